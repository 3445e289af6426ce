// SPDX-License-Identifier: Apache-2.0
#include "backend/http/Descriptors.h"
#include "tests/backend/http/FrontBench.h"
#include "tests/support/runner/Runner.h"

#include <QTest>

#include <arpa/inet.h>
#include <malloc.h>
#include <netinet/in.h>
#include <sys/socket.h>
#include <unistd.h>
#include <vector>

namespace tst_httplimits {

using namespace hp;
using namespace hp::test;
using std::chrono::milliseconds;

namespace {

/// Connections that are opened and then say nothing, or the same few bytes.
class Crowd
{
public:
    Crowd(std::uint16_t port, std::size_t size, const QByteArray &bytes = {})
    {
        sockaddr_in address{};
        address.sin_family = AF_INET;
        address.sin_port = htons(port);
        address.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
        for (std::size_t i = 0; i < size; ++i) {
            const int socket = ::socket(AF_INET, SOCK_STREAM | SOCK_CLOEXEC, 0);
            if (socket < 0)
                return;
            m_sockets.push_back(socket);
            const bool connected =
                ::connect(socket, reinterpret_cast<const sockaddr *>(&address), sizeof address)
                == 0;
            const auto length = static_cast<std::size_t>(bytes.size());
            if (connected && ::send(socket, bytes.constData(), length, MSG_NOSIGNAL) >= 0)
                ++m_connected;
        }
    }
    Crowd(const Crowd &) = delete;
    Crowd &operator=(const Crowd &) = delete;
    ~Crowd()
    {
        for (const int socket : m_sockets)
            ::close(socket);
    }

    [[nodiscard]] std::size_t connected() const { return m_connected; }

private:
    std::vector<int> m_sockets{};
    std::size_t m_connected = 0;
};

/// Memory of this process in kB.
/// What the process has allocated and not freed, in bytes. Not the resident memory, of which the
/// allocator gives back what it likes.
std::size_t allocatedMemory()
{
    const auto info = ::mallinfo2();
    return info.uordblks + info.hblkhd;
}

const QByteArray halfARequest = "POST /open HTTP/1.1\r\nHost: h\r\nContent-Length: 9\r\n\r\nhalf";

} // namespace

/// What a front does with clients that take and do not give.
class TestHttpLimits : public QObject
{
    Q_OBJECT
private slots:
    void timeRunsOutForClientsThatDawdle_data()
    {
        QTest::addColumn<QByteArray>("bytes");
        QTest::addColumn<int>("status");
        QTest::newRow("nothing at all") << QByteArray() << 0;
        QTest::newRow("half a head") << QByteArray("GET /open HTTP/1.1\r\nHo") << 408;
        QTest::newRow("half a body")
            << QByteArray("POST /open HTTP/1.1\r\nHost: h\r\nContent-Length: 9\r\n\r\nhalf") << 408;
    }
    void timeRunsOutForClientsThatDawdle()
    {
        QFETCH(const QByteArray, bytes);
        QFETCH(const int, status);
        http::FrontLimits limits;
        limits.headTime = limits.bodyTime = milliseconds(200);
        // Bytes that come later than that must not find their connection closed as an idle one.
        if (bytes.isEmpty())
            limits.idle = milliseconds(200);
        FrontBench bench(limits);
        QVERIFY(bench.start());
        RawClient client = bench.client();
        client.send(bytes);
        QCOMPARE(client.readResponse().status, status);
        QVERIFY(client.isClosedByServer());
    }

    void aHandshakeThatNeverComesIsCutOff()
    {
        http::FrontLimits limits;
        limits.handshake = milliseconds(200);
        FrontBench bench(limits);
        QVERIFY(bench.start());
        RawClient silent(bench.front.port(), {});
        QVERIFY(silent.isConnected());
        QVERIFY(silent.isClosedByServer());
    }

    void aDripOfBytesIsNoRequest()
    {
        http::FrontLimits limits;
        limits.headTime = milliseconds(300);
        FrontBench bench(limits);
        QVERIFY(bench.start());
        RawClient client = bench.client();
        client.send("GET /open HTTP/1.1\r\n");
        // Each drop comes well before the time is up; the time is that of the whole head.
        while (client.socket().state() == QAbstractSocket::ConnectedState
               && !client.socket().waitForReadyRead(20))
            client.socket().write("X");
        QCOMPARE(client.readResponse().status, 408);
    }

