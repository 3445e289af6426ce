// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/http/HttpExchange.h"

#include <openssl/x509.h>
#include <string>

namespace hp::http {

/// Who a verified client certificate names, as Kubernetes reads one: the common name is the user,
/// each organisation a group. A group with the name of one of our roles ("viewer" or, as the API
/// shows it, "holdpoint:viewer") gives that role, and "system:masters" is admin; other groups give
/// nothing. An identity without a name when the
/// certificate has no common name that can be shown.
[[nodiscard]] Identity identityOf(const X509 *certificate);

} // namespace hp::http
