// SPDX-License-Identifier: Apache-2.0
#include "backend/kube/ServerProbe.h"

#include <algorithm>
#include <utility>

namespace hp::kube {

ServerProbe::ServerProbe(KubeClient &client,
                         runtime::Clock &clock,
                         const KubeSettings &settings,
                         std::function<void()> back)
    : m_client(client)
    , m_clock(clock)
    , m_settings(settings)
    , m_back(std::move(back))
{ }

void ServerProbe::start()
{
    if (std::exchange(m_probing, true))
        return;
    // What was cut can often be had again at once.
    m_clock.after(
        std::min<Duration>(m_settings.serverProbeInterval, std::chrono::milliseconds(100)),
        &m_context,
        [this, turn = ++m_turn] { probe(turn); });
}

void ServerProbe::probe(int turn)
{
    if (!m_probing || turn != m_turn)
        return;
    Request request;
    request.path = "/readyz";
    request.fresh = true;
    request.once = true;
    request.timeout = m_settings.serverProbeTimeout;
    m_client.send(std::move(request), [this](const Answer &answer) { answered(answer); });
    m_clock.after(m_settings.serverProbeInterval, &m_context, [this, turn] { probe(turn); });
}

void ServerProbe::answered(const Answer &answer)
{
    const bool isBack =
        answer.failure == Failure::None && answer.status < 500 && answer.status != 429;
    if (isBack && std::exchange(m_probing, false))
        m_back();
}

} // namespace hp::kube
