// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/runtime/Clock.h"
#include "backend/runtime/Informer.h"
#include "model/rules/capi/CapiView.h"
#include "model/rules/metrics/Snapshot.h"

#include <QObject>

#include <functional>
#include <memory>
#include <set>

namespace hp::monitoring {

/// The gauges that follow from objects, kept up to date over informers that others own. An object
/// that changes is looked at once a second at most, a few in each turn of the event loop, so that
/// what changes often costs little. Lives on the control thread; the informers outlive it.
class FleetSeries : public QObject
{
    Q_OBJECT
public:
    /// None is null but the last two, which not every cluster has.
    struct Sources {
        runtime::Informer *machines = nullptr;
        runtime::Informer *machineSets = nullptr;
        runtime::Informer *healthChecks = nullptr;
        runtime::Informer *nodes = nullptr;
        runtime::Informer *maintenances = nullptr;
        /// A machine of Cluster API with what belongs to it; without a machine when it is gone.
        std::function<capi::CapiView(const ObjectKey &machine)> clusterApi{};
    };
    struct Options {
        /// A stream that is broken for longer means that the collector is down: what was read
        /// before is not shown as if it was read now. Shorter is a reconnect.
        Duration tolerance = std::chrono::seconds(15);
        Duration refresh = std::chrono::seconds(1);
    };

    /// Call before the informers start.
    FleetSeries(Sources sources, runtime::Clock &clock);
    FleetSeries(Sources sources, runtime::Clock &clock, Options options);
    ~FleetSeries() override;

    /// These machines of Cluster API, or what belongs to them, came, changed or went.
    void clusterApiChanged(const std::set<ObjectKey> &machines);
    /// Adds what is true now. Of objects that cannot be read there is nothing but
    /// mapi_mao_collector_up 0. Nodes are the exception: the last known ones stand, because taking
    /// them away would make every machine one without a node.
    void addTo(metrics::Snapshot &snapshot);
    /// The first lists of all sources but the maintenances are in.
    [[nodiscard]] bool isReady() const;

signals:
    /// Once, when isReady() becomes true.
    void ready();

private:
    struct Private;
    std::unique_ptr<Private> m;
};

} // namespace hp::monitoring
