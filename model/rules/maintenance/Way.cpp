// SPDX-License-Identifier: Apache-2.0
#include "model/rules/maintenance/Way.h"

#include "model/rules/maintenance/MaintenanceNames.h"

#include <algorithm>

namespace hp::maintenance {

namespace {

bool isMismatch(const std::string &code)
{
    return code == code::stateMismatch || code == code::stateMismatchToo;
}

WayChoice chosen(const WayView &view, const WayRow &row)
{
    const bool onMetal = view.platform == Platform::Metal;
    const std::string &strategy = view.strategy;
    if (strategy == "alert-only")
        return {Way::Alert, "its strategy is alert-only"};
    if (strategy.empty() || strategy == "auto") {
        const Way way = onMetal ? row.metal : row.cloud;
        return {way, way == Way::Alert ? "this event wants a person" : "by event and platform"};
    }
    if (strategy == "delete") {
        return onMetal && !view.spareHost
            ? WayChoice{Way::Alert,
                        "strategy delete is refused: no available host matches the Machine that "
                        "would replace it"}
            : WayChoice{Way::Delete, "its strategy is delete"};
    }
    if (strategy != "power-cycle" && strategy != "hold")
        return {Way::Alert, "strategy " + strategy + " is unknown"};
    if (!onMetal)
        return {Way::Alert, "strategy " + strategy + " needs a BareMetalHost"};
    return {strategy == "hold" ? Way::Hold : Way::PowerCycle, "its strategy is " + strategy};
}

} // namespace

const char *toString(Way way)
{
    switch (way) {
    case Way::Delete:
        return "delete";
    case Way::PowerCycle:
        return "power-cycle";
    case Way::Hold:
        return "hold";
    case Way::Alert:
        break;
    }
    return "alert-only";
}

const std::vector<WayRow> &wayTable()
{
    static const std::vector<WayRow> rows{
        {code::instanceStop, Way::Delete, Way::Hold},
        {code::instanceRetirement, Way::Delete, Way::Hold},
        {code::instanceReboot, Way::Delete, Way::PowerCycle},
        {code::systemReboot, Way::Delete, Way::PowerCycle},
        {code::systemMaintenance, Way::Delete, Way::Hold},
        {code::stateMismatch, Way::Delete, Way::Alert},
        {code::lbUnhealthy, Way::Alert, Way::Alert},
        {code::firmwarePending, Way::Alert, Way::PowerCycle},
        {code::hardwareDegraded, Way::Alert, Way::Hold},
    };
    return rows;
}

WayChoice chooseWay(const WayView &view)
{
    if (view.isMaster)
        return {Way::Alert, "a control plane machine is never touched"};
    const std::string code = isMismatch(view.code) ? code::stateMismatch : view.code;
    const auto &rows = wayTable();
    const auto row = std::find_if(
        rows.begin(), rows.end(), [&code](const WayRow &one) { return one.code == code; });
    if (row == rows.end())
        return {Way::Alert, "event code \"" + view.code + "\" is unknown"};
    if (row->cloud == Way::Alert && row->metal == Way::Alert)
        return {Way::Alert, "this event wants a person"};
    if (isMismatch(code) && !view.instanceIsDown)
        return {Way::Alert, "the instance is not stopped and not gone"};
    return chosen(view, *row);
}

} // namespace hp::maintenance
