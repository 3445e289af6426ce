// SPDX-License-Identifier: Apache-2.0
#include "backend/lab/capi/CapiKinds.h"
#include "backend/lab/file/LabTexts.h"
#include "model/base/JsonTree.h"
#include "model/resource/ClusterApi.h"
#include "tests/clusterapi/CapiSite.h"
#include "tests/clusterapi/CapiWitness.h"
#include "tests/support/runner/Runner.h"
#include "tests/support/site/Site.h"

#include <QFile>
#include <QRegularExpression>
#include <QTest>

#include <algorithm>
#include <functional>
#include <map>
#include <memory>
#include <nlohmann/json.hpp>
#include <string>
#include <vector>

namespace tst_labcapi {

using namespace hp;
using hp::test::at;
using namespace std::chrono_literals;
namespace kinds = lab::capikinds;

namespace {

const std::string preDrain = std::string(capi::preDrainPrefix) + '/';
const std::string preTerminate = std::string(capi::preTerminatePrefix) + '/';

/// What upstream's own controllers showed at the end of each step (tests/clients/capi).
std::vector<Json> recordedLives()
{
    QFile file(qEnvironmentVariable("HOLDPOINT_SOURCE_DIR")
               + QStringLiteral("/tests/clients/capi/lives.jsonl"));
    std::vector<Json> steps;
    if (!file.open(QIODevice::ReadOnly))
        return steps;
    for (const QByteArray &line : file.readAll().split('\n')) {
        if (!line.isEmpty())
            steps.push_back(parseJson(line.toStdString()));
    }
    return steps;
}

std::string replaced(std::string text, const std::string &what, const std::string &with)
{
    for (std::size_t at = text.find(what); at != std::string::npos; at = text.find(what, at))
        text.replace(at, what.size(), with);
    return text;
}

/// Instants by a word, as in the record.
std::string timeless(const std::string &text)
{
    static const QRegularExpression time(QStringLiteral(R"(\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ)"));
    return QString::fromStdString(text).replace(time, QStringLiteral("TIME")).toStdString();
}

/// A Cluster that runs, with one Machine of its control plane.
std::string clusterOf(const std::string &name)
{
    return replaced(R"(
apiVersion: v1
kind: Namespace
metadata: {name: fleet}
---
apiVersion: cluster.x-k8s.io/v1beta2
kind: Cluster
metadata: {name: LIFE, namespace: fleet}
spec: {controlPlaneEndpoint: {host: 127.0.0.1, port: 6443}}
---
apiVersion: infrastructure.cluster.x-k8s.io/v1beta2
kind: LabMachine
metadata: {name: LIFE-control-plane, namespace: fleet}
spec: {createDuration: 0s, bootDuration: 0s}
---
apiVersion: cluster.x-k8s.io/v1beta2
kind: Machine
metadata:
  name: LIFE-control-plane
  namespace: fleet
  labels: {cluster.x-k8s.io/cluster-name: LIFE, cluster.x-k8s.io/control-plane: ""}
spec:
  clusterName: LIFE
  bootstrap: {dataSecretName: LIFE-control-plane}
  infrastructureRef: {apiGroup: infrastructure.cluster.x-k8s.io, kind: LabMachine, name: LIFE-control-plane}
)",
                    "LIFE",
                    name);
}

Json conditionOf(const Object &object, const std::string &type)
{
    for (const Json &one : object.at("/status/conditions")) {
        if (one.value("type", std::string()) == type)
            return one;
    }
    return {};
}

} // namespace

/// Cluster API as a lab plays it.
class TestLabCapi : public QObject
{
    Q_OBJECT
private slots:
    void cleanup()
    {
        m_site.reset();
        m_unhealthy.clear();
    }

    void itLivesAsUpstreamDoes_data();
    void itLivesAsUpstreamDoes();
    void columnsAreUpstreams_data();
    void columnsAreUpstreams();
    void theLabShowsEveryHold();
    void onlyTheLabBringsAPast();
    void aReleaseLetsItGo();
    void whatGoesIsReplaced();
    void itIsUpToDateUntilAnotherVersionIsWanted();
    void aClusterIsAvailableWhenItsPartsAre();
    void clusterctlFindsTheKindsThatItLists();

private:
    struct Step {
        const char *name;
        std::function<void(TestLabCapi &)> act;
    };
    static const std::map<std::string, std::vector<Step>> &lives();

