// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/kube/KubeClient.h"

#include <QObject>

#include <functional>

namespace hp::kube {

/// While the server is down, asks it again and again whether it is ready: one cheap request now and
/// then for everybody who waits, so that each of them may wait long and still goes on at once when
/// it is back. The next one does not wait for the last: a network that swallows everything would
/// hold it back for longer than it lasts. Lives on the control thread.
class ServerProbe
{
public:
    ServerProbe(KubeClient &client,
                runtime::Clock &clock,
                const KubeSettings &settings,
                std::function<void()> back);

    /// The server was found down. Without effect while that is known.
    void start();
    [[nodiscard]] bool isProbing() const { return m_probing; }

private:
    void probe(int turn);
    void answered(const Answer &answer);

    KubeClient &m_client;
    runtime::Clock &m_clock;
    const KubeSettings &m_settings;
    std::function<void()> m_back;
    bool m_probing = false;
    int m_turn = 0; ///< how often it began
    QObject m_context{};
};

} // namespace hp::kube
