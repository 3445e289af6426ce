// SPDX-License-Identifier: Apache-2.0
#include "backend/history/store/StateCache.h"

#include <utility>

namespace hp::history {

namespace {

/// What an object without its text takes, with its places in the list and the table.
constexpr std::size_t bytesOfAnEntry = 700;

} // namespace

std::size_t StateCache::sizeOf(const Object &state)
{
    return state.bytes().size() + bytesOfAnEntry;
}

Object StateCache::find(std::int64_t row)
{
    const auto known = m_byRow.find(row);
    if (known == m_byRow.end())
        return {};
    m_entries.splice(m_entries.begin(), m_entries, known->second);
    return known->second->state;
}

void StateCache::insert(std::int64_t row, const Object &state)
{
    if (!state || m_byRow.contains(row) || sizeOf(state) > m_maxBytes)
        return;
    m_entries.push_front({row, state.atRest()});
    m_byRow.emplace(row, m_entries.begin());
    m_bytes += sizeOf(state);
    while (m_bytes > m_maxBytes) {
        m_bytes -= sizeOf(m_entries.back().state);
        m_byRow.erase(m_entries.back().row);
        m_entries.pop_back();
    }
}

void StateCache::clear()
{
    m_entries.clear();
    m_byRow.clear();
    m_bytes = 0;
}

} // namespace hp::history
