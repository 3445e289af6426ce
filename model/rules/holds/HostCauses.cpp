// SPDX-License-Identifier: Apache-2.0
#include "model/messages/Exit.h"
#include "model/messages/Fact.h"
#include "model/messages/Metal.h"
#include "model/messages/Next.h"
#include "model/messages/Power.h"
#include "model/messages/Stuck.h"
#include "model/resource/BareMetalHost.h"
#include "model/resource/Machine.h"
#include "model/rules/holds/Case.h"
#include "model/rules/holds/HealthWatch.h"
#include "model/rules/holds/HostSigns.h"
#include "model/rules/holds/Sentence.h"
#include "model/rules/metal/HostChoice.h"
#include "model/rules/metal/HostClaim.h"
#include "model/rules/power/RebootAnnotation.h"
#include "model/rules/remediation/HostFence.h"

#include <algorithm>
#include <array>
#include <nlohmann/json.hpp>
#include <string_view>
#include <utility>

namespace hp::holds {

namespace {

/// What provisioners do is over in this time, even with disks that are wiped.
constexpr Duration stageMayTake = std::chrono::minutes(30);
/// Several components one after the other, with a reboot for each.
constexpr Duration servicingMayTake = std::chrono::hours(1);

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

/// Who put an annotation on a host, as its value says, and takes it off again; empty: it is none of
/// those that are known (metal3-docs, "paused"; assisted-service, bmh_agent_controller).
std::string whoSet(const std::string &value)
{
    constexpr std::array<std::pair<std::string_view, const char *>, 2> known{
        {{"metal3.io/capm3", "cluster-api-provider-metal3"},
         {"assisted-service-controller", "assisted-service"}}};
    const auto *found = std::ranges::find(known, value, [](const auto &row) { return row.first; });
    return found == known.end() ? std::string() : found->second;
}

/// The ways out of an annotation: what another one sets it sets again, so nobody takes it off.
void addAnnotationExits(WhyStuck &why, const Case &c, const char *annotation, const Message &wait)
{
    const std::string value = c.view.host.annotation(annotation).value_or("");
    const std::string who = whoSet(value);
    if (!value.empty())
        why.facts.push_back({quoted(value),
                             ofHost(c, std::string("metadata.annotations[") + annotation + ']'),
                             {}});
    why.exits = {{wait, "wait"},
                 who.empty() ? Exit{say::takeAnnotationOff(annotation), "fix"}
                             : Exit{say::lookAt(who), "owner"}};
}

/// The annotation behind which whoever has to release a host waits; null: none does.
const char *delayOfDeletion(const Object &host)
{
    if (!host.hasFinalizer(host::finalizer))
        return nullptr;
    if (host.annotation(host::pausedAnnotation))
        return host::pausedAnnotation;
    const auto detached = host.annotation(host::detachedAnnotation);
    return detached && isDetachedByNow(host) && rules::parseDetachment(*detached).delaysDeletion
        ? host::detachedAnnotation
        : nullptr;
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
    // It goes when that is mended; without its finalizer its server would run on, unwiped.
    const char *delay = delayOfDeletion(host);
    const std::string &error = host.text("/status/errorMessage");
    const bool fails = !delay && host.hasFinalizer(host::finalizer)
        && !host.text("/status/errorType").empty() && !error.empty();
    const Message head = say::hostIsGoingAway(hostName(c));
    const Message age = ageSince(why.since, c.now);
    why.sentence = delay ? fit({{head, age, say::deletionOfHostWaitsForAnnotation(delay)},
                                {head, say::deletionOfHostWaitsForAnnotation(delay)}})
        : fails          ? fit({{head, age, quoted(abridged(error, 90))},
                                {head, age, quoted(abridged(error, 60))},
                                {head, age, quoted(abridged(error, 40))}})
                         : fit({{head, age, keeps}});
    why.facts = {{say::deletionWasAskedFor(),
                  ofHost(c, "metadata.deletionTimestamp"),
                  host.deletionTimestamp()},
                 {keeps, ofHost(c, "metadata.finalizers"), {}},
                 {quoted(error), ofHost(c, "status.errorMessage"), {}}};
    why.exits = {{say::waitHostIsGone(), "wait"}};
    if (delay) {
        why.facts.erase(why.facts.begin() + 1);
        addAnnotationExits(why,
                           c,
                           delay,
                           host.annotation(host::pausedAnnotation)
                               ? say::waitWhoeverPausedHostGoes()
                               : say::waitHostIsAttached());
    } else if (fails) {
        why.exits.push_back({say::cureWhatItComplainsAbout(), "fix"});
    } else if (finalizer == host::finalizer) {
        why.exits.push_back({say::lookAtProvisioner(), "owner"});
    } else if (!finalizer.empty()) {
        why.exits.push_back({say::takeFinalizerOffHost(finalizer), "expert"});
    }
    why.next = say::getsOnWhenCured();
    return why;
}

bool isConsumerGone(const StuckView &view, const Object &host)
{
    return std::ranges::find(view.hostsOfGone, host.key()) != view.hostsOfGone.end();
}

/// Why one host is not taken by this machine.
Message notFree(const StuckView &view, const Object &host, std::size_t most = 70)
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
        return say::hostIsNotFreeReports(name, type, abridged(error, most));
    return say::hostIsNotFree(name, rules::metal::whyNotFree(host));
}

bool isCut(const std::string &words)
{
    return words.find("\u2026") != std::string::npos;
}

/// No host is free: of a few it is said why.
std::optional<WhyStuck> noHostIsTaken(const Case &c)
{
    const Object &machine = c.view.machine;
    if (machine.isDeleting() || machine::isProvisioned(machine) || c.view.hosts.empty()
        || !waitsForHost(machine))
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
        // An error that would lose its middle is told rather than what follows from it.
        const std::string &error = matching.front().text("/status/errorMessage");
        constexpr std::size_t wide = 97;
        if (left == 0 && isCut(abridged(error, 70)) && !isCut(abridged(error, wide)))
            versions.push_back({notFree(c.view, matching.front(), wide), age});
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
        if (!isConsumerGone(c.view, host))
            continue;
        // What is installed may run on, whatever became of its Machine, and whoever takes the host
        // next wipes it.
        const std::string &state = rules::metal::provisioningState(host);
        if (state == host::state::available || state == host::state::ready)
            why.exits.push_back({say::takeConsumerOffHost(host.name()), "fix"});
        else
            why.exits.insert(why.exits.begin() + 1,
                             {say::lookAt("BareMetalHost " + host.name()), "owner"});
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

std::optional<WhyStuck> hostDetached(const Case &c)
{
    const Object &host = c.view.host;
    if (!host || !isDetachedByNow(host) || !powerIsWanted(c))
        return std::nullopt;
    WhyStuck why = atPower(c, "");
    why.waitingAt = "detached";
    why.hold = host::detachedAnnotation;
    if (isOff(c) && wantsOn(c))
        tellLateOff(why, c);
    const Hold *key = firstKey(c);
    why.sentence =
        fit({{awaitsPowerOff(c) ? say::hostIsDetachedDeletion(hostName(c))
                  : key         ? say::hostIsDetachedKey(hostName(c), shortName(key->name))
                  : host.annotation(host::rebootAnnotation) ? say::hostIsDetachedReboot(hostName(c))
                  : isToBeRemediated(c) ? say::hostIsDetachedRemediation(hostName(c))
                                        : say::hostIsDetachedPower(hostName(c)),
              powerAge(c, why, false)}});
    why.facts = {{say::hostIsDetached(),
                  ofHost(c, std::string("metadata.annotations[") + host::detachedAnnotation + ']'),
                  {}},
                 readingFact(c)};
    addAnnotationExits(why, c, host::detachedAnnotation, say::waitHostIsAttached());
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
    if (isOff(c) && wantsOn(c))
        tellLateOff(why, c);
    const Hold *key = firstKey(c);
    why.sentence =
        fit({{awaitsPowerOff(c) ? say::hostIsPausedDeletion(hostName(c))
                  : key         ? say::hostIsPausedKey(hostName(c), shortName(key->name))
                  : host.annotation(host::rebootAnnotation) ? say::hostIsPausedReboot(hostName(c))
                  : isToBeRemediated(c) ? say::hostIsPausedRemediation(hostName(c))
                  : isOff(c)            ? say::hostIsPausedAndOff(hostName(c))
                                        : say::hostIsPausedPower(hostName(c)),
              powerAge(c, why, false)}});
    why.facts = {{say::hostIsPaused(),
                  ofHost(c, std::string("metadata.annotations[") + host::pausedAnnotation + ']'),
                  {}}};
    addAnnotationExits(why, c, host::pausedAnnotation, say::waitWhoeverPausedHostGoes());
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

/// An error of the host that is none of its power: whoever provisions it wrote it down.
std::optional<WhyStuck> hostHasError(const Case &c)
{
    const std::string &type = c.view.host.text("/status/errorType");
    // A BMC that rejects or cannot be read has rows of its own, which say more.
    const bool rejected = reasonOf(c, host::condition::powerSettled).starts_with("Credentials");
    if (type.empty() || rejected || isRefusalOver(c)
        || (type == host::error::power && isPowerUnknown(c)))
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

/// Firmware or settings are written to a host that serves. Its Node is not ready for a while, and
/// whoever resets the server for that may lose it.
std::optional<WhyStuck> hostServiced(const Case &c)
{
    const Object &host = c.view.host;
    // With a key it is switched off all the same, and a deletion ends the servicing.
    if (!host || !rules::isServiced(host) || c.view.machine.isDeleting() || firstKey(c))
        return std::nullopt;
    WhyStuck why = atPower(c, "");
    why.waitingAt = "host";
    why.hold = "servicing";
    // Beside a Node that serves it is told where nothing is wrong.
    const bool serves = c.view.node && machine::conditionIs(c.view.node, "Ready", "True");
    why.look = serves ? StuckState::Working : StuckState::Progress;
    if (reasonOf(c, host::condition::ready) == "Servicing")
        setSince(why, timeOf(host, host::condition::ready, c.now));
    if (why.since && c.now - *why.since > servicingMayTake) {
        why.look = StuckState::Holding;
        why.priority = priorityOf(HoldKind::PowerKey, HoldState::Late, {}, impactOf(c.view));
        why.cause = *why.since + servicingMayTake;
    } else if (why.since) {
        why.turns = *why.since + servicingMayTake;
    }
    const Message age = !why.since ? Message()
        : why.look == StuckState::Holding
        ? say::lastsLateAllowed(c.now - *why.since, servicingMayTake)
        : say::lasts(c.now - *why.since);
    // One that deletes machines does not ask what is done to their hosts.
    const HealthWatch watch = healthWatchOf(c.view, c.now);
    const Message acts =
        watch.acts || watch.says.is(say::healthCheckWaitsForServicing) ? watch.says : Message();
    const Message head = say::hostIsBeingServiced(hostName(c));
    why.sentence = fit({{head, age, acts}, {head, age}});
    why.facts.push_back(
        {say::operationalStatusIs("servicing"), ofHost(c, "status.operationalStatus"), why.since});
    why.facts.push_back(readingFact(c));
    why.facts.push_back({acts, quoted("MachineHealthChecks"), {}});
    why.exits = {{say::waitHostIsServiced(), "wait"}, {say::lookAtProvisioner(), "owner"}};
    why.next = say::getsOnWhenCured();
    return why;
}

/// A reboot that somebody asked for and that does not start is no cause of a Node that fails, or
/// has not joined: it comes behind that, and behind what works on it.
template<std::optional<WhyStuck> (*says)(const Case &)>
std::optional<WhyStuck> beforeReboots(const Case &c)
{
    return rebootThatWaits(c).empty() ? says(c) : std::nullopt;
}

} // namespace

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
                                           {"host detached", beforeReboots<hostDetached>},
                                           {"host paused", beforeReboots<hostPaused>},
                                           {"host unmanaged", hostUnmanaged},
                                           {"host being serviced", hostServiced}};
    return causes;
}

const std::vector<Cause> &hostCausesAside()
{
    static const std::vector<Cause> causes{{"host detached", hostDetached},
                                           {"host paused", hostPaused}};
    return causes;
}

const std::vector<Cause> &provisionerCauses()
{
    static const std::vector<Cause> causes{{"host has an error", hostHasError},
                                           {"host being provisioned", hostInStage}};
    return causes;
}

} // namespace hp::holds
