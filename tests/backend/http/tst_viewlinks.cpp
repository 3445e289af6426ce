// SPDX-License-Identifier: Apache-2.0
#include "backend/http/LinkEndpoint.h"
#include "backend/runtime/ManualClock.h"
#include "tests/backend/http/AskedExchange.h"
#include "tests/backend/http/FrontBench.h"
#include "tests/support/gateway/Patience.h"
#include "tests/support/runner/Runner.h"

#include <QTest>
#include <QThread>

#include <nlohmann/json.hpp>

namespace tst_viewlinks {

using namespace hp;
using namespace hp::test;
using namespace std::chrono_literals;
using Links = http::ViewLinks;

/// One-time links: once, five minutes, a viewer's rights, and an end with the sharer's token.
class TestViewLinks : public QObject
{
    Q_OBJECT
private slots:
    void init()
    {
        m_clock = std::make_unique<runtime::ManualClock>(*parseTime("2026-01-10T12:00:00Z"));
        m_links = std::make_unique<Links>(*m_clock);
        m_front = m_links->authenticator(m_others);
        m_endpoint = std::make_unique<http::LinkEndpoint>(*m_links, *m_clock);
    }

    void aCodeOpensOnce()
    {
        const std::string code = shared("anna");
        QCOMPARE(code.size(), std::size_t(22));
        const auto first = ask(code);
        QCOMPARE(first.status, 200);
        const Json told = Json::parse(first.body);
        QCOMPARE(told["expiresAt"].get<std::string>(), std::string("2026-01-11T00:00:00Z"));
        QVERIFY(m_front->identify(told["token"].get<std::string>()));
        const auto second = ask(code);
        QCOMPARE(second.status, 410);
        QCOMPARE(sentenceOf(second),
                 std::string("This link was used already: it opens the page once. Ask for a new "
                             "one."));
        QVERIFY2(m_front->identify(told["token"].get<std::string>()),
                 "who came first is not thrown out by who came second");
        QCOMPARE(m_links->viewers().size(), std::size_t(1));
    }

    void aCodeIsGoodForFiveMinutes_data()
    {
        QTest::addColumn<int>("seconds");
        QTest::addColumn<int>("status");
        QTest::newRow("at once") << 0 << 200;
        QTest::newRow("a second before its end") << 299 << 200;
        QTest::newRow("at its end") << 300 << 410;
        QTest::newRow("an hour later") << 3600 << 410;
        QTest::newRow("when it is forgotten") << 2 * 86400 << 404;
    }
    void aCodeIsGoodForFiveMinutes()
    {
        QFETCH(const int, seconds);
        QFETCH(const int, status);
        const std::string code = shared("anna");
        m_clock->advance(std::chrono::seconds(seconds));
        (void)m_links->share("bert", "/"); // which forgets what is old
        const auto answer = ask(code);
        QCOMPARE(answer.status, status);
        if (status == 410)
            QCOMPARE(sentenceOf(answer),
                     std::string("This link has expired: it was good for 5 minutes. Ask for a new "
                                 "one."));
    }

    void aClockThatIsSetChangesNothing()
    {
        const std::string code = shared("anna");
        m_clock->stepWall(24h);
        QCOMPARE(ask(code).status, 200);
        const std::string other = shared("anna");
        m_clock->advance(6min);
        m_clock->stepWall(-1h);
        QCOMPARE(ask(other).status, 410);
    }

    /// Whoever shared it: what comes out is a viewer, and the name is nobody else's.
    void aLinkGivesAViewersRights()
    {
        for (const char *sharer : {"admin", "operator", "anna"}) {
            const auto who = m_front->identify(tokenBy(shared(sharer)));
            QVERIFY(who);
            QCOMPARE(who->roles, std::vector<std::string>{"viewer"});
            QVERIFY(who->name.starts_with("link-"));
            QVERIFY(who->owners.empty());
        }
        const auto all = m_links->viewers();
        QCOMPARE(all.size(), std::size_t(3));
        QVERIFY(all[0].identity.name != all[1].identity.name);
        QVERIFY(!all[0].origin.by.empty());
        QCOMPARE(all[0].origin.at, std::string("2026-01-10T12:00:00Z"));
    }

    void othersAreKnownAsBefore()
    {
        (void)tokenBy(shared("anna"));
        const auto alice = m_front->identify("admin-token");
        QVERIFY(alice && alice->has("admin"));
        QVERIFY(!m_front->identify("guess"));
        QVERIFY(!m_front->identify(""));
    }

    void aViewerMayLookForTwelveHours()
    {
        int changes = 0;
        m_links->onChanged([&changes] { ++changes; });
        const std::string token = tokenBy(shared("anna"));
        QCOMPARE(changes, 1);
        m_clock->advance(12h - 1s);
        QVERIFY(m_front->identify(token));
        m_clock->advance(1s);
        QVERIFY(!m_front->identify(token));
        QVERIFY(m_links->viewers().empty());
        QCOMPARE(changes, 2);
    }

