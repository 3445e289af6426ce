// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "model/base/Json.h"

#include <array>
#include <cstddef>
#include <cstdint>
#include <memory>

namespace hp {

/// The trees of the texts that a thread dealt with last. A write is followed at once by everybody
/// who watches the object, and each of them has a copy at rest: one tree serves them all. Bounded
/// by number and by size; what is kept here keeps its text alive.
class RecentTrees
{
public:
    using Text = std::shared_ptr<const void>; ///< whatever stands for one text, and only for it

    static RecentTrees &ofThisThread()
    {
        static thread_local RecentTrees trees;
        return trees;
    }

    /// Null when it was not kept, or was replaced since.
    [[nodiscard]] std::shared_ptr<const Json> of(const Text &text) const
    {
        const Entry &entry = m_entries[placeOf(text)];
        return entry.text == text ? entry.tree : nullptr;
    }
    void keep(const Text &text, std::size_t bytes, const std::shared_ptr<const Json> &tree)
    {
        if (bytes <= largest)
            m_entries[placeOf(text)] = {text, tree};
    }

    static constexpr std::size_t places = 512;
    static constexpr std::size_t largest =
        16 * 1024; ///< bytes of text; a tree has seven times that

private:
    struct Entry {
        Text text{};
        std::shared_ptr<const Json> tree{};
    };

    static std::size_t placeOf(const Text &text)
    {
        // Neighbours on the heap are some hundred bytes apart.
        return (reinterpret_cast<std::uintptr_t>(text.get()) / 64) % places;
    }

    std::array<Entry, places> m_entries{};
};

} // namespace hp
