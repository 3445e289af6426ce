// SPDX-License-Identifier: Apache-2.0
#include "ui/overrides/OverrideRow.h"

#include "ui/languages/Translated.h"
#include "ui/session/LiveValues.h"
#include "ui/session/RowFields.h"

#include <algorithm>

namespace hp::ui {

namespace {

using Check = live::BasicOverrideCheck<QString>;

} // namespace

QList<OverrideCheck> overrideChecks(const std::vector<Check> &entries)
{
    QList<OverrideCheck> checks;
    for (const Check &check : entries)
        checks.append({.id = check.id,
                       .question = translated(check.question),
                       .light = textOf(check.light),
                       .evidence = translated(check.evidence),
                       .source = translated(check.source),
                       .at = millisecondsOf(check.at)});
    const auto rank = [](const OverrideCheck &check) {
        return check.light == QLatin1String("red")  ? 0
            : check.light == QLatin1String("green") ? 2
                                                    : 1;
    };
    std::ranges::stable_sort(checks, {}, rank);
    return checks;
}

QVariantList checkMaps(const QList<OverrideCheck> &checks)
{
    QVariantList maps;
    for (const OverrideCheck &check : checks)
        maps.append(QVariantMap{{QStringLiteral("question"), check.question},
                                {QStringLiteral("light"), check.light},
                                {QStringLiteral("evidence"), check.evidence},
                                {QStringLiteral("source"), check.source},
                                {QStringLiteral("at"), check.at}});
    return maps;
}

QString OverrideRow::shortName() const
{
    return object.section(QLatin1Char('/'), -1);
}

QString OverrideRow::standing() const
{
    QStringList parts{uid, level, refusal};
    for (const OverrideCheck &check : checks)
        parts.append(check.id + QLatin1Char('=') + check.light);
    return parts.join(QLatin1Char('\n'));
}

bool OverrideRow::isOver() const
{
    return live::BasicOverrideRow<QString>{
        .state = live::fromWord<live::OverrideState>(state.toStdString())}
        .isOver();
}

OverrideRow overrideRow(const QVariant &map)
{
    OverrideRow result;
    const auto row = rowOf<live::BasicOverrideRow<QString>>(map);
    if (row.id.isEmpty())
        return result;
    const auto secondsIn = [](Duration delay) { return static_cast<int>(secondsOf(delay)); };
    result.id = row.id;
    result.state = textOf(row.state);
    result.action = row.action;
    result.verb = row.verb;
    result.kind = row.kind;
    result.object = row.object;
    result.uid = row.uid;
    result.machine = row.machine;
    result.consequence = translated(row.consequence);
    result.bypassed = translated(row.bypassed);
    result.next = translated(row.next);
    result.refusal = translated(row.refusal);
    result.saferExits = translated(row.saferExits);
    result.level = row.level;
    result.levelWhy = translated(row.levelWhy);
    result.needsReason = row.gates.reason;
    result.needsHold = row.gates.pressAndHold;
    result.needsName = row.gates.typeName;
    result.needsSecond = row.gates.secondPerson;
    result.delaySeconds = secondsIn(row.gates.delay);
    result.offered = row.gates.offered;
    result.breakGlassSeconds = row.breakGlassGates ? secondsIn(row.breakGlassGates->delay) : 0;
    result.others = translated(row.others);
    result.nameToType = row.nameToType;
    result.digits = row.digits;
    result.dryRun = row.dryRun.state;
    result.dryRunMessage = translated(row.dryRun.message);
    result.checks = overrideChecks(row.checks);
    result.patch = row.patch;
    result.patchType = row.patchType;
    result.kubectl = row.kubectl;
    result.digest = row.digest;
    result.by = row.by;
    result.reason = row.reason;
    result.breakGlass = row.breakGlass;
    result.approvedBy = row.approvedBy;
    result.revision = row.revision;
    result.outcome = translated(row.outcome);
    result.at = millisecondsOf(row.at);
    result.committedAt = millisecondsOf(row.committedAt);
    result.approvalUntil = millisecondsOf(row.approvalUntil);
    result.sendAt = millisecondsOf(row.sendAt);
    result.sentAt = millisecondsOf(row.sentAt);
    result.acceptedAt = millisecondsOf(row.acceptedAt);
    result.observeUntil = millisecondsOf(row.observeUntil);
    result.endedAt = millisecondsOf(row.endedAt);
    return result;
}

} // namespace hp::ui
