// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/cluster/Cluster.h"
#include "backend/overrides/ClusterApiReader.h"
#include "backend/runtime/Clock.h"
#include "backend/runtime/Lifetime.h"
#include "model/rules/override/OverrideView.h"

#include <functional>
#include <memory>
#include <vector>

namespace hp::overrides {

/// What is known of the owner of a hook; asked on the control thread.
using OwnerLookup = std::function<OwnerView(const Object &machine, const machine::Hook &hook)>;

/// Reads what an override rests on, each time anew from the cluster and not from a copy that may be
/// behind: the view is as old as the reads. Control thread.
class OverrideSources
{
public:
    /// Without kinds of Cluster API there are no machines of it.
    OverrideSources(cluster::Cluster &cluster,
                    runtime::Clock &clock,
                    OwnerLookup owner,
                    KindLookup kindOf = {});

    /// Always answers, once; what could not be read is unknown in the view. After the sources are
    /// gone nothing is answered.
    void gather(const OverrideRequest &request,
                const std::string &requester,
                std::function<void(OverrideView)> done);

private:
    struct Gathering;

    void readClusterApi(const std::shared_ptr<Gathering> &gathering);
    void readNode(const std::shared_ptr<Gathering> &gathering);
    void readRest(const std::shared_ptr<Gathering> &gathering);
    /// All Nodes, which may be thousands: whoever asks while a list is under way gets that one, and
    /// may be in a plan with fifty others.
    void listNodes(Reply<cluster::ObjectList> reply);

    cluster::Cluster &m_cluster;
    runtime::Clock &m_clock;
    OwnerLookup m_owner;
    ClusterApiReader m_clusterApi;
    std::vector<Reply<cluster::ObjectList>> m_nodesAsked{};
    TimePoint m_nodesAskedAt{}; ///< when the list began that is under way, or was last
    runtime::Lifetime m_alive{};
};

} // namespace hp::overrides
