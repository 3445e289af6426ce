// SPDX-License-Identifier: Apache-2.0
#include "backend/http/FailureLimit.h"

#include <algorithm>

namespace hp::http {

namespace {

/// More addresses, or names from one, than any site has; a bound, not a feature.
constexpr std::size_t maxPlaces = 4096;
constexpr std::size_t maxNames = 64;

} // namespace

FailureLimit::Place &FailureLimit::placeOf(const std::string &address)
{
    if (m_places.size() >= maxPlaces && !m_places.contains(address)) {
        const auto oldest =
            std::min_element(m_places.begin(), m_places.end(), [](const auto &a, const auto &b) {
                return a.second.last < b.second.last;
            });
        m_places.erase(oldest);
    }
    return m_places[address];
}

std::chrono::milliseconds FailureLimit::closedFor(const std::string &address, Steady now) const
{
    const auto place = m_places.find(address);
    if (place == m_places.end())
        return {};
    const auto &failures = place->second.failures;
    const auto first = std::find_if(
        failures.begin(), failures.end(), [&](const Steady &at) { return at + m_window > now; });
    if (static_cast<std::size_t>(failures.end() - first) < m_failures)
        return {};
    return std::chrono::ceil<std::chrono::milliseconds>(*first + m_window - now);
}

std::chrono::milliseconds FailureLimit::evaluate(const std::string &address,
                                                 const std::optional<std::string> &name,
                                                 Steady now)
{
    if (name && name->empty())
        return {};
    Place &place = placeOf(address);
    place.last = now;
    while (!place.failures.empty() && place.failures.front() + m_window <= now)
        place.failures.pop_front();
    const auto closed = closedFor(address, now);
    if (closed.count() > 0 && (!name || !place.names.contains(*name)))
        return closed;
    if (!name)
        place.failures.push_back(now);
    else if (place.names.size() < maxNames)
        place.names.insert(*name);
    return {};
}

} // namespace hp::http
