// SPDX-License-Identifier: Apache-2.0
#include "ui/session/FleetRow.h"

#include "ui/session/Wire.h"

#include <algorithm>

namespace hp::ui {

const FleetHold *FleetRow::holding() const
{
    const auto found = std::ranges::find_if(holds, [](const FleetHold &hold) {
        return hold.state == QLatin1String("Holding") || hold.state == QLatin1String("Late")
            || hold.state == QLatin1String("Overdue");
    });
    return found == holds.end() ? nullptr : &*found;
}

const FleetHold *FleetRow::holdIn(const char *state) const
{
    const auto found = std::ranges::find_if(
        holds, [state](const FleetHold &hold) { return hold.state == QLatin1String(state); });
    return found == holds.end() ? nullptr : &*found;
}

bool FleetRow::powerMismatch() const
{
    return (power == QLatin1String("On") && !wantsOn) || (power == QLatin1String("Off") && wantsOn);
}

bool FleetRow::powerInDoubt() const
{
    return power == QLatin1String("Unknown") || powerMismatch();
}

bool FleetRow::inMaintenance() const
{
    return look == QLatin1String("maintenance") || maintenance == QLatin1String("underWay");
}

int FleetRow::rank() const
{
    if (priority >= 1 && priority <= 3)
        return priority - 1;
    static constexpr const char *words[] = {
        "failed", "holding", "unknown", "maintenance", "progress", "normal"};
    int rank = 3;
    for (const char *known : words) {
        if (look == QLatin1String(known))
            return rank;
        ++rank;
    }
    return 5; // a word of a newer server counts as unknown
}

FleetRow fleetRow(const QString &key, const wire::Object &row)
{
    FleetRow result;
    result.key = key;
    result.ns = wire::text(row, "ns");
    result.name = wire::text(row, "name");
    result.notUnderstood = wire::text(row, "notUnderstood");
    result.role = wire::text(row, "role");
    result.set = wire::text(row, "set");
    result.zone = wire::text(row, "zone");
    result.phase = wire::text(row, "phase");
    result.phaseSince = wire::time(row, "phaseSince");
    result.created = wire::time(row, "created");
    result.deleting = wire::flag(row, "deleting");
    result.node = wire::text(row, "node");
    result.nodeReady = wire::text(row, "nodeReady");
    result.cordoned = wire::flag(row, "cordoned");
    result.host = wire::text(row, "host");
    result.power = wire::text(row, "power");
    result.wantsOn = wire::flag(row, "wantsOn");
    result.powerHolds = static_cast<int>(wire::number(row, "powerHolds"));
    result.maintenance = wire::text(row, "maintenance");
    const wire::Object status = wire::object(row, "status");
    result.look = wire::text(status, "look");
    result.word = wire::text(status, "word");
    result.priority = static_cast<int>(wire::number(status, "priority"));
    result.since = wire::time(status, "since");
    result.sentence = wire::text(row, "sentence");
    simdjson::dom::array holds;
    if (row["holds"].get(holds) == simdjson::SUCCESS) {
        for (const wire::Value value : holds) {
            wire::Object hold;
            if (value.get(hold) != simdjson::SUCCESS)
                continue;
            result.holds.push_back({wire::text(hold, "kind"),
                                    wire::text(hold, "name"),
                                    wire::text(hold, "owner"),
                                    wire::text(hold, "state"),
                                    wire::time(hold, "since")});
        }
    }
    return result;
}

QString pointOfHold(const QString &kind)
{
    if (kind.startsWith(QLatin1String("hook.")))
        return kind.mid(5);
    if (kind == QLatin1String("power.key"))
        return QStringLiteral("power");
    if (kind == QLatin1String("drain.pdb"))
        return QStringLiteral("disruption budget");
    if (kind == QLatin1String("drain.pod"))
        return QStringLiteral("drain");
    return kind;
}

} // namespace hp::ui
