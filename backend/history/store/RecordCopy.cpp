// SPDX-License-Identifier: Apache-2.0
#include "backend/history/store/RecordCopy.h"

#include "backend/history/store/RecordDatabase.h"
#include "backend/runtime/SmallFile.h"

#include <QCryptographicHash>
#include <QFile>
#include <QFileInfo>
#include <QStringList>
#include <QVariant>

#include <algorithm>
#include <limits>
#include <memory>
#include <utility>

namespace hp::history {

namespace {

constexpr int rowsAtOnce = 500;
/// A copy has to fit; what a backend may keep of it is its own cap.
constexpr std::int64_t anySize = std::int64_t(1) << 44;

struct TableShape {
    const char *name;
    const char *columns; ///< without `cluster`; the first is the key of numbered tables
    bool hasCluster;
    bool isNumbered; ///< by `id`
    const char *ofCluster; ///< which rows are of a cluster; null: all
};

/// Whom others refer to comes first.
constexpr TableShape shapes[] = {
    {"writer", "id, name, since, beat", true, true, "cluster=?"},
    {"subject",
     "id, machine, kind, ns, name, uid, lane, lane_kind, label, detail, is_mark",
     true,
     true,
     "cluster=?"},
    {"transition",
     "id, subject, from_look, to_look, text, reason, ended_by, at, seen, known, source, actor, "
     "writer, change",
     false,
     true,
     "subject IN (SELECT id FROM subject WHERE cluster=?)"},
    {"lane", "uid, lane, transition_id", true, false, "cluster=?"},
    {"gap", "id, writer, since, until, stream, cause", true, true, "cluster=?"},
    {"audit",
     "id, writer, at, \"user\", manager, verb, kind, grp, ns, name, uid, subresource, revision, "
     "digest, machine",
     true,
     true,
     "cluster=?"},
    {"held", "id, point, name, owner, role, since, until", true, true, "cluster=?"},
    {"object", "id, kind, ns, name, uid, born, gone", true, true, "cluster=?"},
    {"snapshot",
     "id, object, base, seen, revision, writer, body",
     false,
     true,
     "object IN (SELECT id FROM object WHERE cluster=?)"},
    {"clock_step", "id, writer, transition_id, snapshot_id, was, became", true, true, "cluster=?"},
    {"meta", "key, value", false, false, nullptr},
};

/// The digest of rows in any order: that of each, added without a carry.
class RowsDigest
{
public:
    void add(const QList<QVariant> &row)
    {
        QCryptographicHash hash(QCryptographicHash::Sha256);
        for (const QVariant &value : row) {
            const bool isNull = value.isNull();
            const QByteArray bytes = value.typeId() == QMetaType::QByteArray
                ? value.toByteArray()
                : value.toString().toUtf8();
            hash.addData(isNull ? QByteArray("-")
                                : QByteArray(QByteArray::number(bytes.size()) + ':'));
            if (!isNull)
                hash.addData(bytes);
        }
        const QByteArray sum = hash.result();
        for (qsizetype i = 0; i < sum.size(); ++i)
            m_sum[i] = static_cast<char>(m_sum[i] ^ sum[i]);
        ++m_rows;
    }
    [[nodiscard]] CopiedTable of(const char *table) const
    {
        return {table, m_rows, m_sum.toHex().toStdString()};
    }

private:
    QByteArray m_sum{QByteArray(32, '\0')};
    std::int64_t m_rows = 0;
};

/// Bytes and texts without a length are read as null ones, which would be written as NULL.
QVariant bindable(const QVariant &value)
{
    if (value.typeId() == QMetaType::QByteArray && value.toByteArray().isNull())
        return QByteArray("");
    if (value.typeId() == QMetaType::QString && value.toString().isNull())
        return QString::fromLatin1("");
    return value;
}

/// As Trimming keeps it.
QString trimmedToKey(const RecordDatabase &record, const std::string &cluster)
{
    const QString key = QStringLiteral("trimmedTo");
    return record.isShared() ? QString(key + QLatin1Char('/') + QString::fromStdString(cluster))
                             : key;
}

/// The rows of one cluster in one table, some at a time.
class RowsOf
{
public:
    RowsOf(RecordDatabase &record, const TableShape &shape, std::string cluster, bool withNotes)
        : m_record(record)
        , m_shape(shape)
        , m_cluster(std::move(cluster))
        , m_withNotes(withNotes)
    { }

