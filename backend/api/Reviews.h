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

/// The two questions of a server that asks in the name of its clients; for who may ask them.
/// SubjectAccessReview: a user has the roles of the groups "holdpoint:ROLE" that it comes with.
[[nodiscard]] Result<Json> answerOtherAccessReview(Json review);
/// TokenReview: whose token it is, as SelfSubjectReview names its owner. `known` is null for a
/// token that nobody issued. Without a token it is a 400.
[[nodiscard]] Result<Json> answerTokenReview(const http::Identity *known, Json review);

} // namespace hp::api
