// SPDX-License-Identifier: Apache-2.0
#include "model/rules/holds/Owner.h"
#include "model/rules/holds/PodOwner.h"
#include "tests/support/runner/Runner.h"

#include <QTest>

#include <nlohmann/json.hpp>

namespace tst_owner {

using namespace hp;
using namespace hp::holds;

/// Where an owner string leads, and how whoever is there fares.
class TestOwner : public QObject
{
    Q_OBJECT
private slots:
    void owners_data();
    void owners();
    void withoutClusterOperatorsNobodyMissesOne();
    void whatWasSeenOfALeaseCounts();
    void nobodyIsSilentBecauseOurClockWasSet_data();
    void nobodyIsSilentBecauseOurClockWasSet();
    void whatComesAndGoesIsCounted();
    void aPodThatLivesIsNamed();
    void aRefusalStandsInEvents();
    void aPodSaysWhyItDoesNotRun_data();
    void aPodSaysWhyItDoesNotRun();
};

namespace {

const TimePoint now = *parseTime("2026-01-10T12:47:00Z");

Object lease(const char *ns, const char *name, const char *more)
{
    Json json = {{"metadata", {{"namespace", ns}, {"name", name}}},
                 {"spec", {{"leaseDurationSeconds", 40}}}};
    json.merge_patch(Json::parse(more));
    return Object(json);
}

Object clusterOperator(const char *name, const char *type, const char *status, const char *message)
{
    return Object(
        Json{{"metadata", {{"name", name}}},
             {"status",
              {{"conditions",
                Json::array({{{"type", type}, {"status", status}, {"message", message}}})}}}});
}

OwnerSigns site()
{
    OwnerSigns signs;
    signs.operatorsKnown = signs.podsKnown = true;
    signs.operators = {
        clusterOperator("etcd", "Available", "True", ""),
        clusterOperator("storage", "Degraded", "True", "a disk is full"),
        clusterOperator("dns", "Available", "False", ""),
        clusterOperator("kube-apiserver",
                        "Degraded",
                        "True",
                        "NodeControllerDegraded: All master nodes are ready\n"
                        "InstallerDegraded: pod installer-9 failed\n"
                        "EtcdMembersDegraded: No unhealthy members found"),
        clusterOperator("quiet", "Degraded", "True", "QuietDegraded: nothing to do")};
    for (
        const Object &one :
        {lease(
             "kube-system",
             "backup",
             R"({"metadata": {"annotations": {"holdpoint.dev/hook-owner": "my-backup-controller"}},
                  "spec": {"renewTime": "2026-01-10T12:46:50.000000Z"}})"),
         lease("apps", "mover", R"({"spec": {"renewTime": "2026-01-10T12:30:00.000000Z"}})"),
         lease(
             "apps",
             "election",
             R"({"spec": {"holderIdentity": "quota-7d9f_5c1e", "renewTime": "2026-01-10T12:46:00Z"}})"),
         lease("apps", "talker", R"({"spec": {"renewTime": "2026-01-10T12:30:00.000000Z"}})")}) {
        for (const std::string &name : ownerNames(one))
            signs.leases[name] = signOf(one);
    }
    signs.deployments = {{{"shop", "migrator"}, {2, 3}},
                         {{"shop", "broken"}, {0, 2}},
                         {{"shop", "was"}, {0, 0}},
                         {{"shop", "alone"}, {0, 1}}};
    signs.deployments[{"shop", "lonely"}] = {0, 1, {{"OOMKilled", 1}}};
    signs.deployments[{"shop", "hungry"}] = {0, 3, {{"OOMKilled", 2}, {"ImagePullBackOff", 1}}};
    signs.deployments[{"shop", "poor"}] = {
        0,
        0,
        {},
        "Error creating: pods \"poor-1\" is forbidden: exceeded quota: compute, requested: "
        "limits.memory=2Gi, used: limits.memory=16Gi, limited: limits.memory=16Gi",
        parseTime("2026-01-10T12:20:00Z")};
    signs.deployments[{"shop", "was-poor"}] = {
        0, 0, {}, "exceeded quota: compute", parseTime("2026-01-10T11:40:00Z")};
    signs.deployments[{"shop", "rich"}] = {
        1, 1, {}, "exceeded quota: compute", parseTime("2026-01-10T12:20:00Z")};
    DeploymentPods job;
    job.isJob = true;
    job.total = 2;
    job.troubles = {{"Error", 2}};
    signs.deployments[{"shop", "tries"}] = job;
    job.failure = "BackoffLimitExceeded: Job has reached the specified backoff limit";
    job.failedAt = parseTime("2026-01-10T11:00:00Z");
    signs.deployments[{"shop", "failed"}] = job;
    job.ready = 1;
    signs.deployments[{"shop", "runs-again"}] = job;
    job = {};
    job.isJob = true;
    job.total = job.ended = 1;
    signs.deployments[{"shop", "done"}] = job;
    signs.lastEvents = {{"apps/talker", *parseTime("2026-01-10T12:46:00Z")},
                        {"only-events", *parseTime("2026-01-10T12:45:00Z")},
                        {"long-ago", *parseTime("2026-01-10T11:00:00Z")},
                        {"later", *parseTime("2026-01-10T12:58:00Z")}};
    return signs;
}

} // namespace

