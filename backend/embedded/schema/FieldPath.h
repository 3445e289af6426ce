// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstddef>
#include <string>
#include <string_view>

namespace hp::embedded {

/// Of the fields of an object that its kind does not have, how many are told.
inline constexpr std::size_t maxUnknownFields = 100;

/// Where a pass is in an object: a chain on the stack that costs nothing until somebody prints it.
class FieldPath
{
public:
    FieldPath() = default;
    FieldPath(const FieldPath &parent, std::string_view field)
        : m_parent(&parent)
        , m_field(field)
    { }
    FieldPath(const FieldPath &parent, std::size_t index)
        : m_parent(&parent)
        , m_index(index)
        , m_isIndex(true)
    { }
    FieldPath(const FieldPath &) = delete;
    FieldPath &operator=(const FieldPath &) = delete;

    [[nodiscard]] bool isRoot() const { return m_parent == nullptr; }
    /// As in Kubernetes' messages: "spec.lifecycleHooks.preDrain[0].name".
    [[nodiscard]] std::string text() const;

private:
    const FieldPath *m_parent = nullptr;
    std::string_view m_field{};
    std::size_t m_index = 0;
    bool m_isIndex = false;
};

} // namespace hp::embedded
