// SPDX-License-Identifier: Apache-2.0
#include "model/rules/remediation/RemediationNames.h"
#include "model/rules/remediation/RequestRemediation.h"
#include "tests/model/rules/MetalViews.h"
#include "tests/support/runner/Runner.h"

#include <QTest>

#include <algorithm>
#include <set>

namespace tst_requestremediation {

using namespace hp;
using namespace hp::rules;
using namespace hp::test;
using namespace std::chrono_literals;

namespace {

const TimePoint now = *parseTime("2026-01-10T12:00:00Z");
const std::string key = "reboot.metal3.io/metal3-remediation-7c1f";

/// What a view shows; each member is one thing. A phase of null stands for no status at all.
struct Stage {
    const char *phase = nullptr;
    const char *lastRemediated = "2026-01-10T11:59:00Z";
    const char *waitingSince = nullptr;
    int retryCount = 0;
    int retryLimit = 1;
    const char *timeout = "300s";
    const char *strategy = "Reboot";
    bool finalizer = true;
    bool deleted = false;
    bool backup = false;
    bool key = false;
    bool held = false;
    bool off = false;
    const char *otherKey = nullptr;
    bool node = true;
    bool nodeGoing = false;
    bool nodeLacksLabels = false;
    bool forbidden = false;
    bool machine = true;
    bool machineGoing = false;
    bool hasHost = true;
    const char *hostPatch = "{}";
    const char *machinePatch = "{}";
    const char *owner = nullptr; ///< uid of the Machine that it was made for
    std::optional<Duration> waited{}; ///< by the clock that does not step
};

Object requestOf(const Stage &stage)
{
    Json strategy = {{"type", stage.strategy}, {"retryLimit", stage.retryLimit}};
    if (stage.timeout)
        strategy["timeout"] = stage.timeout;
    Json request = {{"apiVersion", "infrastructure.cluster.x-k8s.io/v1beta1"},
                    {"kind", "Metal3Remediation"},
                    {"metadata",
                     {{"name", "m1"},
                      {"namespace", "ns"},
                      {"uid", "7c1f"},
                      {"ownerReferences",
                       {{{"apiVersion", "machine.openshift.io/v1beta1"},
                         {"kind", "Machine"},
                         {"name", "m1"}}}}}},
                    {"spec", {{"strategy", strategy}}}};
    if (stage.owner)
        request["metadata"]["ownerReferences"][0]["uid"] = stage.owner;
    if (stage.finalizer)
        request["metadata"]["finalizers"] = {"other", remediation::finalizer};
    if (stage.deleted)
        request["metadata"]["deletionTimestamp"] = "2026-01-10T12:00:00Z";
    if (stage.backup) {
        request["metadata"]["annotations"][remediation::labelsBackup] = R"({"zone":"a"})";
        request["metadata"]["annotations"][remediation::annotationsBackup] = R"({"n":"1"})";
    }
    if (stage.phase) {
        request["status"] = {{"phase", stage.phase},
                             {"lastRemediated", stage.lastRemediated},
                             {"retryCount", stage.retryCount}};
        if (stage.waitingSince)
            request["status"]["waitingSince"] = stage.waitingSince;
    }
    return Object(request);
}

Object hostOf(const Stage &stage)
{
    static const Json base = claimedHost().json();
    Json host = base;
    if (stage.key)
        host["metadata"]["annotations"][key] = R"({"mode":"hard"})";
    if (stage.otherKey)
        host["metadata"]["annotations"][stage.otherKey] = "";
    host["status"]["poweredOn"] = !stage.off;
    if (stage.held)
        host["status"]["provisioning"]["rebootHolds"] =
            Json::array({{{"key", key},
                          {"mode", "hard"},
                          {"acceptedAt", "2026-01-10T11:59:00.000000Z"},
                          {"heldSince", "2026-01-10T11:59:30.000000Z"}}});
    host.merge_patch(Json::parse(stage.hostPatch));
    return Object(host);
}

RequestRemediationView viewOf(const Stage &stage)
{
    RequestRemediationView view;
    view.request = requestOf(stage);
    if (stage.machine) {
        static const Json base =
            metalMachine(
                R"({"metadata":{"ownerReferences":[{"kind":"MachineSet","controller":true}]},
                    "status":{"nodeRef":{"name":"n1"}}})")
                .json();
        Json machine = base;
        if (stage.machineGoing)
            machine["metadata"]["deletionTimestamp"] = "2026-01-10T12:00:00Z";
        machine.merge_patch(Json::parse(stage.machinePatch));
        view.machine = Object(machine);
    }
    if (stage.hasHost)
        view.host = hostOf(stage);
    if (stage.node) {
        Json node = Json::parse(R"({"kind":"Node","metadata":{"name":"n1","uid":"nu",
            "labels":{"zone":"a"},"annotations":{"n":"1"}}})");
        if (stage.nodeLacksLabels)
            node["metadata"].erase("labels");
        if (stage.nodeGoing)
            node["metadata"]["deletionTimestamp"] = "2026-01-10T12:00:00Z";
        view.node = Object(node);
    }
    view.nodeForbidden = stage.forbidden;
    view.waited = stage.waited;
    return view;
}

