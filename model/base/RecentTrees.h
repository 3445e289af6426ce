// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "model/base/Json.h"

#include <cstddef>
#include <memory>
#include <unordered_map>
#include <utility>

namespace hp {

/// The trees of the texts that a thread dealt with last. A write is followed at once by everybody
/// who watches the object, and each of them has a copy at rest: one tree serves them all. Bounded
/// by size; what is kept here keeps its text alive. There are two generations: what is not asked
/// for while the younger one fills up goes with the elder.
class RecentTrees
{
public:
    using Text = std::shared_ptr<const void>; ///< whatever stands for one text, and only for it

    static RecentTrees &ofThisThread()
    {
        static thread_local RecentTrees trees;
        return trees;
    }

    /// Null when it was not kept, or is forgotten since.
    [[nodiscard]] std::shared_ptr<const Json> of(const Text &text)
    {
        if (const auto it = m_young.find(text); it != m_young.end())
            return it->second.tree;
        const auto it = m_elder.find(text);
        if (it == m_elder.end())
            return nullptr;
        const Entry entry = it->second;
        keep(text, entry.bytes, entry.tree);
        return entry.tree;
    }
    void keep(const Text &text, std::size_t bytes, const std::shared_ptr<const Json> &tree)
    {
        if (bytes > maxBytes || !m_young.try_emplace(text, Entry{tree, bytes}).second)
            return;
        m_bytes += bytes;
        if (m_bytes < generation)
            return;
        m_elder = std::exchange(m_young, {});
        m_bytes = 0;
    }

    /// Bytes of text; a tree has seven times that.
    static constexpr std::size_t maxBytes = 16 * 1024;
    static constexpr std::size_t generation = 512 * 1024;

private:
    struct Entry {
        std::shared_ptr<const Json> tree{};
        std::size_t bytes = 0;
    };

    std::unordered_map<Text, Entry> m_young{};
    std::unordered_map<Text, Entry> m_elder{};
    std::size_t m_bytes = 0; ///< of the younger generation
};

} // namespace hp
