// SPDX-License-Identifier: Apache-2.0
#include "backend/lab/LabScene.h"

#include "backend/lab/WorkloadDecision.h"

namespace hp::lab {

namespace {

cluster::Query allOf(const cluster::Kind &kind)
{
    cluster::Query query;
    query.kind = &kind;
    return query;
}

std::string nodeOf(const Object &object)
{
    return object.text("/spec/nodeName");
}

/// The index text of the neighbour that `object` names in spec.host; empty when it names none.
std::string hostOf(const Object &object)
{
    const std::string &host = object.text("/spec/host");
    return host.empty() ? std::string() : LabScene::placeOf(object.ns(), host);
}

std::string workloadNameOf(const Object &pod)
{
    const auto name = pod.label(workloadLabel);
    return name ? LabScene::placeOf(pod.ns(), *name) : std::string();
}

} // namespace

namespace kinds = cluster::kinds;

LabScene::LabScene(cluster::Cluster &cluster, runtime::Clock &clock)
    : machines(cluster, allOf(kinds::machine()), clock)
    , nodes(cluster, allOf(kinds::node()), clock)
    , pods(cluster, allOf(kinds::pod()), clock)
    , hosts(cluster, allOf(kinds::bareMetalHost()), clock)
    , leases(cluster, allOf(kinds::lease()), clock)
    , budgets(cluster, allOf(kinds::podDisruptionBudget()), clock)
    , daemonSets(cluster, allOf(kinds::daemonSet()), clock)
    , instances(cluster, allOf(kinds::labInstance()), clock)
    , bmcs(cluster, allOf(kinds::labBmc()), clock)
    , hookOwners(cluster, allOf(kinds::labHookOwner()), clock)
    , workloads(cluster, allOf(kinds::labWorkload()), clock)
    , etcdMembers(cluster, allOf(kinds::labEtcdMember()), clock)
    , providerEvents(cluster, allOf(kinds::labProviderEvent()), clock)
    , namespaces(cluster, allOf(kinds::ns()), clock)
    , instancesByNode(instances, nodeOf)
    , instancesByHost(instances, hostOf)
    , podsByNode(pods, nodeOf)
    , podsByWorkload(pods, workloadNameOf)
    , bmcsByHost(bmcs, hostOf)
{ }

std::string LabScene::placeOf(const std::string &ns, const std::string &name)
{
    return ns + '/' + name;
}

void LabScene::start()
{
    each([](runtime::Informer &informer) { informer.start(); });
}

void LabScene::stop()
{
    each([](runtime::Informer &informer) { informer.stop(); });
}

bool LabScene::hasSynced() const
{
    return machines.hasSynced() && nodes.hasSynced() && pods.hasSynced() && hosts.hasSynced()
        && leases.hasSynced() && budgets.hasSynced() && daemonSets.hasSynced()
        && instances.hasSynced() && bmcs.hasSynced() && hookOwners.hasSynced()
        && workloads.hasSynced() && etcdMembers.hasSynced() && providerEvents.hasSynced()
        && namespaces.hasSynced();
}

Object LabScene::bmcOf(const Object &host) const
{
    if (!host)
        return {};
    const auto &named = bmcsByHost.with(placeOf(host.ns(), host.name()));
    return bmcs.get(named.empty() ? host.key() : *named.begin());
}

Object LabScene::instanceOn(const Object &host) const
{
    const std::set<ObjectKey> &keys = instancesByHost.with(placeOf(host.ns(), host.name()));
    return keys.empty() ? Object() : instances.get(*keys.begin());
}

} // namespace hp::lab
