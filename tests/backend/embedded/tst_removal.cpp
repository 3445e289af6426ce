// SPDX-License-Identifier: Apache-2.0
#include "model/base/ApiStatus.h"
#include "tests/backend/embedded/EmbeddedFixture.h"
#include "tests/support/clustercontract/Await.h"
#include "tests/support/clustercontract/Printing.h"
#include "tests/support/clustercontract/Samples.h"
#include "tests/support/runner/Runner.h"

#include <QTest>

#include <nlohmann/json.hpp>

namespace tst_removal {

using hp::Json;
using hp::Object;
using hp::cluster::ObjectRef;
using hp::cluster::Subresource;
using hp::test::EmbeddedFixture;
namespace kinds = hp::cluster::kinds;

namespace {

const std::string space = "contract";

} // namespace

/// How pods and namespaces end.
class RemovalTest : public QObject
{
    Q_OBJECT
private slots:
    void init() { m_fixture = std::make_unique<EmbeddedFixture>(); }
    void cleanup() { m_fixture.reset(); }

    void aPodEndsGracefully();
    void aPodNobodyRunsEndsAtOnce();
    void aDeleteWithoutGraceEndsATerminatingPod();
    void bootstrapNamespacesStay();
    void aTerminatingNamespaceTakesNothingNew();

private:
    hp::embedded::EmbeddedCluster &cluster() { return m_fixture->cluster(); }

    std::unique_ptr<EmbeddedFixture> m_fixture{};
};

void RemovalTest::aPodEndsGracefully()
{
    const ObjectRef ref{&kinds::pod(), {space, "p"}};
    const Object made =
        hp::test::create(cluster(), kinds::pod(), space, hp::test::samplePod("p", "n1"))->object;
    QCOMPARE(made.text("/status/phase"), std::string("Pending"));
    const auto marked = hp::test::remove(cluster(), ref);
    QVERIFY(!marked->gone);
    QCOMPARE(marked->object.text("/metadata/deletionTimestamp"),
             std::string("2026-01-10T12:00:30Z"));
    QCOMPARE(marked->object.at("/metadata/deletionGracePeriodSeconds").get<int>(), 30);
    m_fixture->clock().stepWall(std::chrono::seconds(4));
    const auto longer = hp::test::remove(cluster(), ref, {.gracePeriodSeconds = 60});
    QCOMPARE(longer->object.resourceVersion(), marked->object.resourceVersion());
    const auto shorter = hp::test::remove(cluster(), ref, {.gracePeriodSeconds = 10});
    QCOMPARE(shorter->object.text("/metadata/deletionTimestamp"),
             std::string("2026-01-10T12:00:10Z"));
}

void RemovalTest::aPodNobodyRunsEndsAtOnce()
{
    QVERIFY(
        hp::test::create(cluster(), kinds::pod(), space, hp::test::samplePod("unscheduled", "")));
    QVERIFY(hp::test::remove(cluster(), {&kinds::pod(), {space, "unscheduled"}})->gone);
    QVERIFY(hp::test::create(cluster(), kinds::pod(), space, hp::test::samplePod("done", "n1")));
    QVERIFY(hp::test::merge(cluster(),
                            {&kinds::pod(), {space, "done"}},
                            R"({"status":{"phase":"Succeeded"}})",
                            Subresource::Status));
    QVERIFY(hp::test::remove(cluster(), {&kinds::pod(), {space, "done"}})->gone);
}

void RemovalTest::aDeleteWithoutGraceEndsATerminatingPod()
{
    const ObjectRef ref{&kinds::pod(), {space, "p"}};
    Json body = hp::test::samplePod("p", "n1");
    body["metadata"]["finalizers"] = {"a.b/c"};
    QVERIFY(hp::test::create(cluster(), kinds::pod(), space, body));
    QVERIFY(!hp::test::remove(cluster(), ref)->gone);
    const auto held = hp::test::remove(cluster(), ref, {.gracePeriodSeconds = 0});
    QVERIFY(!held->gone);
    QCOMPARE(held->object.at("/metadata/deletionGracePeriodSeconds").get<int>(), 0);
    QVERIFY(hp::test::merge(cluster(), ref, R"({"metadata":{"finalizers":[]}})"));
    QVERIFY(!hp::test::get(cluster(), ref));
    QVERIFY(hp::test::create(cluster(), kinds::pod(), space, hp::test::samplePod("p", "n1")));
    QVERIFY(!hp::test::remove(cluster(), ref)->gone);
    QVERIFY(hp::test::remove(cluster(), ref, {.gracePeriodSeconds = 0})->gone);
}

void RemovalTest::bootstrapNamespacesStay()
{
    for (const char *name : {"default", "kube-system", "openshift-machine-api"}) {
        const Object stored = *hp::test::get(cluster(), {&kinds::ns(), {{}, name}});
        QCOMPARE(stored.text("/status/phase"), std::string("Active"));
        QCOMPARE(*stored.label("kubernetes.io/metadata.name"), std::string(name));
        QCOMPARE(
            hp::test::httpCode(hp::test::remove(cluster(), {&kinds::ns(), {{}, name}}).error()),
            403);
    }
}

void RemovalTest::aTerminatingNamespaceTakesNothingNew()
{
    QVERIFY(hp::test::create(cluster(), kinds::ns(), {}, {{"metadata", {{"name", "brief"}}}}));
    Json held = hp::test::sampleConfigMap("held");
    held["metadata"]["finalizers"] = {"a.b/c"};
    QVERIFY(hp::test::create(cluster(), kinds::configMap(), "brief", held));
    const auto marked = hp::test::remove(cluster(), {&kinds::ns(), {{}, "brief"}});
    QVERIFY(!marked->gone);
    QCOMPARE(marked->object.text("/status/phase"), std::string("Terminating"));
    const auto written =
        hp::test::create(cluster(), kinds::configMap(), "brief", hp::test::sampleConfigMap("new"));
    QCOMPARE(hp::test::httpCode(written.error()), 403);
    QCOMPARE(hp::statusFrom(written.error()).causes.at(0).reason,
             std::string("NamespaceTerminating"));
    QVERIFY(hp::test::merge(cluster(),
                            {&kinds::configMap(), {"brief", "held"}},
                            R"({"metadata":{"finalizers":null}})"));
    QVERIFY(hp::test::runUntil([&] {
        m_fixture->clock().advance(std::chrono::seconds(1));
        return !hp::test::get(cluster(), {&kinds::ns(), {{}, "brief"}});
    }));
}

} // namespace tst_removal

HP_TEST(tst_removal, RemovalTest)
#include "tst_removal.moc"