    void open(const std::string &lab);
    void create(const cluster::Kind &kind, Json object);
    void merge(const cluster::Kind &kind,
               const std::string &name,
               const Json &patch,
               cluster::Subresource part = cluster::Subresource::None,
               const std::string &ns = "fleet");
    void
    remove(const cluster::Kind &kind, const std::string &name, const std::string &ns = "fleet");
    void annotate(const std::string &key, const Json &value)
    {
        merge(kinds::machine(), m_name, {{"metadata", {{"annotations", {{key, value}}}}}});
    }
    void machine(const std::vector<std::string> &annotations, const Json &server, bool withConfig);
    void runningMachine(const std::vector<std::string> &annotations = {})
    {
        machine(annotations,
                {{"createDuration", "0s"}, {"bootDuration", "0s"}, {"deleteDuration", "0s"}},
                false);
        QVERIFY(
            m_site->advanceUntil([this] { return seen().value("phase", "") == "Running"; }, 1min));
    }
    void pod(const std::string &name, const Json &labels, const Json &more = Json::object());
    void guard();
    void attach();
    void instance(const Json &spec, const std::string &server);
    void instance(const Json &spec) { instance(spec, m_name); }
    /// The Machines of the life's deployment.
    [[nodiscard]] std::vector<Object> deployed();
    [[nodiscard]] Json seenOfDeployment();
    [[nodiscard]] Json seen();
    [[nodiscard]] Json fleet(const std::string &name)
    {
        return m_site->row("fleet", "fleet/" + name);
    }

    std::unique_ptr<test::Site> m_site{};
    std::string m_name{};
    std::string m_unhealthy{}; ///< the Machine of a deployment whose Node reports nothing
};

void TestLabCapi::open(const std::string &lab)
{
    auto site = test::Site::open(lab);
    QVERIFY2(site.has_value(), site ? "" : site.error().message.c_str());
    m_site = std::move(*site);
}

void TestLabCapi::create(const cluster::Kind &kind, Json object)
{
    object["apiVersion"] = kind.apiVersion();
    object["kind"] = kind.kind;
    const auto made = m_site->create(kind, std::move(object));
    QVERIFY2(made.has_value(), made ? "" : made.error().message.c_str());
}

void TestLabCapi::merge(const cluster::Kind &kind,
                        const std::string &name,
                        const Json &patch,
                        cluster::Subresource part,
                        const std::string &ns)
{
    const auto done = m_site->patch({&kind, {ns, name}}, patch, part);
    QVERIFY2(done.has_value(), done ? "" : done.error().message.c_str());
}

void TestLabCapi::remove(const cluster::Kind &kind, const std::string &name, const std::string &ns)
{
    const auto done = m_site->remove({&kind, {ns, name}});
    QVERIFY2(done.has_value(), done ? "" : done.error().message.c_str());
}

void TestLabCapi::machine(const std::vector<std::string> &annotations,
                          const Json &server,
                          bool withConfig)
{
    create(kinds::labMachine(),
           {{"metadata", {{"name", m_name}, {"namespace", "fleet"}}}, {"spec", server}});
    Json bootstrap{{"dataSecretName", m_name}};
    if (withConfig) {
        create(kinds::kubeadmConfig(),
               {{"metadata", {{"name", m_name}, {"namespace", "fleet"}}},
                {"spec", {{"faults", {{"noData", true}}}}}});
        bootstrap = {{"configRef",
                      {{"apiGroup", "bootstrap.cluster.x-k8s.io"},
                       {"kind", "KubeadmConfig"},
                       {"name", m_name}}}};
    }
    Json metadata{
        {"name", m_name}, {"namespace", "fleet"}, {"labels", {{capi::clusterLabel, m_name}}}};
    for (const std::string &key : annotations)
        metadata["annotations"][key] = "";
    create(kinds::machine(),
           {{"metadata", metadata},
            {"spec",
             {{"clusterName", m_name},
              {"bootstrap", bootstrap},
              {"infrastructureRef",
               {{"apiGroup", "infrastructure.cluster.x-k8s.io"},
                {"kind", "LabMachine"},
                {"name", m_name}}}}}});
}

