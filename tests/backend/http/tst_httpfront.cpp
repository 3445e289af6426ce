// SPDX-License-Identifier: Apache-2.0
#include "tests/backend/http/FrontBench.h"
#include "tests/support/runner/Runner.h"

#include <QJsonDocument>
#include <QJsonObject>
#include <QTcpServer>
#include <QTest>

#include <atomic>

namespace tst_httpfront {

using namespace hp;
using namespace hp::test;

namespace {

QStringList &logged()
{
    static QStringList lines;
    return lines;
}

void remember(QtMsgType, const QMessageLogContext &, const QString &text)
{
    logged() << text;
}

QJsonObject statusOf(const RawResponse &response)
{
    return QJsonDocument::fromJson(response.body).object();
}

} // namespace

class TestHttpFront : public QObject
{
    Q_OBJECT
private slots:
    void init()
    {
        m_bench = std::make_unique<FrontBench>();
        QVERIFY(m_bench->start());
    }
    void cleanup() { m_bench.reset(); }

    void aRequestArrivesWholeAndItsAnswerGoesBack()
    {
        RawClient client = m_bench->client();
        QVERIFY2(client.isConnected(), qPrintable(client.socket().errorString()));
        const auto answer = client.ask(request(
            "PUT /echo/a%20b?x=1&y=2", "Authorization: Bearer admin-token\r\n", "the body"));
        QCOMPARE(answer.status, 200);
        QCOMPARE(answer.body, QByteArray("PUT\n/echo/a b\nx=1;y=2;\nalice:admin\n\nthe body"));
        QVERIFY(answer.head.contains("X-Content-Type-Options: nosniff\r\n"));
        QVERIFY(!answer.head.contains("Access-Control"));
        QVERIFY2(!answer.head.contains("X-Injected"),
                 "a header of a handler cannot break the head");
    }

    void theConnectionStaysForTheNextRequest()
    {
        RawClient client = m_bench->client();
        for (int i = 0; i < 20; ++i)
            QCOMPARE(client.ask(request("GET /echo")).status, 200);
        QCOMPARE(m_bench->front.stats().accepted, 1U);
    }

    void pipelinedRequestsAreAnsweredInOrder()
    {
        RawClient client = m_bench->client();
        client.send(request("GET /echo/1") + request("GET /echo/2") + request("GET /echo/3"));
        for (const QByteArray path : {"/echo/1", "/echo/2", "/echo/3"})
            QVERIFY(client.readResponse().body.startsWith(QByteArray("GET\n" + path + "\n")));
    }

    void aPipelinedRequestWaitsForASlowerOneBeforeIt()
    {
        RawClient client = m_bench->client();
        client.send(request("GET /keep") + request("GET /echo/2"));
        const auto first = m_bench->keep.waitFor(1);
        QVERIFY(first);
        first->respond({200, "text/plain", {}, "first"});
        QCOMPARE(client.readResponse().body, QByteArray("first"));
        QVERIFY(client.readResponse().body.startsWith("GET\n/echo/2\n"));
    }

    void closeAndHttp10EndTheConnection_data()
    {
        QTest::addColumn<QByteArray>("bytes");
        QTest::newRow("Connection: close") << request("GET /open", "Connection: close\r\n");
        QTest::newRow("HTTP/1.0") << QByteArray("GET /open HTTP/1.0\r\n\r\n");
    }
    void closeAndHttp10EndTheConnection()
    {
        QFETCH(const QByteArray, bytes);
        RawClient client = m_bench->client();
        const auto answer = client.ask(bytes);
        QCOMPARE(answer.status, 200);
        QVERIFY(answer.head.contains("Connection: close\r\n"));
        QVERIFY(client.isClosedByServer());
    }

    void headHasTheLengthAndNoBody()
    {
        RawClient client = m_bench->client();
        client.send(request("HEAD /echo") + request("GET /echo"));
        const auto head = client.readResponse(true);
        QCOMPARE(head.status, 200);
        QVERIFY(head.head.contains("Content-Length: "));
        QVERIFY(client.readResponse().body.startsWith("GET\n"));
    }

    void aClientThatExpectsContinueIsToldToGoOn()
    {
        RawClient client = m_bench->client();
        client.send(request("POST /echo",
                            "Authorization: Bearer admin-token\r\nExpect: 100-continue\r\n"
                            "Content-Length: 4\r\n"));
        QCOMPARE(client.readUntil("\r\n\r\n"), QByteArray("HTTP/1.1 100 Continue\r\n\r\n"));
        client.send("body");
        QVERIFY(client.readResponse().body.endsWith("\nbody"));
    }

