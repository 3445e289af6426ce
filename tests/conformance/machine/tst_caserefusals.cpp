// SPDX-License-Identifier: Apache-2.0
#include "tests/conformance/machine/MachineCases.h"
#include "tests/conformance/reboot/RebootCases.h"
#include "tests/support/runner/Runner.h"

#include <QTest>

#include <nlohmann/json.hpp>
#include <sstream>

namespace tst_caserefusals {

using namespace hp;
using namespace hp::conformance;

/// A case that cannot be played as it is written must fail: one that passes without having been
/// judged is worse than none.
class TestCaseRefusals : public QObject
{
    Q_OBJECT
private slots:
    void aMachineCaseIsNotPassedUnjudged_data();
    void aMachineCaseIsNotPassedUnjudged();
    void aRebootCaseIsNotPassedUnjudged_data();
    void aRebootCaseIsNotPassedUnjudged();
};

namespace {

/// The line about the only case.
QString played(void (*run)(const Json &, const Selection &, CaseReport &), const Json &given)
{
    CaseReport report;
    run(Json::array({given}), {}, report);
    std::ostringstream out;
    report.print(out);
    const QString text = QString::fromStdString(out.str());
    return text.left(text.indexOf(QLatin1Char('\n')));
}

} // namespace

void TestCaseRefusals::aMachineCaseIsNotPassedUnjudged_data()
{
    QTest::addColumn<QByteArray>("env");
    QTest::addColumn<QByteArray>("when");
    QTest::addColumn<QByteArray>("then");
    QTest::addColumn<QString>("said"); // empty: it passes
    const auto row = [](const char *title,
                        const char *env,
                        const char *when,
                        const char *then,
                        const char *said) {
        QTest::newRow(title) << QByteArray(env) << QByteArray(when) << QByteArray(then)
                             << QString::fromLatin1(said);
    };
    const char *usual = R"({"provider":{"m1":{"exists":false}}})";
    const char *settled = R"([{"settle":true}])";
    const char *isThere = R"({"objects":[{"ref":"Machine/m1","match":{}}]})";
    row("a case that is judged passes", usual, settled, isThere, "");
    row("one that judges nothing", usual, settled, "{}", "the case judges nothing");
    row("a request that was refused and that nobody judges",
        usual,
        R"([{"req":{"verb":"PATCH","path":"/apis/machine.openshift.io/v1beta1/namespaces/openshift-machine-api/machines/other","body":{},"contentType":"application/merge-patch+json"}}])",
        isThere,
        "was answered with 404");
    row("one that a check judges",
        usual,
        R"([{"req":{"verb":"GET","path":"/apis/machine.openshift.io/v1beta1/namespaces/openshift-machine-api/machines/other"}},{"check":{"http":{"code":404}}}])",
        isThere,
        "");
    row("a kind that is not served is not deleted",
        usual,
        settled,
        R"({"objects":[{"ref":"Mashine/m1","deleted":true}]})",
        "a kind that is not served: Mashine");
    row("nor counted",
        usual,
        settled,
        R"({"count":[{"kind":"Mashine","selector":"","n":0}]})",
        "a kind that is not served: Mashine");
    row("nor does it have no events",
        usual,
        settled,
        R"({"noEvents":[{"ref":"Mashine/m1","reason":"Create"}]})",
        "a kind that is not served: Mashine");
    row("an object that was never there lacks no condition",
        usual,
        settled,
        R"({"conditionAbsent":[{"ref":"Machine/other","type":"Drained"}]})",
        "Machine/other was never there");
    row("a Machine that was never there has no calls",
        usual,
        settled,
        R"({"provider":{"other":{"delete":"=0"}}})",
        "a Machine that was never there: other");
    row("each of nothing",
        usual,
        settled,
        R"({"each":{"kind":"Machine","selector":"set=other","match":{"spec":{"x":1}}}})",
        "each: there is nothing");
    row("a pointer that is none",
        usual,
        settled,
        R"({"objects":[{"ref":"Machine/m1","match":{},"absent":["status/phase"]}]})",
        "is no pointer");
    row("objects that are no list",
        usual,
        settled,
        R"({"objects":{"Machine/m1":{"deleted":true}}})",
        "objects is not a list");
    row("an order of nothing", usual, settled, R"({"order":[]})", "order is not a list of marks");
    row("an invariant that says nothing",
        usual,
        settled,
        R"({"invariant":{"ref":"Machine/m1"}})",
        "invariant says nothing");
    row("a retry without a time",
        usual,
        settled,
        R"({"retryAfter":{"ref":"Machine/m1","queue":"machine"}})",
        "which is no duration");
    row("a state of the kubelet that nobody knows",
        R"({"provider":{"m1":{"exists":false}},"kubelet":{"n1":"slow"}})",
        settled,
        isThere,
        "neither down nor up");
    row("a call that nobody makes",
        R"({"provider":{"m1":{"exists":false}},"apiFail":{"READ nodes/n1":500}})",
        settled,
        isThere,
        "apiFail names no call");
    row("a pod that is not there is not removed",
        usual,
        R"([{"env":{"removePod":"default/p"}}])",
        isThere,
        "there is no default/p");
    row("a pause that comes too late",
        usual,
        R"([{"env":{"controllers":"paused"}}])",
        isThere,
        "comes too late");
    row("what settles and does not", usual, R"([{"settle":false}])", isThere, "settle is false");
    row("a number of events as calls have it",
        usual,
        settled,
        R"({"events":[{"ref":"Machine/m1","reason":"FailedDelete","count":"=0"}]})",
        "");
    row("marks without a name are of any Machine",
        R"({"provider":{"m1":{"exists":true,"providerID":"p1"}}})",
        settled,
        R"({"order":["provider.update","phase=Provisioned"]})",
        "");
    row("marks in other words",
        R"({"provider":{"m1":{"exists":false}}})",
        settled,
        R"({"order":[{"ref":"Machine/m1","absent":["/spec/providerID"]},{"ref":"Machine/m1","condition":"Drainable"},{"provider":{"m1":"create"}}]})",
        "");
    row("a call that there is not",
        usual,
        settled,
        R"({"order":["provider.m1.reboot"]})",
        "cannot read");
    row("a Node registers by what is said of it",
        usual,
        R"([{"env":{"nodeRegisters":{"name":"n1","providerID":"p1","addresses":["10.0.0.1"]}}},{"settle":true}])",
        R"({"objects":[{"ref":"Node/n1","match":{"spec":{"providerID":"p1"},"status":{"addresses":[{"type":"InternalIP","address":"10.0.0.1"}]}}}]})",
        "");
}

void TestCaseRefusals::aMachineCaseIsNotPassedUnjudged()
{
    QFETCH(const QByteArray, env);
    QFETCH(const QByteArray, when);
    QFETCH(const QByteArray, then);
    QFETCH(const QString, said);
    const Json machine = Json::parse(
        R"({"apiVersion":"machine.openshift.io/v1beta1","kind":"Machine",
            "metadata":{"name":"m1","namespace":"openshift-machine-api",
                        "labels":{"machine.openshift.io/cluster-api-cluster":"c"},
                        "finalizers":["machine.machine.openshift.io"]},
            "spec":{"providerSpec":{"value":{}}}})");
    const QString line = played(
        runMachineCases,
        {{"id", "X-01"},
         {"area", "phase"},
         {"given", {{"objects", Json::array({machine})}, {"env", Json::parse(env.toStdString())}}},
         {"when", Json::parse(when.toStdString())},
         {"then", Json::parse(then.toStdString())}});
    if (said.isEmpty())
        QCOMPARE(line, QStringLiteral("PASS X-01"));
    else
        QVERIFY2(line.startsWith(QLatin1String("FAIL")) && line.contains(said), qPrintable(line));
}

