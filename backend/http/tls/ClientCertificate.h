// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/http/HttpExchange.h"

#include <openssl/ssl.h>
#include <openssl/x509.h>
#include <string>

namespace hp::http {

/// Who a verified client certificate names, as Kubernetes reads one: the common name is the user,
/// each organisation a group. A group with the name of one of our roles ("viewer" or, as the API
/// shows it, "holdpoint:viewer") gives that role; other groups give nothing, and "system:masters"
/// is admin only where that was configured: a CA that signs for a whole cluster vouches for people
/// who were never meant to be admins here. An identity without a name when the certificate has no
/// common name that can be shown.
enum class Masters { Nobody, Admins };
[[nodiscard]] Identity identityOf(const X509 *certificate, Masters masters);

/// Keeps with the context of a server what its clients' "system:masters" are.
void setMasters(SSL_CTX *context, Masters masters);
[[nodiscard]] Masters mastersOf(const SSL_CTX *context);

} // namespace hp::http
