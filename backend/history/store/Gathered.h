// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/history/store/AuditTable.h"
#include "backend/history/store/GapTable.h"
#include "backend/history/store/HistoryStore.h"
#include "backend/history/store/SessionTable.h"
#include "backend/history/store/Trimming.h"
#include "backend/history/store/UsualTable.h"

#include <memory>
#include <string>
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
        std::size_t transitions = 0;
        std::size_t changes = 0;
        std::size_t writes = 0;
    };

    [[nodiscard]] Result<Done> openTables();
    [[nodiscard]] bool insert(const Transition &row);
    [[nodiscard]] bool insert(const ObjectChange &row);
    [[nodiscard]] bool insert(const AuditEntry &row);
    /// The first of what has gathered, all or nothing.
    [[nodiscard]] bool writeFirst(const Counts &counts);
    void forgetFirst(const Counts &counts);
    [[nodiscard]] bool isEmpty() const
    {
        return pending.empty() && changes.empty() && writes.empty();
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
    std::vector<Transition> pending{};
    std::vector<ObjectChange> changes{};
    std::vector<AuditEntry> writes{};
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
