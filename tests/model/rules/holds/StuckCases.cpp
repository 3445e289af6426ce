// SPDX-License-Identifier: Apache-2.0
#include "tests/model/rules/holds/StuckCases.h"

#include <memory>
#include <nlohmann/json.hpp>
#include <utility>

namespace hp::tests {

namespace {

Json base()
{
    return Json::parse(R"({
        "machine": {"metadata": {"name": "w", "namespace": "n", "creationTimestamp": "2026-01-10T11:00:00Z",
                        "finalizers": ["machine.machine.openshift.io"],
                        "labels": {"machine.openshift.io/cluster-api-cluster": "c",
                                   "machine.openshift.io/cluster-api-machine-role": "worker"}},
                    "spec": {"providerSpec": {"value": {}}},
                    "status": {"phase": "Running", "nodeRef": {"name": "w"}, "addresses": [{"type": "InternalIP", "address": "10.0.0.1"}]}},
        "node": {"metadata": {"name": "w"}, "status": {"conditions": [{"type": "Ready", "status": "True"}]}}})");
}

std::vector<Object> listOf(const Json &site, const char *key)
{
    std::vector<Object> list;
    for (const Json &one : site.value(key, Json::array()))
        list.emplace_back(one);
    return list;
}

const char *const drainRefused =
    R"({"machine": {"metadata": {"deletionTimestamp": "2026-01-10T12:30:00Z", "annotations": {"drain.holdpoint.dev/record":
        "{\"attempts\":3,\"startedAt\":\"2026-01-10T12:35:00Z\",\"nextAttempt\":\"2026-01-10T12:47:40Z\",\"blocking\":[{\"ns\":\"shop\",\"pod\":\"db-0\",\"pdb\":\"db\",\"needs\":2,\"has\":2}]}"}},
        "status": {"phase": "Deleting", "conditions": [{"type": "Drained", "status": "False", "message": "x"}]}}})";

const char *const preDrain =
    R"({"machine": {"metadata": {"deletionTimestamp": "2026-01-10T12:40:00Z"}, "status": {"phase": "Deleting"},
        "spec": {"lifecycleHooks": {"preDrain": [{"name": "Guard", "owner": "OWNER"}]}}}})";

/// One Event about the machine.
std::string event(const char *reason, const char *type, int count, const char *message)
{
    return Json{{"events",
                 Json::array({{{"involvedObject", {{"kind", "Machine"}, {"name", "w"}}},
                               {"reason", reason},
                               {"type", type},
                               {"count", count},
                               {"message", message},
                               {"firstTimestamp", "2026-01-10T12:35:00Z"},
                               {"lastTimestamp", "2026-01-10T12:46:00Z"}}})}}
        .dump();
}