    void itEndsWithTheTokenOfItsSharer()
    {
        const std::string used = shared("anna");
        const std::string open = shared("anna");
        const std::string annas = tokenBy(used);
        const std::string berts = tokenBy(shared("bert"));
        m_links->endOf("anna");
        QVERIFY(!m_front->identify(annas));
        QVERIFY(m_front->identify(berts));
        const auto answer = ask(open);
        QCOMPARE(answer.status, 410);
        QCOMPARE(sentenceOf(answer),
                 std::string("This link is not good any more: who shared it has another token "
                             "now, or none."));
        QCOMPARE(ask(used).status, 410);
        QCOMPARE(m_links->viewers().size(), std::size_t(1));
        m_clock->advance(13h); // the timer of who is gone already does nothing
    }

    void oneViewerCanBeEnded()
    {
        const std::string token = tokenBy(shared("anna"));
        const std::string other = tokenBy(shared("anna"));
        const std::string name = m_front->identify(token)->name;
        QVERIFY(m_links->isViewer(name));
        QVERIFY(m_links->end(name));
        QVERIFY(!m_front->identify(token));
        QVERIFY(m_front->identify(other));
        QVERIFY(!m_links->end(name));
        QVERIFY(!m_links->end("anna"));
    }

    void oneSharerHasTwentyOpenLinks()
    {
        std::vector<std::string> codes;
        for (std::size_t i = 0; i < Links::maxOpenOfOne; ++i)
            codes.push_back(shared("anna"));
        const auto refused = m_links->share("anna", "/");
        QVERIFY(std::get<Links::NotShared>(refused) == Links::NotShared::OwnLinksOpen);
        QVERIFY2(!shared("bert").empty(), "others have their own");
        QCOMPARE(ask(codes.front()).status, 200);
        QVERIFY2(!shared("anna").empty(), "one that was used makes room");
        m_clock->advance(5min);
        QVERIFY2(!shared("anna").empty(), "and so do those that expired");
    }

    void allTogetherHaveABound()
    {
        std::size_t open = 0;
        for (int i = 0; open < Links::maxOpen; ++i) {
            for (std::size_t k = 0; k < Links::maxOpenOfOne && open < Links::maxOpen; ++k, ++open)
                QVERIFY(!shared("sharer-" + std::to_string(i)).empty());
        }
        const auto refused = m_links->share("one-more", "/");
        QVERIFY(std::get<Links::NotShared>(refused) == Links::NotShared::Full);
    }

    void viewersHaveABound()
    {
        for (std::size_t i = 0; i < Links::maxViewersOfOne; ++i)
            QCOMPARE(ask(shared("anna"), "10.0.0.1:1").status, 200);
        const auto refused = m_links->share("anna", "/");
        QVERIFY(std::get<Links::NotShared>(refused) == Links::NotShared::OwnViewers);
        m_links->endOf("anna");
        QVERIFY(!shared("anna").empty());
    }

    /// Codes that are over are remembered for their sentence, and no more of them than that.
    void whatIsOverIsForgottenInTime()
    {
        const std::string first = shared("anna");
        QCOMPARE(ask(first).status, 200);
        for (int i = 0; i < 3000; ++i) {
            const std::string sharer = "s-" + std::to_string(i % 50);
            m_clock->advance(20s);
            QVERIFY(!shared(sharer).empty());
        }
        QCOMPARE(ask(first).status, 404);
    }

    void whoGuessesIsSlowedDown()
    {
        const std::string code = shared("anna");
        std::map<int, int> seen;
        for (int i = 0; i < 1000; ++i)
            ++seen[ask("guess-" + std::to_string(i), "10.0.0.9:" + std::to_string(i)).status];
        QCOMPARE(seen, (std::map<int, int>{{404, 20}, {429, 980}}));
        const auto closed = ask(code, "10.0.0.9:7");
        QCOMPARE(closed.status, 429);
        QCOMPARE(sentenceOf(closed),
                 std::string("Too many wrong links came from this address. Try again in 60 s."));
        QCOMPARE(closed.headers.back(), (std::pair<std::string, std::string>("Retry-After", "60")));
        QVERIFY2(ask(code, "10.0.0.8:7").status == 200, "others are listened to meanwhile");
        m_clock->advance(60s);
        QCOMPARE(ask(shared("anna"), "10.0.0.9:7").status, 200);
    }

    void usedAndExpiredCodesCountAsGuesses()
    {
        const std::string code = shared("anna");
        QCOMPARE(ask(code, "[::1]:5").status, 200);
        for (int i = 0; i < 20; ++i)
            QCOMPARE(ask(code, "[::1]:" + std::to_string(i)).status, 410);
        QCOMPARE(ask(code, "[::1]:77").status, 429);
    }