const char *const running = remediation::phase::running;
const char *const waiting = remediation::phase::waiting;
const char *const givenUp = remediation::phase::deleting;
const char *const failed = remediation::phase::failed;
/// Ten minutes ago: longer than any timeout here.
constexpr const char *longAgo = "2026-01-10T11:50:00Z";

} // namespace

class TestRequestRemediation : public QObject
{
    Q_OBJECT

    std::set<std::string> reached{}; ///< rows of the table that a test has seen

private slots:
    void theFlowGoesStepByStep_data();
    void theFlowGoesStepByStep();
    void aSlowShutdownTakesNothingOfTheTimeout();
    void withoutATimeoutItIsTenMinutes();
    void aRetryCountsAndBeginsAnew();
    void theFinalizersOfOthersStay();
    void theKeyIsHardAndWeRemoveOnlyOurs();
    void failureSaysWhy();
    void theNodeGoesOnlyWhileHeldAndTheKeyOnlyAfterTheNode();
    void everyRowIsNamedOnceAndReached();
};

void TestRequestRemediation::theFlowGoesStepByStep_data()
{
    QTest::addColumn<Stage>("stage");
    QTest::addColumn<QString>("row");
    const auto row = [](const char *title, Stage stage, const char *name) {
        QTest::newRow(title) << stage << QString::fromUtf8(name);
    };
    row("it begins", {.finalizer = false}, "begin");
    row("the request is kept first", {.phase = running, .finalizer = false}, "running, finalizer");
    row("then a hold-off of the host is requested", {.phase = running}, "running, request");
    row("a host that is on is waited for", {.phase = running, .key = true}, "running, off");
    row("6.2 e: off is not enough, the hold has to be confirmed",
        {.phase = running, .key = true, .off = true},
        "running, off");
    row("a hold on a host that is on again does not count",
        {.phase = running, .key = true, .held = true},
        "running, off");
    row("the labels are kept on the request",
        {.phase = running, .key = true, .held = true, .off = true},
        "running, back up");
    row("an outdated backup is renewed",
        {.phase = running,
         .backup = true,
         .key = true,
         .held = true,
         .off = true,
         .nodeLacksLabels = true},
        "running, back up");
    row("a hold of a host that is paused since is waited for, not given up",
        {.phase = running,
         .backup = true,
         .key = true,
         .held = true,
         .off = true,
         .hostPatch = R"({"metadata":{"annotations":{"baremetalhost.metal3.io/paused":""}}})"},
        "running, off");
    row("so is that of one whose BMC is silent",
        {.phase = running,
         .backup = true,
         .key = true,
         .held = true,
         .off = true,
         .hostPatch = R"({"status":{"conditions":[{"type":"PowerStateKnown","status":"False"}]}})"},
        "running, off");
    row("so is that of one whose credentials are gone, which nobody reads any more",
        {.phase = running,
         .backup = true,
         .key = true,
         .held = true,
         .off = true,
         .hostPatch = R"({"status":{"errorType":"registration error",
             "conditions":[{"type":"PowerStateKnown","status":"True"}]}})"},
        "running, off");
    row("a Machine that was made anew under the name is not fenced",
        {.phase = running, .machinePatch = R"({"metadata":{"uid":"another"}})", .owner = "first"},
        "no Machine");
    row("nor is its Node deleted",
        {.phase = running,
         .backup = true,
         .key = true,
         .held = true,
         .off = true,
         .machinePatch = R"({"metadata":{"uid":"another"}})",
         .owner = "first"},
        "no Machine");
    row("the key of the former goes when the request does",
        {.phase = running,
         .deleted = true,
         .key = true,
         .held = true,
         .off = true,
         .machinePatch = R"({"metadata":{"uid":"another"}})",
         .owner = "first"},
        "withdrawn, release");
    row("the Machine that it was made for is fenced",
        {.phase = running, .machinePatch = R"({"metadata":{"uid":"first"}})", .owner = "first"},
        "running, request");
    row("then the Node is deleted",
        {.phase = running, .backup = true, .key = true, .held = true, .off = true},
        "running, delete");
    row("a finalizer may keep it",
        {.phase = running,
         .backup = true,
         .key = true,
         .held = true,
         .off = true,
         .nodeGoing = true},
        "running, Node going");
    row("gone is noted before the key goes",
        {.phase = running, .backup = true, .key = true, .held = true, .off = true, .node = false},
        "running, gone");
    row("6.2 b: a Machine that never had a Node goes on too",
        {.phase = running, .key = true, .held = true, .off = true, .node = false},
        "running, gone");
    row("then the key is taken back",
        {.phase = waiting, .backup = true, .key = true, .held = true, .off = true, .node = false},
        "waiting, release");
    row("a Node that was made while the host was off goes again",
        {.phase = waiting, .backup = true, .key = true, .held = true, .off = true},
        "waiting, Node again");
    row("but not while the host may be on",
        {.phase = waiting, .backup = true, .key = true, .off = true},
        "waiting, Node again, unheld");
    row("and only once",
        {.phase = waiting,
         .backup = true,
         .key = true,
         .held = true,
         .off = true,
         .nodeGoing = true},
        "waiting, Node going");
    row("the Node is waited for", {.phase = waiting, .backup = true, .node = false}, "waiting");
    row("a Node of a host that is off is not back",
        {.phase = waiting, .backup = true, .off = true},
        "waiting");
    row("the new Node gets the missing labels",
        {.phase = waiting, .backup = true, .nodeLacksLabels = true},
        "back, restore");
    row("then the backup is dropped", {.phase = waiting, .backup = true}, "back, drop backup");
    row("then the request is let go", {.phase = waiting}, "back, finish");
    row("and nothing is left to do", {.phase = waiting, .finalizer = false}, "waiting, done");
    row("a Node that may not be read is not waited for",
        {.phase = waiting, .node = false, .forbidden = true},
        "waiting, forbidden");
    row("nor is it known to be gone",
        {.phase = running, .node = false, .forbidden = true},
        "forbidden");

    row("6.2 f: what another key holds off cannot come back, the wait begins anew",
        {.phase = waiting,
         .waitingSince = "2026-01-10T11:57:29Z",
         .backup = true,
         .off = true,
         .otherKey = "reboot.metal3.io/other",
         .node = false},
        "waiting, held");
    row("6.2 f: while there is time it is only waited",
        {.phase = waiting,
         .waitingSince = "2026-01-10T11:57:31Z",
         .backup = true,
         .off = true,
         .otherKey = "reboot.metal3.io/other",
         .node = false},
        "waiting");
    row("a Node that stays away: the host is power-cycled again",
        {.phase = waiting, .waitingSince = longAgo, .node = false},
        "timed out, retry");
    row("the time of another controller's attempt counts from its beginning",
        {.phase = waiting, .lastRemediated = longAgo, .node = false},
        "timed out, retry");
    row("after the last retry the Machine is given up",
        {.phase = waiting, .waitingSince = longAgo, .retryCount = 1, .node = false},
        "timed out, give up");
    row("6.2 g: without retries it is given up at once",
        {.phase = waiting, .waitingSince = longAgo, .retryLimit = 0, .node = false},
        "timed out, give up");
    row("a wall clock that was set forward ends no wait",
        {.phase = waiting, .waitingSince = longAgo, .node = false, .waited = 299s},
        "waiting");
    row("and one that was set back makes none longer",
        {.phase = waiting, .waitingSince = "2026-01-10T14:00:00Z", .node = false, .waited = 300s},
        "timed out, retry");
    row("nor does it make a wait new that has not lasted",
        {.phase = waiting,
         .waitingSince = longAgo,
         .backup = true,
         .off = true,
         .otherKey = "reboot.metal3.io/other",
         .node = false,
         .waited = 149s},
        "waiting");
    row("the host is marked first", {.phase = givenUp, .node = false}, "given up, mark");
    row("then the Machine is deleted",
        {.phase = givenUp,
         .node = false,
         .hostPatch = R"({"metadata":{"annotations":{"capi.metal3.io/unhealthy":"x"}}})"},
        "given up, delete");
    row("but not a master",
        {.phase = givenUp,
         .node = false,
         .hostPatch = R"({"metadata":{"annotations":{"capi.metal3.io/unhealthy":"x"}}})",
         .machinePatch =
             R"({"metadata":{"labels":{"machine.openshift.io/cluster-api-machine-role":"master"}}})"},
        "given up");
    row("nor one without an owner that makes another",
        {.phase = givenUp,
         .node = false,
         .hostPatch = R"({"metadata":{"annotations":{"capi.metal3.io/unhealthy":"x"}}})",
         .machinePatch = R"({"metadata":{"ownerReferences":null}})"},
        "given up");
    row("nor one on a host that somebody else provisions",
        {.phase = givenUp,
         .node = false,
         .hostPatch = R"({"metadata":{"annotations":{"capi.metal3.io/unhealthy":"x"}},
                          "spec":{"externallyProvisioned":true}})"},
        "given up");
    row("a Node that comes back late still gets its labels",
        {.phase = givenUp, .backup = true, .nodeLacksLabels = true},
        "back, restore");

    row("a host that is off on purpose cannot be rebooted",
        {.hostPatch = R"({"spec":{"online":false}})"},
        "offline");
    row("nor one that is switched off on purpose meanwhile",
        {.phase = waiting, .node = false, .hostPatch = R"({"spec":{"online":false}})"},
        "offline");
    row("nor one that does not exist", {.hasHost = false}, "offline");
    row("6.2 d: a paused host would be waited for forever",
        {.phase = running,
         .key = true,
         .hostPatch = R"({"metadata":{"annotations":{"baremetalhost.metal3.io/paused":""}}})"},
        "impossible");
    row("6.2 d: so would a detached one",
        {.hostPatch = R"({"metadata":{"annotations":{"baremetalhost.metal3.io/detached":""}}})"},
        "impossible");
    row("and one that must stay on",
        {.hostPatch = R"({"spec":{"disablePowerOff":true}})"},
        "impossible");
    row("one that is being serviced is waited for, and not given up",
        {.hostPatch = R"({"status":{"operationalStatus":"servicing"}})"},
        "serviced");
    row("also once the request is under way",
        {.phase = running, .hostPatch = R"({"status":{"operationalStatus":"servicing"}})"},
        "serviced");
    row("failed: the key does not stay",
        {.phase = failed, .key = true, .hostPatch = R"({"spec":{"online":false}})"},
        "failed, release");
    row("failed: not before a Node that goes is gone",
        {.phase = failed,
         .backup = true,
         .key = true,
         .held = true,
         .off = true,
         .nodeGoing = true},
        "failed, Node going");
    row("failed: then the request is let go", {.phase = failed, .off = true}, "failed, unheld");
    row("failed: a deleted Node is restored when it comes back",
        {.phase = failed, .backup = true, .nodeLacksLabels = true},
        "back, restore");
    row("failed: until then the backup stays",
        {.phase = failed, .backup = true, .off = true, .node = false},
        "failed");

    row("6.2 c: withdrawn while the host goes off: the key goes",
        {.phase = running, .deleted = true, .key = true},
        "withdrawn, release");
    row("6.2 c: withdrawn while it is held: the key goes",
        {.phase = running, .deleted = true, .backup = true, .key = true, .held = true, .off = true},
        "withdrawn, release");
    row("6.2 c: withdrawn while the Node goes: it is finished",
        {.phase = running,
         .deleted = true,
         .backup = true,
         .key = true,
         .held = true,
         .off = true,
         .nodeGoing = true},
        "withdrawn, Node going");
    row("6.2 c: withdrawn after the Node is gone: the host may boot",
        {.phase = running,
         .deleted = true,
         .backup = true,
         .key = true,
         .held = true,
         .off = true,
         .node = false},
        "withdrawn, release");
    row("a Node that came back under a withdrawn hold goes again",
        {.phase = waiting, .deleted = true, .backup = true, .key = true, .held = true, .off = true},
        "withdrawn, Node again");
    row("withdrawn before anything: it is let go",
        {.phase = running, .deleted = true},
        "withdrawn, unheld");
    row("withdrawn with its Machine: nothing can be restored",
        {.phase = waiting, .deleted = true, .backup = true, .node = false, .machine = false},
        "withdrawn, unheld");
    row("withdrawn after the Node was deleted: its labels are owed",
        {.phase = running, .deleted = true, .backup = true, .node = false},
        "withdrawn, wait");
    row("and given",
        {.phase = running, .deleted = true, .backup = true, .nodeLacksLabels = true},
        "back, restore");
    row("and forgotten", {.phase = running, .deleted = true, .backup = true}, "back, drop backup");
    row("but not waited for without end",
        {.phase = waiting, .waitingSince = longAgo, .deleted = true, .backup = true, .node = false},
        "withdrawn, never Node");
    row("and not escalated",
        {.phase = givenUp, .deleted = true, .node = false},
        "withdrawn, never Node");
    row("what others keep is theirs",
        {.phase = waiting, .finalizer = false, .deleted = true},
        "withdrawn, done");

    row("without a Machine nothing begins", {.finalizer = false, .machine = false}, "no Machine");
    row("a Machine that goes is not fenced", {.machineGoing = true}, "Machine going");
    row("but its host is not kept off for ever",
        {.phase = running,
         .backup = true,
         .key = true,
         .held = true,
         .off = true,
         .node = false,
         .machineGoing = true},
        "Machine going, release");
    row("another strategy is another controller's",
        {.strategy = "Replace", .finalizer = false},
        "other strategy");
    row("a phase that we do not know is left alone",
        {.phase = "Dreaming", .node = false},
        "unknown phase");
}

