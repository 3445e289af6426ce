// SPDX-License-Identifier: Apache-2.0
#include "model/base/ApiStatus.h"
#include "tests/backend/embedded/EmbeddedFixture.h"
#include "tests/support/clustercontract/Await.h"
#include "tests/support/clustercontract/Printing.h"
#include "tests/support/clustercontract/Samples.h"
#include "tests/support/runner/Runner.h"

#include <QTest>

#include <nlohmann/json.hpp>

namespace tst_eventkeeper {

using hp::Json;
using hp::Object;
using hp::test::EmbeddedFixture;
namespace kinds = hp::cluster::kinds;

namespace {

const std::string space = "contract";

} // namespace

/// Events: counted, cut and expired.
class EventKeeperTest : public QObject
{
    Q_OBJECT
private slots:
    void init() { m_fixture = std::make_unique<EmbeddedFixture>(); }
    void cleanup() { m_fixture.reset(); }

    void anEventThatRepeatsIsCounted();
    void anEventAboutAClusterObjectIsInDefault();
    void eventsExpire();
    void eventsExpireByTheClockThatDoesNotStep_data();
    void eventsExpireByTheClockThatDoesNotStep();
    void aFloodOfEventsIsCut();

private:
    hp::embedded::EmbeddedCluster &cluster() { return m_fixture->cluster(); }
    std::vector<Object> events()
    {
        return hp::test::list(cluster(), {&kinds::event(), {}, {}, {}})->items;
    }

    std::unique_ptr<EmbeddedFixture> m_fixture{};
};

void EventKeeperTest::anEventThatRepeatsIsCounted()
{
    const Object about = m_fixture->make(kinds::machine(), hp::test::sampleMachine("a"));
    for (int i = 0; i < 3; ++i)
        cluster().recordEvent({about, false, "Drained", "Drain", "all pods are gone", "drain"});
    cluster().recordEvent({about, false, "Drained", "Drain", "other words", "drain"});
    QVERIFY(hp::test::runUntil([&] { return events().size() == 2; }));
    m_fixture->clock().stepWall(std::chrono::seconds(30));
    cluster().recordEvent({about, false, "Drained", "Drain", "all pods are gone", "drain"});
    const auto counted = [&] {
        for (const Object &event : events()) {
            if (event.at("/count") == 4)
                return event;
        }
        return Object();
    };
    QVERIFY(hp::test::runUntil([&] { return bool(counted()); }));
    const Object event = counted();
    QCOMPARE(event.text("/firstTimestamp"), std::string("2026-01-10T12:00:00Z"));
    QCOMPARE(event.text("/lastTimestamp"), std::string("2026-01-10T12:00:30Z"));
    QCOMPARE(event.text("/series/lastObservedTime"), std::string("2026-01-10T12:00:30.000000Z"));
    QCOMPARE(event.text("/reportingComponent"), std::string("drain"));
    QCOMPARE(event.text("/source/component"), std::string("drain"));
    QCOMPARE(event.text("/action"), std::string("Drain"));
    QCOMPARE(events().size(), std::size_t(2));
    QCOMPARE(cluster().counters().lostEvents, std::uint64_t(0));
}

void EventKeeperTest::anEventAboutAClusterObjectIsInDefault()
{
    const auto node =
        hp::test::create(cluster(), kinds::node(), {}, {{"metadata", {{"name", "n1"}}}});
    cluster().recordEvent({node->object, true, "NotReady", "", "no heartbeat", "node"});
    QVERIFY(hp::test::runUntil([&] { return events().size() == 1; }));
    const std::vector<Object> all = events();
    QCOMPARE(all[0].ns(), std::string("default"));
    QVERIFY(all[0].at("/involvedObject/namespace").is_null());
}

void EventKeeperTest::eventsExpire()
{
    const Object about = m_fixture->make(kinds::machine(), hp::test::sampleMachine("a"));
    cluster().recordEvent({about, false, "Old", "", "x", "c"});
    QVERIFY(hp::test::runUntil([&] { return events().size() == 1; }));
    const auto settle = [] { QCoreApplication::processEvents(); };
    m_fixture->clock().advance(std::chrono::minutes(58), settle);
    QCOMPARE(events().size(), std::size_t(1));
    cluster().recordEvent({about, false, "New", "", "x", "c"});
    m_fixture->clock().advance(std::chrono::minutes(4), settle);
    QVERIFY(hp::test::runUntil([&] { return events().size() == 1; }));
    const std::vector<Object> all = events();
    QCOMPARE(all[0].text("/reason"), std::string("New"));
}

void EventKeeperTest::eventsExpireByTheClockThatDoesNotStep_data()
{
    QTest::addColumn<int>("stepsAfterMinutes");
    QTest::addColumn<int>("stepsByHours");
    QTest::newRow("the clock is put forward") << 5 << 2;
    QTest::newRow("the clock is put back") << 5 << -2;
    QTest::newRow("the clock is put forward right behind the Event") << 0 << 2;
    QTest::newRow("the clock is put back right behind the Event") << 0 << -2;
}

void EventKeeperTest::eventsExpireByTheClockThatDoesNotStep()
{
    QFETCH(const int, stepsAfterMinutes);
    QFETCH(const int, stepsByHours);
    const auto pass = [this](int minutes) {
        m_fixture->clock().advance(std::chrono::minutes(minutes),
                                   [] { QCoreApplication::processEvents(); });
    };
    const Object about = m_fixture->make(kinds::machine(), hp::test::sampleMachine("a"));
    cluster().recordEvent({about, false, "Old", "", "x", "c"});
    QVERIFY(hp::test::runUntil([&] { return events().size() == 1; }));
    pass(stepsAfterMinutes);
    m_fixture->clock().stepWall(std::chrono::hours(stepsByHours));
    pass(58 - stepsAfterMinutes);
    QCOMPARE(events().size(), std::size_t(1));
    pass(4);
    QVERIFY(hp::test::runUntil([&] { return events().empty(); }));
}

void EventKeeperTest::aFloodOfEventsIsCut()
{
    const Object about = m_fixture->make(kinds::machine(), hp::test::sampleMachine("a"));
    for (int i = 0; i < 100; ++i)
        cluster().recordEvent({about, false, "R", "", "note " + std::to_string(i), "c"});
    QVERIFY(hp::test::runUntil([&] { return events().size() == 25; }));
    QCOMPARE(cluster().counters().lostEvents, std::uint64_t(75));
    m_fixture->clock().advance(std::chrono::minutes(5));
    cluster().recordEvent({about, false, "R", "", "later", "c"});
    QVERIFY(hp::test::runUntil([&] { return events().size() == 26; }));
}

} // namespace tst_eventkeeper

HP_TEST(tst_eventkeeper, EventKeeperTest)
#include "tst_eventkeeper.moc"
