// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace hp::bench {

/// One measured figure; printed as one JSON line in the form of design.md 11.
struct Figure {
    std::string name{};
    double value = 0;
    std::string unit{};
    std::int64_t n = 1; ///< how many repetitions, objects or events it was made of
    std::optional<double> goal{};
    std::string peer{}; ///< what ran beside it; empty when nothing did
    double peerValue = 0;
    /// What else was measured in the same run, by the name it has in the line.
    std::vector<std::pair<std::string, double>> beside{};
};

/// Writes the line to stdout and flushes.
void print(const std::string &bench, const Figure &figure);

} // namespace hp::bench
