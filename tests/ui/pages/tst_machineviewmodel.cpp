// SPDX-License-Identifier: Apache-2.0
#include "tests/support/gateway/DemoFleet.h"
#include "tests/support/gateway/Patience.h"
#include "tests/support/gateway/ScriptedGateway.h"
#include "tests/support/runner/Runner.h"
#include "ui/languages/Languages.h"
#include "ui/machine/LaneFilter.h"
#include "ui/machine/MachineViewModel.h"

#include <QAbstractItemModelTester>
#include <QCoreApplication>
#include <QTranslator>

namespace tst_machineviewmodel {

using namespace hp::ui;
using hp::tests::DemoFleet;
using hp::tests::ScriptedGateway;
using namespace std::chrono_literals;

namespace {

struct MachineLine {
    DemoFleet demo{60, QDateTime(QDate(2026, 11, 20), QTime(14, 3), Qt::UTC)};
    ScriptedGateway gateway;
    ManualUiClock clock;
    std::unique_ptr<GatewaySession> session;
    std::unique_ptr<MachineViewModel> machine;

    MachineLine()
    {
        gateway.setRows(QStringLiteral("fleet"), demo.fleet());
        const QString held = DemoFleet::heldKey();
        gateway.setRows(QStringLiteral("machine/") + held, demo.machine(held));
        gateway.setRows(QStringLiteral("timeline/168h?") + held, demo.timeline(held));
        if (!gateway.listen())
            qFatal("no loopback port");
        session = std::make_unique<GatewaySession>(
            GatewayAddress{gateway.url(), {}, {}}, clock, [] { return 0.5; });
        machine = std::make_unique<MachineViewModel>(*session, clock);
        session->start();
    }
    [[nodiscard]] bool hasFleet()
    {
        return hp::tests::waitFor([this] { return session->isFleetLoaded(); });
    }
    /// Selects a machine and waits as long as a person who stops on it.
    void choose(const QString &key)
    {
        machine->setKey(key);
        clock.advance(100ms);
    }
    [[nodiscard]] int subscriptions() const
    {
        return static_cast<int>(gateway.received(QStringLiteral("subscribe")).size());
    }
};

QStringList texts(const DetailModel &model, DetailModel::Role role)
{
    QStringList result;
    for (int row = 0; row < model.rowCount(); ++row)
        result.append(model.index(row).data(role).toString());
    return result;
}

} // namespace

class TestMachineViewModel : public QObject
{
    Q_OBJECT

private slots:
    void theFleetFillsThePageAtOnce();
    void theViewAddsTheRest();
    void movingThroughAListAsksOnlyForTheLast();
    void theTimelineIsAskedForWhereItIsShown();
    void theTimelineIsAskedForAsWideAsItIsDrawn_data();
    void theTimelineIsAskedForAsWideAsItIsDrawn();
    void hooksStandInTheOrderInWhichTheyArePassed();
    void theNewestEventComesFirst();
    void whatANameHidesIsShown();
    void theNextToGoIsSaid();
    void aMachineThatGoesKeepsItsPage();
    void whatIsNotUnderstoodIsSaidAndNotTouched();
    void aMachineOfClusterApiHasItsOwnActions_data();
    void aMachineOfClusterApiHasItsOwnActions();
    void itsClusterIsSaid();
    void whatCanBeSimulatedIsOffered_data();
    void whatCanBeSimulatedIsOffered();
    void anUnknownMachineIsSaid();
    void anotherMachineLeavesNothingBehind();
    void anEarlierMachineShowsItsTimelineInThePast();
    void theBackendIsReadInTheLanguageOfTheConsole();
    void theOverrideNamesTheLevelOfItsReview();
    void onlyAKeyThatIsThereIsReleased_data();
    void onlyAKeyThatIsThereIsReleased();
    void aMachineThatWentLongAgoShowsItsLastWeek();
    void theLanesOfAHoldAreChosen_data();
    void theLanesOfAHoldAreChosen();
};

void TestMachineViewModel::theOverrideNamesTheLevelOfItsReview()
{
    MachineLine line;
    QJsonObject rows = line.demo.machine(DemoFleet::heldKey());
    QJsonObject why = rows.value(QStringLiteral("why")).toObject();
    why.insert(QStringLiteral("waitingAt"), QStringLiteral("preTerminate"));
    why.insert(QStringLiteral("hold"), QStringLiteral("BackupFileSystem"));
    why.insert(QStringLiteral("owner"), QStringLiteral("my-backup-controller"));
    rows.insert(QStringLiteral("why"), why);
    line.gateway.setRows(QStringLiteral("machine/") + DemoFleet::heldKey(), rows);
    line.gateway.answerCommand(
        QStringLiteral("override.checks"),
        {{QStringLiteral("outcome"), QStringLiteral("observed")},
         {QStringLiteral("result"), QJsonObject{{QStringLiteral("level"), QStringLiteral("G4")}}}});
    QVERIFY(line.hasFleet());
    line.machine->setWantsChecks(true); // as its page does
    line.choose(DemoFleet::heldKey());
    QVERIFY(hp::tests::waitFor([&] { return line.machine->isLoaded(); }));
    QCOMPARE(line.machine->overrideRequest().value(QStringLiteral("action")).toString(),
             QStringLiteral("remove-hook"));
    OverrideChecks *checks = line.machine->checks();
    QVERIFY(checks->level().isEmpty());
    line.clock.advance(500ms);
    QVERIFY(hp::tests::waitFor([&] { return checks->level() == QLatin1String("G4"); }));
    const auto asked = line.gateway.commands(QStringLiteral("override.checks"));
    QCOMPARE(asked.size(), 1);
    QCOMPARE(asked.front().toVariantMap(), line.machine->overrideRequest());
    // Of no other machine: its level is another one.
    line.choose(QString());
    QVERIFY(checks->level().isEmpty());
    QCOMPARE(checks->state(), OverrideChecks::Nothing);
}

void TestMachineViewModel::onlyAKeyThatIsThereIsReleased_data()
{
    QTest::addColumn<QString>("hold");
    QTest::addColumn<QString>("action");

    QTest::newRow("a key") << "reboot.metal3.io/mhc"
                           << "release-power-key";
    QTest::newRow("a key by its short name") << "mhc"
                                             << "release-power-key";
    QTest::newRow("a BMC that does not answer") << "power management error"
                                                << "";
    QTest::newRow("a key that has gone") << "reboot.metal3.io/other"
                                         << "";
}

void TestMachineViewModel::onlyAKeyThatIsThereIsReleased()
{
    QFETCH(const QString, hold);
    QFETCH(const QString, action);
    MachineLine line;
    const QString key = DemoFleet::heldKey();
    QJsonObject rows = line.demo.machine(key);
    QJsonObject machine = rows.value(QStringLiteral("machine")).toObject();
    machine.insert(QStringLiteral("host"), QStringLiteral("ns/host-1"));
    rows.insert(QStringLiteral("machine"), machine);
    QJsonObject why = rows.value(QStringLiteral("why")).toObject();
    why.insert(QStringLiteral("waitingAt"), QStringLiteral("power"));
    why.insert(QStringLiteral("hold"), hold);
    rows.insert(QStringLiteral("why"), why);
    rows.insert(QStringLiteral("key/reboot.metal3.io/mhc"),
                QJsonObject{{QStringLiteral("key"), QStringLiteral("reboot.metal3.io/mhc")},
                            {QStringLiteral("state"), QStringLiteral("held")}});
    line.gateway.setRows(QStringLiteral("machine/") + key, rows);
    QVERIFY(line.hasFleet());
    line.choose(key);
    QVERIFY(hp::tests::waitFor([&] { return line.machine->isLoaded(); }));
    QCOMPARE(line.machine->overrideRequest().value(QStringLiteral("action")).toString(), action);
}

void TestMachineViewModel::aMachineThatWentLongAgoShowsItsLastWeek()
{
    MachineLine line;
    line.gateway.tick(QStringLiteral("2026-11-20T14:03:00.000000Z"));
    const QString key = QStringLiteral("ns/long-gone");
    line.gateway.setRows(
        QStringLiteral("machine/") + key,
        {{QStringLiteral("machine"),
          QJsonObject{{QStringLiteral("name"), QStringLiteral("long-gone")},
                      {QStringLiteral("gone"), QStringLiteral("2026-10-02T08:00:00.000000Z")}}}});
    QVERIFY(line.hasFleet());
    line.machine->setWantsTimeline(true);
    line.choose(key);
    QTRY_VERIFY(line.machine->goneAt() > 0);
    QVERIFY(!line.machine->isMissing());
    line.clock.advance(100ms);
    QTRY_VERIFY(!line.gateway.received(QStringLiteral("subscribe"))
                     .last()
                     .value(QStringLiteral("options"))
                     .toObject()
                     .value(QStringLiteral("at"))
                     .toString()
                     .isEmpty());
    QCOMPARE(line.machine->pastAt(), 0); // it is the last of its name, and no earlier one
    // What still stood then was not followed up to now.
    QCOMPARE(line.machine->property("timelineEnd").toDouble(),
             double(QDateTime(QDate(2026, 10, 2), QTime(8, 10), Qt::UTC).toMSecsSinceEpoch()));
    line.machine->setKey(DemoFleet::heldKey());
    QCOMPARE(line.machine->property("timelineEnd").toDouble(), 0.0);
}

void TestMachineViewModel::theLanesOfAHoldAreChosen_data()
{
    QTest::addColumn<QString>("hold");
    QTest::addColumn<QStringList>("lanes");

    const auto lanes = [](const char *all) {
        return QString::fromLatin1(all).split(QLatin1Char(' '));
    };
    QTest::newRow("a hook has its own")
        << "hook.preTerminate/BackupFileSystem" << lanes("hook-backup people phase");
    QTest::newRow("a hook of another point is another")
        << "hook.preCreate/BackupFileSystem"
        << lanes("cond-drained cond-terminable drain events hook-backup hook-migrate key-reboot "
                 "node people phase power");
    QTest::newRow("a drain") << "drain.pdb/shop/frontend" << lanes("drain node people phase");
    QTest::newRow("a key") << "power.key/holdpoint-backup"
                           << lanes("key-reboot people phase power");
}

void TestMachineViewModel::theLanesOfAHoldAreChosen()
{
    QFETCH(const QString, hold);
    QFETCH(const QStringList, lanes);
    MachineLine line;
    QVERIFY(line.hasFleet());
    line.machine->setWantsTimeline(true);
    line.choose(DemoFleet::heldKey());
    QVERIFY(hp::tests::waitFor([&] { return line.machine->isTimelineLoaded(); }));
    LaneFilter filter;
    filter.setTimeline(line.machine->timeline());
    filter.setHold(hold);
    QSet<QString> shown;
    QSet<QString> drawn;
    for (int row = 0; row < filter.rowCount(); ++row) {
        const QString key = filter.index(row, 0).data(KeyedRowsModel::KeyRole).toString();
        if (key.startsWith(QLatin1String("lane/")))
            shown.insert(key.mid(5));
        else if (key.startsWith(QLatin1String("span/")) || key.startsWith(QLatin1String("mark/")))
            drawn.insert(key.section(QLatin1Char('/'), 1, -2));
    }
    QStringList sorted = shown.values();
    sorted.sort();
    QCOMPARE(sorted, lanes);
    QVERIFY((drawn - shown).isEmpty());
    QVERIFY(drawn.contains(QStringLiteral("phase")));
}

void TestMachineViewModel::theFleetFillsThePageAtOnce()
{
    MachineLine line;
    QVERIFY(line.hasFleet());
    line.machine->setKey(DemoFleet::heldKey());
    QCOMPARE(line.machine->name(), QStringLiteral("worker-b-7"));
    QCOMPARE(line.machine->phase(), QStringLiteral("Deleting"));
    QVERIFY(line.machine->sentence().startsWith(QStringLiteral("Waiting at preTerminate")));
    QVERIFY(!line.machine->isLoaded());
    QVERIFY(!line.machine->isMissing());
}

void TestMachineViewModel::theViewAddsTheRest()
{
    MachineLine line;
    QAbstractItemModelTester tester(line.machine->conditions(),
                                    QAbstractItemModelTester::FailureReportingMode::QtTest);
    QVERIFY(line.hasFleet());
    line.choose(DemoFleet::heldKey());
    QTRY_VERIFY(line.machine->isLoaded());
    QCOMPARE(line.machine->conditions()->count(), 4);
    QCOMPARE(line.machine->facts()->count(), 3);
    QCOMPARE(texts(*line.machine->exits(), DetailModel::SecondRole),
             QStringList({QStringLiteral("1"), QStringLiteral("2"), QStringLiteral("3")}));
    QCOMPARE(line.machine->next(), QStringLiteral("Next: the instance will be deleted."));
    QVERIFY(
        texts(*line.machine->hostFacts(), DetailModel::NameRole).contains(QStringLiteral("Power")));
    QVERIFY(texts(*line.machine->machineFacts(), DetailModel::TextRole)
                .contains(QStringLiteral("machine.machine.openshift.io")));
    QVERIFY(line.machine->yaml().contains(QStringLiteral("\n  name: worker-b-7\n")));
}

void TestMachineViewModel::movingThroughAListAsksOnlyForTheLast()
{
    MachineLine line;
    QVERIFY(line.hasFleet());
    const int before = line.subscriptions();
    for (const FleetRow &row : line.session->fleet()->rows()) {
        line.machine->setKey(row.key);
        line.clock.advance(30ms);
    }
    line.choose(DemoFleet::heldKey());
    QTRY_VERIFY(line.machine->isLoaded());
    QCOMPARE(line.subscriptions(), before + 1);
}

void TestMachineViewModel::theTimelineIsAskedForWhereItIsShown()
{
    MachineLine line;
    QVERIFY(line.hasFleet());
    line.choose(DemoFleet::heldKey());
    QTRY_VERIFY(line.machine->isLoaded());
    QVERIFY(!line.machine->isTimelineLoaded());
    line.machine->setWantsTimeline(true);
    line.clock.advance(100ms);
    QTRY_VERIFY(line.machine->isTimelineLoaded());
    QVERIFY(line.machine->timeline()->rowCount() > 10);
    line.machine->setWantsTimeline(false);
    line.clock.advance(100ms);
    QCOMPARE(line.machine->timeline()->rowCount(), 0);
    QTRY_COMPARE(line.gateway.received(QStringLiteral("unsubscribe")).size(), 1);
}

void TestMachineViewModel::theTimelineIsAskedForAsWideAsItIsDrawn_data()
{
    QTest::addColumn<int>("width");
    QTest::addColumn<int>("columns");
    QTest::addColumn<bool>("again"); // than what was asked for on opening
    QTest::newRow("before it is drawn: a screen") << 0 << 2000 << false;
    QTest::newRow("a narrow pane") << 300 << 1000 << true;
    QTest::newRow("a usual one is what was asked for") << 990 << 2000 << false;
    QTest::newRow("a wide one") << 1400 << 3000 << true;
    QTest::newRow("a wall gets what a backend gives") << 7680 << 4000 << true;
}

void TestMachineViewModel::theTimelineIsAskedForAsWideAsItIsDrawn()
{
    QFETCH(const int, width);
    QFETCH(const int, columns);
    QFETCH(const bool, again);
    MachineLine line;
    QVERIFY(line.hasFleet());
    line.machine->setWantsTimeline(true);
    line.choose(DemoFleet::heldKey());
    QTRY_VERIFY(line.machine->isTimelineLoaded());
    const int before = line.subscriptions();
    line.machine->setTimelineColumns(width);
    line.clock.advance(100ms);
    if (again)
        QTRY_COMPARE(line.subscriptions(), before + 1);
    QTRY_VERIFY(line.machine->isTimelineLoaded());
    QCOMPARE(line.subscriptions(), before + (again ? 1 : 0));
    int asked = 0;
    for (const QJsonObject &frame : line.gateway.received(QStringLiteral("subscribe"))) {
        const QJsonObject options = frame.value(QStringLiteral("options")).toObject();
        if (frame.value(QStringLiteral("view")).toString().startsWith(QLatin1String("timeline/")))
            asked = options.value(QStringLiteral("columns")).toInt();
    }
    QCOMPARE(asked, columns);
}

void TestMachineViewModel::hooksStandInTheOrderInWhichTheyArePassed()
{
    MachineLine line;
    QVERIFY(line.hasFleet());
    line.choose(DemoFleet::heldKey());
    QTRY_VERIFY(line.machine->isLoaded());
    line.gateway.changeRows(QStringLiteral("machine/") + DemoFleet::heldKey(),
                            {{QStringLiteral("hook/preTerminate/A"),
                              QJsonObject{{QStringLiteral("point"), QStringLiteral("preTerminate")},
                                          {QStringLiteral("name"), QStringLiteral("A")}}}});
    QTRY_COMPARE(texts(*line.machine->hooks(), DetailModel::NameRole),
                 QStringList({QStringLiteral("MigrateWorkload"),
                              QStringLiteral("A"),
                              QStringLiteral("BackupFileSystem")}));
    QCOMPARE(texts(*line.machine->hooks(), DetailModel::LookRole).last(),
             QStringLiteral("holding"));
}

void TestMachineViewModel::theNewestEventComesFirst()
{
    MachineLine line;
    QVERIFY(line.hasFleet());
    line.choose(DemoFleet::heldKey());
    QTRY_VERIFY(line.machine->isLoaded());
    QCOMPARE(texts(*line.machine->events(), DetailModel::NameRole),
             QStringList({QStringLiteral("Deleted"),
                          QStringLiteral("FailedDrain"),
                          QStringLiteral("DrainProceeds")}));
    QCOMPARE(texts(*line.machine->events(), DetailModel::ThirdRole).at(1),
             QStringLiteral("\u00d74"));
}

/// The rows of the page are kept as maps of their members; nothing in them begins a line of its
/// own.
void TestMachineViewModel::whatANameHidesIsShown()
{
    MachineLine line;
    QVERIFY(line.hasFleet());
    line.choose(DemoFleet::heldKey());
    QTRY_VERIFY(line.machine->isLoaded());
    const QString hidden = QStringLiteral("x\nMachine worker-1 is fine\u202e");
    const QString shown = QStringLiteral("x\\nMachine worker-1 is fine\\u202e");
    const auto row = [&hidden](std::initializer_list<const char *> members) {
        QJsonObject object;
        for (const char *member : members)
            object.insert(QLatin1String(member), hidden);
        return object;
    };
    const auto keyed = [&hidden](const char *prefix) -> QString {
        return QLatin1String(prefix) + hidden;
    };
    line.gateway.changeRows(
        QStringLiteral("machine/") + DemoFleet::heldKey(),
        {{keyed("hook/preTerminate/"), row({"name", "owner", "reason"})},
         {keyed("condition/"), row({"type", "reason", "message"})},
         {keyed("event/"), row({"reason", "message", "object"})},
         {keyed("key/"), row({"key", "mode"})},
         {QStringLiteral("host"), row({"ns", "name", "state", "action", "errorMessage"})},
         {QStringLiteral("node"), row({"name", "ready"})},
         {QStringLiteral("why"), row({"sentence", "next", "hold", "owner"})}});
    QTRY_VERIFY(texts(*line.machine->hooks(), DetailModel::NameRole).contains(shown));
    MachineViewModel &machine = *line.machine;
    for (const DetailModel *model : {machine.facts(),
                                     machine.exits(),
                                     machine.hooks(),
                                     machine.conditions(),
                                     machine.events(),
                                     machine.powerKeys(),
                                     machine.hostFacts(),
                                     machine.machineFacts()}) {
        for (int at = 0; at < model->rowCount(); ++at) {
            for (const int role : model->roleNames().keys()) {
                const QString text = model->index(at).data(role).toString();
                QVERIFY2(!text.contains(QLatin1Char('\n')) && !text.contains(QChar(0x202e)),
                         qPrintable(text));
            }
        }
    }
    QCOMPARE(machine.sentence(), shown);
    QCOMPARE(machine.next(), shown);
    QVERIFY(machine.yaml().contains(QLatin1Char('\n')));
    // A row goes by the key under which it came.
    line.gateway.changeRows(QStringLiteral("machine/") + DemoFleet::heldKey(),
                            {},
                            QJsonArray{keyed("hook/preTerminate/")});
    QTRY_VERIFY(!texts(*line.machine->hooks(), DetailModel::NameRole).contains(shown));
}

void TestMachineViewModel::theNextToGoIsSaid()
{
    MachineLine line;
    QVERIFY(line.hasFleet());
    line.choose(DemoFleet::heldKey());
    QTRY_VERIFY(line.machine->isLoaded());
    QCOMPARE(line.machine->goesFirst(), QString());
    QCOMPARE(line.machine->remarks(), QStringList());
    QJsonObject machine =
        line.demo.machine(DemoFleet::heldKey()).value(QStringLiteral("machine")).toObject();
    const QString goes = QStringLiteral("It is marked as the next to go.");
    const QString trouble = QStringLiteral("MachineSet worker-b: 1 of 3 Machines has an error.");
    machine.insert(QStringLiteral("goesFirst"), goes);
    machine.insert(QStringLiteral("setTrouble"), trouble);
    line.gateway.changeRows(QStringLiteral("machine/") + DemoFleet::heldKey(),
                            {{QStringLiteral("machine"), machine}});
    QTRY_COMPARE(line.machine->goesFirst(), goes);
    QCOMPARE(line.machine->remarks(), QStringList({goes, trouble}));
    QVERIFY(texts(*line.machine->machineFacts(), DetailModel::TextRole).contains(trouble));
}

void TestMachineViewModel::aMachineThatGoesKeepsItsPage()
{
    MachineLine line;
    QVERIFY(line.hasFleet());
    line.choose(DemoFleet::heldKey());
    QTRY_VERIFY(line.machine->isLoaded());
    QJsonObject machine =
        line.demo.machine(DemoFleet::heldKey()).value(QStringLiteral("machine")).toObject();
    machine.insert(QStringLiteral("gone"), QStringLiteral("2026-11-20T14:04:00.000000Z"));
    line.gateway.changeRows(QStringLiteral("fleet"), {}, {DemoFleet::heldKey()});
    line.gateway.changeRows(QStringLiteral("machine/") + DemoFleet::heldKey(),
                            {{QStringLiteral("machine"), machine}});
    QTRY_VERIFY(line.machine->goneAt() > 0);
    QCOMPARE(line.machine->name(), QStringLiteral("worker-b-7"));
    QCOMPARE(line.machine->hooks()->count(), 2);
}

void TestMachineViewModel::whatIsNotUnderstoodIsSaidAndNotTouched()
{
    MachineLine line;
    QVERIFY(line.hasFleet());
    const QString key = DemoFleet::heldKey();
    line.choose(key);
    QVERIFY(hp::tests::waitFor([&] { return !line.machine->actions().isEmpty(); }));
    const QString words = QStringLiteral("v1beta3 not understood: shown raw");
    line.gateway.setRows(QStringLiteral("machine/") + key,
                         {{QStringLiteral("machine"),
                           QJsonObject{{QStringLiteral("name"), QStringLiteral("worker-b-7")},
                                       {QStringLiteral("set"), QStringLiteral("worker-b")},
                                       {QStringLiteral("notUnderstood"), QStringLiteral("v1beta3")},
                                       {QStringLiteral("status"),
                                        QJsonObject{{QStringLiteral("look"), QStringLiteral("raw")},
                                                    {QStringLiteral("word"), words}}}}},
                          {QStringLiteral("yaml"),
                           QJsonObject{{QStringLiteral("text"), QStringLiteral("a: 1\n")}}}});
    line.choose({});
    line.choose(key);
    QVERIFY(hp::tests::waitFor(
        [&] { return line.machine->notUnderstood() == QStringLiteral("v1beta3"); }));
    QCOMPARE(line.machine->sentence(), words);
    QCOMPARE(line.machine->yaml(), QStringLiteral("a: 1\n"));
    QVERIFY(line.machine->actions().isEmpty());
    QVERIFY(line.machine->overrideRequest().isEmpty());
    QVERIFY(line.machine->question().isEmpty()); // nobody is asked to release what nobody knows
}

void TestMachineViewModel::aMachineOfClusterApiHasItsOwnActions_data()
{
    QTest::addColumn<QJsonObject>("machine");
    QTest::addColumn<QString>("drain");
    QTest::addColumn<QStringList>("actions");
    const QString cluster = QStringLiteral("prod");
    const auto row =
        [&](const char *name, QJsonObject machine, const char *drain, const QString &actions) {
            machine.insert(QStringLiteral("name"), QStringLiteral("worker-b-7"));
            QTest::newRow(name) << machine << QString::fromLatin1(drain)
                                << actions.split(QLatin1Char(' '));
        };
    row("one that runs",
        {{QStringLiteral("cluster"), cluster}, {QStringLiteral("set"), QStringLiteral("md-0")}},
        "",
        QStringLiteral(
            "mark-for-replacement remediate-machine skip-remediation pause-machine pause-cluster"));
    row("one whose drain is under way",
        {{QStringLiteral("cluster"), cluster}, {QStringLiteral("deleting"), true}},
        "blocked",
        QStringLiteral(
            "skip-drain limit-drain pause-machine pause-cluster strip-finalizer force-delete"));
    row("one that waits for its volumes",
        {{QStringLiteral("cluster"), cluster},
         {QStringLiteral("deleting"), true},
         {QStringLiteral("waitingAt"), QStringLiteral("volumes")}},
        "drained",
        QStringLiteral("skip-volumes pause-machine pause-cluster strip-finalizer force-delete"));
    row("one that is paused",
        {{QStringLiteral("cluster"), cluster},
         {QStringLiteral("holds"),
          QJsonArray{
              QJsonObject{{QStringLiteral("kind"), QStringLiteral("paused")},
                          {QStringLiteral("name"), QStringLiteral("cluster.x-k8s.io/paused")},
                          {QStringLiteral("state"), QStringLiteral("holding")}}}}},
        "",
        QStringLiteral("remediate-machine skip-remediation resume-machine pause-cluster"));
    row("one with all the marks that are taken off again",
        {{QStringLiteral("cluster"), cluster},
         {QStringLiteral("marks"),
          QJsonArray{
              QStringLiteral("cluster.x-k8s.io/remediate-machine"),
              QStringLiteral("cluster.x-k8s.io/skip-remediation"),
              QStringLiteral("machine.cluster.x-k8s.io/exclude-node-draining"),
              QStringLiteral("machine.cluster.x-k8s.io/exclude-wait-for-node-volume-detach")}}},
        "",
        QStringLiteral("cancel-remediation allow-remediation restore-drain restore-volume-wait "
                       "pause-machine pause-cluster"));
    row("one whose cluster is paused",
        {{QStringLiteral("cluster"), cluster},
         {QStringLiteral("holds"),
          QJsonArray{QJsonObject{{QStringLiteral("kind"), QStringLiteral("paused")},
                                 {QStringLiteral("name"), QStringLiteral("spec.paused")},
                                 {QStringLiteral("state"), QStringLiteral("holding")}}}}},
        "",
        QStringLiteral("remediate-machine skip-remediation pause-machine resume-cluster"));
    row("one of the Machine API",
        {{QStringLiteral("deleting"), true}},
        "blocked",
        QStringLiteral("retry-drain skip-drain strip-finalizer force-delete"));
}

/// The menu has what its API has.
void TestMachineViewModel::aMachineOfClusterApiHasItsOwnActions()
{
    QFETCH(const QJsonObject, machine);
    QFETCH(const QString, drain);
    QFETCH(const QStringList, actions);
    MachineLine line;
    QVERIFY(line.hasFleet());
    QJsonObject rows{{QStringLiteral("machine"), machine}};
    if (!drain.isEmpty())
        rows.insert(QStringLiteral("drain"), QJsonObject{{QStringLiteral("state"), drain}});
    line.gateway.setRows(QStringLiteral("machine/") + DemoFleet::heldKey(), rows);
    line.choose(DemoFleet::heldKey());
    QTRY_VERIFY(!line.machine->actions().isEmpty());
    QStringList offered;
    for (const QVariant &action : line.machine->actions())
        offered += action.toMap().value(QStringLiteral("action")).toString();
    QCOMPARE(offered, actions);
}

void TestMachineViewModel::itsClusterIsSaid()
{
    MachineLine line;
    QVERIFY(line.hasFleet());
    line.gateway.setRows(QStringLiteral("machine/") + DemoFleet::heldKey(),
                         {{QStringLiteral("machine"),
                           QJsonObject{{QStringLiteral("ns"), QStringLiteral("lab")},
                                       {QStringLiteral("name"), QStringLiteral("worker-b-7")},
                                       {QStringLiteral("cluster"), QStringLiteral("prod-7")}}}});
    line.choose(DemoFleet::heldKey());
    QTRY_COMPARE(line.machine->cluster(), QStringLiteral("prod-7"));
}

void TestMachineViewModel::whatCanBeSimulatedIsOffered_data()
{
    QTest::addColumn<QJsonObject>("machine");
    QTest::addColumn<QStringList>("offered");
    const auto row = [](const char *name, QJsonObject machine, const QStringList &offered) {
        machine.insert(QStringLiteral("ns"), QStringLiteral("lab"));
        machine.insert(QStringLiteral("name"), QStringLiteral("worker-b-7"));
        QTest::newRow(name) << machine << offered;
    };
    const QJsonObject ofSet{{QStringLiteral("set"), QStringLiteral("worker-b")}};
    const auto with = [&ofSet](const char *member, const QJsonValue &value) {
        QJsonObject machine = ofSet;
        machine.insert(QLatin1String(member), value);
        return machine;
    };
    row("of a set", ofSet, {QStringLiteral("replace"), QStringLiteral("upgrade lab/worker-b")});
    row("of no set", {}, {QStringLiteral("retire")});
    row("being deleted", with("deleting", true), {});
    row("failed", with("phase", QStringLiteral("Failed")), {});
    row("of Cluster API", with("cluster", QStringLiteral("prod")), {});
    row("not understood", with("notUnderstood", QStringLiteral("v1beta3")), {});
    row("gone", with("gone", QStringLiteral("2026-11-20T14:00:00Z")), {});
}

void TestMachineViewModel::whatCanBeSimulatedIsOffered()
{
    QFETCH(const QJsonObject, machine);
    QFETCH(const QStringList, offered);
    MachineLine line;
    QVERIFY(line.hasFleet());
    line.gateway.setRows(QStringLiteral("machine/") + DemoFleet::heldKey(),
                         {{QStringLiteral("machine"), machine}});
    line.choose(DemoFleet::heldKey());
    QTRY_VERIFY(line.machine->isLoaded());
    QStringList found;
    for (const QVariant &each : line.machine->simulations()) {
        const QVariantMap request = each.toMap();
        if (request.contains(QStringLiteral("machine")))
            QCOMPARE(request.value(QStringLiteral("machine")).toString(), DemoFleet::heldKey());
        found += QString(request.value(QStringLiteral("action")).toString() + QLatin1Char(' ')
                         + request.value(QStringLiteral("set")).toString())
                     .trimmed();
    }
    QCOMPARE(found, offered);
}

void TestMachineViewModel::anUnknownMachineIsSaid()
{
    MachineLine line;
    line.gateway.refuseView(QStringLiteral("machine/ns/refused"), QStringLiteral("not for you"));
    QVERIFY(line.hasFleet());
    line.choose(QStringLiteral("ns/nobody"));
    QTRY_VERIFY(line.machine->isMissing());
    QCOMPARE(line.machine->name(), QStringLiteral("nobody"));
    line.choose(QStringLiteral("ns/refused"));
    QTRY_COMPARE(line.machine->errorText(), QStringLiteral("not for you"));
}

void TestMachineViewModel::anotherMachineLeavesNothingBehind()
{
    MachineLine line;
    QVERIFY(line.hasFleet());
    line.choose(DemoFleet::heldKey());
    QTRY_VERIFY(line.machine->isLoaded());
    line.machine->setKey(QStringLiteral("openshift-machine-api/master-0"));
    QCOMPARE(line.machine->name(), QStringLiteral("master-0"));
    QVERIFY(line.machine->sentence().isEmpty());
    QCOMPARE(line.machine->facts()->count(), 0);
    QCOMPARE(line.machine->hooks()->count(), 0);
    QCOMPARE(line.machine->events()->count(), 0);
    QCOMPARE(line.machine->yaml(), QString());
}

void TestMachineViewModel::anEarlierMachineShowsItsTimelineInThePast()
{
    MachineLine line;
    QVERIFY(line.hasFleet());
    const QString held = DemoFleet::heldKey();
    // Two days and a half, with a little of what was before.
    line.gateway.setRows(QStringLiteral("timeline/62h?") + held, line.demo.timeline(held));
    line.machine->setWantsTimeline(true);
    line.choose(held);
    QVERIFY(hp::tests::waitFor([&] { return line.machine->isTimelineLoaded(); }));
    const double gone =
        double(QDateTime(QDate(2026, 11, 14), QTime(12, 0), Qt::UTC).toMSecsSinceEpoch()) + 250;
    line.machine->showPast(gone - 60 * 3'600'000.0, gone);
    QCOMPARE(line.machine->pastAt(), gone);
    QCOMPARE(line.machine->timeline()->rowCount(), 0); // what was shown is not of it
    line.clock.advance(100ms);
    QVERIFY(hp::tests::waitFor([&] { return line.machine->isTimelineLoaded(); }));
    const QJsonObject asked = line.gateway.received(QStringLiteral("subscribe")).last();
    QCOMPARE(asked.value(QStringLiteral("view")).toString(), QStringLiteral("timeline/62h"));
    QCOMPARE(
        asked.value(QStringLiteral("options")).toObject().value(QStringLiteral("at")).toString(),
        QStringLiteral("2026-11-14T12:00:00.250Z"));

    line.machine->showPresent();
    QCOMPARE(line.machine->pastAt(), 0.0);
    line.clock.advance(100ms);
    QVERIFY(hp::tests::waitFor([&] { return line.machine->isTimelineLoaded(); }));
    line.machine->showPast(gone - 1, gone);
    line.machine->setKey(QString());
    QCOMPARE(line.machine->pastAt(), 0.0); // another machine begins in the present
}

void TestMachineViewModel::theBackendIsReadInTheLanguageOfTheConsole()
{
    QVERIFY(installLanguage(*QCoreApplication::instance(), QStringLiteral("de")));
    const auto quiet = qScopeGuard([] {
        const auto installed = QCoreApplication::instance()->findChildren<QTranslator *>();
        for (QTranslator *translator : installed) {
            QCoreApplication::removeTranslator(translator);
            delete translator;
        }
    });
    MachineLine line;
    QVERIFY(line.hasFleet());
    line.choose(DemoFleet::heldKey());
    QTRY_VERIFY(line.machine->isLoaded());
    QCOMPARE(line.machine->sentence(),
             QStringLiteral("Wartet bei preTerminate auf BackupFileSystem (Besitzer "
                            "my-backup-controller). 47 m. Als N\u00e4chstes wird die Instanz "
                            "gel\u00f6scht."));
    QCOMPARE(line.machine->next(),
             QStringLiteral("Als N\u00e4chstes wird die Instanz gel\u00f6scht."));
    QCOMPARE(line.machine->word(), QStringLiteral("H\u00e4lt"));
    QVERIFY(line.machine->question().contains(QStringLiteral("Wartet bei preTerminate")));
    QVERIFY(texts(*line.machine->facts(), DetailModel::TextRole)
                .contains(QStringLiteral("die Instanz wird f\u00fcr ihn behalten")));
    QVERIFY(texts(*line.machine->exits(), DetailModel::TextRole)
                .contains(QStringLiteral("my-backup-controller ansehen")));
    QCOMPARE(line.session->summary()->worstSentences().filter(QStringLiteral("Waiting")).size(), 0);
}

} // namespace tst_machineviewmodel

HP_TEST(tst_machineviewmodel, TestMachineViewModel)
#include "tst_machineviewmodel.moc"
