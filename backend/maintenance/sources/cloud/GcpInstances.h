// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/maintenance/sources/MaintenanceSource.h"
#include "model/base/Json.h"

#include <optional>
#include <string>
#include <vector>

/// What Compute Engine says of instances. The fields are those of the resource Instance of its API
/// v1 (https://cloud.google.com/compute/docs/reference/rest/v1/instances), of host maintenance
/// those of https://cloud.google.com/compute/docs/instances/monitor-plan-host-maintenance-event.
namespace hp::maintenance::gcp {

struct InstanceName {
    std::string project{};
    std::string zone{};
    std::string name{};

    auto operator<=>(const InstanceName &) const = default;
    /// "projects/p/zones/europe-west4-a/instances/gpu-0", its path in the API and the machineid of
    /// its events.
    [[nodiscard]] std::string path() const;
};

/// Of a spec.providerID such as gce://p/europe-west4-a/gpu-0; nullopt for any other.
[[nodiscard]] std::optional<InstanceName> instanceOf(const std::string &providerId);
/// Of a path() and of a selfLink, which ends with one.
[[nodiscard]] std::optional<InstanceName> instanceAt(const std::string &path);

struct InstanceStatus {
    InstanceName instance{};
    std::string status{}; ///< "RUNNING", "TERMINATED", …
    std::optional<ProviderEvent> event{}; ///< without a machine
    std::string fault{}; ///< one sentence about an event that cannot be used; else empty
};
/// Of a resource of an instance. A live migration (onHostMaintenance is MIGRATE) disturbs nobody
/// and wants no maintenance.
[[nodiscard]] InstanceStatus statusOf(const InstanceName &instance, const Json &resource);

/// A page of instances.aggregatedList, which has what could be reached: since revision 20260901 of
/// the API for every caller, and returnPartialSuccess is no parameter any more.
struct InstancePage {
    std::vector<InstanceStatus> instances{};
    std::vector<std::string> unreachable{}; ///< zones that did not answer Google itself
};
[[nodiscard]] InstancePage instancesIn(const std::string &project, const Json &page);

/// Whether an instance of that status is stopped; it may be started again.
[[nodiscard]] bool isStopped(const std::string &status);
[[nodiscard]] InstanceReading::State stateFrom(const std::string &status);

} // namespace hp::maintenance::gcp
