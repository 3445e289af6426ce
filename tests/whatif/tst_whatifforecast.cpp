// SPDX-License-Identifier: Apache-2.0
#include "backend/whatif/Draws.h"
#include "backend/whatif/Forecast.h"
#include "backend/whatif/WorldCopy.h"
#include "model/messages/WhatIf.h"
#include "tests/support/runner/Runner.h"

#include <QCoreApplication>
#include <QDir>
#include <QTest>

#include <nlohmann/json.hpp>

namespace tst_whatifforecast {

using namespace hp;
using namespace std::chrono_literals;

namespace {

constexpr const char *ns = "openshift-machine-api";

Json labels(const std::string &set)
{
    return {{"machine.openshift.io/cluster-api-cluster", "site"},
            {"machine.openshift.io/cluster-api-machineset", set}};
}

Object machine(const std::string &name, const std::string &set)
{
    return Object(Json{{"apiVersion", "machine.openshift.io/v1beta1"},
                       {"kind", "Machine"},
                       {"metadata", {{"name", name}, {"namespace", ns}, {"labels", labels(set)}}},
                       {"spec", Json::object()},
                       {"status", {{"phase", "Running"}, {"nodeRef", {{"name", name}}}}}});
}

Object set(const std::string &name, int replicas)
{
    return Object(Json{
        {"apiVersion", "machine.openshift.io/v1beta1"},
        {"kind", "MachineSet"},
        {"metadata", {{"name", name}, {"namespace", ns}}},
        {"spec",
         {{"replicas", replicas},
          {"selector", {{"matchLabels", {{"machine.openshift.io/cluster-api-machineset", name}}}}},
          {"template", {{"metadata", {{"labels", labels(name)}}}, {"spec", Json::object()}}}}}});
}

whatif::Snapshot site()
{
    return {*parseTime("2026-01-10T12:00:00Z"),
            {set("workers", 3),
             machine("w-1", "workers"),
             machine("w-2", "workers"),
             machine("w-3", "workers")},
            {}};
}

whatif::Question about(std::initializer_list<const char *> machines)
{
    whatif::Question question;
    for (const char *name : machines)
        question.retired.push_back({ns, name});
    return question;
}

/// The machine has a hook of which the record knows that it takes `usual`, or nothing.
void addHook(whatif::Snapshot &snapshot, const char *name, std::optional<whatif::Usual> usual)
{
    for (Object &object : snapshot.objects) {
        if (object.name() != name)
            continue;
        Json json = object.json();
        json["spec"]["lifecycleHooks"]["preTerminate"] =
            Json::array({{{"name", "Save"}, {"owner", "saver"}}});
        object = Object(std::move(json));
    }
    if (usual)
        snapshot.usual[{"preTerminate", "Save", "saver", ""}] = {usual->p50, usual->p95, 20};
}

/// Pods of two applications on w-1 and w-2, of which one budget keeps so many.
void addPair(whatif::Snapshot &snapshot, int kept)
{
    snapshot.objects.emplace_back(Json{
        {"apiVersion", "policy/v1"},
        {"kind", "PodDisruptionBudget"},
        {"metadata", {{"name", "pair"}, {"namespace", "payments"}}},
        {"spec",
         {{"minAvailable", kept},
          {"selector",
           {{"matchExpressions",
             Json::array({{{"key", "app"}, {"operator", "In"}, {"values", {"a", "b"}}}})}}}}}});
    for (const auto &[app, node] : {std::pair("a", "w-1"), std::pair("b", "w-2")})
        snapshot.objects.emplace_back(
            Json{{"apiVersion", "v1"},
                 {"kind", "Pod"},
                 {"metadata",
                  {{"name", app},
                   {"namespace", "payments"},
                   {"labels", {{"app", app}}},
                   {"ownerReferences", Json::array({{{"kind", "ReplicaSet"}, {"name", app}}})}}},
                 {"spec", {{"nodeName", node}}},
                 {"status",
                  {{"phase", "Running"},
                   {"conditions", Json::array({{{"type", "Ready"}, {"status", "True"}}})}}}});
}

/// Changes the object of that kind and name.
void change(whatif::Snapshot &snapshot, const char *kind, const char *name, const char *patch)
{
    for (Object &object : snapshot.objects) {
        if (object.kind() != kind || object.name() != name)
            continue;
        Json json = object.json();
        json.merge_patch(Json::parse(patch));
        object = Object(std::move(json));
    }
}

/// Two pods on w-1 and w-2, of which a budget lets none go.
void addLedger(whatif::Snapshot &snapshot)
{
    snapshot.objects.emplace_back(Json{
        {"apiVersion", "policy/v1"},
        {"kind", "PodDisruptionBudget"},
        {"metadata", {{"name", "ledger"}, {"namespace", "payments"}}},
        {"spec", {{"minAvailable", 2}, {"selector", {{"matchLabels", {{"app", "ledger"}}}}}}}});
    for (const char *node : {"w-1", "w-2"})
        snapshot.objects.emplace_back(Json{
            {"apiVersion", "v1"},
            {"kind", "Pod"},
            {"metadata",
             {{"name", std::string("ledger-") + node},
              {"namespace", "payments"},
              {"labels", {{"app", "ledger"}}},
              {"ownerReferences", Json::array({{{"kind", "ReplicaSet"}, {"name", "ledger"}}})}}},
            {"spec", {{"nodeName", node}}},
            {"status",
             {{"phase", "Running"},
              {"conditions", Json::array({{{"type", "Ready"}, {"status", "True"}}})}}}});
}

bool holds(const whatif::Forecast &forecast, const char *machine, const char *kind, bool lasts)
{
    const live::ForecastRow row = whatif::rowOf(forecast, {}, "retire");
    return std::ranges::any_of(row.holds, [&](const live::ExpectedHoldRow &hold) {
        return hold.machine == std::string(ns) + '/' + machine && hold.kind == kind
            && hold.isLasting() == lasts;
    });
}

} // namespace

/// What a forecast says of a site that is small enough to know it beforehand.
class TestWhatIfForecast : public QObject
{
    Q_OBJECT
private slots:
    void aHookHoldsAsLongAsTheRecordSays()
    {
        whatif::Snapshot snapshot = site();
        addHook(snapshot, "w-1", whatif::Usual{2h, 2h});
        const auto said = whatif::forecast(snapshot, about({"w-1"}));
        QVERIFY2(said, said ? "" : said.error().message.c_str());
        QVERIFY(said->end.p5 && *said->end.p5 >= 2h && *said->end.p50 < 2h + 15min);
        QVERIFY(holds(*said, "w-1", "preTerminate", false));
        QCOMPARE(said->missing, std::size_t(1));
        QCOMPARE(said->unended, std::size_t(0));
    }

