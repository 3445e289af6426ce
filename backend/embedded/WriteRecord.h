// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/embedded/Store.h"
#include "backend/embedded/WriteRequest.h"

#include <cstdint>
#include <memory>
#include <string>
#include <vector>

namespace hp::embedded {

/// One stored write with who made it; what a watch event cannot say.
struct WriteRecord {
    std::string verb{}; ///< create, update, patch, delete, evict
    std::string user{};
    std::string fieldManager{};
    const cluster::Kind *kind = nullptr;
    ObjectKey key{};
    cluster::Subresource subresource = cluster::Subresource::None;
    std::int64_t revision = 0;
    Object before{}; ///< null for a create
    Object after{}; ///< for a removal the last content
    bool removed = false;
    std::shared_ptr<const cluster::RequestNote> request{}; ///< null for the backend's own writes
};

/// Puts into the store what a write comes to, and keeps who made it. A dry run changes nothing.
class WriteJournal
{
public:
    /// `store` outlives it.
    explicit WriteJournal(Store &store)
        : m_store(store)
    { }

    /// The object as it is stored now. `stored`: as it was; null when it is new.
    Object put(const WriteRequest &request, const Object &stored, Json next, ManagedFields managed);
    /// The same for what somebody gives: 413 when it is too large (WriteChecks::checkSize).
    Result<Object>
    putChecked(const WriteRequest &request, const Object &stored, Json next, ManagedFields managed);
    Object erase(const WriteRequest &request, const Object &stored);
    /// Who made the writes since the last call, in revision order.
    [[nodiscard]] std::vector<WriteRecord> takeRecords();

private:
    Object keep(const WriteRequest &request, const Object &stored, Object next);
    void
    record(const WriteRequest &request, const Object &stored, const Object &after, bool removed);

    Store &m_store;
    std::vector<WriteRecord> m_records{};
};

} // namespace hp::embedded
