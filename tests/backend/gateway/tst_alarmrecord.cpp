// SPDX-License-Identifier: Apache-2.0
#include "backend/gateway/views/AlarmMark.h"
#include "backend/gateway/views/AlarmService.h"
#include "backend/history/Recorder.h"
#include "backend/history/lanes/HistoryFacts.h"
#include "backend/runtime/ManualClock.h"
#include "model/incident/Digest.h"
#include "model/incident/EntryBuilder.h"
#include "tests/support/runner/Runner.h"

#include <QTemporaryDir>
#include <QTest>

#include <nlohmann/json.hpp>

namespace tst_alarmrecord {

using namespace hp;
using namespace std::chrono_literals;

/// What becomes of alarms stands in the record of their machine, and incidents go by it.
class TestAlarmRecord : public QObject
{
    Q_OBJECT
private slots:
    void everyChangeIsAMark_data();
    void everyChangeIsAMark();
    void theFirstAcknowledgementIsTheDetection();

private:
    QTemporaryDir m_folder{};
};

namespace {

const TimePoint start = *parseTime("2026-01-10T12:00:00Z");

alarms::AlarmChange changeOf(alarms::AlarmChange::Kind kind, const char *by)
{
    alarms::AlarmChange change;
    change.kind = kind;
    change.alarm.source = {"n/w/hook.preDrain/A", "n/w", "Waiting at preDrain for A", 2};
    change.alarm.shelvedUntil = start + 2h;
    change.alarm.reason = "NIC on order";
    change.by = by;
    change.at = start;
    return change;
}

gateway::EvaluatedMachine overdue()
{
    gateway::EvaluatedMachine machine;
    machine.holds.resize(1);
    machine.holds[0].kind = holds::HoldKind::PreDrain;
    machine.holds[0].name = "A";
    machine.holds[0].state = holds::HoldState::Overdue;
    machine.holds[0].reason = quoted("the point is reached");
    machine.holds[0].priority = 2;
    return machine;
}

} // namespace

void TestAlarmRecord::everyChangeIsAMark_data()
{
    using Kind = alarms::AlarmChange::Kind;
    QTest::addColumn<int>("kind");
    QTest::addColumn<QString>("by");
    QTest::addColumn<QString>("look");
    QTest::addColumn<QString>("text");
    const auto row =
        [](const char *name, Kind kind, const char *by, const char *look, const char *text) {
            QTest::newRow(name) << static_cast<int>(kind) << by << look << text;
        };
    row("raised", Kind::Raised, "", "alarm", "Alarm P2: Waiting at preDrain for A");
    row("more urgent", Kind::Escalated, "", "alarm", "Alarm is P2 now: Waiting at preDrain for A");
    row("acknowledged",
        Kind::Acknowledged,
        "ada",
        "ack",
        "Acknowledged: Waiting at preDrain for A");
    row("the acknowledgement is taken back",
        Kind::Unacknowledged,
        "ada",
        "alarm",
        "No longer acknowledged: Waiting at preDrain for A");
    row("shelved",
        Kind::Shelved,
        "ada",
        "shelve",
        "Shelved until 2026-01-10T14:00:00Z (NIC on order): Waiting at preDrain for A");
    row("taken back",
        Kind::Unshelved,
        "ada",
        "shelve",
        "No longer shelved: Waiting at preDrain for A");
    row("its time is over",
        Kind::Unshelved,
        "",
        "alarm",
        "No longer shelved: Waiting at preDrain for A");
    row("cleared", Kind::Cleared, "", "cleared", "Alarm cleared: Waiting at preDrain for A");
}

void TestAlarmRecord::everyChangeIsAMark()
{
    QFETCH(const int, kind);
    QFETCH(const QString, by);
    QFETCH(const QString, look);
    QFETCH(const QString, text);
    const auto mark = gateway::markOf(
        changeOf(static_cast<alarms::AlarmChange::Kind>(kind), by.toUtf8().constData()));
    QCOMPARE(QString::fromStdString(toString(mark.machine)), QStringLiteral("n/w"));
    QCOMPARE(QString::fromStdString(mark.look), look);
    QCOMPARE(QString::fromStdString(mark.text), text);
    QCOMPARE(QString::fromStdString(mark.actor), by);
    QVERIFY(gateway::isWrittenHere(mark, true));
    QCOMPARE(gateway::isWrittenHere(mark, false), !by.isEmpty());
}

void TestAlarmRecord::theFirstAcknowledgementIsTheDetection()
{
    runtime::ManualClock clock(start);
    history::HistoryStore::Options options;
    options.path = m_folder.filePath(QStringLiteral("history.db")).toStdString();
    const auto store = history::HistoryStore::open(options, clock);
    QVERIFY2(bool(store), store ? "" : store.error().message.c_str());
    history::Recorder recorder(**store, clock, {});
    QVERIFY(bool(recorder.start()));
    gateway::AlarmService service(clock);
    service.onChange([&recorder](const alarms::AlarmChange &change) {
        const auto mark = gateway::markOf(change);
        recorder.notePerson(mark.machine, mark.look, mark.text, mark.actor);
    });

    clock.advance(1min);
    service.put({"n", "w"}, overdue());
    service.refresh(clock.now(), true);
    clock.advance(4min);
    const TimePoint noticed = clock.now();
    QVERIFY(bool(
        service.run("alarm.acknowledge", {{"key", "n/w/hook.preDrain/A"}}, {"ada", {"operator"}})));
    clock.advance(10min);
    service.put({"n", "w"}, {});
    service.refresh(clock.now(), true);
    recorder.stop();

    auto facts = history::openHistoryFacts(
        (*store)->place(), (*store)->cluster(), {"n/w"}, start, clock.now());
    QVERIFY2(bool(facts), facts ? "" : facts.error().message.c_str());
    incident::Incident incident;
    incident.from = start;
    incident.machines = {"n/w"};
    incident::EntryBuilder builder(incident, incident::budgetOf);
    incident::Digest digest(incident);
    std::vector<incident::Entry> entries;
    incident::Fact fact;
    while (*(*facts)->next(fact))
        builder.add(fact, entries);
    QStringList told;
    for (const incident::Entry &entry : entries) {
        digest.add(entry);
        told << QString::fromUtf8(toString(entry.kind));
    }
    digest.finish(clock.now());
    told.removeAll(QStringLiteral("gap"));
    QCOMPARE(told.join(QLatin1Char(' ')), QStringLiteral("alarm ack alarm"));
    const auto detected = digest.stamps().find("detected");
    QVERIFY(detected != digest.stamps().end());
    QCOMPARE(formatMicroTime(detected->second.value), formatMicroTime(noticed));
    QCOMPARE(detected->second.confidence, std::string("high"));
}

} // namespace tst_alarmrecord

HP_TEST(tst_alarmrecord, TestAlarmRecord)
#include "tst_alarmrecord.moc"
