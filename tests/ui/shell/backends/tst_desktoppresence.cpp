// SPDX-License-Identifier: Apache-2.0
#include "tests/support/console/ConsoleStage.h"
#include "tests/support/gateway/DemoHolds.h"
#include "tests/support/gateway/Patience.h"
#include "tests/ui/desktop/bus/DesktopServices.h"
#include "tests/ui/desktop/bus/PrivateBus.h"
#include "ui/shell/backends/DesktopPresence.h"

using namespace hp::ui;
using namespace hp::tests;

namespace {

const QString machineKey = QStringLiteral("openshift-machine-api/worker-a-5");
const QString alarmKey =
    QStringLiteral("alarm/") + machineKey + QStringLiteral("/hook.preDrain/backup");

QJsonObject alarmOf(int priority)
{
    return {{QStringLiteral("machine"), machineKey},
            {QStringLiteral("text"), QStringLiteral("Waiting at preDrain for backup.")},
            {QStringLiteral("priority"), priority},
            {QStringLiteral("state"), QStringLiteral("Raised")},
            {QStringLiteral("raised"), QStringLiteral("2026-11-20T14:02:59.000000Z")}};
}

/// A console on a desktop that shows notices, over the demo site.
struct Place {
    ConsoleStage stage;
    Desktop desktop;
    PrivateBus bus;
    std::unique_ptr<Served> served;
    std::unique_ptr<BackendSet> set;
    std::unique_ptr<DesktopPresence> presence;

    [[nodiscard]] bool open()
    {
        served = std::make_unique<Served>(
            bus.connection(QStringLiteral("desktop")), noticeService, noticePath, desktop);
        ConsoleOptions options;
        options.url = stage.gateway.url();
        options.theme = ThemeChoice::Light;
        set = std::make_unique<BackendSet>(options, stage.clock);
        presence =
            std::make_unique<DesktopPresence>(*set, bus.connection(QStringLiteral("console")));
        if (!served->isUp() || !set->start())
            return false;
        set->first().window()->hide(); // nobody looks
        return waitFor([this] {
            return set->first().session().isFleetLoaded() && set->first().alarms().raised() > 0;
        });
    }
    void raise(int priority)
    {
        stage.gateway.changeRows(QStringLiteral("alarms"), {{alarmKey, alarmOf(priority)}});
    }
};

} // namespace

class TestDesktopPresence : public QObject
{
    Q_OBJECT

private slots:
    void aNewAlarmIsToldAndAClickOpensItsMachine();
    void theChoiceOfThePersonIsFollowed();
    void whatIsAcknowledgedLeavesTheScreen();
};

void TestDesktopPresence::aNewAlarmIsToldAndAClickOpensItsMachine()
{
    Place place;
    QVERIFY(place.open());
    place.raise(1);
    QTRY_COMPARE(place.desktop.shown.size(), 1);
    QVERIFY(place.desktop.shown[0].title.contains(QStringLiteral("P1 worker-a-5")));
    QVERIFY(waitFor([&place] { // the number is known to the console when the answer has come
        emit place.desktop.ActionInvoked(41, QStringLiteral("default"));
        QCoreApplication::processEvents();
        return pageOf(*place.set->first().window()) == QLatin1String("machine");
    }));
    QCOMPARE(place.set->first().machine().key(), machineKey);
    QVERIFY(place.set->first().window()->isVisible());
    QCOMPARE(place.set->first().warnings(), QStringList());
}

void TestDesktopPresence::theChoiceOfThePersonIsFollowed()
{
    Place place;
    QVERIFY(place.open());
    place.set->first().preferences().setNotify(QStringLiteral("p1"));
    const int known = place.set->first().alarms().raised();
    place.raise(2);
    QTRY_COMPARE(place.set->first().alarms().raised(), known + 1);
    place.raise(1); // what comes after it shows that nothing was told before
    QTRY_COMPARE(place.desktop.shown.size(), 1);
    QVERIFY(place.desktop.shown[0].title.contains(QStringLiteral("P1")));
}

void TestDesktopPresence::whatIsAcknowledgedLeavesTheScreen()
{
    Place place;
    QVERIFY(place.open());
    place.raise(1);
    QTRY_COMPARE(place.desktop.shown.size(), 1);
    QJsonObject done = alarmOf(1);
    done.insert(QStringLiteral("state"), QStringLiteral("Acknowledged"));
    place.stage.gateway.changeRows(QStringLiteral("alarms"), {{alarmKey, done}});
    QTRY_COMPARE(place.desktop.closed, QList<uint>{41U});
}

QTEST_MAIN(TestDesktopPresence)
#include "tst_desktoppresence.moc"
