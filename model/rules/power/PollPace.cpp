// SPDX-License-Identifier: Apache-2.0
#include "model/rules/power/PollPace.h"

#include <algorithm>

namespace hp::rules {

namespace {

constexpr double jitter = 0.2; // of pollSteady, to both sides

/// A command that was given this long ago is looked at this often.
struct Step {
    Duration until{};
    Duration every{};
};
constexpr Step movingSteps[] = {
    {std::chrono::seconds(15), std::chrono::seconds(1)},
    {std::chrono::seconds(60), std::chrono::seconds(2)},
    {Duration::max(), std::chrono::seconds(5)},
};

Duration movingEvery(Duration age)
{
    const auto *const step = std::find_if(std::begin(movingSteps),
                                          std::end(movingSteps),
                                          [age](const Step &entry) { return age < entry.until; });
    return step->every;
}

Duration part(Duration whole, double share)
{
    return std::chrono::duration_cast<Duration>(whole * share);
}

} // namespace

const char *toString(PollLane lane)
{
    switch (lane) {
    case PollLane::Steady:
        return "steady";
    case PollLane::Watched:
        return "watched";
    case PollLane::Held:
        return "held";
    case PollLane::Moving:
        return "moving";
    case PollLane::Decided:
        break;
    }
    return "decided";
}

PollPace pollPace(const host::PowerStatus &status,
                  Duration decided,
                  double random,
                  const HostPowerSettings &settings,
                  TimePoint now,
                  bool watched)
{
    if (status.powerAction && decided <= settings.pollChanging) {
        const Duration every =
            movingEvery(std::max(now - status.powerAction->issuedAt, Duration(0)));
        const Duration left = status.powerAction->deadline - now;
        // The decision waits pollChanging unless something is to be kept that comes earlier.
        const Duration longest = decided < settings.pollChanging ? decided
            : left > Duration(0)                                 ? left
                                                                 : every;
        return {PollLane::Moving, std::min(every, longest), {}};
    }
    if (decided < settings.pollSteady)
        return {PollLane::Decided, decided, {}};
    if (!status.rebootHolds.empty())
        return {PollLane::Held, settings.pollHeld, {}};
    if (decided > settings.pollSteady)
        return {PollLane::Decided, decided, {}};
    if (watched)
        return {PollLane::Watched, settings.pollWatched, {}};
    // The earliest is 20 % before the time, the latest with all patience 20 % after it.
    return {PollLane::Steady,
            part(settings.pollSteady, 1 - jitter + random * jitter),
            part(settings.pollSteady, jitter)};
}

Duration firstSweep(std::size_t hosts, const HostPowerSettings &settings)
{
    if (hosts <= settings.firstSweepAtOnce)
        return {};
    const auto wanted = static_cast<Duration::rep>(hosts) * settings.firstSweepEach;
    return std::clamp<Duration>(wanted, std::chrono::seconds(10), std::chrono::seconds(30));
}

} // namespace hp::rules
