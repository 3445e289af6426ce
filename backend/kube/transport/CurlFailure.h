// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/kube/transport/Exchange.h"

#include <curl/curl.h>

#include <string>

namespace hp::kube {

/// What an error of curl means for whoever asked the API server.
struct CurlFailure {
    Failure failure = Failure::Broken;
    Message sentence{}; ///< for a person, with the server's address where it helps
};

/// `peer` is the "host:port" that is named, `words` are those of the library about a certificate,
/// or empty. A code that is not known here is a connection that broke.
[[nodiscard]] CurlFailure
meaningOf(CURLcode code, const std::string &peer, const std::string &words = {});

/// The address of an API server, taken apart for curl. `authority` always has its port.
struct ServerParts {
    std::string scheme{}; ///< "https" where the address names none
    std::string authority{}; ///< "host:port"
    std::string port{};
    std::string prefix{}; ///< of each path, without a slash at its end
};

[[nodiscard]] ServerParts partsOf(const std::string &server);

} // namespace hp::kube
