// SPDX-License-Identifier: Apache-2.0
#include "backend/gateway/views/CapiObjects.h"

#include "backend/cluster/DefinedKind.h"
#include "model/resource/MachinePool.h"
#include "model/rules/capi/CapiCase.h"
#include "model/rules/capi/CapiWhy.h"

#include <QString>

#include <algorithm>
#include <array>
#include <iterator>
#include <nlohmann/json.hpp>
#include <string_view>
#include <utility>

namespace hp::gateway {

using cluster::Kind;
using runtime::Informer;

namespace {

constexpr Duration askEvery = std::chrono::minutes(1);
/// What Machines refer to is anybody's text: so many kinds that are served are followed, and so
/// many groups asked for that serve nothing.
constexpr std::size_t maxProviderKinds = 32;
constexpr std::size_t maxEmptyGroups = 32;
/// So many deletions that wait for their bootstrap config are looked at.
constexpr std::size_t maxBootstraps = 32;
/// Where nearly all providers have their kinds.
constexpr std::array<std::string_view, 3> usualGroups{"infrastructure.cluster.x-k8s.io",
                                                      "controlplane.cluster.x-k8s.io",
                                                      "bootstrap.cluster.x-k8s.io"};
/// What may stand in the place of a Machine that there is not; the first of several of one name.
constexpr std::array<const char *, 4> standInKinds{
    "MachinePool", "Cluster", "MachineDeployment", "MachineSet"};

constexpr std::array<const char *, 7> coreKinds{"Cluster",
                                                "Machine",
                                                "MachineSet",
                                                "MachineDeployment",
                                                "MachinePool",
                                                "MachineHealthCheck",
                                                "MachineDrainRule"};

/// The same for a Machine that names an object and for the object itself.
std::string tagOf(const std::string &kind, const std::string &ns, const std::string &name)
{
    return name.empty() ? std::string() : kind + '/' + ns + '/' + name;
}

/// What a Machine says of the pool that it belongs to.
std::string poolTag(const Object &machine)
{
    return tagOf("MachinePool", machine.ns(), machine.label(capi::poolLabel).value_or(""));
}

std::string clusterTag(const Object &object)
{
    return tagOf("Cluster", object.ns(), capi::clusterNameOf(object));
}

/// A group that roles for Cluster API grant, in letters that a path can have.
bool isOfProviders(const std::string &group)
{
    constexpr std::string_view letters = "abcdefghijklmnopqrstuvwxyz0123456789.-";
    return group.ends_with(std::string(".") + capi::group)
        && group.find_first_not_of(letters) == std::string::npos;
}

std::string groupOf(const capi::Reference &reference)
{
    return reference.apiVersion.substr(0, reference.apiVersion.find('/'));
}

using Tags = std::set<std::string>;

void retag(std::map<std::string, std::set<ObjectKey>> &tagged,
           const ObjectKey &key,
           const Tags &was,
           const Tags &is)
{
    for (const std::string &tag : was) {
        const auto it = is.contains(tag) ? tagged.end() : tagged.find(tag);
        if (it == tagged.end())
            continue;
        it->second.erase(key);
        if (it->second.empty())
            tagged.erase(it);
    }
    for (const std::string &tag : is)
        tagged[tag].insert(key);
}

/// Names are anybody's text: what has nothing is not kept.
template<typename Key>
void dropFrom(std::map<Key, std::set<ObjectKey>> &sets, const Key &key, const ObjectKey &one)
{
    const auto it = sets.find(key);
    if (it == sets.end())
        return;
    it->second.erase(one);
    if (it->second.empty())
        sets.erase(it);
}

/// Files and passwords of a server stand in its spec, and in the annotation that kubectl repeats it
/// in.
Object withoutContent(const Object &bootstrap)
{
    Json json = bootstrap.json();
    if (!json.is_object())
        return {};
    json.erase("spec");
    if (const auto metadata = json.find("metadata");
        metadata != json.end() && metadata->is_object()) {
        metadata->erase("annotations");
        metadata->erase("managedFields");
    }
    return Object(std::move(json));
}

/// The version to read: of the core those whose content is known, of providers, whose contract has
/// no version of its own, what is preferred.
const Kind *chosen(const std::vector<const Kind *> &served, const std::string &kind, bool isCore)
{
    const Kind *best = nullptr;
    for (const Kind *one : served) {
        if (one->kind != kind || (isCore && one->version != "v1beta2" && one->version != "v1beta1"))
            continue;
        if (best == nullptr || cluster::isPreferredVersion(one->version, best->version))
            best = one;
    }
    return best;
}

} // namespace

CapiObjects::CapiObjects(cluster::Cluster &cluster, runtime::Clock &clock)
    : m_cluster(cluster)
    , m_clock(clock)
{
    m_session.end(); // until start()
}

CapiObjects::~CapiObjects() = default;

void CapiObjects::start()
{
    if (!m_session.isOver())
        return;
    m_session.begin();
    for (auto &[name, slot] : m_slots)
        slot.informer->start();
    poll();
}

void CapiObjects::stop()
{
    m_session.end();
    m_asked.clear();
    for (auto &[name, slot] : m_slots) {
        slot.informer->stop();
        slot.next.reset();
        slot.nextKind = nullptr;
    }
    for (auto &[key, bootstrap] : m_bootstraps)
        bootstrap.isAsked = false;
}

void CapiObjects::poll()
{
    m_clock.after(askEvery, &m_context, m_session.guard([this] { poll(); }));
    ask(capi::group);
    for (const auto &[group, kinds] : m_served)
        ask(group);
    std::vector<ObjectKey> waiting;
    for (const auto &[key, bootstrap] : m_bootstraps)
        waiting.push_back(key);
    for (const ObjectKey &key : waiting)
        reviewBootstrap(key, machine(key));
}

bool CapiObjects::mayAsk(const std::string &group) const
{
    if (group == capi::group || m_served.contains(group)
        || std::ranges::find(usualGroups, group) != usualGroups.end())
        return true;
    const auto empty =
        std::ranges::count_if(m_served, [](const auto &entry) { return entry.second.empty(); });
    return static_cast<std::size_t>(empty) + m_asked.size() < maxEmptyGroups;
}

void CapiObjects::ask(const std::string &group)
{
    if (!mayAsk(group) || !m_asked.insert(group).second)
        return;
    m_cluster.kindsOf(group, m_session.guard([this, group](const Result<Kinds> &kinds) {
        m_asked.erase(group);
        answered(group, kinds);
    }));
}

void CapiObjects::answered(const std::string &group, const Result<Kinds> &kinds)
{
    if (!kinds) {
        // Nobody says that anything went: it is asked again in a minute.
        m_served.try_emplace(group);
        m_isAnswered = m_isAnswered || kinds.error().code != ErrorCode::Unreachable;
        reviewListed();
        return;
    }
    const Kinds before = std::exchange(m_served[group], *kinds);
    if (group == capi::group) {
        m_isAnswered = true;
        for (const char *kind : coreKinds)
            follow({group, kind}, chosen(*kinds, kind, true));
    }
    const std::set<Name> referred = m_referred;
    for (const Name &name : referred) {
        if (name.group != group)
            continue;
        const Kind *kind = chosen(*kinds, name.kind, false);
        follow(name, kind);
        if (kind == nullptr)
            m_referred.erase(name);
    }
    if (group != capi::group && *kinds != before)
        referAll();
    reviewListed();
}

void CapiObjects::reviewListed() const
{
    if (m_listedHandler)
        m_listedHandler();
}

const Kind *CapiObjects::servedKind(const capi::Reference &reference)
{
    const std::string group = groupOf(reference);
    if (reference.kind.empty() || !isOfProviders(group))
        return nullptr;
    const auto served = m_served.find(group);
    if (served != m_served.end())
        return chosen(served->second, reference.kind, false);
    ask(group);
    return nullptr;
}

void CapiObjects::refer(const capi::Reference &reference)
{
    const Name name{groupOf(reference), reference.kind};
    if (m_referred.contains(name))
        return;
    const Kind *kind = servedKind(reference);
    if (kind == nullptr || m_referred.size() >= maxProviderKinds)
        return;
    m_referred.insert(name);
    follow(name, kind);
}

void CapiObjects::referAll()
{
    for (const char *kind : {"Machine", "MachinePool"}) {
        const Informer *objects = informer({capi::group, kind});
        for (const Object &one : objects == nullptr ? std::vector<Object>() : objects->list()) {
            refer(capi::infrastructureOf(one));
            reviewBootstrap(one.key(), one);
        }
    }
    const Informer *clusters = informer({capi::group, "Cluster"});
    for (const Object &one : clusters == nullptr ? std::vector<Object>() : clusters->list())
        referCluster(one);
}

void CapiObjects::referCluster(const Object &cluster)
{
    refer(capi::controlPlaneOf(cluster));
    // It says nothing else of its machines than that it is not gone.
    if (cluster.isDeleting())
        refer(capi::infrastructureOf(cluster));
}

void CapiObjects::follow(const Name &name, const Kind *kind)
{
    const auto known = m_slots.find(name);
    if (kind == nullptr) {
        if (known != m_slots.end())
            leave(name);
        return;
    }
    if (known != m_slots.end() && (known->second.kind == kind || known->second.nextKind == kind))
        return;
    begin(name, m_slots[name], *kind);
}

void CapiObjects::begin(const Name &name, Slot &slot, const Kind &kind)
{
    auto made = std::make_unique<Informer>(m_cluster, cluster::Query{&kind, {}, {}, {}}, m_clock);
    Informer &one = *made;
    if (slot.informer) {
        slot.nextKind = &kind;
        slot.next = std::move(made);
        // Not from inside the informer that says so: the one before it goes.
        connect(
            &one, &Informer::synced, this, [this, name] { takeNext(name); }, Qt::QueuedConnection);
    } else {
        slot.kind = &kind;
        slot.informer = std::move(made);
    }
    one.onChange([this, name, &one](const Object &before, const Object &after) {
        if (informer(name) == &one)
            changed(name, before, after);
    });
    connect(&one, &Informer::synced, this, [this, name] {
        if (name == Name{capi::group, "Cluster"})
            notifyOrphans();
        reviewListed();
    });
    connect(&one, &Informer::streamStateChanged, this, [this, name, &one](const QString &reason) {
        if (informer(name) != &one)
            return;
        Slot &told = m_slots[name];
        told.reason = reason.toStdString();
        if (m_streamHandler)
            m_streamHandler(told.kind->qualified(), told.reason, one.idleTime());
        reviewListed();
    });
    one.start();
}

void CapiObjects::takeNext(const Name &name)
{
    const auto it = m_slots.find(name);
    if (it == m_slots.end() || !it->second.next)
        return;
    Slot &slot = it->second;
    const std::unique_ptr<Informer> old = std::exchange(slot.informer, std::move(slot.next));
    slot.kind = std::exchange(slot.nextKind, nullptr);
    slot.reason.clear();
    old->stop();
    for (const Object &before : old->list()) {
        if (!slot.informer->get(before.key()))
            changed(name, before, {});
    }
    for (const Object &after : slot.informer->list())
        changed(name, old->get(after.key()), after);
}

void CapiObjects::leave(const Name &name)
{
    const auto it = m_slots.find(name);
    const std::unique_ptr<Informer> old = std::move(it->second.informer);
    m_slots.erase(it);
    old->stop();
    for (const Object &before : old->list())
        changed(name, before, {});
}

void CapiObjects::changed(const Name &name, const Object &before, const Object &after)
{
    const bool isCore = name.group == capi::group;
    std::set<ObjectKey> machines;
    if (isCore && name.kind == "Machine")
        machines = machineChanged(before, after);
    else
        machines = othersChanged(name, before, after);
    for (const ObjectHandler &handler : m_objectHandlers)
        handler(before, after, machines);
    notify(machines);
}

std::set<ObjectKey>
CapiObjects::othersChanged(const Name &name, const Object &before, const Object &after)
{
    const bool isCore = name.group == capi::group;
    std::set<ObjectKey> machines;
    for (const Object &one : {before, after}) {
        if (one)
            machines.merge(concernedBy(name, one));
    }
    if (isCore && name.kind == "Cluster")
        clusterChanged(before, after);
    if (isCore && name.kind == "MachinePool") {
        const Object &pool = after ? after : before;
        retag(m_tags, pool.key(), before ? tagsOf(before) : Tags(), after ? tagsOf(after) : Tags());
        if (after)
            refer(capi::infrastructureOf(after));
        reviewBootstrap(pool.key(), after);
    }
    const Object &object = after ? after : before;
    if (isCore && std::ranges::find(standInKinds, name.kind) != standInKinds.end())
        machines.insert(object.key());
    else if (name.kind.ends_with("ControlPlane") || name.kind.ends_with("Cluster"))
        machines.insert({object.ns(), capi::clusterNameOf(object)});
    if (isCore && name.kind == "MachineHealthCheck") {
        if (before)
            dropFrom(m_checks, clusterTag(before), before.key());
        if (after)
            m_checks[clusterTag(after)].insert(after.key());
    }
    if (isCore && name.kind == "MachineSet") {
        if (before)
            dropFrom(m_blockedSets, capi::controllerOf(before).key, before.key());
        if (after && capi::isBlocked(ownerView(after)))
            m_blockedSets[capi::controllerOf(after).key].insert(after.key());
    }
    serverChanged(before, after);
    return machines;
}

void CapiObjects::serverChanged(const Object &before, const Object &after)
{
    const ObjectKey was = before ? capi::hostOfMetal3(before) : ObjectKey();
    const ObjectKey is = after ? capi::hostOfMetal3(after) : ObjectKey();
    if (was == is)
        return;
    const Object &one = after ? after : before;
    const std::string tag = tagOf(one.kind(), one.ns(), one.name());
    if (const auto it = m_serversOfHost.find(was); it != m_serversOfHost.end()) {
        it->second.erase(tag);
        if (it->second.empty())
            m_serversOfHost.erase(it);
    }
    if (!is.name.empty())
        m_serversOfHost[is].insert(tag);
}

void CapiObjects::clusterChanged(const Object &before, const Object &after)
{
    const Object &one = after ? after : before;
    std::set<std::string> &namespaces = m_namespaces[one.name()];
    const std::size_t count = namespaces.size();
    if (after)
        namespaces.insert(one.ns());
    else
        namespaces.erase(one.ns());
    if (namespaces.size() != count) {
        // The machines of its namesakes are titled otherwise.
        for (const std::string &ns : namespaces)
            notify(tagged(tagOf("Cluster", ns, one.name())));
    }
    if (namespaces.empty())
        m_namespaces.erase(one.name());
    if (after)
        referCluster(after);
}

void CapiObjects::reviewBootstrap(const ObjectKey &key, const Object &machine)
{
    const auto known = m_bootstraps.find(key);
    const auto step = [this, &machine] {
        return capi::isMachinePool(machine) ? capi::deletionOf(viewOf(machine)).step
                                            : capi::deletionOf(machine).step;
    };
    if (!machine.isDeleting() || step() != capi::DeletionStep::Bootstrap) {
        if (known == m_bootstraps.end())
            return;
        const Object before = std::move(known->second.object);
        m_bootstraps.erase(known);
        takeBootstrap(key, before, {});
        return;
    }
    const capi::Reference reference = capi::bootstrapOf(machine);
    const Kind *kind = servedKind(reference);
    if (kind == nullptr || reference.key.name.empty()
        || (known == m_bootstraps.end() && m_bootstraps.size() >= maxBootstraps))
        return;
    if (std::exchange(m_bootstraps[key].isAsked, true))
        return;
    m_cluster.get({kind, reference.key}, m_session.guard([this, key](const Result<Object> &found) {
        const auto it = m_bootstraps.find(key);
        if (it == m_bootstraps.end())
            return;
        it->second.isAsked = false;
        if (found || found.error().code == ErrorCode::NotFound) {
            Object after = found ? withoutContent(*found) : Object();
            const Object before = std::exchange(it->second.object, after);
            takeBootstrap(key, before, after);
        }
        reviewListed();
    }));
}

void CapiObjects::takeBootstrap(const ObjectKey &machine,
                                const Object &before,
                                const Object &after) const
{
    if ((!before && !after) || (before && after && before.sameRevisionAs(after)))
        return;
    for (const ObjectHandler &handler : m_objectHandlers)
        handler(before, after, {machine});
    notify({machine});
}

std::set<ObjectKey> CapiObjects::machineChanged(const Object &before, const Object &after)
{
    const Object &one = after ? after : before;
    retag(m_tags, one.key(), before ? tagsOf(before) : Tags(), after ? tagsOf(after) : Tags());
    if (after)
        refer(capi::infrastructureOf(after));
    for (const MachineHandler &handler : m_machineHandlers)
        handler(before, after);
    std::set<ObjectKey> machines{one.key()};
    // Its pool stands for its machines while none has an object of its own.
    if (const auto pool = one.label(capi::poolLabel); pool && (!before || !after))
        machines.insert({one.ns(), *pool});
    reviewBootstrap(one.key(), after);
    // While one of its Machines goes its Cluster has nothing to say of its own.
    if ((before && before.isDeleting()) != (after && after.isDeleting()))
        machines.insert({one.ns(), capi::clusterNameOf(one)});
    // The others of a control plane decide what may become of one of it, and of its workers.
    if (capi::isControlPlaneMachine(one))
        machines.merge(tagged(clusterTag(one)));
    return machines;
}

std::set<std::string> CapiObjects::tagsOf(const Object &machine) const
{
    const std::string &ns = machine.ns();
    const capi::Reference server = capi::infrastructureOf(machine);
    std::set<std::string> tags{
        "Namespace/" + ns,
        clusterTag(machine),
        tagOf("MachineSet", ns, machine.label(capi::setLabel).value_or("")),
        tagOf("MachineDeployment", ns, machine.label(capi::deploymentLabel).value_or("")),
        poolTag(machine),
        tagOf(server.kind, server.key.ns, server.key.name)};
    if (capi::isControlPlaneMachine(machine))
        tags.insert("ControlPlane/" + clusterTag(machine));
    tags.erase(std::string());
    return tags;
}

std::set<ObjectKey> CapiObjects::concernedBy(const Name &name, const Object &object) const
{
    if (name.group == capi::group && name.kind == "MachineDrainRule")
        return tagged("Namespace/" + object.ns());
    const bool isOfCluster = (name.group == capi::group && name.kind == "MachineHealthCheck")
        || name.kind.ends_with("ControlPlane");
    return tagged(isOfCluster ? clusterTag(object) : tagOf(name.kind, object.ns(), object.name()));
}

std::set<ObjectKey> CapiObjects::tagged(const std::string &tag) const
{
    const auto it = m_tags.find(tag);
    return it == m_tags.end() ? std::set<ObjectKey>() : it->second;
}

void CapiObjects::notify(const std::set<ObjectKey> &machines) const
{
    for (const Handler &handler : m_handlers)
        handler(machines);
}

void CapiObjects::notifyOrphans() const
{
    const Informer *machines = informer({capi::group, "Machine"});
    std::set<ObjectKey> orphans;
    for (const Object &one : machines == nullptr ? std::vector<Object>() : machines->list()) {
        if (!get({capi::group, "Cluster"}, {one.ns(), capi::clusterNameOf(one)}))
            orphans.insert(one.key());
    }
    notify(orphans);
}

bool CapiObjects::hasSynced() const
{
    const Informer *machines = informer({capi::group, "Machine"});
    return m_isAnswered && (machines == nullptr || machines->hasSynced());
}

bool CapiObjects::isListed() const
{
    return m_isAnswered && m_asked.empty()
        && std::ranges::none_of(m_bootstraps,
                                [](const auto &entry) { return entry.second.isAsked; })
        && std::ranges::all_of(m_slots, [](const auto &entry) {
               return entry.second.informer->hasSynced() || !entry.second.reason.empty();
           });
}

std::vector<Object> CapiObjects::objects() const
{
    std::vector<Object> all;
    for (const auto &[name, slot] : m_slots)
        std::ranges::move(slot.informer->list(), std::back_inserter(all));
    for (const auto &[machine, bootstrap] : m_bootstraps) {
        if (bootstrap.object)
            all.push_back(bootstrap.object);
    }
    return all;
}

const Informer *CapiObjects::informer(const Name &name) const
{
    const auto it = m_slots.find(name);
    return it == m_slots.end() ? nullptr : it->second.informer.get();
}

bool CapiObjects::isFollowed(const Name &name) const
{
    const auto it = m_slots.find(name);
    return it != m_slots.end() && it->second.informer->isListed() && it->second.reason.empty();
}

Object CapiObjects::get(const Name &name, const ObjectKey &key) const
{
    const Informer *objects = informer(name);
    return objects != nullptr && !key.name.empty() ? objects->get(key) : Object();
}

Object CapiObjects::get(const capi::Reference &reference) const
{
    return get(Name{groupOf(reference), reference.kind}, reference.key);
}

bool CapiObjects::isWithoutMachines(const Object &pool) const
{
    return pool && !m_tags.contains(tagOf("MachinePool", pool.ns(), pool.name()));
}

Object CapiObjects::machine(const ObjectKey &key) const
{
    if (Object machine = get(Name{capi::group, "Machine"}, key))
        return machine;
    for (const char *kind : standInKinds) {
        if (Object one = get(Name{capi::group, kind}, key); standsAlone(one))
            return one;
    }
    return {};
}

bool CapiObjects::standsAlone(const Object &object) const
{
    const std::string group = capi::group;
    if (!object || capi::isMachinePool(object))
        return object && isWithoutMachines(object);
    if (object.kind() == "Cluster" && object.isDeleting())
        return std::ranges::none_of(tagged(clusterTag(object)), [&](const ObjectKey &key) {
            return get({group, "Machine"}, key).isDeleting()
                || get({group, "MachinePool"}, key).isDeleting();
        });
    if (!capi::isBlocked(ownerView(object)))
        return false;
    // A set says more of the same than its MachineDeployment.
    return object.kind() != "MachineDeployment" || !m_blockedSets.contains(object.key());
}

std::vector<Object> CapiObjects::machines() const
{
    const Informer *machines = informer({capi::group, "Machine"});
    std::vector<Object> all = machines == nullptr ? std::vector<Object>() : machines->list();
    for (const char *kind : standInKinds) {
        const Informer *objects = informer({capi::group, kind});
        for (Object &one : objects == nullptr ? std::vector<Object>() : objects->list()) {
            if (standsAlone(one))
                all.push_back(std::move(one));
        }
    }
    return all;
}

const Kind *CapiObjects::kindOf(const std::string &group, const std::string &kind) const
{
    const auto it = m_slots.find({group, kind});
    return it == m_slots.end() ? nullptr : it->second.kind;
}

std::string CapiObjects::clusterTitle(const Object &machine) const
{
    const std::string name = capi::clusterNameOf(machine);
    const auto it = m_namespaces.find(name);
    const bool hasNamesake = it != m_namespaces.end() && it->second.size() > 1;
    return hasNamesake ? machine.ns() + '/' + name : name;
}

std::set<ObjectKey> CapiObjects::machinesOfHost(const ObjectKey &host) const
{
    std::set<ObjectKey> machines;
    if (const auto it = m_serversOfHost.find(host); it != m_serversOfHost.end()) {
        for (const std::string &tag : it->second)
            machines.merge(tagged(tag));
    }
    return machines;
}

capi::CapiView CapiObjects::ownerView(const Object &owner) const
{
    capi::CapiView view;
    view.owner = owner;
    if (owner.kind() == "Cluster") {
        view.cluster = owner;
        view.controlPlane = get(capi::controlPlaneOf(owner));
        view.infrastructure = get(capi::infrastructureOf(owner));
    }
    return view;
}

capi::CapiView CapiObjects::viewOf(const Object &machine) const
{
    if (machine.kind() != "Machine" && !capi::isMachinePool(machine))
        return ownerView(machine);
    const std::string group = capi::group;
    const std::string &ns = machine.ns();
    const std::string cluster = clusterTag(machine);
    capi::CapiView view;
    view.machine = machine;
    view.cluster = get({group, "Cluster"}, {ns, capi::clusterNameOf(machine)});
    // A machine whose own stream broke may have gone before its Cluster did.
    view.clusterKnown = isFollowed({group, "Cluster"}) && isFollowed({group, machine.kind()});
    const capi::Reference controlPlane = capi::controlPlaneOf(view.cluster);
    view.controlPlane = get(controlPlane);
    for (const ObjectKey &key : tagged("ControlPlane/" + cluster)) {
        if (key != machine.key())
            view.controlPlaneMachines.push_back(this->machine(key));
    }
    // Of a control plane that we cannot see nobody knows whether it has machines at all.
    const Informer *machines = informer({group, "Machine"});
    view.controlPlaneKnown = machines != nullptr && machines->hasSynced() && view.cluster
        && (view.controlPlane || controlPlane.key.name.empty());
    view.infrastructure = get(capi::infrastructureOf(machine));
    if (const auto it = m_bootstraps.find(machine.key()); it != m_bootstraps.end())
        view.bootstrap = it->second.object;
    view.machineSet = get({group, "MachineSet"}, {ns, machine.label(capi::setLabel).value_or("")});
    view.deployment =
        get({group, "MachineDeployment"}, {ns, machine.label(capi::deploymentLabel).value_or("")});
    if (const auto checks = m_checks.find(cluster); checks != m_checks.end()) {
        for (const ObjectKey &key : checks->second)
            view.healthChecks.push_back(get({group, "MachineHealthCheck"}, key));
    }
    if (const Informer *rules = informer({group, "MachineDrainRule"}))
        view.drainRules = rules->list(ns);
    return view;
}

std::vector<CapiObjects::Stream> CapiObjects::streams() const
{
    std::vector<Stream> all;
    for (const auto &[name, slot] : m_slots)
        all.push_back({slot.kind,
                       slot.informer->hasSynced(),
                       slot.reason,
                       slot.informer->idleTime(),
                       slot.informer->size()});
    return all;
}

} // namespace hp::gateway

#include "moc_CapiObjects.cpp"
