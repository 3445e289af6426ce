// SPDX-License-Identifier: Apache-2.0
#include "backend/history/LaneWriter.h"

#include "backend/history/LastKnown.h"

#include <nlohmann/json.hpp>

namespace hp::history {

LaneStates statesOf(const StoredObject &stored)
{
    LaneStates states;
    for (const auto &[lane, standing] : stored.lanes)
        states[lane] = standing.state;
    return states;
}

void LaneWriter::resume(const std::map<std::string, StoredObject> &stored)
{
    for (const auto &[uid, object] : stored) {
        for (const auto &[lane, standing] : object.lanes)
            m_tracker.standing(uid, lane, standing.state, standing.at);
    }
}

void LaneWriter::write(const ObjectKey &machine, std::vector<Transition> transitions)
{
    if (transitions.empty())
        return;
    for (Transition &transition : transitions) {
        transition.machine = machine;
        m_tracker.follow(transition, [&] {
            return machine.name.empty() ? std::string() : roleOf(m_machine(machine));
        });
        if (transition.held)
            m_baselines.add(*transition.held);
    }
    m_store.append(std::move(transitions));
    if (!machine.name.empty())
        m_recorded(machine);
}

void LaneWriter::endLanes(const StoredObject &gone,
                          const std::string &uid,
                          const Observation &observation)
{
    Observation end = observation;
    end.gone = true;
    std::vector<Transition> transitions = laneTransitions({}, statesOf(gone), {}, end);
    for (Transition &transition : transitions) {
        transition.kind = gone.kind;
        transition.object = gone.object;
        transition.uid = uid;
    }
    write(gone.machine, std::move(transitions));
}

} // namespace hp::history
