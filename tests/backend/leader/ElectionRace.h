// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/leader/LeaderElector.h"
#include "backend/runtime/ManualClock.h"
#include "tests/support/cluster/FakeCluster.h"

#include <QObject>

#include <memory>
#include <random>
#include <string>
#include <vector>

namespace hp::test {

/// Replicas that elect a leader while everything that can happen to them happens by chance: slow
/// and lost requests, slow and lost answers, processes that are stopped and go on, processes that
/// are killed and come back as somebody else, orderly ends. Every moment is watched.
class ElectionRace
{
public:
    ElectionRace(unsigned seed, int replicas, leader::LeaseTimings timings = {});
    ~ElectionRace();

    /// Trouble for so long.
    void trouble(Duration time);
    /// Nothing happens but what the replicas do.
    void calm(Duration time);

    /// How many running replicas may write at this moment.
    [[nodiscard]] int leaders() const;
    /// The most there ever were at the same moment.
    [[nodiscard]] int maxLeaders() const { return m_maxLeaders; }
    /// How often somebody began to lead.
    [[nodiscard]] int terms() const { return m_terms; }

private:
    class Line;
    class PausableClock;
    struct Replica;

    void run(Duration time);
    void strike();
    void watch();
    void start(Replica &replica);
    [[nodiscard]] bool chance(double probability);
    [[nodiscard]] Duration upTo(Duration max);

    leader::LeaseTimings m_timings;
    std::mt19937 m_random;
    QObject m_context{}; ///< of requests on their way
    runtime::ManualClock m_clock;
    FakeCluster m_cluster{};
    std::vector<std::unique_ptr<Replica>> m_replicas{};
    bool m_troubled = false;
    int m_named = 0;
    int m_maxLeaders = 0;
    int m_terms = 0;
};

} // namespace hp::test
