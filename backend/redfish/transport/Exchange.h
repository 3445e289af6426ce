// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/curl/Request.h"
#include "backend/drivers/PowerDriver.h"
#include "backend/redfish/PeerCertificate.h"
#include "backend/redfish/SecretText.h"
#include "backend/redfish/TlsTrust.h"

#include <optional>
#include <string>
#include <vector>

namespace hp::redfish {

using curl::Method; // GET, POST and DELETE

/// One HTTP request to a BMC.
struct HttpRequest {
    Method method = Method::Get;
    std::string url{};
    SecretText authorisation{}; ///< one whole header line, or empty
    SecretText body{};
    TlsTrust trust{};
    bool keepAlive = true;
    bool stream = false; ///< the body has no end; its bytes go to a listener as they come
    /// Of a stream: a whole header line that names the last event that is known; empty: from now
    /// on.
    std::string lastEvent{};
    bool forgetAddress = false; ///< resolve the name anew
    /// For a POST that changes no power state: a kept connection will do. It is still sent once at
    /// most.
    bool mayReuseConnection = false;
    drivers::StillAllowed stillAllowed{}; ///< asked right before it is sent
};

/// Why there is no usable answer. None: the status counts.
enum class Failure {
    None,
    Unresolved, ///< its name has no address
    Connect, ///< there is no way to it
    NobodyListens, ///< its address refuses the connection
    Untrusted, ///< the certificate is not to be believed
    WrongKey, ///< another key than the accepted one
    TooOldTls, ///< the BMC offers no protocol above the floor
    Tls, ///< anything else of TLS
    TimedOut,
    Broken,
    TooLarge,
    Encoding,
    Withdrawn, ///< it was not allowed any more; nothing was sent
    Stopped
};

/// What came back; header values are those of the last response.
struct HttpAnswer {
    Failure failure = Failure::None;
    std::string trouble{}; ///< one sentence without address details or secrets
    /// The request may have reached the BMC although no answer did.
    bool mayHaveArrived = false;
    bool reusedConnection = false;
    int status = 0;
    std::string body{};
    std::string location{};
    SecretText token{}; ///< X-Auth-Token
    std::optional<PeerCertificate> certificate{}; ///< of a handshake that did not do
    std::string retryAfter{};
    bool redfish = false; ///< OData-Version was present

    [[nodiscard]] bool isSuccess() const { return status >= 200 && status < 300; }
};

} // namespace hp::redfish
