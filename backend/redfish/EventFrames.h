// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstddef>
#include <string>
#include <string_view>

namespace hp::redfish {

/// Cuts a Redfish event stream (text/event-stream, facts/redfish.md 5) into events as its bytes
/// arrive, in whatever pieces. Keeps at most one event, and of that no more than `longest` bytes.
class EventFrames
{
public:
    explicit EventFrames(std::size_t longest)
        : m_longest(longest)
    { }

    /// How many of the events that ended in `bytes` may be about power. Comments and heartbeats are
    /// no events; one that is too long to be kept may be anything, so it counts, and does so as
    /// soon as it is.
    [[nodiscard]] int feed(std::string_view bytes);
    /// A stream begins anew; what the last one came to is not forgotten.
    void clear();
    /// The id of the last whole event, with which the BMC can be asked for those behind it; empty
    /// when it gives none, or one that no header could carry.
    [[nodiscard]] const std::string &lastId() const { return m_lastId; }

private:
    void endLine(int &found);
    void endEvent(int &found);

    std::size_t m_longest;
    std::string m_line{};
    std::string m_data{};
    std::string m_id{}; ///< of the event that is arriving
    std::string m_lastId{};
    bool m_tooLong = false; ///< counted already; nothing more of it is kept
    bool m_lineIsEmpty = true; ///< the one that is arriving
};

/// True when an Event names a message that may be about power: the standard's ResourceEvent
/// registry, and the words with which vendors tell of it. A doubtful one is: reading costs little.
[[nodiscard]] bool mayMeanPower(std::string_view event);

} // namespace hp::redfish
