// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/embedded/apply/FieldChanges.h"
#include "model/resource/FieldPool.h"

#include <vector>

namespace hp::embedded {

/// Fields that a write would take away from their owner.
struct Contested {
    std::shared_ptr<const SharedOwner> owner{};
    FieldSet fields{};
};

/// Fields of others that `changes` would give another value, ordered by owner.
[[nodiscard]] std::vector<Contested>
contestedBy(const FieldChanges &changes, const ManagedFields &managed, const FieldOwner &writer);

/// Takes what changed or went away from everybody but `writer`. Entries that own nothing any more
/// go.
void release(const FieldChanges &changes,
             const FieldOwner *writer,
             ManagedFields &managed,
             FieldPool &pool);

/// The fields of the entry of `owner`; null when it has none.
[[nodiscard]] const ManagedEntry *entryOf(const ManagedFields &managed, const FieldOwner &owner);
/// Puts the entry of its owner in place of the one that is there; one without fields goes.
void setEntry(ManagedFields &managed, ManagedEntry entry);

/// Entries of other versions than `apiVersion` speak of fields nobody can find any more.
void dropOtherVersions(ManagedFields &managed, const std::string &apiVersion);

/// Keeps at most ten entries of updates: the oldest become one, "ancient-changes".
void capUpdates(ManagedFields &managed, FieldPool &pool);

} // namespace hp::embedded
