// SPDX-License-Identifier: Apache-2.0
#include "tests/backend/embedded/EmbeddedFixture.h"
#include "tests/support/cluster/AwaitedCluster.h"
#include "tests/support/cluster/InterceptedCluster.h"
#include "tests/support/cluster/Settle.h"
#include "tests/support/runner/Runner.h"

#include <QTest>

#include <functional>
#include <map>
#include <nlohmann/json.hpp>
#include <string>

namespace tst_awaitedcluster {

using namespace hp;
using namespace hp::test;
namespace kinds = hp::cluster::kinds;

namespace {

const ObjectKey set{"contract", "set"};
const ObjectKey machine{"contract", "m1"};
const ObjectKey kept{"contract", "kept"};
const ObjectKey pod{"contract", "p1"};

/// A set with a Machine, a Machine with a finalizer, and a pod; everybody watches them, and what
/// the watches have to show arrives when it is let go.
class Stage
{
public:
    Stage()
    {
        for (const cluster::Kind *kind : watched) {
            cluster::WatchSink sink;
            sink.onEvents = [](const auto &) {};
            sink.onEnd = [](const Error &) {};
            m_watches.push_back(m_cluster.watch({kind, {}, {}, {}}, "", std::move(sink)));
        }
        const Object owner = m_fixture.make(kinds::machineSet(), named(set));
        Json owned = named(machine);
        owned["metadata"]["ownerReferences"] = {{{"apiVersion", owner.apiVersion()},
                                                 {"kind", owner.kind()},
                                                 {"name", owner.name()},
                                                 {"uid", owner.uid()}}};
        m_fixture.make(kinds::machine(), owned);
        Json last = named(kept);
        last["metadata"]["finalizers"] = {"holdpoint.test/keep"};
        m_fixture.make(kinds::machine(), last);
        m_fixture.make(kinds::pod(), named(pod));
        calm();
    }

    void play(const QString &deed)
    {
        const auto it = deeds().find(deed.toStdString());
        if (it == deeds().end())
            qFatal("no deed '%s'", qPrintable(deed));
        it->second(*this);
        calm();
    }
    void hold(const cluster::Kind &kind) { m_behind.holdEvents(kind); }
    void letGo()
    {
        for (const cluster::Kind *kind : watched)
            m_behind.letEventsGo(*kind);
        calm();
    }
    [[nodiscard]] std::string awaited() const { return m_cluster.awaited(); }

private:
    static inline const std::vector<const cluster::Kind *> watched = {
        &kinds::machineSet(), &kinds::machine(), &kinds::pod()};

    static Json named(const ObjectKey &key)
    {
        return {{"metadata", {{"name", key.name}, {"namespace", key.ns}}}};
    }
    void calm() { settle(m_fixture.clock()); }
    void remove(const cluster::Kind &kind, const ObjectKey &key)
    {
        m_cluster.remove({&kind, key}, {}, [](const auto &) {});
    }
    void patch(const ObjectKey &key, const Json &body)
    {
        m_cluster.patch({&kinds::machine(), key},
                        cluster::PatchType::Merge,
                        body,
                        cluster::Subresource::None,
                        {},
                        [](const auto &) {});
    }

    static const std::map<std::string, std::function<void(Stage &)>> &deeds()
    {
        static const std::map<std::string, std::function<void(Stage &)>> all = {
            {"label a Machine",
             [](Stage &s) {
                 s.patch(machine, {{"metadata", {{"labels", {{"a", "b"}}}}}});
             }},
            {"delete a Machine", [](Stage &s) { s.remove(kinds::machine(), machine); }},
            {"delete a Machine that is kept", [](Stage &s) { s.remove(kinds::machine(), kept); }},
            {"take its finalizer",
             [](Stage &s) {
                 s.patch(kept, {{"metadata", {{"finalizers", Json::array()}}}});
             }},
            {"evict a pod", [](Stage &s) { s.m_cluster.evict(pod, {}, [](const auto &) {}); }},
            {"delete the set", [](Stage &s) { s.remove(kinds::machineSet(), set); }},
            {"label a Machine past it",
             [](Stage &s) {
                 s.m_behind.patch({&kinds::machine(), machine},
                                  cluster::PatchType::Merge,
                                  {{"metadata", {{"labels", {{"c", "d"}}}}}},
                                  cluster::Subresource::None,
                                  {},
                                  [&s](const Result<cluster::Written> &answer) {
                                      s.m_cluster.touched(answer ? answer->object : Object());
                                  });
             }},
            {"delete a Machine past it",
             [](Stage &s) {
                 s.m_behind.remove({&kinds::machine(), machine},
                                   {},
                                   [&s](const Result<cluster::Deleted> &answer) {
                                       // As the HTTP API tells it.
                                       const std::string uid = answer ? answer->object.uid() : "";
                                       s.m_cluster.touched(Object(
                                           {{"kind", "Status"}, {"details", {{"uid", uid}}}}));
                                   });
             }},
        };
        return all;
    }

