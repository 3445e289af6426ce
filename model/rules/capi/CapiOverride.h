// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "model/rules/capi/CapiView.h"

#include <string>
#include <vector>

/// What people may do to a machine of Cluster API, with what comes of it (facts/cluster-api.md 9).
/// Removing finalizers is not among it.
namespace hp::capi {

enum class CapiAction {
    ReleaseHook,
    SkipDrain,
    SkipVolumes,
    LimitDrain, ///< of the owner of the machine
    Mark, ///< the owner deletes it first when it scales in
    Remediate, ///< the health check takes it for unhealthy
    CancelRemediation, ///< takes the mark of Remediate off
    SkipRemediation, ///< the health check leaves it alone
    AllowRemediation,
    RestoreDrain, ///< takes the mark of SkipDrain off
    RestoreVolumeWait, ///< takes that of SkipVolumes off
    Pause,
    Resume,
    PauseCluster, ///< with all of its machines
    ResumeCluster,
    Delete,
};

/// "release-hook", "skip-drain", "skip-volumes", "limit-drain", "mark", "remediate",
/// "cancel-remediation", "skip-remediation", "allow-remediation", "restore-drain",
/// "restore-volume-wait", "pause", "resume", "pause-cluster", "resume-cluster", "delete".
[[nodiscard]] const char *toString(CapiAction action);
[[nodiscard]] std::optional<CapiAction> capiActionFrom(std::string_view id);

struct CapiRequest {
    CapiAction action = CapiAction::ReleaseHook;
    std::string hook{}; ///< of ReleaseHook: the whole key
    std::string owner{}; ///< of ReleaseHook: its value as the person saw it
    Duration limit = std::chrono::minutes(10); ///< of LimitDrain
};

/// The one write of an override, bound to the object that was looked at.
struct CapiWrite {
    enum class Form { None, JsonPatch, MergePatch, Delete };
    Form form = Form::None;
    std::string apiVersion{};
    std::string kind{};
    ObjectKey key{};
    std::string uid{};
    std::string revision{}; ///< of the object; a patch is sent for it alone
    std::string body{}; ///< compact JSON: the patch, or the options of a deletion
};

struct OverrideAdvice {
    CapiWrite write{}; ///< of Form None where it is refused
    Message refusal{}; ///< why it is not done; mostly empty
    CapiWrite instead{}; ///< where a refusal leaves another place for the same
    std::vector<Message> warnings{}; ///< what goes wrong, or is lost
    Message next{}; ///< what Cluster API does then; empty: nothing is known, or nothing changes
};

/// Who sets this hook again as soon as it is removed: a controller, while the machine is not being
/// deleted. Says nothing: nobody that is known.
[[nodiscard]] Message hookIsSetAgainBy(const CapiView &view, const AnnotationHook &hook);

/// The health check that counts this machine; null: none, so nobody acts on a request.
[[nodiscard]] const Object *healthCheckOf(const CapiView &view);
/// One of those that count it and hand it to somebody else than its owner, who may power its server
/// off without a drain; null: none.
[[nodiscard]] const Object *handingCheckOf(const CapiView &view);

/// Pure and total. A refusal has no write.
[[nodiscard]] OverrideAdvice
overrideAdvice(const CapiRequest &request, const CapiView &view, TimePoint now);

} // namespace hp::capi
