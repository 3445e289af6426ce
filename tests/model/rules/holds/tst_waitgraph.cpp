// SPDX-License-Identifier: Apache-2.0
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
    const StuckView a{first, node("m0", true), {}, site, {}};
    const StuckView b{second, node("m1", false), {}, site, {}};
    std::vector<WaitEdge> edges = waitsOf(a, {});
    QCOMPARE(edges.size(), std::size_t(1));
    QCOMPARE(edges[0].because.text(), std::string("budget guard misses pod guard-1"));
    const auto more = waitsOf(b, {});
    QCOMPARE(more.size(), std::size_t(1));
    QCOMPARE(more[0].because.text(), std::string("its Node m0 is cordoned"));
    edges.push_back(more[0]);
    QCOMPARE(waitCycleOf({"n", "m1"}, edges).size(), std::size_t(2));
    QVERIFY(waitCycleOf({"n", "m2"}, edges).empty());
}

} // namespace tst_waitgraph

HP_TEST(tst_waitgraph, TestWaitGraph)
#include "tst_waitgraph.moc"
