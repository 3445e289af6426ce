// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "model/base/Message.h"
#include "model/resource/Object.h"

#include <string>

namespace hp::rules {

/// What a remediation has to know of a host to be fenced through one reboot key.
struct HostFence {
    std::string key{}; ///< ours
    bool requested = false; ///< our key is on the host
    /// The host acknowledged our key with an Off that was read after it had taken the key: what ran
    /// when we asked has stopped (facts/reboot.md 3.7). poweredOn=false alone may be an old
    /// reading.
    bool acknowledged = false;
    /// The same, and it is still looked at: nobody has paused or detached it, and its BMC answers.
    /// Who relies on the server being off now, as whoever deletes its Node, goes by this one.
    bool held = false;
    bool poweredOn = false; ///< false also when nothing is known
    std::string others{}; ///< other keys that hold the host off, for people; mostly empty
    /// Why the host can not be held off, or is not to be; empty when it can.
    Message obstacle{};
    bool isServiced = false; ///< that is the obstacle, and it ends without anybody's help
    std::string trouble{}; ///< what host power says in status.errorMessage; mostly empty
};

/// Its provisioner writes firmware or settings of a host that serves: it reboots the server for
/// that itself, and nobody else may (metal3-io/baremetal-operator, HostUpdatePolicy). One whose
/// servicing failed is none such.
[[nodiscard]] bool isServiced(const Object &host);

/// A null host has an obstacle and nothing else.
[[nodiscard]] HostFence hostFenceOf(const Object &host, const std::string &key);

/// Merge patches of the host: our key alone, whatever else is there.
[[nodiscard]] Object requestPatch(const std::string &key);
[[nodiscard]] Object releaseKeyPatch(const std::string &key);

/// The Machine may be replaced by another one: its host is wiped between Machines, somebody makes
/// the other one, and it is not of the control plane (facts/reboot.md 6.1).
[[nodiscard]] bool isReplaceable(const Object &machine, const Object &host);

} // namespace hp::rules
