// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/kube/Caller.h"

#include <QObject>

#include <functional>

namespace hp::kube {

/// While the server is down, asks it again and again whether it is ready: one cheap request now and
/// then for everybody who waits, so that each of them may wait long and still goes on at once when
/// it is back. The next one does not wait for the last: a network that swallows everything would
/// hold it back for longer than it lasts. Lives on the control thread.
class Knock
{
public:
    Knock(Caller &caller,
          runtime::Clock &clock,
          const KubeSettings &settings,
          std::function<void()> back);

    /// The server was found down. Without effect while that is known.
    void begin();
    [[nodiscard]] bool isKnocking() const { return m_knocking; }

private:
    void knock(int turn);
    void answered(const Answer &answer);

    Caller &m_caller;
    runtime::Clock &m_clock;
    const KubeSettings &m_settings;
    std::function<void()> m_back;
    bool m_knocking = false;
    int m_turn = 0; ///< how often it began
    QObject m_context{};
};

} // namespace hp::kube
