// SPDX-License-Identifier: Apache-2.0
#include "backend/embedded/RevisionLog.h"
#include "tests/support/clustercontract/Printing.h"
#include "tests/support/clustercontract/Samples.h"
#include "tests/support/embedded/EmbeddedFixture.h"
#include "tests/support/runner/Runner.h"

#include <QFile>
#include <QFileInfo>
#include <QTemporaryDir>
#include <QTest>

#include <sqlite3.h>

#include <nlohmann/json.hpp>

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
    void anImpossiblePathIsOneSentence();
    void aSecondProcessCannotOpenTheStore();
    void anEmptyFileBecomesAStore();
    void theFileIsForItsOwnerOnly();
    void theDatabaseRefusesASecondSuccessor();
    void aRolledBackRevisionIsGivenOutAgain();
    void aFullDiskFailsTheWriteAndKeepsMemoryTrue();
    void whatNestsTooDeeplyIsNoReasonNotToStart();

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
    QCOMPARE(fixture.cluster().counters().failedCommits, std::uint64_t(2));
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
