// SPDX-License-Identifier: Apache-2.0
#include "model/rules/healthcheck/HealthCheckDecision.h"
#include "tests/support/runner/Runner.h"

#include <QTest>

#include <deque>
#include <nlohmann/json.hpp>

namespace tst_healthcheckdecision {

using namespace hp;
using namespace hp::rules;
using namespace std::chrono_literals;

namespace {

const TimePoint now = *parseTime("2026-01-10T12:00:00Z");

Object checkWith(const char *spec, const char *metadata = "{}", const char *status = "{}")
{
    Json json = Json::parse(R"({"metadata":{"name":"mhc","namespace":"ns"},
        "spec":{"unhealthyConditions":[{"type":"Ready","status":"Unknown","timeout":"300s"}]}})");
    json["spec"].merge_patch(Json::parse(spec));
    json["metadata"].merge_patch(Json::parse(metadata));
    json["status"] = Json::parse(status);
    return Object(json);
}

/// Machines on Nodes of which the first `unhealthy` have been lost for `lostFor`.
struct Fleet {
    Fleet(int machineCount, int unhealthy, Duration lostFor = 24h)
    {
        for (int i = 0; i < machineCount; ++i) {
            MachineFacts &machine = machines.emplace_back();
            machine.uid = "u" + std::to_string(i);
            machine.node = "n" + std::to_string(i);
            machine.controlled = true;
            const bool lost = i < unhealthy;
            nodes.push_back({{{"Ready", lost ? "Unknown" : "True", now - lostFor}}});
        }
    }

    [[nodiscard]] HealthCheckView viewOf(Object check) const
    {
        HealthCheckView view;
        view.check = std::move(check);
        for (std::size_t i = 0; i < machines.size(); ++i)
            view.targets.push_back({{"ns", "m" + std::to_string(i)}, &machines[i], &nodes[i]});
        return view;
    }

    std::deque<MachineFacts> machines{};
    std::deque<NodeFacts> nodes{};
};

std::string spec(const char *maxUnhealthy)
{
    return std::string(R"({"maxUnhealthy":)") + maxUnhealthy + '}';
}

} // namespace

class TestHealthCheckDecision : public QObject
{
    Q_OBJECT
private slots:
    void maxUnhealthyDecides_data();
    void maxUnhealthyDecides();
    void garbageIsNoNumber_data();
    void garbageIsNoNumber();
    void numbersAreReadAsGiven();
    void aRestrictionSaysItsNumbers();
    void whoeverMayGetWorseIsLookedAtInTime();
    void nothingHappensToSome_data();
    void nothingHappensToSome();
    void unreadableFieldsAreNamed_data();
    void unreadableFieldsAreNamed();
    void onlyATemplateNeedsToKnowTheHealthy();
    void thePatchHoldsWhatDiffers();
    void conditionsOfOthersSurvive();
};

void TestHealthCheckDecision::maxUnhealthyDecides_data()
{
    QTest::addColumn<int>("machines");
    QTest::addColumn<int>("unhealthy");
    QTest::addColumn<QString>("maxUnhealthy");
    QTest::addColumn<int>("remediated");
    QTest::addColumn<qint64>("allowed");
    const auto row = [](const char *title,
                        int machines,
                        int unhealthy,
                        const char *max,
                        int remediated,
                        qint64 allowed) {
        QTest::newRow(title) << machines << unhealthy << QString::fromUtf8(max) << remediated
                             << allowed;
    };
    row("without a limit all may be unhealthy", 3, 3, "null", 3, 0);
    row("without a limit what is healthy may still go", 3, 1, "null", 1, 2);
    row("100% is no limit", 3, 3, R"("100%")", 3, 0);
    row("nobody to watch", 0, 0, R"("100%")", 0, 0);
    row("as many as the limit", 5, 2, "2", 2, 0);
    row("one more than the limit", 5, 3, "2", 0, 0);
    row("a number in quotes", 5, 2, R"("2")", 2, 0);
    row("a number above the fleet", 5, 1, "9", 1, 8);
    row("40% of 5 is 2", 5, 2, R"("40%")", 2, 0);
    row("40% of 5 is not 3", 5, 3, R"("40%")", 0, 0);
    row("60% of 7 rounds down to 4", 7, 4, R"("60%")", 4, 0);
    row("60% of 7 is not 5", 7, 5, R"("60%")", 0, 0);
    row("1% of 99 is none", 99, 1, R"("1%")", 0, 0);
    row("40% of 10 leaves one", 10, 3, R"("40%")", 3, 1);
    row("nobody may be unhealthy, and nobody is", 1, 0, "0", 0, 0);
    row("nobody may be unhealthy", 1, 1, "0", 0, 0);
    row("less than nobody, and nobody is", 1, 0, "-1", 0, 0);
    row("less than nobody", 1, 1, "-1", 0, 0);
    row("a negative percentage", 1, 1, R"("-10%")", 0, 0);
    row("a number without end", 1, 1, "9223372036854775807", 1, 999999999);
    row("a percentage without end", 2, 1, R"("999999999999%")", 1, 19999999);
}

