// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/history/lanes/Transitions.h"
#include "model/base/Result.h"

#include <QSqlDatabase>

#include <cstdint>
#include <string>
#include <vector>

namespace hp::history {

/// The times without observation within the history file. What SQLite refuses is an error with its
/// words. Same thread as the database.
class GapTable
{
public:
    explicit GapTable(QSqlDatabase database);

    /// The number under which the gap can be closed.
    [[nodiscard]] Result<std::int64_t>
    open(TimePoint from, const std::string &stream, const std::string &cause);
    [[nodiscard]] Result<Done> close(std::int64_t id, TimePoint to);
    [[nodiscard]] Result<Done> closeAll(TimePoint to);
    /// Gaps that touch [from, to], oldest first, at most `limit`.
    [[nodiscard]] Result<std::vector<Gap>> read(TimePoint from, TimePoint to, int limit);

private:
    QSqlDatabase m_database;
};

} // namespace hp::history
