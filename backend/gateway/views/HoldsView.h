// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/gateway/views/MachineNotes.h"
#include "backend/gateway/views/View.h"
#include "model/rules/holds/Hold.h"
#include "model/rules/holds/WhyStuck.h"

#include <map>
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace hp::gateway {

/// The view `holds` (docs/protocol.md): one row per hold of any machine and a summary. Rows are
/// made while somebody has it open; otherwise holds are only counted. Control thread.
class HoldsView
{
public:
    /// What one machine contributes. No holds take its rows away.
    struct Entry {
        const holds::StuckView &view;
        const std::vector<holds::Hold> &holds;
        const std::optional<holds::WhyStuck> &why;
        Message unsure{}; ///< EvaluatedMachine::unsure
        const MachineNote *note = nullptr; ///< on the machine; mostly null
        holds::Impact impact = holds::Impact::None;
        std::string cluster{}; ///< EvaluatedMachine::cluster
    };

    /// The view; `isNew` says that every machine is to be put in.
    [[nodiscard]] std::shared_ptr<View> open(bool &isNew);
    [[nodiscard]] bool isOpen() const { return !m_view.expired(); }
    void put(const ObjectKey &machine, const Entry &entry, TimePoint now);
    void remove(const ObjectKey &machine, TimePoint now);
    void flush(TimePoint now);
    /// A hold that held went away, whether somebody looked or not.
    [[nodiscard]] const std::optional<TimePoint> &lastCleared() const { return m_lastCleared; }
    void setLastCleared(const std::optional<TimePoint> &time) { m_lastCleared = time; }

private:
    /// What a machine counts for in the summary.
    struct Counted {
        std::vector<std::string> keys{}; ///< of its rows
        std::int64_t armed = 0;
        std::int64_t holding = 0;
        std::int64_t late = 0;
        std::int64_t overdue = 0;
    };

    std::weak_ptr<View> m_view;
    std::map<ObjectKey, Counted> m_machines;
    std::optional<TimePoint> m_lastCleared;
};

} // namespace hp::gateway
