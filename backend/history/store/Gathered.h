// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/history/store/AuditTable.h"
#include "backend/history/store/GapTable.h"
#include "backend/history/store/HistoryStore.h"
#include "backend/history/store/SessionTable.h"
#include "backend/history/store/Trimming.h"
#include "backend/history/store/UsualTable.h"

#include <map>
#include <memory>
#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace hp::history {

/// One connection with everything prepared on it.
struct Tables {
    Tables(std::unique_ptr<RecordDatabase> opened,
           std::int64_t session,
           const HistoryStore::Options &options)
        : database(std::move(opened))
        , writer(session)
        , transitions(*database, options.cluster, session)
        , snapshots(*database, options.cluster, session)
        , usual(*database, options.cluster, options.usual)
        , audit(*database, options.cluster, session, options.keepWrites)
        , gaps(*database, options.cluster, session)
        , sessions(*database, options.cluster)
        , trimming(*database, options.cluster)
    { }

    std::unique_ptr<RecordDatabase> database;
    std::int64_t writer;
    TransitionTable transitions;
    SnapshotTable snapshots;
    UsualTable usual;
    AuditTable audit;
    GapTable gaps;
    SessionTable sessions;
    Trimming trimming;
};

/// What has gathered, and how it gets into the record.
struct HistoryStore::Private {
    Private(Options how, RecordPlace where, runtime::Clock &time);

    struct Counts {
        std::size_t gaps = 0;
        std::size_t transitions = 0;
        std::size_t changes = 0;
        std::size_t writes = 0;
        std::size_t steps = 0;
    };
    /// A gap that could not be written, or the end of one.
    struct KeptGap {
        std::int64_t id = 0; ///< of the record, which lacks the end; below 0 until it has the gap
        TimePoint from{};
        std::string stream{};
        std::string cause{};
        std::optional<TimePoint> to{};
    };
    /// A step of the clock, and how many of the rows that wait are of the time before it.
    struct KeptStep {
        TimePoint was{};
        TimePoint became{};
        std::size_t transitions = 0;
        std::size_t changes = 0;
    };

    [[nodiscard]] Result<Done> openTables();
    [[nodiscard]] bool insert(const Transition &row);
    [[nodiscard]] bool insert(const ObjectChange &row);
    [[nodiscard]] bool insert(const AuditEntry &row);
    [[nodiscard]] bool insert(const KeptGap &gap);
    [[nodiscard]] bool insert(const KeptStep &step);
    /// What is written next, together: no more than a transaction may have, and up to the next step
    /// of the clock.
    [[nodiscard]] Counts nextCounts() const;
    /// The first of what has gathered, all or nothing.
    [[nodiscard]] bool writeFirst(const Counts &counts);
    void forgetFirst(const Counts &counts);
    [[nodiscard]] bool isEmpty() const
    {
        return gaps.empty() && pending.empty() && changes.empty() && writes.empty()
            && steps.empty();
    }
    /// A server that refuses the content of one row would refuse its batch for ever: the row goes.
    /// False when a row was refused for anything else: it and the rest wait.
    [[nodiscard]] bool writeOneByOne(const Counts &counts);
    /// What was refused last may pass row by row.
    [[nodiscard]] bool isOfRows() const;
    /// The connection lives.
    [[nodiscard]] bool answers();
    /// Whether another attempt may succeed at once.
    [[nodiscard]] bool mend();
    /// Sets a damaged file aside and goes on with a new one.
    bool startOver();
    /// Nothing was written: what is too much is given up, the rest waits.
    [[nodiscard]] Unexpected refuse();
    [[nodiscard]] Result<Done> flush();
    void flushAndWarn();
    /// Gaps and steps that could not be written come before they are read.
    [[nodiscard]] Result<Done> flushKept();
    [[nodiscard]] std::int64_t
    openGap(TimePoint from, const std::string &stream, const std::string &cause);
    void closeGap(std::int64_t id, TimePoint to);
    /// A gap can be written at once: none waits, and there is a record to ask.
    [[nodiscard]] bool takesGaps() const;
    void schedule(Duration wait);

    [[nodiscard]] std::int64_t usedPages();
    /// What Trimming does, and forgets what is true no more of what it took; says what it says.
    bool trim(bool (Trimming::*how)(TimePoint), TimePoint time);
    void keepBounds();
    void keepBelowCap();

    /// What readers ask is answered from everything that was appended.
    template<typename T, typename Ask>
    Result<T> read(Ask ask)
    {
        if (const auto written = flush(); !written)
            return Unexpected{written.error()};
        auto answer = ask();
        if (answer || answer.error().detail != "damaged" || !startOver())
            return answer;
        return ask();
    }

    Options options;
    RecordPlace place;
    runtime::Clock &clock;
    std::unique_ptr<Tables> tables{};
    QSqlError lastError{};
    QObject context{};
    std::vector<KeptGap> gaps{};
    std::int64_t lastKept = 0; ///< number of a gap
    std::map<std::int64_t, std::int64_t> stored{}; ///< gaps by the number that they were kept under
    std::vector<std::pair<std::int64_t, std::int64_t>> storing{}; ///< in this transaction
    std::vector<Transition> pending{};
    std::vector<ObjectChange> changes{};
    std::vector<AuditEntry> writes{};
    std::vector<KeptStep> steps{};
    std::function<void()> startedOver{};
    std::string notice{};
    std::uint64_t lost = 0;
    bool scheduled = false;
    bool capped = false;
    bool isDoubted = false; ///< the server took nothing: it may be another one now, behind its name
    Duration restUntil{}; ///< uptime
    Duration believedFrom{};
    Duration nextTrim{};
};

} // namespace hp::history
