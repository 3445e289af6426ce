// SPDX-License-Identifier: Apache-2.0
#include "backend/embedded/Filter.h"

#include "backend/embedded/Fields.h"
#include "model/base/ApiStatus.h"

#include <nlohmann/json.hpp>

namespace hp::embedded {

using cluster::WatchEvent;
using cluster::WatchEventType;

Result<Filter> Filter::from(const cluster::Query &query)
{
    Filter filter;
    filter.m_kind = ObjectTable::canonical(*query.kind);
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
    if (change.kind != m_kind || (!m_ns.empty() && change.key.ns != m_ns))
        return std::nullopt;
    const bool was = matches(change.before);
    const bool is = !change.removed && matches(change.after);
    if (is)
        return WatchEvent{was ? WatchEventType::Modified : WatchEventType::Added, change.after};
    if (!was)
        return std::nullopt;
    if (change.removed)
        return WatchEvent{WatchEventType::Deleted, change.after};
    Json left = change.before.json();
    left["metadata"]["resourceVersion"] = std::to_string(change.revision);
    return WatchEvent{WatchEventType::Deleted, Object(std::move(left))};
}

} // namespace hp::embedded
