// SPDX-License-Identifier: Apache-2.0
#include "model/rules/power/HostPowerDecision.h"

#include "model/rules/power/rows/HostPowerFacts.h"

namespace hp::rules {

namespace {

/// The whole table: gates, deletion, observation, then the side that the host is on.
std::vector<const std::vector<HostPowerRow> *> powerTable()
{
    return {&hostDeletionRows(),
            &hostGateRows(),
            &hostObserveRows(),
            &hostPowerOffRows(),
            &hostPowerOnRows()};
}

} // namespace

const char *toString(PowerCommand command)
{
    switch (command) {
    case PowerCommand::On:
        return "On";
    case PowerCommand::SoftOff:
        return "GracefulShutdown";
    case PowerCommand::HardOff:
        return "ForceOff";
    case PowerCommand::SoftRestart:
        return "GracefulRestart";
    case PowerCommand::HardRestart:
        break;
    }
    return "ForceRestart";
}

HostPowerDecision decideHostPower(const HostPowerView &view, TimePoint now)
{
    const HostPowerFacts facts(view, now);
    for (const auto *part : powerTable()) {
        for (const HostPowerRow &row : *part) {
            if (row.applies(facts))
                return row.decide(facts, row.name);
        }
    }
    return facts.recheck("-", "no rule applies", facts.settings.pollSteady);
}

std::vector<std::string> hostPowerRows()
{
    std::vector<std::string> names;
    for (const auto *part : powerTable()) {
        for (const HostPowerRow &row : *part)
            names.emplace_back(row.name);
    }
    return names;
}

} // namespace hp::rules
