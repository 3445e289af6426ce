// SPDX-License-Identifier: Apache-2.0
#include "backend/gateway/WallService.h"
#include "backend/runtime/ManualClock.h"
#include "tests/support/gateway/Patience.h"
#include "tests/support/runner/Runner.h"

#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

#include <nlohmann/json.hpp>

namespace tst_wallservice {

using namespace hp;
using namespace std::chrono_literals;
using Act = http::WallAct;

namespace {

/// The clock of a lab that runs thirty times as fast as the world.
class FastClock final : public runtime::Clock
{
public:
    explicit FastClock(TimePoint start)
        : m_clock(start)
    { }
    void advance(Duration time) { m_clock.advance(time); }
    [[nodiscard]] TimePoint now() const override { return m_clock.now(); }
    [[nodiscard]] Duration uptime() const override { return m_clock.uptime(); }
    std::uint64_t after(Duration delay, QObject *context, std::function<void()> call) override
    {
        return m_clock.after(delay, context, std::move(call));
    }
    void cancel(std::uint64_t timer) override { m_clock.cancel(timer); }
    [[nodiscard]] double scale() const override { return 30; }

private:
    runtime::ManualClock m_clock;
};

} // namespace

/// Screens over the gateway: who may pair them, what is shown of them, what is written down.
class TestWallService : public QObject
{
    Q_OBJECT
private slots:
    void init()
    {
        m_service.reset(); // knows the others
        m_issued.reset();
        m_folder = std::make_unique<QTemporaryDir>();
        m_directory = std::make_unique<http::DataDirectory>(
            *http::DataDirectory::open(m_folder->path().toStdString()));
        m_clock = std::make_unique<runtime::ManualClock>(*parseTime("2026-01-10T12:00:00Z"));
        m_lab = std::make_unique<FastClock>(*parseTime("2026-02-01T00:00:00Z"));
        m_tokens = opened();
        m_front = opened();
        m_links = std::make_unique<http::ViewLinks>(*m_clock);
        m_issued = std::make_unique<gateway::TokenService>(
            *m_tokens, *m_links, *m_lab, std::make_shared<gateway::View>());
        m_pairing = std::make_unique<http::WallPairing>(*m_tokens, *m_clock);
        m_acts.clear();
        m_auditWorks = true;
        m_pairing->recordWith([this](const Act &act) -> Result<Done> {
            if (!m_auditWorks)
                return unexpected(ErrorCode::Internal, "the audit cannot be written");
            m_acts.push_back(act);
            return Done{};
        });
        m_connected.clear();
        m_view = std::make_shared<gateway::View>();
        gateway::WallService::Parts parts;
        parts.pairing = m_pairing.get();
        parts.tokens = m_tokens.get();
        parts.issued = m_issued.get();
        parts.clock = m_lab.get();
        parts.outside = m_clock.get();
        parts.isConnected = [this](const std::string &name) { return m_connected.contains(name); };
        parts.shown = m_view;
        m_service = std::make_unique<gateway::WallService>(std::move(parts));
    }

    void aScreenIsPaired()
    {
        const auto screen = asked();
        QCOMPARE(shown(),
                 std::string(R"({"request/1":{"approvedBy":"","expiresAt":"2026-02-01T05:00:00Z",)"
                             R"("from":"10.0.0.7","name":"","since":"2026-02-01T00:00:00Z"}})"));
        QVERIFY2(shown().find(screen.code) == std::string::npos, "the code is on the screen alone");
        const auto approved = run("wall.approve", {{"code", screen.code}, {"name", "wall-noc"}});
        QVERIFY2(approved, approved ? "" : approved.error().message.c_str());
        QCOMPARE(approved->dump(), std::string(R"({"from":"10.0.0.7","name":"wall-noc"})"));
        QCOMPARE(row("request/1")["name"].get<std::string>(), std::string("wall-noc"));
        QCOMPARE(row("request/1")["approvedBy"].get<std::string>(), std::string("anna"));
        const std::string token = claimed(screen);
        QCOMPARE(shown(),
                 std::string(R"({"wall/wall-noc":{"approvedBy":"anna","connected":false,)"
                             R"("from":"10.0.0.7","lastSeen":"","name":"wall-noc",)"
                             R"("pairedAt":"2026-02-01T00:00:00Z"}})"));
        QVERIFY(m_front->identify(token)->has("wall"));
    }

