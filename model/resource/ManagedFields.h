// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "model/base/Time.h"
#include "model/resource/FieldSet.h"

#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace hp {

/// Who wrote and how: everything of an entry of metadata.managedFields but time and fields.
struct FieldOwner {
    std::string manager{};
    bool applied = false; ///< operation Apply; Update otherwise
    std::string apiVersion{};
    std::string subresource{}; ///< empty for the object itself

    /// Of one manager there is one entry for what it applied, and one per version for its updates.
    [[nodiscard]] bool sameEntryAs(const FieldOwner &other) const;

    friend bool operator==(const FieldOwner &, const FieldOwner &) = default;
};

/// An owner with the text of its entries around their fields and time, made once.
struct SharedOwner : FieldOwner {
    explicit SharedOwner(FieldOwner owner);

    std::string head{}; ///< up to the value of fieldsV1
    std::string tail{}; ///< from behind it up to the time
};

/// A set of fields with its text. Objects made alike have equal ones, so they are shared.
struct OwnedFields {
    FieldSet set{};
    std::string text{}; ///< `fieldsV1`
};

/// One entry of metadata.managedFields. Cheap to copy.
struct ManagedEntry {
    std::shared_ptr<const SharedOwner> owner{}; ///< never null
    std::optional<TimePoint> time{};
    std::shared_ptr<const OwnedFields> fields{}; ///< never null
};

/// metadata.managedFields, in the order of an API server. A value.
using ManagedFields = std::vector<ManagedEntry>;

/// Apply before Update, then by time, manager, version and subresource.
void sortManagedFields(ManagedFields &managed);

/// As JSON text, "[{"apiVersion":…}]".
[[nodiscard]] std::string textOf(const ManagedFields &managed);
/// The same behind `text`.
void appendTextOf(const ManagedFields &managed, std::string &text);
[[nodiscard]] std::size_t textSizeOf(const ManagedFields &managed);

/// Equal but for the times.
[[nodiscard]] bool sameOwnership(const ManagedFields &a, const ManagedFields &b);
[[nodiscard]] bool sameManagedFields(const ManagedFields &a, const ManagedFields &b);

} // namespace hp
