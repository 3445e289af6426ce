// SPDX-License-Identifier: Apache-2.0
#include "backend/export/formats/Words.h"

#include <array>
#include <cmath>
#include <cstdio>
#include <utility>

namespace hp::exports {

using namespace incident;

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
        return shortName(longest->machine) + " waited " + durationText(longest->seconds) + " for "
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
    lines.push_back({"Held in total",
                     durationText(story.digest.holdSeconds()),
                     std::to_string(story.digest.holds().size() + story.digest.holdsLeftOut())
                         + " holds below"});
    for (const auto &[owner, time] : story.digest.byOwner()) {
        std::string evidence;
        for (std::size_t i = 0; i < time.entries.size() && i < 5; ++i)
            evidence += (i == 0 ? "" : ", ") + time.entries[i];
        if (time.entries.size() > 5)
            evidence += " and " + std::to_string(time.entries.size() - 5) + " more";
        lines.push_back({"Held by " + owner, durationText(time.seconds), evidence});
    }
    lines.push_back({"Entries",
                     std::to_string(story.digest.entries()),
                     std::to_string(story.facts) + " facts of the record"});
    return lines;
}

std::vector<std::string> notices(const Story &story)
{
    std::vector<std::string> lines{
        "All times are UTC. Holdpoint writes no conclusions: figures follow "
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
    if (story.settings.drops > 0)
        lines.push_back("The store gave up " + std::to_string(story.settings.drops)
                        + " rows that it could not write; the record may lack them.");
    if (story.digest.clockSkew() > Duration(0))
        lines.push_back("Clocks differ by up to "
                        + durationText(secondsOf(story.digest.clockSkew())) + " in this record.");
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
