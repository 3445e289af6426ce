// SPDX-License-Identifier: Apache-2.0
#include "model/messages/Stuck.h"
#include "model/rules/holds/Sentence.h"
#include "model/rules/holds/StuckView.h"
#include "model/rules/holds/WaitGraph.h"
#include "tests/support/runner/Runner.h"

#include <QTest>

#include <nlohmann/json.hpp>

namespace tst_waitgraph {

using namespace hp;
using namespace hp::holds;

/// Who waits for whom, and the rings in it.
class TestWaitGraph : public QObject
{
    Q_OBJECT
private slots:
    void rings_data();
    void rings();
    void twoMastersWaitForEachOther();
    void aMaintenanceWaitsForTheMachineOfAnother_data();
    void aMaintenanceWaitsForTheMachineOfAnother();
    void headOfASentence();
};

namespace {

std::vector<WaitEdge> edgesOf(const QString &text)
{
    std::vector<WaitEdge> edges;
    for (const QString &one : text.split(QLatin1Char(' '), Qt::SkipEmptyParts)) {
        const QStringList ends = one.split(QLatin1Char('>'));
        edges.push_back({{"n", ends[0].toStdString()}, {"n", ends[1].toStdString()}, quoted("x")});
    }
    return edges;
}

Object master(const char *name, const char *more)
{
    Json json = Json::parse(
        R"({"metadata": {"namespace": "n", "labels": {"machine.openshift.io/cluster-api-machine-role": "master"},
            "deletionTimestamp": "2026-01-10T12:00:00Z"},
            "status": {"phase": "Deleting"}})");
    json["metadata"]["name"] = name;
    json["status"]["nodeRef"] = {{"name", name}};
    json.merge_patch(Json::parse(more));
    return Object(json);
}

Object node(const char *name, bool cordoned)
{
    return Object(Json{
        {"metadata", {{"name", name}, {"labels", {{"node-role.kubernetes.io/control-plane", ""}}}}},
        {"spec", {{"unschedulable", cordoned}}}});
}

} // namespace

void TestWaitGraph::rings_data()
{
    QTest::addColumn<QString>("edges");
    QTest::addColumn<QString>("found");
    QTest::newRow("nobody waits") << ""
                                  << "";
    QTest::newRow("a chain is no ring") << "a>b b>c"
                                        << "";
    QTest::newRow("who waits for itself is none") << "a>a"
                                                  << "";
    QTest::newRow("two") << "a>b b>a"
                         << "a-b";
    QTest::newRow("two, found from outside") << "z>b b>a a>b"
                                             << "a-b";
    QTest::newRow("three") << "c>a a>b b>c"
                           << "a-b-c";
    QTest::newRow("two rings") << "a>b b>a c>d d>c"
                               << "a-b c-d";
    QTest::newRow("the same edge twice") << "a>b a>b b>a"
                                         << "a-b";
    QTest::newRow("a way in and a way out") << "x>a a>b b>a b>y"
                                            << "a-b";
}

void TestWaitGraph::rings()
{
    QFETCH(const QString, edges);
    QFETCH(const QString, found);
    QStringList words;
    for (const auto &ring : waitCycles(edgesOf(edges))) {
        QStringList names;
        for (const ObjectKey &key : ring)
            names << QString::fromStdString(key.name);
        words << names.join(QLatin1Char('-'));
    }
    QCOMPARE(words.join(QLatin1Char(' ')), found);
}

