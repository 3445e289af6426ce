// SPDX-License-Identifier: Apache-2.0
#include "backend/history/MachineIncarnation.h"
#include "backend/history/TimelineMarkdown.h"
#include "backend/history/TimelineRows.h"
#include "backend/history/lanes/Lanes.h"
#include "backend/history/lanes/Transitions.h"
#include "tests/support/runner/Runner.h"

#include <QTest>

#include <algorithm>
#include <chrono>
#include <map>
#include <nlohmann/json.hpp>

namespace tst_transitions {

using namespace hp;
using namespace hp::history;
using namespace std::chrono_literals;

/// What a change of an object means on its lanes. A transition is written "lane: from>to", with
/// "!end" when a hook ended, "*" for a mark, and "@" with the time when that is not the moment of
/// observation.
class TestTransitions : public QObject
{
    Q_OBJECT
private slots:
    void changeIsWrittenAs_data();
    void changeIsWrittenAs();
    void timesComeFromTheObjectWhenTheyAreBetter_data();
    void timesComeFromTheObjectWhenTheyAreBetter();
    void actorOfAChange_data();
    void actorOfAChange();
    void volumesOfAnyClusterAreALane_data();
    void volumesOfAnyClusterAreALane();
    void textsNameWhatStandsInTheWay();
    void whatHoldpointTookOffIsOverriddenEverywhere();
    void anOverrideWithoutATraceIsKnownByItsLane();
};

namespace {

const TimePoint now = *parseTime("2026-01-10T12:00:00Z");

Object object(const QString &text)
{
    if (text.isEmpty())
        return {};
    Json json = Json::parse(text.toStdString(), nullptr, false);
    if (json.is_discarded())
        qFatal("not JSON: %s", qPrintable(text));
    json["metadata"]["name"] = "x";
    json["metadata"]["uid"] = "u";
    return Object(std::move(json));
}

QString written(const std::vector<Transition> &transitions)
{
    QStringList lines;
    for (const Transition &transition : transitions) {
        std::string line = transition.lane + ": ";
        if (transition.state.shape == Shape::Mark)
            line += '*';
        line += transition.from + '>' + transition.state.look;
        if (!transition.end.empty())
            line += '!' + transition.end;
        if (transition.at != now)
            line += '@' + formatTime(transition.at);
        lines << QString::fromStdString(line);
    }
    return lines.join(QStringLiteral(", "));
}

} // namespace

void TestTransitions::changeIsWrittenAs_data()
{
    QTest::addColumn<QString>("before");
    QTest::addColumn<QString>("after");
    QTest::addColumn<QString>("manager");
    QTest::addColumn<QString>("expected");
    const auto add = [](const char *name,
                        const char *before,
                        const char *after,
                        const char *expected,
                        const char *manager = "") {
        QTest::newRow(name) << QString::fromUtf8(before) << QString::fromUtf8(after)
                            << QString::fromUtf8(manager) << QString::fromUtf8(expected);
    };
    // clang-format off
    const char *running = R"({"kind":"Machine","status":{"phase":"Running","nodeRef":{"name":"n"}}})";
    const char *armed = R"({"kind":"Machine","spec":{"lifecycleHooks":{"preDrain":[{"name":"Etcd","owner":"o"}]}},"status":{"phase":"Running","nodeRef":{"name":"n"}}})";
    const char *holding = R"({"kind":"Machine","metadata":{"deletionTimestamp":"2026-01-10T12:00:00Z"},"spec":{"lifecycleHooks":{"preDrain":[{"name":"Etcd","owner":"o"}]}},"status":{"phase":"Deleting","nodeRef":{"name":"n"}}})";
    const char *draining = R"({"kind":"Machine","metadata":{"deletionTimestamp":"2026-01-10T12:00:00Z"},"status":{"phase":"Deleting","nodeRef":{"name":"n"}}})";
    const char *bypassed = R"({"kind":"Machine","metadata":{"deletionTimestamp":"2026-01-10T12:00:00Z","annotations":{"machine.openshift.io/exclude-node-draining":""}},"spec":{"lifecycleHooks":{"preDrain":[{"name":"Etcd","owner":"o"}]}},"status":{"phase":"Deleting","nodeRef":{"name":"n"}}})";

    add("a new machine begins its phase", "", running, "phase: >running");
    add("nothing changed, nothing is written", running, running, "");
    add("a hook is armed when it comes", running, armed, "hook/preDrain/Etcd: >armed");
    add("a deletion makes the hook hold", armed, holding, "hook/preDrain/Etcd: armed>holding, phase: running>deleting, people: *>deletion");
    add("its owner releases it and the drain begins", holding, draining, "hook/preDrain/Etcd: holding>!released, drain: >draining", "my-operator");
    add("a person overrides it", holding, draining, "hook/preDrain/Etcd: holding>!overridden, drain: >draining, people: *>override", "kubectl-patch");
    add("Holdpoint takes it off for a person, who is told of by who sent it", holding, draining, "hook/preDrain/Etcd: holding>!overridden, drain: >draining", "holdpoint-override");
    add("excluding the drain bypasses it", holding, bypassed, "hook/preDrain/Etcd: holding>bypassed, people: *>exclusion");
    add("a bypassed hook that leaves stays bypassed", bypassed, R"({"kind":"Machine","metadata":{"deletionTimestamp":"2026-01-10T12:00:00Z","annotations":{"machine.openshift.io/exclude-node-draining":""}},"status":{"phase":"Deleting","nodeRef":{"name":"n"},"conditions":[{"type":"Drained","status":"True","message":"Node drain skipped"}]}})", "hook/preDrain/Etcd: bypassed>!bypassed, condition/Drained: >true, drain: >skipped");
    add("a machine that is gone takes its hook along", holding, "", "hook/preDrain/Etcd: holding>!vanished, phase: deleting>");
    add("a condition moves with its status", R"({"kind":"Machine","status":{"conditions":[{"type":"Drainable","status":"True"}]}})", R"({"kind":"Machine","status":{"conditions":[{"type":"Drainable","status":"False","reason":"HookPresent"}]}})", "condition/Drainable: true>false");
    add("a condition moves with its reason", R"({"kind":"Machine","status":{"conditions":[{"type":"A","status":"False","reason":"B"}]}})", R"({"kind":"Machine","status":{"conditions":[{"type":"A","status":"False","reason":"C"}]}})", "condition/A: false>false");
    add("a condition does not move with its message", R"({"kind":"Machine","status":{"conditions":[{"type":"A","status":"False","reason":"B","message":"1"}]}})", R"({"kind":"Machine","status":{"conditions":[{"type":"A","status":"False","reason":"B","message":"2"}]}})", "");
    add("a drain that a budget refuses is blocked", draining, R"({"kind":"Machine","metadata":{"deletionTimestamp":"2026-01-10T12:00:00Z","annotations":{"drain.holdpoint.dev/record":"{\"attempts\":1,\"blocking\":[{\"ns\":\"a\",\"pod\":\"p\",\"pdb\":\"b\",\"needs\":1,\"has\":1}]}"}},"status":{"phase":"Deleting","nodeRef":{"name":"n"}}})", "drain: draining>blocked");
    add("a drain ends with the condition", draining, R"({"kind":"Machine","metadata":{"deletionTimestamp":"2026-01-10T12:00:00Z"},"status":{"phase":"Deleting","nodeRef":{"name":"n"},"conditions":[{"type":"Drained","status":"True","message":"Drain finished successfully"}]}})", "condition/Drained: >true, drain: draining>drained");

    const char *ready = R"({"kind":"Node","status":{"conditions":[{"type":"Ready","status":"True"}]}})";
    add("a node is ready", "", ready, "node: >ready");
    add("a node is not ready", ready, R"({"kind":"Node","status":{"conditions":[{"type":"Ready","status":"False"}]}})", "node: ready>notReady");
    add("a node that is deleted says so", ready, "", "node: ready>!deleted");
    add("a node without word is unknown", ready, R"({"kind":"Node"})", "node: ready>unknown");
    add("a cordon has its own lane", ready, R"({"kind":"Node","spec":{"unschedulable":true},"status":{"conditions":[{"type":"Ready","status":"True"}]}})", "cordon: >cordoned");

    const char *on = R"({"kind":"BareMetalHost","status":{"powerState":"On"}})";
    add("a host is on", "", on, "power: >on");
    add("a host that says neither is unknown, not off", on, R"({"kind":"BareMetalHost","status":{"powerState":"Paused"}})", "power: on>unknown");
    add("a host without a fresh reading is unknown", on, R"({"kind":"BareMetalHost","status":{"powerState":"On","conditions":[{"type":"PowerStateKnown","status":"False"}]}})", "power: on>unknown");
    add("a host without any reading is unknown", "", R"({"kind":"BareMetalHost"})", "power: >unknown");
    add("poweredOn counts where there is no more", "", R"({"kind":"BareMetalHost","status":{"poweredOn":false}})", "power: >off");
    add("a command in flight is moving", on, R"({"kind":"BareMetalHost","status":{"powerState":"On","provisioning":{"powerAction":{"type":"SoftOff"}}}})", "power: on>moving");
    add("every key has its own lane", on, R"({"kind":"BareMetalHost","metadata":{"annotations":{"reboot.metal3.io":"","reboot.metal3.io/fence":"","reboot.metal3.io.example/x":""}},"status":{"powerState":"On"}})", "key/reboot.metal3.io: >requested, key/reboot.metal3.io/fence: >requested");
    add("a key holds from the acknowledged Off", R"({"kind":"BareMetalHost","metadata":{"annotations":{"reboot.metal3.io/fence":""}},"status":{"powerState":"Off"}})", R"({"kind":"BareMetalHost","metadata":{"annotations":{"reboot.metal3.io/fence":""}},"status":{"powerState":"Off","provisioning":{"rebootHolds":[{"key":"reboot.metal3.io/fence","heldSince":"2026-01-10T12:00:00Z"}]}}})", "key/reboot.metal3.io/fence: requested>held");
    add("a failed power action is a mark", on, R"({"kind":"BareMetalHost","status":{"powerState":"On","errorType":"power management error","errorMessage":"no answer"}})", "power: *>error");

    add("an event is a mark", "", R"({"kind":"Event","type":"Warning","reason":"FailedCreate"})", "events: *>warning");
    add("an event that repeats is another mark", R"({"kind":"Event","count":1})", R"({"kind":"Event","count":2})", "events: *normal>normal");
    add("other kinds have no lanes", "", R"({"kind":"Pod"})", "");
    // clang-format on
}

