// SPDX-License-Identifier: Apache-2.0
#include "model/base/JsonFields.h"
#include "model/base/ProvisionerWords.h"
#include "model/base/Text.h"
#include "model/messages/Exit.h"
#include "model/messages/Fact.h"
#include "model/messages/Metal.h"
#include "model/messages/Next.h"
#include "model/messages/Power.h"
#include "model/messages/Stuck.h"
#include "model/resource/BareMetalHost.h"
#include "model/resource/Machine.h"
#include "model/rules/holds/HostSigns.h"
#include "model/rules/holds/Next.h"
#include "model/rules/holds/Sentence.h"
#include "model/rules/maintenance/MaintenanceNames.h"
#include "model/rules/metal/HostClaim.h"

#include <algorithm>
#include <nlohmann/json.hpp>

namespace hp::holds {

namespace {

bool powerOffIsDisabled(const Case &c)
{
    return isTrue(c.view.host.at("/spec/disablePowerOff"));
}

/// Off is wanted, and the host may not be switched off.
std::optional<WhyStuck> powerOffForbidden(const Case &c)
{
    const Object &host = c.view.host;
    if (!host || !powerOffIsDisabled(c) || host.at("/status/poweredOn") != true)
        return std::nullopt;
    const Hold *key = firstKey(c);
    // Those of the metal provider go without having been switched off.
    const bool deletion = awaitsPowerOff(c)
        && c.view.machine.text("/spec/providerSpec/value/kind") != rules::metal::providerSpecKind;
    const bool offline = host.at("/spec/online") == false;
    const bool remediation = isToBeRemediated(c);
    if (!key && !deletion && !offline && !remediation)
        return std::nullopt;
    WhyStuck why = atPower(c, "");
    why.hold = "spec.disablePowerOff";
    why.since = why.cause = key ? key->since
        : deletion              ? c.view.machine.deletionTimestamp()
                                : std::nullopt;
    why.priority = 3;
    const Message head = deletion ? say::deletionCannotSwitchOff(hostName(c))
        : key                     ? say::keyCannotHoldHost(hostName(c), shortName(key->name))
        : offline                 ? say::onlineFalseCannotSwitchOff(hostName(c))
                                  : say::remediationCannotSwitchOff(hostName(c));
    why.sentence = fit({{head, ageSince(why.since, c.now)}, {head}});
    why.facts = {{say::disablePowerOffIsSet(), ofHost(c, "spec.disablePowerOff"), {}},
                 {key ? say::isSet(host::rebootPrefix + key->name) : Message(),
                  ofHost(c, "metadata.annotations"),
                  {}},
                 readingFact(c)};
    why.exits = {{say::waitInVainPowerOffDisabled(), "wait"}, {say::allowPowerOff(), "fix"}};
    if (key)
        why.exits.push_back({say::removeKeyAlone(key->name), "override"});
    why.next = say::getsOnWhenCured();
    return why;
}

std::optional<WhyStuck> credentialsRejected(const Case &c)
{
    const std::string reason = reasonOf(c, host::condition::powerSettled);
    const bool missing = reason == "CredentialsMissing" || reason == "CredentialsIncomplete";
    const bool elsewhere = reason == "CredentialsForAnotherAddress";
    const bool endsInSpace = reason == "CredentialsEndInSpace";
    if (reason != "CredentialsRejected" && !endsInSpace && !missing && !elsewhere)
        return std::nullopt;
    WhyStuck why = atPower(c, host::condition::powerSettled);
    why.look = StuckState::Unknown;
    const std::string &secret = c.view.host.text("/spec/bmc/credentialsName");
    why.hold = secret;
    why.priority = 3;
    const std::string known = missing ? "" : reasonOf(c, host::condition::powerStateKnown);
    const bool denied = known == "AccessDenied";
    const bool mustChange = known == "PasswordChangeRequired";
    why.sentence = fit(
        {{elsewhere         ? say::bmcHostSecretIsForAnother(hostName(c),
                                                     say::secretIsForAnotherBmc(shortName(secret)))
              : missing     ? say::credentialsHostAreMissingOr(hostName(c), shortName(secret))
              : denied      ? say::bmcHostLacksPrivilege(hostName(c), shortName(secret))
              : mustChange  ? say::bmcHostWantsNewPassword(hostName(c), shortName(secret))
              : endsInSpace ? say::bmcHostRejectsWhatEndsInSpace(hostName(c), shortName(secret))
                            : say::bmcHostRejectsCredentialsSecret(hostName(c), shortName(secret)),
          ageSince(why.since, c.now)}});
    const auto settled = conditionsOf(c).get(host::condition::powerSettled);
    prependFacts(
        why,
        {{quoted(settled->message), ofHost(c, "status.conditions[PowerSettled]"), why.since},
         {quoted(c.view.host.text("/status/errorMessage")),
          ofHost(c, "status.errorMessage"),
          why.since}});
    why.exits = {
        {say::waitNewPasswordInSecret(), "wait"},
        elsewhere
            ? Exit{say::allowSecretForAddress(host::bmcAddressAnnotation, shortName(secret)), "fix"}
            : denied      ? Exit{say::giveAccountPrivilege(), "fix"}
            : mustChange  ? Exit{say::changePasswordAtBmc(secret), "fix"}
            : endsInSpace ? Exit{say::takeSpaceOffCredentials(secret), "fix"}
                          : Exit{say::putRightUsernameAndPassword(secret), "fix"}};
    why.next = say::hostIsReadAgainAs();
    return why;
}

std::optional<WhyStuck> bmcRefuses(const Case &c)
{
    if (c.view.host.text("/status/errorType") != host::error::power || isPowerUnknown(c)
        || isRefusalOver(c) || !rebootThatWaits(c).empty())
        return std::nullopt; // a power that cannot be read has a row that says why
    const host::PowerStatus power = host::powerStatusOf(c.view.host);
    if (power.poweredOnWhileHeld > 0 && firstKey(c) && !power.powerRetry)
        return std::nullopt; // nothing is refused: it comes on by itself, which the key tells
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
    // What the BMC advises stands behind what it says; Ironic begins with what is known anyway.
    const bool isOfIronic = power.errorMessage.starts_with("Redfish exception occurred");
    const std::string whole =
        isOfIronic ? withoutProvisioner(power.errorMessage) : power.errorMessage;
    const std::string said =
        isOfIronic ? abridged(power.errorMessage, 100) : whole.substr(0, whole.find(". "));
    why.sentence = fit({{head(whole), tries, again},
                        {head(whole), again},
                        {head(said), tries, again},
                        {head(said), again},
                        {head(said), tries},
                        {head(shortened(said, 100)), tries},
                        {head(shortened(said, 80)), tries}});
    prependFacts(why,
                 {{quoted(power.errorMessage), ofHost(c, "status.errorMessage"), why.since},
                  {tries, ofHost(c, "status.errorCount"), {}}});
    const auto tells = [&power](const char *words) {
        return power.errorMessage.find(words) != std::string::npos;
    };
    why.exits = {{say::waitCommandIsRepeatedAfter(), "wait"}};
    // A node of Ironic is locked while something else is done to it: no BMC has said anything.
    if (tells(" is locked by host "))
        why.exits.push_back({say::lookAtProvisioner(), "owner"});
    else if (tells("RAC0218") || tells("SessionLimitExceeded"))
        why.exits.push_back({say::endSessionsAtBmc(), "fix"});
    // A job or an update keeps it from that (409, 503): a restart of the BMC would break it off.
    else if (tells("HTTP 409") || tells("HTTP 503") || tells("irmware") || tells("n progress"))
        why.exits.push_back({say::lookAtBMCsOwnLog(), "owner"});
    else
        why.exits.insert(why.exits.end(),
                         {{say::lookAtBMCsOwnLog(), "owner"}, {say::restartBmc(), "fix"}});
    why.next = power.powerRetry ? say::commandIsRepeatedThen() : say::bmcIsAskedAgain();
    return why;
}

std::optional<WhyStuck> bmcUnreachable(const Case &c)
{
    if (!isPowerUnknown(c))
        return std::nullopt;
    WhyStuck why = atPower(c, host::condition::powerStateKnown);
    why.look = StuckState::Unknown;
    why.hold = host::condition::powerStateKnown;
    why.priority = priorityOf(HoldKind::PowerKey, powerLateness(c, why), {}, impactOf(c.view));
    const std::string message = conditionsOf(c).get(host::condition::powerStateKnown)->message;
    const Message head = blindBecause(c, 72);
    why.next = say::nothingIsSwitchedWhilePower();
    why.sentence = fit({{head, powerAge(c, why, false), why.next},
                        {head, powerAge(c, why, false)},
                        {head, powerAge(c, why, true)}});
    prependFacts(why,
                 {{quoted(message), ofHost(c, "status.conditions[PowerStateKnown]"), why.since}});
    why.facts.push_back(readingFact(c));
    why.exits = {{say::waitBMCIsAskedAgain(), "wait"}};
    addBlindExits(why, c);
    return why;
}

/// Off as it shall be, and therefore without a Node.
std::optional<WhyStuck> offAsDeclared(const Case &c)
{
    const bool ready = c.view.node && machine::conditionIs(c.view.node, "Ready", "True");
    if (!c.view.host || c.view.host.at("/spec/online") != false || c.view.machine.isDeleting()
        || stageOf(c) || !machine::isProvisioned(c.view.machine) || (ready && isOff(c))
        || !c.view.host.at("/status/poweredOn").is_boolean())
        return std::nullopt;
    WhyStuck why = atPower(c, "");
    why.hold = "spec.online";
    why.look = isOff(c) ? StuckState::Holding : StuckState::Progress;
    why.since = why.cause = parseTime(c.view.host.text("/status/powerStateObservedAt"));
    why.priority = 0;
    const std::string &node = machine::nodeName(c.view.machine);
    const Message head =
        isOff(c) ? say::hostShallBeOff(hostName(c)) : say::hostIsSwitchedOffAsAsked(hostName(c));
    const Message follows =
        isOff(c) && !node.empty() ? say::soNodeIsNotReady(shortName(node)) : Message();
    why.sentence = fit({{head, follows}});
    why.facts = {{say::onlineIsFalse(), ofHost(c, "spec.online"), {}}, readingFact(c)};
    why.exits = {{say::waitSpecOnlineTrue(), "wait"}, {say::setSpecOnlineTrue(), "fix"}};
    why.next = say::staysOffSpecOnlineIs();
    return why;
}

std::optional<WhyStuck> beingSwitchedOn(const Case &c)
{
    if (!isBeingSwitchedOn(c))
        return std::nullopt;
    const auto asked = onWasSent(c);
    WhyStuck why = atPower(c, host::condition::powerSettled);
    const bool heldBeside =
        std::ranges::any_of(c.holds, [](const Hold &hold) { return isHolding(hold.state); });
    why.look = heldBeside ? StuckState::Unknown : StuckState::Progress;
    why.hold = "online";
    why.since = why.cause = asked;
    why.turns = *asked + mayPowerOnFor;
    why.sentence = fit({{say::hostIsPoweringOn(hostName(c)), ageSince(why.since, c.now)}});
    prependFacts(why, {{say::onlineIsTrue(), ofHost(c, "spec.online"), {}}, readingFact(c)});
    why.exits = {{say::waitHostIsSwitchedOn(), "wait"}};
    why.next = nextAfterKey(c.view, "", c.now);
    return why;
}

std::optional<WhyStuck> staysBetween(const Case &c)
{
    if (!c.view.host || !wantsOn(c) || stageOf(c)
        || reasonOf(c, host::condition::powerSettled) != "Changing")
        return std::nullopt;
    const auto asked = onWasSent(c);
    if (asked && c.now - *asked < mayPowerOnFor)
        return std::nullopt;
    WhyStuck why = atPower(c, host::condition::powerSettled);
    why.look = StuckState::Unknown;
    why.hold = "online";
    why.priority = 3;
    why.since = why.cause = asked;
    why.sentence =
        fit({{say::hostStaysBetweenOnAndOff(hostName(c), c.view.host.text("/status/powerState")),
              ageSince(why.since, c.now)}});
    prependFacts(why, {{say::onlineIsTrue(), ofHost(c, "spec.online"), {}}, readingFact(c)});
    why.exits = {{say::lookAtBMCsOwnLog(), "owner"}, {say::restartBmc(), "fix"}};
    why.next = say::bmcIsAskedAgain();
    return why;
}

std::optional<WhyStuck> wantsOnIsOff(const Case &c)
{
    if (!c.view.host || !wantsOn(c) || !isOff(c) || stageOf(c)
        || powerStateFrom(c.view.host.text("/status/powerState")) == PowerState::PoweringOn)
        return std::nullopt;
    WhyStuck why = atPower(c, host::condition::powerSettled);
    why.look = StuckState::Progress;
    why.hold = "online";
    tellLateOff(why, c);
    const auto settled = conditionsOf(c).get(host::condition::powerSettled);
    const std::string cause =
        settled && settled->status != "True" ? asSentence(settled->message) : "";
    why.next = nextAfterKey(c.view, "", c.now);
    const Message head = say::hostShallBeOnAnd(hostName(c));
    why.sentence = fit({{head, powerAge(c, why, false), quoted(cause)},
                        {head, powerAge(c, why, false), quoted(abridged(cause, 80))},
                        {head, powerAge(c, why, true), quoted(abridged(cause, 60))}});
    prependFacts(why, {{say::onlineIsTrue(), ofHost(c, "spec.online"), {}}, readingFact(c)});
    if (settled)
        why.facts.push_back(
            {quoted(settled->message), ofHost(c, "status.conditions[PowerSettled]"), why.since});
    why.exits = {{say::waitHostIsSwitchedOn(), "wait"},
                 {say::lookAtBMCsOwnLog(), "owner"},
                 {say::setSpecOnlineFalseWhen(), "fix"}};
    return why;
}

/// Somebody waits for its power. A BMC that nobody needs just now is told behind a Node that fails.
bool isPowerPressing(const Case &c)
{
    return (powerIsWanted(c) && rebootThatWaits(c).empty()) || stageOf(c)
        || !machine::isProvisioned(c.view.machine) || c.view.machine.isDeleting();
}

template<std::optional<WhyStuck> (*says)(const Case &)>
std::optional<WhyStuck> pressing(const Case &c)
{
    return isPowerPressing(c) ? says(c) : std::nullopt;
}

} // namespace

const std::vector<Cause> &bmcCauses()
{
    static const std::vector<Cause> causes{{"host may not be switched off", powerOffForbidden},
                                           {"credentials rejected", pressing<credentialsRejected>},
                                           {"BMC refuses", bmcRefuses}};
    return causes;
}

const std::vector<Cause> &unknownPowerCauses()
{
    static const std::vector<Cause> causes{{"BMC unreachable", pressing<bmcUnreachable>}};
    return causes;
}

const std::vector<Cause> &powerCauses()
{
    static const std::vector<Cause> causes{{"host shall be off", offAsDeclared},
                                           {"host being switched on", beingSwitchedOn},
                                           {"host neither on nor off", staysBetween},
                                           {"host wants on but is off", wantsOnIsOff}};
    return causes;
}

const std::vector<Cause> &bmcCausesAside()
{
    static const std::vector<Cause> causes{{"credentials rejected", credentialsRejected},
                                           {"BMC unreachable", bmcUnreachable}};
    return causes;
}

} // namespace hp::holds
