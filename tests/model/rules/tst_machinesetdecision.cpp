// SPDX-License-Identifier: Apache-2.0
#include "model/rules/machineset/MachineSetDecision.h"
#include "model/rules/machineset/MachineSetStatus.h"
#include "model/rules/machineset/MachineSetValidation.h"
#include "tests/model/rules/MachineSets.h"
#include "tests/support/runner/Runner.h"

#include <QTest>

#include <nlohmann/json.hpp>

namespace tst_machinesetdecision {

using namespace hp;
using namespace hp::rules;
using namespace hp::test;
using namespace std::chrono_literals;

namespace {

/// The set with these Machines, whose Nodes have been ready for a day.
MachineSetView viewWith(const std::vector<SetMachine> &machines, const std::string &patch = "{}")
{
    MachineSetView view;
    view.set = machineSet(patch);
    for (const SetMachine &machine : machines)
        view.machines.push_back(member(machine, {true, setNow - 24h}));
    return view;
}

SetMachine orphan(const std::string &name)
{
    SetMachine machine = known(name);
    machine.owned = false;
    return machine;
}

SetMachine leaving(const std::string &name)
{
    SetMachine machine = known(name);
    machine.deleting = true;
    return machine;
}

MachineSetView gated(const std::string &patch)
{
    MachineSetView view = viewWith({}, patch);
    view.settings.migrationGate = true;
    return view;
}

MachineSetView unseen(MachineSetView view, UnseenWrites writes)
{
    view.unseen = writes;
    return view;
}

QByteArray namesOf(const MachineSetDecision &decision)
{
    QByteArrayList names;
    for (const auto &machine : decision.adopt)
        names << "adopt " + QByteArray::fromStdString(machine->key.name);
    if (decision.create > 0)
        names << "create " + QByteArray::number(decision.create);
    for (const ChosenMachine &chosen : decision.remove)
        names << "delete " + QByteArray::fromStdString(chosen.machine->key.name);
    return names.join(", ");
}

constexpr const char *noSelector = R"({"spec":{"selector":null}})";

} // namespace

class TestMachineSetDecision : public QObject
{
    Q_OBJECT
private slots:
    void theFirstRuleThatMatchesAnswers_data();
    void theFirstRuleThatMatchesAnswers();
    void whatCannotBeServedIsSaidInUpstreamsWords_data();
    void whatCannotBeServedIsSaidInUpstreamsWords();
    void theStatusIsWrittenWhereItDiffers();
    void errorsOfMachinesShowWhereThatIsWanted();
    void aSurgeIsSaid();
    void readyForLongEnoughIsAvailable_data();
    void readyForLongEnoughIsAvailable();
    void theNextLookIsTheSoonestReason();
    void theMigrationGateIsThatOfMachines();
};

void TestMachineSetDecision::theFirstRuleThatMatchesAnswers_data()
{
    QTest::addColumn<MachineSetView>("view");
    QTest::addColumn<QByteArray>("row");
    QTest::addColumn<QByteArray>("changes");

    const auto row = [](const char *name,
                        const MachineSetView &view,
                        const char *rule,
                        const char *changes = "") {
        QTest::newRow(name) << view << QByteArray(rule) << QByteArray(changes);
    };
    const std::vector<SetMachine> three{known("a"), known("b"), known("c")};
    MachineSetView gone;
    gone.machines = viewWith(three).machines;
    row("a set that is gone does nothing", gone, "gone");
    row("a set that is being deleted leaves its machines to garbage collection",
        viewWith(three, R"({"metadata":{"deletionTimestamp":"2026-01-10T12:00:00Z"}})"),
        "going");
    row("an invalid set touches nothing", viewWith(three, noSelector), "invalid");
    row("a negative number is no order to delete everything",
        viewWith(three, R"({"spec":{"replicas":-1}})"),
        "invalid");
    row("machines without controller are adopted first, and alone",
        viewWith({known("a"), orphan("b"), known("c")}),
        "adopt",
        "adopt b");
    row("an orphan that is being deleted is let go",
        viewWith({known("a"),
                  [] {
                      SetMachine machine = leaving("b");
                      machine.owned = false;
                      return machine;
                  }()}),
        "settled");
    row("as many as wanted", viewWith({known("a")}), "settled");
    row("none wanted, none there", viewWith({}, R"({"spec":{"replicas":0}})"), "settled");
    row("all missing ones in one pass",
        viewWith({known("a")}, R"({"spec":{"replicas":1000}})"),
        "too few",
        "create 999");
    row("a machine that is being deleted is replaced at once",
        viewWith({leaving("a")}),
        "too few",
        "create 1");
    row("a failed machine is kept",
        viewWith({[] {
            SetMachine machine = known("a");
            machine.hasError = true;
            return machine;
        }()}),
        "settled");
    row("the surplus goes by policy", viewWith(three), "too many", "delete a, delete b");
    row("to zero",
        viewWith(three, R"({"spec":{"replicas":0}})"),
        "too many",
        "delete a, delete b, delete c");
    row("those being deleted already count as gone",
        viewWith({leaving("a"), known("b"), known("c")}),
        "too many",
        "delete b");
    row("no number", viewWith(three, R"({"spec":{"replicas":null}})"), "no replicas");
    row("an unknown policy deletes nothing",
        viewWith(three, R"({"spec":{"deletePolicy":"Tallest"}})"),
        "unknown policy");
    row("an unknown policy does not keep machines from being made",
        viewWith({}, R"({"spec":{"deletePolicy":"Tallest"}})"),
        "too few",
        "create 1");
    row("creations that do not show yet are not repeated",
        unseen(viewWith({}), {1, 0, false, 10s}),
        "wait");
    row("deletions that do not show yet are not repeated",
        unseen(viewWith(three), {0, 2, false, 10s}),
        "wait");
    row("a lost answer may have been a creation", unseen(viewWith({}), {0, 0, true, 10s}), "wait");
}

void TestMachineSetDecision::theFirstRuleThatMatchesAnswers()
{
    QFETCH(const MachineSetView, view);
    const MachineSetDecision decision = decideMachineSet(view, setNow);
    QTEST(QByteArray(decision.row), "row");
    QTEST(namesOf(decision), "changes");
    QVERIFY(!decision.reason.empty());
}

void TestMachineSetDecision::whatCannotBeServedIsSaidInUpstreamsWords_data()
{
    QTest::addColumn<MachineSetView>("view");
    QTest::addColumn<QByteArray>("error");
    const std::vector<SetMachine> two{known("a"), known("b")};

    QTest::newRow("empty selector")
        << viewWith({}, R"({"spec":{"selector":{"matchLabels":null}}})")
        << QByteArray("\"ms\" machineset validation failed: spec.selector: Invalid value: {}: "
                      "empty selector is "
                      "not valid for MachineSet.");
    QTest::newRow("no selector") << viewWith({}, noSelector)
                                 << QByteArray(
                                        "\"ms\" machineset validation failed: spec.selector: "
                                        "Invalid value: {}: empty selector is "
                                        "not valid for MachineSet.");
    QTest::newRow("selector beside the template")
        << viewWith({}, R"({"spec":{"template":{"metadata":{"labels":{"set":"other"}}}}})")
        << QByteArray(
               "\"ms\" machineset validation failed: spec.template.metadata.labels: Invalid value: "
               "{\"set\":\"other\"}: `selector` does not match template `labels`");
    QTest::newRow("template without labels")
        << viewWith({}, R"({"spec":{"template":{"metadata":null}}})")
        << QByteArray("\"ms\" machineset validation failed: spec.template.metadata.labels: Invalid "
                      "value: null: "
                      "`selector` does not match template `labels`");
    QTest::newRow("selector that nobody understands")
        << viewWith({}, R"({"spec":{"selector":{"matchLabels":null,
               "matchExpressions":[{"key":"set","operator":"Near"}]}}})")
        << QByteArray("\"ms\" machineset validation failed: spec.selector: Invalid value: "
                      "{\"matchExpressions\":[{\"key\":\"set\",\"operator\":\"Near\"}]}: could not "
                      "convert label "
                      "selector to selector: \"Near\" is not a valid label selector operator");
    QTest::newRow("two faults") << viewWith(
        {}, R"({"spec":{"replicas":-2,"selector":{"matchLabels":null}}})")
                                << QByteArray(
                                       "\"ms\" machineset validation failed: [spec.selector: "
                                       "Invalid value: {}: empty selector is "
                                       "not valid for MachineSet., spec.replicas: Invalid value: "
                                       "-2: must be greater than or "
                                       "equal to 0]");
    QTest::newRow("no number")
        << viewWith(two, R"({"spec":{"replicas":null}})")
        << QByteArray(
               "the Replicas field in Spec for machineset ms is nil, this should not be allowed");
    QTest::newRow("unknown policy")
        << viewWith(two, R"({"spec":{"deletePolicy":"Tallest"}})")
        << QByteArray(
               "unsupported delete policy Tallest, must be one of 'Random', 'Newest', or 'Oldest'");
}

