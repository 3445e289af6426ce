// SPDX-License-Identifier: Apache-2.0
#include "model/rules/remediation/AnnotationRemediation.h"
#include "model/rules/remediation/RemediationNames.h"
#include "tests/model/rules/MetalViews.h"
#include "tests/support/runner/Runner.h"

#include <QTest>

#include <algorithm>
#include <set>

namespace tst_annotationremediation {

using namespace hp;
using namespace hp::rules;
using namespace hp::test;
using namespace std::chrono_literals;

namespace {

const TimePoint now = *parseTime("2026-01-10T12:00:00Z");

constexpr const char *key = "reboot.metal3.io/capbm-requested-power-off";

/// A stage of the flow; each member is one thing that the view shows.
struct Stage {
    bool asked = true;
    bool marked = false;
    bool key = false;
    bool held = false;
    bool off = false;
    bool node = true;
    bool backup = false;
    const char *deadline = nullptr;
    const char *machine = "{}"; ///< merge patch
    const char *host = "{}"; ///< merge patch
    const char *nodePatch = "{}";
    std::optional<Duration> timeout{};
    const char *otherKey = nullptr;
    std::optional<Duration> left{}; ///< by the clock that does not step
};

Object nodeOf(const char *patch)
{
    return mergedObject(R"({"kind":"Node","metadata":{"name":"n1","uid":"nu",
        "labels":{"zone":"a"},"annotations":{"n":"1"}}})",
                        patch);
}

AnnotationRemediationView viewOf(const Stage &stage)
{
    Json machine = metalMachine(
                       R"({"metadata":{"ownerReferences":[{"kind":"MachineSet","controller":true}]},
                           "status":{"nodeRef":{"name":"n1"}}})")
                       .json();
    Json &notes = machine["metadata"]["annotations"];
    if (stage.asked)
        notes[remediation::asked] = "";
    if (stage.marked)
        notes[remediation::poweredOff] = "";
    if (stage.backup) {
        notes[remediation::labelsBackup] = R"({"zone":"a"})";
        notes[remediation::annotationsBackup] = R"({"n":"1"})";
    }
    if (stage.deadline)
        notes[remediation::timeoutAt] = stage.deadline;
    machine.merge_patch(Json::parse(stage.machine));

    Json host = claimedHost().json();
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
    host.merge_patch(Json::parse(stage.host));

    AnnotationRemediationView view;
    view.machine = Object(machine);
    view.host = Object(host);
    if (stage.node)
        view.node = nodeOf(stage.nodePatch);
    view.startupTimeout = stage.timeout;
    view.timeLeft = stage.left;
    return view;
}

} // namespace

class TestAnnotationRemediation : public QObject
{
    Q_OBJECT

    std::set<std::string> reached{}; ///< rows of the table that a test has seen

private slots:
    void theFlowGoesStepByStep_data();
    void theFlowGoesStepByStep();
    void theRequestIsHardAndWeRemoveOnlyOurs();
    void theBackupHoldsEverything();
    void theDeadlineIsTheHealthChecks();
    void theNewNodeKeepsItsOwnValues();
    void aTornBackupRestoresNothing();
    void theNodeGoesOnlyWhileHeldAndTheKeyOnlyAfterTheNode();
    void theStartupTimeoutIsThatOfTheHealthCheck_data();
    void theStartupTimeoutIsThatOfTheHealthCheck();
    void aMachineWithoutAHostSaysSo();
    void theTroubleOfTheHostIsTold();
    void everyRowIsNamedOnceAndReached();
};

