// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/cluster/Cluster.h"
#include "backend/cluster/DefinedKind.h"
#include "model/resource/Object.h"
#include "model/resource/ObjectSet.h"

#include <cstdint>
#include <functional>
#include <map>
#include <set>
#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

namespace hp::embedded {

/// One revision of the store: what an object was and what it became.
struct Change {
    std::int64_t revision = 0;
    const cluster::Kind *kind = nullptr; ///< under which it is stored: Kind::stored()
    ObjectKey key{};
    Object before{}; ///< null when the object is new
    Object after{}; ///< for a removal the last content with the revision of the removal
    bool removed = false;

    [[nodiscard]] bool created() const { return !before; }
};

/// The current objects, by kind and key, by uid and by owner, kept at rest: as text. Changed only
/// through apply() and undo(), which are exact opposites. It also knows the kinds of stored
/// definitions: their objects are kept once, in the storage version, and read in the version of the
/// kind by which they are asked for. Lives on the control thread.
class ObjectTable
{
public:
    /// The kind is one under which objects are stored.
    using Place = std::pair<const cluster::Kind *, ObjectKey>;

    ObjectTable();

    /// Takes in a kind of a definition, or what became of it.
    void define(cluster::DefinedKind kind);
    /// A definition is gone; with objects that are left nothing happens.
    void undefine(const cluster::Kind &home);

    /// The own instance of a kind; that of a home is its storage version. Null when it is not
    /// known.
    [[nodiscard]] const cluster::Kind *canonical(const cluster::Kind &kind) const;
    /// By apiVersion and kind as in an object, of definitions too; null when it is not known.
    [[nodiscard]] const cluster::Kind *findKind(const std::string &apiVersion,
                                                const std::string &kind) const;
    /// Under which objects of this name are stored; null when there is none.
    [[nodiscard]] const cluster::Kind *findStored(std::string_view group,
                                                  std::string_view plural) const;
    /// The object as clients of this version of its kind see it: with another apiVersion.
    [[nodiscard]] static Object inVersion(const cluster::Kind &kind, const Object &object);
    /// The storage version of a kind, which is itself when there is one only.
    [[nodiscard]] const cluster::Kind &storageOf(const cluster::Kind &kind) const;

    /// False when an object is stored in a version that is not the storage version any more.
    [[nodiscard]] bool isStoredAsNow(const cluster::Kind &kind, const ObjectKey &key) const;

    /// Null when it does not exist.
    [[nodiscard]] Object find(const cluster::Kind &kind, const ObjectKey &key) const;
    [[nodiscard]] const ObjectSet &all(const cluster::Kind &kind) const;
    /// Calls `object` in (namespace, name) order; an empty namespace is all of them.
    void forEach(const cluster::Kind &kind,
                 const std::string &ns,
                 const std::function<void(const Object &)> &object) const;
    /// Null when no live object has it.
    [[nodiscard]] Object findUid(const std::string &uid) const;
    /// Objects with an ownerReference to `uid`, whether or not that owner exists.
    [[nodiscard]] std::vector<Place> dependentsOf(const std::string &uid) const;
    /// Live objects inside a namespace, of every kind.
    [[nodiscard]] std::vector<Place> contentsOf(const std::string &ns) const;
    /// Every live object.
    [[nodiscard]] std::vector<Place> places() const;

    void apply(const Change &change);
    void undo(const Change &change);

private:
    void insert(const cluster::Kind &kind, const ObjectKey &key, const Object &object);
    void erase(const cluster::Kind &kind, const ObjectKey &key, const Object &object);
    void replace(const cluster::Kind &kind,
                 const ObjectKey &key,
                 const Object &before,
                 const Object &after);
    void addOwners(const Place &place, const Object &object);
    void removeOwners(const Place &place, const Object &object);
    [[nodiscard]] ObjectSet &of(const cluster::Kind &kind);
    /// Calls `kind` with every kind under which objects are stored.
    void forEachKind(const std::function<void(const cluster::Kind &)> &kind) const;

    /// A kind of a definition and its objects.
    struct Defined {
        cluster::DefinedKind kind{};
        ObjectSet objects{};
    };
    [[nodiscard]] const Defined *definedBy(const cluster::Kind &kind) const;

    std::vector<ObjectSet> m_byKind;
    std::map<const cluster::Kind *, Defined> m_defined{}; ///< by home
    /// The keys are the uids of what the values point to, which is in m_byKind.
    std::unordered_map<std::string_view, const Object *> m_byUid{};
    std::unordered_map<std::string, std::set<Place>> m_dependents{};
};

} // namespace hp::embedded
