// SPDX-License-Identifier: Apache-2.0
#include "backend/gateway/TokenService.h"
#include "backend/http/credentials/SeenTokens.h"
#include "backend/runtime/ManualClock.h"
#include "tests/support/runner/Runner.h"

#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

#include <nlohmann/json.hpp>

namespace tst_tokenservice {

using namespace hp;
using namespace std::chrono_literals;

/// Tokens over the gateway: told once, listed without them, gone when revoked.
class TestTokenService : public QObject
{
    Q_OBJECT
private slots:
    void init()
    {
        m_folder = std::make_unique<QTemporaryDir>();
        m_directory = std::make_unique<http::DataDirectory>(
            *http::DataDirectory::open(m_folder->path().toStdString()));
        m_clock = std::make_unique<runtime::ManualClock>(*parseTime("2026-01-10T12:00:00Z"));
        m_front = opened();
        m_changed = opened();
        m_view = std::make_shared<gateway::View>();
        m_service = std::make_unique<gateway::TokenService>(*m_changed, *m_clock, m_view);
    }

    void aTokenIsToldOnceAndListedWithoutIt()
    {
        const auto made = run("token.create", {{"name", "anna"}, {"role", "approver"}});
        QVERIFY(made);
        const std::string token = (*made)["token"].get<std::string>();
        QVERIFY(token.size() > 40);
        const auto who = m_front->identify(token);
        QVERIFY2(who && who->has("approver"), "a front that runs knows it at once");
        m_view->flush(m_clock->now());
        QCOMPARE(m_view->rows().size(), std::size_t(1));
        const std::string shown = m_view->rows().at("anna");
        QCOMPARE(QString::fromStdString(shown),
                 QStringLiteral(
                     R"({"builtIn":false,"createdAt":"2026-01-10T12:00:00Z",)"
                     R"("createdBy":"root","lastSeen":"","name":"anna","roles":["approver"]})"));
        const std::string kept = *m_directory->read("tokens.json");
        QVERIFY2(kept.find(token) == std::string::npos, "only its hash is on disk");
    }

    void whoIsLetInIsSeen()
    {
        const auto made = run("token.create", {{"name", "anna"}, {"role", "viewer"}});
        const http::SeenTokens seen(*m_front,
                                    [this](const std::string &name) { m_service->seen(name); });
        QVERIFY(!seen.identify("guess"));
        m_clock->advance(90s);
        QVERIFY(seen.identify((*made)["token"].get<std::string>()));
        const Json row = Json::parse(m_view->rows().at("anna"));
        QCOMPARE(row["lastSeen"].get<std::string>(), std::string("2026-01-10T12:01:30.000000Z"));
        m_service->seen("somebody with a certificate");
        QCOMPARE(m_view->rows().size(), std::size_t(1));
    }

    void aRevokedTokenEndsWhatItOpened()
    {
        const auto made = run("token.create", {{"name", "anna"}, {"role", "viewer"}});
        QStringList ended;
        connect(m_service.get(), &gateway::TokenService::ended, this, [&](const std::string &name) {
            ended << QString::fromStdString(name);
        });
        QVERIFY(run("token.revoke", {{"name", "anna"}}));
        QCOMPARE(ended, QStringList({QStringLiteral("anna")}));
        QVERIFY(!m_front->identify((*made)["token"].get<std::string>()));
        QVERIFY(m_view->rows().empty());
        QVERIFY(!run("token.revoke", {{"name", "anna"}}));
    }

    void anotherRoleIsAskedFor()
    {
        const auto first = run("token.create", {{"name", "anna"}, {"role", "viewer"}});
        QVERIFY(first);
        const auto refused = run("token.create", {{"name", "anna"}, {"role", "operator"}});
        QVERIFY(!refused);
        QCOMPARE(refused.error().message,
                 std::string("there is a token of anna already, with the role viewer: only when it "
                             "is asked to be replaced it ends and another is made"));
        QVERIFY(m_front->identify((*first)["token"].get<std::string>()));
        QVERIFY(m_service->rolesOf("anna") == std::vector<std::string>{"viewer"});
        QVERIFY(run("token.create", {{"name", "anna"}, {"role", "operator"}, {"replace", true}}));
        QVERIFY(!m_front->identify((*first)["token"].get<std::string>()));
        QVERIFY(m_service->rolesOf("anna") == std::vector<std::string>{"operator"});
        QVERIFY(m_service->rolesOf("nobody").empty());
    }

