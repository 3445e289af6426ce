// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/history/lanes/Transitions.h"
#include "backend/history/store/RecordDatabase.h"

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace hp::history {

/// One life of one backend that wrote to the record.
struct WriterSession {
    std::int64_t id = 0;
    std::string name{};
    TimePoint since{};
    TimePoint beat{}; ///< observed up to here; the epoch when it has observed nothing yet
};

/// A start that failed opens the record as well, and sees nothing of the cluster.
[[nodiscard]] inline bool hasObserved(const WriterSession &session)
{
    return session.beat != TimePoint();
}
/// Since when anything is known: the first life that observed, or of a record that nobody observed
/// for, such as one that was read from a bundle, the first of all. `sessions` are in order.
[[nodiscard]] std::optional<TimePoint> beginOf(const std::vector<WriterSession> &sessions);

/// Who wrote when, and where the clock was put forward or back. Same thread as the database.
class SessionTable
{
public:
    SessionTable(RecordDatabase &database, std::string cluster);

    /// The number of the life that begins now. It has observed nothing before its first beat.
    [[nodiscard]] Result<std::int64_t> start(const std::string &name, TimePoint now);
    [[nodiscard]] Result<Done> beat(std::int64_t session, TimePoint now);
    /// False when this record has no such life: it is another one than that which gave the number.
    [[nodiscard]] Result<bool> knows(std::int64_t session, const std::string &name);
    /// All lives that the record knows of, in order.
    [[nodiscard]] Result<std::vector<WriterSession>> sessions();

    [[nodiscard]] Result<Done> addStep(std::int64_t session, TimePoint was, TimePoint became);
    /// A step that another record tells of; it stands after the states that are here by now.
    [[nodiscard]] Result<Done> addStep(std::int64_t session, const ClockStep &step);
    [[nodiscard]] Result<std::vector<ClockStep>> steps();

    [[nodiscard]] const QSqlError &lastError() const { return m_lastError; }

private:
    [[nodiscard]] Unexpected refused(const QSqlQuery &query);

    RecordDatabase &m_database;
    std::string m_cluster;
    QSqlError m_lastError{};
};

/// The gaps that are true of the record as a whole: what one backend did not see in a time in which
/// another was there and saw is no gap. `sessions` are all lives; the parts that remain keep the
/// number of their gap, and all are in the order of their beginnings.
[[nodiscard]] std::vector<Gap> unseenByAll(const std::vector<Gap> &gaps,
                                           const std::vector<WriterSession> &sessions);

} // namespace hp::history