void TestRequestRemediation::theFlowGoesStepByStep()
{
    QFETCH(Stage, stage);
    QFETCH(QString, row);
    const RemediationDecision decision = decideRequestRemediation(viewOf(stage), now);
    reached.insert(decision.row);
    QCOMPARE(QString::fromUtf8(decision.row), row);
    QVERIFY(!decision.reason.empty());
}

/// 6.2 a: the attempt began long ago, the host could boot only now.
void TestRequestRemediation::aSlowShutdownTakesNothingOfTheTimeout()
{
    const RemediationDecision entered = decideRequestRemediation(viewOf({.phase = running,
                                                                         .lastRemediated = longAgo,
                                                                         .backup = true,
                                                                         .key = true,
                                                                         .held = true,
                                                                         .off = true,
                                                                         .node = false}),
                                                                 now);
    QVERIFY(entered.step == RemediationStep::PatchRequestStatus);
    QCOMPARE(entered.patch.text("/status/phase"), std::string("Waiting"));
    QCOMPARE(entered.patch.text("/status/waitingSince"),
             std::string("2026-01-10T12:00:00.000000Z"));
    const Stage stage{.phase = waiting,
                      .lastRemediated = longAgo,
                      .waitingSince = "2026-01-10T12:00:00.000000Z",
                      .backup = true,
                      .node = false};
    QCOMPARE(decideRequestRemediation(viewOf(stage), now + 299s).row, "waiting");
    QCOMPARE(decideRequestRemediation(viewOf(stage), now + 300s).row, "timed out, retry");
}

