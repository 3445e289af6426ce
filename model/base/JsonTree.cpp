// SPDX-License-Identifier: Apache-2.0
#include "model/base/JsonTree.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <cstdint>
#include <nlohmann/json.hpp>
#include <simdjson.h>
#include <utility>

namespace hp {

namespace {

namespace dom = simdjson::dom;

/// A thread keeps room for texts up to this long, to read and to write them; what longer ones need
/// goes with them.
constexpr std::size_t keptRoom = 64 * 1024;

/// The member that is left out: `name` of the member `of`.
struct LeftOut {
    std::string_view of{};
    std::string_view name{};
};

Json treeOf(dom::element element, std::string_view without);

Json treeOf(const dom::object &object, std::string_view without, const LeftOut &below)
{
    Json tree = Json::object();
    auto &members = tree.get_ref<Json::object_t &>();
    for (const auto &[key, value] : object) {
        if (!without.empty() && key == without)
            continue;
        const bool isOuter = !below.of.empty() && key == below.of;
        // Most texts are sorted, and of a repeated key the last one counts.
        const auto member = members.emplace_hint(members.end(), std::string(key), nullptr);
        member->second = treeOf(value, isOuter ? below.name : std::string_view());
    }
    return tree;
}

Json treeOf(const dom::array &array)
{
    Json tree = Json::array();
    auto &items = tree.get_ref<Json::array_t &>();
    items.reserve(array.size());
    for (const dom::element item : array)
        items.push_back(treeOf(item, {}));
    return tree;
}

Json treeOf(dom::element element, std::string_view without)
{
    switch (element.type()) {
    case dom::element_type::OBJECT:
        return treeOf(dom::object(element), without, {});
    case dom::element_type::ARRAY:
        return treeOf(dom::array(element));
    case dom::element_type::STRING:
        return std::string(std::string_view(element));
    case dom::element_type::INT64: {
        const auto number = std::int64_t(element);
        return number < 0 ? Json(number) : Json(static_cast<std::uint64_t>(number));
    }
    case dom::element_type::UINT64:
        return std::uint64_t(element);
    case dom::element_type::DOUBLE:
        return double(element);
    case dom::element_type::BOOL:
        return bool(element);
    case dom::element_type::NULL_VALUE:
        break;
    }
    return nullptr;
}

void eraseMember(Json &root, const LeftOut &left)
{
    if (left.of.empty() || !root.is_object())
        return;
    const auto outer = root.find(left.of);
    if (outer != root.end() && outer->is_object())
        outer->erase(std::string(left.name));
}

Json parsed(std::string_view text, const LeftOut &left)
{
    static thread_local dom::parser kept;
    dom::parser own;
    dom::parser &parser = text.size() > keptRoom ? own : kept;
    dom::element root;
    if (parser.parse(text.data(), text.size()).get(root) == simdjson::SUCCESS) {
        dom::object object;
        return root.get(object) == simdjson::SUCCESS ? treeOf(object, {}, left) : treeOf(root, {});
    }
    // Very deep, with a number too large for 64 bits, or broken: rare, and one judge is enough.
    Json tree = Json::parse(text, nullptr, false);
    eraseMember(tree, left);
    return tree;
}

/// Between quotes it stands as it is. Without a way out of the loop the compiler looks at sixteen
/// characters at a time.
bool isPlain(const std::string &text)
{
    bool plain = true;
    for (const char c : text) // the bytes from 0x80 on are negative
        plain &= static_cast<signed char>(c) >= 0x20 && c != '"' && c != '\\';
    return plain;
}

/// Behind each other in one text, which has room for most before it is copied.
class CompactWriter
{
public:
    explicit CompactWriter(std::string &text)
        : m_text(text)
    { }

    void write(const Json &json)
    {
        switch (json.type()) {
        case Json::value_t::object:
            return writeObject(json.get_ref<const Json::object_t &>());
        case Json::value_t::array:
            return writeArray(json.get_ref<const Json::array_t &>());
        case Json::value_t::string:
            return writeString(json.get_ref<const std::string &>());
        case Json::value_t::boolean:
            m_text += json.get<bool>() ? "true" : "false";
            return;
        case Json::value_t::number_integer:
            return writeNumber(json.get<std::int64_t>());
        case Json::value_t::number_unsigned:
            return writeNumber(json.get<std::uint64_t>());
        default:
            m_text += slowly(json);
        }
    }

private:
    static std::string slowly(const Json &json)
    {
        return json.dump(-1, ' ', false, Json::error_handler_t::replace);
    }

    void writeObject(const Json::object_t &members)
    {
        char before = '{';
        for (const auto &[key, value] : members) {
            m_text += std::exchange(before, ',');
            writeString(key);
            m_text += ':';
            write(value);
        }
        if (members.empty())
            m_text += '{';
        m_text += '}';
    }

    void writeArray(const Json::array_t &items)
    {
        char before = '[';
        for (const Json &item : items) {
            m_text += std::exchange(before, ',');
            write(item);
        }
        if (items.empty())
            m_text += '[';
        m_text += ']';
    }

    void writeString(const std::string &value)
    {
        if (!isPlain(value)) {
            m_text += slowly(value);
            return;
        }
        m_text += '"';
        m_text += value;
        m_text += '"';
    }

    template<typename Number>
    void writeNumber(Number number)
    {
        std::array<char, 24> digits{};
        const auto end = std::to_chars(digits.data(), digits.data() + digits.size(), number).ptr;
        m_text.append(digits.data(), end);
    }

    std::string &m_text;
};

} // namespace

Json parseJson(std::string_view text)
{
    return parsed(text, {});
}

Json parseJsonWithout(std::string_view text, std::string_view of, std::string_view name)
{
    return parsed(text, {of, name});
}

std::string compactJson(const Json &json)
{
    static thread_local std::string room;
    room.clear();
    CompactWriter(room).write(json);
    std::string text(room); // as long as it has to be
    if (room.capacity() > keptRoom)
        std::string().swap(room);
    return text;
}

} // namespace hp
