// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "tests/model/lifecycle/Steps.h"

#include <cstdint>
#include <optional>
#include <string>
#include <unordered_map>
#include <vector>

namespace hp::lifecycle {

/// One property that does not hold, and the shortest way there.
struct Counterexample {
    Property property = Property::Count;
    std::vector<std::string> trace{}; ///< a step and the state after it, per line
};

struct Outcome {
    std::uint64_t members = 0; ///< distinct states of one Machine with what belongs to it
    std::uint64_t states = 0; ///< of the world, mirror images counted once
    std::uint64_t transitions = 0;
    std::uint64_t gone = 0; ///< states in which nothing that was deleted is left
    int depth = 0; ///< steps to the farthest state
    std::optional<Counterexample> fault{};
};

/// Visits every state that a world of one or two Machines can reach, breadth first, and judges each
/// step. Two Machines only meet where a rule lets them: the table of steps of a single one is made
/// once per answer to "does the neighbour block me", and the pairs walk over these tables.
class Exploration
{
public:
    Exploration(World world, int machines);

    [[nodiscard]] Outcome run();

private:
    struct Edge {
        std::uint32_t to = 0;
        std::uint32_t what = 0;
        unsigned broken = 0;
        bool helpful = true;
    };
    struct Pair {
        std::uint32_t a = 0;
        std::uint32_t b = 0;

        bool operator==(const Pair &) const = default;
    };
    struct Node {
        Member member{};
        std::uint32_t afterCrash = 0;
        bool blocks = false;
        bool waits = false; ///< it is being deleted and still there
        std::vector<Edge> edges[2]{}; ///< by what the neighbour does
        std::vector<std::uint32_t> helpedFrom[2]{};
    };
    struct Seen {
        std::vector<std::uint64_t> words{};

        [[nodiscard]] bool has(std::uint64_t index) const
        {
            return (words[index >> 6] >> (index & 63) & 1) != 0;
        }
        /// False when it was there already.
        bool add(std::uint64_t index)
        {
            if (has(index))
                return false;
            words[index >> 6] |= std::uint64_t(1) << (index & 63);
            return true;
        }
    };

    void makeTables();
    std::uint32_t idOf(const Member &member);
    std::uint32_t textId(const std::string &text);
    [[nodiscard]] Pair ordered(std::uint32_t a, std::uint32_t b) const;
    [[nodiscard]] std::uint64_t index(Pair pair) const;
    [[nodiscard]] std::uint64_t pairs() const;
    [[nodiscard]] bool crowded(Pair pair) const;
    /// Calls `visit(pair after the step, edge or null for a crash, which of the two moved)`.
    template<typename Visit>
    void eachStep(Pair pair, Visit visit) const;
    void explore(Outcome &outcome);
    void checkLiveness(Outcome &outcome);
    [[nodiscard]] std::vector<std::string> traceTo(Pair target, unsigned broken) const;
    [[nodiscard]] std::string line(const std::string &step, Pair pair) const;

    Steps m_steps;
    int m_machines;
    Pair m_first{};
    std::vector<Node> m_nodes{};
    std::vector<std::string> m_texts{};
    std::unordered_map<Member, std::uint32_t, MemberHash> m_ids{};
    std::unordered_map<std::string, std::uint32_t> m_textIds{};
    Seen m_seen{};
};

} // namespace hp::lifecycle