void TestRequestRemediation::withoutATimeoutItIsTenMinutes()
{
    const Stage stage{.phase = waiting,
                      .waitingSince = "2026-01-10T12:00:00Z",
                      .timeout = nullptr,
                      .node = false};
    QCOMPARE(decideRequestRemediation(viewOf(stage), now + 599s).row, "waiting");
    QCOMPARE(decideRequestRemediation(viewOf(stage), now + 600s).row, "timed out, retry");
}

void TestRequestRemediation::aRetryCountsAndBeginsAnew()
{
    const RemediationDecision decision = decideRequestRemediation(viewOf({.phase = waiting,
                                                                          .waitingSince = longAgo,
                                                                          .retryCount = 2,
                                                                          .retryLimit = 3,
                                                                          .backup = true,
                                                                          .node = false}),
                                                                  now);
    QCOMPARE(decision.patch.text("/status/phase"), std::string("Running"));
    QVERIFY(decision.patch.at("/status/retryCount") == 3);
    QCOMPARE(decision.patch.text("/status/lastRemediated"), std::string("2026-01-10T12:00:00Z"));
    QVERIFY(decision.patch.json()["status"].contains("waitingSince"));
    QVERIFY(decision.patch.at("/status/waitingSince").is_null());
    QVERIFY(decision.warning);
}

