// SPDX-License-Identifier: Apache-2.0
#include "backend/embedded/ObjectTable.h"

#include <nlohmann/json.hpp>

namespace hp::embedded {

using cluster::Kind;
using cluster::KindRegistry;

namespace {

bool isBuiltIn(const Kind &kind)
{
    const auto &all = KindRegistry::instance().all();
    const std::less<const Kind *> before;
    return !before(&kind, all.data()) && before(&kind, all.data() + all.size());
}

std::size_t indexOf(const Kind &kind)
{
    return static_cast<std::size_t>(&kind - KindRegistry::instance().all().data());
}

template<typename Call>
void forEachOwner(const Object &object, const Call &call)
{
    const Json &owners = object.at("/metadata/ownerReferences");
    if (!owners.is_array())
        return;
    for (const Json &owner : owners) {
        const auto uid = owner.find("uid");
        if (uid != owner.end() && uid->is_string())
            call(uid->get_ref<const std::string &>());
    }
}

} // namespace

ObjectTable::ObjectTable()
    : m_byKind(KindRegistry::instance().all().size())
{ }

void ObjectTable::define(cluster::DefinedKind kind)
{
    const Kind *home = kind.home;
    m_defined[home].kind = std::move(kind);
}

void ObjectTable::undefine(const Kind &home)
{
    // What is left stays reachable: by uid, by owner, and for whoever defines the kind again.
    if (const auto it = m_defined.find(&home);
        it != m_defined.end() && it->second.objects.size() == 0)
        m_defined.erase(it);
}

const ObjectTable::Defined *ObjectTable::definedBy(const Kind &kind) const
{
    const auto it = m_defined.find(&kind.stored());
    return it == m_defined.end() ? nullptr : &it->second;
}

const Kind *ObjectTable::canonical(const Kind &kind) const
{
    if (isBuiltIn(kind))
        return &kind;
    if (const Defined *defined = definedBy(kind)) {
        if (&kind == defined->kind.home)
            return defined->kind.storage;
        const cluster::DefinedVersion *version = defined->kind.find(kind.version);
        return version ? version->kind : nullptr;
    }
    return KindRegistry::instance().find(kind.group, kind.version, kind.plural);
}

const Kind *ObjectTable::findKind(const std::string &apiVersion, const std::string &kind) const
{
    if (const Kind *known = KindRegistry::instance().findKind(apiVersion, kind))
        return known;
    for (const auto &[home, defined] : m_defined) {
        if (home->kind != kind)
            continue;
        for (const cluster::DefinedVersion &version : defined.kind.versions) {
            if (version.kind->apiVersion() == apiVersion)
                return version.kind;
        }
    }
    return nullptr;
}

const Kind *ObjectTable::findStored(std::string_view group, std::string_view plural) const
{
    for (const Kind &kind : KindRegistry::instance().all()) {
        if (kind.group == group && kind.plural == plural)
            return &kind;
    }
    for (const auto &[home, defined] : m_defined) {
        if (home->group == group && home->plural == plural)
            return home;
    }
    return nullptr;
}

void ObjectTable::forEachKind(const std::function<void(const Kind &)> &kind) const
{
    for (const Kind &each : KindRegistry::instance().all())
        kind(each);
    for (const auto &[home, defined] : m_defined)
        kind(*home);
}

Object ObjectTable::inVersion(const Kind &kind, const Object &object)
{
    if (!kind.home || !object || object.apiVersion() == kind.apiVersion())
        return object;
    Json json = object.json();
    json["apiVersion"] = kind.apiVersion();
    return Object(std::move(json), object.managedFields());
}

const Kind &ObjectTable::storageOf(const Kind &kind) const
{
    const Defined *defined = definedBy(kind);
    return defined ? *defined->kind.storage : kind;
}

bool ObjectTable::isStoredAsNow(const Kind &kind, const ObjectKey &key) const
{
    const Object *object = kind.home ? all(kind).find(key) : nullptr;
    return !object || object->apiVersion() == storageOf(kind).apiVersion();
}

Object ObjectTable::find(const Kind &kind, const ObjectKey &key) const
{
    const Object *object = all(kind).find(key);
    return object ? inVersion(kind, *object) : Object();
}

const ObjectSet &ObjectTable::all(const Kind &kind) const
{
    static const ObjectSet none;
    if (isBuiltIn(kind))
        return m_byKind[indexOf(kind)];
    const Defined *defined = definedBy(kind);
    return defined ? defined->objects : none;
}

ObjectSet &ObjectTable::of(const Kind &kind)
{
    return isBuiltIn(kind) ? m_byKind[indexOf(kind)] : m_defined.at(&kind.stored()).objects;
}

void ObjectTable::forEach(const Kind &kind,
                          const std::string &ns,
                          const std::function<void(const Object &)> &object) const
{
    const ObjectSet &objects = all(kind);
    for (auto it = objects.from(ns); it != objects.end(); ++it) {
        if (!ns.empty() && it->ns() != ns)
            break;
        // A copy: what is read of it must not stay in memory with the table's own.
        object(inVersion(kind, Object(*it)));
    }
}

Object ObjectTable::findUid(const std::string &uid) const
{
    const auto it = m_byUid.find(uid);
    return it == m_byUid.end() ? Object() : *it->second;
}

std::vector<ObjectTable::Place> ObjectTable::dependentsOf(const std::string &uid) const
{
    const auto it = m_dependents.find(uid);
    if (it == m_dependents.end())
        return {};
    return {it->second.begin(), it->second.end()};
}

std::vector<ObjectTable::Place> ObjectTable::contentsOf(const std::string &ns) const
{
    std::vector<Place> result;
    forEachKind([&](const Kind &kind) {
        if (kind.namespaced)
            forEach(
                kind, ns, [&](const Object &object) { result.emplace_back(&kind, object.key()); });
    });
    return result;
}

std::vector<ObjectTable::Place> ObjectTable::places() const
{
    std::vector<Place> result;
    forEachKind([&](const Kind &kind) {
        for (const Object &object : all(kind))
            result.emplace_back(&kind, object.key());
    });
    return result;
}

void ObjectTable::apply(const Change &change)
{
    if (change.removed)
        erase(*change.kind, change.key, change.before);
    else if (change.before)
        replace(*change.kind, change.key, change.before, change.after);
    else
        insert(*change.kind, change.key, change.after);
}

void ObjectTable::undo(const Change &change)
{
    if (change.removed)
        insert(*change.kind, change.key, change.before);
    else if (change.before)
        replace(*change.kind, change.key, change.after, change.before);
    else
        erase(*change.kind, change.key, change.after);
}

void ObjectTable::insert(const Kind &kind, const ObjectKey &key, const Object &object)
{
    const Object &resting = of(kind).put(object.atRest());
    m_byUid.insert_or_assign(resting.uid(), &resting);
    addOwners({&kind, key}, object);
}

void ObjectTable::erase(const Kind &kind, const ObjectKey &key, const Object &object)
{
    removeOwners({&kind, key}, object);
    m_byUid.erase(object.uid());
    of(kind).erase(key);
}

/// Most changes keep uid and owners, and then nothing is looked for twice.
void ObjectTable::replace(const Kind &kind,
                          const ObjectKey &key,
                          const Object &before,
                          const Object &after)
{
    constexpr std::string_view owners = "/metadata/ownerReferences";
    const bool sameOwners = before.at(owners) == after.at(owners);
    if (!sameOwners)
        removeOwners({&kind, key}, before);
    auto known = m_byUid.extract(before.uid());
    const Object &resting = of(kind).put(after.atRest());
    if (known) {
        known.key() = resting.uid();
        known.mapped() = &resting;
        m_byUid.insert(std::move(known));
    } else {
        m_byUid.insert_or_assign(resting.uid(), &resting);
    }
    if (!sameOwners)
        addOwners({&kind, key}, after);
}

void ObjectTable::addOwners(const Place &place, const Object &object)
{
    forEachOwner(object, [&](const std::string &uid) { m_dependents[uid].insert(place); });
}

void ObjectTable::removeOwners(const Place &place, const Object &object)
{
    forEachOwner(object, [&](const std::string &uid) {
        const auto it = m_dependents.find(uid);
        if (it == m_dependents.end())
            return;
        it->second.erase(place);
        if (it->second.empty())
            m_dependents.erase(it);
    });
}

} // namespace hp::embedded
