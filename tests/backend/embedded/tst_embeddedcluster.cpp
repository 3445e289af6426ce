// SPDX-License-Identifier: Apache-2.0
#include "backend/cluster/DefinedKind.h"
#include "model/base/ApiStatus.h"
#include "tests/backend/embedded/EmbeddedFixture.h"
#include "tests/support/clustercontract/Await.h"
#include "tests/support/clustercontract/Printing.h"
#include "tests/support/clustercontract/Samples.h"
#include "tests/support/runner/Runner.h"

#include <QTest>

#include <nlohmann/json.hpp>

namespace tst_embeddedcluster {

using hp::Object;
using hp::cluster::ObjectRef;
using hp::cluster::Subresource;
using hp::test::EmbeddedFixture;
namespace kinds = hp::cluster::kinds;

namespace {

const std::string space = "contract";

hp::Json widgetDefinition()
{
    return hp::Json::parse(R"({
      "metadata": {"name": "widgets.example.com"},
      "spec": {"group": "example.com", "scope": "Namespaced",
               "names": {"plural": "widgets", "kind": "Widget"},
               "versions": [{"name": "v1", "served": true, "storage": true, "schema":
                 {"openAPIV3Schema": {"type": "object", "properties": {"spec": {
                   "type": "object", "properties": {"size": {"type": "integer"}}}}}}}]}})");
}

hp::Json sampleWidget()
{
    return {{"metadata", {{"name", "w"}}}, {"spec", {{"size", 1}, {"unknown", 2}}}};
}

} // namespace

/// The queue, the observer and the file behind the port.
class EmbeddedClusterTest : public QObject
{
    Q_OBJECT
private slots:
    void init() { m_fixture = std::make_unique<EmbeddedFixture>(); }
    void cleanup() { m_fixture.reset(); }

    void theObserverHearsWhoWroteWhat();
    void tooManyCallsAreRefused();
    void writesSurviveAReopen();
    void anUnservedKindIsNotFound();
    void aDefinedKindSurvivesAReopen();
    void aDefinitionThatIsNotCommittedDefinesNothing();

private:
    hp::embedded::EmbeddedCluster &cluster() { return m_fixture->cluster(); }

    std::unique_ptr<EmbeddedFixture> m_fixture{};
};

void EmbeddedClusterTest::theObserverHearsWhoWroteWhat()
{
    std::vector<std::string> received;
    cluster().setWriteObserver([&](const hp::embedded::WriteRecord &record) {
        QCOMPARE(record.after.resourceVersion(), std::to_string(record.revision));
        QCOMPARE(cluster().currentRevision(), std::to_string(record.revision));
        received.push_back(record.user + ' ' + record.verb + ' ' + record.fieldManager + ' '
                           + record.key.name + (record.before ? "" : " new")
                           + (record.removed ? " removed" : ""));
    });
    const ObjectRef ref{&kinds::machine(), {space, "a"}};
    QVERIFY(hp::test::create(cluster(),
                             kinds::machine(),
                             space,
                             hp::test::sampleMachine("a"),
                             {.fieldManager = "kubectl", .user = "ada"}));
    QVERIFY(hp::test::merge(cluster(),
                            ref,
                            R"({"spec":{"a":1}})",
                            Subresource::None,
                            {.fieldManager = "edit", .user = "bob"}));
    QVERIFY(hp::test::merge(cluster(), ref, R"({})", Subresource::None, {.user = "nobody"}));
    QVERIFY(hp::test::remove(cluster(), ref, {.dryRun = true, .user = "nobody"}));
    QVERIFY(hp::test::remove(cluster(), ref, {.user = "eve"}));
    QCOMPARE(received,
             (std::vector<std::string>{
                 "ada create kubectl a new", "bob patch edit a", "eve delete  a removed"}));
}

void EmbeddedClusterTest::tooManyCallsAreRefused()
{
    hp::embedded::EmbeddedCluster::Options options;
    options.maxQueued = 10;
    EmbeddedFixture small(options);
    int stored = 0;
    int refused = 0;
    for (int i = 0; i < 25; ++i)
        small.cluster().create(kinds::machine(),
                               space,
                               hp::test::sampleMachine("m" + std::to_string(i)),
                               {},
                               [&](const auto &written) {
                                   ++(written ? stored : refused);
                                   if (!written)
                                       QCOMPARE(hp::test::httpCode(written.error()), 429);
                               });
    QVERIFY(hp::test::runUntil([&] { return stored + refused == 25; }));
    QCOMPARE(stored, 10);
    QCOMPARE(small.cluster().counters().refusedCalls, std::uint64_t(15));
}

