// SPDX-License-Identifier: Apache-2.0
#include "backend/export/ExportRun.h"
#include "backend/export/Formats.h"
#include "backend/export/formats/CsvExport.h"
#include "backend/export/formats/Escape.h"
#include "model/base/Csv.h"
#include "tests/model/incident/Story.h"
#include "tests/support/runner/Runner.h"

#include <QFile>
#include <QTest>

#include <algorithm>
#include <chrono>
#include <nlohmann/json.hpp>

namespace tst_exports {

using namespace hp;
using namespace hp::exports;
using namespace hp::test;
using namespace std::chrono_literals;

/// The text formats of an incident.
class TestExports : public QObject
{
    Q_OBJECT
private slots:
    void everyFormatHasItsGolden_data();
    void everyFormatHasItsGolden();
    void nothingLeavesThePublicPreset_data() { everyFormatHasItsGolden_data(); }
    void nothingLeavesThePublicPreset();
    void columnsAreDescribed();
    void fieldsAreSafe_data();
    void fieldsAreSafe();
    void textsCannotEndACell();
    void whatANameHidesIsShown_data() { everyFormatHasItsGolden_data(); }
    void whatANameHidesIsShown();
    void aLongRecordIsCountedNotListed();
    void eachEventThatIsNotListedIsCounted_data();
    void eachEventThatIsNotListedIsCounted();
    void secondsOfALongHoldAreWhole_data();
    void secondsOfALongHoldAreWhole();
    void holdsAreJudgedByWhatTheyAreReallyCalled();
    void aReaderThatLeavesEndsIt();
    void overlappingStatesOfATraceHaveIds();
    void everyGapIsSaidInEveryFormat_data() { everyFormatHasItsGolden_data(); }
    void everyGapIsSaidInEveryFormat();
    void whatWasLostIsNotCalledObserved();
    void overridesTellWhatTheyRestOn_data();
    void overridesTellWhatTheyRestOn();
    void anEventThatRepeatsIsOneRow();
    void aHoldWhoseEndNobodySawHeldAtMost_data();
    void aHoldWhoseEndNobodySawHeldAtMost();
    void whatIsUsualIsSaidInEveryDocument_data();
    void whatIsUsualIsSaidInEveryDocument();
    void whatHoldsIsNotResolved();
    void theStoryIsShownWithTheWidth();
};

namespace {

class TextSink final : public Sink
{
public:
    bool write(std::string_view bytes) override
    {
        text += bytes;
        return text.size() < most;
    }
    std::string text{};
    std::size_t most = std::string::npos;
};

ExportSettings settings(incident::Preset preset)
{
    ExportSettings settings;
    settings.incident = storyIncident();
    settings.preset = preset;
    settings.cluster = "lab demo";
    settings.end = storyTime(80min);
    return settings;
}

std::string
exported(const std::string &format, ExportSettings how, std::vector<incident::Fact> facts)
{
    TextSink sink;
    incident::FactList source(std::move(facts));
    const auto exporter = formatOf(format)->make(sink);
    ExportRun run(std::move(how), source, {exporter.get()});
    const auto done = run.run();
    return done ? sink.text : done.error().message;
}

/// What a reader of an export sees must not change unnoticed. HOLDPOINT_GOLDEN_ACCEPT=1 renews the
/// files.
QByteArray golden(const QString &name, const QByteArray &actual)
{
    QFile file(qEnvironmentVariable("HOLDPOINT_SOURCE_DIR")
               + QStringLiteral("/tests/backend/export/") + name);
    if (qEnvironmentVariableIsSet("HOLDPOINT_GOLDEN_ACCEPT") && file.open(QIODevice::WriteOnly)) {
        file.write(actual);
        file.close();
    }
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray("no golden file");
}

} // namespace

void TestExports::everyFormatHasItsGolden_data()
{
    QTest::addColumn<QString>("format");
    QTest::addColumn<QString>("file");
    for (const Format &format : formats())
        QTest::newRow(format.name)
            << QString::fromUtf8(format.name) << QString::fromUtf8(format.file);
}

void TestExports::everyFormatHasItsGolden()
{
    QFETCH(const QString, format);
    QFETCH(const QString, file);
    const auto once = QByteArray::fromStdString(
        exported(format.toStdString(), settings(incident::Preset::Internal), story()));
    const auto again = QByteArray::fromStdString(
        exported(format.toStdString(), settings(incident::Preset::Internal), story()));
    QVERIFY2(once == again, "the same input gave other bytes");
    QVERIFY2(once == golden(file, once), once.left(4000).constData());
}

void TestExports::nothingLeavesThePublicPreset()
{
    QFETCH(const QString, format);
    ExportSettings how = settings(incident::Preset::Public);
    how.cluster = "openshift-machine-api/api-evil-example:6443/alice"; // a context of oc
    const QString text = QString::fromStdString(exported(format.toStdString(), how, story()));
    for (const char *word : {"worker-b-7",
                             "alice",
                             "rack-2",
                             "my-backup",
                             "10.20.30",
                             "CZ1234567X",
                             "bmc-host",
                             "shop",
                             "openshift-machine-api",
                             "2f1c7a9e",
                             "evil"})
        QVERIFY2(!text.contains(QLatin1String(word)), word);
    QVERIFY(text.contains(QLatin1String("machine-1")));
}

void TestExports::columnsAreDescribed()
{
    const Json package = Json::parse(csvDescription("entries.csv"));
    std::string header;
    for (const Json &field : package["resources"][0]["schema"]["fields"])
        header += (header.empty() ? "" : ",") + field["name"].get<std::string>();
    const std::string csv = exported("csv", settings(incident::Preset::Internal), story());
    QCOMPARE(csv.substr(0, csv.find("\r\n")), header);
}

void TestExports::fieldsAreSafe_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("field");
    const auto row = [](const char *name, const char *text, const char *field) {
        QTest::newRow(name) << QString::fromUtf8(text) << QString::fromUtf8(field);
    };
    row("plain", "a b", "a b");
    row("a comma", "a,b", "\"a,b\"");
    row("a quote", "say \"x\"", "\"say \"\"x\"\"\"");
    row("a line break", "a\nb", "\"a\nb\"");
    row("a formula", "=1+1", "\"'=1+1\"");
    row("a plus", "+49", "\"'+49\"");
    row("a minus", "-1", "\"'-1\"");
    row("an at", "@SUM(A1)", "\"'@SUM(A1)\"");
    row("a tab that hides one", "\t=1", "\"'\t=1\"");
    row("empty", "", "");
}

