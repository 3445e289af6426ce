// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/runtime/Informer.h"

#include <functional>
#include <set>
#include <string>
#include <unordered_map>

namespace hp::runtime {

/// Finds the objects of an informer that share a text, such as the name of their node, without
/// looking at all of them. Handlers that ask it are added to the informer after it was made. Lives
/// on the control thread; the informer tells it as long as that lives, so it lives at least as
/// long.
class FieldIndex
{
public:
    /// `textOf` gives what an object is found by; empty for objects that nobody looks for.
    FieldIndex(Informer &informer, std::function<std::string(const Object &)> textOf);
    FieldIndex(const FieldIndex &) = delete;
    FieldIndex &operator=(const FieldIndex &) = delete;
    ~FieldIndex() = default;

    /// Valid until the next change.
    [[nodiscard]] const std::set<ObjectKey> &with(const std::string &text) const;

private:
    void change(const Object &before, const Object &after);

    std::function<std::string(const Object &)> m_textOf;
    std::unordered_map<std::string, std::set<ObjectKey>> m_keys{};
};

} // namespace hp::runtime