void TestLabCapi::pod(const std::string &name, const Json &labels, const Json &more)
{
    Json object{{"metadata", {{"name", name}, {"namespace", "fleet"}, {"labels", labels}}},
                {"spec",
                 {{"nodeName", m_name},
                  {"terminationGracePeriodSeconds", 1},
                  {"containers", Json::array({{{"name", "app"}, {"image", "app"}}})}}}};
    object.merge_patch(more);
    create(cluster::kinds::pod(), std::move(object));
    m_site->advance(5s); // it is ready
}

void TestLabCapi::guard()
{
    pod(m_name, {{"guarded", m_name}});
    create(
        cluster::kinds::podDisruptionBudget(),
        {{"metadata", {{"name", m_name}, {"namespace", "fleet"}}},
         {"spec", {{"minAvailable", 1}, {"selector", {{"matchLabels", {{"guarded", m_name}}}}}}}});
}

void TestLabCapi::attach()
{
    const cluster::Kind &volume =
        *cluster::KindRegistry::instance().findKind("v1", "PersistentVolume");
    create(volume,
           {{"metadata", {{"name", m_name}}},
            {"spec",
             {{"accessModes", {"ReadWriteOnce"}},
              {"capacity", {{"storage", "1Gi"}}},
              {"claimRef",
               {{"kind", "PersistentVolumeClaim"}, {"namespace", "fleet"}, {"name", m_name}}},
              {"csi", {{"driver", "memory"}, {"volumeHandle", m_name}}}}}});
    create(cluster::kinds::volumeAttachment(),
           {{"metadata", {{"name", m_name}}},
            {"spec",
             {{"attacher", "memory"},
              {"nodeName", m_name},
              {"source", {{"persistentVolumeName", m_name}}}}}});
    merge(cluster::kinds::volumeAttachment(),
          m_name,
          {{"status", {{"attached", true}}}},
          cluster::Subresource::Status,
          {});
}

std::vector<Object> TestLabCapi::deployed()
{
    std::vector<Object> found;
    const auto all = m_site->list({&kinds::machine(), "fleet", "app=" + m_name, {}});
    if (all)
        found = all->items;
    return found;
}

/// The same of a deployment and its health check.
Json TestLabCapi::seenOfDeployment()
{
    std::vector<std::string> phases;
    bool gone = !m_unhealthy.empty();
    Json line = Json::object();
    for (const Object &one : deployed()) {
        phases.push_back(one.text("/status/phase"));
        gone = gone && one.name() != m_unhealthy;
        if (one.isDeleting())
            line["terminating"] = true;
    }
    std::ranges::sort(phases);
    for (const std::string &phase : phases)
        line["phase"] =
            line.contains("phase") ? line["phase"].get<std::string>() + ", " + phase : phase;
    if (gone)
        line["gone"] = true;
    const auto check = m_site->get({&kinds::machineHealthCheck(), {"fleet", m_name}});
    const auto state = check ? capi::reported(*check, "RemediationAllowed") : std::nullopt;
    if (state) {
        line["reason"] = state->condition.reason;
        if (!state->condition.message.empty())
            line["message"] = state->condition.message;
    }
    return line;
}

/// Changes the Instance under a LabMachine.
void TestLabCapi::instance(const Json &spec, const std::string &server)
{
    const auto all = m_site->list({&cluster::kinds::labInstance(), "fleet", {}, {}});
    QVERIFY(all.has_value());
    for (const Object &one : all->items) {
        if (one.text("/spec/machine") == server)
            merge(cluster::kinds::labInstance(), one.name(), {{"spec", spec}});
    }
}

/// The Machine of the life in the form of the record.
Json TestLabCapi::seen()
{
    if (m_name == "checked")
        return seenOfDeployment();
    const auto found = m_site->get({&kinds::machine(), {"fleet", m_name}});
    if (!found)
        return {{"gone", true}};
    Json line = Json::object();
    if (const std::string &phase = found->text("/status/phase"); !phase.empty())
        line["phase"] = phase;
    const Json &conditions = found->at("/status/conditions");
    for (const Json &one : conditions.is_array() ? conditions : Json::array()) {
        if (one["type"] == "Deleting") {
            line["reason"] = one["reason"];
            if (one["message"] != "")
                line["message"] = timeless(one["message"]);
        }
        if (one["type"] == "Paused" && one["status"] == "True")
            line["paused"] = one["message"];
    }
    if (found->isDeleting())
        line["terminating"] = true;
    return line;
}

