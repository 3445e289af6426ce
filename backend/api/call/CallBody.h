// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/api/call/ApiCall.h"

namespace hp::api {

/// Decodes and checks the body of a write: media type, JSON or protobuf, kind, name and namespace
/// against the URL, patch type, delete options. Everything that stored objects do not decide is
/// refused here, in Kubernetes' words.
[[nodiscard]] Result<Done> readBody(ApiCall &call);

/// The body of a call that is neither stored nor patched: a review or an eviction.
[[nodiscard]] Result<Json> readObject(const http::HttpRequest &request);

} // namespace hp::api
