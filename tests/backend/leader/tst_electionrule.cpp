// SPDX-License-Identifier: Apache-2.0
#include "backend/leader/ElectionRule.h"
#include "tests/support/runner/Runner.h"

#include <QTest>

namespace tst_electionrule {

using namespace hp;
using namespace hp::leader;
using namespace std::chrono_literals;

namespace {

const TimePoint now = *parseTime("2026-01-10T12:00:00Z");

LeaseRecord heldBy(const std::string &holder, Duration duration = 15s)
{
    return {holder, duration, now - 1h, now - 1s, 7};
}

ElectionView viewOf(std::optional<LeaseRecord> record, Duration unchangedFor = 0s)
{
    return {"a", std::move(record), unchangedFor};
}

} // namespace

class TestElectionRule : public QObject
{
    Q_OBJECT
private slots:
    void decideElection_data();
    void decideElection();
    void renewingKeepsWhenItWasAcquired();
    void takingCountsATransition();
    void releasedIsNobodysAndShort();
    void timesThatCannotWorkAreRefused_data();
    void timesThatCannotWorkAreRefused();
};

void TestElectionRule::decideElection_data()
{
    QTest::addColumn<ElectionView>("view");
    QTest::addColumn<int>("step");
    QTest::addColumn<QString>("reason");
    const auto row =
        [](const char *name, const ElectionView &view, ElectionStep step, const char *why) {
            QTest::newRow(name) << view << int(step) << QString::fromLatin1(why);
        };
    LeaseRecord staleByItsClock = heldBy("b");
    staleByItsClock.renewed = now - 24h;

    row("no lease is made",
        viewOf(std::nullopt),
        ElectionStep::Create,
        "no leader was elected yet");
    row("our own is renewed", viewOf(heldBy("a")), ElectionStep::Renew, "the lease is ours");
    row("our own is renewed however long it did not change",
        viewOf(heldBy("a"), 1h),
        ElectionStep::Renew,
        "the lease is ours");
    row("a released one is taken at once",
        viewOf(heldBy("")),
        ElectionStep::Take,
        "the lease was released");
    row("another's is waited for", viewOf(heldBy("b")), ElectionStep::Wait, "b leads");
    row("a microsecond before the end is too early",
        viewOf(heldBy("b"), 15s - 1us),
        ElectionStep::Wait,
        "b leads");
    row("a silent holder loses it when its time is over",
        viewOf(heldBy("b"), 15s),
        ElectionStep::Take,
        "b has not renewed the lease for 15 s");
    row("an old stamp of another clock proves nothing",
        viewOf(staleByItsClock, 1s),
        ElectionStep::Wait,
        "b leads");
    row("the holder's own duration counts, not ours",
        viewOf(heldBy("b", 60s), 15s),
        ElectionStep::Wait,
        "b leads");
    row("a holder that does not say how long gets our duration",
        viewOf(heldBy("b", 0s), 15s - 1us),
        ElectionStep::Wait,
        "b leads");
}

void TestElectionRule::decideElection()
{
    QFETCH(const ElectionView, view);
    QFETCH(const int, step);
    QFETCH(const QString, reason);
    const ElectionDecision decision = leader::decideElection(view, {}, now);
    QCOMPARE(int(decision.step), step);
    QCOMPARE(QString::fromStdString(decision.reason), reason);
    if (decision.step != ElectionStep::Wait) {
        QCOMPARE(decision.write.holder, std::string("a"));
        QCOMPARE(decision.write.renewed, now);
        QCOMPARE(decision.write.duration, Duration(15s));
    }
}

void TestElectionRule::renewingKeepsWhenItWasAcquired()
{
    const auto decision = leader::decideElection(viewOf(heldBy("a")), {}, now);
    QCOMPARE(decision.write.acquired, now - 1h);
    QCOMPARE(decision.write.transitions, 7);
}

void TestElectionRule::takingCountsATransition()
{
    const auto decision = leader::decideElection(viewOf(heldBy("b"), 15s), {}, now);
    QCOMPARE(decision.write.acquired, now);
    QCOMPARE(decision.write.transitions, 8);
}

void TestElectionRule::releasedIsNobodysAndShort()
{
    const LeaseRecord free = released(heldBy("a"), now);
    QVERIFY(free.holder.empty());
    QCOMPARE(free.duration, Duration(1s));
    QCOMPARE(free.transitions, 7);
}

void TestElectionRule::timesThatCannotWorkAreRefused_data()
{
    QTest::addColumn<qint64>("lease");
    QTest::addColumn<qint64>("renew");
    QTest::addColumn<qint64>("retry");
    QTest::addColumn<bool>("fine");
    QTest::newRow("client-go's own") << qint64(15) << qint64(10) << qint64(2) << true;
    QTest::newRow("the holder would stop when others begin")
        << qint64(10) << qint64(10) << qint64(2) << false;
    QTest::newRow("no second attempt before the deadline")
        << qint64(15) << qint64(10) << qint64(9) << false;
    QTest::newRow("no pause at all") << qint64(15) << qint64(10) << qint64(0) << false;
}

void TestElectionRule::timesThatCannotWorkAreRefused()
{
    QFETCH(const qint64, lease);
    QFETCH(const qint64, renew);
    QFETCH(const qint64, retry);
    QFETCH(const bool, fine);
    const LeaseTimings timings{
        std::chrono::seconds(lease), std::chrono::seconds(renew), std::chrono::seconds(retry), 1.2};
    const auto checked = timings.check();
    QCOMPARE(checked.has_value(), fine);
    if (!fine)
        QVERIFY(!checked.error().message.empty());
}

} // namespace tst_electionrule

HP_TEST(tst_electionrule, TestElectionRule)
#include "tst_electionrule.moc"
