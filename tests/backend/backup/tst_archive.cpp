// SPDX-License-Identifier: Apache-2.0
#include "backend/backup/Archive.h"
#include "backend/embedded/Sqlite.h"
#include "backend/http/credentials/DirectoryLock.h"
#include "tests/support/runner/Runner.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QTemporaryDir>
#include <QTest>

#include <sqlite3.h>

#include <memory>
#include <sys/stat.h>
#include <zip.h>

namespace tst_archive {

using namespace hp;

class TestArchive : public QObject
{
    Q_OBJECT

private slots:
    void whatIsBackedUpComesBack();
    void foldersComeBackForTheirOwnerAlone_data();
    void foldersComeBackForTheirOwnerAlone();
    void aDatabaseInUseIsCopiedWhole();
    void aStoreIsCopiedWhileItIsWritten();
    void aLogThatWasLeftStaysAsItIs();
    void theAuditIsNoOlderThanWhatTheRecordKnowsOfIt();
    void somethingInThePlaceIsKept();
    void aBackendThatRunsIsLeftAlone();
    void whatIsNoBackupIsRefused_data();
    void whatIsNoBackupIsRefused();
    void everyDamagedByteIsNoticed();
    void afterARefusalAllIsAsItWas();
};

namespace {

const TimePoint now = *parseTime("2026-11-28T01:00:00Z");

void put(const QString &path, const QByteArray &content)
{
    const QString folder = QFileInfo(path).path();
    QVERIFY(QDir().mkpath(folder));
    QVERIFY(QFile::setPermissions(folder, QFile::ReadOwner | QFile::WriteOwner | QFile::ExeOwner));
    QFile file(path);
    QVERIFY(file.open(QIODevice::WriteOnly));
    QCOMPARE(file.write(content), content.size());
}

QByteArray contentOf(const QString &path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray("nothing there");
}

/// A data directory and where its backup goes.
struct Place {
    QTemporaryDir root{};
    std::string data = root.filePath(QStringLiteral("data")).toStdString();
    std::string staged = root.filePath(QStringLiteral("staged")).toStdString();
    std::string file = root.filePath(QStringLiteral("backup.zip")).toStdString();
    std::string other = root.filePath(QStringLiteral("other")).toStdString();

