// SPDX-License-Identifier: Apache-2.0
#include "backend/export/formats/OwnersExport.h"

#include "backend/export/formats/Escape.h"
#include "backend/export/formats/HtmlPage.h"
#include "backend/export/formats/Words.h"
#include "model/base/Csv.h"
#include "model/base/Version.h"

#include <array>
#include <nlohmann/json.hpp>

namespace hp::exports {

using incident::OwnerFigures;

namespace {

std::int64_t wholeSeconds(Duration duration)
{
    return std::chrono::duration_cast<std::chrono::seconds>(duration).count();
}

Json seconds(const std::optional<Duration> &duration)
{
    return duration ? Json(wholeSeconds(*duration)) : Json();
}

/// None where nobody saw one end.
std::optional<Duration> longestOf(const OwnerFigures &owner)
{
    return owner.longestMachine.empty() ? std::nullopt : std::optional(owner.longest);
}

/// One figure of an owner: its name where machines read, its title where people do.
struct Figure {
    const char *name;
    const char *title;
    Json (*value)(const OwnerFigures &owner);
    std::string (*text)(const OwnerFigures &owner);
};

std::string durationOf(const std::optional<Duration> &duration)
{
    return duration ? durationText(secondsOf(*duration)) : std::string();
}

constexpr std::array<Figure, 12> figures{{
    {"held",
     "Holds",
     [](const OwnerFigures &o) { return Json(o.held); },
     [](const OwnerFigures &o) { return std::to_string(o.held); }},
    {"released",
     "Released",
     [](const OwnerFigures &o) { return Json(o.released); },
     [](const OwnerFigures &o) { return std::to_string(o.released); }},
    {"p50Seconds",
     "p50",
     [](const OwnerFigures &o) { return seconds(o.p50); },
     [](const OwnerFigures &o) { return durationOf(o.p50); }},
    {"p95Seconds",
     "p95",
     [](const OwnerFigures &o) { return seconds(o.p95); },
     [](const OwnerFigures &o) { return durationOf(o.p95); }},
    {"longestSeconds",
     "Longest",
     [](const OwnerFigures &o) { return seconds(longestOf(o)); },
     [](const OwnerFigures &o) { return durationOf(longestOf(o)); }},
    {"longestMachine",
     "On",
     [](const OwnerFigures &o) { return Json(o.longestMachine); },
     [](const OwnerFigures &o) { return shortName(o.longestMachine); }},
    {"judged",
     "Compared",
     [](const OwnerFigures &o) { return Json(o.judged); },
     [](const OwnerFigures &o) { return std::to_string(o.judged); }},
    {"late",
     "Late",
     [](const OwnerFigures &o) { return Json(o.late); },
     [](const OwnerFigures &o) {
         return lateText(static_cast<std::int64_t>(o.late), static_cast<std::int64_t>(o.judged));
     }},
    {"lostSeconds",
     "Time lost",
     [](const OwnerFigures &o) { return seconds(o.lost); },
     [](const OwnerFigures &o) { return o.judged > 0 ? durationOf(o.lost) : std::string(); }},
    {"overridden",
     "Overridden",
     [](const OwnerFigures &o) { return Json(o.overridden); },
     [](const OwnerFigures &o) { return std::to_string(o.overridden); }},
    {"bypassed",
     "Bypassed",
     [](const OwnerFigures &o) { return Json(o.bypassed); },
     [](const OwnerFigures &o) { return std::to_string(o.bypassed); }},
    {"holding",
     "Still holding",
     [](const OwnerFigures &o) { return Json(o.holding); },
     [](const OwnerFigures &o) { return std::to_string(o.holding); }},
}};

} // namespace

std::string lateText(std::int64_t late, std::int64_t judged)
{
    return judged == 0 ? std::string("–")
                       : std::to_string((200 * late + judged) / (2 * judged)) + " %";
}

Json ownersJson(const OwnersStory &story)
{
    Json owners = Json::array();
    for (const OwnerFigures &owner : story.owners) {
        Json row{{"owner", owner.owner}};
        for (const Figure &figure : figures)
            row[figure.name] = figure.value(owner);
        owners.push_back(std::move(row));
    }
    return {{"cluster", story.cluster},
            {"from", formatTime(story.from)},
            {"to", formatTime(story.to)},
            {"owners", std::move(owners)}};
}

std::string ownersCsv(const OwnersStory &story)
{
    std::string text = "owner";
    for (const Figure &figure : figures)
        text += std::string(",") + figure.name;
    text += "\r\n";
    for (const OwnerFigures &owner : story.owners) {
        text += csvField(owner.owner);
        for (const Figure &figure : figures) {
            const Json value = figure.value(owner);
            text += ',';
            if (value.is_string())
                text += csvField(value.get<std::string>());
            else if (!value.is_null())
                text += value.dump();
        }
        text += "\r\n";
    }
    return text;
}

std::string ownersHtml(const OwnersStory &story)
{
    std::string text = pageHead("Owners of hooks") + "<p class=\"quiet\">"
        + xmlText(clockText(story.from) + " to " + clockText(story.to) + " UTC · cluster "
                  + story.cluster)
        + "</p>\n</header>\n<main>\n";
    if (story.owners.empty()) {
        text += "<p>No hook held a machine in this time.</p>\n";
    } else {
        std::vector<const char *> titles{"Owner"};
        for (const Figure &figure : figures)
            titles.push_back(figure.title);
        text += tableHead("What the hooks of each owner cost; who cost most comes first", titles);
        for (const OwnerFigures &owner : story.owners) {
            text += "<tr><th scope=\"row\">" + xmlText(owner.owner) + "</th>";
            for (const Figure &figure : figures)
                text += cell(figure.text(owner), "t");
            text += "</tr>\n";
        }
        text += tableEnd;
        text +=
            "<p class=\"quiet\">Late: held longer than 95 of 100 holds of the same hook before "
            "this time; compared are those of which at least five had ended by then. Time lost: "
            "how long machines stood beyond that. p50 and p95 are of what the owner "
            "released.</p>\n";
    }
    return text + "</main>\n<footer><p class=\"quiet\">" + toolVersion()
        + ".</p></footer>\n</body>\n</html>\n";
}

} // namespace hp::exports
