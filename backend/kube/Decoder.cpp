// SPDX-License-Identifier: Apache-2.0
#include "backend/kube/Decoder.h"

#include "model/base/JsonTree.h"

#include <cstring>
#include <nlohmann/json.hpp>
#include <simdjson.h>
#include <utility>

namespace hp::kube {

namespace {

namespace od = simdjson::ondemand;

/// Room that is kept from one text to the next.
constexpr std::size_t keptRoom = 4U << 20U;

/// Where in an object's text something stands that is replaced.
struct Spot {
    std::string_view text{}; ///< inside the object's text; empty: not there
    ManagedFields managed{};
};

std::string_view stringOf(od::object &object, std::string_view key)
{
    std::string_view text;
    return object.find_field_unordered(key).get_string().get(text) == simdjson::SUCCESS
        ? text
        : std::string_view();
}

/// A watch event's "type" by name; nullopt: ERROR, or one that nobody knows.
std::optional<cluster::WatchEventType> typeNamed(std::string_view name)
{
    using cluster::WatchEventType;
    if (name == "ADDED")
        return WatchEventType::Added;
    if (name == "MODIFIED")
        return WatchEventType::Modified;
    if (name == "DELETED")
        return WatchEventType::Deleted;
    if (name == "BOOKMARK")
        return WatchEventType::Bookmark;
    return std::nullopt;
}

/// Beyond what API servers store: Go reads 10,000 levels. Nothing here goes down level by level.
constexpr std::size_t maxNesting = 10'016;

} // namespace

struct Decoder::Private {
    /// False when `text` is not JSON from end to end. That is seen first, because the parser that
    /// follows looks only at what it is asked for, and must not be asked again after it has failed.
    [[nodiscard]] bool open(std::string_view text)
    {
        const bool small = text.size() < keptRoom / 4;
        if (small && room.capacity() > keptRoom) {
            room = {};
            parser = od::parser();
            validator = simdjson::dom::parser();
        }
        if (validator.max_depth() != maxNesting
            && validator.allocate(0, maxNesting) != simdjson::SUCCESS)
            return false;
        room.reserve(text.size() + simdjson::SIMDJSON_PADDING); // which it may look at
        room.assign(text);
        return validator.parse(room.data(), room.size(), false).error() == simdjson::SUCCESS
            && parser.iterate(room.data(), room.size(), room.capacity()).get(document)
            == simdjson::SUCCESS;
    }

    [[nodiscard]] ManagedEntry entryOf(od::object &entry)
    {
        FieldOwner owner;
        std::optional<TimePoint> time;
        for (auto field : entry) {
            std::string_view key;
            std::string_view value;
            if (field.unescaped_key().get(key) != simdjson::SUCCESS)
                break;
            if (key == "fieldsV1" || field.value().get_string().get(value) != simdjson::SUCCESS)
                continue;
            if (key == "manager")
                owner.manager = value;
            else if (key == "operation")
                owner.applied = value == "Apply";
            else if (key == "apiVersion")
                owner.apiVersion = value;
            else if (key == "subresource")
                owner.subresource = value;
            else if (key == "time")
                time = parseTime(value);
        }
        return {pool.owner(owner), time, pool.fields(FieldSet())};
    }

    [[nodiscard]] Spot managedIn(od::object &object)
    {
        Spot spot;
        od::object metadata;
        od::array entries;
        if (object.find_field_unordered("metadata").get_object().get(metadata) != simdjson::SUCCESS
            || metadata.find_field_unordered("managedFields").get_array().get(entries)
                != simdjson::SUCCESS)
            return spot;
        ManagedFields managed;
        for (auto element : entries) {
            od::object entry;
            if (element.get_object().get(entry) != simdjson::SUCCESS)
                return spot;
            managed.push_back(entryOf(entry));
        }
        if (entries.reset().error() != simdjson::SUCCESS
            || entries.raw_json().get(spot.text) != simdjson::SUCCESS)
            return {};
        spot.managed = std::move(managed);
        return spot;
    }

