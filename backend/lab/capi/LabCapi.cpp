// SPDX-License-Identifier: Apache-2.0
#include "backend/lab/capi/LabCapi.h"

#include "backend/lab/InstanceShape.h"
#include "backend/lab/PlanReconciler.h"
#include "backend/lab/capi/CapiKinds.h"
#include "backend/lab/capi/CapiOwners.h"
#include "backend/lab/capi/CapiProviders.h"
#include "backend/lab/capi/CapiView.h"
#include "backend/lab/file/LabFile.h"
#include "model/base/ApiStatus.h"

#include <QObject>

#include <algorithm>
#include <utility>

namespace hp::lab {

namespace {

using runtime::Informer;

cluster::Query allOfKind(const cluster::Kind &kind)
{
    cluster::Query query;
    query.kind = &kind;
    return query;
}

const cluster::Kind &persistentVolume()
{
    return *cluster::KindRegistry::instance().findKind("v1", "PersistentVolume");
}

const Object &presentOf(const Object &before, const Object &after)
{
    return after ? after : before;
}

/// Controllers that were started with a filter have it: the lab plays those without.
bool isForOthers(const Object &object)
{
    return object.label(capi::watchFilterLabel).has_value();
}

/// What Machines are made from may be another now, or who owns it.
bool saysOtherwise(const Object &before, const Object &after)
{
    return !before || !after || before.generation() != after.generation()
        || capi::controllerOf(before).key != capi::controllerOf(after).key;
}

/// How the API server refused, as upstream's message has it: a budget's own words behind its.
std::string refusalOf(const Error &error)
{
    if (!error.status)
        return error.message;
    std::string text = error.status->message;
    for (const StatusCause &cause : error.status->causes) {
        if (cause.reason == "DisruptionBudget")
            text += ' ' + cause.message;
    }
    return text;
}

/// Null where it is of another kind than the informer's.
Object controllerIn(const Informer &objects, const Object &object)
{
    const capi::Reference owner = capi::controllerOf(object);
    const Object found = objects.get(owner.key);
    return found.kind() == owner.kind ? found : Object();
}

struct CapiController {
    CapiController(cluster::Cluster &cluster,
                   runtime::Clock &clock,
                   const char *user,
                   PlanReconciler::Decide decide)
        : reconciler(cluster, clock, user, std::move(decide))
        , controller(planOptions(user), clock, reconciler)
    { }

    /// An object of its own changed.
    [[nodiscard]] Informer::Handler own()
    {
        return [this](const Object &before, const Object &after) {
            controller.enqueue(presentOf(before, after).key());
        };
    }

    PlanReconciler reconciler;
    runtime::Controller controller;
};

} // namespace

struct LabCapi::Private {
    Private(cluster::Cluster &cluster, runtime::Clock &clock, LabScene &scene_)
        : scene(scene_)
        , clusters(cluster, allOfKind(capikinds::cluster()), clock)
        , machines(cluster, allOfKind(capikinds::machine()), clock)
        , sets(cluster, allOfKind(capikinds::machineSet()), clock)
        , deployments(cluster, allOfKind(capikinds::machineDeployment()), clock)
        , drainRules(cluster, allOfKind(capikinds::machineDrainRule()), clock)
        , healthChecks(cluster, allOfKind(capikinds::machineHealthCheck()), clock)
        , controlPlanes(cluster, allOfKind(capikinds::controlPlane()), clock)
        , labMachines(cluster, allOfKind(capikinds::labMachine()), clock)
        , labTemplates(cluster, allOfKind(capikinds::labMachineTemplate()), clock)
        , metal3Machines(cluster, allOfKind(capikinds::metal3Machine()), clock)
        , metal3Templates(cluster, allOfKind(capikinds::metal3MachineTemplate()), clock)
        , configs(cluster, allOfKind(capikinds::kubeadmConfig()), clock)
        , attachments(cluster, allOfKind(cluster::kinds::volumeAttachment()), clock)
        , volumes(cluster, allOfKind(persistentVolume()), clock)
        , clusterControl(cluster,
                         clock,
                         "capi-cluster",
                         [this](const ObjectKey &key, TimePoint now) {
                             return decideCapiCluster(clusterView(key), now);
                         })
        , machineControl(cluster,
                         clock,
                         "capi-machine",
                         [this](const ObjectKey &key, TimePoint now) {
                             return askedWith(decideCapiMachine(machineView(key), now), key, now);
                         })
        , setControl(cluster,
                     clock,
                     "capi-machineset",
                     [this](const ObjectKey &key, TimePoint now) {
                         return decideCapiSet(ownerView(sets.get(key)), now);
                     })
        , deploymentControl(cluster,
                            clock,
                            "capi-machinedeployment",
                            [this](const ObjectKey &key, TimePoint now) {
                                return decideCapiDeployment(deploymentView(key), now);
                            })
        , planeControl(cluster,
                       clock,
                       "capi-kubeadmcontrolplane",
                       [this](const ObjectKey &key, TimePoint now) {
                           return decideCapiControlPlane(ownerView(controlPlanes.get(key)), now);
                       })
        , healthControl(cluster,
                        clock,
                        "capi-machinehealthcheck",
                        [this](const ObjectKey &key, TimePoint now) {
                            return decideCapiHealthCheck(healthView(key), now);
                        })
        , labMachineControl(cluster,
                            clock,
                            "lab-infrastructure",
                            [this](const ObjectKey &key, TimePoint now) {
                                return decideLabMachine(serverView(labMachines.get(key)), now);
                            })
        , metal3Control(cluster,
                        clock,
                        "capm3",
                        [this](const ObjectKey &key, TimePoint now) {
                            return decideMetal3Machine(serverView(metal3Machines.get(key)), now);
                        })
        , configControl(
              cluster, clock, "capi-kubeadmconfig", [this](const ObjectKey &key, TimePoint now) {
                  return decideKubeadmConfig(serverView(configs.get(key)), now);
              })
    {
        machineControl.reconciler.onEvicted(
            [this](const ObjectKey &pod, const Result<Done> &answer) { evicted(pod, answer); });
        wire();
    }

