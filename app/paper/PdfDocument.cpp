// SPDX-License-Identifier: Apache-2.0
#include "app/paper/LanesPicture.h"
#include "app/paper/PaintedExport.h"
#include "backend/export/formats/Escape.h"
#include "backend/export/formats/Words.h"
#include "model/base/Text.h"
#include "model/base/Version.h"

#include <QAbstractTextDocumentLayout>
#include <QBuffer>
#include <QPainter>
#include <QPdfWriter>
#include <QTextDocument>

#include <algorithm>
#include <cmath>
#include <initializer_list>

namespace hp::app {

using namespace incident;
using exports::xmlLines;
using exports::xmlText;

namespace {

constexpr int resolution = 96; ///< one unit is a pixel, as on screen
constexpr double footerHeight = 28;
/// Rows of the timeline on paper; a report of a hundred pages is read by nobody.
constexpr std::size_t maxRows = 1500;

std::string row(std::initializer_list<std::string> cells)
{
    std::string out = "<tr>";
    for (const std::string &cell : cells)
        out += "<td align=\"left\" valign=\"top\">"
            + (cell.empty() ? std::string("–") : xmlText(cell)) + "</td>";
    return out + "</tr>\n";
}

struct Column {
    const char *name;
    int percent = 0; ///< of the width; 0: what is left
};

std::string tableHead(std::initializer_list<Column> columns)
{
    std::string out =
        "<table width=\"100%\" cellspacing=\"0\" cellpadding=\"3\" border=\"0\"><thead><tr>";
    for (const Column &column : columns) {
        const std::string width =
            column.percent > 0 ? " width=\"" + std::to_string(column.percent) + "%\"" : "";
        out += "<th align=\"left\" valign=\"top\"" + width + '>' + xmlText(column.name) + "</th>";
    }
    return out + "</tr></thead>\n";
}

std::string factsHtml(const exports::Story &story)
{
    std::string out =
        "<h2>Facts (from the record)</h2>" + tableHead({{"Fact"}, {"Value"}, {"Evidence"}});
    for (const exports::FactLine &line : exports::factLines(story))
        out += row({line.name, line.value, line.evidence});
    return out + "</table>";
}

std::string timelineHtml(const exports::Story &story)
{
    std::string out = "<h2>Timeline (UTC)</h2>"
        + tableHead({{"Time", 17}, {"Machine", 19}, {"Actor", 16}, {"What", 37}, {"Evidence", 11}});
    std::size_t shown = 0;
    for (const Entry &entry : story.rows) {
        if (++shown > maxRows)
            break;
        out += row(
            {exports::clockText(entry.eventTime),
             exports::shortName(entry.machine),
             entry.actor.display,
             exports::whatText(entry) + (entry.body.empty() ? std::string() : " – " + entry.body),
             entry.id});
    }
    out += "</table>";
    if (story.rows.size() > maxRows)
        out += "<p>and " + std::to_string(story.rows.size() - maxRows)
            + " more; the HTML, CSV and JSON exports have them.</p>";
    return out;
}

std::string holdsHtml(const exports::Story &story)
{
    std::string out = "<h2>Holds</h2>";
    if (story.digest.holds().empty())
        return out + "<p>Nothing held.</p>";
    out +=
        tableHead({{"Machine"}, {"Hold"}, {"Owner"}, {"From"}, {"Held"}, {"Usual"}, {"Ended by"}});
    std::size_t shown = 0;
    for (const DigestHold &hold : story.digest.holds()) {
        if (++shown > maxRows)
            break;
        out += row({exports::shortName(hold.machine),
                    incident::holdLabel(hold.hold),
                    hold.hold.owner,
                    exports::clockText(hold.from),
                    exports::heldFor(hold),
                    exports::usualText(hold.hold.usual),
                    exports::endText(hold)});
    }
    return out + "</table>";
}

std::string overridesHtml(const exports::Story &story)
{
    std::string out = "<h2>Overrides and approvals</h2>";
    const auto lines = exports::overrideLines(story);
    if (lines.empty())
        return out + "<p>None.</p>";
    out += tableHead({{"Time", 15},
                      {"Machine", 17},
                      {"Who", 9},
                      {"What", 21},
                      {"Reason", 21},
                      {"Approved by", 10},
                      {"Guard", 7}});
    for (const exports::OverrideLine &line : lines)
        out += row({exports::clockText(line.at),
                    line.machine,
                    line.who,
                    line.what,
                    line.because.reason,
                    exports::approvalText(line.because),
                    line.because.guard});
    return out + "</table>";
}

std::string gapsHtml(const exports::Story &story)
{
    std::string out = "<h2>Gaps in the record</h2>";
    if (story.digest.gaps().empty())
        return out + "<p>" + xmlText(exports::observedText(story)) + "</p>";
    out += tableHead({{"From"}, {"To"}, {"Cause"}, {"Evidence"}});
    for (const GapRow &gap : story.digest.gaps())
        out += row({exports::clockText(gap.from),
                    gap.to ? exports::clockText(*gap.to) : std::string("still"),
                    gap.cause,
                    gap.id});
    return out + "</table>";
}

std::string textsHtml(const exports::Story &story)
{
    std::string out;
    for (const auto &[heading, items] : exports::personTexts(story.incident)) {
        out += "<h2>" + xmlText(heading) + "</h2>";
        for (const std::string &item : items)
            out += "<p style=\"white-space:pre-wrap\">" + xmlLines(item) + "</p>";
    }
    return out;
}

std::string bodyHtml(const exports::Story &story)
{
    std::string out = "<html><body>";
    for (const std::string &notice : exports::notices(story))
        out += "<p>" + xmlText(notice) + "</p>";
    return out + factsHtml(story) + textsHtml(story) + timelineHtml(story) + holdsHtml(story)
        + overridesHtml(story) + gapsHtml(story) + "</body></html>";
}

std::string headLine(const exports::Story &story)
{
    std::string line = story.incident.ref;
    const auto add = [&line](const std::string &text) {
        if (!text.empty())
            line += (line.empty() ? "" : " · ") + text;
    };
    add(story.incident.severity.empty() ? std::string() : "severity " + story.incident.severity);
    add(story.digest.status());
    add(story.incident.lead.empty() ? std::string() : "lead " + story.incident.lead);
    add(story.settings.cluster.empty() ? std::string() : "cluster " + story.settings.cluster);
    return line;
}

/// The first page has room for no more of a person's text.
std::string firstParagraph(const std::string &text)
{
    constexpr std::size_t most = 600;
    return shortened(text.substr(0, text.find("\n\n")), most);
}

/// What somebody reads who reads no other page: title, what happened, who, how long.
std::string frontHtml(const exports::Story &story)
{
    std::string out = "<html><body><h1>" + xmlText(exports::titleOf(story)) + "</h1><p>"
        + xmlText(headLine(story)) + "</p><p>" + xmlText(exports::clockText(story.incident.from))
        + " to " + xmlText(exports::clockText(story.settings.end)) + " UTC</p>";
    if (!story.incident.summary.empty())
        out += "<p>" + xmlText(firstParagraph(story.incident.summary)) + "</p>";
    out += "<h3>What happened</h3><ul>";
    for (const std::string &line : exports::inShort(story))
        out += "<li>" + xmlText(line) + "</li>";
    out += "</ul><h3>Who, and how long</h3><table cellspacing=\"0\" cellpadding=\"2\">";
    for (const auto &[name, value] : exports::whoAndHowLong(story))
        out += "<tr><td><b>" + xmlText(name) + "</b></td><td>" + xmlText(value) + "</td></tr>";
    return out + "</table></body></html>";
}

class Pages
{
public:
    Pages(QPdfWriter &writer, QPainter &painter, const exports::Story &story, int pages)
        : m_writer(writer)
        , m_painter(painter)
        , m_stamp(QStringLiteral("Holdpoint %1, record up to %2 UTC, preset %3")
                      .arg(QString::fromUtf8(version()),
                           QString::fromStdString(exports::clockText(story.settings.end)),
                           QString::fromUtf8(toString(story.settings.preset))))
        , m_pages(pages)
    { }

