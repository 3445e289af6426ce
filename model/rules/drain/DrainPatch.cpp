// SPDX-License-Identifier: Apache-2.0
#include "model/rules/drain/DrainPatch.h"

#include "model/resource/Machine.h"

#include <nlohmann/json.hpp>
#include <utility>

namespace hp::rules {

namespace {

/// A Machine without what the controllers write while a drain is under way.
Json withoutOwnWrites(const Object &machine)
{
    Json json = Json::object();
    json["spec"] = machine.at("/spec");
    json["phase"] = machine::phaseOf(machine);
    json["node"] = machine::nodeName(machine);
    json["deletion"] = machine.at("/metadata/deletionTimestamp");
    json["annotations"] = machine.at("/metadata/annotations");
    if (json["annotations"].is_object())
        json["annotations"].erase(machine::drainRecord);
    if (json["annotations"].empty())
        json.erase("annotations");
    return json;
}

} // namespace

Object drainedPatch(const Object &machine, const Condition &drained, TimePoint now)
{
    Conditions conditions(machine.at("/status/conditions"));
    conditions.set(drained, now);
    if (conditions.json() == machine.at("/status/conditions"))
        return {};
    return Object(
        Json{{"status", {{"conditions", conditions.json()}, {"lastUpdated", formatTime(now)}}}});
}

Object recordPatch(const Object &machine, const DrainRecord &record)
{
    const auto stored = machine.annotation(machine::drainRecord);
    Json value;
    if (record == DrainRecord()) {
        if (!stored)
            return {};
    } else {
        std::string text = toJsonText(record);
        if (stored == text)
            return {};
        value = std::move(text);
    }
    return Object(
        Json{{"metadata", {{"annotations", {{machine::drainRecord, std::move(value)}}}}}});
}

bool concernsDrain(const Object &before, const Object &after)
{
    return withoutOwnWrites(before) != withoutOwnWrites(after);
}

} // namespace hp::rules
