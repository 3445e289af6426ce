// SPDX-License-Identifier: Apache-2.0
#include "model/rules/controlplane/ControlPlaneReport.h"

#include "model/resource/Machine.h"

#include <algorithm>
#include <nlohmann/json.hpp>

namespace hp::rules {

namespace {

constexpr const char *available = "Available";
constexpr const char *degraded = "Degraded";
constexpr const char *progressing = "Progressing";
constexpr const char *errorCondition = "Error";
constexpr const char *asExpected = "AsExpected";

std::string observed(int number, const char *what)
{
    return "Observed " + std::to_string(number) + ' ' + what;
}

template<typename Test>
int countIf(const std::vector<Replica> &replicas, Test test)
{
    return static_cast<int>(std::count_if(replicas.begin(), replicas.end(), test));
}

void count(ControlPlaneReport &report, const Replicas &replicas)
{
    for (const auto &[index, list] : replicas) {
        const int ready = countIf(list, [](const Replica &one) { return one.ready; });
        report.replicas += static_cast<int>(list.size());
        report.ready += ready;
        report.updated += countIf(list, [](const Replica &one) { return one.isUpdated(); });
        report.unavailable += ready == 0 ? 1 : 0;
    }
}

SetCondition availability(const ControlPlaneReport &report)
{
    if (report.unavailable == 0)
        return {available, true, "AllReplicasAvailable", ""};
    return {available,
            false,
            "UnavailableReplicas",
            "Missing " + std::to_string(report.unavailable) + " available replica(s)"};
}

SetCondition progress(const ControlPlaneReport &report, int desired)
{
    if (desired > report.updated)
        return {progressing,
                true,
                "NeedsUpdateReplicas",
                observed(desired - report.updated, "replica(s) in need of update")};
    if (desired < report.ready)
        return {progressing,
                true,
                "ExcessReplicas",
                "Waiting for " + std::to_string(report.ready - desired)
                    + " old replica(s) to be removed"};
    return {progressing, false, "AllReplicasUpdated", ""};
}

int unmanagedNodes(const ControlPlaneView &view, const Replicas &replicas)
{
    return static_cast<int>(
        std::count_if(view.nodes.begin(), view.nodes.end(), [&](const Object &node) {
            return std::none_of(replicas.begin(), replicas.end(), [&](const auto &entry) {
                return countIf(entry.second,
                               [&](const Replica &one) {
                                   return machine::nodeName(one.machine) == node.name();
                               })
                    > 0;
            });
        }));
}

/// One index that has more than one updated Machine, and how many too many.
std::optional<std::pair<int, int>> crowdedIndex(const Replicas &replicas)
{
    for (const auto &[index, list] : replicas) {
        const int updated =
            countIf(list, [](const Replica &one) { return one.isUpdated() && !one.isDeleting(); });
        if (updated > 1)
            return std::pair(index, updated - 1);
    }
    return std::nullopt;
}

int failedReplacements(const Replicas &replicas)
{
    int failed = 0;
    for (const auto &[index, list] : replicas) {
        if (countIf(list, [](const Replica &one) { return one.needsReplacement(); }) > 0)
            failed += countIf(list, [](const Replica &one) {
                return one.isPending() && !one.machine.text("/status/errorMessage").empty();
            });
    }
    return failed;
}

bool someAreOwnedByOthers(const Object &set, const Replicas &replicas)
{
    for (const auto &[index, list] : replicas) {
        for (const Replica &one : list) {
            for (const Json &owner : one.machine.at("/metadata/ownerReferences")) {
                if (owner.is_object() && owner.value("controller", Json()) == true
                    && owner.value("uid", Json()) != set.uid())
                    return true;
            }
        }
    }
    return false;
}

SetCondition degradation(const ControlPlaneView &view, const Replicas &replicas, int ready)
{
    const auto wrong = [](const char *reason, std::string message) {
        return SetCondition{degraded, true, reason, std::move(message)};
    };
    if (ready == 0)
        return wrong("NoReadyMachines", "No ready control plane machines found");
    if (const int nodes = unmanagedNodes(view, replicas); nodes > 0)
        return wrong("UnmanagedNodes", "Found " + std::to_string(nodes) + " unmanaged node(s)");
    const int excess = static_cast<int>(replicas.size()) - replicasOf(view.set).value_or(0);
    if (excess > 0)
        return wrong("ExcessIndexes", observed(excess, "index(es) in excess"));
    if (const auto crowd = crowdedIndex(replicas);
        crowd && view.set.text("/spec/strategy/type") == "OnDelete")
        return wrong("ExcessUpdatedReplicas",
                     observed(crowd->second, "updated machine(s) in excess for index ")
                         + std::to_string(crowd->first));
    if (const int failed = failedReplacements(replicas); failed > 0)
        return wrong("FailedReplacement",
                     observed(failed, "replacement machine(s) in error state"));
    if (someAreOwnedByOthers(view.set, replicas))
        return wrong("MachinesAlreadyOwned",
                     "Observed already owned machine(s) in target machines");
    return {degraded, false, asExpected, ""};
}

Json withCondition(Json list, const SetCondition &condition, std::int64_t generation, TimePoint now)
{
    const char *const status = condition.status ? "True" : "False";
    Json entry = {{"type", condition.type},
                  {"status", status},
                  {"reason", condition.reason},
                  {"message", condition.message},
                  {"observedGeneration", generation},
                  {"lastTransitionTime", formatTime(now)}};
    const auto it = std::find_if(list.begin(), list.end(), [&](const Json &present) {
        return present.is_object() && present.value("type", Json()) == condition.type;
    });
    if (it == list.end()) {
        list.push_back(std::move(entry));
        return list;
    }
    if (it->value("status", Json()) == status && it->contains("lastTransitionTime"))
        entry["lastTransitionTime"] = (*it)["lastTransitionTime"];
    *it = std::move(entry);
    return list;
}

} // namespace

bool ControlPlaneReport::isDegraded() const
{
    return std::any_of(conditions.begin(), conditions.end(), [](const SetCondition &one) {
        return one.type == degraded && one.status;
    });
}

void ControlPlaneReport::set(SetCondition condition)
{
    const auto it = std::find_if(conditions.begin(), conditions.end(), [&](const auto &one) {
        return one.type == condition.type;
    });
    if (it == conditions.end())
        conditions.push_back(std::move(condition));
    else
        *it = std::move(condition);
}

ControlPlaneReport reportOn(const ControlPlaneView &view, const Replicas &replicas)
{
    ControlPlaneReport report;
    count(report, replicas);
    report.set(availability(report));
    report.set(degradation(view, replicas, report.ready));
    report.set(progress(report, replicasOf(view.set).value_or(0)));
    if (report.isDegraded())
        report.set({progressing, false, "OperatorDegraded", ""});
    report.set({errorCondition, false, asExpected, ""});
    return report;
}

ControlPlaneReport reportOn(const Error &problem)
{
    ControlPlaneReport report;
    report.set({errorCondition, true, "ReconcileError", problem.message});
    return report;
}

Object statusPatch(const Object &set, const ControlPlaneReport &report, bool counted, TimePoint now)
{
    const Json &present = set.at("/status/conditions");
    Json conditions = present.is_array() ? present : Json::array();
    for (const SetCondition &condition : report.conditions)
        conditions = withCondition(std::move(conditions), condition, set.generation(), now);
    Json status = {{"conditions", std::move(conditions)}, {"observedGeneration", set.generation()}};
    if (counted) {
        status["replicas"] = report.replicas;
        status["readyReplicas"] = report.ready;
        status["updatedReplicas"] = report.updated;
        status["unavailableReplicas"] = report.unavailable;
    }
    const bool same =
        std::all_of(status.items().begin(), status.items().end(), [&](const auto &item) {
            return set.at("/status/" + item.key()) == item.value();
        });
    if (same)
        return {};
    return Object(Json{{"metadata", {{"resourceVersion", set.resourceVersion()}}},
                       {"status", std::move(status)}});
}

} // namespace hp::rules
