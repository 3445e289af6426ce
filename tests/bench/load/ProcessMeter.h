// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstdint>

namespace hp::bench {

/// What a process of this machine has used, from /proc. The process may be another one.
class ProcessMeter
{
public:
    explicit ProcessMeter(std::int64_t pid);

    /// CPU seconds of all its threads, user and system, with the scheduler's own resolution
    /// (/proc/PID/task/*/schedstat); threads that ended are not in it.
    [[nodiscard]] double cpuSeconds() const;
    /// Resident memory without file pages, in bytes: what it would need on any machine.
    [[nodiscard]] double anonymousBytes() const;
    /// All resident memory, in bytes.
    [[nodiscard]] double residentBytes() const;

private:
    [[nodiscard]] double statusBytes(const char *field) const;

    std::int64_t m_pid;
};

} // namespace hp::bench
