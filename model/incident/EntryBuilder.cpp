// SPDX-License-Identifier: Apache-2.0
#include "model/incident/EntryBuilder.h"

#include "model/base/Text.h"

#include <algorithm>
#include <cctype>
#include <utility>

namespace hp::incident {

using namespace std::chrono_literals;

namespace {

constexpr std::size_t maxSummaryLength = 160;

bool isHolding(const std::string &look)
{
    return look == "holding" || look == "late" || look == "overdue" || look == "held"
        || look == "blocked";
}

/// The lanes whose states stop a machine.
bool isHoldLane(const std::string &kind)
{
    return kind == "hook" || kind == "key" || kind == "drain" || kind == "hold";
}

/// "hook/preDrain/EtcdQuorumOperator" or "key/reboot.metal3.io/fencing" taken apart.
EntryHold holdOf(const Fact &fact)
{
    EntryHold hold;
    if (fact.laneKind == "hook") {
        const std::size_t first = fact.lane.find('/');
        const std::size_t second = fact.lane.find('/', first + 1);
        if (second != std::string::npos) {
            hold.point = fact.lane.substr(first + 1, second - first - 1);
            hold.name = fact.lane.substr(second + 1);
        }
        hold.kind = "hook." + hold.point;
        hold.owner = fact.detail;
    } else if (fact.laneKind == "key") {
        hold.kind = "power.key";
        // key/reboot.metal3.io/<name>: who holds a host off signs with the name.
        const std::string key =
            fact.lane.starts_with("key/") ? fact.lane.substr(4) : fact.laneLabel;
        hold.name = key.substr(key.rfind('/') + 1);
        hold.owner = hold.name;
    } else if (fact.laneKind == "drain") {
        hold.kind = fact.text.find("budget") == std::string::npos ? "drain.pod" : "drain.pdb";
        hold.name = fact.reason.empty() ? "drain" : fact.reason;
        hold.owner = "drain";
    } else {
        hold.kind = fact.laneLabel;
        hold.name = fact.lane;
        hold.owner = fact.detail;
    }
    return hold;
}

EntryKind endOf(const std::string &end)
{
    return end == "overridden" ? EntryKind::HoldOverridden
        : end == "bypassed"    ? EntryKind::HoldBypassed
        : end == "vanished"    ? EntryKind::HoldVanished
                               : EntryKind::HoldReleased;
}

/// What people did and what alarms did stand in one lane.
EntryKind kindOfMark(const std::string &look)
{
    return look == "alarm" || look == "cleared" ? EntryKind::Alarm
        : look == "ack"                         ? EntryKind::Ack
        : look == "shelve"                      ? EntryKind::Shelve
        : look == "note"                        ? EntryKind::Note
        : look == "approval"                    ? EntryKind::Approval
        : look == "export"                      ? EntryKind::Export
                                                : EntryKind::Command;
}

EntryKind kindOfLane(const std::string &lane)
{
    return lane == "phase"                 ? EntryKind::Phase
        : lane == "provider"               ? EntryKind::Phase
        : lane == "condition"              ? EntryKind::Condition
        : lane == "drain"                  ? EntryKind::Drain
        : lane == "node"                   ? EntryKind::Node
        : lane == "maintenance"            ? EntryKind::Maintenance
        : lane == "events"                 ? EntryKind::Event
        : lane == "power" || lane == "key" ? EntryKind::Power
                                           : EntryKind::Note;
}

constexpr const char *overrideManager = " (holdpoint-override)";

bool isPerson(const std::string &actor)
{
    return actor.find("kubectl") != std::string::npos
        || actor.find("holdpoint-console") != std::string::npos || actor.ends_with(overrideManager);
}

/// "admin (kubectl-patch)" has the user in front; a name alone is a field manager.
EntryActor actorOf(const std::string &text)
{
    if (text.empty())
        return {};
    const std::size_t bracket = managerIn(text);
    const std::string id = text.substr(0, bracket);
    // Through which door of Holdpoint a person came says nothing about them.
    return {
        isPerson(text) ? "user" : "controller", id, text.ends_with(overrideManager) ? id : text};
}

Entry entryOf(const Fact &fact)
{
    Entry entry;
    entry.id = fact.id;
    entry.eventTime = fact.at;
    entry.recordedTime = fact.seen;
    entry.timeSource = fact.reported ? TimeSource::Reported : TimeSource::Observed;
    entry.machine = fact.machine;
    entry.object = fact.object;
    entry.actor = actorOf(fact.actor);
    entry.from = fact.from;
    entry.to = fact.to;
    entry.reason = fact.reason;
    entry.lane = fact.lane;
    entry.laneKind = fact.laneKind;
    entry.laneLabel = fact.laneLabel;
    entry.kind = fact.laneKind == "people" ? kindOfMark(fact.to) : kindOfLane(fact.laneKind);
    // Nobody but a person takes notice, puts aside, writes a note or approves.
    if (!entry.actor.id.empty()
        && (entry.kind == EntryKind::Ack || entry.kind == EntryKind::Shelve
            || (entry.kind == EntryKind::Note && fact.laneKind == "people")
            || entry.kind == EntryKind::Approval
            || (fact.laneKind == "people" && fact.to == "override")))
        entry.actor.type = "user";
    // A document tells apart what was done and why; the record has both in one text.
    if (fact.laneKind == "people" && fact.to == "override" && entry.reason.empty()) {
        if (const std::size_t colon = fact.text.find(": "); colon != std::string::npos)
            entry.reason = fact.text.substr(colon + 2);
    }
    entry.evidence.push_back({fact.laneKind == "condition"    ? "condition"
                                  : fact.laneKind == "events" ? "event"
                                                              : "log",
                              fact.source.empty() ? fact.id : fact.source + ' ' + fact.id,
                              {}});
    return entry;
}

/// `word` stands in `text`, and not as part of another one.
bool hasWord(const std::string &text, const std::string &word)
{
    const auto isPart = [&text](std::size_t at) {
        return at < text.size()
            && (std::isalnum(static_cast<unsigned char>(text[at])) != 0 || text[at] == '-');
    };
    for (std::size_t at = text.find(word); at != std::string::npos; at = text.find(word, at + 1)) {
        if ((at == 0 || !isPart(at - 1)) && !isPart(at + word.size()))
            return true;
    }
    return false;
}

std::string by(const Entry &entry)
{
    return entry.actor.display.empty() ? std::string() : " by " + entry.actor.display;
}

std::string forOwner(const EntryHold &hold)
{
    // A drain has nobody to name, a power key is called after its owner.
    return hold.owner.empty() || hold.kind == "power.key" || hold.kind.starts_with("drain")
        ? std::string()
        : " (owner " + hold.owner + ')';
}

std::string summaryOf(const Entry &entry, const Fact &fact)
{
    const std::string held = entry.hold && entry.hold->seconds
        ? (isTimeKnown(entry) ? " after " : " after at most ")
            + formatAge(Duration(static_cast<std::int64_t>(*entry.hold->seconds * 1e6)))
        : std::string();
    switch (entry.kind) {
    case EntryKind::HoldArmed:
        return holdLabel(*entry.hold) + forOwner(*entry.hold) + " is armed";
    case EntryKind::HoldEngaged:
        return holdLabel(*entry.hold) + forOwner(*entry.hold) + " holds the machine";
    case EntryKind::HoldReleased:
        return holdLabel(*entry.hold) + " released" + held + by(entry);
    case EntryKind::HoldOverridden:
        return holdLabel(*entry.hold) + forOwner(*entry.hold) + " overridden" + held + by(entry)
            + (entry.reason.empty() ? std::string() : ": " + entry.reason);
    case EntryKind::HoldBypassed:
        return holdLabel(*entry.hold) + " bypassed" + held + by(entry);
    case EntryKind::HoldVanished:
        return holdLabel(*entry.hold) + " went with the object" + held;
    default:
        break;
    }
    if (fact.to.empty() && fact.laneKind == "phase")
        return "The machine is gone" + by(entry);
    if (fact.to.empty())
        return fact.laneLabel + (fact.end.empty() ? " ended" : ' ' + fact.end) + by(entry);
    if (fact.sort == FactSort::Moment)
        // A text that names who did it says it already.
        return (fact.text.empty() ? fact.laneLabel : fact.text)
            + (hasWord(fact.text, entry.actor.id) ? std::string() : by(entry));
    return fact.laneLabel + ": " + (fact.text.empty() ? fact.to : fact.text);
}

Importance evaluatedImportance(const Entry &entry, const Fact &fact)
{
    switch (entry.kind) {
    case EntryKind::HoldArmed:
        return Importance::Hidden;
    case EntryKind::Phase:
    case EntryKind::Gap:
    case EntryKind::Ack:
        return Importance::Key;
    case EntryKind::Alarm:
        return fact.to == "alarm" ? Importance::Key : Importance::Normal;
    case EntryKind::Command:
        return entry.actor.type == "user" ? Importance::Key : Importance::Normal;
    case EntryKind::Node:
        return fact.to == "notReady" ? Importance::Key : Importance::Normal;
    case EntryKind::Power:
        return fact.laneKind == "power" && fact.to != "on" && !fact.from.empty()
            ? Importance::Key
            : Importance::Normal;
    case EntryKind::Event:
        return fact.to == "warning" ? Importance::Normal : Importance::Hidden;
    case EntryKind::HoldEngaged:
    case EntryKind::HoldOverridden:
        return Importance::Key;
    case EntryKind::HoldReleased:
    case EntryKind::HoldBypassed:
        // A hook that never held stopped nobody, and what was passed by goes without a word.
        return entry.hold->seconds || fact.to == "bypassed" ? Importance::Key : Importance::Normal;
    default:
        return Importance::Normal;
    }
}

Entry writeEntry(const Fact &fact)
{
    Entry entry = entryOf(fact);
    const bool exported = fact.to == "export" || fact.to == "exported";
    entry.kind = exported ? EntryKind::Export : EntryKind::Command;
    entry.channel = "api";
    entry.laneKind = "people";
    entry.lane = "people";
    entry.laneLabel = "People";
    // Whoever writes all day is a program; its deeds show as transitions of what it changed.
    const bool person = isPerson(fact.actor);
    entry.importance = exported ? Importance::Hidden
        : person                ? Importance::Normal
                                : Importance::Hidden;
    entry.actor = actorOf(fact.actor);
    entry.evidence = {{"log", "audit " + fact.id, fact.digest}};
    const std::string object =
        fact.object.ns.empty() ? fact.object.name : fact.object.ns + '/' + fact.object.name;
    entry.summary =
        shortened(fact.to + ' ' + fact.object.kind + ' ' + object
                      + (fact.reason.empty() ? std::string() : '/' + fact.reason) + by(entry),
                  maxSummaryLength);
    return entry;
}

Entry gapEntry(const Fact &fact)
{
    Entry entry = entryOf(fact);
    entry.kind = EntryKind::Gap;
    entry.importance = Importance::Key;
    entry.until = fact.until;
    entry.channel = "watch";
    const std::string lasted =
        fact.until ? formatAge(*fact.until - fact.at) : std::string("and still");
    entry.summary =
        shortened("Nothing was observed for " + lasted + ": " + fact.text, maxSummaryLength);
    if (!fact.until)
        entry.summary = shortened("Nothing is observed: " + fact.text, maxSummaryLength);
    return entry;
}

} // namespace

HoldLimits budgetOf(const EntryHold &hold)
{
    const Duration budget = hold.kind == "hook.preCreate" ? Duration(10min)
        : hold.kind == "power.key"                        ? Duration(15min)
                                                          : Duration(30min);
    return {budget, 3 * budget, {}};
}

EntryBuilder::EntryBuilder(const Incident &incident, LimitsOf limits)
    : m_incident(incident)
    , m_limits(std::move(limits))
{ }

void EntryBuilder::add(const Fact &fact, std::vector<Entry> &entries)
{
    dueUntil(fact.at, entries);
    switch (fact.sort) {
    case FactSort::Write:
        return push(writeEntry(fact), entries);
    case FactSort::Gap:
        return push(gapEntry(fact), entries);
    case FactSort::State:
    case FactSort::Moment:
        break;
    }
    addState(fact, entries);
}

/// The states of a hold, first match wins: it holds on, it begins to hold, it stops holding, it
/// stands by, it is gone. Everything else is what its lane says.
void EntryBuilder::addState(const Fact &fact, std::vector<Entry> &entries)
{
    Entry entry = entryOf(fact);
    const LaneKey key{fact.machine + ' ' + fact.lane, fact.object.uid};
    const bool isHold = fact.sort == FactSort::State && isHoldLane(fact.laneKind);
    const auto open = isHold ? m_open.find(key) : m_open.end();
    if (isHold && isHolding(fact.to)) {
        entry.hold = holdOf(fact);
        if (open != m_open.end()) {
            // The same hold for another reason, or by now late in the eyes of who records it.
            entry.hold = open->second.engaged.hold;
            entry.kind = fact.to == "late" ? EntryKind::HoldLate
                : fact.to == "overdue"     ? EntryKind::HoldOverdue
                                           : kindOfLane(fact.laneKind);
            if (entry.kind == EntryKind::HoldLate)
                m_due.erase(
                    {open->second.engaged.eventTime + open->second.limits.late, key, false});
            if (entry.kind == EntryKind::HoldOverdue)
                m_due.erase(
                    {open->second.engaged.eventTime + open->second.limits.overdue, key, true});
        } else {
            entry.kind = EntryKind::HoldEngaged;
            entry.hold->state = "Holding";
            entry.hold->since = fact.at;
            engage(key, entry);
            entry.hold->usual = m_open[key].limits.usual;
        }
    } else if (open != m_open.end()) {
        entry.hold = open->second.engaged.hold;
        entry.kind = fact.to == "bypassed" ? EntryKind::HoldBypassed : endOf(fact.end);
        release(key, entry);
    } else if (isHold && fact.laneKind == "hook") {
        entry.hold = holdOf(fact);
        entry.kind = fact.to == "bypassed" ? EntryKind::HoldBypassed
            : fact.to.empty()              ? endOf(fact.end)
                                           : EntryKind::HoldArmed;
        entry.hold->state = fact.to == "bypassed" ? "Bypassed" : fact.to.empty() ? "Gone" : "Armed";
    }
    entry.importance = evaluatedImportance(entry, fact);
    entry.summary = shortened(summaryOf(entry, fact), maxSummaryLength);
    push(std::move(entry), entries);
}

void EntryBuilder::engage(const LaneKey &key, const Entry &entry)
{
    Open &open = m_open[key];
    open.engaged = entry;
    open.limits = m_limits(*entry.hold);
    open.engaged.hold->usual = open.limits.usual;
    m_due.insert({entry.eventTime + open.limits.late, key, false});
    m_due.insert({entry.eventTime + open.limits.overdue, key, true});
}

void EntryBuilder::release(const LaneKey &key, Entry &entry)
{
    const Open &open = m_open[key];
    entry.hold->state = entry.kind == EntryKind::HoldOverridden ? "Overridden"
        : entry.kind == EntryKind::HoldBypassed                 ? "Bypassed"
        : entry.kind == EntryKind::HoldVanished                 ? "Vanished"
                                                                : "Released";
    entry.hold->seconds = secondsOf(entry.eventTime - open.engaged.eventTime);
    m_due.erase({open.engaged.eventTime + open.limits.late, key, false});
    m_due.erase({open.engaged.eventTime + open.limits.overdue, key, true});
    m_open.erase(key);
}

void EntryBuilder::dueUntil(TimePoint end, std::vector<Entry> &entries)
{
    while (!m_due.empty() && m_due.begin()->at < end) {
        const Due due = *m_due.begin();
        m_due.erase(m_due.begin());
        const Open &open = m_open.at(due.lane);
        Entry entry = open.engaged;
        entry.id += due.overdue ? "/overdue" : "/late";
        entry.kind = due.overdue ? EntryKind::HoldOverdue : EntryKind::HoldLate;
        entry.importance = Importance::Key;
        entry.eventTime = due.at;
        entry.recordedTime = due.at;
        entry.timeSource = TimeSource::Observed;
        entry.actor = {"system", "holdpoint", "holdpoint"};
        entry.hold->state = due.overdue ? "Overdue" : "Late";
        entry.from = due.overdue ? "late" : entry.to;
        entry.to = due.overdue ? "overdue" : "late";
        entry.reason = {};
        entry.evidence = {{"log", open.engaged.id, {}}};
        const Duration limit = due.overdue ? open.limits.overdue : open.limits.late;
        entry.summary =
            shortened(holdLabel(*entry.hold) + (due.overdue ? " is overdue: " : " is late: ")
                          + "it holds for more than " + formatAge(limit),
                      maxSummaryLength);
        push(std::move(entry), entries);
    }
}

void EntryBuilder::finish(TimePoint end, std::vector<Entry> &entries)
{
    dueUntil(end, entries);
}

void EntryBuilder::push(Entry entry, std::vector<Entry> &entries)
{
    entry.seq = ++m_seq;
    if (entry.eventTime < m_incident.from) {
        entry.tags.emplace_back("before-range");
        if (entry.kind != EntryKind::HoldEngaged)
            entry.importance = Importance::Hidden;
    }
    if (const auto mark = m_incident.marks.find(entry.id); mark != m_incident.marks.end()) {
        entry.importance = mark->second.importance.value_or(entry.importance);
        entry.body = mark->second.comment;
    }
    entries.push_back(std::move(entry));
}

} // namespace hp::incident
