// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "model/base/Json.h"

#include <string>

namespace hp::gateway {

/// An object for people to read, as `kubectl get -o yaml` prints it, but that it can be shown to
/// anybody: `metadata.managedFields` is folded to the names of the managers, the copy of the object
/// that kubectl keeps in an annotation to its size, and what stands behind the name of a secret is
/// `[removed]`. Of a very large one the end is left out. Pure.
[[nodiscard]] std::string objectYaml(const Json &object);

} // namespace hp::gateway
