// SPDX-License-Identifier: Apache-2.0
#include "tests/model/lifecycle/Exploration.h"
#include "tests/support/runner/Runner.h"

#include <QTest>

#include <set>

namespace tst_lifecycle {

using namespace hp::lifecycle;

/// That the exploration finds what it looks for: each fault that is built in must be found, as the
/// property that it breaks, and with a way there.
class TestLifecycle : public QObject
{
    Q_OBJECT

private slots:
    void builtInFaultIsFound_data();
    void builtInFaultIsFound();
    void worldWithoutFaultHolds();
    void everyPhaseHasItsRow();
};

namespace {

World twoMasters()
{
    World world;
    world.hooksPerPoint = 1;
    return world;
}

} // namespace

void TestLifecycle::builtInFaultIsFound_data()
{
    QTest::addColumn<Bug>("bug");
    QTest::addColumn<Property>("property");
    QTest::newRow("not looking at preTerminate terminates too early")
        << Bug::TerminatesPastHook << Property::NoTerminationBeforePreTerminate;
    QTest::newRow("not looking at preDrain drains too early")
        << Bug::DrainsPastHook << Property::NoDrainBeforePreDrain;
    QTest::newRow("not asking the provider creates twice")
        << Bug::CreatesWithoutLooking << Property::OneInstance;
    QTest::newRow("taking a going instance for gone leaves it alone")
        << Bug::ReleasesTooEarly << Property::NoOrphanInstance;
    QTest::newRow("forgetting the deletion goes back to Running")
        << Bug::ForgetsDeletion << Property::OnlyAllowedPhases;
    QTest::newRow("a Node that goes takes nodeRef with it")
        << Bug::ClearsNodeRef << Property::IdentityStays;
    QTest::newRow("not looking at the other master drains both")
        << Bug::DrainsTwoMasters << Property::OneMasterAtATime;
    QTest::newRow("not waking for a released hook never ends")
        << Bug::SleepsThroughRelease << Property::DeletionEnds;
}

void TestLifecycle::builtInFaultIsFound()
{
    QFETCH(const Bug, bug);
    QFETCH(const Property, property);
    World world = twoMasters();
    world.bug = bug;

    const Outcome outcome = Exploration(world, 2).run();

    QVERIFY(outcome.fault.has_value());
    QCOMPARE(outcome.fault->property, property);
    QVERIFY(outcome.fault->trace.size() > 1);
}

void TestLifecycle::worldWithoutFaultHolds()
{
    const Outcome outcome = Exploration(twoMasters(), 2).run();

    QVERIFY(!outcome.fault.has_value());
    QVERIFY(outcome.states > 1'000'000);
    QVERIFY(outcome.gone > 0 && outcome.gone < outcome.states);
}

void TestLifecycle::everyPhaseHasItsRow()
{
    QVERIFY(phasesAfter(Phase::Deleting).empty());
    QCOMPARE(phasesAfter(Phase::Failed), std::vector<Phase>{Phase::Deleting});
    for (const Phase phase :
         {Phase::Unset, Phase::Provisioning, Phase::Provisioned, Phase::Running, Phase::Failed}) {
        const auto &next = phasesAfter(phase);
        QVERIFY(std::set<Phase>(next.begin(), next.end()).contains(Phase::Deleting));
    }
}

} // namespace tst_lifecycle

HP_TEST(tst_lifecycle, TestLifecycle)
#include "tst_lifecycle.moc"
