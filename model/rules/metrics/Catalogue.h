// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstddef>
#include <string>
#include <vector>

namespace hp::metrics {

/// Everything that /metrics serves, in the order in which it is served.
enum class Metric {
    MachineItems,
    MachineSetItems,
    MachineCreated,
    MachineSetCreated,
    SetReplicas,
    SetReplicasAvailable,
    SetReplicasReady,
    CollectorUp,
    InstanceCreateFailed,
    InstanceUpdateFailed,
    InstanceDeleteFailed,
    PhaseTransition,
    CheckNodesCovered,
    CheckRemediations,
    CheckShortCircuit,
    NodeInfo,
    HostReconcile,
    HostReconcileError,
    HostError,
    HostPowerChange,
    HostStateChange,
    CredentialsMissing,
    CredentialsInvalid,
    CredentialsUpdated,
    CredentialsNoAccess,
    HostRegistrationRequired,
    HostUnmanaged,
    DeletedWithoutDeprovisioning,
    DeletedWithoutPoweringOff,
    DeleteDelayedForDetached,
    HostRegisterDuration,
    HostProvisionDuration,
    HostDeprovisionDuration,
    HookHolding,
    CreateHeld,
    ClusterApiDeletion,
    Alerts,
    QueueDepth,
    Passes,
    PassesFailed,
    PassesRejected,
    FrontConnections,
    FrontRequests,
    FrontRejected,
    FrontCutStreams,
    ApiRequests,
    BmcGroupFailing,
    MaintenanceStep,
    MaintenanceAlert,
    MaintenanceDeadline,
    MaintenanceDuration,
    MaintenanceFailures,
    WindowNext,
    WatcherLastSuccess,
    WatcherSilentPeriods,
    NotificationsPending,
    NotificationsDelivered,
    NotificationsFailed,
    OwnerHeldP95,
    OwnerLateRatio,
    OwnerLost,
    OwnerOverridden,
    LeaderStatus,
    TimeScale,
    BuildInfo,
};

enum class MetricType { Gauge, Counter, Histogram };
/// "gauge", "counter", "histogram".
[[nodiscard]] const char *toString(MetricType type);

/// A row of the catalogue. Names that begin with mapi_, kube_ and metal3_ are upstream's, with
/// upstream's meaning and labels (facts/machine-api.md 7, facts/reboot.md 5.7), leader_election_ is
/// client-go's; names that begin with holdpoint_ are ours.
struct MetricInfo {
    Metric metric = Metric::MachineItems;
    const char *name = "";
    MetricType type = MetricType::Gauge;
    std::vector<std::string> labels{};
    const char *help = "";

    /// Position of a label among the values of a series; the label must be one of `labels`.
    [[nodiscard]] std::size_t at(const std::string &label) const;
};

/// One row per Metric, in the order of the enum.
[[nodiscard]] const std::vector<MetricInfo> &catalogue();
[[nodiscard]] const MetricInfo &infoOf(Metric metric);
/// Null when there is no metric of that name.
[[nodiscard]] const MetricInfo *findMetric(const std::string &name);

} // namespace hp::metrics
