// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "ui/theme/Theme.h"
#include "ui/wall/WallFace.h"

#include <QPointer>
#include <QQuickPaintedItem>

namespace hp::ui {

/// Every machine as a cell that shows what it is, as large as all of them have room; there is
/// nothing to point at.
class WallMatrix : public QQuickPaintedItem
{
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(hp::ui::WallFace *face READ face WRITE setFace NOTIFY faceChanged)

public:
    explicit WallMatrix(QQuickItem *parent = nullptr);

    [[nodiscard]] WallFace *face() const { return m_face; }
    void setFace(WallFace *face);

    void componentComplete() override;
    void paint(QPainter *painter) override;

signals:
    void faceChanged();

private:
    QPointer<WallFace> m_face;
    QPointer<Theme> m_theme;
};

/// The sign of a status on a wall. `swapped` gives it the outline of what lies around, `muted`
/// makes it grey: it has none, or is not the present.
class WallSign : public QQuickPaintedItem
{
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(QString look MEMBER m_look NOTIFY appearanceChanged)
    Q_PROPERTY(int priority MEMBER m_priority NOTIFY appearanceChanged)
    Q_PROPERTY(bool swapped MEMBER m_swapped NOTIFY appearanceChanged)
    Q_PROPERTY(bool muted MEMBER m_muted NOTIFY appearanceChanged)

public:
    explicit WallSign(QQuickItem *parent = nullptr);

    void componentComplete() override;
    void paint(QPainter *painter) override;

signals:
    void appearanceChanged();

private:
    QString m_look;
    int m_priority = 0;
    bool m_swapped = false;
    bool m_muted = false;
    QPointer<Theme> m_theme;
};

} // namespace hp::ui
