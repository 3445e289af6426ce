// SPDX-License-Identifier: Apache-2.0
#include "backend/api/table/BuiltInColumns.h"

#include "backend/api/table/HumanDuration.h"
#include "backend/api/table/VolumeColumns.h"
#include "backend/api/table/WorkloadColumns.h"
#include "model/base/JsonFields.h"

#include <algorithm>
#include <chrono>
#include <cstdint>
#include <nlohmann/json.hpp>
#include <utility>

namespace hp::api {

namespace {

using Cell = std::function<Json(const Object &, TimePoint)>;

Column
column(const char *name, const char *type, const char *description, Cell cell, int priority = 0)
{
    return {name, type, {}, description, priority, std::move(cell)};
}

/// The string at a pointer, or `otherwise` when it is missing or empty.
Cell textAt(const char *pointer, const char *otherwise)
{
    return [pointer, otherwise](const Object &object, TimePoint) -> Json {
        const std::string &text = object.text(pointer);
        return text.empty() ? Json(otherwise) : Json(text);
    };
}

Cell numberAt(const char *pointer)
{
    return [pointer](const Object &object, TimePoint) -> Json {
        const Json &value = object.at(pointer);
        return value.is_number() ? value : Json(0);
    };
}

/// An int-or-string as text; "N/A" when it is not set.
Cell amountAt(const char *pointer)
{
    return [pointer](const Object &object, TimePoint) -> Json {
        const Json &value = object.at(pointer);
        if (value.is_string())
            return value;
        return value.is_number() ? value.dump() : "N/A";
    };
}

Cell sizeOf(const char *first, const char *second = nullptr)
{
    return [first, second](const Object &object, TimePoint) -> Json {
        std::size_t count = object.at(first).is_object() ? object.at(first).size() : 0;
        if (second != nullptr && object.at(second).is_object())
            count += object.at(second).size();
        return count;
    };
}

/// "a=b,c=d", or "<none>".
Cell labelsAt(const char *pointer)
{
    return [pointer](const Object &object, TimePoint) -> Json {
        const Json &map = object.at(pointer);
        std::string text;
        if (map.is_object()) {
            for (const auto &[key, value] : map.items())
                text += (text.empty() ? "" : ",") + key + '='
                    + (value.is_string() ? value.get<std::string>() : "");
        }
        return text.empty() ? "<none>" : text;
    };
}

Cell eachOf(const char *pointer, const char *key)
{
    return [pointer, key](const Object &object, TimePoint) -> Json {
        std::string text;
        const Json &list = object.at(pointer);
        if (list.is_array()) {
            for (const Json &item : list) {
                const auto it = item.is_object() ? item.find(key) : item.end();
                if (it != item.end() && it->is_string())
                    text += (text.empty() ? "" : ",") + it->get<std::string>();
            }
        }
        return text;
    };
}

Columns daemonSetColumns()
{
    return {
        nameColumn(),
        column("Desired",
               "integer",
               "Nodes that should run the pod",
               numberAt("/status/desiredNumberScheduled")),
        column("Current",
               "integer",
               "Nodes that run the pod and should",
               numberAt("/status/currentNumberScheduled")),
        column("Ready", "integer", "Nodes whose pod is ready", numberAt("/status/numberReady")),
        column("Up-to-date",
               "integer",
               "Nodes that run the newest pod",
               numberAt("/status/updatedNumberScheduled")),
        column("Available",
               "integer",
               "Nodes whose pod is available",
               numberAt("/status/numberAvailable")),
        column(
            "Node Selector", "string", "Which nodes", labelsAt("/spec/template/spec/nodeSelector")),
        ageColumn(),
        column("Containers",
               "string",
               "Names of the containers",
               eachOf("/spec/template/spec/containers", "name"),
               1),
        column("Images",
               "string",
               "Images of the containers",
               eachOf("/spec/template/spec/containers", "image"),
               1),
        column("Selector",
               "string",
               "Which pods belong to it",
               labelsAt("/spec/selector/matchLabels"),
               1)};
}

Columns budgetColumns()
{
    return {nameColumn(),
            column("Min Available",
                   "string",
                   "Pods that must stay available",
                   amountAt("/spec/minAvailable")),
            column("Max Unavailable",
                   "string",
                   "Pods that may be unavailable",
                   amountAt("/spec/maxUnavailable")),
            column("Allowed Disruptions",
                   "integer",
                   "Pods that may be evicted now",
                   numberAt("/status/disruptionsAllowed")),
            ageColumn()};
}

Columns attachmentColumns()
{
    const Cell attached = [](const Object &object, TimePoint) -> Json {
        const Json &value = object.at("/status/attached");
        return value.is_boolean() && value.get<bool>();
    };
    Column attacher =
        column("Attacher", "string", "Driver that attaches", textAt("/spec/attacher", ""));
    attacher.format = "name"; // as Kubernetes has it
    return {
        nameColumn(),
        attacher,
        column(
            "PV", "string", "Persistent volume", textAt("/spec/source/persistentVolumeName", "")),
        column(
            "Node", "string", "Node that the volume is attached to", textAt("/spec/nodeName", "")),
        column("Attached", "boolean", "Whether it is attached", attached),
        ageColumn()};
}

/// In the words and the order of Kubernetes (pkg/printers/internalversion, extractCSRStatus).
Json conditionOfRequest(const Object &object, TimePoint)
{
    const auto has = [&object](const char *type) {
        return std::ranges::any_of(object.at("/status/conditions"),
                                   [type](const Json &one) { return textOf(one, "type") == type; });
    };
    std::string words = has("Denied") ? "Denied" : has("Approved") ? "Approved" : "Pending";
    if (has("Failed"))
        words += ",Failed";
    if (!object.text("/status/certificate").empty())
        words += ",Issued";
    return words;
}

Columns requestColumns()
{
    const Cell duration = [](const Object &object, TimePoint) -> Json {
        const Json &seconds = object.at("/spec/expirationSeconds");
        return seconds.is_number_integer()
            ? Json(humanDuration(std::chrono::seconds(seconds.get<std::int32_t>())))
            : Json("<none>");
    };
    return {nameColumn(),
            ageColumn(),
            column("SignerName", "string", "Who is to sign it", textAt("/spec/signerName", "")),
            column("Requestor", "string", "Who made it", textAt("/spec/username", "")),
            column("RequestedDuration", "string", "How long it is to be valid", duration),
            column("Condition", "string", "What was decided", conditionOfRequest)};
}

} // namespace

Column nameColumn()
{
    Column result =
        column("Name", "string", "Name, unique within its namespace", textAt("/metadata/name", ""));
    result.format = "name";
    result.steady = true;
    return result;
}

Column ageColumn()
{
    return column("Age",
                  "string",
                  "Time since the object was created",
                  [](const Object &object, TimePoint now) -> Json {
                      return ageOf(object.text("/metadata/creationTimestamp"), now);
                  });
}

Columns builtInColumns(const std::string &kind)
{
    if (kind == "Node")
        return nodeColumns();
    if (kind == "Pod")
        return podColumns();
    if (kind == "Event")
        return eventColumns();
    if (kind == "Namespace")
        return {
            nameColumn(),
            column("Status", "string", "Active or Terminating", textAt("/status/phase", "Active")),
            ageColumn()};
    if (kind == "Secret")
        return {nameColumn(),
                column("Type", "string", "What the secret is for", textAt("/type", "Opaque")),
                column("Data", "string", "Number of entries", sizeOf("/data")),
                ageColumn()};
    if (kind == "ConfigMap")
        return {nameColumn(),
                column("Data", "string", "Number of entries", sizeOf("/data", "/binaryData")),
                ageColumn()};
    if (kind == "Lease")
        return {nameColumn(),
                column("Holder", "string", "Who holds it", textAt("/spec/holderIdentity", "")),
                ageColumn()};
    if (kind == "PodDisruptionBudget")
        return budgetColumns();
    if (kind == "DaemonSet")
        return daemonSetColumns();
    if (kind == "VolumeAttachment")
        return attachmentColumns();
    if (kind == "CertificateSigningRequest")
        return requestColumns();
    if (kind == "CustomResourceDefinition" || kind == "Role" || kind == "ClusterRole")
        return {nameColumn(),
                column("Created At",
                       "date",
                       "When it was created",
                       textAt("/metadata/creationTimestamp", ""))};
    if (Columns columns = volumeColumns(kind); !columns.empty())
        return columns;
    return workloadColumns(kind);
}

} // namespace hp::api
