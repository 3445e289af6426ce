// SPDX-License-Identifier: Apache-2.0
#include "tests/support/console/ActingStage.h"
#include "tests/support/gateway/Patience.h"
#include "tests/support/runner/Runner.h"
#include "ui/timeline/TimelineOverview.h"

#include <QAccessible>
#include <QQuickItem>
#include <QTest>

namespace tst_overviewstrip {

using namespace hp::ui;
using namespace hp::tests;
using namespace std::chrono_literals;

namespace {

/// The page of the held machine: made 148 minutes ago, now is 14:03.
struct Page : ActingStage {
    [[nodiscard]] bool open()
    {
        if (!show())
            return false;
        console->machine().setKey(DemoFleet::heldKey());
        return goTo(QStringLiteral("machine"));
    }
    [[nodiscard]] TimelineOverview *overview() const
    {
        return console->window()->findChild<TimelineOverview *>();
    }
    /// What a screen reader has.
    [[nodiscard]] QAccessibleInterface *told() const
    {
        return QAccessible::queryAccessibleInterface(overview());
    }
    [[nodiscard]] bool says(const char *words)
    {
        return waitFor([&] { return isSaid(window(), QString::fromUtf8(words)); });
    }
    [[nodiscard]] bool hasFocus() { return window().activeFocusItem() == overview(); }
};

} // namespace

/// The strip under the timeline of a machine, on its page.
class TestOverviewStrip : public QObject
{
    Q_OBJECT
private slots:
    void itIsReachedByTabAndShowsIt();
    void itSaysWhatIsShown();
    void aScreenReaderMovesIt();
    void withoutARecordItIsNotInTheWay_data();
    void withoutARecordItIsNotInTheWay();
    void aKioskShowsItAndTakesNoKeys();
};

void TestOverviewStrip::itIsReachedByTabAndShowsIt()
{
    Page page;
    QVERIFY(page.open());
    page.window().findChild<TimelineView *>()->forceActiveFocus();
    QVERIFY(!page.hasFocus());
    page.press(Qt::Key_Tab);
    QVERIFY(page.hasFocus());
    QVERIFY(page.says("\u2190 \u2192 move"));
    // Letters are the strip's as they are the timeline's: A acknowledges nothing here.
    page.press(Qt::Key_W);
    page.press(Qt::Key_A);
    QVERIFY(page.overview()->windowRight() < page.overview()->width());
    QCOMPARE(page.sent("alarm.acknowledge"), 0);
    QTest::keyClick(&page.window(), Qt::Key_Tab, Qt::ShiftModifier);
    QVERIFY(!page.hasFocus());
    QCOMPARE(page.complaints(), QString());
}

void TestOverviewStrip::itSaysWhatIsShown()
{
    Page page;
    QVERIFY(page.open());
    QAccessibleInterface *told = page.told();
    QVERIFY(told);
    QCOMPARE(told->role(), QAccessible::Slider);
    QCOMPARE(told->text(QAccessible::Name), QStringLiteral("Overview of the timeline"));
    QCOMPARE(told->text(QAccessible::Description),
             QStringLiteral("Shows 11:35Z to 14:03Z of 2 h 28 m"));
    QVERIFY(isSaid(page.window(), QStringLiteral("2 h 28 m in all")));
    page.overview()->forceActiveFocus();
    page.press(Qt::Key_Home); // all of it is shown, there is nothing to go to
    QCOMPARE(told->text(QAccessible::Description),
             QStringLiteral("Shows 11:35Z to 14:03Z of 2 h 28 m"));
    page.press(Qt::Key_W);
    page.press(Qt::Key_W);
    page.press(Qt::Key_Home);
    QCOMPARE(told->text(QAccessible::Description),
             QStringLiteral("Shows 11:35Z to 12:50Z of 2 h 28 m"));
    QCOMPARE(page.complaints(), QString());
}

void TestOverviewStrip::aScreenReaderMovesIt()
{
    Page page;
    QVERIFY(page.open());
    page.overview()->timeline()->zoom(4);
    QAccessibleInterface *told = page.told();
    QVERIFY(told && told->valueInterface());
    QAccessibleValueInterface *value = told->valueInterface();
    QCOMPARE(value->minimumValue().toDouble(), 0.0);
    QCOMPARE(value->maximumValue().toDouble(), 100.0);
    const double before = value->currentValue().toDouble();
    QVERIFY(before > 80);
    QVERIFY(told->actionInterface());
    told->actionInterface()->doAction(QAccessibleActionInterface::decreaseAction());
    const double after = value->currentValue().toDouble();
    QVERIFY(after < before);
    told->actionInterface()->doAction(QAccessibleActionInterface::increaseAction());
    QVERIFY(value->currentValue().toDouble() > after);
    value->setCurrentValue(50);
    QVERIFY(qAbs(value->currentValue().toDouble() - 50) < 0.1);
}

void TestOverviewStrip::withoutARecordItIsNotInTheWay_data()
{
    QTest::addColumn<bool>("loading");
    QTest::newRow("nothing was recorded") << false;
    QTest::newRow("it did not come yet") << true;
}

void TestOverviewStrip::withoutARecordItIsNotInTheWay()
{
    QFETCH(const bool, loading);
    Page page;
    const QString view = QStringLiteral("timeline/168h?") + DemoFleet::heldKey();
    if (loading)
        page.gateway.holdBack(view);
    else
        page.gateway.setRows(view, {});
    QVERIFY(page.show());
    page.console->machine().setKey(DemoFleet::heldKey());
    page.window().setProperty("page", QStringLiteral("machine"));
    QVERIFY(waitFor([&page] {
        page.clock.advance(100ms);
        return page.console->machine().isLoaded() && page.overview();
    }));
    QVERIFY(page.draw());
    QVERIFY(page.overview()->isEmpty());
    QVERIFY(!isSaid(page.window(), QStringLiteral(" in all")));
    page.overview()->timeline()->forceActiveFocus();
    page.press(Qt::Key_Tab);
    QVERIFY(!page.hasFocus());
    QCOMPARE(page.complaints(), QString());
}

void TestOverviewStrip::aKioskShowsItAndTakesNoKeys()
{
    Page page;
    QVERIFY(page.open());
    QObject *shown = page.window().findChild<QObject *>(QStringLiteral("machinePage"));
    QVERIFY(shown);
    shown->setProperty("interactive", false);
    QVERIFY(page.draw());
    QVERIFY(page.overview()->isVisible());
    QVERIFY(!page.overview()->isEnabled());
}

} // namespace tst_overviewstrip

HP_GUI_TEST(tst_overviewstrip, TestOverviewStrip)
#include "tst_overviewstrip.moc"
