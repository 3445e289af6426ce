// SPDX-License-Identifier: Apache-2.0
#include "tests/support/gateway/Patience.h"
#include "tests/support/gateway/ScriptedGateway.h"
#include "tests/support/runner/Runner.h"
#include "ui/holds/HoldsViewModel.h"

#include <QAbstractItemModelTester>
#include <QSignalSpy>

#include <random>

namespace tst_holdsviewmodel {

using namespace hp::ui;
using hp::tests::ScriptedGateway;
using hp::tests::waitFor;
using namespace std::chrono_literals;

namespace {

struct Hold {
    const char *machine;
    const char *kind;
    const char *hold;
    const char *owner;
    const char *state;
    int priority;
    int minute; ///< of 13:00, when it began
    const char *impact = "capacity";
    const char *liveness = "alive";
};

QString stampOf(int minute)
{
    return QStringLiteral("2026-11-20T13:%1:00.000000Z").arg(minute, 2, 10, QLatin1Char('0'));
}

QString keyOf(const Hold &hold)
{
    return QStringLiteral("lab/%1/%2/%3")
        .arg(QLatin1String(hold.machine), QLatin1String(hold.kind), QLatin1String(hold.hold));
}

QJsonObject rowOf(const Hold &hold)
{
    const QString kind = QLatin1String(hold.kind);
    return {{QStringLiteral("ns"), QStringLiteral("lab")},
            {QStringLiteral("machine"), QLatin1String(hold.machine)},
            {QStringLiteral("host"), QStringLiteral("lab/host-1")},
            {QStringLiteral("kind"), kind},
            {QStringLiteral("waitingAt"),
             kind == QLatin1String("cause")                ? QStringLiteral("power")
                 : kind.startsWith(QLatin1String("hook.")) ? kind.mid(5)
                                                           : kind.section(QLatin1Char('.'), 0, 0)},
            {QStringLiteral("hold"), QLatin1String(hold.hold)},
            {QStringLiteral("owner"),
             QJsonObject{{QStringLiteral("name"), QLatin1String(hold.owner)},
                         {QStringLiteral("liveness"), QLatin1String(hold.liveness)}}},
            {QStringLiteral("state"), QLatin1String(hold.state)},
            {QStringLiteral("reason"), QStringLiteral("it is kept")},
            {QStringLiteral("since"), stampOf(hold.minute)},
            {QStringLiteral("impact"), QLatin1String(hold.impact)},
            {QStringLiteral("priority"), hold.priority}};
}

const Hold backup{"worker-b-7", "hook.preTerminate", "backup", "backup-controller", "Late", 3, 10};
const Hold backup2{
    "worker-b-8", "hook.preTerminate", "backup", "backup-controller", "Holding", 0, 20};
const Hold etcd{
    "master-0", "hook.preDrain", "etcd", "etcd-operator", "Overdue", 1, 30, "controlPlane"};
const Hold lost{
    "worker-c-1", "hook.preDrain", "nic", "gone-controller", "Holding", 0, 5, "none", "missing"};
const Hold armed{
    "worker-a-1", "hook.preDrain", "backup", "backup-controller", "Armed", 0, 1, "none"};

/// The page's model over a scripted backend.
struct Page {
    ScriptedGateway gateway;
    ManualUiClock clock;
    std::unique_ptr<GatewaySession> session;
    std::unique_ptr<AlarmBoard> alarms;
    std::unique_ptr<HoldsViewModel> holds;