    /// /dev/shm is memory: what a killed backend left there would stay until the next boot.
    void whoeverIsKilledMeanwhileLeavesNothing()
    {
        const QStringList ours{
            QStringLiteral("holdpoint-whatif-%1-*").arg(QCoreApplication::applicationPid())};
        int looks = 0;
        QStringList left;
        const auto said = whatif::forecast(site(), about({"w-1"}), [&] {
            ++looks;
            for (const QString &folder : {QStringLiteral("/dev/shm"), QDir::tempPath()})
                left += QDir(folder).entryList(ours);
            return true;
        });
        QVERIFY(said && looks > 0);
        QVERIFY2(left.isEmpty(), qPrintable(left.join(QLatin1Char(' '))));
    }

    void aHookThatNobodyIsKnownToRemoveNeverEnds()
    {
        whatif::Snapshot snapshot = site();
        addHook(snapshot, "w-1", std::nullopt);
        whatif::Question question = about({"w-1", "w-2"});
        auto said = whatif::forecast(snapshot, question);
        QVERIFY(said);
        QVERIFY(!said->end.p5 && said->unended == said->runs);
        QVERIFY(holds(*said, "w-1", "preTerminate", true));
        QVERIFY(!holds(*said, "w-2", "provider", true));
        QVERIFY(said->expects(std::nullopt) && !said->expects(1h));
        question.assumed.hook = whatif::Usual{10min, 10min};
        said = whatif::forecast(snapshot, question);
        QVERIFY(said && said->end.p95);
    }

