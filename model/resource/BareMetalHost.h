// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "model/resource/Conditions.h"
#include "model/resource/HostRecords.h"

#include <optional>
#include <string>
#include <vector>

/// Names and readers for metal3.io/v1alpha1 BareMetalHost as power management sees it
/// (facts/reboot.md 1, 3.7, 5). Readers answer for any content; what is malformed counts as absent.
namespace hp::host {

inline constexpr const char *finalizer = "baremetalhost.metal3.io";
inline constexpr const char *pausedAnnotation = "baremetalhost.metal3.io/paused";
inline constexpr const char *detachedAnnotation = "baremetalhost.metal3.io/detached";
/// How a person settles the trust in one BMC (docs/bmc.md).
inline constexpr const char *bmcPinAnnotation = "holdpoint.dev/bmc-pin";
inline constexpr const char *bmcTlsMinimumAnnotation = "holdpoint.dev/bmc-tls-min";
/// "listen": the BMC's event stream is kept open.
inline constexpr const char *bmcEventsAnnotation = "holdpoint.dev/bmc-events";
/// On a Secret: the addresses of BMCs that it may be used for beside the first one, with commas;
/// "*" for all.
inline constexpr const char *bmcAddressAnnotation = "holdpoint.dev/bmc-address";
/// A label: the rack, or whatever BMCs share that fails as one.
inline constexpr const char *bmcGroupLabel = "holdpoint.dev/bmc-group";
/// A copy of the status, for a host that moves here from another cluster.
inline constexpr const char *statusAnnotation = "baremetalhost.metal3.io/status";
inline constexpr const char *rebootAnnotation = "reboot.metal3.io";
inline constexpr const char *rebootPrefix = "reboot.metal3.io/";

/// On the Machine: "namespace/name" of its host.
inline constexpr const char *hostAnnotation = "metal3.io/BareMetalHost";

namespace state {
inline constexpr const char *unmanaged = "unmanaged";
inline constexpr const char *registering = "registering";
inline constexpr const char *inspecting = "inspecting";
inline constexpr const char *preparing = "preparing";
inline constexpr const char *available = "available";
inline constexpr const char *ready = "ready"; ///< the old name of available
inline constexpr const char *provisioning = "provisioning";
inline constexpr const char *provisioned = "provisioned";
inline constexpr const char *externallyProvisioned = "externally provisioned";
inline constexpr const char *deprovisioning = "deprovisioning";
inline constexpr const char *poweringOffBeforeDelete = "powering off before delete";
inline constexpr const char *deleting = "deleting";
} // namespace state

namespace error {
inline constexpr const char *registration = "registration error";
/// The same once the host is in use.
inline constexpr const char *provisionedRegistration = "provisioned registration error";
inline constexpr const char *power = "power management error";
} // namespace error

namespace condition {
inline constexpr const char *powerStateKnown = "PowerStateKnown";
inline constexpr const char *manageable = "Manageable";
inline constexpr const char *available = "AvailableForProvisioning";
inline constexpr const char *provisioned = "Provisioned";
inline constexpr const char *ready = "Ready";
inline constexpr const char *progressing = "Progressing";
inline constexpr const char *healthy = "Healthy";
/// False while something about the way to the BMC is weaker than it should be, by somebody's leave.
inline constexpr const char *accessSecure = "BMCAccessSecure";
/// True when the power is as it shall be and nothing is in flight; the reason is the row of the
/// decision table that says so.
inline constexpr const char *powerSettled = "PowerSettled";
} // namespace condition

/// The part of status that power management owns.
struct PowerStatus {
    std::optional<bool> poweredOn{};
    std::string powerState{}; ///< in the BMC's words
    std::optional<TimePoint> powerStateObservedAt{};
    std::string operationalStatus{};
    std::string errorType{};
    std::string errorMessage{};
    int errorCount = 0;
    std::string state{}; ///< status.provisioning.state
    std::optional<TimePoint> lastPoweredOn{};
    std::optional<TimePoint> pendingRebootSince{};
    std::optional<RebootMode> pendingRebootMode{}; ///< the strongest one of this cycle
    std::optional<PowerAction> powerAction{};
    std::optional<PowerRetry> powerRetry{};
    std::vector<RebootHold> rebootHolds{}; ///< sorted by key
    /// status.provisioning.enrolledSystem: what the server was when it was first read. Empty: not
    /// yet known.
    std::string enrolledUuid{};
    std::string enrolledSerial{};
    /// How often the host was switched on by others while it was held.
    int poweredOnWhileHeld = 0;
    std::optional<CredentialsMark> goodCredentials{}; ///< that worked last
    std::optional<CredentialsMark> triedCredentials{};
    OperationHistory operations{};
    std::string image{}; ///< status.provisioning.image, as compact JSON; empty when there is none
    std::string customDeploy{}; ///< status.provisioning.customDeploy, likewise

    /// A reboot was requested after the host was last commanded on (reboot.md 2.4). Equality is
    /// not.
    [[nodiscard]] bool isPending() const
    {
        return pendingRebootSince && (!lastPoweredOn || *pendingRebootSince > *lastPoweredOn);
    }
};

[[nodiscard]] PowerStatus powerStatusOf(const Object &host);
/// The object at a JSON pointer as compact JSON; empty when it is none or has no members.
[[nodiscard]] std::string compactObject(const Object &host, std::string_view pointer);

/// A merge patch for the status subresource that turns the stored status into `next`; null when
/// nothing that matters differs. The time of observation alone does not matter, and what was never
/// written (powerState, credentials, conditions that are fine) waits for a write of something else,
/// so that an idle host is never written. A condition keeps its lastTransitionTime for as long as
/// its status is the same, whatever its reason and message become. The revision of `host` is in the
/// patch as a precondition.
[[nodiscard]] Object statusPatch(const Object &host,
                                 const PowerStatus &next,
                                 const std::vector<Condition> &conditions,
                                 TimePoint now);

} // namespace hp::host
