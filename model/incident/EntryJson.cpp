// SPDX-License-Identifier: Apache-2.0
#include "model/base/JsonFields.h"
#include "model/incident/Entry.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <nlohmann/json.hpp>
#include <set>

namespace hp::incident {

namespace {

const std::set<std::string> &knownMembers()
{
    static const std::set<std::string> names{
        "id",         "seq",        "event_time", "recorded_time", "time_source",
        "kind",       "importance", "machine",    "object",        "hold",
        "actor",      "channel",    "summary",    "body_md",       "from",
        "to",         "reason",     "until",      "lane",          "lane_kind",
        "lane_label", "evidence",   "tags",       "redacted"};
    return names;
}

void put(Json &json, const char *name, const std::string &text)
{
    if (!text.empty())
        json[name] = text;
}

double numberOf(const Json &json, const char *name)
{
    const auto it = json.find(name);
    return it != json.end() && it->is_number() ? it->get<double>() : 0;
}

const Json *objectIn(const Json &json, const char *name)
{
    const auto it = json.find(name);
    return it != json.end() && it->is_object() ? &*it : nullptr;
}

Json objectJson(const FactObject &object)
{
    Json json = Json::object();
    put(json, "apiVersion", object.apiVersion);
    put(json, "kind", object.kind);
    put(json, "namespace", object.ns);
    put(json, "name", object.name);
    put(json, "uid", object.uid);
    put(json, "resourceVersion", object.resourceVersion);
    return json;
}

FactObject objectOf(const Json &json)
{
    return {textOf(json, "apiVersion"),
            textOf(json, "kind"),
            textOf(json, "namespace"),
            textOf(json, "name"),
            textOf(json, "uid"),
            textOf(json, "resourceVersion")};
}

Json holdJson(const EntryHold &hold)
{
    Json json = {{"kind", hold.kind}, {"name", hold.name}, {"state", hold.state}};
    put(json, "point", hold.point);
    put(json, "owner", hold.owner);
    if (hold.since)
        json["since"] = formatMicroTime(*hold.since);
    if (hold.seconds)
        json["duration_s"] = *hold.seconds;
    if (hold.usual.n > 0) {
        json["p50_s"] = hold.usual.p50;
        json["p95_s"] = hold.usual.p95;
        json["n"] = hold.usual.n;
    }
    return json;
}

EntryHold holdOf(const Json &json)
{
    EntryHold hold{
        textOf(json, "kind"),
        textOf(json, "point"),
        textOf(json, "name"),
        textOf(json, "owner"),
        textOf(json, "state"),
        parseTime(textOf(json, "since")),
        std::nullopt,
        {numberOf(json, "p50_s"), numberOf(json, "p95_s"), static_cast<int>(numberOf(json, "n"))}};
    if (json.contains("duration_s") && json["duration_s"].is_number())
        hold.seconds = json["duration_s"].get<double>();
    return hold;
}

Unexpected unusable(const char *member, const std::string &value)
{
    return unexpected(ErrorCode::Invalid,
                      std::string("an entry has no usable ") + member
                          + (value.empty() ? std::string() : ": '" + value + "'"));
}

} // namespace

Json toJson(const Entry &entry)
{
    Json json = entry.unknown ? *entry.unknown : Json::object();
    json["id"] = entry.id;
    json["seq"] = entry.seq;
    json["event_time"] = formatMicroTime(entry.eventTime);
    json["recorded_time"] = formatMicroTime(entry.recordedTime);
    json["time_source"] = toString(entry.timeSource);
    json["kind"] = toString(entry.kind);
    json["importance"] = toString(entry.importance);
    json["channel"] = entry.channel;
    json["summary"] = entry.summary;
    json["redacted"] = entry.redacted;
    put(json, "machine", entry.machine);
    if (entry.object != FactObject{})
        json["object"] = objectJson(entry.object);
    if (entry.hold)
        json["hold"] = holdJson(*entry.hold);
    if (!entry.actor.type.empty()) {
        json["actor"] = {{"type", entry.actor.type}};
        put(json["actor"], "id", entry.actor.id);
        put(json["actor"], "display", entry.actor.display);
    }
    put(json, "body_md", entry.body);
    put(json, "from", entry.from);
    put(json, "to", entry.to);
    put(json, "reason", entry.reason);
    if (entry.until)
        json["until"] = formatMicroTime(*entry.until);
    put(json, "lane", entry.lane);
    put(json, "lane_kind", entry.laneKind);
    put(json, "lane_label", entry.laneLabel);
    for (const Evidence &evidence : entry.evidence) {
        Json item = {{"type", evidence.type}, {"ref", evidence.ref}};
        put(item, "sha256", evidence.sha256);
        json["evidence"].push_back(std::move(item));
    }
    for (const std::string &tag : entry.tags)
        json["tags"].push_back(tag);
    return json;
}

Result<Entry> entryFromJson(const Json &json)
{
    if (!json.is_object())
        return unexpected(ErrorCode::Invalid, "an entry is not a JSON object");
    Entry entry;
    entry.id = textOf(json, "id");
    if (entry.id.empty())
        return unusable("id", {});
    const auto kind = entryKindOf(textOf(json, "kind"));
    if (!kind)
        return unusable("kind", textOf(json, "kind"));
    entry.kind = *kind;
    const auto at = parseTime(textOf(json, "event_time"));
    if (!at)
        return unusable("event_time", textOf(json, "event_time"));
    entry.eventTime = *at;
    entry.recordedTime = parseTime(textOf(json, "recorded_time")).value_or(*at);
    const std::string source = textOf(json, "time_source");
    entry.timeSource = source == "manual" ? TimeSource::Manual
        : source == "reported"            ? TimeSource::Reported
                                          : TimeSource::Observed;
    entry.importance = importanceOf(textOf(json, "importance")).value_or(Importance::Normal);
    if (const auto seq = json.find("seq"); seq != json.end() && seq->is_number_unsigned())
        entry.seq = seq->get<std::uint64_t>();
    entry.machine = textOf(json, "machine");
    if (const Json *object = objectIn(json, "object"))
        entry.object = objectOf(*object);
    if (const Json *hold = objectIn(json, "hold"))
        entry.hold = holdOf(*hold);
    if (const Json *actor = objectIn(json, "actor"))
        entry.actor = {textOf(*actor, "type"), textOf(*actor, "id"), textOf(*actor, "display")};
    entry.channel = textOf(json, "channel");
    entry.summary = textOf(json, "summary");
    entry.body = textOf(json, "body_md");
    entry.from = textOf(json, "from");
    entry.to = textOf(json, "to");
    entry.reason = textOf(json, "reason");
    entry.until = parseTime(textOf(json, "until"));
    entry.lane = textOf(json, "lane");
    entry.laneKind = textOf(json, "lane_kind");
    entry.laneLabel = textOf(json, "lane_label");
    if (const auto list = json.find("evidence"); list != json.end() && list->is_array()) {
        for (const Json &item : *list) {
            if (item.is_object())
                entry.evidence.push_back(
                    {textOf(item, "type"), textOf(item, "ref"), textOf(item, "sha256")});
        }
    }
    if (const auto list = json.find("tags"); list != json.end() && list->is_array()) {
        for (const Json &tag : *list) {
            if (tag.is_string())
                entry.tags.push_back(tag.get<std::string>());
        }
    }
    const auto redacted = json.find("redacted");
    entry.redacted = redacted != json.end() && redacted->is_boolean() && redacted->get<bool>();
    Json unknown = Json::object();
    for (const auto &[name, value] : json.items()) {
        if (!knownMembers().contains(name))
            unknown[name] = value;
    }
    if (!unknown.empty())
        entry.unknown = std::make_shared<const Json>(std::move(unknown));
    return entry;
}

} // namespace hp::incident
