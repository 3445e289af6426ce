// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QColor>
#include <QQuickPaintedItem>

namespace hp::ui {

/// Diagonal stripes: what is under them is not the present.
class Hatch : public QQuickPaintedItem
{
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(QColor color MEMBER m_color NOTIFY appearanceChanged)
    Q_PROPERTY(int pitch MEMBER m_pitch NOTIFY appearanceChanged)

public:
    explicit Hatch(QQuickItem *parent = nullptr);

    void paint(QPainter *painter) override;

signals:
    void appearanceChanged();

private:
    QColor m_color{Qt::black};
    int m_pitch = 10;
};

} // namespace hp::ui
