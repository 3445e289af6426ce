// SPDX-License-Identifier: Apache-2.0
#include "backend/kube/state/Knock.h"

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
                  [this] { knock(); });
}

void Knock::knock()
{
    m_began = m_clock.uptime();
    Request request;
    request.path = "/readyz";
    request.fresh = true;
    request.once = true;
    request.timeout = m_settings.knockTimeout;
    m_caller.send(std::move(request), [this](const Answer &answer) { answered(answer); });
}

void Knock::answered(const Answer &answer)
{
    if (answer.failure == Failure::None && answer.status < 500 && answer.status != 429) {
        m_knocking = false;
        m_back();
        return;
    }
    const Duration spent = m_clock.uptime() - m_began;
    m_clock.after(
        std::max(m_settings.knockEvery - spent, Duration()), &m_context, [this] { knock(); });
}

} // namespace hp::kube
