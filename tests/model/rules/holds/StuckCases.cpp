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

const char *const hostOn = R"({"host": {"metadata": {"name": "h"},
    "spec": {"online": true, "bmc": {"address": "redfish://b/redfish/v1/Systems/1", "credentialsName": "s"}},
    "status": {"poweredOn": true, "powerState": "On", "provisioning": {"state": "provisioned"}}}})";

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

/// A Pod of the namespace shop.
std::string pod(const char *name, const char *more = "{}")
{
    Json json = {{"metadata", {{"name", name}, {"namespace", "shop"}, {"labels", {{"app", "db"}}}}},
                 {"spec", {{"nodeName", "w"}}},
                 {"status",
                  {{"phase", "Running"},
                   {"conditions", Json::array({{{"type", "Ready"}, {"status", "True"}}})}}}};
    json.merge_patch(Json::parse(more));
    return json.dump();
}

/// A PodDisruptionBudget of the namespace shop, for the pods of db.
std::string budget(const char *name, const char *more)
{
    Json json = {{"metadata", {{"name", name}, {"namespace", "shop"}}},
                 {"spec", {{"selector", {{"matchLabels", {{"app", "db"}}}}}}}};
    json.merge_patch(Json::parse(more));
    return json.dump();
}

std::string listed(const char *key, std::initializer_list<std::string> members)
{
    std::string text;
    for (const std::string &one : members)
        text += (text.empty() ? "" : ",") + one;
    return std::string("{\"") + key + "\": [" + text + "]}";
}

std::string ofSite(const std::string &json)
{
    return "{\"site\": " + json + '}';
}

