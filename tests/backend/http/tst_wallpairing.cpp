// SPDX-License-Identifier: Apache-2.0
#include "backend/http/WallEndpoint.h"
#include "backend/runtime/ManualClock.h"
#include "tests/backend/http/AskedExchange.h"
#include "tests/backend/http/FrontBench.h"
#include "tests/support/gateway/Patience.h"
#include "tests/support/runner/Runner.h"

#include <QTemporaryDir>
#include <QTest>
#include <QThread>

#include <set>

namespace tst_wallpairing {

using namespace hp;
using namespace hp::test;
using namespace std::chrono_literals;
using Pairing = http::WallPairing;
using Act = http::WallAct;

/// Pairing of screens: a code for ten minutes, a token once, for the screen that asked alone.
class TestWallPairing : public QObject
{
    Q_OBJECT
private slots:
    void init()
    {
        m_folder = std::make_unique<QTemporaryDir>();
        const auto directory = *http::DataDirectory::open(m_folder->path().toStdString());
        m_clock = std::make_unique<runtime::ManualClock>(*parseTime("2026-01-10T12:00:00Z"));
        const auto opened = [&directory] {
            auto file = http::TokenFile::open(directory);
            return std::move(*file);
        };
        m_tokens = opened();
        m_front = opened();
        m_pairing = std::make_unique<Pairing>(*m_tokens, *m_clock);
        m_endpoint = std::make_unique<http::WallEndpoint>(*m_pairing, *m_clock);
    }

    void aScreenGetsATokenOnce()
    {
        const auto screen = asked();
        QCOMPARE(screen.code.size(), std::size_t(6));
        QCOMPARE(screen.secret.size(), std::size_t(22));
        QCOMPARE(screen.expiresAt, std::string("2026-01-10T12:10:00Z"));
        const auto before = claim(screen.secret);
        QCOMPARE(before.status, 202);
        QCOMPARE(before.body,
                 std::string(R"({"expiresAt":"2026-01-10T12:10:00Z","state":"waiting"})"));
        QVERIFY(approve(screen.code, "wall-noc"));
        QVERIFY2(m_tokens->issued().empty(), "the token is made when the screen comes for it");
        const auto answer = claim(screen.secret);
        QCOMPARE(answer.status, 200);
        const Json told = Json::parse(answer.body);
        QCOMPARE(told["name"].get<std::string>(), std::string("wall-noc"));
        QCOMPARE(told.size(), std::size_t(2));
        const auto who = m_front->identify(told["token"].get<std::string>());
        QVERIFY(who);
        QCOMPARE(who->name, std::string("wall-noc"));
        QCOMPARE(who->roles, std::vector<std::string>{"wall"});
        const auto kept = m_tokens->issued();
        QCOMPARE(kept.size(), std::size_t(1));
        QVERIFY((kept[0].origin == http::TokenOrigin{"anna", "2026-01-10T12:00:05Z", "10.0.0.7"}));
        const auto again = claim(screen.secret);
        QCOMPARE(again.status, 410);
        QCOMPARE(
            sentenceOf(again),
            std::string(
                "This screen has already received its token, which is sent once. Pair it again."));
        QVERIFY(m_pairing->waiting().empty());
    }

    void nothingOfItCanBeReadFromTheDisk()
    {
        const auto screen = asked();
        QVERIFY(approve(screen.code, "wall-noc"));
        const Json told = Json::parse(claim(screen.secret).body);
        QFile file(m_folder->filePath(QStringLiteral("tokens.json")));
        QVERIFY(file.open(QIODevice::ReadOnly));
        const std::string text = file.readAll().toStdString();
        for (const std::string &secret : {screen.secret, told["token"].get<std::string>()})
            QVERIFY(text.find(secret) == std::string::npos);
    }