/// What is told of a machine that no other row has a cause for.
void stageRows(const auto &row)
{
    const char *const going =
        R"({"machine": {"metadata": {"deletionTimestamp": "2026-01-10T12:40:00Z"}, "status": {"phase": "Deleting"}}})";
    const char *const drained =
        R"({"machine": {"metadata": {"deletionTimestamp": "2026-01-10T12:40:00Z"}, "status": {"phase": "Deleting",
            "conditions": [{"type": "Drained", "status": "True", "lastTransitionTime": "2026-01-10T12:41:00Z"}]}}})";
    const char *const fresh =
        R"({"machine": {"metadata": {"creationTimestamp": "2026-01-10T12:30:00Z"},
            "status": {"phase": "Provisioning", "nodeRef": null, "addresses": null}}, "node": null})";
    const char *const booting =
        R"({"machine": {"spec": {"providerID": "p:///w"}, "status": {"phase": "Provisioned", "nodeRef": null,
            "conditions": [{"type": "InstanceExists", "status": "True", "lastTransitionTime": "2026-01-10T12:40:00Z"}]}}, "node": null})";
    const std::string quota = "w: reconciler failed to Create machine: quota exceeded";
    row("a provider that refuses to delete",
        {drained,
         event("FailedDelete",
               "Warning",
               6,
               "w: reconciler failed to Delete machine: 429 slow down")},
        "provider cannot delete",
        "The provider cannot delete the instance: 429 slow down. 12 m. Tried 6 times so far.");
    row("one that did so long ago",
        {drained,
         R"({"events": [{"involvedObject": {"kind": "Machine", "name": "w"}, "reason": "FailedDelete", "type": "Warning",
             "message": "429", "lastTimestamp": "2026-01-10T12:10:00Z"}]})"},
        "instance being deleted",
        "The instance is being deleted. 6 m.");
    row("a provider without quota",
        {fresh, event("FailedCreate", "Warning", 1, quota.c_str())},
        "provider cannot create",
        "The provider cannot create the instance: quota exceeded. 12 m.");
    row("a failure that the next try mended",
        {event("FailedUpdate", "Warning", 2, "w: reconciler failed to Update machine: 503"),
         R"({"events": [{"involvedObject": {"kind": "Machine", "name": "w"}, "reason": "FailedUpdate", "type": "Warning",
             "message": "503", "lastTimestamp": "2026-01-10T12:45:00Z"},
            {"involvedObject": {"kind": "Machine", "name": "w"}, "reason": "Update", "type": "Normal",
             "message": "Updated", "lastTimestamp": "2026-01-10T12:46:00Z"}]})"},
        "",
        "");
    row("a provider that cannot update",
        {event("FailedUpdate", "Warning", 2, "w: reconciler failed to Update machine: 503")},
        "provider cannot update",
        "The provider cannot update the instance: 503. 12 m. Tried 2 times so far.");
    row("a provider that does not answer",
        {R"({"machine": {"status": {"conditions": [{"type": "InstanceExists", "status": "Unknown",
             "message": "Failed to check if machine exists: 401", "lastTransitionTime": "2026-01-10T12:40:00Z"}]}}})"},
        "provider does not say",
        "The provider does not say whether the instance exists: 401. 7 m.");
    row("an instance that vanished in the middle of a drain",
        {going,
         R"({"machine": {"spec": {"providerID": "p:///w"}, "status": {"conditions": [{"type": "InstanceExists", "status": "False",
             "message": "gone", "lastTransitionTime": "2026-01-10T12:44:00Z"}]}}})"},
        "instance gone while draining",
        "The instance is gone while Node w is being drained. 3 m.");
    row("a drain under way",
        {going, R"({"pods": [{"metadata": {"name": "a"}}, {"metadata": {"name": "b"}}]})"},
        "draining",
        "Node w is being drained: 2 pods are left. 7 m. The instance is deleted next.");
    row("an instance that goes",
        {drained},
        "instance being deleted",
        "The instance is being deleted. 6 m.");
    row("a creation that takes too long",
        {fresh},
        "instance being created",
        "The instance is being created. 17 m, late; allowed 10 m. The cause is not known.");
    row("a creation whose status tells why it waits",
        {fresh, R"({"machine": {"status": {"errorMessage": "no subnet"}}})"},
        "instance being created",
        "The instance is being created. 17 m, late; allowed 10 m. No subnet.");
    row("a Node that takes its time",
        {booting},
        "Node has not joined",
        "No Node has joined for the instance p:///w. 7 m. No health check watches it.");
    row("a Node of another instance",
        {booting,
         R"({"likeNode": {"metadata": {"name": "w"}, "spec": {"providerID": "p:///old"}}})"},
        "Node has not joined",
        "Node w has the provider id p:///old, not p:///w, so it is not taken for the Node of this "
        "machine. "
        "7 m.");
    row("a Node that somebody deleted",
        {R"({"node": null})"},
        "Node shared, gone or not ready",
        "Its Node w does not exist. No health check watches it.");
    row("a Node of two machines",
        {R"({"sharers": ["w2"]})"},
        "Node shared, gone or not ready",
        "Node w is also the Node of machine w2.");
    row("a kubelet that says why",
        {R"({"node": {"status": {"conditions": [{"type": "Ready", "status": "False", "message": "container runtime is down",
             "lastTransitionTime": "2026-01-10T12:40:00Z"}]}}})"},
        "Node shared, gone or not ready",
        "Node w is not ready: container runtime is down. 7 m. No health check watches it.");
    row("a Node whose disk is full",
        {R"({"node": {"status": {"conditions": [{"type": "Ready", "status": "True"}, {"type": "DiskPressure", "status": "True",
             "message": "no space left", "lastTransitionTime": "2026-01-10T12:40:00Z"}]}}})"},
        "condition fails",
        "Node w reports DiskPressure: no space left. 7 m.");
    row("a condition that nobody here knows",
        {R"({"machine": {"status": {"conditions": [{"type": "VolumesReady", "status": "False", "reason": "Lost",
             "message": "volume v is lost", "lastTransitionTime": "2026-01-10T12:40:00Z"}]}}})"},
        "condition fails",
        "Condition VolumesReady is False: volume v is lost. 7 m.");
    row("an error in the status of a machine that runs",
        {R"({"machine": {"status": {"errorMessage": "tags cannot be set"}}})"},
        "status tells an error",
        "Its status tells an error: tags cannot be set.");
    row("an Event that repeats",
        {event("FailedAttachVolume", "Warning", 9, "multi-attach error")},
        "fails again and again",
        "FailedAttachVolume was told 9 times: multi-attach error. 12 m. The cause is not known.");
    row("an Event that was told once",
        {event("FailedAttachVolume", "Warning", 1, "multi-attach error")},
        "",
        "");
}

const char *const hostOn = R"({"host": {"metadata": {"name": "h"},
    "spec": {"online": true, "bmc": {"address": "redfish://b/redfish/v1/Systems/1", "credentialsName": "s"}},
    "status": {"poweredOn": true, "powerState": "On", "provisioning": {"state": "provisioned"}}}})";

/// A condition PowerStateKnown that is False since 12:45 for that reason.
std::string blind(const char *reason, const char *message, const char *since = "12:45:00")
{
    return Json{
        {"host",
         {{"status",
           {{"conditions",
             Json::array({{{"type", "PowerStateKnown"},
                           {"status", "False"},
                           {"reason", reason},
                           {"message", message},
                           {"lastTransitionTime", std::string("2026-01-10T") + since + 'Z'}}})}}}}}}
        .dump();
}