    /// Calls with each row; false from it ends the walk.
    template<typename Call>
    Result<Done> each(const Call &call)
    {
        QSqlQuery query(m_record.sql());
        // What is not numbered comes at once: a server that has to wait for whoever takes its rows
        // ends the statement after ten seconds.
        query.setForwardOnly(m_shape.isNumbered || !m_record.isShared());
        qlonglong after = std::numeric_limits<qlonglong>::min();
        for (bool more = true; more;) {
            query.prepare(statement());
            if (m_shape.ofCluster)
                query.addBindValue(QString::fromStdString(m_cluster));
            if (m_shape.isNumbered)
                query.addBindValue(after);
            if (!m_shape.ofCluster)
                query.addBindValue(trimmedToKey(m_record, m_cluster));
            if (!query.exec())
                return m_record.failure(query.lastError());
            int count = 0;
            while (query.next()) {
                QList<QVariant> row;
                for (int i = 0; i < columnCount(); ++i)
                    row << (query.isNull(i) ? QVariant() : bindable(query.value(i)));
                after = row.front().toLongLong();
                ++count;
                if (const Result<Done> done = call(row); !done)
                    return done;
            }
            if (const auto whole = m_record.readToEnd(query); !whole)
                return whole;
            more = m_shape.isNumbered && count == rowsAtOnce;
            query.finish();
        }
        return Done{};
    }
    [[nodiscard]] int columnCount() const
    {
        return static_cast<int>(QString::fromLatin1(m_shape.columns).count(QLatin1Char(','))) + 1;
    }

private:
    [[nodiscard]] QString statement() const
    {
        QStringList where;
        if (!m_shape.ofCluster)
            return notes();
        where << QLatin1String(m_shape.ofCluster);
        if (m_shape.isNumbered)
            where << QStringLiteral("id > ?");
        return QStringLiteral("SELECT %1 FROM %2 WHERE %3")
                   .arg(QLatin1String(m_shape.columns),
                        QLatin1String(m_shape.name),
                        where.join(QLatin1String(" AND ")))
            + (m_shape.isNumbered ? QStringLiteral(" ORDER BY id LIMIT %1").arg(rowsAtOnce)
                                  : QString());
    }

    /// Up to when a record was trimmed has the cluster in its name where there are several, and
    /// that of all clusters is of each.
    [[nodiscard]] QString notes() const
    {
        return QStringLiteral("SELECT key, value FROM meta WHERE key <> 'schema' AND key NOT LIKE"
                              " 'trimmedTo%'")
            + (m_withNotes ? QString() : QStringLiteral(" AND key NOT LIKE 'note/%'"))
            + QStringLiteral(" UNION ALL SELECT 'trimmedTo', newest FROM (SELECT"
                             " CAST(max(CAST(value AS BIGINT)) AS TEXT) AS newest FROM meta WHERE"
                             " key IN ('trimmedTo', ?)) AS trimmed WHERE newest IS NOT NULL");
    }

