// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/api/ApiCall.h"

namespace hp::api {

/// Decodes and checks the body of a write: media type, JSON or protobuf, kind, name and namespace
/// against the URL, patch type, delete options. Everything that stored objects do not decide is
/// refused here, in Kubernetes' words.
[[nodiscard]] Result<Done> readBody(ApiCall &call);

/// Why content cannot be read ("strict decoding error: …") as the API server words it for this
/// call: 400 for an object, 422 for a patch.
[[nodiscard]] Error decodingError(const ApiCall &call, const std::string &message);

/// The body of a call that is neither stored nor patched: a review or an eviction.
[[nodiscard]] Result<Json> readObject(const http::HttpRequest &request);

} // namespace hp::api
