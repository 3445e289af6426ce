// SPDX-License-Identifier: Apache-2.0
#include "model/rules/capi/CapiStatus.h"

#include "model/resource/Machine.h"
#include "model/rules/capi/CapiHooks.h"

#include <algorithm>
#include <map>
#include <nlohmann/json.hpp>

namespace hp::capi {

using machine::HookPoint;

namespace {

namespace condition = machine::condition;

constexpr std::size_t podsPerLine = 3;
constexpr std::size_t linesAtMost = 5;

/// Where a deletion stands; the first that applies.
enum class Stage { NotDeleting, PreDrain, Draining, PreTerminate, Instance, Released };

Stage stageOf(const Object &machine)
{
    const bool drained = machine::conditionIs(machine, condition::drained, "True");
    const bool skips =
        machine.annotation(machine::excludeDrain) || machine::nodeName(machine).empty();
    if (!machine.isDeleting())
        return Stage::NotDeleting;
    if (!machine.hasFinalizer(machine::finalizer))
        return Stage::Released;
    if (!drained && !skips && !machine::hooks(machine, HookPoint::PreDrain).empty())
        return Stage::PreDrain;
    if (!drained)
        return Stage::Draining;
    return machine::hooks(machine, HookPoint::PreTerminate).empty() ? Stage::Instance
                                                                    : Stage::PreTerminate;
}

/// The full annotation keys of a point, sorted, as they are listed to people there. A hook that has
/// no key is listed by its own name.
std::string keysOf(const Object &machine, HookPoint point, const std::string &prefix)
{
    std::vector<std::string> keys;
    for (const machine::Hook &hook : machine::hooks(machine, point))
        keys.push_back(prefix + '/' + hook.name);
    std::sort(keys.begin(), keys.end());
    std::string text;
    for (const std::string &key : keys)
        text += (text.empty() ? "" : ",") + key;
    return text;
}

Condition waits(const char *type, const char *reason, const char *severity = "Info")
{
    return {type, "False", reason, severity, {}};
}

Condition isTrueOf(const char *type)
{
    return {type, "True", {}, {}, {}};
}

std::string causeOf(const rules::BlockingPod &pod)
{
    if (pod.pdb.empty() && !pod.says.empty())
        return pod.says;
    if (pod.pdb.empty())
        return "deletionTimestamp set, but still not removed from the Node";
    return "cannot evict pod as it would violate the pod's disruption budget. The disruption "
           "budget "
        + pod.pdb + " needs " + std::to_string(pod.needs) + " healthy pods and has "
        + std::to_string(pod.has) + " currently";
}

} // namespace

std::string phaseFor(const Object &machine)
{
    const std::string &phase = machine::phaseOf(machine);
    return phase.empty() ? "Pending" : phase;
}

std::string phaseFrom(const std::string &capiPhase)
{
    if (capiPhase == "Pending" || capiPhase == "Unknown")
        return {};
    if (capiPhase == "Updating")
        return machine::phase::running;
    return capiPhase == "Deleted" ? machine::phase::deleting : capiPhase;
}

std::vector<Condition> conditionsFor(const Object &machine)
{
    const Stage stage = stageOf(machine);
    if (stage == Stage::NotDeleting)
        return {};
    if (stage == Stage::PreDrain)
        return {waits("PreDrainDeleteHookSucceeded", "WaitingExternalHook")};
    std::vector<Condition> conditions = {isTrueOf("PreDrainDeleteHookSucceeded")};
    if (stage == Stage::Draining) {
        const auto drained = Conditions(machine.at("/status/conditions")).get(condition::drained);
        conditions.push_back(drained ? waits("DrainingSucceeded", "DrainingFailed", "Warning")
                                     : waits("DrainingSucceeded", "Draining"));
        if (drained)
            conditions.back().message = drained->message;
        return conditions;
    }
    conditions.push_back(isTrueOf("DrainingSucceeded"));
    conditions.push_back(stage == Stage::PreTerminate
                             ? waits("PreTerminateDeleteHookSucceeded", "WaitingExternalHook")
                             : isTrueOf("PreTerminateDeleteHookSucceeded"));
    return conditions;
}

Condition deletingFor(const Object &machine)
{
    const auto stands = [](const char *reason, std::string message) {
        return Condition{"Deleting", "True", reason, {}, std::move(message)};
    };
    switch (stageOf(machine)) {
    case Stage::NotDeleting:
        break;
    case Stage::PreDrain:
        return stands("WaitingForPreDrainHook",
                      "Waiting for pre-drain hooks to succeed (hooks: "
                          + keysOf(machine, HookPoint::PreDrain, preDrainPrefix) + ')');
    case Stage::Draining:
        return stands("DrainingNode", drainMessage(rules::drainRecordOf(machine)));
    case Stage::PreTerminate:
        return stands("WaitingForPreTerminateHook",
                      "Waiting for pre-terminate hooks to succeed (hooks: "
                          + keysOf(machine, HookPoint::PreTerminate, preTerminatePrefix) + ')');
    case Stage::Instance:
        return stands("WaitingForInfrastructureDeletion", {});
    case Stage::Released:
        return stands("DeletionCompleted", {});
    }
    return {"Deleting", "False", "NotDeleting", {}, {}};
}

std::optional<Condition> drainedFrom(const Conditions &capiConditions)
{
    const auto draining = capiConditions.get("DrainingSucceeded");
    if (!draining)
        return std::nullopt;
    if (draining->status == "True")
        return Condition{condition::drained, "True", {}, {}, "Drain finished successfully"};
    if (draining->reason != "DrainingFailed")
        return std::nullopt;
    const std::string prefix = "could not drain machine: ";
    const std::string &why = draining->message;
    return Condition{condition::drained,
                     "False",
                     "DrainError",
                     "Warning",
                     why.starts_with(prefix) ? why : prefix + why};
}

DeletionTimes deletionTimesOf(const Object &machine)
{
    DeletionTimes times;
    const Stage stage = stageOf(machine);
    if (stage == Stage::PreDrain)
        times.waitForPreDrainHook = machine.deletionTimestamp();
    times.nodeDrain = rules::drainRecordOf(machine).startedAt;
    if (stage == Stage::PreTerminate)
        times.waitForPreTerminateHook =
            Conditions(machine.at("/status/conditions")).transitionTime(condition::drained);
    return times;
}

std::string drainMessage(const rules::DrainRecord &record)
{
    if (record.blocking.empty())
        return {};
    std::map<std::string, std::vector<std::string>> groups; // cause -> pods
    for (const rules::BlockingPod &pod : record.blocking)
        groups[causeOf(pod)].push_back(pod.ns + '/' + pod.pod);
    std::string text = "Drain not completed yet";
    if (record.startedAt)
        text += " (started at " + formatTime(*record.startedAt) + ')';
    text += ':';
    std::size_t line = 0;
    std::size_t others = 0;
    for (const auto &[cause, pods] : groups) {
        if (++line > linesAtMost) {
            others += pods.size();
            continue;
        }
        text += pods.size() == 1 ? "\n* Pod " : "\n* Pods ";
        for (std::size_t i = 0; i < std::min(pods.size(), podsPerLine); ++i)
            text += (i == 0 ? "" : ", ") + pods[i];
        if (pods.size() > podsPerLine)
            text += ", ... (" + std::to_string(pods.size() - podsPerLine) + " more)";
        text += ": " + cause;
    }
    if (others > 0)
        text += "\n* " + std::to_string(others) + (others == 1 ? " Pod" : " Pods")
            + " with other issues";
    return text;
}

} // namespace hp::capi
