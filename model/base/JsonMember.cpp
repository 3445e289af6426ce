// SPDX-License-Identifier: Apache-2.0
#include "model/base/JsonMember.h"

#include <nlohmann/json.hpp>

namespace hp {

const std::string &memberText(const Json &json, const char *key)
{
    static const std::string none;
    if (!json.is_object())
        return none;
    const auto it = json.find(key);
    return it != json.end() && it->is_string() ? it->get_ref<const std::string &>() : none;
}

bool memberFlag(const Json &json, const char *key)
{
    if (!json.is_object())
        return false;
    const auto it = json.find(key);
    return it != json.end() && it->is_boolean() && it->get<bool>();
}

} // namespace hp
