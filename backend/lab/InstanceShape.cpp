// SPDX-License-Identifier: Apache-2.0
#include "backend/lab/InstanceShape.h"

#include "backend/lab/Read.h"
#include "model/base/JsonFields.h"

#include <nlohmann/json.hpp>
#include <utility>

namespace hp::lab {

namespace {

constexpr Duration defaultDelete = std::chrono::seconds(10);
constexpr std::string_view roleLabel = "machine.openshift.io/cluster-api-machine-role";

/// Keys that go from providerSpec.value to the Instance's spec, with their older spelling.
constexpr std::pair<const char *, const char *> handedOn[] = {
    {"instanceType", "instanceType"},
    {"region", "region"},
    {"zone", "zone"},
    {"address", "address"},
    {"createDuration", "createSeconds"},
    {"deleteDuration", "deleteSeconds"},
    {"bootDuration", "bootSeconds"},
};

Json condition(const Object &node,
               const char *type,
               const char *status,
               const char *reason,
               const char *message,
               TimePoint now)
{
    const Json &before = conditionOf(node, type);
    const bool same = before.is_object() && before.value("status", Json()) == status;
    return {{"type", type},
            {"status", status},
            {"reason", reason},
            {"message", message},
            {"lastHeartbeatTime", formatTime(now)},
            {"lastTransitionTime",
             same && !textOf(before, "lastTransitionTime").empty()
                 ? textOf(before, "lastTransitionTime")
                 : formatTime(now)}};
}

Json capacityOf(const Object &instance)
{
    const std::string &type = instance.text("/spec/instanceType");
    const bool large = type.find(".2xlarge") != std::string::npos;
    const bool metal = !instance.text("/spec/host").empty();
    return {{"cpu",
             metal       ? "64"
                 : large ? "8"
                         : "4"},
            {"memory",
             metal       ? "528018284Ki"
                 : large ? "32461044Ki"
                         : "16106308Ki"},
            {"ephemeral-storage", "125293548Ki"},
            {"pods", "250"}};
}

} // namespace

ObjectKey instanceKeyFor(const Object &machine)
{
    return {machine.ns(), machine.name() + '-' + shortName(stableHash(machine.uid()), 5)};
}

std::string providerIdOf(const ObjectKey &instance)
{
    return "lab:///" + instance.ns + '/' + instance.name;
}

bool isOnMetal(const Object &machine)
{
    return machine.text("/spec/providerSpec/value/kind") == "BareMetalMachineProviderSpec";
}

bool isOnHost(const Object &instance)
{
    return !instance.text("/spec/providerID").empty();
}

bool isNodeOf(const Object &node, const Object &instance)
{
    const std::string &id = node.text("/spec/providerID");
    if (!isOnHost(instance))
        return id == providerIdOf(instance.key());
    return id.empty() || id == instance.text("/spec/providerID");
}

Duration deleteDurationOf(const Object &instance)
{
    return durationAt(instance, "/spec/deleteDuration", defaultDelete);
}

bool goesAtOnce(const Object &instance)
{
    return instance.text("/spec/host").empty() && deleteDurationOf(instance) == Duration::zero();
}

Json instanceFor(const Object &machine, const std::string &host)
{
    const ObjectKey key = instanceKeyFor(machine);
    const Json &wish = machine.at("/spec/providerSpec/value");
    Json spec = {{"machine", machine.name()}, {"machineUID", machine.uid()}};
    const std::string &nodeName = machine.text("/spec/providerSpec/value/nodeName");
    spec["nodeName"] = nodeName.empty() ? machine.name() : nodeName;
    if (wish.is_object()) {
        for (const auto &[key2, older] : handedOn) {
            if (wish.contains(key2))
                spec[key2] = wish[key2];
            else if (wish.contains(older))
                spec[key2] = wish[older];
        }
        if (wish.contains("faults") && wish["faults"].is_object()) {
            Json faults = wish["faults"];
            for (const char *early :
                 {"createError", "deleteError", "existsError", "invalidConfiguration"}) {
                if (std::string_view(early).starts_with("delete") && faults.contains(early))
                    spec[early] = faults[early];
                faults.erase(early);
            }
            if (!faults.empty())
                spec["faults"] = std::move(faults);
        }
    }
    if (!host.empty())
        spec["host"] = host;
    Json labels = Json::object();
    if (const auto role = machine.label(roleLabel)) {
        labels["node-role.kubernetes.io/" + *role] = "";
        if (*role == "master")
            labels["node-role.kubernetes.io/control-plane"] = "";
    }
    spec["nodeLabels"] = std::move(labels);
    Json instance = {{"apiVersion", "lab.holdpoint.dev/v1alpha1"},
                     {"kind", "Instance"},
                     {"metadata",
                      {{"name", key.name},
                       {"namespace", key.ns},
                       {"labels", {{machineUidLabel, machine.uid()}}}}},
                     {"spec", std::move(spec)}};
    if (!goesAtOnce(Object(instance)))
        instance["metadata"]["finalizers"] = Json::array({instanceFinalizer});
    return instance;
}

std::string addressOf(const Object &instance)
{
    if (const std::string &given = instance.text("/spec/address"); !given.empty())
        return given;
    const std::uint64_t hash = stableHash(toString(instance.key()));
    return "10." + std::to_string(hash & 0xff) + '.' + std::to_string((hash >> 8) & 0xff) + '.'
        + std::to_string(1 + (hash >> 16) % 254);
}

Json runningStatus(const Object &instance, TimePoint since)
{
    Json status = {{"state", "running"},
                   {"since", formatMicroTime(since)},
                   {"boots", numberAt(instance, "/status/boots", 0) + 1}};
    if (!flagAt(instance, "/spec/faults/noAddress")) {
        status["providerID"] =
            isOnHost(instance) ? instance.text("/spec/providerID") : providerIdOf(instance.key());
        status["addresses"] =
            Json::array({{{"type", "InternalIP"}, {"address", addressOf(instance)}},
                         {{"type", "Hostname"}, {"address", instance.text("/spec/nodeName")}},
                         {{"type", "InternalDNS"}, {"address", instance.text("/spec/nodeName")}}});
    }
    return status;
}

Json nodeFor(const Object &instance)
{
    const std::string &name = instance.text("/spec/nodeName");
    Json labels = {{"kubernetes.io/hostname", name},
                   {"kubernetes.io/os", "linux"},
                   {"kubernetes.io/arch", "amd64"}};
    const std::pair<const char *, const char *> placed[] = {
        {"node.kubernetes.io/instance-type", "/spec/instanceType"},
        {"topology.kubernetes.io/region", "/spec/region"},
        {"topology.kubernetes.io/zone", "/spec/zone"},
    };
    for (const auto &[label, pointer] : placed) {
        if (!instance.text(pointer).empty())
            labels[label] = instance.text(pointer);
    }
    if (instance.at("/spec/nodeLabels").is_object())
        labels.update(instance.at("/spec/nodeLabels"));
    Json spec = Json::object();
    if (!isOnHost(instance))
        spec["providerID"] = providerIdOf(instance.key());
    return {{"apiVersion", "v1"},
            {"kind", "Node"},
            {"metadata", {{"name", name}, {"labels", std::move(labels)}}},
            {"spec", std::move(spec)}};
}

Json readyNodeStatus(const Object &instance,
                     const Object &node,
                     const std::string &bootId,
                     TimePoint now)
{
    Json status;
    status["conditions"] = Json::array(
        {condition(node,
                   "MemoryPressure",
                   "False",
                   "KubeletHasSufficientMemory",
                   "kubelet has sufficient memory available",
                   now),
         condition(node,
                   "DiskPressure",
                   "False",
                   "KubeletHasNoDiskPressure",
                   "kubelet has no disk pressure",
                   now),
         condition(node,
                   "PIDPressure",
                   "False",
                   "KubeletHasSufficientPID",
                   "kubelet has sufficient PID available",
                   now),
         condition(node, "Ready", "True", "KubeletReady", "kubelet is posting ready status", now)});
    status["addresses"] =
        Json::array({{{"type", "InternalIP"}, {"address", addressOf(instance)}},
                     {{"type", "Hostname"}, {"address", instance.text("/spec/nodeName")}}});
    status["capacity"] = capacityOf(instance);
    status["allocatable"] = capacityOf(instance);
    status["nodeInfo"] = {
        {"bootID", bootId},
        {"machineID", uuidFrom("machine " + instance.uid())},
        {"systemUUID", uuidFrom("system " + instance.ns() + '/' + instance.text("/spec/host"))},
        {"kernelVersion", "5.14.0-427.el9.x86_64"},
        {"osImage", "Holdpoint Lab Linux 1"},
        {"containerRuntimeVersion", "cri-o://1.29.6"},
        {"kubeletVersion", "v1.29.6"},
        {"kubeProxyVersion", "v1.29.6"},
        {"operatingSystem", "linux"},
        {"architecture", "amd64"}};
    return status;
}

Json registrationFor(const Object &instance, std::int64_t boot, TimePoint now)
{
    Json node = nodeFor(instance);
    node["status"] = readyNodeStatus(instance, Object(), bootIdOf(instance, boot), now);
    return node;
}

std::string bootIdOf(const Object &instance, std::int64_t boot)
{
    return uuidFrom(instance.uid() + '/' + std::to_string(boot));
}

Json silentNodeStatus(const Object &node, TimePoint now)
{
    Json conditions = Json::array();
    for (const char *type : {"MemoryPressure", "DiskPressure", "PIDPressure", "Ready"}) {
        Json one = condition(node,
                             type,
                             "Unknown",
                             "NodeStatusUnknown",
                             "Kubelet stopped posting node status.",
                             now);
        const std::string &heartbeat = textOf(conditionOf(node, type), "lastHeartbeatTime");
        if (!heartbeat.empty())
            one["lastHeartbeatTime"] = heartbeat;
        conditions.push_back(std::move(one));
    }
    return {{"conditions", std::move(conditions)}};
}

} // namespace hp::lab
