// SPDX-License-Identifier: Apache-2.0
#include "model/incident/Scrubber.h"

#include "model/base/Secrets.h"
#include "model/base/Text.h"

#include <algorithm>
#include <array>
#include <cctype>
#include <utility>

namespace hp::incident {

namespace {

constexpr std::size_t maxRemembered = 4096;
constexpr std::size_t maxRememberedLength = 512;

bool isDigit(char c)
{
    return c >= '0' && c <= '9';
}

bool isHex(char c)
{
    return isDigit(c) || (c >= 'a' && c <= 'f') || (c >= 'A' && c <= 'F');
}

/// Words are cut at what cannot be within an address or the name of an object.
bool isWordChar(char c)
{
    return std::isalnum(static_cast<unsigned char>(c)) != 0 || c == '.' || c == '-' || c == '_'
        || c == ':' || c == '@' || static_cast<unsigned char>(c) >= 0x80;
}

/// "10.0.0.5", also with a port behind it.
bool isIpv4(std::string_view word)
{
    int numbers = 0;
    int digits = 0;
    for (std::size_t i = 0; i < word.size(); ++i) {
        const char c = word[i];
        if (isDigit(c)) {
            if (++digits == 1)
                ++numbers;
            if (digits > 3)
                return false;
        } else if (c == '.' && digits > 0 && numbers < 4) {
            digits = 0;
        } else if (c == ':' && numbers == 4 && digits > 0) {
            const std::string_view port = word.substr(i + 1);
            return std::all_of(port.begin(), port.end(), isDigit);
        } else {
            return false;
        }
    }
    return numbers == 4 && digits > 0;
}

/// Hexadecimal groups between colons: IPv6, or a MAC. "12:03:44" is a time of day.
bool isColonAddress(std::string_view word)
{
    const auto colons = std::count(word.begin(), word.end(), ':');
    if (colons < 2 || !std::all_of(word.begin(), word.end(), [](char c) {
            return isHex(c) || c == ':' || c == '.';
        }))
        return false;
    const bool doubled = word.find("::") != std::string_view::npos;
    return doubled || colons >= 5;
}

/// "api.example.com:6443", as a server that does not answer is called. "reflector.go:231" is a
/// line.
bool isHostWithPort(std::string_view word)
{
    const std::size_t colon = word.find(':');
    if (colon == std::string_view::npos)
        return false;
    const std::string_view host = word.substr(0, colon);
    const std::string_view port = word.substr(colon + 1);
    const auto isLetter = [](char c) { return std::isalpha(static_cast<unsigned char>(c)) != 0; };
    return host.find('.') != std::string_view::npos && !host.ends_with(".go")
        && host.find('@') == std::string_view::npos
        && std::any_of(host.begin(), host.end(), isLetter) && port.size() >= 2 && port.size() <= 5
        && std::all_of(port.begin(), port.end(), isDigit);
}

/// Whether what stands before `place` goes on there: behind a full stop or a dash something must
/// follow.
bool goesOn(std::string_view text, std::size_t place)
{
    while (place < text.size() && (text[place] == '.' || text[place] == ':' || text[place] == '-'))
        ++place;
    return place < text.size() && isWordChar(text[place]);
}

enum class Label { None, Secret, Person };

/// What stands behind such a word, or in front of the colon or equals sign, is not for others.
Label labelOf(std::string_view word)
{
    constexpr std::array<const char *, 9> people{"serial",
                                                 "serialnumber",
                                                 "sn",
                                                 "user",
                                                 "username",
                                                 "userid",
                                                 "login",
                                                 "account",
                                                 "assettag"};
    std::string lower = lowerCase(word);
    std::erase_if(lower, [](char c) { return c == '-' || c == '_'; });
    const auto is = [&lower](const char *known) { return lower == known; };
    if (isSecretName(word))
        return Label::Secret;
    return std::any_of(people.begin(), people.end(), is) ? Label::Person : Label::None;
}

/// Between the label and its value: "serial number: X", "user 'x'", "authorization: bearer x".
bool isFiller(std::string_view word)
{
    constexpr std::array<const char *, 16> fillers{"bearer",
                                                   "basic",
                                                   "number",
                                                   "name",
                                                   "named",
                                                   "is",
                                                   "of",
                                                   "for",
                                                   "id",
                                                   "no",
                                                   "as",
                                                   "from",
                                                   "with",
                                                   "in",
                                                   "by",
                                                   "the"};
    const std::string lower = lowerCase(word);
    return std::any_of(
        fillers.begin(), fillers.end(), [&lower](const char *known) { return lower == known; });
}

} // namespace

bool namesASecret(std::string_view word)
{
    return labelOf(word) == Label::Secret;
}

Scrubber::Scrubber(Addresses addresses, People people)
    : m_addresses(addresses)
    , m_people(people)
{ }

void Scrubber::addName(const std::string &name, const std::string &alias)
{
    if (name.empty())
        return;
    const auto end = std::find_if_not(name.begin(), name.end(), isWordChar);
    const bool isNew = end == name.end()
        ? m_names.emplace(name, alias).second
        : m_phrases[std::string(name.begin(), end)].emplace(name, alias).second;
    if (isNew)
        m_done.clear();
}

std::size_t
Scrubber::appendPhrase(std::string_view text, std::string_view word, std::string &out) const
{
    if (m_phrases.empty())
        return 0;
    const auto known = m_phrases.find(std::string(word));
    if (known == m_phrases.end())
        return 0;
    // Of two that begin alike the longer one comes later.
    for (auto phrase = known->second.rbegin(); phrase != known->second.rend(); ++phrase) {
        const std::string &name = phrase->first;
        if (text.starts_with(name) && !goesOn(text, name.size())) {
            out += phrase->second;
            return name.size();
        }
    }
    return 0;
}

void Scrubber::appendWord(std::string_view word, std::string &out) const
{
    std::string_view core = word;
    while (!core.empty() && (core.back() == '.' || core.back() == ':' || core.back() == '-'))
        core.remove_suffix(1);
    const std::string_view tail = word.substr(core.size());
    const bool address = m_addresses == Addresses::Remove
        && (isIpv4(core) || isColonAddress(core) || isHostWithPort(core));
    if (address) {
        out += "[address]";
    } else if (const auto whole = m_names.find(std::string(core)); whole != m_names.end()) {
        out += whole->second;
    } else {
        // "worker-b-7.example.com" tells the name as well as the site.
        const std::size_t dot = core.find('.');
        const auto first = dot == std::string_view::npos
            ? m_names.end()
            : m_names.find(std::string(core.substr(0, dot)));
        if (first != m_names.end())
            out += first->second;
        else
            out += core;
    }
    out += tail;
}

std::string Scrubber::scrubbed(std::string_view text) const
{
    if (text.empty() || text.size() > maxRememberedLength)
        return scrub(text);
    std::string key(text);
    if (const auto done = m_done.find(key); done != m_done.end())
        return done->second;
    if (m_done.size() >= maxRemembered)
        m_done.clear();
    return m_done.emplace(std::move(key), scrub(text)).first->second;
}

std::string Scrubber::scrub(std::string_view given) const
{
    const std::string known = withoutSecrets(given, {}, "[removed]");
    const std::string_view text = known;
    std::string out;
    out.reserve(text.size());
    Label pending = Label::None;
    for (std::size_t i = 0; i < text.size();) {
        if (!isWordChar(text[i])) {
            // A sentence that ended without a value has none.
            if (text[i] == ',' || text[i] == ';' || text[i] == '\n')
                pending = Label::None;
            out += text[i++];
            continue;
        }
        std::size_t end = i;
        while (end < text.size() && isWordChar(text[end]))
            ++end;
        std::string_view word = text.substr(i, end - i);
        if (m_addresses == Addresses::Remove && text.substr(end).starts_with("//")
            && word.ends_with(':')) {
            while (end < text.size() && !std::isspace(static_cast<unsigned char>(text[end]))
                   && text[end] != '"' && text[end] != '\'' && text[end] != ')')
                ++end;
            out += "[address]";
            i = end;
            continue;
        }
        const bool isHidden =
            pending == Label::Secret || (pending == Label::Person && m_people == People::Remove);
        if (!isHidden) {
            if (const std::size_t length = appendPhrase(text.substr(i), word, out); length > 0) {
                i += length;
                pending = Label::None;
                continue;
            }
        }
        i = end;
        // "serial:X123" is one word to us: label and value.
        const std::size_t colon = word.find(':');
        if (colon != std::string_view::npos && labelOf(word.substr(0, colon)) != Label::None) {
            pending = labelOf(word.substr(0, colon));
            out += word.substr(0, colon + 1);
            word.remove_prefix(colon + 1);
            if (word.empty())
                continue;
        }
        const bool hides =
            pending == Label::Secret || (pending == Label::Person && m_people == People::Remove);
        const bool isValue = !isFiller(word) && labelOf(word) == Label::None;
        // What was taken out before stays as it is.
        const bool isGone = word == "removed" && out.ends_with('[');
        if (hides && isValue && !isGone) {
            out += "[removed]";
            pending = Label::None;
            // The rest of "namespace/name" is the same value.
            while (i < text.size() && (text[i] == '/' || isWordChar(text[i])))
                ++i;
            continue;
        }
        if (const Label label = labelOf(word); label != Label::None)
            pending = label;
        else if (!isFiller(word))
            pending = Label::None;
        appendWord(word, out);
    }
    return out;
}

} // namespace hp::incident
