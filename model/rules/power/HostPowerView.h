// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "model/base/Error.h"
#include "model/base/Power.h"
#include "model/resource/BareMetalHost.h"
#include "model/rules/power/HostPowerSettings.h"

#include <optional>
#include <string>
#include <vector>

namespace hp::rules {

/// One attempt to read a host's power, made in this pass.
struct PowerObservation {
    PowerState power = PowerState::Unknown;
    std::string raw{}; ///< the BMC's word; empty when it gave none
    TimePoint observedAt{}; ///< not later than the observation
    /// The reading was begun in this pass, so after everything that was stored before it. Told
    /// apart by the reading itself: the wall clock may have stepped since.
    bool fresh = true;
    std::vector<std::string> allowedResets{}; ///< empty: the BMC does not say
    std::string health{};
    std::string systemUuid{};
    std::string serialNumber{};
    bool anotherServer = false; ///< than was enrolled answers at its address
    std::string contradiction{}; ///< what speaks against an Off that was read; empty: nothing
    std::string weakness{}; ///< of the way to the BMC, a sentence; empty: none
    std::string failedReset{}; ///< an accepted Reset whose task failed since, in Redfish's word
    std::string failure{}; ///< why it failed
    TimePoint failedResetAt{}; ///< when it was asked for
    std::optional<Error> trouble{}; ///< why there is no reading
    Duration retryAfter{}; ///< the BMC asked not to be asked before
};

enum class BmcCredentialState {
    Present,
    SecretMissing,
    SecretIncomplete,
    OfAnotherAddress, ///< it was used for another BMC, and nobody has allowed it for this one
};

/// A powerAction that is stored although its command was not sent: what was to be stored in its
/// place could not be written, because somebody else had written the host.
struct UnsentAction {
    TimePoint issuedAt{};
    std::optional<host::PowerAction> before{}; ///< what is in flight, if anything is
};

/// What a pass over one host sees.
struct HostPowerView {
    Object host{};
    BmcCredentialState credentials = BmcCredentialState::Present;
    bool credentialsEndInSpace =
        false; ///< the username or the password ends in a line break or blank
    /// Which revision of the Secret the reading is made with.
    std::optional<host::CredentialsMark> credentialsMark{};
    /// status.provisioning.state at the pass before this one; empty when there was none.
    std::string previousState{};
    /// Nullopt until the rule asked for a reading.
    std::optional<PowerObservation> observed{};
    int failedReads = 0; ///< in a row, this one included
    /// Left of powerAction's deadline and of powerRetry's time by a clock that never steps; nullopt
    /// means to go by the wall clock.
    std::optional<Duration> actionTimeLeft{};
    std::optional<Duration> retryTimeLeft{};
    std::optional<UnsentAction> unsent{};
    /// When the Reset was recorded that this process handed to its BMC last; nullopt: it did none.
    std::optional<TimePoint> postedAt{};
    /// Another host that keeps this one from its server ("namespace/name"); empty: none does.
    std::string sharedWith{};
    double random = 0.0; ///< [0, 1), for back-off
    HostPowerSettings settings{};

    /// What was sent last and is not over, as far as anybody knows.
    [[nodiscard]] std::optional<host::PowerAction> actionInFlight() const;
};

} // namespace hp::rules
