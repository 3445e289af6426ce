// SPDX-License-Identifier: Apache-2.0
#include "model/incident/Fact.h"

#include "model/base/JsonFields.h"
#include "model/base/JsonTree.h"

#include <algorithm>
#include <array>
#include <nlohmann/json.hpp>
#include <utility>

namespace hp::incident {

namespace {

constexpr std::array<const char *, 4> sorts{"state", "moment", "write", "gap"};

/// Where each text of a fact stands in its line.
constexpr std::array<std::pair<const char *, std::string Fact::*>, 14> textMembers{{
    {"id", &Fact::id},
    {"machine", &Fact::machine},
    {"lane", &Fact::lane},
    {"laneKind", &Fact::laneKind},
    {"laneLabel", &Fact::laneLabel},
    {"detail", &Fact::detail},
    {"from", &Fact::from},
    {"to", &Fact::to},
    {"text", &Fact::text},
    {"reason", &Fact::reason},
    {"end", &Fact::end},
    {"source", &Fact::source},
    {"actor", &Fact::actor},
    {"digest", &Fact::digest},
}};

constexpr std::array<std::pair<const char *, std::string FactObject::*>, 6> parts{{
    {"apiVersion", &FactObject::apiVersion},
    {"kind", &FactObject::kind},
    {"namespace", &FactObject::ns},
    {"name", &FactObject::name},
    {"uid", &FactObject::uid},
    {"resourceVersion", &FactObject::resourceVersion},
}};

Unexpected notAFact(const std::string &why)
{
    return unexpected(ErrorCode::Invalid, "a line of the transitions " + why);
}

} // namespace

std::size_t managerIn(std::string_view actor)
{
    const std::size_t bracket = actor.rfind(" (");
    if (bracket == std::string_view::npos || !actor.ends_with(')'))
        return std::string_view::npos;
    const std::string_view manager = actor.substr(bracket + 2, actor.size() - bracket - 3);
    const bool isOurs = manager.starts_with("holdpoint"); // "holdpoint-export internal"
    const bool isOne = !manager.empty() && std::none_of(manager.begin(), manager.end(), [](char c) {
        return c == ' ' || (c >= 'A' && c <= 'Z');
    });
    return isOne || isOurs ? bracket : std::string_view::npos;
}

FactList::FactList(std::vector<Fact> facts)
    : m_facts(std::move(facts))
{
    std::stable_sort(
        m_facts.begin(), m_facts.end(), [](const Fact &a, const Fact &b) { return a.at < b.at; });
}

Result<bool> FactList::next(Fact &fact)
{
    if (m_next == m_facts.size())
        return false;
    fact = m_facts[m_next++];
    return true;
}

std::string factLine(const Fact &fact)
{
    Json line = {{"sort", sorts[static_cast<std::size_t>(fact.sort)]},
                 {"at", formatMicroTime(fact.at)}};
    for (const auto &[name, member] : textMembers) {
        if (!(fact.*member).empty())
            line[name] = fact.*member;
    }
    for (const auto &[name, member] : parts) {
        if (!(fact.object.*member).empty())
            line["object"][name] = fact.object.*member;
    }
    if (fact.seen != fact.at)
        line["seen"] = formatMicroTime(fact.seen);
    if (fact.reported)
        line["reported"] = true;
    if (fact.until)
        line["until"] = formatMicroTime(*fact.until);
    return compactJson(line);
}

Result<Fact> factFromLine(std::string_view line)
{
    const Json json = parseJson(line);
    if (!json.is_object())
        return notAFact("is not a JSON object");
    Fact fact;
    const std::string sort = textOf(json, "sort");
    const auto known =
        std::find_if(sorts.begin(), sorts.end(), [&](const char *name) { return sort == name; });
    if (known == sorts.end())
        return notAFact("has the unknown sort '" + sort + "'");
    fact.sort = static_cast<FactSort>(known - sorts.begin());
    const auto at = parseTime(textOf(json, "at"));
    if (!at)
        return notAFact("has no time");
    fact.at = *at;
    fact.seen = parseTime(textOf(json, "seen")).value_or(*at);
    fact.until = parseTime(textOf(json, "until"));
    for (const auto &[name, member] : textMembers)
        fact.*member = textOf(json, name);
    if (const auto object = json.find("object"); object != json.end() && object->is_object()) {
        for (const auto &[name, member] : parts)
            fact.object.*member = textOf(*object, name);
    }
    const auto reported = json.find("reported");
    fact.reported = reported != json.end() && reported->is_boolean() && reported->get<bool>();
    return fact;
}

} // namespace hp::incident
