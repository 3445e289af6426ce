// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/history/store/RecordDatabase.h"
#include "model/base/Time.h"

#include <cstdint>
#include <optional>
#include <string>
#include <utility>

namespace hp::history {

/// Takes the oldest days off the record, a bounded number of rows at a time, but never the state
/// that a lane or an object stands in. How long holds were held is kept: it is little, and what is
/// usual is learned from it. In a shared record only what is of the cluster goes, and by age alone.
/// Same thread as the database.
class Trimming
{
public:
    Trimming(RecordDatabase &database, std::string cluster);

    /// Rows of the oldest day that has any; false when nothing could be removed.
    [[nodiscard]] bool oldest(TimePoint now);
    /// Rows of the days before the one of `end`; false when there are none left.
    [[nodiscard]] bool before(TimePoint end);
    /// Whether lanes went with their last rows since this was asked last: their numbers mean
    /// nothing any more. In a shared record lanes stay, since another backend may know their
    /// numbers.
    [[nodiscard]] bool takeLanesWent() { return std::exchange(m_lanesWent, false); }
    /// What is from before this instant was trimmed; the epoch when nothing ever was.
    [[nodiscard]] TimePoint trimmedTo();

    [[nodiscard]] const QSqlError &lastError() const { return m_lastError; }

private:
    /// Rows of a shared record that were passed over on the way to those of the cluster: of a day
    /// they are looked at once.
    struct Passed {
        std::int64_t day = -1;
        std::int64_t transition = 0; ///< numbers of rows
        std::int64_t write = 0;
        std::int64_t snapshot = 0; ///< time of one
    };

    [[nodiscard]] std::int64_t number(const QString &statement);
    /// Runs it with :end, :cluster and :from, where it has them; nullopt when the database refuses.
    [[nodiscard]] std::optional<QSqlQuery>
    run(const QString &statement, std::int64_t end, std::int64_t from = 0);
    [[nodiscard]] int dropped(const QString &statement, std::int64_t end);
    [[nodiscard]] bool dropBefore(std::int64_t end);
    /// The same of the cluster in a shared record.
    [[nodiscard]] bool dropOursBefore(std::int64_t end);
    /// Runs a statement that returns where it was, beginning at `from`, which goes on to there.
    [[nodiscard]] int droppedFrom(const QString &statement, std::int64_t end, std::int64_t &from);
    [[nodiscard]] QString trimmedToKey() const;
    void finishDay(std::int64_t end);
    void setTrimmedTo(std::int64_t end);

    RecordDatabase &m_database;
    std::string m_cluster;
    Passed m_passed{};
    bool m_lanesWent = false;
    QSqlError m_lastError{};
};

} // namespace hp::history
