// SPDX-License-Identifier: Apache-2.0
#include "model/rules/healthcheck/TargetVerdict.h"
#include "tests/support/runner/Runner.h"

#include <QTest>

#include <nlohmann/json.hpp>
#include <set>

namespace tst_targetverdict {

using namespace hp;
using namespace hp::rules;
using namespace std::chrono_literals;

namespace {

const TimePoint now = *parseTime("2026-01-10T12:00:00Z");

std::string ago(Duration age)
{
    return formatTime(now - age);
}

CheckRules rulesWith(const char *spec)
{
    const auto rules = checkRulesOf(Object(Json{{"spec", Json::parse(spec)}}));
    return rules ? *rules : CheckRules();
}

/// Ready Unknown or False for five minutes, and ten minutes for the start.
const char *plain = R"({"unhealthyConditions":[{"type":"Ready","status":"Unknown","timeout":"300s"},
    {"type":"Ready","status":"False","timeout":"5m"},{"type":"Disk","status":"True","timeout":"60s"}]})";

Object machineWith(const Json &patch)
{
    Json json = Json::parse(R"({"metadata":{"name":"m1","namespace":"ns","uid":"u"},
        "status":{"phase":"Running","nodeRef":{"name":"n1"}}})");
    json.merge_patch(patch);
    return Object(json);
}

Object nodeWith(const char *type, const char *status, const std::string &since)
{
    return Object(Json{
        {"status",
         {{"conditions",
           {{{"type", "MemoryPressure"}, {"status", "False"}, {"lastTransitionTime", ago(24h)}},
            {{"type", type}, {"status", status}, {"lastTransitionTime", since}}}}}}});
}

Json starting(const Json &lastUpdated)
{
    return {{"status", {{"nodeRef", nullptr}, {"lastUpdated", lastUpdated}}}};
}

Json creatable(const char *status)
{
    return Json::array({{{"type", "Creatable"}, {"status", status}}});
}

} // namespace

class TestTargetVerdict : public QObject
{
    Q_OBJECT
private slots:
    void theFirstMatchingRowAnswers_data();
    void theFirstMatchingRowAnswers();
    void everyRowIsTested();
    void whatDoesNotMatterIsNoDifference();

private:
    std::set<std::string> m_seen{};
};

void TestTargetVerdict::theFirstMatchingRowAnswers_data()
{
    QTest::addColumn<Object>("machine");
    QTest::addColumn<Object>("node"); // null: does not exist
    QTest::addColumn<QString>("spec");
    QTest::addColumn<QString>("row");
    QTest::addColumn<int>("health");
    QTest::addColumn<qint64>("after"); // seconds
    const auto row = [](const char *title,
                        const Object &machine,
                        const Object &node,
                        const char *name,
                        Health health,
                        qint64 after = 0,
                        const char *spec = plain) {
        QTest::newRow(title) << machine << node << QString::fromUtf8(spec)
                             << QString::fromUtf8(name) << static_cast<int>(health) << after;
    };
    const Object running = machineWith(Json::object());
    const Object ready = nodeWith("Ready", "True", ago(24h));
    const Object lost = nodeWith("Ready", "Unknown", ago(24h));
    const Object none;
    const auto startedAt = [](const std::string &time) { return machineWith(starting(time)); };

    row("a ready Node is healthy", running, ready, "healthy", Health::Healthy);
    row("a check without conditions needs only the Node",
        running,
        lost,
        "healthy",
        Health::Healthy,
        0,
        "{}");
    row("a condition that nobody asked about is no matter",
        running,
        nodeWith("Network", "Unknown", ago(24h)),
        "healthy",
        Health::Healthy);
    row("a failed Machine is remediated at once",
        machineWith({{"status", {{"phase", "Failed"}}}}),
        ready,
        "failed",
        Health::Remediate);
    row("a failed Machine needs no Node for that",
        machineWith({{"status", {{"phase", "Failed"}, {"nodeRef", nullptr}}}}),
        none,
        "failed",
        Health::Remediate);

    row("without a status the clock of the start cannot run",
        startedAt(""),
        none,
        "start-up not timed",
        Health::Suspect,
        600);
    row("a start within its time is waited for",
        startedAt(ago(200s)),
        none,
        "starting",
        Health::Suspect,
        401);
    row("at the very end of its time it still is",
        startedAt(ago(600s)),
        none,
        "starting",
        Health::Suspect,
        1);
    row("a second later it took too long",
        startedAt(ago(601s)),
        none,
        "start-up too long",
        Health::Remediate);
    row("a status of the future is waited for",
        startedAt(ago(-60s)),
        none,
        "starting",
        Health::Suspect,
        661);
    row("0 turns the check of starts off",
        startedAt(ago(24h)),
        none,
        "start-up not checked",
        Health::NotHealthy,
        0,
        R"({"nodeStartupTimeout":"0"})");
    row("0s does so too",
        startedAt(""),
        none,
        "start-up not checked",
        Health::NotHealthy,
        0,
        R"({"nodeStartupTimeout":"0s"})");
    row("another time may be given",
        startedAt(ago(901s)),
        none,
        "start-up too long",
        Health::Remediate,
        0,
        R"({"nodeStartupTimeout":"15m"})");

    Json held = starting(ago(24h));
    held["status"]["conditions"] = creatable("False");
    Json maintained = starting(ago(24h));
    maintained["status"]["phase"] = "Failed";
    maintained["metadata"]["annotations"]["maintenance.holdpoint.dev/under-way"] = "mm-m";
    row("a Machine whose maintenance is under way counts, and is left alone",
        machineWith(maintained),
        none,
        "under maintenance",
        Health::NotHealthy);
    row("nobody waits for a Machine that a preCreate hook holds (D-18)",
        machineWith(held),
        none,
        "held before creation",
        Health::NotHealthy);
    held["status"]["phase"] = "Failed";
    row("nor is it remediated when it failed before",
        machineWith(held),
        none,
        "held before creation",
        Health::NotHealthy);
    held["status"]["conditions"] = creatable("True");
    row("a released one may fail", machineWith(held), none, "failed", Health::Remediate);
    row("a hook that came after the Node changes nothing (D-01)",
        machineWith({{"status", {{"conditions", creatable("False")}}}}),
        lost,
        "condition too long",
        Health::Remediate);

    row("a Node that is gone is remediated at once",
        running,
        none,
        "node missing",
        Health::Remediate);
    row("a condition over its time is remediated",
        running,
        nodeWith("Ready", "False", ago(301s)),
        "condition too long",
        Health::Remediate);
    row("at the very end of its time it is waited for",
        running,
        nodeWith("Ready", "False", ago(300s)),
        "condition bad",
        Health::Suspect,
        1);
    row("200 of 300 seconds leave 101",
        running,
        nodeWith("Ready", "False", ago(200s)),
        "condition bad",
        Health::Suspect,
        101);
    row("a condition of no known age has just begun",
        running,
        nodeWith("Ready", "False", "?"),
        "condition bad",
        Health::Suspect,
        301);
    row("the sooner of two conditions counts",
        running,
        Object(
            Json{{"status",
                  {{"conditions",
                    {{{"type", "Ready"}, {"status", "Unknown"}, {"lastTransitionTime", ago(10s)}},
                     {{"type", "Disk"}, {"status", "True"}, {"lastTransitionTime", ago(30s)}}}}}}}),
        "condition bad",
        Health::Suspect,
        31);
    row("one condition over its time is enough",
        running,
        Object(
            Json{{"status",
                  {{"conditions",
                    {{{"type", "Ready"}, {"status", "Unknown"}, {"lastTransitionTime", ago(10s)}},
                     {{"type", "Disk"}, {"status", "True"}, {"lastTransitionTime", ago(90s)}}}}}}}),
        "condition too long",
        Health::Remediate);
    row("0s means at once, but for the second that times are rounded to",
        running,
        nodeWith("Terminating", "True", ago(1s)),
        "condition too long",
        Health::Remediate,
        0,
        R"({"unhealthyConditions":[{"type":"Terminating","status":"True","timeout":"0s"}]})");

    const Object deleting =
        machineWith({{"metadata", {{"deletionTimestamp", "2026-01-10T11:00:00Z"}}}});
    row("a Machine on its way out is not healthy", deleting, ready, "deleting", Health::NotHealthy);
    row("nor is it more than unhealthy", deleting, lost, "condition too long", Health::Remediate);
    row("an external remediation under way is not healthy",
        machineWith(
            {{"metadata", {{"annotations", {{"host.metal3.io/external-remediation", ""}}}}}}),
        ready,
        "under remediation",
        Health::NotHealthy);
}