void TestAnnotationRemediation::theFlowGoesStepByStep_data()
{
    QTest::addColumn<Stage>("stage");
    QTest::addColumn<QString>("row");
    const auto row = [](const char *title, Stage stage, const char *name) {
        QTest::newRow(title) << stage << QString::fromUtf8(name);
    };
    row("nobody asked", {.asked = false}, "none");
    row("a hold-off of the host is requested", {}, "1");
    row("a paused host cannot be",
        {.host = R"({"metadata":{"annotations":{"baremetalhost.metal3.io/paused":""}}})"},
        "1 blocked");
    row("nor a detached one",
        {.key = true,
         .host = R"({"metadata":{"annotations":{"baremetalhost.metal3.io/detached":""}}})"},
        "1 blocked");
    row("nor one that must stay on", {.host = R"({"spec":{"disablePowerOff":true}})"}, "1 blocked");
    row("nor one whose firmware is being written",
        {.host = R"({"status":{"operationalStatus":"servicing"}})"},
        "1 blocked");
    row("nor one that is off on purpose", {.host = R"({"spec":{"online":false}})"}, "1 blocked");
    row("nor one that detaching has reached",
        {.host = R"({"status":{"operationalStatus":"detached"}})"},
        "1 blocked");
    row("a Machine that is being deleted is left to its deletion",
        {.key = true,
         .held = true,
         .off = true,
         .machine = R"({"metadata":{"deletionTimestamp":"2026-01-10T12:00:00Z"}})"},
        "deleting");
    row("a Machine that has failed is not fenced",
        {.machine = R"({"status":{"phase":"Failed"}})"},
        "failed");
    row("a host that is on is waited for", {.key = true}, "2");
    row("off is not enough, the hold has to be confirmed", {.key = true, .off = true}, "2");
    row("a hold on a host that is on again does not count", {.key = true, .held = true}, "2");
    row("the labels are kept first", {.key = true, .held = true, .off = true}, "3 back up");
    row("an outdated backup is renewed",
        {.key = true,
         .held = true,
         .off = true,
         .backup = true,
         .nodePatch = R"({"metadata":{"labels":{"more":""}}})"},
        "3 back up");
    row("a hold of a host that is paused since is not relied on",
        {.key = true,
         .held = true,
         .off = true,
         .backup = true,
         .host = R"({"metadata":{"annotations":{"baremetalhost.metal3.io/paused":""}}})"},
        "1 blocked");
    row("nor that of one that is detached since",
        {.key = true,
         .held = true,
         .off = true,
         .backup = true,
         .host = R"({"status":{"operationalStatus":"detached"}})"},
        "1 blocked");
    row("nor that of one whose BMC is silent",
        {.key = true,
         .held = true,
         .off = true,
         .backup = true,
         .host =
             R"({"status":{"conditions":[{"type":"PowerStateKnown","status":"False","reason":"NoAnswer"}]}})"},
        "2");
    row("nor that of one whose secret is wrong, which nobody reads any more",
        {.key = true,
         .held = true,
         .off = true,
         .backup = true,
         .host = R"({"status":{"errorType":"provisioned registration error",
             "conditions":[{"type":"PowerStateKnown","status":"True"}]}})"},
        "2");
    row("one whose BMC answers is",
        {.key = true,
         .held = true,
         .off = true,
         .backup = true,
         .host = R"({"status":{"conditions":[{"type":"PowerStateKnown","status":"True"}]}})"},
        "3");
    row("a Node that comes again stays while nobody looks at the host",
        {.marked = true,
         .key = true,
         .held = true,
         .off = true,
         .backup = true,
         .deadline = "2026-01-10T12:10:00Z",
         .host = R"({"status":{"conditions":[{"type":"PowerStateKnown","status":"False"}]}})"},
        "5 Node again, unheld");
    row("then the Node is deleted", {.key = true, .held = true, .off = true, .backup = true}, "3");
    row("a finalizer may keep it",
        {.key = true,
         .held = true,
         .off = true,
         .backup = true,
         .nodePatch = R"({"metadata":{"deletionTimestamp":"2026-01-10T12:00:00Z"}})"},
        "3 going");
    row("gone is noted",
        {.key = true, .held = true, .off = true, .node = false, .backup = true},
        "4");
    row("a Machine that never had a Node goes on too",
        {.key = true, .held = true, .off = true, .node = false},
        "4");
    row("how long may the boot take?",
        {.marked = true, .key = true, .held = true, .off = true, .node = false, .backup = true},
        "5 ask");
    row("the limit is stored before the host may boot",
        {.marked = true,
         .key = true,
         .held = true,
         .off = true,
         .node = false,
         .backup = true,
         .timeout = 10min},
        "5 deadline");
    row("a limit that passed before the host may boot is set anew",
        {.marked = true,
         .key = true,
         .held = true,
         .off = true,
         .node = false,
         .backup = true,
         .deadline = "2026-01-10T11:59:59Z",
         .timeout = 10min},
        "5 deadline");
    row("then the key is taken back",
        {.marked = true,
         .key = true,
         .held = true,
         .off = true,
         .node = false,
         .backup = true,
         .deadline = "2026-01-10T12:10:00Z"},
        "5");
    row("a limit that cannot be read is one",
        {.marked = true, .key = true, .held = true, .off = true, .node = false, .deadline = "soon"},
        "5");
    row("a Node that was made while the host was off goes again",
        {.marked = true,
         .key = true,
         .held = true,
         .off = true,
         .backup = true,
         .deadline = "2026-01-10T12:10:00Z"},
        "5 Node again");
    row("but not while the host may be on",
        {.marked = true,
         .key = true,
         .off = true,
         .backup = true,
         .deadline = "2026-01-10T12:10:00Z"},
        "5 Node again, unheld");
    row("and only once",
        {.marked = true,
         .key = true,
         .held = true,
         .off = true,
         .backup = true,
         .deadline = "2026-01-10T12:10:00Z",
         .nodePatch = R"({"metadata":{"deletionTimestamp":"2026-01-10T12:00:00Z"}})"},
        "5 Node again, going");
    row("the Node is waited for",
        {.marked = true, .node = false, .backup = true, .deadline = "2026-01-10T12:10:00Z"},
        "6");
    row("a host that another key holds off cannot bring its Node: how long may that take?",
        {.marked = true,
         .off = true,
         .node = false,
         .backup = true,
         .deadline = "2026-01-10T11:59:59Z",
         .otherKey = "reboot.metal3.io/other"},
        "6 ask");
    row("the wait begins anew before its time has passed",
        {.marked = true,
         .off = true,
         .node = false,
         .backup = true,
         .deadline = "2026-01-10T12:04:59Z",
         .timeout = 10min,
         .otherKey = "reboot.metal3.io/other"},
        "6 held");
    row("while there is time it is only waited",
        {.marked = true,
         .off = true,
         .node = false,
         .backup = true,
         .deadline = "2026-01-10T12:05:01Z",
         .timeout = 10min,
         .otherKey = "reboot.metal3.io/other"},
        "6");
    row("the last moment still counts",
        {.marked = true, .node = false, .backup = true, .deadline = "2026-01-10T12:00:00Z"},
        "6");
    row("after it the Machine is replaced",
        {.marked = true, .node = false, .backup = true, .deadline = "2026-01-10T11:59:59Z"},
        "6 timed out");
    row("a wall clock that was set forward replaces nothing",
        {.marked = true,
         .node = false,
         .backup = true,
         .deadline = "2026-01-10T11:10:00Z",
         .left = 10min},
        "6");
    row("and one that was set back keeps nothing waiting",
        {.marked = true,
         .node = false,
         .backup = true,
         .deadline = "2026-01-10T14:00:00Z",
         .left = -1s},
        "6 timed out");
    row("nor does it make a wait short that is not",
        {.marked = true,
         .off = true,
         .node = false,
         .backup = true,
         .deadline = "2026-01-10T11:10:00Z",
         .timeout = 10min,
         .otherKey = "reboot.metal3.io/other",
         .left = 6min},
        "6");
    row("but not without an owner that makes another",
        {.marked = true,
         .node = false,
         .deadline = "2026-01-10T11:59:59Z",
         .machine = R"({"metadata":{"ownerReferences":null}})"},
        "6");
    row("nor a master",
        {.marked = true,
         .node = false,
         .deadline = "2026-01-10T11:59:59Z",
         .machine =
             R"({"metadata":{"labels":{"machine.openshift.io/cluster-api-machine-role":"master"}}})"},
        "6");
    row("nor on a host that somebody else provisions",
        {.marked = true,
         .node = false,
         .deadline = "2026-01-10T11:59:59Z",
         .host = R"({"spec":{"externallyProvisioned":true}})"},
        "6");
    row("a limit that cannot be read never passes",
        {.marked = true, .node = false, .deadline = "soon"},
        "6");
    row("the new Node gets the missing labels",
        {.marked = true,
         .backup = true,
         .deadline = "2026-01-10T12:10:00Z",
         .nodePatch = R"({"metadata":{"labels":null}})"},
        "7 restore");
    row("then the backup is dropped",
        {.marked = true, .backup = true, .deadline = "2026-01-10T12:10:00Z"},
        "7");
    row("and the remediation is over", {.marked = true, .deadline = "2026-01-10T12:10:00Z"}, "8");

    row("withdrawn before anything", {.asked = false, .deadline = "x"}, "withdrawn, leftovers");
    row("withdrawn while the host goes off: the key goes",
        {.asked = false, .key = true},
        "withdrawn");
    row("withdrawn while it is held: the key goes",
        {.asked = false, .key = true, .held = true, .off = true},
        "withdrawn");
    row("the backup of a Node that stayed is dropped",
        {.asked = false, .backup = true},
        "withdrawn, leftovers");
    row("withdrawn while the Node goes: it is finished",
        {.asked = false,
         .key = true,
         .held = true,
         .off = true,
         .backup = true,
         .nodePatch = R"({"metadata":{"deletionTimestamp":"2026-01-10T12:00:00Z"}})"},
        "3 going");
    row("withdrawn after the Node was deleted: it is finished",
        {.asked = false, .key = true, .held = true, .off = true, .node = false, .backup = true},
        "4");
    row("also when the key is missing", {.asked = false, .node = false, .backup = true}, "6");
    row("and the new Node gets its labels",
        {.asked = false, .backup = true, .nodePatch = R"({"metadata":{"labels":null}})"},
        "7 restore");
    row("withdrawn after the mark: it is finished",
        {.asked = false, .marked = true, .node = false, .backup = true},
        "6");
}

