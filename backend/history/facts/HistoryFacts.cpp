// SPDX-License-Identifier: Apache-2.0
#include "backend/history/facts/HistoryFacts.h"

#include "backend/history/facts/FactOf.h"
#include "backend/history/store/TransitionRows.h"

#include <QSqlDatabase>
#include <QSqlError>
#include <QSqlQuery>
#include <QUuid>
#include <QVariant>

#include <algorithm>
#include <functional>
#include <utility>

namespace hp::history {

using incident::Fact;

namespace {

/// One query whose rows come in the order of their times, with the next row at hand.
class Cursor
{
public:
    using Read = std::function<Fact(const QSqlQuery &)>;

    Cursor(const QSqlDatabase &database, Read read)
        : m_query(database)
        , m_read(std::move(read))
    {
        m_query.setForwardOnly(true);
    }

    [[nodiscard]] QSqlQuery &query() { return m_query; }
    bool begin() { return m_query.exec() && (advance(), true); }
    void advance()
    {
        m_has = m_query.next();
        if (m_has)
            m_next = m_read(m_query);
    }
    [[nodiscard]] bool has() const { return m_has; }
    [[nodiscard]] const Fact &peek() const { return m_next; }
    [[nodiscard]] Fact take()
    {
        Fact fact = std::move(m_next);
        advance();
        return fact;
    }

private:
    QSqlQuery m_query;
    Read m_read;
    Fact m_next{};
    bool m_has = false;
};

/// Merges the cursors by time; of equal times the one that was opened first goes first.
class HistoryFacts final : public incident::FactSource
{
public:
    explicit HistoryFacts(std::string path)
        : m_path(std::move(path))
        , m_connection(QStringLiteral("export-") + QUuid::createUuid().toString(QUuid::Id128))
    { }

    ~HistoryFacts() override
    {
        m_cursors.clear();
        m_database.close();
        m_database = QSqlDatabase();
        QSqlDatabase::removeDatabase(m_connection);
    }

    Result<Done> open(const std::vector<std::string> &machines, TimePoint from, TimePoint to)
    {
        m_database = QSqlDatabase::addDatabase(QStringLiteral("QSQLITE"), m_connection);
        m_database.setDatabaseName(QString::fromStdString(m_path));
        m_database.setConnectOptions(
            QStringLiteral("QSQLITE_OPEN_READONLY;QSQLITE_BUSY_TIMEOUT=5000"));
        // One transaction over all queries: the record may grow and be trimmed meanwhile.
        if (!m_database.open() || !m_database.transaction())
            return refused(m_database.lastError());
        for (const std::string &machine : machines) {
            if (const auto opened = openMachine(toQString(machine), from, to); !opened)
                return opened;
        }
        Cursor &gaps = add([](const QSqlQuery &row) {
            Gap gap;
            gap.id = row.value(0).toLongLong();
            gap.from = fromMicroseconds(row.value(1).toLongLong());
            if (!row.value(2).isNull())
                gap.to = fromMicroseconds(row.value(2).toLongLong());
            gap.stream = row.value(3).toString().toStdString();
            gap.cause = row.value(4).toString().toStdString();
            return factOf(gap);
        });
        gaps.query().prepare(
            QStringLiteral("SELECT id, since, until, stream, cause FROM gap WHERE since<=? AND"
                           " (until IS NULL OR until>=?) ORDER BY since, id"));
        gaps.query().addBindValue(microseconds(to));
        gaps.query().addBindValue(microseconds(from));
        return begin(gaps);
    }

    Result<bool> next(Fact &fact) override
    {
        Cursor *first = nullptr;
        for (const auto &cursor : m_cursors) {
            if (cursor->has() && (!first || cursor->peek().at < first->peek().at))
                first = cursor.get();
        }
        if (!first)
            return false;
        fact = first->take();
        return true;
    }

    std::uint64_t expected() const override { return m_expected; }

private:
    Unexpected refused(const QSqlError &error) const
    {
        return unexpected(ErrorCode::Unreachable,
                          "history file " + m_path
                              + " cannot be read: " + error.databaseText().toStdString(),
                          error.text().toStdString());
    }

