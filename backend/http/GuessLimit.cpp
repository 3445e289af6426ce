// SPDX-License-Identifier: Apache-2.0
#include "backend/http/GuessLimit.h"

#include "backend/http/FrontContext.h"

namespace hp::http {

std::string addressOf(const std::string &peer)
{
    return peer.substr(0, peer.rfind(':'));
}

HttpResponse tooSoon(const std::string &sentence, std::chrono::milliseconds wait)
{
    const auto seconds = std::to_string(std::chrono::ceil<std::chrono::seconds>(wait).count());
    HttpResponse refusal =
        statusResponse(429, "TooManyRequests", sentence + " Try again in " + seconds + " s.");
    refusal.headers.emplace_back("Retry-After", seconds);
    return refusal;
}

std::optional<HttpResponse> GuessLimit::refusal(const std::string &peer, Duration uptime) const
{
    const auto wait = m_failures.closedFor(addressOf(peer), FailureLimit::Steady{uptime});
    if (wait.count() == 0)
        return std::nullopt;
    return tooSoon("Too many wrong " + m_what + " came from this address.", wait);
}

void GuessLimit::count(const std::string &peer, Duration uptime)
{
    static_cast<void>(
        m_failures.evaluate(addressOf(peer), std::nullopt, FailureLimit::Steady{uptime}));
}

} // namespace hp::http
