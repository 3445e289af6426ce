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
    const bool closed = place.failures.size() >= m_failures;
    if (closed && (!name || !place.names.contains(*name)))
        return std::chrono::ceil<std::chrono::milliseconds>(place.failures.front() + m_window
                                                            - now);
    if (!name)
        place.failures.push_back(now);
    else if (place.names.size() < maxNames)
        place.names.insert(*name);
    return {};
}

} // namespace hp::http
