// SPDX-License-Identifier: Apache-2.0
#include "model/resource/Object.h"

#include "model/base/JsonText.h"
#include "model/base/JsonTree.h"
#include "model/base/RecentTrees.h"
#include "model/resource/JsonPointer.h"
#include "model/resource/ObjectText.h"

#include <algorithm>
#include <array>
#include <atomic>
#include <cstdint>
#include <forward_list>
#include <mutex>
#include <nlohmann/json.hpp>
#include <utility>

namespace hp {

namespace {

const Json nullJson;
const std::string emptyText;
const ManagedFields noManagedFields;
constexpr std::string_view metadataPointer = "/metadata";
constexpr std::string_view managedFieldsPointer = "/metadata/managedFields";

/// The text of a JSON string that stands for itself: letters of names and signs between them.
bool isPlainString(std::string_view text)
{
    return text.size() >= 2 && text.front() == '"' && text.back() == '"'
        && std::all_of(text.begin() + 1, text.end() - 1, [](char c) {
               return c >= ' ' && c <= '~' && c != '"' && c != '\\';
           });
}

std::optional<std::string> entry(const Json &map, std::string_view key)
{
    const Json &value = memberOf(map, key);
    return value.is_string() ? std::optional(value.get<std::string>()) : std::nullopt;
}

} // namespace

std::string toString(const ObjectKey &key)
{
    return key.ns.empty() ? key.name : key.ns + '/' + key.name;
}

/// What all copies of a snapshot have in common. The fields are those that are asked for without
/// anything else; they are set together with the text.
struct Object::Shared {
    explicit Shared(ManagedFields fields)
        : managed(std::move(fields))
    { }

    /// The text of a value; what stands before its part is not looked at where that can be.
    [[nodiscard]] std::optional<std::string_view> textAt(std::string_view pointer) const
    {
        const std::size_t end = std::min(pointer.find('/', 1), pointer.size());
        const std::size_t part = places.known && end < pointer.size()
            ? TextPlaces::indexOf(pointer.substr(1, end - 1))
            : TextPlaces::names.size();
        if (part == TextPlaces::names.size())
            return jsonTextAt(bytes, pointer);
        if (places.begin[part] == 0)
            return std::nullopt;
        return jsonTextFrom(std::string_view(bytes).substr(places.begin[part]),
                            pointer.substr(end));
    }

    /// Of the text what its tree stands for.
    [[nodiscard]] std::size_t treeBytes() const
    {
        return bytes.size() - std::min(bytes.size(), textSizeOf(managed));
    }

    ManagedFields managed;
    mutable std::once_flag serialised{};
    mutable std::atomic<bool> isSerialised = false; ///< from then on what follows is set
    mutable std::string bytes{};
    mutable TextPlaces places{};
    mutable std::string apiVersion{};
    mutable std::string kind{};
    mutable std::string ns{};
    mutable std::string name{};
    mutable std::string uid{};
    mutable std::string resourceVersion{};
};

struct Object::Parts {
    /// More lookups than this are dearer than the whole tree.
    static constexpr int max = 4;

