// SPDX-License-Identifier: Apache-2.0
#include "model/rules/alarms/AlertAlarms.h"

#include "model/messages/Fact.h"

#include <algorithm>
#include <array>
#include <string_view>

namespace hp::alarms {

namespace {

constexpr std::array<std::string_view, 2> saidByTheirHolds{"HoldpointHookOverdue",
                                                           "HoldpointMachineHeldBeforeCreate"};

int alarmPriority(std::string_view severity)
{
    return severity == "critical" ? 1 : severity == "warning" ? 2 : 3;
}

std::string labelOf(const alerts::FiringAlert &alert, const char *name)
{
    const auto label = alert.labels.find(name);
    return label == alert.labels.end() ? std::string() : label->second;
}

/// "namespace/name" of the Machine that it is about; empty for what is about no single one.
std::string machineOf(const alerts::FiringAlert &alert)
{
    const std::string ns = labelOf(alert, "namespace");
    std::string name = labelOf(alert, "machine");
    if (name.empty() && std::string_view(alert.rule->name).starts_with("Machine")
        && !std::string_view(alert.rule->name).starts_with("MachineHealthCheck"))
        name = labelOf(alert, "name");
    return ns.empty() || name.empty() ? std::string() : ns + '/' + name;
}

std::string keyOf(const alerts::FiringAlert &alert)
{
    std::string key = std::string("alert/") + alert.rule->name;
    for (const auto &[label, value] : alert.labels)
        key += '/' + value;
    return key;
}

} // namespace

std::vector<AlarmSource> alarmsOf(const std::vector<alerts::FiringAlert> &alerts)
{
    std::vector<AlarmSource> sources;
    for (const alerts::FiringAlert &alert : alerts) {
        if (!alert.firingSince
            || std::ranges::find(saidByTheirHolds, alert.rule->name) != saidByTheirHolds.end())
            continue;
        const Message said = quoted(alert.summary());
        const std::string machine = machineOf(alert);
        sources.push_back({keyOf(alert),
                           machine,
                           said.sentence(),
                           alarmPriority(alert.rule->severity),
                           said,
                           // What is about no machine is one alarm of its own.
                           machine.empty() ? Message() : say::alertOfRule(alert.rule->name)});
    }
    return sources;
}

} // namespace hp::alarms
