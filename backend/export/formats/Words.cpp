// SPDX-License-Identifier: Apache-2.0
#include "backend/export/formats/Words.h"

#include <algorithm>
#include <array>
#include <chrono>
#include <cmath>
#include <cstdio>
#include <set>
#include <utility>

namespace hp::exports {

using namespace incident;

namespace {

constexpr std::size_t maxNamedGaps = 3;
constexpr std::size_t maxLines = 5;

std::string count(std::uint64_t number, const char *what)
{
    return std::to_string(number) + ' ' + what + (number == 1 ? "" : "s");
}

std::string machineHours(double seconds)
{
    char text[48];
    std::snprintf(text, sizeof text, "%.1f machine-hours", seconds / 3600);
    return text;
}

std::string heldText(double clock, double machines)
{
    return durationText(clock) + " by the clock, " + machineHours(machines);
}

/// What was not seen of the range, each moment once.
Duration blindTime(const Story &story)
{
    Duration blind{};
    TimePoint until = story.incident.from;
    for (const GapRow &gap : story.digest.gaps()) {
        const TimePoint from = std::max(gap.from, until);
        const TimePoint to = std::min(gap.to.value_or(story.settings.end), story.settings.end);
        if (to > from) {
            blind += to - from;
            until = to;
        }
    }
    return blind;
}

bool isOf(const Entry &mark, const Entry &ended)
{
    return mark.machine == ended.machine && mark.actor.id == ended.actor.id
        && (mark.reason.empty() ? mark.eventTime == ended.eventTime
                                : mark.reason == ended.reason
                    && std::chrono::abs(mark.eventTime - ended.eventTime)
                        < std::chrono::minutes(10));
}

/// "remove-hook on ns/worker-1" of "Overridden by alice: remove-hook on ns/worker-1: no answer
/// (G3)".
std::string actionOf(const Entry &mark)
{
    const std::string lead = "Overridden by " + mark.actor.display + ": ";
    std::string text =
        mark.summary.starts_with(lead) ? mark.summary.substr(lead.size()) : mark.summary;
    return text.substr(0, text.find(": "));
}

} // namespace

std::string clockText(TimePoint time)
{
    std::string text = formatTime(time);
    text[10] = ' ';
    return text.substr(0, 19);
}

std::string clockText(TimePoint time, TimePoint day)
{
    const std::string text = clockText(time);
    return text.substr(0, 10) == clockText(day).substr(0, 10) ? text.substr(11) : text;
}

std::string durationText(double seconds)
{
    return formatAge(Duration(std::llround(seconds * 1e6)));
}

std::string usualText(const Usual &usual)
{
    if (usual.n == 0)
        return "no history yet";
    return durationText(usual.p50) + ", at most " + durationText(usual.p95) + " (of "
        + std::to_string(usual.n) + ')';
}

std::string shortName(const std::string &machine)
{
    return machine.substr(machine.find('/') + 1);
}

std::string lookText(const std::string &look)
{
    constexpr std::array<std::pair<const char *, const char *>, 7> words{{
        {"notReady", "not ready"},
        {"true", "True"},
        {"false", "False"},
        {"unknown", "unknown"},
        {"gap", "nothing observed"},
        {"held", "held off"},
        {"holding", "holds"},
    }};
    for (const auto &[known, text] : words) {
        if (look == known)
            return text;
    }
    return look;
}

std::string titleOf(const Story &story)
{
    if (!story.incident.title.empty())
        return story.incident.title;
    // A name from the record, no judgement: the machine and its longest hold.
    const DigestHold *longest = nullptr;
    for (const DigestHold &row : story.digest.holds()) {
        if (!longest || row.seconds > longest->seconds)
            longest = &row;
    }
    if (longest)
        return shortName(longest->machine) + " waited " + heldFor(*longest) + " for "
            + holdLabel(longest->hold);
    if (story.incident.machines.size() == 1)
        return "Timeline of " + shortName(story.incident.machines.front());
    return "Timeline of " + std::to_string(story.incident.machines.size()) + " machines";
}

std::vector<FactLine> factLines(const Story &story)
{
    std::vector<FactLine> lines;
    const auto scale = [&](const char *name, const char *key) {
        const auto metric = story.digest.metrics().find(key);
        if (metric == story.digest.metrics().end())
            return;
        const DigestSpan &value = metric->second;
        lines.push_back({name,
                         durationText(value.seconds),
                         (value.from.empty() ? "set by hand" : value.from) + " to "
                             + (value.to.empty() ? "set by hand" : value.to)});
    };
    for (const char *name : stampNames) {
        const auto stamp = story.digest.stamps().find(name);
        if (stamp == story.digest.stamps().end())
            continue;
        std::string label = name;
        label.front() = static_cast<char>(label.front() - 'a' + 'A');
        const Stamp &value = stamp->second;
        lines.push_back(
            {label,
             clockText(value.value)
                 + (value.confidence == "high" ? "" : " (" + value.confidence + " confidence)"),
             value.evidence.empty() ? "set by hand" : value.evidence});
    }
    scale("Time to detect", "ttd");
    scale("Time to acknowledge", "tta");
    scale("Time to mitigate", "ttm");
    scale("Time to resolve", "ttr");
    lines.push_back(
        {"Held in total",
         heldText(story.digest.holdSeconds(), story.digest.machineSeconds()),
         count(story.digest.holds().size() + story.digest.holdsLeftOut(), "hold") + " below"});
    for (const auto &[owner, time] : story.digest.byOwner()) {
        std::string evidence;
        for (std::size_t i = 0; i < time.entries.size() && i < 5; ++i)
            evidence += (i == 0 ? "" : ", ") + time.entries[i];
        if (time.entries.size() > 5)
            evidence += " and " + std::to_string(time.entries.size() - 5) + " more";
        lines.push_back(
            {"Held by " + owner, heldText(time.seconds, time.machineSeconds), evidence});
    }
    lines.push_back({"Entries",
                     std::to_string(story.digest.entries()),
                     std::to_string(story.facts) + " facts of the record"});
    return lines;
}

std::vector<std::string> notices(const Story &story)
{
    std::vector<std::string> lines{
        "All times are UTC. Holdpoint does not write conclusions: figures follow "
        "from the entries named beside them, texts are a person's."};
    if (story.settings.timeScale != 1.0) {
        char scale[32];
        std::snprintf(scale, sizeof scale, "%g", story.settings.timeScale);
        lines.push_back(std::string("The record is a lab's, whose clock runs ") + scale
                        + " times as fast as real time.");
    }
    if (story.settings.preset == Preset::Partner)
        lines.push_back(
            "Redacted for a partner: no credentials, user data, addresses, serials or user "
            "ids.");
    if (story.settings.preset == Preset::Public)
        lines.push_back(
            "Redacted for the public: names are aliases, and what other programs wrote is "
            "left out.");
    if (!story.incident.to)
        lines.push_back("The range is open: this is the record up to "
                        + clockText(story.settings.end) + '.');
    if (!story.folded.empty()) {
        std::uint64_t folded = 0;
        for (const auto &[lane, rows] : story.folded)
            folded += rows.count;
        lines.push_back(
            std::to_string(folded)
            + " entries are only counted here; the CSV, JSON and bundle exports have each of "
              "them.");
    }
    if (const std::string blind = gapsText(story); !blind.empty())
        lines.push_back(blind);
    if (story.digest.status() != story.incident.status)
        lines.push_back("A person set it to " + story.incident.status + "; by the record it is "
                        + story.digest.status() + ": "
                        + (story.digest.stillHeld() > 0
                               ? count(story.digest.stillHeld(), "hold") + " held at its end."
                               : "not every machine runs or is gone at its end."));
    if (story.settings.drops > 0)
        lines.push_back("The store gave up " + std::to_string(story.settings.drops)
                        + " rows that it could not write; the record may lack them.");
    if (story.digest.clockSkew() > Duration(0))
        lines.push_back("Clocks differ by up to "
                        + durationText(secondsOf(story.digest.clockSkew())) + " in this record.");
    return lines;
}

std::string whatText(const Entry &entry)
{
    if (entry.times < 2)
        return entry.summary;
    return entry.summary + " (" + std::to_string(entry.times) + " times, last "
        + clockText(entry.lastTime, entry.eventTime) + ')';
}

std::string heldFor(const DigestHold &hold)
{
    return (hold.isEndKnown ? "" : "at most ") + durationText(hold.seconds);
}

std::string endText(const DigestHold &hold)
{
    if (!hold.to)
        return "still holds";
    return hold.endedBy + (hold.actor.empty() ? std::string() : ", " + hold.actor);
}

std::string observedText(const Story &story)
{
    if (!story.digest.gaps().empty())
        return {};
    return story.settings.drops == 0
        ? "None: everything in this range was observed."
        : "None is known, but rows are missing that the store gave up.";
}

std::string gapsText(const Story &story)
{
    const auto &gaps = story.digest.gaps();
    if (gaps.empty())
        return {};
    std::string text;
    for (std::size_t i = 0; i < gaps.size() && i < maxNamedGaps; ++i)
        text += (i == 0 ? "" : "; ") + clockText(gaps[i].from) + " to "
            + (gaps[i].to ? clockText(*gaps[i].to, gaps[i].from) : std::string("now"));
    if (gaps.size() > maxNamedGaps)
        text += "; and " + count(gaps.size() - maxNamedGaps, "more time");
    return "Not everything was observed: nothing is known of "
        + durationText(secondsOf(blindTime(story))) + " (" + text + ").";
}

std::string shownText(const Story &story)
{
    if (story.lanes.from() == story.incident.from && story.lanes.to() >= story.settings.end)
        return {};
    return "Shown is the story, " + clockText(story.lanes.from()) + " to "
        + clockText(story.lanes.to(), story.lanes.from()) + ", of " + clockText(story.incident.from)
        + " to " + clockText(story.settings.end) + '.';
}

std::vector<OverrideLine> overrideLines(const Story &story)
{
    std::vector<OverrideLine> lines;
    std::vector<const Entry *> ends;
    for (const Entry &entry : story.rows) {
        if (entry.kind == EntryKind::HoldOverridden)
            ends.push_back(&entry);
    }
    for (const Entry &entry : story.rows) {
        OverrideLine line{
            entry.eventTime, shortName(entry.machine), entry.actor.display, {}, {}, entry.id};
        if (entry.kind == EntryKind::HoldOverridden || entry.kind == EntryKind::HoldBypassed) {
            const double held = entry.hold->seconds.value_or(0);
            line.what = holdLabel(*entry.hold)
                + (entry.hold->owner.empty() ? std::string() : " (owner " + entry.hold->owner + ')')
                + (entry.kind == EntryKind::HoldOverridden ? " overridden" : " bypassed")
                + (held > 0
                       ? (isTimeKnown(entry) ? " after " : " after at most ") + durationText(held)
                       : std::string());
            line.because = becauseFrom(entry.reason);
        } else if (entry.laneKind == "people" && entry.to == "override") {
            // What it took off says the same, with the hold's name.
            if (std::any_of(ends.begin(), ends.end(), [&entry](const Entry *ended) {
                    return isOf(entry, *ended);
                }))
                continue;
            line.what = actionOf(entry);
            line.because = becauseFrom(entry.reason);
        } else if (entry.kind == EntryKind::Approval) {
            line.what = entry.summary;
        } else {
            continue;
        }
        lines.push_back(std::move(line));
    }
    return lines;
}

std::string approvalText(const Because &because)
{
    return because.breakGlass ? "nobody: break-glass" : because.approver;
}

std::vector<std::string> inShort(const Story &story)
{
    std::vector<std::pair<TimePoint, std::string>> lines;
    const auto add = [&lines](TimePoint at, const std::string &machine, const std::string &what) {
        lines.emplace_back(at,
                           (machine.empty() ? std::string() : shortName(machine) + ": ") + what);
    };
    const Entry *first = nullptr;
    const Entry *last = nullptr;
    for (const Entry &entry : story.rows) {
        const bool tells = entry.importance == Importance::Key && entry.kind != EntryKind::Gap
            && entry.eventTime >= story.lanes.from();
        if (!tells)
            continue;
        if (!first && !entry.hold)
            first = &entry;
        if (entry.kind == EntryKind::Phase && (entry.to.empty() || entry.to == "running"))
            last = &entry;
    }
    std::vector<const DigestHold *> holds;
    for (const DigestHold &hold : story.digest.holds())
        holds.push_back(&hold);
    std::stable_sort(holds.begin(), holds.end(), [](const DigestHold *a, const DigestHold *b) {
        return a->seconds > b->seconds;
    });
    const auto overrides = overrideLines(story);
    const std::size_t others = 2 + (overrides.empty() ? 0 : 1);
    if (first)
        add(first->eventTime, first->machine, first->summary);
    for (std::size_t i = 0; i < holds.size() && i < maxLines - others; ++i) {
        const DigestHold &hold = *holds[i];
        add(hold.from,
            hold.machine,
            holdLabel(hold.hold) + " held for " + heldFor(hold)
                + (!hold.to ? std::string(" and still holds")
                            : ", then " + hold.endedBy
                           + (hold.actor.empty() ? std::string() : " by " + hold.actor)));
    }
    if (!overrides.empty()) {
        // What was done and why comes before that somebody approved it.
        const auto reasoned = std::ranges::find_if(
            overrides, [](const OverrideLine &one) { return !one.because.reason.empty(); });
        const OverrideLine &line = reasoned == overrides.end() ? overrides.front() : *reasoned;
        const std::string why = toString(line.because);
        const std::string by = " by " + line.who;
        add(line.at,
            line.machine,
            line.what + (line.who.empty() || line.what.ends_with(by) ? std::string() : by)
                + (why.empty() ? std::string() : ": " + why)
                + (overrides.size() > 1 ? "; and " + count(overrides.size() - 1, "more override")
                                        : std::string()));
    }
    if (last && last != first)
        add(last->eventTime, last->machine, last->summary);
    std::stable_sort(
        lines.begin(), lines.end(), [](const auto &a, const auto &b) { return a.first < b.first; });
    std::vector<std::string> texts;
    for (const auto &[at, text] : lines)
        texts.push_back(clockText(at, story.incident.from) + "  " + text);
    if (texts.empty())
        texts.emplace_back("Nothing of note happened.");
    return texts;
}

std::vector<std::pair<std::string, std::string>> whoAndHowLong(const Story &story)
{
    const auto joined = [](const std::set<std::string> &names) {
        std::string text;
        for (const std::string &name : names)
            text += (text.empty() ? "" : ", ") + name;
        return text;
    };
    std::set<std::string> people;
    for (const Entry &entry : story.rows) {
        if (entry.actor.type == "user")
            people.insert(entry.actor.id);
    }
    for (const OverrideLine &line : overrideLines(story)) {
        if (!line.because.approver.empty())
            people.insert(line.because.approver);
    }
    std::set<std::string> owners;
    for (const auto &[owner, time] : story.digest.byOwner())
        owners.insert(owner);
    std::set<std::string> machines;
    for (const std::string &machine : story.incident.machines)
        machines.insert(shortName(machine));
    std::vector<std::pair<std::string, std::string>> lines;
    const auto add = [&lines](const char *name, const std::string &value) {
        if (!value.empty())
            lines.emplace_back(name, value);
    };
    add("Machines", joined(machines));
    add("People", joined(people));
    add("Held by", joined(owners));
    add("Held",
        heldText(story.digest.holdSeconds(), story.digest.machineSeconds())
            + (story.digest.stillHeld() > 0
                   ? "; " + count(story.digest.stillHeld(), "hold") + " at the end"
                   : std::string()));
    if (const auto span = story.digest.metrics().find("ttr"); span != story.digest.metrics().end())
        add("From start to resolution", durationText(span->second.seconds));
    return lines;
}

std::vector<std::pair<std::string, std::vector<std::string>>> personTexts(const Incident &incident)
{
    std::vector<std::pair<std::string, std::vector<std::string>>> texts;
    const auto one = [&](const char *heading, const std::string &text) {
        if (!text.empty())
            texts.push_back({heading, {text}});
    };
    const auto several = [&](const char *heading, const std::vector<std::string> &list) {
        if (!list.empty())
            texts.push_back({heading, list});
    };
    one("Summary", incident.summary);
    one("Impact", incident.impact);
    one("Detection", incident.detection);
    one("Root cause", incident.rootCause);
    several("Contributing factors", incident.factors);
    several("What went well", incident.wentWell);
    several("Actions", incident.actions);
    return texts;
}

} // namespace hp::exports
