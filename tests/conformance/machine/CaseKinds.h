// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/embedded/schema/SchemaSet.h"
#include "model/base/Json.h"

namespace hp::conformance {

/// Cases with `requires: custom-resources` bring objects of kinds that the program does not have,
/// as a cluster does whose administrator installed more definitions. This installs them: every such
/// kind, and what is made from one that ends in Template. To be called for all files before the
/// first case runs.
void installCaseKinds(const Json &cases);

/// The definitions of those kinds. They let every content pass.
[[nodiscard]] const embedded::SchemaSet &caseDefinitions();

} // namespace hp::conformance
