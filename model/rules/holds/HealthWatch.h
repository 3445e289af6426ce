// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "model/base/Message.h"
#include "model/rules/holds/StuckView.h"

#include <optional>

namespace hp::holds {

/// Who watches the health of a machine, and what that one does about it (facts/machine-api.md 6).
struct HealthWatch {
    Message says{}; ///< a clause: "no health check watches it", "health check c replaces it in 4 m"
    std::string check{}; ///< name of the one that acts or should; empty: none watches it
    bool acts = false; ///< it remediates, now or at `at`, without anybody's help
    std::optional<TimePoint> at{}; ///< when; nullopt with `acts`: as soon as it looks
    /// Name of the Metal3Remediation that it made and that is over: it makes no other one beside
    /// it. Empty: there is none.
    std::string gaveUp{};
};

/// Of several checks the one that acts first.
[[nodiscard]] HealthWatch healthWatchOf(const StuckView &view, TimePoint now);

} // namespace hp::holds
