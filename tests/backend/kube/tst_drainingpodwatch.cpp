// SPDX-License-Identifier: Apache-2.0
#include "backend/kube/DrainingPodWatch.h"
#include "backend/runtime/ManualClock.h"
#include "tests/support/cluster/FakeCluster.h"
#include "tests/support/cluster/Settle.h"
#include "tests/support/runner/Runner.h"

#include <QTest>

#include <nlohmann/json.hpp>

namespace tst_drainingpodwatch {

using namespace hp;
using namespace std::chrono_literals;
namespace kinds = hp::cluster::kinds;

namespace {

Json machine(const std::string &name, const std::string &node, bool deleting)
{
    Json object{{"apiVersion", "machine.openshift.io/v1beta1"},
                {"kind", "Machine"},
                {"metadata", {{"namespace", "ns"}, {"name", name}, {"finalizers", {"f"}}}},
                {"status", {{"nodeRef", {{"name", node}}}}}};
    if (deleting)
        object["metadata"]["deletionTimestamp"] = "2026-01-10T12:00:00Z";
    return object;
}

Object capiMachine(bool deleting)
{
    Json object{{"apiVersion", "cluster.x-k8s.io/v1beta2"},
                {"kind", "Machine"},
                {"metadata",
                 {{"namespace", "ns"},
                  {"name", "m"},
                  {"labels", {{"cluster.x-k8s.io/cluster-name", "c"}}},
                  {"finalizers", {"f"}}}},
                {"spec", {{"clusterName", "c"}}},
                {"status", {{"nodeRef", {{"name", "b"}}}}}};
    if (deleting)
        object["metadata"]["deletionTimestamp"] = "2026-01-10T12:00:00Z";
    return Object(std::move(object));
}

Json nodeOf(const std::string &capiMachine)
{
    return {{"apiVersion", "v1"},
            {"kind", "Node"},
            {"metadata",
             {{"name", "b"},
              {"annotations",
               {{"cluster.x-k8s.io/machine", capiMachine},
                {"cluster.x-k8s.io/cluster-namespace", "ns"},
                {"cluster.x-k8s.io/cluster-name", "c"}}}}}};
}

Json pod(const std::string &name, const std::string &node)
{
    return {{"apiVersion", "v1"},
            {"kind", "Pod"},
            {"metadata", {{"namespace", "ns"}, {"name", name}}},
            {"spec", {{"nodeName", node}}}};
}

} // namespace

class TestDrainingPodWatch : public QObject
{
    Q_OBJECT
private slots:
    void init()
    {
        m_informer.reset();
        m_machines.reset();
        m_nodes.reset();
        m_pods.reset();
        m_server = std::make_unique<test::FakeCluster>();
        m_clock = std::make_unique<runtime::ManualClock>(*parseTime("2026-01-10T12:00:00Z"));
        for (const char *name : {"a1", "a2"})
            m_server->put(pod(name, "a"));
        m_server->put(pod("b1", "b"));
        m_server->put(machine("a", "a", false));
        m_server->put(machine("b", "b", false));
        m_pods = std::make_unique<kube::DrainingPodWatch>(
            *m_server, *m_clock, std::function<double()>());
        m_machines = std::make_unique<runtime::Informer>(
            *m_server, cluster::Query{&kinds::machine(), {}, {}, {}}, *m_clock);
        m_pods->follow(*m_machines);
        m_nodes = std::make_unique<runtime::Informer>(
            *m_server, cluster::Query{&kinds::node(), {}, {}, {}}, *m_clock);
        m_pods->followNodes(*m_nodes);
        m_informer = std::make_unique<runtime::Informer>(
            *m_pods, cluster::Query{&kinds::pod(), {}, {}, {}}, *m_clock);
        m_machines->start();
        m_nodes->start();
        m_informer->start();
        test::settle(*m_clock);
    }
    void nobodyIsDrainedAndNoPodIsWatched();
    void podsComeWhenTheirMachineGoes();
    void whatHappensToThemIsTold();
    void theyGoWithTheMachine();
    void twoMachinesOfOneNodeHoldIt();
    void ofClusterApiItsNodeDecides_data();
    void ofClusterApiItsNodeDecides();
    void aLateListKnowsThem();
    void theStreamIsAliveWhileNothingHappens();
    void aDeadStreamOfANodeIsNotCalledAlive();
    void otherQuestionsGoThrough();

private:
    [[nodiscard]] std::string known() const
    {
        std::string names;
        for (const Object &one : m_informer->list())
            names += (names.empty() ? "" : " ") + one.name();
        return names;
    }
    void put(const Json &object)
    {
        m_server->put(object);
        test::settle(*m_clock);
    }

