// SPDX-License-Identifier: Apache-2.0
#include "tests/support/console/ConsoleStage.h"
#include "tests/support/console/Site.h"
#include "tests/support/gateway/Patience.h"
#include "tests/support/runner/Runner.h"
#include "ui/shell/BackendSet.h"

#include <QAbstractItemModelTester>
#include <QFile>
#include <QTemporaryDir>

namespace tst_backendset {

using namespace hp::ui;
using namespace hp::tests;

namespace {

/// A console at the first of two sites.
struct Room {
    Site a{"prod-a", 60};
    Site b{"prod-b", 12};
    ManualUiClock clock;
    QTemporaryDir folder;
    std::unique_ptr<BackendSet> set;

    [[nodiscard]] QString ini() const { return folder.filePath(QStringLiteral("console.ini")); }
    [[nodiscard]] QString tokenFile(const char *token) const
    {
        const QString name = folder.filePath(QStringLiteral("b.token"));
        QFile file(name);
        if (!file.open(QIODevice::WriteOnly) || file.write(token) < 0)
            qFatal("no token file");
        return name;
    }
    [[nodiscard]] ConsoleOptions options() const
    {
        ConsoleOptions options;
        options.url = a.gateway.url();
        options.token = QStringLiteral("token-of-a");
        options.theme = ThemeChoice::Light;
        options.liveUrl = [](const QString &address) { return QUrl(address); };
        return options;
    }
    void open(const ConsoleOptions &options)
    {
        set = std::make_unique<BackendSet>(
            options, clock, std::make_unique<QSettings>(ini(), QSettings::IniFormat));
    }
    /// With both sites connected.
    [[nodiscard]] bool openBoth()
    {
        ConsoleOptions both = options();
        both.others.append({b.gateway.url(), QStringLiteral("token-of-b"), {}, {}});
        open(both);
        return set->start() && waitFor([this] {
                   return set->at(0).session().isFleetLoaded()
                       && set->at(1).session().isFleetLoaded() && set->at(1).alarms().raised() > 0;
               });
    }
    [[nodiscard]] QVariant at(int row, BackendSet::Role role) const
    {
        return set->data(set->index(row), role);
    }
};

} // namespace

class TestBackendSet : public QObject
{
    Q_OBJECT

private slots:
    void eachBackendIsAskedWithItsOwnToken();
    void theDataOfTwoIsNeverMixed();
    void whatIsWrittenGoesToTheBackendOfItsWindow();
    void theOneTakesThePlaceOfTheOther();
    void theyStandBesideEachOther();
    void anAlarmElsewhereIsSeenHere();
    void oneThatIsLostDoesNotTouchTheOther();
    void whatCannotBeAddedIsSaid_data();
    void whatCannotBeAddedIsSaid();
    void draftsAreOfTheirBackend();
    void whatWasAddedIsThereAtTheNextStart();
    void whatWasRemovedIsForgotten();
    void theFirstOneStays();
    void whatIsPreferredHoldsInEveryWindow();
    void aKeyThatIsGivenAwayIsSoInEveryWindow();
    void aMinimisedWindowComesBack();
    void aPageIsOpenedWhereAPersonLooks();
    void aMachineIsOpenedWhereItIs();
    void aMachineThatNobodyHasIsSaidToBeMissing();
};

void TestBackendSet::eachBackendIsAskedWithItsOwnToken()
{
    Room room;
    QVERIFY(room.openBoth());
    QCOMPARE(room.a.gateway.authorization(), QByteArray("Bearer token-of-a"));
    QCOMPARE(room.b.gateway.authorization(), QByteArray("Bearer token-of-b"));
}

void TestBackendSet::theDataOfTwoIsNeverMixed()
{
    Room room;
    QVERIFY(room.openBoth());
    QCOMPARE(room.set->at(0).session().summary()->machines(), 60);
    QCOMPARE(room.set->at(1).session().summary()->machines(), 12);
    QCOMPARE(room.at(0, BackendSet::TitleRole).toString(), QStringLiteral("prod-a"));
    QCOMPARE(room.at(1, BackendSet::TitleRole).toString(), QStringLiteral("prod-b"));
    room.set->show(room.b.place());
    QTRY_VERIFY(isSaid(*room.set->at(1).window(), QStringLiteral("12 machines")));
    QTRY_VERIFY(isSaid(*room.set->at(0).window(), QStringLiteral("60 machines")));
    QVERIFY(!isSaid(*room.set->at(0).window(), QStringLiteral("12 machines")));
}

void TestBackendSet::whatIsWrittenGoesToTheBackendOfItsWindow()
{
    Room room;
    QVERIFY(room.openBoth());
    AlarmBoard &alarms = room.set->at(1).alarms();
    alarms.acknowledge({alarms.foremostKey()});
    QTRY_COMPARE(room.b.gateway.commands(QStringLiteral("alarm.acknowledge")).size(), 1);
    QVERIFY(room.a.gateway.received(QStringLiteral("command")).isEmpty());
}

void TestBackendSet::theOneTakesThePlaceOfTheOther()
{
    Room room;
    QVERIFY(room.openBoth());
    room.set->at(0).window()->setGeometry(40, 30, 1300, 800);
    room.set->show(room.b.place(), room.a.place());
    QVERIFY(room.set->at(1).window()->isVisible());
    QVERIFY(!room.set->at(0).window()->isVisible());
    QCOMPARE(room.set->at(1).window()->geometry(), QRect(40, 30, 1300, 800));
    room.set->show(room.a.place(), room.b.place());
    QVERIFY(room.set->at(0).window()->isVisible());
    QVERIFY(!room.set->at(1).window()->isVisible());
    QVERIFY(room.set->at(1).session().isFleetLoaded()); // it stays connected
}

void TestBackendSet::theyStandBesideEachOther()
{
    Room room;
    QVERIFY(room.openBoth());
    QVERIFY(!room.at(1, BackendSet::OpenRole).toBool());
    room.set->show(room.b.place());
    QVERIFY(room.at(0, BackendSet::OpenRole).toBool());
    QVERIFY(room.at(1, BackendSet::OpenRole).toBool());
    QCOMPARE(room.set->at(0).warnings(), QStringList());
    QCOMPARE(room.set->at(1).warnings(), QStringList());
}

void TestBackendSet::anAlarmElsewhereIsSeenHere()
{
    Room room;
    QVERIFY(room.openBoth());
    // Alarms come by a view of their own, after the machines.
    QTRY_VERIFY(room.set->worstBeside(room.a.place()) > 0);
    QTRY_VERIFY(room.set->worstBeside(room.b.place()) > 0);
    QCOMPARE(room.set->worstBeside(room.a.place()), room.set->at(1).alarms().foremostPriority());
    room.b.gateway.setRows(QStringLiteral("alarms"), {});
    QTRY_COMPARE(room.set->worstBeside(room.a.place()), 0);
    QVERIFY(room.set->worstBeside(room.b.place()) > 0);
}

void TestBackendSet::oneThatIsLostDoesNotTouchTheOther()
{
    Room room;
    QVERIFY(room.openBoth());
    room.b.gateway.stop();
    QTRY_VERIFY(!room.at(1, BackendSet::ErrorRole).toString().isEmpty());
    QCOMPARE(room.at(0, BackendSet::ErrorRole).toString(), QString());
    QCOMPARE(room.at(0, BackendSet::StateRole).toInt(), int(GatewaySession::Live));
}

void TestBackendSet::whatCannotBeAddedIsSaid_data()
{
    QTest::addColumn<QString>("address");
    QTest::addColumn<QString>("token");
    QTest::addColumn<QString>("authority");
    QTest::addColumn<QString>("says");

    QTest::newRow("no address") << ""
                                << "token"
                                << ""
                                << "is not the address of a backend";
    QTest::newRow("words") << "the other one"
                           << "token"
                           << ""
                           << "is not the address of a backend";
    QTest::newRow("a file that is not there") << "ws://h:1/live"
                                              << "/nowhere/t"
                                              << ""
                                              << "/nowhere/t: cannot be read";
    QTest::newRow("an empty file") << "ws://h:1/live"
                                   << "empty"
                                   << ""
                                   << "the file contains no token";
    QTest::newRow("no authority") << "ws://h:1/live"
                                  << "token"
                                  << "/nowhere/ca"
                                  << "/nowhere/ca: cannot be read";
    QTest::newRow("one that is there") << "again"
                                       << "token"
                                       << ""
                                       << "already connected to";
}

void TestBackendSet::whatCannotBeAddedIsSaid()
{
    QFETCH(QString, address);
    QFETCH(const QString, token);
    QFETCH(const QString, authority);
    QFETCH(const QString, says);
    Room room;
    room.open(room.options());
    if (address == QLatin1String("again"))
        address = room.a.gateway.url().toString();
    const QString file = token == QLatin1String("token") ? room.tokenFile("t")
        : token == QLatin1String("empty")                ? room.tokenFile(" \n")
                                                         : token;
    const QString why = room.set->add(address, file, authority);
    QVERIFY2(why.contains(says), qPrintable(why));
    QCOMPARE(room.set->count(), 1);
}

/// The same console is started with one cluster today and with another tomorrow.
void TestBackendSet::draftsAreOfTheirBackend()
{
    Room room;
    const QString file = room.folder.filePath(QStringLiteral("preferences.ini"));
    const QString drafts = QStringLiteral("incidents/drafts");
    QSettings(file, QSettings::IniFormat)
        .setValue(QStringLiteral("pages/") + drafts, QStringLiteral("of before"));
    const auto memoryAt = [&](const Site &site) {
        ConsoleOptions options = room.options();
        options.url = site.gateway.url();
        options.preferencesFile = file;
        return std::make_unique<ConsoleWindow>(options, room.clock);
    };
    {
        const auto window = memoryAt(room.a);
        QCOMPARE(window->pages().text(drafts), QStringLiteral("of before")); // taken over
        window->pages().keep(QStringLiteral("notes/drafts"), QStringLiteral("of a"));
        window->pages().keep(QStringLiteral("fleet/filter"), QStringLiteral("worker"));
    }
    {
        const auto window = memoryAt(room.b);
        QCOMPARE(window->pages().text(drafts), QString()); // once
        QCOMPARE(window->pages().text(QStringLiteral("notes/drafts")), QString());
        QCOMPARE(window->pages().text(QStringLiteral("fleet/filter")), QStringLiteral("worker"));
        window->pages().keep(QStringLiteral("audit/review/o-1"), QStringLiteral("of b"));
    }
    const auto window = memoryAt(room.a);
    QCOMPARE(window->pages().text(drafts), QStringLiteral("of before"));
    QCOMPARE(window->pages().text(QStringLiteral("notes/drafts")), QStringLiteral("of a"));
    QCOMPARE(window->pages().text(QStringLiteral("audit/review/o-1")), QString());
}

void TestBackendSet::whatWasAddedIsThereAtTheNextStart()
{
    Room room;
    room.open(room.options());
    const QAbstractItemModelTester tester(room.set.get());
    QVERIFY(room.set->start());
    QCOMPARE(room.set->add(room.b.gateway.url().toString(), room.tokenFile("token-of-b\n"), {}),
             QString());
    QTRY_VERIFY(room.set->at(1).session().isFleetLoaded());
    room.open(room.options());
    QCOMPARE(room.set->count(), 2);
    QVERIFY(room.at(1, BackendSet::RemovableRole).toBool());
    QVERIFY(room.set->start());
    QTRY_COMPARE(room.at(1, BackendSet::TitleRole).toString(), QStringLiteral("prod-b"));
    QCOMPARE(room.b.gateway.authorization(), QByteArray("Bearer token-of-b"));
    QFile kept(room.ini());
    QVERIFY(kept.open(QIODevice::ReadOnly));
    QVERIFY2(!kept.readAll().contains("token-of-b"), "only where the token lies is kept");
}

void TestBackendSet::whatWasRemovedIsForgotten()
{
    Room room;
    room.open(room.options());
    QVERIFY(room.set->start());
    QCOMPARE(room.set->add(room.b.gateway.url().toString(), room.tokenFile("t"), {}), QString());
    QTRY_VERIFY(room.b.gateway.hasClient());
    room.set->show(room.b.place(), room.a.place());
    room.set->remove(room.b.place());
    QCOMPARE(room.set->count(), 1);
    QVERIFY(room.set->at(0).window()->isVisible()); // nobody is left without a window
    QTRY_VERIFY(!room.b.gateway.hasClient());
    room.open(room.options());
    QCOMPARE(room.set->count(), 1);
}

void TestBackendSet::theFirstOneStays()
{
    Room room;
    room.open(room.options());
    room.set->remove(room.a.place());
    QCOMPARE(room.set->count(), 1);
    QVERIFY(!room.at(0, BackendSet::RemovableRole).toBool());
}

void TestBackendSet::whatIsPreferredHoldsInEveryWindow()
{
    Room room;
    QVERIFY(room.openBoth());
    room.set->show(room.b.place());
    Preferences &first = room.set->at(0).preferences();
    Preferences &second = room.set->at(1).preferences();
    first.setDensity(QStringLiteral("touch"));
    QCOMPARE(second.density(), QStringLiteral("touch"));
    QCOMPARE(room.set->at(1).theme().rowHeight(), 48);
    second.setTheme(QStringLiteral("dark"));
    QCOMPARE(room.set->at(0).theme().schemeName(), QStringLiteral("dark"));
    QCOMPARE(first.density(), QStringLiteral("touch"));
    QCOMPARE(room.set->at(0).warnings(), QStringList());
    QCOMPARE(room.set->at(1).warnings(), QStringList());
}

void TestBackendSet::aKeyThatIsGivenAwayIsSoInEveryWindow()
{
    Room room;
    QVERIFY(room.openBoth());
    room.set->show(room.b.place());
    QQuickWindow &beside = *room.set->at(1).window();
    const QString action = QStringLiteral("page.power");
    QCOMPARE(room.set->at(0).keymap().rebind(action, QStringLiteral("Ctrl+Shift+X")), QString());
    QCOMPARE(room.set->at(1).keymap().keys(action), room.set->at(0).keymap().keys(action));
    beside.requestActivate();
    QVERIFY(QTest::qWaitForWindowActive(&beside, testTimeout));
    QTest::keyClick(&beside, Qt::Key_F3); // what it was
    QCOMPARE(pageOf(beside), QStringLiteral("fleet"));
    QTest::keyClick(&beside, Qt::Key_X, Qt::ControlModifier | Qt::ShiftModifier);
    QCOMPARE(pageOf(beside), QStringLiteral("power"));
    room.set->at(1).keymap().resetAll();
    QCOMPARE(room.set->at(0).keymap().exported(), KeyMap().exported());
    QCOMPARE(room.set->at(0).warnings(), QStringList());
    QCOMPARE(room.set->at(1).warnings(), QStringList());
}

void TestBackendSet::aMinimisedWindowComesBack()
{
    Room room;
    QVERIFY(room.openBoth());
    QQuickWindow &window = *room.set->at(0).window();
    for (const bool byPlace : {true, false}) {
        window.showMinimized();
        QVERIFY(window.windowStates().testFlag(Qt::WindowMinimized));
        if (byPlace)
            room.set->open(room.a.place(), {QStringLiteral("holds"), {}, {}});
        else
            room.set->raise();
        QVERIFY(!window.windowStates().testFlag(Qt::WindowMinimized));
        QVERIFY(window.isVisible());
    }
}

void TestBackendSet::aPageIsOpenedWhereAPersonLooks()
{
    Room room;
    QVERIFY(room.openBoth());
    room.set->show(room.b.place(), room.a.place());
    room.set->open({QStringLiteral("alarms"), {}, {}});
    QCOMPARE(pageOf(*room.set->at(1).window()), QStringLiteral("alarms"));
    QVERIFY(pageOf(*room.set->at(0).window()) != QLatin1String("alarms"));
    QVERIFY(!room.set->at(0).window()->isVisible());
    room.set->open({}); // a start that asks for nothing
    QCOMPARE(pageOf(*room.set->at(1).window()), QStringLiteral("alarms"));
}

void TestBackendSet::aMachineIsOpenedWhereItIs()
{
    Room room;
    QVERIFY(room.openBoth());
    // The smaller site has the first machines of the larger one, under the same names.
    const QString shared = room.set->at(1).session().fleet()->rows().front().key;
    QString alone;
    for (const FleetRow &row : room.set->at(0).session().fleet()->rows()) {
        if (!room.b.demo.fleet().contains(row.key))
            alone = row.key;
    }
    QVERIFY(!alone.isEmpty());
    room.set->show(room.b.place(), room.a.place());
    room.set->open({QStringLiteral("machine"), shared, {}});
    QCOMPARE(room.set->at(1).machine().key(), shared);
    QCOMPARE(pageOf(*room.set->at(1).window()), QStringLiteral("machine"));
    QVERIFY(!room.set->at(0).window()->isVisible());
    room.set->open({QStringLiteral("machine"), alone, {}});
    QCOMPARE(room.set->at(0).machine().key(), alone);
    QVERIFY(room.set->at(0).window()->isVisible());
    QCOMPARE(room.set->at(1).machine().key(), shared);
}

void TestBackendSet::aMachineThatNobodyHasIsSaidToBeMissing()
{
    Room room;
    QVERIFY(room.openBoth());
    room.set->open({QStringLiteral("machine"), QStringLiteral("ns/gone"), {}});
    QCOMPARE(pageOf(*room.set->at(0).window()), QStringLiteral("machine"));
    QCOMPARE(room.set->at(0).machine().key(), QStringLiteral("ns/gone"));
}

} // namespace tst_backendset

HP_GUI_TEST(tst_backendset, TestBackendSet)
#include "tst_backendset.moc"
