// SPDX-License-Identifier: Apache-2.0
#include "ui/holds/HoldRow.h"

#include "ui/languages/Translated.h"
#include "ui/session/Wire.h"

#include <QCoreApplication>

namespace hp::ui {

namespace {

/// As an older backend would say it, which does not.
QString causeOf(const HoldRow &row)
{
    using enum live::HoldKind;
    // Where each machine has a hold of its own name, the reason is what they have in common.
    const bool ofOneMachine =
        row.kind == Window || row.kind == Paused || row.kind == Detached || row.kind == DrainPod;
    const QString what = ofOneMachine || row.hold.isEmpty() ? row.reason.text : row.hold;
    if (row.owner.name.isEmpty() || ofOneMachine)
        return QCoreApplication::translate("HoldRow", "%1 at %2").arg(what, row.waitingAt);
    return QCoreApplication::translate("HoldRow", "%1 of %2 at %3")
        .arg(what, row.owner.name, row.waitingAt);
}

} // namespace

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
    result.causeKey = result.cause.text;
    for (Said *said : {&result.owner.says,
                       &result.reason,
                       &result.evidence,
                       &result.sentence,
                       &result.next,
                       &result.cause})
        said->text = translated(*said);
    if (result.cause.empty())
        result.cause.text = causeOf(result);
    return result;
}

} // namespace hp::ui
