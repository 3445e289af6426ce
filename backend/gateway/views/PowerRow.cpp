// SPDX-License-Identifier: Apache-2.0
#include "backend/gateway/views/PowerRow.h"

#include "backend/gateway/views/HoldRows.h"
#include "model/base/JsonFields.h"
#include "model/messages/Status.h"
#include "model/resource/BareMetalHost.h"
#include "model/rules/holds/BmcTrouble.h"
#include "model/rules/holds/HostSigns.h"
#include "model/rules/maintenance/MachineLink.h"
#include "model/rules/maintenance/MaintenanceNames.h"
#include "model/rules/maintenance/MaintenanceStatus.h"
#include "model/rules/override/OverridePatch.h"
#include "model/rules/override/OverrideView.h"
#include "model/rules/power/RebootAnnotation.h"

#include <algorithm>
#include <map>
#include <nlohmann/json.hpp>
#include <string_view>
#include <utility>

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
    bool detached = false; ///< it is marked so
    bool leftAlone = false; ///< the mark acts
    host::PowerStatus status{};
    holds::UnknownPower unknown{}; ///< of an unknown power
};

Facts factsOf(const Object &host)
{
    Facts facts;
    facts.power = powerOf(host);
    if (facts.power == PowerState::Unknown)
        facts.unknown = holds::unknownPowerOf(host);
    facts.wantsOn = host.at("/spec/online") == true;
    const auto annotations = rules::rebootAnnotations(host);
    facts.keyed = std::any_of(annotations.begin(),
                              annotations.end(),
                              [](const rules::RebootAnnotation &one) { return one.keyed; });
    facts.status = host::powerStatusOf(host);
    facts.detached = host.annotation(host::detachedAnnotation).has_value()
        || facts.status.operationalStatus == "detached";
    facts.leftAlone = holds::isDetachedByNow(host) || facts.status.operationalStatus == "detached";
    return facts;
}

/// What the card of a host says foremost.
live::Status lookOf(const Facts &facts, const std::optional<HostConsumer> &consumer)
{
    const host::PowerStatus &status = facts.status;
    if (facts.leftAlone)
        return {Look::Maintenance, live::phrase(say::detached()), 0, {}};
    if (status.state == host::state::unmanaged)
        return {Look::Unknown, live::phrase(say::unmanaged()), 0, {}};
    if (facts.power == PowerState::Unknown)
        return {Look::Unknown, live::phrase(say::powerUnknown()), 0, facts.unknown.since};
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

/// A request, in a row and beside a key.
struct Asked {
    live::Said by{};
    std::string note{};

    [[nodiscard]] bool isKnown() const { return !by.empty(); }
};

Asked askedBy(const std::optional<PowerRequest> &request)
{
    return request ? Asked{request->by, request->reason} : Asked{};
}

/// Who asked for what stands on a host, as far as fields, keys and the audit tell.
class Askers
{
public:
    Askers(const Object &host,
           const std::optional<HostConsumer> &consumer,
           const PowerRequests &requests)
        : m_host(host)
        , m_maintenance(consumer ? consumer->maintenance : std::string())
        , m_requests(requests)
    {
        if (m_requests.recent)
            m_recent = m_requests.recent(host.key());
    }

    [[nodiscard]] Asked ofAnnotation(const std::string &name) const
    {
        const std::string_view ours = overrides::ownKeyPrefix;
        if (name.starts_with(ours)) {
            const auto request = m_requests.of ? m_requests.of(name.substr(ours.size()))
                                               : std::optional<PowerRequest>();
            if (request)
                return askedBy(request);
        }
        if (name.starts_with(maintenance::rebootKeyPrefix) && !m_maintenance.empty())
            return ofMaintenance();
        static const std::map<std::string_view, std::vector<std::string_view>> actionsOf{
            {host::rebootAnnotation, {"soft-reboot", "hard-reboot"}},
            {host::detachedAnnotation, {"detach"}},
            {host::pausedAnnotation, {"pause"}}};
        const auto actions = actionsOf.find(name);
        return ofField({"f:metadata", "f:annotations", "f:" + name},
                       actions == actionsOf.end() ? std::vector<std::string_view>()
                                                  : actions->second);
    }
    /// Who set spec.online to what it is.
    [[nodiscard]] Asked ofOnline(bool on) const
    {
        return ofField({"f:spec", "f:online"}, {on ? "power-on" : "power-off"});
    }
    /// What a person did that a command follows from; commands of before are none of it.
    [[nodiscard]] Asked since(TimePoint at) const
    {
        // A host at rest is read every minute.
        constexpr Duration readWithin = std::chrono::minutes(3);
        const auto request = std::ranges::find_if(
            m_recent, [&](const PowerRequest &one) { return one.at >= at - readWithin; });
        return request == m_recent.end() ? Asked{} : askedBy(*request);
    }
    [[nodiscard]] Asked ofMaintenance() const
    {
        return m_maintenance.empty() ? Asked{}
                                     : Asked{live::clause(say::askedByMaintenance(m_maintenance))};
    }

private:
    /// What we write for people has their name in the audit alone.
    [[nodiscard]] Asked ofField(const std::vector<std::string> &path,
                                const std::vector<std::string_view> &actions) const
    {
        const std::string manager = fieldManager(m_host, FieldSet::Path(path.begin(), path.end()));
        if (manager == overrides::personalManager) {
            const auto request = std::ranges::find_if(m_recent, [&](const PowerRequest &one) {
                return std::ranges::find(actions, one.action) != actions.end();
            });
            if (request != m_recent.end())
                return askedBy(*request);
        }
        return {manager};
    }

    const Object &m_host;
    std::string m_maintenance;
    const PowerRequests &m_requests;
    std::vector<PowerRequest> m_recent;
};

std::vector<live::PowerKey>
keysOf(const Object &host, const host::PowerStatus &status, const Askers &askers)
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
        Asked asked = askers.ofAnnotation(annotation.key);
        key.requester = std::move(asked.by);
        key.note = std::move(asked.note);
        key.ours = annotation.key.starts_with(overrides::ownKeyPrefix);
        if (known) {
            key.acceptedAt = accepted->acceptedAt;
            key.heldSince = accepted->heldSince;
        }
        keys.push_back(std::move(key));
    }
    return keys;
}

