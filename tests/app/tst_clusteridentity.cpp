// SPDX-License-Identifier: Apache-2.0
#include "app/shared/cluster/ClusterHost.h"
#include "backend/runtime/ManualClock.h"
#include "tests/support/cluster/FakeCluster.h"
#include "tests/support/runner/Runner.h"

#include <QTest>
#include <QTimer>

#include <nlohmann/json.hpp>

namespace tst_clusteridentity {

using namespace hp;
using namespace std::chrono_literals;
using test::Failure;

namespace {

constexpr Duration timeout = 30s;

Json systemNamespace()
{
    return {{"apiVersion", "v1"},
            {"kind", "Namespace"},
            {"metadata", {{"name", "kube-system"}, {"uid", "11111111-2222"}}}};
}

} // namespace

class TestClusterIdentity : public QObject
{
    Q_OBJECT
private slots:
    void whoAnswersWithWhat_data();
    void whoAnswersWithWhat();
};

void TestClusterIdentity::whoAnswersWithWhat_data()
{
    QTest::addColumn<bool>("isThere");
    QTest::addColumn<int>("how");
    QTest::addColumn<int>("failures");
    QTest::addColumn<QString>("identity");
    QTest::addColumn<QString>("words");
    QTest::addColumn<int>("asked");
    const auto row = [](const char *name,
                        bool isThere,
                        Failure how,
                        int failures,
                        const char *identity,
                        const char *words,
                        int asked) {
        QTest::newRow(name) << isThere << int(how) << failures << QString::fromLatin1(identity)
                            << QString::fromLatin1(words) << asked;
    };
    const char *sentence = "this cluster cannot be identified";
    row("the server answers", true, Failure::Unreachable, 0, "11111111-2222", "", 1);
    row("it answers at the third time", true, Failure::Unreachable, 2, "11111111-2222", "", 3);
    row("it does not answer for half a minute", true, Failure::Unreachable, 99, "", sentence, 31);
    row("we may not read it, and no patience helps", true, Failure::Refused, 99, "", sentence, 1);
    row("there is no such namespace", false, Failure::Unreachable, 0, "", sentence, 1);
}

void TestClusterIdentity::whoAnswersWithWhat()
{
    QFETCH(const bool, isThere);
    QFETCH(const int, how);
    QFETCH(const int, failures);
    test::FakeCluster cluster;
    if (isThere)
        (void)cluster.put(systemNamespace());
    if (failures > 0)
        cluster.failNext("get", static_cast<Failure>(how), failures);
    runtime::ManualClock clock(TimePoint(0s));
    QTimer time; // goes on as soon as nothing else is to be done
    QObject::connect(&time, &QTimer::timeout, &time, [&clock] { clock.advance(1s); });
    time.start(0);
    const auto identity = app::identityOf(cluster, clock, timeout);
    QTEST(QString::fromStdString(identity ? *identity : std::string()), "identity");
    QFETCH(const QString, words);
    const QString said = identity ? QString() : QString::fromStdString(identity.error().message);
    QVERIFY2(words.isEmpty() ? said.isEmpty() : said.startsWith(words), qPrintable(said));
    QTEST(cluster.calls("get"), "asked");
}

} // namespace tst_clusteridentity

HP_TEST(tst_clusteridentity, TestClusterIdentity)
#include "tst_clusteridentity.moc"