    RecordDatabase &m_record;
    const TableShape &m_shape;
    std::string m_cluster;
    bool m_withNotes;
};

Unexpected refused(const RecordPlace &place, const std::string &why)
{
    return unexpected(ErrorCode::Refused, place.shown() + ' ' + why);
}

/// The number that a statement gives; -1 where it fails.
std::int64_t countedBy(RecordDatabase &record, const QString &statement)
{
    QSqlQuery query(record.sql());
    return query.exec(statement) && query.next() ? query.value(0).toLongLong() : -1;
}

Result<Done> expectUnused(RecordDatabase &record)
{
    if (!record.isShared())
        return Done{};
    const std::int64_t others = countedBy(
        record,
        QStringLiteral("SELECT count(*) FROM pg_stat_activity WHERE datname=current_database() AND "
                       "application_name='holdpoint' AND pid<>pg_backend_pid()"));
    if (others > 0)
        return refused(record.place(), "is in use by a backend: stop it first");
    return Done{};
}

Result<Done> ofOurLayout(RecordDatabase &record)
{
    const std::int64_t version =
        countedBy(record, QStringLiteral("SELECT value FROM meta WHERE key='schema'"));
    if (version == schemaVersion)
        return Done{};
    return unexpected(ErrorCode::Invalid,
                      record.place().shown()
                          + (version < 0 ? " is not a record"
                                         : " has layout " + std::to_string(version)
                                     + ", and this "
                                       "program copies layout "
                                     + std::to_string(schemaVersion)
                                     + ": start a backend of this version on it once"));
}

Result<Done> expectEmpty(RecordDatabase &record)
{
    for (const TableShape &shape : shapes) {
        const QString where =
            shape.ofCluster ? QString() : QStringLiteral(" WHERE key <> 'schema'");
        const std::int64_t rows = countedBy(
            record, QStringLiteral("SELECT count(*) FROM ") + QLatin1String(shape.name) + where);
        if (rows != 0)
            return refused(record.place(),
                           "is not empty: " + std::to_string(rows) + " rows are in its table "
                               + shape.name);
    }
    return Done{};
}

/// One copy that is being made.
class Copying
{
public:
    Copying(RecordDatabase &from,
            std::string fromCluster,
            RecordDatabase &to,
            std::string toCluster)
        : m_from(from)
        , m_fromCluster(std::move(fromCluster))
        , m_to(to)
        , m_toCluster(std::move(toCluster))
    { }

    Result<std::vector<CopiedTable>> run()
    {
        // What is noted of audits says not whose they are: of several clusters nobody takes it.
        m_withNotes = !m_from.isShared()
            || countedBy(m_from, QStringLiteral("SELECT count(DISTINCT cluster) FROM writer")) <= 1;
        std::vector<CopiedTable> done;
        for (const TableShape &shape : shapes) {
            auto copied = copy(shape);
            if (!copied)
                return unexpected(copied.error());
            const auto there = digest(m_to, shape, m_toCluster);
            if (!there)
                return unexpected(there.error());
            if (*there != *copied)
                return unexpected(ErrorCode::Internal,
                                  m_to.place().shown()
                                      + " does not have what was copied: its table " + shape.name
                                      + " is another one");
            done.push_back(std::move(*copied));
        }
        return done;
    }

private:
    Result<CopiedTable>
    digest(RecordDatabase &record, const TableShape &shape, const std::string &cluster)
    {
        RowsDigest sum;
        const auto read =
            RowsOf(record, shape, cluster, true).each([&sum](const QList<QVariant> &row) {
                sum.add(row);
                return Result<Done>(Done{});
            });
        return read ? Result<CopiedTable>(sum.of(shape.name)) : unexpected(read.error());
    }

    Result<CopiedTable> copy(const TableShape &shape)
    {
        RowsDigest sum;
        RowsOf rows(m_from, shape, m_fromCluster, m_withNotes);
        QSqlQuery insert(m_to.sql());
        QStringList places;
        for (int i = 0; i < rows.columnCount() + (shape.hasCluster ? 1 : 0); ++i)
            places << QStringLiteral("?");
        insert.prepare(QStringLiteral("INSERT INTO %1 (%2) VALUES (%3)")
                           .arg(QLatin1String(shape.name),
                                QString(QLatin1String(shape.columns)
                                        + QLatin1String(shape.hasCluster ? ", cluster" : "")),
                                places.join(QLatin1Char(','))));
        qlonglong last = 0;
        const auto copied = rows.each([&](const QList<QVariant> &row) -> Result<Done> {
            sum.add(row);
            last = row.front().toLongLong();
            for (const QVariant &value : row)
                insert.addBindValue(value);
            if (!shape.ofCluster && row.front().toString() == QLatin1String("trimmedTo"))
                insert.bindValue(0, trimmedToKey(m_to, m_toCluster));
            if (shape.hasCluster)
                insert.addBindValue(QString::fromStdString(m_toCluster));
            if (!insert.exec())
                return m_to.failure(insert.lastError());
            return Done{};
        });
        if (!copied)
            return unexpected(copied.error());
        // A row that comes next has the number after it.
        if (m_to.isShared() && shape.isNumbered && last > 0) {
            QSqlQuery next(m_to.sql());
            if (!next.exec(QStringLiteral("SELECT setval(pg_get_serial_sequence('%1', 'id'), %2)")
                               .arg(QLatin1String(shape.name))
                               .arg(last)))
                return m_to.failure(next.lastError());
        }
        return sum.of(shape.name);
    }

