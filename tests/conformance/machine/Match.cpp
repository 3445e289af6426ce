// SPDX-License-Identifier: Apache-2.0
#include "tests/conformance/machine/Match.h"

#include <algorithm>
#include <regex>

namespace hp::conformance {

using Json = nlohmann::json;

namespace {

std::string shown(const Json &value)
{
    std::string text = value.dump(-1, ' ', false, Json::error_handler_t::replace);
    return text.size() > 400 ? text.substr(0, 400) + "…" : text;
}

bool containsAll(const Json &wanted, const Json &actual)
{
    const auto one = [&actual](const Json &part) {
        if (actual.is_string() && part.is_string())
            return actual.get<std::string>().find(part.get<std::string>()) != std::string::npos;
        return actual.is_array()
            && std::any_of(actual.begin(), actual.end(), [&](const Json &item) {
                   return matches(part, item);
               });
    };
    return wanted.is_array() ? std::all_of(wanted.begin(), wanted.end(), one) : one(wanted);
}

bool sameSet(const Json &wanted, const Json &actual)
{
    return wanted.is_array() && actual.is_array() && wanted.size() == actual.size()
        && std::is_permutation(wanted.begin(), wanted.end(), actual.begin());
}

bool sortedBy(const Json &field, const Json &actual)
{
    const std::string name = field.get<std::string>();
    return actual.is_array() && !actual.empty()
        && std::is_sorted(actual.begin(), actual.end(), [&name](const Json &a, const Json &b) {
               return a.value(name, "") < b.value(name, "");
           });
}

struct Operator {
    const char *name;
    bool (*holds)(const Json &argument, const Json &actual);
};

const Operator operators[] = {
    {"$exists", [](const Json &a, const Json &v) { return a.get<bool>() == !v.is_null(); }},
    {"$contains", containsAll},
    {"$regex",
     [](const Json &a, const Json &v) {
         return v.is_string()
             && std::regex_search(v.get<std::string>(), std::regex(a.get<std::string>()));
     }},
    {"$eq", [](const Json &a, const Json &v) { return a == v; }},
    {"$ne", [](const Json &a, const Json &v) { return a != v; }},
    {"$gt",
     [](const Json &a, const Json &v) {
         // A number may come from a text or from memory; JSON has but one kind of them.
         const bool alike = a.type() == v.type() || (a.is_number() && v.is_number());
         return alike && v > a;
     }},
    {"$exactly", [](const Json &a, const Json &v) { return a == v || (a.empty() && v.is_null()); }},
    {"$sameSet", sameSet},
    {"$falsy",
     [](const Json &a, const Json &v) {
         return a.get<bool>() == (v == Json(false) || isEmptyValue(v));
     }},
    {"$num", [](const Json &a, const Json &v) { return a == (v.is_null() ? Json(0) : v); }},
    {"$sortedBy", sortedBy},
};

void applyOperators(const Json &expected,
                    const Json &actual,
                    const std::string &where,
                    std::vector<std::string> &failures)
{
    for (const auto &[name, argument] : expected.items()) {
        const auto found = std::find_if(std::begin(operators),
                                        std::end(operators),
                                        [&](const auto &o) { return name == o.name; });
        if (found == std::end(operators))
            failures.push_back(where + ": unknown operator " + name);
        else if (!found->holds(argument, actual))
            failures.push_back(where + ": " + name + ' ' + shown(argument) + " does not hold for "
                               + shown(actual));
    }
}

bool hasOperators(const Json &expected)
{
    return !expected.empty() && expected.begin().key().rfind('$', 0) == 0;
}

bool isConditionList(const Json &expected)
{
    return !expected.empty()
        && std::all_of(expected.begin(), expected.end(), [](const Json &entry) {
               return entry.is_object() && entry.contains("type") && entry.contains("status");
           });
}

void matchList(const Json &expected,
               const Json &actual,
               const std::string &where,
               std::vector<std::string> &failures)
{
    if (!actual.is_array() && !expected.empty()) {
        failures.push_back(where + " is " + shown(actual) + ", expected a list");
        return;
    }
    for (std::size_t i = 0; i < expected.size(); ++i) {
        const Json &wanted = expected[i];
        if (isConditionList(expected)) {
            const auto entry =
                std::find_if(actual.begin(), actual.end(), [&](const Json &candidate) {
                    return candidate.is_object()
                        && candidate.value("type", Json()) == wanted["type"];
                });
            const std::string place = where + "[" + wanted["type"].get<std::string>() + ']';
            if (entry == actual.end())
                failures.push_back(place + " is missing");
            else
                match(wanted, *entry, place, failures);
        } else if (std::none_of(actual.begin(), actual.end(), [&](const Json &candidate) {
                       return matches(wanted, candidate);
                   })) {
            failures.push_back(where + " lacks " + shown(wanted) + " in " + shown(actual));
        }
    }
}

} // namespace

void match(const Json &expected,
           const Json &actual,
           const std::string &where,
           std::vector<std::string> &failures)
{
    if (expected.is_array()) {
        matchList(expected, actual, where, failures);
    } else if (!expected.is_object()) {
        if (expected != actual)
            failures.push_back(where + " is " + shown(actual) + ", expected " + shown(expected));
    } else if (hasOperators(expected)) {
        applyOperators(expected, actual, where, failures);
    } else {
        for (const auto &[key, value] : expected.items()) {
            const Json missing;
            const bool there = actual.is_object() && actual.contains(key);
            match(value, there ? actual[key] : missing, where + '/' + key, failures);
        }
    }
}

bool matches(const Json &expected, const Json &actual)
{
    std::vector<std::string> failures;
    match(expected, actual, {}, failures);
    return failures.empty();
}

bool isEmptyValue(const Json &value)
{
    return value.is_null() || (value.is_structured() && value.empty())
        || (value.is_string() && value.get_ref<const std::string &>().empty());
}

} // namespace hp::conformance
