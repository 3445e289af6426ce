// SPDX-License-Identifier: Apache-2.0
#include "tests/backend/history/PostgresServer.h"
#include "tests/e2e/modes/Daemon.h"
#include "tests/support/clustercontract/Await.h"
#include "tests/support/kube/RealApiServer.h"
#include "tests/support/runner/Runner.h"

#include <QSqlDatabase>
#include <QSqlQuery>
#include <QTest>
#include <QUrl>
#include <QUrlQuery>

#include <nlohmann/json.hpp>

namespace tst_modes {

using namespace hp;
using namespace hp::test;

namespace {

constexpr const char *machines =
    "/apis/machine.openshift.io/v1beta1/namespaces/openshift-machine-api/machines";
constexpr const char *lease =
    "/apis/coordination.k8s.io/v1/namespaces/openshift-machine-api/leases/holdpoint";

/// As every replica of client-go's election tells it.
bool tellsThatItLeads(Daemon &daemon, bool leads)
{
    QByteArray line = R"(leader_election_master_status{name="holdpoint"} )";
    line += leads ? "1\n" : "0\n";
    return daemon.page(QStringLiteral("/metrics")).contains(line);
}

Json machine(const char *name)
{
    return {{"apiVersion", "machine.openshift.io/v1beta1"},
            {"kind", "Machine"},
            // The Machine API's own webhook sets it; this server has none.
            {"metadata",
             {{"name", name}, {"labels", {{"machine.openshift.io/cluster-api-cluster", "test"}}}}},
            {"spec", {{"providerSpec", {{"value", {{"kind", "NobodysProviderSpec"}}}}}}}};
}

/// A member of a row, or null.
Json at(const Json &rows, const std::string &row, const std::string &member)
{
    const auto found = rows.is_object() ? rows.find(row) : rows.end();
    return rows.is_object() && found != rows.end() && found->contains(member) ? (*found)[member]
                                                                              : Json();
}

/// The clusters that a record tells apart.
QStringList clustersIn(const QString &record)
{
    const QUrl url(record);
    QStringList clusters;
    {
        auto database =
            QSqlDatabase::addDatabase(QStringLiteral("QPSQL"), QStringLiteral("clusters"));
        database.setHostName(QUrlQuery(url).queryItemValue(QStringLiteral("host")));
        database.setDatabaseName(url.path().mid(1));
        database.setUserName(url.userName());
        QSqlQuery query(database);
        if (database.open()
            && query.exec(QStringLiteral("SELECT DISTINCT cluster FROM subject ORDER BY 1"))) {
            while (query.next())
                clusters << query.value(0).toString();
        }
    }
    QSqlDatabase::removeDatabase(QStringLiteral("clusters"));
    return clusters;
}

} // namespace

/// holdpointd against a real API server.
class TestModes : public QObject
{
    Q_OBJECT
private slots:
    void initTestCase();
    void cleanup();
    void observeShowsEverythingAndChangesNothing();
    void observeServesNoApiOfItsOwn();
    void missingRightsAreAStateNotAnExit();
    void machinesInAVersionThatNobodyKnowsAreShownRaw();
    void oneReplicaLeadsAndTheNextTakesOver();
    void aKilledLeaderIsReplaced();
    void backendsOfOneClusterMeetInOneRecord();
    void aWrongKubeconfigIsExitTwo();

private:
    [[nodiscard]] QStringList on(const QString &user, const QStringList &more = {}) const
    {
        return QStringList{QStringLiteral("--kubeconfig"), m_server->kubeconfig(user)} + more;
    }
    [[nodiscard]] QStringList reconciling(const QString &groups,
                                          const QString &user = QStringLiteral("admin")) const
    {
        return on(user, {QStringLiteral("--reconcile"), groups});
    }
    /// A member of a row of the connection view becomes this.
    [[nodiscard]] bool
    becomes(Daemon &daemon, const std::string &row, const std::string &member, const Json &value)
    {
        return runUntil([&] { return at(daemon.view("connection"), row, member) == value; });
    }
    /// Whom the API server knows as the leader.
    [[nodiscard]] std::string holder() const
    {
        return m_server->must("GET", lease)["spec"].value("holderIdentity", "");
    }

