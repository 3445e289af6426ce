// SPDX-License-Identifier: Apache-2.0
#include "tests/bench/load/Figure.h"

#include <cmath>
#include <cstdio>
#include <nlohmann/json.hpp>

namespace hp::bench {

namespace {

/// Four digits say what a figure can say; more only looks exact.
double rounded(double value)
{
    if (value == 0 || !std::isfinite(value))
        return 0;
    const double step = std::pow(10.0, std::floor(std::log10(std::abs(value))) - 3);
    return step >= 1 ? std::round(value) : std::round(value / step) * step;
}

} // namespace

void print(const std::string &bench, const Figure &figure)
{
    nlohmann::json line{{"bench", bench},
                        {"name", figure.name},
                        {"value", rounded(figure.value)},
                        {"unit", figure.unit},
                        {"n", figure.n},
                        {"goal", nullptr}};
    if (figure.goal)
        line["goal"] = *figure.goal;
    if (!figure.peer.empty()) {
        line["peer"] = figure.peer;
        line["peerValue"] = rounded(figure.peerValue);
        line["ratio"] = figure.peerValue > 0 ? rounded(figure.value / figure.peerValue) : 0;
    }
    for (const auto &[name, value] : figure.beside)
        line[name] = rounded(value);
    std::printf("%s\n", line.dump().c_str());
    std::fflush(stdout);
}

} // namespace hp::bench
