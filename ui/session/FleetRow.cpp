// SPDX-License-Identifier: Apache-2.0
#include "ui/session/FleetRow.h"

#include "ui/languages/Translated.h"
#include "ui/session/LiveValues.h"
#include "ui/session/Wire.h"

namespace hp::ui {

using live::Look;

bool FleetRow::inMaintenance() const
{
    return status.look == Look::Maintenance || maintenance == live::MaintenanceStage::UnderWay;
}

Look FleetRow::look() const
{
    return status.look == Look::Progress && holding() ? Look::Holding : status.look;
}

QString FleetRow::powerLook() const
{
    return powerMismatch() ? QStringLiteral("mismatch") : textOf(power).toLower();
}

int FleetRow::rank() const
{
    if (status.priority >= 1 && status.priority <= 3)
        return status.priority - 1;
    switch (look()) {
    case Look::Failed:
        return 3;
    case Look::Holding:
        return 4;
    case Look::Maintenance:
        return 6;
    case Look::Progress:
        return 7;
    case Look::Normal:
        return 8;
    default:
        return 5; // a word of a newer server counts as unknown
    }
}

FleetRow fleetRow(const QString &key, const wire::Object &row)
{
    FleetRow result;
    result.key = key;
    FleetRow::members(result, live::RowReader<wire::Tree>(row));
    return result;
}

QString pointOfHold(live::HoldKind kind)
{
    switch (kind) {
    case live::HoldKind::PowerKey:
        return translatedWord(QStringLiteral("power"));
    case live::HoldKind::DrainBudget:
        return translatedWord(QStringLiteral("disruption budget"));
    case live::HoldKind::DrainPod:
        return translatedWord(QStringLiteral("drain"));
    case live::HoldKind::Cause: // its name is all there is to say
        return {};
    default:
        break;
    }
    const QString word = textOf(kind);
    return word.startsWith(QLatin1String("hook.")) ? word.mid(5) : word;
}

} // namespace hp::ui
