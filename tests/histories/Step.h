// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "model/base/Time.h"

#include <cstdint>
#include <string>
#include <vector>

namespace hp::histories {

/// What happens next to a host, its BMC, its controller or the clock.
enum class StepKind {
    Annotate, ///< `key` gets `value`
    Unannotate, ///< `key`
    Online, ///< spec.online becomes `flag`
    Pause, ///< the paused annotation is there or not
    Detach, ///< the detached annotation is there or not
    Deprovision, ///< the provisioner wipes the host, or has provisioned it again
    Wait, ///< `time` passes
    StepClock, ///< the wall clock alone jumps by `time`
    PressButton, ///< somebody switches the host on or off at its front
    Outage, ///< the BMC does not answer, or does again
    NoPowerState, ///< its answers have no PowerState, or have it again
    SoftTakes, ///< a shutdown takes `time` from now on; zero: it hangs
    ForceTakes,
    OnTakes,
    Reject, ///< the BMC refuses `key` with status `number` at the next `count` times
    LoseAnswer, ///< the next command is done, its answer does not arrive
    Ignore, ///< the next command is accepted and not done
    StaleOn, ///< the next `count` readings say On
    Restart, ///< the controller starts anew
    Crash ///< the controller dies at its write or command numbered `count` and starts anew later
};

struct Step {
    StepKind kind = StepKind::Wait;
    std::string key{};
    std::string value{};
    bool flag = false;
    Duration time{};
    int number = 0;
    int count = 0;
    /// Zero: the step happens when everything due now is done. Otherwise it happens in the middle,
    /// when the controller has made so many decisions since the step before.
    int amidst = 0;
};

/// One line for people.
[[nodiscard]] std::string describe(const Step &step);

/// The history of a seed; the same everywhere.
[[nodiscard]] std::vector<Step> historyOf(std::uint64_t seed);

} // namespace hp::histories
