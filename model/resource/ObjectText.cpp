// SPDX-License-Identifier: Apache-2.0
#include "model/resource/ObjectText.h"

#include "model/base/JsonTree.h"

#include <nlohmann/json.hpp>
#include <utility>

namespace hp {

namespace {

/// What a thread keeps for the next text that it writes.
constexpr std::size_t keptRoom = 64 * 1024;

std::uint32_t endOf(const std::string &text)
{
    return static_cast<std::uint32_t>(text.size());
}

/// Metadata with `managed` in front of its other members; returns where those begin.
std::uint32_t appendMetadata(const Json &metadata, const ManagedFields &managed, std::string &text)
{
    std::uint32_t members = endOf(text);
    char before = '{';
    if (!managed.empty()) {
        text += R"({"managedFields":)";
        appendTextOf(managed, text);
        members = endOf(text);
        before = ',';
    }
    for (const auto &[key, value] : metadata.get_ref<const Json::object_t &>()) {
        text += std::exchange(before, ',');
        appendCompactJson(key, text);
        text += ':';
        appendCompactJson(value, text);
    }
    text += before == '{' ? "{}" : "}";
    return members;
}

} // namespace

TextPlaces
placesOf(std::string_view text,
         const std::array<std::optional<std::string_view>, TextPlaces::names.size()> &found)
{
    TextPlaces places;
    places.known = true;
    for (std::size_t i = 0; i < found.size(); ++i) {
        if (!found[i])
            continue;
        places.begin[i] = static_cast<std::uint32_t>(found[i]->data() - text.data());
        places.known = places.known && found[i]->starts_with('{');
    }
    return places;
}

std::string objectText(const Json &object, const ManagedFields &managed, TextPlaces &places)
{
    if (!object.is_object())
        return compactJson(object);
    static thread_local std::string text;
    text.clear();
    if (text.capacity() > keptRoom)
        text.shrink_to_fit();
    char before = '{';
    places.known = true;
    for (const auto &[key, value] : object.get_ref<const Json::object_t &>()) {
        text += std::exchange(before, ',');
        appendCompactJson(key, text);
        text += ':';
        std::uint32_t place = endOf(text);
        if (key == "metadata" && value.is_object())
            place = appendMetadata(value, managed, text);
        else
            appendCompactJson(value, text);
        if (const std::size_t index = TextPlaces::indexOf(key); index < TextPlaces::names.size()) {
            places.begin[index] = place;
            places.known = places.known && value.is_object();
        }
    }
    text += before == '{' ? "{}" : "}";
    return text; // a copy is as long as it has to be
}

} // namespace hp
