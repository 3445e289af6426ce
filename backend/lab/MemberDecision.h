// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/lab/Plan.h"
#include "model/resource/Object.h"

#include <vector>

namespace hp::lab {

/// The namespace of etcd; a lab without it has no etcd.
inline constexpr const char *etcdNamespace = "openshift-etcd";

/// What a pass over the member of one control-plane Node sees.
struct MemberView {
    bool hasEtcd = false; ///< the namespace is there
    Object node{}; ///< null when it is gone
    Object machine{}; ///< that the Node belongs to; null when there is none
    Object member{}; ///< of the Node's name; null when it is no member
    std::vector<Object> members{}; ///< all of them
};

/// The hook of the etcd operator is there, and the Machine stays: the operator adds nobody whose
/// removal it could not hold up.
[[nodiscard]] bool isGuarded(const Object &machine);

/// How long a learner copies data when its EtcdMember does not say it.
inline constexpr Duration defaultSync = std::chrono::seconds(20);

/// etcd on that Node (facts/machine-api.md 8.1): joins as a learner once its Machine has the hook
/// of the etcd operator, one learner at a time; votes when it has copied the data; is healthy while
/// its Node is Ready. Members of machines that begin running were there before, and vote at once.
/// Nobody joins for a Machine that is being deleted; leaving is the operator's business.
[[nodiscard]] Plan decideMember(const MemberView &view, TimePoint now);

} // namespace hp::lab
