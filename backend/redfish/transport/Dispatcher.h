// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/curl/Multiplexer.h"
#include "backend/redfish/transport/Line.h"

#include <array>
#include <memory>
#include <random>
#include <string>
#include <unordered_map>
#include <vector>

namespace hp::redfish {

/// Decides which BMC is served when. A line waits in a lane (commands before polls), in the queue
/// of those that may not connect yet, or at the gate of its shard; or a timer wakes it. What is
/// idle costs nothing per turn. Lives on the engine's thread.
class Dispatcher
{
public:
    /// `settings`, `files` and `multiplexer` outlive it; `callbacks` takes what is answered. Of a
    /// pool of the multiplexer it makes a shard: a BMC always uses the same.
    Dispatcher(const RedfishSettings &settings,
               Callbacks callbacks,
               FileBudget &files,
               curl::Multiplexer &multiplexer);
    Dispatcher(const Dispatcher &) = delete;
    Dispatcher &operator=(const Dispatcher &) = delete;

    void submit(Operation operation, Steady now);
    /// Sends whatever may be sent now.
    void startDue(Steady now);
    /// Until something is due.
    [[nodiscard]] curl::Sleep sleep() const;
    /// When something is planned next; Steady::max() when nothing is.
    [[nodiscard]] Steady nextDue(Steady now) const;
    /// Requests that wait for an answer, and streams that are open.
    [[nodiscard]] int underWay() const { return m_limit.inFlight() + m_listening; }

    /// Sessions are scarce on BMCs; one that is left open blocks a slot for half an hour. Gives up
    /// what is under way and ends all of them, as far as the budget allows.
    void logoutAll();

    /// Answers an operation that no BMC is asked about.
    static void refuse(Operation &operation, const Error &error, const Deliver &deliver);

private:
    /// Polls of one shard that may wait for company. Serving them together keeps curl from looking
    /// through all connections of the shard for each.
    struct Gate {
        Line::Queue waiting{};
        Steady opensAt = Steady::max();
    };

    [[nodiscard]] Line *lineFor(const Operation &operation, Steady now);
    void setPatient(Line &line, bool patient);
    void ready(Line &line, bool continues);
    void gather(Line &line, Steady until);
    void put(Line &line, Line::Queue &queue, bool first = false);
    void removeLine(Line &line);
    void setTimer(Line &line, Steady at);
    void startFrom(Line::Queue &queue, Lane lane, Steady now);
    void start(Line &line, Steady now);
    void send(Line &line, HttpRequest request, Steady now);
    void listen(Line &line, HttpRequest stream, Steady now);
    void ended(Line &line);
    void finish(Line &line, CURLcode code);
    void streamEnded(Line &line, CURLcode code);
    void openGates(Steady now);
    void fireTimers(Steady now);
    void fire(Line &line, Steady now);
    void giveUp(Line &line);
    void forgetIdle(Steady now);
    void leave(std::unique_ptr<Line> line);
    [[nodiscard]] Line::Queue &lane(Lane which) { return m_lanes[which == Lane::Command ? 0 : 1]; }
    [[nodiscard]] Line::Queue &connecting(Lane which)
    {
        return m_connecting[which == Lane::Command ? 0 : 1];
    }

    const RedfishSettings &m_settings;
    const Callbacks m_callbacks;
    PayloadReader m_reader{};
    GroupHealth m_groups{m_settings, [this](const BrownOut &change) {
                             m_callbacks.deliver([this, change] {
                                 if (m_callbacks.brownOut)
                                     m_callbacks.brownOut(change);
                             });
                         }};
    FileBudget &m_files;
    RequestLimit m_limit;
    curl::Multiplexer &m_multiplexer;
    std::minstd_rand m_random;
    std::array<Line::Queue, 2> m_lanes{};
    std::array<Line::Queue, 2> m_connecting{}; ///< wait for a handshake or a descriptor
    Line::Queue m_goodbyes{};
    std::vector<Gate> m_gates;
    Line::Timers m_timers{};
    int m_hurried = 0; ///< requests under way that somebody is in a hurry for
    int m_listening = 0; ///< streams of events that are open
    Steady m_nextSweep{};
    std::unordered_map<std::string, std::unique_ptr<Line>> m_lines{};
    std::unordered_map<Line *, std::unique_ptr<Line>> m_leaving{};
};

} // namespace hp::redfish
