// SPDX-License-Identifier: Apache-2.0
#include "ui/desktop/RestingPointer.h"

#include <QGuiApplication>
#include <QMouseEvent>
#include <QWindow>

namespace hp::ui {

RestingPointer::RestingPointer(QWindow &window)
    : QObject(&window)
    , m_window(window)
{
    window.installEventFilter(this);
}

bool RestingPointer::eventFilter(QObject *watched, QEvent *event)
{
    switch (event->type()) {
    case QEvent::Enter:
    case QEvent::MouseMove:
    case QEvent::MouseButtonPress:
    case QEvent::MouseButtonRelease:
        m_place = static_cast<QSinglePointEvent *>(event)->position();
        break;
    case QEvent::Leave:
    case QEvent::Hide:
        m_place.reset();
        break;
    case QEvent::UpdateRequest:
        countFrame();
        break;
    default:
        break;
    }
    return QObject::eventFilter(watched, event);
}

void RestingPointer::countFrame()
{
    // The mouse of a person empties the list of its own device, which need not be the one whose
    // list has grown: its moves do not start the count anew.
    if (!m_place || ++m_frames < framesAtRest
        || QGuiApplication::mouseButtons() != Qt::NoButton) // a move would drag
        return;
    m_frames = 0;
    QMouseEvent move(QEvent::MouseMove,
                     *m_place,
                     m_window.mapToGlobal(*m_place),
                     Qt::NoButton,
                     Qt::NoButton,
                     QGuiApplication::keyboardModifiers());
    QCoreApplication::sendEvent(&m_window, &move);
}

} // namespace hp::ui

#include "moc_RestingPointer.cpp"