    void aSilentBmcNeverEnds_data()
    {
        const auto known = [](const char *status) {
            return QStringLiteral(
                       R"({"poweredOn":true,"conditions":[{"type":"PowerStateKnown","status":"%1"}]})")
                .arg(QLatin1String(status));
        };
        QTest::addColumn<QString>("status");
        QTest::addColumn<bool>("ends");
        QTest::newRow("a server that is to be switched has an error")
            << QStringLiteral(R"({"errorType":"power management error"})") << false;
        QTest::newRow("of a server that just runs its condition tells") << known("False") << false;
        QTest::newRow("one that answers") << known("True") << true;
        QTest::newRow("one whose operator has no such condition")
            << QStringLiteral(R"({"poweredOn":true})") << true;
    }
    void aSilentBmcNeverEnds()
    {
        QFETCH(const QString, status);
        QFETCH(const bool, ends);
        whatif::Snapshot snapshot = site();
        snapshot.objects.emplace_back(Json{{"apiVersion", "metal3.io/v1alpha1"},
                                           {"kind", "BareMetalHost"},
                                           {"metadata", {{"name", "host-1"}, {"namespace", ns}}},
                                           {"spec",
                                            {{"consumerRef",
                                              {{"apiVersion", "machine.openshift.io/v1beta1"},
                                               {"kind", "Machine"},
                                               {"name", "w-1"},
                                               {"namespace", ns}}}}},
                                           {"status", Json::parse(status.toStdString())}});
        const auto said = whatif::forecast(snapshot, about({"w-1"}));
        QVERIFY(said);
        QCOMPARE(said->end.p50.has_value(), ends);
        QCOMPARE(holds(*said, "w-1", "bmc", true), !ends);
    }

    void aBudgetThatAllowsNothingHoldsTheDrain()
    {
        whatif::Snapshot snapshot = site();
        addLedger(snapshot);
        const auto said = whatif::forecast(snapshot, about({"w-1"}));
        QVERIFY(said);
        QVERIFY(holds(*said, "w-1", "drain", true));
        QCOMPARE(said->holds.front().budgets, std::set<std::string>{"payments/ledger"});
        QVERIFY(!said->end.p50);
    }

    void aBudgetIsOfThePodsThatItsExpressionsName()
    {
        whatif::Snapshot one = site();
        addPair(one, 1);
        const auto ends = whatif::forecast(one, about({"w-1"}));
        QVERIFY(ends);
        QVERIFY(ends->end.p50); // the other pod is there meanwhile
        whatif::Snapshot both = site();
        addPair(both, 2);
        const auto stays = whatif::forecast(both, about({"w-1"}));
        QVERIFY(stays);
        QVERIFY(holds(*stays, "w-1", "drain", true));
        QCOMPARE(stays->holds.front().budgets, std::set<std::string>{"payments/pair"});
    }

