// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/controllers/hostpower/HostControllers.h"
#include "backend/runtime/ManualClock.h"
#include "tests/histories/Monitors.h"
#include "tests/histories/Step.h"
#include "tests/support/bmc/FakePowerDriver.h"
#include "tests/support/cluster/FakeCluster.h"
#include "tests/support/cluster/FaultyCluster.h"
#include "tests/support/fencing/FenceOrderMonitor.h"

#include <memory>
#include <optional>
#include <set>
#include <string>
#include <vector>

namespace hp::histories {

/// One host with a simulated BMC under the controllers that ship, on a clock that moves only when
/// told, watched by the monitors.
class HistoryWorld
{
public:
    HistoryWorld();
    ~HistoryWorld();

    /// Runs all steps, mends the BMC, and demands that the host ends where it shall be (I10). What
    /// was broken first, or nothing.
    [[nodiscard]] std::optional<std::string> run(const std::vector<Step> &steps);

    [[nodiscard]] std::uint64_t decisions() const { return m_decisions; }
    /// One line per step with what became visible, for a history that failed.
    [[nodiscard]] const std::vector<std::string> &lines() const { return m_lines; }
    void keepLines() { m_keepsLines = true; }

private:
    struct MortalDriver;

    void apply(const Step &step);
    void act(const Step &step);
    void actOnBmc(const Step &step);
    void patch(Json body, cluster::Subresource part);
    void wait(Duration time);
    void settle();
    void mend();
    void demandTheEnd();
    void startController();
    void stopController();
    void decided(const rules::HostPowerDecision &decision);
    [[nodiscard]] Object host() const;
    [[nodiscard]] bool rests() const;
    [[nodiscard]] std::string unrest() const;
    void say(const std::string &line);

    runtime::ManualClock m_clock;
    test::FakeCluster m_cluster{};
    test::FakePowerDriver m_bmcs;
    test::FakeBmc *m_bmc = nullptr;
    Monitors m_monitors{};
    /// Knows nothing of the rules, and watches whatever reboots a server.
    test::FenceOrderMonitor m_fencing;
    std::unique_ptr<cluster::Watch> m_watch{};
    Object m_seen{};
    std::set<std::string> m_byClients{}; ///< revisions

    std::unique_ptr<test::FaultyCluster> m_mortal{}; ///< what the present controller sees
    std::unique_ptr<MortalDriver> m_driver{};
    std::unique_ptr<controllers::HostControllers> m_controllers{};
    std::optional<Step> m_amidst{};
    int m_decisionsToGo = 0;
    std::uint64_t m_decisions = 0;
    int m_sinceTimePassed = 0; ///< decisions
    Duration m_lastDecision{}; ///< uptime
    bool m_keepsLines = false;
    std::vector<std::string> m_lines{};
};

} // namespace hp::histories
