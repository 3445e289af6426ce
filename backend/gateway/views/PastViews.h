// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/gateway/views/MachineViews.h"
#include "backend/history/replay/Replay.h"

#include <list>
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace hp::gateway {

/// Views as of instants of the record: the very views of today, made over the cluster as it was
/// then. They never change, but for those of a player: who goes on from instant to instant names
/// himself in `play`, and his views go on with him, so that from one instant to a later one only
/// what changed is read, judged and sent. The last few instants are kept, since whoever looks at a
/// fleet then looks at its machines. Control thread; the store outlives it.
class PastViews
{
public:
    /// `judgement` is that of the live ones: the past is judged as the present is. Without
    /// baselines in it, what was usual then is what the record has of holds that had ended by then.
    PastViews(history::HistoryStore &store, FleetViews::Evaluation judgement);

    /// How long holds may take at this site from now on, in the past too: what is open stays as it
    /// is.
    void setLimits(holds::Budgets limits);

    /// The view of that name as of `at`; `options.play` names a player. NotFound for an instant
    /// from before the record, Invalid for views that have no past.
    [[nodiscard]] Result<std::shared_ptr<View>>
    open(const std::string &name, const Json &options, TimePoint at);
    /// A piece of what open() has to do before it can answer, some milliseconds long; false:
    /// nothing is left of it. Of many instants that are prepared at a time the latest wait.
    [[nodiscard]] bool prepare(const std::string &name, const Json &options, TimePoint at);

private:
    /// The site as it was then.
    struct Site {
        Site(history::Moment &moment,
             FleetViews::Evaluation judgement,
             std::vector<Object> noticed);

        FleetObjects objects;
        FleetViews fleet;
        MachineViews machines;
        std::shared_ptr<View> holds; ///< has its rows when all machines were judged
        std::shared_ptr<View> power; ///< likewise
    };
    struct Instant {
        Instant(TimePoint then,
                std::string whose,
                std::unique_ptr<history::Moment> there,
                FleetViews::Evaluation how,
                history::HistoryStore &store);
        /// A piece of what makes it whole; false when it is.
        [[nodiscard]] bool advance();
        /// Goes on to a later instant; false when that has to be made anew.
        [[nodiscard]] Result<bool> goOn(TimePoint to, history::HistoryStore &store);
        /// Fills the page of a machine that had gone by then.
        [[nodiscard]] Result<Done>
        showGone(View &view, const std::string &name, history::HistoryStore &store);

        enum class Stage { Noticed, Objects, Usual, Judged, JudgedAgain, Whole };

        TimePoint at;
        std::string player; ///< empty: everybody's, and it never changes
        std::unique_ptr<history::Moment> moment;
        FleetViews::Evaluation judgement;
        history::HistoryStore *usual; ///< tells what was usual; null: the judgement knows
        std::vector<Object> noticed{};
        std::size_t noticedKinds = 0; ///< whose objects are all in `noticed`
        std::unique_ptr<Site> site{}; ///< null before what was noticed is known
        std::optional<Error> failure{}; ///< why the record cannot be read
        Stage stage = Stage::Noticed;
        Duration advanced{}; ///< uptime
        bool isShown = false; ///< whoever had it prepared has opened it
    };
    [[nodiscard]] Result<Instant *> instantAt(TimePoint at, const std::string &player);
    /// That instant, or wherever the player is.
    [[nodiscard]] std::list<Instant>::iterator find(TimePoint at, const std::string &player);
    /// The one that goes when another is made; none: all are being made.
    [[nodiscard]] std::list<Instant>::iterator idle();

    history::HistoryStore &m_store;
    FleetViews::Evaluation m_judgement;
    std::list<Instant> m_instants{}; ///< the one looked at last comes first
};

} // namespace hp::gateway