/// What somebody does in each step of the record; a life with its steps in their order.
const std::map<std::string, std::vector<TestLabCapi::Step>> &TestLabCapi::lives()
{
    using T = TestLabCapi;
    static const auto unhook = [](const std::string &key) {
        return [key](T &t) { t.annotate(key, nullptr); };
    };
    static const std::map<std::string, std::vector<Step>> all{
        {"line",
         {{"it waits for its bootstrap data",
           [](T &t) {
               t.machine({preDrain + "quiesce", preDrain + "backup", preTerminate + "flush"},
                         {{"createDuration", "never"},
                          {"bootDuration", "0s"},
                          {"deleteDuration", "never"},
                          {"faults", {{"neverRegisters", true}}}},
                         true);
           }},
          {"its server is made",
           [](T &t) {
               t.merge(kinds::kubeadmConfig(), t.m_name, {{"spec", {{"faults", nullptr}}}});
           }},
          {"its server runs and has not joined",
           [](T &t) {
               t.instance({{"createDuration", "0s"}});
           }},
          {"it runs",
           [](T &t) {
               t.instance({{"faults", nullptr}});
           }},
          {"it is deleted, and two hooks hold it before its drain",
           [](T &t) {
               t.guard();
               t.attach();
               t.remove(kinds::machine(), t.m_name);
           }},
          {"one hook is removed, and the other holds it", unhook(preDrain + "backup")},
          {"the other is removed, and a budget lets no Pod go", unhook(preDrain + "quiesce")},
          {"the Pod is gone, and a volume is attached",
           [](T &t) {
               t.remove(cluster::kinds::podDisruptionBudget(), t.m_name);
               t.remove(cluster::kinds::pod(), t.m_name);
           }},
          {"the volume is detached, and a hook holds it before its server goes",
           [](T &t) { t.remove(cluster::kinds::volumeAttachment(), t.m_name, {}); }},
          {"a hook is added that holds before a drain",
           [](T &t) { t.annotate(preDrain + "late", ""); }},
          {"it is removed, and the drain is not done again", unhook(preDrain + "late")},
          {"the hook is removed, and its server goes", unhook(preTerminate + "flush")},
          {"its server is gone",
           [](T &t) {
               t.instance({{"deleteDuration", "0s"}});
           }}}},
        {"stubborn",
         {{"a Pod is evicted and does not end",
           [](T &t) {
               t.runningMachine();
               t.pod(t.m_name, Json::object(), {{"metadata", {{"finalizers", {"test/keep"}}}}});
               t.remove(kinds::machine(), t.m_name);
           }},
          {"it ends",
           [](T &t) {
               t.merge(cluster::kinds::pod(), t.m_name, {{"metadata", {{"finalizers", nullptr}}}});
           }}}},
        {"excluded",
         {{"neither its Pods nor its volumes are waited for",
           [](T &t) {
               t.runningMachine(
                   {capi::excludeDrain, capi::excludeVolumeDetach, preTerminate + "flush"});
               t.guard();
               t.attach();
               t.remove(kinds::machine(), t.m_name);
           }},
          {"the hook is removed", unhook(preTerminate + "flush")}}},
        {"selective",
         {{"of three Pods one is waited for, and two are left alone",
           [](T &t) {
               t.runningMachine();
               t.create(
                   kinds::machineDrainRule(),
                   {{"metadata", {{"name", t.m_name}, {"namespace", "fleet"}}},
                    {"spec",
                     {{"drain", {{"behavior", "Skip"}}},
                      {"machines",
                       Json::array(
                           {{{"selector", {{"matchLabels", {{capi::clusterLabel, t.m_name}}}}}}})},
                      {"pods",
                       Json::array({{{"selector", {{"matchLabels", {{"ruled", "skip"}}}}}}})}}}});
               t.pod(t.m_name + "-ruled", {{"ruled", "skip"}});
               t.pod(t.m_name + "-labelled", {{capi::drainLabel, "skip"}});
               t.pod(t.m_name, {{capi::drainLabel, "wait-completed"}});
               t.remove(kinds::machine(), t.m_name);
           }},
          {"it completes", [](T &t) { t.remove(cluster::kinds::pod(), t.m_name); }}}},
        {"unjoined",
         {{"without a Node nothing is held before the drain",
           [](T &t) {
               t.machine({preDrain + "quiesce", preTerminate + "flush"},
                         {{"createDuration", "0s"},
                          {"bootDuration", "0s"},
                          {"deleteDuration", "0s"},
                          {"faults", {{"neverRegisters", true}}}},
                         false);
               QVERIFY(t.m_site->advanceUntil(
                   [&t] { return t.seen().value("phase", "") == "Provisioned"; }, 1min));
               t.remove(kinds::machine(), t.m_name);
           }},
          {"the hook is removed", unhook(preTerminate + "flush")}}},
        {"paused",
         {{"it is paused",
           [](T &t) {
               t.runningMachine({preDrain + "quiesce"});
               t.annotate(capi::pausedAnnotation, "");
           }},
          {"it is deleted, and nothing happens",
           [](T &t) { t.remove(kinds::machine(), t.m_name); }},
          {"it goes on, and a hook holds it", unhook(capi::pausedAnnotation)},
          {"the hook is removed", unhook(preDrain + "quiesce")}}},
        {"closing",
         {{"its Cluster is paused",
           [](T &t) {
               t.runningMachine({preDrain + "quiesce", preTerminate + "flush"});
               t.merge(kinds::cluster(), t.m_name, {{"spec", {{"paused", true}}}});
           }},
          {"its Cluster goes on",
           [](T &t) {
               t.merge(kinds::cluster(), t.m_name, {{"spec", {{"paused", false}}}});
           }},
          {"its Cluster is deleted, and nothing is held before the drain",
           [](T &t) { t.remove(kinds::cluster(), t.m_name); }},
          {"the hook is removed", unhook(preTerminate + "flush")}}},
        {"checked",
         {{"a deployment has two Machines",
           [](T &t) {
               t.create(kinds::labMachineTemplate(),
                        {{"metadata", {{"name", t.m_name}, {"namespace", "fleet"}}},
                         {"spec",
                          {{"template",
                            {{"spec",
                              {{"createDuration", "0s"},
                               {"bootDuration", "0s"},
                               {"deleteDuration", "0s"}}}}}}}});
               const Json labels{{"app", t.m_name}};
               t.create(kinds::machineDeployment(),
                        {{"metadata", {{"name", t.m_name}, {"namespace", "fleet"}}},
                         {"spec",
                          {{"clusterName", t.m_name},
                           {"replicas", 2},
                           {"selector", {{"matchLabels", labels}}},
                           {"template",
                            {{"metadata", {{"labels", labels}}},
                             {"spec",
                              {{"clusterName", t.m_name},
                               {"bootstrap", {{"dataSecretName", t.m_name}}},
                               {"infrastructureRef",
                                {{"apiGroup", "infrastructure.cluster.x-k8s.io"},
                                 {"kind", "LabMachineTemplate"},
                                 {"name", t.m_name}}}}}}}}}});
           }},
          {"one of two is unhealthy, which is too many",
           [](T &t) {
               // A Node of the lab is made unhealthy by its kubelet.
               t.m_unhealthy = t.deployed().front().name();
               t.instance({{"faults", {{"kubeletDead", true}}}}, t.m_unhealthy);
               QVERIFY(t.m_site->advanceUntil(
                   [&t] {
                       const auto found =
                           t.m_site->get({&kinds::machine(), {"fleet", t.m_unhealthy}});
                       return found && capi::reportedIs(*found, "NodeReady", "Unknown");
                   },
                   2min));
               t.create(
                   kinds::machineHealthCheck(),
                   {{"metadata", {{"name", t.m_name}, {"namespace", "fleet"}}},
                    {"spec",
                     {{"clusterName", t.m_name},
                      {"selector", {{"matchLabels", {{"app", t.m_name}}}}},
                      {"checks",
                       {{"nodeStartupTimeoutSeconds", 600},
                        {"unhealthyNodeConditions",
                         Json::array({{{"type", "Ready"},
                                       {"status", "Unknown"},
                                       {"timeoutSeconds", 0}}})}}},
                      {"remediation", {{"triggerIf", {{"unhealthyLessThanOrEqualTo", "40%"}}}}}}}});
           }},
          {"all may be, and it is replaced",
           [](T &t) {
               t.merge(kinds::machineHealthCheck(),
                       t.m_name,
                       {{"spec",
                         {{"remediation",
                           {{"triggerIf", {{"unhealthyLessThanOrEqualTo", "100%"}}}}}}}});
           }}}},
    };
    return all;
}

