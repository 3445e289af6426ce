// SPDX-License-Identifier: Apache-2.0
#include "model/base/JsonFields.h"
#include "model/messages/Exit.h"
#include "model/messages/Fact.h"
#include "model/messages/Metal.h"
#include "model/messages/Next.h"
#include "model/messages/Power.h"
#include "model/messages/Stuck.h"
#include "model/resource/BareMetalHost.h"
#include "model/resource/Conditions.h"
#include "model/resource/Machine.h"
#include "model/rules/holds/BmcTrouble.h"
#include "model/rules/holds/Case.h"
#include "model/rules/holds/Next.h"
#include "model/rules/holds/Sentence.h"
#include "model/rules/maintenance/MaintenanceNames.h"
#include "model/rules/maintenance/Strategy.h"
#include "model/rules/metal/HostChoice.h"
#include "model/rules/metal/HostClaim.h"
#include "model/rules/remediation/RemediationNames.h"

#include <algorithm>
#include <iterator>
#include <nlohmann/json.hpp>

namespace hp::holds {

namespace {

/// An orderly shutdown that takes so long is worth a sentence; most take seconds.
constexpr Duration shutdownIsLong = std::chrono::seconds(60);
/// What others switched on again and again comes on within that time, or stays off.
constexpr Duration staysOffFor = std::chrono::minutes(10);
/// What provisioners do is over in this time, even with disks that are wiped.
constexpr Duration stageMayTake = std::chrono::minutes(30);

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
std::string reasonOf(const Case &c, const char *condition)
{
    const Json &list = c.view.host.at("/status/conditions");
    for (const Json &one : list.is_array() ? list : Json::array()) {
        if (one.is_object() && one.value("type", Json()) == condition)
            return one.value("reason", Json("")).is_string() ? one.value("reason", std::string())
                                                             : std::string();
    }
    return {};
}

/// A state of a host in which its provisioner works on it, or ought to.
struct HostStage {
    const char *state;
    const char *operation; ///< of the history
};

/// Null when it is at rest.
const HostStage *stageOf(const Case &c)
{
    static constexpr HostStage stages[] = {{host::state::registering, "register"},
                                           {host::state::inspecting, "inspect"},
                                           {host::state::preparing, ""},
                                           {host::state::provisioning, "provision"},
                                           {host::state::deprovisioning, "deprovision"}};
    const std::string &state = rules::metal::provisioningState(c.view.host);
    const auto *found =
        std::ranges::find_if(stages, [&state](const HostStage &one) { return state == one.state; });
    return found == std::end(stages) ? nullptr : found;
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

std::vector<std::string> keysOf(const Case &c)
{
    std::vector<std::string> keys;
    for (const Hold &hold : c.holds) {
        if (hold.kind == HoldKind::PowerKey)
            keys.push_back(hold.name);
    }
    return keys;
}

/// Nothing but its host keeps the machine from going.
bool awaitsPowerOff(const Case &c)
{
    const Object &machine = c.view.machine;
    return machine.isDeleting() && machine.hasFinalizer(machine::finalizer)
        && (machine::conditionIs(machine, machine::condition::drained, "True")
            || machine::nodeName(machine).empty() || machine.annotation(machine::excludeDrain));
}

bool powerOffIsDisabled(const Case &c)
{
    return isTrue(c.view.host.at("/spec/disablePowerOff"));
}

WhyStuck atPower(const Case &c, const char *condition)
{
    WhyStuck why;
    why.waitingAt = "power";
    why.owner = c.view.host.name();
    setSince(why, timeOf(c.view.host, condition, c.now));
    return why;
}

void addFacts(WhyStuck &why, std::vector<StuckFact> facts)
{
    why.facts.insert(why.facts.begin(),
                     std::make_move_iterator(facts.begin()),
                     std::make_move_iterator(facts.end()));
}

/// The limit of a host whose power nobody can settle is that of a key.
Expected powerLimit(const Case &c)
{
    return {{}, siteOf(c.view).limits.of(HoldKind::PowerKey, {}, {})};
}

HoldState powerLateness(const Case &c, const WhyStuck &why)
{
    return why.since ? evaluatedState(c.now - *why.since, powerLimit(c)) : HoldState::Holding;
}

/// "17 m, late; allowed 15 m" of what has the limit of a key.
Message powerAge(const Case &c, const WhyStuck &why, bool inShort)
{
    if (!why.since)
        return {};
    const Duration age = c.now - *why.since;
    const Duration allowed = powerLimit(c).budget;
    switch (powerLateness(c, why)) {
    case HoldState::Late:
        return inShort ? say::lastsLate(age) : say::lastsLateAllowed(age, allowed);
    case HoldState::Overdue:
        return inShort ? say::lastsOverdue(age) : say::lastsOverdueAllowed(age, allowed);
    default:
        return say::lasts(age);
    }
}

StuckFact readingFact(const Case &c)
{
    return {isOff(c) ? say::wasReadOff() : say::wasNotReadOffSince(),
            ofHost(c, "status.poweredOn"),
            parseTime(c.view.host.text("/status/powerStateObservedAt"))};
}

/// The machine names a host, and there is none.
std::optional<WhyStuck> hostMissing(const Case &c)
{
    const std::string &name = c.view.missingHost.name;
    if (c.view.host || name.empty())
        return std::nullopt;
    WhyStuck why;
    why.waitingAt = "host";
    why.hold = why.owner = name;
    why.look = StuckState::Failed;
    why.priority = priorityOf(HoldKind::PowerKey, HoldState::Late, {}, impactOf(c.view));
    why.sentence = fit({{say::hostDoesNotExist(shortName(name))}});
    why.facts = {{say::machineNamesHost(toString(c.view.missingHost)),
                  quoted(std::string("metadata.annotations[") + host::hostAnnotation + ']'),
                  {}}};
    const std::string &error = c.view.machine.text("/status/errorMessage");
    if (!error.empty())
        why.facts.push_back({quoted(error), quoted("status.errorMessage"), {}});
    why.exits = {{say::waitHostComesBack(), "wait"}, {say::createHostAgain(name), "fix"}};
    why.next = say::getsOnWhenCured();
    return why;
}

/// The host goes, and the machine does not.
std::optional<WhyStuck> hostGoing(const Case &c)
{
    const Object &host = c.view.host;
    if (!host || !host.isDeleting() || c.view.machine.isDeleting())
        return std::nullopt;
    WhyStuck why;
    why.waitingAt = "host";
    why.owner = host.name();
    why.hold = "metadata.deletionTimestamp";
    why.since = why.cause = host.deletionTimestamp();
    why.priority = priorityOf(HoldKind::PowerKey, HoldState::Late, {}, impactOf(c.view));
    const Json &finalizers = host.at("/metadata/finalizers");
    const std::string finalizer =
        finalizers.is_array() && !finalizers.empty() && finalizers.front().is_string()
        ? finalizers.front().get<std::string>()
        : std::string();
    const Message keeps =
        finalizer.empty() ? Message() : say::finalizerKeepsHost(shortName(finalizer));
    why.sentence = fit({{say::hostIsGoingAway(hostName(c)), ageSince(why.since, c.now), keeps}});
    why.facts = {{say::deletionWasAskedFor(),
                  ofHost(c, "metadata.deletionTimestamp"),
                  host.deletionTimestamp()},
                 {keeps, ofHost(c, "metadata.finalizers"), {}},
                 {quoted(host.text("/status/errorMessage")), ofHost(c, "status.errorMessage"), {}}};
    why.exits = {{say::waitHostIsGone(), "wait"}};
    if (!finalizer.empty())
        why.exits.push_back({say::takeFinalizerOffHost(finalizer), "expert"});
    why.next = say::getsOnWhenCured();
    return why;
}

bool isConsumerGone(const StuckView &view, const Object &host)
{
    return std::ranges::find(view.hostsOfGone, host.key()) != view.hostsOfGone.end();
}

/// Why one host is not taken by this machine.
Message notFree(const StuckView &view, const Object &host)
{
    const std::string name = shortName(host.name());
    const std::string &type = host.text("/status/errorType");
    const std::string &error = host.text("/status/errorMessage");
    if (const std::string &consumer = host.text("/spec/consumerRef/name"); !consumer.empty()) {
        const std::string &ns = host.text("/spec/consumerRef/namespace");
        const std::string &kind = host.text("/spec/consumerRef/kind");
        std::string who = ns.empty() || ns == view.machine.ns() ? consumer : ns + '/' + consumer;
        if (!rules::metal::consumerOf(host) && !kind.empty())
            who = kind + ' ' + who;
        else if (isConsumerGone(view, host))
            return say::hostIsNotFreeConsumerIsGone(name, shortName(who));
        return rules::metal::provisioningState(host) == host::state::deprovisioning
            ? say::hostIsNotFreeYet(name, shortName(who))
            : say::hostIsNotFreeUsedBy(name, shortName(who));
    }
    if (!type.empty() && !error.empty() && !host.isDeleting())
        return say::hostIsNotFreeReports(name, type, abridged(error, 70));
    return say::hostIsNotFree(name, rules::metal::whyNotFree(host));
}

/// No host is free: of a few it is said why.
std::optional<WhyStuck> noHostIsTaken(const Case &c)
{
    const Object &machine = c.view.machine;
    if (machine.isDeleting() || machine::isProvisioned(machine) || c.view.hosts.empty()
        || machine.text("/status/errorReason") != "InsufficientResources")
        return std::nullopt;
    const auto selector = rules::metal::hostSelectorOf(machine);
    if (!selector)
        return std::nullopt;
    std::vector<Object> matching;
    std::vector<Object> freeOthers;
    for (const Object &host : c.view.hosts) {
        if (selector->matches(host))
            matching.push_back(host);
        else if (rules::metal::whyNotFree(host).empty())
            freeOthers.push_back(host);
    }
    // Those with a machine are of no interest while another one could be freed.
    std::ranges::stable_sort(
        matching, {}, [](const Object &host) { return rules::metal::hasConsumer(host); });
    if (!matching.empty() && rules::metal::whyNotFree(matching.front()).empty())
        return std::nullopt; // it came free just now
    WhyStuck why;
    why.waitingAt = "create";
    why.priority = 3;
    why.since = machine.creationTimestamp();
    why.cause = parseTime(machine.text("/status/lastUpdated"));
    why.hold = "host";
    why.owner = "provider";
    const Message age = ageSince(why.since, c.now);
    if (matching.empty()) {
        const Message head = say::noHostMatches(shortened(selector->text(), 60));
        const auto count = static_cast<std::int64_t>(freeOthers.size());
        const Message others = count == 0 ? Message()
            : count == 1 ? say::hostIsFreeWithLabels(shortName(freeOthers.front().name()))
                         : say::hostsAreFreeOfOthers(count);
        why.sentence = fit({{head, others, age}, {head, age}});
        if (!others.empty())
            why.facts.push_back({others, quoted("BareMetalHosts"), {}});
    } else {
        const Message first = notFree(c.view, matching.front());
        const auto left = static_cast<std::int64_t>(matching.size()) - 1;
        const Message more = left == 0 ? Message()
            : left == 1                ? say::moreHostIsNotFree()
                                       : say::moreHostsAreNotFree(left);
        const Message second = left == 1 ? notFree(c.view, matching[1]) : Message();
        std::vector<std::vector<Message>> versions;
        if (left == 1)
            versions.push_back({say::noHostIsFree(), first, second, age});
        versions.push_back({say::noHostIsFree(), first, more, age});
        versions.push_back({first, more, age});
        why.sentence = fit(versions);
        for (const Object &host : matching)
            why.facts.push_back({notFree(c.view, host), say::ofHost("status", host.name()), {}});
    }
    why.facts.push_back(
        {quoted(machine.text("/status/errorMessage")), quoted("status.errorMessage"), why.cause});
    why.exits = {{say::waitHostMayBecomeFree(), "wait"}};
    if (!matching.empty() && !rules::metal::hasConsumer(matching.front()))
        why.exits.push_back({say::allowHostToBeFree(matching.front().name()), "fix"});
    for (const Object &host : matching) {
        if (isConsumerGone(c.view, host))
            why.exits.push_back({say::takeConsumerOffHost(host.name()), "fix"});
    }
    const bool oneComes = std::ranges::any_of(matching, [](const Object &host) {
        return rules::metal::provisioningState(host) == host::state::deprovisioning;
    });
    if (!oneComes)
        why.exits.push_back({say::addHostThatHostSelectorMatches(), "fix"});
    why.next = say::claimsFirstHostThatIs();
    return why;
}

/// The host says that it serves another machine.
std::optional<WhyStuck> hostOfAnother(const Case &c)
{
    const Object &host = c.view.host;
    if (!host || c.view.machine.isDeleting() || !machine::isProvisioned(c.view.machine))
        return std::nullopt;
    const std::string &consumer = host.text("/spec/consumerRef/name");
    if (consumer.empty() || rules::metal::isConsumer(host, c.view.machine)
        || consumer == c.view.machine.name())
        return std::nullopt;
    WhyStuck why;
    why.waitingAt = "host";
    why.owner = host.name();
    why.hold = "spec.consumerRef";
    why.look = StuckState::Unknown;
    why.priority = priorityOf(HoldKind::PowerKey, HoldState::Late, {}, impactOf(c.view));
    why.sentence = fit({{say::hostHasAnotherConsumer(hostName(c), shortName(consumer))}});
    why.facts = {{say::consumerOfHostIs(consumer), ofHost(c, "spec.consumerRef"), {}},
                 {say::machineNamesHost(host.name()),
                  quoted(std::string("metadata.annotations[") + host::hostAnnotation + ']'),
                  {}}};
    why.exits = {{say::waitConsumerChanges(), "wait"}, {say::correctConsumerOfHost(), "fix"}};
    why.next = say::getsOnWhenCured();
    return why;
}

/// A health check wants its server off and on again.
bool isToBeRemediated(const Case &c)
{
    const Object &machine = c.view.machine;
    return !machine.isDeleting()
        && (machine.annotation(machine::externalRemediation)
            || std::ranges::any_of(siteOf(c.view).remediations, [&machine](const Object &one) {
                   return one.ns() == machine.ns() && one.name() == machine.name()
                       && one.text("/status/phase") != rules::remediation::phase::failed;
               }));
}

/// Something is to be done about the power, which an annotation forbids.
bool powerIsWanted(const Case &c)
{
    if (isToBeRemediated(c))
        return true;
    const bool online = c.view.host.at("/spec/online").is_boolean();
    return firstKey(c) || c.view.host.annotation(host::rebootAnnotation) || awaitsPowerOff(c)
        || (online && wantsOn(c) == isOff(c) && c.view.host.at("/status/poweredOn").is_boolean());
}

std::optional<WhyStuck> hostDetached(const Case &c)
{
    const Object &host = c.view.host;
    if (!host || !host.annotation(host::detachedAnnotation) || !powerIsWanted(c))
        return std::nullopt;
    WhyStuck why = atPower(c, "");
    why.waitingAt = "detached";
    why.hold = host::detachedAnnotation;
    const Hold *key = firstKey(c);
    why.sentence =
        fit({{awaitsPowerOff(c) ? say::hostIsDetachedDeletion(hostName(c))
                  : key         ? say::hostIsDetachedKey(hostName(c), shortName(key->name))
                  : host.annotation(host::rebootAnnotation) ? say::hostIsDetachedReboot(hostName(c))
                  : isToBeRemediated(c) ? say::hostIsDetachedRemediation(hostName(c))
                                        : say::hostIsDetachedPower(hostName(c))}});
    why.facts = {{say::hostIsDetached(),
                  ofHost(c, std::string("metadata.annotations[") + host::detachedAnnotation + ']'),
                  {}},
                 readingFact(c)};
    why.exits = {{say::waitHostIsAttached(), "wait"},
                 {say::takeAnnotationOff(host::detachedAnnotation), "fix"}};
    why.next = say::hostIsReconciledAgainWhen();
    return why;
}

std::optional<WhyStuck> hostPaused(const Case &c)
{
    const Object &host = c.view.host;
    if (!host || !host.annotation(host::pausedAnnotation) || !powerIsWanted(c))
        return std::nullopt;
    WhyStuck why = atPower(c, "");
    why.waitingAt = "paused";
    why.hold = host::pausedAnnotation;
    const Hold *key = firstKey(c);
    why.sentence =
        fit({{awaitsPowerOff(c) ? say::hostIsPausedDeletion(hostName(c))
                  : key         ? say::hostIsPausedKey(hostName(c), shortName(key->name))
                  : host.annotation(host::rebootAnnotation) ? say::hostIsPausedReboot(hostName(c))
                  : isToBeRemediated(c) ? say::hostIsPausedRemediation(hostName(c))
                  : isOff(c)            ? say::hostIsPausedAndOff(hostName(c))
                                        : say::hostIsPausedPower(hostName(c))}});
    why.facts = {{say::hostIsPaused(),
                  ofHost(c, std::string("metadata.annotations[") + host::pausedAnnotation + ']'),
                  {}}};
    why.exits = {{say::waitWhoeverPausedHostGoes(), "wait"},
                 {say::takeAnnotationOff(host::pausedAnnotation), "fix"}};
    why.next = say::hostIsReconciledAgainWhen();
    return why;
}

/// It has no BMC: nobody can do what is wanted.
std::optional<WhyStuck> hostUnmanaged(const Case &c)
{
    const Object &host = c.view.host;
    if (!host || !host.text("/spec/bmc/address").empty() || !host.at("/spec").is_object())
        return std::nullopt;
    const std::string reason = reasonOf(c, host::condition::powerSettled);
    const bool unmanaged = reason == "Unmanaged" || reason == "CredentialsMissing"
        || host.text("/status/provisioning/state") == host::state::unmanaged;
    if (!unmanaged
        || !(firstKey(c) || host.annotation(host::rebootAnnotation) || awaitsPowerOff(c)))
        return std::nullopt;
    WhyStuck why = atPower(c, "");
    why.hold = "spec.bmc.address";
    why.sentence = fit({{say::hostHasNoBmc(hostName(c))}});
    why.facts = {{say::bmcAddressIsEmpty(), ofHost(c, "spec.bmc.address"), {}}};
    why.exits = {{say::waitInVainNoBmc(), "wait"}, {say::setBmcAddress(), "fix"}};
    why.next = say::getsOnWhenCured();
    return why;
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
    const bool denied = !missing && reasonOf(c, host::condition::powerStateKnown) == "AccessDenied";
    why.sentence = fit(
        {{elsewhere         ? say::bmcHostSecretIsForAnother(hostName(c),
                                                     say::secretIsForAnotherBmc(shortName(secret)))
              : missing     ? say::credentialsHostAreMissingOr(hostName(c), shortName(secret))
              : denied      ? say::bmcHostLacksPrivilege(hostName(c), shortName(secret))
              : endsInSpace ? say::bmcHostRejectsWhatEndsInSpace(hostName(c), shortName(secret))
                            : say::bmcHostRejectsCredentialsSecret(hostName(c), shortName(secret)),
          ageSince(why.since, c.now)}});
    const auto settled = conditionsOf(c).get(host::condition::powerSettled);
    addFacts(why,
             {{quoted(settled->message), ofHost(c, "status.conditions[PowerSettled]"), why.since},
              {quoted(c.view.host.text("/status/errorMessage")),
               ofHost(c, "status.errorMessage"),
               why.since}});
    why.exits = {
        {say::waitNewPasswordInSecret(), "wait"},
        elsewhere
            ? Exit{say::allowSecretForAddress(host::bmcAddressAnnotation, shortName(secret)), "fix"}
            : denied      ? Exit{say::giveAccountPrivilege(), "fix"}
            : endsInSpace ? Exit{say::takeSpaceOffCredentials(secret), "fix"}
                          : Exit{say::putRightUsernameAndPassword(secret), "fix"}};
    why.next = say::hostIsReadAgainAs();
    return why;
}

std::optional<WhyStuck> bmcRefuses(const Case &c)
{
    if (c.view.host.text("/status/errorType") != host::error::power || isPowerUnknown(c))
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
    // What the BMC advises stands behind what it says.
    const std::string said = power.errorMessage.substr(0, power.errorMessage.find(". "));
    why.sentence = fit({{head(power.errorMessage), tries, again},
                        {head(power.errorMessage), again},
                        {head(said), tries, again},
                        {head(said), again},
                        {head(said), tries},
                        {head(abridged(said, 100)), tries},
                        {head(abridged(said, 80)), tries}});
    addFacts(why,
             {{quoted(power.errorMessage), ofHost(c, "status.errorMessage"), why.since},
              {tries, ofHost(c, "status.errorCount"), {}}});
    why.exits = {{say::waitCommandIsRepeatedAfter(), "wait"},
                 {say::lookAtBMCsOwnLog(), "owner"},
                 {say::restartBmc(), "fix"}};
    why.next = power.powerRetry ? say::commandIsRepeatedThen() : say::bmcIsAskedAgain();
    return why;
}

/// Why nobody knows whether it is on; empty when somebody does. `most` bytes of the BMC's words.
Message blindBecause(const Case &c, std::size_t most)
{
    if (!isPowerUnknown(c))
        return {};
    const std::string message = conditionsOf(c).get(host::condition::powerStateKnown)->message;
    return bmcTroubleOf(reasonOf(c, host::condition::powerStateKnown))
        .says(hostName(c), quoted(shortened(message, most)));
}

/// The same where there is no room for it.
Message blindInShort(const Case &c)
{
    return reasonOf(c, host::condition::powerStateKnown) == "AnotherServer"
        ? say::bmcIsOfAnotherServer()
        : say::powerIsUnknown();
}

void addBlindExits(WhyStuck &why, const Case &c)
{
    if (!isPowerUnknown(c))
        return;
    for (Exit &exit :
         bmcTroubleOf(reasonOf(c, host::condition::powerStateKnown)).exits(c.view.host))
        why.exits.push_back(std::move(exit));
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
    if (isPowerUnknown(c)) {
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
    why.facts.push_back(readingFact(c));
    return why;
}

/// Its Metal3Remediation is not there any more; where those cannot be watched: it cannot be, since
/// nobody makes any for this machine.
bool isKeyOfGoneRemediation(const Case &c, const std::string &key)
{
    const std::string whole = host::rebootPrefix + key;
    const SiteView &site = siteOf(c.view);
    if (site.remediationsKnown)
        return whole.starts_with(rules::remediation::requestKey(""))
            && std::ranges::none_of(site.remediations, [&whole](const Object &one) {
                   return rules::remediation::requestKey(one.uid()) == whole;
               });
    const auto remediates = [](const Object &check) {
        return check.at("/spec/remediationTemplate").is_object();
    };
    return whole.starts_with(rules::remediation::requestKey(""))
        && std::ranges::none_of(site.healthChecks, remediates);
}

std::optional<WhyStuck> heldForRemediation(const Case &c)
{
    const Hold *key = firstKey(c);
    if (!key || !isFencing(key->name))
        return std::nullopt;
    WhyStuck why = heldBy(c, *key);
    if (isOff(c) && !isPowerUnknown(c) && c.view.site && isKeyOfGoneRemediation(c, key->name)) {
        why.next = nextAfterKey(c.view, key->name, c.now);
        why.priority = std::max(why.priority, 3);
        const Message head = say::hostIsHeldOffForNoRemediation(hostName(c), shortName(key->name));
        why.sentence =
            fit({{head, ageSince(why.since, c.now), why.next}, {head, ageSince(why.since, c.now)}});
        why.exits = {{say::waitNobodyTakesKey(), "wait"},
                     {say::removeKeyOfNobody(key->name), "override"}};
        return why;
    }
    why.next = nextOfRemediation(c.view, c.now);
    const bool nodeThere = static_cast<bool>(c.view.node);
    const Message node =
        nodeThere ? say::nodeIsNotDeletedYet(shortName(c.view.node.name())) : say::nodeIsDeleted();
    const Message head = isOff(c) ? say::hostIsHeldOffForRemediation(hostName(c))
                                  : say::hostIsBeingSwitchedOffForRemediation(hostName(c));
    const Message age = ageSince(why.since, c.now);
    why.sentence = isPowerUnknown(c) ? fit({{head, node, age, blindBecause(c, 60)},
                                            {head, age, blindBecause(c, 60)},
                                            {head, age, blindBecause(c, 24)},
                                            {head, age, blindInShort(c)}})
                                     : fit({{head, node, age, why.next}, {head, node, age}});
    why.exits = {{say::waitKeyGoesWhenNode(), "wait"},
                 {say::takeBackRequestAnnotationMachine(), "owner"}};
    addBlindExits(why, c);
    return why;
}

std::optional<WhyStuck> shutdownHangs(const Case &c)
{
    const auto action = host::powerActionOf(c.view.host);
    if (!action || action->type != ResetType::GracefulShutdown || isOff(c) || isPowerUnknown(c)
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
    why.exits = {{say::waitIsForcedOffAt(), "wait"}, {say::lookAtConsoleHostService(), "owner"}};
    // With a key the host would stay off, and a reboot that was asked for would hang.
    if (!firstKey(c))
        why.exits.push_back({say::askForHardPowerOff(), "override"});
    return why;
}

/// What follows when the first key is taken away.
Exit withoutKey(const std::vector<std::string> &keys, const Message &next)
{
    const auto others = static_cast<std::int64_t>(keys.size()) - 1;
    const Message what = others == 1          ? say::removeKeyWhileOthersHold(keys[1])
        : others > 1                          ? say::removeKeyWhileOthersHoldMore(others)
        : next.is(say::hostIsSwitchedOnNext)  ? say::removeKeyServerStartsAt()
        : next.is(say::staysOffSpecOnlineIs)  ? say::removeKeyWhileOffline()
        : next.is(say::hostIsSwitchedOffNext) ? say::removeKeyWhileGoingOff()
                                              : say::removeKeyAlone(keys.front());
    return {what, "override"};
}

bool isKeyOfMaintenance(const std::string &key)
{
    return (host::rebootPrefix + key).starts_with(maintenance::rebootKeyPrefix);
}

/// The maintenance that sets this key; null when there is none.
const Object *maintenanceOfKey(const Case &c, const std::string &key)
{
    const std::string whole = host::rebootPrefix + key;
    const auto &all = siteOf(c.view).maintenances;
    const auto found = std::ranges::find_if(all, [&](const Object &one) {
        return maintenance::rebootKey(one.text("/spec/eventid")) == whole
            || maintenance::rebootKey(one.name()) == whole;
    });
    return found == all.end() ? nullptr : &*found;
}

/// It holds the host until somebody reports the work done; null when none does.
const Object *workOnHost(const Case &c, const std::string &key)
{
    const Object *one = maintenanceOfKey(c, key);
    const bool waits = one
        && one->text("/status/way") == maintenance::toString(maintenance::Strategy::Hold)
        && !one->annotation(maintenance::workDone);
    return waits ? one : nullptr;
}

/// How often others switched it on although it is held off; 0 too when it has stayed off for long.
int cameOn(const Case &c)
{
    const host::PowerStatus power = host::powerStatusOf(c.view.host);
    const bool staysOff = isOff(c) && !power.rebootHolds.empty()
        && std::ranges::all_of(power.rebootHolds, [&c](const host::RebootHold &hold) {
                              return hold.heldSince && c.now - *hold.heldSince >= staysOffFor;
                          });
    return staysOff ? 0 : power.poweredOnWhileHeld;
}

Message heldHead(const Case &c, const std::vector<std::string> &keys)
{
    const std::string host = hostName(c);
    const std::string first = shortName(keys.front());
    const int came = cameOn(c);
    if (came > 0 && keys.size() == 1)
        return came == 1 ? say::hostCameOn(host, first) : say::hostCameOnTimes(host, came, first);
    if (const Object *work = keys.size() == 1 ? workOnHost(c, keys.front()) : nullptr)
        return isOff(c) ? say::hostIsHeldOffForMaintenance(host, shortName(work->name()))
                        : say::hostIsBeingSwitchedOffForMaintenance(host, shortName(work->name()));
    if (keys.size() == 1)
        return isOff(c) ? say::hostIsHeldOffByKey(host, first)
                        : say::hostIsBeingSwitchedOffForKey(host, first);
    const std::string second = shortName(keys[1]);
    if (keys.size() == 2)
        return isOff(c) ? say::hostIsHeldOffByTwoKeys(host, first, second)
                        : say::hostIsBeingSwitchedOffForTwoKeys(host, first, second);
    const auto more = static_cast<std::int64_t>(keys.size()) - 2;
    return isOff(c) ? say::hostIsHeldOffByMoreKeys(host, first, second, more)
                    : say::hostIsBeingSwitchedOffForMoreKeys(host, first, second, more);
}

/// A key in the form of a maintenance, none of which has it.
bool isKeyOfGoneMaintenance(const Case &c, const std::string &key)
{
    return c.view.site && isKeyOfMaintenance(key) && !maintenanceOfKey(c, key);
}

std::optional<WhyStuck> heldByKey(const Case &c)
{
    const Hold *key = firstKey(c);
    if (!key)
        return std::nullopt;
    const std::vector<std::string> keys = keysOf(c);
    WhyStuck why = heldBy(c, *key);
    why.next =
        keys.size() > 1 ? say::staysOffUntilAllKeysGo() : nextAfterKey(c.view, key->name, c.now);
    if (const int ever = host::powerStatusOf(c.view.host).poweredOnWhileHeld; ever > 0)
        why.facts.insert(why.facts.begin(),
                         {say::othersSwitchedOnTimes(ever),
                          ofHost(c, "status.provisioning.poweredOnWhileHeld"),
                          {}});
    const bool left = isKeyOfGoneMaintenance(c, key->name);
    const Message head = heldHead(c, keys);
    const Object *work = workOnHost(c, key->name);
    const Message nobody = left ? say::maintenanceOfKeyIsGone() : Message();
    const Message age = ageOf(*key, c.now, false);
    const Message shortAge = ageOf(*key, c.now, true);
    why.sentence = isPowerUnknown(c) ? fit({{head, nobody, age, blindBecause(c, 60)},
                                            {head, nobody, shortAge, blindBecause(c, 40)},
                                            {head, nobody, shortAge, blindBecause(c, 20)},
                                            {head, nobody, shortAge, blindInShort(c)}})
                                     : fit({{head, nobody, age, why.next},
                                            {head, nobody, shortAge, why.next},
                                            {head, nobody, shortAge}});
    if (left) {
        why.priority = std::max(why.priority, 3);
        why.exits = {{say::waitNobodyTakesKey(), "wait"},
                     {say::removeKeyOfNobody(key->name), "override"}};
    } else {
        why.exits = {{work ? say::waitWorkIsReportedDone() : say::waitOwnerKeyTakesAway(), "wait"},
                     {say::askWhoeverSetKey(why.hold), "ask"}};
    }
    if (work)
        why.exits.push_back({say::reportWorkDone(maintenance::workDone, work->name()), "fix"});
    addBlindExits(why, c);
    if (cameOn(c) > 0)
        why.exits.push_back({say::keepServerOff(), "fix"});
    // A maintenance that goes on sets its key again.
    if (!left && !isKeyOfMaintenance(key->name))
        why.exits.push_back(withoutKey(keys, why.next));
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
    addFacts(why, {{quoted(message), ofHost(c, "status.conditions[PowerStateKnown]"), why.since}});
    why.facts.push_back(readingFact(c));
    why.exits = {{say::waitBMCIsAskedAgain(), "wait"}};
    addBlindExits(why, c);
    return why;
}

/// An error of the host that is none of its power: whoever provisions it wrote it down.
std::optional<WhyStuck> hostHasError(const Case &c)
{
    const std::string &type = c.view.host.text("/status/errorType");
    // A BMC that rejects or cannot be read has rows of its own, which say more.
    const bool rejected = reasonOf(c, host::condition::powerSettled).starts_with("Credentials");
    if (type.empty() || rejected || (type == host::error::power && isPowerUnknown(c)))
        return std::nullopt;
    const std::string &message = c.view.host.text("/status/errorMessage");
    WhyStuck why = atPower(c, "");
    why.waitingAt = "host";
    why.look = StuckState::Unknown;
    why.hold = type;
    why.priority = priorityOf(HoldKind::PowerKey, HoldState::Late, {}, impactOf(c.view));
    const bool vowel = std::string_view("aeiou").find(type.front()) != std::string_view::npos;
    const std::string words = abridged(message, 110);
    why.sentence = fit({{vowel ? say::hostReportsAn(hostName(c), type, words)
                               : say::hostReports(hostName(c), type, words)}});
    why.facts = {{quoted(message), ofHost(c, "status.errorMessage"), {}},
                 {say::provisioningStateIs(rules::metal::provisioningState(c.view.host)),
                  ofHost(c, "status.provisioning.state"),
                  {}}};
    why.exits = {{say::waitProvisionerEnds(), "wait"}, {say::cureWhatItComplainsAbout(), "fix"}};
    why.next = say::getsOnWhenCured();
    return why;
}

std::optional<WhyStuck> hostInStage(const Case &c)
{
    const HostStage *stage = stageOf(c);
    if (!stage)
        return std::nullopt;
    const std::string state = stage->state;
    const auto history = host::operationHistoryOf(c.view.host);
    const auto span = history.find(stage->operation);
    WhyStuck why = atPower(c, "");
    why.waitingAt = "host";
    why.hold = state;
    why.since = why.cause = span == history.end() ? std::nullopt : span->second.start;
    const bool late = why.since && c.now - *why.since > stageMayTake;
    why.look = late ? StuckState::Holding : StuckState::Working;
    if (late) {
        why.priority = priorityOf(HoldKind::PowerKey, HoldState::Late, {}, impactOf(c.view));
        why.cause = *why.since + stageMayTake;
    } else if (why.since) {
        why.turns = *why.since + stageMayTake;
    }
    const Message age = !why.since ? Message()
        : late                     ? say::lastsLateAllowed(c.now - *why.since, stageMayTake)
                                   : say::lasts(c.now - *why.since);
    const bool isDelayed = c.view.host.text("/status/operationalStatus") == "delayed";
    why.sentence = fit({{isDelayed ? say::hostWaitsForItsTurn(hostName(c), state)
                                   : say::hostIsInStage(hostName(c), state),
                         age}});
    why.facts = {
        {say::provisioningStateIs(state), ofHost(c, "status.provisioning.state"), why.since},
        readingFact(c)};
    why.exits = {{say::waitProvisionerEnds(), "wait"}, {say::lookAtProvisioner(), "owner"}};
    why.next = say::getsOnWhenCured();
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

/// Between On that was sent and On that is read, at most; later it is a state of its own.
constexpr Duration mayPowerOnFor = std::chrono::minutes(5);

std::optional<WhyStuck> beingSwitchedOn(const Case &c)
{
    if (!isBeingSwitchedOn(c))
        return std::nullopt;
    const auto asked = host::powerStatusOf(c.view.host).lastPoweredOn;
    WhyStuck why = atPower(c, host::condition::powerSettled);
    const bool heldBeside =
        std::ranges::any_of(c.holds, [](const Hold &hold) { return isHolding(hold.state); });
    why.look = heldBeside ? StuckState::Unknown : StuckState::Progress;
    why.hold = "online";
    why.since = why.cause = asked;
    why.turns = *asked + mayPowerOnFor;
    why.sentence = fit({{say::hostIsPoweringOn(hostName(c)), ageSince(why.since, c.now)}});
    addFacts(why, {{say::onlineIsTrue(), ofHost(c, "spec.online"), {}}, readingFact(c)});
    why.exits = {{say::waitHostIsSwitchedOn(), "wait"}};
    why.next = nextAfterKey(c.view, "", c.now);
    return why;
}

std::optional<WhyStuck> staysBetween(const Case &c)
{
    if (!c.view.host || !wantsOn(c) || stageOf(c)
        || reasonOf(c, host::condition::powerSettled) != "Changing")
        return std::nullopt;
    const auto asked = host::powerStatusOf(c.view.host).lastPoweredOn;
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
    addFacts(why, {{say::onlineIsTrue(), ofHost(c, "spec.online"), {}}, readingFact(c)});
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
    const auto settled = conditionsOf(c).get(host::condition::powerSettled);
    const std::string cause =
        settled && settled->status != "True" ? asSentence(settled->message) : "";
    why.next = nextAfterKey(c.view, "", c.now);
    const Message head = say::hostShallBeOnAnd(hostName(c));
    why.sentence = fit({{head, ageSince(why.since, c.now), quoted(cause)},
                        {head, ageSince(why.since, c.now), quoted(abridged(cause, 80))}});
    addFacts(why, {{say::onlineIsTrue(), ofHost(c, "spec.online"), {}}, readingFact(c)});
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
    return powerIsWanted(c) || stageOf(c) || !machine::isProvisioned(c.view.machine)
        || c.view.machine.isDeleting();
}

template<std::optional<WhyStuck> (*says)(const Case &)>
std::optional<WhyStuck> pressing(const Case &c)
{
    return isPowerPressing(c) ? says(c) : std::nullopt;
}

} // namespace

bool isPowerUnknown(const Case &c)
{
    if (!machine::conditionIs(c.view.host, host::condition::powerStateKnown, "False"))
        return false;
    const HostStage *stage = stageOf(c);
    return !stage || stage->state == std::string_view(host::state::registering);
}

bool isBeingSwitchedOn(const Case &c)
{
    // A maintenance that power-cycles its server tells that itself.
    if (!c.view.host || !wantsOn(c) || stageOf(c) || firstKey(c)
        || c.view.machine.annotation(maintenance::underWay))
        return false;
    const host::PowerStatus status = host::powerStatusOf(c.view.host);
    const bool comes = powerStateFrom(status.powerState) == PowerState::PoweringOn
        || (status.powerAction && status.powerAction->type == ResetType::On);
    return comes && status.lastPoweredOn && c.now - *status.lastPoweredOn < mayPowerOnFor;
}

const std::vector<Cause> &hostCausesBeforeMachine()
{
    static const std::vector<Cause> causes{{"host does not exist", hostMissing},
                                           {"host being deleted", hostGoing},
                                           {"no free host", noHostIsTaken}};
    return causes;
}

const std::vector<Cause> &hostCauses()
{
    static const std::vector<Cause> causes{{"host of another machine", hostOfAnother},
                                           {"host detached", hostDetached},
                                           {"host paused", hostPaused},
                                           {"host unmanaged", hostUnmanaged},
                                           {"host may not be switched off", powerOffForbidden},
                                           {"credentials rejected", pressing<credentialsRejected>},
                                           {"BMC refuses", bmcRefuses},
                                           {"host held off by a remediation", heldForRemediation},
                                           {"soft shutdown hanging", shutdownHangs},
                                           {"host held off", heldByKey},
                                           {"BMC unreachable", pressing<bmcUnreachable>},
                                           {"host has an error", hostHasError},
                                           {"host being provisioned", hostInStage},
                                           {"host shall be off", offAsDeclared},
                                           {"host being switched on", beingSwitchedOn},
                                           {"host neither on nor off", staysBetween},
                                           {"host wants on but is off", wantsOnIsOff}};
    return causes;
}

const std::vector<Cause> &hostCausesAside()
{
    static const std::vector<Cause> causes{{"credentials rejected", credentialsRejected},
                                           {"BMC unreachable", bmcUnreachable}};
    return causes;
}

} // namespace hp::holds
