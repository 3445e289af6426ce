// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <memory>
#include <openssl/ssl.h>
#include <string>

namespace hp::bench {

/// What a BMC proves itself with: a key of its own and a certificate that nobody signed.
struct Identity {
    std::shared_ptr<SSL_CTX> context{};
    std::string pin{}; ///< "sha256//" and the base64 of its public key's digest
};

/// RSA with 2048 bits, as most BMCs have it.
[[nodiscard]] Identity makeIdentity();

} // namespace hp::bench
