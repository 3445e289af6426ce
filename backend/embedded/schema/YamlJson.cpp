// SPDX-License-Identifier: Apache-2.0
#include "backend/embedded/schema/YamlJson.h"

#include <charconv>
#include <nlohmann/json.hpp>
#include <string>
#include <yaml-cpp/yaml.h>

namespace hp::embedded {

namespace {

Json plainScalar(const std::string &text)
{
    if (text.empty() || text == "~" || text == "null" || text == "Null" || text == "NULL")
        return {};
    if (text == "true" || text == "True" || text == "TRUE")
        return true;
    if (text == "false" || text == "False" || text == "FALSE")
        return false;

    const char *end = text.data() + text.size();
    std::int64_t integer = 0;
    if (const auto [stop, error] = std::from_chars(text.data(), end, integer);
        error == std::errc{} && stop == end)
        return integer;
    double number = 0;
    if (text.find_first_not_of("0123456789.eE+-") == std::string::npos) {
        if (const auto [stop, error] = std::from_chars(text.data(), end, number);
            error == std::errc{} && stop == end)
            return number;
    }
    return text;
}

Json converted(const YAML::Node &node)
{
    switch (node.Type()) {
    case YAML::NodeType::Scalar:
        // yaml-cpp tags quoted scalars "!"; they are always text.
        return node.Tag() == "!" || node.Tag() == "tag:yaml.org,2002:str"
            ? Json(node.Scalar())
            : plainScalar(node.Scalar());
    case YAML::NodeType::Sequence: {
        Json list = Json::array();
        for (const YAML::Node &item : node)
            list.push_back(converted(item));
        return list;
    }
    case YAML::NodeType::Map: {
        Json map = Json::object();
        for (const auto &entry : node)
            map[entry.first.Scalar()] = converted(entry.second);
        return map;
    }
    default:
        return {};
    }
}

} // namespace

Result<Json> yamlToJson(std::string_view text)
{
    try {
        return converted(YAML::Load(std::string(text)));
    } catch (const YAML::Exception &failure) {
        return unexpected(ErrorCode::Invalid,
                          failure.msg,
                          "line " + std::to_string(failure.mark.line + 1) + ", column "
                              + std::to_string(failure.mark.column + 1));
    }
}

} // namespace hp::embedded
