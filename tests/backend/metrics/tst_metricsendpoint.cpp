// SPDX-License-Identifier: Apache-2.0
#include "backend/metrics/Exposition.h"
#include "backend/metrics/MetricsEndpoint.h"
#include "tests/backend/http/FakeExchange.h"
#include "tests/backend/metrics/MetricsPage.h"
#include "tests/support/runner/Runner.h"

#include <QSemaphore>
#include <QTest>
#include <QThread>

#include <prometheus/metric_family.h>

namespace tst_metricsendpoint {

using namespace hp;
using test::FakeExchange;

namespace {

const http::Identity scraper{"prometheus", {"viewer"}};

/// An exchange whose answer, which comes from another thread, can be waited for.
class AwaitedExchange final : public http::HttpExchange
{
public:
    explicit AwaitedExchange(http::HttpRequest request)
        : m_request(std::move(request))
    { }
    [[nodiscard]] const http::HttpRequest &request() const override { return m_request; }
    void respond(http::HttpResponse response) override
    {
        m_response = std::move(response);
        m_thread = QThread::currentThread();
        m_answered.release();
    }
    [[nodiscard]] std::shared_ptr<http::HttpStream> stream(http::HttpResponse) override
    {
        return nullptr;
    }

    /// Runs the event loop until the answer is there.
    const http::HttpResponse &answer()
    {
        while (!m_answered.tryAcquire(1, 1))
            QCoreApplication::processEvents();
        return m_response;
    }
    [[nodiscard]] bool isAnswered() const { return m_answered.available() > 0; }
    [[nodiscard]] QThread *thread() const { return m_thread; }

private:
    http::HttpRequest m_request;
    http::HttpResponse m_response{};
    QThread *m_thread = nullptr;
    QSemaphore m_answered{};
};

std::shared_ptr<AwaitedExchange> ask(http::HttpHandler &handler,
                                     const char *method = "GET",
                                     const char *target = "/metrics",
                                     http::Identity identity = scraper)
{
    auto exchange =
        std::make_shared<AwaitedExchange>(test::requestFor(method, target, std::move(identity)));
    handler.handle(exchange);
    return exchange;
}

std::optional<http::HttpResponse> onlyViewers(const http::HttpRequest &request)
{
    if (request.identity.has("viewer"))
        return std::nullopt;
    http::HttpResponse refusal;
    refusal.status = 403;
    return refusal;
}

} // namespace

class TestMetricsEndpoint : public QObject
{
    Q_OBJECT
private slots:
    void valuesAreReadHereAndWrittenDownElsewhere();
    void theGateIsAskedFirst();
    void otherRequestsAreRefused_data();
    void otherRequestsAreRefused();
    void tooManyScrapesAreSentAway();
    void labelsAreEscaped();
};

void TestMetricsEndpoint::valuesAreReadHereAndWrittenDownElsewhere()
{
    QThread *readOn = nullptr;
    monitoring::MetricsEndpoint endpoint(onlyViewers, [&readOn] {
        readOn = QThread::currentThread();
        return [] { return std::string("up 1\n"); };
    });
    const auto exchange = ask(endpoint);
    const http::HttpResponse &answer = exchange->answer();
    QCOMPARE(answer.status, 200);
    QCOMPARE(answer.body, std::string("up 1\n"));
    QCOMPARE(answer.contentType, std::string("text/plain; version=0.0.4; charset=utf-8"));
    QCOMPARE(readOn, QThread::currentThread());
    QVERIFY(exchange->thread() != QThread::currentThread());
}

void TestMetricsEndpoint::theGateIsAskedFirst()
{
    monitoring::MetricsEndpoint endpoint(onlyViewers, [] { return [] { return std::string(); }; });
    QCOMPARE(ask(endpoint, "GET", "/metrics", {"screen", {"wall"}})->answer().status, 403);
}

void TestMetricsEndpoint::otherRequestsAreRefused_data()
{
    QTest::addColumn<QByteArray>("method");
    QTest::addColumn<QByteArray>("target");
    QTest::addColumn<int>("status");
    QTest::newRow("a path below") << QByteArray("GET") << QByteArray("/metrics/all") << 404;
    QTest::newRow("a write") << QByteArray("POST") << QByteArray("/metrics") << 405;
    QTest::newRow("the head alone") << QByteArray("HEAD") << QByteArray("/metrics") << 200;
    QTest::newRow("a query is ignored") << QByteArray("GET") << QByteArray("/metrics?a=b") << 200;
}

void TestMetricsEndpoint::otherRequestsAreRefused()
{
    QFETCH(const QByteArray, method);
    QFETCH(const QByteArray, target);
    QFETCH(const int, status);
    monitoring::MetricsEndpoint endpoint(onlyViewers, [] { return [] { return std::string(); }; });
    QCOMPARE(ask(endpoint, method.constData(), target.constData())->answer().status, status);
}

void TestMetricsEndpoint::tooManyScrapesAreSentAway()
{
    monitoring::MetricsEndpoint endpoint(onlyViewers, [] { return [] { return std::string(); }; });
    // Nobody reads values while the event loop stands still.
    std::vector<std::shared_ptr<AwaitedExchange>> waiting;
    for (int i = 0; i < 8; ++i)
        waiting.push_back(ask(endpoint));
    const auto tooMany = ask(endpoint);
    QVERIFY(tooMany->isAnswered());
    QCOMPARE(tooMany->answer().status, 429);
    for (const auto &exchange : waiting)
        QCOMPARE(exchange->answer().status, 200);
}

void TestMetricsEndpoint::labelsAreEscaped()
{
    metrics::Snapshot snapshot;
    snapshot.add(metrics::Metric::NodeInfo, {"a \"b\" \\ c\nd"}, 1);
    std::vector<std::string> failures;
    const auto lines = test::metricLines(monitoring::exposition(snapshot, {}), failures);
    QVERIFY(failures.empty());
    QCOMPARE(lines.size(), std::size_t(1));
    QCOMPARE(lines.front().labels.at("node"), std::string("a \"b\" \\ c\nd"));
    QCOMPARE(lines.front().type, std::string("gauge"));
}

} // namespace tst_metricsendpoint

HP_TEST(tst_metricsendpoint, TestMetricsEndpoint)
#include "tst_metricsendpoint.moc"