/// What keeps the pods of a drain that was refused.
void drainRows(const auto &row)
{
    const char *const hangs =
        R"({"machine": {"metadata": {"deletionTimestamp": "2026-01-10T12:30:00Z", "annotations": {"drain.holdpoint.dev/record":
            "{\"attempts\":3,\"startedAt\":\"2026-01-10T12:35:00Z\",\"nextAttempt\":\"2026-01-10T12:47:40Z\",\"blocking\":[{\"ns\":\"shop\",\"pod\":\"db-0\"}]}"}},
            "status": {"phase": "Deleting", "conditions": [{"type": "Drained", "status": "False", "message": "x"}]}}})";
    const char *const webhook =
        R"({"machine": {"metadata": {"deletionTimestamp": "2026-01-10T12:30:00Z", "annotations": {"drain.holdpoint.dev/record":
            "{\"attempts\":3,\"startedAt\":\"2026-01-10T12:35:00Z\",\"blocking\":[{\"ns\":\"shop\",\"pod\":\"db-0\",\"says\":\"webhook vm denied it\"}]}"}},
            "status": {"phase": "Deleting", "conditions": [{"type": "Drained", "status": "False", "message": "x"}]}}})";
    const char *const several =
        R"({"machine": {"metadata": {"deletionTimestamp": "2026-01-10T12:30:00Z", "annotations": {"drain.holdpoint.dev/record":
            "{\"attempts\":3,\"startedAt\":\"2026-01-10T12:35:00Z\",\"blocking\":[{\"ns\":\"shop\",\"pod\":\"a\"},{\"ns\":\"shop\",\"pod\":\"b\"},{\"ns\":\"shop\",\"pod\":\"db-0\",\"pdb\":\"db\",\"needs\":2,\"has\":2}]}"}},
            "status": {"phase": "Deleting", "conditions": [{"type": "Drained", "status": "False", "message": "x"}]}}})";
    const std::string onNode = listed("pods", {pod("db-0")});
    const char *const tight =
        R"({"status": {"desiredHealthy": 2, "currentHealthy": 2, "expectedPods": 3, "disruptionsAllowed": 0}})";
    row("a pod that two budgets select",
        {drainRefused,
         onNode,
         ofSite(listed("budgets", {budget("db", tight), budget("data", "{}")}))},
        "two budgets on one pod",
        "Draining w: two budgets, db and data, select pod shop/db-0, so the API refuses to evict "
        "it. 12 m.");
    row("a pod of which only the refusal says that two budgets select it",
        {R"({"machine": {"metadata": {"deletionTimestamp": "2026-01-10T12:30:00Z", "annotations": {"drain.holdpoint.dev/record":
            "{\"startedAt\":\"2026-01-10T12:35:00Z\",\"blocking\":[{\"ns\":\"shop\",\"pod\":\"db-0\",\"says\":\"This pod has more than one PodDisruptionBudget\"}]}"}},
            "status": {"phase": "Deleting", "conditions": [{"type": "Drained", "status": "False", "message": "x"}]}}})"},
        "two budgets on one pod",
        "Draining w: the eviction of pod shop/db-0 is refused: This pod has more than one "
        "PodDisruptionBudget. 12 m.");
    row("a budget without any room",
        {drainRefused,
         onNode,
         ofSite(listed(
             "budgets",
             {budget(
                 "db",
                 R"({"spec": {"maxUnavailable": 0}, "status": {"desiredHealthy": 2, "currentHealthy": 2,
                                "expectedPods": 2, "disruptionsAllowed": 0}})")}))},
        "budget that can never be met",
        "Draining w: budget shop/db never lets pod db-0 go: it has maxUnavailable: 0. 12 m.");
    row("a budget without any room over a pod that crashes",
        {drainRefused,
         listed(
             "pods",
             {pod(
                 "db-0",
                 R"({"status": {"phase": "Running", "conditions": [{"type": "Ready", "status": "False"}],
                    "containerStatuses": [{"state": {"waiting": {"reason": "CrashLoopBackOff"}}}]}})")}),
         ofSite(listed(
             "budgets",
             {budget(
                 "db",
                 R"({"spec": {"minAvailable": 1}, "status": {"desiredHealthy": 1, "currentHealthy": 0,
                                "expectedPods": 1, "disruptionsAllowed": 0}})")}))},
        "budget that can never be met",
        "Draining: budget shop/db can never be met: it needs 1 of 1 pods. Pod db-0 is not ready "
        "(CrashLoopBackOff). 12 m.");
    row("one that guards the leader of a database",
        {drainRefused,
         listed("pods", {pod("db-0", R"({"metadata": {"labels": {"spilo-role": "master"}}})")}),
         ofSite(listed(
             "budgets",
             {budget(
                 "db",
                 R"({"spec": {"minAvailable": 2, "selector": {"matchLabels": {"spilo-role": "master"}}},
                     "status": {"desiredHealthy": 2, "currentHealthy": 2, "expectedPods": 2,
                                "disruptionsAllowed": 0}})")}))},
        "budget that can never be met",
        "Draining w: budget shop/db never lets pod db-0 go: it needs 2 of 2 pods. 12 m.");
    row("a budget that nobody can judge",
        {drainRefused,
         onNode,
         ofSite(listed(
             "budgets",
             {budget(
                 "db",
                 R"({"status": {"desiredHealthy": 0, "currentHealthy": 0, "expectedPods": 0, "disruptionsAllowed": 0,
                     "conditions": [{"type": "DisruptionAllowed", "status": "False", "reason": "SyncFailed",
                                     "message": "found no controllers for pod db-0"}]}})")}))},
        "budget not judged",
        "Draining w: budget shop/db allows no eviction, because it cannot be evaluated: found no "
        "controllers for pod db-0. 12 m. Next try in 40 s.");
    const auto unscaled = [&](const char *maker) {
        return ofSite(listed(
            "budgets",
            {budget(
                "db",
                (std::string(R"({"metadata": {"ownerReferences": [)") + maker
                 + R"(]}, "spec": {"maxUnavailable": 1}, "status": {"desiredHealthy": 0, "currentHealthy": 0,
                     "expectedPods": 0, "disruptionsAllowed": 0,
                     "conditions": [{"type": "DisruptionAllowed", "status": "False", "reason": "SyncFailed",
                     "message": "strimzipodsets.core.strimzi.io does not implement the scale subresource"}]}})")
                    .c_str())}));
    };
    constexpr const char *cannotCount =
        "Draining w: budget shop/db allows no eviction, because it cannot be evaluated: "
        "strimzipodsets.core.strimzi.io does not implement the scale subresource. 12 m.";
    row("a budget over pods without a scale",
        {drainRefused, onNode, unscaled("")},
        "budget not judged",
        cannotCount);
    row("one that an operator made",
        {drainRefused,
         onNode,
         unscaled(
             R"({"apiVersion": "kafka.strimzi.io/v1", "kind": "Kafka", "name": "events", "uid": "1", "controller": true})")},
        "budget not judged",
        cannotCount);
    row("a budget whose pods are not made",
        {drainRefused,
         onNode,
         ofSite(R"({"budgets": [)"
                + budget("db", R"({"status": {"desiredHealthy": 2, "currentHealthy": 1,
                                "expectedPods": 3, "disruptionsAllowed": 0}})")
                + R"(], "pods": [)" + pod("db-0") + "]}")},
        "budget misses a pod",
        "Draining w: budget shop/db blocks pod db-0 because 2 of its 3 pods do not exist. 12 m. "
        "Next try in 40 s.");
    const auto others = [](const char *message) {
        Json json = {{"machine",
                      {{"metadata", {{"deletionTimestamp", "2026-01-10T12:30:00Z"}}},
                       {"status",
                        {{"phase", "Deleting"},
                         {"conditions",
                          Json::array({{{"type", "Drained"},
                                        {"status", "False"},
                                        {"message", message},
                                        {"lastTransitionTime", "2026-01-10T12:35:00Z"}}})}}}}}};
        return json.dump();
    };
    row("a drain of another controller that a budget stops",
        {others("could not drain machine: error when evicting pods/\"db-0\" -n \"shop\": global "
                "timeout "
                "reached: 20s"),
         onNode,
         ofSite(listed("budgets", {budget("db", tight)}))},
        "pods block the drain",
        "Draining w: pod shop/db-0 is refused by budget db (needs 2, has 2). 12 m.");
    row("one that the API and a pod stop",
        {others("could not drain machine: [error when evicting pods/\"db-0\" -n \"shop\": webhook "
                "vm denied "
                "it, error when waiting for pod \"a\" in namespace \"shop\" to terminate: context "
                "deadline exceeded]")},
        "eviction refused",
        "Draining w: the eviction of pod shop/db-0 is refused: webhook vm denied it. 1 more blocks "
        "it: pod shop/a is stuck in Terminating. 12 m.");
    row("a webhook that refuses",
        {webhook, onNode},
        "eviction refused",
        "Draining w: the eviction of pod shop/db-0 is refused: webhook vm denied it. 12 m.");
    const auto refusedBy = [](const char *words) {
        return std::string(
                   R"({"machine": {"metadata": {"deletionTimestamp": "2026-01-10T12:30:00Z", "annotations": {"drain.holdpoint.dev/record":
            "{\"attempts\":3,\"startedAt\":\"2026-01-10T12:35:00Z\",\"blocking\":[{\"ns\":\"shop\",\"pod\":\"db-0\",\"says\":\")")
            + words
            + R"(\"}]}"}}, "status": {"phase": "Deleting", "conditions": [{"type": "Drained", "status": "False", "message": "x"}]}}})";
    };
    row("a pod that Strimzi moves",
        {refusedBy("The pod will be rolled by the Strimzi Cluster Operator"), onNode},
        "eviction refused",
        "Draining w: the eviction of pod shop/db-0 is refused: The pod will be rolled by the "
        "Strimzi Cluster Operator. 12 m.");
    row("a pod whose copies in another zone are not ready",
        {refusedBy("admission webhook \\\\\\\"pod-eviction-shop.grafana.com\\\\\\\" denied the "
                   "request: 1 pod not "
                   "ready in db-zone-b"),
         onNode},
        "eviction refused",
        "Draining w: webhook pod-eviction-shop.grafana.com refuses the eviction of pod shop/db-0: "
        "1 "
        "pod not ready in db-zone-b. 12 m.");
    row("an API server that has too much to do",
        {refusedBy("Too many requests, please try again later."), onNode},
        "eviction refused",
        "Draining w: the eviction of pod shop/db-0 is refused: Too many requests, please try again "
        "later. 12 m.");
    row("an etcd that takes no write",
        {refusedBy("etcdserver: mvcc: database space exceeded"), onNode},
        "eviction refused",
        "Draining w: the eviction of pod shop/db-0 is refused: etcdserver: mvcc: database space "
        "exceeded. 12 m.");
    row("a pod that a finalizer keeps",
        {hangs,
         listed(
             "pods",
             {pod(
                 "db-0",
                 R"({"metadata": {"deletionTimestamp": "2026-01-10T12:40:00Z", "deletionGracePeriodSeconds": 30,
                      "finalizers": ["example.com/logs"]}})")})},
        "pod kept by a finalizer",
        "Draining w: finalizer example.com/logs keeps pod shop/db-0. 7 m. Next try in 40 s.");
    row("a budget that misses a sick pod",
        {drainRefused,
         onNode,
         R"({"site": {"budgets": [)" + budget("db", tight) + R"(], "pods": [)"
             + pod(
                 "db-1",
                 R"({"spec": {"nodeName": "x"}, "status": {"conditions": [{"type": "Ready", "status": "False"}],
                    "containerStatuses": [{"state": {"waiting": {"reason": "CrashLoopBackOff"}}}]}})")
             + "]}}"},
        "budget misses a pod",
        "Draining w: budget shop/db blocks pod db-0 because pod db-1 is not ready "
        "(CrashLoopBackOff). 12 m. Next try in 40 s.");
    row("a budget that misses a pod of a dead Node",
        {drainRefused,
         onNode,
         R"({"site": {"unready": ["x"], "budgets": [)" + budget("db", tight) + R"(], "pods": [)"
             + pod(
                 "db-1",
                 R"({"spec": {"nodeName": "x"}, "status": {"conditions": [{"type": "Ready", "status": "False"}]}})")
             + "]}}"},
        "budget misses a pod",
        "Draining w: budget shop/db blocks pod db-0 because pod db-1 is on Node x, which is not "
        "ready. 12 m. Next try in 40 s.");
    const auto ofOperator = [](const char *name, const char *kind, const char *owner) {
        return budget(
            name,
            (R"({"metadata": {"ownerReferences": [{"apiVersion": "storage.example.com/v1", "kind": ")"
             + std::string(kind) + R"(", "name": ")" + owner
             + R"(", "uid": "1", "controller": true}]},
                "status": {"desiredHealthy": 2, "currentHealthy": 2, "expectedPods": 3, "disruptionsAllowed": 0}})")
                .c_str());
    };
    row("a budget of an operator that misses a pod",
        {drainRefused,
         onNode,
         R"({"site": {"unready": ["x"], "budgets": [)" + ofOperator("db", "CephCluster", "ocs")
             + R"(], "pods": [)"
             + pod(
                 "db-1",
                 R"({"spec": {"nodeName": "x"}, "status": {"conditions": [{"type": "Ready", "status": "False"}]}})")
             + "]}}"},
        "budget misses a pod",
        "Draining w: budget shop/db blocks pod db-0 because pod db-1 is on Node x, which is not "
        "ready. 12 m. Next try in 40 s.");
    row("a budget of an operator that is only tight",
        {drainRefused, onNode, ofSite(listed("budgets", {ofOperator("db", "CephCluster", "ocs")}))},
        "pods block the drain",
        "Draining w: pod shop/db-0 is refused by budget db (needs 2, has 2). 12 m. Next try in 40 "
        "s.");
    row("a budget of an operator behind a pod that a finalizer keeps",
        {R"({"machine": {"metadata": {"deletionTimestamp": "2026-01-10T12:30:00Z", "annotations": {"drain.holdpoint.dev/record":
             "{\"attempts\":3,\"startedAt\":\"2026-01-10T12:35:00Z\",\"blocking\":[{\"ns\":\"shop\",\"pod\":\"a\"},{\"ns\":\"shop\",\"pod\":\"db-0\",\"pdb\":\"db\",\"needs\":2,\"has\":2}]}"}},
             "status": {"phase": "Deleting", "conditions": [{"type": "Drained", "status": "False", "message": "x"}]}}})",
         listed(
             "pods",
             {pod("a",
                  R"({"metadata": {"deletionTimestamp": "2026-01-10T12:40:00Z", "deletionGracePeriodSeconds": 30,
                      "finalizers": ["example.com/logs"]}})"),
              pod("db-0")}),
         ofSite(listed("budgets", {ofOperator("db", "CephCluster", "ocs")}))},
        "pod kept by a finalizer",
        "Draining w: finalizer example.com/logs keeps pod shop/a. 1 more blocks it: pod shop/db-0 "
        "is refused by budget db (needs 2, has 2). 7 m.");
    row("a pod that two budgets of an operator select",
        {drainRefused,
         onNode,
         ofSite(listed("budgets",
                       {ofOperator("db", "CStorVolumeConfig", "pvc-1"),
                        ofOperator("data", "CStorVolumeConfig", "pvc-2")}))},
        "two budgets on one pod",
        "Draining w: two budgets, db and data, select pod shop/db-0, so the API refuses to evict "
        "it. 12 m.");
    row("a pod that a budget of an operator and another one select",
        {drainRefused,
         onNode,
         ofSite(listed("budgets",
                       {ofOperator("db", "CStorVolumeConfig", "pvc-1"), budget("data", "{}")}))},
        "two budgets on one pod",
        "Draining w: two budgets, db and data, select pod shop/db-0, so the API refuses to evict "
        "it. 12 m.");
    row("a budget that misses a pod without a place",
        {drainRefused,
         onNode,
         R"({"site": {"budgets": [)" + budget("db", tight) + R"(], "pods": [)"
             + pod(
                 "db-1",
                 R"({"spec": {"nodeName": null}, "status": {"phase": "Pending", "conditions": null}})")
             + "]}}"},
        "budget misses a pod",
        "Draining w: budget shop/db blocks pod db-0 because pod db-1 is Pending: no Node for it. "
        "12 m. Next try in 40 s.");
    row("a budget that misses a pod whose volume is on a Node that is lost",
        {drainRefused,
         onNode,
         R"({"site": {"budgets": [)" + budget("db", tight) + R"(], "pods": [)"
             + pod(
                 "db-1",
                 R"({"spec": {"nodeName": null}, "status": {"phase": "Pending", "conditions": [{"type": "PodScheduled",
                     "status": "False", "reason": "Unschedulable", "message": "0/3 nodes are available: 3 node(s) had volume node affinity conflict."}]}})")
             + "]}}"},
        "budget misses a pod",
        "Draining w: budget shop/db blocks pod db-0 because pod db-1 is Pending: no Node that it "
        "may run on reaches its volume. 12 m. Next try in 40 s.");
    row("a budget that misses a pod for which the Node of its volume is full",
        {drainRefused,
         onNode,
         R"({"site": {"budgets": [)" + budget("db", tight) + R"(], "pods": [)"
             + pod(
                 "db-1",
                 R"({"spec": {"nodeName": null}, "status": {"phase": "Pending", "conditions": [{"type": "PodScheduled",
                     "status": "False", "reason": "Unschedulable", "message": "0/3 nodes are available: 1 Insufficient memory, 2 node(s) didn't match PersistentVolume's node affinity."}]}})")
             + "]}}"},
        "budget misses a pod",
        "Draining w: budget shop/db blocks pod db-0 because pod db-1 is Pending: no Node for it. "
        "12 m. Next try in 40 s.");
    row("a budget none of whose pods is well",
        {drainRefused,
         listed("pods",
                {pod("db-0",
                     R"({"status": {"conditions": [{"type": "Ready", "status": "False"}]}})")}),
         ofSite(listed(
             "budgets",
             {budget(
                 "db",
                 R"({"status": {"desiredHealthy": 1, "currentHealthy": 0, "expectedPods": 2, "disruptionsAllowed": 0}})")}))},
        "budget misses a pod",
        "Draining w: budget shop/db blocks pod db-0 because none of its pods is ready. 12 m. Next "
        "try in 40 s.");
    row("a pod that uses its grace",
        {hangs,
         listed(
             "pods",
             {pod(
                 "db-0",
                 R"({"metadata": {"deletionTimestamp": "2026-01-10T13:37:00Z", "deletionGracePeriodSeconds": 3600}})")})},
        "pod uses its grace",
        "Draining w: pod shop/db-0 has 50 m left of its grace period of 1 h. 10 m. Next try in 40 "
        "s.");
    row("a pod whose volume does not detach",
        {hangs,
         listed(
             "pods",
             {pod(
                 "db-0",
                 R"({"metadata": {"deletionTimestamp": "2026-01-10T12:40:00Z", "deletionGracePeriodSeconds": 30}})")}),
         R"({"attachments": [{"metadata": {"name": "csi-1"}, "spec": {"nodeName": "w", "source": {"persistentVolumeName": "pvc-1"}},
             "status": {"attached": true, "detachError": {"message": "volume is in use"}}}]})"},
        "pods block the drain",
        "Draining w: pod shop/db-0 is stuck in Terminating. Volume pvc-1 does not detach: volume "
        "is in use. 7 m. Next try in 40 s.");
    row("a budget that has room again",
        {drainRefused,
         onNode,
         ofSite(listed(
             "budgets",
             {budget(
                 "db",
                 R"({"status": {"desiredHealthy": 2, "currentHealthy": 3, "expectedPods": 3, "disruptionsAllowed": 1}})")}))},
        "pods may go now",
        "Draining w: budget shop/db has room for pod db-0 now. 12 m. Next try in 40 s.");
    row("several obstacles, and what comes after the first",
        {several, ofSite(listed("budgets", {budget("db", tight)}))},
        "pods block the drain",
        "Draining w: pod shop/db-0 is refused by budget db (needs 2, has 2). 2 more block it, the "
        "next: pod shop/a is stuck in Terminating. 12 m.");
    const char *const denied =
        R"({"machine": {"spec": {"providerID": "p:///w"}, "status": {"conditions": [{"type": "Drained", "status": "False", "message": "x"},
             {"type": "InstanceExists", "status": "False", "message": "Instance not found on provider", "lastTransitionTime": "2026-01-10T12:44:00Z"}]}}})";
    row("an instance that is denied while its kubelet reports",
        {drainRefused, denied},
        "instance gone while draining",
        "Draining w: its instance is gone, and budget shop/db still blocks pod db-0. 3 m. Next try "
        "in 40 s.");
    row("an instance that is gone under a pod",
        {drainRefused,
         denied,
         R"({"node": {"status": {"conditions": [{"type": "Ready", "status": "Unknown"}]}}})"},
        "instance gone while draining",
        "Draining w: its instance is gone, and budget shop/db still blocks pod db-0. 3 m. Next try "
        "in 40 s.");
    row("a server whose host was let go of under a pod",
        {drainRefused,
         denied,
         R"({"machine": {"spec": {"providerID": "baremetalhost:///n/h/5f"}},
             "node": {"status": {"conditions": [{"type": "Ready", "status": "Unknown"}]}}})"},
        "instance gone while draining",
        "Draining w: its instance is gone, and budget shop/db still blocks pod db-0. 3 m. Next try "
        "in 40 s.");
    row("a server that is off and whose host was let go of under a pod",
        {drainRefused,
         denied,
         hostOn,
         R"({"machine": {"spec": {"providerID": "baremetalhost:///n/h/5f"}}, "host": {"status": {"poweredOn": false}},
             "node": {"status": {"conditions": [{"type": "Ready", "status": "Unknown"}]}}})"},
        "instance gone while draining",
        "Draining w: its instance is gone, and budget shop/db still blocks pod db-0. 3 m. Next try "
        "in 40 s.");
    row("a hook before a drain that a budget stops then",
        {preDrain, onNode, ofSite(listed("budgets", {budget("db", tight)}))},
        "hook holding",
        "Waiting at preDrain for Guard (owner OWNER). 7 m. Next: the node will be drained, and "
        "budget db will block pod shop/db-0.");
    row("a hook before a drain that two budgets stop then",
        {preDrain, onNode, ofSite(listed("budgets", {budget("db", tight), budget("data", "{}")}))},
        "hook holding",
        "Waiting at preDrain for Guard (owner OWNER). 7 m. Next: the node will be drained, and two "
        "budgets will block pod shop/db-0.");
    row("a hook before the drain and one after it",
        {preDrain,
         R"({"machine": {"spec": {"lifecycleHooks": {"preTerminate": [{"name": "Backup", "owner": "b"}]}}}})"},
        "hook holding",
        "Waiting at preDrain for Guard (owner OWNER). 7 m. Next: the node will be drained; then it "
        "will wait at preTerminate for Backup.");
    row("a hook that waits for an instance that is gone",
        {R"({"machine": {"metadata": {"deletionTimestamp": "2026-01-10T12:39:00Z"},
             "spec": {"lifecycleHooks": {"preTerminate": [{"name": "Backup", "owner": "b"}]}},
             "status": {"phase": "Deleting", "conditions": [
               {"type": "Drained", "status": "True", "lastTransitionTime": "2026-01-10T12:40:00Z"},
               {"type": "InstanceExists", "status": "False", "message": "Instance not found on provider"}]}}})"},
        "hook holding",
        "Waiting at preTerminate for Backup (owner b). 7 m. Next: its Node will be deleted, "
        "because the instance is already gone.");
    row("a budget of a percentage that more replicas meet",
        {drainRefused,
         onNode,
         ofSite(listed(
             "budgets",
             {budget(
                 "db",
                 R"({"spec": {"minAvailable": "75%"}, "status": {"desiredHealthy": 2, "currentHealthy": 2,
                                "expectedPods": 2, "disruptionsAllowed": 0}})")}))},
        "budget that can never be met",
        "Draining w: budget shop/db never lets pod db-0 go: it has minAvailable: 75%. 12 m.");
    row("a budget of all pods",
        {drainRefused,
         onNode,
         ofSite(listed(
             "budgets",
             {budget(
                 "db",
                 R"({"spec": {"minAvailable": "100%"}, "status": {"desiredHealthy": 2, "currentHealthy": 2,
                                "expectedPods": 2, "disruptionsAllowed": 0}})")}))},
        "budget that can never be met",
        "Draining w: budget shop/db never lets pod db-0 go: it has minAvailable: 100%. 12 m.");
    row("a failed machine of a set",
        {R"({"machine": {"metadata": {"ownerReferences": [{"kind": "MachineSet", "name": "s", "controller": true}]},
             "status": {"phase": "Failed", "errorMessage": "no such image"}}})"},
        "machine failed",
        "Failed: no such image.");
    const auto requeued = [](const char *message, const char *more = "{}") {
        Json json = Json::parse(event("DrainRequeued", "Normal", 3, message));
        json["machine"] = {{"metadata", {{"deletionTimestamp", "2026-01-10T12:30:00Z"}}},
                           {"status", {{"phase", "Deleting"}}}};
        json.merge_patch(Json::parse(more));
        return json.dump();
    };
    const char *const timedOut = "Node drain requeued: error when evicting pods/\"db-0\" -n "
                                 "\"shop\": global timeout reached: 20s";
    row("a drain of another controller of which only an Event tells",
        {requeued(timedOut), onNode, ofSite(listed("budgets", {budget("db", tight)}))},
        "pods block the drain",
        "Draining w: pod shop/db-0 is refused by budget db (needs 2, has 2). 12 m.");
    row("one whose budget can never be met",
        {requeued(timedOut),
         onNode,
         ofSite(listed(
             "budgets",
             {budget(
                 "db",
                 R"({"spec": {"maxUnavailable": 0}, "status": {"desiredHealthy": 2, "currentHealthy": 2,
                                "expectedPods": 2, "disruptionsAllowed": 0}})")}))},
        "budget that can never be met",
        "Draining w: budget shop/db never lets pod db-0 go: it has maxUnavailable: 0. 12 m.");
    row("one that complains of something else",
        {requeued("Node drain requeued: cannot delete Pods with local storage: shop/db-0")},
        "drain refused",
        "Draining w: cannot delete Pods with local storage: shop/db-0. 12 m.");
    const char *const otherCordoned =
        R"({"node": {"metadata": {"labels": {"node-role.kubernetes.io/master": ""}}},
            "site": {"nodes": [{"metadata": {"name": "m1"}, "spec": {"unschedulable": true}}]}})";
    row("one that waits for a master that is cordoned",
        {requeued("Node drain requeued: drain not permitted: requeue in: 20s"), otherCordoned},
        "another control-plane node cordoned",
        "Draining w is not permitted while control-plane Node m1 is cordoned. 12 m.");
    const auto ended = [](const char *reason, const char *at) {
        return Json{{"involvedObject", {{"kind", "Machine"}, {"name", "w"}}},
                    {"reason", reason},
                    {"type", "Normal"},
                    {"message", "Node drain"},
                    {"firstTimestamp", at},
                    {"lastTimestamp", at}};
    };
    const auto eventsOf = [&ended](const char *end, const char *at) {
        Json json;
        json["machine"] = {{"metadata", {{"deletionTimestamp", "2026-01-10T12:30:00Z"}}},
                           {"status", {{"phase", "Deleting"}}}};
        json["events"] = Json::array({ended("DrainRequeued", "2026-01-10T12:36:00Z")});
        if (end)
            json["events"].push_back(ended(end, at));
        return json.dump();
    };
    row("one that has succeeded since",
        {eventsOf("DrainSucceeded", "2026-01-10T12:37:00Z")},
        "draining",
        "Node w is being drained. 17 m. Next: the instance will be deleted.");
    row("one whose Event is of an earlier life of the name",
        {eventsOf(nullptr, nullptr),
         R"({"machine": {"metadata": {"deletionTimestamp": "2026-01-10T12:40:00Z"}}})"},
        "draining",
        "Node w is being drained. 7 m. Next: the instance will be deleted.");
    row("a drain that is late while another master is cordoned",
        {R"({"machine": {"metadata": {"deletionTimestamp": "2026-01-10T12:10:00Z"}, "status": {"phase": "Deleting"}}})",
         otherCordoned},
        "draining",
        "Node w is being drained. 37 m, late; allowed 30 m. Next: the instance will be "
        "deleted.");
    row("a drain that is late under a guard of etcd",
        {R"({"machine": {"metadata": {"deletionTimestamp": "2026-01-10T12:10:00Z"}, "status": {"phase": "Deleting"}},
             "pods": [{"metadata": {"name": "etcd-guard-w", "namespace": "openshift-etcd"}}]})"},
        "draining",
        "Node w is being drained: 1 pod is left. 37 m, late; allowed 30 m. Next: the instance "
        "will be deleted.");
    row("a drain that is late",
        {R"({"machine": {"metadata": {"deletionTimestamp": "2026-01-10T12:10:00Z"}, "status": {"phase": "Deleting"}},
             "pods": [{"metadata": {"name": "db-0", "namespace": "shop"}}]})"},
        "draining",
        "Node w is being drained: 1 pod is left. 37 m, late; allowed 30 m. Next: the instance "
        "will be deleted.");
    row("another master is drained and not gone",
        {drainRefused,
         R"({"node": {"metadata": {"labels": {"node-role.kubernetes.io/master": ""}}},
             "site": {"nodes": [{"metadata": {"name": "m1"}, "spec": {"unschedulable": true}}],
                      "masters": [{"metadata": {"name": "master-1", "deletionTimestamp": "2026-01-10T12:00:00Z"},
                                   "status": {"nodeRef": {"name": "m1"}, "conditions": [{"type": "Drained", "status": "True"}]}}]}})"},
        "another control-plane node cordoned",
        "Draining w is not permitted while control-plane Node m1 is cordoned. That Node is "
        "drained, and its machine master-1 still exists. 12 m. Next try in 40 s.");
    row("another master is drained and held",
        {drainRefused,
         R"({"node": {"metadata": {"labels": {"node-role.kubernetes.io/master": ""}}},
             "site": {"nodes": [{"metadata": {"name": "m1"}, "spec": {"unschedulable": true}}],
                      "heldBy": {"master-1": "waiting at preTerminate"},
                      "masters": [{"metadata": {"name": "master-1", "namespace": "n", "deletionTimestamp": "2026-01-10T12:00:00Z"},
                                   "status": {"nodeRef": {"name": "m1"}, "conditions": [{"type": "Drained", "status": "True"}]}}]}})"},
        "another control-plane node cordoned",
        "Draining w is not permitted while control-plane Node m1 is cordoned. That Node is "
        "drained, and its machine master-1 is held: waiting at preTerminate. 12 m.");
    row("another master is cordoned by hand",
        {drainRefused,
         R"({"node": {"metadata": {"labels": {"node-role.kubernetes.io/master": ""}}},
             "site": {"nodes": [{"metadata": {"name": "m1"}, "spec": {"unschedulable": true}}],
                      "masters": [{"metadata": {"name": "master-1"}, "status": {"nodeRef": {"name": "m1"}}}]}})"},
        "another control-plane node cordoned",
        "Draining w is not permitted while control-plane Node m1 is cordoned. That Node was "
        "cordoned by hand and is not being drained. 12 m. Next try in 40 s.");
}

