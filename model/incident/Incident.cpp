// SPDX-License-Identifier: Apache-2.0
#include "model/incident/Incident.h"

#include "model/base/JsonTree.h"

#include <algorithm>
#include <array>
#include <nlohmann/json.hpp>
#include <set>
#include <utility>

namespace hp::incident {

namespace {

constexpr std::size_t maxTitleLength = 200;
constexpr std::size_t maxTextLength = 65536;
constexpr std::size_t maxItems = 200;
constexpr std::size_t maxMachines = 50;
constexpr std::size_t maxMarks = 10'000;
constexpr int maxUnknownDepth = 16;

struct TextMember {
    const char *name;
    std::string Incident::*member;
    std::size_t longest;
};
constexpr std::array<TextMember, 11> texts{{
    {"id", &Incident::id, maxTitleLength},
    {"ref", &Incident::ref, maxTitleLength},
    {"title", &Incident::title, maxTitleLength},
    {"severity", &Incident::severity, maxTitleLength},
    {"status", &Incident::status, maxTitleLength},
    {"lead", &Incident::lead, maxTitleLength},
    {"summary_md", &Incident::summary, maxTextLength},
    {"impact_md", &Incident::impact, maxTextLength},
    {"detection", &Incident::detection, maxTextLength},
    {"root_cause_md", &Incident::rootCause, maxTextLength},
    {"created_by", &Incident::createdBy, maxTitleLength},
}};

struct ListMember {
    const char *name;
    std::vector<std::string> Incident::*member;
    std::size_t most;
};
constexpr std::array<ListMember, 5> lists{{
    {"roles", &Incident::roles, maxItems},
    {"factors_md", &Incident::factors, maxItems},
    {"went_well_md", &Incident::wentWell, maxItems},
    {"actions", &Incident::actions, maxItems},
    {"machines", &Incident::machines, maxMachines},
}};

constexpr std::array<const char *, 6> stampNames{
    "started", "detected", "acknowledged", "mitigated", "resolved", "closed"};
constexpr std::array<const char *, 4> statuses{"open", "mitigated", "resolved", "closed"};

Unexpected wrong(const std::string &member, const std::string &why)
{
    return unexpected(ErrorCode::Invalid, "the incident's " + member + ' ' + why);
}

Result<std::string> textIn(const Json &value, const std::string &name, std::size_t longest)
{
    if (!value.is_string())
        return wrong(name, "is not a text");
    auto text = value.get<std::string>();
    if (text.size() > longest)
        return wrong(name, "is longer than " + std::to_string(longest) + " bytes");
    return text;
}

Result<TimePoint> timeIn(const Json &value, const std::string &name)
{
    const auto time =
        value.is_string() ? parseTime(value.get_ref<const std::string &>()) : std::nullopt;
    if (!time)
        return wrong(name, "is not a time such as 2026-11-20T13:16:05Z");
    return *time;
}

Result<Done> readRange(const Json &json, Incident &incident)
{
    const auto range = json.find("range");
    if (range == json.end() || !range->is_object() || !range->contains("from"))
        return wrong("range", "needs at least from");
    const auto from = timeIn((*range)["from"], "range.from");
    if (!from)
        return unexpected(from.error());
    incident.from = *from;
    if (const auto end = range->find("to"); end != range->end() && !end->is_null()) {
        const auto to = timeIn(*end, "range.to");
        if (!to)
            return unexpected(to.error());
        if (*to <= incident.from)
            return wrong("range", "ends before it starts");
        incident.to = *to;
    }
    return Done{};
}

Result<Done> readMarks(const Json &json, Incident &incident)
{
    const auto marks = json.find("marks");
    if (marks == json.end())
        return Done{};
    if (!marks->is_object() || marks->size() > maxMarks)
        return wrong("marks", "are not an object of at most 10000 entries");
    for (const auto &[id, value] : marks->items()) {
        if (!value.is_object())
            return wrong("marks", "have an entry that is not an object");
        EntryMark mark;
        if (const auto it = value.find("importance"); it != value.end()) {
            mark.importance =
                it->is_string() ? importanceOf(it->get_ref<const std::string &>()) : std::nullopt;
            if (!mark.importance)
                return wrong("marks", "have an importance that is not key, normal or hidden");
        }
        if (const auto it = value.find("comment_md"); it != value.end()) {
            auto comment = textIn(*it, "marks", maxTextLength);
            if (!comment)
                return unexpected(comment.error());
            mark.comment = std::move(*comment);
        }
        incident.marks[id] = std::move(mark);
    }
    return Done{};
}

Result<Done> readStamps(const Json &json, Incident &incident)
{
    const auto stamps = json.find("stamps");
    if (stamps == json.end())
        return Done{};
    if (!stamps->is_object())
        return wrong("stamps", "are not an object");
    for (const auto &[name, value] : stamps->items()) {
        if (std::none_of(stampNames.begin(), stampNames.end(), [&name = name](const char *known) {
                return name == known;
            }))
            return wrong("stamps", "have the unknown name '" + name + "'");
        const auto time = timeIn(value, "stamps." + name);
        if (!time)
            return unexpected(time.error());
        incident.stamps[name] = *time;
    }
    return Done{};
}

/// Whether it has no more than so many levels.
bool isFlat(const Json &json, int levels)
{
    return !json.is_structured()
        || (levels > 0 && std::all_of(json.begin(), json.end(), [&](const Json &part) {
                return isFlat(part, levels - 1);
            }));
}

bool isKnown(const std::string &name)
{
    static const std::set<std::string> others{
        "range", "marks", "stamps", "created_at", "changed_at"};
    const auto same = [&name](const auto &member) { return name == member.name; };
    return others.contains(name) || std::any_of(texts.begin(), texts.end(), same)
        || std::any_of(lists.begin(), lists.end(), same);
}

Result<Done> readTexts(const Json &json, Incident &incident)
{
    for (const TextMember &member : texts) {
        const auto it = json.find(member.name);
        if (it == json.end())
            continue;
        auto text = textIn(*it, member.name, member.longest);
        if (!text)
            return unexpected(text.error());
        incident.*(member.member) = std::move(*text);
    }
    for (const ListMember &member : lists) {
        const auto it = json.find(member.name);
        if (it == json.end())
            continue;
        if (!it->is_array() || it->size() > member.most)
            return wrong(member.name,
                         "is not a list of at most " + std::to_string(member.most) + " texts");
        for (const Json &item : *it) {
            auto text = textIn(item, member.name, maxTextLength);
            if (!text)
                return unexpected(text.error());
            (incident.*(member.member)).push_back(std::move(*text));
        }
    }
    if (std::none_of(statuses.begin(), statuses.end(), [&](const char *status) {
            return incident.status == status;
        }))
        return wrong("status", "is not one of open, mitigated, resolved, closed");
    return Done{};
}

} // namespace

Json toJson(const Incident &incident)
{
    Json json = incident.unknown ? *incident.unknown : Json::object();
    for (const TextMember &member : texts) {
        if (!(incident.*(member.member)).empty())
            json[member.name] = incident.*(member.member);
    }
    for (const ListMember &member : lists) {
        if (!(incident.*(member.member)).empty())
            json[member.name] = incident.*(member.member);
    }
    json["range"] = {{"from", formatMicroTime(incident.from)}};
    if (incident.to)
        json["range"]["to"] = formatMicroTime(*incident.to);
    for (const auto &[id, mark] : incident.marks) {
        Json &value = json["marks"][id] = Json::object();
        if (mark.importance)
            value["importance"] = toString(*mark.importance);
        if (!mark.comment.empty())
            value["comment_md"] = mark.comment;
    }
    for (const auto &[name, time] : incident.stamps)
        json["stamps"][name] = formatMicroTime(time);
    if (incident.createdAt)
        json["created_at"] = formatMicroTime(*incident.createdAt);
    if (incident.changedAt)
        json["changed_at"] = formatMicroTime(*incident.changedAt);
    return json;
}

Result<Incident> incidentFromJson(const Json &json)
{
    if (!json.is_object())
        return unexpected(ErrorCode::Invalid, "an incident is a JSON object");
    Incident incident;
    for (const auto read : {readTexts, readRange, readMarks, readStamps}) {
        if (const auto done = read(json, incident); !done)
            return unexpected(done.error());
    }
    for (const auto &[name, member] : {std::pair{"created_at", &Incident::createdAt},
                                       std::pair{"changed_at", &Incident::changedAt}}) {
        const auto it = json.find(name);
        if (it != json.end() && it->is_string())
            incident.*member = parseTime(it->get_ref<const std::string &>());
    }
    Json unknown = Json::object();
    for (const auto &[name, value] : json.items()) {
        if (!isKnown(name))
            unknown[name] = value;
    }
    if (!isFlat(unknown, maxUnknownDepth) || compactJson(unknown).size() > maxTextLength)
        return unexpected(ErrorCode::Invalid,
                          "an incident has members that are not known; together they may have "
                              + std::to_string(maxTextLength) + " bytes and nest "
                              + std::to_string(maxUnknownDepth) + " levels");
    if (!unknown.empty())
        incident.unknown = std::make_shared<const Json>(std::move(unknown));
    return incident;
}

Result<Done> checkMembers(const Incident &incident, const Json &document)
{
    const std::string &severity = incident.severity;
    const bool isOne = severity.size() == 1 && severity[0] >= '1' && severity[0] <= '4';
    if (document.contains("severity") && !severity.empty() && !isOne)
        return wrong("severity", "is '" + severity + "' and not one of 1, 2, 3, 4 or empty");
    if (!document.contains("machines"))
        return Done{};
    for (const std::string &machine : incident.machines) {
        const std::size_t slash = machine.find('/');
        if (slash == 0 || slash == std::string::npos || slash + 1 == machine.size()
            || machine.find('/', slash + 1) != std::string::npos)
            return wrong("machines", "name '" + machine + "', which is not a namespace/name");
    }
    return Done{};
}

} // namespace hp::incident
