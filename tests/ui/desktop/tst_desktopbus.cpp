// SPDX-License-Identifier: Apache-2.0
#include "tests/support/gateway/Patience.h"
#include "tests/support/runner/Runner.h"
#include "tests/ui/desktop/DesktopServices.h"
#include "tests/ui/desktop/PrivateBus.h"
#include "ui/desktop/Activation.h"
#include "ui/desktop/NoticeBus.h"
#include "ui/desktop/StatusItem.h"
#include "ui/desktop/SystemAppearance.h"
#include "ui/theme/Theme.h"

#include <QDBusArgument>
#include <QDBusContext>
#include <QDBusMessage>
#include <QDBusPendingCall>
#include <QDBusPendingReply>
#include <QSignalSpy>

namespace tst_desktopbus {

using namespace hp::ui;
using namespace hp::tests;

namespace {

Notice noticeOf(int priority)
{
    return {.id = QStringLiteral("ns/worker-b-7/hook.preDrain/backup"),
            .title = QStringLiteral("prod-a: P%1 worker-b-7").arg(priority),
            .body = QStringLiteral("pods <left> & more"),
            .machine = QStringLiteral("ns/worker-b-7"),
            .priority = priority};
}

} // namespace

class TestDesktopBus : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();
    void aNoticeIsShownReplacedAndWithdrawn();
    void whatFollowsBeforeAnAnswerTakesItsPlace();
    void aClickNamesTheBackendAndTheMachine();
    void aClickBringsTheLeaveToComeToTheFront();
    void anAlarmOfTheFirstPriorityStaysUntilItIsClosed();
    void withoutAServiceNothingHappens();
    void theTrayGetsTheItemAlsoWhenItComesLater();
    void theTrayReadsPictureStateAndWords();
    void aClickOnTheTrayAsksForTheWindow();
    void coloursFollowTheDesktop_data();
    void coloursFollowTheDesktop();
    void motionStopsWithTheDesktop();

private:
    PrivateBus m_bus;
};

void TestDesktopBus::initTestCase()
{
    QVERIFY2(m_bus.isUp(), "dbus-daemon does not start");
}

void TestDesktopBus::aNoticeIsShownReplacedAndWithdrawn()
{
    Desktop desktop;
    const Served served(
        m_bus.connection(QStringLiteral("desktop")), noticeService, noticePath, desktop);
    QVERIFY(served.isUp());
    NoticeBus notices(m_bus.connection(QStringLiteral("console")));
    notices.show(QStringLiteral("a:7480"), noticeOf(2));
    QTRY_COMPARE(desktop.shown.size(), 1);
    QCOMPARE(desktop.shown[0].title, QStringLiteral("prod-a: P2 worker-b-7"));
    QCOMPARE(desktop.shown[0].body, QStringLiteral("pods &lt;left&gt; &amp; more"));
    QCOMPARE(desktop.shown[0].replaces, 0U);
    notices.show(QStringLiteral("a:7480"), noticeOf(1));
    QTRY_COMPARE(desktop.shown.size(), 2);
    QCOMPARE(desktop.shown[1].replaces, 41U);
    notices.withdraw(QStringLiteral("b:7480"), noticeOf(2).id); // of another backend
    notices.withdraw(QStringLiteral("a:7480"), noticeOf(2).id);
    QTRY_COMPARE(desktop.closed, QList<uint>{41U});
}

void TestDesktopBus::whatFollowsBeforeAnAnswerTakesItsPlace()
{
    Desktop desktop;
    const Served served(
        m_bus.connection(QStringLiteral("desktop")), noticeService, noticePath, desktop);
    QVERIFY(served.isUp());
    NoticeBus notices(m_bus.connection(QStringLiteral("console")));
    for (const int priority : {3, 2, 1})
        notices.show(QStringLiteral("a:7480"), noticeOf(priority));
    QTRY_COMPARE(desktop.shown.size(), 2);
    QCOMPARE(desktop.shown[1].replaces, 41U);
    QCOMPARE(desktop.shown[1].title, QStringLiteral("prod-a: P1 worker-b-7"));
    notices.show(QStringLiteral("a:7480"), noticeOf(2));
    notices.withdraw(QStringLiteral("a:7480"), noticeOf(2).id);
    QTRY_COMPARE(desktop.closed, QList<uint>{41U});
    QCOMPARE(desktop.shown.last().replaces, 41U); // nothing stands beside it
}

