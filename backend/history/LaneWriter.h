// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/history/Baselines.h"
#include "backend/history/HeldTracker.h"
#include "backend/history/store/HistoryStore.h"

#include <functional>
#include <map>
#include <string>
#include <vector>

namespace hp::history {

/// What nobody saw happen: it was found at `seen`, and `source` says where.
[[nodiscard]] inline Observation reported(TimePoint seen, const char *source)
{
    return {seen, Known::Reported, source, {}};
}

[[nodiscard]] LaneStates statesOf(const StoredObject &stored);

/// Writes transitions under the machine that they belong to, and learns from the holds that end how
/// long such holds are held. Lives on the control thread.
class LaneWriter
{
public:
    /// `store` outlives it. `machine` gives the Machine of a name, null when there is none;
    /// `recorded` is told each machine of which something was written.
    LaneWriter(HistoryStore &store,
               std::function<Object(const ObjectKey &)> machine,
               std::function<void(const ObjectKey &)> recorded)
        : m_store(store)
        , m_machine(std::move(machine))
        , m_recorded(std::move(recorded))
    { }

    /// The lanes that stand in the record from earlier, by uid.
    void resume(const std::map<std::string, StoredObject> &stored);
    void write(const ObjectKey &machine, std::vector<Transition> transitions);
    /// Ends every lane of an object of which only the history is left.
    void endLanes(const StoredObject &gone, const std::string &uid, const Observation &observation);
    /// What ends on this machine now tells nothing of its owner (HeldTracker).
    void overridden(const ObjectKey &machine, TimePoint at) { m_tracker.overridden(machine, at); }
    [[nodiscard]] Baselines &baselines() { return m_baselines; }

private:
    HistoryStore &m_store;
    std::function<Object(const ObjectKey &)> m_machine;
    std::function<void(const ObjectKey &)> m_recorded;
    HeldTracker m_tracker{};
    Baselines m_baselines{};
};

} // namespace hp::history