void TestMachineSetDecision::whatCannotBeServedIsSaidInUpstreamsWords()
{
    QFETCH(const MachineSetView, view);
    const MachineSetDecision decision = decideMachineSet(view, setNow);
    QTEST(QByteArray::fromStdString(decision.error), "error");
    QCOMPARE(namesOf(decision), QByteArray());
}

void TestMachineSetDecision::theStatusIsWrittenWhereItDiffers()
{
    MachineSetView view = viewWith({known("a"), leaving("b")});
    SetMachine other = known("c");
    other.fullyLabeled = false;
    view.machines.push_back(member(other));
    const MachineSetDecision first = decideMachineSet(view, setNow);
    QCOMPARE(QByteArray::fromStdString(first.status.bytes()),
             QByteArray(R"({"status":{"availableReplicas":1,"fullyLabeledReplicas":1,)"
                        R"("labelSelector":"set=ms","observedGeneration":3,"readyReplicas":1,)"
                        R"("replicas":2}})"));

    Json stored = view.set.json();
    stored.merge_patch(first.status.json());
    view.set = Object(stored);
    QVERIFY(!decideMachineSet(view, setNow).status);

    view.machines.pop_back();
    const MachineSetDecision later = decideMachineSet(view, setNow);
    QCOMPARE(QByteArray::fromStdString(later.status.bytes()),
             QByteArray(R"({"status":{"replicas":1}})"));
}

