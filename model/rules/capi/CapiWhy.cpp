// SPDX-License-Identifier: Apache-2.0
#include "model/rules/capi/CapiWhy.h"

#include "model/messages/ClusterApi.h"
#include "model/messages/Fact.h"
#include "model/messages/Stuck.h"
#include "model/resource/MachinePool.h"
#include "model/rules/capi/CapiCase.h"
#include "model/rules/capi/CapiDrain.h"
#include "model/rules/holds/Case.h"
#include "model/rules/holds/Stage.h"

#include <algorithm>
#include <nlohmann/json.hpp>

namespace hp::capi {

using holds::StuckFact;
using holds::StuckState;
using holds::WhyStuck;

namespace {

const std::vector<const std::vector<CapiCause> *> &capiTable()
{
    static const std::vector<const std::vector<CapiCause> *> parts{&capiHookCausesBeforeDrain(),
                                                                   &capiDrainCauses(),
                                                                   &capiNamelessHookCauses(),
                                                                   &capiControlPlaneCauses(),
                                                                   &capiHookCausesAfterDrain(),
                                                                   &capiDeletionCauses(),
                                                                   &capiClusterCauses(),
                                                                   &capiCreationCauses(),
                                                                   &capiRepairCauses()};
    return parts;
}

/// What is true of every machine and helps to place the sentence.
std::vector<StuckFact> commonFacts(const CapiView &view)
{
    const Object &machine = view.machine;
    std::vector<StuckFact> facts;
    if (!machine) {
        if (view.owner.isDeleting())
            facts.push_back({say::deletionWasAskedFor(),
                             quoted("metadata.deletionTimestamp"),
                             view.owner.deletionTimestamp()});
        return facts;
    }
    if (machine.isDeleting())
        facts.push_back({say::deletionWasAskedFor(),
                         quoted("metadata.deletionTimestamp"),
                         machine.deletionTimestamp()});
    if (isMachinePool(machine))
        facts.push_back({say::capiMachinesAreReady(readyReplicasOf(machine), replicasOf(machine)),
                         quoted("status.readyReplicas"),
                         {}});
    else if (const std::string &node = nodeNameOf(machine); !node.empty())
        facts.push_back(conditionFact(machine, "NodeHealthy"));
    else if (!view.likeNode)
        facts.push_back({say::noNodeHasJoined(), quoted("status.nodeRef"), {}});
    const std::string &phase = machine.text("/status/phase");
    facts.push_back({phase.empty() ? say::hasNoPhaseYet() : say::phaseIs(phase),
                     quoted("status.phase"),
                     parseTime(machine.text("/status/lastUpdated"))});
    facts.push_back(
        {say::wasCreated(), quoted("metadata.creationTimestamp"), machine.creationTimestamp()});
    return facts;
}

/// A time that cannot be true is the claim of whoever wrote it. What stands above a machine may be
/// older than it, so only the steps of a deletion are measured by its creation.
void believe(WhyStuck &why, const Object &machine, TimePoint now)
{
    if (!why.since)
        return;
    const bool sameCause = why.cause == why.since;
    auto time =
        holds::believed(machine.isDeleting() ? machine : Object(), "Deleting", why.since, now);
    why.since = time.at;
    if (sameCause)
        why.cause = time.at;
    if (!time.claim.text.empty() && machine.isDeleting())
        why.facts.push_back(std::move(time.claim));
}

} // namespace

std::optional<WhyStuck> whyStuck(const CapiView &view, TimePoint now)
{
    return whyStuck(view, holdsOf(view, now), now);
}

std::optional<WhyStuck>
whyStuck(const CapiView &view, const std::vector<holds::Hold> &holds, TimePoint now)
{
    const bool passed = !drainIsSkippedBecause(view, now).empty();
    const CapiCase asked{view,
                         holds,
                         deletionOf(view),
                         passed ? std::vector<DrainLine>() : drainObstacles(view, now),
                         now};
    std::optional<WhyStuck> first;
    for (const auto *part : capiTable()) {
        for (const CapiCause &cause : *part) {
            auto why = cause.says(asked);
            // A stage that takes its time is told only where no later row tells of trouble.
            if (!why || (first && why->look == StuckState::Working))
                continue;
            const bool stops = why->look != StuckState::Working;
            why->rule = cause.name;
            if (stops)
                why->priority = holds::mostUrgent(why->priority, holds);
            believe(*why, view.machine, now);
            holds::fillUp(*why, commonFacts(view));
            first = std::move(why);
            if (stops)
                return first;
        }
    }
    return first;
}

std::vector<std::string> capiRows()
{
    std::vector<std::string> names;
    for (const auto *part : capiTable()) {
        for (const CapiCause &cause : *part) {
            if (std::ranges::find(names, cause.name) == names.end())
                names.emplace_back(cause.name);
        }
    }
    return names;
}

} // namespace hp::capi
