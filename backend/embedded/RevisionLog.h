// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/embedded/Sqlite.h"
#include "model/base/Result.h"
#include "model/base/Time.h"

#include <cstdint>
#include <functional>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

namespace hp::embedded {

/// A number of the one sequence that all objects of a store share; it is the resourceVersion.
using Revision = std::int64_t;

/// One row of the log: a version of one object.
struct LogRow {
    Revision revision = 0;
    Revision previous = 0; ///< the row this one replaces; 0 for the first of a key
    bool deleted = false; ///< the key ended here; `value` is its last content
    std::string key{}; ///< "group/plural/namespace/name"
    std::string_view value{}; ///< the object as JSON, resourceVersion included
};

/// A row that no object could be made of at some start. Its bytes are in the table `setAsideTable`
/// of the file until somebody removes them there.
struct SetAsideRow {
    std::string key{}; ///< as in LogRow
    std::string why{}; ///< one clause
};
inline constexpr const char *setAsideTable = "set_aside";

/// Every version of every object as a row of one SQLite table. The row id is the revision, and
/// UNIQUE(previous, key) lets the database itself refuse a second writer (style.md 1.4). WAL with
/// synchronous=FULL: what commit() confirmed survives a power cut. Owns the file exclusively while
/// it is open. Lives on the thread that opened it.
class RevisionLog
{
public:
    struct Options {
        std::string path{};
        std::int64_t maxBytes = 0; ///< the file never grows beyond; 0 is no limit
    };

    /// Creates the file (mode 0600) when it is missing. A file that is not a Holdpoint store, is
    /// damaged, in use or not writable gives one Error that names it, and stays as it is. After a
    /// clean end SQLite has removed its log; where one is left, all pages are checked with it
    /// before anything of it goes to the file: it may be that of another store.
    [[nodiscard]] static Result<std::unique_ptr<RevisionLog>> open(const Options &options);
    RevisionLog(const RevisionLog &) = delete;
    RevisionLog &operator=(const RevisionLog &) = delete;
    ~RevisionLog();

    /// Calls `row` for the newest version of every key, tombstones included, in revision order.
    /// Stops and returns the Error when `row` gives one or the file is damaged.
    [[nodiscard]] Result<Done> readNewest(const std::function<Result<Done>(const LogRow &)> &row);
    /// All that are set aside, in revision order.
    [[nodiscard]] Result<std::vector<SetAsideRow>> readSetAside();
    /// Inside begin(). Keeps a copy of the row, byte for byte; one that is kept already stays.
    [[nodiscard]] Result<Done> setAside(Revision revision, const std::string &why);
    /// Of rows and what they replaced; a step of a watch that is behind, on the control thread.
    static constexpr std::size_t maxBytesAtOnce = 1024 * 1024;

    /// The rows after `after` up to `until`, at most `limit` and no more after the one with which
    /// there are maxBytesAtOnce of them; `before` is the content of the replaced row, empty for a
    /// first one. Returns the last revision looked at.
    [[nodiscard]] Result<Revision>
    readSince(Revision after,
              Revision until,
              int limit,
              const std::function<void(const LogRow &row, std::string_view before)> &row);

    [[nodiscard]] const std::string &path() const { return m_path; }
    /// The newest revision ever given out, in this or an earlier run.
    [[nodiscard]] Revision newest() const { return m_newest; }
    /// History up to here may be gone; watches can start at it but not before.
    [[nodiscard]] Revision compacted() const { return m_compacted; }

    [[nodiscard]] Result<Done> begin();
    /// Inside begin(). `row.revision` must be above every earlier one.
    [[nodiscard]] Result<Done> append(const LogRow &row, TimePoint now);
    /// Durable when it succeeds. When it fails the transaction is undone.
    [[nodiscard]] Result<Done> commit();
    void rollback();
    /// Outside begin(). Writes something and takes it out again: whether that is possible.
    [[nodiscard]] Result<Done> tryToWrite();

    /// Begins a copy of the file, as of now or later. The log outlives it.
    [[nodiscard]] std::unique_ptr<SqliteCopy> copyTo(const std::string &path)
    {
        return m_database.copyTo(path);
    }

    /// The newest revision written before `time`; 0 when there is none.
    [[nodiscard]] Result<Revision> newestBefore(TimePoint time);
    /// From now on history up to `revision` counts as gone; sweep() then removes its rows.
    [[nodiscard]] Result<Done> compactTo(Revision revision);
    /// Removes what compaction left behind over at most `span` revisions; true while more is
    /// waiting.
    [[nodiscard]] Result<bool> sweep(Revision span);
    /// Everything up to here is swept.
    [[nodiscard]] Revision swept() const { return m_swept; }

private:
    explicit RevisionLog(std::string path);
    [[nodiscard]] Result<Done> prepare(const Options &options, bool checked);
    [[nodiscard]] Result<Done> check();
    [[nodiscard]] Result<Done> createTables();
    [[nodiscard]] Result<Done> readPosition();
    [[nodiscard]] Result<Done> run(std::string_view sql);
    [[nodiscard]] Result<std::int64_t> number(std::string_view sql);
    [[nodiscard]] Unexpected failed(const char *doing) const;

    std::string m_path;
    SqliteDatabase m_database{};
    SqliteStatement m_begin{};
    SqliteStatement m_insert{};
    SqliteStatement m_commit{};
    Revision m_newest = 0;
    Revision m_compacted = 0;
    Revision m_swept = 0;
    Revision m_beforeBegin = 0;
};

/// Marks a SQLite file as a Holdpoint store ("HpSt") in its header.
inline constexpr std::uint32_t storeApplicationId = 0x48705374;
/// The layout of the tables; a file with a newer one belongs to a newer Holdpoint.
inline constexpr std::uint32_t storeLayout = 1;

enum class StoreFileState { Missing, Empty, Ours };

/// Looks at the file's first hundred bytes without opening it as a database, so that a foreign file
/// cannot be changed by looking. Errors say in one sentence what is wrong with which file.
[[nodiscard]] Result<StoreFileState> inspectStoreFile(const std::string &path);
/// Makes an empty file that only its owner can read.
[[nodiscard]] Result<Done> createStoreFile(const std::string &path);

} // namespace hp::embedded
