// SPDX-License-Identifier: Apache-2.0
#include "backend/api/PathGate.h"

#include "backend/api/AccessPolicy.h"
#include "backend/api/StatusAnswer.h"
#include "model/base/ApiStatus.h"

namespace hp::api {

std::optional<http::HttpResponse> refusePath(const http::HttpRequest &request)
{
    if (request.identity.name.empty())
        return statusResponse(
            errorFrom({.code = 401, .reason = "Unauthorized", .message = "Unauthorized"}));
    const AccessAttributes wanted{.verb = "get", .path = request.path};
    if (mayAccess(request.identity, wanted).allowed)
        return std::nullopt;
    return statusResponse(errorFrom(
        {.code = 403, .reason = "Forbidden", .message = refusalText(request.identity, wanted)}));
}

} // namespace hp::api
