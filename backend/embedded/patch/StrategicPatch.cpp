// SPDX-License-Identifier: Apache-2.0
#include "backend/embedded/patch/StrategicPatch.h"

#include "model/base/ApiStatus.h"

#include <algorithm>
#include <map>
#include <nlohmann/json.hpp>
#include <optional>
#include <set>
#include <string>
#include <utility>
#include <vector>

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

/// Where the items of a list are, by identity: the item itself, or the value of its merge key.
/// Found by comparison and not by search, because a body of 3 MiB has room for 200,000 items.
using Positions = std::map<Json, std::vector<std::size_t>>;

Positions positionsIn(const Json &list, std::string_view key)
{
    Positions positions;
    for (std::size_t i = 0; i < list.size(); ++i) {
        if (key.empty()) {
            positions[list[i]].push_back(i);
        } else if (list[i].is_object()) {
            if (const auto it = list[i].find(key); it != list[i].end())
                positions[*it].push_back(i);
        }
    }
    return positions;
}

std::optional<std::size_t> firstOf(const Positions &positions, const Json &identity)
{
    const auto it = positions.find(identity);
    return it == positions.end() ? std::nullopt : std::optional(it->second.front());
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
    const Positions inMerged = positionsIn(merged, key);
    const Positions inOrder = positionsIn(order, key);
    const Positions inBefore = positionsIn(before, key);
    std::vector<std::size_t> wanted;
    std::vector<std::size_t> serverOnly;
    for (std::size_t i = 0; i < order.size(); ++i) {
        const Json identity = identityOf(order[i], key);
        const auto at = firstOf(inMerged, identity);
        if (at && firstOf(inOrder, identity) == i)
            wanted.push_back(*at);
    }
    for (std::size_t i = 0; i < merged.size(); ++i) {
        if (!firstOf(inOrder, identityOf(merged[i], key)))
            serverOnly.push_back(i);
    }

    const auto serverIndex = [&](std::size_t i) {
        return firstOf(inBefore, identityOf(merged[i], key));
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
        result.push_back(merged[takeLeft ? serverOnly[left++] : wanted[right++]]);
    }
    return result;
}

/// The value of $patch; "" without one. What is not a text is no directive that exists.
std::string directiveOf(const Json &patch)
{
    const auto it = patch.find(patchDirective);
    if (it == patch.end())
        return {};
    return it->is_string() ? it->get<std::string>()
                           : it->dump(-1, ' ', false, Json::error_handler_t::replace);
}

Result<Json> mergeObject(const MergeRule &rules, Json current, const Json &patch);

/// The list without the items that are marked.
Json without(Json list, const std::vector<bool> &removed)
{
    Json kept = Json::array();
    for (std::size_t i = 0; i < list.size(); ++i) {
        if (!removed[i])
            kept.push_back(std::move(list[i]));
    }
    return kept;
}

Result<Json> mergeByKey(const MergeRule &rule, const Json &current, const Json &patch)
{
    const std::string key(rule.mergeKey);
    const bool replaces = std::any_of(patch.begin(), patch.end(), [](const Json &item) {
        return item.is_object() && directiveOf(item) == "replace" && item.size() == 1;
    });
    Json result = current.is_array() && !replaces ? current : Json::array();
    Positions positions = positionsIn(result, key);
    std::vector<bool> removed(result.size());
    for (const Json &item : patch) {
        if (!item.is_object())
            return bad("invalid patch format of list: " + key + " expects objects");
        const std::string directive = directiveOf(item);
        if (directive == "replace" && item.size() == 1)
            continue;
        const Json identity = identityOf(item, key);
        if (identity.is_null() || identity.is_structured())
            return bad("map: " + item.dump(-1, ' ', false, Json::error_handler_t::replace)
                       + " does not contain declared merge key: " + key);
        if (directive == "delete") {
            // Lists of the wire may hold the same key more than once; all of them go.
            if (const auto places = positions.extract(identity)) {
                for (const std::size_t at : places.mapped())
                    removed[at] = true;
            }
            continue;
        }
        const auto at = firstOf(positions, identity);
        auto merged = mergeObject(rule, at ? std::move(result[*at]) : Json::object(), item);
        if (!merged)
            return unexpected(merged.error());
        if (at) {
            result[*at] = std::move(*merged);
        } else {
            positions[identity].push_back(result.size());
            removed.push_back(false);
            result.push_back(std::move(*merged));
        }
    }
    return without(std::move(result), removed);
}

Json mergeSet(const Json &current, const Json &patch)
{
    Json result = current.is_array() ? current : Json::array();
    std::set<Json> present(result.begin(), result.end());
    for (const Json &value : patch) {
        if (present.insert(value).second)
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
    const std::set<Json> retained(retain->begin(), retain->end());
    for (const auto &[key, value] : patch.items()) {
        if (!startsWith(key, "$") && !value.is_null() && !retained.contains(key))
            return badRequest("patch format of retainKeys is invalid: field " + key
                              + " is not in the list");
    }
    for (auto it = current.begin(); it != current.end();) {
        if (retained.contains(it.key()))
            ++it;
        else
            it = current.erase(it);
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
        const std::set<Json> unwanted(value.begin(), value.end());
        std::vector<bool> removed;
        for (const Json &item : *field)
            removed.push_back(unwanted.contains(item));
        *field = without(std::move(*field), removed);
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