/// What a BMC has that does not tell the power: each is told as what it is.
void bmcRows(const auto &row)
{
    row("a BMC address where nothing listens",
        {hostOn, blind("ConnectionRefused", "the address of the BMC refuses the connection")},
        "BMC unreachable",
        "The BMC of host h refuses the connection: nothing listens at its address. 2 m. Nothing is "
        "switched while the power is unknown.");
    row("a busy BMC",
        {hostOn, blind("Busy", "the BMC does not give the system (HTTP 503)")},
        "BMC unreachable",
        "The BMC of host h is busy: the BMC does not give the system (HTTP 503). 2 m. Nothing is "
        "switched while the power is unknown.");
    row("a BMC that answers with an error",
        {hostOn, blind("Http500", "the BMC does not give the system (HTTP 500)")},
        "BMC unreachable",
        "The BMC of host h answers with an error: the BMC does not give the system (HTTP 500). 2 "
        "m. "
        "Nothing is switched while the power is unknown.");
    row("a BMC with another key",
        {hostOn, blind("TlsKeyChanged", "nothing was sent to it")},
        "BMC unreachable",
        "The BMC of host h shows another certificate than the accepted one: nothing was sent to "
        "it. "
        "2 m. Nothing is switched while the power is unknown.");
    row("another server",
        {hostOn, blind("AnotherServer", "another one")},
        "BMC unreachable",
        "Another server answers at the BMC address of host h: UUID or serial number differ. 2 m. "
        "Nothing is switched while the power is unknown.");
    row("a web page",
        {hostOn, blind("WebPage", "a web page came instead of an answer of Redfish (HTTP 504)")},
        "BMC unreachable",
        "Something else than a BMC answers for host h: a web page came instead of an answer of "
        "Redfish (HTTP 504). 2 m. Nothing is switched while the power is unknown.");
    row("an account without a privilege",
        {hostOn,
         R"({"host": {"status": {"conditions": [{"type": "PowerStateKnown", "status": "False", "reason": "AccessDenied"},
             {"type": "PowerSettled", "status": "Unknown", "reason": "CredentialsRejected", "message": "403",
              "lastTransitionTime": "2026-01-10T12:45:00Z"}]}}})"},
        "credentials rejected",
        "The BMC of host h denies access (403) with the credentials of Secret s: the account lacks a "
        "privilege or is locked. 2 m.");
    row("a silence that lasts too long",
        {hostOn, blind("NoAnswer", "the BMC does not answer in time", "12:27:00")},
        "BMC unreachable",
        "The BMC of host h gives no answer: the BMC does not answer in time. 20 m, late; allowed "
        "15 "
        "m. Nothing is switched while the power is unknown.");
    row("a silence since before there was a host",
        {hostOn,
         R"({"host": {"metadata": {"creationTimestamp": "2026-01-10T12:40:00Z"}}})",
         blind("NoAnswer", "the BMC does not answer in time", "09:00:00")},
        "BMC unreachable",
        "The BMC of host h gives no answer: the BMC does not answer in time. 7 m. Nothing is "
        "switched while the power is unknown.");
}

