// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/history/AuditEntry.h"
#include "backend/history/store/RecordDatabase.h"

#include <cstdint>
#include <string>
#include <vector>

namespace hp::history {

/// The writes of clients within the record. Every call says false, or an error, when the database
/// refuses, and lastError() why. Same thread as the database.
class AuditTable
{
public:
    AuditTable(RecordDatabase &database,
               std::string cluster,
               std::int64_t writer,
               std::int64_t keepAtMost);

    /// Inside the transaction of the caller.
    [[nodiscard]] bool insert(const AuditEntry &entry);
    /// Removes what is over the number of rows to keep; a shared record keeps them all.
    void keepBound();
    /// Of one machine in [from, to], oldest first; of more than `limit` the newest.
    [[nodiscard]] Result<std::vector<AuditEntry>>
    read(const ObjectKey &machine, TimePoint from, TimePoint to, int limit);

    [[nodiscard]] const QSqlError &lastError() const { return m_lastError; }

private:
    RecordDatabase &m_database;
    std::string m_cluster;
    std::int64_t m_writer;
    std::int64_t m_keepAtMost;
    QSqlError m_lastError{};
};

} // namespace hp::history
