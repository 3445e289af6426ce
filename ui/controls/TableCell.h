// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "ui/controls/TableColumns.h"

#include <QPointer>
#include <QQuickItem>

namespace hp::ui {

/// The place of one column in a row or in the head: it follows the columns without a line of
/// JavaScript, however many rows there are. Height and y are the row's.
class TableCell : public QQuickItem
{
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(hp::ui::TableColumns *columns READ columns WRITE setColumns NOTIFY changed)
    Q_PROPERTY(QString column READ column WRITE setColumn NOTIFY changed)
    /// It reaches over these columns too, as far as they stand directly to its right.
    Q_PROPERTY(QStringList over READ over WRITE setOver NOTIFY changed)

public:
    explicit TableCell(QQuickItem *parent = nullptr);

    [[nodiscard]] TableColumns *columns() const { return m_columns; }
    void setColumns(TableColumns *columns);
    [[nodiscard]] const QString &column() const { return m_column; }
    void setColumn(const QString &column);
    [[nodiscard]] const QStringList &over() const { return m_over; }
    void setOver(const QStringList &over);

    void componentComplete() override;

signals:
    void changed();

private:
    void follow();

    QPointer<TableColumns> m_columns;
    QString m_column;
    QStringList m_over;
};

} // namespace hp::ui
