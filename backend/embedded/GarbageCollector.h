// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/cluster/Cluster.h"
#include "backend/embedded/Store.h"
#include "backend/runtime/Clock.h"

#include <QObject>

#include <optional>
#include <set>
#include <string>
#include <vector>

namespace hp::embedded {

/// What kube-controller-manager does about ownership and namespaces (facts/kube-api.md 2,
/// propagation): deletes objects whose owners are all gone, finishes foreground deletions when
/// nothing blocks them, lets the dependents of an owner go that orphans them, empties and ends
/// terminating namespaces, those some seconds after their deletion, and definitions. Works from
/// commits, through the same door as everybody, a bounded number of objects per turn. Owners of
/// kinds that are not served here count as alive, and so do those that the store could not read.
class GarbageCollector : public QObject
{
    Q_OBJECT
public:
    GarbageCollector(cluster::Cluster &cluster, const Store &store, runtime::Clock &clock);

    /// Looks at everything once; for the start, when earlier commits were not seen.
    void review();
    void committed(const std::vector<Change> &changes);

private:
    using Place = ObjectTable::Place;

    void suspect(const Place &place);
    void suspectWaitingOwners(const Object &dependent);
    void work();
    void check(const Place &place);
    void checkForeground(const Place &place, const Object &object);
    void checkOrphans(const Place &place, const Object &object);
    void checkNamespace(const Object &object);
    void finalize(const Place &space, const Object &object);
    void checkDefinition(const Place &place, const Object &object);
    void checkOwners(const Place &place, const Object &object);
    [[nodiscard]] bool isSetAside(const Object &dependent, const Json &owner) const;
    [[nodiscard]] bool isGone(const Object &dependent, const Json &owner) const;
    [[nodiscard]] bool isMisplaced(const Object &object) const;
    /// `again` is looked at once more when the write fails.
    void setOwners(const Place &place, const Object &object, Json owners, const Place &again);
    void remove(const Place &place, const Object &object, const Place &again);
    void removeAsSeen(const Place &place,
                      const Object &object,
                      std::optional<cluster::Propagation> propagation);
    void dropFinalizer(const Place &place, const Object &object, const char *finalizer);
    void retry(const Place &place, const Error &error);

    cluster::Cluster &m_cluster;
    const Store &m_store;
    runtime::Clock &m_clock;
    std::set<Place> m_suspects{};
    std::set<std::string> m_unread{}; ///< uids of owners that are set aside
    bool m_scheduled = false;
};

} // namespace hp::embedded
