// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/cluster/Cluster.h"
#include "backend/cluster/Kind.h"
#include "model/resource/Object.h"
#include "model/resource/ObjectSet.h"

#include <cstdint>
#include <functional>
#include <set>
#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

namespace hp::embedded {

/// One revision of the store: what an object was and what it became.
struct Change {
    std::int64_t revision = 0;
    const cluster::Kind *kind = nullptr;
    ObjectKey key{};
    Object before{}; ///< null when the object is new
    Object after{}; ///< for a removal the last content with the revision of the removal
    bool removed = false;

    [[nodiscard]] bool created() const { return !before; }
};

/// The current objects, by kind and key, by uid and by owner, kept at rest: as text. Changed only
/// through apply() and undo(), which are exact opposites. Lives on the control thread.
class ObjectTable
{
public:
    using Place = std::pair<const cluster::Kind *, ObjectKey>;

    ObjectTable();

    /// The registry's own instance of a kind; null when it is not served.
    [[nodiscard]] static const cluster::Kind *canonical(const cluster::Kind &kind);

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

    std::vector<ObjectSet> m_byKind;
    /// The keys are the uids of what the values point to, which is in m_byKind.
    std::unordered_map<std::string_view, const Object *> m_byUid{};
    std::unordered_map<std::string, std::set<Place>> m_dependents{};
};

} // namespace hp::embedded