    Cursor &add(Cursor::Read read)
    {
        m_cursors.push_back(std::make_unique<Cursor>(m_database, std::move(read)));
        return *m_cursors.back();
    }

    Result<Done> begin(Cursor &cursor)
    {
        if (!cursor.begin())
            return refused(cursor.query().lastError());
        return Done{};
    }

    Result<Done> count(const char *table, const QString &machine, TimePoint from, TimePoint to)
    {
        QSqlQuery query(m_database);
        query.prepare(QStringLiteral("SELECT count(*) FROM ") + QLatin1String(table)
                      + QStringLiteral(" WHERE machine=? AND at>=? AND at<=?"));
        query.addBindValue(machine);
        query.addBindValue(microseconds(from));
        query.addBindValue(microseconds(to));
        if (!query.exec() || !query.next())
            return refused(query.lastError());
        m_expected += query.value(0).toULongLong();
        return Done{};
    }

    Result<Done> openMachine(const QString &machine, TimePoint from, TimePoint to)
    {
        for (const char *table : {"transition", "audit"}) {
            if (const auto counted = count(table, machine, from, to); !counted)
                return counted;
        }
        const auto read = [](const QSqlQuery &row) { return factOf(readTransition(row)); };
        const QString select = QStringLiteral("SELECT ") + transitionColumns()
            + QStringLiteral(" FROM transition WHERE machine=? AND ");
        Cursor &before = add(read);
        before.query().prepare(
            select
            + QStringLiteral("id IN (SELECT max(id) FROM transition WHERE machine=? AND at<?"
                             " AND is_mark=0 GROUP BY uid, lane) AND to_look<>'' ORDER BY at, id"));
        before.query().addBindValue(machine);
        before.query().addBindValue(machine);
        before.query().addBindValue(microseconds(from));
        if (const auto begun = begin(before); !begun)
            return begun;

        Cursor &within = add(read);
        within.query().prepare(select + QStringLiteral("at>=? AND at<=? ORDER BY at, id"));
        within.query().addBindValue(machine);
        within.query().addBindValue(microseconds(from));
        within.query().addBindValue(microseconds(to));
        if (const auto begun = begin(within); !begun)
            return begun;

        Cursor &writes = add([key = keyOf(machine)](const QSqlQuery &row) {
            int i = 0;
            const auto text = [&] { return row.value(i++).toString().toStdString(); };
            AuditEntry write;
            write.machine = key;
            write.id = row.value(i++).toLongLong();
            write.at = fromMicroseconds(row.value(i++).toLongLong());
            for (std::string *member : {&write.user,
                                        &write.manager,
                                        &write.verb,
                                        &write.kind,
                                        &write.object.ns,
                                        &write.object.name,
                                        &write.uid,
                                        &write.subresource,
                                        &write.resourceVersion,
                                        &write.digest})
                *member = text();
            return factOf(write);
        });
        writes.query().prepare(
            QStringLiteral("SELECT id, at, user, manager, verb, kind, ns, name, uid, subresource,"
                           " revision, digest FROM audit WHERE machine=? AND at>=? AND at<=?"
                           " ORDER BY at, id"));
        writes.query().addBindValue(machine);
        writes.query().addBindValue(microseconds(from));
        writes.query().addBindValue(microseconds(to));
        return begin(writes);
    }

    static ObjectKey keyOf(const QString &machine)
    {
        const qsizetype slash = machine.indexOf(QLatin1Char('/'));
        return {machine.left(std::max<qsizetype>(slash, 0)).toStdString(),
                machine.mid(slash + 1).toStdString()};
    }

    std::string m_path;
    QString m_connection;
    QSqlDatabase m_database{};
    std::vector<std::unique_ptr<Cursor>> m_cursors{};
    std::uint64_t m_expected = 0;
};

} // namespace

Result<std::unique_ptr<incident::FactSource>> openHistoryFacts(
    const std::string &path, const std::vector<std::string> &machines, TimePoint from, TimePoint to)
{
    auto facts = std::make_unique<HistoryFacts>(path);
    if (const auto opened = facts->open(machines, from, to); !opened)
        return unexpected(opened.error());
    return std::unique_ptr<incident::FactSource>(std::move(facts));
}

} // namespace hp::history
