// SPDX-License-Identifier: Apache-2.0
#include "model/base/JsonText.h"

#include "model/base/Json.h"

#include <algorithm>
#include <cstddef>
#include <nlohmann/json.hpp>
#include <string>

namespace hp {

namespace {

/// Walks over JSON text. Every step ends at the end of the text at the latest.
class TextCursor
{
public:
    explicit TextCursor(std::string_view text)
        : m_text(text)
    { }

    [[nodiscard]] char current() const { return m_at < m_text.size() ? m_text[m_at] : '\0'; }
    [[nodiscard]] bool atEnd() const { return m_at >= m_text.size(); }
    void step() { m_at = std::min(m_at + 1, m_text.size()); }

    void skipSpace()
    {
        while (current() == ' ' || current() == '\n' || current() == '\t' || current() == '\r')
            ++m_at;
    }

    /// Past a string; returns what is between its quotes, escapes as they are written.
    std::string_view skipString()
    {
        step();
        const std::size_t start = m_at;
        while (true) {
            m_at = std::min(m_text.find('"', m_at), m_text.size());
            std::size_t slashes = 0;
            while (m_at > start + slashes && m_text[m_at - 1 - slashes] == '\\')
                ++slashes;
            if (m_at == m_text.size() || slashes % 2 == 0)
                break;
            ++m_at;
        }
        const std::string_view inside = m_text.substr(start, m_at - start);
        step();
        return inside;
    }

    /// Past a value of any kind; returns its text.
    std::string_view skipValue()
    {
        skipSpace();
        const std::size_t start = m_at;
        if (current() == '"')
            skipString();
        else if (current() == '{' || current() == '[')
            skipNested();
        else
            skipWord();
        return m_text.substr(start, m_at - start);
    }

private:
    /// Past an object or an array. Most of a text is inside of strings, and those are jumped over.
    void skipNested()
    {
        std::size_t depth = 0;
        for (; m_at < m_text.size(); ++m_at) {
            const char c = m_text[m_at];
            if (c == '"') {
                skipString();
                --m_at;
            } else if (c == '{' || c == '[') {
                ++depth;
            } else if ((c == '}' || c == ']') && --depth == 0) {
                ++m_at;
                return;
            }
        }
    }

    void skipWord()
    {
        constexpr std::string_view ends = ",]} \n\t\r";
        while (!atEnd() && ends.find(current()) == std::string_view::npos)
            ++m_at;
    }

    std::string_view m_text;
    std::size_t m_at = 0;
};

bool isKey(std::string_view written, std::string_view key)
{
    const bool escaped = written.find('\\') != std::string_view::npos;
    if (!escaped || written.size() <= key.size()) // an escape is longer than what it stands for
        return !escaped && written == key;
    const Json text = Json::parse('"' + std::string(written) + '"', nullptr, false);
    return text.is_string() && text.get_ref<const std::string &>() == key;
}

/// Tells `each` the members of an object, the key as it is written and the text of the value, until
/// it has enough and says true.
template<typename Each>
void eachMember(std::string_view object, const Each &each)
{
    TextCursor cursor(object);
    cursor.skipSpace();
    cursor.step();
    while (true) {
        cursor.skipSpace();
        if (cursor.current() != '"')
            return;
        const std::string_view key = cursor.skipString();
        cursor.skipSpace();
        cursor.step(); // the colon
        if (each(key, cursor.skipValue()))
            return;
        cursor.skipSpace();
        cursor.step(); // the comma, or the end
    }
}

std::optional<std::string_view> memberText(std::string_view object, std::string_view key)
{
    std::optional<std::string_view> found;
    eachMember(object, [&](std::string_view written, std::string_view value) {
        if (isKey(written, key))
            found = value;
        return found.has_value();
    });
    return found;
}

std::optional<std::string_view> elementText(std::string_view array, std::size_t index)
{
    TextCursor cursor(array);
    cursor.skipSpace();
    cursor.step();
    for (std::size_t i = 0;; ++i) {
        cursor.skipSpace();
        if (cursor.atEnd() || cursor.current() == ']')
            return std::nullopt;
        const std::string_view value = cursor.skipValue();
        if (i == index)
            return value;
        cursor.skipSpace();
        cursor.step();
    }
}

std::string withoutEscapes(std::string_view token)
{
    std::string plain;
    for (std::size_t i = 0; i < token.size(); ++i) {
        const bool escape = token[i] == '~' && i + 1 < token.size();
        plain += escape ? (token[++i] == '1' ? '/' : '~') : token[i];
    }
    return plain;
}

/// Cuts the first step off a pointer.
std::string_view takeStep(std::string_view &pointer)
{
    const std::size_t slash = std::min(pointer.find('/', 1), pointer.size());
    const std::string_view token = pointer.substr(1, slash - 1);
    pointer.remove_prefix(slash);
    return token;
}

bool isIndex(std::string_view token)
{
    return !token.empty() && token.size() < 10
        && std::all_of(token.begin(), token.end(), [](char c) { return c >= '0' && c <= '9'; });
}

std::optional<std::string_view> memberOf(std::string_view object, std::string_view token)
{
    return token.find('~') == std::string_view::npos ? memberText(object, token)
                                                     : memberText(object, withoutEscapes(token));
}

} // namespace

std::optional<std::string_view> jsonTextAt(std::string_view json, std::string_view pointer)
{
    std::string_view value = json;
    while (!pointer.empty()) {
        const std::string_view token = takeStep(pointer);
        TextCursor cursor(value);
        cursor.skipSpace();
        std::optional<std::string_view> next;
        if (cursor.current() == '{')
            next = memberOf(value, token);
        else if (cursor.current() == '[' && isIndex(token))
            next = elementText(value, std::stoul(std::string(token)));
        if (!next)
            return std::nullopt;
        value = *next;
    }
    return value;
}

void findJsonMembers(std::string_view object,
                     std::span<const std::string_view> names,
                     std::span<std::optional<std::string_view>> found)
{
    TextCursor cursor(object);
    cursor.skipSpace();
    if (cursor.current() != '{')
        return;
    std::size_t missing = names.size();
    eachMember(object, [&](std::string_view key, std::string_view value) {
        for (std::size_t i = 0; i < names.size(); ++i) {
            if (found[i] || !isKey(key, names[i]))
                continue;
            found[i] = value;
            --missing;
        }
        return missing == 0;
    });
}

std::optional<std::string_view> jsonTextFrom(std::string_view members, std::string_view pointer)
{
    const std::string_view token = takeStep(pointer);
    const auto member = memberOf(members, token);
    return member ? jsonTextAt(*member, pointer) : std::nullopt;
}

} // namespace hp
