// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "model/base/Message.h"
#include "model/resource/Object.h"
#include "model/rules/maintenance/WindowSpec.h"

#include <optional>
#include <string>
#include <vector>

namespace hp::maintenance {

/// How far ahead a next opening is looked for (facts/maintenance.md 3).
inline constexpr Duration windowHorizon = std::chrono::hours(2 * 366 * 24);

/// One window with the times it is open from now to the horizon. With a fault it is open at no
/// time, but it is defined.
struct WindowTimes {
    WindowSpec spec{};
    Openings openings{}; ///< of openingsOf()
    Message fault{}; ///< why it cannot be computed; empty when it can
};

struct WindowView {
    Object machine{};
    std::vector<WindowTimes> windows{}; ///< all there are
};

enum class WindowState {
    NoWindows, ///< none is defined anywhere: always open
    Open, ///< and enough of it is left
    TooLate, ///< open, with less than minRemaining left
    Closed,
    NoneSelects, ///< windows are defined, none is for this machine
    Paused, ///< for longer than the horizon
    NoneComputable, ///< nothing opens within the horizon, or not for long enough
};
[[nodiscard]] const char *toString(WindowState state);

/// Whether work may begin on one machine, and when.
struct WindowAnswer {
    WindowState state = WindowState::NoWindows;
    /// The opening to begin in: the present one if enough is left, else the next. Nullopt when
    /// there is none, or none is needed.
    std::optional<Opening> opening{};
    Message reason{};
    Message warning{}; ///< windows with faults, or none for the machine; empty: nothing
    /// A window of this machine excludes this time, or is paused: nothing is begun outside of
    /// windows either.
    bool barred = false;

    [[nodiscard]] bool mayStart() const
    {
        return state == WindowState::NoWindows || state == WindowState::Open;
    }
    /// The figure for metrics: 0 open, -1 paused beyond the horizon, -2 none computable.
    [[nodiscard]] double secondsToNext(TimePoint now) const;
};

/// The windows that are for a machine make a union, one that is for all machines bounds it, and
/// whatever one of them excludes is closed. Pure and total.
[[nodiscard]] WindowAnswer decideWindow(const WindowView &view, TimePoint now);

/// The openings of one machine from now to the horizon, as decideWindow() chooses from them.
struct OpeningsAhead {
    bool always = false; ///< no window is defined
    Openings openings{};
    Duration minRemaining{}; ///< nothing starts with less than this left
};
/// Pure and total.
[[nodiscard]] OpeningsAhead openingsAhead(const WindowView &view, TimePoint now);

/// The same figure for one window, whatever machines it is for and however little of it is left.
[[nodiscard]] double secondsToNext(const WindowTimes &window, TimePoint now);

/// status of a MaintenanceWindow: {open, nextStart, nextEnd, message}, fields that say nothing left
/// out.
[[nodiscard]] Json windowStatus(const WindowTimes &window, TimePoint now);
/// Which part of its selector keeps a window from being for any of these Machines: a clause for its
/// status.message; empty when it is for one, or for all. A name that is misspelt selects nothing.
[[nodiscard]] std::string whySelectsNothing(const WindowSpec &spec,
                                            const std::vector<Object> &machines);

} // namespace hp::maintenance
