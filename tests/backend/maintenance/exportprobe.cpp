// SPDX-License-Identifier: Apache-2.0
// Prints the calendar of the windows and maintenances that it reads, {"windows": […],
// "maintenances": […], "now"}; readers.py reads it with another library.
#include "backend/maintenance/calendar/CalendarExport.h"
#include "backend/maintenance/calendar/IcalOccurrences.h"

#include <iostream>
#include <nlohmann/json.hpp>

using namespace hp;
using namespace hp::maintenance;

int main()
{
    const Json input = Json::parse(std::cin);
    const TimePoint now = *parseTime(input.at("now").get<std::string>());
    const auto ahead = std::chrono::hours(24 * 30);
    std::vector<ExportedWindow> windows;
    for (const Json &one : input.at("windows")) {
        ExportedWindow window{Object(one), {}, {}};
        if (auto spec = parseWindow(window.window)) {
            window.times.spec = std::move(*spec);
            if (auto openings = openingsOf(IcalOccurrences(), window.times.spec, now, now + ahead))
                window.times.openings = std::move(*openings);
            const WindowSpec &rule = window.times.spec;
            if (auto starts = IcalOccurrences().startsOf(rule, now - rule.length, now + ahead))
                window.starts = std::move(*starts);
        }
        windows.push_back(std::move(window));
    }
    std::vector<Object> maintenances;
    for (const Json &one : input.at("maintenances"))
        maintenances.emplace_back(one);
    std::cout << exportCalendar(windows, maintenances, now);
    return 0;
}
