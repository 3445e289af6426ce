// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "tests/bench/load/Server.h"

#include <atomic>
#include <chrono>
#include <cstdint>
#include <string>
#include <thread>
#include <vector>

namespace hp::bench {

inline constexpr const char *fleetNamespace = "openshift-machine-api";

/// How many of each kind.
struct FleetSize {
    int machines = 5000;
    int hosts = 5000;
    int nodes = 5000;
};

/// What kwok does for Nodes, for all three kinds: objects that look as if somebody ran them,
/// written as fast as the server takes them. Machine number n runs on host n as Node n, with their
/// status. A write that the server refuses ends the bench. Returns the writes per second.
double writeFleet(const Endpoint &endpoint, const FleetSize &size);

/// Changes the phase of one Machine after the other, in turn, so many times a second, on threads of
/// its own. Every write of a Machine differs from the one before, so each of them is one
/// transition.
class Storm
{
public:
    /// `machines` of a fleet that was written; rate in writes per second.
    Storm(const Endpoint &endpoint, int machines, double rate, int writers = 16);
    Storm(const Storm &) = delete;
    Storm &operator=(const Storm &) = delete;
    ~Storm() { stop(); }

    /// Ends when every write under way is answered. Safe to call twice.
    void stop();
    [[nodiscard]] std::uint64_t written() const { return m_written; }
    /// Answers other than success; mostly 0.
    [[nodiscard]] std::uint64_t refused() const { return m_refused; }
    /// How often each Machine was changed; after stop().
    [[nodiscard]] const std::vector<std::uint32_t> &perMachine() const { return m_perMachine; }

private:
    void write(const Endpoint &endpoint, int writer, int writers, double rate);

    std::vector<std::uint32_t> m_perMachine; ///< one writer each
    std::atomic<bool> m_stop{false};
    std::atomic<std::uint64_t> m_written{0};
    std::atomic<std::uint64_t> m_refused{0};
    std::vector<std::thread> m_threads{};
};

} // namespace hp::bench
