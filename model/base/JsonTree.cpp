// SPDX-License-Identifier: Apache-2.0
#include "model/base/JsonTree.h"

#include <algorithm>
#include <charconv>
#include <cstdint>
#include <cstring>
#include <nlohmann/json.hpp>
#include <optional>
#include <simdjson.h>
#include <utility>
#include <vector>

namespace hp {

namespace {

namespace dom = simdjson::dom;

/// What a thread keeps for the next text that it reads or writes; longer ones get room of their
/// own.
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

/// It is strict about the last level when something is in it; whoever asks looks again.
dom::parser newParser()
{
    dom::parser parser;
    // Without memory it keeps the depth that it was made with, which is bounded as well.
    const simdjson::error_code ignored = parser.allocate(0, maxJsonDepth);
    static_cast<void>(ignored);
    return parser;
}

/// Calls `use` with the root of the text, which lives as long as the call; false when the text is
/// not what this parser reads.
template<typename Use>
bool withRoot(std::string_view text, Use use)
{
    static thread_local dom::parser kept = newParser();
    std::optional<dom::parser> own;
    dom::parser &parser = text.size() > keptRoom ? own.emplace(newParser()) : kept;
    dom::element root;
    if (parser.parse(text.data(), text.size()).get(root) != simdjson::SUCCESS)
        return false;
    use(root);
    return true;
}

Json parsed(std::string_view text, const LeftOut &left, TooDeep tooDeep)
{
    Json tree;
    const bool isRead = withRoot(text, [&](dom::element root) {
        dom::object object;
        tree = root.get(object) == simdjson::SUCCESS ? treeOf(object, {}, left) : treeOf(root, {});
    });
    if (isRead)
        return tree;
    // Very deep, with a number too large for 64 bits, or broken: rare, and one judge is enough. It
    // keeps its place in a list of its own, so depth does not hurt it.
    if (!nestsTooDeeply(text))
        tree = Json::parse(text, nullptr, false);
    else if (tooDeep == TooDeep::Refuse)
        return Json(Json::value_t::discarded);
    else
        tree = Json::parse(
            text,
            [](int depth, Json::parse_event_t event, const Json &) {
                const bool opens = event == Json::parse_event_t::object_start
                    || event == Json::parse_event_t::array_start;
                return !opens || depth < static_cast<int>(maxJsonDepth);
            },
            false);
    eraseMember(tree, left);
    return tree;
}

/// Room for a text while it is written. A thread keeps it for the next one, up to keptRoom.
class TextRoom
{
public:
    static TextRoom &ofThisThread()
    {
        static thread_local TextRoom room;
        room.m_size = 0;
        return room;
    }

    /// At least so many bytes behind what was taken.
    char *atLeast(std::size_t bytes)
    {
        if (m_size + bytes > m_bytes.size())
            m_bytes.resize(std::max(m_size + bytes, 2 * m_bytes.size()));
        return m_bytes.data() + m_size;
    }
    void take(std::size_t bytes) { m_size += bytes; }
    void take(std::string_view text)
    {
        std::memcpy(atLeast(text.size()), text.data(), text.size());
        take(text.size());
    }
    void moveTo(std::string &text)
    {
        text.append(m_bytes.data(), m_size);
        m_size = 0;
        if (m_bytes.size() > keptRoom)
            m_bytes = std::vector<char>(keptRoom);
    }

private:
    std::vector<char> m_bytes = std::vector<char>(keptRoom);
    std::size_t m_size = 0;
};

/// Ends what lies within, innermost first. The destructor of a Json moves everything that it has
/// into a list of its own before, level by level, since it knows of no bound to the depth; what
/// lies deeper than ours is left to it.
void takeApart(Json &json, std::size_t depth)
{
    if (depth == maxJsonDepth)
        return;
    if (json.is_object()) {
        auto &members = json.get_ref<Json::object_t &>();
        for (auto &[key, value] : members)
            takeApart(value, depth + 1);
        members.clear();
    } else if (json.is_array()) {
        auto &items = json.get_ref<Json::array_t &>();
        for (Json &item : items)
            takeApart(item, depth + 1);
        items.clear();
    }
}

struct Tree {
    explicit Tree(Json root)
        : json(std::move(root))
    { }
    Tree(const Tree &) = delete;
    Tree &operator=(const Tree &) = delete;
    ~Tree() { takeApart(json, 0); }

    Json json;
};

using Word = std::uint64_t;

constexpr Word everyByte(unsigned char byte)
{
    return ~Word(0) / 0xff * byte;
}

/// The highest bit of every byte that is zero, and maybe of others above one.
constexpr Word zeroBytes(Word word)
{
    return (word - everyByte(1)) & ~word & everyByte(0x80);
}

/// Between quotes all of its eight characters stand as they are: ASCII, but no control characters,
/// no quote and no backslash.
constexpr bool isPlain(Word word)
{
    const Word below = (word - everyByte(0x20)) & ~word;
    return ((below | word) & everyByte(0x80)) == 0
        && (zeroBytes(word ^ everyByte('"')) | zeroBytes(word ^ everyByte('\\'))) == 0;
}

class CompactWriter
{
public:
    explicit CompactWriter(TextRoom &room)
        : m_room(room)
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
            return m_room.take(json.get<bool>() ? "true" : "false");
        case Json::value_t::number_integer:
            return writeNumber(json.get<std::int64_t>());
        case Json::value_t::number_unsigned:
            return writeNumber(json.get<std::uint64_t>());
        default:
            return m_room.take(slowly(json));
        }
    }

