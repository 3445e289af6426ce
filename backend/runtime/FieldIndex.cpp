// SPDX-License-Identifier: Apache-2.0
#include "backend/runtime/FieldIndex.h"

#include <utility>

namespace hp::runtime {

FieldIndex::FieldIndex(Informer &informer, std::function<std::string(const Object &)> textOf)
    : m_textOf(std::move(textOf))
{
    informer.onChange([this](const Object &before, const Object &after) { change(before, after); });
}

const std::set<ObjectKey> &FieldIndex::with(const std::string &text) const
{
    static const std::set<ObjectKey> none;
    const auto it = m_keys.find(text);
    return it == m_keys.end() ? none : it->second;
}

void FieldIndex::change(const Object &before, const Object &after)
{
    const std::string was = before ? m_textOf(before) : std::string();
    const std::string is = after ? m_textOf(after) : std::string();
    if (was == is)
        return;
    if (const auto it = m_keys.find(was); it != m_keys.end()) {
        it->second.erase(before.key());
        if (it->second.empty())
            m_keys.erase(it);
    }
    if (!is.empty())
        m_keys[is].insert(after.key());
}

} // namespace hp::runtime
