// SPDX-License-Identifier: Apache-2.0
#include "model/rules/healthcheck/Remediation.h"
#include "tests/support/runner/Runner.h"

#include <QTest>

#include <nlohmann/json.hpp>
#include <set>

namespace tst_remediation {

using namespace hp;
using namespace hp::rules;

namespace {

CheckRules rulesWith(bool external, bool templated)
{
    CheckRules rules;
    rules.external = external;
    if (templated)
        rules.remediationTemplate = TemplateRef{"g/v1", "ThingTemplate", "t", ""};
    return rules;
}

const CheckRules internal = rulesWith(false, false);
const CheckRules external = rulesWith(true, false);
const CheckRules templated = rulesWith(false, true);
const CheckRules both = rulesWith(true, true);

struct Given {
    bool deleting = false;
    bool marked = false;
    bool controlled = true;
    const char *phase = "Running";
};

MachineFacts machineOf(const Given &given)
{
    MachineFacts machine;
    machine.phase = given.phase;
    machine.deleting = given.deleting;
    machine.externallyRemediated = given.marked;
    machine.controlled = given.controlled;
    return machine;
}

} // namespace

class TestRemediation : public QObject
{
    Q_OBJECT
private slots:
    void theFirstMatchingRowChooses_data();
    void theFirstMatchingRowChooses();
    void everyRowIsTested();
    void aRequestIsMadeFromTheTemplate();
    void aTemplateMayHaveItsOwnLabels();
    void withoutATemplateThereIsNoRequest();
    void theWordsAreUpstreams();

private:
    std::set<std::string> m_seen{};
};

void TestRemediation::theFirstMatchingRowChooses_data()
{
    QTest::addColumn<CheckRules>("rules");
    QTest::addColumn<MachineFacts>("machine");
    QTest::addColumn<QString>("row");
    QTest::addColumn<int>("way");
    const auto row = [](const char *title,
                        const CheckRules &rules,
                        const Given &given,
                        const char *name,
                        RemediationStrategy strategy) {
        QTest::newRow(title) << rules << machineOf(given) << QString::fromUtf8(name)
                             << static_cast<int>(strategy);
    };
    row("a Machine that is replaced is deleted",
        internal,
        {},
        "internal",
        RemediationStrategy::Delete);
    row("one that nobody replaces is not",
        internal,
        {.controlled = false},
        "no controller",
        RemediationStrategy::Skip);
    row("one that is deleted is not deleted again",
        internal,
        {.deleting = true},
        "deleting",
        RemediationStrategy::Nothing);
    row("a mark of somebody else does not stop a deletion",
        internal,
        {.marked = true},
        "internal",
        RemediationStrategy::Delete);
    row("the strategy asks for a power cycle",
        external,
        {},
        "external",
        RemediationStrategy::Annotate);
    row("also without an owner",
        external,
        {.controlled = false},
        "external",
        RemediationStrategy::Annotate);
    row("but once", external, {.marked = true}, "external, marked", RemediationStrategy::Nothing);
    row("and not of what is being deleted",
        external,
        {.deleting = true},
        "external, deleting",
        RemediationStrategy::Nothing);
    row("a failed Machine is deleted, not power-cycled",
        external,
        {.phase = "Failed"},
        "internal",
        RemediationStrategy::Delete);
    row("a template comes first", both, {}, "template", RemediationStrategy::Request);
    row("also for a failed Machine",
        templated,
        {.phase = "Failed"},
        "template",
        RemediationStrategy::Request);
    row("also without an owner, who is not needed",
        templated,
        {.controlled = false},
        "template",
        RemediationStrategy::Request);
    row("but not for what is being deleted",
        templated,
        {.deleting = true},
        "template, deleting",
        RemediationStrategy::Nothing);
}

void TestRemediation::theFirstMatchingRowChooses()
{
    QFETCH(const CheckRules, rules);
    QFETCH(const MachineFacts, machine);
    const Remediation choice = chooseRemediation(rules, machine);
    m_seen.insert(choice.row);
    QTEST(QString::fromUtf8(choice.row), "row");
    QTEST(static_cast<int>(choice.strategy), "way");
    QVERIFY(!choice.reason.empty());
}

void TestRemediation::everyRowIsTested()
{
    for (const std::string &row : remediationRows())
        QVERIFY2(m_seen.contains(row), row.c_str());
}

void TestRemediation::aRequestIsMadeFromTheTemplate()
{
    const Object source(Json::parse(R"({"apiVersion":"infrastructure.machine.openshift.io/v1alpha3",
        "kind":"InfrastructureRemediationTemplate","metadata":{"name":"template","namespace":"ns"},
        "spec":{"template":{"spec":{"size":"3xlarge"}}}})"));
    const Object machine(
        Json::parse(R"({"apiVersion":"machine.openshift.io/v1beta1","kind":"Machine",
        "metadata":{"name":"m1","namespace":"ns","uid":"u1"}})"));
    const auto request = requestFrom(source, machine);
    QVERIFY(request);
    QCOMPARE(QString::fromStdString(request->dump()),
             QString::fromStdString(
                 Json::parse(R"({"apiVersion":"infrastructure.machine.openshift.io/v1alpha3",
        "kind":"InfrastructureRemediation","metadata":{"name":"m1","namespace":"ns","annotations":{
            "machine.openshift.io/cloned-from-name":"template","machine.openshift.io/cloned-from-groupkind":
            "InfrastructureRemediationTemplate.infrastructure.machine.openshift.io"},
        "ownerReferences":[{"apiVersion":"machine.openshift.io/v1beta1","kind":"Machine","name":"m1","uid":"u1"}]},
        "spec":{"size":"3xlarge"}})")
                     .dump()));
}

