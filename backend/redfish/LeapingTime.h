// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/redfish/RedfishSettings.h"

#include <atomic>
#include <cstdint>
#include <functional>
#include <utility>

namespace hp::redfish {

/// A time of the BMC engine that moves only when told, for a world without real time, and how the
/// engine's thread stands in it. What curl itself waits for (a connection, the whole of a request)
/// goes by the real time all the same. One engine uses it; the thread that makes the engine calls
/// what moves time, everything else may be called from any thread.
class LeapingTime
{
public:
    [[nodiscard]] Steady now() const { return start + Steady::duration(m_passed.load()); }
    /// So much has passed since the start; wakes the engine when one of its plans is due.
    void moveTo(Steady::duration passed)
    {
        m_passed = passed.count();
        if (now() < due())
            return;
        asked();
        if (m_wake)
            m_wake();
    }

    /// The engine has done what it was asked for and sleeps until due(), or until a BMC answers
    /// one of its requests under way.
    [[nodiscard]] bool isAtRest() const { return m_seen == m_asked; }
    /// Requests that wait for an answer, and streams of events that are open.
    [[nodiscard]] int underWay() const { return m_underWay; }
    /// When the engine has something to do; Steady::max() when nothing is planned.
    [[nodiscard]] Steady due() const { return Steady(Steady::duration(m_due.load())); }

    // The engine's side.
    /// How to have the engine's thread look again; empty when there is none any more.
    void setWake(std::function<void()> wake) { m_wake = std::move(wake); }
    /// Something was put into the way in.
    void asked() { ++m_asked; }
    [[nodiscard]] std::uint64_t askedSoFar() const { return m_asked; }
    /// Everything up to `seen` is under way or answered; the thread sleeps next.
    void rests(std::uint64_t seen, int underWay, Steady due)
    {
        m_underWay = underWay;
        m_due = due.time_since_epoch().count();
        m_seen = seen;
    }

private:
    /// A time that was never set is earlier.
    static constexpr Steady start{std::chrono::hours(24)};

    std::atomic<Steady::rep> m_passed{0};
    std::atomic<std::uint64_t> m_asked{0};
    std::atomic<std::uint64_t> m_seen{0};
    std::atomic<int> m_underWay{0};
    std::atomic<Steady::rep> m_due{Steady::max().time_since_epoch().count()};
    std::function<void()> m_wake{};
};

} // namespace hp::redfish
