// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <string>

/// What remediations are called on the objects they touch (facts/reboot.md 6, facts/machine-api.md
/// 6.1). The names are those of the metal3 and OpenShift controllers, so that a cluster can change
/// hands in the middle of a cycle.
namespace hp::rules::remediation {

/// On a Machine, by a health check: its host is to be power-cycled. The value is empty.
inline constexpr const char *asked = "host.metal3.io/external-remediation";
/// On a Machine: its host was off and its Node is gone.
inline constexpr const char *poweredOff = "remediation.metal3.io/powered-off-for-remediation";
/// On a Machine or a Metal3Remediation: labels and annotations of the Node that was deleted, JSON.
inline constexpr const char *labelsBackup = "remediation.metal3.io/node-labels-backup";
inline constexpr const char *annotationsBackup = "remediation.metal3.io/node-annotations-backup";
/// On a Machine, RFC 3339: when the wait for its new Node ends.
inline constexpr const char *timeoutAt = "remediation.metal3.io/power-on-will-timeout-at";

/// On a BareMetalHost: no Machine is to choose it. Its value says who found it so.
inline constexpr const char *unhealthyMark = "capi.metal3.io/unhealthy";
inline constexpr const char *unhealthyValue = "capm3/UnhealthyNode";

/// Keeps a Metal3Remediation until what it began is ended.
inline constexpr const char *finalizer = "metal3remediation.infrastructure.cluster.x-k8s.io";
/// The value of every key that asks for power off: at once, without asking the operating system.
inline constexpr const char *hardRequest = R"({"mode":"hard"})";
/// The only spec.strategy.type that is known.
inline constexpr const char *rebootStrategy = "Reboot";

/// status.phase of a Metal3Remediation; empty before the first look.
namespace phase {
inline constexpr const char *running = "Running"; ///< host off, Node deleted
inline constexpr const char *waiting = "Waiting"; ///< host on, the Node is awaited
inline constexpr const char *deleting = "Deleting machine"; ///< given up
inline constexpr const char *failed = "Failed"; ///< it cannot be done, status.message says why
} // namespace phase

/// The key with which a Metal3Remediation holds a host off.
[[nodiscard]] inline std::string requestKey(const std::string &uid)
{
    return "reboot.metal3.io/metal3-remediation-" + uid;
}

} // namespace hp::rules::remediation
