// SPDX-License-Identifier: Apache-2.0
#include "model/rules/maintenance/ClusterHealth.h"
#include "tests/support/runner/Runner.h"

#include <QTest>

#include <nlohmann/json.hpp>

namespace tst_clusterhealth {

using namespace hp;
using namespace hp::maintenance;

namespace {

Object node(const char *name, const char *ready)
{
    return Object(Json{{"metadata", {{"name", name}}},
                       {"status", {{"conditions", {{{"type", "Ready"}, {"status", ready}}}}}}});
}

Object pod(const char *name, const char *onNode, const char *ready)
{
    return Object(
        Json{{"metadata", {{"name", name}, {"namespace", "shop"}, {"labels", {{"app", "web"}}}}},
             {"spec", {{"nodeName", onNode}}},
             {"status", {{"conditions", {{{"type", "Ready"}, {"status", ready}}}}}}});
}

Object budget(int healthy, int desired)
{
    return Object(Json{{"metadata", {{"name", "web"}, {"namespace", "shop"}}},
                       {"spec", {{"selector", {{"matchLabels", {{"app", "web"}}}}}}},
                       {"status", {{"currentHealthy", healthy}, {"desiredHealthy", desired}}}});
}

/// Machine w on Node n, which is well, as is everything else.
ClusterHealthView wellView()
{
    ClusterHealthView view;
    view.machine =
        Object(Json::parse(R"({"metadata": {"name": "w"}, "status": {"nodeRef": {"name": "n"}}})"));
    view.nodes = {node("n", "True"), node("o", "True"), node("p", "True")};
    view.budgets = {budget(2, 2)};
    view.pods = {pod("web-0", "n", "True"), pod("web-1", "o", "True")};
    return view;
}

Object inZone(const Object &node, const char *zone)
{
    Json json = node.json();
    json["metadata"]["labels"]["topology.kubernetes.io/zone"] = zone;
    return Object(json);
}

/// So many more Nodes, the first of them not Ready.
void addNodes(ClusterHealthView &view, int count, const char *zone, int sick)
{
    for (int i = 0; i < count; ++i) {
        const std::string name = std::string(zone) + '-' + std::to_string(i);
        const Object one = node(name.c_str(), i < sick ? "Unknown" : "True");
        view.nodes.push_back(*zone == 0 ? one : inZone(one, zone));
    }
}

struct Row {
    const char *title;
    void (*change)(ClusterHealthView &view);
    const char *says;
};

const std::vector<Row> rows{
    {"a cluster that is well can spare it", [](ClusterHealthView &) {}, ""},
    {"a Node that is not Ready",
     [](ClusterHealthView &v) { v.nodes[1] = node("o", "False"); },
     "Node o is not Ready; not-ready-nodes=0 allows 0 of 3"},
    {"its own does not count", [](ClusterHealthView &v) { v.nodes[0] = node("n", "Unknown"); }, ""},
    {"nor does one of the same rack that is in work",
     [](ClusterHealthView &v) {
         v.nodes[1] = node("o", "False");
         v.expected = {"o"};
     },
     ""},
    {"a site may allow one",
     [](ClusterHealthView &v) {
         v.nodes[1] = node("o", "False");
         v.notReadyNodes = {1};
     },
     ""},
    {"and then two are too many",
     [](ClusterHealthView &v) {
         v.nodes[1] = node("o", "False");
         v.nodes[2] = node("p", "False");
         v.notReadyNodes = {1};
     },
     "2 Nodes are not Ready: o, p; not-ready-nodes=1 allows 1 of 3"},
    {"of a hundred five may be, of twenty one",
     [](ClusterHealthView &v) {
         v.notReadyNodes = {5, true};
         addNodes(v, 17, "", 1);
     },
     ""},
    {"and of nineteen none",
     [](ClusterHealthView &v) {
         v.notReadyNodes = {5, true};
         addNodes(v, 16, "", 1);
     },
     "Node -0 is not Ready; not-ready-nodes=5% allows 0 of 19"},
    {"its zone is judged by itself",
     [](ClusterHealthView &v) {
         v.nodes[0] = inZone(v.nodes[0], "a");
         addNodes(v, 19, "a", 2);
         v.notReadyNodes = {5, true};
         v.notReadyElsewhere = {10, true};
     },
     "2 Nodes are not Ready: a-0, a-1; not-ready-nodes=5% allows 1 of 20 in zone a"},
    {"what is not Ready in other zones has a limit of its own",
     [](ClusterHealthView &v) {
         v.nodes[0] = inZone(v.nodes[0], "a");
         addNodes(v, 38, "b", 4);
         v.notReadyNodes = {5, true};
         v.notReadyElsewhere = {10, true};
     },
     ""},
    {"which a zone that is down exceeds",
     [](ClusterHealthView &v) {
         v.nodes[0] = inZone(v.nodes[0], "a");
         addNodes(v, 38, "b", 38);
         v.notReadyNodes = {5, true};
         v.notReadyElsewhere = {10, true};
     },
     "38 Nodes are not Ready: b-0, b-1, b-2, b-3, b-4, …; not-ready-elsewhere=10% allows 4 of 40 "
     "in "
     "other zones"},
    {"a budget that is not met and has no pod on its Node holds up nothing",
     [](ClusterHealthView &v) {
         v.budgets = {budget(1, 2)};
         v.pods = {pod("web-0", "o", "True"), pod("web-1", "p", "False")};
     },
     ""},
    {"a large set may miss some of its Machines",
     [](ClusterHealthView &v) {
         v.notReadyNodes = {5, true};
         v.machineSet = Object(Json::parse(
             R"({"metadata": {"name": "s"}, "spec": {"replicas": 40}, "status": {"replicas": 38}})"));
     },
     ""},
    {"a set that is short",
     [](ClusterHealthView &v) {
         v.machineSet = Object(Json::parse(
             R"({"metadata": {"name": "s"}, "spec": {"replicas": 3}, "status": {"replicas": 2}})"));
     },
     "MachineSet s has 2 of 3 Machines"},
    {"a set whose other Machine cannot be created",
     [](ClusterHealthView &v) {
         v.machineSet = Object(Json::parse(R"({"metadata": {"name": "s"}, "spec": {"replicas": 2},
             "status": {"replicas": 2, "fullyLabeledReplicas": 2, "readyReplicas": 1}})"));
     },
     "MachineSet s has 1 of 2 Machines"},
    {"a budget that is not met, by its name",
     [](ClusterHealthView &v) {
         v.budgets = {budget(1, 2)};
         v.pods[1] = pod("web-1", "o", "False");
     },
     "PodDisruptionBudget shop/web has 1 of the 2 healthy pods that it needs"},
    {"a budget that is just met is what drains are for",
     [](ClusterHealthView &v) { v.budgets = {budget(2, 2)}; },
     ""},
    {"what is broken on its own Node may be why it is maintained",
     [](ClusterHealthView &v) {
         v.budgets = {budget(1, 2)};
         v.pods[0] = pod("web-0", "n", "False");
     },
     ""},
    {"but not when more is broken than that",
     [](ClusterHealthView &v) {
         v.budgets = {budget(0, 2)};
         v.pods[0] = pod("web-0", "n", "False");
         v.pods[1] = pod("web-1", "o", "False");
     },
     "PodDisruptionBudget shop/web has 0 of the 2 healthy pods that it needs"},
    {"a budget without a status says nothing",
     [](ClusterHealthView &v) {
         v.budgets = {Object(Json::parse(R"({"metadata": {"name": "b"}})"))};
     },
     ""},
};

} // namespace

class TestClusterHealth : public QObject
{
    Q_OBJECT
private slots:
    void whyTheClusterCannotTakeIt_data();
    void whyTheClusterCannotTakeIt();
    void whatUpgrades_data();
    void whatUpgrades();
};

void TestClusterHealth::whyTheClusterCannotTakeIt_data()
{
    QTest::addColumn<int>("index");
    for (std::size_t i = 0; i < rows.size(); ++i)
        QTest::newRow(rows[i].title) << static_cast<int>(i);
}

void TestClusterHealth::whyTheClusterCannotTakeIt()
{
    QFETCH(int, index);
    const Row &row = rows[static_cast<std::size_t>(index)];
    ClusterHealthView view = wellView();
    row.change(view);
    QCOMPARE(whyUnhealthy(view).text(), std::string(row.says));
}

void TestClusterHealth::whatUpgrades_data()
{
    QTest::addColumn<std::string>("version"); // Progressing
    QTest::addColumn<std::string>("pool"); // Updating
    QTest::addColumn<std::string>("state"); // of a Node
    QTest::addColumn<std::string>("says");
    const auto row = [](const char *title,
                        const std::string &version,
                        const std::string &pool,
                        const std::string &state,
                        const std::string &says) {
        QTest::newRow(title) << version << pool << state << says;
    };
    row("nothing", "False", "False", "Done", "");
    row("the cluster", "True", "True", "Done", "the cluster is upgrading to 4.20.0");
    row("a pool", "False", "True", "Done", "MachineConfigPool worker is updating");
    row("a Node, although its pool does not say so yet",
        "False",
        "False",
        "Working",
        "the configuration of Node n is Working");
}

void TestClusterHealth::whatUpgrades()
{
    QFETCH(std::string, version);
    QFETCH(std::string, pool);
    QFETCH(std::string, state);
    QFETCH(std::string, says);
    const auto said = [](const char *name, const char *type, const std::string &status) {
        return Object(Json{{"metadata", {{"name", name}}},
                           {"status",
                            {{"desired", {{"version", "4.20.0"}}},
                             {"conditions", {{{"type", type}, {"status", status}}}}}}});
    };
    Json configured{{"metadata", {{"name", "n"}}}};
    configured["metadata"]["annotations"]["machineconfiguration.openshift.io/state"] = state;
    QCOMPARE(maintenance::whatUpgrades({said("version", "Progressing", version)},
                                       {said("worker", "Updating", pool)},
                                       {Object(configured)})
                 .text(),
             says);
}

} // namespace tst_clusterhealth

HP_TEST(tst_clusterhealth, TestClusterHealth)
#include "tst_clusterhealth.moc"