void TestWaitGraph::twoMastersWaitForEachOther()
{
    auto site = std::make_shared<SiteView>();
    const Object first = master("m0",
                                R"({"metadata": {"annotations": {"drain.holdpoint.dev/record":
            "{\"attempts\":1,\"blocking\":[{\"ns\":\"g\",\"pod\":\"guard-0\",\"pdb\":\"guard\",\"needs\":2,\"has\":2}]}"}},
            "status": {"conditions": [{"type": "Drained", "status": "False"}]}})");
    const Object second =
        master("m1", R"({"status": {"conditions": [{"type": "Drained", "status": "False"}]}})");
    site->masters = {first, second};
    site->controlPlaneNodes = {node("m0", true), node("m1", false)};
    site->budgets = {Object(Json::parse(
        R"({"metadata": {"namespace": "g", "name": "guard"}, "spec": {"selector": {"matchLabels": {"app": "guard"}}}})"))};
    site->budgetPods = {Object(Json::parse(
        R"({"metadata": {"namespace": "g", "name": "guard-1", "labels": {"app": "guard"}}, "spec": {"nodeName": "m1"},
            "status": {"conditions": [{"type": "Ready", "status": "False"}]}})"))};
    const StuckView a{first, node("m0", true), true, {}, site, {}};
    const StuckView b{second, node("m1", false), true, {}, site, {}};
    std::vector<WaitEdge> edges = waitsOf(a, {});
    QCOMPARE(edges.size(), std::size_t(1));
    QCOMPARE(edges[0].because.text(), std::string("budget guard is missing pod guard-1"));
    const auto more = waitsOf(b, {});
    QCOMPARE(more.size(), std::size_t(1));
    QCOMPARE(more[0].because.text(), std::string("its Node m0 is cordoned"));
    edges.push_back(more[0]);
    QCOMPARE(waitCycleOf({"n", "m1"}, edges).size(), std::size_t(2));
    QVERIFY(waitCycleOf({"n", "m2"}, edges).empty());
}

void TestWaitGraph::aMaintenanceWaitsForTheMachineOfAnother_data()
{
    QTest::addColumn<QString>("step");
    QTest::addColumn<QString>("reason");
    QTest::addColumn<QString>("waitsFor");
    QTest::newRow("it names the one before it") << "blocked"
                                                << "MaintenanceInProgress: mm-w2 goes first"
                                                << "n/w2";
    QTest::newRow("of two whose names begin alike the one that it names")
        << "blocked"
        << "MaintenanceInProgress: mm-w22 goes first"
        << "n/w22";
    QTest::newRow("the one before it is gone") << "blocked"
                                               << "MaintenanceInProgress: mm-w3 goes first"
                                               << "";
    QTest::newRow("it waits for something else") << "blocked"
                                                 << "ClusterUpgrading: mm-w2 goes first"
                                                 << "";
    QTest::newRow("it does not wait any more") << "draining"
                                               << "MaintenanceInProgress: mm-w2 goes first"
                                               << "";
}

void TestWaitGraph::aMaintenanceWaitsForTheMachineOfAnother()
{
    QFETCH(const QString, step);
    QFETCH(const QString, reason);
    QFETCH(const QString, waitsFor);
    const auto maintenance = [](const char *machine, const QString &at, const QString &why) {
        return Object(
            Json{{"metadata", {{"name", std::string("mm-") + machine}}},
                 {"spec", {{"machinelink", machine}}},
                 {"status", {{"maintenance", at.toStdString()}, {"reason", why.toStdString()}}}});
    };
    auto site = std::make_shared<SiteView>();
    site->maintenances = {maintenance("w22", QStringLiteral("draining"), {}),
                          maintenance("w2", QStringLiteral("draining"), {}),
                          maintenance("w1", step, reason)};
    const Object machine(Json{{"metadata", {{"namespace", "n"}, {"name", "w1"}}}});
    QStringList found;
    for (const WaitEdge &edge : waitsOf({machine, {}, true, {}, site, {}}, {}))
        found << QString::fromStdString(toString(edge.to));
    QCOMPARE(found.join(QLatin1Char(' ')), waitsFor);
}

void TestWaitGraph::headOfASentence()
{
    const Message cause = say::itsNodeIsCordoned("m1");
    const Message age = say::lasts(std::chrono::minutes(3));
    QCOMPARE(headOf(sentences({cause, age})).text(), cause.text());
    QCOMPARE(headOf(cause).text(), cause.text());
    QVERIFY(headOf(age).empty());
    QVERIFY(headOf(sentences({age, cause})).empty());
    QVERIFY(headOf(Message()).empty());
}

} // namespace tst_waitgraph

HP_TEST(tst_waitgraph, TestWaitGraph)
#include "tst_waitgraph.moc"
