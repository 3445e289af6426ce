// SPDX-License-Identifier: Apache-2.0
#include "backend/gateway/WorkloadClusters.h"

#include "backend/runtime/RateLimiter.h"
#include "model/messages/ClusterApi.h"
#include "model/resource/ClusterApi.h"

#include <QMetaObject>

#include <algorithm>
#include <utility>

namespace hp::gateway {

namespace {

constexpr Duration keptIdleFor = std::chrono::minutes(10);
constexpr Duration checkEvery = std::chrono::seconds(30);
/// Between two tries of a cluster that cannot be seen.
const runtime::Backoff &retries()
{
    static const runtime::Backoff backoff{std::chrono::seconds(10), std::chrono::minutes(10)};
    return backoff;
}
/// What is seen for so long and breaks is a failure for itself.
constexpr Duration lastingSight = std::chrono::minutes(1);
/// A rollout drains a few at a time; of more the conditions of Cluster API say enough.
constexpr std::size_t maxDrainsOfCluster = 20;
/// One that failed so often in a row is dead: nobody gives way to it any more.
constexpr int triesInPlaceOfOthers = 3;

/// What a Machine says of its cluster is anybody's text, and becomes the name of a Secret and a
/// file.
ObjectKey clusterKeyOf(const Object &machine)
{
    constexpr std::string_view letters = "abcdefghijklmnopqrstuvwxyz0123456789.-";
    std::string name = capi::clusterNameOf(machine);
    if (name.size() > 253 || name.find_first_not_of(letters) != std::string::npos)
        name.clear();
    return {machine.ns(), std::move(name)};
}

} // namespace

WorkloadClusters::WorkloadClusters(cluster::Cluster &management, runtime::Clock &clock)
    : m_management(management)
    , m_clock(clock)
{ }

WorkloadClusters::~WorkloadClusters() = default;

void WorkloadClusters::stop()
{
    m_clock.cancel(m_timer);
    m_wants.clear();
    m_pages.clear();
    m_entries.clear();
}

WorkloadClusters::Entry &WorkloadClusters::entryOf(const ObjectKey &cluster)
{
    Entry &entry = m_entries[cluster];
    if (entry.cluster)
        return entry;
    entry.cluster = std::make_unique<WorkloadCluster>(cluster, m_management, m_clock, m_ports);
    connect(entry.cluster.get(),
            &WorkloadCluster::changed,
            this,
            [this, &entry](const std::set<std::string> &nodes) { notify(entry, nodes); });
    connect(entry.cluster.get(), &WorkloadCluster::ended, this, [this, &entry] {
        // What can be listed and not be watched is seen with every try.
        if (entry.cluster->lastSight() >= lastingSight)
            entry.failures = 0;
        entry.nextTry = m_clock.uptime() + retries().after(entry.failures++);
        reviewLater();
    });
    return entry;
}

WorkloadClusters::Want *WorkloadClusters::wantOf(const Object &machine)
{
    const ObjectKey cluster = clusterKeyOf(machine);
    const std::string &node = capi::nodeNameOf(machine);
    if (!m_ports.open || cluster.name.empty() || (node.empty() && !capi::awaitsNode(machine))) {
        drop(machine.key());
        return nullptr;
    }
    Want &want = m_wants[machine.key()];
    if (want.cluster != cluster) {
        if (const auto before = m_entries.find(want.cluster); before != m_entries.end())
            before->second.machines.erase(machine.key());
        want.cluster = cluster;
    }
    want.node = node;
    entryOf(cluster).machines.insert(machine.key());
    return &want;
}

void WorkloadClusters::need(const Object &machine, Need need)
{
    // Most Machines never need anything.
    if (need == Need::None && !m_wants.contains(machine.key()))
        return;
    Want *want = wantOf(machine);
    if (want == nullptr || std::exchange(want->need, need) == need)
        return;
    want->last = m_clock.uptime();
    reviewLater();
}

void WorkloadClusters::setOpenPages(const std::vector<Object> &machines)
{
    std::set<ObjectKey> pages;
    for (const Object &machine : machines)
        pages.insert(machine.key());
    for (const ObjectKey &machine : m_pages) {
        if (const auto it = m_wants.find(machine);
            it != m_wants.end() && !pages.contains(machine)) {
            it->second.hasPage = false;
            it->second.last = m_clock.uptime();
        }
    }
    for (const Object &machine : machines) {
        if (Want *want = wantOf(machine))
            want->hasPage = true;
    }
    if (pages != std::exchange(m_pages, pages))
        reviewLater();
}

void WorkloadClusters::forget(const ObjectKey &machine)
{
    m_pages.erase(machine);
    drop(machine);
}

void WorkloadClusters::drop(const ObjectKey &machine)
{
    const auto want = m_wants.find(machine);
    if (want == m_wants.end())
        return;
    if (const auto entry = m_entries.find(want->second.cluster); entry != m_entries.end())
        entry->second.machines.erase(machine);
    m_wants.erase(want);
    reviewLater();
}

bool WorkloadClusters::stands(const Entry &entry) const
{
    return std::ranges::any_of(
        entry.machines, [this](const ObjectKey &machine) { return m_wants.at(machine).stands(); });
}

bool WorkloadClusters::drains(const Entry &entry) const
{
    return std::ranges::any_of(entry.machines, [this](const ObjectKey &machine) {
        return m_wants.at(machine).need == Need::Drain;
    });
}

void WorkloadClusters::reviewLater()
{
    if (std::exchange(m_isReviewing, true))
        return;
    QMetaObject::invokeMethod(
        &m_context, [this] { review(); }, Qt::QueuedConnection);
}

void WorkloadClusters::review()
{
    m_isReviewing = false;
    if (m_ports.maxOpen == 0)
        return;
    const Duration now = m_clock.uptime();
    dropIdle(now);
    for (const auto &[key, entry] : m_entries)
        entry.cluster->check();
    openWanted(now);
    wake(now);
}

void WorkloadClusters::dropIdle(Duration now)
{
    std::erase_if(m_wants, [this, now](const auto &one) {
        const auto &[machine, want] = one;
        const bool isOver = !want.stands() && now - want.last >= keptIdleFor;
        if (isOver)
            m_entries.at(want.cluster).machines.erase(machine);
        return isOver;
    });
    std::erase_if(m_entries, [](const auto &one) { return one.second.machines.empty(); });
}

void WorkloadClusters::openWanted(Duration now)
{
    std::vector<Entry *> wanted;
    std::size_t open = 0;
    for (auto &[key, entry] : m_entries) {
        std::set<std::string> nodes;
        for (const ObjectKey &machine : entry.machines) {
            const Want &want = m_wants.at(machine);
            if (want.need == Need::Drain && nodes.size() < maxDrainsOfCluster)
                nodes.insert(want.node);
        }
        entry.cluster->setDrains(std::move(nodes));
        if (entry.cluster->isOpen())
            ++open;
        else if (!entry.cluster->isOwn() && entry.nextTry <= now && stands(entry))
            wanted.push_back(&entry);
    }
    std::ranges::stable_sort(
        wanted, [this](const Entry *a, const Entry *b) { return drains(*a) && !drains(*b); });
    for (Entry *entry : wanted) {
        if (open < m_ports.maxOpen) {
            ++open;
            entry->cluster->open();
        } else if (closeIdle()
                   || (drains(*entry) && entry->failures < triesInPlaceOfOthers
                       && closeUndrained())) {
            entry->cluster->open();
        } else {
            entry->cluster->setUnseen(
                say::capiWorkloadsAreFull(static_cast<std::int64_t>(m_ports.maxOpen)));
        }
    }
}

bool WorkloadClusters::closeUndrained()
{
    const auto isLookedAt = [this](const Entry &entry) {
        return std::ranges::any_of(entry.machines, [this](const ObjectKey &machine) {
            return m_wants.at(machine).hasPage;
        });
    };
    Entry *found = nullptr;
    for (auto &[key, entry] : m_entries) {
        if (!entry.cluster->isOpen() || drains(entry))
            continue;
        if (found == nullptr || isLookedAt(*found))
            found = &entry;
    }
    if (found == nullptr)
        return false;
    found->cluster->yield(say::capiWorkloadsAreFull(static_cast<std::int64_t>(m_ports.maxOpen)));
    // That was no failure of its own.
    found->failures = 0;
    found->nextTry = {};
    return true;
}

bool WorkloadClusters::closeIdle()
{
    for (auto &[key, entry] : m_entries) {
        if (!entry.cluster->isOpen() || stands(entry))
            continue;
        for (const ObjectKey &machine : entry.machines)
            m_wants.erase(machine);
        m_entries.erase(key);
        return true;
    }
    return false;
}

void WorkloadClusters::wake(Duration now)
{
    m_clock.cancel(std::exchange(m_timer, 0));
    std::optional<Duration> next;
    const auto by = [&next](Duration at) { next = next ? std::min(*next, at) : at; };
    for (const auto &[machine, want] : m_wants) {
        if (!want.stands())
            by(want.last + keptIdleFor);
    }
    for (const auto &[key, entry] : m_entries) {
        if (entry.cluster->isOpen())
            by(now + checkEvery);
        else if (!entry.cluster->isOwn() && entry.nextTry > now && stands(entry))
            by(entry.nextTry);
    }
    if (next)
        m_timer = m_clock.after(*next - now, &m_context, [this] { review(); });
}

void WorkloadClusters::notify(const Entry &entry, const std::set<std::string> &nodes) const
{
    std::set<ObjectKey> machines;
    for (const ObjectKey &machine : entry.machines) {
        if (nodes.empty() || nodes.contains(m_wants.at(machine).node))
            machines.insert(machine);
    }
    if (machines.empty())
        return;
    for (const Handler &handler : m_handlers)
        handler(machines);
}

void WorkloadClusters::addTo(capi::CapiView &view) const
{
    const auto want = m_wants.find(view.machine.key());
    if (want == m_wants.end())
        return;
    const Entry &entry = m_entries.at(want->second.cluster);
    const WorkloadCluster &cluster = *entry.cluster;
    if (m_ports.maxOpen == 0) {
        view.workloadUnseen = say::capiWorkloadsAreOff();
        return;
    }
    if (cluster.isOwn())
        return;
    view.isElsewhere = true;
    const std::string &name = capi::nodeNameOf(view.machine);
    const Object node = name.empty() ? Object() : cluster.node(name);
    if (name.empty())
        view.likeNode = entry.cluster->nodeLike(view.machine);
    if (node && !capi::isNodeOf(node, view.machine)) {
        view.workloadUnseen = say::capiNodeIsOfAnother(name);
        return;
    }
    view.node = node;
    if (node && view.machine.isDeleting()) {
        view.pods = cluster.podsOn(name);
        view.budgets = cluster.budgets();
        view.workloadUnseen = cluster.whyNotDrains();
    }
    if (const auto &unseen = cluster.unseen()) {
        view.workloadUnseen = unseen->why;
        view.workloadUnseenSince = unseen->since;
        view.workloadReadable = !unseen->isUnreachable;
        if (unseen->isUnreachable)
            view.workloadUnreadSince = unseen->since;
    }
}

std::vector<WorkloadClusters::Sight> WorkloadClusters::sights() const
{
    std::vector<Sight> all;
    for (const auto &[key, entry] : m_entries) {
        const WorkloadCluster &cluster = *entry.cluster;
        if (cluster.isOwn() || m_ports.maxOpen == 0)
            continue;
        Sight sight;
        sight.cluster = key;
        sight.isSeen = cluster.isSeen();
        sight.nodes = cluster.nodeCount();
        sight.idleTime = cluster.idleTime();
        if (const auto &unseen = cluster.unseen()) {
            sight.why = unseen->why;
            sight.since = unseen->since;
        } else {
            sight.why = cluster.whyNotDrains();
        }
        all.push_back(std::move(sight));
    }
    return all;
}

} // namespace hp::gateway

#include "moc_WorkloadClusters.cpp"
