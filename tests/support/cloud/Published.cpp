// SPDX-License-Identifier: Apache-2.0
#include "tests/support/cloud/Published.h"

#include <QFile>

#include <algorithm>
#include <nlohmann/json.hpp>

namespace hp::test {

namespace {

const Json &types()
{
    static const Json read = [] {
        QFile file(qEnvironmentVariable("HOLDPOINT_SOURCE_DIR")
                   + QStringLiteral("/tests/support/cloud/published.json"));
        const bool there = file.open(QIODevice::ReadOnly);
        return there ? Json::parse(file.readAll().toStdString()).at("types") : Json::object();
    }();
    return read;
}

/// `form` is "string", "boolean", "integer" or "any", the name of a type, a list of words, or
/// {"list": form} or {"map": form}.
std::string unfit(const Json &value, const Json &form, const std::string &where)
{
    if (form.is_array())
        return std::find(form.begin(), form.end(), value) == form.end()
            ? where + " is none of its words"
            : std::string();
    if (form.is_object()) {
        const bool isList = form.contains("list");
        if (isList ? !value.is_array() : !value.is_object())
            return where + (isList ? " is not a list" : " is not a map");
        for (const auto &[name, one] : value.items()) {
            std::string fault =
                unfit(one, form.at(isList ? "list" : "map"), where + '/' + std::string(name));
            if (!fault.empty())
                return fault;
        }
        return {};
    }
    const std::string name = form.get<std::string>();
    const bool fits = name == "any" || (name == "string" && value.is_string())
        || (name == "boolean" && value.is_boolean())
        || (name == "integer" && value.is_number_integer());
    if (fits)
        return {};
    const auto type = types().find(name);
    if (type == types().end())
        return where + " is not of type " + name;
    if (!value.is_object())
        return where + " is not an object";
    for (const auto &[member, one] : value.items()) {
        const auto known = type->find(member);
        std::string fault = known == type->end() ? where + " has a " + member
                                                 : unfit(one, *known, where + '/' + member);
        if (!fault.empty())
            return fault;
    }
    return {};
}

} // namespace

std::string unpublished(const Json &document, const std::string &type)
{
    return unfit(document, Json(type), type);
}

} // namespace hp::test
