// SPDX-License-Identifier: Apache-2.0
#include "backend/history/replay/RecordImport.h"
#include "backend/history/replay/RecordStates.h"
#include "backend/history/store/HistoryStore.h"
#include "backend/history/store/RecordDatabase.h"
#include "backend/runtime/ManualClock.h"
#include "model/incident/Fact.h"
#include "tests/backend/history/TestRecord.h"
#include "tests/support/runner/Runner.h"

#include <QSqlQuery>
#include <QTest>

#include <chrono>
#include <nlohmann/json.hpp>

namespace tst_recordstates {

using namespace hp;
using namespace hp::history;
using namespace std::chrono_literals;

namespace {

const TimePoint start = *parseTime("2026-01-10T12:00:00Z");
constexpr int machines = 12;
constexpr int minutes = 40; ///< in each of which every machine changes

Object stateOf(const std::string &name, int phase)
{
    return Object(Json{{"apiVersion", "machine.openshift.io/v1beta1"},
                       {"kind", "Machine"},
                       {"metadata",
                        {{"namespace", "ns"},
                         {"name", name},
                         {"uid", name},
                         {"resourceVersion", std::to_string(phase)}}},
                       {"status", {{"phase", std::to_string(phase)}}}});
}

/// Of every machine a state before the first minute and one in each; the first goes at the end.
void fill(HistoryStore &store)
{
    for (int minute = 0; minute <= minutes; ++minute) {
        for (int i = 0; i < machines; ++i) {
            const std::string name = "m" + std::to_string(i);
            const Object before = minute == 0 ? Object() : stateOf(name, minute - 1);
            store.append(ObjectChange{before, stateOf(name, minute), start + minute * 1min});
        }
    }
    store.append(ObjectChange{stateOf("m0", minutes), {}, start + minutes * 1min + 30s});
}

QStringList phasesAt(HistoryStore &store, TimePoint time)
{
    const auto bound = store.boundAt(time);
    const auto objects = store.objectsAt("Machine", bound ? *bound : 0);
    QStringList found;
    for (const Object &object : objects ? *objects : std::vector<Object>())
        found << QString::fromStdString(object.name() + '=' + object.text("/status/phase"));
    return found;
}

} // namespace

/// The states of a record on their way into a bundle.
class TestRecordStates : public QObject
{
    Q_OBJECT
private slots:
    void init()
    {
        if (const QString why = test::TestRecord::unavailable(); !why.isEmpty())
            QSKIP(qPrintable(why));
        m_record = std::make_unique<test::TestRecord>();
        m_clock = std::make_unique<runtime::ManualClock>(start);
        auto opened = HistoryStore::open(m_record->options(), *m_clock);
        QVERIFY2(bool(opened), opened ? "" : opened.error().message.c_str());
        m_store = std::move(*opened);
        fill(*m_store);
        QVERIFY(bool(m_store->flush()));
    }
    void cleanup() { m_store.reset(); }

    void whatStoodAndWhatChangedComesWhole()
    {
        const TimePoint from = start + 5min;
        const TimePoint to = start + 1h;
        const auto states = openRecordStates(m_store->place(), {}, {}, from, to);
        QVERIFY2(bool(states), states ? "" : states.error().message.c_str());
        incident::FactList facts({});
        const auto record =
            importRecord({m_record->file(QStringLiteral("imported.db")).toStdString(),
                          {},
                          from,
                          &facts,
                          states->get()});
        QVERIFY2(bool(record), record ? "" : record.error().message.c_str());
        for (const Duration after : {Duration(5min),
                                     Duration(6min),
                                     Duration(25min + 1s),
                                     Duration(minutes * 1min),
                                     Duration(1h)}) {
            const QStringList phases = phasesAt(*m_store, start + after);
            QCOMPARE(phasesAt(*record->store, start + after), phases);
            QCOMPARE(phases.size(), after == 1h ? machines - 1 : machines);
        }
    }

    void aServerThatGoesAwayIsNotTheirEnd()
    {
        if (!test::TestRecord::isPostgres())
            QSKIP("about the server");
        const auto states = openRecordStates(m_store->place(), {}, {}, start + 5min, start + 1h);
        QVERIFY(bool(states));
        std::string line;
        for (int i = 0; i < 1 + machines + 1; ++i) // the record, what stood, a change
            QVERIFY(*(*states)->next(line));
        const auto admin = RecordDatabase::openReader(m_store->place());
        QVERIFY(bool(admin));
        QVERIFY(QSqlQuery((*admin)->sql())
                    .exec(QStringLiteral("SELECT pg_terminate_backend(pid) FROM pg_stat_activity"
                                         " WHERE datname=current_database() AND"
                                         " pid<>pg_backend_pid()")));
        Result<bool> more = true;
        while (more && *more)
            more = (*states)->next(line);
        QVERIFY(!more);
    }

private:
    std::unique_ptr<test::TestRecord> m_record;
    std::unique_ptr<runtime::ManualClock> m_clock;
    std::unique_ptr<HistoryStore> m_store;
};

} // namespace tst_recordstates

HP_TEST(tst_recordstates, TestRecordStates)
#include "tst_recordstates.moc"