    explicit Page(const QList<Hold> &rows = {backup, backup2, etcd, lost, armed})
    {
        gateway.setIdentity(QStringLiteral("ada"));
        gateway.setMayWrite(true);
        QJsonObject all{{QStringLiteral("summary"),
                         QJsonObject{{QStringLiteral("armed"), 312},
                                     {QStringLiteral("armedMachines"), 104},
                                     {QStringLiteral("lastCleared"),
                                      QStringLiteral("2026-11-20T10:51:00.000000Z")}}}};
        for (const Hold &row : rows)
            all.insert(keyOf(row), rowOf(row));
        gateway.setRows(QStringLiteral("holds"), all);
        gateway.tick(QStringLiteral("2026-11-20T14:03:00.000000Z"));
        if (!gateway.listen())
            qFatal("no loopback port");
        session = std::make_unique<GatewaySession>(
            GatewayAddress{gateway.url(), {}, {}}, clock, [] { return 0.5; });
        alarms = std::make_unique<AlarmBoard>(*session, clock);
        holds = std::make_unique<HoldsViewModel>(*session, *alarms);
        session->start();
        holds->setActive(true);
    }
    [[nodiscard]] bool loaded()
    {
        return waitFor([this] { return holds->isLoaded() && session->now() > 0; });
    }
    void put(const Hold &row)
    {
        gateway.changeRows(QStringLiteral("holds"), {{keyOf(row), rowOf(row)}});
    }
    void alarm(const Hold &hold, const QJsonObject &row)
    {
        gateway.changeRows(QStringLiteral("alarms"),
                           {{QStringLiteral("alarm/") + keyOf(hold), row}});
    }
    [[nodiscard]] QStringList machines() const
    {
        QStringList result;
        for (int row = 0; row < holds->table()->rowCount(); ++row)
            result.append(holds->table()->index(row, 0).data().toString());
        return result;
    }
};

} // namespace

class TestHoldsViewModel : public QObject
{
    Q_OBJECT

private slots:
    void whatNeedsAPersonComesFirst();
    void chipsNarrow_data();
    void chipsNarrow();
    void groupsAreCountedAndActedOnWhole();
    void oneCauseIsOneRow();
    void aGroupThatCostsMoreComesFirst();
    void whateverIsFoldedIsCounted_data();
    void whateverIsFoldedIsCounted();
    void aConsequenceIsAnOrder_data();
    void aConsequenceIsAnOrder();
    void groupingsWithoutAValueAreNotOffered();
    void aQuotedFilterIsOneTerm();
    void nothingMovesUnderThePointer();
    void whatBeginsOrEndsUnderThePointerIsCounted();
    void whatIsGoneIsNotChosenAnyMore();
    void everyKindOfHoldHasItsWayOut_data();
    void everyKindOfHoldHasItsWayOut();
    void aPlanIsForAllMachinesOfACause_data();
    void aPlanIsForAllMachinesOfACause();
    void whatIsWrongAboutAHoldIsSaidInWords_data();
    void whatIsWrongAboutAHoldIsSaidInWords();
    void checksAreReadWhileSomebodyLooks();
    void anEmptyListIsProved();
    void theProofGoesOnWithTheBackend();
    void theCommandNamesItsResource_data();
    void theCommandNamesItsResource();
    void filtersSurviveLeavingThePage();
    void alarmsStandBesideTheirHold();
    void theOwnerIsAskedAboutAllOfThem();
};

void TestHoldsViewModel::whatNeedsAPersonComesFirst()
{
    Page page;
    QVERIFY(page.loaded());
    QAbstractItemModelTester tester(page.holds->table());
    QCOMPARE(page.machines(),
             (QStringList{QStringLiteral("master-0"),
                          QStringLiteral("worker-b-7"),
                          QStringLiteral("worker-c-1"),
                          QStringLiteral("worker-b-8")})); // armed ones are not asked for
    QCOMPARE(page.holds->holding(), 4);
}

void TestHoldsViewModel::chipsNarrow_data()
{
    QTest::addColumn<QStringList>("toggled");
    QTest::addColumn<QString>("filter");
    QTest::addColumn<QStringList>("shown");

    const auto words = [](const char *text) {
        return QString::fromLatin1(text).split(QLatin1Char(' '), Qt::SkipEmptyParts);
    };
    QTest::newRow("without holding ones") << words("holding") << "" << words("master-0 worker-b-7");
    QTest::newRow("with armed ones")
        << words("armed") << "" << words("master-0 worker-b-7 worker-c-1 worker-b-8 worker-a-1");
    QTest::newRow("only of the control plane") << words("controlPlane") << "" << words("master-0");
    QTest::newRow("only without an owner") << words("orphan") << "" << words("worker-c-1");
    QTest::newRow("words in any column") << words("") << "backup worker-b-8" << words("worker-b-8");
    QTest::newRow("nothing is left") << words("holding late overdue") << "" << words("");
}

void TestHoldsViewModel::chipsNarrow()
{
    QFETCH(const QStringList, toggled);
    QFETCH(const QString, filter);
    QFETCH(const QStringList, shown);
    Page page;
    QVERIFY(page.loaded());
    QAbstractItemModelTester tester(page.holds->table());
    for (const QString &chip : toggled)
        page.holds->table()->toggleChip(chip);
    page.holds->table()->setFilter(filter);
    QCOMPARE(page.machines(), shown);
    const int hidden =
        4 - static_cast<int>(shown.size()) + (shown.contains(QStringLiteral("worker-a-1")) ? 1 : 0);
    QCOMPARE(page.holds->table()->hiddenHolding(), hidden);
    page.holds->table()->clearFilters();
    QCOMPARE(page.machines().size(), 4);
}

void TestHoldsViewModel::groupsAreCountedAndActedOnWhole()
{
    Page page;
    QVERIFY(page.loaded());
    HoldsTable *table = page.holds->table();
    QAbstractItemModelTester tester(table);
    table->setGrouping(QStringLiteral("owner"));
    QCOMPARE(table->groupOf(keyOf(backup)), QStringLiteral("backup-controller"));
    QCOMPARE(table->keysOfGroup(QStringLiteral("backup-controller")),
             (QStringList{keyOf(backup), keyOf(backup2)}));
    QCOMPARE(table->oldestOfGroup(QStringLiteral("backup-controller")),
             double(QDateTime(QDate(2026, 11, 20), QTime(13, 10), Qt::UTC).toMSecsSinceEpoch()));
    // Members of a group stand together.
    QCOMPARE(page.machines().mid(0, 2),
             (QStringList{QStringLiteral("worker-b-7"), QStringLiteral("worker-b-8")}));
}

void TestHoldsViewModel::oneCauseIsOneRow()
{
    const auto flush = [](const char *machine, const char *state, int minute) {
        return Hold{machine, "hook.preDrain", "flush", "log-exporter", state, 3, minute};
    };
    Page page({flush("w-1", "Late", 30),
               flush("w-2", "Overdue", 20),
               flush("w-3", "Late", 10),
               flush("w-4", "Late", 40),
               flush("w-5", "Late", 41),
               backup,
               backup2});
    QVERIFY(page.loaded());
    HoldsTable *table = page.holds->table();
    QAbstractItemModelTester tester(table);
    table->setGrouping(QStringLiteral("cause"));
    const QString group = QStringLiteral("flush of log-exporter at preDrain");
    QCOMPARE(table->groupOf(keyOf(flush("w-1", "", 0))), group);
    // Its longest stands for all of them; two holds are no crowd.
    QCOMPARE(page.machines(),
             (QStringList{QStringLiteral("w-3"),
                          QStringLiteral("worker-b-7"),
                          QStringLiteral("worker-b-8")}));
    QVERIFY(table->isFolded(group));
    QCOMPARE(table->keysOfGroup(group).size(), 5);
    QCOMPARE(table->machinesOfGroup(group), 5);
    QCOMPARE(table->lateOfGroup(group), 5);
    QCOMPARE(table->oldestOfGroup(group),
             double(QDateTime(QDate(2026, 11, 20), QTime(13, 10), Qt::UTC).toMSecsSinceEpoch()));
    QCOMPARE(table->hiddenHolding(), 0); // folded is not filtered
    QVERIFY(!table->canFold(table->groupOf(keyOf(backup))));

    table->setFolded(group, false);
    QCOMPARE(page.machines().size(), 7);
    QCOMPARE(page.machines().front(), QStringLiteral("w-3"));
    table->setFolded(group, true);
    QCOMPARE(page.machines().size(), 3);
    // What words leave of it is no crowd any more.
    table->setFilter(QStringLiteral("w-2"));
    QCOMPARE(page.machines(), QStringList(QStringLiteral("w-2")));
    table->setFilter({});
    QCOMPARE(page.machines().size(), 3);
    // Another one stands for them when the first is gone.
    page.gateway.changeRows(QStringLiteral("holds"), {}, {keyOf(flush("w-3", "", 0))});
    QTRY_COMPARE(page.machines().front(), QStringLiteral("w-2"));
}

void TestHoldsViewModel::aGroupThatCostsMoreComesFirst()
{
    const Hold alone{"w-9", "hook.preDrain", "alone", "somebody", "Holding", 0, 1};
    Page page({alone, backup, backup2, etcd, lost});
    QVERIFY(page.loaded());
    HoldsTable *table = page.holds->table();
    table->setGrouping(QStringLiteral("cause"));
    // The urgent one, the one with a late hold, and of two that hold one machine the older.
    QCOMPARE(page.machines(),
             (QStringList{QStringLiteral("master-0"),
                          QStringLiteral("worker-b-7"),
                          QStringLiteral("worker-b-8"),
                          QStringLiteral("w-9"),
                          QStringLiteral("worker-c-1")}));
    Hold urgent = lost;
    urgent.state = "Overdue";
    urgent.priority = 2;
    page.put(urgent);
    QTRY_COMPARE(page.machines().value(1), QStringLiteral("worker-c-1"));
}

void TestHoldsViewModel::whateverIsFoldedIsCounted_data()
{
    QTest::addColumn<unsigned>("seed");
    for (const unsigned seed : {1U, 2U, 3U, 4U})
        QTest::addRow("seed %u", seed) << seed;
}

/// Any holds that come, change and go, folded and unfolded: each that is wanted is in one group,
/// and is shown itself or by one row of its group.
void TestHoldsViewModel::whateverIsFoldedIsCounted()
{
    QFETCH(const unsigned, seed);
    std::mt19937 random(seed);
    const auto below = [&random](int end) {
        return static_cast<int>(random() % static_cast<unsigned>(end));
    };
    static const char *const machines[]{"m-0", "m-1", "m-2", "m-3", "m-4", "m-5", "m-6", "m-7"};
    static const char *const hooks[]{"backup", "flush", "etcd"};
    static const char *const states[]{"Holding", "Late", "Overdue", "Armed"};
    Page page(QList<Hold>{});
    QVERIFY(page.loaded());
    HoldsTable *table = page.holds->table();
    QAbstractItemModelTester tester(table);
    table->setGrouping(QStringLiteral("cause"));
    QMap<QString, Hold> world;
    for (int i = 0; i < 60; ++i) {
        const Hold hold{machines[below(8)],
                        "hook.preDrain",
                        hooks[below(3)],
                        "somebody",
                        states[below(4)],
                        below(3),
                        below(60)};
        if (below(4) == 0) {
            world.remove(keyOf(hold));
            page.gateway.changeRows(QStringLiteral("holds"), {}, {keyOf(hold)});
        } else {
            world[keyOf(hold)] = hold;
            page.put(hold);
        }
        if (below(5) == 0)
            table->setFolded(table->groupOf(table->keyAt(below(4))), below(2) == 0);
        int wanted = 0;
        for (const Hold &one : std::as_const(world))
            wanted += qstrcmp(one.state, "Armed") == 0 ? 0 : 1;
        QTRY_COMPARE(table->heldCount(), wanted);
        QMap<QString, QStringList> shown;
        for (int row = 0; row < table->rowCount(); ++row)
            shown[table->groupOf(table->keyAt(row))].append(table->keyAt(row));
        int counted = 0;
        for (auto it = shown.cbegin(); it != shown.cend(); ++it) {
            const QStringList all = table->keysOfGroup(it.key());
            counted += static_cast<int>(all.size());
            QCOMPARE(*it, table->isFolded(it.key()) ? all.mid(0, 1) : all);
        }
        QCOMPARE(counted, wanted);
    }
}

void TestHoldsViewModel::aConsequenceIsAnOrder_data()
{
    QTest::addColumn<QString>("sort");
    QTest::addColumn<QString>("grouping");
    QTest::addColumn<QString>("machines");
    // The rows and orders of tests/ui/web/tst_rows.ts.
    QTest::newRow("what needs a person first") << ""
                                               << ""
                                               << "plain late later master armed";
    QTest::newRow("late for longest") << "late"
                                      << ""
                                      << "later late plain master armed";
    QTest::newRow("the highest impact") << "impact"
                                        << ""
                                        << "master late plain later armed";
    QTest::newRow("what comes next stands together") << "next"
                                                     << ""
                                                     << "master later plain late armed";
    QTest::newRow("what is expected to end first") << "eta"
                                                   << ""
                                                   << "master later plain late armed";
    QTest::newRow("groups stand as their first hold, late") << "late"
                                                            << "owner"
                                                            << "later late plain master armed";
    QTest::newRow("groups stand as their first hold, eta") << "eta"
                                                           << "owner"
                                                           << "master plain late armed later";
}

void TestHoldsViewModel::aConsequenceIsAnOrder()
{
    QFETCH(const QString, sort);
    QFETCH(const QString, grouping);
    QFETCH(const QString, machines);
    Page page{QList<Hold>()};
    QVERIFY(page.loaded());
    const auto put = [&page](const char *machine, const char *owner, const QJsonObject &more) {
        const Hold hold{machine, "hook.preDrain", "x", owner, "Holding", 0, 0, "none"};
        QJsonObject row = rowOf(hold);
        for (auto it = more.begin(); it != more.end(); ++it)
            row.insert(it.key(), it.value());
        page.gateway.changeRows(QStringLiteral("holds"), {{keyOf(hold), row}});
    };
    const auto lateAt = [](int minute) { return QJsonObject{{"lateAt", stampOf(minute)}}; };
    put("plain", "a", {{"priority", 2}});
    put("late", "a", {{"expected", lateAt(30)}, {"impact", "capacity"}});
    put("later", "z", {{"expected", lateAt(10)}, {"next", "B."}, {"eta", stampOf(50)}});
    put("master", "a", {{"impact", "controlPlane"}, {"next", "A."}, {"eta", stampOf(40)}});
    put("armed", "a", {{"state", "Armed"}, {"impact", "controlPlane"}});
    HoldsTable *table = page.holds->table();
    table->toggleChip(QStringLiteral("armed"));
    table->setGrouping(grouping);
    table->setSort(sort);
    QTRY_COMPARE(page.machines().join(QLatin1Char(' ')), machines);
}

void TestHoldsViewModel::groupingsWithoutAValueAreNotOffered()
{
    Page page;
    QVERIFY(page.loaded());
    HoldsTable *table = page.holds->table();
    QTRY_COMPARE(table->count(), 4);
    QCOMPARE(table->offered(), QStringList());
    QJsonObject row = rowOf(backup);
    row.insert(QStringLiteral("rack"), QStringLiteral("r7"));
    row.insert(QStringLiteral("maintenance"), QStringLiteral("disk"));
    page.gateway.changeRows(QStringLiteral("holds"), {{keyOf(backup), row}});
    QTRY_COMPARE(table->offered(), QStringList({"rack", "maintenance"}));
    table->setGrouping(QStringLiteral("rack"));
    QCOMPARE(table->groupOf(keyOf(backup)), QStringLiteral("r7"));
    QCOMPARE(table->groupOf(keyOf(etcd)), QStringLiteral("no rack"));
    const Hold budget{"worker-d-1", "drain.pdb", "shop/web", "", "Holding", 0, 20};
    page.put(budget);
    QTRY_COMPARE(table->offered(), QStringList({"budget", "rack", "maintenance"}));
    table->setGrouping(QStringLiteral("budget"));
    QCOMPARE(table->groupOf(keyOf(budget)), QStringLiteral("shop/web"));
    QCOMPARE(table->groupOf(keyOf(etcd)), QStringLiteral("no budget"));
    row.insert(QStringLiteral("cluster"), QStringLiteral("prod-7"));
    page.gateway.changeRows(QStringLiteral("holds"), {{keyOf(backup), row}});
    QTRY_COMPARE(table->offered(), QStringList({"cluster", "budget", "rack", "maintenance"}));
    table->setGrouping(QStringLiteral("cluster"));
    QCOMPARE(table->groupOf(keyOf(backup)), QStringLiteral("prod-7"));
    QCOMPARE(table->groupOf(keyOf(etcd)), QStringLiteral("no cluster"));
}

void TestHoldsViewModel::aQuotedFilterIsOneTerm()
{
    Page page;
    QVERIFY(page.loaded());
    QTRY_COMPARE(page.holds->table()->count(), 4);
    QJsonObject row = rowOf(backup);
    row.insert(QStringLiteral("cause"), QStringLiteral("backup of keeper at preTerminate"));
    page.gateway.changeRows(QStringLiteral("holds"), {{keyOf(backup), row}});
    page.holds->table()->setFilter(
        QString::fromUtf8("\u201cbackup of keeper at preTerminate\u201d"));
    QTRY_COMPARE(page.machines(), QStringList("worker-b-7"));
    page.holds->table()->setFilter(QStringLiteral("\"at preTerminate\" b-8"));
    QCOMPARE(page.machines(), QStringList("worker-b-8"));
    page.holds->table()->setFilter(QStringLiteral("\"preTerminate at\""));
    QCOMPARE(page.machines(), QStringList());
}

void TestHoldsViewModel::nothingMovesUnderThePointer()
{
    Page page;
    QVERIFY(page.loaded());
    page.holds->table()->setHeld(true);
    const QStringList before = page.machines();
    Hold urgent = backup2;
    urgent.priority = 1;
    urgent.state = "Overdue";
    urgent.minute = 2;
    page.put(urgent);
    QTRY_COMPARE(page.holds->table()->pending(), 1);
    QCOMPARE(page.machines(), before);
    page.holds->table()->applyPending();
    QCOMPARE(page.machines().front(), QStringLiteral("worker-b-8"));
    QCOMPARE(page.holds->table()->pending(), 0);
}

void TestHoldsViewModel::whatBeginsOrEndsUnderThePointerIsCounted()
{
    Page page;
    QVERIFY(page.loaded());
    HoldsTable *table = page.holds->table();
    table->setHeld(true);
    const QStringList before = page.machines();
    Hold begun = armed;
    begun.state = "Holding";
    page.put(begun);
    QTRY_COMPARE(table->pending(), 1);
    QCOMPARE(page.machines(), before);
    page.put(armed);
    QTRY_COMPARE(table->pending(), 0);
    page.put(begun);
    QTRY_COMPARE(table->pending(), 1);
    table->applyPending();
    QCOMPARE(table->pending(), 0);
    QCOMPARE(page.machines().size(), before.size() + 1);
    page.put(armed);
    QTRY_COMPARE(table->pending(), 1);
    table->applyPending();
    QCOMPARE(page.machines(), before);
}

void TestHoldsViewModel::whatIsGoneIsNotChosenAnyMore()
{
    Page page;
    QVERIFY(page.loaded());
    page.holds->table()->select(keyOf(backup));
    page.holds->table()->select(keyOf(etcd));
    page.gateway.changeRows(QStringLiteral("holds"), {}, {keyOf(backup)});
    QTRY_COMPARE(page.holds->table()->selection(), QStringList(keyOf(etcd)));
    QCOMPARE(page.holds->targets(), QStringList(keyOf(etcd)));
}

void TestHoldsViewModel::everyKindOfHoldHasItsWayOut_data()
{
    QTest::addColumn<QString>("kind");
    QTest::addColumn<QString>("hold");
    QTest::addColumn<QString>("action");
    QTest::addColumn<QString>("key");

    QTest::newRow("a hook is removed") << "hook.preDrain"
                                       << "backup"
                                       << "remove-hook"
                                       << "";
    QTest::newRow("a key of others is released") << "power.key"
                                                 << "mhc"
                                                 << "release-power-key"
                                                 << "reboot.metal3.io/mhc";
    QTest::newRow("ours too, on a lower level") << "power.key"
                                                << "holdpoint-1a"
                                                << "release-hold"
                                                << "reboot.metal3.io/holdpoint-1a";
    QTest::newRow("a BMC that does not answer has no key") << "cause"
                                                           << "power management error"
                                                           << ""
                                                           << "";
    QTest::newRow("a drain is skipped") << "drain.pdb"
                                        << "shop/frontend"
                                        << "skip-drain"
                                        << "";
    QTest::newRow("what is paused is resumed") << "paused"
                                               << "paused"
                                               << "resume"
                                               << "";
    QTest::newRow("a machine that is paused itself is resumed") << "paused"
                                                                << "cluster.x-k8s.io/paused"
                                                                << "resume-machine"
                                                                << "";
    QTest::newRow("a cluster that is paused is resumed") << "paused"
                                                         << "spec.paused"
                                                         << "resume-cluster"
                                                         << "";
    QTest::newRow("what is detached is attached") << "detached"
                                                  << "detached"
                                                  << "attach"
                                                  << "";
    QTest::newRow("a finalizer is only explained") << "finalizer"
                                                   << "machine.openshift.io"
                                                   << "strip-finalizer"
                                                   << "";
    QTest::newRow("a window is waited for") << "window"
                                            << "night"
                                            << ""
                                            << "";
}

void TestHoldsViewModel::everyKindOfHoldHasItsWayOut()
{
    QFETCH(const QString, kind);
    QFETCH(const QString, hold);
    QFETCH(const QString, action);
    QFETCH(const QString, key);
    const QByteArray kindText = kind.toLatin1();
    const QByteArray holdText = hold.toLatin1();
    const Hold row{
        "worker-b-7", kindText.constData(), holdText.constData(), "owner", "Holding", 0, 10};
    Page page({row});
    QVERIFY(page.loaded());
    page.holds->setCurrent(keyOf(row));
    const QVariantMap request = page.holds->request();
    QCOMPARE(request.value(QStringLiteral("action")).toString(), action);
    QCOMPARE(request.value(QStringLiteral("key")).toString(), key);
}

void TestHoldsViewModel::aPlanIsForAllMachinesOfACause_data()
{
    QTest::addColumn<Hold>("first");
    QTest::addColumn<QString>("otherCause");
    QTest::addColumn<bool>("mayWrite");
    QTest::addColumn<QString>("action");

    const QString cause = QStringLiteral("one cause");
    QTest::newRow("two machines of one cause") << backup << cause << true << "remove-hook";
    QTest::newRow("the only machine of its cause")
        << backup << QStringLiteral("another cause") << true << "";
    QTest::newRow("a backend that names no cause") << backup << QString() << true << "";
    QTest::newRow("nobody who may start it") << backup << cause << false << "";
    QTest::newRow("a control plane is in no plan") << etcd << cause << true << "";
    QTest::newRow("a cluster is resumed once, for all of its machines")
        << Hold{"worker-b-7", "paused", "spec.paused", "owner", "Holding", 0, 10} << cause << true
        << "";
    QTest::newRow("what is only explained is not done to many")
        << Hold{"worker-b-7", "finalizer", "machine.openshift.io", "owner", "Holding", 0, 10}
        << cause << true << "";
}

void TestHoldsViewModel::aPlanIsForAllMachinesOfACause()
{
    QFETCH(const Hold, first);
    QFETCH(const QString, otherCause);
    QFETCH(const bool, mayWrite);
    QFETCH(const QString, action);
    Page page({first, backup2});
    page.gateway.setMayWrite(mayWrite);
    QJsonObject row = rowOf(first);
    row.insert(QStringLiteral("cause"),
               otherCause.isEmpty() ? QString() : QStringLiteral("one cause"));
    QJsonObject other = rowOf(backup2);
    other.insert(QStringLiteral("cause"), otherCause);
    page.gateway.changeRows(QStringLiteral("holds"),
                            {{keyOf(first), row}, {keyOf(backup2), other}});
    QVERIFY(page.loaded());
    page.holds->setCurrent(keyOf(first));
    const QVariantMap request = page.holds->bulkRequest();
    QCOMPARE(request.value(QStringLiteral("action")).toString(), action);
    QCOMPARE(request.value(QStringLiteral("cause")).toString(),
             action.isEmpty() ? QString() : QStringLiteral("one cause"));
    if (!action.isEmpty())
        QCOMPARE(page.holds->causeMachines(), 2);
}

void TestHoldsViewModel::whatIsWrongAboutAHoldIsSaidInWords_data()
{
    QTest::addColumn<QJsonArray>("modifiers");
    QTest::addColumn<QString>("words");
    const auto row = [](const char *title, const QJsonArray &modifiers, const char *words) {
        QTest::newRow(title) << modifiers << QString::fromLatin1(words);
    };
    row("one", {QStringLiteral("Orphan")}, "The owner does not exist");
    row("several",
        {QStringLiteral("OwnerFailing"), QStringLiteral("AddedAfterDeletion")},
        "The owner reports a failure, added after the Machine was deleted");
    row("one that only a newer backend knows stands as it came",
        {QStringLiteral("OwnerSilent"), QStringLiteral("Cursed")},
        "The owner is silent, Cursed");
}

void TestHoldsViewModel::whatIsWrongAboutAHoldIsSaidInWords()
{
    QFETCH(const QJsonArray, modifiers);
    QFETCH(const QString, words);
    Page page({lost});
    QJsonObject wrong = rowOf(lost);
    wrong.insert(QStringLiteral("modifiers"), modifiers);
    page.gateway.setRows(QStringLiteral("holds"), {{keyOf(lost), wrong}});
    QVERIFY(page.loaded());
    page.holds->setCurrent(keyOf(lost));
    QVERIFY2(waitFor([&] { return page.holds->facts().contains(words); }),
             qPrintable(page.holds->facts().join(QLatin1Char('\n'))));
}

void TestHoldsViewModel::checksAreReadWhileSomebodyLooks()
{
    Page page;
    page.gateway.answerCommand(
        QStringLiteral("override.checks"),
        {{QStringLiteral("outcome"), QStringLiteral("observed")},
         {QStringLiteral("result"), QJsonObject{{QStringLiteral("level"), QStringLiteral("G3")}}}});
    QVERIFY(page.loaded());
    OverrideChecks *checks = page.holds->checks();
    QCOMPARE(checks->state(), OverrideChecks::Nothing);
    page.holds->setCurrent(keyOf(backup));
    page.clock.advance(500ms);
    QTRY_COMPARE(checks->state(), OverrideChecks::Shown);
    const auto asked = page.gateway.commands(QStringLiteral("override.checks"));
    QCOMPARE(asked.size(), 1);
    QCOMPARE(asked.front().toVariantMap(), page.holds->request());
    page.put(backup); // as it was
    page.holds->setActive(false);
    QCOMPARE(checks->state(), OverrideChecks::Nothing);
}

void TestHoldsViewModel::anEmptyListIsProved()
{
    Page page(QList<Hold>{});
    QVERIFY(page.loaded());
    QCOMPARE(page.holds->proof(),
             QStringLiteral("312 hooks are armed on 104 machines. Last hold cleared 3 h 12 m ago. "
                            "Checked 2026-11-20 14:03:00Z."));
}

/// While somebody looks at it, and no longer than anything is heard.
void TestHoldsViewModel::theProofGoesOnWithTheBackend()
{
    Page page(QList<Hold>{});
    QVERIFY(page.loaded());
    const QSignalSpy said(page.holds.get(), &HoldsViewModel::proofChanged);
    page.gateway.tick(QStringLiteral("2026-11-20T14:03:07.000000Z"));
    QTRY_VERIFY(page.holds->proof().endsWith(QStringLiteral("Checked 2026-11-20 14:03:07Z.")));
    QVERIFY(said.size() > 0);
    page.gateway.dropClient();
    QTRY_COMPARE(page.session->state(), GatewaySession::Disconnected);
    page.clock.advance(900ms);
    page.gateway.stop();
    page.clock.advance(1min);
    QVERIFY(page.session->now() > page.session->asOf());
    QVERIFY2(page.holds->proof().endsWith(QStringLiteral("Checked 2026-11-20 14:03:07Z.")),
             qPrintable(page.holds->proof()));
}

void TestHoldsViewModel::theCommandNamesItsResource_data()
{
    QTest::addColumn<QString>("cluster"); // of Cluster API
    QTest::addColumn<QString>("resource");

    QTest::newRow("of the Machine API") << ""
                                        << "machines.machine.openshift.io";
    QTest::newRow("of Cluster API") << "prod"
                                    << "machines.cluster.x-k8s.io";
}

void TestHoldsViewModel::theCommandNamesItsResource()
{
    QFETCH(const QString, cluster);
    QFETCH(const QString, resource);
    Page page;
    page.gateway.setRows(QStringLiteral("fleet"),
                         {{QStringLiteral("lab/master-0"),
                           QJsonObject{{QStringLiteral("ns"), QStringLiteral("lab")},
                                       {QStringLiteral("name"), QStringLiteral("master-0")},
                                       {QStringLiteral("cluster"), cluster}}}});
    QVERIFY(page.loaded());
    QVERIFY(waitFor([&page] {
        return page.session->fleet()->find(QStringLiteral("lab/master-0")) != nullptr;
    }));
    page.holds->setCurrent(keyOf(etcd));
    QCOMPARE(page.holds->kubectl(),
             QStringLiteral("kubectl -n lab get %1 master-0 -o yaml").arg(resource));
}

void TestHoldsViewModel::filtersSurviveLeavingThePage()
{
    Page page;
    QVERIFY(page.loaded());
    page.holds->table()->toggleChip(QStringLiteral("controlPlane"));
    page.holds->setCurrent(keyOf(etcd));
    page.holds->setActive(false);
    QVERIFY(!page.holds->isLoaded());
    page.holds->setActive(true);
    QVERIFY(page.loaded());
    QCOMPARE(page.machines(), QStringList(QStringLiteral("master-0")));
    QCOMPARE(page.holds->current(), keyOf(etcd));
}

void TestHoldsViewModel::alarmsStandBesideTheirHold()
{
    Page page;
    QVERIFY(page.loaded());
    page.alarm(etcd,
               {{QStringLiteral("state"), QStringLiteral("Acknowledged")},
                {QStringLiteral("acknowledgedBy"), QStringLiteral("ada")},
                {QStringLiteral("acknowledged"), QStringLiteral("2026-11-20T14:01:00.000000Z")}});
    QTRY_COMPARE(page.holds->table()->index(0, 0).data(HoldsModel::AlarmWordsRole).toString(),
                 QStringLiteral("Ack ada 14:01Z"));
    page.holds->table()->toggleChip(QStringLiteral("mine"));
    QCOMPARE(page.machines(), QStringList(QStringLiteral("master-0")));
}

void TestHoldsViewModel::theOwnerIsAskedAboutAllOfThem()
{
    Page page;
    QVERIFY(page.loaded());
    const QString question = page.holds->question({keyOf(backup), keyOf(backup2)});
    QVERIFY2(question.contains(QStringLiteral("lab/worker-b-7 waits at preTerminate for backup")),
             qPrintable(question));
    QVERIFY2(question.contains(QStringLiteral("lab/worker-b-8")), qPrintable(question));
    QVERIFY2(question.contains(QStringLiteral("53 m")), qPrintable(question));
    QVERIFY(page.holds->question({}).isEmpty());
}

} // namespace tst_holdsviewmodel

HP_TEST(tst_holdsviewmodel, TestHoldsViewModel)
#include "tst_holdsviewmodel.moc"
