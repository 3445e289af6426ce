// SPDX-License-Identifier: Apache-2.0
#include "model/rules/machineset/MachineSetDecision.h"

#include "model/messages/Machine.h"
#include "model/messages/Next.h"
#include "model/resource/Machine.h"
#include "model/rules/machineset/MachineSetStatus.h"
#include "model/rules/machineset/MachineSetValidation.h"

#include <algorithm>
#include <cstdint>
#include <nlohmann/json.hpp>
#include <utility>

namespace hp::rules {

namespace {

MachineSetDecision answer(const char *row, Message reason)
{
    MachineSetDecision decision;
    decision.row = row;
    decision.reason = std::move(reason);
    return decision;
}

/// `error` is in upstream's words.
MachineSetDecision refusal(const char *row, std::string error)
{
    MachineSetDecision decision = answer(row, quoted(error));
    decision.error = std::move(error);
    return decision;
}

Message machines(std::size_t count)
{
    const auto number = static_cast<std::int64_t>(count);
    return number == 1 ? say::oneMachine(number) : say::manyMachines(number);
}

Condition pausedCondition(bool paused, const std::string &authority)
{
    return {machine::condition::paused,
            paused ? "True" : "False",
            paused ? "AuthoritativeAPINotMachineAPI" : "AuthoritativeAPIMachineAPI",
            paused ? "" : "Info",
            "The AuthoritativeAPI status is set to '" + authority + "'"};
}

/// The rows 2 to 2d of the Machine's table, for a set; nullopt lets the pass go on.
std::optional<MachineSetDecision> heldByMigration(const MachineSetView &view, TimePoint now)
{
    const std::string &authority = view.set.text("/status/authoritativeAPI");
    if (!view.settings.migrationGate || authority == "MachineAPI")
        return std::nullopt;
    if (authority.empty()) {
        MachineSetReport report;
        if (const std::string &wanted = view.set.text("/spec/authoritativeAPI"); !wanted.empty())
            report.authoritativeApi = wanted;
        MachineSetDecision decision =
            answer("migration begins", say::authoritativeAPIOfSetIsTakenOver());
        decision.status = patchFor(view.set, report, now);
        return decision;
    }
    if (authority == "ClusterAPI" || authority == "Migrating") {
        MachineSetReport report;
        report.conditions = {pausedCondition(true, authority)};
        MachineSetDecision decision = answer("paused", say::anotherAPIIsAuthoritative());
        decision.status = patchFor(view.set, report, now);
        return decision;
    }
    return answer("unknown API", say::unknownAuthoritativeAPI(authority));
}

/// The Machines of a view by what a set does with them.
struct Sorted {
    explicit Sorted(const std::vector<SetMember> &members)
    {
        for (const SetMember &member : members) {
            if (member.machine->deleting)
                leaving += member.machine->owned ? 1 : 0;
            else
                (member.machine->owned ? counted : orphans).push_back(member.machine);
        }
    }

    std::vector<std::shared_ptr<const SetMachine>> counted{};
    std::vector<std::shared_ptr<const SetMachine>> orphans{};
    std::size_t leaving = 0;
};

/// What the set does, and what the machines that are leaving cost meanwhile.
MachineSetDecision
answerWithSurge(const char *row, Message reason, std::size_t leaving, std::size_t wanted)
{
    MachineSetDecision decision = answer(row, std::move(reason));
    if (leaving == 0)
        return decision;
    const auto number = static_cast<std::int64_t>(wanted);
    const auto sum = static_cast<std::int64_t>(wanted + leaving);
    const auto &still =
        leaving == 1 ? say::leavingMachineStillExists : say::leavingMachinesStillExist;
    decision.surge = still(
        machines(leaving), sum, number == 1 ? say::oneReplica(number) : say::manyReplicas(number));
    decision.reason = say::withSurge(std::move(decision.reason), decision.surge);
    return decision;
}

/// Rules, first match wins: no number, own writes unseen, too few, too many; otherwise settled.
MachineSetDecision syncReplicas(const MachineSetView &view, const Sorted &sorted, TimePoint now)
{
    const Json &replicas = view.set.at("/spec/replicas");
    if (!replicas.is_number_integer())
        return refusal("no replicas",
                       "the Replicas field in Spec for machineset " + view.set.name()
                           + " is nil, this should not be allowed");
    if (view.unseen.any()) {
        MachineSetDecision decision =
            answer("wait",
                   view.unseen.unclear
                       ? say::answerWasLostWaitingToSee()
                       : say::waitingToSeeMachines(machines(view.unseen.made),
                                                   static_cast<std::int64_t>(view.unseen.removed)));
        decision.requeueAfter = view.unseen.timeout;
        return decision;
    }

    const auto wanted = static_cast<std::size_t>(replicas.get<std::int64_t>());
    const std::size_t have = sorted.counted.size();
    if (have < wanted) {
        MachineSetDecision decision = answerWithSurge(
            "too few", say::creatingMachines(machines(wanted - have)), sorted.leaving, wanted);
        decision.create = wanted - have;
        return decision;
    }
    if (have == wanted)
        return answerWithSurge(
            "settled", say::machinesAsWanted(machines(have)), sorted.leaving, wanted);

    const std::string &named = view.set.text("/spec/deletePolicy");
    const auto policy = deletePolicy(named);
    if (!policy)
        return refusal("unknown policy",
                       "unsupported delete policy " + named
                           + ", must be one of 'Random', 'Newest', or 'Oldest'");
    MachineSetDecision decision =
        answer("too many", say::deletingMachines(machines(have - wanted)));
    decision.remove = chooseForDeletion(sorted.counted, have - wanted, *policy, now);
    return decision;
}

} // namespace

/// Rules, first match wins: gone, going, held by a migration, invalid, Machines to adopt; otherwise
/// count and compare with spec.replicas.
MachineSetDecision decideMachineSet(const MachineSetView &view, TimePoint now)
{
    if (!view.set)
        return answer("gone", say::machineSetIsGone());
    if (view.set.isDeleting())
        return answer("going", say::machineSetIsBeingDeleted());
    if (auto held = heldByMigration(view, now))
        return std::move(*held);
    if (std::string fault = validateMachineSet(view.set); !fault.empty())
        return refusal("invalid", std::move(fault));

    Sorted sorted(view.machines);
    if (!sorted.orphans.empty()) {
        // First, and alone: whoever counts a Machine that it then does not get makes one too few.
        MachineSetDecision decision =
            answer("adopt", say::adoptingMachines(machines(sorted.orphans.size())));
        decision.adopt = std::move(sorted.orphans);
        return decision;
    }

    MachineSetReport report;
    report.counts = countMachines(view.machines, minReadyOf(view.set), now);
    if (view.settings.migrationGate)
        report.conditions = {pausedCondition(false, "MachineAPI")};
    if (view.settings.showsErrors)
        report.errors = errorsOf(view.machines);
    MachineSetDecision decision = syncReplicas(view, sorted, now);
    decision.status = patchFor(view.set, report, now);
    if (report.counts->nextAvailable
        && (!decision.requeueAfter || *report.counts->nextAvailable < *decision.requeueAfter))
        decision.requeueAfter = report.counts->nextAvailable;
    return decision;
}

} // namespace hp::rules
