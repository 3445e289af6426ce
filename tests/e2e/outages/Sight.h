// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/gateway/views/ConnectionView.h"
#include "backend/history/Recorder.h"
#include "backend/history/store/HistoryStore.h"
#include "backend/kube/KubeCluster.h"
#include "backend/runtime/SystemClock.h"

#include <QTemporaryDir>

#include <memory>
#include <string>
#include <vector>

namespace hp::test {

/// What a backend that observes sees of a cluster and writes down: connection, live copies, history
/// and the rows that a console gets, composed as in the daemon. It also watches itself: from when
/// to when it called its Machines stale, and whether it was right when it stopped doing so. Lives
/// on the control thread.
class Sight
{
public:
    /// From here on a screen calls its data stale (product.md 4.6).
    static constexpr Duration staleAfter = std::chrono::seconds(10);

    Sight(const kube::Endpoint &endpoint, std::shared_ptr<kube::Credentials> credentials);
    ~Sight();

    [[nodiscard]] runtime::Informer &machines() { return m_objects->machines(); }
    [[nodiscard]] history::HistoryStore &history() { return *m_history; }
    [[nodiscard]] kube::KubeCluster &cluster() { return *m_cluster; }
    [[nodiscard]] TimePoint now() const { return m_clock.now(); }
    /// The row that the console gets about the stream of Machines.
    [[nodiscard]] Json streamRow();

    /// Its stream is broken, or it has heard nothing for too long.
    [[nodiscard]] bool isStale() const;
    [[nodiscard]] const std::string &reason() const { return m_reason; }

    /// When it last became stale and ceased to be; since startWatch().
    struct Staleness {
        std::optional<TimePoint> from{};
        Duration silence{}; ///< how long nothing had been heard at that moment
        std::optional<TimePoint> to{};
        /// The longest time in which it did not look: what a busy machine, and not the backend,
        /// may have added to `from` and to `silence`.
        Duration pause{};
    };
    void startWatch()
    {
        m_staleness = {};
        m_looked = now();
    }
    [[nodiscard]] const Staleness &staleness() const { return m_staleness; }

private:
    void poll();

    runtime::SystemClock m_clock{};
    QTemporaryDir m_folder{};
    QObject m_context{};
    std::unique_ptr<kube::KubeCluster> m_cluster{};
    std::unique_ptr<history::HistoryStore> m_history{};
    std::unique_ptr<gateway::FleetObjects> m_objects{};
    std::unique_ptr<gateway::ConnectionView> m_view{};
    std::unique_ptr<history::Recorder> m_recorder{};
    std::shared_ptr<gateway::View> m_connection{};
    std::string m_reason{};
    Staleness m_staleness{};
    TimePoint m_looked{};
};

} // namespace hp::test
