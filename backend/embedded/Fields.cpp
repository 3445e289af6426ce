// SPDX-License-Identifier: Apache-2.0
#include "backend/embedded/Fields.h"

#include <algorithm>
#include <array>

namespace hp::embedded {

namespace {

struct Field {
    std::string_view kind;
    std::string_view field;
};
constexpr auto ofCore = std::to_array<Field>({
    {"Pod", "spec.nodeName"},
    {"Pod", "spec.restartPolicy"},
    {"Pod", "spec.schedulerName"},
    {"Pod", "spec.serviceAccountName"},
    {"Pod", "spec.hostNetwork"},
    {"Pod", "status.phase"},
    {"Pod", "status.podIP"},
    {"Pod", "status.nominatedNodeName"},
    {"Event", "involvedObject.kind"},
    {"Event", "involvedObject.namespace"},
    {"Event", "involvedObject.name"},
    {"Event", "involvedObject.uid"},
    {"Event", "involvedObject.apiVersion"},
    {"Event", "involvedObject.resourceVersion"},
    {"Event", "involvedObject.fieldPath"},
    {"Event", "reason"},
    {"Event", "reportingComponent"},
    {"Event", "source"},
    {"Event", "type"},
    {"Node", "spec.unschedulable"},
    {"Secret", "type"},
    {"Namespace", "status.phase"},
});

} // namespace

bool isSelectableField(const cluster::Kind &kind, std::string_view field)
{
    if (field == "metadata.name" || (field == "metadata.namespace" && kind.namespaced))
        return true;
    return kind.group.empty() && std::any_of(ofCore.begin(), ofCore.end(), [&](const Field &entry) {
               return entry.kind == kind.kind && entry.field == field;
           });
}

std::string whyNotSelectable(const cluster::Kind &kind, std::string_view field)
{
    const bool hasOwn = kind.custom
        || (kind.group.empty()
            && std::any_of(ofCore.begin(), ofCore.end(), [&](const Field &entry) {
                   return entry.kind == kind.kind;
               }));
    return hasOwn ? "field label not supported: " + std::string(field)
                  : '"' + std::string(field)
            + "\" is not a known field selector: only \"metadata.name\", \"metadata.namespace\"";
}

} // namespace hp::embedded
