// SPDX-License-Identifier: Apache-2.0
#include "backend/http/RequestReader.h"
#include "tests/support/runner/Runner.h"

#include <QTest>

namespace tst_requestreader {

using hp::http::RequestReader;
using Step = RequestReader::Step;

namespace {

Step readAll(RequestReader &reader)
{
    Step step = reader.advance();
    while (step == Step::Head)
        step = reader.advance();
    return step;
}

} // namespace

class TestRequestReader : public QObject
{
    Q_OBJECT
private slots:
    void whatCouldBeReadInTwoWaysIsRefused_data()
    {
        QTest::addColumn<QByteArray>("bytes");
        QTest::addColumn<int>("status");
        const auto row = [](const char *name, const QByteArray &bytes, int status) {
            QTest::newRow(name) << bytes << status;
        };
        const QByteArray get = "GET / HTTP/1.1\r\nHost: h\r\n";
        const QByteArray post = "POST / HTTP/1.1\r\nHost: h\r\n";
        row("garbage instead of a request line", "\x01\x02\x03\r\n\r\n", 400);
        row("a request line without a version", "GET /\r\n\r\n", 400);
        row("HTTP/2 preface", "PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n", 505);
        row("no Host in HTTP/1.1", "GET / HTTP/1.1\r\n\r\n", 400);
        row("two Hosts", get + "Host: other\r\n\r\n", 400);
        row("a header line without a colon", get + "nonsense\r\n\r\n", 400);
        row("a space before the colon", get + "Accept : a\r\n\r\n", 400);
        row("Content-Length twice",
            post + "Content-Length: 3\r\nContent-Length: 3\r\n\r\nabc",
            400);
        row("Content-Length twice and different",
            post + "Content-Length: 3\r\nContent-Length: 5\r\n\r\nabc",
            400);
        row("Content-Length that is no number", post + "Content-Length: 3x\r\n\r\nabc", 400);
        row("a negative Content-Length", post + "Content-Length: -1\r\n\r\n", 400);
        row("Content-Length before Transfer-Encoding",
            post + "Content-Length: 3\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n",
            400);
        row("Transfer-Encoding before Content-Length",
            post + "Transfer-Encoding: chunked\r\nContent-Length: 3\r\n\r\n0\r\n\r\n",
            400);
        row("an encoding that is not chunked",
            post + "Transfer-Encoding: gzip, chunked\r\n\r\n",
            501);
        row("a chunk size that is no number",
            post + "Transfer-Encoding: chunked\r\n\r\nzz\r\nabc\r\n",
            400);
        row("two Authorizations", get + "Authorization: a\r\nAuthorization: b\r\n\r\n", 400);
        row("an unknown expectation", post + "Expect: miracles\r\n\r\n", 417);
        row("a head above the limit", get + "X-Big: " + QByteArray(70000, 'x') + "\r\n\r\n", 431);
        row("a request line above the limit", "GET /" + QByteArray(70000, 'x'), 431);
        row("a body above the limit by its length", post + "Content-Length: 3145729\r\n\r\n", 413);
        row("a path with an escaped slash",
            "GET /a/..%2f..%2fetc HTTP/1.1\r\nHost: h\r\n\r\n",
            400);
        row("a path with dots", "GET /a/../b HTTP/1.1\r\nHost: h\r\n\r\n", 400);
        row("a path with escaped dots", "GET /a/%2e%2e/b HTTP/1.1\r\nHost: h\r\n\r\n", 400);
        row("a path with an escaped zero", "GET /a%00b HTTP/1.1\r\nHost: h\r\n\r\n", 400);
        row("a broken escape", "GET /a%4 HTTP/1.1\r\nHost: h\r\n\r\n", 400);
        row("a target that is no path", "GET a HTTP/1.1\r\nHost: h\r\n\r\n", 400);
    }
    void whatCouldBeReadInTwoWaysIsRefused()
    {
        QFETCH(const QByteArray, bytes);
        QFETCH(const int, status);
        RequestReader reader({});
        reader.feed({bytes.data(), static_cast<std::size_t>(bytes.size())});
        QCOMPARE(static_cast<int>(readAll(reader)), static_cast<int>(Step::Failed));
        QCOMPARE(reader.failure().status, status);
        QVERIFY(!reader.failure().message.empty());
    }

    void aChunkedBodyAboveTheLimitIsRefusedBeforeItIsComplete()
    {
        RequestReader reader({65536, 1000});
        reader.feed("POST / HTTP/1.1\r\nHost: h\r\nTransfer-Encoding: chunked\r\n\r\n");
        Step step = readAll(reader);
        for (int i = 0; i < 3 && step == Step::NeedMore; ++i) {
            reader.feed("1f4\r\n" + std::string(500, 'x') + "\r\n");
            step = readAll(reader);
        }
        QCOMPARE(static_cast<int>(step), static_cast<int>(Step::Failed));
        QCOMPARE(reader.failure().status, 413);
    }

