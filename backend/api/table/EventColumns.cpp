// SPDX-License-Identifier: Apache-2.0
#include "backend/api/table/BuiltInColumns.h"
#include "backend/api/table/HumanDuration.h"
#include "model/base/Text.h"

#include <nlohmann/json.hpp>

namespace hp::api {

namespace {

// Every field is looked up under its name in core/v1 and then in events.k8s.io/v1.

std::int64_t eventCount(const Object &event)
{
    for (const char *pointer : {"/series/count", "/count", "/deprecatedCount"}) {
        const Json &value = event.at(pointer);
        if (value.is_number_integer() && value.get<std::int64_t>() > 0)
            return value.get<std::int64_t>();
    }
    return 1;
}

std::string firstText(const Object &event, std::initializer_list<const char *> pointers)
{
    for (const char *pointer : pointers) {
        if (const std::string &text = event.text(pointer); !text.empty())
            return text;
    }
    return {};
}

std::string firstSeen(const Object &event, TimePoint now)
{
    return ageOf(firstText(event, {"/firstTimestamp", "/deprecatedFirstTimestamp", "/eventTime"}),
                 now);
}

/// "3m (x4 over 20m)" for a repeated event, as printEvent does.
Json lastSeen(const Object &event, TimePoint now)
{
    const std::string last = firstText(event,
                                       {"/series/lastObservedTime",
                                        "/lastTimestamp",
                                        "/deprecatedLastTimestamp",
                                        "/firstTimestamp",
                                        "/eventTime"});
    std::string text = ageOf(last, now);
    if (event.at("/series").is_object() || eventCount(event) > 1)
        text += " (x" + std::to_string(eventCount(event)) + " over " + firstSeen(event, now) + ')';
    return text;
}

Json regarded(const Object &event, TimePoint)
{
    std::string kind = lowerCase(firstText(event, {"/involvedObject/kind", "/regarding/kind"}));
    const std::string name = firstText(event, {"/involvedObject/name", "/regarding/name"});
    return name.empty() ? kind : kind + '/' + name;
}

Json eventSource(const Object &event, TimePoint)
{
    std::string text = firstText(event,
                                 {"/source/component",
                                  "/deprecatedSource/component",
                                  "/reportingComponent",
                                  "/reportingController"});
    const std::string host =
        firstText(event, {"/source/host", "/deprecatedSource/host", "/reportingInstance"});
    if (!host.empty())
        text += ", " + host;
    return text;
}

Json eventMessage(const Object &event, TimePoint)
{
    std::string text = firstText(event, {"/message", "/note"});
    // A table has one line per row.
    while (!text.empty() && (text.back() == '\n' || text.back() == ' '))
        text.pop_back();
    return text;
}

} // namespace

Columns eventColumns()
{
    const auto textAt = [](const char *pointer) {
        return [pointer](const Object &event, TimePoint) -> Json { return event.text(pointer); };
    };
    Column name = nameColumn();
    name.priority = 1;
    return {{"Last Seen", "string", {}, "Time since it was last observed", 0, lastSeen},
            {"Type", "string", {}, "Normal or Warning", 0, textAt("/type")},
            {"Reason", "string", {}, "Why, in one word", 0, textAt("/reason")},
            {"Object", "string", {}, "What it is about", 0, regarded},
            {"Subobject",
             "string",
             {},
             "Which part of it",
             1,
             [](const Object &event, TimePoint) -> Json {
                 return firstText(event, {"/involvedObject/fieldPath", "/regarding/fieldPath"});
             }},
            {"Source", "string", {}, "Who reported it", 1, eventSource},
            {"Message", "string", {}, "What happened", 0, eventMessage},
            {"First Seen",
             "string",
             {},
             "Time since it was first observed",
             1,
             [](const Object &event, TimePoint now) -> Json { return firstSeen(event, now); }},
            {"Count",
             "string",
             {},
             "How often it was observed",
             1,
             [](const Object &event, TimePoint) -> Json { return eventCount(event); }},
            name};
}

} // namespace hp::api
