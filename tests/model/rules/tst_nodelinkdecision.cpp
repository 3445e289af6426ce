// SPDX-License-Identifier: Apache-2.0
#include "model/rules/machine/NodeLinkDecision.h"
#include "tests/support/runner/Runner.h"

#include <QTest>

#include <nlohmann/json.hpp>

namespace tst_nodelinkdecision {

using namespace hp;
using namespace hp::rules;

namespace {

const TimePoint now = *parseTime("2026-01-10T12:00:00Z");

Object patched(const char *text, const char *patch)
{
    Json json = Json::parse(text);
    json.merge_patch(Json::parse(patch));
    return Object(json);
}

Object nodeWith(const char *patch)
{
    return patched(
        R"({"kind":"Node","metadata":{"name":"n1","uid":"nu"},"spec":{"providerID":"p"}})", patch);
}

Object machineWith(const char *patch)
{
    return patched(
        R"({"kind":"Machine","metadata":{"name":"m1","namespace":"ns"},"spec":{"providerID":"p"}})",
        patch);
}

constexpr const char *addressed =
    R"({"spec":{"providerID":null},"status":{"addresses":[{"type":"InternalIP","address":"10.0.0.1"}]}})";

} // namespace

class TestNodeLinkDecision : public QObject
{
    Q_OBJECT
private slots:
    void theFirstMatchingRuleAnswers_data();
    void theFirstMatchingRuleAnswers();
    void nodeRefIsWrittenWithNameAndUid();
    void theUidFollowsANodeThatRegisteredAnew();
    void aLinkedPairIsNotWrittenAgain();
    void machineLabelsAnnotationsAndTaintsReachTheNode();
    void anExistingTaintKeepsItsValue();
    void looksAgainAtWhatItReads_data();
    void looksAgainAtWhatItReads();
};

void TestNodeLinkDecision::theFirstMatchingRuleAnswers_data()
{
    QTest::addColumn<NodeLinkView>("view");
    QTest::addColumn<QString>("row");
    const auto row = [](const char *title, NodeLinkView view, const char *name) {
        QTest::newRow(title) << std::move(view) << QString::fromUtf8(name);
    };
    row("a Node that is gone clears nothing", {Object(), {machineWith("{}")}}, "gone");
    row("a Node that goes clears nothing",
        {nodeWith(R"({"metadata":{"deletionTimestamp":"2026-01-10T11:00:00Z"}})"),
         {machineWith("{}")}},
        "going");
    row("no provider id, no address",
        {nodeWith(R"({"spec":{"providerID":null}})"), {machineWith("{}")}},
        "unknown");
    row("another provider id",
        {nodeWith(R"({"spec":{"providerID":"q"}})"), {machineWith("{}")}},
        "unknown");
    row("the provider id matches",
        {nodeWith("{}"), {machineWith("{}"), machineWith(R"({"spec":{"providerID":"q"}})")}},
        "link");
    row("else the first InternalIP", {nodeWith(addressed), {machineWith(addressed)}}, "link");
    row("two Machines with the address",
        {nodeWith(addressed), {machineWith(addressed), machineWith(addressed)}},
        "ambiguous");
    row("the provider id decides before the address",
        {nodeWith(R"({"status":{"addresses":[{"type":"InternalIP","address":"10.0.0.1"}]}})"),
         {machineWith("{}"), machineWith(addressed)}},
        "link");
    row("a Machine that is deleted is left alone",
        {nodeWith("{}"),
         {machineWith(R"({"metadata":{"deletionTimestamp":"2026-01-10T11:00:00Z"}})")}},
        "machine going");
    row("nodeRef never moves to another Node (D-09)",
        {nodeWith("{}"), {machineWith(R"({"status":{"nodeRef":{"name":"other","uid":"u"}}})")}},
        "other node");
}

void TestNodeLinkDecision::theFirstMatchingRuleAnswers()
{
    QFETCH(const NodeLinkView, view);
    QFETCH(const QString, row);
    const NodeLinkDecision decision = decideNodeLink(view, now);
    QCOMPARE(QString::fromUtf8(decision.row), row);
    QVERIFY(!decision.reason.empty());
    QCOMPARE(decision.error,
             std::string(row == QStringLiteral("ambiguous")
                             ? "failed getting machine: expected 1 machine, got 2"
                             : ""));
    QCOMPARE(bool(decision.machineStatus), row == QStringLiteral("link"));
}

void TestNodeLinkDecision::nodeRefIsWrittenWithNameAndUid()
{
    const NodeLinkDecision decision = decideNodeLink({nodeWith("{}"), {machineWith("{}")}}, now);
    QVERIFY(decision.machineStatus.json()
            == Json::parse(R"({"status":{"lastUpdated":"2026-01-10T12:00:00Z",
        "nodeRef":{"kind":"Node","name":"n1","uid":"nu"}}})"));
    QVERIFY(
        decision.nodePatch.json()
        == Json::parse(R"({"metadata":{"annotations":{"machine.openshift.io/machine":"ns/m1"}}})"));
}

