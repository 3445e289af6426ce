// SPDX-License-Identifier: Apache-2.0
#include "backend/export/formats/MarkdownExport.h"

#include "backend/export/formats/Escape.h"
#include "backend/export/formats/Words.h"
#include "model/base/Version.h"

#include <QCryptographicHash>

#include <initializer_list>

namespace hp::exports {

using namespace incident;

namespace {

void heading(std::string &out, const std::string &title)
{
    out += "\n## " + title + "\n\n";
}

void row(std::string &out, std::initializer_list<std::string> cells)
{
    out += '|';
    for (const std::string &cell : cells)
        out += ' ' + (cell.empty() ? std::string("–") : cell) + " |";
    out += '\n';
}

void table(std::string &out, std::initializer_list<const char *> columns)
{
    out += '|';
    for (const char *column : columns)
        out += ' ' + std::string(column) + " |";
    out += "\n|";
    for (std::size_t i = 0; i < columns.size(); ++i)
        out += " --- |";
    out += '\n';
}

void personText(std::string &out, const std::pair<std::string, std::vector<std::string>> &text)
{
    heading(out, text.first);
    if (text.second.size() == 1 && text.first != "Actions") {
        out += markdownBlock(text.second.front()) + '\n';
        return;
    }
    for (const std::string &item : text.second)
        out += "- " + markdownBlock(item) + '\n';
}

void timeline(std::string &out, const Story &story)
{
    heading(out, "Timeline (UTC)");
    table(out, {"Time", "Machine", "Actor", "What", "Known", "Evidence"});
    for (const Entry &entry : story.rows) {
        const std::string name = entry.machine.substr(entry.machine.find('/') + 1);
        const std::string key = entry.importance == Importance::Key ? "**" : "";
        row(out,
            {clockText(entry.eventTime),
             markdownCell(name),
             markdownCell(entry.actor.display),
             key + markdownCell(whatText(entry)) + key
                 + (entry.body.empty() ? std::string() : " " + markdownProse(entry.body)),
             toString(entry.timeSource),
             markdownCell(entry.id)});
    }
    if (story.rows.empty())
        out += "\nNothing happened in this range that the record shows.\n";
    if (story.folded.empty())
        return;
    out += "\nOnly counted:\n\n";
    table(out, {"Machine", "Lane", "Entries", "First", "Last"});
    for (const auto &[lane, folded] : story.folded)
        row(out,
            {markdownCell(lane.first),
             markdownCell(lane.second),
             std::to_string(folded.count),
             clockText(folded.first),
             clockText(folded.last)});
}

void holds(std::string &out, const Story &story)
{
    heading(out, "Holds");
    if (story.digest.holds().empty()) {
        out += "Nothing held.\n";
        return;
    }
    table(out, {"Machine", "Hold", "Owner", "From", "To", "Held", "Usual", "Ended by"});
    for (const DigestHold &hold : story.digest.holds())
        row(out,
            {markdownCell(hold.machine.substr(hold.machine.find('/') + 1)),
             markdownCell(holdLabel(hold.hold)),
             markdownCell(hold.hold.owner),
             clockText(hold.from),
             hold.to ? clockText(*hold.to) : "still holds",
             heldFor(hold),
             usualText(hold.hold.usual),
             markdownCell(endText(hold))});
    if (story.digest.holdsLeftOut() > 0)
        out += "\nand " + std::to_string(story.digest.holdsLeftOut()) + " more.\n";
}

void overrides(std::string &out, const Story &story)
{
    heading(out, "Overrides and approvals");
    const auto lines = overrideLines(story);
    if (lines.empty()) {
        out += "None.\n";
        return;
    }
    table(out, {"Time", "Machine", "Who", "What", "Reason", "Approved by", "Guard", "Evidence"});
    for (const OverrideLine &line : lines)
        row(out,
            {clockText(line.at),
             markdownCell(line.machine),
             markdownCell(line.who),
             markdownCell(line.what),
             markdownProse(line.because.reason),
             markdownCell(approvalText(line.because)),
             line.because.guard,
             markdownCell(line.evidence)});
}

void gaps(std::string &out, const Story &story)
{
    heading(out, "Gaps in the record");
    if (story.digest.gaps().empty()) {
        out += observedText(story) + '\n';
        return;
    }
    table(out, {"From", "To", "Cause", "Evidence"});
    for (const GapRow &gap : story.digest.gaps())
        row(out,
            {clockText(gap.from),
             gap.to ? clockText(*gap.to) : "still",
             markdownCell(gap.cause),
             markdownCell(gap.id)});
}

std::string body(const Story &story)
{
    std::string out = "# " + markdownCell(titleOf(story)) + "\n\n";
    for (const std::string &line : notices(story))
        out += line + '\n';
    heading(out, "In short");
    for (const std::string &line : inShort(story))
        out += "- " + markdownCell(line) + '\n';
    out += '\n';
    for (const auto &[name, value] : whoAndHowLong(story))
        out += "- " + name + ": " + markdownCell(value) + '\n';
    heading(out, "Facts (from the record)");
    table(out, {"Fact", "Value", "Evidence"});
    for (const FactLine &line : factLines(story))
        row(out, {markdownCell(line.name), markdownCell(line.value), markdownCell(line.evidence)});
    const auto texts = personTexts(story.incident);
    for (const auto &text : texts) {
        if (text.first == "Summary" || text.first == "Impact")
            personText(out, text);
    }
    timeline(out, story);
    holds(out, story);
    overrides(out, story);
    gaps(out, story);
    for (const auto &text : texts) {
        if (text.first != "Summary" && text.first != "Impact")
            personText(out, text);
    }
    return out;
}

/// As a YAML string; what a person typed cannot end the front matter.
std::string yamlText(const std::string &text)
{
    std::string out = "\"";
    for (const char c : text) {
        if (c == '"' || c == '\\')
            (out += '\\') += c;
        else if (static_cast<unsigned char>(c) < 0x20)
            out += ' ';
        else
            out += c;
    }
    return out + '"';
}

} // namespace

void MarkdownExport::finish(const Story &story)
{
    const std::string text = body(story);
    const QByteArray sum =
        QCryptographicHash::hash(QByteArrayView(text.data(), static_cast<qsizetype>(text.size())),
                                 QCryptographicHash::Sha256);
    const Incident &incident = story.incident;
    m_out << "---\n";
    const auto line = [this](const char *name, const std::string &value) {
        if (!value.empty())
            m_out << name << ": " << yamlText(value) << "\n";
    };
    line("incident", incident.ref.empty() ? incident.id : incident.ref);
    line("severity", incident.severity);
    line("status", story.digest.status());
    line("lead", incident.lead);
    line("window", formatTime(incident.from) + '/' + formatTime(story.settings.end));
    line("generated", formatTime(story.settings.end));
    line("cluster", story.settings.cluster);
    line("preset", toString(story.settings.preset));
    line("tool", toolVersion());
    line("sha256", sum.toHex().toStdString());
    m_out << "---\n" << text;
    m_out.flush();
}

} // namespace hp::exports
