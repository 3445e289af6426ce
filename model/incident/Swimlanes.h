// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "model/incident/StoryRange.h"

#include <map>
#include <optional>
#include <string>
#include <vector>

namespace hp::incident {

/// One stretch of a lane.
struct LaneSpan {
    TimePoint from{};
    std::optional<TimePoint> to{}; ///< empty: it lasts beyond the end of the range
    std::string look{};
    std::string text{};
    std::string end{}; ///< how a hook ended
    bool observed = true; ///< false: its start was reported, not seen
    int folded = 0; ///< how many short states it stands for; 0 for a state of its own
    bool endObserved = true; ///< false: it ended while nothing was observed
};

/// One instant of a lane.
struct LaneMark {
    TimePoint at{};
    std::string look{}; ///< as in a timeline, and late, overdue
    std::string text{};
    int folded = 0; ///< how many more it stands for
};

struct Swimlane {
    std::string machine{}; ///< "namespace/name"
    std::string lane{};
    std::string kind{};
    std::string label{};
    std::string detail{};
    int order = 0; ///< of its kind, from top to bottom
    std::uint64_t changes = 0; ///< states and marks, folded ones too
    Duration folds{}; ///< what is shorter was folded
    std::vector<LaneSpan> spans{}; ///< by time
    std::vector<LaneMark> marks{}; ///< by time
};

/// The picture of an incident as data: what every writer of a picture draws. Facts come in order.
/// States that are too short to be seen at `columns` over what is shown are folded into one,
/// except those that hold or failed, so that the size follows the picture and not the record. What
/// is shown is known at the end only: until then a lane folds as little as there is room for.
class Swimlanes
{
public:
    Swimlanes(TimePoint from, TimePoint to, int columns = 1200);

    void add(const Fact &fact);
    /// That a hold became late or overdue stands in no fact.
    void addLate(const Entry &entry);
    /// After the last fact. A story that takes less than half of the range is shown by itself, with
    /// the whole width.
    void finish(const std::optional<TimeRange> &story = std::nullopt);

    /// What is shown: the range, or the story within it.
    [[nodiscard]] TimePoint from() const { return m_from; }
    [[nodiscard]] TimePoint to() const { return m_to; }
    /// Machine by machine, from top to bottom; those beyond the two hundredth are not drawn.
    [[nodiscard]] const std::vector<Swimlane> &lanes() const { return m_lanes; }
    /// Those that what is shown has.
    [[nodiscard]] const std::vector<LaneSpan> &gaps() const { return m_gaps; }

private:
    struct Open {
        LaneSpan span{};
        bool open = false;
    };
    using Key = std::pair<std::string, std::string>; ///< machine, lane

    Swimlane *laneOf(const Fact &fact);
    void markUnseenEnds();
    void addSpan(Swimlane &lane, LaneSpan span);
    void addMark(Swimlane &lane, LaneMark mark);
    void append(Swimlane &lane, LaneSpan span) const;
    static void append(Swimlane &lane, LaneMark mark);
    /// Folds what a lane has to columns of that length.
    void refold(Swimlane &lane, Duration column) const;
    void makeRoom(Swimlane &lane) const;
    void show(const TimeRange &range);

    TimePoint m_from;
    TimePoint m_to;
    int m_columns;
    Duration m_column; ///< of the whole range
    std::map<Key, Swimlane> m_byKey{};
    std::map<std::pair<Key, std::string>, Open> m_open{}; ///< and uid: a lane passes on
    std::vector<Swimlane> m_lanes{};
    std::vector<LaneSpan> m_gaps{};
};

} // namespace hp::incident