    /// The number of the page that is done and the stamp, at its foot.
    void foot()
    {
        const QRectF foot(0, m_writer.height() - footerHeight, m_writer.width(), footerHeight);
        QFont font = LanesPicture::style().font;
        font.setPixelSize(10);
        m_painter.setFont(font);
        m_painter.setPen(LanesPicture::style().textQuiet);
        m_painter.drawText(foot, Qt::AlignBottom | Qt::AlignLeft, m_stamp);
        m_painter.drawText(foot,
                           Qt::AlignBottom | Qt::AlignRight,
                           QStringLiteral("Page %1 of %2").arg(++m_page).arg(m_pages));
    }

private:
    QPdfWriter &m_writer;
    QPainter &m_painter;
    QString m_stamp;
    int m_page = 0;
    int m_pages;
};

} // namespace

void fixCreationDate(QByteArray &pdf, TimePoint time)
{
    const std::string iso = formatTime(time); // 2026-11-20T13:16:05Z
    QByteArray digits;
    for (const char c : iso) {
        if (c >= '0' && c <= '9')
            digits += c;
    }
    // "/CreationDate (D:20261120131605Z)" or with an offset of the machine's zone behind it.
    const QByteArray key = "/CreationDate (D:";
    const qsizetype at = pdf.indexOf(key);
    if (at < 0)
        return;
    const qsizetype begin = at + key.size();
    const qsizetype end = pdf.indexOf(')', begin);
    const QByteArray zone = "Z00'00'";
    for (qsizetype i = begin; i < end; ++i) {
        const qsizetype offset = i - begin;
        if (offset < digits.size())
            pdf[i] = digits[offset];
        else if (offset - digits.size() < zone.size())
            pdf[i] = zone[offset - digits.size()];
    }
}

QByteArray pdfOf(const exports::Story &story)
{
    QByteArray bytes;
    QBuffer buffer(&bytes);
    buffer.open(QIODevice::WriteOnly);
    QPdfWriter writer(&buffer);
    writer.setResolution(resolution);
    writer.setPageSize(QPageSize(QPageSize::A4));
    writer.setPageMargins(QMarginsF(15, 15, 15, 15), QPageLayout::Millimeter);
    writer.setTitle(QString::fromStdString(visible(exports::titleOf(story))));
    writer.setCreator(QString::fromUtf8(toolVersion()));
    const double width = writer.width();
    const double room = writer.height() - footerHeight;

    const QFont font = [] {
        QFont small = LanesPicture::style().font;
        small.setPixelSize(11);
        return small;
    }();
    const auto lay = [&](QTextDocument &document, const std::string &html) {
        document.setDefaultFont(font);
        document.documentLayout()->setPaintDevice(&writer);
        document.setDocumentMargin(0);
        document.setHtml(QString::fromStdString(html));
    };
    QTextDocument front;
    lay(front, frontHtml(story));
    front.setTextWidth(width);
    QTextDocument text;
    lay(text, bodyHtml(story));
    text.setPageSize({width, room});

    QPainter painter(&writer);
    Pages pages(writer, painter, story, text.pageCount() + 1);
    // However much was written, half of the page is for the picture.
    const double top = std::min(front.size().height(), room / 2);
    front.drawContents(&painter, QRectF(0, 0, width, top));
    const LanesPicture picture(story, 1200);
    const double scale = std::min(width / 1200, (room - top - 12) / picture.height());
    painter.save();
    painter.translate(0, top + 12);
    painter.scale(scale, scale);
    picture.paint(painter, {0, 0});
    painter.restore();
    pages.foot();
    for (int page = 0; page < text.pageCount(); ++page) {
        writer.newPage();
        painter.save();
        painter.translate(0, -page * room);
        text.drawContents(&painter, QRectF(0, page * room, width, room));
        painter.restore();
        pages.foot();
    }
    painter.end();
    buffer.close();
    fixCreationDate(bytes, story.settings.end);
    return bytes;
}

} // namespace hp::app
