// SPDX-License-Identifier: Apache-2.0
#include "model/rules/override/Preview.h"
#include "tests/support/runner/Runner.h"

#include <QTest>

#include <nlohmann/json.hpp>

namespace tst_overridepreview {

using namespace hp;
using namespace hp::overrides;

/// What a person is told that happens next is what the controllers do then.
class TestOverridePreview : public QObject
{
    Q_OBJECT
private slots:
    void forecasts_data();
    void forecasts();
};

namespace {

const TimePoint now = *parseTime("2026-01-10T12:47:00Z");

/// A master that is being deleted, whose drain has not begun.
OverrideView leavingMaster(const char *more)
{
    Json json = Json::parse(R"({"metadata": {"name": "master-0", "namespace": "n", "uid": "u1",
        "finalizers": ["machine.machine.openshift.io"],
        "deletionTimestamp": "2026-01-10T12:00:00Z",
        "labels": {"machine.openshift.io/cluster-api-machine-role": "master"}},
        "spec": {}, "status": {"phase": "Deleting", "nodeRef": {"name": "master-0"}}})");
    json.merge_patch(Json::parse(more));
    OverrideView view;
    view.machine = Object(json);
    view.node = Object(Json::parse(
        R"({"metadata": {"name": "master-0", "labels": {"node-role.kubernetes.io/master": ""}}})"));
    view.nodeKnown = true;
    view.observedAt = now;
    return view;
}

} // namespace

void TestOverridePreview::forecasts_data()
{
    QTest::addColumn<QString>("machine");
    QTest::addColumn<bool>("otherCordoned");
    QTest::addColumn<int>("action");
    QTest::addColumn<QString>("next");
    const auto row = [](const char *name,
                        Action action,
                        const char *machine,
                        bool otherCordoned,
                        const char *next) {
        QTest::newRow(name) << QString::fromLatin1(machine) << otherCordoned
                            << static_cast<int>(action) << QString::fromLatin1(next);
    };
    const char *const guarded =
        R"({"spec": {"lifecycleHooks": {"preDrain": [{"name": "EtcdQuorumOperator", "owner": "clusteroperator/etcd"}]}}})";
    row("a drain that is skipped asks no hook before it",
        Action::SkipDrain,
        guarded,
        false,
        "The drain is excluded by annotation. Next: the instance will be deleted.");
    row("nor does another master that is cordoned hold it",
        Action::SkipDrain,
        guarded,
        true,
        "The drain is excluded by annotation. Next: the instance will be deleted.");
    row("a hook after it holds all the same",
        Action::SkipDrain,
        R"({"spec": {"lifecycleHooks": {"preTerminate": [{"name": "Backup", "owner": "b"}]}}})",
        false,
        "The drain is excluded by annotation. Held by the preTerminate hook Backup of b.");
    row("a drain that is tried again while another master is cordoned",
        Action::RetryDrain,
        R"({"metadata": {"annotations": {"drain.holdpoint.dev/record": "{\"attempts\":1,\"nextAttempt\":\"2026-01-10T12:50:00Z\"}"}}})",
        true,
        "Control-plane Node master-1 is cordoned.");
    row("and while none is",
        Action::RetryDrain,
        R"({"metadata": {"annotations": {"drain.holdpoint.dev/record": "{\"attempts\":1,\"nextAttempt\":\"2026-01-10T12:50:00Z\"}"}}})",
        false,
        "The Node is being drained.");
}

void TestOverridePreview::forecasts()
{
    QFETCH(const QString, machine);
    QFETCH(const bool, otherCordoned);
    QFETCH(const int, action);
    QFETCH(const QString, next);
    OverrideView view = leavingMaster(machine.toUtf8().constData());
    Json peer = Json::parse(
        R"({"metadata": {"name": "master-1", "labels": {"node-role.kubernetes.io/master": ""}}, "spec": {}})");
    peer["spec"]["unschedulable"] = otherCordoned;
    view.controlPlane = {{{view.machine, Object(peer)}}, true};
    OverrideRequest request;
    request.action = static_cast<Action>(action);
    request.machine = view.machine.key();
    QCOMPARE(QString::fromStdString(previewOf(request, view, now).next.sentence()), next);
}

} // namespace tst_overridepreview

HP_TEST(tst_overridepreview, TestOverridePreview)
#include "tst_overridepreview.moc"
