// SPDX-License-Identifier: Apache-2.0
#include "backend/lab/LabWorld.h"

#include "backend/lab/LabActuator.h"
#include "backend/lab/LabEtcd.h"
#include "backend/lab/LabOpening.h"
#include "backend/lab/LabProvider.h"
#include "backend/lab/LabScene.h"
#include "backend/lab/LabViews.h"
#include "backend/lab/LabWebhooks.h"
#include "backend/lab/PlanReconciler.h"
#include "backend/lab/Read.h"
#include "backend/lab/bmc/BmcPower.h"
#include "backend/lab/bmc/BmcProfile.h"
#include "backend/lab/bmc/BmcServers.h"
#include "backend/lab/bmc/LabRedfish.h"
#include "backend/lab/capi/LabCapi.h"
#include "backend/lab/file/LabLoader.h"
#include "backend/runtime/Controller.h"
#include "model/resource/HostRecords.h"

#include <QLoggingCategory>
#include <QObject>

#include <nlohmann/json.hpp>
#include <optional>
#include <set>
#include <utility>

namespace hp::lab {

namespace {

using namespace std::chrono_literals;
namespace kinds = cluster::kinds;

Q_LOGGING_CATEGORY(lcLab, "holdpoint.lab")

/// The back-off of lab controllers stays short: the world does not get tired.
constexpr runtime::Backoff labBackoff{100ms, 30s};

} // namespace

/// One controller of the lab: the decision behind it and the queue before it.
struct LabController {
    LabController(cluster::Cluster &cluster,
                  runtime::Clock &clock,
                  const char *user,
                  int workers,
                  PlanReconciler::Decide decide)
        : reconciler(cluster, clock, user, std::move(decide))
        , controller({.name = user, .backoff = labBackoff, .workers = workers}, clock, reconciler)
    { }

    PlanReconciler reconciler;
    runtime::Controller controller;
};

struct LabWorld::Private {
    Private(cluster::Cluster &cluster_,
            runtime::Clock &clock_,
            LabFile file_,
            std::function<std::string()> baseUrl_)
        : cluster(cluster_)
        , clock(clock_)
        , file(std::move(file_))
        , baseUrl(std::move(baseUrl_))
        , scene(cluster_, clock_)
        , views(scene)
        , webhooks(cluster_, scene)
        , redfish(cluster_, clock_)
        , servers([this](const ObjectKey &bmc, std::shared_ptr<WireExchange> exchange) {
            redfish.handleAt(bmc, std::move(exchange));
        })
        , actuator(cluster_)
        , capi(file.hasClusterApi() ? std::make_unique<LabCapi>(webhooks, clock_, scene) : nullptr)
        , opening(cluster_, clock_, file, scene, [this] { return !capi || capi->isOpen(); })
        , bmcs(cluster_,
               clock_,
               "lab-bmc",
               8,
               [this](const ObjectKey &key, TimePoint now) {
                   return decideBmc(withProfile(scene.bmcs.get(key)), systemAddress(key), now);
               })
        , provisioner(cluster_,
                      clock_,
                      "lab-provisioner",
                      8,
                      [this](const ObjectKey &key, TimePoint now) {
                          return decideHost(views.host(key), now);
                      })
        , instances(cluster_,
                    clock_,
                    "lab-cloud",
                    8,
                    [this](const ObjectKey &key, TimePoint now) {
                        return decideInstance(views.instance(key), now);
                    })
        , nodes(cluster_,
                clock_,
                "lab-kubelet",
                8,
                [this](const ObjectKey &key, TimePoint now) {
                    return decideNode(views.instance(key), now);
                })
        , hooks(cluster_,
                clock_,
                "lab-hooks",
                1,
                [this](const ObjectKey &key, TimePoint now) {
                    return decideHookOwner(views.hook(key), now);
                })
        , workloads(cluster_,
                    clock_,
                    "lab-workloads",
                    1,
                    [this](const ObjectKey &key, TimePoint now) {
                        return decideWorkload(views.workload(key), now);
                    })
        , etcd(cluster_, clock_, scene)
        , provider(cluster_, clock_, scene)
        , pods(
              cluster_, clock_, "lab-kubelet-pods", 8, [this](const ObjectKey &key, TimePoint now) {
                  return decidePod(views.pod(key), now);
              })
    {
        workloads.reconciler.onCreated([this](const Object &made) {
            if (made.kind() == "Pod")
                views.expect(made);
        });
        wire();
    }

    void wire();
    void leadHosts(Reply<Done> reply);
    /// Where the Bmc is served: at its own address, or with all others.
    [[nodiscard]] std::string serviceAddress(const ObjectKey &bmc) const;
    [[nodiscard]] std::string systemAddress(const ObjectKey &bmc) const;
    /// Has the host's BMC address lead to where the Bmc is served now; only hosts that the lab has
    /// brought are led.
    void leadHost(const Object &host, const std::string &address, std::function<void()> done = {});

