// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/embedded/schema/SchemaNode.h"
#include "model/resource/FieldSet.h"

#include <string_view>

namespace hp::embedded {

/// What became of the fields between two versions. A field is in at most one of the sets.
struct FieldChanges {
    FieldSet added{};
    FieldSet modified{};
    FieldSet removed{};

    [[nodiscard]] bool empty() const
    {
        return added.empty() && modified.empty() && removed.empty();
    }
};

/// Compares two values field by field, as structured-merge-diff does. Either may be missing
/// (nullptr), but not both. The cost is that of comparing them, plus what differs.
[[nodiscard]] FieldChanges
changesBetween(const SchemaNode *type, const Json *before, const Json *after);

/// Compares one member of two objects and adds what differs to `changes`, below `name`.
void addChangesOf(const SchemaNode *type,
                  std::string_view name,
                  const Json &before,
                  const Json &after,
                  FieldChanges &changes);

} // namespace hp::embedded