    template<typename Call>
    void eachInformer(Call call)
    {
        for (Informer *one : {&clusters,
                              &machines,
                              &sets,
                              &deployments,
                              &drainRules,
                              &healthChecks,
                              &controlPlanes,
                              &labMachines,
                              &labTemplates,
                              &metal3Machines,
                              &metal3Templates,
                              &configs,
                              &attachments,
                              &volumes})
            call(*one);
    }

    void wire();
    void wakeAll();
    void wakeWhole(const std::string &ns, const std::string &clusterName);
    void wakeOwner(const Object &machine);
    void wakeMachinesOf(const Object &owner);
    void wakeOnNode(const std::string &node);
    [[nodiscard]] Plan askedWith(Plan plan, const ObjectKey &machine, TimePoint now);
    void evicted(const ObjectKey &pod, const Result<Done> &answer);
    [[nodiscard]] bool isSynced() const;
    [[nodiscard]] Object clusterOf(const Object &object) const;
    [[nodiscard]] Object nodeOf(const Object &machine) const;
    [[nodiscard]] Object partOf(const capi::Reference &reference) const;
    [[nodiscard]] std::vector<Object> machinesOf(const Object &cluster) const;
    [[nodiscard]] CapiMachineView machineView(const ObjectKey &key) const;
    [[nodiscard]] CapiOwnerView ownerView(const Object &owner) const;
    [[nodiscard]] CapiDeploymentView deploymentView(const ObjectKey &key) const;
    [[nodiscard]] CapiClusterView clusterView(const ObjectKey &key) const;
    [[nodiscard]] CapiHealthView healthView(const ObjectKey &key) const;
    [[nodiscard]] CapiServerView serverView(const Object &server) const;

