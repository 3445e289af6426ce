// SPDX-License-Identifier: Apache-2.0
#include "model/rules/metrics/CounterHistory.h"

#include "model/base/JsonTree.h"

#include <algorithm>
#include <limits>
#include <nlohmann/json.hpp>
#include <utility>
#include <vector>

namespace hp::fleet {

namespace {

constexpr std::int64_t minutes(Duration duration)
{
    return std::chrono::duration_cast<std::chrono::minutes>(duration).count();
}

/// A whole number within what a count of machines can be.
bool isCount(const Json &json)
{
    return json.is_number_integer() && json >= 0
        && json <= std::numeric_limits<std::uint32_t>::max();
}

} // namespace

const char *toString(Counter counter)
{
    constexpr std::array names{"holding", "late", "overdue", "power", "maintenance"};
    return names.at(static_cast<std::size_t>(counter));
}

CounterHistory::Minute CounterHistory::minuteOf(TimePoint time)
{
    return std::chrono::floor<std::chrono::minutes>(time.time_since_epoch()).count();
}

bool CounterHistory::isDue(TimePoint now) const
{
    return m_runs.empty() || m_runs.back().end() - 1 != minuteOf(now);
}

void CounterHistory::forgetFrom(Minute minute)
{
    while (!m_runs.empty() && m_runs.back().first >= minute)
        m_runs.pop_back();
    if (!m_runs.empty())
        m_runs.back().count = std::min(m_runs.back().count, minute - m_runs.back().first);
}

void CounterHistory::forgetBefore(Minute minute)
{
    while (!m_runs.empty() && m_runs.front().end() <= minute)
        m_runs.pop_front();
    if (m_runs.empty() || m_runs.front().first >= minute)
        return;
    Run &oldest = m_runs.front();
    oldest.count = oldest.end() - minute;
    oldest.first = minute;
}

void CounterHistory::add(const CounterValues &values, TimePoint now)
{
    if (!isDue(now))
        return;
    const Minute minute = minuteOf(now);
    forgetFrom(minute);
    if (!m_runs.empty() && m_runs.back().end() == minute && m_runs.back().values == values)
        ++m_runs.back().count;
    else
        m_runs.push_back({minute, 1, values});
    forgetBefore(minute + 1 - minutes(kept));
}

CounterTrend CounterHistory::trend(Counter counter, TimePoint now) const
{
    const auto place = static_cast<std::size_t>(counter);
    const Minute current = minuteOf(now);
    const Minute oldest = current + 1 - minutes(kept);
    const Minute hourAgo = current - minutes(std::chrono::hours(1));
    CounterTrend trend;
    Minute counted = 0;
    std::vector<std::pair<std::uint32_t, Minute>> values; // with how many minutes
    for (const Run &run : m_runs) {
        const Minute first = std::max(run.first, oldest);
        const Minute end = std::min(run.end(), current + 1);
        if (first >= end)
            continue;
        if (!trend.since)
            trend.since = TimePoint(std::chrono::minutes(first));
        counted += end - first;
        values.emplace_back(run.values[place], end - first);
        if (first <= hourAgo && hourAgo - (end - 1) <= minutes(near))
            trend.hourAgo = run.values[place];
    }
    if (counted < minutes(min))
        return trend;
    std::ranges::sort(values);
    const Minute rank = (counted * 95 + 99) / 100;
    Minute passed = 0;
    for (const auto &[value, times] : values) {
        passed += times;
        if (passed >= rank) {
            trend.p95 = value;
            break;
        }
    }
    return trend;
}

std::string CounterHistory::saved() const
{
    Json names = Json::array();
    for (const Counter counter : counters)
        names.push_back(toString(counter));
    Json runs = Json::array();
    for (const Run &run : m_runs) {
        Json entry{run.first, run.count};
        for (const std::uint32_t value : run.values)
            entry.push_back(value);
        runs.push_back(std::move(entry));
    }
    return compactJson({{"counters", std::move(names)}, {"runs", std::move(runs)}});
}

CounterHistory CounterHistory::restored(const std::string &saved, TimePoint now)
{
    CounterHistory history;
    const Json json = parseJson(saved);
    if (!json.is_object() || !json.contains("runs") || !json["runs"].is_array())
        return history;
    const Minute ahead = minuteOf(now) + 1;
    const Minute oldest = ahead - minutes(kept);
    for (const Json &entry : json["runs"]) {
        if (!entry.is_array() || entry.size() != 2 + counters.size()
            || !std::ranges::all_of(entry, isCount))
            continue;
        Run run{entry[0].get<Minute>(), entry[1].get<Minute>(), {}};
        for (std::size_t place = 0; place < run.values.size(); ++place)
            run.values[place] = entry[2 + place].get<std::uint32_t>();
        const Minute end = std::min(run.end(), ahead);
        run.first = std::max(run.first, oldest);
        run.count = end - run.first;
        if (run.count > 0 && (history.m_runs.empty() || history.m_runs.back().end() <= run.first))
            history.m_runs.push_back(run);
    }
    return history;
}

} // namespace hp::fleet
