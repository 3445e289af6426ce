// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/cluster/Cluster.h"
#include "tests/e2e/replicas/Replica.h"
#include "tests/e2e/replicas/Witness.h"

#include <chrono>
#include <map>
#include <memory>
#include <random>
#include <string>
#include <vector>

namespace hp::test {

struct RunSettings {
    int kills = 30;
    int lives = 200;
    int reboots = 100;
    int hostsForLives = 8;
    int hostsForReboots = 4;
    unsigned seed = 1;
    std::chrono::minutes timeout{40}; ///< for all of it
};

/// People and killers at once: Machines are made, held at their hooks and deleted, hosts are asked
/// to reboot, and whoever leads is killed without a warning and started again a little later. Goes
/// on until all of that has happened often enough. Lives on the control thread.
class Run
{
public:
    Run(cluster::Cluster &cluster,
        const Witness &witness,
        std::vector<std::unique_ptr<Replica>> &replicas,
        RunSettings settings);

    /// Empty when it came to its end; else what did not happen, one line each.
    [[nodiscard]] std::string toTheEnd();

    [[nodiscard]] int kills() const { return m_kills; }
    [[nodiscard]] int killedLeaders() const { return m_killedLeaders; }
    /// From a kill of the leader until the other one held the Lease, in seconds.
    [[nodiscard]] const std::vector<double> &handOvers() const { return m_handOvers; }

private:
    using Instant = std::chrono::steady_clock::time_point;
    enum class Step { Make, Run, Delete, Drain, Terminate, Gone };
    struct Life {
        std::string machine{};
        Step step = Step::Make;
        Instant notBefore{};
        bool underWay = false; ///< a request of ours has no answer yet
    };
    struct Reboot {
        std::string host{};
        std::string machine{};
        bool asked = false;
        bool underWay = false;
        Instant notBefore{};
    };

    void tick();
    void goOn(Life &life);
    void goOn(Reboot &reboot);
    void goOnKilling();
    void removeHook(Life &life, const char *point, Step next);
    [[nodiscard]] std::string holder() const;
    [[nodiscard]] Instant in(double min, double max);
    [[nodiscard]] bool isDone() const;
    [[nodiscard]] std::string whatIsMissing() const;

    cluster::Cluster &m_cluster;
    const Witness &m_witness;
    std::vector<std::unique_ptr<Replica>> &m_replicas;
    RunSettings m_settings;
    std::mt19937 m_random;

    std::vector<Life> m_lives{};
    std::vector<Reboot> m_reboots{};
    int m_begun = 0;
    int m_ended = 0;
    int m_rebooted = 0;

    Replica *m_dead = nullptr; ///< to be started again
    std::string m_killedHolder{}; ///< empty: nobody waits for a hand-over
    Instant m_killedAt{};
    Instant m_nextKill{};
    Instant m_backAt{};
    int m_kills = 0;
    int m_killedLeaders = 0;
    std::vector<double> m_handOvers{};
};

} // namespace hp::test