    void aNameIsMadeOfTheCode()
    {
        const auto screen = asked();
        const QString code = QString::fromStdString(screen.code);
        const QString written = u' ' + code.left(3).toLower() + QLatin1String(" - ") + code.mid(3);
        const auto approved = run("wall.approve", {{"code", written.toStdString()}});
        QVERIFY2(approved, approved ? "" : approved.error().message.c_str());
        QCOMPARE((*approved)["name"].get<std::string>(),
                 QString(QLatin1String("wall-") + code.toLower()).toStdString());
    }

    void whoMayPair_data()
    {
        QTest::addColumn<QString>("roles");
        QTest::addColumn<bool>("may");
        QTest::newRow("an operator") << "operator" << true;
        QTest::newRow("an administrator") << "admin" << true;
        for (const char *role : {"approver", "hook", "viewer", "wall"})
            QTest::newRow(role) << QString::fromLatin1(role) << false;
        QTest::newRow("an administrator on a wall") << "admin wall" << false;
        QTest::newRow("an operator on a wall") << "operator wall" << false;
    }
    void whoMayPair()
    {
        QFETCH(const QString, roles);
        QFETCH(const bool, may);
        const auto screen = asked();
        const auto approved = run("wall.approve", {{"code", screen.code}}, roles);
        QCOMPARE(approved.has_value(), may);
        for (const char *command : {"wall.deny", "wall.rename", "wall.revoke"}) {
            const auto done = run(command, {{"name", "x"}, {"code", "x"}}, roles);
            QCOMPARE(done.error().code == ErrorCode::Unauthorised, !may);
        }
        if (!may)
            QCOMPARE(approved.error().message,
                     std::string("anna is not allowed to do this: it requires the role operator"));
        QCOMPARE(m_acts.size(), std::size_t(may ? 1 : 0));
    }

    void refusals_data()
    {
        QTest::addColumn<QString>("command");
        QTest::addColumn<QString>("arguments");
        QTest::addColumn<QString>("sentence");
        const auto row =
            [](const char *name, const char *command, const char *arguments, const char *sentence) {
                QTest::newRow(name) << QString::fromUtf8(command) << QString::fromUtf8(arguments)
                                    << QString::fromUtf8(sentence);
            };
        const char *noScreen = "no screen shows that code: check it on the screen";
        row("a wrong code", "wall.approve", R"({"code": "K7QF2M"})", noScreen);
        row("no code", "wall.approve", "{}", noScreen);
        row("a code that is a number", "wall.deny", R"({"code": 777777})", noScreen);
        row("a wrong code to deny", "wall.deny", R"({"code": "K7QF2M"})", noScreen);
        row("a name that is no name",
            "wall.approve",
            R"({"code": "CODE", "name": "The lobby"})",
            "name: 'The lobby' is not lower-case letters, digits, '-' and '.'");
        row("a name of the backend itself",
            "wall.approve",
            R"({"code": "CODE", "name": "admin"})",
            "name: the backend itself creates the token of admin");
        row("a name that somebody has",
            "wall.approve",
            R"({"code": "CODE", "name": "bert"})",
            "a token of bert already exists: choose another name");
        row("a name that another screen is to have",
            "wall.approve",
            R"({"code": "CODE", "name": "wall-next"})",
            "another screen is already approved as wall-next: choose another name");
        row("a screen that was approved",
            "wall.approve",
            R"({"code": "NEXT"})",
            "anna has already approved that screen, as wall-next");
        row("a screen that is not there",
            "wall.rename",
            R"({"name": "wall-x", "to": "wall-y"})",
            "there is no paired screen wall-x");
        row("to a name that somebody has",
            "wall.rename",
            R"({"name": "wall-noc", "to": "bert"})",
            "a token of bert already exists: choose another name");
        row("to its own name",
            "wall.rename",
            R"({"name": "wall-noc", "to": "wall-noc"})",
            "a token of wall-noc already exists: choose another name");
        row("to a name that another screen is to have",
            "wall.rename",
            R"({"name": "wall-noc", "to": "wall-next"})",
            "another screen is already approved as wall-next: choose another name");
        row("to no name",
            "wall.rename",
            R"({"name": "wall-noc"})",
            "to: '' is not lower-case letters, digits, '-' and '.'");
        row("a token that is no screen's",
            "wall.revoke",
            R"({"name": "bert"})",
            "there is no paired screen bert");
        row("a name of somebody else",
            "wall.rename",
            R"({"name": "bert", "to": "wall-y"})",
            "there is no paired screen bert");
        row("no such command", "wall.show", "{}", "there is no command wall.show");
    }
    void refusals()
    {
        QFETCH(const QString, command);
        QFETCH(QString, arguments);
        QFETCH(const QString, sentence);
        (void)paired("wall-noc");
        QVERIFY(m_tokens->issue({"bert", {"admin"}}, "bert's"));
        const auto next = asked();
        QVERIFY(run("wall.approve", {{"code", next.code}, {"name", "wall-next"}}));
        const auto screen = asked();
        arguments.replace(QLatin1String("CODE"), QString::fromStdString(screen.code));
        arguments.replace(QLatin1String("NEXT"), QString::fromStdString(next.code));
        const auto before = m_tokens->issued();
        const std::size_t acts = m_acts.size();
        const auto refused =
            run(command.toUtf8().constData(), Json::parse(arguments.toStdString()));
        QVERIFY(!refused);
        QCOMPARE(QString::fromStdString(refused.error().message), sentence);
        QCOMPARE(m_acts.size(), acts);
        QCOMPARE(m_tokens->issued().size(), before.size());
        QVERIFY(std::holds_alternative<http::WallPairing::Waiting>(
            m_pairing->claim(screen.secret, "10.0.0.7:1")));
    }

