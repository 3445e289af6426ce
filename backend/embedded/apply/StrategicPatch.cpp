// SPDX-License-Identifier: Apache-2.0
#include "backend/embedded/apply/StrategicPatch.h"

#include "backend/embedded/apply/ElementOrder.h"
#include "model/base/ApiStatus.h"

#include <algorithm>
#include <nlohmann/json.hpp>
#include <optional>
#include <set>
#include <string>
#include <utility>

namespace hp::embedded {

namespace {

using Strategy = MergeRule::Strategy;

const MergeRule noRules;
constexpr const char *patchDirective = "$patch";
constexpr const char *retainDirective = "$retainKeys";
constexpr std::string_view orderPrefix = "$setElementOrder";
constexpr std::string_view removalPrefix = "$deleteFromPrimitiveList";

Result<Json> mergeObject(const MergeRule &rules, Json current, const Json &patch);

/// `patch` in place of what was there, without its directive.
Result<Json> inPlaceOf(Json patch)
{
    patch.erase(patchDirective);
    return mergeObject(noRules, Json::object(), patch);
}

/// The items of a list are either all objects or none; no list is in a list.
std::optional<Error> checkItems(const Json &current, const Json &patch, bool objects)
{
    for (const Json *list : {&current, &patch}) {
        for (const Json &item : *list) {
            if (item.is_array())
                return patchFault(422, "lists of lists are not supported");
            if (item.is_object() != objects)
                return patchFault(400,
                                  "list element types are not identical: [" + goPrinted(current)
                                      + ' ' + goPrinted(patch) + ']');
        }
    }
    return std::nullopt;
}

Json mergeSet(const Json &current, const Json &patch)
{
    Json united = Json::array();
    std::set<Json> seen;
    for (const Json *list : {&current, &patch}) {
        for (const Json &value : *list) {
            if (seen.insert(value).second)
                united.push_back(value);
        }
    }
    return ordered(united, current, patch, {});
}

/// Obeys the items of a patch that are directives; what is left are those to merge.
Result<Json> obeyItems(const std::string &key, Json &current, const Json &patch)
{
    Json plain = Json::array();
    std::set<Json> gone;
    bool replaces = false;
    for (const Json &item : patch) {
        const auto directive = item.find(patchDirective);
        if (directive == item.end()) {
            plain.push_back(item);
        } else if (*directive == "delete") {
            if (!item.contains(key))
                return unexpected(noMergeKey(item, key));
            gone.insert(item[key]);
        } else if (*directive == "replace") {
            replaces = true;
        } else if (*directive == "merge") {
            return unexpected(
                patchFault(400, "merging lists cannot yet be specified in the patch"));
        } else {
            return unexpected(unknownDirective(*directive, item));
        }
    }
    // Lists of the wire may hold the same key more than once; all of them go.
    Json kept = Json::array();
    for (Json &item : current) {
        if (!replaces && !(item.contains(key) && gone.contains(item[key])))
            kept.push_back(std::move(item));
    }
    current = std::move(kept);
    return plain;
}

Result<Json> mergeByKey(const MergeRule &rule, Json current, const Json &patch)
{
    const std::string key(rule.mergeKey);
    auto plain = obeyItems(key, current, patch);
    if (!plain)
        return plain;
    Json merged = current;
    Positions positions = positionsIn(merged, key);
    for (const Json &item : *plain) {
        const auto identity = item.find(key);
        if (identity == item.end() || identity->is_null() || identity->is_structured())
            return unexpected(noMergeKey(item, key));
        const auto at = firstOf(positions, *identity);
        auto joined = mergeObject(rule, at ? merged[*at] : Json::object(), item);
        if (!joined)
            return joined;
        if (at) {
            merged[*at] = std::move(*joined);
        } else {
            positions[*identity].push_back(merged.size());
            merged.push_back(std::move(*joined));
        }
    }
    return ordered(merged, current, *plain, key);
}

Result<Json> mergeList(const MergeRule *rule, const Json &current, const Json &patch)
{
    const bool byKey = rule && rule->strategy == Strategy::ByKey;
    if (!byKey && !(rule && rule->strategy == Strategy::Set))
        return patch;
    if (auto fault = checkItems(current, patch, byKey))
        return unexpected(std::move(*fault));
    return byKey ? mergeByKey(*rule, current, patch) : Result<Json>(mergeSet(current, patch));
}

std::optional<Error> retainKeys(Json &current, const Json &patch)
{
    const auto retain = patch.find(retainDirective);
    if (retain == patch.end())
        return std::nullopt;
    if (!retain->is_array())
        return patchFault(400, "invalid patch format of retainKeys");
    const std::set<Json> retained(retain->begin(), retain->end());
    for (const auto &[key, value] : patch.items()) {
        if (!key.starts_with('$') && !value.is_null() && !retained.contains(Json(key)))
            return patchFault(400, "invalid patch format of retainKeys");
    }
    for (auto it = current.begin(); it != current.end();)
        it = retained.contains(Json(it.key())) ? std::next(it) : current.erase(it);
    return std::nullopt;
}

/// The field that a directive beside it speaks of.
Result<std::string> fieldOf(const std::string &key, std::string_view prefix, const char *fault)
{
    if (key.size() <= prefix.size() || key[prefix.size()] != '/')
        return unexpected(patchFault(400, fault));
    return key.substr(prefix.size() + 1);
}

std::optional<Error>
orderLists(const MergeRule &rules, Json &current, const Json &patch, std::set<std::string> &done)
{
    for (const auto &[key, order] : patch.items()) {
        if (!key.starts_with(orderPrefix))
            continue;
        if (!order.is_array())
            return patchFault(
                400, std::string("expected a []interface {}, but received a ") + goTypeOf(order));
        const auto name = fieldOf(key, orderPrefix, "invalid patch format of setElementOrder list");
        if (!name)
            return name.error();
        const MergeRule *rule = rules.find(*name);
        const std::string mergeKey = rule ? std::string(rule->mergeKey) : std::string();
        const Json empty = Json::array();
        const auto old = current.find(*name);
        const auto fresh = patch.find(*name);
        const Json before = old == current.end() ? empty : *old;
        const Json change = fresh == patch.end() ? empty : *fresh;
        for (const Json *list : {&before, &change}) {
            if (!list->is_array())
                return patchFault(400,
                                  std::string("expected a []interface {}, but received a ")
                                      + goTypeOf(*list));
        }
        if (!followsOrder(change, order, mergeKey))
            return patchFault(400,
                              "The order in patch list:\n" + goPrinted(change) + "\n doesn't match "
                                  + std::string(orderPrefix) + " list:\n" + goPrinted(order)
                                  + '\n');
        done.insert(*name);
        if (old == current.end() && fresh == patch.end())
            continue;
        Json merged = before;
        if (fresh != patch.end()) {
            auto joined = mergeList(rule, before, change);
            if (!joined)
                return joined.error();
            merged = std::move(*joined);
        }
        current[*name] = ordered(merged, before, order, mergeKey);
    }
    return std::nullopt;
}

std::optional<Error> removeFromLists(Json &current, const Json &patch)
{
    for (const auto &[key, values] : patch.items()) {
        if (!key.starts_with(removalPrefix))
            continue;
        const auto name = fieldOf(key, removalPrefix, "invalid patch format of primitive list");
        if (!name)
            return name.error();
        const auto field = current.find(*name);
        if (field == current.end() || !field->is_array() || !values.is_array())
            continue;
        const std::set<Json> gone(values.begin(), values.end());
        Json kept = Json::array();
        for (Json &value : *field) {
            if (!gone.contains(value))
                kept.push_back(std::move(value));
        }
        *field = std::move(kept);
    }
    return std::nullopt;
}

/// The new value of a field that both have, as objects or as lists.
Result<Json> mergeField(const MergeRule *rule, Json current, const Json &patch)
{
    if (patch.is_array())
        return mergeList(rule, current, patch);
    if (rule && rule->strategy == Strategy::Replace)
        return inPlaceOf(patch);
    return mergeObject(rule ? *rule : noRules, std::move(current), patch);
}

Result<Json> mergeObject(const MergeRule &rules, Json current, const Json &patch)
{
    if (const auto directive = patch.find(patchDirective); directive != patch.end()) {
        if (*directive == "replace")
            return inPlaceOf(patch);
        if (*directive == "delete")
            return Json::object();
        return unexpected(unknownDirective(*directive, patch));
    }
    if (auto fault = retainKeys(current, patch))
        return unexpected(std::move(*fault));
    std::set<std::string> done;
    if (auto fault = orderLists(rules, current, patch, done))
        return unexpected(std::move(*fault));
    for (const auto &[key, value] : patch.items()) {
        if (key.starts_with('$') || done.contains(key))
            continue;
        if (value.is_null() || !value.is_structured()) {
            if (value.is_null())
                current.erase(key);
            else
                current[key] = value;
            continue;
        }
        const auto old = current.find(key);
        const bool alike = old != current.end() && old->type() == value.type();
        // A directive for what is not there leaves nothing there.
        if (!alike && value.contains(patchDirective)) {
            current.erase(key);
            continue;
        }
        auto merged = mergeField(rules.find(key), alike ? *old : Json(value.type()), value);
        if (!merged)
            return merged;
        current[key] = std::move(*merged);
    }
    if (auto fault = removeFromLists(current, patch))
        return unexpected(std::move(*fault));
    return current;
}

} // namespace

Result<Json> applyStrategicPatch(const MergeRule &rules, const Json &current, const Json &patch)
{
    return mergeObject(rules, current, patch);
}

Error patchFault(int code, std::string message)
{
    if (code == 400)
        return badRequest(message);
    return errorFrom({.code = code,
                      .reason = code == 422 ? "Invalid" : std::string(),
                      .message = std::move(message)});
}

Error noMergeKey(const Json &item, const std::string &key)
{
    return patchFault(400,
                      "map: " + goPrinted(item) + " does not contain declared merge key: " + key);
}

Error unknownDirective(const Json &directive, const Json &map)
{
    return patchFault(400,
                      "unknown patch type: " + goPrinted(directive) + " in map: " + goPrinted(map));
}

std::string goPrinted(const Json &value)
{
    if (value.is_null())
        return "<nil>";
    if (value.is_string())
        return value.get<std::string>();
    if (!value.is_structured())
        return value.dump();
    std::string text;
    if (value.is_array()) {
        for (const Json &item : value)
            text += (text.empty() ? "" : " ") + goPrinted(item);
        return '[' + text + ']';
    }
    for (const auto &[key, member] : value.items())
        text += (text.empty() ? "" : " ") + key + ':' + goPrinted(member);
    return "map[" + text + ']';
}

std::string goTypeOf(const Json &value)
{
    switch (value.type()) {
    case Json::value_t::object:
        return "map[string]interface {}";
    case Json::value_t::array:
        return "[]interface {}";
    case Json::value_t::string:
        return "string";
    case Json::value_t::boolean:
        return "bool";
    case Json::value_t::number_float:
        return "float64";
    case Json::value_t::number_integer:
    case Json::value_t::number_unsigned:
        return "int64";
    default:
        return "%!s(<nil>)";
    }
}

} // namespace hp::embedded
