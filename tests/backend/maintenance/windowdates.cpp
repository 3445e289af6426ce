// SPDX-License-Identifier: Apache-2.0
// Reads one window a line, {"rrule", "start", "timezone", "from", "until"}, and prints when each
// opens as a line of JSON; compare.py compares.
#include "backend/maintenance/calendar/IcalOccurrences.h"

#include <iostream>
#include <nlohmann/json.hpp>

using namespace hp;

int main()
{
    const maintenance::IcalOccurrences calendar;
    for (std::string line; std::getline(std::cin, line);) {
        Json asked = Json::parse(line);
        const TimePoint from = *parseTime(asked["from"].get<std::string>());
        const TimePoint until = *parseTime(asked["until"].get<std::string>());
        asked["duration"] = "1h";
        const auto spec =
            maintenance::parseWindow(Object(Json{{"metadata", {{"name", "w"}}}, {"spec", asked}}));
        if (!spec) {
            std::cerr << spec.error().message << '\n';
            return 1;
        }
        Json times = Json::array();
        const auto starts = calendar.startsOf(*spec, from, until);
        for (const TimePoint start : starts ? *starts : std::vector<TimePoint>())
            times.push_back(formatTime(start));
        std::cout << times.dump() << '\n';
    }
    return 0;
}
