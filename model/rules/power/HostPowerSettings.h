// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "model/base/Time.h"

#include <cstddef>

namespace hp::rules {

/// Every waiting time of host power; the defaults are those of facts/reboot.md 4.4.
struct HostPowerSettings {
    Duration softOffTimeout = std::chrono::seconds(180);
    Duration hardOffTimeout = std::chrono::seconds(60);
    Duration powerOnTimeout = std::chrono::seconds(120);
    Duration pollChanging = std::chrono::seconds(3);
    Duration pollSteady = std::chrono::seconds(60);
    Duration pollWatched = std::chrono::seconds(15); ///< a person looks at it
    Duration pollHeld = std::chrono::seconds(5); ///< off, and somebody relies on it
    std::size_t firstSweepAtOnce = 256; ///< hosts that are all read at once after a start ...
    Duration firstSweepEach = std::chrono::milliseconds(3); ///< ... and time for each of more
    Duration pollAside = std::chrono::minutes(10); ///< detached and unmanaged hosts
    Duration secretRetry = std::chrono::seconds(10);
    Duration readRetry = std::chrono::seconds(3); ///< doubles up to pollSteady
    Duration busyRetry = std::chrono::seconds(3); ///< when the BMC names no time itself
    Duration conflictRetry = std::chrono::seconds(10); ///< On refused while the BMC settles
    int quickRetries = 6; ///< of a busy BMC or a conflict; then it is an error
    Duration stableOff = std::chrono::seconds(30); ///< after stopping a boot (row B2)
    Duration backoffUnit = std::chrono::minutes(1); ///< times 2^errors, minus up to half
    int backoffMaxExponent = 9;
    /// Hosts become provisioned when their image is declared, and are switched off and become
    /// available when it no longer is. Otherwise somebody else, such as Ironic, does both.
    bool drivesProvisioning = false;
    int deleteFailures = 3; ///< more than these, and a host is deleted without being off
};

} // namespace hp::rules
