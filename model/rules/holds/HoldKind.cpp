// SPDX-License-Identifier: Apache-2.0
#include "model/rules/holds/HoldKind.h"

namespace hp::holds {

namespace {

struct KindWords {
    HoldKind kind;
    const char *name;
    const char *waitingAt;
};

constexpr KindWords kindWords[] = {
    {HoldKind::PreCreate, "hook.preCreate", "preCreate"},
    {HoldKind::PreDrain, "hook.preDrain", "preDrain"},
    {HoldKind::PreTerminate, "hook.preTerminate", "preTerminate"},
    {HoldKind::PowerKey, "power.key", "power"},
    {HoldKind::DrainBudget, "drain.pdb", "drain"},
    {HoldKind::DrainPod, "drain.pod", "drain"},
    {HoldKind::Finalizer, "finalizer", "finalizer"},
    {HoldKind::Paused, "paused", "paused"},
    {HoldKind::Detached, "detached", "power"},
    {HoldKind::Window, "window", "window"},
};

const KindWords &wordsOf(HoldKind kind)
{
    for (const KindWords &words : kindWords) {
        if (words.kind == kind)
            return words;
    }
    return kindWords[0];
}

} // namespace

const char *toString(HoldKind kind)
{
    return wordsOf(kind).name;
}

const char *waitingAt(HoldKind kind)
{
    return wordsOf(kind).waitingAt;
}

const char *toString(HoldState state)
{
    switch (state) {
    case HoldState::Armed:
        return "Armed";
    case HoldState::Holding:
        return "Holding";
    case HoldState::Late:
        return "Late";
    case HoldState::Overdue:
        return "Overdue";
    case HoldState::Released:
        return "Released";
    case HoldState::Overridden:
        return "Overridden";
    case HoldState::Vanished:
        return "Vanished";
    case HoldState::Bypassed:
        break;
    }
    return "Bypassed";
}

HoldKind kindOf(machine::HookPoint point)
{
    switch (point) {
    case machine::HookPoint::PreCreate:
        return HoldKind::PreCreate;
    case machine::HookPoint::PreDrain:
        return HoldKind::PreDrain;
    case machine::HookPoint::PreTerminate:
        break;
    }
    return HoldKind::PreTerminate;
}

bool isHolding(HoldState state)
{
    return state == HoldState::Holding || state == HoldState::Late || state == HoldState::Overdue;
}

} // namespace hp::holds
