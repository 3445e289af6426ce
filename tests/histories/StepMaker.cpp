// SPDX-License-Identifier: Apache-2.0
#include "tests/histories/Step.h"

#include <array>
#include <utility>

namespace hp::histories {

namespace {

using namespace std::chrono_literals;

/// SplitMix64: small, good enough, and the same with every standard library.
class Dice
{
public:
    explicit Dice(std::uint64_t seed)
        : m_state(seed)
    { }

    std::uint64_t next()
    {
        std::uint64_t z = (m_state += 0x9e3779b97f4a7c15ULL);
        z = (z ^ (z >> 30)) * 0xbf58476d1ce4e5b9ULL;
        z = (z ^ (z >> 27)) * 0x94d049bb133111ebULL;
        return z ^ (z >> 31);
    }
    int below(int limit) { return static_cast<int>(next() % static_cast<std::uint64_t>(limit)); }
    bool oneIn(int chances) { return below(chances) == 0; }
    template<typename T, std::size_t N>
    const T &of(const std::array<T, N> &choices)
    {
        return choices[static_cast<std::size_t>(below(static_cast<int>(N)))];
    }

private:
    std::uint64_t m_state;
};

const std::array<std::string, 4> keys{
    "reboot.metal3.io", "reboot.metal3.io", "reboot.metal3.io/a", "reboot.metal3.io/b"};
const std::array<std::string, 8> values{"",
                                        R"({"mode":"soft"})",
                                        R"({"mode":"hard"})",
                                        R"({ "mode" : "hard" , "ticket":7})",
                                        "{'mode':'hard'}",
                                        "{oops",
                                        "  ",
                                        "4711-uid"};
const std::array<Duration, 8> waits{50ms, 1s, 3s, 7s, 20s, 45s, 61s, 185s};
const std::array<Duration, 6> jumps{-1h, -1s, -1us, 1us, 30s, 1h};
const std::array<std::string, 4> commands{"GracefulShutdown", "ForceOff", "ForceOff", "On"};
const std::array<int, 5> refusals{400, 409, 500, 503, 403};

Step clientStep(Dice &dice)
{
    Step step;
    switch (dice.below(8)) {
    case 0:
    case 1:
    case 2:
    case 3:
        step.kind = StepKind::Annotate;
        step.key = dice.of(keys);
        step.value = dice.of(values);
        break;
    case 4:
    case 5:
        step.kind = StepKind::Unannotate;
        step.key = dice.of(keys);
        break;
    default:
        step.kind = StepKind::Online;
        step.flag = dice.oneIn(2);
        break;
    }
    if (dice.oneIn(4))
        step.amidst = 1 + dice.below(5);
    return step;
}

Step bmcStep(Dice &dice)
{
    Step step;
    switch (dice.below(11)) {
    case 0:
    case 1:
        step.kind = StepKind::PressButton;
        step.flag = dice.oneIn(2);
        break;
    case 2:
    case 3:
        step.kind = StepKind::Outage;
        step.flag = dice.oneIn(2);
        break;
    case 4:
        step.kind = StepKind::NoPowerState;
        step.flag = dice.oneIn(2);
        break;
    case 5:
        step.kind = StepKind::SoftTakes;
        step.time = dice.of(std::array<Duration, 4>{0s, 1s, 20s, 170s});
        break;
    case 6:
        step.kind = dice.oneIn(2) ? StepKind::ForceTakes : StepKind::OnTakes;
        step.time = dice.of(std::array<Duration, 4>{0s, 1s, 5s, 50s});
        break;
    case 7:
    case 8:
        step.kind = StepKind::Reject;
        step.key = dice.of(commands);
        step.number = dice.of(refusals);
        step.count = 1 + dice.below(3);
        break;
    case 9:
        step.kind = dice.oneIn(2) ? StepKind::LoseAnswer : StepKind::Ignore;
        break;
    default:
        step.kind = StepKind::StaleOn;
        step.count = 1 + dice.below(2);
        break;
    }
    if (dice.oneIn(6))
        step.amidst = 1 + dice.below(5);
    return step;
}

Step controllerStep(Dice &dice)
{
    Step step;
    switch (dice.below(8)) {
    case 0:
        step.kind = StepKind::Restart;
        break;
    case 1:
    case 2:
    case 3:
        step.kind = StepKind::Crash;
        step.count = dice.below(8);
        break;
    case 4:
        step.kind = StepKind::Pause;
        step.flag = dice.oneIn(2);
        break;
    case 5:
        step.kind = StepKind::Detach;
        step.flag = dice.oneIn(2);
        break;
    case 6:
        step.kind = StepKind::Deprovision;
        step.flag = dice.oneIn(3);
        break;
    default:
        step.kind = StepKind::StepClock;
        step.time = dice.of(jumps);
        break;
    }
    return step;
}

Step waitStep(Dice &dice)
{
    Step step;
    step.kind = StepKind::Wait;
    step.time = dice.of(waits);
    return step;
}

} // namespace

std::vector<Step> historyOf(std::uint64_t seed)
{
    Dice dice(seed);
    std::vector<Step> steps;
    const int length = 4 + dice.below(14);
    for (int i = 0; i < length; ++i) {
        const int which = dice.below(12);
        if (which < 4)
            steps.push_back(clientStep(dice));
        else if (which < 6)
            steps.push_back(bmcStep(dice));
        else if (which < 7)
            steps.push_back(controllerStep(dice));
        else
            steps.push_back(waitStep(dice));
    }
    return steps;
}

} // namespace hp::histories
