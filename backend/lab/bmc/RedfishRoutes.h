// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/cluster/Cluster.h"
#include "backend/lab/bmc/RedfishEvents.h"
#include "backend/lab/bmc/RedfishSessions.h"
#include "backend/lab/bmc/RedfishTasks.h"
#include "backend/lab/bmc/RedfishVisit.h"
#include "backend/runtime/Clock.h"
#include "backend/runtime/Lifetime.h"

#include <cstdint>
#include <functional>
#include <map>
#include <string>

namespace hp::lab {

/// What is at which address below /redfish/v1, for somebody who may see it. Lives on the control
/// thread.
class RedfishRoutes
{
public:
    /// How a visit ends.
    struct Ends {
        std::function<void(const VisitPtr &, http::HttpResponse)> answer{};
        std::function<void(const VisitPtr &)> stayMute{}; ///< it is never answered
    };

    /// All but `ends` outlive it.
    RedfishRoutes(cluster::Cluster &cluster,
                  runtime::Clock &clock,
                  RedfishSessions &sessions,
                  RedfishEvents &events,
                  Ends ends);

    /// Who asks, and what that opens, is known.
    void route(const VisitPtr &visit);

private:
    void sessions(const VisitPtr &visit);
    void tasks(const VisitPtr &visit);
    void updates(const VisitPtr &visit);
    void events(const VisitPtr &visit);
    void systems(const VisitPtr &visit);
    void members(const VisitPtr &visit);
    void reset(const VisitPtr &visit, int attempt);
    void store(const VisitPtr &visit, Json status, http::HttpResponse response, int attempt);
    void
    answerPage(const VisitPtr &visit, const Json &page, const std::string &allow = "GET, HEAD");
    void answer(const VisitPtr &visit, http::HttpResponse response);
    [[nodiscard]] std::string stateToShow(const Object &bmc);

    cluster::Cluster &m_cluster;
    runtime::Clock &m_clock;
    RedfishSessions &m_sessions;
    RedfishEvents &m_events;
    Ends m_ends;
    RedfishTasks m_tasks{};
    /// How many readings since a Bmc's last reset; for the fault that shows old values.
    struct Stale {
        std::string reset{};
        std::string value{};
        std::int64_t reads = 0;
    };
    std::map<ObjectKey, Stale> m_stale{};
    runtime::Lifetime m_alive{};
};

} // namespace hp::lab
