// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "model/rules/capi/CapiView.h"
#include "model/rules/holds/WhyStuck.h"

#include <optional>
#include <string>
#include <vector>

namespace hp::capi {

/// One true sentence about what a machine of Cluster API waits for, or, without a machine, what its
/// set or its cluster waits for. nullopt only when every stage of its life was looked at and is at
/// rest; one that is being deleted always has a cause until its last finalizer is off. First match
/// wins; the rows are named by capiRows().
[[nodiscard]] std::optional<holds::WhyStuck> whyStuck(const CapiView &view, TimePoint now);
/// The same for whoever knows holdsOf(view, now) already.
[[nodiscard]] std::optional<holds::WhyStuck>
whyStuck(const CapiView &view, const std::vector<holds::Hold> &holds, TimePoint now);

/// Why the MachineSet, the MachineDeployment or the control plane of a machine makes no others, in
/// its own words; says nothing: it does, or none is wanted. That holds no machine that is there, so
/// no cause says it of one that is well.
[[nodiscard]] Message setTroubleOf(const CapiView &view);

/// What is looked at without a machine makes machines that it wants not, or is a Cluster whose
/// control plane does so: there is no machine of which that could be said.
[[nodiscard]] bool isBlocked(const CapiView &view);

/// The names of all causes in order, for tests and documentation.
[[nodiscard]] std::vector<std::string> capiRows();

} // namespace hp::capi
