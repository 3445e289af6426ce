// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstdint>
#include <string>

namespace hp::http {

/// Where to listen. Port 0 lets the system choose.
struct ListenAddress {
    std::string address = "127.0.0.1"; ///< numeric, IPv6 without brackets
    std::uint16_t port = 0;

    [[nodiscard]] bool isLoopback() const;
};

/// "127.0.0.1:7480", "[::1]:7480".
[[nodiscard]] std::string toString(const ListenAddress &address);

} // namespace hp::http
