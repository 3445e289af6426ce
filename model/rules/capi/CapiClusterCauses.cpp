// SPDX-License-Identifier: Apache-2.0
#include "model/base/Text.h"
#include "model/messages/ClusterApi.h"
#include "model/messages/Exit.h"
#include "model/messages/Next.h"
#include "model/messages/Stuck.h"
#include "model/rules/capi/CapiCase.h"
#include "model/rules/holds/Sentence.h"

#include <nlohmann/json.hpp>

namespace hp::capi {

using holds::StuckState;
using holds::WhyStuck;

namespace {

using namespace std::chrono_literals;

constexpr Duration takenUpAfter = 2min;

bool isClusterGoing(const CapiView &view)
{
    return !view.machine && view.owner.kind() == "Cluster" && view.owner.isDeleting();
}

/// Its condition Deleting while that says where the deletion is.
std::optional<ReportedState> clusterDeletion(const CapiCase &c)
{
    auto state = reported(c.view.owner, "Deleting");
    return state && state->condition.status == "True" ? state : std::nullopt;
}

/// The step began with its reason; without one the deletion is all there is.
std::optional<TimePoint> stepSince(const CapiCase &c)
{
    const auto state = clusterDeletion(c);
    return state && state->since ? state->since : c.view.owner.deletionTimestamp();
}

std::optional<WhyStuck> clusterPaused(const CapiCase &c)
{
    const Object &cluster = c.view.owner;
    const auto state = reported(cluster, "Paused");
    const bool saysSo = state && state->condition.status == "True";
    if (!isClusterGoing(c.view)
        || !(isPausedCluster(cluster) || isPausedByAnnotation(cluster) || saysSo))
        return std::nullopt;
    const std::string name = holds::shortName(cluster.name());
    const bool isMoved = cluster.annotation(deleteForMove).has_value();
    WhyStuck why = whyFrom(
        c,
        {.at = "paused",
         .hold = "spec.paused",
         .head = say::capiObjectIsPaused("Cluster", name),
         .clause = say::capiDeletionRests(),
         .since = saysSo ? state->since : std::nullopt,
         .next = isMoved ? say::nothingIsDoneByItselfThen() : say::isReconciledAgainWhenPause()});
    if (saysSo)
        why.facts.push_back(conditionFact(cluster, "Paused"));
    if (isMoved) {
        why.exits = {{say::waitInVainPersonHasToAct(), "wait"},
                     {say::lookAt("clusterctl move"), "owner"}};
        return why;
    }
    why.exits = {{say::capiWaitPauseEnds(), "wait"},
                 {say::capiCheckMoveFirst(), "ask"},
                 {say::capiResume("Cluster", cluster.name()), "override"}};
    return why;
}

/// It is as old as that and nobody has taken it up: what once reported it says False.
std::optional<WhyStuck> clusterWithoutController(const CapiCase &c)
{
    const Object &cluster = c.view.owner;
    const auto asked = cluster.deletionTimestamp();
    const auto state = reported(cluster, "Deleting");
    if (!isClusterGoing(c.view) || !asked || c.now - *asked <= takenUpAfter || !state
        || state->condition.status == "True" || !cluster.hasFinalizer(clusterFinalizer))
        return std::nullopt;
    const std::string filter = cluster.label(watchFilterLabel).value_or("");
    WhyStuck why = whyFrom(c,
                           {.at = "deletion",
                            .head = say::capiNoController(),
                            .clause = filter.empty()
                                ? Message()
                                : say::capiWatchFilter(watchFilterLabel, holds::shortName(filter)),
                            .since = asked,
                            .next = say::getsOnWhenCured()});
    why.facts.push_back(conditionFact(cluster, "Deleting"));
    why.exits = {{say::waitInVainPersonHasToAct(), "wait"}, {say::capiCheckControllers(), "owner"}};
    return why;
}

std::optional<WhyStuck> clusterControllerFails(const CapiCase &c)
{
    const auto state = clusterDeletion(c);
    if (!isClusterGoing(c.view) || !state || state->condition.reason != "InternalError")
        return std::nullopt;
    WhyStuck why = whyFrom(
        c,
        {.at = "deletion",
         .head = say::capiControllerFails(abridged(firstLine(state->condition.message), 100)),
         .since = state->since,
         .next = say::getsOnWhenCured()});
    why.look = StuckState::Failed;
    why.facts.push_back(conditionFact(c.view.owner, "Deleting"));
    why.exits = {{say::capiWaitController(), "wait"}, {say::capiCheckControllerLog(), "owner"}};
    return why;
}

/// Its control plane or its infrastructure: by the reason, and where there is none, as before v1.9,
/// by what goes already. Upstream asks for the deletion of the second when the first is gone.
std::optional<WhyStuck> clusterPart(const CapiCase &c, const char *reason, bool isControlPlane)
{
    const auto state = clusterDeletion(c);
    const Object &part = isControlPlane ? c.view.controlPlane : c.view.infrastructure;
    if (!isClusterGoing(c.view) || !(state ? state->condition.reason == reason : part.isDeleting()))
        return std::nullopt;
    const Reference reference =
        isControlPlane ? controlPlaneOf(c.view.owner) : infrastructureOf(c.view.owner);
    const char *at = isControlPlane ? "deletion" : "infrastructure";
    WhyStuck why = partNotDeleted(c, at, part, reference, stepSince(c));
    if (state)
        why.facts.push_back(conditionFact(c.view.owner, "Deleting"));
    return why;
}

std::optional<WhyStuck> clusterWaitsForControlPlane(const CapiCase &c)
{
    return clusterPart(c, "WaitingForControlPlaneDeletion", true);
}

std::optional<WhyStuck> clusterWaitsForInfrastructure(const CapiCase &c)
{
    return clusterPart(c, "WaitingForInfrastructureDeletion", false);
}

/// Workers, a hook, finalizers of others: the Cluster itself, with what it says of it.
std::optional<WhyStuck> clusterNotDeleted(const CapiCase &c)
{
    if (!isClusterGoing(c.view))
        return std::nullopt;
    return partNotDeleted(c, "deletion", c.view.owner, {}, stepSince(c));
}

} // namespace

const std::vector<CapiCause> &capiClusterCauses()
{
    static const std::vector<CapiCause> causes{
        {"cluster paused", clusterPaused},
        {"no controller", clusterWithoutController},
        {"controller fails", clusterControllerFails},
        {"cluster waits for its control plane", clusterWaitsForControlPlane},
        {"cluster waits for its infrastructure", clusterWaitsForInfrastructure},
        {"cluster not deleted", clusterNotDeleted},
    };
    return causes;
}

} // namespace hp::capi
