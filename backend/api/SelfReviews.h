// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/http/HttpExchange.h"
#include "model/base/Json.h"
#include "model/base/Result.h"

namespace hp::api {

/// The three questions a client may ask about itself; each takes the posted object and gives it
/// back with its status. Pure; any thread. A question without a subject is a 422.
[[nodiscard]] Result<Json> answerAccessReview(const http::Identity &identity, Json review);
[[nodiscard]] Result<Json> answerRulesReview(const http::Identity &identity, Json review);
[[nodiscard]] Json answerSelfReview(const http::Identity &identity, Json review);

} // namespace hp::api
