// SPDX-License-Identifier: Apache-2.0
#include "backend/embedded/schema/TypedPass.h"

#include "model/base/Time.h"
#include "model/resource/Quantity.h"

#include <cstdint>
#include <limits>
#include <nlohmann/json.hpp>
#include <optional>

namespace hp::embedded {

using protobuf::Arity;
using protobuf::Field;
using protobuf::Message;

namespace {

const Field *fieldNamed(const Message &message, std::string_view name)
{
    for (const Field &field : message.fields) {
        if (field.arity == Arity::Inline) {
            if (const Field *inner = fieldNamed(*field.message, name))
                return inner;
        } else if (field.name == name) {
            return &field;
        }
    }
    return nullptr;
}

/// "core.v1.PodSpec" is PodSpec of the Go package v1.
std::string_view afterDot(std::string_view name)
{
    const std::size_t dot = name.find('.');
    return dot == std::string_view::npos ? name : name.substr(dot + 1);
}

std::string goTypeOfOne(const Field &field)
{
    switch (field.type) {
    case protobuf::Type::Bytes:
        return "[]uint8";
    case protobuf::Type::Int32:
    case protobuf::Type::IntOrString:
        return "int32";
    case protobuf::Type::Int64:
        return "int64";
    case protobuf::Type::Bool:
        return "bool";
    case protobuf::Type::Message:
        return std::string(afterDot(field.message->name));
    case protobuf::Type::Strings:
        return "[]string";
    default:
        return "string";
    }
}

std::string goType(const Field &field)
{
    if (field.arity == Arity::List)
        return "[]" + goTypeOfOne(field);
    return (field.arity == Arity::Map ? "map[string]" : "") + goTypeOfOne(field);
}

/// What encoding/json calls a value.
std::string_view nameOf(const Json &value)
{
    return value.is_boolean() ? "bool" : value.is_number() ? "number" : value.type_name();
}

/// Where base64 breaks, as encoding/base64 counts; nullopt when it does not.
std::optional<std::size_t> base64Fault(std::string_view text)
{
    const auto isDigit = [](char c) {
        return (c >= 'A' && c <= 'Z') || (c >= 'a' && c <= 'z') || (c >= '0' && c <= '9')
            || c == '+' || c == '/';
    };
    std::size_t digits = 0;
    std::size_t padding = 0;
    for (std::size_t i = 0; i < text.size(); ++i) {
        const char c = text[i];
        if (c == '\r' || c == '\n')
            continue;
        if (c == '=' && digits % 4 >= 2 && digits % 4 + padding < 4)
            ++padding;
        else if (padding > 0 || !isDigit(c))
            return i;
        else
            ++digits;
    }
    return (digits + padding) % 4 == 0 ? std::nullopt : std::optional(text.size());
}

} // namespace

const Message *TypedPass::messageOf(const cluster::Kind &kind)
{
    if (kind.custom)
        return nullptr;
    const std::string apiVersion = kind.apiVersion();
    for (const protobuf::Kind &entry : protobuf::kinds()) {
        if (entry.kind == kind.kind && entry.apiVersion == apiVersion)
            return entry.message;
    }
    return nullptr;
}

void TypedPass::walkRoot(const Message &message, Json &object)
{
    const FieldPath root;
    const auto metadata = object.find("metadata");
    if (const Field *field = fieldNamed(message, "metadata"); field && metadata != object.end()) {
        m_names.push_back(field->name);
        readField({message, *field}, *metadata, FieldPath(root, field->name));
        m_names.pop_back();
    }
    walk(message, object, root);
}

void TypedPass::walk(const Message &message, Json &object, const FieldPath &path)
{
    const bool isRoot = m_names.empty();
    for (auto it = object.begin(); it != object.end() && m_fault.empty();) {
        const std::string_view key = it.key();
        if (isRoot && (key == "apiVersion" || key == "kind" || key == "metadata")) {
            ++it;
            continue;
        }
        const FieldPath here(path, key);
        const Field *field = fieldNamed(message, key);
        if (!field) {
            noteUnknown(here);
            it = object.erase(it);
            continue;
        }
        m_names.push_back(field->name);
        readField({message, *field}, *it, here);
        m_names.pop_back();
        ++it;
    }
}

void TypedPass::readField(Place place, Json &value, const FieldPath &path)
{
    if (value.is_null() || place.field.arity == Arity::One)
        return readOne(place, value, path);
    const bool isList = place.field.arity == Arity::List;
    if (isList ? !value.is_array() : !value.is_object())
        return wrongType(place, value, goType(place.field));
    if (isList) {
        for (std::size_t i = 0; i < value.size() && m_fault.empty(); ++i)
            readOne(place, value[i], FieldPath(path, i));
        return;
    }
    for (auto it = value.begin(); it != value.end() && m_fault.empty(); ++it)
        readOne(place, *it, FieldPath(path, it.key()));
}

void TypedPass::readOne(Place place, Json &value, const FieldPath &path)
{
    if (value.is_null()) // Go leaves the zero value
        return;
    switch (place.field.type) {
    case protobuf::Type::Message:
        if (!value.is_object())
            return wrongType(place, value, goTypeOfOne(place.field));
        return walk(*place.field.message, value, path);
    case protobuf::Type::Int32:
    case protobuf::Type::Int64:
        return readNumber(place, value);
    case protobuf::Type::IntOrString:
        return value.is_string() ? void() : readNumber(place, value);
    case protobuf::Type::Bool:
        return value.is_boolean() ? void() : wrongType(place, value, "bool");
    case protobuf::Type::Quantity:
        return readQuantity(value);
    case protobuf::Type::Strings:
        if (!value.is_array())
            return wrongType(place, value, "[]string");
        for (const Json &entry : value) {
            if (!entry.is_string() && !entry.is_null())
                return wrongType(place, entry, "string");
        }
        return;
    case protobuf::Type::RawJson:
        return;
    default:
        return readText(place, value);
    }
}

void TypedPass::readNumber(Place place, const Json &value)
{
    if (!value.is_number())
        return wrongType(place, value, goTypeOfOne(place.field));
    const bool isLong = place.field.type == protobuf::Type::Int64;
    const std::int64_t most = isLong ? std::numeric_limits<std::int64_t>::max()
                                     : std::numeric_limits<std::int32_t>::max();
    const std::int64_t least = isLong ? std::numeric_limits<std::int64_t>::min()
                                      : std::numeric_limits<std::int32_t>::min();
    const bool fits = value.is_number_unsigned()
        ? value.get<std::uint64_t>() <= static_cast<std::uint64_t>(most)
        : value.is_number_integer() && value.get<std::int64_t>() >= least
            && value.get<std::int64_t>() <= most;
    if (!fits)
        wrongType(place, value, goTypeOfOne(place.field));
}

void TypedPass::readText(Place place, const Json &value)
{
    if (!value.is_string())
        return wrongType(place, value, goTypeOfOne(place.field));
    const auto &text = value.get_ref<const std::string &>();
    if (place.field.type == protobuf::Type::Bytes) {
        if (const auto at = base64Fault(text))
            m_fault = "illegal base64 data at input byte " + std::to_string(*at);
    } else if (place.field.type == protobuf::Type::Time
               || place.field.type == protobuf::Type::MicroTime) {
        if (!parseTime(text))
            m_fault = "parsing time \"" + text
                + "\" as \"2006-01-02T15:04:05Z07:00\": cannot parse \"" + text + "\" as \"2006\"";
    }
}

void TypedPass::readQuantity(Json &value)
{
    if (value.is_number())
        value = value.dump();
    if (!value.is_string() || !isQuantity(value.get_ref<const std::string &>()))
        m_fault = "quantities must match the regular expression "
                  "'^([+-]?[0-9.]+)([eEinumkKMGTP]*[-+]?[0-9]*)$'";
}

void TypedPass::noteUnknown(const FieldPath &path)
{
    if (m_unknown.size() < maxUnknownFields)
        m_unknown.push_back(path.text());
}

void TypedPass::wrongType(Place place, const Json &value, const std::string &wanted)
{
    std::string path;
    for (const std::string_view name : m_names)
        path += (path.empty() ? "" : ".") + std::string(name);
    std::string what(nameOf(value));
    // Only of a number that has the wrong size is the value told.
    if (value.is_number() && wanted.starts_with("int"))
        what += ' ' + value.dump();
    m_fault = "json: cannot unmarshal " + what + " into Go struct field "
        + std::string(afterDot(afterDot(place.owner.name))) + '.' + path + " of type " + wanted;
}

} // namespace hp::embedded
