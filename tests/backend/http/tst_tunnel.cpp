// SPDX-License-Identifier: Apache-2.0
#include "backend/http/Tunnel.h"
#include "tests/backend/http/FrontBench.h"
#include "tests/support/proxy/OwnPort.h"
#include "tests/support/runner/Runner.h"

#include <QSslCertificate>
#include <QTest>
#include <QWebSocket>
#include <QWebSocketServer>

namespace tst_tunnel {

using namespace hp;
using namespace hp::test;

namespace {

const QByteArray upgrade =
    "Connection: keep-alive, Upgrade\r\nUpgrade: websocket\r\n"
    "Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n";

QNetworkRequest liveRequest(std::uint16_t port)
{
    return QNetworkRequest(QUrl(QStringLiteral("wss://127.0.0.1:%1/live?x=1").arg(port)));
}

} // namespace

class TestTunnel : public QObject
{
    Q_OBJECT
private slots:
    void init()
    {
        m_server = std::make_unique<QWebSocketServer>(QStringLiteral("live"),
                                                      QWebSocketServer::NonSecureMode);
        m_server->setSupportedSubprotocols({QStringLiteral("holdpoint.v1")});
        QVERIFY(m_server->listen(QHostAddress::LocalHost, m_port.number()));
        http::FrontLimits limits;
        limits.stall = std::chrono::hours(1); // a client that reads nothing may wait for its turn
        m_bench = std::make_unique<FrontBench>(limits);
        m_bench->front.tunnel("/live", {m_server->serverPort(), "the-secret"});
        QVERIFY(m_bench->start());
    }
    void cleanup()
    {
        m_bench.reset();
        m_server.reset();
    }

    void withoutTheRightThereIsNo101_data()
    {
        QTest::addColumn<QByteArray>("headers");
        QTest::addColumn<int>("status");
        const QByteArray bearer = "Authorization: Bearer viewer-token\r\n";
        QTest::newRow("no token") << upgrade << 401;
        QTest::newRow("a wrong token") << upgrade + "Authorization: Bearer wrong\r\n" << 401;
        QTest::newRow("a wrong token as sub-protocol")
            << upgrade + "Sec-WebSocket-Protocol: holdpoint.v1, holdpoint.bearer.wrong\r\n"
            << 401;
        QTest::newRow("a wrong token beside a right sub-protocol") << upgrade
                + "Authorization: Bearer wrong\r\n"
                  "Sec-WebSocket-Protocol: holdpoint.bearer.viewer-token\r\n"
                                                                   << 401;
        QTest::newRow("made-up internal headers")
            << upgrade + "X-Holdpoint-Identity: root\r\nX-Holdpoint-Secret: x\r\n"
            << 401;
        QTest::newRow("a foreign origin") << upgrade + bearer + "Origin: https://evil.example\r\n"
                                          << 403;
        QTest::newRow("an origin that is null") << upgrade + bearer + "Origin: null\r\n" << 403;
        QTest::newRow("the host with another scheme") << upgrade + bearer
                + "Origin: http://test\r\n" << 403;
        QTest::newRow("somebody without a role of ours")
            << upgrade + "Authorization: Bearer stranger-token\r\n"
            << 403;
        QTest::newRow("no upgrade at all") << bearer << 426;
    }
    void withoutTheRightThereIsNo101()
    {
        QFETCH(const QByteArray, headers);
        QFETCH(const int, status);
        RawClient client = m_bench->client();
        const auto answer = client.ask(request("GET /live", headers));
        QCOMPARE(answer.status, status);
        QVERIFY2(!m_server->hasPendingConnections(), "the live server must not hear of it");
    }

    void onlyThePathItselfIsTunnelled()
    {
        RawClient client = m_bench->client();
        const auto answer = client.ask(
            request("GET /live/more", upgrade + "Authorization: Bearer viewer-token\r\n"));
        QCOMPARE(answer.status, 404);
    }

