// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "model/resource/Object.h"

#include <string>

/// The hook that holds the drain of a control-plane Machine until its etcd member is gone
/// (facts/machine-api.md 0 and 8.1).
namespace hp::rules::etcd {

inline constexpr const char *hookName = "EtcdQuorumOperator";
inline constexpr const char *hookOwner = "clusteroperator/etcd";
/// The condition in which its owner reports about it (model/rules/holds/OwnerReport).
inline constexpr const char *reportCondition = "PreDrainEtcdQuorumOperatorSucceeded";
inline constexpr const char *masterRole = "master";
inline constexpr const char *etcdNamespace = "openshift-etcd";
inline constexpr const char *guardSelector = "app=guard";

/// The preDrain hook is there with the right owner.
[[nodiscard]] bool hasHook(const Object &machine);
/// Merge patch at the machine's revision after which the hook is the last of preDrain, with the
/// right owner; the other hooks keep their order.
[[nodiscard]] Object patchWithHook(const Object &machine);
/// The same without any hook of that name.
[[nodiscard]] Object patchWithoutHook(const Object &machine);
/// One of the machine's InternalIPs is `address`.
[[nodiscard]] bool hasAddress(const Object &machine, const std::string &address);

} // namespace hp::rules::etcd
