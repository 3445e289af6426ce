// SPDX-License-Identifier: Apache-2.0
#include "backend/embedded/apply/FieldChanges.h"

#include "backend/embedded/apply/FieldType.h"
#include "model/resource/PathElement.h"

#include <map>
#include <nlohmann/json.hpp>
#include <string>
#include <utility>
#include <vector>

namespace hp::embedded {

namespace {

/// The changes below a field, and of the field itself.
struct Difference {
    FieldChanges below{};
    bool added = false;
    bool modified = false;
    bool removed = false;

    void join(FieldChanges &parent, std::string_view element) &&
    {
        parent.added.add(element, added, std::move(below.added));
        parent.modified.add(element, modified, std::move(below.modified));
        parent.removed.add(element, removed, std::move(below.removed));
    }
};

Difference compared(const SchemaNode *type, const Json *before, const Json *after);

const Json *objectOrNone(const Json *value)
{
    return value && value->is_object() && !value->empty() ? value : nullptr;
}

const Json *listOrNone(const Json *value)
{
    return value && value->is_array() && !value->empty() ? value : nullptr;
}

void compareMembers(const SchemaNode *type,
                    const Json *before,
                    const Json *after,
                    FieldChanges &out)
{
    const auto one = [&](const std::string &name, const Json *was, const Json *is) {
        if (!was || !is || *was != *is)
            compared(memberType(type, name), was, is).join(out, fieldElement(name));
    };
    static const Json none = Json::object();
    const Json &left = before ? *before : none;
    const Json &right = after ? *after : none;
    auto x = left.begin();
    auto y = right.begin();
    // Keys are sorted in both.
    while (x != left.end() || y != right.end()) {
        const int order = x == left.end() ? 1 : y == right.end() ? -1 : x.key().compare(y.key());
        if (order < 0) {
            one(x.key(), &*x, nullptr);
            ++x;
        } else if (order > 0) {
            one(y.key(), nullptr, &*y);
            ++y;
        } else {
            one(x.key(), &*x, &*y);
            ++x;
            ++y;
        }
    }
}

/// Items of one identity in both lists. Lists of the wire may hold one more than once.
struct Twins {
    std::vector<const Json *> before{};
    std::vector<const Json *> after{};
};

bool sameItems(const Twins &twins)
{
    return std::equal(twins.before.begin(),
                      twins.before.end(),
                      twins.after.begin(),
                      twins.after.end(),
                      [](const Json *a, const Json *b) { return *a == *b; });
}

void compareItems(const SchemaNode &type, const Json *before, const Json *after, FieldChanges &out)
{
    std::map<std::string, Twins> items;
    for (const auto &[list, side] :
         {std::pair(before, &Twins::before), std::pair(after, &Twins::after)}) {
        if (!list)
            continue;
        for (const Json &item : *list) {
            if (auto element = itemElement(type, item))
                (items[*element].*side).push_back(&item);
        }
    }
    const SchemaNode *below = itemType(&type);
    for (const auto &[element, twins] : items) {
        const auto first = [](const std::vector<const Json *> &list) {
            return list.empty() ? nullptr : list.front();
        };
        if (twins.before.size() <= 1 && twins.after.size() <= 1) {
            compared(below, first(twins.before), first(twins.after)).join(out, element);
        } else if (twins.before.size() >= 2 && twins.after.size() >= 2) {
            if (!sameItems(twins))
                out.modified.add(element, true);
        } else if (twins.before.size() >= 2) {
            if (!twins.after.empty())
                compared(below, nullptr, first(twins.after)).join(out, element);
            out.removed.add(element, true);
        } else {
            if (!twins.before.empty())
                compared(below, first(twins.before), nullptr).join(out, element);
            out.added.add(element, true);
        }
    }
}

void compareLeaf(const Json *before, const Json *after, Difference &difference)
{
    difference.added = difference.added || !before;
    difference.removed = difference.removed || !after;
    difference.modified = difference.modified || (before && after && *before != *after);
}

void compareAs(FieldShape shape,
               const SchemaNode *type,
               const Json *before,
               const Json *after,
               Difference &difference)
{
    const bool list = shape == FieldShape::KeyedList || shape == FieldShape::Set;
    const Json *was = list ? listOrNone(before) : objectOrNone(before);
    const Json *is = list ? listOrNone(after) : objectOrNone(after);
    // Two empty ones are a leaf, which keeps null and empty apart.
    if (shape == FieldShape::Leaf || (!was && !is)) {
        compareLeaf(before, after, difference);
        return;
    }
    if (list)
        compareItems(*type, was, is, difference.below);
    else
        compareMembers(type, was, is, difference.below);
    difference.added = difference.added || !before;
    difference.removed = difference.removed || !after;
}

Difference compared(const SchemaNode *type, const Json *before, const Json *after)
{
    Difference difference;
    if (before && after && *before == *after)
        return difference;
    const FieldShape is = shapeOf(type, after ? after : before);
    const FieldShape was = before ? shapeOf(type, before) : is;
    if (was != is)
        compareAs(was, type, before, after, difference);
    compareAs(is, type, before, after, difference);
    return difference;
}

} // namespace

FieldChanges changesBetween(const SchemaNode *type, const Json *before, const Json *after)
{
    return compared(type, before, after).below;
}

void addChangesOf(const SchemaNode *type,
                  std::string_view name,
                  const Json &before,
                  const Json &after,
                  FieldChanges &changes)
{
    const auto was = before.find(name);
    const auto is = after.find(name);
    if (was == before.end() && is == after.end())
        return;
    compared(memberType(type, name),
             was == before.end() ? nullptr : &*was,
             is == after.end() ? nullptr : &*is)
        .join(changes, fieldElement(name));
}

} // namespace hp::embedded