    std::unique_ptr<test::FakeCluster> m_server{};
    std::unique_ptr<runtime::ManualClock> m_clock{};
    std::unique_ptr<kube::DrainingPodWatch> m_pods{};
    std::unique_ptr<runtime::Informer> m_machines{};
    std::unique_ptr<runtime::Informer> m_nodes{};
    std::unique_ptr<runtime::Informer> m_informer{};
};

void TestDrainingPodWatch::nobodyIsDrainedAndNoPodIsWatched()
{
    QVERIFY(m_informer->hasSynced());
    QCOMPARE(known(), std::string());
    QCOMPARE(m_server->openWatches(), std::size_t(2)); // those of the Machines and the Nodes
}

void TestDrainingPodWatch::podsComeWhenTheirMachineGoes()
{
    put(machine("a", "a", true));
    QCOMPARE(known(), std::string("a1 a2"));
    QCOMPARE(m_pods->nodes(), std::vector<std::string>{"a"});
}

void TestDrainingPodWatch::whatHappensToThemIsTold()
{
    put(machine("a", "a", true));
    put(pod("a3", "a"));
    put(pod("b2", "b"));
    QCOMPARE(known(), std::string("a1 a2 a3"));
    m_server->erase(kinds::pod(), {"ns", "a1"});
    test::settle(*m_clock);
    QCOMPARE(known(), std::string("a2 a3"));
}

void TestDrainingPodWatch::theyGoWithTheMachine()
{
    put(machine("a", "a", true));
    m_server->erase(kinds::machine(), {"ns", "a"});
    test::settle(*m_clock);
    QCOMPARE(known(), std::string());
    QVERIFY(m_pods->nodes().empty());
    QCOMPARE(m_server->openWatches(), std::size_t(2));
}

void TestDrainingPodWatch::twoMachinesOfOneNodeHoldIt()
{
    put(machine("a", "a", true));
    put(machine("twin", "a", true));
    m_server->erase(kinds::machine(), {"ns", "a"});
    test::settle(*m_clock);
    QCOMPARE(known(), std::string("a1 a2"));
}

void TestDrainingPodWatch::ofClusterApiItsNodeDecides_data()
{
    QTest::addColumn<QString>("before");
    QTest::addColumn<QString>("after");
    QTest::addColumn<QString>("then");
    QTest::newRow("the Node of this cluster is its own") << "m"
                                                         << "m"
                                                         << "b1";
    QTest::newRow("the Node becomes its own later") << ""
                                                    << "m"
                                                    << "b1";
    QTest::newRow("a Node of that name is another one's") << "other"
                                                          << "other"
                                                          << "";
    QTest::newRow("its Node is in another cluster") << ""
                                                    << ""
                                                    << "";
}

/// Nodes of other clusters have names that Nodes here may have as well.
void TestDrainingPodWatch::ofClusterApiItsNodeDecides()
{
    QFETCH(const QString, before);
    QFETCH(const QString, after);
    QFETCH(const QString, then);
    if (!before.isEmpty())
        put(nodeOf(before.toStdString()));
    m_pods->capiMachineChanged({}, capiMachine(false));
    test::settle(*m_clock);
    QCOMPARE(known(), std::string());
    m_pods->capiMachineChanged(capiMachine(false), capiMachine(true));
    test::settle(*m_clock);
    if (!after.isEmpty())
        put(nodeOf(after.toStdString()));
    QCOMPARE(QString::fromStdString(known()), then);
    m_pods->capiMachineChanged(capiMachine(true), {});
    test::settle(*m_clock);
    QCOMPARE(known(), std::string());
    QVERIFY(m_pods->nodes().empty());
}

void TestDrainingPodWatch::aLateListKnowsThem()
{
    put(machine("a", "a", true));
    put(machine("b", "b", true));
    runtime::Informer late(*m_pods, {&kinds::pod(), {}, {}, {}}, *m_clock);
    late.start();
    test::settle(*m_clock);
    QCOMPARE(late.size(), std::size_t(3));
}

void TestDrainingPodWatch::theStreamIsAliveWhileNothingHappens()
{
    test::advance(*m_clock, 1min);
    QVERIFY(m_informer->idleTime() <= 2s);
}

void TestDrainingPodWatch::aDeadStreamOfANodeIsNotCalledAlive()
{
    put(machine("a", "a", true));
    test::advance(*m_clock, 1min); // the server of this test sends no bookmarks
    QVERIFY(m_informer->idleTime() > 50s);
}

void TestDrainingPodWatch::otherQuestionsGoThrough()
{
    std::size_t found = 0;
    m_pods->list(
        {&kinds::pod(), {}, {}, "spec.nodeName=b"},
        [&](const Result<cluster::ObjectList> &list) { found = list ? list->items.size() : 0; });
    test::settle(*m_clock);
    QCOMPARE(found, std::size_t(1));
}

} // namespace tst_drainingpodwatch

HP_TEST(tst_drainingpodwatch, TestDrainingPodWatch)
#include "tst_drainingpodwatch.moc"
