// SPDX-License-Identifier: Apache-2.0
#include "model/base/ApiStatus.h"
#include "tests/backend/embedded/EmbeddedFixture.h"
#include "tests/support/clustercontract/Await.h"
#include "tests/support/clustercontract/Printing.h"
#include "tests/support/clustercontract/Samples.h"
#include "tests/support/runner/Runner.h"

#include <QTest>

#include <nlohmann/json.hpp>
#include <optional>

namespace tst_garbagecollector {

using hp::Json;
using hp::Object;
using hp::cluster::ObjectRef;
using hp::cluster::Propagation;
using hp::cluster::Subresource;
using hp::test::EmbeddedFixture;
namespace kinds = hp::cluster::kinds;

namespace {

const std::string space = "contract";

} // namespace

/// Owners, dependents and namespaces.
class GarbageCollectorTest : public QObject
{
    Q_OBJECT
private slots:
    void init() { m_fixture = std::make_unique<EmbeddedFixture>(); }
    void cleanup() { m_fixture.reset(); }

    void dependentsFollowTheirOwner();
    void aSecondOwnerKeepsADependent();
    void anOwnerThatNeverWasCostsTheDependentItsLife();
    void anOwnerOfAForeignKindIsLeftAlone();
    void orphansStay();
    void aForegroundOwnerWaitsForItsDependents();
    void aForegroundOwnerLetsGoOfADependentThatAnotherOneKeeps();
    void aForegroundOwnerWaitsForTheDependentsOfItsDependents();
    void whoOwnEachOtherGoTogether();
    void aClusterScopedDependentOfANamespacedOwnerIsLeftAlone();
    void anOwnerThatComesInTimeKeepsADependent();
    void anOwnerWithoutDependentsEndsByTheSameSteps_data();
    void anOwnerWithoutDependentsEndsByTheSameSteps();
    void aPolicyThatComesLaterIsCarriedOut();
    void aPolicyThatComesLaterReplacesTheOneBefore_data();
    void aPolicyThatComesLaterReplacesTheOneBefore();
    void theCollectorCatchesUpAfterAStart();
    void aNamespaceWaitsForTheFinalizersOfOthers();
    void aDeletedNamespaceIsThereForAMoment();
    void theFinalizersOfADeletedNamespaceMayBeTakenAtOnce();

private:
    hp::embedded::EmbeddedCluster &cluster() { return m_fixture->cluster(); }

