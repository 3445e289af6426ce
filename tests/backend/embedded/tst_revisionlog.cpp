// SPDX-License-Identifier: Apache-2.0
#include "backend/embedded/RevisionLog.h"
#include "tests/backend/embedded/EmbeddedFixture.h"
#include "tests/support/clustercontract/Printing.h"
#include "tests/support/clustercontract/Samples.h"
#include "tests/support/runner/Runner.h"

#include <QFile>
#include <QFileInfo>
#include <QTemporaryDir>
#include <QTest>

#include <sqlite3.h>

#include <nlohmann/json.hpp>
#include <string_view>
#include <vector>

namespace tst_revisionlog {

using hp::cluster::kinds::machine;
using hp::embedded::LogRow;
using hp::embedded::RevisionLog;

namespace {

QByteArray contentOf(const QString &path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray("<missing>");
}

void write(const QString &path, const QByteArray &content)
{
    QFile file(path);
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write(content);
}

void execute(const QString &path, const char *sql)
{
    sqlite3 *database = nullptr;
    QCOMPARE(sqlite3_open(path.toUtf8().constData(), &database), SQLITE_OK);
    QCOMPARE(sqlite3_exec(database, sql, nullptr, nullptr, nullptr), SQLITE_OK);
    sqlite3_close(database);
}

LogRow row(hp::embedded::Revision revision, hp::embedded::Revision previous, const std::string &key)
{
    return {revision, previous, false, key, "{}"};
}

/// A store with a few hundred objects, closed.
void fill(const QString &path)
{
    hp::embedded::EmbeddedCluster::Options options;
    options.path = path.toStdString();
    hp::test::EmbeddedFixture fixture(options);
    for (int i = 0; i < 300; ++i)
        fixture.cluster().create(
            machine(), "contract", hp::test::sampleMachine("m" + std::to_string(i)), {}, {});
    fixture.cluster().drain();
}

/// The two files of a store whose process was killed after it wrote another row.
struct Left {
    QByteArray store{};
    QByteArray log{};
};

Left leftBy(const QString &path)
{
    const auto log = RevisionLog::open({path.toStdString()});
    if (!log || !(*log)->begin() || !(*log)->append(row((*log)->newest() + 1, 0, "late"), {})
        || !(*log)->commit())
        return {};
    return {contentOf(path), contentOf(path + QStringLiteral("-wal"))};
}

} // namespace

/// The file: what opens, what does not, and that nothing is harmed by trying.
class RevisionLogTest : public QObject
{
    Q_OBJECT
private slots:
    void init();
    void aFileThatIsNoStoreIsRefusedUntouched_data();
    void aFileThatIsNoStoreIsRefusedUntouched();
    void aDamagedStoreIsRefusedUntouched_data();
    void aDamagedStoreIsRefusedUntouched();
    void aLogThatDoesNotFitIsRefusedUntouched_data();
    void aLogThatDoesNotFitIsRefusedUntouched();
    void aLogThatWasLeftIsReadBack();
    void anImpossiblePathIsOneSentence();
    void aSecondProcessCannotOpenTheStore();
    void anEmptyFileBecomesAStore();
    void theFileIsForItsOwnerOnly();
    void theDatabaseRefusesASecondSuccessor();
    void aRolledBackRevisionIsGivenOutAgain();
    void aFullDiskFailsTheWriteAndKeepsMemoryTrue();
    void ofLargeRowsFewAreReadAtOnce();
    void whatNestsTooDeeplyIsNoReasonNotToStart();
    void whatCannotBeReadIsSetAside_data();
    void whatCannotBeReadIsSetAside();

private:
    [[nodiscard]] QString path() const { return m_directory->filePath(QStringLiteral("store.db")); }
    std::unique_ptr<QTemporaryDir> m_directory{};
};

void RevisionLogTest::init()
{
    m_directory = std::make_unique<QTemporaryDir>();
}

void RevisionLogTest::aFileThatIsNoStoreIsRefusedUntouched_data()
{
    QTest::addColumn<QByteArray>("content");
    QTest::addColumn<QByteArray>("sql");
    QTest::addColumn<QByteArray>("why");
    const QByteArray none;
    QTest::newRow("text") << QByteArray("these are my notes\n") << none
                          << QByteArray("it is not a database");
    QTest::newRow("longer text") << QByteArray(5000, 'x') << none
                                 << QByteArray("it is not a database");
    QTest::newRow("the head of a database alone")
        << QByteArray("SQLite format 3\0", 16) << none << QByteArray("it is not a database");
    QTest::newRow("somebody else's database")
        << none << QByteArray("CREATE TABLE mine(a); INSERT INTO mine VALUES(1)")
        << QByteArray("it belongs to another program");
    QTest::newRow("another program's mark")
        << none << QByteArray("PRAGMA application_id=77; CREATE TABLE mine(a)")
        << QByteArray("it belongs to another program");
    QTest::newRow("a newer layout")
        << none
        << QByteArray("PRAGMA application_id=1215320948; PRAGMA user_version=99; "
                      "CREATE TABLE revisions(a)")
        << QByteArray("it was written by a newer version of Holdpoint");
}

void RevisionLogTest::aFileThatIsNoStoreIsRefusedUntouched()
{
    QFETCH(QByteArray, content);
    QFETCH(QByteArray, sql);
    QFETCH(QByteArray, why);
    if (sql.isEmpty())
        write(path(), content);
    else
        execute(path(), sql.constData());
    const QByteArray before = contentOf(path());
    const auto log = RevisionLog::open({path().toStdString()});
    QVERIFY(!log);
    QCOMPARE(log.error().message,
             "cannot use the store " + path().toStdString() + ": " + why.toStdString());
    QVERIFY(contentOf(path()) == before);
    QCOMPARE(QDir(m_directory->path()).entryList(QDir::Files).size(), 1);
}

void RevisionLogTest::aDamagedStoreIsRefusedUntouched_data()
{
    QTest::addColumn<int>("cutTo");
    QTest::addColumn<int>("scribbleFrom");
    QTest::newRow("cut in the middle") << 20000 << -1;
    QTest::newRow("cut after the first page") << 8192 << -1;
    QTest::newRow("scribbled over from the second page on") << -1 << 8192;
    QTest::newRow("scribbled over in the middle of the objects") << -1 << 8192 * 8;
    QTest::newRow("scribbled over after the head") << -1 << 100;
}

void RevisionLogTest::aDamagedStoreIsRefusedUntouched()
{
    QFETCH(int, cutTo);
    QFETCH(int, scribbleFrom);
    fill(path());
    QByteArray content = contentOf(path());
    QVERIFY(content.size() > 8192 * 12);
    if (cutTo >= 0)
        content.truncate(cutTo);
    for (qsizetype i = scribbleFrom; scribbleFrom >= 0 && i < scribbleFrom + 8192 * 3; ++i)
        content[i] = static_cast<char>(i * 31 + 7);
    write(path(), content);

    hp::runtime::ManualClock clock(*hp::parseTime("2026-01-10T12:00:00Z"));
    hp::test::OpenSchema schema;
    hp::test::OpenAdmission admission;
    const auto cluster = hp::embedded::EmbeddedCluster::open(
        clock, {.path = path().toStdString()}, {schema, admission, hp::embedded::applyPatch});
    QVERIFY(!cluster);
    QVERIFY2(cluster.error().message.find(path().toStdString()) != std::string::npos,
             cluster.error().message.c_str());
    QVERIFY2(cluster.error().message.find("damaged") != std::string::npos,
             cluster.error().message.c_str());
    QVERIFY(contentOf(path()) == content);
}

void RevisionLogTest::aLogThatDoesNotFitIsRefusedUntouched_data()
{
    QTest::addColumn<QByteArray>("store");
    QTest::addColumn<QByteArray>("log");
    QTest::addColumn<QByteArray>("why");
    QTemporaryDir folder;
    const QString large = folder.filePath(QStringLiteral("large.db"));
    fill(large);
    const Left own = leftBy(large);
    const Left other = leftBy(folder.filePath(QStringLiteral("small.db")));
    QVERIFY(own.store.size() > other.store.size() && !own.log.isEmpty() && !other.log.isEmpty());
    QByteArray scribbled = own.store;
    for (qsizetype i = 8192 * 8; i < 8192 * 11; ++i)
        scribbled[i] = static_cast<char>(i * 31 + 7);
    QTest::newRow("of another store")
        << own.store << other.log << QByteArray("of another store, or one of");
    QTest::newRow("beside pages that are damaged")
        << scribbled << own.log << QByteArray("of another store, or one of");
    QTest::newRow("beside an empty file") << QByteArray() << own.log << QByteArray("it is empty");
    QTest::newRow("beside no file")
        << QByteArray("<missing>") << own.log << QByteArray("it is missing");
}

void RevisionLogTest::aLogThatDoesNotFitIsRefusedUntouched()
{
    QFETCH(QByteArray, store);
    QFETCH(QByteArray, log);
    QFETCH(QByteArray, why);
    const QString beside = path() + QStringLiteral("-wal");
    if (store != "<missing>")
        write(path(), store);
    write(beside, log);

    const auto opened = RevisionLog::open({path().toStdString()});

    QVERIFY(!opened);
    const std::string &said = opened.error().message;
    QVERIFY2(said.find(why.toStdString()) != std::string::npos, said.c_str());
    QVERIFY2(said.find(path().toStdString()) != std::string::npos, said.c_str());
    QVERIFY(contentOf(path()) == store);
    QVERIFY(contentOf(beside) == log);
}

void RevisionLogTest::aLogThatWasLeftIsReadBack()
{
    fill(path());
    const hp::embedded::Revision before = (*RevisionLog::open({path().toStdString()}))->newest();
    const Left left = leftBy(path());
    write(path(), left.store);
    write(path() + QStringLiteral("-wal"), left.log);

    const auto opened = RevisionLog::open({path().toStdString()});

    QVERIFY2(opened, opened ? "" : opened.error().message.c_str());
    QCOMPARE((*opened)->newest(), before + 1);
}

void RevisionLogTest::anImpossiblePathIsOneSentence()
{
    const std::string inNothing =
        m_directory->filePath(QStringLiteral("no/such/store.db")).toStdString();
    const std::string directory = m_directory->path().toStdString();
    for (const std::string &impossible :
         {inNothing, directory, std::string("/proc/holdpoint.db")}) {
        const auto log = RevisionLog::open({impossible});
        QVERIFY(!log);
        QVERIFY2(log.error().message.starts_with("cannot use the store " + impossible + ": "),
                 log.error().message.c_str());
        QVERIFY(log.error().message.find('\n') == std::string::npos);
    }
}

void RevisionLogTest::aSecondProcessCannotOpenTheStore()
{
    fill(path());
    sqlite3 *other = nullptr;
    QCOMPARE(sqlite3_open(path().toUtf8().constData(), &other), SQLITE_OK);
    QCOMPARE(sqlite3_exec(other,
                          "PRAGMA locking_mode=EXCLUSIVE; BEGIN EXCLUSIVE; COMMIT",
                          nullptr,
                          nullptr,
                          nullptr),
             SQLITE_OK);
    const auto log = RevisionLog::open({path().toStdString()});
    QVERIFY(!log);
    QVERIFY2(log.error().message.find("another process is using it") != std::string::npos,
             log.error().message.c_str());
    sqlite3_close(other);
    QVERIFY(RevisionLog::open({path().toStdString()}));
}

void RevisionLogTest::anEmptyFileBecomesAStore()
{
    write(path(), {});
    QVERIFY(RevisionLog::open({path().toStdString()}));
    QVERIFY(RevisionLog::open({path().toStdString()}));
}

void RevisionLogTest::theFileIsForItsOwnerOnly()
{
    const auto log = RevisionLog::open({path().toStdString()});
    QVERIFY(log);
    const auto others = QFileDevice::ReadGroup | QFileDevice::WriteGroup | QFileDevice::ReadOther
        | QFileDevice::WriteOther;
    const QFileInfoList files = QDir(m_directory->path()).entryInfoList(QDir::Files);
    QVERIFY(!files.isEmpty());
    for (const QFileInfo &file : files)
        QVERIFY2(!(file.permissions() & others), qPrintable(file.fileName()));
}

void RevisionLogTest::theDatabaseRefusesASecondSuccessor()
{
    auto log = RevisionLog::open({path().toStdString()});
    QVERIFY(log);
    QVERIFY((*log)->begin());
    QVERIFY((*log)->append(row(1, 0, "a"), {}));
    QVERIFY((*log)->append(row(2, 1, "a"), {}));
    const auto second = (*log)->append(row(3, 1, "a"), {});
    QVERIFY(!second);
    (*log)->rollback();
    QCOMPARE((*log)->newest(), 0);
}

void RevisionLogTest::aRolledBackRevisionIsGivenOutAgain()
{
    {
        auto log = RevisionLog::open({path().toStdString()});
        QVERIFY((*log)->begin());
        QVERIFY((*log)->append(row(1, 0, "a"), {}));
        QVERIFY((*log)->commit());
        QVERIFY((*log)->begin());
        QVERIFY((*log)->append(row(2, 0, "b"), {}));
        (*log)->rollback();
    }
    const auto log = RevisionLog::open({path().toStdString()});
    QCOMPARE((*log)->newest(), 1);
}

void RevisionLogTest::ofLargeRowsFewAreReadAtOnce()
{
    const auto log = RevisionLog::open({path().toStdString()});
    QVERIFY(log);
    QVERIFY((*log)->begin());
    const std::string large = '"' + std::string(RevisionLog::maxBytesAtOnce * 2 / 5, 'x') + '"';
    for (hp::embedded::Revision revision = 1; revision <= 4; ++revision) {
        LogRow next = row(revision, 0, "k" + std::to_string(revision));
        next.value = large;
        QVERIFY((*log)->append(next, {}));
    }
    QVERIFY((*log)->commit());
    std::vector<hp::embedded::Revision> seen;
    const auto read = [&](hp::embedded::Revision after) {
        seen.clear();
        const auto last =
            (*log)->readSince(after, 4, 250, [&](const LogRow &found, std::string_view) {
                seen.push_back(found.revision);
            });
        return last ? *last : hp::embedded::Revision(-1);
    };

    QCOMPARE(read(0), hp::embedded::Revision(3)); // the third makes it long enough
    QCOMPARE(seen.size(), std::size_t(3));
    QCOMPARE(read(3), hp::embedded::Revision(4));
    QCOMPARE(seen.size(), std::size_t(1));
}

void RevisionLogTest::whatNestsTooDeeplyIsNoReasonNotToStart()
{
    hp::test::EmbeddedFixture fixture;
    hp::Json deep = 1;
    for (int i = 0; i < 1000; ++i)
        deep = hp::Json::array({std::move(deep)});
    hp::Json content = hp::test::sampleMachine("m1");
    content["spec"]["providerID"] = "kept";
    content["spec"]["deep"] = std::move(deep);
    QVERIFY(hp::test::create(fixture.cluster(), machine(), "contract", content).has_value());
    fixture.reopen();
    const auto read = hp::test::get(fixture.cluster(), {&machine(), {"contract", "m1"}});
    QVERIFY(read.has_value());
    QCOMPARE(read->text("/spec/providerID"), std::string("kept"));
    QVERIFY(read->json()["spec"].is_object());
    // A write takes away what was not read: all of it is kept, and said.
    QCOMPARE(fixture.cluster().setAside().size(), std::size_t(1));
    QVERIFY(fixture.cluster().setAside().front().isInPart);
    QCOMPARE(fixture.cluster().setAside().front().why,
             std::string("it nests deeper than 256 levels"));
    fixture.reopen();
    QCOMPARE(fixture.cluster().setAside().size(), std::size_t(1));
}

void RevisionLogTest::whatCannotBeReadIsSetAside_data()
{
    QTest::addColumn<QByteArray>("stored");
    QTest::addColumn<QByteArray>("why");
    const QByteArray none = "it is not JSON";
    QTest::newRow("cut in the middle")
        << QByteArray(R"({"kind":"MachineSet","metadata":{"na)") << none;
    QTest::newRow("nothing") << QByteArray() << none;
    QTest::newRow("bytes") << QByteArray("\x01\xff\x00{", 4) << none;
    QTest::newRow("too deep and without an end") << QByteArray(100'000, '[') << none;
    QTest::newRow("JSON of another object")
        << QByteArray(R"({"metadata":{"name":"other","namespace":"contract"}})")
        << QByteArray("it is another object, or another version of it");
    QTest::newRow("JSON that is no object")
        << QByteArray("[1]") << QByteArray("it is another object, or another version of it");
}

/// It is gone from the API as if it was removed, nothing that it owned goes with it, and its bytes
/// are in the file.
void RevisionLogTest::whatCannotBeReadIsSetAside()
{
    using namespace hp::cluster;
    QFETCH(const QByteArray, stored);
    QFETCH(const QByteArray, why);
    hp::test::EmbeddedFixture fixture;
    const auto owner = fixture.make(kinds::machineSet(), {{"metadata", {{"name", "set"}}}});
    fixture.make(machine(), hp::test::withOwner(hp::test::sampleMachine("child"), owner));
    fixture.cluster().drain();
    const std::string before = fixture.cluster().currentRevision();
    QTest::ignoreMessage(
        QtCriticalMsg,
        ("MachineSet contract/set cannot be read and is set aside in the table set_aside of "
         + fixture.path() + ": " + why.toStdString())
            .c_str());

    fixture.reopen([&] {
        execute(QString::fromStdString(fixture.path()),
                QByteArray("UPDATE revisions SET value=x'" + stored.toHex()
                           + "' WHERE id=" + QByteArray::fromStdString(owner.resourceVersion()))
                    .constData());
    });

    const auto settled = [&fixture] {
        for (int i = 0; i < 10; ++i) {
            QCoreApplication::processEvents();
            fixture.cluster().drain();
        }
    };
    settled();
    QVERIFY(!fixture.exists(kinds::machineSet(), "set"));
    QVERIFY(fixture.exists(machine(), "child"));
    QVERIFY(std::stoll(fixture.cluster().currentRevision()) > std::stoll(before));
    hp::test::RecordingWatch older(
        fixture.cluster(), {&kinds::machineSet(), "contract", {}, {}}, before);
    QVERIFY(older.waitForEnd());
    QCOMPARE(hp::test::httpCode(older.error()), 410);

    // The same at every start, once in the file, also when somebody made it again.
    QVERIFY(fixture.make(kinds::machineSet(), {{"metadata", {{"name", "set"}}}}));
    fixture.reopen();
    settled();
    QVERIFY(fixture.exists(machine(), "child"));
    QCOMPARE(fixture.cluster().setAside().size(), std::size_t(1));
    const auto &kept = fixture.cluster().setAside().front();
    QCOMPARE(kept.kind->kind, std::string("MachineSet"));
    QCOMPARE(toString(kept.key), std::string("contract/set"));
    QCOMPARE(kept.why, why.toStdString());
    fixture.reopen([&] {
        sqlite3 *file = nullptr;
        QCOMPARE(sqlite3_open(fixture.path().c_str(), &file), SQLITE_OK);
        sqlite3_stmt *query = nullptr;
        QCOMPARE(sqlite3_prepare_v2(file, "SELECT value FROM set_aside", -1, &query, nullptr),
                 SQLITE_OK);
        QCOMPARE(sqlite3_step(query), SQLITE_ROW);
        const QByteArray bytes(static_cast<const char *>(sqlite3_column_blob(query, 0)),
                               sqlite3_column_bytes(query, 0));
        QCOMPARE(sqlite3_step(query), SQLITE_DONE);
        sqlite3_finalize(query);
        sqlite3_close(file);
        QCOMPARE(bytes, stored);
    });
}

void RevisionLogTest::aFullDiskFailsTheWriteAndKeepsMemoryTrue()
{
    hp::embedded::EmbeddedCluster::Options options;
    options.path = path().toStdString();
    options.maxBytes = 8192 * 20;
    hp::test::EmbeddedFixture fixture(options);
    int stored = 0;
    for (; stored < 1000; ++stored) {
        const auto written =
            hp::test::create(fixture.cluster(),
                             machine(),
                             "contract",
                             hp::test::sampleMachine("m" + std::to_string(stored)));
        if (!written) {
            QCOMPARE(hp::test::codeName(written.error()), std::string("Unreachable"));
            QVERIFY2(written.error().message.find(options.path) != std::string::npos,
                     written.error().message.c_str());
            break;
        }
    }
    QVERIFY(stored > 10);
    QVERIFY(stored < 1000);
    const std::string revision = fixture.cluster().currentRevision();
    const auto count = [&] {
        return hp::test::list(fixture.cluster(), {&machine(), {}, {}, {}})->items.size();
    };
    QCOMPARE(count(), std::size_t(stored));
    hp::test::RecordingWatch watch(fixture.cluster(), {&machine(), {}, {}, {}}, revision);
    QVERIFY(!hp::test::merge(fixture.cluster(),
                             {&machine(), {"contract", "m0"}},
                             R"({"spec":{"providerID":")" + std::string(20000, 'x') + R"("}})"));
    QVERIFY(hp::test::get(fixture.cluster(), {&machine(), {"contract", "m0"}})
                ->text("/spec/providerID")
                .empty());
    QCOMPARE(fixture.cluster().currentRevision(), revision);
    QVERIFY(watch.events().empty());
    // Reads that share the turn with a refused write see what is stored, before and behind it.
    const hp::cluster::ObjectRef first{&machine(), {"contract", "m0"}};
    const std::string stays = hp::test::get(fixture.cluster(), first)->bytes();
    std::vector<std::string> read;
    int refused = 0;
    const auto look = [&] {
        fixture.cluster().get(first, [&](const auto &found) {
            read.push_back(found ? found->bytes() : found.error().message);
        });
        fixture.cluster().list({&machine(), {}, {}, {}}, [&](const auto &found) {
            read.push_back(found
                               ? found->resourceVersion + ' ' + std::to_string(found->items.size())
                               : found.error().message);
        });
    };
    look();
    fixture.cluster().patch(first,
                            hp::cluster::PatchType::Merge,
                            {{"spec", {{"providerID", std::string(20000, 'x')}}}},
                            hp::cluster::Subresource::None,
                            {},
                            [&](const auto &written) { refused += written ? 0 : 1; });
    look();
    QVERIFY(hp::test::runUntil([&] { return read.size() == 4; }));
    const std::string all = revision + ' ' + std::to_string(stored);
    QCOMPARE(read, (std::vector<std::string>{stays, all, stays, all}));
    QCOMPARE(refused, 1);
    QCOMPARE(fixture.cluster().counters().failedCommits, std::uint64_t(3));
    QVERIFY2(fixture.cluster().trouble().find(options.path) != std::string::npos,
             fixture.cluster().trouble().c_str());
    fixture.reopen();
    QCOMPARE(fixture.cluster().trouble(), std::string());
    QCOMPARE(count(), std::size_t(stored));
    QCOMPARE(fixture.cluster().currentRevision(), revision);
}

} // namespace tst_revisionlog

HP_TEST(tst_revisionlog, RevisionLogTest)
#include "tst_revisionlog.moc"
