// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstdint>

namespace hp::runtime {

/// What an epoll has to wait for when curl says CURL_POLL_* about a socket; 0: nothing more.
[[nodiscard]] std::uint32_t epollEvents(int curlPoll);

/// The file of authorities that curl was built with; null: it has none.
[[nodiscard]] const char *systemAuthorities();

} // namespace hp::runtime
