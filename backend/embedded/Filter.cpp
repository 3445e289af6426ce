// SPDX-License-Identifier: Apache-2.0
#include "backend/embedded/Filter.h"

#include "model/base/ApiStatus.h"

#include <algorithm>
#include <array>
#include <nlohmann/json.hpp>

namespace hp::embedded {

using cluster::WatchEvent;
using cluster::WatchEventType;

Result<Filter> Filter::from(const cluster::Query &query, const ObjectTable &objects)
{
    Filter filter;
    filter.m_kind = objects.canonical(*query.kind);
    if (!filter.m_kind)
        return unexpected(
            errorFrom({.code = 404,
                       .reason = "NotFound",
                       .message = "the server could not find the requested resource"}));
    filter.m_ns = query.ns;
    auto labels = LabelSelector::parse(query.labelSelector);
    if (!labels)
        return unexpected(labels.error());
    auto fields = FieldSelector::parse(query.fieldSelector);
    if (!fields)
        return unexpected(fields.error());
    for (const FieldSelector::Term &term : fields->terms()) {
        if (!isSelectableField(*filter.m_kind, term.field))
            return unexpected(badRequest(whyNotSelectable(*filter.m_kind, term.field)));
    }
    filter.m_labels = std::move(*labels);
    filter.m_fields = std::move(*fields);
    return filter;
}

std::vector<Object> Filter::select(const ObjectTable &objects) const
{
    std::vector<Object> result;
    objects.forEach(*m_kind, m_ns, [&](const Object &object) {
        if (m_labels.matches(object) && m_fields.matches(object))
            result.push_back(object);
    });
    return result;
}

bool Filter::matches(const Object &object) const
{
    return object && m_labels.matches(object) && m_fields.matches(object);
}

std::optional<WatchEvent> Filter::eventFor(const Change &change) const
{
    if (change.kind != &m_kind->stored() || (!m_ns.empty() && change.key.ns != m_ns))
        return std::nullopt;
    const bool was = matches(change.before);
    const bool is = !change.removed && matches(change.after);
    if (is)
        return WatchEvent{was ? WatchEventType::Modified : WatchEventType::Added,
                          ObjectTable::inVersion(*m_kind, change.after)};
    if (!was)
        return std::nullopt;
    if (change.removed)
        return WatchEvent{WatchEventType::Deleted, ObjectTable::inVersion(*m_kind, change.after)};
    Json left = change.before.json();
    left["metadata"]["resourceVersion"] = std::to_string(change.revision);
    return WatchEvent{WatchEventType::Deleted,
                      ObjectTable::inVersion(*m_kind, Object(std::move(left)))};
}

namespace {

struct Selectable {
    std::string_view kind;
    std::string_view field;
};
constexpr auto ofBuiltIn = std::to_array<Selectable>({
    {"Pod", "spec.nodeName"},
    {"Pod", "spec.restartPolicy"},
    {"Pod", "spec.schedulerName"},
    {"Pod", "spec.serviceAccountName"},
    {"Pod", "spec.hostNetwork"},
    {"Pod", "status.phase"},
    {"Pod", "status.podIP"},
    {"Pod", "status.podIPs"},
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
    {"Service", "spec.clusterIP"},
    {"Service", "spec.type"},
    {"Job", "status.successful"},
    {"CertificateSigningRequest", "spec.signerName"},
});

} // namespace

bool isSelectableField(const cluster::Kind &kind, std::string_view field)
{
    if (field == "metadata.name" || (field == "metadata.namespace" && kind.namespaced))
        return true;
    if (kind.home)
        return std::find(kind.selectableFields.begin(), kind.selectableFields.end(), field)
            != kind.selectableFields.end();
    return !kind.custom
        && std::any_of(ofBuiltIn.begin(), ofBuiltIn.end(), [&](const Selectable &entry) {
               return entry.kind == kind.kind && entry.field == field;
           });
}

std::string whyNotSelectable(const cluster::Kind &kind, std::string_view field)
{
    const bool hasOwn = kind.custom
        || std::any_of(ofBuiltIn.begin(), ofBuiltIn.end(), [&](const Selectable &entry) {
                            return entry.kind == kind.kind;
                        });
    return hasOwn ? "field label not supported: " + std::string(field)
                  : '"' + std::string(field)
            + "\" is not a known field selector: only \"metadata.name\", \"metadata.namespace\"";
}

} // namespace hp::embedded
