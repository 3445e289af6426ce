// SPDX-License-Identifier: Apache-2.0
#include "model/rules/maintenance/Strategy.h"

#include "model/messages/Maintenance.h"
#include "model/rules/maintenance/MaintenanceNames.h"

#include <algorithm>

namespace hp::maintenance {

namespace {

bool isMismatch(const std::string &code)
{
    return code == code::stateMismatch || code == code::stateMismatchToo;
}

StrategyChoice chosen(const StrategyView &view, const StrategyRow &row)
{
    const bool onMetal = view.platform == Platform::Metal;
    const std::string &strategy = view.strategy;
    if (strategy == "alert-only")
        return {Strategy::Alert, say::strategyIs(strategy)};
    if (strategy.empty() || strategy == "auto") {
        const Strategy byTable = onMetal ? row.metal : row.cloud;
        return {byTable,
                byTable == Strategy::Alert ? say::eventWantsPerson() : say::byEventAndPlatform()};
    }
    if (strategy == "delete") {
        return onMetal && !view.spareHost
            ? StrategyChoice{Strategy::Alert, say::deletingWantsSpareHost()}
            : StrategyChoice{Strategy::Delete, say::strategyIs(strategy)};
    }
    if (strategy != "power-cycle" && strategy != "hold")
        return {Strategy::Alert, say::strategyIsUnknown(strategy)};
    if (!onMetal)
        return {Strategy::Alert, say::strategyNeedsHost(strategy)};
    return {strategy == "hold" ? Strategy::Hold : Strategy::PowerCycle, say::strategyIs(strategy)};
}

} // namespace

const char *toString(Strategy strategy)
{
    switch (strategy) {
    case Strategy::Delete:
        return "delete";
    case Strategy::PowerCycle:
        return "power-cycle";
    case Strategy::Hold:
        return "hold";
    case Strategy::Alert:
        break;
    }
    return "alert-only";
}

const std::vector<StrategyRow> &strategyTable()
{
    static const std::vector<StrategyRow> rows{
        {code::instanceStop, Strategy::Delete, Strategy::Hold},
        {code::instanceRetirement, Strategy::Delete, Strategy::Hold},
        {code::instanceReboot, Strategy::Delete, Strategy::PowerCycle},
        {code::systemReboot, Strategy::Delete, Strategy::PowerCycle},
        {code::systemMaintenance, Strategy::Delete, Strategy::Hold},
        {code::stateMismatch, Strategy::Delete, Strategy::Alert},
        {code::lbUnhealthy, Strategy::Alert, Strategy::Alert},
        {code::firmwarePending, Strategy::Alert, Strategy::PowerCycle},
        {code::hardwareDegraded, Strategy::Alert, Strategy::Hold},
    };
    return rows;
}

StrategyChoice chooseStrategy(const StrategyView &view)
{
    if (view.isMaster)
        return {Strategy::Alert, say::controlPlaneIsNeverTouched()};
    const std::string code = isMismatch(view.code) ? code::stateMismatch : view.code;
    const auto &rows = strategyTable();
    const auto row = std::find_if(
        rows.begin(), rows.end(), [&code](const StrategyRow &one) { return one.code == code; });
    if (row == rows.end())
        return {Strategy::Alert, say::eventCodeIsUnknown(view.code)};
    if (row->cloud == Strategy::Alert && row->metal == Strategy::Alert)
        return {Strategy::Alert, say::eventWantsPerson()};
    if (isMismatch(code) && !view.instanceIsDown)
        return {Strategy::Alert, say::instanceIsNeitherStoppedNorGone()};
    return chosen(view, *row);
}

} // namespace hp::maintenance
