// SPDX-License-Identifier: Apache-2.0
#include "backend/export/formats/CsvExport.h"

#include "backend/export/formats/Escape.h"
#include "model/base/Csv.h"
#include "model/base/Text.h"

#include <array>
#include <cstdio>
#include <nlohmann/json.hpp>

namespace hp::exports {

using namespace incident;

namespace {

struct Column {
    const char *name;
    const char *type;
    const char *meaning;
    std::string (*value)(const Entry &entry);
};

std::string decimal(double value)
{
    char text[40];
    // Six digits are no whole seconds any more from eleven days on, and have an exponent.
    std::snprintf(text, sizeof text, value < 999'999.5 ? "%.6g" : "%.0f", value);
    return text;
}

template<typename Member>
std::string ofHold(const Entry &entry, Member member)
{
    return entry.hold ? (*entry.hold).*member : std::string();
}

std::string evidenceOf(const Entry &entry)
{
    std::string text;
    for (const Evidence &evidence : entry.evidence)
        text += (text.empty() ? "" : "; ") + evidence.type + ' ' + evidence.ref;
    return text;
}

std::string tagsOf(const Entry &entry)
{
    std::string text;
    for (const std::string &tag : entry.tags)
        text += (text.empty() ? "" : " ") + tag;
    return text;
}

constexpr std::array<Column, 29> csvColumns{{
    {"seq",
     "integer",
     "Number of the entry, rising with its time",
     [](const Entry &e) { return std::to_string(e.seq); }},
    {"event_time",
     "datetime",
     "When it happened, UTC",
     [](const Entry &e) { return formatMicroTime(e.eventTime); }},
    {"recorded_time",
     "datetime",
     "When Holdpoint learned it, UTC",
     [](const Entry &e) { return formatMicroTime(e.recordedTime); }},
    {"time_source",
     "string",
     "reported: by the object; observed: by Holdpoint; manual: by a person",
     [](const Entry &e) { return std::string(toString(e.timeSource)); }},
    {"kind",
     "string",
     "What kind of entry, such as hold.engaged",
     [](const Entry &e) { return std::string(toString(e.kind)); }},
    {"importance",
     "string",
     "key, normal or hidden",
     [](const Entry &e) { return std::string(toString(e.importance)); }},
    {"machine",
     "string",
     "Namespace and name of the Machine",
     [](const Entry &e) { return e.machine; }},
    {"object_kind",
     "string",
     "Kind of the object that changed",
     [](const Entry &e) { return e.object.kind; }},
    {"object_namespace", "string", "Its namespace", [](const Entry &e) { return e.object.ns; }},
    {"object_name", "string", "Its name", [](const Entry &e) { return e.object.name; }},
    {"object_uid", "string", "Its uid", [](const Entry &e) { return e.object.uid; }},
    {"lane", "string", "Where it is drawn", [](const Entry &e) { return e.lane; }},
    {"from", "string", "Old value; empty at the start", [](const Entry &e) { return e.from; }},
    {"to", "string", "New value; empty when the thing ended", [](const Entry &e) { return e.to; }},
    {"reason", "string", "Reason as the object gives it", [](const Entry &e) { return e.reason; }},
    {"hold_kind",
     "string",
     "Kind of the hold",
     [](const Entry &e) { return ofHold(e, &EntryHold::kind); }},
    {"hold_point",
     "string",
     "preCreate, preDrain or preTerminate",
     [](const Entry &e) { return ofHold(e, &EntryHold::point); }},
    {"hold_name",
     "string",
     "Name of the hook or key",
     [](const Entry &e) { return ofHold(e, &EntryHold::name); }},
    {"hold_owner",
     "string",
     "Who has to release it",
     [](const Entry &e) { return ofHold(e, &EntryHold::owner); }},
    {"hold_state",
     "string",
     "State after this entry",
     [](const Entry &e) { return ofHold(e, &EntryHold::state); }},
    {"hold_duration_s",
     "number",
     "Seconds that it held, of an entry that ends it",
     [](const Entry &e) {
         return e.hold && e.hold->seconds ? decimal(*e.hold->seconds) : std::string();
     }},
    {"actor_type",
     "string",
     "user, controller or system",
     [](const Entry &e) { return e.actor.type; }},
    {"actor", "string", "Who did it", [](const Entry &e) { return e.actor.display; }},
    {"channel",
     "string",
     "How it came: watch, api, console, kiosk, import",
     [](const Entry &e) { return e.channel; }},
    {"summary", "string", "One sentence", [](const Entry &e) { return e.summary; }},
    {"until",
     "datetime",
     "End of a gap, UTC",
     [](const Entry &e) { return e.until ? formatMicroTime(*e.until) : std::string(); }},
    {"entry_id", "string", "Stable id of the entry", [](const Entry &e) { return e.id; }},
    {"evidence", "string", "Where it is known from", evidenceOf},
    {"tags", "string", "Words that tools may select by", tagsOf},
}};

} // namespace

CsvExport::CsvExport(Sink &sink)
    : m_out(sink)
{
    const char *comma = "";
    for (const Column &column : csvColumns) {
        m_out << comma << column.name;
        comma = ",";
    }
    m_out << "\r\n";
}

void CsvExport::add(const Fact * /*fact*/, const std::vector<Entry> &entries)
{
    for (const Entry &entry : entries) {
        const char *comma = "";
        for (const Column &column : csvColumns) {
            m_out << comma << csvField(visible(column.value(entry)));
            comma = ",";
        }
        m_out << "\r\n";
    }
}

void CsvExport::finish(const Story & /*story*/)
{
    m_out.flush();
}

std::string csvDescription(const std::string &file)
{
    nlohmann::ordered_json fields = nlohmann::ordered_json::array();
    for (const Column &column : csvColumns)
        fields.push_back(
            {{"name", column.name}, {"type", column.type}, {"description", column.meaning}});
    const nlohmann::ordered_json package = {
        {"profile", "tabular-data-package"},
        {"name", "holdpoint-incident"},
        {"title", "Entries of an incident"},
        {"description",
         "One row an entry, oldest first. A text that a spreadsheet would take for a formula has "
         "an "
         "apostrophe in front."},
        {"resources",
         {{{"name", "entries"},
           {"path", file},
           {"profile", "tabular-data-resource"},
           {"format", "csv"},
           {"mediatype", "text/csv"},
           {"encoding", "utf-8"},
           {"dialect", {{"delimiter", ","}, {"lineTerminator", "\r\n"}, {"doubleQuote", true}}},
           {"schema", {{"fields", fields}, {"primaryKey", "seq"}}}}}}};
    return package.dump(2) + '\n';
}

} // namespace hp::exports
