// SPDX-License-Identifier: Apache-2.0
#include "backend/http/FailureLimit.h"

#include <algorithm>

namespace hp::http {

namespace {

/// More addresses, or names from one, than any site has; a bound, not a feature.
constexpr std::size_t maxPlaces = 4096;
constexpr std::size_t maxNames = 64;

/// Behind one address may be a whole site, and viewers with names of a day: who came longest ago
/// makes room.
void rememberWhoGotIn(std::map<std::string, FailureLimit::Steady> &names,
                      const std::string &name,
                      FailureLimit::Steady now)
{
    if (names.size() >= maxNames && !names.contains(name)) {
        names.erase(std::min_element(names.begin(), names.end(), [](const auto &a, const auto &b) {
            return a.second < b.second;
        }));
    }
    names[name] = now;
}

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
    else
        rememberWhoGotIn(place.names, *name, now);
    return {};
}

} // namespace hp::http
