// SPDX-License-Identifier: Apache-2.0
#include "backend/gateway/views/FleetRow.h"

#include "backend/gateway/views/HoldRows.h"
#include "model/messages/Status.h"
#include "model/resource/BareMetalHost.h"
#include "model/resource/Conditions.h"
#include "model/resource/MachinePool.h"
#include "model/rules/capi/CapiWhy.h"
#include "model/rules/holds/SharedCause.h"
#include "model/rules/maintenance/MachineLink.h"
#include "model/rules/maintenance/MaintenanceNames.h"
#include "model/rules/maintenance/MaintenanceStatus.h"

#include <algorithm>
#include <nlohmann/json.hpp>
#include <utility>

namespace hp::gateway {

using live::Look;
using live::Power;
using live::Status;

namespace {

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

/// As its API has it: a Machine of Cluster API without one is Pending.
std::string phaseOf(const Object &machine)
{
    const std::string &phase = machine::phaseOf(machine);
    return phase.empty() && capi::isOfClusterApi(machine) ? std::string("Pending") : phase;
}

Message deletionStep(const Object &machine)
{
    if (capi::isOfClusterApi(machine))
        return capi::deletionOf(machine).step > capi::DeletionStep::Volumes ? say::terminating()
                                                                            : say::isDraining();
    return machine::conditionIs(machine, machine::condition::drained, "True") ? say::terminating()
                                                                              : say::isDraining();
}

std::optional<TimePoint> readySince(const Object &node)
{
    return ConditionsIn(node.at("/status/conditions")).transitionTime("Ready");
}

/// The word for what the machine waits for foremost.
Message holdingWord(const EvaluatedMachine &machine)
{
    for (const holds::Hold &hold : machine.holds) {
        if (isAbout(*machine.why, hold) && hold.state != holds::HoldState::Holding)
            return hold.state == holds::HoldState::Late ? say::late() : say::overdue();
    }
    const std::string &at = machine.why->waitingAt;
    return at == "power" ? say::heldOff() : at == "paused" ? say::isPaused() : say::holding();
}

Message unknownWord(const holds::WhyStuck &why)
{
    return why.waitingAt == "power"                                 ? say::powerUnknown()
        : why.waitingAt == "node" || why.waitingAt == "healthCheck" ? say::nodeNotReady()
                                                                    : say::isFailing();
}

Status stuckStatus(const EvaluatedMachine &machine)
{
    const holds::WhyStuck &why = *machine.why;
    switch (why.look) {
    case holds::StuckState::Failed:
        return {Look::Failed,
                why.waitingAt == "failed" ? std::string(machine::phase::failed)
                                          : live::phrase(say::invalid()),
                why.priority,
                why.since};
    case holds::StuckState::Unknown:
        return {Look::Unknown, live::phrase(unknownWord(why)), why.priority, why.since};
    case holds::StuckState::Progress:
    case holds::StuckState::Working:
        return {Look::Progress, live::phrase(say::inProgress()), why.priority, why.since};
    case holds::StuckState::Holding:
        break;
    }
    return {Look::Holding, live::phrase(holdingWord(machine)), why.priority, why.since};
}

Status calmStatus(const holds::StuckView &view, Power power)
{
    const std::string phase = phaseOf(view.machine);
    if (view.machine.isDeleting())
        return {Look::Progress,
                live::phrase(deletionStep(view.machine)),
                0,
                view.machine.deletionTimestamp()};
    if (power == PowerState::PoweringOff || power == PowerState::PoweringOn)
        return {
            Look::Progress,
            live::phrase(power == PowerState::PoweringOn ? say::turningOn() : say::turningOff()),
            0,
            {}};
    const Json &online = view.host.at("/spec/online");
    if (power == PowerState::Off && online.is_boolean() && online.get<bool>())
        return {Look::Progress, live::phrase(say::wantsOnIsOff()), 0, {}};
    if (phase != machine::phase::running)
        return {Look::Progress,
                phase.empty() ? std::string("New") : phase,
                0,
                phaseSince(view.machine)};
    if (view.node && nodeReady(view.node) != "True")
        return {Look::Unknown, live::phrase(say::nodeNotReady()), 0, readySince(view.node)};
    return {Look::Normal, live::phrase(say::running()), 0, phaseSince(view.machine)};
}

Status statusOf(const EvaluatedMachine &machine, Power power)
{
    // What gets on is told by what it is doing, in more words than that it does.
    if (stops(machine.why) && machine.why->look != holds::StuckState::Progress)
        return stuckStatus(machine);
    Status status = calmStatus(machine.view, power);
    if (!machine.why)
        return status;
    // What holds a machine is never calm.
    if (status.look == Look::Normal)
        return stuckStatus(machine);
    status.priority = machine.why->priority;
    if (machine.why->since)
        status.since = machine.why->since;
    return status;
}

/// What holds now comes first, whatever kind it is; the others follow.
std::vector<live::FleetHold> holdList(const EvaluatedMachine &machine)
{
    const std::vector<holds::Hold> &holds = machine.holds;
    std::vector<live::FleetHold> list;
    if (isHeldByCause(machine))
        list.push_back({live::HoldKind::Cause,
                        machine.why->hold,
                        machine.why->owner,
                        causeState(*machine.why),
                        machine.why->since});
    for (const bool holding : {true, false}) {
        for (const holds::Hold &hold : holds) {
            if (isHolding(hold.state) == holding)
                list.push_back({kindOnWire(hold.kind),
                                hold.name,
                                hold.owner.shown(),
                                stateOnWire(hold.state),
                                hold.since});
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

live::MaintenanceStage stageOf(const Object &one)
{
    const std::string &step = one.text("/status/maintenance");
    return maintenance::isInWork(step)      ? live::MaintenanceStage::UnderWay
        : step == maintenance::step::manual ? live::MaintenanceStage::Manual
        : step == maintenance::step::failed ? live::MaintenanceStage::Failed
                                            : live::MaintenanceStage::Planned;
}

/// The furthest of what is to be done to the machine: work under way, one that a person has to go
/// on with, one that failed, one that is planned.
live::MaintenanceStage maintenanceOf(const holds::StuckView &view)
{
    auto furthest = live::MaintenanceStage::None;
    for (const Object &one : siteOf(view).maintenances) {
        if (!maintenance::concerns(one, view.machine)
            || one.text("/status/maintenance") == maintenance::step::expired)
            continue;
        const live::MaintenanceStage stage = stageOf(one);
        if (furthest == live::MaintenanceStage::None || stage < furthest)
            furthest = stage;
    }
    return furthest;
}

/// Where it stands: the label of the Machine; else that of its Node, which a cloud gives.
std::string placeOf(const holds::StuckView &view, const char *ofMachine, const char *ofNode)
{
    if (const auto own = view.machine.label(ofMachine))
        return *own;
    return view.node ? view.node.label(ofNode).value_or("") : std::string();
}

/// What owns it: of a machine of Cluster API its MachineDeployment, its MachinePool, its control
/// plane, or a MachineSet of nobody. What has no machine stands in its own place.
std::string setNameOf(const Object &machine)
{
    if (!capi::isOfClusterApi(machine))
        return machine.label(machine::setLabel).value_or("");
    if (capi::isMachinePool(machine) || machine.kind() == "MachineDeployment")
        return machine.name();
    for (const char *label :
         {capi::deploymentLabel, capi::poolLabel, capi::controlPlaneNameLabel, capi::setLabel}) {
        if (const auto name = machine.label(label); name && !name->empty())
            return *name;
    }
    return machine.kind() == "MachineSet" ? machine.name() : std::string();
}

/// What becomes of a machine that is marked to be deleted before others; empty for all others.
Message goesFirst(const Object &machine, const std::string &set)
{
    const bool isMarked = capi::isOfClusterApi(machine)
        ? machine.annotation(capi::deleteMachine).has_value()
        : machine.annotation(machine::deleteMachine)
            || machine.annotation(machine::deleteMachineAlias);
    if (!isMarked || machine.isDeleting())
        return {};
    return set.empty() ? say::noSetDeletesIt() : say::setDeletesItFirst(set);
}

/// The error that the set of the machine shows; of Cluster API why it makes no other.
Message setTrouble(const EvaluatedMachine &machine)
{
    if (machine.capi)
        return capi::setTroubleOf(*machine.capi);
    const Object *set = setOf(machine.view);
    if (!set)
        return {};
    const std::string &message = set->text("/status/errorMessage");
    const std::string &words = message.empty() ? set->text("/status/errorReason") : message;
    return words.empty() ? Message() : say::setSays(set->name(), words);
}

/// What holds the machine foremost, in the words that all machines have of it.
Message causeOf(const EvaluatedMachine &machine)
{
    const auto &why = machine.why;
    if (!stops(why))
        return {};
    const auto hold = std::ranges::find_if(
        machine.holds, [&why](const holds::Hold &one) { return isAbout(*why, one); });
    return hold == machine.holds.end() ? holds::sharedCause(*why, machine.cluster)
                                       : holds::sharedCause(*hold, machine.cluster);
}

} // namespace

Power powerOf(const Object &host)
{
    if (!host)
        return {};
    if (ConditionsIn(host.at("/status/conditions")).is("PowerStateKnown", "False"))
        return PowerState::Unknown;
    const std::string &raw = host.text("/status/powerState");
    // An idle host is read but not written for it (reboot.md 9, RB-116): until its first change the
    // boolean is all there is. It proves On; that it proves Off is not taken from it alone.
    const Json &poweredOn = host.at("/status/poweredOn");
    if (raw.empty() && poweredOn.is_boolean() && poweredOn.get<bool>())
        return PowerState::On;
    return powerStateFrom(raw).value_or(PowerState::Unknown);
}

std::string nodeReady(const Object &node)
{
    if (!node)
        return {};
    const auto ready = ConditionsIn(node.at("/status/conditions")).get("Ready");
    return ready ? ready->status : "Unknown";
}

bool isHeldByCause(const EvaluatedMachine &machine)
{
    return stops(machine.why)
        && std::ranges::none_of(machine.holds, [&machine](const holds::Hold &hold) {
               return isAbout(*machine.why, hold);
           });
}

EvaluatedMachine evaluated(holds::StuckView view, TimePoint now)
{
    EvaluatedMachine machine;
    machine.view = std::move(view);
    machine.holds = holdsOf(machine.view, now);
    machine.why = whyStuck(machine.view, machine.holds, now);
    return machine;
}

EvaluatedMachine evaluated(std::shared_ptr<const capi::CapiView> view, TimePoint now)
{
    EvaluatedMachine machine;
    machine.view.machine = view->machine ? view->machine : view->owner;
    machine.view.node = view->node;
    machine.view.host = view->host;
    machine.view.site = view->site;
    machine.view.notes = view->notes;
    machine.view.events = view->events;
    machine.view.pods = view->pods;
    machine.view.attachments = view->attachments;
    machine.holds = capi::holdsOf(*view, now);
    machine.why = capi::whyStuck(*view, machine.holds, now);
    machine.capi = std::move(view);
    return machine;
}

holds::Impact impactOf(const EvaluatedMachine &machine)
{
    return machine.capi ? capi::impactOf(*machine.capi) : holds::impactOf(machine.view);
}

live::FleetRow fleetRow(const EvaluatedMachine &evaluatedMachine)
{
    const holds::StuckView &view = evaluatedMachine.view;
    const Object &machine = view.machine;
    const Json &online = view.host.at("/spec/online");
    live::FleetRow row;
    row.ns = machine.ns();
    row.name = machine.name();
    row.uid = machine.uid();
    row.role = roleOf(machine, view.node);
    row.cluster = evaluatedMachine.cluster;
    row.set = setNameOf(machine);
    row.zone = evaluatedMachine.capi ? machine.text("/spec/failureDomain") : std::string();
    if (row.zone.empty())
        row.zone = placeOf(view, machine::zoneLabel, "topology.kubernetes.io/zone");
    row.region = placeOf(view, machine::regionLabel, "topology.kubernetes.io/region");
    row.rack = view.host.label(host::bmcGroupLabel).value_or("");
    row.phase = phaseOf(machine);
    row.phaseSince = phaseSince(machine);
    row.created = machine.creationTimestamp();
    row.deleting = machine.isDeleting();
    row.node = machine::nodeName(machine);
    row.nodeReady = nodeReady(view.node);
    row.cordoned = view.node && machine::isCordoned(view.node);
    row.host = view.host ? toString(view.host.key()) : std::string();
    row.power = powerOf(view.host);
    row.wantsOn = online.is_boolean() && online.get<bool>();
    row.powerHolds = powerHolds(view.host);
    row.maintenance = maintenanceOf(view);
    row.status = statusOf(evaluatedMachine, row.power);
    row.holds = holdList(evaluatedMachine);
    if (const auto &why = evaluatedMachine.why) {
        row.waitingAt = why->waitingAt;
        row.hold = why->hold;
        row.owner = why->owner;
        row.sentence = live::sentence(why->sentence);
    }
    row.cause = live::clause(causeOf(evaluatedMachine));
    row.goesFirst = live::sentence(goesFirst(machine, row.set));
    row.setTrouble = live::sentence(setTrouble(evaluatedMachine));
    row.unsure = live::sentence(evaluatedMachine.unsure);
    return row;
}

} // namespace hp::gateway
