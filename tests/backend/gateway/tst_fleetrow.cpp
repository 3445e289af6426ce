// SPDX-License-Identifier: Apache-2.0
#include "backend/gateway/views/FleetRow.h"
#include "backend/gateway/views/MachineRows.h"
#include "tests/support/runner/Runner.h"

#include <QTest>

#include <nlohmann/json.hpp>

namespace tst_fleetrow {

using namespace hp;

class TestFleetRow : public QObject
{
    Q_OBJECT
private slots:
    void status_data();
    void status();
    void aReadyNodeIsNotCalledUnready();
    void unknownPowerIsNeverOff_data();
    void unknownPowerIsNeverOff();
    void maintenance_data();
    void maintenance();
    void theNextToGoIsSaid_data();
    void theNextToGoIsSaid();
    void aMachineStandsWhereItsLabelsSay();
    void aSetsErrorShowsOnItsMachines();
    void aSetOfClusterApiSaysWhyItMakesNoMachine();
    void aMachinePageHasARowForEverything();
    void podsThatNobodySeesAreNotNone();
};

namespace {

const TimePoint now = *parseTime("2026-01-10T12:47:00Z");

Json worker()
{
    return Json::parse(
        R"({"metadata": {"name": "w", "namespace": "n", "labels": {"machine.openshift.io/cluster-api-machine-role": "worker",
        "machine.openshift.io/cluster-api-cluster": "c"}},
        "spec": {"providerID": "lab:///n/w", "providerSpec": {"value": {}}}, "status": {"phase": "Running", "nodeRef": {"name": "w"},
        "addresses": [{"type": "InternalIP", "address": "10.0.0.1"}]}})");
}

Json ready(const char *status)
{
    return {{"metadata", {{"name", "w"}}},
            {"status", {{"conditions", Json::array({{{"type", "Ready"}, {"status", status}}})}}}};
}

Json host(const char *power, bool online)
{
    return {{"metadata", {{"name", "h"}, {"namespace", "n"}}},
            {"spec", {{"online", online}}},
            {"status", {{"powerState", power}, {"poweredOn", std::string(power) != "Off"}}}};
}

Json merged(Json base, const char *patch)
{
    base.merge_patch(Json::parse(patch));
    return base;
}

} // namespace

void TestFleetRow::status_data()
{
    QTest::addColumn<QString>("machine");
    QTest::addColumn<QString>("node");
    QTest::addColumn<QString>("bmh");
    QTest::addColumn<QString>("look");
    QTest::addColumn<QString>("word");
    const auto row = [](const char *name,
                        const Json &machine,
                        const Json &node,
                        const Json &bmh,
                        const char *look,
                        const char *word) {
        QTest::newRow(name) << QString::fromStdString(machine.dump())
                            << QString::fromStdString(node.dump())
                            << QString::fromStdString(bmh.dump()) << QString::fromLatin1(look)
                            << QString::fromLatin1(word);
    };
    row("a running machine is calm", worker(), ready("True"), nullptr, "normal", "Running");
    row("a node that is gone quiet is not calm",
        worker(),
        ready("Unknown"),
        nullptr,
        "unknown",
        "Node not ready");
    row("a new machine is on its way",
        merged(worker(), R"({"status": {"phase": null, "nodeRef": null}})"),
        nullptr,
        nullptr,
        "progress",
        "New");
    row("a deleted machine drains",
        merged(
            worker(),
            R"({"metadata": {"deletionTimestamp": "2026-01-10T12:00:00Z"}, "status": {"phase": "Deleting"}})"),
        ready("True"),
        nullptr,
        "progress",
        "Draining");
    row("a drained machine terminates",
        merged(worker(), R"({"metadata": {"deletionTimestamp": "2026-01-10T12:00:00Z"},
            "status": {"phase": "Deleting", "conditions": [{"type": "Drained", "status": "True"}]}})"),
        ready("True"),
        nullptr,
        "progress",
        "Terminating");
    row("a hook at its point holds",
        merged(
            worker(),
            R"({"metadata": {"deletionTimestamp": "2026-01-10T12:40:00Z"}, "status": {"phase": "Deleting"},
            "spec": {"lifecycleHooks": {"preDrain": [{"name": "A", "owner": "a"}]}}})"),
        ready("True"),
        nullptr,
        "holding",
        "Holding");
    row("a hook that holds for too long is late",
        merged(
            worker(),
            R"({"metadata": {"deletionTimestamp": "2026-01-10T12:10:00Z"}, "status": {"phase": "Deleting"},
            "spec": {"lifecycleHooks": {"preDrain": [{"name": "A", "owner": "a"}]}}})"),
        ready("True"),
        nullptr,
        "holding",
        "Late");
    row("a host on its way off is in progress",
        worker(),
        ready("True"),
        host("PoweringOff", true),
        "progress",
        "Turning off");
    row("a host that should be on is said so",
        worker(),
        ready("True"),
        host("Off", true),
        "progress",
        "Wants On, is Off");
    row("a failed machine is failed",
        merged(worker(), R"({"status": {"phase": "Failed", "errorMessage": "x"}})"),
        nullptr,
        nullptr,
        "failed",
        "Failed");
}

