// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/gateway/views/FleetViews.h"
#include "backend/history/replay/Replay.h"

#include <functional>
#include <list>
#include <memory>
#include <string>
#include <utility>

namespace hp::gateway {

/// Views as of instants of the record: the very views of today, made over the cluster as it was
/// then. They never change. The last few instants are kept, since whoever looks at a fleet then
/// looks at its machines. Control thread; the store outlives it.
class PastViews
{
public:
    PastViews(history::HistoryStore &store, ServerInfo server);

    /// Told of the views of every instant before they start: what the live ones were told too.
    void onMade(std::function<void(FleetViews &views)> prepare) { m_prepare = std::move(prepare); }

    /// The view of that name as of `at`. NotFound for an instant from before the record, Invalid
    /// for views that have no past.
    [[nodiscard]] Result<std::shared_ptr<View>>
    open(const std::string &name, const Json &options, TimePoint at);

private:
    struct Instant {
        TimePoint at{};
        std::unique_ptr<history::Moment> moment{};
        std::unique_ptr<FleetViews> views{};
    };
    [[nodiscard]] Result<Instant *> instantAt(TimePoint at);

    history::HistoryStore &m_store;
    ServerInfo m_server;
    std::function<void(FleetViews &views)> m_prepare{};
    std::list<Instant> m_instants{}; ///< the one looked at last comes first
};

} // namespace hp::gateway
