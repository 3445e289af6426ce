// SPDX-License-Identifier: Apache-2.0
#include "model/rules/machine/MachinePatch.h"

#include "model/base/JsonFields.h"
#include "model/resource/Machine.h"

#include <algorithm>
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

bool isAddress(const Json &stored, const std::pair<std::string, std::string> &address)
{
    return stored.is_object() && stored.size() == 2 && textOf(stored, "type") == address.first
        && textOf(stored, "address") == address.second;
}

/// The provider reports some, and not those that are known.
bool hasNewAddresses(const Object &machine, const InstanceView &instance)
{
    const Json &stored = machine.at("/status/addresses");
    return !instance.addresses.empty()
        && !(stored.is_array()
             && std::equal(stored.begin(),
                           stored.end(),
                           instance.addresses.begin(),
                           instance.addresses.end(),
                           isAddress));
}

Json addressesOf(const InstanceView &instance)
{
    Json addresses = Json::array();
    for (const auto &[type, address] : instance.addresses)
        addresses.push_back({{"type", type}, {"address", address}});
    return addresses;
}

/// The list has exactly this condition already, with a time: setting it would change nothing.
bool isStored(const Json &conditions, const Condition &condition)
{
    return conditions.is_array()
        && std::any_of(conditions.begin(), conditions.end(), [&](const Json &entry) {
               return entry.is_object() && textOf(entry, "type") == condition.type
                   && textOf(entry, "status") == condition.status
                   && textOf(entry, "reason") == condition.reason
                   && textOf(entry, "severity") == condition.severity
                   && textOf(entry, "message") == condition.message
                   && parseTime(textOf(entry, "lastTransitionTime"));
           });
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
    if (report.instance && hasNewAddresses(machine, *report.instance))
        patch["addresses"] = addressesOf(*report.instance);
    if (report.forgetAddresses && machine::hasAddress(machine))
        patch["addresses"] = nullptr;
    if (report.instanceStateUnknown)
        forgetProviderState(machine, patch);

    const Json &stored = machine.at("/status/conditions");
    const bool sameConditions =
        std::all_of(report.conditions.begin(),
                    report.conditions.end(),
                    [&](const Condition &condition) { return isStored(stored, condition); });
    if (!sameConditions) {
        Conditions conditions(stored);
        for (const Condition &condition : report.conditions)
            conditions.set(condition, now);
        patch["conditions"] = conditions.json();
    }

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

bool hasNewStatus(const Object &machine, const InstanceView &instance)
{
    MachineReport report;
    report.instance = instance;
    return !mainPatch(machine, report).empty() || hasNewAddresses(machine, instance);
}

Json withRevision(const Object &patch, const std::string &resourceVersion)
{
    Json body = patch.json();
    body["metadata"]["resourceVersion"] = resourceVersion;
    return body;
}

} // namespace hp::rules
