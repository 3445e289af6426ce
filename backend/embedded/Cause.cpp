// SPDX-License-Identifier: Apache-2.0
#include "backend/embedded/Cause.h"

#include "model/base/JsonFields.h"

#include <nlohmann/json.hpp>

namespace hp::embedded {

StatusCause invalidValue(std::string field, const std::string &value, const std::string &why)
{
    return {"FieldValueInvalid", "Invalid value: \"" + value + "\": " + why, std::move(field)};
}

} // namespace hp::embedded
