// SPDX-License-Identifier: Apache-2.0
#include "model/rules/machineset/MachineSetStatus.h"

#include "model/resource/LabelSelector.h"

#include <algorithm>
#include <nlohmann/json.hpp>

namespace hp::rules {

namespace {

/// Ready for *more than* the time: the boundary itself is not enough.
constexpr Duration past = std::chrono::milliseconds(1);

} // namespace

MachineSetCounts
countMachines(const std::vector<SetMember> &machines, Duration minReady, TimePoint now)
{
    MachineSetCounts counts;
    for (const SetMember &member : machines) {
        if (member.machine->deleting)
            continue;
        ++counts.replicas;
        counts.fullyLabeled += member.machine->fullyLabeled ? 1 : 0;
        if (!member.node.ready)
            continue;
        ++counts.ready;
        if (minReady == Duration::zero()) {
            ++counts.available;
        } else if (member.node.since) {
            const TimePoint from = *member.node.since + minReady;
            if (from < now) {
                ++counts.available;
            } else {
                const Duration left = from - now + past;
                counts.nextAvailable =
                    counts.nextAvailable ? std::min(*counts.nextAvailable, left) : left;
            }
        }
    }
    return counts;
}

std::string errorsOf(const std::vector<SetMember> &machines)
{
    std::size_t all = 0;
    std::size_t failed = 0;
    const SetMachine *first = nullptr;
    for (const SetMember &member : machines) {
        const SetMachine &machine = *member.machine;
        if (machine.deleting)
            continue;
        ++all;
        failed += machine.hasError ? 1 : 0;
        if (machine.hasError && (!first || machine.key < first->key))
            first = &machine;
    }
    if (!first)
        return {};
    return std::to_string(failed) + " of " + std::to_string(all)
        + (all == 1          ? " Machine has"
               : failed == 1 ? " Machines has"
                             : " Machines have")
        + " an error; " + first->key.name + ": " + first->error;
}

Duration minReadyOf(const Object &machineSet)
{
    const Json &seconds = machineSet.at("/spec/minReadySeconds");
    if (!seconds.is_number_integer() || seconds.get<std::int64_t>() <= 0)
        return Duration::zero();
    return std::chrono::seconds(std::min<std::int64_t>(seconds.get<std::int64_t>(), INT32_MAX));
}

Object patchFor(const Object &machineSet, const MachineSetReport &report, TimePoint now)
{
    Json patch = Json::object();
    const auto set = [&](const char *field, Json value) {
        if (machineSet.at(std::string("/status/") + field) != value)
            patch[field] = std::move(value);
    };
    if (report.counts) {
        set("replicas", report.counts->replicas);
        set("fullyLabeledReplicas", report.counts->fullyLabeled);
        set("readyReplicas", report.counts->ready);
        set("availableReplicas", report.counts->available);
        set("observedGeneration", machineSet.generation());
        if (const auto selector = LabelSelector::fromJson(machineSet.at("/spec/selector")))
            set("labelSelector", selector->text());
    }
    if (report.authoritativeApi)
        set("authoritativeAPI", *report.authoritativeApi);
    if (!report.conditions.empty()) {
        Conditions conditions(machineSet.at("/status/conditions"));
        for (const Condition &condition : report.conditions)
            conditions.set(condition, now);
        set("conditions", conditions.json());
    }
    if (!report.errors.empty()) {
        set("errorReason", machineErrors);
        set("errorMessage", report.errors);
    } else if (machineSet.text("/status/errorReason") == machineErrors) {
        patch["errorReason"] = nullptr;
        patch["errorMessage"] = nullptr;
    }
    return patch.empty() ? Object() : Object(Json{{"status", std::move(patch)}});
}

} // namespace hp::rules