    void aCodeIsGoodForTenMinutes_data()
    {
        QTest::addColumn<int>("seconds");
        QTest::addColumn<bool>("found");
        QTest::addColumn<int>("claimed");
        QTest::newRow("at once") << 0 << true << 200;
        QTest::newRow("a second before its end") << 599 << true << 200;
        QTest::newRow("at its end, who approves is too late") << 600 << false << 410;
        QTest::newRow("an hour later") << 3600 << false << 410;
        QTest::newRow("when it is forgotten") << 2 * 86400 << false << 404;
    }
    void aCodeIsGoodForTenMinutes()
    {
        QFETCH(const int, seconds);
        QFETCH(const bool, found);
        QFETCH(const int, claimed);
        const auto screen = asked();
        m_clock->advance(std::chrono::seconds(seconds));
        (void)asked("10.0.0.8:1"); // which forgets what is old
        QCOMPARE(approve(screen.code, "wall-noc"), found);
        if (!found && claimed == 410)
            QVERIFY(std::get<Pairing::NotOpen>(m_pairing->find(screen.code))
                    == Pairing::NotOpen::Expired);
        const auto answer = claim(screen.secret);
        QCOMPARE(answer.status, claimed);
        if (claimed == 410)
            QCOMPARE(sentenceOf(answer),
                     std::string("This code has expired: it was good for 10 minutes. Pair the "
                                 "screen again."));
        QCOMPARE(m_tokens->issued().size(), std::size_t(found ? 1 : 0));
    }

    void aClockThatIsSetChangesNothing()
    {
        const auto screen = asked();
        m_clock->stepWall(24h);
        QCOMPARE(claim(screen.secret).status, 202);
        m_clock->advance(10min);
        m_clock->stepWall(-48h);
        QCOMPARE(claim(screen.secret).status, 410);
    }

    /// Who is approved in the last moment still has the time to notice.
    void aScreenThatIsApprovedLateHasAMinuteToCome()
    {
        const auto screen = asked();
        const auto never = asked();
        m_clock->advance(599s);
        QVERIFY(approve(screen.code, "wall-a"));
        QVERIFY(approve(never.code, "wall-b"));
        m_clock->advance(59s);
        QCOMPARE(claim(screen.secret).status, 200);
        m_clock->advance(1s);
        QCOMPARE(claim(never.secret).status, 410);
        QVERIFY(m_pairing->waiting().empty());
        QCOMPARE(m_tokens->issued().size(), std::size_t(1));
    }

    void twoScreensNeverHaveOneCode()
    {
        std::set<std::string> codes;
        std::set<std::string> secrets;
        for (std::size_t i = 0; i < Pairing::maxOpen; ++i) {
            const auto screen = asked("10.0.1." + std::to_string(i) + ":1");
            for (const char letter : screen.code)
                QVERIFY(std::string(Pairing::codeAlphabet).find(letter) != std::string::npos);
            codes.insert(screen.code);
            secrets.insert(screen.secret);
        }
        QCOMPARE(codes.size(), Pairing::maxOpen);
        QCOMPARE(secrets.size(), Pairing::maxOpen);
        QVERIFY(std::string(Pairing::codeAlphabet).find_first_of("0O1ILU") == std::string::npos);
        QVERIFY(std::string(Pairing::codeAlphabet).size() == 30);
    }

    void aCodeIsWrittenAsPeopleLike_data()
    {
        QTest::addColumn<int>("way");
        QTest::newRow("as it is shown") << 0;
        QTest::newRow("in small letters") << 1;
        QTest::newRow("in two groups") << 2;
        QTest::newRow("with a dash") << 3;
        QTest::newRow("with blanks around it") << 4;
    }
    void aCodeIsWrittenAsPeopleLike()
    {
        QFETCH(const int, way);
        const auto screen = asked();
        const std::string &code = screen.code;
        const std::string ways[] = {code,
                                    QString::fromStdString(code).toLower().toStdString(),
                                    code.substr(0, 3) + ' ' + code.substr(3),
                                    code.substr(0, 3) + '-' + code.substr(3),
                                    "  " + code + '\t'};
        QVERIFY(std::holds_alternative<http::WaitingWall>(m_pairing->find(ways[way])));
    }