void TestCaseRefusals::aRebootCaseIsNotPassedUnjudged_data()
{
    QTest::addColumn<QByteArray>("given");
    QTest::addColumn<QByteArray>("steps");
    QTest::addColumn<QByteArray>("then");
    QTest::addColumn<QString>("said"); // empty: it passes
    const auto row = [](const char *title,
                        const char *given,
                        const char *steps,
                        const char *then,
                        const char *said) {
        QTest::newRow(title) << QByteArray(given) << QByteArray(steps) << QByteArray(then)
                             << QString::fromLatin1(said);
    };
    const char *settled = R"([{"do":"settle"}])";
    const char *nothingSent = R"({"bmcActions":[]})";
    const char *asked = R"({"annotations":{"reboot.metal3.io/k":"{oops"}})";
    row("a case that is judged passes", "{}", settled, nothingSent, "");
    row("one that judges nothing", "{}", settled, "{}", "the case judges nothing");
    row("a step with a key that nobody reads",
        "{}",
        R"([{"do":"setOnline","online":false}])",
        nothingSent,
        "setOnline says no value");
    row("a value under another name",
        "{}",
        R"([{"do":"annotate","key":"reboot.metal3.io","val":"x"}])",
        R"({"bmcActions":["GracefulShutdown"]})",
        "unknown key val in annotate");
    row("what would never be told",
        asked,
        settled,
        R"({"never":["POST On"]})",
        "nobody would tell");
    row("what is told and must not be",
        asked,
        settled,
        R"({"never":["status.pendingRebootSince written"]})",
        "must never be");
    row("a time that is none", R"({"now":"T0"})", settled, nothingSent, "now is no time");
    row("an outage until no time",
        R"({"bmc":{"powerState":"On","behavior":{"unreachableUntil":"T0+1h"}}})",
        settled,
        nothingSent,
        "unreachableUntil is no time");
    row("an event with another message",
        asked,
        settled,
        R"({"events":[{"type":"Warning","reason":"InvalidAnnotationValue","message":"no such"}]})",
        "was told 0 times");
    row("an event of whatever type",
        asked,
        settled,
        R"({"events":[{"reason":"InvalidAnnotationValue"}]})",
        "");
    row("a field that no status has",
        "{}",
        settled,
        R"({"status":{"provisioning.pendingRebotSince":"$unset"}})",
        "no status has a provisioning.pendingRebotSince");
}

void TestCaseRefusals::aRebootCaseIsNotPassedUnjudged()
{
    QFETCH(const QByteArray, given);
    QFETCH(const QByteArray, steps);
    QFETCH(const QByteArray, then);
    QFETCH(const QString, said);
    Json host = Json::parse(
        R"({"annotations":{},"now":"2026-01-10T12:00:00Z","bmc":{"powerState":"On"},
            "spec":{"online":true,"bmc":{"address":"redfish+http://127.0.0.1:8000/redfish/v1/Systems/1",
                                         "credentialsName":"bmc-secret"}},
            "status":{"poweredOn":true,"operationalStatus":"OK",
                      "provisioning":{"state":"provisioned"}}})");
    host.update(Json::parse(given.toStdString()));
    const QString line = played(runRebootCases,
                                {{"id", "X-01"},
                                 {"level", "seed"},
                                 {"given", host},
                                 {"steps", Json::parse(steps.toStdString())},
                                 {"then", Json::parse(then.toStdString())}});
    if (said.isEmpty())
        QCOMPARE(line, QStringLiteral("PASS X-01"));
    else
        QVERIFY2(line.startsWith(QLatin1String("FAIL")) && line.contains(said), qPrintable(line));
}

} // namespace tst_caserefusals

HP_TEST(tst_caserefusals, TestCaseRefusals)
#include "tst_caserefusals.moc"
