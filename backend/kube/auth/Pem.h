// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "model/base/Time.h"

#include <optional>
#include <string>

namespace hp::kube {

/// Why a text cannot be used as certificate authorities; empty when it can.
[[nodiscard]] std::string whyNotCertificates(const std::string &pem);
/// Why a certificate and a private key cannot be used together; empty when they can.
[[nodiscard]] std::string whyNotPair(const std::string &certificatePem, const std::string &keyPem);
/// When the first certificate ends; nullopt when there is none.
[[nodiscard]] std::optional<TimePoint> certificateExpiry(const std::string &pem);

} // namespace hp::kube
