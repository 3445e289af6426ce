// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "model/base/Json.h"
#include "model/base/Result.h"

#include <string_view>

namespace hp::api {

/// Decodes a request body of type application/vnd.kubernetes.protobuf into the JSON that the same
/// client would have sent, zero values and nulls included (facts/kube-api.md 1.6). A kind that is
/// not in resources/types/kinds.tsv fails with 415. Bytes that are not such an object fail with
/// 400 and the field that is wrong, as does an object of more than 400,000 values. Pure; any
/// thread.
[[nodiscard]] Result<Json> decodeProtobuf(std::string_view body);

} // namespace hp::api
