// SPDX-License-Identifier: Apache-2.0
#include "app/shared/RotationService.h"
#include "backend/http/credentials/KubeconfigWriter.h"
#include "backend/runtime/ManualClock.h"
#include "tests/support/runner/Runner.h"

#include <QTemporaryDir>
#include <QTest>

#include <memory>
#include <nlohmann/json.hpp>
#include <optional>

namespace tst_rotation {

using namespace hp;
using namespace hp::app;

namespace {

const TimePoint start = *parseTime("2026-01-10T12:00:00Z");

/// What a backend has to replace, in a data directory.
struct Desk {
    QTemporaryDir folder{};
    http::DataDirectory directory = *http::DataDirectory::open(folder.path().toStdString());
    std::unique_ptr<http::TokenFile> tokens = http::TokenFile::open(directory).value();
    runtime::ManualClock clock{start};
    std::vector<std::string> recorded{};
    Result<Done> certificateDone = Done{};
    int certificates = 0;
    std::optional<RotationService> service{};

    Desk()
    {
        (void)writeBuiltIns();
        startService();
    }
    void startService()
    {
        RotationService::Parts parts;
        parts.tokens = tokens.get();
        parts.clock = &clock;
        parts.writeBuiltIns = [this] { return writeBuiltIns(); };
        parts.certificate = [this] {
            ++certificates;
            return certificateDone;
        };
        parts.auditKey = [] { return Result<std::string>("0a1b2c3d"); };
        parts.bundleKey = [] { return Result<std::string>("SHA256:abc"); };
        parts.record = [this](const Rotation &rotation) {
            recorded.push_back(rotation.what + '|' + rotation.name + '|' + rotation.actor + '|'
                               + rotation.from);
            return Result<Done>(Done{});
        };
        service.emplace(std::move(parts));
    }
    [[nodiscard]] Result<Done> writeBuiltIns()
    {
        return http::KubeconfigWriter(directory, *tokens).write("https://127.0.0.1:1", "");
    }
    [[nodiscard]] Result<Json> run(const std::string &command,
                                   const Json &arguments = Json::object())
    {
        return service->run(command, arguments, {"ada", {"admin"}, "10.0.0.7:9"});
    }
};

} // namespace

/// What is replaced on an administrator's word.
class TestRotation : public QObject
{
    Q_OBJECT
private slots:
    void othersAreRefused_data()
    {
        QTest::addColumn<QByteArray>("command");
        QTest::addColumn<QByteArray>("role");
        for (const char *role : {"operator", "approver", "viewer", "hook", "wall"}) {
            for (const char *what : {"certificate", "token", "audit-key", "bundle-key"})
                QTest::addRow("the %s of a %s", what, role)
                    << QByteArray("rotate.") + what << QByteArray(role);
        }
    }
    void othersAreRefused()
    {
        QFETCH(QByteArray, command);
        QFETCH(QByteArray, role);
        Desk desk;
        const std::string before = *desk.directory.read("tokens.json");
        const auto done = desk.service->run(
            command.toStdString(), {{"name", "admin"}}, {"otto", {role.toStdString()}});
        QVERIFY(!done);
        QVERIFY(done.error().code == ErrorCode::Unauthorised);
        QCOMPARE(*desk.directory.read("tokens.json"), before);
        QCOMPARE(desk.certificates, 0);
        QVERIFY(desk.recorded.empty());
    }

    void aTokenIsReplacedWithItsRolesAndOwners()
    {
        Desk desk;
        QVERIFY(bool(desk.tokens->issue({"guard", {"hook"}, {"shell"}}, "before", {})));
        const auto done = desk.run("rotate.token", {{"name", "guard"}});
        QVERIFY2(bool(done), done ? "" : done.error().message.c_str());
        const auto fresh = (*done)["token"].get<std::string>();
        QVERIFY(!desk.tokens->identify("before"));
        const auto who = desk.tokens->identify(fresh);
        QVERIFY(bool(who));
        QCOMPARE(who->name, std::string("guard"));
        QCOMPARE(who->roles, std::vector<std::string>{"hook"});
        QCOMPARE(who->owners, std::vector<std::string>{"shell"});
        QCOMPARE(desk.recorded, std::vector<std::string>{"token|guard|ada|10.0.0.7:9"});
    }

