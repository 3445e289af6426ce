// SPDX-License-Identifier: Apache-2.0
#include "model/rules/override/Action.h"

#include <algorithm>
#include <array>

namespace hp::overrides {

namespace {

constexpr std::array levelNames{"G0", "G1", "G2", "G3", "G4", "G5"};

} // namespace

const std::vector<ActionInfo> &actions()
{
    using A = Action;
    using G = GuardLevel;
    using T = Target;
    // clang-format off
    static const std::vector<ActionInfo> table{
        // action              id                      verb                      writes      base   reversible
        {A::RemoveHook,         "remove-hook",          "Remove hook",            T::Machine, G::G3, false},
        {A::RetryDrain,         "retry-drain",          "Retry drain now",        T::Machine, G::G2, true},
        {A::SkipDrain,          "skip-drain",           "Skip drain",             T::Machine, G::G4, false},
        {A::SkipVolumes,        "skip-volumes",         "Skip volume wait",       T::Machine, G::G4, false},
        {A::LimitDrain,         "limit-drain",          "Limit drain",            T::Machine, G::G4, false},
        {A::MarkForReplacement, "mark-for-replacement", "Mark for replacement",   T::Machine, G::G2, true},
        {A::RemediateMachine,   "remediate-machine",    "Remediate machine",      T::Machine, G::G3, false},
        {A::CancelRemediation,  "cancel-remediation",   "Cancel remediation",     T::Machine, G::G2, true},
        {A::SkipRemediation,    "skip-remediation",     "Skip remediation",       T::Machine, G::G2, true},
        {A::AllowRemediation,   "allow-remediation",    "Allow remediation",      T::Machine, G::G3, true},
        {A::RestoreDrain,       "restore-drain",        "Restore drain",          T::Machine, G::G2, true},
        {A::RestoreVolumeWait,  "restore-volume-wait",  "Restore volume wait",    T::Machine, G::G2, true},
        {A::PauseMachine,       "pause-machine",        "Pause machine",          T::Machine, G::G2, true},
        {A::ResumeMachine,      "resume-machine",       "Resume machine",         T::Machine, G::G3, true},
        {A::PauseCluster,       "pause-cluster",        "Pause cluster",          T::Machine, G::G3, true},
        {A::ResumeCluster,      "resume-cluster",       "Resume cluster",         T::Machine, G::G4, true},
        {A::Cordon,             "cordon",               "Cordon",                 T::Node,    G::G2, true},
        {A::Uncordon,           "uncordon",             "Uncordon",               T::Node,    G::G2, true},
        {A::AddHold,            "add-hold",             "Hold off",               T::Host,    G::G2, true},
        {A::ReleaseHold,        "release-hold",         "Release my hold",        T::Host,    G::G2, true},
        {A::ReleasePowerKey,    "release-power-key",    "Release power key",      T::Host,    G::G4, false},
        {A::PowerOn,            "power-on",             "Power on",               T::Host,    G::G2, true},
        {A::PowerOff,           "power-off",            "Power off",              T::Host,    G::G3, false},
        {A::SoftReboot,         "soft-reboot",          "Soft reboot",            T::Host,    G::G3, false},
        {A::HardReboot,         "hard-reboot",          "Hard reboot",            T::Host,    G::G3, false},
        {A::Pause,              "pause",                "Pause",                  T::Host,    G::G2, true},
        {A::Resume,             "resume",               "Resume",                 T::Host,    G::G2, true},
        {A::Detach,             "detach",               "Detach",                 T::Host,    G::G3, false},
        {A::Attach,             "attach",               "Attach",                 T::Host,    G::G2, true},
        {A::StripFinalizer,     "strip-finalizer",      "Remove finalizer",       T::Machine, G::G5, false},
        {A::ForceDelete,        "force-delete",         "Force delete",           T::Machine, G::G5, false},
    };
    // clang-format on
    return table;
}

const ActionInfo &infoOf(Action action)
{
    return *std::find_if(actions().begin(), actions().end(), [action](const ActionInfo &info) {
        return info.action == action;
    });
}

std::optional<Action> actionFrom(std::string_view id)
{
    for (const ActionInfo &info : actions()) {
        if (id == info.id)
            return info.action;
    }
    return std::nullopt;
}

bool isOfWholeCluster(Action action)
{
    return action == Action::PauseCluster || action == Action::ResumeCluster;
}

const char *toString(GuardLevel level)
{
    return levelNames.at(static_cast<std::size_t>(level));
}

std::optional<GuardLevel> guardLevelFrom(std::string_view text)
{
    for (std::size_t i = 0; i < levelNames.size(); ++i) {
        if (text == levelNames.at(i))
            return static_cast<GuardLevel>(i);
    }
    return std::nullopt;
}

const char *toString(Target target)
{
    switch (target) {
    case Target::Machine:
        return "Machine";
    case Target::Node:
        return "Node";
    case Target::Host:
        break;
    }
    return "BareMetalHost";
}

} // namespace hp::overrides
