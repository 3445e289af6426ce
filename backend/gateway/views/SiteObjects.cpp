// SPDX-License-Identifier: Apache-2.0
#include "backend/gateway/views/SiteObjects.h"

#include "model/resource/ControlPlane.h"
#include "model/resource/Event.h"
#include "model/rules/holds/PodOwner.h"

#include <algorithm>
#include <array>
#include <nlohmann/json.hpp>
#include <string_view>
#include <utility>

namespace hp::gateway {

using cluster::Kind;
using cluster::KindRegistry;
namespace kinds = cluster::kinds;

namespace {

constexpr std::size_t maxReporters = 1000;
/// Beyond so many, those that have no pods any more are forgotten.
constexpr std::size_t maxDeployments = 5000;
constexpr const char *nodeLeases = "kube-node-lease";

const Kind &kindOf(const char *apiVersion, const char *kind)
{
    return *KindRegistry::instance().findKind(apiVersion, kind);
}

cluster::Query all(const Kind &kind)
{
    cluster::Query query;
    query.kind = &kind;
    return query;
}

} // namespace

SiteObjects::SiteObjects(cluster::Cluster &cluster, runtime::Clock &clock)
    : m_clock(clock)
    , m_budgets(cluster, all(kinds::podDisruptionBudget()), clock)
    , m_checks(cluster, all(kinds::machineHealthCheck()), clock)
    , m_sets(cluster, all(kinds::machineSet()), clock)
    , m_remediations(cluster, all(kinds::metal3Remediation()), clock)
    , m_controlPlanes(cluster, all(kinds::controlPlaneMachineSet()), clock)
    , m_leases(cluster, all(kinds::lease()), clock)
    , m_operators(cluster, all(kinds::clusterOperator()), clock)
    , m_versions(cluster, all(kindOf("config.openshift.io/v1", "ClusterVersion")), clock)
    , m_maintenances(
          cluster,
          all(kindOf("machinemaintenance.managed.openshift.io/v1alpha1", "MachineMaintenance")),
          clock)
    , m_windows(cluster, all(kindOf("holdpoint.dev/v1alpha1", "MaintenanceWindow")), clock)
{
    m_streams = {
        {&m_budgets, &kinds::podDisruptionBudget()},
        {&m_checks, &kinds::machineHealthCheck()},
        {&m_sets, &kinds::machineSet()},
        {&m_remediations, &kinds::metal3Remediation()},
        {&m_controlPlanes, &kinds::controlPlaneMachineSet()},
        {&m_leases, &kinds::lease()},
        {&m_operators, &kinds::clusterOperator()},
        {&m_versions, &kindOf("config.openshift.io/v1", "ClusterVersion")},
        {&m_maintenances,
         &kindOf("machinemaintenance.managed.openshift.io/v1alpha1", "MachineMaintenance")},
        {&m_windows, &kindOf("holdpoint.dev/v1alpha1", "MaintenanceWindow")}};
    for (const auto &[informer, kind] : m_streams) {
        if (informer != &m_leases)
            watch(*informer);
    }
    m_leases.onChange(
        [this](const Object &before, const Object &after) { leaseChanged(before, after); });
    m_maintenances.onChange([this](const Object &before, const Object &after) {
        const Object &one = after ? after : before;
        emit machineConcerned({one.ns(), one.text("/spec/machinelink")});
    });
}

SiteObjects::~SiteObjects()
{
    stop();
}

void SiteObjects::watch(runtime::Informer &informer)
{
    informer.onChange([this](const Object &, const Object &) { touch(); });
}

/// An owner that is silent may lose its hook: a clock that was set forward makes nobody silent.
void SiteObjects::noticeClock()
{
    const auto step = m_clockWatch ? m_clockWatch->poll() : std::nullopt;
    if (!step)
        return;
    for (auto &[name, sign] : m_leaseSigns)
        sign = holds::clockSet(std::move(sign), step->became - step->was, step->became);
    touch();
}

void SiteObjects::leaseChanged(const Object &before, const Object &after)
{
    // Every kubelet renews one there, and none of them owns a hook.
    if ((after ? after : before).ns() == nodeLeases)
        return;
    noticeClock();
    holds::LeaseSign last;
    if (before) {
        last = holds::signOf(before);
        for (const std::string &name : holds::ownerNames(before)) {
            const auto it = m_leaseSigns.find(name);
            if (it == m_leaseSigns.end() || it->second.lease != before.key())
                continue;
            last = it->second;
            m_leaseSigns.erase(it);
        }
        m_holderPods.erase({before.ns(), last.holder});
    }
    if (after) {
        holds::LeaseSign sign = holds::signOf(after);
        if (before)
            sign = holds::followed(last, std::move(sign), m_clock.now());
        m_holderPods.insert({after.ns(), sign.holder});
        for (const std::string &name : holds::ownerNames(after)) {
            holds::LeaseSign &known = m_leaseSigns[name];
            if (known.lease.name.empty() || known.renewed <= sign.renewed)
                known = sign;
        }
    }
    m_stale = true;
}

holds::HolderPod SiteObjects::podOf(const holds::LeaseSign &sign) const
{
    const Object pod = m_pods ? m_pods->get({sign.lease.ns, sign.holder}) : Object();
    if (!pod)
        return holds::HolderPod::Unknown;
    return machine::conditionIs(pod, "Ready", "True") ? holds::HolderPod::Ready
                                                      : holds::HolderPod::NotReady;
}

void SiteObjects::start()
{
    for (const auto &[informer, kind] : m_streams)
        informer->start();
}

void SiteObjects::stop()
{
    for (const auto &[informer, kind] : m_streams)
        informer->stop();
}

std::vector<std::pair<runtime::Informer *, const Kind *>> SiteObjects::streams()
{
    return m_streams;
}

void SiteObjects::touch()
{
    m_stale = true;
    m_changed = true;
}

void SiteObjects::machineChanged(const Object &before, const Object &after)
{
    if (!machine::isMaster(before) && !machine::isMaster(after))
        return;
    if (machine::isMaster(after))
        m_masters[after.key()] = after.atRest();
    else
        m_masters.erase(before.key());
    touch();
}

void SiteObjects::nodeChanged(const Object &before, const Object &after)
{
    const std::string &name = (after ? after : before).name();
    const bool wasUnready = m_unreadyNodes.contains(name);
    const bool isUnready = after && !machine::conditionIs(after, "Ready", "True");
    if (wasUnready != isUnready) {
        if (isUnready)
            m_unreadyNodes.insert(name);
        else
            m_unreadyNodes.erase(name);
        m_stale = true;
        m_areNodesChanged = true;
    }
    const bool was = before && machine::isControlPlane(before);
    const bool is = after && machine::isControlPlane(after);
    if (!was && !is)
        return;
    // A heartbeat changes nothing that rules ask about.
    const auto same = [&](std::string_view pointer) {
        return before.at(pointer) == after.at(pointer);
    };
    const bool heartbeat = was && is && same("/spec/unschedulable") && same("/spec/taints")
        && same("/metadata/labels") && same("/metadata/annotations")
        && machine::conditionIs(before, "Ready", "True")
            == machine::conditionIs(after, "Ready", "True");
    if (is)
        m_controlPlaneNodes[after.name()] = after.atRest();
    else
        m_controlPlaneNodes.erase(before.name());
    m_stale = true;
    m_changed = m_changed || !heartbeat;
}

void SiteObjects::countPod(const Object &pod, int sign)
{
    if (!pod)
        return;
    const ObjectKey key{pod.ns(), holds::deploymentOf(pod)};
    if (key.name.empty())
        return;
    holds::DeploymentPods &pods = m_deployments[key];
    pods.total += sign;
    if (pod.text("/metadata/ownerReferences/0/kind") == "Job") {
        pods.isJob = true;
        if (pod.text("/status/phase") == "Succeeded")
            pods.ended += sign;
        pods.lastMade = std::max(pods.lastMade, pod.creationTimestamp());
        // Another Job of that name: the one that gave up makes no more.
        if (pods.failedAt && pods.lastMade > pods.failedAt) {
            pods.failure.clear();
            pods.failedAt.reset();
        }
    }
    if (machine::conditionIs(pod, "Ready", "True")) {
        pods.ready += sign;
    } else if (const std::string trouble = holds::troubleOfPod(pod); !trouble.empty()) {
        if ((pods.troubles[trouble] += sign) <= 0)
            pods.troubles.erase(trouble);
    }
    // One without pods is remembered: it was scaled to nothing, and a hook may name it.
    if (pods.total <= 0 && m_deployments.size() > maxDeployments)
        m_deployments.erase(key);
    m_stale = true;
}

void SiteObjects::podChanged(const Object &before, const Object &after)
{
    countPod(before, -1);
    countPod(after, 1);
    const Object &pod = after ? after : before;
    if (m_budgetNamespaces.contains(pod.ns()) || m_holderPods.contains(pod.key()))
        touch();
}

/// A set of pods that may not be made says so by Events alone: the quota of its namespace, an
/// admission webhook. So does a Job that gives up: its pods may be gone by then
/// (kubernetes/kubernetes, pkg/controller/job: the reason is that of its condition Failed).
void SiteObjects::noteRefusal(const Object &event)
{
    constexpr std::array givesUp{std::string_view("BackoffLimitExceeded"),
                                 std::string_view("DeadlineExceeded"),
                                 std::string_view("PodFailurePolicy"),
                                 std::string_view("FailedIndexes"),
                                 std::string_view("MaxFailedIndexesExceeded")};
    const auto at = event::lastTime(event);
    const std::string &kind = event.text("/involvedObject/kind");
    const std::string &reason = event.text("/reason");
    const bool isOver = kind == "Job" && std::ranges::find(givesUp, reason) != givesUp.end();
    if ((reason != "FailedCreate" && !isOver) || !at)
        return;
    if (kind != "ReplicaSet" && kind != "StatefulSet" && kind != "DaemonSet" && kind != "Job")
        return;
    const std::string &set = event.text("/involvedObject/name");
    const ObjectKey key{event.text("/involvedObject/namespace"),
                        kind == "ReplicaSet" ? holds::deploymentOfSet(set) : set};
    const auto known = m_deployments.find(key);
    if (key.name.empty()
        || (known == m_deployments.end() && m_deployments.size() >= maxDeployments))
        return;
    holds::DeploymentPods &pods = m_deployments[key];
    pods.isJob = pods.isJob || kind == "Job";
    if (isOver) {
        // Events come behind the pods after a start, and once more when they are removed.
        if (pods.lastMade > at || pods.failedAt > at)
            return;
        const std::string &words = event.text("/message");
        pods.failure = words.empty() ? reason : reason + ": " + words;
        pods.failedAt = *at;
        m_stale = true;
        return;
    }
    if (pods.refusedAt && *at <= *pods.refusedAt)
        return;
    pods.refusedAt = *at;
    pods.refusal = event.text("/message");
    m_stale = true;
}

void SiteObjects::eventSeen(const Object &event)
{
    noteRefusal(event);
    const std::string &reporter = event::reporterOf(event);
    const auto at = event::lastTime(event);
    if (reporter.empty() || !at)
        return;
    if (m_lastEvents.size() >= maxReporters && !m_lastEvents.contains(reporter))
        return;
    TimePoint &last = m_lastEvents[reporter];
    if (*at > last) {
        last = *at;
        m_stale = true;
    }
}

void SiteObjects::setBaselines(holds::BaselineLookup baselines)
{
    m_baselines = std::move(baselines);
    touch();
}

void SiteObjects::setLimits(holds::Budgets limits)
{
    m_limits = std::move(limits);
    touch();
}

void SiteObjects::setSeenOfOwners(std::map<std::string, holds::OwnerSigns> seen)
{
    m_seenOfOwners = std::move(seen);
    touch();
}

void SiteObjects::setWaits(std::vector<holds::WaitEdge> waits, std::map<ObjectKey, Message> heldBy)
{
    if (waits == m_waits && heldBy == m_heldBy)
        return;
    m_waits = std::move(waits);
    m_heldBy = std::move(heldBy);
    touch();
}

void SiteObjects::setBudgetNamespaces(std::set<std::string> namespaces,
                                      const runtime::Informer &pods)
{
    m_pods = &pods;
    if (namespaces == m_budgetNamespaces)
        return;
    m_budgetNamespaces = std::move(namespaces);
    touch();
}

bool SiteObjects::takeChanged()
{
    if (m_changed)
        m_areNodesChanged = false; // all who wait are judged
    return std::exchange(m_changed, false);
}

std::shared_ptr<const holds::SiteView> SiteObjects::view()
{
    noticeClock();
    if (!std::exchange(m_stale, false))
        return m_view;
    auto site = std::make_shared<holds::SiteView>();
    for (const auto &[key, master] : m_masters)
        site->masters.push_back(master);
    for (const auto &[name, node] : m_controlPlaneNodes)
        site->controlPlaneNodes.push_back(node);
    for (const Object &set : m_controlPlanes.list()) {
        if (set.at("/spec/replicas").is_number_integer())
            site->wantedMasters = set.at("/spec/replicas").get<int>();
    }
    site->unreadyNodes = m_unreadyNodes;
    site->budgets = m_budgets.list();
    for (const std::string &ns : m_budgetNamespaces) {
        const auto pods = m_pods->list(ns);
        site->budgetPods.insert(site->budgetPods.end(), pods.begin(), pods.end());
    }
    site->healthChecks = m_checks.list();
    site->machineSets = m_sets.list();
    site->remediations = m_remediations.list();
    site->remediationsKnown = m_remediations.isListed();
    site->clusterVersions = m_versions.list();
    site->maintenances = m_maintenances.list();
    site->windows = m_windows.list();
    for (auto &[name, sign] : m_leaseSigns)
        sign.pod = podOf(sign);
    site->owners = {m_leaseSigns,
                    m_operators.list(),
                    m_operators.hasSynced(),
                    m_deployments,
                    m_pods && m_pods->hasSynced(),
                    m_lastEvents};
    for (const auto &[raw, seen] : m_seenOfOwners)
        holds::replaceSigns(raw, site->owners, seen);
    site->waits = m_waits;
    site->heldBy = m_heldBy;
    site->limits = m_limits;
    site->baselines = m_baselines;
    m_view = std::move(site);
    return m_view;
}

} // namespace hp::gateway

#include "moc_SiteObjects.cpp"
