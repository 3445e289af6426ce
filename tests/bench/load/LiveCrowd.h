// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "tests/bench/load/Server.h"

#include <chrono>
#include <cstdint>
#include <memory>
#include <string>
#include <vector>

namespace hp::bench {

/// Many screens on /live, each on a TLS connection of its own, all on one thread of their own. They
/// look for the numbers that changes carry and throw the rest away: what a screen draws is not
/// measured here.
class LiveCrowd
{
public:
    struct Counts {
        std::size_t shown = 0; ///< have a snapshot of every view
        std::size_t lost = 0; ///< could not connect, or were closed; they come again
        std::uint64_t frames = 0; ///< deltas of all, together
        std::uint64_t bytes = 0; ///< plain text of all, together
    };

    explicit LiveCrowd(const Endpoint &endpoint);
    LiveCrowd(const LiveCrowd &) = delete;
    LiveCrowd &operator=(const LiveCrowd &) = delete;
    ~LiveCrowd();

    /// Adds `count` screens of whom the token names, with these views.
    void open(std::size_t count, const std::string &token, const std::vector<std::string> &views);
    [[nodiscard]] Counts counts() const;
    /// False when it does not come true in time.
    [[nodiscard]] bool waitUntilShown(std::size_t count, std::chrono::seconds timeout) const;

    /// Changes with lower numbers do not count any more: their marks stay in rows that others
    /// change.
    void countFrom(std::size_t n);
    /// Change number `n` leaves now, as the text mark(n) in a row of the fleet.
    void sent(std::size_t n);
    [[nodiscard]] static std::string mark(std::size_t n) { return "mark-" + std::to_string(n); }
    static constexpr std::size_t mostMarks = 100'000;
    /// From the start of a change to its row on a screen, milliseconds, once per screen; what has
    /// come since the last call.
    [[nodiscard]] std::vector<double> takeDelays();
    /// Of the crowd's thread.
    [[nodiscard]] double cpuSeconds() const;

private:
    struct Private;
    class Screen;
    std::unique_ptr<Private> m;
};

} // namespace hp::bench