    /// Its head is judged when it comes, and what is done is done a body later.
    void aTokenThatEndsBeforeTheBodyIsThereDoesNothing()
    {
        RawClient client = m_bench->client();
        client.send(request("POST /echo",
                            "Authorization: Bearer viewer-token\r\nExpect: 100-continue\r\n"
                            "Content-Length: 4\r\n"));
        QCOMPARE(client.readUntil("\r\n\r\n"), QByteArray("HTTP/1.1 100 Continue\r\n\r\n"));
        m_bench->tokens.isVeraGood = false;
        client.send("late");
        QCOMPARE(client.readResponse().status, 401);
    }

    void aClientThatExpectsContinueWithoutRightsIsRefusedBeforeTheBody()
    {
        RawClient client = m_bench->client();
        const auto answer =
            client.ask(request("POST /echo", "Expect: 100-continue\r\nContent-Length: 4\r\n"));
        QCOMPARE(answer.status, 401);
    }

    void abuseGetsItsStatusAndTheEndOfTheConnection_data()
    {
        QTest::addColumn<QByteArray>("bytes");
        QTest::addColumn<int>("status");
        QTest::addColumn<QString>("reason");
        const auto row =
            [](const char *name, const QByteArray &bytes, int status, const char *reason) {
                QTest::newRow(name) << bytes << status << QString::fromLatin1(reason);
            };
        row("garbage", "\x16\x03nonsense\r\n\r\n", 400, "BadRequest");
        row("no Host", "GET /open HTTP/1.1\r\n\r\n", 400, "BadRequest");
        row("Content-Length twice",
            "POST /open HTTP/1.1\r\nHost: h\r\nContent-Length: 1\r\nContent-Length: 1\r\n\r\nx",
            400,
            "BadRequest");
        row("Content-Length with Transfer-Encoding",
            "POST /open HTTP/1.1\r\nHost: h\r\nContent-Length: 1\r\nTransfer-Encoding: "
            "chunked\r\n\r\n0\r\n\r\n",
            400,
            "BadRequest");
        row("a head of 200 kB",
            "GET /open HTTP/1.1\r\nHost: h\r\nX: " + QByteArray(200000, 'x'),
            431,
            "RequestHeaderFieldsTooLarge");
        row("a body of 4 MB",
            request("POST /open", {}, QByteArray(4000000, 'x')),
            413,
            "RequestEntityTooLarge");
        row("a body for a path that nobody serves",
            "POST /nowhere HTTP/1.1\r\nHost: h\r\nContent-Length: 9\r\n\r\nhalf",
            404,
            "NotFound");
    }
    void abuseGetsItsStatusAndTheEndOfTheConnection()
    {
        QFETCH(const QByteArray, bytes);
        QFETCH(const int, status);
        QFETCH(const QString, reason);
        RawClient client = m_bench->client();
        const auto answer = client.ask(bytes);
        QCOMPARE(answer.status, status);
        const auto body = statusOf(answer);
        QCOMPARE(body[QStringLiteral("kind")].toString(), QStringLiteral("Status"));
        QCOMPARE(body[QStringLiteral("status")].toString(), QStringLiteral("Failure"));
        QCOMPARE(body[QStringLiteral("reason")].toString(), reason);
        QCOMPARE(body[QStringLiteral("code")].toInt(), status);
        QVERIFY(client.isClosedByServer());
        QCOMPARE(m_bench->client().ask(request("GET /echo")).status, 200);
    }

    void aRefusalOfAWholeRequestKeepsTheConnection()
    {
        RawClient client = m_bench->client();
        QCOMPARE(client.ask(request("GET /nowhere")).status, 404);
        QCOMPARE(client.ask(request("GET /openly")).status, 404);
        QCOMPARE(client.ask(request("CONNECT /open")).status, 405);
        QCOMPARE(client.ask(request("GET /echo", {})).status, 401);
        client.send(request("HEAD /nowhere"));
        QCOMPARE(client.readResponse(true).status, 404);
        QCOMPARE(client.ask(request("GET /echo")).status, 200);
        QCOMPARE(m_bench->front.stats().accepted, 1U);
        QCOMPARE(m_bench->front.stats().rejected, 5U);
    }

    void aBodyJustBelowTheLimitArrives()
    {
        RawClient client = m_bench->client();
        const QByteArray body(3145728, 'x');
        const auto answer =
            client.ask(request("POST /echo", "Authorization: Bearer admin-token\r\n", body));
        QCOMPARE(answer.status, 200);
        QVERIFY(answer.body.endsWith(body));
    }

