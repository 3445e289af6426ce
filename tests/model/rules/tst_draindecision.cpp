// SPDX-License-Identifier: Apache-2.0
#include "model/resource/Machine.h"
#include "model/rules/drain/DrainDecision.h"
#include "model/rules/drain/DrainPatch.h"
#include "tests/support/runner/Runner.h"

#include <QTest>

#include <algorithm>
#include <nlohmann/json.hpp>

namespace tst_draindecision {

using namespace hp;
using namespace hp::rules;
using namespace std::chrono_literals;

namespace {

const TimePoint now = *parseTime("2026-01-10T12:00:00Z");

Object patched(const char *text, const char *patch)
{
    Json json = Json::parse(text);
    json.merge_patch(Json::parse(patch));
    return Object(json);
}

/// A Machine that is being deleted, with a Node and without hooks.
Object machineWith(const char *patch)
{
    return patched(R"({"apiVersion":"machine.openshift.io/v1beta1","kind":"Machine",
        "metadata":{"name":"m1","namespace":"ns","deletionTimestamp":"2026-01-10T11:00:00Z"},
        "status":{"phase":"Deleting","nodeRef":{"name":"n1"}}})",
                   patch);
}

Object nodeWith(const char *patch)
{
    return patched(R"({"apiVersion":"v1","kind":"Node","metadata":{"name":"n1"},"spec":{}})",
                   patch);
}

DrainView viewOf(const char *machinePatch = "{}", const char *nodePatch = "{}")
{
    DrainView view;
    view.machine = machineWith(machinePatch);
    view.nodeRead = true;
    view.node = nodeWith(nodePatch);
    return view;
}

DrainView ended(DrainView view, AttemptResult::Kind kind)
{
    view.attempt = AttemptResult{kind, "could not", {{"default", "p", "pdb", 2, 1}}};
    return view;
}

DrainView withRecord(DrainView view, const DrainRecord &record)
{
    Json json = view.machine.json();
    json["metadata"]["annotations"][machine::drainRecord] = toJsonText(record);
    view.machine = Object(json);
    return view;
}

DrainView others(DrainView view)
{
    view.otherCordoned = {"master-1"};
    return view;
}

DrainView overtaking(DrainView view)
{
    view.overtake = true;
    return view;
}

DrainView withoutNode(DrainView view)
{
    view.node = Object();
    return view;
}

DrainView unread(DrainView view)
{
    view.nodeRead = false;
    return withoutNode(std::move(view));
}

DrainView nodeFails(DrainView view)
{
    view.nodeError = Error{ErrorCode::Internal, "boom", {}, nullptr};
    return withoutNode(std::move(view));
}

DrainRecord waitingUntil(TimePoint next, int attempts = 1)
{
    DrainRecord record;
    record.attempts = attempts;
    record.failures = attempts;
    record.startedAt = now - 60s;
    record.nextAttempt = next;
    return record;
}

std::string eventsOf(const DrainDecision &decision)
{
    std::string text;
    for (const DrainEvent &event : decision.events)
        text += (text.empty() ? "" : " ") + event.reason;
    return text;
}

constexpr const char *hooked =
    R"({"spec":{"lifecycleHooks":{"preDrain":[{"name":"stop","owner":"me"}]}}})";
constexpr const char *excluded =
    R"({"metadata":{"annotations":{"machine.openshift.io/exclude-node-draining":"false"}},
          "spec":{"lifecycleHooks":{"preDrain":[{"name":"stop","owner":"me"}]}}})";
constexpr const char *controlPlane =
    R"({"metadata":{"labels":{"node-role.kubernetes.io/master":""}}})";
constexpr const char *etcdNode =
    R"({"metadata":{"labels":{"node-role.kubernetes.io/etcd":"true"}}})";
constexpr const char *cordonedControlPlane =
    R"({"metadata":{"labels":{"node-role.kubernetes.io/control-plane":""}},"spec":{"unschedulable":true}})";

} // namespace

