// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <map>
#include <string>
#include <string_view>
#include <unordered_map>

namespace hp::incident {

/// Whether what stands behind this word is nobody's: "password", "credentialsName", "userData".
[[nodiscard]] bool namesASecret(std::string_view word);

/// Takes out of free text what a reader outside may not have: values behind words such as serial,
/// user or password; addresses (IPv4, IPv6, MAC, URL, a host with its port); names that are known.
/// Works word by word in one pass, and remembers what became of the last texts: a record says the
/// same a thousand times. Belongs to one thread.
class Scrubber
{
public:
    enum class Addresses { Keep, Remove };
    enum class People { Keep, Remove }; ///< serials and users behind their words

    Scrubber(Addresses addresses, People people);

    /// From now on `name` becomes `alias` wherever it stands as a word, also as the first part of a
    /// host name and between slashes; one of several words, such as "namespace/name", as a whole.
    void addName(const std::string &name, const std::string &alias);
    [[nodiscard]] std::string scrubbed(std::string_view text) const;

private:
    [[nodiscard]] std::string scrub(std::string_view text) const;
    void appendWord(std::string_view word, std::string &out) const;
    /// The length of a name of several words at the start of `text`, whose first word is `word`;
    /// its alias is appended. 0 when there is none.
    std::size_t appendPhrase(std::string_view text, std::string_view word, std::string &out) const;

    Addresses m_addresses;
    People m_people;
    std::unordered_map<std::string, std::string> m_names{};
    /// By their first word: names of several, with their aliases.
    std::unordered_map<std::string, std::map<std::string, std::string>> m_phrases{};
    mutable std::unordered_map<std::string, std::string> m_done{}; ///< with the names so far
};

} // namespace hp::incident
