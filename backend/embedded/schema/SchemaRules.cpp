// SPDX-License-Identifier: Apache-2.0
#include "backend/embedded/schema/SchemaRules.h"

#include "backend/embedded/schema/SchemaNode.h"
#include "backend/embedded/schema/SchemaPass.h"
#include "model/base/JsonFields.h"
#include "model/base/JsonTree.h"
#include "model/resource/JsonPointer.h"

#include <algorithm>
#include <map>
#include <nlohmann/json.hpp>
#include <string_view>
#include <utility>

namespace hp::embedded {

namespace {

using Causes = std::vector<StatusCause>;

constexpr std::size_t maxFaults = 50;

/// What stands at a keyword of JSONSchemaProps.
enum class Holds {
    Text,
    Flag,
    Number,
    Count,
    Texts,
    Anything,
    Values, ///< a list of anything
    Object,
    RuleList, ///< of objects
    Schema,
    SchemaOrFlag,
    Schemas, ///< a list
    SchemaMap,
};

const std::map<std::string_view, Holds> &keywords()
{
    static const std::map<std::string_view, Holds> known{
        {"$ref", Holds::Text},
        {"$schema", Holds::Text},
        {"additionalItems", Holds::SchemaOrFlag},
        {"additionalProperties", Holds::SchemaOrFlag},
        {"allOf", Holds::Schemas},
        {"anyOf", Holds::Schemas},
        {"default", Holds::Anything},
        {"definitions", Holds::SchemaMap},
        {"dependencies", Holds::Object},
        {"description", Holds::Text},
        {"enum", Holds::Values},
        {"example", Holds::Anything},
        {"exclusiveMaximum", Holds::Flag},
        {"exclusiveMinimum", Holds::Flag},
        {"externalDocs", Holds::Object},
        {"format", Holds::Text},
        {"id", Holds::Text},
        {"items", Holds::Schema},
        {"maxItems", Holds::Count},
        {"maxLength", Holds::Count},
        {"maxProperties", Holds::Count},
        {"maximum", Holds::Number},
        {"minItems", Holds::Count},
        {"minLength", Holds::Count},
        {"minProperties", Holds::Count},
        {"minimum", Holds::Number},
        {"multipleOf", Holds::Number},
        {"not", Holds::Schema},
        {"nullable", Holds::Flag},
        {"oneOf", Holds::Schemas},
        {"pattern", Holds::Text},
        {"patternProperties", Holds::SchemaMap},
        {"properties", Holds::SchemaMap},
        {"required", Holds::Texts},
        {"title", Holds::Text},
        {"type", Holds::Text},
        {"uniqueItems", Holds::Flag},
        {"x-kubernetes-embedded-resource", Holds::Flag},
        {"x-kubernetes-int-or-string", Holds::Flag},
        {"x-kubernetes-list-map-keys", Holds::Texts},
        {"x-kubernetes-list-type", Holds::Text},
        {"x-kubernetes-map-type", Holds::Text},
        {"x-kubernetes-preserve-unknown-fields", Holds::Flag},
        {"x-kubernetes-validations", Holds::RuleList},
    };
    return known;
}

bool isListOfTexts(const Json &value)
{
    return value.is_array() && std::all_of(value.begin(), value.end(), [](const Json &entry) {
               return entry.is_string();
           });
}

/// What the value of a keyword must be; null when it is.
const char *wantedInstead(Holds holds, const Json &value)
{
    switch (holds) {
    case Holds::Text:
        return value.is_string() ? nullptr : "a string";
    case Holds::Flag:
        return value.is_boolean() ? nullptr : "true or false";
    case Holds::Number:
        return value.is_number() ? nullptr : "a number";
    case Holds::Count:
        return value.is_number_unsigned() || (value.is_number_integer() && value >= 0)
            ? nullptr
            : "a whole number that is not negative";
    case Holds::Texts:
        return isListOfTexts(value) ? nullptr : "a list of strings";
    case Holds::Anything:
        return nullptr;
    case Holds::Values:
    case Holds::RuleList:
        return value.is_array() ? nullptr : "a list";
    case Holds::Schemas:
        return value.is_array()
                && std::all_of(
                    value.begin(), value.end(), [](const Json &entry) { return entry.is_object(); })
            ? nullptr
            : "a list of schemas";
    case Holds::SchemaOrFlag:
        return value.is_boolean() || value.is_object() ? nullptr : "a schema, true or false";
    case Holds::Schema:
        return value.is_object() ? nullptr : "a schema";
    case Holds::Object:
        return value.is_object() ? nullptr : "an object";
    case Holds::SchemaMap:
        return value.is_object()
                && std::all_of(
                    value.begin(), value.end(), [](const Json &entry) { return entry.is_object(); })
            ? nullptr
            : "an object of schemas";
    }
    return nullptr;
}

/// Calls `each` with every schema right below one, its path and the keyword that holds it.
template<typename Schema, typename Call>
void forEachBelow(Schema &schema, const std::string &path, const Call &each)
{
    for (auto it = schema.begin(); it != schema.end(); ++it) {
        const auto known = keywords().find(it.key());
        if (known == keywords().end())
            continue;
        const std::string here = path + '.' + it.key();
        switch (known->second) {
        case Holds::Schema:
        case Holds::SchemaOrFlag:
            if (it->is_object())
                each(*it, here, known->first);
            break;
        case Holds::Schemas:
            for (std::size_t i = 0; it->is_array() && i < it->size(); ++i)
                each((*it)[i], here + '[' + std::to_string(i) + ']', known->first);
            break;
        case Holds::SchemaMap:
            if (it->is_object()) {
                for (auto entry = it->begin(); entry != it->end(); ++entry)
                    each(*entry, here + '[' + entry.key() + ']', known->first);
            }
            break;
        default:
            break;
        }
    }
}

class Checker
{
public:
    explicit Checker(Causes &causes)
        : m_causes(causes)
        , m_limit(causes.size() + maxFaults)
    { }

