// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "model/base/Message.h"
#include "model/base/Result.h"
#include "model/resource/LabelSelector.h"
#include "model/resource/Object.h"

#include <vector>

namespace hp::rules::metal {

/// A remediation that gave up marked it, under either name of the mark.
[[nodiscard]] bool isMarkedUnhealthy(const Object &host);

/// Why no Machine may take the host; empty when one may. Free is: nobody's, seen available by its
/// provisioner, without an error, and nobody else's to provision, to pause, to detach or to mark
/// unhealthy.
[[nodiscard]] Message whyNotFree(const Object &host);

/// Whether a Machine may take the host that it names although nobody gave it to the Machine yet: a
/// free one, or one that somebody else provisioned and named on purpose.
[[nodiscard]] bool mayTakeNamed(const Object &host);

/// spec.providerSpec.value.hostSelector: equal labels and expressions, whose operators are known in
/// any case. Without one every host will do. The error is Invalid and says what is wrong.
[[nodiscard]] Result<LabelSelector> hostSelectorOf(const Object &machine);

/// The first by name of the free hosts that the selector matches; null when there is none. The same
/// hosts give the same answer.
[[nodiscard]] Object chooseHost(const std::vector<Object> &hosts, const LabelSelector &selector);

} // namespace hp::rules::metal