    void whatIsNoCodeFindsNobody()
    {
        const auto screen = asked();
        for (const std::string &code :
             {std::string(), screen.code.substr(1), screen.code + "A", std::string(100000, 'A')})
            QVERIFY(std::get<Pairing::NotOpen>(m_pairing->find(code)) == Pairing::NotOpen::Unknown);
    }

    /// The code is on the wall for everybody to read.
    void aCodeCannotBeClaimedWithoutItsSecret()
    {
        const auto screen = asked();
        const auto other = asked();
        QVERIFY(approve(screen.code, "wall-noc"));
        QCOMPARE(claim(screen.code).status, 404);
        QCOMPARE(claim(http::tokenHash(screen.secret)).status, 404);
        QCOMPARE(claim(other.secret).status, 202);
        QCOMPARE(claim(screen.secret).status, 200);
    }

    void aScreenThatIsDeniedGetsNothing_data()
    {
        QTest::addColumn<bool>("approvedBefore");
        QTest::newRow("at once") << false;
        QTest::newRow("by somebody who thinks again") << true;
    }
    void aScreenThatIsDeniedGetsNothing()
    {
        QFETCH(const bool, approvedBefore);
        const auto screen = asked();
        if (approvedBefore)
            QVERIFY(approve(screen.code, "wall-noc"));
        m_pairing->deny(m_pairing->waiting().front().number);
        const auto answer = claim(screen.secret);
        QCOMPARE(answer.status, 410);
        QCOMPARE(sentenceOf(answer), std::string("This screen was denied. Pair it again."));
        QVERIFY(!approve(screen.code, "wall-noc"));
        QVERIFY(m_tokens->issued().empty());
        QCOMPARE(claim(asked().secret).status, 202);
    }

    void anApprovalEndsWithTheTokenOfWhoGaveIt()
    {
        const auto screen = asked();
        const auto later = asked();
        QVERIFY(approve(screen.code, "wall-noc"));
        m_pairing->withdrawOf("bert");
        m_pairing->withdrawOf("anna");
        const auto answer = claim(screen.secret);
        QCOMPARE(answer.status, 410);
        QCOMPARE(sentenceOf(answer),
                 std::string("Who approved this screen has another token now, or none. Pair it "
                             "again."));
        QVERIFY2(claim(later.secret).status == 202, "who was not approved waits on");
    }

    void aNameThatSomebodyElseGotIsNotTakenAway()
    {
        const auto screen = asked();
        QVERIFY(approve(screen.code, "wall-noc"));
        QVERIFY(m_front->issue({"wall-noc", {"viewer"}}, "another token"));
        const auto answer = claim(screen.secret);
        QCOMPARE(answer.status, 410);
        QCOMPARE(sentenceOf(answer),
                 std::string("Somebody else got the name that this screen was approved with. Pair "
                             "it again."));
        QVERIFY(m_front->identify("another token")->has("viewer"));
    }

    void aTokenIsRenamedAndRevokedAsOthersAre()
    {
        const auto screen = asked();
        QVERIFY(approve(screen.code, "wall-noc"));
        const std::string token =
            Json::parse(claim(screen.secret).body)["token"].get<std::string>();
        QVERIFY(m_tokens->issue({"wall-b", {"wall"}}, "t"));
        QVERIFY(m_tokens->rename("wall-noc", "wall-b").error().code == ErrorCode::AlreadyExists);
        QVERIFY(m_tokens->rename("wall-x", "wall-y").error().code == ErrorCode::NotFound);
        QVERIFY(m_tokens->rename("wall-noc", "wall-lobby"));
        QCOMPARE(m_front->identify(token)->name, std::string("wall-lobby"));
        QCOMPARE(m_front->issued()[1].origin.screen, std::string("10.0.0.7"));
        QVERIFY(m_tokens->revoke("wall-lobby"));
        QVERIFY(!m_front->identify(token));
    }

