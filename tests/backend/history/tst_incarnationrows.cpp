// SPDX-License-Identifier: Apache-2.0
#include "backend/history/IncarnationRows.h"
#include "backend/runtime/ManualClock.h"
#include "tests/backend/history/TestRecord.h"
#include "tests/support/runner/Runner.h"

#include <QTest>

#include <chrono>
#include <nlohmann/json.hpp>

namespace tst_incarnationrows {

using namespace hp;
using namespace hp::history;
using namespace std::chrono_literals;

namespace {

const TimePoint start = *parseTime("2026-01-10T12:00:00Z");
const ObjectKey machine{"ns", "m1"};

Transition move(const std::string &uid, const char *kind, Duration at, const char *look)
{
    Transition result;
    result.machine = machine;
    result.kind = "Machine";
    result.object = machine;
    result.uid = uid;
    result.lane = kind == std::string("hook") ? "hook/preDrain/etcd" : kind;
    result.state.kind = kind;
    result.state.detail = "clusteroperator/etcd";
    result.state.look = look;
    result.at = start + at;
    result.seen = result.at;
    result.revision = std::to_string(at.count());
    return result;
}

std::vector<Transition> incarnation(const std::string &uid, Duration from)
{
    return {move(uid, "phase", from, "running"),
            move(uid, "condition", from + 1min, "false"),
            move(uid, "hook", from + 2min, "holding"),
            move(uid, "hook", from + 6min, ""),
            move(uid, "phase", from + 10min, "")};
}

} // namespace

/// The Machines of one name as the record on disk tells them.
class TestIncarnationRows : public QObject
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
        QVERIFY2(opened.has_value(), opened ? "" : opened.error().message.c_str());
        m_store = std::move(*opened);
    }
    void cleanup() { m_store.reset(); }

    void anEarlierMachineHasItsRow()
    {
        m_store->append(incarnation("one", 0min));
        m_store->append({move("two", "phase", 30min, "running")});
        const auto rows = incarnationRows(*m_store, machine, start + 1h);
        QVERIFY2(rows.has_value(), rows ? "" : rows.error().message.c_str());
        QCOMPARE(rows->size(), std::size_t(3)); // two lives and the record
        const Json &one = (*rows)["life/one"];
        QCOMPARE(one["gone"].get<std::string>(), std::string("2026-01-10T12:10:00.000000Z"));
        QCOMPARE(one["longest"]["seconds"].get<double>(), 240.0);
        QCOMPARE(one["longest"]["owner"].get<std::string>(), std::string("clusteroperator/etcd"));
        QVERIFY((*rows)["life/two"]["gone"].is_null());
        QVERIFY((*rows)["record"]["begins"].is_string());
    }

    void anotherNameIsAnotherStory()
    {
        m_store->append(incarnation("one", 0min));
        const auto rows = incarnationRows(*m_store, {"ns", "m2"}, start + 1h);
        QVERIFY(rows && rows->size() == 1 && rows->contains("record"));
    }

    /// A name that is given again and again makes no endless answer.
    void theNewestAreTold()
    {
        for (int i = 0; i < 70; ++i)
            m_store->append(incarnation("uid-" + std::to_string(i), std::chrono::minutes(20 * i)));
        const auto rows = incarnationRows(*m_store, machine, start + 48h);
        QVERIFY(rows.has_value());
        QCOMPARE(rows->size(), maxIncarnations + 1);
        QVERIFY(rows->contains("life/uid-69"));
        QVERIFY(!rows->contains("life/uid-19"));
    }

    void theObjectSaysWhenItWasMade()
    {
        Transition first = move("one", "phase", 0min, "running");
        first.known = Known::Reported;
        m_store->append({first});
        const Object object(Json{{"apiVersion", "machine.openshift.io/v1beta1"},
                                 {"kind", "Machine"},
                                 {"metadata",
                                  {{"namespace", "ns"},
                                   {"name", "m1"},
                                   {"uid", "one"},
                                   {"resourceVersion", "7"},
                                   {"creationTimestamp", "2025-12-24T08:00:00Z"}}}});
        m_store->append(ObjectChange{{}, object, start});
        const auto rows = incarnationRows(*m_store, machine, start + 1h);
        QVERIFY(rows.has_value());
        const Json &row = (*rows)["life/one"];
        QCOMPARE(row["made"].get<std::string>(), std::string("2025-12-24T08:00:00.000000Z"));
        QCOMPARE(row["madeKnown"].get<std::string>(), std::string("reported"));
    }

    void whatIsGoneIsFoundByAPartOfItsName_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<QStringList>("found");

        QTest::newRow("all, but for the one that is there again")
            << QString()
            << QStringList{QStringLiteral("ns/a_b"),
                           QStringLiteral("ns/worker-1"),
                           QStringLiteral("other/worker-2")};
        QTest::newRow("a part of the name")
            << QStringLiteral("ORKER")
            << QStringList{QStringLiteral("ns/worker-1"), QStringLiteral("other/worker-2")};
        QTest::newRow("with its namespace")
            << QStringLiteral("r/work") << QStringList{QStringLiteral("other/worker-2")};
        QTest::newRow("a sign of patterns is only itself")
            << QStringLiteral("a_") << QStringList{QStringLiteral("ns/a_b")};
        QTest::newRow("another one") << QStringLiteral("r_1") << QStringList();
        QTest::newRow("or all of them") << QStringLiteral("%") << QStringList();
        QTest::newRow("and its escape") << QStringLiteral("!") << QStringList();
        QTest::newRow("a quote") << QStringLiteral("' OR ''='") << QStringList();
    }

    void whatIsGoneIsFoundByAPartOfItsName()
    {
        QFETCH(const QString, text);
        QFETCH(const QStringList, found);
        int uid = 0;
        const auto live = [&](const char *ns, const char *name, bool goes) {
            const Object object(Json{{"apiVersion", "machine.openshift.io/v1beta1"},
                                     {"kind", "Machine"},
                                     {"metadata",
                                      {{"namespace", ns},
                                       {"name", name},
                                       {"uid", "uid-" + std::to_string(++uid)},
                                       {"resourceVersion", std::to_string(uid)}}}});
            m_store->append(ObjectChange{{}, object, start + std::chrono::minutes(uid)});
            if (goes)
                m_store->append(ObjectChange{object, {}, start + std::chrono::minutes(uid + 1)});
        };
        live("ns", "worker-1", true);
        live("ns", "worker-1", true); // twice of one name
        live("ns", "a_b", true);
        live("ns", "worker-3", true);
        live("ns", "worker-3", false);
        live("other", "worker-2", true);
        const auto rows = goneRows(*m_store, text.toStdString());
        QVERIFY2(rows.has_value(), rows ? "" : rows.error().message.c_str());
        QStringList names;
        for (const auto &[key, row] : rows->items())
            names.append(QString::fromStdString(row["machine"].get<std::string>()));
        QCOMPARE(names, found);
        if (rows->contains("gone/ns/worker-1"))
            QCOMPARE((*rows)["gone/ns/worker-1"]["gone"].get<std::string>(),
                     std::string("2026-01-10T12:03:00.000000Z"));
    }

    void theNewestThatAreGoneAreFound()
    {
        for (int i = 0; i < maxGone + 5; ++i) {
            const std::string name = "m" + std::to_string(i);
            const Object object(Json{
                {"apiVersion", "machine.openshift.io/v1beta1"},
                {"kind", "Machine"},
                {"metadata",
                 {{"namespace", "ns"}, {"name", name}, {"uid", name}, {"resourceVersion", "1"}}}});
            m_store->append(ObjectChange{{}, object, start});
            m_store->append(ObjectChange{object, {}, start + std::chrono::minutes(i)});
        }
        const auto rows = goneRows(*m_store, {});
        QVERIFY(rows && rows->size() == std::size_t(maxGone));
        QVERIFY(rows->contains("gone/ns/m54") && !rows->contains("gone/ns/m4"));
    }

private:
    std::unique_ptr<test::TestRecord> m_record;
    std::unique_ptr<runtime::ManualClock> m_clock;
    std::unique_ptr<HistoryStore> m_store;
};

} // namespace tst_incarnationrows

HP_TEST(tst_incarnationrows, TestIncarnationRows)
#include "tst_incarnationrows.moc"
