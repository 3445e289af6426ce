// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "model/resource/ManagedFields.h"

#include <cstddef>
#include <memory>
#include <optional>
#include <string_view>
#include <unordered_map>

namespace hp {

/// Holds every distinct owner and field set once: ten thousand machines made alike share theirs, so
/// that managedFields cost an object a few pointers. Forgets what no object holds any more. Lives
/// on one thread; what it gave out may be read on any.
class FieldPool
{
public:
    [[nodiscard]] std::shared_ptr<const SharedOwner> owner(const FieldOwner &owner);
    [[nodiscard]] std::shared_ptr<const OwnedFields> fields(FieldSet set);

    /// metadata.managedFields from its JSON. nullopt when it is not a list of valid entries: the
    /// operation is Apply or Update, fieldsType FieldsV1, apiVersion not empty.
    [[nodiscard]] std::optional<ManagedFields> read(const Json &managedFields);

    [[nodiscard]] std::size_t size() const { return m_fields.size(); }

private:
    [[nodiscard]] std::shared_ptr<const OwnedFields> fieldsOf(std::string text, FieldSet set);
    void sweep();

    /// The keys are views of what the values hold.
    std::unordered_map<std::string_view, std::shared_ptr<const OwnedFields>> m_fields{};
    std::vector<std::shared_ptr<const SharedOwner>> m_owners{};
    std::size_t m_sweepAt = 256;
};

} // namespace hp