void TestLabCapi::itLivesAsUpstreamDoes_data()
{
    QTest::addColumn<QString>("life");
    for (const auto &[life, steps] : lives())
        QTest::addRow("the life %s", life.c_str()) << QString::fromStdString(life);
}

void TestLabCapi::itLivesAsUpstreamDoes()
{
    QFETCH(const QString, life);
    m_name = life.toStdString();
    std::vector<Json> wanted;
    for (const Json &step : recordedLives()) {
        if (step["life"] == m_name)
            wanted.push_back(step);
    }
    const std::vector<Step> &steps = lives().at(m_name);
    QCOMPARE(steps.size(), wanted.size());
    open(clusterOf(m_name));
    QVERIFY(m_site->advanceUntil(
        [this] {
            const auto found =
                m_site->get({&kinds::machine(), {"fleet", m_name + "-control-plane"}});
            return found && found->text("/status/phase") == "Running";
        },
        1min));
    test::CapiWitness witness(*m_site);
    for (std::size_t i = 0; i < steps.size(); ++i) {
        Json line = wanted[i];
        QCOMPARE(std::string(steps[i].name), line["step"].get<std::string>());
        line.erase("life");
        line.erase("step");
        if (line.contains("message"))
            line["message"] = replaced(line["message"], "MemoryMachine", "LabMachine");
        steps[i].act(*this);
        if (QTest::currentTestFailed())
            return;
        const bool same = m_site->advanceUntil([&] { return seen() == line; }, 2min);
        QVERIFY2(
            same,
            (std::string(steps[i].name) + ": here " + seen().dump() + ", upstream " + line.dump())
                .c_str());
        // And it stays so.
        m_site->advance(1s);
        QCOMPARE(seen().dump(), line.dump());
        witness.look();
    }
    const std::string told = witness.differences();
    QVERIFY2(told.empty(), told.c_str());
    QVERIFY(witness.compared() >= steps.size());
}

