// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "model/base/Time.h"
#include "model/resource/Object.h"

#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace hp::rules {

/// The annotations of a remediation (facts/machine-api.md 6.1), all on the Machine.
namespace remediation {
inline constexpr const char *asked = "host.metal3.io/external-remediation";
inline constexpr const char *poweredOff = "remediation.metal3.io/powered-off-for-remediation";
inline constexpr const char *labelsBackup = "remediation.metal3.io/node-labels-backup";
inline constexpr const char *annotationsBackup = "remediation.metal3.io/node-annotations-backup";
inline constexpr const char *timeoutAt = "remediation.metal3.io/power-on-will-timeout-at";
} // namespace remediation

/// What a pass over the remediation of one Machine sees. Host and Node are freshly read.
struct FencingView {
    Object machine{};
    Object host{}; ///< the Machine is its consumer
    Object
        node{}; ///< of nodeRef; null when the API says that it does not exist, or without nodeRef
    /// How long the health check gives a Node to join; nullopt until the rule asked for it.
    std::optional<Duration> startupTimeout{};
};

/// The one visible thing that a pass does.
enum class FencingStep {
    Nothing,
    RequestPowerOff, ///< `patch` of the host, at the revision that was seen
    ReleaseRequest, ///< the same
    Remember, ///< `annotations` of the Machine
    DeleteNode, ///< the very one that was seen
    RestoreNode, ///< `patch` of the Node, at the revision that was seen
    AskTimeout, ///< find out the startup timeout, then decide again
    DeleteMachine, ///< the very one that was seen
};

struct FencingDecision {
    const char *row = "";
    std::string reason{}; ///< one sentence for people
    FencingStep step = FencingStep::Nothing;
    Object patch{};
    /// Key and value; nullopt removes the key.
    std::vector<std::pair<std::string, std::optional<std::string>>> annotations{};
    /// When to look again although nobody changes anything; nullopt: a change will come.
    std::optional<Duration> again{};
    bool blocked = false; ///< it cannot go on until a person changes what `reason` says
};

/// The bridge from a health check to the power of a host, step by step: the request is accepted,
/// the host is observed off, the Node is gone, the request is taken back, the host boots, the Node
/// is back and has its labels. Never otherwise (facts/reboot.md 6.3). A request that is withdrawn
/// before the Node is deleted is taken back at once; afterwards the cycle is finished.
[[nodiscard]] FencingDecision decideFencing(const FencingView &view, TimePoint now);

/// The names of all rows in order, for tests and documentation.
[[nodiscard]] std::vector<std::string> fencingRows();

/// How long a Node may take to join when no health check says so.
inline constexpr Duration usualStartupTimeout = std::chrono::minutes(20);

/// nodeStartupTimeout of the first of these MachineHealthChecks whose selector matches the Machine
/// and which gives one; else the usual one.
[[nodiscard]] Duration startupTimeoutFor(const Object &machine,
                                         const std::vector<Object> &healthChecks);

} // namespace hp::rules