void TestDesktopBus::aClickNamesTheBackendAndTheMachine()
{
    Desktop desktop;
    const Served served(
        m_bus.connection(QStringLiteral("desktop")), noticeService, noticePath, desktop);
    QVERIFY(served.isUp());
    NoticeBus notices(m_bus.connection(QStringLiteral("console")));
    QSignalSpy chosen(&notices, &NoticeBus::chosen);
    notices.show(QStringLiteral("a:7480"), noticeOf(1));
    QTRY_COMPARE(desktop.shown.size(), 1);
    int clicks = 0;
    QVERIFY(waitFor([&] { // the number is known when the answer has come
        emit desktop.ActionInvoked(41, QStringLiteral("default"));
        ++clicks;
        return chosen.wait(20) || !chosen.isEmpty();
    }));
    QCOMPARE(chosen.first().at(0).toString(), QStringLiteral("a:7480"));
    QCOMPARE(chosen.first().at(1).toString(), QStringLiteral("ns/worker-b-7"));
    emit desktop.NotificationClosed(41, 2);
    emit desktop.ActionInvoked(41, QStringLiteral("default"));
    emit desktop.ActionInvoked(99, QStringLiteral("default"));
    notices.show(QStringLiteral("a:7480"), noticeOf(1));
    QTRY_COMPARE(desktop.shown.size(), 2);
    // However late the clicks came, and the one after the close when it met the second notice.
    QVERIFY(chosen.count() <= clicks + 1);
}

void TestDesktopBus::aClickBringsTheLeaveToComeToTheFront()
{
    Desktop desktop;
    const Served served(
        m_bus.connection(QStringLiteral("desktop")), noticeService, noticePath, desktop);
    QVERIFY(served.isUp());
    qunsetenv("XDG_ACTIVATION_TOKEN");
    NoticeBus notices(m_bus.connection(QStringLiteral("console")));
    QStringList leaves;
    connect(&notices, &NoticeBus::chosen, this, [&leaves] { leaves.append(ownActivation()); });
    notices.show(QStringLiteral("a:7480"), noticeOf(1));
    QTRY_COMPARE(desktop.shown.size(), 1);
    QVERIFY(waitFor([&] { // the number is known when the answer has come
        emit desktop.ActivationToken(99, QStringLiteral("of another program"));
        emit desktop.ActivationToken(41, QStringLiteral("leave"));
        emit desktop.ActionInvoked(41, QStringLiteral("default"));
        QCoreApplication::processEvents();
        return !leaves.isEmpty();
    }));
    QCOMPARE(leaves.first(), QStringLiteral("leave"));
    qunsetenv("XDG_ACTIVATION_TOKEN");
}

void TestDesktopBus::anAlarmOfTheFirstPriorityStaysUntilItIsClosed()
{
    Desktop desktop;
    const Served served(
        m_bus.connection(QStringLiteral("desktop")), noticeService, noticePath, desktop);
    QVERIFY(served.isUp());
    NoticeBus notices(m_bus.connection(QStringLiteral("console")));
    notices.show(QStringLiteral("a:7480"), noticeOf(1));
    notices.show(QStringLiteral("b:7480"), noticeOf(3));
    QTRY_COMPARE(desktop.shown.size(), 2);
    QCOMPARE(desktop.shown[0].timeout, 0);
    QCOMPARE(desktop.shown[0].hints.value(QStringLiteral("urgency")).toInt(), 2);
    QCOMPARE(desktop.shown[1].timeout, -1);
    QCOMPARE(desktop.shown[1].hints.value(QStringLiteral("urgency")).toInt(), 1);
    QCOMPARE(desktop.shown[0].actions.first(), QStringLiteral("default"));
}

void TestDesktopBus::withoutAServiceNothingHappens()
{
    NoticeBus notices(m_bus.connection(QStringLiteral("console")));
    QSignalSpy chosen(&notices, &NoticeBus::chosen);
    notices.show(QStringLiteral("a:7480"), noticeOf(1));
    notices.withdraw(QStringLiteral("a:7480"), noticeOf(1).id);
    NoticeBus nowhere{QDBusConnection(QStringLiteral("no such bus"))};
    nowhere.show(QStringLiteral("a:7480"), noticeOf(1));
    QCoreApplication::processEvents();
    QVERIFY(chosen.isEmpty());
}

void TestDesktopBus::theTrayGetsTheItemAlsoWhenItComesLater()
{
    StatusItem item(m_bus.connection(QStringLiteral("console")));
    Panel panel;
    const Served served(
        m_bus.connection(QStringLiteral("desktop")), panelService, panelPath, panel);
    QVERIFY(served.isUp());
    QTRY_COMPARE(panel.items.size(), 1);
    QVERIFY(panel.items[0].startsWith(QStringLiteral("org.kde.StatusNotifierItem-")));
}

void TestDesktopBus::theTrayReadsPictureStateAndWords()
{
    StatusItem item(m_bus.connection(QStringLiteral("console")));
    QDBusConnection theirs = m_bus.connection(QStringLiteral("desktop"));
    QSignalSpy anew(&item, &StatusItem::NewIcon);
    item.setLook({1, false, QStringLiteral("prod-a: 1 new alarm")});
    item.setLook({1, false, QStringLiteral("prod-a: 1 new alarm")});
    QCOMPARE(anew.count(), 1);
    QDBusMessage call = QDBusMessage::createMethodCall(
        QStringLiteral("org.kde.StatusNotifierItem-%1-1").arg(QCoreApplication::applicationPid()),
        QStringLiteral("/StatusNotifierItem"),
        QStringLiteral("org.freedesktop.DBus.Properties"),
        QStringLiteral("GetAll"));
    call.setArguments({QStringLiteral("org.kde.StatusNotifierItem")});
    QDBusPendingReply<QVariantMap> reply = theirs.asyncCall(call);
    QTRY_VERIFY(reply.isFinished());
    QVERIFY2(!reply.isError(), qPrintable(reply.error().message()));
    const QVariantMap all = reply.value();
    QCOMPARE(all.value(QStringLiteral("Status")).toString(), QStringLiteral("NeedsAttention"));
    const auto tip = qdbus_cast<TrayToolTip>(all.value(QStringLiteral("ToolTip")));
    QCOMPARE(tip.text, QStringLiteral("prod-a: 1 new alarm"));
    const auto pictures = qdbus_cast<QList<TrayPixmap>>(all.value(QStringLiteral("IconPixmap")));
    QCOMPARE(pictures.size(), 2);
    QCOMPARE(pictures[0].width, 22);
    QCOMPARE(pictures[0].pixels.size(), 22 * 22 * 4);
    item.setLook({3, false, {}});
    QCOMPARE(item.status(), QStringLiteral("Active"));
}

