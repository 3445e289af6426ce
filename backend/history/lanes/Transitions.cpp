// SPDX-License-Identifier: Apache-2.0
#include "backend/history/lanes/Transitions.h"

#include "model/resource/ClusterApi.h"
#include "model/resource/Machine.h"

#include <nlohmann/json.hpp>
#include <utility>

namespace hp::history {

namespace {

using namespace std::chrono_literals;

/// Reported times have whole seconds: within one second our own observation is the better one.
constexpr Duration reportedPrecision = 1s;

TimePoint timeOf(const LaneState &state, const Observation &observation)
{
    if (!state.since || *state.since > observation.seen)
        return observation.seen;
    const bool sameSecond = observation.seen - *state.since <= reportedPrecision;
    return observation.known == Known::Observed && sameSecond ? observation.seen : *state.since;
}

std::string endOf(const LaneState &left, const Observation &observation)
{
    if (left.kind == "node" && observation.gone)
        return "deleted";
    if (left.kind != "hook")
        return {};
    if (left.look == "bypassed")
        return "bypassed";
    if (observation.gone)
        return "vanished";
    return isPerson(observation.actor) ? "overridden" : "released";
}

Transition stamped(const Object &object, const std::string &lane, const Observation &observation)
{
    Transition transition;
    transition.kind = object.kind();
    transition.object = object.key();
    transition.uid = object.uid();
    transition.lane = lane;
    transition.at = observation.seen;
    transition.seen = observation.seen;
    transition.known = observation.known;
    transition.source = observation.source;
    transition.actor = toString(observation.actor);
    transition.revision = observation.gone ? "gone" : object.resourceVersion();
    return transition;
}

Transition entered(const Object &object,
                   const std::string &lane,
                   const LaneState *left,
                   const LaneState &state,
                   const Observation &observation)
{
    Transition transition = stamped(object, lane, observation);
    transition.state = state;
    transition.from = left ? left->look : std::string();
    transition.at = timeOf(state, observation);
    return transition;
}

/// Nobody is known to have ended the lane, and an override of it is under way.
bool isExpected(const std::string &lane, const Observation &observation)
{
    return observation.actor == Actor() && !lane.empty() && lane == observation.expectedLane;
}

Transition
ended(const Object &object, const std::string &lane, const LaneState &left, Observation observation)
{
    if (isExpected(lane, observation))
        observation.actor = observation.expectedActor;
    Transition transition = stamped(object, lane, observation);
    transition.state.kind = left.kind;
    transition.state.label = left.label;
    transition.state.detail = left.detail;
    transition.state.shape = left.shape;
    transition.from = left.look;
    transition.end = endOf(left, observation);
    if (transition.end == "overridden")
        transition.state.reason = observation.because;
    return transition;
}

Transition mark(const Object &object,
                const std::string &lane,
                const char *look,
                std::string text,
                const Observation &observation)
{
    Transition transition = stamped(object, lane, observation);
    transition.state.kind = lane;
    transition.state.label = lane == "people" ? "People" : "Power";
    transition.state.detail = lane == "power" ? object.name() : std::string();
    transition.state.shape = Shape::Mark;
    transition.state.look = look;
    transition.state.text = std::move(text);
    return transition;
}

void addMachineMarks(std::vector<Transition> &transitions,
                     const Object &before,
                     const Object &after,
                     const Observation &observation)
{
    if (!before.isDeleting() && after.isDeleting()) {
        Transition asked = mark(after, "people", "deletion", "Deletion requested", observation);
        asked.at = timeOf({.since = after.deletionTimestamp()}, observation);
        transitions.push_back(std::move(asked));
    }
    const char *exclude = capi::isOfClusterApi(after) ? capi::excludeDrain : machine::excludeDrain;
    if (!before.annotation(exclude) && after.annotation(exclude))
        transitions.push_back(
            mark(after, "people", "exclusion", "Drain excluded by annotation", observation));

    std::vector<Transition> overrides;
    for (const Transition &transition : transitions) {
        // What a person did through Holdpoint is told of with its reason by who did it.
        if (transition.end == "overridden" && !isOverride(observation.actor)
            && !isExpected(transition.lane, observation)) {
            overrides.push_back(mark(after,
                                     "people",
                                     "override",
                                     "Removed hook " + transition.state.label + " (owner "
                                         + transition.state.detail + ')',
                                     observation));
        }
    }
    transitions.insert(transitions.end(), overrides.begin(), overrides.end());
}

void addHostMarks(std::vector<Transition> &transitions,
                  const Object &before,
                  const Object &after,
                  const Observation &observation)
{
    const std::string &message = after.text("/status/errorMessage");
    const bool failed = after.text("/status/errorType") == "power management error";
    const bool isNew = before.text("/status/errorType") != after.text("/status/errorType")
        || before.text("/status/errorMessage") != message
        || before.at("/status/errorCount") != after.at("/status/errorCount");
    if (failed && isNew)
        transitions.push_back(mark(after, "power", "error", message, observation));
}

} // namespace

std::vector<Transition> laneTransitions(const Object &object,
                                        const LaneStates &before,
                                        const LaneStates &after,
                                        const Observation &observation)
{
    std::vector<Transition> transitions;
    for (const auto &[lane, left] : before) {
        if (!after.contains(lane))
            transitions.push_back(ended(object, lane, left, observation));
    }
    for (const auto &[lane, state] : after) {
        const auto it = before.find(lane);
        const LaneState *left = it == before.end() ? nullptr : &it->second;
        if (!left || left->look != state.look || left->reason != state.reason)
            transitions.push_back(entered(object, lane, left, state, observation));
    }
    return transitions;
}

std::vector<Transition>
transitionsBetween(const Object &before, const Object &after, const Observation &observation)
{
    return transitionsBetween(before, after, lanesOf(before), lanesOf(after), observation);
}

std::vector<Transition> transitionsBetween(const Object &before,
                                           const Object &after,
                                           const LaneStates &lanesBefore,
                                           const LaneStates &lanesAfter,
                                           const Observation &how)
{
    Observation observation = how;
    observation.gone = !after;
    std::vector<Transition> transitions =
        laneTransitions(after ? after : before, lanesBefore, lanesAfter, observation);
    if (!after)
        return transitions;
    if (after.kind() == "Machine")
        addMachineMarks(transitions, before, after, observation);
    else if (after.kind() == "BareMetalHost")
        addHostMarks(transitions, before, after, observation);
    return transitions;
}

} // namespace hp::history
