// SPDX-License-Identifier: Apache-2.0
// Calendars of others. Each entry that takes place does so within what was asked for; what cannot
// be read is named; and no rule costs more than its budget, which is what the time-out of a run is
// for.
#include "backend/maintenance/calendar/CalendarEntries.h"
#include "tests/fuzz/Expect.h"

#include <nlohmann/json.hpp>
#include <string>

using hp::fuzz::expect;
using namespace hp::maintenance;

std::span<const std::string_view> hp::fuzz::words()
{
    return {};
}

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t *data, std::size_t size)
{
    const std::string text(reinterpret_cast<const char *>(data), size);
    const auto from = *hp::parseTime("2026-03-01T00:00:00Z");
    const auto until = *hp::parseTime("2026-04-12T00:00:00Z");
    const auto read = readCalendar(text, from, until);
    if (!read) {
        expect(!read.error().message.empty(), "a refusal says why");
        return 0;
    }
    const CalendarLimits limits;
    for (const CalendarEntry &entry : read->entries) {
        expect(!entry.times.empty() && entry.times.size() <= limits.times + 1, "it takes place");
        for (const Opening &one : entry.times)
            expect(one.start < one.end && one.end > from && one.start < until,
                   "within what was asked for",
                   {hp::formatTime(one.start), hp::formatTime(one.end)});
    }
    return 0;
}
