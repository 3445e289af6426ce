// SPDX-License-Identifier: Apache-2.0
#include "backend/history/store/HistoryStore.h"
#include "backend/history/store/RecordCopy.h"
#include "backend/history/store/RecordDatabase.h"
#include "backend/history/store/RecordNotes.h"
#include "backend/runtime/ManualClock.h"
#include "tests/backend/history/TestRecord.h"
#include "tests/support/gateway/Patience.h"
#include "tests/support/runner/Runner.h"

#include <QFile>
#include <QSqlQuery>
#include <QTest>

#include <chrono>
#include <nlohmann/json.hpp>

namespace tst_recordcopy {

using namespace hp;
using namespace hp::history;
using namespace std::chrono_literals;

namespace {

const TimePoint start = *parseTime("2026-01-10T12:00:00Z");
const ObjectKey machine{"ns", "größer 機 m1"};
constexpr int changes = 1200; ///< more than two batches

Transition transition(int number)
{
    Transition result;
    result.machine = machine;
    result.kind = "Machine";
    result.object = machine;
    result.uid = "u";
    result.lane = "phase";
    result.state.kind = "phase";
    result.state.look = "look " + std::to_string(number);
    result.from = "look " + std::to_string(number - 1);
    result.at = start + std::chrono::seconds(number);
    result.seen = result.at;
    result.revision = std::to_string(number);
    return result;
}

Object stateOf(int revision)
{
    return Object(Json{{"kind", "Machine"},
                       {"metadata",
                        {{"namespace", machine.ns},
                         {"name", machine.name},
                         {"uid", "u"},
                         {"resourceVersion", std::to_string(revision)}}},
                       {"status", {{"phase", "“" + std::to_string(revision) + "”"}}}});
}

/// Writes a record as a backend does, with something in every table that it fills.
void fill(HistoryStore::Options options, const char *name)
{
    runtime::ManualClock clock(start);
    options.backend = name;
    auto store = HistoryStore::open(options, clock);
    QVERIFY2(bool(store), store ? "" : store.error().message.c_str());
    for (int i = 1; i <= changes; ++i) {
        (*store)->append({transition(i)});
        if (i % 50 == 0)
            (*store)->append(ObjectChange{{}, stateOf(i), start + std::chrono::seconds(i)});
    }
    // Of what is gone nothing is kept.
    (*store)->append(ObjectChange{stateOf(changes), {}, start + std::chrono::seconds(changes + 1)});
    (*store)->closeGap((*store)->openGap(start, "machines", "not running"), start + 5s);
    (*store)->noteClockStep(start + 2h, start + 1h);
    QVERIFY(bool((*store)->flush()));
    store->reset();
    const auto place =
        options.url.empty() ? RecordPlace{options.path} : *parseRecordUrl(options.url);
    auto notes = RecordNotes::open(place);
    QVERIFY(bool(notes));
    QVERIFY(bool(notes->keep("audit/1", "3 abc")));
}

/// How many there are with one more: a file is what a file was, and the numbers go on after it.
int transitionsIn(HistoryStore::Options options)
{
    runtime::ManualClock clock(start + 1h);
    options.backend = "afterwards";
    auto store = HistoryStore::open(options, clock);
    if (!store)
        return -1;
    (*store)->append({transition(changes + 1)});
    if (!(*store)->flush())
        return -2;
    const auto all = (*store)->transitions(machine, start - 1h, start + 24h);
    return all ? static_cast<int>(all->size()) : -3;
}

RecordPlace fileAt(const test::TestRecord &record, const char *name)
{
    return {record.file(QLatin1String(name)).toStdString()};
}

} // namespace

/// A record that moves to another database, and back.
class TestRecordCopy : public QObject
{
    Q_OBJECT
private slots:
    void initTestCase()
    {
        if (const QString why = test::TestRecord::unavailable(); !why.isEmpty())
            QSKIP(qPrintable(why));
    }

    void aCopyIsWhatItsSourceWas()
    {
        const test::TestRecord record;
        HistoryStore::Options first;
        first.path = record.file(QStringLiteral("first.db")).toStdString();
        fill(first, "one");
        const RecordSide from{fileAt(record, "first.db"), {}};

        // There: to a server where the test has one, else to another file.
        HistoryStore::Options there = record.options();
        there.cluster = there.url.empty() ? "" : "uid-1";
        const RecordSide middle{there.url.empty() ? RecordPlace{there.path}
                                                  : *parseRecordUrl(there.url),
                                there.cluster};
        const auto went = copyRecord(from, middle);
        QVERIFY2(bool(went), went ? "" : went.error().message.c_str());
        for (const CopiedTable &table : *went) {
            if (table.name == "transition")
                QCOMPARE(table.rows, std::int64_t(changes));
            else if (table.name != "audit" && table.name != "held")
                QVERIFY2(table.rows > 0, table.name.c_str());
        }

        // And back, before anybody has written there.
        const RecordSide back{fileAt(record, "back.db"), {}};
        const auto came = copyRecord(middle, back);
        QVERIFY2(bool(came), came ? "" : came.error().message.c_str());
        QVERIFY(*came == *went);
        QVERIFY(!QFile::exists(record.file(QStringLiteral("back.db.copying"))));
        QCOMPARE(*RecordNotes::open(back.place)->value("audit/1"), std::string("3 abc"));

        // Backends go on with each of them.
        QCOMPARE(transitionsIn(there), changes + 1);
        HistoryStore::Options last;
        last.path = back.place.file;
        QCOMPARE(transitionsIn(last), changes + 1);
        HistoryStore::Options old;
        old.path = from.place.file;
        QCOMPARE(transitionsIn(old), changes + 1);
    }

