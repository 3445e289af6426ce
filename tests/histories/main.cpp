// SPDX-License-Identifier: Apache-2.0
#include "tests/histories/HistoryWorld.h"
#include "tests/histories/Shrinking.h"

#include <QCoreApplication>
#include <QLoggingCategory>

#include <chrono>
#include <cstdlib>
#include <iostream>

using namespace hp::histories;

namespace {

std::optional<std::string> verdictOn(const std::vector<Step> &steps)
{
    return HistoryWorld().run(steps);
}

/// "I3" of "I3: On without ...": a shorter history must fail for the same reason.
std::string kindOf(const std::string &verdict)
{
    return verdict.substr(0, verdict.find(':'));
}

void show(std::uint64_t seed, const std::string &verdict)
{
    const std::vector<Step> steps =
        shrunk(historyOf(seed), [&verdict](const std::vector<Step> &less) {
            const auto again = verdictOn(less);
            return again && kindOf(*again) == kindOf(verdict);
        });
    HistoryWorld world;
    world.keepLines();
    const auto last = world.run(steps);
    std::cout << "seed " << seed << " breaks " << last.value_or(verdict) << "\nin " << steps.size()
              << " steps:\n";
    for (const std::string &line : world.lines())
        std::cout << "  " << line << '\n';
    std::cout << "again with: hp_histories 1 " << seed << std::endl;
}

} // namespace

/// hp_histories N [SEED]: N random histories of one host, seeds SEED and up.
int main(int argc, char **argv)
{
    QCoreApplication app(argc, argv);
    QLoggingCategory::setFilterRules(QStringLiteral("holdpoint.*=false"));
    const std::uint64_t count = argc > 1 ? std::strtoull(argv[1], nullptr, 10) : 0;
    const std::uint64_t first = argc > 2 ? std::strtoull(argv[2], nullptr, 10) : 1;
    if (count == 0) {
        std::cerr << "usage: hp_histories N [SEED]" << std::endl;
        return 2;
    }
    const auto begin = std::chrono::steady_clock::now();
    std::uint64_t steps = 0;
    std::uint64_t decisions = 0;
    for (std::uint64_t seed = first; seed < first + count; ++seed) {
        const std::vector<Step> history = historyOf(seed);
        HistoryWorld world;
        const auto verdict = world.run(history);
        steps += history.size();
        decisions += world.decisions();
        if (verdict) {
            show(seed, *verdict);
            return 1;
        }
    }
    const std::chrono::duration<double> took = std::chrono::steady_clock::now() - begin;
    std::cout << count << " histories, " << steps << " steps, " << decisions
              << " decisions, all invariants hold; "
              << static_cast<int>(static_cast<double>(count) / took.count()) << " histories/s"
              << std::endl;
    return 0;
}
