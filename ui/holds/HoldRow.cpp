// SPDX-License-Identifier: Apache-2.0
#include "ui/holds/HoldRow.h"

#include "ui/languages/Translated.h"
#include "ui/session/Wire.h"

namespace hp::ui {

bool HoldRow::isOrphan() const
{
    return has(live::HoldModifier::Orphan) || owner.liveness == live::Liveness::Missing;
}

bool HoldRow::isControlPlane() const
{
    return impact == live::Impact::ControlPlane;
}

int HoldRow::rank() const
{
    if (priority >= 1 && priority <= 3)
        return priority - 1;
    return isArmed() ? 5 : state == live::HoldState::Bypassed ? 4 : 3;
}

HoldRow holdRow(const QString &key, const wire::Object &row)
{
    HoldRow result;
    HoldRow::members(result, live::RowReader<wire::Tree>(row));
    result.key = key;
    result.machineKey = result.ns + QLatin1Char('/') + result.machine;
    if (!result.since)
        result.since = result.observed;
    for (Said *said :
         {&result.owner.says, &result.reason, &result.evidence, &result.sentence, &result.next})
        said->text = translated(*said);
    return result;
}

} // namespace hp::ui