class TestDrainDecision : public QObject
{
    Q_OBJECT
private slots:
    void theFirstMatchingRowAnswers_data();
    void theFirstMatchingRowAnswers();
    void aFailureIsStoredWithTheTimeOfTheNextAttempt();
    void theBackOffDoublesToTheCap();
    void aFixedDelayResetsTheFailures();
    void successRemovesTheRecord();
    void theRecordSurvivesItsAnnotation();
    void whatGivesADrainAnotherChance();
    void anUnreadableRecordIsNoRecord();
    void severalErrorsAreJoinedOnce();
};

void TestDrainDecision::theFirstMatchingRowAnswers_data()
{
    QTest::addColumn<DrainView>("view");
    QTest::addColumn<QString>("row");
    QTest::addColumn<bool>("attempts");
    QTest::addColumn<QString>("drained"); // status and message
    QTest::addColumn<QString>("events");
    QTest::addColumn<qint64>("after"); // seconds, -1 no timer
    const auto row = [](const char *title,
                        DrainView view,
                        const char *name,
                        const char *drained,
                        const char *events,
                        qint64 after = -1,
                        bool attempts = false) {
        QTest::newRow(title) << std::move(view) << QString::fromUtf8(name) << attempts
                             << QString::fromUtf8(drained) << QString::fromUtf8(events) << after;
    };
    const char *skipped = "True Node drain skipped";
    const char *finished = "True Drain finished successfully";

    row("a Machine that is gone", DrainView(), "gone", "", "");
    row("a Machine that is not deleted",
        viewOf(R"({"metadata":{"deletionTimestamp":null}})"),
        "not deleting",
        "",
        "");
    row("the phase has to say Deleting first",
        viewOf(R"({"status":{"phase":"Running"}})"),
        "phase",
        "",
        "");
    row("a drained Machine is left alone",
        viewOf(R"({"status":{"conditions":[{"type":"Drained","status":"True"}]}})"),
        "drained",
        "",
        "");
    row("the annotation skips the drain whatever its value, hooks too (D-03)",
        viewOf(excluded),
        "excluded",
        skipped,
        "DrainSkipped");
    row("no Node skips the drain, hooks too",
        viewOf(R"({"status":{"nodeRef":null},
        "spec":{"lifecycleHooks":{"preDrain":[{"name":"stop","owner":"me"}]}}})"),
        "no node",
        skipped,
        "DrainSkipped");
    row("a preDrain hook holds without a timer", viewOf(hooked), "held", "", "DrainBlocked");
    row("the Node is read before anything is done to it", unread(viewOf()), "read node", "", "");
    row("a store that does not answer backs off",
        nodeFails(viewOf()),
        "no answer",
        "False could not drain machine: unable to get node \"n1\": boom",
        "DrainProceeds DrainRequeued",
        5);
    row("a Node that does not exist is empty",
        withoutNode(viewOf()),
        "node gone",
        finished,
        "DrainProceeds DrainSucceeded");
    row("another cordoned control-plane Node forbids",
        others(viewOf("{}", controlPlane)),
        "control plane",
        "False could not drain machine: drain not permitted: requeue in: 20s",
        "DrainProceeds DrainRequeued",
        20);
    row("so it does for a Node with nothing but a member of etcd",
        others(viewOf("{}", etcdNode)),
        "control plane",
        "False could not drain machine: drain not permitted: requeue in: 20s",
        "DrainProceeds DrainRequeued",
        20);
    row("a cordoned control-plane Node may go on",
        others(viewOf("{}", cordonedControlPlane)),
        "attempt",
        "",
        "DrainProceeds",
        -1,
        true);
    row("the only control-plane Node may go on",
        viewOf("{}", controlPlane),
        "attempt",
        "",
        "DrainProceeds",
        -1,
        true);
    row("a worker does not mind cordoned masters",
        others(viewOf()),
        "attempt",
        "",
        "DrainProceeds",
        -1,
        true);
    row("an empty Node is drained",
        ended(viewOf(), AttemptResult::Kind::Emptied),
        "emptied",
        finished,
        "Deleted DrainSucceeded");
    row("a failed cordon comes back after 20 s",
        ended(viewOf(), AttemptResult::Kind::CordonFailed),
        "no cordon",
        "False could not drain machine: requeue in: 20s",
        "DrainRequeued",
        20);
    row("a failed attempt backs off",
        ended(viewOf(), AttemptResult::Kind::Failed),
        "failed",
        "False could not drain machine: could not",
        "DrainRequeued",
        5);
    row("exclusion during an attempt wins over its result",
        ended(viewOf(excluded), AttemptResult::Kind::Failed),
        "excluded",
        skipped,
        "DrainSkipped");
    row("the back-off is waited for",
        withRecord(viewOf(), waitingUntil(now + 7s)),
        "back-off",
        "",
        "",
        7);
    row("the longest one as well",
        withRecord(viewOf(), waitingUntil(now + 160s, 6)),
        "back-off",
        "",
        "",
        160);
    row("what is longer than any was stored before the clock was set back",
        withRecord(viewOf(), waitingUntil(now + 2h, 6)),
        "attempt",
        "",
        "DrainProceeds",
        -1,
        true);
    row("a person's change overtakes it",
        overtaking(withRecord(viewOf(), waitingUntil(now + 7s))),
        "attempt",
        "",
        "DrainProceeds",
        -1,
        true);
    row("at its end the next attempt starts",
        withRecord(viewOf(), waitingUntil(now)),
        "attempt",
        "",
        "DrainProceeds",
        -1,
        true);
}

