// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "model/rules/capi/CapiView.h"

#include <functional>
#include <set>
#include <string>
#include <vector>

namespace hp::history {

/// The objects of Cluster API as somebody follows them, for the recorder: their kinds are found
/// while it runs, and come and go. Control thread.
class ClusterApiSource
{
public:
    /// An object came (`before` is null), changed or went, and how these machines are judged may
    /// differ by it.
    using ObjectHandler = std::function<void(
        const Object &before, const Object &after, const std::set<ObjectKey> &machines)>;
    /// A stream broke, with its reason, or is back (empty). `resource` is
    /// "machines.cluster.x-k8s.io", `idleTime` the age of its last sign of life.
    using StreamHandler = std::function<void(
        const std::string &resource, const std::string &reason, Duration idleTime)>;

    virtual ~ClusterApiSource() = default;

    // Before it starts.
    virtual void onObject(ObjectHandler handler) = 0;
    virtual void onStream(StreamHandler handler) = 0;
    /// Called whenever isListed() may have become true.
    virtual void onListed(std::function<void()> handler) = 0;

    /// What there is of it is known: each kind is listed, or cannot be.
    [[nodiscard]] virtual bool isListed() const = 0;
    [[nodiscard]] virtual std::vector<Object> objects() const = 0;
    /// Null when there is none.
    [[nodiscard]] virtual Object machine(const ObjectKey &key) const = 0;
    /// A machine with what belongs to it, as far as that is of Cluster API.
    [[nodiscard]] virtual capi::CapiView viewOf(const Object &machine) const = 0;
};

} // namespace hp::history
