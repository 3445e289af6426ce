// SPDX-License-Identifier: Apache-2.0
#include "tests/scenarios/WorldMaker.h"

#include <algorithm>
#include <array>
#include <nlohmann/json.hpp>
#include <random>
#include <sstream>

namespace hp::scenarios {

namespace {

using namespace std::chrono_literals;

constexpr const char *worldNamespace = "openshift-machine-api";
/// Worlds are played so long at most.
constexpr std::chrono::seconds longestWorld = 2h;

enum class Befalls { Anyone, Cloud, Metal, Worker, Member, Installed };

/// A kind of cause. {m} is the machine, {h} its host, {n} a number of its own.
struct CauseRow {
    const char *name = "";
    Befalls whom = Befalls::Anyone;
    bool leaves = false; ///< shows when the machine is deleted
    const char *machine = ""; ///< merge patches on what the lab begins with
    const char *bmc = "";
    const char *host = "";
    const char *objects = ""; ///< between commas
    const char *steps = ""; ///< one a line
    const char *cure = ""; ///< sometimes taken later
};

#define HP_WORKLOAD(name, rest)                                                                    \
    R"({"apiVersion":"v1","kind":"Namespace","metadata":{"name":"shop-{n}"}},)"                    \
    R"({"apiVersion":"lab.holdpoint.dev/v1alpha1","kind":"Workload","metadata":{"name":")" name    \
    R"(","namespace":"shop-{n}"},"spec":{"image":"registry.lab/a:1","startDuration":"1s",)" rest   \
    "}}"
#define HP_POD(rest)                                                                               \
    R"(create pods.shop-{n} {"apiVersion":"v1","kind":"Pod","metadata":{"name":"report-1",)" rest  \
    R"(},"spec":{"nodeName":"{m}","terminationGracePeriodSeconds":2,)"                             \
    R"("containers":[{"name":"main","image":"registry.lab/a:1"}]}})"
#define HP_HOOK(point, owner)                                                                      \
    R"({"spec":{"lifecycleHooks":{")" point R"(":[{"name":"Hook{n}","owner":")" owner R"("}]}}})"
#define HP_CTL(words) "ctl override " words R"( --reason "it has to get on" --yes)"
#define HP_UNHOOK(point) R"(patch machines/{m} {"spec":{"lifecycleHooks":{")" point R"(":null}}})"
#define HP_OWNER(point, rest)                                                                      \
    R"({"apiVersion":"lab.holdpoint.dev/v1alpha1","kind":"HookOwner","metadata":{"name":)"         \
    R"("owner-{n}","namespace":"openshift-machine-api"},"spec":{"point":")" point                  \
    R"(","hook":"Hook{n}","owner":"owner-{n}",)" rest "}}"
#define HP_FAULT(fault)                                                                            \
    R"({"spec":{"providerSpec":{"value":{"faults":)" fault                                         \
    R"(}}},"metadata":{"annotations":{"lab.holdpoint.dev/begins":null}}})"
#define HP_NO_FAULT R"(patch machines/{m} {"spec":{"providerSpec":{"value":{"faults":null}}}})"
#define HP_BMC(fault)                                                                              \
    R"(patch bmcs/{h} {"spec":{"faults":)" fault "}}\n"                                            \
    R"(patch baremetalhosts/{h} {"metadata":{"annotations":{"reboot.metal3.io":)"                  \
    R"("{\"mode\":\"hard\"}"}}})"
#define HP_BMC_WELL R"(patch bmcs/{h} {"spec":{"faults":null}})"
#define HP_NOTE(kind, name, key, value)                                                            \
    "patch " kind "/" name R"( {"metadata":{"annotations":{")" key "\":" value "}}}"
#define HP_MAINTENANCE(rest)                                                                         \
    R"(create machinemaintenances {"apiVersion":"machinemaintenance.managed.openshift.io/v1alpha1")" \
    R"(,"kind":"MachineMaintenance","metadata":{"name":"mm-{n}"},"spec":{"eventcode":)"              \
    R"("instance-retirement","eventid":"event-{n}","machineid":)"                                    \
    R"("lab:///openshift-machine-api/{m}","machinelink":"{m}")" rest "}}"
#define HP_WINDOW(rest)                                                                            \
    R"({"apiVersion":"holdpoint.dev/v1alpha1","kind":"MaintenanceWindow","metadata":{"name":)"     \
    R"("window-{n}","namespace":"openshift-machine-api"},"spec":{"rrule":"FREQ=DAILY",)"           \
    R"("duration":"1h","timezone":"UTC",)" rest "}}"
#define HP_CHECK(annotations, rest)                                                                \
    R"({"apiVersion":"machine.openshift.io/v1beta1","kind":"MachineHealthCheck","metadata":)"      \
    R"({"name":"check-{n}","namespace":"openshift-machine-api","annotations":{)" annotations       \
    R"(}},"spec":{"selector":{"matchLabels":{"machine.openshift.io/cluster-api-machine-role":)"    \
    R"("worker"}},)" rest "}}"
