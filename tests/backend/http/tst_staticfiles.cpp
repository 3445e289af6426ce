// SPDX-License-Identifier: Apache-2.0
#include "backend/http/StaticFiles.h"
#include "tests/backend/http/FrontBench.h"
#include "tests/support/runner/Runner.h"

#include <QJsonDocument>
#include <QJsonObject>
#include <QTest>

#include <array>

namespace tst_staticfiles {

using namespace hp;
using namespace hp::test;

namespace {

constexpr std::string_view document = "<!doctype html><title>Holdpoint</title>";
constexpr std::string_view script = "a script, a script, a script, a script";

constexpr std::array<http::StaticFile, 4> files{{
    {"index.html", document, "packed document", "d1"},
    {"page.js", script, "packed script", "5c"},
    {"page.css", "p{}", "longer than it is", "c5"},
    {"holdpoint.svg", "<svg/>", "", "59"},
}};

/// The value of a header line; empty when there is none.
QByteArray field(const RawResponse &response, const QByteArray &name)
{
    const auto at = response.head.indexOf(QByteArray("\r\n" + name + ": "));
    if (at < 0)
        return {};
    const auto from = at + name.size() + 4;
    return response.head.mid(from, response.head.indexOf("\r\n", from) - from);
}

/// What a refusal says.
QByteArray sentenceOf(const RawResponse &response)
{
    return QJsonDocument::fromJson(response.body)
        .object()[QLatin1String("message")]
        .toString()
        .toUtf8();
}

} // namespace

/// The page as browsers and attackers ask for it, on both listeners.
class TestStaticFiles : public QObject
{
    Q_OBJECT
private slots:
    void initTestCase()
    {
        m_bench = std::make_unique<FrontBench>();
        m_files.route(m_bench->front);
        QVERIFY(m_bench->start());
    }
    void cleanupTestCase() { m_bench.reset(); }

    void everyAddressHasItsFile_data()
    {
        QTest::addColumn<QByteArray>("path");
        QTest::addColumn<QByteArray>("contentType");
        QTest::addColumn<QByteArray>("body");
        const QByteArray html = "text/html; charset=utf-8";
        const QByteArray page(document.data(), document.size());
        const auto row = [](const char *name, const char *path, const QByteArray &type, auto body) {
            QTest::newRow(name) << QByteArray(path) << type << QByteArray(body);
        };
        row("the first page", "/", html, page);
        row("the fleet", "/fleet", html, page);
        row("the holds", "/holds", html, page);
        row("the holds of an instant", "/holds?at=2026-01-10T12:00:00Z", html, page);
        row("a machine", "/m/openshift-machine-api/worker-1", html, page);
        row("a machine whose name is escaped", "/m/ns/a%20b", html, page);
        row("an address of machines that is none", "/m/x", html, page);
        row("the power", "/power", html, page);
        row("the calendar", "/calendar", html, page);
        row("the alarms", "/alarms", html, page);
        row("the incidents", "/incidents", html, page);
        row("a wall", "/wall?distance=5", html, page);
        row("the script",
            "/assets/page.js",
            "text/javascript; charset=utf-8",
            QByteArray(script.data(), script.size()));
        row("the style", "/assets/page.css", "text/css; charset=utf-8", "p{}");
        row("the icon", "/assets/holdpoint.svg", "image/svg+xml", "<svg/>");
    }
    void everyAddressHasItsFile()
    {
        QFETCH(const QByteArray, path);
        QFETCH(const QByteArray, contentType);
        QFETCH(const QByteArray, body);
        for (const bool wall : {false, true}) {
            const auto client = clientOf(wall);
            const auto answer = client->ask(request("GET " + path, ""));
            QCOMPARE(answer.status, 200);
            QCOMPARE(field(answer, "Content-Type"), contentType);
            QCOMPARE(answer.body, body);
            client->send(request("HEAD " + path, "") + request("GET " + path, ""));
            const auto head = client->readResponse(true);
            QCOMPARE(head.status, 200);
            QCOMPARE(field(head, "Content-Length"), QByteArray::number(body.size()));
            QCOMPARE(field(head, "ETag"), field(answer, "ETag"));
            QVERIFY2(client->readResponse().body == body, "nothing came between the two answers");
        }
    }

