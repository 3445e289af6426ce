// SPDX-License-Identifier: Apache-2.0
#include "backend/api/wire/EventView.h"

#include "model/resource/FieldSelector.h"

#include <array>
#include <nlohmann/json.hpp>
#include <string_view>
#include <utility>
#include <vector>

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
    // Read, not searched: a value may hold an escaped comma and look like the next term.
    const auto selector = FieldSelector::parse(eventsSelector);
    if (!selector)
        return eventsSelector;
    constexpr std::string_view regarding = "regarding.";
    std::vector<FieldSelector::Term> terms = selector->terms();
    for (FieldSelector::Term &term : terms) {
        if (term.field.starts_with(regarding))
            term.field.replace(0, regarding.size(), "involvedObject.");
        else if (term.field == "reportingController")
            term.field = "reportingComponent";
    }
    return FieldSelector(std::move(terms)).text();
}

} // namespace hp::api