void TestNodeLinkDecision::theUidFollowsANodeThatRegisteredAnew()
{
    const NodeLinkDecision decision = decideNodeLink(
        {nodeWith("{}"),
         {machineWith(R"({"status":{"nodeRef":{"kind":"Node","name":"n1","uid":"old"}}})")}},
        now);
    QCOMPARE(decision.machineStatus.text("/status/nodeRef/uid"), std::string("nu"));
}

void TestNodeLinkDecision::aLinkedPairIsNotWrittenAgain()
{
    const NodeLinkDecision decision = decideNodeLink(
        {nodeWith(R"({"metadata":{"annotations":{"machine.openshift.io/machine":"ns/m1"}}})"),
         {machineWith(R"({"status":{"nodeRef":{"kind":"Node","name":"n1","uid":"nu"}}})")}},
        now);
    QVERIFY(!decision.machineStatus);
    QVERIFY(!decision.nodePatch);
}

void TestNodeLinkDecision::machineLabelsAnnotationsAndTaintsReachTheNode()
{
    const NodeLinkDecision decision = decideNodeLink(
        {nodeWith(
             R"({"metadata":{"labels":{"a":"old","keep":"1"}},"spec":{"taints":[{"key":"k","effect":"NoExecute"}]}})"),
         {machineWith(
             R"({"metadata":{"labels":{"not":"copied"}},"spec":{"metadata":{"labels":{"a":"new"},"annotations":{"b":"1"}},
            "taints":[{"key":"dedicated","value":"v","effect":"NoSchedule"}]}})")}},
        now);
    QVERIFY(decision.nodePatch.json() == Json::parse(R"({"metadata":{"labels":{"a":"new"},
        "annotations":{"b":"1","machine.openshift.io/machine":"ns/m1"}},
        "spec":{"taints":[{"key":"k","effect":"NoExecute"},{"key":"dedicated","value":"v","effect":"NoSchedule"}]}})"));
}

void TestNodeLinkDecision::anExistingTaintKeepsItsValue()
{
    const NodeLinkDecision decision = decideNodeLink(
        {nodeWith(R"({"spec":{"taints":[{"key":"k","value":"v1","effect":"NoExecute"}]}})"),
         {machineWith(R"({"spec":{"taints":[{"key":"k","value":"v2","effect":"NoExecute"}]}})")}},
        now);
    QVERIFY(!decision.nodePatch.json().contains("spec"));
}

void TestNodeLinkDecision::looksAgainAtWhatItReads_data()
{
    QTest::addColumn<Object>("before");
    QTest::addColumn<Object>("after");
    QTest::addColumn<bool>("concerned");
    const auto node = [](const char *title, const char *patch, bool concerned) {
        QTest::newRow(title) << nodeWith("{}") << nodeWith(patch) << concerned;
    };
    const auto machine = [](const char *title, const char *patch, bool concerned) {
        QTest::newRow(title) << machineWith("{}") << machineWith(patch) << concerned;
    };
    QTest::newRow("a new Node") << Object() << nodeWith("{}") << true;
    QTest::newRow("a Node that is gone") << nodeWith("{}") << Object() << true;
    node("a Node that came again", R"({"metadata":{"uid":"other"}})", true);
    node("a Node that goes", R"({"metadata":{"deletionTimestamp":"2026-01-10T12:00:00Z"}})", true);
    node("another label of the Node", R"({"metadata":{"labels":{"a":"b"}}})", true);
    node("a taint", R"({"spec":{"taints":[{"key":"a","effect":"NoSchedule"}]}})", true);
    node("an address",
         R"({"status":{"addresses":[{"type":"InternalIP","address":"10.0.0.1"}]}})",
         true);
    node("a heartbeat", R"({"status":{"conditions":[{"type":"Ready"}]}})", false);
    node("another revision", R"({"metadata":{"resourceVersion":"2"}})", false);
    machine("another provider id", R"({"spec":{"providerID":"q"}})", true);
    machine("a nodeRef", R"({"status":{"nodeRef":{"name":"n1"}}})", true);
    machine("another phase", R"({"status":{"phase":"Running"}})", false);
    machine("a finalizer", R"({"metadata":{"finalizers":["f"]}})", false);
}

void TestNodeLinkDecision::looksAgainAtWhatItReads()
{
    QFETCH(const Object, before);
    QFETCH(const Object, after);
    QFETCH(const bool, concerned);
    QCOMPARE(concernsNodeLink(before, after), concerned);
}

} // namespace tst_nodelinkdecision

HP_TEST(tst_nodelinkdecision, TestNodeLinkDecision)
#include "tst_nodelinkdecision.moc"
