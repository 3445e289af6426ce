// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/controllers/hostpower/HostPowerReconciler.h"

#include <QObject>

#include <functional>
#include <memory>

namespace hp::controllers {

struct HostControllersSettings {
    rules::HostPowerSettings power{};
    /// Every host is looked at this often when nothing else is planned for it.
    Duration resync = std::chrono::minutes(10);
    int parallelHosts = 64; ///< waiting for a BMC costs nothing but memory
    /// [0, 1), for back-offs and reconnects.
    std::function<double()> random{};
};

/// Host power, wired: informers of BareMetalHosts and Secrets, and the controller over them. Lives
/// on the control thread; what is passed in outlives it.
class HostControllers : public QObject
{
    Q_OBJECT
public:
    HostControllers(cluster::Cluster &cluster,
                    runtime::Clock &clock,
                    drivers::PowerDriver &driver,
                    HostControllersSettings settings);
    ~HostControllers() override;

    /// Lists and watches; the controller begins when both lists are in.
    void start();
    /// Takes no more keys; passes in work end by themselves. Safe to call twice.
    void stop();

    [[nodiscard]] bool isRunning() const;
    /// No key is waiting to run now and none is in work.
    [[nodiscard]] bool isIdle() const;
    [[nodiscard]] const runtime::Controller &controller() const;
    [[nodiscard]] const runtime::Informer &hosts() const;
    [[nodiscard]] HostPowerReconciler &reconciler();

private:
    struct Private;
    std::unique_ptr<Private> m;
};

} // namespace hp::controllers
