// SPDX-License-Identifier: Apache-2.0
#include "backend/gateway/views/CounterService.h"
#include "backend/runtime/ManualClock.h"
#include "model/live/RowJson.h"
#include "tests/support/runner/Runner.h"

#include <QTest>

#include <nlohmann/json.hpp>

namespace tst_counterservice {

using namespace hp;
using namespace std::chrono_literals;

/// From the rows of machines to the five figures of the overview, and what was usual for them.
class TestCounterService : public QObject
{
    Q_OBJECT
private slots:
    void init()
    {
        m_service.reset();
        m_clock = std::make_unique<runtime::ManualClock>(*parseTime("2026-01-10T12:00:00Z"));
        m_kept.clear();
        m_service = make({});
    }

    void aMachineCountsAs_data();
    void aMachineCountsAs();
    void aMachineThatChangesOrGoesIsNotCountedTwice();
    void whatIsNotInSightIsUnknown();
    void trendsComeWithTheMinutes();
    void aRestartForgetsNothing();

private:
    std::unique_ptr<gateway::CounterService> make(const std::string &saved)
    {
        auto service = std::make_unique<gateway::CounterService>(*m_clock);
        service->keepIn([this](const std::string &text) { m_kept = text; }, saved);
        return service;
    }
    Json row(const char *counter)
    {
        return Json::parse(m_service->open(m_clock->now())->rows().at(counter));
    }
    QString counts()
    {
        QStringList counts;
        for (const fleet::Counter counter : fleet::counters)
            counts += QString::fromStdString(row(toString(counter))["count"].dump());
        return counts.join(QLatin1Char(' '));
    }
    void pass(Duration time)
    {
        for (Duration passed{}; passed < time; passed += 1min) {
            m_clock->advance(1min);
            m_service->refresh(m_clock->now(), true);
        }
    }

    std::unique_ptr<runtime::ManualClock> m_clock;
    std::unique_ptr<gateway::CounterService> m_service;
    std::string m_kept;
};

namespace {

const ObjectKey m1{"n", "m1"};

live::FleetRow holding(const char *state)
{
    return live::fromJson<live::FleetRow>({{"holds", Json::array({{{"state", state}}})}});
}

} // namespace

void TestCounterService::aMachineCountsAs_data()
{
    QTest::addColumn<QString>("row");
    QTest::addColumn<QString>("counts"); // holding, late, overdue, power, maintenance
    const auto row = [](const char *name, const char *json, const char *counts) {
        QTest::newRow(name) << json << counts;
    };
    row("calm", R"({"power": "On", "wantsOn": true, "holds": []})", "0 0 0 0 0");
    row("without a host", R"({"power": "", "wantsOn": false})", "0 0 0 0 0");
    row("armed", R"({"holds": [{"state": "Armed"}]})", "0 0 0 0 0");
    row("holding", R"({"holds": [{"state": "Holding"}]})", "1 0 0 0 0");
    row("late is holding too", R"({"holds": [{"state": "Late"}]})", "1 1 0 0 0");
    row("overdue is holding too", R"({"holds": [{"state": "Overdue"}]})", "1 0 1 0 0");
    row("two holds are one machine",
        R"({"holds": [{"state": "Late"}, {"state": "Late"}, {"state": "Overdue"}]})",
        "1 1 1 0 0");
    row("off though it shall be on", R"({"power": "Off", "wantsOn": true})", "0 0 0 1 0");
    row("on though it shall be off", R"({"power": "On", "wantsOn": false})", "0 0 0 1 0");
    row("off as it shall be", R"({"power": "Off", "wantsOn": false})", "0 0 0 0 0");
    row("being powered off", R"({"power": "PoweringOff", "wantsOn": false})", "0 0 0 0 0");
    row("nobody knows its power", R"({"power": "Unknown", "wantsOn": true})", "0 0 0 1 0");
    row("being worked on", R"({"maintenance": "underWay"})", "0 0 0 0 1");
    row("work is planned", R"({"maintenance": "planned"})", "0 0 0 0 0");
}

void TestCounterService::aMachineCountsAs()
{
    QFETCH(QString, row);
    m_service->put(m1, live::fromJson<live::FleetRow>(Json::parse(row.toStdString())));
    m_service->refresh(m_clock->now(), true);
    QTEST(counts(), "counts");
}

void TestCounterService::aMachineThatChangesOrGoesIsNotCountedTwice()
{
    m_service->put(m1, holding("Holding"));
    m_service->put({"n", "m2"}, holding("Late"));
    m_service->put(m1, holding("Overdue"));
    m_service->refresh(m_clock->now(), true);
    QCOMPARE(counts(), QStringLiteral("2 1 1 0 0"));
    m_service->put(m1, holding("Armed"));
    m_service->remove({"n", "m2"});
    m_service->remove({"n", "never there"});
    m_service->refresh(m_clock->now(), true);
    QCOMPARE(counts(), QStringLiteral("0 0 0 0 0"));
}

void TestCounterService::whatIsNotInSightIsUnknown()
{
    m_service->refresh(m_clock->now(), false);
    QCOMPARE(counts(), QStringLiteral("null null null null null"));
    for (const char *member : {"p95", "hourAgo", "since"})
        QVERIFY2(row("holding")[member].is_null(), member);
    // And is not taken for zero afterwards.
    for (int minute = 0; minute < 60; ++minute) {
        m_clock->advance(1min);
        m_service->refresh(m_clock->now(), false);
    }
    m_service->refresh(m_clock->now(), true);
    QVERIFY(row("holding")["p95"].is_null());
    QVERIFY(row("holding")["hourAgo"].is_null());
    QCOMPARE(row("holding")["since"].get<std::string>(), formatMicroTime(m_clock->now()));
}

void TestCounterService::trendsComeWithTheMinutes()
{
    const auto view = m_service->open(m_clock->now());
    m_service->put(m1, holding("Late"));
    pass(1h);
    QCOMPARE(row("late")["p95"].get<int>(), 1);
    QVERIFY(row("late")["hourAgo"].is_null());
    pass(1min);
    QCOMPARE(row("late")["hourAgo"].get<int>(), 1);
    QCOMPARE(row("overdue")["hourAgo"].get<int>(), 0);
    // A minute that nobody counts moves the hour too.
    m_service->remove(m1);
    pass(61min);
    QCOMPARE(row("late")["hourAgo"].get<int>(), 0);
    for (int minute = 0; minute < 70; ++minute) {
        m_clock->advance(1min);
        m_service->refresh(m_clock->now(), false);
    }
    QVERIFY(row("late")["hourAgo"].is_null());
}

void TestCounterService::aRestartForgetsNothing()
{
    m_service->put(m1, holding("Holding"));
    pass(9min);
    QVERIFY(m_kept.empty()); // not with every minute
    pass(1min);
    QVERIFY(!m_kept.empty());
    pass(51min);
    m_service.reset();
    m_service = make(m_kept);
    m_service->refresh(m_clock->now(), false);
    QVERIFY(row("holding")["count"].is_null());
    QCOMPARE(row("holding")["p95"].get<int>(), 1);
    QCOMPARE(row("holding")["hourAgo"].get<int>(), 1);
}

} // namespace tst_counterservice

HP_TEST(tst_counterservice, TestCounterService)
#include "tst_counterservice.moc"
