// SPDX-License-Identifier: Apache-2.0
#include "backend/embedded/WriteRecord.h"

#include <nlohmann/json.hpp>
#include <utility>

namespace hp::embedded {

Object WriteJournal::put(const WriteRequest &request,
                         const Object &stored,
                         Json next,
                         ManagedFields managed)
{
    if (request.dryRun)
        return Object(std::move(next), std::move(managed));
    Object after = m_store.put(request.kind, request.key, std::move(next), std::move(managed));
    record(request, stored, after, false);
    return after;
}

Object WriteJournal::erase(const WriteRequest &request, const Object &stored)
{
    if (request.dryRun)
        return stored;
    Object after = m_store.erase(request.kind, request.key);
    record(request, stored, after, true);
    return after;
}

void WriteJournal::record(const WriteRequest &request,
                          const Object &stored,
                          const Object &after,
                          bool removed)
{
    m_records.push_back({std::string(request.verb),
                         request.user,
                         request.fieldManager,
                         &request.kind,
                         request.key,
                         request.subresource,
                         m_store.revision(),
                         stored,
                         after,
                         removed,
                         request.note});
}

std::vector<WriteRecord> WriteJournal::takeRecords()
{
    return std::exchange(m_records, {});
}

} // namespace hp::embedded
