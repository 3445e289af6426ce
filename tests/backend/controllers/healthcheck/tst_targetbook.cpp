// SPDX-License-Identifier: Apache-2.0
#include "backend/controllers/healthcheck/TargetBook.h"
#include "tests/support/runner/Runner.h"

#include <QTest>

#include <nlohmann/json.hpp>

namespace tst_targetbook {

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

    TargetBook::Sources sources()
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
struct Book : Stock, TargetBook {
    Book()
        : TargetBook(sources())
    {
        checkChanged({}, checkOf("all", "{}"));
        checkChanged({}, checkOf("some", R"({"matchLabels":{"l":"a"}})"));
        checkChanged({}, checkOf("all", "{}", "elsewhere"));
    }
};

} // namespace

class TestTargetBook : public QObject
{
    Q_OBJECT
private slots:
    void membersComeAndGoWithTheirLabels();
    void onlyWhatMattersConcernsAnybody();
    void aNodeConcernsTheChecksOfItsMachines();
    void aNewSelectorReadsTheMachinesThatAreThere();
    void anUnreadableSelectorSelectsNothing();
};

void TestTargetBook::membersComeAndGoWithTheirLabels()
{
    Book book;
    const Object a = machineOf("m", "a", "n");
    const Object b = machineOf("m", "b", "n");
    QVERIFY(book.machineChanged({}, a) == (std::vector{all, some}));
    QCOMPARE(book.targetsOf(some).size(), std::size_t(1));
    QVERIFY(book.machineChanged(a, b) == std::vector{some});
    QVERIFY(book.targetsOf(some).empty());
    QVERIFY(book.targetsOf({"elsewhere", "all"}).empty());
    QVERIFY(book.machineChanged(b, a) == std::vector{some});
    QVERIFY(book.machineChanged(a, {}) == (std::vector{all, some}));
    QVERIFY(book.targetsOf(all).empty());
}

void TestTargetBook::onlyWhatMattersConcernsAnybody()
{
    Book book;
    const Object machine = machineOf("m", "b", "n");
    (void)book.machineChanged({}, machine);
    Json json = machine.json();
    json["metadata"]["resourceVersion"] = "9";
    json["status"]["lastUpdated"] = "2026-01-10T12:00:00Z";
    QVERIFY(book.machineChanged(machine, Object(json)).empty());
    QVERIFY(book.machineChanged(machine, machineOf("m", "b", "n", "Failed")) == std::vector{all});
}

void TestTargetBook::aNodeConcernsTheChecksOfItsMachines()
{
    Book book;
    (void)book.machineChanged({}, machineOf("m", "b", "n"));
    QVERIFY(!book.targetsOf(all).front().node);
    QVERIFY(book.nodeChanged({}, nodeOf("n", "True")) == std::vector{all});
    QVERIFY(book.targetsOf(all).front().node);
    QVERIFY(book.nodeChanged(nodeOf("n", "True"), nodeOf("n", "True")).empty());
    QVERIFY(book.nodeChanged({}, nodeOf("other", "True")).empty());

    book.nodes = {nodeOf("other", "True")};
    (void)book.machineChanged({}, machineOf("m", "b", "other"));
    QVERIFY(book.targetsOf(all).front().node);
    QVERIFY(book.nodeChanged(nodeOf("n", "True"), nodeOf("n", "False")).empty());
    QVERIFY(book.nodeChanged(nodeOf("other", "True"), {}) == std::vector{all});
    QVERIFY(!book.targetsOf(all).front().node);
}

void TestTargetBook::aNewSelectorReadsTheMachinesThatAreThere()
{
    Stock stock;
    TargetBook book(stock.sources());
    const Object a = machineOf("a", "a", "n");
    const Object b = machineOf("b", "b", "n");
    QVERIFY(book.machineChanged({}, a).empty());
    stock.machines = {a, b};
    stock.nodes = {nodeOf("n", "True")};
    const Object check = checkOf("some", R"({"matchLabels":{"l":"a"}})");
    book.checkChanged({}, check);
    book.checkChanged(check, check);
    QCOMPARE(stock.asked, 1);
    QCOMPARE(book.targetsOf(some).size(), std::size_t(1));
    QVERIFY(book.targetsOf(some).front().node);
    book.checkChanged(check, checkOf("some", R"({"matchLabels":{"l":"b"}})"));
    QCOMPARE(book.targetsOf(some).front().key.name, std::string("b"));
    book.checkChanged(check, {});
    QVERIFY(book.targetsOf(some).empty());
    QVERIFY(book.machineChanged(a, b).empty());
    QVERIFY(book.nodeChanged({}, nodeOf("n", "False")).empty());
}

void TestTargetBook::anUnreadableSelectorSelectsNothing()
{
    Stock stock;
    TargetBook book(stock.sources());
    book.checkChanged({},
                      checkOf("some", R"({"matchExpressions":[{"key":"l","operator":"Near"}]})"));
    QVERIFY(book.machineChanged({}, machineOf("m", "a", "n")).empty());
    QVERIFY(!book.badSelector(some).empty());
    QVERIFY(book.badSelector(all).empty());
}

} // namespace tst_targetbook

HP_TEST(tst_targetbook, TestTargetBook)
#include "tst_targetbook.moc"
