// SPDX-License-Identifier: Apache-2.0
#include "model/rules/metrics/ObjectSamples.h"

#include "model/resource/Conditions.h"
#include "model/resource/Machine.h"
#include "model/rules/holds/HookState.h"

#include <nlohmann/json.hpp>
#include <optional>
#include <set>

namespace hp::metrics {

namespace {

constexpr const char *remediationAllowed = "RemediationAllowed";

/// Unix time as Prometheus wants it; the API's times are whole seconds or microseconds.
double unixSeconds(TimePoint time)
{
    return std::chrono::duration<double>(time.time_since_epoch()).count();
}

Sample sample(Metric metric, std::vector<std::string> labels, double value)
{
    return {metric, {labelValues(std::move(labels)), value}};
}

double countAt(const Object &object, const char *pointer)
{
    const Json &value = object.at(pointer);
    return value.is_number() ? value.get<double>() : 0.0;
}

} // namespace

std::vector<Sample> machineSamples(const Object &machine)
{
    std::vector<Sample> samples;
    const std::string name = machine.name();
    const std::string ns = machine.ns();
    const std::optional<TimePoint> created = machine.creationTimestamp();
    const std::string &phase = machine::phaseOf(machine);
    if (created && !phase.empty())
        samples.push_back(sample(Metric::MachineCreated,
                                 {name,
                                  ns,
                                  machine::providerId(machine),
                                  machine::nodeName(machine),
                                  machine.apiVersion(),
                                  phase},
                                 unixSeconds(*created)));

    bool createHeld = false;
    std::set<std::vector<std::string>> seen;
    for (const holds::HookHold &hold : holds::hookHolds(machine)) {
        if (hold.state != holds::HoldState::Holding)
            continue;
        createHeld = createHeld || hold.point == machine::HookPoint::PreCreate;
        std::vector<std::string> labels{
            name, ns, machine::toString(hold.point), hold.hook.name, hold.hook.owner};
        if (hold.since && seen.insert(labels).second)
            samples.push_back(
                sample(Metric::HookHolding, std::move(labels), unixSeconds(*hold.since)));
    }
    if (created && createHeld && phase.empty())
        samples.push_back(sample(Metric::CreateHeld, {name, ns}, unixSeconds(*created)));
    return samples;
}

std::vector<Sample> clusterApiSamples(const capi::CapiView &view, TimePoint now)
{
    std::vector<Sample> samples;
    const Object &machine = view.machine;
    const std::string name = machine.name();
    const std::string ns = machine.ns();
    if (const auto requested = machine.deletionTimestamp())
        samples.push_back(sample(Metric::ClusterApiDeletion,
                                 {name, ns, capi::clusterNameOf(machine)},
                                 unixSeconds(*requested)));
    const std::vector<capi::AnnotationHook> hooks = capi::annotationHooks(machine);
    // Without a deletion none of them holds.
    if (hooks.empty() || !machine.isDeleting())
        return samples;
    const std::vector<holds::Hold> all = capi::holdsOf(view, now);
    std::set<std::vector<std::string>> seen;
    for (const capi::AnnotationHook &hook : hooks) {
        for (const holds::Hold &hold : all) {
            if (hold.kind != holds::kindOf(hook.point) || hold.name != hook.name
                || hold.state == holds::HoldState::Armed || hold.state == holds::HoldState::Bypassed
                || !hold.since)
                continue;
            std::vector<std::string> labels{
                name, ns, machine::toString(hook.point), hook.name, hook.owner};
            if (seen.insert(labels).second)
                samples.push_back(
                    sample(Metric::HookHolding, std::move(labels), unixSeconds(*hold.since)));
        }
    }
    return samples;
}

std::vector<Sample> machineSetSamples(const Object &set)
{
    const std::string name = set.name();
    const std::string ns = set.ns();
    std::vector<Sample> samples;
    if (const auto created = set.creationTimestamp())
        samples.push_back(
            sample(Metric::MachineSetCreated, {name, ns, set.apiVersion()}, unixSeconds(*created)));
    samples.push_back(sample(Metric::SetReplicas, {name, ns}, countAt(set, "/status/replicas")));
    samples.push_back(sample(
        Metric::SetReplicasAvailable, {name, ns}, countAt(set, "/status/availableReplicas")));
    samples.push_back(
        sample(Metric::SetReplicasReady, {name, ns}, countAt(set, "/status/readyReplicas")));
    return samples;
}

std::vector<Sample> healthCheckSamples(const Object &check)
{
    const std::string name = check.name();
    const std::string ns = check.ns();
    std::vector<Sample> samples;
    if (const Json &expected = check.at("/status/expectedMachines"); expected.is_number())
        samples.push_back(sample(Metric::CheckNodesCovered, {name, ns}, expected.get<double>()));
    const auto allowed = Conditions(check.at("/status/conditions")).get(remediationAllowed);
    if (allowed && (allowed->status == "True" || allowed->status == "False"))
        samples.push_back(
            sample(Metric::CheckShortCircuit, {name, ns}, allowed->status == "False" ? 1.0 : 0.0));
    return samples;
}

std::vector<Sample> goneHealthCheckSamples(const ObjectKey &check)
{
    return {sample(Metric::CheckShortCircuit, {check.name, check.ns}, 0.0)};
}

std::vector<Sample> nodeSamples(const Object &node)
{
    return {sample(Metric::NodeInfo, {node.name()}, 1.0)};
}

std::vector<Sample> maintenanceSamples(const Object &maintenance)
{
    const std::vector<std::string> whose{
        maintenance.name(), maintenance.ns(), maintenance.text("/spec/machinelink")};
    const auto with = [&whose](std::initializer_list<std::string> more) {
        std::vector<std::string> labels = whose;
        labels.insert(labels.end(), more);
        return labels;
    };
    const std::string &step = maintenance.text("/status/maintenance");
    std::vector<Sample> samples{
        sample(Metric::MaintenanceStep, with({maintenance.text("/spec/eventcode"), step}), 1.0)};
    std::set<std::string> seen;
    const Json alerts = maintenance.at("/status/alerts");
    for (const Json &alert : alerts) {
        if (!alert.is_object())
            continue;
        const Object one(alert);
        if (const std::string name = one.text("/name"); seen.insert(name).second)
            samples.push_back(sample(Metric::MaintenanceAlert,
                                     with({name}),
                                     one.text("/severity") == "critical" ? 2.0 : 1.0));
    }
    const bool waits = step.empty() || step == "blocked" || step == "waiting-window";
    const auto deadline = parseTime(maintenance.text("/spec/deadline"));
    if (deadline && waits)
        samples.push_back(sample(Metric::MaintenanceDeadline, whose, unixSeconds(*deadline)));
    return samples;
}

} // namespace hp::metrics
