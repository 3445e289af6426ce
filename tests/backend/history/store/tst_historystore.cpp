// SPDX-License-Identifier: Apache-2.0
#include "backend/history/store/HistoryStore.h"
#include "backend/runtime/ManualClock.h"

#include <QFile>
#include <QFileInfo>
#include <QSqlDatabase>
#include <QSqlQuery>
#include <QTemporaryDir>
#include <QTest>

#include <chrono>

using namespace hp;
using namespace hp::history;
using namespace std::chrono_literals;

/// The history on disk: batches, ranges, the hard size, and files that cannot be used.
class TestHistoryStore : public QObject
{
    Q_OBJECT
private slots:
    void init();
    void everyMemberComesBack();
    void rowsWaitForTheirBatch();
    void readingSeesWhatWaits();
    void aRangeIsLedByTheStandingState();
    void whereLanesStandSurvivesARestart();
    void marksDoNotHideTheStateOfTheirLane();
    void gapsAreFoundByRange();
    void theSizeIsHard();
    void trimmingKeepsWhatLasts();
    void theFileIsPrivate();
    void unusableFiles_data();
    void unusableFiles();

private:
    std::unique_ptr<HistoryStore> open(std::int64_t maxBytes = 64 * 1024 * 1024);

    std::unique_ptr<QTemporaryDir> m_dir;
    std::unique_ptr<runtime::ManualClock> m_clock;
};

namespace {

QStringList texts(std::initializer_list<const char *> values)
{
    QStringList list;
    for (const char *value : values)
        list << QString::fromUtf8(value);
    return list;
}

const TimePoint start = *parseTime("2026-01-10T12:00:00Z");
const ObjectKey machine{"ns", "m1"};

Transition transition(const char *lane, Duration at, const char *look, const char *uid = "u")
{
    Transition result;
    result.machine = machine;
    result.kind = "Machine";
    result.object = machine;
    result.uid = uid;
    result.lane = lane;
    result.state.kind = "phase";
    result.state.look = look;
    result.at = start + at;
    result.seen = result.at;
    return result;
}

QStringList looks(const Result<std::vector<Transition>> &found)
{
    QStringList texts;
    if (!found)
        return {QString::fromStdString(found.error().message)};
    for (const Transition &row : *found)
        texts << QString::fromStdString(row.lane + '=' + row.state.look);
    return texts;
}

} // namespace

void TestHistoryStore::init()
{
    m_dir = std::make_unique<QTemporaryDir>();
    m_clock = std::make_unique<runtime::ManualClock>(start);
}

std::unique_ptr<HistoryStore> TestHistoryStore::open(std::int64_t maxBytes)
{
    HistoryStore::Options options;
    options.path = m_dir->filePath(QStringLiteral("history.db")).toStdString();
    options.maxBytes = maxBytes;
    auto store = HistoryStore::open(options, *m_clock);
    if (!store)
        qFatal("%s", store.error().message.c_str());
    return std::move(*store);
}

void TestHistoryStore::everyMemberComesBack()
{
    Transition full = transition("hook/preDrain/X", 1500us, "holding");
    full.state = {
        "hook", "preDrain X", "owner", Shape::Span, "holding", "text", "reason", std::nullopt};
    full.from = "armed";
    full.end = "released";
    full.seen = start + 2s;
    full.known = Known::Reported;
    full.source = "first list";
    full.actor = "admin (kubectl)";
    auto store = open();
    store->append({full});
    const auto found = store->transitions(machine, start, start + 1min);
    QVERIFY(found);
    QCOMPARE(found->size(), std::size_t(1));
    const Transition &row = found->front();
    QCOMPARE(row.id, std::int64_t(1));
    QVERIFY(row.machine == full.machine && row.object == full.object);
    QCOMPARE(row.kind, full.kind);
    QCOMPARE(row.uid, full.uid);
    QCOMPARE(row.lane, full.lane);
    QCOMPARE(row.state.kind, full.state.kind);
    QCOMPARE(row.state.label, full.state.label);
    QCOMPARE(row.state.detail, full.state.detail);
    QCOMPARE(row.state.text, full.state.text);
    QCOMPARE(row.state.reason, full.state.reason);
    QCOMPARE(row.from, full.from);
    QCOMPARE(row.end, full.end);
    QVERIFY(row.at == full.at && row.seen == full.seen && row.known == full.known);
    QCOMPARE(row.source, full.source);
    QCOMPARE(row.actor, full.actor);
}

