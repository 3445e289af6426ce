// SPDX-License-Identifier: Apache-2.0
#include "tests/scenarios/StuckTable.h"

#include <QFile>
#include <QString>
#include <QStringList>

#include <algorithm>
#include <array>
#include <cstdio>
#include <regex>

namespace hp::scenarios {

namespace {

const QString begin = QStringLiteral("<!-- table: scenarios -->\n");
const QString end = QStringLiteral("<!-- end -->\n");
constexpr const char *heading = "| scenario | cause | sentence | cause to sentence |\n"
                                "| --- | --- | --- | --- |\n";

std::string lineOf(const StuckTable::Row &row)
{
    std::array<char, 32> took{'-', '\0'};
    if (row.took)
        std::snprintf(took.data(), took.size(), "%.1f s", secondsOf(*row.took));
    const std::string sentence =
        QString::fromStdString(row.sentence).replace(u'|', QStringLiteral("\\|")).toStdString();
    return "| [" + row.scenario + "](../tests/scenarios/" + row.scenario + ".yaml) | " + row.cause
        + " | " + sentence + " | " + took.data() + " |\n";
}

/// A line of the table without what differs from run to run: its last cell, and some of the
/// sentence.
std::string plain(const std::string &line)
{
    const QStringList cells = QString::fromStdString(line).split(QStringLiteral(" | "));
    std::string text = cells.value(2).toStdString();
    const std::array<std::pair<const char *, const char *>, 4> holes{
        {{R"( So (is|are) \d+ more\.)", ""},
         {agePattern, "AGE"},
         {R"(\b\d{4}-\d\d-\d\dT[\d:]+Z)", "TIME"},
         {R"(\b[a-z]+/?[a-z]*-[a-z0-9-]*[a-z0-9]{5}\b)", "POD"}}};
    for (const auto &[hole, word] : holes)
        text = std::regex_replace(text, std::regex(hole), word);
    return cells.mid(0, 2).join(u'|').toStdString() + "|" + text;
}

} // namespace

std::string StuckTable::checkDocument() const
{
    QFile file(qEnvironmentVariable("HOLDPOINT_SOURCE_DIR") + QStringLiteral("/docs/why-stuck.md"));
    if (!file.open(QIODevice::ReadOnly))
        return "docs/why-stuck.md cannot be read";
    const QString text = QString::fromUtf8(file.readAll());
    file.close();
    const qsizetype from = text.indexOf(begin) + begin.size();
    const qsizetype to = text.indexOf(end, from);
    if (from < begin.size() || to < 0)
        return "docs/why-stuck.md has no table of scenarios";
    std::string table = heading;
    for (const Row &row : m_rows)
        table += lineOf(row);
    if (qEnvironmentVariableIsSet("HOLDPOINT_WRITE_TABLE")) {
        const QString renewed = text.left(from) + QString::fromStdString(table) + text.mid(to);
        if (!file.open(QIODevice::WriteOnly) || file.write(renewed.toUtf8()) < 0)
            return "docs/why-stuck.md cannot be written";
        return {};
    }
    const QStringList written = text.mid(from, to - from).split(u'\n');
    const QStringList played = QString::fromStdString(table).split(u'\n');
    for (qsizetype i = 0; i < std::max(written.size(), played.size()); ++i) {
        const std::string was = written.value(i).toStdString();
        const std::string is = played.value(i).toStdString();
        if (plain(was) != plain(is))
            return "docs/why-stuck.md is out of date; HOLDPOINT_WRITE_TABLE=1 writes it anew. It "
                   "has\n"
                + was + "\nand the scenarios show\n" + is;
    }
    return {};
}

} // namespace hp::scenarios