    void check(const Json &schema, const std::string &path, bool isRoot);
    [[nodiscard]] bool isFull() const { return m_causes.size() >= m_limit; }

private:
    [[nodiscard]] bool hasGoodKeywords(const Json &schema, const std::string &path);
    void checkStructure(const Json &schema, const std::string &path, bool isRoot);
    void checkForbidden(const Json &schema, const std::string &path);
    void checkLists(const Json &schema, const std::string &path);
    void checkJunctors(const Json &schema, const std::string &path);
    void checkAlternative(const Json &alternative, const Json &outside, const std::string &path);

    void forbid(const std::string &field, const std::string &why)
    {
        m_causes.push_back({"FieldValueForbidden", "Forbidden: " + why, field});
    }
    void require(const std::string &field, const std::string &why)
    {
        m_causes.push_back({"FieldValueRequired", "Required value: " + why, field});
    }
    void refuse(const std::string &field, const Json &value, const std::string &why)
    {
        m_causes.push_back(
            {"FieldValueInvalid", "Invalid value: " + compactJson(value) + ": " + why, field});
    }

    Causes &m_causes;
    std::size_t m_limit;
};

bool Checker::hasGoodKeywords(const Json &schema, const std::string &path)
{
    bool good = true;
    for (const auto &[keyword, value] : schema.items()) {
        const auto known = keywords().find(keyword);
        if (known == keywords().end())
            continue;
        if (const char *wanted = wantedInstead(known->second, value)) {
            refuse(path + '.' + keyword, value, std::string("must be ") + wanted);
            good = false;
        }
    }
    return good;
}

void Checker::check(const Json &schema, const std::string &path, bool isRoot)
{
    if (isFull() || !schema.is_object() || !hasGoodKeywords(schema, path))
        return;
    checkForbidden(schema, path);
    checkStructure(schema, path, isRoot);
    checkLists(schema, path);
    checkJunctors(schema, path);
    forEachBelow(
        schema, path, [&](const Json &below, const std::string &here, std::string_view keyword) {
            if (keyword == "properties" || keyword == "items" || keyword == "additionalProperties")
                check(below, here, false);
        });
}

void Checker::checkForbidden(const Json &schema, const std::string &path)
{
    for (const char *keyword :
         {"$ref", "definitions", "dependencies", "patternProperties", "additionalItems"}) {
        if (schema.contains(keyword))
            forbid(path + '.' + keyword, std::string(keyword) + " is not supported");
    }
    if (flagOf(schema, "uniqueItems"))
        forbid(path + ".uniqueItems",
               "uniqueItems cannot be set to true since the runtime complexity becomes quadratic");
    const Json &more = memberOf(schema, "additionalProperties");
    if (more == false)
        forbid(path + ".additionalProperties", "additionalProperties cannot be set to false");
    if (!more.is_null() && !memberOf(schema, "properties").empty())
        forbid(path + ".additionalProperties",
               "additionalProperties and properties are mutual exclusive");
}

void Checker::checkStructure(const Json &schema, const std::string &path, bool isRoot)
{
    const std::string &type = textOf(schema, "type");
    const bool isOpen = flagOf(schema, "x-kubernetes-preserve-unknown-fields");
    const bool isEither = flagOf(schema, "x-kubernetes-int-or-string");
    static const std::set<std::string> types{
        "array", "boolean", "integer", "number", "object", "string"};
    if (type.empty() && isRoot)
        require(path + ".type", "must not be empty at the root");
    else if (type.empty() && !isOpen && !isEither)
        require(path + ".type",
                path.ends_with(".items") ? "must not be empty for specified array items"
                                         : "must not be empty for specified object fields");
    else if (!type.empty() && !types.contains(type))
        m_causes.push_back(
            {"FieldValueNotSupported",
             "Unsupported value: \"" + type
                 + R"(": supported values: "array", "boolean", "integer", "number", )"
                   R"("object", "string")",
             path + ".type"});
    else if (isRoot && type != "object")
        refuse(path + ".type", type, "must be object at the root");
    if (isEither && !type.empty())
        forbid(path + ".type", "must be empty if x-kubernetes-int-or-string is true");
    if (type == "array" && !schema.contains("items"))
        require(path + ".items", "must be specified");
    if (flagOf(schema, "x-kubernetes-embedded-resource") && type != "object")
        refuse(path + ".type", type, "must be object if x-kubernetes-embedded-resource is true");
    if (schema.contains("pattern")
        && schema["pattern"].get_ref<const std::string &>().size() > 16384)
        refuse(path + ".pattern", "…", "is longer than 16384 bytes");
    if (!isRoot)
        return;
    const Json &metadata = memberOf(memberOf(schema, "properties"), "metadata");
    for (const auto &[name, part] : memberOf(metadata, "properties").items()) {
        if (name != "name" && name != "generateName")
            forbid(path + ".properties[metadata]",
                   "must not specify anything other than name and generateName, but metadata is "
                   "implicitly specified");
    }
}

void Checker::checkLists(const Json &schema, const std::string &path)
{
    const std::string &listType = textOf(schema, "x-kubernetes-list-type");
    const Json &keys = memberOf(schema, "x-kubernetes-list-map-keys");
    const bool hasKeys = !keys.is_null() && !keys.empty();
    if (!listType.empty() && listType != "atomic" && listType != "set" && listType != "map")
        m_causes.push_back(
            {"FieldValueNotSupported",
             "Unsupported value: \"" + listType + R"(": supported values: "atomic", "map", "set")",
             path + ".x-kubernetes-list-type"});
    else if (!listType.empty() && textOf(schema, "type") != "array")
        refuse(path + ".type",
               textOf(schema, "type"),
               "must be array if x-kubernetes-list-type is specified");
    if (listType == "map" && !hasKeys)
        require(path + ".x-kubernetes-list-map-keys",
                "must not be empty if x-kubernetes-list-type is map");
    if (listType != "map" && hasKeys)
        require(path + ".x-kubernetes-list-type",
                "must be map if x-kubernetes-list-map-keys is non-empty");
    const Json &fields = memberOf(memberOf(schema, "items"), "properties");
    for (std::size_t i = 0; listType == "map" && hasKeys && i < keys.size(); ++i) {
        if (!fields.contains(keys[i].get_ref<const std::string &>()))
            refuse(path + ".x-kubernetes-list-map-keys[" + std::to_string(i) + ']',
                   keys[i],
                   "entries must all be names of item properties");
    }
    const std::string &mapType = textOf(schema, "x-kubernetes-map-type");
    if (!mapType.empty() && mapType != "atomic" && mapType != "granular")
        m_causes.push_back(
            {"FieldValueNotSupported",
             "Unsupported value: \"" + mapType + R"(": supported values: "atomic", "granular")",
             path + ".x-kubernetes-map-type"});
}

