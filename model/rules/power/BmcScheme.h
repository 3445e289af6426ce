// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "model/base/Message.h"

#include <string_view>

namespace hp::rules {

/// Why power cannot be managed over spec.bmc.address, as far as its scheme tells
/// (facts/reboot.md 5.2): the schemes that are not Redfish, and those that nobody knows. Empty when
/// nothing speaks against it. Never repeats the address, which may contain a password.
[[nodiscard]] Message bmcSchemeTrouble(std::string_view address);

} // namespace hp::rules
