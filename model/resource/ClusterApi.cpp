// SPDX-License-Identifier: Apache-2.0
#include "model/resource/ClusterApi.h"

#include "model/base/JsonFields.h"
#include "model/base/JsonTree.h"
#include "model/resource/MachinePool.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <nlohmann/json.hpp>

namespace hp::capi {

namespace {

constexpr const char *oldConditions = "/status/deprecated/v1beta1/conditions";
constexpr const char *newConditionsOfOld = "/status/v1beta2/conditions";
constexpr const char *conditionsOfVersion = "/status/conditions";

bool isV1beta1(const Object &object)
{
    return object.apiVersion() == std::string(group) + "/v1beta1";
}

std::optional<ReportedState>
stateIn(const Object &object, const char *list, std::string_view type, bool isOld)
{
    const Json &entries = object.at(list);
    if (!entries.is_array())
        return std::nullopt;
    const auto found = std::ranges::find_if(
        entries, [type](const Json &entry) { return textOf(entry, "type") == type; });
    if (found == entries.end())
        return std::nullopt;
    std::string place = list + 1;
    std::ranges::replace(place, '/', '.');
    return ReportedState{{textOf(*found, "type"),
                          textOf(*found, "status"),
                          textOf(*found, "reason"),
                          textOf(*found, "severity"),
                          textOf(*found, "message")},
                         parseTime(textOf(*found, "lastTransitionTime")),
                         place + '[' + std::string(type) + ']',
                         isOld};
}

Reference referenceAt(const Object &object, const std::string &pointer)
{
    Reference reference;
    reference.kind = object.text(pointer + "/kind");
    reference.key = {object.text(pointer + "/namespace"), object.text(pointer + "/name")};
    if (reference.key.ns.empty())
        reference.key.ns = object.ns();
    const std::string &version = object.text(pointer + "/apiVersion");
    reference.apiVersion = version.empty() ? object.text(pointer + "/apiGroup") : version;
    return reference;
}

bool isFlag(const Object &object, std::initializer_list<const char *> pointers)
{
    return std::ranges::any_of(pointers,
                               [&](const char *pointer) { return isTrue(object.at(pointer)); });
}

std::optional<int> numberAt(const Object &object, const char *pointer)
{
    const Json &value = object.at(pointer);
    if (!value.is_number_integer())
        return std::nullopt;
    constexpr std::int64_t most = 1'000'000'000;
    const auto number = value.is_number_unsigned()
        ? static_cast<std::int64_t>(std::min<std::uint64_t>(value.get<std::uint64_t>(), most))
        : std::clamp<std::int64_t>(value.get<std::int64_t>(), -most, most);
    return static_cast<int>(number);
}

std::optional<int> numberIn(std::string_view text)
{
    int number = 0;
    const auto end = text.data() + text.size();
    const auto read = std::from_chars(text.data(), end, number);
    return read.ec == std::errc() && read.ptr == end && number >= 0 ? std::optional(number)
                                                                    : std::nullopt;
}

std::string textOrNumber(const Json &value)
{
    return value.is_string()        ? value.get<std::string>()
        : value.is_number_integer() ? value.dump()
                                    : std::string();
}

/// "[1-3]": it acts only while so many are unhealthy.
std::optional<std::pair<int, int>> rangeIn(std::string_view text)
{
    if (text.size() < 5 || text.front() != '[' || text.back() != ']')
        return std::nullopt;
    text = text.substr(1, text.size() - 2);
    const std::size_t dash = text.find('-');
    if (dash == std::string_view::npos)
        return std::nullopt;
    const auto low = numberIn(text.substr(0, dash));
    const auto high = numberIn(text.substr(dash + 1));
    return low && high ? std::optional(std::pair(*low, *high)) : std::nullopt;
}

std::string firstText(const Object &object, std::initializer_list<const char *> pointers)
{
    for (const char *pointer : pointers) {
        if (std::string text = textOrNumber(object.at(pointer)); !text.empty())
            return text;
    }
    return {};
}

/// The manager that owns a field, by the steps to it in managedFields; empty: they do not say.
std::string managerOf(const Object &object, const std::vector<std::string> &steps)
{
    const auto owns = [&steps](const Json &fields) {
        const Json *at = &fields;
        for (const std::string &step : steps) {
            if (!at->is_object())
                return false;
            const auto found = at->find(step);
            if (found == at->end())
                return false;
            at = &*found;
        }
        return true;
    };
    const Json &inObject = object.at("/metadata/managedFields");
    if (inObject.is_array()) {
        for (const Json &entry : inObject) {
            if (entry.is_object() && entry.contains("fieldsV1") && owns(entry["fieldsV1"]))
                return textOf(entry, "manager");
        }
    }
    for (const ManagedEntry &entry : object.managedFields()) {
        if (owns(parseJson(entry.fields->text)))
            return entry.owner->manager;
    }
    return {};
}

} // namespace

bool isOfClusterApi(const Object &object)
{
    return object.apiVersion().starts_with(std::string(group) + '/');
}

const Json &conditionsOf(const Object &object)
{
    const Json &added = object.at(newConditionsOfOld);
    return added.is_array() && !added.empty() ? added : object.at(conditionsOfVersion);
}

std::optional<ReportedState> reported(const Object &object, std::string_view type)
{
    const bool hasBoth = object.at(newConditionsOfOld).is_array();
    for (const auto &[list, isOld] : {std::pair(newConditionsOfOld, false),
                                      std::pair(conditionsOfVersion, hasBoth || isV1beta1(object)),
                                      std::pair(oldConditions, true)}) {
        if (auto state = stateIn(object, list, type, isOld))
            return state;
    }
    return std::nullopt;
}

bool reportedIs(const Object &object, std::string_view type, std::string_view status)
{
    const auto state = reported(object, type);
    return state && state->condition.status == status;
}

Reference infrastructureOf(const Object &machine)
{
    return referenceAt(machine, machineSpecOf(machine) + "/infrastructureRef");
}

Reference bootstrapOf(const Object &machine)
{
    return referenceAt(machine, machineSpecOf(machine) + "/bootstrap/configRef");
}

Reference controlPlaneOf(const Object &cluster)
{
    return referenceAt(cluster, "/spec/controlPlaneRef");
}

Reference controllerOf(const Object &object)
{
    const Json &owners = object.at("/metadata/ownerReferences");
    if (!owners.is_array())
        return {};
    for (const Json &owner : owners) {
        if (flagOf(owner, "controller"))
            return {textOf(owner, "apiVersion"),
                    textOf(owner, "kind"),
                    {object.ns(), textOf(owner, "name")}};
    }
    return {};
}

std::string clusterNameOf(const Object &object)
{
    if (object.kind() == "Cluster" && isOfClusterApi(object))
        return object.name();
    const std::string &name = object.text("/spec/clusterName");
    return name.empty() ? object.label(clusterLabel).value_or("") : name;
}

bool isControlPlaneMachine(const Object &machine)
{
    return machine.label(controlPlaneLabel).has_value();
}

const std::string &nodeNameOf(const Object &machine)
{
    return machine.text("/status/nodeRef/name");
}

bool isNodeOf(const Object &node, const Object &machine)
{
    const auto says = [&node](const char *key, const std::string &value) {
        return node.annotation(std::string(group) + '/' + key) == value;
    };
    return node && says("machine", machine.name()) && says("cluster-namespace", machine.ns())
        && says("cluster-name", clusterNameOf(machine));
}

bool awaitsNode(const Object &machine)
{
    return machine && !isMachinePool(machine) && !machine.isDeleting()
        && nodeNameOf(machine).empty() && !providerIdOf(machine).empty();
}

bool isNodeOfMachine(const Object &node)
{
    return node.annotation(std::string(group) + "/machine").has_value();
}

std::vector<std::string> addressesOf(const Object &nodeOrMachine)
{
    std::vector<std::string> texts;
    const Json &addresses = nodeOrMachine.at("/status/addresses");
    for (std::size_t i = 0; addresses.is_array() && i < addresses.size(); ++i) {
        if (std::string text = textOf(addresses[i], "address"); !text.empty())
            texts.push_back(std::move(text));
    }
    return texts;
}

bool isNodeLike(const Object &node, const Object &machine)
{
    if (!node || isNodeOfMachine(node))
        return false;
    const std::string &id = providerIdOf(machine);
    if (node.name() == machine.name() || (!id.empty() && providerIdOf(node) == id))
        return true;
    const std::vector<std::string> others = addressesOf(node);
    return std::ranges::any_of(addressesOf(machine), [&](const std::string &address) {
        return address == node.name() || std::ranges::find(others, address) != others.end();
    });
}

const std::string &providerIdOf(const Object &machineOrNode)
{
    return machineOrNode.text("/spec/providerID");
}

bool isBootstrapReady(const Object &machine)
{
    return isFlag(machine,
                  {"/status/initialization/bootstrapDataSecretCreated", "/status/bootstrapReady"})
        || !machine.text(machineSpecOf(machine) + "/bootstrap/dataSecretName").empty();
}

bool isInfrastructureReady(const Object &machine)
{
    return isFlag(
        machine,
        {"/status/initialization/infrastructureProvisioned", "/status/infrastructureReady"});
}

bool isReadyByContract(const Object &providers)
{
    return isFlag(providers,
                  {"/status/initialization/provisioned",
                   "/status/initialization/dataSecretCreated",
                   "/status/ready"});
}

std::string failureOf(const Object &machine)
{
    return firstText(machine,
                     {"/status/failureMessage",
                      "/status/deprecated/v1beta1/failureMessage",
                      "/status/failureReason",
                      "/status/deprecated/v1beta1/failureReason"});
}

bool isAtLeast(const Object &object, int major, int minor)
{
    std::string_view text = object.text("/spec/version");
    if (text.starts_with('v'))
        text.remove_prefix(1);
    const std::size_t dot = text.find('.');
    if (dot == std::string_view::npos)
        return false;
    const auto first = numberIn(text.substr(0, dot));
    text.remove_prefix(dot + 1);
    const auto second = numberIn(text.substr(0, text.find('.')));
    return first && second && std::pair(*first, *second) >= std::pair(major, minor);
}

bool isPausedByAnnotation(const Object &object)
{
    return object.annotation(pausedAnnotation).has_value();
}

bool isPausedCluster(const Object &cluster)
{
    return isTrue(cluster.at("/spec/paused"));
}

bool isManagedElsewhere(const Object &controlPlane)
{
    return isTrue(controlPlane.at("/status/externalManagedControlPlane"));
}

std::optional<Duration> limitOf(const Object &machine, Limit limit)
{
    struct Place {
        const char *seconds;
        const char *duration;
    };
    constexpr std::array<Place, 3> places{
        {{"/spec/deletion/nodeDrainTimeoutSeconds", "/spec/nodeDrainTimeout"},
         {"/spec/deletion/nodeVolumeDetachTimeoutSeconds", "/spec/nodeVolumeDetachTimeout"},
         {"/spec/deletion/nodeDeletionTimeoutSeconds", "/spec/nodeDeletionTimeout"}}};
    const Place &place = places[static_cast<std::size_t>(limit)];
    std::optional<Duration> set;
    if (const auto seconds = numberAt(machine, place.seconds))
        set = std::chrono::seconds(*seconds);
    else
        set = parseDuration(machine.text(place.duration));
    return set && *set > Duration(0) ? set : std::nullopt;
}

StepStarts stepStartsOf(const Object &machine)
{
    const auto at = [&machine](const char *pointer) { return parseTime(machine.text(pointer)); };
    return {at("/status/deletion/waitForPreDrainHookStartTime"),
            at("/status/deletion/nodeDrainStartTime"),
            at("/status/deletion/waitForNodeVolumeDetachStartTime"),
            at("/status/deletion/waitForPreTerminateHookStartTime")};
}

int replicasOf(const Object &object)
{
    return numberAt(object, "/spec/replicas").value_or(1);
}

int madeReplicasOf(const Object &object)
{
    return numberAt(object, "/status/replicas").value_or(0);
}

int readyReplicasOf(const Object &object)
{
    return numberAt(object, "/status/readyReplicas").value_or(0);
}

std::string deletionOrderOf(const Object &machineSet)
{
    const std::string order = firstText(machineSet, {"/spec/deletion/order", "/spec/deletePolicy"});
    return order.empty() ? "Random" : order;
}

std::optional<int> maxRetryOf(const Object &controlPlane)
{
    if (const auto most = numberAt(controlPlane, "/spec/remediation/maxRetry"))
        return most;
    return numberAt(controlPlane, "/spec/remediationStrategy/maxRetry");
}

HealthCount healthCountOf(const Object &healthCheck)
{
    HealthCount count;
    count.total = std::max(0, numberAt(healthCheck, "/status/expectedMachines").value_or(0));
    const int healthy = numberAt(healthCheck, "/status/currentHealthy").value_or(0);
    count.unhealthy = std::clamp(count.total - healthy, 0, count.total);
    count.most = count.total;
    const std::string range = firstText(
        healthCheck, {"/spec/remediation/triggerIf/unhealthyInRange", "/spec/unhealthyRange"});
    if (const auto within = rangeIn(range)) {
        count.allowed = range;
        count.most = within->second;
        count.stops = count.unhealthy < within->first || count.unhealthy > within->second;
        return count;
    }
    count.allowed =
        firstText(healthCheck,
                  {"/spec/remediation/triggerIf/unhealthyLessThanOrEqualTo", "/spec/maxUnhealthy"});
    const std::string_view text = count.allowed;
    if (text.ends_with('%')) {
        if (const auto share = numberIn(text.substr(0, text.size() - 1)))
            count.most = static_cast<int>(
                std::min<std::int64_t>(std::int64_t(count.total) * *share / 100, 1'000'000'000));
    } else if (const auto number = numberIn(text)) {
        count.most = *number;
    }
    count.stops = count.unhealthy > count.most;
    return count;
}

Reference remediationTemplateOf(const Object &healthCheck)
{
    Reference reference = referenceAt(healthCheck, "/spec/remediation/templateRef");
    return reference.key.name.empty() ? referenceAt(healthCheck, "/spec/remediationTemplate")
                                      : reference;
}

ObjectKey hostOfMetal3(const Object &metal3Machine)
{
    const std::string host = metal3Machine.annotation("metal3.io/BareMetalHost").value_or("");
    const std::size_t slash = host.find('/');
    if (slash == std::string::npos || host.find('/', slash + 1) != std::string::npos)
        return {};
    return {host.substr(0, slash), host.substr(slash + 1)};
}

std::string managerOfAnnotation(const Object &object, const std::string &key)
{
    return managerOf(object, {"f:metadata", "f:annotations", "f:" + key});
}

std::string managerOfPause(const Object &cluster)
{
    return managerOf(cluster, {"f:spec", "f:paused"});
}

} // namespace hp::capi
