// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/cluster/Cluster.h"
#include "backend/controllers/machine/DrainAttempt.h"
#include "backend/controllers/remediation/HostFinder.h"
#include "backend/maintenance/calendar/WindowCache.h"
#include "backend/runtime/Clock.h"
#include "backend/runtime/Controller.h"
#include "backend/runtime/FieldIndex.h"
#include "backend/runtime/Lifetime.h"
#include "backend/runtime/OwnWrites.h"
#include "backend/runtime/SteadyDeadline.h"
#include "model/rules/maintenance/MachineLink.h"
#include "model/rules/maintenance/MaintenanceDecision.h"
#include "model/rules/maintenance/Turn.h"
#include "model/rules/metrics/Catalogue.h"

#include <functional>
#include <map>
#include <memory>
#include <string>
#include <vector>

namespace hp::controllers {

/// Asks the source of a MachineMaintenance; answers exactly once, on the same thread.
using AskSource = std::function<void(const Object &maintenance,
                                     std::function<void(maintenance::EventAnswer)> answer)>;

/// Something that metrics count has happened; labels in the order of the catalogue.
using CountMaintenance = std::function<void(
    metrics::Metric metric, const std::vector<std::string> &labels, double amount)>;

/// As who maintenance is written and told.
inline constexpr const char *maintenanceController = "maintenance-controller";

/// Carries out what decideMaintenance() says: reads Machine, Node and host afresh, stores status at
/// the revision that was decided on, and only when that is durable takes the one step. Nothing is
/// remembered between passes but attempts to drain under way, and how old what is stored was when
/// it was first seen. Lives on the control thread; everything passed in outlives it.
class MaintenanceReconciler final : public runtime::Reconciler
{
public:
    struct Sources {
        const runtime::Informer *maintenances = nullptr;
        const runtime::Informer *machines = nullptr;
        const runtime::FieldIndex *machinesByName = nullptr;
        const runtime::Informer *machineSets = nullptr;
        const runtime::Informer *nodes = nullptr;
        const runtime::Informer *pods = nullptr;
        const runtime::Informer *budgets = nullptr;
        const runtime::Informer *clusterVersions = nullptr;
        const runtime::Informer *configPools = nullptr;
        const runtime::Informer *allHosts = nullptr;
        const HostFinder *hosts = nullptr;
        maintenance::WindowCache *windows = nullptr;
        AskSource ask{}; ///< none: no source is configured
        CountMaintenance count{}; ///< none: nobody counts
        std::string machineNamespace{}; ///< of Machines, when the maintenance has its own
    };

    MaintenanceReconciler(cluster::Cluster &cluster,
                          runtime::Clock &clock,
                          Sources sources,
                          maintenance::MaintenanceSettings settings);
    ~MaintenanceReconciler() override;

    void reconcile(const ObjectKey &key, std::function<void(runtime::Outcome)> done) override;
    /// Feed every change of the pod informer in here.
    void podChanged(const Object &before, const Object &after);
    /// The Machine that a maintenance is about.
    [[nodiscard]] maintenance::MachineLink machineOf(const Object &maintenance) const;
    /// The Node that it touches, or else that of its Machine; empty when there is none.
    [[nodiscard]] std::string nodeOf(const Object &maintenance) const;

private:
    struct Pass;
    using PassPtr = std::shared_ptr<Pass>;
    using Next = std::function<void()>;
    struct Ages {
        runtime::SteadyDeadline step{};
        runtime::SteadyDeadline work{};
        runtime::SteadyDeadline ready{};
    };

    void measure(maintenance::MaintenanceView &view);
    void read(const PassPtr &pass,
              const cluster::Kind &kind,
              const ObjectKey &key,
              Object maintenance::MaintenanceView::*into,
              Next next);
    void readHost(const PassPtr &pass);
    void ask(const PassPtr &pass);
    void gather(const PassPtr &pass);
    [[nodiscard]] maintenance::DomainOf domains(const std::vector<Object> &nodes) const;
    [[nodiscard]] std::vector<Object> others(); ///< all that there are
    [[nodiscard]] Message unhealthyReason(const maintenance::MaintenanceView &view,
                                          const std::vector<Object> &others) const;
    void decide(const PassPtr &pass);
    void drain(const PassPtr &pass);
    void store(const PassPtr &pass);
    void recordEvents(const PassPtr &pass);
    void count(metrics::Metric metric, const std::string &label, double amount) const;
    void act(const PassPtr &pass);
    void patch(const PassPtr &pass, const cluster::Kind &kind, const Object &target, Json body);
    void remove(const PassPtr &pass, const cluster::Kind &kind, const Object &target);
    void finish(const PassPtr &pass, const Error *error);

    cluster::Cluster &m_cluster;
    runtime::Clock &m_clock;
    Sources m_sources;
    maintenance::MaintenanceSettings m_settings;
    runtime::OwnWrites m_maintenances;
    DrainAttempts m_attempts{};
    std::map<ObjectKey, Ages> m_ages{};
    runtime::Lifetime m_alive{};
};

} // namespace hp::controllers