    void everyHeaderIsThere_data()
    {
        QTest::addColumn<QByteArray>("name");
        QTest::addColumn<QByteArray>("value");
        const auto row = [](const char *sentence, const char *name, const char *value) {
            QTest::newRow(sentence) << QByteArray(name) << QByteArray(value);
        };
        row("nothing comes from elsewhere, and nobody frames it",
            "Content-Security-Policy",
            "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; "
            "connect-src 'self'; font-src 'self'; base-uri 'none'; form-action 'none'; "
            "frame-ancestors 'none'");
        row("no type is guessed", "X-Content-Type-Options", "nosniff");
        row("nobody is told where a person came from", "Referrer-Policy", "no-referrer");
        row("a kept copy is asked about", "Cache-Control", "no-cache");
        row("a form has its own tag", "ETag", "\"d1\"");
        row("other forms are known of", "Vary", "Accept-Encoding");
        row("nobody else reads it", "Access-Control-Allow-Origin", "");
        row("no cookie is set", "Set-Cookie", "");
    }
    void everyHeaderIsThere()
    {
        QFETCH(const QByteArray, name);
        QFETCH(const QByteArray, value);
        for (const bool wall : {false, true}) {
            const auto answer = clientOf(wall)->ask(request("GET /", ""));
            QCOMPARE(field(answer, name), value);
            QVERIFY2(answer.head.count(QByteArray("\r\n" + name + ": ")) <= 1, "it is said once");
        }
    }

    void methodsThatWriteAreRefused_data()
    {
        QTest::addColumn<QByteArray>("line");
        QTest::addColumn<int>("status");
        for (const char *method : {"POST", "PUT", "PATCH", "DELETE", "OPTIONS"}) {
            for (const char *path : {"/", "/wall", "/m/ns/m", "/assets/page.js"}) {
                const QByteArray line = QByteArray(method) + ' ' + path;
                QTest::newRow(QByteArray(line + " is refused").constData()) << line << 405;
            }
        }
        QTest::newRow("a method that nobody knows is refused") << QByteArray("BREW /") << 405;
    }
    void methodsThatWriteAreRefused()
    {
        QFETCH(const QByteArray, line);
        QFETCH(const int, status);
        for (const bool wall : {false, true}) {
            const auto answer = clientOf(wall)->ask(request(line, "", "x"));
            QCOMPARE(answer.status, status);
            QCOMPARE(field(answer, "Allow"), QByteArray("GET, HEAD"));
            QCOMPARE(sentenceOf(answer),
                     QByteArray("This is a file of the page: it can be read only."));
        }
    }

    void compressedOnlyForWhoWantsIt_data()
    {
        QTest::addColumn<QByteArray>("accept");
        QTest::addColumn<bool>("compressed");
        const auto row = [](const char *sentence, const char *accept, bool compressed) {
            QTest::newRow(sentence) << QByteArray(accept) << compressed;
        };
        row("nothing is said", "", false);
        row("gzip is taken", "gzip", true);
        row("gzip by its old name", "x-gzip", true);
        row("names have no case", "GZip", true);
        row("as browsers say it", "gzip, deflate, br", true);
        row("among others", "br;q=1.0, gzip;q=0.8, *;q=0.1", true);
        row("a weight of nothing refuses", "gzip;q=0", false);
        row("a weight of nothing with digits refuses", "gzip; q=0.000", false);
        row("the least weight is one", "gzip;q=0.001", true);
        row("anything is taken", "*", true);
        row("anything but gzip", "gzip;q=0, *", false);
        row("anything, with nothing refused", "*;q=0", false);
        row("plain is liked better", "identity, gzip;q=0.5", false);
        row("plain is liked less", "identity;q=0.5, gzip", true);
        row("plain is refused", "identity;q=0, gzip;q=0.1", true);
        row("both are refused, so that it comes plain", "identity;q=0, gzip;q=0", false);
        row("a weight that is none is not said", "gzip;q=2", false);
        row("a weight with a word", "gzip;q=high", false);
        row("a weight with a sign", "gzip;q=-1", false);
        row("a weight with four digits", "gzip;q=0.0001", false);
        row("another parameter", "gzip;level=9", false);
        row("a longer name", "gzippo", false);
        row("another coding", "br, deflate, zstd", false);
        row("spaces around", "  deflate ,\t gzip ; q=1 ", true);
        row("empty items", ",,gzip,,", true);
    }
    void compressedOnlyForWhoWantsIt()
    {
        QFETCH(const QByteArray, accept);
        QFETCH(const bool, compressed);
        const auto answer = clientOf(false)->ask(request(
            "GET /assets/page.js",
            accept.isEmpty() ? QByteArray() : QByteArray("Accept-Encoding: " + accept + "\r\n")));
        QCOMPARE(answer.status, 200);
        QCOMPARE(field(answer, "Content-Encoding"), QByteArray(compressed ? "gzip" : ""));
        QCOMPARE(field(answer, "ETag"), QByteArray(compressed ? "\"5c-gzip\"" : "\"5c\""));
        QCOMPARE(field(answer, "Vary"), QByteArray("Accept-Encoding"));
        QCOMPARE(answer.body,
                 compressed ? QByteArray("packed script")
                            : QByteArray(script.data(), script.size()));
    }

