// SPDX-License-Identifier: Apache-2.0
#include "tests/scenarios/StuckTable.h"

#include <QFile>
#include <QString>
#include <QStringList>

#include <algorithm>
#include <array>
#include <regex>

namespace hp::scenarios {

namespace {

const QString begin = QStringLiteral("<!-- table: scenarios -->\n");
const QString end = QStringLiteral("<!-- end -->\n");
/// A chapter of the document: what folders it is made of.
struct Chapter {
    const char *title;
    std::array<const char *, 2> folders;
};
constexpr std::array<Chapter, 10> chapters{{
    {"Machines that are invalid, that failed, that find no host", {"machines", ""}},
    {"The provider of instances", {"provider", ""}},
    {"Joining and serving", {"joining", ""}},
    {"Hooks and their owners", {"hooks", "owners"}},
    {"Leaving: the drain, pods, volumes, finalizers", {"drain", "leaving"}},
    {"Hosts", {"hosts", ""}},
    {"BMCs", {"bmc", ""}},
    {"Maintenance, windows and the site", {"windows", "site"}},
    {"What people write", {"input", ""}},
    {"Machines of Cluster API", {"capi", ""}},
}};
constexpr const char *heading = "| what happens | what is said | cause |\n"
                                "| --- | --- | --- |\n";

std::string escaped(const std::string &text)
{
    return QString::fromStdString(text).replace(u'|', QStringLiteral("\\|")).toStdString();
}

std::string lineOf(const StuckTable::Row &row)
{
    return "| [" + escaped(row.what) + "](../tests/scenarios/" + row.scenario + ".yaml) | "
        + escaped(row.sentence) + " | " + row.cause + " |\n";
}

/// A line of the document without what differs from run to run: ages, numbers, names that the lab
/// makes up.
std::string plain(const std::string &line)
{
    std::string text = line;
    const std::array<std::pair<const char *, const char *>, 11> holes{
        {{R"(sha256//[A-Za-z0-9+/=]+)", "KEY"},
         {R"(\b[0-9a-f]{8}(?:-[0-9a-f]{4}){2,3}[-0-9a-f]*)", "UUID"},
         {R"( So (is|are) \d+ more\.)", ""},
         {R"( Next try in [^.]*\.)", ""},
         {R"( \d+ failures\.)", ""}, // not told of the first
         {agePattern, "AGE"},
         {R"(\b\d{4}-\d\d-\d\dT[\d:]+Z)", "TIME"},
         {R"(\bpod [a-z0-9-]+…)", "pod CUT"}, // perhaps in what the lab made up
         {R"(\b[a-z]+/?[a-z]*-[a-z0-9-]*[a-z0-9]{5}\b)", "POD"},
         {R"(\b\d+ failures?\b)", "FAILURES"},
         {R"(\d+)", "N"}}};
    for (const auto &[hole, word] : holes)
        text = std::regex_replace(text, std::regex(hole), word);
    return text;
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
        return "docs/why-stuck.md has no place for the scenarios";
    std::string table;
    for (const Chapter &chapter : chapters) {
        table += std::string("\n## ") + chapter.title + "\n\n" + heading;
        for (const Row &row : m_rows) {
            const std::string folder = row.scenario.substr(0, row.scenario.find('/'));
            if (std::ranges::find(chapter.folders, folder) != chapter.folders.end())
                table += lineOf(row);
        }
    }
    table += '\n';
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
