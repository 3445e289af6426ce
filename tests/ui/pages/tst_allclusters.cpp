// SPDX-License-Identifier: Apache-2.0
#include "tests/support/gateway/Patience.h"
#include "tests/support/gateway/ScriptedGateway.h"
#include "tests/support/runner/Runner.h"
#include "ui/clusters/AllClusters.h"

#include <QAbstractItemModelTester>
#include <QSet>
#include <QSignalSpy>
#include <QTest>

namespace tst_allclusters {

using namespace hp::ui;
using namespace hp::tests;
using namespace Qt::Literals::StringLiterals;
using namespace std::chrono_literals;

namespace {

QJsonObject machine(const QString &name, const QString &state = {})
{
    QJsonArray holds;
    if (!state.isEmpty())
        holds.append(QJsonObject{{u"state"_s, state}, {u"since"_s, u"2026-11-20T13:00:00Z"_s}});
    return {{u"ns"_s, u"ns"_s},
            {u"name"_s, name},
            {u"set"_s, u"workers"_s},
            {u"power"_s, u"On"_s},
            {u"wantsOn"_s, true},
            {u"holds"_s, holds},
            {u"status"_s, QJsonObject{{u"look"_s, u"normal"_s}, {u"word"_s, u"Running"_s}}}};
}

QJsonObject hold(const QString &name)
{
    return {{u"ns"_s, u"ns"_s},
            {u"machine"_s, name},
            {u"hold"_s, u"Backup"_s},
            {u"state"_s, u"Holding"_s}};
}

/// A backend with machines "a" (calm) and "b", which holds.
struct Backend {
    ScriptedGateway gateway;
    GatewaySession session;
    AlarmBoard alarms;

    Backend(const QString &cluster, UiClock &clock)
        : session(
            (listen(cluster), GatewayAddress{gateway.url(), {}, {}}), clock, [] { return 0.5; })
        , alarms(session, clock)
    { }
    void listen(const QString &cluster)
    {
        gateway.setServer({{u"cluster"_s, cluster}});
        gateway.setRows(u"fleet"_s,
                        {{u"ns/a"_s, machine(u"a"_s)}, {u"ns/b"_s, machine(u"b"_s, u"Late"_s)}});
        gateway.setRows(u"holds"_s, {{u"ns/b/hook.preDrain/Backup"_s, hold(u"b"_s)}});
        if (!gateway.listen())
            qFatal("no loopback port");
    }
    [[nodiscard]] QString key(const char *own) const
    {
        return session.place() + u' ' + QLatin1String(own);
    }
};

/// Two backends whose machines and holds have the same names, looked at together.
struct Sight {
    ManualUiClock clock;
    Backend a{u"prod-a"_s, clock};
    Backend b{u"prod-b"_s, clock};
    AllClusters all;
    QAbstractItemModelTester tester{&all, QAbstractItemModelTester::FailureReportingMode::QtTest};

