// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/history/store/HistoryStore.h"
#include "model/resource/Object.h"

#include <map>
#include <set>
#include <string>
#include <utility>

namespace hp::history {

/// Hands states of objects to the store as they are; it keeps what views need of them. Lives on the
/// control thread.
class StateWriter
{
public:
    /// `store` outlives it.
    explicit StateWriter(HistoryStore &store)
        : m_store(store)
    { }

    /// Either may be null: it is new or gone.
    void keep(const Object &before, const Object &after, TimePoint seen);
    /// Ends what the record holds to be there, but is not; `present` are uids.
    void endMissing(const std::string &kind, const std::set<std::string> &present, TimePoint now);
    /// The record is empty.
    void clear() { m_leases.clear(); }

private:
    HistoryStore &m_store;
    std::map<std::string, std::pair<TimePoint, Object>> m_leases{}; ///< by uid, as recorded last
};

} // namespace hp::history