    template<typename Call>
    void each(Call call)
    {
        for (LabController *one :
             {&bmcs, &provisioner, &instances, &nodes, &hooks, &workloads, &pods})
            call(one->controller);
        call(etcd.controller());
        call(provider.controller());
        if (capi)
            capi->each(call);
    }

    cluster::Cluster &cluster;
    runtime::Clock &clock;
    LabFile file;
    std::function<std::string()> baseUrl;
    LabScene scene;
    LabViews views;
    LabWebhooks webhooks;
    LabRedfish redfish;
    BmcServers servers;
    LabActuator actuator;
    std::unique_ptr<LabCapi> capi; ///< null in a world without Cluster API
    LabOpening opening;
    LabController bmcs;
    LabController provisioner;
    LabController instances;
    LabController nodes;
    LabController hooks;
    LabController workloads;
    LabEtcd etcd;
    LabProvider provider;
    LabController pods;
    std::unique_ptr<LabLoader> loader{};
    QObject context{};
};

namespace {

const Object &either(const Object &before, const Object &after)
{
    return after ? after : before;
}

} // namespace

std::string LabWorld::Private::serviceAddress(const ObjectKey &bmc) const
{
    const std::string own = servers.addressOf(bmc);
    return own.empty() ? baseUrl() : own;
}

std::string LabWorld::Private::systemAddress(const ObjectKey &bmc) const
{
    const Object whole = withProfile(scene.bmcs.get(bmc));
    return serviceAddress(bmc) + "/redfish/v1/Systems/"
        + (whole ? plainSystemIdOf(whole) : bmc.name);
}

void LabWorld::Private::wire()
{
    const auto passOn = [](runtime::Controller &controller) {
        return [&controller](const Object &before, const Object &after) {
            controller.enqueue(either(before, after).key());
        };
    };
    const auto wakeInstances = [this](const std::set<ObjectKey> &keys) {
        for (const ObjectKey &key : keys) {
            instances.controller.enqueue(key);
            nodes.controller.enqueue(key);
        }
    };
    const auto wakeInstancesOn = [this, wakeInstances](const std::string &ns,
                                                       const std::string &host) {
        wakeInstances(scene.instancesByHost.with(LabScene::placeOf(ns, host)));
    };
    const auto wakeHooks = [this](const std::string &ns) {
        for (const Object &owner : scene.hookOwners.list(ns))
            hooks.controller.enqueue(owner.key());
    };
    if (capi) {
        views.setConsumers([this](const Object &host) { return capi->consumerOf(host); });
        views.setCapiMachines([this](const std::string &ns) { return capi->machinesIn(ns); });
        capi->onMachine(wakeHooks);
        capi->onConsumer([this](const ObjectKey &host) { provisioner.controller.enqueue(host); });
    }
    scene.bmcs.onChange([this](const Object &before, const Object &after) {
        servers.bmcChanged(before, after);
        redfish.bmcChanged(before, after);
        const bool ownsOrOwned = hasOwnAddress(before) || hasOwnAddress(after);
        if (after && ownsOrOwned) {
            const std::string &named = after.text("/spec/host");
            const Object host = scene.hosts.get({after.ns(), named.empty() ? after.name() : named});
            leadHost(host, serviceAddress(after.key()));
        }
    });
    scene.hosts.onChange([this](const Object &, const Object &after) {
        const Object bmc = scene.bmcOf(after);
        if (after && hasOwnAddress(bmc))
            leadHost(after, serviceAddress(bmc.key()));
    });
    scene.bmcs.onChange(passOn(bmcs.controller));
    scene.bmcs.onChange([this, wakeInstancesOn](const Object &before, const Object &after) {
        const Object bmc = either(before, after);
        const std::string &named = bmc.text("/spec/host");
        const std::string &host = named.empty() ? bmc.name() : named;
        provisioner.controller.enqueue({bmc.ns(), host});
        wakeInstancesOn(bmc.ns(), host);
    });
    scene.hosts.onChange(passOn(provisioner.controller));
    scene.hosts.onChange([wakeInstancesOn](const Object &before, const Object &after) {
        const ObjectKey key = either(before, after).key();
        wakeInstancesOn(key.ns, key.name);
    });
    scene.instances.onChange(passOn(instances.controller));
    scene.instances.onChange(passOn(nodes.controller));
    scene.instances.onChange([this](const Object &before, const Object &after) {
        const Object &instance = either(before, after);
        if (const std::string &host = instance.text("/spec/host"); !host.empty())
            provisioner.controller.enqueue({instance.ns(), host});
        actuator.instanceChanged(before, after);
    });
    scene.nodes.onChange([this](const Object &before, const Object &after) {
        const std::string name = either(before, after).name();
        // A Node is its kubelet's affair; the instance under it does not notice.
        for (const ObjectKey &instance : scene.instancesByNode.with(name))
            nodes.controller.enqueue(instance);
        for (const Object &workload : scene.workloads.list())
            workloads.controller.enqueue(workload.key());
        for (const ObjectKey &pod : scene.podsByNode.with(name))
            pods.controller.enqueue(pod);
    });
    scene.hookOwners.onChange(passOn(hooks.controller));
    scene.machines.onChange([wakeHooks](const Object &before, const Object &after) {
        wakeHooks(either(before, after).ns());
    });
    scene.workloads.onChange(passOn(workloads.controller));
    scene.pods.onChange(passOn(pods.controller));
    scene.pods.onChange([this](const Object &before, const Object &after) {
        const Object &pod = either(before, after);
        views.arrived(pod.key());
        if (const ObjectKey workload = workloadOf(pod); !workload.name.empty())
            workloads.controller.enqueue(workload);
    });
    const auto passToWorkload = passOn(workloads.controller);
    scene.budgets.onChange([this, passToWorkload](const Object &before, const Object &after) {
        if (scene.workloads.get(either(before, after).key()))
            passToWorkload(before, after);
    });
    scene.daemonSets.onChange([this, passToWorkload](const Object &before, const Object &after) {
        if (scene.workloads.get(either(before, after).key()))
            passToWorkload(before, after);
    });
}

void LabWorld::Private::leadHost(const Object &host,
                                 const std::string &address,
                                 std::function<void()> done)
{
    const std::string &present = host.text("/spec/bmc/address");
    const std::string moved = movedAddress(present, address);
    if (!host.annotation(bmcAnnotation) || moved == present) {
        if (done)
            done();
        return;
    }
    cluster::WriteOptions options;
    options.user = options.fieldManager = "lab";
    const cluster::ObjectRef ref{&kinds::bareMetalHost(), host.key()};
    const auto ended = [done = std::move(done),
                        key = host.key()](const Result<cluster::Written> &written) {
        if (!written)
            qCWarning(lcLab).noquote() << "host" << QString::fromStdString(key.ns + '/' + key.name)
                                       << "cannot be led to where its BMC is served now:"
                                       << QString::fromStdString(written.error().message);
        if (done)
            done();
    };
    const auto lead = [this, ref, moved, options, ended] {
        cluster.patch(ref,
                      cluster::PatchType::Merge,
                      {{"spec", {{"bmc", {{"address", moved}}}}}},
                      cluster::Subresource::None,
                      options,
                      ended);
    };
    const auto worked = host::credentialsMarkOf(host, "goodCredentials");
    if (!worked || worked->address.empty())
        return lead();
    // It is the same BMC, so what its Secret worked for moves with it: else nothing would be sent
    // there before an administrator allows the new address.
    cluster.patch(
        ref,
        cluster::PatchType::Merge,
        {{"status", {{"goodCredentials", {{"address", movedAddress(worked->address, address)}}}}}},
        cluster::Subresource::Status,
        options,
        [lead, ended](const Result<cluster::Written> &written) {
            if (written)
                lead();
            else
                ended(written);
        });
}

void LabWorld::Private::leadHosts(Reply<Done> reply)
{
    cluster::Query query;
    query.kind = &kinds::bareMetalHost();
    cluster.list(query, [this, reply = std::move(reply)](Result<cluster::ObjectList> hosts) {
        if (!hosts) {
            reply(unexpected(hosts.error()));
            return;
        }
        auto open = std::make_shared<std::size_t>(1);
        const auto finish = [open, reply] {
            if (--*open == 0)
                reply(Done());
        };
        for (const Object &host : hosts->items) {
            ++*open;
            leadHost(host, baseUrl(), finish);
        }
        finish();
    });
}

LabWorld::LabWorld(cluster::Cluster &cluster,
                   runtime::Clock &clock,
                   LabFile file,
                   std::function<std::string()> baseUrl)
    : m(std::make_unique<Private>(cluster, clock, std::move(file), std::move(baseUrl)))
{ }

LabWorld::~LabWorld()
{
    stop();
}

void LabWorld::load(Reply<Done> reply)
{
    m->loader =
        std::make_unique<LabLoader>(m->cluster, m->clock, m->actuator, m->file, m->baseUrl());
    m->loader->load([this, reply = std::move(reply)](Result<Done> result) {
        if (result)
            m->leadHosts(reply);
        else
            reply(result);
    });
}

void LabWorld::start()
{
    m->scene.start();
    if (m->capi)
        m->capi->start();
    m->opening.start();
}

void LabWorld::stop()
{
    m->each([](runtime::Controller &controller) { controller.stop(); });
    if (m->capi)
        m->capi->stop();
    m->scene.stop();
    m->servers.stop();
    m->redfish.stop();
}

bool LabWorld::isIdle() const
{
    bool idle = true;
    m->each([&](runtime::Controller &controller) { idle = idle && controller.isIdle(); });
    return idle;
}

cluster::Cluster &LabWorld::apiServer()
{
    return m->webhooks;
}

http::HttpHandler &LabWorld::handler()
{
    return m->redfish;
}
drivers::Actuator &LabWorld::actuator()
{
    return m->actuator;
}

} // namespace hp::lab
