// SPDX-License-Identifier: Apache-2.0
#include "model/rules/machine/InputWarnings.h"
#include "tests/support/runner/Runner.h"

#include <QTest>

#include <nlohmann/json.hpp>

namespace tst_inputwarnings {

using namespace hp;

class TestInputWarnings : public QObject
{
    Q_OBJECT

    static void row(const char *name, const char *kind, const char *rest, const char *warning)
    {
        QTest::newRow(name) << QByteArray(kind) << QByteArray(rest) << QByteArray(warning);
    }

private slots:
    void warnings_data()
    {
        QTest::addColumn<QByteArray>("kind");
        QTest::addColumn<QByteArray>("rest");
        QTest::addColumn<QByteArray>("warning");
        row("nothing is said of what counts",
            "BareMetalHost",
            R"({"metadata": {"annotations": {"baremetalhost.metal3.io/paused": ""}}})",
            "");
        row("nor of a host that is marked in the name of today",
            "BareMetalHost",
            R"({"metadata": {"annotations": {"capm3.metal3.io/unhealthy": ""}}})",
            "");
        row("false does not take a pause back",
            "BareMetalHost",
            R"({"metadata": {"annotations": {"baremetalhost.metal3.io/paused": "False"}}})",
            "annotation baremetalhost.metal3.io/paused on BareMetalHost x works with any value: "
            "\"False\" does not cancel it");
        row("nor an opt-out, of a set neither",
            "MachineSet",
            R"({"metadata": {"annotations": {"maintenance.holdpoint.dev/opt-out": "no"}}})",
            "annotation maintenance.holdpoint.dev/opt-out on MachineSet x works with any value: "
            "\"no\" does not cancel it");
        row("two letters are missing",
            "MachineMaintenance",
            R"({"metadata": {"annotations": {"maintenance.holdpoint.dev/workdone": ""}}, "spec": {"machinelink": "w"}})",
            "annotation maintenance.holdpoint.dev/workdone on MachineMaintenance x has no effect; "
            "is maintenance.holdpoint.dev/work-done meant?");
        row("an ending is missing",
            "Machine",
            R"({"metadata": {"annotations": {"machine.openshift.io/exclude-node-drain": ""}}})",
            "annotation machine.openshift.io/exclude-node-drain on Machine x has no effect; is "
            "machine.openshift.io/exclude-node-draining meant?");
        row("the pause of Cluster API",
            "Machine",
            R"({"metadata": {"annotations": {"cluster.x-k8s.io/paused": ""}}})",
            "annotation cluster.x-k8s.io/paused on Machine x has no effect: only Cluster API reads "
            "it");
        row("a reboot belongs to its host",
            "Machine",
            R"({"metadata": {"annotations": {"reboot.metal3.io": ""}}})",
            "annotation reboot.metal3.io on Machine x has no effect: it belongs on a "
            "BareMetalHost");
        row("nor on its Node",
            "Node",
            R"({"metadata": {"annotations": {"reboot.metal3.io": ""}}})",
            "annotation reboot.metal3.io on Node x has no effect: it belongs on a BareMetalHost");
        row("an opt-out of a Node",
            "Node",
            R"({"metadata": {"annotations": {"maintenance.holdpoint.dev/opt-out": ""}}})",
            "annotation maintenance.holdpoint.dev/opt-out on Node x has no effect: it belongs on a "
            "Machine");
        row("a hook of Cluster API",
            "Machine",
            R"({"apiVersion": "machine.openshift.io/v1beta1", "metadata": {"annotations": {"pre-drain.delete.hook.machine.cluster.x-k8s.io/copy": "mover"}}})",
            "annotation pre-drain.delete.hook.machine.cluster.x-k8s.io/copy on Machine x has no "
            "effect: hooks of a Machine are in spec.lifecycleHooks");
        row("the same in Cluster API",
            "Machine",
            R"({"apiVersion": "cluster.x-k8s.io/v1beta1", "metadata": {"annotations": {"pre-drain.delete.hook.machine.cluster.x-k8s.io/copy": "mover"}}})",
            "");
        row("an annotation as a label",
            "Machine",
            R"({"metadata": {"labels": {"machine.openshift.io/exclude-node-draining": ""}}})",
            "label machine.openshift.io/exclude-node-draining on Machine x has no effect: it works "
            "only as an annotation");
        row("a pause with a capital letter",
            "MachineHealthCheck",
            R"({"metadata": {"annotations": {"cluster.x-k8s.io/Paused": ""}}, "spec": {"selector": {}, "unhealthyConditions": [{"type": "Ready", "status": "False", "timeout": "300s"}]}})",
            "annotation cluster.x-k8s.io/Paused on MachineHealthCheck x has no effect; is "
            "cluster.x-k8s.io/paused meant?");
        row("a strategy that nobody knows",
            "MachineHealthCheck",
            R"({"metadata": {"annotations": {"machine.openshift.io/remediation-strategy": "external-bare-metal"}}, "spec": {"selector": {}, "unhealthyConditions": [{"type": "Ready", "status": "False", "timeout": "300s"}]}})",
            "annotation machine.openshift.io/remediation-strategy on MachineHealthCheck x: unknown "
            "value \"external-bare-metal\"; it is external-baremetal or not there, and without it "
            "machines are deleted");
        row("an annotation of somebody else",
            "Machine",
            R"({"metadata": {"annotations": {"machine.openshift.io/instance-state": "running"}}})",
            "");
        row("a role that no machine has",
            "MachineHealthCheck",
            R"({"spec": {"selector": {"matchLabels": {"machine.openshift.io/cluster-api-machine-role": "wroker"}}, "unhealthyConditions": [{"type": "Ready", "status": "False", "timeout": "300s"}]}})",
            "spec.selector.matchLabels: no machine has the role wroker, so health check x selects "
            "none; is worker meant?");
        row("a role of somebody's own",
            "MachineHealthCheck",
            R"({"spec": {"selector": {"matchLabels": {"machine.openshift.io/cluster-api-machine-role": "gpu"}}, "unhealthyConditions": [{"type": "Ready", "status": "False", "timeout": "300s"}]}})",
            "");
        row("a condition in small letters",
            "MachineHealthCheck",
            R"({"spec": {"selector": {}, "unhealthyConditions": [{"type": "ready", "status": "False", "timeout": "300s"}]}})",
            "spec.unhealthyConditions[0].type: no Node has a condition ready, so health check x "
            "never acts by it; is Ready meant?");
        row("a state in small letters",
            "MachineHealthCheck",
            R"({"spec": {"selector": {}, "unhealthyConditions": [{"type": "Ready", "status": "unknown", "timeout": "300s"}]}})",
            "spec.unhealthyConditions[0].status: no condition is ever unknown, so health check x "
            "never acts by it; is Unknown meant?");
        row("a condition of a problem detector",
            "MachineHealthCheck",
            R"({"spec": {"selector": {}, "unhealthyConditions": [{"type": "KernelDeadlock", "status": "True", "timeout": "300s"}]}})",
            "");
    }

    void warnings()
    {
        QFETCH(const QByteArray, kind);
        QFETCH(const QByteArray, rest);
        QFETCH(const QByteArray, warning);
        Json json = Json::parse(rest.toStdString());
        json["kind"] = kind.toStdString();
        json["metadata"]["name"] = "x";
        std::string said;
        for (const std::string &one : rules::inputWarnings(Object(json)))
            said += said.empty() ? one : " | " + one;
        QCOMPARE(QString::fromStdString(said), QString::fromUtf8(warning));
        // An API asks for the warnings of these kinds only.
        QVERIFY(warning.isEmpty() || rules::hasInputWarnings(kind.toStdString()));
    }
};

} // namespace tst_inputwarnings

HP_TEST(tst_inputwarnings, TestInputWarnings)
#include "tst_inputwarnings.moc"
