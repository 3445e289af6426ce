// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/curl/Multiplexer.h"
#include "backend/redfish/RedfishSettings.h"

#include <algorithm>
#include <chrono>
#include <cstddef>

namespace hp::redfish {

/// Counts the sockets to BMCs against what this process may open.
class FileBudget final : public curl::ConnectionCounter
{
public:
    /// Raises the process's soft limit of open files to its hard limit and returns it.
    [[nodiscard]] static std::size_t raiseLimit();

    /// Of `limit` descriptors, `forOthers` are left to the rest of the program (at most half) and
    /// `inUse` to requests under way; what remains may be connections that are kept open.
    FileBudget(std::size_t limit, std::size_t forOthers, std::size_t inUse);

    void opened() override { ++m_open; }
    void closed() override { --m_open; }
    [[nodiscard]] std::size_t open() const { return m_open; }
    /// Connections that may be kept between requests.
    [[nodiscard]] std::size_t keepable() const { return m_keepable; }
    /// One more socket may be opened.
    [[nodiscard]] bool mayOpen() const { return m_open < m_usable; }
    /// A new connection may stay open after its request.
    [[nodiscard]] bool mayKeep() const { return m_open < m_keepable; }

private:
    std::size_t m_usable;
    std::size_t m_keepable;
    std::size_t m_open = 0;
};

/// So many a second in the long run, `burst` at once. It may be overdrawn: who must not wait takes
/// a token of the future, and the others wait for it.
class ConnectionRate
{
public:
    ConnectionRate(double perSecond, double burst)
        : m_perSecond(std::max(perSecond, 0.001))
        , m_burst(std::max(burst, 1.0))
        , m_tokens(m_burst)
    { }

    [[nodiscard]] bool hasToken(Steady now)
    {
        refill(now);
        return m_tokens >= 1;
    }
    void take(Steady now)
    {
        refill(now);
        m_tokens -= 1;
    }
    /// When hasToken() is true at the earliest.
    [[nodiscard]] Steady nextToken(Steady now) const
    {
        const double missing = std::max(1 - m_tokens, 0.0);
        const std::chrono::duration<double> wait(missing / m_perSecond);
        return std::max(now, m_filledAt + std::chrono::ceil<Steady::duration>(wait));
    }

private:
    void refill(Steady now)
    {
        const std::chrono::duration<double> passed = now - m_filledAt;
        if (m_filledAt != Steady() && passed.count() > 0)
            m_tokens = std::min(m_burst, m_tokens + passed.count() * m_perSecond);
        m_filledAt = std::max(m_filledAt, now);
    }

    double m_perSecond;
    double m_burst;
    double m_tokens;
    Steady m_filledAt{};
};

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
