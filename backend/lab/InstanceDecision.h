// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/lab/Plan.h"
#include "model/resource/Object.h"

namespace hp::lab {

/// What a pass over one Instance sees. `host` and `bmc` are null for an instance in the cloud,
/// `node` is null while none is registered under its name.
struct LabInstanceView {
    Object instance{};
    Object host{}; ///< the BareMetalHost that backs it
    Object bmc{}; ///< the Bmc of that host
    Object node{};
};

/// How long a node monitor waits for a silent kubelet (Kubernetes' node-monitor-grace-period).
inline constexpr Duration nodeMonitorGrace = std::chrono::seconds(40);

/// From power to a kubelet that registers.
[[nodiscard]] Duration bootDurationOf(const Object &instance);
/// It has a name for its Node, and no fault keeps the kubelet of a running instance from it.
[[nodiscard]] bool hasWorkingKubelet(const LabInstanceView &view);

/// The instance itself: pending, running, stopped, shutting down, gone; and the claim on its host.
/// A state that takes no time is passed over, and an instance that boots in no time registers its
/// Node along with running.
[[nodiscard]] Plan decideInstance(const LabInstanceView &view, TimePoint now);
/// Its kubelet and the node controllers around it: registers once per boot, is Ready while up, is
/// Unknown after a silence, has the taints that go with that and with a cordon.
[[nodiscard]] Plan decideNode(const LabInstanceView &view, TimePoint now);

} // namespace hp::lab
