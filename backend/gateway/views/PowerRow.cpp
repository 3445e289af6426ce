// SPDX-License-Identifier: Apache-2.0
#include "backend/gateway/views/PowerRow.h"

#include "backend/gateway/views/HoldRows.h"
#include "model/base/JsonFields.h"
#include "model/resource/BareMetalHost.h"
#include "model/rules/override/OverrideView.h"
#include "model/rules/power/RebootAnnotation.h"

#include <algorithm>
#include <nlohmann/json.hpp>

namespace hp::gateway {

namespace {

constexpr int leastUnexpected = 3;

/// What the card of a host says foremost.
struct PowerLook {
    const char *look = "normal";
    std::string word{};
    int priority = 0;
    std::optional<TimePoint> since{};
};

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
    std::string power{};
    bool wantsOn = false;
    bool keyed = false;
    bool detached = false;
    host::PowerStatus status{};
};

Facts factsOf(const Object &host)
{
    Facts facts;
    facts.power = live::toWord(powerOf(host));
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

PowerLook lookOf(const Facts &facts, const std::optional<HostConsumer> &consumer)
{
    const host::PowerStatus &status = facts.status;
    if (facts.detached)
        return {"maintenance", "Detached", 0, {}};
    if (status.state == host::state::unmanaged)
        return {"unknown", "Unmanaged", 0, {}};
    if (facts.power == "Unknown")
        return {"unknown", "Power unknown", 0, status.powerStateObservedAt};
    if (facts.power == "PoweringOn" || facts.power == "PoweringOff" || status.powerAction) {
        const bool on = status.powerAction
            ? status.powerAction->type == host::PowerActionType::PowerOn
            : facts.power == "PoweringOn";
        return {on ? "poweringon" : "poweringoff",
                on ? "Turning on" : "Turning off",
                0,
                status.powerAction ? std::optional(status.powerAction->issuedAt) : std::nullopt};
    }
    const int priority = consumer ? consumer->powerPriority : 0;
    if (facts.power == "Off" && facts.keyed)
        return {"holding", "Held off", priority, heldSince(status)};
    if (facts.power == "Off" && facts.wantsOn)
        return {"mismatch",
                "Wants On, is Off",
                consumer ? (priority > 0 ? priority : leastUnexpected) : 0,
                consumer ? consumer->powerSince : std::nullopt};
    if (facts.power == "On" && !facts.wantsOn)
        return {"mismatch", "Wants Off, is On", 0, {}};
    if (facts.power == "Off")
        return {"off", "Off", 0, {}};
    return {"on", facts.power, 0, status.lastPoweredOn};
}

Json keysOf(const Object &host, const host::PowerStatus &status)
{
    Json keys = Json::array();
    for (const rules::RebootAnnotation &annotation : rules::rebootAnnotations(host)) {
        const auto accepted =
            std::find_if(status.rebootHolds.begin(),
                         status.rebootHolds.end(),
                         [&](const host::RebootHold &hold) { return hold.key == annotation.key; });
        const bool known = accepted != status.rebootHolds.end();
        keys.push_back({{"key", annotation.key},
                        {"keyed", annotation.keyed},
                        {"mode", toString(known ? accepted->mode : annotation.request.mode)},
                        {"state", known && accepted->heldSince ? "held" : "requested"},
                        {"requester", annotationManager(host, annotation.key)},
                        {"ours", annotation.key.starts_with(overrides::ownKeyPrefix)},
                        {"acceptedAt", known ? timeOrEmpty(accepted->acceptedAt) : ""},
                        {"heldSince", known ? timeOrEmpty(accepted->heldSince) : ""}});
    }
    return keys;
}

} // namespace

HostConsumer consumerOf(const JudgedMachine &machine)
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

Json powerRow(const Object &host, const std::optional<HostConsumer> &consumer)
{
    const Facts facts = factsOf(host);
    const host::PowerStatus &status = facts.status;
    const PowerLook look = lookOf(facts, consumer);
    return {{"ns", host.ns()},
            {"name", host.name()},
            {"rack", host.label(host::bmcGroupLabel).value_or("")},
            {"zone", consumer ? consumer->zone : std::string()},
            {"machine", consumer ? toString(consumer->machine) : std::string()},
            {"role", consumer ? consumer->role : std::string()},
            {"power", facts.power},
            {"wantsOn", facts.wantsOn},
            {"mismatch", std::string_view(look.look) == "mismatch"},
            {"detached", facts.detached || status.state == host::state::unmanaged},
            {"paused", host.annotation(host::pausedAnnotation).has_value()},
            {"state", status.state},
            {"status",
             {{"look", look.look},
              {"word", look.word},
              {"priority", look.priority},
              {"since", timeOrEmpty(look.since)}}},
            {"errorType", status.errorType},
            {"errorMessage", status.errorMessage},
            {"errorCount", status.errorCount},
            {"observedAt", timeOrEmpty(status.powerStateObservedAt)},
            {"lastPoweredOn", timeOrEmpty(status.lastPoweredOn)},
            {"pendingRebootSince",
             status.isPending() ? timeOrEmpty(status.pendingRebootSince) : std::string()},
            {"action", status.powerAction ? toString(status.powerAction->type) : ""},
            {"actionDeadline",
             status.powerAction ? formatMicroTime(status.powerAction->deadline) : std::string()},
            {"keys", keysOf(host, status)},
            {"held", facts.keyed}};
}

} // namespace hp::gateway
