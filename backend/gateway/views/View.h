// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "model/base/Time.h"
#include "model/live/Frames.h"

#include <cstdint>
#include <deque>
#include <map>
#include <set>
#include <string>
#include <vector>

namespace hp::gateway {

/// Keyed rows as they go over the wire: every row is serialised once, however many clients read it.
using RowMap = std::map<std::string, std::string>;

enum class Audience {
    Everybody,
    People, ///< not a wall
    Operators, ///< and admins
    Admins,
};

/// The rows of one view (docs/protocol.md) with the changes of the last minute, so that a client
/// that was away gets exactly what it missed. Shared by all clients that have it open. Control
/// thread.
class View
{
public:
    /// One delta frame: what it says to every client alike.
    struct Frame {
        std::uint64_t seq = 0;
        TimePoint at{};
        live::JsonText changes{}; ///< the members of live::BasicChanges
    };

    /// How much of the past a view keeps for clients that come back.
    struct Limits {
        Duration age = std::chrono::seconds(60);
        std::size_t bytes = 8388608;
    };

    View() = default;
    explicit View(Limits limits)
        : m_limits(limits)
    { }

    /// Staged until flush(); a row that is equal to what stands there changes nothing.
    void set(const std::string &key, std::string row);
    void remove(const std::string &key);
    /// Makes the view hold exactly `rows`.
    void replace(RowMap rows);

    /// Turns what is staged into one frame; false when nothing changed.
    bool flush(TimePoint now);

    /// The view is one of the past: nobody is told how its picture came about, and no frames are
    /// made before it goes on.
    void setPast() { m_isPast = true; }
    /// The view is a picture of this instant and never changes; `blind` says why not everything was
    /// seen then, or nothing.
    void setAsOf(TimePoint at, std::string blind);
    /// The same of a view that goes on from instant to instant: there is a frame of this one, also
    /// when nothing changed by then.
    void goOnTo(TimePoint at, std::string blind);
    /// It goes on so: who asks for a later instant of it gets what changed.
    [[nodiscard]] bool goesOn() const { return m_goesOn; }
    /// Who may open it; everybody who is connected unless something else is said.
    void setAudience(Audience audience) { m_audience = audience; }
    [[nodiscard]] Audience audience() const { return m_audience; }
    /// Of which instant it is, and what was not seen then; none for a live view.
    [[nodiscard]] const live::Instant &asOf() const { return m_asOf; }
    [[nodiscard]] const std::string &blind() const { return m_blind; }

    [[nodiscard]] std::uint64_t seq() const { return m_seq; }
    [[nodiscard]] const RowMap &rows() const { return m_rows; }
    /// The same as one object of JSON.
    [[nodiscard]] live::JsonText allRows() const;
    /// The frames after `seq`, or false when some of them are forgotten or `seq` was never given
    /// out.
    [[nodiscard]] bool canResume(std::uint64_t seq) const;
    [[nodiscard]] std::vector<const Frame *> framesAfter(std::uint64_t seq) const;

private:
    void addFrame(TimePoint at);

    Limits m_limits{};
    RowMap m_rows;
    std::set<std::string> m_changed;
    std::set<std::string> m_removed;
    std::uint64_t m_seq = 0;
    std::deque<Frame> m_log;
    std::size_t m_logBytes = 0;
    live::Instant m_flushedAt{}; ///< the newest frame, also one that was not made
    live::Instant m_asOf{};
    std::string m_blind{};
    bool m_isPast = false;
    bool m_goesOn = false;
    Audience m_audience = Audience::Everybody;
};

} // namespace hp::gateway