/// Who owns a hook, and how that one fares.
void ownerRows(const auto &row)
{
    const auto hookOf = [](const char *owner) {
        std::string text = preDrain;
        text.replace(text.find("OWNER"), 5, owner);
        return text;
    };
    const auto degraded = [](const char *since, const char *message) {
        return std::string(
                   R"({"site": {"operators": [{"metadata": {"name": "storage"}, "status": {"conditions": [
            {"type": "Available", "status": "True"},
            {"type": "Degraded", "status": "True", "lastTransitionTime": ")")
            + since + R"(", "message": ")" + message + R"("}]}}]}})";
    };
    const std::string operators = hookOf("clusteroperator/storage");
    row("an operator that is degraded since the hook holds",
        {operators, degraded("2026-01-10T12:41:00Z", "a disk is full")},
        "owner failing",
        "Waiting at preDrain for Guard (owner clusteroperator/storage). 7 m. It is Degraded: a "
        "disk is full. Next: the node will be drained.");
    row("one that was degraded before says nothing of this hook",
        {operators, degraded("2026-01-10T12:00:00Z", "node w-9 cannot be reached")},
        "hook holding",
        "Waiting at preDrain for Guard (owner clusteroperator/storage). 7 m. Next: the node will "
        "be drained.");
    row("unless it names the machine",
        {operators, degraded("2026-01-10T12:00:00Z", "node w cannot be reached")},
        "owner failing",
        "Waiting at preDrain for Guard (owner clusteroperator/storage). 7 m. It is Degraded: node "
        "w cannot be reached. Next: the node will be drained.");
    const auto lease = [](const char *renewed, const char *more) {
        return std::string(
                   R"({"site": {"leases": [{"metadata": {"name": "l", "namespace": "n", "annotations": {"holdpoint.dev/hook-owner": "mover"}},
            "spec": {"leaseDurationSeconds": 40, "renewTime": ")")
            + renewed + R"("}}])" + more + "}}";
    };
    row("a Lease from the future",
        {hookOf("mover"), lease("2099-01-01T00:00:00Z", "")},
        "hook holding",
        "Waiting at preDrain for Guard (owner mover). 7 m. Its Lease is from the future "
        "(2099-01-01T00:00:00Z), so it is not known whether it runs.");
    row("an owner that comes and goes",
        {hookOf("mover"), lease("2026-01-10T12:46:50Z", R"(, "returned": [10, 110, 210, 4000])")},
        "owner comes and goes",
        "Waiting at preDrain for Guard (owner mover). 7 m. It is unstable: silent 3 times within "
        "an hour. Next: the node will be drained.");
    row("an owner that forgot its hook",
        {hookOf("mover"),
         R"({"machine": {"status": {"conditions": [{"type": "PreDrainGuardSucceeded", "status": "True",
             "lastTransitionTime": "2026-01-10T12:44:00Z"}]}}})"},
        "owner forgot its hook",
        "Waiting at preDrain for Guard (owner mover). 7 m. It reports that it is done, but left "
        "its hook. Next: the node will be drained.");
}

/// The requests of kubelets, the newest first, each given as what differs from one that a new
/// server of OpenShift made twelve minutes ago.
std::string askedFor(std::initializer_list<const char *> each)
{
    Json list = Json::array();
    for (const char *more : each) {
        Json one = {{"name", "csr-7x"},
                    {"requestor",
                     "system:serviceaccount:openshift-machine-config-operator:node-bootstrapper"},
                    {"created", "2026-01-10T12:35:00Z"}};
        one.merge_patch(Json::parse(more));
        list.push_back(std::move(one));
    }
    return Json{{"requests", std::move(list)}}.dump();
}

certificate::Request requestOfCase(const Json &given)
{
    using certificate::RequestState;
    certificate::Request request;
    request.name = given["name"].get<std::string>();
    request.requestor = given["requestor"].get<std::string>();
    request.node = "w";
    request.signer =
        given.value("serves", false) ? certificate::servingSigner : certificate::clientSigner;
    request.dnsNames = given.value("names", std::vector<std::string>());
    request.addresses = given.value("addresses", std::vector<std::string>());
    const std::string state = given.value("state", "Pending");
    request.state = state == "Approved" ? RequestState::Approved
        : state == "Denied"             ? RequestState::Denied
        : state == "Failed"             ? RequestState::Failed
                                        : RequestState::Pending;
    request.message = given.value("message", "");
    request.created = parseTime(given["created"].get<std::string>());
    request.decided = parseTime(given.value("decided", ""));
    return request;
}

/// Machines whose provider gave them up, and masters beside one that is silent.
void failedRows(const auto &row)
{
    row("a kubelet of a master that is silent beside another one",
        {drainRefused,
         R"({"node": {"status": {"conditions": [{"type": "Ready", "status": "Unknown", "lastTransitionTime": "2026-01-10T12:41:00Z"}]}},
         "site": {"nodes": [{"metadata": {"name": "w"}}, {"metadata": {"name": "m1"}}, {"metadata": {"name": "m2"}}],
                  "unready": ["w", "m2"]}})"},
        "unreachable kubelet with a budget",
        "Draining w: its kubelet is silent for 6 m, and budget db still refuses pod db-0 "
        "(needs 2, has 2). 12 m.");
    row("a host that was created again under its name",
        {R"({"machine": {"spec": {"providerID": "baremetalhost:///n/h/before"}, "status": {"phase": "Failed", "errorMessage": "can't find created instance", "lastUpdated": "2026-01-10T12:46:00Z"}},
            "host": {"metadata": {"name": "h", "namespace": "n", "uid": "after"}}})"},
        "instance vanished",
        "Failed: host h was created again, and the machine names the one before. 1 m. Its Node "
        "is unreliable.");
    row("a host that is still the one that the id names",
        {R"({"machine": {"spec": {"providerID": "baremetalhost:///n/h/before"}, "status": {"phase": "Failed", "errorMessage": "can't find created instance", "lastUpdated": "2026-01-10T12:46:00Z"}},
            "host": {"metadata": {"name": "h", "namespace": "n", "uid": "before"}}})"},
        "instance vanished",
        "Failed: the provider no longer has the instance baremetalhost:///n/h/before. 1 m. Its "
        "Node is unreliable.");
    row("a failed master whose etcd the majority hangs on",
        {R"({"machine": {"status": {"phase": "Failed", "errorMessage": "instance type huge is not sold"}},
         "site": {"nodes": [{"metadata": {"name": "w"}}, {"metadata": {"name": "m1"}}, {"metadata": {"name": "m2"}}],
                  "unready": ["m2"]}})"},
        "machine failed",
        "Failed: instance type huge is not sold.");
}

/// Certificates that a kubelet waits for.
void certificateRows(const auto &row)
{
    const char *const booting =
        R"({"machine": {"spec": {"providerID": "p:///w"}, "status": {"phase": "Provisioned", "nodeRef": null,
            "addresses": [{"type": "InternalIP", "address": "10.0.0.1"}, {"type": "InternalDNS", "address": "w"}],
            "conditions": [{"type": "InstanceExists", "status": "True", "lastTransitionTime": "2026-01-10T12:40:00Z"}]}}, "node": null})";
    const char *const silent =
        R"({"node": {"status": {"conditions": [{"type": "Ready", "status": "Unknown", "lastTransitionTime": "2026-01-10T12:40:00Z"}]}}})";
    const char *const openShift = R"({"site": {"versions": [{"metadata": {"name": "version"}}]}})";
    const char *const ofNode = R"({"requestor": "system:node:w"})";
    const char *const ofReady = "certificate of a ready Node not approved";
    row("a server whose request nobody approves",
        {booting, askedFor({"{}"})},
        "Node gets no certificate",
        "Node w waits for its certificate. 12 m. Nobody has approved request csr-7x.");
    row("a server of kubeadm whose request nobody approves",
        {booting, askedFor({R"({"requestor": "system:bootstrap:abcdef"})"})},
        "Node gets no certificate",
        "Node w waits for its certificate. 12 m. Nobody has approved request csr-7x.");
    row("a request that the kubelet repeats",
        {booting,
         askedFor({R"({"name": "csr-2", "created": "2026-01-10T12:45:00Z"})",
                   R"({"name": "csr-1", "created": "2026-01-10T12:30:00Z"})"})},
        "Node gets no certificate",
        "Node w waits for its certificate. 17 m. Nobody has approved request csr-2.");
    row("a request that was just made",
        {booting, askedFor({R"({"created": "2026-01-10T12:46:00Z"})"})},
        "Node gets no certificate",
        "Node w waits for its certificate. 1 m. Nobody has approved request csr-7x.");
    row("a request of a clock that is ahead",
        {booting, askedFor({R"({"created": "2026-01-10T14:00:00Z"})"})},
        "Node gets no certificate",
        "Node w waits for its certificate. 0 s. Nobody has approved request csr-7x.");
    row("a request for a name that the machine does not have",
        {booting,
         R"({"machine": {"status": {"addresses": [{"type": "InternalIP", "address": "10.0.0.1"}]}}})",
         askedFor({"{}"})},
        "Node gets no certificate",
        "Node w waits for its certificate. 12 m. Nobody has approved request csr-7x. The machine "
        "has no address w of type InternalDNS.");
    row("a request for a name that the machine has in capitals",
        {booting,
         R"({"machine": {"status": {"addresses": [{"type": "InternalIP", "address": "10.0.0.1"}, {"type": "InternalDNS", "address": "W"}]}}})",
         askedFor({"{}"})},
        "Node gets no certificate",
        "Node w waits for its certificate. 12 m. Nobody has approved request csr-7x. The machine "
        "has no address w of type InternalDNS.");
    row("a request that comes too late for its approver",
        {booting,
         R"({"machine": {"metadata": {"creationTimestamp": "2026-01-10T10:00:00Z"}}})",
         askedFor({"{}"})},
        "Node gets no certificate",
        "Node w waits for its certificate. 12 m. Nobody has approved request csr-7x. It was made "
        "2 h 35 m after the machine, too late for cluster-machine-approver.");
    row("more requests than the approver bears",
        {booting, R"({"requestsPending": 131, "requestsAllowed": 103})", askedFor({"{}"})},
        "Node gets no certificate",
        "Node w waits for its certificate. 12 m. Nobody has approved request csr-7x. 131 requests "
        "are pending, and cluster-machine-approver stops above 103.");
    row("as many requests as the approver bears",
        {booting, R"({"requestsPending": 103, "requestsAllowed": 103})", askedFor({"{}"})},
        "Node gets no certificate",
        "Node w waits for its certificate. 12 m. Nobody has approved request csr-7x.");
    row("an approver that does not run",
        {booting,
         R"({"site": {"deployments": {"openshift-cluster-machine-approver/machine-approver": {"total": 1, "ready": 0}}}})",
         askedFor({"{}"})},
        "Node gets no certificate",
        "Node w waits for its certificate. 12 m. Nobody has approved request csr-7x. No pod of "
        "cluster-machine-approver is ready.");
    row("a request that was denied",
        {booting,
         askedFor(
             {R"({"state": "Denied", "message": "wrong rack", "decided": "2026-01-10T12:44:00Z"})"})},
        "Node gets no certificate",
        "Node w waits for its certificate. 3 m. Request csr-7x was denied: wrong rack.");
    row("a request that was denied before it was made",
        {booting, askedFor({R"({"state": "Denied", "decided": "2026-01-01T00:00:00Z"})"})},
        "Node gets no certificate",
        "Node w waits for its certificate. 12 m. Request csr-7x was denied.");
    row("a request that was denied without a word",
        {booting, askedFor({R"({"state": "Denied"})"})},
        "Node gets no certificate",
        "Node w waits for its certificate. 12 m. Request csr-7x was denied.");
    row("a request after one that was denied",
        {booting,
         askedFor({R"({"name": "csr-2", "created": "2026-01-10T12:40:00Z"})",
                   R"({"name": "csr-1", "state": "Denied", "decided": "2026-01-10T12:36:00Z"})"})},
        "Node gets no certificate",
        "Node w waits for its certificate. 7 m. Nobody has approved request csr-2.");
    row("a request that the signer refused",
        {booting,
         askedFor(
             {R"({"state": "Failed", "message": "usage", "decided": "2026-01-10T12:44:00Z"})"})},
        "Node gets no certificate",
        "Node w waits for its certificate. 3 m. The signer refused request csr-7x: usage.");
    row("a request that nobody signs",
        {booting, askedFor({R"({"state": "Approved", "decided": "2026-01-10T12:44:00Z"})"})},
        "Node gets no certificate",
        "Node w waits for its certificate. 3 m. Request csr-7x is approved, but not signed.");
    row("an instance that is stopped asks for nothing any more",
        {booting,
         R"({"machine": {"metadata": {"annotations": {"machine.openshift.io/instance-state": "stopped"}}}})",
         askedFor({"{}"})},
        "Node has not joined",
        "No Node joins while the instance is stopped. 7 m. No health check watches it.");
    row("a request for the name of an older Node",
        {booting,
         R"({"likeNode": {"metadata": {"name": "w", "creationTimestamp": "2026-01-01T00:00:00Z"}, "spec": {"providerID": "p:///old"}}})",
         askedFor({"{}"})},
        "Node has not joined",
        "Node w still belongs to an earlier instance, provider id p:///old, so the new one has no "
        "Node. 7 m.");
    row("a request that another Node made for a new one",
        {booting, askedFor({R"({"requestor": "system:node:x"})"})},
        "Node gets no certificate",
        "Request csr-7x for a certificate of Node w was made by system:node:x. 12 m. Another "
        "server may use its name.");
    row("a renewal says nothing of a Node that is not there",
        {booting, askedFor({ofNode})},
        "Node has not joined",
        "No Node has joined for the instance p:///w. 7 m. No health check watches it.");
    row("a kubelet that lost its certificate",
        {silent, askedFor({"{}"})},
        "Node gets no certificate",
        "Node w waits for its certificate. 12 m. Nobody has approved request csr-7x. None is "
        "approved automatically for a machine that already has a Node.");
    row("a request from before the kubelet fell silent is of somebody else",
        {silent, askedFor({R"({"created": "2026-01-10T12:34:59Z"})"})},
        "Node shared, gone or not ready",
        "The kubelet of Node w is silent. 7 m. No health check watches it.");
    row("a kubelet that reports needs no certificate",
        {R"({"node": {"status": {"conditions": [{"type": "Ready", "status": "False", "message": "no network", "lastTransitionTime": "2026-01-10T12:40:00Z"}]}}})",
         askedFor({"{}"})},
        "Node shared, gone or not ready",
        "Node w is not ready: no network. 7 m. No health check watches it.");
    row("a renewal that nobody approves",
        {askedFor({ofNode})},
        ofReady,
        "Node w waits for the renewal of its certificate. 12 m. Nobody has approved request "
        "csr-7x. The Node stops reporting when the old one expires.");
    row("a renewal is none of the approver of OpenShift",
        {openShift, R"({"requestsPending": 131, "requestsAllowed": 103})", askedFor({ofNode})},
        ofReady,
        "Node w waits for the renewal of its certificate. 12 m. Nobody has approved request "
        "csr-7x. The Node stops reporting when the old one expires.");
    row("a renewal is none of an approver of serving certificates",
        {R"({"site": {"deployments": {"kube-system/kubelet-csr-approver": {"total": 1, "ready": 0}}}})",
         askedFor({ofNode})},
        ofReady,
        "Node w waits for the renewal of its certificate. 12 m. Nobody has approved request "
        "csr-7x. The Node stops reporting when the old one expires.");
    row("a renewal that was just asked for",
        {askedFor({R"({"requestor": "system:node:w", "created": "2026-01-10T12:46:00Z"})"})},
        ofReady,
        "Node w waits for the renewal of its certificate. 1 m. Nobody has approved request "
        "csr-7x.");
    row("a serving certificate where nobody approves any",
        {askedFor({R"({"requestor": "system:node:w", "serves": true})"})},
        "",
        "");
    row("a serving certificate that was denied where nobody approves any",
        {askedFor({R"({"requestor": "system:node:w", "serves": true, "state": "Denied"})"})},
        ofReady,
        "Node w waits for its serving certificate. 12 m. Request csr-7x was denied. Without a "
        "valid one, logs and exec of its pods fail.");
    row("a serving certificate that nobody approves",
        {R"({"servingIssued": true})",
         askedFor({R"({"requestor": "system:node:w", "serves": true})"})},
        ofReady,
        "Node w waits for its serving certificate. 12 m. Nobody has approved request csr-7x. "
        "Serving certificates are not approved by kube-controller-manager.");
    row("a serving certificate that an approver of others leaves",
        {R"({"site": {"deployments": {"kube-system/kubelet-csr-approver": {"total": 1, "ready": 1}}}})",
         askedFor(
             {R"({"requestor": "system:node:w", "serves": true, "addresses": ["10.0.0.1"]})"})},
        ofReady,
        "Node w waits for its serving certificate. 12 m. Nobody has approved request csr-7x. "
        "Without a valid one, logs and exec of its pods fail.");
    row("a serving certificate for another address",
        {openShift,
         askedFor(
             {R"({"requestor": "system:node:w", "serves": true, "addresses": ["10.0.0.1", "10.0.0.9"]})"})},
        ofReady,
        "Node w waits for its serving certificate. 12 m. Nobody has approved request csr-7x. It "
        "is also for 10.0.0.9, which is not an address of the machine.");
    row("a serving certificate for the names of the machine",
        {openShift,
         R"({"machine": {"status": {"addresses": [{"type": "InternalIP", "address": "10.0.0.1"}, {"type": "Hostname", "address": "W.example.com."}]}}})",
         askedFor(
             {R"({"requestor": "system:node:w", "serves": true, "names": ["w.example.com"], "addresses": ["10.0.0.1"]})"})},
        ofReady,
        "Node w waits for its serving certificate. 12 m. Nobody has approved request csr-7x. "
        "Without a valid one, logs and exec of its pods fail.");
    row("a renewal under way says nothing before a serving certificate that is late",
        {openShift,
         askedFor(
             {R"({"name": "csr-2", "requestor": "system:node:w", "created": "2026-01-10T12:46:30Z"})",
              R"({"name": "csr-1", "requestor": "system:node:w", "serves": true})"})},
        ofReady,
        "Node w waits for its serving certificate. 12 m. Nobody has approved request csr-1. "
        "Without a valid one, logs and exec of its pods fail.");
    row("a request for the name of a Node that is Ready",
        {askedFor({"{}"})},
        ofReady,
        "Request csr-7x asks for a certificate of Node w, which is Ready. 12 m. Another server may "
        "use its name.");
    row("a kubelet that may just have lost its certificate",
        {askedFor({R"({"created": "2026-01-10T12:44:00Z"})"})},
        ofReady,
        "Request csr-7x asks for a certificate of Node w, which is Ready. 3 m.");
    row("a request that another Node made",
        {askedFor({R"({"requestor": "system:node:x"})"})},
        ofReady,
        "Request csr-7x for a certificate of Node w was made by system:node:x. 12 m. Another "
        "server may use its name.");
    row("a cordoned Node is told before its certificates",
        {R"({"node": {"spec": {"unschedulable": true}}})",
         askedFor({R"({"requestor": "system:node:w", "serves": true})"})},
        "Node shared, gone or not ready",
        "Node w is cordoned and accepts no new pods; nothing says who cordoned it.");
}

