// SPDX-License-Identifier: Apache-2.0
#include "model/messages/Exit.h"
#include "model/messages/Fact.h"
#include "model/messages/Next.h"
#include "model/messages/Stuck.h"
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

std::string hostName(const Case &c)
{
    return shortName(c.view.host.name());
}

Message ofHost(const Case &c, const std::string &field)
{
    return say::ofHost(field, c.view.host.name());
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
    why.sentence = fit(
        {{key ? say::hostIsPausedKey(hostName(c), shortName(key->name))
              : host.annotation(host::rebootAnnotation) ? say::hostIsPausedReboot(hostName(c))
                                                        : say::hostIsPausedPower(hostName(c))}});
    why.facts = {{say::hostIsPaused(),
                  ofHost(c, std::string("metadata.annotations[") + host::pausedAnnotation + ']'),
                  {}}};
    why.exits = {{say::waitWhoeverPausedHostGoes(), "wait"},
                 {say::takeAnnotationOff(host::pausedAnnotation), "fix"}};
    why.next = say::hostIsReconciledAgainWhen();
    return why;
}

std::optional<WhyStuck> credentialsRejected(const Case &c)
{
    const std::string reason = settledReason(c);
    const bool missing = reason == "CredentialsMissing" || reason == "CredentialsIncomplete";
    if (reason != "CredentialsRejected" && !missing)
        return std::nullopt;
    WhyStuck why = atPower(c, host::condition::powerSettled);
    why.look = StuckState::Unknown;
    const std::string &secret = c.view.host.text("/spec/bmc/credentialsName");
    why.hold = secret;
    why.priority = 3;
    why.sentence =
        fit({{missing ? say::credentialsHostAreMissingOr(hostName(c), shortName(secret))
                      : say::bmcHostRejectsCredentialsSecret(hostName(c), shortName(secret)),
              ageSince(why.since, c.now)}});
    const auto settled = conditionsOf(c).get(host::condition::powerSettled);
    why.facts = {
        {quoted(settled->message), ofHost(c, "status.conditions[PowerSettled]"), why.since},
        {quoted(c.view.host.text("/status/errorMessage")),
         ofHost(c, "status.errorMessage"),
         why.since}};
    why.exits = {{say::waitNewPasswordInSecret(), "wait"},
                 {say::putRightUsernameAndPassword(secret), "fix"}};
    why.next = say::hostIsReadAgainAs();
    return why;
}

std::optional<WhyStuck> bmcRefuses(const Case &c)
{
    if (c.view.host.text("/status/errorType") != host::error::power)
        return std::nullopt;
    const host::PowerStatus power = host::powerStatusOf(c.view.host);
    WhyStuck why = atPower(c, host::condition::powerSettled);
    why.look = StuckState::Unknown;
    why.hold = host::error::power;
    why.priority = 2;
    const int failures = std::max(static_cast<int>(power.errorCount), 1);
    const Message tries = failures == 1 ? say::failure() : say::failures(failures);
    const Message again = power.powerRetry && power.powerRetry->notBefore > c.now
        ? say::nextTryIn(power.powerRetry->notBefore - c.now)
        : Message();
    const auto head = [&c](const std::string &said) {
        return say::hostCannotBeSwitched(hostName(c), quoted(said));
    };
    why.sentence = fit({{head(power.errorMessage), tries, again},
                        {head(power.errorMessage), again},
                        {head(shortened(power.errorMessage, 60)), tries, again}});
    why.facts = {{quoted(power.errorMessage), ofHost(c, "status.errorMessage"), why.since},
                 {tries, ofHost(c, "status.errorCount"), {}}};
    why.exits = {{say::waitCommandIsRepeatedAfter(), "wait"},
                 {say::lookAtBMCsOwnLog(), "owner"},
                 {say::checkBMCsNetworkAddressAnd(), "fix"}};
    why.next = power.powerRetry ? say::commandIsRepeatedThen() : say::bmcIsAskedAgain();
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
        why.look = StuckState::Unknown;
        const Condition known = *conditionsOf(c).get(host::condition::powerStateKnown);
        why.facts.push_back({quoted(known.message),
                             ofHost(c, "status.conditions[PowerStateKnown]"),
                             conditionsOf(c).transitionTime(host::condition::powerStateKnown)});
    }
    for (const Hold &hold : c.holds) {
        if (hold.kind == HoldKind::PowerKey)
            why.facts.push_back({say::isSet(host::rebootPrefix + hold.name),
                                 ofHost(c, "metadata.annotations"),
                                 hold.since});
    }
    why.facts.push_back({isOff(c) ? say::wasReadOff() : say::wasNotReadOffSince(),
                         ofHost(c, "status.poweredOn"),
                         parseTime(c.view.host.text("/status/powerStateObservedAt"))});
    return why;
}

std::optional<WhyStuck> heldForRemediation(const Case &c)
{
    const Hold *key = firstKey(c);
    if (!key || !isFencing(key->name))
        return std::nullopt;
    WhyStuck why = heldBy(c, *key);
    why.next = nextOfRemediation(c.view, c.now);
    const bool nodeThere = static_cast<bool>(c.view.node);
    const Message node =
        nodeThere ? say::nodeIsNotDeletedYet(shortName(c.view.node.name())) : say::nodeIsDeleted();
    const Message head = isOff(c) ? say::hostIsHeldOffForRemediation(hostName(c))
                                  : say::hostIsBeingSwitchedOffForRemediation(hostName(c));
    const Message blind = isBlind(c) ? say::powerIsUnknown() : Message();
    why.sentence =
        fit({{head, node, ageSince(why.since, c.now), blind, isBlind(c) ? Message() : why.next},
             {head, node, ageSince(why.since, c.now), blind}});
    why.exits = {{say::waitKeyGoesWhenNode(), "wait"},
                 {say::takeBackRequestAnnotationMachine(), "owner"}};
    if (isBlind(c))
        why.exits.push_back({say::checkBMCsNetworkAddressAnd(), "fix"});
    return why;
}

