// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "model/base/Json.h"

#include <string>
#include <vector>

namespace hp::lab {

/// The accounts of the service, to be read only: who may come in stands in the Bmcs' spec, and is
/// an administrator there.
namespace pages {

[[nodiscard]] std::vector<std::string> roleNames();
/// The page at AccountService/<rest>, for who is logged in; null when there is none.
[[nodiscard]] Json account(const std::vector<std::string> &rest, const std::string &userName);

} // namespace pages

} // namespace hp::lab
