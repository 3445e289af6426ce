// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/api/KubernetesApi.h"
#include "backend/controllers/healthcheck/HealthCheckControllers.h"
#include "backend/controllers/machine/MachineControllers.h"
#include "backend/drivers/ActuatorSwitch.h"
#include "backend/embedded/EmbeddedCluster.h"
#include "backend/runtime/ManualClock.h"
#include "tests/backend/controllers/DeclaredCluster.h"
#include "tests/backend/drivers/ScriptedActuator.h"
#include "tests/conformance/RealStore.h"
#include "tests/conformance/machine/BareMetal.h"
#include "tests/conformance/machine/CaseText.h"
#include "tests/conformance/machine/History.h"
#include "tests/conformance/machine/Kubelet.h"
#include "tests/conformance/machine/Maintained.h"
#include "tests/conformance/machine/OutsideDoor.h"
#include "tests/conformance/machine/Scrape.h"
#include "tests/support/fencing/FenceOrderMonitor.h"

#include <QTemporaryDir>

#include <memory>
#include <string>
#include <vector>

namespace hp::conformance {

/// An answer of the HTTP API.
struct HttpAnswer {
    int code = 0;
    Json body{};
};

/// One case's universe: the embedded cluster in a directory of its own behind the served API, or
/// the real API server that is in use (RealStore), the controllers on a clock that moves only when
/// told, and the scripted world outside.
class World
{
public:
    World();
    ~World();

    /// Applies an `env` object, at the start or as a step. Gates count only before
    /// startControllers().
    void applyEnv(const Json &env, std::vector<std::string> &failures);
    /// Loads objects with their status and deletion, past admission.
    void load(const Json &objects, std::vector<std::string> &failures);
    void startControllers();

    /// Finishes what is under way without firing a timer.
    void finishWork();
    void settle();
    void advance(Duration by);
    [[nodiscard]] HttpAnswer request(const std::string &verb,
                                     const std::string &path,
                                     const Json &body,
                                     const std::string &contentType,
                                     const std::string &accept);

    [[nodiscard]] Object get(const CaseRef &ref);
    [[nodiscard]] std::vector<Object> list(const std::string &kind, const std::string &selector);
    /// `kind` of the registry by its name; null when it is not served.
    [[nodiscard]] static const cluster::Kind *kindNamed(const std::string &kind);

    [[nodiscard]] CaseText &text() { return m_text; }
    /// How often the provider was called for a Machine.
    [[nodiscard]] test::ProviderCalls providerCalls(const std::string &machine) const;
    [[nodiscard]] const History &history() const { return *m_history; }
    /// Where the order of a fencing was broken, one line each; mostly empty.
    [[nodiscard]] std::string fenceFaults() const { return m_fenceOrder->faults(); }
    /// What a group of controllers asked of the cluster without having declared it; mostly empty.
    [[nodiscard]] std::string undeclaredRights() const;
    [[nodiscard]] TimePoint now() const { return m_clock.now(); }
    [[nodiscard]] const CaseText &text() const { return m_text; }
    [[nodiscard]] Scrape &scrape() { return *m_scrape; }
    [[nodiscard]] const runtime::Controller *queue(const std::string &name) const;

private:
    struct Gate;

    void applyProvider(const std::string &machine,
                       const Json &script,
                       std::vector<std::string> &failures);
    void applyMaintenance(const Json &given, std::vector<std::string> &failures);
    void applyMetal(const std::string &machine, const Json &script);
    void applyPower(const Json &given, std::vector<std::string> &failures);
    void create(const Json &object, std::vector<std::string> &failures);
    /// The garbage collector ends a foreground deletion that nothing waits for; this is what it
    /// waits for.
    void createDependent(const Object &owner);
    /// The members of etcd are exactly those with these addresses, healthy voters all.
    void setEtcdMembers(const Json &addresses, std::vector<std::string> &failures);
    void setStatus(const Json &object, std::vector<std::string> &failures);
    void remove(const Json &object, std::vector<std::string> &failures);
    void openEmbedded();
    void openReal(RealStore &store);
    void ensureNamespace(const std::string &name);
    [[nodiscard]] std::string currentRevision() const;
    /// Sets wall time alone: stamps of the past are written in the past.
    void pretendNow(TimePoint time);
    /// The cluster as a group of controllers sees it, which is held to what the group declares.
    [[nodiscard]] cluster::Cluster &doorOf(const std::string &group,
                                           std::vector<controllers::Right> more = {});

    TimePoint m_start;
    runtime::ManualClock m_clock;
    CaseText m_text;
    QTemporaryDir m_directory;
    std::unique_ptr<Gate> m_gate;
    std::unique_ptr<embedded::EmbeddedCluster> m_embedded{}; ///< null on a real server
    cluster::Cluster *m_cluster = nullptr; ///< the one or the other
    std::unique_ptr<OutsideDoor> m_door{};
    std::unique_ptr<api::KubernetesApi> m_api{};
    std::unique_ptr<Kubelet> m_kubelet{};
    std::unique_ptr<History> m_history{};
    std::unique_ptr<test::FenceOrderMonitor> m_fenceOrder{};
    test::ScriptedActuator m_provider{};
    std::unique_ptr<BareMetal> m_metal{};
    std::unique_ptr<drivers::ActuatorSwitch> m_providers{};
    std::unique_ptr<Scrape> m_scrape{};
    controllers::MachineControllersSettings m_settings{};
    std::vector<std::unique_ptr<test::DeclaredCluster>> m_doors{};
    /// All that run, in the order in which they start.
    std::vector<std::unique_ptr<runtime::ControllerGroup>> m_groups{};
    std::unique_ptr<Maintained> m_maintained{}; ///< null: the case is about something else
    const controllers::MachineControllers *m_machines = nullptr; ///< one of the groups
    const controllers::HealthCheckControllers *m_checks = nullptr; ///< one of the groups
    bool m_paused = false;
    bool m_isStarted = false; ///< startControllers() was there
};

} // namespace hp::conformance
