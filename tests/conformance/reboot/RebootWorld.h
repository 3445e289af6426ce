// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/controllers/hostpower/HostControllers.h"
#include "backend/embedded/EmbeddedCluster.h"
#include "backend/runtime/ManualClock.h"
#include "tests/backend/controllers/DeclaredCluster.h"
#include "tests/conformance/reboot/HostLog.h"
#include "tests/conformance/reboot/RemediationStage.h"
#include "tests/support/bmc/FakePowerDriver.h"
#include "tests/support/fencing/FenceOrderMonitor.h"

#include <QTemporaryDir>

#include <memory>
#include <string>
#include <vector>

namespace hp::embedded {
class Admission;
}

namespace hp::conformance {

using Failures = std::vector<std::string>;

/// One host with a simulated BMC in an embedded cluster, or on the real API server that is in use
/// (RealStore), under the real controllers, on a clock that moves only when told.
class RebootWorld
{
public:
    /// Takes the case's `given`; what is wrong with it is added to `failures`.
    RebootWorld(const Json &given, Failures &failures);
    ~RebootWorld();

    /// Arms the step's change to go in right before the controller's own one, whenever that is.
    void prepareRace(const Json &step, Failures &failures);
    void step(const Json &step, Failures &failures);

    [[nodiscard]] Object host() const; ///< null when it is gone
    [[nodiscard]] const Object &hostAtStart() const { return m_atStart; }
    [[nodiscard]] TimePoint start() const { return m_start; }
    [[nodiscard]] const test::FakeBmc &bmc() const { return *m_bmc; }
    [[nodiscard]] const HostLog &log() const { return m_log; }
    [[nodiscard]] std::uint64_t statusWrites() const;
    [[nodiscard]] std::uint64_t deletedWithoutPoweringOff() const;
    /// Null in a case that is about a host alone.
    [[nodiscard]] RemediationStage *remediation() const { return m_stage.get(); }
    /// Where the order of a fencing was broken, one line each; mostly empty.
    [[nodiscard]] std::string fenceFaults() const { return m_monitor->faults(); }
    /// What the controllers asked of the cluster without having declared it; mostly empty.
    [[nodiscard]] std::string undeclaredRights() const;
    /// How often an Event was told with what this says of its type, reason and message.
    [[nodiscard]] int events(const Json &wanted) const;

private:
    void openCluster();
    void openEmbedded();
    [[nodiscard]] std::string currentRevision() const;
    void loadHost(const Json &given, Failures &failures);
    void setUpBmc(const Json &given, Failures &failures);
    void startControllers();
    void stopControllers();
    void patch(Json body, cluster::Subresource part, Failures &failures);
    void annotate(const std::string &key, const Json &value, Failures &failures);

    QTemporaryDir m_directory{};
    TimePoint m_start;
    runtime::ManualClock m_clock;
    std::unique_ptr<embedded::Admission> m_admission;
    std::unique_ptr<embedded::EmbeddedCluster> m_embedded{}; ///< null on a real server
    cluster::Cluster *m_cluster = nullptr; ///< the one or the other
    test::FakePowerDriver m_driver;
    test::FakeBmc *m_bmc = nullptr;
    std::string m_address{};
    Object m_atStart{};
    HostLog m_log{[this] { return currentRevision(); }};
    std::unique_ptr<RemediationStage> m_stage{};
    std::unique_ptr<test::FenceOrderMonitor> m_monitor{};
    std::unique_ptr<runtime::Informer> m_watcher{};
    std::unique_ptr<test::DeclaredCluster> m_door{};
    std::unique_ptr<controllers::HostControllers> m_controllers{};
    bool m_raced = false;
    controllers::HostPowerCounters m_earlier{}; ///< of controllers that were restarted
};

/// "20s", "10m"; nullopt for anything else.
[[nodiscard]] std::optional<Duration> rebootCaseDuration(const Json &text);

} // namespace hp::conformance
