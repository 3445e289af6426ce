// SPDX-License-Identifier: Apache-2.0
#include "backend/history/store/HistoryStore.h"
#include "backend/history/store/RecordDatabase.h"
#include "backend/runtime/ManualClock.h"
#include "tests/backend/history/TestRecord.h"
#include "tests/support/runner/Runner.h"

#include <QFile>
#include <QFileInfo>
#include <QRegularExpression>
#include <QSqlDatabase>
#include <QSqlQuery>
#include <QTemporaryDir>
#include <QTest>

#include <chrono>
#include <map>
#include <nlohmann/json.hpp>
#include <random>

namespace tst_historystore {

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
    void whatStoodLastIsKnownToAClockThatWasPutBack();
    void marksDoNotHideTheStateOfTheirLane();
    void gapsAreFoundByRange();
    void aGapOfABackendThatDiedEndsWithIt();
    void theSizeIsHard();
    void trimmingKeepsWhatLasts();
    void theFileIsPrivate();
    void aDamagedFileIsSetAside_data();
    void aDamagedFileIsSetAside();
    void damageWhileRunningBeginsAnew();
    void ofDamagedFilesTheTwoNewestAreKept();
    void theCapIsSaid();
    void aLowerCapGivesRoomBack();
    void whatIsTooOldGoes();
    void aLaneThatWasTrimmedBeginsAnew();
    void aLeapOfTheClockThrowsNothingAway();
    void aPictureHasItsSizeWhateverWasRecorded();
    void statesAreThoseOfTheInstant();
    void allThatChangedBetweenTwoInstantsIsTold();
    void whateverChangesComesBack_data();
    void whateverChangesComesBack();
    void anyOrderOfInstantsIsReadAsAFreshReaderDoes_data();
    void anyOrderOfInstantsIsReadAsAFreshReaderDoes();
    void theStateOfATrimmedDayLastsOn();
    void aClockPutBackIsReadByItsLaterTime();
    void heldSpansComeBack();
    void aReaderSeesTheRecordAsItWas();
    void unusableFiles_data();
    void unusableFiles();

private:
    std::unique_ptr<HistoryStore> open(std::int64_t maxBytes = 64 * 1024 * 1024,
                                       Duration keep = 90 * 24h);

    std::unique_ptr<test::TestRecord> m_record;
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
    result.revision = std::to_string(at.count());
    return result;
}

/// A thousand rows a batch, a minute apart, of 200 characters.
void fill(HistoryStore &store, int batches)
{
    for (int batch = 0; batch < batches; ++batch) {
        std::vector<Transition> rows;
        for (int i = 0; i < 1000; ++i) {
            rows.push_back(transition(
                "phase", std::chrono::minutes(batch * 1000 + i), i % 2 ? "running" : "deleting"));
            rows.back().state.text = std::string(200, 'x');
        }
        store.append(std::move(rows));
        static_cast<void>(store.flush());
    }
}

Object stateOf(const char *name, const char *uid, int phase)
{
    return Object(Json{{"apiVersion", "machine.openshift.io/v1beta1"},
                       {"kind", "Machine"},
                       {"metadata",
                        {{"namespace", "ns"},
                         {"name", name},
                         {"uid", uid},
                         {"resourceVersion", std::to_string(1000 + phase)}}},
                       {"spec", {{"filler", std::string(600, 'f')}}},
                       {"status", {{"phase", std::to_string(phase)}}}});
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
    if (const QString why = test::TestRecord::unavailable(); !why.isEmpty())
        QSKIP(qPrintable(why));
    m_record = std::make_unique<test::TestRecord>();
    m_clock = std::make_unique<runtime::ManualClock>(start);
}

std::unique_ptr<HistoryStore> TestHistoryStore::open(std::int64_t maxBytes, Duration keep)
{
    HistoryStore::Options options = m_record->options();
    options.maxBytes = maxBytes;
    options.keep = keep;
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
    if (test::TestRecord::isPostgres())
        QSKIP("about the file of SQLite");
    auto store = open();
    QSqlDatabase reader =
        QSqlDatabase::addDatabase(QStringLiteral("QSQLITE"), QStringLiteral("reader"));
    reader.setDatabaseName(m_record->file());
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
    QCOMPARE(object.lanes.at("phase").state.look, std::string("deleting"));
    QVERIFY(store->lastSeen() == start + 15s);
    store.reset();
    QVERIFY(open()->lastSeen() == start + 15s); // that life observed nothing
}