void TestLabCapi::columnsAreUpstreams_data()
{
    QTest::addColumn<QString>("plural");
    QTest::addColumn<QString>("columns");
    for (const Json &step : recordedLives()) {
        const QString name = QString::fromStdString(step["step"]);
        if (!name.startsWith(QStringLiteral("columns of ")))
            continue;
        QTest::newRow(qPrintable(name))
            << name.mid(11)
            << QString::fromStdString(step["message"]).section(QStringLiteral("  "), 2);
    }
}

/// As kubectl shows them with -o wide.
void TestLabCapi::columnsAreUpstreams()
{
    QFETCH(const QString, plural);
    QFETCH(const QString, columns);
    QStringList names;
    for (const Object &definition : lab::capiDefinitions()) {
        if (definition.text("/spec/names/plural") != plural.toStdString())
            continue;
        for (const Json &column : definition.at("/spec/versions/0/additionalPrinterColumns"))
            names += QString::fromStdString(column["name"]).toUpper();
    }
    QCOMPARE(names.join(QStringLiteral("  ")), columns);
}

/// `--lab capi`: what a newcomer sees at the start.
void TestLabCapi::theLabShowsEveryHold()
{
    open(std::string(lab::builtInLab("capi")));
    m_site->advance(3min);
    struct Held {
        const char *machine;
        const char *waitingAt;
        const char *says; ///< a part of its sentence
    };
    constexpr Held holds[] = {
        {"prod-md-0-x7kqp", "preDrain", "longhorn-node-eviction (owner storage-team)"},
        {"prod-md-0-b4tzn",
         "preTerminate",
         "linstor-wait-for-complete-evacuation (owner piraeus-operator)"},
        {"prod-batch-9wlmc", "drain", "ledger"},
        {"prod-batch-h2dvs", "volumes", "orders-db-0"},
        {"stage-md-0-k8wfz", "paused", "paused"},
        {"stage-control-plane-4jv8r", "preTerminate", "only 1 of 2 etcd members"},
        {"metal-md-0-n5cvt", "infrastructure", "r1-u05"},
    };
    for (const Held &held : holds) {
        const Json row = fleet(held.machine);
        QVERIFY2(row.is_object(), held.machine);
        QVERIFY2(at(row, "/waitingAt") == held.waitingAt, row.dump(1).c_str());
        QVERIFY2(at(row, "/sentence").find(held.says) != std::string::npos, row.dump(1).c_str());
    }
    const Json all = *m_site->view("fleet");
    std::size_t well = 0;
    for (const auto &[key, row] : all.items())
        well += at(row, "/status/look") == "normal" ? 1 : 0;
    QVERIFY2(all.size() >= 25 && all.size() <= 40, std::to_string(all.size()).c_str());
    QVERIFY2(well * 2 > all.size(), std::to_string(well).c_str());
    // Held for days, and it says so.
    const std::string drain = at(fleet("prod-batch-9wlmc"), "/sentence");
    QVERIFY2(drain.find("14 d") != std::string::npos, drain.c_str());
}

