// SPDX-License-Identifier: Apache-2.0
#include "backend/lab/capi/CapiOwners.h"

#include "backend/lab/Read.h"
#include "backend/lab/capi/CapiConditions.h"
#include "backend/lab/capi/CapiKinds.h"
#include "backend/lab/capi/CapiSummaries.h"
#include "backend/lab/capi/CapiView.h"
#include "model/base/JsonFields.h"
#include "model/resource/Finalizers.h"
#include "model/resource/LabelSelector.h"

#include <algorithm>
#include <nlohmann/json.hpp>
#include <set>
#include <utility>

namespace hp::lab {

namespace {

constexpr const char *controlPlaneFinalizer = "kubeadm.controlplane.cluster.x-k8s.io";
constexpr const char *disableCreate = "cluster.x-k8s.io/disable-machine-create";
/// Upstream asks again in so much when it refuses to release a Machine.
constexpr Duration releaseRetry = std::chrono::seconds(30);

/// A merge patch would change something.
bool changes(const Json &present, const Json &patch)
{
    if (patch.is_null())
        return !present.is_null();
    if (!patch.is_object())
        return present != patch;
    if (!present.is_object())
        return true;
    return std::ranges::any_of(patch.items(), [&](const auto &one) {
        const auto it = present.find(one.key());
        return changes(it == present.end() ? Json() : *it, one.value());
    });
}

Json controlledBy(const Object &owner)
{
    return Json::array({{{"apiVersion", owner.apiVersion()},
                         {"kind", owner.kind()},
                         {"name", owner.name()},
                         {"uid", owner.uid()},
                         {"controller", true},
                         {"blockOwnerDeletion", true}}});
}

bool isControlledBy(const Object &object, const Object &owner)
{
    const Json &owners = object.at("/metadata/ownerReferences");
    return owners.is_array() && std::ranges::any_of(owners, [&](const Json &one) {
               return textOf(one, "uid") == owner.uid() && flagOf(one, "controller");
           });
}

bool isReadyMachine(const Object &machine)
{
    return capi::reportedIs(machine, "Ready", "True");
}

bool isUpToDateMachine(const Object &machine)
{
    return capi::reportedIs(machine, "UpToDate", "True");
}

bool isJoined(const Object &machine)
{
    return !capi::nodeNameOf(machine).empty();
}

std::string hookKey(const char *prefix, const char *name)
{
    return std::string(prefix) + '/' + name;
}

// ------------------------------------------------------------------------------ what replicas are

/// The Machines of one owner, and those that it may take.
struct Replicas {
    std::vector<Object> active{};
    std::vector<Object> deleting{};
    std::vector<Object> orphans{};
};

Replicas replicasFor(const CapiOwnerView &view, const LabelSelector &selector)
{
    Replicas found;
    for (const Object &machine : view.machines) {
        if (isControlledBy(machine, view.owner))
            (machine.isDeleting() ? found.deleting : found.active).push_back(machine);
        else if (capi::controllerOf(machine).key.name.empty() && !machine.isDeleting()
                 && selector.matches(machine))
            found.orphans.push_back(machine);
    }
    return found;
}

/// How an owner makes a Machine: where its template stands and what it adds to it.
struct Making {
    Json labels = Json::object();
    Json annotations = Json::object();
    Json spec = Json::object();
};

/// A Machine and what its providers have for it, under one name.
void makeMachine(Plan &plan,
                 const CapiOwnerView &view,
                 const Making &making,
                 const std::string &name)
{
    Json metadata{{"name", name}, {"namespace", view.owner.ns()}, {"labels", making.labels}};
    Json spec = making.spec;
    for (const auto &[place, templates] :
         {std::pair("/infrastructureRef", true), std::pair("/bootstrap/configRef", false)}) {
        const Json::json_pointer pointer(place);
        if (!spec.contains(pointer))
            continue;
        Json &reference = spec[pointer];
        std::string kindName = textOf(reference, "kind");
        if (const auto end = kindName.rfind("Template"); end != std::string::npos)
            kindName.erase(end);
        const std::string apiVersion = textOf(reference, "apiGroup") + "/v1beta2";
        reference["kind"] = kindName;
        reference["name"] = name;
        const cluster::Kind *kind = capiKind(apiVersion, kindName);
        if (kind == nullptr)
            continue;
        Json part{{"apiVersion", apiVersion}, {"kind", kindName}, {"metadata", metadata}};
        const Json &wish = view.infrastructureTemplate.at("/spec/template/spec");
        part["spec"] = templates && wish.is_object() ? wish : Json::object();
        plan.create(*kind, std::move(part));
    }
    // What its providers have is the Machine's own, which claims it.
    metadata["ownerReferences"] = controlledBy(view.owner);
    Json machine{{"apiVersion", view.cluster.apiVersion()},
                 {"kind", "Machine"},
                 {"metadata", metadata},
                 {"spec", std::move(spec)}};
    if (!making.annotations.empty())
        machine["metadata"]["annotations"] = making.annotations;
    plan.create(capikinds::machine(), std::move(machine));
}

/// So many more of names that never were. The count is written behind the Machines: who looks in
/// between asks for the same names again.
void makeMachines(Plan &plan,
                  const CapiOwnerView &view,
                  const Making &making,
                  const cluster::Kind &ownerKind,
                  std::int64_t count)
{
    std::set<std::string> taken;
    for (const Object &machine : view.machines)
        taken.insert(machine.name());
    std::int64_t made = 0;
    if (const auto told = view.owner.annotation(madeAnnotation))
        made = std::atoll(told->c_str());
    for (std::int64_t i = 0; i < count; ++i) {
        std::string name;
        do {
            name = view.owner.name() + '-'
                + shortName(stableHash(view.owner.uid() + '/' + std::to_string(made++)), 5);
        } while (taken.contains(name));
        makeMachine(plan, view, making, name);
    }
    plan.mergeSpec(ownerKind,
                   view.owner.key(),
                   {{"metadata", {{"annotations", {{madeAnnotation, std::to_string(made)}}}}}});
}

void adopt(Plan &plan, const CapiOwnerView &view, const Replicas &replicas, const Json &labels)
{
    for (const Object &machine : replicas.orphans)
        plan.mergeSpec(
            capikinds::machine(),
            machine.key(),
            {{"metadata", {{"labels", labels}, {"ownerReferences", controlledBy(view.owner)}}}});
}

/// Upstream's order: who is marked, who is not well, then any.
void removeMachines(Plan &plan, std::vector<Object> machines, std::size_t count)
{
    std::ranges::stable_sort(machines, {}, [](const Object &one) {
        return one.annotation(capi::deleteMachine) ? 0 : isReadyMachine(one) ? 2 : 1;
    });
    for (std::size_t i = 0; i < std::min(count, machines.size()); ++i)
        plan.remove(capikinds::machine(), machines[i]);
}

/// The counts and the two conditions that MachineSets and control planes have in common.
Json countsOf(const CapiOwnerView &view, const Replicas &replicas, CapiConditions &conditions)
{
    const auto all = replicas.active.size() + replicas.deleting.size();
    const auto ready = std::ranges::count_if(replicas.active, isReadyMachine)
        + std::ranges::count_if(replicas.deleting, isReadyMachine);
    const auto upToDate = std::ranges::count_if(replicas.active, isUpToDateMachine)
        + std::ranges::count_if(replicas.deleting, isUpToDateMachine);
    const auto wanted = static_cast<std::size_t>(capi::replicasOf(view.owner));
    const std::string numbers = std::to_string(all) + " to " + std::to_string(wanted) + " replicas";
    conditions.set("Paused", "False", "NotPaused");
    const bool up = all < wanted;
    conditions.set("ScalingUp",
                   up ? "True" : "False",
                   up ? "ScalingUp" : "NotScalingUp",
                   up ? "Scaling up from " + numbers : std::string());
    const bool down = all > wanted;
    conditions.set("ScalingDown",
                   down ? "True" : "False",
                   down ? "ScalingDown" : "NotScalingDown",
                   down ? "Scaling down from " + numbers : std::string());
    return {{"replicas", all},
            {"readyReplicas", ready},
            {"availableReplicas", ready},
            {"upToDateReplicas", upToDate},
            {"observedGeneration", view.owner.generation()}};
}

bool isPausedOwner(Plan &plan,
                   const cluster::Kind &kind,
                   const Object &owner,
                   const Object &cluster,
                   TimePoint now)
{
    const std::string paused = pausedBecause(owner, cluster);
    if (paused.empty())
        return false;
    CapiConditions conditions(owner, now);
    conditions.set("Paused", "True", "Paused", paused);
    fitStatus(plan, kind, owner, {{"conditions", conditions.json()}});
    return true;
}

// -------------------------------------------------------------------------------- control planes

constexpr const char *podConditions[] = {
    "APIServerPodHealthy", "ControllerManagerPodHealthy", "SchedulerPodHealthy", "EtcdPodHealthy"};

/// What a control plane finds of its members, on their Machines.
void inspect(Plan &plan, const Object &machine, TimePoint now)
{
    if (!isJoined(machine))
        return;
    CapiConditions conditions(machine, now);
    if (machine.isDeleting()) {
        // Upstream does not ask a machine that goes, so nobody counts on it any more.
        for (const char *type : podConditions)
            conditions.set(type, "False", "Deleting", "Machine is deleting");
        conditions.set("EtcdMemberHealthy", "False", "Deleting", "Machine is deleting");
        fitStatus(plan, capikinds::machine(), machine, {{"conditions", conditions.json()}});
        return;
    }
    const bool runs = capi::reportedIs(machine, "NodeReady", "True");
    for (const char *type : podConditions)
        conditions.set(type,
                       runs ? "True" : "Unknown",
                       runs ? "Running" : "InspectionFailed",
                       runs ? std::string() : "Node is not ready");
    const bool votes = runs && machine.annotation(etcdAnnotation).value_or("") != "unhealthy";
    conditions.set("EtcdMemberHealthy",
                   votes ? "True" : "False",
                   votes ? "Healthy" : "NotHealthy",
                   votes      ? std::string()
                       : runs ? "Etcd reports alarms: NOSPACE"
                              : "Node is not ready");
    conditions.set("UpToDate", "True", "UpToDate");
    fitStatus(plan, capikinds::machine(), machine, {{"conditions", conditions.json()}});
}

/// Upstream's reconcilePreTerminateHook: which Machine may go now, the oldest deletion first.
void release(Plan &plan, const Replicas &replicas)
{
    const std::string hook = hookKey(capi::preTerminatePrefix, capi::controlPlaneHook);
    std::vector<Object> held;
    for (const Object &machine : replicas.deleting) {
        if (!machine.annotation(hook))
            return; // one at a time: it is going already
        held.push_back(machine);
    }
    if (held.empty())
        return;
    std::ranges::sort(
        held, {}, [](const Object &one) { return std::pair(one.deletionTimestamp(), one.name()); });
    const Object &first = held.front();
    plan.requeueAfter(releaseRetry);
    const Json &annotations = first.at("/metadata/annotations");
    const bool hasOthers = std::ranges::any_of(annotations.items(), [&](const auto &one) {
        return one.key().starts_with(capi::preTerminatePrefix) && one.key() != hook;
    });
    if ((hasOthers && capi::isAtLeast(first, 1, 31))
        || textOf(conditionOf(first, "Deleting"), "reason") != "WaitingForPreTerminateHook")
        return;
    std::vector<Object> others = replicas.active;
    others.insert(others.end(), held.begin() + 1, held.end());
    const auto isWell = [](const Object &one) {
        return !one.isDeleting() && std::ranges::all_of(podConditions, [&](const char *type) {
            return capi::reportedIs(one, type, "True");
        });
    };
    const auto unhealthy = std::ranges::count_if(others, [](const Object &one) {
        return one.isDeleting() || !capi::reportedIs(one, "EtcdMemberHealthy", "True");
    });
    const auto members = static_cast<std::ptrdiff_t>(others.size());
    const bool isSafe = others.empty()
        || (std::ranges::any_of(others, isWell) && members - unhealthy >= members / 2 + 1);
    if (isSafe)
        plan.mergeSpec(capikinds::machine(),
                       first.key(),
                       {{"metadata", {{"annotations", {{hook, nullptr}}}}}});
}

Plan deleteControlPlane(const CapiOwnerView &view, const Replicas &replicas)
{
    Plan plan;
    const std::string hook = hookKey(capi::preTerminatePrefix, capi::controlPlaneHook);
    for (const auto *machines : {&replicas.active, &replicas.deleting}) {
        for (const Object &machine : *machines) {
            if (machine.annotation(hook))
                plan.mergeSpec(capikinds::machine(),
                               machine.key(),
                               {{"metadata", {{"annotations", {{hook, nullptr}}}}}});
            if (!machine.isDeleting())
                plan.remove(capikinds::machine(), machine);
        }
    }
    if (replicas.active.empty() && replicas.deleting.empty()
        && view.owner.hasFinalizer(controlPlaneFinalizer))
        plan.mergeSpec(
            capikinds::controlPlane(),
            view.owner.key(),
            {{"metadata", {{"finalizers", finalizersWithout(view.owner, controlPlaneFinalizer)}}}});
    return plan;
}

Making controlPlaneMaking(const CapiOwnerView &view, const Json &labels)
{
    Making making;
    making.labels = labels;
    making.annotations[hookKey(capi::preTerminatePrefix, capi::controlPlaneHook)] = "";
    const Json &machineSpec = view.owner.at("/spec/machineTemplate/spec");
    making.spec = {{"clusterName", view.cluster.name()},
                   {"version", view.owner.text("/spec/version")},
                   {"bootstrap", {{"dataSecretName", view.owner.name()}}}};
    if (machineSpec.is_object()) {
        for (const char *member : {"infrastructureRef", "deletion", "readinessGates"}) {
            if (machineSpec.contains(member))
                making.spec[member] = machineSpec[member];
        }
    }
    return making;
}

std::int64_t total(const std::vector<Object> &objects, const char *pointer)
{
    std::int64_t sum = 0;
    for (const Object &one : objects)
        sum += numberAt(one, pointer, 0);
    return sum;
}

} // namespace

void fitStatus(Plan &plan, const cluster::Kind &kind, const Object &object, Json status)
{
    if (!changes(object.at("/status"), status))
        return;
    Json patch{{"metadata", {{"resourceVersion", object.resourceVersion()}}}};
    patch["status"] = std::move(status);
    plan.writes.push_back(
        {Write::Op::MergeStatus, {&kind, object.key()}, Object(std::move(patch))});
}

Plan decideCapiSet(const CapiOwnerView &view, TimePoint now)
{
    Plan plan;
    const Object &set = view.owner;
    if (!set || set.isDeleting() || !view.cluster
        || isPausedOwner(plan, capikinds::machineSet(), set, view.cluster, now))
        return plan;
    const auto selector = LabelSelector::fromJson(set.at("/spec/selector"));
    if (!selector || selector->isEmpty())
        return plan;
    const Replicas replicas = replicasFor(view, *selector);
    Making making;
    if (const Json &labels = set.at("/spec/template/metadata/labels"); labels.is_object())
        making.labels = labels;
    making.labels[capi::clusterLabel] = view.cluster.name();
    making.labels[capi::setLabel] = set.name();
    if (const auto deployment = set.label(capi::deploymentLabel))
        making.labels[capi::deploymentLabel] = *deployment;
    if (const Json &annotations = set.at("/spec/template/metadata/annotations");
        annotations.is_object())
        making.annotations = annotations;
    making.spec = set.at("/spec/template/spec");

    CapiConditions conditions(set, now);
    Json status = countsOf(view, replicas, conditions);
    status["selector"] = selector->text();
    status["conditions"] = conditions.json();
    fitStatus(plan, capikinds::machineSet(), set, std::move(status));
    adopt(plan, view, replicas, making.labels);
    if (!replicas.orphans.empty())
        return plan;
    // As upstream counts, one that is on its way out is replaced when it is gone.
    // Upstream's reconcileUnhealthyMachines.
    for (const Object &machine : replicas.active) {
        if (capi::reportedIs(machine, "HealthCheckSucceeded", "False")
            && capi::reportedIs(machine, "OwnerRemediated", "False"))
            plan.remove(capikinds::machine(), machine);
    }
    const auto missing = static_cast<std::int64_t>(capi::replicasOf(set))
        - static_cast<std::int64_t>(replicas.active.size() + replicas.deleting.size());
    if (missing > 0 && set.annotation(disableCreate).value_or("") != "true")
        makeMachines(plan, view, making, capikinds::machineSet(), missing);
    if (missing < 0)
        removeMachines(plan, replicas.active, static_cast<std::size_t>(-missing));
    return plan;
}

Plan decideCapiControlPlane(const CapiOwnerView &view, TimePoint now)
{
    Plan plan;
    const Object &owner = view.owner;
    if (!owner || !view.cluster
        || isPausedOwner(plan, capikinds::controlPlane(), owner, view.cluster, now))
        return plan;
    const Json labels{{capi::clusterLabel, view.cluster.name()},
                      {capi::controlPlaneLabel, ""},
                      {capi::controlPlaneNameLabel, owner.name()}};
    const auto selector = LabelSelector::fromJson(
        {{"matchLabels",
          {{capi::clusterLabel, view.cluster.name()}, {capi::controlPlaneLabel, ""}}}});
    const Replicas replicas = replicasFor(view, *selector);
    if (owner.isDeleting())
        return deleteControlPlane(view, replicas);
    if (!owner.hasFinalizer(controlPlaneFinalizer)) {
        plan.mergeSpec(capikinds::controlPlane(),
                       owner.key(),
                       {{"metadata",
                         {{"resourceVersion", owner.resourceVersion()},
                          {"finalizers", finalizersWith(owner, controlPlaneFinalizer)},
                          {"labels", {{capi::clusterLabel, view.cluster.name()}}},
                          {"ownerReferences", controlledBy(view.cluster)}}}});
        return plan;
    }
    const std::string hook = hookKey(capi::preTerminatePrefix, capi::controlPlaneHook);
    CapiConditions conditions(owner, now);
    Json status = countsOf(view, replicas, conditions);
    const bool initialized = std::ranges::any_of(replicas.active, isJoined)
        || std::ranges::any_of(replicas.deleting, isJoined);
    if (initialized)
        status["initialization"] = {{"controlPlaneInitialized", true}};
    conditions.set("Initialized",
                   initialized ? "True" : "False",
                   initialized ? "Initialized" : "NotInitialized");
    conditions.set("Available",
                   status["readyReplicas"] != 0 ? "True" : "False",
                   status["readyReplicas"] != 0 ? "Available" : "NotAvailable");
    status["version"] = owner.text("/spec/version");
    status["conditions"] = conditions.json();
    fitStatus(plan, capikinds::controlPlane(), owner, std::move(status));
    adopt(plan, view, replicas, labels);
    for (const Object &machine : replicas.active) {
        if (!machine.annotation(hook))
            plan.mergeSpec(capikinds::machine(),
                           machine.key(),
                           {{"metadata", {{"annotations", {{hook, ""}}}}}});
        inspect(plan, machine, now);
    }
    for (const Object &machine : replicas.deleting)
        inspect(plan, machine, now);
    if (!replicas.orphans.empty())
        return plan;
    release(plan, replicas);
    // A Machine on its way out is waited for before another one is made, and one at a time.
    const bool isSettled =
        replicas.deleting.empty() && std::ranges::all_of(replicas.active, isJoined);
    if (isSettled && replicas.active.size() < static_cast<std::size_t>(capi::replicasOf(owner)))
        makeMachines(plan, view, controlPlaneMaking(view, labels), capikinds::controlPlane(), 1);
    if (isSettled && replicas.active.size() > static_cast<std::size_t>(capi::replicasOf(owner)))
        removeMachines(plan, replicas.active, 1);
    return plan;
}

Plan decideCapiDeployment(const CapiDeploymentView &view, TimePoint now)
{
    Plan plan;
    const Object &deployment = view.deployment;
    if (!deployment || deployment.isDeleting() || !view.cluster
        || isPausedOwner(plan, capikinds::machineDeployment(), deployment, view.cluster, now))
        return plan;
    const auto selector = LabelSelector::fromJson(deployment.at("/spec/selector"));
    if (!selector || selector->isEmpty())
        return plan;
    std::vector<Object> owned;
    for (const Object &set : view.sets) {
        if (isControlledBy(set, deployment)) {
            owned.push_back(set);
        } else if (capi::controllerOf(set).key.name.empty()
                   && selector->matchesLabels(set.at("/spec/template/metadata/labels"))) {
            plan.mergeSpec(capikinds::machineSet(),
                           set.key(),
                           {{"metadata",
                             {{"labels",
                               {{capi::clusterLabel, view.cluster.name()},
                                {capi::deploymentLabel, deployment.name()}}},
                              {"ownerReferences", controlledBy(deployment)}}}});
            return plan;
        }
    }
    const int replicas = capi::replicasOf(deployment);
    const Json labels{{capi::clusterLabel, view.cluster.name()},
                      {capi::deploymentLabel, deployment.name()}};
    if (owned.empty()) {
        Json machineTemplate = deployment.at("/spec/template");
        machineTemplate["metadata"]["labels"].update(labels);
        plan.create(
            capikinds::machineSet(),
            {{"apiVersion", deployment.apiVersion()},
             {"kind", "MachineSet"},
             {"metadata",
              {{"name", deployment.name() + '-' + shortName(stableHash(machineTemplate.dump()), 5)},
               {"namespace", deployment.ns()},
               {"labels", labels},
               {"ownerReferences", controlledBy(deployment)}}},
             {"spec",
              {{"clusterName", view.cluster.name()},
               {"replicas", replicas},
               {"selector", deployment.at("/spec/selector")},
               {"template", std::move(machineTemplate)}}}});
    } else if (numberAt(owned.front(), "/spec/replicas", 1) != replicas) {
        plan.mergeSpec(
            capikinds::machineSet(), owned.front().key(), {{"spec", {{"replicas", replicas}}}});
    }
    const std::int64_t all = total(owned, "/status/replicas");
    const std::int64_t ready = total(owned, "/status/readyReplicas");
    CapiConditions conditions(deployment, now);
    conditions.set("Paused", "False", "NotPaused");
    const bool enough = ready >= replicas;
    conditions.set("Available",
                   enough ? "True" : "False",
                   enough ? "Available" : "NotAvailable",
                   enough ? std::string()
                          : std::to_string(ready) + " available replicas, at least "
                           + std::to_string(replicas) + " required");
    fitStatus(plan,
              capikinds::machineDeployment(),
              deployment,
              {{"replicas", all},
               {"readyReplicas", ready},
               {"availableReplicas", ready},
               {"upToDateReplicas", total(owned, "/status/upToDateReplicas")},
               {"selector", selector->text()},
               {"phase",
                all < replicas       ? "ScalingUp"
                    : all > replicas ? "ScalingDown"
                                     : "Running"},
               {"observedGeneration", deployment.generation()},
               {"conditions", conditions.json()}});
    return plan;
}

namespace {

/// What a Cluster waits for when it is deleted.
struct ClusterStop {
    const char *reason = "DeletionCompleted";
    std::string message = "Deletion completed";
};

ClusterStop deleteCluster(Plan &plan, const CapiClusterView &view)
{
    const auto remove = [&](const cluster::Kind &kind, const std::vector<Object> &objects) {
        for (const Object &one : objects) {
            if (!one.isDeleting())
                plan.remove(kind, one);
        }
    };
    std::vector<Object> workers;
    std::vector<Object> masters;
    for (const Object &machine : view.machines)
        (capi::isControlPlaneMachine(machine) ? masters : workers).push_back(machine);
    if (!view.deployments.empty() || !view.sets.empty() || !workers.empty()) {
        remove(capikinds::machineDeployment(), view.deployments);
        remove(capikinds::machineSet(), view.sets);
        remove(capikinds::machine(), workers);
        std::string message;
        const std::pair<const char *, const std::vector<Object> *> left[] = {
            {"MachineDeployments", &view.deployments},
            {"MachineSets", &view.sets},
            {"Worker Machines", &workers},
        };
        for (const auto &[what, objects] : left) {
            std::vector<std::string> names;
            for (const Object &one : *objects)
                names.push_back(one.name());
            if (!names.empty())
                message +=
                    (message.empty() ? "* " : "\n* ") + std::string(what) + ": " + listed(names, 3);
        }
        return {"WaitingForWorkersDeletion", std::move(message)};
    }
    if (view.controlPlane) {
        remove(capikinds::controlPlane(), {view.controlPlane});
        return {"WaitingForControlPlaneDeletion",
                view.controlPlane.kind() + " has been deleted, waiting for it to go away"};
    }
    if (!masters.empty()) {
        remove(capikinds::machine(), masters);
        return {"WaitingForControlPlaneDeletion", "Control plane Machines still exist"};
    }
    return {};
}

Json replicaCounts(std::int64_t wanted, const std::vector<Object> &machines)
{
    const auto ready = std::ranges::count_if(machines, isReadyMachine);
    return {{"desiredReplicas", wanted},
            {"replicas", machines.size()},
            {"readyReplicas", ready},
            {"availableReplicas", ready},
            {"upToDateReplicas", std::ranges::count_if(machines, isUpToDateMachine)}};
}

} // namespace

Plan decideCapiCluster(const CapiClusterView &view, TimePoint now)
{
    Plan plan;
    const Object &cluster = view.cluster;
    if (!cluster || isPausedOwner(plan, capikinds::cluster(), cluster, cluster, now))
        return plan;
    if (!cluster.isDeleting() && !cluster.hasFinalizer(capi::clusterFinalizer)) {
        plan.mergeSpec(capikinds::cluster(),
                       cluster.key(),
                       {{"metadata",
                         {{"resourceVersion", cluster.resourceVersion()},
                          {"finalizers", finalizersWith(cluster, capi::clusterFinalizer)}}}});
        return plan;
    }
    std::vector<Object> masters;
    std::vector<Object> workers;
    for (const Object &machine : view.machines)
        (capi::isControlPlaneMachine(machine) ? masters : workers).push_back(machine);
    const bool initialized = conditionStatus(cluster, "ControlPlaneInitialized") == "True"
        || std::ranges::any_of(masters, isJoined);
    CapiConditions conditions(cluster, now);
    conditions.set("Paused", "False", "NotPaused");
    conditions.set("InfrastructureReady", "True", "Ready");
    conditions.set("ControlPlaneInitialized",
                   initialized ? "True" : "False",
                   initialized ? "Initialized" : "NotInitialized",
                   initialized
                       ? std::string()
                       : "Waiting for the first control plane machine to have status.nodeRef set");
    conditions.set("RemoteConnectionProbe",
                   initialized ? "True" : "False",
                   initialized ? "ProbeSucceeded" : "ProbeFailed",
                   initialized ? std::string() : "Remote connection not established yet");
    Plan removal;
    if (cluster.isDeleting()) {
        const ClusterStop stop = deleteCluster(removal, view);
        conditions.set("Deleting", "True", stop.reason, stop.message);
        if (std::string_view(stop.reason) == "DeletionCompleted"
            && cluster.hasFinalizer(capi::clusterFinalizer))
            removal.mergeSpec(
                capikinds::cluster(),
                cluster.key(),
                {{"metadata",
                  {{"finalizers", finalizersWithout(cluster, capi::clusterFinalizer)}}}});
    } else {
        conditions.set("Deleting", "False", "NotDeleting");
    }
    setClusterAvailable(conditions, view, initialized);
    std::int64_t wantedWorkers = 0;
    for (const Object &deployment : view.deployments)
        wantedWorkers += capi::replicasOf(deployment);
    fitStatus(plan,
              capikinds::cluster(),
              cluster,
              {{"initialization",
                {{"infrastructureProvisioned", true}, {"controlPlaneInitialized", initialized}}},
               {"phase", cluster.isDeleting() ? "Deleting" : "Provisioned"},
               {"controlPlane",
                replicaCounts(view.controlPlane ? capi::replicasOf(view.controlPlane)
                                                : static_cast<int>(masters.size()),
                              masters)},
               {"workers", replicaCounts(wantedWorkers, workers)},
               {"observedGeneration", cluster.generation()},
               {"conditions", conditions.json()}});
    plan.writes.insert(plan.writes.end(),
                       std::make_move_iterator(removal.writes.begin()),
                       std::make_move_iterator(removal.writes.end()));
    return plan;
}

} // namespace hp::lab
