// SPDX-License-Identifier: Apache-2.0
#include "tests/clusterapi/CapiSite.h"
#include "tests/support/runner/Runner.h"

#include <QTest>

#include <nlohmann/json.hpp>
#include <string>
#include <vector>

namespace tst_observedclusterapi {

using namespace hp;
using namespace std::chrono_literals;
using namespace hp::test;

/// A whole backend and the Cluster API of a cluster, defined by hand: what people see of it.
class TestObservedClusterApi : public QObject, private CapiSite
{
    Q_OBJECT
private slots:
    void init() { open(); }
    void cleanup() { close(); }

    void machinesShowAsThoseOfTheMachineApi_data();
    void machinesShowAsThoseOfTheMachineApi();
    void aDrainNamesItsBudget();
    void whatBelongsToAMachineIsFound();
    void theNewerVersionIsRead();
    void aNodeOfAnotherClusterIsNotTaken();
    void clustersOfOneNameAreToldApart();
    void aPoolStandsForMachinesWithoutObjects_data() { machinesShowAsThoseOfTheMachineApi_data(); }
    void aPoolStandsForMachinesWithoutObjects();
    void aBootstrapConfigThatIsKeptIsNamed();
    void whatHasNoMachineHasARow_data() { machinesShowAsThoseOfTheMachineApi_data(); }
    void whatHasNoMachineHasARow();
    void oddContentIsShownAsItIs();
    void nothingIsChanged();
    void aKindThatGoesTakesItsRows();
    void withoutClusterApiNothingIsSaid();
};

void TestObservedClusterApi::machinesShowAsThoseOfTheMachineApi_data()
{
    QTest::addColumn<QString>("version");
    QTest::newRow("a cluster that serves v1beta2") << "v1beta2";
    QTest::newRow("a cluster that serves v1beta1 alone") << "v1beta1";
}

void TestObservedClusterApi::machinesShowAsThoseOfTheMachineApi()
{
    QFETCH(const QString, version);
    const std::string in = version.toStdString();
    // Nobody defined it when the backend started.
    m_site->advance(2min);
    defineAll(in);
    putCluster(in);
    Json held = deleting("held", in, condition("Deleting", "True", "WaitingForPreDrainHook"));
    held["metadata"]["annotations"][drainHook + "longhorn"] = "storage-team";
    put(held);
    Json paused = machine("paused", in, {{"metadata", {{"deletionTimestamp", "now"}}}});
    paused["metadata"]["finalizers"] = {"machine.cluster.x-k8s.io"};
    paused["metadata"]["annotations"][capiCore + "/paused"] = "";
    put(paused);
    put(machine("running", in));
    // Without one of these CAPI skips hooks before the drain.
    Json first = machine("cp-0", in);
    first["metadata"]["labels"] = {{capiCore + "/cluster-name", "prod"},
                                   {capiCore + "/control-plane", ""}};
    put(first);
    QVERIFY(fleet("held").is_null());
    m_site->advance(1min);

    Json row = fleet("held");
    QVERIFY2(row.is_object(), "it was not noticed within a minute");
    QCOMPARE(at(row, "/cluster"), std::string("prod"));
    QCOMPARE(at(row, "/set"), std::string("md-0"));
    QCOMPARE(at(row, "/role"), std::string("worker"));
    QCOMPARE(at(row, "/zone"), std::string("room-2"));
    QCOMPARE(at(row, "/phase"), std::string("Deleting"));
    QCOMPARE(at(row, "/deleting"), std::string("true"));
    QVERIFY2(at(row, "/waitingAt") == "preDrain", row.dump().c_str());
    QCOMPARE(at(row, "/hold"), std::string("longhorn"));
    QCOMPARE(at(row, "/owner"), std::string("storage-team"));
    QCOMPARE(at(row, "/status/look"), std::string("holding"));
    QVERIFY(at(row, "/sentence").find("longhorn") != std::string::npos);

    row = m_site->row("holds", "capi/held/hook.preDrain/longhorn");
    QVERIFY2(row.is_object(), "it is not in the view of holds");
    QVERIFY2(at(row, "/owner/name") == "storage-team", row.dump().c_str());
    QCOMPARE(at(row, "/state"), std::string("Holding"));
    QCOMPARE(at(row, "/foremost"), std::string("true"));
    QVERIFY(!at(row, "/next").empty());

    QCOMPARE(at(m_site->row("machine/capi/held", "hook/preDrain/longhorn"), "/owner"),
             std::string("storage-team"));
    QCOMPARE(at(m_site->row("machine/capi/held", "condition/Deleting"), "/reason"),
             std::string("WaitingForPreDrainHook"));
    QCOMPARE(at(m_site->row("machine/capi/held", "drain"), "/state"), std::string("waiting"));
    const auto why = m_site->why("capi/held");
    QVERIFY(why && why->find("storage-team") != std::string::npos);

    row = fleet("paused");
    QCOMPARE(at(row, "/phase"), std::string("Running"));
    QCOMPARE(at(row, "/deleting"), std::string("true"));
    QCOMPARE(at(row, "/waitingAt"), std::string("paused"));
    QCOMPARE(at(row, "/status/look"), std::string("holding"));

    row = fleet("running");
    QCOMPARE(at(row, "/status/look"), std::string("normal"));
    QCOMPARE(at(row, "/sentence"), std::string(""));
    QCOMPARE(at(row, "/holds"), std::string("[]"));
}

void TestObservedClusterApi::aDrainNamesItsBudget()
{
    defineAll("v1beta2");
    putCluster("v1beta2");
    // Where none of these stays, Cluster API drains nothing.
    Json first = machine("cp-0", "v1beta2");
    first["metadata"]["labels"]["cluster.x-k8s.io/control-plane"] = "";
    put(first);
    put(deleting("draining",
                 "v1beta2",
                 condition("Deleting",
                           "True",
                           "DrainingNode",
                           "Drain not completed yet (started at 2026-01-10T11:50:00Z):\n"
                           "* Pod shop/cart-0: cannot evict pod as it would violate the pod's "
                           "disruption budget. The disruption budget cart needs 2 healthy pods "
                           "and has 2 currently")));
    m_site->advance(1min);
    const Json row = fleet("draining");
    QCOMPARE(at(row, "/waitingAt"), std::string("drain"));
    QVERIFY(at(row, "/hold").find("cart") != std::string::npos);
    QVERIFY(at(row, "/sentence").find("cart") != std::string::npos);
    const Json drain = m_site->row("machine/capi/draining", "drain");
    QCOMPARE(at(drain, "/state"), std::string("blocked"));
    QCOMPARE(at(drain, "/podsLeft"), std::string("1"));
    QCOMPARE(at(drain, "/blocking/0/pod"), std::string("cart-0"));
    QCOMPARE(at(drain, "/blocking/0/needs"), std::string("2"));
}

void TestObservedClusterApi::whatBelongsToAMachineIsFound()
{
    defineAll("v1beta2");
    define(definition("controlplane.cluster.x-k8s.io",
                      "KubeadmControlPlane",
                      "kubeadmcontrolplanes",
                      {"v1beta2"}));
    put({{"apiVersion", capiCore + "/v1beta2"},
         {"kind", "Cluster"},
         {"metadata", {{"name", "prod"}, {"namespace", "capi"}}},
         {"spec",
          {{"controlPlaneRef",
            {{"apiGroup", "controlplane.cluster.x-k8s.io"},
             {"kind", "KubeadmControlPlane"},
             {"name", "prod-cp"}}}}}});
    put({{"apiVersion", "controlplane.cluster.x-k8s.io/v1beta2"},
         {"kind", "KubeadmControlPlane"},
         {"metadata",
          {{"name", "prod-cp"},
           {"namespace", "capi"},
           {"labels", {{capiCore + "/cluster-name", "prod"}}}}},
         {"spec", Json::object()}});
    put({{"apiVersion", "metal3.io/v1alpha1"},
         {"kind", "BareMetalHost"},
         {"metadata", {{"name", "host-1"}, {"namespace", "capi"}}},
         {"spec", {{"online", true}}}});
    put({{"apiVersion", capiProviders + "/v1beta1"},
         {"kind", "Metal3Machine"},
         {"metadata",
          {{"name", "m3-1"},
           {"namespace", "capi"},
           {"annotations", {{"metal3.io/BareMetalHost", "capi/host-1"}}}}}});
    const Json server{{"infrastructureRef",
                       {{"apiGroup", capiProviders}, {"kind", "Metal3Machine"}, {"name", "m3-1"}}}};
    put(machine("metal", "v1beta2", {{"spec", server}}));
    Json first = machine("cp-0", "v1beta2");
    first["metadata"]["labels"] = {{capiCore + "/cluster-name", "prod"},
                                   {capiCore + "/control-plane", ""},
                                   {capiCore + "/control-plane-name", "prod-cp"}};
    put(first);
    m_site->advance(1min);
    QCOMPARE(at(fleet("metal"), "/host"), std::string("capi/host-1"));
    QCOMPARE(at(m_site->row("power", "capi/host-1"), "/machine"), std::string("capi/metal"));
    QCOMPARE(at(fleet("cp-0"), "/role"), std::string("control-plane"));
    QCOMPARE(at(fleet("cp-0"), "/set"), std::string("prod-cp"));
    Json streams = *m_site->view("connection");
    QCOMPARE(at(streams["stream/metal3machines." + capiProviders], "/objects"), std::string("1"));
    QCOMPARE(at(streams["stream/kubeadmcontrolplanes.controlplane.cluster.x-k8s.io"], "/objects"),
             std::string("1"));

    // What is above a machine is told of it as soon as it changes.
    QVERIFY(m_site->patch(
        {&kind({{"apiVersion", capiCore + "/v1beta2"}, {"kind", "Cluster"}}), {"capi", "prod"}},
        {{"spec", {{"paused", true}}}}));
    QVERIFY(
        m_site->advanceUntil([this] { return at(fleet("metal"), "/waitingAt") == "paused"; }, 2s));
}

void TestObservedClusterApi::theNewerVersionIsRead()
{
    define(definition(capiCore, "Machine", "machines", {"v1beta1", "v1beta2"}));
    put(machine("running", "v1beta2"));
    m_site->advance(1min);
    const std::string yaml = at(m_site->row("machine/capi/running", "yaml"), "/text");
    QVERIFY2(yaml.find("cluster.x-k8s.io/v1beta2") != std::string::npos, yaml.c_str());
}

void TestObservedClusterApi::aNodeOfAnotherClusterIsNotTaken()
{
    defineAll("v1beta2");
    const auto node = [](const std::string &name, const Json &annotations) {
        return Json{
            {"apiVersion", "v1"},
            {"kind", "Node"},
            {"metadata", {{"name", name}, {"annotations", annotations}}},
            {"status", {{"conditions", Json::array({condition("Ready", "True", "Kubelet")})}}}};
    };
    put(node("node-ours",
             {{capiCore + "/cluster-name", "prod"},
              {capiCore + "/cluster-namespace", "capi"},
              {capiCore + "/machine", "ours"}}));
    put(node("node-namesake", Json::object()));
    put(machine("ours", "v1beta2"));
    put(machine("namesake", "v1beta2"));
    m_site->advance(1min);
    QCOMPARE(at(fleet("ours"), "/nodeReady"), std::string("True"));
    QCOMPARE(at(fleet("namesake"), "/nodeReady"), std::string(""));
    QCOMPARE(at(fleet("namesake"), "/node"), std::string("node-namesake"));
}

void TestObservedClusterApi::clustersOfOneNameAreToldApart()
{
    defineAll("v1beta2");
    QVERIFY(m_site->create(cluster::kinds::ns(), {{"metadata", {{"name", "other"}}}}));
    const auto cluster = [](const char *ns) {
        return Json{{"apiVersion", capiCore + "/v1beta2"},
                    {"kind", "Cluster"},
                    {"metadata", {{"name", "prod"}, {"namespace", ns}}}};
    };
    put(cluster("capi"));
    put(machine("running", "v1beta2"));
    m_site->advance(1min);
    QCOMPARE(at(fleet("running"), "/cluster"), std::string("prod"));
    put(cluster("other"));
    QVERIFY(m_site->advanceUntil([this] { return at(fleet("running"), "/cluster") == "capi/prod"; },
                                 2s));
}

void TestObservedClusterApi::aPoolStandsForMachinesWithoutObjects()
{
    QFETCH(const QString, version);
    const std::string in = version.toStdString();
    defineAll(in);
    putCluster(in);
    const cluster::ObjectRef server{&kind(capiProviders + "/v1beta2", "AWSMachinePool"),
                                    {"capi", "pool-0"}};
    put({{"apiVersion", capiProviders + "/v1beta2"},
         {"kind", "AWSMachinePool"},
         {"metadata",
          {{"name", "pool-0"}, {"namespace", "capi"}, {"finalizers", {"example.com/scaling"}}}},
         {"status",
          {{"conditions",
            Json::array({condition("Ready", "False", "Denied", "AccessDenied by the cloud")})}}}});
    Json ready{{"phase", "Running"}, {"readyReplicas", 1}, {"replicas", 1}};
    if (in == "v1beta1")
        ready["infrastructureReady"] = true;
    else
        ready["initialization"]["infrastructureProvisioned"] = true;
    const Json pool{{"apiVersion", capiCore + '/' + in},
                    {"kind", "MachinePool"},
                    {"metadata",
                     {{"name", "pool-0"},
                      {"namespace", "capi"},
                      {"finalizers", {"machinepool.cluster.x-k8s.io"}}}},
                    {"spec",
                     {{"clusterName", "prod"},
                      {"template",
                       {{"spec",
                         {{"infrastructureRef",
                           {{"apiGroup", capiProviders},
                            {"apiVersion", capiProviders + "/v1beta2"},
                            {"kind", "AWSMachinePool"},
                            {"name", "pool-0"}}}}}}}}},
                    {"status", ready}};
    put(pool);
    m_site->advance(1min);
    Json row = fleet("pool-0");
    QVERIFY2(row.is_object(), "the pool is not there");
    QCOMPARE(at(row, "/cluster"), std::string("prod"));
    QCOMPARE(at(row, "/set"), std::string("pool-0"));
    QCOMPARE(at(row, "/phase"), std::string("Running"));
    QCOMPARE(at(row, "/sentence"), std::string(""));

    // The first Machine takes its place, in the group that it was.
    Json member = machine("pool-0-a", in);
    member["metadata"]["labels"] = {{capiCore + "/cluster-name", "prod"},
                                    {capiCore + "/pool-name", "pool-0"}};
    put(member);
    QVERIFY(m_site->advanceUntil([this] { return fleet("pool-0").is_null(); }, 2s));
    QCOMPARE(at(fleet("pool-0-a"), "/set"), std::string("pool-0"));
    QVERIFY(m_site->remove({&kind(member), {"capi", "pool-0-a"}}));
    QVERIFY(m_site->advanceUntil([this] { return fleet("pool-0").is_object(); }, 2s));

    // What its deletion waits for is said as of any machine.
    QVERIFY(m_site->remove({&kind(pool), {"capi", "pool-0"}}));
    QVERIFY(m_site->remove(server));
    m_site->advance(40min);
    row = fleet("pool-0");
    QCOMPARE(at(row, "/waitingAt"), std::string("infrastructure"));
    QVERIFY2(at(row, "/sentence").find("AccessDenied by the cloud") != std::string::npos,
             row.dump().c_str());
    const auto why = m_site->why("capi/pool-0");
    QVERIFY(why && why->find("AWSMachinePool pool-0") != std::string::npos);
    QVERIFY(
        m_site->metrics().find("holdpoint_cluster_api_deletion_timestamp_seconds{name=\"pool-0\"")
        != std::string::npos);
}

/// It is read alone, while the deletion waits for it, and nothing of its spec is kept.
void TestObservedClusterApi::aBootstrapConfigThatIsKeptIsNamed()
{
    const std::string group = "bootstrap.cluster.x-k8s.io";
    defineAll("v1beta2");
    define(definition(group, "KubeadmConfig", "kubeadmconfigs", {"v1beta2"}));
    putCluster("v1beta2");
    put({{"apiVersion", group + "/v1beta2"},
         {"kind", "KubeadmConfig"},
         {"metadata",
          {{"name", "kept"},
           {"namespace", "capi"},
           {"deletionTimestamp", "now"},
           {"finalizers", {"vault.example.com/keep"}}}},
         {"spec", {{"files", Json::array({{{"content", "do-not-keep-this"}}})}}}});
    Json kept = deleting("kept", "v1beta2", condition("Deleting", "True", "DrainingNode"));
    kept["spec"]["bootstrap"]["configRef"] = {
        {"apiGroup", group}, {"kind", "KubeadmConfig"}, {"name", "kept"}};
    put(kept);
    m_site->advance(2min);
    QVERIFY(at(fleet("kept"), "/sentence").find("KubeadmConfig") == std::string::npos);

    const cluster::ObjectRef ref{&kind(kept), {"capi", "kept"}};
    const Json waits =
        statusWith("v1beta2",
                   Json::array({condition("Deleting", "True", "WaitingForBootstrapDeletion")}),
                   Json::object());
    QVERIFY(m_site->patch(ref, {{"status", waits}}, cluster::Subresource::Status));
    m_site->advance(2min);
    const Json row = fleet("kept");
    QVERIFY2(at(row, "/sentence")
                 .starts_with("KubeadmConfig kept is kept by finalizer vault.example.com/keep."),
             row.dump().c_str());
    QCOMPARE(at(row, "/owner"), std::string("vault.example.com"));
    const Json connection = *m_site->view("connection");
    for (const auto &[key, stream] : connection.items())
        QVERIFY2(key.find("kubeadmconfigs") == std::string::npos, key.c_str());

    // It is gone, or nobody may read it: the step alone is said.
    QVERIFY(m_site->patch({&kind(group + "/v1beta2", "KubeadmConfig"), {"capi", "kept"}},
                          Json{{"metadata", {{"finalizers", nullptr}}}}));
    m_site->advance(2min);
    QVERIFY(at(fleet("kept"), "/sentence").starts_with("KubeadmConfig kept is not deleted yet."));
}

void TestObservedClusterApi::whatHasNoMachineHasARow()
{
    QFETCH(const QString, version);
    const std::string in = version.toStdString();
    defineAll(in);
    const Json set{
        {"apiVersion", capiCore + '/' + in},
        {"kind", "MachineSet"},
        {"metadata",
         {{"name", "md-1-abc"},
          {"namespace", "capi"},
          {"labels",
           {{capiCore + "/cluster-name", "prod"}, {capiCore + "/deployment-name", "md-1"}}}}},
        {"spec", {{"clusterName", "prod"}, {"replicas", 3}}},
        {"status",
         statusWith(in,
                    Json::array({condition("ScalingUp",
                                           "True",
                                           "ScalingUp",
                                           "Scaling up from 0 to 3 replicas is blocked because:\n"
                                           "* AWSMachineTemplate does not exist")}),
                    {{"replicas", 0}})}};
    put(set);
    m_site->advance(30min);
    Json row = fleet("md-1-abc");
    QVERIFY2(row.is_object(), "the MachineSet is not there");
    QCOMPARE(at(row, "/cluster"), std::string("prod"));
    QCOMPARE(at(row, "/set"), std::string("md-1"));
    QCOMPARE(at(row, "/status/look"), std::string("holding"));
    QVERIFY2(at(row, "/sentence")
                 .starts_with("MachineSet md-1-abc creates no machine: AWSMachineTemplate does not "
                              "exist."),
             row.dump().c_str());
    const auto why = m_site->why("capi/md-1-abc");
    QVERIFY(why && why->find("AWSMachineTemplate does not exist") != std::string::npos);
    QVERIFY(m_site->patch(
        {&kind(set), {"capi", "md-1-abc"}},
        {{"status",
          statusWith(
              in, Json::array({condition("ScalingUp", "False", "NotScalingUp")}), Json::object())}},
        cluster::Subresource::Status));
    QVERIFY(m_site->advanceUntil([this] { return fleet("md-1-abc").is_null(); }, 2s));

    const Json cluster{
        {"apiVersion", capiCore + '/' + in},
        {"kind", "Cluster"},
        {"metadata",
         {{"name", "prod"},
          {"namespace", "capi"},
          {"deletionTimestamp", "now"},
          {"finalizers", {"cluster.cluster.x-k8s.io"}}}},
        {"spec", Json::object()},
        {"status",
         statusWith(
             in,
             Json::array({condition(
                 "Deleting", "True", "WaitingForWorkersDeletion", "* MachineDeployments: md-0")}),
             {{"phase", "Deleting"}})}};
    put(cluster);
    m_site->advance(1min);
    row = fleet("prod");
    QVERIFY2(at(row, "/sentence")
                 .starts_with("Cluster prod is not deleted yet: MachineDeployments: md-0."),
             row.dump().c_str());
    QCOMPARE(at(row, "/cluster"), std::string("prod"));
    // A machine that goes says what is waited for.
    put(deleting("held", in, condition("Deleting", "True", "DrainingNode")));
    QVERIFY(m_site->advanceUntil([this] { return fleet("prod").is_null(); }, 2s));
}

void TestObservedClusterApi::oddContentIsShownAsItIs()
{
    defineAll("v1beta2");
    Json odd = deleting("odd", "v1beta2", condition("Deleting", "True", "SomethingNew", "?"));
    odd["metadata"]["annotations"][endHook + "thing"] = "";
    odd["status"]["conditions"].push_back(condition("Frobnicating", "Perhaps", "Moon"));
    odd["status"]["conditions"].push_back({{"status", "True"}});
    odd["status"]["conditions"].push_back("no condition at all");
    odd["spec"]["infrastructureRef"] = {
        {"apiGroup", "../../api/v1"}, {"kind", "Secret"}, {"name", "s"}};
    put(odd);
    put({{"apiVersion", capiCore + "/v1beta2"},
         {"kind", "Machine"},
         {"metadata", {{"name", "bare"}, {"namespace", "capi"}}},
         {"status", {{"conditions", "none"}, {"nodeRef", 7}}}});
    m_site->advance(1min);
    const Json row = fleet("odd");
    QVERIFY(!at(row, "/sentence").empty());
    QVERIFY2(at(row, "/holds/1/name") == "thing", row.dump().c_str());
    QCOMPARE(at(row, "/holds/1/owner"), std::string(""));
    QCOMPARE(at(m_site->row("machine/capi/odd", "condition/Frobnicating"), "/status"),
             std::string("Perhaps"));
    QVERIFY(m_site->row("machine/capi/odd", "condition/").is_null());
    QCOMPARE(at(fleet("bare"), "/phase"), std::string("Pending"));
    QCOMPARE(at(fleet("bare"), "/cluster"), std::string(""));
    const Json connection = *m_site->view("connection");
    for (const auto &[key, stream] : connection.items())
        QVERIFY2(key.find("secrets") == std::string::npos, key.c_str());
}

void TestObservedClusterApi::nothingIsChanged()
{
    defineAll("v1beta2");
    Json held =
        deleting("held", "v1beta2", condition("Deleting", "True", "WaitingForPreDrainHook"));
    held["metadata"]["annotations"][drainHook + "longhorn"] = "storage-team";
    put(held);
    const cluster::ObjectRef ref{&kind(held), {"capi", "held"}};
    const std::string revision = m_site->get(ref)->resourceVersion();
    m_site->advance(30min);
    // A note changes nothing in the cluster.
    const auto noted =
        m_site->command("note.add", {{"machine", "capi/held"}, {"text", "asked the storage team"}});
    QVERIFY2(noted.has_value(), noted ? "" : noted.error().message.c_str());
    m_site->advance(1s);
    QCOMPARE(at(fleet("held"), "/note"), std::string("asked the storage team"));
    QCOMPARE(m_site->get(ref)->resourceVersion(), revision);
}

void TestObservedClusterApi::aKindThatGoesTakesItsRows()
{
    defineAll("v1beta2");
    put(machine("running", "v1beta2"));
    m_site->advance(1min);
    QVERIFY(fleet("running").is_object());
    QVERIFY(m_site->remove(
        {&cluster::kinds::customResourceDefinition(), {{}, "machines." + capiCore}}));
    m_site->advance(1min);
    QVERIFY(fleet("running").is_null());
    QVERIFY(!m_site->view("connection")->contains("stream/machines." + capiCore));
    // And it may come again.
    define(definition(capiCore, "Machine", "machines", {"v1beta1"}));
    put(machine("again", "v1beta1"));
    m_site->advance(1min);
    QVERIFY(fleet("again").is_object());
}

void TestObservedClusterApi::withoutClusterApiNothingIsSaid()
{
    m_site->advance(5min);
    const Json connection = *m_site->view("connection");
    for (const auto &[key, row] : connection.items())
        QVERIFY2(key.find(capiCore) == std::string::npos
                     || key.find("metal3remediations") != std::string::npos,
                 key.c_str());
    QVERIFY(m_site->view("fleet")->empty());
    QCOMPARE(at(*m_site->view("alarms"), "/summary/raised"), std::string("0"));
}

} // namespace tst_observedclusterapi

HP_TEST(tst_observedclusterapi, TestObservedClusterApi)
#include "tst_observedclusterapi.moc"
