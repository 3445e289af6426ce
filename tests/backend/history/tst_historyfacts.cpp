// SPDX-License-Identifier: Apache-2.0
#include "backend/history/lanes/HistoryFacts.h"
#include "backend/history/store/HistoryStore.h"
#include "backend/history/store/RecordDatabase.h"
#include "backend/runtime/ManualClock.h"
#include "tests/backend/history/TestRecord.h"
#include "tests/support/runner/Runner.h"

#include <QFile>
#include <QTest>

#include <chrono>

namespace tst_historyfacts {

using namespace hp;
using namespace hp::history;
using namespace std::chrono_literals;

/// The record as an export reads it.
class TestHistoryFacts : public QObject
{
    Q_OBJECT
private slots:
    void init();
    void everythingComesInTheOrderOfItsTime();
    void theStateAtTheBeginningLeads();
    void machinesAreMerged();
    void itIsTheRecordAsItWas();
    void allRowsOfAllMachinesCome();
    void aRecordThatBreaksOffIsNotAtItsEnd();
    void theTimeBeforeTheRecordIsAGap();
    void aFileThatIsNotThereIsSaid();

private:
    void add(const char *machine, const char *lane, Duration at, const char *look);
    [[nodiscard]] QStringList
    read(const std::vector<std::string> &machines, Duration from, Duration to);