/// What is wrong with the host itself.
void hostRows(const auto &row)
{
    const char *const reboot =
        R"({"host": {"metadata": {"annotations": {"reboot.metal3.io": ""}}}})";
    const char *const going =
        R"({"machine": {"metadata": {"deletionTimestamp": "2026-01-10T12:40:00Z"}, "status": {"phase": "Deleting",
            "conditions": [{"type": "Drained", "status": "True", "lastTransitionTime": "2026-01-10T12:41:00Z"}]}}})";
    const char *const detached =
        R"({"host": {"metadata": {"annotations": {"baremetalhost.metal3.io/detached": ""}}}})";
    const char *const waiting =
        R"({"machine": {"metadata": {"creationTimestamp": "2026-01-10T12:45:00Z"},
            "spec": {"providerSpec": {"value": {"hostSelector": {"matchLabels": {"rack": "r1"}}}}},
            "status": {"phase": "Provisioning", "nodeRef": null, "addresses": null, "errorReason": "InsufficientResources",
                       "errorMessage": "No available BareMetalHost found"}}, "node": null})";
    row("a host that does not exist",
        {R"({"missingHost": "h"})"},
        "host does not exist",
        "Its BareMetalHost h does not exist: nobody looks after the server.");
    row("a host that is being deleted",
        {hostOn,
         R"({"host": {"metadata": {"deletionTimestamp": "2026-01-10T12:45:00Z", "finalizers": ["x.io/y"]}}})"},
        "host being deleted",
        "BareMetalHost h is being deleted under the machine. 2 m. Finalizer x.io/y keeps it.");
    row("a host of another machine",
        {hostOn,
         R"({"machine": {"spec": {"providerID": "p:///w"}}, "host": {"spec": {"consumerRef": {"kind": "Machine", "name": "w-77"}}}})"},
        "host of another machine",
        "Host h is given to w-77, and not to this machine.");
    row("a detached host of which nothing is wanted", {hostOn, detached}, "", "");
    row("a detached host that is to reboot",
        {hostOn, detached, reboot},
        "host detached",
        "Host h is detached: nothing is done about the reboot that was asked for.");
    row("a detached host whose machine goes",
        {hostOn, detached, going},
        "host detached",
        "Host h is detached: nobody switches it off for the deletion.");
    row("a host without a BMC that is to reboot",
        {hostOn,
         reboot,
         R"({"host": {"spec": {"bmc": null}, "status": {"provisioning": {"state": "unmanaged"}}}})"},
        "host unmanaged",
        "Host h is unmanaged: it has no BMC address, so nobody can switch it.");
    row("a key for a host that may not go off",
        {hostOn,
         R"({"host": {"metadata": {"annotations": {"reboot.metal3.io/nic": ""}}, "spec": {"disablePowerOff": true}}})"},
        "host may not be switched off",
        "Host h stays on: key nic asks it off, but spec.disablePowerOff forbids it.");
    row("a host that reports an error",
        {hostOn,
         R"({"host": {"status": {"errorType": "inspection error", "errorMessage": "timeout reached"}}})"},
        "host has an error",
        "Host h reports an inspection error: timeout reached.");
    row("a deprovisioning under way",
        {hostOn,
         going,
         R"({"host": {"status": {"provisioning": {"state": "deprovisioning"},
             "operationHistory": {"deprovision": {"start": "2026-01-10T12:42:00Z"}}}}})"},
        "host being provisioned",
        "Host h is deprovisioning. 5 m.");
    row("a deprovisioning that does not end",
        {hostOn,
         going,
         R"({"host": {"status": {"provisioning": {"state": "deprovisioning"},
             "operationHistory": {"deprovision": {"start": "2026-01-10T12:12:00Z"}}}}})"},
        "host being provisioned",
        "Host h is deprovisioning. 35 m, late; allowed 30 m.");
    row("a host that shall be off and whose Node is silent",
        {hostOn,
         R"({"host": {"spec": {"online": false}, "status": {"poweredOn": false, "powerState": "Off"}},
             "machine": {"spec": {"providerID": "p:///w"}},
             "node": {"status": {"conditions": [{"type": "Ready", "status": "Unknown"}]}}})"},
        "host shall be off",
        "Host h shall be off: spec.online is false. So Node w is not ready.");
    row("no free host, one reports an error",
        {waiting,
         R"({"hosts": [{"metadata": {"name": "h", "namespace": "n", "labels": {"rack": "r1"}},
             "status": {"errorType": "preparation error", "errorMessage": "no disk of that size"}}]})"},
        "no free host",
        "No host is free for it. Host h is not free, preparation error: no disk of that size. 2 "
        "m.");
    row("no free host, two are not",
        {waiting,
         R"({"hosts": [{"metadata": {"name": "a", "namespace": "n", "labels": {"rack": "r1"}},
             "spec": {"consumerRef": {"kind": "Machine", "apiVersion": "machine.openshift.io/v1beta1", "name": "w-1", "namespace": "n"}}},
            {"metadata": {"name": "b", "namespace": "n", "labels": {"rack": "r1"}, "annotations": {"capi.metal3.io/unhealthy": ""}}}]})"},
        "no free host",
        "No host is free for it. Host b is not free: it is marked unhealthy. Host a is not free: "
        "w-1 "
        "has it. 2 m.");
    row("no host that matches",
        {waiting,
         R"({"hosts": [{"metadata": {"name": "h", "namespace": "n"}, "status": {"provisioning": {"state": "available"}}}]})"},
        "no free host",
        "No host matches its hostSelector rack=r1. Host h is free and does not match. 2 m.");
    const auto keys = [](const char *annotations, const char *more = "{}") {
        Json host = Json::parse(
            R"({"host": {"metadata": {}, "status": {"poweredOn": false, "powerState": "Off"}}})");
        host["host"]["metadata"]["annotations"] = Json::parse(annotations);
        host.merge_patch(Json::parse(more));
        return host.dump();
    };
    row("two keys",
        {hostOn, keys(R"({"reboot.metal3.io/a": "", "reboot.metal3.io/b": ""})")},
        "host held off",
        "Host h is held off by keys a and b. It stays off until all of them are gone.");
    row("four keys",
        {hostOn,
         keys(
             R"({"reboot.metal3.io/a": "", "reboot.metal3.io/b": "", "reboot.metal3.io/c": "", "reboot.metal3.io/d": ""})")},
        "host held off",
        "Host h is held off by keys a, b and 2 more. It stays off until all of them are gone.");
    row("the key of a maintenance that is gone",
        {hostOn, keys(R"({"reboot.metal3.io/maintenance-e-9": ""})")},
        "host held off",
        "Host h is held off by key maintenance-e-9. Its MachineMaintenance does not exist. The "
        "host "
        "is switched on next.");
    row("the key of a maintenance that is there",
        {hostOn,
         keys(R"({"reboot.metal3.io/maintenance-e-9": ""})"),
         R"({"site": {"maintenances": [{"metadata": {"name": "x"}, "spec": {"eventid": "e-9"}}]}})"},
        "host held off",
        "Host h is held off by key maintenance-e-9. The host is switched on next.");
    row("the key of a remediation that is gone",
        {hostOn, keys(R"({"reboot.metal3.io/metal3-remediation-5f": ""})")},
        "host held off by a remediation",
        "Host h is held off by key metal3-remediation-5f, and no remediation is under way. The "
        "host "
        "is switched on next.");
    row("a host that comes on by itself",
        {hostOn,
         keys(R"({"reboot.metal3.io/nic": ""})",
              R"({"host": {"status": {"provisioning": {"poweredOnWhileHeld": 2}}}})")},
        "host held off",
        "Host h came on by itself 2 times although key nic holds it off. The host is switched on "
        "next.");
    row("a paused host that is off",
        {hostOn,
         R"({"host": {"metadata": {"annotations": {"baremetalhost.metal3.io/paused": ""}},
             "status": {"poweredOn": false, "powerState": "Off"}}})"},
        "host paused",
        "Host h is off and paused by annotation: nobody switches it on.");
}

} // namespace

