// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/history/lanes/Transitions.h"
#include "backend/history/store/RecordDatabase.h"

#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <unordered_map>
#include <vector>

namespace hp::history {

/// How one object stood when the history was last written.
struct StoredObject {
    struct Standing {
        LaneState state{};
        TimePoint at{}; ///< since when
    };
    std::string kind{};
    ObjectKey object{};
    ObjectKey machine{};
    std::map<std::string, Standing> lanes{}; ///< by lane id
};

/// The transitions of one cluster within the record, where its lanes stand and how long holds were
/// held. What the database refuses is false or an error, and lastError() why. Same thread as the
/// database, which outlives it.
class TransitionTable
{
public:
    TransitionTable(RecordDatabase &database, std::string cluster, std::int64_t writer);

    /// Inside the transaction of the caller. A change that another backend has recorded adds
    /// nothing.
    [[nodiscard]] bool insert(const Transition &transition);
    /// A transaction was rolled back, or lanes were trimmed: their numbers are not true.
    void forgetNumbers() { m_subjects.clear(); }

    /// Of one machine in [from, to] in the order of observation, each lane led by the transition
    /// that it stood in at `from`; of more than `limit` the newest.
    [[nodiscard]] Result<std::vector<Transition>>
    read(const ObjectKey &machine, TimePoint from, TimePoint to, int limit);
    /// Every object that has lanes, by uid.
    [[nodiscard]] Result<std::map<std::string, StoredObject>> standing();
    /// The newest holds that ended, at most `limit`.
    [[nodiscard]] Result<std::vector<HeldSpan>> held(int limit,
                                                     const std::optional<TimePoint> &until);

    [[nodiscard]] const QSqlError &lastError() const { return m_lastError; }

private:
    [[nodiscard]] std::int64_t subjectOf(const Transition &transition);
    [[nodiscard]] bool insertHeld(const HeldSpan &held);
    [[nodiscard]] bool run(QSqlQuery &query);

    RecordDatabase &m_database;
    std::string m_cluster;
    std::int64_t m_writer;
    QSqlQuery m_insert;
    QSqlQuery m_setLane;
    QSqlQuery m_endLane;
    QSqlQuery m_findSubject;
    QSqlQuery m_addSubject;
    std::unordered_map<std::string, std::int64_t> m_subjects{}; ///< by what makes them different
    QSqlError m_lastError{};
};

/// The columns of a transition `t` and its subject `s` in the order that readTransition wants them;
/// FROM subject s JOIN transition t ON t.subject=s.id.
[[nodiscard]] QString transitionColumns();
[[nodiscard]] Transition readTransition(const QSqlQuery &query);
/// What happened: those of `t` alone, without its number, in the order that readMove wants them.
[[nodiscard]] QString moveColumns();
inline constexpr int moveColumnCount = 10;
/// The move whose first column is `column`.
void readMove(const QSqlQuery &query, int column, Transition &transition);

/// The lanes of one machine by the number of their rows, in that order, each as a transition
/// without its move: what is the same in thousands of rows is read once.
[[nodiscard]] Result<std::map<std::int64_t, Transition>>
readSubjects(RecordDatabase &database, const std::string &cluster, const ObjectKey &machine);

/// As the record has them, which keeps a bounded part of long texts: what is compared with lanes
/// that were read has to be cut as well.
[[nodiscard]] LaneStates asRecorded(LaneStates lanes);
[[nodiscard]] QString toQString(const std::string &text);
[[nodiscard]] qint64 microseconds(TimePoint time);
/// A day, in those.
inline constexpr qint64 dayLength = 86'400'000'000;
[[nodiscard]] TimePoint fromMicroseconds(qint64 value);

} // namespace hp::history
