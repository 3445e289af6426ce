// SPDX-License-Identifier: Apache-2.0
#include "model/base/JsonTree.h"
#include "model/messages/ClusterApi.h"
#include "model/rules/capi/CapiCase.h"
#include "model/rules/capi/CapiOverride.h"
#include "model/rules/capi/CapiWhy.h"
#include "model/rules/override/Preview.h"
#include "tests/model/rules/capi/CapiCases.h"
#include "tests/model/rules/capi/CapiWorld.h"
#include "tests/support/runner/Runner.h"

#include <QTest>

#include <algorithm>
#include <array>
#include <memory>
#include <nlohmann/json.hpp>
#include <random>
#include <set>

namespace tst_capiwhy {

using namespace hp;
using namespace hp::capi;
using test::capiNow;

class TestCapiWhy : public QObject
{
    Q_OBJECT
private slots:
    void everyRowIsSaid_data();
    void everyRowIsSaid();
    void theOlderVersionSaysTheSame_data() { everyRowIsSaid_data(); }
    void theOlderVersionSaysTheSame();
    void everyNumberIsThere();
    void aHookMaySayAnything_data();
    void aHookMaySayAnything();
    void whateverTheObjectsHold_data();
    void whateverTheObjectsHold();
    void aHookWithoutAnOwnerHasOneByItsName_data();
    void aHookWithoutAnOwnerHasOneByItsName();
    void whatAMachineWithoutAHostWaitsFor();
    void twoDeletedMembersSayWhatMustNotBeDone();
    void aCheckThatWouldReplaceMostIsNotLetLoose_data();
    void aCheckThatWouldReplaceMostIsNotLetLoose();
    void aHookThatWaitsForEtcdIsNotToBeRemoved_data();
    void aHookThatWaitsForEtcdIsNotToBeRemoved();
    void whatIsSaidOfADeletionCameAfterIt_data();
    void whatIsSaidOfADeletionCameAfterIt();
    void aBudgetOfAnOperatorIsLeftToIt_data();
    void aBudgetOfAnOperatorIsLeftToIt();
    void aProviderSaysMoreThanThatItWaits_data();
    void aProviderSaysMoreThanThatItWaits();
    void aProviderIdIsSetWhole();
    void whatHelpsWhereNobodyReplaces_data();
    void whatHelpsWhereNobodyReplaces();
    void aNodeIsNotLinkedWhereItsClusterIsNotReached_data();
    void aNodeIsNotLinkedWhereItsClusterIsNotReached();
    void theHookOfK3sGoesByItsValue();
    void whatReplacesAMachineThatFailed_data();
    void whatReplacesAMachineThatFailed();
    void theClusterOfANewMachineMayBeOnItsWay_data();
    void theClusterOfANewMachineMayBeOnItsWay();
    void whatIsDeferredHasNotBegun_data();
    void whatIsDeferredHasNotBegun();
    void aLateHookIsJudgedByItsPast();
    void nothingIsSaidOfNothing();
    void aClusterThatNobodyLooksIntoIsSaid();
};

namespace {

int rankOf(const std::string &kind)
{
    constexpr std::array order{"wait", "owner", "ask", "fix", "override", "expert"};
    return static_cast<int>(std::ranges::find(order, kind) - order.begin());
}

/// The same object as v1beta1 has it.
Json older(Json object)
{
    const std::string version = object.value("apiVersion", "");
    if (version != "cluster.x-k8s.io/v1beta2")
        return object;
    object["apiVersion"] = "cluster.x-k8s.io/v1beta1";
    Json &status = object["status"];
    if (status.is_object() && status.contains("conditions")) {
        status["v1beta2"]["conditions"] = status["conditions"];
        status.erase("conditions");
    }
    if (status.is_object() && status.contains("initialization")) {
        const Json flags = status["initialization"];
        status["bootstrapReady"] = flags.value("bootstrapDataSecretCreated", false);
        status["infrastructureReady"] = flags.value("infrastructureProvisioned", false);
        status.erase("initialization");
    }
    Json &spec = object["spec"];
    if (spec.is_object() && spec.contains("remediation")) {
        spec["maxUnhealthy"] = spec["remediation"]["triggerIf"]["unhealthyLessThanOrEqualTo"];
        spec.erase("remediation");
    }
    return object;
}

/// Nothing of Cluster API and nobody else has a finalizer on it.
bool isAtRest(const Object &machine)
{
    const Json &finalizers = machine.at("/metadata/finalizers");
    return !finalizers.is_array()
        || std::ranges::none_of(finalizers, [](const Json &one) { return one.is_string(); });
}

/// What must be true of every view, whatever is in it.
void mustHold(const CapiView &view)
{
    const auto held = holdsOf(view, capiNow);
    const auto why = whyStuck(view, held, capiNow);
    if (view.machine.isDeleting() && !isAtRest(view.machine))
        QVERIFY2(bool(why), view.machine.bytes().c_str());
    if (why) {
        const std::string sentence = why->sentence.sentence();
        QVERIFY2(!sentence.empty() && sentence.size() <= 160, sentence.c_str());
        QVERIFY(!why->rule.empty() && !why->waitingAt.empty());
        QVERIFY2(!why->exits.empty(), why->rule.c_str());
        // What is done to one of several whose names begin alike is done to the right one.
        for (const holds::Exit &exit : why->exits) {
            const std::string text = exit.text.text();
            const bool isAct = exit.kind == "override" || exit.kind == "expert";
            QVERIFY2(!isAct || text.find("\u2026") == std::string::npos, text.c_str());
        }
    }
    for (const auto action : {CapiAction::ReleaseHook,
                              CapiAction::SkipDrain,
                              CapiAction::SkipVolumes,
                              CapiAction::LimitDrain,
                              CapiAction::Mark,
                              CapiAction::Remediate,
                              CapiAction::CancelRemediation,
                              CapiAction::SkipRemediation,
                              CapiAction::AllowRemediation,
                              CapiAction::RestoreDrain,
                              CapiAction::RestoreVolumeWait,
                              CapiAction::Pause,
                              CapiAction::Resume,
                              CapiAction::PauseCluster,
                              CapiAction::ResumeCluster,
                              CapiAction::Delete}) {
        CapiRequest request;
        request.action = action;
        const auto hooks = annotationHooks(view.machine);
        if (!hooks.empty()) {
            request.hook = hooks.front().key;
            request.owner = hooks.front().owner;
        }
        const OverrideAdvice advice = overrideAdvice(request, view, capiNow);
        QVERIFY2(advice.refusal.empty() == (advice.write.form != CapiWrite::Form::None),
                 capi::toString(action));
    }
    overrides::OverrideView whole;
    whole.machine = view.machine;
    whole.capi = std::make_shared<const CapiView>(view);
    whole.node = view.node;
    whole.nodeKnown = bool(view.node);
    whole.host = view.host;
    for (const overrides::ActionInfo &info : overrides::actions()) {
        overrides::OverrideRequest request;
        request.action = info.action;
        const auto hooks = annotationHooks(view.machine);
        if (!hooks.empty()) {
            request.point = hooks.front().point;
            request.hook = {hooks.front().name, hooks.front().owner};
        }
        const overrides::Preview preview = overrides::previewOf(request, whole, capiNow);
        QVERIFY2(preview.refusal.empty() != preview.patch.body.empty(), info.id);
        QVERIFY2(!preview.consequence.empty(), info.id);
    }
}

Json junk(std::mt19937 &random)
{
    switch (random() % 12) {
    case 0:
        return nullptr;
    case 1:
        return true;
    case 2:
        return -1;
    case 3:
        return 18446744073709551615ULL;
    case 4:
        return 1e300;
    case 5:
        return "";
    case 6:
        return "T\n\x01 * Pod : \xc3\xa4";
    case 7:
        return std::string(10000, 'x');
    case 8:
        return Json::array({nullptr, 1, Json::object(), Json::array()});
    case 9:
        return Json::object({{"", nullptr}, {"name", Json::array()}});
    case 10:
        return "2026-01-10T11:50:00Z";
    default:
        return Json::array();
    }
}

/// Every place of a tree.
void placesIn(Json &json, std::vector<Json *> &places)
{
    places.push_back(&json);
    if (!json.is_structured())
        return;
    for (Json &child : json)
        placesIn(child, places);
}

} // namespace

void TestCapiWhy::everyRowIsSaid_data()
{
    QTest::addColumn<int>("index");
    int index = 0;
    for (const test::CapiCaseRow &row : test::capiCaseRows())
        QTest::addRow("%d: %s", row.number, row.name) << index++;
}

void TestCapiWhy::everyRowIsSaid()
{
    QFETCH(const int, index);
    const test::CapiCaseRow &row = test::capiCaseRows()[static_cast<std::size_t>(index)];
    const CapiView view = test::capiViewOf(row.objects, row.machine);
    const auto why = whyStuck(view, capiNow);
    QVERIFY(bool(why));
    QCOMPARE(QString::fromStdString(why->sentence.sentence()), QString::fromUtf8(row.sentence));
    QCOMPARE(QString::fromStdString(why->rule), QString::fromUtf8(row.rule));
    QVERIFY(!why->facts.empty() && why->facts.size() <= 3);
    QVERIFY(!view.machine || why->facts.size() == 3);
    for (const holds::StuckFact &fact : why->facts) {
        const std::string text = fact.text.text();
        QVERIFY2(!fact.source.empty(), text.c_str());
        QVERIFY2(!text.ends_with(':'), text.c_str());
        QVERIFY2(text.find(" needs 1 healthy pods") == std::string::npos, text.c_str());
    }
    QVERIFY(!why->next.empty());
    QVERIFY(std::ranges::is_sorted(
        why->exits, {}, [](const holds::Exit &exit) { return rankOf(exit.kind); }));
    mustHold(view);
}

void TestCapiWhy::theOlderVersionSaysTheSame()
{
    QFETCH(const int, index);
    const test::CapiCaseRow &row = test::capiCaseRows()[static_cast<std::size_t>(index)];
    std::vector<Object> objects;
    for (const Json &one : parseJson(row.objects))
        objects.emplace_back(older(one));
    const auto why = whyStuck(test::capiViewOf(objects, row.machine), capiNow);
    QVERIFY(bool(why));
    QCOMPARE(QString::fromStdString(why->rule), QString::fromUtf8(row.rule));
    QCOMPARE(QString::fromStdString(why->sentence.sentence()), QString::fromUtf8(row.sentence));
}

void TestCapiWhy::everyNumberIsThere()
{
    std::set<int> numbers;
    std::set<std::string> rules;
    const auto known = capiRows();
    for (const test::CapiCaseRow &row : test::capiCaseRows()) {
        numbers.insert(row.number);
        rules.insert(row.rule);
        QVERIFY2(std::ranges::find(known, row.rule) != known.end(), row.rule);
    }
    QCOMPARE(numbers.size(), std::size_t(45));
    QCOMPARE(*numbers.begin(), 1);
    QCOMPARE(*numbers.rbegin(), 45);
}

void TestCapiWhy::aHookMaySayAnything_data()
{
    QTest::addColumn<QByteArray>("suffix");
    QTest::addColumn<QByteArray>("owner");
    QTest::newRow("an owner") << QByteArray("/a") << QByteArray("x");
    QTest::newRow("no owner") << QByteArray("/a") << QByteArray("");
    QTest::newRow("10 kB of owner") << QByteArray("/a") << QByteArray(10000, 'o');
    QTest::newRow("control characters") << QByteArray("/a") << QByteArray("a\n\x01\x7f\tb");
    QTest::newRow("no UTF-8") << QByteArray("/a") << QByteArray("\xff\xfe");
    QTest::newRow("a place of a message") << QByteArray("/%1") << QByteArray("%2 %3");
    QTest::newRow("the bare prefix") << QByteArray("") << QByteArray("x");
    QTest::newRow("a slash alone") << QByteArray("/") << QByteArray("");
    QTest::newRow("no slash") << QByteArray("foo") << QByteArray("x");
    QTest::newRow("a name of 10 kB") << QByteArray("/") + QByteArray(10000, 'n') << QByteArray("x");
    QTest::newRow("what a pointer escapes") << QByteArray("/a~b/c") << QByteArray("x");
}

void TestCapiWhy::aHookMaySayAnything()
{
    QFETCH(const QByteArray, suffix);
    QFETCH(const QByteArray, owner);
    for (const std::string prefix : {preDrainPrefix, preTerminatePrefix}) {
        const std::string key = prefix + suffix.toStdString();
        const Json machine = {{"apiVersion", "cluster.x-k8s.io/v1beta2"},
                              {"kind", "Machine"},
                              {"metadata",
                               {{"name", "m"},
                                {"uid", "u"},
                                {"annotations", {{key, owner.toStdString()}}},
                                {"finalizers", {finalizer}},
                                {"deletionTimestamp", "2026-01-10T11:00:00Z"}}},
                              {"status",
                               {{"nodeRef", {{"name", "n"}}},
                                {"conditions",
                                 Json::array({{{"type", "Deleting"},
                                               {"status", "True"},
                                               {"reason", "WaitingForPreTerminateHook"}}})}}}};
        CapiView view;
        view.machine = Object(machine);
        mustHold(view);
        const auto held = holdsOf(view, capiNow);
        QCOMPARE(held.size(), std::size_t(1));
        QVERIFY(holds::isHolding(held.front().state));
        QCOMPARE(held.front().owner.raw, owner.toStdString());
        CapiRequest request;
        request.hook = key;
        request.owner = owner.toStdString();
        const OverrideAdvice advice = overrideAdvice(request, view, capiNow);
        QVERIFY(advice.refusal.empty());
        const Json steps = parseJson(advice.write.body);
        QCOMPARE(steps.size(), std::size_t(3));
        if (QString::fromUtf8(owner).toUtf8() == owner) {
            QVERIFY(steps[1]["value"] == owner.toStdString());
            const Json patched = view.machine.json().patch(steps);
            QVERIFY(patched["metadata"]["annotations"].empty());
        }
    }
}

void TestCapiWhy::whateverTheObjectsHold_data()
{
    QTest::addColumn<int>("index");
    int index = 0;
    for (const test::CapiCaseRow &row : test::capiCaseRows())
        QTest::addRow("%d: %s", row.number, row.name) << index++;
}

void TestCapiWhy::whateverTheObjectsHold()
{
    QFETCH(const int, index);
    const test::CapiCaseRow &row = test::capiCaseRows()[static_cast<std::size_t>(index)];
    std::mt19937 random(static_cast<unsigned>(index) + 1);
    const Json whole = parseJson(row.objects);
    for (int round = 0; round < 60; ++round) {
        Json objects = whole;
        const auto changes = 1 + random() % 6;
        for (std::size_t i = 0; i < changes; ++i) {
            std::vector<Json *> places;
            for (Json &object : objects)
                placesIn(object, places);
            if (!places.empty())
                *places[random() % places.size()] = junk(random);
        }
        std::vector<Object> list;
        for (const Json &one : objects) {
            if (one.is_object())
                list.emplace_back(one);
        }
        mustHold(test::capiViewOf(list, row.machine));
        if (QTest::currentTestFailed())
            return;
    }
}

void TestCapiWhy::aHookWithoutAnOwnerHasOneByItsName_data()
{
    QTest::addColumn<QByteArray>("name");
    QTest::addColumn<QByteArray>("owner");
    QTest::addColumn<QByteArray>("controlPlane");
    QTest::addColumn<QByteArray>("shown");
    const auto row = [](const char *tag,
                        const char *name,
                        const char *owner,
                        const char *plane,
                        const char *shown) {
        QTest::newRow(tag) << QByteArray(name) << QByteArray(owner) << QByteArray(plane)
                           << QByteArray(shown);
    };
    row("that of a control plane", "kcp-cleanup", "", "KubeadmControlPlane", "KubeadmControlPlane");
    row("that of another control plane", "kcp-cleanup", "", "K0sControlPlane", "K0sControlPlane");
    row("one of a provider", "rke2-cleanup", "", "RKE2ControlPlane", "RKE2ControlPlane");
    row("its value goes before", "kcp-cleanup", "somebody", "KubeadmControlPlane", "somebody");
    row("nobody is known", "backup", "", "KubeadmControlPlane", "");
}

/// For people alone: the override still tests the value that the annotation has.
void TestCapiWhy::aHookWithoutAnOwnerHasOneByItsName()
{
    QFETCH(const QByteArray, name);
    QFETCH(const QByteArray, owner);
    QFETCH(const QByteArray, controlPlane);
    QFETCH(const QByteArray, shown);
    const std::string key = preTerminatePrefix + ("/" + name.toStdString());
    overrides::OverrideView whole;
    whole.machine = Object(Json{{"apiVersion", "cluster.x-k8s.io/v1beta2"},
                                {"kind", "Machine"},
                                {"metadata",
                                 {{"name", "m"},
                                  {"uid", "u"},
                                  {"resourceVersion", "7"},
                                  {"annotations", {{key, owner.toStdString()}}},
                                  {"finalizers", {finalizer}}}}});
    CapiView view;
    view.machine = whole.machine;
    view.controlPlane = Object(Json{{"kind", controlPlane.toStdString()}});
    whole.capi = std::make_shared<const CapiView>(view);
    const auto held = holdsOf(view, capiNow);
    QCOMPARE(held.size(), std::size_t(1));
    QCOMPARE(held.front().owner.raw, owner.toStdString());
    QCOMPARE(held.front().owner.shown(), shown.toStdString());
    overrides::OverrideRequest request;
    request.action = overrides::Action::RemoveHook;
    request.point = machine::HookPoint::PreTerminate;
    for (const std::string &named : {owner.toStdString(), shown.toStdString()}) {
        request.hook = {name.toStdString(), named};
        const overrides::Preview preview = overrides::previewOf(request, whole, capiNow);
        QVERIFY2(preview.refusal.empty(), preview.refusal.text().c_str());
        QVERIFY2(preview.patch.body.find(Json(owner.toStdString()).dump()) != std::string::npos,
                 preview.patch.body.c_str());
    }
    request.hook = {name.toStdString(), "somebody else"};
    QVERIFY(!overrides::previewOf(request, whole, capiNow).refusal.empty());
}

void TestCapiWhy::whatAMachineWithoutAHostWaitsFor()
{
    for (const test::CapiCaseRow &row : test::capiCaseRows()) {
        if (row.number != 30 && row.number != 31)
            continue;
        const auto why = whyStuck(test::capiViewOf(row.objects, row.machine), capiNow);
        QVERIFY(bool(why));
        QCOMPARE(why->hold, std::string("BareMetalHost"));
    }
}

void TestCapiWhy::aCheckThatWouldReplaceMostIsNotLetLoose_data()
{
    QTest::addColumn<QByteArray>("unhealthy");
    QTest::addColumn<bool>("isOffered");
    QTest::newRow("two of five") << QByteArray("unhealthy: 2,") << true;
    QTest::newRow("three of five") << QByteArray("unhealthy: 3,") << false;
}

void TestCapiWhy::aCheckThatWouldReplaceMostIsNotLetLoose()
{
    QFETCH(const QByteArray, unhealthy);
    QFETCH(const bool, isOffered);
    const auto &rows = test::capiCaseRows();
    const auto row = std::ranges::find(
        rows, std::string_view("the repair is stopped"), &test::CapiCaseRow::name);
    QVERIFY(row != rows.end());
    std::string objects = row->objects;
    const std::string known = "unhealthy: 3,";
    const std::size_t at = objects.find(known);
    QVERIFY(at != std::string::npos);
    objects.replace(at, known.size(), unhealthy.toStdString());
    const auto why = whyStuck(test::capiViewOf(objects, row->machine), capiNow);
    QVERIFY(bool(why));
    QCOMPARE(why->rule, std::string("repair stopped"));
    const bool isThere = std::ranges::any_of(why->exits, [](const holds::Exit &exit) {
        return exit.text.text() == "raise maxUnhealthy of mhc";
    });
    QCOMPARE(isThere, isOffered);
}

/// An RKE2ControlPlane takes the member out first; of two servers that stays, and is half of them.
void TestCapiWhy::aHookThatWaitsForEtcdIsNotToBeRemoved_data()
{
    QTest::addColumn<QByteArray>("hook");
    QTest::addColumn<QByteArray>("others");
    QTest::addColumn<bool>("isClusterGoing");
    QTest::addColumn<bool>("isOffered");
    const auto row =
        [](const char *tag, const char *hook, const char *others, bool isGoing, bool isOffered) {
            QTest::newRow(tag) << QByteArray(hook) << QByteArray(others) << isGoing << isOffered;
        };
    row("nobody reports on members", "rke2-cleanup", "??", false, false);
    row("two stay of three", "rke2-cleanup", "TT", false, true);
    row("one stays of two", "rke2-cleanup", "T", false, false);
    row("another is sick", "rke2-cleanup", "TF", false, false);
    row("the whole cluster goes", "rke2-cleanup", "??", true, true);
    row("that of k3s, and nobody reports on members", "k3s", "??", false, false);
    row("that of Talos, and nobody reports on members", "tcp-cleanup", "??", false, false);
    row("a hook of somebody else, and nobody reports on members", "backup", "??", false, false);
    row("a hook of somebody else, and the member is out already", "backup", "hh", false, true);
    row("a hook of somebody else while two stay of three", "backup", "TT", false, true);
    row("a hook of somebody else while one stays of two", "backup", "T", false, false);
    row("one before the drain, and nobody reports on members", "drain:backup", "??", false, false);
    row("one before the drain beside a sick member", "drain:backup", "TF", false, false);
    row("one before the drain while two stay of three", "drain:backup", "TT", false, true);
    row("a hook of somebody else beside a sick member", "backup", "TF", false, false);
    row("one without a name", "", "TT", false, true);
    row("one without a name beside a sick member", "", "TF", false, false);
}

void TestCapiWhy::aHookThatWaitsForEtcdIsNotToBeRemoved()
{
    QFETCH(const QByteArray, hook);
    QFETCH(const QByteArray, others);
    QFETCH(const bool, isClusterGoing);
    QFETCH(const bool, isOffered);
    const auto machine = [](const std::string &name, char healthy) {
        Json json = {{"apiVersion", "cluster.x-k8s.io/v1beta2"},
                     {"kind", "Machine"},
                     {"metadata",
                      {{"name", name},
                       {"namespace", "n"},
                       {"labels", {{clusterLabel, "c"}, {controlPlaneLabel, ""}}},
                       {"finalizers", {finalizer}}}},
                     {"spec", {{"clusterName", "c"}}},
                     {"status", {{"nodeRef", {{"name", name}}}, {"conditions", Json::array()}}}};
        if (healthy == 'h')
            json["metadata"]["annotations"][preTerminatePrefix + ('/' + std::string(rke2Hook))] =
                "";
        else if (healthy != '?')
            json["status"]["conditions"].push_back({{"type", "EtcdMemberHealthy"},
                                                    {"status", healthy == 'T' ? "True" : "False"},
                                                    {"reason", "Etcd"}});
        return json;
    };
    CapiView view;
    Json going = machine("m", others.front());
    going["metadata"]["deletionTimestamp"] = "2026-01-10T11:40:00Z";
    const bool isBeforeDrain = hook.startsWith("drain:");
    const std::string name = isBeforeDrain ? hook.mid(6).toStdString() : hook.toStdString();
    const std::string key =
        std::string(isBeforeDrain ? preDrainPrefix : preTerminatePrefix) + '/' + name;
    going["metadata"]["annotations"] = {{key, "somebody"}};
    going["status"]["conditions"].push_back(
        {{"type", "Deleting"},
         {"status", "True"},
         {"reason", isBeforeDrain ? "WaitingForPreDrainHook" : "WaitingForPreTerminateHook"},
         {"lastTransitionTime", "2026-01-10T11:45:00Z"}});
    view.machine = Object(std::move(going));
    for (const char healthy : others)
        view.controlPlaneMachines.emplace_back(
            machine("o" + std::to_string(view.controlPlaneMachines.size()), healthy));
    view.controlPlane = Object(Json{{"kind", "RKE2ControlPlane"}, {"metadata", {{"name", "cp"}}}});
    Json cluster = {{"apiVersion", "cluster.x-k8s.io/v1beta2"},
                    {"kind", "Cluster"},
                    {"metadata", {{"name", "c"}, {"namespace", "n"}}}};
    if (isClusterGoing)
        cluster["metadata"]["deletionTimestamp"] = "2026-01-10T11:30:00Z";
    view.cluster = Object(std::move(cluster));
    const auto why = whyStuck(view, capiNow);
    QVERIFY(bool(why));
    QCOMPARE(why->hold, hook.isEmpty() ? key : name);
    const bool isThere = std::ranges::any_of(
        why->exits, [](const holds::Exit &exit) { return exit.kind == "override"; });
    QCOMPARE(isThere, isOffered);
}

/// A machine whose server was never made keeps the reason for that while it is deleted.
void TestCapiWhy::whatIsSaidOfADeletionCameAfterIt_data()
{
    QTest::addColumn<QByteArray>("since");
    QTest::addColumn<QString>("sentence");
    QTest::newRow("since it was asked for")
        << QByteArray("2026-01-10T11:21:00Z")
        << "AWSMachine m is not deleted yet: quota exceeded. 40 m, late; allowed 30 m.";
    QTest::newRow("of before") << QByteArray("2026-01-10T09:00:00Z")
                               << "AWSMachine m is not deleted yet. 40 m, late; allowed 30 m.";
}

void TestCapiWhy::whatIsSaidOfADeletionCameAfterIt()
{
    QFETCH(const QByteArray, since);
    QFETCH(const QString, sentence);
    CapiView view;
    view.machine = Object(Json{
        {"apiVersion", "cluster.x-k8s.io/v1beta2"},
        {"kind", "Machine"},
        {"metadata",
         {{"name", "m"},
          {"namespace", "n"},
          {"creationTimestamp", "2026-01-10T08:00:00Z"},
          {"deletionTimestamp", "2026-01-10T11:20:00Z"},
          {"finalizers", {finalizer}}}},
        {"spec",
         {{"clusterName", "c"}, {"infrastructureRef", {{"kind", "AWSMachine"}, {"name", "m"}}}}},
        {"status",
         {{"conditions",
           Json::array({{{"type", "Deleting"},
                         {"status", "True"},
                         {"reason", "WaitingForInfrastructureDeletion"},
                         {"lastTransitionTime", "2026-01-10T11:20:00Z"}},
                        {{"type", "InfrastructureReady"},
                         {"status", "False"},
                         {"reason", "Failed"},
                         {"message", "quota exceeded"},
                         {"lastTransitionTime", since.toStdString()}}})}}}});
    const auto why = whyStuck(view, capiNow);
    QVERIFY(bool(why));
    QCOMPARE(why->rule, std::string("infrastructure not deleted"));
    const QString said = QString::fromStdString(why->sentence.sentence());
    QVERIFY2(said.startsWith(sentence), qPrintable(said));
}

void TestCapiWhy::aBudgetOfAnOperatorIsLeftToIt_data()
{
    QTest::addColumn<QByteArray>("owners");
    QTest::addColumn<bool>("isOfOperator");
    QTest::newRow("of people") << QByteArray("[]") << false;
    QTest::newRow("of an operator")
        << QByteArray(R"([{"kind": "CephCluster", "name": "ocs", "controller": true}])") << true;
}

/// It alone knows whether another of its pods may go, and puts its budget back.
void TestCapiWhy::aBudgetOfAnOperatorIsLeftToIt()
{
    QFETCH(const QByteArray, owners);
    QFETCH(const bool, isOfOperator);
    const auto &rows = test::capiCaseRows();
    const auto row =
        std::ranges::find(rows, std::string_view("a budget"), &test::CapiCaseRow::name);
    QVERIFY(row != rows.end());
    CapiView view = test::capiViewOf(row->objects, row->machine);
    const auto lines = drainLinesOf(deletionOf(view).message);
    QVERIFY(!lines.empty() && !lines.front().pods.empty());
    view.budgets = {Object(Json{{"kind", "PodDisruptionBudget"},
                                {"metadata",
                                 {{"name", lines.front().budget},
                                  {"namespace", lines.front().pods.front().ns},
                                  {"ownerReferences", Json::parse(owners.toStdString())}}}})};
    const auto why = whyStuck(view, capiNow);
    QVERIFY(bool(why));
    QCOMPARE(why->rule, std::string("budget refuses"));
    const auto isThere = [&why](const auto &is) { return std::ranges::any_of(why->exits, is); };
    QCOMPARE(isThere([](const holds::Exit &exit) { return exit.kind == "override"; }),
             !isOfOperator);
    QCOMPARE(isThere([](const holds::Exit &exit) { return exit.kind == "fix"; }), !isOfOperator);
    QCOMPARE(
        isThere([](const holds::Exit &exit) { return exit.text.text() == "view CephCluster ocs"; }),
        isOfOperator);
}

/// What goes wrong may stand behind what waits for it.
void TestCapiWhy::aProviderSaysMoreThanThatItWaits_data()
{
    QTest::addColumn<QByteArray>("message");
    QTest::addColumn<QByteArray>("words");
    const auto row = [](const char *tag, const char *message, const char *words) {
        QTest::newRow(tag) << QByteArray(message) << QByteArray(words);
    };
    row("an error behind a wait", "* A: Waiting for B\n* B: no quota", "B: no quota");
    row("an error of Azure behind a wait",
        "* A: Waiting for B\n* B: failed: Code=\"Locked\" Message=\"It is\nlocked.\"",
        "Locked: It is\nlocked.");
    row("an error of Azure behind another one",
        "* A: no quota\n* B: failed: Code=\"Locked\" Message=\"It is locked.\"",
        "A: no quota");
    row("nothing but waits", "* A: Waiting for B\n* B: Waiting for C", "A: Waiting for B");
    row("no list", "failed: Code=\"Locked\" Message=\"It is locked.\"", "Locked: It is locked.");
}

void TestCapiWhy::aProviderSaysMoreThanThatItWaits()
{
    QFETCH(const QByteArray, message);
    QFETCH(const QByteArray, words);
    QCOMPARE(QByteArray::fromStdString(wordsOfProvider(message.toStdString())), words);
}

/// Those of Azure are long, and nobody corrects one that is set.
void TestCapiWhy::aProviderIdIsSetWhole()
{
    const std::string id = "azure:///subscriptions/" + std::string(36, 's')
        + "/resourceGroups/prod-germany-west-central/providers/Microsoft.Compute/virtualMachines/"
        + "prod-md-0-x7k2q";
    const auto &rows = test::capiCaseRows();
    const auto row = std::ranges::find(rows,
                                       std::string_view("a Node with its address joined without a "
                                                        "provider id"),
                                       &test::CapiCaseRow::name);
    QVERIFY(row != rows.end());
    std::string objects = row->objects;
    const std::string known = "aws:///z/i-m1";
    for (std::size_t at = objects.find(known); at != std::string::npos;
         at = objects.find(known, at + id.size()))
        objects.replace(at, known.size(), id);
    const auto why = whyStuck(test::capiViewOf(objects, row->machine), capiNow);
    QVERIFY(bool(why));
    QCOMPARE(why->exits.back().kind, std::string("expert"));
    const std::string text = why->exits.back().text.text();
    QVERIFY2(text.ends_with("set spec.providerID of Node ip-10-0-0-7 to " + id), text.c_str());
}

void TestCapiWhy::whatHelpsWhereNobodyReplaces_data()
{
    QTest::addColumn<QByteArray>("name");
    QTest::addColumn<QString>("exits");
    const auto row = [](const char *name, const char *exits) {
        QTest::newRow(name) << QByteArray(name) << QString::fromLatin1(exits);
    };
    row("nobody owns it",
        "wait: waiting does not help: nothing happens automatically\n"
        "fix: delete the machine and create another yourself; nothing replaces it\n");
    row("its set is paused",
        "wait: wait: whoever paused it resumes it\n"
        "ask: check first that no move of the cluster is in progress\n"
        "override: end the pause of MachineSet ms\n");
    row("its control plane does not answer",
        "wait: wait: the controllers try again\n"
        "owner: view TalosControlPlane t\n"
        "fix: check the kubelet of cp1\n");
    row("another one of its control plane goes first",
        "wait: wait: it is next after cp2\n"
        "owner: view cp2\n");
    row("another one of its control plane goes first, and it says so",
        "wait: wait: it is next after cp2\n"
        "owner: view cp2\n");
    row("it and the machine to come wait for each other",
        "wait: waiting does not help: nothing happens automatically\n"
        "owner: check the kubelet of cp1\n"
        "fix: delete the machine; its KubeadmControlPlane creates a new one\n");
    row("a member that never started stops the join of another machine",
        "owner: check the console of the instance: boot, network, certificates\n"
        "expert: check with etcdctl for a member that never started, which stops every join; "
        "remove only that one\n");
}

/// Nobody is sent to wait for what does not come.
void TestCapiWhy::whatHelpsWhereNobodyReplaces()
{
    QFETCH(const QByteArray, name);
    QFETCH(const QString, exits);
    const auto &rows = test::capiCaseRows();
    const auto row =
        std::ranges::find(rows, std::string_view(name.constData()), &test::CapiCaseRow::name);
    QVERIFY(row != rows.end());
    const auto why = whyStuck(test::capiViewOf(row->objects, row->machine), capiNow);
    QVERIFY(bool(why));
    std::string said;
    for (const holds::Exit &exit : why->exits)
        said += exit.kind + ": " + exit.text.text() + '\n';
    QCOMPARE(QString::fromStdString(said), exits);
}

void TestCapiWhy::aNodeIsNotLinkedWhereItsClusterIsNotReached_data()
{
    QTest::addColumn<QByteArray>("probe");
    QTest::addColumn<QString>("exit");
    QTest::newRow("Cluster API is down")
        << QByteArray("True")
        << "check that the controllers of Cluster API run and watch this machine";
    QTest::newRow("Cluster API does not reach it")
        << QByteArray("False")
        << "restore the API of cluster c1: its control plane, its network, its kubeconfig Secret";
}

void TestCapiWhy::aNodeIsNotLinkedWhereItsClusterIsNotReached()
{
    QFETCH(const QByteArray, probe);
    QFETCH(const QString, exit);
    const auto &rows = test::capiCaseRows();
    const auto row =
        std::ranges::find(rows,
                          std::string_view("a Node with its provider id, which Cluster API has not "
                                           "seen"),
                          &test::CapiCaseRow::name);
    QVERIFY(row != rows.end());
    CapiView view = test::capiViewOf(row->objects, row->machine);
    view.cluster =
        Object(Json{{"apiVersion", "cluster.x-k8s.io/v1beta2"},
                    {"kind", "Cluster"},
                    {"metadata", {{"name", "c1"}, {"namespace", "default"}}},
                    {"status",
                     {{"conditions",
                       Json::array({{{"type", "RemoteConnectionProbe"},
                                     {"status", probe.toStdString()},
                                     {"reason", "Probe"},
                                     {"lastTransitionTime", "2026-01-10T11:30:00Z"}}})}}}});
    const auto why = whyStuck(view, capiNow);
    QVERIFY(bool(why));
    QCOMPARE(QString::fromStdString(why->exits.back().text.text()), exit);
}

/// Its key is the bare prefix of all hooks, and the override tests the value.
void TestCapiWhy::theHookOfK3sGoesByItsValue()
{
    overrides::OverrideView whole;
    whole.machine = Object(Json{{"apiVersion", "cluster.x-k8s.io/v1beta2"},
                                {"kind", "Machine"},
                                {"metadata",
                                 {{"name", "m"},
                                  {"uid", "u"},
                                  {"resourceVersion", "7"},
                                  {"annotations", {{preTerminatePrefix, k3sHook}}},
                                  {"finalizers", {finalizer}}}}});
    CapiView view;
    view.machine = whole.machine;
    whole.capi = std::make_shared<const CapiView>(view);
    const auto hooks = annotationHooks(view.machine);
    QCOMPARE(hooks.size(), std::size_t(1));
    QVERIFY(!hooks.front().nameless);
    QCOMPARE(hooks.front().key, std::string(preTerminatePrefix));
    const auto held = holdsOf(view, capiNow);
    QCOMPARE(held.size(), std::size_t(1));
    QCOMPARE(held.front().name, std::string(k3sHook));
    QCOMPARE(held.front().owner.shown(), std::string("KThreesControlPlane"));
    overrides::OverrideRequest request;
    request.action = overrides::Action::RemoveHook;
    request.point = machine::HookPoint::PreTerminate;
    request.hook = {k3sHook, "KThreesControlPlane"};
    const overrides::Preview preview = overrides::previewOf(request, whole, capiNow);
    QVERIFY2(preview.refusal.empty(), preview.refusal.text().c_str());
    QVERIFY2(preview.patch.body.find(Json(k3sHook).dump()) != std::string::npos,
             preview.patch.body.c_str());
}

/// Deleting it is no way out where etcd would lose its quorum, nor is all of a pool for one
/// machine.
void TestCapiWhy::whatReplacesAMachineThatFailed_data()
{
    QTest::addColumn<QByteArray>("kind");
    QTest::addColumn<QByteArray>("owner");
    QTest::addColumn<bool>("hasNode");
    QTest::addColumn<QByteArray>("others");
    QTest::addColumn<QString>("fix");
    const auto row = [](const char *tag,
                        const char *kind,
                        const char *owner,
                        bool hasNode,
                        const char *others,
                        const char *fix) {
        QTest::newRow(tag) << QByteArray(kind) << QByteArray(owner) << hasNode << QByteArray(others)
                           << QString::fromLatin1(fix);
    };
    const char *plane = "KubeadmControlPlane";
    const char *heal = "restore another control plane machine first; do not delete this one";
    const char *byPlane = "delete the machine; its KubeadmControlPlane creates a new one";
    row("one of a set",
        "Machine",
        "MachineSet",
        true,
        "",
        "delete the machine; its MachineSet creates a new one");
    row("one of nobody",
        "Machine",
        "",
        true,
        "",
        "delete the machine and create another yourself; nothing replaces it");
    row("a pool", "MachinePool", "", true, "", "fix what it reports");
    row("one of a control plane that can do without it", "Machine", plane, true, "TT", byPlane);
    row("another member of etcd is sick", "Machine", plane, true, "TF", heal);
    row("the last of its control plane", "Machine", plane, true, "", heal);
    row("the first of a control plane, which never came up", "Machine", plane, false, "", byPlane);
    row("one that never joined beside a sick member", "Machine", plane, false, "TF", byPlane);
    const char *talos = "TalosControlPlane";
    row("one of Talos, which reports on no members, with a Node that is not well",
        "Machine",
        talos,
        true,
        "nx",
        heal);
    row("one of Talos whose other Nodes are well",
        "Machine",
        talos,
        true,
        "nn",
        "delete the machine; its TalosControlPlane creates a new one");
    row("one of two of Talos", "Machine", talos, true, "n", heal);
}

void TestCapiWhy::whatReplacesAMachineThatFailed()
{
    QFETCH(const QByteArray, kind);
    QFETCH(const QByteArray, owner);
    QFETCH(const bool, hasNode);
    QFETCH(const QByteArray, others);
    QFETCH(const QString, fix);
    const bool isPlane = owner.endsWith("ControlPlane");
    const auto machine = [&](const std::string &name) {
        Json json = {{"apiVersion", "cluster.x-k8s.io/v1beta2"},
                     {"kind", kind.toStdString()},
                     {"metadata",
                      {{"name", name},
                       {"namespace", "n"},
                       {"uid", name},
                       {"labels", {{clusterLabel, "c"}}},
                       {"finalizers", {finalizer}}}},
                     {"spec", {{"clusterName", "c"}}},
                     {"status", Json::object()}};
        if (isPlane)
            json["metadata"]["labels"][controlPlaneLabel] = "";
        if (!owner.isEmpty())
            json["metadata"]["ownerReferences"] = Json::array({{{"apiVersion", "a/v1"},
                                                                {"kind", owner.toStdString()},
                                                                {"name", "o"},
                                                                {"uid", "o"},
                                                                {"controller", true}}});
        return json;
    };
    CapiView view;
    Json failed = machine("m");
    failed["status"]["deprecated"]["v1beta1"] = {{"failureReason", "CreateError"},
                                                 {"failureMessage", "no capacity"}};
    if (hasNode)
        failed["status"]["nodeRef"]["name"] = "m";
    view.machine = Object(std::move(failed));
    for (const char healthy : others) {
        Json other = machine("o" + std::to_string(view.controlPlaneMachines.size()));
        const bool isMember = healthy == 'T' || healthy == 'F';
        other["status"] = {
            {"nodeRef", {{"name", other["metadata"]["name"]}}},
            {"conditions",
             Json::array({{{"type", isMember ? "EtcdMemberHealthy" : "NodeHealthy"},
                           {"status", healthy == 'T' || healthy == 'n' ? "True" : "False"},
                           {"reason", "Etcd"}}})}};
        view.controlPlaneMachines.emplace_back(std::move(other));
    }
    const auto why = whyStuck(view, capiNow);
    QVERIFY(bool(why));
    QCOMPARE(why->rule, std::string("machine failed"));
    QCOMPARE(why->exits.back().kind, std::string("fix"));
    QCOMPARE(QString::fromStdString(why->exits.back().text.text()), fix);
}

void TestCapiWhy::twoDeletedMembersSayWhatMustNotBeDone()
{
    const auto &rows = test::capiCaseRows();
    const auto row = std::ranges::find_if(rows, [](const test::CapiCaseRow &one) {
        return one.rule == std::string_view("deleted together");
    });
    QVERIFY(row != rows.end());
    const auto why = whyStuck(test::capiViewOf(row->objects, row->machine), capiNow);
    QVERIFY(bool(why));
    std::vector<std::string> exits;
    for (const holds::Exit &exit : why->exits)
        exits.push_back(exit.kind + ": " + exit.text.text());
    const std::vector<std::string> expected{
        "wait: waiting does not help: nothing happens automatically",
        "expert: check with etcdctl that all members are healthy, remove the member of cp1 there, "
        "then its hook with kubectl",
        "expert: remove no other hook and no other etcd member before cp1 is gone: etcd would lose "
        "its quorum"};
    QVERIFY2(exits == expected, exits.empty() ? "none" : exits.back().c_str());
}

void TestCapiWhy::theClusterOfANewMachineMayBeOnItsWay_data()
{
    QTest::addColumn<QByteArray>("created");
    QTest::addColumn<bool>("isSaid");
    QTest::newRow("a minute ago") << QByteArray("2026-01-10T11:59:00Z") << false;
    QTest::newRow("three minutes ago") << QByteArray("2026-01-10T11:57:00Z") << true;
}

void TestCapiWhy::theClusterOfANewMachineMayBeOnItsWay()
{
    QFETCH(const QByteArray, created);
    QFETCH(const bool, isSaid);
    const auto &rows = test::capiCaseRows();
    const auto row = std::ranges::find_if(rows, [](const test::CapiCaseRow &one) {
        return one.rule == std::string_view("cluster gone");
    });
    QVERIFY(row != rows.end());
    CapiView view = test::capiViewOf(row->objects, row->machine);
    Json machine = view.machine.json();
    machine["metadata"]["creationTimestamp"] = created.toStdString();
    machine["metadata"].erase("deletionTimestamp");
    view.machine = Object(std::move(machine));
    const auto why = whyStuck(view, capiNow);
    QCOMPARE(why && why->rule == "cluster gone", isSaid);
}

void TestCapiWhy::whatIsDeferredHasNotBegun_data()
{
    QTest::addColumn<QByteArray>("version");
    QTest::addColumn<QByteArray>("part");
    QTest::addColumn<bool>("isSaid");
    QTest::newRow("its MachineDeployment has the version of before")
        << QByteArray("v1.31.2") << QByteArray("md-0") << true;
    QTest::newRow("its MachineDeployment is upgraded already")
        << QByteArray("v1.32.0") << QByteArray("md-0") << false;
    QTest::newRow("the topology has it no more")
        << QByteArray("v1.31.2") << QByteArray("md-gone") << false;
}

void TestCapiWhy::whatIsDeferredHasNotBegun()
{
    QFETCH(const QByteArray, version);
    QFETCH(const QByteArray, part);
    QFETCH(const bool, isSaid);
    CapiView view;
    view.machine = Object(
        Json{{"apiVersion", "cluster.x-k8s.io/v1beta2"},
             {"kind", "Machine"},
             {"metadata",
              {{"name", "m"},
               {"namespace", "n"},
               {"labels", {{"topology.cluster.x-k8s.io/deployment-name", part.toStdString()}}}}},
             {"spec", {{"clusterName", "c"}, {"version", "v1.31.2"}}},
             {"status", {{"phase", "Running"}, {"nodeRef", {{"name", "n1"}}}}}});
    view.cluster = Object(Json::parse(R"({"apiVersion": "cluster.x-k8s.io/v1beta2",
        "kind": "Cluster", "metadata": {"name": "c", "namespace": "n"},
        "spec": {"topology": {"version": "v1.32.0", "workers": {"machineDeployments": [{"name": "md-0",
            "metadata": {"annotations": {"topology.cluster.x-k8s.io/hold-upgrade-sequence": ""}}}]}}}})"));
    view.deployment =
        Object(Json{{"apiVersion", "cluster.x-k8s.io/v1beta2"},
                    {"kind", "MachineDeployment"},
                    {"metadata", {{"name", "md"}, {"namespace", "n"}}},
                    {"spec", {{"template", {{"spec", {{"version", version.toStdString()}}}}}}}});
    const auto why = whyStuck(view, capiNow);
    QCOMPARE(why && why->rule == "upgrade deferred", isSaid);
}

void TestCapiWhy::aLateHookIsJudgedByItsPast()
{
    using namespace std::chrono_literals;
    const test::CapiCaseRow &row = test::capiCaseRows().front();
    CapiView view = test::capiViewOf(row.objects, row.machine);
    auto site = std::make_shared<holds::SiteView>();
    holds::BaselineKey asked;
    site->baselines = [&asked](const holds::BaselineKey &key) {
        asked = key;
        return std::optional(holds::Baseline{1min, 2min, 20});
    };
    view.site = site;
    const auto held = holdsOf(view, capiNow);
    QCOMPARE(held.size(), std::size_t(1));
    QCOMPARE(holds::toString(held.front().state), "Late");
    QCOMPARE(asked, (holds::BaselineKey{"preDrain", "backup", "velero", "worker"}));
    const auto why = whyStuck(view, capiNow);
    QCOMPARE(why->rule, std::string("hook late"));
}

void TestCapiWhy::nothingIsSaidOfNothing()
{
    CapiView view;
    QVERIFY(!whyStuck(view, capiNow));
    QVERIFY(holdsOf(view, capiNow).empty());
    QVERIFY(!overrideAdvice({}, view, capiNow).refusal.empty());
}

/// The budget that stops a drain, with what is not seen of the cluster that both are in.
void TestCapiWhy::aClusterThatNobodyLooksIntoIsSaid()
{
    const auto rows = test::capiCaseRows();
    const auto row =
        std::ranges::find_if(rows, [](const test::CapiCaseRow &one) { return one.number == 10; });
    CapiView view = test::capiViewOf(std::string(row->objects));
    view.node = {};
    view.isElsewhere = true;
    view.workloadUnseen = say::capiSecretIsForbidden("default/c1-kubeconfig");
    view.workloadUnseenSince = capiNow - std::chrono::minutes(3);
    auto why = whyStuck(view, capiNow);
    QCOMPARE(
        why->sentence.sentence(),
        std::string("Draining n1: pod shop/db-0 is refused by budget db (needs 3, has 3). 5 m. "
                    "Cannot see into cluster c1, so this is what Cluster API reports."));
    const auto fact = std::ranges::find_if(why->facts, [](const holds::StuckFact &one) {
        return one.text.text().starts_with("cannot see into");
    });
    QVERIFY(fact != why->facts.end());
    QCOMPARE(fact->text.text(),
             std::string("cannot see into cluster c1: Holdpoint is not allowed to read Secret "
                         "default/c1-kubeconfig"));
    QVERIFY(fact->at == capiNow - std::chrono::minutes(3));
    // Where there is no room for all of it, it is said in short.
    Json longer = view.machine.json();
    longer["status"]["nodeRef"]["name"] = "worker-of-the-cluster-in-the-north-12";
    view.machine = Object(longer);
    why = whyStuck(view, capiNow);
    QVERIFY2(why->sentence.sentence().ends_with("5 m. Cannot see into cluster c1."),
             why->sentence.sentence().c_str());
    // It does not answer: what is not readable is what counts.
    view.workloadReadable = false;
    view.workloadUnreadSince = capiNow - std::chrono::minutes(3);
    why = whyStuck(view, capiNow);
    QVERIFY2(why->sentence.sentence().ends_with("Cluster c1 has not been readable for 3 m."),
             why->sentence.sentence().c_str());
    // It is seen again.
    view.workloadReadable = true;
    view.workloadUnseen = {};
    why = whyStuck(view, capiNow);
    QVERIFY(why->sentence.sentence().find("annot see") == std::string::npos);
}

} // namespace tst_capiwhy

HP_TEST(tst_capiwhy, TestCapiWhy)
#include "tst_capiwhy.moc"