    Place()
    {
        put(in("tokens.json"), R"({"tokens": []})");
        put(in("ca.key"), "a key");
        put(in("incidents/4.json"), "{}");
        put(in("empty.json"), "");
        put(in("holdpoint.lock"), "4711");
        put(in("backups/old.zip"), "an old one");
        put(in(".making"), "half");
        QVERIFY(QDir().mkpath(QString::fromStdString(staged)));
    }
    [[nodiscard]] QString in(const char *name) const
    {
        return QString::fromStdString(data) + QLatin1Char('/') + QLatin1String(name);
    }
    [[nodiscard]] QString out(const char *name) const
    {
        return QString::fromStdString(other) + QLatin1Char('/') + QLatin1String(name);
    }
    Result<backup::Manifest> backUp()
    {
        if (const auto done = backup::stage(data, staged); !done)
            return unexpected(done.error());
        return backup::pack(staged, {"holdpoint 9", now, "lab", "", {}}, file);
    }
};

/// An archive of these files, whatever they are.
std::string archiveOf(const QTemporaryDir &folder,
                      const std::vector<std::pair<std::string, std::string>> &files)
{
    const std::string path = folder.filePath(QStringLiteral("made.zip")).toStdString();
    zip_t *archive = zip_open(path.c_str(), ZIP_CREATE | ZIP_TRUNCATE, nullptr);
    for (const auto &[name, text] : files)
        zip_file_add(
            archive, name.c_str(), zip_source_buffer(archive, text.data(), text.size(), 0), 0);
    zip_close(archive);
    return path;
}

std::string manifestText(const std::string &files)
{
    return R"({"format": "holdpoint.backup.v1", "at": "2026-11-28T01:00:00Z", "files": [)" + files
        + "]}";
}

} // namespace

void TestArchive::whatIsBackedUpComesBack()
{
    Place place;
    const auto made = place.backUp();
    QVERIFY2(made, made ? "" : made.error().message.c_str());
    QCOMPARE(made->files.size(), std::size_t(4));
    QCOMPARE(QFile::permissions(QString::fromStdString(place.file))
                 & (QFile::ReadGroup | QFile::ReadOther | QFile::WriteGroup | QFile::WriteOther),
             QFile::Permissions());
    QVERIFY(!QFileInfo::exists(QString::fromStdString(place.file + ".part")));
    const auto told = backup::manifestOf(place.file);
    QVERIFY(told);
    QCOMPARE(told->tool, std::string("holdpoint 9"));
    QVERIFY(told->at == now && told->files == made->files);

    const auto restored = backup::restore(place.file, place.other, false, now);
    QVERIFY2(restored, restored ? "" : restored.error().message.c_str());
    QCOMPARE(*restored, std::string());
    QCOMPARE(contentOf(place.out("tokens.json")), R"({"tokens": []})");
    QCOMPARE(contentOf(place.out("incidents/4.json")), "{}");
    QCOMPARE(contentOf(place.out("empty.json")), "");
    for (const char *none : {"holdpoint.lock", "backups", ".making", "backup.json"})
        QVERIFY2(!QFileInfo::exists(place.out(none)), none);
    QCOMPARE(QFile::permissions(place.out("ca.key")) & (QFile::ReadGroup | QFile::ReadOther),
             QFile::Permissions());
}

void TestArchive::foldersComeBackForTheirOwnerAlone_data()
{
    QTest::addColumn<int>("mask");
    QTest::newRow("whoever restores keeps new folders to himself") << 0077;
    QTest::newRow("whoever restores lets everybody look into new folders") << 0022;
}

/// A backend takes no other, so it would not start.
void TestArchive::foldersComeBackForTheirOwnerAlone()
{
    QFETCH(const int, mask);
    Place place;
    put(place.in("incidents/of/before/5.json"), "{}");
    QVERIFY(place.backUp());
    const mode_t before = ::umask(static_cast<mode_t>(mask));
    const auto restored = backup::restore(place.file, place.other, false, now);
    ::umask(before);
    QVERIFY2(restored, restored ? "" : restored.error().message.c_str());
    for (const char *folder : {"", "/incidents", "/incidents/of", "/incidents/of/before"}) {
        const auto opened = http::DataDirectory::open(place.other + folder);
        QVERIFY2(opened, opened ? "" : opened.error().message.c_str());
    }
}

void TestArchive::aDatabaseInUseIsCopiedWhole()
{
    Place place;
    sqlite3 *database = nullptr;
    QCOMPARE(sqlite3_open(place.in("history.db").toUtf8().constData(), &database), SQLITE_OK);
    const auto run = [database](const char *sql) {
        return sqlite3_exec(database, sql, nullptr, nullptr, nullptr) == SQLITE_OK;
    };
    // What was committed lies in the WAL, and a transaction is open.
    QVERIFY(run("PRAGMA journal_mode=WAL; CREATE TABLE t(n); INSERT INTO t VALUES(1)"));
    QVERIFY(run("BEGIN; INSERT INTO t VALUES(2)"));
    QVERIFY(place.backUp());
    QVERIFY(run("COMMIT"));
    sqlite3_close(database);
    QVERIFY(backup::restore(place.file, place.other, false, now));
    QVERIFY(!QFileInfo::exists(place.out("history.db-wal")));
    sqlite3 *copy = nullptr;
    QCOMPARE(sqlite3_open(place.out("history.db").toUtf8().constData(), &copy), SQLITE_OK);
    int sum = 0;
    const auto take = [](void *result, int, char **values, char **) {
        *static_cast<int *>(result) = values[0] ? atoi(values[0]) : -1;
        return 0;
    };
    QCOMPARE(sqlite3_exec(copy, "SELECT sum(n) FROM t", take, &sum, nullptr), SQLITE_OK);
    sqlite3_close(copy);
    QCOMPARE(sum, 1);
}

/// In steps, with writes by the same connection between them: all of them are in the copy.
/// A row that is written meanwhile may be in the audit alone, and not in the record alone.
/// What a backend that was killed had not written into the file is in the copy; the backend reads
/// it itself when it starts again, and looks first whether it belongs there.
void TestArchive::aLogThatWasLeftStaysAsItIs()
{
    const QTemporaryDir folder;
    const QString live = folder.filePath(QStringLiteral("live.db"));
    const QString left = folder.filePath(QStringLiteral("left.db"));
    const QString copy = folder.filePath(QStringLiteral("copy.db"));
    QByteArray file;
    QByteArray log;
    {
        embedded::SqliteDatabase database;
        QVERIFY(database.open(live.toStdString()));
        for (const char *sql : {"PRAGMA journal_mode=WAL",
                                "CREATE TABLE mine(a)",
                                "PRAGMA wal_checkpoint(TRUNCATE)",
                                "INSERT INTO mine VALUES(7)"})
            QVERIFY(database.run(sql));
        file = contentOf(live);
        log = contentOf(live + QStringLiteral("-wal"));
    }
    QVERIFY(!log.isEmpty());
    put(left, file);
    put(left + QStringLiteral("-wal"), log);

    QVERIFY(backup::copyDatabase(left.toStdString(), copy.toStdString()));

    QVERIFY(contentOf(left) == file);
    QVERIFY(contentOf(left + QStringLiteral("-wal")) == log);
    embedded::SqliteDatabase copied;
    QVERIFY(copied.open(copy.toStdString()));
    auto rows = copied.prepare("SELECT count(*) FROM mine WHERE a = 7");
    QVERIFY(rows.step() == embedded::SqliteStatement::Step::Row);
    QCOMPARE(rows.number(0), std::int64_t(1));

    put(left, {});
    QVERIFY(!backup::copyDatabase(left.toStdString(), copy.toStdString()));
    QVERIFY(contentOf(left + QStringLiteral("-wal")) == log);
}

void TestArchive::theAuditIsNoOlderThanWhatTheRecordKnowsOfIt()
{
    Place place;
    put(place.in("audit.db"), "no database");
    put(place.in("history.db"), "no database");
    const auto made = place.backUp();
    QVERIFY(!made);
    QVERIFY2(made.error().message.find("history.db") != std::string::npos,
             "which of the two is read first");
}

void TestArchive::aStoreIsCopiedWhileItIsWritten()
{
    const QTemporaryDir folder;
    const std::string from = folder.filePath(QStringLiteral("store.db")).toStdString();
    const std::string to = folder.filePath(QStringLiteral("copy.db")).toStdString();
    embedded::SqliteDatabase store;
    QVERIFY(store.open(from));
    QVERIFY(store.run("PRAGMA locking_mode=EXCLUSIVE") && store.run("PRAGMA journal_mode=WAL"));
    QVERIFY(store.run("CREATE TABLE t(n, filler)"));
    for (int n = 0; n < 200; ++n)
        QVERIFY(store.run("INSERT INTO t VALUES(1, zeroblob(8000))"));
    const auto copy = store.copyTo(to);
    int steps = 0;
    auto step = embedded::SqliteCopy::Step::More;
    while ((step = copy->step(20)) == embedded::SqliteCopy::Step::More && steps < 10'000) {
        ++steps;
        if (steps <= 10)
            QVERIFY(store.run("INSERT INTO t VALUES(1, zeroblob(8000))"));
        if (steps == 5)
            QVERIFY(store.run("BEGIN IMMEDIATE")); // a step in the midst of a write
        if (steps == 6)
            QVERIFY(store.run("COMMIT"));
    }
    QVERIFY2(step == embedded::SqliteCopy::Step::Done, copy->fault().c_str());
    QVERIFY(steps > 10);
    embedded::SqliteDatabase read;
    QVERIFY(read.open(to));
    embedded::SqliteStatement count = read.prepare("SELECT count(*) FROM t");
    QVERIFY(count.step() == embedded::SqliteStatement::Step::Row);
    QCOMPARE(count.number(0), std::int64_t(210));
}

void TestArchive::somethingInThePlaceIsKept()
{
    Place place;
    QVERIFY(place.backUp());
    put(place.out("tokens.json"), "of before");
    const auto refused = backup::restore(place.file, place.other, false, now);
    QVERIFY(!refused);
    QVERIFY2(refused.error().message.find("is not empty: with --replace it is kept")
                 != std::string::npos,
             refused.error().message.c_str());
    QCOMPARE(contentOf(place.out("tokens.json")), "of before");
    const auto restored = backup::restore(place.file, place.other, true, now);
    QVERIFY2(restored, restored ? "" : restored.error().message.c_str());
    QCOMPARE(contentOf(QString::fromStdString(*restored) + QStringLiteral("/tokens.json")),
             "of before");
    QCOMPARE(contentOf(place.out("ca.key")), "a key");
    // A second time in the same second: what was kept is not lost for it.
    QVERIFY(!backup::restore(place.file, place.other, true, now));
    QCOMPARE(contentOf(place.out("ca.key")), "a key");
}

void TestArchive::aBackendThatRunsIsLeftAlone()
{
    Place place;
    QVERIFY(place.backUp());
    put(place.out("tokens.json"), "of one that runs");
    const auto directory = http::DataDirectory::open(place.other);
    QVERIFY(directory);
    const auto lock = http::DirectoryLock::take(*directory);
    QVERIFY(lock);
    const auto refused = backup::restore(place.file, place.other, true, now);
    QVERIFY(!refused);
    QVERIFY2(refused.error().message.find("is in use by another holdpoint") != std::string::npos,
             refused.error().message.c_str());
    QCOMPARE(contentOf(place.out("tokens.json")), "of one that runs");
}

void TestArchive::whatIsNoBackupIsRefused_data()
{
    using Files = std::vector<std::pair<std::string, std::string>>;
    QTest::addColumn<Files>("files");
    QTest::addColumn<QString>("why");
    const std::string sum = "\"sha256\": \"" + std::string(64, '0') + "\"";
    const auto named = [&sum](const std::string &name) {
        return Files{{"backup.json",
                      manifestText(R"({"name": ")" + name + R"(", "bytes": 1, )" + sum + "}")},
                     {name, "x"}};
    };
    QTest::newRow("an archive of something else") << Files{{"a", "b"}} << "it has no backup.json";
    QTest::newRow("no JSON") << Files{{"backup.json", "{"}} << "does not say holdpoint.backup.v1";
    QTest::newRow("a list") << Files{{"backup.json", "[]"}} << "does not say holdpoint.backup.v1";
    QTest::newRow("a later form") << Files{{"backup.json", R"({"format": "holdpoint.backup.v2"})"}}
                                  << "does not say holdpoint.backup.v1";
    QTest::newRow("no files")
        << Files{{"backup.json",
                  R"({"format": "holdpoint.backup.v1", "at": "2026-11-28T01:00:00Z"})"}}
        << "has no time or no files";
    QTest::newRow("a file that is none")
        << Files{{"backup.json", manifestText("4")}} << "names a file that is none";
    QTest::newRow("a way out") << named("../evil") << "names a file that is none: '../evil'";
    QTest::newRow("a way out behind a folder")
        << named("incidents/../../evil") << "names a file that is none";
    QTest::newRow("an absolute name") << named("/etc/evil") << "names a file that is none";
    QTest::newRow("a hidden one") << named(".ssh/evil") << "names a file that is none";
    QTest::newRow("the same twice")
        << Files{{"backup.json",
                  manifestText(R"({"name": "a", "bytes": 1, )" + sum
                               + R"(}, {"name": "a", "bytes": 1, )" + sum + "}")},
                 {"a", "x"}}
        << "names a file that is none: 'a'";
    QTest::newRow("a negative size")
        << Files{{"backup.json", manifestText(R"({"name": "a", "bytes": -1, )" + sum + "}")}}
        << "names a file that is none";
    QTest::newRow("one that is missing")
        << Files{{"backup.json", manifestText(R"({"name": "a", "bytes": 1, )" + sum + "}")}}
        << "a in it is damaged";
    QTest::newRow("one that is longer than it says")
        << Files{{"backup.json", manifestText(R"({"name": "a", "bytes": 1, )" + sum + "}")},
                 {"a", std::string(100'000, 'x')}}
        << "a in it is damaged";
    QTest::newRow("another sum") << named("a") << "a in it is damaged";
}

void TestArchive::whatIsNoBackupIsRefused()
{
    using Files = std::vector<std::pair<std::string, std::string>>;
    QFETCH(const Files, files);
    QFETCH(const QString, why);
    const QTemporaryDir folder;
    const std::string file = archiveOf(folder, files);
    const std::string place = folder.filePath(QStringLiteral("place")).toStdString();
    const auto refused = backup::restore(file, place, false, now);
    QVERIFY(!refused);
    QVERIFY2(refused.error().message.find(why.toStdString()) != std::string::npos,
             refused.error().message.c_str());
    QVERIFY(refused.error().message.find(file) != std::string::npos);
    QCOMPARE(QDir(folder.path()).entryList(QDir::AllEntries | QDir::Hidden | QDir::NoDotAndDotDot),
             QStringList(QStringLiteral("made.zip")));
    QVERIFY(!QFileInfo::exists(QStringLiteral("/etc/evil")));
}

/// Whichever byte of the archive is another one: it is refused, or what comes out is right.
void TestArchive::everyDamagedByteIsNoticed()
{
    Place place;
    QVERIFY(place.backUp());
    const QByteArray whole = contentOf(QString::fromStdString(place.file));
    for (qsizetype at = 0; at < whole.size(); at += 7) {
        QByteArray damaged = whole;
        damaged[at] = static_cast<char>(damaged[at] ^ 0x40);
        put(QString::fromStdString(place.file), damaged);
        QDir(QString::fromStdString(place.other)).removeRecursively();
        if (backup::restore(place.file, place.other, false, now)) {
            QCOMPARE(contentOf(place.out("tokens.json")), R"({"tokens": []})");
            QCOMPARE(contentOf(place.out("ca.key")), "a key");
            QCOMPARE(contentOf(place.out("incidents/4.json")), "{}");
        } else {
            QVERIFY(!QFileInfo::exists(QString::fromStdString(place.other)));
        }
    }
    put(QString::fromStdString(place.file), whole.left(whole.size() / 2));
    QVERIFY(!backup::restore(place.file, place.other, false, now));
}

void TestArchive::afterARefusalAllIsAsItWas()
{
    Place place;
    const auto missing = backup::restore(place.file, place.other, false, now);
    QVERIFY(!missing);
    QCOMPARE(missing.error().message, "there is no file " + place.file);
    put(place.in("history.db"), "no database at all");
    QVERIFY(!place.backUp());
    QVERIFY(!QFileInfo::exists(QString::fromStdString(place.file)));
    QVERIFY(!QFileInfo::exists(QString::fromStdString(place.other)));
}

} // namespace tst_archive

HP_TEST(tst_archive, TestArchive)
#include "tst_archive.moc"
