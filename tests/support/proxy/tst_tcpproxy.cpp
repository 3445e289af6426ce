// SPDX-License-Identifier: Apache-2.0
#include "tests/support/gateway/Patience.h"
#include "tests/support/proxy/TcpProxy.h"
#include "tests/support/runner/Runner.h"

#include <QElapsedTimer>
#include <QTcpServer>
#include <QTcpSocket>
#include <QtTest>

#include <memory>

namespace tst_tcpproxy {

using namespace hp::test;

namespace {

/// Says back what it hears.
class Echo : public QTcpServer
{
public:
    Echo()
    {
        listen(QHostAddress::LocalHost);
        connect(this, &QTcpServer::newConnection, this, [this] {
            while (QTcpSocket *socket = nextPendingConnection()) {
                connect(socket, &QTcpSocket::readyRead, socket, [this, socket] {
                    const QByteArray bytes = socket->readAll();
                    received += bytes.size();
                    socket->write(bytes);
                });
                connect(socket, &QTcpSocket::disconnected, socket, &QObject::deleteLater);
            }
        });
    }
    qint64 received = 0;
};

std::unique_ptr<QTcpSocket> connectTo(std::uint16_t port)
{
    auto socket = std::make_unique<QTcpSocket>();
    socket->connectToHost(QHostAddress::LocalHost, port);
    return socket;
}

bool saysBack(QTcpSocket &socket, const QByteArray &bytes)
{
    socket.write(bytes);
    return hp::tests::waitFor([&] { return socket.bytesAvailable() >= bytes.size(); })
        && socket.readAll() == bytes;
}

} // namespace

class TestTcpProxy : public QObject
{
    Q_OBJECT
private slots:
    void init()
    {
        m_echo = std::make_unique<Echo>();
        m_proxy = std::make_unique<TcpProxy>(m_echo->serverPort());
    }
    void cleanup()
    {
        m_proxy.reset();
        m_echo.reset();
    }

    void passGoesBothWays();
    void stallSwallowsAndTellsNobody();
    void whatWasStalledNeverWorksAgain();
    void cutResetsOldAndNewConnections();
    void refuseListensAgainOnTheSamePort();
    void slowIsLateAndComplete();
    void anEndIsPassedOn();
    void aMovedServerIsFound();

private:
    std::unique_ptr<Echo> m_echo{};
    std::unique_ptr<TcpProxy> m_proxy{};
};

void TestTcpProxy::passGoesBothWays()
{
    const auto socket = connectTo(m_proxy->port());
    const QByteArray much(3'000'000, 'x');
    QVERIFY(saysBack(*socket, "hello"));
    QVERIFY(saysBack(*socket, much));
    QCOMPARE(m_proxy->accepted(), 1);
    QCOMPARE(m_proxy->open(), 1);
    // They are counted once they are sent, and may be read before.
    QTRY_COMPARE(m_proxy->delivered(), std::uint64_t(much.size() + 5));
}

void TestTcpProxy::stallSwallowsAndTellsNobody()
{
    const auto old = connectTo(m_proxy->port());
    QVERIFY(saysBack(*old, "hello"));
    m_proxy->set(Line::Stall);
    const auto fresh = connectTo(m_proxy->port());
    QVERIFY(fresh->waitForConnected(testTimeout));
    const qint64 received = m_echo->received;
    for (QTcpSocket *socket : {old.get(), fresh.get()}) {
        socket->write("anybody there?");
        QVERIFY(hp::tests::waitFor([&] { return socket->bytesToWrite() == 0; }));
    }
    QTRY_COMPARE(m_proxy->open(), 2);
    QVERIFY(!old->waitForReadyRead(100));
    QCOMPARE(old->state(), QAbstractSocket::ConnectedState);
    QCOMPARE(fresh->state(), QAbstractSocket::ConnectedState);
    QCOMPARE(m_echo->received, received);
}

void TestTcpProxy::whatWasStalledNeverWorksAgain()
{
    const auto old = connectTo(m_proxy->port());
    QVERIFY(saysBack(*old, "hello"));
    m_proxy->set(Line::Stall);
    m_proxy->set(Line::Pass);
    old->write("anybody there?");
    const auto fresh = connectTo(m_proxy->port());
    QVERIFY(saysBack(*fresh, "hello"));
    QCOMPARE(old->bytesAvailable(), 0);
    QCOMPARE(old->state(), QAbstractSocket::ConnectedState);
}

void TestTcpProxy::cutResetsOldAndNewConnections()
{
    const auto old = connectTo(m_proxy->port());
    QVERIFY(saysBack(*old, "hello"));
    m_proxy->set(Line::Cut);
    QTRY_COMPARE(old->state(), QAbstractSocket::UnconnectedState);
    QCOMPARE(old->error(), QAbstractSocket::RemoteHostClosedError);
    const auto fresh = connectTo(m_proxy->port());
    QTRY_COMPARE(fresh->state(), QAbstractSocket::UnconnectedState);
    QCOMPARE(m_proxy->open(), 0);
    m_proxy->set(Line::Pass);
    QVERIFY(saysBack(*connectTo(m_proxy->port()), "hello"));
}

void TestTcpProxy::refuseListensAgainOnTheSamePort()
{
    const std::uint16_t port = m_proxy->port();
    m_proxy->set(Line::Refuse);
    const auto refused = connectTo(port);
    QTRY_COMPARE(refused->error(), QAbstractSocket::ConnectionRefusedError);
    QTcpSocket other;
    QVERIFY(!other.bind(QHostAddress::LocalHost, port, QAbstractSocket::DontShareAddress));
    m_proxy->set(Line::Pass);
    QCOMPARE(m_proxy->port(), port);
    QVERIFY(saysBack(*connectTo(port), "hello"));
}

void TestTcpProxy::slowIsLateAndComplete()
{
    const auto socket = connectTo(m_proxy->port());
    QVERIFY(saysBack(*socket, "hello"));
    m_proxy->set(Line::Slow);
    QElapsedTimer timer;
    timer.start();
    const QByteArray bytes(qsizetype(5 * TcpProxy::slowBytes), 'x');
    QVERIFY(saysBack(*socket, bytes));
    QVERIFY(timer.elapsed() >= 4 * TcpProxy::slowDelay.count());
    m_proxy->set(Line::Pass);
    QVERIFY(saysBack(*socket, "hello"));
}

void TestTcpProxy::anEndIsPassedOn()
{
    const auto socket = connectTo(m_proxy->port());
    QVERIFY(saysBack(*socket, "hello"));
    socket->disconnectFromHost();
    QTRY_COMPARE(m_proxy->open(), 0);
    const auto other = connectTo(m_proxy->port());
    QVERIFY(saysBack(*other, "hello"));
    m_echo.reset();
    QTRY_COMPARE(other->state(), QAbstractSocket::UnconnectedState);
}

void TestTcpProxy::aMovedServerIsFound()
{
    m_echo = std::make_unique<Echo>();
    m_proxy->lead(m_echo->serverPort());
    QVERIFY(saysBack(*connectTo(m_proxy->port()), "hello"));
}

} // namespace tst_tcpproxy

HP_TEST(tst_tcpproxy, TestTcpProxy)
#include "tst_tcpproxy.moc"
