// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/history/lanes/Actor.h"
#include "backend/history/lanes/Lanes.h"

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace hp::history {

enum class Known {
    Observed, ///< seen when it happened
    Reported, ///< found later; only the object's own word tells when it happened
};

/// A hold that came to its end, for what is usual of its like (model/rules/holds/Baseline.h).
struct HeldSpan {
    std::string point{};
    std::string name{};
    std::string owner{};
    std::string role{};
    TimePoint since{};
    TimePoint until{};
};

/// One change of one lane: what is written to the history and never changed afterwards.
struct Transition {
    /// Given by the store, unless it has one from another; rises in the order of observation.
    std::int64_t id = 0;
    ObjectKey machine{}; ///< whose timeline it belongs to; empty name: nobody's
    std::string kind{}; ///< of the object that changed
    ObjectKey object{};
    std::string uid{}; ///< of the object
    std::string lane{};
    LaneState state{}; ///< entered; its look is empty when the lane ended
    std::string from{}; ///< look that was left; empty when the lane began
    std::string end{}; ///< of a hook that is gone: released, overridden, bypassed, vanished
    TimePoint at{}; ///< when it happened, as well as we know
    TimePoint seen{}; ///< when we learned it
    Known known = Known::Observed;
    std::string source{}; ///< how we know, for a person
    std::string actor{}; ///< who did it; empty when not known
    /// Of the object that showed it, or "gone": with lane and look it tells one change from
    /// another, so that of several backends that see it only one records it.
    std::string revision{};
    std::optional<HeldSpan>
        held{}; ///< what this transition ended; written with it, never read back
};

/// A time in which nothing was observed.
struct Gap {
    std::int64_t id = 0;
    TimePoint from{};
    std::optional<TimePoint> to{}; ///< empty while it lasts
    std::string stream{}; ///< plural name of the kind; empty: everything
    std::string cause{};
    std::int64_t writer = 0; ///< the life of a backend that could not see
};

/// The wall clock was put forward or back while we watched.
struct ClockStep {
    std::int64_t afterTransition = 0; ///< the newest row from before
    std::int64_t afterSnapshot = 0;
    TimePoint was{};
    TimePoint became{};
};

/// The circumstances under which a change was noticed.
struct Observation {
    TimePoint seen{};
    Known known = Known::Observed;
    std::string source{};
    Actor actor{};
    bool gone = false; ///< the object itself is no more
    std::string because{}; ///< of an override: its reason, and who approved it
    /// The lane that an override under way ends, and for whom: who takes a field away leaves no
    /// trace in an object, so where no actor is known this one did it.
    std::string expectedLane{};
    Actor expectedActor{};
};

/// What happened to `object` between two sets of lanes. Machine is left empty for the caller, who
/// knows the links; everything else is filled in.
[[nodiscard]] std::vector<Transition> laneTransitions(const Object &object,
                                                      const LaneStates &before,
                                                      const LaneStates &after,
                                                      const Observation &observation);

/// The same between two revisions of one object, with the moments that only a comparison shows: a
/// deletion was asked for, a drain was excluded, a hook was taken off by a person, a power action
/// failed. A null `before` is an object that is new to us, a null `after` one that is gone.
[[nodiscard]] std::vector<Transition>
transitionsBetween(const Object &before, const Object &after, const Observation &observation);
/// The same where more is known of the lanes than the object tells.
[[nodiscard]] std::vector<Transition> transitionsBetween(const Object &before,
                                                         const Object &after,
                                                         const LaneStates &lanesBefore,
                                                         const LaneStates &lanesAfter,
                                                         const Observation &observation);

} // namespace hp::history