void TestAnnotationRemediation::theFlowGoesStepByStep()
{
    QFETCH(Stage, stage);
    QFETCH(QString, row);
    const RemediationDecision decision = decideAnnotationRemediation(viewOf(stage), now);
    reached.insert(decision.row);
    QCOMPARE(QString::fromUtf8(decision.row), row);
    QVERIFY(!decision.reason.empty());
    QCOMPARE(decision.warning,
             std::string_view(decision.row) == "1 blocked"
                 || std::string_view(decision.row) == "6 timed out");
}

void TestAnnotationRemediation::theRequestIsHardAndWeRemoveOnlyOurs()
{
    const RemediationDecision ask = decideAnnotationRemediation(viewOf({}), now);
    QVERIFY(ask.step == RemediationStep::PatchHost);
    const Json asked = {{"metadata", {{"annotations", {{key, "{\"mode\":\"hard\"}"}}}}}};
    QVERIFY(ask.patch.json() == asked);
    const RemediationDecision release =
        decideAnnotationRemediation(viewOf({.asked = false, .key = true}), now);
    QVERIFY(release.step == RemediationStep::PatchHost);
    const Json released = {{"metadata", {{"annotations", {{key, nullptr}}}}}};
    QVERIFY(release.patch.json() == released);
}

void TestAnnotationRemediation::theBackupHoldsEverything()
{
    const RemediationDecision decision =
        decideAnnotationRemediation(viewOf({.key = true, .held = true, .off = true}), now);
    QVERIFY(decision.step == RemediationStep::PatchMachine);
    const Json kept = {{"metadata",
                        {{"annotations",
                          {{remediation::labelsBackup, R"({"zone":"a"})"},
                           {remediation::annotationsBackup, R"({"n":"1"})"}}}}}};
    QVERIFY(decision.patch.json() == kept);
}