/// Whoever asked for what is going on; a key counts before all else, because it keeps it going.
Asked askedFor(const Facts &facts,
               const std::vector<live::PowerKey> &keys,
               const std::optional<HostConsumer> &consumer,
               const Askers &askers,
               bool paused)
{
    for (const bool keyed : {true, false}) {
        for (const live::PowerKey &key : keys) {
            if (key.keyed == keyed && !key.requester.empty())
                return {key.requester, key.note};
        }
    }
    if (facts.detached && facts.status.state != host::state::unmanaged)
        return askers.ofAnnotation(host::detachedAnnotation);
    const host::PowerStatus &status = facts.status;
    if (status.powerAction || status.isPending()) {
        TimePoint from =
            status.powerAction ? status.powerAction->issuedAt : *status.pendingRebootSince;
        if (status.pendingRebootSince)
            from = std::min(from, *status.pendingRebootSince);
        if (Asked asked = askers.since(from); asked.isKnown())
            return asked;
    }
    // A host that is off and nobody's is at rest.
    if (!facts.wantsOn && (consumer || status.powerAction)) {
        if (Asked asked = askers.ofOnline(false); asked.isKnown())
            return asked;
    }
    if (paused)
        return askers.ofAnnotation(host::pausedAnnotation);
    return askers.ofMaintenance();
}

} // namespace

HostConsumer consumerOf(const EvaluatedMachine &machine)
{
    const Object &object = machine.view.machine;
    HostConsumer consumer;
    consumer.machine = object.key();
    consumer.role = roleOf(object, machine.view.node);
    consumer.zone = object.label(machine::zoneLabel).value_or("");
    consumer.region = object.label(machine::regionLabel).value_or("");
    for (const Object &one : siteOf(machine.view).maintenances) {
        if (!maintenance::isInWork(one.text("/status/maintenance"))
            || !maintenance::concerns(one, object))
            continue;
        consumer.maintenance = one.name();
        if (const auto window = maintenance::statusOf(one).window)
            consumer.maintenanceUntil = window->end;
        break;
    }
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

std::string fieldManager(const Object &host, const FieldSet::Path &field)
{
    for (const ManagedEntry &entry : host.managedFields()) {
        if (entry.fields->set.contains(field))
            return entry.owner->manager;
    }
    // Objects that came as a tree keep the list there.
    for (const Json &entry : host.at("/metadata/managedFields")) {
        const auto fields = entry.find("fieldsV1");
        const auto set = fields == entry.end() ? std::nullopt : FieldSet::parse(*fields);
        if (set && set->contains(field))
            return textOf(entry, "manager");
    }
    return {};
}

live::PowerRow powerRow(const Object &host,
                        const std::optional<HostConsumer> &consumer,
                        const PowerRequests &requests)
{
    const Facts facts = factsOf(host);
    const Askers askers(host, consumer, requests);
    const host::PowerStatus &status = facts.status;
    live::PowerRow row;
    row.ns = host.ns();
    row.name = host.name();
    row.description = host.text("/spec/description");
    row.rack = host.label(host::bmcGroupLabel).value_or("");
    if (consumer) {
        row.zone = consumer->zone;
        row.region = consumer->region;
        row.maintenanceUntil = consumer->maintenanceUntil;
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
    if (status.powerRetry)
        row.retryAt = status.powerRetry->notBefore;
    if (row.status.look == Look::Unknown && facts.power == PowerState::Unknown
        && status.state != host::state::unmanaged)
        row.reason = live::clause(facts.unknown.reason);
    row.keys = keysOf(host, status, askers);
    Asked asked = askedFor(facts, row.keys, consumer, askers, row.paused);
    row.requester = std::move(asked.by);
    row.note = std::move(asked.note);
    row.held = facts.keyed;
    return row;
}

} // namespace hp::gateway