    /// The snapshot of an object that is open in the parser.
    [[nodiscard]] Object snapshot(od::object &object, const cluster::Kind &kind)
    {
        const bool named = !stringOf(object, "kind").empty();
        Spot spot = managedIn(object);
        std::string_view whole;
        if (object.reset().error() != simdjson::SUCCESS
            || object.raw_json().get(whole) != simdjson::SUCCESS || whole.size() < 2)
            return {};
        while (!whole.empty() && whole.back() != '}')
            whole.remove_suffix(1);
        std::string bytes;
        bytes.reserve(whole.size() + 64);
        std::size_t from = 0;
        if (!named) {
            bytes.append(R"({"apiVersion":")").append(kind.apiVersion());
            bytes.append(R"(","kind":")").append(kind.kind).append("\"");
            from = 1;
            if (whole.find_first_not_of(" \t\r\n", 1) != whole.size() - 1)
                bytes += ',';
        }
        if (!spot.text.empty()) {
            const auto at = static_cast<std::size_t>(spot.text.data() - whole.data());
            std::size_t size = spot.text.size();
            while (size > 0 && spot.text[size - 1] != ']')
                --size;
            bytes.append(whole.substr(from, at - from));
            appendTextOf(spot.managed, bytes);
            from = at + size;
        }
        bytes.append(whole.substr(from));
        return Object::fromBytes(std::move(bytes), std::move(spot.managed));
    }

    FieldPool pool{};
    simdjson::dom::parser validator{};
    od::parser parser{};
    od::document document{};
    std::string room{};
};

Decoder::Decoder()
    : m(std::make_unique<Private>())
{ }

Decoder::~Decoder() = default;

Object Decoder::object(std::string_view text, const cluster::Kind &kind)
{
    od::object object;
    if (!m->open(text) || m->document.get_object().get(object) != simdjson::SUCCESS)
        return {};
    return m->snapshot(object, kind);
}

bool Decoder::page(std::string_view text, const cluster::Kind &kind, Answer &answer)
{
    od::object list;
    od::object metadata;
    if (!m->open(text) || m->document.get_object().get(list) != simdjson::SUCCESS
        || list.find_field_unordered("metadata").get_object().get(metadata) != simdjson::SUCCESS)
        return false;
    std::string revision(stringOf(metadata, "resourceVersion"));
    std::string more(stringOf(metadata, "continue"));
    od::value items;
    if (list.find_field_unordered("items").get(items) != simdjson::SUCCESS)
        return false;
    std::vector<Object> objects;
    od::array array;
    bool isNull = false;
    if (items.is_null().get(isNull) == simdjson::SUCCESS && isNull) {
        answer.resourceVersion = std::move(revision);
        answer.more = std::move(more);
        return true;
    }
    if (items.get_array().get(array) != simdjson::SUCCESS)
        return false;
    for (auto item : array) {
        od::object object;
        if (item.get_object().get(object) != simdjson::SUCCESS)
            return false;
        Object made = m->snapshot(object, kind);
        if (!made)
            return false;
        objects.push_back(std::move(made));
    }
    answer.objects = std::move(objects);
    answer.resourceVersion = std::move(revision);
    answer.more = std::move(more);
    return true;
}

bool Decoder::event(std::string_view line, const cluster::Kind &kind, EventBatch &batch)
{
    od::object event;
    od::object object;
    if (!m->open(line) || m->document.get_object().get(event) != simdjson::SUCCESS)
        return false;
    const std::string name(stringOf(event, "type"));
    if (event.find_field_unordered("object").get_object().get(object) != simdjson::SUCCESS)
        return false;
    if (name == "ERROR") {
        std::string_view status;
        if (object.raw_json().get(status) != simdjson::SUCCESS)
            return false;
        const Json tree = parseJson(status);
        if (tree.is_object())
            batch.error = apiStatusFromJson(tree);
        return batch.error.has_value();
    }
    const auto type = typeNamed(name);
    if (!type)
        return false;
    Object made = m->snapshot(object, kind);
    if (!made)
        return false;
    batch.events.push_back({*type, std::move(made)});
    return true;
}

} // namespace hp::kube
