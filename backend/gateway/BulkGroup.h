// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "model/base/Json.h"
#include "model/base/Result.h"
#include "model/live/HoldRow.h"
#include "model/resource/LabelSelector.h"
#include "model/rules/override/Interlocks.h"

#include <map>
#include <string>
#include <vector>

namespace hp::gateway {

/// Which machines an override of many is for, and what is done to each.
struct BulkGroup {
    overrides::Action action = overrides::Action::RemoveHook;
    std::string cause{}; ///< key of a cause of the view `holds`; or
    std::string labels{}; ///< a selector of Machines
    LabelSelector selector{}; ///< the same
    std::string hook{}; ///< of remove-hook by labels; empty with a cause, which names it
    std::string point{}; ///< of that hook; empty: any
    std::string owner{}; ///< of that hook; empty: anybody's
    std::string powerKey{}; ///< of a hold of power by labels: "reboot.metal3.io/…"
    overrides::GuardLevel least = overrides::GuardLevel::G0; ///< by a rule of the person
};

/// The machines that there are now.
struct BulkWorld {
    std::vector<live::HoldRow> holds{}; ///< of all machines
    /// Machines with the labels of the group, and the host of each; its name is empty without one.
    std::map<ObjectKey, ObjectKey> labelled{};
};

/// What `bulk.plan` asks for. Invalid names the argument that is missing, unknown or in the way.
[[nodiscard]] Result<BulkGroup> bulkGroupFrom(const Json &arguments);

/// One override for each machine of the group, by name: a hook and a key of each as it has them. An
/// action that is for a host leaves machines without one out. Errors are NotFound, a sentence, when
/// there is none. Pure.
[[nodiscard]] Result<std::vector<overrides::OverrideRequest>> requestsOf(const BulkGroup &group,
                                                                         const BulkWorld &world);

} // namespace hp::gateway