    void oneAddressHasFiveOpen()
    {
        std::vector<Screen> screens;
        for (std::size_t i = 0; i < Pairing::maxOpenOfOne; ++i) {
            screens.push_back(asked());
            m_clock->advance(1min);
        }
        const auto refused = pair("10.0.0.7:9");
        QCOMPARE(refused.status, 429);
        QCOMPARE(sentenceOf(refused),
                 std::string("5 screens of this address wait to be paired already. Try again in "
                             "300 s."));
        QCOMPARE(refused.headers.back(),
                 (std::pair<std::string, std::string>("Retry-After", "300")));
        QVERIFY2(pair("10.0.0.8:9").status == 200, "others have their own");
        QVERIFY(approve(screens[0].code, "wall-a"));
        QVERIFY2(pair("10.0.0.7:9").status == 429, "one that is approved still waits");
        QCOMPARE(claim(screens[0].secret).status, 200);
        QVERIFY2(pair("10.0.0.7:9").status == 200, "one that was paired makes room");
        m_clock->advance(6min);
        QVERIFY2(pair("10.0.0.7:9").status == 200, "and so does one that expired");
    }

    void allTogetherHaveAHundredOpen()
    {
        for (std::size_t i = 0; i < Pairing::maxOpen; ++i)
            QCOMPARE(pair("10.0.1." + std::to_string(i) + ":1").status, 200);
        const auto refused = pair("10.0.2.1:1");
        QCOMPARE(refused.status, 429);
        QCOMPARE(sentenceOf(refused),
                 std::string("100 screens wait to be paired already. Try again in 600 s."));
        m_clock->advance(10min);
        QCOMPARE(pair("10.0.2.1:1").status, 200);
    }

    void whatIsOverIsForgottenInTime()
    {
        const auto first = asked();
        m_pairing->deny(m_pairing->waiting().front().number);
        for (int i = 0; i < 3000; ++i) {
            m_clock->advance(20s);
            QCOMPARE(pair("10.1." + std::to_string(i % 50) + ".1:1").status, 200);
        }
        QCOMPARE(claim(first.secret).status, 404);
    }

    void whoGuessesIsSlowedDown()
    {
        const auto screen = asked("10.0.0.9:1");
        std::map<int, int> seen;
        for (int i = 0; i < 1000; ++i)
            ++seen[claim("guess-" + std::to_string(i), "10.0.0.9:" + std::to_string(i)).status];
        QCOMPARE(seen, (std::map<int, int>{{404, 20}, {429, 980}}));
        m_clock->advance(30s);
        const auto closed = claim(screen.secret, "10.0.0.9:7");
        QCOMPARE(closed.status, 429);
        QVERIFY2(claim(screen.secret, "10.0.0.8:7").status == 202,
                 "others are listened to meanwhile");
        m_clock->advance(60s);
        QCOMPARE(claim(screen.secret, "10.0.0.9:7").status, 202);
    }

    void whoWaitsIsNotTakenForWhoGuesses()
    {
        const auto screen = asked();
        for (int i = 0; i < 299; ++i)
            QCOMPARE(claim(screen.secret).status, 202);
        const auto often = claim(screen.secret);
        QCOMPARE(often.status, 429);
        QCOMPARE(sentenceOf(often), std::string("This address asks too often. Try again in 60 s."));
        m_clock->advance(1min);
        QCOMPARE(claim(screen.secret).status, 202);
    }

