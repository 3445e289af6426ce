// SPDX-License-Identifier: Apache-2.0
#include "model/rules/maintenance/ProviderEvent.h"

#include <array>
#include <nlohmann/json.hpp>
#include <utility>

namespace hp::maintenance {

namespace {

constexpr std::array<std::pair<EventState, const char *>, 4> words{
    {{EventState::Scheduled, "scheduled"},
     {EventState::Started, "started"},
     {EventState::Completed, "completed"},
     {EventState::Cancelled, "cancelled"}}};

void putTime(Json &spec, const char *field, const std::optional<TimePoint> &time)
{
    if (time)
        spec[field] = formatTime(*time);
}

} // namespace

const char *toString(EventState state)
{
    for (const auto &[value, word] : words) {
        if (value == state)
            return word;
    }
    return "";
}

std::optional<EventState> eventStateFrom(const std::string &word)
{
    for (const auto &[value, text] : words) {
        if (text == word)
            return value;
    }
    return std::nullopt;
}

std::optional<TimePoint> ourDeadline(const ProviderEvent &event)
{
    if (event.waitsForUs && event.startDeadline)
        return event.startDeadline;
    return event.notBefore ? event.notBefore : event.startDeadline;
}

bool wantsMaintenance(const ProviderEvent &event)
{
    return !event.machine.name.empty() && event.disruption != Disruption::None
        && (event.state == EventState::Scheduled || event.state == EventState::Started);
}

Json specOf(const ProviderEvent &event)
{
    Json spec{{"maintenancescheduled", false},
              {"eventcode", event.code},
              {"eventid", event.id},
              {"machineid", event.machineId},
              {"machinelink", event.machine.name},
              {"source", event.source}};
    if (event.isSpared)
        spec["strategy"] = "alert-only";
    if (!event.machine.ns.empty())
        spec["machinenamespace"] = event.machine.ns;
    if (!event.group.empty()) {
        spec["group"] = event.group;
        spec["maxunavailable"] = event.maxUnavailable;
    }
    if (!event.description.empty())
        spec["description"] = event.description;
    putTime(spec, "notbefore", event.notBefore);
    putTime(spec, "notafter", event.notAfter);
    putTime(spec, "deadline", ourDeadline(event));
    return spec;
}

Object eventUpdate(const Object &maintenance, const ProviderEvent &event)
{
    const Json wanted = specOf(event);
    Json patch = Json::object();
    for (const char *field : {"eventcode",
                              "description",
                              "notbefore",
                              "notafter",
                              "deadline",
                              "group",
                              "maxunavailable"}) {
        const Json &stored = maintenance.at(std::string("/spec/") + field);
        const Json next = wanted.value(field, Json());
        if (stored != next)
            patch["spec"][field] = next;
    }
    // What has become another event may have become one for a person, as BIOS settings do that the
    // BMC is now to apply by itself. A strategy that somebody set stays.
    const bool isAnother = patch.contains("spec") && patch["spec"].contains("eventcode");
    if (isAnother && event.isSpared && maintenance.at("/spec/strategy").is_null())
        patch["spec"]["strategy"] = wanted["strategy"];
    return patch.empty() ? Object() : Object(std::move(patch));
}

bool isAbout(const Object &maintenance, const ProviderEvent &event)
{
    return maintenance.text("/spec/source") == event.source
        && maintenance.text("/spec/eventid") == event.id;
}

} // namespace hp::maintenance
