// SPDX-License-Identifier: Apache-2.0
#include "backend/embedded/apply/FieldType.h"

#include "model/resource/PathElement.h"

#include <nlohmann/json.hpp>

namespace hp::embedded {

namespace {

bool isOpen(const SchemaNode *type)
{
    return !type || type->type == SchemaNode::Type::Any;
}

FieldShape shapeOfList(const SchemaNode &type)
{
    switch (type.listType) {
    case SchemaNode::ListType::Map:
        return FieldShape::KeyedList;
    case SchemaNode::ListType::Set:
        return FieldShape::Set;
    case SchemaNode::ListType::Atomic:
        break;
    }
    return FieldShape::Leaf;
}

} // namespace

FieldShape shapeOf(const SchemaNode *type, const Json *value)
{
    const bool unknown = !value || value->is_null();
    if (isOpen(type))
        return unknown || value->is_object() ? FieldShape::Map : FieldShape::Leaf;
    if (type->type == SchemaNode::Type::Object && (unknown || value->is_object()))
        return type->atomicMap ? FieldShape::Leaf : FieldShape::Map;
    if (type->type == SchemaNode::Type::Array && (unknown || value->is_array()))
        return shapeOfList(*type);
    return FieldShape::Leaf;
}

const SchemaNode *memberType(const SchemaNode *type, std::string_view name)
{
    if (!type)
        return nullptr;
    if (const SchemaNode::Property *property = type->find(name))
        return property->node.get();
    return type->additionalProperties.get();
}

bool namesMember(const SchemaNode *type, std::string_view name)
{
    return type && type->find(name);
}

bool allowsMember(const SchemaNode *type, std::string_view name)
{
    return isOpen(type) || type->preserveUnknown || type->additionalProperties || type->find(name);
}

const SchemaNode *itemType(const SchemaNode *type)
{
    return type ? type->items.get() : nullptr;
}

std::optional<std::string> itemElement(const SchemaNode &type, const Json &item)
{
    if (type.listType == SchemaNode::ListType::Set)
        return item.is_structured() ? std::nullopt : std::optional(valueElement(item));
    if (!item.is_object())
        return std::nullopt;
    Json keys = Json::object();
    for (const std::string &key : type.listMapKeys) {
        const auto it = item.find(key);
        const SchemaNode::Property *property = type.items ? type.items->find(key) : nullptr;
        if (it != item.end())
            keys[key] = *it;
        else if (property && property->defaultValue)
            keys[key] = *property->defaultValue;
    }
    return keys.empty() ? std::nullopt : std::optional(keyElement(keys));
}

} // namespace hp::embedded