    void whatWouldBeLongerIsNotCompressed()
    {
        const auto answer =
            clientOf(false)->ask(request("GET /assets/page.css", "Accept-Encoding: gzip\r\n"));
        QCOMPARE(answer.body, QByteArray("p{}"));
        QCOMPARE(field(answer, "Content-Encoding"), QByteArray());
        QCOMPARE(field(answer, "Vary"), QByteArray());
    }

    void aKeptCopyIsGoodWhileItsTagIs_data()
    {
        QTest::addColumn<QByteArray>("headers");
        QTest::addColumn<int>("status");
        const auto row = [](const char *sentence, const char *headers, int status) {
            QTest::newRow(sentence) << QByteArray(headers) << status;
        };
        row("the same tag", "If-None-Match: \"5c\"\r\n", 304);
        row("one of several", "If-None-Match: \"old\", \"5c\"\r\n", 304);
        row("a weak one", "If-None-Match: W/\"5c\"\r\n", 304);
        row("any", "If-None-Match: *\r\n", 304);
        row("another tag", "If-None-Match: \"5d\"\r\n", 200);
        row("a tag without quotes", "If-None-Match: 5c\r\n", 200);
        row("a part of it", "If-None-Match: \"5\"\r\n", 200);
        row("of the other form", "If-None-Match: \"5c-gzip\"\r\n", 200);
        row("of the form that is sent",
            "Accept-Encoding: gzip\r\nIf-None-Match: \"5c-gzip\"\r\n",
            304);
        row("of the plain form, but packed is sent",
            "Accept-Encoding: gzip\r\nIf-None-Match: \"5c\"\r\n",
            200);
    }
    void aKeptCopyIsGoodWhileItsTagIs()
    {
        QFETCH(const QByteArray, headers);
        QFETCH(const int, status);
        const auto client = clientOf(false);
        const auto answer = client->ask(request("GET /assets/page.js", headers));
        QCOMPARE(answer.status, status);
        if (status != 304)
            return;
        QVERIFY(answer.body.isEmpty());
        QVERIFY(!field(answer, "ETag").isEmpty());
        QCOMPARE(field(answer, "Cache-Control"), QByteArray("no-cache"));
        QCOMPARE(field(answer, "Vary"), QByteArray("Accept-Encoding"));
        QVERIFY(!field(answer, "Content-Security-Policy").isEmpty());
        QCOMPARE(client->ask(request("GET /open", "")).status, 200); // the connection is in step
    }

