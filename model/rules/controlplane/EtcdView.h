// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "model/resource/Object.h"

#include <string>
#include <vector>

namespace hp::rules {

/// One member of etcd, as whoever knows the membership tells of it.
struct EtcdMember {
    ObjectKey key{}; ///< under which it is removed
    std::string uid{}; ///< of that object
    std::string address{}; ///< IP of its peer URL
    bool learner = false; ///< has no vote yet
    bool healthy = false;
    bool settled = true; ///< its state is known and it is not on its way out
};

/// Everything that one pass of the guard may know.
struct EtcdGuardView {
    bool enabled = false; ///< the setting; off on a cluster that has an etcd operator
    bool hasEtcd = false; ///< the namespace of etcd is there
    std::string otherOperator{}; ///< who else does this work and is alive; empty: nobody
    /// A Machine of the control plane is Running, or was since we look: the Machine API works.
    bool functional = false;
    std::vector<Object> machines{}; ///< with the master role, in the order of their names
    std::vector<Object> nodes{}; ///< of the control plane
    std::vector<Object> guardPods{}; ///< label app=guard, namespace openshift-etcd
    std::vector<EtcdMember> members{}; ///< empty: nobody has told yet, which is not "none"
    int desiredReplicas = 3; ///< of the control plane
};

} // namespace hp::rules
