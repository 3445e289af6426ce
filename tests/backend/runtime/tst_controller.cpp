// SPDX-License-Identifier: Apache-2.0
#include "backend/runtime/Controller.h"
#include "backend/runtime/ManualClock.h"
#include "tests/support/cluster/Settle.h"
#include "tests/support/runner/Runner.h"

#include <QTest>

#include <deque>

namespace tst_controller {

using namespace hp;
using namespace hp::runtime;
using namespace std::chrono_literals;

namespace {

const ObjectKey a{"ns", "a"};
const ObjectKey b{"ns", "b"};

/// Plays prepared outcomes; without one it keeps the callback, as a reconciler that waits does.
class ScriptedReconciler final : public Reconciler
{
public:
    void reconcile(const ObjectKey &key, std::function<void(Outcome)> done) override
    {
        passes.push_back(key);
        if (outcomes.empty()) {
            open.push_back(std::move(done));
            return;
        }
        const Outcome outcome = outcomes.front();
        outcomes.pop_front();
        done(outcome);
    }

    std::deque<Outcome> outcomes{};
    std::vector<ObjectKey> passes{};
    std::vector<std::function<void(Outcome)>> open{};
};

Error unreachable()
{
    return {ErrorCode::Unreachable, "no answer", {}, nullptr};
}

} // namespace

class TestController : public QObject
{
    Q_OBJECT
private slots:
    void onePassPerKeyAtATime();
    void asManyKeysInWorkAsThereAreWorkers();
    void theOutcomeDecidesWhenToLookAgain_data();
    void theOutcomeDecidesWhenToLookAgain();
    void failuresBackOffUntilASuccess();
    void aRejectionIsCountedNotRetried();
    void aSecondAnswerIsIgnored();
    void stopLetsThePassInWorkFinish();
    void anAnswerAfterTheControllerIsGoneIsDropped();
};

void TestController::onePassPerKeyAtATime()
{
    ManualClock clock{TimePoint(0s)};
    ScriptedReconciler reconciler;
    Controller controller({"c", {}, {}, 4}, clock, reconciler);
    controller.enqueue(a);
    test::settle(clock);
    controller.enqueue(a);
    controller.enqueue(a);
    test::settle(clock);
    QCOMPARE(reconciler.passes.size(), std::size_t(1));
    QVERIFY(!controller.isIdle());

    reconciler.open[0](Outcome::done());
    test::settle(clock);
    QCOMPARE(reconciler.passes.size(), std::size_t(2));
    reconciler.open[1](Outcome::done());
    test::settle(clock);
    QVERIFY(controller.isIdle());
}

void TestController::asManyKeysInWorkAsThereAreWorkers()
{
    ManualClock clock{TimePoint(0s)};
    ScriptedReconciler reconciler;
    Controller controller({"c", {}, {}, 2}, clock, reconciler);
    for (const char *name : {"1", "2", "3"})
        controller.enqueue({"ns", name});
    test::settle(clock);
    QCOMPARE(reconciler.passes.size(), std::size_t(2));
    reconciler.open[0](Outcome::done());
    test::settle(clock);
    QCOMPARE(reconciler.passes.size(), std::size_t(3));
}

void TestController::theOutcomeDecidesWhenToLookAgain_data()
{
    QTest::addColumn<int>("kind");
    QTest::addColumn<qint64>("microseconds");
    QTest::newRow("done waits for a change") << int(Outcome::Kind::Done) << qint64(-1);
    QTest::newRow("recheck comes after its time")
        << int(Outcome::Kind::RecheckAfter) << qint64(30'000'000);
    QTest::newRow("a failure is tried after the base")
        << int(Outcome::Kind::Failed) << qint64(5'000);
    QTest::newRow("a rejection waits for a change") << int(Outcome::Kind::Rejected) << qint64(-1);
}

void TestController::theOutcomeDecidesWhenToLookAgain()
{
    QFETCH(const int, kind);
    QFETCH(const qint64, microseconds);
    ManualClock clock{TimePoint(0s)};
    ScriptedReconciler reconciler;
    Controller controller({"c", {}, {}, 1}, clock, reconciler);
    reconciler.outcomes = {Outcome{Outcome::Kind(kind), 30s, unreachable()}};

    controller.enqueue(a);
    test::settle(clock);
    const auto wait = controller.nextRun(a);
    QCOMPARE(wait ? qint64(wait->count()) : qint64(-1), microseconds);
    if (!wait)
        return;

    test::advance(clock, *wait - 1us);
    QCOMPARE(reconciler.passes.size(), std::size_t(1));
    test::advance(clock, 1us);
    QCOMPARE(reconciler.passes.size(), std::size_t(2));
}

void TestController::failuresBackOffUntilASuccess()
{
    ManualClock clock{TimePoint(0s)};
    ScriptedReconciler reconciler;
    Controller controller({"c", {5s, 1000s}, {}, 1}, clock, reconciler);
    for (int i = 0; i < 3; ++i)
        reconciler.outcomes.push_back(Outcome::failed(unreachable()));
    reconciler.outcomes.push_back(Outcome::done());
    reconciler.outcomes.push_back(Outcome::failed(unreachable()));

    controller.enqueue(a);
    test::settle(clock);
    QCOMPARE(controller.lastError(a).message, std::string("no answer"));
    test::advance(clock, 5s + 10s);
    QCOMPARE(controller.failures(a), 3);
    test::advance(clock, 20s);
    QCOMPARE(controller.failures(a), 0);
    QVERIFY(controller.lastError(a).message.empty());
    controller.enqueue(a);
    test::settle(clock);
    QCOMPARE(controller.nextRun(a), std::optional<Duration>(5s));
    QCOMPARE(controller.counters().failed, std::uint64_t(4));
}

void TestController::aRejectionIsCountedNotRetried()
{
    ManualClock clock{TimePoint(0s)};
    ScriptedReconciler reconciler;
    Controller controller({"c", {}, {}, 1}, clock, reconciler);
    reconciler.outcomes = {Outcome::rejected({ErrorCode::Invalid, "no", {}, nullptr})};
    controller.enqueue(a);
    test::advance(clock, std::chrono::hours(1));
    QCOMPARE(reconciler.passes.size(), std::size_t(1));
    QCOMPARE(controller.counters().rejected, std::uint64_t(1));
}

void TestController::aSecondAnswerIsIgnored()
{
    ManualClock clock{TimePoint(0s)};
    ScriptedReconciler reconciler;
    Controller controller({"c", {}, {}, 1}, clock, reconciler);
    controller.enqueue(a);
    controller.enqueue(b);
    test::settle(clock);
    const auto first = reconciler.open[0];
    first(Outcome::done());
    first(Outcome::failed(unreachable()));
    test::settle(clock);
    QCOMPARE(reconciler.passes.size(), std::size_t(2));
    QVERIFY(!controller.nextRun(a));
    QCOMPARE(controller.counters().failed, std::uint64_t(0));
}

void TestController::stopLetsThePassInWorkFinish()
{
    ManualClock clock{TimePoint(0s)};
    ScriptedReconciler reconciler;
    Controller controller({"c", {}, {}, 1}, clock, reconciler);
    controller.enqueue(a);
    test::settle(clock);
    controller.stop();
    controller.stop();
    controller.enqueue(b);
    QVERIFY(!controller.isIdle());
    reconciler.open[0](Outcome::recheckAfter(1s));
    test::advance(clock, 10s);
    QVERIFY(controller.isIdle());
    QCOMPARE(reconciler.passes.size(), std::size_t(1));
}

void TestController::anAnswerAfterTheControllerIsGoneIsDropped()
{
    ManualClock clock{TimePoint(0s)};
    ScriptedReconciler reconciler;
    {
        Controller controller({"c", {}, {}, 1}, clock, reconciler);
        controller.enqueue(a);
        test::settle(clock);
    }
    reconciler.open[0](Outcome::recheckAfter(1s));
    QVERIFY(!clock.nextTimer());
}

} // namespace tst_controller

HP_TEST(tst_controller, TestController)
#include "tst_controller.moc"