/// What has been held for days was there before; what somebody writes is as old as the write.
void TestLabCapi::onlyTheLabBringsAPast()
{
    open(std::string(lab::builtInLab("capi")));
    const TimePoint now = m_site->now();
    const auto held = m_site->get({&kinds::machine(), {"fleet", "prod-batch-9wlmc"}});
    QVERIFY(held && held->creationTimestamp());
    QVERIFY(now - *held->creationTimestamp() > 340h);
    create(cluster::kinds::configMap(),
           {{"metadata",
             {{"name", "old"},
              {"namespace", "fleet"},
              {"creationTimestamp", "2020-01-01T00:00:00Z"}}}});
    const auto made = m_site->get({&cluster::kinds::configMap(), {"fleet", "old"}});
    QVERIFY(made && made->creationTimestamp());
    QVERIFY(now - *made->creationTimestamp() < 1min);
}

void TestLabCapi::aReleaseLetsItGo()
{
    open(std::string(lab::builtInLab("capi")));
    m_site->advance(2min);
    m_name = "prod-md-0-x7kqp";
    annotate(preDrain + "longhorn-node-eviction", nullptr);
    QVERIFY2(m_site->advanceUntil([this] { return seen().contains("gone"); }, 3min),
             seen().dump().c_str());
    // Its provider's objects and its Node went with it, and its set has as many as before.
    QVERIFY(!m_site->get({&kinds::labMachine(), {"fleet", m_name}}));
    QVERIFY(!m_site->get({&cluster::kinds::node(), {{}, m_name}}));
    const auto isReplaced = [this] {
        const auto one = m_site->get({&kinds::machineDeployment(), {"fleet", "prod-md-0"}});
        return one && capi::readyReplicasOf(*one) == 7; // the eighth is still held
    };
    QVERIFY(m_site->advanceUntil(isReplaced, 1min));
    // A host that comes clean is free for the machine that waits for one.
    merge(cluster::kinds::labBmc(), "r1-u05", {{"spec", {{"deprovisionDuration", "20s"}}}});
    const auto goesOn = [this] {
        const auto deployed = m_site->get({&kinds::machineDeployment(), {"fleet", "metal-md-0"}});
        return deployed && capi::readyReplicasOf(*deployed) == 4; // its successor waits now
    };
    QVERIFY(m_site->advanceUntil(goesOn, 5min));
}

