// SPDX-License-Identifier: Apache-2.0
#include "backend/leader/LeaderElector.h"
#include "tests/backend/embedded/EmbeddedFixture.h"
#include "tests/backend/leader/ElectorsCluster.h"
#include "tests/support/cluster/InterceptedCluster.h"
#include "tests/support/cluster/Settle.h"
#include "tests/support/clustercontract/Await.h"
#include "tests/support/runner/Runner.h"

#include <QTest>

#include <nlohmann/json.hpp>

namespace tst_leaderelector {

using namespace hp;
using namespace hp::leader;
using namespace std::chrono_literals;

namespace {

const ObjectKey leaseKey{"contract", "holdpoint"};

/// What an elector asks of a cluster, behind a line that can be cut.
class Line final : public test::ElectorsCluster
{
public:
    explicit Line(cluster::Cluster &behind)
        : m_behind(behind)
    { }
    bool cut = false; ///< requests vanish: no answer ever comes

    void get(const cluster::ObjectRef &ref, Reply<Object> reply) override
    {
        ++gets;
        if (!cut)
            m_behind.get(ref, std::move(reply));
    }
    void create(const cluster::Kind &kind,
                const std::string &ns,
                Json object,
                const cluster::WriteOptions &options,
                Reply<cluster::Written> reply) override
    {
        if (!cut)
            m_behind.create(kind, ns, std::move(object), options, std::move(reply));
    }
    void update(const cluster::ObjectRef &ref,
                Json object,
                cluster::Subresource subresource,
                const cluster::WriteOptions &options,
                Reply<cluster::Written> reply) override
    {
        ++updates;
        if (!cut)
            m_behind.update(ref, std::move(object), subresource, options, std::move(reply));
    }
    void recordEvent(cluster::EventRecord record) override { events.push_back(record.note); }

    int gets = 0;
    int updates = 0;
    std::vector<std::string> events{};

private:
    cluster::Cluster &m_behind;
};

LeaderElector::Options as(const std::string &identity)
{
    return {leaseKey, identity, {}, [] { return 0.0; }};
}

} // namespace

class TestLeaderElector : public QObject
{
    Q_OBJECT
private slots:
    void init();
    void theFirstMakesTheLeaseAndLeads();
    void theHolderRenewsEveryTwoSecondsWithoutLooking();
    void theSecondWaits();
    void candidatesWaitLongerByTheirJitter();
    void aSilentHolderIsReplacedAfterTheLeaseByWhatWeSaw();
    void theWallClockOfOthersProvesNothing();
    void aHolderThatCannotRenewStopsBeforeAnybodyElseBegins();
    void theGateClosesByTheClockNotByATimer();
    void aMachineThatSleptFindsTheGateClosed();
    void whoeverTookTheLeaseEndsIt();
    void aConflictClosesTheGateUntilTheLeaseIsReadAgain();
    void stopReleasesAndTheNextLeadsAtItsNextTry();
    void stopWaitsForWritesThatAreUnderWay();
    void stopDoesNotReleaseWhileAWriteNeverEnds();
    void whatOthersKeepInTheLeaseStays();
    void aDeletedLeaseIsMadeAgain();
    void leadershipComesBackAfterAnOutage();
    void otherThreadsAreToldWhetherTheGateIsOpen();
    void theGateClosesForOtherThreadsWhileOursStandsStill();

private:
    [[nodiscard]] LeaseRecord record();
    void go(Duration by) { test::advance(m_fixture->clock(), by); }

