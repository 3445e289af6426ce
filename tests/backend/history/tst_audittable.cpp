// SPDX-License-Identifier: Apache-2.0
#include "backend/history/store/HistoryStore.h"
#include "backend/runtime/ManualClock.h"
#include "tests/backend/history/TestRecord.h"
#include "tests/support/runner/Runner.h"

#include <QFile>
#include <QFileInfo>
#include <QSqlDatabase>
#include <QSqlQuery>
#include <QTest>

#include <chrono>

namespace tst_audittable {

using namespace hp;
using namespace hp::history;
using namespace std::chrono_literals;

namespace {

const TimePoint start = *parseTime("2026-01-10T12:00:00Z");
const ObjectKey machine{"ns", "m1"};

AuditEntry entry(int number, Duration after = {})
{
    return {.at = start + after,
            .user = "ada",
            .manager = "kubectl-patch",
            .verb = "patch",
            .kind = "Machine",
            .group = "machine.openshift.io",
            .object = machine,
            .uid = "u",
            .subresource = "status",
            .resourceVersion = std::to_string(number),
            .digest = "sha256:00",
            .machine = machine};
}

QStringList revisions(const Result<std::vector<AuditEntry>> &found)
{
    if (!found)
        return {QString::fromStdString(found.error().message)};
    QStringList list;
    for (const AuditEntry &row : *found)
        list << QString::fromStdString(row.resourceVersion);
    return list;
}

} // namespace

/// What clients wrote, in the history file: complete, bounded, and in files of before.
class TestAuditTable : public QObject
{
    Q_OBJECT
private slots:
    void init();

    void everyMemberComesBack();
    void aRangeOfOneMachineIsRead();
    void onlySoManyAreKept();
    void theyMakeRoomWhenTheFileIsFull();
    void aFileOfLayoutOneIsTakenOver();

private:
    std::unique_ptr<HistoryStore> open(HistoryStore::Options options = {});
    [[nodiscard]] QString path() const { return m_record->file(); }

    std::unique_ptr<test::TestRecord> m_record;
    std::unique_ptr<runtime::ManualClock> m_clock;
};

void TestAuditTable::init()
{
    if (const QString why = test::TestRecord::unavailable(); !why.isEmpty())
        QSKIP(qPrintable(why));
    m_record = std::make_unique<test::TestRecord>();
    m_clock = std::make_unique<runtime::ManualClock>(start);
}

std::unique_ptr<HistoryStore> TestAuditTable::open(HistoryStore::Options options)
{
    options.path = m_record->options().path;
    options.url = m_record->options().url;
    auto store = HistoryStore::open(options, *m_clock);
    if (!store)
        qFatal("%s", store.error().message.c_str());
    return std::move(*store);
}

void TestAuditTable::everyMemberComesBack()
{
    const AuditEntry full = entry(5, 1500us);
    open()->append(full); // closing writes
    const auto found = open()->writes(machine, start, start + 1min);
    QVERIFY(found);
    QCOMPARE(found->size(), std::size_t(1));
    const AuditEntry &row = found->front();
    QCOMPARE(row.id, std::int64_t(1));
    QVERIFY(row.at == full.at && row.object == full.object && row.machine == full.machine);
    QCOMPARE(row.user, full.user);
    QCOMPARE(row.manager, full.manager);
    QCOMPARE(row.verb, full.verb);
    QCOMPARE(row.kind, full.kind);
    QCOMPARE(row.group, full.group);
    QCOMPARE(row.uid, full.uid);
    QCOMPARE(row.subresource, full.subresource);
    QCOMPARE(row.resourceVersion, full.resourceVersion);
    QCOMPARE(row.digest, full.digest);
}

void TestAuditTable::aRangeOfOneMachineIsRead()
{
    const auto store = open();
    for (int i = 0; i < 5; ++i)
        store->append(entry(i, std::chrono::minutes(i)));
    AuditEntry other = entry(9, 2min);
    other.machine = {"ns", "m2"};
    store->append(other);
    other.machine = {};
    store->append(other);
    QCOMPARE(revisions(store->writes(machine, start + 1min, start + 3min)),
             (QStringList{QStringLiteral("1"), QStringLiteral("2"), QStringLiteral("3")}));
}

void TestAuditTable::onlySoManyAreKept()
{
    const auto store = open({.keepWrites = 3});
    for (int i = 0; i < 10; ++i) {
        store->append(entry(i));
        QVERIFY(store->flush());
    }
    const QStringList kept = revisions(store->writes(machine, start, start));
    if (test::TestRecord::isPostgres()) // those of other clusters would count
        QCOMPARE(kept.size(), 10);
    else
        QCOMPARE(kept,
                 (QStringList{QStringLiteral("7"), QStringLiteral("8"), QStringLiteral("9")}));
}

void TestAuditTable::theyMakeRoomWhenTheFileIsFull()
{
    if (test::TestRecord::isPostgres())
        QSKIP("about the file of SQLite");
    constexpr std::int64_t cap = 4 * 1024 * 1024;
    const auto store = open({.maxBytes = cap});
    for (int i = 0; i < 40'000; ++i) {
        AuditEntry write = entry(i, std::chrono::minutes(i));
        write.digest = std::string(200, 'x');
        store->append(std::move(write));
        if (i % 1000 == 999) {
            m_clock->advance(1000min);
            QVERIFY(store->flush());
            QVERIFY(QFileInfo(path()).size() <= cap);
        }
    }
    QCOMPARE(store->lost(), std::uint64_t(0));
    const auto newest = start + std::chrono::minutes(39'999);
    QCOMPARE(revisions(store->writes(machine, newest, newest)),
             (QStringList{QStringLiteral("39999")}));
    QCOMPARE(revisions(store->writes(machine, start, start + 1h)), QStringList());
}

void TestAuditTable::aFileOfLayoutOneIsTakenOver()
{
    if (test::TestRecord::isPostgres())
        QSKIP("about the file of SQLite");
    QFile layout(qEnvironmentVariable("HOLDPOINT_SOURCE_DIR")
                 + QStringLiteral("/tests/backend/history/layout1.sql"));
    QVERIFY(layout.open(QIODevice::ReadOnly));
    {
        QSqlDatabase old =
            QSqlDatabase::addDatabase(QStringLiteral("QSQLITE"), QStringLiteral("old"));
        old.setDatabaseName(path());
        QVERIFY(old.open());
        QSqlQuery query(old);
        for (const QByteArray &statement : layout.readAll().split(';'))
            QVERIFY2(query.exec(QString::fromUtf8(statement)), statement.constData());
    }
    QSqlDatabase::removeDatabase(QStringLiteral("old"));

    for (int time = 0; time < 2; ++time) {
        const auto store = open();
        const auto rows = store->transitions(machine, start, start + 1min);
        QVERIFY(rows);
        QCOMPARE(rows->size(), std::size_t(1));
        QCOMPARE(rows->front().id, std::int64_t(7));
        QCOMPARE(rows->front().actor, std::string("admin (kubectl)"));
        QCOMPARE(store->gaps(start, start + 1h)->front().id, std::int64_t(3));
        QVERIFY(store->lastSeen() == start);
        store->append(entry(time));
    }
    QCOMPARE(revisions(open()->writes(machine, start, start)),
             (QStringList{QStringLiteral("0"), QStringLiteral("1")}));
}

} // namespace tst_audittable

HP_TEST(tst_audittable, TestAuditTable)
#include "tst_audittable.moc"
