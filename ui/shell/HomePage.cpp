// SPDX-License-Identifier: Apache-2.0
#include "ui/shell/HomePage.h"

#include <QEvent>
#include <QKeyEvent>
#include <QWindow>

namespace hp::ui {

namespace {

constexpr char pageProperty[] = "page";
constexpr char coveredProperty[] = "covered";

/// The desktop sends these when a window is switched to.
bool isModifier(const QEvent *event)
{
    const int key = static_cast<const QKeyEvent *>(event)->key();
    return key >= Qt::Key_Shift && key <= Qt::Key_ScrollLock;
}

bool isWork(const QEvent *event)
{
    switch (event->type()) {
    case QEvent::KeyPress:
    case QEvent::ShortcutOverride: // all that there is of a key that is a shortcut
        return !isModifier(event);
    case QEvent::MouseButtonPress:
    case QEvent::TouchBegin:
    case QEvent::TabletPress:
    case QEvent::Wheel:
        return true;
    default:
        return false;
    }
}

} // namespace

HomeStep homeStep(const Arrival &arrival)
{
    if (arrival.taken)
        return HomeStep::Stay;
    if (arrival.covered || !arrival.loaded)
        return HomeStep::Wait;
    if (arrival.bundle)
        return HomeStep::ShowIncident;
    if (arrival.machines == 0)
        return HomeStep::Wait;
    return arrival.late + arrival.overdue > 0 ? HomeStep::ShowHolds : HomeStep::Stay;
}

HomePage::HomePage(GatewaySession &session, QWindow &window, QObject *parent)
    : QObject(parent)
    , m_session(session)
    , m_window(window)
{ }

void HomePage::start()
{
    m_window.installEventFilter(this);
    connect(&m_window, SIGNAL(pageChanged()), this, SLOT(notePage()));
    // Not from inside what goes: it gives the keyboard back first.
    connect(&m_window, SIGNAL(coveredChanged()), this, SLOT(poll()), Qt::QueuedConnection);
    connect(&m_session, &GatewaySession::fleetLoadedChanged, this, &HomePage::poll);
    // Machines that come after an empty first picture.
    connect(m_session.summary(), &FleetSummary::changed, this, &HomePage::poll);
    poll();
}

void HomePage::stay()
{
    m_taken = true;
    poll();
}

void HomePage::notePage()
{
    if (!m_decided)
        stay();
}

void HomePage::poll()
{
    if (m_decided)
        return;
    const FleetSummary &sum = *m_session.summary();
    const HomeStep step = homeStep({.taken = m_taken,
                                    .covered = m_window.property(coveredProperty).toBool(),
                                    .bundle = m_session.mode() == QLatin1String("bundle"),
                                    .loaded = m_session.isFleetLoaded(),
                                    .machines = sum.machines(),
                                    .late = sum.late().count,
                                    .overdue = sum.overdue().count});
    if (step == HomeStep::Wait)
        return;
    m_decided = true;
    m_window.removeEventFilter(this);
    if (step != HomeStep::Stay) {
        const QString page =
            step == HomeStep::ShowIncident ? QStringLiteral("incidents") : QStringLiteral("holds");
        emit choosing(page);
        m_window.setProperty(pageProperty, page);
    }
    emit decided();
}

bool HomePage::eventFilter(QObject *watched, QEvent *event)
{
    // What is done to that which lies over the page tells nothing about the page.
    if (isWork(event) && !m_window.property(coveredProperty).toBool())
        stay();
    return QObject::eventFilter(watched, event);
}

} // namespace hp::ui

#include "moc_HomePage.cpp"
