// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "app/shared/Providers.h"
#include "backend/cluster/Cluster.h"
#include "backend/drivers/PowerDriver.h"
#include "backend/runtime/Clock.h"
#include "backend/runtime/ControllerGroup.h"

#include <memory>
#include <vector>

namespace hp::app {

/// Every controller of a backend, composed; they start and stop with the providers that they ask.
/// Lives on the control thread; what is passed in outlives it.
class Reconcilers
{
public:
    Reconcilers(cluster::Cluster &cluster,
                runtime::Clock &clock,
                Providers &providers,
                drivers::PowerDriver &power);

    void start();
    /// Takes no more work; passes under way end by themselves. Safe to call twice.
    void stop();

private:
    Providers &m_providers;
    std::vector<std::unique_ptr<runtime::ControllerGroup>> m_groups{};
};

} // namespace hp::app
