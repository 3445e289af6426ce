// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/embedded/schema/SchemaNode.h"

#include <optional>
#include <string>
#include <string_view>

namespace hp::embedded {

/// How structured-merge-diff sees a value of a type. Everywhere a null type is one that what it
/// holds decides: objects are maps, lists are leaves.
enum class FieldShape {
    Leaf, ///< owned as a whole: scalars, atomic lists and maps
    Map, ///< owned by member
    KeyedList, ///< owned by item, found by its keys
    Set, ///< owned by item, found by its value
};

/// `value` may be null or missing (nullptr); then the type alone decides.
[[nodiscard]] FieldShape shapeOf(const SchemaNode *type, const Json *value);

/// The type of a member of a map.
[[nodiscard]] const SchemaNode *memberType(const SchemaNode *type, std::string_view name);
/// Whether the type itself names the member; those of plain maps it does not.
[[nodiscard]] bool namesMember(const SchemaNode *type, std::string_view name);
/// Whether a member of that name may be there at all.
[[nodiscard]] bool allowsMember(const SchemaNode *type, std::string_view name);
/// The type of the items of a list.
[[nodiscard]] const SchemaNode *itemType(const SchemaNode *type);

/// The path element of an item of a set or a keyed list of `type`; keys that are left out have
/// their default. nullopt when the item has none of its keys or cannot be in a set.
[[nodiscard]] std::optional<std::string> itemElement(const SchemaNode &type, const Json &item);

} // namespace hp::embedded
