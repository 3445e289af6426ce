// SPDX-License-Identifier: Apache-2.0
#include "backend/maintenance/sources/cloud/JsonMembers.h"

#include <nlohmann/json.hpp>

namespace hp::maintenance::cloud {

std::string textOf(const Json &object, const char *member)
{
    const Json &found = memberOf(object, member);
    return found.is_string() ? found.get<std::string>() : std::string();
}

const Json &memberOf(const Json &object, const char *member)
{
    static const Json nothing;
    const auto found = object.find(member);
    return found == object.end() ? nothing : *found;
}

} // namespace hp::maintenance::cloud
