// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "model/base/Result.h"
#include "model/rules/controlplane/ControlPlaneView.h"

#include <map>
#include <optional>
#include <string>
#include <vector>

namespace hp::rules {

/// A Machine of the control plane as its set sees it.
struct Replica {
    Object machine{};
    int index = 0;
    bool ready = false; ///< runs on a Node that is Ready; also while it is being deleted
    bool outdated = false; ///< not what the template says

    [[nodiscard]] bool isDeleting() const { return machine.isDeleting(); }
    [[nodiscard]] bool needsReplacement() const { return outdated || isDeleting(); }
    /// On its way to be ready; one that is being deleted never will be.
    [[nodiscard]] bool isPending() const { return !ready && !needsReplacement(); }
    [[nodiscard]] bool isUpdated() const { return ready && !outdated; }
};

/// By index; an index that nobody has yet is there with an empty list. Within an index the oldest
/// comes first.
using Replicas = std::map<int, std::vector<Replica>>;

/// `spec.replicas`: 3 or 5; nullopt for any other content.
[[nodiscard]] std::optional<int> replicasOf(const Object &set);
/// Which place a Machine has: the number behind the last dash of its name, or else the digit its
/// name ends with; nullopt when there is neither.
[[nodiscard]] std::optional<int> indexOf(const Object &machine);
/// The Machines that the selector takes, placed and judged; why not, in upstream's words.
[[nodiscard]] Result<Replicas> replicasIn(const ControlPlaneView &view);
/// A new Machine for an index, from the template: `<prefix>-<suffix>-<index>`, where the prefix is
/// spec.machineNamePrefix, or else cluster and role as the template labels them. Region and zone
/// that the template does not name are those of `predecessor`, which may be null: an index keeps
/// its failure domain.
[[nodiscard]] Result<Object>
machineFor(const Object &set, int index, const std::string &suffix, const Object &predecessor = {});

} // namespace hp::rules
