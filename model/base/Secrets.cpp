// SPDX-License-Identifier: Apache-2.0
#include "model/base/Secrets.h"

#include "model/base/Text.h"

#include <algorithm>
#include <array>

namespace hp {

namespace {

constexpr std::size_t leastKnown = 4; ///< what is shorter occurs in any text

bool isAlnum(char c)
{
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9');
}

bool isBlank(char c)
{
    return c == ' ' || c == '\t' || c == '\r' || c == '\n';
}

bool isOfName(char c)
{
    return isAlnum(c) || c == '-' || c == '_';
}

/// Of what stands behind "Bearer".
bool isOfToken(char c)
{
    return isAlnum(c) || std::string_view("._~+/=-").find(c) != std::string_view::npos;
}

bool endsValue(char c)
{
    return isBlank(c) || c == '"' || c == '\'' || c == ',' || c == ';' || c == '&';
}

/// In small letters, without what people put between words.
std::string normalised(std::string_view word)
{
    std::string text;
    for (const char c : word) {
        if (c != '-' && c != '_')
            text += c >= 'A' && c <= 'Z' ? static_cast<char>(c + 32) : c;
    }
    return text;
}

constexpr std::array<std::string_view, 12> endings{"password",
                                                   "passwd",
                                                   "pwd",
                                                   "passphrase",
                                                   "passcode",
                                                   "secret",
                                                   "token",
                                                   "apikey",
                                                   "privatekey",
                                                   "accesskey",
                                                   "secretkey",
                                                   "authorization"};

bool endsInSecret(std::string_view word)
{
    const std::string text = normalised(word);
    return std::any_of(endings.begin(), endings.end(), [&text](std::string_view ending) {
        return text.ends_with(ending);
    });
}

/// "ExpiredToken", which clouds answer. What has blanks is no token, so a sentence behind such a
/// code is one; of passwords and passphrases nobody knows that.
bool isTokenError(std::string_view word)
{
    constexpr std::string_view ending = "Token";
    return word.size() > ending.size() && word.ends_with(ending) && word.front() >= 'A'
        && word.front() <= 'Z';
}

/// A sentence about a token, and no token: "The security token is expired".
bool beginsSentence(std::string_view text)
{
    constexpr std::array<std::string_view, 7> words{
        "The ", "This ", "Your ", "You ", "A ", "An ", "It "};
    return std::any_of(words.begin(), words.end(), [text](std::string_view word) {
        return text.starts_with(word);
    });
}

/// The kind of an object, and no secret: `token: Secret "prod-token" not found`.
bool beginsObject(std::string_view text)
{
    return text.starts_with("Secret \"") || text.starts_with("secret \"")
        || text.starts_with("secrets \"");
}

bool isScheme(std::string_view word)
{
    return isNamed(word, "bearer") || isNamed(word, "basic");
}

/// Reads once over a text.
class Reader
{
public:
    Reader(std::string_view text, const char *place)
        : m_text(text)
        , m_place(place)
    { }

    std::string read()
    {
        m_out.reserve(m_text.size());
        while (m_at < m_text.size()) {
            if (takePrivateKey() || takeAddress())
                continue;
            const bool starts = m_at == 0 || !isOfName(m_text[m_at - 1]);
            if (starts && isOfName(m_text[m_at])) {
                takeWord();
                continue;
            }
            m_out += m_text[m_at++];
        }
        return std::move(m_out);
    }

private:
    [[nodiscard]] std::string_view rest() const { return m_text.substr(m_at); }

    bool takePrivateKey()
    {
        constexpr std::string_view begin = "-----BEGIN ";
        if (!rest().starts_with(begin))
            return false;
        const std::size_t title = rest().find("-----", begin.size());
        const std::string_view name = rest().substr(begin.size(), title - begin.size());
        if (title == std::string_view::npos || !name.ends_with("PRIVATE KEY")
            || name.find('\n') != std::string_view::npos)
            return false;
        const std::size_t end = rest().find("-----END ", title);
        const std::size_t close =
            end == std::string_view::npos ? end : rest().find("-----", end + 9);
        m_out += m_place;
        m_at = close == std::string_view::npos ? m_text.size() : m_at + close + 5;
        return true;
    }

    /// "https://user:password@host": the password alone. Of a text that was cut (shortened())
    /// before the "@" it is not known whether it is one, and it goes.
    bool takeAddress()
    {
        if (!rest().starts_with("://"))
            return false;
        constexpr std::string_view cut = "\u2026";
        const std::string_view authority =
            rest().substr(3, rest().find_first_of("/?# \t\r\n\"'", 3) - 3);
        const std::size_t colon = authority.find(':');
        const bool isCut = 3 + authority.size() == rest().size() && authority.ends_with(cut);
        const std::size_t at = isCut ? authority.size() - cut.size() : authority.rfind('@');
        if (at == std::string_view::npos || colon == std::string_view::npos || colon > at)
            return false;
        m_out += rest().substr(0, 3 + colon + 1);
        m_out += m_place;
        m_at += 3 + at;
        return true;
    }

