// SPDX-License-Identifier: Apache-2.0
#include "backend/gateway/views/PowerRow.h"

#include "backend/gateway/views/HoldRows.h"
#include "model/messages/Status.h"
#include "model/resource/BareMetalHost.h"
#include "model/rules/override/OverrideView.h"
#include "model/rules/power/RebootAnnotation.h"

#include <algorithm>
#include <nlohmann/json.hpp>

namespace hp::gateway {

using live::Look;
using live::Power;

namespace {

constexpr int minUnexpected = 3;

std::optional<TimePoint> heldSince(const host::PowerStatus &status)
{
    std::optional<TimePoint> first;
    for (const host::RebootHold &hold : status.rebootHolds) {
        const TimePoint since = hold.heldSince.value_or(hold.acceptedAt);
        first = std::min(first.value_or(since), since);
    }
    return first;
}

struct Facts {
    Power power{};
    bool wantsOn = false;
    bool keyed = false;
    bool detached = false;
    host::PowerStatus status{};
};

Facts factsOf(const Object &host)
{
    Facts facts;
    facts.power = powerOf(host);
    facts.wantsOn = host.at("/spec/online") == true;
    const auto annotations = rules::rebootAnnotations(host);
    facts.keyed = std::any_of(annotations.begin(),
                              annotations.end(),
                              [](const rules::RebootAnnotation &one) { return one.keyed; });
    facts.status = host::powerStatusOf(host);
    facts.detached = host.annotation(host::detachedAnnotation).has_value()
        || facts.status.operationalStatus == "detached";
    return facts;
}

/// What the card of a host says foremost.
live::Status lookOf(const Facts &facts, const std::optional<HostConsumer> &consumer)
{
    const host::PowerStatus &status = facts.status;
    if (facts.detached)
        return {Look::Maintenance, live::phrase(say::detached()), 0, {}};
    if (status.state == host::state::unmanaged)
        return {Look::Unknown, live::phrase(say::unmanaged()), 0, {}};
    if (facts.power == PowerState::Unknown)
        return {Look::Unknown, live::phrase(say::powerUnknown()), 0, status.powerStateObservedAt};
    if (facts.power == PowerState::PoweringOn || facts.power == PowerState::PoweringOff
        || status.powerAction) {
        const bool on = status.powerAction ? status.powerAction->type == ResetType::On
                                           : facts.power == PowerState::PoweringOn;
        return {on ? Look::PoweringOn : Look::PoweringOff,
                live::phrase(on ? say::turningOn() : say::turningOff()),
                0,
                status.powerAction ? std::optional(status.powerAction->issuedAt) : std::nullopt};
    }
    const int priority = consumer ? consumer->powerPriority : 0;
    if (facts.power == PowerState::Off && facts.keyed)
        return {Look::Holding, live::phrase(say::heldOff()), priority, heldSince(status)};
    if (facts.power == PowerState::Off && facts.wantsOn)
        return {Look::Mismatch,
                live::phrase(say::wantsOnIsOff()),
                consumer ? (priority > 0 ? priority : minUnexpected) : 0,
                consumer ? consumer->powerSince : std::nullopt};
    if (facts.power == PowerState::On && !facts.wantsOn)
        return {Look::Mismatch, live::phrase(say::wantsOffIsOn()), 0, {}};
    if (facts.power == PowerState::Off)
        return {Look::Off, std::string("Off"), 0, {}};
    return {Look::On, std::string(toWord(facts.power)), 0, status.lastPoweredOn};
}

std::vector<live::PowerKey> keysOf(const Object &host, const host::PowerStatus &status)
{
    std::vector<live::PowerKey> keys;
    for (const rules::RebootAnnotation &annotation : rules::rebootAnnotations(host)) {
        const auto accepted =
            std::find_if(status.rebootHolds.begin(),
                         status.rebootHolds.end(),
                         [&](const host::RebootHold &hold) { return hold.key == annotation.key; });
        const bool known = accepted != status.rebootHolds.end();
        live::PowerKey key;
        key.key = annotation.key;
        key.keyed = annotation.keyed;
        key.mode = toString(known ? accepted->mode : annotation.request.mode);
        key.state = known && accepted->heldSince ? live::KeyState::Held : live::KeyState::Requested;
        key.requester = annotationManager(host, annotation.key);
        key.ours = annotation.key.starts_with(overrides::ownKeyPrefix);
        if (known) {
            key.acceptedAt = accepted->acceptedAt;
            key.heldSince = accepted->heldSince;
        }
        keys.push_back(std::move(key));
    }
    return keys;
}

} // namespace

HostConsumer consumerOf(const EvaluatedMachine &machine)
{
    const Object &object = machine.view.machine;
    HostConsumer consumer{object.key(),
                          roleOf(object, machine.view.node),
                          object.label(machine::zoneLabel).value_or(""),
                          0,
                          {}};
    if (machine.why && machine.why->waitingAt == "power") {
        consumer.powerPriority = machine.why->priority;
        consumer.powerSince = machine.why->since;
    }
    for (const holds::Hold &hold : machine.holds) {
        if (hold.kind != holds::HoldKind::PowerKey || hold.priority == 0)
            continue;
        consumer.powerPriority = consumer.powerPriority == 0
            ? hold.priority
            : std::min(consumer.powerPriority, hold.priority);
    }
    return consumer;
}

std::string annotationManager(const Object &host, const std::string &annotation)
{
    const std::string element = "f:" + annotation;
    for (const ManagedEntry &entry : host.managedFields()) {
        if (entry.fields->set.contains({"f:metadata", "f:annotations", element}))
            return entry.owner->manager;
    }
    // Objects that came as a tree keep the list there.
    for (const Json &entry : host.at("/metadata/managedFields")) {
        const auto fields = entry.find("fieldsV1");
        const auto set = fields == entry.end() ? std::nullopt : FieldSet::parse(*fields);
        if (set && set->contains({"f:metadata", "f:annotations", element}))
            return entry.value("manager", "");
    }
    return {};
}

live::PowerRow powerRow(const Object &host, const std::optional<HostConsumer> &consumer)
{
    const Facts facts = factsOf(host);
    const host::PowerStatus &status = facts.status;
    live::PowerRow row;
    row.ns = host.ns();
    row.name = host.name();
    row.description = host.text("/spec/description");
    row.rack = host.label(host::bmcGroupLabel).value_or("");
    if (consumer) {
        row.zone = consumer->zone;
        row.machine = toString(consumer->machine);
        row.role = consumer->role;
    }
    row.power = facts.power;
    row.wantsOn = facts.wantsOn;
    row.status = lookOf(facts, consumer);
    row.mismatch = row.status.look == Look::Mismatch;
    row.detached = facts.detached || status.state == host::state::unmanaged;
    row.paused = host.annotation(host::pausedAnnotation).has_value();
    row.state = status.state;
    row.errorType = status.errorType;
    row.errorMessage = status.errorMessage;
    row.errorCount = status.errorCount;
    row.observedAt = status.powerStateObservedAt;
    row.lastPoweredOn = status.lastPoweredOn;
    if (status.isPending())
        row.pendingRebootSince = status.pendingRebootSince;
    if (status.powerAction) {
        row.action = host::recordWord(status.powerAction->type);
        row.actionDeadline = status.powerAction->deadline;
    }
    row.keys = keysOf(host, status);
    row.held = facts.keyed;
    return row;
}

} // namespace hp::gateway
