// SPDX-License-Identifier: Apache-2.0
#include "model/rules/machine/MachinePatch.h"

#include "model/resource/Machine.h"

#include <nlohmann/json.hpp>

namespace hp::rules {

namespace {

Object orNull(Json patch)
{
    return patch.empty() ? Object() : Object(std::move(patch));
}

Json mainPatch(const Object &machine, const MachineReport &report)
{
    Json patch = Json::object();
    const auto annotate = [&](const char *key, const std::string &value) {
        if (!value.empty() && machine.annotation(key) != value)
            patch["metadata"]["annotations"][key] = value;
    };
    const auto label = [&](const char *key, const std::string &value) {
        if (!value.empty() && machine.label(key) != value)
            patch["metadata"]["labels"][key] = value;
    };
    if (report.instance) {
        if (machine::providerId(machine).empty() && !report.instance->providerId.empty())
            patch["spec"]["providerID"] = report.instance->providerId;
        label(machine::instanceTypeLabel, report.instance->type);
        label(machine::regionLabel, report.instance->region);
        label(machine::zoneLabel, report.instance->zone);
        annotate(machine::instanceState, report.instance->state);
    }
    for (const auto &[key, value] : report.annotations) {
        if (machine.annotation(key) != value)
            patch["metadata"]["annotations"][key] = value ? Json(*value) : Json();
    }
    if (report.instanceStateUnknown)
        annotate(machine::instanceState, "Unknown");
    return patch;
}

/// On Failed, a state that the provider wrote is no longer known; a field called "state" is not
/// touched.
void forgetProviderState(const Object &machine, Json &patch)
{
    for (const char *field : {"instanceState", "vmState"}) {
        const Json &stored = machine.at(std::string("/status/providerStatus/") + field);
        if (stored.is_string() && stored != "Unknown")
            patch["providerStatus"][field] = "Unknown";
    }
}

/// Null when the provider reports none, or the ones that are known.
Json newAddresses(const Object &machine, const InstanceView &instance)
{
    Json addresses = Json::array();
    for (const auto &[type, address] : instance.addresses)
        addresses.push_back({{"type", type}, {"address", address}});
    const bool same = addresses.empty() || addresses == machine.at("/status/addresses");
    return same ? Json() : addresses;
}

Json statusPatch(const Object &machine, const MachineReport &report, TimePoint now)
{
    Json patch = Json::object();
    const auto set = [&](const char *field, const std::string &value) {
        const Json &stored = machine.at(std::string("/status/") + field);
        if (value.empty() && !stored.is_null())
            patch[field] = nullptr;
        else if (!value.empty() && stored != value)
            patch[field] = value;
    };
    if (report.phase && !report.phase->empty())
        set("phase", *report.phase);
    if (report.errorReason)
        set("errorReason", *report.errorReason);
    if (report.errorMessage)
        set("errorMessage", *report.errorMessage);
    if (report.authoritativeApi)
        set("authoritativeAPI", *report.authoritativeApi);
    if (report.instance) {
        if (Json addresses = newAddresses(machine, *report.instance); !addresses.is_null())
            patch["addresses"] = std::move(addresses);
    }
    if (report.forgetAddresses && machine::hasAddress(machine))
        patch["addresses"] = nullptr;
    if (report.instanceStateUnknown)
        forgetProviderState(machine, patch);

    Conditions conditions(machine.at("/status/conditions"));
    for (const Condition &condition : report.conditions)
        conditions.set(condition, now);
    if (!conditions.json().empty() && conditions.json() != machine.at("/status/conditions"))
        patch["conditions"] = conditions.json();

    if (patch.empty())
        return patch;
    patch["lastUpdated"] = formatTime(now);
    return Json{{"status", std::move(patch)}};
}

} // namespace

MachinePatch patchFor(const Object &machine, const MachineReport &report, TimePoint now)
{
    return {orNull(mainPatch(machine, report)), orNull(statusPatch(machine, report, now))};
}

bool tellsSomethingNew(const Object &machine, const InstanceView &instance)
{
    MachineReport report;
    report.instance = instance;
    return !mainPatch(machine, report).empty() || !newAddresses(machine, instance).is_null();
}

Json withRevision(const Object &patch, const std::string &resourceVersion)
{
    Json body = patch.json();
    body["metadata"]["resourceVersion"] = resourceVersion;
    return body;
}

} // namespace hp::rules