void TestTransitions::changeIsWrittenAs()
{
    QFETCH(const QString, before);
    QFETCH(const QString, after);
    QFETCH(const QString, manager);
    QFETCH(const QString, expected);
    const Observation observation{now, Known::Observed, "watch", {"u", manager.toStdString()}};
    QCOMPARE(written(transitionsBetween(object(before), object(after), observation)), expected);
}

void TestTransitions::timesComeFromTheObjectWhenTheyAreBetter_data()
{
    QTest::addColumn<QString>("transitionTime");
    QTest::addColumn<Known>("known");
    QTest::addColumn<QString>("expected");
    QTest::newRow("within the same second our own clock is finer")
        << "2026-01-10T11:59:59Z" << Known::Observed << "condition/A: >true";
    QTest::newRow("an older report is better than our late look")
        << "2026-01-10T11:59:58Z" << Known::Observed << "condition/A: >true@2026-01-10T11:59:58Z";
    QTest::newRow("what was found later has the reported time")
        << "2026-01-10T11:59:59Z" << Known::Reported << "condition/A: >true@2026-01-10T11:59:59Z";
    QTest::newRow("the future is not believed")
        << "2026-01-10T12:00:01Z" << Known::Reported << "condition/A: >true";
    QTest::newRow("without a report it is our own clock")
        << "" << Known::Reported << "condition/A: >true";
}

