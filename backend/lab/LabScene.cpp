// SPDX-License-Identifier: Apache-2.0
#include "backend/lab/LabScene.h"

namespace hp::lab {

namespace {

cluster::Query allOf(const cluster::Kind &kind)
{
    cluster::Query query;
    query.kind = &kind;
    return query;
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
{ }

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
        && workloads.hasSynced();
}

Object LabScene::bmcOf(const Object &host) const
{
    if (!host)
        return {};
    for (const Object &bmc : bmcs.list(host.ns())) {
        if (bmc.text("/spec/host") == host.name())
            return bmc;
    }
    return bmcs.get(host.key());
}

Object LabScene::instanceOn(const Object &host) const
{
    for (const Object &instance : instances.list(host.ns())) {
        if (instance.text("/spec/host") == host.name())
            return instance;
    }
    return {};
}

} // namespace hp::lab