/// The etcd of the third member is well again: the control plane lets its second go, and makes
/// another.
void TestLabCapi::whatGoesIsReplaced()
{
    open(std::string(lab::builtInLab("capi")));
    m_site->advance(2min);
    m_name = "stage-control-plane-4jv8r";
    QCOMPARE(at(seen(), "/reason"), std::string("WaitingForPreTerminateHook"));
    merge(kinds::machine(),
          "stage-control-plane-l6x2d",
          {{"metadata", {{"annotations", {{"lab.holdpoint.dev/etcd", nullptr}}}}}});
    QVERIFY2(m_site->advanceUntil([this] { return seen().contains("gone"); }, 3min),
             seen().dump().c_str());
    const auto isWhole = [this] {
        const auto plane = m_site->get({&kinds::controlPlane(), {"fleet", "stage"}});
        return plane && capi::readyReplicasOf(*plane) == 3;
    };
    QVERIFY(m_site->advanceUntil(isWhole, 3min));
}

/// The lab rolls nothing out, so that is what stays to be said; owners count what Machines say.
void TestLabCapi::itIsUpToDateUntilAnotherVersionIsWanted()
{
    open(std::string(lab::builtInLab("capi")));
    const auto counted = [this](const cluster::Kind &kind, const std::string &name) {
        const auto one = m_site->get({&kind, {"fleet", name}});
        return one ? one->at("/status/upToDateReplicas").dump() : std::string();
    };
    const auto says = [this] {
        const auto one = m_site->get({&kinds::machine(), {"fleet", "prod-batch-9wlmc"}});
        return one ? conditionOf(*one, "UpToDate") : Json();
    };
    QVERIFY(m_site->advanceUntil(
        [&] { return counted(kinds::machineDeployment(), "prod-batch") == "5"; }, 3min));
    QCOMPARE(at(says(), "/status"), std::string("True"));
    QCOMPARE(at(says(), "/reason"), std::string("UpToDate"));
    merge(kinds::machineDeployment(),
          "prod-batch",
          {{"spec", {{"template", {{"spec", {{"version", "v1.34.0"}}}}}}}});
    QVERIFY(m_site->advanceUntil(
        [&] { return counted(kinds::machineDeployment(), "prod-batch") == "0"; }, 1min));
    QCOMPARE(at(says(), "/status"), std::string("False"));
    QCOMPARE(at(says(), "/reason"), std::string("NotUpToDate"));
    QCOMPARE(at(says(), "/message"), std::string("* Version v1.33.4, v1.34.0 required"));
    QVERIFY(m_site->advanceUntil(
        [&] { return counted(kinds::machineDeployment(), "prod-md-0") == "8"; }, 3min));
}

void TestLabCapi::aClusterIsAvailableWhenItsPartsAre()
{
    open(std::string(lab::builtInLab("capi")));
    const auto available = [this](const std::string &name) {
        const auto one = m_site->get({&kinds::cluster(), {"fleet", name}});
        return one ? conditionOf(*one, "Available") : Json();
    };
    const std::string wanted = "* WorkersAvailable:\n"
                               "  * MachineDeployment prod-batch: 3 available replicas, at least 5 "
                               "required\n"
                               "  * MachineDeployment prod-md-0: 6 available replicas, at least 8 "
                               "required";
    QVERIFY2(
        m_site->advanceUntil([&] { return at(available("prod"), "/message") == wanted; }, 3min),
        available("prod").dump().c_str());
    QCOMPARE(at(available("prod"), "/status"), std::string("False"));
    QCOMPARE(at(available("prod"), "/reason"), std::string("NotAvailable"));
    QVERIFY2(
        m_site->advanceUntil([&] { return at(available("stage"), "/status") == "True"; }, 3min),
        available("stage").dump().c_str());
    const auto stage = m_site->get({&kinds::cluster(), {"fleet", "stage"}});
    QVERIFY(stage && capi::reportedIs(*stage, "ControlPlaneAvailable", "True"));
    QVERIFY(capi::reportedIs(*stage, "WorkersAvailable", "True"));
}

/// `clusterctl describe cluster` lists these, and gives up where one is not served.
void TestLabCapi::clusterctlFindsTheKindsThatItLists()
{
    for (const char *kind :
         {"Cluster", "Machine", "MachineDeployment", "MachinePool", "MachineSet"})
        QVERIFY2(lab::capiKind("cluster.x-k8s.io/v1beta2", kind) != nullptr, kind);
}

} // namespace tst_labcapi

HP_TEST(tst_labcapi, TestLabCapi)
#include "tst_labcapi.moc"
