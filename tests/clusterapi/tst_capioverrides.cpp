// SPDX-License-Identifier: Apache-2.0
#include "model/live/OverrideRow.h"
#include "model/live/RowJson.h"
#include "tests/clusterapi/CapiSite.h"
#include "tests/support/runner/Runner.h"

#include <QTest>

#include <algorithm>
#include <functional>
#include <nlohmann/json.hpp>
#include <string>
#include <vector>

namespace tst_capioverrides {

using namespace hp;
using namespace std::chrono_literals;
using namespace hp::test;

namespace {

const std::string planes = "controlplane.cluster.x-k8s.io";
const char *const reason = "the storage team agreed, OPS-42";

/// Changes the objects of a row before they are stored.
using Prepare = std::function<void(Json &machine, Json &cluster)>;

Json hookArguments(const std::string &machine, const std::string &hook, const std::string &owner)
{
    return {{"action", "remove-hook"},
            {"machine", machine},
            {"point", "preDrain"},
            {"hook", hook},
            {"owner", owner}};
}

/// What a machine reports while its drain is refused.
Json blockedDrain()
{
    return condition("Deleting",
                     "True",
                     "DrainingNode",
                     "Drain not completed yet (started at 2026-01-10T11:50:00Z):\n"
                     "* Pod shop/cart-0: cannot evict pod as it would violate the pod's "
                     "disruption budget. The disruption budget cart needs 2 healthy pods "
                     "and has 2 currently");
}

Json heldMachine(const std::string &name, const std::string &version = "v1beta2")
{
    Json held =
        CapiSite::deleting(name, version, condition("Deleting", "True", "WaitingForPreDrainHook"));
    held["metadata"]["annotations"][drainHook + "longhorn"] = "storage-team";
    return held;
}

Json cluster(const std::string &version)
{
    return {{"apiVersion", capiCore + '/' + version},
            {"kind", "Cluster"},
            {"metadata", {{"name", "prod"}, {"namespace", "capi"}}},
            {"spec",
             {{"controlPlaneRef",
               {{"apiGroup", planes}, {"kind", "KubeadmControlPlane"}, {"name", "prod-cp"}}}}}};
}

/// A machine of the control plane, whose member of etcd is healthy or not.
Json planeMachine(const std::string &name,
                  const char *healthy,
                  bool isDeleting,
                  const std::string &version = "v1beta2")
{
    Json machine = isDeleting ? CapiSite::deleting(
                       name, version, condition("Deleting", "True", "WaitingForPreTerminateHook"))
                              : CapiSite::machine(name, version);
    Json &status = machine["status"];
    (version == "v1beta1" ? status["v1beta2"] : status)["conditions"].push_back(
        condition("EtcdMemberHealthy", healthy, "Etcd"));
    machine["metadata"]["labels"] = {{capiCore + "/cluster-name", "prod"},
                                     {capiCore + "/control-plane", ""},
                                     {capiCore + "/control-plane-name", "prod-cp"}};
    machine["metadata"]["annotations"][endHook + "kcp-cleanup"] = "";
    return machine;
}

} // namespace

/// Overrides of machines of Cluster API, on a whole backend, by the commands of any client.
class TestCapiOverrides : public QObject, private CapiSite
{
    Q_OBJECT
private slots:
    void init() { open(); }
    void cleanup() { close(); }

