// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/kube/EventCorrelator.h"
#include "backend/kube/KubeClient.h"

#include <deque>

namespace hp::kube {

/// Writes Events, one at a time and behind everything else that is written. Best effort: what does
/// not fit the queue, or is refused, is counted. Lives on the control thread.
class EventRecorder
{
public:
    EventRecorder(KubeClient &client, runtime::Clock &clock, const KubeSettings &settings);

    void record(const cluster::EventRecord &record);
    [[nodiscard]] std::uint64_t lost() const { return m_lost; }
    /// Recorded and not answered yet.
    [[nodiscard]] std::size_t waiting() const { return m_queue.size(); }

private:
    struct Waiting {
        EventWrite write{};
        cluster::EventRecord record{}; ///< to begin anew when what it counts is gone
        int tries = 0;
    };

    void sendNext();
    void answered(const Answer &answer);

    KubeClient &m_client;
    runtime::Clock &m_clock;
    const KubeSettings &m_settings;
    EventCorrelator m_correlator{};
    std::deque<Waiting> m_queue{};
    bool m_sending = false;
    std::uint64_t m_lost = 0;
    QObject m_context{};
};

} // namespace hp::kube
