// SPDX-License-Identifier: Apache-2.0
#include "backend/api/wire/ListMetadata.h"

#include "model/base/Json.h"

#include <nlohmann/json.hpp>

namespace hp::api {

std::string ListMetadata::json() const
{
    std::string text = R"({"resourceVersion":)" + Json(resourceVersion).dump();
    if (!more.empty())
        text += R"(,"continue":)" + Json(more).dump();
    if (remaining)
        text += R"(,"remainingItemCount":)" + std::to_string(*remaining);
    return text + '}';
}

} // namespace hp::api