void TestOwner::owners_data()
{
    QTest::addColumn<QString>("raw");
    QTest::addColumn<QString>("kind");
    QTest::addColumn<QString>("object");
    QTest::addColumn<QString>("liveness");
    QTest::addColumn<QString>("says");
    const auto row = [](const char *name,
                        const char *raw,
                        const char *kind,
                        const char *object,
                        const char *liveness,
                        const char *says) {
        QTest::newRow(name) << raw << kind << object << liveness << says;
    };
    row("an operator",
        "clusteroperator/etcd",
        "clusteroperator",
        "clusteroperator/etcd",
        "alive",
        "");
    row("a degraded operator",
        "clusteroperator/storage",
        "clusteroperator",
        "clusteroperator/storage",
        "failing",
        "it is Degraded: a disk is full");
    row("an operator of which one controller of three reports trouble",
        "clusteroperator/kube-apiserver",
        "clusteroperator",
        "clusteroperator/kube-apiserver",
        "failing",
        "it is Degraded: InstallerDegraded: pod installer-9 failed");
    row("an operator that is degraded and reports nothing but calm",
        "clusteroperator/quiet",
        "clusteroperator",
        "clusteroperator/quiet",
        "failing",
        "it is Degraded: QuietDegraded: nothing to do");
    row("an operator that is not available",
        "clusteroperator/dns",
        "clusteroperator",
        "clusteroperator/dns",
        "failing",
        "it is not Available");
    row("an operator that does not exist",
        "clusteroperator/network",
        "clusteroperator",
        "clusteroperator/network",
        "missing",
        "no ClusterOperator network exists");
    row("a lease that names it",
        "my-backup-controller",
        "lease",
        "lease/kube-system/backup",
        "alive",
        "");
    row("a lease that is called so, not renewed",
        "apps/mover",
        "lease",
        "lease/apps/mover",
        "silent",
        "it was last heard of 17 m ago");
    row("a lease that it holds", "quota-7d9f", "lease", "lease/apps/election", "alive", "");
    row("Events of one whose lease ran out",
        "apps/talker",
        "lease",
        "lease/apps/talker",
        "alive",
        "");
    row("a Deployment by its pods",
        "shop/migrator",
        "deployment",
        "deployment/shop/migrator",
        "alive",
        "");
    row("a Deployment without a ready pod",
        "deployment/shop/broken",
        "deployment",
        "deployment/shop/broken",
        "failing",
        "none of its 2 pods is ready");
    row("a Deployment of one pod, which is not ready",
        "deployment/shop/alone",
        "deployment",
        "deployment/shop/alone",
        "failing",
        "its only pod is not ready");
    row("one whose only pod says why",
        "shop/lonely",
        "deployment",
        "deployment/shop/lonely",
        "failing",
        "its only pod is not ready (OOMKilled)");
    row("a Deployment whose pods say why they do not run",
        "shop/hungry",
        "deployment",
        "deployment/shop/hungry",
        "failing",
        "none of its 3 pods is ready (OOMKilled)");
    row("a Deployment whose pods are refused",
        "shop/poor",
        "deployment",
        "deployment/shop/poor",
        "failing",
        "its pods cannot be created: exceeded quota: compute");
    row("one whose pods were refused more than an hour ago",
        "shop/was-poor",
        "deployment",
        "deployment/shop/was-poor",
        "missing",
        "no pod of deployment/shop/was-poor exists any more");
    row("one whose pods were refused, and that has some",
        "shop/rich",
        "deployment",
        "deployment/shop/rich",
        "alive",
        "");
    row("a Deployment that is named and has no pods",
        "deployment/shop/gone",
        "deployment",
        "deployment/shop/gone",
        "missing",
        "no pod of deployment/shop/gone exists");
    row("one named without its prefix that was scaled to nothing",
        "shop/was",
        "deployment",
        "deployment/shop/was",
        "missing",
        "no pod of deployment/shop/was exists any more");
    row("a Job that gave up, however long ago",
        "job/shop/failed",
        "deployment",
        "job/shop/failed",
        "failing",
        "it has failed and does not run again: BackoffLimitExceeded: Job has reached the specified "
        "backoff limit");
    row("a Job that tries on",
        "shop/tries",
        "deployment",
        "job/shop/tries",
        "failing",
        "none of its 2 pods is ready (Error)");
    row("a Job of that name that runs again",
        "job/shop/runs-again",
        "deployment",
        "job/shop/runs-again",
        "alive",
        "");
    row("a Job that is done",
        "shop/done",
        "deployment",
        "job/shop/done",
        "missing",
        "its pods have ended, and it does not run again");
    row("a Job that is not there any more",
        "job/shop/gone",
        "deployment",
        "job/shop/gone",
        "missing",
        "no pod of job/shop/gone exists");
    row("a StatefulSet by its pods",
        "statefulset/shop/migrator",
        "deployment",
        "statefulset/shop/migrator",
        "alive",
        "");
    row("a user", "user/alice", "user", "user/alice", "unknown", "");
    row("a user by mail", "alice@example.com", "user", "user/alice@example.com", "unknown", "");
    row("free text is not guessed at",
        "the-person-at-the-keyboard",
        "unresolved",
        "",
        "unknown",
        "");
    row("two words and a slash are not guessed at", "shop/gone", "unresolved", "", "unknown", "");
    row("free text that reports Events", "only-events", "unresolved", "", "alive", "");
    row("old Events tell nothing", "long-ago", "unresolved", "", "unknown", "");
    row("nor do those from before the clock was set back",
        "later",
        "unresolved",
        "",
        "unknown",
        "");
    row("an empty one", "", "unresolved", "", "unknown", "");
    row("only an at sign", "@", "unresolved", "", "unknown", "");
}

