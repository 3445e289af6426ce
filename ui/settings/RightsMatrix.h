// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "model/live/ConnectionRows.h"

#include <QStringList>
#include <QVariantList>
#include <QVariantMap>

#include <vector>

namespace hp::ui {

/// What the backend may do in its cluster, as it asked the API server: a row for each resource and
/// namespace, a column for each verb.
struct RightsMatrix {
    /// Those that some row needs, in the order in which Kubernetes lists them.
    QStringList verbs{};
    /// Each {"name": "nodes/status", "group": "", "place": a namespace or empty for everywhere,
    /// "marks": one of "yes", "no", "open" (no answer yet) and "" (not needed) for each verb};
    /// those with a refusal come first, then by name.
    QVariantList rows{};

    bool operator==(const RightsMatrix &) const = default;
};

/// From the rows "right/…" of the view `connection` (docs/protocol.md). What several parts need of
/// one resource stands in one row.
[[nodiscard]] RightsMatrix rightsMatrixOf(const std::vector<live::BasicRightRow<QString>> &rights);

} // namespace hp::ui