void TestHistoryStore::rowsWaitForTheirBatch()
{
    auto store = open();
    QSqlDatabase reader =
        QSqlDatabase::addDatabase(QStringLiteral("QSQLITE"), QStringLiteral("reader"));
    reader.setDatabaseName(m_dir->filePath(QStringLiteral("history.db")));
    QVERIFY(reader.open());
    const auto rows = [&] {
        QSqlQuery query(reader);
        return query.exec(QStringLiteral("SELECT count(*) FROM transition")) && query.next()
            ? query.value(0).toInt()
            : -1;
    };
    store->append({transition("phase", 0s, "running")});
    m_clock->advance(74ms);
    QCOMPARE(rows(), 0);
    m_clock->advance(1ms);
    QCOMPARE(rows(), 1);
    reader.close();
    reader = {};
    QSqlDatabase::removeDatabase(QStringLiteral("reader"));
}

void TestHistoryStore::readingSeesWhatWaits()
{
    auto store = open();
    store->append({transition("phase", 0s, "running")});
    QCOMPARE(looks(store->transitions(machine, start, start)), texts({"phase=running"}));
}

void TestHistoryStore::aRangeIsLedByTheStandingState()
{
    auto store = open();
    store->append({transition("phase", 0s, "provisioning"),
                   transition("phase", 10s, "running"),
                   transition("drain", 11s, "draining"),
                   transition("phase", 20s, "deleting"),
                   transition("phase", 30s, "failed")});
    QCOMPARE(looks(store->transitions(machine, start + 15s, start + 25s)),
             (texts({"phase=running", "drain=draining", "phase=deleting"})));
    QCOMPARE(looks(store->transitions({"ns", "other"}, start, start + 1h)), QStringList());
}

void TestHistoryStore::whereLanesStandSurvivesARestart()
{
    {
        auto store = open();
        store->append({transition("phase", 0s, "running"),
                       transition("phase", 10s, "deleting"),
                       transition("drain", 11s, "draining"),
                       transition("drain", 12s, "")});
        store->touch(start + 15s);
    }
    auto store = open();
    const auto objects = store->objects();
    QVERIFY(objects);
    QCOMPARE(objects->size(), std::size_t(1));
    const StoredObject &object = objects->at("u");
    QVERIFY(object.machine == machine);
    QCOMPARE(object.lanes.size(), std::size_t(1));
    QCOMPARE(object.lanes.at("phase").look, std::string("deleting"));
    QVERIFY(store->lastSeen() == start + 15s);
}

void TestHistoryStore::marksDoNotHideTheStateOfTheirLane()
{
    auto store = open();
    Transition error = transition("power", 5s, "error");
    error.state.kind = "power";
    error.state.shape = Shape::Mark;
    store->append({transition("power", 0s, "on"), error});
    QCOMPARE(store->objects()->at("u").lanes.at("power").look, std::string("on"));
    QCOMPARE(looks(store->transitions(machine, start + 6s, start + 7s)), texts({"power=on"}));
}

void TestHistoryStore::gapsAreFoundByRange()
{
    auto store = open();
    const std::int64_t closed = store->openGap(start, "machines", "refused");
    store->closeGap(closed, start + 10s);
    const std::int64_t open = store->openGap(start + 20s, "", "not running");
    QCOMPARE(store->gaps(start + 11s, start + 19s)->size(), std::size_t(0));
    QCOMPARE(store->gaps(start + 5s, start + 6s)->front().id, closed);
    const auto last = store->gaps(start + 1h, start + 2h);
    QCOMPARE(last->front().id, open);
    QVERIFY(!last->front().to);
    store->closeAbandonedGaps(start + 30s);
    QVERIFY(store->gaps(start + 25s, start + 26s)->front().to == start + 30s);
}

