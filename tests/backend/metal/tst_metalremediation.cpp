// SPDX-License-Identifier: Apache-2.0
#include "tests/backend/metal/MetalBench.h"
#include "tests/support/runner/Runner.h"

#include <QTest>

namespace tst_metalremediation {

using namespace hp;
using namespace hp::test;
using namespace std::chrono_literals;
namespace kinds = hp::cluster::kinds;

namespace {

constexpr const char *finalizer = "metal3remediation.infrastructure.cluster.x-k8s.io";

Object requestIn(MetalBench &bench)
{
    const std::vector<Object> all = bench.list(kinds::metal3Remediation());
    return all.empty() ? Object() : all.front();
}

bool isKeyed(MetalBench &bench)
{
    return bench.host().bytes().find("reboot.metal3.io/metal3-remediation-") != std::string::npos;
}

/// m1 on h1, with its Node that a person has labelled.
void runOnMetal(MetalBench &bench)
{
    bench.putHost("h1");
    bench.putMachine("m1");
    bench.run();
    bench.playHosts();
    bench.playKubelets();
    QCOMPARE(bench.machine().text("/status/phase"), std::string("Running"));
    bench.patch(kinds::node(), "node-h1", {{"metadata", {{"labels", {{"mine", "yes"}}}}}});
}

void ask(MetalBench &bench)
{
    const Object machine = bench.machine();
    bench.create(kinds::metal3Remediation(),
                 {{"apiVersion", kinds::metal3Remediation().apiVersion()},
                  {"kind", "Metal3Remediation"},
                  {"metadata",
                   {{"name", "m1"},
                    {"ownerReferences",
                     Json::array({{{"apiVersion", machine.apiVersion()},
                                   {"kind", "Machine"},
                                   {"name", "m1"},
                                   {"uid", machine.uid()}}})}}},
                  {"spec", {{"strategy", {{"type", "Reboot"}, {"timeout", "600s"}}}}}});
}

/// What the world does about a host that is to go off and come back, a few times.
void goOn(MetalBench &bench)
{
    for (int i = 0; i < 4; ++i) {
        bench.settle();
        bench.playHosts();
        bench.pass(6s);
        bench.playKubelets();
        bench.pass(6s);
    }
}

void isOver(MetalBench &bench)
{
    QCOMPARE(bench.node().label("mine").value_or("lost"), std::string("yes"));
    QVERIFY(!isKeyed(bench));
    QVERIFY(bench.host().at("/status/poweredOn") == Json(true));
    QVERIFY(!requestIn(bench) || !requestIn(bench).hasFinalizer(finalizer));
}

} // namespace

class TestMetalRemediation : public QObject
{
    Q_OBJECT
private slots:
    void aRequestedFencingGoesItsWay();
    void killedBetweenAnyTwoWritesTheOrderIsKept();
    void withdrawnAfterAnyStepNothingStaysBehind();
    void aStepOfTheWallClockIsNoTimeOut_data();
    void aStepOfTheWallClockIsNoTimeOut();
};

void TestMetalRemediation::aRequestedFencingGoesItsWay()
{
    MetalBench bench;
    runOnMetal(bench);
    ask(bench);
    QVERIFY(isKeyed(bench));
    const std::string uid = bench.node().uid();
    bench.pass(30min); // Events are kept for an hour
    QCOMPARE(bench.node().uid(), uid);
    goOn(bench);
    QVERIFY(bench.node().uid() != uid);
    QCOMPARE(requestIn(bench).text("/status/phase"), std::string("Waiting"));
    isOver(bench);
    QCOMPARE(bench.fenced(), 1);
    for (const char *told : {"FencingRequested",
                             "FencedNodeDeleted",
                             "FencingReleased",
                             "FencedNodeRestored",
                             "RemediationFinished"})
        QVERIFY2(bench.events(told) == 1, told);
}

void TestMetalRemediation::killedBetweenAnyTwoWritesTheOrderIsKept()
{
    int deaths = 0;
    for (int write = 0;; ++write) {
        MetalBench bench;
        runOnMetal(bench);
        const std::string uid = bench.node().uid();
        bench.runAndDieAt(write);
        ask(bench);
        goOn(bench);
        QVERIFY2(bench.node().uid() != uid, std::to_string(write).c_str());
        isOver(bench);
        QCOMPARE(bench.fenced(), 1);
        if (QTest::currentTestFailed() || !bench.hasDied())
            break;
        ++deaths;
    }
    QVERIFY(deaths > 6);
    qInfo("killed at each of %d writes", deaths);
}

void TestMetalRemediation::withdrawnAfterAnyStepNothingStaysBehind()
{
    // After each second of the way; the world goes on playing.
    for (int seconds = 0; seconds < 40; ++seconds) {
        MetalBench bench;
        runOnMetal(bench);
        ask(bench);
        for (int i = 0; i < seconds; ++i) {
            if (i % 6 == 2)
                bench.playHosts();
            if (i % 6 == 5)
                bench.playKubelets();
            bench.pass(1s);
        }
        if (requestIn(bench))
            bench.remove(kinds::metal3Remediation(), "m1");
        goOn(bench);
        QVERIFY2(!requestIn(bench), std::to_string(seconds).c_str());
        isOver(bench);
        if (QTest::currentTestFailed())
            return;
    }
}

void TestMetalRemediation::aStepOfTheWallClockIsNoTimeOut_data()
{
    QTest::addColumn<int>("hours");
    QTest::newRow("no step") << 0;
    QTest::newRow("a step forward gives nothing up") << 1;
    QTest::newRow("a step back keeps nothing waiting") << -2;
}

void TestMetalRemediation::aStepOfTheWallClockIsNoTimeOut()
{
    QFETCH(int, hours);
    MetalBench bench;
    runOnMetal(bench);
    ask(bench);
    // As in goOn(), and no kubelet comes back.
    for (int i = 0; i < 4; ++i) {
        bench.settle();
        bench.playHosts();
        bench.pass(12s);
    }
    QCOMPARE(requestIn(bench).text("/status/phase"), std::string("Waiting"));
    bench.clock.stepWall(std::chrono::hours(hours));
    bench.pass(5min);
    QCOMPARE(requestIn(bench).text("/status/phase"), std::string("Waiting"));
    bench.pass(6min);
    QVERIFY(requestIn(bench).text("/status/phase") != "Waiting");
}

} // namespace tst_metalremediation

HP_TEST(tst_metalremediation, TestMetalRemediation)
#include "tst_metalremediation.moc"
