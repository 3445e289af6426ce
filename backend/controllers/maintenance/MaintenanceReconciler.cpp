// SPDX-License-Identifier: Apache-2.0
#include "backend/controllers/maintenance/MaintenanceReconciler.h"

#include "backend/controllers/maintenance/MaintenancePatch.h"
#include "backend/controllers/maintenance/Replacement.h"
#include "model/resource/Conditions.h"
#include "model/resource/KeyText.h"
#include "model/resource/Machine.h"
#include "model/rules/maintenance/ClusterHealth.h"
#include "model/rules/maintenance/MaintenanceNames.h"
#include "model/rules/maintenance/Turn.h"
#include "model/rules/remediation/HostFence.h"

#include <algorithm>
#include <nlohmann/json.hpp>
#include <utility>

namespace hp::controllers {

using maintenance::MaintenanceStep;
using maintenance::MaintenanceView;
using runtime::Outcome;
namespace kinds = cluster::kinds;

namespace {

std::string touchedNode(const Object &maintenance, const Object &machine)
{
    const std::string touched = maintenance::statusOf(maintenance).nodeName;
    return touched.empty() ? machine::nodeName(machine) : touched;
}

} // namespace

struct MaintenanceReconciler::Pass {
    MaintenanceView view{};
    maintenance::MaintenanceDecision decision{};
    std::function<void(Outcome)> done{};
};

MaintenanceReconciler::MaintenanceReconciler(cluster::Cluster &cluster,
                                             runtime::Clock &clock,
                                             Sources sources,
                                             maintenance::MaintenanceSettings settings)
    : m_cluster(cluster)
    , m_clock(clock)
    , m_sources(std::move(sources))
    , m_settings(settings)
    , m_maintenances(*m_sources.maintenances)
{ }

MaintenanceReconciler::~MaintenanceReconciler() = default;

void MaintenanceReconciler::podChanged(const Object &before, const Object &after)
{
    podChangedFor(m_attempts, before, after);
}

maintenance::MachineLink MaintenanceReconciler::machineOf(const Object &maintenance) const
{
    return maintenance::linkOf(
        maintenance, m_sources.machinesByName->with(maintenance.text("/spec/machinelink")));
}

std::string MaintenanceReconciler::nodeOf(const Object &maintenance) const
{
    return touchedNode(maintenance, m_sources.machines->get(machineOf(maintenance).machine));
}

void MaintenanceReconciler::reconcile(const ObjectKey &key, std::function<void(Outcome)> done)
{
    auto pass = std::make_shared<Pass>();
    pass->done = std::move(done);
    pass->view.settings = m_settings;
    pass->view.maintenance = m_maintenances.get(key);
    if (!pass->view.maintenance || pass->view.maintenance.isDeleting())
        m_attempts.erase(key);
    if (!pass->view.maintenance) {
        m_ages.erase(key);
        pass->done(Outcome::done());
        return;
    }
    // Afresh, not from the copies: who cordoned a Node and which boot it is are remembered.
    maintenance::MachineLink link = machineOf(pass->view.maintenance);
    pass->view.machineFault = std::move(link.fault);
    if (!pass->view.machineFault.empty()) {
        readHost(pass);
        return;
    }
    if (link.machine.name.empty()) {
        const std::string told = maintenance::machineNamespaceOf(pass->view.maintenance);
        link.machine = {told.empty() ? m_sources.machineNamespace : told,
                        pass->view.maintenance.text("/spec/machinelink")};
    }
    read(pass, kinds::machine(), link.machine, &MaintenanceView::machine, [this, pass] {
        // The one that was made anew under the name of ours is not meant: ours is gone.
        if (maintenance::isNamesakeOfTouched(pass->view.maintenance, pass->view.machine))
            pass->view.machine = Object();
        const std::string node = touchedNode(pass->view.maintenance, pass->view.machine);
        if (node.empty())
            readHost(pass);
        else
            read(pass, kinds::node(), {{}, node}, &MaintenanceView::node, [this, pass] {
                readHost(pass);
            });
    });
}

void MaintenanceReconciler::read(const PassPtr &pass,
                                 const cluster::Kind &kind,
                                 const ObjectKey &key,
                                 Object MaintenanceView::*into,
                                 Next next)
{
    m_cluster.get({&kind, key},
                  m_alive.guard([pass, into, next = std::move(next)](const Result<Object> &found) {
                      if (!found && found.error().code != ErrorCode::NotFound) {
                          pass->done(Outcome::failed(found.error()));
                          return;
                      }
                      pass->view.*into = found ? *found : Object();
                      next();
                  }));
}

void MaintenanceReconciler::readHost(const PassPtr &pass)
{
    const MaintenanceView &view = pass->view;
    auto key = keyFrom(maintenance::statusOf(view.maintenance).hostName);
    if (!key) {
        if (const Object host = m_sources.hosts->hostOf(view.machine))
            key = host.key();
    }
    if (!key) {
        ask(pass);
        return;
    }
    read(pass, kinds::bareMetalHost(), *key, &MaintenanceView::host, [this, pass] { ask(pass); });
}

void MaintenanceReconciler::ask(const PassPtr &pass)
{
    // What is taken back waits for no source.
    if (pass->view.maintenance.isDeleting()) {
        decide(pass);
        return;
    }
    if (!m_sources.ask) {
        gather(pass);
        return;
    }
    m_sources.ask(pass->view.maintenance,
                  m_alive.guard([this, pass](const maintenance::EventAnswer &answer) {
                      pass->view.event = answer.report;
                      pass->view.verifyFault = answer.verifyFault;
                      pass->view.instanceIsDown = answer.instanceIsDown;
                      gather(pass);
                  }));
}

void MaintenanceReconciler::gather(const PassPtr &pass)
{
    MaintenanceView &view = pass->view;
    const TimePoint now = m_clock.now();
    view.machineSet = setOf(view.machine, *m_sources.machineSets);
    const std::vector<Object> known = others();
    view.upgrading = maintenance::whatUpgrades(
        m_sources.clusterVersions->list(), m_sources.configPools->list(), m_sources.nodes->list());
    view.unhealthy = unhealthyReason(view, known);
    view.spareHost = hasSpareHost(view.machine, m_sources.allHosts->list(view.machine.ns()));
    const std::vector<Object> nodes = m_sources.nodes->list();
    const auto all = static_cast<std::int64_t>(nodes.size());
    view.goesFirst = maintenance::goesFirst(
        view.maintenance,
        known,
        std::max<std::int64_t>(1, m_settings.atOnce.of(all)),
        m_settings.notReadyNodes.of(maintenance::nodesInZoneOf(view.machine, nodes)),
        domains(nodes),
        now);
    view.window = maintenance::decideWindow({view.machine, m_sources.windows->all(now)}, now);
    decide(pass);
}

/// Null while a site does not say that they go one after another.
maintenance::DomainOf MaintenanceReconciler::domains(const std::vector<Object> &nodes) const
{
    if (m_settings.oneAfterAnother.empty())
        return {};
    std::map<std::string, std::string> domainOfNode;
    for (const Object &node : nodes)
        domainOfNode[node.name()] = node.label(m_settings.oneAfterAnother).value_or("");
    return [this, domainOfNode = std::move(domainOfNode)](const Object &other) {
        const auto found = domainOfNode.find(nodeOf(other));
        return found == domainOfNode.end() ? std::string() : found->second;
    };
}

std::vector<Object> MaintenanceReconciler::others()
{
    std::vector<Object> others;
    // The pass before may have begun one that the copy does not show yet.
    for (const Object &known : m_sources.maintenances->list()) {
        if (Object other = m_maintenances.get(known.key()))
            others.push_back(std::move(other));
    }
    return others;
}

Message MaintenanceReconciler::unhealthyReason(const MaintenanceView &view,
                                               const std::vector<Object> &others) const
{
    maintenance::ClusterHealthView health;
    health.machine = view.machine;
    health.machineSet = view.machineSet;
    health.nodes = m_sources.nodes->list();
    health.budgets = m_sources.budgets->list();
    health.pods = m_sources.pods->list();
    health.notReadyNodes = m_settings.notReadyNodes;
    health.notReadyElsewhere = m_settings.notReadyElsewhere;
    for (const Object &other : others) {
        if (maintenance::areOneGroup(other, view.maintenance)
            && maintenance::isInWork(other.text("/status/maintenance")))
            health.expected.insert(nodeOf(other));
    }
    return maintenance::whyUnhealthy(health);
}

void MaintenanceReconciler::measure(MaintenanceView &view)
{
    const auto ageOf = [this](runtime::SteadyDeadline &age, std::optional<TimePoint> stored) {
        if (!stored)
            age.forget();
        return stored ? std::optional(age.age(*stored, m_clock)) : std::nullopt;
    };
    const maintenance::MaintenanceStatus stored = maintenance::statusOf(view.maintenance);
    Ages &ages = m_ages[view.maintenance.key()];
    view.stepAge = ageOf(ages.step, stored.since);
    view.workAge = ageOf(ages.work, stored.begun);
    view.readyAge =
        ageOf(ages.ready, Conditions(view.node.at("/status/conditions")).transitionTime("Ready"));
}

void MaintenanceReconciler::decide(const PassPtr &pass)
{
    measure(pass->view);
    pass->decision = maintenance::decideMaintenance(pass->view, m_clock.now());
    if (pass->decision.step == MaintenanceStep::TryDrain)
        drain(pass);
    else
        store(pass);
}

void MaintenanceReconciler::drain(const PassPtr &pass)
{
    const ObjectKey key = pass->view.maintenance.key();
    auto &attempt = m_attempts[key];
    attempt = std::make_unique<DrainAttempt>(
        m_cluster, m_clock, *m_sources.pods, pass->view.node, rules::DrainSettings{});
    attempt->start(m_alive.guard([this, pass, key](const rules::AttemptResult &result) {
        // Taken out first: this runs inside the attempt.
        const auto ended = m_attempts.extract(key);
        pass->view.drain = maintenance::DrainOutcome{
            result.kind == rules::AttemptResult::Kind::Emptied, result.error, result.blocking};
        decide(pass);
    }),
                   [](const std::vector<rules::BlockingPod> &) {});
}

void MaintenanceReconciler::store(const PassPtr &pass)
{
    const Object &maintenance = pass->view.maintenance;
    const Object body = maintenance::statusPatch(maintenance, pass->decision.status, m_clock.now());
    if (!body || pass->decision.step == MaintenanceStep::DeleteMaintenance
        || pass->decision.step == MaintenanceStep::LetGo) {
        act(pass);
        return;
    }
    cluster::WriteOptions options;
    options.user = options.fieldManager = maintenanceController;
    m_cluster.patch({&kinds::machineMaintenance(), maintenance.key()},
                    cluster::PatchType::Merge,
                    body.json(),
                    cluster::Subresource::Status,
                    options,
                    m_alive.guard([this, pass](const Result<cluster::Written> &written) {
                        if (!written) {
                            finish(pass, &written.error());
                            return;
                        }
                        m_maintenances.remember(written->object);
                        recordEvents(pass);
                        pass->view.maintenance = written->object;
                        act(pass);
                    }));
}

/// Tells what changed: another step, or alerts that are new.
void MaintenanceReconciler::recordEvents(const PassPtr &pass)
{
    const maintenance::MaintenanceStatus before = maintenance::statusOf(pass->view.maintenance);
    const maintenance::MaintenanceStatus &after = pass->decision.status;
    cluster::EventRecord record;
    record.regarding = pass->view.maintenance;
    record.action = "Maintain";
    record.reportingController = maintenanceController;
    bool told = false;
    for (const maintenance::Alert &alert : after.alerts) {
        told = told || alert.name == pass->decision.word;
        if (std::none_of(before.alerts.begin(), before.alerts.end(), [&](const auto &known) {
                return known.name == alert.name;
            })) {
            record.warning = true;
            record.reason = alert.name;
            record.note = alert.sentence();
            m_cluster.recordEvent(record);
        }
    }
    if (before.step != after.step
        && (after.step == maintenance::step::failed || after.step == maintenance::step::expired))
        count(metrics::Metric::MaintenanceFailures, pass->decision.word, 1);
    // An alert that ends the work says all there is to say.
    if (before.step == after.step || told)
        return;
    record.warning = after.step == maintenance::step::failed;
    record.reason = pass->decision.word;
    record.note = after.reason;
    m_cluster.recordEvent(std::move(record));
}

void MaintenanceReconciler::count(metrics::Metric metric,
                                  const std::string &label,
                                  double amount) const
{
    if (m_sources.count)
        m_sources.count(metric, {label}, amount);
}

void MaintenanceReconciler::act(const PassPtr &pass)
{
    const MaintenanceView &view = pass->view;
    switch (pass->decision.step) {
    case MaintenanceStep::Stop:
    case MaintenanceStep::TryDrain:
        finish(pass, nullptr);
        return;
    case MaintenanceStep::DeleteMachine:
        remove(pass, kinds::machine(), view.machine);
        return;
    case MaintenanceStep::DeleteMaintenance:
        remove(pass, kinds::machineMaintenance(), view.maintenance);
        return;
    default: {
        MaintenancePatch one = patchFor(pass->decision.step, view);
        patch(pass, *one.kind, one.target, std::move(one.body));
    }
    }
}

void MaintenanceReconciler::patch(const PassPtr &pass,
                                  const cluster::Kind &kind,
                                  const Object &target,
                                  Json body)
{
    // Another object of the same name is not meant.
    body["metadata"]["uid"] = target.uid();
    cluster::WriteOptions options;
    options.user = options.fieldManager = maintenanceController;
    const bool ours = &kind == &kinds::machineMaintenance();
    m_cluster.patch({&kind, target.key()},
                    cluster::PatchType::Merge,
                    std::move(body),
                    cluster::Subresource::None,
                    options,
                    m_alive.guard([this, pass, ours](const Result<cluster::Written> &written) {
                        if (written && ours)
                            m_maintenances.remember(written->object);
                        finish(pass, written ? nullptr : &written.error());
                    }));
}

void MaintenanceReconciler::remove(const PassPtr &pass,
                                   const cluster::Kind &kind,
                                   const Object &target)
{
    cluster::DeleteOptions options;
    options.uid = target.uid();
    options.user = maintenanceController;
    m_cluster.remove(
        {&kind, target.key()},
        options,
        m_alive.guard([this, pass](const Result<cluster::Deleted> &deleted) {
            const auto &status = pass->decision.status;
            if (deleted && pass->decision.step == MaintenanceStep::DeleteMaintenance
                && status.step == maintenance::step::verifying && status.begun) {
                const std::chrono::duration<double> took =
                    pass->view.workAge.value_or(m_clock.now() - *status.begun);
                count(metrics::Metric::MaintenanceDuration, status.strategy, took.count());
            }
            finish(pass, deleted ? nullptr : &deleted.error());
        }));
}

void MaintenanceReconciler::finish(const PassPtr &pass, const Error *error)
{
    const bool movedOn =
        error && (error->code == ErrorCode::Conflict || error->code == ErrorCode::NotFound);
    if (error && !movedOn)
        pass->done(Outcome::failed(*error));
    else if (movedOn)
        pass->done(Outcome::recheckAfter(Duration(0)));
    else if (pass->decision.recheckAfter)
        pass->done(Outcome::recheckAfter(*pass->decision.recheckAfter));
    else
        pass->done(Outcome::done());
}

} // namespace hp::controllers