void TestHistoryStore::theSizeIsHard()
{
    constexpr std::int64_t cap = 8 * 1024 * 1024;
    auto store = open(cap);
    const QString path = m_dir->filePath(QStringLiteral("history.db"));
    for (int batch = 0; batch < 40; ++batch) {
        std::vector<Transition> rows;
        for (int i = 0; i < 1000; ++i) {
            rows.push_back(transition(
                "phase", std::chrono::minutes(batch * 1000 + i), i % 2 ? "running" : "deleting"));
            rows.back().state.text = std::string(200, 'x');
        }
        store->append(std::move(rows));
        QVERIFY(store->flush());
        const qint64 size =
            QFileInfo(path).size() + QFileInfo(path + QStringLiteral("-wal")).size();
        QVERIFY2(size <= cap, qPrintable(QString::number(size)));
    }
    QCOMPARE(store->lost(), std::uint64_t(0));
    const auto newest = store->transitions(
        machine, start + std::chrono::minutes(39'990), start + std::chrono::minutes(40'000));
    QCOMPARE(newest->back().state.look, std::string("running"));
    const auto oldest = store->transitions(machine, start, start + std::chrono::minutes(5));
    QCOMPARE(looks(oldest), QStringList());
}

void TestHistoryStore::trimmingKeepsWhatLasts()
{
    auto store = open(8 * 1024 * 1024);
    store->append({transition("hook/preDrain/Old", 0s, "armed", "old")});
    for (int batch = 0; batch < 40; ++batch) {
        std::vector<Transition> rows;
        for (int i = 0; i < 1000; ++i) {
            rows.push_back(transition(
                "phase", std::chrono::minutes(batch * 1000 + i), i % 2 ? "running" : "deleting"));
            rows.back().state.text = std::string(200, 'x');
        }
        store->append(std::move(rows));
        QVERIFY(store->flush());
    }
    QCOMPARE(store->objects()->at("old").lanes.at("hook/preDrain/Old").look, std::string("armed"));
}

void TestHistoryStore::theFileIsPrivate()
{
    auto store = open();
    store->append({transition("phase", 0s, "running")});
    QVERIFY(store->flush());
    const auto others = QFile::ReadGroup | QFile::WriteGroup | QFile::ReadOther | QFile::WriteOther;
    for (const char *name : {"history.db", "history.db-wal", "history.db-shm"})
        QVERIFY2(!(QFile::permissions(m_dir->filePath(QLatin1String(name))) & others), name);
}

void TestHistoryStore::unusableFiles_data()
{
    QTest::addColumn<QByteArray>("content");
    QTest::addColumn<QString>("statement");
    QTest::addColumn<QString>("sentence");
    QTest::newRow("is no database")
        << QByteArray(8192, 'x') << QString()
        << "is damaged or not a database; move it away to start a new one";
    QTest::newRow("is cut short") << QByteArray(
        "SQLite format 3\0",
        16) << QString() << "is damaged or not a database; move it away to start a new one";
    QTest::newRow("comes from a newer version")
        << QByteArray()
        << "CREATE TABLE meta (key TEXT, value TEXT); INSERT INTO meta VALUES ('schema','9')"
        << "was written by a newer version (layout 9)";
    QTest::newRow("is of another program") << QByteArray() << "CREATE TABLE theirs (x)"
                                           << "is a database of another program";
    QTest::newRow("is a folder") << QByteArray() << "folder"
                                 << "cannot be used: unable to open database file";
}

void TestHistoryStore::unusableFiles()
{
    QFETCH(const QByteArray, content);
    QFETCH(const QString, statement);
    QFETCH(const QString, sentence);
    const QString path = m_dir->filePath(QStringLiteral("history.db"));
    if (statement == QLatin1String("folder")) {
        QVERIFY(QDir().mkdir(path));
    } else if (!statement.isEmpty()) {
        {
            QSqlDatabase other =
                QSqlDatabase::addDatabase(QStringLiteral("QSQLITE"), QStringLiteral("other"));
            other.setDatabaseName(path);
            QVERIFY(other.open());
            for (const QString &part : statement.split(QStringLiteral("; ")))
                QVERIFY(QSqlQuery(other).exec(part));
        }
        QSqlDatabase::removeDatabase(QStringLiteral("other"));
    } else {
        QFile file(path);
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(content);
    }
    HistoryStore::Options options;
    options.path = path.toStdString();
    const auto store = HistoryStore::open(options, *m_clock);
    QVERIFY(!store);
    QCOMPARE(QString::fromStdString(store.error().message),
             QStringLiteral("history file %1 %2").arg(path, sentence));
}

QTEST_GUILESS_MAIN(TestHistoryStore)
#include "tst_historystore.moc"