    void aBuiltInTokenIsReplacedInItsFileAndNotAnswered_data()
    {
        QTest::addColumn<QString>("user");
        QTest::addColumn<QString>("file");
        QTest::newRow("an administrator") << "admin"
                                          << "admin.kubeconfig";
        QTest::newRow("a viewer") << "viewer"
                                  << "viewer.kubeconfig";
        QTest::newRow("an operator") << "operator"
                                     << "operator.token";
        QTest::newRow("a wall") << "wall"
                                << "wall.token";
    }
    void aBuiltInTokenIsReplacedInItsFileAndNotAnswered()
    {
        QFETCH(QString, user);
        QFETCH(QString, file);
        Desk desk;
        const auto tokenIn = [&] {
            const std::string text = *desk.directory.read(file.toStdString());
            return file.endsWith(QStringLiteral(".token"))
                ? QString::fromStdString(text).trimmed().toStdString()
                : http::kubeconfigToken(text);
        };
        const std::string before = tokenIn();
        const auto done = desk.run("rotate.token", {{"name", user.toStdString()}});
        QVERIFY2(bool(done), done ? "" : done.error().message.c_str());
        QVERIFY(!done->contains("token"));
        QVERIFY(tokenIn() != before);
        QVERIFY(!desk.tokens->identify(before));
        QCOMPARE(desk.tokens->identify(tokenIn())->name, user.toStdString());
        QCOMPARE(desk.tokens->issued().size(), std::size_t(4));
    }

    /// It would go on with whoever it came to.
    void aSharedTokenIsReplacedWhereItStands()
    {
        Desk desk;
        QTemporaryDir elsewhere;
        const auto theirs = http::DataDirectory::open(elsewhere.path().toStdString());
        const std::string file = theirs->file("tokens.json");
        const auto others = http::TokenFile::open(*theirs);
        QVERIFY(bool((*others)->issue({"anna", {"operator"}}, "shared")));
        desk.tokens = http::TokenFile::open(desk.directory, file).value();
        desk.startService();
        const auto done = desk.run("rotate.token", {{"name", "anna"}});
        QVERIFY(!done);
        QCOMPARE(done.error().message,
                 "The token of anna stands in " + file
                     + ", which is only read here: it ends when it is taken out there.");
        QVERIFY(bool(desk.tokens->identify("shared")));
        QVERIFY(desk.recorded.empty());
    }

    void whatCannotBeReplacedIsSaidAndNotRecorded()
    {
        Desk desk;
        QVERIFY(bool(desk.tokens->issue({"noc", {"wall"}}, "screen", {"ada", "", "10.0.0.9"})));
        desk.certificateDone = unexpected(ErrorCode::Refused, "it is that of --tls-cert");
        QCOMPARE(desk.run("rotate.token", {{"name", "nobody"}}).error().message,
                 std::string("There is no token of nobody."));
        QVERIFY(desk.run("rotate.token", {{"name", "noc"}}).error().code == ErrorCode::Refused);
        QVERIFY(bool(desk.tokens->identify("screen")));
        QCOMPARE(desk.run("rotate.certificate").error().message,
                 std::string("it is that of --tls-cert"));
        QVERIFY(desk.run("rotate.everything").error().code == ErrorCode::NotFound);
        QVERIFY(desk.recorded.empty());
    }

    void keysAreNamedInTheAudit()
    {
        Desk desk;
        QVERIFY((*desk.run("rotate.audit-key"))["key"] == "0a1b2c3d");
        QVERIFY((*desk.run("rotate.bundle-key"))["key"] == "SHA256:abc");
        QVERIFY(bool(desk.run("rotate.certificate")));
        QCOMPARE(desk.recorded,
                 (std::vector<std::string>{"audit-key|0a1b2c3d|ada|10.0.0.7:9",
                                           "bundle-key|SHA256:abc|ada|10.0.0.7:9",
                                           "certificate||ada|10.0.0.7:9"}));
    }
};

} // namespace tst_rotation

HP_TEST(tst_rotation, TestRotation)
#include "tst_rotation.moc"
