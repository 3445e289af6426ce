// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <optional>
#include <string_view>
#include <vector>

namespace hp::overrides {

/// What people may do to a cluster through Holdpoint, and what they may only read about.
enum class Action {
    RemoveHook, ///< one lifecycle hook of a Machine
    ReleasePowerKey, ///< a reboot key of somebody else
    AddHold, ///< a reboot key of ours: the host goes off and stays off
    ReleaseHold, ///< a reboot key of ours
    SoftReboot,
    HardReboot,
    PowerOn, ///< spec.online
    PowerOff,
    SkipDrain, ///< exclude-node-draining
    SkipVolumes, ///< of Cluster API: exclude-wait-for-node-volume-detach
    LimitDrain, ///< of Cluster API: how long the drains of its owner may take
    Cordon,
    Uncordon,
    Pause, ///< nobody reconciles the host
    Resume,
    Detach, ///< the host is left as it is, its BMC is not talked to
    Attach,
    RetryDrain, ///< ends the back-off of a drain
    MarkForReplacement, ///< the next scale-in takes this Machine first
    RemediateMachine, ///< of Cluster API: its health check takes it for unhealthy
    CancelRemediation, ///< of Cluster API: its request is withdrawn
    SkipRemediation, ///< of Cluster API: its health check leaves it alone
    AllowRemediation, ///< of Cluster API: until then
    RestoreDrain, ///< of Cluster API: the mark of SkipDrain is taken off
    RestoreVolumeWait, ///< of Cluster API: that of SkipVolumes is
    PauseMachine, ///< of Cluster API: nobody reconciles the Machine
    ResumeMachine,
    PauseCluster, ///< of Cluster API: nobody reconciles any machine of its Cluster
    ResumeCluster,
    StripFinalizer, ///< explained, never done
    ForceDelete, ///< explained, never done
};

/// How much has to be shown before it is done (product.md 4.7). Ordered.
enum class GuardLevel { G0, G1, G2, G3, G4, G5 };

/// Whose object an action writes.
enum class Target { Machine, Node, Host };

struct ActionInfo {
    Action action = Action::RemoveHook;
    const char *id = ""; ///< in the protocol and on the command line: "remove-hook"
    const char *verb = ""; ///< on the button: "Remove hook"
    Target target = Target::Machine;
    GuardLevel base = GuardLevel::G4;
    bool reversible = false; ///< what it does can be taken back in the cluster
};

/// All of them, in the order in which a menu shows them.
[[nodiscard]] const std::vector<ActionInfo> &actions();
[[nodiscard]] const ActionInfo &infoOf(Action action);
[[nodiscard]] std::optional<Action> actionFrom(std::string_view id);
/// It is done to all machines of a cluster by one write: never for many machines of a plan.
[[nodiscard]] bool isOfWholeCluster(Action action);

/// "G0" to "G5".
[[nodiscard]] const char *toString(GuardLevel level);
[[nodiscard]] std::optional<GuardLevel> guardLevelFrom(std::string_view text);
/// "Machine", "Node", "BareMetalHost".
[[nodiscard]] const char *toString(Target target);

} // namespace hp::overrides
