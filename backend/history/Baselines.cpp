// SPDX-License-Identifier: Apache-2.0
#include "backend/history/Baselines.h"

#include "model/base/NearestRank.h"

namespace hp::history {

namespace {

holds::BaselineKey keyOf(const HeldSpan &held)
{
    return {held.point, held.name, held.owner, held.role};
}

} // namespace

void Baselines::measure(Entry &entry)
{
    std::vector<Duration> values(entry.durations.begin(), entry.durations.end());
    entry.baseline.n = values.size();
    entry.baseline.p50 = nearestRank(values, 50);
    entry.baseline.p95 = nearestRank(values, 95);
}

void Baselines::add(const HeldSpan &held)
{
    Entry &entry = m_entries[keyOf(held)];
    entry.durations.push_back(held.until - held.since);
    if (entry.durations.size() > maxSamples)
        entry.durations.pop_front();
    measure(entry);
}

void Baselines::replace(const std::vector<HeldSpan> &newestFirst)
{
    m_entries.clear();
    for (const HeldSpan &held : newestFirst) {
        Entry &entry = m_entries[keyOf(held)];
        if (entry.durations.size() < maxSamples)
            entry.durations.push_front(held.until - held.since);
    }
    for (auto &[key, entry] : m_entries)
        measure(entry);
}

void Baselines::set(const holds::BaselineKey &key, const std::vector<Duration> &newestFirst)
{
    if (newestFirst.empty()) {
        m_entries.erase(key);
        return;
    }
    Entry &entry = m_entries[key];
    const std::size_t count = std::min(newestFirst.size(), maxSamples);
    entry.durations.assign(newestFirst.rend() - static_cast<std::ptrdiff_t>(count),
                           newestFirst.rend());
    measure(entry);
}

std::optional<holds::Baseline> Baselines::of(const holds::BaselineKey &key) const
{
    const auto it = m_entries.find(key);
    return it == m_entries.end() ? std::nullopt : std::optional(it->second.baseline);
}

std::map<holds::BaselineKey, holds::Baseline> Baselines::all() const
{
    std::map<holds::BaselineKey, holds::Baseline> known;
    for (const auto &[key, entry] : m_entries)
        known.emplace(key, entry.baseline);
    return known;
}

} // namespace hp::history
