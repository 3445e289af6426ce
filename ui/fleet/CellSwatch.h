// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "ui/theme/Theme.h"

#include <QPointer>
#include <QQuickPaintedItem>

namespace hp::ui {

/// One cell of the matrix as its legend shows it: the entry `at` of the legend of `coloring`. GUI
/// thread.
class CellSwatch : public QQuickPaintedItem
{
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(QString coloring MEMBER m_coloring NOTIFY appearanceChanged)
    Q_PROPERTY(int at MEMBER m_at NOTIFY appearanceChanged)

public:
    explicit CellSwatch(QQuickItem *parent = nullptr);

    void componentComplete() override;
    void paint(QPainter *painter) override;

signals:
    void appearanceChanged();

private:
    QString m_coloring;
    int m_at = 0;
    QPointer<Theme> m_theme;
};

} // namespace hp::ui