    RecordDatabase &m_from;
    std::string m_fromCluster;
    RecordDatabase &m_to;
    std::string m_toCluster;
    bool m_withNotes = true;
};

void removeFile(const std::string &file)
{
    for (const char *end : {"", "-wal", "-shm"})
        QFile::remove(QString::fromStdString(file) + QLatin1String(end));
}

/// Durable under its name: it was written under another one.
Result<Done> renamed(const std::string &from, const std::string &to)
{
    const QString name = QString::fromStdString(to);
    if (runtime::flushToDisk(from) || !QFile::rename(QString::fromStdString(from), name))
        return unexpected(ErrorCode::Unreachable, "history file " + to + " cannot be written");
    (void)runtime::flushToDisk(QFileInfo(name).absolutePath().toStdString());
    return Done{};
}

Result<std::vector<CopiedTable>> copyInto(RecordDatabase &source,
                                          const RecordSide &from,
                                          const RecordPlace &place,
                                          const RecordSide &to)
{
    auto target = RecordDatabase::open(place, anySize);
    if (!target)
        return unexpected(target.error());
    if (const auto free = expectUnused(**target); !free)
        return unexpected(free.error());
    if (const auto none = expectEmpty(**target); !none)
        return unexpected(none.error());
    QSqlDatabase &sql = (*target)->sql();
    // Whole or not at all.
    if (!sql.transaction())
        return (*target)->failure(sql.lastError());
    auto copied = Copying(source, from.cluster, **target, to.cluster).run();
    if (!copied) {
        sql.rollback();
        return copied;
    }
    if (!sql.commit())
        return (*target)->failure(sql.lastError());
    return copied;
}

} // namespace

Result<std::vector<std::string>> clustersIn(const RecordPlace &place)
{
    const auto record = RecordDatabase::openReader(place);
    if (!record)
        return unexpected(record.error());
    if (const auto known = ofOurLayout(**record); !known)
        return unexpected(known.error());
    QSqlQuery query((*record)->sql());
    if (!query.exec(QStringLiteral("SELECT DISTINCT cluster FROM writer ORDER BY cluster")))
        return (*record)->failure(query.lastError());
    std::vector<std::string> names;
    while (query.next())
        names.push_back(query.value(0).toString().toStdString());
    if (const auto whole = (*record)->readToEnd(query); !whole)
        return unexpected(whole.error());
    return names;
}

Result<std::vector<CopiedTable>> copyRecord(const RecordSide &from, const RecordSide &to)
{
    if (!from.place.isShared() && !QFile::exists(QString::fromStdString(from.place.file)))
        return unexpected(ErrorCode::NotFound, "there is no " + from.place.shown());
    const auto source = RecordDatabase::openReader(from.place);
    if (!source)
        return unexpected(source.error());
    if (const auto known = ofOurLayout(**source); !known)
        return unexpected(known.error());
    if (const auto free = expectUnused(**source); !free)
        return unexpected(free.error());
    if (const auto still = (*source)->standStill(); !still)
        return unexpected(still.error());
    if (to.place.isShared())
        return copyInto(**source, from, to.place, to);
    if (QFile::exists(QString::fromStdString(to.place.file)))
        return refused(to.place, "exists already: move it away first");
    RecordPlace making = to.place;
    making.file += ".copying";
    removeFile(making.file);
    auto copied = copyInto(**source, from, making, to);
    if (copied) {
        if (const auto kept = renamed(making.file, to.place.file); !kept)
            copied = unexpected(kept.error());
    }
    removeFile(making.file);
    return copied;
}

} // namespace hp::history
