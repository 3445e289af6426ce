// SPDX-License-Identifier: Apache-2.0
#include "backend/embedded/Sqlite.h"

#include <sqlite3.h>

#include <utility>

namespace hp::embedded {

void SqliteStatement::Finalizer::operator()(sqlite3_stmt *statement) const
{
    sqlite3_finalize(statement);
}

void SqliteStatement::bind(int place, std::int64_t value)
{
    sqlite3_bind_int64(m_statement.get(), place, value);
}

void SqliteStatement::bind(int place, std::string_view blob)
{
    // A null pointer would be NULL, not an empty blob.
    const char *data = blob.data() != nullptr ? blob.data() : "";
    sqlite3_bind_blob64(m_statement.get(), place, data, blob.size(), SQLITE_STATIC);
}

SqliteStatement::Step SqliteStatement::step()
{
    switch (sqlite3_step(m_statement.get())) {
    case SQLITE_ROW:
        return Step::Row;
    case SQLITE_DONE:
        return Step::Done;
    default:
        return Step::Failed;
    }
}

bool SqliteStatement::run()
{
    Step result = step();
    while (result == Step::Row) // a PRAGMA answers with what it has set
        result = step();
    sqlite3_reset(m_statement.get());
    return result == Step::Done;
}

std::int64_t SqliteStatement::number(int column) const
{
    return sqlite3_column_int64(m_statement.get(), column);
}

std::string_view SqliteStatement::blob(int column) const
{
    const void *data = sqlite3_column_blob(m_statement.get(), column);
    if (data == nullptr)
        return {};
    const auto size = static_cast<std::size_t>(sqlite3_column_bytes(m_statement.get(), column));
    return {static_cast<const char *>(data), size};
}

void SqliteDatabase::Closer::operator()(sqlite3 *database) const
{
    sqlite3_close_v2(database);
}

bool SqliteDatabase::open(const std::string &path)
{
    sqlite3 *database = nullptr;
    const int flags = SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE | SQLITE_OPEN_NOMUTEX;
    const int result = sqlite3_open_v2(path.c_str(), &database, flags, nullptr);
    m_database.reset(database); // also a failed one knows why
    return result == SQLITE_OK;
}

void SqliteDatabase::setMergesLogWhenClosed(bool merges)
{
    sqlite3_db_config(m_database.get(), SQLITE_DBCONFIG_NO_CKPT_ON_CLOSE, merges ? 0 : 1, nullptr);
}

SqliteDatabase::Fault SqliteDatabase::fault() const
{
    return {sqlite3_errcode(m_database.get()) & 0xff, sqlite3_errmsg(m_database.get())};
}

SqliteStatement SqliteDatabase::prepare(std::string_view sql)
{
    SqliteStatement statement;
    sqlite3_stmt *prepared = nullptr;
    sqlite3_prepare_v3(m_database.get(),
                       sql.data(),
                       static_cast<int>(sql.size()),
                       SQLITE_PREPARE_PERSISTENT,
                       &prepared,
                       nullptr);
    statement.m_statement.reset(prepared);
    return statement;
}

bool SqliteDatabase::run(std::string_view sql)
{
    SqliteStatement statement = prepare(sql);
    return statement && statement.run();
}

std::unique_ptr<SqliteCopy> SqliteDatabase::copyTo(const std::string &path)
{
    std::unique_ptr<SqliteCopy> copy(new SqliteCopy);
    const int flags = SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE;
    if (sqlite3_open_v2(path.c_str(), &copy->m_target, flags, nullptr) == SQLITE_OK) {
        // Whoever asked flushes the finished file; until then it is nothing.
        sqlite3_exec(copy->m_target, "PRAGMA synchronous=OFF", nullptr, nullptr, nullptr);
        copy->m_copy = sqlite3_backup_init(copy->m_target, "main", m_database.get(), "main");
    }
    if (!copy->m_copy)
        copy->m_fault = sqlite3_errmsg(copy->m_target);
    return copy;
}

SqliteCopy::~SqliteCopy()
{
    sqlite3_backup_finish(m_copy);
    sqlite3_close_v2(m_target);
}

SqliteCopy::Step SqliteCopy::step(int pages)
{
    if (!m_copy)
        return Step::Failed;
    const int result = sqlite3_backup_step(m_copy, pages);
    // Busy or locked: between begin and commit of a write.
    if (result == SQLITE_OK || result == SQLITE_BUSY || result == SQLITE_LOCKED)
        return Step::More;
    sqlite3_backup_finish(std::exchange(m_copy, nullptr));
    if (result == SQLITE_DONE)
        return Step::Done;
    m_fault = sqlite3_errstr(result);
    return Step::Failed;
}

} // namespace hp::embedded
