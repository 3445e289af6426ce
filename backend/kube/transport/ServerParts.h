// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <string>

namespace hp::kube {

/// The address of an API server, taken apart for curl. `authority` always has its port.
struct ServerParts {
    std::string scheme{}; ///< "https" where the address names none
    std::string authority{}; ///< "host:port"
    std::string port{};
    std::string prefix{}; ///< of each path, without a slash at its end
};

[[nodiscard]] ServerParts partsOf(const std::string &server);

} // namespace hp::kube