void Checker::checkJunctors(const Json &schema, const std::string &path)
{
    forEachBelow(
        schema, path, [&](const Json &below, const std::string &here, std::string_view keyword) {
            if (keyword == "allOf" || keyword == "anyOf" || keyword == "oneOf" || keyword == "not")
                checkAlternative(below, schema, here);
        });
}

/// A schema inside a junctor: it says what holds of fields that are described outside.
void Checker::checkAlternative(const Json &alternative,
                               const Json &outside,
                               const std::string &path)
{
    if (isFull() || !alternative.is_object() || !hasGoodKeywords(alternative, path))
        return;
    const bool isEither = flagOf(outside, "x-kubernetes-int-or-string");
    for (const char *keyword : {"type",
                                "description",
                                "title",
                                "default",
                                "additionalProperties",
                                "nullable",
                                "x-kubernetes-preserve-unknown-fields",
                                "x-kubernetes-embedded-resource",
                                "x-kubernetes-int-or-string",
                                "x-kubernetes-list-type",
                                "x-kubernetes-list-map-keys",
                                "x-kubernetes-map-type"}) {
        const bool isType = std::string_view(keyword) == "type";
        if (alternative.contains(keyword) && !(isType && isEither))
            forbid(path + '.' + keyword, "must be empty to be structural");
    }
    checkForbidden(alternative, path);
    const Json &fields = memberOf(outside, "properties");
    const Json &more = memberOf(outside, "additionalProperties");
    for (const auto &[name, field] : memberOf(alternative, "properties").items()) {
        const std::string here = path + ".properties[" + name + ']';
        const Json &described = fields.contains(name) ? fields[name] : more;
        if (described.is_object())
            checkAlternative(field, described, here);
        else if (!flagOf(outside, "x-kubernetes-preserve-unknown-fields"))
            require(path.substr(0, path.rfind('.')) + ".properties[" + name + ']',
                    "because it is defined in " + here);
    }
    if (const Json &items = memberOf(alternative, "items"); items.is_object())
        checkAlternative(items, memberOf(outside, "items"), path + ".items");
    forEachBelow(alternative,
                 path,
                 [&](const Json &below, const std::string &here, std::string_view keyword) {
                     if (keyword == "allOf" || keyword == "anyOf" || keyword == "oneOf"
                         || keyword == "not")
                         checkAlternative(below, outside, here);
                 });
}