void TestExports::fieldsAreSafe()
{
    QFETCH(const QString, text);
    QFETCH(const QString, field);
    QCOMPARE(QString::fromStdString(csvField(text.toStdString())), field);
}

void TestExports::textsCannotEndACell()
{
    QCOMPARE(markdownProse("a | b\n# c <script> [x](y) `z`"),
             std::string("a \\| b # c &lt;script> \\[x\\](y) \\`z\\`"));
    QCOMPARE(markdownCell("a | b\n# c <script>"), std::string("a \\| b\\\\n# c &lt;script>"));
    QCOMPARE(xmlText("<a href=\"x\">'&\x01"),
             std::string("&lt;a href=&quot;x&quot;&gt;&#39;&amp;\\u0001"));
    QCOMPARE(markdownBlock("# Mine\n<b>text</b>\n\n"), std::string("### Mine\n&lt;b>text&lt;/b>"));
}

/// An owner that writes a second line, or turns around what stands beside it, is seen to do so.
void TestExports::whatANameHidesIsShown()
{
    QFETCH(const QString, format);
    std::vector<incident::Fact> facts = story();
    for (incident::Fact &fact : facts) {
        if (fact.lane.starts_with("hook/"))
            fact.detail = "backup\nMachine worker-1 is fine\u202e";
    }
    incident::Fact noted = moment(77, 30min, "events", "Told: x\nMachine worker-1 is fine\u202e");
    noted.actor = "evil\nMachine worker-1 is fine\u202e";
    facts.push_back(noted);
    std::sort(facts.begin(), facts.end(), [](const auto &one, const auto &other) {
        return one.at < other.at;
    });
    const QString text = QString::fromStdString(
        exported(format.toStdString(), settings(incident::Preset::Internal), facts));
    for (const QString &line : text.split(QLatin1Char('\n')))
        QVERIFY2(!line.trimmed().startsWith(QLatin1String("Machine worker-1 is fine")),
                 qPrintable(line));
    if (!text.startsWith(QLatin1Char('{'))) // what programs read has the texts themselves
        QVERIFY(!text.contains(QChar(0x202e)));
}