    LabScene &scene;
    Informer clusters;
    Informer machines;
    Informer sets;
    Informer deployments;
    Informer drainRules;
    Informer healthChecks;
    Informer controlPlanes;
    Informer labMachines;
    Informer labTemplates;
    Informer metal3Machines;
    Informer metal3Templates;
    Informer configs;
    Informer attachments;
    Informer volumes;
    CapiController clusterControl;
    CapiController machineControl;
    CapiController setControl;
    CapiController deploymentControl;
    CapiController planeControl;
    CapiController healthControl;
    CapiController labMachineControl;
    CapiController metal3Control;
    CapiController configControl;
    std::map<ObjectKey, EvictionRound> rounds{}; ///< by Machine
    std::map<ObjectKey, ObjectKey> asked{}; ///< Pods whose eviction is under way: by which Machine
    std::function<void(const ObjectKey &host)> consumerChanged{};
    QObject context{};
};

// -------------------------------------------------------------------------------------- the views

bool LabCapi::Private::isSynced() const
{
    return std::ranges::all_of(std::initializer_list<const Informer *>{&clusters,
                                                                       &machines,
                                                                       &sets,
                                                                       &deployments,
                                                                       &drainRules,
                                                                       &healthChecks,
                                                                       &controlPlanes,
                                                                       &labMachines,
                                                                       &labTemplates,
                                                                       &metal3Machines,
                                                                       &metal3Templates,
                                                                       &configs,
                                                                       &attachments,
                                                                       &volumes},
                               [](const Informer *one) { return one->hasSynced(); })
        && scene.nodes.hasSynced() && scene.pods.hasSynced() && scene.hosts.hasSynced()
        && scene.instances.hasSynced();
}

/// Null also for an object that is left to others: without its Cluster nothing happens to it.
Object LabCapi::Private::clusterOf(const Object &object) const
{
    if (!object || isForOthers(object))
        return {};
    std::string name = capi::clusterNameOf(object);
    if (const Object named = clusters.get({object.ns(), name}))
        return named;
    // A control plane is that of the Cluster that names it.
    for (const Object &one : clusters.list(object.ns())) {
        const capi::Reference plane = capi::controlPlaneOf(one);
        if (plane.key == object.key() && plane.kind == object.kind())
            return one;
    }
    return {};
}

Object LabCapi::Private::partOf(const capi::Reference &reference) const
{
    const Informer *from = reference.kind == "LabMachine" ? &labMachines
        : reference.kind == "Metal3Machine"               ? &metal3Machines
        : reference.kind == "KubeadmConfig"               ? &configs
        : reference.kind == "LabMachineTemplate"          ? &labTemplates
        : reference.kind == "Metal3MachineTemplate"       ? &metal3Templates
                                                          : nullptr;
    return from == nullptr ? Object() : from->get(reference.key);
}

Object LabCapi::Private::nodeOf(const Object &machine) const
{
    if (const std::string &name = capi::nodeNameOf(machine); !name.empty())
        return scene.nodes.get({{}, name});
    const std::string &id = capi::providerIdOf(machine);
    for (const Object &node : id.empty() ? std::vector<Object>() : scene.nodes.list()) {
        if (node.text("/spec/providerID") == id)
            return node;
    }
    return {};
}

std::vector<Object> LabCapi::Private::machinesOf(const Object &cluster) const
{
    std::vector<Object> found;
    for (const Object &machine : machines.list(cluster.ns())) {
        if (capi::clusterNameOf(machine) == cluster.name())
            found.push_back(machine);
    }
    return found;
}

CapiMachineView LabCapi::Private::machineView(const ObjectKey &key) const
{
    CapiMachineView view;
    view.machine = isSynced() ? machines.get(key) : Object();
    if (!view.machine)
        return view;
    view.cluster = clusterOf(view.machine);
    if (!view.cluster)
        return view;
    view.machineSet = controllerIn(sets, view.machine);
    view.deployment = controllerIn(deployments, view.machineSet);
    view.controlPlane = controlPlanes.get(capi::controlPlaneOf(view.cluster).key);
    for (const Object &machine : machinesOf(view.cluster)) {
        if (capi::isControlPlaneMachine(machine))
            view.controlPlaneMachines.push_back(machine);
    }
    view.infrastructure = partOf(capi::infrastructureOf(view.machine));
    view.bootstrap = partOf(capi::bootstrapOf(view.machine));
    view.node = nodeOf(view.machine);
    if (!view.machine.isDeleting() || !view.node)
        return view;
    for (const ObjectKey &pod : scene.podsByNode.with(view.node.name()))
        view.pods.push_back(scene.pods.get(pod));
    view.drainRules = drainRules.list(key.ns);
    for (const Object &attachment : attachments.list()) {
        if (attachment.text("/spec/nodeName") != view.node.name())
            continue;
        view.attachments.push_back(attachment);
        const std::string &volume = attachment.text("/spec/source/persistentVolumeName");
        view.volumes[volume] = volumes.get({{}, volume});
    }
    if (const auto round = rounds.find(key); round != rounds.end())
        view.evictions = round->second;
    return view;
}

CapiOwnerView LabCapi::Private::ownerView(const Object &owner) const
{
    CapiOwnerView view;
    view.cluster = isSynced() ? clusterOf(owner) : Object();
    if (!view.cluster)
        return view;
    view.owner = owner;
    view.machines = machines.list(owner.ns());
    for (const char *pointer : {"/spec/template/spec/infrastructureRef",
                                "/spec/machineTemplate/spec/infrastructureRef"}) {
        const Json &reference = owner.at(pointer);
        if (reference.is_object())
            view.infrastructureTemplate =
                partOf({{},
                        owner.text(std::string(pointer) + "/kind"),
                        {owner.ns(), owner.text(std::string(pointer) + "/name")}});
    }
    return view;
}

CapiDeploymentView LabCapi::Private::deploymentView(const ObjectKey &key) const
{
    if (!isSynced())
        return {};
    const Object deployment = deployments.get(key);
    return {deployment, clusterOf(deployment), sets.list(key.ns)};
}

CapiClusterView LabCapi::Private::clusterView(const ObjectKey &key) const
{
    CapiClusterView view;
    view.cluster = isSynced() ? clusters.get(key) : Object();
    if (!view.cluster || isForOthers(view.cluster))
        return {};
    view.controlPlane = controlPlanes.get(capi::controlPlaneOf(view.cluster).key);
    view.machines = machinesOf(view.cluster);
    const auto ofCluster = [&key](const Object &one) {
        return capi::clusterNameOf(one) == key.name;
    };
    std::ranges::copy_if(deployments.list(key.ns), std::back_inserter(view.deployments), ofCluster);
    std::ranges::copy_if(sets.list(key.ns), std::back_inserter(view.sets), ofCluster);
    return view;
}

CapiHealthView LabCapi::Private::healthView(const ObjectKey &key) const
{
    CapiHealthView view;
    view.check = isSynced() ? healthChecks.get(key) : Object();
    if (!view.check || isForOthers(view.check))
        return {};
    view.cluster = clusters.get({key.ns, view.check.text("/spec/clusterName")});
    for (const Object &machine : machines.list(key.ns))
        view.targets.push_back({machine, nodeOf(machine)});
    return view;
}

CapiServerView LabCapi::Private::serverView(const Object &server) const
{
    CapiServerView view;
    view.server = isSynced() ? server : Object();
    if (!view.server)
        return view;
    view.machine = machines.get(capi::controllerOf(server).key);
    view.cluster = clusterOf(server);
    if (server.kind() == "KubeadmConfig")
        return view;
    if (server.kind() == "LabMachine") {
        view.instance = scene.instances.get(instanceKeyFor(server));
        return view;
    }
    if (const ObjectKey host = capi::hostOfMetal3(server); !host.name.empty())
        view.host = scene.hosts.get(host);
    else
        view.hosts = scene.hosts.list(server.ns());
    view.instance = view.host ? scene.instanceOn(view.host) : Object();
    view.node = scene.nodes.get({{}, view.instance.text("/spec/nodeName")});
    return view;
}

// ------------------------------------------------------------------------------- who wakes whom

/// A plan with evictions starts a round of them.
Plan LabCapi::Private::askedWith(Plan plan, const ObjectKey &machine, TimePoint now)
{
    for (const Write &write : plan.writes) {
        if (write.op != Write::Op::Evict)
            continue;
        if (rounds[machine].at != now)
            rounds[machine] = {now, {}};
        asked[write.target.key] = machine;
    }
    return plan;
}

void LabCapi::Private::evicted(const ObjectKey &pod, const Result<Done> &answer)
{
    const auto by = asked.find(pod);
    if (by == asked.end())
        return;
    if (!answer && answer.error().code != ErrorCode::NotFound)
        rounds[by->second].refusals[pod] = refusalOf(answer.error());
    asked.erase(by);
}

/// Everything of a Cluster looks again: it was paused, resumed, deleted, or its control plane is
/// there.
void LabCapi::Private::wakeWhole(const std::string &ns, const std::string &clusterName)
{
    const auto wake = [&](const Informer &objects, CapiController &control) {
        for (const Object &one : objects.list(ns)) {
            if (capi::clusterNameOf(one) == clusterName)
                control.controller.enqueue(one.key());
        }
    };
    clusterControl.controller.enqueue({ns, clusterName});
    wake(machines, machineControl);
    wake(sets, setControl);
    wake(deployments, deploymentControl);
    wake(labMachines, labMachineControl);
    wake(metal3Machines, metal3Control);
    wake(configs, configControl);
    if (const Object cluster = clusters.get({ns, clusterName}))
        planeControl.controller.enqueue(capi::controlPlaneOf(cluster).key);
}

void LabCapi::Private::wakeAll()
{
    if (!isSynced())
        return;
    for (const Object &cluster : clusters.list())
        wakeWhole(cluster.ns(), cluster.name());
    for (const Object &config : configs.list())
        configControl.controller.enqueue(config.key());
}

void LabCapi::Private::wakeOwner(const Object &machine)
{
    for (const Object &check : healthChecks.list(machine.ns()))
        healthControl.controller.enqueue(check.key());
    const capi::Reference owner = capi::controllerOf(machine);
    if (owner.kind == "MachineSet")
        setControl.controller.enqueue(owner.key);
    else if (owner.kind == "KubeadmControlPlane")
        planeControl.controller.enqueue(owner.key);
    clusterControl.controller.enqueue({machine.ns(), capi::clusterNameOf(machine)});
    if (!owner.key.name.empty())
        return;
    // Somebody may adopt it.
    for (const Object &set : sets.list(machine.ns()))
        setControl.controller.enqueue(set.key());
    for (const Object &plane : controlPlanes.list(machine.ns()))
        planeControl.controller.enqueue(plane.key());
}

/// Of a MachineSet or a MachineDeployment.
void LabCapi::Private::wakeMachinesOf(const Object &owner)
{
    for (const Object &machine : machines.list(owner.ns())) {
        const Object set = controllerIn(sets, machine);
        if (set
            && (set.uid() == owner.uid() || controllerIn(deployments, set).uid() == owner.uid()))
            machineControl.controller.enqueue(machine.key());
    }
}

void LabCapi::Private::wakeOnNode(const std::string &node)
{
    for (const Object &machine : machines.list()) {
        if (capi::nodeNameOf(machine) == node || capi::nodeNameOf(machine).empty())
            machineControl.controller.enqueue(machine.key());
    }
}

void LabCapi::Private::wire()
{
    clusters.onChange([this](const Object &before, const Object &after) {
        const Object &one = presentOf(before, after);
        wakeWhole(one.ns(), one.name());
    });
    machines.onChange(machineControl.own());
    machines.onChange([this](const Object &before, const Object &after) {
        if (!after)
            rounds.erase(before.key());
    });
    machines.onChange([this](const Object &before, const Object &after) {
        const Object &machine = presentOf(before, after);
        wakeOwner(machine);
        const capi::Reference part = capi::infrastructureOf(machine);
        (part.kind == "Metal3Machine" ? metal3Control : labMachineControl)
            .controller.enqueue(part.key);
        // Gate N asks whether another Machine of the control plane stays.
        if (capi::isControlPlaneMachine(machine)
            && (!before || !after || before.isDeleting() != after.isDeleting()))
            wakeWhole(machine.ns(), capi::clusterNameOf(machine));
    });
    sets.onChange(setControl.own());
    sets.onChange([this](const Object &before, const Object &after) {
        const Object &set = presentOf(before, after);
        if (saysOtherwise(before, after))
            wakeMachinesOf(set);
        const capi::Reference owner = capi::controllerOf(set);
        if (owner.kind == "MachineDeployment")
            deploymentControl.controller.enqueue(owner.key);
        clusterControl.controller.enqueue({set.ns(), capi::clusterNameOf(set)});
    });
    healthChecks.onChange(healthControl.own());
    deployments.onChange(deploymentControl.own());
    deployments.onChange([this](const Object &before, const Object &after) {
        const Object &one = presentOf(before, after);
        if (saysOtherwise(before, after))
            wakeMachinesOf(one);
        clusterControl.controller.enqueue({one.ns(), capi::clusterNameOf(one)});
    });
    controlPlanes.onChange(planeControl.own());
    controlPlanes.onChange([this](const Object &before, const Object &after) {
        const bool isOnlyAnother = before && after && before.isDeleting() == after.isDeleting();
        const Object &plane = presentOf(before, after);
        for (const Object &one : clusters.list(plane.ns())) {
            if (capi::controlPlaneOf(one).key != plane.key())
                continue;
            if (isOnlyAnother)
                clusterControl.controller.enqueue(one.key());
            else
                wakeWhole(one.ns(), one.name());
        }
    });
    const auto toMachine = [this](const Object &before, const Object &after) {
        // Under its name until its Machine has found it, as its owner says then.
        const Object &part = presentOf(before, after);
        const capi::Reference owner = capi::controllerOf(part);
        machineControl.controller.enqueue(owner.key.name.empty() ? part.key() : owner.key);
    };
    labMachines.onChange(labMachineControl.own());
    labMachines.onChange(toMachine);
    metal3Machines.onChange(metal3Control.own());
    metal3Machines.onChange(toMachine);
    metal3Machines.onChange([this](const Object &before, const Object &after) {
        if (!consumerChanged)
            return;
        for (const Object *one : {&before, &after}) {
            if (*one)
                consumerChanged(capi::hostOfMetal3(*one));
        }
    });
    configs.onChange(configControl.own());
    configs.onChange(toMachine);
    attachments.onChange([this](const Object &before, const Object &after) {
        wakeOnNode(presentOf(before, after).text("/spec/nodeName"));
    });
    scene.nodes.onChange([this](const Object &before, const Object &after) {
        wakeOnNode(presentOf(before, after).name());
    });
    scene.pods.onChange([this](const Object &before, const Object &after) {
        if (!before || !after || before.isDeleting() != after.isDeleting())
            wakeOnNode(presentOf(before, after).text("/spec/nodeName"));
    });
    scene.instances.onChange([this](const Object &before, const Object &after) {
        const Object &instance = presentOf(before, after);
        const ObjectKey server{instance.ns(), instance.text("/spec/machine")};
        if (labMachines.get(server))
            labMachineControl.controller.enqueue(server);
        else if (metal3Machines.get(server))
            metal3Control.controller.enqueue(server);
    });
    scene.hosts.onChange([this](const Object &before, const Object &after) {
        const Object &host = presentOf(before, after);
        for (const Object &server : metal3Machines.list(host.ns())) {
            const ObjectKey of = capi::hostOfMetal3(server);
            if (of.name.empty() || of == host.key())
                metal3Control.controller.enqueue(server.key());
        }
    });
}

LabCapi::LabCapi(cluster::Cluster &cluster, runtime::Clock &clock, LabScene &scene)
    : m(std::make_unique<Private>(cluster, clock, scene))
{ }

LabCapi::~LabCapi() = default;

void LabCapi::start()
{
    // Whoever looked before everything was listed saw nothing.
    const auto wakeWhenSynced = [this](Informer &one) {
        QObject::connect(&one, &Informer::synced, &m->context, [this] { m->wakeAll(); });
    };
    for (Informer *one : {&m->scene.nodes, &m->scene.pods, &m->scene.hosts, &m->scene.instances})
        wakeWhenSynced(*one);
    m->eachInformer([&wakeWhenSynced](Informer &one) {
        wakeWhenSynced(one);
        one.start();
    });
}

void LabCapi::stop()
{
    each([](runtime::Controller &one) { one.stop(); });
    m->eachInformer([](Informer &one) { one.stop(); });
}

bool LabCapi::isOpen() const
{
    return m->isSynced() && std::ranges::all_of(m->machines.list(), [](const Object &machine) {
               const bool matters = machine.annotation(deleteAnnotation)
                   || capi::infrastructureOf(machine).kind == "LabMachine";
               return !matters || machine.isDeleting()
                   || machine.text("/status/phase") == "Running";
           });
}

Object LabCapi::consumerOf(const Object &host) const
{
    if (host.text("/spec/consumerRef/kind") != "Metal3Machine")
        return {};
    return m->metal3Machines.get(
        {host.text("/spec/consumerRef/namespace"), host.text("/spec/consumerRef/name")});
}

void LabCapi::onConsumer(std::function<void(const ObjectKey &host)> call)
{
    m->consumerChanged = std::move(call);
}

std::vector<Object> LabCapi::machinesIn(const std::string &ns) const
{
    return m->machines.list(ns);
}

void LabCapi::onMachine(std::function<void(const std::string &ns)> call)
{
    m->machines.onChange([call = std::move(call)](const Object &before, const Object &after) {
        call(presentOf(before, after).ns());
    });
}

void LabCapi::each(const std::function<void(runtime::Controller &)> &call)
{
    for (CapiController *one : {&m->clusterControl,
                                &m->machineControl,
                                &m->setControl,
                                &m->deploymentControl,
                                &m->planeControl,
                                &m->healthControl,
                                &m->labMachineControl,
                                &m->metal3Control,
                                &m->configControl})
        call(one->controller);
}

} // namespace hp::lab
