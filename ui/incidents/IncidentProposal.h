// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "model/base/Time.h"
#include "ui/session/FleetRow.h"

#include <QString>
#include <QVariantList>

#include <optional>
#include <vector>

namespace hp::ui {

/// What a person did, as the record has it.
struct IncidentDeed {
    TimePoint at{};
    QString by{}; ///< empty where the record names nobody
    QString what{};

    bool operator==(const IncidentDeed &) const = default;
};

/// What a new incident starts with, in the language of the console; people change it as they like.
/// It says what holds and since when, and never why.
struct IncidentProposal {
    QString title{}; ///< empty when nothing holds
    TimePoint from{}; ///< a whole minute
    QString story{}; ///< lines of plain text that are Markdown, too; empty when there is nothing
};

/// For these machines as they are `now`: from a little before the oldest hold that holds, or two
/// hours back when none does. Without `deeds` the record was not read yet, and the story does not
/// speak of them. Names of others stand in it so that Markdown takes them for nothing else.
[[nodiscard]] IncidentProposal
proposeIncident(const std::vector<FleetRow> &machines,
                const std::optional<std::vector<IncidentDeed>> &deeds,
                TimePoint now);

/// Those among the entries of a range (docs/protocol.md, `incident.preview`) that tell what people
/// did, in their order.
[[nodiscard]] std::vector<IncidentDeed> deedsAmong(const QVariantList &entries);

} // namespace hp::ui
