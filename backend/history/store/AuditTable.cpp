// SPDX-License-Identifier: Apache-2.0
#include "backend/history/store/AuditTable.h"

#include "backend/history/store/TransitionTable.h"

#include <QSqlQuery>
#include <QVariant>

#include <algorithm>
#include <utility>

namespace hp::history {

namespace {

const char *const auditColumns =
    "at, \"user\", manager, verb, kind, grp, ns, name, uid, subresource, "
    "revision, digest, machine";
/// A client chooses these; a row has a bound.
constexpr qsizetype maxNameLength = 300;

} // namespace

AuditTable::AuditTable(RecordDatabase &database,
                       std::string cluster,
                       std::int64_t writer,
                       std::int64_t keepAtMost)
    : m_database(database)
    , m_cluster(std::move(cluster))
    , m_writer(writer)
    , m_keepAtMost(keepAtMost)
{ }

bool AuditTable::insert(const AuditEntry &entry)
{
    QSqlQuery query(m_database.sql());
    query.prepare(QStringLiteral("INSERT INTO audit (") + QLatin1String(auditColumns)
                  + QStringLiteral(", cluster, writer) VALUES (?,?,?,?,?,?,?,?,?,?,?,?,?,?,?)"));
    query.addBindValue(microseconds(entry.at));
    const std::string machine =
        entry.machine.name.empty() ? std::string() : toString(entry.machine);
    for (const std::string *text : {&entry.user,
                                    &entry.manager,
                                    &entry.verb,
                                    &entry.kind,
                                    &entry.group,
                                    &entry.object.ns,
                                    &entry.object.name,
                                    &entry.uid,
                                    &entry.subresource,
                                    &entry.resourceVersion,
                                    &entry.digest,
                                    &machine})
        query.addBindValue(toQString(*text).left(maxNameLength));
    query.addBindValue(toQString(m_cluster));
    query.addBindValue(static_cast<qlonglong>(m_writer));
    if (query.exec())
        return true;
    m_lastError = query.lastError();
    return false;
}

void AuditTable::keepBound()
{
    if (m_database.isShared()) // rows of others count there
        return;
    QSqlQuery query(m_database.sql());
    query.prepare(QStringLiteral("DELETE FROM audit WHERE id <= (SELECT max(id) FROM audit) - ?"));
    query.addBindValue(static_cast<qlonglong>(m_keepAtMost));
    if (!query.exec())
        m_lastError = query.lastError();
}

Result<std::vector<AuditEntry>>
AuditTable::read(const ObjectKey &machine, TimePoint from, TimePoint to, int limit)
{
    QSqlQuery query(m_database.sql());
    query.setForwardOnly(true);
    query.prepare(
        QStringLiteral("SELECT id, ") + QLatin1String(auditColumns)
        + QStringLiteral(" FROM audit WHERE machine=? AND cluster=? AND at>=? AND at<=? ORDER BY id"
                         " DESC LIMIT ?"));
    query.addBindValue(toQString(toString(machine)));
    query.addBindValue(toQString(m_cluster));
    query.addBindValue(microseconds(from));
    query.addBindValue(microseconds(to));
    query.addBindValue(limit);
    const auto refused = [&] {
        m_lastError = query.lastError();
        return unexpected(ErrorCode::Unreachable,
                          "the audit cannot be read: " + m_lastError.databaseText().toStdString(),
                          m_lastError.text().toStdString());
    };
    if (!query.exec())
        return refused();
    std::vector<AuditEntry> found;
    while (query.next()) {
        int i = 0;
        const auto text = [&] { return query.value(i++).toString().toStdString(); };
        AuditEntry entry;
        entry.id = query.value(i++).toLongLong();
        entry.at = fromMicroseconds(query.value(i++).toLongLong());
        entry.user = text();
        entry.manager = text();
        entry.verb = text();
        entry.kind = text();
        entry.group = text();
        entry.object.ns = text();
        entry.object.name = text();
        entry.uid = text();
        entry.subresource = text();
        entry.resourceVersion = text();
        entry.digest = text();
        entry.machine = machine;
        found.push_back(std::move(entry));
    }
    if (query.lastError().isValid())
        return refused();
    std::reverse(found.begin(), found.end());
    return found;
}

} // namespace hp::history
