// SPDX-License-Identifier: Apache-2.0
#include "backend/lab/InstanceDecision.h"

#include "backend/lab/InstanceShape.h"
#include "backend/lab/Read.h"
#include "backend/lab/bmc/BmcPower.h"

#include <algorithm>
#include <nlohmann/json.hpp>
#include <utility>

namespace hp::lab {

namespace {

using namespace std::chrono_literals;
using cluster::kinds::bareMetalHost;
using cluster::kinds::labInstance;

constexpr Duration defaultCreate = 15s;
constexpr Duration defaultBoot = 12s;
constexpr Duration stopTime = 5s;

TimePoint sinceOf(const Object &instance)
{
    return timeAt(instance, "/status/since")
        .value_or(instance.creationTimestamp().value_or(TimePoint()));
}

Duration createDurationOf(const Object &instance)
{
    return durationAt(instance, "/spec/createDuration", defaultCreate);
}

void enter(Plan &plan, const Object &instance, const char *state, TimePoint now)
{
    plan.mergeStatus(
        labInstance(), instance.key(), {{"state", state}, {"since", formatMicroTime(now)}});
    plan.why = state;
}

/// Our finalizer is there or not; those of others stay.
void keep(Plan &plan, const Object &instance, bool kept)
{
    Json finalizers = Json::array();
    for (const Json &one : instance.at("/metadata/finalizers")) {
        if (one != instanceFinalizer)
            finalizers.push_back(one);
    }
    if (kept)
        finalizers.push_back(instanceFinalizer);
    plan.mergeSpec(
        labInstance(), instance.key(), {{"metadata", {{"finalizers", std::move(finalizers)}}}});
}

void letGo(Plan &plan, const Object &instance)
{
    keep(plan, instance, false);
    plan.why = "gone";
}

Plan decideCloudDeletion(const Object &instance, TimePoint now)
{
    Plan plan;
    const Duration length = deleteDurationOf(instance);
    const TimePoint end = endOf(sinceOf(instance), length, now);
    if (length > Duration::zero() && instance.text("/status/state") != "shutting-down")
        enter(plan, instance, "shutting-down", now);
    else if (length == Duration::zero() || now >= end)
        letGo(plan, instance);
    else
        plan.requeueAt(end, now);
    return plan;
}

/// The server goes off through its BareMetalHost, as any other order to it does, and is free for
/// others only once it is off.
Plan decideHostDeletion(const LabInstanceView &view, TimePoint now)
{
    Plan plan;
    const Object &instance = view.instance;
    if (instance.text("/status/state") != "shutting-down")
        enter(plan, instance, "shutting-down", now);
    const bool ours =
        view.host && view.host.text("/spec/consumerRef/name") == instance.text("/spec/machine");
    if (ours && flagAt(view.host, "/spec/online")) {
        plan.mergeSpec(bareMetalHost(), view.host.key(), {{"spec", {{"online", false}}}});
        return plan;
    }
    if (ours && view.bmc && powerOf(view.bmc, now).state != PowerState::Off) {
        plan.why = "waits for the host to be off";
        plan.requeueAfter(5s);
        return plan;
    }
    if (!plan.writes.empty())
        return plan;
    if (ours)
        plan.mergeSpec(bareMetalHost(), view.host.key(), {{"spec", {{"consumerRef", nullptr}}}});
    letGo(plan, instance);
    return plan;
}

/// Powers the instance on: it is pending for a while, or runs at once.
void start(Plan &plan, const LabInstanceView &view, TimePoint since, TimePoint now)
{
    const Object &instance = view.instance;
    if (createDurationOf(instance) > Duration::zero()) {
        enter(plan, instance, "pending", since);
        return;
    }
    Json status = runningStatus(instance, now);
    if (!view.node && bootDurationOf(instance) == Duration::zero() && hasWorkingKubelet(view)) {
        plan.create(cluster::kinds::node(),
                    registrationFor(instance, status["boots"].get<std::int64_t>(), now));
        status["registeredBoot"] = status["boots"];
    }
    plan.mergeStatus(labInstance(), instance.key(), std::move(status));
    plan.why = "running";
}

Plan decideCloud(const LabInstanceView &view, TimePoint now)
{
    Plan plan;
    const Object &instance = view.instance;
    const std::string &state = instance.text("/status/state");
    const bool stopped = flagAt(instance, "/spec/stopped");
    // One that was made to go at once takes its time after all.
    const bool ours = !instance.text("/spec/machineUID").empty();
    if (ours && !instance.hasFinalizer(instanceFinalizer) && !goesAtOnce(instance))
        keep(plan, instance, true);
    if (state.empty()) {
        start(plan, view, instance.creationTimestamp().value_or(now), now);
    } else if (state == "running" && stopped) {
        enter(plan, instance, "stopping", now);
    } else if (state == "stopped" && !stopped) {
        start(plan, view, now, now);
    } else if (state == "pending" || state == "stopping") {
        const bool starting = state == "pending";
        const Duration length = starting ? createDurationOf(instance) : stopTime;
        const TimePoint end = endOf(sinceOf(instance), length, now);
        if (now < end)
            plan.requeueAt(end, now);
        else if (starting)
            plan.mergeStatus(labInstance(), instance.key(), runningStatus(instance, now));
        else
            enter(plan, instance, "stopped", now);
    }
    return plan;
}

Plan decideOnHost(const LabInstanceView &view, TimePoint now)
{
    Plan plan;
    const Object &instance = view.instance;
    const std::string &state = instance.text("/status/state");
    const std::string &provisioning = view.host.text("/status/provisioning/state");
    if (view.host && !isOnHost(instance) && provisioning != "provisioned"
        && provisioning != "externally provisioned")
        plan.mergeStatus(
            bareMetalHost(), view.host.key(), {{"provisioning", {{"state", "provisioned"}}}});
    const bool on = view.bmc && powerOf(view.bmc, now).state == PowerState::On;
    if (state.empty()) {
        enter(plan, instance, "pending", instance.creationTimestamp().value_or(now));
    } else if (state == "pending") {
        const TimePoint end = endOf(sinceOf(instance), createDurationOf(instance), now);
        if (now < end)
            plan.requeueAt(end, now);
        else if (on)
            plan.mergeStatus(labInstance(), instance.key(), runningStatus(instance, now));
    } else if (state == "running" && !on) {
        enter(plan, instance, "stopped", now);
    } else if (state == "stopped" && on) {
        enter(plan, instance, "running", now);
    }
    return plan;
}

} // namespace

Duration bootDurationOf(const Object &instance)
{
    return durationAt(instance, "/spec/bootDuration", defaultBoot);
}

bool hasWorkingKubelet(const LabInstanceView &view)
{
    return !view.instance.text("/spec/nodeName").empty()
        && !flagAt(view.instance, "/spec/faults/kubeletDead")
        && !(flagAt(view.instance, "/spec/faults/neverRegisters") && !view.node);
}

Plan decideInstance(const LabInstanceView &view, TimePoint now)
{
    const Object &instance = view.instance;
    if (!instance)
        return {};
    const bool onHost = !instance.text("/spec/host").empty();
    if (!instance.isDeleting())
        return onHost ? decideOnHost(view, now) : decideCloud(view, now);
    if (!instance.hasFinalizer(instanceFinalizer))
        return {};
    return onHost ? decideHostDeletion(view, now) : decideCloudDeletion(instance, now);
}

} // namespace hp::lab
