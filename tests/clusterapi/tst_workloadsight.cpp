// SPDX-License-Identifier: Apache-2.0
#include "app/shared/Backend.h"
#include "backend/cluster/DefinedKind.h"
#include "tests/clusterapi/CapiSite.h"
#include "tests/support/cluster/Settle.h"
#include "tests/support/runner/Runner.h"
#include "tests/support/site/OtherThreads.h"
#include "tests/support/site/Site.h"

#include <QEventLoop>
#include <QFile>
#include <QTcpServer>
#include <QTcpSocket>
#include <QTemporaryDir>
#include <QTest>

#include <memory>
#include <nlohmann/json.hpp>
#include <string>
#include <vector>

namespace tst_workloadsight {

using namespace hp;
using hp::test::at;
using namespace std::chrono_literals;

namespace {

const std::string group = "cluster.x-k8s.io";
const std::string machineVersion = group + "/v1beta2";
constexpr const char *started = "2026-01-10T11:50:00Z";
const TimePoint start = *parseTime("2026-01-10T12:00:00Z");

std::string contentOf(const std::string &file)
{
    QFile read(QString::fromStdString(file));
    return read.open(QIODevice::ReadOnly) ? read.readAll().toStdString() : std::string();
}

std::string base64(const std::string &text)
{
    return QByteArray::fromStdString(text).toBase64().toStdString();
}

/// A kubeconfig as Cluster API writes it into its Secret.
std::string kubeconfig(const std::string &server, const std::string &caPem, const std::string &user)
{
    const std::string ca =
        caPem.empty() ? std::string() : ", certificate-authority-data: " + base64(caPem);
    return "apiVersion: v1\nkind: Config\ncurrent-context: c\n"
           "clusters:\n- name: prod\n  cluster: {server: '"
        + server + "'" + ca + "}\nusers:\n- name: u\n  user: {" + user
        + "}\ncontexts:\n- name: c\n  context: {cluster: prod, user: u}\n";
}

Json condition(const char *type, const char *status, const char *reason, const char *message = "")
{
    return {{"type", type},
            {"status", status},
            {"reason", reason},
            {"message", message},
            {"lastTransitionTime", started}};
}

} // namespace

/// A workload cluster: the embedded API of another backend, over its front.
class Workload
{
public:
    Workload()
        : m_clock(start)
    {
        app::Options options;
        options.dataDir = m_directory.filePath(QStringLiteral("data")).toStdString();
        options.listen = {"127.0.0.1", 0};
        options.reconcile = "none";
        app::Surroundings surroundings;
        surroundings.clock = &m_clock;
        m_backend = std::make_unique<app::Backend>(std::move(options), std::move(surroundings));
        auto ready = m_backend->start();
        if (!ready)
            qFatal("%s", ready.error().message.c_str());
        m_ready = std::move(*ready);
    }
    ~Workload()
    {
        QEventLoop loop;
        QObject::connect(m_backend.get(), &app::Backend::stopped, &loop, &QEventLoop::quit);
        QMetaObject::invokeMethod(
            &loop, [this] { m_backend->requestStop(); }, Qt::QueuedConnection);
        loop.exec();
    }

