// SPDX-License-Identifier: Apache-2.0
#include "backend/lab/capi/CapiProviders.h"

#include "backend/lab/InstanceShape.h"
#include "backend/lab/Read.h"
#include "backend/lab/capi/CapiConditions.h"
#include "backend/lab/capi/CapiKinds.h"
#include "backend/lab/capi/CapiOwners.h"
#include "backend/lab/capi/CapiView.h"
#include "model/resource/Finalizers.h"

#include <algorithm>
#include <nlohmann/json.hpp>

namespace hp::lab {

namespace {

using cluster::kinds::bareMetalHost;
using cluster::kinds::labInstance;

constexpr const char *labFinalizer = "labmachine.lab.holdpoint.dev";
constexpr const char *metal3Finalizer = "metal3machine.infrastructure.cluster.x-k8s.io";
constexpr const char *hostAnnotation = "metal3.io/BareMetalHost";
/// Upstream's requeue while a host is not free, or not clean.
constexpr Duration hostRetry = std::chrono::seconds(30);

bool fitFinalizer(Plan &plan,
                  const cluster::Kind &kind,
                  const Object &server,
                  const char *finalizer)
{
    if (server.hasFinalizer(finalizer))
        return false;
    plan.mergeSpec(kind,
                   server.key(),
                   {{"metadata",
                     {{"resourceVersion", server.resourceVersion()},
                      {"finalizers", finalizersWith(server, finalizer)}}}});
    return true;
}

void letServerGo(Plan &plan, const cluster::Kind &kind, const Object &server, const char *finalizer)
{
    plan.mergeSpec(
        kind, server.key(), {{"metadata", {{"finalizers", finalizersWithout(server, finalizer)}}}});
}

/// The condition Ready, and what else the status has.
void report(Plan &plan,
            const cluster::Kind &kind,
            const Object &server,
            CapiConditions &conditions,
            bool isReady,
            const std::string &reason,
            const std::string &message,
            Json more = Json::object())
{
    conditions.set("Ready", isReady ? "True" : "False", reason, message);
    more["conditions"] = conditions.json();
    fitStatus(plan, kind, server, std::move(more));
}

Plan deleteLabMachine(const CapiServerView &view, TimePoint now)
{
    Plan plan;
    if (!view.server.hasFinalizer(labFinalizer))
        return plan;
    if (!view.instance) {
        letServerGo(plan, capikinds::labMachine(), view.server, labFinalizer);
        return plan;
    }
    CapiConditions conditions(view.server, now);
    const std::string &fault = view.server.text("/spec/faults/deleteError");
    report(plan,
           capikinds::labMachine(),
           view.server,
           conditions,
           false,
           fault.empty() ? "Deleting" : "DeletionFailed",
           fault);
    if (fault.empty() && !view.instance.isDeleting())
        plan.remove(labInstance(), view.instance);
    return plan;
}

bool isClaimedBy(const Object &host, const Object &server)
{
    return host.text("/spec/consumerRef/kind") == server.kind()
        && host.text("/spec/consumerRef/name") == server.name();
}

/// Node reuse keeps it for the machines of another owner.
bool isKeptForOthers(const Object &host, const Object &machine)
{
    const auto owner = host.label(capi::nodeReuseLabel);
    return owner && machine.label(capi::deploymentLabel) != owner
        && machine.label(capi::controlPlaneNameLabel) != owner;
}

Object freeHost(const CapiServerView &view)
{
    const Json &wanted = view.server.at("/spec/hostSelector/matchLabels");
    for (const Object &host : view.hosts) {
        const std::string &state = host.text("/status/provisioning/state");
        if (!host.at("/spec/consumerRef").is_object() && (state == "available" || state == "ready")
            && host.text("/status/errorMessage").empty()
            && !host.annotation("baremetalhost.metal3.io/paused") && hasLabels(host, wanted)
            && !isKeptForOthers(host, view.machine))
            return host;
    }
    return {};
}

void take(Plan &plan, const CapiServerView &view, const Object &host)
{
    const Json &wish = view.server.at("/spec/image");
    plan.mergeSpec(
        bareMetalHost(),
        host.key(),
        {{"metadata", {{"resourceVersion", host.resourceVersion()}}},
         {"spec",
          {{"online", true},
           {"image", wish.is_object() ? wish : Json{{"url", "https://images.lab/node.qcow2"}}},
           {"consumerRef",
            {{"apiVersion", view.server.apiVersion()},
             {"kind", view.server.kind()},
             {"name", view.server.name()},
             {"namespace", view.server.ns()}}}}}});
    plan.mergeSpec(capikinds::metal3Machine(),
                   view.server.key(),
                   {{"metadata", {{"annotations", {{hostAnnotation, toString(host.key())}}}}}});
}

/// Its image goes and it is powered off; when the provisioner has wiped it, it is free again.
Plan deleteMetal3Machine(const CapiServerView &view, TimePoint now)
{
    Plan plan;
    if (!view.server.hasFinalizer(metal3Finalizer))
        return plan;
    const std::string &state = view.host.text("/status/provisioning/state");
    if (!view.host || !isClaimedBy(view.host, view.server)) {
        letServerGo(plan, capikinds::metal3Machine(), view.server, metal3Finalizer);
        return plan;
    }
    if (view.host.at("/spec/image").is_object() || flagAt(view.host, "/spec/online")) {
        plan.mergeSpec(
            bareMetalHost(), view.host.key(), {{"spec", {{"image", nullptr}, {"online", false}}}});
    } else if (state == "available" || state == "ready") {
        plan.mergeSpec(bareMetalHost(), view.host.key(), {{"spec", {{"consumerRef", nullptr}}}});
        letServerGo(plan, capikinds::metal3Machine(), view.server, metal3Finalizer);
        return plan;
    }
    CapiConditions conditions(view.server, now);
    conditions.set("AssociateMetal3MachineMetaData",
                   "False",
                   "DeletionFailed",
                   "failed to delete Metal3Machine: deprovisioning BareMetalHost, requeuing");
    report(plan, capikinds::metal3Machine(), view.server, conditions, false, "Deleting", {});
    plan.requeueAfter(hostRetry);
    return plan;
}

} // namespace

Json instanceForLabMachine(const Object &server, const Object &machine)
{
    // Its spec has the words that providerSpec has for a Machine of the Machine API.
    Json shape = server.json();
    shape["spec"] = {{"providerSpec", {{"value", server.at("/spec")}}}};
    Json instance = instanceFor(Object(std::move(shape)), {});
    Json labels =
        server.at("/spec/nodeLabels").is_object() ? server.at("/spec/nodeLabels") : Json::object();
    if (capi::isControlPlaneMachine(machine))
        labels["node-role.kubernetes.io/control-plane"] = "";
    instance["spec"]["nodeLabels"] = std::move(labels);
    return instance;
}

Plan decideLabMachine(const CapiServerView &view, TimePoint now)
{
    const Object &server = view.server;
    if (!server || !pausedBecause(server, view.cluster).empty())
        return {};
    if (server.isDeleting())
        return deleteLabMachine(view, now);
    Plan plan;
    if (fitFinalizer(plan, capikinds::labMachine(), server, labFinalizer))
        return plan;
    CapiConditions conditions(server, now);
    if (!capi::isBootstrapReady(view.machine) && !view.instance) {
        report(plan,
               capikinds::labMachine(),
               server,
               conditions,
               false,
               "WaitingForBootstrapData",
               view.machine ? std::string() : "Waiting for a Machine to own it");
        return plan;
    }
    if (const std::string &fault = server.text("/spec/faults/createError");
        !fault.empty() && !view.instance) {
        report(plan,
               capikinds::labMachine(),
               server,
               conditions,
               false,
               "InstanceProvisionFailed",
               fault);
        return plan;
    }
    if (!view.instance) {
        plan.create(labInstance(), instanceForLabMachine(server, view.machine));
        return plan;
    }
    const std::string &id = view.instance.text("/status/providerID");
    if (id.empty()) {
        report(plan,
               capikinds::labMachine(),
               server,
               conditions,
               false,
               "InstanceNotReady",
               "Instance is " + view.instance.text("/status/state"));
        return plan;
    }
    if (capi::providerIdOf(server) != id) {
        plan.mergeSpec(capikinds::labMachine(), server.key(), {{"spec", {{"providerID", id}}}});
        return plan;
    }
    const bool runs = view.instance.text("/status/state") == "running";
    report(plan,
           capikinds::labMachine(),
           server,
           conditions,
           runs,
           runs ? "Ready" : "InstanceNotReady",
           runs ? std::string() : "Instance is " + view.instance.text("/status/state"),
           {{"initialization", {{"provisioned", true}}},
            {"addresses", view.instance.at("/status/addresses")}});
    return plan;
}

Plan decideMetal3Machine(const CapiServerView &view, TimePoint now)
{
    const Object &server = view.server;
    if (!server || !pausedBecause(server, view.cluster).empty())
        return {};
    if (server.isDeleting())
        return deleteMetal3Machine(view, now);
    Plan plan;
    if (fitFinalizer(plan, capikinds::metal3Machine(), server, metal3Finalizer))
        return plan;
    CapiConditions conditions(server, now);
    const auto wait = [&](const char *reason, const std::string &message) {
        conditions.set("AssociateBareMetalHost", "False", reason, message);
        report(plan, capikinds::metal3Machine(), server, conditions, false, reason, message);
    };
    if (!view.host) {
        if (!view.machine) {
            wait("WaitingForMetal3MachineOwnerRef", {});
        } else if (!capi::isBootstrapReady(view.machine)) {
            wait("WaitingForBootstrapReady",
                 "Waiting for bootstrap data to be ready before proceeding");
        } else if (const Object host = freeHost(view)) {
            take(plan, view, host);
        } else {
            wait("AssociateBareMetalHostFailed",
                 "failed to associate the Metal3Machine to a BareMetalHost: no available host "
                 "found. Requeuing");
            plan.requeueAfter(hostRetry);
        }
        return plan;
    }
    conditions.set("AssociateBareMetalHost", "True", "AssociateBareMetalHostSuccess");
    const std::string &state = view.host.text("/status/provisioning/state");
    if (state != "provisioned" && state != "externally provisioned") {
        report(plan,
               capikinds::metal3Machine(),
               server,
               conditions,
               false,
               "BareMetalHostNotProvisioned",
               "BareMetalHost " + view.host.name() + " is " + state);
        return plan;
    }
    const std::string id = "metal3://" + toString(view.host.key()) + '/' + server.name();
    if (capi::providerIdOf(server) != id) {
        plan.mergeSpec(capikinds::metal3Machine(), server.key(), {{"spec", {{"providerID", id}}}});
        return plan;
    }
    if (view.node && view.node.text("/spec/providerID").empty())
        plan.mergeSpec(cluster::kinds::node(), view.node.key(), {{"spec", {{"providerID", id}}}});
    conditions.set("Metal3DataReady", "True", "Ready");
    Json addresses = Json::array({{{"type", "Hostname"}, {"address", view.host.name()}}});
    if (const std::string &ip = view.host.text("/status/hardware/nics/0/ip"); !ip.empty())
        addresses.push_back({{"type", "InternalIP"}, {"address", ip}});
    report(plan,
           capikinds::metal3Machine(),
           server,
           conditions,
           true,
           "Ready",
           {},
           {{"initialization", {{"provisioned", true}}}, {"addresses", std::move(addresses)}});
    return plan;
}

Plan decideKubeadmConfig(const CapiServerView &view, TimePoint now)
{
    Plan plan;
    const Object &config = view.server;
    if (!config || config.isDeleting() || capi::isReadyByContract(config)
        || !pausedBecause(config, view.cluster).empty())
        return plan;
    CapiConditions conditions(config, now);
    const bool isEarly = !capi::isControlPlaneMachine(view.machine)
        && conditionStatus(view.cluster, "ControlPlaneInitialized") != "True";
    const bool none = isEarly || flagAt(config, "/spec/faults/noData");
    Json status = Json::object();
    if (!none)
        status = {{"dataSecretName", config.name()},
                  {"initialization", {{"dataSecretCreated", true}}}};
    report(plan,
           capikinds::kubeadmConfig(),
           config,
           conditions,
           !none,
           none ? "DataSecretNotAvailable" : "Ready",
           isEarly    ? "Waiting for Cluster control plane to be initialized"
               : none ? "Waiting for bootstrap data"
                      : "",
           std::move(status));
    return plan;
}

} // namespace hp::lab
