// SPDX-License-Identifier: Apache-2.0
#include "app/ctl/CtlCommands.h"
#include "app/ctl/ExportOptions.h"
#include "backend/export/BundleKey.h"
#include "backend/export/BundleWriter.h"
#include "backend/export/ExportRun.h"
#include "tests/app/CommandLines.h"
#include "tests/model/incident/Story.h"
#include "tests/support/runner/Runner.h"

#include <QTemporaryDir>
#include <QTest>

#include <chrono>
#include <nlohmann/json.hpp>

namespace tst_exportoptions {

using namespace hp;
using namespace hp::app;

/// The words of holdpointctl about exports, bundles and incidents.
class TestExportOptions : public QObject
{
    Q_OBJECT
private slots:
    void wordsAreUnderstood();
    void wrongUsageIsOneSentence_data();
    void wrongUsageIsOneSentence();
    void fieldsBecomeAnIncident();
    void whoSignedABundleIsToldByTheExitCode_data();
    void whoSignedABundleIsToldByTheExitCode();
};

namespace {

Result<ExportOptions> parsedExport(const QString &line)
{
    return test::parsedAs<parseExportOptions>(test::wordsOf(line));
}

} // namespace

void TestExportOptions::wordsAreUnderstood()
{
    const auto machine = parsedExport(
        QStringLiteral("export --machine m --since=1h --format pdf -o f.pdf --data-dir d"));
    QVERIFY(bool(machine));
    QCOMPARE(machine->machines, std::vector<std::string>{"m"});
    QCOMPARE(machine->file, std::string("f.pdf"));
    QVERIFY(machine->needsGui());

    const auto bundle = parsedExport(QStringLiteral("timeline --bundle b.holdpoint -o json"));
    QVERIFY(bool(bundle));
    QCOMPARE(bundle->format, std::string("json"));
    QVERIFY(bundle->file.empty());

    const auto text = parsedExport(QStringLiteral("timeline --bundle b.holdpoint"));
    QVERIFY(bool(text));
    QCOMPARE(text->format, std::string("md"));

    const auto verify = parsedExport(QStringLiteral("bundle verify b.holdpoint"));
    QVERIFY(bool(verify));
    QVERIFY(verify->action == ExportAction::VerifyBundle);
}

void TestExportOptions::wrongUsageIsOneSentence_data()
{
    QTest::addColumn<QString>("words");
    QTest::addColumn<QString>("sentence");
    const auto row = [](const char *name, const char *words, const char *sentence) {
        QTest::newRow(name) << QString::fromUtf8(words) << QString::fromUtf8(sentence);
    };
    row("nothing to export",
        "export --format md --data-dir d",
        "export needs one of --machine M, --incident ID, --bundle FILE");
    row("two things",
        "export --machine m --incident i --format md --data-dir d",
        "export needs one of --machine M, --incident ID, --bundle FILE");
    row("no format", "export --machine m --data-dir d", "export needs --format");
    row("an unknown format",
        "export --machine m --format doc --data-dir d",
        "--format: 'doc' is not one of md, html, pdf, json, csv, trace, svg, png, jsonl, "
        "holdpoint");
    row("a picture on a terminal",
        "export --machine m --format png --data-dir d",
        "--format png needs -o FILE");
    row("an end without a beginning",
        "export --machine m --format md --to 2026-01-01T00:00:00Z --data-dir d",
        "--to needs --from");
    row("two ranges",
        "export --machine m --format md --since 1h --from 2026-01-01T00:00:00Z --data-dir d",
        "--since goes back from now; it does not go with --from and --to");
    row("a range of a bundle",
        "export --bundle b --format md --since 1h",
        "a bundle has its own range: --since and --from are not for --bundle");
    row("an unknown preset",
        "export --machine m --format md --preset all --data-dir d",
        "--preset: 'all' is not one of internal, partner, public");
    row("a bundle that does what", "bundle open f", "bundle: 'open' is not one of verify");
    row("an incident that does what",
        "incident remove x",
        "incident: 'remove' is not one of list, show, create, set");
    row("an incident of nothing",
        "incident create --data-dir d",
        "incident create needs at least one --machine");
    row("a field by a slip",
        "incident set x --field sevrity=2 --data-dir d",
        "--field: there is no 'sevrity'; there are title, severity, status, lead, roles, ref, "
        "summary_md, impact_md, detection, root_cause_md, factors_md, went_well_md, actions, from, "
        "to, stamps.NAME, comment.ID, importance.ID");
    row("a field without a name",
        "incident set x --field =y --data-dir d",
        "--field: '=y' is not NAME=TEXT such as title=…");
    row("no backend",
        "incident list",
        "which backend? None runs here: start holdpoint or holdpointd, or give --data-dir DIR, "
        "HOLDPOINT_DATA_DIR, --connect URL --token-file F, or a context (holdpointctl config)");
}

void TestExportOptions::wrongUsageIsOneSentence()
{
    QFETCH(const QString, words);
    QFETCH(const QString, sentence);
    const auto options = parsedExport(words);
    QVERIFY(!options);
    QVERIFY(options.error().code == ErrorCode::Invalid);
    QCOMPARE(QString::fromStdString(options.error().message), sentence);
}

void TestExportOptions::fieldsBecomeAnIncident()
{
    ExportOptions options;
    options.fields = {{"title", "A title"},
                      {"lead", ""},
                      {"actions", "one"},
                      {"actions", "two"},
                      {"stamps.started", "2026-11-20T13:16:05Z"},
                      {"comment.t/1", "why"},
                      {"importance.t/1", "key"}};
    QCOMPARE(
        incidentFields(options).dump(),
        std::string(R"({"actions":["one","two"],"lead":null,"marks":{"t/1":{"comment_md":"why",)"
                    R"("importance":"key"}},"stamps":{"started":"2026-11-20T13:16:05Z"},)"
                    R"("title":"A title"})"));
}

void TestExportOptions::whoSignedABundleIsToldByTheExitCode_data()
{
    QTest::addColumn<QString>("signedBy"); // a folder; empty: nobody
    QTest::addColumn<bool>("rotated");
    QTest::addColumn<bool>("named");
    QTest::addColumn<QString>("of");
    QTest::addColumn<QString>("error");
    const auto row = [](const char *title,
                        const char *signedBy,
                        bool rotated,
                        bool named,
                        const char *of,
                        const char *error) {
        QTest::newRow(title) << QString::fromLatin1(signedBy) << rotated << named
                             << QString::fromLatin1(of) << QString::fromLatin1(error);
    };
    row("the backend that is named", "ours", false, true, "backend", "");
    row("the same, with a key that was replaced since", "ours", true, true, "former", "");
    row("another backend",
        "theirs",
        false,
        true,
        "other",
        ", which is NOT that of the backend in ");
    row("nobody", "", false, true, "nobody", " is not signed: its origin cannot be verified");
    row("another backend than the one found", "theirs", false, false, "other", "");
    row("nobody, and it was not asked for", "", false, false, "nobody", "");
}

void TestExportOptions::whoSignedABundleIsToldByTheExitCode()
{
    QFETCH(const QString, signedBy);
    QFETCH(const bool, rotated);
    QFETCH(const bool, named);
    QFETCH(const QString, of);
    QFETCH(const QString, error);
    const QTemporaryDir folder;
    for (const char *name : {"ours", "theirs"}) {
        QVERIFY(QDir(folder.path())
                    .mkdir(QLatin1String(name),
                           QFile::ReadOwner | QFile::WriteOwner | QFile::ExeOwner));
        QVERIFY(bool(exports::BundleKey::open(folder.filePath(QLatin1String(name)).toStdString())));
    }
    const std::string ours = folder.filePath(QStringLiteral("ours")).toStdString();
    const std::string file = folder.filePath(QStringLiteral("story.holdpoint")).toStdString();
    exports::ExportSettings settings;
    settings.incident = test::storyIncident();
    settings.end = test::storyTime(std::chrono::minutes(80));
    incident::FactList source(test::story());
    exports::BundleWriter writer(exports::BundleContent::Everything, {});
    QVERIFY(bool(writer.open()));
    exports::ExportRun run(settings, source, writer.exporters());
    QVERIFY(bool(run.run()));
    if (!signedBy.isEmpty())
        writer.signWith(*exports::BundleKey::open(folder.filePath(signedBy).toStdString()));
    QVERIFY(bool(writer.pack(run, file)));
    if (rotated)
        QVERIFY(bool(exports::BundleKey::rotate(ours, *parseTime("2026-02-10T12:00:00Z"))));

    CtlEnvironment found;
    found.dataDir = ours;
    const auto verified = [&](const char *format) {
        std::vector<std::string> words{"bundle", "verify", file, "-o", format};
        if (named)
            words.insert(words.end(), {"--data-dir", ours});
        const auto options = test::parsedAs<parseExportOptions>(words, found);
        return options ? runExportCommand(*options) : unexpected(options.error());
    };
    for (const char *format : {"text", "json"}) {
        const auto said = verified(format);
        QCOMPARE(bool(said), error.isEmpty());
        if (said)
            continue;
        QVERIFY2(said.error().code != ErrorCode::Invalid, "which would be wrong usage");
        const QString message = QString::fromStdString(said.error().message);
        QVERIFY2(message.contains(error), qPrintable(message));
    }
    if (!error.isEmpty())
        return; // what was found went to stdout
    const Json signer = Json::parse(*verified("json")).at("signer");
    QCOMPARE(QString::fromStdString(signer.at("of").get<std::string>()), of);
    QCOMPARE(signer.at("key").get<std::string>().starts_with("SHA256:"), !signedBy.isEmpty());
    QCOMPARE(signer.contains("until"), rotated);
}

} // namespace tst_exportoptions

HP_TEST(tst_exportoptions, TestExportOptions)
#include "tst_exportoptions.moc"
