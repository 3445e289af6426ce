// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/history/LaneWriter.h"
#include "backend/history/StateWriter.h"
#include "backend/history/lanes/DrainingPods.h"
#include "backend/history/lanes/PodInterest.h"
#include "backend/runtime/Informer.h"

#include <functional>
#include <map>
#include <set>
#include <string>
#include <utility>
#include <vector>

namespace hp::history {

/// Records of pods only those that tell something of a hold: on the Nodes of Machines that are
/// being deleted, and of owners that hold. Lives on the control thread.
class PodRecorder
{
public:
    /// The lane that no object tells by itself: how many pods a drain has still to evict.
    static constexpr const char *lane = "pods";

    /// Whose pods matter.
    struct Machines {
        std::function<std::vector<Object>()> all{};
        /// The Node here whose pods matter because of this one; empty when none does.
        std::function<std::string(const Object &machine)> nodeOf{};
    };

    /// All of them outlive it; the informer may be null.
    PodRecorder(LaneWriter &lanes,
                StateWriter &states,
                Machines machines,
                const runtime::Informer *pods)
        : m_lanes(lanes)
        , m_states(states)
        , m_machines(std::move(machines))
        , m_pods(pods)
    { }

    /// The lane "pods" of a Machine stands in the record from before the start. No Machine tells
    /// it: it is compared when the pods are in.
    void resume(const std::string &uid, StoredObject stored);
    /// The first list of pods is in, and that of Machines was before.
    void adopt(TimePoint now);
    /// A drain begins to be followed with the deletion of its Machine and ends with it.
    void machineChanged(const Object &before, const Object &after, const Observation &observation);
    void podChanged(const Object &before, const Object &after, const Observation &observation);
    /// The record is empty.
    void clear();

private:
    void followDrain(const Object &before, const Object &after, const Observation &observation);
    /// The state of a pod, as long as it tells something of a hold.
    void keepPod(const Object &before, const Object &after, TimePoint seen);
    /// Others matter now.
    void reviewPods(TimePoint seen);
    /// `cause` is the object whose revision tells one change of the count from another.
    void showPods(DrainingPods::Drain &drain, const Object &cause, const Observation &observation);

    LaneWriter &m_lanes;
    StateWriter &m_states;
    Machines m_machines;
    const runtime::Informer *m_pods;
    DrainingPods m_drains{};
    PodInterest m_interest{};
    std::set<std::string> m_kept{}; ///< uids of those whose states are recorded
    std::map<std::string, StoredObject> m_stored{}; ///< by uid of the Machine; not yet compared
    bool m_adopted = false;
};

} // namespace hp::history
