// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/cluster/Cluster.h"
#include "backend/maintenance/calendar/WindowCache.h"
#include "backend/runtime/Clock.h"
#include "backend/runtime/Controller.h"

#include <functional>

namespace hp::controllers {

/// Keeps status of a MaintenanceWindow: whether it is open, when next, or why that cannot be
/// computed. Lives on the control thread; everything passed in outlives it.
class WindowReconciler final : public runtime::Reconciler
{
public:
    WindowReconciler(cluster::Cluster &cluster,
                     const runtime::Clock &clock,
                     const runtime::Informer &windows,
                     const runtime::Informer &machines,
                     maintenance::WindowCache &cache)
        : m_cluster(cluster)
        , m_clock(clock)
        , m_windows(windows)
        , m_machines(machines)
        , m_cache(cache)
    { }

    void reconcile(const ObjectKey &key, std::function<void(runtime::Outcome)> done) override;

private:
    cluster::Cluster &m_cluster;
    const runtime::Clock &m_clock;
    const runtime::Informer &m_windows;
    const runtime::Informer &m_machines;
    maintenance::WindowCache &m_cache;
};

} // namespace hp::controllers
