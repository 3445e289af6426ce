// SPDX-License-Identifier: Apache-2.0
#include "backend/http/FailureLimit.h"
#include "tests/backend/http/FrontBench.h"
#include "tests/support/runner/Runner.h"

#include <QTest>

namespace tst_failurelimit {

using namespace hp;
using namespace hp::test;
using namespace std::chrono_literals;

/// Who guesses tokens is slowed down, and nobody else is.
class TestFailureLimit : public QObject
{
    Q_OBJECT
private slots:
    void anAddressIsClosedForTheRestOfTheWindow();
    void whoGotInBeforeStillGetsIn();
    void ofManyWhoGotInTheLastAreKnown();
    void addressesAreApart();
    void noCredentialsAreNoGuess();
    void manyAddressesAreForgotten();
    void theFrontAnswers429();
};

namespace {

using Steady = http::FailureLimit::Steady;

const Steady start{1h};
const std::optional<std::string> wrong;

/// So many wrong tokens at `start`.
http::FailureLimit failed(int times, const char *address = "10.0.0.1")
{
    http::FailureLimit limit(3, 60s);
    for (int i = 0; i < times; ++i)
        (void)limit.evaluate(address, wrong, start);
    return limit;
}

} // namespace

void TestFailureLimit::anAddressIsClosedForTheRestOfTheWindow()
{
    auto two = failed(2);
    QVERIFY(two.evaluate("10.0.0.1", wrong, start) == 0ms);
    auto three = failed(3);
    QVERIFY(three.evaluate("10.0.0.1", wrong, start + 10s) == 50s);
    QVERIFY2(three.evaluate("10.0.0.1", "anna", start + 10s) == 50s, "a lucky guess is not told");
    QVERIFY2(three.evaluate("10.0.0.1", "anna", start + 60s) == 0ms, "the window has passed");
}

void TestFailureLimit::whoGotInBeforeStillGetsIn()
{
    http::FailureLimit limit(3, 60s);
    QVERIFY(limit.evaluate("10.0.0.1", "anna", start) == 0ms);
    for (int i = 0; i < 3; ++i)
        (void)limit.evaluate("10.0.0.1", wrong, start);
    QVERIFY(limit.evaluate("10.0.0.1", "anna", start + 1s) == 0ms);
    QVERIFY(limit.evaluate("10.0.0.1", "bert", start + 1s) > 0ms);
}

/// Who comes by a link has a name of their own, and all of a site may share an address.
void TestFailureLimit::ofManyWhoGotInTheLastAreKnown()
{
    http::FailureLimit limit(3, 60s);
    QVERIFY(limit.evaluate("10.0.0.1", "anna", start) == 0ms);
    for (int i = 0; i < 100; ++i)
        QVERIFY(limit.evaluate("10.0.0.1", "link-" + std::to_string(i), start + 1s) == 0ms);
    QVERIFY(limit.evaluate("10.0.0.1", "bert", start + 2s) == 0ms);
    for (int i = 0; i < 3; ++i)
        (void)limit.evaluate("10.0.0.1", wrong, start + 3s);
    QVERIFY(limit.evaluate("10.0.0.1", "bert", start + 4s) == 0ms);
    QVERIFY2(limit.evaluate("10.0.0.1", "anna", start + 4s) > 0ms, "the oldest made room");
}

void TestFailureLimit::addressesAreApart()
{
    auto limit = failed(3);
    QVERIFY(limit.evaluate("10.0.0.2", wrong, start) == 0ms);
}

void TestFailureLimit::noCredentialsAreNoGuess()
{
    http::FailureLimit limit(1, 60s);
    for (int i = 0; i < 5; ++i)
        QVERIFY(limit.evaluate("10.0.0.1", std::string(), start) == 0ms);
    (void)limit.evaluate("10.0.0.1", wrong, start);
    QVERIFY2(limit.evaluate("10.0.0.1", std::string(), start) == 0ms, "also while it is closed");
}

void TestFailureLimit::manyAddressesAreForgotten()
{
    auto limit = failed(3, "first");
    for (int i = 0; i < 5000; ++i)
        (void)limit.evaluate(std::to_string(i), wrong, start + 1s);
    QVERIFY2(limit.evaluate("first", wrong, start + 2s) == 0ms, "the oldest made room");
}

void TestFailureLimit::theFrontAnswers429()
{
    http::FrontLimits limits;
    limits.authFailures = 3;
    FrontBench bench(limits);
    QVERIFY(bench.start());
    const auto status = [&](const char *token) {
        auto client = bench.client();
        return client
            .ask(request("GET /echo", "Authorization: Bearer " + QByteArray(token) + "\r\n"))
            .status;
    };
    QCOMPARE(status("admin-token"), 200);
    for (int i = 0; i < 3; ++i)
        QCOMPARE(status("guess"), 401);
    QCOMPARE(status("guess"), 429);
    QCOMPARE(status("viewer-token"), 429);
    QCOMPARE(status("admin-token"), 200);
    auto client = bench.client();
    const RawResponse answer = client.ask(request("GET /echo", "Authorization: Bearer guess\r\n"));
    QVERIFY(answer.head.contains("Retry-After: "));
    QVERIFY(answer.body.contains("Too many wrong credentials came from this address."));
}

} // namespace tst_failurelimit

HP_TEST(tst_failurelimit, TestFailureLimit)
#include "tst_failurelimit.moc"
