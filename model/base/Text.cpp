// SPDX-License-Identifier: Apache-2.0
#include "model/base/Text.h"

#include "model/base/ErrorWords.h"
#include "model/base/ProvisionerWords.h"
#include "model/base/Secrets.h"

#include <algorithm>
#include <array>
#include <cstdio>
#include <vector>

namespace hp {

namespace {

struct Range {
    char32_t first;
    char32_t last;
};

/// C0, DEL and C1; marks and overrides of direction; separators of lines; what has no width.
constexpr std::array<Range, 8> hidden{{{0x00, 0x1f},
                                       {0x7f, 0x9f},
                                       {0x061c, 0x061c},
                                       {0x200b, 0x200f},
                                       {0x2028, 0x202e},
                                       {0x2060, 0x2069},
                                       {0xfeff, 0xfeff},
                                       {0xfff9, 0xfffb}}};

bool isHidden(char32_t c)
{
    return std::any_of(hidden.begin(), hidden.end(), [c](const Range &range) {
        return c >= range.first && c <= range.last;
    });
}

/// The character at the start of `text` and its bytes; a broken one is its first byte.
std::pair<char32_t, std::size_t> characterOf(std::string_view text)
{
    const auto byte = [text](std::size_t at) { return static_cast<unsigned char>(text[at]); };
    const unsigned char first = byte(0);
    const std::size_t size = first >= 0xf0 ? 4 : first >= 0xe0 ? 3 : first >= 0xc0 ? 2 : 1;
    if (size == 1 || size > text.size())
        return {first < 0x80 ? char32_t(first) : char32_t(0xfffd), 1};
    char32_t c = first & (0x7fU >> size);
    for (std::size_t i = 1; i < size; ++i)
        c = (c << 6U) | (byte(i) & 0x3fU);
    return {c, size};
}

std::string escaped(std::string_view text, bool keepsLines)
{
    // Most texts are names: nothing hides among printable ASCII.
    if (std::ranges::all_of(text, [](char c) { return c >= ' ' && c <= '~'; }))
        return std::string(text);
    std::string shown;
    shown.reserve(text.size());
    while (!text.empty()) {
        const auto [c, size] = characterOf(text);
        const bool isLayout = c == U'\n' || c == U'\t';
        if (c == U'\n' && !keepsLines) {
            shown += "\\n";
        } else if (isHidden(c) && !(isLayout && keepsLines)) {
            std::array<char, 8> escaped{};
            std::snprintf(escaped.data(), escaped.size(), "\\u%04x", static_cast<unsigned>(c));
            shown += escaped.data();
        } else {
            shown += text.substr(0, size);
        }
        text.remove_prefix(size);
    }
    return shown;
}

constexpr std::string_view dots = "\u2026";

/// Where its clauses begin: behind ": ", ". " and "; ". What stands in
/// quotes or braces is of one clause, and so is the file that something is said of.
std::vector<std::size_t> clausesIn(const std::string &text)
{
    std::vector<std::size_t> starts{0};
    const bool isBalanced = std::ranges::count(text, '{') == std::ranges::count(text, '}')
        && std::ranges::count(text, '"') % 2 == 0;
    int depth = 0;
    bool quoted = false;
    for (std::size_t i = 0; i + 2 < text.size(); ++i) {
        const char c = text[i];
        depth += c == '{' ? 1 : c == '}' ? -1 : 0;
        quoted = quoted != (c == '"');
        const bool ends = (c == ':' || c == '.' || c == ';') && text.compare(i + 2, 2, "'/") != 0;
        if (ends && text[i + 1] == ' ' && (!isBalanced || (depth == 0 && !quoted)))
            starts.push_back(i + 2);
    }
    return starts;
}

/// Its beginning and its end, at the ends of words.
std::string bothEnds(const std::string &text, std::size_t max)
{
    if (text.size() <= max)
        return text;
    constexpr std::size_t word = 14; // so far it is to the end of most words
    const std::size_t room = max - dots.size();
    std::size_t head = room / 2;
    std::size_t tail = text.size() - (room - head);
    if (const std::size_t space = text.rfind(' ', head);
        space != std::string::npos && space > 0 && head - space <= word)
        head = space;
    if (const std::size_t space = text.find(' ', tail);
        space != std::string::npos && space - tail <= word && space + 1 < text.size())
        tail = space + 1;
    while (tail < text.size() && (static_cast<unsigned char>(text[tail]) & 0xC0U) == 0x80U)
        ++tail;
    return text.substr(0, characterAt(text, head)).append(dots).append(text, tail);
}

/// Of an error that is longer: whoever wraps one writes before it, so the cause is the last clauses
/// that have room whole. Its code, or else what was being done, stands before them where it fits.
std::string causeOf(const std::string &text, std::size_t max)
{
    const std::vector<std::size_t> starts = clausesIn(text);
    const auto clause = [&](std::size_t i) {
        const std::size_t end = i + 1 < starts.size() ? starts[i + 1] - 2 : text.size();
        return text.substr(starts[i], end - starts[i]);
    };
    // That something is an error is known of an error.
    const auto saysNothing = [&clause](std::size_t i) {
        constexpr std::array general{std::string_view("Error"),
                                     std::string_view("error"),
                                     std::string_view("Reason"),
                                     std::string_view("reason")};
        return std::ranges::find(general, clause(i)) != general.end();
    };
    const auto isCode = [&clause, &saysNothing](std::size_t i) {
        const std::string word = clause(i);
        return word.size() > 3 && word.find(' ') == std::string::npos && word.front() != '\''
            && !saysNothing(i);
    };
    std::size_t from = 0;
    while (from < starts.size() && text.size() - starts[from] > max)
        ++from;
    if (from == starts.size()) {
        --from;
        const bool isNamed = from > 0 && isCode(from - 1);
        // Of much that was written before it nothing would be left that says anything.
        const bool isDeep = text.size() > 2 * max;
        return bothEnds(isNamed      ? text.substr(starts[from - 1])
                            : isDeep ? text.substr(starts[from])
                                     : text,
                        max);
    }
    while (from + 1 < starts.size() && saysNothing(from))
        ++from;
    const std::string cause = text.substr(starts[from]);
    std::size_t named = from;
    while (named > 0 && !isCode(named - 1))
        --named;
    const std::string head = clause(named > 0 ? named - 1 : 0);
    const bool isNext = named == from || (named == 0 && from == 1);
    const std::string link = isNext ? ": " : ": \u2026";
    return head.size() + link.size() + cause.size() <= max ? head + link + cause : cause;
}

/// Bytes of somebody else's words that are searched for their cause.
constexpr std::size_t maxReported = std::size_t{32} * 1024;

/// Without the sentences behind an error that say what to do: an error is told first, and no
/// wrapped one begins in its advice. "…could not be reached. Please ensure that…".
std::string withoutAdvice(std::string text)
{
    constexpr std::array begins{std::string_view("Please "),
                                std::string_view("Ensure "),
                                std::string_view("Make sure "),
                                std::string_view("Check "),
                                std::string_view("Verify "),
                                std::string_view("Try "),
                                std::string_view("Consider "),
                                std::string_view("Modify "),
                                std::string_view("Contact ")};
    constexpr std::size_t aSentence = 24; ///< less than that says nothing
    for (std::size_t at = text.find(". "); at != std::string::npos; at = text.find(". ", at + 1)) {
        const std::string_view rest = std::string_view(text).substr(at + 2);
        const bool advises = std::ranges::any_of(
            begins, [rest](std::string_view begin) { return rest.starts_with(begin); });
        if (!advises)
            continue;
        if (at >= aSentence && rest.find(": ") == std::string_view::npos)
            text.erase(at + 1);
        break;
    }
    return text;
}

} // namespace

std::string abridged(const std::string &reported, std::size_t max)
{
    std::string text = inOneLine(withoutSecrets(reported));
    if (text.size() <= max)
        return text;
    // Each form that is looked for costs the length of the text, and one of a megabyte would hold
    // everybody up.
    text = withoutProvisioner(bothEnds(text, maxReported));
    if (text.size() <= max)
        return text;
    if (const std::string inner = withoutReferences(withoutFrame(messageInJson(text)));
        !inner.empty()) {
        const std::string frame = withoutFrame(text.substr(0, text.find('{')));
        if (frame.size() + 2 + inner.size() <= max)
            return frame.empty() ? inner : frame + ": " + inner;
        // A message tells what happened first, and then what one may do.
        const std::size_t end = inner.find(". ");
        return inner.size() <= max ? inner : shortened(inner.substr(0, end), max);
    }
    if (std::string words = withoutFrame(text); !words.empty())
        text = words.size() > max ? withoutReferences(std::move(words)) : std::move(words);
    // Kubelets tell what they lack as a list.
    if (text.size() > max && text.starts_with('[') && text.ends_with(']')) {
        text = text.substr(1, text.size() - 2);
        for (std::size_t at = text.find(", "); at != std::string::npos; at = text.find(", ", at))
            text[at] = ';';
    }
    if (text.size() > max)
        text = withoutAdvice(std::move(text));
    return text.size() <= max ? text : causeOf(text, max);
}

std::string visible(std::string_view text)
{
    return escaped(text, false);
}

std::string visibleLines(std::string_view text)
{
    return escaped(text, true);
}

} // namespace hp