void TestHealthCheckDecision::maxUnhealthyDecides()
{
    QFETCH(const int, machines);
    QFETCH(const int, unhealthy);
    QFETCH(const QString, maxUnhealthy);
    QFETCH(const int, remediated);
    const Fleet fleet(machines, unhealthy);
    const HealthCheckDecision decision = decideHealthCheck(
        fleet.viewOf(checkWith(spec(maxUnhealthy.toUtf8().constData()).c_str())), now);
    QVERIFY(decision.report);
    QCOMPARE(decision.report->expected, std::int64_t(machines));
    QCOMPARE(decision.report->healthy, std::int64_t(machines - unhealthy));
    QTEST(qint64(decision.report->allowed), "allowed");
    QCOMPARE(int(decision.remediate.size()), remediated);
    const bool restricted = unhealthy > remediated;
    QCOMPARE(decision.row, restricted ? "restricted" : "allowed");
    QCOMPARE(decision.report->remediationAllowed.status,
             std::string(restricted ? "False" : "True"));
    QCOMPARE(decision.after, restricted ? std::optional<Duration>(30s) : std::nullopt);
}

void TestHealthCheckDecision::garbageIsNoNumber_data()
{
    QTest::addColumn<QString>("maxUnhealthy");
    for (const char *text :
         {R"("abcdef")", R"("")", R"("%")", R"("4 %")", R"("+-1")", "1.5", "true", "{}", "[1]"})
        QTest::newRow(text) << QString::fromUtf8(text);
}

void TestHealthCheckDecision::garbageIsNoNumber()
{
    QFETCH(const QString, maxUnhealthy);
    const Fleet fleet(1, 1);
    const HealthCheckDecision decision = decideHealthCheck(
        fleet.viewOf(checkWith(spec(maxUnhealthy.toUtf8().constData()).c_str())), now);
    QCOMPARE(decision.row, "garbage");
    QVERIFY(decision.remediate.empty() && !decision.report);
    QVERIFY(decision.error.starts_with(
        "failed to get value for maxUnhealthy: invalid value for IntOrString: "));
}

void TestHealthCheckDecision::numbersAreReadAsGiven()
{
    QCOMPARE(MaxUnhealthy(Json("40%")).text(5), std::string("40%"));
    QCOMPARE(MaxUnhealthy(Json(-1)).text(5), std::string("-1"));
    QCOMPARE(MaxUnhealthy(Json("1")).text(5), std::string("1"));
    QCOMPARE(MaxUnhealthy().text(5), std::string("5"));
}

void TestHealthCheckDecision::aRestrictionSaysItsNumbers()
{
    const Fleet fleet(7, 5);
    const HealthCheckDecision decision =
        decideHealthCheck(fleet.viewOf(checkWith(R"({"maxUnhealthy":"60%"})")), now);
    QCOMPARE(decision.restriction,
             std::string(
                 "Remediation restricted due to exceeded number of unhealthy machines (total: 7, "
                 "unhealthy: 5, maxUnhealthy: 60%)"));
    const Condition expected{"RemediationAllowed",
                             "False",
                             "TooManyUnhealthy",
                             "Warning",
                             "Remediation is not allowed, the number of not started or unhealthy "
                             "machines exceeds maxUnhealthy (total: 7, "
                             "unhealthy: 5, maxUnhealthy: 60%)"};
    QVERIFY(decision.report->remediationAllowed == expected);
}

void TestHealthCheckDecision::whoeverMayGetWorseIsLookedAtInTime()
{
    Fleet fleet(3, 2, 100s);
    fleet.nodes[1].conditions[0].since = now - 250s;
    const HealthCheckDecision decision = decideHealthCheck(fleet.viewOf(checkWith("{}")), now);
    QCOMPARE(decision.suspects.size(), std::size_t(2));
    QCOMPARE(decision.after, std::optional<Duration>(51s));
    QVERIFY(decision.remediate.empty());
    QCOMPARE(decision.report->healthy, std::int64_t(1));
}

void TestHealthCheckDecision::nothingHappensToSome_data()
{
    QTest::addColumn<QString>("metadata");
    QTest::addColumn<QString>("row");
    QTest::newRow("a paused check")
        << QStringLiteral(R"({"annotations":{"cluster.x-k8s.io/paused":""}})")
        << QStringLiteral("paused");
    QTest::newRow("a check on its way out")
        << QStringLiteral(R"({"deletionTimestamp":"2026-01-10T11:00:00Z"})")
        << QStringLiteral("deleting");
}

