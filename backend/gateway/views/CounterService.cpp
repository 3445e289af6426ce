// SPDX-License-Identifier: Apache-2.0
#include "backend/gateway/views/CounterService.h"

#include "model/live/RowJson.h"

#include <algorithm>
#include <utility>

namespace hp::gateway {

using fleet::Counter;
using fleet::CounterValues;

namespace {

/// What a crash can take of the history; nobody misses ten minutes of seven days.
constexpr Duration saveCountsEvery = std::chrono::minutes(10);

std::uint32_t &at(CounterValues &values, Counter counter)
{
    return values.at(static_cast<std::size_t>(counter));
}

CounterValues countedAs(const live::FleetRow &row)
{
    CounterValues values{};
    at(values, Counter::Holding) = row.holding() ? 1 : 0;
    at(values, Counter::Late) = row.holdIn(live::HoldState::Late) ? 1 : 0;
    at(values, Counter::Overdue) = row.holdIn(live::HoldState::Overdue) ? 1 : 0;
    at(values, Counter::Power) = row.powerInDoubt() ? 1 : 0;
    at(values, Counter::Maintenance) = row.maintenance == live::MaintenanceStage::UnderWay ? 1 : 0;
    return values;
}

} // namespace

CounterService::CounterService(runtime::Clock &clock)
    : m_clock(clock)
{ }

CounterService::~CounterService()
{
    // At the end nobody asks the clock any more.
    if (m_unsaved && m_save)
        m_save(m_history.saved());
}

void CounterService::keepIn(std::function<void(const std::string &)> save, const std::string &saved)
{
    m_save = std::move(save);
    m_history = fleet::CounterHistory::restored(saved, m_clock.now());
    m_trendsOf.reset();
    m_lastSaved = m_clock.uptime();
}

void CounterService::put(const ObjectKey &machine, const live::FleetRow &fleetRow)
{
    remove(machine);
    const CounterValues values = countedAs(fleetRow);
    if (values == CounterValues{})
        return;
    m_machines[machine] = values;
    std::ranges::transform(values, m_values, m_values.begin(), std::plus());
}

void CounterService::remove(const ObjectKey &machine)
{
    const auto known = m_machines.find(machine);
    if (known == m_machines.end())
        return;
    std::ranges::transform(m_values, known->second, m_values.begin(), std::minus());
    m_machines.erase(known);
}

void CounterService::refresh(TimePoint now, bool complete)
{
    m_complete = complete;
    if (complete && !m_isPast && m_history.isDue(now)) {
        m_history.add(m_values, now);
        m_trendsOf.reset();
        m_unsaved = true;
    }
    show(now);
    if (m_unsaved && m_clock.uptime() - m_lastSaved >= saveCountsEvery)
        save();
}

void CounterService::save()
{
    m_lastSaved = m_clock.uptime();
    m_unsaved = false;
    if (m_save)
        m_save(m_history.saved());
}

void CounterService::show(TimePoint now)
{
    const auto view = m_view.lock();
    if (!view)
        return;
    // Whoever looks asks twenty times a second; the trends change with the minutes.
    const auto minute = std::chrono::floor<std::chrono::minutes>(now);
    const bool fresh = std::exchange(m_trendsOf, minute) == minute;
    for (const Counter counter : fleet::counters) {
        fleet::CounterTrend &trend = m_trends.at(static_cast<std::size_t>(counter));
        if (!fresh)
            trend = m_history.trend(counter, now);
        view->set(
            toString(counter),
            rowText(live::CounterRow{m_complete ? std::optional<std::int64_t>(at(m_values, counter))
                                                : std::nullopt,
                                     trend.p95,
                                     trend.hourAgo,
                                     trend.since}));
    }
    view->flush(now);
}

std::shared_ptr<View> CounterService::open(TimePoint now)
{
    auto view = m_view.lock();
    if (!view) {
        view = std::make_shared<View>();
        m_view = view;
    }
    show(now);
    return view;
}

} // namespace hp::gateway
