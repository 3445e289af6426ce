// SPDX-License-Identifier: Apache-2.0
#include "model/rules/drain/DrainPatch.h"

#include "model/resource/Machine.h"

#include <nlohmann/json.hpp>
#include <string_view>
#include <utility>

namespace hp::rules {

namespace {

bool sameAt(const Object &before, const Object &after, std::string_view pointer)
{
    return before.at(pointer) == after.at(pointer);
}

/// Annotations, without the record that the drain itself writes.
bool sameAnnotations(const Object &before, const Object &after)
{
    const Json &was = before.at("/metadata/annotations");
    const Json &is = after.at("/metadata/annotations");
    if (was == is)
        return true;
    const auto rest = [](const Json &annotations) {
        Json others = annotations.is_object() ? annotations : Json::object();
        others.erase(machine::drainRecord);
        return others;
    };
    return rest(was) == rest(is);
}

bool hasRoom(const Object &budget)
{
    const Json &allowed = budget.at("/status/disruptionsAllowed");
    return allowed.is_number_integer() && allowed.get<int>() > 0;
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
    return !sameAt(before, after, "/metadata/deletionTimestamp")
        || machine::phaseOf(before) != machine::phaseOf(after)
        || machine::nodeName(before) != machine::nodeName(after) || !sameAt(before, after, "/spec")
        || !sameAnnotations(before, after);
}

bool freesDrain(const Object &before, const Object &after)
{
    return !after || after.uid() != before.uid()
        || (machine::isFinishedPod(after) && !machine::isFinishedPod(before))
        || !sameAt(before, after, "/metadata/finalizers");
}

bool givesRoom(const Object &before, const Object &after)
{
    return !after || (hasRoom(after) && !hasRoom(before)) || !sameAt(before, after, "/spec");
}

} // namespace hp::rules