    void whoApprovesTooLateIsTold()
    {
        const auto screen = asked();
        m_clock->advance(10min);
        const auto late = run("wall.approve", {{"code", screen.code}});
        QVERIFY(!late);
        QCOMPARE(late.error().message,
                 std::string("that code has expired: the screen shows a new one"));
        QCOMPARE(shown(), std::string("{}"));
    }

    void whoGuessesCodesIsPaced()
    {
        const auto screen = asked();
        std::map<std::string, int> said;
        for (int i = 0; i < 1000; ++i)
            ++said[toString(
                run("wall.approve", {{"code", std::to_string(100000 + i)}}).error().code)];
        QCOMPARE(said,
                 (std::map<std::string, int>{{toString(ErrorCode::NotFound), 10},
                                             {toString(ErrorCode::Refused), 990}}));
        const auto right = run("wall.approve", {{"code", screen.code}});
        QVERIFY2(!right, "a right code tells itself apart meanwhile");
        QCOMPARE(right.error().message,
                 std::string("anna sent too many wrong codes; try again in 1m0s"));
        QVERIFY(!run("wall.deny", {{"code", screen.code}}));
        QVERIFY2(runAs("bert", "wall.approve", {{"code", screen.code}}),
                 "others are listened to meanwhile");
        m_clock->advance(1min);
        QVERIFY(run("wall.deny", {{"code", asked().code}}));
    }

    void aScreenIsDenied()
    {
        const auto screen = asked();
        const auto denied = run("wall.deny", {{"code", screen.code}});
        QVERIFY(denied);
        QCOMPARE(denied->dump(), std::string(R"({"from":"10.0.0.7"})"));
        QCOMPARE(shown(), std::string("{}"));
        QVERIFY(claimed(screen).empty());
    }