    /// Pointer and value; null for what is not there, which is asked for as often.
    std::forward_list<std::pair<std::string, Json>> found{};
    int lookups = 0;
};

Object::Object() noexcept = default;

Object::Object(Json json, ManagedFields managed)
    : m_shared(std::make_shared<const Shared>(std::move(managed)))
    , m_tree(sharedTree(std::move(json)))
{ }

Object Object::fromBytes(std::string bytes, ManagedFields managed)
{
    Object object;
    const auto shared = std::make_shared<const Shared>(std::move(managed));
    std::call_once(shared->serialised, [&] {
        shared->bytes = std::move(bytes);
        shared->bytes.shrink_to_fit();
        const auto textOf = [](const std::optional<std::string_view> &found) {
            const std::string_view text = found.value_or(std::string_view("null"));
            // Nearly all are names, which need no parser.
            if (isPlainString(text))
                return std::string(text.substr(1, text.size() - 2));
            const Json value = parseJson(text);
            return value.is_string() ? value.get<std::string>() : std::string();
        };
        constexpr std::array<std::string_view, 5> parts{
            "apiVersion", "kind", "metadata", "spec", "status"};
        const auto [apiVersion, kind, metadata, spec, status] = jsonMembers(shared->bytes, parts);
        shared->places = placesOf(shared->bytes, {metadata, spec, status});
        shared->apiVersion = textOf(apiVersion);
        shared->kind = textOf(kind);
        constexpr std::array<std::string_view, 4> names{
            "namespace", "name", "uid", "resourceVersion"};
        const auto [ns, name, uid, revision] = jsonMembers(metadata.value_or(""), names);
        shared->ns = textOf(ns);
        shared->name = textOf(name);
        shared->uid = textOf(uid);
        shared->resourceVersion = textOf(revision);
        shared->isSerialised.store(true, std::memory_order_release);
    });
    object.m_shared = shared;
    return object;
}

Object::Object(const Object &other)
    : m_shared(other.m_shared)
    , m_tree(other.m_tree)
{ }

Object::Object(Object &&other) noexcept = default;
Object &Object::operator=(const Object &other)
{
    if (this != &other) {
        m_shared = other.m_shared;
        m_tree = other.m_tree;
        m_parts.reset();
    }
    return *this;
}

Object &Object::operator=(Object &&other) noexcept = default;
Object::~Object() = default;

bool Object::makeTree() const
{
    if (!m_tree)
        m_tree = RecentTrees::ofThisThread().of(m_shared);
    if (m_tree)
        return false;
    Json tree = m_shared->managed.empty()
        ? parseJson(m_shared->bytes, TooDeep::LeaveOut)
        : parseJsonWithout(m_shared->bytes, "metadata", "managedFields");
    m_tree = sharedTree(tree.is_object() ? std::move(tree) : Json());
    return true;
}

const Json &Object::json() const &
{
    if (!m_shared)
        return nullJson;
    if (makeTree())
        RecentTrees::ofThisThread().keep(m_shared, m_shared->treeBytes(), m_tree);
    return *m_tree;
}

const Json &Object::jsonInPassing() const &
{
    if (!m_shared)
        return nullJson;
    makeTree();
    return *m_tree;
}

Json Object::json() const &&
{
    return self().json();
}

/// Without a tree the text is there already.
void Object::serialise() const
{
    if (m_shared->isSerialised.load(std::memory_order_acquire))
        return;
    std::call_once(m_shared->serialised, [this] {
        m_shared->bytes = objectText(*m_tree, m_shared->managed, m_shared->places);
        const auto textOf = [](const Json &json, std::string_view key) {
            const Json &value = memberOf(json, key);
            return value.is_string() ? value.get<std::string>() : std::string();
        };
        const Json &metadata = memberOf(*m_tree, "metadata");
        m_shared->apiVersion = textOf(*m_tree, "apiVersion");
        m_shared->kind = textOf(*m_tree, "kind");
        m_shared->ns = textOf(metadata, "namespace");
        m_shared->name = textOf(metadata, "name");
        m_shared->uid = textOf(metadata, "uid");
        m_shared->resourceVersion = textOf(metadata, "resourceVersion");
        m_shared->isSerialised.store(true, std::memory_order_release);
    });
}

const ManagedFields &Object::managedFields() const
{
    return m_shared ? m_shared->managed : noManagedFields;
}

const std::string &Object::bytes() const &
{
    if (!m_shared)
        return emptyText;
    serialise();
    return m_shared->bytes;
}

std::shared_ptr<const std::string> Object::sharedBytes() const
{
    return {m_shared, &bytes()};
}

Object Object::atRest() const
{
    Object resting;
    if (m_shared)
        serialise();
    if (m_tree)
        RecentTrees::ofThisThread().keep(m_shared, m_shared->treeBytes(), m_tree);
    resting.m_shared = m_shared;
    return resting;
}

const std::string &Object::head(std::string Shared::*field, std::string_view pointer) const
{
    if (!m_shared)
        return emptyText;
    return m_shared->isSerialised.load(std::memory_order_acquire) ? (*m_shared).*field
                                                                  : text(pointer);
}

ObjectKey Object::key() const
{
    return {ns(), name()};
}
const std::string &Object::apiVersion() const &
{
    return head(&Shared::apiVersion, "/apiVersion");
}
const std::string &Object::kind() const &
{
    return head(&Shared::kind, "/kind");
}
const std::string &Object::ns() const &
{
    return head(&Shared::ns, "/metadata/namespace");
}
const std::string &Object::name() const &
{
    return head(&Shared::name, "/metadata/name");
}
const std::string &Object::uid() const &
{
    return head(&Shared::uid, "/metadata/uid");
}
const std::string &Object::resourceVersion() const &
{
    return head(&Shared::resourceVersion, "/metadata/resourceVersion");
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

const Json &Object::at(std::string_view pointer) const &
{
    if (!m_shared)
        return nullJson;
    return m_tree ? valueAt(*m_tree, pointer) : part(pointer);
}

Json Object::at(std::string_view pointer) const &&
{
    return self().at(pointer);
}

/// One value out of the text. It stays with this copy, so that references to it do.
const Json &Object::part(std::string_view pointer) const
{
    if (!m_parts) {
        m_tree = RecentTrees::ofThisThread().of(m_shared);
        if (m_tree)
            return valueAt(*m_tree, pointer);
        m_parts = std::make_unique<Parts>();
    }
    for (const auto &[known, value] : m_parts->found) {
        if (known == pointer)
            return value;
    }
    // The text has managedFields in it also where the tree does not.
    const bool mixed = !m_shared->managed.empty()
        && (pointer.empty() || pointer == metadataPointer
            || pointer.starts_with(managedFieldsPointer));
    if (mixed || ++m_parts->lookups > Parts::max)
        return valueAt(json(), pointer);
    const auto text = m_shared->textAt(pointer);
    Json value = text ? parseJson(*text, TooDeep::LeaveOut) : Json();
    if (value.is_discarded())
        return nullJson;
    m_parts->found.emplace_front(std::string(pointer), std::move(value));
    return m_parts->found.front().second;
}

const std::string &Object::text(std::string_view pointer) const &
{
    if (m_shared && m_shared->isSerialised.load(std::memory_order_acquire)) {
        if (pointer == "/metadata/name")
            return m_shared->name;
        if (pointer == "/metadata/namespace")
            return m_shared->ns;
        if (pointer == "/metadata/uid")
            return m_shared->uid;
    }
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
