// SPDX-License-Identifier: Apache-2.0
#include "backend/embedded/patch/StrategicPatch.h"

#include "model/base/ApiStatus.h"

#include <algorithm>
#include <nlohmann/json.hpp>
#include <optional>
#include <string>
#include <utility>

namespace hp::embedded {

namespace {

using Strategy = MergeRule::Strategy;

const MergeRule noRules;
constexpr std::string_view patchDirective = "$patch";
constexpr std::string_view retainDirective = "$retainKeys";
constexpr std::string_view orderPrefix = "$setElementOrder/";
constexpr std::string_view removalPrefix = "$deleteFromPrimitiveList/";

Unexpected bad(std::string message)
{
    return unexpected(badRequest(message));
}

/// Index of the first item that equals `value`, or whose `key` does; size when there is none.
std::size_t positionOf(const Json &list, const Json &value, std::string_view key)
{
    for (std::size_t i = 0; i < list.size(); ++i) {
        if (key.empty() ? list[i] == value
                        : list[i].is_object() && list[i].contains(key)
                    && list[i][std::string(key)] == value)
            return i;
    }
    return list.size();
}

Json identityOf(const Json &item, std::string_view key)
{
    if (key.empty())
        return item;
    const auto it = item.is_object() ? item.find(key) : item.end();
    return it == item.end() ? Json() : *it;
}

/// The merge of a list as `order` wants it: its items in that order, and those that only the server
/// has where they were relative to them.
Json ordered(const Json &merged, const Json &before, const Json &order, std::string_view key)
{
    Json wanted = Json::array();
    Json serverOnly = Json::array();
    for (const Json &entry : order) {
        const std::size_t at = positionOf(merged, identityOf(entry, key), key);
        if (at < merged.size())
            wanted.push_back(merged[at]);
    }
    for (const Json &item : merged) {
        if (positionOf(order, identityOf(item, key), key) == order.size())
            serverOnly.push_back(item);
    }

    const auto serverIndex = [&](const Json &item) -> std::optional<std::size_t> {
        const std::size_t at = positionOf(before, identityOf(item, key), key);
        return at < before.size() ? std::optional(at) : std::nullopt;
    };
    Json result = Json::array();
    std::size_t left = 0;
    std::size_t right = 0;
    while (left < serverOnly.size() || right < wanted.size()) {
        bool takeLeft = right == wanted.size();
        if (!takeLeft && left < serverOnly.size()) {
            const auto l = serverIndex(serverOnly[left]);
            const auto r = serverIndex(wanted[right]);
            takeLeft = l && r && *l < *r;
        }
        result.push_back(takeLeft ? serverOnly[left++] : wanted[right++]);
    }
    return result;
}

std::string directiveOf(const Json &patch)
{
    const auto it = patch.find(patchDirective);
    return it != patch.end() && it->is_string() ? it->get<std::string>() : std::string();
}

Result<Json> mergeObject(const MergeRule &rules, Json current, const Json &patch);

Result<Json> mergeByKey(const MergeRule &rule, const Json &current, const Json &patch)
{
    const std::string key(rule.mergeKey);
    Json result = current.is_array() ? current : Json::array();
    for (const Json &item : patch) {
        if (item.is_object() && directiveOf(item) == "replace" && item.size() == 1) {
            result = Json::array();
            break;
        }
    }
    for (const Json &item : patch) {
        if (!item.is_object())
            return bad("invalid patch format of list: " + key + " expects objects");
        const std::string directive = directiveOf(item);
        if (directive == "replace" && item.size() == 1)
            continue;
        if (!item.contains(key))
            return bad("map: " + item.dump(-1, ' ', false, Json::error_handler_t::replace)
                       + " does not contain declared merge key: " + key);
        const std::size_t at = positionOf(result, item[key], key);
        if (directive == "delete") {
            // Lists of the wire may hold the same key more than once; all of them go.
            for (std::size_t i = at; i < result.size(); i = positionOf(result, item[key], key))
                result.erase(i);
            continue;
        }
        const Json before = at < result.size() ? result[at] : Json::object();
        auto merged = mergeObject(rule, before, item);
        if (!merged)
            return unexpected(merged.error());
        if (at < result.size())
            result[at] = std::move(*merged);
        else
            result.push_back(std::move(*merged));
    }
    return result;
}

Json mergeSet(const Json &current, const Json &patch)
{
    Json result = current.is_array() ? current : Json::array();
    for (const Json &value : patch) {
        if (positionOf(result, value, {}) == result.size())
            result.push_back(value);
    }
    return result;
}

/// The new value of one field.
Result<Json> mergeField(const MergeRule *rule, const Json &current, const Json &patch)
{
    const Strategy strategy = rule ? rule->strategy : Strategy::Object;
    if (patch.is_object()) {
        if (strategy == Strategy::Replace)
            return mergeObject(noRules, Json::object(), patch);
        return mergeObject(
            rule ? *rule : noRules, current.is_object() ? current : Json::object(), patch);
    }
    if (patch.is_array() && strategy == Strategy::ByKey)
        return mergeByKey(*rule, current, patch);
    if (patch.is_array() && strategy == Strategy::Set)
        return mergeSet(current, patch);
    return patch;
}

bool startsWith(const std::string &text, std::string_view prefix)
{
    return text.compare(0, prefix.size(), prefix) == 0;
}

std::optional<Error> retainKeys(Json &current, const Json &patch)
{
    const auto retain = patch.find(retainDirective);
    if (retain == patch.end())
        return std::nullopt;
    if (!retain->is_array())
        return badRequest("invalid patch format of retainKeys");
    for (const auto &[key, value] : patch.items()) {
        if (key.front() != '$' && !value.is_null()
            && positionOf(*retain, key, {}) == retain->size())
            return badRequest("patch format of retainKeys is invalid: field " + key
                              + " is not in the list");
    }
    for (auto it = current.begin(); it != current.end();) {
        if (positionOf(*retain, it.key(), {}) == retain->size())
            it = current.erase(it);
        else
            ++it;
    }
    return std::nullopt;
}

/// The directives beside a field: removals from a list of plain values, then the order.
std::optional<Error>
applyListDirectives(const MergeRule &rules, const Json &before, Json &result, const Json &patch)
{
    for (const auto &[key, value] : patch.items()) {
        if (!startsWith(key, removalPrefix))
            continue;
        if (!value.is_array())
            return badRequest("invalid patch format of primitive list");
        const auto field = result.find(key.substr(removalPrefix.size()));
        if (field == result.end() || !field->is_array())
            continue;
        for (const Json &item : value) {
            for (std::size_t i = positionOf(*field, item, {}); i < field->size();
                 i = positionOf(*field, item, {}))
                field->erase(i);
        }
    }
    for (const auto &[key, value] : patch.items()) {
        if (!startsWith(key, orderPrefix))
            continue;
        if (!value.is_array())
            return badRequest("invalid patch format of setElementOrder list");
        const std::string name = key.substr(orderPrefix.size());
        const auto field = result.find(name);
        const MergeRule *rule = rules.find(name);
        if (field == result.end() || !field->is_array() || !rule)
            continue;
        const auto old = before.find(name);
        *field = ordered(*field,
                         old != before.end() && old->is_array() ? *old : Json::array(),
                         value,
                         rule->mergeKey);
    }
    return std::nullopt;
}

Result<Json> mergeObject(const MergeRule &rules, Json current, const Json &patch)
{
    const std::string directive = directiveOf(patch);
    if (directive == "delete")
        return Json::object();
    if (directive == "replace")
        current = Json::object();
    else if (!directive.empty() && directive != "merge")
        return bad("unknown patch type: " + directive + " in map");
    if (const auto refused = retainKeys(current, patch))
        return unexpected(*refused);

    const bool ordersLists =
        std::any_of(patch.items().begin(), patch.items().end(), [](const auto &entry) {
            return startsWith(entry.key(), orderPrefix);
        });
    const Json before = ordersLists ? current : Json::object();
    for (const auto &[key, value] : patch.items()) {
        if (key == patchDirective || key == retainDirective || startsWith(key, orderPrefix)
            || startsWith(key, removalPrefix))
            continue;
        if (value.is_null()
            || (value.is_object() && value.size() == 1 && directiveOf(value) == "delete")) {
            current.erase(key);
            continue;
        }
        const auto old = current.find(key);
        auto merged = mergeField(rules.find(key), old == current.end() ? Json() : *old, value);
        if (!merged)
            return merged;
        current[key] = std::move(*merged);
    }
    if (const auto refused = applyListDirectives(rules, before, current, patch))
        return unexpected(*refused);
    return current;
}

} // namespace

Result<Json> applyStrategicPatch(const MergeRule &rules, const Json &current, const Json &patch)
{
    return mergeObject(rules, current, patch);
}

} // namespace hp::embedded
