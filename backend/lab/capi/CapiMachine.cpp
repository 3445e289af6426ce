// SPDX-License-Identifier: Apache-2.0
#include "backend/lab/Read.h"
#include "backend/lab/capi/CapiConditions.h"
#include "backend/lab/capi/CapiKinds.h"
#include "backend/lab/capi/CapiOwners.h"
#include "backend/lab/capi/CapiSummaries.h"
#include "backend/lab/capi/CapiView.h"
#include "model/base/JsonFields.h"
#include "model/resource/Finalizers.h"

#include <algorithm>
#include <nlohmann/json.hpp>
#include <set>
#include <utility>

namespace hp::lab {

namespace {

using namespace std::chrono_literals;

/// Upstream's drainRetryInterval and waitForVolumeDetachRetryInterval.
constexpr Duration capiRetry = 20s;
constexpr std::size_t volumesShown = 3;
/// From when on a deletion is said to take long.
constexpr Duration longDeletion = 15min;
constexpr Duration longDrain = 5min;

/// One pass over a Machine.
struct Passage {
    const CapiMachineView &view;
    TimePoint now{};
    Duration heldFor{}; ///< of a world that starts in the middle

    /// status.deletion has when a step started; this is the text, or what it will be.
    [[nodiscard]] std::string startOf(const char *member) const
    {
        const std::string &recorded = view.machine.text(std::string("/status/deletion/") + member);
        return recorded.empty() ? formatTime(now - heldFor) : recorded;
    }
    [[nodiscard]] bool hasStarted(const char *member) const
    {
        return !view.machine.text(std::string("/status/deletion/") + member).empty();
    }
    /// The limit counts from the start of the step, where it has one.
    [[nodiscard]] bool isOver(const char *member, capi::Limit limit) const
    {
        const auto most = capi::limitOf(view.machine, limit);
        const auto start = parseTime(startOf(member));
        return most && start && now >= endOf(*start, *most);
    }
};

/// Where a deletion stops.
struct Stop {
    const char *reason = "";
    std::string message{};
    const char *start = nullptr; ///< what status.deletion calls its start
    Plan work{};
};

constexpr const char *preDrainStart = "waitForPreDrainHookStartTime";
constexpr const char *drainStart = "nodeDrainStartTime";
constexpr const char *volumeStart = "waitForNodeVolumeDetachStartTime";
constexpr const char *preTerminateStart = "waitForPreTerminateHookStartTime";

// ------------------------------------------------------------------- what a deletion may pass by

/// Upstream's isDeleteNodeAllowed: without it hooks before the drain, drain, volumes and the
/// deletion of the Node are passed by in silence.
bool mayDeleteNode(const CapiMachineView &view)
{
    const bool anotherStays = std::ranges::any_of(
        view.controlPlaneMachines, [](const Object &one) { return !one.isDeleting(); });
    return view.cluster && !view.cluster.isDeleting() && !capi::nodeNameOf(view.machine).empty()
        && !view.controlPlane.isDeleting() && anotherStays;
}

/// Common to the drain and to volumes (1.14): what came later is not gone back from.
bool isPastDrain(const Passage &p)
{
    return p.hasStarted(preTerminateStart) || !p.view.infrastructure
        || p.view.infrastructure.isDeleting();
}

std::vector<std::string> hooksAt(const Object &machine, std::string_view prefix)
{
    std::vector<std::string> keys;
    const Json &annotations = machine.at("/metadata/annotations");
    if (!annotations.is_object())
        return keys;
    for (const auto &[key, value] : annotations.items()) {
        if (key.starts_with(prefix))
            keys.push_back(key);
    }
    std::ranges::sort(keys);
    return keys;
}

std::string joinedBy(const char *between, const std::vector<std::string> &parts)
{
    std::string text;
    for (const std::string &part : parts)
        text += (text.empty() ? "" : between) + part;
    return text;
}

// ------------------------------------------------------------------------- the steps of a deletion

std::optional<Stop> preDrainHooks(const Passage &p)
{
    const auto hooks = hooksAt(p.view.machine, capi::preDrainPrefix);
    if (!mayDeleteNode(p.view) || hooks.empty())
        return std::nullopt;
    return Stop{"WaitingForPreDrainHook",
                "Waiting for pre-drain hooks to succeed (hooks: " + joinedBy(",", hooks) + ")",
                preDrainStart};
}

void cordon(Plan &work, const Object &node)
{
    if (!flagAt(node, "/spec/unschedulable"))
        work.mergeSpec(cluster::kinds::node(), node.key(), {{"spec", {{"unschedulable", true}}}});
}

std::optional<Stop> drain(const Passage &p)
{
    const CapiMachineView &view = p.view;
    if (!mayDeleteNode(view) || isPastDrain(p) || !view.node
        || view.machine.annotation(capi::excludeDrain)
        || (p.hasStarted(drainStart) && p.isOver(drainStart, capi::Limit::Drain)))
        return std::nullopt;
    Stop stop{"DrainingNode", {}, drainStart};
    cordon(stop.work, view.node);
    if (hasInvalidDrainRule(view)) {
        stop.message = "Error draining Node, please check controller logs for errors";
        stop.work.requeueAfter(capiRetry);
        return stop;
    }
    const DrainStand stand = drainStandOf(view, p.now);
    if (stand.isDone()) {
        if (stop.work.writes.empty())
            return std::nullopt;
        stop.work.requeueAfter(Duration::zero());
    }
    const bool isDue = !view.evictions || isOfAnotherClock(view.evictions->at, p.now)
        || p.now - view.evictions->at >= capiRetry;
    if (isDue && !stand.toEvict.empty()) {
        for (const Object &pod : stand.toEvict)
            stop.work.evict(pod.key());
        stop.work.requeueAfter(Duration::zero());
    } else {
        stop.work.requeueAfter(capiRetry);
        if (!isDue)
            stop.work.requeueAt(view.evictions->at + capiRetry, p.now);
    }
    stop.message = stand.message(p.startOf(drainStart));
    return stop;
}

/// What is attached to the Node, by the lists of upstream's message.
struct Attached {
    std::vector<std::string> claims{};
    std::vector<std::string> unclaimed{};
    std::vector<std::string> strays{};
};

std::set<std::string> claimsOf(const std::vector<Object> &pods)
{
    std::set<std::string> claims;
    for (const Object &pod : pods) {
        const Json &volumes = pod.at("/spec/volumes");
        for (const Json &volume : volumes.is_array() ? volumes : Json::array()) {
            const Json claim = volume.value("persistentVolumeClaim", Json());
            if (claim.is_object())
                claims.insert(pod.ns() + '/' + textOf(claim, "claimName"));
        }
    }
    return claims;
}

Attached attachedTo(const CapiMachineView &view, TimePoint now)
{
    Attached attached;
    const std::set<std::string> left = claimsOf(drainStandOf(view, now).skipped);
    for (const Object &attachment : view.attachments) {
        if (!flagAt(attachment, "/status/attached"))
            continue;
        const std::string &name = attachment.text("/spec/source/persistentVolumeName");
        const auto volume = view.volumes.find(name);
        if (volume == view.volumes.end() || !volume->second) {
            attached.strays.push_back(name);
            continue;
        }
        const std::string &claim = volume->second.text("/spec/claimRef/name");
        const std::string whole = volume->second.text("/spec/claimRef/namespace") + '/' + claim;
        if (claim.empty())
            attached.unclaimed.push_back(name);
        else if (!left.contains(whole))
            attached.claims.push_back(whole);
    }
    for (auto *list : {&attached.claims, &attached.unclaimed, &attached.strays})
        std::ranges::sort(*list);
    return attached;
}

std::optional<Stop> volumes(const Passage &p)
{
    const CapiMachineView &view = p.view;
    if (!mayDeleteNode(view) || isPastDrain(p) || !view.node
        || view.machine.annotation(capi::excludeVolumeDetach)
        || conditionStatus(view.node, "Ready") == "Unknown"
        || (p.hasStarted(volumeStart) && p.isOver(volumeStart, capi::Limit::VolumeDetach)))
        return std::nullopt;
    const Attached attached = attachedTo(view, p.now);
    Stop stop{"WaitingForVolumeDetach",
              "Waiting for Node volumes to be detached (started at " + p.startOf(volumeStart) + ")",
              volumeStart};
    const std::pair<const std::vector<std::string> *, const char *> lists[] = {
        {&attached.claims, "PersistentVolumeClaims"},
        {&attached.unclaimed,
         "PersistentVolumes without a .spec.claimRef to a PersistentVolumeClaim"},
        {&attached.strays,
         "VolumeAttachment with .spec.source.persistentVolumeName not matching a PersistentVolume"},
    };
    bool any = false;
    for (const auto &[names, what] : lists) {
        if (names->empty())
            continue;
        any = true;
        stop.message += std::string("\n* ") + what + ": " + listed(*names, volumesShown);
    }
    if (!any)
        return std::nullopt;
    stop.work.requeueAfter(capiRetry);
    return stop;
}

std::optional<Stop> preTerminateHooks(const Passage &p)
{
    const auto hooks = hooksAt(p.view.machine, capi::preTerminatePrefix);
    if (hooks.empty())
        return std::nullopt;
    return Stop{"WaitingForPreTerminateHook",
                "Waiting for pre-terminate hooks to succeed (hooks: " + joinedBy(",", hooks) + ")",
                preTerminateStart};
}

/// Asks a provider's object to go, and waits until it is gone.
std::optional<Stop> goneFirst(const Object &object, const char *reason)
{
    if (!object)
        return std::nullopt;
    Stop stop{reason, "Waiting for " + object.kind() + " to be deleted"};
    if (const cluster::Kind *kind = capiKind(object.apiVersion(), object.kind());
        kind != nullptr && !object.isDeleting())
        stop.work.remove(*kind, object);
    return stop;
}

std::optional<Stop> infrastructure(const Passage &p)
{
    return goneFirst(p.view.infrastructure, "WaitingForInfrastructureDeletion");
}

std::optional<Stop> bootstrap(const Passage &p)
{
    return goneFirst(p.view.bootstrap, "WaitingForBootstrapDeletion");
}

/// A deletion in its order: the first that stops it is where it stands. Upstream looks from the
/// start each time, so a hook that is added later pulls a Machine back.
constexpr std::optional<Stop> (*deletionSteps[])(const Passage &) = {
    preDrainHooks, drain, volumes, preTerminateHooks, infrastructure, bootstrap};

// --------------------------------------------------------------------------------- conditions

/// The Ready of a provider's object, else what the contract says of it.
void mirror(CapiConditions &conditions,
            const char *type,
            const Object &object,
            bool isReady,
            const std::string &notReady)
{
    const Json &ready = conditionOf(object, "Ready");
    if (ready.is_object()) {
        const std::string status = textOf(ready, "status");
        const std::string reason = textOf(ready, "reason");
        conditions.set(type,
                       status,
                       reason.empty() ? (status == "True" ? "Ready" : "NotReady") : reason,
                       textOf(ready, "message"));
    } else {
        conditions.set(type,
                       isReady ? "True" : "False",
                       isReady ? "Ready" : "NotReady",
                       isReady ? std::string() : notReady);
    }
}

void setProviders(CapiConditions &conditions, const CapiMachineView &view)
{
    const bool bootstrapped = capi::isBootstrapReady(view.machine);
    const std::string configKind = capi::bootstrapOf(view.machine).kind;
    if (configKind.empty())
        conditions.set("BootstrapConfigReady", "True", "DataSecretProvided");
    else if (view.bootstrap)
        mirror(conditions,
               "BootstrapConfigReady",
               view.bootstrap,
               bootstrapped,
               configKind + " status.initialization.dataSecretCreated is false");
    else if (view.machine.isDeleting() && bootstrapped)
        conditions.set(
            "BootstrapConfigReady", "False", "Deleted", configKind + " has been deleted");
    else
        conditions.set(
            "BootstrapConfigReady", "False", "DoesNotExist", configKind + " does not exist");

    const bool provisioned = capi::isInfrastructureReady(view.machine);
    const std::string kind = capi::infrastructureOf(view.machine).kind;
    if (view.infrastructure)
        mirror(conditions,
               "InfrastructureReady",
               view.infrastructure,
               provisioned,
               kind + " status.initialization.provisioned is false");
    else if (provisioned)
        conditions.set("InfrastructureReady",
                       "False",
                       "ObjectDeleted",
                       kind
                           + (view.machine.isDeleting() ? " has been deleted"
                                                        : " has been deleted while the Machine "
                                                          "still exists"));
    else
        conditions.set("InfrastructureReady", "False", "DoesNotExist", kind + " does not exist");
}

void setBoth(CapiConditions &conditions,
             const char *status,
             const char *reason,
             const std::string &message)
{
    conditions.set("NodeReady", status, reason, message);
    conditions.set("NodeHealthy", status, reason, message);
}

void setNode(CapiConditions &conditions, const CapiMachineView &view)
{
    const std::string &name = capi::nodeNameOf(view.machine);
    if (view.node) {
        const Json &ready = conditionOf(view.node, "Ready");
        const std::string &told = textOf(ready, "status");
        const std::string status = told.empty() ? std::string("Unknown") : told;
        const std::string says = ready.is_object() && status != "True"
            ? "* Node.Ready: " + textOf(ready, "message")
            : std::string();
        conditions.set("NodeReady",
                       status,
                       status == "True"        ? "NodeReady"
                           : status == "False" ? "NodeNotReady"
                                               : "NodeReadyUnknown",
                       says);
        conditions.set("NodeHealthy",
                       status,
                       status == "True"        ? "NodeHealthy"
                           : status == "False" ? "NodeNotHealthy"
                                               : "NodeHealthUnknown",
                       says);
    } else if (conditionStatus(view.cluster, "ControlPlaneInitialized") != "True"
               && !view.machine.isDeleting()) {
        setBoth(conditions,
                "Unknown",
                "InspectionFailed",
                "Waiting for Cluster control plane to be initialized");
    } else if (!name.empty()) {
        setBoth(conditions,
                "False",
                "NodeDeleted",
                "Node " + name
                    + (view.machine.isDeleting() ? " has been deleted"
                                                 : " has been deleted while the Machine still "
                                                   "exists"));
    } else if (view.machine.isDeleting()) {
        setBoth(conditions, "Unknown", "NodeDoesNotExist", "Node does not exist");
    } else if (const std::string &id = capi::providerIdOf(view.machine); !id.empty()) {
        setBoth(conditions,
                "Unknown",
                "InspectionFailed",
                "Waiting for a Node with spec.providerID " + id + " to exist");
    } else {
        setBoth(conditions,
                "Unknown",
                "InspectionFailed",
                "Waiting for " + capi::infrastructureOf(view.machine).kind
                    + " to report spec.providerID");
    }
}

/// A deletion in the words of the condition Ready, which leave details out.
std::string deletionInShort(const Passage &p, const Stop &stop)
{
    const auto deleted = p.view.machine.deletionTimestamp().value_or(p.now) - p.heldFor;
    const bool isLong = p.now - deleted > longDeletion;
    std::string text = std::string("Machine deletion in progress")
        + (isLong ? " since more than 15m" : "") + ", stage: " + stop.reason;
    const auto start = parseTime(p.startOf(drainStart));
    if (!isLong || std::string_view(stop.reason) != "DrainingNode" || !start
        || p.now - *start <= longDrain)
        return text;
    constexpr std::pair<std::string_view, const char *> delays[] = {
        {"violate the pod's disruption budget", "PodDisruptionBudgets"},
        {"deletionTimestamp set", "Pods not terminating"},
        {"failed to evict Pod", "Pod eviction errors"},
        {"waiting for completion", "Pods not completed yet"},
    };
    std::vector<std::string> likely;
    for (const auto &[words, delay] : delays) {
        if (stop.message.find(words) != std::string::npos)
            likely.emplace_back(delay);
    }
    return likely.empty() ? text : text + ", delay likely due to " + joinedBy(", ", likely);
}

void setSummaries(CapiConditions &conditions, const std::string &deletion)
{
    std::vector<std::string> wrong;
    bool isFalse = !deletion.empty();
    if (!deletion.empty())
        wrong.push_back("* Deleting: " + deletion);
    for (const char *type :
         {"BootstrapConfigReady", "InfrastructureReady", "NodeHealthy", "HealthCheckSucceeded"}) {
        const std::string status = conditions.statusOf(type);
        if (status == "True" || status.empty())
            continue;
        isFalse = isFalse || status == "False";
        const std::string message = conditions.messageOf(type);
        wrong.push_back(std::string("* ") + type + ":"
                        + (message.empty() ? " Condition " + status : ' ' + message));
    }
    const char *status = wrong.empty() ? "True" : isFalse ? "False" : "Unknown";
    conditions.set("Ready",
                   status,
                   wrong.empty() ? "Ready"
                       : isFalse ? "NotReady"
                                 : "ReadyUnknown",
                   joinedBy("\n", wrong));
    conditions.set(
        "Available", wrong.empty() ? "True" : "False", wrong.empty() ? "Available" : "NotReady");
}

// ------------------------------------------------------------------------------- a life's start

Json ownedBy(const Object &owner, bool isController)
{
    Json reference{{"apiVersion", owner.apiVersion()},
                   {"kind", owner.kind()},
                   {"name", owner.name()},
                   {"uid", owner.uid()},
                   {"blockOwnerDeletion", true}};
    if (isController)
        reference["controller"] = true;
    return reference;
}

/// What the Machine's own metadata and spec lack; an empty object: nothing.
Json missingOf(const CapiMachineView &view)
{
    const Object &machine = view.machine;
    Json patch = Json::object();
    if (machine.isDeleting())
        return patch;
    if (!machine.hasFinalizer(capi::finalizer))
        patch["metadata"]["finalizers"] = finalizersWith(machine, capi::finalizer);
    if (machine.label(capi::clusterLabel) != view.cluster.name())
        patch["metadata"]["labels"][capi::clusterLabel] = view.cluster.name();
    if (const Json &owners = machine.at("/metadata/ownerReferences");
        !owners.is_array() || owners.empty())
        patch["metadata"]["ownerReferences"] = Json::array({ownedBy(view.cluster, false)});
    const std::string &secret = view.bootstrap.text("/status/dataSecretName");
    if (!secret.empty() && machine.text("/spec/bootstrap/dataSecretName").empty())
        patch["spec"]["bootstrap"]["dataSecretName"] = secret;
    const std::string &id = view.infrastructure.text("/spec/providerID");
    if (!id.empty() && capi::isReadyByContract(view.infrastructure)
        && capi::providerIdOf(machine) != id)
        patch["spec"]["providerID"] = id;
    return patch;
}

/// The Machine owns what its providers have for it, and its Node says whose it is.
void claim(Plan &plan, const CapiMachineView &view)
{
    for (const Object *part : {&view.infrastructure, &view.bootstrap}) {
        const cluster::Kind *kind = *part ? capiKind(part->apiVersion(), part->kind()) : nullptr;
        if (kind == nullptr || part->isDeleting() || !capi::controllerOf(*part).key.name.empty())
            continue;
        plan.mergeSpec(*kind,
                       part->key(),
                       {{"metadata",
                         {{"labels", {{capi::clusterLabel, view.cluster.name()}}},
                          {"ownerReferences", Json::array({ownedBy(view.machine, true)})}}}});
    }
    if (!view.node || view.node.isDeleting() || capi::isNodeOf(view.node, view.machine))
        return;
    Json annotations{{"cluster.x-k8s.io/cluster-name", view.cluster.name()},
                     {"cluster.x-k8s.io/cluster-namespace", view.machine.ns()},
                     {"cluster.x-k8s.io/machine", view.machine.name()}};
    if (const capi::Reference owner = capi::controllerOf(view.machine); !owner.key.name.empty()) {
        annotations["cluster.x-k8s.io/owner-kind"] = owner.kind;
        annotations["cluster.x-k8s.io/owner-name"] = owner.key.name;
    }
    plan.mergeSpec(cluster::kinds::node(),
                   view.node.key(),
                   {{"metadata", {{"annotations", std::move(annotations)}}}});
}

Json initializationOf(const CapiMachineView &view)
{
    Json done = Json::object();
    if (!view.machine.text("/spec/bootstrap/dataSecretName").empty())
        done["bootstrapDataSecretCreated"] = true;
    if (!capi::providerIdOf(view.machine).empty())
        done["infrastructureProvisioned"] = true;
    return done;
}

std::string phaseOf(const Json &status, const Object &machine)
{
    const Json done = status.value("initialization", Json::object());
    std::string phase = "Pending";
    if (done.contains("bootstrapDataSecretCreated") && !done.contains("infrastructureProvisioned"))
        phase = "Provisioning";
    if (!capi::providerIdOf(machine).empty())
        phase = "Provisioned";
    if (status.contains("nodeRef") && done.contains("infrastructureProvisioned"))
        phase = "Running";
    return machine.isDeleting() ? "Deleting" : phase;
}

/// What is known of infrastructure and Node.
Json observed(const CapiMachineView &view)
{
    Json status = Json::object();
    // The schema wants none rather than an empty one.
    if (Json done = initializationOf(view); !done.empty())
        status["initialization"] = std::move(done);
    if (const Json &addresses = view.infrastructure.at("/status/addresses"); addresses.is_array())
        status["addresses"] = addresses;
    const std::string &known = capi::nodeNameOf(view.machine);
    if (const std::string &name = known.empty() ? view.node.name() : known; !name.empty())
        status["nodeRef"] = {{"name", name}};
    if (const Json &info = view.node.at("/status/nodeInfo"); info.is_object())
        status["nodeInfo"] = info;
    status["phase"] = phaseOf(status, view.machine);
    return status;
}

} // namespace

std::string pausedBecause(const Object &object, const Object &cluster)
{
    std::vector<std::string> reasons;
    if (capi::isPausedCluster(cluster))
        reasons.emplace_back("Cluster spec.paused is set to true");
    if (capi::isPausedByAnnotation(object))
        reasons.push_back(object.kind() + " has the cluster.x-k8s.io/paused annotation");
    return joinedBy(", ", reasons);
}

Plan decideCapiMachine(const CapiMachineView &view, TimePoint now)
{
    Plan plan;
    const Object &machine = view.machine;
    if (!machine || !view.cluster
        || (machine.isDeleting() && !machine.hasFinalizer(capi::finalizer)))
        return plan;
    CapiConditions conditions(machine, now);
    if (const std::string paused = pausedBecause(machine, view.cluster); !paused.empty()) {
        conditions.set("Paused", "True", "Paused", paused);
        fitStatus(plan, capikinds::machine(), machine, {{"conditions", conditions.json()}});
        return plan;
    }
    if (Json missing = missingOf(view); !missing.empty()) {
        missing["metadata"]["resourceVersion"] = machine.resourceVersion();
        plan.mergeSpec(capikinds::machine(), machine.key(), std::move(missing));
        return plan;
    }
    claim(plan, view);

    const Duration heldFor =
        durationFrom(Json(machine.annotation(heldForAnnotation).value_or("0s"))).value_or(0s);
    const Passage passage{view, now, machine.isDeleting() ? heldFor : Duration::zero()};
    Json status = observed(view);
    conditions.set("Paused", "False", "NotPaused");
    conditions.set("Updating", "False", "NotUpdating");
    setProviders(conditions, view);
    setNode(conditions, view);
    setUpToDate(conditions, view);
    if (!machine.isDeleting()) {
        conditions.set("Deleting", "False", "NotDeleting");
        setSummaries(conditions, {});
    } else {
        std::optional<Stop> stop;
        for (const auto &step : deletionSteps) {
            if ((stop = step(passage)))
                break;
        }
        const bool isOver = !stop;
        if (isOver)
            stop = Stop{"DeletionCompleted", "Deletion completed"};
        conditions.setEarlier(passage.heldFor);
        conditions.set("Deleting", "True", stop->reason, stop->message);
        setSummaries(conditions, deletionInShort(passage, *stop));
        if (stop->start != nullptr)
            status["deletion"] = {{stop->start, passage.startOf(stop->start)}};
        // The step that it rests at, and none that it only passes.
        if (!isOver && heldFor > Duration::zero() && stop->work.writes.empty())
            plan.mergeSpec(capikinds::machine(),
                           machine.key(),
                           {{"metadata", {{"annotations", {{heldForAnnotation, nullptr}}}}}});
        for (Write &write : stop->work.writes)
            plan.writes.push_back(std::move(write));
        if (stop->work.again)
            plan.requeueAfter(*stop->work.again);
        if (isOver) {
            if (view.node && mayDeleteNode(view) && !view.node.isDeleting())
                plan.remove(cluster::kinds::node(), view.node);
            plan.mergeSpec(
                capikinds::machine(),
                machine.key(),
                {{"metadata", {{"finalizers", finalizersWithout(machine, capi::finalizer)}}}});
        }
    }
    status["conditions"] = conditions.json();
    if (status["phase"] != machine.text("/status/phase"))
        status["lastUpdated"] = formatTime(now);
    // Before anything that makes the revision an old one.
    Plan first;
    fitStatus(first, capikinds::machine(), machine, std::move(status));
    plan.writes.insert(plan.writes.begin(),
                       std::make_move_iterator(first.writes.begin()),
                       std::make_move_iterator(first.writes.end()));
    return plan;
}

} // namespace hp::lab
