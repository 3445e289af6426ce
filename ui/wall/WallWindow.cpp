// SPDX-License-Identifier: Apache-2.0
#include "ui/wall/WallWindow.h"

#include "ui/session/UiClock.h"

#include <QCursor>
#include <QKeyEvent>

namespace hp::ui {

namespace {

using namespace std::chrono_literals;

constexpr auto holdTime = 3s;
constexpr auto repeatTime = 150ms;
constexpr auto leaveModifiers = Qt::ControlModifier | Qt::AltModifier | Qt::ShiftModifier;

} // namespace

WallWindow::WallWindow(QQmlEngine &engine, UiClock &clock)
    : QQuickView(&engine, nullptr)
    , m_clock(clock)
{
    setResizeMode(QQuickView::SizeRootObjectToView);
    setFlags(Qt::Window | Qt::FramelessWindowHint);
    setCursor(Qt::BlankCursor);
}

WallWindow::~WallWindow() = default;

bool WallWindow::event(QEvent *event)
{
    switch (event->type()) {
    case QEvent::Close:
        if (m_mayClose)
            break;
        event->ignore();
        return true;
    case QEvent::KeyPress:
    case QEvent::KeyRelease:
        takeKey(*static_cast<QKeyEvent *>(event));
        event->accept();
        return true;
    case QEvent::FocusOut:
        m_held.reset();
        break;
    case QEvent::ShortcutOverride:
    case QEvent::Shortcut:
    case QEvent::MouseButtonPress:
    case QEvent::MouseButtonRelease:
    case QEvent::MouseButtonDblClick:
    case QEvent::MouseMove:
    case QEvent::Wheel:
    case QEvent::Enter:
    case QEvent::TouchBegin:
    case QEvent::TouchUpdate:
    case QEvent::TouchEnd:
    case QEvent::TouchCancel:
    case QEvent::TabletPress:
    case QEvent::TabletMove:
    case QEvent::TabletRelease:
    case QEvent::NativeGesture:
    case QEvent::ContextMenu:
    case QEvent::DragEnter:
    case QEvent::DragMove:
    case QEvent::Drop:
    case QEvent::InputMethod:
        event->accept();
        return true;
    default:
        break;
    }
    return QQuickView::event(event);
}

void WallWindow::takeKey(const QKeyEvent &key)
{
    const bool isLeave =
        key.key() == Qt::Key_Q && (key.modifiers() & leaveModifiers) == leaveModifiers;
    if (!isLeave) {
        // Another key, or one of them was let go.
        m_held.reset();
        return;
    }
    m_released.reset();
    if (key.type() == QEvent::KeyRelease) {
        // A key that repeats is let go and pressed again each time, and Qt does not always know.
        m_released = std::make_unique<QObject>();
        m_clock.after(repeatTime, m_released.get(), [this] { m_held.reset(); });
    } else if (!m_held) {
        m_held = std::make_unique<QObject>();
        m_clock.after(holdTime, m_held.get(), [this] { emit leaveAsked(); });
    }
}

} // namespace hp::ui

#include "moc_WallWindow.cpp"
