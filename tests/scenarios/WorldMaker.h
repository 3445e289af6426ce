// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "model/base/Json.h"
#include "model/base/Time.h"

#include <cstdint>
#include <nlohmann/json.hpp>
#include <string>
#include <vector>

namespace hp::scenarios {

/// A line of the language of the steps (README.md) and when it is taken.
struct WorldStep {
    Duration at{};
    std::string line{};
};

/// Something that befalls one machine of a world.
struct WorldCause {
    std::string name{}; ///< of a row of the table in WorldMaker.cpp
    std::string machine{};
    Json machinePatch{}; ///< merge patches on what the lab begins with; null changes nothing
    Json bmcPatch{};
    Json hostPatch{};
    Json objects = Json::array(); ///< what the lab has besides
    std::vector<WorldStep> steps{};
};

struct WorldMachine {
    std::string name{};
    bool isMaster = false;
    bool isMetal = false; ///< it has a host of its own, "host-" and its name
    bool isInstalled = false; ///< its host is free at first, and is provisioned for it
};

/// A lab that was put together at random: the same from the same seed everywhere.
struct World {
    std::uint64_t seed = 0;
    bool hasEtcd = false; ///< its masters have members of etcd, and a guard looks after them
    std::vector<WorldMachine> machines{};
    std::vector<WorldCause> causes{};
    std::vector<Duration> instants{}; ///< at which everything is looked at, in order

    /// All steps of all causes, in order.
    [[nodiscard]] std::vector<WorldStep> steps() const;
    /// The lab file, which is a scenario about this machine: its steps end at `until`.
    [[nodiscard]] std::string
    labFile(const std::string &machine, const std::string &truth, Duration until) const;
    /// One line: who, and what befalls whom.
    [[nodiscard]] std::string described() const;
};

[[nodiscard]] World worldOf(std::uint64_t seed);

/// The same without that machine and what befalls it.
[[nodiscard]] World withoutMachine(const World &world, std::size_t place);
[[nodiscard]] World withoutCause(const World &world, std::size_t place);
/// The same without one step of a cause.
[[nodiscard]] World withoutStep(const World &world, std::size_t cause, std::size_t step);

} // namespace hp::scenarios