    /// A file has most of them as changes of the one before, and a server keeps those.
    void statesThatBuildOnOthersAreReadThere()
    {
        const test::TestRecord record;
        const auto other = [](int revision) {
            Json json = stateOf(revision).json();
            json["metadata"]["name"] = "m2";
            json["metadata"]["uid"] = "u2";
            return Object(std::move(json));
        };
        HistoryStore::Options first;
        first.path = record.file(QStringLiteral("first.db")).toStdString();
        {
            runtime::ManualClock clock(start);
            const auto store = HistoryStore::open(first, clock);
            QVERIFY2(bool(store), store ? "" : store.error().message.c_str());
            (*store)->append(ObjectChange{{}, stateOf(1), start});
            (*store)->append(ObjectChange{{}, other(1), start});
            (*store)->append(ObjectChange{stateOf(1), stateOf(2), start + 10s});
            (*store)->append(ObjectChange{other(1), other(2), start + 10s});
            (*store)->append(ObjectChange{stateOf(2), {}, start + 20s});
            QVERIFY(bool((*store)->flush()));
        }
        HistoryStore::Options there = record.options();
        there.cluster = there.url.empty() ? "" : "uid-1";
        there.keep = 24h;
        const RecordSide middle{there.url.empty() ? RecordPlace{there.path}
                                                  : *parseRecordUrl(there.url),
                                there.cluster};
        const auto went = copyRecord({fileAt(record, "first.db"), {}}, middle);
        QVERIFY2(bool(went), went ? "" : went.error().message.c_str());

        runtime::ManualClock clock(start + 30s);
        const auto store = HistoryStore::open(there, clock);
        QVERIFY2(bool(store), store ? "" : store.error().message.c_str());
        const auto changed = (*store)->changedBetween(0, *(*store)->boundAt(start + 15s));
        QVERIFY(bool(changed));
        QCOMPARE(changed->there.size(), std::size_t(2));
        QCOMPARE(changed->there.front().text("/status/phase"), std::string("“2”"));
        const auto gone = (*store)->lastGone("Machine", machine, *(*store)->boundAt(clock.now()));
        QVERIFY(bool(gone));
        QCOMPARE(gone->object.text("/status/phase"), std::string("“2”"));

        // What such a state builds on is kept as long as the state.
        clock.advance(72h);
        for (int pass = 0; pass < 5; ++pass) {
            QVERIFY(bool((*store)->flush()));
            clock.advance(2min);
        }
        const auto last =
            (*store)->objectAt("Machine", {"ns", "m2"}, *(*store)->boundAt(clock.now()));
        QVERIFY(bool(last));
        QCOMPARE(last->text("/status/phase"), std::string("“2”"));
    }

    /// Where there are several clusters it has the cluster in its name.
    void upToWhenItWasTrimmedGoesAlong()
    {
        const test::TestRecord record;
        HistoryStore::Options first;
        first.path = record.file(QStringLiteral("first.db")).toStdString();
        fill(first, "one");
        {
            const auto opened = RecordDatabase::openWriter(fileAt(record, "first.db"));
            QVERIFY(bool(opened));
            QVERIFY(QSqlQuery((*opened)->sql())
                        .exec(QStringLiteral("INSERT INTO meta VALUES ('trimmedTo', '%1')")
                                  .arg((start + 10s).time_since_epoch().count())));
        }
        HistoryStore::Options there = record.options();
        there.cluster = there.url.empty() ? "" : "uid-1";
        const RecordSide middle{there.url.empty() ? RecordPlace{there.path}
                                                  : *parseRecordUrl(there.url),
                                there.cluster};
        const auto went = copyRecord({fileAt(record, "first.db"), {}}, middle);
        QVERIFY2(bool(went), went ? "" : went.error().message.c_str());
        const RecordSide back{fileAt(record, "back.db"), {}};
        const auto came = copyRecord(middle, back);
        QVERIFY2(bool(came), came ? "" : came.error().message.c_str());
        HistoryStore::Options last;
        last.path = back.place.file;
        HistoryStore::Options other = there;
        other.cluster = "uid-2";
        runtime::ManualClock clock(start);
        const auto begins = [&clock](const HistoryStore::Options &options) {
            const auto store = HistoryStore::open(options, clock);
            return store ? (*store)->state().begins : std::nullopt;
        };
        QVERIFY(begins(there) == start + 10s);
        QVERIFY(begins(last) == start + 10s);
        if (test::TestRecord::isPostgres())
            QVERIFY(begins(other) == start);
    }

