// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/history/audit/AuditEntry.h"
#include "backend/history/lanes/Transitions.h"
#include "backend/runtime/Clock.h"
#include "model/base/Result.h"

#include <QObject>

#include <cstdint>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace hp::history {

/// How one object stood when the history was last written.
struct StoredObject {
    std::string kind{};
    ObjectKey object{};
    ObjectKey machine{};
    LaneStates lanes{};
};

/// The history on disk: transitions, gaps and the writes of clients in SQLite. Appending only
/// remembers; what has gathered is written in one transaction a little later, at once when somebody
/// reads. Lives on the control thread.
class HistoryStore
{
public:
    struct Options {
        std::string path{};
        std::int64_t maxBytes = 512LL * 1024 * 1024; ///< hard, write-ahead log included
        Duration batch = std::chrono::milliseconds(75); ///< how long appended rows may wait
        std::size_t largestBatch = 5000; ///< rows after which they are written at once
        std::int64_t keepWrites = 100'000; ///< writes of clients; older ones go
    };

    /// Errors are sentences for a person that name the file (see openHistoryFile).
    [[nodiscard]] static Result<std::unique_ptr<HistoryStore>> open(Options options,
                                                                    runtime::Clock &clock);
    HistoryStore(const HistoryStore &) = delete;
    HistoryStore &operator=(const HistoryStore &) = delete;
    /// Writes what has gathered.
    ~HistoryStore();

    void append(std::vector<Transition> transitions);
    void append(AuditEntry write);
    /// The number under which the gap can be closed; 0 when it could not be written.
    std::int64_t openGap(TimePoint from, const std::string &stream, const std::string &cause);
    void closeGap(std::int64_t id, TimePoint to);
    /// Closes what a process that died left open.
    void closeAbandonedGaps(TimePoint to);
    /// Remembers that everything was observed up to `now`.
    void touch(TimePoint now);
    /// Writes what has gathered. Rows that cannot be written stay and are tried again, up to a
    /// bound.
    Result<Done> flush();

    /// Of one machine in [from, to] in the order of observation, each lane led by the transition
    /// that it stood in at `from`.
    [[nodiscard]] Result<std::vector<Transition>>
    transitions(const ObjectKey &machine, TimePoint from, TimePoint to);
    /// What clients wrote to one machine and what belongs to it in [from, to], oldest first; of
    /// more than a thousand the newest.
    [[nodiscard]] Result<std::vector<AuditEntry>>
    writes(const ObjectKey &machine, TimePoint from, TimePoint to);
    /// Gaps that touch [from, to], oldest first.
    [[nodiscard]] Result<std::vector<Gap>> gaps(TimePoint from, TimePoint to);
    /// Every object that has lanes, by uid.
    [[nodiscard]] Result<std::map<std::string, StoredObject>> objects();
    /// The last touch(); nullopt in a new history.
    [[nodiscard]] std::optional<TimePoint> lastSeen();

    /// Rows that were given up because the file did not take them.
    [[nodiscard]] std::uint64_t lost() const;
    /// Bytes in use within the file; what was trimmed is used again.
    [[nodiscard]] std::int64_t usedBytes();

private:
    struct Private;
    explicit HistoryStore(std::unique_ptr<Private> state);
    std::unique_ptr<Private> m;
};

} // namespace hp::history
