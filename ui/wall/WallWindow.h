// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QQuickView>

#include <memory>

class QKeyEvent;

namespace hp::ui {

class UiClock;

/// The window of a wall: full screen, without a pointer, and nothing that anybody does to it does
/// anything. It goes with leave() alone, which belongs to a signal; and whoever stands before it
/// ends it by holding Ctrl+Alt+Shift+Q for 3 s (docs/walls.md). GUI thread; engine and clock
/// outlive it.
class WallWindow : public QQuickView
{
    Q_OBJECT

public:
    WallWindow(QQmlEngine &engine, UiClock &clock);
    ~WallWindow() override;

    /// From now on it may be closed.
    void leave() { m_mayClose = true; }

signals:
    /// Somebody held the keys for as long as it takes.
    void leaveAsked();

protected:
    bool event(QEvent *event) override;

private:
    void takeKey(const QKeyEvent &key);

    UiClock &m_clock;
    std::unique_ptr<QObject> m_held; ///< context of the time for which the keys are held
    std::unique_ptr<QObject> m_released; ///< context of the time in which it may be pressed again
    bool m_mayClose = false;
};

} // namespace hp::ui