void TestHistoryStore::whatStoodLastIsKnownToAClockThatWasPutBack()
{
    {
        auto store = open();
        store->append(ObjectChange{{}, stateOf("m1", "uid-1", 1), start});
        store->append(
            ObjectChange{stateOf("m1", "uid-1", 1), stateOf("m1", "uid-1", 2), start + 2h});
        store->append(ObjectChange{{}, stateOf("m2", "uid-2", 1), start + 2h});
        store->append(ObjectChange{stateOf("m2", "uid-2", 1), {}, start + 2h});
    }
    auto store = open(); // at `start`
    const auto newest = store->newestObjects("Machine");
    QVERIFY(newest.has_value());
    QCOMPARE(newest->size(), std::size_t(1));
    QCOMPARE(newest->front().text("/status/phase"), std::string("2"));
}

void TestHistoryStore::marksDoNotHideTheStateOfTheirLane()
{
    auto store = open();
    Transition error = transition("power", 5s, "error");
    error.state.kind = "power";
    error.state.shape = Shape::Mark;
    store->append({transition("power", 0s, "on"), error});
    QCOMPARE(store->objects()->at("u").lanes.at("power").state.look, std::string("on"));
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

void TestHistoryStore::aGapOfABackendThatDiedEndsWithIt()
{
    auto first = open();
    const std::int64_t known = first->openGap(start + 5s, "machines", "refused");
    first->touch(start + 15s);
    first.reset();
    m_clock->advance(20s);
    auto store = open();
    store->touch(m_clock->now());
    const std::int64_t own = store->openGap(start + 25s, "nodes", "refused");
    const auto endOf = [&](std::int64_t id) {
        std::optional<TimePoint> end;
        const auto gaps = store->gaps(start, start + 1h);
        for (const Gap &gap : *gaps)
            end = gap.id == id ? gap.to : end;
        return end;
    };
    store->closeGapsOfTheDead(); // it may be alive
    QVERIFY(!endOf(known));
    m_clock->advance(1min);
    store->touch(m_clock->now());
    store->closeGapsOfTheDead();
    QVERIFY(endOf(known) == start + 15s);
    QVERIFY(!endOf(own));
}

void TestHistoryStore::theSizeIsHard()
{
    if (test::TestRecord::isPostgres())
        QSKIP("about the file of SQLite");
    constexpr std::int64_t cap = 8 * 1024 * 1024;
    auto store = open(cap);
    const QString path = m_record->file();
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
    if (test::TestRecord::isPostgres())
        QSKIP("about the file of SQLite");
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
    QCOMPARE(store->objects()->at("old").lanes.at("hook/preDrain/Old").state.look,
             std::string("armed"));
}

void TestHistoryStore::theFileIsPrivate()
{
    if (test::TestRecord::isPostgres())
        QSKIP("about the file of SQLite");
    auto store = open();
    store->append({transition("phase", 0s, "running")});
    QVERIFY(store->flush());
    const auto others = QFile::ReadGroup | QFile::WriteGroup | QFile::ReadOther | QFile::WriteOther;
    for (const char *name : {"history.db", "history.db-wal", "history.db-shm"})
        QVERIFY2(!(QFile::permissions(m_record->file(QLatin1String(name))) & others), name);
}

void TestHistoryStore::aDamagedFileIsSetAside_data()
{
    QTest::addColumn<QString>("damage");
    QTest::addColumn<QString>("words");
    QTest::newRow("its end is missing") << "end"
                                        << "is damaged";
    QTest::newRow("it is no database") << "text"
                                       << "is damaged or not a database";
    QTest::newRow("it has only a beginning") << "header"
                                             << "is damaged or not a database";
}

void TestHistoryStore::aDamagedFileIsSetAside()
{
    if (test::TestRecord::isPostgres())
        QSKIP("about the file of SQLite");
    QFETCH(const QString, damage);
    QFETCH(const QString, words);
    {
        auto store = open();
        std::vector<Transition> rows;
        for (int i = 0; i < 2000; ++i)
            rows.push_back(transition("phase", std::chrono::minutes(i), i % 2 ? "a" : "b"));
        store->append(std::move(rows));
    }
    const QString path = m_record->file();
    QFile file(path);
    QVERIFY(file.open(QIODevice::ReadWrite));
    if (damage == QLatin1String("end")) {
        QVERIFY(file.resize(file.size() / 2));
    } else {
        QVERIFY(file.resize(0));
        file.write(damage == QLatin1String("text") ? QByteArray(8192, 'x')
                                                   : QByteArray("SQLite format 3\0", 16));
    }
    file.close();
    const qint64 size = QFileInfo(path).size();

    auto store = open();
    const QString kept = path + QStringLiteral(".damaged-20260110T120000Z");
    QCOMPARE(QFileInfo(kept).size(), size);
    const QString notice = QString::fromStdString(store->state().notice);
    QVERIFY2(notice.startsWith(QStringLiteral("history file ") + path + QLatin1Char(' ') + words),
             qPrintable(notice));
    QVERIFY(notice.endsWith(QStringLiteral("it is kept as ") + kept
                            + QStringLiteral(" and a new one was started")));
    store->append({transition("phase", 1s, "running")});
    QCOMPARE(looks(store->transitions(machine, start, start + 1h)), texts({"phase=running"}));
}

void TestHistoryStore::damageWhileRunningBeginsAnew()
{
    if (test::TestRecord::isPostgres())
        QSKIP("about the file of SQLite");
    auto store = open();
    for (int batch = 0; batch < 10; ++batch) {
        std::vector<Transition> rows;
        for (int i = 0; i < 1000; ++i) {
            rows.push_back(transition("phase", std::chrono::minutes(batch * 1000 + i), "a"));
            rows.back().state.text = std::string(500, 'x');
        }
        store->append(std::move(rows));
        QVERIFY(store->flush());
    }
    bool startedOver = false;
    store->onStartedOver([&] { startedOver = true; });
    QFile file(m_record->file());
    QVERIFY(file.open(QIODevice::ReadWrite));
    const qint64 size = file.size();
    QVERIFY(file.seek(4096));
    file.write(QByteArray(static_cast<qsizetype>(size - 4096), 'x'));
    file.close();

    QCOMPARE(looks(store->transitions(machine, start, start + 10'000min)), QStringList());
    m_clock->advance(1s);
    QVERIFY(startedOver);
    store->append({transition("phase", 0s, "running")});
    QCOMPARE(looks(store->transitions(machine, start, start + 1h)), texts({"phase=running"}));
    QVERIFY(QFileInfo::exists(m_record->file() + QStringLiteral(".damaged-20260110T120000Z")));
}

void TestHistoryStore::ofDamagedFilesTheTwoNewestAreKept()
{
    const QTemporaryDir folder;
    const QString path = folder.filePath(QStringLiteral("history.db"));
    const auto kept = [&](const char *end) {
        return QFileInfo::exists(path + QLatin1String(".damaged-") + QLatin1String(end));
    };
    for (int hour = 0; hour < 3; ++hour) {
        for (const char *end : {"", "-wal"}) {
            QFile file(path + QLatin1String(end));
            QVERIFY(file.open(QIODevice::WriteOnly));
        }
        if (hour == 2)
            QTest::ignoreMessage(QtWarningMsg,
                                 QRegularExpression(QStringLiteral("is removed: .*120000Z$")));
        QVERIFY(history::setAside(path.toStdString(), start + std::chrono::hours(hour)));
        QVERIFY(kept("20260110T120000Z") == (hour < 2));
    }
    QVERIFY(!kept("20260110T120000Z-wal"));
    QVERIFY(kept("20260110T130000Z") && kept("20260110T130000Z-wal"));
    QVERIFY(kept("20260110T140000Z") && kept("20260110T140000Z-wal"));
    // The clock was put back: what is said to be kept is.
    QFile file(path);
    QVERIFY(file.open(QIODevice::WriteOnly));
    QTest::ignoreMessage(QtWarningMsg,
                         QRegularExpression(QStringLiteral("is removed: .*130000Z$")));
    QVERIFY(history::setAside(path.toStdString(), start - std::chrono::hours(1)));
    QVERIFY(kept("20260110T110000Z") && kept("20260110T140000Z"));
}

void TestHistoryStore::theCapIsSaid()
{
    if (test::TestRecord::isPostgres())
        QSKIP("about the file of SQLite");
    auto store = open(8 * 1024 * 1024);
    QCOMPARE(store->state().notice, std::string());
    fill(*store, 40);
    const StoreState state = store->state();
    QCOMPARE(state.notice, std::string("History capped at 8 MB: oldest day trimmed"));
    QVERIFY(state.bytes <= state.capBytes);
    QVERIFY(state.begins && *state.begins > start + 24h);
    const auto gaps = store->gaps(start, start + 1h);
    QCOMPARE(gaps->front().cause, std::string("the record of this time was trimmed"));
}

void TestHistoryStore::aLowerCapGivesRoomBack()
{
    if (test::TestRecord::isPostgres())
        QSKIP("about the file of SQLite");
    fill(*open(24 * 1024 * 1024), 60);
    auto store = open(6 * 1024 * 1024);
    store->append({transition("phase", 0s, "running")});
    for (int i = 0; i < 400 && store->state().bytes > store->state().capBytes; ++i) {
        QVERIFY(store->flush());
        m_clock->advance(100ms);
    }
    QVERIFY(store->state().bytes <= store->state().capBytes);
}

void TestHistoryStore::whatIsTooOldGoes()
{
    auto store = open(64 * 1024 * 1024, 10 * 24h);
    for (int day = 0; day < 30; ++day) {
        store->append({transition("phase", day * 24h, day % 2 ? "running" : "deleting")});
        m_clock->advance(24h);
    }
    QVERIFY(store->flush());
    const auto left = store->transitions(machine, start, start + 40 * 24h);
    QCOMPARE(left->size(), std::size_t(10));
    QVERIFY(left->front().at == start + 20 * 24h);
}

/// In a shared record another backend trims it.
void TestHistoryStore::aLaneThatWasTrimmedBeginsAnew()
{
    const auto store = open(64 * 1024 * 1024, 2 * 24h);
    const auto mark = [](Duration at) {
        Transition note = transition("people", at, "note");
        note.state.shape = Shape::Mark;
        return note;
    };
    store->append({mark(0h)});
    QVERIFY(store->flush());
    m_clock->advance(5 * 24h);
    if (test::TestRecord::isPostgres())
        QVERIFY(open(64 * 1024 * 1024, 2 * 24h)->flush());
    QVERIFY(store->flush());
    QCOMPARE(looks(store->transitions(machine, start, m_clock->now())), QStringList());
    store->append({mark(5 * 24h)});
    QCOMPARE(looks(store->transitions(machine, start, m_clock->now())), texts({"people=note"}));
}

void TestHistoryStore::aLeapOfTheClockThrowsNothingAway()
{
    auto store = open(64 * 1024 * 1024, 10 * 24h);
    store->append({transition("phase", 0s, "running"), transition("phase", 1s, "deleting")});
    QVERIFY(store->flush());
    m_clock->stepWall(365 * 24h);
    store->noteClockStep(start, m_clock->now());
    store->append({transition("phase", 365 * 24h, "failed")});
    m_clock->advance(59min);
    QVERIFY(store->flush());
    QCOMPARE(store->transitions(machine, start, start + 400 * 24h)->size(), std::size_t(3));
    // An hour later the new time is taken for the true one.
    m_clock->advance(2min);
    QVERIFY(store->flush());
    m_clock->advance(2min);
    store->append({transition("phase", 366 * 24h, "running")});
    QVERIFY(store->flush());
    QCOMPARE(store->transitions(machine, start, start + 400 * 24h)->size(), std::size_t(2));
}

void TestHistoryStore::aPictureHasItsSizeWhateverWasRecorded()
{
    auto store = open();
    std::vector<Transition> rows;
    for (int i = 0; i < 6000; ++i)
        rows.push_back(transition("phase", i * 10s, i % 2 ? "running" : "deleting"));
    rows.push_back(transition("hook/preDrain/X", 1h, "armed"));
    // Twice in each of two columns side by side, an hour of nothing, once in a column.
    for (const Duration at : {600s, 660s, 1200s, 1260s, 5400s})
        rows.push_back(transition("node", at, "ready"));
    // Six columns side by side, in one of which it was held.
    for (int i = 0; i < 6; ++i)
        rows.push_back(transition("key/x", i * 600s, i == 3 ? "held" : "requested"));
    for (int i = 0; i < 500; ++i) {
        rows.push_back(transition("events", i * 100s, i == 7 ? "warning" : "normal", ""));
        rows.back().kind = "Event";
        rows.back().uid = std::to_string(i);
        rows.back().state.kind = "events";
        rows.back().state.shape = Shape::Mark;
    }
    store->append(std::move(rows));
    const auto picture = store->picture(machine, start, start + 60'000s, 100);
    QVERIFY(picture);
    std::map<std::string, int> cells;
    std::int64_t events = 0;
    int warnings = 0;
    for (const PictureCell &cell : *picture) {
        ++cells[cell.last.lane];
        if (cell.last.lane == "events") {
            events += cell.count;
            warnings += cell.last.state.look == "warning" ? 1 : 0;
        }
    }
    // What changed in every column is one cell, whatever it did there.
    QCOMPARE(cells["phase"], 1);
    QCOMPARE(cells["hook/preDrain/X"], 1);
    QCOMPARE(cells["node"], 3);
    QCOMPARE(cells["key/x"], 1);
    for (const PictureCell &cell : *picture) {
        if (cell.last.lane == "phase") {
            QVERIFY(cell.first == start && cell.last.at == start + 59'990s);
            QVERIFY(cell.count > 1);
        }
        if (cell.last.lane == "key/x")
            QCOMPARE(cell.serious, std::string("held"));
        else
            QCOMPARE(cell.serious, std::string());
    }
    QCOMPARE(events, std::int64_t(500));
    QCOMPARE(warnings, 1);
    // A later picture begins with what stood there.
    const auto later = store->picture(machine, start + 70'000s, start + 80'000s, 100);
    QStringList standing;
    for (const PictureCell &cell : *later)
        standing << QString::fromStdString(cell.last.state.look);
    QCOMPARE(standing.join(QLatin1Char(' ')), QStringLiteral("requested armed ready running"));
}

void TestHistoryStore::statesAreThoseOfTheInstant()
{
    auto store = open();
    Object last;
    for (int i = 0; i < 100; ++i) {
        Object next = stateOf("m1", "uid-1", i);
        store->append(ObjectChange{last, next, start + i * 1min});
        last = next;
        if (i == 50)
            store->append(ObjectChange{{}, stateOf("m2", "uid-2", 0), start + i * 1min});
        if (i == 60)
            store->append(ObjectChange{stateOf("m2", "uid-2", 0), {}, start + i * 1min});
    }
    const auto phases = [&](TimePoint time) {
        QStringList found;
        const auto bound = store->boundAt(time);
        const auto objects = store->objectsAt("Machine", *bound);
        for (const Object &object : *objects)
            found << QString::fromStdString(object.name() + '=' + object.text("/status/phase"));
        return found;
    };
    QCOMPARE(phases(start - 1s), QStringList());
    QCOMPARE(phases(start), texts({"m1=0"}));
    QCOMPARE(phases(start + 49min + 59s), texts({"m1=49"}));
    QCOMPARE(phases(start + 50min), (texts({"m1=50", "m2=0"})));
    QCOMPARE(phases(start + 60min), texts({"m1=60"}));
    QCOMPARE(phases(start + 24h), texts({"m1=99"}));
    const auto one = store->objectAt("Machine", {"ns", "m1"}, *store->boundAt(start + 7min));
    QCOMPARE(one->text("/status/phase"), std::string("7"));
    QCOMPARE(one->text("/metadata/resourceVersion"), std::string());
    // A life later the chain goes on.
    store.reset();
    store = open();
    store->append(ObjectChange{{}, stateOf("m1", "uid-1", 99), start + 25h});
    store->append(
        ObjectChange{stateOf("m1", "uid-1", 99), stateOf("m1", "uid-1", 107), start + 26h});
    QCOMPARE(phases(start + 25h), texts({"m1=99"}));
    QCOMPARE(phases(start + 26h), texts({"m1=107"}));
}

void TestHistoryStore::allThatChangedBetweenTwoInstantsIsTold()
{
    auto store = open();
    for (const char *name : {"m1", "m2", "m3", "m4", "m5"})
        store->append(ObjectChange{{}, stateOf(name, name, 1), start});
    for (const char *name : {"m2", "m3"})
        store->append(ObjectChange{stateOf(name, name, 1), stateOf(name, name, 2), start + 1min});
    for (const char *name : {"m4", "m5"})
        store->append(ObjectChange{stateOf(name, name, 1), {}, start + 2min});
    const auto from = store->boundAt(start);
    const auto to = store->boundAt(start + 1h);
    QVERIFY(from && to);
    const auto changed = store->changedBetween(*from, *to);
    QVERIFY2(changed, changed ? "" : changed.error().message.c_str());
    QStringList told;
    for (const Object &object : changed->there)
        told << QString::fromStdString(object.name() + '=' + object.text("/status/phase"));
    for (const Object &object : changed->gone)
        told << QString::fromStdString(object.name() + " gone");
    QCOMPARE(told, texts({"m2=2", "m3=2", "m4 gone", "m5 gone"}));
}

void TestHistoryStore::whateverChangesComesBack_data()
{
    QTest::addColumn<unsigned>("seed");
    for (const unsigned seed : {1U, 2U, 3U})
        QTest::addRow("seed %u", seed) << seed;
}

/// Values that are replaced, members and entries that come and go, under keys that a pointer or a
/// text writes otherwise: of any instant many objects and one alone are what they were, to the
/// letter.
void TestHistoryStore::whateverChangesComesBack()
{
    QFETCH(const unsigned, seed);
    std::mt19937 random(seed);
    const auto below = [&random](unsigned end) { return static_cast<unsigned>(random() % end); };
    const std::vector<std::string> keys{"plain", "a/b", "x~y", "q\"uote", "back\\slash", "é", "0"};
    const auto anyValue = [&]() -> Json {
        switch (below(6)) {
        case 0:
            return "text \"" + std::to_string(below(9)) + "\" { [ , é";
        case 1:
            return below(1000);
        case 2:
            return {{"deep", {{"er", below(5)}}}, {"list", {1, below(3)}}};
        case 3:
            return Json::array({below(3), "b", {{"type", "Ready"}}});
        case 4:
            return nullptr;
        default:
            return below(2) == 0;
        }
    };
    const auto change = [&](Json &json) {
        Json &status = json["status"];
        const std::string &key = keys[below(static_cast<unsigned>(keys.size()))];
        if (below(5) == 0) {
            status.erase(key);
        } else if (below(3) == 0) {
            Json &list = status["conditions"];
            if (!list.is_array() || below(4) == 0)
                list = Json::array();
            else if (list.empty() || below(2) == 0)
                list.push_back({{"type", key}, {"status", "True"}});
            else
                list[below(static_cast<unsigned>(list.size()))]["status"] = anyValue();
        } else {
            status[key] = anyValue();
        }
    };
    auto store = open();
    std::map<std::string, Object> now;
    std::map<TimePoint, std::map<std::string, std::string>> texts;
    TimePoint at = start;
    for (int i = 0; i < 300; ++i) {
        at += std::chrono::minutes(1 + below(20));
        const std::string name = "m" + std::to_string(below(12));
        Object &known = now[name];
        Object next;
        if (!known || below(15) != 0) {
            Json json = known ? known.json() : stateOf(name.c_str(), "", 0).json();
            if (!known)
                json["metadata"]["uid"] = "uid-" + std::to_string(i);
            json["metadata"].erase("resourceVersion");
            for (unsigned changes = 1 + below(3); changes > 0; --changes)
                change(json);
            // Two backends that see one revision write it once.
            json["metadata"]["resourceVersion"] = std::to_string(i + 1);
            next = Object(std::move(json)).atRest();
        }
        store->append(ObjectChange{known, next, at});
        known = next;
        for (const auto &[one, object] : now) {
            if (!object)
                continue;
            Json json = object.json();
            json["metadata"].erase("resourceVersion");
            texts[at][one] = Object(std::move(json)).bytes();
        }
    }
    for (int i = 0; i < 150; ++i) {
        const auto then = std::next(texts.begin(), below(static_cast<unsigned>(texts.size())));
        const auto bound = store->boundAt(then->first);
        QVERIFY(bound);
        const auto objects = store->objectsAt("Machine", *bound);
        QVERIFY(objects);
        QCOMPARE(objects->size(), then->second.size());
        for (const Object &object : *objects) {
            QCOMPARE(object.bytes(), then->second.at(object.name()));
            const auto alone = store->objectAt("Machine", object.key(), *bound);
            QVERIFY(alone);
            QCOMPARE(alone->bytes(), object.bytes());
        }
    }
}

void TestHistoryStore::anyOrderOfInstantsIsReadAsAFreshReaderDoes_data()
{
    QTest::addColumn<unsigned>("seed");
    for (const unsigned seed : {1U, 2U, 3U})
        QTest::addRow("seed %u", seed) << seed;
}

/// Who has read many instants of a record that grows, is trimmed, has its clock put back and, where
/// that can be, is written by another backend as well, is told the same as who has read none.
void TestHistoryStore::anyOrderOfInstantsIsReadAsAFreshReaderDoes()
{
    QFETCH(const unsigned, seed);
    std::mt19937 random(seed);
    const auto below = [&random](unsigned end) { return static_cast<unsigned>(random() % end); };
    constexpr std::int64_t room = 64 * 1024 * 1024;
    constexpr Duration kept = 3 * 24h;
    auto store = open(room, kept);
    auto another = test::TestRecord::isPostgres() ? open(room, kept) : nullptr;
    std::map<std::string, Object> now;
    TimePoint at = start;
    TimePoint latest = start;
    std::size_t compared = 0;
    const auto textsAt = [](HistoryStore &reader, std::int64_t bound) {
        QStringList texts;
        const auto objects = reader.objectsAt("Machine", bound);
        if (!objects)
            return QStringList{QString::fromStdString(objects.error().message)};
        for (const Object &object : *objects)
            texts << QString::fromStdString(object.bytes());
        return texts;
    };
    for (int i = 0; i < 250; ++i) {
        const Duration passed = std::chrono::minutes(10 + below(60));
        m_clock->advance(passed);
        at += passed;
        if (below(60) == 0) {
            store->noteClockStep(at, at - 3h);
            at -= 3h;
        }
        latest = std::max(latest, at);
        const std::string name = "m" + std::to_string(below(6));
        Object &known = now[name];
        Object next;
        if (!known || below(12) != 0) {
            Json json = stateOf(name.c_str(), "", static_cast<int>(below(5))).json();
            json["metadata"]["uid"] = known ? known.uid() : "uid-" + std::to_string(i);
            json["metadata"]["resourceVersion"] = std::to_string(i + 1);
            next = Object(std::move(json)).atRest();
        }
        HistoryStore &writer = another && below(2) == 0 ? *another : *store;
        writer.append(ObjectChange{known, next, at});
        known = next;
        QVERIFY(writer.flush());
        if (i % 10 != 9)
            continue;
        const auto fresh = open(room, kept);
        for (int asked = 0; asked < 8; ++asked) {
            const TimePoint then =
                start + std::chrono::minutes(below(static_cast<unsigned>((latest - start) / 1min)));
            const auto bound = store->boundAt(then);
            const auto freshBound = fresh->boundAt(then);
            QVERIFY(bound && freshBound);
            QCOMPARE(*bound, *freshBound);
            const QStringList texts = textsAt(*store, *bound);
            QCOMPARE(texts, textsAt(*fresh, *bound));
            compared += static_cast<std::size_t>(texts.size());
        }
    }
    QVERIFY(compared > 300);
}

void TestHistoryStore::theStateOfATrimmedDayLastsOn()
{
    auto store = open(64 * 1024 * 1024, 2 * 24h);
    store->append(ObjectChange{{}, stateOf("old", "uid-1", 1), start});
    store->append(ObjectChange{stateOf("old", "uid-1", 1), stateOf("old", "uid-1", 2), start + 1h});
    store->append(ObjectChange{{}, stateOf("gone", "uid-2", 1), start});
    store->append(ObjectChange{stateOf("gone", "uid-2", 1), {}, start + 2h});
    QVERIFY(store->flush());
    m_clock->advance(5 * 24h);
    QVERIFY(store->flush());
    const auto objects = store->objectsAt("Machine", *store->boundAt(m_clock->now()));
    QCOMPARE(objects->size(), std::size_t(1));
    QCOMPARE(objects->front().text("/status/phase"), std::string("2"));
}

void TestHistoryStore::aClockPutBackIsReadByItsLaterTime()
{
    auto store = open();
    Object last;
    const auto add = [&](int phase, TimePoint seen) {
        Object next = stateOf("m1", "uid-1", phase);
        store->append(ObjectChange{last, next, seen});
        last = next;
    };
    add(1, start);
    add(2, start + 10h);
    store->noteClockStep(start + 10h, start - 14h);
    add(3, start - 14h);
    add(4, start - 1h);
    const auto phase = [&](TimePoint time) {
        return store->objectAt("Machine", {"ns", "m1"}, *store->boundAt(time))
            ->text("/status/phase");
    };
    QCOMPARE(phase(start - 2h), std::string("3"));
    QCOMPARE(phase(start - 1h), std::string("4"));
    QCOMPARE(phase(start + 11h), std::string("4"));
    QCOMPARE(store->clockSteps()->size(), std::size_t(1));
}

void TestHistoryStore::heldSpansComeBack()
{
    auto store = open();
    Transition released = transition("hook/preDrain/X", 10s, "", "u");
    released.held = HeldSpan{"preDrain", "X", "owner", "worker", start, start + 10s};
    store->append({released});
    const auto held = store->held(10);
    QCOMPARE(held->size(), std::size_t(1));
    QCOMPARE(held->front().owner, std::string("owner"));
    QCOMPARE(held->front().role, std::string("worker"));
    QVERIFY(held->front().until - held->front().since == Duration(10s));
}

void TestHistoryStore::aReaderSeesTheRecordAsItWas()
{
    auto store = open();
    store->append({transition("phase", 0s, "running")});
    QVERIFY(store->flush());
    auto reader = RecordDatabase::openReader(store->place());
    QVERIFY2(reader, reader ? "" : reader.error().message.c_str());
    QSqlDatabase &sql = (*reader)->sql();
    QVERIFY(sql.transaction());
    const auto rows = [&] {
        QSqlQuery query(sql);
        return query.exec(QStringLiteral("SELECT count(*) FROM subject s JOIN transition t ON "
                                         "t.subject=s.id"))
                && query.next()
            ? query.value(0).toInt()
            : -1;
    };
    QCOMPARE(rows(), 1);
    store->append({transition("phase", 1s, "deleting")});
    QVERIFY(store->flush());
    QCOMPARE(rows(), 1);
    QVERIFY(!QSqlQuery(sql).exec(QStringLiteral("DELETE FROM transition")));
    sql.rollback();
    QCOMPARE(rows(), 2);
}

void TestHistoryStore::unusableFiles_data()
{
    QTest::addColumn<QString>("statement");
    QTest::addColumn<QString>("sentence");
    QTest::newRow("comes from a newer version")
        << "CREATE TABLE meta (key TEXT, value TEXT); INSERT INTO meta VALUES ('schema','9')"
        << "was written by a newer version (layout 9)";
    QTest::newRow("is of another program") << "CREATE TABLE theirs (x)"
                                           << "is a database of another program";
    QTest::newRow("is a folder") << "folder"
                                 << "cannot be used: unable to open database file";
}

void TestHistoryStore::unusableFiles()
{
    if (test::TestRecord::isPostgres())
        QSKIP("about the file of SQLite");
    QFETCH(const QString, statement);
    QFETCH(const QString, sentence);
    const QString path = m_record->file();
    if (statement == QLatin1String("folder")) {
        QVERIFY(QDir().mkdir(path));
    } else {
        {
            QSqlDatabase other =
                QSqlDatabase::addDatabase(QStringLiteral("QSQLITE"), QStringLiteral("other"));
            other.setDatabaseName(path);
            QVERIFY(other.open());
            for (const QString &part : statement.split(QStringLiteral("; ")))
                QVERIFY(QSqlQuery(other).exec(part));
        }
        QSqlDatabase::removeDatabase(QStringLiteral("other"));
    }
    HistoryStore::Options options;
    options.path = path.toStdString();
    const auto store = HistoryStore::open(options, *m_clock);
    QVERIFY(!store);
    QCOMPARE(QString::fromStdString(store.error().message),
             QStringLiteral("history file %1 %2").arg(path, sentence));
}

} // namespace tst_historystore

HP_TEST(tst_historystore, TestHistoryStore)
#include "tst_historystore.moc"
