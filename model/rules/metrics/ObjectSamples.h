// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "model/resource/Object.h"
#include "model/rules/capi/CapiView.h"
#include "model/rules/metrics/Snapshot.h"

#include <string>
#include <vector>

namespace hp::metrics {

/// The series that one object contributes, by its kind. What is malformed counts as absent; no two
/// series have the same labels. Sources: facts/machine-api.md 7, D-13 and D-17.

/// The creation time, unless the phase is empty; which hooks hold it and since when; whether a
/// preCreate hook keeps it without a phase.
[[nodiscard]] std::vector<Sample> machineSamples(const Object &machine);
/// The same of a Machine of Cluster API, which is no Machine for mapi_ series: which hooks hold it
/// and since when, and when its deletion was requested.
[[nodiscard]] std::vector<Sample> clusterApiSamples(const capi::CapiView &view, TimePoint now);
/// Creation time and the counts of the status; a count that is absent is zero.
[[nodiscard]] std::vector<Sample> machineSetSamples(const Object &set);
/// Nothing about what the controller has not written yet.
[[nodiscard]] std::vector<Sample> healthCheckSamples(const Object &check);
/// A check that has gone covers nothing and does not stay short-circuited.
[[nodiscard]] std::vector<Sample> goneHealthCheckSamples(const ObjectKey &check);
[[nodiscard]] std::vector<Sample> nodeSamples(const Object &node);
/// Where a MachineMaintenance is, what of it wants a person, and until when it has time.
[[nodiscard]] std::vector<Sample> maintenanceSamples(const Object &maintenance);

} // namespace hp::metrics