void TestRequestRemediation::theFinalizersOfOthersStay()
{
    Stage stage{.phase = waiting};
    const Json without = {{"metadata", {{"finalizers", {"other"}}}}};
    QVERIFY(decideRequestRemediation(viewOf(stage), now).patch.json() == without);
}

void TestRequestRemediation::theKeyIsHardAndWeRemoveOnlyOurs()
{
    const Json asked = {{"metadata", {{"annotations", {{key, "{\"mode\":\"hard\"}"}}}}}};
    QVERIFY(decideRequestRemediation(viewOf({.phase = running}), now).patch.json() == asked);
    const Json released = {{"metadata", {{"annotations", {{key, nullptr}}}}}};
    QVERIFY(decideRequestRemediation(viewOf({.phase = waiting,
                                             .backup = true,
                                             .key = true,
                                             .otherKey = "reboot.metal3.io/other",
                                             .node = false}),
                                     now)
                .patch.json()
            == released);
}

void TestRequestRemediation::failureSaysWhy()
{
    const RemediationDecision decision = decideRequestRemediation(
        viewOf(
            {.hostPatch = R"({"metadata":{"annotations":{"baremetalhost.metal3.io/paused":""}}})"}),
        now);
    QCOMPARE(decision.patch.text("/status/phase"), std::string("Failed"));
    QCOMPARE(decision.patch.text("/status/message"),
             std::string("the remediation cannot be done: BareMetalHost h1 is paused"));
    QVERIFY(decision.warning);
    QCOMPARE(decision.event, "RemediationFailed");
}

