// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "model/base/Message.h"
#include "model/base/Time.h"
#include "model/resource/Machine.h"
#include "model/resource/Object.h"
#include "model/rules/override/Action.h"

#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace hp::capi {
struct CapiView;
} // namespace hp::capi

namespace hp::overrides {

/// What somebody asks for. Which members count depends on the action.
struct OverrideRequest {
    Action action = Action::RemoveHook;
    ObjectKey machine{}; ///< whose page it is asked from; empty for a host without one
    ObjectKey host{}; ///< of actions on a host
    machine::HookPoint point = machine::HookPoint::PreDrain;
    machine::Hook hook{}; ///< name and owner as the person saw them
    std::string powerKey{}; ///< whole: "reboot.metal3.io/client"
    GuardLevel least = GuardLevel::G0; ///< what the person asks of it by a rule of their own
    std::string id{}; ///< of this override; names the hold that AddHold makes
};

/// A list that may be unknown: a stream that is not there is not an empty cluster.
template<typename T>
struct KnownList {
    std::vector<T> items{};
    bool known = false;
};

/// A server of the control plane other than the one in question.
struct Peer {
    Object machine{}; ///< null: its Node has none
    Object node{}; ///< null: there is none, or it is not read here
};

/// What is known of who owns the hook.
struct OwnerView {
    enum class Liveness {
        Unresolved, ///< nothing of that name was found, or the text names nothing
        Gone, ///< it was looked for where it would be, and is not there
        Silent, ///< it is there and has done nothing for longer than it usually takes
        Failing, ///< it says itself that it cannot
        Working, ///< it acted a short time ago
    };
    Liveness liveness = Liveness::Unresolved;
    Message evidence{}; ///< "last acted 46 m ago"
};

/// Everything the rules of an override may know, as of `observedAt`.
struct OverrideView {
    /// Why the object in question could not be read, or is not understood: then nothing is done to
    /// it. Empty when it was read, or is known not to be there.
    Message unread{};
    Object machine{}; ///< null: there is none
    /// Of a machine of Cluster API what its rules look at; else null.
    std::shared_ptr<const capi::CapiView> capi{};
    Object node{}; ///< null: there is none
    /// False: Nodes cannot be read, or that of the machine is one of another cluster: then null
    /// means nothing.
    bool nodeKnown = false;
    Object host{}; ///< null: there is none
    KnownList<Object> pods{}; ///< of the Node
    KnownList<Object> budgets{}; ///< of the namespaces of those pods
    KnownList<Object> attachments{}; ///< VolumeAttachments of the Node
    KnownList<Peer> controlPlane{}; ///< without the server in question
    /// spec.replicas of the ControlPlaneMachineSet; none: there is none, or it cannot be read.
    std::optional<int> wantedMasters{};
    KnownList<Object> siblings{}; ///< Machines of the same MachineSet or role, without this one
    OwnerView owner{}; ///< of RemoveHook
    std::string requester{}; ///< who asks, as the cluster knows them
    /// When the oldest stream that this rests on was last known to be current; empty: never.
    std::optional<TimePoint> observedAt{};
    bool recovering = false; ///< a stream came back a moment ago: its list is not complete yet
};

/// Older data stops every write (product.md 4.6).
inline constexpr Duration freshness = std::chrono::seconds(10);

/// Keys of ours on a host: "reboot.metal3.io/holdpoint-<id>".
inline constexpr const char *ownKeyPrefix = "reboot.metal3.io/holdpoint-";

} // namespace hp::overrides