void TestOwner::owners()
{
    QFETCH(const QString, raw);
    QFETCH(const QString, kind);
    QFETCH(const QString, object);
    QFETCH(const QString, liveness);
    QFETCH(const QString, says);
    const Owner owner = resolveOwner(raw.toStdString(), site(), now);
    QCOMPARE(QString::fromLatin1(toString(owner.kind)), kind);
    QCOMPARE(QString::fromStdString(owner.object), object);
    QCOMPARE(QString::fromLatin1(toString(owner.liveness)), liveness);
    QCOMPARE(QString::fromStdString(owner.says.text()), says);
    QCOMPARE(QString::fromStdString(owner.raw), raw);
}

void TestOwner::whatWasSeenOfALeaseCounts()
{
    using namespace std::chrono_literals;
    const auto renewed = [](const char *time) {
        return signOf(lease(
            "apps", "l", (std::string(R"({"spec": {"renewTime": ")") + time + "\"}}").c_str()));
    };
    OwnerSigns signs;
    const auto lives = [&](const LeaseSign &sign, TimePoint at) {
        signs.leases["o"] = sign;
        return QString::fromLatin1(toString(resolveOwner("o", signs, at).liveness));
    };
    // The clock of its owner is years ahead: nothing can be told before a renewal is seen.
    const LeaseSign first = renewed("2099-01-01T00:00:00Z");
    QCOMPARE(lives(first, now), QStringLiteral("unknown"));
    const LeaseSign next = followed(first, renewed("2099-01-01T00:00:10Z"), now);
    QCOMPARE(lives(next, now + 79s), QStringLiteral("alive"));
    QVERIFY(!resolveOwner("o", signs, now + 79s).aside.empty());
    QCOMPARE(lives(next, now + 81s), QStringLiteral("silent"));
    // And one that is an hour behind lives when its renewals are seen.
    const LeaseSign behind = renewed("2026-01-10T11:47:00Z");
    QCOMPARE(lives(behind, now), QStringLiteral("silent"));
    QCOMPARE(lives(followed(behind, renewed("2026-01-10T11:47:10Z"), now), now),
             QStringLiteral("alive"));
}

