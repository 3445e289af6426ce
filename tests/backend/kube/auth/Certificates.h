// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <string>

namespace hp::test {

/// A certificate that signed itself, and its key.
struct CertificatePair {
    std::string certificatePem{};
    std::string keyPem{};
};

/// Made by the openssl program, valid for a day; ends the test when it cannot be made.
[[nodiscard]] CertificatePair makeCertificate(const char *commonName);

} // namespace hp::test
