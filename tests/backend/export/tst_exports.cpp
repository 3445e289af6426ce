// SPDX-License-Identifier: Apache-2.0
#include "backend/export/ExportRun.h"
#include "backend/export/Formats.h"
#include "backend/export/formats/CsvExport.h"
#include "backend/export/formats/Escape.h"
#include "model/base/Csv.h"
#include "tests/support/incident/Story.h"
#include "tests/support/runner/Runner.h"

#include <QFile>
#include <QTest>

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
    void aLongRecordIsCountedNotListed();
    void aReaderThatLeavesEndsIt();
    void overlappingStatesOfATraceHaveIds();
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
               + QStringLiteral("/tests/backend/export/golden/") + name);
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
    const QString text = QString::fromStdString(
        exported(format.toStdString(), settings(incident::Preset::Public), story()));
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
    QCOMPARE(markdownCell("a | b\n# c <script> [x](y) `z`"),
             std::string("a \\| b # c &lt;script> \\[x\\](y) \\`z\\`"));
    QCOMPARE(xmlText("<a href=\"x\">'&\x01"),
             std::string("&lt;a href=&quot;x&quot;&gt;&#39;&amp;\xEF\xBF\xBD"));
    QCOMPARE(markdownBlock("# Mine\n<b>text</b>\n\n"), std::string("### Mine\n&lt;b>text&lt;/b>"));
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

} // namespace tst_exports

HP_TEST(tst_exports, TestExports)
#include "tst_exports.moc"