    void aTokenForHooksKnowsWhose()
    {
        const auto made =
            run("token.create",
                {{"name", "backup"}, {"role", "hook"}, {"owners", {"shell/backup", "backup"}}});
        QVERIFY(made);
        const auto who = m_front->identify((*made)["token"].get<std::string>());
        QVERIFY(who && who->owners == (std::vector<std::string>{"shell/backup", "backup"}));
        QVERIFY(!run("token.create", {{"name", "x"}, {"role", "viewer"}, {"owners", {"a"}}}));
    }

    void whatAnotherProgramChangesIsNoticed()
    {
        QVERIFY(run("token.create", {{"name", "anna"}, {"role", "viewer"}}));
        QVERIFY(run("token.create", {{"name", "bert"}, {"role", "viewer"}}));
        QStringList ended;
        connect(m_service.get(), &gateway::TokenService::ended, this, [&](const std::string &name) {
            ended << QString::fromStdString(name);
        });
        const auto other = opened();
        QVERIFY(other->revoke("anna"));
        QVERIFY2(other->issue({"bert", {"viewer"}}, "another one"), "bert gets another one");
        QTRY_COMPARE(ended, QStringList({QStringLiteral("anna"), QStringLiteral("bert")}));
    }

    void refusals_data()
    {
        QTest::addColumn<QString>("role");
        QTest::addColumn<QString>("command");
        QTest::addColumn<QString>("arguments");
        QTest::addColumn<QString>("sentence");
        QTest::newRow("an operator gives no tokens")
            << "operator"
            << "token.create"
            << R"({"name": "x", "role": "viewer"})"
            << "root may not do this: an administrator may";
        QTest::newRow("an administrator on a wall neither")
            << "admin wall"
            << "token.revoke"
            << R"({"name": "x"})"
            << "root may not do this: an administrator may";
        QTest::newRow("an unknown role")
            << "admin"
            << "token.create"
            << R"({"name": "x", "role": "root"})"
            << "role: 'root' is not one of admin, operator, approver, hook, viewer, wall";
        QTest::newRow("a name that is a path")
            << "admin"
            << "token.create"
            << R"({"name": "../x", "role": "viewer"})"
            << "name: '../x' is not lower-case letters, digits, '-' and '.'";
        QTest::newRow("a name of the backend's own")
            << "admin"
            << "token.create"
            << R"({"name": "operator", "role": "viewer"})"
            << "name: the backend itself hands out the token of operator";
        QTest::newRow("what the backend hands out")
            << "admin"
            << "token.revoke"
            << R"({"name": "wall"})"
            << "the backend itself hands out the token of wall: remove its file and start again";
        QTest::newRow("nobody's token") << "admin"
                                        << "token.revoke"
                                        << R"({"name": "x"})"
                                        << "There is no token of x.";
        QTest::newRow("no such command") << "admin"
                                         << "token.show"
                                         << "{}"
                                         << "there is no command token.show";
    }
    void refusals()
    {
        QFETCH(const QString, role);
        QFETCH(const QString, command);
        QFETCH(const QString, arguments);
        QFETCH(const QString, sentence);
        const auto refused =
            run(command.toUtf8().constData(), Json::parse(arguments.toStdString()), role);
        QVERIFY(!refused);
        QCOMPARE(QString::fromStdString(refused.error().message), sentence);
    }

    void aSecondTokenOfANameIsRefused()
    {
        QVERIFY(run("token.create", {{"name", "anna"}, {"role", "viewer"}}));
        const auto again = run("token.create", {{"name", "anna"}, {"role", "viewer"}});
        QVERIFY(!again);
        QCOMPARE(again.error().message,
                 std::string("there is a token of anna already: revoke it first"));
    }

private:
    std::unique_ptr<http::TokenFile> opened()
    {
        auto file = http::TokenFile::open(*m_directory);
        return std::move(*file);
    }
    Result<Json>
    run(const char *command, const Json &arguments, const QString &roles = QStringLiteral("admin"))
    {
        gateway::Caller caller;
        caller.name = "root";
        for (const QString &role : roles.split(QLatin1Char(' ')))
            caller.roles.push_back(role.toStdString());
        return m_service->run(command, arguments, caller);
    }

    std::unique_ptr<QTemporaryDir> m_folder;
    std::unique_ptr<http::DataDirectory> m_directory;
    std::unique_ptr<runtime::ManualClock> m_clock;
    std::unique_ptr<http::TokenFile> m_front;
    std::unique_ptr<http::TokenFile> m_changed;
    std::shared_ptr<gateway::View> m_view;
    std::unique_ptr<gateway::TokenService> m_service;
};

} // namespace tst_tokenservice

HP_TEST(tst_tokenservice, TestTokenService)
#include "tst_tokenservice.moc"
