// SPDX-License-Identifier: Apache-2.0
#include "backend/api/OpenApiV2.h"

#include "model/resource/JsonPointer.h"

#include <cstdint>
#include <nlohmann/json.hpp>
#include <string_view>
#include <utility>

namespace hp::api {

namespace {

/// Field numbers of OpenAPIv2.proto; only messages that are written here.
namespace field {
enum Document : unsigned { swagger = 1, info = 2, paths = 8, definitions = 9 };
enum Info : unsigned { title = 1, version = 2 };
enum Named : unsigned { name = 1, value = 2 };
enum Any : unsigned { yaml = 2 };
enum Paths : unsigned { path = 2 };
enum Operation : unsigned { parameters = 8, operationExtension = 13 };
enum ParametersItem : unsigned { parameter = 1 };
enum Parameter : unsigned { nonBodyParameter = 2 };
enum NonBodyParameter : unsigned { queryParameter = 3 };
enum QueryParameter : unsigned { queryIn = 2, queryName = 4, queryType = 6 };
enum Schema : unsigned {
    reference = 1,
    format = 2,
    description = 4,
    required = 19,
    additionalProperties = 21,
    type = 22,
    items = 23,
    properties = 25,
    schemaExtension = 31
};
/// Of Definitions, Properties, AdditionalPropertiesItem, TypeItem and ItemsItem.
constexpr unsigned only = 1;
} // namespace field

void putVarint(std::string &out, std::uint64_t value)
{
    while (value >= 0x80U) {
        out += static_cast<char>(0x80U | (value & 0x7FU));
        value >>= 7U;
    }
    out += static_cast<char>(value);
}

/// A string or a message: both are bytes with a length.
void put(std::string &out, unsigned number, std::string_view bytes)
{
    constexpr std::uint64_t lengthDelimited = 2;
    putVarint(out, (std::uint64_t{number} << 3U) | lengthDelimited);
    putVarint(out, bytes.size());
    out += bytes;
}

std::string named(const std::string &name, const std::string &value)
{
    std::string out;
    put(out, field::name, name);
    put(out, field::value, value);
    return out;
}

std::string extension(const std::string &name, const Json &value)
{
    std::string any;
    // JSON is YAML.
    put(any, field::yaml, value.dump(-1, ' ', false, Json::error_handler_t::replace));
    return named(name, any);
}

void putText(std::string &out, unsigned number, const Json &text)
{
    if (text.is_string())
        put(out, number, text.get_ref<const std::string &>());
}

/// "#/components/schemas/X" as v2 spells it; a lone reference inside allOf is how v3 says it beside
/// a description.
std::string referenceOf(const Json &schema)
{
    const Json &all = memberOf(schema, "allOf");
    const Json &direct = memberOf(schema, "$ref");
    const Json &target = direct.is_string() || !all.is_array() || all.size() != 1
        ? direct
        : memberOf(all[0], "$ref");
    if (!target.is_string())
        return {};
    const std::string &text = target.get_ref<const std::string &>();
    return "#/definitions/" + text.substr(text.rfind('/') + 1);
}

std::string schemaMessage(const Json &schema);

void putMembers(std::string &out, const Json &schema)
{
    if (const Json &members = memberOf(schema, "properties"); members.is_object()) {
        std::string all;
        for (const auto &[name, member] : members.items())
            put(all, field::only, named(name, schemaMessage(member)));
        put(out, field::properties, all);
    }
    if (const Json &rest = memberOf(schema, "additionalProperties"); rest.is_object()) {
        std::string item;
        put(item, field::only, schemaMessage(rest));
        put(out, field::additionalProperties, item);
    }
    for (const Json &required : memberOf(schema, "required"))
        putText(out, field::required, required);
}

/// What kubectl cannot take is left open: it would refuse the object or the whole document.
std::string schemaMessage(const Json &schema)
{
    std::string out;
    putText(out, field::description, memberOf(schema, "description"));
    if (const std::string reference = referenceOf(schema); !reference.empty()) {
        put(out, field::reference, reference);
        return out;
    }
    if (const Json &kinds = memberOf(schema, "x-kubernetes-group-version-kind"); !kinds.is_null())
        put(out, field::schemaExtension, extension("x-kubernetes-group-version-kind", kinds));
    const Json &type = memberOf(schema, "type");
    const Json &items = memberOf(schema, "items");
    const bool open = !type.is_string() || memberOf(schema, "nullable") == true
        || memberOf(schema, "x-kubernetes-preserve-unknown-fields") == true
        || memberOf(schema, "x-kubernetes-int-or-string") == true
        || (type == "array" && !items.is_object());
    if (open)
        return out;
    std::string typeItem;
    putText(typeItem, field::only, type);
    put(out, field::type, typeItem);
    putText(out, field::format, memberOf(schema, "format"));
    if (type == "array") {
        std::string item;
        put(item, field::only, schemaMessage(items));
        put(out, field::items, item);
    } else if (type == "object") {
        putMembers(out, schema);
    }
    return out;
}

std::string parameterMessage(const Json &parameter)
{
    std::string query;
    put(query, field::queryIn, "query");
    putText(query, field::queryName, memberOf(parameter, "name"));
    put(query, field::queryType, "string");
    std::string nonBody;
    put(nonBody, field::queryParameter, query);
    std::string whole;
    put(whole, field::nonBodyParameter, nonBody);
    std::string item;
    put(item, field::parameter, whole);
    return item;
}

std::string operationMessage(const Json &operation)
{
    std::string out;
    for (const Json &parameter : memberOf(operation, "parameters"))
        put(out, field::parameters, parameterMessage(parameter));
    for (const char *name : {"x-kubernetes-action", "x-kubernetes-group-version-kind"}) {
        if (const Json &value = memberOf(operation, name); !value.is_null())
            put(out, field::operationExtension, extension(name, value));
    }
    return out;
}

} // namespace

OpenApiV2::OpenApiV2() = default;

void OpenApiV2::addDefinition(const std::string &name, const Json &schema)
{
    put(m_definitions, field::only, named(name, schemaMessage(schema)));
}

void OpenApiV2::addPath(const std::string &path, const Json &item)
{
    static constexpr std::pair<const char *, unsigned> methods[] = {
        {"get", 2}, {"put", 3}, {"post", 4}, {"delete", 5}, {"patch", 8}};
    std::string operations;
    for (const auto &[method, number] : methods) {
        if (const Json &operation = memberOf(item, method); operation.is_object())
            put(operations, number, operationMessage(operation));
    }
    put(m_paths, field::path, named(path, operations));
}

std::string OpenApiV2::document() const
{
    std::string about;
    put(about, field::title, "Kubernetes");
    put(about, field::version, "v1.32.0");
    std::string out;
    put(out, field::swagger, "2.0");
    put(out, field::info, about);
    put(out, field::paths, m_paths);
    put(out, field::definitions, m_definitions);
    return out;
}

} // namespace hp::api