void TestOwner::nobodyIsSilentBecauseOurClockWasSet_data()
{
    QTest::addColumn<int>("hours");
    QTest::addColumn<bool>("seen");
    QTest::newRow("no step") << 0 << true;
    QTest::newRow("a step forward silences nobody") << 1 << true;
    QTest::newRow("not even one who was not heard of yet") << 1 << false;
    QTest::newRow("a step back gives nobody more time") << -2 << true;
    QTest::newRow("nor one who was not heard of yet") << -2 << false;
}

void TestOwner::nobodyIsSilentBecauseOurClockWasSet()
{
    using namespace std::chrono_literals;
    QFETCH(const int, hours);
    QFETCH(const bool, seen);
    LeaseSign sign =
        signOf(lease("apps", "l", R"({"spec": {"renewTime": "2026-01-10T12:47:00Z"}})"));
    if (seen) {
        LeaseSign before = sign;
        before.renewed = now - 10s;
        sign = followed(before, sign, now);
    }
    const Duration step = std::chrono::hours(hours);
    sign = clockSet(sign, step, now + 20s + step);
    OwnerSigns signs;
    signs.leases["o"] = sign;
    const auto livesAfter = [&](Duration age) {
        return QString::fromLatin1(toString(resolveOwner("o", signs, now + age + step).liveness));
    };
    QCOMPARE(livesAfter(20s), QStringLiteral("alive"));
    QCOMPARE(livesAfter(79s), QStringLiteral("alive"));
    QCOMPARE(livesAfter(81s), QStringLiteral("silent"));
}

void TestOwner::whatComesAndGoesIsCounted()
{
    using namespace std::chrono_literals;
    LeaseSign sign =
        signOf(lease("apps", "l", R"({"spec": {"renewTime": "2026-01-10T12:00:00Z"}})"));
    OwnerSigns signs;
    TimePoint at = now;
    for (int i = 0; i < 3; ++i, at += 100s) {
        LeaseSign next = sign;
        next.renewed = at;
        sign = followed(sign, next, at);
    }
    signs.leases["o"] = sign;
    QVERIFY(resolveOwner("o", signs, at).unsteady);
    QVERIFY(!resolveOwner("o", signs, at + 59min).unsteady);
    LeaseSign held = sign;
    held.returns.clear();
    for (const char *holder : {"a", "b", "a", "b"}) {
        LeaseSign next = held;
        next.holder = holder;
        held = followed(held, next, at);
    }
    signs.leases["o"] = held;
    QCOMPARE(QString::fromStdString(resolveOwner("o", signs, at).says.text()),
             QStringLiteral("its Lease changed its holder 3 times within an hour"));
}

