// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "model/resource/Object.h"

#include <cstdint>
#include <string>

namespace hp::lab {

inline constexpr const char *instanceFinalizer = "lab.holdpoint.dev/instance";
inline constexpr const char *machineUidLabel = "lab.holdpoint.dev/machine-uid";

/// The one name that the Instance of a Machine can have: it depends on the Machine's uid, so asking
/// twice cannot make two, and a Machine that comes again under its old name gets another.
[[nodiscard]] ObjectKey instanceKeyFor(const Object &machine);
[[nodiscard]] std::string providerIdOf(const ObjectKey &instance);
/// The Machine asks for a BareMetalHost of the cluster, which the product claims by itself.
[[nodiscard]] bool isOnMetal(const Object &machine);
/// The Instance stands for the operating system on a host that was provisioned for such a Machine:
/// its kubelet does not know the provider id, and the host is not its own to give back.
[[nodiscard]] bool isOnHost(const Object &instance);
/// The Node was registered by the kubelet of this Instance.
[[nodiscard]] bool isNodeOf(const Object &node, const Object &instance);
/// A new Instance as the Machine's spec.providerSpec.value asks for it; `host` is the BareMetalHost
/// that backs it, or empty for one in the lab's cloud.
[[nodiscard]] Json instanceFor(const Object &machine, const std::string &host);
/// How long it takes to go.
[[nodiscard]] Duration deleteDurationOf(const Object &instance);
/// There is nothing to be seen between its deletion and its end, so no finalizer has to keep it.
[[nodiscard]] bool goesAtOnce(const Object &instance);
/// Address in 10.0.0.0/8, stable for the Instance, unless its spec names one.
[[nodiscard]] std::string addressOf(const Object &instance);
/// The status of an Instance that runs since `since`, up to its first boot.
[[nodiscard]] Json runningStatus(const Object &instance, TimePoint since);

/// The Node that the instance's kubelet registers, without a status.
[[nodiscard]] Json nodeFor(const Object &instance);
/// The same with the status of the how-manieth boot, as a kubelet sends it in one request.
[[nodiscard]] Json registrationFor(const Object &instance, std::int64_t boot, TimePoint now);
/// Another one after each boot.
[[nodiscard]] std::string bootIdOf(const Object &instance, std::int64_t boot);
/// The status that its kubelet reports while it is up. Conditions that did not change keep the time
/// of their transition.
[[nodiscard]] Json readyNodeStatus(const Object &instance,
                                   const Object &node,
                                   const std::string &bootId,
                                   TimePoint now);
/// The status that the node monitor writes when the kubelet has been silent.
[[nodiscard]] Json silentNodeStatus(const Object &node, TimePoint now);

} // namespace hp::lab
