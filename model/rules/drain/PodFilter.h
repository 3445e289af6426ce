// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "model/base/Message.h"
#include "model/base/Time.h"
#include "model/resource/Object.h"

#include <functional>
#include <string>
#include <vector>

namespace hp::rules {

/// What a drain does with one pod, and why.
enum class PodVerdict { Evict, Leave, Refuse };

struct PodDecision {
    PodVerdict verdict = PodVerdict::Evict;
    Message reason{};
};

/// How the DaemonSet that owns a pod was looked up.
enum class DaemonSetLookup { Exists, Missing, Failed };

struct PodFilterView {
    Object pod{};
    bool nodeUnreachable = false; ///< the Node's Ready condition is Unknown
    Duration unreachableGrace = std::chrono::seconds(1);
    DaemonSetLookup daemonSet =
        DaemonSetLookup::Missing; ///< of the controlling DaemonSet, if one controls
    std::string lookupError{};
};

/// The pod filters of facts/machine-api.md 2.3, first match wins.
[[nodiscard]] PodDecision decidePod(const PodFilterView &view, TimePoint now);

/// Name of the DaemonSet that controls the pod; empty when none does.
[[nodiscard]] std::string controllingDaemonSet(const Object &pod);
/// What a drain has to evict counts: pods that are neither of a DaemonSet nor static.
[[nodiscard]] bool countsForDrain(const Object &pod);
/// The Node's Ready condition is Unknown: its kubelet does not report.
[[nodiscard]] bool isUnreachable(const Object &node);

} // namespace hp::rules
