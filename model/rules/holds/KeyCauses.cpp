// SPDX-License-Identifier: Apache-2.0
#include "model/messages/Exit.h"
#include "model/messages/Fact.h"
#include "model/messages/Next.h"
#include "model/messages/Power.h"
#include "model/messages/Stuck.h"
#include "model/resource/BareMetalHost.h"
#include "model/resource/Machine.h"
#include "model/rules/holds/HostSigns.h"
#include "model/rules/holds/Next.h"
#include "model/rules/holds/Sentence.h"
#include "model/rules/maintenance/MaintenanceNames.h"
#include "model/rules/maintenance/Strategy.h"
#include "model/rules/metal/HostClaim.h"
#include "model/rules/remediation/RemediationNames.h"

#include <algorithm>
#include <nlohmann/json.hpp>

namespace hp::holds {

namespace {

/// An orderly shutdown that takes so long is worth a sentence; most take seconds.
constexpr Duration shutdownIsLong = std::chrono::seconds(60);
/// What others switched on again and again comes on within that time, or stays off.
constexpr Duration staysOffFor = std::chrono::minutes(10);

/// The key is that of a remediation (facts/reboot.md 6).
bool isFencing(const std::string &key)
{
    const std::string whole = host::rebootPrefix + key;
    return whole == rules::metal::powerOffRequest
        || whole.starts_with(rules::remediation::requestKey(""));
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

/// Its provisioner has the host: nothing is switched for a key.
bool isDormant(const Case &c, const Hold &key)
{
    return stageOf(c) && !isHolding(key.state);
}

/// Its Metal3Remediation is not there any more; where those cannot be watched: it cannot be, since
/// nobody makes any for this machine.
bool isKeyOfGoneRemediation(const Case &c, const std::string &key)
{
    const std::string whole = host::rebootPrefix + key;
    const Object &machine = c.view.machine;
    // Whoever withdraws the request of this one leaves its key (facts/reboot.md 6.2).
    if (whole == rules::metal::powerOffRequest)
        return !machine.isDeleting() && !isToBeRemediated(c)
            && !machine.annotation(rules::remediation::poweredOff);
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
    if (!key || !isFencing(key->name) || isDormant(c, *key))
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
    if (!key || isDormant(c, *key))
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

} // namespace

const std::vector<Cause> &keyCauses()
{
    static const std::vector<Cause> causes{{"host held off by a remediation", heldForRemediation},
                                           {"soft shutdown hanging", shutdownHangs},
                                           {"host held off", heldByKey}};
    return causes;
}

} // namespace hp::holds
