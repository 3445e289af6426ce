// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/cluster/Cluster.h"
#include "backend/runtime/Clock.h"
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
                                            &workloads})
            call(*informer);
    }
};

} // namespace hp::lab
