// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <atomic>
#include <cstdint>
#include <string>
#include <vector>

namespace hp::bench {

/// Which Machines change, and how often.
struct StormSize {
    int first = 0; ///< number of the first Machine
    int machines = 2000;
    double rate = 2000; ///< changes per second, of all of them together
};

/// Changes the phase of one Machine after the other, in turn, on threads of its own. Every change
/// of a Machine differs from the one before, so each of them is one transition.
class Storm
{
public:
    explicit Storm(const StormSize &size);
    Storm(const Storm &) = delete;
    Storm &operator=(const Storm &) = delete;
    virtual ~Storm() = default;

    virtual void start() = 0;
    /// Ends when every change under way is made. Safe to call twice.
    virtual void stop() = 0;

    [[nodiscard]] std::string machine(int index) const;
    [[nodiscard]] std::uint64_t changes() const { return m_changes; }
    /// Changes that the server did not take; mostly 0.
    [[nodiscard]] std::uint64_t refused() const { return m_refused; }
    /// How often each Machine was changed; after stop().
    [[nodiscard]] const std::vector<std::uint32_t> &perMachine() const { return m_perMachine; }

protected:
    /// The phase that a Machine has after so many changes; it begins with "Running".
    [[nodiscard]] static const char *phaseAfter(std::uint32_t changes);

    const StormSize m_size;
    std::vector<std::uint32_t> m_perMachine; ///< each written by one thread
    std::atomic<std::uint64_t> m_changes{0};
    std::atomic<std::uint64_t> m_refused{0};
};

} // namespace hp::bench