void TestMachineSetDecision::errorsOfMachinesShowWhereThatIsWanted()
{
    const auto faulty = [](const char *name, const char *error) {
        SetMachine machine = known(name);
        machine.hasError = true;
        machine.error = error;
        return machine;
    };
    MachineSetView view = viewWith(
        {known("a"), faulty("c", "later by name"), faulty("b", "no such zone"), leaving("z")},
        R"({"spec":{"replicas":3}})");
    const auto status = [&view] {
        const Object patch = decideMachineSet(view, setNow).status;
        Json stored = view.set.json();
        if (patch)
            stored.merge_patch(patch.json());
        view.set = Object(stored);
        return view.set;
    };
    QVERIFY(status().at("/status/errorMessage").is_null()); // D-10: off by default
    view.settings.showsErrors = true;
    QCOMPARE(status().text("/status/errorMessage"),
             std::string("2 of 3 Machines have an error; b: no such zone"));
    QCOMPARE(status().text("/status/errorReason"), std::string("MachineErrors"));
    view.machines.erase(view.machines.begin() + 1);
    QCOMPARE(status().text("/status/errorMessage"),
             std::string("1 of 2 Machines has an error; b: no such zone"));
    // What was shown goes with the errors, and when it is not wanted any more.
    view.settings.showsErrors = false;
    QVERIFY(status().at("/status/errorMessage").is_null());
    Json other = view.set.json();
    other.merge_patch(Json::parse(
        R"({"status":{"errorReason":"InvalidConfiguration","errorMessage":"of somebody else"}})"));
    view.set = Object(other);
    QCOMPARE(status().text("/status/errorMessage"), std::string("of somebody else"));
}

void TestMachineSetDecision::aSurgeIsSaid()
{
    QCOMPARE(
        decideMachineSet(viewWith({leaving("a")}), setNow).reason.text(),
        std::string("creating 1 machine; 1 machine being deleted still exists, which makes 2 for "
                    "1 replica"));
    QCOMPARE(
        decideMachineSet(viewWith({leaving("a"), leaving("b"), known("c"), known("d")},
                                  R"({"spec":{"replicas":2}})"),
                         setNow)
            .reason.text(),
        std::string("2 machines as wanted; 2 machines being deleted still exist, which makes 4 "
                    "for 2 replicas"));
}

