// SPDX-License-Identifier: Apache-2.0
#include "backend/kube/Knock.h"

#include <algorithm>
#include <utility>

namespace hp::kube {

Knock::Knock(Caller &caller,
             runtime::Clock &clock,
             const KubeSettings &settings,
             std::function<void()> back)
    : m_caller(caller)
    , m_clock(clock)
    , m_settings(settings)
    , m_back(std::move(back))
{ }

void Knock::begin()
{
    if (std::exchange(m_knocking, true))
        return;
    // What was cut can often be had again at once.
    m_clock.after(std::min<Duration>(m_settings.knockEvery, std::chrono::milliseconds(100)),
                  &m_context,
                  [this, turn = ++m_turn] { knock(turn); });
}

void Knock::knock(int turn)
{
    if (!m_knocking || turn != m_turn)
        return;
    Request request;
    request.path = "/readyz";
    request.fresh = true;
    request.once = true;
    request.timeout = m_settings.knockTimeout;
    m_caller.send(std::move(request), [this](const Answer &answer) { answered(answer); });
    m_clock.after(m_settings.knockEvery, &m_context, [this, turn] { knock(turn); });
}

void Knock::answered(const Answer &answer)
{
    const bool isBack =
        answer.failure == Failure::None && answer.status < 500 && answer.status != 429;
    if (isBack && std::exchange(m_knocking, false))
        m_back();
}

} // namespace hp::kube
