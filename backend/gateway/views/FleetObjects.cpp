// SPDX-License-Identifier: Apache-2.0
#include "backend/gateway/views/FleetObjects.h"

#include "model/messages/ClusterApi.h"
#include "model/resource/ClusterApi.h"
#include "model/resource/Machine.h"

#include <algorithm>
#include <nlohmann/json.hpp>
#include <set>

namespace hp::gateway {

using cluster::Kind;
using runtime::Informer;
namespace kinds = cluster::kinds;

namespace {

StreamInfo streamOf(const Kind &kind)
{
    StreamInfo info;
    info.resource = kind.qualified();
    info.kind = kind.kind;
    return info;
}

/// What the Events about an object are found by. Nodes have no namespace, whatever an Event says.
std::string placeOf(const std::string &kind, const std::string &ns, const std::string &name)
{
    return kind + '/' + (kind == "Node" ? std::string() : ns) + '/' + name;
}

std::string objectOfEvent(const Object &event)
{
    return placeOf(event.text("/involvedObject/kind"),
                   event.text("/involvedObject/namespace"),
                   event.text("/involvedObject/name"));
}

std::string firstAddressOf(const Object &object)
{
    const auto addresses = machine::internalIps(object);
    return addresses.empty() ? std::string() : addresses.front();
}

/// What Cluster API notes down of the machine of a Node.
std::string notedOfMachine(const Object &node, const char *key)
{
    return node.annotation(std::string(capi::group) + '/' + key).value_or("");
}

/// "namespace/name"; empty: it is of none.
std::string clusterOfNode(const Object &node)
{
    const std::string name = notedOfMachine(node, "cluster-name");
    return name.empty() ? name : notedOfMachine(node, "cluster-namespace") + '/' + name;
}

std::vector<Object> found(const runtime::Informer &informer, const std::set<ObjectKey> &keys)
{
    std::vector<Object> objects;
    for (const ObjectKey &key : keys)
        objects.push_back(informer.get(key));
    return objects;
}

} // namespace

FleetObjects::FleetObjects(cluster::Cluster &cluster, runtime::Clock &clock)
    : m_machines(cluster, {&kinds::machine(), {}, {}, {}}, clock)
    , m_nodes(cluster, {&kinds::node(), {}, {}, {}}, clock)
    , m_hosts(cluster, {&kinds::bareMetalHost(), {}, {}, {}}, clock)
    , m_pods(cluster, {&kinds::pod(), {}, {}, {}}, clock)
    , m_events(cluster, {&kinds::event(), {}, {}, {}}, clock)
    , m_attachments(cluster, {&kinds::volumeAttachment(), {}, {}, {}}, clock)
    , m_requests(cluster, clock)
    , m_eventsByObject(m_events, objectOfEvent)
    , m_podsByNode(m_pods, [](const Object &pod) { return pod.text("/spec/nodeName"); })
    , m_attachmentsByNode(m_attachments,
                          [](const Object &one) { return one.text("/spec/nodeName"); })
    , m_nodesByAddress(m_nodes, firstAddressOf)
    , m_nodesByProviderId(m_nodes, capi::providerIdOf)
    , m_nodesByCluster(m_nodes, clusterOfNode)
    , m_machinesByAddress(m_machines, firstAddressOf)
    , m_raw(cluster, clock)
    , m_capi(cluster, clock)
    , m_workloads(cluster, clock)
    , m_site(cluster, clock)
{
    m_streams = {{&m_machines, streamOf(kinds::machine())},
                 {&m_nodes, streamOf(kinds::node())},
                 {&m_hosts, streamOf(kinds::bareMetalHost())},
                 {&m_pods, streamOf(kinds::pod())},
                 {&m_events, streamOf(kinds::event())},
                 {&m_attachments, streamOf(kinds::volumeAttachment())},
                 {&m_requests.informer(), streamOf(kinds::certificateSigningRequest())}};
    for (const auto &[informer, kind] : m_site.streams())
        m_streams.emplace_back(informer, streamOf(*kind));
    m_machines.onChange([this](const Object &before, const Object &after) {
        m_site.machineChanged(before, after);
    });
    m_nodes.onChange(
        [this](const Object &before, const Object &after) { m_site.nodeChanged(before, after); });
    m_pods.onChange(
        [this](const Object &before, const Object &after) { m_site.podChanged(before, after); });
    m_capi.onMachine([this](const Object &before, const Object &after) {
        if (!after)
            m_workloads.forget(before.key());
    });
    m_events.onChange([this](const Object &before, const Object &after) {
        m_site.eventSeen(after ? after : before);
    });
    for (auto &[informer, info] : m_streams)
        watch(*informer);
}

FleetObjects::~FleetObjects()
{
    stop();
}

void FleetObjects::watch(Informer &informer)
{
    connect(
        &informer, &Informer::streamStateChanged, this, [this, &informer](const QString &reason) {
            for (auto &[candidate, info] : m_streams) {
                if (candidate == &informer)
                    info.reason = reason.toStdString();
            }
        });
}

void FleetObjects::start()
{
    while (startSome()) { }
}

bool FleetObjects::startSome()
{
    if (m_started < m_streams.size()) {
        m_streams[m_started++].first->start();
        return true;
    }
    m_raw.start();
    m_capi.start();
    return false;
}

void FleetObjects::stop()
{
    for (auto &[informer, info] : m_streams)
        informer->stop();
    m_raw.stop();
    m_capi.stop();
    m_workloads.stop();
}

bool FleetObjects::hasMachines() const
{
    return (m_machines.hasSynced() || m_raw.shows(kinds::machine())) && m_capi.hasSynced();
}

bool FleetObjects::hasSynced() const
{
    return hasMachines() && m_nodes.hasSynced()
        && (m_hosts.hasSynced() || m_raw.shows(kinds::bareMetalHost()));
}

bool FleetObjects::isWhole() const
{
    return hasSynced() && !m_raw.any()
        && std::ranges::all_of(m_streams, [this](const auto &stream) {
               const bool counts = stream.first == &m_machines || stream.first == &m_hosts;
               return !counts || stream.second.reason.empty();
           });
}

Object FleetObjects::machine(const ObjectKey &key) const
{
    const bool isRaw = m_raw.shows(kinds::machine());
    const Object own = isRaw ? m_raw.get(kinds::machine(), key) : m_machines.get(key);
    if (own)
        return isRaw ? Object() : own;
    return m_capi.machine(key);
}

std::set<ObjectKey> FleetObjects::machineKeys() const
{
    std::set<ObjectKey> keys;
    for (const auto &machines : {m_machines.list(), m_capi.machines()}) {
        for (const Object &machine : machines)
            keys.insert(machine.key());
    }
    return keys;
}

Object FleetObjects::host(const ObjectKey &key) const
{
    return m_raw.shows(kinds::bareMetalHost()) ? Object() : m_hosts.get(key);
}

std::vector<Object> FleetObjects::eventsOf(const std::string &kind,
                                           const std::string &ns,
                                           const std::string &name) const
{
    return found(m_events, m_eventsByObject.with(placeOf(kind, ns, name)));
}

std::vector<Object> FleetObjects::eventsAbout(const std::string &kind, const Object &object) const
{
    std::vector<Object> events = eventsOf(kind, object.ns(), object.name());
    std::erase_if(events, [&object](const Object &event) {
        // Kubelets put the name where the uid belongs.
        const std::string &uid = event.text("/involvedObject/uid");
        return !uid.empty() && uid != object.uid() && uid != object.name();
    });
    return events;
}

std::vector<Object> FleetObjects::podsOn(const std::string &node) const
{
    return node.empty() ? std::vector<Object>() : found(m_pods, m_podsByNode.with(node));
}

std::vector<Object> FleetObjects::attachmentsOf(const std::string &node) const
{
    return node.empty() ? std::vector<Object>()
                        : found(m_attachments, m_attachmentsByNode.with(node));
}

Object FleetObjects::nodeLike(const Object &machine) const
{
    const std::string address = firstAddressOf(machine);
    if (!address.empty()) {
        const auto alike = found(m_nodes, m_nodesByAddress.with(address));
        if (!alike.empty())
            return alike.front();
    }
    // What the instance calls itself, which need not be what the machine is called.
    const Json &addresses = machine.at("/status/addresses");
    for (std::size_t at = 0; addresses.is_array() && at < addresses.size(); ++at) {
        const std::string entry = "/status/addresses/" + std::to_string(at);
        const std::string &type = machine.text(entry + "/type");
        if (type != "Hostname" && type != "InternalDNS")
            continue;
        if (const Object node = m_nodes.get({{}, machine.text(entry + "/address")}))
            return node;
    }
    return m_nodes.get({{}, machine.name()});
}

Object FleetObjects::nodeWithProviderIdOf(const Object &machine) const
{
    const auto alike = found(m_nodes, m_nodesByProviderId.with(capi::providerIdOf(machine)));
    return alike.size() == 1 ? alike.front() : Object();
}

bool FleetObjects::isClusterHere(const Object &machine) const
{
    const auto &nodes = m_nodesByCluster.with(machine.ns() + '/' + capi::clusterNameOf(machine));
    return std::ranges::any_of(nodes, [this, &machine](const ObjectKey &key) {
        const Object node = m_nodes.get(key);
        const Object other = m_capi.machine({machine.ns(), notedOfMachine(node, "machine")});
        return capi::nodeNameOf(other) == key.name && capi::isNodeOf(node, other);
    });
}

std::vector<ObjectKey> FleetObjects::machinesWithAddressOf(const Object &machine) const
{
    const std::string address = firstAddressOf(machine);
    if (address.empty())
        return {};
    std::vector<ObjectKey> others;
    for (const ObjectKey &key : m_machinesByAddress.with(address)) {
        if (key != machine.key())
            others.push_back(key);
    }
    return others;
}

std::vector<StreamInfo> FleetObjects::streamsAt(TimePoint now) const
{
    // Whole seconds: a stream's age is not worth a frame per tick.
    const auto lastSign = [now](Duration idleTime) {
        return std::chrono::floor<std::chrono::seconds>(now - idleTime);
    };
    std::vector<StreamInfo> streams;
    for (const auto &[informer, info] : m_streams) {
        StreamInfo &shown = streams.emplace_back(info);
        shown.synced = informer->hasSynced();
        shown.objects = informer->size();
        shown.lastSign = lastSign(informer->idleTime());
        if (const auto raw = m_raw.stream(info.resource)) {
            shown.version = raw->version;
            shown.synced = raw->synced;
            shown.reason = raw->reason;
            shown.objects = raw->objects;
            shown.lastSign = lastSign(raw->idleTime);
        }
    }
    for (const CapiObjects::Stream &stream : m_capi.streams()) {
        StreamInfo &shown = streams.emplace_back(streamOf(*stream.kind));
        shown.synced = stream.synced;
        shown.reason = stream.reason;
        shown.objects = stream.objects;
        shown.lastSign = lastSign(stream.idleTime);
    }
    for (const WorkloadClusters::Sight &sight : m_workloads.sights()) {
        const std::string name = toString(sight.cluster);
        StreamInfo &shown = streams.emplace_back();
        shown.resource = "nodes of " + name;
        shown.kind = "Node of " + name;
        shown.isElsewhere = true;
        shown.synced = sight.isSeen;
        if (!sight.why.empty())
            shown.reason = say::capiCannotSeeBecause(name, sight.why).text()
                + (sight.since ? ", since " + formatTime(*sight.since) : std::string());
        if (!sight.isSeen)
            shown.since = sight.since;
        shown.objects = sight.nodes;
        shown.lastSign = lastSign(sight.idleTime);
    }
    return streams;
}

} // namespace hp::gateway

#include "moc_FleetObjects.cpp"
