// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "tests/bench/load/Figure.h"
#include "tests/bench/load/ProcessMeter.h"

#include <string>
#include <vector>

namespace hp::bench {

/// The memory of this process over a run, in samples at even distances: what warms up in the first
/// minutes and what never stops growing look alike at the end, and not on the way. Keeps two
/// numbers a sample; the samples do not become more in a longer run.
class MemoryLog
{
public:
    static constexpr int samples = 60;

    explicit MemoryLog(double minutes);

    /// To be called often; takes a sample when one is due, the first at once. `elapsed` in minutes.
    void poll(double elapsed);

    /// Resident memory without file pages: at the end, at the start, at each sixth of the run (5,
    /// 10, …, 30 minutes of 30), and the slope of its second half, in MB.
    [[nodiscard]] Figure resident(const std::string &name, double goal) const;
    /// The same of what was asked of malloc and not given back: free pieces between are not in it,
    /// nor is the heap of the scripts, which does not come from malloc.
    [[nodiscard]] Figure inUse(const std::string &name) const;

private:
    struct Sample {
        double minute = 0;
        double resident = 0;
        double inUse = 0;
    };

    [[nodiscard]] Figure figure(const std::string &name, double Sample::*member) const;

    double m_minutes;
    ProcessMeter m_process;
    std::vector<Sample> m_samples;
};

} // namespace hp::bench
