// SPDX-License-Identifier: Apache-2.0
#include "tests/model/lifecycle/Exploration.h"

#include <chrono>
#include <cstring>
#include <iostream>
#include <vector>

using namespace hp::lifecycle;

namespace {

struct NamedWorld {
    const char *name;
    const char *what;
    World world;
    int machines;
};

std::vector<NamedWorld> worlds()
{
    World pair;
    pair.exclusion = true;
    World smallPair;
    smallPair.hooksPerPoint = 1;
    World wild;
    wild.exclusion = true;
    wild.faults = true;
    World wildOnce = wild;
    wildOnce.hooksPerPoint = 1;
    return {
        {"wild-1", "one Machine, one hook a point, everything goes wrong", wildOnce, 1},
        {"wild", "one Machine, two hooks a point, everything goes wrong", wild, 1},
        {"pair-1", "two masters, one hook a point", smallPair, 2},
        {"pair", "two masters, two hooks a point", pair, 2},
    };
}

void report(const NamedWorld &named, const Outcome &outcome, double seconds)
{
    std::cout << "world " << named.name << ": " << named.what << '\n'
              << "  " << outcome.states << " states visited, " << outcome.transitions
              << " transitions, depth " << outcome.depth << ", " << outcome.members
              << " states of a single Machine, " << seconds << " s\n";
    for (int i = 0; i < static_cast<int>(Property::Count); ++i) {
        const auto property = static_cast<Property>(i);
        if (property == Property::OneMasterAtATime && named.machines == 1)
            continue;
        const bool broken = outcome.fault && outcome.fault->property == property;
        const char *verdict = broken ? "BROKEN" : outcome.fault ? "open  " : "holds ";
        const std::uint64_t checked =
            property == Property::DeletionEnds ? outcome.states : outcome.transitions;
        std::cout << "  " << verdict << "  " << describe(property);
        if (!outcome.fault)
            std::cout << " (" << checked << " checked)";
        std::cout << '\n';
    }
    if (!outcome.fault)
        return;
    std::cout << "  the shortest way there:\n";
    for (std::size_t i = 0; i < outcome.fault->trace.size(); ++i)
        std::cout << "  " << i << ". " << outcome.fault->trace[i] << '\n';
}

int usage()
{
    std::cerr << "usage: hp_lifecycle [--bug NAME] WORLD...\nworlds:";
    for (const NamedWorld &named : worlds())
        std::cerr << "\n  " << named.name << "  " << named.what;
    std::cerr << "\nbugs:";
    for (int i = 1; i < static_cast<int>(Bug::Count); ++i)
        std::cerr << ' ' << toString(static_cast<Bug>(i));
    std::cerr << std::endl;
    return 2;
}

} // namespace

/// Explores worlds of Machines exhaustively; exit 1 when a property does not hold.
int main(int argc, char **argv)
{
    Bug bug = Bug::None;
    std::vector<NamedWorld> chosen;
    for (int i = 1; i < argc; ++i) {
        if (std::strcmp(argv[i], "--bug") == 0 && i + 1 < argc) {
            ++i;
            for (int b = 1; b < static_cast<int>(Bug::Count); ++b) {
                if (std::strcmp(argv[i], toString(static_cast<Bug>(b))) == 0)
                    bug = static_cast<Bug>(b);
            }
            if (bug == Bug::None)
                return usage();
            continue;
        }
        const auto all = worlds();
        const auto *found = static_cast<const NamedWorld *>(nullptr);
        for (const NamedWorld &named : all) {
            if (std::strcmp(argv[i], named.name) == 0)
                found = &named;
        }
        if (!found)
            return usage();
        chosen.push_back(*found);
    }
    if (chosen.empty())
        return usage();
    bool failed = false;
    for (NamedWorld &named : chosen) {
        named.world.bug = bug;
        const auto start = std::chrono::steady_clock::now();
        const Outcome outcome = Exploration(named.world, named.machines).run();
        const std::chrono::duration<double> took = std::chrono::steady_clock::now() - start;
        report(named, outcome, took.count());
        failed |= outcome.fault.has_value();
    }
    return failed ? 1 : 0;
}
