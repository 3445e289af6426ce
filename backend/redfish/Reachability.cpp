// SPDX-License-Identifier: Apache-2.0
#include "backend/redfish/Reachability.h"

#include "model/base/ApiStatus.h"

#include <QLoggingCategory>

#include <algorithm>
#include <chrono>
#include <memory>
#include <utility>

Q_DECLARE_LOGGING_CATEGORY(redfishLog)

namespace hp::redfish {

Reachability::Reachability(std::string hostId, const RedfishSettings &settings, GroupHealth &groups)
    : m_hostId(std::move(hostId))
    , m_settings(settings)
    , m_groups(groups)
    , m_breaker(settings)
{ }

Reachability::~Reachability()
{
    m_groups.forget(m_group, m_hostId);
}

void Reachability::setGroup(std::string group)
{
    if (group == m_group)
        return;
    m_groups.forget(m_group, m_hostId);
    m_group = std::move(group);
    m_countedAsWell = false;
}

void Reachability::answered()
{
    m_breaker.succeeded();
    if (!std::exchange(m_countedAsWell, true))
        m_groups.answered(m_group, m_hostId);
}

bool Reachability::failed(Steady now, std::uint8_t jitter)
{
    m_countedAsWell = false;
    m_groups.failed(m_group, m_hostId, now);
    return !m_groups.isBrownOut(m_group) && m_breaker.failed(now, jitter);
}

void Reachability::keptConnectionBroke()
{
    if (++m_staleConnections < m_settings.staleConnections || !m_keepAlive)
        return;
    m_keepAlive = false; // this BMC closes kept connections under our hands
    qCInfo(redfishLog, "%s: connections are no longer kept open", m_hostId.c_str());
}

std::string Reachability::brownOut() const
{
    return m_groups.isBrownOut(m_group) ? m_group : std::string();
}

std::optional<Error> Reachability::refuseForceOff(Steady now)
{
    if (m_groups.mayForceOff(m_group, now))
        return std::nullopt;
    ApiStatus status;
    status.code = 503;
    status.reason = "BrownOut";
    status.message = "many BMCs of " + m_group
        + " do not answer, which is the network and not the servers; force-offs go one at a time";
    status.retryAfterSeconds = static_cast<int>(
        std::chrono::ceil<std::chrono::seconds>(m_settings.brownOutForceOffPause).count());
    std::string sentence = status.message;
    return Error{ErrorCode::Refused,
                 std::move(sentence),
                 "BrownOut",
                 std::make_shared<const ApiStatus>(std::move(status))};
}

void Breaker::succeeded()
{
    m_failures = 0;
    m_pause = {};
    m_openUntil = {};
}

bool Breaker::failed(Steady now, std::uint8_t jitter)
{
    ++m_failures;
    if (!isSuspicious())
        return false;
    m_pause = std::min(m_pause.count() == 0 ? m_settings.breakerOpen : 2 * m_pause,
                       m_settings.breakerOpenMax);
    // Between 75 % and 100 %, so that a rack that died together does not come back in one instant.
    m_openUntil = now + m_pause - m_pause / 4 * jitter / 255;
    return true;
}

} // namespace hp::redfish