    void framesPassBothWays_data()
    {
        QTest::addColumn<bool>("bySubProtocol");
        QTest::addColumn<QByteArray>("origin");
        QTest::newRow("token in the header, no origin") << false << QByteArray();
        QTest::newRow("token as sub-protocol, own origin")
            << true << QByteArray("https://127.0.0.1:%1");
    }
    void framesPassBothWays()
    {
        QFETCH(const bool, bySubProtocol);
        QFETCH(QByteArray, origin);
        const std::uint16_t port = m_bench->front.port();
        origin.replace("%1", QByteArray::number(port));
        QWebSocket client(QString::fromLatin1(origin));
        trustUs(client);
        QNetworkRequest asked = liveRequest(port);
        if (bySubProtocol)
            asked.setRawHeader("Sec-WebSocket-Protocol",
                               "holdpoint.v1, holdpoint.bearer.viewer-token");
        else
            asked.setRawHeader("Authorization", "Bearer viewer-token");
        asked.setRawHeader("X-Holdpoint-Roles", "admin");
        asked.setRawHeader("X-Holdpoint-Token", "hash-of-another");
        QString got;
        connect(&client, &QWebSocket::textMessageReceived, this, [&](const QString &text) {
            got = text;
        });
        client.open(asked);
        QVERIFY(eventually([&] { return m_server->hasPendingConnections(); }));
        const std::unique_ptr<QWebSocket> server(m_server->nextPendingConnection());

        const QNetworkRequest seen = server->request();
        QCOMPARE(seen.rawHeader("X-Holdpoint-Secret"), QByteArray("the-secret"));
        QCOMPARE(seen.rawHeader("X-Holdpoint-Identity"), QByteArray("vera"));
        QCOMPARE(seen.rawHeader("X-Holdpoint-Roles"), QByteArray("viewer"));
        QCOMPARE(seen.rawHeader("X-Holdpoint-Token"), QByteArray("hash-of-veras"));
        QVERIFY(seen.rawHeader("X-Holdpoint-Peer").startsWith("127.0.0.1:"));
        QVERIFY(!seen.hasRawHeader("Authorization"));
        QVERIFY(!seen.rawHeader("Sec-WebSocket-Protocol").contains("bearer"));
        if (bySubProtocol)
            QVERIFY(
                eventually([&] { return client.subprotocol() == QStringLiteral("holdpoint.v1"); }));

        QString received;
        connect(server.get(), &QWebSocket::textMessageReceived, this, [&](const QString &text) {
            received = text;
        });
        QVERIFY(eventually([&] { return client.state() == QAbstractSocket::ConnectedState; }));
        const QString large(300000, QLatin1Char('g'));
        client.sendTextMessage(large);
        QVERIFY(eventually([&] { return received == large; }));
        server->sendTextMessage(QStringLiteral("welcome") + large);
        QVERIFY(eventually([&] { return got == QStringLiteral("welcome") + large; }));

        client.close();
        QVERIFY(eventually([&] { return server->state() == QAbstractSocket::UnconnectedState; }));
        QVERIFY(eventually([&] { return m_bench->front.stats().open == 0; }));
    }

    void theInvitationToOtherOriginsStaysInside()
    {
        RawClient client = m_bench->client();
        client.send(request("GET /live", upgrade + "Authorization: Bearer viewer-token\r\n"));
        QVERIFY(eventually([&] { return m_server->hasPendingConnections(); }));
        QVERIFY(eventually([&] { return client.socket().bytesAvailable() > 0; }));
        const auto answer = client.readResponse();
        QCOMPARE(answer.status, 101);
        QVERIFY(!answer.head.contains("Access-Control"));
        QVERIFY(answer.head.contains("s3pPLMBiTxaQ9kYGzzhZRbK+xOo="));
    }

    void framesAreMaskedOrNoneAtAll_data()
    {
        QTest::addColumn<QByteArray>("bytes");
        QTest::addColumn<bool>("fine");
        const QByteArray mask("abcd");
        QTest::newRow("nothing") << QByteArray() << true;
        QTest::newRow("half a head") << QByteArray("\x81") << true;
        QTest::newRow("a masked one") << "\x81\x82" + mask + "xy" << true;
        QTest::newRow("one that is not") << QByteArray("\x81\x02hi") << false;
        QTest::newRow("an empty one that is not") << QByteArray("\x81\0", 2) << false;
        QTest::newRow("one that is not, after one that is")
            << "\x81\x82" + mask + "xy\x81\x02hi" << false;
        QTest::newRow("two that are") << "\x81\x82" + mask + "xy\x89\x80" + mask << true;
        QTest::newRow("a longer one and one that is not")
            << QByteArray("\x81\xfe\x01\x00", 4) + mask + QByteArray(256, 'x') + "\x81\x01x"
            << false;
        QTest::newRow("one as long as none can be")
            << QByteArray("\x81\xff") + QByteArray(8, '\xff') + mask + QByteArray(64, '\0') << true;
    }
    void framesAreMaskedOrNoneAtAll()
    {
        QFETCH(const QByteArray, bytes);
        QFETCH(const bool, fine);
        for (const int step : {1, 3, 1000}) {
            http::MaskedFrames frames;
            bool masked = true;
            for (qsizetype at = 0; at < bytes.size() && masked; at += step)
                masked = frames.take(bytes.mid(at, step).toStdString());
            QCOMPARE(masked, fine);
        }
    }