    EmbeddedFixture m_fixture{};
    InterceptedCluster m_behind{m_fixture.cluster()};
    AwaitedCluster m_cluster{m_behind};
    std::vector<std::unique_ptr<cluster::Watch>> m_watches{};
};

} // namespace

class TestAwaitedCluster : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void whatWasWrittenIsAwaitedUntilEveryWatchHasShownIt_data();
    void whatWasWrittenIsAwaitedUntilEveryWatchHasShownIt();
};

void TestAwaitedCluster::whatWasWrittenIsAwaitedUntilEveryWatchHasShownIt_data()
{
    QTest::addColumn<QString>("before");
    QTest::addColumn<QString>("held");
    QTest::addColumn<QString>("deed");
    QTest::addColumn<QString>("awaited");

    const auto row = [](const char *name,
                        const char *before,
                        const char *held,
                        const char *deed,
                        const char *awaited) {
        QTest::newRow(name) << before << held << deed << awaited;
    };
    row("a write", "", "machines", "label a Machine", "Machine contract/m1 at revision ");
    row("a write of somebody else",
        "",
        "machines",
        "label a Machine past it",
        "Machine contract/m1 at revision ");
    row("a removal by somebody else",
        "",
        "machines",
        "delete a Machine past it",
        "the end of Machine contract/m1");
    row("a removal", "", "machines", "delete a Machine", "Machine contract/m1 at revision ");
    row("a removal that waits for a finalizer",
        "",
        "machines",
        "delete a Machine that is kept",
        "Machine contract/kept at revision ");
    row("the end of its finalizer is its removal",
        "delete a Machine that is kept",
        "machines",
        "take its finalizer",
        "Machine contract/kept at revision ");
    row("an eviction", "", "pods", "evict a pod", "Pod contract/p1 at revision ");
    row("an eviction of what is being deleted already shows nothing new",
        "evict a pod",
        "pods",
        "evict a pod",
        "");
    row("what its owner leaves behind is collected by the server",
        "",
        "machines",
        "delete the set",
        "the collection of Machine contract/m1");
}

void TestAwaitedCluster::whatWasWrittenIsAwaitedUntilEveryWatchHasShownIt()
{
    QFETCH(QString, before);
    QFETCH(QString, held);
    QFETCH(QString, deed);
    QFETCH(QString, awaited);
    const auto isAt = [](const std::string &found, const QString &wanted) {
        return wanted.isEmpty() ? found.empty() || found == "a moment"
                                : QString::fromStdString(found).startsWith(wanted);
    };

    Stage stage;
    if (!before.isEmpty())
        stage.play(before);
    QVERIFY2(isAt(stage.awaited(), {}), stage.awaited().c_str());
    stage.hold(held == QStringLiteral("pods") ? kinds::pod() : kinds::machine());
    stage.play(deed);
    QVERIFY2(isAt(stage.awaited(), awaited), stage.awaited().c_str());

    stage.letGo();
    QVERIFY2(isAt(stage.awaited(), {}), stage.awaited().c_str());
}

} // namespace tst_awaitedcluster

HP_TEST(tst_awaitedcluster, TestAwaitedCluster)
#include "tst_awaitedcluster.moc"