    /// With a new token of this name, which may read and nothing else.
    [[nodiscard]] std::string kubeconfigFor(const std::string &name)
    {
        const Json made = run("token.create", {{"name", name}, {"role", "viewer"}});
        return kubeconfig(
            m_ready.apiUrl, contentOf(m_ready.caFile), "token: " + at(made, "/token"));
    }
    Json run(const std::string &command, const Json &arguments)
    {
        Json answer;
        m_backend->commands().execute(command,
                                      arguments,
                                      {"operator", {"admin"}, "127.0.0.1:1"},
                                      [&answer](const Result<Json> &result) {
                                          if (result)
                                              answer = *result;
                                      });
        test::settle(m_clock);
        return answer;
    }
    void put(Json object)
    {
        const cluster::Kind &kind = *cluster::KindRegistry::instance().findKind(
            object["apiVersion"].get<std::string>(), object["kind"].get<std::string>());
        const std::string ns =
            object.value(Json::json_pointer("/metadata/namespace"), std::string());
        const Json status = object.value("status", Json());
        const cluster::ObjectRef ref{&kind, {ns, object["metadata"]["name"].get<std::string>()}};
        const auto made = test::answerTo<cluster::Written>([&](auto reply) {
            m_backend->cluster().create(kind, ns, std::move(object), {}, std::move(reply));
        });
        QVERIFY2(made.has_value(), made ? "" : made.error().message.c_str());
        if (status.is_object())
            setStatus(ref, status);
    }
    void setStatus(const cluster::ObjectRef &ref, const Json &status)
    {
        const auto said = test::answerTo<cluster::Written>([&](auto reply) {
            m_backend->cluster().patch(ref,
                                       cluster::PatchType::Merge,
                                       {{"status", status}},
                                       cluster::Subresource::Status,
                                       {},
                                       std::move(reply));
        });
        QVERIFY2(said.has_value(), said ? "" : said.error().message.c_str());
        test::settle(m_clock);
    }
    /// A Node that names this Machine, with a pod and a budget that refuses it.
    void fill(const std::string &ns, const std::string &machine, const std::string &app)
    {
        put({{"apiVersion", "v1"},
             {"kind", "Node"},
             {"metadata",
              {{"name", "node-" + machine},
               {"annotations",
                {{group + "/cluster-name", "prod"},
                 {group + "/cluster-namespace", ns},
                 {group + "/machine", machine}}}}},
             {"status", {{"conditions", Json::array({condition("Ready", "True", "Kubelet")})}}}});
        put({{"apiVersion", "v1"}, {"kind", "Namespace"}, {"metadata", {{"name", "shop"}}}});
        put({{"apiVersion", "policy/v1"},
             {"kind", "PodDisruptionBudget"},
             {"metadata", {{"name", app}, {"namespace", "shop"}}},
             {"spec", {{"minAvailable", 1}, {"selector", {{"matchLabels", {{"app", app}}}}}}}});
        put({{"apiVersion", "v1"},
             {"kind", "Pod"},
             {"metadata",
              {{"name", app + "-0"}, {"namespace", "shop"}, {"labels", {{"app", app}}}}},
             {"spec",
              {{"nodeName", "node-" + machine},
               {"containers", Json::array({{{"name", "c"}, {"image", "i"}}})}}},
             {"status",
              {{"phase", "Running"},
               {"conditions", Json::array({condition("Ready", "True", "Ready")})}}}});
    }
    /// The newest of everything that is stored there.
    [[nodiscard]] std::string revision()
    {
        const auto all = test::answerTo<cluster::ObjectList>([&](auto reply) {
            m_backend->cluster().list({&cluster::kinds::node(), {}, {}, {}}, std::move(reply));
        });
        return all ? all->resourceVersion : all.error().message;
    }

private:
    runtime::ManualClock m_clock;
    QTemporaryDir m_directory{};
    std::unique_ptr<app::Backend> m_backend{};
    app::BackendReady m_ready{};
};

/// Counts who comes, and hangs up.
class Dead
{
public:
    Dead()
    {
        QObject::connect(&m_server, &QTcpServer::newConnection, &m_server, [this] {
            while (QTcpSocket *socket = m_server.nextPendingConnection()) {
                ++m_connections;
                socket->abort();
                socket->deleteLater();
            }
        });
        m_server.listen(QHostAddress::LocalHost);
    }
    [[nodiscard]] std::string url() const
    {
        return "https://127.0.0.1:" + std::to_string(m_server.serverPort());
    }
    [[nodiscard]] int connections() const { return m_connections; }

private:
    QTcpServer m_server{};
    int m_connections = 0;
};

/// What people see of a Machine of Cluster API whose Node is in another cluster: both are whole
/// backends, and between them is what a kubeconfig says.
class TestWorkloadSight : public QObject
{
    Q_OBJECT
private slots:
    void init();
    void cleanup();

    void theBudgetThatStopsADrainIsNamed();
    void theNodeIsShownAsItIsThere();
    void withoutASecretTheConditionsAreSaid();
    void aDeadClusterIsToldAndCostsNothing();
    void clustersOfOneNameAreNotMixed();
    void aTokenThatIsRevokedIsTold();
    void aPluginInASecretIsNeverExecuted();
    void whatLeadsBackHereIsNotOpened();

private:
    void open();
    void secret(const std::string &kubeconfig, const std::string &ns = "capi");
    /// A Machine whose drain does not say what it waits for.
    void draining(const std::string &name, const std::string &ns = "capi");
    [[nodiscard]] Json fleet(const std::string &key) { return m_site->row("fleet", key); }
    /// Whether this text is among the facts of why it waits.
    [[nodiscard]] bool saysWhy(const std::string &machine, const std::string &text);