    void takeWord()
    {
        std::size_t end = m_at;
        while (end < m_text.size() && isOfName(m_text[end]))
            ++end;
        const std::string_view word = m_text.substr(m_at, end - m_at);
        if (takeWebToken(word))
            return;
        m_out += word;
        m_at = end;
        if (isScheme(word))
            takeCredentials();
        else if (endsInSecret(word))
            takeValue(word);
    }

    /// "eyJ….….…"
    bool takeWebToken(std::string_view word)
    {
        if (!word.starts_with("eyJ") || m_at + word.size() >= m_text.size()
            || m_text[m_at + word.size()] != '.')
            return false;
        std::size_t end = m_at + word.size();
        for (int part = 0; part < 2 && end < m_text.size() && m_text[end] == '.'; ++part) {
            ++end;
            while (end < m_text.size() && isOfName(m_text[end]))
                ++end;
        }
        m_out += m_place;
        m_at = end;
        return true;
    }

    void takeCredentials()
    {
        std::size_t begin = m_at;
        while (begin < m_text.size() && isBlank(m_text[begin]))
            ++begin;
        std::size_t end = begin;
        while (end < m_text.size() && isOfToken(m_text[end]))
            ++end;
        if (begin == m_at || end == begin)
            return;
        m_out += ' ';
        m_out += m_place;
        m_at = end;
    }

    void takeValue(std::string_view name)
    {
        std::size_t at = m_at;
        if (at < m_text.size() && (m_text[at] == '"' || m_text[at] == '\''))
            ++at;
        while (at < m_text.size() && isBlank(m_text[at]))
            ++at;
        if (at >= m_text.size() || (m_text[at] != '=' && m_text[at] != ':'))
            return;
        ++at;
        while (at < m_text.size() && isBlank(m_text[at]))
            ++at;
        m_out += m_text.substr(m_at, at - m_at);
        m_at = at;
        if (at >= m_text.size())
            return;
        if ((isTokenError(name) && beginsSentence(m_text.substr(at)))
            || beginsObject(m_text.substr(at)))
            return;
        const char quote = m_text[at] == '"' || m_text[at] == '\'' ? m_text[at] : '\0';
        const std::size_t begin = quote ? at + 1 : at;
        std::size_t end = begin;
        if (quote) {
            while (end < m_text.size() && m_text[end] != quote && m_text[end] != '\n')
                end += m_text[end] == '\\' && end + 1 < m_text.size() ? 2 : 1;
        } else {
            const std::size_t scheme = wordAt(begin);
            if (isScheme(m_text.substr(begin, scheme)))
                return; // what stands behind it goes, the word stays
            const bool whole = normalised(name).ends_with("passphrase");
            while (
                end < m_text.size()
                && (whole ? m_text[end] != '\n' && m_text[end] != '\r' : !endsValue(m_text[end])))
                ++end;
        }
        end = std::min(end, m_text.size());
        if (end == begin || m_text.substr(begin).starts_with(m_place)) {
            return;
        }
        m_out += m_place;
        m_at = end;
    }

    [[nodiscard]] std::size_t wordAt(std::size_t begin) const
    {
        std::size_t end = begin;
        while (end < m_text.size() && isOfName(m_text[end]))
            ++end;
        return end - begin;
    }

    std::string_view m_text;
    const char *m_place;
    std::string m_out{};
    std::size_t m_at = 0;
};

} // namespace

bool isSecretName(std::string_view word)
{
    constexpr std::array<std::string_view, 17> names{"password",
                                                     "passwd",
                                                     "pwd",
                                                     "passphrase",
                                                     "token",
                                                     "xauthtoken",
                                                     "secret",
                                                     "secrets",
                                                     "clientsecret",
                                                     "apikey",
                                                     "privatekey",
                                                     "credential",
                                                     "credentials",
                                                     "credentialsname",
                                                     "userdata",
                                                     "userdatasecret",
                                                     "authorization"};
    const std::string text = normalised(word);
    return std::find(names.begin(), names.end(), text) != names.end();
}

std::string
withoutSecrets(std::string_view text, const std::vector<std::string> &known, const char *place)
{
    std::string shown(text);
    for (const std::string &secret : known) {
        if (secret.size() < leastKnown)
            continue;
        for (std::size_t at = shown.find(secret); at != std::string::npos;
             at = shown.find(secret, at)) {
            shown.replace(at, secret.size(), place);
            at += std::string_view(place).size();
        }
    }
    return Reader(shown, place).read();
}

} // namespace hp
