// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "tests/bench/load/Server.h"

#include <chrono>
#include <cstdint>
#include <memory>
#include <string>

namespace hp::bench {

/// Many watches of one path, each on a TLS connection of its own, all on one thread of their own.
/// They count lines and throw them away: what a client does with an event is not measured here.
class WatchCrowd
{
public:
    struct Counts {
        std::size_t open = 0; ///< have the head of the answer and no end
        std::size_t refused = 0; ///< could not connect, or got another status than 200
        std::size_t ended = 0; ///< the server closed the stream after it was open
        std::uint64_t events = 0; ///< of all, together
        std::uint64_t bytes = 0; ///< plain text of all, together
        std::size_t complete = 0; ///< watches with at least the wanted number of events
        std::size_t beyond = 0; ///< watches with more than that
    };

    explicit WatchCrowd(const Endpoint &endpoint);
    WatchCrowd(const WatchCrowd &) = delete;
    WatchCrowd &operator=(const WatchCrowd &) = delete;
    /// Cuts what is still open.
    ~WatchCrowd();

    /// How many events make a watch complete; before open().
    void want(std::uint64_t events);
    /// Adds `count` watches of `target`. A watch that is not `reading` takes the head and then
    /// nothing more until the crowd goes: a client that hangs.
    void open(std::size_t count, const std::string &target, bool reading = true);
    /// Cuts `count` of the open ones, oldest first.
    void cut(std::size_t count);

    [[nodiscard]] Counts counts() const;
    /// False when it does not come true in time.
    [[nodiscard]] bool waitUntilOpen(std::size_t count, std::chrono::seconds timeout) const;
    [[nodiscard]] bool waitUntilComplete(std::size_t count, std::chrono::seconds timeout) const;
    /// Of the crowd's thread.
    [[nodiscard]] double cpuSeconds() const;

private:
    struct Private;
    class Member;
    std::unique_ptr<Private> m;
};

} // namespace hp::bench
