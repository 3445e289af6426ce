// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "ui/timeline/paint/TimeFolds.h"
#include "ui/timeline/paint/TimelineData.h"

#include <memory>
#include <optional>
#include <set>
#include <vector>

namespace hp::ui {

/// The stretches in which nothing changed and nothing was under way, the oldest first: no hold was
/// held, no drain, boot or deletion went on. What nobody observed is not idle. Where nothing is
/// under way the last one ends with the data, or at `now` while that goes on.
[[nodiscard]] std::vector<TimeStretch> idleStretches(const TimelineData &data, TimePoint now);

/// Which idle stretches of a timeline are folded (product.md 4.4 S2): those longer than a tenth of
/// what is shown, but for those that a person opened. Around each change some of the quiet stays.
/// A value; the timeline holds one.
class TimelineFolding
{
public:
    using Folds = std::shared_ptr<const TimeFolds>;

    /// Off: nothing is folded, and what was opened is forgotten.
    void setEnabled(bool enabled);
    [[nodiscard]] bool isEnabled() const { return m_enabled; }
    void setData(const TimelineData &data);
    void setNow(TimePoint now) { m_now = now; }
    /// How much time is shown, counted as if nothing was folded; the tenth is of this.
    void setSpan(Duration span);
    [[nodiscard]] Duration span() const { return m_span; }

    /// Null when nothing is to be folded.
    [[nodiscard]] Folds folds() const;
    /// Stretches long enough to be folded that a person opened, without the quiet that stays.
    [[nodiscard]] std::vector<TimeStretch> opened() const;
    /// Opens the fold, or closes the opened stretch, that `time` lies in; false when in none.
    bool toggle(TimePoint time);
    /// Somebody chose to see just this: where it begins or ends within a fold that one is open, and
    /// those are closed again that were open only for what was chosen before.
    void lookAt(const TimeStretch &shown);
    void lookAtAll() { m_lookedInto.clear(); }
    /// Of another machine nothing is opened.
    void closeAll();

private:
    /// What can be folded of an idle stretch; nullopt when it is too short.
    [[nodiscard]] std::optional<TimeStretch> foldIn(const TimeStretch &idle) const;
    [[nodiscard]] bool isOpen(const TimeStretch &idle) const;

    bool m_enabled = false;
    TimePoint m_now{};
    Duration m_span = std::chrono::hours(1);
    std::vector<TimeStretch> m_idle{}; ///< the last one may have no end
    std::set<TimePoint> m_opened{}; ///< where their idle stretches begin
    std::set<TimePoint> m_lookedInto{}; ///< likewise
};

} // namespace hp::ui