    std::unique_ptr<RealApiServer> m_server{};
};

void TestModes::initTestCase()
{
    if (const QString why = RealApiServer::whyNot(); !why.isEmpty())
        QSKIP(qPrintable(why));
    m_server = std::make_unique<RealApiServer>();
}

void TestModes::cleanup()
{
    if (m_server)
        m_server->clear({"/apis/machine.openshift.io/v1beta1/machines",
                         "/apis/coordination.k8s.io/v1/namespaces/openshift-machine-api/leases"});
}

void TestModes::observeShowsEverythingAndChangesNothing()
{
    const Json made = m_server->must("POST", machines, machine("m1"));
    Daemon daemon;
    QVERIFY2(daemon.start(on(QStringLiteral("admin"))), daemon.stderrText().constData());
    QVERIFY(becomes(daemon, "server", "state", "live"));
    QVERIFY(runUntil([&] { return daemon.view("fleet").contains("openshift-machine-api/m1"); }));
    QVERIFY(becomes(daemon, "kind/machines.machine.openshift.io", "state", "served"));
    QVERIFY(becomes(daemon, "server", "user", "admin"));
    // Machines are there by a list, before the watch behind it is open.
    QVERIFY(becomes(daemon, "stream/machines.machine.openshift.io", "state", "live"));
    const Json rows = daemon.view("connection");
    QVERIFY(at(rows, "backend", "mode") == "observe");
    QVERIFY(becomes(daemon,
                    "right/override/patch machines.machine.openshift.io in openshift-machine-api",
                    "allowed",
                    true));
    QVERIFY(!rows.contains("lease"));
    const Json after = m_server->must("GET", std::string(machines) + "/m1");
    QVERIFY(after["metadata"]["resourceVersion"] == made["metadata"]["resourceVersion"]);
    QCOMPARE(daemon.stop(), 0);
}

void TestModes::observeServesNoApiOfItsOwn()
{
    Daemon daemon;
    QVERIFY2(daemon.start(on(QStringLiteral("admin"))), daemon.stderrText().constData());
    for (const char *path : {"/api", "/apis", "/version", "/openapi/v2", "/redfish/v1"})
        QCOMPARE(daemon.httpStatus(QString::fromLatin1(path)), 404);
    for (const char *path : {"/livez", "/readyz", "/healthz", "/metrics"})
        QCOMPARE(daemon.httpStatus(QString::fromLatin1(path)), 200);
}

void TestModes::missingRightsAreAStateNotAnExit()
{
    m_server->must("POST", machines, machine("m1"));
    Daemon daemon;
    QVERIFY2(daemon.start(reconciling(QStringLiteral("hosts,machines"), QStringLiteral("viewer"))),
             daemon.stderrText().constData());
    QVERIFY(becomes(daemon, "group/hosts", "state", "refused"));
    const Json rows = daemon.view("connection");
    const std::string reason = at(rows, "group/hosts", "reason").get<std::string>();
    QVERIFY2(reason.find("Holdpoint is not allowed to ") == 0
                 && reason.find("installer/kubernetes/components/hosts") != std::string::npos,
             reason.c_str());
    QVERIFY(becomes(daemon, "right/hosts/get secrets in openshift-machine-api", "allowed", false));
    QVERIFY(at(rows, "lease", "leading") == false);
    QVERIFY(runUntil([&] { return daemon.view("fleet").contains("openshift-machine-api/m1"); }));
    QCOMPARE(daemon.stop(), 0);
}

void TestModes::machinesInAVersionThatNobodyKnowsAreShownRaw()
{
    RealApiServer server; // its definitions are changed
    const std::string definition =
        "/apis/apiextensions.k8s.io/v1/customresourcedefinitions/machines.machine.openshift.io";
    const auto serve = [&](bool known) {
        Json made = server.must("GET", definition);
        Json ours = made["spec"]["versions"][0];
        Json other = ours;
        ours["name"] = "v1beta1";
        ours["served"] = known;
        ours["storage"] = false;
        other["name"] = "v1beta3";
        other["served"] = true;
        other["storage"] = true;
        made["spec"]["versions"] = Json::array({other, ours});
        (void)server.must("PUT", definition, made);
    };
    server.must("POST", machines, machine("m1"));
    Daemon daemon;
    QVERIFY2(daemon.start({QStringLiteral("--kubeconfig"),
                           server.kubeconfig(),
                           QStringLiteral("--reconcile"),
                           QStringLiteral("machines")}),
             daemon.stderrText().constData());
    const auto version = [&daemon] {
        return at(daemon.view("fleet"), "openshift-machine-api/m1", "notUnderstood");
    };
    const std::string kind = "kind/machines.machine.openshift.io";
    QVERIFY(becomes(daemon, "group/machines", "state", "running"));
    QVERIFY(runUntil([&] { return daemon.view("fleet").contains("openshift-machine-api/m1"); }));
    QVERIFY(version().is_null());

    serve(false);
    QVERIFY(runUntil([&] { return version() == "v1beta3"; }));
    QVERIFY(becomes(daemon, kind, "state", "notUnderstood"));
    QVERIFY(becomes(daemon, "group/machines", "state", "refused"));
    QVERIFY(at(daemon.view("connection"), "group/machines", "reason")
            == "this cluster serves machines.machine.openshift.io only as v1beta3, which is not "
               "supported");
    QVERIFY(!daemon.view("machine/openshift-machine-api/m1").contains("why"));

    serve(true);
    QVERIFY(runUntil([&] { return version().is_null(); }));
    QVERIFY(becomes(daemon, kind, "state", "served"));
    QVERIFY(becomes(daemon, "group/machines", "state", "running"));
    QCOMPARE(daemon.stop(), 0);
}

void TestModes::oneReplicaLeadsAndTheNextTakesOver()
{
    Daemon first;
    QVERIFY2(first.start(reconciling(QStringLiteral("machines"))), first.stderrText().constData());
    QVERIFY(becomes(first, "group/machines", "state", "running"));
    Daemon second;
    QVERIFY2(second.start(reconciling(QStringLiteral("machines"))),
             second.stderrText().constData());
    QVERIFY(becomes(second, "group/machines", "state", "standby"));
    QVERIFY(at(second.view("connection"), "lease", "leading") == false);
    QVERIFY(tellsThatItLeads(first, true));
    QVERIFY(tellsThatItLeads(second, false));

    m_server->must("POST", machines, machine("m1"));
    QVERIFY(runUntil(
        [&] { return m_server->must("GET", std::string(machines) + "/m1").contains("status"); }));

    const std::string led = holder();
    QVERIFY(!led.empty());
    QCOMPARE(first.stop(), 0); // gives the Lease back: nobody waits until it expires
    QVERIFY(holder() != led);
    QVERIFY(becomes(second, "group/machines", "state", "running"));
    QVERIFY(tellsThatItLeads(second, true));
    m_server->must("POST", machines, machine("m2"));
    QVERIFY(runUntil(
        [&] { return m_server->must("GET", std::string(machines) + "/m2").contains("status"); }));
}

void TestModes::aKilledLeaderIsReplaced()
{
    Daemon first;
    QVERIFY2(first.start(reconciling(QStringLiteral("machines"))), first.stderrText().constData());
    QVERIFY(becomes(first, "lease", "leading", true));
    Daemon second;
    QVERIFY2(second.start(reconciling(QStringLiteral("machines"))),
             second.stderrText().constData());
    QVERIFY(becomes(second, "group/machines", "state", "standby"));
    first.kill();
    QVERIFY(becomes(second, "lease", "leading", true));
    QVERIFY(becomes(second, "lease", "transitions", 1));
}

/// Whatever each of them calls the cluster.
void TestModes::backendsOfOneClusterMeetInOneRecord()
{
    PostgresServer postgres;
    if (const QString why = postgres.start(); !why.isEmpty())
        QSKIP(qPrintable(why));
    const QString record = postgres.newDatabase();
    const std::string uid =
        m_server->must("GET", "/api/v1/namespaces/kube-system")["metadata"]["uid"];
    Daemon first;
    QVERIFY2(first.start(on(QStringLiteral("admin"), {QStringLiteral("--history"), record})),
             first.stderrText().constData());
    m_server->must("POST", machines, machine("m1"));
    QVERIFY(
        runUntil([&] { return clustersIn(record) == QStringList{QString::fromStdString(uid)}; }));
    Daemon second;
    QVERIFY2(second.start({QStringLiteral("--kubeconfig"),
                           m_server->kubeconfigThrough(m_server->port()),
                           QStringLiteral("--history"),
                           record}),
             second.stderrText().constData());
    m_server->must("POST", machines, machine("m2"));
    QVERIFY(runUntil([&] { return second.view("fleet").contains("openshift-machine-api/m2"); }));
    QCOMPARE(second.stop(), 0); // what it knows is in the record
    QCOMPARE(clustersIn(record), QStringList{QString::fromStdString(uid)});
}

void TestModes::aWrongKubeconfigIsExitTwo()
{
    Daemon daemon;
    QVERIFY(!daemon.start({QStringLiteral("--kubeconfig"), QStringLiteral("/nowhere/at/all")}));
    QCOMPARE(daemon.stop(), 2);
    QCOMPARE(daemon.stderrText().count('\n'), 1);
}

} // namespace tst_modes

HP_TEST(tst_modes, TestModes)
#include "tst_modes.moc"
