// SPDX-License-Identifier: Apache-2.0
#include "backend/redfish/transport/RequestLimit.h"

#include <sys/resource.h>

namespace hp::redfish {

namespace {

constexpr int minInFlight = 64;
constexpr int maxInFlight = 4096;
constexpr std::size_t boundless = 1'000'000; // RLIM_INFINITY as a number one can count with

} // namespace

std::size_t FileBudget::raiseLimit()
{
    rlimit files{};
    if (getrlimit(RLIMIT_NOFILE, &files) != 0)
        return 1024;
    if (files.rlim_cur < files.rlim_max) {
        rlimit raised = files;
        raised.rlim_cur = files.rlim_max;
        if (setrlimit(RLIMIT_NOFILE, &raised) == 0)
            files = raised;
    }
    return files.rlim_cur == RLIM_INFINITY ? boundless
                                           : std::min<std::size_t>(files.rlim_cur, boundless);
}

FileBudget::FileBudget(std::size_t limit, std::size_t forOthers, std::size_t inUse)
    : m_usable(std::max<std::size_t>(limit - std::min(forOthers, limit / 2), 1))
    , m_keepable(m_usable - std::min(inUse, m_usable / 2))
{ }

RequestLimit::RequestLimit(const RedfishSettings &settings, FileBudget &files)
    : m_files(files)
    , m_tokens(settings.handshakesPerSecond, settings.handshakeBurst)
    , m_maxInFlight(std::clamp(settings.maxInFlight, minInFlight, maxInFlight))
    , m_maxHandshakes(std::max(settings.maxHandshakes, 1))
    , m_forCommands(m_maxInFlight / 16)
{ }

RequestLimit::Verdict RequestLimit::evaluate(Lane lane, bool connects, Steady now)
{
    const bool command = lane == Lane::Command;
    const int extra = command ? m_forCommands : 0;
    if (m_inFlight >= m_maxInFlight + extra)
        return Verdict::NoPlace;
    if (!connects)
        return Verdict::Start;
    if (!m_files.mayOpen() || m_handshakes >= m_maxHandshakes + extra)
        return Verdict::NoConnection;
    // A command overdraws the bucket: the storm that emptied it is what it may be there to end.
    return command || m_tokens.hasToken(now) ? Verdict::Start : Verdict::NoConnection;
}

void RequestLimit::started(bool handshakes, Steady now)
{
    ++m_inFlight;
    if (!handshakes)
        return;
    ++m_handshakes;
    m_tokens.take(now);
}

Steady RequestLimit::nextStartAt(Steady now) const
{
    // A place or a descriptor becomes free with an event, not with time.
    if (m_handshakes >= m_maxHandshakes || !m_files.mayOpen())
        return Steady::max();
    return m_tokens.nextToken(now);
}

} // namespace hp::redfish
