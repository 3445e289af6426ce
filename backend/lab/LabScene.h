// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/cluster/Cluster.h"
#include "backend/runtime/Clock.h"
#include "backend/runtime/FieldIndex.h"
#include "backend/runtime/Informer.h"

namespace hp::lab {

/// The live copies that the lab's controllers share. Lives on the control thread.
struct LabScene {
    LabScene(cluster::Cluster &cluster, runtime::Clock &clock);

    void start();
    void stop();
    [[nodiscard]] bool hasSynced() const;
    /// The BareMetalHost's Bmc: the one that names it in spec.host, or the one of its name.
    [[nodiscard]] Object bmcOf(const Object &host) const;
    /// The Instance that runs on the host; null when there is none.
    [[nodiscard]] Object instanceOn(const Object &host) const;

    runtime::Informer machines;
    runtime::Informer nodes;
    runtime::Informer pods;
    runtime::Informer hosts;
    runtime::Informer leases;
    runtime::Informer budgets;
    runtime::Informer daemonSets;
    runtime::Informer instances;
    runtime::Informer bmcs;
    runtime::Informer hookOwners;
    runtime::Informer workloads;
    runtime::Informer etcdMembers;
    runtime::Informer providerEvents;
    runtime::Informer namespaces;

    runtime::FieldIndex instancesByNode; ///< spec.nodeName
    runtime::FieldIndex instancesByHost; ///< placeOf() the host
    runtime::FieldIndex podsByNode; ///< spec.nodeName
    runtime::FieldIndex podsByWorkload; ///< placeOf() the workload
    runtime::FieldIndex bmcsByHost; ///< placeOf() spec.host

    /// What the indexes of namespaced neighbours are asked for.
    [[nodiscard]] static std::string placeOf(const std::string &ns, const std::string &name);

private:
    template<typename Call>
    void each(Call call)
    {
        for (runtime::Informer *informer : {&machines,
                                            &nodes,
                                            &pods,
                                            &hosts,
                                            &leases,
                                            &budgets,
                                            &daemonSets,
                                            &instances,
                                            &bmcs,
                                            &hookOwners,
                                            &workloads,
                                            &etcdMembers,
                                            &providerEvents,
                                            &namespaces})
            call(*informer);
    }
};

} // namespace hp::lab
