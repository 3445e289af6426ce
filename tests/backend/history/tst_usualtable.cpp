// SPDX-License-Identifier: Apache-2.0
#include "backend/history/store/HistoryStore.h"
#include "backend/runtime/ManualClock.h"
#include "tests/backend/history/TestRecord.h"
#include "tests/support/runner/Runner.h"

#include <QSqlQuery>
#include <QTest>

#include <chrono>
#include <random>

namespace tst_usualtable {

using namespace hp;
using namespace hp::history;
using namespace std::chrono_literals;

namespace {

const TimePoint start = *parseTime("2026-01-10T12:00:00Z");
constexpr UsualTable::Limits small{.counted = 60, .kept = 150, .likes = 12, .late = 10};

/// What the record itself says.
std::map<holds::BaselineKey, holds::Baseline> recorded(HistoryStore &store, TimePoint until)
{
    Baselines usual;
    const auto held = store.held(static_cast<int>(small.counted), until);
    if (!held)
        qFatal("%s", held.error().message.c_str());
    usual.replace(*held);
    return usual.all();
}

} // namespace

/// What was usual is told from memory as the record tells it.
class TestUsualTable : public QObject
{
    Q_OBJECT
private slots:
    void initTestCase();
    void isWhatTheRecordSays_data();
    void isWhatTheRecordSays();
    void whatDoesNotFitIsReadFromTheRecord();
    void isReadInPieces();

private:
    void append(HistoryStore &store, int count, int kinds);

    std::mt19937 m_random{7};
    int m_number = 0;
};

void TestUsualTable::initTestCase()
{
    const QString why = test::TestRecord::unavailable();
    if (!why.isEmpty())
        QSKIP(qPrintable(why));
}

/// They end about in the order in which they are written, as clocks and late reports have it.
void TestUsualTable::append(HistoryStore &store, int count, int kinds)
{
    for (int i = 0; i < count; ++i) {
        const int number = m_number++;
        Transition ended;
        ended.machine = ended.object = {"ns", "m-" + std::to_string(number)};
        ended.kind = "Machine";
        ended.uid = "uid-" + std::to_string(number);
        ended.lane = "hook/preDrain/x";
        ended.from = "holding";
        ended.at = ended.seen = start + number * 1min + m_random() % 40 * 1min;
        ended.held = HeldSpan{"preDrain",
                              "x-" + std::to_string(m_random() % static_cast<unsigned>(kinds)),
                              m_random() % 4 == 0 ? "" : "owner",
                              "worker",
                              ended.at - (1 + m_random() % 5000) * 1s,
                              ended.at};
        store.append({ended});
    }
    QVERIFY(store.flush());
}

void TestUsualTable::isWhatTheRecordSays_data()
{
    QTest::addColumn<unsigned>("seed");
    for (const unsigned seed : {1U, 2U, 3U, 4U})
        QTest::addRow("seed %u", seed) << seed;
}

/// Of any instant in any order, while the record grows and its oldest rows go.
void TestUsualTable::isWhatTheRecordSays()
{
    QFETCH(const unsigned, seed);
    m_random.seed(seed);
    m_number = 0;
    const test::TestRecord record;
    runtime::ManualClock clock(start);
    HistoryStore::Options options = record.options();
    options.usual = small;
    const auto store = HistoryStore::open(options, clock);
    QVERIFY2(store, store ? "" : store.error().message.c_str());
    const auto trimmer = RecordDatabase::openWriter((*store)->place());
    QVERIFY(trimmer);
    const auto reader = RecordDatabase::openReader((*store)->place());
    QVERIFY(reader);
    UsualTable table(**reader, (*store)->cluster(), small);
    int fromMemory = 0;
    for (int step = 0; step < 120; ++step) {
        if (m_random() % 3 == 0)
            append(**store, static_cast<int>(m_random() % 30), 5);
        if (m_random() % 12 == 0) {
            QSqlQuery trim((*trimmer)->sql());
            QVERIFY(trim.exec(QStringLiteral("DELETE FROM held WHERE id <= (SELECT max(id) FROM "
                                             "held) - ")
                              + QString::number(100 + m_random() % 100)));
        }
        const TimePoint until =
            start + (m_random() % (static_cast<unsigned>(m_number) + 60)) * 1min - 5min;
        const auto expected = recorded(**store, until);
        for (int piece = 1; table.readSome(until, 1 + static_cast<int>(m_random() % 40)); ++piece)
            QVERIFY(piece < 200);
        if (const auto known = table.at(until)) {
            QVERIFY(known->all() == expected);
            ++fromMemory;
        }
        const auto asked = (*store)->usualAt(until);
        QVERIFY(asked && asked->all() == expected);
    }
    QVERIFY2(fromMemory > 60, qPrintable(QString::number(fromMemory)));
}

void TestUsualTable::whatDoesNotFitIsReadFromTheRecord()
{
    m_number = 0;
    const test::TestRecord record;
    runtime::ManualClock clock(start);
    HistoryStore::Options options = record.options();
    options.usual = small;
    const auto store = HistoryStore::open(options, clock);
    QVERIFY(store);
    append(**store, 400, 3);
    const auto reader = RecordDatabase::openReader((*store)->place());
    QVERIFY(reader);
    UsualTable table(**reader, (*store)->cluster(), small);
    // The newest rows that are kept ended later than that.
    const TimePoint early = start + 100min;
    while (table.readSome(early, 50)) { }
    QVERIFY(!table.at(early));
    QVERIFY(table.at(start + 500min));
    QVERIFY((*store)->usualAt(early)->all() == recorded(**store, early));
    // More kinds than are kept.
    append(**store, 60, 40);
    while (table.readSome(start + 500min, 50)) { }
    QVERIFY(!table.at(start + 500min));
    QVERIFY((*store)->usualAt(start + 500min)->all() == recorded(**store, start + 500min));
}

void TestUsualTable::isReadInPieces()
{
    m_number = 0;
    const test::TestRecord record;
    runtime::ManualClock clock(start);
    const auto store = HistoryStore::open(record.options(), clock);
    QVERIFY(store);
    append(**store, 100, 3);
    const auto reader = RecordDatabase::openReader((*store)->place());
    QVERIFY(reader);
    UsualTable table(**reader, (*store)->cluster(), small);
    const TimePoint late = start + 24h;
    QVERIFY(table.readSome(late, 20));
    QVERIFY(!table.at(late));
    QVERIFY(table.readSome(late, 20));
    QVERIFY(!table.readSome(late, 20));
    QVERIFY(table.at(late));
}

} // namespace tst_usualtable

HP_TEST(tst_usualtable, TestUsualTable)
#include "tst_usualtable.moc"
