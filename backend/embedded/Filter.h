// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/cluster/Cluster.h"
#include "backend/cluster/Kind.h"
#include "backend/embedded/ObjectTable.h"
#include "model/resource/FieldSelector.h"
#include "model/resource/LabelSelector.h"

#include <optional>
#include <string>
#include <string_view>

namespace hp::embedded {

/// Whether a field selector may ask for `field` (facts/kube-api.md 1.3); anything else is a 400.
[[nodiscard]] bool isSelectableField(const cluster::Kind &kind, std::string_view field);
/// What the 400 says; built-in kinds without fields of their own say it in other words.
[[nodiscard]] std::string whyNotSelectable(const cluster::Kind &kind, std::string_view field);

/// A Query made ready: its kind is the registry's own and its selectors are parsed.
class Filter
{
public:
    /// 400 for a broken selector or a field that the kind does not offer.
    [[nodiscard]] static Result<Filter> from(const cluster::Query &query,
                                             const ObjectTable &objects);

    [[nodiscard]] const cluster::Kind &kind() const { return *m_kind; }
    /// Matching objects in (namespace, name) order.
    [[nodiscard]] std::vector<Object> select(const ObjectTable &objects) const;
    /// The change as this query sees it, entering and leaving the selection included
    /// (facts/kube-api.md 1.3, selector transitions); nullopt when it does not concern the query.
    [[nodiscard]] std::optional<cluster::WatchEvent> eventFor(const Change &change) const;

private:
    [[nodiscard]] bool matches(const Object &object) const;

    const cluster::Kind *m_kind = nullptr;
    std::string m_ns{};
    LabelSelector m_labels{};
    FieldSelector m_fields{};
};

} // namespace hp::embedded
