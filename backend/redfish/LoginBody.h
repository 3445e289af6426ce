// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/redfish/Operation.h"

namespace hp::redfish {

/// The body of a session login, without a copy of the password outside wiped memory.
[[nodiscard]] SecretText loginBody(const BmcAccess &access);
/// The whole header line of Basic authentication.
[[nodiscard]] SecretText basicHeader(const BmcAccess &access);

} // namespace hp::redfish
