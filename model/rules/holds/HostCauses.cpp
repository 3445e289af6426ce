// SPDX-License-Identifier: Apache-2.0
#include "model/resource/BareMetalHost.h"
#include "model/resource/Conditions.h"
#include "model/resource/Machine.h"
#include "model/rules/holds/Case.h"
#include "model/rules/holds/Next.h"
#include "model/rules/holds/Sentence.h"
#include "model/rules/metal/HostClaim.h"
#include "model/rules/remediation/RemediationNames.h"

#include <algorithm>
#include <nlohmann/json.hpp>

namespace hp::holds {

namespace {

/// An orderly shutdown that takes so long is worth a sentence; most take seconds.
constexpr Duration shutdownIsLong = std::chrono::seconds(60);
/// A host that was commanded on a moment ago is on its way.
constexpr const char *checkBmc = "Check the BMC's network, address and credentials";

std::string hostName(const Case &c)
{
    return shortName(c.view.host.name());
}

std::string ofHost(const Case &c, const std::string &field)
{
    return field + " of host " + c.view.host.name();
}

Conditions conditionsOf(const Case &c)
{
    return Conditions(c.view.host.at("/status/conditions"));
}

/// Asked of every host for every change of it: nothing is copied that is not said.
std::string settledReason(const Case &c)
{
    const Json &list = c.view.host.at("/status/conditions");
    for (const Json &one : list.is_array() ? list : Json::array()) {
        if (one.is_object() && one.value("type", Json()) == host::condition::powerSettled)
            return one.value("reason", Json("")).is_string() ? one.value("reason", std::string())
                                                             : std::string();
    }
    return {};
}

bool isBlind(const Case &c)
{
    return machine::conditionIs(c.view.host, host::condition::powerStateKnown, "False");
}

bool isOff(const Case &c)
{
    return c.view.host.at("/status/poweredOn") == false;
}

bool wantsOn(const Case &c)
{
    return c.view.host.at("/spec/online") == true;
}

/// The key is that of a remediation (facts/reboot.md 6).
bool isFencing(const std::string &key)
{
    const std::string whole = host::rebootPrefix + key;
    return whole == rules::metal::powerOffRequest
        || whole.starts_with(rules::remediation::requestKey(""));
}

const Hold *firstKey(const Case &c)
{
    const auto it = std::find_if(c.holds.begin(), c.holds.end(), [](const Hold &hold) {
        return hold.kind == HoldKind::PowerKey;
    });
    return it == c.holds.end() ? nullptr : &*it;
}

WhyStuck atPower(const Case &c, const char *condition)
{
    WhyStuck why;
    why.waitingAt = "power";
    why.owner = c.view.host.name();
    why.since = why.cause = conditionsOf(c).transitionTime(condition);
    return why;
}

std::optional<WhyStuck> hostPaused(const Case &c)
{
    const Object &host = c.view.host;
    const bool wanted = firstKey(c) || host.annotation(host::rebootAnnotation)
        || (wantsOn(c) && isOff(c)) || c.view.machine.isDeleting();
    if (!host.annotation(host::pausedAnnotation) || !wanted)
        return std::nullopt;
    WhyStuck why = atPower(c, "");
    why.waitingAt = "paused";
    why.hold = host::pausedAnnotation;
    const Hold *key = firstKey(c);
    const std::string what = key                  ? "key " + shortName(key->name)
        : host.annotation(host::rebootAnnotation) ? "the reboot that was asked for"
                                                  : "its power";
    why.sentence = fit({{"Host " + hostName(c) + " is paused by annotation: nothing is done about "
                         + what + '.'}});
    why.facts = {{"the host is paused",
                  ofHost(c, std::string("metadata.annotations[") + host::pausedAnnotation + ']'),
                  {}}};
    why.exits = {{"Wait: whoever paused the host goes on with it", "wait"},
                 {std::string("Take the annotation ") + host::pausedAnnotation + " off", "fix"}};
    why.next = "The host is reconciled again when the annotation is gone.";
    return why;
}

std::optional<WhyStuck> credentialsRejected(const Case &c)
{
    const std::string reason = settledReason(c);
    const bool missing = reason == "CredentialsMissing" || reason == "CredentialsIncomplete";
    if (reason != "CredentialsRejected" && !missing)
        return std::nullopt;
    WhyStuck why = atPower(c, host::condition::powerSettled);
    why.look = StuckLook::Unknown;
    const std::string &secret = c.view.host.text("/spec/bmc/credentialsName");
    why.hold = secret;
    why.priority = 3;
    why.sentence = fit({{missing ? "The credentials of host " + hostName(c)
                                 + " are missing or incomplete: Secret " + shortName(secret) + '.'
                                 : "The BMC of host " + hostName(c)
                                 + " rejects the credentials of Secret " + shortName(secret) + '.',
                         ageSince(why.since, c.now)}});
    const auto settled = conditionsOf(c).get(host::condition::powerSettled);
    why.facts = {
        {settled->message, ofHost(c, "status.conditions[PowerSettled]"), why.since},
        {c.view.host.text("/status/errorMessage"), ofHost(c, "status.errorMessage"), why.since}};
    why.exits = {{"Wait: a new password in the Secret is tried at once", "wait"},
                 {"Put the right username and password into Secret " + secret, "fix"}};
    why.next = "The host is read again as soon as the Secret changes.";
    return why;
}

std::optional<WhyStuck> bmcRefuses(const Case &c)
{
    if (c.view.host.text("/status/errorType") != host::error::power)
        return std::nullopt;
    const host::PowerStatus power = host::powerStatusOf(c.view.host);
    WhyStuck why = atPower(c, host::condition::powerSettled);
    why.look = StuckLook::Unknown;
    why.hold = host::error::power;
    why.priority = 2;
    const std::string tries =
        plural(static_cast<std::size_t>(std::max(power.errorCount, 1)), "failure", "failures");
    const std::string again = power.powerRetry && power.powerRetry->notBefore > c.now
        ? "Next try in " + formatAge(power.powerRetry->notBefore - c.now) + '.'
        : std::string();
    const std::string head = "Host " + hostName(c) + " cannot be switched: ";
    why.sentence = fit({{head + withStop(power.errorMessage), withStop(tries), again},
                        {head + withStop(power.errorMessage), again},
                        {head + shortened(power.errorMessage, 60) + '.', withStop(tries), again}});
    why.facts = {{power.errorMessage, ofHost(c, "status.errorMessage"), why.since},
                 {tries, ofHost(c, "status.errorCount"), {}}};
    why.exits = {{"Wait: the command is repeated after a growing pause", "wait"},
                 {"Look at the BMC's own log", "owner"},
                 {checkBmc, "fix"}};
    why.next = power.powerRetry ? "The command is repeated then." : "The BMC is asked again.";
    return why;
}

/// Of one key or of several, seen or not.
WhyStuck heldBy(const Case &c, const Hold &key)
{
    WhyStuck why;
    why.waitingAt = "power";
    why.hold = key.name;
    why.owner = isFencing(key.name) ? "remediation" : key.owner.raw;
    why.priority = key.priority;
    why.since = why.cause = key.since;
    if (isBlind(c)) {
        why.look = StuckLook::Unknown;
        const Condition known = *conditionsOf(c).get(host::condition::powerStateKnown);
        why.facts.push_back({known.message,
                             ofHost(c, "status.conditions[PowerStateKnown]"),
                             conditionsOf(c).transitionTime(host::condition::powerStateKnown)});
    }
    for (const Hold &hold : c.holds) {
        if (hold.kind == HoldKind::PowerKey)
            why.facts.push_back({host::rebootPrefix + hold.name + " is set",
                                 ofHost(c, "metadata.annotations"),
                                 hold.since});
    }
    why.facts.push_back({isOff(c) ? "it was read Off" : "it was not read Off since",
                         ofHost(c, "status.poweredOn"),
                         parseTime(c.view.host.text("/status/powerStateObservedAt"))});
    return why;
}

std::string heldOff(const Case &c)
{
    return isOff(c) ? " is held off" : " is being switched off";
}

std::optional<WhyStuck> heldForRemediation(const Case &c)
{
    const Hold *key = firstKey(c);
    if (!key || !isFencing(key->name))
        return std::nullopt;
    WhyStuck why = heldBy(c, *key);
    why.next = nextOfRemediation(c.view, c.now);
    const bool nodeThere = static_cast<bool>(c.view.node);
    const std::string node = nodeThere
        ? "Node " + shortName(c.view.node.name()) + " is not deleted yet."
        : std::string("Its Node is deleted.");
    const std::string head = "Host " + hostName(c) + heldOff(c) + " for a remediation.";
    const std::string blind = isBlind(c) ? "Its power is unknown." : "";
    why.sentence =
        fit({{head, node, ageSince(why.since, c.now), blind, blind.empty() ? why.next : ""},
             {head, node, ageSince(why.since, c.now), blind}});
    why.exits = {{"Wait: the key goes when the Node is gone", "wait"},
                 {"Take back the request: the annotation of the Machine, or the Metal3Remediation",
                  "owner"}};
    if (isBlind(c))
        why.exits.push_back({checkBmc, "fix"});
    return why;
}

std::optional<WhyStuck> shutdownHangs(const Case &c)
{
    const auto action = host::powerActionOf(c.view.host);
    if (!action || action->type != host::PowerActionType::SoftOff || isOff(c) || isBlind(c)
        || c.now - action->issuedAt < shutdownIsLong)
        return std::nullopt;
    WhyStuck why = atPower(c, "");
    why.look = StuckLook::Progress;
    why.since = action->issuedAt;
    why.cause = action->issuedAt + shutdownIsLong;
    why.hold = "GracefulShutdown";
    why.next = "It is forced off at the deadline.";
    const Duration left = action->deadline - c.now;
    why.sentence = fit({{"Host " + hostName(c) + " was asked to shut down "
                             + formatAge(c.now - action->issuedAt) + " ago and is still on.",
                         left > Duration(0) ? "It is forced off in " + formatAge(left) + '.'
                                            : std::string("It is forced off next.")}});
    why.facts = {{"an orderly shutdown is in flight",
                  ofHost(c, "status.provisioning.powerAction"),
                  action->issuedAt},
                 {"the host still reads On",
                  ofHost(c, "status.poweredOn"),
                  parseTime(c.view.host.text("/status/powerStateObservedAt"))}};
    why.exits = {{"Wait: it is forced off at the deadline", "wait"},
                 {"Look at the console of the host: a service does not stop", "owner"},
                 {"Ask for a hard power-off", "override"}};
    return why;
}

std::optional<WhyStuck> heldByKey(const Case &c)
{
    const Hold *key = firstKey(c);
    if (!key)
        return std::nullopt;
    WhyStuck why = heldBy(c, *key);
    why.next = nextAfterKey(c.view, key->name, c.now);
    const std::string head = "Host " + hostName(c) + heldOff(c)
        + (isOff(c) ? " by key " : " for key ") + shortName(key->name) + '.';
    why.sentence =
        fit({{head, ageOf(*key, c.now, false), isBlind(c) ? "Its power is unknown." : why.next},
             {head, ageOf(*key, c.now, true), isBlind(c) ? "Its power is unknown." : ""}});
    why.exits = {{"Wait: the owner of the key takes it away", "wait"},
                 {"Ask whoever set the key " + why.hold, "ask"},
                 {"Remove the key; the server starts at once", "override"}};
    if (isBlind(c))
        why.exits.insert(why.exits.begin() + 2, {checkBmc, "fix"});
    return why;
}

std::optional<WhyStuck> bmcUnreachable(const Case &c)
{
    if (!isBlind(c))
        return std::nullopt;
    WhyStuck why = atPower(c, host::condition::powerStateKnown);
    why.look = StuckLook::Unknown;
    why.hold = host::condition::powerStateKnown;
    const std::string message = conditionsOf(c).get(host::condition::powerStateKnown)->message;
    why.next = "Nothing is switched while the power is unknown.";
    why.sentence = fit({{"The BMC of host " + hostName(c)
                             + " gives no answer: " + withStop(shortened(message, 72)),
                         ageSince(why.since, c.now),
                         why.next},
                        {"The BMC of host " + hostName(c)
                             + " gives no answer: " + withStop(shortened(message, 72)),
                         ageSince(why.since, c.now)}});
    why.facts = {{message, ofHost(c, "status.conditions[PowerStateKnown]"), why.since}};
    why.exits = {{"Wait: the BMC is asked again by itself", "wait"}, {checkBmc, "fix"}};
    return why;
}

std::optional<WhyStuck> wantsOnIsOff(const Case &c)
{
    if (!c.view.host || !wantsOn(c) || !isOff(c)
        || c.view.host.text("/status/powerState") == "PoweringOn")
        return std::nullopt;
    WhyStuck why = atPower(c, host::condition::powerSettled);
    why.look = StuckLook::Progress;
    why.hold = "online";
    const auto settled = conditionsOf(c).get(host::condition::powerSettled);
    const std::string cause =
        settled && settled->status != "True" ? asSentence(settled->message) : "";
    why.next = nextAfterKey(c.view, "", c.now);
    why.sentence = fit(
        {{"Host " + hostName(c) + " shall be on and is off.", ageSince(why.since, c.now), cause},
         {"Host " + hostName(c) + " shall be on and is off.",
          ageSince(why.since, c.now),
          shortened(cause, 80)}});
    why.facts = {{"online is true", ofHost(c, "spec.online"), {}},
                 {"it was read Off",
                  ofHost(c, "status.poweredOn"),
                  parseTime(c.view.host.text("/status/powerStateObservedAt"))}};
    if (settled)
        why.facts.push_back(
            {settled->message, ofHost(c, "status.conditions[PowerSettled]"), why.since});
    why.exits = {{"Wait: the host is switched on by itself", "wait"},
                 {"Look at the BMC's own log", "owner"},
                 {"Set spec.online to false when it shall stay off", "fix"}};
    return why;
}

} // namespace

const std::vector<Cause> &hostCauses()
{
    static const std::vector<Cause> causes{{"host paused", hostPaused},
                                           {"credentials rejected", credentialsRejected},
                                           {"BMC refuses", bmcRefuses},
                                           {"host held off by a remediation", heldForRemediation},
                                           {"soft shutdown hanging", shutdownHangs},
                                           {"host held off", heldByKey},
                                           {"BMC unreachable", bmcUnreachable},
                                           {"host wants on but is off", wantsOnIsOff}};
    return causes;
}

} // namespace hp::holds