    void whatFramesChunksHasALimit_data()
    {
        QTest::addColumn<QByteArray>("begin");
        QTest::addColumn<QByteArray>("more");
        QTest::newRow("an extension without an end") << QByteArray("1;x=") << QByteArray(4096, 'x');
        QTest::newRow("a size without an end") << QByteArray() << QByteArray(4096, '0');
        QTest::newRow("a trailer without an end")
            << QByteArray("0\r\n") << QByteArray("X: ") + QByteArray(4090, 'x') + "\r\n";
        QTest::newRow("one field of a trailer without an end")
            << QByteArray("0\r\nX: ") << QByteArray(4096, 'x');
        QTest::newRow("an extension with every byte")
            << QByteArray() << "1;x=" + QByteArray(4080, 'x') + "\r\ny\r\n";
    }
    void whatFramesChunksHasALimit()
    {
        QFETCH(const QByteArray, begin);
        QFETCH(const QByteArray, more);
        RequestReader reader({});
        reader.feed("POST / HTTP/1.1\r\nHost: h\r\nTransfer-Encoding: chunked\r\n\r\n"
                    + begin.toStdString());
        Step step = readAll(reader);
        std::size_t held = 0;
        for (int i = 0; i < 64 && step == Step::NeedMore; ++i) {
            reader.feed({more.data(), static_cast<std::size_t>(more.size())});
            step = readAll(reader);
            held = std::max(held, reader.held());
        }
        QCOMPARE(static_cast<int>(step), static_cast<int>(Step::Failed));
        QCOMPARE(reader.failure().status, 400);
        QVERIFY2(held < 32768, qPrintable(QString::number(held)));
    }

    void chunksOfOneByteAreWithinTheLimit()
    {
        RequestReader reader({});
        reader.feed("POST / HTTP/1.1\r\nHost: h\r\nTransfer-Encoding: chunked\r\n\r\n");
        for (int i = 0; i < 10000; ++i) {
            reader.feed("0001;a=b\r\nx\r\n");
            QCOMPARE(static_cast<int>(readAll(reader)), static_cast<int>(Step::NeedMore));
        }
        reader.feed("0\r\nA: b\r\n\r\n");
        QCOMPARE(static_cast<int>(readAll(reader)), static_cast<int>(Step::Complete));
        QCOMPARE(reader.request().body.size(), std::size_t(10000));
    }

    void oneByteAtATimeGivesTheSameRequest()
    {
        const std::string bytes =
            "\r\nPATCH /apis/a%20b/c?x=1&y=a+b%26&x=2&z HTTP/1.1\r\nHost: h\r\n"
            "Accept: a\r\naccept: b\r\nTransfer-Encoding: chunked\r\n\r\n"
            "3\r\nabc\r\n2;ext=1\r\nde\r\n0\r\nTrailer: t\r\n\r\n";
        RequestReader reader({});
        Step step = Step::NeedMore;
        for (const char byte : bytes) {
            QCOMPARE(static_cast<int>(step), static_cast<int>(Step::NeedMore));
            reader.feed({&byte, 1});
            step = readAll(reader);
        }
        QCOMPARE(static_cast<int>(step), static_cast<int>(Step::Complete));
        auto &request = reader.request();
        QCOMPARE(request.method, std::string("PATCH"));
        QCOMPARE(request.path, std::string("/apis/a b/c"));
        QCOMPARE(request.param("x"), std::string("2"));
        QCOMPARE(request.param("y"), std::string("a b&"));
        QVERIFY(request.hasParam("z"));
        QCOMPARE(request.header("accept"), std::string("a, b"));
        QCOMPARE(request.body, std::string("abcde"));
        QVERIFY(reader.keepAlive());
    }

    void pipelinedRequestsComeInOrder()
    {
        RequestReader reader({});
        reader.feed("POST /1 HTTP/1.1\r\nHost: h\r\nContent-Length: 2\r\n\r\nhi"
                    "GET /2 HTTP/1.1\r\nHost: h\r\n\r\nGET /3 HTTP/1.0\r\n\r\n");
        for (const std::string path : {"/1", "/2", "/3"}) {
            QCOMPARE(static_cast<int>(readAll(reader)), static_cast<int>(Step::Complete));
            QCOMPARE(reader.request().path, path);
            QCOMPARE(reader.keepAlive(), path != "/3");
            reader.next();
        }
        QVERIFY(!reader.hasStarted());
    }

    void anAbsoluteTargetIsItsPath()
    {
        RequestReader reader({});
        reader.feed("GET https://elsewhere:1/api?x=1 HTTP/1.1\r\nHost: h\r\n\r\n");
        QCOMPARE(static_cast<int>(readAll(reader)), static_cast<int>(Step::Complete));
        QCOMPARE(reader.request().path, std::string("/api"));
        QCOMPARE(reader.target(), std::string("/api?x=1"));
    }
};

} // namespace tst_requestreader

HP_TEST(tst_requestreader, TestRequestReader)
#include "tst_requestreader.moc"
