// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/history/replay/FrozenClock.h"
#include "backend/history/store/HistoryStore.h"
#include "model/incident/Entry.h"
#include "model/incident/Fact.h"
#include "model/incident/LineSource.h"
#include "model/rules/holds/Baseline.h"
#include "model/rules/holds/Budgets.h"

#include <map>
#include <memory>
#include <string>
#include <vector>

namespace hp::history {

/// A record that was made of lines from elsewhere: it can be asked like one that was recorded here,
/// and nothing is added to it any more.
struct ImportedRecord {
    std::unique_ptr<FrozenClock> clock{}; ///< stands at the begin of the record
    std::unique_ptr<HistoryStore> store{};
    std::map<holds::BaselineKey, holds::Baseline> usual{};
    holds::Budgets budgets{};
    std::map<ObjectKey, TimePoint> gone{}; ///< Machines that are no more at the end, and since when
    incident::UsualOfLanes usualOfLanes{}; ///< counts before `usual`
    bool hasStates = false; ///< else only the timelines of the machines are known
};

/// What is to be imported, and where to.
struct RecordImport {
    std::string file{}; ///< of the new record; must not exist
    std::vector<std::string> machines{}; ///< "namespace/name" whose facts these are
    TimePoint from{}; ///< of the range
    incident::FactSource *facts = nullptr; ///< of these machines, in the order of their times
    incident::LineSource *states = nullptr; ///< as openRecordStates() gave them; null: none
    incident::UsualOfLanes usual{}; ///< as the manifest tells it; states tell it themselves
};

/// Makes a record of facts and states. Without states the machines are there by name alone. Errors
/// are those of the sources, and Invalid with one sentence for what fits nothing that came before.
[[nodiscard]] Result<ImportedRecord> importRecord(const RecordImport &import);

} // namespace hp::history
