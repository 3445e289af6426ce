// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/redfish/transport/FileBudget.h"
#include "backend/redfish/transport/ConnectionRate.h"

namespace hp::redfish {

/// What a request is for. Commands go first, and need not wait for what polls have used up.
enum class Lane { Command, Poll };

/// Decides whether one more request may start (facts/redfish.md 7.5): requests under way, new
/// connections at once and per second, and file descriptors, each with its bound. It has no clock
/// and starts nothing.
class RequestLimit
{
public:
    enum class Verdict {
        Start,
        NoPlace, ///< too many requests are under way; nothing of this lane may start
        NoConnection ///< only a request on a kept connection may start
    };

    /// `files` outlives it.
    RequestLimit(const RedfishSettings &settings, FileBudget &files);

    /// `connects`: the request needs a new connection.
    [[nodiscard]] Verdict evaluate(Lane lane, bool connects, Steady now);
    /// A request has started. True for `handshakes`: until connected() it counts as one.
    void started(bool handshakes, Steady now);
    void connected() { --m_handshakes; }
    void ended() { --m_inFlight; }

    [[nodiscard]] int inFlight() const { return m_inFlight; }
    [[nodiscard]] int handshakes() const { return m_handshakes; }
    /// When a connection that may not be made now is worth another look, as far as time decides.
    [[nodiscard]] Steady nextStartAt(Steady now) const;

private:
    FileBudget &m_files;
    ConnectionRate m_tokens;
    int m_maxInFlight;
    int m_maxHandshakes;
    int m_forCommands; ///< places beyond the others that only commands take
    int m_inFlight = 0;
    int m_handshakes = 0;
};

} // namespace hp::redfish
