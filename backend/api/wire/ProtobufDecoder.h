// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "model/base/Json.h"
#include "model/base/Result.h"

#include <string_view>

namespace hp::api {

/// Decodes a request body of type application/vnd.kubernetes.protobuf into the JSON that the same
/// client would have sent (kube-api.md 1.6). A kind that is not in the table fails with 415, bytes
/// that are not protobuf with 400. Pure; any thread.
[[nodiscard]] Result<Json> decodeProtobuf(std::string_view body);

} // namespace hp::api
