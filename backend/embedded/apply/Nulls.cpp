// SPDX-License-Identifier: Apache-2.0
#include "backend/embedded/apply/Nulls.h"

#include <nlohmann/json.hpp>

namespace hp::embedded {

void dropNulls(Json &value)
{
    if (value.is_object()) {
        for (auto it = value.begin(); it != value.end();)
            it = it->is_null() ? value.erase(it) : std::next(it);
    }
    if (value.is_structured()) {
        for (Json &part : value)
            dropNulls(part);
    }
}

} // namespace hp::embedded
