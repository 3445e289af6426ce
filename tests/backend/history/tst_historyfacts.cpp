// SPDX-License-Identifier: Apache-2.0
#include "backend/history/lanes/HistoryFacts.h"
#include "backend/history/store/HistoryStore.h"
#include "backend/runtime/ManualClock.h"
#include "tests/support/runner/Runner.h"

#include <QTemporaryDir>
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
    void theTimeBeforeTheRecordIsAGap();
    void aFileThatIsNotThereIsSaid();

private:
    void add(const char *machine, const char *lane, Duration at, const char *look);
    [[nodiscard]] QStringList
    read(const std::vector<std::string> &machines, Duration from, Duration to);

    std::unique_ptr<QTemporaryDir> m_dir;
    std::unique_ptr<runtime::ManualClock> m_clock;
    std::unique_ptr<HistoryStore> m_store;
    std::string m_path;
};

namespace {

const TimePoint start = *parseTime("2026-01-10T12:00:00Z");

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
    m_store.reset();
    m_dir = std::make_unique<QTemporaryDir>();
    m_clock = std::make_unique<runtime::ManualClock>(start);
    m_path = m_dir->filePath(QStringLiteral("history.db")).toStdString();
    HistoryStore::Options options;
    options.path = m_path;
    auto opened = HistoryStore::open(options, *m_clock);
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
    m_store->append({row});
}

QStringList
TestHistoryFacts::read(const std::vector<std::string> &machines, Duration from, Duration to)
{
    static_cast<void>(m_store->flush());
    auto source = openHistoryFacts({.file = m_path}, {}, machines, start + from, start + to);
    if (!source)
        return {QString::fromStdString(source.error().message)};
    QStringList list;
    incident::Fact fact;
    while (true) {
        const auto more = (*source)->next(fact);
        if (!more || !*more)
            return list;
        list << described(fact);
    }
}

void TestHistoryFacts::everythingComesInTheOrderOfItsTime()
{
    add("a", "phase", 10min, "deleting");
    add("a", "drain", 5min, "draining"); // told later, happened earlier
    AuditEntry write;
    write.machine = {"ns", "a"};
    write.object = write.machine;
    write.kind = "Machine";
    write.at = start + 7min;
    write.verb = "delete";
    write.user = "alice";
    m_store->append(write);
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
    auto source = openHistoryFacts({.file = m_path}, {}, {"ns/a"}, start, start + 10h);
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

void TestHistoryFacts::theTimeBeforeTheRecordIsAGap()
{
    add("a", "phase", 5min, "running");
    static_cast<void>(m_store->flush());
    auto source = openHistoryFacts({.file = m_path}, {}, {"ns/a"}, start - 2h, start + 1h);
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