void TestMachineSetDecision::readyForLongEnoughIsAvailable_data()
{
    QTest::addColumn<NodeReadiness>("node");
    QTest::addColumn<int>("minReadySeconds");
    QTest::addColumn<int>("ready");
    QTest::addColumn<int>("available");
    QTest::addColumn<int>("nextLookMilliseconds");

    const auto row = [](const char *name,
                        NodeReadiness node,
                        int minReady,
                        int ready,
                        int available,
                        int next = -1) {
        QTest::newRow(name) << node << minReady << ready << available << next;
    };
    row("without node", {}, 0, 0, 0);
    row("not ready for an hour", {false, setNow - 1h}, 0, 0, 0);
    row("ready now, no time asked", {true, setNow}, 0, 1, 1);
    row("ready without a time, no time asked", {true, std::nullopt}, 0, 1, 1);
    row("ready without a time, some time asked", {true, std::nullopt}, 300, 1, 0);
    row("ready now", {true, setNow}, 300, 1, 0, 300001);
    row("ready for one second less", {true, setNow - 299s}, 300, 1, 0, 1001);
    row("ready for exactly the time is not longer", {true, setNow - 300s}, 300, 1, 0, 1);
    row("ready for a moment more", {true, setNow - 300s - 1ms}, 300, 1, 1);
    row("ready from the future", {true, setNow + 60s}, 300, 1, 0, 360001);
    row("a negative time is none", {true, setNow}, -5, 1, 1);
}

void TestMachineSetDecision::readyForLongEnoughIsAvailable()
{
    QFETCH(const NodeReadiness, node);
    QFETCH(const int, minReadySeconds);
    const Duration minReady = minReadyOf(
        machineSet(R"({"spec":{"minReadySeconds":)" + std::to_string(minReadySeconds) + "}}"));
    const MachineSetCounts counts = countMachines({member(known("a"), node)}, minReady, setNow);
    QCOMPARE(counts.replicas, 1);
    QTEST(counts.ready, "ready");
    QTEST(counts.available, "available");
    const int next =
        counts.nextAvailable ? static_cast<int>(counts.nextAvailable->count() / 1000) : -1;
    QTEST(next, "nextLookMilliseconds");
}

void TestMachineSetDecision::theNextLookIsTheSoonestReason()
{
    MachineSetView view = viewWith({}, R"({"spec":{"replicas":2,"minReadySeconds":60}})");
    view.machines = {member(known("a"), {true, setNow - 20s}),
                     member(known("b"), {true, setNow - 50s})};
    QCOMPARE(decideMachineSet(view, setNow).requeueAfter->count(), Duration(10s + 1ms).count());
    view.unseen = {1, 0, false, 4s};
    QCOMPARE(decideMachineSet(view, setNow).requeueAfter->count(), Duration(4s).count());
    view.unseen = {};
    QVERIFY(!decideMachineSet(view, setNow + 1h).requeueAfter);
}

void TestMachineSetDecision::theMigrationGateIsThatOfMachines()
{
    MachineSetDecision decision =
        decideMachineSet(gated(R"({"spec":{"authoritativeAPI":"ClusterAPI"}})"), setNow);
    QCOMPARE(decision.status.bytes(),
             std::string(R"({"status":{"authoritativeAPI":"ClusterAPI"}})"));
    QCOMPARE(decision.create, std::size_t(0));

    decision = decideMachineSet(gated("{}"), setNow);
    QVERIFY(!decision.status);
    QCOMPARE(decision.create, std::size_t(0));

    decision = decideMachineSet(gated(R"({"status":{"authoritativeAPI":"Migrating"}})"), setNow);
    QCOMPARE(QByteArray(decision.row), QByteArray("paused"));
    const Json &paused = decision.status.at("/status/conditions/0");
    QCOMPARE(paused.value("type", ""), std::string("Paused"));
    QCOMPARE(paused.value("status", ""), std::string("True"));
    QCOMPARE(paused.value("reason", ""), std::string("AuthoritativeAPINotMachineAPI"));
    QCOMPARE(paused.value("message", ""),
             std::string("The AuthoritativeAPI status is set to 'Migrating'"));
    QCOMPARE(decision.create, std::size_t(0));

    decision = decideMachineSet(gated(R"({"status":{"authoritativeAPI":"Other"}})"), setNow);
    QCOMPARE(QByteArray(decision.row), QByteArray("unknown API"));

    decision = decideMachineSet(gated(R"({"status":{"authoritativeAPI":"MachineAPI"}})"), setNow);
    QCOMPARE(decision.create, std::size_t(1));
    QCOMPARE(decision.status.at("/status/conditions/0/status").get<std::string>(),
             std::string("False"));
    QCOMPARE(decision.status.at("/status/conditions/0/severity").get<std::string>(),
             std::string("Info"));
}

} // namespace tst_machinesetdecision

HP_TEST(tst_machinesetdecision, TestMachineSetDecision)
#include "tst_machinesetdecision.moc"