void TestAnnotationRemediation::theDeadlineIsTheHealthChecks()
{
    const RemediationDecision decision = decideAnnotationRemediation(viewOf({.marked = true,
                                                                             .key = true,
                                                                             .held = true,
                                                                             .off = true,
                                                                             .node = false,
                                                                             .timeout = 10min}),
                                                                     now);
    const Json stored = {
        {"metadata",
         {{"annotations",
           {{"remediation.metal3.io/power-on-will-timeout-at", "2026-01-10T12:10:00Z"}}}}}};
    QVERIFY(decision.patch.json() == stored);
}

void TestAnnotationRemediation::theNewNodeKeepsItsOwnValues()
{
    const RemediationDecision decision = decideAnnotationRemediation(
        viewOf({.marked = true,
                .backup = true,
                .nodePatch = R"({"metadata":{"labels":{"zone":"b"},"annotations":{"n":null}}})"}),
        now);
    QVERIFY(decision.step == RemediationStep::PatchNode);
    const Json lacked = {{"metadata", {{"annotations", {{"n", "1"}}}}}};
    QVERIFY(decision.patch.json() == lacked);
}

void TestAnnotationRemediation::aTornBackupRestoresNothing()
{
    AnnotationRemediationView view = viewOf({.marked = true, .backup = true});
    Json machine = view.machine.json();
    Json &notes = machine["metadata"]["annotations"];
    notes[remediation::labelsBackup] = "{\"zone\":";
    notes[remediation::annotationsBackup] = "[1]";
    view.machine = Object(machine);
    const RemediationDecision decision = decideAnnotationRemediation(view, now);
    QCOMPARE(decision.row, "7");
}

