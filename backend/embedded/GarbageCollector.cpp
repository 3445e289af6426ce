// SPDX-License-Identifier: Apache-2.0
#include "backend/embedded/GarbageCollector.h"

#include "backend/embedded/Lifecycle.h"
#include "backend/embedded/MetadataRules.h"
#include "backend/embedded/schema/DefinitionRules.h"
#include "model/base/JsonFields.h"

#include <QMetaObject>

#include <algorithm>
#include <nlohmann/json.hpp>

namespace hp::embedded {

using cluster::Kind;

namespace {

constexpr const char *collectorUser = "system:serviceaccount:kube-system:generic-garbage-collector";
constexpr int objectsPerTurn = 200;
/// Who deleted a namespace still finds it, and may take its finalizers itself, as suites on an API
/// server do (k8s.io/kubernetes/pkg/controller/namespace, namespaceDeletionGracePeriod).
constexpr std::chrono::seconds namespaceGrace{5};

bool isTerminating(const Object &object, const char *finalizer)
{
    return object.isDeleting() && object.hasFinalizer(finalizer);
}

bool isBlocking(const Json &owner)
{
    return owner.value("blockOwnerDeletion", Json()) == true;
}

template<typename Call>
void forEachOwnerOf(const Object &object, const Call &call)
{
    const Json &owners = object.at("/metadata/ownerReferences");
    if (owners.is_array())
        std::for_each(owners.begin(), owners.end(), call);
}

} // namespace

GarbageCollector::GarbageCollector(cluster::Cluster &cluster,
                                   const Store &store,
                                   runtime::Clock &clock)
    : m_cluster(cluster)
    , m_store(store)
    , m_clock(clock)
{ }

void GarbageCollector::review()
{
    for (const Place &place : m_store.objects().places()) {
        const Object object = m_store.objects().find(*place.first, place.second);
        if (object.isDeleting() || object.at("/metadata/ownerReferences").is_array())
            suspect(place);
        forEachOwnerOf(object, [&](const Json &owner) {
            if (isSetAside(object, owner))
                m_unread.insert(textOf(owner, "uid"));
        });
    }
}

void GarbageCollector::committed(const std::vector<Change> &changes)
{
    for (const Change &change : changes) {
        const Place place{change.kind, change.key};
        if (!change.removed) {
            const bool owned = change.after.at("/metadata/ownerReferences")
                != change.before.at("/metadata/ownerReferences");
            const bool ending = change.after.isDeleting()
                && (!change.before.isDeleting()
                    || change.after.at("/metadata/finalizers")
                        != change.before.at("/metadata/finalizers"));
            if (owned || ending)
                suspect(place);
            if (owned)
                suspectWaitingOwners(change.before);
            continue;
        }
        for (const Place &dependent : m_store.objects().dependentsOf(change.after.uid()))
            suspect(dependent);
        suspectWaitingOwners(change.after);
        if (change.kind->version.empty()) // of a definition, which may wait for this
            suspect({&cluster::kinds::customResourceDefinition(), {{}, change.kind->qualified()}});
        if (change.kind->namespaced) {
            const ObjectKey space{{}, change.key.ns};
            if (m_store.objects().find(cluster::kinds::ns(), space).isDeleting())
                suspect({&cluster::kinds::ns(), space});
        }
    }
}

/// Owners that are terminating may have waited for this dependent.
void GarbageCollector::suspectWaitingOwners(const Object &dependent)
{
    forEachOwnerOf(dependent, [&](const Json &owner) {
        const Object alive = m_store.objects().findUid(textOf(owner, "uid"));
        if (!alive || !alive.isDeleting())
            return;
        if (const Kind *kind = m_store.objects().findKind(alive.apiVersion(), alive.kind()))
            suspect({&kind->stored(), alive.key()});
    });
}

void GarbageCollector::suspect(const Place &place)
{
    m_suspects.insert(place);
    if (!std::exchange(m_scheduled, true))
        QMetaObject::invokeMethod(this, &GarbageCollector::work, Qt::QueuedConnection);
}

void GarbageCollector::work()
{
    m_scheduled = false;
    for (int i = 0; i < objectsPerTurn && !m_suspects.empty(); ++i)
        check(m_suspects.extract(m_suspects.begin()).value());
    if (!m_suspects.empty())
        suspect(*m_suspects.begin());
}

void GarbageCollector::check(const Place &place)
{
    const Object object = m_store.objects().find(*place.first, place.second);
    if (!object)
        return;
    // Orphaning first: a dependent that is let go must not be taken for one that has to end.
    if (isTerminating(object, orphanFinalizer))
        checkOrphans(place, object);
    else if (isTerminating(object, foregroundFinalizer))
        checkForeground(place, object);
    if (place.first == &cluster::kinds::ns() && object.isDeleting())
        checkNamespace(object);
    if (place.first == &cluster::kinds::customResourceDefinition()
        && isTerminating(object, definitionFinalizer))
        checkDefinition(place, object);
    checkOwners(place, object);
}

/// Its dependents are looked at first; those with blockOwnerDeletion hold it until they are gone or
/// have let go of it.
void GarbageCollector::checkForeground(const Place &place, const Object &object)
{
    bool blocked = false;
    for (const Place &next : m_store.objects().dependentsOf(object.uid())) {
        const Object dependent = m_store.objects().find(*next.first, next.second);
        forEachOwnerOf(dependent, [&](const Json &owner) {
            blocked = blocked || (textOf(owner, "uid") == object.uid() && isBlocking(owner));
        });
        if (!dependent.isDeleting())
            suspect(next);
    }
    if (!blocked)
        dropFinalizer(place, object, foregroundFinalizer);
}

/// Its dependents lose the reference to it; then it may go without taking them along.
void GarbageCollector::checkOrphans(const Place &place, const Object &object)
{
    const auto dependents = m_store.objects().dependentsOf(object.uid());
    for (const Place &next : dependents) {
        const Object dependent = m_store.objects().find(*next.first, next.second);
        Json others = Json::array();
        forEachOwnerOf(dependent, [&](const Json &owner) {
            if (textOf(owner, "uid") != object.uid())
                others.push_back(owner);
        });
        setOwners(next, dependent, std::move(others), place);
    }
    if (dependents.empty())
        dropFinalizer(place, object, orphanFinalizer);
}

void GarbageCollector::checkNamespace(const Object &object)
{
    const Place space{&cluster::kinds::ns(), object.key()};
    const auto contents = m_store.objects().contentsOf(object.name());
    for (const Place &place : contents) {
        const Object content = m_store.objects().find(*place.first, place.second);
        if (!content.isDeleting())
            remove(place, content, space);
    }
    if (!contents.empty())
        return;
    // A clock that stepped back keeps no namespace.
    const Duration since = m_clock.now() - object.deletionTimestamp().value_or(TimePoint());
    if (since < Duration::zero() || since >= namespaceGrace)
        return finalize(space, object);
    m_clock.after(namespaceGrace - since, this, [this, space] { suspect(space); });
}

/// An empty namespace goes when nobody else has a finalizer in its spec.
void GarbageCollector::finalize(const Place &space, const Object &object)
{
    Json next = object.json();
    Json &finalizers = next["spec"]["finalizers"];
    if (!finalizers.is_array() || finalizers.empty())
        return remove(space, object, space);
    const std::size_t before = finalizers.size();
    finalizers.erase(std::remove(finalizers.begin(), finalizers.end(), "kubernetes"),
                     finalizers.end());
    if (finalizers.size() == before)
        return;
    m_cluster.update({space.first, space.second},
                     std::move(next),
                     cluster::Subresource::Finalize,
                     {.user = collectorUser},
                     [this, space](const Result<cluster::Written> &written) {
                         if (!written)
                             retry(space, written.error());
                     });
}

/// The objects of its kind go first.
void GarbageCollector::checkDefinition(const Place &place, const Object &object)
{
    const Kind *home =
        m_store.objects().findStored(object.text("/spec/group"), object.text("/spec/names/plural"));
    if (!home || m_store.objects().all(*home).size() == 0)
        return dropFinalizer(place, object, definitionFinalizer);
    m_store.objects().forEach(*home, {}, [&](const Object &instance) {
        if (!instance.isDeleting())
            remove({home, instance.key()}, instance, place);
    });
}

/// What becomes of an object by its owners (attemptToDeleteItem in
/// k8s.io/kubernetes/pkg/controller/garbagecollector): one that stays keeps it, and only the
/// references to the others go; one that waits for it takes it along with its own dependents.
void GarbageCollector::checkOwners(const Place &place, const Object &object)
{
    const Json &owners = object.at("/metadata/ownerReferences");
    if (!owners.is_array() || owners.empty() || object.isDeleting() || isMisplaced(object))
        return;
    Json staying = Json::array();
    bool isAwaited = false;
    for (const Json &owner : owners) {
        if (isGone(object, owner))
            continue;
        const Object live = m_store.objects().findUid(textOf(owner, "uid"));
        if (live && isTerminating(live, foregroundFinalizer))
            isAwaited = true;
        else
            staying.push_back(owner);
    }
    if (staying.size() == owners.size())
        return;
    if (!staying.empty())
        return setOwners(place, object, std::move(staying), place);
    const auto dependents = m_store.objects().dependentsOf(object.uid());
    if (!isAwaited || dependents.empty())
        return removeAsSeen(place, object, std::nullopt);
    const bool isCycle =
        std::any_of(dependents.begin(), dependents.end(), [this](const Place &next) {
            return isTerminating(m_store.objects().find(*next.first, next.second),
                                 foregroundFinalizer);
        });
    // Who waits for each other would wait for ever.
    if (isCycle && std::any_of(owners.begin(), owners.end(), isBlocking)) {
        Json free = owners;
        for (Json &owner : free)
            owner["blockOwnerDeletion"] = false;
        return setOwners(place, object, std::move(free), place);
    }
    removeAsSeen(place, object, cluster::Propagation::Foreground);
}

void GarbageCollector::setOwners(const Place &place,
                                 const Object &object,
                                 Json owners,
                                 const Place &again)
{
    const Json body{
        {"metadata",
         {{"ownerReferences", std::move(owners)}, {"resourceVersion", object.resourceVersion()}}}};
    m_cluster.patch({place.first, place.second},
                    cluster::PatchType::Merge,
                    body,
                    cluster::Subresource::None,
                    {.user = collectorUser},
                    [this, again](const Result<cluster::Written> &written) {
                        if (!written)
                            retry(again, written.error());
                    });
}

/// The owner is not there because its row could not be read, which is no reason to delete anything.
bool GarbageCollector::isSetAside(const Object &dependent, const Json &owner) const
{
    const Kind *kind =
        m_store.objects().findKind(textOf(owner, "apiVersion"), textOf(owner, "kind"));
    const auto &all = m_store.setAside();
    return kind && !m_store.objects().findUid(textOf(owner, "uid"))
        && std::any_of(all.begin(), all.end(), [&](const SetAside &each) {
               return each.kind->kind == kind->kind && each.key.name == textOf(owner, "name")
                   && (!kind->namespaced || each.key.ns == dependent.ns());
           });
}

bool GarbageCollector::isGone(const Object &dependent, const Json &owner) const
{
    const Kind *kind =
        m_store.objects().findKind(textOf(owner, "apiVersion"), textOf(owner, "kind"));
    if (!kind || m_unread.contains(textOf(owner, "uid")))
        return false;
    const Object live = m_store.objects().findUid(textOf(owner, "uid"));
    return !live || live.kind() != kind->kind || live.name() != textOf(owner, "name")
        || (kind->namespaced && live.ns() != dependent.ns());
}

void GarbageCollector::remove(const Place &place, const Object &object, const Place &again)
{
    m_cluster.remove({place.first, place.second},
                     {.uid = object.uid(), .user = collectorUser},
                     [this, again](const Result<cluster::Deleted> &deleted) {
                         if (!deleted)
                             retry(again, deleted.error());
                     });
}

/// Whether a cluster-scoped object names an owner in a namespace, which nobody can find: it is left
/// alone for ever.
bool GarbageCollector::isMisplaced(const Object &object) const
{
    bool misplaced = false;
    forEachOwnerOf(object, [&](const Json &owner) {
        const Kind *kind =
            m_store.objects().findKind(textOf(owner, "apiVersion"), textOf(owner, "kind"));
        misplaced = misplaced || (object.ns().empty() && kind && kind->namespaced);
    });
    return misplaced;
}

/// An object that changed since is judged again: it may have another owner now.
void GarbageCollector::removeAsSeen(const Place &place,
                                    const Object &object,
                                    std::optional<cluster::Propagation> propagation)
{
    m_cluster.remove({place.first, place.second},
                     {.uid = object.uid(),
                      .resourceVersion = object.resourceVersion(),
                      .propagation = propagation,
                      .user = collectorUser},
                     [this, place](const Result<cluster::Deleted> &deleted) {
                         if (deleted)
                             return;
                         if (deleted.error().code == ErrorCode::Conflict)
                             suspect(place);
                         else
                             retry(place, deleted.error());
                     });
}

void GarbageCollector::dropFinalizer(const Place &place,
                                     const Object &object,
                                     const char *finalizer)
{
    Json rest = object.at("/metadata/finalizers");
    rest.erase(std::remove(rest.begin(), rest.end(), finalizer), rest.end());
    const Json body{
        {"metadata", {{"finalizers", rest}, {"resourceVersion", object.resourceVersion()}}}};
    m_cluster.patch({place.first, place.second},
                    cluster::PatchType::Merge,
                    body,
                    cluster::Subresource::None,
                    {.user = collectorUser},
                    [this, place](const Result<cluster::Written> &written) {
                        if (!written)
                            retry(place, written.error());
                    });
}

void GarbageCollector::retry(const Place &place, const Error &error)
{
    if (error.code == ErrorCode::NotFound)
        return;
    m_clock.after(std::chrono::seconds(1), this, [this, place] { suspect(place); });
}

} // namespace hp::embedded

#include "moc_GarbageCollector.cpp"
