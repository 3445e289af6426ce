// SPDX-License-Identifier: Apache-2.0
#include "model/rules/alerts/AlertBook.h"
#include "tests/model/rules/alerts/Scenario.h"
#include "tests/support/runner/Runner.h"

#include <QTest>

#include <algorithm>

namespace tst_alerttiming {

using namespace hp;
using test::Expectation;
using test::ExpectedAlert;
using test::Scenario;

namespace {

std::vector<ExpectedAlert> alertsOf(const alerts::AlertBook &book, const Expectation &wanted)
{
    std::vector<ExpectedAlert> found;
    for (const alerts::FiringAlert &alert : book.alerts()) {
        if (alert.rule->name != wanted.rule || alert.firingSince.has_value() != wanted.firing)
            continue;
        ExpectedAlert one;
        one.labels = alert.labels;
        one.labels["severity"] = alert.rule->severity;
        if (wanted.firing) {
            one.summary = alert.summary();
            one.description = alert.description();
        }
        found.push_back(std::move(one));
    }
    std::sort(found.begin(), found.end());
    return found;
}

QByteArray shown(const std::vector<ExpectedAlert> &alerts)
{
    QByteArray text;
    for (const ExpectedAlert &alert : alerts) {
        for (const auto &[name, value] : alert.labels)
            text += QByteArray::fromStdString(name + '=' + value + ' ');
        text += QByteArray::fromStdString(alert.summary + " / " + alert.description + '\n');
    }
    return text;
}

} // namespace

/// The scenarios of timing.yaml, which promtool passes too: both engines prove the same timing.
class TestAlertTiming : public QObject
{
    Q_OBJECT
private slots:
    void initTestCase();
    void bothEnginesAgree_data();
    void bothEnginesAgree();

private:
    std::vector<Scenario> m_scenarios{};
};

void TestAlertTiming::initTestCase()
{
    std::vector<std::string> failures;
    m_scenarios = test::readScenarios(qEnvironmentVariable("HOLDPOINT_SOURCE_DIR").toStdString()
                                          + "/tests/model/rules/alerts/timing.yaml",
                                      failures);
    for (const std::string &failure : failures)
        qWarning("%s", failure.c_str());
    QVERIFY(failures.empty());
}

void TestAlertTiming::bothEnginesAgree_data()
{
    QTest::addColumn<int>("scenario");
    QTest::addColumn<int>("expectation");
    for (std::size_t i = 0; i < m_scenarios.size(); ++i) {
        const Scenario &scenario = m_scenarios[i];
        for (std::size_t j = 0; j < scenario.expectations.size(); ++j) {
            const Expectation &wanted = scenario.expectations[j];
            const std::string name = scenario.name + ", " + formatDuration(wanted.at)
                + (wanted.firing ? "" : " pending");
            QTest::newRow(name.c_str()) << static_cast<int>(i) << static_cast<int>(j);
        }
    }
}

void TestAlertTiming::bothEnginesAgree()
{
    QFETCH(const int, scenario);
    QFETCH(const int, expectation);
    const Scenario &played = m_scenarios[static_cast<std::size_t>(scenario)];
    const Expectation &wanted = played.expectations[static_cast<std::size_t>(expectation)];

    alerts::AlertBook book;
    for (Duration at{}; at <= wanted.at; at += played.interval)
        (void)book.evaluate(played.snapshotAt(static_cast<std::size_t>(at / played.interval)),
                            TimePoint(at));

    std::vector<ExpectedAlert> expected = wanted.alerts;
    std::sort(expected.begin(), expected.end());
    QCOMPARE(shown(alertsOf(book, wanted)), shown(expected));
}

} // namespace tst_alerttiming

HP_TEST(tst_alerttiming, TestAlertTiming)
#include "tst_alerttiming.moc"
