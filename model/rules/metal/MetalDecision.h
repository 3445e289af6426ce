// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "model/base/Error.h"
#include "model/base/Message.h"
#include "model/resource/Object.h"

#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace hp::rules {

/// What one call to the actuator of bare metal may know.
struct MetalView {
    Object machine{};
    /// The one that the Machine names, or else one whose consumer it is. Null when there is none.
    Object host{};
    /// `host` is what a live copy shows, which may be behind. A patch of it is safe, because it
    /// insists on the revision that was seen; that there is no host, or that it is not the
    /// Machine's, is believed only after a reading from the API.
    bool fromCache = false;
    std::optional<Error> badName{}; ///< what the Machine names cannot be a host
    std::optional<Error> badSelector{};
    /// Nullopt until the rule asked for it; null when no host is free for this Machine.
    std::optional<Object> chosen{};
};

/// What is done before the call is answered.
enum class MetalStep {
    Answer, ///< nothing
    ReadHost, ///< ask the API for the host, then decide again
    ChooseHost, ///< look for a free one, then decide again
    PatchHost, ///< `patch` of the host, at the revision that was seen
};

enum class MetalAnswer {
    Done,
    Absent, ///< of exists(): there is no instance
    Waiting, ///< nothing is wrong, it takes its time
    NoHost, ///< InsufficientResources
    Refused, ///< `reason` says why
};

struct MetalDecision {
    const char *row = "";
    Message reason{};
    MetalStep step = MetalStep::Answer;
    Object patch{};
    MetalAnswer answer = MetalAnswer::Done; ///< once the step worked
    /// What the Machine is to keep: key and value. The caller stores it at the revision of the
    /// Machine that was seen.
    std::vector<std::pair<std::string, std::optional<std::string>>> annotations{};
};

/// Whether the Machine has an instance: its host is claimed and runs what the Machine asked for.
[[nodiscard]] MetalDecision decideMetalExists(const MetalView &view);

/// The next step towards an instance. The choice is stored on the Machine before the host is
/// claimed, and the claim insists on the revision at which the host was free: whatever is lost or
/// late on the way, a Machine never claims a second host, nor two Machines one.
[[nodiscard]] MetalDecision decideMetalCreate(const MetalView &view);

/// The next step towards a host that is nobody's: what runs on it is taken away, its end is waited
/// for, the claim is dropped.
[[nodiscard]] MetalDecision decideMetalRemove(const MetalView &view);

/// The names of all rows in order: exists, create, remove.
[[nodiscard]] std::vector<std::string> metalRows();

} // namespace hp::rules
