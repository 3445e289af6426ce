// SPDX-License-Identifier: Apache-2.0
#include "backend/embedded/rules/Cause.h"

#include <nlohmann/json.hpp>

namespace hp::embedded {

StatusCause invalidValue(std::string field, const std::string &value, const std::string &why)
{
    return {"FieldValueInvalid", "Invalid value: \"" + value + "\": " + why, std::move(field)};
}

std::string textAt(const Json &object, const char *key)
{
    const auto it = object.find(key);
    return it != object.end() && it->is_string() ? it->get<std::string>() : std::string();
}

} // namespace hp::embedded
