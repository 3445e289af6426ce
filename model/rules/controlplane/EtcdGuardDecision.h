// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "model/base/Message.h"
#include "model/rules/controlplane/EtcdView.h"
#include "model/rules/controlplane/MemberRemoval.h"

#include <string>
#include <vector>

namespace hp::rules {

/// An Event in upstream's words.
struct EtcdEvent {
    std::string reason{};
    std::string action{};
    std::string note{};
};

/// A Machine gets, keeps or loses the hook.
struct HookChange {
    Object machine{};
    Object patch{}; ///< merge patch with the revision it was decided on
    std::vector<EtcdEvent> events{}; ///< told when it is stored
};

/// A guard pod that must not hold up the drain of a Machine that is leaving.
struct GuardPodRemoval {
    Object pod{};
    Object machine{};
    std::vector<EtcdEvent> events{};
};

struct EtcdGuardDecision {
    const char *row = "";
    Message reason{};
    std::vector<HookChange> hooks{};
    MemberRemoval removal{};
    std::vector<GuardPodRemoval> pods{};
};

/// What the guard of etcd's quorum does next (facts/machine-api.md 8.1; seed 002, "Quorum
/// protection with machine lifecycle hooks"). Pure and total.
[[nodiscard]] EtcdGuardDecision decideEtcdGuard(const EtcdGuardView &view);

/// "successfully removed member: [ url: …, name: …, id: … ] from the cluster".
[[nodiscard]] EtcdEvent memberRemovedEvent(const EtcdMember &member);

} // namespace hp::rules
