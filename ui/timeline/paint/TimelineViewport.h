// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "ui/timeline/paint/FoldPainter.h"
#include "ui/timeline/paint/TimeScale.h"
#include "ui/timeline/paint/TimelineFolding.h"

#include <optional>
#include <vector>

namespace hp::ui {

/// Which interval of a record a timeline shows: fits it, follows the clock, zooms, moves and folds
/// what is idle. Places are pixels from the left edge of the plot. A value; the timeline holds one
/// and draws itself anew when it moved.
class TimelineViewport
{
public:
    [[nodiscard]] const TimeScale &scale() const { return m_scale; }
    [[nodiscard]] TimeStretch shown() const { return {m_scale.from(), m_scale.to()}; }
    [[nodiscard]] double middle() const { return m_scale.width() / 2; }
    [[nodiscard]] TimePoint now() const { return m_now; }
    /// Now stays where it is, and the interval moves with the clock.
    [[nodiscard]] bool isFollowing() const { return m_following; }
    /// It shows what there is; false while there is nothing, or no clock.
    [[nodiscard]] bool isFitted() const { return m_fitted; }
    [[nodiscard]] double hours() const { return m_hours; }
    [[nodiscard]] bool isFolding() const { return m_folding.isEnabled(); }
    /// The folds and the opened stretches in view.
    [[nodiscard]] std::vector<FoldPlace> folds() const;
    /// From what fit() shows first up to now; without length while there is nothing.
    [[nodiscard]] TimeStretch recorded() const;

    /// What there is. The first that is not empty is fitted; true when another interval is shown.
    bool setRecord(const TimelineData &data);
    /// True when another interval is shown.
    bool setNow(TimePoint now);
    /// The interval stays.
    void setWidth(double width);
    /// At most so many are shown on opening and by fit(); 0 for all there is.
    void setHours(double hours) { m_hours = hours; }
    /// Whether what is idle is folded; the interval stays.
    void setFolding(bool enabled, const TimelineData &data);
    /// The next record is of another machine, or of another time.
    void forget();

    /// Everything there is, up to now, with room on either side.
    void fit();
    void follow();
    /// A stretch that reaches now moves with it. False for nothing to show.
    bool show(const TimeStretch &stretch);
    /// factor 2 shows half the interval; the middle stays, or now while following.
    void zoom(double factor);
    /// The time at `x` stays, and nothing is followed.
    void zoomAround(double factor, double x);
    /// In parts of the visible interval; negative goes back in time.
    void pan(double share);
    /// Moved by so many pixels from what was shown before.
    void drag(const TimeScale &before, double pixels);
    /// Moves so that the next (+1) or previous (-1) of these instants, in their order, lies in the
    /// middle; false when there is none.
    bool step(int direction, const std::vector<TimePoint> &changes);
    /// Opens or closes a fold; the interval stays. False when there is none.
    bool toggle(const FoldPlace &place);
    /// The one at `x`, or else the nearest.
    bool toggleNearest(double x);

private:
    /// Where what is shown on opening begins.
    [[nodiscard]] TimePoint first() const;
    void set(const TimeScale &scale, bool following);
    void zoomTo(double factor, double x, bool following);
    /// Folds what is to be folded by now; the time at `x` stays.
    void refold(double x);
    /// The same interval with what is folded by now.
    void showSame();

    TimeScale m_scale;
    TimelineFolding m_folding;
    TimePoint m_now{};
    double m_hours = 0;
    bool m_isEmpty = true; ///< nothing is recorded
    std::optional<TimePoint> m_earliest{}; ///< the first state or mark
    TimePoint m_recordFrom{}; ///< where the record begins; the epoch when that is not known
    bool m_following = true;
    bool m_fitted = false;
};

} // namespace hp::ui
