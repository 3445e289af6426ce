// SPDX-License-Identifier: Apache-2.0
#include "backend/export/Bundle.h"
#include "backend/export/BundleKey.h"
#include "backend/export/BundleWriter.h"
#include "backend/export/ExportRun.h"
#include "backend/export/Formats.h"
#include "tests/model/incident/Story.h"
#include "tests/support/runner/Runner.h"

#include <QFile>
#include <QTemporaryDir>
#include <QTest>

#include <chrono>
#include <functional>
#include <nlohmann/json.hpp>
#include <zip.h>

namespace tst_bundle {

using namespace hp;
using namespace hp::exports;
using namespace hp::test;
using namespace std::chrono_literals;

/// The `.holdpoint` file: packed, opened again, and refused when somebody made it worse.
class TestBundle : public QObject
{
    Q_OBJECT
private slots:
    void init();
    void holdsAreLateAsTheyWere();
    void holdsAreLateByWhatIsUsualOfTheirMachine();
    void aBundleOpensAgain();
    void aSignedBundleSaysByWhom();
    void aKeyThatWasReplacedIsKnown();
    void theSameExportIsTheSameFile();
    void anOpenedBundleGivesTheSameDocuments();
    void onlyTransitionsAreEnoughToOpen();
    void badBundlesAreRefused_data();
    void badBundlesAreRefused();
    void everyCutIsNoticed();
    void everyFlippedByteIsNoticed();

private:
    [[nodiscard]] std::string file(const char *name) const
    {
        return m_folder->filePath(QLatin1String(name)).toStdString();
    }
    void pack(const std::string &path, BundleContent content = BundleContent::Everything) const;

