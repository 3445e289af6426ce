// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QList>
#include <QObject>
#include <QRect>
#include <QSettings>
#include <QTimer>

#include <memory>

class QWindow;

namespace hp::ui {

/// Where a window of this size and place fits on the screens that there are now: a screen may have
/// gone since, and nobody can reach a window beside all of them. Empty `wanted` stays empty.
[[nodiscard]] QRect fittedTo(const QRect &wanted, const QList<QRect> &screens, const QSize &least);

/// Size, place and page of the window, from one start to the next. The window has the property
/// `page`. GUI thread; the window outlives this.
class WindowMemory : public QObject
{
    Q_OBJECT

public:
    WindowMemory(QWindow &window, std::unique_ptr<QSettings> settings, QObject *parent = nullptr);
    ~WindowMemory() override;

    void restore();
    /// A page that the window is about to show by itself: the next start does not begin with it,
    /// unless somebody comes back to it.
    void passOver(const QString &page) { m_passedOver = page; }

private slots:
    void note();

private:
    void save();

    QWindow &m_window;
    std::unique_ptr<QSettings> m_settings;
    QTimer m_later; ///< a window that is dragged changes with every frame
    QString m_passedOver;
    QRect m_normal; ///< as it is when it is neither maximised nor full screen
};

} // namespace hp::ui