void TestTransitions::timesComeFromTheObjectWhenTheyAreBetter()
{
    QFETCH(const QString, transitionTime);
    QFETCH(const Known, known);
    QFETCH(const QString, expected);
    const QString machine =
        QStringLiteral(
            R"({"kind":"Machine","status":{"conditions":[{"type":"A","status":"True","lastTransitionTime":"%1"}]}})")
            .arg(transitionTime);
    QCOMPARE(written(transitionsBetween({}, object(machine), {now, known, "", {}})), expected);
}

void TestTransitions::actorOfAChange_data()
{
    QTest::addColumn<QString>("before");
    QTest::addColumn<QString>("after");
    QTest::addColumn<QString>("actor");
    const char *one = R"({"metadata":{"managedFields":[{"manager":"a","time":"1"}]}})";
    const char *moved = R"({"metadata":{"managedFields":[{"manager":"a","time":"2"}]}})";
    const char *came =
        R"({"metadata":{"managedFields":[{"manager":"a","time":"1"},{"manager":"b","time":"2"}]}})";
    const char *both =
        R"({"metadata":{"managedFields":[{"manager":"a","time":"2"},{"manager":"b","time":"2"}]}})";
    QTest::newRow("whose entry moved") << one << moved << "a";
    QTest::newRow("whose entry came") << one << came << "b";
    QTest::newRow("nobody when several did") << one << both << "";
    QTest::newRow("nobody when none did") << one << one << "";
    QTest::newRow("nobody without entries") << "{}"
                                            << "{}"
                                            << "";
}

