// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "model/base/Result.h"

#include <cstdint>
#include <string>
#include <string_view>

namespace hp::http {

/// Where to listen. Port 0 lets the system choose.
struct ListenAddress {
    std::string address = "127.0.0.1"; ///< numeric, IPv6 without brackets
    std::uint16_t port = 0;

    [[nodiscard]] bool isLoopback() const;
};

/// "127.0.0.1:7480", "[::1]:7480".
[[nodiscard]] std::string toString(const ListenAddress &address);
/// Reads "ADDR:PORT"; ADDR is numeric or "localhost". Errors are Invalid with one sentence.
[[nodiscard]] Result<ListenAddress> parseListenAddress(std::string_view text);

} // namespace hp::http
