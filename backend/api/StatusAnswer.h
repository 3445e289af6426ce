// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/api/ResourceCatalog.h"
#include "backend/http/HttpExchange.h"
#include "model/base/Error.h"

#include <string>
#include <vector>

namespace hp::api {

/// The answer for an error: its metav1.Status, with Retry-After where a client should come back.
[[nodiscard]] http::HttpResponse statusResponse(const Error &error);
/// The 410 for a list that is not kept any more, with the token for the rest of what is there now.
[[nodiscard]] http::HttpResponse expiredListResponse(const std::string &continueToken);
/// metav1.Status of a success without an object: a deletion or an eviction.
[[nodiscard]] http::HttpResponse
successResponse(const ServedResource &resource, const Object &object, int status);
/// Adds Warning headers; clients print them to people. Call once with all of an answer: what comes
/// twice is left out, and what is too long together is shortened.
void addWarnings(http::HttpResponse &response, const std::vector<std::string> &warnings);

} // namespace hp::api
