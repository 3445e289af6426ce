// SPDX-License-Identifier: Apache-2.0
#include "model/rules/controlplane/ControlPlaneDecision.h"

#include "model/messages/ControlPlane.h"
#include "model/resource/Finalizers.h"
#include "model/rules/controlplane/ControlPlaneRollout.h"

#include <algorithm>
#include <nlohmann/json.hpp>

namespace hp::rules {

namespace {

ControlPlaneDecision because(const char *row, Message reason)
{
    ControlPlaneDecision decision;
    decision.row = row;
    decision.reason = std::move(reason);
    return decision;
}

Object patchOf(const Object &object, const char *field, Json value)
{
    return Object(Json{
        {"metadata", {{"resourceVersion", object.resourceVersion()}, {field, std::move(value)}}}});
}

bool refersTo(const Json &owner, const Object &set)
{
    return owner.is_object() && owner.value("uid", Json()) == set.uid();
}

bool isOwned(const Object &machine, const Object &set)
{
    const Json &owners = machine.at("/metadata/ownerReferences");
    return std::any_of(
        owners.begin(), owners.end(), [&](const Json &owner) { return refersTo(owner, set); });
}

/// The Machines outlive their set: garbage collection must not find it as their owner.
ControlPlaneDecision letGo(const ControlPlaneView &view)
{
    ControlPlaneDecision decision = because("deleting", say::setLetsMachinesGo());
    for (const Object &machine : view.machines) {
        if (!isOwned(machine, view.set))
            continue;
        Json kept = Json::array();
        for (const Json &owner : machine.at("/metadata/ownerReferences")) {
            if (!refersTo(owner, view.set))
                kept.push_back(owner);
        }
        decision.owners.push_back({machine, patchOf(machine, "ownerReferences", std::move(kept))});
    }
    if (view.set.hasFinalizer(controlplane::finalizer))
        decision.setPatch =
            patchOf(view.set, "finalizers", finalizersWithout(view.set, controlplane::finalizer));
    return decision;
}

ControlPlaneDecision addFinalizer(const Object &set)
{
    ControlPlaneDecision decision = because("finalizer", say::setTakesFinalizer());
    decision.setPatch = patchOf(set, "finalizers", finalizersWith(set, controlplane::finalizer));
    return decision;
}

void adopt(ControlPlaneDecision &decision, const Object &set, const Replicas &replicas)
{
    for (const auto &[index, list] : replicas) {
        for (const Replica &one : list) {
            if (isOwned(one.machine, set))
                continue;
            const Json &present = one.machine.at("/metadata/ownerReferences");
            Json owners = present.is_array() ? present : Json::array();
            owners.push_back({{"apiVersion", set.apiVersion()},
                              {"kind", set.kind()},
                              {"name", set.name()},
                              {"uid", set.uid()},
                              {"controller", true},
                              {"blockOwnerDeletion", true}});
            decision.owners.push_back(
                {one.machine, patchOf(one.machine, "ownerReferences", std::move(owners))});
        }
    }
}

/// What the strategy wants; nullopt for one that nobody knows.
std::optional<Rollout> rolloutOf(const Object &set, const Replicas &replicas)
{
    const std::string &strategy = set.text("/spec/strategy/type");
    if (strategy == "RollingUpdate" || strategy.empty())
        return rollForward(replicas, replicasOf(set).value_or(0));
    if (strategy == "OnDelete")
        return replaceDeleted(replicas);
    return std::nullopt;
}

std::string invalidStrategy(const std::string &strategy)
{
    if (strategy == "Recreate")
        return "invalid value for spec.strategy.type: update strategy \"Recreate\" is not "
               "supported";
    return "invalid value for spec.strategy.type: unknown update strategy: " + strategy;
}

/// Puts the rollout into words and objects; a name that cannot be made is an error.
Result<Done> carryOut(ControlPlaneDecision &decision,
                      const ControlPlaneView &view,
                      const Replicas &replicas,
                      const Rollout &rollout)
{
    for (const int index : rollout.create) {
        const auto &present = replicas.at(index);
        const Object predecessor = present.empty() ? Object() : present.front().machine;
        auto machine = machineFor(view.set, index, view.suffix, predecessor);
        if (!machine)
            return unexpected(machine.error());
        decision.create.push_back(std::move(*machine));
    }
    decision.remove = rollout.remove;
    decision.requeue = rollout.waiting;
    decision.reason = rollout.reason.empty() ? say::noUpdatesAreRequired() : rollout.reason;
    return Done{};
}

ControlPlaneDecision failed(const ControlPlaneView &view, const Error &error, TimePoint now)
{
    ControlPlaneDecision decision = because("error", quoted(error.message));
    decision.error = error;
    decision.statusPatch = statusPatch(view.set, reportOn(error), false, now);
    return decision;
}

} // namespace

/// Rules, first match wins: gone, not the singleton, deleting, finalizer, Machines that cannot be
/// placed, degraded, inactive; otherwise adopt and roll out.
ControlPlaneDecision decideControlPlane(const ControlPlaneView &view, TimePoint now)
{
    if (!view.set)
        return because("gone", say::controlPlaneSetIsGone());
    if (view.set.name() != controlplane::singleton)
        return because("not the singleton", say::onlyTheSingletonCounts());
    if (view.set.isDeleting())
        return letGo(view);
    if (!view.set.hasFinalizer(controlplane::finalizer))
        return addFinalizer(view.set);

    const auto replicas = replicasIn(view);
    if (!replicas)
        return failed(view, replicas.error(), now);
    ControlPlaneReport report = reportOn(view, *replicas);
    const bool active = view.set.text("/spec/state") == "Active";
    const std::optional<Rollout> rollout = rolloutOf(view.set, *replicas);
    if (active && !report.isDegraded() && !rollout) {
        report.set({"Degraded",
                    true,
                    "InvalidStrategy",
                    invalidStrategy(view.set.text("/spec/strategy/type"))});
        report.set({"Progressing", false, "OperatorDegraded", ""});
    }

    ControlPlaneDecision decision;
    if (report.isDegraded()) {
        decision = because("degraded", say::controlPlaneCannotBeChanged());
    } else if (!active) {
        decision = because("inactive", say::setIsInactive());
    } else {
        decision.row = "active";
        adopt(decision, view.set, *replicas);
        if (const auto done = carryOut(decision, view, *replicas, *rollout); !done)
            return failed(view, done.error(), now);
    }
    decision.statusPatch = statusPatch(view.set, report, true, now);
    return decision;
}

} // namespace hp::rules
