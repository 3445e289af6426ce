// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/http/Listener.h"
#include "model/base/Result.h"

#include <memory>
#include <string>

namespace hp::lab {

/// What a Bmc shows at its own address when a client shakes hands.
struct BmcTls {
    std::string certificate{}; ///< a word of spec.faults.certificate; empty: self-signed and sound
    std::string version{}; ///< a word of spec.faults.tls: the newest that is spoken; empty: any

    auto operator<=>(const BmcTls &) const = default;
};

/// Two self-signed certificates with their keys, made once: the usual one and another. Neither is a
/// secret of anybody's.
class BmcCertificates
{
public:
    /// Errors are Internal: OpenSSL refused a step.
    [[nodiscard]] Result<std::shared_ptr<http::TlsContext>> contextFor(const BmcTls &tls);

private:
    std::string m_key{};
    std::string m_otherKey{};
};

} // namespace hp::lab
