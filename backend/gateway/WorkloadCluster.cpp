// SPDX-License-Identifier: Apache-2.0
#include "backend/gateway/WorkloadCluster.h"

#include "backend/cluster/Kind.h"
#include "model/base/ApiStatus.h"
#include "model/messages/ClusterApi.h"
#include "model/resource/ClusterApi.h"

#include <QMetaObject>
#include <QString>

#include <algorithm>
#include <utility>

namespace hp::gateway {

namespace kinds = cluster::kinds;
using runtime::Informer;

namespace {

/// Machines say which Node is theirs, and what they say goes into a selector.
bool isNameOfNode(const std::string &name)
{
    constexpr std::string_view letters = "abcdefghijklmnopqrstuvwxyz0123456789.-";
    return !name.empty() && name.size() <= 253
        && name.find_first_not_of(letters) == std::string::npos;
}

Message wordsOf(const Error &error)
{
    return error.said.empty() ? quoted(error.message) : error.said;
}

/// What the Node of a machine is found by: the provider id of both, and all that they are reached
/// by.
std::vector<std::string> marksOf(const Object &nodeOrMachine)
{
    std::vector<std::string> marks = capi::addressesOf(nodeOrMachine);
    if (const std::string &id = capi::providerIdOf(nodeOrMachine); !id.empty())
        marks.insert(marks.begin(), id);
    return marks;
}

std::set<std::string> nodeIn(const Object &before, const Object &after, const char *place)
{
    std::set<std::string> nodes;
    for (const Object &one : {before, after}) {
        if (one)
            nodes.insert(one.text(place));
    }
    return nodes;
}

} // namespace

WorkloadCluster::WorkloadCluster(ObjectKey cluster,
                                 cluster::Cluster &management,
                                 runtime::Clock &clock,
                                 const WorkloadPorts &ports)
    : m_cluster(std::move(cluster))
    , m_management(management)
    , m_clock(clock)
    , m_ports(ports)
{
    m_session.end(); // until open()
}

WorkloadCluster::~WorkloadCluster()
{
    release();
}

void WorkloadCluster::open()
{
    if (m_isOpen || m_isOwn)
        return;
    m_isOpen = true;
    m_session.begin();
    if (m_ports.openOwn) {
        if (auto port = m_ports.openOwn(m_cluster)) {
            // Later, as the Secret: who calls is not done yet.
            auto call = [this, opened = std::make_shared<decltype(port)>(std::move(port))] {
                use(std::move(**opened));
            };
            QMetaObject::invokeMethod(
                this, [call = m_session.guard(call)] { call(); }, Qt::QueuedConnection);
            return;
        }
    }
    m_management.get({&kinds::secret(), {m_cluster.ns, m_cluster.name + "-kubeconfig"}},
                     m_session.guard([this](const Result<Object> &secret) { gotSecret(secret); }));
}

void WorkloadCluster::gotSecret(const Result<Object> &secret)
{
    const std::string name = m_cluster.ns + '/' + m_cluster.name + "-kubeconfig";
    if (!secret) {
        const ErrorCode code = secret.error().code;
        const int status = secret.error().status ? secret.error().status->code : 0;
        fail(code == ErrorCode::NotFound ? say::capiSecretIsMissing(name)
                 : status == 403         ? say::capiSecretIsForbidden(name)
                                         : wordsOf(secret.error()),
             false);
        return;
    }
    use(m_ports.open(*secret));
}

void WorkloadCluster::use(Result<std::unique_ptr<WorkloadPort>> port)
{
    if (!port) {
        fail(wordsOf(port.error()), false);
        return;
    }
    m_port = std::move(*port);
    if (!m_port) {
        m_isOwn = true;
        m_isOpen = false;
        m_unseen.reset();
        m_last = {};
        emit changed({});
        return;
    }
    m_nodes = std::make_unique<Informer>(
        m_port->cluster(), cluster::Query{&kinds::node(), {}, {}, {}}, m_clock);
    m_strays.reset();
    m_nodes->onChange([this](const Object &before, const Object &after) {
        if (m_strays)
            moveStray(before, after);
        if (m_isSeen)
            emit changed(nodeIn(before, after, "/metadata/name"));
    });
    follow(*m_nodes, [this] { nodesListed(); });
}

void WorkloadCluster::follow(Informer &informer, std::function<void()> synced)
{
    connect(
        &informer,
        &Informer::synced,
        this,
        [call = m_session.guard(std::move(synced))] { call(); },
        Qt::QueuedConnection);
    connect(&informer, &Informer::streamStateChanged, this, [this](const QString &reason) {
        if (!reason.isEmpty())
            failLater(quoted(reason.toStdString()));
    });
    informer.start();
}

void WorkloadCluster::nodesListed()
{
    if (Message why = m_port->whyNotSeen(kinds::node()); !why.empty()) {
        fail(std::move(why), false);
        return;
    }
    if (!std::exchange(m_isSeen, true))
        m_seenSince = m_clock.uptime();
    m_unseen.reset();
    m_last = {};
    followDrains();
    emit changed({});
}

void WorkloadCluster::setDrains(std::set<std::string> nodes)
{
    std::erase_if(nodes, [](const std::string &name) { return !isNameOfNode(name); });
    if (nodes == m_drains)
        return;
    m_drains = std::move(nodes);
    if (m_isSeen)
        followDrains();
}

void WorkloadCluster::followDrains()
{
    std::erase_if(m_pods, [this](const auto &one) { return !m_drains.contains(one.first); });
    if (m_drains.empty()) {
        m_budgets.reset();
        return;
    }
    if (!m_budgets) {
        m_budgets = std::make_unique<Informer>(
            m_port->cluster(), cluster::Query{&kinds::podDisruptionBudget(), {}, {}, {}}, m_clock);
        // A budget may refuse pods of any Node that is being drained.
        m_budgets->onChange([this](const Object &, const Object &) { emit changed(m_drains); });
        follow(*m_budgets, [this] { emit changed(m_drains); });
    }
    for (const std::string &node : m_drains) {
        if (m_pods.contains(node))
            continue;
        auto &pods = m_pods[node] = std::make_unique<Informer>(
            m_port->cluster(),
            cluster::Query{&kinds::pod(), {}, {}, "spec.nodeName=" + node},
            m_clock);
        pods->onChange([this, node](const Object &, const Object &) { emit changed({node}); });
        follow(*pods, [this, node] { emit changed({node}); });
    }
}

void WorkloadCluster::failLater(const Message &why)
{
    const auto call = m_session.guard([this, why] { fail(why, !m_port->answers()); });
    QMetaObject::invokeMethod(
        this, [call] { call(); }, Qt::QueuedConnection);
}

void WorkloadCluster::fail(Message why, bool isUnreachable)
{
    m_lastSight = m_isSeen ? m_clock.uptime() - m_seenSince : Duration();
    if (m_isSeen) {
        m_last = {};
        for (const Object &node : m_nodes->list())
            m_last.nodes.emplace(node.name(), node);
        for (const auto &[node, pods] : m_pods)
            m_last.pods.emplace(node, pods->list());
        m_last.budgets = budgets();
    }
    const TimePoint since = m_unseen ? m_unseen->since : m_clock.now();
    m_unseen = Unseen{std::move(why), since, isUnreachable};
    release();
    emit changed({});
    emit ended();
}

void WorkloadCluster::close()
{
    release();
    m_isOwn = false;
}

void WorkloadCluster::release()
{
    m_session.end();
    m_isSeen = false;
    m_isOpen = false;
    m_pods.clear();
    m_budgets.reset();
    m_nodes.reset();
    m_port.reset();
}

void WorkloadCluster::check()
{
    if (!m_isSeen)
        return;
    if (Message why = m_port->whyNotSeen(kinds::node()); !why.empty())
        fail(std::move(why), false);
}

void WorkloadCluster::setUnseen(Message why)
{
    if (m_unseen && m_unseen->why == why)
        return;
    const TimePoint since = m_unseen ? m_unseen->since : m_clock.now();
    m_unseen = Unseen{std::move(why), since, false};
    emit changed({});
}

void WorkloadCluster::yield(Message why)
{
    if (m_isOpen)
        fail(std::move(why), false);
}

Object WorkloadCluster::node(const std::string &name) const
{
    if (m_isSeen)
        return m_nodes->get({{}, name});
    const auto it = m_last.nodes.find(name);
    return it == m_last.nodes.end() ? Object() : it->second;
}

void WorkloadCluster::moveStray(const Object &before, const Object &after)
{
    for (const std::string &mark : marksOf(before)) {
        const auto it = m_strays->find(mark);
        if (it == m_strays->end())
            continue;
        it->second.erase(before.name());
        if (it->second.empty())
            m_strays->erase(it);
    }
    if (!after || capi::isNodeOfMachine(after))
        return;
    for (const std::string &mark : marksOf(after))
        (*m_strays)[mark].insert(after.name());
}

Object WorkloadCluster::strayWith(const std::string &mark, const Object &machine) const
{
    // What several have, such as an address of a cluster or of a gateway, tells none of them.
    const auto it = m_strays->find(mark);
    const Object one =
        it == m_strays->end() || it->second.size() > 1 ? Object() : node(*it->second.begin());
    return capi::isNodeLike(one, machine) ? one : Object();
}

Object WorkloadCluster::nodeLike(const Object &machine)
{
    if (!m_strays) {
        m_strays.emplace();
        for (const auto &[name, one] : m_last.nodes)
            moveStray({}, one);
        for (const Object &one : m_nodes ? m_nodes->list() : std::vector<Object>())
            moveStray({}, one);
    }
    // By its provider id Cluster API would know it, whatever is called like it.
    if (Object one = strayWith(capi::providerIdOf(machine), machine))
        return one;
    if (Object named = node(machine.name()); capi::isNodeLike(named, machine))
        return named;
    for (const std::string &address : capi::addressesOf(machine)) {
        if (Object named = node(address); capi::isNodeLike(named, machine))
            return named;
        if (Object one = strayWith(address, machine))
            return one;
    }
    return {};
}

std::vector<Object> WorkloadCluster::podsOn(const std::string &node) const
{
    if (m_isSeen) {
        const auto it = m_pods.find(node);
        return it == m_pods.end() ? std::vector<Object>() : it->second->list();
    }
    const auto it = m_last.pods.find(node);
    return it == m_last.pods.end() ? std::vector<Object>() : it->second;
}

std::vector<Object> WorkloadCluster::budgets() const
{
    if (!m_isSeen)
        return m_last.budgets;
    return m_budgets ? m_budgets->list() : std::vector<Object>();
}

Message WorkloadCluster::whyNotDrains() const
{
    if (!m_isSeen || !m_budgets)
        return {};
    Message why = m_port->whyNotSeen(kinds::pod());
    return why.empty() ? m_port->whyNotSeen(kinds::podDisruptionBudget()) : why;
}

std::size_t WorkloadCluster::nodeCount() const
{
    return m_isSeen ? m_nodes->size() : m_last.nodes.size();
}

Duration WorkloadCluster::idleTime() const
{
    return m_nodes ? m_nodes->idleTime() : Duration();
}

} // namespace hp::gateway

#include "moc_WorkloadCluster.cpp"
