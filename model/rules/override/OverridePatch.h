// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "model/base/Json.h"
#include "model/base/Result.h"
#include "model/rules/override/OverrideView.h"

#include <memory>
#include <string>

namespace hp::overrides {

/// The field manager of every write that Holdpoint makes for a person: by it the record knows that
/// no controller did it.
inline constexpr const char *personalManager = "holdpoint-override";

/// The one write of an override.
struct OverridePatch {
    Target target = Target::Machine;
    ObjectKey key{};
    std::string uid{}; ///< of the object it was made for
    bool merge = false; ///< a merge patch; else a JSON Patch
    std::string body{}; ///< compact JSON
    /// Of the object that was looked at. The send tests it too, it is no part of what is approved.
    std::string revision{};
    /// basisOf() the object that was looked at; a plan over many machines sends for no other.
    std::string basis{};
    /// Of an object of Cluster API, in the version that was read: "cluster.x-k8s.io/v1beta2" and
    /// "Machine". Empty for what the target says by itself.
    std::string apiVersion{};
    std::string kind{};
    /// Of a reboot: status.provisioning.lastPoweredOn of the host that was looked at, as it stands
    /// there. No part of what is approved.
    std::string bootedAt{};
};

/// Whether both would be written into the same object.
[[nodiscard]] inline bool isSameObject(const OverridePatch &one, const OverridePatch &other)
{
    return one.target == other.target && one.kind == other.kind && one.key == other.key;
}

/// The exact patch for this request as the objects stand (product.md 4.7 "The write itself"); for a
/// Machine of Cluster API it is that of clusterApiEffect(). A JSON Patch tests uid and everything
/// that the person saw before it changes one thing; where a map may be absent it is a merge patch
/// of the one key, with the uid. Maps are never replaced. An error is one sentence: what was asked
/// for is not there (any more), or is there already.
[[nodiscard]] Result<OverridePatch> patchFor(const OverrideRequest &request,
                                             const OverrideView &view);

/// What of an object is set by whoever owns it, without what its status says: who wrote which
/// fields when, and its generation. Differs when somebody removed a hold and set it again.
[[nodiscard]] std::string basisOf(const Object &object);

/// Why Holdpoint never does this; only of what it explains.
[[nodiscard]] Message whyNever(Action action);

/// The objects as they would be after the patch; a null object when it does not apply.
[[nodiscard]] Object applied(const OverridePatch &patch, const Object &object);

/// The object shows what the override is for: not that it was written, but that it took effect.
/// `object` is content that is not older than the write, null when it is gone.
[[nodiscard]] bool
isObserved(const OverrideRequest &request, const OverridePatch &patch, const Object &object);

/// The same write as a command for a terminal.
[[nodiscard]] std::string kubectlFor(const OverridePatch &patch);

} // namespace hp::overrides