void TestTransitions::actorOfAChange()
{
    QFETCH(const QString, before);
    QFETCH(const QString, after);
    QFETCH(const QString, actor);
    QCOMPARE(QString::fromStdString(toString(managerOfChange(object(before), object(after)))),
             actor);
    QCOMPARE(toString(Actor{"admin", "kubectl-patch"}), std::string("admin (kubectl-patch)"));
}

void TestTransitions::volumesOfAnyClusterAreALane_data()
{
    QTest::addColumn<QString>("version");
    QTest::addColumn<QString>("conditions");
    QTest::addColumn<QString>("look");
    QTest::addColumn<QString>("text");
    const QString deleting = QStringLiteral(
        R"({"type": "Deleting", "status": "True", "reason": "%1", "message": "%2", "lastTransitionTime": "2026-01-10T11:40:00Z"})");
    QTest::newRow("claims by name")
        << QStringLiteral("v1beta2")
        << deleting.arg(
               QStringLiteral("WaitingForVolumeDetach"),
               QStringLiteral("Waiting for Node volumes to be detached (started at "
                              "2026-01-10T11:40:00Z)\\n* PersistentVolumeClaims: shop/data, "
                              "shop/logs"))
        << QStringLiteral("detaching") << QStringLiteral("2 volumes are attached: shop/data");
    QTest::newRow("an error")
        << QStringLiteral("v1beta2")
        << deleting.arg(QStringLiteral("WaitingForVolumeDetach"),
                        QStringLiteral("Error waiting for volumes to be detached from Node, please "
                                       "check controller logs for errors"))
        << QStringLiteral("detaching")
        << QStringLiteral("Error waiting for volumes to be detached from Node, please check "
                          "controller logs for errors");
    QTest::newRow("of the contract v1beta1, which names none")
        << QStringLiteral("v1beta1")
        << QStringLiteral(
               R"({"type": "VolumeDetachSucceeded", "status": "False", "reason": "WaitingForVolumeDetach", "severity": "Info", "message": "Waiting for node volumes to be detached", "lastTransitionTime": "2026-01-10T11:40:00Z"})")
        << QStringLiteral("detaching") << QStringLiteral("Volumes are attached");
    QTest::newRow("they are off")
        << QStringLiteral("v1beta1")
        << QStringLiteral(
               R"({"type": "VolumeDetachSucceeded", "status": "True", "lastTransitionTime": "2026-01-10T11:40:00Z"}, {"type": "PreTerminateDeleteHookSucceeded", "status": "False", "reason": "WaitingExternalHook", "lastTransitionTime": "2026-01-10T11:45:00Z"})")
        << QStringLiteral("detached") << QStringLiteral("Detached");
}

/// By what the Machine itself reports, whatever is seen of the cluster that they are in.
void TestTransitions::volumesOfAnyClusterAreALane()
{
    QFETCH(const QString, version);
    QFETCH(const QString, conditions);
    QFETCH(const QString, look);
    QFETCH(const QString, text);
    const Object machine = object(
        QStringLiteral(
            R"({"apiVersion": "cluster.x-k8s.io/%1", "kind": "Machine", "metadata": {"deletionTimestamp": "2026-01-10T11:30:00Z", "finalizers": ["machine.cluster.x-k8s.io"]}, "status": {"nodeRef": {"name": "n"}, "conditions": [%2]}})")
            .arg(version, conditions));
    const LaneStates lanes = lanesOf(machine);
    QVERIFY(lanes.contains("volumes"));
    QCOMPARE(QString::fromStdString(lanes.at("volumes").look), look);
    QCOMPARE(QString::fromStdString(lanes.at("volumes").text), text);
}

void TestTransitions::textsNameWhatStandsInTheWay()
{
    const LaneStates lanes = lanesOf(object(QStringLiteral(
        R"({"kind":"Machine","metadata":{"deletionTimestamp":"2026-01-10T12:00:00Z","annotations":{"drain.holdpoint.dev/record":"{\"attempts\":1,\"blocking\":[{\"ns\":\"a\",\"pod\":\"p\",\"pdb\":\"b\",\"needs\":1,\"has\":1},{\"ns\":\"a\",\"pod\":\"q\"}]}"}},"status":{"phase":"Deleting","nodeRef":{"name":"n"}}})")));
    QCOMPARE(lanes.at("drain").text, std::string("Blocked: a/p kept by budget b and 1 more"));
    QCOMPARE(lanes.at("drain").detail, std::string("n"));
    const LaneStates event = lanesOf(object(QStringLiteral(
        R"({"kind":"Event","reason":"DrainBlocked","message":"Drain blocked by pre-drain hook"})")));
    QCOMPARE(event.at("events").text, std::string("DrainBlocked: Drain blocked by pre-drain hook"));
}

