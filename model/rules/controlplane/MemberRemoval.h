// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "model/base/Message.h"
#include "model/rules/controlplane/EtcdView.h"

#include <optional>
#include <string>
#include <vector>

namespace hp::rules {

/// What is to be removed from etcd now, and why not more.
struct MemberRemoval {
    const char *row = "";
    Message reason{};
    std::string error{}; ///< not empty: somebody has to act first; in upstream's words
    std::string notice{}; ///< not empty: an Event on `subject`, at most every five minutes; in
                          ///< upstream's words
    std::string report{}; ///< not empty: what keeps the member of `subject`, for its Machine
    std::vector<EtcdMember> members{};
    Object subject{}; ///< the Machine this is about; null when there is none
};

/// The InternalIPs of the Machine, and those of the Node that it names: a Machine of a host whose
/// hardware nobody looked at has none itself.
[[nodiscard]] std::vector<std::string> memberAddressesOf(const EtcdGuardView &view,
                                                         const Object &machine);
/// The Machine that the member runs on, null when it is none of these. Where an address was given
/// away, one that stays has it, and not one that is being deleted.
[[nodiscard]] Object machineOfMember(const EtcdGuardView &view, const EtcdMember &member);

/// Votes that a control plane of so many Machines cannot do without.
[[nodiscard]] int quorumOf(int replicas);

/// Which members may leave (facts/machine-api.md 8.1, "Member removal"). Only members of Machines
/// that are being deleted and still have the hook; learners at once, one voter a pass, and no voter
/// while that could cost quorum.
[[nodiscard]] MemberRemoval decideMemberRemoval(const EtcdGuardView &view);

} // namespace hp::rules