    void aTargetThatHasRowsIsRefused()
    {
        const test::TestRecord record;
        HistoryStore::Options first;
        first.path = record.file(QStringLiteral("first.db")).toStdString();
        fill(first, "one");
        HistoryStore::Options there = record.options();
        there.cluster = there.url.empty() ? "" : "uid-1";
        fill(there, "two");
        const RecordPlace place =
            there.url.empty() ? RecordPlace{there.path} : *parseRecordUrl(there.url);
        const int before = transitionsIn(there);
        const auto refused = copyRecord({fileAt(record, "first.db"), {}}, {place, "uid-1"});
        QVERIFY(!refused);
        QVERIFY(refused.error().code == ErrorCode::Refused);
        const std::string why = there.url.empty() ? "exists already" : "is not empty";
        QVERIFY2(refused.error().message.find(why) != std::string::npos,
                 refused.error().message.c_str());
        // Nothing but what this wrote has come; a server has it once, because two backends see it.
        QCOMPARE(transitionsIn(there), there.url.empty() ? before + 1 : before);
    }

    void oneOfSeveralClustersIsCopied()
    {
        if (!test::TestRecord::isPostgres())
            QSKIP("a file is of one cluster");
        const test::TestRecord record;
        HistoryStore::Options one = record.options();
        one.cluster = "uid-1";
        fill(one, "one");
        HistoryStore::Options two = record.options();
        two.cluster = "uid-2";
        fill(two, "two");
        const RecordPlace place = *parseRecordUrl(one.url);
        QCOMPARE(*clustersIn(place), (std::vector<std::string>{"uid-1", "uid-2"}));
        const RecordSide back{fileAt(record, "back.db"), {}};
        const auto came = copyRecord({place, "uid-2"}, back);
        QVERIFY2(bool(came), came ? "" : came.error().message.c_str());
        for (const CopiedTable &table : *came) {
            if (table.name == "transition")
                QCOMPARE(table.rows, std::int64_t(changes));
        }
        // Whose audit it is cannot be known.
        QVERIFY(!RecordNotes::open(back.place)->value("audit/1"));
    }

    void aServerThatABackendUsesIsRefused()
    {
        if (!test::TestRecord::isPostgres())
            QSKIP("the directory of a file has a lock");
        const test::TestRecord record;
        HistoryStore::Options there = record.options();
        there.cluster = "uid-1";
        fill(there, "one");
        const RecordSide from{*parseRecordUrl(there.url), "uid-1"};
        const RecordSide to{fileAt(record, "back.db"), {}};
        {
            runtime::ManualClock clock(start);
            const auto backend = HistoryStore::open(there, clock);
            QVERIFY(bool(backend));
            const auto refused = copyRecord(from, to);
            QVERIFY(!refused);
            QVERIFY2(refused.error().message.ends_with("is in use by a backend: stop it first"),
                     refused.error().message.c_str());
            QVERIFY(!QFile::exists(QString::fromStdString(to.place.file)));
        }
        // The server ends a session a moment after its client.
        QVERIFY(hp::tests::waitFor([&] { return bool(copyRecord(from, to)); }));
    }

    void aLayoutThatIsNotOursIsNotCopied()
    {
        const test::TestRecord record;
        HistoryStore::Options first;
        first.path = record.file(QStringLiteral("first.db")).toStdString();
        fill(first, "one");
        const RecordPlace place = fileAt(record, "first.db");
        {
            const auto opened = RecordDatabase::openWriter(place);
            QVERIFY(bool(opened));
            QVERIFY(QSqlQuery((*opened)->sql())
                        .exec(QStringLiteral("UPDATE meta SET value='99' WHERE key='schema'")));
        }
        const auto refused = copyRecord({place, {}}, {fileAt(record, "back.db"), {}});
        QVERIFY(!refused);
        QVERIFY2(refused.error().message.find("has layout 99") != std::string::npos,
                 refused.error().message.c_str());
        QVERIFY(!QFile::exists(record.file(QStringLiteral("back.db"))));
        const auto missing =
            copyRecord({fileAt(record, "none.db"), {}}, {fileAt(record, "back.db"), {}});
        QVERIFY(!missing);
        QVERIFY(missing.error().code == ErrorCode::NotFound);
    }
};

} // namespace tst_recordcopy

HP_TEST(tst_recordcopy, TestRecordCopy)
#include "tst_recordcopy.moc"
