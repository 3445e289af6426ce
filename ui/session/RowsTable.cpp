// SPDX-License-Identifier: Apache-2.0
#include "ui/session/RowsTable.h"

#include <QMetaProperty>

#include <algorithm>
#include <utility>

namespace hp::ui {

namespace {

/// What a gadget says of itself by these names; empty for what is no gadget.
const QMetaObject *typeOf(const QVariant &row)
{
    return row.metaType().flags() & QMetaType::IsGadget ? row.metaType().metaObject() : nullptr;
}

QVariant memberOf(const QVariant &row, const QString &path)
{
    QVariant value = row;
    for (const QString &name : path.split(QLatin1Char('.'))) {
        if (const QMetaObject *type = typeOf(value)) {
            const QVariant owner = std::exchange(value, QVariant());
            if (const int place = type->indexOfProperty(name.toUtf8()); place >= 0)
                value = type->property(place).readOnGadget(owner.constData());
        } else {
            value = value.toMap().value(name);
        }
    }
    return value;
}

bool isSomething(const QVariant &value)
{
    switch (value.typeId()) {
    case QMetaType::UnknownType:
    case QMetaType::Nullptr:
        return false;
    case QMetaType::QString:
        return !value.toString().isEmpty();
    case QMetaType::QVariantList:
        return !value.toList().isEmpty();
    case QMetaType::QVariantMap:
        return !value.toMap().isEmpty();
    default:
        return value.toDouble() != 0;
    }
}

bool fits(const QVariant &row, const QVariantMap &where)
{
    return std::all_of(where.keyValueBegin(), where.keyValueEnd(), [&row](const auto &wanted) {
        const QVariant value = memberOf(row, wanted.first);
        if (wanted.second.typeId() == QMetaType::Bool)
            return isSomething(value) == wanted.second.toBool();
        return value.toString() == wanted.second.toString();
    });
}

bool containsTerm(const QVariant &value, const QString &term)
{
    const auto among = [&term](const auto &values) {
        return std::any_of(values.begin(), values.end(), [&term](const QVariant &one) {
            return containsTerm(one, term);
        });
    };
    if (const QMetaObject *type = typeOf(value)) {
        for (int place = 0; place < type->propertyCount(); ++place) {
            if (containsTerm(type->property(place).readOnGadget(value.constData()), term))
                return true;
        }
        return false;
    }
    if (value.typeId() == QMetaType::QVariantMap)
        return among(value.toMap());
    if (value.typeId() == QMetaType::QVariantList)
        return among(value.toList());
    return value.typeId() == QMetaType::QString
        && value.toString().contains(term, Qt::CaseInsensitive);
}

/// Below 0 when `a` comes first. Nothing comes after something.
int ordered(const QVariant &a, const QVariant &b, bool descending)
{
    if (isSomething(a) != isSomething(b))
        return isSomething(a) ? -1 : 1;
    int result = 0;
    if (a.typeId() == QMetaType::QString) {
        result = a.toString().compare(b.toString());
    } else {
        const double left = a.toDouble();
        const double right = b.toDouble();
        result = left < right ? -1 : left > right ? 1 : 0;
    }
    return descending ? -result : result;
}

} // namespace

RowsTable::RowsTable(QObject *parent)
    : QSortFilterProxyModel(parent)
{
    setDynamicSortFilter(true);
    sort(0);
    for (const auto signal : {&QAbstractItemModel::rowsInserted, &QAbstractItemModel::rowsRemoved})
        connect(this, signal, this, &RowsTable::counted);
    connect(this, &QAbstractItemModel::modelReset, this, &RowsTable::counted);
}

void RowsTable::setRows(KeyedRowsModel *rows)
{
    if (rows == m_rows)
        return;
    if (m_rows)
        disconnect(m_rows, nullptr, this, nullptr);
    m_rows = rows;
    if (m_rows) // what is hidden is counted too
        connect(m_rows, &KeyedRowsModel::settled, this, &RowsTable::counted);
    setSourceModel(rows);
    emit changed();
    emit counted();
}

void RowsTable::setPrefix(const QString &prefix)
{
    m_prefix = prefix;
    narrow();
}

void RowsTable::setFilter(const QString &filter)
{
    if (filter == m_filter)
        return;
    m_filter = filter;
    m_terms = filter.simplified().split(QLatin1Char(' '), Qt::SkipEmptyParts);
    narrow();
}

void RowsTable::setFields(const QVariantMap &fields)
{
    if (fields == m_fields)
        return;
    m_fields = fields;
    narrow();
}

void RowsTable::setWhere(const QVariantMap &where)
{
    if (where == m_where)
        return;
    m_where = where;
    narrow();
}

void RowsTable::setOrder(const QStringList &order)
{
    if (order == m_order)
        return;
    m_order = order;
    invalidate();
    emit changed();
}

void RowsTable::setDescending(bool descending)
{
    if (descending == m_descending)
        return;
    m_descending = descending;
    invalidate();
    emit changed();
}

void RowsTable::narrow()
{
    invalidateFilter();
    emit changed();
    emit counted();
}

int RowsTable::total() const
{
    return countWhere({});
}

int RowsTable::rowOf(const QString &key) const
{
    const int row = m_rows ? m_rows->indexOf(key) : -1;
    return row < 0 ? -1 : mapFromSource(m_rows->index(row)).row();
}

QString RowsTable::keyAt(int row) const
{
    return index(row, 0).data(KeyedRowsModel::KeyRole).toString();
}

QVariant RowsTable::at(int row) const
{
    return index(row, 0).data(KeyedRowsModel::RowRole);
}

int RowsTable::countWhere(const QVariantMap &where) const
{
    if (!m_rows)
        return 0;
    return static_cast<int>(std::ranges::count_if(m_rows->rows(), [&](const KeyedRow &entry) {
        return entry.key.startsWith(m_prefix) && fits(entry.row, where);
    }));
}

bool RowsTable::filterAcceptsRow(int row, const QModelIndex &) const
{
    const KeyedRow &entry = m_rows->at(row);
    return entry.key.startsWith(m_prefix) && fits(entry.row, m_where)
        && std::ranges::all_of(m_terms, [this, &entry](const QString &term) {
               return occurs(term, entry.key, entry.row);
           });
}

bool RowsTable::occurs(const QString &term, const QString &key, const QVariant &row) const
{
    const qsizetype colon = term.indexOf(QLatin1Char(':'));
    const auto field = m_fields.constFind(term.left(colon));
    if (colon > 0 && field != m_fields.constEnd())
        return memberOf(row, field->toString())
            .toString()
            .contains(term.mid(colon + 1), Qt::CaseInsensitive);
    return key.contains(term, Qt::CaseInsensitive) || containsTerm(row, term);
}

bool RowsTable::lessThan(const QModelIndex &left, const QModelIndex &right) const
{
    const KeyedRow &a = m_rows->at(left.row());
    const KeyedRow &b = m_rows->at(right.row());
    for (const QString &member : m_order) {
        const int before = ordered(memberOf(a.row, member), memberOf(b.row, member), m_descending);
        if (before != 0)
            return before < 0;
    }
    return m_descending ? b.key < a.key : a.key < b.key;
}

} // namespace hp::ui

#include "moc_RowsTable.cpp"
