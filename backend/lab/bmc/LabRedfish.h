// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/cluster/Cluster.h"
#include "backend/http/HttpExchange.h"
#include "backend/lab/bmc/BmcFaults.h"
#include "backend/lab/bmc/RedfishEvents.h"
#include "backend/lab/bmc/RedfishRoutes.h"
#include "backend/lab/bmc/RedfishSessions.h"
#include "backend/lab/bmc/RedfishVisit.h"
#include "backend/runtime/Clock.h"
#include "backend/runtime/Lifetime.h"
#include "backend/runtime/Mailbox.h"

#include <QObject>

#include <deque>
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace hp::lab {

/// The Redfish service of all Bmc objects of the lab, below /redfish/v1. Bmcs without an address of
/// their own share one service, where credentials open those systems whose Bmc has exactly them; a
/// Bmc with one is a service by itself there. It keeps nothing but sessions, tasks and streams:
/// power is in the Bmc objects' status, behaviour and faults are in their spec and take effect with
/// the next request. Handles requests on the control thread; handle() and handleAt() may be called
/// from any.
class LabRedfish final : public QObject, public http::HttpHandler
{
    Q_OBJECT
public:
    LabRedfish(cluster::Cluster &cluster, runtime::Clock &clock);
    ~LabRedfish() override;

    void handle(std::shared_ptr<http::HttpExchange> exchange) override;
    /// A request at the address of that Bmc's own.
    void handleAt(const ObjectKey &bmc, std::shared_ptr<WireExchange> exchange);
    /// Tells those who listen for events; ends the sessions of a Bmc that has begun to forget them.
    void bmcChanged(const Object &before, const Object &after);
    /// Lets go of the requests that were never to be answered, so that nobody waits for them.
    void stop();

private:
    using Exchange = std::shared_ptr<http::HttpExchange>;

    void serve(const VisitPtr &visit);
    void serveWith(const VisitPtr &visit, std::vector<Object> bmcs);
    [[nodiscard]] bool servesOpenly(const VisitPtr &visit);
    void login(const VisitPtr &visit);
    /// Whose the request is, by its token or its Basic authentication; nullopt for nobody's.
    [[nodiscard]] std::optional<BmcLogin> whoAsks(const VisitPtr &visit);

    void answer(const VisitPtr &visit, http::HttpResponse response);
    void send(const VisitPtr &visit, Outgoing out);
    void stayMute(const Exchange &exchange);

    cluster::Cluster &m_cluster;
    runtime::Clock &m_clock;
    RedfishSessions m_sessions;
    RedfishEvents m_events;
    FaultGate m_gate{};
    runtime::Mailbox m_mailbox;
    /// Requests that an unreachable management controller never answers; the oldest is dropped when
    /// there are too many.
    std::deque<Exchange> m_mute{};
    RedfishRoutes m_routes;
    runtime::Lifetime m_alive{};
};

} // namespace hp::lab