void TestTransitions::anOverrideWithoutATraceIsKnownByItsLane()
{
    const Object two = object(QStringLiteral(
        R"({"kind":"Machine","metadata":{"deletionTimestamp":"2026-01-10T11:00:00Z"},
        "spec":{"lifecycleHooks":{"preTerminate":[{"name":"Backup","owner":"o"},{"name":"Logs","owner":"l"}]}},
        "status":{"phase":"Deleting","conditions":[{"type":"Drained","status":"True"}]}})"));
    const Object none = object(QStringLiteral(
        R"({"kind":"Machine","metadata":{"deletionTimestamp":"2026-01-10T11:00:00Z"},
        "status":{"phase":"Deleting","conditions":[{"type":"Drained","status":"True"}]}})"));
    Observation observation;
    observation.seen = now;
    observation.because = "no answer; approved by bert, G4";
    observation.expectedLane = "hook/preTerminate/Backup";
    observation.expectedActor = {"alice", "holdpoint-override"};
    const auto ends = [&] {
        std::map<std::string, const Transition> found;
        for (const Transition &move : transitionsBetween(two, none, observation)) {
            if (!move.end.empty())
                found.emplace(move.lane, move);
        }
        return found;
    };
    const auto taken = ends();
    QCOMPARE(taken.at("hook/preTerminate/Backup").end, std::string("overridden"));
    QCOMPARE(taken.at("hook/preTerminate/Backup").actor, std::string("alice (holdpoint-override)"));
    QCOMPARE(taken.at("hook/preTerminate/Backup").state.reason, observation.because);
    // What goes in the same change without being asked for is nobody's override.
    QCOMPARE(taken.at("hook/preTerminate/Logs").end, std::string("released"));
    // Who is known to have let go was faster.
    observation.actor = {"", "backup-controller"};
    QCOMPARE(ends().at("hook/preTerminate/Backup").end, std::string("released"));
}

void TestTransitions::whatHoldpointTookOffIsOverriddenEverywhere()
{
    const QString hook =
        QStringLiteral(R"({"kind":"Machine","metadata":{"deletionTimestamp":"2026-01-10T11:00:00Z"},
        "spec":{"lifecycleHooks":{"preTerminate":[{"name":"Backup","owner":"o"}]}},
        "status":{"phase":"Deleting","nodeRef":{"name":"n"},
                  "conditions":[{"type":"Drained","status":"True"}]}})");
    const QString free =
        QStringLiteral(R"({"kind":"Machine","metadata":{"deletionTimestamp":"2026-01-10T11:00:00Z"},
        "status":{"phase":"Deleting","nodeRef":{"name":"n"},
                  "conditions":[{"type":"Drained","status":"True"}]}})");
    Observation observation;
    observation.seen = now - 1h;
    std::vector<Transition> moves = transitionsBetween({}, object(hook), observation);
    observation.seen = now;
    observation.actor = {"alice", "holdpoint-override"};
    observation.because = "no answer, OPS-42 (approved by bert, G4)";
    const auto taken = transitionsBetween(object(hook), object(free), observation);
    moves.insert(moves.end(), taken.begin(), taken.end());
    observation.actor = {};
    const auto gone = transitionsBetween(object(free), {}, observation);
    moves.insert(moves.end(), gone.begin(), gone.end());
    std::int64_t number = 0;
    for (Transition &move : moves)
        move.id = ++number;

    const auto end = std::find_if(taken.begin(), taken.end(), [](const Transition &move) {
        return move.lane == "hook/preTerminate/Backup";
    });
    QVERIFY(end != taken.end());
    QCOMPARE(end->end, std::string("overridden"));
    QCOMPARE(end->state.reason, observation.because);
    const auto lives = incarnationsOf(moves, now);
    QCOMPARE(lives.size(), std::size_t(1));
    QCOMPARE(lives.front().overridden, 1);
    QCOMPARE(endOf(lives.front()), std::string("overridden"));
    QCOMPARE(lives.front().longest->end, std::string("overridden"));
    const std::string text =
        timelineMarkdown(timelineRows(moves, {}, {now - 2h, now}, now), "ns/x", now);
    QVERIFY2(text.find("| overridden | alice (holdpoint-override) |") != std::string::npos,
             text.c_str());
    QVERIFY(text.find("released") == std::string::npos);
}

} // namespace tst_transitions

HP_TEST(tst_transitions, TestTransitions)
#include "tst_transitions.moc"
