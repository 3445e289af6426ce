// SPDX-License-Identifier: Apache-2.0
#include "tests/bench/console/MemoryLog.h"

#include <algorithm>
#include <cmath>
#include <cstdio>
#include <malloc.h>
#include <unistd.h>

namespace hp::bench {

namespace {

constexpr double megabyte = 1e6;
constexpr int marks = 6;

double mallocBytesInUse()
{
    const struct mallinfo2 info = mallinfo2();
    return static_cast<double>(info.uordblks + info.hblkhd);
}

/// Of the straight line that fits `y(x)` best.
double slopeOf(const std::vector<std::pair<double, double>> &points)
{
    double x = 0;
    double y = 0;
    for (const auto &[at, value] : points) {
        x += at / static_cast<double>(points.size());
        y += value / static_cast<double>(points.size());
    }
    double over = 0;
    double under = 0;
    for (const auto &[at, value] : points) {
        over += (at - x) * (value - y);
        under += (at - x) * (at - x);
    }
    return under > 0 ? over / under : 0;
}

std::string minuteName(double minute)
{
    char text[32];
    std::snprintf(text, sizeof text, "minute%.3g", minute);
    return text;
}

} // namespace

MemoryLog::MemoryLog(double minutes)
    : m_minutes(minutes)
    , m_process(getpid())
{
    m_samples.reserve(samples + 1);
}

void MemoryLog::poll(double elapsed)
{
    const double due = m_minutes * static_cast<double>(m_samples.size()) / samples;
    if (m_samples.size() > samples || elapsed < due)
        return;
    m_samples.push_back({elapsed, m_process.anonymousBytes(), mallocBytesInUse()});
}

Figure MemoryLog::resident(const std::string &name, double goal) const
{
    Figure result = figure(name, &Sample::resident);
    result.goal = goal;
    return result;
}

Figure MemoryLog::inUse(const std::string &name) const
{
    return figure(name, &Sample::inUse);
}

Figure MemoryLog::figure(const std::string &name, double Sample::*member) const
{
    Figure result{.name = name, .unit = "MB", .n = static_cast<std::int64_t>(m_samples.size())};
    if (m_samples.empty())
        return result;
    result.value = m_samples.back().*member / megabyte;
    result.beside.emplace_back("atStart", m_samples.front().*member / megabyte);
    for (int mark = 1; mark <= marks; ++mark) {
        const double minute = m_minutes * mark / marks;
        const auto nearest =
            std::ranges::min_element(m_samples, {}, [minute](const Sample &sample) {
                return std::abs(sample.minute - minute);
            });
        result.beside.emplace_back(minuteName(minute), (*nearest).*member / megabyte);
    }
    std::vector<std::pair<double, double>> half;
    for (const Sample &sample : m_samples) {
        if (sample.minute >= m_minutes / 2)
            half.emplace_back(sample.minute / 60, sample.*member / megabyte);
    }
    result.beside.emplace_back("secondHalfPerHour", slopeOf(half));
    return result;
}

} // namespace hp::bench
