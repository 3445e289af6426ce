// SPDX-License-Identifier: Apache-2.0
#include "backend/gateway/views/FleetRow.h"

#include "backend/gateway/views/HoldRows.h"
#include "model/base/JsonFields.h"
#include "model/resource/Conditions.h"
#include "model/rules/maintenance/MachineLink.h"
#include "model/rules/maintenance/MaintenanceNames.h"
#include "model/rules/maintenance/MaintenanceStatus.h"

#include <nlohmann/json.hpp>
#include <set>
#include <utility>

namespace hp::gateway {

namespace {

struct Status {
    const char *look = "normal";
    std::string word{};
    int priority = 0;
    std::optional<TimePoint> since{};
};

/// The phase has no time of its own; what the object does tell is better than nothing, and the
/// timeline has what was observed.
std::optional<TimePoint> phaseSince(const Object &machine)
{
    if (machine.isDeleting())
        return machine.deletionTimestamp();
    if (const auto updated = parseTime(machine.text("/status/lastUpdated")))
        return updated;
    return machine.creationTimestamp();
}

std::string deletionStep(const Object &machine)
{
    return machine::conditionIs(machine, machine::condition::drained, "True") ? "Terminating"
                                                                              : "Draining";
}

std::optional<TimePoint> readySince(const Object &node)
{
    return Conditions(node.at("/status/conditions")).transitionTime("Ready");
}

/// The word for what the machine waits for foremost.
std::string holdingWord(const JudgedMachine &machine)
{
    for (const holds::Hold &hold : machine.holds) {
        if (isAbout(*machine.why, hold) && hold.state != holds::HoldState::Holding)
            return toString(hold.state);
    }
    const std::string &at = machine.why->waitingAt;
    return at == "power" ? "Held off" : at == "paused" ? "Paused" : "Holding";
}

Status stuckStatus(const JudgedMachine &machine)
{
    const holds::WhyStuck &why = *machine.why;
    switch (why.look) {
    case holds::StuckLook::Failed:
        return {
            "failed", why.waitingAt == "failed" ? "Failed" : "Invalid", why.priority, why.since};
    case holds::StuckLook::Unknown:
        return {"unknown",
                why.waitingAt == "power" ? "Power unknown" : "Node not ready",
                why.priority,
                why.since};
    case holds::StuckLook::Progress:
        return {"progress", "In progress", why.priority, why.since};
    case holds::StuckLook::Holding:
        break;
    }
    return {"holding", holdingWord(machine), why.priority, why.since};
}

Status statusOf(const JudgedMachine &machine, const std::string &power)
{
    const holds::StuckView &view = machine.view;
    // What gets on is told by what it is doing, in more words than that it does.
    if (machine.why && machine.why->look != holds::StuckLook::Progress)
        return stuckStatus(machine);
    const std::string &phase = machine::phaseOf(view.machine);
    if (view.machine.isDeleting())
        return {"progress", deletionStep(view.machine), 0, view.machine.deletionTimestamp()};
    if (power == "PoweringOff" || power == "PoweringOn")
        return {"progress", power == "PoweringOn" ? "Turning on" : "Turning off", 0, {}};
    const Json &online = view.host.at("/spec/online");
    if (power == "Off" && online.is_boolean() && online.get<bool>())
        return {"progress", "Wants On, is Off", 0, {}};
    if (phase != machine::phase::running)
        return {"progress", phase.empty() ? "New" : phase, 0, phaseSince(view.machine)};
    if (view.node && nodeReady(view.node) != "True")
        return {"unknown", "Node not ready", 0, readySince(view.node)};
    return {"normal", "Running", 0, phaseSince(view.machine)};
}

/// What holds now comes first, whatever kind it is; the others follow.
Json holdList(const std::vector<holds::Hold> &holds)
{
    Json list = Json::array();
    for (const bool holding : {true, false}) {
        for (const holds::Hold &hold : holds) {
            if (isHolding(hold.state) != holding)
                continue;
            list.push_back({{"kind", toString(hold.kind)},
                            {"name", hold.name},
                            {"owner", hold.owner.raw},
                            {"state", toString(hold.state)},
                            {"since", timeOrEmpty(hold.since)}});
        }
    }
    return list;
}

int powerHolds(const Object &host)
{
    constexpr std::string_view prefix = "reboot.metal3.io/";
    const Json &annotations = host.at("/metadata/annotations");
    int count = 0;
    if (annotations.is_object()) {
        for (const auto &[key, value] : annotations.items())
            count += key.compare(0, prefix.size(), prefix) == 0 ? 1 : 0;
    }
    return count;
}

/// The furthest of what is to be done to the machine: work under way, one that a person has to go
/// on with, one that failed, one that is planned; empty when there is nothing.
std::string maintenanceWord(const holds::StuckView &view)
{
    std::set<std::string_view> words;
    for (const Object &one : siteOf(view).maintenances) {
        const std::string &step = one.text("/status/maintenance");
        if (!maintenance::concerns(one, view.machine) || step == maintenance::step::expired)
            continue;
        words.insert(maintenance::isInWork(step)             ? "underWay"
                         : step == maintenance::step::manual ? "manual"
                         : step == maintenance::step::failed ? "failed"
                                                             : "planned");
    }
    for (const char *word : {"underWay", "manual", "failed", "planned"}) {
        if (words.contains(word))
            return word;
    }
    return {};
}

} // namespace

std::string powerWord(const Object &host)
{
    if (!host)
        return {};
    if (Conditions(host.at("/status/conditions")).is("PowerStateKnown", "False"))
        return "Unknown";
    const std::string &raw = host.text("/status/powerState");
    // An idle host is read but not written for it (reboot.md 9, RB-116): until its first change the
    // boolean is all there is. It proves On; that it proves Off is not taken from it alone.
    const Json &poweredOn = host.at("/status/poweredOn");
    if (raw.empty() && poweredOn.is_boolean() && poweredOn.get<bool>())
        return "On";
    for (const char *known : {"On", "Off", "PoweringOn", "PoweringOff", "Paused"}) {
        if (raw == known)
            return raw;
    }
    return "Unknown";
}

std::string nodeReady(const Object &node)
{
    if (!node)
        return {};
    const auto ready = Conditions(node.at("/status/conditions")).get("Ready");
    return ready ? ready->status : "Unknown";
}

JudgedMachine judged(holds::StuckView view, TimePoint now)
{
    JudgedMachine machine;
    machine.view = std::move(view);
    machine.holds = holdsOf(machine.view, now);
    machine.why = whyStuck(machine.view, machine.holds, now);
    return machine;
}

Json fleetRow(const JudgedMachine &judgedMachine)
{
    const holds::StuckView &view = judgedMachine.view;
    const auto &why = judgedMachine.why;
    const Object &machine = view.machine;
    const std::string power = powerWord(view.host);
    const Status status = statusOf(judgedMachine, power);
    const Json &online = view.host.at("/spec/online");
    return {{"ns", machine.ns()},
            {"name", machine.name()},
            {"uid", machine.uid()},
            {"role", roleOf(machine, view.node)},
            {"set", machine.label("machine.openshift.io/cluster-api-machineset").value_or("")},
            {"zone", machine.label(machine::zoneLabel).value_or("")},
            {"phase", machine::phaseOf(machine)},
            {"phaseSince", timeOrEmpty(phaseSince(machine))},
            {"created", timeOrEmpty(machine.creationTimestamp())},
            {"deleting", machine.isDeleting()},
            {"node", machine::nodeName(machine)},
            {"nodeReady", nodeReady(view.node)},
            {"cordoned", view.node && machine::isCordoned(view.node)},
            {"host", view.host ? toString(view.host.key()) : std::string()},
            {"power", power},
            {"wantsOn", online.is_boolean() && online.get<bool>()},
            {"powerHolds", powerHolds(view.host)},
            {"maintenance", maintenanceWord(view)},
            {"status",
             {{"look", status.look},
              {"word", status.word},
              {"priority", status.priority},
              {"since", timeOrEmpty(status.since)}}},
            {"holds", holdList(judgedMachine.holds)},
            {"waitingAt", why ? why->waitingAt : std::string()},
            {"hold", why ? why->hold : std::string()},
            {"owner", why ? why->owner : std::string()},
            {"sentence", why ? why->sentence : std::string()}};
}

} // namespace hp::gateway
