// SPDX-License-Identifier: Apache-2.0
#include "backend/export/formats/HtmlExport.h"

#include "backend/export/formats/Escape.h"
#include "backend/export/formats/HtmlPage.h"
#include "backend/export/formats/SvgPicture.h"
#include "backend/export/formats/Words.h"
#include "model/base/Version.h"

namespace hp::exports {

using namespace incident;

namespace {

/// States that the table twin lists one by one; of more it lists those that hold or failed.
constexpr std::uint64_t maxDrawnStates = 3000;

bool isPlain(const LaneSpan &span)
{
    return span.look != "holding" && span.look != "failed" && span.look != "blocked"
        && span.look != "off" && span.look != "held" && span.look != "late"
        && span.look != "overdue";
}

} // namespace

void HtmlExport::finish(const Story &story)
{
    head(story);
    facts(story);
    picture(story);
    timeline(story);
    holds(story);
    gaps(story);
    texts(story);
    m_out << "</main>\n<footer><p class=\"quiet\">" << toolVersion() << ", record up to "
          << clockText(story.settings.end) << " UTC, preset " << toString(story.settings.preset)
          << ".</p></footer>\n</body>\n</html>\n";
    m_out.flush();
}

void HtmlExport::head(const Story &story)
{
    const Incident &incident = story.incident;
    m_out << pageHead(titleOf(story)) << "<p class=\"quiet\">";
    std::string line = incident.ref.empty() ? incident.id : incident.ref;
    const auto add = [&line](const std::string &name, const std::string &value) {
        if (!value.empty())
            line += (line.empty() ? "" : " · ") + name + value;
    };
    add("severity ", incident.severity);
    add("", story.digest.status());
    add("lead ", incident.lead);
    add("", clockText(incident.from) + " to " + clockText(story.settings.end) + " UTC");
    add("cluster ", story.settings.cluster);
    m_out << xmlText(line) << "</p>\n";
    for (const std::string &notice : notices(story))
        m_out << "<p class=\"quiet\">" << xmlText(notice) << "</p>\n";
    m_out << "</header>\n<main>\n<h2>In short</h2>\n<ul>\n";
    for (const std::string &told : inShort(story))
        m_out << "<li>" << xmlText(told) << "</li>\n";
    m_out << "</ul>\n<ul>\n";
    for (const auto &[name, value] : whoAndHowLong(story))
        m_out << "<li>" << xmlText(name + ": " + value) << "</li>\n";
    m_out << "</ul>\n";
}

void HtmlExport::facts(const Story &story)
{
    m_out << "<h2>Facts (from the record)</h2>\n"
          << tableHead("Figures and the entries they rest on", {"Fact", "Value", "Evidence"});
    for (const FactLine &line : factLines(story))
        m_out << "<tr><th scope=\"row\">" << xmlText(line.name) << "</th>" << cell(line.value)
              << cell(line.evidence) << "</tr>\n";
    m_out << tableEnd;
}

void HtmlExport::picture(const Story &story)
{
    m_out << "<h2>Lanes</h2>\n<div class=\"scroll\" role=\"region\" tabindex=\"0\" "
             "aria-label=\"Picture of the lanes\">\n"
          << svgPicture(story, false) << "</div>\n";
    if (const std::string shown = shownText(story); !shown.empty())
        m_out << "<p class=\"quiet\">" << xmlText(shown) << "</p>\n";
    std::uint64_t states = 0;
    for (const Swimlane &lane : story.lanes.lanes())
        states += lane.spans.size() + lane.marks.size();
    const bool all = states <= maxDrawnStates;
    m_out << tableHead(
        all ? "The picture in words: every state"
            : "The picture in words: states that hold or failed, and how many others",
        {"Machine", "Lane", "State", "From", "To", "Took"});
    for (const Swimlane &lane : story.lanes.lanes()) {
        std::uint64_t others = 0;
        const std::string start = "<tr>" + cell(shortName(lane.machine)) + cell(lane.label);
        for (const LaneSpan &span : lane.spans) {
            if (!all && isPlain(span)) {
                others += static_cast<std::uint64_t>(std::max(span.folded, 1));
                continue;
            }
            const std::string words = span.folded > 1
                ? std::to_string(span.folded) + " short states"
                : span.text.empty() ? lookText(span.look)
                                    : span.text;
            m_out << start << cell(words + (span.end.empty() ? std::string() : ", " + span.end))
                  << cell(clockText(span.from), "t")
                  << cell(span.to ? clockText(*span.to) : "still", "t")
                  << cell(formatAge(span.to.value_or(story.settings.end) - span.from), "t")
                  << "</tr>\n";
        }
        for (const LaneMark &mark : lane.marks) {
            if (!all && mark.look == "normal") {
                others += static_cast<std::uint64_t>(mark.folded) + 1;
                continue;
            }
            const std::string more =
                mark.folded > 0 ? ", and " + std::to_string(mark.folded) + " more" : std::string();
            m_out << start << cell((mark.text.empty() ? lookText(mark.look) : mark.text) + more)
                  << cell(clockText(mark.at), "t") << cell("", "t") << cell("", "t") << "</tr>\n";
        }
        if (others > 0)
            m_out << start << cell(std::to_string(others) + " other states") << cell("", "t")
                  << cell("", "t") << cell("", "t") << "</tr>\n";
    }
    m_out << tableEnd;
}

void HtmlExport::timeline(const Story &story)
{
    m_out << "<h2>Timeline (UTC)</h2>\n"
          << tableHead("What happened, oldest first",
                       {"Time", "Machine", "Actor", "What", "Known", "Evidence"});
    for (const Entry &entry : story.rows) {
        m_out << (entry.importance == Importance::Key ? "<tr class=\"key\">" : "<tr>")
              << cell(clockText(entry.eventTime), "t") << cell(shortName(entry.machine))
              << cell(entry.actor.display) << "<td>" << xmlText(whatText(entry));
        if (!entry.body.empty())
            m_out << "<pre>" << xmlLines(entry.body) << "</pre>";
        m_out << "</td>" << cell(toString(entry.timeSource)) << cell(entry.id) << "</tr>\n";
    }
    m_out << tableEnd;
    if (story.folded.empty())
        return;
    m_out << tableHead("Only counted", {"Machine", "Lane", "Entries", "First", "Last"});
    for (const auto &[lane, folded] : story.folded)
        m_out << "<tr>" << cell(shortName(lane.first)) << cell(lane.second)
              << cell(std::to_string(folded.count)) << cell(clockText(folded.first), "t")
              << cell(clockText(folded.last), "t") << "</tr>\n";
    m_out << tableEnd;
}

void HtmlExport::holds(const Story &story)
{
    m_out << "<h2>Holds</h2>\n";
    if (story.digest.holds().empty()) {
        m_out << "<p>Nothing held.</p>\n";
    } else {
        m_out << tableHead("Every time that something held",
                           {"Machine", "Hold", "Owner", "From", "To", "Held", "Usual", "Ended by"});
        for (const DigestHold &hold : story.digest.holds())
            m_out << "<tr>" << cell(shortName(hold.machine)) << cell(holdLabel(hold.hold))
                  << cell(hold.hold.owner) << cell(clockText(hold.from), "t")
                  << cell(hold.to ? clockText(*hold.to) : "still holds", "t")
                  << cell(heldFor(hold), "t") << cell(usualText(hold.hold.usual))
                  << cell(endText(hold)) << "</tr>\n";
        m_out << tableEnd;
    }
    m_out << "<h2>Overrides and approvals</h2>\n";
    const auto lines = overrideLines(story);
    if (lines.empty()) {
        m_out << "<p>None.</p>\n";
        return;
    }
    m_out << tableHead(
        "Holds that their owners did not release",
        {"Time", "Machine", "Who", "What", "Reason", "Approved by", "Guard", "Evidence"});
    for (const OverrideLine &line : lines)
        m_out << "<tr>" << cell(clockText(line.at), "t") << cell(line.machine) << cell(line.who)
              << cell(line.what) << proseCell(line.because.reason)
              << cell(approvalText(line.because)) << cell(line.because.guard) << cell(line.evidence)
              << "</tr>\n";
    m_out << tableEnd;
}

void HtmlExport::gaps(const Story &story)
{
    m_out << "<h2>Gaps in the record</h2>\n";
    if (story.digest.gaps().empty()) {
        m_out << "<p>" << xmlText(observedText(story)) << "</p>\n";
        return;
    }
    m_out << tableHead("When nothing was observed", {"From", "To", "Cause", "Evidence"});
    for (const GapRow &gap : story.digest.gaps())
        m_out << "<tr>" << cell(clockText(gap.from), "t")
              << cell(gap.to ? clockText(*gap.to) : "still", "t") << cell(gap.cause) << cell(gap.id)
              << "</tr>\n";
    m_out << tableEnd;
}

void HtmlExport::texts(const Story &story)
{
    for (const auto &[heading, items] : personTexts(story.incident)) {
        m_out << "<h2>" << xmlText(heading) << "</h2>\n";
        if (items.size() == 1) {
            m_out << "<pre>" << xmlLines(items.front()) << "</pre>\n";
            continue;
        }
        m_out << "<ul>";
        for (const std::string &item : items)
            m_out << "<li>" << xmlLines(item) << "</li>";
        m_out << "</ul>\n";
    }
}

} // namespace hp::exports
