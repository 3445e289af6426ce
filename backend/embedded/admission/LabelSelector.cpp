// SPDX-License-Identifier: Apache-2.0
#include "backend/embedded/admission/LabelSelector.h"

#include <algorithm>
#include <nlohmann/json.hpp>
#include <string_view>

namespace hp::embedded {

namespace {

const Json &memberOf(const Json &object, std::string_view key)
{
    static const Json none;
    const auto it = object.is_object() ? object.find(key) : object.end();
    return it == object.end() ? none : *it;
}

std::string operatorOf(const Json &requirement)
{
    const Json &word = memberOf(requirement, "operator");
    return word.is_string() ? word.get<std::string>() : std::string();
}

bool satisfies(const Json &requirement, const Json &labels)
{
    const Json &key = memberOf(requirement, "key");
    const Json &label = key.is_string() ? memberOf(labels, key.get_ref<const std::string &>())
                                        : memberOf(labels, "");
    const Json &values = memberOf(requirement, "values");
    const bool listed = std::find(values.begin(), values.end(), label) != values.end();
    const std::string word = operatorOf(requirement);
    if (word == "In")
        return !label.is_null() && listed;
    if (word == "NotIn")
        return label.is_null() || !listed;
    return word == "Exists" ? !label.is_null() : label.is_null();
}

} // namespace

std::string selectorFault(const Json &selector)
{
    for (const Json &requirement : memberOf(selector, "matchExpressions")) {
        const std::string word = operatorOf(requirement);
        const bool empty = memberOf(requirement, "values").empty();
        if (word == "In" || word == "NotIn") {
            if (empty)
                return "values: Invalid value: []: for 'in', 'notin' operators, values set can't "
                       "be empty";
        } else if (word == "Exists" || word == "DoesNotExist") {
            if (!empty)
                return "values: Invalid value: " + memberOf(requirement, "values").dump()
                    + ": values set must be empty for exists and does not exist";
        } else {
            return '"' + word + "\" is not a valid label selector operator";
        }
    }
    return {};
}

bool selectorMatches(const Json &selector, const Json &labels)
{
    const Json &wanted = memberOf(selector, "matchLabels");
    if (wanted.is_object()) {
        for (const auto &[key, value] : wanted.items()) {
            if (memberOf(labels, key) != value)
                return false;
        }
    }
    const Json &expressions = memberOf(selector, "matchExpressions");
    return std::all_of(expressions.begin(), expressions.end(), [&](const Json &requirement) {
        return satisfies(requirement, labels);
    });
}

} // namespace hp::embedded