void TestRemediation::aTemplateMayHaveItsOwnLabels()
{
    const Object source(
        Json::parse(R"({"apiVersion":"g/v1","kind":"ThingTemplate","metadata":{"name":"t"},
        "spec":{"template":{"metadata":{"name":"x","uid":"y","finalizers":["f"],"labels":{"a":"b"},
            "annotations":{"c":"d"}},"spec":{}}}})"));
    const auto request = requestFrom(source, Object(Json{{"metadata", {{"name", "m1"}}}}));
    QVERIFY(request);
    const Json &metadata = (*request)["metadata"];
    QVERIFY(metadata["labels"] == Json({{"a", "b"}}));
    QVERIFY(metadata["annotations"]["c"] == "d");
    QVERIFY(metadata["name"] == "m1");
    QVERIFY(!metadata.contains("uid") && !metadata.contains("finalizers"));
    QVERIFY((*request)["kind"] == "Thing");
}

void TestRemediation::withoutATemplateThereIsNoRequest()
{
    const Object source(
        Json::parse(R"({"apiVersion":"g/v1","kind":"ThingTemplate","metadata":{"name":"t"}})"));
    const auto request = requestFrom(source, Object());
    QVERIFY(!request);
    QCOMPARE(request.error().message,
             std::string("missing Spec.Template on g/v1, Kind=ThingTemplate \"t\""));
}

void TestRemediation::theWordsAreUpstreams()
{
    const RemediationWords words{{"ns", "mhc"}, "m1", "n1"};
    QCOMPARE(words.detected(), std::string("Machine ns/mhc/m1/n1 has unhealthy node n1"));
    QCOMPARE(
        words.deleted(),
        std::string(
            "Machine ns/mhc/m1/n1 has been remediated by requesting to delete Machine object"));
    QCOMPARE(
        words.deletionFailed("e"),
        std::string("Machine ns/mhc/m1/n1 remediation failed: unable to delete Machine object: e"));
    QCOMPARE(words.skipped(),
             std::string("Machine ns/mhc/m1/n1 has no controller owner, skipping remediation"));
    QCOMPARE(words.annotated(),
             std::string(
                 "Requesting external remediation of node associated with machine ns/mhc/m1/n1"));
    QCOMPARE(words.annotationFailed("e"),
             std::string("Requesting external remediation of node associated with machine "
                         "ns/mhc/m1/n1 failed: e"));
}

} // namespace tst_remediation

HP_TEST(tst_remediation, TestRemediation)
#include "tst_remediation.moc"
