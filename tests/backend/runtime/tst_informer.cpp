// SPDX-License-Identifier: Apache-2.0
#include "backend/runtime/Informer.h"
#include "backend/runtime/ManualClock.h"
#include "backend/runtime/OwnWrites.h"
#include "tests/support/cluster/FakeCluster.h"
#include "tests/support/cluster/Settle.h"
#include "tests/support/runner/Runner.h"

#include <QSignalSpy>
#include <QTest>

#include <nlohmann/json.hpp>

namespace tst_informer {

using namespace hp;
using namespace hp::runtime;
using namespace std::chrono_literals;

namespace {

Json node(const std::string &name, const std::string &mark = {})
{
    return {{"apiVersion", "v1"},
            {"kind", "Node"},
            {"metadata", {{"name", name}}},
            {"spec", {{"mark", mark}}}};
}

ObjectKey named(const std::string &name)
{
    return {{}, name};
}

/// An informer of Nodes and what its handler heard: "+a", "~a", "-a".
struct Observed {
    explicit Observed(Informer::Options options = {})
        : informer(cluster, {&cluster::kinds::node(), {}, {}, {}}, clock, std::move(options))
    {
        informer.onChange([this](const Object &before, const Object &after) {
            received += (!before      ? "+"
                             : !after ? "-"
                                      : "~")
                + (after ? after : before).name() + ' ';
        });
    }

    void run()
    {
        informer.start();
        test::settle(clock);
    }

