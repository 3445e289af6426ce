// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/redfish/RedfishPowerDriver.h"
#include "backend/runtime/SystemClock.h"
#include "tests/bench/load/ProcessMeter.h"

#include <memory>
#include <nlohmann/json_fwd.hpp>
#include <string>
#include <vector>

namespace hp::bench {

/// Runs the event loop of this thread for so long.
void letPass(double seconds);

/// Which BMCs, and how they are reached.
struct Fleet {
    std::string scheme = "https";
    int port = 0;
    std::string pin{}; ///< of all of them; empty with http
    int bmcs = 0;
};

[[nodiscard]] std::vector<drivers::BmcTarget> targetsOf(const Fleet &fleet);

/// Reads the power state of every BMC through the driver that ships, all asked at once.
class Sweep
{
public:
    /// `paced`: with the driver's own limit of new connections a second; otherwise without.
    Sweep(const Fleet &fleet, bool paced);

    struct Figures {
        double wallSeconds = 0;
        double cpuSeconds = 0; ///< of the whole process
        double residentMegabytes = 0;
        std::uint64_t connections = 0; ///< opened in this sweep
    };
    /// Ends the program when a BMC does not answer On.
    [[nodiscard]] Figures run();

    [[nodiscard]] redfish::RedfishPowerDriver &driver() { return *m_driver; }
    [[nodiscard]] const std::vector<drivers::BmcTarget> &targets() const { return m_targets; }

private:
    std::vector<drivers::BmcTarget> m_targets;
    runtime::SystemClock m_clock{};
    std::unique_ptr<redfish::RedfishPowerDriver> m_driver;
    ProcessMeter m_meter;
};

/// One cold sweep and `warm` warm ones, of which the one in the middle is given:
/// {"cold": {...}, "warm": {...}}.
[[nodiscard]] nlohmann::json sweepFleet(const Fleet &fleet, int warm, bool paced);

/// Polls every BMC once a minute ±20 % for `seconds`, after a sweep, and gives what one second of
/// it costs: {"cpuPercent", "cpuMicrosecondsPerPoll", "residentMB", "polls"}.
[[nodiscard]] nlohmann::json pollFleet(const Fleet &fleet, int seconds);

} // namespace hp::bench
