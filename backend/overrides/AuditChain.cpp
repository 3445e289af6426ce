// SPDX-License-Identifier: Apache-2.0
#include "backend/overrides/AuditChain.h"

#include "backend/overrides/AuditContent.h"
#include "model/base/JsonFields.h"
#include "model/base/JsonTree.h"
#include "model/messages/Answer.h"

#include <QCryptographicHash>
#include <QFile>
#include <QLoggingCategory>
#include <QMessageAuthenticationCode>
#include <QSqlError>
#include <QSqlQuery>
#include <QUuid>
#include <QVariant>

#include <algorithm>
#include <nlohmann/json.hpp>
#include <sstream>
#include <utility>

Q_LOGGING_CATEGORY(lcAudit, "holdpoint.audit", QtInfoMsg)

namespace hp::overrides {

namespace {

QString text(const std::string &utf8)
{
    return QString::fromStdString(utf8);
}

/// Every member with its length before it, so that no two rows have the same bytes. `key` is null
/// for rows of older backends.
std::string hashOf(const std::string &before, const AuditRow &row, const AuditKeys::Key *key)
{
    QByteArray bytes;
    const auto add = [&bytes](const std::string &member) {
        bytes += QByteArray::number(static_cast<qulonglong>(member.size())) + ':';
        bytes += QByteArray::fromStdString(member);
    };
    add(before);
    add(std::to_string(row.number));
    add(formatMicroTime(row.at));
    add(row.override);
    add(row.opens ? "opens" : "closes");
    add(row.content);
    if (!key)
        return QCryptographicHash::hash(bytes, QCryptographicHash::Sha256).toHex().toStdString();
    add(row.key);
    return QMessageAuthenticationCode::hash(
               bytes, QByteArray::fromStdString(key->secret), QCryptographicHash::Sha256)
        .toHex()
        .toStdString();
}

AuditRow rowOf(const QSqlQuery &query)
{
    AuditRow row;
    row.number = query.value(0).toLongLong();
    row.at = TimePoint(Duration(query.value(1).toLongLong()));
    row.override = query.value(2).toString().toStdString();
    row.opens = query.value(3).toBool();
    row.content = query.value(4).toString().toStdString();
    row.hash = query.value(5).toString().toStdString();
    row.key = query.value(6).toString().toStdString();
    return row;
}

Unexpected failure(const std::string &path, const QSqlError &error)
{
    return unexpected(ErrorCode::Unreachable,
                      "the audit file " + path
                          + " does not work: " + error.databaseText().toStdString());
}

Result<QSqlDatabase> opened(const QString &connection, const std::string &path, bool readOnly)
{
    QSqlDatabase database = QSqlDatabase::addDatabase(QStringLiteral("QSQLITE"), connection);
    database.setDatabaseName(text(path));
    if (readOnly)
        database.setConnectOptions(QStringLiteral("QSQLITE_OPEN_READONLY"));
    if (!database.open())
        return failure(path, database.lastError());
    return database;
}

constexpr const char *columns = "number, at, override, opens, content, hash, key";
/// Of a file that no backend with keys has opened yet.
constexpr const char *columnsBefore = "number, at, override, opens, content, hash, '' AS key";

bool hasKeys(QSqlQuery &query)
{
    return query.exec(QStringLiteral("SELECT 1 FROM pragma_table_info('chain') WHERE name='key'"))
        && query.next();
}

std::string keyFileOf(const std::string &path, const std::string &given)
{
    return given.empty() ? AuditKeys::fileBeside(path) : given;
}

ChainReading readingOf(const std::string &path,
                       const std::string &keyFile,
                       const std::vector<ChainAnchor> &anchors)
{
    ChainReading reading{path, keyFile, {}, {}};
    for (const ChainAnchor &anchor : anchors) {
        if (auto head = anchor.known ? anchor.known() : std::nullopt; head && head->rows > 0)
            reading.known.push_back({anchor.where, *head});
    }
    return reading;
}

/// `rows` are as they were written.
std::string anotherFile(std::int64_t rows)
{
    return "row " + std::to_string(rows + 1)
        + " is missing: the file is not the one that this backend writes to";
}

/// The rows from the first on, as long as they are whole, until `ends`.
ChainVerdict walked(QSqlQuery &query,
                    const AuditKeys &keys,
                    const ChainReading &reading,
                    const std::atomic<bool> *ends)
{
    ChainVerdict verdict;
    bool sealed = false;
    bool isAnother = false;
    while (!(ends && ends->load()) && query.next()) {
        const AuditRow row = rowOf(query);
        const std::string number = std::to_string(row.number);
        if (row.number != verdict.rows + 1) {
            verdict.fault = "row " + std::to_string(verdict.rows + 1) + " is missing";
            return verdict;
        }
        if (row.key.empty() && sealed) {
            verdict.fault = "row " + number + " has no key, and the rows before it have one";
            return verdict;
        }
        const AuditKeys::Key *key = keys.find(row.key);
        if (!row.key.empty() && !key) {
            verdict.fault = "row " + number + " is sealed with the key " + row.key
                + ", which is not among the keys of this audit";
            return verdict;
        }
        sealed = !row.key.empty();
        if (hashOf(verdict.head, row, key) != row.hash) {
            verdict.fault =
                "row " + number + " is not what was written, or the row before it is not";
            return verdict;
        }
        for (const ChainReading::Known &each : reading.known) {
            if (each.head.rows != row.number || each.head.hash == row.hash)
                continue;
            verdict.fault = "row " + number + " is not the one that " + each.where + " knows";
            verdict.isElsewhere = true;
            return verdict;
        }
        isAnother = isAnother || (row.number == reading.own.rows && row.hash != reading.own.hash);
        verdict.rows = row.number;
        verdict.head = row.hash;
    }
    for (const ChainReading::Known &each : reading.known) {
        if (each.head.rows <= verdict.rows)
            continue;
        verdict.fault = "row " + std::to_string(verdict.rows + 1) + " is missing: " + each.where
            + " knows of " + std::to_string(each.head.rows) + " rows";
        verdict.isElsewhere = true;
        return verdict;
    }
    if (isAnother)
        verdict.fault = anotherFile(reading.own.rows);
    return verdict;
}

std::vector<AuditRow> rowsOf(QSqlQuery &query)
{
    std::vector<AuditRow> rows;
    while (query.next())
        rows.push_back(rowOf(query));
    return rows;
}

} // namespace

std::string toText(const ChainHead &head)
{
    return std::to_string(head.rows) + ' ' + head.hash;
}

std::optional<ChainHead> chainHeadFrom(const std::string &text)
{
    std::istringstream words(text);
    ChainHead head;
    if (!(words >> head.rows >> head.hash))
        return std::nullopt;
    return head;
}

std::string auditNote(const std::string &audit)
{
    return "audit/" + audit;
}

AuditChain::AuditChain(QString connection, QSqlDatabase database, AuditKeys keys)
    : m_connection(std::move(connection))
    , m_database(std::move(database))
    , m_keys(std::move(keys))
{ }

AuditChain::~AuditChain()
{
    m_database.close();
    m_database = {};
    QSqlDatabase::removeDatabase(m_connection);
}

Result<std::unique_ptr<AuditChain>> AuditChain::open(const std::string &path,
                                                     const std::string &keyFile)
{
    auto keys = AuditKeys::open(keyFileOf(path, keyFile));
    if (!keys)
        return unexpected(keys.error());
    if (!QFile::exists(text(path))) {
        QFile created(text(path));
        if (!created.open(QIODevice::WriteOnly))
            return unexpected(ErrorCode::Unreachable,
                              "the audit file " + path
                                  + " cannot be created: " + created.errorString().toStdString());
        created.setPermissions(QFile::ReadOwner | QFile::WriteOwner);
    }
    const QString connection = QUuid::createUuid().toString();
    auto database = opened(connection, path, false);
    if (!database) {
        QSqlDatabase::removeDatabase(connection);
        return unexpected(database.error());
    }
    std::unique_ptr<AuditChain> chain(new AuditChain(connection, *database, std::move(*keys)));
    chain->m_keyFile = keyFile;
    *database = {}; // Qt warns when a connection is removed that somebody has
    QSqlQuery query(chain->m_database);
    for (const char *statement :
         {"PRAGMA journal_mode=WAL",
          "PRAGMA synchronous=FULL",
          "CREATE TABLE IF NOT EXISTS chain (number INTEGER PRIMARY KEY, at INTEGER NOT NULL, "
          "override TEXT NOT NULL, opens INTEGER NOT NULL, content TEXT NOT NULL, hash TEXT NOT "
          "NULL)",
          "CREATE INDEX IF NOT EXISTS chain_override ON chain (override)",
          "CREATE TRIGGER IF NOT EXISTS chain_keeps BEFORE UPDATE ON chain BEGIN SELECT "
          "RAISE(ABORT, 'rows of the audit are never changed'); END",
          "CREATE TRIGGER IF NOT EXISTS chain_stays BEFORE DELETE ON chain BEGIN SELECT "
          "RAISE(ABORT, 'rows of the audit are never removed'); END"}) {
        if (!query.exec(QLatin1String(statement)))
            return failure(path, query.lastError());
    }
    if (!hasKeys(query)
        && !query.exec(QStringLiteral("ALTER TABLE chain ADD COLUMN key TEXT NOT NULL DEFAULT ''")))
        return failure(path, query.lastError());
    if (!query.exec(QStringLiteral("SELECT number, hash FROM chain ORDER BY number DESC LIMIT 1")))
        return failure(path, query.lastError());
    if (query.next()) {
        chain->m_length = query.value(0).toLongLong();
        chain->m_head = query.value(1).toString().toStdString();
    }
    query.finish();
    return chain;
}

Result<Done> AuditChain::sealOlderRows(TimePoint at)
{
    QSqlQuery query(m_database);
    if (!query.exec(QStringLiteral("SELECT count(*), coalesce(sum(key = ''), 0) FROM chain"))
        || !query.next())
        return failure(m_database.databaseName().toStdString(), query.lastError());
    const std::int64_t rows = query.value(0).toLongLong();
    const std::int64_t without = query.value(1).toLongLong();
    query.finish();
    if (rows == 0 || without != rows)
        return Done{};
    qCWarning(lcAudit)
        << "the" << rows
        << "rows of this audit were written before rows were sealed with a key: that "
           "they were not changed since is not known; a row that seals them follows";
    const auto row =
        append("", false, Json{{"sealed", rows}, {"note", "the rows before have no key"}}, at);
    if (!row)
        return unexpected(row.error());
    return Done{};
}

Result<std::string> AuditChain::rotateKey()
{
    auto keys = AuditKeys::add(keyFileOf(m_database.databaseName().toStdString(), m_keyFile));
    if (!keys)
        return unexpected(keys.error());
    m_keys = std::move(*keys);
    return m_keys.current().id;
}

/// A chain that was found broken leaves what is known of it elsewhere as it is.
void AuditChain::anchor() const
{
    if (m_isBroken)
        return;
    for (const ChainAnchor &each : m_anchors) {
        if (each.keep)
            each.keep({m_length, m_head});
    }
}

Result<AuditRow>
AuditChain::append(const std::string &override, bool opens, const Json &content, TimePoint at)
{
    AuditRow row;
    row.number = m_length + 1;
    row.at = at;
    row.override = override;
    row.opens = opens;
    row.content = compactJson(content);
    row.key = m_keys.current().id;
    row.hash = hashOf(m_head, row, &m_keys.current());
    QSqlQuery query(m_database);
    query.prepare(QStringLiteral("INSERT INTO chain (") + QLatin1String(columns)
                  + QStringLiteral(") VALUES (?,?,?,?,?,?,?)"));
    query.addBindValue(static_cast<qlonglong>(row.number));
    query.addBindValue(static_cast<qlonglong>(row.at.time_since_epoch().count()));
    query.addBindValue(text(row.override));
    query.addBindValue(row.opens);
    query.addBindValue(text(row.content));
    query.addBindValue(text(row.hash));
    query.addBindValue(text(row.key));
    if (!query.exec())
        return failure(m_database.databaseName().toStdString(), query.lastError());
    m_length = row.number;
    m_head = row.hash;
    noteReview(row, content);
    anchor();
    return row;
}

Result<std::vector<AuditRow>> AuditChain::newest(int limit) const
{
    QSqlQuery query(m_database);
    query.prepare(QStringLiteral("SELECT ") + QLatin1String(columns)
                  + QStringLiteral(" FROM chain ORDER BY number DESC LIMIT ?"));
    query.addBindValue(limit);
    if (!query.exec())
        return failure(m_database.databaseName().toStdString(), query.lastError());
    return rowsOf(query);
}

Result<std::vector<AuditRow>> AuditChain::rowsWhere(const char *condition) const
{
    QSqlQuery query(m_database);
    if (!query.exec(QStringLiteral("SELECT ") + QLatin1String(columns)
                    + QStringLiteral(" FROM chain o WHERE ") + QLatin1String(condition)
                    + QStringLiteral(" ORDER BY number")))
        return failure(m_database.databaseName().toStdString(), query.lastError());
    return rowsOf(query);
}

Result<std::vector<AuditRow>> AuditChain::of(const std::string &override) const
{
    QSqlQuery query(m_database);
    query.prepare(QStringLiteral("SELECT ") + QLatin1String(columns)
                  + QStringLiteral(" FROM chain WHERE override = ? ORDER BY number"));
    query.addBindValue(text(override));
    if (!query.exec())
        return failure(m_database.databaseName().toStdString(), query.lastError());
    return rowsOf(query);
}

Result<std::vector<AuditRow>> AuditChain::unclosed() const
{
    return rowsWhere("opens AND NOT EXISTS (SELECT 1 FROM chain c WHERE c.override = o.override "
                     "AND (NOT c.opens OR c.number > o.number))");
}

Result<std::vector<AuditRow>> AuditChain::unreviewed() const
{
    if (m_unreviewed)
        return *m_unreviewed;
    auto rows =
        rowsWhere("opens AND json_extract(content, '$.breakGlass') AND "
                  "coalesce(json_extract(content, '$.phase'), 'sent') = 'sent' AND NOT EXISTS "
                  "(SELECT 1 "
                  "FROM chain c WHERE c.override = o.override AND json_extract(c.content, "
                  "'$.review') IS NOT NULL)");
    if (rows)
        m_unreviewed = *rows;
    return rows;
}

/// A chain has no end, and this is asked for with each row that is written.
void AuditChain::noteReview(const AuditRow &row, const Json &content)
{
    if (!m_unreviewed)
        return;
    if (!textOf(content, "review").empty())
        std::erase_if(*m_unreviewed,
                      [&](const AuditRow &each) { return each.override == row.override; });
    else if (row.opens && flagOf(content, "breakGlass") && phaseIn(content) == AuditPhase::Sent)
        m_unreviewed->push_back(row);
}

ChainReading AuditChain::ownReading() const
{
    ChainReading reading = readingOf(m_database.databaseName().toStdString(), m_keyFile, {});
    reading.own = {m_length, m_head};
    return reading;
}

ChainReading AuditChain::reading() const
{
    ChainReading reading = readingOf(m_database.databaseName().toStdString(), m_keyFile, m_anchors);
    reading.own = {m_length, m_head};
    return reading;
}

Result<ChainVerdict> AuditChain::compared(const ChainReading &reading,
                                          Result<ChainVerdict> verdict) const
{
    if (!verdict && verdict.error().code == ErrorCode::NotFound && m_length > 0)
        verdict = ChainVerdict{0, {}, "row 1 is missing: the file of the audit is gone"};
    if (!verdict || !verdict->fault.empty())
        return verdict;
    // Another file may have come in its place: what is appended goes on from what was here.
    if (verdict->rows < reading.own.rows || verdict->rows > m_length
        || (verdict->rows == m_length && verdict->head != m_head))
        verdict->fault = anotherFile(std::min(verdict->rows, m_length));
    return verdict;
}

Result<ChainVerdict> AuditChain::judge(const ChainReading &reading, Result<ChainVerdict> verdict)
{
    verdict = compared(reading, std::move(verdict));
    if (!verdict)
        return verdict;
    m_isBroken = !verdict->fault.empty();
    if (m_length > 0)
        anchor();
    return verdict;
}

Result<ChainVerdict> AuditChain::verify()
{
    const ChainReading all = reading();
    return judge(all, read(all));
}

Result<AuditRow> AuditChain::accept(const Json &content, TimePoint at)
{
    const ChainReading own = ownReading();
    return accept(content, at, own, read(own));
}

Result<AuditRow> AuditChain::accept(const Json &content,
                                    TimePoint at,
                                    const ChainReading &reading,
                                    Result<ChainVerdict> verdict)
{
    const auto own = compared(reading, std::move(verdict));
    if (!own)
        return unexpected(own.error());
    if (!own->fault.empty())
        return unexpected(ErrorCode::Refused, say::rowsCannotBeAccepted(own->fault));
    for (const ChainAnchor &each : m_anchors) {
        if (each.forget)
            each.forget();
    }
    const bool wasBroken = std::exchange(m_isBroken, false);
    auto row = append({}, false, content, at);
    if (!row)
        m_isBroken = wasBroken;
    return row;
}

Result<ChainVerdict> AuditChain::verify(const std::string &path,
                                        const std::string &keyFile,
                                        const std::vector<ChainAnchor> &anchors)
{
    return read(readingOf(path, keyFile, anchors));
}

Result<ChainVerdict> AuditChain::read(const ChainReading &reading, const std::atomic<bool> *ends)
{
    const std::string &path = reading.path;
    if (!QFile::exists(text(path)))
        return unexpected(ErrorCode::NotFound, "there is no audit file " + path);
    const QString connection = QUuid::createUuid().toString();
    const auto evaluate = [&]() -> Result<ChainVerdict> {
        auto database = opened(connection, path, true);
        if (!database)
            return unexpected(database.error());
        QSqlQuery query(*database);
        const bool keyed = hasKeys(query);
        query.finish();
        query.setForwardOnly(true);
        if (!query.exec(QStringLiteral("SELECT ") + QLatin1String(keyed ? columns : columnsBefore)
                        + QStringLiteral(" FROM chain ORDER BY number")))
            return failure(path, query.lastError());
        // After the rows, which stand from here on: a key that seals one of them is in the file.
        const auto keys = AuditKeys::read(keyFileOf(path, reading.keyFile));
        if (!keys)
            return unexpected(keys.error());
        ChainVerdict verdict = walked(query, *keys, reading, ends);
        if (ends && ends->load())
            return unexpected(ErrorCode::TimedOut, "the reading of the audit was ended");
        if (query.lastError().isValid())
            return failure(path, query.lastError());
        return verdict;
    };
    auto verdict = evaluate();
    QSqlDatabase::removeDatabase(connection);
    return verdict;
}

} // namespace hp::overrides
