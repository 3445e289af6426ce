// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/embedded/patch/MergeRules.h"
#include "model/base/Json.h"
#include "model/base/Result.h"

namespace hp::embedded {

/// Kubernetes' strategic merge: as a merge patch, but lists with a rule are merged item by item,
/// and the directives $patch (replace, delete, merge), $retainKeys, $setElementOrder/x and
/// $deleteFromPrimitiveList/x are obeyed. 400 when a directive or a list item makes no sense.
[[nodiscard]] Result<Json>
applyStrategicPatch(const MergeRule &rules, const Json &current, const Json &patch);

} // namespace hp::embedded
