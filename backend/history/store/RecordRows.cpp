// SPDX-License-Identifier: Apache-2.0
#include "backend/history/store/RecordRows.h"

#include <QSqlDriver>
#include <QSqlField>

#include <atomic>

namespace hp::history {

namespace {

QString uniqueCursorName()
{
    static std::atomic<int> count = 0;
    return QStringLiteral("rows_%1").arg(++count);
}

/// A cursor is declared without places: its values stand in the text, as the driver writes them.
QString filledIn(const QSqlDriver &driver, const QString &select, const QList<QVariant> &values)
{
    QString text;
    qsizetype value = 0;
    for (const QChar character : select) {
        if (character != QLatin1Char('?')) {
            text += character;
            continue;
        }
        QSqlField field(QString(), values.at(value).metaType());
        field.setValue(values.at(value++));
        text += driver.formatValue(field);
    }
    return text;
}

} // namespace

RecordRows::RecordRows(RecordDatabase &database, int atOnce)
    : m_database(&database)
    , m_query(database.sql())
    , m_atOnce(atOnce)
{ }

Result<Done> RecordRows::begin(const QString &select, const QList<QVariant> &values)
{
    if (m_database->isShared()) {
        m_cursor = uniqueCursorName();
        if (!m_query.exec(QStringLiteral("DECLARE ") + m_cursor
                          + QStringLiteral(" NO SCROLL CURSOR FOR ")
                          + filledIn(*m_database->sql().driver(), select, values)))
            return m_database->failure(m_query.lastError());
        return fetch();
    }
    m_query.setForwardOnly(true);
    m_query.prepare(select);
    for (const QVariant &value : values)
        m_query.addBindValue(value);
    if (!m_query.exec())
        return m_database->failure(m_query.lastError());
    return Done{};
}

Result<bool> RecordRows::next()
{
    while (!m_query.next()) {
        if (const auto whole = m_database->readToEnd(m_query); !whole)
            return unexpected(whole.error());
        if (m_cursor.isEmpty() || m_query.size() < m_atOnce)
            return false;
        if (const auto fetched = fetch(); !fetched)
            return unexpected(fetched.error());
    }
    return true;
}

Result<Done> RecordRows::fetch()
{
    if (!m_query.exec(QStringLiteral("FETCH %1 FROM %2").arg(m_atOnce).arg(m_cursor)))
        return m_database->failure(m_query.lastError());
    return Done{};
}

} // namespace hp::history