void TestDesktopBus::aClickOnTheTrayAsksForTheWindow()
{
    StatusItem item(m_bus.connection(QStringLiteral("console")));
    QSignalSpy asked(&item, &StatusItem::activated);
    QDBusMessage call = QDBusMessage::createMethodCall(
        QStringLiteral("org.kde.StatusNotifierItem-%1-1").arg(QCoreApplication::applicationPid()),
        QStringLiteral("/StatusNotifierItem"),
        QStringLiteral("org.kde.StatusNotifierItem"),
        QStringLiteral("Activate"));
    call.setArguments({10, 20});
    m_bus.connection(QStringLiteral("desktop")).asyncCall(call);
    QTRY_COMPARE(asked.count(), 1);
}

void TestDesktopBus::coloursFollowTheDesktop_data()
{
    QTest::addColumn<uint>("colours");
    QTest::addColumn<uint>("contrast");
    QTest::addColumn<QString>("scheme");

    QTest::newRow("dark") << 1U << 0U << QStringLiteral("dark");
    QTest::newRow("light") << 2U << 0U << QStringLiteral("light");
    QTest::newRow("high contrast wins over dark") << 1U << 1U << QStringLiteral("contrast");
}

void TestDesktopBus::coloursFollowTheDesktop()
{
    QFETCH(const uint, colours);
    QFETCH(const uint, contrast);
    QFETCH(const QString, scheme);
    Portal portal;
    const Served served(
        m_bus.connection(QStringLiteral("desktop")), portalService, portalPath, portal);
    QVERIFY(served.isUp());
    portal.values.insert(QStringLiteral("org.freedesktop.appearancecolor-scheme"), colours);
    portal.values.insert(QStringLiteral("org.freedesktop.appearancecontrast"), contrast);
    portal.values.insert(QStringLiteral("org.gnome.desktop.interfaceenable-animations"), true);
    Theme followed(ThemeChoice::System);
    Theme chosen(ThemeChoice::Light);
    SystemAppearance system(m_bus.connection(QStringLiteral("console")));
    connect(&system, &SystemAppearance::changed, this, [&] {
        followed.followSystem(system.scheme(), system.reducedMotion());
        chosen.followSystem(system.scheme(), system.reducedMotion());
    });
    QTRY_COMPARE(portal.asked, 5); // what is asked for after it follows the signals
    QTRY_COMPARE(followed.schemeName(), scheme);
    // It changes in the evening.
    emit portal.SettingChanged(
        QStringLiteral("org.freedesktop.appearance"), QStringLiteral("contrast"), QDBusVariant(0U));
    emit portal.SettingChanged(QStringLiteral("org.freedesktop.appearance"),
                               QStringLiteral("color-scheme"),
                               QDBusVariant(1U));
    QTRY_COMPARE(followed.schemeName(), QStringLiteral("dark"));
    QCOMPARE(chosen.schemeName(), QStringLiteral("light")); // a person chose
}

void TestDesktopBus::motionStopsWithTheDesktop()
{
    Portal portal;
    const Served served(
        m_bus.connection(QStringLiteral("desktop")), portalService, portalPath, portal);
    QVERIFY(served.isUp());
    portal.values.insert(QStringLiteral("org.gnome.desktop.interfaceenable-animations"), true);
    Theme theme(ThemeChoice::Light);
    SystemAppearance system(m_bus.connection(QStringLiteral("console")));
    connect(&system, &SystemAppearance::changed, this, [&] {
        theme.followSystem(system.scheme(), system.reducedMotion());
    });
    QVERIFY(!theme.reducedMotion());
    QVERIFY(theme.shortDuration() > 0);
    QVERIFY(waitFor([&] {
        emit portal.SettingChanged(QStringLiteral("org.gnome.desktop.interface"),
                                   QStringLiteral("enable-animations"),
                                   QDBusVariant(false));
        QCoreApplication::processEvents();
        return theme.reducedMotion();
    }));
    QCOMPARE(theme.shortDuration(), 0);
}

} // namespace tst_desktopbus

HP_GUI_TEST(tst_desktopbus, TestDesktopBus)
#include "tst_desktopbus.moc"
