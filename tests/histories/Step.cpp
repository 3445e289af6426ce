// SPDX-License-Identifier: Apache-2.0
#include "tests/histories/Step.h"

namespace hp::histories {

namespace {

std::string plain(const Step &step)
{
    const std::string state = step.flag ? "true" : "false";
    switch (step.kind) {
    case StepKind::Annotate:
        return "annotate " + step.key + " = '" + step.value + "'";
    case StepKind::Unannotate:
        return "unannotate " + step.key;
    case StepKind::Online:
        return "online = " + state;
    case StepKind::Pause:
        return step.flag ? "pause" : "unpause";
    case StepKind::Detach:
        return step.flag ? "detach" : "attach";
    case StepKind::Deprovision:
        return step.flag ? "deprovision" : "provision";
    case StepKind::Wait:
        return "wait " + formatDuration(step.time);
    case StepKind::StepClock:
        return "wall clock jumps by " + formatDuration(step.time);
    case StepKind::PressButton:
        return step.flag ? "somebody switches it on" : "somebody switches it off";
    case StepKind::Outage:
        return step.flag ? "the BMC falls silent" : "the BMC answers again";
    case StepKind::NoPowerState:
        return step.flag ? "PowerState is absent" : "PowerState is there again";
    case StepKind::SoftTakes:
        return "a shutdown takes " + formatDuration(step.time);
    case StepKind::ForceTakes:
        return "ForceOff takes " + formatDuration(step.time);
    case StepKind::OnTakes:
        return "On takes " + formatDuration(step.time);
    case StepKind::Reject:
        return step.key + " is refused with " + std::to_string(step.number) + ", "
            + std::to_string(step.count) + " times";
    case StepKind::LoseAnswer:
        return "the next answer to a command gets lost";
    case StepKind::Ignore:
        return "the next command is accepted and not done";
    case StepKind::StaleOn:
        return "the next " + std::to_string(step.count) + " readings say On";
    case StepKind::Restart:
        return "restart";
    case StepKind::Crash:
        break;
    }
    return "crash at write or command " + std::to_string(step.count) + " from now";
}

} // namespace

std::string describe(const Step &step)
{
    return plain(step)
        + (step.amidst > 0 ? " (amidst decision " + std::to_string(step.amidst) + ')' : "");
}

} // namespace hp::histories
