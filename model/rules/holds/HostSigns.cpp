// SPDX-License-Identifier: Apache-2.0
#include "model/rules/holds/HostSigns.h"

#include "model/base/JsonFields.h"
#include "model/messages/Fact.h"
#include "model/messages/Power.h"
#include "model/messages/Stuck.h"
#include "model/resource/BareMetalHost.h"
#include "model/resource/Machine.h"
#include "model/rules/holds/BmcTrouble.h"
#include "model/rules/holds/Sentence.h"
#include "model/rules/maintenance/MaintenanceNames.h"
#include "model/rules/metal/HostClaim.h"
#include "model/rules/power/RebootAnnotation.h"
#include "model/rules/remediation/RemediationNames.h"

#include <algorithm>
#include <iterator>
#include <nlohmann/json.hpp>

namespace hp::holds {

namespace {

constexpr HostStage stages[] = {{host::state::registering, "register"},
                                {host::state::inspecting, "inspect"},
                                {host::state::preparing, ""},
                                {host::state::provisioning, "provision"},
                                {host::state::deprovisioning, "deprovision"}};

} // namespace

std::string hostName(const Case &c)
{
    return shortName(c.view.host.name());
}

Message ofHost(const Case &c, const std::string &field)
{
    return say::ofHost(field, c.view.host.name());
}

ConditionsIn conditionsOf(const Case &c)
{
    return ConditionsIn(c.view.host.at("/status/conditions"));
}

std::string reasonOf(const Case &c, const char *condition)
{
    const Json &list = c.view.host.at("/status/conditions");
    if (!list.is_array())
        return {};
    const auto found = std::ranges::find_if(
        list, [condition](const Json &one) { return textOf(one, "type") == condition; });
    return found == list.end() ? std::string() : textOf(*found, "reason");
}

const HostStage *stageOf(const Case &c)
{
    const std::string &state = rules::metal::provisioningState(c.view.host);
    const auto *found =
        std::ranges::find_if(stages, [&state](const HostStage &one) { return state == one.state; });
    return found == std::end(stages) ? nullptr : found;
}

bool isDetachedByNow(const Object &host)
{
    const auto value = host.annotation(host::detachedAnnotation);
    const std::string &is = rules::metal::provisioningState(host);
    return value
        && (std::ranges::none_of(stages, [&is](const HostStage &one) { return is == one.state; })
            || rules::parseDetachment(*value).force
            || host.text("/status/operationalStatus") == "detached");
}

bool isOff(const Case &c)
{
    return c.view.host.at("/status/poweredOn") == false;
}

bool wantsOn(const Case &c)
{
    return c.view.host.at("/spec/online") == true;
}

bool isRefusalOver(const Case &c)
{
    return c.view.host.text("/status/errorType") == host::error::power
        && c.view.host.at("/spec/online") == false && isOff(c)
        && !host::powerStatusOf(c.view.host).powerRetry;
}

const Hold *firstKey(const Case &c)
{
    const auto it = std::find_if(c.holds.begin(), c.holds.end(), [](const Hold &hold) {
        return hold.kind == HoldKind::PowerKey;
    });
    return it == c.holds.end() ? nullptr : &*it;
}

bool awaitsPowerOff(const Case &c)
{
    const Object &machine = c.view.machine;
    return machine.isDeleting() && machine.hasFinalizer(machine::finalizer)
        && (machine::conditionIs(machine, machine::condition::drained, "True")
            || machine::nodeName(machine).empty() || machine.annotation(machine::excludeDrain));
}

bool isToBeRemediated(const Case &c)
{
    const Object &machine = c.view.machine;
    return !machine.isDeleting()
        && (machine.annotation(machine::externalRemediation)
            || std::ranges::any_of(siteOf(c.view).remediations, [&machine](const Object &one) {
                   return one.ns() == machine.ns() && one.name() == machine.name()
                       && one.text("/status/phase") != rules::remediation::phase::failed
                       && one.text("/status/phase") != rules::remediation::phase::deleting;
               }));
}

namespace {

/// Something other than a reboot that somebody asked for once.
bool otherPowerIsWanted(const Case &c)
{
    const bool online = c.view.host.at("/spec/online").is_boolean();
    return isToBeRemediated(c) || firstKey(c) || awaitsPowerOff(c)
        || (online && wantsOn(c) == isOff(c) && c.view.host.at("/status/poweredOn").is_boolean());
}

} // namespace

bool powerIsWanted(const Case &c)
{
    return otherPowerIsWanted(c) || c.view.host.annotation(host::rebootAnnotation);
}

Message rebootThatWaits(const Case &c)
{
    const Object &host = c.view.host;
    if (!host || !host.annotation(host::rebootAnnotation) || otherPowerIsWanted(c)
        || machine::conditionIs(c.view.node, "Ready", "True"))
        return {};
    return isDetachedByNow(host)                  ? say::hostIsDetachedReboot(hostName(c))
        : host.annotation(host::pausedAnnotation) ? say::hostIsPausedReboot(hostName(c))
                                                  : Message();
}

WhyStuck atPower(const Case &c, const char *condition)
{
    WhyStuck why;
    why.waitingAt = "power";
    why.owner = c.view.host.name();
    setSince(why, timeOf(c.view.host, condition, c.now));
    return why;
}

void prependFacts(WhyStuck &why, std::vector<StuckFact> facts)
{
    why.facts.insert(why.facts.begin(),
                     std::make_move_iterator(facts.begin()),
                     std::make_move_iterator(facts.end()));
}

StuckFact readingFact(const Case &c)
{
    return {isOff(c) ? say::wasReadOff() : say::wasNotReadOffSince(),
            ofHost(c, "status.poweredOn"),
            parseTime(c.view.host.text("/status/powerStateObservedAt"))};
}

Message blindBecause(const Case &c, std::size_t most)
{
    if (!isPowerUnknown(c))
        return {};
    const std::string message = conditionsOf(c).get(host::condition::powerStateKnown)->message;
    return bmcTroubleOf(reasonOf(c, host::condition::powerStateKnown))
        .says(hostName(c), quoted(shortened(message, most)));
}

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

namespace {

/// The limit of a host whose power nobody can settle is that of a key.
Expected powerLimit(const Case &c)
{
    return {{}, siteOf(c.view).limits.of(HoldKind::PowerKey, {}, {})};
}

} // namespace

HoldState powerLateness(const Case &c, const WhyStuck &why)
{
    return why.since ? evaluatedState(c.now - *why.since, powerLimit(c)) : HoldState::Holding;
}

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

void tellLateOff(WhyStuck &why, const Case &c)
{
    const Object &node = c.view.node;
    if (!why.since && node && !machine::conditionIs(node, "Ready", "True"))
        setSince(why, timeOf(node, "Ready", c.now));
    why.priority = priorityOf(HoldKind::PowerKey, powerLateness(c, why), {}, impactOf(c.view));
}

bool isPowerUnknown(const Case &c)
{
    if (!machine::conditionIs(c.view.host, host::condition::powerStateKnown, "False"))
        return false;
    const HostStage *stage = stageOf(c);
    return !stage || stage->state == std::string_view(host::state::registering);
}

std::optional<TimePoint> onWasSent(const Case &c)
{
    const auto sent = host::powerStatusOf(c.view.host).lastPoweredOn;
    return sent && *sent > c.now + mayPowerOnFor
        ? timeOf(c.view.host, host::condition::powerSettled, c.now).at
        : sent;
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
    const auto sent = onWasSent(c);
    return comes && sent && c.now - *sent < mayPowerOnFor;
}

} // namespace hp::holds
