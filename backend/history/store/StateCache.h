// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "model/resource/Object.h"

#include <cstddef>
#include <cstdint>
#include <list>
#include <unordered_map>

namespace hp::history {

/// States that were read from the record, by the row that is the newest of each. A row is written
/// once and its number is never given again, so nothing in here grows old; who asks for a row has
/// just seen that the record has it, so what was trimmed is not told. Whoever looks back meets the
/// same states at most instants, since most objects change less than once between two of them.
/// Same thread as the table.
class StateCache
{
public:
    /// Of all that is kept: text and what an entry costs.
    explicit StateCache(std::size_t maxBytes)
        : m_maxBytes(maxBytes)
    { }

    /// Null when it is not known.
    [[nodiscard]] Object find(std::int64_t row);
    /// Keeps it at rest; null is not kept, since a row that cannot be read may be only today.
    void insert(std::int64_t row, const Object &state);
    void clear();
    [[nodiscard]] std::size_t bytes() const { return m_bytes; }
    [[nodiscard]] std::size_t size() const { return m_byRow.size(); }

private:
    struct Entry {
        std::int64_t row = 0;
        Object state{};
    };
    [[nodiscard]] static std::size_t sizeOf(const Object &state);

    std::size_t m_maxBytes;
    std::size_t m_bytes = 0;
    std::list<Entry> m_entries{}; ///< what was used last comes first
    std::unordered_map<std::int64_t, std::list<Entry>::iterator> m_byRow{};
};

} // namespace hp::history
