// SPDX-License-Identifier: Apache-2.0
#include "backend/kube/DrainingPodWatch.h"

#include "model/resource/ClusterApi.h"
#include "model/resource/KeyText.h"
#include "model/resource/Machine.h"

#include <algorithm>
#include <nlohmann/json.hpp>
#include <utility>

namespace hp::kube {

using cluster::WatchEvent;
using cluster::WatchEventType;

struct DrainingPodWatch::OpenWatch {
    cluster::WatchSink sink{};
};

namespace {

/// Where a watch goes on: what was listed is what is there now.
constexpr const char *here = "0";
/// A quiet stream is told from a dead one by a sign of life this often.
constexpr Duration bookmarkInterval = std::chrono::seconds(2);
/// Of the stream of a node: longer, and the whole is silent, too.
constexpr Duration silentAfter = std::chrono::seconds(6);

bool isAllPods(const cluster::Query &query)
{
    return query.kind == &cluster::kinds::pod() && query.ns.empty() && query.labelSelector.empty()
        && query.fieldSelector.empty();
}

/// The node whose pods matter because of this Machine; empty when none does.
std::string drainedNode(const Object &machine)
{
    return machine && machine.isDeleting() ? machine::nodeName(machine) : std::string();
}

WatchEvent bookmark()
{
    return {WatchEventType::Bookmark,
            Object(Json{
                {"apiVersion", "v1"}, {"kind", "Pod"}, {"metadata", {{"resourceVersion", here}}}})};
}

struct SharedWatch final : cluster::Watch {
    std::shared_ptr<void> open{};
};

} // namespace

DrainingPodWatch::DrainingPodWatch(cluster::Cluster &behind,
                                   runtime::Clock &clock,
                                   std::function<double()> jitter)
    : ForwardingCluster(behind)
    , m_clock(clock)
    , m_jitter(std::move(jitter))
{ }

DrainingPodWatch::~DrainingPodWatch() = default;

void DrainingPodWatch::follow(runtime::Informer &machines)
{
    machines.onChange(
        [this](const Object &before, const Object &after) { machineChanged(before, after); });
}

std::vector<std::string> DrainingPodWatch::nodes() const
{
    std::vector<std::string> names;
    for (const auto &[name, node] : m_nodes)
        names.push_back(name);
    return names;
}

void DrainingPodWatch::machineChanged(const Object &before, const Object &after)
{
    const std::string was = drainedNode(before);
    const std::string is = drainedNode(after);
    if (was == is)
        return;
    if (!is.empty())
        start(is, toString(after.key()));
    if (!was.empty())
        stop(was, toString(before.key()));
}

void DrainingPodWatch::followNodes(runtime::Informer &nodes)
{
    m_here = &nodes;
    nodes.onChange([this](const Object &before, const Object &after) {
        const std::string &name = (after ? after : before).name();
        std::vector<ObjectKey> concerned;
        for (const auto &[key, leaving] : m_leaving) {
            if (capi::nodeNameOf(leaving.machine) == name)
                concerned.push_back(key);
        }
        for (const ObjectKey &key : concerned)
            settle(key);
    });
}

void DrainingPodWatch::capiMachineChanged(const Object &before, const Object &after)
{
    const ObjectKey key = (after ? after : before).key();
    if (after && after.isDeleting())
        m_leaving[key].machine = after;
    else if (const auto found = m_leaving.find(key); found != m_leaving.end())
        found->second.machine = {};
    settle(key);
}

void DrainingPodWatch::settle(const ObjectKey &capiMachine)
{
    const auto found = m_leaving.find(capiMachine);
    if (found == m_leaving.end())
        return;
    Leaving &leaving = found->second;
    std::string is;
    if (leaving.machine && m_here) {
        const std::string &name = capi::nodeNameOf(leaving.machine);
        if (!name.empty() && capi::isNodeOf(m_here->get({{}, name}), leaving.machine))
            is = name;
    }
    const std::string was = std::exchange(leaving.node, is);
    if (!leaving.machine)
        m_leaving.erase(found);
    if (was == is)
        return;
    const std::string machine = "capi " + toString(capiMachine);
    if (!is.empty())
        start(is, machine);
    if (!was.empty())
        stop(was, machine);
}

void DrainingPodWatch::start(const std::string &name, const std::string &machine)
{
    Node &node = m_nodes[name];
    node.machines.insert(machine);
    if (node.pods)
        return;
    cluster::Query query;
    query.kind = &cluster::kinds::pod();
    query.fieldSelector = "spec.nodeName=" + name;
    runtime::Informer::Options options;
    options.jitter = m_jitter;
    node.pods = std::make_unique<runtime::Informer>(behind(), query, m_clock, options);
    node.pods->onChange([this](const Object &before, const Object &after) {
        if (!after)
            notify({{WatchEventType::Deleted, before}});
        else
            notify({{before ? WatchEventType::Modified : WatchEventType::Added, after}});
    });
    node.pods->start();
}

void DrainingPodWatch::stop(const std::string &name, const std::string &machine)
{
    const auto found = m_nodes.find(name);
    if (found == m_nodes.end())
        return;
    found->second.machines.erase(machine);
    if (!found->second.machines.empty())
        return;
    std::vector<WatchEvent> gone;
    for (const Object &pod : found->second.pods->list())
        gone.push_back({WatchEventType::Deleted, pod});
    m_nodes.erase(found);
    notify(gone);
}

std::vector<Object> DrainingPodWatch::current() const
{
    std::vector<Object> pods;
    for (const auto &[name, node] : m_nodes) {
        for (Object &pod : node.pods->list())
            pods.push_back(std::move(pod));
    }
    std::sort(pods.begin(), pods.end(), [](const Object &left, const Object &right) {
        return left.key() < right.key();
    });
    return pods;
}

void DrainingPodWatch::notify(const std::vector<WatchEvent> &events)
{
    if (events.empty())
        return;
    const auto watches = m_watches; // a sink may open and close watches
    for (const std::weak_ptr<OpenWatch> &entry : watches) {
        if (const auto open = entry.lock())
            open->sink.onEvents(events);
    }
}

void DrainingPodWatch::bookmarkAll()
{
    std::erase_if(m_watches, [](const auto &entry) { return entry.expired(); });
    if (m_watches.empty())
        return;
    const bool alive = std::all_of(m_nodes.begin(), m_nodes.end(), [](const auto &entry) {
        return entry.second.pods->idleTime() < silentAfter;
    });
    if (alive)
        notify({bookmark()});
    m_clock.after(bookmarkInterval, this, [this] { bookmarkAll(); });
}

void DrainingPodWatch::list(const cluster::Query &query, Reply<cluster::ObjectList> reply)
{
    if (!isAllPods(query)) {
        behind().list(query, std::move(reply));
        return;
    }
    QMetaObject::invokeMethod(
        this,
        [this, reply = std::move(reply)] {
            reply(cluster::ObjectList{current(), here});
        },
        Qt::QueuedConnection);
}

std::unique_ptr<cluster::Watch> DrainingPodWatch::watch(const cluster::Query &query,
                                                        const std::string &resourceVersion,
                                                        cluster::WatchSink sink)
{
    if (!isAllPods(query))
        return behind().watch(query, resourceVersion, std::move(sink));
    const auto open = std::make_shared<OpenWatch>(OpenWatch{std::move(sink)});
    if (m_watches.empty())
        m_clock.after(bookmarkInterval, this, [this] { bookmarkAll(); });
    m_watches.push_back(open);
    auto watch = std::make_unique<SharedWatch>();
    watch->open = open;
    return watch;
}

} // namespace hp::kube

#include "moc_DrainingPodWatch.cpp"