holds::StuckView viewOf(const StuckCase &given)
{
    const Json all = Json::parse(given.json);
    holds::StuckView view;
    view.machine = Object(all["machine"]);
    if (all.contains("node") && !all["node"].is_null())
        view.node = Object(all["node"]);
    if (all.contains("host"))
        view.host = Object(all["host"]);
    const Json site = all.value("site", Json::object());
    auto facts = std::make_shared<holds::SiteView>();
    facts->masters = listOf(site, "masters");
    facts->controlPlaneNodes = listOf(site, "nodes");
    facts->budgets = listOf(site, "budgets");
    facts->budgetPods = listOf(site, "pods");
    facts->healthChecks = listOf(site, "checks");
    facts->clusterVersions = listOf(site, "versions");
    facts->maintenances = listOf(site, "maintenances");
    facts->windows = listOf(site, "windows");
    facts->owners.operators = listOf(site, "operators");
    facts->owners.operatorsKnown = true;
    for (const Object &lease : listOf(site, "leases")) {
        for (const std::string &name : holds::ownerNames(lease))
            facts->owners.leases[name] = holds::signOf(lease);
    }
    for (const Object &one : facts->masters) {
        holds::StuckView other;
        other.machine = one;
        other.site = facts;
        for (holds::WaitEdge &edge : waitsOf(other, caseTime))
            facts->waits.push_back(std::move(edge));
    }
    view.site = facts;
    view.events = holds::eventSigns(listOf(all, "events"));
    view.pods = listOf(all, "pods");
    for (const Json &name : all.value("sharers", Json::array()))
        view.sharers.push_back({"n", name.get<std::string>()});
    if (all.contains("likeNode"))
        view.likeNode = Object(all["likeNode"]);
    view.hosts = listOf(all, "hosts");
    if (all.contains("missingHost"))
        view.missingHost = {"n", all["missingHost"].get<std::string>()};
    return view;
}

