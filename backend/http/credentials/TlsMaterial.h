// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "model/base/Result.h"

#include <string>

namespace hp::http {

/// What a TLS server shows and proves: its certificate (chain) and private key, both PEM. The key
/// is a secret; it is never logged.
struct TlsMaterial {
    std::string certificatePem{};
    std::string keyPem{};
};

/// Reads --tls-cert and --tls-key. Errors are Invalid, one sentence that names the file, also when
/// the two do not belong together or the certificate has expired.
[[nodiscard]] Result<TlsMaterial> readTlsMaterial(const std::string &certificateFile,
                                                  const std::string &keyFile);

} // namespace hp::http
