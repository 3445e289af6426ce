// SPDX-License-Identifier: Apache-2.0
#include "backend/controllers/controlplane/ControlPlaneControllers.h"

#include "model/resource/Machine.h"
#include "model/rules/controlplane/EtcdHook.h"

#include <algorithm>
#include <utility>

namespace hp::controllers {

using runtime::Controller;
using runtime::Informer;

namespace {

namespace kinds = cluster::kinds;

cluster::Query queryOf(const cluster::Kind &kind,
                       std::string ns = {},
                       std::string labels = {},
                       std::string fields = {})
{
    return {&kind, std::move(ns), std::move(labels), std::move(fields)};
}

} // namespace

struct ControlPlaneControllers::Private {
    Private(const runtime::ControllerGroup &owner,
            cluster::Cluster &cluster_,
            runtime::Clock &clock_,
            ControlPlaneSettings given)
        : group(owner)
        , settings(std::move(given))
        , cluster(cluster_)
        , clock(clock_)
        , machines(
              informer(queryOf(kinds::machine(),
                               settings.machineNamespace,
                               std::string(machine::roleLabel) + '=' + rules::etcd::masterRole)))
        , masters(informer(queryOf(kinds::node(), {}, "node-role.kubernetes.io/master")))
        , controlPlane(
              informer(queryOf(kinds::node(), {}, "node-role.kubernetes.io/control-plane")))
        , sets(informer(queryOf(kinds::controlPlaneMachineSet(), settings.machineNamespace)))
        , namespaces(informer(queryOf(
              kinds::ns(), {}, {}, std::string("metadata.name=") + rules::etcd::etcdNamespace)))
        , guardPods(informer(
              queryOf(kinds::pod(), rules::etcd::etcdNamespace, rules::etcd::guardSelector)))
        , members(informer(queryOf(kinds::labEtcdMember(), rules::etcd::etcdNamespace)))
        , operators(informer(queryOf(kinds::clusterOperator(), {}, {}, "metadata.name=etcd")))
        , leases(informer(queryOf(kinds::lease(), settings.machineNamespace)))
        , etcdReconciler(cluster,
                         clock,
                         {*machines,
                          *masters,
                          *controlPlane,
                          *sets,
                          *namespaces,
                          *guardPods,
                          *members,
                          *operators,
                          *leases},
                         settings.etcd)
        , setReconciler(
              cluster, clock, *sets, *machines, *masters, *controlPlane, settings.machineSet)
        // Trouble is no reason to look less often than the sync does.
        , etcd({.name = "etcd-guard", .backoff = {std::chrono::seconds(1), settings.etcd.sync}},
               clock,
               etcdReconciler)
        , set({.name = "control-plane"}, clock, setReconciler)
    {
        wire();
    }

    std::unique_ptr<Informer> informer(cluster::Query query)
    {
        return std::make_unique<Informer>(
            cluster, std::move(query), clock, Informer::Options{.jitter = settings.jitter});
    }

    std::vector<Informer *> informers() const
    {
        return {machines.get(),
                masters.get(),
                controlPlane.get(),
                sets.get(),
                namespaces.get(),
                guardPods.get(),
                members.get(),
                operators.get(),
                leases.get()};
    }

    void wire()
    {
        machines->onChange([this](const Object &before, const Object &after) {
            etcdReconciler.machineChanged(after);
            setReconciler.machineChanged(before, after);
        });
        for (Informer *one : informers()) {
            // A heartbeat says nothing new; one that stops is found out by the sync.
            if (one != leases.get())
                one->onChange([this](const Object &, const Object &) { enqueueEtcd(); });
        }
        for (Informer *one : {machines.get(), masters.get(), controlPlane.get(), sets.get()})
            one->onChange([this](const Object &, const Object &) { enqueueSets(); });
    }

    void enqueueEtcd()
    {
        if (group.isRunning())
            etcd.enqueue(EtcdGuardReconciler::key());
    }

    void enqueueSets()
    {
        if (!group.isRunning())
            return;
        for (const Object &one : sets->list())
            set.enqueue(one.key());
    }

    const runtime::ControllerGroup &group;
    ControlPlaneSettings settings;
    cluster::Cluster &cluster;
    runtime::Clock &clock;
    std::unique_ptr<Informer> machines;
    std::unique_ptr<Informer> masters;
    std::unique_ptr<Informer> controlPlane;
    std::unique_ptr<Informer> sets;
    std::unique_ptr<Informer> namespaces;
    std::unique_ptr<Informer> guardPods;
    std::unique_ptr<Informer> members;
    std::unique_ptr<Informer> operators;
    std::unique_ptr<Informer> leases;
    EtcdGuardReconciler etcdReconciler;
    ControlPlaneReconciler setReconciler;
    Controller etcd;
    Controller set;
};

ControlPlaneControllers::ControlPlaneControllers(cluster::Cluster &cluster,
                                                 runtime::Clock &clock,
                                                 ControlPlaneSettings settings)
    : m(std::make_unique<Private>(*this, cluster, clock, std::move(settings)))
{
    assemble(clock,
             {.informers = m->informers(), .controllers = {&m->etcd, &m->set}, .resyncAll = [this] {
                  m->enqueueEtcd();
                  m->enqueueSets();
              }});
}

ControlPlaneControllers::~ControlPlaneControllers() = default;

const EtcdGuardReconciler &ControlPlaneControllers::etcdGuard() const
{
    return m->etcdReconciler;
}

} // namespace hp::controllers

#include "moc_ControlPlaneControllers.cpp"
