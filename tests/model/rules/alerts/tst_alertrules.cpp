// SPDX-License-Identifier: Apache-2.0
#include "model/rules/alerts/AlertRules.h"
#include "tests/support/runner/Runner.h"

#include <QTest>

#include <sstream>
#include <yaml-cpp/yaml.h>

namespace tst_alertrules {

using namespace hp;

namespace {

/// One space where there is any: line breaks of YAML say nothing.
std::string words(const std::string &text)
{
    std::istringstream in(text);
    std::string joined;
    for (std::string word; in >> word;)
        joined += (joined.empty() ? "" : " ") + word;
    return joined;
}

} // namespace

/// The rule file that is shipped for Prometheus says what the backend evaluates.
class TestAlertRules : public QObject
{
    Q_OBJECT
private slots:
    void theFileSaysTheSameAsTheTable_data();
    void theFileSaysTheSameAsTheTable();
    void theFileHasNoRuleMore();
    void upstreamsRulesAreUpstreams_data();
    void upstreamsRulesAreUpstreams();

private:
    static YAML::Node file()
    {
        return YAML::LoadFile(qEnvironmentVariable("HOLDPOINT_SOURCE_DIR").toStdString()
                              + "/resources/prometheus/holdpoint.rules.yaml");
    }
};

void TestAlertRules::theFileSaysTheSameAsTheTable_data()
{
    QTest::addColumn<int>("index");
    const auto &rules = alerts::alertRules();
    for (std::size_t i = 0; i < rules.size(); ++i)
        QTest::newRow(rules[i].name) << static_cast<int>(i);
}

void TestAlertRules::theFileSaysTheSameAsTheTable()
{
    QFETCH(const int, index);
    const alerts::AlertRule &rule = alerts::alertRules()[static_cast<std::size_t>(index)];
    YAML::Node found;
    const YAML::Node whole = file();
    for (const YAML::Node &group : whole["groups"]) {
        for (const YAML::Node &entry : group["rules"]) {
            if (entry["alert"].as<std::string>() == rule.name) {
                QCOMPARE(group["name"].as<std::string>(), std::string(rule.group));
                found = entry;
            }
        }
    }
    QVERIFY(found.IsMap());
    QCOMPARE(words(found["expr"].as<std::string>()), expression(rule));
    const auto holdFor = parseDuration(found["for"].as<std::string>("0"));
    QVERIFY(holdFor);
    QCOMPARE(holdFor->count(), rule.holdFor.count());
    QCOMPARE(found["labels"].size(), std::size_t(1));
    QCOMPARE(found["labels"]["severity"].as<std::string>(), std::string(rule.severity));
    QCOMPARE(found["annotations"]["summary"].as<std::string>(), std::string(rule.summary));
    QCOMPARE(found["annotations"]["description"].as<std::string>(), std::string(rule.description));
}

void TestAlertRules::theFileHasNoRuleMore()
{
    std::size_t rules = 0;
    const YAML::Node whole = file();
    for (const YAML::Node &group : whole["groups"])
        rules += group["rules"].size();
    QCOMPARE(rules, alerts::alertRules().size());
}

void TestAlertRules::upstreamsRulesAreUpstreams_data()
{
    QTest::addColumn<QByteArray>("expr");
    QTest::addColumn<int>("minutes");
    QTest::addColumn<QByteArray>("summary");
    const auto row = [](const char *name, const char *expr, int minutes, const char *summary) {
        QTest::newRow(name) << QByteArray(expr) << minutes << QByteArray(summary);
    };
    row("MachineNotYetDeleted",
        R"(sum by (name, namespace) (avg_over_time(mapi_machine_created_timestamp_seconds{phase="Deleting"}[15m])) > 0)",
        360,
        "machine {{ $labels.name }} has been in Deleting phase for more than 6 hours");
    row("MachineWithNoRunningPhase",
        R"(sum by (name, namespace) (mapi_machine_created_timestamp_seconds{phase!~"Running|Deleting"}) > 0)",
        60,
        "machine {{ $labels.name }} is in phase: {{ $labels.phase }}");
    row("MachineWithoutValidNode",
        "sum by (name, namespace) (mapi_machine_created_timestamp_seconds unless on(node) "
        "kube_node_info) > 0",
        60,
        "machine {{ $labels.name }} does not have valid node reference");
    row("MachineAPIOperatorMetricsCollectionFailing",
        "mapi_mao_collector_up == 0",
        5,
        "machine api operator metrics collection is failing.");
    row("MachineHealthCheckUnterminatedShortCircuit",
        "mapi_machinehealthcheck_short_circuit == 1",
        30,
        "machine health check {{ $labels.name }} has been disabled by short circuit for more than "
        "30 minutes");
}

void TestAlertRules::upstreamsRulesAreUpstreams()
{
    QFETCH(const QByteArray, expr);
    QFETCH(const int, minutes);
    QFETCH(const QByteArray, summary);
    const alerts::AlertRule *rule = alerts::findRule(QTest::currentDataTag());
    QVERIFY(rule);
    QCOMPARE(QByteArray::fromStdString(expression(*rule)), expr);
    QCOMPARE(std::chrono::duration_cast<std::chrono::minutes>(rule->holdFor).count(), minutes);
    QCOMPARE(QByteArray(rule->summary), summary);
    QCOMPARE(QByteArray(rule->severity), QByteArray("warning"));
}

} // namespace tst_alertrules

HP_TEST(tst_alertrules, TestAlertRules)
#include "tst_alertrules.moc"
