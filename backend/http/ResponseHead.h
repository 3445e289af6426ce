// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/http/HttpExchange.h"

#include <optional>
#include <string>

namespace hp::http {

enum class Persistence { KeepAlive, Close };

/// The status line and header block with the empty line. Without a length the body is chunked, or
/// for HTTP/1.0 ends with the connection. Header lines of a handler that contain a line break are
/// left out.
[[nodiscard]] std::string responseHead(const HttpResponse &response,
                                       Persistence persistence,
                                       std::optional<std::size_t> length,
                                       bool http10);

} // namespace hp::http
