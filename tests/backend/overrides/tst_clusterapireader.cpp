// SPDX-License-Identifier: Apache-2.0
#include "backend/cluster/DefinedKind.h"
#include "backend/overrides/ClusterApiReader.h"
#include "model/resource/ClusterApi.h"
#include "tests/support/cluster/FakeCluster.h"
#include "tests/support/clustercontract/Await.h"
#include "tests/support/runner/Runner.h"

#include <QTest>

#include <nlohmann/json.hpp>
#include <optional>
#include <string>

namespace tst_clusterapireader {

using namespace hp;
using namespace hp::overrides;

/// What is read around a machine of Cluster API before anything is done to it.
class TestClusterApiReader : public QObject
{
    Q_OBJECT
private slots:
    void aProviderThatIsNotKnownIsNotMissing_data();
    void aProviderThatIsNotKnownIsNotMissing();
};

void TestClusterApiReader::aProviderThatIsNotKnownIsNotMissing_data()
{
    QTest::addColumn<QString>("server");
    QTest::addColumn<bool>("isBlind");
    QTest::newRow("a machine that names no server") << QString() << false;
    QTest::newRow("a server of a kind that is not followed")
        << QStringLiteral("UnknownMachine") << true;
    QTest::newRow("a server that does not exist any more")
        << QStringLiteral("Metal3Machine") << false;
}

void TestClusterApiReader::aProviderThatIsNotKnownIsNotMissing()
{
    QFETCH(const QString, server);
    QFETCH(const bool, isBlind);
    const std::string providers = std::string("infrastructure.") + capi::group;
    const auto kindOf = [&providers](const std::string &group,
                                     const std::string &word) -> const cluster::Kind * {
        if (!(group == capi::group && word == "Machine")
            && !(group == providers && word == "Metal3Machine"))
            return nullptr;
        cluster::Kind kind;
        kind.group = group;
        kind.version = "v1beta2";
        kind.kind = word;
        kind.plural = word == "Machine" ? "machines" : "metal3machines";
        return &cluster::lastingKind(kind);
    };
    test::FakeCluster cluster;
    Json machine{{"apiVersion", "cluster.x-k8s.io/v1beta2"},
                 {"kind", "Machine"},
                 {"metadata", {{"name", "worker"}}},
                 {"spec", Json::object()}};
    if (!server.isEmpty())
        machine["spec"]["infrastructureRef"] = {
            {"apiGroup", providers}, {"kind", server.toStdString()}, {"name", "server"}};
    cluster.create(*kindOf(capi::group, "Machine"),
                   "capi",
                   std::move(machine),
                   {},
                   [](const Result<cluster::Written> &) {});
    ClusterApiReader reader(cluster, kindOf);
    std::optional<ClusterApiMachine> found;
    reader.read({"capi", "worker"}, [&found](ClusterApiMachine read) { found = std::move(read); });
    QVERIFY(test::runUntil([&found] { return found.has_value(); }));
    QCOMPARE(found->view.machine.name(), std::string("worker"));
    QCOMPARE(found->isBlind, isBlind);
}

} // namespace tst_clusterapireader

HP_TEST(tst_clusterapireader, TestClusterApiReader)
#include "tst_clusterapireader.moc"