    void whatIsNoRequestIsSaid_data()
    {
        QTest::addColumn<QString>("method");
        QTest::addColumn<QByteArray>("body");
        QTest::addColumn<int>("status");
        QTest::addColumn<QString>("sentence");
        const QString wants = QStringLiteral(R"(The body must be {"code": "…"}.)");
        const auto row = [](const char *name,
                            const char *method,
                            const char *body,
                            int status,
                            const QString &sentence) {
            QTest::newRow(name) << QString::fromUtf8(method) << QByteArray(body) << status
                                << sentence;
        };
        const QString post = QStringLiteral("A link is exchanged with POST.");
        row("a look", "GET", "", 405, post);
        row("a head", "HEAD", "", 405, post);
        row("a put", "PUT", R"({"code":"x"})", 405, post);
        row("nothing", "POST", "", 400, wants);
        row("no JSON", "POST", "code=x", 400, wants);
        row("a list", "POST", "[]", 400, wants);
        row("a number", "POST", R"({"code":5})", 400, wants);
        row("an empty code", "POST", R"({"code":""})", 400, wants);
        row("something else", "POST", R"({"token":"x"})", 400, wants);
        row("many levels", "POST", "[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[", 400, wants);
        row("bytes that are no text", "POST", "{\"code\":\"\xff\xfe\"}", 400, wants);
    }
    void whatIsNoRequestIsSaid()
    {
        QFETCH(const QString, method);
        QFETCH(const QByteArray, body);
        QFETCH(const int, status);
        QFETCH(const QString, sentence);
        const auto asked = std::make_shared<AskedExchange>(
            method.toStdString(), "/link", body.toStdString(), "10.0.0.1:1");
        m_endpoint->handle(asked);
        QTRY_VERIFY(asked->answer());
        QCOMPARE(asked->answer()->status, status);
        QCOMPARE(QString::fromStdString(sentenceOf(*asked->answer())), sentence);
    }

    void whoComesIsRecordedFirst()
    {
        std::vector<http::LinkedViewer> recorded;
        bool works = false;
        m_links->recordWith([&](const http::LinkedViewer &viewer) -> Result<Done> {
            if (!works)
                return unexpected(ErrorCode::Internal, "the disk is full");
            recorded.push_back(viewer);
            return Done{};
        });
        const std::string code = shared("anna", "/holds?at=x");
        const auto refused = ask(code, "10.0.0.7:99");
        QCOMPARE(refused.status, 503);
        QVERIFY(m_links->viewers().empty());
        works = true;
        m_clock->advance(1min);
        QCOMPARE(ask(code, "10.0.0.7:99").status, 200);
        QCOMPARE(recorded.size(), std::size_t(1));
        QCOMPARE(recorded[0].sharer, std::string("anna"));
        QCOMPARE(recorded[0].page, std::string("/holds?at=x"));
        QCOMPARE(recorded[0].from, std::string("10.0.0.7:99"));
        QCOMPARE(formatTime(recorded[0].sharedAt), std::string("2026-01-10T12:00:00Z"));
        QCOMPARE(recorded[0].name, m_links->viewers()[0].identity.name);
    }

    /// Over the front: no identity is asked for, the answer is kept by nobody, the wall has it not.
    void theFrontExchangesIt()
    {
        FrontBench bench;
        m_endpoint->route(bench.front);
        QVERIFY(bench.start());
        const std::string code = shared("anna");
        const QByteArray body = QByteArray::fromStdString(Json{{"code", code}}.dump());
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
        const auto wall = over(bench.front.wallPort(), {}, request("POST /link", "", body));
        QCOMPARE(wall.status, 404);
        const auto large =
            over(bench.front.port(), bench.caPem, request("POST /link", "", QByteArray(600, 'x')));
        QCOMPARE(large.status, 413);
        const auto below = over(bench.front.port(), bench.caPem, request("POST /link/x", "", body));
        QCOMPARE(below.status, 404);
        const auto good = over(bench.front.port(), bench.caPem, request("POST /link", "", body));
        QCOMPARE(good.status, 200);
        QVERIFY(good.head.contains("Cache-Control: no-store\r\n"));
        QVERIFY(
            m_front->identify(Json::parse(good.body.toStdString())["token"].get<std::string>()));
        QCOMPARE(m_links->viewers().size(), std::size_t(1));
    }

private:
    [[nodiscard]] std::string shared(const std::string &sharer, const std::string &page = "/")
    {
        const auto link = m_links->share(sharer, page);
        const auto *made = std::get_if<http::ViewLink>(&link);
        return made ? made->code : std::string();
    }
    [[nodiscard]] http::HttpResponse ask(const std::string &code,
                                         const std::string &peer = "10.0.0.1:1000")
    {
        const auto asked =
            std::make_shared<AskedExchange>("POST", "/link", Json{{"code", code}}.dump(), peer);
        m_endpoint->handle(asked);
        [&] { QTRY_VERIFY(asked->answer()); }();
        return asked->answer().value_or(http::HttpResponse{.status = 0});
    }
    [[nodiscard]] std::string tokenBy(const std::string &code)
    {
        const auto answer = ask(code);
        return answer.status == 200 ? Json::parse(answer.body)["token"].get<std::string>()
                                    : std::string();
    }
    KnownTokens m_others;
    std::unique_ptr<runtime::ManualClock> m_clock;
    std::unique_ptr<Links> m_links;
    std::unique_ptr<http::Authenticator> m_front;
    std::unique_ptr<http::LinkEndpoint> m_endpoint;
};

} // namespace tst_viewlinks

HP_TEST(tst_viewlinks, TestViewLinks)
#include "tst_viewlinks.moc"
