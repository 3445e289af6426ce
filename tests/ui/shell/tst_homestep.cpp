// SPDX-License-Identifier: Apache-2.0
#include "tests/support/runner/Runner.h"
#include "ui/shell/HomePage.h"

#include <QTest>

namespace tst_homestep {

using hp::ui::Arrival;
using hp::ui::HomeStep;
using hp::ui::homeStep;

class TestHomeStep : public QObject
{
    Q_OBJECT

private slots:
    void theHomePageFollows_data();
    void theHomePageFollows();
};

void TestHomeStep::theHomePageFollows_data()
{
    QTest::addColumn<Arrival>("arrival");
    QTest::addColumn<HomeStep>("step");
    const Arrival there{.loaded = true, .machines = 60};
    const auto row = [](const char *words, const Arrival &arrival, HomeStep step) {
        QTest::newRow(words) << arrival << step;
    };
    const auto with = [&there](int late, int overdue) {
        Arrival arrival = there;
        arrival.late = late;
        arrival.overdue = overdue;
        return arrival;
    };

    row("nothing is known yet", {}, HomeStep::Wait);
    row("the first picture is empty: the machines may be on their way",
        {.loaded = true},
        HomeStep::Wait);
    row("nothing is late", with(0, 0), HomeStep::Stay);
    row("one hold is late", with(1, 0), HomeStep::ShowHolds);
    row("one hold is overdue", with(0, 1), HomeStep::ShowHolds);
    row("some are late, some are overdue", with(3, 2), HomeStep::ShowHolds);
    row("somebody asked for a page before anything came", {.taken = true}, HomeStep::Stay);

    Arrival bundle = with(3, 2);
    bundle.bundle = true;
    row("a bundle is about its incident, whatever is late in it", bundle, HomeStep::ShowIncident);
    bundle.machines = 0;
    row("also one of which no machine is known", bundle, HomeStep::ShowIncident);
    bundle.taken = true;
    row("somebody asked for a page of the bundle", bundle, HomeStep::Stay);

    Arrival taken = with(3, 2);
    taken.taken = true;
    row("somebody asked for a page, whatever is late", taken, HomeStep::Stay);
    Arrival covered = with(3, 2);
    covered.covered = true;
    row("nothing moves below what has the keyboard", covered, HomeStep::Wait);
    covered.taken = true;
    row("what was asked for is settled also below it", covered, HomeStep::Stay);
}

void TestHomeStep::theHomePageFollows()
{
    QFETCH(const Arrival, arrival);
    QFETCH(const HomeStep, step);
    QCOMPARE(homeStep(arrival), step);
}

} // namespace tst_homestep

HP_TEST(tst_homestep, TestHomeStep)
#include "tst_homestep.moc"
