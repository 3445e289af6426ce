// SPDX-License-Identifier: Apache-2.0
#include "model/rules/metrics/Catalogue.h"

#include <algorithm>

namespace hp::metrics {

const char *toString(MetricType type)
{
    switch (type) {
    case MetricType::Gauge:
        return "gauge";
    case MetricType::Counter:
        return "counter";
    case MetricType::Histogram:
        break;
    }
    return "histogram";
}

std::size_t MetricInfo::at(const std::string &label) const
{
    return static_cast<std::size_t>(std::find(labels.begin(), labels.end(), label)
                                    - labels.begin());
}

const std::vector<MetricInfo> &catalogue()
{
    using M = Metric;
    using T = MetricType;
    static const std::vector<std::string> named{"name", "namespace"};
    static const std::vector<std::string> failure{"name", "namespace", "reason"};
    static const std::vector<std::string> controller{"controller"};
    static const std::vector<MetricInfo> rows{
        {M::MachineItems, "mapi_machine_items", T::Gauge, {}, "Machines there are."},
        {M::MachineSetItems, "mapi_machineset_items", T::Gauge, {}, "MachineSets there are."},
        {M::MachineCreated,
         "mapi_machine_created_timestamp_seconds",
         T::Gauge,
         {"name", "namespace", "spec_provider_id", "node", "api_version", "phase"},
         "When a Machine was created, in Unix time. Machines without a phase have no series."},
        {M::MachineSetCreated,
         "mapi_machineset_created_timestamp_seconds",
         T::Gauge,
         {"name", "namespace", "api_version"},
         "When a MachineSet was created, in Unix time."},
        {M::SetReplicas,
         "mapi_machine_set_status_replicas",
         T::Gauge,
         named,
         "Machines of a MachineSet, by its status."},
        {M::SetReplicasAvailable,
         "mapi_machine_set_status_replicas_available",
         T::Gauge,
         named,
         "Available Machines of a MachineSet, by its status."},
        {M::SetReplicasReady,
         "mapi_machine_set_status_replicas_ready",
         T::Gauge,
         named,
         "Ready Machines of a MachineSet, by its status."},
        {M::CollectorUp,
         "mapi_mao_collector_up",
         T::Gauge,
         {"kind"},
         "1 while the objects behind a metric can be read, 0 while they cannot."},
        {M::InstanceCreateFailed,
         "mapi_instance_create_failed",
         T::Counter,
         failure,
         "Attempts of the provider to create a Machine's instance that failed."},
        {M::InstanceUpdateFailed,
         "mapi_instance_update_failed",
         T::Counter,
         failure,
         "Attempts of the provider to update a Machine's instance that failed."},
        {M::InstanceDeleteFailed,
         "mapi_instance_delete_failed",
         T::Counter,
         failure,
         "Attempts of the provider to delete a Machine's instance that failed."},
        {M::PhaseTransition,
         "mapi_machine_phase_transition_seconds",
         T::Histogram,
         {"phase"},
         "Age of Machines when they entered a phase other than Deleting."},
        {M::CheckNodesCovered,
         "mapi_machinehealthcheck_nodes_covered",
         T::Gauge,
         named,
         "Machines that a MachineHealthCheck looks after."},
        {M::CheckRemediations,
         "mapi_machinehealthcheck_remediation_success_total",
         T::Counter,
         named,
         "Machines whose deletion a MachineHealthCheck has requested."},
        {M::CheckShortCircuit,
         "mapi_machinehealthcheck_short_circuit",
         T::Gauge,
         named,
         "1 while a MachineHealthCheck remediates nothing because too many are unhealthy."},
        {M::NodeInfo, "kube_node_info", T::Gauge, {"node"}, "1 for every Node there is."},
        {M::HookHolding,
         "holdpoint_hook_holding_timestamp_seconds",
         T::Gauge,
         {"name", "namespace", "point", "hook", "owner"},
         "Since when a lifecycle hook has held a Machine, in Unix time."},
        {M::CreateHeld,
         "holdpoint_machine_create_held_timestamp_seconds",
         T::Gauge,
         named,
         "When a Machine was created that a preCreate hook keeps without a phase, in Unix time."},
        {M::Alerts,
         "holdpoint_alerts",
         T::Gauge,
         {"alertname", "alertstate", "severity"},
         "Alerts that the backend itself has found pending or firing."},
        {M::QueueDepth,
         "holdpoint_controller_queue_depth",
         T::Gauge,
         controller,
         "Keys that wait for a pass now."},
        {M::Passes,
         "holdpoint_controller_passes_total",
         T::Counter,
         controller,
         "Passes of a controller over a key."},
        {M::PassesFailed,
         "holdpoint_controller_passes_failed_total",
         T::Counter,
         controller,
         "Passes that failed and are tried again."},
        {M::PassesRejected,
         "holdpoint_controller_passes_rejected_total",
         T::Counter,
         controller,
         "Passes that cannot succeed before the object changes."},
        {M::FrontConnections,
         "holdpoint_front_connections",
         T::Gauge,
         {},
         "Connections of clients that are open."},
        {M::FrontRequests,
         "holdpoint_front_requests_total",
         T::Counter,
         {},
         "HTTP requests that arrived."},
        {M::FrontRejected,
         "holdpoint_front_rejected_total",
         T::Counter,
         {},
         "HTTP requests that were refused before anybody looked at what they ask."},
        {M::FrontCutStreams,
         "holdpoint_front_cut_streams_total",
         T::Counter,
         {},
         "Watches that were cut because their client was too slow."},
        {M::BmcGroupFailing,
         "holdpoint_bmc_group_failing",
         T::Gauge,
         {"group"},
         "BMCs that do not answer in a group that fails as one, which is the network."},
        {M::TimeScale,
         "holdpoint_time_scale",
         T::Gauge,
         {},
         "Seconds that pass here per second outside; 1 but in a lab with --time-scale."},
        {M::BuildInfo, "holdpoint_build_info", T::Gauge, {"version"}, "Always 1."},
    };
    return rows;
}

const MetricInfo &infoOf(Metric metric)
{
    return catalogue()[static_cast<std::size_t>(metric)];
}

const MetricInfo *findMetric(const std::string &name)
{
    const auto &rows = catalogue();
    const auto it = std::find_if(
        rows.begin(), rows.end(), [&](const MetricInfo &info) { return name == info.name; });
    return it == rows.end() ? nullptr : &*it;
}

} // namespace hp::metrics
