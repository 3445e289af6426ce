// SPDX-License-Identifier: Apache-2.0
#include "app/shared/AuditConfigMap.h"
#include "backend/runtime/ManualClock.h"
#include "tests/support/cluster/FakeCluster.h"
#include "tests/support/cluster/InterceptedCluster.h"
#include "tests/support/cluster/Settle.h"
#include "tests/support/runner/Runner.h"

#include <QTest>

namespace tst_auditconfigmap {

using namespace hp;
using overrides::ChainHead;

/// Where the head of the audit is kept beside the audit itself.
class TestAuditConfigMap : public QObject
{
    Q_OBJECT
private slots:
    void whatIsKeptIsReadByTheNextBackend();
    void aClusterThatAnswersLateIsReadAfterAll();
};

namespace {

struct Fixture {
    [[nodiscard]] app::AuditConfigMap opened()
    {
        return {door, "contract", "audit", [this] { ++reads; }};
    }
    [[nodiscard]] std::string kept()
    {
        std::string text;
        cluster.get({&cluster::kinds::configMap(), {"contract", app::AuditConfigMap::name}},
                    [&text](const Result<Object> &found) {
                        text = found ? found->text("/data/audit") : std::string();
                    });
        settle();
        return text;
    }
    void settle() { test::settle(clock); }

    runtime::ManualClock clock{*parseTime("2026-01-10T12:00:00Z")};
    test::FakeCluster cluster{};
    test::InterceptedCluster door{cluster};
    int reads = 0;
};

} // namespace

void TestAuditConfigMap::whatIsKeptIsReadByTheNextBackend()
{
    Fixture world;
    app::AuditConfigMap first = world.opened();
    first.start();
    world.settle();
    QVERIFY(!first.known());
    first.keep({3, "abc"});
    world.settle();
    QCOMPARE(world.kept(), overrides::toText(ChainHead{3, "abc"}));
    first.keep({2, "an older one"});
    world.settle();
    QCOMPARE(world.kept(), overrides::toText(ChainHead{3, "abc"}));

    app::AuditConfigMap second = world.opened();
    second.start();
    world.settle();
    QCOMPARE(world.reads, 2);
    QVERIFY(second.known());
    QCOMPARE(second.known()->rows, std::int64_t(3));
}

/// As when a node starts its pods before it reaches the API server.
void TestAuditConfigMap::aClusterThatAnswersLateIsReadAfterAll()
{
    Fixture world;
    world.door.others = {{&cluster::kinds::configMap(), "v2"}};
    app::AuditConfigMap late = world.opened();
    late.start();
    world.settle();
    QCOMPARE(world.reads, 0);
    world.door.others = {};
    late.keep({3, "abc"});
    late.keep({4, "def"}); // before the answer is there
    world.settle();
    QCOMPARE(world.reads, 1);
    late.keep({5, "ghi"});
    world.settle();
    QCOMPARE(world.kept(), overrides::toText(ChainHead{5, "ghi"}));
}

} // namespace tst_auditconfigmap

HP_TEST(tst_auditconfigmap, TestAuditConfigMap)
#include "tst_auditconfigmap.moc"