void EmbeddedClusterTest::writesSurviveAReopen()
{
    const Object made =
        hp::test::create(cluster(), kinds::machine(), space, hp::test::sampleMachine("a"))->object;
    QVERIFY(hp::test::create(cluster(), kinds::machine(), space, hp::test::sampleMachine("b")));
    QVERIFY(hp::test::remove(cluster(), {&kinds::machine(), {space, "b"}}));
    const std::string revision = cluster().currentRevision();
    m_fixture->reopen();
    QCOMPARE(cluster().currentRevision(), revision);
    QCOMPARE(hp::test::get(cluster(), {&kinds::machine(), {space, "a"}})->bytes(), made.bytes());
    hp::test::RecordingWatch watch(
        cluster(), {&kinds::machine(), {}, {}, {}}, made.resourceVersion());
    QVERIFY(watch.waitFor(2));
    QCOMPARE(watch.names(), (std::vector<std::string>{"ADDED b", "DELETED b"}));
}

void EmbeddedClusterTest::anUnservedKindIsNotFound()
{
    hp::cluster::Kind other = kinds::machine();
    other.group = "example.com";
    const auto written = hp::test::create(cluster(), other, space, hp::test::sampleMachine("a"));
    QCOMPARE(hp::test::httpCode(written.error()), 404);
    hp::cluster::Kind copy = kinds::machine();
    QVERIFY(hp::test::create(cluster(), copy, space, hp::test::sampleMachine("a")));
}

void EmbeddedClusterTest::aDefinedKindSurvivesAReopen()
{
    const hp::Json definition = widgetDefinition();
    const auto &widget = *hp::cluster::definedKind(definition).storage;
    QCOMPARE(hp::test::httpCode(hp::test::create(cluster(), widget, space, sampleWidget()).error()),
             404);
    QVERIFY(hp::test::create(cluster(), kinds::customResourceDefinition(), {}, definition));
    const auto made = hp::test::create(cluster(), widget, space, sampleWidget());
    QVERIFY(made);
    QVERIFY(!made->object.at("/spec").contains("unknown"));
    // The row of the definition is now behind that of the object.
    const ObjectRef ref{&kinds::customResourceDefinition(), {{}, "widgets.example.com"}};
    QVERIFY(hp::test::merge(cluster(), ref, R"({"metadata":{"labels":{"a":"b"}}})"));
    m_fixture->reopen();

    QCOMPARE(hp::test::get(cluster(), {&widget, {space, "w"}})->bytes(), made->object.bytes());
    const auto refused =
        hp::test::merge(cluster(), {&widget, {space, "w"}}, R"({"spec":{"size":"big"}})");
    QCOMPARE(hp::test::httpCode(refused.error()), 422);
    hp::test::RecordingWatch watch(cluster(),
                                   {&widget, {}, {}, {}},
                                   std::to_string(std::stoll(made->object.resourceVersion()) - 1));
    QVERIFY(watch.waitFor(1));
    QCOMPARE(watch.names(), (std::vector<std::string>{"ADDED w"}));
    QVERIFY(hp::test::remove(cluster(), ref));
    QVERIFY(hp::test::runUntil([&] { return !hp::test::get(cluster(), ref); }));
    m_fixture->reopen();
    QCOMPARE(hp::test::httpCode(hp::test::get(cluster(), {&widget, {space, "w"}}).error()), 404);
}

void EmbeddedClusterTest::aDefinitionThatIsNotCommittedDefinesNothing()
{
    const hp::Json definition = widgetDefinition();
    const auto &widget = *hp::cluster::definedKind(definition).storage;
    QVERIFY(hp::test::create(
        cluster(), kinds::customResourceDefinition(), {}, definition, {.dryRun = true}));
    QCOMPARE(hp::test::httpCode(hp::test::create(cluster(), widget, space, sampleWidget()).error()),
             404);
}

} // namespace tst_embeddedcluster

HP_TEST(tst_embeddedcluster, EmbeddedClusterTest)
#include "tst_embeddedcluster.moc"