void TestFleetRow::status()
{
    QFETCH(const QString, machine);
    QFETCH(const QString, node);
    QFETCH(const QString, bmh);
    QFETCH(const QString, look);
    QFETCH(const QString, word);
    const auto object = [](const QString &text) {
        const Json json = Json::parse(text.toStdString());
        return json.is_null() ? Object() : Object(json);
    };
    const live::FleetRow row = gateway::fleetRow(
        gateway::evaluated({object(machine), object(node), true, object(bmh)}, now));
    QCOMPARE(QString::fromStdString(std::string(toWord(row.status.look))), look);
    QCOMPARE(QString::fromStdString(row.status.word.text), word);
    // What is calm says nothing; what holds, or is at work on its way to be calm, says what it is.
    if (look == QLatin1String("normal"))
        QVERIFY(row.sentence.text.empty());
    if (look == QLatin1String("holding") || look == QLatin1String("failed")
        || word == QLatin1String("Wants On, is Off") || word == QLatin1String("Node not ready"))
        QVERIFY(!row.sentence.text.empty());
}

void TestFleetRow::aReadyNodeIsNotCalledUnready()
{
    holds::StuckView view{Object(worker()), Object(ready("True")), true, {}};
    certificate::Request renewal;
    renewal.name = "csr-1";
    renewal.signer = certificate::clientSigner;
    renewal.requestor = "system:node:w";
    renewal.node = "w";
    renewal.created = now - std::chrono::hours(1);
    view.requests = {renewal};
    const live::FleetRow row = gateway::fleetRow(gateway::evaluated(std::move(view), now));
    QCOMPARE(QString::fromStdString(row.status.word.text), QStringLiteral("Failing"));
    QVERIFY(!row.sentence.text.empty());
}

void TestFleetRow::unknownPowerIsNeverOff_data()
{
    QTest::addColumn<QString>("bmh");
    QTest::addColumn<QString>("word");
    const auto row = [](const char *name, const char *json, const char *word) {
        QTest::newRow(name) << QString::fromLatin1(json) << QString::fromLatin1(word);
    };
    row("never read", R"({"status": {}})", "Unknown");
    row("read as Off", R"({"status": {"powerState": "Off"}})", "Off");
    row("a word of its own", R"({"status": {"powerState": "ForceOffInProgress"}})", "Unknown");
    row("Off once, unreadable now",
        R"({"status": {"powerState": "Off", "conditions": [{"type": "PowerStateKnown", "status": "False"}]}})",
        "Unknown");
    row("only a false boolean", R"({"status": {"poweredOn": false}})", "Unknown");
    row("only a true boolean", R"({"status": {"poweredOn": true}})", "On");
}

void TestFleetRow::unknownPowerIsNeverOff()
{
    QFETCH(const QString, bmh);
    QFETCH(const QString, word);
    const live::Power power = gateway::powerOf(Object(Json::parse(bmh.toStdString())));
    QCOMPARE(QString::fromStdString(std::string(toWord(power))), word);
}

void TestFleetRow::maintenance_data()
{
    QTest::addColumn<QString>("steps"); // of maintenances of this machine, "other" is of another
    QTest::addColumn<QString>("word");
    const auto row = [](const char *name, const char *steps, const char *word) {
        QTest::newRow(name) << steps << word;
    };
    row("there is none", "", "");
    row("one that nobody looked at yet", "fresh", "planned");
    row("one that waits for its window", "waiting-window", "planned");
    row("one that is blocked", "blocked", "planned");
    row("it drains", "draining", "underWay");
    row("it is worked on", "in-progress", "underWay");
    row("it comes back", "returning", "underWay");
    row("it is looked at whether it did", "verifying", "underWay");
    row("a person has to go on with it", "manual", "manual");
    row("it failed", "failed", "failed");
    row("it is over", "expired", "");
    row("that of another machine", "other", "");
    row("work under way comes before what is planned", "blocked verifying", "underWay");
    row("what failed comes before what is planned", "fresh failed", "failed");
}

