// SPDX-License-Identifier: Apache-2.0
#include "backend/embedded/apply/ElementOrder.h"

#include <algorithm>
#include <nlohmann/json.hpp>
#include <optional>
#include <string>

namespace hp::embedded {

namespace {

Json identityOf(const Json &item, std::string_view key)
{
    if (key.empty())
        return item;
    const auto it = item.is_object() ? item.find(key) : item.end();
    return it == item.end() ? Json() : *it;
}

} // namespace

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

bool followsOrder(const Json &patch, const Json &order, std::string_view key)
{
    if (patch.empty() || order.empty())
        return true;
    std::size_t next = 0;
    for (const Json &item : patch) {
        if (item.is_object() && item.contains("$patch"))
            continue;
        while (next < order.size() && identityOf(order[next], key) != identityOf(item, key))
            ++next;
        if (next == order.size())
            return false;
        ++next;
    }
    return true;
}

} // namespace hp::embedded