    void aChunkedBodyThatStopsIsTimedOut()
    {
        http::FrontLimits limits;
        limits.bodyTime = milliseconds(200);
        FrontBench bench(limits);
        QVERIFY(bench.start());
        RawClient client = bench.client();
        const auto answer = client.ask("POST /open HTTP/1.1\r\nHost: h\r\n"
                                       "Transfer-Encoding: chunked\r\n\r\n5\r\nab");
        QCOMPARE(answer.status, 408);
        QVERIFY(client.isClosedByServer());
    }

    void aClientThatLeavesInTheMiddleOfABodyReachesNoHandler_data()
    {
        QTest::addColumn<QByteArray>("bytes");
        const QByteArray head = "POST /keep HTTP/1.1\r\nHost: h\r\n"
                                "Authorization: Bearer admin-token\r\n";
        QTest::newRow("in a chunk") << head + "Transfer-Encoding: chunked\r\n\r\n5\r\nab";
        QTest::newRow("before the last chunk")
            << head + "Transfer-Encoding: chunked\r\n\r\n2\r\nab\r\n";
        QTest::newRow("in a body of known length") << head + "Content-Length: 9\r\n\r\nhalf";
    }
    void aClientThatLeavesInTheMiddleOfABodyReachesNoHandler()
    {
        QFETCH(const QByteArray, bytes);
        FrontBench bench;
        QVERIFY(bench.start());
        {
            RawClient client = bench.client();
            client.send(bytes);
        }
        QVERIFY(eventually([&] { return bench.front.stats().open == 0; }));
        QVERIFY(bench.keep.takeAll().empty());
    }

    void aFloodOfHeaderLinesIsRefusedAtTheLimit_data()
    {
        QTest::addColumn<QByteArray>("head");
        QByteArray many;
        for (int i = 0; i < 20000; ++i)
            many += "X-" + QByteArray::number(i) + ": y\r\n";
        QTest::newRow("many short ones") << many;
        QTest::newRow("one that does not end") << "X: " + QByteArray(10000000, 'x');
        QTest::newRow("the same one again") << QByteArray("Accept: */*\r\n").repeated(20000);
    }
    void aFloodOfHeaderLinesIsRefusedAtTheLimit()
    {
        QFETCH(const QByteArray, head);
        FrontBench bench;
        QVERIFY(bench.start());
        RawClient client = bench.client();
        QCOMPARE(client.ask("GET /open HTTP/1.1\r\nHost: h\r\n" + head).status, 431);
        QVERIFY(client.isClosedByServer());
    }

    void whoeverIsUnknownSendsNoBody_data()
    {
        QTest::addColumn<QByteArray>("bytes");
        const QByteArray big = "POST /open HTTP/1.1\r\nHost: h\r\n";
        QTest::newRow("announced") << big + "Content-Length: 3000000\r\n\r\n";
        QTest::newRow("announced, and asked for first")
            << big + "Content-Length: 3000000\r\nExpect: 100-continue\r\n\r\n";
        QTest::newRow("in chunks")
            << big + "Transfer-Encoding: chunked\r\n\r\n800\r\n" + QByteArray(2048, 'x');
        QTest::newRow("where the handler checks credentials itself")
            << QByteArray("POST /redfish/v1 HTTP/1.1\r\nHost: h\r\nContent-Length: 70000\r\n\r\n");
    }
    void whoeverIsUnknownSendsNoBody()
    {
        QFETCH(const QByteArray, bytes);
        FrontBench bench;
        QVERIFY(bench.start());
        RawClient client = bench.client();
        QCOMPARE(client.ask(bytes).status, 413);
        QVERIFY(client.isClosedByServer());
    }

