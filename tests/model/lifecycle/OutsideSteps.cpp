// SPDX-License-Identifier: Apache-2.0
#include "tests/model/lifecycle/Walk.h"

#include <algorithm>

namespace hp::lifecycle {

void Walk::people()
{
    const Stored &stored = m_from.stored;
    const auto edit = [this](const char *what, const Stored &next, bool helpful) {
        Member changed = m_from;
        store(changed, next);
        add(what, changed, helpful);
    };
    Stored next = stored;
    if (!stored.deleting) {
        next.deleting = true;
        if (!stored.finalizer) {
            next = {};
            next.present = false;
        }
        edit("somebody deletes the Machine", next, false);
    }
    struct Point {
        const char *what;
        std::uint8_t Stored::*count;
    };
    for (const Point &point : {Point{"a preCreate hook is removed", &Stored::preCreate},
                               Point{"a preDrain hook is removed", &Stored::preDrain},
                               Point{"a preTerminate hook is removed", &Stored::preTerminate}}) {
        if (stored.*point.count == 0)
            continue;
        next = stored;
        --(next.*point.count);
        next.hookConditionsFresh = false;
        edit(point.what, next, true);
    }
    if (m_steps.m_world.exclusion && !stored.excluded) {
        next = stored;
        next.excluded = true;
        edit("somebody excludes the drain", next, false);
    }
    Member budget = m_from;
    budget.budgetClosed = !budget.budgetClosed;
    if (m_from.pod == 1)
        add(m_from.budgetClosed ? "the budget opens" : "the budget closes",
            budget,
            m_from.budgetClosed);
}

void Walk::kubelet()
{
    Member next = m_from;
    if (m_from.instances > 0 && !m_from.going && m_from.node == 0) {
        next.node = m_from.nodeLost ? 2 : 1;
        next.cordoned = false;
        next.pod = 1;
        add("the kubelet registers its Node, a pod starts", next);
    }
    if (m_from.pod == 2) {
        next = m_from;
        next.pod = 0;
        next.budgetClosed = false;
        add("the pod is gone", next);
    }
    next = m_from;
    store(next, m_steps.m_rules.linked(m_from, m_steps.m_world.controlPlane));
    add("node link controller: links", next);
}

void Walk::provider()
{
    if (m_from.going) {
        Member next = m_from;
        next.instances = static_cast<std::uint8_t>(m_from.instances - 1);
        next.going = false;
        add("the instance is gone", next);
    }
    if (!m_steps.m_world.faults)
        return;
    if (m_from.instances > 0 && !m_from.lost) {
        Member next = m_from;
        next.instances = 0;
        next.going = false;
        next.lost = true;
        add("the instance is taken away behind our back", next, false);
    }
    if (m_from.node == 1 && !m_from.nodeLost) {
        Member next = m_from;
        next.node = 0;
        next.nodeLost = true;
        next.cordoned = false;
        next.pod = 0;
        next.budgetClosed = false;
        add("somebody deletes the Node", next, false);
    }
}

void Walk::time()
{
    if (m_from.stored.nextAttempt != NextAttempt::Later || m_from.drainPass != DrainPass::None)
        return;
    Member next = m_from;
    next.stored.nextAttempt = NextAttempt::Due;
    // A pass that runs decided on an older instant of the very same object.
    if (next.machineSnapshot.nextAttempt == NextAttempt::Later)
        next.machineSnapshot.nextAttempt = NextAttempt::Due;
    next.wake = std::max(next.wake, Wake::Due);
    add("the back-off is over", next);
}

} // namespace hp::lifecycle