    void aPodThatIsNotReadyStaysSo_data()
    {
        const char *crashes =
            R"({"metadata": {"creationTimestamp": "2026-01-10T11:50:00Z"}, "status": {"conditions": [
                {"type": "Ready", "status": "False"}], "containerStatuses": [
                {"name": "b", "restartCount": 7, "state": {"waiting": {"reason": "CrashLoopBackOff"}}}]}})";
        const char *unscheduled =
            R"({"metadata": {"creationTimestamp": "2026-01-10T11:50:00Z"}, "spec": {"nodeName": null},
                "status": {"phase": "Pending", "conditions": [
                {"type": "PodScheduled", "status": "False", "reason": "Unschedulable"}]}})";
        const char *starts =
            R"({"metadata": {"creationTimestamp": "2026-01-10T11:59:50Z"},
                "status": {"phase": "Pending", "conditions": [{"type": "Ready", "status": "False"}]}})";
        QTest::addColumn<QString>("a");
        QTest::addColumn<QString>("b");
        QTest::addColumn<QString>("policy");
        QTest::addColumn<bool>("ends");
        QTest::addColumn<QString>("named");
        QTest::newRow("the other one crashes again and again")
            << "{}" << crashes << "IfHealthyBudget" << false << "payments/b";
        QTest::newRow("the other one finds no Node")
            << "{}" << unscheduled << "IfHealthyBudget" << false << "payments/b";
        QTest::newRow("the other one just starts")
            << "{}" << starts << "IfHealthyBudget" << true << "";
        QTest::newRow("the one that goes does, and its budget has another")
            << crashes << "{}"
            << "IfHealthyBudget" << true << "payments/a";
        QTest::newRow("both do") << crashes << crashes << "IfHealthyBudget" << false
                                 << "payments/a, payments/b";
        QTest::newRow("both do, and the budget lets such pods go")
            << crashes << crashes << "AlwaysAllow" << true << "payments/a, payments/b";
    }
    /// A budget of one that is ready, of two pods: a on w-1, which is retired, and b on w-2.
    void aPodThatIsNotReadyStaysSo()
    {
        QFETCH(const QString, a);
        QFETCH(const QString, b);
        QFETCH(const QString, policy);
        QFETCH(const bool, ends);
        QFETCH(const QString, named);
        whatif::Snapshot snapshot = site();
        addPair(snapshot, 1);
        change(snapshot, "Pod", "a", a.toStdString().c_str());
        change(snapshot, "Pod", "b", b.toStdString().c_str());
        const Json spec{{"spec", {{"unhealthyPodEvictionPolicy", policy.toStdString()}}}};
        change(snapshot, "PodDisruptionBudget", "pair", spec.dump().c_str());
        const auto said = whatif::forecast(snapshot, about({"w-1"}));
        QVERIFY2(said, said ? "" : said.error().message.c_str());
        QCOMPARE(said->end.p50.has_value(), ends);
        QCOMPARE(holds(*said, "w-1", "drain", true), !ends);
        QString notes;
        for (const Message &note : said->notes.all()) {
            if (note.is(say::whatIfPodsStayUnready))
                notes += QString::fromStdString(note.text());
        }
        const QString note =
            QStringLiteral("pods that are not ready, assumed to stay so until they are replaced: ");
        QCOMPARE(notes, named.isEmpty() ? named : QString(note + named));
    }

    void mastersThatWaitForEachOtherAreARing_data()
    {
        QTest::addColumn<bool>("isReady");
        QTest::addColumn<bool>("isRing");
        QTest::newRow(
            "its budget misses the pod on the other one, which may not be drained beside it")
            << false << true;
        QTest::newRow("its budget misses none, and they go one after the other") << true << false;
    }
    /// Guards on three masters, of which two have to be ready.
    void mastersThatWaitForEachOtherAreARing()
    {
        QFETCH(const bool, isReady);
        QFETCH(const bool, isRing);
        whatif::Snapshot snapshot = site();
        snapshot.objects.emplace_back(Json{
            {"apiVersion", "policy/v1"},
            {"kind", "PodDisruptionBudget"},
            {"metadata", {{"name", "guard"}, {"namespace", "payments"}}},
            {"spec", {{"minAvailable", 2}, {"selector", {{"matchLabels", {{"app", "guard"}}}}}}}});
        for (const std::string name : {"m-0", "m-1", "m-2"}) {
            Json master = machine(name, "masters").json();
            master["metadata"]["labels"]["machine.openshift.io/cluster-api-machine-role"] =
                "master";
            snapshot.objects.emplace_back(std::move(master));
            const bool ready = isReady || name != "m-1";
            snapshot.objects.emplace_back(Json{
                {"apiVersion", "v1"},
                {"kind", "Pod"},
                {"metadata",
                 {{"name", "guard-" + name},
                  {"namespace", "payments"},
                  {"labels", {{"app", "guard"}}},
                  {"ownerReferences", Json::array({{{"kind", "ReplicaSet"}, {"name", "guard"}}})}}},
                {"spec", {{"nodeName", name}}},
                {"status",
                 {{"phase", "Running"},
                  {"conditions",
                   Json::array({{{"type", "Ready"}, {"status", ready ? "True" : "False"}}})}}}});
        }
        const auto said = whatif::forecast(snapshot, about({"m-0", "m-1"}));
        QVERIFY2(said, said ? "" : said.error().message.c_str());
        QCOMPARE(said->end.p50.has_value(), !isRing);
        QCOMPARE(holds(*said, "m-0", "ring", true), isRing);
        QCOMPARE(holds(*said, "m-1", "ring", true), isRing);
        QStringList told;
        for (const live::ExpectedHoldRow &hold : whatif::rowOf(*said, {}, "retire").holds) {
            if (hold.kind == "ring")
                told.append(QString::fromStdString(hold.name + ": " + hold.holder.text));
        }
        told.sort();
        QCOMPARE(told.join(QStringLiteral("; ")),
                 isRing ? QStringLiteral("m-0: ring with m-0, which waits for it in turn; "
                                         "m-1: ring with m-1, which waits for it in turn")
                        : QString());
    }

    /// Its drain is under way when the copy is made, and may not take pods that the budget keeps.
    void anotherDrainDoesNotFreeTheBudget()
    {
        whatif::Snapshot snapshot = site();
        addLedger(snapshot);
        for (Object &object : snapshot.objects) {
            if (object.name() != "w-2" || object.kind() != "Machine")
                continue;
            Json json = object.json();
            json["metadata"]["deletionTimestamp"] = "2026-01-10T11:00:00Z";
            json["metadata"]["finalizers"] = Json::array({"machine.machine.openshift.io"});
            json["status"]["phase"] = "Deleting";
            object = Object(std::move(json));
        }
        const auto said = whatif::forecast(snapshot, about({"w-1"}));
        QVERIFY(said);
        QVERIFY(holds(*said, "w-1", "drain", true));
        QVERIFY(!said->end.p50);
    }

    void someAtATimeNeedsNoMoreSurge()
    {
        whatif::Question question = about({"w-1", "w-2", "w-3"});
        const auto together = whatif::forecast(site(), question);
        question.atOnce = 1;
        const auto apart = whatif::forecast(site(), question);
        QVERIFY(together && apart);
        QCOMPARE(together->missing, std::size_t(3));
        QCOMPARE(apart->missing, std::size_t(1));
        QVERIFY(*apart->end.p50 > *together->end.p50);
        QVERIFY(holds(*apart, "w-3", "turn", false));
    }

    void nothingStartsBeforeTheWindowOpens()
    {
        whatif::Question question = about({"w-1"});
        question.inPlace = {question.retired.front()};
        question.atOnce = 1;
        question.window = "night";
        const TimePoint at = site().at;
        question.openings = maintenance::Openings{{at - 1h, at + 20min}, {at + 3h, at + 4h}};
        question.leastLeft = 30min;
        const auto said = whatif::forecast(site(), question);
        QVERIFY(said);
        QVERIFY(said->end.p5 && *said->end.p5 > 2h + 50min && *said->end.p95 < 4h);
        QVERIFY(holds(*said, "w-1", "window", false));
        // No opening is long enough.
        question.leastLeft = 2h;
        const auto never = whatif::forecast(site(), question);
        QVERIFY(never && !never->end.p50);
        QVERIFY(holds(*never, "w-1", "window", true));
    }

    /// A window of three nights is one hold of as long as all of it was closed, and what it is for
    /// when it never opens again.
    void threeNightsAreOneHold_data()
    {
        QTest::addColumn<int>("nights");
        QTest::newRow("in the third night it is the turn of the last one") << 3;
        QTest::newRow("there are two nights only, and the last one waits for ever") << 2;
    }
    void threeNightsAreOneHold()
    {
        QFETCH(const int, nights);
        whatif::Question question = about({"w-1", "w-2", "w-3"});
        question.inPlace = {question.retired.begin(), question.retired.end()};
        question.atOnce = 1;
        question.window = "night";
        question.leastLeft = 40min; // one begins when it opens, and no other that night
        question.openings = maintenance::Openings{};
        for (int night = 0; night < nights; ++night) {
            const TimePoint from = site().at + 1h + night * 4h;
            question.openings->push_back({from, from + 40min});
        }
        const auto said = whatif::forecast(site(), question);
        QVERIFY2(said, said ? "" : said.error().message.c_str());
        bool isTold = false;
        for (const whatif::ExpectedHold &hold : said->holds) {
            QVERIFY2(hold.runs <= said->runs, hold.kind.c_str());
            if (hold.machine.name != "w-3" || hold.kind != "window")
                continue;
            isTold = true;
            QCOMPARE(hold.runs, said->runs);
            QVERIFY(hold.from.p50 && *hold.from.p50 == Duration(0));
            QCOMPARE(hold.length.p50.has_value(), nights == 3);
            QVERIFY(nights != 3 || (*hold.length.p50 > 8h && *hold.length.p50 <= 9h));
        }
        QVERIFY(isTold);
        QCOMPARE(said->end.p50.has_value(), nights == 3);
        QVERIFY(holds(*said, "w-3", "window", nights != 3));
    }

    void whatHasNoPartIsNotCopied()
    {
        whatif::Snapshot snapshot = site();
        for (int i = 0; i < 500; ++i)
            snapshot.objects.push_back(machine("other-" + std::to_string(i), "others"));
        whatif::Draws draws(1);
        const whatif::WorldCopy copy = whatif::copyOf(snapshot, about({"w-1"}), draws);
        const QString file = QString::fromStdString(copy.labFile);
        QCOMPARE(file.count(QStringLiteral("\"kind\":\"Machine\"")), 3 + 10);
        QCOMPARE(file.count(QStringLiteral("\"kind\":\"MachineSet\"")), 1);
    }

    void whatCannotBeForecastIsRefused_data()
    {
        QTest::addColumn<QString>("patch");
        QTest::addColumn<QString>("sentence");
        QTest::newRow("no such machine")
            << QString() << QStringLiteral("there is no machine openshift-machine-api/w-9");
        QTest::newRow("being deleted")
            << QStringLiteral(R"({"metadata":{"deletionTimestamp":"2026-01-10T11:00:00Z"}})")
            << QStringLiteral("the machine openshift-machine-api/w-1 is being deleted already");
        QTest::newRow("failed") << QStringLiteral(R"({"status":{"phase":"Failed"}})")
                                << QStringLiteral(
                                       "the machine openshift-machine-api/w-1 has failed, and what "
                                       "remains of it is not known");
    }
    void whatCannotBeForecastIsRefused()
    {
        QFETCH(const QString, patch);
        QFETCH(const QString, sentence);
        whatif::Snapshot snapshot = site();
        if (!patch.isEmpty()) {
            Json json = snapshot.objects[1].json();
            json.merge_patch(Json::parse(patch.toStdString()));
            snapshot.objects[1] = Object(std::move(json));
        }
        const auto said = whatif::forecast(snapshot, about({patch.isEmpty() ? "w-9" : "w-1"}));
        QVERIFY(!said);
        QCOMPARE(QString::fromStdString(said.error().message), sentence);
    }
};

HP_TEST(tst_whatifforecast, TestWhatIfForecast)

} // namespace tst_whatifforecast

#include "tst_whatifforecast.moc"