    void requestsThatComeInShareWhatTheirIdentityMayHold()
    {
        http::FrontLimits limits;
        limits.heldOfIdentity = 100000;
        limits.bodyTime = std::chrono::hours(1); // the first one is held however long it takes
        FrontBench bench(limits);
        QVERIFY(bench.start());
        const QByteArray head = "POST /echo HTTP/1.1\r\nHost: h\r\nContent-Length: 70000\r\n"
                                "Authorization: Bearer ";
        const QByteArray part(69999, 'x');
        auto first = std::make_unique<RawClient>(bench.front.port(), bench.caPem);
        first->send(head + "admin-token\r\n\r\n" + part);
        QVERIFY(eventually([&] { return bench.front.stats().held >= 60000; }));
        RawClient second = bench.client();
        QCOMPARE(second.ask(head + "admin-token\r\n\r\n" + part).status, 429);
        RawClient somebodyElse = bench.client();
        QCOMPARE(somebodyElse.ask(head + "viewer-token\r\n\r\n" + part + 'x').status, 200);
        first.reset();
        QVERIFY(eventually([&] { return bench.front.stats().held == 0; }));
        RawClient third = bench.client();
        QCOMPARE(third.ask(head + "admin-token\r\n\r\n" + part + 'x').status, 200);
        QVERIFY(eventually([&] { return bench.front.stats().held == 0; }));
    }

    void headsOfTheUnknownShareTheirMemory()
    {
        http::FrontLimits limits;
        limits.heldOfUnknown = 120000;
        limits.headTime = std::chrono::hours(1); // both are held however long it takes
        FrontBench bench(limits);
        QVERIFY(bench.start());
        const QByteArray head = "GET /open HTTP/1.1\r\nHost: h\r\nX: " + QByteArray(60000, 'x');
        RawClient first = bench.wallClient();
        first.send(head);
        RawClient second = bench.wallClient();
        second.send(head);
        QVERIFY(eventually([&] { return bench.front.stats().held >= 100000; }));
        RawClient third = bench.wallClient();
        QCOMPARE(third.ask(head).status, 429);
        // Small ones always find room.
        QCOMPARE(bench.wallClient().ask(request("GET /open", {})).status, 200);
    }

    void anIdentityCannotTakeAllPlaces()
    {
        http::FrontLimits limits;
        limits.perIdentity = 2;
        FrontBench bench(limits);
        QVERIFY(bench.start());
        const QByteArray viewer = "Authorization: Bearer viewer-token\r\n";
        auto first = std::make_unique<RawClient>(bench.front.port(), bench.caPem);
        QCOMPARE(first->ask(request("GET /echo", viewer)).status, 200);
        RawClient second = bench.client();
        QCOMPARE(second.ask(request("GET /echo", viewer)).status, 200);
        RawClient third = bench.client();
        const auto answer = third.ask(request("GET /echo", viewer));
        QCOMPARE(answer.status, 429);
        QVERIFY(answer.body.contains("too many connections"));
        // Those that are there go on, admins always come in, and who leaves makes room.
        QCOMPARE(second.ask(request("GET /echo", viewer)).status, 200);
        for (int i = 0; i < 3; ++i)
            QCOMPARE(bench.client().ask(request("GET /echo")).status, 200);
        first.reset();
        QVERIFY(eventually(
            [&] { return bench.client().ask(request("GET /echo", viewer)).status == 200; }));
    }

    /// Nothing that takes two people can be done without the second one.
    void whoApprovesAlwaysComesIn()
    {
        http::FrontLimits limits;
        limits.perIdentity = limits.ofIdentities = 1;
        FrontBench bench(limits);
        QVERIFY(bench.start());
        RawClient viewer = bench.client();
        QCOMPARE(viewer.ask(request("GET /echo", "Authorization: Bearer viewer-token\r\n")).status,
                 200);
        const QByteArray approver = "Authorization: Bearer approver-token\r\n";
        RawClient first = bench.client();
        QCOMPARE(first.ask(request("GET /echo", approver)).status, 200);
        RawClient second = bench.client();
        QCOMPARE(second.ask(request("GET /echo", approver)).status, 200);
    }

    void busyClientsKeepTheirPlace()
    {
        http::FrontLimits limits;
        limits.connections = 2;
        FrontBench bench(limits);
        QVERIFY(bench.start());
        RawClient first = bench.client();
        RawClient second = bench.client();
        first.send(request("GET /keep"));
        second.send(request("GET /keep"));
        // An exchange that is let go is answered.
        const auto held = bench.keep.waitFor(2);
        QVERIFY(held);
        RawClient third(bench.front.wallPort(), {});
        QVERIFY(third.isClosedByServer());
        QCOMPARE(bench.front.stats().refusedConnections, 1U);
        QCOMPARE(bench.front.stats().displacedConnections, 0U);
    }

