// SPDX-License-Identifier: Apache-2.0
#include "backend/gateway/TokenService.h"
#include "backend/http/credentials/SeenTokens.h"
#include "backend/runtime/ManualClock.h"
#include "tests/support/gateway/Patience.h"
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
        m_service.reset(); // knows the links that were
        m_links = std::make_unique<http::ViewLinks>(*m_clock);
        m_known = m_links->authenticator(*m_front);
        m_service = std::make_unique<gateway::TokenService>(*m_changed, *m_links, *m_clock, m_view);
        m_good.clear();
        connect(m_service.get(),
                &gateway::TokenService::looked,
                this,
                [this](const http::TokenHashes &good) { m_good = good; });
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

    void whatIsDoneIsRecorded()
    {
        QStringList acts;
        m_service->recordBy([&acts](const gateway::TokenService::Act &act) -> Result<Done> {
            acts << QString::fromStdString(act.actor + " " + act.name + " " + act.role
                                           + (act.replaced ? " again" : ""));
            return unexpected(ErrorCode::Refused, "the disk is full");
        });
        QVERIFY(run("token.create", {{"name", "anna"}, {"role", "approver"}}));
        QVERIFY(!run("token.create", {{"name", "anna"}, {"role", "viewer"}}));
        QVERIFY(run("token.create", {{"name", "anna"}, {"role", "viewer"}, {"replace", true}}));
        QVERIFY(run("token.revoke", {{"name", "anna"}}));
        QVERIFY(!run("token.revoke", {{"name", "anna"}}));
        QCOMPARE(acts.join(QLatin1Char('|')),
                 QStringLiteral("root anna approver|root anna viewer again|root anna "));
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
        const auto opened = m_front->identify((*made)["token"].get<std::string>());
        QVERIFY(opened && http::isGood(opened->tokenHash, m_good));
        QVERIFY(run("token.revoke", {{"name", "anna"}}));
        QVERIFY(!http::isGood(opened->tokenHash, m_good));
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
                 std::string("a token of anna already exists, with the role viewer: it is replaced "
                             "only if you ask for that"));
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
        const http::TokenHashes before = m_good;
        QCOMPARE(before.size(), std::size_t(2));
        const auto other = opened();
        QVERIFY(other->revoke("anna"));
        QVERIFY2(other->issue({"bert", {"viewer"}}, "another one"), "bert gets another one");
        QTRY_COMPARE(m_good, http::TokenHashes{http::tokenHash("another one")});
        QVERIFY(!before.contains(http::tokenHash("another one")));
    }

    /// Nobody looked between its beginning and its end, and somebody came with it all the same.
    void aTokenComesAndGoesBetweenTwoLooks_data()
    {
        QTest::addColumn<bool>("here");
        QTest::newRow("an administrator revokes it") << true;
        QTest::newRow("another program revokes it") << false;
    }
    void aTokenComesAndGoesBetweenTwoLooks()
    {
        QFETCH(const bool, here);
        const auto other = opened();
        QVERIFY(other->issue({"anna", {"operator"}}, "brief"));
        const auto who = m_front->identify("brief");
        QVERIFY(who);
        QVERIFY(m_service->isGood(who->tokenHash)); // as before each command
        const http::LinkedViewer guest = redeemed("operator", "anna");
        QVERIFY(here ? run("token.revoke", {{"name", "anna"}}).has_value()
                     : other->revoke("anna").has_value());
        QSignalSpy looks(m_service.get(), &gateway::TokenService::looked);
        m_service->refresh();
        QVERIFY2(!looks.isEmpty(), "it is told with every look, whatever changed");
        QVERIFY(!http::isGood(who->tokenHash, m_good));
        QVERIFY2(!m_known->identify(guest.token), "nor does who came by a link stay");
        QVERIFY(!m_service->isGood(who->tokenHash));
    }

    /// As in a pod, which issues its own of the names that the file has that all pods share.
    void twoTokensOfANameAreBothGood()
    {
        const Shared shared("operator", "shared");
        m_service.reset();
        const auto both = http::TokenFile::open(*m_directory, shared.file);
        QVERIFY((*both)->issue({"operator", {"operator"}}, "own"));
        gateway::TokenService service(**both, *m_links, *m_clock, m_view);
        QVERIFY(service.isGood(http::tokenHash("own")));
        QVERIFY(service.isGood(http::tokenHash("shared")));
        QVERIFY((*shared.tokens)->revoke("operator"));
        QVERIFY(!service.isGood(http::tokenHash("shared")));
        QVERIFY2(service.isGood(http::tokenHash("own")), "each ends for itself");
    }

    void whatIsSharedIsNeitherReplacedNorRevokedHere()
    {
        const Shared shared("anna", "shared");
        m_service.reset();
        const auto both = http::TokenFile::open(*m_directory, shared.file);
        m_service = std::make_unique<gateway::TokenService>(**both, *m_links, *m_clock, m_view);
        const auto replaced =
            run("token.create", {{"name", "anna"}, {"role", "operator"}, {"replace", true}});
        QVERIFY(!replaced);
        QVERIFY(replaced.error().code == ErrorCode::Refused);
        QVERIFY(replaced.error().message.find(shared.file) != std::string::npos);
        QVERIFY2((*both)->issue({"anna", {"viewer"}}, "own"),
                 "another version made one all the same");
        const auto revoked = run("token.revoke", {{"name", "anna"}});
        QVERIFY2(!revoked, "the shared one goes on");
        QVERIFY(revoked.error().message.find(shared.file) != std::string::npos);
        QVERIFY(!(*both)->identify("own"));
        QVERIFY((*both)->identify("shared"));
        m_service.reset(); // before what it looks into
    }

    /// What it opened has the roles that it had; it may come again with those of now.
    void whatATokenOpenedWithOtherRolesEnds()
    {
        QVERIFY(run("token.create", {{"name", "anna"}, {"role", "operator"}}));
        QVERIFY(run("token.create", {{"name", "bert"}, {"role", "operator"}}));
        std::string text = *m_directory->read("tokens.json");
        const auto entries = Json::parse(text);
        const auto of = [&](const char *name) {
            for (const Json &entry : entries["tokens"]) {
                if (entry["name"] == name)
                    return entry["sha256"].get<std::string>();
            }
            return std::string();
        };
        Json changed = entries;
        for (Json &entry : changed["tokens"]) {
            if (entry["name"] == "anna")
                entry["roles"] = Json::array({"viewer"});
        }
        QVERIFY(m_directory->write("tokens.json", changed.dump()));
        std::vector<http::TokenHashes> told;
        connect(m_service.get(),
                &gateway::TokenService::looked,
                this,
                [&](const http::TokenHashes &good) { told.push_back(good); });
        m_service->refresh();
        disconnect(m_service.get(), nullptr, this, nullptr);
        QCOMPARE(told.size(), std::size_t(2));
        QCOMPARE(told[0], http::TokenHashes{of("bert")});
        QCOMPARE(told[1], (http::TokenHashes{of("anna"), of("bert")}));
    }

    /// Nobody who watches all night is taken for somebody who is not there.
    void whoStaysConnectedIsSeen()
    {
        QVERIFY(run("token.create", {{"name", "anna"}, {"role", "viewer"}}));
        m_service->seeWhoIsConnected([] {
            return std::set<std::string>{"anna", "by-certificate"};
        });
        const auto seen = [&] {
            m_service->refresh();
            return Json::parse(m_view->rows().at("anna"))["lastSeen"].get<std::string>();
        };
        QCOMPARE(seen(), std::string("2026-01-10T12:00:00.000000Z"));
        m_clock->advance(59s);
        QCOMPARE(seen(), std::string("2026-01-10T12:00:00.000000Z"));
        m_clock->advance(1s);
        QCOMPARE(seen(), std::string("2026-01-10T12:01:00.000000Z"));
        QCOMPARE(m_view->rows().size(), std::size_t(1));
    }

    void aTokenOfAnotherProgramIsNotReplacedUnasked()
    {
        QVERIFY(opened()->issue({"guard", {"hook"}}, "of the hook"));
        QVERIFY2(!run("token.create", {{"name", "guard"}, {"role", "viewer"}}), "before any look");
        QVERIFY(m_front->identify("of the hook"));
    }

    /// Whoever has a name now does not answer for what was done with another token.
    void rolesAreThoseOfTheToken()
    {
        QVERIFY(run("token.create", {{"name", "bert"}, {"role", "approver"}}));
        const std::string first = *m_good.begin();
        QCOMPARE(m_service->rolesOf("bert", first), std::vector<std::string>{"approver"});
        QVERIFY(run("token.create", {{"name", "bert"}, {"role", "approver"}, {"replace", true}}));
        QVERIFY(m_service->rolesOf("bert", first).empty());
        QCOMPARE(m_service->rolesOf("bert"), std::vector<std::string>{"approver"});
    }

    void aViewIsShared_data()
    {
        QTest::addColumn<QString>("arguments");
        QTest::addColumn<QString>("place");
        QTest::newRow("the first page") << "{}"
                                        << "/";
        QTest::newRow("a page") << R"({"page": "holds"})"
                                << "/holds";
        QTest::newRow("a page of the past") << R"({"page": "fleet", "at": "2026-01-10T11:00:00Z"})"
                                            << "/fleet?at=2026-01-10T11%3A00%3A00Z";
        QTest::newRow("a machine and its range")
            << R"({"page": "m/ns/worker-1", "at": "2026-01-10T11:00:00Z", "from": "2026-01-09T11:00:00+01:00"})"
            << "/m/ns/worker-1?at=2026-01-10T11%3A00%3A00Z&from=2026-01-09T11%3A00%3A00%2B01%3A00";
        QTest::newRow("a name that has to be escaped") << R"({"page": "m/ns/a b\u00e4"})"
                                                       << "/m/ns/a%20b%C3%A4";
        QTest::newRow("empty words are none") << R"({"page": "", "at": ""})"
                                              << "/";
    }
    void aViewIsShared()
    {
        QFETCH(const QString, arguments);
        QFETCH(const QString, place);
        const auto link =
            run("token.share", Json::parse(arguments.toStdString()), QStringLiteral("viewer"));
        QVERIFY2(link, link ? "" : link.error().message.c_str());
        const QString url = QString::fromStdString((*link)["url"].get<std::string>());
        QCOMPARE(url.section(QLatin1Char('#'), 0, 0), place);
        QCOMPARE(url.section(QLatin1Char('#'), 1).size(), 22);
        QCOMPARE((*link)["expiresAt"].get<std::string>(), std::string("2026-01-10T12:05:00Z"));
        QCOMPARE(link->size(), std::size_t(2));
    }

    void everybodyButAWallShares_data()
    {
        QTest::addColumn<QString>("roles");
        QTest::addColumn<bool>("may");
        for (const char *role : {"admin", "operator", "approver", "hook", "viewer"})
            QTest::newRow(role) << QString::fromLatin1(role) << true;
        QTest::newRow("a wall") << "wall" << false;
        QTest::newRow("an administrator on a wall") << "admin wall" << false;
    }
    void everybodyButAWallShares()
    {
        QFETCH(const QString, roles);
        QFETCH(const bool, may);
        QCOMPARE(run("token.share", Json::object(), roles).has_value(), may);
    }

    /// It is listed and revoked as tokens are, and whoever came by a link shares none.
    void whoCameByALinkIsListedAndCanBeRevoked()
    {
        const http::LinkedViewer viewer = redeemed("admin");
        m_service->seen(viewer.name);
        m_view->flush(m_clock->now());
        const Json row = Json::parse(m_view->rows().at(viewer.name));
        QCOMPARE(row["roles"].dump(), std::string(R"(["viewer"])"));
        QCOMPARE(row["createdBy"].get<std::string>(), std::string("root"));
        QCOMPARE(row["createdAt"].get<std::string>(), std::string("2026-01-10T12:00:00Z"));
        QCOMPARE(row["lastSeen"].get<std::string>(), std::string("2026-01-10T12:00:00.000000Z"));
        QVERIFY(!row["builtIn"].get<bool>());
        QCOMPARE(m_service->rolesOf(viewer.name), std::vector<std::string>{"viewer"});
        QVERIFY2(m_directory->read("tokens.json").error().code == ErrorCode::NotFound,
                 "nothing of it is on disk");

        gateway::Caller guest{viewer.name, {"viewer"}};
        const auto shares = m_service->run("token.share", Json::object(), guest);
        QVERIFY(!shares);
        QCOMPARE(shares.error().message,
                 viewer.name + " signed in with a link and cannot share one");
        const auto taken =
            run("token.create", {{"name", viewer.name}, {"role", "viewer"}, {"replace", true}});
        QVERIFY2(!taken, "its name is not given to somebody else");

        const auto known = m_known->identify(viewer.token);
        QVERIFY(known && http::isGood(known->tokenHash, m_good));
        QVERIFY(!run("token.revoke", {{"name", viewer.name}}, QStringLiteral("operator")));
        QVERIFY(run("token.revoke", {{"name", viewer.name}}));
        QVERIFY(!http::isGood(known->tokenHash, m_good));
        QVERIFY(!m_known->identify(viewer.token));
        QVERIFY(m_view->rows().empty());
    }

    void aLinksTokenEndsWithThatOfItsSharer_data()
    {
        QTest::addColumn<QString>("how");
        QTest::newRow("by an administrator") << "revoke";
        QTest::newRow("by another program") << "elsewhere";
        QTest::newRow("because there is a new one") << "replace";
        QTest::newRow("by its own time") << "time";
    }
    void aLinksTokenEndsWithThatOfItsSharer()
    {
        QFETCH(const QString, how);
        QVERIFY(run("token.create", {{"name", "anna"}, {"role", "operator"}}));
        QVERIFY(run("token.create", {{"name", "bert"}, {"role", "viewer"}}));
        const http::LinkedViewer viewer = redeemed("operator", "anna");
        const http::LinkedViewer other = redeemed("viewer", "bert");
        const auto known = m_known->identify(viewer.token);
        QVERIFY(known && http::isGood(known->tokenHash, m_good));
        const bool byTime = how == QLatin1String("time");
        if (how == QLatin1String("revoke"))
            QVERIFY(run("token.revoke", {{"name", "anna"}}));
        else if (how == QLatin1String("elsewhere"))
            QVERIFY(opened()->revoke("anna"));
        else if (byTime)
            m_clock->advance(12h);
        else
            QVERIFY(
                run("token.create", {{"name", "anna"}, {"role", "operator"}, {"replace", true}}));
        QTRY_VERIFY(!http::isGood(known->tokenHash, m_good));
        QVERIFY(!m_known->identify(viewer.token));
        QCOMPARE(m_known->identify(other.token).has_value(), !byTime);
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
            << "root is not allowed to do this: it requires the role admin";
        QTest::newRow("an administrator on a wall neither")
            << "admin wall"
            << "token.revoke"
            << R"({"name": "x"})"
            << "root is not allowed to do this: it requires the role admin";
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
        QTest::newRow("owners that are no list")
            << "admin"
            << "token.create"
            << R"({"name": "x", "role": "hook", "owners": "shell/x"})"
            << "owners: it is not a list of names";
        QTest::newRow("an owner that is no text")
            << "admin"
            << "token.create"
            << R"({"name": "x", "role": "hook", "owners": ["shell/x", 7]})"
            << "owners: it is not a list of names";
        QTest::newRow("an owner with a line break")
            << "admin"
            << "token.create"
            << R"({"name": "x", "role": "hook", "owners": ["shell/x\ny"]})"
            << "owners: it is not a list of names";
        QTest::newRow("a name of the backend's own")
            << "admin"
            << "token.create"
            << R"({"name": "operator", "role": "viewer"})"
            << "name: the backend itself creates the token of operator";
        QTest::newRow("what the backend hands out")
            << "admin"
            << "token.revoke"
            << R"({"name": "wall"})"
            << "the backend itself creates the token of wall: remove its file and restart";
        QTest::newRow("nobody's token") << "admin"
                                        << "token.revoke"
                                        << R"({"name": "x"})"
                                        << "There is no token of x.";
        QTest::newRow("a wall shares nothing")
            << "wall"
            << "token.share"
            << "{}"
            << "root is not allowed to do this: it requires a person";
        QTest::newRow("a page that is none")
            << "viewer"
            << "token.share"
            << R"({"page": "settings"})"
            << "page: 'settings' is not one of fleet, holds, power, calendar, alarms, incidents, "
               "m/NAMESPACE/NAME";
        for (const char *page : {"/holds",
                                 "m/a",
                                 "m/a/",
                                 "m//b",
                                 "m/a/b/c",
                                 "m/a/..",
                                 "m/a/b?x",
                                 "m/a/b#x",
                                 "m/%61/b",
                                 "holds#x",
                                 "//evil.example",
                                 "https://e"})
            QTest::newRow(page) << "viewer"
                                << "token.share"
                                << QStringLiteral(R"({"page": "%1"})").arg(QLatin1String(page))
                                << QStringLiteral(
                                       "page: '%1' is not one of fleet, holds, power, calendar, "
                                       "alarms, incidents, m/NAMESPACE/NAME")
                                       .arg(QLatin1String(page));
        QTest::newRow("an instant that is none")
            << "viewer"
            << "token.share"
            << R"({"at": "yesterday"})"
            << "at: 'yesterday' is not a time such as 2026-01-10T12:00:00Z";
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

    void tooManyLinksAreRefused()
    {
        for (std::size_t i = 0; i < http::ViewLinks::maxOpenOfOne; ++i)
            QVERIFY(run("token.share", Json::object()));
        const auto refused = run("token.share", Json::object());
        QVERIFY(!refused);
        QVERIFY(refused.error().code == ErrorCode::Refused);
        QCOMPARE(refused.error().message,
                 std::string("20 links of root are already open: each ends when it is used, or "
                             "after 5 minutes"));
    }

    void aSecondTokenOfANameIsRefused()
    {
        QVERIFY(run("token.create", {{"name", "anna"}, {"role", "viewer"}}));
        const auto again = run("token.create", {{"name", "anna"}, {"role", "viewer"}});
        QVERIFY(!again);
        QCOMPARE(again.error().message,
                 std::string("a token of anna already exists: revoke it first"));
    }

private:
    /// What several backends share, with the token of one operator.
    struct Shared {
        Shared(const char *name, const char *token)
        {
            const auto issued = (*tokens)->issue({name, {"operator"}}, token);
            QVERIFY(issued);
        }
        QTemporaryDir folder{};
        http::DataDirectory directory = *http::DataDirectory::open(folder.path().toStdString());
        std::string file = directory.file("tokens.json");
        Result<std::unique_ptr<http::TokenFile>> tokens = http::TokenFile::open(directory);
    };

    std::unique_ptr<http::TokenFile> opened()
    {
        auto file = http::TokenFile::open(*m_directory);
        return std::move(*file);
    }
    Result<Json>
    run(const char *command, const Json &arguments, const QString &roles = QStringLiteral("admin"))
    {
        return runAs("root", command, arguments, roles);
    }
    Result<Json>
    runAs(const char *name, const char *command, const Json &arguments, const QString &roles)
    {
        gateway::Caller caller;
        caller.name = name;
        for (const QString &role : roles.split(QLatin1Char(' ')))
            caller.roles.push_back(role.toStdString());
        return m_service->run(command, arguments, caller);
    }

    /// Who came by a link of somebody with this role.
    http::LinkedViewer redeemed(const char *role, const char *name = "root")
    {
        const auto link = runAs(name, "token.share", Json::object(), QString::fromLatin1(role));
        const std::string url = link ? (*link)["url"].get<std::string>() : std::string();
        const auto came = m_links->redeem(url.substr(url.find('#') + 1), "10.0.0.7:1");
        const auto *viewer = std::get_if<http::LinkedViewer>(&came);
        return viewer ? *viewer : http::LinkedViewer();
    }

    std::unique_ptr<QTemporaryDir> m_folder;
    std::unique_ptr<http::DataDirectory> m_directory;
    std::unique_ptr<runtime::ManualClock> m_clock;
    std::unique_ptr<http::TokenFile> m_front;
    std::unique_ptr<http::TokenFile> m_changed;
    std::unique_ptr<http::ViewLinks> m_links;
    std::unique_ptr<http::Authenticator> m_known; ///< the front's
    std::shared_ptr<gateway::View> m_view;
    std::unique_ptr<gateway::TokenService> m_service;
    http::TokenHashes m_good{}; ///< as told last
};

} // namespace tst_tokenservice

HP_TEST(tst_tokenservice, TestTokenService)
#include "tst_tokenservice.moc"