    std::string m_dataDir{};
    std::unique_ptr<Workload> m_workload{};
    std::unique_ptr<test::Site> m_site{};
    cluster::DefinedKind m_machines{};
};

void TestWorkloadSight::init()
{
    // Answers travel over sockets: nothing is on its way when all who carry it sleep.
    test::alsoAwait([threads = std::make_shared<test::OtherThreads>()] {
        return threads->haveSlept() ? std::string() : std::string("what other threads do");
    });
    test::SiteOptions options;
    options.start = start;
    options.adjust = [this](app::Options &of) { m_dataDir = of.dataDir; };
    auto site =
        test::Site::open("apiVersion: v1\nkind: Namespace\nmetadata: {name: capi}\n", options);
    QVERIFY2(site.has_value(), site ? "" : site.error().message.c_str());
    m_site = std::move(*site);
    const Json definition{
        {"apiVersion", "apiextensions.k8s.io/v1"},
        {"kind", "CustomResourceDefinition"},
        {"metadata", {{"name", "machines." + group}}},
        {"spec",
         {{"group", group},
          {"scope", "Namespaced"},
          {"names", {{"plural", "machines"}, {"kind", "Machine"}}},
          {"versions",
           Json::array({{{"name", "v1beta2"},
                         {"served", true},
                         {"storage", true},
                         {"schema",
                          {{"openAPIV3Schema",
                            {{"type", "object"}, {"x-kubernetes-preserve-unknown-fields", true}}}}},
                         {"subresources", {{"status", Json::object()}}}}})}}}};
    const auto made = m_site->create(cluster::kinds::customResourceDefinition(), definition);
    QVERIFY2(made.has_value(), made ? "" : made.error().message.c_str());
    m_machines = cluster::definedKind(definition);
}

void TestWorkloadSight::cleanup()
{
    m_site.reset();
    m_workload.reset();
    test::alsoAwait({});
}

void TestWorkloadSight::open()
{
    m_workload = std::make_unique<Workload>();
}

void TestWorkloadSight::secret(const std::string &kubeconfig, const std::string &ns)
{
    const cluster::ObjectRef ref{&cluster::kinds::secret(), {ns, "prod-kubeconfig"}};
    const Json data{{"value", base64(kubeconfig)}};
    if (m_site->get(ref)) {
        QVERIFY(m_site->patch(ref, {{"data", data}}).has_value());
        return;
    }
    const auto made = m_site->create(*ref.kind,
                                     {{"apiVersion", "v1"},
                                      {"kind", "Secret"},
                                      {"type", "cluster.x-k8s.io/secret"},
                                      {"metadata", {{"name", ref.key.name}, {"namespace", ns}}},
                                      {"data", data}});
    QVERIFY2(made.has_value(), made ? "" : made.error().message.c_str());
}

void TestWorkloadSight::draining(const std::string &name, const std::string &ns)
{
    const cluster::Kind &kind = *m_machines.versions.front().kind;
    const cluster::ObjectRef ref{&kind, {ns, name}};
    const auto made = m_site->create(kind,
                                     {{"apiVersion", machineVersion},
                                      {"kind", "Machine"},
                                      {"metadata",
                                       {{"name", name},
                                        {"namespace", ns},
                                        {"finalizers", {"machine.cluster.x-k8s.io"}},
                                        {"labels", {{group + "/cluster-name", "prod"}}}}},
                                      {"spec", {{"clusterName", "prod"}}}});
    QVERIFY2(made.has_value(), made ? "" : made.error().message.c_str());
    const std::string message = std::string("Drain not completed yet (started at ") + started + ")";
    const auto said = m_site->patch(
        ref,
        {{"status",
          {{"phase", "Deleting"},
           {"nodeRef", {{"name", "node-" + name}}},
           {"conditions",
            Json::array({condition("Deleting", "True", "DrainingNode", message.c_str()),
                         condition("NodeHealthy", "True", "NodeHealthy")})}}}},
        cluster::Subresource::Status);
    QVERIFY2(said.has_value(), said ? "" : said.error().message.c_str());
    QVERIFY(m_site->remove(ref).has_value());
}

bool TestWorkloadSight::saysWhy(const std::string &machine, const std::string &text)
{
    const auto why = m_site->why(machine);
    const bool says = why && why->find(text) != std::string::npos;
    if (!says)
        qWarning("%s", why ? why->c_str() : why.error().message.c_str());
    return says;
}

void TestWorkloadSight::theBudgetThatStopsADrainIsNamed()
{
    open();
    m_workload->fill("capi", "w-1", "cart");
    secret(m_workload->kubeconfigFor("holdpoint"));
    draining("w-1");
    const std::string before = m_workload->revision();
    m_site->advance(2min);

    const Json row = fleet("capi/w-1");
    QCOMPARE(at(row, "/waitingAt"), std::string("drain"));
    QVERIFY2(at(row, "/sentence").find("cart") != std::string::npos, row.dump().c_str());
    QVERIFY2(at(row, "/sentence").find("annot see") == std::string::npos, row.dump().c_str());
    QVERIFY2(at(row, "/hold").find("cart") != std::string::npos, row.dump().c_str());
    QCOMPARE(at(row, "/nodeReady"), std::string("True"));
    QVERIFY(m_site->row("holds", "capi/w-1/drain.budget/shop/cart").is_object()
            || m_site->holds()->find("shop/cart") != std::string::npos);
    const Json drain = m_site->row("machine/capi/w-1", "drain");
    QCOMPARE(at(drain, "/state"), std::string("blocked"));
    QCOMPARE(at(drain, "/podsLeft"), std::string("1"));
    QCOMPARE(at(drain, "/blocking/0/pod"), std::string("cart-0"));
    QCOMPARE(at(drain, "/blocking/0/needs"), std::string("1"));
    const Json stream = m_site->row("connection", "stream/nodes of capi/prod");
    QCOMPARE(at(stream, "/objects"), std::string("1"));
    QCOMPARE(at(stream, "/reason"), std::string());
    QCOMPARE(at(stream, "/since"), std::string());
    QCOMPARE(m_workload->revision(), before); // nothing was written there
}

void TestWorkloadSight::theNodeIsShownAsItIsThere()
{
    open();
    m_workload->fill("capi", "w-1", "cart");
    secret(m_workload->kubeconfigFor("holdpoint"));
    draining("w-1");
    m_site->advance(2min);
    QCOMPARE(at(fleet("capi/w-1"), "/nodeReady"), std::string("True"));
    m_workload->setStatus(
        {&cluster::kinds::node(), {{}, "node-w-1"}},
        {{"conditions", Json::array({condition("Ready", "Unknown", "NodeStatusUnknown")})}});
    QVERIFY(m_site->advanceUntil(
        [this] { return at(fleet("capi/w-1"), "/nodeReady") == "Unknown"; }, 5s));
    // The budget of a dead Node still counts, and that is another cause.
    QVERIFY2(at(fleet("capi/w-1"), "/sentence").find("kubelet") != std::string::npos,
             fleet("capi/w-1").dump().c_str());
}

void TestWorkloadSight::withoutASecretTheConditionsAreSaid()
{
    draining("w-1");
    m_site->advance(2min);
    const Json row = fleet("capi/w-1");
    QCOMPARE(at(row, "/waitingAt"), std::string("drain"));
    QVERIFY2(at(row, "/sentence").find("annot see into cluster prod") != std::string::npos,
             row.dump().c_str());
    QVERIFY(saysWhy("capi/w-1", "there is no Secret capi/prod-kubeconfig"));
    QVERIFY(at(m_site->row("connection", "stream/nodes of capi/prod"), "/reason")
                .starts_with("cannot see into cluster capi/prod: there is no Secret "
                             "capi/prod-kubeconfig, since 2026-01-10T12:0"));
    QVERIFY(at(m_site->row("connection", "stream/nodes of capi/prod"), "/since")
                .starts_with("2026-01-10T12:0"));
}

void TestWorkloadSight::aDeadClusterIsToldAndCostsNothing()
{
    Dead dead;
    secret(kubeconfig(dead.url(), {}, "token: t"));
    draining("w-1");
    m_site->advance(2min);
    QVERIFY2(at(fleet("capi/w-1"), "/sentence").find("has not been readable for")
                 != std::string::npos,
             fleet("capi/w-1").dump().c_str());
    QVERIFY(saysWhy("capi/w-1", "cannot see into cluster prod: "));
    QVERIFY(dead.connections() > 0);
    const int before = dead.connections();
    m_site->advance(1h);
    // Six tries an hour, of some connections each.
    QVERIFY2(dead.connections() - before <= 40, QByteArray::number(dead.connections() - before));
}

void TestWorkloadSight::clustersOfOneNameAreNotMixed()
{
    open();
    Workload second;
    m_workload->fill("capi", "w-1", "cart");
    second.fill("other", "w-1", "stock");
    QVERIFY(m_site->create(cluster::kinds::ns(), {{"metadata", {{"name", "other"}}}}));
    secret(m_workload->kubeconfigFor("holdpoint"), "capi");
    secret(second.kubeconfigFor("holdpoint"), "other");
    draining("w-1", "capi");
    draining("w-1", "other");
    m_site->advance(2min);
    QVERIFY2(at(fleet("capi/w-1"), "/sentence").find("cart") != std::string::npos,
             fleet("capi/w-1").dump().c_str());
    QVERIFY2(at(fleet("other/w-1"), "/sentence").find("stock") != std::string::npos,
             fleet("other/w-1").dump().c_str());
    // Each other's kubeconfig: their Nodes have the right name and say whose they are.
    secret(second.kubeconfigFor("mistaken"), "capi");
    m_workload->run("token.revoke", {{"name", "holdpoint"}});
    m_site->advance(5min);
    QVERIFY(saysWhy("capi/w-1", "Node node-w-1 there belongs to another machine"));
    QVERIFY(at(fleet("capi/w-1"), "/sentence").find("stock") == std::string::npos);
    m_site.reset(); // before what it is connected to
}

void TestWorkloadSight::aTokenThatIsRevokedIsTold()
{
    open();
    m_workload->fill("capi", "w-1", "cart");
    secret(m_workload->kubeconfigFor("holdpoint"));
    draining("w-1");
    m_site->advance(2min);
    QVERIFY(at(fleet("capi/w-1"), "/sentence").find("cart") != std::string::npos);
    m_workload->run("token.revoke", {{"name", "holdpoint"}});
    m_site->advance(2min);
    QVERIFY2(at(fleet("capi/w-1"), "/sentence").find("annot see into cluster prod")
                 != std::string::npos,
             fleet("capi/w-1").dump().c_str());
    QVERIFY(!at(m_site->row("connection", "stream/nodes of capi/prod"), "/reason").empty());
    // What was seen last is kept: the budget is still named.
    QVERIFY(at(fleet("capi/w-1"), "/hold").find("cart") != std::string::npos);
    // Cluster API renews its Secret; it is read again at the next try.
    secret(m_workload->kubeconfigFor("another"));
    m_site->advance(10min);
    QVERIFY2(at(fleet("capi/w-1"), "/sentence").find("annot see") == std::string::npos,
             fleet("capi/w-1").dump().c_str());
}

void TestWorkloadSight::aPluginInASecretIsNeverExecuted()
{
    const std::string mark = m_dataDir + "/executed";
    secret(kubeconfig("https://127.0.0.1:1",
                      {},
                      "exec: {apiVersion: client.authentication.k8s.io/v1, command: touch, args: ['"
                          + mark + "'], interactiveMode: Never}"));
    draining("w-1");
    m_site->advance(2min);
    QVERIFY(saysWhy("capi/w-1", "is a plugin, and none is executed for a workload cluster"));
    QVERIFY(!QFile::exists(QString::fromStdString(mark)));
}

void TestWorkloadSight::whatLeadsBackHereIsNotOpened()
{
    const std::string own = contentOf(m_dataDir + "/viewer.kubeconfig");
    QVERIFY(own.find("https://127.0.0.1:") != std::string::npos);
    const std::size_t from = own.find("https://127.0.0.1:");
    secret(kubeconfig(own.substr(from, own.find_first_of("\"'\n ", from) - from), {}, "token: t"));
    draining("w-1");
    m_site->advance(2min);
    QVERIFY(m_site->row("connection", "stream/nodes of capi/prod").is_null());
    QVERIFY2(at(fleet("capi/w-1"), "/sentence").find("annot see") == std::string::npos,
             fleet("capi/w-1").dump().c_str());
}

} // namespace tst_workloadsight

HP_TEST(tst_workloadsight, TestWorkloadSight)
#include "tst_workloadsight.moc"
