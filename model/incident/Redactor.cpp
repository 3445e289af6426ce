// SPDX-License-Identifier: Apache-2.0
#include "model/incident/Redactor.h"

#include <algorithm>
#include <array>
#include <cctype>
#include <utility>

namespace hp::incident {

namespace {

constexpr std::array<const char *, 3> presets{"internal", "partner", "public"};

Scrubber scrubberFor(Preset preset)
{
    const bool outside = preset != Preset::Internal;
    return {outside ? Scrubber::Addresses::Remove : Scrubber::Addresses::Keep,
            outside ? Scrubber::People::Remove : Scrubber::People::Keep};
}

/// A CamelCase reason is a word of a program; anything else may name something.
bool isReasonWord(const std::string &text)
{
    return std::all_of(
        text.begin(), text.end(), [](unsigned char c) { return std::isalnum(c) != 0; });
}

const char *aliasKind(const std::string &kind)
{
    return kind == "Machine"      ? "machine"
        : kind == "Node"          ? "node"
        : kind == "BareMetalHost" ? "host"
        : kind == "Event"         ? "event"
                                  : "object";
}

/// What people did about alarms, and alarms themselves, without a word of theirs; null for others.
const char *deedOf(const Fact &fact)
{
    constexpr std::array<std::pair<const char *, const char *>, 5> deeds{
        {{"alarm", "Alarm raised"},
         {"cleared", "Alarm cleared"},
         {"ack", "Alarm acknowledged"},
         {"shelve", "Alarm shelved, or taken back"},
         {"note", "Note"}}};
    if (fact.laneKind != "people" || fact.sort != FactSort::Moment)
        return nullptr;
    const auto it = std::find_if(
        deeds.begin(), deeds.end(), [&fact](const auto &deed) { return fact.to == deed.first; });
    return it == deeds.end() ? nullptr : it->second;
}

/// Only people do such things; that their name stands without a tool makes it no program's.
bool isDeed(const Fact &fact)
{
    constexpr std::array<std::string_view, 6> deeds{
        "ack", "shelve", "note", "approval", "override", "export"};
    return fact.sort == FactSort::Write
        || (fact.laneKind == "people"
            && std::find(deeds.begin(), deeds.end(), fact.to) != deeds.end());
}

} // namespace

const char *toString(Preset preset)
{
    return presets[static_cast<std::size_t>(preset)];
}

std::optional<Preset> presetOf(std::string_view text)
{
    const auto it = std::find_if(
        presets.begin(), presets.end(), [&](const char *name) { return text == name; });
    if (it == presets.end())
        return std::nullopt;
    return static_cast<Preset>(it - presets.begin());
}

Redactor::Redactor(Preset preset, const Incident &incident)
    : m_preset(preset)
    , m_scrubber(scrubberFor(preset))
{
    if (preset == Preset::Public) {
        for (const std::string &machine : incident.machines)
            static_cast<void>(key(machine));
    }
}

std::string Redactor::alias(const char *kind, const std::string &name)
{
    if (name.empty())
        return {};
    const auto known = m_aliases.find(name);
    if (known != m_aliases.end())
        return known->second;
    std::string alias = std::string(kind) + '-' + std::to_string(++m_counts[kind]);
    m_aliases.emplace(name, alias);
    m_scrubber.addName(name, alias);
    return alias;
}

std::string Redactor::key(const std::string &machine)
{
    const std::size_t slash = machine.find('/');
    if (slash == std::string::npos)
        return alias("machine", machine);
    // The machine first: a namespace may have its name.
    const std::string name = alias("machine", machine.substr(slash + 1));
    return alias("namespace", machine.substr(0, slash)) + '/' + name;
}

std::string Redactor::actor(const std::string &text, bool isPersonsDeed)
{
    if (text.empty())
        return {};
    const std::size_t bracket = managerIn(text);
    const std::string user = text.substr(0, bracket);
    const bool manages = bracket == std::string::npos;
    if (manages && (user.starts_with("holdpoint") || user.starts_with("kubectl")))
        return user;
    // A field manager alone is a program, and so is who signs in as one; any other name with a tool
    // behind it is somebody who held that tool, and programs have no blanks in their names.
    const bool isProgram = manages && !isPersonsDeed && user.find(' ') == std::string::npos;
    if (user.starts_with("system:") || isProgram) {
        if (m_preset != Preset::Public || (manages && user.starts_with("system:")))
            return text;
        return alias("controller", user);
    }
    const std::string hidden = alias("user", user);
    return manages ? hidden : hidden + text.substr(bracket);
}

std::string Redactor::because(const std::string &text)
{
    Because words = becauseFrom(text);
    words.approver = alias("user", words.approver);
    if (m_preset == Preset::Public)
        words.reason.clear();
    return toString(words);
}

std::string Redactor::owner(const std::string &text)
{
    // Part of every cluster; hiding it would take the story away and protect nobody.
    return text.starts_with("clusteroperator/") ? text : alias("owner", text);
}

void Redactor::hideNames(Fact &fact)
{
    fact.machine = fact.machine.empty() ? std::string() : key(fact.machine);
    const bool isHost = fact.laneKind == "power" || fact.laneKind == "key";
    fact.object.name = alias(aliasKind(fact.object.kind), fact.object.name);
    fact.object.ns = alias("namespace", fact.object.ns);
    fact.object.uid = fact.object.uid.empty() ? std::string() : alias("uid", fact.object.uid);
    fact.object.resourceVersion.clear();
    // That lane bears the name of its object.
    if (fact.laneKind == "maintenance")
        fact.lane = "maintenance/" + fact.object.name;
    fact.detail = fact.laneKind == "hook" ? owner(fact.detail)
        : isHost                          ? alias("host", fact.detail)
                                          : alias("node", fact.detail);
    fact.digest.clear();
    const bool ours = fact.laneKind == "people" || fact.sort == FactSort::Gap;
    if (fact.laneKind == "drain" && fact.to == "blocked") {
        // Whether a budget or a pod is in the way is no secret; which one is.
        fact.text = fact.text.find("budget") == std::string::npos ? "Blocked by a pod"
                                                                  : "Blocked by a budget";
        fact.reason.clear();
    } else if (const char *deed = deedOf(fact); deed) {
        // Why somebody put an alarm aside is their text, what it says is the site's.
        fact.text = deed;
    } else if (!ours) {
        fact.text = isReasonWord(fact.reason) ? fact.reason : std::string();
    }
    if (!isReasonWord(fact.reason))
        fact.reason.clear();
    fact.text = m_scrubber.scrubbed(fact.text);
}

Fact Redactor::redacted(Fact fact)
{
    const bool overrides = fact.end == "overridden";
    if (m_preset != Preset::Internal) {
        fact.actor = actor(fact.actor, isDeed(fact));
        fact.digest.clear();
        if (overrides)
            fact.reason = because(fact.reason);
        if (fact.laneKind == "people" && fact.to == "override") {
            const std::size_t colon = fact.text.find(": ");
            if (colon != std::string::npos)
                fact.text = fact.text.substr(0, colon + 2) + because(fact.text.substr(colon + 2));
        }
    }
    fact.text = m_scrubber.scrubbed(fact.text);
    fact.reason = m_scrubber.scrubbed(fact.reason);
    if (m_preset == Preset::Public) {
        const std::string why = fact.reason;
        hideNames(fact);
        if (overrides)
            fact.reason = why;
    }
    return fact;
}

std::string Redactor::cluster(const std::string &name)
{
    if (m_preset == Preset::Internal)
        return name;
    // "namespace/api-example-com:6443/alice" of oc, "alice@example" of others.
    const bool isContext = name.find_first_of("/@") != std::string::npos;
    return m_preset == Preset::Public || isContext ? alias("cluster", name)
                                                   : m_scrubber.scrubbed(name);
}

std::string Redactor::comment(std::string text) const
{
    return m_preset == Preset::Public ? std::string() : m_scrubber.scrubbed(text);
}

Incident Redactor::redacted(Incident incident)
{
    const bool outside = m_preset != Preset::Internal;
    const auto scrub = [this](std::string &text) { text = m_scrubber.scrubbed(text); };
    if (outside) {
        incident.createdBy = actor(incident.createdBy, true);
        incident.lead = incident.lead.empty() ? std::string() : alias("user", incident.lead);
        for (std::string &role : incident.roles)
            role = alias("user", role);
        // What we do not know we cannot judge.
        incident.unknown.reset();
    }
    if (m_preset == Preset::Public) {
        for (std::string &machine : incident.machines)
            machine = key(machine);
    }
    for (std::string *text : {&incident.title,
                              &incident.summary,
                              &incident.impact,
                              &incident.detection,
                              &incident.rootCause})
        scrub(*text);
    for (auto *list : {&incident.factors, &incident.wentWell, &incident.actions})
        std::for_each(list->begin(), list->end(), scrub);
    for (auto &[id, mark] : incident.marks)
        mark.comment = comment(std::move(mark.comment));
    return incident;
}

} // namespace hp::incident
