// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/history/AuditEntry.h"
#include "backend/history/lanes/Transitions.h"
#include "backend/history/store/IncarnationsQuery.h"
#include "backend/history/store/PictureQuery.h"
#include "backend/history/store/RecordPlace.h"
#include "backend/history/store/SnapshotTable.h"
#include "backend/history/store/TransitionTable.h"
#include "backend/history/store/UsualTable.h"
#include "backend/runtime/Clock.h"
#include "model/base/Result.h"

#include <QObject>

#include <cstdint>
#include <functional>
#include <map>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <vector>

namespace hp::history {

/// How the record is, for the connection view.
struct StoreState {
    std::string place{}; ///< file or address, without a password
    bool shared = false;
    std::int64_t bytes = 0; ///< on disk, with the write-ahead log; 0 for a shared record
    std::int64_t capBytes = 0; ///< 0: none
    std::optional<TimePoint> begins{}; ///< from here on the record is whole
    std::uint64_t lost = 0; ///< rows that were given up
    std::string notice{}; ///< what a person should know; empty when there is nothing
};

/// The record on disk: transitions, states of objects, gaps and the writes of clients. Appending
/// only remembers; what has gathered is written in one transaction a little later, at once when
/// somebody reads. A damaged file is set aside under another name and a new one begun. Lives on the
/// control thread.
class HistoryStore
{
public:
    struct Options {
        std::string path{}; ///< of the SQLite file
        std::string url{}; ///< postgres://…: instead of the file
        std::string cluster{}; ///< whose objects these are; tells clusters of a shared record apart
        std::string backend = "this backend"; ///< who writes
        std::int64_t maxBytes = 4LL * 1024 * 1024 * 1024; ///< hard, write-ahead log included
        Duration keep = std::chrono::hours(90 * 24); ///< whole days; zero: as long as there is room
        Duration batch = std::chrono::milliseconds(75); ///< how long appended rows may wait
        std::size_t maxBatch = 5000; ///< rows after which they are written at once
        std::int64_t keepWrites = 100'000; ///< writes of clients in a file; older ones go
        UsualTable::Limits usual{};
    };

    /// Errors are sentences for a person that name the place (see RecordDatabase::open).
    [[nodiscard]] static Result<std::unique_ptr<HistoryStore>> open(Options options,
                                                                    runtime::Clock &clock);
    HistoryStore(const HistoryStore &) = delete;
    HistoryStore &operator=(const HistoryStore &) = delete;
    /// Writes what has gathered.
    ~HistoryStore();

    void append(std::vector<Transition> transitions);
    void append(ObjectChange change);
    void append(AuditEntry write);
    /// The number under which the gap can be closed, by this store. While it cannot be written it
    /// is kept as rows are, and so are its end and steps of the clock.
    std::int64_t openGap(TimePoint from, const std::string &stream, const std::string &cause);
    void closeGap(std::int64_t id, TimePoint to);
    /// Takes over a gap that another record tells of, with its number.
    [[nodiscard]] Result<Done> storeGap(const Gap &gap);
    /// Closes what a process that died left open.
    void closeAbandonedGaps(TimePoint to);
    /// The same for backends that gave no sign for a while and seemed to live before; each of those
    /// gaps ends with the last sign.
    void closeGapsOfTheDead();
    /// Remembers that everything was observed up to `now`.
    void touch(TimePoint now);
    /// The wall clock went from `was` to `became`. Until an hour has passed nothing is trimmed for
    /// its age: it might be the new time that is wrong.
    void noteClockStep(TimePoint was, TimePoint became);
    /// Takes over what another record tells of a step: it stands behind the states appended so far.
    [[nodiscard]] Result<Done> storeStep(const ClockStep &step);
    /// Writes what has gathered. Rows that cannot be written stay and are tried again, up to a
    /// bound.
    Result<Done> flush();
    /// Called when a damaged record was set aside while we ran and a new one begun: it is empty.
    void onStartedOver(std::function<void()> call);

