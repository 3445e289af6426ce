// SPDX-License-Identifier: Apache-2.0
#include "backend/kube/DrainingPods.h"

#include "model/resource/Machine.h"

#include <algorithm>
#include <nlohmann/json.hpp>
#include <utility>

namespace hp::kube {

using cluster::WatchEvent;
using cluster::WatchEventType;

struct DrainingPods::OpenWatch {
    cluster::WatchSink sink{};
};

namespace {

/// Where a watch goes on: what was listed is what is there now.
constexpr const char *here = "0";
/// A quiet stream is told from a dead one by a sign of life this often.
constexpr Duration lifeEvery = std::chrono::seconds(2);
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

DrainingPods::DrainingPods(cluster::Cluster &behind,
                           runtime::Clock &clock,
                           std::function<double()> jitter)
    : m_behind(behind)
    , m_clock(clock)
    , m_jitter(std::move(jitter))
{ }

DrainingPods::~DrainingPods() = default;

void DrainingPods::follow(runtime::Informer &machines)
{
    machines.onChange(
        [this](const Object &before, const Object &after) { machineChanged(before, after); });
}

std::vector<std::string> DrainingPods::nodes() const
{
    std::vector<std::string> names;
    for (const auto &[name, node] : m_nodes)
        names.push_back(name);
    return names;
}

void DrainingPods::machineChanged(const Object &before, const Object &after)
{
    const std::string was = drainedNode(before);
    const std::string is = drainedNode(after);
    if (was == is)
        return;
    if (!is.empty())
        begin(is, after.key());
    if (!was.empty())
        end(was, before.key());
}

void DrainingPods::begin(const std::string &name, const ObjectKey &machine)
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
    node.pods = std::make_unique<runtime::Informer>(m_behind, query, m_clock, options);
    node.pods->onChange([this](const Object &before, const Object &after) {
        if (!after)
            tell({{WatchEventType::Deleted, before}});
        else
            tell({{before ? WatchEventType::Modified : WatchEventType::Added, after}});
    });
    node.pods->start();
}

void DrainingPods::end(const std::string &name, const ObjectKey &machine)
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
    tell(gone);
}

std::vector<Object> DrainingPods::current() const
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

void DrainingPods::tell(const std::vector<WatchEvent> &events)
{
    if (events.empty())
        return;
    const auto watches = m_watches; // a sink may open and close watches
    for (const std::weak_ptr<OpenWatch> &entry : watches) {
        if (const auto open = entry.lock())
            open->sink.onEvents(events);
    }
}

void DrainingPods::showLife()
{
    std::erase_if(m_watches, [](const auto &entry) { return entry.expired(); });
    if (m_watches.empty())
        return;
    const bool alive = std::all_of(m_nodes.begin(), m_nodes.end(), [](const auto &entry) {
        return entry.second.pods->silence() < silentAfter;
    });
    if (alive)
        tell({bookmark()});
    m_clock.after(lifeEvery, this, [this] { showLife(); });
}

void DrainingPods::list(const cluster::Query &query, Reply<cluster::ObjectList> reply)
{
    if (!isAllPods(query)) {
        m_behind.list(query, std::move(reply));
        return;
    }
    QMetaObject::invokeMethod(
        this,
        [this, reply = std::move(reply)] {
            reply(cluster::ObjectList{current(), here});
        },
        Qt::QueuedConnection);
}

std::unique_ptr<cluster::Watch> DrainingPods::watch(const cluster::Query &query,
                                                    const std::string &resourceVersion,
                                                    cluster::WatchSink sink)
{
    if (!isAllPods(query))
        return m_behind.watch(query, resourceVersion, std::move(sink));
    const auto open = std::make_shared<OpenWatch>(OpenWatch{std::move(sink)});
    if (m_watches.empty())
        m_clock.after(lifeEvery, this, [this] { showLife(); });
    m_watches.push_back(open);
    auto watch = std::make_unique<SharedWatch>();
    watch->open = open;
    return watch;
}

void DrainingPods::get(const cluster::ObjectRef &ref, Reply<Object> reply)
{
    m_behind.get(ref, std::move(reply));
}

void DrainingPods::create(const cluster::Kind &kind,
                          const std::string &ns,
                          Json object,
                          const cluster::WriteOptions &options,
                          Reply<cluster::Written> reply)
{
    m_behind.create(kind, ns, std::move(object), options, std::move(reply));
}

void DrainingPods::update(const cluster::ObjectRef &ref,
                          Json object,
                          cluster::Subresource subresource,
                          const cluster::WriteOptions &options,
                          Reply<cluster::Written> reply)
{
    m_behind.update(ref, std::move(object), subresource, options, std::move(reply));
}

void DrainingPods::patch(const cluster::ObjectRef &ref,
                         cluster::PatchType type,
                         Json body,
                         cluster::Subresource subresource,
                         const cluster::WriteOptions &options,
                         Reply<cluster::Written> reply)
{
    m_behind.patch(ref, type, std::move(body), subresource, options, std::move(reply));
}

void DrainingPods::remove(const cluster::ObjectRef &ref,
                          const cluster::DeleteOptions &options,
                          Reply<cluster::Deleted> reply)
{
    m_behind.remove(ref, options, std::move(reply));
}

void DrainingPods::evict(const ObjectKey &pod,
                         const cluster::DeleteOptions &options,
                         Reply<Done> reply)
{
    m_behind.evict(pod, options, std::move(reply));
}

void DrainingPods::recordEvent(cluster::EventRecord record)
{
    m_behind.recordEvent(std::move(record));
}

void DrainingPods::mayI(const cluster::AccessReview &review, Reply<bool> reply)
{
    m_behind.mayI(review, std::move(reply));
}

} // namespace hp::kube
