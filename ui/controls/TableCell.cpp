// SPDX-License-Identifier: Apache-2.0
#include "ui/controls/TableCell.h"

namespace hp::ui {

TableCell::TableCell(QQuickItem *parent)
    : QQuickItem(parent)
{ }

void TableCell::setColumns(TableColumns *columns)
{
    if (columns == m_columns)
        return;
    if (m_columns)
        disconnect(m_columns, nullptr, this, nullptr);
    m_columns = columns;
    if (m_columns)
        connect(m_columns, &TableColumns::placed, this, &TableCell::follow);
    emit changed();
    follow();
}

void TableCell::setColumn(const QString &column)
{
    if (column == m_column)
        return;
    m_column = column;
    emit changed();
    follow();
}

void TableCell::setOver(const QStringList &over)
{
    if (over == m_over)
        return;
    m_over = over;
    emit changed();
    follow();
}

void TableCell::componentComplete()
{
    QQuickItem::componentComplete();
    follow();
}

void TableCell::follow()
{
    if (!m_columns || !isComponentComplete())
        return;
    const double x = m_columns->xOf(m_column);
    double end = x + m_columns->widthOf(m_column);
    if (!m_over.isEmpty()) {
        const QStringList &shown = m_columns->shown();
        for (qsizetype at = shown.indexOf(m_column) + 1;
             at > 0 && at < shown.size() && m_over.contains(shown[at]);
             ++at)
            end = m_columns->xOf(shown[at]) + m_columns->widthOf(shown[at]);
    }
    setX(x);
    setWidth(end - x);
    setVisible(m_columns->isShown(m_column));
}

} // namespace hp::ui

#include "moc_TableCell.cpp"