    void whatIsNotThereIsSaid_data()
    {
        QTest::addColumn<QByteArray>("path");
        QTest::addColumn<int>("status");
        QTest::addColumn<QByteArray>("sentence");
        const QByteArray noFile = "The page has no file of this name.";
        const QByteArray nothing = "the server could not find the requested resource";
        const QByteArray notValid = "The path of the request is not valid.";
        const auto row =
            [](const char *name, const QByteArray &path, int status, const QByteArray &sentence) {
                QTest::newRow(name) << path << status << sentence;
            };
        row("an unknown file", "/assets/unknown", 404, noFile);
        row("the folder", "/assets/", 404, noFile);
        row("the folder without a slash", "/assets", 404, noFile);
        row("a folder below", "/assets/a/page.js", 404, noFile);
        row("a second slash", "/assets//page.js", 404, noFile);
        row("a slash behind", "/assets/page.js/", 404, noFile);
        row("another case", "/assets/Page.js", 404, noFile);
        row("a zero byte", "/assets/page.js%00", 400, notValid);
        row("a backslash", "/assets/..\\page.js", 404, noFile);
        row("an escaped backslash", "/assets/..%5c..%5cetc%5cpasswd", 404, noFile);
        row("dots", "/assets/../etc/passwd", 400, notValid);
        row("dots at the end", "/assets/..", 400, notValid);
        row("a dot", "/assets/./page.js", 400, notValid);
        row("escaped dots", "/assets/%2e%2e/etc/passwd", 400, notValid);
        row("half escaped dots", "/assets/.%2E/etc/passwd", 400, notValid);
        row("dots that are escaped twice", "/assets/%252e%252e/etc/passwd", 404, noFile);
        row("an escaped slash", "/assets/..%2f..%2fetc/passwd", 400, notValid);
        row("dots in UTF-8 that is too long", "/assets/%c0%ae%c0%ae/etc/passwd", 404, noFile);
        row("dots of a machine", "/m/../../etc/passwd", 400, notValid);
        row("an escape that is none", "/assets/%zz", 400, notValid);
        row("a long name", "/assets/" + QByteArray(20000, 'a'), 404, noFile);
        row("many folders", "/assets" + QByteArray("/a").repeated(10000), 404, noFile);
        row("no machine", "/m", 404, noFile);
        row("no machine behind a slash", "/m/", 404, noFile);
        row("something below a page", "/fleet/x", 404, nothing);
        row("a page with a slash behind", "/holds/", 404, nothing);
        row("a page with a longer name", "/fleets", 404, nothing);
        row("a name that begins as that of the files", "/assets2/page.js", 404, nothing);
        row("the document by its name", "/index.html", 404, nothing);
        row("something else", "/nothing", 404, nothing);
    }
    void whatIsNotThereIsSaid()
    {
        QFETCH(const QByteArray, path);
        QFETCH(const int, status);
        QFETCH(const QByteArray, sentence);
        for (const bool wall : {false, true}) {
            const auto answer = clientOf(wall)->ask(request("GET " + path, ""));
            QCOMPARE(answer.status, status);
            QCOMPARE(sentenceOf(answer), sentence);
        }
    }

    void aHeadThatIsTooLongIsCutOff()
    {
        const auto answer = clientOf(true)->ask(request("GET /m/" + QByteArray(100000, 'a'), ""));
        QCOMPARE(answer.status, 431);
    }

    /// The routes that were there answer as before.
    void nothingElseIsOpened_data()
    {
        QTest::addColumn<QByteArray>("line");
        QTest::addColumn<bool>("wall");
        QTest::addColumn<int>("status");
        QTest::newRow("what needs a token on the front") << QByteArray("GET /echo") << false << 401;
        QTest::newRow("what a wall does not have") << QByteArray("GET /echo") << true << 404;
        QTest::newRow("a write on the wall") << QByteArray("PUT /keep") << true << 404;
    }
    void nothingElseIsOpened()
    {
        QFETCH(const QByteArray, line);
        QFETCH(const bool, wall);
        QFETCH(const int, status);
        QCOMPARE(clientOf(wall)->ask(request(line, "")).status, status);
    }

    void wrongCredentialsAreRefusedHereToo()
    {
        const auto answer =
            clientOf(false)->ask(request("GET /", "Authorization: Bearer guess\r\n"));
        QCOMPARE(answer.status, 401);
    }

private:
    [[nodiscard]] std::unique_ptr<RawClient> clientOf(bool wall) const
    {
        return wall ? std::make_unique<RawClient>(m_bench->front.wallPort(), QByteArray())
                    : std::make_unique<RawClient>(m_bench->front.port(), m_bench->caPem);
    }

    http::StaticFiles m_files{files};
    std::unique_ptr<FrontBench> m_bench; ///< goes before the files
};

} // namespace tst_staticfiles

HP_TEST(tst_staticfiles, TestStaticFiles)
#include "tst_staticfiles.moc"
