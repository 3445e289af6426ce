// SPDX-License-Identifier: Apache-2.0
#include "app/shared/WallProof.h"
#include "app/shared/cluster/WallRights.h"
#include "backend/runtime/ManualClock.h"
#include "backend/runtime/SystemClock.h"
#include "tests/support/gateway/Patience.h"
#include "tests/support/kube/KubeFixture.h"
#include "tests/support/kube/ScriptedApi.h"
#include "tests/support/runner/Runner.h"

#include <QFile>
#include <QRegularExpression>
#include <QTest>

#include <nlohmann/json.hpp>

namespace tst_wallproof {

using namespace hp;
using namespace hp::app;
using namespace std::chrono_literals;

namespace {

/// Refuses a wall everything but one command.
class AlmostRefusing final : public gateway::Commands
{
public:
    [[nodiscard]] Result<Json>
    run(const std::string &command, const Json &arguments, const gateway::Caller &caller) override
    {
        asked.push_back(command);
        if (caller.roles != std::vector<std::string>{"wall"} || !arguments.empty())
            return unexpected(ErrorCode::Internal, "nobody else asks here");
        if (command == open)
            return Json::object();
        if (command == incomplete)
            return unexpected(ErrorCode::Invalid, "it wants a machine");
        return unexpected(ErrorCode::Unauthorised, "a wall is not allowed to do this");
    }
    std::string open{};
    std::string incomplete{};
    std::vector<std::string> asked{};
};

std::string mayNotImpersonate()
{
    return Json{{"kind", "Status"},
                {"status", "Failure"},
                {"code", 403},
                {"reason", "Forbidden"},
                {"message", "User \"us\" cannot impersonate resource \"users\""}}
        .dump();
}

std::string answerOf(bool allowed)
{
    return Json{{"status", {{"allowed", allowed}}}}.dump();
}

} // namespace

/// A wall is served when it is known that it can write nothing, and not before.
class TestWallProof : public QObject
{
    Q_OBJECT
private slots:
    void init()
    {
        m_commands = std::make_unique<AlmostRefusing>();
        m_clock = std::make_unique<runtime::ManualClock>(*parseTime("2026-01-10T12:00:00Z"));
        m_questions.clear();
        m_said.clear();
        WallProof::Parts parts;
        parts.commands = m_commands.get();
        parts.clock = m_clock.get();
        parts.askCluster = [this](Reply<std::string> reply) {
            m_questions.push_back(std::move(reply));
        };
        parts.refuse = [this](const std::string &why) { m_said.push_back(why); };
        m_proof = std::make_unique<WallProof>(std::move(parts));
    }

    void everyCommandIsTried()
    {
        QVERIFY(m_proof->proveHere());
        QCOMPARE(m_commands->asked.size(), commandsOfPeople().size());
    }

    void whatAWallCouldDoIsNamed_data()
    {
        QTest::addColumn<QString>("command");
        QTest::addColumn<bool>("done");
        for (const std::string_view name : commandsOfPeople()) {
            const std::string text(name);
            QTest::addRow("%s is done", text.c_str()) << QString::fromStdString(text) << true;
            QTest::addRow("%s lacks words", text.c_str()) << QString::fromStdString(text) << false;
        }
    }
    void whatAWallCouldDoIsNamed()
    {
        QFETCH(const QString, command);
        QFETCH(const bool, done);
        (done ? m_commands->open : m_commands->incomplete) = command.toStdString();
        const auto proved = m_proof->proveHere();
        QVERIFY(!proved);
        QCOMPARE(
            QString::fromStdString(proved.error().message),
            QStringLiteral("The wall is not served, because it could ask for %1.").arg(command));
    }

    /// Who adds a command adds it to the proof: all that the documentation lists are tried, but for
    /// the one that tells everybody what stands in a view of theirs.
    void noCommandIsForgotten()
    {
        QFile file(qEnvironmentVariable("HOLDPOINT_SOURCE_DIR")
                   + QStringLiteral("/docs/protocol.md"));
        QVERIFY(file.open(QIODevice::ReadOnly));
        std::set<std::string> documented;
        const QRegularExpression row(QStringLiteral("^\\| `([a-z]+\\.[a-zA-Z-]+)` \\|"),
                                     QRegularExpression::MultilineOption);
        for (auto found = row.globalMatch(QString::fromUtf8(file.readAll())); found.hasNext();)
            documented.insert(found.next().captured(1).toStdString());
        QCOMPARE(documented.erase("calendar.planned"), std::size_t(1));
        const std::set<std::string> tried(commandsOfPeople().begin(), commandsOfPeople().end());
        QVERIFY(documented.size() > 25);
        QCOMPARE(tried, documented);
    }

