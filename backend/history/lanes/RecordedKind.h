// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "model/resource/Object.h"

#include <array>
#include <string>

namespace hp::history {

/// The word under which the record keeps the states of a kind: "Machine". Kinds of Cluster API and
/// of its providers have the names of others, so theirs have their group with them:
/// "Machine.cluster.x-k8s.io".
[[nodiscard]] std::string recordedKind(const std::string &group, const std::string &kind);
[[nodiscard]] std::string recordedKind(const Object &object);
/// It is one with its group.
[[nodiscard]] bool isOfClusterApi(const std::string &recordedKind);

inline const std::string capiMachineKind = "Machine.cluster.x-k8s.io";
/// The Machines of both APIs; where both have one of a name, the first is meant.
inline const std::array<std::string, 2> machineKinds{"Machine", capiMachineKind};

} // namespace hp::history