/// A Node that should serve and does not, or whose it is.
void nodeRows(const auto &row)
{
    const char *const booting =
        R"({"machine": {"spec": {"providerID": "p:///w"}, "status": {"phase": "Provisioned", "nodeRef": null,
            "conditions": [{"type": "InstanceExists", "status": "True", "lastTransitionTime": "2026-01-10T12:40:00Z"}]}}, "node": null})";
    const char *const silent =
        R"({"node": {"status": {"conditions": [{"type": "Ready", "status": "Unknown", "lastTransitionTime": "2026-01-10T12:40:00Z"}]}}})";
    const auto check = [](const char *more) {
        return std::string(
                   R"({"site": {"checks": [{"metadata": {"name": "mhc", "namespace": "n"}, "spec": {"selector": {"matchLabels":
            {"machine.openshift.io/cluster-api-machine-role": "worker"}}, "unhealthyConditions": [{"type": "Ready", "status": "Unknown", "timeout": "60s"}])")
            + more + "}]}}";
    };
    row("a Node of an instance before",
        {booting,
         R"({"likeNode": {"metadata": {"name": "w", "creationTimestamp": "2026-01-01T00:00:00Z"}, "spec": {"providerID": "p:///old"}}})"},
        "Node has not joined",
        "Node w still belongs to an earlier instance, provider id p:///old, so the new one has no "
        "Node. 7 m.");
    row("a Node of an instance before that serves",
        {booting,
         R"({"likeNode": {"metadata": {"name": "w", "creationTimestamp": "2026-01-01T00:00:00Z"}, "spec": {"providerID": "p:///old"},
             "status": {"conditions": [{"type": "Ready", "status": "True"}]}}})"},
        "Node has not joined",
        "Node w still belongs to an earlier instance, provider id p:///old, so the new one has no "
        "Node. 7 m.");
    row("a Node of another machine",
        {booting, R"({"likeNode": {"metadata": {"name": "w"}}, "likeNodeOf": "w2"})"},
        "Node has not joined",
        "Node w has its address or name and belongs to machine w2, so it has no Node. 7 m.");
    row("a Node with the address of two",
        {booting, R"({"likeNode": {"metadata": {"name": "stray"}}, "namesakes": ["w2"]})"},
        "Node has not joined",
        "Machine w2 has the same address, 10.0.0.1, so it is not clear whose Node stray is. 7 m.");
    row("an instance that has nothing a Node is found by",
        {booting, R"({"machine": {"spec": {"providerID": null}, "status": {"addresses": null}}})"},
        "Node has not joined",
        "The instance has neither an address nor a provider id yet, so no Node can be matched. 7 "
        "m. "
        "No health check watches it.");
    row("a Node that is claimed by another machine",
        {R"({"sharers": ["w2"], "machine": {"spec": {"providerID": "p:///w"}}, "node": {"spec": {"providerID": "p:///w"}}})"},
        "Node shared, gone or not ready",
        "Node w belongs to this machine, and machine w2 claims it too.");
    row("a Node that is another machine's",
        {R"({"sharers": ["w2"], "machine": {"spec": {"providerID": "p:///w"}}, "node": {"spec": {"providerID": "p:///w2"}}})"},
        "Node shared, gone or not ready",
        "Its Node w belongs to machine w2.");
    row("a health check that would replace what nobody makes",
        {silent, check("}")},
        "Node shared, gone or not ready",
        "The kubelet of Node w is silent. 7 m. Health check mhc does not act: no controller owns "
        "the "
        "machine.");
    row("a health check whose template is missing",
        {silent,
         check(
             R"(, "remediationTemplate": {"apiVersion": "x/v1", "kind": "T", "name": "reboot"}},
            "status": {"conditions": [{"type": "ExternalRemediationTemplateAvailable", "status": "False"}]})")},
        "Node shared, gone or not ready",
        "The kubelet of Node w is silent. 7 m. Health check mhc cannot act: its template reboot "
        "does "
        "not exist.");
    row("a kubelet that was never heard",
        {R"({"node": {"status": {"conditions": [{"type": "Ready", "status": "Unknown", "reason": "NodeStatusNeverUpdated",
             "message": "Kubelet never posted node status.", "lastTransitionTime": "2026-01-10T12:40:00Z"}]}}})"},
        "Node shared, gone or not ready",
        "Node w is not ready: Kubelet never posted node status. 7 m. No health check watches it.");
    row("a Node that has just joined",
        {R"({"node": {"metadata": {"creationTimestamp": "2026-01-10T12:46:00Z"}, "status": {"conditions": [{"type": "Ready",
             "status": "False", "message": "no network yet", "lastTransitionTime": "2026-01-10T12:46:00Z"}]}}})"},
        "Node shared, gone or not ready",
        "Node w is not ready: no network yet. 1 m. No health check watches it.");
    row("a Node that no cloud initialises",
        {R"({"node": {"metadata": {"creationTimestamp": "2026-01-10T12:30:00Z"},
             "spec": {"taints": [{"key": "node.cloudprovider.kubernetes.io/uninitialized", "effect": "NoSchedule"}]}}})"},
        "Node shared, gone or not ready",
        "Node w still has the taint node.cloudprovider.kubernetes.io/uninitialized: no cloud "
        "controller has initialized it. 17 m.");
    row("a Node that somebody cordoned",
        {R"({"node": {"spec": {"unschedulable": true, "taints": [{"key": "node.kubernetes.io/unschedulable",
             "effect": "NoSchedule", "timeAdded": "2026-01-10T12:40:00Z"}]}}})"},
        "Node shared, gone or not ready",
        "Node w is cordoned and accepts no new pods; nothing says who cordoned it. 7 m.");
    row("a Node that is configured",
        {R"({"node": {"metadata": {"annotations": {"machineconfiguration.openshift.io/state": "Working"}},
             "spec": {"unschedulable": true}}})"},
        "Node shared, gone or not ready",
        "Node w is cordoned while its configuration is changed.");
    row("a Node whose configuration cannot be changed",
        {R"({"node": {"metadata": {"annotations": {"machineconfiguration.openshift.io/state": "Degraded",
             "machineconfiguration.openshift.io/reason": "unexpected on-disk state"}}, "spec": {"unschedulable": true}}})"},
        "Node shared, gone or not ready",
        "The configuration of Node w cannot be changed: unexpected on-disk state.");
    const auto configured = [](const char *since) {
        return std::string(
                   R"({"node": {"metadata": {"annotations": {"machineconfiguration.openshift.io/state": "Working"}},
             "spec": {"unschedulable": true, "taints": [{"key": "node.kubernetes.io/unschedulable",
             "effect": "NoSchedule", "timeAdded": ")")
            + since + "\"}]}}}";
    };
    row("a Node that is configured for 20 m",
        {configured("2026-01-10T12:27:00Z")},
        "Node shared, gone or not ready",
        "Node w is cordoned while its configuration is changed. 20 m.");
    row("a Node whose configuration does not end",
        {configured("2026-01-10T03:47:00Z")},
        "Node shared, gone or not ready",
        "Node w is cordoned while its configuration is changed. 9 h.");
    const auto undrained = [](int count, const char *last) {
        return Json{{"events",
                     Json::array({{{"involvedObject", {{"kind", "Node"}, {"name", "w"}}},
                                   {"reason", "FailedToDrain"},
                                   {"type", "Warning"},
                                   {"count", count},
                                   {"message",
                                    "failed to drain node: w after 1 hour. Please see "
                                    "machine-config-controller logs for more information"},
                                   {"firstTimestamp", last},
                                   {"lastTimestamp", last}}})}}
            .dump();
    };
    row("a Node that cannot be drained for its configuration",
        {configured("2026-01-10T10:47:00Z"), undrained(2, "2026-01-10T12:46:00Z")},
        "Node shared, gone or not ready",
        "Node w is cordoned while its configuration is changed. 2 h. FailedToDrain was reported 2 "
        "times: failed to drain node: w after 1 hour.");
    row("one of which that was told once",
        {configured("2026-01-10T10:47:00Z"), undrained(1, "2026-01-10T12:46:00Z")},
        "Node shared, gone or not ready",
        "Node w is cordoned while its configuration is changed. 2 h. Failed to drain node: w after "
        "1 hour.");
    row("one that was drained since",
        {configured("2026-01-10T10:47:00Z"), undrained(2, "2026-01-10T10:57:00Z")},
        "Node shared, gone or not ready",
        "Node w is cordoned while its configuration is changed. 2 h.");
    row("a Node with taints of odd types",
        {R"({"node": {"spec": {"taints": [null, "x", {"key": 7, "effect": "NoSchedule"},
             {"key": "node.kubernetes.io/disk-pressure", "effect": null, "timeAdded": null}]}}})"},
        "Node shared, gone or not ready",
        "Node w has the taint node.kubernetes.io/disk-pressure and accepts no new pods.");
    row("a Node that SR-IOV cordoned",
        {R"({"node": {"metadata": {"annotations": {"sriovnetwork.openshift.io/state": "Draining"}},
             "spec": {"unschedulable": true, "taints": [{"key": "node.kubernetes.io/unschedulable",
             "effect": "NoSchedule", "timeAdded": "2026-01-10T12:40:00Z"}]}}})"},
        "Node shared, gone or not ready",
        "Node w is cordoned and accepts no new pods: sriov-network-operator works on it, as its "
        "annotation sriovnetwork.openshift.io/state says. 7 m.");
    const auto upgrading = [](const char *step) {
        return std::string(
                   R"({"node": {"metadata": {"labels": {"nvidia.com/gpu-driver-upgrade-state": ")")
            + step + R"("}}, "spec": {"unschedulable": true, "taints": [
             {"key": "node.kubernetes.io/unschedulable", "effect": "NoSchedule", "timeAdded": "2026-01-10T12:40:00Z"}]}}})";
    };
    row("a Node that the upgrade of a driver cordoned",
        {upgrading("drain-required")},
        "Node shared, gone or not ready",
        "Node w is cordoned and accepts no new pods: gpu-operator works on it, as its Node label "
        "nvidia.com/gpu-driver-upgrade-state=drain-required says. 7 m.");
    row("a Node that the upgrade of a driver has left",
        {upgrading("upgrade-done")},
        "Node shared, gone or not ready",
        "Node w is cordoned and accepts no new pods; nothing says who cordoned it. 7 m.");
    const auto signedBy = [](const char *metadata, const char *conditions) {
        return std::string(R"({"node": {"metadata": )") + metadata
            + R"(, "spec": {"unschedulable": true, "taints": [{"key": "node.kubernetes.io/unschedulable",
             "effect": "NoSchedule", "timeAdded": "2026-01-10T12:40:00Z"}, {"key": "kubevirt.io/drain", "effect": "NoSchedule",
             "timeAdded": "2026-01-10T12:40:00Z"}]}, "status": {"conditions": [{"type": "Ready", "status": "True"})"
            + conditions + "]}}}";
    };
    row("a Node that Harvester has in maintenance",
        {signedBy(R"({"annotations": {"harvesterhci.io/maintain-status": "completed"}})", "")},
        "Node shared, gone or not ready",
        "Node w is cordoned and accepts no new pods: Harvester works on it, as its annotation "
        "harvesterhci.io/maintain-status says. 7 m.");
    row("a Node that virtual machines were moved from",
        {signedBy("{}", "")},
        "Node shared, gone or not ready",
        "Node w has the taint kubevirt.io/drain and accepts no new pods. 7 m.");
    const auto cordonedBy = [](const char *metadata, const char *conditions) {
        return std::string(R"({"node": {"metadata": )") + metadata
            + R"(, "spec": {"unschedulable": true, "taints": [{"key": "node.kubernetes.io/unschedulable",
             "effect": "NoSchedule", "timeAdded": "2026-01-10T12:40:00Z"}]},
             "status": {"conditions": [{"type": "Ready", "status": "True"})"
            + conditions + "]}}}";
    };
    row("a Node that AKS could not upgrade",
        {cordonedBy(R"({"labels": {"kubernetes.azure.com/upgrade-status": "Quarantined"}})", "")},
        "Node shared, gone or not ready",
        "Node w is cordoned and accepts no new pods: AKS works on it, as its Node label "
        "kubernetes.azure.com/upgrade-status says. 7 m.");
    row("a Node that NVSentinel quarantined",
        {cordonedBy(R"({"labels": {"k8saas.nvidia.com/cordon-by": "NVSentinel"}})", "")},
        "Node shared, gone or not ready",
        "Node w is cordoned and accepts no new pods: NVSentinel works on it, as its Node label "
        "k8saas.nvidia.com/cordon-by says. 7 m.");
    row("a Node that Talos cordoned",
        {cordonedBy(R"({"annotations": {"talos.dev/cordoned": "true"}})", "")},
        "Node shared, gone or not ready",
        "Node w is cordoned and accepts no new pods: Talos works on it, as its annotation "
        "talos.dev/cordoned says. 7 m.");
    row("a Node whose host Google maintains",
        {cordonedBy(R"({"labels": {"cloud.google.com/active-node-maintenance": "ONGOING"}})", "")},
        "Node shared, gone or not ready",
        "Node w is cordoned and accepts no new pods: GKE works on it, as its Node label "
        "cloud.google.com/active-node-maintenance says. 7 m.");
    row("a Node whose host Google has maintained",
        {cordonedBy(R"({"labels": {"cloud.google.com/active-node-maintenance": "COMPLETED"}})",
                    "")},
        "Node shared, gone or not ready",
        "Node w is cordoned and accepts no new pods; nothing says who cordoned it. 7 m.");
    row("a Node that is to reboot for AWS",
        {cordonedBy(R"({"labels": {"aws-node-termination-handler/action": "UncordonAfterReboot"}})",
                    "")},
        "Node shared, gone or not ready",
        "Node w is cordoned and accepts no new pods: aws-node-termination-handler works on it, as "
        "its Node label aws-node-termination-handler/action says. 7 m.");
    row("a Node that Deckhouse drains",
        {cordonedBy(R"({"annotations": {"update.node.deckhouse.io/draining": "bashible"}})", "")},
        "Node shared, gone or not ready",
        "Node w is cordoned and accepts no new pods: Deckhouse works on it, as its annotation "
        "update.node.deckhouse.io/draining says. 7 m.");
    row("a Node that the autopilot of k0s updates",
        {cordonedBy(
            R"({"annotations": {"k0sproject.io/autopilot-signal-data": "{\"status\":{\"status\":\"Cordoning\"}}"}})",
            "")},
        "Node shared, gone or not ready",
        "Node w is cordoned and accepts no new pods: k0s autopilot works on it, as its annotation "
        "k0sproject.io/autopilot-signal-data says. 7 m.");
    row("a Node that the autopilot of k0s has updated",
        {cordonedBy(
            R"({"annotations": {"k0sproject.io/autopilot-signal-data": "{\"status\":{\"status\":\"Completed\"}}"}})",
            "")},
        "Node shared, gone or not ready",
        "Node w is cordoned and accepts no new pods; nothing says who cordoned it. 7 m.");
    row("a Node that Draino drains",
        {cordonedBy("{}",
                    R"(, {"type": "DrainScheduled", "status": "True", "reason": "Draino",
                        "message": "Drain activity scheduled 2026-01-10T12:35:00Z | Failed: 2026-01-10T12:40:00Z"})")},
        "Node shared, gone or not ready",
        "Node w is cordoned and accepts no new pods: Draino works on it, as its condition "
        "DrainScheduled says. 7 m.");
    row("a Node that self node remediation cordoned",
        {R"({"node": {"spec": {"unschedulable": true, "taints": [{"key": "medik8s.io/remediation", "value": "self-node-remediation",
             "effect": "NoExecute", "timeAdded": "2026-01-10T12:40:00Z"}]}}})"},
        "Node shared, gone or not ready",
        "Node w is cordoned and accepts no new pods: self-node-remediation works on it, as its "
        "taint medik8s.io/remediation says. 7 m.");
    row("a Node that Pacemaker fenced",
        {R"({"node": {"metadata": {"annotations": {"node.kubernetes.io/out-of-service-applied-by": "pacemaker"}},
             "spec": {"taints": [{"key": "node.kubernetes.io/out-of-service", "value": "nodeshutdown", "effect": "NoExecute",
             "timeAdded": "2026-01-10T12:30:00Z"}]}}})"},
        "Node shared, gone or not ready",
        "Node w has the taint node.kubernetes.io/out-of-service and accepts no new pods. 17 m.");
    row("a Node that may serve again and is not uncordoned",
        {cordonedBy(
            R"({"annotations": {"machineconfiguration.openshift.io/state": "Done",
                "machineconfiguration.openshift.io/desiredDrain": "uncordon-rendered-worker-2b",
                "machineconfiguration.openshift.io/lastAppliedDrain": "drain-rendered-worker-2b"}})",
            "")},
        "Node shared, gone or not ready",
        "Node w is cordoned and accepts no new pods: machine-config-operator works on it, as its "
        "annotation machineconfiguration.openshift.io/desiredDrain says. 7 m.");
    row("a Node that is asked for what it cannot do",
        {R"({"node": {"metadata": {"annotations": {"machineconfiguration.openshift.io/state": "Unreconcilable",
             "machineconfiguration.openshift.io/reason": "path not absolute: unreconcilable"}}}})"},
        "Node shared, gone or not ready",
        "The configuration of Node w cannot be changed: path not absolute: unreconcilable.");
    row("a Node that SR-IOV leaves alone",
        {R"({"node": {"metadata": {"annotations": {"sriovnetwork.openshift.io/state": "Idle"}},
             "spec": {"unschedulable": true, "taints": [{"key": "node.kubernetes.io/unschedulable",
             "effect": "NoSchedule", "timeAdded": "2026-01-10T12:40:00Z"}]}}})"},
        "Node shared, gone or not ready",
        "Node w is cordoned and accepts no new pods; nothing says who cordoned it. 7 m.");
    row("a Node that a fencing keeps pods from",
        {R"({"node": {"spec": {"taints": [{"key": "medik8s.io/fence-agents-remediation", "effect": "NoSchedule",
             "timeAdded": "2026-01-10T12:30:00Z"}]}}})"},
        "Node shared, gone or not ready",
        "Node w has the taint medik8s.io/fence-agents-remediation and accepts no new pods. 17 m.");
    row("a Node whose network is not there",
        {R"({"node": {"spec": {"taints": [{"key": "k8s.ovn.org/network-unavailable", "effect": "NoSchedule",
             "timeAdded": "2026-01-10T12:30:00Z"}]}}})"},
        "Node shared, gone or not ready",
        "Node w has the taint k8s.ovn.org/network-unavailable and accepts no new pods. 17 m.");
    const auto tainted = [](const std::string &key) {
        return R"({"node": {"spec": {"taints": [{"key": ")" + key
            + R"(", "effect": "NoSchedule", "timeAdded": "2026-01-10T12:30:00Z"}]}}})";
    };
    row("a Node whose volumes lost their quorum",
        {tainted("drbd.linbit.com/lost-quorum")},
        "Node shared, gone or not ready",
        "Node w has the taint drbd.linbit.com/lost-quorum and accepts no new pods. 17 m.");
    row("a Node that a readiness rule keeps pods from",
        {tainted("readiness.k8s.io/NetworkReady")},
        "Node shared, gone or not ready",
        "Node w has the taint readiness.k8s.io/NetworkReady and accepts no new pods. 17 m.");
    row("a Node that Deckhouse has not configured",
        {tainted("node.deckhouse.io/bashible-uninitialized")},
        "Node shared, gone or not ready",
        "Node w has the taint node.deckhouse.io/bashible-uninitialized and accepts no new pods. 17 "
        "m.");
    row("a Node that an older Karpenter takes away",
        {tainted("karpenter.sh/disruption")},
        "Node shared, gone or not ready",
        "Node w has the taint karpenter.sh/disruption and accepts no new pods. 17 m.");
    row("a Node that lacks the pod of a daemon set",
        {tainted("nidhogg.uswitch.com/kube-system.kube2iam")},
        "Node shared, gone or not ready",
        "Node w has the taint nidhogg.uswitch.com/kube-system.kube2iam and accepts no new pods. 17 "
        "m.");
    row("a Node that came back and keeps its taint",
        {tainted("node.kubernetes.io/not-ready"),
         R"({"node": {"status": {"conditions": [{"type": "Ready", "status": "True", "lastTransitionTime": "2026-01-10T12:35:00Z"}]}}})"},
        "Node shared, gone or not ready",
        "Node w has the taint node.kubernetes.io/not-ready and accepts no new pods. 17 m.");
    row("a Node that has just come back",
        {tainted("node.kubernetes.io/not-ready"),
         R"({"node": {"status": {"conditions": [{"type": "Ready", "status": "True", "lastTransitionTime": "2026-01-10T12:46:50Z"}]}}})"},
        "",
        "");
    row("a Node that is not ready for its pool",
        {tainted("startup-taint.cluster-autoscaler.kubernetes.io/gpu")},
        "Node shared, gone or not ready",
        "Node w has the taint startup-taint.cluster-autoscaler.kubernetes.io/gpu and accepts no "
        "new pods. 17 m.");
    row("a Node that may not be seen", {R"({"node": null, "nodesKnown": false})"}, "", "");
    row("a Node that is to be removed by somebody else",
        {R"({"node": {"spec": {"taints": [{"key": "ToBeDeletedByClusterAutoscaler", "effect": "NoSchedule",
             "timeAdded": "2026-01-10T12:30:00Z"}]}}})"},
        "Node shared, gone or not ready",
        "Node w has the taint ToBeDeletedByClusterAutoscaler and accepts no new pods. 17 m.");
    row("a Node that AKS repairs",
        {tainted("remediator.kubernetes.azure.com/unschedulable")},
        "Node shared, gone or not ready",
        "Node w has the taint remediator.kubernetes.azure.com/unschedulable and accepts no new "
        "pods. 17 m.");
    row("a Node that is to be removed, as the value of the taint tells",
        {R"({"node": {"spec": {"taints": [{"key": "ToBeDeletedByClusterAutoscaler", "effect": "NoSchedule",
             "value": "1768048200"}]}}})"},
        "Node shared, gone or not ready",
        "Node w has the taint ToBeDeletedByClusterAutoscaler and accepts no new pods. 17 m.");
    row("a Node that is to be removed at a time that has not come",
        {R"({"node": {"spec": {"taints": [{"key": "ToBeDeletedByClusterAutoscaler", "effect": "NoSchedule",
             "value": "1868048200"}]}}})"},
        "Node shared, gone or not ready",
        "Node w has the taint ToBeDeletedByClusterAutoscaler and accepts no new pods.");
    row("a Node that somebody deletes and Karpenter keeps",
        {R"({"node": {"metadata": {"deletionTimestamp": "2026-01-10T12:40:00Z", "finalizers": ["karpenter.sh/termination"]}}})"},
        "Node shared, gone or not ready",
        "Its Node w is being deleted, and finalizer karpenter.sh/termination keeps it. 7 m.");
    row("a Node that somebody deletes and a finalizer keeps",
        {R"({"node": {"metadata": {"deletionTimestamp": "2026-01-10T12:40:00Z", "finalizers": ["cattle.io/node"]}}})"},
        "Node shared, gone or not ready",
        "Its Node w is being deleted, and finalizer cattle.io/node keeps it. 7 m.");
    row("a Node that could be that of another machine",
        {R"({"namesakes": ["w2"], "machine": {"status": {"addresses": [{"type": "InternalIP", "address": "10.0.0.1"}]}}})"},
        "Node shared, gone or not ready",
        "Machine w2 has the same address, 10.0.0.1, so it is not clear whose Node w is.");
    row("a Node whose silence is older than itself",
        {R"({"node": {"metadata": {"creationTimestamp": "2026-01-10T12:37:00Z"}, "status": {"conditions": [{"type": "Ready",
             "status": "Unknown", "lastTransitionTime": "2026-01-01T00:00:00Z"}]}}})"},
        "Node shared, gone or not ready",
        "The kubelet of Node w is silent. 10 m. No health check watches it.");
    row("an instance that is pending",
        {booting,
         R"({"machine": {"spec": {"providerID": null}, "status": {"addresses": null},
             "metadata": {"annotations": {"machine.openshift.io/instance-state": "pending"}}}})"},
        "Node has not joined",
        "The instance is pending in the provider and has neither an address nor a provider id yet. "
        "7 m. No health check watches it.");
}

