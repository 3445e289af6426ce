// SPDX-License-Identifier: Apache-2.0
#include "model/rules/metrics/CounterHistory.h"
#include "tests/support/runner/Runner.h"

#include <QTest>

namespace tst_counterhistory {

using namespace hp;
using namespace hp::fleet;
using namespace std::chrono_literals;

/// What the counters were: what is usual, what was an hour ago, and what nobody can know.
class TestCounterHistory : public QObject
{
    Q_OBJECT
private slots:
    void trends_data();
    void trends();
    void everyCounterHasItsOwn();
    void aMinuteIsCountedOnce();
    void aClockThatIsPutBackTakesWhatLiesAhead();
    void aWeekIsBounded();
    void aRestartForgetsNothing();
    void aRestartKeepsNothingFromAhead();
    void textOfOthersGivesAnEmptyHistory_data();
    void textOfOthersGivesAnEmptyHistory();
};

namespace {

const TimePoint start = *parseTime("2026-01-10T12:00:00Z");

QString told(const std::optional<std::uint32_t> &value)
{
    return value ? QString::number(*value) : QStringLiteral("-");
}

/// "3x60 ?x10 4x1": minutes with that many machines, minutes in which nobody counted. The last one
/// is that of `now`.
CounterHistory played(const QString &story, TimePoint &now)
{
    CounterHistory history;
    now = start;
    for (const QString &part : story.split(QLatin1Char(' '), Qt::SkipEmptyParts)) {
        const QStringList pair = part.split(QLatin1Char('x'));
        for (int minute = 0; minute < pair[1].toInt(); ++minute) {
            now += 1min;
            if (pair[0] != QLatin1String("?"))
                history.add({pair[0].toUInt(), 0, 0, 0, 0}, now);
        }
    }
    return history;
}

} // namespace

void TestCounterHistory::trends_data()
{
    QTest::addColumn<QString>("story");
    QTest::addColumn<QString>("p95");
    QTest::addColumn<QString>("hourAgo");
    const auto row = [](const char *name, const char *story, const char *p95, const char *hourAgo) {
        QTest::newRow(name) << story << p95 << hourAgo;
    };
    row("nobody counted yet", "", "-", "-");
    row("a minute tells nothing of what is usual", "3x1", "-", "-");
    row("neither do 59 minutes", "3x59", "-", "-");
    row("an hour tells what is usual, not what was before it", "3x60", "3", "-");
    row("none for an hour is known to be none", "0x61", "0", "0");
    row("the minute an hour ago", "1x1 2x60", "2", "1");
    row("what exceeds it for 5 of 100 minutes is not usual", "1x95 9x5", "1", "1");
    row("what exceeds it for 6 of 100 minutes is", "1x94 9x6", "9", "1");
    row("the order does not matter", "9x6 1x94", "9", "1");
    row("minutes without a count are not zero", "4x60 ?x600 4x1", "4", "-");
    row("a short gap an hour ago is bridged", "4x10 ?x5 6x60", "6", "4");
    row("a long one is not", "4x10 ?x6 6x60", "6", "-");
    row("what nobody counts any more has no hour ago", "4x60 ?x66", "4", "-");
    row("what is older than seven days is forgotten", "9x2000 1x10080", "1", "1");
    row("not before", "9x2000 1x9000", "9", "1");
    row("a quarter of the week counts", "9x2520 1x7560", "9", "1");
}

void TestCounterHistory::trends()
{
    QFETCH(QString, story);
    TimePoint now;
    const CounterTrend trend = played(story, now).trend(Counter::Holding, now);
    QTEST(told(trend.p95), "p95");
    QTEST(told(trend.hourAgo), "hourAgo");
}

void TestCounterHistory::everyCounterHasItsOwn()
{
    CounterHistory history;
    for (int minute = 0; minute <= 60; ++minute)
        history.add({1, 2, 3, 4, 5}, start + minute * 1min);
    std::uint32_t expected = 0;
    for (const Counter counter : counters) {
        const CounterTrend trend = history.trend(counter, start + 60min);
        QCOMPARE(told(trend.p95), QString::number(++expected));
        QCOMPARE(told(trend.hourAgo), QString::number(expected));
        QVERIFY(trend.since == start);
    }
}

void TestCounterHistory::aMinuteIsCountedOnce()
{
    CounterHistory history;
    QVERIFY(history.isDue(start));
    history.add({1, 0, 0, 0, 0}, start);
    QVERIFY(!history.isDue(start + 59s));
    history.add({7, 0, 0, 0, 0}, start + 59s);
    QVERIFY(history.isDue(start + 60s));
    QCOMPARE(told(history.trend(Counter::Holding, start + 60min).hourAgo), QStringLiteral("1"));
}

void TestCounterHistory::aClockThatIsPutBackTakesWhatLiesAhead()
{
    TimePoint now;
    CounterHistory history = played(QStringLiteral("1x60 9x60"), now);
    const TimePoint back = start + 60min;
    QVERIFY(history.isDue(back));
    history.add({2, 0, 0, 0, 0}, back);
    QCOMPARE(told(history.trend(Counter::Holding, back).p95), QStringLiteral("1"));
    QCOMPARE(told(history.trend(Counter::Holding, back + 60min).hourAgo), QStringLiteral("2"));
    QVERIFY(history.isDue(now)); // and nothing of what was counted ahead is left
}

void TestCounterHistory::aWeekIsBounded()
{
    CounterHistory history;
    for (std::uint32_t minute = 0; minute < 25'000; ++minute)
        history.add({minute, 0, 0, 0, 0}, start + minute * 1min);
    QCOMPARE(history.entries(), std::size_t(7 * 24 * 60));
    TimePoint now;
    QCOMPARE(played(QStringLiteral("3x25000"), now).entries(), std::size_t(1));
}

void TestCounterHistory::aRestartForgetsNothing()
{
    TimePoint now;
    const CounterHistory before = played(QStringLiteral("1x40 ?x3 4x30 2x61"), now);
    CounterHistory after = CounterHistory::restored(before.saved(), now);
    QCOMPARE(after.saved(), before.saved());
    QVERIFY(after.trend(Counter::Holding, now) == before.trend(Counter::Holding, now));
    // Nobody counted while it was down.
    now += 90min;
    after.add({2, 0, 0, 0, 0}, now);
    QCOMPARE(told(after.trend(Counter::Holding, now).hourAgo), QStringLiteral("-"));
    QCOMPARE(told(after.trend(Counter::Holding, now).p95), QStringLiteral("4"));
}

void TestCounterHistory::aRestartKeepsNothingFromAhead()
{
    TimePoint now;
    const std::string saved = played(QStringLiteral("1x60 9x60"), now).saved();
    const CounterHistory after = CounterHistory::restored(saved, start + 60min);
    QCOMPARE(told(after.trend(Counter::Holding, now).p95), QStringLiteral("1"));
    QCOMPARE(CounterHistory::restored(saved, now + CounterHistory::kept).entries(), std::size_t(0));
}

void TestCounterHistory::textOfOthersGivesAnEmptyHistory_data()
{
    QTest::addColumn<QString>("text");
    QTest::newRow("nothing") << "";
    QTest::newRow("no JSON") << "{";
    QTest::newRow("a list") << "[]";
    QTest::newRow("no list of runs") << R"({"runs": {"a": 1}})";
    QTest::newRow("a run of other counters") << R"({"runs": [[29467440, 5, 1, 2]]})";
    QTest::newRow("texts") << R"({"runs": [["29467440", 5, 1, 2, 3, 4, 5]]})";
    QTest::newRow("less than none") << R"({"runs": [[29467440, 5, -1, 2, 3, 4, 5]]})";
    QTest::newRow("more than there can be") << R"({"runs": [[29467440, 5, 1e30, 2, 3, 4, 5]]})";
    QTest::newRow("a run without a minute") << R"({"runs": [[29467440, 0, 1, 2, 3, 4, 5]]})";
}

void TestCounterHistory::textOfOthersGivesAnEmptyHistory()
{
    QFETCH(QString, text);
    // The minute of the runs above.
    const TimePoint now{std::chrono::minutes(29'467'440)};
    QCOMPARE(CounterHistory::restored(text.toStdString(), now).entries(), std::size_t(0));
}

} // namespace tst_counterhistory

HP_TEST(tst_counterhistory, TestCounterHistory)
#include "tst_counterhistory.moc"
