// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/cluster/Cluster.h"
#include "backend/http/HttpExchange.h"
#include "backend/lab/bmc/RedfishSessions.h"
#include "backend/runtime/Clock.h"
#include "backend/runtime/Mailbox.h"

#include <QObject>
#include <QPointer>

#include <deque>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace hp::lab {

/// The Redfish service of all Bmc objects of the lab, below /redfish/v1. It keeps no state of its
/// own but sessions: power is in the Bmc objects' status, behaviour and faults are in their spec
/// and take effect with the next request. Credentials open those systems whose Bmc has exactly
/// them. Handles requests on the control thread; handle() may be called from any.
class LabRedfish final : public QObject, public http::HttpHandler
{
    Q_OBJECT
public:
    LabRedfish(cluster::Cluster &cluster, runtime::Clock &clock);
    ~LabRedfish() override;

    void handle(std::shared_ptr<http::HttpExchange> exchange) override;
    /// Lets go of the requests that were never to be answered, so that nobody waits for them.
    void stop() { m_mute.clear(); }

private:
    using Exchange = std::shared_ptr<http::HttpExchange>;
    struct Visit;

    void serve(const Exchange &exchange);
    void serveWith(const Exchange &exchange, std::vector<Object> bmcs);
    void login(const std::shared_ptr<Visit> &visit);
    void route(const std::shared_ptr<Visit> &visit);
    void sessions(const std::shared_ptr<Visit> &visit);
    void systems(const std::shared_ptr<Visit> &visit);
    void reset(const std::shared_ptr<Visit> &visit, const ObjectKey &key, int attempt);
    void answer(const std::shared_ptr<Visit> &visit, http::HttpResponse response);
    [[nodiscard]] std::string stateToShow(const Object &bmc);
    void stayMute(const Exchange &exchange);

    cluster::Cluster &m_cluster;
    runtime::Clock &m_clock;
    RedfishSessions m_sessions;
    runtime::Mailbox m_mailbox;
    /// Requests that an unreachable management controller never answers; the oldest is dropped when
    /// there are too many.
    std::deque<Exchange> m_mute{};
    /// How many readings since a Bmc's last reset; for the fault that shows old values.
    struct Stale {
        std::string reset{};
        std::string value{};
        std::int64_t reads = 0;
    };
    std::map<ObjectKey, Stale> m_stale{};
};

} // namespace hp::lab
