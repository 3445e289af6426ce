// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "model/incident/Incident.h"
#include "model/incident/Scrubber.h"

#include <map>
#include <optional>
#include <string>

namespace hp::incident {

/// For whom an export is. What each keeps is docs/exports.md.
enum class Preset {
    Internal, ///< everything but credentials and user data
    Partner, ///< also without BMC addresses, serials and user ids
    Public, ///< also without names and what other programs wrote
};

[[nodiscard]] const char *toString(Preset preset);
[[nodiscard]] std::optional<Preset> presetOf(std::string_view text);

/// Takes out of facts and texts what a preset does not keep, before anything is made of them: what
/// follows never sees it. Names become aliases in the order in which they come, the same name the
/// same alias, so that equal facts give equal exports.
class Redactor
{
public:
    /// Machines of the incident get the first numbers.
    Redactor(Preset preset, const Incident &incident);

    [[nodiscard]] Fact redacted(Fact fact);
    /// What the cluster is called. Where nobody gave it a name that is the context of a kubeconfig,
    /// which has the address of a server and a user in it.
    [[nodiscard]] std::string cluster(const std::string &name);
    /// What a person wrote; after the last fact, when every name is known.
    [[nodiscard]] Incident redacted(Incident incident);
    /// What a person wrote about one entry. It may name what comes later, so the public gets none.
    [[nodiscard]] std::string comment(std::string text) const;
    [[nodiscard]] Preset preset() const { return m_preset; }

private:
    [[nodiscard]] std::string alias(const char *kind, const std::string &name);
    [[nodiscard]] std::string key(const std::string &machine);
    /// A person becomes an alias. A program keeps its name but for the public.
    [[nodiscard]] std::string actor(const std::string &text, bool isPersonsDeed = false);
    [[nodiscard]] std::string owner(const std::string &text);
    /// Who approved is a person; why is theirs to tell, and nothing for the public.
    [[nodiscard]] std::string because(const std::string &text);
    void hideNames(Fact &fact);

    Preset m_preset;
    Scrubber m_scrubber;
    std::map<std::string, std::string> m_aliases{};
    std::map<std::string, int> m_counts{};
};

} // namespace hp::incident