/// Maintenance that waits, is in work or wants a person.
void maintenanceRows(const auto &row)
{
    const auto maintenance = [](const char *step, const char *reason, const char *more = "") {
        return std::string(
                   R"({"site": {"maintenances": [{"metadata": {"name": "mm", "namespace": "n", "creationTimestamp": "2026-01-10T12:00:00Z"},
            "spec": {"machinelink": "w", "eventcode": "instance-stop")")
            + more + R"(}, "status": {"maintenance": ")" + step + R"(", "reason": ")" + reason
            + "\"}}]}}";
    };
    const auto window = [](const char *name, const char *role, const char *more = "") {
        return std::string(R"({"metadata": {"name": ")") + name
            + R"(", "namespace": "n"}, "spec": {"rrule": "FREQ=DAILY", "start": "00:00", "duration": "1h", "timezone": "UTC", "selector": {"roles": [")"
            + role + "\"]}" + more;
    };
    const auto windows = [](const std::string &list) {
        return R"({"site": {"windows": [)" + list + "]}}";
    };
    const std::string opens =
        R"(}, "status": {"nextStart": "2026-01-11T00:00:00Z", "nextEnd": "2026-01-11T01:00:00Z"}})";
    const std::string waits = maintenance("waiting-window", "");
    row("a window of its own, and an earlier one of others",
        {waits,
         windows(window("infra", "infra", R"(}, "status": {"nextStart": "2026-01-10T13:00:00Z"}})")
                 + ", " + window("workers", "worker") + opens)},
        "window closed",
        "Maintenance instance-stop waits for window workers. 47 m. It opens in 11 h 13 m, "
        "2026-01-11T00:00:00Z.");
    row("windows that are for others",
        {waits, windows(window("infra", "infra") + opens)},
        "window closed",
        "Maintenance instance-stop will never start: no window selects this machine. 47 m.");
    row("a window that is paused",
        {waits,
         windows(window("nights", "worker", R"(, "pausedUntil": "2026-02-01T00:00:00Z"}})"))},
        "window closed",
        "Maintenance instance-stop waits: window nights is paused until 2026-02-01T00:00:00Z. 47 "
        "m.");
    row("a window that excludes the time",
        {waits,
         windows(window(
             "nights",
             "worker",
             R"(, "excludes": [{"from": "2026-01-01T00:00:00Z", "until": "2026-02-01T00:00:00Z"}]}})"))},
        "window closed",
        "Maintenance instance-stop waits: window nights excludes the time until "
        "2026-02-01T00:00:00Z. "
        "47 m.");
    row("a window that is too short",
        {waits, windows(window("nights", "worker", R"(, "minRemaining": "2h"}})"))},
        "window closed",
        "Maintenance instance-stop will never start: spec.minRemaining of MaintenanceWindow "
        "nights: nothing can ever start: the window itself is shorter. 47 m.");
    row("a window that opens too late",
        {maintenance(
             "waiting-window", "NotSchedulable: x", R"(, "deadline": "2026-01-10T20:00:00Z")"),
         windows(window("nights", "worker") + opens)},
        "window closed",
        "Maintenance instance-stop cannot start before its deadline 2026-01-10T20:00:00Z: window "
        "nights opens too late. 47 m.");
    row("a maintenance that nobody approved",
        {maintenance("waiting-window",
                     "AwaitingApproval: switching the server off wants spec.approved",
                     R"(, "strategy": "hold")"),
         R"({"host": {"metadata": {"name": "h", "namespace": "n"}, "status": {"poweredOn": true, "powerState": "On"}}})"},
        "maintenance not approved",
        "Maintenance instance-stop waits for approval: switching the server off wants "
        "spec.approved. 47 m.");
    row("a maintenance that is blocked",
        {maintenance("blocked", "ClusterUnhealthy: Node o is not Ready")},
        "maintenance blocked",
        "Maintenance instance-stop is blocked: Node o is not Ready. 47 m. Then its Node will be "
        "drained and the machine will be deleted.");
    row("one that would meet a closed window then",
        {maintenance("blocked", "MaintenanceInProgress: mm-2 goes first"),
         windows(window("nights", "worker") + opens)},
        "maintenance blocked",
        "Maintenance instance-stop is blocked: mm-2 goes first. 47 m. Then it will wait for window "
        "nights.");
    row("a maintenance that is in progress",
        {maintenance("draining", "the Node is being drained")},
        "maintenance in work",
        "Maintenance instance-stop drains the Node. 47 m. The Node is being drained.");
    row("a maintenance that wants a person",
        {maintenance("manual", "a person must act: event code x is unknown")},
        "maintenance wants a person",
        "Maintenance instance-stop needs a person: event code x is unknown. 47 m.");
    row("a maintenance that failed",
        {maintenance("failed", "the server is not off after 5 m")},
        "maintenance wants a person",
        "Maintenance instance-stop failed: the server is not off after 5 m. 47 m.");
    row("a maintenance whose time has passed",
        {maintenance(
            "expired", "the deadline has passed", R"(, "deadline": "2026-01-10T12:30:00Z")")},
        "maintenance wants a person",
        "Maintenance instance-stop did not start before its deadline 2026-01-10T12:30:00Z. 47 m.");
    row("a maintenance that is new",
        {maintenance("", "")},
        "maintenance planned",
        "Maintenance instance-stop is scheduled, and nothing was decided about it yet. 47 m.");
}

/// What is told of a machine that no other row has a cause for.
void stageRows(const auto &row)
{
    row("a machine that failed by an error of Azure",
        {R"({"machine": {"status": {"phase": "Failed", "errorMessage": "cannot create vm: Failure sending request: StatusCode=400 -- Original Error: Code=\"InvalidParameter\" Message=\"UltraSSD_LRS is not enabled.\" Target=\"managedDisk\""}}})"},
        "machine failed",
        "Failed: InvalidParameter: UltraSSD_LRS is not enabled.");
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
        "The provider cannot delete the instance: 429 slow down. 12 m. Attempted 6 times.");
    row("one that did so long ago",
        {drained,
         R"({"events": [{"involvedObject": {"kind": "Machine", "name": "w"}, "reason": "FailedDelete", "type": "Warning",
             "message": "429", "lastTimestamp": "2026-01-10T12:10:00Z"}]})"},
        "instance being deleted",
        "The instance is being deleted. 6 m.");
    row("one whose pauses double",
        {drained,
         R"({"machine": {"metadata": {"deletionTimestamp": "2026-01-10T12:25:00Z"}},
             "events": [{"involvedObject": {"kind": "Machine", "name": "w"}, "reason": "FailedDelete", "type": "Warning",
             "count": 18, "message": "w: reconciler failed to Delete machine: 429", "firstTimestamp": "2026-01-10T12:29:00Z",
             "lastTimestamp": "2026-01-10T12:39:55Z"}]})"},
        "provider cannot delete",
        "The provider cannot delete the instance: 429. 18 m. Attempted 18 times.");
    const auto state = [](const char *id, const char *word) {
        return Json{
            {"machine",
             {{"metadata", {{"annotations", {{"machine.openshift.io/instance-state", word}}}}},
              {"spec", {{"providerID", id}}}}},
            {"node",
             {{"status",
               {{"conditions",
                 Json::array({{{"type", "Ready"},
                               {"status", "Unknown"},
                               {"lastTransitionTime", "2026-01-10T12:40:00Z"}}})}}}}}}
            .dump();
    };
    row("an instance that Google stopped",
        {state("gce:///p/z/w", "TERMINATED")},
        "Node shared, gone or not ready",
        "Node w is not ready because its instance is terminated. 7 m. No health check watches "
        "it.");
    row("an instance that Amazon deletes",
        {state("aws:///z/i-1", "shutting-down")},
        "Node shared, gone or not ready",
        "Node w is not ready because its instance is shutting-down. 7 m. No health check watches "
        "it.");
    const char *const kept =
        R"({"attachments": [{"metadata": {"name": "csi-1"}, "spec": {"nodeName": "w", "source": {"persistentVolumeName": "pvc-1"}},
             "status": {"attached": true, "detachError": {"message": "the disk has a snapshot"}}}]})";
    row("a volume that cannot be detached",
        {drained, event("FailedDelete", "Warning", 2, "node w has attached volumes"), kept},
        "provider cannot delete",
        "The provider cannot delete the instance: node w has attached volumes. 12 m. Volume pvc-1 "
        "does not detach: the disk has a snapshot.");
    row("one that the provider does not wait for",
        {drained, event("FailedDelete", "Warning", 2, "429 slow down"), kept},
        "provider cannot delete",
        "The provider cannot delete the instance: 429 slow down. 12 m. Volume pvc-1 is still "
        "attached to Node w. Attempted 2 times.");
    row("a volume that is still attached",
        {drained,
         event("FailedDelete", "Warning", 1, "w: reconciler failed to Delete machine: in use"),
         R"({"attachments": [{"metadata": {"name": "csi-1"}, "spec": {"nodeName": "w", "source": {"persistentVolumeName": "pvc-1"}},
             "status": {"attached": true}}]})"},
        "provider cannot delete",
        "The provider cannot delete the instance: in use. 12 m. Volume pvc-1 is still attached to "
        "Node w.");
    row("failures since the last success",
        {drained,
         R"({"events": [{"involvedObject": {"kind": "Machine", "name": "w"}, "reason": "FailedUpdate", "type": "Warning", "count": 9,
             "message": "503", "firstTimestamp": "2026-01-10T11:10:00Z", "lastTimestamp": "2026-01-10T12:46:00Z"},
            {"involvedObject": {"kind": "Machine", "name": "w"}, "reason": "Update", "type": "Normal",
             "message": "Updated", "lastTimestamp": "2026-01-10T12:44:00Z"}],
            "machine": {"metadata": {"deletionTimestamp": null}, "status": {"phase": "Running"}}})"},
        "provider cannot update",
        "The provider cannot update the instance: 503. 3 m. Attempted 9 times.");
    row("an instance that goes without ever having had a Node",
        {drained,
         R"({"node": null, "machine": {"status": {"nodeRef": null},
             "spec": {"lifecycleHooks": {"preDrain": [{"name": "Move", "owner": "mover"}]}}}})"},
        "instance being deleted",
        "The instance is being deleted. 6 m. It has no Node, so Move (owner mover) did not run "
        "before the drain.");
    row("an instance that was stopped before its Node joined",
        {booting,
         R"({"machine": {"metadata": {"annotations": {"machine.openshift.io/instance-state": "Stopped"}}}})"},
        "Node has not joined",
        "No Node joins while the instance is stopped. 7 m. No health check watches it.");
    row("an instance that was stopped under its Node",
        {R"({"machine": {"metadata": {"annotations": {"machine.openshift.io/instance-state": "stopped"}},
                         "spec": {"providerID": "p:///w"}},
             "node": {"status": {"conditions": [{"type": "Ready", "status": "Unknown", "lastTransitionTime": "2026-01-10T12:40:00Z"}]}}})"},
        "Node shared, gone or not ready",
        "Node w is not ready because its instance is stopped. 7 m. No health check watches it.");
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
    row("a failure of before the clock was set back",
        {R"({"events": [{"involvedObject": {"kind": "Machine", "name": "w"}, "reason": "FailedUpdate", "type": "Warning",
             "message": "503", "lastTimestamp": "2026-01-10T14:46:00Z"}]})"},
        "",
        "");
    row("one that a clock tells which is ahead of ours",
        {R"({"events": [{"involvedObject": {"kind": "Machine", "name": "w"}, "reason": "FailedUpdate", "type": "Warning",
             "message": "503", "lastTimestamp": "2026-01-10T12:49:00Z"}]})"},
        "provider cannot update",
        "The provider cannot update the instance: 503.");
    row("a provider that cannot update",
        {event("FailedUpdate", "Warning", 2, "w: reconciler failed to Update machine: 503")},
        "provider cannot update",
        "The provider cannot update the instance: 503. 12 m. Attempted 2 times.");
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
        {going,
         R"({"pods": [{"metadata": {"name": "a"}}, {"metadata": {"name": "b"}},
                      {"metadata": {"name": "mirror", "annotations": {"kubernetes.io/config.mirror": "1"}}},
                      {"metadata": {"name": "daemon", "ownerReferences": [{"kind": "DaemonSet", "name": "d", "controller": true}]}}]})"},
        "draining",
        "Node w is being drained: 2 pods are left. 7 m. Next: the instance will be deleted.");
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
    row("an instance of which an operator is to make a Node",
        {booting, event("MachineSetupFailure", "Warning", 14, "Machine w configuration failure")},
        "Node has not joined",
        "No Node has joined for it. 7 m. MachineSetupFailure was reported 14 times: Machine w "
        "configuration failure.");
    row("an instance of Windows",
        {booting,
         R"({"machine": {"metadata": {"labels": {"machine.openshift.io/os-id": "Windows"}}}})"},
        "Node has not joined",
        "No Node has joined for the instance p:///w. 7 m. No health check watches it.");
    const auto noRange = [] {
        return Json{{"events",
                     Json::array({{{"involvedObject", {{"kind", "Node"}, {"name", "w"}}},
                                   {"reason", "CIDRNotAvailable"},
                                   {"type", "Normal"},
                                   {"count", 30},
                                   {"message", "Node w status is now: CIDRNotAvailable"},
                                   {"firstTimestamp", "2026-01-10T12:35:00Z"},
                                   {"lastTimestamp", "2026-01-10T12:46:00Z"}}})}}
            .dump();
    };
    row("a Node that needs no range and has no runtime",
        {R"({"node": {"status": {"conditions": [{"type": "Ready", "status": "False", "reason": "KubeletNotReady",
             "message": "container runtime is down", "lastTransitionTime": "2026-01-10T12:30:00Z"}]}}})",
         noRange()},
        "Node shared, gone or not ready",
        "Node w is not ready: container runtime is down. 17 m. No health check watches it.");
    row("a Node for whose pods no range is left",
        {R"({"node": {"status": {"conditions": [{"type": "Ready", "status": "False", "reason": "KubeletNotReady",
             "message": "container runtime network not ready: NetworkReady=false reason:NetworkPluginNotReady message:Network plugin returns error: cni plugin not initialized",
             "lastTransitionTime": "2026-01-10T12:30:00Z"}]}}})",
         noRange()},
        "Node shared, gone or not ready",
        "Node w is not ready: cni plugin not initialized. 17 m. Node w status is now: "
        "CIDRNotAvailable.");
    row("a Node of another instance",
        {booting,
         R"({"likeNode": {"metadata": {"name": "w"}, "spec": {"providerID": "p:///old"}}})"},
        "Node has not joined",
        "Node w has the provider id p:///old, not p:///w, so it does not count as the Node of this "
        "machine. 7 m.");
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
        "Its status reports an error: tags cannot be set.");
    row("an Event that repeats",
        {event("FailedAttachVolume", "Warning", 9, "multi-attach error")},
        "fails again and again",
        "FailedAttachVolume was reported 9 times: multi-attach error. 12 m. The cause is not "
        "known.");
    row("an annotation with a slip in it",
        {R"({"host": {"kind": "BareMetalHost", "metadata": {"name": "h", "annotations": {"rebot.metal3.io/nic": ""}}}})"},
        "annotation asks for nothing",
        "Annotation rebot.metal3.io/nic on BareMetalHost h has no effect; is reboot.metal3.io/nic "
        "meant?");
    row("a reboot that is asked of the machine",
        {R"({"machine": {"kind": "Machine", "metadata": {"annotations": {"reboot.metal3.io": ""}}}})"},
        "annotation asks for nothing",
        "Annotation reboot.metal3.io on Machine w has no effect: it belongs on a BareMetalHost.");
    row("an Event that was told once",
        {event("FailedAttachVolume", "Warning", 1, "multi-attach error")},
        "",
        "");
}

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
        "The BMC of host h refuses the connection: nothing listens at its address. 2 m. Power is "
        "not changed while it is unknown.");
    row("a busy BMC",
        {hostOn, blind("Busy", "the BMC does not give the system (HTTP 503)")},
        "BMC unreachable",
        "The BMC of host h is busy: the BMC does not give the system (HTTP 503). 2 m. Power is not "
        "changed while it is unknown.");
    row("a BMC that answers with an error",
        {hostOn, blind("Http500", "the BMC does not give the system (HTTP 500)")},
        "BMC unreachable",
        "The BMC of host h answers with an error: the BMC does not give the system (HTTP 500). 2 "
        "m. Power is not changed while it is unknown.");
    row("a BMC with another key",
        {hostOn, blind("TlsKeyChanged", "nothing was sent to it")},
        "BMC unreachable",
        "The BMC of host h presents another certificate than the accepted one: nothing was sent to "
        "it. 2 m. Power is not changed while it is unknown.");
    row("another server",
        {hostOn, blind("AnotherServer", "another one")},
        "BMC unreachable",
        "Another server answers at the BMC address of host h: UUID or serial number differ or are "
        "no longer reported. 2 m. Power is not changed while it is unknown.");
    row("a web page",
        {hostOn, blind("WebPage", "a web page came instead of an answer of Redfish (HTTP 504)")},
        "BMC unreachable",
        "Something other than a BMC answers for host h: a web page came instead of an answer of "
        "Redfish (HTTP 504). 2 m. Power is not changed while it is unknown.");
    row("an account without a privilege",
        {hostOn,
         R"({"host": {"status": {"conditions": [{"type": "PowerStateKnown", "status": "False", "reason": "AccessDenied"},
             {"type": "PowerSettled", "status": "Unknown", "reason": "CredentialsRejected", "message": "403",
              "lastTransitionTime": "2026-01-10T12:45:00Z"}]}}})"},
        "credentials rejected",
        "The BMC of host h denies access (403) with the credentials of Secret s: the account lacks "
        "a "
        "privilege or is locked. 2 m.");
    row("a password that has to be changed",
        {hostOn,
         R"({"host": {"status": {"conditions": [{"type": "PowerStateKnown", "status": "False", "reason": "PasswordChangeRequired"},
             {"type": "PowerSettled", "status": "Unknown", "reason": "CredentialsRejected", "message": "403",
              "lastTransitionTime": "2026-01-10T12:45:00Z"}]}}})"},
        "credentials rejected",
        "The BMC of host h denies access (403): the password of Secret s must be changed at the "
        "BMC first. 2 m.");
    row("a silence that lasts too long",
        {hostOn, blind("NoAnswer", "the BMC does not answer in time", "12:27:00")},
        "BMC unreachable",
        "The BMC of host h gives no answer: the BMC does not answer in time. 20 m, late; allowed "
        "15 m. Power is not changed while it is unknown.");
    row("a silence since before there was a host",
        {hostOn,
         R"({"host": {"metadata": {"creationTimestamp": "2026-01-10T12:40:00Z"}}})",
         blind("NoAnswer", "the BMC does not answer in time", "09:00:00")},
        "BMC unreachable",
        "The BMC of host h gives no answer: the BMC does not answer in time. 7 m. Power is not "
        "changed while it is unknown.");
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
        "Its BareMetalHost h does not exist: its server is not managed.");
    row("a host that is being deleted",
        {hostOn,
         R"({"host": {"metadata": {"deletionTimestamp": "2026-01-10T12:45:00Z", "finalizers": ["x.io/y"]}}})"},
        "host being deleted",
        "BareMetalHost h is being deleted while the machine uses it. 2 m. Finalizer x.io/y keeps "
        "it.");
    row("a host whose deletion waits for its pause",
        {hostOn,
         R"({"host": {"metadata": {"deletionTimestamp": "2026-01-10T12:45:00Z", "finalizers": ["baremetalhost.metal3.io"],
             "annotations": {"baremetalhost.metal3.io/paused": ""}}}})"},
        "host being deleted",
        "BareMetalHost h is being deleted while the machine uses it. 2 m. Its deletion waits until "
        "annotation baremetalhost.metal3.io/paused is removed.");
    row("a host whose deletion is delayed",
        {hostOn,
         R"({"host": {"metadata": {"deletionTimestamp": "2026-01-10T12:45:00Z", "finalizers": ["baremetalhost.metal3.io"],
             "annotations": {"baremetalhost.metal3.io/detached": "{\"deleteAction\":\"delay\"}"}}}})"},
        "host being deleted",
        "BareMetalHost h is being deleted while the machine uses it. 2 m. Its deletion waits until "
        "annotation baremetalhost.metal3.io/detached is removed.");
    row("a host whose deletion fails",
        {hostOn,
         R"({"host": {"metadata": {"deletionTimestamp": "2026-01-10T12:45:00Z", "finalizers": ["baremetalhost.metal3.io"]},
             "status": {"errorType": "provisioning error", "errorMessage": "cleaning failed: disk sda is locked"}}})"},
        "host being deleted",
        "BareMetalHost h is being deleted while the machine uses it. 2 m. Cleaning failed: disk "
        "sda "
        "is locked.");
    const char *const serviced =
        R"({"host": {"status": {"operationalStatus": "servicing", "conditions": [{"type": "Ready", "status": "False",
            "reason": "Servicing", "lastTransitionTime": "2026-01-10T12:35:00Z"}]}}})";
    const char *const unheard =
        R"({"node": {"status": {"conditions": [{"type": "Ready", "status": "Unknown", "lastTransitionTime": "2026-01-10T12:36:00Z"}]}}})";
    const auto check = [](const char *more) {
        Json one = Json::parse(
            R"({"metadata": {"name": "mhc", "namespace": "n"}, "spec": {"selector": {}, "unhealthyConditions": [
                {"type": "Ready", "status": "Unknown", "timeout": "300s"}]}})");
        one.merge_patch(Json::parse(more));
        return ofSite(listed("checks", {one.dump()}));
    };
    const std::string byAnnotation = check(
        R"({"metadata": {"annotations": {"machine.openshift.io/remediation-strategy": "external-baremetal"}}})");
    const std::string byTemplate = check(
        R"({"spec": {"remediationTemplate": {"kind": "Metal3RemediationTemplate", "name": "t"}}})");
    row("a host that is being serviced",
        {hostOn, serviced},
        "host being serviced",
        "Host h is being serviced: its firmware or settings are being written. 12 m.");
    row("a host that is being serviced under a silent Node",
        {hostOn, serviced, unheard, byAnnotation},
        "host being serviced",
        "Host h is being serviced: its firmware or settings are being written. 12 m. The "
        "remediation of health check mhc waits until the host is serviced.");
    row("a host that is being serviced for too long",
        {hostOn,
         unheard,
         R"({"host": {"status": {"operationalStatus": "servicing", "conditions": [{"type": "Ready", "status": "False",
             "reason": "Servicing", "lastTransitionTime": "2026-01-10T11:27:00Z"}]}}})"},
        "host being serviced",
        "Host h is being serviced: its firmware or settings are being written. 1 h 20 m, late; "
        "allowed 1 h.");
    const auto request = [&byTemplate](const char *phase, const char *message) {
        Json site = Json::parse(byTemplate);
        site["site"]["remediations"] =
            Json::array({{{"metadata", {{"name", "w"}, {"namespace", "n"}, {"uid", "5f"}}},
                          {"status", {{"phase", phase}, {"message", message}}}}});
        return site.dump();
    };
    row("a Node whose remediation was given up",
        {hostOn, unheard, request("Deleting machine", "the Node did not come back in time")},
        "Node shared, gone or not ready",
        "The kubelet of Node w is silent. 11 m. Health check mhc gave up its remediation: the Node "
        "did not come back in time.");
    row("a Node whose remediation could not be done",
        {hostOn, unheard, request("Failed", "")},
        "Node shared, gone or not ready",
        "The kubelet of Node w is silent. 11 m. Health check mhc gave up its remediation: Failed.");
    row("a Node whose remediation is under way",
        {hostOn, unheard, request("Waiting", "")},
        "Node shared, gone or not ready",
        "The kubelet of Node w is silent. 11 m. Health check mhc ignores it: an external "
        "remediation is under way.");
    row("a command that a job of the BMC is in the way of",
        {hostOn,
         R"({"host": {"status": {"errorType": "power management error", "errorCount": 2,
             "errorMessage": "the BMC refused ForceOff with HTTP 409: RAC0507: a job is pending",
             "provisioning": {"powerRetry": {"type": "HardOff", "notBefore": "2026-01-10T12:50:00Z", "attempt": 2}}}}})"},
        "BMC refuses",
        "Host h cannot be switched: the BMC refused ForceOff with HTTP 409: RAC0507: a job is "
        "pending. 2 failures. Next try in 3 m.");
    row("a detached host that is to reboot under a silent Node",
        {hostOn, detached, reboot, unheard},
        "Node shared, gone or not ready",
        "The kubelet of Node w is silent. 11 m. Host h is detached: the requested reboot will not "
        "start.");
    row("a paused host that is to reboot under a Node that is worked on",
        {hostOn,
         R"({"host": {"metadata": {"annotations": {"baremetalhost.metal3.io/paused": ""}}},
             "node": {"metadata": {"annotations": {"weave.works/kured-reboot-in-progress": "x"}}}})",
         reboot,
         unheard},
        "Node shared, gone or not ready",
        "Node w is silent while kured works on it (annotation "
        "weave.works/kured-reboot-in-progress). "
        "11 m.");
    row("a host of another machine",
        {hostOn,
         R"({"machine": {"spec": {"providerID": "p:///w"}}, "host": {"spec": {"consumerRef": {"kind": "Machine", "name": "w-77"}}}})"},
        "host of another machine",
        "Host h belongs to w-77, not to this machine.");
    row("a detached host of which nothing is wanted", {hostOn, detached}, "", "");
    row("a detached host that is to reboot",
        {hostOn, detached, reboot},
        "host detached",
        "Host h is detached: the requested reboot will not start.");
    row("a host that the assisted service detached",
        {hostOn,
         R"({"host": {"metadata": {"annotations": {"baremetalhost.metal3.io/detached": "assisted-service-controller"}}}})",
         reboot},
        "host detached",
        "Host h is detached: the requested reboot will not start.");
    row("a host that Cluster API paused",
        {hostOn,
         R"({"host": {"metadata": {"annotations": {"baremetalhost.metal3.io/paused": "metal3.io/capm3"}}}})",
         reboot},
        "host paused",
        "Host h is paused by annotation: the requested reboot will not start.");
    row("an error that would lose its middle",
        {waiting,
         R"({"hosts": [{"metadata": {"name": "a", "namespace": "n", "labels": {"rack": "r1"}},
             "status": {"errorType": "preparation error", "errorMessage": "HTTP PATCH https://10.0.0.9/redfish/v1/Systems/1/Bios/Settings returned code 400. Base.1.12.PropertyValueNotInList: The value 'Enable' for the property ProcVirtualization is not in the list of acceptable values. Extended information: []"}}]})"},
        "no free host",
        "Host a is not free, preparation error: The value 'Enable' for the property "
        "ProcVirtualization is not in the list of acceptable values. 2 m.");
    row("a detached host whose machine goes",
        {hostOn, detached, going},
        "host detached",
        "Host h is detached: it is not powered off for the deletion.");
    row("a host without a BMC that is to reboot",
        {hostOn,
         reboot,
         R"({"host": {"spec": {"bmc": null}, "status": {"provisioning": {"state": "unmanaged"}}}})"},
        "host unmanaged",
        "Host h is unmanaged: it has no BMC address, so its power cannot be changed.");
    row("a key for a host that may not go off",
        {hostOn,
         R"({"host": {"metadata": {"annotations": {"reboot.metal3.io/nic": ""}}, "spec": {"disablePowerOff": true}}})"},
        "host may not be switched off",
        "Host h stays on: key nic requests Off, but spec.disablePowerOff forbids it.");
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
        "Host h stays off: spec.online is false. So Node w is not ready.");
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
        "w-1 has it. 2 m.");
    row("no host that matches",
        {waiting,
         R"({"hosts": [{"metadata": {"name": "h", "namespace": "n"}, "status": {"provisioning": {"state": "available"}}}]})"},
        "no free host",
        "No host matches its hostSelector rack=r1. Host h is free but does not match. 2 m.");
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
        "Host h is held off by keys a and b. It stays off until all keys are removed.");
    row("four keys",
        {hostOn,
         keys(
             R"({"reboot.metal3.io/a": "", "reboot.metal3.io/b": "", "reboot.metal3.io/c": "", "reboot.metal3.io/d": ""})")},
        "host held off",
        "Host h is held off by keys a, b and 2 more. It stays off until all keys are removed.");
    row("the key of a maintenance that is gone",
        {hostOn, keys(R"({"reboot.metal3.io/maintenance-e-9": ""})")},
        "host held off",
        "Host h is held off by key maintenance-e-9. Its MachineMaintenance does not exist. Next: "
        "the host will be powered on.");
    row("the key of a maintenance that is there",
        {hostOn,
         keys(R"({"reboot.metal3.io/maintenance-e-9": ""})"),
         R"({"site": {"maintenances": [{"metadata": {"name": "x"}, "spec": {"eventid": "e-9"}}]}})"},
        "host held off",
        "Host h is held off by key maintenance-e-9. Next: the host will be powered on.");
    row("the key of a remediation that is gone",
        {hostOn, keys(R"({"reboot.metal3.io/metal3-remediation-5f": ""})")},
        "host held off by a remediation",
        "Host h is held off by key metal3-remediation-5f, and no remediation is in progress. Next: "
        "the host will be powered on.");
    row("the key of a remediation that was withdrawn",
        {hostOn, keys(R"({"reboot.metal3.io/capbm-requested-power-off": ""})")},
        "host held off by a remediation",
        "Host h is held off by key capbm-requested-power-off, and no remediation is in progress. "
        "Next: the host will be powered on.");
    row("the same key while the machine goes on from Off",
        {hostOn,
         keys(R"({"reboot.metal3.io/capbm-requested-power-off": ""})"),
         R"({"machine": {"metadata": {"annotations": {"remediation.metal3.io/powered-off-for-remediation": ""}}}})"},
        "host held off by a remediation",
        "Host h is held off for a remediation. Node w is not deleted yet. Waiting until the host "
        "is confirmed to be held off again.");
    const auto inStage = [](const char *state, const char *operation) {
        return Json{
            {"host",
             {{"status",
               {{"provisioning", {{"state", state}}},
                {"operationHistory", {{operation, {{"start", "2026-01-10T12:42:00Z"}}}}}}}}}}
            .dump();
    };
    row("a key on a host that is being installed",
        {hostOn, keys(R"({"reboot.metal3.io/nic": ""})"), inStage("provisioning", "provision")},
        "host being provisioned",
        "Host h is provisioning. 5 m.");
    row("the key of a remediation on a host that is being wiped",
        {hostOn,
         going,
         keys(R"({"reboot.metal3.io/capbm-requested-power-off": ""})"),
         inStage("deprovisioning", "deprovision")},
        "host being provisioned",
        "Host h is deprovisioning. 5 m.");
    row("a forced key on a host that is being inspected",
        {hostOn,
         keys(R"({"reboot.metal3.io/nic": "{\"force\":true}"})"),
         inStage("inspecting", "inspect")},
        "host held off",
        "Host h is held off by key nic. Reboot requests wait while the host is inspecting.");
    const char *const silent =
        R"({"node": {"status": {"conditions": [{"type": "Ready", "status": "Unknown", "lastTransitionTime": "2026-01-10T12:17:00Z"}]}}})";
    row("a host of others that is off under its Node",
        {hostOn, silent, R"({"host": {"status": {"poweredOn": false, "powerState": "Off"}}})"},
        "host wants on but is off",
        "Host h should be on but is off. 30 m, late; allowed 15 m.");
    row("a paused host that is off under its Node",
        {hostOn,
         silent,
         R"({"host": {"metadata": {"annotations": {"baremetalhost.metal3.io/paused": ""}},
             "status": {"poweredOn": false, "powerState": "Off"}}})"},
        "host paused",
        "Host h is off and paused by annotation: it is not powered on. 30 m, late; allowed 15 m.");
    row("a detached host that is off under its Node",
        {hostOn,
         silent,
         detached,
         R"({"host": {"status": {"poweredOn": false, "powerState": "Off"}}})"},
        "host detached",
        "Host h is detached: its power is not managed. 30 m, late; allowed 15 m.");
    const char *const silentProvider =
        R"({"machine": {"status": {"errorReason": null, "errorMessage": null}}})";
    row("no free host, and a provider that only logs it",
        {waiting,
         silentProvider,
         R"({"hosts": [{"metadata": {"name": "a", "namespace": "n", "labels": {"rack": "r1"}},
             "spec": {"consumerRef": {"kind": "Machine", "apiVersion": "machine.openshift.io/v1beta1", "name": "w-1", "namespace": "n"}}}]})"},
        "no free host",
        "No host is free for it. Host a is not free: w-1 has it. 2 m.");
    row("no host at all, and a provider that only logs it",
        {waiting, silentProvider, R"({"hostsKnown": true})"},
        "no free host",
        "No host is free for it. 2 m.");
    row("a provider that only logs, and a hook before the creation",
        {waiting,
         silentProvider,
         R"({"hostsKnown": true, "machine": {"spec": {"lifecycleHooks": {"preCreate": [{"name": "Quota", "owner": "q"}]}}}})"},
        "hook holding",
        "Waiting at preCreate for Quota (owner q). 2 m. Next: the instance will be created.");
    row("a host that comes on by itself",
        {hostOn,
         keys(R"({"reboot.metal3.io/nic": ""})",
              R"({"host": {"status": {"provisioning": {"poweredOnWhileHeld": 2}}}})")},
        "host held off",
        "Host h came back on 2 times although key nic holds it off. Next: the host will be powered "
        "on.");
    row("a paused host that is off",
        {hostOn,
         R"({"host": {"metadata": {"annotations": {"baremetalhost.metal3.io/paused": ""}},
             "status": {"poweredOn": false, "powerState": "Off"}}})"},
        "host paused",
        "Host h is off and paused by annotation: it is not powered on.");
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
    for (const Json &name : site.value("unready", Json::array()))
        facts->unreadyNodes.insert(name.get<std::string>());
    facts->healthChecks = listOf(site, "checks");
    facts->remediations = listOf(site, "remediations");
    facts->clusterVersions = listOf(site, "versions");
    facts->maintenances = listOf(site, "maintenances");
    facts->windows = listOf(site, "windows");
    facts->owners.operators = listOf(site, "operators");
    facts->owners.operatorsKnown = true;
    const Json deployments = site.value("deployments", Json::object());
    facts->owners.podsKnown = !deployments.empty();
    for (const auto &[name, pods] : deployments.items()) {
        const std::size_t slash = name.find('/');
        holds::DeploymentPods &known =
            facts->owners.deployments[{name.substr(0, slash), name.substr(slash + 1)}];
        known.total = pods["total"].get<int>();
        known.ready = pods["ready"].get<int>();
    }
    for (const Object &lease : listOf(site, "leases")) {
        holds::LeaseSign sign = holds::signOf(lease);
        for (const Json &seconds : site.value("returned", Json::array()))
            sign.returns.push_back(caseTime - std::chrono::seconds(seconds.get<int>()));
        for (const std::string &name : holds::ownerNames(lease))
            facts->owners.leases[name] = sign;
    }
    for (const Object &one : facts->masters) {
        holds::StuckView other;
        other.machine = one;
        other.site = facts;
        for (holds::WaitEdge &edge : waitsOf(other, caseTime))
            facts->waits.push_back(std::move(edge));
    }
    const Json held = site.value("heldBy", Json::object());
    for (const auto &[name, clause] : held.items())
        facts->heldBy[{"n", name}] = quoted(clause.get<std::string>());
    view.site = facts;
    view.nodesKnown = all.value("nodesKnown", true);
    view.hostsKnown = all.value("hostsKnown", false);
    view.events = holds::eventSigns(listOf(all, "events"));
    view.pods = listOf(all, "pods");
    view.attachments = listOf(all, "attachments");
    for (const Json &name : all.value("sharers", Json::array()))
        view.sharers.push_back({"n", name.get<std::string>()});
    if (all.contains("likeNode"))
        view.likeNode = Object(all["likeNode"]);
    if (all.contains("likeNodeOf"))
        view.likeNodeOf = {"n", all["likeNodeOf"].get<std::string>()};
    for (const Json &name : all.value("namesakes", Json::array()))
        view.namesakes.push_back({"n", name.get<std::string>()});
    for (const Json &one : all.value("requests", Json::array()))
        view.requests.push_back(requestOfCase(one));
    view.servingIssued = all.value("servingIssued", false);
    view.requestsPending = all.value("requestsPending", 0);
    view.requestsAllowed = all.value("requestsAllowed", 0);
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
            "exists. Next: the node will be drained.");
        row("a silent owner",
            {owned("mover"),
             R"({"site": {"leases": [{"metadata": {"name": "l", "namespace": "n"}, "spec": {"holderIdentity": "mover",
             "leaseDurationSeconds": 40, "renewTime": "2026-01-10T12:44:00Z"}}]}})"},
            "owner silent",
            "Waiting at preDrain for Guard (owner mover). 7 m. It was last heard of 3 m ago. Next: "
            "the node "
            "will be drained.");
        row("an owner that missed one renewal is not silent",
            {owned("mover"),
             R"({"site": {"leases": [{"metadata": {"name": "l", "namespace": "n"}, "spec": {"holderIdentity": "mover",
             "leaseDurationSeconds": 40, "renewTime": "2026-01-10T12:46:00Z"}}]}})"},
            "hook holding",
            "Waiting at preDrain for Guard (owner mover). 7 m. Next: the node will be drained.");
        row("a degraded operator",
            {owned("clusteroperator/x"),
             R"({"site": {"operators": [{"metadata": {"name": "x"}, "status": {"conditions":
             [{"type": "Degraded", "status": "True", "message": "no quorum"}]}}]}})"},
            "owner failing",
            "Waiting at preDrain for Guard (owner clusteroperator/x). 7 m. It is Degraded: no "
            "quorum. Next: the node will be drained.");
        row("the hook of etcd on a worker",
            {R"({"machine": {"metadata": {"name": "w0", "deletionTimestamp": "2026-01-10T12:40:00Z",
             "labels": {"machine.openshift.io/cluster-api-machine-role": "worker"}}, "status": {"phase": "Deleting"},
             "spec": {"lifecycleHooks": {"preDrain": [{"name": "EtcdQuorumOperator", "owner": "clusteroperator/etcd"}]}}},
             "site": {"masters": [{"metadata": {"name": "m1"}, "status": {"phase": "Running"}}]}})"},
            "etcd hook of no master",
            "Waiting at preDrain for EtcdQuorumOperator (owner clusteroperator/etcd). 7 m. The "
            "etcd operator handles masters only. Next: the node will be drained.");
        row("etcd whose replacement comes",
            {R"({"machine": {"metadata": {"name": "m0", "deletionTimestamp": "2026-01-10T12:40:00Z",
             "labels": {"machine.openshift.io/cluster-api-machine-role": "master"}}, "status": {"phase": "Deleting"},
             "spec": {"lifecycleHooks": {"preDrain": [{"name": "EtcdQuorumOperator", "owner": "clusteroperator/etcd"}]}}},
             "site": {"masters": [{"metadata": {"name": "m1"}, "status": {"phase": "Running"}},
                                  {"metadata": {"name": "m2"}, "status": {"phase": "Running"}},
                                  {"metadata": {"name": "m3"}, "status": {"phase": "Provisioned"}}]}})"},
            "etcd without replacement",
            "Waiting at preDrain for EtcdQuorumOperator (owner clusteroperator/etcd). 7 m. Its "
            "replacement m3 is Provisioned. Next: the node will be drained.");
        row("etcd whose replacement runs only takes its time",
            {R"({"machine": {"metadata": {"name": "m0", "deletionTimestamp": "2026-01-10T12:40:00Z",
             "labels": {"machine.openshift.io/cluster-api-machine-role": "master"}}, "status": {"phase": "Deleting"},
             "spec": {"lifecycleHooks": {"preDrain": [{"name": "EtcdQuorumOperator", "owner": "clusteroperator/etcd"}]}}},
             "site": {"masters": [{"metadata": {"name": "m1"}, "status": {"phase": "Running"}},
                                  {"metadata": {"name": "m2"}, "status": {"phase": "Running"}},
                                  {"metadata": {"name": "m3"}, "status": {"phase": "Running"}}]}})"},
            "hook holding",
            "Waiting at preDrain for EtcdQuorumOperator (owner clusteroperator/etcd). 7 m. Next: "
            "the node will be drained.");
        row("a skipped drain passes a hook",
            {R"({"machine": {"metadata": {"deletionTimestamp": "2026-01-10T12:40:00Z",
             "annotations": {"machine.openshift.io/exclude-node-draining": "false"}}, "status": {"phase": "Deleting"},
             "spec": {"lifecycleHooks": {"preDrain": [{"name": "Guard", "owner": "guard"}]}}}})"},
            "hook bypassed",
            "The drain was skipped, so Guard (owner guard) did not run. 7 m. Next: the instance "
            "will be deleted.");
        row("a skipped drain without hooks is no matter",
            {R"({"machine": {"metadata": {"deletionTimestamp": "2026-01-10T12:40:00Z",
             "annotations": {"machine.openshift.io/exclude-node-draining": ""}}, "status": {"phase": "Deleting"}}})"},
            "instance being deleted",
            "The instance is being deleted. 7 m. The drain was skipped by annotation.");

        row("a budget that is only tight",
            {drainRefused,
             R"({"site": {"budgets": [{"metadata": {"namespace": "shop", "name": "db"}, "status": {"desiredHealthy": 2, "expectedPods": 3}}]}})"},
            "pods block the drain",
            "Draining w: pod shop/db-0 is refused by budget db (needs 2, has 2). 12 m. Next "
            "try in "
            "40 "
            "s.");
        row("a budget that can never be met",
            {drainRefused,
             R"({"site": {"budgets": [{"metadata": {"namespace": "shop", "name": "db"}, "status": {"desiredHealthy": 2, "expectedPods": 2}}]}})"},
            "budget that can never be met",
            "Draining w: budget shop/db never lets pod db-0 go: it needs 2 of 2 pods. 12 m.");
        row("a budget of the same name elsewhere says nothing",
            {drainRefused,
             R"({"site": {"budgets": [{"metadata": {"namespace": "other", "name": "db"}, "status": {"desiredHealthy": 2, "expectedPods": 2}}]}})"},
            "pods block the drain",
            "Draining w: pod shop/db-0 is refused by budget db (needs 2, has 2). 12 m. Next "
            "try in "
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
            "Draining w: pod shop/db-0 is refused by budget db (needs 2, has 2). 12 m. Next "
            "try in "
            "40 "
            "s.");
        row("another master is cordoned",
            {drainRefused,
             R"({"node": {"metadata": {"labels": {"node-role.kubernetes.io/master": ""}}},
             "site": {"nodes": [{"metadata": {"name": "m1"}, "spec": {"unschedulable": true}}]}})"},
            "another control-plane node cordoned",
            "Draining w is not permitted while control-plane Node m1 is cordoned. 12 m. Next "
            "try "
            "in 40 "
            "s.");
        row("a worker may be drained meanwhile",
            {drainRefused,
             R"({"site": {"nodes": [{"metadata": {"name": "m1"}, "spec": {"unschedulable": true}}]}})"},
            "pods block the drain",
            "Draining w: pod shop/db-0 is refused by budget db (needs 2, has 2). 12 m. Next "
            "try in "
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
            "Host h was asked to shut down 2 m ago and is still on. It will be forced off in 1 m.");
        row("a paused host of which nothing is wanted",
            {hostOn,
             R"({"host": {"metadata": {"annotations": {"baremetalhost.metal3.io/paused": ""}}}})"},
            "",
            "");
        row("a paused host that is to reboot",
            {hostOn,
             R"({"host": {"metadata": {"annotations": {"baremetalhost.metal3.io/paused": "", "reboot.metal3.io/fence": ""}}}})"},
            "host paused",
            "Host h is paused by annotation: key fence has no effect.");
        bmcRows(row);
        hostRows(row);
        row("On was sent",
            {hostOn,
             R"({"host": {"status": {"powerState": "PoweringOn", "provisioning": {"lastPoweredOn": "2026-01-10T12:46:00.000000Z"},
                 "conditions": [{"type": "PowerSettled", "status": "False", "reason": "Changing", "lastTransitionTime": "2026-01-10T12:30:00Z"}]}}})"},
            "host being switched on",
            "Host h is being powered on. 1 m.");
        row("it never comes on",
            {hostOn,
             R"({"host": {"status": {"powerState": "PoweringOn", "provisioning": {"lastPoweredOn": "2026-01-10T12:40:00.000000Z"},
                 "conditions": [{"type": "PowerSettled", "status": "False", "reason": "Changing", "lastTransitionTime": "2026-01-10T12:30:00Z"}]}}})"},
            "host neither on nor off",
            "Host h stays in PoweringOn: its BMC reports that it is neither on nor off. 7 m.");
        row("it never comes on, and the clock was set back",
            {hostOn,
             R"({"host": {"status": {"powerState": "PoweringOn", "provisioning": {"lastPoweredOn": "2026-01-10T14:46:00.000000Z"},
                 "conditions": [{"type": "PowerSettled", "status": "False", "reason": "Changing", "lastTransitionTime": "2026-01-10T12:30:00Z"}]}}})"},
            "host neither on nor off",
            "Host h stays in PoweringOn: its BMC reports that it is neither on nor off. 17 m.");
        row("On was sent, and the clock was set back",
            {hostOn,
             R"({"host": {"status": {"powerState": "PoweringOn", "provisioning": {"lastPoweredOn": "2026-01-10T14:46:00.000000Z"},
                 "conditions": [{"type": "PowerSettled", "status": "False", "reason": "Changing", "lastTransitionTime": "2026-01-10T12:46:00Z"}]}}})"},
            "host being switched on",
            "Host h is being powered on. 1 m.");
        row("off and wants on",
            {hostOn, R"({"host": {"status": {"poweredOn": false, "powerState": "Off"}}})"},
            "host wants on but is off",
            "Host h should be on but is off.");
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
            "Node w is not ready, and health check mhc may not act: 3 of 5 are unhealthy. 7 "
            "m.");
        row("one that may, of a machine that it leaves alone",
            {silentNode, checked("worker", "True")},
            "Node shared, gone or not ready",
            "The kubelet of Node w is silent. 7 m. Health check mhc finds nothing to do.");
        row("one of others",
            {silentNode, checked("infra", "False")},
            "Node shared, gone or not ready",
            "The kubelet of Node w is silent. 7 m. No health check selects it.");
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
            "No host is free for it: No available BareMetalHost found. 1 h 47 m. Retried every 30 "
            "s.");
        row("an invalid machine",
            {R"({"machine": {"spec": {"providerSpec": null}, "metadata": {"labels": {"machine.openshift.io/cluster-api-cluster": null}}}})"},
            "invalid machine",
            "Invalid and not reconciled: it has no label machine.openshift.io/cluster-api-cluster "
            "and spec.providerSpec.value. 1 h 47 m.");
        row("a paused machine",
            {R"({"machine": {"status": {"authoritativeAPI": "ClusterAPI", "conditions": [{"type": "Paused", "status": "True",
             "lastTransitionTime": "2026-01-10T12:40:00Z"}]}}})"},
            "machine paused",
            "Paused: ClusterAPI is the authoritative API, so the Machine API does nothing. 7 "
            "m.");
        row("a finalizer of others",
            {R"({"machine": {"metadata": {"deletionTimestamp": "2026-01-10T12:40:00Z", "finalizers": ["x.io/y"]},
             "status": {"phase": "Deleting"}}})"},
            "finalizer of others",
            "Everything else is gone; finalizer x.io/y keeps the object. 7 m.");

        const std::string terminate =
            R"({"machine": {"metadata": {"deletionTimestamp": "2026-01-10T11:59:00Z"},
            "spec": {"lifecycleHooks": {"preTerminate": [{"name": "Backup", "owner": "backup"}]}},
            "status": {"phase": "Deleting", "conditions": [{"type": "Drained", "status": "True",
                       "lastTransitionTime": "2026-01-10T12:00:00Z"}]}}})";
        row("a hook that is late",
            {terminate},
            "hook late",
            "Waiting at preTerminate for Backup (owner backup). 47 m, late; allowed 30 m. Next: "
            "the instance will be deleted.");
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
            "Host h is held off by key nic. 8 m. Next: the host will be powered on.");
        row("a host that is fenced",
            {hostOn,
             heldBy("capbm-requested-power-off"),
             R"({"machine": {"metadata": {"annotations": {"host.metal3.io/external-remediation": ""}}}})"},
            "host held off by a remediation",
            "Host h is held off for a remediation. Node w is not deleted yet. 8 m. The labels of "
            "the Node are saved.");
        row("a fencing that cannot see",
            {hostOn,
             heldBy("capbm-requested-power-off"),
             R"({"node": null, "host": {"status": {"poweredOn": true, "conditions": [{"type": "PowerStateKnown", "status": "False", "message": "connection refused"}]}}})"},
            "host held off by a remediation",
            "Host h is being powered off for a remediation. Its Node will be deleted. 8 m. The BMC "
            "of host h gives no answer: connection refused.");
        row("a BMC that does not answer",
            {hostOn,
             R"({"host": {"status": {"conditions": [{"type": "PowerStateKnown", "status": "False", "message": "the BMC does not answer in time",
             "lastTransitionTime": "2026-01-10T12:45:00Z"}]}}})"},
            "BMC unreachable",
            "The BMC of host h gives no answer: the BMC does not answer in time. 2 m. Power is not "
            "changed while it is unknown.");
        row("an instance that is gone",
            {R"({"machine": {"spec": {"providerID": "lab:///n/w"}, "status": {"phase": "Failed", "errorMessage": "can't find created instance", "lastUpdated": "2026-01-10T12:46:00Z"}}})"},
            "instance vanished",
            "Failed: the provider no longer has the instance lab:///n/w. 1 m. Its Node is "
            "unreliable.");
        row("an instance that is gone and had no id",
            {R"({"machine": {"status": {"phase": "Failed", "errorMessage": "can't find created instance"}}})"},
            "instance vanished",
            "Failed: the provider no longer has the instance of w. Its Node is unreliable.");
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
            "Drains of w and m1 block each other: budget guard is missing pod guard-m1.");
        ownerRows(row);
        nodeRows(row);
        certificateRows(row);
        failedRows(row);
        maintenanceRows(row);
        stageRows(row);
        drainRows(row);
        return cases;
    }();
    return all;
}

} // namespace hp::tests
