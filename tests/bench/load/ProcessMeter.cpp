// SPDX-License-Identifier: Apache-2.0
#include "tests/bench/load/ProcessMeter.h"

#include <filesystem>
#include <fstream>
#include <string>

namespace hp::bench {

ProcessMeter::ProcessMeter(std::int64_t pid)
    : m_pid(pid)
{ }

double ProcessMeter::cpuSeconds() const
{
    double nanoseconds = 0;
    std::error_code ignored;
    const std::string tasks = "/proc/" + std::to_string(m_pid) + "/task";
    for (const auto &entry : std::filesystem::directory_iterator(tasks, ignored)) {
        std::ifstream file(entry.path() / "schedstat");
        double onCpu = 0;
        if (file >> onCpu)
            nanoseconds += onCpu;
    }
    return nanoseconds / 1e9;
}

double ProcessMeter::statusBytes(const char *field) const
{
    std::ifstream file("/proc/" + std::to_string(m_pid) + "/status");
    for (std::string word; file >> word;) {
        double kilobytes = 0;
        if (word == field && file >> kilobytes)
            return kilobytes * 1024;
    }
    return 0;
}

double ProcessMeter::anonymousBytes() const
{
    return statusBytes("RssAnon:");
}

double ProcessMeter::residentBytes() const
{
    return statusBytes("VmRSS:");
}

} // namespace hp::bench