    void whatIsNoRequestIsSaid_data()
    {
        QTest::addColumn<QString>("method");
        QTest::addColumn<QString>("path");
        QTest::addColumn<QByteArray>("body");
        QTest::addColumn<int>("status");
        QTest::addColumn<QString>("sentence");
        const QString wants = QStringLiteral(R"(The body must be {"secret": "…"}.)");
        const QString post = QStringLiteral("A screen is paired with POST.");
        const auto row = [](const char *name,
                            const char *method,
                            const char *path,
                            const char *body,
                            int status,
                            const QString &sentence) {
            QTest::newRow(name) << QString::fromUtf8(method) << QString::fromUtf8(path)
                                << QByteArray(body) << status << sentence;
        };
        row("a look at a pairing", "GET", "/wall/pair", "", 405, post);
        row("a look at a claim", "HEAD", "/wall/claim", "", 405, post);
        row("a claim of nothing", "POST", "/wall/claim", "", 400, wants);
        row("a claim that is no JSON", "POST", "/wall/claim", "secret=x", 400, wants);
        row("a claim that is a list", "POST", "/wall/claim", "[]", 400, wants);
        row("a number", "POST", "/wall/claim", R"({"secret":5})", 400, wants);
        row("an empty secret", "POST", "/wall/claim", R"({"secret":""})", 400, wants);
        row("a code", "POST", "/wall/claim", R"({"code":"K7QF2M"})", 400, wants);
        row("many levels", "POST", "/wall/claim", "[[[[[[[[[[[[[[[[[[[[[[[[[[", 400, wants);
        row("bytes that are no text",
            "POST",
            "/wall/claim",
            "{\"secret\":\"\xff\xfe\"}",
            400,
            wants);
    }
    void whatIsNoRequestIsSaid()
    {
        QFETCH(const QString, method);
        QFETCH(const QString, path);
        QFETCH(const QByteArray, body);
        QFETCH(const int, status);
        QFETCH(const QString, sentence);
        const auto answer =
            ask(method.toStdString(), path.toStdString(), body.toStdString(), "10.0.0.7:1");
        QCOMPARE(answer.status, status);
        QCOMPARE(QString::fromStdString(sentenceOf(answer)), sentence);
        QVERIFY(m_pairing->waiting().empty());
    }

    void whoComesIsRecordedFirst()
    {
        std::vector<Act> recorded;
        bool works = false;
        m_pairing->recordWith([&](const Act &act) -> Result<Done> {
            if (!works)
                return unexpected(ErrorCode::Internal, "the disk is full");
            recorded.push_back(act);
            return Done{};
        });
        const auto screen = asked();
        QVERIFY(approve(screen.code, "wall-noc"));
        QCOMPARE(claim(screen.secret).status, 503);
        QVERIFY(m_tokens->issued().empty());
        works = true;
        QCOMPARE(claim(screen.secret, "10.0.0.7:99").status, 200);
        QCOMPARE(recorded.size(), std::size_t(1));
        QVERIFY(recorded[0].kind == Act::Kind::Pair);
        QCOMPARE(recorded[0].name, std::string("wall-noc"));
        QCOMPARE(recorded[0].actor, std::string("anna"));
        QCOMPARE(recorded[0].from, std::string("10.0.0.7:99"));
        QCOMPARE(recorded[0].screen, std::string("10.0.0.7"));
    }

    void whoeverShowsThemHearsOfEveryChange()
    {
        int changes = 0;
        m_pairing->onChanged([&changes] { ++changes; });
        const auto screen = asked();
        QCOMPARE(std::exchange(changes, 0), 1);
        QVERIFY(approve(screen.code, "wall-noc"));
        QCOMPARE(std::exchange(changes, 0), 1);
        QCOMPARE(claim(screen.secret).status, 200);
        QCOMPARE(std::exchange(changes, 0), 1);
        (void)asked();
        changes = 0;
        m_clock->advance(10min);
        QVERIFY(changes > 0);
        QVERIFY(m_pairing->waiting().empty());
    }

