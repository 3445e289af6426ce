// SPDX-License-Identifier: Apache-2.0
#include "backend/runtime/ControllerGroup.h"

#include "backend/runtime/Controller.h"
#include "backend/runtime/Informer.h"

#include <algorithm>
#include <utility>

namespace hp::runtime {

void ControllerGroup::assemble(Clock &clock, Parts parts)
{
    m_clock = &clock;
    m_parts = std::move(parts);
    for (Informer *informer : m_parts.informers)
        connect(informer, &Informer::synced, this, [this] { startWhenKnown(); });
}

void ControllerGroup::start()
{
    for (Informer *informer : m_parts.informers)
        informer->start();
}

void ControllerGroup::stop()
{
    m_stopped = true;
    m_running = false;
    for (Informer *informer : m_parts.informers)
        informer->stop();
    for (Controller *controller : m_parts.controllers)
        controller->stop();
}

bool ControllerGroup::isIdle() const
{
    return std::all_of(m_parts.controllers.begin(),
                       m_parts.controllers.end(),
                       [](const Controller *controller) { return controller->isIdle(); });
}

std::vector<const Controller *> ControllerGroup::controllers() const
{
    return {m_parts.controllers.begin(), m_parts.controllers.end()};
}

void ControllerGroup::enqueueAll(const Informer &objects, Controller &controller)
{
    for (const Object &object : objects.list()) {
        if (!controller.nextRun(object.key()))
            controller.enqueue(object.key(), Priority::Low);
    }
}

void ControllerGroup::startWhenKnown()
{
    const bool known = std::all_of(m_parts.informers.begin(),
                                   m_parts.informers.end(),
                                   [](const Informer *informer) { return informer->hasSynced(); });
    if (m_running || m_stopped || !known)
        return;
    m_running = true;
    if (m_parts.begin)
        m_parts.begin();
    else if (m_parts.resyncAll)
        m_parts.resyncAll();
    planResync();
}

void ControllerGroup::planResync()
{
    if (m_parts.resync <= Duration(0))
        return;
    m_clock->after(m_parts.resync, this, [this] {
        if (m_stopped)
            return;
        m_parts.resyncAll();
        planResync();
    });
}

} // namespace hp::runtime

#include "moc_ControllerGroup.cpp"