    void credentialsDecide_data()
    {
        QTest::addColumn<QByteArray>("target");
        QTest::addColumn<QByteArray>("authorization");
        QTest::addColumn<int>("status");
        QTest::addColumn<QByteArray>("seen");
        const auto row = [](const char *name,
                            const QByteArray &target,
                            const QByteArray &authorization,
                            int status,
                            const QByteArray &seen) {
            QTest::newRow(name) << target << authorization << status << seen;
        };
        row("none on a token route", "/echo", {}, 401, {});
        row("a wrong token", "/echo", "Bearer wrong", 401, {});
        row("an empty token", "/echo", "Bearer ", 401, {});
        row("basic where a token is due", "/echo", "Basic YTpi", 401, {});
        row("a token", "/echo", "Bearer viewer-token", 200, "vera:viewer\n\n");
        row("a token with a lower-case scheme",
            "/echo",
            "bearer viewer-token",
            200,
            "vera:viewer\n\n");
        row("none on an open route", "/open", {}, 200, "\n:\n\n");
        row("a wrong token on an open route", "/open", "Bearer wrong", 401, {});
        row("a token on an open route", "/open", "Bearer admin-token", 200, "alice:admin\n\n");
        row("basic passes to Redfish",
            "/redfish/v1/Systems",
            "Basic YTpi",
            200,
            "\n:\nBasic YTpi\n");
        row("none passes to Redfish", "/redfish/v1", {}, 200, "\n:\n\n");
    }
    void credentialsDecide()
    {
        QFETCH(const QByteArray, target);
        QFETCH(const QByteArray, authorization);
        QFETCH(const int, status);
        QFETCH(const QByteArray, seen);
        RawClient client = m_bench->client();
        const QByteArray header =
            authorization.isEmpty() ? QByteArray() : "Authorization: " + authorization + "\r\n";
        const auto answer = client.ask(request("GET " + target, header));
        QCOMPARE(answer.status, status);
        QVERIFY2(answer.body.contains(seen), answer.body.constData());
        if (status == 401) {
            QCOMPARE(statusOf(answer)[QStringLiteral("reason")].toString(),
                     QStringLiteral("Unauthorized"));
            QVERIFY(answer.head.contains("WWW-Authenticate: Bearer"));
        }
    }

    void theWallServesOpenRoutesOnlyAndMakesNobodyMoreThanAWall()
    {
        RawClient client = m_bench->wallClient();
        const auto answer = client.ask(request("GET /open"));
        QCOMPARE(answer.status, 200);
        QVERIFY(answer.body.contains("alice:wall\n"));
        QCOMPARE(client.ask(request("GET /echo")).status, 404);
    }

    /// Before it serves and while it does; a browser that shows the refusal asks again by itself.
    void aWallThatIsRefusedServesNothing()
    {
        FrontBench bench;
        bench.front.refuseWall("The wall is not served.");
        QVERIFY(bench.start());
        for (const char *line : {"GET /open", "POST /open", "GET /nothing"}) {
            const auto refused = bench.wallClient().ask(request(line));
            QCOMPARE(refused.status, 503);
            QCOMPARE(statusOf(refused)[QStringLiteral("message")].toString(),
                     QStringLiteral("The wall is not served."));
            QVERIFY(refused.head.contains("\r\nRefresh: 5\r\n"));
            QVERIFY(refused.head.contains("\r\nRetry-After: 5\r\n"));
        }
        QCOMPARE(bench.client().ask(request("GET /open")).status, 200);
        bench.front.refuseWall({});
        QVERIFY(
            eventually([&] { return bench.wallClient().ask(request("GET /open")).status == 200; }));
        bench.front.refuseWall("The wall is not served any more.");
        QVERIFY(
            eventually([&] { return bench.wallClient().ask(request("GET /open")).status == 503; }));
    }

    void aHandlerThatForgetsToAnswerBecomesA500()
    {
        RawClient client = m_bench->client();
        client.send(request("GET /keep"));
        QVERIFY(m_bench->keep.waitFor(1));
        const auto answer = client.readResponse();
        QCOMPARE(answer.status, 500);
        QCOMPARE(statusOf(answer)[QStringLiteral("reason")].toString(),
                 QStringLiteral("InternalError"));
    }

    void aClientThatLeavesBeforeTheAnswerHarmsNobody()
    {
        std::shared_ptr<http::HttpExchange> exchange;
        {
            RawClient client = m_bench->client();
            client.send(request("GET /keep"));
            exchange = m_bench->keep.waitFor(1);
        }
        QVERIFY(exchange);
        exchange->respond({200, "text/plain", {}, "too late"});
        exchange.reset();
        QCOMPARE(m_bench->client().ask(request("GET /echo")).status, 200);
    }

