// SPDX-License-Identifier: Apache-2.0
#include "tests/backend/http/FrontBench.h"
#include "tests/support/runner/Runner.h"

#include <QTest>

#include <atomic>

namespace tst_httpstream {

using namespace hp;
using namespace hp::test;

namespace {

http::Chunk chunk(std::string text)
{
    return std::make_shared<const std::string>(std::move(text));
}

} // namespace

class TestHttpStream : public QObject
{
    Q_OBJECT
private slots:
    void init()
    {
        http::FrontLimits limits;
        limits.streamPending = 1048576;
        m_bench = std::make_unique<FrontBench>(limits);
        QVERIFY(m_bench->start());
    }
    void cleanup() { m_bench.reset(); }

    void aStreamArrivesChunkByChunkAndTheConnectionStays()
    {
        RawClient client = m_bench->client();
        client.send(request("GET /keep"));
        auto stream = open(1);
        QVERIFY(stream);
        const QByteArray head = client.readUntil("\r\n\r\n");
        QVERIFY(head.contains("Transfer-Encoding: chunked\r\n"));
        for (const char *text : {"one", "two"}) {
            QVERIFY(stream->write(chunk(text)));
            QCOMPARE(client.readChunk(), QByteArray(text));
        }
        QVERIFY(eventually([&] { return stream->pending() == 0; }));
        stream->end();
        QVERIFY2(!stream->write(chunk("late")), "nothing follows the end");
        QCOMPARE(client.readChunk(), QByteArray());
        QCOMPARE(client.ask(request("GET /echo")).status, 200);
    }

    void droppingTheStreamEndsItCleanly()
    {
        RawClient client = m_bench->client();
        client.send(request("GET /keep"));
        auto stream = open(1);
        QVERIFY(stream->write(chunk("all there is")));
        stream.reset();
        QCOMPARE(client.readResponse().body, QByteArray("all there is"));
        QCOMPARE(client.ask(request("GET /echo")).status, 200);
    }

    void anHttp10ClientGetsTheBytesAndTheEnd()
    {
        RawClient client = m_bench->client();
        client.send("GET /keep HTTP/1.0\r\nAuthorization: Bearer admin-token\r\n\r\n");
        auto stream = open(1);
        QVERIFY(stream->write(chunk("plain")));
        stream->end();
        QVERIFY(!client.readUntil("\r\n\r\n").toLower().contains("chunked"));
        QCOMPARE(client.readExactly(5), QByteArray("plain"));
        QVERIFY(client.isClosedByServer());
    }

    void anAnswerOfManyPiecesArrivesAsOneBody()
    {
        // Smaller and larger than a TLS record, on its border, empty ones in between.
        http::HttpResponse response;
        response.body = "[";
        QByteArray all = "[";
        for (const std::size_t size : {1, 0, 16383, 16384, 16385, 7, 300'000, 0, 40'000, 1}) {
            for (int i = 0; i < 20; ++i) {
                const std::string piece(size, static_cast<char>('a' + i));
                all += QByteArray::fromStdString(piece);
                response.more.push_back(chunk(piece));
            }
        }
        const QByteArray length = QByteArray("Content-Length: ") + QByteArray::number(all.size());
        RawClient client = m_bench->client();
        client.send(request("GET /keep"));
        m_bench->keep.waitFor(1)->respond(response);
        const RawResponse answer = client.readResponse();
        QVERIFY(answer.head.contains(length));
        QVERIFY(answer.body == all);

        client.send(request("HEAD /keep"));
        m_bench->keep.waitFor(2)->respond(response);
        QVERIFY(client.readResponse(true).head.contains(length));
        QCOMPARE(client.ask(request("GET /echo")).status, 200);
    }

    void headOfAStreamHasNoBody()
    {
        RawClient client = m_bench->client();
        client.send(request("HEAD /keep") + request("GET /echo"));
        const auto stream = open(1);
        QCOMPARE(client.readResponse(true).status, 200);
        QVERIFY(eventually([&] { return !stream->write(chunk("nobody reads this")); }));
        QVERIFY(client.readResponse().body.startsWith("GET\n"));
    }