    std::unique_ptr<QTemporaryDir> m_folder{};
};

namespace {

ExportSettings settings()
{
    ExportSettings settings;
    settings.incident = storyIncident();
    settings.cluster = "lab demo";
    settings.end = storyTime(80min);
    return settings;
}

QByteArray content(const std::string &path)
{
    QFile file(QString::fromStdString(path));
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

void write(const std::string &path, const QByteArray &bytes)
{
    QFile file(QString::fromStdString(path));
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write(bytes);
}

/// Changes an archive in place.
void edit(const std::string &path, const std::function<void(zip_t *)> &how)
{
    int code = 0;
    zip_t *archive = zip_open(path.c_str(), 0, &code);
    QVERIFY(archive);
    how(archive);
    QCOMPARE(zip_close(archive), 0);
}

/// Adds or replaces; `bytes` outlives the edit.
void put(zip_t *archive, const char *name, const std::string &bytes)
{
    zip_source_t *source = zip_source_buffer(archive, bytes.data(), bytes.size(), 0);
    QVERIFY(zip_file_add(archive, name, source, ZIP_FL_OVERWRITE | ZIP_FL_ENC_UTF_8) >= 0);
}

class TextSink final : public Sink
{
public:
    bool write(std::string_view bytes) override
    {
        text += bytes;
        return true;
    }
    std::string text{};
};

std::string exported(const char *format, const ExportSettings &how, incident::FactSource &source)
{
    TextSink sink;
    const auto exporter = formatOf(format)->make(sink);
    ExportRun run(how, source, {exporter.get()});
    return run.run() ? sink.text : std::string();
}

} // namespace

void TestBundle::init()
{
    m_folder = std::make_unique<QTemporaryDir>();
}

void TestBundle::pack(const std::string &path, BundleContent what) const
{
    BundleWriter writer(what, m_folder->path().toStdString());
    QVERIFY(bool(writer.open()));
    incident::FactList source(story());
    ExportRun run(settings(), source, writer.exporters());
    QVERIFY(bool(run.run()));
    QVERIFY(bool(writer.pack(run, path)));
}

/// Whoever opens it has no budgets of the site, and says what was said.
void TestBundle::holdsAreLateAsTheyWere()
{
    BundleWriter writer(BundleContent::Transitions, m_folder->path().toStdString());
    QVERIFY(bool(writer.open()));
    incident::FactList source(story());
    ExportSettings how = settings();
    how.preset = incident::Preset::Public;
    how.usual = [](const incident::Fact &) { return incident::Usual{60, 120.1, 7}; };
    how.limits = [](const incident::EntryHold &hold, const incident::Usual &) {
        const bool isHook = hold.owner == "my-backup-controller";
        return isHook ? incident::HoldLimits{40min, 48h, {}} : incident::budgetOf(hold);
    };
    ExportRun run(how, source, writer.exporters());
    QVERIFY(bool(run.run()));
    QVERIFY(bool(writer.pack(run, file("a.holdpoint"))));
    const auto bundle = Bundle::open(file("a.holdpoint"));
    QVERIFY2(bool(bundle), bundle ? "" : bundle.error().message.c_str());
    QCOMPARE((*bundle)->manifest().limits.size(), std::size_t(1));
    const auto facts = (*bundle)->facts();
    QVERIFY(bool(facts));
    const std::string text = exported("json", (*bundle)->settings(), **facts);
    QVERIFY(text.find("it holds for more than 40 m") != std::string::npos);
    QVERIFY(text.find("it holds for more than 30 m") == std::string::npos);
}

/// One hook of one owner may take minutes on one machine, and hours on another.
void TestBundle::holdsAreLateByWhatIsUsualOfTheirMachine()
{
    const incident::EntryHold hold{.kind = "hook.preDrain", .name = "backup", .owner = "vault"};
    const incident::Usual quick{60, 120.1, 7};
    const incident::Usual slow{600, 3600, 7};
    Manifest manifest;
    manifest.incident = storyIncident();
    manifest.end = settings().end;
    manifest.limits = {{limitsKey(hold, quick), {5min, 15min, {}}},
                       {limitsKey(hold, slow), {90min, 3h, {}}}};
    const auto read = manifestFrom(toText(manifest));
    QVERIFY2(bool(read), read ? "" : read.error().message.c_str());
    const LimitsOfHolds limits = limitsOf(*read);
    QVERIFY(limits(hold, quick).late == 5min && limits(hold, quick).overdue == 15min);
    QVERIFY(limits(hold, slow).late == 90min && limits(hold, slow).overdue == 3h);
    QVERIFY(limits(hold, {}).late == incident::budgetOf(hold).late);
}

void TestBundle::aBundleOpensAgain()
{
    pack(file("a.holdpoint"));
    const auto bundle = Bundle::open(file("a.holdpoint"));
    QVERIFY2(bool(bundle), bundle ? "" : bundle.error().message.c_str());
    const Manifest &manifest = (*bundle)->manifest();
    QCOMPARE(manifest.files.size(), std::size_t(9));
    QCOMPARE(manifest.facts, story().size());
    QCOMPARE(manifest.gaps.size(), std::size_t(1));
    QCOMPARE(manifest.incident.title, storyIncident().title);
    auto facts = (*bundle)->facts();
    QVERIFY(bool(facts));
    incident::Fact fact;
    std::size_t count = 0;
    while (true) {
        const auto more = (*facts)->next(fact);
        QVERIFY(bool(more));
        if (!*more)
            break;
        ++count;
    }
    QCOMPARE(count, story().size());
}

void TestBundle::aKeyThatWasReplacedIsKnown()
{
    const std::string folder = m_folder->path().toStdString();
    std::vector<std::string> keys{(*BundleKey::open(folder))->fingerprint()};
    for (const char *at : {"2026-01-10T12:00:00Z", "2026-02-10T12:00:00Z"}) {
        const auto next = BundleKey::rotate(folder, *parseTime(at));
        QVERIFY(bool(next));
        keys.push_back((*next)->fingerprint());
    }
    QCOMPARE((*BundleKey::open(folder))->fingerprint(), keys[2]);
    QCOMPARE(BundleKey::wasUntil(folder, keys[0]), std::string("2026-01-10T12:00:00Z"));
    QCOMPARE(BundleKey::wasUntil(folder, keys[1]), std::string("2026-02-10T12:00:00Z"));
    QCOMPARE(BundleKey::wasUntil(folder, keys[2]), std::string());
    QCOMPARE(BundleKey::wasUntil(folder, "SHA256:of-nobody"), std::string());
}

void TestBundle::aSignedBundleSaysByWhom()
{
    const std::string folder = m_folder->path().toStdString();
    const auto key = BundleKey::open(folder);
    QVERIFY(bool(key));
    const auto again = BundleKey::read(folder);
    QVERIFY(bool(again));
    QCOMPARE((*again)->fingerprint(), (*key)->fingerprint());
    QVERIFY((*key)->fingerprint().starts_with("SHA256:"));

    const std::string path = file("s.holdpoint");
    BundleWriter writer(BundleContent::Everything, folder);
    QVERIFY(bool(writer.open()));
    incident::FactList source(story());
    ExportRun run(settings(), source, writer.exporters());
    QVERIFY(bool(run.run()));
    writer.signWith(*key);
    QVERIFY(bool(writer.pack(run, path)));
    const auto bundle = Bundle::open(path);
    QVERIFY2(bool(bundle), bundle ? "" : bundle.error().message.c_str());
    QCOMPARE((*bundle)->signer(), (*key)->fingerprint());
    pack(file("u.holdpoint"));
    QCOMPARE((*Bundle::open(file("u.holdpoint")))->signer(), std::string());

    // The signature of one bundle under another: somebody changed what was signed.
    const std::string line = (*key)->sign("another manifest");
    int code = 0;
    zip_t *archive = zip_open(path.c_str(), 0, &code);
    QVERIFY(archive);
    QCOMPARE(zip_set_archive_comment(archive, line.c_str(), static_cast<zip_uint16_t>(line.size())),
             0);
    QCOMPARE(zip_close(archive), 0);
    const auto forged = Bundle::open(path);
    QVERIFY(!forged);
    QVERIFY2(forged.error().message.find("it was changed after it was signed") != std::string::npos,
             forged.error().message.c_str());
    QVERIFY(!signerOf("holdpoint-bundle-v9 rsa x y", "m"));
    QVERIFY(!signerOf("", "m"));
}

void TestBundle::theSameExportIsTheSameFile()
{
    pack(file("a.holdpoint"));
    pack(file("b.holdpoint"));
    QVERIFY(content(file("a.holdpoint")) == content(file("b.holdpoint")));
}

void TestBundle::anOpenedBundleGivesTheSameDocuments()
{
    pack(file("a.holdpoint"));
    const auto bundle = Bundle::open(file("a.holdpoint"));
    QVERIFY(bool(bundle));
    incident::FactList live(story());
    // The list of the first pass is used up by then.
    for (const char *format : {"md", "html", "csv", "json", "trace", "svg"}) {
        incident::FactList again(story());
        auto facts = (*bundle)->facts();
        QVERIFY(bool(facts));
        // A bundle is redacted for good, which of an internal one took the credentials.
        ExportSettings how = settings();
        QVERIFY2(exported(format, how, again) == exported(format, (*bundle)->settings(), **facts),
                 format);
    }
}

void TestBundle::onlyTransitionsAreEnoughToOpen()
{
    pack(file("a.holdpoint"), BundleContent::Transitions);
    const auto bundle = Bundle::open(file("a.holdpoint"));
    QVERIFY(bool(bundle));
    QCOMPARE((*bundle)->manifest().files.size(), std::size_t(1));
}

void TestBundle::badBundlesAreRefused_data()
{
    QTest::addColumn<QString>("deed");
    QTest::addColumn<QString>("sentence");
    const auto row = [](const char *name, const char *deed, const char *sentence) {
        QTest::newRow(name) << QString::fromUtf8(deed) << QString::fromUtf8(sentence);
    };
    row("a file that was changed",
        "change",
        "holds 'incident.md' with another checksum than its manifest says: it was changed");
    row("a file that is not listed", "add", "holds 'extra.txt', which its manifest does not list");
    row("a path that climbs out",
        "climb",
        "holds '../../etc/cron.d/x', whose path leads out of the bundle");
    row("an absolute path", "absolute", "holds '/etc/passwd', whose path leads out of the bundle");
    row("a backslash", "backslash", "holds 'a\\b.md', whose path leads out of the bundle");
    row("a link", "link", "holds 'incident.md', which is a link or no plain file");
    row("a missing file", "remove", "lacks 'entries.csv', which its manifest lists");
    row("no manifest", "bare", "has no manifest.json, so it is not a Holdpoint bundle");
    row("a bomb",
        "bomb",
        "holds 'incident.md', which is packed more than 200 to 1, as no record is");
    row("too much in one file",
        "large",
        "holds 'incident.md', which would unpack to more than 1000 bytes");
    row("too much together", "total", "would unpack to more than 20000 bytes");
    row("too many files", "many", "holds more than 5 files");
    row("a manifest of another format",
        "format",
        "cannot be trusted: its manifest is of the unknown format 'holdpoint.bundle/v9'");
    row("a manifest that is no JSON",
        "json",
        "cannot be trusted: its manifest is not a JSON object");
    row("no archive at all", "text", "is not a Holdpoint bundle, or it was cut off or damaged");
}

void TestBundle::badBundlesAreRefused()
{
    QFETCH(const QString, deed);
    QFETCH(const QString, sentence);
    const std::string path = file("bad.holdpoint");
    pack(path);
    BundleLimits limits;
    const std::string text = "another text";
    const std::string bomb(std::size_t{8} * 1024 * 1024, 'a');
    std::string manifest;
    const auto replace = [&](const char *name, const std::string &bytes) {
        edit(path, [&](zip_t *archive) { put(archive, name, bytes); });
    };
    if (deed == QLatin1String("change"))
        replace("incident.md", text);
    else if (deed == QLatin1String("add"))
        replace("extra.txt", text);
    else if (deed == QLatin1String("climb"))
        replace("../../etc/cron.d/x", text);
    else if (deed == QLatin1String("absolute"))
        replace("/etc/passwd", text);
    else if (deed == QLatin1String("backslash"))
        replace("a\\b.md", text);
    else if (deed == QLatin1String("bomb"))
        replace("incident.md", bomb);
    else if (deed == QLatin1String("link"))
        edit(path, [](zip_t *archive) {
            const auto index =
                static_cast<zip_uint64_t>(zip_name_locate(archive, "incident.md", 0));
            zip_file_set_external_attributes(
                archive, index, 0, ZIP_OPSYS_UNIX, zip_uint32_t{0120777} << 16U);
        });
    else if (deed == QLatin1String("remove") || deed == QLatin1String("bare"))
        edit(path, [&](zip_t *archive) {
            const char *name = deed == QLatin1String("bare") ? "manifest.json" : "entries.csv";
            zip_delete(archive, static_cast<zip_uint64_t>(zip_name_locate(archive, name, 0)));
        });
    else if (deed == QLatin1String("large"))
        limits.fileBytes = 1000;
    else if (deed == QLatin1String("total"))
        limits.totalBytes = 20'000;
    else if (deed == QLatin1String("many"))
        limits.files = 5;
    else if (deed == QLatin1String("format"))
        replace("manifest.json", R"({"format": "holdpoint.bundle/v9"})");
    else if (deed == QLatin1String("json"))
        replace("manifest.json", text);
    else
        write(path, QByteArray("PK, but not really"));
    if (deed == QLatin1String("large")) {
        // The order of the files is that of the archive; the first that is too large is named.
        const auto opened = Bundle::open(path, limits);
        QVERIFY(!opened);
        QVERIFY(QString::fromStdString(opened.error().message)
                    .endsWith(QLatin1String("which would unpack to more than 1000 bytes")));
        return;
    }
    const auto bundle = Bundle::open(path, limits);
    QVERIFY(!bundle);
    QVERIFY(bundle.error().code == ErrorCode::Invalid);
    QCOMPARE(QString::fromStdString(bundle.error().message),
             QString::fromStdString(path) + QLatin1Char(' ') + sentence);
}

void TestBundle::everyCutIsNoticed()
{
    pack(file("a.holdpoint"));
    const QByteArray whole = content(file("a.holdpoint"));
    for (qsizetype length = 0; length < whole.size(); length += 1 + whole.size() / 200) {
        write(file("cut.holdpoint"), whole.left(length));
        QVERIFY2(!Bundle::open(file("cut.holdpoint")), qPrintable(QString::number(length)));
    }
}

void TestBundle::everyFlippedByteIsNoticed()
{
    pack(file("a.holdpoint"));
    const auto good = Bundle::open(file("a.holdpoint"));
    QVERIFY(bool(good));
    const QByteArray whole = content(file("a.holdpoint"));
    int refused = 0;
    int tried = 0;
    for (qsizetype at = 0; at < whole.size(); at += 1 + whole.size() / 400) {
        QByteArray changed = whole;
        changed[at] = static_cast<char>(changed[at] ^ 0x20);
        write(file("flip.holdpoint"), changed);
        ++tried;
        const auto bundle = Bundle::open(file("flip.holdpoint"));
        if (!bundle) {
            ++refused;
            continue;
        }
        // A byte that no content follows from (a date, a version) may be another one; what is read
        // may not.
        QCOMPARE(toText((*bundle)->manifest()), toText((*good)->manifest()));
    }
    QVERIFY2(refused > tried * 9 / 10, qPrintable(QString::number(refused)));
}

} // namespace tst_bundle

HP_TEST(tst_bundle, TestBundle)
#include "tst_bundle.moc"
