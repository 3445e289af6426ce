// SPDX-License-Identifier: Apache-2.0
#include "backend/kube/ReadOnlyCluster.h"
#include "tests/support/cluster/FakeCluster.h"
#include "tests/support/cluster/Settle.h"
#include "tests/support/runner/Runner.h"

#include <QTest>

#include <nlohmann/json.hpp>

namespace tst_readonlycluster {

using namespace hp;

/// What credentials allow is not what is done with them.
class TestReadOnlyCluster : public QObject
{
    Q_OBJECT
private slots:
    void everyWriteIsRefusedAndNoneIsSent();
};

void TestReadOnlyCluster::everyWriteIsRefusedAndNoneIsSent()
{
    test::FakeCluster behind;
    const Object pod = behind.put({{"apiVersion", "v1"},
                                   {"kind", "Pod"},
                                   {"metadata", {{"name", "cart-0"}, {"namespace", "shop"}}}});
    kube::ReadOnlyCluster reading(behind);
    const cluster::ObjectRef ref{&cluster::kinds::pod(), pod.key()};
    const auto refused = [](const auto &result) {
        return !result.has_value() && result.error().code == ErrorCode::Refused;
    };
    using cluster::Written;
    QVERIFY(refused(test::answerTo<Written>(
        [&](auto reply) { reading.create(*ref.kind, "shop", Json(), {}, std::move(reply)); })));
    QVERIFY(refused(test::answerTo<Written>([&](auto reply) {
        reading.update(ref, pod.json(), cluster::Subresource::None, {}, std::move(reply));
    })));
    QVERIFY(refused(test::answerTo<Written>([&](auto reply) {
        reading.patch(ref,
                      cluster::PatchType::Merge,
                      Json::object(),
                      cluster::Subresource::None,
                      {},
                      std::move(reply));
    })));
    QVERIFY(refused(test::answerTo<cluster::Deleted>(
        [&](auto reply) { reading.remove(ref, {}, std::move(reply)); })));
    QVERIFY(refused(
        test::answerTo<Done>([&](auto reply) { reading.evict(pod.key(), {}, std::move(reply)); })));
    for (const char *verb : {"create", "update", "patch", "remove", "delete", "evict"})
        QCOMPARE(behind.calls(verb), 0);
    QVERIFY(test::answerTo<Object>([&](auto reply) { reading.get(ref, std::move(reply)); }));
}

} // namespace tst_readonlycluster

HP_TEST(tst_readonlycluster, TestReadOnlyCluster)
#include "tst_readonlycluster.moc"
