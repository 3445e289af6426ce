// SPDX-License-Identifier: Apache-2.0
#include "backend/embedded/schema/SchemaNode.h"

#include "model/base/JsonTree.h"

#include <algorithm>
#include <array>
#include <nlohmann/json.hpp>
#include <set>
#include <utility>

namespace hp::embedded {

namespace {

using Compiled = Result<std::unique_ptr<SchemaNode>>;

Unexpected unsupported(const std::string &path, const std::string &what)
{
    return unexpected(ErrorCode::Invalid, "schema " + (path.empty() ? "root" : path) + ": " + what);
}

constexpr std::array<std::pair<std::string_view, SchemaNode::Format>, 9> formats{
    {{"int32", SchemaNode::Format::Int32},
     {"int64", SchemaNode::Format::Int64},
     {"date-time", SchemaNode::Format::DateTime},
     {"date", SchemaNode::Format::Date},
     {"ipv4", SchemaNode::Format::Ipv4},
     {"ipv6", SchemaNode::Format::Ipv6},
     {"cidr", SchemaNode::Format::Cidr},
     {"uuid", SchemaNode::Format::Uuid},
     {"byte", SchemaNode::Format::Byte}}};

std::optional<SchemaNode::Type> typeOf(const Json &schema)
{
    using Type = SchemaNode::Type;
    if (schema.value("x-kubernetes-int-or-string", false))
        return Type::IntOrString;
    const auto it = schema.find("type");
    if (it == schema.end())
        return Type::Any;
    static const std::array<std::pair<const char *, Type>, 6> names{{{"object", Type::Object},
                                                                     {"array", Type::Array},
                                                                     {"string", Type::String},
                                                                     {"integer", Type::Integer},
                                                                     {"number", Type::Number},
                                                                     {"boolean", Type::Boolean}}};
    for (const auto &[name, type] : names) {
        if (*it == name)
            return type;
    }
    return std::nullopt;
}

/// Go's expressions match to the very end with $, PCRE also before a last line feed.
std::string translated(const std::string &pattern)
{
    std::string text;
    bool inClass = false;
    for (std::size_t i = 0; i < pattern.size(); ++i) {
        if (pattern[i] == '\\' && i + 1 < pattern.size()) {
            text += pattern[i];
            text += pattern[++i];
            continue;
        }
        if (pattern[i] == '[')
            inClass = true;
        else if (pattern[i] == ']')
            inClass = false;
        if (pattern[i] == '$' && !inClass)
            text += "\\z";
        else
            text += pattern[i];
    }
    return text;
}

/// Go's expressions take time and memory in proportion to the text; here one that tries too much
/// counts as one that does not match. Machine code for it would take a hundred times as long to
/// make as the expression itself, on the thread that renews the Lease, and definitions have
/// thousands of them: it is made for the first long text, over which the other way looks again
/// from each place where a match may begin.
SchemaNode::Pattern patternOf(const std::string &source)
{
    // Behind an empty comment a verb that would set other limits is an error, as all are in Go.
    const std::string limits = "(*LIMIT_MATCH=100000)(*LIMIT_HEAP=32768)";
    const std::string text = "(?#)" + translated(source);
    const auto regexOf = [](const std::string &whole) {
        return QRegularExpression(QString::fromStdString(whole));
    };
    const QRegularExpression alone = regexOf(limits + "(*NO_JIT)" + text);
    const bool isAnchored = source.starts_with('^') && source.find('|') == std::string::npos;
    if (isAnchored || !alone.isValid())
        return {source, alone, alone};
    // PCRE counts anew from each place where a match may begin: so there is one.
    return {source,
            regexOf(limits + "(*NO_JIT)\\A(?s:.*?)(?:" + text + "\\E)"),
            regexOf(limits + text)};
}

template<typename T>
std::optional<T> numberMember(const Json &schema, const char *key)
{
    const auto it = schema.find(key);
    return it != schema.end() && it->is_number() ? std::optional(it->get<T>()) : std::nullopt;
}

bool isSupported(const std::string &keyword)
{
    static constexpr auto keywords =
        std::to_array<std::string_view>({"type",
                                         "format",
                                         "description",
                                         "title",
                                         "example",
                                         "properties",
                                         "required",
                                         "items",
                                         "additionalProperties",
                                         "default",
                                         "enum",
                                         "pattern",
                                         "minLength",
                                         "maxLength",
                                         "minItems",
                                         "maxItems",
                                         "minProperties",
                                         "maxProperties",
                                         "minimum",
                                         "maximum",
                                         "exclusiveMinimum",
                                         "exclusiveMaximum",
                                         "multipleOf",
                                         "uniqueItems",
                                         "nullable",
                                         "allOf",
                                         "anyOf",
                                         "oneOf",
                                         "not",
                                         "id",
                                         "x-kubernetes-preserve-unknown-fields",
                                         "x-kubernetes-embedded-resource",
                                         "x-kubernetes-int-or-string",
                                         "x-kubernetes-list-type",
                                         "x-kubernetes-list-map-keys",
                                         "x-kubernetes-map-type",
                                         "x-kubernetes-validations",
                                         "externalDocs"});
    return std::find(keywords.begin(), keywords.end(), keyword) != keywords.end();
}

/// What a schema is for: which fields there are, or only what holds of them (inside a junctor).
enum class Role { Structure, Check };

Compiled compiled(const Json &schema, const std::string &path, Role role);

std::optional<Error> addPattern(SchemaNode &node, const Json &schema, const std::string &path)
{
    if (const auto it = schema.find("pattern"); it != schema.end()) {
        SchemaNode::Pattern pattern = patternOf(it->get<std::string>());
        if (!pattern.regex.isValid())
            return unsupported(path, "bad pattern " + pattern.source).error;
        node.patterns.push_back(std::move(pattern));
    }
    return std::nullopt;
}

using Alternatives = std::vector<std::shared_ptr<const SchemaNode>>;

std::optional<Error> addJunctors(SchemaNode &node, const Json &schema, const std::string &path)
{
    for (const auto &[keyword, into] : {std::pair("allOf", &node.allOf),
                                        std::pair("anyOf", &node.anyOf),
                                        std::pair("oneOf", &node.oneOf)}) {
        for (const Json &part : schema.value(keyword, Json::array())) {
            auto child = compiled(part, path, Role::Check);
            if (!child)
                return child.error();
            into->push_back(std::move(*child));
        }
    }
    if (const auto it = schema.find("not"); it != schema.end()) {
        auto child = compiled(*it, path, Role::Check);
        if (!child)
            return child.error();
        node.negated = std::move(*child);
    }
    return std::nullopt;
}

std::optional<Error> addProperties(SchemaNode &node, const Json &schema, const std::string &path)
{
    const auto names = schema.value("required", std::vector<std::string>());
    const std::set<std::string> required(names.begin(), names.end());
    const Role role = node.onlyChecks ? Role::Check : Role::Structure;
    const Json properties = schema.value("properties", Json::object());
    for (const auto &[name, property] : properties.items()) {
        auto child = compiled(property, path.empty() ? name : path + '.' + name, role);
        if (!child)
            return child.error();
        SchemaNode::Property entry;
        entry.name = name;
        entry.node = std::move(*child);
        if (const auto it = property.find("default"); it != property.end()) {
            entry.defaultValue = std::make_unique<Json>(*it);
            entry.defaultBytes = compactSizeOf(*it);
        }
        entry.required = required.contains(name);
        node.properties.push_back(std::move(entry));
    }
    const bool isWhole = path.empty() || node.embedsObject;
    for (const std::string &name : required) {
        // Every object has these, named or not.
        const bool isEnvelope =
            isWhole && (name == "apiVersion" || name == "kind" || name == "metadata");
        if (isEnvelope || node.find(name))
            continue;
        // Open objects may ask for what they do not describe.
        if (!node.onlyChecks && !node.preserveUnknown && !node.additionalProperties)
            return unsupported(path, "requires a property it does not have").error;
        auto anything = std::make_shared<SchemaNode>();
        anything->preserveUnknown = true;
        anything->onlyChecks = node.onlyChecks;
        node.setProperty({name, std::move(anything), {}, true});
    }
    return std::nullopt;
}

std::optional<Error> addList(SchemaNode &node, const Json &schema, const std::string &path)
{
    if (const auto it = schema.find("items"); it != schema.end()) {
        auto child = compiled(*it, path + "[]", node.onlyChecks ? Role::Check : Role::Structure);
        if (!child)
            return child.error();
        node.items = std::move(*child);
    }
    const std::string listType = schema.value("x-kubernetes-list-type", "atomic");
    if (listType == "map")
        node.listType = SchemaNode::ListType::Map;
    else if (listType == "set")
        node.listType = SchemaNode::ListType::Set;
    else if (listType != "atomic")
        return unsupported(path, "unknown list type " + listType).error;
    for (const Json &key : schema.value("x-kubernetes-list-map-keys", Json::array()))
        node.listMapKeys.push_back(key.get<std::string>());
    if ((node.listType == SchemaNode::ListType::Map) == node.listMapKeys.empty())
        return unsupported(path, "list type map and its keys belong together").error;
    return std::nullopt;
}

Compiled compiled(const Json &schema, const std::string &path, Role role)
{
    if (!schema.is_object())
        return unsupported(path, "is not an object");
    for (const auto &[keyword, value] : schema.items()) {
        if (!isSupported(keyword))
            return unsupported(path, "keyword " + keyword + " is not supported");
    }
    auto node = std::make_unique<SchemaNode>();
    const auto type = typeOf(schema);
    if (!type)
        return unsupported(path, "unknown type");
    node->type = *type;
    node->nullable = schema.value("nullable", false);
    node->onlyChecks = role == Role::Check;
    node->embedsObject = schema.value("x-kubernetes-embedded-resource", false);
    node->preserveUnknown = schema.value("x-kubernetes-preserve-unknown-fields", false);
    node->atomicMap = schema.value("x-kubernetes-map-type", "granular") == "atomic";
    const std::string format = schema.value("format", "");
    for (const auto &[name, known] : formats) {
        if (format == name)
            node->format = known;
    }
    node->minLength = numberMember<std::int64_t>(schema, "minLength");
    node->maxLength = numberMember<std::int64_t>(schema, "maxLength");
    node->minItems = numberMember<std::int64_t>(schema, "minItems");
    node->maxItems = numberMember<std::int64_t>(schema, "maxItems");
    node->minProperties = numberMember<std::int64_t>(schema, "minProperties");
    node->maxProperties = numberMember<std::int64_t>(schema, "maxProperties");
    node->aboveMinimum = schema.value("exclusiveMinimum", false);
    node->belowMaximum = schema.value("exclusiveMaximum", false);
    node->multipleOf = numberMember<double>(schema, "multipleOf");
    node->minimum = numberMember<double>(schema, "minimum");
    node->maximum = numberMember<double>(schema, "maximum");
    if (const auto it = schema.find("enum"); it != schema.end())
        node->allowed = std::make_unique<Json>(*it);

    if (const auto it = schema.find("additionalProperties");
        it != schema.end() && it->is_object()) {
        auto child = compiled(*it, path + ".*", role);
        if (!child)
            return child;
        node->additionalProperties = std::move(*child);
    } else if (it != schema.end() && *it == false) {
        // No value is allowed there, so that the name is refused instead of being pruned.
        auto nothing = std::make_unique<SchemaNode>();
        nothing->allowed = std::make_unique<Json>(Json::array());
        node->additionalProperties = std::move(nothing);
    } else if (it != schema.end() && *it == true) {
        auto anything = std::make_unique<SchemaNode>();
        anything->preserveUnknown = true;
        node->additionalProperties = std::move(anything);
    }
    for (const auto step : {addPattern, addJunctors, addProperties, addList}) {
        if (auto refused = step(*node, schema, path))
            return Unexpected{std::move(*refused)};
    }
    return node;
}

} // namespace

SchemaNode::SchemaNode() = default;
SchemaNode::~SchemaNode() = default;

const SchemaNode::Property *SchemaNode::find(std::string_view name) const
{
    const auto it = std::lower_bound(
        properties.begin(),
        properties.end(),
        name,
        [](const Property &property, std::string_view wanted) { return property.name < wanted; });
    return it == properties.end() || it->name != name ? nullptr : &*it;
}

void SchemaNode::setProperty(Property property)
{
    const auto it = std::lower_bound(properties.begin(),
                                     properties.end(),
                                     property.name,
                                     [](const Property &a, const auto &b) { return a.name < b; });
    if (it != properties.end() && it->name == property.name)
        *it = std::move(property);
    else
        properties.insert(it, std::move(property));
}

bool isCheckedFormat(std::string_view format)
{
    return std::any_of(
        formats.begin(), formats.end(), [&](const auto &known) { return known.first == format; });
}

Result<std::unique_ptr<SchemaNode>> compileSchema(const Json &schema)
{
    try {
        return compiled(schema, {}, Role::Structure);
    } catch (const Json::exception &failure) {
        return unsupported({}, failure.what());
    }
}

} // namespace hp::embedded
