// SPDX-License-Identifier: Apache-2.0
#include "backend/api/table/BuiltInColumns.h"

#include <nlohmann/json.hpp>
#include <set>

namespace hp::api {

namespace {

/// "Ready", "NotReady" or "Unknown", and whether new pods may come, as printNode does.
Json nodeStatus(const Object &node, TimePoint)
{
    std::string text;
    const Json &conditions = node.at("/status/conditions");
    if (conditions.is_array()) {
        for (const Json &condition : conditions) {
            if (condition.is_object() && condition.value("type", Json()) == "Ready")
                text = condition.value("status", Json()) == "True" ? "Ready" : "NotReady";
        }
    }
    if (text.empty())
        text = "Unknown";
    if (node.at("/spec/unschedulable") == true)
        text += ",SchedulingDisabled";
    return text;
}

Json nodeRoles(const Object &node, TimePoint)
{
    constexpr std::string_view prefix = "node-role.kubernetes.io/";
    std::set<std::string> roles;
    const Json &labels = node.at("/metadata/labels");
    if (labels.is_object()) {
        for (const auto &[key, value] : labels.items()) {
            if (key.starts_with(prefix) && key.size() > prefix.size())
                roles.insert(key.substr(prefix.size()));
            else if (key == "kubernetes.io/role" && value.is_string() && value != "")
                roles.insert(value.get<std::string>());
        }
    }
    std::string text;
    for (const std::string &role : roles)
        text += (text.empty() ? "" : ",") + role;
    return text.empty() ? "<none>" : text;
}

Json nodeAddress(const Object &node, const char *type)
{
    const Json &addresses = node.at("/status/addresses");
    if (addresses.is_array()) {
        for (const Json &address : addresses) {
            if (address.is_object() && address.value("type", Json()) == type)
                return address.value("address", Json(""));
        }
    }
    return "<none>";
}

Json nodeText(const Object &node, const char *pointer, const char *otherwise)
{
    const std::string &text = node.text(pointer);
    return text.empty() ? Json(otherwise) : Json(text);
}

} // namespace

Columns nodeColumns()
{
    const auto info = [](const char *pointer, const char *otherwise) {
        return [pointer, otherwise](const Object &node, TimePoint) {
            return nodeText(node, pointer, otherwise);
        };
    };
    const auto address = [](const char *type) {
        return [type](const Object &node, TimePoint) { return nodeAddress(node, type); };
    };
    return {nameColumn(),
            {"Status", "string", {}, "Whether the node is ready", 0, nodeStatus},
            {"Roles", "string", {}, "The roles of the node", 0, nodeRoles},
            ageColumn(),
            {"Version",
             "string",
             {},
             "Kubelet version",
             0,
             info("/status/nodeInfo/kubeletVersion", "")},
            {"Internal-IP", "string", {}, "Address inside the cluster", 1, address("InternalIP")},
            {"External-IP", "string", {}, "Address outside the cluster", 1, address("ExternalIP")},
            {"OS-Image",
             "string",
             {},
             "Operating system",
             1,
             info("/status/nodeInfo/osImage", "<unknown>")},
            {"Kernel-Version",
             "string",
             {},
             "Kernel",
             1,
             info("/status/nodeInfo/kernelVersion", "<unknown>")},
            {"Container-Runtime",
             "string",
             {},
             "Container runtime",
             1,
             info("/status/nodeInfo/containerRuntimeVersion", "<unknown>")}};
}

} // namespace hp::api
