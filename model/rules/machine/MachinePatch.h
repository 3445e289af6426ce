// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "model/resource/Object.h"
#include "model/rules/machine/MachineDecision.h"

namespace hp::rules {

/// The merge patches that bring a Machine in line with a report; null where nothing differs. They
/// hold only what the Machine controller owns and are written in this order, `main` before
/// `status`, so that a Machine never shows a phase whose provider id is lost in a crash.
struct MachinePatch {
    Object main{}; ///< metadata and spec.providerID
    Object status{}; ///< with lastUpdated = now, as something in status does differ
};

/// Conditions of others survive; a provider id is set once and never changed (D-09).
[[nodiscard]] MachinePatch
patchFor(const Object &machine, const MachineReport &report, TimePoint now);

/// What the provider reports is more, or other, than the Machine says.
[[nodiscard]] bool hasNewStatus(const Object &machine, const InstanceView &instance);

/// `patch` with metadata.resourceVersion, which makes it fail with Conflict when the object moved
/// on.
[[nodiscard]] Json withRevision(const Object &patch, const std::string &resourceVersion);

} // namespace hp::rules
