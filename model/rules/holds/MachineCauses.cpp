// SPDX-License-Identifier: Apache-2.0
#include "model/resource/Conditions.h"
#include "model/resource/Machine.h"
#include "model/rules/holds/Case.h"
#include "model/rules/holds/Sentence.h"
#include "model/rules/machine/MachineDecision.h"
#include "model/rules/machine/MachineValidation.h"

#include <nlohmann/json.hpp>

namespace hp::holds {

namespace {

namespace phase = machine::phase;

constexpr const char *instanceGone = "can't find created instance";

WhyStuck failed(const Case &c)
{
    const Object &machine = c.view.machine;
    WhyStuck why;
    why.look = StuckLook::Failed;
    why.waitingAt = "failed";
    why.priority = 3;
    why.since = why.cause = parseTime(machine.text("/status/lastUpdated"));
    const std::string &message = machine.text("/status/errorMessage");
    why.facts.push_back(
        {message.empty() ? "no error message" : message, "status.errorMessage", why.since});
    const Conditions conditions(machine.at("/status/conditions"));
    if (const auto exists = conditions.get(machine::condition::instanceExists))
        why.facts.push_back({exists->message.empty() ? "the instance exists" : exists->message,
                             "status.conditions[InstanceExists]",
                             conditions.transitionTime(machine::condition::instanceExists)});
    why.exits = {{"Delete the machine; its set makes a new one", "fix"}};
    rules::MachineView view;
    view.machine = machine;
    why.next = asSentence(decideMachine(view, c.now).reason.text());
    return why;
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
    why.sentence =
        fit({{"Failed: the provider no longer has the instance "
                  + (id.empty() ? "of " + shortName(machine.name()) : shortened(id, 72)) + '.',
              ageSince(why.since, c.now),
              "Its Node is not to be trusted."},
             {"Failed: the provider no longer has the instance.", ageSince(why.since, c.now)}});
    return why;
}

std::optional<WhyStuck> failedOtherwise(const Case &c)
{
    const Object &machine = c.view.machine;
    if (machine::phaseOf(machine) != phase::failed)
        return std::nullopt;
    WhyStuck why = failed(c);
    const std::string &message = machine.text("/status/errorMessage");
    const std::string reason = message.empty() ? std::string("no reason was given") : message;
    why.sentence = fit({{"Failed:", shortened(reason, 120) + '.', ageSince(why.since, c.now)}});
    return why;
}

std::optional<WhyStuck> invalid(const Case &c)
{
    const Object &machine = c.view.machine;
    const std::string fault = rules::validateMachine(machine).text();
    if (fault.empty() || machine.isDeleting())
        return std::nullopt;
    WhyStuck why;
    why.look = StuckLook::Failed;
    why.waitingAt = "validation";
    why.priority = 3;
    why.since = why.cause = machine.creationTimestamp();
    std::string missing;
    if (machine.label(machine::clusterLabel).value_or("").empty())
        missing = std::string("label ") + machine::clusterLabel;
    if (machine.at("/spec/providerSpec/value").is_null())
        missing += (missing.empty() ? "" : " and ") + std::string("spec.providerSpec.value");
    why.hold = missing;
    why.sentence = fit({{"Invalid, so nothing is done with it: it has no " + missing + '.',
                         ageSince(why.since, c.now)},
                        {"Invalid, so nothing is done with it: it has no " + missing + '.'}});
    why.facts.push_back({fault, "the machine controller's validation", {}});
    why.exits = {{"Set " + missing, "fix"},
                 {"Delete the machine; deletion is not validated", "fix"}};
    why.next = "It is reconciled as soon as it is valid.";
    return why;
}

std::optional<WhyStuck> paused(const Case &c)
{
    const Conditions conditions(c.view.machine.at("/status/conditions"));
    if (!conditions.is(machine::condition::paused, "True"))
        return std::nullopt;
    WhyStuck why;
    why.waitingAt = "paused";
    why.hold = machine::condition::paused;
    why.since = why.cause = conditions.transitionTime(machine::condition::paused);
    const Condition condition = *conditions.get(machine::condition::paused);
    const std::string &authority = c.view.machine.text("/status/authoritativeAPI");
    why.owner = authority;
    why.sentence = fit({{authority.empty() ? "Paused: " + asSentence(condition.message)
                                           : "Paused: " + shortName(authority)
                                 + " is the authoritative API, so the Machine API does nothing.",
                         ageSince(why.since, c.now)},
                        {"Paused: the Machine API does nothing.", ageSince(why.since, c.now)}});
    why.facts.push_back({condition.message, "status.conditions[Paused]", why.since});
    why.exits = {{"Wait: the other API has it", "wait"},
                 {"Set spec.authoritativeAPI to MachineAPI", "fix"}};
    why.next = "It is reconciled again when the pause ends.";
    return why;
}

std::optional<WhyStuck> noFreeHost(const Case &c)
{
    const Object &machine = c.view.machine;
    if (machine.isDeleting() || machine::isProvisioned(machine)
        || machine.text("/status/errorReason") != "InsufficientResources")
        return std::nullopt;
    WhyStuck why;
    why.waitingAt = "create";
    why.priority = 3;
    why.since = machine.creationTimestamp();
    why.cause = parseTime(machine.text("/status/lastUpdated"));
    const std::string &message = machine.text("/status/errorMessage");
    why.hold = "host";
    why.owner = "provider";
    why.sentence = fit({{"No host is free for it: " + withStop(shortened(message, 80)),
                         ageSince(why.since, c.now),
                         "It is tried again every 30 s."},
                        {"No host is free for it.", ageSince(why.since, c.now)}});
    why.facts = {{message, "status.errorMessage", why.cause},
                 {"the reason is InsufficientResources", "status.errorReason", why.cause}};
    why.exits = {{"Wait: a host may become free", "wait"},
                 {"Add a host that its hostSelector matches, or free one", "fix"}};
    why.next = "It claims the first host that is free.";
    return why;
}

} // namespace

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
