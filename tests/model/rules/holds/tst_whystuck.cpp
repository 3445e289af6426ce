// SPDX-License-Identifier: Apache-2.0
#include "model/messages/Stuck.h"
#include "model/rules/holds/Sentence.h"
#include "model/rules/holds/WhyStuck.h"
#include "tests/support/runner/Runner.h"

#include <QTest>

#include <nlohmann/json.hpp>

namespace tst_whystuck {

using namespace hp;
using namespace std::chrono_literals;

class TestWhyStuck : public QObject
{
    Q_OBJECT
private slots:
    void sentences_data();
    void sentences();
    void aSentenceIsNeverLongerThanItsLine();
    void whatFitsInNoVersionLosesOfItsLongestText();
};

namespace {

const TimePoint now = *parseTime("2026-01-10T12:47:00Z");

Json worker(const char *more)
{
    Json json = Json::parse(R"({
        "metadata": {"name": "worker-b-7", "namespace": "n", "creationTimestamp": "2026-01-10T11:00:00Z",
                     "finalizers": ["machine.machine.openshift.io"],
                     "labels": {"machine.openshift.io/cluster-api-cluster": "c"}},
        "spec": {"providerSpec": {"value": {}}}, "status": {"phase": "Running", "addresses": [{"type": "InternalIP", "address": "10.0.0.1"}],
                               "nodeRef": {"name": "worker-b-7"}}})");
    json.merge_patch(Json::parse(more));
    return json;
}

const char *const heldTerminate = R"({"metadata": {"deletionTimestamp": "2026-01-10T11:59:00Z"},
    "spec": {"lifecycleHooks": {"preTerminate": [{"name": "BackupFileSystem", "owner": "my-backup-controller"}]}},
    "status": {"phase": "Deleting", "conditions": [{"type": "Drained", "status": "True",
               "lastTransitionTime": "2026-01-10T12:00:00Z"}]}})";

const char *const heldOff =
    R"({"metadata": {"name": "host-3", "annotations": {"reboot.metal3.io/fence": "{\"mode\":\"hard\"}"}},
    "spec": {"online": true, "bmc": {"address": "redfish://bmc/redfish/v1/Systems/1", "credentialsName": "s"}},
    "status": {"poweredOn": false, "powerState": "Off", "provisioning": {"state": "provisioned",
               "rebootHolds": [{"key": "reboot.metal3.io/fence", "mode": "hard",
               "acceptedAt": "2026-01-10T12:39:00.000000Z", "heldSince": "2026-01-10T12:40:00.000000Z"}]}}})";

} // namespace