    void aWallWaitsForTheCluster()
    {
        m_proof->start();
        QCOMPARE(m_said.back(),
                 std::string("The wall is not served yet: the cluster has not said that a wall can "
                             "write nothing."));
        QCOMPARE(m_questions.size(), std::size_t(1));
        m_questions.back()(unexpected(ErrorCode::Unreachable, "no answer"));
        QCOMPARE(m_said.size(), std::size_t(1));
        m_clock->advance(5s);
        QCOMPARE(m_questions.size(), std::size_t(2));
        m_questions.back()(std::string());
        QCOMPARE(m_said.back(), std::string());
        m_clock->advance(1h);
        QCOMPARE(m_questions.size(), std::size_t(2));
    }

    void aClusterThatLetsWallsWriteKeepsThemAway()
    {
        const char *sentence =
            "The wall is not served, because it could patch nodes as wall on this cluster.";
        QTest::ignoreMessage(QtWarningMsg, sentence);
        m_proof->start();
        m_questions.back()(std::string("patch nodes as wall"));
        QCOMPARE(m_said.back(), std::string(sentence));
        m_clock->advance(59s);
        QCOMPARE(m_questions.size(), std::size_t(1));
        m_clock->advance(1s);
        QCOMPARE(m_questions.size(), std::size_t(2));
        m_questions.back()(std::string()); // somebody has mended the role
        QCOMPARE(m_said.back(), std::string());
    }

    void anAnswerThatComesTooLateIsDropped()
    {
        m_proof->start();
        m_proof.reset();
        m_questions.back()(std::string());
        QCOMPARE(m_said.size(), std::size_t(1));
    }

    /// The question as a real cluster gets it: in the name of each wall, each verb that writes.
    void theClusterIsAskedInTheNamesOfWalls_data()
    {
        QTest::addColumn<QString>("allowed");
        QTest::addColumn<bool>("mayNotSpeak");
        QTest::addColumn<QString>("answer");
        QTest::newRow("nothing is allowed") << "" << false << "";
        QTest::newRow("one may patch") << "patch machines wall-noc" << false
                                       << "patch machines.machine.openshift.io as wall-noc";
        QTest::newRow("one may delete")
            << "delete machines wall" << false << "delete machines.machine.openshift.io as wall";
        QTest::newRow("nothing can be sent in their name") << "" << true << "";
    }
    void theClusterIsAskedInTheNamesOfWalls()
    {
        QFETCH(const QString, allowed);
        QFETCH(const bool, mayNotSpeak);
        QFETCH(const QString, answer);
        std::set<std::string> namespaces;
        test::ScriptedApi api([&](const test::ScriptedApi::Received &request) {
            const auto who = request.headers.find("impersonate-user");
            const Json review = Json::parse(request.body);
            const Json &what = review["spec"]["resourceAttributes"];
            if (what["resource"] == "machines")
                namespaces.insert(what["namespace"].get<std::string>());
            const std::string line = what["verb"].get<std::string>() + ' '
                + what["resource"].get<std::string>() + ' '
                + (who == request.headers.end() ? "us" : who->second);
            test::ScriptedApi::Say say;
            say.status = mayNotSpeak ? 403 : 201;
            say.body = mayNotSpeak ? mayNotImpersonate() : answerOf(line == allowed.toStdString());
            return say;
        });
        runtime::SystemClock clock;
        kube::KubeCluster cluster(api.endpoint(),
                                  std::make_shared<test::StaticCredentials>("secret"),
                                  clock,
                                  test::hastySettings());
        std::optional<Result<std::string>> told;
        askWallRights(cluster, {"wall", "wall-noc"}, "ns", [&](Result<std::string> what) {
            told.emplace(std::move(what));
        });
        QTRY_VERIFY(told.has_value());
        QVERIFY2(*told, *told ? "" : told->error().message.c_str());
        QCOMPARE(QString::fromStdString(**told), answer);
        for (const auto &request : api.received())
            QVERIFY2(request.headers.contains("impersonate-user"), "it was asked in our own name");
        if (allowed.isEmpty() && !mayNotSpeak) {
            QVERIFY(api.received().size() >= 8);
            QCOMPARE(namespaces, std::set<std::string>{"ns"});
        }
    }

private:
    std::unique_ptr<AlmostRefusing> m_commands;
    std::unique_ptr<runtime::ManualClock> m_clock;
    std::vector<Reply<std::string>> m_questions;
    std::vector<std::string> m_said;
    std::unique_ptr<WallProof> m_proof;
};

} // namespace tst_wallproof

HP_TEST(tst_wallproof, TestWallProof)
#include "tst_wallproof.moc"