void TestExports::aLongRecordIsCountedNotListed()
{
    ExportSettings how = settings(incident::Preset::Internal);
    how.incident.marks.clear();
    how.incident.to = storyTime(30 * 24h);
    how.end = *how.incident.to;
    how.maxRows = 100;
    std::vector<incident::Fact> facts;
    for (std::uint64_t i = 0; i < 5000; ++i)
        facts.push_back(flap(i, 5000));
    const std::string page = exported("html", how, facts);
    QVERIFY(QString::fromStdString(page).count(QLatin1String("<tr class=\"key\">")) <= 100);
    QVERIFY(page.find("entries are only counted here") != std::string::npos);
    const std::string csv = exported("csv", how, facts);
    QVERIFY(std::count(csv.begin(), csv.end(), '\n') >= 5001);
}

void TestExports::eachEventThatIsNotListedIsCounted_data()
{
    QTest::addColumn<int>("rows"); // that a document lists
    QTest::addColumn<int>("counted");
    QTest::newRow("all rows have their place") << 100 << 0;
    QTest::newRow("rows that stood for many gave way") << 3 << 12;
}

/// A row that stands for ten Events is ten entries where it is only counted.
void TestExports::eachEventThatIsNotListedIsCounted()
{
    QFETCH(const int, rows);
    QFETCH(const int, counted);
    std::vector<incident::Fact> facts;
    for (int i = 0; i < 12; ++i) {
        facts.push_back(moment(i + 101, 20min + i * 1min, "events", "FailedCreate: no quota"));
        facts.back().to = "warning";
    }
    for (int i = 0; i < 3; ++i)
        facts.push_back(
            state(i + 1, 40min + i * 1min, "phase", i % 2 == 0 ? "deleting" : "failed"));
    ExportSettings how = settings(incident::Preset::Internal);
    how.maxRows = static_cast<std::size_t>(rows);
    const std::string md = exported("md", how, facts);
    const std::string notice =
        std::to_string(counted) + " entries are only counted here; the CSV, JSON and bundle";
    QCOMPARE(md.find(notice) != std::string::npos, counted > 0);
    const std::string line = "| openshift-machine-api/worker-b-7 | events | 12 "
                             "| 2026-11-20 13:20:00 | 2026-11-20 13:31:00 |";
    QVERIFY2((md.find(line) != std::string::npos) == (counted > 0), md.c_str());
}