void TestTargetVerdict::theFirstMatchingRowAnswers()
{
    QFETCH(const Object, machine);
    QFETCH(const Object, node);
    QFETCH(const QString, spec);
    const MachineFacts facts = machineFactsOf(machine);
    const NodeFacts nodeFacts = node ? nodeFactsOf(node) : NodeFacts();
    const TargetVerdict verdict =
        evaluateTarget(rulesWith(spec.toUtf8().constData()),
                       {{"ns", "m1"}, &facts, node ? &nodeFacts : nullptr},
                       now);
    m_seen.insert(verdict.row);
    QTEST(QString::fromUtf8(verdict.row), "row");
    QTEST(static_cast<int>(verdict.health), "health");
    QTEST(qint64(std::chrono::duration_cast<std::chrono::seconds>(verdict.after).count()), "after");
    QVERIFY(!verdict.reason.empty());
}

void TestTargetVerdict::everyRowIsTested()
{
    for (const std::string &row : targetRows())
        QVERIFY2(m_seen.contains(row), row.c_str());
}

void TestTargetVerdict::whatDoesNotMatterIsNoDifference()
{
    const Object machine = machineWith({{"status", {{"lastUpdated", ago(10s)}}}});
    const Object later =
        machineWith({{"metadata", {{"resourceVersion", "8"}, {"labels", {{"a", "b"}}}}},
                     {"status", {{"lastUpdated", ago(0s)}}}});
    QVERIFY(machineFactsOf(machine) == machineFactsOf(later));
    QVERIFY(machineFactsOf(machineWith(starting(ago(10s))))
            != machineFactsOf(machineWith(starting(ago(0s)))));

    Json beating = nodeWith("Ready", "True", ago(24h)).json();
    beating["status"]["conditions"][1]["lastHeartbeatTime"] = ago(0s);
    QVERIFY(nodeFactsOf(Object(beating)) == nodeFactsOf(nodeWith("Ready", "True", ago(24h))));
    QVERIFY(nodeFactsOf(Object(beating)) != nodeFactsOf(nodeWith("Ready", "False", ago(24h))));

    // Anything may be stored; nothing is read into it.
    const Object odd(Json::parse(R"({"metadata":{"ownerReferences":[1,{"controller":"true"}]},
        "status":{"nodeRef":7,"conditions":{"a":1}}})"));
    QVERIFY(machineFactsOf(odd) == MachineFacts());
    QVERIFY(nodeFactsOf(odd).conditions.size() <= 1);
}

} // namespace tst_targetverdict

HP_TEST(tst_targetverdict, TestTargetVerdict)
#include "tst_targetverdict.moc"
