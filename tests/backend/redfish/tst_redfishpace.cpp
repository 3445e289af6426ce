// SPDX-License-Identifier: Apache-2.0
#include "backend/redfish/transport/RequestLimit.h"
#include "tests/support/runner/Runner.h"

#include <QtTest>

namespace tst_redfishpace {

using namespace hp::redfish;
using namespace std::chrono_literals;
using Verdict = RequestLimit::Verdict;

namespace {

const Steady start{1h};

QString word(Verdict verdict)
{
    return verdict == Verdict::Start  ? QStringLiteral("start")
        : verdict == Verdict::NoPlace ? QStringLiteral("no place")
                                      : QStringLiteral("no connection");
}

} // namespace

/// The bounds of redfish.md 7.5, without a socket and without a clock.
class TestRedfishPace : public QObject
{
    Q_OBJECT
private slots:
    void bucketFillsAtItsRate_data();
    void bucketFillsAtItsRate();
    void overdrawnBucketMakesOthersWait();
    void bucketTellsWhenToLookAgain();
    void admissionHoldsItsBounds_data();
    void admissionHoldsItsBounds();
    void placesComeBack();
    void limitsStayWithinReason_data();
    void limitsStayWithinReason();
    void filesAreSharedOut_data();
    void filesAreSharedOut();
    void limitOfFilesIsRaisedToTheHardOne();
};

void TestRedfishPace::bucketFillsAtItsRate_data()
{
    QTest::addColumn<int>("milliseconds");
    QTest::addColumn<bool>("expected");
    QTest::newRow("empty at once") << 0 << false;
    QTest::newRow("one ms before the next token") << 1 << false;
    QTest::newRow("at the next token") << 2 << true;
    QTest::newRow("much later") << 10'000 << true;
}

void TestRedfishPace::bucketFillsAtItsRate()
{
    QFETCH(const int, milliseconds);
    QFETCH(const bool, expected);
    ConnectionRate bucket(500, 3);
    for (int i = 0; i < 3; ++i) {
        QVERIFY(bucket.hasToken(start));
        bucket.take(start);
    }
    QCOMPARE(bucket.hasToken(start + Span(milliseconds)), expected);
}

void TestRedfishPace::overdrawnBucketMakesOthersWait()
{
    ConnectionRate bucket(500, 1);
    for (int i = 0; i < 6; ++i)
        bucket.take(start);
    QVERIFY(!bucket.hasToken(start + 11ms));
    QVERIFY(bucket.hasToken(start + 12ms));
}

void TestRedfishPace::bucketTellsWhenToLookAgain()
{
    ConnectionRate bucket(500, 1);
    QVERIFY(bucket.hasToken(start));
    QCOMPARE(bucket.nextToken(start), start);
    bucket.take(start);
    QCOMPARE(bucket.nextToken(start), start + 2ms);
    QVERIFY(bucket.hasToken(bucket.nextToken(start)));
}

void TestRedfishPace::admissionHoldsItsBounds_data()
{
    QTest::addColumn<int>("inFlight");
    QTest::addColumn<int>("handshakes"); // of those in flight
    QTest::addColumn<bool>("command");
    QTest::addColumn<bool>("connects");
    QTest::addColumn<QString>("expected");

    const auto row = [](const char *name,
                        int inFlight,
                        int handshakes,
                        bool command,
                        bool connects,
                        const char *expected) {
        QTest::newRow(name) << inFlight << handshakes << command << connects
                            << QString::fromLatin1(expected);
    };
    row("a poll while there is a place", 63, 0, false, false, "start");
    row("no poll without a place", 64, 0, false, false, "no place");
    row("a command has places of its own", 64, 0, true, false, "start");
    row("which are few", 68, 0, true, false, "no place");
    row("a poll on a new connection", 7, 7, false, true, "start");
    row("no more handshakes at once for polls", 8, 8, false, true, "no connection");
    row("a poll on a kept connection meanwhile", 8, 8, false, false, "start");
    row("a handshake more for a command", 8, 8, true, true, "start");
    row("but not any number", 12, 12, true, true, "no connection");
}

void TestRedfishPace::admissionHoldsItsBounds()
{
    QFETCH(const int, inFlight);
    QFETCH(const int, handshakes);
    QFETCH(const bool, command);
    QFETCH(const bool, connects);
    QFETCH(const QString, expected);

    RedfishSettings settings;
    settings.maxInFlight = 64;
    settings.maxHandshakes = 8;
    FileBudget files(1000, 100, 64);
    RequestLimit limit(settings, files);
    for (int i = 0; i < inFlight; ++i)
        limit.started(i < handshakes, start);
    const Lane lane = command ? Lane::Command : Lane::Poll;
    QCOMPARE(word(limit.evaluate(lane, connects, start)), expected);
}

void TestRedfishPace::placesComeBack()
{
    RedfishSettings settings;
    settings.maxInFlight = 64;
    settings.maxHandshakes = 1;
    settings.handshakeBurst = 2;
    settings.handshakesPerSecond = 10;
    FileBudget files(1000, 100, 64);
    RequestLimit limit(settings, files);
    limit.started(true, start);
    QCOMPARE(word(limit.evaluate(Lane::Poll, true, start)), QStringLiteral("no connection"));
    QCOMPARE(limit.nextStartAt(start), Steady::max()); // the end of a handshake tells
    limit.connected();
    QCOMPARE(word(limit.evaluate(Lane::Poll, true, start)), QStringLiteral("start"));
    limit.started(true, start);
    limit.connected();
    limit.ended();
    QCOMPARE(limit.inFlight(), 1);
    QCOMPARE(word(limit.evaluate(Lane::Poll, true, start)), QStringLiteral("no connection"));
    QCOMPARE(word(limit.evaluate(Lane::Command, true, start)), QStringLiteral("start"));
    QCOMPARE(limit.nextStartAt(start), start + 100ms);
    QCOMPARE(word(limit.evaluate(Lane::Poll, true, start + 100ms)), QStringLiteral("start"));
}

void TestRedfishPace::limitsStayWithinReason_data()
{
    QTest::addColumn<int>("given");
    QTest::addColumn<int>("expected");
    QTest::newRow("too small") << 1 << 64;
    QTest::newRow("as given") << 300 << 300;
    QTest::newRow("too large") << 100'000 << 4096;
}

void TestRedfishPace::limitsStayWithinReason()
{
    QFETCH(const int, given);
    QFETCH(const int, expected);
    RedfishSettings settings;
    settings.maxInFlight = given;
    FileBudget files(100'000, 0, 0);
    RequestLimit limit(settings, files);
    int started = 0;
    while (limit.evaluate(Lane::Poll, false, start) == Verdict::Start) {
        limit.started(false, start);
        ++started;
    }
    QCOMPARE(started, expected);
}

void TestRedfishPace::filesAreSharedOut_data()
{
    QTest::addColumn<int>("limit");
    QTest::addColumn<int>("keepable");
    QTest::addColumn<int>("usable");
    QTest::newRow("many") << 20'000 << 18'464 << 19'488;
    QTest::newRow("the usual soft limit") << 1024 << 256 << 512;
    QTest::newRow("hardly any") << 8 << 2 << 4;
}

void TestRedfishPace::filesAreSharedOut()
{
    QFETCH(const int, limit);
    QFETCH(const int, keepable);
    QFETCH(const int, usable);
    FileBudget files(static_cast<std::size_t>(limit), 512, 1024);
    for (int i = 0; i < usable; ++i) {
        QCOMPARE(files.mayKeep(), i < keepable);
        QVERIFY(files.mayOpen());
        files.opened();
    }
    QVERIFY(!files.mayOpen());
    files.closed();
    QVERIFY(files.mayOpen());
    QCOMPARE(static_cast<int>(files.open()), usable - 1);
}

void TestRedfishPace::limitOfFilesIsRaisedToTheHardOne()
{
    QVERIFY(FileBudget::raiseLimit() >= 256);
    QCOMPARE(FileBudget::raiseLimit(), FileBudget::raiseLimit());
}

} // namespace tst_redfishpace

HP_TEST(tst_redfishpace, TestRedfishPace)
#include "tst_redfishpace.moc"
