// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/controllers/machine/MachineControllers.h"
#include "backend/controllers/remediation/RemediationControllers.h"
#include "backend/embedded/EmbeddedCluster.h"
#include "backend/embedded/admission/AdmissionChain.h"
#include "backend/metal/MetalActuator.h"
#include "backend/runtime/ManualClock.h"
#include "tests/support/cluster/FaultyCluster.h"
#include "tests/support/fencing/FenceOrderMonitor.h"

#include <QTemporaryDir>

#include <map>
#include <memory>
#include <nlohmann/json.hpp>
#include <string>
#include <vector>

namespace hp::test {

/// An embedded cluster with the controllers of Machines and remediations and the bare-metal
/// actuator on it, and a world behind the hosts that a test plays by hand: provisioner, power,
/// kubelets. It ends the program when the order of a fencing is broken.
class MetalBench
{
public:
    MetalBench();
    ~MetalBench();

    /// Starts the controllers; a second call is the restart of a process.
    void run();
    /// The same, with this between them and the cluster. It outlives the controllers.
    void run(cluster::Cluster &through);
    /// Starts a process that dies at its write number `write` (from 0). Once it is dead, whatever
    /// is done next starts another one first.
    void runAndDieAt(int write);
    /// Ends the process. Safe to call twice.
    void stop();
    [[nodiscard]] bool hasDied() const { return m_died; }

    /// Everything that is due now is done.
    void settle();
    void pass(Duration time);

    /// A free host of that name, changed by a merge patch.
    void putHost(const std::string &name, const std::string &patch = "{}");
    /// A new Machine on bare metal, changed by a merge patch.
    void putMachine(const std::string &name, const std::string &patch = "{}");
    /// What happens in the world: claimed hosts are provisioned, hosts that shall be off are, keys
    /// hold, hosts that nobody wants are wiped.
    void playHosts();
    /// Kubelets of hosts that run register their Node.
    void playKubelets();

    [[nodiscard]] Object machine(const std::string &name = "m1");
    [[nodiscard]] Object host(const std::string &name = "h1");
    [[nodiscard]] Object node(const std::string &name = "node-h1");
    [[nodiscard]] std::vector<Object> hosts();
    [[nodiscard]] std::vector<std::string> hostsOf(const std::string &machine);
    [[nodiscard]] std::vector<Object> list(const cluster::Kind &kind);
    [[nodiscard]] int events(const std::string &reason);
    /// Fencings in which the Node went while the host was held.
    [[nodiscard]] int fenced() const { return m_monitor->evaluated().released(); }

    void patch(const cluster::Kind &kind,
               const std::string &name,
               Json body,
               cluster::Subresource part = cluster::Subresource::None);
    void patchStatus(const std::string &host, Json status);
    void annotate(const std::string &machine, const char *key, const Json &value);
    void remove(const cluster::Kind &kind, const std::string &name);
    void create(const cluster::Kind &kind, Json object);

    runtime::ManualClock clock;
    std::unique_ptr<embedded::EmbeddedCluster> cluster{};
    std::unique_ptr<controllers::MachineControllers> controllers{};

private:
    void restartIfDead();

    QTemporaryDir m_directory;
    std::unique_ptr<embedded::Admission> m_admission;
    std::unique_ptr<FenceOrderMonitor> m_monitor{};
    std::unique_ptr<FaultyCluster> m_faulty{};
    std::unique_ptr<hp::controllers::RemediationControllers> m_remediation{};
    std::unique_ptr<metal::MetalActuator> m_actuator{};
    bool m_dead = false;
    bool m_died = false;
    int m_machines = 0;
};

inline constexpr const char *metalSpace = "openshift-machine-api";

} // namespace hp::test