void TestExports::secondsOfALongHoldAreWhole_data()
{
    QTest::addColumn<qint64>("micros");
    QTest::addColumn<QString>("told");
    QTest::newRow("a moment") << qint64(250'000) << "0.25";
    QTest::newRow("an hour and a bit") << qint64(3'725'500'000) << "3725.5";
    QTest::newRow("eleven days") << qint64(999'998'000'000) << "999998";
    QTest::newRow("just below a million") << qint64(999'999'700'000) << "1000000";
    QTest::newRow("two weeks and three seconds") << qint64(1'209'603'400'000) << "1209603";
    QTest::newRow("a year") << qint64(31'536'001'000'000) << "31536001";
}

void TestExports::secondsOfALongHoldAreWhole()
{
    QFETCH(const qint64, micros);
    QFETCH(const QString, told);
    incident::Fact held = state(1, 20min, "hook/preTerminate/Backup", "holding");
    incident::Fact over = state(2, 20min + Duration(micros), "hook/preTerminate/Backup", "");
    over.from = "holding";
    over.end = "released";
    ExportSettings how = settings(incident::Preset::Internal);
    how.incident.to = how.end = over.at + 1h;
    const QString csv = QString::fromStdString(exported("csv", how, {held, over}));
    const QStringList lines = csv.split(QStringLiteral("\r\n"), Qt::SkipEmptyParts);
    const qsizetype column =
        lines.front().split(QLatin1Char(',')).indexOf(QStringLiteral("hold_duration_s"));
    const auto row = std::ranges::find_if(
        lines, [](const QString &line) { return line.contains(QLatin1String(",hold.released,")); });
    QVERIFY(column > 0 && row != lines.end());
    QCOMPARE(row->split(QLatin1Char(',')).value(column), told);
}

/// Budgets and what is usual are those of owners whose names the public does not get.
void TestExports::holdsAreJudgedByWhatTheyAreReallyCalled()
{
    ExportSettings how = settings(incident::Preset::Public);
    QStringList asked;
    how.usual = [](const incident::Fact &) { return incident::Usual{60, 120, 7}; };
    how.limits = [&asked](const incident::EntryHold &hold, const incident::Usual &usual) {
        if (hold.kind.starts_with("hook."))
            asked << QString::fromStdString(hold.owner + ' ' + std::to_string(usual.n));
        return incident::HoldLimits{48h, 96h, {}};
    };
    const std::string text = exported("json", std::move(how), story());
    QVERIFY(asked.contains(QStringLiteral("my-backup-controller 7")));
    QVERIFY(text.find("my-backup-controller") == std::string::npos);
    QVERIFY(text.find(R"("kind":"hold.engaged")") != std::string::npos);
    QVERIFY(text.find(R"("kind":"hold.late")") == std::string::npos);
}

void TestExports::aReaderThatLeavesEndsIt()
{
    TextSink sink;
    sink.most = 100;
    std::vector<incident::Fact> facts;
    for (std::uint64_t i = 0; i < 5000; ++i)
        facts.push_back(flap(i, 5000));
    incident::FactList source(std::move(facts));
    const auto exporter = formatOf("csv")->make(sink);
    ExportRun run(settings(incident::Preset::Internal), source, {exporter.get()});
    const auto done = run.run();
    QVERIFY(!done);
    QVERIFY(done.error().code == ErrorCode::Refused);
    QVERIFY(run.done() < 5000);
}

void TestExports::overlappingStatesOfATraceHaveIds()
{
    const Json trace =
        Json::parse(exported("trace", settings(incident::Preset::Internal), story()));
    std::map<std::string, int> open;
    for (const Json &event : trace["traceEvents"]) {
        const std::string phase = event["ph"];
        QVERIFY2(QStringLiteral("beiCM").contains(QString::fromStdString(phase)), phase.c_str());
        QVERIFY(event.contains("pid"));
        if (phase == "b")
            ++open[event["cat"].get<std::string>() + event["id"].get<std::string>()];
        if (phase == "e")
            --open[event["cat"].get<std::string>() + event["id"].get<std::string>()];
    }
    QVERIFY(!open.empty());
    for (const auto &[id, count] : open)
        QVERIFY2(count == 0, id.c_str());
}

void TestExports::everyGapIsSaidInEveryFormat()
{
    QFETCH(const QString, format);
    std::vector<incident::Fact> facts = story();
    incident::Fact before = moment(0, 10min, "gap", "before the first observation");
    before.id = "g/0";
    before.sort = incident::FactSort::Gap;
    before.machine.clear();
    before.object = {};
    before.until = storyTime(11min);
    incident::Fact last = before;
    last.id = "g/9";
    last.at = storyTime(75min);
    last.text = "the backend was stopped";
    last.until.reset();
    facts.insert(facts.begin() + 4, before);
    facts.push_back(last);
    ExportSettings how = settings(incident::Preset::Internal);
    how.incident.status = "open";
    const std::string text = exported(format.toStdString(), how, facts);
    QVERIFY(text.find("everything in this range was observed") == std::string::npos);
    if (format == QLatin1String("svg")) {
        QVERIFY(text.find("Not everything was observed: nothing is known of 12 m (2026-11-20"
                          " 13:10:00 to 13:11:00; ")
                != std::string::npos);
        return;
    }
    for (const char *cause : {"before the first observation", "the backend was stopped"})
        QVERIFY2(text.find(cause) != std::string::npos, cause);
    if (format == QLatin1String("trace")) {
        const Json trace = Json::parse(text);
        QCOMPARE(trace["otherData"]["gaps"].size(), std::size_t(3));
        QCOMPARE(std::count_if(
                     trace["traceEvents"].begin(),
                     trace["traceEvents"].end(),
                     [](const Json &event) { return event["ph"] == "e" && event["cat"] == "gap"; }),
                 3);
    }
}

void TestExports::whatWasLostIsNotCalledObserved()
{
    ExportSettings how = settings(incident::Preset::Internal);
    const std::vector<incident::Fact> one{state(1, 20min, "phase", "running")};
    QVERIFY(exported("md", how, one).find("None: everything in this range was observed.")
            != std::string::npos);
    how.drops = 3;
    for (const char *format : {"md", "html"})
        QVERIFY(exported(format, how, one).find("None is known, but rows are missing")
                != std::string::npos);
}

void TestExports::overridesTellWhatTheyRestOn_data()
{
    QTest::addColumn<QString>("reason");
    QTest::addColumn<QString>("cells"); // reason, approver, guard
    QTest::newRow("approved") << "no answer, OPS-42 (approved by bert, G4)"
                              << "no answer, OPS-42 | bert | G4";
    QTest::newRow("break-glass") << "fire (break-glass, G4)"
                                 << "fire | nobody: break-glass | G4";
    QTest::newRow("nobody had to approve") << "spare (G2)"
                                           << "spare | – | G2";
    QTest::newRow("past Holdpoint") << ""
                                    << "– | – | –";
}

void TestExports::overridesTellWhatTheyRestOn()
{
    QFETCH(const QString, reason);
    QFETCH(const QString, cells);
    incident::Fact held = state(1, 20min, "hook/preTerminate/Backup", "holding");
    incident::Fact over = state(2, 50min, "hook/preTerminate/Backup", "");
    held.detail = over.detail = "backup-controller";
    over.from = "holding";
    over.end = "overridden";
    over.actor = reason.isEmpty() ? "alice (kubectl-patch)" : "alice (holdpoint-override)";
    over.reason = reason.toStdString();
    incident::Fact mark = moment(3, 50min, "people", "remove-hook on ns/w: " + over.reason);
    mark.to = "override";
    mark.actor = "alice";
    if (reason.isEmpty()) {
        mark.text = "Removed hook preTerminate Backup (owner backup-controller)";
        mark.actor = over.actor;
    }
    incident::Fact drain = moment(4, 55min, "people", "skip-drain on ns/w: hangs (G3)");
    drain.to = "override";
    drain.actor = "alice";
    const std::vector<incident::Fact> facts{held, over, mark, drain};
    const ExportSettings how = settings(incident::Preset::Internal);
    const std::string who = reason.isEmpty() ? over.actor : "alice";
    const std::string what = "preTerminate Backup (owner backup-controller) overridden after 30 m";
    const auto has = [](const std::string &text, const std::string &words) {
        return text.find(words) != std::string::npos;
    };

    const std::string md = exported("md", how, facts);
    const std::size_t begin = md.find("## Overrides and approvals");
    const std::string table = md.substr(begin, md.find("\n## ", begin) - begin);
    QVERIFY2(has(table,
                 "| worker-b-7 | " + who + " | " + what + " | " + cells.toStdString() + " | t/2 |"),
             table.c_str());
    QVERIFY2(has(table, "| alice | skip-drain on ns/w | hangs | – | G3 | t/4 |"), table.c_str());
    QVERIFY2(!has(table, "t/3"), "one override is told once");
    QVERIFY(!has(md, "released"));

    QString htmlCells = cells;
    htmlCells.replace(QLatin1String(" | "), QLatin1String("</td><td>"));
    QVERIFY(has(exported("html", how, facts),
                "<td>" + who + "</td><td>" + what + "</td><td>" + htmlCells.toStdString()
                    + "</td><td>t/2</td>"));
}

void TestExports::anEventThatRepeatsIsOneRow()
{
    std::vector<incident::Fact> facts;
    for (int i = 0; i < 12; ++i) {
        facts.push_back(
            moment(i + 101, 20min + i * 1min, "events", "FailedCreate: quota exceeded"));
        facts.back().to = "warning";
    }
    facts.push_back(moment(120, 40min, "events", "FailedCreate: no credentials"));
    facts.back().to = "warning";
    const ExportSettings how = settings(incident::Preset::Internal);
    const auto count = [](const std::string &text, const char *words) {
        return QString::fromStdString(text).count(QLatin1String(words));
    };
    for (const char *format : {"md", "html"}) {
        const std::string text = exported(format, how, facts);
        const std::string timeline = text.substr(text.find("Timeline (UTC)"));
        QCOMPARE(count(timeline, "quota exceeded (12 times, last 13:31:00)"), 1);
        QCOMPARE(count(timeline, "quota exceeded"), 1);
        QCOMPARE(count(timeline, "no credentials"), 1);
    }
    QCOMPARE(count(exported("csv", how, facts), "quota exceeded"), 12);
}

void TestExports::aHoldWhoseEndNobodySawHeldAtMost_data()
{
    QTest::addColumn<QString>("format");
    QTest::addColumn<QString>("end");
    QTest::addColumn<QString>("words");
    const QString md = QStringLiteral("md");
    QTest::newRow("in the table") << md << "released"
                                  << "| at most 30 m |";
    QTest::newRow("in the table of a page") << "html"
                                            << "released"
                                            << "<td class=\"t\">at most 30 m</td>";
    QTest::newRow("in the title") << md << "released"
                                  << "# worker-b-7 waited at most 30 m for preTerminate Backup";
    QTest::newRow("in short") << md << "released"
                              << "held for at most 30 m, then released";
    QTest::newRow("among the overrides") << md << "overridden"
                                         << "overridden after at most 30 m |";
    QTest::newRow("as it went with its machine") << md << "vanished"
                                                 << "went with the object after at most 30 m";
}

void TestExports::aHoldWhoseEndNobodySawHeldAtMost()
{
    QFETCH(const QString, format);
    QFETCH(const QString, end);
    QFETCH(const QString, words);
    const incident::Fact held = state(1, 20min, "hook/preTerminate/Backup", "holding");
    incident::Fact over = state(2, 50min, "hook/preTerminate/Backup", "");
    over.from = "holding";
    over.end = end.toStdString();
    ExportSettings how = settings(incident::Preset::Internal);
    how.incident.title.clear();
    for (const bool isUnseen : {false, true}) {
        over.reported = isUnseen; // at the first look after a gap
        const std::string text = exported(format.toStdString(), how, {held, over});
        QVERIFY2((text.find(words.toStdString()) != std::string::npos) == isUnseen, text.c_str());
    }
}

void TestExports::whatIsUsualIsSaidInEveryDocument_data()
{
    QTest::addColumn<QString>("preset");
    QTest::addColumn<QString>("format");
    QTest::addColumn<QString>("words");
    for (const char *preset : {"internal", "partner", "public"}) {
        const auto row = [preset](const char *format, const char *words) {
            QTest::addRow("%s for %s", format, preset)
                << QString::fromUtf8(preset) << QString::fromUtf8(format)
                << QString::fromUtf8(words);
        };
        row("md", "| 6 m, at most 11 m (of 20) |");
        row("html", "<td>6 m, at most 11 m (of 20)</td>");
        row("json", "\"n\":20");
    }
}

/// Names are aliases by then; what was measured is known of the names themselves.
void TestExports::whatIsUsualIsSaidInEveryDocument()
{
    QFETCH(const QString, preset);
    QFETCH(const QString, format);
    QFETCH(const QString, words);
    ExportSettings how = settings(*incident::presetOf(preset.toStdString()));
    how.usual = [](const incident::Fact &fact) {
        return fact.machine == "openshift-machine-api/worker-b-7"
                && fact.lane == "hook/preTerminate/BackupFileSystem"
                && fact.detail == "my-backup-controller"
            ? incident::Usual{360, 660, 20}
            : incident::Usual{};
    };
    const std::string text = exported(format.toStdString(), how, story());
    QVERIFY2(text.find(words.toStdString()) != std::string::npos, text.c_str());
    how.usual = {};
    const std::string without = exported(format.toStdString(), how, story());
    QVERIFY(without.find(words.toStdString()) == std::string::npos);
}

void TestExports::whatHoldsIsNotResolved()
{
    ExportSettings how = settings(incident::Preset::Internal);
    const std::vector<incident::Fact> facts{state(1, 20min, "phase", "deleting"),
                                            state(2, 21min, "key/reboot.metal3.io/x", "held"),
                                            state(3, 60min, "phase", "")};
    const std::string md = exported("md", how, facts);
    QVERIFY(md.find("\nstatus: \"open\"\n") != std::string::npos);
    QVERIFY(md.find("A person set it to resolved; by the record it is open: 1 hold held at its "
                    "end.")
            != std::string::npos);
    QVERIFY(md.find("| Resolved |") == std::string::npos);
    const Json incident = Json::parse(exported("json", how, facts))["incident"];
    QVERIFY(incident["status"] == "open");
    QVERIFY(incident["status_set"] == "resolved");
    QVERIFY(!incident["timestamps"].contains("resolved"));
}

void TestExports::theStoryIsShownWithTheWidth()
{
    ExportSettings how = settings(incident::Preset::Internal);
    how.incident.from = storyTime(-12h);
    how.incident.to = storyTime(12h);
    how.end = storyTime(12h);
    const std::string svg = exported("svg",
                                     how,
                                     {state(1, -11h, "phase", "running"),
                                      state(2, 20min, "phase", "deleting"),
                                      state(3, 25min, "phase", "")});
    QVERIFY(svg.find("Shown is the story, 2026-11-20 13:19:30 to 13:25:30, of 2026-11-20 01:00:00"
                     " to 2026-11-21 01:00:00.")
            != std::string::npos);
    QVERIFY(svg.find(">13:22<") != std::string::npos);
}

} // namespace tst_exports

HP_TEST(tst_exports, TestExports)
#include "tst_exports.moc"