    void aScreenIsRenamedAndKeepsItsToken()
    {
        const std::string token = paired("wall-noc");
        m_connected = {"wall-noc"};
        m_service->seen("wall-noc");
        QSignalSpy ended(m_issued.get(), &gateway::TokenService::ended);
        QStringList renamed;
        connect(m_issued.get(),
                &gateway::TokenService::renamed,
                this,
                [&](const std::string &name, const std::string &to) {
                    renamed << QString::fromStdString(name + ">" + to);
                });
        const auto done = run("wall.rename", {{"name", "wall-noc"}, {"to", "wall-lobby"}});
        QVERIFY2(done, done ? "" : done.error().message.c_str());
        QCOMPARE(done->dump(), std::string(R"({"name":"wall-lobby"})"));
        QCOMPARE(renamed, QStringList{QStringLiteral("wall-noc>wall-lobby")});
        QCOMPARE(ended.count(), 0);
        QCOMPARE(m_front->identify(token)->name, std::string("wall-lobby"));
        const Json now = row("wall/wall-lobby");
        QCOMPARE(now["lastSeen"].get<std::string>(), std::string("2026-02-01T00:00:00.000000Z"));
        QCOMPARE(now["from"].get<std::string>(), std::string("10.0.0.7"));
        QVERIFY(row("wall/wall-noc").is_null());
    }

    void aScreenIsRevoked()
    {
        const std::string token = paired("wall-noc");
        QStringList ended;
        connect(m_issued.get(), &gateway::TokenService::ended, this, [&](const std::string &name) {
            ended << QString::fromStdString(name);
        });
        QVERIFY(run("wall.revoke", {{"name", "wall-noc"}}));
        QCOMPARE(ended, QStringList{QStringLiteral("wall-noc")});
        QVERIFY(!m_front->identify(token));
        QCOMPARE(shown(), std::string("{}"));
    }

    void itIsSeenWhetherAScreenIsThere()
    {
        (void)paired("wall-noc");
        m_lab->advance(90s);
        m_service->seen("wall-noc");
        m_service->seen("somebody");
        m_connected = {"wall-noc", "somebody"};
        m_service->show();
        QVERIFY(row("wall/wall-noc")["connected"].get<bool>());
        QCOMPARE(row("wall/wall-noc")["lastSeen"].get<std::string>(),
                 std::string("2026-02-01T00:01:30.000000Z"));
        m_lab->advance(1h);
        m_connected.clear();
        m_service->show();
        QVERIFY(!row("wall/wall-noc")["connected"].get<bool>());
        QCOMPARE(row("wall/wall-noc")["lastSeen"].get<std::string>(),
                 std::string("2026-02-01T01:01:30.000000Z"));
        m_lab->advance(1h);
        m_service->show();
        QCOMPARE(row("wall/wall-noc")["lastSeen"].get<std::string>(),
                 std::string("2026-02-01T01:01:30.000000Z"));
        QCOMPARE(m_view->rows().size(), std::size_t(1));
    }

    /// Another service, as after a restart: what was paired is on the disk, what asked is not.
    void whatWasPairedStays()
    {
        (void)paired("wall-noc");
        (void)asked();
        const http::WallPairing again(*m_front, *m_clock);
        QVERIFY(again.waiting().empty());
        QCOMPARE(m_front->issued()[0].origin.screen, std::string("10.0.0.7"));
    }

    void whatAnotherProgramRevokesGoes()
    {
        (void)paired("wall-noc");
        QVERIFY(m_front->revoke("wall-noc"));
        QTRY_COMPARE(shown(), std::string("{}"));
    }

    void anApprovalEndsWithTheTokenOfWhoGaveIt()
    {
        QVERIFY(m_tokens->issue({"anna", {"operator"}}, "anna's"));
        QSignalSpy noticed(m_issued.get(), &gateway::TokenService::changed);
        QTRY_COMPARE(noticed.count(), 1);
        const auto screen = asked();
        QVERIFY(run("wall.approve", {{"code", screen.code}}));
        QVERIFY(m_issued->end("anna"));
        QVERIFY(claimed(screen).empty());
    }