/// Over every combination of what can be seen: the order of facts/reboot.md 6.3.
void TestRequestRemediation::theNodeGoesOnlyWhileHeldAndTheKeyOnlyAfterTheNode()
{
    int deletes = 0;
    int releases = 0;
    const std::vector<const char *> phases{nullptr, running, waiting, givenUp, failed};
    for (const char *phase : phases) {
        for (int bits = 0; bits < 512; ++bits) {
            const auto bit = [bits](int n) { return (bits >> n & 1) != 0; };
            const Stage stage{.phase = phase,
                              .waitingSince = bit(0) ? longAgo : nullptr,
                              .deleted = bit(1),
                              .backup = bit(2),
                              .key = bit(3),
                              .held = bit(3) && bit(4),
                              .off = bit(5),
                              .node = bit(6),
                              .nodeGoing = bit(6) && bit(7),
                              .machineGoing = bit(8)};
            const RemediationDecision decision = decideRequestRemediation(viewOf(stage), now);
            QVERIFY2(*decision.row != '\0', "a view without a row");
            if (decision.step == RemediationStep::DeleteNode) {
                ++deletes;
                QVERIFY(stage.key && stage.held && stage.off && stage.node && !stage.nodeGoing);
                QVERIFY(stage.backup || phase == waiting || phase == givenUp);
            }
            if (decision.step == RemediationStep::DeleteMachine)
                QVERIFY(phase == givenUp && !stage.deleted);
            if (decision.step != RemediationStep::PatchHost
                || !decision.patch.json()["metadata"]["annotations"].contains(key))
                continue;
            if (decision.patch.at("/metadata/annotations").front().is_null()) {
                ++releases;
                const bool pastNode = phase == waiting || phase == givenUp;
                const bool givenBack = (stage.deleted || phase == failed) && !pastNode;
                QVERIFY(!stage.node || (givenBack && !stage.nodeGoing));
            } else {
                QVERIFY(phase == running && !stage.deleted && !stage.key && stage.finalizer);
            }
        }
    }
    QVERIFY(deletes > 0 && releases > 0);
}

void TestRequestRemediation::everyRowIsNamedOnceAndReached()
{
    std::vector<std::string> rows = requestRemediationRows();
    std::sort(rows.begin(), rows.end());
    QVERIFY(std::adjacent_find(rows.begin(), rows.end()) == rows.end());
    for (const std::string &row : rows)
        QVERIFY2(reached.contains(row), row.c_str());
}

} // namespace tst_requestremediation

HP_TEST(tst_requestremediation, TestRequestRemediation)
#include "tst_requestremediation.moc"
