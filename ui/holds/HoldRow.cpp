// SPDX-License-Identifier: Apache-2.0
#include "ui/holds/HoldRow.h"

#include "ui/session/RowFields.h"

namespace hp::ui {

bool HoldRow::isOrphan() const
{
    return modifiers.contains(QLatin1String("Orphan")) || liveness == QLatin1String("missing");
}

bool HoldRow::isControlPlane() const
{
    return impact == QLatin1String("controlPlane");
}

int HoldRow::rank() const
{
    if (priority >= 1 && priority <= 3)
        return priority - 1;
    return isArmed() ? 5 : state == QLatin1String("Bypassed") ? 4 : 3;
}

HoldRow holdRow(const QString &key, const QVariantMap &row)
{
    HoldRow result;
    result.key = key;
    result.machine = wordOf(row, "machine");
    result.machineKey = wordOf(row, "ns") + QLatin1Char('/') + result.machine;
    result.role = wordOf(row, "role");
    result.host = wordOf(row, "host");
    result.kind = wordOf(row, "kind");
    result.point = wordOf(row, "waitingAt");
    result.hold = wordOf(row, "hold");
    const QVariantMap owner = row.value(QStringLiteral("owner")).toMap();
    result.owner = wordOf(owner, "name");
    result.ownerKind = wordOf(owner, "kind");
    result.ownerObject = wordOf(owner, "object");
    result.liveness = wordOf(owner, "liveness");
    result.ownerSays = sentenceOf(owner, "says");
    result.state = wordOf(row, "state");
    result.modifiers = row.value(QStringLiteral("modifiers")).toStringList();
    result.reason = sentenceOf(row, "reason");
    result.evidence = sentenceOf(row, "evidence");
    result.impact = wordOf(row, "impact");
    result.sentence = sentenceOf(row, "sentence");
    result.next = sentenceOf(row, "next");
    result.since = instantOf(row, "since");
    if (result.since == 0)
        result.since = instantOf(row, "observed");
    result.eta = instantOf(row, "eta");
    const QVariantMap expected = row.value(QStringLiteral("expected")).toMap();
    result.lateAt = instantOf(expected, "lateAt");
    result.overdueAt = instantOf(expected, "overdueAt");
    result.p50 = expected.value(QStringLiteral("p50")).toDouble();
    result.p95 = expected.value(QStringLiteral("p95")).toDouble();
    result.samples = expected.value(QStringLiteral("n")).toInt();
    result.budget = expected.value(QStringLiteral("budget")).toDouble();
    result.priority = row.value(QStringLiteral("priority")).toInt();
    result.foremost = row.value(QStringLiteral("foremost")).toBool();
    return result;
}

} // namespace hp::ui
