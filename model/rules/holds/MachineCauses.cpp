// SPDX-License-Identifier: Apache-2.0
#include "model/base/ErrorWords.h"
#include "model/base/JsonFields.h"
#include "model/messages/Exit.h"
#include "model/messages/Fact.h"
#include "model/messages/Next.h"
#include "model/messages/Stuck.h"
#include "model/resource/BareMetalHost.h"
#include "model/resource/Conditions.h"
#include "model/resource/Machine.h"
#include "model/rules/holds/Case.h"
#include "model/rules/holds/HealthWatch.h"
#include "model/rules/holds/Sentence.h"
#include "model/rules/machine/MachineDecision.h"
#include "model/rules/machine/MachineValidation.h"
#include "model/rules/metal/HostClaim.h"

#include <algorithm>
#include <nlohmann/json.hpp>

namespace hp::holds {

namespace {

namespace phase = machine::phase;

constexpr const char *instanceGone = "can't find created instance";
constexpr Duration triedAgainEvery = std::chrono::seconds(30);

WhyStuck failed(const Case &c)
{
    const Object &machine = c.view.machine;
    WhyStuck why;
    why.look = StuckState::Failed;
    why.waitingAt = "failed";
    why.priority = 3;
    why.since = why.cause = parseTime(machine.text("/status/lastUpdated"));
    const std::string &message = machine.text("/status/errorMessage");
    why.facts.push_back({message.empty() ? say::noErrorMessage() : quoted(message),
                         quoted("status.errorMessage"),
                         why.since});
    const ConditionsIn conditions(machine.at("/status/conditions"));
    if (const auto exists = conditions.get(machine::condition::instanceExists))
        why.facts.push_back(
            {exists->message.empty() ? say::instanceExists() : quoted(exists->message),
             quoted("status.conditions[InstanceExists]"),
             conditions.transitionTime(machine::condition::instanceExists)});
    // Its etcd may be well, whatever the provider says of it (machine-api-operator,
    // docs/user/TroubleShooting.md).
    if (!machine.isDeleting() && !keepsQuorumWithout(c.view, machine::nodeName(machine))) {
        why.exits = {{say::restoreControlPlaneFirst(), "fix"}};
        why.next = say::getsOnWhenCured();
        return why;
    }
    if (!machine.isDeleting())
        why.exits = {{isReplacedBySet(machine) ? say::deleteMachineSetMakesNew()
                                               : say::deleteMachineAndCreateAnother(),
                      "fix"}};
    else
        why.exits = {{say::waitDeletionGoesOn(), "wait"}};
    rules::MachineView view;
    view.machine = machine;
    why.next = decideMachine(view, c.now).reason;
    return why;
}

/// What keeps the health check that would replace it from doing so; empty when nothing does, or
/// none watches it.
Message notReplacedBecause(const Case &c)
{
    const HealthWatch watch = healthWatchOf(c.view, c.now);
    return c.view.machine.isDeleting() || watch.acts || watch.check.empty() ? Message()
                                                                            : watch.says;
}

/// Whether another host of the name has taken the place of the one that the provider id means by
/// its uid: "Host object has been replaced by a new one" (openshift/cluster-api-provider-baremetal,
/// pkg/cloud/baremetal/actuators/machine/actuator.go). The Machine never gets the new one.
bool hostWasReplaced(const Case &c)
{
    const auto name = rules::metal::hostNameOf(c.view.machine);
    return c.view.host && name && *name && !(*name)->uid.empty()
        && c.view.host.key() == (*name)->key && c.view.host.uid() != (*name)->uid;
}

std::optional<WhyStuck> vanished(const Case &c)
{
    const Object &machine = c.view.machine;
    if (machine::phaseOf(machine) != phase::failed
        || machine.text("/status/errorMessage") != instanceGone)
        return std::nullopt;
    WhyStuck why = failed(c);
    const std::string &id = machine::providerId(machine);
    why.hold = id;
    why.owner = "provider";
    const Message check = notReplacedBecause(c);
    const Message head = hostWasReplaced(c)
        ? say::failedHostCreatedAgain(shortName(c.view.host.name()))
        : id.empty() ? say::failedInstanceGoneOf(shortName(machine.name()))
                     : say::failedInstanceGoneById(shortened(id, 72));
    const Message age = ageSince(why.since, c.now);
    why.sentence = fit({{head, age, check, say::nodeIsNotBeTrusted()},
                        {head, age, check.empty() ? say::nodeIsNotBeTrusted() : check},
                        {say::failedInstanceGone(), age, check},
                        {say::failedInstanceGone(), age}});
    return why;
}

std::optional<WhyStuck> failedOtherwise(const Case &c)
{
    const Object &machine = c.view.machine;
    if (machine::phaseOf(machine) != phase::failed)
        return std::nullopt;
    WhyStuck why = failed(c);
    const std::string message = codeAndWords(machine.text("/status/errorMessage"));
    const auto head = [&message](std::size_t most) {
        return message.empty() ? say::failedNoReasonWasGiven()
                               : say::failed(abridged(message, most));
    };
    const Message age = ageSince(why.since, c.now);
    const Message check = notReplacedBecause(c);
    why.sentence = fit({{head(120), age, check}, {head(90), age, check}, {head(120), age}});
    return why;
}

std::optional<WhyStuck> invalid(const Case &c)
{
    const Object &machine = c.view.machine;
    const Message fault = rules::validateMachine(machine);
    if (fault.empty() || machine.isDeleting())
        return std::nullopt;
    WhyStuck why;
    why.look = StuckState::Failed;
    why.waitingAt = "validation";
    why.priority = 3;
    why.since = why.cause = machine.creationTimestamp();
    constexpr const char *spec = "spec.providerSpec.value";
    const bool noSpec = machine.at("/spec/providerSpec/value").is_null();
    const bool noLabel = machine.label(machine::clusterLabel).value_or("").empty();
    const Message missing = !noLabel ? quoted(noSpec ? spec : "")
        : noSpec                     ? say::labelAnd(machine::clusterLabel, spec)
                                     : say::label(machine::clusterLabel);
    why.hold = missing.text();
    why.sentence = fit({{say::invalidSoNothingIsDone(missing), ageSince(why.since, c.now)},
                        {say::invalidSoNothingIsDone(missing)}});
    why.facts.push_back({fault, say::machineControllersValidation(), {}});
    why.exits = {{say::setMissing(missing), "fix"}, {say::deleteMachineDeletionIsNot(), "fix"}};
    why.next = say::isReconciledAsSoonAs();
    return why;
}

std::optional<WhyStuck> paused(const Case &c)
{
    const ConditionsIn conditions(c.view.machine.at("/status/conditions"));
    if (!conditions.is(machine::condition::paused, "True"))
        return std::nullopt;
    WhyStuck why;
    why.waitingAt = "paused";
    why.hold = machine::condition::paused;
    why.since = why.cause = conditions.transitionTime(machine::condition::paused);
    const Condition condition = *conditions.get(machine::condition::paused);
    const std::string &authority = c.view.machine.text("/status/authoritativeAPI");
    why.owner = authority;
    const bool migrates = authority == "Migrating"; // facts/machine-api.md 1
    why.sentence =
        fit({{migrates                ? say::pausedWhileItMigrates()
                  : authority.empty() ? say::paused(quoted(asSentence(condition.message)))
                                      : say::pausedIsAuthoritativeAPISo(shortName(authority)),
              ageSince(why.since, c.now)},
             {say::pausedMachineAPIDoesNothing(), ageSince(why.since, c.now)}});
    why.facts.push_back(
        {quoted(condition.message), quoted("status.conditions[Paused]"), why.since});
    if (migrates)
        why.exits = {{say::waitMigrationEnds(), "wait"},
                     {say::lookAt("cluster-capi-operator"), "owner"}};
    else
        why.exits = {{say::waitOtherAPIHas(), "wait"},
                     {say::setSpecAuthoritativeAPIMachineAPI(), "fix"}};
    why.next = say::isReconciledAgainWhenPause();
    return why;
}

std::optional<WhyStuck> noFreeHost(const Case &c)
{
    const Object &machine = c.view.machine;
    if (machine.isDeleting() || machine::isProvisioned(machine) || !waitsForHost(machine))
        return std::nullopt;
    const bool says = !machine.text("/status/errorReason").empty();
    if (!says && (!c.view.hostsKnown || !c.view.hosts.empty()))
        return std::nullopt;
    WhyStuck why;
    why.waitingAt = "create";
    why.priority = 3;
    why.since = machine.creationTimestamp();
    why.cause = parseTime(machine.text("/status/lastUpdated"));
    const std::string &message = machine.text("/status/errorMessage");
    why.hold = "host";
    why.owner = "provider";
    const Message age = ageSince(why.since, c.now);
    if (says) {
        why.sentence = fit({{say::noHostIsFreeBecause(quoted(abridged(message, 80))),
                             age,
                             say::isTriedAgainEvery(triedAgainEvery)},
                            {say::noHostIsFree(), age}});
        why.facts = {
            {quoted(message), quoted("status.errorMessage"), why.cause},
            {say::reasonIsInsufficientResources(), quoted("status.errorReason"), why.cause}};
    } else {
        why.sentence = fit({{say::noHostIsFree(), age}});
    }
    why.exits = {{say::waitHostMayBecomeFree(), "wait"},
                 {say::addHostThatHostSelectorMatches(), "fix"}};
    why.next = say::claimsFirstHostThatIs();
    return why;
}

} // namespace

bool waitsForHost(const Object &machine)
{
    const std::string &reason = machine.text("/status/errorReason");
    if (!reason.empty())
        return reason == "InsufficientResources";
    // A newer provider only logs it, and tries again.
    return machine::phaseOf(machine) == phase::provisioning && machine::providerId(machine).empty()
        && !machine.annotation(host::hostAnnotation)
        && machine::hooks(machine, machine::HookPoint::PreCreate).empty();
}

bool isReplacedBySet(const Object &machine)
{
    const Json &owners = machine.at("/metadata/ownerReferences");
    return owners.is_array() && std::any_of(owners.begin(), owners.end(), [](const Json &owner) {
               const std::string &kind = textOf(owner, "kind");
               return kind == "MachineSet" || kind == "ControlPlaneMachineSet";
           });
}

const std::vector<Cause> &machineCauses()
{
    static const std::vector<Cause> causes{{"instance vanished", vanished},
                                           {"machine failed", failedOtherwise},
                                           {"invalid machine", invalid},
                                           {"machine paused", paused},
                                           {"no free host", noFreeHost}};
    return causes;
}

} // namespace hp::holds