void TestWhyStuck::sentences_data()
{
    QTest::addColumn<QString>("machineJson");
    QTest::addColumn<QString>("hostJson");
    QTest::addColumn<QString>("rule");
    QTest::addColumn<QString>("sentence");
    const auto row = [](const char *name,
                        const char *machine,
                        const char *host,
                        const char *rule,
                        const char *sentence) {
        QTest::newRow(name) << QString::fromLatin1(machine) << QString::fromLatin1(host)
                            << QString::fromLatin1(rule) << QString::fromUtf8(sentence);
    };
    row("nothing stops a running machine", "{}", "", "", "");
    row("an armed hook is no reason",
        R"({"spec": {"lifecycleHooks": {"preDrain": [{"name": "EtcdQuorumOperator", "owner": "clusteroperator/etcd"}]}}})",
        "",
        "",
        "");
    row("a terminate hook holds",
        heldTerminate,
        "",
        "hook late",
        "Waiting at preTerminate for BackupFileSystem (owner my-backup-controller). 47 m, late; "
        "allowed 30 m. Next: the instance will be deleted.");
    row("two drain hooks hold",
        R"({"metadata": {"deletionTimestamp": "2026-01-10T12:46:30Z"}, "status": {"phase": "Deleting"},
            "spec": {"lifecycleHooks": {"preDrain": [{"name": "One", "owner": "one"}, {"name": "Two", "owner": "two"}]}}})",
        "",
        "hook holding",
        "Waiting at preDrain for One (owner one). 30 s. 1 more hook waits at this point.");
    row("a create hook holds",
        R"({"spec": {"lifecycleHooks": {"preCreate": [{"name": "Quota", "owner": "q"}]}}, "status": null})",
        "",
        "hook late",
        "Waiting at preCreate for Quota (owner q). 1 h 47 m, overdue; allowed 10 m. Next: the "
        "instance will be created.");
    row("an owner that reports failure is named so",
        R"({"metadata": {"deletionTimestamp": "2026-01-10T12:46:30Z"},
            "spec": {"lifecycleHooks": {"preDrain": [{"name": "Move", "owner": "mover"}]}},
            "status": {"phase": "Deleting", "conditions": [{"type": "PreDrainMoveSucceed", "status": "False", "message": "no space"}]}})",
        "",
        "owner failing",
        "Waiting at preDrain for Move (owner mover). 30 s. It reports: no space. There is "
        "nothing to drain: the Node no longer exists.");
    row("a budget refuses",
        R"({"metadata": {"deletionTimestamp": "2026-01-10T12:30:00Z", "annotations": {"drain.holdpoint.dev/record":
            "{\"attempts\":3,\"startedAt\":\"2026-01-10T12:35:00Z\",\"nextAttempt\":\"2026-01-10T12:47:40Z\",\"blocking\":[{\"ns\":\"shop\",\"pod\":\"db-0\",\"pdb\":\"db\",\"needs\":3,\"has\":3}]}"}},
            "status": {"phase": "Deleting", "conditions": [{"type": "Drained", "status": "False", "message": "could not drain machine: x"}]}})",
        "",
        "pods block the drain",
        "Draining worker-b-7: pod shop/db-0 is refused by budget db (needs 3, has 3). 12 m. "
        "Next try in 40 s.");
    row("a drain without a record shows the condition",
        R"({"metadata": {"deletionTimestamp": "2026-01-10T12:30:00Z"}, "status": {"phase": "Deleting", "conditions":
            [{"type": "Drained", "status": "False", "message": "could not drain machine: x", "lastTransitionTime": "2026-01-10T12:46:00Z"}]}})",
        "",
        "drain refused",
        "Draining worker-b-7: could not drain machine: x. 1 m.");
    row("a host is held off",
        "{}",
        heldOff,
        "host held off",
        "Host host-3 is held off by key fence. 8 m. Next: the host will be powered on.");
    row("a host that was not seen off yet is held since the key was accepted",
        "{}",
        R"({"metadata": {"name": "host-3", "annotations": {"reboot.metal3.io/fence": ""}},
            "spec": {"online": true, "bmc": {"address": "redfish://bmc/redfish/v1/Systems/1", "credentialsName": "s"}},
            "status": {"poweredOn": true, "provisioning": {"state": "provisioned", "pendingRebootSince": "2026-01-10T12:46:50.000000Z",
                       "rebootHolds": [{"key": "reboot.metal3.io/fence", "mode": "soft",
                       "acceptedAt": "2026-01-10T12:46:50.000000Z"}]}}})",
        "host held off",
        "Host host-3 is being powered off for key fence. 10 s. Next: the host will be powered off, "
        "then on.");
    row("a host is fenced",
        "{}",
        R"({"metadata": {"name": "host-3", "annotations": {"reboot.metal3.io/capbm-requested-power-off": ""}},
            "status": {"poweredOn": true}})",
        "host held off by a remediation",
        "Host host-3 is being powered off for a remediation. Its Node will be deleted. The "
        "remediation was withdrawn before the Node was deleted.");
    row("a fencing that cannot see is told so",
        "{}",
        R"({"metadata": {"name": "host-3", "annotations": {"reboot.metal3.io/metal3-remediation-7c1f": ""}},
            "status": {"poweredOn": true, "conditions": [{"type": "PowerStateKnown", "status": "False", "message": "connection refused"}]}})",
        "host held off by a remediation",
        "Host host-3 is being powered off for a remediation. Its Node will be deleted. The BMC of "
        "host host-3 gives no answer: connection refused.");
    row("power is unknown",
        "{}",
        R"({"metadata": {"name": "host-9"}, "spec": {"online": true}, "status": {"poweredOn": false, "conditions": [{"type": "PowerStateKnown", "status": "False", "message": "connection refused",
            "lastTransitionTime": "2026-01-10T12:45:00Z"}]}})",
        "BMC unreachable",
        "The BMC of host host-9 gives no answer: connection refused. 2 m. Power is not changed "
        "while it is unknown.");
    row("failed comes first",
        R"({"status": {"phase": "Failed", "errorMessage": "can't find created instance"}})",
        heldOff,
        "instance vanished",
        "Failed: the provider no longer has the instance of worker-b-7. Its Node is unreliable.");
}
void TestWhyStuck::sentences()
{
    QFETCH(const QString, machineJson);
    QFETCH(const QString, hostJson);
    QFETCH(const QString, rule);
    QFETCH(const QString, sentence);
    holds::StuckView view;
    view.machine = Object(worker(machineJson.toUtf8().constData()));
    if (rule.isEmpty())
        view.node = Object(Json::parse(R"({"metadata": {"name": "worker-b-7"},
            "status": {"conditions": [{"type": "Ready", "status": "True"}]}})"));
    if (!hostJson.isEmpty())
        view.host = Object(Json::parse(hostJson.toStdString()));
    const auto why = holds::whyStuck(view, now);
    QCOMPARE(bool(why), !rule.isEmpty());
    if (!why)
        return;
    QCOMPARE(QString::fromStdString(why->rule), rule);
    QCOMPARE(QString::fromStdString(why->sentence.sentence()), sentence);
    QCOMPARE(why->facts.size(), std::size_t(3));
    QVERIFY(!why->exits.empty());
    QVERIFY(!why->next.empty());
}

void TestWhyStuck::aSentenceIsNeverLongerThanItsLine()
{
    const std::string longName(250, 'x');
    Json json = worker(heldTerminate);
    json["spec"]["lifecycleHooks"]["preTerminate"][0] = {{"name", longName},
                                                         {"owner", "\u00e4" + longName}};
    const auto why = holds::whyStuck({Object(json)}, now);
    QVERIFY(bool(why));
    const std::string sentence = why->sentence.sentence();
    QVERIFY(sentence.size() <= 160);
    QVERIFY(sentence.find("47 m, late") != std::string::npos);
}

void TestWhyStuck::whatFitsInNoVersionLosesOfItsLongestText()
{
    const Message cut = holds::fit({{say::draining("worker-1", quoted(std::string(300, 'x'))),
                                     say::lasts(std::chrono::minutes(7))}});
    const std::string sentence = cut.sentence();
    QCOMPARE(sentence.size(), std::size_t(160));
    QVERIFY2(sentence.starts_with("Draining worker-1: xxxxx"), sentence.c_str());
    QVERIFY2(sentence.ends_with("x. 7 m.") && sentence.find("x\u2026x") != std::string::npos,
             sentence.c_str());
    const Message clause = holds::cutTo(say::itReports("no route to host"), 20);
    QCOMPARE(clause.sentence(), std::string("It reports: no ro\u2026"));
}

} // namespace tst_whystuck

HP_TEST(tst_whystuck, TestWhyStuck)
#include "tst_whystuck.moc"