    std::unique_ptr<test::TestRecord> m_record;
    std::unique_ptr<runtime::ManualClock> m_clock;
    std::unique_ptr<HistoryStore> m_store;
};

namespace {

const TimePoint start = *parseTime("2026-01-10T12:00:00Z");

AuditEntry writeTo(const char *machine, Duration at)
{
    AuditEntry write;
    write.machine = {"ns", machine};
    write.object = write.machine;
    write.kind = "Machine";
    write.at = start + at;
    write.verb = "delete";
    write.user = "alice";
    return write;
}

QString described(const incident::Fact &fact)
{
    const auto after = std::chrono::duration_cast<std::chrono::minutes>(fact.at - start).count();
    return QStringLiteral("%1:%2=%3")
        .arg(after)
        .arg(QString::fromStdString(fact.lane.empty() ? fact.id : fact.lane),
             QString::fromStdString(fact.to));
}

} // namespace

void TestHistoryFacts::init()
{
    if (const QString why = test::TestRecord::unavailable(); !why.isEmpty())
        QSKIP(qPrintable(why));
    m_store.reset();
    m_record = std::make_unique<test::TestRecord>();
    m_clock = std::make_unique<runtime::ManualClock>(start);
    auto opened = HistoryStore::open(m_record->options(), *m_clock);
    QVERIFY(bool(opened));
    m_store = std::move(*opened);
}

void TestHistoryFacts::add(const char *machine, const char *lane, Duration at, const char *look)
{
    Transition row;
    row.machine = {"ns", machine};
    row.kind = "Machine";
    row.object = row.machine;
    row.uid = machine;
    row.lane = lane;
    row.state.kind = "phase";
    row.state.look = look;
    row.at = start + at;
    row.seen = row.at;
    row.revision = std::to_string(at.count());
    m_store->append({row});
}

QStringList
TestHistoryFacts::read(const std::vector<std::string> &machines, Duration from, Duration to)
{
    static_cast<void>(m_store->flush());
    auto source = openHistoryFacts(m_store->place(), {}, machines, start + from, start + to);
    if (!source)
        return {QString::fromStdString(source.error().message)};
    QStringList list;
    incident::Fact fact;
    while (true) {
        const auto more = (*source)->next(fact);
        if (!more)
            return {QString::fromStdString(more.error().message)};
        if (!*more)
            return list;
        list << described(fact);
    }
}

void TestHistoryFacts::everythingComesInTheOrderOfItsTime()
{
    add("a", "phase", 10min, "deleting");
    add("a", "drain", 5min, "draining"); // told later, happened earlier
    m_store->append(writeTo("a", 7min));
    m_store->closeGap(m_store->openGap(start + 8min, "machines", "closed"), start + 9min);

    QCOMPARE(read({"ns/a"}, 0min, 60min).join(QLatin1Char(' ')),
             QStringLiteral("5:drain=draining 7:people=delete 8:gap= 10:phase=deleting"));
}

void TestHistoryFacts::theStateAtTheBeginningLeads()
{
    add("a", "phase", 1min, "running");
    add("a", "phase", 2min, "deleting");
    add("a", "node", 3min, "ready");
    add("a", "hook/x", 1min, "armed");
    add("a", "hook/x", 4min, ""); // gone before the range: nothing to lead with
    add("a", "phase", 20min, "failed");
    QCOMPARE(read({"ns/a"}, 10min, 60min).join(QLatin1Char(' ')),
             QStringLiteral("2:phase=deleting 3:node=ready 20:phase=failed"));
}

void TestHistoryFacts::machinesAreMerged()
{
    add("a", "phase", 1min, "running");
    add("b", "phase", 2min, "running");
    add("a", "phase", 3min, "deleting");
    add("c", "phase", 3min, "running");
    QCOMPARE(read({"ns/b", "ns/a"}, 0min, 60min).join(QLatin1Char(' ')),
             QStringLiteral("1:phase=running 2:phase=running 3:phase=deleting"));
}

void TestHistoryFacts::itIsTheRecordAsItWas()
{
    for (int i = 0; i < 100; ++i)
        add("a", "phase", std::chrono::minutes(i), i % 2 ? "running" : "deleting");
    QVERIFY(bool(m_store->flush()));
    auto source = openHistoryFacts(m_store->place(), {}, {"ns/a"}, start, start + 10h);
    QVERIFY(bool(source));
    QCOMPARE((*source)->expected(), std::uint64_t(100));
    incident::Fact fact;
    QVERIFY(*(*source)->next(fact));
    for (int i = 100; i < 200; ++i)
        add("a", "phase", std::chrono::minutes(i), "running");
    QVERIFY(bool(m_store->flush()));
    int count = 1;
    while (*(*source)->next(fact))
        ++count;
    QCOMPARE(count, 100);
}

/// More than a server is asked for at once.
void TestHistoryFacts::allRowsOfAllMachinesCome()
{
    constexpr int minutes = 2500;
    for (const char *machine : {"a", "b", "c"}) {
        add(machine, "phase", -1min, "running"); // leads
        for (int i = 0; i < minutes; ++i)
            add(machine, "phase", std::chrono::minutes(i), i % 2 ? "running" : "deleting");
        for (int i = 0; i < 5; ++i)
            m_store->append(writeTo(machine, std::chrono::minutes(i)));
    }
    QVERIFY(bool(m_store->flush()));
    auto source = openHistoryFacts(
        m_store->place(), {}, {"ns/a", "ns/b", "ns/c"}, start, start + minutes * 1min);
    QVERIFY2(bool(source), source ? "" : source.error().message.c_str());
    QCOMPARE((*source)->expected(), std::uint64_t(3 * (minutes + 5)));
    incident::Fact fact;
    TimePoint last{};
    int count = 0;
    while (true) {
        const auto more = (*source)->next(fact);
        QVERIFY2(bool(more), more ? "" : more.error().message.c_str());
        if (!*more)
            break;
        QVERIFY(fact.at >= last);
        last = fact.at;
        ++count;
    }
    QCOMPARE(count, 3 * (1 + minutes + 5));
}

/// The connection is ended, or the second half of the file is overwritten, while it is read.
void TestHistoryFacts::aRecordThatBreaksOffIsNotAtItsEnd()
{
    for (int i = 0; i < 6000; ++i) {
        AuditEntry write = writeTo("a", std::chrono::seconds(i));
        write.user = write.manager = write.digest = std::string(300, 'x');
        m_store->append(std::move(write));
    }
    QVERIFY(bool(m_store->flush()));
    const RecordPlace place = m_store->place();
    m_store.reset(); // a file is whole without its log then
    auto source = openHistoryFacts(place, {}, {"ns/a"}, start, start + 10h);
    QVERIFY2(bool(source), source ? "" : source.error().message.c_str());
    incident::Fact fact;
    QVERIFY(*(*source)->next(fact));
    if (place.isShared()) {
        const auto admin = RecordDatabase::openReader(place);
        QVERIFY(bool(admin));
        QVERIFY(QSqlQuery((*admin)->sql())
                    .exec(QStringLiteral("SELECT pg_terminate_backend(pid) FROM pg_stat_activity"
                                         " WHERE datname=current_database() AND"
                                         " pid<>pg_backend_pid()")));
    } else {
        QFile file(m_record->file());
        QVERIFY(file.open(QIODevice::ReadWrite));
        const qint64 half = file.size() / 2;
        QVERIFY(file.seek(half));
        file.write(QByteArray(file.size() - half, 'x'));
    }
    int count = 1;
    Result<bool> more = true;
    while (more && *more) {
        more = (*source)->next(fact);
        ++count;
    }
    QVERIFY2(!more, qPrintable(QStringLiteral("whole after %1 rows").arg(count)));
    QVERIFY2(more.error().message.find(" failed: ") != std::string::npos,
             more.error().message.c_str());
}

void TestHistoryFacts::theTimeBeforeTheRecordIsAGap()
{
    add("a", "phase", 5min, "running");
    static_cast<void>(m_store->flush());
    auto source = openHistoryFacts(m_store->place(), {}, {"ns/a"}, start - 2h, start + 1h);
    QVERIFY(bool(source));
    incident::Fact fact;
    QVERIFY(*(*source)->next(fact));
    QCOMPARE(fact.id, std::string("g/0"));
    QVERIFY(fact.sort == incident::FactSort::Gap);
    QVERIFY(fact.at == start - 2h && fact.until == start);
    QCOMPARE(fact.text, std::string("before the first observation"));
    QVERIFY(*(*source)->next(fact));
    QCOMPARE(fact.lane, std::string("phase"));
}

void TestHistoryFacts::aFileThatIsNotThereIsSaid()
{
    const auto source =
        openHistoryFacts({.file = "/nowhere/history.db"}, {}, {"ns/a"}, start, start + 1h);
    QVERIFY(!source);
    QVERIFY(source.error().message.find("/nowhere/history.db") != std::string::npos);
}

} // namespace tst_historyfacts

HP_TEST(tst_historyfacts, TestHistoryFacts)
#include "tst_historyfacts.moc"