void TestFleetRow::maintenance()
{
    QFETCH(QString, steps);
    auto site = std::make_shared<holds::SiteView>();
    for (const QString &step : steps.split(QLatin1Char(' '), Qt::SkipEmptyParts)) {
        const bool other = step == QLatin1String("other");
        Json status = Json::object();
        if (!other && step != QLatin1String("fresh"))
            status["maintenance"] = step.toStdString();
        site->maintenances.push_back(
            Object({{"metadata", {{"name", step.toStdString()}, {"namespace", "n"}}},
                    {"spec", {{"machinelink", other ? "x" : "w"}}},
                    {"status", other ? Json{{"maintenance", "draining"}} : status}}));
    }
    holds::StuckView view;
    view.machine = Object(worker());
    view.site = site;
    const live::FleetRow row = gateway::fleetRow(gateway::evaluated(view, now));
    QTEST(QString::fromStdString(std::string(toWord(row.maintenance))), "word");
}

void TestFleetRow::theNextToGoIsSaid_data()
{
    QTest::addColumn<QString>("patch");
    QTest::addColumn<QString>("sentence");
    const auto row = [](const char *name, const char *patch, const char *sentence) {
        QTest::newRow(name) << QString::fromUtf8(patch) << QString::fromUtf8(sentence);
    };
    row("not marked", "{}", "");
    row("its set takes it first",
        R"({"metadata": {"labels": {"machine.openshift.io/cluster-api-machineset": "a"},
            "annotations": {"machine.openshift.io/delete-machine": ""}}})",
        "It is marked for deletion: MachineSet a deletes it first when it scales in.");
    row("under the older name",
        R"({"metadata": {"labels": {"machine.openshift.io/cluster-api-machineset": "a"},
            "annotations": {"machine.openshift.io/cluster-api-delete-machine": "yes"}}})",
        "It is marked for deletion: MachineSet a deletes it first when it scales in.");
    row("nobody takes it",
        R"({"metadata": {"annotations": {"machine.openshift.io/delete-machine": ""}}})",
        "It is marked for deletion, but has no MachineSet that would delete it.");
    row("it goes already",
        R"({"metadata": {"deletionTimestamp": "2026-01-10T12:10:00Z",
            "annotations": {"machine.openshift.io/delete-machine": ""}}})",
        "");
}

void TestFleetRow::theNextToGoIsSaid()
{
    QFETCH(const QString, patch);
    holds::StuckView view;
    view.machine = Object(merged(worker(), patch.toStdString().c_str()));
    const live::FleetRow row = gateway::fleetRow(gateway::evaluated(view, now));
    QTEST(QString::fromStdString(row.goesFirst.text), "sentence");
}

void TestFleetRow::aMachineStandsWhereItsLabelsSay()
{
    holds::StuckView view;
    view.machine = Object(worker());
    live::FleetRow row = gateway::fleetRow(gateway::evaluated(view, now));
    QVERIFY(row.region.empty() && row.zone.empty() && row.rack.empty());

    view.node = Object(merged(ready("True"),
                              R"({"metadata": {"labels": {"topology.kubernetes.io/region": "north",
                                  "topology.kubernetes.io/zone": "n-1"}}})"));
    view.host = Object(
        merged(host("On", true), R"({"metadata": {"labels": {"holdpoint.dev/bmc-group": "r7"}}})"));
    row = gateway::fleetRow(gateway::evaluated(view, now));
    QCOMPARE(row.region, std::string("north"));
    QCOMPARE(row.zone, std::string("n-1"));
    QCOMPARE(row.rack, std::string("r7"));

    view.machine =
        Object(merged(worker(), R"({"metadata": {"labels": {"machine.openshift.io/region": "south",
                                    "machine.openshift.io/zone": "s-1"}}})"));
    row = gateway::fleetRow(gateway::evaluated(view, now));
    QCOMPARE(row.region, std::string("south"));
    QCOMPARE(row.zone, std::string("s-1"));
}

void TestFleetRow::aSetsErrorShowsOnItsMachines()
{
    auto site = std::make_shared<holds::SiteView>();
    for (const char *name : {"a", "b"})
        site->machineSets.push_back(
            Object({{"metadata", {{"name", name}, {"namespace", "n"}}},
                    {"status", {{"errorMessage", std::string("trouble of ") + name}}}}));
    holds::StuckView view;
    view.machine = Object(merged(
        worker(),
        R"({"metadata": {"labels": {"machine.openshift.io/cluster-api-machineset": "b"}}})"));
    view.site = site;
    QCOMPARE(gateway::fleetRow(gateway::evaluated(view, now)).setTrouble.text,
             std::string("MachineSet b: trouble of b."));
    view.machine = Object(worker());
    QCOMPARE(gateway::fleetRow(gateway::evaluated(view, now)).setTrouble.text, std::string());
}

