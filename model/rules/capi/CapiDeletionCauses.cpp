// SPDX-License-Identifier: Apache-2.0
#include "model/messages/ClusterApi.h"
#include "model/messages/Exit.h"
#include "model/messages/Fact.h"
#include "model/messages/Next.h"
#include "model/messages/Override.h"
#include "model/resource/BareMetalHost.h"
#include "model/resource/MachinePool.h"
#include "model/rules/capi/CapiCase.h"
#include "model/rules/capi/CapiNext.h"
#include "model/rules/holds/HookWait.h"
#include "model/rules/holds/Sentence.h"

#include <algorithm>
#include <array>
#include <nlohmann/json.hpp>

namespace hp::capi {

using holds::shortName;
using holds::StuckState;
using holds::WhyStuck;

namespace {

std::optional<WhyStuck> controllerFails(const CapiCase &c)
{
    if (c.deletion.reason != "InternalError")
        return std::nullopt;
    WhyStuck why = whyFrom(c,
                           {.at = "deletion",
                            .head = say::capiControllerFails(firstLine(c.deletion.message)),
                            .since = c.deletion.since,
                            .next = say::getsOnWhenCured()});
    why.look = StuckState::Failed;
    why.priority = 3;
    addDeletionFacts(why, c);
    why.exits = {{say::capiWaitController(), "wait"}, {say::capiCheckControllerLog(), "owner"}};
    return why;
}

struct Part {
    std::string kind{};
    std::string name{};
};

/// The object by its kind and name: as it is, else as the machine refers to it.
Part partOf(const Object &object, const Reference &reference)
{
    return object ? Part{object.kind(), shortName(object.name())}
                  : Part{reference.kind, shortName(reference.key.name)};
}

std::optional<WhyStuck> infrastructurePaused(const CapiCase &c)
{
    const Object &object = c.view.infrastructure;
    if (c.deletion.step != DeletionStep::Infrastructure
        || !(isPausedByAnnotation(object) || reportedIs(object, "Paused", "True")))
        return std::nullopt;
    const Part part = partOf(object, infrastructureOf(c.view.machine));
    // Whoever ends the pause of what was moved has two controllers act on one server.
    const bool isMoved = object.annotation(deleteForMove).has_value();
    WhyStuck why = whyFrom(
        c,
        {.at = "infrastructure",
         .hold = object.name(),
         .owner = object.kind(),
         .head = say::capiObjectIsPaused(part.kind, part.name),
         .clause = say::capiDeletionRests(),
         .since = c.deletion.since,
         .next = isMoved ? say::nothingIsDoneByItselfThen() : say::isReconciledAgainWhenPause()});
    addDeletionFacts(why, c);
    if (isMoved)
        why.exits = {{say::waitInVainPersonHasToAct(), "wait"},
                     {say::lookAt("clusterctl move"), "owner"}};
    else
        why.exits = {{say::capiWaitPauseEnds(), "wait"},
                     {say::capiCheckMoveFirst(), "ask"},
                     {say::capiResume(part.kind, object.name()), "override"}};
    return why;
}

/// A Metal3Machine says that its host is being deprovisioned.
bool saysDeprovisioning(const Object &infrastructure)
{
    const auto state = reported(infrastructure, "AssociateMetal3MachineMetaData");
    return state && state->condition.message.find("deprovisioning") != std::string::npos;
}

/// The host is still the machine's, and its provisioner takes its image away.
std::optional<WhyStuck> hostDeprovisioned(const CapiCase &c)
{
    const Object &host = c.view.host;
    const std::string hostName = host ? host.name() : hostOfMetal3(c.view.infrastructure).name;
    if (c.deletion.step != DeletionStep::Infrastructure || hostName.empty())
        return std::nullopt;
    const std::string state = host                  ? host.text("/status/provisioning/state")
        : saysDeprovisioning(c.view.infrastructure) ? host::state::deprovisioning
                                                    : std::string();
    constexpr std::array busy{host::state::deprovisioning,
                              host::state::provisioned,
                              host::state::provisioning,
                              host::state::preparing,
                              host::state::deleting,
                              host::state::poweringOffBeforeDelete};
    if (std::ranges::find(busy, state) == busy.end())
        return std::nullopt;
    const std::string name = shortName(hostName);
    const std::string &error = host.text("/status/errorMessage");
    WhyStuck why = progressFrom(c,
                                {.at = "infrastructure",
                                 .hold = hostName,
                                 .owner = hostName,
                                 .head = say::capiHostIsDeprovisioned(name),
                                 .clause = error.empty()
                                     ? Message()
                                     : say::errorOfHostSays(host.text("/status/errorType"), error),
                                 .since = c.deletion.since,
                                 .next = nextAfter(c.view, DeletionStep::Infrastructure, c.now)},
                                providerMayTake);
    if (!error.empty())
        why.look = StuckState::Holding;
    why.facts.push_back({quoted(state), say::ofHost("status.provisioning.state", hostName), {}});
    addDeletionFacts(why, c);
    why.exits = {{say::waitDeletionGoesOn(), "wait"}};
    if (!error.empty())
        why.exits.push_back({say::cureWhatItComplainsAbout(), "fix"});
    return why;
}

/// What an object says of itself: the condition that is not as it should be; null: none is. What is
/// above machines says first what its deletion waits for.
const char *complaintOf(const Object &object, bool isOfMachine)
{
    if (!isOfMachine && reportedIs(object, "Deleting", "True"))
        return "Deleting";
    for (const char *type : {"Ready", "Available"}) {
        const auto state = reported(object, type);
        if (state && state->condition.status != "True" && !state->condition.message.empty())
            return type;
    }
    return nullptr;
}

/// Its words: of a list, which names all that is there still, the first entry.
std::string complaintText(const Object &object, const char *type)
{
    const auto state = reported(object, type);
    const std::string &message = state->condition.message;
    const std::size_t list = message.starts_with("* ") ? 0 : message.find("\n* ");
    const std::string text = std::string_view(type) != "Deleting" || list == std::string::npos
        ? wordsOfProvider(message)
        : firstLine(message.substr(message.find("* ", list) + 2));
    return text.empty() ? state->condition.reason : text;
}

/// The finalizer that keeps it when all others are off; empty: nobody's does. Those of Cluster API
/// and its providers are taken off at the end of their own work, and others matter behind that.
std::string keeperOf(const Object &object, bool ownCounts)
{
    const Json &finalizers = object.at("/metadata/finalizers");
    std::string own;
    std::string ofOthers;
    for (std::size_t i = 0; finalizers.is_array() && i < finalizers.size(); ++i) {
        const std::string name =
            finalizers[i].is_string() ? finalizers[i].get<std::string>() : std::string();
        const bool isOwn = name.substr(0, name.find('/')).find(group) != std::string::npos;
        if (isOwn && !ownCounts)
            return {};
        std::string &first = isOwn ? own : ofOthers;
        if (first.empty())
            first = name;
    }
    return ofOthers.empty() ? own : ofOthers;
}

std::optional<WhyStuck> infrastructureNotDeleted(const CapiCase &c)
{
    if (c.deletion.step != DeletionStep::Infrastructure)
        return std::nullopt;
    return partNotDeleted(c,
                          "infrastructure",
                          c.view.infrastructure,
                          infrastructureOf(c.view.machine),
                          c.deletion.since);
}

std::optional<WhyStuck> bootstrapNotDeleted(const CapiCase &c)
{
    if (c.deletion.step != DeletionStep::Bootstrap)
        return std::nullopt;
    return partNotDeleted(
        c, "bootstrap", c.view.bootstrap, bootstrapOf(c.view.machine), c.deletion.since);
}

std::optional<WhyStuck> nodeNotDeleted(const CapiCase &c)
{
    if (c.deletion.step != DeletionStep::Node)
        return std::nullopt;
    const std::string cluster = shortName(clusterNameOf(c.view.machine));
    const Said said{.at = "node",
                    .hold = nodeOf(c),
                    .head = say::capiNodeCannotBeDeleted(nodeOf(c)),
                    .since = c.deletion.since,
                    .next = say::machineIsGoneThen(),
                    .ofWorkload = true};
    // A MachinePool reports no error: its Nodes take their time.
    WhyStuck why =
        isMachinePool(c.view.machine) ? progressFrom(c, said, providerMayTake) : whyFrom(c, said);
    addDeletionFacts(why, c);
    why.exits = {{say::waitDeletionGoesOn(), "wait"},
                 {say::capiCheckControllerLog(), "owner"},
                 {say::capiRestoreWorkload(cluster), "fix"}};
    return why;
}

std::optional<WhyStuck> foreignFinalizer(const CapiCase &c)
{
    return holds::otherFinalizer(c.holds, c.now);
}

/// Its step has no row of its own: nothing was reported yet, or its hook is gone.
std::optional<WhyStuck> deletionGoesOn(const CapiCase &c)
{
    const DeletionStep step = c.deletion.step;
    const bool isLast =
        step == DeletionStep::Completed && c.view.machine.hasFinalizer(finalizerOf(c.view.machine));
    if (step != DeletionStep::Unknown && step != DeletionStep::PreDrainHook
        && step != DeletionStep::PreTerminateHook && !isLast)
        return std::nullopt;
    const bool reported = !c.deletion.reason.empty();
    WhyStuck why = progressFrom(
        c,
        {.at = "deletion",
         .hold = c.deletion.reason,
         .head = reported ? say::capiDeletionIsAt(c.deletion.reason) : say::deletionHasNotBegun(),
         .since = c.deletion.since,
         .next = nextAfter(c.view, c.deletion.step, c.now)},
        stepMayTake);
    addDeletionFacts(why, c);
    why.exits = {{say::waitDeletionGoesOn(), "wait"}, {say::capiCheckControllers(), "owner"}};
    return why;
}

} // namespace

namespace {

/// What a Machine repeats of what its provider says of a deletion that fails; empty: nothing.
std::string complaintInMachine(const Object &machine)
{
    const auto state = reported(machine, "InfrastructureReady");
    const std::string text = state && state->condition.status == "False"
        ? wordsOfProvider(state->condition.message)
        : std::string();
    // What kept the server from being made says nothing of why it does not go.
    const auto asked = machine.deletionTimestamp();
    if (asked && state && state->since && *state->since + std::chrono::seconds(5) < *asked)
        return {};
    // The core's own words for a server that is not there any more.
    const bool isOfCore = text.find("status.initialization.") != std::string::npos
        || text.find(" has been deleted") != std::string::npos;
    return isOfCore ? std::string() : text;
}

} // namespace

WhyStuck partNotDeleted(const CapiCase &c,
                        const char *at,
                        const Object &object,
                        const Reference &reference,
                        std::optional<TimePoint> since)
{
    const Part part = partOf(object, reference);
    const bool isOfMachine = static_cast<bool>(c.view.machine);
    const bool isBootstrap = isOfMachine && std::string_view(at) == "bootstrap";
    // A server is its provider's to remove, whatever finalizers it does that by.
    const std::string keeper =
        isOfMachine && !isBootstrap ? std::string() : keeperOf(object, isBootstrap);
    const char *type = complaintOf(object, isOfMachine);
    // What its provider says the Machine repeats, where the object itself has it in a condition of
    // another name.
    const bool isRepeated = type == nullptr && isOfMachine && !isBootstrap
        && !complaintInMachine(c.view.machine).empty();
    const std::string complaint = isRepeated ? complaintInMachine(c.view.machine)
        : type == nullptr                    ? std::string()
                                             : complaintText(object, type);
    Said said{.at = at,
              .hold = part.name,
              .owner = keeper.empty() ? part.kind : keeper.substr(0, keeper.find('/')),
              .since = since,
              .next =
                  isOfMachine ? nextAfter(c.view, c.deletion.step, c.now) : say::getsOnWhenCured()};
    const auto notDeleted = [&](std::size_t most) {
        return complaint.empty()
            ? say::capiObjectIsNotDeleted(part.kind, part.name)
            : say::capiObjectIsNotDeletedBecause(part.kind, part.name, abridged(complaint, most));
    };
    // Rather more of an error than what comes next.
    said.head = keeper.empty() ? notDeleted(110)
                               : say::capiObjectIsKept(part.kind, part.name, shortName(keeper));
    said.inShort =
        keeper.empty() ? notDeleted(80) : say::capiObjectIsNotDeleted(part.kind, part.name);
    WhyStuck why = progressFrom(c, said, providerMayTake);
    if (!keeper.empty())
        why.facts.push_back({quoted(keeper),
                             say::capiOfObject("metadata.finalizers", part.kind, object.name()),
                             object.deletionTimestamp()});
    if (type != nullptr)
        why.facts.push_back(conditionFact(object, type));
    else if (isRepeated)
        why.facts.push_back(conditionFact(c.view.machine, "InfrastructureReady"));
    addDeletionFacts(why, c);
    why.exits = {{say::waitDeletionGoesOn(), "wait"}};
    why.exits.push_back(keeper.empty()
                            ? complaint.empty() || complaint.starts_with("Waiting for ")
                                    || (type && type == std::string_view("Deleting"))
                                ? holds::Exit{say::capiCheckProvider(part.kind), "owner"}
                                : holds::Exit{say::cureWhatItComplainsAbout(), "fix"}
                            : holds::Exit{say::lookAtWhoeverTakesFinalizerOff(keeper), "owner"});
    return why;
}

const std::vector<CapiCause> &capiDeletionCauses()
{
    static const std::vector<CapiCause> causes{
        {"infrastructure paused", infrastructurePaused},
        {"host deprovisioning", hostDeprovisioned},
        {"infrastructure not deleted", infrastructureNotDeleted},
        {"bootstrap not deleted", bootstrapNotDeleted},
        {"Node not deleted", nodeNotDeleted},
        {"finalizer of others", foreignFinalizer},
        {"controller fails", controllerFails},
        {"deletion under way", deletionGoesOn},
    };
    return causes;
}

} // namespace hp::capi
