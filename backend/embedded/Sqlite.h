// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstdint>
#include <memory>
#include <string>
#include <string_view>

struct sqlite3;
struct sqlite3_backup;
struct sqlite3_stmt;

namespace hp::embedded {

/// One prepared statement of a SqliteDatabase, which outlives it. Values are bound by reference:
/// they stay where they are until the statement is reset. A statement that is dropped is over.
class SqliteStatement
{
public:
    enum class Step { Row, Done, Failed };

    /// False when it could not be prepared; every step of it fails then.
    [[nodiscard]] explicit operator bool() const { return m_statement != nullptr; }

    void bind(int place, std::int64_t value);
    void bind(int place, std::string_view blob);
    /// To the next row, or to the end.
    [[nodiscard]] Step step();
    /// One step that gives no row, and the statement is ready for the next values.
    [[nodiscard]] bool run();

    [[nodiscard]] std::int64_t number(int column) const;
    /// Valid until the next step. Empty also for NULL.
    [[nodiscard]] std::string_view blob(int column) const;

private:
    friend class SqliteDatabase;
    struct Finalizer {
        void operator()(sqlite3_stmt *statement) const;
    };
    std::unique_ptr<sqlite3_stmt, Finalizer> m_statement{};
};

/// A copy of a database into another file, made a step at a time, so that others can write between
/// two steps; what they commit by the same connection meanwhile is in the copy. Outlived by its
/// SqliteDatabase, on the thread of that.
class SqliteCopy
{
public:
    enum class Step { More, Done, Failed };

    SqliteCopy(const SqliteCopy &) = delete;
    SqliteCopy &operator=(const SqliteCopy &) = delete;
    ~SqliteCopy();

    /// Copies at most so many pages. After Failed `fault` tells why, and the file is no copy.
    [[nodiscard]] Step step(int pages);
    [[nodiscard]] const std::string &fault() const { return m_fault; }

private:
    friend class SqliteDatabase;
    SqliteCopy() = default;

    sqlite3 *m_target = nullptr;
    sqlite3_backup *m_copy = nullptr; ///< null when it could not be begun, or is over
    std::string m_fault{};
};

/// A connection, by SQLite's own interface: the log binds six values a row, and what Qt's SQL layer
/// does for each is several times what SQLite does. Lives on the thread that opened it.
class SqliteDatabase
{
public:
    struct Fault {
        int code = 0; ///< the primary result code
        std::string text{}; ///< in SQLite's words
    };

    /// Opens or creates. Does not wait for others that use the file.
    [[nodiscard]] bool open(const std::string &path);
    /// Whether closing may write what the log (`-wal`) has into the file, and remove the log.
    void setMergesLogWhenClosed(bool merges);
    /// Of the last call that failed.
    [[nodiscard]] Fault fault() const;

    /// For many runs.
    [[nodiscard]] SqliteStatement prepare(std::string_view sql);
    [[nodiscard]] bool run(std::string_view sql);
    /// Begins a copy to a new file.
    [[nodiscard]] std::unique_ptr<SqliteCopy> copyTo(const std::string &path);

private:
    struct Closer {
        void operator()(sqlite3 *database) const;
    };
    std::unique_ptr<sqlite3, Closer> m_database{};
};

} // namespace hp::embedded