    void aHundredWatchersGetEveryEventOnce()
    {
        constexpr std::size_t watchers = 100;
        constexpr int events = 200;
        std::vector<std::unique_ptr<RawClient>> clients;
        for (std::size_t i = 0; i < watchers; ++i) {
            clients.push_back(std::make_unique<RawClient>(m_bench->front.port(), m_bench->caPem));
            QVERIFY(clients.back()->isConnected());
            clients.back()->send(request("GET /keep"));
        }
        auto first = m_bench->keep.waitFor(watchers);
        QVERIFY(first);
        auto exchanges = m_bench->keep.takeAll();
        exchanges.push_back(std::move(first));
        std::vector<std::shared_ptr<http::HttpStream>> streams;
        for (const auto &exchange : exchanges)
            streams.push_back(exchange->stream({}));

        QByteArray all;
        for (int i = 0; i < events; ++i) {
            const auto event = chunk("event " + std::to_string(i) + std::string(500, '.') + '\n');
            all += QByteArray::fromStdString(*event);
            for (const auto &stream : streams)
                QVERIFY(stream->write(event));
        }
        streams.clear();
        for (const auto &client : clients) {
            const auto answer = client->readResponse();
            QCOMPARE(answer.status, 200);
            QVERIFY(answer.body == all);
        }
        QCOMPARE(m_bench->front.stats().streams, std::uint64_t{watchers});
        QCOMPARE(m_bench->front.stats().cutStreams, 0U);
    }

    void aClientThatDoesNotReadIsCutWhileOthersGoOn_data()
    {
        QTest::addColumn<bool>("tls");
        QTest::newRow("over TLS") << true;
        QTest::newRow("plain") << false;
    }
    void aClientThatDoesNotReadIsCutWhileOthersGoOn()
    {
        QFETCH(const bool, tls);
        FrontBench bench({.streamPending = 1048576});
        bench.front.route("/flow", bench.keep, {http::RouteAccess::Anonymous, true});
        QVERIFY(bench.start());
        RawClient slow(tls ? bench.front.port() : bench.front.wallPort(),
                       tls ? bench.caPem : QByteArray());
        slow.socket().setReadBufferSize(4096);
        slow.send(request("GET /flow"));
        auto exchange = bench.keep.waitFor(1);
        QVERIFY(exchange);
        const auto stream = exchange->stream({});
        std::atomic<int> closed{0};
        stream->onClosed([&closed] { ++closed; });

        const auto block = chunk(std::string(262144, 'x'));
        int accepted = 0;
        while (accepted < 4000 && stream->write(block)) {
            ++accepted;
            QVERIFY(stream->pending() <= 1048576U);
        }
        QVERIFY2(accepted < 4000, "a gigabyte was taken for a client that reads nothing");
        QVERIFY(eventually([&] { return closed.load() == 1; }));
        QVERIFY(!stream->write(chunk("more")));
        QCOMPARE(bench.front.stats().cutStreams, 1U);
        QCOMPARE(bench.client().ask(request("GET /echo")).status, 200);
    }

    void oneChunkAboveTheLimitPassesWhenNothingWaits()
    {
        RawClient client = m_bench->client();
        client.send(request("GET /keep"));
        const auto stream = open(1);
        QVERIFY(stream->write(chunk(std::string(5000000, 'l'))));
        stream->end();
        QCOMPARE(client.readResponse().body.size(), 5000000);
    }

    void aClientThatLeavesIsReportedOnce()
    {
        std::atomic<int> closed{0};
        std::shared_ptr<http::HttpStream> stream;
        {
            RawClient client = m_bench->client();
            client.send(request("GET /keep"));
            stream = open(1);
            stream->onClosed([&closed] { ++closed; });
            QVERIFY(client.readUntil("\r\n\r\n").startsWith("HTTP/1.1 200"));
        }
        QVERIFY(eventually([&] { return closed.load() == 1; }));
        QVERIFY(!stream->write(chunk("x")));
        std::atomic<bool> late{false};
        stream->onClosed([&late] { late = true; });
        QVERIFY2(eventually([&] { return late.load(); }), "who asks late hears it too");
        QCOMPARE(closed.load(), 1);
    }

    void stoppingEndsStreamsCleanly()
    {
        RawClient client = m_bench->client();
        client.send(request("GET /keep"));
        const auto stream = open(1);
        std::atomic<int> closed{0};
        stream->onClosed([&closed] { ++closed; });
        QVERIFY(stream->write(chunk("before the stop")));
        QCOMPARE(client.readUntil("before the stop\r\n").right(17),
                 QByteArray("before the stop\r\n"));
        m_bench->front.stop(std::chrono::seconds(20));
        QCOMPARE(client.readUntil("\r\n\r\n"), QByteArray("0\r\n\r\n"));
        QVERIFY(client.isClosedByServer());
        QCOMPARE(closed.load(), 1);
        QVERIFY(!stream->write(chunk("x")));
    }

private:
    std::shared_ptr<http::HttpStream> open(std::size_t count)
    {
        const auto exchange = m_bench->keep.waitFor(count);
        return exchange ? exchange->stream({}) : nullptr;
    }

    std::unique_ptr<FrontBench> m_bench;
};

} // namespace tst_httpstream

HP_TEST(tst_httpstream, TestHttpStream)
#include "tst_httpstream.moc"
