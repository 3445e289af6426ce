// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/maintenance/calendar/CalendarEntries.h"
#include "backend/maintenance/sources/Fetcher.h"
#include "backend/maintenance/sources/MaintenanceSource.h"
#include "backend/runtime/Clock.h"
#include "backend/runtime/Lifetime.h"

#include <functional>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace hp::maintenance {

/// The text of one calendar, or half a sentence why there is none.
struct CalendarText {
    std::string place{}; ///< what people call it; no secret of an address
    Result<std::string> text{std::string()};
};

/// What people have planned, from feeds and files in iCalendar (facts/maintenance.md 6). An entry
/// is for the machines that X-HOLDPOINT-MACHINES names and for those in X-HOLDPOINT-ZONES; each of
/// its times is an event of each of them. Lives on the control thread; the clock outlives it.
class CalendarSource final : public MaintenanceSource
{
public:
    struct Settings {
        std::vector<std::string> feeds{}; ///< http(s)://… or the path of a file
        /// What was planned at a console; NotFound when nothing was. None: nobody plans there.
        std::function<void(Reply<std::string>)> own{};
        Duration keeps = std::chrono::minutes(1); ///< how long a text that was read is good
        Duration ahead = std::chrono::hours(24 * 60);
        Duration behind = std::chrono::hours(24 * 7); ///< what is over is still told
        CalendarLimits limits{};
    };

    CalendarSource(std::unique_ptr<Fetcher> fetcher, runtime::Clock &clock, Settings settings);

    [[nodiscard]] std::string name() const override { return "calendar"; }
    void poll(const Fleet &fleet, Reply<EventPoll> reply) override;
    void ask(const Object &maintenance, const Fleet &fleet, Reply<EventAnswer> reply) override;

private:
    struct Kept {
        Duration readAt{}; ///< uptime
        CalendarText text{};
    };
    struct Run;

    [[nodiscard]] Result<std::string> readFile(const std::string &path) const;
    void load(std::function<void(const std::vector<CalendarText> &)> done);
    void next(const std::shared_ptr<Run> &run);
    [[nodiscard]] Result<CalendarReading> readingOf(const CalendarText &one) const;
    [[nodiscard]] EventPoll eventsOf(const std::vector<CalendarText> &texts,
                                     const Fleet &fleet) const;

    std::unique_ptr<Fetcher> m_fetcher;
    runtime::Clock &m_clock;
    Settings m_settings;
    std::map<std::string, Kept> m_kept{}; ///< by feed
    runtime::Lifetime m_alive{};
};

/// How a feed is called in sentences: an address without what may be secret in it.
[[nodiscard]] std::string placeOf(const std::string &feed);

} // namespace hp::maintenance