void TestHealthCheckDecision::nothingHappensToSome()
{
    QFETCH(const QString, metadata);
    QFETCH(const QString, row);
    const Fleet fleet(1, 1);
    const HealthCheckDecision decision =
        decideHealthCheck(fleet.viewOf(checkWith("{}", metadata.toUtf8().constData())), now);
    QCOMPARE(QString::fromUtf8(decision.row), row);
    QVERIFY(!decision.report && decision.remediate.empty() && decision.suspects.empty()
            && !decision.after);
    QCOMPARE(decideHealthCheck({}, now).row, "gone");
}

void TestHealthCheckDecision::unreadableFieldsAreNamed_data()
{
    QTest::addColumn<QString>("spec");
    QTest::addColumn<QString>("error");
    QTest::newRow("a start of no time")
        << QStringLiteral(R"({"nodeStartupTimeout":"0abc"})")
        << QStringLiteral(R"(spec.nodeStartupTimeout: "0abc" is not a duration)");
    QTest::newRow("a condition of no time") << QStringLiteral(
        R"({"unhealthyConditions":[{"type":"a","status":"b","timeout":"1s"},{"timeout":5}]})")
                                            << QStringLiteral("spec.unhealthyConditions[1].timeout:"
                                                              " 5 is not a duration");
}

void TestHealthCheckDecision::unreadableFieldsAreNamed()
{
    QFETCH(const QString, spec);
    QFETCH(const QString, error);
    const Fleet fleet(1, 1);
    const HealthCheckDecision decision =
        decideHealthCheck(fleet.viewOf(checkWith(spec.toUtf8().constData())), now);
    QCOMPARE(QString::fromStdString(decision.error), error);
    QVERIFY(!decision.report);

    HealthCheckView unread = fleet.viewOf(checkWith("{}"));
    unread.badSelector = "no";
    QCOMPARE(decideHealthCheck(unread, now).error, std::string("spec.selector: no"));
}

void TestHealthCheckDecision::onlyATemplateNeedsToKnowTheHealthy()
{
    const Fleet fleet(3, 1);
    QVERIFY(decideHealthCheck(fleet.viewOf(checkWith("{}")), now).healthy.empty());
    const HealthCheckDecision decision = decideHealthCheck(
        fleet.viewOf(checkWith(
            R"({"maxUnhealthy":0,"remediationTemplate":{"kind":"ATemplate","name":"t"}})")),
        now);
    QCOMPARE(decision.row, "restricted");
    QCOMPARE(decision.healthy.size(), std::size_t(2));
}

void TestHealthCheckDecision::thePatchHoldsWhatDiffers()
{
    const Fleet fleet(2, 0);
    const Object fresh = checkWith("{}");
    const auto report = decideHealthCheck(fleet.viewOf(fresh), now).report;
    const Object patch = healthPatch(fresh, report, {}, now);
    QVERIFY(patch.json()
            == Json::parse(
                R"({"status":{"expectedMachines":2,"currentHealthy":2,"remediationsAllowed":2,
        "conditions":[{"type":"RemediationAllowed","status":"True","lastTransitionTime":"2026-01-10T12:00:00Z"}]}})"));

    const Object written = checkWith("{}", "{}", patch.at("/status").dump().c_str());
    QVERIFY(!healthPatch(written, report, {}, now + 1h));
    auto worse = report;
    worse->healthy = 1;
    QVERIFY(healthPatch(written, worse, {}, now + 1h).json()
            == Json::parse(R"({"status":{"currentHealthy":1}})"));
}

void TestHealthCheckDecision::conditionsOfOthersSurvive()
{
    const Object check =
        checkWith("{}", "{}", R"({"conditions":[{"type":"Mine","status":"True","x":1}]})");
    const Object patch = healthPatch(check,
                                     std::nullopt,
                                     {{"ExternalRemediationTemplateAvailable",
                                       "False",
                                       "ExternalRemediationTemplateNotFound",
                                       "Error",
                                       "gone"}},
                                     now);
    const Json &conditions = patch.at("/status/conditions");
    QCOMPARE(conditions.size(), std::size_t(2));
    QVERIFY(conditions[1] == Json::parse(R"({"type":"Mine","status":"True","x":1})"));
    QCOMPARE(patch.at("/status").size(), std::size_t(1));
}

} // namespace tst_healthcheckdecision

HP_TEST(tst_healthcheckdecision, TestHealthCheckDecision)
#include "tst_healthcheckdecision.moc"
