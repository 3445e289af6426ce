// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/gateway/views/View.h"
#include "backend/runtime/Clock.h"
#include "model/live/FleetRow.h"
#include "model/resource/Object.h"
#include "model/rules/metrics/CounterHistory.h"

#include <array>
#include <functional>
#include <map>
#include <memory>
#include <optional>
#include <string>

namespace hp::gateway {

/// Counts the machines of the overview, remembers what the counts were, and shows both in the view
/// `counters`. Control thread.
class CounterService
{
public:
    explicit CounterService(runtime::Clock &clock);
    /// What is counted is over: nothing is kept of it.
    void setPast() { m_isPast = true; }
    /// Keeps what was not kept yet.
    ~CounterService();
    CounterService(const CounterService &) = delete;
    CounterService &operator=(const CounterService &) = delete;

    /// Where the history is kept: told its text every ten minutes, and at the end. `saved` is what
    /// was told last, before a restart. Without it the history begins with the process.
    void keepIn(std::function<void(const std::string &)> save, const std::string &saved);

    /// What a machine counts as; `fleetRow` is its row of the view `fleet`.
    void put(const ObjectKey &machine, const live::FleetRow &fleetRow);
    void remove(const ObjectKey &machine);
    /// Takes the minute into the history, if all machines are in sight: a count of some would be
    /// taken for that of all.
    void refresh(TimePoint now, bool complete);
    [[nodiscard]] std::shared_ptr<View> open(TimePoint now);

private:
    void show(TimePoint now);
    void save();

    runtime::Clock &m_clock;
    fleet::CounterHistory m_history;
    std::map<ObjectKey, fleet::CounterValues> m_machines; ///< 0 or 1 for each; none without a 1
    fleet::CounterValues m_values{};
    bool m_isPast = false;
    bool m_complete = false; ///< all machines are in sight
    std::array<fleet::CounterTrend, fleet::counters.size()> m_trends{};
    std::optional<std::chrono::sys_time<std::chrono::minutes>>
        m_trendsOf{}; ///< nullopt: to be asked
    std::weak_ptr<View> m_view;
    std::function<void(const std::string &)> m_save;
    bool m_unsaved = false;
    Duration m_lastSaved{}; ///< uptime
};

} // namespace hp::gateway