    std::unique_ptr<test::EmbeddedFixture> m_fixture{};
    std::unique_ptr<Line> m_lineA{};
    std::unique_ptr<Line> m_lineB{};
    std::unique_ptr<LeaderElector> m_a{};
    std::unique_ptr<LeaderElector> m_b{};
};

void TestLeaderElector::init()
{
    m_a.reset();
    m_b.reset();
    m_fixture = std::make_unique<test::EmbeddedFixture>();
    m_lineA = std::make_unique<Line>(m_fixture->cluster());
    m_lineB = std::make_unique<Line>(m_fixture->cluster());
    m_a = std::make_unique<LeaderElector>(*m_lineA, m_fixture->clock(), as("a"));
    m_b = std::make_unique<LeaderElector>(*m_lineB, m_fixture->clock(), as("b"));
}

LeaseRecord TestLeaderElector::record()
{
    const auto read = test::await<Object>([&](Reply<Object> reply) {
        m_fixture->cluster().get({&cluster::kinds::lease(), leaseKey}, std::move(reply));
    });
    return read ? leaseRecordOf(*read) : LeaseRecord();
}

void TestLeaderElector::theFirstMakesTheLeaseAndLeads()
{
    QVERIFY(m_a->refusal());
    m_a->start();
    QVERIFY(!m_a->isLeading());
    go(0s);
    QVERIFY(m_a->isLeading());
    QVERIFY(!m_a->refusal());
    const LeaseRecord held = record();
    QCOMPARE(held.holder, std::string("a"));
    QCOMPARE(held.duration, Duration(15s));
    QCOMPARE(held.transitions, 0);
    QCOMPARE(m_lineA->events, std::vector<std::string>{"a became leader"});
}

void TestLeaderElector::theHolderRenewsEveryTwoSecondsWithoutLooking()
{
    m_a->start();
    go(0s);
    const int looks = m_lineA->gets;
    const TimePoint first = record().renewed;
    go(20s);
    QCOMPARE(m_lineA->updates, 10);
    QCOMPARE(m_lineA->gets, looks);
    QCOMPARE(record().renewed, first + 20s);
    QCOMPARE(record().acquired, first);
}

void TestLeaderElector::theSecondWaits()
{
    m_a->start();
    go(0s);
    m_b->start();
    go(10min);
    QVERIFY(m_a->isLeading());
    QVERIFY(!m_b->isLeading());
    QCOMPARE(m_b->state().holder, std::string("a"));
    QCOMPARE(m_b->state().reason, std::string("a leads"));
    const auto refusal = m_b->refusal();
    QVERIFY(refusal.has_value());
    QCOMPARE(refusal->message,
             std::string("nothing is written here: this replica is not the leader"));
    QCOMPARE(refusal->detail, std::string("a leads"));
}

void TestLeaderElector::candidatesWaitLongerByTheirJitter()
{
    m_a->start();
    go(0s);
    auto options = as("b");
    options.random = [] { return 0.5; };
    m_b = std::make_unique<LeaderElector>(*m_lineB, m_fixture->clock(), options);
    m_b->start();
    go(0s);
    QCOMPARE(m_lineB->gets, 1);
    go(3200ms - 1us); // 2 s + 0.5 × 1.2 × 2 s
    QCOMPARE(m_lineB->gets, 1);
    go(1us);
    QCOMPARE(m_lineB->gets, 2);
}

void TestLeaderElector::aSilentHolderIsReplacedAfterTheLeaseByWhatWeSaw()
{
    m_a->start();
    go(0s);
    m_a.reset(); // killed: nothing is released
    m_b->start();
    go(0s);
    go(14s);
    QVERIFY(!m_b->isLeading());
    go(2s); // the next look after 15 s
    QVERIFY(m_b->isLeading());
    QCOMPARE(record().transitions, 1);
}

void TestLeaderElector::theWallClockOfOthersProvesNothing()
{
    m_a->start();
    go(0s);
    m_b->start();
    go(0s);
    m_fixture->clock().stepWall(1h);
    go(0s);
    QVERIFY(!m_b->isLeading());
    m_fixture->clock().stepWall(-2h);
    go(1min);
    QVERIFY(m_a->isLeading());
    QVERIFY(!m_b->isLeading());
}

void TestLeaderElector::aHolderThatCannotRenewStopsBeforeAnybodyElseBegins()
{
    m_a->start();
    go(0s);
    m_b->start();
    go(0s);
    m_lineA->cut = true;
    go(10s - 1us);
    QVERIFY(m_a->isLeading());
    go(1us);
    QVERIFY(!m_a->isLeading());
    QVERIFY(m_a->refusal());
    QVERIFY(!m_b->isLeading());
    go(7s);
    QVERIFY(m_b->isLeading());
}

void TestLeaderElector::theGateClosesByTheClockNotByATimer()
{
    m_a->start();
    go(0s);
    // A process that is stopped runs no timers, but time goes on.
    std::vector<bool> open;
    m_fixture->clock().after(10s - 1us, this, [&] { open.push_back(!m_a->refusal()); });
    m_lineA->cut = true;
    go(10s - 1us);
    QVERIFY(!m_a->refusal());
    m_fixture->clock().stepWall(1us);
    QVERIFY(m_a->refusal());
    QVERIFY(m_a->isLeading()); // the timer is still to come
    QCOMPARE(open, std::vector<bool>{true});
}

void TestLeaderElector::aMachineThatSleptFindsTheGateClosed()
{
    m_a->start();
    go(0s);
    m_fixture->clock().stepWall(20min); // the steady clock stood still meanwhile
    QVERIFY(m_a->refusal());
    go(2s); // renewed, nobody else was there
    QVERIFY(!m_a->refusal());
}

void TestLeaderElector::whoeverTookTheLeaseEndsIt()
{
    m_a->start();
    go(0s);
    LeaseRecord stolen = record();
    stolen.holder = "thief";
    const auto taken = test::await<cluster::Written>([&](Reply<cluster::Written> reply) {
        m_fixture->cluster().patch({&cluster::kinds::lease(), leaseKey},
                                   cluster::PatchType::Merge,
                                   Json{{"spec", specOf(stolen)}},
                                   cluster::Subresource::None,
                                   {},
                                   std::move(reply));
    });
    QVERIFY(taken);
    go(2s);
    QVERIFY(!m_a->isLeading());
    QCOMPARE(m_a->state().reason, std::string("thief leads"));
}

void TestLeaderElector::aConflictClosesTheGateUntilTheLeaseIsReadAgain()
{
    m_a->start();
    go(0s);
    const auto labelled = test::await<cluster::Written>([&](Reply<cluster::Written> reply) {
        m_fixture->cluster().patch({&cluster::kinds::lease(), leaseKey},
                                   cluster::PatchType::Merge,
                                   Json{{"metadata", {{"labels", {{"team", "x"}}}}}},
                                   cluster::Subresource::None,
                                   {},
                                   std::move(reply));
    });
    QVERIFY(labelled);
    int changes = 0;
    connect(m_a.get(), &LeaderElector::leadingChanged, this, [&] { ++changes; });
    // The renewal meets the Conflict; before the lease is read, the gate is closed.
    bool sawClosed = false;
    connect(m_a.get(), &LeaderElector::stateChanged, this, [&] { sawClosed |= false; });
    m_fixture->clock().advance(2s);
    while (!sawClosed && m_lineA->updates < 2) {
        sawClosed = m_a->refusal().has_value();
        if (sawClosed)
            QVERIFY(!m_a->stillOpen()());
        QCoreApplication::processEvents(QEventLoop::AllEvents);
    }
    QVERIFY(sawClosed);
    test::settle(m_fixture->clock());
    QVERIFY(!m_a->refusal());
    QVERIFY(m_a->stillOpen()());
    QCOMPARE(changes, 0);
    QCOMPARE(m_lineA->updates, 2);
}

void TestLeaderElector::stopReleasesAndTheNextLeadsAtItsNextTry()
{
    m_a->start();
    go(0s);
    m_b->start();
    go(0s);
    bool done = false;
    m_a->stop(1s, [&] { done = true; });
    QVERIFY(m_a->refusal());
    go(0s);
    QVERIFY(done);
    QVERIFY(record().holder.empty());
    QCOMPARE(record().duration, Duration(1s));
    go(2s);
    QVERIFY(m_b->isLeading());
}

void TestLeaderElector::stopWaitsForWritesThatAreUnderWay()
{
    m_a->start();
    go(0s);
    auto pass = std::make_unique<WritePass>(*m_a);
    bool done = false;
    m_a->stop(1s, [&] { done = true; });
    go(500ms);
    QVERIFY(!done);
    QCOMPARE(record().holder, std::string("a"));
    pass->finish();
    go(0s);
    QVERIFY(done);
    QVERIFY(record().holder.empty());
}

void TestLeaderElector::stopDoesNotReleaseWhileAWriteNeverEnds()
{
    m_a->start();
    go(0s);
    const WritePass pass(*m_a);
    bool done = false;
    m_a->stop(1s, [&] { done = true; });
    go(1s);
    QVERIFY(done);
    QCOMPARE(record().holder, std::string("a"));
}

void TestLeaderElector::whatOthersKeepInTheLeaseStays()
{
    m_fixture->make(cluster::kinds::lease(),
                    {{"metadata", {{"name", "holdpoint"}, {"labels", {{"team", "x"}}}}},
                     {"spec", {{"strategy", "OldestEmulationVersion"}}}});
    m_a->start();
    go(4s);
    QVERIFY(m_a->isLeading());
    const auto read = test::await<Object>([&](Reply<Object> reply) {
        m_fixture->cluster().get({&cluster::kinds::lease(), leaseKey}, std::move(reply));
    });
    QCOMPARE(read->text("/spec/strategy"), std::string("OldestEmulationVersion"));
    QCOMPARE(read->label("team").value_or(""), std::string("x"));
}

void TestLeaderElector::aDeletedLeaseIsMadeAgain()
{
    m_a->start();
    go(0s);
    const auto removed = test::await<cluster::Deleted>([&](Reply<cluster::Deleted> reply) {
        m_fixture->cluster().remove({&cluster::kinds::lease(), leaseKey}, {}, std::move(reply));
    });
    QVERIFY(removed);
    go(6s);
    QVERIFY(m_a->isLeading());
    QCOMPARE(record().holder, std::string("a"));
}

void TestLeaderElector::leadershipComesBackAfterAnOutage()
{
    m_a->start();
    go(0s);
    std::vector<bool> changes;
    connect(m_a.get(), &LeaderElector::leadingChanged, this, [&](bool leading) {
        changes.push_back(leading);
    });
    m_lineA->cut = true;
    go(1min);
    m_lineA->cut = false;
    go(10s);
    QCOMPARE(changes, (std::vector<bool>{false, true}));
    QCOMPARE(record().transitions, 0); // nobody else had it
}

/// That the deadline is two hours away keeps the real clock out of this.
void TestLeaderElector::otherThreadsAreToldWhetherTheGateIsOpen()
{
    LeaderElector::Options patient = as("a");
    patient.timings = {.lease = 3h, .renewDeadline = 2h, .retry = 10min};
    m_a = std::make_unique<LeaderElector>(*m_lineA, m_fixture->clock(), patient);
    const auto open = m_a->stillOpen();
    QVERIFY(!open());
    m_a->start();
    go(0s);
    QVERIFY(open());
    m_lineA->cut = true;
    go(2h);
    QVERIFY(!m_a->isLeading());
    QVERIFY(!open());
    m_lineA->cut = false;
    go(1h);
    QVERIFY(m_a->isLeading());
    QVERIFY(open());
    m_a.reset();
    QVERIFY(!open());
}

/// The clock of this thread does not move at all here.
void TestLeaderElector::theGateClosesForOtherThreadsWhileOursStandsStill()
{
    LeaderElector::Options hasty = as("a");
    hasty.timings = {.lease = 60ms, .renewDeadline = 40ms, .retry = 10ms};
    m_a = std::make_unique<LeaderElector>(*m_lineA, m_fixture->clock(), hasty);
    m_a->start();
    go(0s);
    QVERIFY(!m_a->refusal());
    const auto open = m_a->stillOpen();
    while (open()) { }
    QVERIFY(!m_a->refusal());
}

} // namespace tst_leaderelector

HP_TEST(tst_leaderelector, TestLeaderElector)
#include "tst_leaderelector.moc"