std::optional<WhyStuck> shutdownHangs(const Case &c)
{
    const auto action = host::powerActionOf(c.view.host);
    if (!action || action->type != ResetType::GracefulShutdown || isOff(c) || isBlind(c)
        || c.now - action->issuedAt < shutdownIsLong)
        return std::nullopt;
    WhyStuck why = atPower(c, "");
    why.look = StuckState::Progress;
    why.since = action->issuedAt;
    why.cause = action->issuedAt + shutdownIsLong;
    why.hold = toString(action->type);
    why.next = say::isForcedOffAtDeadline();
    const Duration left = action->deadline - c.now;
    why.sentence = fit({{say::hostWasAskedShutDown(hostName(c), c.now - action->issuedAt),
                         left > Duration(0) ? say::isForcedOffIn(left) : say::isForcedOffNext()}});
    why.facts = {{say::orderlyShutdownIsInFlight(),
                  ofHost(c, "status.provisioning.powerAction"),
                  action->issuedAt},
                 {say::hostStillReadsOn(),
                  ofHost(c, "status.poweredOn"),
                  parseTime(c.view.host.text("/status/powerStateObservedAt"))}};
    why.exits = {{say::waitIsForcedOffAt(), "wait"},
                 {say::lookAtConsoleHostService(), "owner"},
                 {say::askForHardPowerOff(), "override"}};
    return why;
}

std::optional<WhyStuck> heldByKey(const Case &c)
{
    const Hold *key = firstKey(c);
    if (!key)
        return std::nullopt;
    WhyStuck why = heldBy(c, *key);
    why.next = nextAfterKey(c.view, key->name, c.now);
    const Message head = isOff(c)
        ? say::hostIsHeldOffByKey(hostName(c), shortName(key->name))
        : say::hostIsBeingSwitchedOffForKey(hostName(c), shortName(key->name));
    const Message blind = isBlind(c) ? say::powerIsUnknown() : Message();
    why.sentence = fit({{head, ageOf(*key, c.now, false), isBlind(c) ? blind : why.next},
                        {head, ageOf(*key, c.now, true), blind}});
    why.exits = {{say::waitOwnerKeyTakesAway(), "wait"},
                 {say::askWhoeverSetKey(why.hold), "ask"},
                 {say::removeKeyServerStartsAt(), "override"}};
    if (isBlind(c))
        why.exits.insert(why.exits.begin() + 2, {say::checkBMCsNetworkAddressAnd(), "fix"});
    return why;
}

std::optional<WhyStuck> bmcUnreachable(const Case &c)
{
    if (!isBlind(c))
        return std::nullopt;
    WhyStuck why = atPower(c, host::condition::powerStateKnown);
    why.look = StuckState::Unknown;
    why.hold = host::condition::powerStateKnown;
    const std::string message = conditionsOf(c).get(host::condition::powerStateKnown)->message;
    why.next = say::nothingIsSwitchedWhilePower();
    const Message head = say::bmcHostGivesNoAnswer(hostName(c), quoted(shortened(message, 72)));
    why.sentence =
        fit({{head, ageSince(why.since, c.now), why.next}, {head, ageSince(why.since, c.now)}});
    why.facts = {{quoted(message), ofHost(c, "status.conditions[PowerStateKnown]"), why.since}};
    why.exits = {{say::waitBMCIsAskedAgain(), "wait"}, {say::checkBMCsNetworkAddressAnd(), "fix"}};
    return why;
}

std::optional<WhyStuck> wantsOnIsOff(const Case &c)
{
    if (!c.view.host || !wantsOn(c) || !isOff(c)
        || powerStateFrom(c.view.host.text("/status/powerState")) == PowerState::PoweringOn)
        return std::nullopt;
    WhyStuck why = atPower(c, host::condition::powerSettled);
    why.look = StuckState::Progress;
    why.hold = "online";
    const auto settled = conditionsOf(c).get(host::condition::powerSettled);
    const std::string cause =
        settled && settled->status != "True" ? asSentence(settled->message) : "";
    why.next = nextAfterKey(c.view, "", c.now);
    const Message head = say::hostShallBeOnAnd(hostName(c));
    why.sentence = fit({{head, ageSince(why.since, c.now), quoted(cause)},
                        {head, ageSince(why.since, c.now), quoted(shortened(cause, 80))}});
    why.facts = {{say::onlineIsTrue(), ofHost(c, "spec.online"), {}},
                 {say::wasReadOff(),
                  ofHost(c, "status.poweredOn"),
                  parseTime(c.view.host.text("/status/powerStateObservedAt"))}};
    if (settled)
        why.facts.push_back(
            {quoted(settled->message), ofHost(c, "status.conditions[PowerSettled]"), why.since});
    why.exits = {{say::waitHostIsSwitchedOn(), "wait"},
                 {say::lookAtBMCsOwnLog(), "owner"},
                 {say::setSpecOnlineFalseWhen(), "fix"}};
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