void TestFleetRow::aSetOfClusterApiSaysWhyItMakesNoMachine()
{
    const auto rowWith = [](const char *message) {
        auto view = std::make_shared<capi::CapiView>();
        view->machine = Object(Json::parse(R"({"apiVersion": "cluster.x-k8s.io/v1beta2",
            "kind": "Machine", "metadata": {"name": "w", "namespace": "n"},
            "spec": {"clusterName": "prod", "providerID": "aws:///z/i-w"},
            "status": {"phase": "Running", "nodeRef": {"name": "w"}}})"));
        view->machineSet = Object(
            Json{{"apiVersion", "cluster.x-k8s.io/v1beta2"},
                 {"kind", "MachineSet"},
                 {"metadata", {{"name", "md-0"}, {"namespace", "n"}}},
                 {"status",
                  {{"conditions",
                    Json::array(
                        {{{"type", "ScalingUp"}, {"status", "True"}, {"message", message}}})}}}});
        return gateway::fleetRow(
            gateway::evaluated(std::shared_ptr<const capi::CapiView>(std::move(view)), now));
    };
    const live::FleetRow row = rowWith("Scaling up from 1 to 2 replicas is blocked because:\n"
                                       "* KubeadmControlPlane n/prod is upgrading "
                                       "(\"ControlPlaneIsStable\" preflight check failed)\n"
                                       "* MachineSet version (1.33.0) and so on");
    QVERIFY(row.status.look == live::Look::Normal);
    QCOMPARE(row.setTrouble.text,
             std::string("MachineSet md-0: KubeadmControlPlane n/prod is upgrading "
                         "(\"ControlPlaneIsStable\" preflight check failed)."));
    QCOMPARE(rowWith("Scaling up from 1 to 2 replicas").setTrouble.text, std::string());
}

void TestFleetRow::aMachinePageHasARowForEverything()
{
    Json bmh = host("Off", true);
    bmh["metadata"]["annotations"] = {{"reboot.metal3.io/fence", "{\"mode\":\"hard\"}"},
                                      {"other", "x"}};
    bmh["status"]["provisioning"]["rebootHolds"] =
        Json::array({{{"key", "fence"},
                      {"mode", "hard"},
                      {"acceptedAt", "2026-01-10T12:40:00Z"},
                      {"heldSince", "2026-01-10T12:41:00Z"}}});
    gateway::MachineDetail detail;
    detail.evaluated = gateway::evaluated(
        {Object(merged(worker(),
                       R"({"spec": {"lifecycleHooks": {"preDrain": [{"name": "A", "owner": "a"}]}},
        "status": {"conditions": [{"type": "Drainable", "status": "False", "reason": "HookPresent"}]}})")),
         Object(ready("True")),
         true,
         Object(bmh)},
        now);
    detail.events = {Object(Json::parse(
        R"({"metadata": {"uid": "e1"}, "reason": "Create", "type": "Normal", "message": "made",
        "lastTimestamp": "2026-01-10T12:00:00Z", "involvedObject": {"kind": "Machine", "name": "w"}, "count": 2})"))};
    const auto rows = gateway::machineRows(detail);
    for (const char *key : {"machine",
                            "why",
                            "hook/preDrain/A",
                            "condition/Drainable",
                            "node",
                            "host",
                            "key/reboot.metal3.io/fence",
                            "event/e1"})
        QVERIFY2(rows.count(key) == 1, key);
    QVERIFY(rows.count("drain") == 0);
    QVERIFY(rows.count("key/other") == 0);
    const Json key = Json::parse(rows.at("key/reboot.metal3.io/fence"));
    QCOMPARE(QString::fromStdString(key["state"]), QStringLiteral("held"));
    QCOMPARE(QString::fromStdString(key["mode"]), QStringLiteral("hard"));
    QVERIFY(gateway::machineRows({}).empty());
}

void TestFleetRow::podsThatNobodySeesAreNotNone()
{
    holds::StuckView view;
    view.machine =
        Object(merged(worker(), R"({"metadata": {"deletionTimestamp": "2026-01-10T12:40:00Z"}})"));
    view.node = Object(ready("True"));
    gateway::MachineDetail detail;
    detail.evaluated = gateway::evaluated(view, now);
    const auto left = [&detail] {
        return Json::parse(gateway::machineRows(detail).at("drain"))["podsLeft"].dump();
    };
    QCOMPARE(left(), std::string("0"));
    detail.seesPods = false;
    QCOMPARE(left(), std::string("null"));
}

} // namespace tst_fleetrow

HP_TEST(tst_fleetrow, TestFleetRow)
#include "tst_fleetrow.moc"
