// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/redfish/SecretText.h"

#include <optional>
#include <string>
#include <vector>

namespace hp::redfish {

enum class Method { Get, Post, Delete };

/// The oldest TLS that is spoken. Old is for BMCs that know nothing newer, one by one.
enum class TlsFloor { Tls12, Tls13, Old };

/// One HTTP request to a BMC.
struct HttpRequest {
    Method method = Method::Get;
    std::string url{};
    SecretText authorisation{}; ///< one whole header line, or empty
    SecretText body{};
    bool verifyCertificate = true;
    bool keepAlive = true;
    bool forgetAddress = false; ///< resolve the name anew
    /// For a POST that changes no power state: a kept connection will do. It is still sent once at
    /// most.
    bool mayReuseConnection = false;
    /// "sha256//" and the base64 of the only public key that is accepted; empty: any. It counts
    /// whether or not the certificate is verified.
    std::string pinnedKey{};
    TlsFloor tlsFloor = TlsFloor::Tls12;
    bool wantsPeerKey = false; ///< fill HttpAnswer::peerKey
};

/// Why there is no usable answer. None: the status counts.
enum class Failure { None, Connect, Tls, TimedOut, Broken, TooLarge, Encoding, Stopped };

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
    std::string retryAfter{};
    bool redfish = false; ///< OData-Version was present
    std::string peerKey{}; ///< the BMC's public key in the form of HttpRequest::pinnedKey
};

} // namespace hp::redfish
