// SPDX-License-Identifier: Apache-2.0
#include "model/resource/Object.h"

#include <algorithm>
#include <mutex>
#include <nlohmann/json.hpp>
#include <utility>

namespace hp {

namespace {

const Json nullJson;
const std::string emptyText;
const ManagedFields noManagedFields;

std::string dumped(const Json &json)
{
    return json.dump(-1, ' ', false, Json::error_handler_t::replace);
}

/// Where the members of an object's metadata begin in its text; npos when the text alone does not
/// tell, because something before it could have metadata of its own.
std::size_t metadataIn(const Json &object, const std::string &text)
{
    for (const auto &[key, value] : object.items()) {
        if (key == "metadata")
            break;
        if (value.is_structured())
            return std::string::npos;
    }
    constexpr std::string_view opening = "\"metadata\":{";
    const std::size_t found = text.find(opening);
    return found == std::string::npos ? found : found + opening.size();
}

/// `object` with `managed` in front of the other members of its metadata.
std::string dumpedWith(const Json &object, const ManagedFields &managed)
{
    std::string plain = dumped(object);
    std::size_t at = metadataIn(object, plain);
    if (at == std::string::npos) {
        // Dumped on its own, the metadata tells how long what comes after it is.
        const auto metadata = object.find("metadata");
        if (metadata == object.end() || !metadata->is_object())
            return plain;
        std::size_t behind = 0;
        for (auto it = std::next(metadata); it != object.end(); ++it)
            behind += dumped(it.key()).size() + dumped(*it).size() + 2;
        at = plain.size() - 1 - behind - dumped(*metadata).size() + 1;
    }
    std::string text;
    text.reserve(plain.size() + textSizeOf(managed) + 18);
    text.append(plain, 0, at).append(R"("managedFields":)");
    appendTextOf(managed, text);
    if (plain[at] != '}')
        text += ',';
    return text.append(plain, at);
}

const Json &member(const Json &json, std::string_view key)
{
    if (!json.is_object())
        return nullJson;
    const auto it = json.find(key);
    return it == json.end() ? nullJson : *it;
}

std::optional<std::string> entry(const Json &map, std::string_view key)
{
    const Json &value = member(map, key);
    return value.is_string() ? std::optional(value.get<std::string>()) : std::nullopt;
}

} // namespace

std::string toString(const ObjectKey &key)
{
    return key.ns.empty() ? key.name : key.ns + '/' + key.name;
}

struct Object::Shared {
    Shared(Json value, ManagedFields fields)
        : json(std::move(value))
        , managed(std::move(fields))
    { }

    Json json;
    ManagedFields managed;
    mutable std::once_flag serialised;
    mutable std::string bytes;
};

Object::Object(Json json, ManagedFields managed)
    : m_shared(std::make_shared<const Shared>(std::move(json), std::move(managed)))
{ }

const Json &Object::json() const
{
    return m_shared ? m_shared->json : nullJson;
}

const ManagedFields &Object::managedFields() const
{
    return m_shared ? m_shared->managed : noManagedFields;
}

const std::string &Object::bytes() const
{
    if (!m_shared)
        return emptyText;
    std::call_once(m_shared->serialised, [this] {
        m_shared->bytes = m_shared->managed.empty()
            ? dumped(m_shared->json)
            : dumpedWith(m_shared->json, m_shared->managed);
    });
    return m_shared->bytes;
}

ObjectKey Object::key() const
{
    return {ns(), name()};
}
const std::string &Object::apiVersion() const
{
    return text("/apiVersion");
}
const std::string &Object::kind() const
{
    return text("/kind");
}
const std::string &Object::ns() const
{
    return text("/metadata/namespace");
}
const std::string &Object::name() const
{
    return text("/metadata/name");
}
const std::string &Object::uid() const
{
    return text("/metadata/uid");
}
const std::string &Object::resourceVersion() const
{
    return text("/metadata/resourceVersion");
}

std::int64_t Object::generation() const
{
    const Json &value = at("/metadata/generation");
    return value.is_number_integer() ? value.get<std::int64_t>() : 0;
}

std::optional<TimePoint> Object::creationTimestamp() const
{
    return parseTime(text("/metadata/creationTimestamp"));
}

std::optional<TimePoint> Object::deletionTimestamp() const
{
    return parseTime(text("/metadata/deletionTimestamp"));
}

bool Object::isDeleting() const
{
    return !text("/metadata/deletionTimestamp").empty();
}

bool Object::hasFinalizer(std::string_view finalizer) const
{
    const Json &list = at("/metadata/finalizers");
    return list.is_array() && std::any_of(list.begin(), list.end(), [&](const Json &value) {
               return value.is_string() && value.get_ref<const std::string &>() == finalizer;
           });
}

std::optional<std::string> Object::annotation(std::string_view key) const
{
    return entry(at("/metadata/annotations"), key);
}

std::optional<std::string> Object::label(std::string_view key) const
{
    return entry(at("/metadata/labels"), key);
}

const Json &Object::at(std::string_view pointer) const
{
    const Json *json = &this->json();
    std::size_t start = 1;
    while (start <= pointer.size()) {
        const std::size_t slash = std::min(pointer.find('/', start), pointer.size());
        const std::string_view token = pointer.substr(start, slash - start);
        if (token.find('~') != std::string_view::npos) {
            std::string plain;
            for (std::size_t i = 0; i < token.size(); ++i) {
                const bool escape = token[i] == '~' && i + 1 < token.size();
                plain += escape ? (token[++i] == '1' ? '/' : '~') : token[i];
            }
            json = &member(*json, plain);
        } else if (json->is_array() && !token.empty()
                   && std::all_of(
                       token.begin(), token.end(), [](char c) { return c >= '0' && c <= '9'; })) {
            const std::size_t index =
                token.size() > 9 ? json->size() : std::stoul(std::string(token));
            json = index < json->size() ? &(*json)[index] : &nullJson;
        } else {
            json = &member(*json, token);
        }
        start = slash + 1;
    }
    return *json;
}

const std::string &Object::text(std::string_view pointer) const
{
    const Json &value = at(pointer);
    return value.is_string() ? value.get_ref<const std::string &>() : emptyText;
}

bool Object::sameRevisionAs(const Object &other) const
{
    return m_shared == other.m_shared
        || (m_shared && other.m_shared && uid() == other.uid()
            && resourceVersion() == other.resourceVersion());
}

} // namespace hp
