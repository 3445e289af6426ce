// SPDX-License-Identifier: Apache-2.0
#include "backend/embedded/apply/AppliedFields.h"

#include "backend/embedded/apply/FieldType.h"
#include "model/resource/PathElement.h"

#include <map>
#include <nlohmann/json.hpp>
#include <set>
#include <utility>

namespace hp::embedded {

namespace {

using Faults = std::vector<std::string>;

std::string written(const Json &value)
{
    return value.dump(-1, ' ', false, Json::error_handler_t::replace);
}

/// Go's name of the type that a decoder makes of it.
const char *goType(const Json &value)
{
    if (value.is_object())
        return "map[string]interface {}";
    if (value.is_array())
        return "[]interface {}";
    if (value.is_string())
        return "string";
    if (value.is_boolean())
        return "bool";
    return value.is_number_float() ? "float64" : "int64";
}

/// Why a value that is not null does not have the type; empty when it does.
std::string wrongType(const SchemaNode &type, const Json &value)
{
    using Type = SchemaNode::Type;
    switch (type.type) {
    case Type::Any:
        return {};
    case Type::Object:
        return value.is_object() ? "" : "expected map, got &{" + written(value) + '}';
    case Type::Array:
        return value.is_array() ? "" : "expected list, got &{" + written(value) + '}';
    case Type::String:
        return value.is_string()
            ? ""
            : "expected string, got &value.valueUnstructured{Value:" + written(value) + '}';
    case Type::Integer:
    case Type::Number:
        return value.is_number()
            ? ""
            : std::string("expected numeric (int or float), got ") + goType(value);
    case Type::Boolean:
        return value.is_boolean() ? "" : "expected boolean, got &{" + written(value) + '}';
    case Type::IntOrString:
        return value.is_structured() ? "expected any scalar, got &{" + written(value) + '}' : "";
    }
    return {};
}

void collectFaults(const SchemaNode *type,
                   const Json &value,
                   const std::string &path,
                   Faults &faults)
{
    if (value.is_null() || !type)
        return;
    if (std::string fault = wrongType(*type, value); !fault.empty()) {
        faults.push_back((path.empty() ? "" : path + ": ") + fault);
        return;
    }
    if (value.is_object()) {
        for (const auto &[name, member] : value.items()) {
            const std::string below = path + '.' + name;
            if (!allowsMember(type, name)) {
                faults.push_back(below + ": field not declared in schema");
                return;
            }
            collectFaults(memberType(type, name), member, below, faults);
        }
    }
    if (!value.is_array())
        return;
    const FieldShape shape = shapeOf(type, &value);
    std::set<std::string> seen;
    for (std::size_t i = 0; i < value.size(); ++i) {
        if (shape == FieldShape::Leaf) {
            collectFaults(itemType(type), value[i], path + '[' + std::to_string(i) + ']', faults);
            continue;
        }
        const auto element = itemElement(*type, value[i]);
        if (!element) {
            const std::string why = shape == FieldShape::Set
                ? "associative list without keys has an element that's a map type"
                : value[i].is_null() ? "associative list with keys may not have a null element"
                : !value[i].is_object()
                ? "associative list with keys may not have non-map elements"
                : "associative list with keys has an element that omits all key fields " +
                    [&] {
                        std::string keys;
                        for (const std::string &key : type->listMapKeys)
                            keys += (keys.empty() ? "[\"" : " \"") + key + '"';
                        return keys + ']';
                    }()
                    + " (and doesn't have default values for any key fields)";
            faults.push_back(path + ": element " + std::to_string(i) + ": " + why);
            return;
        }
        const std::string printed = printedPathElement(*element);
        if (!seen.insert(*element).second)
            faults.push_back(path + ": duplicate entries for key " + printed);
        collectFaults(itemType(type), value[i], path + printed, faults);
    }
}

/// The fields below a value, and whether the value itself is one.
struct Fields {
    FieldSet below{};
    bool self = false;
};

Fields collected(const SchemaNode *type, const Json &value)
{
    Fields fields;
    const FieldShape shape = shapeOf(type, &value);
    switch (shape) {
    case FieldShape::Leaf:
        fields.self = true;
        break;
    case FieldShape::Map:
        if (!value.is_object())
            break;
        for (const auto &[name, member] : value.items()) {
            Fields below = collected(memberType(type, name), member);
            const bool hollow = member.is_null() || (member.is_object() && member.empty());
            fields.below.add(fieldElement(name),
                             below.self || hollow || !namesMember(type, name),
                             std::move(below.below));
        }
        break;
    case FieldShape::KeyedList:
    case FieldShape::Set: {
        if (!value.is_array())
            break;
        std::map<std::string, std::pair<const Json *, int>> items;
        for (const Json &item : value) {
            if (const auto element = itemElement(*type, item)) {
                auto &[first, count] = items[*element];
                first = &item;
                ++count;
            }
        }
        for (const auto &[element, found] : items)
            fields.below.add(element,
                             true,
                             found.second > 1 ? FieldSet()
                                              : collected(itemType(type), *found.first).below);
        break;
    }
    }
    return fields;
}

} // namespace

std::vector<std::string> typeFaults(const SchemaNode *type, const Json &config)
{
    Faults faults;
    collectFaults(type, config, {}, faults);
    return faults;
}

FieldSet fieldsOf(const SchemaNode *type, const Json &config)
{
    return collected(type, config).below;
}

FieldSet withNamedMembers(const FieldSet &fields, const SchemaNode *type)
{
    FieldSet result;
    for (const FieldSet::Entry &entry : fields.entries()) {
        const bool isField = entry.element[0] == 'f';
        const std::string_view name = std::string_view(entry.element).substr(2);
        const SchemaNode *below = isField ? memberType(type, name) : itemType(type);
        result.add(entry.element,
                   entry.member || (isField && !entry.below.empty() && namesMember(type, name)),
                   withNamedMembers(entry.below, below));
    }
    return result;
}

} // namespace hp::embedded
