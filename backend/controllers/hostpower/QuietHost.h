// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/drivers/PowerDriver.h"
#include "model/resource/Object.h"

namespace hp::controllers {

/// A host about which there was nothing to do: what led to that. As long as object, Secret and
/// reading are the same, so is the decision, for nothing in it depends on the time. Most polls of a
/// fleet end here, without a look into the objects.
struct QuietHost {
    Object host{}; ///< at rest
    ObjectKey secretKey{};
    Object secret{}; ///< at rest
    drivers::BmcTarget target{};
    drivers::PowerReading reading{};
    Duration decided{}; ///< until the next reading

    [[nodiscard]] bool isStill(const Object &hostNow, const Object &secretNow) const
    {
        return hostNow && secretNow && hostNow.isCopyOf(host) && secretNow.isCopyOf(secret);
    }
    /// `answer` says what the last reading said; only the time of it differs.
    [[nodiscard]] bool isRecordedAgain(const Result<drivers::PowerReading> &answer,
                                       TimePoint askedAt) const
    {
        if (!answer || answer->observedAt < askedAt)
            return false;
        drivers::PowerReading before = reading;
        before.observedAt = answer->observedAt;
        return before == *answer;
    }
};

} // namespace hp::controllers