    void everyActIsRecordedBeforeItIsDone()
    {
        const auto screen = asked();
        QVERIFY(run("wall.approve", {{"code", screen.code}, {"name", "wall-noc"}}));
        QVERIFY(!claimed(screen).empty());
        QVERIFY(run("wall.rename", {{"name", "wall-noc"}, {"to", "wall-lobby"}}));
        QVERIFY(run("wall.revoke", {{"name", "wall-lobby"}}));
        const auto other = asked();
        QVERIFY(run("wall.deny", {{"code", other.code}}));
        QStringList told;
        for (const Act &act : m_acts) {
            std::string text = std::to_string(static_cast<int>(act.kind)) + ' ' + act.name + ' '
                + act.actor + ' ' + act.from + ' ' + act.screen + ' ' + act.before;
            told << QString::fromStdString(text).trimmed();
        }
        const QString denied =
            QString(QLatin1String("wall-") + QString::fromStdString(other.code)).toLower();
        QCOMPARE(told,
                 QStringList({QStringLiteral("0 wall-noc anna 10.0.0.1:5 10.0.0.7"),
                              QStringLiteral("2 wall-noc anna 10.0.0.7:99 10.0.0.7"),
                              QStringLiteral("3 wall-lobby anna 10.0.0.1:5 10.0.0.7 wall-noc"),
                              QStringLiteral("4 wall-lobby anna 10.0.0.1:5 10.0.0.7"),
                              QStringLiteral("1 %1 anna 10.0.0.1:5 10.0.0.7").arg(denied)}));
    }

    void nothingIsDoneThatCannotBeRecorded()
    {
        const std::string token = paired("wall-noc");
        const auto screen = asked();
        m_auditWorks = false;
        QVERIFY(!run("wall.approve", {{"code", screen.code}}));
        QVERIFY(!run("wall.deny", {{"code", screen.code}}));
        QVERIFY(!run("wall.rename", {{"name", "wall-noc"}, {"to", "wall-x"}}));
        QVERIFY(!run("wall.revoke", {{"name", "wall-noc"}}));
        QCOMPARE(m_front->identify(token)->name, std::string("wall-noc"));
        QVERIFY(std::holds_alternative<http::WallPairing::Waiting>(
            m_pairing->claim(screen.secret, "10.0.0.7:1")));
    }

private:
    std::unique_ptr<http::TokenFile> opened()
    {
        auto file = http::TokenFile::open(*m_directory);
        return std::move(*file);
    }
    Result<Json> run(const char *command,
                     const Json &arguments,
                     const QString &roles = QStringLiteral("operator"))
    {
        return runAs("anna", command, arguments, roles);
    }
    Result<Json> runAs(const char *name,
                       const char *command,
                       const Json &arguments,
                       const QString &roles = QStringLiteral("operator"))
    {
        gateway::Caller caller;
        caller.name = name;
        caller.peer = "10.0.0.1:5";
        for (const QString &role : roles.split(QLatin1Char(' ')))
            caller.roles.push_back(role.toStdString());
        return m_service->run(command, arguments, caller);
    }
    http::WallRequest asked()
    {
        const auto request = m_pairing->request("10.0.0.7");
        const auto *made = std::get_if<http::WallRequest>(&request);
        return made ? *made : http::WallRequest();
    }
    std::string claimed(const http::WallRequest &screen)
    {
        const auto answer = m_pairing->claim(screen.secret, "10.0.0.7:99");
        const auto *wall = std::get_if<http::PairedWall>(&answer);
        return wall ? wall->token : std::string();
    }
    std::string paired(const char *name)
    {
        const auto screen = asked();
        if (!run("wall.approve", {{"code", screen.code}, {"name", name}}))
            return {};
        return claimed(screen);
    }
    std::string shown()
    {
        m_view->flush(m_lab->now());
        return m_view->allRows().text;
    }
    Json row(const char *key)
    {
        const Json rows = Json::parse(shown());
        return rows.contains(key) ? rows[key] : Json();
    }

    std::unique_ptr<QTemporaryDir> m_folder;
    std::unique_ptr<http::DataDirectory> m_directory;
    std::unique_ptr<runtime::ManualClock> m_clock; ///< of the world
    std::unique_ptr<FastClock> m_lab; ///< of the backend
    std::unique_ptr<http::TokenFile> m_tokens;
    std::unique_ptr<http::TokenFile> m_front;
    std::unique_ptr<http::ViewLinks> m_links;
    std::unique_ptr<gateway::TokenService> m_issued;
    std::unique_ptr<http::WallPairing> m_pairing;
    std::vector<Act> m_acts;
    bool m_auditWorks = true;
    std::set<std::string> m_connected;
    std::shared_ptr<gateway::View> m_view;
    std::unique_ptr<gateway::WallService> m_service;
};

} // namespace tst_wallservice

HP_TEST(tst_wallservice, TestWallService)
#include "tst_wallservice.moc"
