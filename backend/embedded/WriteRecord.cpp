// SPDX-License-Identifier: Apache-2.0
#include "backend/embedded/WriteRecord.h"

#include "backend/embedded/WriteChecks.h"

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
    return keep(request, stored, m_store.next(request.kind, std::move(next), std::move(managed)));
}

Result<Object> WriteJournal::putChecked(const WriteRequest &request,
                                        const Object &stored,
                                        Json next,
                                        ManagedFields managed)
{
    Object after = request.dryRun ? Object(std::move(next), std::move(managed))
                                  : m_store.next(request.kind, std::move(next), std::move(managed));
    // The text is made for the store anyway, and is at least as long as what counts of it: only
    // what may be too large is measured.
    if (after.bytes().size() > WriteChecks::maxObjectBytes) {
        if (const auto fits = WriteChecks::checkSize(request, stored, after.json()); !fits)
            return unexpected(fits.error());
    }
    return request.dryRun ? after : keep(request, stored, std::move(after));
}

Object WriteJournal::keep(const WriteRequest &request, const Object &stored, Object next)
{
    Object after = m_store.put(request.kind, request.key, std::move(next));
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
