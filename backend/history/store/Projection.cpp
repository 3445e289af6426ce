// SPDX-License-Identifier: Apache-2.0
#include "backend/history/store/Projection.h"

#include "backend/history/lanes/RecordedKind.h"
#include "model/resource/ClusterApi.h"
#include "model/rules/capi/CapiView.h"

#include <array>
#include <nlohmann/json.hpp>
#include <string>
#include <string_view>

namespace hp::history {

namespace {

/// What goes from every object: bookkeeping of the API, and copies of the whole that clients keep.
void dropBookkeeping(Json &json)
{
    const auto metadata = json.find("metadata");
    if (metadata == json.end() || !metadata->is_object())
        return;
    for (const char *name : {"managedFields", "resourceVersion", "selfLink"})
        metadata->erase(name);
    const auto annotations = metadata->find("annotations");
    if (annotations == metadata->end() || !annotations->is_object())
        return;
    annotations->erase("kubectl.kubernetes.io/last-applied-configuration");
}

void drop(Json &json, std::string_view path)
{
    Json *place = &json;
    while (place->is_object()) {
        const std::size_t slash = path.find('/');
        const std::string name(path.substr(0, slash));
        if (slash == std::string_view::npos) {
            place->erase(name);
            return;
        }
        const auto next = place->find(name);
        if (next == place->end())
            return;
        place = &*next;
        path.remove_prefix(slash + 1);
    }
}

/// A kubelet says every few seconds that nothing changed.
void dropHeartbeats(Json &json)
{
    const auto status = json.find("status");
    if (status == json.end() || !status->is_object())
        return;
    const auto conditions = status->find("conditions");
    if (conditions == status->end() || !conditions->is_array())
        return;
    for (Json &condition : *conditions) {
        if (condition.is_object())
            condition.erase("lastHeartbeatTime");
    }
}

/// Whether some volume is attached decides what comes after a drain; which ones VolumeAttachments
/// say.
void keepOneVolume(Json &json)
{
    const auto status = json.find("status");
    if (status == json.end() || !status->is_object())
        return;
    const auto attached = status->find("volumesAttached");
    if (attached == status->end())
        return;
    const bool isSome = attached->is_array() && !attached->empty();
    *attached = isSome ? Json::array({Json::object()}) : Json::array();
}

/// Environment and arguments of containers may hold anything.
void keepOfPod(Json &json)
{
    constexpr std::array<const char *, 4> specified{
        "nodeName", "terminationGracePeriodSeconds", "priorityClassName", "tolerations"};
    constexpr std::array<const char *, 4> reported{"phase", "conditions", "reason", "message"};
    const auto reduce = [&json](const char *part, const auto &kept) {
        const auto old = json.find(part);
        if (old == json.end() || !old->is_object())
            return;
        Json next = Json::object();
        for (const char *name : kept) {
            if (const auto it = old->find(name); it != old->end())
                next[name] = std::move(*it);
        }
        *old = std::move(next);
    };
    reduce("spec", specified);
    reduce("status", reported);
}

/// Of an object of a provider what its contract has: the rest of its spec may hold anything, such
/// as the files of a server that is to be made.
void keepOfProvider(Json &json)
{
    constexpr std::array<const char *, 8> specified{"replicas",
                                                    "version",
                                                    "providerID",
                                                    "paused",
                                                    "remediation",
                                                    "remediationStrategy",
                                                    "failureDomain",
                                                    "rolloutStrategy"};
    const auto spec = json.find("spec");
    if (spec == json.end() || !spec->is_object())
        return;
    Json next = Json::object();
    for (const char *name : specified) {
        if (const auto it = spec->find(name); it != spec->end())
            next[name] = std::move(*it);
    }
    *spec = std::move(next);
}

/// Values of a ClusterClass, which may be credentials: those of the whole cluster, and what the
/// control plane and each group of workers have in their place.
void dropVariables(Json &json)
{
    drop(json, "spec/topology/variables");
    drop(json, "spec/topology/controlPlane/variables");
    for (const char *groups : {"machineDeployments", "machinePools"}) {
        const Json::json_pointer place(std::string("/spec/topology/workers/") + groups);
        if (!json.contains(place) || !json[place].is_array())
            continue;
        for (Json &group : json[place]) {
            if (group.is_object())
                group.erase("variables");
        }
    }
}

/// Of what machines are to be like their version alone, which tells that an upgrade is under way.
void keepVersionOfTemplate(Json &json, const std::string &version)
{
    drop(json, "spec/template");
    if (!version.empty())
        json["spec"]["template"]["spec"]["version"] = version;
}

/// Who set what holds a machine: whom to ask.
void keepManagers(Json &json, const Object &machine)
{
    Json entries = Json::array();
    const auto keep = [&](const std::string &key) {
        const std::string manager = capi::managerOfAnnotation(machine, key);
        if (manager.empty())
            return;
        Json fields = Json::object();
        fields["f:metadata"]["f:annotations"]["f:" + key] = Json::object();
        entries.push_back({{"manager", manager}, {"fieldsV1", std::move(fields)}});
    };
    if (machine.annotation(capi::pausedAnnotation))
        keep(capi::pausedAnnotation);
    for (const capi::AnnotationHook &hook : capi::annotationHooks(machine))
        keep(hook.key);
    if (!entries.empty())
        json["metadata"]["managedFields"] = std::move(entries);
}

} // namespace

Json projectionOf(const Object &object)
{
    const std::string &kind = object.kind();
    if (!object || kind == "Secret" || kind == "ConfigMap" || kind == "CertificateSigningRequest")
        return {};
    Json json = object.json();
    if (!json.is_object())
        return {};
    dropBookkeeping(json);
    if (isOfClusterApi(recordedKind(object))) {
        if (!capi::isOfClusterApi(object))
            keepOfProvider(json);
        else if (kind == "Machine")
            keepManagers(json, object);
        else if (kind == "Cluster")
            dropVariables(json);
        else if (kind == "MachineDeployment")
            keepVersionOfTemplate(json, object.text("/spec/template/spec/version"));
    } else if (kind == "Pod") {
        keepOfPod(json);
    } else if (kind == "Node") {
        for (const char *path : {"status/images", "status/volumesInUse"})
            drop(json, path);
        keepOneVolume(json);
        dropHeartbeats(json);
    } else if (kind == "Machine") {
        for (const char *path : {"spec/providerSpec/value/userData",
                                 "spec/providerSpec/value/customData",
                                 "spec/providerSpec/value/userDataSecret"})
            drop(json, path);
    } else if (kind == "BareMetalHost") {
        for (const char *path : {"status/hardware", "spec/userData", "spec/networkData"})
            drop(json, path);
    } else if (kind == "Deployment" || kind == "MachineSet") {
        drop(json, "spec/template");
    }
    return json;
}

} // namespace hp::history
