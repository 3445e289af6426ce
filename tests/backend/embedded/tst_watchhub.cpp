// SPDX-License-Identifier: Apache-2.0
#include "model/base/ApiStatus.h"
#include "tests/backend/embedded/EmbeddedFixture.h"
#include "tests/support/clustercontract/Await.h"
#include "tests/support/clustercontract/Printing.h"
#include "tests/support/clustercontract/Samples.h"
#include "tests/support/runner/Runner.h"

#include <QRandomGenerator>
#include <QTest>

#include <map>
#include <nlohmann/json.hpp>
#include <numeric>

namespace tst_watchhub {

using hp::cluster::WatchEvent;
using hp::cluster::WatchEventType;
using hp::cluster::kinds::machine;
using hp::test::EmbeddedFixture;
using hp::test::RecordingWatch;

namespace {

constexpr int writes = 1500;

hp::cluster::ObjectRef ref(const std::string &name)
{
    return {&machine(), {"contract", name}};
}

/// The state that a watcher knows, and whether its events ever contradicted it.
class Replica
{
public:
    void take(const WatchEvent &event)
    {
        const long long revision = std::stoll(event.object.resourceVersion());
        const bool known = m_objects.contains(event.object.name());
        if (revision <= m_last && !m_snapshot)
            m_fault = "revisions do not grow";
        if (event.type == WatchEventType::Added && known)
            m_fault = "ADDED for a known object";
        if (event.type != WatchEventType::Added && !known)
            m_fault = "change of an unknown object";
        if (event.type == WatchEventType::Deleted)
            m_objects.erase(event.object.name());
        else
            m_objects[event.object.name()] = event.object.bytes();
        m_last = std::max(m_last, revision);
    }
    void start(std::map<std::string, std::string> objects, long long revision)
    {
        m_objects = std::move(objects);
        m_last = revision;
    }
    void fromSnapshot() { m_snapshot = true; }
    [[nodiscard]] const std::map<std::string, std::string> &objects() const { return m_objects; }
    [[nodiscard]] const std::string &fault() const { return m_fault; }

private:
    std::map<std::string, std::string> m_objects{};
    std::string m_fault{};
    long long m_last = 0;
    bool m_snapshot = false; ///< its first events come by name, not by revision
};

/// A watcher that joins at some revision of the past, with the state of that revision.
struct Watcher {
    Replica replica{};
    std::string selector{};
    std::unique_ptr<hp::cluster::Watch> watch{};
    bool ended = false;
};

std::map<std::string, std::string>
stateOf(hp::cluster::Cluster &cluster, const std::string &selector, long long &revision)
{
    const auto listed = hp::test::list(cluster, {&machine(), "contract", selector, {}});
    std::map<std::string, std::string> state;
    for (const hp::Object &object : listed->items)
        state[object.name()] = object.bytes();
    revision = std::stoll(listed->resourceVersion);
    return state;
}

bool makeMachines(hp::cluster::Cluster &cluster, int count)
{
    int made = 0;
    for (int i = 0; i < count; ++i)
        cluster.create(machine(),
                       "contract",
                       hp::test::sampleMachine("m" + std::to_string(i)),
                       {},
                       [&](const auto &written) { made += written.has_value(); });
    return hp::test::runUntil([&] { return made == count; });
}

} // namespace

/// The promise of a watch under load: no gap, no duplicate, from any revision.
class WatchHubTest : public QObject
{
    Q_OBJECT
private slots:
    void watchersFromAnyRevisionEndWithTheSameState();
    void aWatchBeforeTheCompactionIsExpired();
    void compactionKeepsFiveMinutes();
    void compactionKeepsEveryCurrentObject();
    void aWatchFromTheFutureIsTooLarge();
    void aRevisionThatIsNoNumberIsABadRequest();
    void aSinkMayEndOtherWatches();
    void eventsOfOneCommitArriveTogether();
    void whatIsThereComesInStepsAndThenWhatChangedMeanwhile();
    void manyWatchesThatBeginTakeNoMoreOfATurnThanFew();
};

void WatchHubTest::watchersFromAnyRevisionEndWithTheSameState()
{
    const quint32 seed = QRandomGenerator::global()->generate();
    qInfo("seed %u", seed);
    QRandomGenerator random(seed);
    EmbeddedFixture fixture;
    auto &cluster = fixture.cluster();
    const std::vector<std::string> selectors{"", "x=1", "x!=1", "x in (1,2)"};
    std::vector<std::unique_ptr<Watcher>> watchers;

    const auto join = [&](const std::string &selector,
                          std::map<std::string, std::string> state,
                          long long revision,
                          bool snapshot) {
        auto watcher = std::make_unique<Watcher>();
        watcher->selector = selector;
        if (snapshot)
            watcher->replica.fromSnapshot();
        else
            watcher->replica.start(std::move(state), revision);
        Watcher *raw = watcher.get();
        watcher->watch = cluster.watch({&machine(), "contract", selector, {}},
                                       snapshot ? "" : std::to_string(revision),
                                       {[raw](const auto &events) {
                                            for (const WatchEvent &event : events)
                                                raw->replica.take(event);
                                        },
                                        [raw](const auto &) { raw->ended = true; }});
        watchers.push_back(std::move(watcher));
    };
    struct Past {
        std::string selector;
        std::map<std::string, std::string> state;
        long long revision;
    };
    std::vector<Past> pasts;

    int answered = 0;
    for (int i = 0; i < writes; ++i) {
        const std::string name = "m" + std::to_string(random.bounded(20));
        const auto count = [&](const auto &) { ++answered; };
        const std::string label = std::to_string(random.bounded(4));
        switch (random.bounded(4)) {
        case 0:
            cluster.create(machine(),
                           "contract",
                           hp::test::withLabels(hp::test::sampleMachine(name), {{"x", label}}),
                           {},
                           count);
            break;
        case 1:
            cluster.remove(ref(name), {}, count);
            break;
        default:
            cluster.patch(ref(name),
                          hp::cluster::PatchType::Merge,
                          {{"metadata", {{"labels", {{"x", label}}}}}, {"spec", {{"i", i}}}},
                          hp::cluster::Subresource::None,
                          {},
                          count);
        }
        if (random.bounded(10) == 0)
            QCoreApplication::processEvents();
        if (random.bounded(25) == 0) {
            Past past{selectors[static_cast<std::size_t>(random.bounded(4))], {}, 0};
            past.state = stateOf(cluster, past.selector, past.revision);
            pasts.push_back(std::move(past));
        }
        if (random.bounded(30) == 0)
            join(selectors[static_cast<std::size_t>(random.bounded(4))], {}, 0, true);
        if (!pasts.empty() && random.bounded(15) == 0) {
            const Past &past = pasts[random.bounded(static_cast<quint32>(pasts.size()))];
            join(past.selector, past.state, past.revision, false);
        }
    }
    QVERIFY(hp::test::runUntil([&] { return answered == writes; }));
    for (const Past &past : pasts)
        join(past.selector, past.state, past.revision, false);
    QVERIFY(watchers.size() > 50);

    for (const auto &watcher : watchers) {
        long long revision = 0;
        const auto expected = stateOf(cluster, watcher->selector, revision);
        QVERIFY(hp::test::runUntil([&] {
            return watcher->replica.objects() == expected || !watcher->replica.fault().empty();
        }));
        QCOMPARE(watcher->replica.fault(), std::string());
        QVERIFY(!watcher->ended);
    }
}

void WatchHubTest::aWatchBeforeTheCompactionIsExpired()
{
    EmbeddedFixture fixture;
    QVERIFY(
        hp::test::create(fixture.cluster(), machine(), "contract", hp::test::sampleMachine("a")));
    const std::string old = fixture.cluster().currentRevision();
    QVERIFY(
        hp::test::create(fixture.cluster(), machine(), "contract", hp::test::sampleMachine("b")));
    fixture.clock().advance(std::chrono::minutes(10));
    RecordingWatch watch(fixture.cluster(), {&machine(), {}, {}, {}}, old);
    QVERIFY(watch.waitForEnd());
    QCOMPARE(hp::test::codeName(watch.error()), std::string("Compacted"));
    QCOMPARE(hp::test::httpCode(watch.error()), 410);
    QCOMPARE(hp::statusFrom(watch.error()).reason, std::string("Expired"));
    RecordingWatch fresh(fixture.cluster(), {&machine(), {}, {}, {}}, "0");
    QVERIFY(fresh.waitFor(2));
}

void WatchHubTest::compactionKeepsFiveMinutes()
{
    EmbeddedFixture fixture;
    const std::string start = fixture.cluster().currentRevision();
    QVERIFY(
        hp::test::create(fixture.cluster(), machine(), "contract", hp::test::sampleMachine("a")));
    QVERIFY(hp::test::remove(fixture.cluster(), ref("a")));
    fixture.clock().advance(std::chrono::minutes(4) + std::chrono::seconds(50));
    RecordingWatch watch(fixture.cluster(), {&machine(), {}, {}, {}}, start);
    QVERIFY(watch.waitFor(2));
    QCOMPARE(watch.names(), (std::vector<std::string>{"ADDED a", "DELETED a"}));
}

void WatchHubTest::compactionKeepsEveryCurrentObject()
{
    hp::embedded::EmbeddedCluster::Options options;
    options.keepHistoryAtMost = 10;
    EmbeddedFixture fixture(options);
    for (const char *name : {"kept", "gone", "again"})
        QVERIFY(hp::test::create(
            fixture.cluster(), machine(), "contract", hp::test::sampleMachine(name)));
    QVERIFY(hp::test::remove(fixture.cluster(), ref("gone")));
    QVERIFY(hp::test::remove(fixture.cluster(), ref("again")));
    for (int i = 0; i < 100; ++i)
        QVERIFY(hp::test::merge(
            fixture.cluster(), ref("kept"), R"({"spec":{"i":)" + std::to_string(i) + "}}"));
    fixture.clock().advance(std::chrono::minutes(20), [] { QCoreApplication::processEvents(); });
    const std::string before = hp::test::get(fixture.cluster(), ref("kept"))->bytes();
    const std::string revision = fixture.cluster().currentRevision();
    fixture.reopen();
    QCOMPARE(hp::test::get(fixture.cluster(), ref("kept"))->bytes(), before);
    QCOMPARE(fixture.cluster().currentRevision(), revision);
    QVERIFY(!hp::test::get(fixture.cluster(), ref("gone")));
    const auto again = hp::test::create(
        fixture.cluster(), machine(), "contract", hp::test::sampleMachine("again"));
    QVERIFY(again);
    QVERIFY(std::stoll(again->object.resourceVersion()) > std::stoll(revision));
    fixture.reopen();
    QVERIFY(hp::test::get(fixture.cluster(), ref("again")));
}

void WatchHubTest::aWatchFromTheFutureIsTooLarge()
{
    EmbeddedFixture fixture;
    RecordingWatch watch(fixture.cluster(), {&machine(), {}, {}, {}}, "999999");
    QVERIFY(watch.waitForEnd());
    QCOMPARE(hp::test::httpCode(watch.error()), 504);
    QCOMPARE(hp::statusFrom(watch.error()).causes.at(0).reason,
             std::string("ResourceVersionTooLarge"));
}

void WatchHubTest::aRevisionThatIsNoNumberIsABadRequest()
{
    EmbeddedFixture fixture;
    for (const char *revision : {"abc", "-1", "1x", "99999999999999999999"}) {
        RecordingWatch watch(fixture.cluster(), {&machine(), {}, {}, {}}, revision);
        QVERIFY(watch.waitForEnd());
        QCOMPARE(hp::test::httpCode(watch.error()), 400);
    }
}

void WatchHubTest::aSinkMayEndOtherWatches()
{
    EmbeddedFixture fixture;
    std::unique_ptr<hp::cluster::Watch> second;
    int secondEvents = 0;
    const auto first = fixture.cluster().watch(
        {&machine(), {}, {}, {}}, "", {[&](const auto &) { second.reset(); }, {}});
    second = fixture.cluster().watch(
        {&machine(), {}, {}, {}}, "", {[&](const auto &) { ++secondEvents; }, {}});
    QVERIFY(
        hp::test::create(fixture.cluster(), machine(), "contract", hp::test::sampleMachine("a")));
    QVERIFY(
        hp::test::create(fixture.cluster(), machine(), "contract", hp::test::sampleMachine("b")));
    QCOMPARE(secondEvents, 0);
    QVERIFY(!second);
    QVERIFY(hp::test::runUntil([&] { return fixture.cluster().counters().watches == 1; }));
}

void WatchHubTest::eventsOfOneCommitArriveTogether()
{
    EmbeddedFixture fixture;
    std::vector<std::size_t> batches;
    const auto watch = fixture.cluster().watch(
        {&machine(), {}, {}, {}},
        fixture.cluster().currentRevision(),
        {[&](const auto &events) { batches.push_back(events.size()); }, {}});
    QCoreApplication::processEvents();
    const std::uint64_t commits = fixture.cluster().counters().commits;
    for (int i = 0; i < 40; ++i)
        fixture.cluster().create(
            machine(), "contract", hp::test::sampleMachine("m" + std::to_string(i)), {}, {});
    // One commit on a quiet machine; on a busy one a turn may end before all forty are in it.
    QVERIFY(hp::test::runUntil(
        [&] { return std::accumulate(batches.begin(), batches.end(), std::size_t(0)) == 40; }));
    QCOMPARE(batches.size(), fixture.cluster().counters().commits - commits);
}

void WatchHubTest::whatIsThereComesInStepsAndThenWhatChangedMeanwhile()
{
    EmbeddedFixture fixture;
    auto &cluster = fixture.cluster();
    QVERIFY(makeMachines(cluster, 700));
    Replica replica;
    replica.fromSnapshot();
    std::vector<std::size_t> steps;
    bool open = true;
    int synced = 0;
    std::unique_ptr<hp::cluster::Watch> watch =
        cluster.watch({&machine(), {}, {}, {}},
                      "",
                      {.onEvents =
                           [&](const auto &events) {
                               steps.push_back(events.size());
                               for (const WatchEvent &event : events)
                                   replica.take(event);
                               open = false;
                           },
                       .onSynced = [&] { ++synced; },
                       .mayReplay = [&] { return open; }});
    QVERIFY(hp::test::runUntil([&] { return !steps.empty(); }));
    QVERIFY(hp::test::merge(cluster, ref("m0"), R"({"spec":{"i":1}})"));
    QVERIFY(hp::test::merge(cluster, ref("m99"), R"({"spec":{"i":1}})"));
    QVERIFY(hp::test::remove(cluster, ref("m1")));
    QVERIFY(hp::test::remove(cluster, ref("m98")));
    QVERIFY(hp::test::create(cluster, machine(), "contract", hp::test::sampleMachine("late")));
    QCOMPARE(steps.size(), std::size_t(1));
    QVERIFY(steps.front() < 700);
    QCOMPARE(watch->reached(), std::string());
    QCOMPARE(synced, 0);

    const auto expected = [&] {
        long long revision = 0;
        return stateOf(cluster, {}, revision);
    }();
    QVERIFY(hp::test::runUntil([&] {
        open = true;
        watch->goOn();
        return replica.objects() == expected || !replica.fault().empty();
    }));
    QCOMPARE(replica.fault(), std::string());
    QCOMPARE(synced, 1);
    QVERIFY(hp::test::runUntil([&] { return watch->reached() == cluster.currentRevision(); }));
}

void WatchHubTest::manyWatchesThatBeginTakeNoMoreOfATurnThanFew()
{
    EmbeddedFixture fixture;
    auto &cluster = fixture.cluster();
    QVERIFY(makeMachines(cluster, 700));
    constexpr int watchers = 60;
    std::size_t arrived = 0;
    int synced = 0;
    std::vector<std::unique_ptr<hp::cluster::Watch>> watches;
    for (int i = 0; i < watchers; ++i)
        watches.push_back(
            cluster.watch({&machine(), {}, {}, {}},
                          "",
                          {.onEvents = [&](const auto &events) { arrived += events.size(); },
                           .onSynced = [&] { ++synced; }}));
    std::size_t most = 0;
    while (synced < watchers) {
        const std::size_t before = arrived;
        QCoreApplication::sendPostedEvents();
        most = std::max(most, arrived - before);
        QVERIFY2(arrived > before || synced == watchers, "a turn in which nobody got anything");
    }
    QCOMPARE(arrived, std::size_t(700 * watchers));
    QVERIFY2(most <= 1000, qPrintable(QString::number(most)));
}

} // namespace tst_watchhub

HP_TEST(tst_watchhub, WatchHubTest)
#include "tst_watchhub.moc"
