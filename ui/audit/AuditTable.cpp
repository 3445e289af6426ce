// SPDX-License-Identifier: Apache-2.0
#include "ui/audit/AuditTable.h"

#include "ui/audit/AuditText.h"
#include "ui/controls/Words.h"

#include <QLocale>

namespace hp::ui {

namespace {

/// In the order of the columns as the page declares them.
enum AuditColumn {
    NumberColumn,
    TimeColumn,
    StoryColumn,
    ActorColumn,
    ObjectColumn,
    ActionColumn,
    ReasonColumn,
    ApproverColumn,
    PlaceColumn,
    LevelColumn,
    ResultColumn
};
const QStringList auditColumns{QStringLiteral("number"),
                               QStringLiteral("at"),
                               QStringLiteral("what"),
                               QStringLiteral("actor"),
                               QStringLiteral("object"),
                               QStringLiteral("action"),
                               QStringLiteral("reason"),
                               QStringLiteral("approver"),
                               QStringLiteral("from"),
                               QStringLiteral("level"),
                               QStringLiteral("result")};

QString contentOf(const QVariantMap &row, const char *name)
{
    return row.value(QStringLiteral("content")).toMap().value(QLatin1String(name)).toString();
}

} // namespace

AuditTable::AuditTable(QObject *parent)
    : QuietTable(parent)
    , m_order(QLocale(QLocale::English)) // the C locale knows no numbers
{
    m_order.setNumericMode(true);
    m_order.setCaseSensitivity(Qt::CaseInsensitive);
}

void AuditTable::setEntries(RowsTable *entries)
{
    if (entries == m_entries)
        return;
    if (m_entries)
        disconnect(m_entries, nullptr, this, nullptr);
    m_entries = entries;
    setSourceModel(entries);
    if (entries)
        connect(entries, &RowsTable::changed, this, &AuditTable::followRows);
    followRows();
    emit entriesChanged();
}

void AuditTable::followRows()
{
    KeyedRowsModel *rows = m_entries ? m_entries->rows() : nullptr;
    if (rows == m_rows)
        return;
    if (m_rows)
        disconnect(m_rows, nullptr, this, nullptr);
    m_rows = rows;
    if (m_rows)
        connect(m_rows, &KeyedRowsModel::settled, this, &AuditTable::follow);
    follow();
}

void AuditTable::follow()
{
    QSet<QString> sent;
    if (m_rows) {
        for (const KeyedRow &entry : m_rows->rows()) {
            const QVariantMap row = entry.row.toMap();
            const bool isEntry = row.value(QStringLiteral("number")).toInt() > 0;
            if (isEntry
                && (!row.value(QStringLiteral("opens")).toBool()
                    || contentOf(row, "phase") == QLatin1String("sent")))
                sent.insert(row.value(QStringLiteral("override")).toString());
        }
    }
    pruneSelection();
    if (sent == m_sent)
        return;
    m_sent = std::move(sent);
    if (rowCount() > 0)
        emit dataChanged(index(0, 0), index(rowCount() - 1, 0), {ResultRole});
}

int AuditTable::rowOf(const QString &key) const
{
    const int row = m_entries ? m_entries->rowOf(key) : -1;
    return row < 0 ? -1 : mapFromSource(m_entries->index(row, 0)).row();
}

QStringList AuditTable::hiding() const
{
    const QStringList alone = emptyingColumns();
    return alone.isEmpty() ? columnFilters().keys() : alone;
}

QVariantMap AuditTable::at(int sourceRow) const
{
    return m_entries->at(sourceRow).toMap();
}

QString AuditTable::resultOf(const QVariantMap &row) const
{
    return AuditText::result(row,
                             m_sent.contains(row.value(QStringLiteral("override")).toString()));
}

QVariant AuditTable::data(const QModelIndex &index, int role) const
{
    if (!index.isValid() || (role != Qt::DisplayRole && role != ResultRole))
        return QuietTable::data(index, role);
    const QVariantMap row = at(mapToSource(index).row());
    return role == ResultRole ? resultOf(row) : contentOf(row, "name");
}

QHash<int, QByteArray> AuditTable::roleNames() const
{
    QHash<int, QByteArray> names = QuietTable::roleNames();
    names.insert(ResultRole, "result");
    return names;
}

bool AuditTable::filterAcceptsRow(int row, const QModelIndex &) const
{
    return passesColumns(row);
}

bool AuditTable::lessThan(const QModelIndex &left, const QModelIndex &right) const
{
    const int order = isSorted() ? compareSorted(left.row(), right.row()) : 0;
    return order != 0 ? order < 0 : left.row() < right.row();
}

int AuditTable::compare(int a, int b, int column, bool descending) const
{
    if (column == NumberColumn || column == TimeColumn) {
        // Rows are written one after the other, also while clocks are put back.
        const auto number = [this](int row) {
            return at(row).value(QStringLiteral("number")).toLongLong();
        };
        const auto one = number(a);
        const auto other = number(b);
        const int order = one < other ? -1 : other < one ? 1 : 0;
        return descending ? -order : order;
    }
    const QString text = cellText(a, column);
    const QString otherText = cellText(b, column);
    if (text.isEmpty() != otherText.isEmpty())
        return text.isEmpty() ? 1 : -1;
    const int order = m_order.compare(text, otherText);
    return descending ? -order : order;
}

void AuditTable::narrowed()
{
    invalidateFilter();
    emit countChanged();
}

const QStringList &AuditTable::columnIds() const
{
    return auditColumns;
}

QString AuditTable::cellText(int sourceRow, int column) const
{
    const QVariantMap row = at(sourceRow);
    switch (column) {
    case NumberColumn:
        return row.value(QStringLiteral("number")).toString();
    case TimeColumn:
        return Words().stamp(Words().instant(row.value(QStringLiteral("at")).toString()));
    case StoryColumn:
        return AuditText::sentence(row);
    case ActorColumn:
        return contentOf(row, "actor");
    case ObjectColumn:
        return contentOf(row, "name");
    case ActionColumn:
        return contentOf(row, "action");
    case ReasonColumn:
        return contentOf(row, "reason");
    case ApproverColumn:
        return contentOf(row, "approvedBy");
    case PlaceColumn:
        return AuditText::place(row);
    case LevelColumn:
        return contentOf(row, "level");
    case ResultColumn:
        return resultOf(row);
    default:
        return {};
    }
}

bool AuditTable::isKnown(const QString &key) const
{
    return m_rows && m_rows->indexOf(key) >= 0;
}

} // namespace hp::ui

#include "moc_AuditTable.cpp"