    Sight()
    {
        all.add(a.session, a.alarms);
        all.add(b.session, b.alarms);
    }
    /// Until both are there.
    [[nodiscard]] bool open()
    {
        all.setActive(true);
        a.session.start();
        b.session.start();
        return waitFor([this] { return all.isComplete() && all.areHoldsComplete(); });
    }
    [[nodiscard]] QString machines()
    {
        QStringList told;
        for (const FleetRow &row : all.fleet()->rows())
            told.append(QString(row.cluster + u'/' + row.name + u' ' + row.status.word.text));
        told.sort();
        return told.join(u", "_s);
    }
    [[nodiscard]] QString holds()
    {
        QStringList told;
        for (int row = 0; row < all.holds()->rowCount(); ++row) {
            const QModelIndex at = all.holds()->index(row, 0);
            told.append(QString(at.data(HoldsModel::ClusterRole).toString() + u'/'
                                + at.data(HoldsModel::MachineRole).toString()));
        }
        return told.join(u", "_s);
    }
};

} // namespace

/// Several backends in one picture: nothing is lost, nothing mixed up, nothing unknown counted.
class TestAllClusters : public QObject
{
    Q_OBJECT

private slots:
    void rowsOfTheSameNameStayApart();
    void sumsAreOverAll();
    void whatChangesInOneChangesHere();
    void aLostClusterIsNeitherCountedNorForgotten();
    void aClusterThatComesBackIsWhatItIs();
    void oneThatIsStillLoadingIsNamed();
    void holdsThatAreOnTheirWayAreNotNone();
    void theSignOfAClusterIsThatOfItsWorst();
    void oneThatListsItsClusterIsNamed();
    void nothingIsMergedWhileNobodyLooks();
    void aRowLeadsToItsCluster();
    void oneThatIsRemovedLeavesNothing();
    void nothingIsSentButTheWishToSee();
    void holdsAreGroupedByCluster();
    void twoOfOneNameStayTwo();
};

void TestAllClusters::rowsOfTheSameNameStayApart()
{
    Sight sight;
    QVERIFY(sight.open());
    QCOMPARE(sight.machines(),
             u"prod-a/a Running, prod-a/b Running, prod-b/a Running, prod-b/b Running"_s);
    QCOMPARE(sight.all.shortfall(), QString());
    QCOMPARE(sight.all.titleOf(sight.b.key("ns/a")), u"prod-b › a"_s);
    QCOMPARE(sight.all.titleOf(u"nowhere ns/a"_s), QString());
    QVERIFY(sight.all.fleet()->find(sight.a.key("ns/a")));
    QVERIFY(sight.all.fleet()->find(sight.b.key("ns/a")));
}

void TestAllClusters::sumsAreOverAll()
{
    Sight sight;
    QVERIFY(sight.open());
    QCOMPARE(sight.all.summary()->machines(), 4);
    QCOMPARE(sight.all.summary()->holding().count, 2);
    QCOMPARE(sight.all.summary()->late().count, 2);
    QCOMPARE(sight.all.summary()->overdue().count, 0);
    QCOMPARE(sight.all.index(0).data(AllClusters::MachinesRole).toInt(), 2);
    QCOMPARE(sight.all.index(1).data(AllClusters::HoldingRole).toInt(), 1);
}

void TestAllClusters::whatChangesInOneChangesHere()
{
    Sight sight;
    QVERIFY(sight.open());
    sight.b.gateway.changeRows(
        u"fleet"_s, {{u"ns/c"_s, machine(u"c"_s, u"Overdue"_s)}}, {u"ns/a"_s});
    QTRY_COMPARE(sight.machines(),
                 u"prod-a/a Running, prod-a/b Running, prod-b/b Running, prod-b/c Running"_s);
    QCOMPARE(sight.all.summary()->overdue().count, 1);
    sight.a.gateway.changeRows(u"holds"_s, {}, {u"ns/b/hook.preDrain/Backup"_s});
    QTRY_COMPARE(sight.holds(), u"prod-b/b"_s);
}

void TestAllClusters::aLostClusterIsNeitherCountedNorForgotten()
{
    Sight sight;
    QVERIFY(sight.open());
    sight.b.gateway.stop();
    QTRY_VERIFY(!sight.all.isComplete());
    QCOMPARE(sight.all.inSight(), 1);
    QVERIFY2(sight.all.shortfall().startsWith(u"1 of 2 clusters are connected: prod-b "_s),
             qPrintable(sight.all.shortfall()));
    // Its machines are there, and nothing is told of them.
    QCOMPARE(
        sight.machines(),
        u"prod-a/a Running, prod-a/b Running, prod-b/a Not connected, prod-b/b Not connected"_s);
    QCOMPARE(sight.all.summary()->holding().count, 1);
    QCOMPARE(sight.all.summary()->powerOdd().count, 0);
    QCOMPARE(sight.all.summary()->maintenance().count, 0);
    QCOMPARE(sight.holds(), u"prod-a/b"_s);
    QVERIFY(!sight.all.areHoldsComplete());
    QCOMPARE(sight.all.index(1).data(AllClusters::HoldingRole).toInt(), -1);
}

void TestAllClusters::aClusterThatComesBackIsWhatItIs()
{
    Sight sight;
    QVERIFY(sight.open());
    sight.b.gateway.stop();
    QTRY_VERIFY(!sight.all.isComplete());
    sight.b.gateway.forgetSessions();
    sight.b.gateway.setRows(u"fleet"_s, {{u"ns/z"_s, machine(u"z"_s)}});
    sight.b.gateway.setRows(u"holds"_s, {});
    QVERIFY(sight.b.gateway.listen());
    sight.b.session.retryNow();
    QTRY_COMPARE(sight.machines(), u"prod-a/a Running, prod-a/b Running, prod-b/z Running"_s);
    QTRY_VERIFY(sight.all.isComplete() && sight.all.areHoldsComplete());
    QCOMPARE(sight.holds(), u"prod-a/b"_s);
}

void TestAllClusters::oneThatIsStillLoadingIsNamed()
{
    Sight sight;
    sight.b.gateway.holdBack(u"fleet"_s);
    sight.all.setActive(true);
    sight.a.session.start();
    sight.b.session.start();
    QTRY_COMPARE(sight.all.shortfall(),
                 u"1 of 2 clusters are connected: prod-b is being loaded."_s);
    QCOMPARE(sight.all.summary()->machines(), 2);
}

void TestAllClusters::holdsThatAreOnTheirWayAreNotNone()
{
    Sight sight;
    QVERIFY(!sight.all.areHoldsLoaded()); // nothing is in sight
    sight.b.gateway.holdBack(u"holds"_s);
    sight.all.setActive(true);
    sight.a.session.start();
    sight.b.session.start();
    QTRY_VERIFY(sight.all.isComplete());
    QTRY_COMPARE(sight.holds(), u"prod-a/b"_s);
    QVERIFY(!sight.all.areHoldsLoaded());
    sight.b.gateway.release(u"holds"_s);
    QTRY_VERIFY(sight.all.areHoldsLoaded());
    // Of one that is lost nothing is awaited.
    sight.b.gateway.stop();
    QTRY_VERIFY(!sight.all.isComplete());
    QVERIFY(sight.all.areHoldsLoaded());
}

void TestAllClusters::theSignOfAClusterIsThatOfItsWorst()
{
    Sight sight;
    QVERIFY(sight.open());
    QJsonObject failed = machine(u"f"_s);
    failed.insert(u"sentence"_s, u"The provider cannot create the instance."_s);
    failed.insert(
        u"status"_s,
        QJsonObject{{u"look"_s, u"failed"_s}, {u"word"_s, u"Failed"_s}, {u"priority"_s, 1}});
    const auto told = [&sight](int row) {
        const QModelIndex at = sight.all.index(row);
        return QString(at.data(AllClusters::LookRole).toString() + u' '
                       + QString::number(at.data(AllClusters::PriorityRole).toInt()));
    };
    sight.a.gateway.changeRows(u"fleet"_s, {{u"ns/f"_s, failed}}, {u"ns/b"_s});
    QTRY_COMPARE(told(0), u"failed 1"_s); // though nothing holds
    QCOMPARE(sight.all.index(0).data(AllClusters::HoldingRole).toInt(), 0);
    sight.a.gateway.changeRows(u"fleet"_s, {}, {u"ns/f"_s});
    QTRY_COMPARE(told(0), u"normal 0"_s);
    sight.b.gateway.stop();
    QTRY_COMPARE(told(1), u"unknown 0"_s);
}

void TestAllClusters::oneThatListsItsClusterIsNamed()
{
    Sight sight;
    sight.b.gateway.setServer({{u"cluster"_s, u"prod-b"_s}, {u"mode"_s, u"observe"_s}});
    sight.b.gateway.setRows(u"connection"_s,
                            {{u"server"_s, QJsonObject{{u"state"_s, u"loading"_s}}}});
    sight.all.setActive(true);
    sight.a.session.start();
    sight.b.session.start();
    QTRY_COMPARE(sight.all.shortfall(),
                 u"1 of 2 clusters are connected: prod-b is being loaded."_s);
    sight.b.gateway.changeRows(u"connection"_s,
                               {{u"server"_s, QJsonObject{{u"state"_s, u"live"_s}}}});
    QTRY_VERIFY(sight.all.isComplete());
}

void TestAllClusters::nothingIsMergedWhileNobodyLooks()
{
    Sight sight;
    sight.a.session.start();
    sight.b.session.start();
    QTRY_VERIFY(sight.all.isComplete());
    QCOMPARE(sight.all.fleet()->rowCount(), 0);
    const auto follows = [](const ScriptedGateway &gateway) {
        const auto asked = gateway.received(u"subscribe"_s);
        return std::ranges::any_of(asked, [](const QJsonObject &frame) {
            return frame.value(u"view"_s).toString() == u"holds"_s;
        });
    };
    QVERIFY(!follows(sight.a.gateway));
    sight.all.setActive(true);
    QCOMPARE(sight.all.fleet()->rowCount(), 4);
    QTRY_VERIFY(follows(sight.a.gateway) && follows(sight.b.gateway));
    sight.all.setActive(false);
    QTRY_VERIFY(!sight.a.gateway.received(u"unsubscribe"_s).isEmpty());
}

void TestAllClusters::aRowLeadsToItsCluster()
{
    Sight sight;
    QVERIFY(sight.open());
    QSignalSpy asked(&sight.all, &AllClusters::asked);
    const QString place = sight.b.session.place();
    sight.all.openMachine(sight.b.key("ns/b"));
    QCOMPARE(asked.takeFirst(), (QVariantList{place, u"ns/b"_s, QString()}));
    sight.all.openHold(sight.b.key("ns/b/hook.preDrain/Backup"));
    QCOMPARE(asked.takeFirst(), (QVariantList{place, u"ns/b"_s, u"ns/b/hook.preDrain/Backup"_s}));
    sight.all.openCluster(place);
    QCOMPARE(asked.takeFirst(), (QVariantList{place, QString(), QString()}));
    sight.all.openMachine(sight.b.key("ns/gone"));
    sight.all.openHold(u"nowhere ns/b"_s);
    QVERIFY(asked.isEmpty());
}

void TestAllClusters::oneThatIsRemovedLeavesNothing()
{
    Sight sight;
    QVERIFY(sight.open());
    sight.all.remove(sight.b.session.place());
    sight.all.remove(u"nowhere"_s);
    QCOMPARE(sight.all.count(), 1);
    QVERIFY(sight.all.isComplete());
    QCOMPARE(sight.machines(), u"prod-a/a Running, prod-a/b Running"_s);
    QCOMPARE(sight.holds(), u"prod-a/b"_s);
    sight.b.gateway.tick(u"2026-11-20T15:00:00.000000Z"_s);
    QTRY_VERIFY(sight.b.session.now() > sight.all.now()); // and is heard of no more
}

void TestAllClusters::nothingIsSentButTheWishToSee()
{
    Sight sight;
    QVERIFY(sight.open());
    sight.all.openMachine(sight.b.key("ns/b"));
    sight.all.setActive(false);
    for (const Backend *backend : {&sight.a, &sight.b})
        QVERIFY(backend->gateway.received(u"command"_s).isEmpty());
}

void TestAllClusters::holdsAreGroupedByCluster()
{
    Sight sight;
    QVERIFY(sight.open());
    HoldsTable &table = *sight.all.holds();
    table.setGrouping(u"cluster"_s);
    QCOMPARE(sight.holds(), u"prod-a/b, prod-b/b"_s);
    QCOMPARE(table.keysOfGroup(u"prod-b"_s), QStringList(sight.b.key("ns/b/hook.preDrain/Backup")));
    table.setFilter(u"prod-b"_s);
    QCOMPARE(sight.holds(), u"prod-b/b"_s);
}

void TestAllClusters::twoOfOneNameStayTwo()
{
    Sight sight;
    Backend twin{u"prod-a"_s, sight.clock};
    QVERIFY(sight.open());
    QVERIFY(sight.machines().contains(u"prod-a/a"_s)); // while it is the only one
    sight.all.add(twin.session, twin.alarms);
    twin.session.start();
    QTRY_VERIFY(sight.all.isComplete() && sight.all.areHoldsComplete());
    QSet<QString> groups;
    for (const FleetRow &row : sight.all.fleet()->rows())
        groups.insert(row.cluster);
    QCOMPARE(groups,
             (QSet<QString>{QString(u"prod-a (%1)"_s).arg(sight.a.session.place()),
                            QString(u"prod-a (%1)"_s).arg(twin.session.place()),
                            u"prod-b"_s}));
    QStringList ofHolds;
    for (int row = 0; row < sight.all.holds()->rowCount(); ++row)
        ofHolds.append(sight.all.holds()->index(row, 0).data(HoldsModel::ClusterRole).toString());
    ofHolds.removeDuplicates();
    QCOMPARE(ofHolds.size(), 3);
    sight.all.remove(twin.session.place());
    QTRY_VERIFY(sight.machines().contains(u"prod-a/a"_s));
}

} // namespace tst_allclusters

HP_GUI_TEST(tst_allclusters, TestAllClusters)
#include "tst_allclusters.moc"
