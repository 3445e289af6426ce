// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "app/options/Options.h"
#include "backend/cluster/Cluster.h"
#include "backend/drivers/PowerDriver.h"
#include "backend/maintenance/SourceRegistry.h"
#include "backend/runtime/Clock.h"
#include "backend/runtime/ConfigMapText.h"
#include "model/rules/maintenance/Probes.h"

#include <string>
#include <vector>

namespace hp::app {

/// Where maintenance is announced.
struct SourceOptions {
    bool inLab = false; ///< the lab's provider announces maintenance too
    std::vector<std::string> calendars{}; ///< feeds and files in iCalendar
    std::vector<maintenance::Probe> probes{}; ///< that the site declares; none: no such source
    std::string azureCredentials{}; ///< file; empty: those of the pod or of the machine
    std::string gcpCredentials{}; ///< the same
    /// Where the backend keeps what was planned at a console.
    runtime::ConfigMapText::Settings kept{};
};
[[nodiscard]] SourceOptions sourceOptions(const Options &options, const std::string &ownNamespace);

/// Where a backend in this namespace keeps what is planned at its consoles. The file of the data
/// directory that earlier versions kept it in is read until there is anything else.
[[nodiscard]] runtime::ConfigMapText::Settings calendarStore(const Options &options,
                                                             const std::string &ownNamespace);

/// All sources there are; cluster, power and clock outlive them. BMCs are those of the hosts of
/// Machines. A cloud is only asked when there are Machines of it, with the credentials that its own
/// tools find; AWS at AWS_ENDPOINT_URL if that is set.
[[nodiscard]] maintenance::SourceRegistry::Sources makeSources(const SourceOptions &options,
                                                               cluster::Cluster &cluster,
                                                               drivers::PowerDriver &power,
                                                               runtime::Clock &clock);

} // namespace hp::app
