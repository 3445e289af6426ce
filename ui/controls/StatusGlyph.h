// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "ui/theme/Theme.h"

#include <QPointer>
#include <QQuickPaintedItem>

namespace hp::ui {

/// The sign of a status: a filled cell with its outline, or the bare sign in the text of a line.
class StatusGlyph : public QQuickPaintedItem
{
    Q_OBJECT
    QML_ELEMENT
    /// A word of the wire: `status.look`, the state of a hook, or a power state.
    Q_PROPERTY(QString look MEMBER m_look NOTIFY appearanceChanged)
    Q_PROPERTY(int priority MEMBER m_priority NOTIFY appearanceChanged)
    Q_PROPERTY(bool bare MEMBER m_bare NOTIFY appearanceChanged)
    /// Names a status that nothing has at present: a grey sign.
    Q_PROPERTY(bool muted MEMBER m_muted NOTIFY appearanceChanged)

public:
    explicit StatusGlyph(QQuickItem *parent = nullptr);

    void componentComplete() override;
    void paint(QPainter *painter) override;

signals:
    void appearanceChanged();

private:
    QString m_look;
    int m_priority = 0;
    bool m_bare = false;
    bool m_muted = false;
    QPointer<Theme> m_theme;
};

} // namespace hp::ui
