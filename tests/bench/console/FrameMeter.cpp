// SPDX-License-Identifier: Apache-2.0
#include "tests/bench/console/FrameMeter.h"

#include <QCoreApplication>
#include <QKeyEvent>
#include <QQuickWindow>

namespace hp::bench {

namespace {

constexpr double nanosecondsPerMillisecond = 1e6;

} // namespace

FrameMeter::FrameMeter(QQuickWindow &window, QObject *parent)
    : QObject(parent)
    , m_window(window)
{
    m_time.start();
    window.installEventFilter(this);
    connect(&window, &QQuickWindow::frameSwapped, this, &FrameMeter::swapped);
}

void FrameMeter::restart()
{
    m_frames.clear();
    m_keys.clear();
    m_begin.reset();
}

void FrameMeter::pressKey(int key)
{
    if (m_pressed)
        return; // the one before has no picture yet: its time counts on
    m_pressed = m_time.nsecsElapsed();
    m_delivered = false;
    QCoreApplication::postEvent(&m_window, new QKeyEvent(QEvent::KeyPress, key, Qt::NoModifier));
    QCoreApplication::postEvent(&m_window, new QKeyEvent(QEvent::KeyRelease, key, Qt::NoModifier));
}

bool FrameMeter::eventFilter(QObject *watched, QEvent *event)
{
    if (event->type() == QEvent::UpdateRequest)
        m_begin = m_time.nsecsElapsed();
    else if (event->type() == QEvent::KeyPress)
        m_delivered = true;
    return QObject::eventFilter(watched, event);
}

void FrameMeter::swapped()
{
    const qint64 now = m_time.nsecsElapsed();
    const auto since = [now](qint64 then) {
        return static_cast<double>(now - then) / nanosecondsPerMillisecond;
    };
    if (m_begin)
        m_frames.add(since(*m_begin));
    m_begin.reset();
    if (m_pressed && m_delivered) {
        m_keys.add(since(*m_pressed));
        m_pressed.reset();
    }
}

} // namespace hp::bench
