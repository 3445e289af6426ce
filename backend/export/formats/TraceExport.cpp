// SPDX-License-Identifier: Apache-2.0
#include "backend/export/formats/TraceExport.h"

#include "model/base/JsonTree.h"
#include "model/base/Version.h"

#include <cctype>
#include <cstdlib>
#include <nlohmann/json.hpp>

namespace hp::exports {

using namespace incident;

namespace {

std::int64_t stampOf(TimePoint at)
{
    return at.time_since_epoch().count();
}

bool holds(const std::string &look)
{
    return look == "holding" || look == "held" || look == "blocked" || look == "late"
        || look == "overdue";
}

/// The number in front of "pods left"; -1 when the text has none.
std::int64_t podsLeft(const std::string &text)
{
    for (const char *words : {" pods left", " pod left"}) {
        std::size_t at = text.find(words);
        if (at == std::string::npos)
            continue;
        std::size_t begin = at;
        while (begin > 0 && std::isdigit(static_cast<unsigned char>(text[begin - 1])) != 0)
            --begin;
        if (begin < at)
            return std::strtoll(text.substr(begin, at - begin).c_str(), nullptr, 10);
    }
    return -1;
}

} // namespace

TraceExport::TraceExport(Sink &sink)
    : m_out(sink)
{
    m_out << "{\"traceEvents\":[";
}

void TraceExport::event(const Json &event)
{
    m_out << (m_any ? ",\n" : "\n") << compactJson(event);
    m_any = true;
}

int TraceExport::processOf(const std::string &machine)
{
    const auto known = m_processes.find(machine);
    if (known != m_processes.end())
        return known->second;
    const int pid = static_cast<int>(m_processes.size()) + 1;
    m_processes[machine] = pid;
    const std::string name = machine.empty() ? "record" : machine;
    event({{"ph", "M"}, {"pid", pid}, {"name", "process_name"}, {"args", {{"name", name}}}});
    event({{"ph", "M"},
           {"pid", pid},
           {"name", "process_sort_index"},
           {"args", {{"sort_index", pid}}}});
    return pid;
}

int TraceExport::threadOf(int pid, const std::string &lane, const std::string &label)
{
    const auto known = m_threads.find({pid, lane});
    if (known != m_threads.end())
        return known->second;
    const int tid = static_cast<int>(m_threads.size()) + 1;
    m_threads[{pid, lane}] = tid;
    event({{"ph", "M"},
           {"pid", pid},
           {"tid", tid},
           {"name", "thread_name"},
           {"args", {{"name", label.empty() ? lane : label}}}});
    event({{"ph", "M"},
           {"pid", pid},
           {"tid", tid},
           {"name", "thread_sort_index"},
           {"args", {{"sort_index", tid}}}});
    return tid;
}

void TraceExport::count(int pid, TimePoint at, const char *name, std::int64_t value)
{
    event({{"ph", "C"},
           {"pid", pid},
           {"ts", stampOf(at)},
           {"name", name},
           {"args", {{"value", value}}}});
}

void TraceExport::close(const Open &open, TimePoint at, const std::string &how)
{
    Json end = {{"ph", "e"},
                {"cat", open.category},
                {"id", std::to_string(open.id)},
                {"pid", open.pid},
                {"tid", open.tid},
                {"name", open.name},
                {"ts", stampOf(at)}};
    if (!how.empty())
        end["args"] = {{"ended", how}};
    event(end);
    if (open.category == "hold")
        count(open.pid, at, "holding", --m_holding[open.pid]);
}

void TraceExport::addState(const Fact &fact, const std::vector<Entry> &entries)
{
    const int pid = processOf(fact.machine);
    const int tid = threadOf(pid, fact.lane, fact.laneLabel);
    const std::string key = fact.machine + '\n' + fact.lane + '\n' + fact.object.uid;
    if (const auto open = m_open.find(key); open != m_open.end()) {
        close(open->second, fact.at, fact.end);
        m_open.erase(open);
    }
    if (!fact.to.empty()) {
        const bool isHold = holds(fact.to);
        const std::string name = isHold ? fact.laneLabel : fact.laneLabel + ' ' + fact.to;
        const Open open{name, isHold ? "hold" : fact.laneKind, ++m_lastId, pid, tid};
        Json args = {{"entry", entries.empty() ? fact.id : entries.back().id},
                     {"known", fact.reported ? "reported" : "observed"}};
        for (const auto &[member, value] : {std::pair{"text", &fact.text},
                                            std::pair{"detail", &fact.detail},
                                            std::pair{"actor", &fact.actor}}) {
            if (!value->empty())
                args[member] = *value;
        }
        event({{"ph", "b"},
               {"cat", open.category},
               {"id", std::to_string(open.id)},
               {"pid", pid},
               {"tid", tid},
               {"name", name},
               {"ts", stampOf(fact.at)},
               {"args", args}});
        if (isHold)
            count(pid, fact.at, "holding", ++m_holding[pid]);
        m_open[key] = open;
    }
    if (fact.laneKind == "drain") {
        const std::int64_t left = fact.to == "drained" ? 0 : podsLeft(fact.text);
        if (left >= 0)
            count(pid, fact.at, "pods-left", left);
    }
}

void TraceExport::add(const Fact *fact, const std::vector<Entry> &entries)
{
    if (fact && fact->sort == FactSort::State)
        addState(*fact, entries);
    for (const Entry &entry : entries) {
        const bool derived =
            entry.kind == EntryKind::HoldLate || entry.kind == EntryKind::HoldOverdue;
        const bool moment = fact && fact->sort != FactSort::State && entry.id == fact->id;
        if (!derived && !moment)
            continue;
        const int pid = processOf(entry.machine);
        const std::string lane = entry.lane.empty() ? "record" : entry.lane;
        event({{"ph", "i"},
               {"s", entry.kind == EntryKind::Gap ? "g" : "t"},
               {"cat", toString(entry.kind)},
               {"pid", pid},
               {"tid", threadOf(pid, lane, entry.laneLabel)},
               {"name", entry.summary},
               {"ts", stampOf(entry.eventTime)},
               {"args", {{"entry", entry.id}, {"actor", entry.actor.display}}}});
    }
    if (fact && fact->sort == FactSort::Gap) {
        const Open gap{
            "no data", "gap", ++m_lastId, processOf({}), threadOf(processOf({}), "gaps", "Gaps")};
        event({{"ph", "b"},
               {"cat", gap.category},
               {"id", std::to_string(gap.id)},
               {"pid", gap.pid},
               {"tid", gap.tid},
               {"name", gap.name},
               {"ts", stampOf(fact->at)},
               {"args", {{"cause", fact->text}}}});
        // One that lasts is closed with everything else that does.
        if (fact->until)
            close(gap, *fact->until, {});
        else
            m_open["gap\n" + fact->id] = gap;
    }
}

void TraceExport::finish(const Story &story)
{
    for (const auto &[key, open] : m_open)
        close(open, story.settings.end, "still so at the end of the range");
    m_open.clear();
    Json gaps = Json::array();
    for (const GapRow &gap : story.digest.gaps())
        gaps.push_back({{"from", formatMicroTime(gap.from)},
                        {"to", formatMicroTime(gap.to.value_or(story.settings.end))},
                        {"cause", gap.cause}});
    const Json other = {{"gaps", gaps},
                        {"tool", toolVersion()},
                        {"preset", toString(story.settings.preset)},
                        {"from", formatMicroTime(story.settings.incident.from)},
                        {"to", formatMicroTime(story.settings.end)}};
    m_out << "\n],\n\"displayTimeUnit\":\"ms\",\n\"otherData\":" << compactJson(other) << "}\n";
    m_out.flush();
}

} // namespace hp::exports
