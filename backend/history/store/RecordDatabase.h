// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/history/store/Layout.h"
#include "backend/history/store/RecordPlace.h"
#include "model/base/Result.h"
#include "model/base/Time.h"

#include <QSqlDatabase>
#include <QSqlError>
#include <QSqlQuery>

#include <chrono>
#include <cstdint>
#include <memory>
#include <string>

namespace hp::history {

inline constexpr std::int64_t pageBytes = 4096;
/// What the write-ahead log may take beside the file: it is folded in at a megabyte, and one
/// transaction comes on top. A small history gives half of its size to it.
inline constexpr std::int64_t maxLogBytes = 16 * 1024 * 1024;

/// One connection to the record, laid out and ready. Used by the thread that opened it.
class RecordDatabase
{
public:
    /// Creates the file with mode 0600, in WAL mode, never larger than `maxBytes`, or connects to
    /// the server; brings the tables up to date. Errors name the place and never a password:
    /// Invalid for a record of another program or of a newer version, and for a damaged file (see
    /// isDamage); Unreachable when it cannot be read or written.
    [[nodiscard]] static Result<std::unique_ptr<RecordDatabase>> open(const RecordPlace &place,
                                                                      std::int64_t maxBytes);
    /// A further connection to a record that is in use, which can only read: for whoever reads
    /// long, on a thread of its own. Inside one transaction it sees the record as it was at its
    /// begin.
    [[nodiscard]] static Result<std::unique_ptr<RecordDatabase>>
    openReader(const RecordPlace &place);
    /// A further connection that can write single values to a record that is in use and laid out.
    /// A lock of somebody else it waits for at most `maxWaitForLock`: it may be used by a thread
    /// that others wait for.
    static constexpr std::chrono::milliseconds maxWaitForLock{50};
    [[nodiscard]] static Result<std::unique_ptr<RecordDatabase>>
    openWriter(const RecordPlace &place);
    RecordDatabase(const RecordDatabase &) = delete;
    RecordDatabase &operator=(const RecordDatabase &) = delete;
    ~RecordDatabase();

    /// Begins a transaction in which every query sees the record as it is now, however long it
    /// lasts and whatever is written or trimmed meanwhile.
    [[nodiscard]] Result<Done> standStill();

    [[nodiscard]] QSqlDatabase &sql() { return m_sql; }
    [[nodiscard]] const RecordPlace &place() const { return m_place; }
    [[nodiscard]] bool isShared() const { return m_place.isShared(); }
    /// One sentence that names the place.
    [[nodiscard]] Unexpected failure(const QSqlError &error) const;
    /// Whether the last row of a query was the last one: after a row that cannot be read there seem
    /// to be no more. Ask when its next() has answered false.
    [[nodiscard]] Result<Done> readToEnd(const QSqlQuery &query) const;
    /// The number that the row just inserted by `query` got. A shared record gives it as the answer
    /// of the statement (see returningId); 0 when somebody else had written the row before.
    [[nodiscard]] std::int64_t insertedId(QSqlQuery &query) const;
    /// What an INSERT ends with whose number is asked for.
    [[nodiscard]] QString returningId() const;
    /// A number that SQLite tells about itself; 0 for other engines.
    [[nodiscard]] std::int64_t pragma(const char *name);

private:
    RecordDatabase(RecordPlace place, QSqlDatabase sql);

    RecordPlace m_place;
    QSqlDatabase m_sql;
};

/// The file cannot hold the row: it has its full size, or its disk has.
[[nodiscard]] bool isFull(const QSqlError &error);
/// The content of the file is not a database, or no longer.
[[nodiscard]] bool isDamage(const QSqlError &error);

/// A server refused a row for what is in it, and would refuse it again.
[[nodiscard]] bool isOfTheRow(const QSqlError &error);
/// A server gave up a transaction for the sake of another one: it may pass at once.
[[nodiscard]] bool isOfTheMoment(const QSqlError &error);

/// Opens and lays out the SQLite file. Invalid with "is damaged" in its words when it is, which
/// `damaged` tells as well.
[[nodiscard]] Result<Done> prepareSqlite(QSqlDatabase &database,
                                         const RecordPlace &place,
                                         std::int64_t maxBytes,
                                         bool &damaged);
/// Lays out the database of the server, unless it is.
[[nodiscard]] Result<Done> preparePostgres(QSqlDatabase &database, const RecordPlace &place);

/// Gives a damaged file and its companions another name beside the old one and tells it. The two
/// newest are kept.
[[nodiscard]] Result<std::string> setAside(const std::string &file, TimePoint now);

} // namespace hp::history
