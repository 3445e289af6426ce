// SPDX-License-Identifier: Apache-2.0
#include "backend/api/wire/EventView.h"

#include <array>
#include <nlohmann/json.hpp>
#include <string_view>
#include <utility>

namespace hp::api {

namespace {

/// core/v1 name, events.k8s.io/v1 name. Names that are not here are the same in both.
constexpr std::array<std::pair<const char *, const char *>, 8> names{{
    {"involvedObject", "regarding"},
    {"message", "note"},
    {"reportingComponent", "reportingController"},
    {"source", "deprecatedSource"},
    {"firstTimestamp", "deprecatedFirstTimestamp"},
    {"lastTimestamp", "deprecatedLastTimestamp"},
    {"count", "deprecatedCount"},
    {"apiVersion", "apiVersion"},
}};

Json renamed(const Json &event, bool toView, const char *apiVersion)
{
    if (!event.is_object())
        return event;
    Json result = Json::object();
    for (const auto &[key, value] : event.items()) {
        const char *target = key.c_str();
        for (const auto &[core, view] : names) {
            if (key == (toView ? core : view))
                target = toView ? view : core;
        }
        result[target] = value;
    }
    if (event.contains("apiVersion"))
        result["apiVersion"] = apiVersion;
    return result;
}

} // namespace

Json eventsViewOf(const Json &coreEvent)
{
    return renamed(coreEvent, true, "events.k8s.io/v1");
}

Json coreEventOf(const Json &eventsView)
{
    return renamed(eventsView, false, "v1");
}

std::string coreEventSelector(const std::string &eventsSelector)
{
    std::string result;
    std::string_view rest = eventsSelector;
    while (!rest.empty()) {
        const std::size_t comma = std::min(rest.find(','), rest.size());
        std::string_view term = rest.substr(0, comma);
        rest.remove_prefix(std::min(comma + 1, rest.size()));
        if (!result.empty())
            result += ',';
        if (term.starts_with("regarding.")) {
            result += "involvedObject.";
            term.remove_prefix(std::string_view("regarding.").size());
        } else if (term.starts_with("reportingController")) {
            result += "reportingComponent";
            term.remove_prefix(std::string_view("reportingController").size());
        }
        result += term;
    }
    return result;
}

} // namespace hp::api
