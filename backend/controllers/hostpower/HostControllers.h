// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/controllers/hostpower/HostPowerReconciler.h"
#include "backend/runtime/ControllerGroup.h"

#include <functional>
#include <memory>
#include <set>

namespace hp::controllers {

struct HostControllersSettings {
    rules::HostPowerSettings power{};
    /// Every host is looked at this often when nothing else is planned for it.
    Duration resync = std::chrono::minutes(10);
    /// Waiting for a BMC costs nothing but memory, and steady readings wait for each other; what
    /// goes out at once is bounded by the driver.
    int parallelHosts = 20'000;
    /// Where credentials of BMCs are looked for; empty: in all namespaces. Who may read the secrets
    /// of one namespace alone needs to say so, because a list of all would be refused.
    std::string secretNamespace{};
    /// [0, 1), for back-offs and reconnects.
    std::function<double()> random{};
};

/// Host power, wired: informers of BareMetalHosts and Secrets, and the controller over them. Lives
/// on the control thread; what is passed in outlives it.
class HostControllers : public runtime::ControllerGroup
{
    Q_OBJECT
public:
    HostControllers(cluster::Cluster &cluster,
                    runtime::Clock &clock,
                    drivers::PowerDriver &driver,
                    HostControllersSettings settings);
    ~HostControllers() override;

    [[nodiscard]] const runtime::Controller &controller() const;
    [[nodiscard]] const runtime::Informer &hosts() const;
    [[nodiscard]] HostPowerReconciler &reconciler();
    /// The hosts that a person looks at now: they are read at once, and then more often than others
    /// (facts/redfish.md 7.7).
    void setViewedHosts(const std::set<ObjectKey> &hosts);
    /// A person wants the BMC of this host asked now; false: there is no such host here.
    [[nodiscard]] bool retry(const ObjectKey &host);
    /// Hears what upstream's metrics count.
    void onCount(std::function<void(const rules::HostCount &count)> call);
    /// Hears of every host that is there no more.
    void onGone(std::function<void(const ObjectKey &host)> call);

private:
    struct Private;
    std::unique_ptr<Private> m;
};

} // namespace hp::controllers