/// Every default must be what its schema allows.
void checkDefaults(const SchemaNode &node, const std::string &path, Causes &causes)
{
    for (const SchemaNode::Property &property : node.properties) {
        const std::string here = path + ".properties[" + property.name + ']';
        if (property.defaultValue) {
            Json value = *property.defaultValue;
            SchemaPass pass;
            pass.walkValue(*property.node, value);
            for (StatusCause &cause : pass.takeCauses()) {
                cause.field = here + ".default" + (cause.field.empty() ? "" : "." + cause.field);
                causes.push_back(std::move(cause));
            }
        }
        checkDefaults(*property.node, here, causes);
    }
    if (node.items)
        checkDefaults(*node.items, path + ".items", causes);
    if (node.additionalProperties)
        checkDefaults(*node.additionalProperties, path + ".additionalProperties", causes);
}

/// An API server checks these; all others only tell people what is meant.
bool isFormatOfServers(std::string_view format)
{
    static const std::set<std::string_view> known{
        "bsonobjectid",  "byte",           "cidr",   "creditcard", "date",     "date-time",
        "datetime",      "duration",       "email",  "hexcolor",   "hostname", "ipv4",
        "ipv6",          "isbn",           "isbn10", "isbn13",     "int32",    "int64",
        "k8s-long-name", "k8s-short-name", "mac",    "rgbcolor",   "ssn",      "uri",
        "uuid",          "uuid3",          "uuid4",  "uuid5"};
    return known.contains(format);
}

} // namespace

void pruneSchema(Json &schema, const std::string &path, std::vector<std::string> &unknown)
{
    if (!schema.is_object())
        return;
    for (auto it = schema.begin(); it != schema.end();) {
        if (keywords().contains(it.key())) {
            ++it;
            continue;
        }
        unknown.push_back(path + '.' + it.key());
        it = schema.erase(it);
    }
    forEachBelow(schema, path, [&](Json &below, const std::string &here, std::string_view) {
        pruneSchema(below, here, unknown);
    });
}

void checkSchema(const Json &schema, const std::string &path, Causes &causes)
{
    const std::size_t before = causes.size();
    Checker(causes).check(schema, path, true);
    if (causes.size() != before)
        return;
    const auto compiled = compileSchema(schema);
    if (!compiled)
        causes.push_back({"FieldValueInvalid", "Invalid value: " + compiled.error().message, path});
    else
        checkDefaults(**compiled, path, causes);
}

SchemaGaps gapsOf(const Json &schema)
{
    SchemaGaps gaps;
    if (!schema.is_object())
        return gaps;
    gaps.rules = memberOf(schema, "x-kubernetes-validations").size();
    if (const std::string &format = textOf(schema, "format");
        isFormatOfServers(format) && !isCheckedFormat(format))
        gaps.formats.insert(format);
    forEachBelow(schema, {}, [&](const Json &below, const std::string &, std::string_view) {
        SchemaGaps more = gapsOf(below);
        gaps.rules += more.rules;
        gaps.formats.merge(more.formats);
    });
    return gaps;
}

} // namespace hp::embedded