    void aTakenPortIsOneSentenceWithTheAddress()
    {
        const std::uint16_t port = m_bench->front.port();
        http::HttpFront second(m_bench->tokens);
        const auto started = second.start({{"127.0.0.1", port}, {}, m_bench->tls});
        QVERIFY(!started);
        QCOMPARE(
            QString::fromStdString(started.error().message),
            QStringLiteral("Cannot listen on 127.0.0.1:%1: port %1 is taken by another program.")
                .arg(port));
    }

    void aPlainListenerAwayFromLoopbackIsRefused()
    {
        http::HttpFront second(m_bench->tokens);
        const auto started = second.start({{}, http::ListenAddress{"0.0.0.0", 0}, m_bench->tls});
        QVERIFY(!started);
        QVERIFY(started.error().code == ErrorCode::Invalid);
    }

    void stoppingFinishesAnAnswerThatIsUnderWay()
    {
        RawClient busy = m_bench->client();
        RawClient idle = m_bench->client();
        QCOMPARE(idle.ask(request("GET /echo")).status, 200);
        busy.send(request("GET /keep"));
        const auto exchange = m_bench->keep.waitFor(1);
        m_bench->front.requestStop();
        QVERIFY(idle.isClosedByServer());
        exchange->respond({200, "text/plain", {}, "last words"});
        m_bench->front.stop(std::chrono::seconds(20));
        const auto answer = busy.readResponse();
        QCOMPARE(answer.body, QByteArray("last words"));
        QVERIFY(answer.head.contains("Connection: close\r\n"));
        QVERIFY(!m_bench->client().isConnected());
    }

    void stoppingWaitsForNobodyWhenNobodyIsThere()
    {
        RawClient idle = m_bench->client();
        QCOMPARE(idle.ask(request("GET /echo")).status, 200);
        RawClient silent(m_bench->front.port(), {});
        QVERIFY(eventually([&] { return m_bench->front.stats().open == 2; }));
        m_bench->front.stop(std::chrono::hours(1));
        QCOMPARE(m_bench->front.stats().open, 0U);
    }

    void theEndOfTheLastConnectionIsTold()
    {
        RawClient busy = m_bench->client();
        busy.send(request("GET /keep"));
        const auto exchange = m_bench->keep.waitFor(1);
        std::atomic<bool> empty = false;
        m_bench->front.requestStop([&] { empty = true; });
        QVERIFY(eventually([&] { return !m_bench->client().isConnected(); }));
        QVERIFY(!empty);
        exchange->respond({200, "text/plain", {}, "last words"});
        QVERIFY(eventually([&] { return empty.load(); }));
        m_bench->front.stop();
    }

    void aTokenInTheAddressCountsWhereTheRouteLetsIt()
    {
        const auto ask = [this](const QByteArray &line) {
            return m_bench->client().ask(request(line, {}));
        };
        const auto answer = ask("GET /feed?x=1&token=viewer-token&token=viewer-token");
        QCOMPARE(answer.status, 200);
        QCOMPARE(answer.body, QByteArray("GET\n/feed\nx=1;\nvera:viewer\n\n"));
        QCOMPARE(ask("GET /feed?token=wrong").status, 401);
        QCOMPARE(ask("GET /feed?token=").status, 401);
        QCOMPARE(ask("GET /feed").status, 401);
        QCOMPARE(ask("GET /echo?token=viewer-token").status, 401);
    }

    void noTokenIsEverLoggedOrSentBack()
    {
        logged().clear();
        const auto before = qInstallMessageHandler(remember);
        QByteArray answers;
        for (const char *token : {"admin-token", "S3cretThatIsWrong"}) {
            RawClient client = m_bench->client();
            const QByteArray header = QByteArray("Authorization: Bearer ") + token + "\r\n";
            answers += client.ask(request("GET /echo", header)).body;
            answers += client.ask(request("GET /nowhere", header)).body;
            answers += client.ask(request(QByteArray("GET /feed?token=") + token, {})).body;
        }
        m_bench->front.stop();
        qInstallMessageHandler(before);
        const QString all = logged().join(QLatin1Char('\n')) + QString::fromUtf8(answers);
        QVERIFY(!all.contains(QStringLiteral("admin-token")));
        QVERIFY(!all.contains(QStringLiteral("S3cret")));
    }

private:
    std::unique_ptr<FrontBench> m_bench;
};

} // namespace tst_httpfront

HP_TEST(tst_httpfront, TestHttpFront)
#include "tst_httpfront.moc"