    /// See TransitionTable::read.
    [[nodiscard]] Result<std::vector<Transition>>
    transitions(const ObjectKey &machine, TimePoint from, TimePoint to);
    /// What a picture of `columns` columns shows of the same (see query/PictureQuery.h).
    [[nodiscard]] Result<Picture>
    picture(const ObjectKey &machine, TimePoint from, TimePoint to, int columns);
    /// Whether there are more of the same than `count`.
    [[nodiscard]] Result<bool>
    hasMoreThan(int count, const ObjectKey &machine, TimePoint from, TimePoint to);
    /// What tells the lives of the Machines of one name apart (see query/IncarnationsQuery.h), the
    /// newest few thousand.
    [[nodiscard]] Result<std::vector<Transition>> incarnationMoves(const ObjectKey &machine);
    /// What people did to any machine in [from, to] under that look, the newest first.
    [[nodiscard]] Result<std::vector<Transition>>
    peopleMarks(const std::string &look, TimePoint from, TimePoint to, int limit);
    /// What clients wrote to one machine and what belongs to it in [from, to], oldest first; of
    /// more than a thousand the newest.
    [[nodiscard]] Result<std::vector<AuditEntry>>
    writes(const ObjectKey &machine, TimePoint from, TimePoint to);
    /// Gaps that touch [from, to], oldest first; the time before the record begins is the first.
    [[nodiscard]] Result<std::vector<Gap>> gaps(TimePoint from, TimePoint to);
    [[nodiscard]] Result<std::vector<ClockStep>> clockSteps();
    /// Every object that has lanes, by uid.
    [[nodiscard]] Result<std::map<std::string, StoredObject>> objects();
    /// Of the holds that ended so many make what is usual.
    static constexpr int usualCount = 100'000;
    /// The newest holds that ended, by `until` if that is given.
    [[nodiscard]] Result<std::vector<HeldSpan>> held(int limit,
                                                     const std::optional<TimePoint> &until = {});
    /// What was usual when these had ended; and a piece of what that takes, some milliseconds long:
    /// false when nothing is left of it.
    [[nodiscard]] Result<Baselines> usualAt(TimePoint time);
    [[nodiscard]] bool readUsual(TimePoint time);
    /// The row up to which states are as of `time`; for the two that follow.
    [[nodiscard]] Result<std::int64_t> boundAt(TimePoint time);
    [[nodiscard]] Result<std::vector<Object>> objectsAt(const std::string &kind,
                                                        std::int64_t bound);
    /// As they were recorded last, whatever time it was then: a clock that was put back while
    /// nobody ran has what came before ahead of it.
    [[nodiscard]] Result<std::vector<Object>> newestObjects(const std::string &kind);
    /// objectsAt() in two steps, for whoever reads them in pieces.
    [[nodiscard]] Result<std::vector<std::int64_t>> objectNumbersAt(const std::string &kind,
                                                                    std::int64_t bound);
    [[nodiscard]] Result<std::vector<Object>> objectsOf(std::span<const std::int64_t> numbers,
                                                        std::int64_t bound);
    /// What objects became by `to` that changed after `from`, both as boundAt() gave them.
    [[nodiscard]] Result<SnapshotTable::Changed> changedBetween(std::int64_t from, std::int64_t to);
    [[nodiscard]] Result<Object>
    objectAt(const std::string &kind, const ObjectKey &key, std::int64_t bound);
    /// The newest of that name that had gone by then.
    [[nodiscard]] Result<SnapshotTable::Gone>
    lastGone(const std::string &kind, const ObjectKey &key, std::int64_t bound);
    /// See SnapshotTable::ended.
    [[nodiscard]] Result<std::vector<SnapshotTable::Ended>>
    ended(const std::string &kind, const std::string &text, int most);
    [[nodiscard]] Result<std::vector<SnapshotTable::Known>> aliveObjects(const std::string &kind);
    /// The kinds of Cluster API and its providers of which there were objects by then, as
    /// recordedKind() has them.
    [[nodiscard]] Result<std::vector<std::string>> clusterApiKindsAt(std::int64_t bound);
    /// Up to when the cluster was observed before this life of the backend, or is by another
    /// backend; nullopt in a new record.
    [[nodiscard]] std::optional<TimePoint> lastSeen();

    /// Another backend shows signs of life in a shared record.
    [[nodiscard]] bool isWatchedByAnother();
    /// Rows that were given up because the record did not take them.
    [[nodiscard]] std::uint64_t lost() const;
    [[nodiscard]] StoreState state();
    /// Bytes in use within the file; what was trimmed is used again.
    [[nodiscard]] std::int64_t usedBytes();
    /// For a connection of one's own, on any thread (RecordDatabase::openReader), and the cluster
    /// to ask for there.
    [[nodiscard]] const RecordPlace &place() const;
    [[nodiscard]] const std::string &cluster() const;

private:
    struct Private;
    explicit HistoryStore(std::unique_ptr<Private> state);
    std::unique_ptr<Private> m;
};

} // namespace hp::history