    std::unique_ptr<EmbeddedFixture> m_fixture{};
};

void GarbageCollectorTest::dependentsFollowTheirOwner()
{
    const Object owner = m_fixture->make(kinds::machineSet(), {{"metadata", {{"name", "set"}}}});
    const Object child = m_fixture->make(
        kinds::machine(), hp::test::withOwner(hp::test::sampleMachine("child"), owner));
    m_fixture->make(kinds::configMap(),
                    hp::test::withOwner(hp::test::sampleConfigMap("grandchild"), child));
    m_fixture->make(kinds::machine(), hp::test::sampleMachine("stranger"));
    QVERIFY(hp::test::remove(cluster(), {&kinds::machineSet(), {space, "set"}})->gone);
    QVERIFY(
        hp::test::runUntil([&] { return !m_fixture->exists(kinds::configMap(), "grandchild"); }));
    QVERIFY(!m_fixture->exists(kinds::machine(), "child"));
    QVERIFY(m_fixture->exists(kinds::machine(), "stranger"));
}

void GarbageCollectorTest::aSecondOwnerKeepsADependent()
{
    const Object one = m_fixture->make(kinds::machineSet(), {{"metadata", {{"name", "one"}}}});
    const Object two = m_fixture->make(kinds::configMap(), hp::test::sampleConfigMap("two"));
    Json child = hp::test::withOwner(hp::test::sampleMachine("child"), one);
    child = hp::test::withOwner(child, two);
    child["metadata"]["ownerReferences"][1].erase("controller");
    QVERIFY(m_fixture->make(kinds::machine(), child));
    QVERIFY(hp::test::remove(cluster(), {&kinds::machineSet(), {space, "one"}}));
    const ObjectRef ref{&kinds::machine(), {space, "child"}};
    QVERIFY(hp::test::runUntil([&] {
        return hp::test::get(cluster(), ref)->at("/metadata/ownerReferences").size() == 1;
    }));
    QCOMPARE(hp::test::get(cluster(), ref)->text("/metadata/ownerReferences/0/name"),
             std::string("two"));
}

void GarbageCollectorTest::anOwnerThatNeverWasCostsTheDependentItsLife()
{
    const Object owner(Json{{"apiVersion", "machine.openshift.io/v1beta1"},
                            {"kind", "MachineSet"},
                            {"metadata", {{"name", "ghost"}, {"uid", "no-such-uid"}}}});
    m_fixture->make(kinds::machine(), hp::test::withOwner(hp::test::sampleMachine("child"), owner));
    QVERIFY(hp::test::runUntil([&] { return !m_fixture->exists(kinds::machine(), "child"); }));
}

void GarbageCollectorTest::anOwnerOfAForeignKindIsLeftAlone()
{
    const Object owner(Json{{"apiVersion", "cluster.x-k8s.io/v1beta1"},
                            {"kind", "Cluster"},
                            {"metadata", {{"name", "c"}, {"uid", "elsewhere"}}}});
    m_fixture->make(kinds::machine(), hp::test::withOwner(hp::test::sampleMachine("child"), owner));
    m_fixture->make(kinds::machine(), hp::test::sampleMachine("marker"));
    for (int i = 0; i < 5; ++i)
        QVERIFY(m_fixture->exists(kinds::machine(), "marker"));
    QVERIFY(m_fixture->exists(kinds::machine(), "child"));
}

void GarbageCollectorTest::orphansStay()
{
    const Object owner = m_fixture->make(kinds::machineSet(), {{"metadata", {{"name", "set"}}}});
    m_fixture->make(kinds::machine(), hp::test::withOwner(hp::test::sampleMachine("child"), owner));
    const auto marked = hp::test::remove(
        cluster(), {&kinds::machineSet(), {space, "set"}}, {.propagation = Propagation::Orphan});
    QVERIFY(!marked->gone);
    QVERIFY(marked->object.hasFinalizer("orphan"));
    QVERIFY(hp::test::runUntil([&] { return !m_fixture->exists(kinds::machineSet(), "set"); }));
    QVERIFY(m_fixture->exists(kinds::machine(), "child"));
    QVERIFY(hp::test::get(cluster(), {&kinds::machine(), {space, "child"}})
                ->at("/metadata/ownerReferences")
                .is_null());
}

void GarbageCollectorTest::aForegroundOwnerWaitsForItsDependents()
{
    const Object owner = m_fixture->make(kinds::machineSet(), {{"metadata", {{"name", "set"}}}});
    Json child = hp::test::withOwner(hp::test::sampleMachine("child"), owner);
    child["metadata"]["finalizers"] = {"a.b/c"};
    QVERIFY(m_fixture->make(kinds::machine(), child));
    const auto marked = hp::test::remove(cluster(),
                                         {&kinds::machineSet(), {space, "set"}},
                                         {.propagation = Propagation::Foreground});
    QVERIFY(!marked->gone);
    QVERIFY(marked->object.hasFinalizer("foregroundDeletion"));
    const ObjectRef ref{&kinds::machine(), {space, "child"}};
    QVERIFY(hp::test::runUntil([&] { return hp::test::get(cluster(), ref)->isDeleting(); }));
    QVERIFY(m_fixture->exists(kinds::machineSet(), "set"));
    QVERIFY(hp::test::merge(cluster(), ref, R"({"metadata":{"finalizers":null}})"));
    QVERIFY(hp::test::runUntil([&] { return !m_fixture->exists(kinds::machineSet(), "set"); }));
}

void GarbageCollectorTest::aForegroundOwnerLetsGoOfADependentThatAnotherOneKeeps()
{
    const Object one = m_fixture->make(kinds::machineSet(), {{"metadata", {{"name", "one"}}}});
    const Object two = m_fixture->make(kinds::configMap(), hp::test::sampleConfigMap("two"));
    Json child = hp::test::withOwner(hp::test::sampleMachine("child"), one);
    child = hp::test::withOwner(child, two);
    child["metadata"]["ownerReferences"][1].erase("controller");
    QVERIFY(m_fixture->make(kinds::machine(), child));

    QVERIFY(!hp::test::remove(cluster(),
                              {&kinds::machineSet(), {space, "one"}},
                              {.propagation = Propagation::Foreground})
                 ->gone);

    QVERIFY(hp::test::runUntil([&] { return !m_fixture->exists(kinds::machineSet(), "one"); }));
    const auto kept = hp::test::get(cluster(), {&kinds::machine(), {space, "child"}});
    QVERIFY(kept);
    QVERIFY(!kept->isDeleting());
    QCOMPARE(kept->at("/metadata/ownerReferences").size(), std::size_t(1));
    QCOMPARE(kept->text("/metadata/ownerReferences/0/name"), std::string("two"));
}

void GarbageCollectorTest::aForegroundOwnerWaitsForTheDependentsOfItsDependents()
{
    const Object owner = m_fixture->make(kinds::machineSet(), {{"metadata", {{"name", "set"}}}});
    const Object child = m_fixture->make(
        kinds::machine(), hp::test::withOwner(hp::test::sampleMachine("child"), owner));
    Json grandchild = hp::test::withOwner(hp::test::sampleConfigMap("grandchild"), child);
    grandchild["metadata"]["finalizers"] = {"a.b/c"};
    QVERIFY(m_fixture->make(kinds::configMap(), grandchild));

    QVERIFY(!hp::test::remove(cluster(),
                              {&kinds::machineSet(), {space, "set"}},
                              {.propagation = Propagation::Foreground})
                 ->gone);

    const ObjectRef ref{&kinds::configMap(), {space, "grandchild"}};
    QVERIFY(hp::test::runUntil([&] { return hp::test::get(cluster(), ref)->isDeleting(); }));
    const auto waiting = hp::test::get(cluster(), {&kinds::machine(), {space, "child"}});
    QVERIFY(waiting && waiting->hasFinalizer("foregroundDeletion"));
    QVERIFY(m_fixture->exists(kinds::machineSet(), "set"));
    QVERIFY(hp::test::merge(cluster(), ref, R"({"metadata":{"finalizers":null}})"));
    QVERIFY(hp::test::runUntil([&] { return !m_fixture->exists(kinds::machineSet(), "set"); }));
    QVERIFY(!m_fixture->exists(kinds::machine(), "child"));
}

void GarbageCollectorTest::whoOwnEachOtherGoTogether()
{
    const Object one = m_fixture->make(kinds::machineSet(), {{"metadata", {{"name", "one"}}}});
    const Object two = m_fixture->make(kinds::configMap(),
                                       hp::test::withOwner(hp::test::sampleConfigMap("two"), one));
    const Json back = hp::test::withOwner(Json::object(), two);
    const ObjectRef ref{&kinds::machineSet(), {space, "one"}};
    QVERIFY(hp::test::merge(cluster(), ref, back.dump()));

    QVERIFY(!hp::test::remove(cluster(), ref, {.propagation = Propagation::Foreground})->gone);

    QVERIFY(hp::test::runUntil([&] { return !m_fixture->exists(kinds::configMap(), "two"); }));
    QVERIFY(hp::test::runUntil([&] { return !m_fixture->exists(kinds::machineSet(), "one"); }));
}

void GarbageCollectorTest::aClusterScopedDependentOfANamespacedOwnerIsLeftAlone()
{
    const Object owner = m_fixture->make(kinds::machineSet(), {{"metadata", {{"name", "set"}}}});
    m_fixture->make(kinds::machine(), hp::test::withOwner(hp::test::sampleMachine("child"), owner));
    const Json node = hp::test::withOwner({{"metadata", {{"name", "node"}}}}, owner);
    QVERIFY(m_fixture->make(kinds::node(), node));

    QVERIFY(hp::test::remove(cluster(), {&kinds::machineSet(), {space, "set"}})->gone);

    QVERIFY(hp::test::runUntil([&] { return !m_fixture->exists(kinds::machine(), "child"); }));
    const auto left = hp::test::get(cluster(), {&kinds::node(), {{}, "node"}});
    QVERIFY(left);
    QCOMPARE(left->at("/metadata/ownerReferences").size(), std::size_t(1));
}

void GarbageCollectorTest::anOwnerThatComesInTimeKeepsADependent()
{
    const Object one = m_fixture->make(kinds::machineSet(), {{"metadata", {{"name", "one"}}}});
    const Object two = m_fixture->make(kinds::configMap(), hp::test::sampleConfigMap("two"));
    m_fixture->make(kinds::machine(), hp::test::withOwner(hp::test::sampleMachine("child"), one));
    const ObjectRef ref{&kinds::machine(), {space, "child"}};
    cluster().remove({&kinds::machineSet(), {space, "one"}}, {}, {});
    cluster().drain();
    // Stands before the collector's own deletion, which was decided without it.
    cluster().patch(ref,
                    hp::cluster::PatchType::Merge,
                    hp::test::withOwner(Json::object(), two),
                    Subresource::None,
                    {},
                    {});
    m_fixture->make(kinds::machine(), hp::test::sampleMachine("marker"));
    for (int i = 0; i < 5; ++i)
        QVERIFY(m_fixture->exists(kinds::machine(), "marker"));

    const auto kept = hp::test::get(cluster(), ref);
    QVERIFY(kept);
    QCOMPARE(kept->text("/metadata/ownerReferences/0/name"), std::string("two"));
}

void GarbageCollectorTest::anOwnerWithoutDependentsEndsByTheSameSteps_data()
{
    QTest::addColumn<Propagation>("propagation");
    QTest::addColumn<QByteArray>("finalizer");
    QTest::newRow("in the foreground")
        << Propagation::Foreground << QByteArray("foregroundDeletion");
    QTest::newRow("orphaning") << Propagation::Orphan << QByteArray("orphan");
}

void GarbageCollectorTest::anOwnerWithoutDependentsEndsByTheSameSteps()
{
    QFETCH(const Propagation, propagation);
    QFETCH(const QByteArray, finalizer);
    const Object owner = m_fixture->make(kinds::machineSet(), {{"metadata", {{"name", "set"}}}});
    hp::test::RecordingWatch watch(
        cluster(), {&kinds::machineSet(), space, {}, {}}, owner.resourceVersion());

    const auto marked = hp::test::remove(
        cluster(), {&kinds::machineSet(), {space, "set"}}, {.propagation = propagation});

    QVERIFY(!marked->gone);
    QVERIFY(marked->object.hasFinalizer(finalizer.toStdString()));
    QVERIFY(watch.waitFor(2));
    QCOMPARE(watch.names(), (std::vector<std::string>{"MODIFIED set", "DELETED set"}));
}

void GarbageCollectorTest::aPolicyThatComesLaterIsCarriedOut()
{
    Json body{{"metadata", {{"name", "set"}, {"finalizers", {"a.b/c"}}}}};
    const Object owner = m_fixture->make(kinds::machineSet(), body);
    m_fixture->make(kinds::machine(), hp::test::withOwner(hp::test::sampleMachine("child"), owner));
    const ObjectRef ref{&kinds::machineSet(), {space, "set"}};
    QVERIFY(!hp::test::remove(cluster(), ref)->gone);
    QVERIFY(m_fixture->exists(kinds::machine(), "child"));

    QVERIFY(!hp::test::remove(cluster(), ref, {.propagation = Propagation::Orphan})->gone);

    QVERIFY(
        hp::test::runUntil([&] { return !hp::test::get(cluster(), ref)->hasFinalizer("orphan"); }));
    QVERIFY(hp::test::get(cluster(), {&kinds::machine(), {space, "child"}})
                ->at("/metadata/ownerReferences")
                .is_null());
}

void GarbageCollectorTest::aPolicyThatComesLaterReplacesTheOneBefore_data()
{
    using Asked = std::optional<Propagation>;
    QTest::addColumn<Asked>("first");
    QTest::addColumn<Asked>("second");
    QTest::addColumn<QByteArray>("finalizers");
    QTest::newRow("dependents that follow let it go at once")
        << Asked(Propagation::Orphan) << Asked(Propagation::Background) << QByteArray();
    QTest::newRow("dependents that stay instead of going first")
        << Asked(Propagation::Foreground) << Asked(Propagation::Orphan)
        << QByteArray(R"(["orphan"])");
    QTest::newRow("dependents that go first instead of staying")
        << Asked(Propagation::Orphan) << Asked(Propagation::Foreground)
        << QByteArray(R"(["foregroundDeletion"])");
    QTest::newRow("no word of it changes nothing")
        << Asked(Propagation::Orphan) << Asked() << QByteArray(R"(["orphan"])");
}

void GarbageCollectorTest::aPolicyThatComesLaterReplacesTheOneBefore()
{
    QFETCH(const std::optional<Propagation>, first);
    QFETCH(const std::optional<Propagation>, second);
    QFETCH(const QByteArray, finalizers);
    m_fixture->make(kinds::machineSet(), {{"metadata", {{"name", "set"}}}});
    const ObjectRef ref{&kinds::machineSet(), {space, "set"}};
    std::optional<hp::cluster::Deleted> last;
    cluster().remove(ref, {.propagation = first}, {});
    cluster().remove(ref, {.propagation = second}, [&](const auto &deleted) { last = *deleted; });
    cluster().drain(); // the collector has no turn between them

    QVERIFY(hp::test::runUntil([&] { return last.has_value(); }));
    QCOMPARE(last->gone, finalizers.isEmpty());
    if (!finalizers.isEmpty())
        QCOMPARE(QByteArray::fromStdString(last->object.at("/metadata/finalizers").dump()),
                 finalizers);
}

void GarbageCollectorTest::theCollectorCatchesUpAfterAStart()
{
    const Object owner = m_fixture->make(kinds::machineSet(), {{"metadata", {{"name", "set"}}}});
    m_fixture->make(kinds::machine(), hp::test::withOwner(hp::test::sampleMachine("child"), owner));
    cluster().remove({&kinds::machineSet(), {space, "set"}}, {}, {});
    cluster().drain(); // commits, but the collector's turn never comes
    m_fixture->reopen();
    QVERIFY(hp::test::runUntil([&] { return !m_fixture->exists(kinds::machine(), "child"); }));
}

void GarbageCollectorTest::aNamespaceWaitsForTheFinalizersOfOthers()
{
    const ObjectRef ref{&kinds::ns(), {{}, "kept"}};
    const auto finalizers = [&] {
        return hp::test::get(cluster(), ref)->at("/spec/finalizers").dump();
    };
    QVERIFY(m_fixture->make(
        kinds::ns(),
        {{"metadata", {{"name", "kept"}}}, {"spec", {{"finalizers", {"holdpoint.dev/test"}}}}}));
    QCOMPARE(finalizers(), std::string(R"(["holdpoint.dev/test","kubernetes"])"));

    cluster().remove(ref, {}, {});
    QVERIFY(hp::test::runUntil([&] {
        m_fixture->clock().advance(std::chrono::seconds(1));
        return finalizers() == R"(["holdpoint.dev/test"])";
    }));

    Json last = hp::test::get(cluster(), ref)->json();
    last["spec"]["finalizers"] = Json::array();
    cluster().update(ref, std::move(last), hp::cluster::Subresource::Finalize, {}, {});
    QVERIFY(hp::test::runUntil([&] { return !hp::test::get(cluster(), ref); }));
}

void GarbageCollectorTest::aDeletedNamespaceIsThereForAMoment()
{
    const ObjectRef ref{&kinds::ns(), {{}, "brief"}};
    QVERIFY(m_fixture->make(kinds::ns(), {{"metadata", {{"name", "brief"}}}}));
    QVERIFY(!hp::test::remove(cluster(), ref)->gone);
    const auto settle = [] { QCoreApplication::processEvents(); };
    settle();
    m_fixture->clock().advance(std::chrono::seconds(4), settle);
    QCOMPARE(hp::test::get(cluster(), ref)->text("/status/phase"), std::string("Terminating"));
    m_fixture->clock().advance(std::chrono::seconds(1), settle);
    QVERIFY(hp::test::runUntil([&] { return !hp::test::get(cluster(), ref); }));
}

/// As suites that were written for an API server without controllers do after each test.
void GarbageCollectorTest::theFinalizersOfADeletedNamespaceMayBeTakenAtOnce()
{
    const ObjectRef ref{&kinds::ns(), {{}, "brief"}};
    QVERIFY(m_fixture->make(kinds::ns(), {{"metadata", {{"name", "brief"}}}}));
    QVERIFY(!hp::test::remove(cluster(), ref)->gone);
    Json next = hp::test::get(cluster(), ref)->json();
    next["spec"]["finalizers"] = Json::array();
    cluster().update(ref, std::move(next), hp::cluster::Subresource::Finalize, {}, {});
    QVERIFY(hp::test::runUntil([&] { return !hp::test::get(cluster(), ref); }));
}

} // namespace tst_garbagecollector

HP_TEST(tst_garbagecollector, GarbageCollectorTest)
#include "tst_garbagecollector.moc"