const std::vector<StuckCase> &stuckCases()
{
    static const std::vector<StuckCase> all = [] {
        std::vector<StuckCase> cases;
        const auto row = [&cases](const char *name,
                                  std::initializer_list<std::string> patches,
                                  const char *rule,
                                  const char *sentence) {
            Json given = base();
            for (const std::string &patch : patches)
                given.merge_patch(Json::parse(patch));
            cases.push_back({name, given.dump(), rule, sentence});
        };
        const auto owned = [](const char *owner) {
            std::string text = preDrain;
            return text.replace(text.find("OWNER"), 5, owner);
        };

        row("a machine without a site", {}, "", "");
        row("an orphan",
            {owned("clusteroperator/x"),
             R"({"site": {"operators": [{"metadata": {"name": "etcd"}}]}})"},
            "orphan owner",
            "Waiting at preDrain for Guard (owner clusteroperator/x). 7 m. No ClusterOperator x "
            "exists. "
            "The node is drained next.");
        row("a silent owner",
            {owned("mover"),
             R"({"site": {"leases": [{"metadata": {"name": "l", "namespace": "n"}, "spec": {"holderIdentity": "mover",
             "leaseDurationSeconds": 40, "renewTime": "2026-01-10T12:44:00Z"}}]}})"},
            "owner silent",
            "Waiting at preDrain for Guard (owner mover). 7 m. It was last heard of 3 m ago. The "
            "node "
            "is "
            "drained next.");
        row("an owner that missed one renewal is not silent",
            {owned("mover"),
             R"({"site": {"leases": [{"metadata": {"name": "l", "namespace": "n"}, "spec": {"holderIdentity": "mover",
             "leaseDurationSeconds": 40, "renewTime": "2026-01-10T12:46:00Z"}}]}})"},
            "hook holding",
            "Waiting at preDrain for Guard (owner mover). 7 m. The node is drained next.");
        row("a degraded operator",
            {owned("clusteroperator/x"),
             R"({"site": {"operators": [{"metadata": {"name": "x"}, "status": {"conditions":
             [{"type": "Degraded", "status": "True", "message": "no quorum"}]}}]}})"},
            "owner failing",
            "Waiting at preDrain for Guard (owner clusteroperator/x). 7 m. It is Degraded: no "
            "quorum. "
            "The "
            "node is drained next.");
        row("etcd whose replacement comes",
            {R"({"machine": {"metadata": {"name": "m0", "deletionTimestamp": "2026-01-10T12:40:00Z",
             "labels": {"machine.openshift.io/cluster-api-machine-role": "master"}}, "status": {"phase": "Deleting"},
             "spec": {"lifecycleHooks": {"preDrain": [{"name": "EtcdQuorumOperator", "owner": "clusteroperator/etcd"}]}}},
             "site": {"masters": [{"metadata": {"name": "m1"}, "status": {"phase": "Running"}},
                                  {"metadata": {"name": "m2"}, "status": {"phase": "Running"}},
                                  {"metadata": {"name": "m3"}, "status": {"phase": "Provisioned"}}]}})"},
            "etcd without replacement",
            "Waiting at preDrain for EtcdQuorumOperator (owner clusteroperator/etcd). 7 m. Its "
            "replacement "
            "m3 is Provisioned. The node is drained next.");
        row("etcd whose replacement runs only takes its time",
            {R"({"machine": {"metadata": {"name": "m0", "deletionTimestamp": "2026-01-10T12:40:00Z",
             "labels": {"machine.openshift.io/cluster-api-machine-role": "master"}}, "status": {"phase": "Deleting"},
             "spec": {"lifecycleHooks": {"preDrain": [{"name": "EtcdQuorumOperator", "owner": "clusteroperator/etcd"}]}}},
             "site": {"masters": [{"metadata": {"name": "m1"}, "status": {"phase": "Running"}},
                                  {"metadata": {"name": "m2"}, "status": {"phase": "Running"}},
                                  {"metadata": {"name": "m3"}, "status": {"phase": "Running"}}]}})"},
            "hook holding",
            "Waiting at preDrain for EtcdQuorumOperator (owner clusteroperator/etcd). 7 m. The "
            "node is "
            "drained next.");
        row("a skipped drain passes a hook",
            {R"({"machine": {"metadata": {"deletionTimestamp": "2026-01-10T12:40:00Z",
             "annotations": {"machine.openshift.io/exclude-node-draining": "false"}}, "status": {"phase": "Deleting"},
             "spec": {"lifecycleHooks": {"preDrain": [{"name": "Guard", "owner": "guard"}]}}}})"},
            "hook bypassed",
            "The drain was skipped, so Guard (owner guard) was not asked. 7 m. The instance is "
            "deleted "
            "next.");
        row("a skipped drain without hooks is no matter",
            {R"({"machine": {"metadata": {"deletionTimestamp": "2026-01-10T12:40:00Z",
             "annotations": {"machine.openshift.io/exclude-node-draining": ""}}, "status": {"phase": "Deleting"}}})"},
            "instance being deleted",
            "The instance is being deleted. 7 m.");

        row("a budget that is only tight",
            {drainRefused,
             R"({"site": {"budgets": [{"metadata": {"namespace": "shop", "name": "db"}, "status": {"desiredHealthy": 2, "expectedPods": 3}}]}})"},
            "pods block the drain",
            "Draining w: pod shop/db-0 is refused by budget db (needs 2, has 2). 12 m. Next try in "
            "40 "
            "s.");
        row("a budget that can never be met",
            {drainRefused,
             R"({"site": {"budgets": [{"metadata": {"namespace": "shop", "name": "db"}, "status": {"desiredHealthy": 2, "expectedPods": 2}}]}})"},
            "budget that can never be met",
            "Draining w: budget shop/db can never let pod db-0 go: it wants 2 of 2 pods. 12 m.");
        row("a budget of the same name elsewhere says nothing",
            {drainRefused,
             R"({"site": {"budgets": [{"metadata": {"namespace": "other", "name": "db"}, "status": {"desiredHealthy": 2, "expectedPods": 2}}]}})"},
            "pods block the drain",
            "Draining w: pod shop/db-0 is refused by budget db (needs 2, has 2). 12 m. Next try in "
            "40 "
            "s.");
        row("a kubelet that is silent",
            {drainRefused,
             R"({"node": {"status": {"conditions": [{"type": "Ready", "status": "Unknown", "lastTransitionTime": "2026-01-10T12:41:00Z"}]}}})"},
            "unreachable kubelet with a budget",
            "Draining w: its kubelet is silent for 6 m, and budget db still refuses pod db-0 "
            "(needs 2, "
            "has "
            "2). 12 m.");
        row("a kubelet that says it is not ready is not silent",
            {drainRefused,
             R"({"node": {"status": {"conditions": [{"type": "Ready", "status": "False"}]}}})"},
            "pods block the drain",
            "Draining w: pod shop/db-0 is refused by budget db (needs 2, has 2). 12 m. Next try in "
            "40 "
            "s.");
        row("another master is cordoned",
            {drainRefused,
             R"({"node": {"metadata": {"labels": {"node-role.kubernetes.io/master": ""}}},
             "site": {"nodes": [{"metadata": {"name": "m1"}, "spec": {"unschedulable": true}}]}})"},
            "another control-plane node cordoned",
            "Draining w is not permitted while control-plane Node m1 is cordoned. 12 m. Next try "
            "in 40 "
            "s.");
        row("a worker may be drained meanwhile",
            {drainRefused,
             R"({"site": {"nodes": [{"metadata": {"name": "m1"}, "spec": {"unschedulable": true}}]}})"},
            "pods block the drain",
            "Draining w: pod shop/db-0 is refused by budget db (needs 2, has 2). 12 m. Next try in "
            "40 "
            "s.");

        row("rejected credentials",
            {hostOn,
             R"({"host": {"status": {"conditions": [{"type": "PowerSettled", "status": "Unknown", "reason": "CredentialsRejected",
             "message": "401", "lastTransitionTime": "2026-01-10T12:45:00Z"}]}}})"},
            "credentials rejected",
            "The BMC of host h rejects the credentials of Secret s. 2 m.");
        row("missing credentials",
            {hostOn,
             R"({"host": {"status": {"conditions": [{"type": "PowerSettled", "status": "Unknown", "reason": "CredentialsMissing",
             "message": "no secret"}]}}})"},
            "credentials rejected",
            "The credentials of host h are missing or incomplete: Secret s.");
        row("a refused command",
            {hostOn,
             R"({"host": {"status": {"errorType": "power management error", "errorMessage": "ForceOff was refused", "errorCount": 2,
             "provisioning": {"powerRetry": {"type": "HardOff", "notBefore": "2026-01-10T12:50:00Z", "attempt": 2}}}}})"},
            "BMC refuses",
            "Host h cannot be switched: ForceOff was refused. 2 failures. Next try in 3 m.");
        row("a shutdown that just began is no matter",
            {hostOn,
             R"({"host": {"status": {"provisioning": {"powerAction": {"type": "SoftOff", "issuedAt": "2026-01-10T12:46:30Z",
             "deadline": "2026-01-10T12:49:30Z"}}}}})"},
            "",
            "");
        row("a shutdown that hangs",
            {hostOn,
             R"({"host": {"status": {"provisioning": {"powerAction": {"type": "SoftOff", "issuedAt": "2026-01-10T12:45:00Z",
             "deadline": "2026-01-10T12:48:00Z"}}}}})"},
            "soft shutdown hanging",
            "Host h was asked to shut down 2 m ago and is still on. It is forced off in 1 m.");
        row("a paused host of which nothing is wanted",
            {hostOn,
             R"({"host": {"metadata": {"annotations": {"baremetalhost.metal3.io/paused": ""}}}})"},
            "",
            "");
        row("a paused host that is to reboot",
            {hostOn,
             R"({"host": {"metadata": {"annotations": {"baremetalhost.metal3.io/paused": "", "reboot.metal3.io/fence": ""}}}})"},
            "host paused",
            "Host h is paused by annotation: nothing is done about key fence.");
        bmcRows(row);
        hostRows(row);
        row("off and wants on",
            {hostOn, R"({"host": {"status": {"poweredOn": false, "powerState": "Off"}}})"},
            "host wants on but is off",
            "Host h shall be on and is off.");
        row("a host that was never read is not off",
            {hostOn, R"({"host": {"status": {"poweredOn": null, "powerState": null}}})"},
            "",
            "");
        row("a host that shall be off is off",
            {hostOn,
             R"({"host": {"spec": {"online": false}, "status": {"poweredOn": false, "powerState": "Off"}}})"},
            "",
            "");

        const std::string silentNode =
            R"({"node": {"status": {"conditions": [{"type": "Ready", "status": "Unknown", "lastTransitionTime": "2026-01-10T12:40:00Z"}]}}})";
        const std::string check =
            R"({"site": {"checks": [{"metadata": {"name": "mhc", "namespace": "n"},
            "spec": {"selector": {"matchLabels": {"machine.openshift.io/cluster-api-machine-role": "ROLE"}}},
            "status": {"expectedMachines": 5, "currentHealthy": 2, "conditions": [{"type": "RemediationAllowed", "status": "STATUS",
                       "message": "too many"}]}}]}})";
        const auto checked = [&check](const char *role, const char *status) {
            std::string text = check;
            text.replace(text.find("ROLE"), 4, role);
            return text.replace(text.find("STATUS"), 6, status);
        };
        row("a health check that may not act",
            {silentNode, checked("worker", "False")},
            "health check short-circuited",
            "Node w is not ready, and health check mhc may not act: 3 of 5 are unhealthy. 7 m.");
        row("one that may, of a machine that it leaves alone",
            {silentNode, checked("worker", "True")},
            "Node shared, gone or not ready",
            "The kubelet of Node w is silent. 7 m. Health check mhc finds nothing to do.");
        row("one of others",
            {silentNode, checked("infra", "False")},
            "Node shared, gone or not ready",
            "The kubelet of Node w is silent. 7 m. No health check watches it.");
        row("a machine that is well", {checked("worker", "False")}, "", "");

        const std::string maintenance =
            R"({"site": {"maintenances": [{"metadata": {"name": "mm", "namespace": "n", "creationTimestamp": "2026-01-10T12:00:00Z"},
            "spec": {"machinelink": "w", "eventcode": "instance-stop"}, "status": {"maintenance": "waiting-window"}}]}})";
        row("a closed window",
            {maintenance,
             R"({"site": {"windows": [{"metadata": {"name": "nights", "namespace": "n"}, "status": {"nextStart": "2026-01-10T23:00:00Z"}}]}})"},
            "window closed",
            "Maintenance instance-stop waits for window nights. 47 m. It opens in 10 h 13 m, "
            "2026-01-10T23:00:00Z.");
        row("no window that anybody knows",
            {maintenance},
            "window closed",
            "Maintenance instance-stop waits for a window. 47 m.");
        row("an upgrade",
            {maintenance,
             R"({"site": {"versions": [{"metadata": {"name": "version"}, "status": {"desired": {"version": "4.17.3"},
             "conditions": [{"type": "Progressing", "status": "True", "message": "40 % done"}]}}]}})"},
            "cluster upgrading",
            "Maintenance instance-stop waits: the cluster is upgrading to 4.17.3. 47 m. 40 % "
            "done.");
        row("no free host",
            {R"({"machine": {"status": {"phase": "Provisioning", "nodeRef": null, "addresses": null, "errorReason": "InsufficientResources",
             "errorMessage": "No available BareMetalHost found"}}, "node": null})"},
            "no free host",
            "No host is free for it: No available BareMetalHost found. 1 h 47 m. It is tried again "
            "every "
            "30 s.");
        row("an invalid machine",
            {R"({"machine": {"spec": {"providerSpec": null}, "metadata": {"labels": {"machine.openshift.io/cluster-api-cluster": null}}}})"},
            "invalid machine",
            "Invalid, so nothing is done with it: it has no label "
            "machine.openshift.io/cluster-api-cluster "
            "and spec.providerSpec.value. 1 h 47 m.");
        row("a paused machine",
            {R"({"machine": {"status": {"authoritativeAPI": "ClusterAPI", "conditions": [{"type": "Paused", "status": "True",
             "lastTransitionTime": "2026-01-10T12:40:00Z"}]}}})"},
            "machine paused",
            "Paused: ClusterAPI is the authoritative API, so the Machine API does nothing. 7 m.");
        row("a finalizer of others",
            {R"({"machine": {"metadata": {"deletionTimestamp": "2026-01-10T12:40:00Z", "finalizers": ["x.io/y"]},
             "status": {"phase": "Deleting"}}})"},
            "finalizer of others",
            "Everything of it is gone; finalizer x.io/y keeps the object. 7 m.");

        const std::string terminate =
            R"({"machine": {"metadata": {"deletionTimestamp": "2026-01-10T11:59:00Z"},
            "spec": {"lifecycleHooks": {"preTerminate": [{"name": "Backup", "owner": "backup"}]}},
            "status": {"phase": "Deleting", "conditions": [{"type": "Drained", "status": "True",
                       "lastTransitionTime": "2026-01-10T12:00:00Z"}]}}})";
        row("a hook that is late",
            {terminate},
            "hook late",
            "Waiting at preTerminate for Backup (owner backup). 47 m, late; allowed 30 m. The "
            "instance is deleted next.");
        row("a drain that is refused without a record",
            {R"({"machine": {"metadata": {"deletionTimestamp": "2026-01-10T12:30:00Z"}, "status": {"phase": "Deleting", "conditions":
             [{"type": "Drained", "status": "False", "message": "could not drain machine: x", "lastTransitionTime": "2026-01-10T12:46:00Z"}]}}})"},
            "drain refused",
            "Draining w: could not drain machine: x. 1 m.");
        const std::string keyed =
            R"({"host": {"metadata": {"annotations": {"reboot.metal3.io/KEY": ""}},
            "status": {"poweredOn": false, "powerState": "Off", "provisioning": {"rebootHolds": [{"key": "reboot.metal3.io/KEY",
                       "mode": "hard", "acceptedAt": "2026-01-10T12:39:00.000000Z", "heldSince": "2026-01-10T12:40:00.000000Z"}]}}}})";
        const auto heldBy = [&keyed](const char *key) {
            std::string text = keyed;
            for (std::size_t at = text.find("KEY"); at != std::string::npos; at = text.find("KEY"))
                text.replace(at, 3, key);
            return text;
        };
        row("a host that is held off",
            {hostOn, heldBy("nic")},
            "host held off",
            "Host h is held off by key nic. 7 m. The host is switched on next.");
        row("a host that is fenced",
            {hostOn,
             heldBy("capbm-requested-power-off"),
             R"({"machine": {"metadata": {"annotations": {"host.metal3.io/external-remediation": ""}}}})"},
            "host held off by a remediation",
            "Host h is held off for a remediation. Node w is not deleted yet. 7 m. The labels of "
            "the Node are kept.");
        row("a fencing that cannot see",
            {hostOn,
             heldBy("capbm-requested-power-off"),
             R"({"node": null, "host": {"status": {"poweredOn": true, "conditions": [{"type": "PowerStateKnown", "status": "False", "message": "connection refused"}]}}})"},
            "host held off by a remediation",
            "Host h is being switched off for a remediation. Its Node is deleted. 7 m. Its power "
            "is unknown.");
        row("a BMC that does not answer",
            {hostOn,
             R"({"host": {"status": {"conditions": [{"type": "PowerStateKnown", "status": "False", "message": "the BMC does not answer in time",
             "lastTransitionTime": "2026-01-10T12:45:00Z"}]}}})"},
            "BMC unreachable",
            "The BMC of host h gives no answer: the BMC does not answer in time. 2 m. Nothing is "
            "switched while the power is unknown.");
        row("an instance that is gone",
            {R"({"machine": {"spec": {"providerID": "lab:///n/w"}, "status": {"phase": "Failed", "errorMessage": "can't find created instance", "lastUpdated": "2026-01-10T12:46:00Z"}}})"},
            "instance vanished",
            "Failed: the provider no longer has the instance lab:///n/w. 1 m. Its Node is not to "
            "be trusted.");
        row("an instance that is gone and had no id",
            {R"({"machine": {"status": {"phase": "Failed", "errorMessage": "can't find created instance"}}})"},
            "instance vanished",
            "Failed: the provider no longer has the instance of w. Its Node is not to be trusted.");
        row("a machine that failed otherwise",
            {R"({"machine": {"status": {"phase": "Failed", "errorMessage": "instance type huge is not sold"}}})"},
            "machine failed",
            "Failed: instance type huge is not sold.");
        row("a machine that failed without a word",
            {R"({"machine": {"status": {"phase": "Failed"}}})"},
            "machine failed",
            "Failed: no reason was given.");
        const std::string other =
            R"({"metadata": {"name": "OTHER", "namespace": "n", "deletionTimestamp": "2026-01-10T12:30:00Z", "annotations": {"drain.holdpoint.dev/record":
            "{\"blocking\":[{\"ns\":\"e\",\"pod\":\"guard-OTHER\",\"pdb\":\"guard\",\"needs\":2,\"has\":2}]}"}},
            "status": {"phase": "Deleting", "nodeRef": {"name": "OTHER"}, "conditions": [{"type": "Drained", "status": "False", "message": "x"}]}})";
        const auto master = [&other](const char *name) {
            std::string text = other;
            for (std::size_t at = text.find("OTHER"); at != std::string::npos;
                 at = text.find("OTHER"))
                text.replace(at, 5, name);
            return text;
        };
        const auto podOn = [](const std::string &name) {
            return R"({"metadata": {"name": "guard-)" + name
                + R"(", "namespace": "e", "labels": {"app": "guard"}}, "spec": {"nodeName": ")"
                + name + R"("}, "status": {"conditions": [{"type": "Ready", "status": "False"}]}})";
        };
        row("drains that block each other",
            {R"({"machine": )" + master("w") + R"(, "site": {"masters": [)" + master("w") + ','
             + master("m1") + R"(],
             "budgets": [{"metadata": {"namespace": "e", "name": "guard"}, "spec": {"selector": {"matchLabels": {"app": "guard"}}},
                          "status": {"desiredHealthy": 2, "expectedPods": 3}}],
             "pods": [)"
             + podOn("w") + ',' + podOn("m1") + "]}}"},
            "drains block each other",
            "Drains of w and m1 block each other: budget guard misses pod guard-m1.");
        stageRows(row);
        return cases;
    }();
    return all;
}

} // namespace hp::tests