    void aFrameWithoutAMaskEndsTheConnection()
    {
        RawClient client = m_bench->client();
        client.send(request("GET /live", upgrade + "Authorization: Bearer viewer-token\r\n"));
        QVERIFY(eventually([&] { return m_server->hasPendingConnections(); }));
        const std::unique_ptr<QWebSocket> server(m_server->nextPendingConnection());
        QVERIFY(eventually([&] { return client.socket().bytesAvailable() > 0; }));
        QVERIFY(client.readUntil("\r\n\r\n").startsWith("HTTP/1.1 101"));
        QString received;
        connect(server.get(), &QWebSocket::textMessageReceived, this, [&](const QString &text) {
            received = text;
        });
        client.send(QByteArray("\x81\x02hi"));
        QVERIFY(eventually(
            [&] { return client.socket().state() == QAbstractSocket::UnconnectedState; }));
        QVERIFY(received.isEmpty());
    }

    void whenTheServerLeavesTheClientHearsIt()
    {
        QWebSocket client;
        trustUs(client);
        QNetworkRequest asked = liveRequest(m_bench->front.port());
        asked.setRawHeader("Authorization", "Bearer viewer-token");
        client.open(asked);
        QVERIFY(eventually([&] { return m_server->hasPendingConnections(); }));
        const std::unique_ptr<QWebSocket> server(m_server->nextPendingConnection());
        QVERIFY(eventually([&] { return client.state() == QAbstractSocket::ConnectedState; }));
        server->abort();
        QVERIFY(eventually([&] { return client.state() == QAbstractSocket::UnconnectedState; }));
    }

    void withoutALiveServerTheAnswerIs503()
    {
        m_server->close();
        RawClient client = m_bench->client();
        const auto answer =
            client.ask(request("GET /live", upgrade + "Authorization: Bearer viewer-token\r\n"));
        QCOMPARE(answer.status, 503);
    }

    void aClientThatDoesNotReadIsFeltByTheServer()
    {
        RawClient client = m_bench->client();
        client.socket().setReadBufferSize(4096);
        client.send(request("GET /live", upgrade + "Authorization: Bearer viewer-token\r\n"));
        QVERIFY(eventually([&] { return m_server->hasPendingConnections(); }));
        const std::unique_ptr<QWebSocket> server(m_server->nextPendingConnection());
        constexpr qint64 total = 67108864;
        const QByteArray block(1048576, 'b');
        for (qint64 sent = 0; sent < total; sent += block.size())
            server->sendBinaryMessage(block);
        // The loop runs, so what the tunnel would swallow it has swallowed when the client comes.
        QVERIFY(!QTest::qWaitFor([&] { return server->bytesToWrite() == 0; }, 1000));
        QVERIFY(server->bytesToWrite() > total / 2);

        client.socket().setReadBufferSize(0);
        QVERIFY(client.readUntil("\r\n\r\n").startsWith("HTTP/1.1 101"));
        qint64 read = 0;
        QObject::connect(&client.socket(), &QIODevice::readyRead, this, [&] {
            read += client.socket().readAll().size();
        });
        read += client.socket().readAll().size();
        QVERIFY(eventually([&] { return server->bytesToWrite() == 0 && read > total - 1048576; }));
    }

    void theHeadForTheServerHasNoCredentials()
    {
        http::HttpRequest asked;
        asked.peer = "1.2.3.4:5";
        asked.headers = {{"host", "h"},
                         {"authorization", "Bearer t"},
                         {"cookie", "c"},
                         {"x-holdpoint-roles", "admin"},
                         {"sec-websocket-protocol", "holdpoint.bearer.t"}};
        QCOMPARE(http::tunnelHead(asked, "/live?a", {"bob", {"viewer", "wall"}}, "s"),
                 std::string("GET /live?a HTTP/1.1\r\nhost: h\r\nX-Holdpoint-Secret: s\r\n"
                             "X-Holdpoint-Identity: bob\r\nX-Holdpoint-Roles: viewer,wall\r\n"
                             "X-Holdpoint-Peer: 1.2.3.4:5\r\n\r\n"));
    }

private:
    void trustUs(QWebSocket &client)
    {
        QSslConfiguration tls = QSslConfiguration::defaultConfiguration();
        tls.setCaCertificates(QSslCertificate::fromData(m_bench->caPem));
        client.setSslConfiguration(tls);
    }

    OwnPort m_port{}; // also while no server listens there
    std::unique_ptr<QWebSocketServer> m_server;
    std::unique_ptr<FrontBench> m_bench;
};

} // namespace tst_tunnel

HP_TEST(tst_tunnel, TestTunnel)
#include "tst_tunnel.moc"
