// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/maintenance/sources/MaintenanceSource.h"
#include "model/base/Json.h"

#include <optional>
#include <string>
#include <vector>

/// What Azure's Resource Manager says of virtual machines.
namespace hp::maintenance::azure {

/// A virtual machine, or an instance of a scale set.
struct MachineId {
    /// As Azure writes it: "/subscriptions/…/providers/Microsoft.Compute/virtualMachines/w1". The
    /// machineid of its events.
    std::string path{};
    std::string subscription{};
    std::string scaleSet{}; ///< path of the set; empty: it is in none, or in a flexible one
    std::string name{}; ///< for people: "w1", of an instance of a set "set_0"

    /// The same for every way to write the path, because Azure does not tell capitals apart.
    [[nodiscard]] std::string key() const;
};
/// Of a spec.providerID such as azure:///subscriptions/…; nullopt for any other.
[[nodiscard]] std::optional<MachineId> machineOf(const std::string &providerId);
[[nodiscard]] std::optional<MachineId> machineAt(const std::string &path);

/// Events and faults of one machine, without a Machine.
struct Announced {
    std::vector<ProviderEvent> events{};
    std::vector<std::string> faults{}; ///< one sentence each
};

/// Of a page of Microsoft.Maintenance/updates
/// (https://learn.microsoft.com/rest/api/maintenance/updates/list, 2023-04-01): what Azure does to
/// machines with a maintenance configuration, on dedicated hosts or isolated sizes, and when it
/// forces it if nobody did it before.
[[nodiscard]] Announced updatesIn(const MachineId &machine, const Json &page);

/// Of an instance view
/// (https://learn.microsoft.com/rest/api/compute/virtual-machines/instance-view, 2024-07-01).
struct MachineState {
    std::string power{}; ///< "running", "deallocated", …; empty: not said
    /// Planned maintenance that redeploys it (maintenanceRedeployStatus,
    /// https://learn.microsoft.com/azure/virtual-machines/maintenance-notifications).
    Announced announced{};
};
[[nodiscard]] MachineState stateIn(const MachineId &machine, const Json &instanceView);
/// The id of the event that an instance view can announce; those of updates have others.
[[nodiscard]] std::string redeployId(const MachineId &machine);

[[nodiscard]] bool isStopped(const std::string &power);
[[nodiscard]] InstanceReading::State stateFrom(const std::string &power);

} // namespace hp::maintenance::azure
