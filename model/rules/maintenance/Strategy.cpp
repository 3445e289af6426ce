// SPDX-License-Identifier: Apache-2.0
#include "model/rules/maintenance/Strategy.h"

#include "model/messages/Maintenance.h"
#include "model/resource/BareMetalHost.h"
#include "model/resource/Machine.h"
#include "model/rules/maintenance/MaintenanceNames.h"

#include <algorithm>
#include <utility>

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
    const auto inPlace = [&view](Strategy way, Message why) {
        return view.lacksHost ? StrategyChoice{Strategy::Alert, say::hostIsNotFound()}
                              : StrategyChoice{way, std::move(why)};
    };
    if (strategy == "alert-only")
        return {Strategy::Alert, say::strategyIs(strategy)};
    if (strategy.empty() || strategy == "auto") {
        const Strategy byTable = onMetal ? row.metal : row.cloud;
        return byTable == Strategy::Alert ? StrategyChoice{byTable, say::eventWantsPerson()}
                                          : inPlace(byTable, say::byEventAndPlatform());
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
    return inPlace(strategy == "hold" ? Strategy::Hold : Strategy::PowerCycle,
                   say::strategyIs(strategy));
}

} // namespace

Platform platformOf(const Object &machine, const Object &host)
{
    const bool namesHost = !machine.annotation(host::hostAnnotation).value_or("").empty()
        || machine::providerId(machine).starts_with("baremetalhost:");
    return host || namesHost ? Platform::Metal : Platform::Cloud;
}

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
