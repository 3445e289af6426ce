// SPDX-License-Identifier: Apache-2.0
#include "backend/lab/HookDecision.h"

#include "backend/lab/Read.h"
#include "backend/lab/capi/CapiKinds.h"
#include "model/base/JsonFields.h"
#include "model/resource/ClusterApi.h"

#include <algorithm>
#include <cctype>
#include <nlohmann/json.hpp>
#include <utility>

namespace hp::lab {

namespace {

using namespace std::chrono_literals;
using cluster::kinds::labHookOwner;

constexpr Duration defaultWork = 30s;
constexpr Duration defaultLateness = 60s;

struct Hook {
    std::string point{};
    std::string name{};
    std::string owner{};
};

const cluster::Kind &machineKind(const Object &machine_)
{
    return capi::isOfClusterApi(machine_) ? capikinds::machine() : cluster::kinds::machine();
}

/// The annotation that is this hook on a Machine of Cluster API; its value is the owner.
std::string annotationOf(const Hook &hook)
{
    return std::string(hook.point == "preDrain" ? capi::preDrainPrefix : capi::preTerminatePrefix)
        + '/' + hook.name;
}

const Json &lifecycleHooksAt(const Object &machine_, const std::string &point)
{
    return machine_.at("/spec/lifecycleHooks/" + point);
}

/// Index of the hook in the machine's list, or -1. The name alone makes a hook ours only with our
/// owner beside it.
int indexOf(const Object &machine_, const Hook &hook)
{
    if (capi::isOfClusterApi(machine_))
        return machine_.annotation(annotationOf(hook)) == hook.owner ? 0 : -1;
    const Json &hooks = lifecycleHooksAt(machine_, hook.point);
    if (!hooks.is_array())
        return -1;
    for (std::size_t i = 0; i < hooks.size(); ++i) {
        if (hooks[i].value("name", Json()) == hook.name
            && hooks[i].value("owner", Json()) == hook.owner)
            return static_cast<int>(i);
    }
    return -1;
}

void addHook(Plan &plan, const Object &machine_, const Hook &hook)
{
    plan.why = "adds its hook";
    if (capi::isOfClusterApi(machine_)) {
        plan.mergeSpec(machineKind(machine_),
                       machine_.key(),
                       {{"metadata", {{"annotations", {{annotationOf(hook), hook.owner}}}}}});
        return;
    }
    Json hooks = Json::array();
    const Json &present = lifecycleHooksAt(machine_, hook.point);
    for (const Json &one : present.is_array() ? present : Json::array()) {
        if (one.value("name", Json()) != hook.name)
            hooks.push_back(one);
    }
    hooks.push_back({{"name", hook.name}, {"owner", hook.owner}});
    plan.mergeSpec(machineKind(machine_),
                   machine_.key(),
                   {{"metadata", {{"resourceVersion", machine_.resourceVersion()}}},
                    {"spec", {{"lifecycleHooks", {{hook.point, std::move(hooks)}}}}}});
}

void removeHook(Plan &plan, const Object &machine_, const Hook &hook, int index)
{
    plan.why = "takes its hook off";
    Json operations =
        Json::array({{{"op", "test"}, {"path", "/metadata/uid"}, {"value", machine_.uid()}}});
    std::string path = "/spec/lifecycleHooks/" + hook.point + '/' + std::to_string(index);
    if (capi::isOfClusterApi(machine_)) {
        path = (Json::json_pointer("/metadata/annotations") / annotationOf(hook)).to_string();
        operations.push_back({{"op", "test"}, {"path", path}, {"value", hook.owner}});
    } else {
        operations.push_back({{"op", "test"}, {"path", path + "/name"}, {"value", hook.name}});
        operations.push_back({{"op", "test"}, {"path", path + "/owner"}, {"value", hook.owner}});
    }
    operations.push_back({{"op", "remove"}, {"path", path}});
    plan.jsonPatch(machineKind(machine_), machine_.key(), std::move(operations));
}

std::string conditionType(const Hook &hook)
{
    std::string type = hook.point;
    type[0] = static_cast<char>(std::toupper(static_cast<unsigned char>(type[0])));
    for (const char c : hook.name.substr(hook.name.rfind('/') + 1)) {
        if (std::isalnum(static_cast<unsigned char>(c)))
            type += c;
    }
    return type + "Succeeded";
}

void reportFailure(
    Plan &plan, const Object &owner, const Object &machine_, const Hook &hook, TimePoint now)
{
    const std::string type = conditionType(hook);
    if (conditionStatus(machine_, type) == "False")
        return;
    std::string message = owner.text("/spec/failMessage");
    if (message.empty())
        message = hook.name + " did not succeed";
    Json conditions =
        Json::array({{{"type", type},
                      {"status", "False"},
                      {"reason", hook.name.substr(hook.name.rfind('/') + 1) + "Failed"},
                      {"message", std::move(message)},
                      {"lastTransitionTime", formatTime(now)}}});
    // The conditions of Cluster API have none.
    if (!capi::isOfClusterApi(machine_))
        conditions.front()["severity"] = "Error";
    const Json &present = machine_.at("/status/conditions");
    for (const Json &one : present.is_array() ? present : Json::array()) {
        if (one.value("type", Json()) != type)
            conditions.push_back(one);
    }
    std::sort(conditions.begin(), conditions.end(), [](const Json &a, const Json &b) {
        return textOf(a, "type") < textOf(b, "type");
    });
    Json patch = {{"metadata", {{"resourceVersion", machine_.resourceVersion()}}},
                  {"status", {{"conditions", std::move(conditions)}}}};
    plan.writes.push_back({Write::Op::MergeStatus,
                           {&machineKind(machine_), machine_.key()},
                           Object(std::move(patch))});
    plan.why = "reports a failure";
}

void beat(Plan &plan, const HookView &view, TimePoint now)
{
    const auto renewed = timeAt(view.lease, "/spec/renewTime");
    // What is due later than after a whole turn was written before the clock was set back.
    if (renewed && *renewed < now + leaseRenewal && now < *renewed + leaseRenewal) {
        plan.requeueAt(*renewed + leaseRenewal, now);
        return;
    }
    Json spec = {{"holderIdentity", view.owner.text("/spec/owner")},
                 {"leaseDurationSeconds", std::chrono::seconds(40).count()},
                 {"renewTime", formatMicroTime(now)}};
    if (view.lease) {
        plan.mergeSpec(cluster::kinds::lease(), view.lease.key(), {{"spec", std::move(spec)}});
    } else {
        spec["acquireTime"] = formatMicroTime(now);
        plan.create(
            cluster::kinds::lease(),
            {{"apiVersion", "coordination.k8s.io/v1"},
             {"kind", "Lease"},
             {"metadata",
              {{"name", view.owner.name()},
               {"namespace", view.owner.ns()},
               {"annotations", {{"holdpoint.dev/hook-owner", view.owner.text("/spec/owner")}}}}},
             {"spec", std::move(spec)}});
    }
    plan.requeueAfter(leaseRenewal);
}

/// When work on a machine began, from the HookOwner's own status, so that a restart does not begin
/// it anew.
std::optional<TimePoint> workingSince(const Object &owner, const Object &machine_)
{
    const Json &holding = owner.at("/status/holding");
    for (const Json &one : holding.is_array() ? holding : Json::array()) {
        if (one.value("uid", Json()) == machine_.uid() && one.contains("since")
            && one["since"].is_string())
            return parseTime(one["since"].get<std::string>());
    }
    return std::nullopt;
}

bool enoughRun(const HookView &view, const Object &except)
{
    const std::int64_t needed = numberAt(view.owner, "/spec/keepRunning", 0);
    const Json &selector = pairsOf(view.owner.at("/spec/selector"));
    const auto running =
        std::count_if(view.machines.begin(), view.machines.end(), [&](const Object &one) {
            return one.uid() != except.uid() && !one.isDeleting()
                && one.text("/status/phase") == "Running" && hasLabels(one, selector);
        });
    return running >= needed;
}

} // namespace

bool waitsAt(const Object &machine_, const std::string &point)
{
    if (capi::isOfClusterApi(machine_)) {
        const std::string reason =
            point == "preDrain" ? "WaitingForPreDrainHook" : "WaitingForPreTerminateHook";
        const Json &deleting = conditionOf(machine_, "Deleting");
        return machine_.isDeleting() && deleting.is_object()
            && textOf(deleting, "reason") == reason;
    }
    const bool drained = conditionStatus(machine_, "Drained") == "True";
    if (point == "preDrain")
        return machine_.isDeleting() && machine_.text("/status/phase") == "Deleting" && !drained
            && !machine_.annotation("machine.openshift.io/exclude-node-draining")
            && !machine_.text("/status/nodeRef/name").empty();
    if (point == "preTerminate")
        return machine_.isDeleting() && drained;
    const Json &addresses = machine_.at("/status/addresses");
    return point == "preCreate" && !machine_.isDeleting()
        && machine_.text("/spec/providerID").empty()
        && !(addresses.is_array() && !addresses.empty());
}

Plan decideHookOwner(const HookView &view, TimePoint now)
{
    Plan plan;
    if (!view.owner || view.owner.isDeleting())
        return plan;
    const std::string &behaviour = view.owner.text("/spec/behaviour");
    if (behaviour == "dead")
        return plan;
    beat(plan, view, now);

    const Hook hook{view.owner.text("/spec/point"),
                    view.owner.text("/spec/hook"),
                    view.owner.text("/spec/owner")};
    const Json &selector = view.owner.at("/spec/selector");
    const Duration work = durationAt(view.owner, "/spec/after", defaultWork);
    const Duration lateness = behaviour == "late"
        ? durationAt(view.owner, "/spec/lateBy", defaultLateness)
        : Duration::zero();
    Json holding = Json::array();
    std::int64_t released = numberAt(view.owner, "/status/released", 0);

    for (const Object &one : view.machines) {
        const int index = indexOf(one, hook);
        if (index < 0) {
            // Cluster API has no hooks before creation.
            if (hook.point == "preCreate" && capi::isOfClusterApi(one))
                continue;
            if (!selector.is_object() || one.isDeleting() || !hasLabels(one, pairsOf(selector)))
                continue;
            const TimePoint due = endOf(one.creationTimestamp().value_or(now), lateness, now);
            if (now >= due)
                addHook(plan, one, hook);
            else
                plan.requeueAt(due, now);
            continue;
        }
        if (!waitsAt(one, hook.point))
            continue;
        const TimePoint since = workingSince(view.owner, one).value_or(now);
        holding.push_back(
            {{"machine", one.name()}, {"uid", one.uid()}, {"since", formatMicroTime(since)}});
        if (behaviour == "stuck" || !enoughRun(view, one))
            continue;
        const TimePoint ready = endOf(since, work, now);
        if (now < ready) {
            plan.requeueAt(ready, now);
        } else if (behaviour == "fail") {
            reportFailure(plan, view.owner, one, hook, now);
        } else {
            removeHook(plan, one, hook, index);
            holding.erase(holding.size() - 1);
            ++released;
        }
    }
    const Json &before = view.owner.at("/status/holding");
    if (holding != (before.is_array() ? before : Json::array())
        || released != numberAt(view.owner, "/status/released", 0))
        plan.mergeStatus(labHookOwner(),
                         view.owner.key(),
                         {{"holding", std::move(holding)}, {"released", released}});
    return plan;
}

} // namespace hp::lab
