// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <string>

namespace hp::maintenance::cloud {

/// What a refusal of Google or Azure means for whoever asked.
enum class Refusal {
    None, ///< it is no refusal
    Throttled, ///< or a passing trouble of the service: ask again later
    Rejected, ///< the token, or what it was asked for with, is not accepted
    Denied, ///< it does not allow this
    Missing, ///< there is no such resource
    Unregistered, ///< the subscription or project has not enabled the API
    Other,
};

/// Of the service's own words only the code is kept, because the rest may quote what was sent.
struct RefusalReading {
    Refusal kind = Refusal::None;
    std::string
        code{}; ///< "rateLimitExceeded", "AuthorizationFailed", "AADSTS7000222"; else "HTTP 503"
};

/// Reads the errors of Google's APIs (https://cloud.google.com/apis/design/errors), of Azure's
/// Resource Manager
/// (https://learn.microsoft.com/azure/azure-resource-manager/troubleshooting/common-deployment-errors)
/// and of OAuth 2.0 (RFC 6749 5.2), whichever it is.
[[nodiscard]] RefusalReading refusalOf(int httpStatus, const std::string &body);

} // namespace hp::maintenance::cloud
