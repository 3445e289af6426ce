// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "model/resource/Object.h"
#include "model/rules/drain/DrainRecord.h"
#include "model/rules/maintenance/EventAnswer.h"
#include "model/rules/maintenance/MaintenanceSettings.h"
#include "model/rules/maintenance/WindowAnswer.h"

#include <optional>
#include <string>
#include <vector>

namespace hp::maintenance {

/// How an attempt to empty the Node ended; only while it drains.
struct DrainOutcome {
    bool emptied = false;
    std::string error{}; ///< empty: there was no attempt yet, or it was emptied
    std::vector<rules::BlockingPod> blocking{};
};

/// What a pass over one MachineMaintenance sees.
struct MaintenanceView {
    Object maintenance{};
    EventReport event = EventReport::Unknown;
    std::string verifyFault{}; ///< what the source finds wrong with the work; empty: nothing
    Object machine{}; ///< null when there is none, or it is not clear which one
    Message machineFault{}; ///< why it is not clear; mostly empty
    Object machineSet{}; ///< that made it; null when there is none
    Object node{};
    Object host{}; ///< the machine's BareMetalHost; null in a cloud
    bool instanceIsDown = false; ///< stopped or gone at its provider
    bool spareHost = false; ///< an available one would match a new Machine of the set
    Message upgrading{}; ///< what upgrades; empty: nothing does
    Message unhealthy{}; ///< why the cluster cannot take it; empty: it can
    std::string goesFirst{}; ///< name of the maintenance in work, or ahead in the queue; or empty
    WindowAnswer window{};
    std::optional<DrainOutcome> drain{}; ///< nullopt until this pass tried
    /// Since its step, since its work began and since the Node is or is not Ready, as they are
    /// stored, by a clock that does not step; nullopt: the wall clock tells.
    std::optional<Duration> stepAge{};
    std::optional<Duration> workAge{};
    std::optional<Duration> readyAge{};
    MaintenanceSettings settings{};
};

} // namespace hp::maintenance