void TestDrainDecision::theFirstMatchingRowAnswers()
{
    QFETCH(const DrainView, view);
    QFETCH(const QString, row);
    QFETCH(const bool, attempts);
    QFETCH(const QString, drained);
    QFETCH(const QString, events);
    QFETCH(const qint64, after);

    const DrainDecision decision = decideDrain(view, now);

    QCOMPARE(QString::fromUtf8(decision.row), row);
    QCOMPARE(decision.step == DrainStep::Attempt, attempts);
    const std::string stored =
        decision.drained ? decision.drained->status + ' ' + decision.drained->message : "";
    QCOMPARE(QString::fromStdString(stored), drained);
    QCOMPARE(QString::fromStdString(eventsOf(decision)), events);
    QCOMPARE(decision.after ? qint64(decision.after->count() / 1'000'000) : qint64(-1), after);
    QVERIFY(!decision.reason.empty());
}

void TestDrainDecision::aFailureIsStoredWithTheTimeOfTheNextAttempt()
{
    const DrainDecision decision = decideDrain(ended(viewOf(), AttemptResult::Kind::Failed), now);
    QVERIFY(
        *decision.drained
        == (Condition{
            "Drained", "False", "DrainError", "Warning", "could not drain machine: could not"}));
    QCOMPARE(decision.events[0].note, std::string("Node drain requeued: could not"));
    QVERIFY(*decision.record
            == (DrainRecord{1, 1, now, now + 5s, {{"default", "p", "pdb", 2, 1}}}));
}

void TestDrainDecision::theBackOffDoublesToTheCap()
{
    DrainView view = ended(viewOf(), AttemptResult::Kind::Failed);
    std::vector<std::int64_t> waits;
    for (int i = 0; i < 10; ++i) {
        const DrainDecision decision = decideDrain(view, now);
        waits.push_back(decision.after->count() / 1'000'000);
        view = withRecord(std::move(view), *decision.record);
    }
    QCOMPARE(waits, (std::vector<std::int64_t>{5, 10, 20, 40, 80, 160, 320, 640, 1000, 1000}));
}

void TestDrainDecision::aFixedDelayResetsTheFailures()
{
    const DrainView late = withRecord(viewOf("{}", controlPlane), waitingUntil(now - 1s, 6));
    QCOMPARE(decideDrain(others(late), now).record->failures, 0);
    QCOMPARE(decideDrain(ended(late, AttemptResult::Kind::CordonFailed), now).record->failures, 0);
    QCOMPARE(decideDrain(ended(late, AttemptResult::Kind::Failed), now).record->failures, 7);
    // How often it was tried in all is told all the same.
    QCOMPARE(decideDrain(others(late), now).record->attempts, 7);
}

