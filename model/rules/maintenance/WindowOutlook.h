// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "model/base/Message.h"
#include "model/resource/Object.h"
#include "model/rules/maintenance/Openings.h"

#include <optional>
#include <string>
#include <vector>

namespace hp::maintenance {

/// What the windows of one machine have for it, for whoever shows it.
enum class Outlook {
    NoWindows, ///< none is defined anywhere: always open
    Open,
    Opens, ///< `window` at `at`
    NoneSelects, ///< windows are defined, none is for this machine
    Invalid, ///< one cannot be read: `fault`; and no other is for this machine
    Paused, ///< until `at`
    Excluded, ///< until `at`
    Never, ///< what it says can be read and opens at no time
    Unknown, ///< one selects it, and when it opens is not known
};

struct WindowOutlook {
    Outlook outlook = Outlook::NoWindows;
    std::string window{}; ///< name of the one that it is about
    std::optional<TimePoint> at{};
    Message fault{};
    bool isBarred = false; ///< one is paused or excludes now: nothing begins outside of windows
    int selecting = 0; ///< how many are for this machine
};

/// Judged by the selectors and by what the windows' own status says of their openings; `chosen` is
/// the opening that the maintenance was given (decideWindow()), which counts where there is one.
/// Pure and total.
[[nodiscard]] WindowOutlook windowOutlook(const Object &machine,
                                          const std::vector<Object> &windows,
                                          const std::optional<Opening> &chosen,
                                          TimePoint now);

} // namespace hp::maintenance
