// SPDX-License-Identifier: Apache-2.0
#include "ui/overrides/OverrideRow.h"

#include "ui/languages/SentenceBook.h"
#include "ui/session/RowFields.h"

#include <algorithm>

namespace hp::ui {

QList<OverrideCheck> overrideChecks(const QVariantList &entries)
{
    QList<OverrideCheck> checks;
    for (const QVariant &entry : entries) {
        const QVariantMap check = entry.toMap();
        checks.append({.id = wordOf(check, "id"),
                       .question = sentenceOf(check, "question"),
                       .light = wordOf(check, "light"),
                       .evidence = sentenceOf(check, "evidence"),
                       .source = sentenceOf(check, "source"),
                       .at = instantOf(check, "at")});
    }
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
    QStringList parts{level, refusal};
    for (const OverrideCheck &check : checks)
        parts.append(check.id + QLatin1Char('=') + check.light);
    return parts.join(QLatin1Char('\n'));
}

bool OverrideRow::isOver() const
{
    static const QStringList ends{QStringLiteral("observed"),
                                  QStringLiteral("timedOut"),
                                  QStringLiteral("refused"),
                                  QStringLiteral("aborted"),
                                  QStringLiteral("expired"),
                                  QStringLiteral("voided")};
    return ends.contains(state);
}

OverrideRow overrideRow(const QVariantMap &row)
{
    OverrideRow result;
    result.id = wordOf(row, "id");
    if (result.id.isEmpty())
        return result;
    const QVariantMap gates = row.value(QStringLiteral("gates")).toMap();
    const auto gate = [&gates](const char *name) {
        return gates.value(QLatin1String(name)).toBool();
    };
    result.state = wordOf(row, "state");
    result.action = wordOf(row, "action");
    result.verb = wordOf(row, "verb");
    result.kind = wordOf(row, "kind");
    result.object = wordOf(row, "object");
    result.machine = wordOf(row, "machine");
    result.consequence = sentenceOf(row, "consequence");
    result.bypassed = translated(row.value(QStringLiteral("bypassed")).toStringList());
    result.next = sentenceOf(row, "next");
    result.refusal = sentenceOf(row, "refusal");
    result.saferExits = translated(row.value(QStringLiteral("saferExits")).toStringList());
    result.level = wordOf(row, "level");
    result.levelWhy = translated(row.value(QStringLiteral("levelWhy")).toStringList());
    result.needsReason = gate("reason");
    result.needsHold = gate("pressAndHold");
    result.needsName = gate("typeName");
    result.needsSecond = gate("secondPerson");
    result.delaySeconds = gates.value(QStringLiteral("delaySeconds")).toInt();
    // A backend that does not say so does not offer it.
    result.offered = gate("offered");
    result.breakGlassSeconds = row.value(QStringLiteral("breakGlassGates"))
                                   .toMap()
                                   .value(QStringLiteral("delaySeconds"))
                                   .toInt();
    result.nameToType = wordOf(row, "nameToType");
    result.digits = wordOf(row, "digits");
    const QVariantMap dryRun = row.value(QStringLiteral("dryRun")).toMap();
    result.dryRun = wordOf(dryRun, "state");
    result.dryRunMessage = sentenceOf(dryRun, "message");
    result.checks = overrideChecks(row.value(QStringLiteral("checks")).toList());
    result.patch = wordOf(row, "patch");
    result.patchType = wordOf(row, "patchType");
    result.kubectl = wordOf(row, "kubectl");
    result.digest = wordOf(row, "digest");
    result.by = wordOf(row, "by");
    result.reason = wordOf(row, "reason");
    result.breakGlass = row.value(QStringLiteral("breakGlass")).toBool();
    result.approvedBy = wordOf(row, "approvedBy");
    result.revision = wordOf(row, "revision");
    result.outcome = sentenceOf(row, "outcome");
    result.at = instantOf(row, "at");
    result.committedAt = instantOf(row, "committedAt");
    result.approvalUntil = instantOf(row, "approvalUntil");
    result.sendAt = instantOf(row, "sendAt");
    result.sentAt = instantOf(row, "sentAt");
    result.acceptedAt = instantOf(row, "acceptedAt");
    result.observeUntil = instantOf(row, "observeUntil");
    result.endedAt = instantOf(row, "endedAt");
    return result;
}

} // namespace hp::ui
