// SPDX-License-Identifier: Apache-2.0
#include "ui/overrides/OverrideGates.h"

#include "model/base/ReasonLimits.h"

#include <QCoreApplication>
#include <QSet>

#include <algorithm>

namespace hp::ui {

namespace {

struct Gates {
    Q_DECLARE_TR_FUNCTIONS(OverrideGates)
};

GateVerdict closed(const QString &why)
{
    return {false, why};
}

QString staleText()
{
    return Gates::tr("Disabled: the data is older than 10 s.");
}

/// As the backend counts: blanks are no character.
bool saysSomething(const QString &reason)
{
    QSet<char32_t> seen;
    for (const char32_t c : reason.toUcs4())
        if (!QChar::isSpace(c))
            seen.insert(c);
    return seen.size() >= (looksLikeTicket(reason) ? 2 : 3);
}

} // namespace

bool looksLikeTicket(const QString &text)
{
    const auto plain = [](QChar c) {
        return c.isLetterOrNumber() || QStringLiteral("-#_/").contains(c);
    };
    return text.size() >= 3 && std::ranges::all_of(text, plain)
        && std::ranges::count_if(text, [](QChar c) { return c.isDigit(); }) >= 2;
}

GateVerdict
commitGates(const OverrideRow &row, const OverrideDraft &draft, const OverrideStanding &standing)
{
    if (!standing.mayWrite)
        return closed(Gates::tr("Read-only: requires the role operator."));
    if (standing.stale)
        return closed(staleText());
    if (!row.refusal.isEmpty())
        return closed(row.refusal);
    if (!row.offered)
        return closed(Gates::tr("Holdpoint explains this action and never does it."));
    // Levels are ordered as their names are.
    if (row.level < standing.ownLevel)
        return closed(
            Gates::tr("The backend asks for %1 and does not know your own rule, which asks for %2.")
                .arg(row.level, standing.ownLevel));
    if (row.needsReason) {
        const QString reason = draft.reason.trimmed();
        if (reason.isEmpty())
            return closed(Gates::tr("Enter a reason."));
        if (draft.reason.toUtf8().size() > static_cast<qsizetype>(maxReason))
            return closed(Gates::tr("The reason has more than %1 bytes.").arg(maxReason));
        if (reason.size() < static_cast<qsizetype>(reasonLength) && !looksLikeTicket(reason))
            return closed(
                Gates::tr("The reason needs %1 characters or a ticket id.").arg(reasonLength));
        if (!saysSomething(reason))
            return closed(Gates::tr("A reason must say what happened, not repeat one character."));
    }
    if (row.needsName && draft.typedName != row.nameToType)
        return closed(Gates::tr("Type %1 to continue.").arg(row.nameToType));
    return {true, {}};
}

GateVerdict approvalGates(const OverrideRow &row, const OverrideStanding &standing)
{
    if (row.state != QLatin1String("awaitingApproval"))
        return closed(Gates::tr("It does not wait for approval."));
    if (row.by == standing.identity)
        return closed(Gates::tr("A person other than %1 must approve.").arg(row.by));
    if (!standing.roles.contains(QLatin1String("approver"))
        && !standing.roles.contains(QLatin1String("admin")))
        return closed(Gates::tr("Approving requires the role approver."));
    if (standing.stale)
        return closed(staleText());
    return {true, {}};
}

} // namespace hp::ui
