// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/http/HttpExchange.h"

#include <optional>

namespace hp::api {

/// For handlers beside the Kubernetes API: the refusal of a request whose path its sender may not
/// get, in Kubernetes' words (401 or 403); nullopt when it may. Callable on any thread.
[[nodiscard]] std::optional<http::HttpResponse> refusePath(const http::HttpRequest &request);

} // namespace hp::api