void TestDrainDecision::successRemovesTheRecord()
{
    const DrainView late = withRecord(viewOf(), waitingUntil(now - 1s));
    QVERIFY(decideDrain(ended(late, AttemptResult::Kind::Emptied), now).record == DrainRecord());
    Json json = late.machine.json();
    json["status"]["conditions"] = Json::parse(R"([{"type":"Drained","status":"True"}])");
    DrainView drained = late;
    drained.machine = Object(json);
    QVERIFY(decideDrain(drained, now).record == DrainRecord());
    QVERIFY(!decideDrain(drained, now).drained);
}

void TestDrainDecision::theRecordSurvivesItsAnnotation()
{
    const DrainRecord record{
        5,
        3,
        now - 100s,
        now + 1500ms,
        {{"a", "b", "c", 4, 3}, {"d", "e", "", 0, 0}, {"f", "g", "", 0, 0, "a webhook denied it"}}};
    QVERIFY(drainRecordOf(withRecord(viewOf(), record).machine) == record);
}

void TestDrainDecision::whatGivesADrainAnotherChance()
{
    const auto object = [](const char *text) { return Object(Json::parse(text)); };
    const Object pod = object(
        R"({"metadata":{"name":"p","uid":"1","finalizers":["a/b"]},"status":{"phase":"Running"}})");
    QVERIFY(freesDrain(pod, {}));
    QVERIFY(freesDrain(pod, object(R"({"metadata":{"name":"p","uid":"2"}})")));
    QVERIFY(freesDrain(
        pod, object(R"({"metadata":{"name":"p","uid":"1"},"status":{"phase":"Running"}})")));
    QVERIFY(freesDrain(
        pod,
        object(
            R"({"metadata":{"name":"p","uid":"1","finalizers":["a/b"]},"status":{"phase":"Failed"}})")));
    QVERIFY(!freesDrain(
        pod,
        object(
            R"({"metadata":{"name":"p","uid":"1","finalizers":["a/b"]},"status":{"phase":"Running","podIP":"10.0.0.1"}})")));
    const Object budget = object(
        R"({"metadata":{"name":"b"},"spec":{"minAvailable":1},"status":{"disruptionsAllowed":0}})");
    QVERIFY(givesRoom(budget, {}));
    QVERIFY(givesRoom(
        budget,
        object(
            R"({"metadata":{"name":"b"},"spec":{"minAvailable":1},"status":{"disruptionsAllowed":1}})")));
    QVERIFY(givesRoom(
        budget,
        object(
            R"({"metadata":{"name":"b"},"spec":{"minAvailable":0},"status":{"disruptionsAllowed":0}})")));
    QVERIFY(!givesRoom(
        budget,
        object(
            R"({"metadata":{"name":"b"},"spec":{"minAvailable":1},"status":{"disruptionsAllowed":0,"currentHealthy":3}})")));
}

void TestDrainDecision::anUnreadableRecordIsNoRecord()
{
    for (const char *text :
         {"", "{", "[]", "5", R"({"attempts":"x","blocking":{"a":1},"nextAttempt":7})"}) {
        DrainView view = viewOf();
        Json json = view.machine.json();
        json["metadata"]["annotations"][machine::drainRecord] = text;
        QVERIFY(drainRecordOf(Object(json)) == DrainRecord());
    }
}

void TestDrainDecision::severalErrorsAreJoinedOnce()
{
    QCOMPARE(joinErrors({"a"}), std::string("a"));
    QCOMPARE(joinErrors({"a", "a"}), std::string("a"));
    QCOMPARE(joinErrors({"a", "b", "a"}), std::string("[a, b]"));
}

} // namespace tst_draindecision

HP_TEST(tst_draindecision, TestDrainDecision)
#include "tst_draindecision.moc"
