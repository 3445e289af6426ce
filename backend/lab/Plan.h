// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/cluster/Cluster.h"

#include <optional>
#include <string>
#include <vector>

namespace hp::lab {

/// One write that a lab controller wants. The body is carried as an Object so that a plan can be
/// copied cheaply; it is a whole object for Create and a patch otherwise.
struct Write {
    enum class Op {
        Create, ///< already there is fine: names are deterministic
        MergeSpec, ///< merge patch of the main resource
        MergeStatus, ///< merge patch of the status subresource
        JsonPatch, ///< JSON Patch of the main resource
        Delete, ///< already gone is fine
        Evict, ///< of a Pod; a refusal is an answer, see PlanReconciler::onEvicted()
    };
    Op op = Op::MergeStatus;
    cluster::ObjectRef target{};
    Object body{};
    int gracePeriodSeconds = -1; ///< Delete only
    std::string uid{}; ///< Delete only: precondition
};

/// What a pass over one object decided: the writes in order, when to look again, and why.
struct Plan {
    std::vector<Write> writes{};
    std::optional<Duration> again{};
    std::string why{};

    void create(const cluster::Kind &kind, Json object);
    void mergeSpec(const cluster::Kind &kind, const ObjectKey &key, Json patch);
    void mergeStatus(const cluster::Kind &kind, const ObjectKey &key, Json status);
    void jsonPatch(const cluster::Kind &kind, const ObjectKey &key, Json operations);
    void evict(const ObjectKey &pod);
    void remove(const cluster::Kind &kind, const Object &object, int gracePeriodSeconds = -1);
    /// Asks for another look in `delay`, or earlier if something else asked for that; never earlier
    /// than one millisecond from now, and not at all for a delay without end.
    void requeueAfter(Duration delay);
    /// The same for an instant.
    void requeueAt(TimePoint when, TimePoint now);
};

} // namespace hp::lab