#define HP_AFTER(time)                                                                             \
    R"("unhealthyConditions":[{"type":"Ready","status":"Unknown","timeout":")" time                \
    R"("},{"type":"Ready","status":"False","timeout":")" time R"("}])"
#define HP_SET                                                                                     \
    R"({"apiVersion":"machine.openshift.io/v1beta1","kind":"MachineSet","metadata":{"name":)"      \
    R"("set-{n}","namespace":"openshift-machine-api"},"spec":{"replicas":1,"selector":)"           \
    R"({"matchLabels":{"machine.openshift.io/cluster-api-machineset":"set-{n}"}},"template":)"     \
    R"({"metadata":{"labels":{"machine.openshift.io/cluster-api-cluster":"site",)"                 \
    R"("machine.openshift.io/cluster-api-machineset":"set-{n}",)"                                  \
    R"("machine.openshift.io/cluster-api-machine-role":"worker",)"                                 \
    R"("machine.openshift.io/cluster-api-machine-type":"worker"}},"spec":{"providerSpec":)"        \
    R"({"value":{"apiVersion":"lab.holdpoint.dev/v1alpha1","kind":"LabMachineProviderSpec",)"      \
    R"("instanceType":"small","createDuration":"2s","bootDuration":"2s"}}}}}})"
#define HP_SILENT R"(patch instances:{m} {"spec":{"faults":{"kubeletDead":true}}})"
#define HP_NOT_SILENT R"(patch instances:{m} {"spec":{"faults":null}})"
#define HP_LEASE(rest)                                                                             \
    R"({"apiVersion":"coordination.k8s.io/v1","kind":"Lease","metadata":{"name":"lease-{n}",)"     \
    R"("namespace":"openshift-machine-api","annotations":{"holdpoint.dev/hook-owner":)"            \
    R"("owner-{n}"}},"spec":{"holderIdentity":"owner-0","leaseDurationSeconds":40,)" rest "}}"

// clang-format off
constexpr CauseRow causeRows[] = {
    // The provider.
    {.name = "create refused", .whom = Befalls::Cloud, .machine = HP_FAULT(R"({"createError":"VcpuLimitExceeded: limit of 32"})"), .cure = HP_NO_FAULT},
    {.name = "configuration invalid", .whom = Befalls::Cloud, .machine = HP_FAULT(R"({"invalidConfiguration":"instance type huge is not sold"})")},
    {.name = "no address", .whom = Befalls::Cloud, .machine = HP_FAULT(R"({"noAddress":true})"), .cure = HP_NOT_SILENT},
    {.name = "never registers", .whom = Befalls::Cloud, .machine = HP_FAULT(R"({"neverRegisters":true})"), .cure = HP_NOT_SILENT},
    {.name = "create slow", .whom = Befalls::Cloud, .machine = R"({"metadata":{"annotations":{"lab.holdpoint.dev/begins":null}},"spec":{"providerSpec":{"value":{"createDuration":"40m"}}}})"},
    {.name = "delete refused", .whom = Befalls::Cloud, .leaves = true, .machine = R"({"spec":{"providerSpec":{"value":{"faults":{"deleteError":"429 Too Many Requests"}}}}})", .cure = R"(patch instances:{m} {"spec":{"deleteError":null}})"},
    {.name = "delete slow", .whom = Befalls::Cloud, .leaves = true, .machine = R"({"spec":{"providerSpec":{"value":{"deleteDuration":"50m"}}}})"},
    {.name = "exists refused", .whom = Befalls::Cloud, .steps = R"(patch machines/{m} {"spec":{"providerSpec":{"value":{"faults":{"existsError":"401 Unauthorized: token expired"}}}}})", .cure = HP_NO_FAULT},
    {.name = "update refused", .whom = Befalls::Cloud, .steps = R"(patch machines/{m} {"spec":{"providerSpec":{"value":{"faults":{"updateError":"UnauthorizedOperation: 403"}}}}})", .cure = HP_NO_FAULT},
    {.name = "instance gone", .steps = "delete instances:{m}\ntouch machines/{m}"},
    {.name = "instance stopped", .steps = R"(patch instances:{m} {"spec":{"stopped":true}})", .cure = R"(patch instances:{m} {"spec":{"stopped":false}})"},
    {.name = "instance of another", .steps = "patch instances:{m} {\"spec\":{\"machineUID\":\"00000000-0000-4000-8000-00000000dead\"}}\ntouch machines/{m}"},
    // The Node.
    {.name = "kubelet silent", .steps = HP_SILENT, .cure = HP_NOT_SILENT},
    {.name = "cordoned by hand", .steps = R"(patch nodes/{m} {"spec":{"unschedulable":true}})", .cure = R"(patch nodes/{m} {"spec":{"unschedulable":false}})"},
    {.name = "Node deleted by hand", .steps = "delete nodes/{m}"},
    {.name = "Node uninitialised", .steps = R"(patch nodes/{m} {"spec":{"taints":[{"key":"node.cloudprovider.kubernetes.io/uninitialized","value":"true","effect":"NoSchedule"}]}})", .cure = R"(patch nodes/{m} {"spec":{"taints":null}})"},
    {.name = "Machine paused", .steps = HP_NOTE("machines", "{m}", "cluster.x-k8s.io/paused", R"("")"), .cure = HP_NOTE("machines", "{m}", "cluster.x-k8s.io/paused", "null")},
    // The drain.
    {.name = "budget refuses", .leaves = true, .objects = HP_WORKLOAD("ledger", R"("replicas":2,"minAvailable":2,"gracePeriod":"2s")"), .cure = R"(patch workloads.shop-{n}/ledger {"spec":{"minAvailable":0}})"},
    {.name = "budget of one", .leaves = true, .objects = HP_WORKLOAD("mail", R"("replicas":1,"minAvailable":1,"gracePeriod":"2s","nodeSelector":{"kubernetes.io/hostname":"{m}"})"), .cure = R"(patch workloads.shop-{n}/mail {"spec":{"minAvailable":0}})"},
    {.name = "budget of none", .leaves = true, .objects = HP_WORKLOAD("ledger", R"("replicas":2,"maxUnavailable":0,"gracePeriod":"2s")")},
    {.name = "budget of all", .leaves = true, .objects = HP_WORKLOAD("ledger", R"("replicas":3,"minAvailable":"100%","gracePeriod":"2s")")},
    {.name = "pod does not end", .leaves = true, .objects = HP_WORKLOAD("old", R"("replicas":3,"gracePeriod":"2s","faults":{"neverStops":true})")},
    {.name = "long grace", .leaves = true, .objects = HP_WORKLOAD("batch", R"("replicas":2,"gracePeriod":"30m")")},
    {.name = "two budgets", .leaves = true, .objects = HP_WORKLOAD("cache", R"("replicas":2,"maxUnavailable":1,"gracePeriod":"2s")") R"(,{"apiVersion":"policy/v1","kind":"PodDisruptionBudget","metadata":{"name":"cache-operator","namespace":"shop-{n}"},"spec":{"maxUnavailable":1,"selector":{"matchLabels":{"app":"cache"}}}})", .cure = "delete poddisruptionbudgets.shop-{n}/cache-operator"},
    {.name = "finalizer of a pod", .leaves = true, .objects = R"({"apiVersion":"v1","kind":"Namespace","metadata":{"name":"shop-{n}"}})", .steps = HP_POD(R"("finalizers":["example.com/keep-logs"])"), .cure = R"(patch pods.shop-{n}/report-1 {"metadata":{"finalizers":null}})"},
    {.name = "volume attached", .leaves = true, .objects = R"({"apiVersion":"storage.k8s.io/v1","kind":"VolumeAttachment","metadata":{"name":"csi-{n}"},"spec":{"attacher":"csi.example.com","nodeName":"{m}","source":{"persistentVolumeName":"pvc-{n}"}},"status":{"attached":true}})", .cure = "delete volumeattachments/csi-{n}"},
    {.name = "foreign finalizer", .leaves = true, .machine = R"({"metadata":{"finalizers":["inventory.example.com/asset"]}})", .cure = R"(patch machines/{m} {"metadata":{"finalizers":null}})"},
    {.name = "drain skipped", .leaves = true, .machine = R"({"metadata":{"annotations":{"machine.openshift.io/exclude-node-draining":""}}})"},
    {.name = "etcd member sick", .whom = Befalls::Member, .leaves = true, .steps = R"(patch etcdmembers.openshift-etcd/{m} {"spec":{"faults":{"unhealthy":true}}})"},
    {.name = "eviction refused by a webhook", .leaves = true, .objects = HP_WORKLOAD("vm", R"("replicas":2,"gracePeriod":"2s","faults":{"refusesEviction":"it cannot be migrated"})"), .cure = R"(patch workloads.shop-{n}/vm {"spec":{"faults":null}})"},
    {.name = "grace of ten minutes", .leaves = true, .objects = HP_WORKLOAD("batch", R"("replicas":2,"gracePeriod":"10m")")},
    {.name = "budget with room soon", .leaves = true, .objects = HP_WORKLOAD("web", R"("replicas":2,"minAvailable":1,"gracePeriod":"2s","startDuration":"8m")")},
    // What people override.
    {.name = "drain tried again by hand", .leaves = true, .objects = HP_WORKLOAD("ledger", R"("replicas":2,"minAvailable":2,"gracePeriod":"2s")"), .steps = HP_CTL("retry-drain --machine {m}"), .cure = R"(patch workloads.shop-{n}/ledger {"spec":{"minAvailable":0}})" "\n" HP_CTL("retry-drain --machine {m}")},
    {.name = "drain skipped by hand", .leaves = true, .objects = HP_WORKLOAD("ledger", R"("replicas":2,"minAvailable":2,"gracePeriod":"2s")"), .cure = HP_CTL("skip-drain --machine {m} --name {m}")},
    {.name = "hook before drain removed by hand", .leaves = true, .machine = HP_HOOK("preDrain", "volume-mover"), .cure = HP_CTL("remove-hook --machine {m} --point preDrain --hook Hook{n} --name {m}")},
    {.name = "hook before terminate removed by hand", .leaves = true, .machine = HP_HOOK("preTerminate", "log-saver"), .cure = HP_CTL("remove-hook --machine {m} --point preTerminate --hook Hook{n} --name {m}")},
    {.name = "held off by hand", .whom = Befalls::Metal, .steps = HP_CTL("add-hold --host {h} --name {h}"), .cure = HP_CTL("power-on --host {h}")},
    {.name = "switched off by hand", .whom = Befalls::Metal, .steps = HP_CTL("power-off --host {h} --name {h}"), .cure = HP_CTL("power-on --host {h}")},
    {.name = "rebooted by hand", .whom = Befalls::Metal, .steps = HP_CTL("hard-reboot --host {h} --name {h}")},
    {.name = "paused and resumed by hand", .whom = Befalls::Metal, .steps = HP_CTL("pause --host {h}"), .cure = HP_CTL("resume --host {h}")},
    {.name = "detached by hand", .whom = Befalls::Metal, .steps = HP_CTL("detach --host {h} --name {h}"), .cure = HP_CTL("attach --host {h}")},
    {.name = "cordoned by an override", .steps = HP_CTL("cordon --machine {m}"), .cure = HP_CTL("uncordon --machine {m}")},
    // Masters and their guard; hosts that are installed.
    {.name = "master replaced", .whom = Befalls::Member, .leaves = true},
    {.name = "master of etcd not ready", .whom = Befalls::Member, .leaves = true, .steps = HP_SILENT, .cure = HP_NOT_SILENT},
    {.name = "guard's hook removed by hand", .whom = Befalls::Member, .leaves = true, .cure = HP_CTL("remove-hook --machine {m} --point preDrain --hook EtcdQuorumOperator --name {m}")},
    {.name = "installation never ends", .whom = Befalls::Installed, .bmc = R"({"spec":{"provisionDuration":"never"}})", .cure = R"(patch bmcs/{h} {"spec":{"provisionDuration":"1s"}})"},
    {.name = "installation takes long", .whom = Befalls::Installed, .bmc = R"({"spec":{"provisionDuration":"20m"}})"},
    {.name = "cleaning never ends", .whom = Befalls::Installed, .leaves = true, .bmc = R"({"spec":{"deprovisionDuration":"never"}})", .cure = R"(patch bmcs/{h} {"spec":{"deprovisionDuration":"1s"}})"},
    {.name = "host marked unhealthy", .whom = Befalls::Installed, .host = R"({"metadata":{"annotations":{"capi.metal3.io/unhealthy":""}}})", .cure = HP_NOTE("baremetalhosts", "{h}", "capi.metal3.io/unhealthy", "null")},
    {.name = "installation fails", .whom = Befalls::Installed, .steps = R"(status baremetalhosts/{h} {"status":{"operationalStatus":"error","errorType":"provisioning error","errorMessage":"Image provisioning failed"}})"},
    // Hooks and their owners.
    {.name = "hook before drain, nobody", .leaves = true, .machine = HP_HOOK("preDrain", "volume-mover"), .cure = HP_UNHOOK("preDrain")},
    {.name = "hook before terminate, nobody", .leaves = true, .machine = HP_HOOK("preTerminate", "log-saver"), .cure = HP_UNHOOK("preTerminate")},
    {.name = "owner stuck", .leaves = true, .machine = HP_HOOK("preTerminate", "owner-{n}"), .objects = HP_OWNER("preTerminate", R"("behaviour":"stuck","after":"5s")"), .cure = R"(patch hookowners/owner-{n} {"spec":{"behaviour":"release"}})"},
    {.name = "owner dies", .leaves = true, .machine = HP_HOOK("preTerminate", "owner-{n}"), .objects = HP_OWNER("preTerminate", R"("behaviour":"stuck","after":"5s")"), .steps = R"(patch hookowners/owner-{n} {"spec":{"behaviour":"dead"}})", .cure = R"(patch hookowners/owner-{n} {"spec":{"behaviour":"release"}})"},
    {.name = "owner fails", .leaves = true, .machine = HP_HOOK("preDrain", "owner-{n}"), .objects = HP_OWNER("preDrain", R"("behaviour":"fail","after":"1s","failMessage":"no capacity left in zone b")")},
    {.name = "owner late", .leaves = true, .machine = HP_HOOK("preDrain", "owner-{n}"), .objects = HP_OWNER("preDrain", R"("behaviour":"late","after":"5s","lateBy":"25m")")},
    {.name = "owner of a creation stuck", .whom = Befalls::Cloud, .machine = R"({"metadata":{"annotations":{"lab.holdpoint.dev/begins":null}},"spec":{"lifecycleHooks":{"preCreate":[{"name":"Hook{n}","owner":"owner-{n}"}]}}})", .objects = HP_OWNER("preCreate", R"("behaviour":"stuck","after":"5s")"), .cure = HP_UNHOOK("preCreate")},
    {.name = "Lease from the future", .leaves = true, .machine = HP_HOOK("preTerminate", "owner-{n}"), .objects = HP_LEASE(R"("renewTime":"2099-01-01T00:00:00.000000Z")"), .cure = HP_UNHOOK("preTerminate")},
    {.name = "Lease comes and goes", .leaves = true, .machine = HP_HOOK("preTerminate", "owner-{n}"), .objects = HP_LEASE(R"("renewTime":"2026-01-10T12:00:00.000000Z")"), .steps = R"(patch leases/lease-{n} {"spec":{"renewTime":"{now.}"}})", .cure = R"(patch leases/lease-{n} {"spec":{"renewTime":"{now.}"}})"},
    {.name = "operator degraded", .leaves = true, .machine = HP_HOOK("preDrain", "clusteroperator/guard-{n}"), .objects = R"({"apiVersion":"config.openshift.io/v1","kind":"ClusterOperator","metadata":{"name":"guard-{n}"},"spec":{},"status":{"conditions":[{"type":"Available","status":"True","lastTransitionTime":"2026-01-01T00:00:00Z"},{"type":"Degraded","status":"True","lastTransitionTime":"2026-01-01T00:00:00Z","reason":"Upload","message":"upload failed: 403"}]}})"},
    // The host.
    {.name = "held off by a key", .whom = Befalls::Metal, .steps = HP_NOTE("baremetalhosts", "{h}", "reboot.metal3.io/nic-{n}", R"("")"), .cure = HP_NOTE("baremetalhosts", "{h}", "reboot.metal3.io/nic-{n}", "null")},
    {.name = "held off hard by a key", .whom = Befalls::Metal, .steps = HP_NOTE("baremetalhosts", "{h}", "reboot.metal3.io/fan-{n}", R"("{\"mode\":\"hard\"}")"), .cure = HP_NOTE("baremetalhosts", "{h}", "reboot.metal3.io/fan-{n}", "null")},
    {.name = "online false", .whom = Befalls::Metal, .steps = R"(patch baremetalhosts/{h} {"spec":{"online":false}})", .cure = R"(patch baremetalhosts/{h} {"spec":{"online":true}})"},
    {.name = "host paused", .whom = Befalls::Metal, .steps = HP_NOTE("baremetalhosts", "{h}", "baremetalhost.metal3.io/paused", R"("")"), .cure = HP_NOTE("baremetalhosts", "{h}", "baremetalhost.metal3.io/paused", "null")},
    {.name = "host detached", .whom = Befalls::Metal, .steps = HP_NOTE("baremetalhosts", "{h}", "baremetalhost.metal3.io/detached", R"("")"), .cure = HP_NOTE("baremetalhosts", "{h}", "baremetalhost.metal3.io/detached", "null")},
    {.name = "remediation asked for", .whom = Befalls::Metal, .steps = HP_NOTE("machines", "{m}", "host.metal3.io/external-remediation", R"("")")},
    {.name = "power off disabled", .whom = Befalls::Metal, .host = R"({"spec":{"disablePowerOff":true,"online":true}})", .steps = HP_NOTE("baremetalhosts", "{h}", "reboot.metal3.io/nic-{n}", R"("")")},
    {.name = "host deleted", .whom = Befalls::Metal, .steps = "delete baremetalhosts/{h}"},
    {.name = "host of another", .whom = Befalls::Metal, .steps = R"(patch baremetalhosts/{h} {"spec":{"consumerRef":{"apiVersion":"machine.openshift.io/v1beta1","kind":"Machine","name":"worker-77","namespace":"openshift-machine-api"}}})"},
    {.name = "secret deleted", .whom = Befalls::Metal, .steps = "delete secrets/{h}-bmc\n" HP_NOTE("baremetalhosts", "{h}", "reboot.metal3.io", R"("")"), .cure = R"(create secrets {"apiVersion":"v1","kind":"Secret","metadata":{"name":"{h}-bmc"},"data":{"username":"aG9sZHBvaW50","password":"YS1sYWItcGFzc3dvcmQ="}})"},
    {.name = "soft off ignored", .whom = Befalls::Metal, .bmc = R"({"spec":{"faults":{"ignoresGraceful":true}}})", .steps = HP_NOTE("baremetalhosts", "{h}", "reboot.metal3.io/soft-{n}", R"("{\"mode\":\"soft\"}")"), .cure = HP_NOTE("baremetalhosts", "{h}", "reboot.metal3.io/soft-{n}", "null")},
    {.name = "reboot", .whom = Befalls::Metal, .steps = HP_NOTE("baremetalhosts", "{h}", "reboot.metal3.io", R"("")")},
    // The BMC.
    {.name = "BMC busy", .whom = Befalls::Metal, .steps = HP_BMC(R"({"status":503,"retryAfter":"20"})"), .cure = HP_BMC_WELL},
    {.name = "BMC 500", .whom = Befalls::Metal, .steps = HP_BMC(R"({"http500":true})"), .cure = HP_BMC_WELL},
    {.name = "BMC 500 on resets", .whom = Befalls::Metal, .steps = HP_BMC(R"({"http500":true,"on":"resets"})"), .cure = HP_BMC_WELL},
    {.name = "BMC 429", .whom = Befalls::Metal, .steps = HP_BMC(R"({"status":429,"retryAfter":"20"})"), .cure = HP_BMC_WELL},
    {.name = "BMC 404", .whom = Befalls::Metal, .steps = HP_BMC(R"({"status":404,"on":"systems"})"), .cure = HP_BMC_WELL},
    {.name = "BMC silent", .whom = Befalls::Metal, .steps = HP_BMC(R"({"unreachable":true})"), .cure = HP_BMC_WELL},
    {.name = "BMC refuses connections", .whom = Befalls::Metal, .steps = HP_BMC(R"({"refusesConnections":true})"), .cure = HP_BMC_WELL},
    {.name = "BMC refuses off", .whom = Befalls::Metal, .steps = HP_BMC(R"({"refuses":["ForceOff","GracefulShutdown"],"refusesStatus":403})"), .cure = HP_BMC_WELL},
    {.name = "BMC refuses on", .whom = Befalls::Metal, .steps = HP_BMC(R"({"refuses":["On","ForceOn"],"refusesStatus":409})"), .cure = HP_BMC_WELL},
    {.name = "BMC ignores resets", .whom = Befalls::Metal, .steps = HP_BMC(R"({"ignoresResets":true})"), .cure = HP_BMC_WELL},
    {.name = "BMC without state", .whom = Befalls::Metal, .steps = HP_BMC(R"({"powerStateNull":true})"), .cure = HP_BMC_WELL},
    {.name = "BMC paused state", .whom = Befalls::Metal, .steps = HP_BMC(R"({"wrongState":"Paused"})"), .cure = HP_BMC_WELL},
    {.name = "page of a proxy", .whom = Befalls::Metal, .steps = HP_BMC(R"({"garbage":"html"})"), .cure = HP_BMC_WELL},
    {.name = "another server", .whom = Befalls::Metal, .steps = HP_BMC(R"({"otherIdentity":true})"), .cure = HP_BMC_WELL},
    {.name = "BMC unauthorised", .whom = Befalls::Metal, .steps = HP_BMC(R"({"unauthorised":true})"), .cure = HP_BMC_WELL},
    {.name = "task fails", .whom = Befalls::Metal, .steps = HP_BMC(R"({"task":"exception"})"), .cure = HP_BMC_WELL},
    {.name = "stuck in transition", .whom = Befalls::Metal, .steps = HP_BMC(R"({"stuckTransition":true})"), .cure = HP_BMC_WELL},
    {.name = "BMC without actions", .whom = Befalls::Metal, .steps = HP_BMC(R"({"noActions":true})"), .cure = HP_BMC_WELL},
    // Health checks.
    {.name = "check soon, no set", .whom = Befalls::Worker, .objects = HP_CHECK("", HP_AFTER("60s")), .steps = HP_SILENT, .cure = HP_NOT_SILENT},
    {.name = "check in half an hour", .whom = Befalls::Worker, .machine = R"({"metadata":{"labels":{"machine.openshift.io/cluster-api-machineset":"set-{n}"}}})", .objects = HP_SET "," HP_CHECK("", HP_AFTER("30m")), .steps = HP_SILENT, .cure = HP_NOT_SILENT},
    {.name = "check paused", .whom = Befalls::Worker, .objects = HP_CHECK(R"("cluster.x-k8s.io/paused":"true")", HP_AFTER("60s")), .steps = HP_SILENT, .cure = HP_NOT_SILENT},
    {.name = "check short-circuited", .whom = Befalls::Worker, .objects = HP_CHECK("", R"("maxUnhealthy":0,)" HP_AFTER("60s")), .steps = HP_SILENT, .cure = HP_NOT_SILENT},
    {.name = "check without its template", .whom = Befalls::Worker, .objects = HP_CHECK("", R"("remediationTemplate":{"apiVersion":"infrastructure.cluster.x-k8s.io/v1beta1","kind":"Metal3RemediationTemplate","name":"reboot","namespace":"openshift-machine-api"},)" HP_AFTER("60s")), .steps = HP_SILENT, .cure = HP_NOT_SILENT},
    // Maintenance and its windows. Worlds begin at noon.
    {.name = "maintenance", .steps = HP_MAINTENANCE("")},
    {.name = "maintenance, closed window", .objects = HP_WINDOW(R"("start":"03:00")"), .steps = HP_MAINTENANCE("")},
    {.name = "maintenance, window opens soon", .objects = HP_WINDOW(R"("start":"13:00")"), .steps = HP_MAINTENANCE("")},
    {.name = "maintenance, no window for it", .objects = HP_WINDOW(R"("start":"12:00","selector":{"machines":["another"]})"), .steps = HP_MAINTENANCE("")},
    {.name = "maintenance, paused window", .objects = HP_WINDOW(R"("start":"12:00","pausedUntil":"2026-01-10T13:10:00Z")"), .steps = HP_MAINTENANCE("")},
    {.name = "maintenance with a deadline", .objects = HP_WINDOW(R"("start":"15:00")"), .steps = HP_MAINTENANCE(R"(,"deadline":"{now+3600s}")")},
    {.name = "maintenance while upgrading", .objects = R"({"apiVersion":"config.openshift.io/v1","kind":"ClusterVersion","metadata":{"name":"version"},"spec":{"clusterID":"6a1c1b4e-0000-4000-8000-000000000001"},"status":{"desired":{"version":"4.17.3"},"conditions":[{"type":"Progressing","status":"True","lastTransitionTime":"2026-01-01T00:00:00Z","message":"Working towards 4.17.3"}]}})", .steps = HP_MAINTENANCE(""), .cure = R"(status clusterversions/version {"status":{"conditions":[{"type":"Progressing","status":"False","lastTransitionTime":"{now}"}]}})"},
    {.name = "maintenance while a pool updates", .objects = R"({"apiVersion":"machineconfiguration.openshift.io/v1","kind":"MachineConfigPool","metadata":{"name":"worker"},"spec":{},"status":{"conditions":[{"type":"Updating","status":"True","lastTransitionTime":"2026-01-01T00:00:00Z","message":"All nodes are updating"}]}})", .steps = HP_MAINTENANCE(""), .cure = R"(status machineconfigpools/worker {"status":{"conditions":[{"type":"Updating","status":"False","lastTransitionTime":"{now}"}]}})"},
    {.name = "maintenance of an unknown kind", .steps = R"(create machinemaintenances {"apiVersion":"machinemaintenance.managed.openshift.io/v1alpha1","kind":"MachineMaintenance","metadata":{"name":"mm-{n}"},"spec":{"eventcode":"instance-rehome","eventid":"event-{n}","machineid":"lab:///openshift-machine-api/{m}","machinelink":"{m}"}})"},
    {.name = "maintenance in half an hour", .objects = HP_WINDOW(R"("start":"12:40")"), .steps = HP_MAINTENANCE("")},
    {.name = "maintenance in an hour and a half", .objects = HP_WINDOW(R"("start":"13:30")"), .steps = HP_MAINTENANCE("")},
    {.name = "maintenance, window paused for minutes", .objects = HP_WINDOW(R"("start":"12:00","pausedUntil":"2026-01-10T12:50:00Z")"), .steps = HP_MAINTENANCE("")},
    {.name = "check in ten minutes", .whom = Befalls::Worker, .machine = R"({"metadata":{"labels":{"machine.openshift.io/cluster-api-machineset":"set-{n}"}}})", .objects = HP_SET "," HP_CHECK("", HP_AFTER("10m")), .steps = HP_SILENT, .cure = HP_NOT_SILENT},
    {.name = "check of a Node that never joins", .whom = Befalls::Cloud, .machine = HP_FAULT(R"({"neverRegisters":true})"), .objects = HP_CHECK("", R"("nodeStartupTimeout":"15m",)" HP_AFTER("10m"))},
    // What people write by hand.
    {.name = "drain exclusion misspelt", .leaves = true, .machine = R"({"metadata":{"annotations":{"machine.openshift.io/exclude-node-drain":""}}})", .objects = HP_WORKLOAD("ledger", R"("replicas":2,"minAvailable":2,"gracePeriod":"2s")")},
    {.name = "check with a negative limit", .whom = Befalls::Worker, .steps = R"(create machinehealthchecks {"metadata":{"name":"check-{n}"},"spec":{"selector":{},"nodeStartupTimeout":"-10m","unhealthyConditions":[{"type":"Ready","status":"Unknown","timeout":"60s"}]}})"},
    {.name = "check of no time at all", .whom = Befalls::Worker, .steps = R"(create machinehealthchecks {"metadata":{"name":"check-{n}"},"spec":{"selector":{},"unhealthyConditions":[{"type":"Ready","status":"Unknown","timeout":"0s"}]}})"},
    {.name = "key with a bad value", .whom = Befalls::Metal, .steps = HP_NOTE("baremetalhosts", "{h}", "reboot.metal3.io/odd-{n}", R"("{\"mode\":\"gently\"}")"), .cure = HP_NOTE("baremetalhosts", "{h}", "reboot.metal3.io/odd-{n}", "null")},
    {.name = "maintenance of nobody", .steps = R"(create machinemaintenances {"apiVersion":"machinemaintenance.managed.openshift.io/v1alpha1","kind":"MachineMaintenance","metadata":{"name":"mm-{n}"},"spec":{"eventcode":"instance-retirement","eventid":"event-{n}"}})"},
    {.name = "taint left behind", .steps = R"(patch nodes/{m} {"spec":{"taints":[{"key":"node.kubernetes.io/out-of-service","effect":"NoExecute","timeAdded":"{now}"}]}})", .cure = R"(patch nodes/{m} {"spec":{"taints":null}})"},
    {.name = "reboot misspelt", .whom = Befalls::Metal, .steps = HP_NOTE("baremetalhosts", "{h}", "rebot.metal3.io", R"("")"), .cure = HP_NOTE("baremetalhosts", "{h}", "rebot.metal3.io", "null")},
    {.name = "reboot on the Machine", .whom = Befalls::Metal, .steps = HP_NOTE("machines", "{m}", "reboot.metal3.io", R"("")"), .cure = HP_NOTE("machines", "{m}", "reboot.metal3.io", "null")},
    {.name = "refusals in Events", .whom = Befalls::Cloud, .steps = R"(create events {"apiVersion":"v1","kind":"Event","metadata":{"name":"{m}.failedupdate"},"involvedObject":{"apiVersion":"machine.openshift.io/v1beta1","kind":"Machine","namespace":"openshift-machine-api","name":"{m}"},"type":"Warning","reason":"FailedUpdate","message":"{m}: reconciler failed to Update machine: RequestLimitExceeded: 429","count":24,"firstTimestamp":"{now-600s}","lastTimestamp":"{now}"})"},
    {.name = "window of an unknown zone", .steps = R"(create maintenancewindows {"apiVersion":"holdpoint.dev/v1alpha1","kind":"MaintenanceWindow","metadata":{"name":"nights-{n}"},"spec":{"rrule":"FREQ=DAILY","start":"00:00","duration":"1h","timezone":"Europe/Berln"}})" "\n" HP_MAINTENANCE("")},
    {.name = "owner with a second line", .leaves = true, .machine = HP_HOOK("preDrain", "volume-mover\\nMachine {m} is fine"), .cure = HP_UNHOOK("preDrain")},
};
// clang-format on

/// The same numbers everywhere, which the distributions of the library do not promise.
class Dice
{
public:
    explicit Dice(std::uint64_t seed)
        : m_numbers(seed * 0x9E3779B97F4A7C15ULL + 1)
    { }
    std::size_t below(std::size_t limit) { return static_cast<std::size_t>(m_numbers() % limit); }
    bool percent(std::size_t chance) { return below(100) < chance; }
    std::chrono::seconds between(std::chrono::seconds least, std::chrono::seconds most)
    {
        return least
            + std::chrono::seconds(below(static_cast<std::size_t>((most - least).count()) + 1));
    }

private:
    std::mt19937_64 m_numbers;
};

std::string hostOf(const std::string &machine)
{
    return "host-" + machine;
}

std::string filled(std::string text, const std::string &machine, std::size_t number)
{
    const std::array<std::pair<std::string, std::string>, 3> holes{
        {{"{m}", machine}, {"{h}", hostOf(machine)}, {"{n}", std::to_string(number)}}};
    for (const auto &[hole, value] : holes) {
        for (std::size_t at = text.find(hole); at != std::string::npos;
             at = text.find(hole, at + value.size()))
            text.replace(at, hole.size(), value);
    }
    return text;
}

Json jsonOf(const char *text, const std::string &machine, std::size_t number)
{
    return *text == '\0' ? Json() : Json::parse(filled(text, machine, number));
}

void addLines(WorldCause &cause, Duration at, const std::string &lines)
{
    std::istringstream text(lines);
    for (std::string line; std::getline(text, line);)
        cause.steps.push_back({at, "try " + line});
}

bool befalls(const CauseRow &row, const WorldMachine &machine, bool hasEtcd)
{
    switch (row.whom) {
    case Befalls::Anyone:
        return true;
    case Befalls::Cloud:
        return !machine.isMetal;
    case Befalls::Metal:
        return machine.isMetal;
    case Befalls::Worker:
        return !machine.isMaster;
    case Befalls::Member:
        return machine.isMaster && hasEtcd;
    case Befalls::Installed:
        return machine.isInstalled;
    }
    return false;
}

Json labelsOf(const WorldMachine &machine)
{
    const std::string role = machine.isMaster ? "master" : "worker";
    return {{"machine.openshift.io/cluster-api-cluster", "site"},
            {"machine.openshift.io/cluster-api-machine-role", role},
            {"machine.openshift.io/cluster-api-machine-type", role}};
}

Json machineOf(const WorldMachine &machine)
{
    Json provider{{"apiVersion", "lab.holdpoint.dev/v1alpha1"},
                  {"kind", "LabMachineProviderSpec"},
                  {"instanceType", "small"},
                  {"createDuration", "2s"},
                  {"deleteDuration", "2s"},
                  {"bootDuration", "2s"}};
    if (machine.isInstalled)
        provider = {{"apiVersion", "baremetal.cluster.k8s.io/v1alpha1"},
                    {"kind", "BareMetalMachineProviderSpec"},
                    {"customDeploy", {{"method", "install_coreos"}}},
                    {"userData", {{"name", "worker-user-data"}}},
                    {"hostSelector", {{"matchLabels", {{"for", machine.name}}}}}};
    else if (machine.isMetal)
        provider["host"] = hostOf(machine.name);
    const Json annotations =
        machine.isInstalled ? Json::object() : Json{{"lab.holdpoint.dev/begins", "running"}};
    return {{"apiVersion", "machine.openshift.io/v1beta1"},
            {"kind", "Machine"},
            {"metadata",
             {{"name", machine.name},
              {"namespace", worldNamespace},
              {"annotations", annotations},
              {"labels", labelsOf(machine)}}},
            {"spec", {{"providerSpec", {{"value", provider}}}}}};
}

Json secretOf(const std::string &host)
{
    return {{"apiVersion", "v1"},
            {"kind", "Secret"},
            {"metadata", {{"name", host + "-bmc"}, {"namespace", worldNamespace}}},
            {"stringData", {{"username", "holdpoint"}, {"password", "a-lab-password"}}}};
}

Json bmcOf(const std::string &host, bool isInstalled)
{
    return {{"apiVersion", "lab.holdpoint.dev/v1alpha1"},
            {"kind", "Bmc"},
            {"metadata", {{"name", host}, {"namespace", worldNamespace}}},
            {"spec", {{"host", host}, {"username", "holdpoint"}, {"password", "a-lab-password"}}},
            {"status", {{"powerState", isInstalled ? "Off" : "On"}}}};
}

Json freeHostOf(const std::string &host, const std::string &machine)
{
    return {{"apiVersion", "metal3.io/v1alpha1"},
            {"kind", "BareMetalHost"},
            {"metadata",
             {{"name", host}, {"namespace", worldNamespace}, {"labels", {{"for", machine}}}}},
            {"spec",
             {{"online", false},
              {"bmc",
               {{"address", "redfish+https://lab/redfish/v1/Systems/" + host},
                {"credentialsName", host + "-bmc"},
                {"disableCertificateVerification", true}}}}},
            {"status",
             {{"operationalStatus", "OK"},
              {"poweredOn", false},
              {"provisioning", {{"state", "available"}}}}}};
}

Json hostObjectOf(const std::string &host)
{
    return {{"apiVersion", "metal3.io/v1alpha1"},
            {"kind", "BareMetalHost"},
            {"metadata", {{"name", host}, {"namespace", worldNamespace}}},
            {"spec",
             {{"online", true},
              {"externallyProvisioned", true},
              {"bmc",
               {{"address", "redfish+https://lab/redfish/v1/Systems/" + host},
                {"credentialsName", host + "-bmc"},
                {"disableCertificateVerification", true}}}}},
            {"status",
             {{"operationalStatus", "OK"},
              {"poweredOn", true},
              {"provisioning", {{"state", "externally provisioned"}}}}}};
}

std::string secondsText(Duration time)
{
    return std::to_string(std::chrono::floor<std::chrono::seconds>(time).count()) + 's';
}

/// Lists of hooks and the like of two causes stand side by side; everything else is the later's.
void mergeLab(Json &into, const Json &patch)
{
    if (!patch.is_object())
        return;
    for (const auto &[key, value] : patch.items()) {
        if (value.is_null())
            into.erase(key);
        else if (value.is_object())
            mergeLab(into[key], value);
        else if (value.is_array() && into.is_object() && into.contains(key))
            into[key].insert(into[key].end(), value.begin(), value.end());
        else
            into[key] = value;
    }
}

} // namespace

World worldOf(std::uint64_t seed)
{
    Dice dice(seed);
    World world;
    world.seed = seed;
    const std::size_t count = 1 + dice.below(5);
    const bool hasMasters = count >= 3 && dice.percent(25);
    world.hasEtcd = hasMasters && dice.percent(60);
    for (std::size_t place = 0; place < count; ++place) {
        WorldMachine machine;
        machine.isMaster = hasMasters && place < 3;
        machine.name = machine.isMaster ? "master-" + std::to_string(place)
                                        : "worker-" + std::to_string(place + 1);
        machine.isMetal = dice.percent(45);
        machine.isInstalled = machine.isMetal && !machine.isMaster && dice.percent(30);
        world.machines.push_back(std::move(machine));
    }
    const std::chrono::seconds length = dice.between(10min, longestWorld);
    const std::size_t causes = 1 + dice.below(3);
    std::vector<bool> isDeleted(count, false);
    for (std::size_t number = 1; number <= causes; ++number) {
        const std::size_t place = dice.below(count);
        const WorldMachine &machine = world.machines[place];
        const CauseRow *row = nullptr;
        do {
            row = &causeRows[dice.below(std::size(causeRows))];
        } while (!befalls(*row, machine, world.hasEtcd));
        WorldCause cause;
        cause.name = row->name;
        cause.machine = machine.name;
        cause.machinePatch = jsonOf(row->machine, machine.name, number);
        cause.bmcPatch = jsonOf(row->bmc, machine.name, number);
        cause.hostPatch = jsonOf(row->host, machine.name, number);
        cause.objects = Json::parse('[' + filled(row->objects, machine.name, number) + ']');
        const Duration at = dice.between(20s, length / 2);
        addLines(cause, at, filled(row->steps, machine.name, number));
        const Duration later = dice.between(30s, length / 2);
        if (dice.percent(40))
            addLines(cause, at + later, filled(row->cure, machine.name, number));
        world.causes.push_back(std::move(cause));
        isDeleted[place] = isDeleted[place] || dice.percent(row->leaves ? 85 : 25);
    }
    for (std::size_t place = 0; place < count; ++place) {
        const Duration at = dice.between(20s, length * 2 / 3);
        if (!isDeleted[place] && !dice.percent(10))
            continue;
        WorldCause cause;
        cause.name = "deleted";
        cause.machine = world.machines[place].name;
        addLines(cause, at, "delete machines/" + cause.machine);
        world.causes.push_back(std::move(cause));
    }
    for (std::size_t looks = 8 + dice.below(8); looks > 0; --looks)
        world.instants.push_back(dice.between(5s, length));
    world.instants.push_back(length);
    std::sort(world.instants.begin(), world.instants.end());
    return world;
}

std::vector<WorldStep> World::steps() const
{
    std::vector<WorldStep> all;
    for (const WorldCause &cause : causes)
        all.insert(all.end(), cause.steps.begin(), cause.steps.end());
    std::stable_sort(all.begin(), all.end(), [](const WorldStep &one, const WorldStep &other) {
        return one.at < other.at;
    });
    return all;
}

std::string
World::labFile(const std::string &machine, const std::string &truth, Duration until) const
{
    std::string text = "# SPDX-License-Identifier: Apache-2.0\n# World " + std::to_string(seed)
        + ": " + described() + "\napiVersion: v1\nkind: ConfigMap\n"
        + "metadata: {name: scenario, namespace: " + worldNamespace
        + "}\ndata:\n  machine: " + machine + "\n  truth: >-\n    " + truth
        + "\n  mustnot: \"waits for nothing\"\n  steps: |\n";
    Duration at{};
    for (const WorldStep &step : steps()) {
        if (step.at > until)
            break;
        if (step.at > at)
            text += "    for " + secondsText(step.at - at) + '\n';
        text += "    " + step.line + '\n';
        at = step.at;
    }
    if (until > at)
        text += "    for " + secondsText(until - at) + '\n';
    std::vector<Json> objects{
        {{"apiVersion", "v1"}, {"kind", "Namespace"}, {"metadata", {{"name", worldNamespace}}}}};
    if (hasEtcd)
        objects.push_back({{"apiVersion", "v1"},
                           {"kind", "Namespace"},
                           {"metadata", {{"name", "openshift-etcd"}}}});
    for (const WorldMachine &one : machines) {
        Json object = machineOf(one);
        Json bmc = bmcOf(hostOf(one.name), one.isInstalled);
        Json host = one.isInstalled ? freeHostOf(hostOf(one.name), one.name)
                                    : hostObjectOf(hostOf(one.name));
        for (const WorldCause &cause : causes) {
            if (cause.machine != one.name)
                continue;
            mergeLab(object, cause.machinePatch);
            mergeLab(bmc, cause.bmcPatch);
            mergeLab(host, cause.hostPatch);
        }
        objects.push_back(std::move(object));
        if (one.isMetal) {
            objects.push_back(secretOf(hostOf(one.name)));
            objects.push_back(std::move(bmc));
            objects.push_back(std::move(host));
        }
    }
    for (const WorldCause &cause : causes) {
        for (const Json &object : cause.objects) {
            // Some, as the ClusterVersion, are there once.
            if (std::find(objects.begin(), objects.end(), object) == objects.end())
                objects.push_back(object);
        }
    }
    for (const Json &object : objects)
        text += "---\n" + object.dump() + '\n';
    return text;
}

std::string World::described() const
{
    std::string text;
    for (const WorldMachine &machine : machines)
        text += (text.empty() ? "" : ", ") + machine.name
            + (machine.isInstalled   ? " (installed)"
                   : machine.isMetal ? " (metal)"
                                     : "");
    if (hasEtcd)
        text += ", etcd";
    for (const WorldCause &cause : causes)
        text += "; " + cause.machine + ": " + cause.name;
    return text;
}

World withoutMachine(const World &world, std::size_t place)
{
    World less = world;
    const std::string name = less.machines[place].name;
    less.machines.erase(less.machines.begin() + static_cast<std::ptrdiff_t>(place));
    std::erase_if(less.causes, [&](const WorldCause &cause) { return cause.machine == name; });
    return less;
}

World withoutCause(const World &world, std::size_t place)
{
    World less = world;
    less.causes.erase(less.causes.begin() + static_cast<std::ptrdiff_t>(place));
    return less;
}

World withoutStep(const World &world, std::size_t cause, std::size_t step)
{
    World less = world;
    auto &steps = less.causes[cause].steps;
    steps.erase(steps.begin() + static_cast<std::ptrdiff_t>(step));
    return less;
}

} // namespace hp::scenarios
