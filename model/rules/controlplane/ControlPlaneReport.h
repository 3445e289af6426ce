// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "model/rules/controlplane/Replicas.h"

#include <string>
#include <vector>

namespace hp::rules {

/// One metav1.Condition of the set, before it gets its times.
struct SetCondition {
    std::string type{};
    bool status = false;
    std::string reason{};
    std::string message{};
};

/// What the set tells about itself (facts/machine-api.md 8.2).
struct ControlPlaneReport {
    int replicas = 0; ///< Machines there are
    int ready = 0;
    int updated = 0; ///< ready ones that need no update
    int unavailable = 0; ///< indexes without a ready Machine
    std::vector<SetCondition> conditions{};

    /// Something is wrong that people have to put right; nothing is done until then.
    [[nodiscard]] bool isDegraded() const;
    void set(SetCondition condition);
};

/// Counts, Available, Degraded and Progressing. Degraded is the first that holds of: no Machine is
/// ready, a control-plane Node without Machine, more indexes than replicas, two updated Machines at
/// one index that nobody will delete, a replacement that failed, a Machine of another owner.
[[nodiscard]] ControlPlaneReport reportOn(const ControlPlaneView &view, const Replicas &replicas);
/// The report when the Machines could not even be placed.
[[nodiscard]] ControlPlaneReport reportOn(const Error &error);

/// Merge patch of the set's status at its revision; null when nothing differs. A condition's time
/// moves with its status only, as in Kubernetes' own conditions; those of other types survive.
[[nodiscard]] Object
statusPatch(const Object &set, const ControlPlaneReport &report, bool counted, TimePoint now);

} // namespace hp::rules
