// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/embedded/apply/MergeRules.h"
#include "model/base/Error.h"
#include "model/base/Json.h"
#include "model/base/Result.h"

#include <string>

namespace hp::embedded {

/// Kubernetes' strategic merge: as a merge patch, but lists with a rule are merged item by item,
/// and the directives $patch (replace, delete, merge), $retainKeys, $setElementOrder/x and
/// $deleteFromPrimitiveList/x are obeyed. 400 when a directive or a list item makes no sense.
[[nodiscard]] Result<Json>
applyStrategicPatch(const MergeRule &rules, const Json &current, const Json &patch);

/// Refusals of a strategic merge patch in the words of k8s.io/apimachinery. What its API server
/// does not expect to happen is a 500 there, and here.
[[nodiscard]] Error patchFault(int code, std::string message);
[[nodiscard]] Error noMergeKey(const Json &item, const std::string &key);
[[nodiscard]] Error unknownDirective(const Json &directive, const Json &map);

/// A value as Go's %v prints it: `map[a:1 b:[x y]]`.
[[nodiscard]] std::string goPrinted(const Json &value);
/// The Go type that a decoder makes of a value: `map[string]interface {}`.
[[nodiscard]] std::string goTypeOf(const Json &value);

} // namespace hp::embedded
