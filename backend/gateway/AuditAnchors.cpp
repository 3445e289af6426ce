// SPDX-License-Identifier: Apache-2.0
#include "backend/gateway/AuditAnchors.h"

#include "backend/history/store/RecordNotes.h"

#include <memory>
#include <utility>

namespace hp::gateway {

std::vector<overrides::ChainAnchor> anchorsIn(const history::RecordPlace &place)
{
    std::vector<overrides::ChainAnchor> anchors;
    auto opened = history::RecordNotes::open(place);
    if (!opened)
        return anchors;
    const auto notes = std::make_shared<history::RecordNotes>(std::move(*opened));
    for (const std::string &note : notes->names(overrides::auditNote({})))
        anchors.push_back(
            {"the record",
             [notes, note] { return overrides::chainHeadFrom(notes->value(note).value_or("")); },
             {},
             {}});
    return anchors;
}

} // namespace hp::gateway
