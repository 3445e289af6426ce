// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/whatif/Question.h"
#include "model/base/Json.h"
#include "model/base/Result.h"
#include "model/rules/maintenance/Occurrences.h"

#include <array>
#include <cstddef>
#include <string>

namespace hp::whatif {

/// So far ahead maintenance windows are looked at.
inline constexpr Duration windowsAhead = std::chrono::hours(7 * 24);
/// A forecast is made for up to so many machines: each is played twenty times.
inline constexpr std::size_t maxMachines = 300;

/// What somebody wants to do and has not done yet: the arguments of `whatif.forecast`
/// (docs/protocol.md). Which members mean something is the action's affair.
struct Action {
    std::string action{}; ///< "retire", "replace", "upgrade" or "maintain"
    std::string machine{}; ///< its name, or namespace/name
    std::string set{}; ///< all machines of this MachineSet; its name, or namespace/name
    std::string rack{}; ///< all machines whose host has this label of a group of BMCs, or of a rack
    std::string window{}; ///< all that this MaintenanceWindow is for; its name, or namespace/name
    std::string maxUnavailable{"1"}; ///< see maxUnavailableOf(); of upgrade and maintain
    std::string assume{}; ///< how long a hook without a record takes; empty: for ever
};

/// Errors: Invalid, one sentence, where it says too little or what is in it does not fit.
[[nodiscard]] Result<Action> actionFrom(const Json &arguments);

/// What the action means for these objects. A maintenance does not begin before its window opens:
/// `snapshot.at` becomes that instant. Errors: NotFound for what is not there or a window that
/// stays closed, Invalid for what cannot be done or is too much; each one sentence.
[[nodiscard]] Result<Question>
questionOf(const Action &action, Snapshot &snapshot, const maintenance::Occurrences &calendar);

/// What a snapshot is made of. Secrets are not among it.
struct CopiedKind {
    const char *apiVersion;
    const char *kind;
};
inline constexpr std::array<CopiedKind, 6> copiedKinds{{
    {"machine.openshift.io/v1beta1", "Machine"},
    {"machine.openshift.io/v1beta1", "MachineSet"},
    {"metal3.io/v1alpha1", "BareMetalHost"},
    {"policy/v1", "PodDisruptionBudget"},
    {"v1", "Pod"},
    {"holdpoint.dev/v1alpha1", "MaintenanceWindow"},
}};

} // namespace hp::whatif
