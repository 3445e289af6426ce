// SPDX-License-Identifier: Apache-2.0
#include "backend/history/store/HistoryStore.h"
#include "backend/history/store/RecordDatabase.h"
#include "backend/history/store/RecordPlace.h"
#include "backend/history/store/SessionTable.h"
#include "backend/runtime/ManualClock.h"
#include "tests/backend/history/PostgresServer.h"
#include "tests/backend/history/TestRecord.h"
#include "tests/support/runner/Runner.h"

#include <QSqlQuery>
#include <QTest>

#include <chrono>
#include <nlohmann/json.hpp>
#include <utility>

namespace tst_sharedrecord {

using namespace hp;
using namespace hp::history;
using namespace std::chrono_literals;

/// Several backends with one record: who sees a change first writes it, and nobody twice.
class TestSharedRecord : public QObject
{
    Q_OBJECT
private slots:
    void addressesAreRead_data();
    void addressesAreRead();
    void whatOneSawIsNoGap_data();
    void whatOneSawIsNoGap();
    void whatIsLeftOfGapsIsInOrder();
    void oneChangeIsRecordedOnce();
    void whatComesBackUnchangedIsRecordedAgain_data();
    void whatComesBackUnchangedIsRecordedAgain();
    void anotherBackendGoesOnFromTheRecord();
    void clustersKeepApart();
    void eachClusterIsTrimmedByItsOwnAge();
    void aServerThatGoesAwayLosesNothing();
    void aServerThatKnowsNothingOfThisLifeGetsANewOne();
    void gapsAndStepsAreKeptWhileTheServerIsAway();
    void aServerThatTakesNothingLosesNothing_data();
    void aServerThatTakesNothingLosesNothing();
    void aRowThatIsRefusedDoesNotStopTheOthers();
    void afterARowThatIsRefusedTheRestMayHaveToWait();
};

namespace {

const TimePoint start = *parseTime("2026-01-10T12:00:00Z");
const ObjectKey machine{"ns", "m1"};

Transition seenAt(const char *revision, const char *from, const char *look, Duration seen)
{
    Transition result;
    result.machine = machine;
    result.kind = "Machine";
    result.object = machine;
    result.uid = "u";
    result.lane = "phase";
    result.state.kind = "phase";
    result.state.look = look;
    result.from = from;
    result.at = start + seen;
    result.seen = result.at;
    result.revision = revision;
    return result;
}

Object stateOf(int revision)
{
    return Object(Json{{"kind", "Machine"},
                       {"metadata",
                        {{"namespace", "ns"},
                         {"name", "m1"},
                         {"uid", "u"},
                         {"resourceVersion", std::to_string(revision)}}},
                       {"status", {{"phase", std::to_string(revision)}}}});
}

std::unique_ptr<HistoryStore>
backend(HistoryStore::Options options, const char *name, runtime::Clock &clock)
{
    options.backend = name;
    auto store = HistoryStore::open(options, clock);
    if (!store)
        qFatal("%s", store.error().message.c_str());
    return std::move(*store);
}

/// Whoever looks after the server.
class Admin
{
public:
    explicit Admin(const HistoryStore &store)
    {
        auto opened = RecordDatabase::openWriter(store.place());
        if (!opened)
            qFatal("%s", opened.error().message.c_str());
        m_database = std::move(*opened);
    }
    void run(const QString &statement)
    {
        QSqlQuery query(m_database->sql());
        if (!query.exec(statement))
            qFatal("%s", qPrintable(query.lastError().text()));
    }
    [[nodiscard]] int number(const QString &statement)
    {
        QSqlQuery query(m_database->sql());
        if (!query.exec(statement) || !query.next())
            qFatal("%s", qPrintable(query.lastError().text()));
        return query.value(0).toInt();
    }
    void setReadOnly(const char *how)
    {
        run(QStringLiteral("DO $$ BEGIN EXECUTE format('ALTER DATABASE %I SET "
                           "default_transaction_read_only=")
            + QLatin1String(how) + QStringLiteral("', current_database()); END $$"));
    }
    void endOtherConnections()
    {
        run(QStringLiteral("SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE"
                           " datname=current_database() AND pid<>pg_backend_pid()"));
    }
    /// Every new transition is refused in these words of plpgsql.
    void refuseTransitions(const QString &body)
    {
        run(QStringLiteral("CREATE FUNCTION refuse() RETURNS trigger LANGUAGE plpgsql AS"
                           " $$ BEGIN ")
            + body + QStringLiteral(" RETURN NEW; END $$"));
        run(QStringLiteral("CREATE TRIGGER refuse BEFORE INSERT ON transition FOR EACH ROW EXECUTE"
                           " FUNCTION refuse()"));
    }
    void takeTransitions() { run(QStringLiteral("DROP FUNCTION refuse CASCADE")); }

private:
    std::unique_ptr<RecordDatabase> m_database{};
};

bool needsServer()
{
    return !test::TestRecord::isPostgres();
}

} // namespace

void TestSharedRecord::addressesAreRead_data()
{
    QTest::addColumn<QString>("url");
    QTest::addColumn<QString>("shown");
    QTest::newRow("all parts; the password is not shown")
        << "postgres://hp:s3cret@db.example.com:5433/history?sslmode=verify-full"
        << "history postgres://hp@db.example.com:5433/history";
    QTest::newRow("a socket's folder stands for the host")
        << "postgresql://hp@localhost/history?host=/run/postgresql"
        << "history postgres://hp@/run/postgresql:5432/history";
    QTest::newRow("a password in the options is not shown either")
        << "postgres://db.example.com/history?password=s3cret"
        << "history postgres://db.example.com:5432/history";
    const QString looks = QStringLiteral("; it looks like postgres://USER@HOST:PORT/DATABASE");
    QTest::newRow("another scheme is refused")
        << "mysql://hp:s3cret@db/history"
        << QString(QStringLiteral("the history's address does not start with postgres://") + looks);
    QTest::newRow("no database")
        << "postgres://hp:s3cret@db.example.com"
        << QString(QStringLiteral("the history's address names no database") + looks);
    QTest::newRow("an option that nobody knows")
        << "postgres://hp:s3cret@db/history?options=-c"
        << QString(QStringLiteral("the history's address has the unknown option 'options'")
                   + looks);
}

void TestSharedRecord::addressesAreRead()
{
    QFETCH(const QString, url);
    QFETCH(const QString, shown);
    const auto place = parseRecordUrl(url.toStdString());
    QCOMPARE(QString::fromStdString(place ? place->shown() : place.error().message), shown);
}

void TestSharedRecord::whatOneSawIsNoGap_data()
{
    QTest::addColumn<int>("otherSince");
    QTest::addColumn<int>("otherBeat");
    QTest::addColumn<bool>("otherBlind");
    QTest::addColumn<QString>("left");
    // The gap of backend 1 lasts from minute 10 to minute 20.
    QTest::newRow("the other was there all the time") << 0 << 60 << false << "";
    QTest::newRow("the other came later") << 15 << 60 << false << "10-15";
    QTest::newRow("the other went earlier") << 0 << 12 << false << "12-20";
    QTest::newRow("the other was there in between") << 12 << 15 << false << "10-12 15-20";
    QTest::newRow("the other was gone by then") << 0 << 9 << false << "10-20";
    QTest::newRow("the other was blind as well") << 0 << 60 << true << "10-20 11-13";
}

void TestSharedRecord::whatOneSawIsNoGap()
{
    QFETCH(const int, otherSince);
    QFETCH(const int, otherBeat);
    QFETCH(const bool, otherBlind);
    QFETCH(const QString, left);
    const auto minute = [](int n) { return start + n * 1min; };
    std::vector<Gap> gaps{{1, minute(10), minute(20), "machines", "refused", 1}};
    if (otherBlind)
        gaps.push_back({2, minute(11), minute(13), "machines", "refused", 2});
    const std::vector<WriterSession> sessions{{1, "a", minute(0), minute(60)},
                                              {2, "b", minute(otherSince), minute(otherBeat)}};
    QStringList texts;
    for (const Gap &gap : unseenByAll(gaps, sessions))
        texts
            << QStringLiteral("%1-%2").arg((gap.from - start) / 1min).arg((*gap.to - start) / 1min);
    QCOMPARE(texts.join(QLatin1Char(' ')), left);
}

void TestSharedRecord::whatIsLeftOfGapsIsInOrder()
{
    const auto minute = [](int n) { return start + n * 1min; };
    const std::vector<Gap> gaps{{1, minute(10), minute(40), "machines", "refused", 1},
                                {2, minute(15), minute(16), "nodes", "refused", 1}};
    // The other one saw in the middle of the first gap.
    const std::vector<WriterSession> sessions{{1, "a", minute(0), minute(60)},
                                              {2, "b", minute(20), minute(30)}};
    QList<int> begins;
    for (const Gap &gap : unseenByAll(gaps, sessions))
        begins << static_cast<int>((gap.from - start) / 1min);
    QCOMPARE(begins, (QList<int>{10, 15, 30}));
}

void TestSharedRecord::oneChangeIsRecordedOnce()
{
    if (needsServer())
        QSKIP("a file has one writer");
    if (const QString why = test::TestRecord::unavailable(); !why.isEmpty())
        QSKIP(qPrintable(why));
    test::TestRecord record;
    runtime::ManualClock clock(start);
    const auto a = backend(record.options(), "a", clock);
    const auto b = backend(record.options(), "b", clock);
    for (const auto *store : {&a, &b}) {
        (*store)->append({seenAt("1", "", "running", 0s), seenAt("2", "running", "deleting", 10s)});
        (*store)->append(ObjectChange{{}, stateOf(1), start});
        (*store)->append(ObjectChange{stateOf(1), stateOf(2), start + 10s});
        QVERIFY((*store)->flush());
    }
    Transition end = seenAt("gone", "deleting", "", 20s);
    end.held = HeldSpan{"preDrain", "X", "o", "worker", start, start + 20s};
    b->append({end});
    QVERIFY(b->flush());
    a->append({end});
    QVERIFY(a->flush());

    QCOMPARE(a->transitions(machine, start, start + 1h)->size(), std::size_t(3));
    QCOMPARE(a->held(10)->size(), std::size_t(1));
    QVERIFY(a->objects()->empty());
    QCOMPARE(b->objectAt("Machine", machine, *b->boundAt(start + 5s))->text("/status/phase"),
             std::string("1"));
    QCOMPARE(b->objectAt("Machine", machine, *b->boundAt(start + 1h))->text("/status/phase"),
             std::string("2"));
}

void TestSharedRecord::whatComesBackUnchangedIsRecordedAgain_data()
{
    QTest::addColumn<bool>("inTurns");
    QTest::addColumn<bool>("restarts");
    QTest::newRow("both backends see each change at once") << true << false;
    QTest::newRow("one is late with all of them") << false << false;
    QTest::newRow("both restart after each change") << true << true;
}

/// As a pod does that tells something of a hold, and nothing any more, and something again.
void TestSharedRecord::whatComesBackUnchangedIsRecordedAgain()
{
    QFETCH(const bool, inTurns);
    QFETCH(const bool, restarts);
    if (const QString why = test::TestRecord::unavailable(); !why.isEmpty())
        QSKIP(qPrintable(why));
    test::TestRecord record;
    runtime::ManualClock clock(start);
    std::vector<const char *> names{"a"};
    if (test::TestRecord::isPostgres()) // a file has one writer
        names.push_back("b");
    std::vector<std::unique_ptr<HistoryStore>> stores;
    for (const char *name : names)
        stores.push_back(backend(record.options(), name, clock));
    constexpr int changes = 6; // it comes, goes, comes, …
    const auto see = [&](std::size_t who, int number) {
        ObjectChange change{{}, {}, start + number * 10s};
        (number % 2 == 0 ? change.after : change.before) = stateOf(7);
        stores[who]->append(change);
        QVERIFY(stores[who]->flush());
        if (restarts) {
            stores[who].reset();
            stores[who] = backend(record.options(), names[who], clock);
        }
    };
    if (inTurns) {
        for (int number = 0; number < changes; ++number) {
            for (std::size_t who = 0; who < stores.size(); ++who)
                see(who, number);
        }
    } else {
        for (std::size_t who = 0; who < stores.size(); ++who) {
            for (int number = 0; number < changes; ++number)
                see(who, number);
        }
    }
    for (const auto &store : stores) {
        for (int number = 0; number < changes; ++number) {
            const auto bound = store->boundAt(start + number * 10s + 5s);
            QCOMPARE(bool(*store->objectAt("Machine", machine, *bound)), number % 2 == 0);
            QCOMPARE(store->objectsAt("Machine", *bound)->size(), std::size_t(1 - number % 2));
        }
        QVERIFY(store->aliveObjects("Machine")->empty());
    }
    QCOMPARE(Admin(*stores.front()).number(QStringLiteral("SELECT count(*) FROM snapshot")),
             changes);
}

void TestSharedRecord::anotherBackendGoesOnFromTheRecord()
{
    if (needsServer())
        QSKIP("a file has one writer");
    if (const QString why = test::TestRecord::unavailable(); !why.isEmpty())
        QSKIP(qPrintable(why));
    test::TestRecord record;
    runtime::ManualClock clock(start);
    const auto a = backend(record.options(), "a", clock);
    QVERIFY(!a->lastSeen());
    a->append({seenAt("1", "", "running", 0s)});
    QVERIFY(a->flush());
    clock.advance(5min);
    a->touch(clock.now());
    const auto b = backend(record.options(), "b", clock);
    QVERIFY(b->isWatchedByAnother());
    QVERIFY(b->lastSeen() == start + 5min);
    QCOMPARE(b->objects()->at("u").lanes.at("phase").state.look, std::string("running"));
    clock.advance(5min);
    QVERIFY(!b->isWatchedByAnother());
}

void TestSharedRecord::clustersKeepApart()
{
    if (const QString why = test::TestRecord::unavailable(); !why.isEmpty())
        QSKIP(qPrintable(why));
    test::TestRecord record;
    runtime::ManualClock clock(start);
    HistoryStore::Options options = record.options();
    options.cluster = "east";
    const auto east = backend(options, "a", clock);
    options.cluster = "west";
    const auto west = backend(options, "b", clock);
    east->append({seenAt("1", "", "running", 0s)});
    east->append(ObjectChange{{}, stateOf(1), start});
    QVERIFY(east->flush());
    QCOMPARE(west->transitions(machine, start, start + 1h)->size(), std::size_t(0));
    QVERIFY(west->objects()->empty());
    QCOMPARE(west->objectsAt("Machine", *west->boundAt(start + 1h))->size(), std::size_t(0));
    QCOMPARE(east->objectsAt("Machine", *east->boundAt(start + 1h))->size(), std::size_t(1));
    // What happened earlier is written later, with larger numbers.
    west->append(ObjectChange{{}, stateOf(1), start - 20s});
    west->append(ObjectChange{stateOf(1), stateOf(2), start - 10s});
    QVERIFY(west->flush());
    for (const auto &[after, phase] : {std::pair{-15s, "1"}, std::pair{3600s, "2"}}) {
        const auto there = west->objectsAt("Machine", *west->boundAt(start + after));
        QCOMPARE(there->size(), std::size_t(1));
        QCOMPARE(there->front().text("/status/phase"), std::string(phase));
    }
    QCOMPARE(east->objectsAt("Machine", *east->boundAt(start - 15s))->size(), std::size_t(0));
}

void TestSharedRecord::eachClusterIsTrimmedByItsOwnAge()
{
    if (needsServer())
        QSKIP("a file is of one cluster");
    if (const QString why = test::TestRecord::unavailable(); !why.isEmpty())
        QSKIP(qPrintable(why));
    test::TestRecord record;
    runtime::ManualClock clock(start);
    HistoryStore::Options options = record.options();
    options.cluster = "production";
    options.keep = 90 * 24h;
    const auto production = backend(options, "a", clock);
    options.cluster = "lab";
    options.keep = 7 * 24h;
    const auto lab = backend(options, "b", clock);
    constexpr int moves = 2500; // more than go at once
    for (const auto *store : {&production, &lab}) {
        for (int i = 0; i < moves; ++i)
            (*store)->append({seenAt(std::to_string(i).c_str(),
                                     i % 2 == 0 ? "running" : "deleting",
                                     i % 2 == 0 ? "deleting" : "running",
                                     i * 1s)});
        (*store)->append(ObjectChange{{}, stateOf(1), start});
        (*store)->append(ObjectChange{stateOf(1), stateOf(2), start + 1min});
        AuditEntry write;
        write.at = start;
        write.machine = write.object = machine;
        (*store)->append(write);
        (*store)->closeGap((*store)->openGap(start, "nodes", "closed"), start + 1min);
        (*store)->noteClockStep(start + 1h, start + 1h);
        QVERIFY((*store)->flush());
    }
    const auto kept = [&](HistoryStore &store) {
        const auto then = store.objectAt("Machine", machine, *store.boundAt(start + 30s));
        const auto now = store.objectAt("Machine", machine, *store.boundAt(clock.now()));
        return QStringLiteral("%1 moves, %2 writes, %3 steps, phase '%4' then '%5', %6")
            .arg(store.transitions(machine, start, clock.now())->size())
            .arg(store.writes(machine, start, clock.now())->size())
            .arg(store.clockSteps()->size())
            .arg(QString::fromStdString(then->text("/status/phase")),
                 QString::fromStdString(now->text("/status/phase")),
                 QString::fromStdString(store.gaps(start, start + 1h)->front().cause));
    };
    const QString all = QStringLiteral("2500 moves, 1 writes, 1 steps, phase '1' then '2', closed");
    const QString trimmed = QStringLiteral("1 moves, 0 writes, 0 steps, phase '' then '2', "
                                           "the record of this time was trimmed");
    clock.advance(2h);
    QCOMPARE(kept(*production), all);
    QCOMPARE(kept(*lab), all);
    const auto pass = [&](Duration time) {
        clock.advance(time);
        for (const auto *store : {&lab, &production}) {
            for (int i = 0; i < 4; ++i)
                QVERIFY((*store)->flush());
        }
    };
    pass(20 * 24h);
    QCOMPARE(kept(*lab), trimmed);
    QCOMPARE(kept(*production), all);
    pass(80 * 24h);
    QCOMPARE(kept(*production), trimmed);
}

void TestSharedRecord::aServerThatGoesAwayLosesNothing()
{
    if (needsServer())
        QSKIP("about the server");
    if (const QString why = test::TestRecord::unavailable(); !why.isEmpty())
        QSKIP(qPrintable(why));
    test::PostgresServer server;
    const QString failed = server.start();
    QVERIFY2(failed.isEmpty(), qPrintable(failed));
    runtime::ManualClock clock(start);
    HistoryStore::Options options;
    options.url = server.newDatabase().toStdString();
    const auto store = backend(options, "a", clock);
    store->append({seenAt("1", "", "running", 0s)});
    QVERIFY(store->flush());

    server.interrupt();
    store->append({seenAt("2", "running", "deleting", 10s)});
    QVERIFY(!store->flush());
    QVERIFY(store->state().notice.ends_with("is away; what happens is kept until it is back"));
    store->append({seenAt("3", "deleting", "failed", 20s)});
    // It is left alone for a while, then asked again.
    clock.advance(19s);
    const QString resumed = server.resume();
    QVERIFY2(resumed.isEmpty(), qPrintable(resumed));
    clock.advance(2s);
    QCOMPARE(store->transitions(machine, start, start + 1h)->size(), std::size_t(3));
    QCOMPARE(store->lost(), std::uint64_t(0));
}

/// One that took over without the newest rows, or was brought back from a copy.
void TestSharedRecord::aServerThatKnowsNothingOfThisLifeGetsANewOne()
{
    if (needsServer())
        QSKIP("about the server");
    if (const QString why = test::TestRecord::unavailable(); !why.isEmpty())
        QSKIP(qPrintable(why));
    test::TestRecord record;
    runtime::ManualClock clock(start);
    const auto store = backend(record.options(), "a", clock);
    Admin admin(*store);
    admin.run(QStringLiteral("DELETE FROM writer"));
    admin.endOtherConnections();
    store->append(ObjectChange{{}, stateOf(1), start});
    QVERIFY(store->flush());
    store->touch(clock.now());
    QCOMPARE(admin.number(QStringLiteral("SELECT count(*) FROM writer")), 1);
    const auto bound = store->boundAt(start);
    QVERIFY(bound.has_value());
    QVERIFY(bool(*store->objectAt("Machine", machine, *bound)));
}

void TestSharedRecord::gapsAndStepsAreKeptWhileTheServerIsAway()
{
    if (needsServer())
        QSKIP("about the server");
    if (const QString why = test::TestRecord::unavailable(); !why.isEmpty())
        QSKIP(qPrintable(why));
    test::PostgresServer server;
    const QString failed = server.start();
    QVERIFY2(failed.isEmpty(), qPrintable(failed));
    runtime::ManualClock clock(start);
    HistoryStore::Options options;
    options.url = server.newDatabase().toStdString();
    const auto store = backend(options, "a", clock);
    const std::int64_t before = store->openGap(start + 1s, "nodes", "closed");

    server.interrupt();
    store->closeGap(before, start + 5s);
    const std::int64_t within = store->openGap(start + 6s, "machines", "refused");
    QVERIFY(within != 0 && within != before);
    store->append(ObjectChange{{}, stateOf(1), start + 10s});
    store->noteClockStep(start + 11s, start - 1h);
    store->append(ObjectChange{stateOf(1), stateOf(2), start - 30min});
    store->closeGap(within, start + 8s);
    const std::int64_t lasting = store->openGap(start + 9s, "pods", "refused");
    const QString resumed = server.resume();
    QVERIFY2(resumed.isEmpty(), qPrintable(resumed));
    clock.advance(21s);

    const auto told = [&] {
        QStringList texts;
        const auto gaps = store->gaps(start, start + 1h);
        for (const Gap &gap : *gaps)
            texts << QStringLiteral("%1 %2-%3")
                         .arg(QString::fromStdString(gap.stream))
                         .arg((gap.from - start) / 1s)
                         .arg(gap.to ? QString::number((*gap.to - start) / 1s) : QString());
        return texts.join(QStringLiteral(", "));
    };
    QCOMPARE(told(), QStringLiteral("nodes 1-5, machines 6-8, pods 9-"));
    store->closeGap(lasting, start + 12s);
    QCOMPARE(told(), QStringLiteral("nodes 1-5, machines 6-8, pods 9-12"));
    // The step stands behind what was of the time before it.
    const auto steps = store->clockSteps();
    QCOMPARE(steps->size(), std::size_t(1));
    QVERIFY(steps->front().was == start + 11s && steps->front().became == start - 1h);
    QCOMPARE(
        store->objectAt("Machine", machine, *store->boundAt(start + 20s))->text("/status/phase"),
        std::string("2"));
    QCOMPARE(store->lost(), std::uint64_t(0));
}

void TestSharedRecord::aServerThatTakesNothingLosesNothing_data()
{
    QTest::addColumn<QString>("state");
    QTest::newRow("it became read-only, as after a failover") << "25006";
    QTest::newRow("its disk is full") << "53100";
    QTest::newRow("somebody holds a lock") << "55P03";
    QTest::newRow("it cancels statements") << "57014";
    QTest::newRow("the right to write was taken away") << "42501";
    QTest::newRow("another transaction is in the way each time") << "40P01";
}

void TestSharedRecord::aServerThatTakesNothingLosesNothing()
{
    QFETCH(const QString, state);
    if (needsServer())
        QSKIP("about the server");
    if (const QString why = test::TestRecord::unavailable(); !why.isEmpty())
        QSKIP(qPrintable(why));
    test::TestRecord record;
    runtime::ManualClock clock(start);
    const auto store = backend(record.options(), "a", clock);
    store->append({seenAt("1", "", "running", 0s)});
    QVERIFY(store->flush());

    Admin admin(*store);
    const bool isReadOnly = state == QLatin1String("25006");
    if (isReadOnly) {
        admin.setReadOnly("on");
        admin.endOtherConnections();
    } else {
        admin.refuseTransitions(
            QStringLiteral("RAISE EXCEPTION 'no' USING ERRCODE='%1';").arg(state));
    }
    AuditEntry write;
    write.at = start + 10s;
    write.machine = write.object = machine;
    store->append({seenAt("2", "running", "deleting", 10s)});
    store->append(ObjectChange{{}, stateOf(1), start + 10s});
    store->append(write);
    QVERIFY(!store->flush());
    QVERIFY(store->state().notice.ends_with("is away; what happens is kept until it is back"));
    store->append({seenAt("3", "deleting", "failed", 20s)});
    clock.advance(21s); // it is asked once more
    QVERIFY(!store->flush());

    if (isReadOnly)
        admin.setReadOnly("off");
    else
        admin.takeTransitions();
    clock.advance(21s);
    QCOMPARE(store->transitions(machine, start, start + 1h)->size(), std::size_t(3));
    QCOMPARE(store->writes(machine, start, start + 1h)->size(), std::size_t(1));
    QCOMPARE(store->objectsAt("Machine", *store->boundAt(start + 1h))->size(), std::size_t(1));
    QCOMPARE(store->lost(), std::uint64_t(0));
}

void TestSharedRecord::aRowThatIsRefusedDoesNotStopTheOthers()
{
    if (needsServer())
        QSKIP("about the server");
    if (const QString why = test::TestRecord::unavailable(); !why.isEmpty())
        QSKIP(qPrintable(why));
    test::TestRecord record;
    runtime::ManualClock clock(start);
    const auto store = backend(record.options(), "a", clock);
    Transition odd = seenAt("2", "running", "deleting", 10s);
    odd.state.text = std::string("zero \0 inside", 13);
    Transition long1 = seenAt("3", "deleting", "failed", 20s);
    long1.lane = std::string(20'000, 'l') + std::string(20'000, 'x'); // more than an index takes
    for (char &c : long1.lane)
        c = static_cast<char>('a' + (&c - long1.lane.data()) * 7919 % 26);
    store->append({seenAt("1", "", "running", 0s), odd, long1, seenAt("4", "deleting", "x", 30s)});
    QVERIFY(store->flush());
    const auto rows = store->transitions(machine, start, start + 1h);
    QVERIFY(rows->size() >= 3);
    QCOMPARE((*rows)[1].state.text, std::string("zero  inside"));
    QCOMPARE(rows->back().state.look, std::string("x"));
}

void TestSharedRecord::afterARowThatIsRefusedTheRestMayHaveToWait()
{
    if (needsServer())
        QSKIP("about the server");
    if (const QString why = test::TestRecord::unavailable(); !why.isEmpty())
        QSKIP(qPrintable(why));
    test::TestRecord record;
    runtime::ManualClock clock(start);
    const auto store = backend(record.options(), "a", clock);
    Admin admin(*store);
    admin.refuseTransitions(
        QStringLiteral("IF NEW.to_look='odd' THEN RAISE EXCEPTION 'no' USING ERRCODE='23514'; END"
                       " IF; IF NEW.to_look='late' THEN RAISE EXCEPTION 'no' USING"
                       " ERRCODE='53100'; END IF;"));
    store->append({seenAt("1", "", "running", 0s),
                   seenAt("2", "running", "odd", 1s),
                   seenAt("3", "odd", "late", 2s),
                   seenAt("4", "late", "last", 3s)});
    QVERIFY(!store->flush());
    QCOMPARE(store->lost(), std::uint64_t(1));
    admin.takeTransitions();
    clock.advance(21s);
    QStringList looks;
    const auto rows = store->transitions(machine, start, start + 1h);
    for (const Transition &row : *rows)
        looks << QString::fromStdString(row.state.look);
    QCOMPARE(looks.join(QLatin1Char(' ')), QStringLiteral("running late last"));
    QCOMPARE(store->lost(), std::uint64_t(1));
}

} // namespace tst_sharedrecord

HP_TEST(tst_sharedrecord, TestSharedRecord)
#include "tst_sharedrecord.moc"