    test::FakeCluster cluster{};
    ManualClock clock{TimePoint(0s)};
    Informer informer;
    std::string received{};
};

} // namespace

class TestInformer : public QObject
{
    Q_OBJECT
private slots:
    void theFirstListIsHeardOnceAsNew();
    void handlersOfTheFirstListAlreadySeeAllOfIt();
    void changesAreHeardWithBeforeAndAfter();
    void aLostConnectionIsWatchedAgainFromTheLastRevision();
    void compactedIsListedAgainReplacingWhatWasKnown();
    void attemptsBackOffWithJitterUpToTheCap();
    void aSignOfLifeStartsTheBackOffOver();
    void theStreamStateSaysWhyAndWhenItIsBack();
    void stopEndsEverything();
    void ownWritesAreReadUntilTheInformerCaughtUp();
    void whatIsNotKeptIsNotThere();
};

void TestInformer::theFirstListIsHeardOnceAsNew()
{
    Observed o;
    o.cluster.put(node("a"));
    o.cluster.put(node("b"));
    QSignalSpy synced(&o.informer, &Informer::synced);
    QVERIFY(!o.informer.hasSynced());
    o.run();
    QCOMPARE(o.received, std::string("+a +b "));
    QCOMPARE(synced.size(), 1);
    QVERIFY(o.informer.hasSynced());
    QCOMPARE(o.informer.size(), std::size_t(2));
}

void TestInformer::handlersOfTheFirstListAlreadySeeAllOfIt()
{
    Observed o;
    o.cluster.put(node("a"));
    o.cluster.put(node("b"));
    bool saw = false;
    o.informer.onChange([&](const Object &, const Object &after) {
        if (after.name() == "a")
            saw = o.informer.get(named("b")) && !o.informer.hasSynced();
    });
    o.run();
    QVERIFY(saw);
}

void TestInformer::changesAreHeardWithBeforeAndAfter()
{
    Observed o;
    o.cluster.put(node("a", "1"));
    std::string marks;
    o.informer.onChange([&marks](const Object &before, const Object &after) {
        marks += before.text("/spec/mark") + '>' + after.text("/spec/mark") + ' ';
    });
    o.run();
    o.cluster.put(node("a", "2"));
    o.cluster.erase(cluster::kinds::node(), named("a"));
    test::settle(o.clock);
    QCOMPARE(marks, std::string(">1 1>2 2> "));
    QCOMPARE(o.received, std::string("+a ~a -a "));
    QVERIFY(!o.informer.get(named("a")));
}

void TestInformer::aLostConnectionIsWatchedAgainFromTheLastRevision()
{
    Observed o;
    o.cluster.put(node("a"));
    o.run();
    o.cluster.breakWatches();
    o.cluster.put(node("b"));
    o.cluster.erase(cluster::kinds::node(), named("a"));
    test::settle(o.clock);
    QCOMPARE(o.received, std::string("+a "));

    test::advance(o.clock, 799ms);
    QCOMPARE(o.received, std::string("+a "));
    test::advance(o.clock, 1ms);
    QCOMPARE(o.received, std::string("+a +b -a "));
    QCOMPARE(o.cluster.calls("list"), 1);
}

void TestInformer::compactedIsListedAgainReplacingWhatWasKnown()
{
    Observed o;
    o.cluster.put(node("a"));
    o.cluster.put(node("same"));
    o.cluster.put(node("b", "1"));
    o.run();
    o.received.clear();
    o.cluster.breakWatches();
    o.cluster.erase(cluster::kinds::node(), named("a"));
    o.cluster.put(node("b", "2"));
    o.cluster.put(node("c"));
    o.cluster.compact();
    test::advance(o.clock, 800ms);
    QCOMPARE(o.received, std::string("-a ~b +c "));
    QCOMPARE(o.informer.size(), std::size_t(3));
    QCOMPARE(o.cluster.calls("list"), 2);

    o.cluster.put(node("d"));
    test::settle(o.clock);
    QCOMPARE(o.received, std::string("-a ~b +c +d "));
}

void TestInformer::whatIsNotKeptIsNotThere()
{
    std::string asked;
    Informer::Options options;
    options.keeps = [&asked](const Object &object) {
        asked += object.name() + ' ';
        return object.text("/spec/mark") != "done";
    };
    Observed o(options);
    o.cluster.put(node("a"));
    o.cluster.put(node("b", "done"));
    o.run();
    QCOMPARE(o.received, std::string("+a "));
    QCOMPARE(asked, std::string("a b "));
    QVERIFY(!o.informer.get(named("b")));

    o.cluster.put(node("a", "done"));
    o.cluster.put(node("b", "again"));
    o.cluster.put(node("c", "done"));
    o.cluster.erase(cluster::kinds::node(), named("c"));
    test::settle(o.clock);
    QCOMPARE(o.received, std::string("+a -a +b "));
    QCOMPARE(o.informer.size(), std::size_t(1));

    // A list may tell the same.
    o.cluster.put(node("b", "done"));
    o.cluster.compact();
    test::advance(o.clock, 1min);
    QCOMPARE(o.received, std::string("+a -a +b -b "));
    QCOMPARE(o.informer.size(), std::size_t(0));
}

void TestInformer::attemptsBackOffWithJitterUpToTheCap()
{
    Informer::Options options;
    options.jitter = [] { return 0.5; };
    Observed o(options);
    o.cluster.failNext("list", test::Failure::Unreachable, 9);
    o.run();
    std::vector<std::int64_t> waits;
    for (int i = 0; i < 8; ++i) {
        const Duration wait = o.clock.nextTimer().value_or(Duration(0));
        waits.push_back(wait.count() / 1000);
        test::advance(o.clock, wait);
    }
    QCOMPARE(waits,
             (std::vector<std::int64_t>{1200, 2400, 4800, 9600, 19200, 38400, 45000, 45000}));
}

void TestInformer::aSignOfLifeStartsTheBackOffOver()
{
    Observed o;
    o.cluster.failNext("list", test::Failure::Unreachable, 3);
    o.run();
    test::advance(o.clock, 800ms + 1600ms + 3200ms);
    QVERIFY(o.informer.hasSynced());
    o.cluster.breakWatches();
    test::settle(o.clock);
    QCOMPARE(o.clock.nextTimer(), std::optional<Duration>(800ms));
}

void TestInformer::theStreamStateSaysWhyAndWhenItIsBack()
{
    Observed o;
    QStringList states;
    connect(
        &o.informer, &Informer::streamStateChanged, this, [&](const QString &s) { states << s; });
    o.run();
    test::advance(o.clock, 10s);
    QCOMPARE(o.informer.idleTime().count(), Duration(10s).count());
    o.cluster.breakWatches();
    test::settle(o.clock);
    test::advance(o.clock, 1s);
    QCOMPARE(states, QStringList{QStringLiteral("connection lost")});
    o.cluster.put(node("a"));
    test::settle(o.clock);
    QCOMPARE(states, (QStringList{QStringLiteral("connection lost"), QString()}));
    QCOMPARE(o.informer.idleTime().count(), Duration(0).count());
}

void TestInformer::stopEndsEverything()
{
    Observed o;
    o.run();
    o.informer.stop();
    o.cluster.put(node("a"));
    test::advance(o.clock, 60s);
    QCOMPARE(o.received, std::string());
    QCOMPARE(o.cluster.openWatches(), std::size_t(0));
}

void TestInformer::ownWritesAreReadUntilTheInformerCaughtUp()
{
    Observed o;
    const Object first = o.cluster.put(node("a", "1"));
    o.run();
    OwnWrites writes(o.informer);
    const Object second = o.cluster.put(node("a", "2"));
    writes.remember(second);
    QCOMPARE(o.informer.get(named("a")).text("/spec/mark"), std::string("1"));
    QCOMPARE(writes.get(named("a")).text("/spec/mark"), std::string("2"));
    o.cluster.put(node("a", "3"));
    test::settle(o.clock);
    QCOMPARE(writes.get(named("a")).text("/spec/mark"), std::string("3"));

    writes.remember(second);
    o.cluster.erase(cluster::kinds::node(), named("a"));
    test::settle(o.clock);
    QVERIFY(!writes.get(named("a")));
}

} // namespace tst_informer

HP_TEST(tst_informer, TestInformer)
#include "tst_informer.moc"
