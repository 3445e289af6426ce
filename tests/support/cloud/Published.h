// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "model/base/Json.h"

#include <string>

namespace hp::test {

/// Where a document is not of the type that its API publishes, as
/// tests/support/cloud/published.json has it: a member that there is not, of another type, or a
/// word that is none of its words. Empty: it is.
[[nodiscard]] std::string unpublished(const Json &document, const std::string &type);

} // namespace hp::test
