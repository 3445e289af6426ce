// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/history/lanes/Transitions.h"
#include "backend/history/store/RecordDatabase.h"

#include <cstdint>
#include <string>
#include <vector>

namespace hp::history {

/// The times without observation within the record. What the database refuses is an error with its
/// words. Same thread as the database.
class GapTable
{
public:
    GapTable(RecordDatabase &database, std::string cluster, std::int64_t writer);

    /// The number under which the gap can be closed.
    [[nodiscard]] Result<std::int64_t>
    open(TimePoint from, const std::string &stream, const std::string &cause);
    [[nodiscard]] Result<Done> close(std::int64_t id, TimePoint to);
    /// One that another record tells of, under the number that it has there.
    [[nodiscard]] Result<Done> store(const Gap &gap);
    /// What earlier lives of backends that are no more left open; `alive` are those that live.
    [[nodiscard]] Result<Done> closeAbandoned(TimePoint to, const std::vector<std::int64_t> &alive);
    /// Those of lives whose last beat is older than `since`; each ends with its life. Whoever comes
    /// right after cannot tell yet that it has ended.
    [[nodiscard]] Result<Done> closeThoseOfTheDead(TimePoint since);
    /// Gaps that touch [from, to], oldest first, at most `limit`.
    [[nodiscard]] Result<std::vector<Gap>> read(TimePoint from, TimePoint to, int limit);

    [[nodiscard]] const QSqlError &lastError() const { return m_lastError; }

private:
    [[nodiscard]] Unexpected refused(const QSqlQuery &query);

    RecordDatabase &m_database;
    std::string m_cluster;
    std::int64_t m_writer;
    QSqlError m_lastError{};
};

/// When nobody observed in [from, to], oldest first: the time before the record begins, as the gap
/// of the number 0, and what no backend saw later. At most `limit` of those.
[[nodiscard]] Result<std::vector<Gap>> readGaps(
    RecordDatabase &database, const std::string &cluster, TimePoint from, TimePoint to, int limit);

} // namespace hp::history
