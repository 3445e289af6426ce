// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "app/options/Options.h"
#include "app/shared/doctor/Finding.h"
#include "backend/runtime/Clock.h"
#include "model/base/Result.h"

#include <string>
#include <vector>

namespace hp::app {

/// What `holdpointd doctor` was asked.
struct DoctorQuestion {
    Options options{}; ///< of the daemon that is to run
    bool json = false;
};

/// Reads what stands behind `doctor`: the options of the daemon, and -o text or json. Errors are
/// one sentence.
[[nodiscard]] Result<DoctorQuestion> parseDoctor(const std::vector<std::string> &arguments);

/// Looks at everything that a daemon with these options rests on, and changes nothing of it: no
/// file, no object, no setting of a BMC. Runs the event loop of the calling thread.
[[nodiscard]] Findings examine(Options options, runtime::Clock &clock);

} // namespace hp::app
