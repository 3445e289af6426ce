// SPDX-License-Identifier: Apache-2.0
#include "backend/kube/config/YamlValue.h"

#include "model/base/Json.h"

#include <algorithm>
#include <charconv>
#include <cmath>
#include <nlohmann/json.hpp>
#include <yaml-cpp/yaml.h>

namespace hp::kube {

namespace {

constexpr int maxDepth = 32;
constexpr int maxValues = 10'000;

/// Counts what was taken: an alias costs nothing in the file, and everything here.
struct Budget {
    int depth = 0;
    int values = 0;
    bool spent = false;
};

template<typename Number>
bool readNumber(const std::string &text, Number &number)
{
    const char *const end = text.data() + text.size();
    const auto [stop, error] = std::from_chars(text.data(), end, number);
    return error == std::errc() && stop == end;
}

Json scalar(const YAML::Node &node)
{
    const std::string &text = node.Scalar();
    if (node.Tag() == "!") // quoted
        return text;
    for (const char *word : {"true", "True", "TRUE", "yes", "Yes", "YES", "on", "On", "ON"}) {
        if (text == word)
            return true;
    }
    for (const char *word : {"false", "False", "FALSE", "no", "No", "NO", "off", "Off", "OFF"}) {
        if (text == word)
            return false;
    }
    std::int64_t whole = 0;
    if (readNumber(text, whole))
        return whole;
    double real = 0;
    // from_chars reads "inf" and "nan" as well, which JSON has no number for.
    const bool isNumeric = text.find_first_not_of("0123456789+-.eE") == std::string::npos;
    if (isNumeric && readNumber(text, real) && std::isfinite(real))
        return real;
    return text;
}

Json convert(const YAML::Node &node, Budget &budget)
{
    if (++budget.values > maxValues || budget.depth > maxDepth) {
        budget.spent = true;
        return nullptr;
    }
    ++budget.depth;
    Json result = nullptr;
    if (node.IsScalar()) {
        result = scalar(node);
    } else if (node.IsSequence()) {
        result = Json::array();
        for (auto it = node.begin(); it != node.end() && !budget.spent; ++it)
            result.push_back(convert(*it, budget));
    } else if (node.IsMap()) {
        result = Json::object();
        for (auto it = node.begin(); it != node.end() && !budget.spent; ++it) {
            if (it->first.IsScalar())
                result[it->first.Scalar()] = convert(it->second, budget);
        }
    }
    --budget.depth;
    return result;
}

} // namespace

Result<std::string> jsonOfYaml(const YAML::Node &value)
{
    Budget budget;
    const Json json = convert(value, budget);
    if (budget.spent)
        return unexpected(ErrorCode::Invalid, "is too large or too deep");
    return json.dump(-1, ' ', false, Json::error_handler_t::replace);
}

} // namespace hp::kube
