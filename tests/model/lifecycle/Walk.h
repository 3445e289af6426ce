// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "tests/model/lifecycle/Steps.h"

#include <string>
#include <vector>

namespace hp::lifecycle {

/// Collects the steps from one Member: those of the controllers, and those of the world around
/// them.
class Walk
{
public:
    Walk(Steps &whose, const Member &member, Neighbour neighbour)
        : m_steps(whose)
        , m_from(member)
        , m_neighbour(neighbour)
    { }

    void machineController();
    void drainController();
    void people();
    void kubelet();
    void provider();
    void time();

    std::vector<Change> changes{};

private:
    void add(std::string what, const Member &to, bool helpful = true, unsigned broken = 0);
    /// Stores a new content of the Machine and wakes whom it concerns.
    void store(Member &member, const Stored &next);
    void endMachinePass(Member &member);
    void await(Member &member, MachinePass pass, const Stored &snapshot);
    void writeFinalizer(Member &member, const Stored &snapshot, bool present);
    /// The pass goes on with what it knows until the next thing that the world can see.
    /// `existsAnswer` and `updateAnswer` are how the provider answers if it is asked.
    Member decide(
        Member member, Stored snapshot, Answers answers, Answer existsAnswer, Answer updateAnswer);
    [[nodiscard]] Answer exists(const Member &member) const;
    void startMachinePass();
    void create();
    void terminate();
    void removeNode();
    void endDrainPass(Member &member);
    /// A decision on an old revision that has to be written is taken again on the newest.
    Member decideDrain(Member member, DrainQuestion question);
    [[nodiscard]] DrainQuestion question(const Stored &stored) const;
    void endAttempt(const char *what, rules::AttemptResult::Kind kind, bool helpful = true);
    void drainAttempt();

    Steps &m_steps;
    const Member &m_from;
    Neighbour m_neighbour;
};

} // namespace hp::lifecycle
