// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "model/base/Result.h"
#include "model/base/Time.h"

#include <optional>
#include <string>

namespace hp::http {

/// What a TLS server shows and proves: its certificate (chain) and private key, both PEM. The key
/// is a secret; it is never logged.
struct TlsMaterial {
    std::string certificatePem{};
    std::string keyPem{};
    std::string clientCaPem{}; ///< who may vouch for clients; empty: no client certificates
    bool clientMasters = false; ///< "system:masters" of such a certificate is admin

    [[nodiscard]] bool operator==(const TlsMaterial &other) const = default;
};

/// Reads --tls-cert and --tls-key. Errors are Invalid, one sentence that names the file and, in a
/// chain, the number of the certificate; also when the two do not belong together, the server's own
/// certificate is not the first, or it has expired.
[[nodiscard]] Result<TlsMaterial> readTlsMaterial(const std::string &certificateFile,
                                                  const std::string &keyFile);
/// When the first certificate of a PEM text ends; none when it holds none.
[[nodiscard]] std::optional<TimePoint> certificateEnd(const std::string &pem);
/// The same for when it begins.
[[nodiscard]] std::optional<TimePoint> certificateStart(const std::string &pem);
/// Reads --client-ca, one or more certificates. Errors are Invalid, one sentence with the file.
[[nodiscard]] Result<std::string> readClientAuthorities(const std::string &file);

} // namespace hp::http
