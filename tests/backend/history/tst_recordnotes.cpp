// SPDX-License-Identifier: Apache-2.0
#include "backend/history/store/HistoryStore.h"
#include "backend/history/store/RecordNotes.h"
#include "backend/runtime/ManualClock.h"
#include "tests/support/runner/Runner.h"

#include <QTemporaryDir>
#include <QTest>

#include <vector>

namespace tst_recordnotes {

using namespace hp;
using namespace hp::history;
using namespace std::chrono_literals;

/// What others keep in a record.
class TestRecordNotes : public QObject
{
    Q_OBJECT
private slots:
    void aNoteIsKeptBesideTheRecord()
    {
        const QTemporaryDir folder;
        runtime::ManualClock clock(*parseTime("2026-01-10T12:00:00Z"));
        HistoryStore::Options options;
        options.path = folder.filePath(QStringLiteral("history.db")).toStdString();
        RecordPlace place;
        place.file = options.path;
        QVERIFY2(!RecordNotes::open(place), "there is no record yet");
        const auto store = HistoryStore::open(options, clock);
        QVERIFY(store);
        auto notes = RecordNotes::open(place);
        QVERIFY(notes);
        QVERIFY(!notes->value("audit/a"));
        QVERIFY(notes->keep("audit/a", "4 ff"));
        QVERIFY(notes->keep("audit/b", "1 00"));
        QVERIFY(notes->keep("other", "x"));
        QVERIFY(notes->keep("audit/a", "5 ee"));
        QVERIFY(notes->value("audit/a") == std::optional<std::string>("5 ee"));
        QVERIFY(notes->names("audit/") == (std::vector<std::string>{"audit/a", "audit/b"}));
        // Another process reads it, while the record is in use.
        const auto other = RecordNotes::open(place);
        QVERIFY(other);
        QVERIFY(other->value("audit/a") == std::optional<std::string>("5 ee"));
        QVERIFY((*store)->flush());
    }

    /// Whoever keeps a note may be the thread that everybody waits for.
    void aHeldLockIsNotWaitedFor()
    {
        const QTemporaryDir folder;
        runtime::ManualClock clock(*parseTime("2026-01-10T12:00:00Z"));
        HistoryStore::Options options;
        options.path = folder.filePath(QStringLiteral("history.db")).toStdString();
        RecordPlace place;
        place.file = options.path;
        const auto store = HistoryStore::open(options, clock);
        QVERIFY(store);
        auto notes = RecordNotes::open(place);
        QVERIFY(notes);
        QVERIFY(notes->keep("audit/a", "4 ff"));
        const auto writer = RecordDatabase::openWriter(place);
        QVERIFY(writer);
        QCOMPARE((*writer)->pragma("busy_timeout"),
                 std::int64_t(RecordDatabase::maxWaitForLock.count()));
        QVERIFY(RecordDatabase::maxWaitForLock < 100ms);
        QVERIFY(QSqlQuery((*writer)->sql()).exec(QStringLiteral("BEGIN IMMEDIATE")));
        const auto refused = notes->keep("audit/a", "5 ee");
        QVERIFY(!refused);
        QCOMPARE(refused.error().code, ErrorCode::Unreachable);
        QVERIFY(notes->value("audit/a") == std::optional<std::string>("4 ff"));
        QVERIFY(QSqlQuery((*writer)->sql()).exec(QStringLiteral("COMMIT")));
        QVERIFY(notes->keep("audit/a", "5 ee"));
        QVERIFY(notes->value("audit/a") == std::optional<std::string>("5 ee"));
    }
};

} // namespace tst_recordnotes

HP_TEST(tst_recordnotes, TestRecordNotes)
#include "tst_recordnotes.moc"