    void whoAskedNothingMakesRoomBeforeWhoAskedSomething()
    {
        http::FrontLimits limits;
        limits.connections = 2;
        FrontBench bench(limits);
        QVERIFY(bench.start());
        RawClient old = bench.wallClient();
        QCOMPARE(old.ask(request("GET /open")).status, 200);
        RawClient silent = bench.wallClient();
        QVERIFY(eventually([&] { return bench.front.stats().open == 2; }));
        RawClient third = bench.wallClient();
        QCOMPARE(third.ask(request("GET /open")).status, 200);
        QVERIFY(silent.isClosedByServer());
        QCOMPARE(old.ask(request("GET /open")).status, 200);
        QCOMPARE(bench.front.stats().displacedConnections, 1U);
    }

    void oneAddressCannotTakeAllPlaces()
    {
        http::FrontLimits limits;
        limits.perAddress = 3;
        FrontBench bench(limits);
        QVERIFY(bench.start());
        const Crowd crowd(bench.front.port(), 20);
        QCOMPARE(crowd.connected(), std::size_t(20));
        QVERIFY(eventually([&] { return bench.front.stats().displacedConnections == 17; }));
        QVERIFY(eventually([&] { return bench.front.stats().open == 3; }));
    }

    void silentConnectionsEnd_data() { waysToBeSilent(); }
    void silentConnectionsEnd()
    {
        QFETCH(const QByteArray, bytes);
        QFETCH(const bool, tls);
        http::FrontLimits limits;
        limits.handshake = limits.idle = limits.bodyTime = milliseconds(200);
        FrontBench bench(limits);
        QVERIFY(bench.start());
        const Crowd crowd(tls ? bench.front.port() : bench.front.wallPort(), 200, bytes);
        QCOMPARE(crowd.connected(), std::size_t(200));
        QVERIFY(eventually(
            [&] { return bench.front.stats().accepted == 200 && bench.front.stats().open == 0; }));
    }

    void aThousandSilentConnectionsDisturbNobodyAndLeaveNothing_data() { waysToBeSilent(); }
    void aThousandSilentConnectionsDisturbNobodyAndLeaveNothing()
    {
        QFETCH(const QByteArray, bytes);
        QFETCH(const bool, tls);
        if (http::raiseDescriptorLimit() < 4096)
            QSKIP("this machine lets a process open too few files for a thousand connections");
        http::FrontLimits limits;
        limits.handshake = limits.idle = limits.bodyTime = std::chrono::hours(1);
        FrontBench bench(limits);
        QVERIFY(bench.start());
        std::uint64_t expected = 0;
        std::size_t before = 0;
        for (int round = 0; round < 8; ++round) {
            {
                const Crowd crowd(tls ? bench.front.port() : bench.front.wallPort(), 1000, bytes);
                QCOMPARE(crowd.connected(), std::size_t(1000));
                expected += 1000;
                QVERIFY(eventually([&] { return bench.front.stats().open == 1000; }));
                QCOMPARE(bench.client().ask(request("GET /echo")).status, 200);
                ++expected;
            }
            QVERIFY(eventually([&] { return bench.front.stats().open == 0; }));
            // The first rounds fill what is kept for the next connection.
            if (round == 3)
                before = allocatedMemory();
        }
        QCOMPARE(bench.front.stats().accepted, expected);
        QCOMPARE(bench.front.stats().refusedConnections, 0U);
        // 4,000 connections later: a leak of 256 bytes for each of them shows.
        // What is closed is freed a little later; what leaked never is.
        std::size_t after = 0;
        QVERIFY2(eventually([&] {
                     after = allocatedMemory();
                     return after < before + 1'000'000;
                 }),
                 qPrintable(QStringLiteral("%1 bytes, then %2 bytes").arg(before).arg(after)));
    }

private:
    static void waysToBeSilent()
    {
        QTest::addColumn<QByteArray>("bytes");
        QTest::addColumn<bool>("tls");
        QTest::newRow("before the handshake") << QByteArray() << true;
        QTest::newRow("in the handshake") << QByteArray("\x16\x03\x01\x02\x00\x01", 6) << true;
        QTest::newRow("instead of a request") << QByteArray() << false;
        QTest::newRow("in a body") << halfARequest << false;
    }
};

} // namespace tst_httplimits

HP_TEST(tst_httplimits, TestHttpLimits)
#include "tst_httplimits.moc"
