// SPDX-License-Identifier: Apache-2.0
#include "backend/embedded/apply/MergedConfig.h"

#include "backend/embedded/apply/FieldType.h"
#include "model/resource/PathElement.h"

#include <deque>
#include <nlohmann/json.hpp>
#include <set>
#include <string>
#include <unordered_map>
#include <utility>
#include <vector>

namespace hp::embedded {

namespace {

/// The items of a list by identity; null for one that is there more than once.
struct Indexed {
    std::vector<std::pair<std::string, const Json *>> order{};
    std::unordered_map<std::string, const Json *> byElement{};

    Indexed(const SchemaNode &type, const Json &list)
    {
        if (!list.is_array())
            return;
        for (const Json &item : list) {
            auto element = itemElement(type, item);
            if (!element)
                continue;
            const auto [it, fresh] = byElement.emplace(*element, &item);
            if (!fresh)
                it->second = nullptr;
            order.emplace_back(std::move(*element), &item);
        }
    }
    [[nodiscard]] bool has(const std::string &element) const
    {
        return byElement.find(element) != byElement.end();
    }
    [[nodiscard]] const Json *find(const std::string &element) const
    {
        const auto it = byElement.find(element);
        return it == byElement.end() ? nullptr : it->second;
    }
};

/// Merges the items of two lists in the order of structured-merge-diff.
Json mergedItems(const SchemaNode &type, const Json &live, const Json &config)
{
    const Indexed left(type, live);
    const Indexed right(type, config);
    std::deque<std::string> shared; // in the order of the config
    for (const auto &[element, item] : right.order) {
        if (left.has(element))
            shared.push_back(element);
    }
    const auto nextShared = [&] { return shared.empty() ? std::string() : shared.front(); };
    const auto merged = [&](const Json *was, const Json *is) {
        return was ? mergedConfig(itemType(&type), *was, *is) : *is;
    };

    Json out = Json::array();
    std::set<std::string> taken;
    std::size_t l = 0;
    std::size_t r = 0;
    while (l < left.order.size() || r < right.order.size()) {
        if (l < left.order.size() && r < right.order.size()) {
            const std::string &element = left.order[l].first;
            if (element == right.order[r].first) {
                taken.insert(element);
                out.push_back(merged(left.find(element), right.order[r].second));
                ++l;
                ++r;
                if (!shared.empty())
                    shared.pop_front();
                continue;
            }
            // Both have it, but it is not its turn.
            if (right.has(element) && !shared.empty() && nextShared() != element) {
                ++l;
                continue;
            }
        }
        if (l < left.order.size()) {
            const auto &[element, item] = left.order[l];
            if (!right.has(element)) {
                out.push_back(*item);
                ++l;
                continue;
            }
            if (taken.contains(element))
                ++l;
        }
        if (r < right.order.size()) {
            const auto &[element, item] = right.order[r];
            taken.insert(element);
            out.push_back(merged(left.find(element), item));
            ++r;
            if (!shared.empty() && nextShared() == element)
                shared.pop_front();
        }
    }
    return out;
}

} // namespace

Json mergedConfig(const SchemaNode *type, const Json &live, const Json &config)
{
    const FieldShape shape = shapeOf(type, &config);
    if (shape == FieldShape::Leaf)
        return config;
    // A null or an empty one says nothing about what is in it.
    const bool alike = shape == FieldShape::Map ? live.is_object() : live.is_array();
    if (config.empty())
        return alike && !live.empty() ? live : config;
    if (!alike)
        return config;
    if (shape == FieldShape::Map) {
        Json merged = live;
        for (const auto &[name, value] : config.items()) {
            const auto [it, fresh] = merged.emplace(name, value);
            if (!fresh)
                *it = mergedConfig(memberType(type, name), *it, value);
        }
        return merged;
    }
    return mergedItems(*type, live, config);
}

Json withoutFields(const SchemaNode *type, const Json &value, const FieldSet &gone)
{
    if (!value.is_structured())
        return value;
    const FieldShape shape = shapeOf(type, &value);
    if (shape == FieldShape::Leaf || value.empty())
        return {};
    if (shape == FieldShape::Map) {
        Json kept = Json::object();
        for (const auto &[name, member] : value.items()) {
            const FieldSet::Entry *entry = gone.find(fieldElement(name));
            if (!entry)
                kept.emplace(name, member);
            else if (!entry->member)
                kept.emplace(name, withoutFields(memberType(type, name), member, entry->below));
        }
        return kept.empty() ? Json() : kept;
    }
    Json kept = Json::array();
    for (const Json &item : value) {
        const auto element = itemElement(*type, item);
        const FieldSet::Entry *entry = element ? gone.find(*element) : nullptr;
        if (!entry)
            kept.push_back(item);
        else if (!entry->member)
            kept.push_back(withoutFields(itemType(type), item, entry->below));
    }
    return kept.empty() ? Json() : kept;
}

} // namespace hp::embedded
