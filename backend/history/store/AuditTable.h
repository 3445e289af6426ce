// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/history/audit/AuditEntry.h"
#include "model/base/Result.h"

#include <QSqlDatabase>
#include <QSqlError>

#include <cstdint>
#include <vector>

namespace hp::history {

/// The writes of clients within the history file. Every call says false, or an error, when SQLite
/// refuses, and lastError() why. Same thread as the database.
class AuditTable
{
public:
    AuditTable(QSqlDatabase database, std::int64_t keepAtMost);

    /// Inside the transaction of the caller.
    [[nodiscard]] bool insert(const AuditEntry &entry);
    /// Removes what is over the number of rows to keep.
    void keepBound();
    /// Removes the oldest rows from before `end`, at most `limit`; true when there were any.
    [[nodiscard]] bool trim(TimePoint end, int limit);
    /// Of one machine in [from, to], oldest first; of more than `limit` the newest.
    [[nodiscard]] Result<std::vector<AuditEntry>>
    read(const ObjectKey &machine, TimePoint from, TimePoint to, int limit);

    [[nodiscard]] const QSqlError &lastError() const { return m_lastError; }

private:
    QSqlDatabase m_database;
    std::int64_t m_keepAtMost;
    QSqlError m_lastError{};
};

} // namespace hp::history
