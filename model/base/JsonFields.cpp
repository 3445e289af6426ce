// SPDX-License-Identifier: Apache-2.0
#include "model/base/JsonFields.h"

#include <nlohmann/json.hpp>

namespace hp {

const std::string &textOf(const Json &json, const char *member)
{
    static const std::string none;
    if (!json.is_object())
        return none;
    const auto it = json.find(member);
    return it != json.end() && it->is_string() ? it->get_ref<const std::string &>() : none;
}

std::string textAt(const Json &json, const char *pointer)
{
    const Json::json_pointer at(pointer);
    if (!json.contains(at) || !json[at].is_string())
        return {};
    return json[at].get<std::string>();
}

bool isTrue(const Json &value)
{
    return value.is_boolean() && value.get<bool>();
}

bool flagOf(const Json &json, const char *member)
{
    if (!json.is_object())
        return false;
    const auto it = json.find(member);
    return it != json.end() && isTrue(*it);
}

std::string timeOrEmpty(const std::optional<TimePoint> &time)
{
    return time ? formatMicroTime(*time) : std::string();
}

Json timeOrNull(const std::optional<TimePoint> &time)
{
    return time ? Json(formatMicroTime(*time)) : Json();
}

} // namespace hp
