// SPDX-License-Identifier: Apache-2.0
#include "tests/bench/redfish/Sweep.h"

#include "tests/bench/redfish/Responder.h"

#include <QCoreApplication>
#include <QElapsedTimer>
#include <QEventLoop>
#include <QTimer>
#include <queue>

#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <nlohmann/json.hpp>
#include <random>

namespace hp::bench {

namespace {

// A poll is due 48 to 60 s after the one before and may wait 12 s for others: 60 s +-20 %.
constexpr double soonest = 48;
constexpr double latest = 60;
constexpr Duration mayWait = std::chrono::seconds(12);
constexpr int tick = 100; // ms between two looks at what is due

redfish::RedfishSettings settingsFor(const Fleet &fleet, bool paced)
{
    redfish::RedfishSettings settings;
    settings.logoutBudget = redfish::Span(0); // ending is not what is measured
    // Nor is whether a machine that is busy with other things keeps the limits of one BMC.
    settings.connectTimeout = settings.headersTimeout = settings.totalTimeout =
        settings.lowSpeedTime = std::chrono::minutes(10);
    if (!paced)
        settings.handshakeBurst = 2 * fleet.bmcs;
    return settings;
}

void mustBeOn(const Result<drivers::PowerReading> &answer)
{
    if (answer && answer->state == PowerState::On)
        return;
    std::fprintf(stderr,
                 "bench_redfish: a BMC did not answer On: %s\n",
                 answer ? answer->raw.c_str() : answer.error().message.c_str());
    std::_Exit(1);
}

nlohmann::json toJson(const Sweep::Figures &figures)
{
    return {{"wallSeconds", figures.wallSeconds},
            {"cpuSeconds", figures.cpuSeconds},
            {"residentMB", figures.residentMegabytes},
            {"connections", figures.connections}};
}

/// Asks for readings when they are due, on a timer of this thread.
class Poller
{
public:
    explicit Poller(Sweep &sweep)
        : m_sweep(sweep)
    {
        m_elapsed.start();
        std::uniform_real_distribution<double> spread(0, latest);
        for (std::size_t i = 0; i < sweep.targets().size(); ++i)
            m_due.push({spread(m_random), i});
        QObject::connect(&m_timer, &QTimer::timeout, &m_timer, [this] { askDue(); });
        m_timer.start(tick);
    }
    [[nodiscard]] std::int64_t answered() const { return m_answered; }

private:
    struct Due {
        double at = 0;
        std::size_t bmc = 0;
        bool operator>(const Due &other) const { return at > other.at; }
    };

    [[nodiscard]] double now() const { return static_cast<double>(m_elapsed.nsecsElapsed()) / 1e9; }

    void askDue()
    {
        std::uniform_real_distribution<double> next(soonest, latest);
        while (!m_due.empty() && m_due.top().at <= now()) {
            const Due due = m_due.top();
            m_due.pop();
            m_sweep.driver().readWithin(m_sweep.targets()[due.bmc],
                                        mayWait,
                                        [this, bmc = due.bmc, after = next(m_random)](
                                            const Result<drivers::PowerReading> &answer) {
                                            mustBeOn(answer);
                                            ++m_answered;
                                            m_due.push({now() + after, bmc});
                                        });
        }
    }

    Sweep &m_sweep;
    QElapsedTimer m_elapsed{};
    QTimer m_timer{};
    std::minstd_rand m_random{7};
    std::priority_queue<Due, std::vector<Due>, std::greater<>> m_due{};
    std::int64_t m_answered = 0;
};

} // namespace

void letPass(double seconds)
{
    QEventLoop loop;
    QTimer::singleShot(static_cast<int>(seconds * 1000), &loop, [&loop] { loop.quit(); });
    loop.exec();
}

std::vector<drivers::BmcTarget> targetsOf(const Fleet &fleet)
{
    std::vector<drivers::BmcTarget> targets;
    for (int i = 0; i < fleet.bmcs; ++i) {
        drivers::BmcTarget target;
        target.hostId = "bench/host-" + std::to_string(i);
        target.address = "redfish+" + fleet.scheme + "://" + bmcAddress(i) + ':'
            + std::to_string(fleet.port) + "/redfish/v1/Systems/1";
        target.username = "admin";
        target.password = "bench-secret";
        target.verifyCertificate = false;
        target.pin = fleet.pin;
        targets.push_back(std::move(target));
    }
    return targets;
}

Sweep::Sweep(const Fleet &fleet, bool paced)
    : m_targets(targetsOf(fleet))
    , m_driver(std::make_unique<redfish::RedfishPowerDriver>(m_clock, settingsFor(fleet, paced)))
    , m_meter(QCoreApplication::applicationPid())
{ }

Sweep::Figures Sweep::run()
{
    QEventLoop loop;
    std::size_t open = m_targets.size();
    const std::uint64_t connections = m_driver->connections();
    const double cpu = m_meter.cpuSeconds();
    QElapsedTimer timer;
    timer.start();
    for (const drivers::BmcTarget &target : m_targets) {
        m_driver->read(target, [&](const Result<drivers::PowerReading> &answer) {
            mustBeOn(answer);
            if (--open == 0)
                loop.quit();
        });
    }
    loop.exec();
    Figures figures;
    figures.wallSeconds = static_cast<double>(timer.nsecsElapsed()) / 1e9;
    figures.cpuSeconds = m_meter.cpuSeconds() - cpu;
    figures.residentMegabytes = m_meter.residentBytes() / 1e6;
    figures.connections = m_driver->connections() - connections;
    return figures;
}

nlohmann::json sweepFleet(const Fleet &fleet, int warm, bool paced)
{
    Sweep sweep(fleet, paced);
    nlohmann::json result{{"cold", toJson(sweep.run())}};
    std::vector<Sweep::Figures> runs;
    for (int i = 0; i < warm; ++i)
        runs.push_back(sweep.run());
    std::sort(runs.begin(), runs.end(), [](const auto &left, const auto &right) {
        return left.wallSeconds < right.wallSeconds;
    });
    if (!runs.empty())
        result["warm"] = toJson(runs[runs.size() / 2]);
    return result;
}

nlohmann::json pollFleet(const Fleet &fleet, int seconds)
{
    Sweep sweep(fleet, false);
    (void)sweep.run();
    const ProcessMeter meter(QCoreApplication::applicationPid());
    const Poller poller(sweep);
    letPass(30); // until as many are answered a second as in the long run
    std::fprintf(stderr, "measuring\n");
    const double cpu = meter.cpuSeconds();
    const std::int64_t polls = poller.answered();
    QElapsedTimer timer;
    timer.start();
    letPass(seconds);
    const double wall = static_cast<double>(timer.nsecsElapsed()) / 1e9;
    const double used = meter.cpuSeconds() - cpu;
    const auto answered = static_cast<double>(poller.answered() - polls);
    return {{"cpuPercent", 100 * used / wall},
            {"cpuMicrosecondsPerPoll", 1e6 * used / std::max(answered, 1.0)},
            {"residentMB", meter.residentBytes() / 1e6},
            {"polls", answered}};
}

} // namespace hp::bench