    /// Copies first and looks at the copy, eight characters at a time: nearly all texts are plain.
    void writeString(const std::string &value)
    {
        constexpr std::size_t quotes = 2;
        char *const at = m_room.atLeast(value.size() + quotes + sizeof(Word));
        char *const copy = at + 1;
        std::memcpy(copy, value.data(), value.size());
        std::memset(copy + value.size(), ' ', sizeof(Word));
        for (std::size_t i = 0; i < value.size(); i += sizeof(Word)) {
            Word word = 0;
            std::memcpy(&word, copy + i, sizeof(word));
            if (!isPlain(word))
                return m_room.take(slowly(value));
        }
        at[0] = copy[value.size()] = '"';
        m_room.take(value.size() + quotes);
    }

private:
    static std::string slowly(const Json &json)
    {
        return json.dump(-1, ' ', false, Json::error_handler_t::replace);
    }

    void writeCharacter(char character)
    {
        *m_room.atLeast(1) = character;
        m_room.take(1);
    }

    void writeObject(const Json::object_t &members)
    {
        char before = '{';
        for (const auto &[key, value] : members) {
            writeCharacter(std::exchange(before, ','));
            writeString(key);
            writeCharacter(':');
            write(value);
        }
        if (members.empty())
            writeCharacter('{');
        writeCharacter('}');
    }

    void writeArray(const Json::array_t &items)
    {
        char before = '[';
        for (const Json &item : items) {
            writeCharacter(std::exchange(before, ','));
            write(item);
        }
        if (items.empty())
            writeCharacter('[');
        writeCharacter(']');
    }

    template<typename Number>
    void writeNumber(Number number)
    {
        constexpr std::size_t most = 24;
        char *const at = m_room.atLeast(most);
        m_room.take(static_cast<std::size_t>(std::to_chars(at, at + most, number).ptr - at));
    }

    TextRoom &m_room;
};

} // namespace

Json parseJson(std::string_view text, TooDeep tooDeep)
{
    return parsed(text, {}, tooDeep);
}

Json parseJsonWithout(std::string_view text, std::string_view of, std::string_view name)
{
    return parsed(text, {of, name}, TooDeep::LeaveOut);
}

std::shared_ptr<const Json> sharedTree(Json tree)
{
    const auto shared = std::make_shared<Tree>(std::move(tree));
    return {shared, &shared->json};
}

bool nestsTooDeeply(std::string_view json)
{
    std::size_t depth = 0;
    bool inString = false;
    for (std::size_t i = 0; i < json.size(); ++i) {
        const char c = json[i];
        if (inString) {
            if (c == '\\')
                ++i;
            else if (c == '"')
                inString = false;
        } else if (c == '"') {
            inString = true;
        } else if (c == '{' || c == '[') {
            if (++depth > maxJsonDepth)
                return true;
        } else if ((c == '}' || c == ']') && depth > 0) {
            --depth;
        }
    }
    return false;
}

bool isJson(std::string_view text)
{
    return withRoot(text, [](dom::element) {}) || (!nestsTooDeeply(text) && Json::accept(text));
}

std::string compactJson(const Json &json)
{
    std::string text;
    appendCompactJson(json, text);
    return text;
}

void appendCompactJson(const Json &json, std::string &text)
{
    TextRoom &room = TextRoom::ofThisThread();
    CompactWriter(room).write(json);
    room.moveTo(text);
}

void appendCompactJson(const std::string &value, std::string &text)
{
    TextRoom &room = TextRoom::ofThisThread();
    CompactWriter(room).writeString(value);
    room.moveTo(text);
}

std::size_t compactSizeOf(const Json &json)
{
    const auto digitsOf = [](std::uint64_t number) {
        std::size_t digits = 1;
        while ((number /= 10) != 0)
            ++digits;
        return digits;
    };
    switch (json.type()) {
    case Json::value_t::object: {
        std::size_t bytes = 1 + std::max<std::size_t>(1, json.size()); // brackets and commas
        for (const auto &[key, value] : json.items())
            bytes += key.size() + 3 + compactSizeOf(value);
        return bytes;
    }
    case Json::value_t::array: {
        std::size_t bytes = 1 + std::max<std::size_t>(1, json.size());
        for (const Json &value : json)
            bytes += compactSizeOf(value);
        return bytes;
    }
    case Json::value_t::string:
        return json.get_ref<const std::string &>().size() + 2;
    case Json::value_t::number_unsigned:
        return digitsOf(json.get<std::uint64_t>());
    case Json::value_t::number_integer: {
        const auto number = json.get<std::int64_t>();
        const auto size = static_cast<std::uint64_t>(number);
        return number < 0 ? 1 + digitsOf(0 - size) : digitsOf(size);
    }
    case Json::value_t::number_float:
        return 8;
    case Json::value_t::boolean:
        return json.get<bool>() ? 4 : 5;
    default:
        return 4; // null
    }
}

} // namespace hp
