// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/gateway/views/FleetObjects.h"
#include "backend/gateway/views/ViewSource.h"

#include <functional>
#include <memory>
#include <string>

namespace hp::gateway {

/// The view `connection` (docs/protocol.md): the backend, its streams, the cluster behind it and
/// the record. Made while somebody has it open. Control thread.
class ConnectionView final : public ViewSource
{
public:
    /// Asked whenever somebody looks.
    struct Parts {
        ServerInfo server{};
        std::function<ClusterFacts()> facts{}; ///< what only the host of the cluster knows
        std::function<live::RecordRow()> record{}; ///< empty: nothing is said of a record
    };

    /// `objects` and the clock outlive this.
    ConnectionView(const FleetObjects &objects, runtime::Clock &clock, Parts parts);

    void setClientCount(std::size_t clients) { m_clients = clients; }
    /// How often the changes of a view were dropped for a slow client (Gateway::droppedChanged).
    void setDropped(std::uint64_t times) { m_dropped = times; }

    [[nodiscard]] static bool serves(const std::string &name) { return name == "connection"; }
    [[nodiscard]] Result<std::shared_ptr<View>> open(const std::string &name,
                                                     const Json &options) override;
    void refresh(TimePoint now) override;

private:
    const FleetObjects &m_objects;
    runtime::Clock &m_clock;
    Parts m_parts;
    std::weak_ptr<View> m_view;
    std::string m_recordRow;
    Duration m_recordAt{}; ///< uptime
    std::size_t m_clients = 0;
    std::uint64_t m_dropped = 0;
};

} // namespace hp::gateway