/// Over every combination of what can be seen: the order of facts/reboot.md 6.3.
void TestAnnotationRemediation::theNodeGoesOnlyWhileHeldAndTheKeyOnlyAfterTheNode()
{
    const char *going = R"({"metadata":{"deletionTimestamp":"2026-01-10T12:00:00Z"}})";
    int deletes = 0;
    int releases = 0;
    for (int bits = 0; bits < 512; ++bits) {
        const auto bit = [bits](int n) { return (bits >> n & 1) != 0; };
        const Stage stage{.asked = bit(0),
                          .marked = bit(1),
                          .key = bit(2),
                          .held = bit(3),
                          .off = bit(4),
                          .node = bit(5),
                          .backup = bit(6),
                          .deadline = bit(7) ? "2026-01-10T12:10:00Z" : nullptr,
                          .nodePatch = bit(8) ? going : "{}",
                          .timeout = 10min};
        const RemediationDecision decision = decideAnnotationRemediation(viewOf(stage), now);
        QVERIFY(decision.step != RemediationStep::DeleteMachine);
        if (decision.step == RemediationStep::DeleteNode) {
            ++deletes;
            QVERIFY(stage.key && stage.held && stage.off && stage.node);
            QVERIFY(stage.marked || stage.backup);
        }
        if (decision.step != RemediationStep::PatchHost)
            continue;
        if (decision.patch.at("/metadata/annotations").front().is_null()) {
            ++releases;
            const bool untouched = !stage.asked && !stage.marked && !(stage.node && bit(8));
            QVERIFY(untouched || (stage.marked && !stage.node && stage.deadline));
        } else {
            QVERIFY(stage.asked && !stage.marked && !stage.key);
        }
    }
    QVERIFY(deletes > 0 && releases > 0);
}

void TestAnnotationRemediation::theStartupTimeoutIsThatOfTheHealthCheck_data()
{
    QTest::addColumn<QByteArray>("checks");
    QTest::addColumn<int>("minutes");
    const auto row = [](const char *title, const char *checks, int minutes) {
        QTest::newRow(title) << QByteArray(checks) << minutes;
    };
    row("without one it is twenty minutes", "[]", 20);
    row("the one that selects the Machine counts",
        R"([{"metadata":{"namespace":"ns"},"spec":{"selector":{"matchLabels":{"x":"y"}},"nodeStartupTimeout":"5m"}},
            {"metadata":{"namespace":"ns"},"spec":{"selector":{},"nodeStartupTimeout":"7m"}}])",
        7);
    row("one of another namespace does not",
        R"([{"metadata":{"namespace":"other"},"spec":{"selector":{},"nodeStartupTimeout":"7m"}}])",
        20);
    row("zero is no limit to go by",
        R"([{"metadata":{"namespace":"ns"},"spec":{"selector":{},"nodeStartupTimeout":"0"}}])",
        20);
}

void TestAnnotationRemediation::theStartupTimeoutIsThatOfTheHealthCheck()
{
    QFETCH(QByteArray, checks);
    QFETCH(int, minutes);
    std::vector<Object> list;
    for (const Json &check : Json::parse(checks.toStdString()))
        list.emplace_back(check);
    QVERIFY(startupTimeoutFor(metalMachine(), list) == std::chrono::minutes(minutes));
}

void TestAnnotationRemediation::aMachineWithoutAHostSaysSo()
{
    AnnotationRemediationView view = viewOf({});
    view.host = {};
    const RemediationDecision decision = decideAnnotationRemediation(view, now);
    QCOMPARE(decision.row, "1 blocked");
    QCOMPARE(decision.reason.text(),
             std::string("the remediation cannot continue: the Machine has no BareMetalHost"));
}

void TestAnnotationRemediation::theTroubleOfTheHostIsTold()
{
    const RemediationDecision decision = decideAnnotationRemediation(
        viewOf({.key = true, .host = R"({"status":{"errorMessage":"no answer"}})"}), now);
    QCOMPARE(decision.reason.text(),
             std::string("waiting until the host is confirmed to be held off: no answer"));
}

void TestAnnotationRemediation::everyRowIsNamedOnceAndReached()
{
    std::vector<std::string> rows = annotationRemediationRows();
    std::sort(rows.begin(), rows.end());
    QVERIFY(std::adjacent_find(rows.begin(), rows.end()) == rows.end());
    for (const std::string &row : rows)
        QVERIFY2(reached.contains(row), row.c_str());
}

} // namespace tst_annotationremediation

HP_TEST(tst_annotationremediation, TestAnnotationRemediation)
#include "tst_annotationremediation.moc"