    /// Over the front: no identity is asked for, on both listeners; a body that is large is not
    /// read.
    void theFrontPairsOnBothListeners()
    {
        FrontBench bench;
        m_endpoint->route(bench.front);
        QVERIFY(bench.start());
        const auto over = [&](std::uint16_t port, const QByteArray &ca, const QByteArray &bytes) {
            RawResponse answer;
            const std::unique_ptr<QThread> thread(QThread::create([&] {
                RawClient client(port, ca);
                answer = client.ask(bytes);
            }));
            thread->start();
            // This is the control thread, which does its part of it.
            [&] { QTRY_VERIFY(thread->isFinished()); }();
            thread->wait();
            return answer;
        };
        const std::pair<std::uint16_t, QByteArray> sides[] = {
            {bench.front.port(), bench.caPem}, {bench.front.wallPort(), QByteArray()}};
        for (const auto &[port, ca] : sides) {
            const auto paired = over(port, ca, request("POST /wall/pair", ""));
            QCOMPARE(paired.status, 200);
            QVERIFY(paired.head.contains("Cache-Control: no-store\r\n"));
            const Json told = Json::parse(paired.body.toStdString());
            QCOMPARE(told.size(), std::size_t(3));
            const QByteArray body =
                QByteArray::fromStdString(Json{{"secret", told["secret"]}}.dump());
            QCOMPARE(over(port, ca, request("POST /wall/claim", "", body)).status, 202);
            for (const char *path : {"POST /wall/pair", "POST /wall/claim"})
                QCOMPARE(over(port, ca, request(path, "", QByteArray(300, 'x'))).status, 413);
            QCOMPARE(over(port, ca, request("POST /wall/pair/x", "")).status, 404);
        }
        QCOMPARE(m_pairing->waiting().front().screen, std::string("127.0.0.1"));
    }

private:
    struct Screen {
        std::string code{};
        std::string secret{};
        std::string expiresAt{};
    };
    [[nodiscard]] http::HttpResponse ask(const std::string &method,
                                         const std::string &path,
                                         const std::string &body,
                                         const std::string &peer)
    {
        const auto asked = std::make_shared<AskedExchange>(method, path, body, peer);
        m_endpoint->handle(asked);
        [&] { QTRY_VERIFY(asked->answer()); }();
        return asked->answer().value_or(http::HttpResponse{.status = 0});
    }
    [[nodiscard]] http::HttpResponse pair(const std::string &peer)
    {
        return ask("POST", "/wall/pair", {}, peer);
    }
    [[nodiscard]] Screen asked(const std::string &peer = "10.0.0.7:1000")
    {
        const auto answer = pair(peer);
        if (answer.status != 200)
            return {};
        const Json told = Json::parse(answer.body);
        return {told["code"].get<std::string>(),
                told["secret"].get<std::string>(),
                told["expiresAt"].get<std::string>()};
    }
    [[nodiscard]] http::HttpResponse claim(const std::string &secret,
                                           const std::string &peer = "10.0.0.7:1000")
    {
        return ask("POST", "/wall/claim", Json{{"secret", secret}}.dump(), peer);
    }
    /// By anna, five seconds past noon.
    bool approve(const std::string &code, const std::string &name)
    {
        const auto found = m_pairing->find(code);
        const auto *wall = std::get_if<http::WaitingWall>(&found);
        if (wall)
            m_pairing->approve(wall->number, name, "anna", "2026-01-10T12:00:05Z");
        return wall != nullptr;
    }

    std::unique_ptr<QTemporaryDir> m_folder;
    std::unique_ptr<runtime::ManualClock> m_clock;
    std::unique_ptr<http::TokenFile> m_tokens;
    std::unique_ptr<http::TokenFile> m_front;
    std::unique_ptr<Pairing> m_pairing;
    std::unique_ptr<http::WallEndpoint> m_endpoint;
};

} // namespace tst_wallpairing

HP_TEST(tst_wallpairing, TestWallPairing)
#include "tst_wallpairing.moc"