    void aHookIsRemoved_data();
    void aHookIsRemoved();
    void whatIsDoneIsObserved_data();
    void whatIsDoneIsObserved();
    void theReviewSaysWhatComesOfIt_data();
    void theReviewSaysWhatComesOfIt();
    void aControlPlaneKeepsItsHook_data();
    void aControlPlaneKeepsItsHook();
    void whatChangedIsNotSent_data();
    void whatChangedIsNotSent();
    void namesakesAreToldApart();
    void whatWasDoneIsGreenBehindIt();
    void aHostIsCheckedWithItsMachine();
    void onlyClusterApiHasSome();

private:
    void world(const std::string &version, Prepare prepare = {});
    [[nodiscard]] live::OverrideRow review(const Json &arguments);
    [[nodiscard]] live::OverrideRow overrideRow(const std::string &id)
    {
        return live::fromJson<live::OverrideRow>(m_site->row("overrides", id));
    }
    [[nodiscard]] Object object(const char *word, const std::string &version, const char *name)
    {
        const auto found = m_site->get({&kind(capiCore + '/' + version, word), {"capi", name}});
        return found ? *found : Object();
    }
    [[nodiscard]] static std::string lightOf(const live::OverrideRow &row, const char *check);
};

/// A cluster with a deployment, its set and one of its machines, "worker".
void TestCapiOverrides::world(const std::string &version, Prepare prepare)
{
    defineAll(version);
    define(definition(planes, "KubeadmControlPlane", "kubeadmcontrolplanes", {"v1beta2"}));
    define(definition(capiCore, "MachineHealthCheck", "machinehealthchecks", {version}));
    const auto owner = [&version](const char *word, const char *name) {
        return Json{{"apiVersion", capiCore + '/' + version},
                    {"kind", word},
                    {"metadata", {{"name", name}, {"namespace", "capi"}}},
                    {"spec", {{"template", {{"spec", Json::object()}}}}}};
    };
    put(owner("MachineDeployment", "md-0"));
    Json set = owner("MachineSet", "md-0-abc");
    set["spec"]["template"]["metadata"]["annotations"][drainHook + "templated"] = "storage-team";
    put(set);
    put({{"apiVersion", planes + "/v1beta2"},
         {"kind", "KubeadmControlPlane"},
         {"metadata", {{"name", "prod-cp"}, {"namespace", "capi"}}},
         {"spec", {{"replicas", 3}}}});
    Json worker = heldMachine("worker", version);
    worker["metadata"]["ownerReferences"] =
        Json::array({{{"apiVersion", capiCore + '/' + version},
                      {"kind", "MachineSet"},
                      {"name", "md-0-abc"},
                      {"uid", object("MachineSet", version, "md-0-abc").uid()},
                      {"controller", true}}});
    Json prod = cluster(version);
    if (prepare)
        prepare(worker, prod);
    put(prod);
    put(worker);
    put(planeMachine("cp-0", "True", false, version));
    m_site->advance(1min);
}

live::OverrideRow TestCapiOverrides::review(const Json &arguments)
{
    const auto asked = m_site->command("override.preview", arguments);
    if (!asked)
        return {};
    return overrideRow(live::fromJson<live::OverrideRow>(*asked).id);
}

std::string TestCapiOverrides::lightOf(const live::OverrideRow &row, const char *check)
{
    const auto found =
        std::ranges::find_if(row.checks, [check](const auto &one) { return one.id == check; });
    return found == row.checks.end()         ? std::string()
        : found->light == live::Light::Red   ? "red"
        : found->light == live::Light::Green ? "green"
                                             : "unknown";
}

void TestCapiOverrides::aHookIsRemoved_data()
{
    QTest::addColumn<QString>("version");
    QTest::newRow("a cluster that serves v1beta2") << "v1beta2";
    QTest::newRow("a cluster that serves v1beta1 alone") << "v1beta1";
}

void TestCapiOverrides::aHookIsRemoved()
{
    QFETCH(const QString, version);
    const std::string in = version.toStdString();
    world(in, [](Json &machine, Json &) {
        machine["metadata"]["annotations"][drainHook + "velero"] = "backup";
    });
    const Json arguments = hookArguments("capi/worker", "longhorn", "storage-team");
    const live::OverrideRow row = review(arguments);
    QVERIFY2(row.refusal.empty(), row.refusal.text.c_str());
    QCOMPARE(row.kind, std::string("Machine"));
    QCOMPARE(row.object, std::string("capi/worker"));
    QCOMPARE(row.uid, object("Machine", in, "worker").uid());
    const Json patch = Json::parse(row.patch);
    const std::string path =
        "/metadata/annotations/pre-drain.delete.hook.machine.cluster.x-k8s.io~1longhorn";
    QVERIFY(patch[1] == (Json{{"op", "test"}, {"path", path}, {"value", "storage-team"}}));
    QVERIFY(patch[2] == (Json{{"op", "remove"}, {"path", path}}));
    QVERIFY2(row.kubectl.starts_with("kubectl patch machines.cluster.x-k8s.io worker -n capi"),
             row.kubectl.c_str());
    QCOMPARE(row.next.text, std::string("1 more hook waits at this point."));
    QCOMPARE(row.dryRun.state, std::string("accepted"));

    const auto done = m_site->carryOut(arguments, reason, "worker");
    QVERIFY2(done.has_value(), done ? "" : done.error().message.c_str());
    const Object after = object("Machine", in, "worker");
    QVERIFY(!after.annotation(drainHook + "longhorn"));
    QCOMPARE(after.annotation(drainHook + "velero").value_or(""), std::string("backup"));
    m_site->advance(1s);
    QCOMPARE(at(fleet("worker"), "/hold"), std::string("velero"));

    const Json audit = *m_site->view("audit");
    std::string results;
    for (const auto &[key, entry] : audit.items()) {
        if (at(entry, "/content/action") != "remove-hook")
            continue;
        QCOMPARE(at(entry, "/content/apiVersion"), capiCore + '/' + in);
        QCOMPARE(at(entry, "/content/owner"), std::string("storage-team"));
        results += at(entry, "/content/phase") + at(entry, "/content/result") + ' ';
    }
    QVERIFY2(results.find("sent") != std::string::npos
                 && results.find("observed") != std::string::npos,
             results.c_str());
    const auto events = m_site->list({&cluster::kinds::event(), "capi"});
    QVERIFY(events.has_value());
    QVERIFY(std::ranges::any_of(events->items, [&in](const Object &event) {
        return event.text("/reason") == "HookOverridden"
            && event.text("/involvedObject/apiVersion") == capiCore + '/' + in;
    }));
}

void TestCapiOverrides::whatIsDoneIsObserved_data()
{
    QTest::addColumn<QString>("action");
    QTest::addColumn<QString>("version");
    QTest::addColumn<Prepare>("prepare");
    QTest::addColumn<QString>("word");
    QTest::addColumn<QString>("name");
    QTest::addColumn<QString>("place");
    QTest::addColumn<QString>("value");
    const auto annotation = [](const std::string &key) {
        std::string path = key;
        path.replace(path.find('/'), 1, "~1");
        return QString::fromStdString("/metadata/annotations/" + path);
    };
    const Prepare drains = [](Json &machine, Json &) {
        machine["metadata"]["annotations"] = Json::object();
        machine["status"]["conditions"] = Json::array({blockedDrain()});
    };
    const Prepare runs = [](Json &machine, Json &) {
        machine["metadata"].erase("deletionTimestamp");
        machine["metadata"]["annotations"] = Json::object();
    };
    const auto worker = QStringLiteral("Machine");
    QTest::newRow("a drain is skipped")
        << "skip-drain"
        << "v1beta2" << drains << worker << "worker"
        << annotation("machine.cluster.x-k8s.io/exclude-node-draining") << "true";
    QTest::newRow("the wait for volumes is skipped")
        << "skip-volumes"
        << "v1beta2" << drains << worker << "worker"
        << annotation("machine.cluster.x-k8s.io/exclude-wait-for-node-volume-detach") << "true";
    QTest::newRow("a limit is set where it is not overwritten")
        << "limit-drain"
        << "v1beta2" << drains << "MachineDeployment"
        << "md-0"
        << "/spec/template/spec/deletion/nodeDrainTimeoutSeconds"
        << "600";
    QTest::newRow("in the words of the older version")
        << "limit-drain"
        << "v1beta1" << Prepare([](Json &machine, Json &) {
               machine["metadata"]["annotations"] = Json::object();
           })
        << "MachineDeployment"
        << "md-0"
        << "/spec/template/spec/nodeDrainTimeout"
        << "10m0s";
    QTest::newRow("a machine without an owner has its limit itself")
        << "limit-drain"
        << "v1beta2" << Prepare([](Json &machine, Json &) {
               machine["metadata"]["annotations"] = Json::object();
               machine["metadata"].erase("ownerReferences");
           })
        << worker << "worker"
        << "/spec/deletion/nodeDrainTimeoutSeconds"
        << "600";
    QTest::newRow("a machine is marked for its set")
        << "mark-for-replacement"
        << "v1beta2" << runs << worker << "worker" << annotation("cluster.x-k8s.io/delete-machine")
        << "true";
    QTest::newRow("a machine is paused")
        << "pause-machine"
        << "v1beta2" << runs << worker << "worker" << annotation("cluster.x-k8s.io/paused") << "";
    QTest::newRow("and resumed")
        << "resume-machine"
        << "v1beta2" << Prepare([](Json &machine, Json &) {
               machine["metadata"]["annotations"]["cluster.x-k8s.io/paused"] = "by carl";
           })
        << worker << "worker" << annotation("cluster.x-k8s.io/paused") << "gone";
    const auto marked = [](const char *mark) {
        return Prepare([mark](Json &machine, Json &) {
            machine["metadata"].erase("deletionTimestamp");
            machine["metadata"]["annotations"][mark] = "by carl";
        });
    };
    QTest::newRow("a remediation is not wanted any more")
        << "cancel-remediation"
        << "v1beta2" << marked("cluster.x-k8s.io/remediate-machine") << worker << "worker"
        << annotation("cluster.x-k8s.io/remediate-machine") << "gone";
    QTest::newRow("a machine is left alone by its health check")
        << "skip-remediation"
        << "v1beta2" << runs << worker << "worker"
        << annotation("cluster.x-k8s.io/skip-remediation") << "true";
    QTest::newRow("and is not any more")
        << "allow-remediation"
        << "v1beta2" << marked("cluster.x-k8s.io/skip-remediation") << worker << "worker"
        << annotation("cluster.x-k8s.io/skip-remediation") << "gone";
    QTest::newRow("a drain is not skipped after all")
        << "restore-drain"
        << "v1beta2" << marked("machine.cluster.x-k8s.io/exclude-node-draining") << worker
        << "worker" << annotation("machine.cluster.x-k8s.io/exclude-node-draining") << "gone";
    QTest::newRow("volumes are waited for after all")
        << "restore-volume-wait"
        << "v1beta2" << marked("machine.cluster.x-k8s.io/exclude-wait-for-node-volume-detach")
        << worker << "worker"
        << annotation("machine.cluster.x-k8s.io/exclude-wait-for-node-volume-detach") << "gone";
    QTest::newRow("a cluster is paused") << "pause-cluster"
                                         << "v1beta2" << runs << "Cluster"
                                         << "prod"
                                         << "/spec/paused"
                                         << "true";
    const Prepare ofPausedCluster = [](Json &machine, Json &cluster) {
        machine["metadata"].erase("deletionTimestamp");
        cluster["spec"]["paused"] = true;
    };
    QTest::newRow("and resumed with all of its machines")
        << "resume-cluster"
        << "v1beta2" << ofPausedCluster << "Cluster"
        << "prod"
        << "/spec/paused"
        << "gone";
    QTest::newRow("the same in the older version") << "resume-cluster"
                                                   << "v1beta1" << ofPausedCluster << "Cluster"
                                                   << "prod"
                                                   << "/spec/paused"
                                                   << "gone";
    QTest::newRow("a remediation is requested")
        << "remediate-machine"
        << "v1beta2" << runs << worker << "worker"
        << annotation("cluster.x-k8s.io/remediate-machine") << "true";
}

void TestCapiOverrides::whatIsDoneIsObserved()
{
    QFETCH(const QString, action);
    QFETCH(const QString, version);
    QFETCH(const Prepare, prepare);
    QFETCH(const QString, word);
    QFETCH(const QString, name);
    QFETCH(const QString, place);
    QFETCH(const QString, value);
    const std::string in = version.toStdString();
    world(in, prepare);
    put({{"apiVersion", capiCore + '/' + in},
         {"kind", "MachineHealthCheck"},
         {"metadata", {{"name", "workers"}, {"namespace", "capi"}}},
         {"spec",
          {{"clusterName", "prod"},
           {"selector", {{"matchLabels", {{capiCore + "/set-name", "md-0-abc"}}}}}}}});
    m_site->advance(1s);
    const Json arguments{{"action", action.toStdString()}, {"machine", "capi/worker"}};
    const live::OverrideRow row = review(arguments);
    QVERIFY2(row.refusal.empty(), row.refusal.text.c_str());
    QCOMPARE(row.kind, word.toStdString());
    const auto done = m_site->carryOut(arguments, reason, name.toStdString());
    QVERIFY2(done.has_value(), done ? "" : done.error().message.c_str());
    const Object after = object(word.toUtf8().constData(), in, name.toUtf8().constData());
    const Json::json_pointer pointer(place.toStdString());
    const bool isThere = after.json().contains(pointer);
    QCOMPARE(isThere, value != QLatin1String("gone"));
    if (isThere)
        QCOMPARE(at(after.json(), place.toStdString()), value.toStdString());
    // It is not done twice.
    const live::OverrideRow again = review(arguments);
    QVERIFY2(!again.refusal.empty() || action == QLatin1String("limit-drain"),
             again.consequence.text.c_str());
}

void TestCapiOverrides::theReviewSaysWhatComesOfIt_data()
{
    QTest::addColumn<QByteArray>("arguments");
    QTest::addColumn<Prepare>("prepare");
    QTest::addColumn<QString>("refusal");
    QTest::addColumn<QString>("says");
    QTest::addColumn<QString>("red");
    QTest::addColumn<QString>("level");
    const QByteArray hook(R"({"action": "remove-hook", "point": "preDrain", "hook": "longhorn",
                              "owner": "storage-team", "machine": "capi/worker"})");
    const auto plain = [](const char *action) -> QByteArray {
        return QByteArray(R"({"machine": "capi/worker", "action": ")") + action + R"("})";
    };
    const Prepare asItIs = [](Json &, Json &) {};
    const Prepare drains = [](Json &machine, Json &) {
        machine["metadata"]["annotations"] = Json::object();
        machine["status"]["conditions"] = Json::array({blockedDrain()});
    };
    const Prepare atVolumes = [](Json &machine, Json &) {
        machine["metadata"]["annotations"] = Json::object();
        machine["status"]["conditions"] = Json::array(
            {condition("Deleting",
                       "True",
                       "WaitingForVolumeDetach",
                       "Waiting for Node volumes to be detached (started at "
                       "2026-01-10T11:50:00Z)\n* PersistentVolumeClaims: shop/data-0")});
    };
    const Prepare isPast = [](Json &machine, Json &) {
        machine["status"]["conditions"] =
            Json::array({condition("Deleting", "True", "WaitingForPreTerminateHook")});
    };
    const Prepare runs = [](Json &machine, Json &) {
        machine["metadata"].erase("deletionTimestamp");
    };
    const auto row = [](const char *name,
                        const QByteArray &arguments,
                        const Prepare &prepare,
                        const char *refusal,
                        const char *says,
                        const char *red,
                        const char *level) {
        QTest::newRow(name) << arguments << prepare << QString::fromLatin1(refusal)
                            << QString::fromLatin1(says) << QString::fromLatin1(red)
                            << QString::fromLatin1(level);
    };
    row("a hook of a machine that is being deleted",
        hook,
        asItIs,
        "",
        "Next: the node will be drained.",
        "",
        "G4");
    row("a hook of another owner",
        QByteArray(hook).replace("storage-team", "thief"),
        asItIs,
        "The preDrain hook longhorn has another owner now.",
        "",
        "",
        "");
    row("a hook that is not there",
        QByteArray(hook).replace("longhorn", "nothing"),
        asItIs,
        "The preDrain hook nothing no longer exists.",
        "",
        "",
        "");
    row("a point that Cluster API does not have",
        QByteArray(hook).replace("preDrain", "preCreate"),
        asItIs,
        "The preCreate hook longhorn no longer exists.",
        "",
        "",
        "");
    row(
        "a hook out of the template of the set, on a machine that stays",
        QByteArray(hook).replace("longhorn", "templated"),
        [](Json &machine, Json &) {
            machine["metadata"].erase("deletionTimestamp");
            machine["metadata"]["annotations"][drainHook + "templated"] = "storage-team";
        },
        "",
        "MachineSet md-0-abc sets this hook again.",
        "not-set-again",
        "G4");
    row(
        "its cluster is paused",
        hook,
        [](Json &, Json &cluster) { cluster["spec"]["paused"] = true; },
        "",
        "Cluster prod is paused, so nothing happens to its machines.",
        "not-paused",
        "G4");
    row("a drain that a budget refuses",
        plain("skip-drain"),
        drains,
        "",
        "Its pods are not evicted: they end with the server.",
        "budgets-met node-drained",
        "G4");
    row("a drain that is over",
        plain("skip-drain"),
        isPast,
        "The drain of worker is over.",
        "",
        "",
        "");
    row("a drain that nothing speeds up",
        plain("retry-drain"),
        drains,
        "Cluster API tries the drain of worker again every 20 s: there is nothing to speed up.",
        "",
        "",
        "");
    row("a Node of another cluster",
        plain("cordon"),
        drains,
        "Node node-worker belongs to cluster prod, which is not read here.",
        "",
        "",
        "");
    row("volumes that are attached to a server of unknown power",
        plain("skip-volumes"),
        atVolumes,
        "",
        "Only for a server that is powered off",
        "volumes-detached",
        "G4");
    row("a limit that reaches all",
        plain("limit-drain"),
        drains,
        "",
        "It applies to all machines of MachineDeployment md-0, those that are being deleted "
        "included.",
        "budgets-met",
        "G4");
    row(
        "a mark without anybody who reads it",
        plain("mark-for-replacement"),
        [runs](Json &machine, Json &cluster) {
            runs(machine, cluster);
            machine["metadata"].erase("ownerReferences");
        },
        "worker has no owner that scales in: the mark would change nothing.",
        "",
        "",
        "");
    row("a remediation that nobody carries out",
        plain("remediate-machine"),
        runs,
        "No MachineHealthCheck selects worker: nothing would happen.",
        "",
        "",
        "");
    row(
        "a remediation that is handed to somebody else than its owner",
        plain("remediate-machine"),
        [this, runs](Json &machine, Json &cluster) {
            runs(machine, cluster);
            machine["metadata"]["labels"]["pool"] = "workers";
            put({{"apiVersion", capiCore + "/v1beta2"},
                 {"kind", "MachineHealthCheck"},
                 {"metadata", {{"name", "workers"}, {"namespace", "capi"}}},
                 {"spec",
                  {{"clusterName", "prod"},
                   {"selector", {{"matchLabels", {{"pool", "workers"}}}}},
                   {"remediation",
                    {{"templateRef",
                      {{"apiVersion", capiProviders + "/v1beta1"},
                       {"kind", "Metal3RemediationTemplate"},
                       {"name", "reboot"}}}}}}}});
        },
        "",
        "Health check workers hands it to Metal3Remediation: its server may be powered off without "
        "a drain; remove the annotation afterwards.",
        "",
        "G4");
    row("a mark that is not there",
        plain("restore-drain"),
        asItIs,
        "machine.cluster.x-k8s.io/exclude-node-draining no longer exists.",
        "",
        "",
        "");
    row(
        "a drain that the controller does not do again",
        plain("restore-drain"),
        [isPast](Json &machine, Json &cluster) {
            isPast(machine, cluster);
            machine["metadata"]["annotations"]["machine.cluster.x-k8s.io/exclude-node-draining"] =
                "true";
            machine["status"]["deletion"]["waitForPreTerminateHookStartTime"] =
                "2026-01-10T11:50:00Z";
        },
        "The drain ends: the drain of worker is over.",
        "",
        "",
        "");
    row(
        "a machine that its health check gave up already",
        plain("skip-remediation"),
        [this, runs](Json &machine, Json &cluster) {
            runs(machine, cluster);
            machine["metadata"]["labels"]["pool"] = "workers";
            machine["status"]["conditions"] =
                Json::array({condition("OwnerRemediated", "False", "WaitingForRemediation")});
            put({{"apiVersion", capiCore + "/v1beta2"},
                 {"kind", "MachineHealthCheck"},
                 {"metadata", {{"name", "workers"}, {"namespace", "capi"}}},
                 {"spec",
                  {{"clusterName", "prod"},
                   {"selector", {{"matchLabels", {{"pool", "workers"}}}}}}}});
        },
        "",
        "Its owner is already asked to replace it, and this does not withdraw that.",
        "",
        "");
    row("a pause that is not there",
        plain("resume-machine"),
        runs,
        "The pause no longer exists.",
        "",
        "",
        "");
    row(
        "a pause of the whole cluster",
        plain("resume-machine"),
        [](Json &, Json &cluster) { cluster["spec"]["paused"] = true; },
        "Cluster prod is paused, so nothing happens to its machines.",
        "",
        "",
        "");
    row("a pause of a cluster",
        plain("pause-cluster"),
        asItIs,
        "",
        "Nothing happens to any of its machines until the pause ends: no deletion, no repair, no "
        "upgrade.",
        "",
        "G3");
    row("a cluster that is not paused",
        plain("resume-cluster"),
        asItIs,
        "The pause no longer exists.",
        "",
        "",
        "");
    row(
        "a pause of a cluster ends for all of its machines",
        plain("resume-cluster"),
        [](Json &, Json &cluster) { cluster["spec"]["paused"] = true; },
        "",
        "All of its machines continue immediately: what waits for deletion or repair is done.",
        "",
        "G4");
    row(
        "a cluster that is being moved",
        plain("resume-cluster"),
        [](Json &, Json &cluster) {
            cluster["spec"]["paused"] = true;
            cluster["metadata"]["annotations"]["clusterctl.cluster.x-k8s.io/delete-for-move"] = "";
        },
        "",
        "Check first that no move of the cluster is in progress.",
        "no-move",
        "G4");
    row("a finalizer is never removed",
        plain("strip-finalizer"),
        asItIs,
        "Holdpoint explains Remove finalizer and never does it.",
        "",
        "",
        "G5");
}

void TestCapiOverrides::theReviewSaysWhatComesOfIt()
{
    QFETCH(const QByteArray, arguments);
    QFETCH(const Prepare, prepare);
    QFETCH(const QString, refusal);
    QFETCH(const QString, says);
    QFETCH(const QString, red);
    QFETCH(const QString, level);
    world("v1beta2", prepare);
    const live::OverrideRow row = review(Json::parse(arguments.toStdString()));
    QCOMPARE(QString::fromStdString(row.refusal.text), refusal);
    QCOMPARE(row.patch.empty(), !refusal.isEmpty());
    const std::string all = row.consequence.text + ' ' + row.next.text;
    QVERIFY2(all.find(says.toStdString()) != std::string::npos, all.c_str());
    for (const QString &check : red.split(QLatin1Char(' '), Qt::SkipEmptyParts))
        QVERIFY2(lightOf(row, check.toUtf8().constData()) == "red", check.toUtf8().constData());
    if (!level.isEmpty())
        QCOMPARE(QString::fromStdString(row.level), level);
}

void TestCapiOverrides::aControlPlaneKeepsItsHook_data()
{
    QTest::addColumn<QStringList>("others");
    QTest::addColumn<bool>("deleting");
    QTest::addColumn<QString>("refusal");
    QTest::addColumn<QString>("owner");
    const QStringList healthy{QStringLiteral("True"), QStringLiteral("True")};
    QTest::newRow("its control plane would do it itself")
        << healthy << true << ""
        << "Control plane prod-cp moves etcd off it and then removes its hook";
    QTest::newRow("etcd would lose its quorum")
        << QStringList{QStringLiteral("True"), QStringLiteral("False")} << true
        << "Without it 1 of 3 etcd members would be healthy and vote, and 2 are needed."
        << "";
    QTest::newRow("its member is one of four, and nobody takes it out")
        << QStringList{QStringLiteral("True"), QStringLiteral("True"), QStringLiteral("False")}
        << true << "Without it 2 of 4 etcd members would be healthy and vote, and 3 are needed."
        << "";
    QTest::newRow("it is the last one")
        << QStringList{} << true
        << "cp-9 is the last machine of its control plane: the cluster would be lost."
        << "";
    QTest::newRow("it stays, and its hook comes back")
        << healthy << false << ""
        << "Control plane prod-cp moves etcd off it and then removes its hook";
}

void TestCapiOverrides::aControlPlaneKeepsItsHook()
{
    QFETCH(const QStringList, others);
    QFETCH(const bool, deleting);
    QFETCH(const QString, refusal);
    QFETCH(const QString, owner);
    defineAll("v1beta2");
    define(definition(planes, "KubeadmControlPlane", "kubeadmcontrolplanes", {"v1beta2"}));
    put(cluster("v1beta2"));
    put({{"apiVersion", planes + "/v1beta2"},
         {"kind", "KubeadmControlPlane"},
         {"metadata", {{"name", "prod-cp"}, {"namespace", "capi"}}},
         {"spec", {{"replicas", 3}}}});
    put(planeMachine("cp-9", "True", deleting));
    int number = 0;
    for (const QString &state : others)
        put(planeMachine("cp-" + std::to_string(number++), state.toUtf8().constData(), false));
    m_site->advance(1min);
    const live::OverrideRow row = review({{"action", "remove-hook"},
                                          {"machine", "capi/cp-9"},
                                          {"point", "preTerminate"},
                                          {"hook", "kcp-cleanup"},
                                          {"owner", ""}});
    QCOMPARE(QString::fromStdString(row.refusal.text), refusal);
    QCOMPARE(row.level, std::string("G4"));
    if (!refusal.isEmpty())
        return;
    QVERIFY(row.gates.secondPerson && row.gates.typeName);
    QVERIFY(row.consequence.text.find("Its etcd member is not removed") != std::string::npos);
    QCOMPARE(row.consequence.text.find("KubeadmControlPlane prod-cp sets this hook again")
                 == std::string::npos,
             deleting);
    QCOMPARE(lightOf(row, "owner-not-working"), std::string("red"));
    QCOMPARE(lightOf(row, "quorum-kept"), std::string("green"));
    QVERIFY(std::ranges::any_of(row.checks, [&owner](const auto &check) {
        return QString::fromStdString(check.evidence.text).compare(owner, Qt::CaseInsensitive) == 0;
    }));
}

void TestCapiOverrides::whatChangedIsNotSent_data()
{
    QTest::addColumn<QByteArray>("change");
    QTest::addColumn<QString>("outcome");
    QTest::newRow("the hook has another value")
        << QByteArray(R"({"metadata": {"annotations": {"%1": "thief"}}})")
        << "The preDrain hook longhorn has another owner now";
    QTest::newRow("its owner removed it")
        << QByteArray(R"({"metadata": {"annotations": {"%1": null}}})")
        << "The preDrain hook longhorn no longer exists";
    QTest::newRow("the machine is gone")
        << QByteArray(R"({"metadata": {"finalizers": []}})") << "There is no Machine to act on";
}

void TestCapiOverrides::whatChangedIsNotSent()
{
    QFETCH(QByteArray, change);
    QFETCH(const QString, outcome);
    world("v1beta2");
    live::OverrideRow row = review(hookArguments("capi/worker", "longhorn", "storage-team"));
    QVERIFY2(row.refusal.empty(), row.refusal.text.c_str());
    m_site->advance(std::chrono::milliseconds(row.gates.holdMilliseconds));
    const auto committed = m_site->command("override.commit",
                                           {{"id", row.id},
                                            {"digest", row.digest},
                                            {"reason", reason},
                                            {"name", "worker"},
                                            {"confirm", row.digits},
                                            {"breakGlass", true}});
    QVERIFY2(committed.has_value(), committed ? "" : committed.error().message.c_str());
    change.replace("%1", QByteArray::fromStdString(drainHook + "longhorn"));
    QVERIFY(m_site->patch({&kind(capiCore + "/v1beta2", "Machine"), {"capi", "worker"}},
                          Json::parse(change.toStdString())));
    QVERIFY(m_site->advanceUntil([&] { return overrideRow(row.id).isOver(); }, 5s));
    row = overrideRow(row.id);
    QVERIFY(row.state != live::OverrideState::Observed);
    QVERIFY(!row.sentAt);
    QVERIFY2(QString::fromStdString(row.outcome.text).contains(outcome), row.outcome.text.c_str());
}

void TestCapiOverrides::namesakesAreToldApart()
{
    world("v1beta2");
    QVERIFY(m_site->create(cluster::kinds::ns(), {{"metadata", {{"name", "other"}}}}));
    Json other = heldMachine("worker");
    other["metadata"]["namespace"] = "other";
    put(other);
    // One of the Machine API is shown in the place of one of Cluster API, and it is what is meant.
    put(heldMachine("twin"));
    const auto made = m_site->create(
        cluster::kinds::machine(),
        {{"metadata", {{"name", "twin"}, {"namespace", "capi"}}},
         {"spec",
          {{"providerSpec", {{"value", Json::object()}}},
           {"lifecycleHooks",
            {{"preDrain", Json::array({{{"name", "longhorn"}, {"owner", "storage-team"}}})}}}}}});
    QVERIFY2(made.has_value(), made ? "" : made.error().message.c_str());
    m_site->advance(1s);

    for (const char *machine : {"capi/worker", "capi/twin"}) {
        const auto done = m_site->carryOut(hookArguments(machine, "longhorn", "storage-team"),
                                           reason,
                                           std::string(machine).substr(5));
        QVERIFY2(done.has_value(), done ? "" : done.error().message.c_str());
    }
    QVERIFY(!object("Machine", "v1beta2", "worker").annotation(drainHook + "longhorn"));
    QVERIFY(object("Machine", "v1beta2", "twin").annotation(drainHook + "longhorn"));
    const auto left = m_site->get({&kind(capiCore + "/v1beta2", "Machine"), {"other", "worker"}});
    QVERIFY(left && left->annotation(drainHook + "longhorn"));
    const auto twin = m_site->get({&cluster::kinds::machine(), {"capi", "twin"}});
    QVERIFY(twin && twin->at("/spec/lifecycleHooks/preDrain").empty());
}

/// A controller of v1.14 writes down when the wait at preTerminate began, and does neither drain
/// nor volumes again: both were done before.
void TestCapiOverrides::whatWasDoneIsGreenBehindIt()
{
    world("v1beta2", [](Json &machine, Json &) {
        machine["metadata"]["annotations"] = {{endHook + "flush", "log-team"}};
        machine["status"]["deletion"] = {
            {"nodeDrainStartTime", "2026-01-10T11:50:00Z"},
            {"waitForPreTerminateHookStartTime", "2026-01-10T11:55:00Z"}};
        machine["status"]["conditions"] =
            Json::array({condition("Deleting", "True", "WaitingForPreTerminateHook")});
    });
    Json arguments = hookArguments("capi/worker", "flush", "log-team");
    arguments["point"] = "preTerminate";
    const live::OverrideRow row = review(arguments);
    QVERIFY2(row.refusal.empty(), row.refusal.text.c_str());
    QCOMPARE(lightOf(row, "volumes-detached"), std::string("green"));
}

/// What is done to a server is judged by the machine that it is.
void TestCapiOverrides::aHostIsCheckedWithItsMachine()
{
    defineAll("v1beta2");
    put(cluster("v1beta2"));
    put({{"apiVersion", "metal3.io/v1alpha1"},
         {"kind", "BareMetalHost"},
         {"metadata", {{"name", "host-1"}, {"namespace", "capi"}}},
         {"spec",
          {{"online", true},
           {"consumerRef",
            {{"apiVersion", capiProviders + "/v1beta1"},
             {"kind", "Metal3Machine"},
             {"name", "m3-1"},
             {"namespace", "capi"}}}}}});
    Json first = planeMachine("cp-0", "True", false);
    first["spec"]["infrastructureRef"] = {
        {"apiGroup", capiProviders}, {"kind", "Metal3Machine"}, {"name", "m3-1"}};
    put(first);
    put(planeMachine("cp-1", "False", false));
    put(planeMachine("cp-2", "True", false));
    put({{"apiVersion", capiProviders + "/v1beta1"},
         {"kind", "Metal3Machine"},
         {"metadata",
          {{"name", "m3-1"},
           {"namespace", "capi"},
           {"annotations", {{"metal3.io/BareMetalHost", "capi/host-1"}}},
           {"ownerReferences",
            Json::array({{{"apiVersion", capiCore + "/v1beta2"},
                          {"kind", "Machine"},
                          {"name", "cp-0"},
                          {"uid", object("Machine", "v1beta2", "cp-0").uid()},
                          {"controller", true}}})}}}});
    m_site->advance(1min);
    const live::OverrideRow row = review({{"action", "power-off"}, {"host", "capi/host-1"}});
    QCOMPARE(row.machine, std::string("capi/cp-0"));
    QCOMPARE(row.level, std::string("G4"));
    QCOMPARE(lightOf(row, "quorum-kept"), std::string("red"));
}

void TestCapiOverrides::onlyClusterApiHasSome()
{
    QVERIFY(m_site->create(cluster::kinds::machine(),
                           {{"metadata", {{"name", "plain"}, {"namespace", "capi"}}},
                            {"spec", {{"providerSpec", {{"value", Json::object()}}}}}}));
    m_site->advance(1s);
    for (const char *action : {"skip-volumes",
                               "limit-drain",
                               "remediate-machine",
                               "cancel-remediation",
                               "skip-remediation",
                               "allow-remediation",
                               "restore-drain",
                               "restore-volume-wait",
                               "pause-machine",
                               "resume-machine",
                               "pause-cluster",
                               "resume-cluster"}) {
        const live::OverrideRow row = review({{"action", action}, {"machine", "capi/plain"}});
        QCOMPARE(row.refusal.text,
                 std::string("plain is a machine of the Machine API, which does not have this."));
    }
    const live::OverrideRow row = review({{"action", "skip-drain"}, {"machine", "capi/nobody"}});
    QCOMPARE(row.refusal.text, std::string("There is no Machine to act on."));
}

} // namespace tst_capioverrides

HP_TEST(tst_capioverrides, TestCapiOverrides)
#include "tst_capioverrides.moc"
