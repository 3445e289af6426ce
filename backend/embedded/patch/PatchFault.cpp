// SPDX-License-Identifier: Apache-2.0
#include "backend/embedded/patch/PatchFault.h"

#include "model/base/ApiStatus.h"

#include <nlohmann/json.hpp>
#include <utility>

namespace hp::embedded {

Error patchFault(int code, std::string message)
{
    if (code == 400)
        return badRequest(message);
    return errorFrom({.code = code,
                      .reason = code == 422 ? "Invalid" : std::string(),
                      .message = std::move(message)});
}

Error noMergeKey(const Json &item, const std::string &key)
{
    return patchFault(400,
                      "map: " + goPrinted(item) + " does not contain declared merge key: " + key);
}

Error unknownDirective(const Json &directive, const Json &map)
{
    return patchFault(400,
                      "unknown patch type: " + goPrinted(directive) + " in map: " + goPrinted(map));
}

std::string goPrinted(const Json &value)
{
    if (value.is_null())
        return "<nil>";
    if (value.is_string())
        return value.get<std::string>();
    if (!value.is_structured())
        return value.dump();
    std::string text;
    if (value.is_array()) {
        for (const Json &item : value)
            text += (text.empty() ? "" : " ") + goPrinted(item);
        return '[' + text + ']';
    }
    for (const auto &[key, member] : value.items())
        text += (text.empty() ? "" : " ") + key + ':' + goPrinted(member);
    return "map[" + text + ']';
}

std::string goTypeOf(const Json &value)
{
    switch (value.type()) {
    case Json::value_t::object:
        return "map[string]interface {}";
    case Json::value_t::array:
        return "[]interface {}";
    case Json::value_t::string:
        return "string";
    case Json::value_t::boolean:
        return "bool";
    case Json::value_t::number_float:
        return "float64";
    case Json::value_t::number_integer:
    case Json::value_t::number_unsigned:
        return "int64";
    default:
        return "%!s(<nil>)";
    }
}

} // namespace hp::embedded
