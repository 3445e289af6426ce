// SPDX-License-Identifier: Apache-2.0
#include "backend/controllers/healthcheck/TargetCache.h"
#include "tests/support/runner/Runner.h"

#include <QTest>

#include <nlohmann/json.hpp>

namespace tst_targetcache {

using namespace hp;
using namespace hp::controllers;

namespace {

Object checkOf(const char *name, const char *selector, const char *ns = "ns")
{
    return Object(Json{{"metadata", {{"name", name}, {"namespace", ns}}},
                       {"spec", {{"selector", Json::parse(selector)}}}});
}

Object
machineOf(const char *name, const char *label, const char *node, const char *phase = "Running")
{
    return Object(
        Json{{"metadata", {{"name", name}, {"namespace", "ns"}, {"labels", {{"l", label}}}}},
             {"status", {{"phase", phase}, {"nodeRef", {{"name", node}}}}}});
}

Object nodeOf(const char *name, const char *ready)
{
    return Object(Json{{"metadata", {{"name", name}}},
                       {"status", {{"conditions", {{{"type", "Ready"}, {"status", ready}}}}}}});
}

const ObjectKey all{"ns", "all"};
const ObjectKey some{"ns", "some"};

/// What the informers would have.
struct Stock {
    std::vector<Object> machines{};
    std::vector<Object> nodes{};
    int asked = 0;

    TargetCache::Sources sources()
    {
        return {[this](const std::string &) {
                    ++asked;
                    return machines;
                },
                [this](const std::string &name) {
                    for (const Object &node : nodes) {
                        if (node.name() == name)
                            return node;
                    }
                    return Object();
                }};
    }
};

/// Two checks over Machine m, of which one watches only l=a.
struct Book : Stock, TargetCache {
    Book()
        : TargetCache(sources())
    {
        checkChanged({}, checkOf("all", "{}"));
        checkChanged({}, checkOf("some", R"({"matchLabels":{"l":"a"}})"));
        checkChanged({}, checkOf("all", "{}", "elsewhere"));
    }
};

} // namespace

class TestTargetCache : public QObject
{
    Q_OBJECT
private slots:
    void membersComeAndGoWithTheirLabels();
    void onlyWhatMattersConcernsAnybody();
    void aNodeConcernsTheChecksOfItsMachines();
    void aNewSelectorReadsTheMachinesThatAreThere();
    void anUnreadableSelectorSelectsNothing();
};

void TestTargetCache::membersComeAndGoWithTheirLabels()
{
    Book cache;
    const Object a = machineOf("m", "a", "n");
    const Object b = machineOf("m", "b", "n");
    QVERIFY(cache.machineChanged({}, a) == (std::vector{all, some}));
    QCOMPARE(cache.targetsOf(some).size(), std::size_t(1));
    QVERIFY(cache.machineChanged(a, b) == std::vector{some});
    QVERIFY(cache.targetsOf(some).empty());
    QVERIFY(cache.targetsOf({"elsewhere", "all"}).empty());
    QVERIFY(cache.machineChanged(b, a) == std::vector{some});
    QVERIFY(cache.machineChanged(a, {}) == (std::vector{all, some}));
    QVERIFY(cache.targetsOf(all).empty());
}

void TestTargetCache::onlyWhatMattersConcernsAnybody()
{
    Book cache;
    const Object machine = machineOf("m", "b", "n");
    (void)cache.machineChanged({}, machine);
    Json json = machine.json();
    json["metadata"]["resourceVersion"] = "9";
    json["status"]["lastUpdated"] = "2026-01-10T12:00:00Z";
    QVERIFY(cache.machineChanged(machine, Object(json)).empty());
    QVERIFY(cache.machineChanged(machine, machineOf("m", "b", "n", "Failed")) == std::vector{all});
}

void TestTargetCache::aNodeConcernsTheChecksOfItsMachines()
{
    Book cache;
    (void)cache.machineChanged({}, machineOf("m", "b", "n"));
    QVERIFY(!cache.targetsOf(all).front().node);
    QVERIFY(cache.nodeChanged({}, nodeOf("n", "True")) == std::vector{all});
    QVERIFY(cache.targetsOf(all).front().node);
    QVERIFY(cache.nodeChanged(nodeOf("n", "True"), nodeOf("n", "True")).empty());
    QVERIFY(cache.nodeChanged({}, nodeOf("other", "True")).empty());

    cache.nodes = {nodeOf("other", "True")};
    (void)cache.machineChanged({}, machineOf("m", "b", "other"));
    QVERIFY(cache.targetsOf(all).front().node);
    QVERIFY(cache.nodeChanged(nodeOf("n", "True"), nodeOf("n", "False")).empty());
    QVERIFY(cache.nodeChanged(nodeOf("other", "True"), {}) == std::vector{all});
    QVERIFY(!cache.targetsOf(all).front().node);
}

void TestTargetCache::aNewSelectorReadsTheMachinesThatAreThere()
{
    Stock stock;
    TargetCache cache(stock.sources());
    const Object a = machineOf("a", "a", "n");
    const Object b = machineOf("b", "b", "n");
    QVERIFY(cache.machineChanged({}, a).empty());
    stock.machines = {a, b};
    stock.nodes = {nodeOf("n", "True")};
    const Object check = checkOf("some", R"({"matchLabels":{"l":"a"}})");
    cache.checkChanged({}, check);
    cache.checkChanged(check, check);
    QCOMPARE(stock.asked, 1);
    QCOMPARE(cache.targetsOf(some).size(), std::size_t(1));
    QVERIFY(cache.targetsOf(some).front().node);
    cache.checkChanged(check, checkOf("some", R"({"matchLabels":{"l":"b"}})"));
    QCOMPARE(cache.targetsOf(some).front().key.name, std::string("b"));
    cache.checkChanged(check, {});
    QVERIFY(cache.targetsOf(some).empty());
    QVERIFY(cache.machineChanged(a, b).empty());
    QVERIFY(cache.nodeChanged({}, nodeOf("n", "False")).empty());
}

void TestTargetCache::anUnreadableSelectorSelectsNothing()
{
    Stock stock;
    TargetCache cache(stock.sources());
    cache.checkChanged({},
                       checkOf("some", R"({"matchExpressions":[{"key":"l","operator":"Near"}]})"));
    QVERIFY(cache.machineChanged({}, machineOf("m", "a", "n")).empty());
    QVERIFY(!cache.badSelector(some).empty());
    QVERIFY(cache.badSelector(all).empty());
}

} // namespace tst_targetcache

HP_TEST(tst_targetcache, TestTargetCache)
#include "tst_targetcache.moc"