void TestOwner::aPodThatLivesIsNamed()
{
    OwnerSigns signs;
    LeaseSign sign = signOf(lease(
        "apps",
        "l",
        R"({"spec": {"holderIdentity": "mover-0_5c1e", "renewTime": "2026-01-10T12:30:00Z"}})"));
    sign.pod = HolderPod::Ready;
    signs.leases["o"] = sign;
    QCOMPARE(QString::fromStdString(resolveOwner("o", signs, now).says.text()),
             QStringLiteral("it was last heard of 17 m ago, although its pod mover-0 is ready"));
}

void TestOwner::aRefusalStandsInEvents()
{
    const Owner owner = resolveOwner("shop/poor", site(), now);
    QCOMPARE(QString::fromStdString(owner.evidence.text()),
             QStringLiteral("Events of deployment/shop/poor"));
    QVERIFY(owner.lastSign == parseTime("2026-01-10T12:20:00Z"));
}

void TestOwner::aPodSaysWhyItDoesNotRun_data()
{
    QTest::addColumn<QByteArray>("status");
    QTest::addColumn<QString>("trouble");
    QTest::newRow("nothing is said") << QByteArray("{}") << QString();
    QTest::newRow("it has no image") << QByteArray(
        R"({"containerStatuses": [{"state": {"waiting": {"reason": "ErrImagePull"}}}]})")
                                     << QStringLiteral("ErrImagePull");
    QTest::newRow("it ends again and again") << QByteArray(
        R"({"containerStatuses": [{"state": {"waiting": {"reason": "CrashLoopBackOff"}},
                          "lastState": {"terminated": {"reason": "Error"}}}]})")
                                             << QStringLiteral("CrashLoopBackOff");
    QTest::newRow("it is killed for its memory again and again") << QByteArray(
        R"({"containerStatuses": [{"state": {"waiting": {"reason": "CrashLoopBackOff"}},
                          "lastState": {"terminated": {"reason": "OOMKilled"}}}]})")
                                                                 << QStringLiteral("OOMKilled");
    QTest::newRow("what came before it is done") << QByteArray(
        R"({"initContainerStatuses": [{"state": {"terminated": {"reason": "Completed"}}}],
                          "containerStatuses": [{"state": {"waiting": {"reason": "ErrImagePull"}}}]})")
                                                 << QStringLiteral("ErrImagePull");
    QTest::newRow("what came before it fails")
        << QByteArray(R"({"initContainerStatuses": [{"state": {"terminated": {"reason": "Error"}}}],
                          "containerStatuses": [{"state": {"waiting": {"reason": "PodInitializing"}}}]})")
        << QStringLiteral("Error");
    QTest::newRow("rubbish") << QByteArray(R"({"containerStatuses": [7, {"state": []}, null]})")
                             << QString();
}

void TestOwner::aPodSaysWhyItDoesNotRun()
{
    QFETCH(QByteArray, status);
    QFETCH(QString, trouble);
    const Object pod(Json{{"status", Json::parse(status.toStdString())}});
    QCOMPARE(QString::fromStdString(troubleOfPod(pod)), trouble);
}

void TestOwner::withoutClusterOperatorsNobodyMissesOne()
{
    OwnerSigns signs;
    signs.operatorsKnown = true;
    const Owner owner = resolveOwner("clusteroperator/etcd", signs, now);
    QVERIFY(owner.liveness == Liveness::Unknown);
}

} // namespace tst_owner

HP_TEST(tst_owner, TestOwner)
#include "tst_owner.moc"
