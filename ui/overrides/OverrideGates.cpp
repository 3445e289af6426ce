// SPDX-License-Identifier: Apache-2.0
#include "ui/overrides/OverrideGates.h"

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
    return Gates::tr("Nothing is sent on data older than 10 s.");
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
        return closed(Gates::tr("You may look and not act: the role operator is needed."));
    if (standing.stale)
        return closed(staleText());
    if (!row.refusal.isEmpty())
        return closed(row.refusal);
    if (!row.offered)
        return closed(Gates::tr("Holdpoint explains this and never does it."));
    if (row.needsReason) {
        const QString reason = draft.reason.trimmed();
        if (reason.isEmpty())
            return closed(Gates::tr("A reason is needed."));
        if (reason.size() < overrideReasonLength && !looksLikeTicket(reason))
            return closed(Gates::tr("The reason needs %1 characters or a ticket id.")
                              .arg(overrideReasonLength));
        if (!saysSomething(reason))
            return closed(
                Gates::tr("A reason says what happened, not one character again and again."));
    }
    if (row.needsName && draft.typedName != row.nameToType)
        return closed(Gates::tr("Type %1 to go on.").arg(row.nameToType));
    return {true, {}};
}

GateVerdict approvalGates(const OverrideRow &row, const OverrideStanding &standing)
{
    if (row.state != QLatin1String("awaitingApproval"))
        return closed(Gates::tr("It does not wait for an approval."));
    if (row.by == standing.identity)
        return closed(Gates::tr("Another person than %1 has to approve.").arg(row.by));
    if (!standing.roles.contains(QLatin1String("approver"))
        && !standing.roles.contains(QLatin1String("admin")))
        return closed(Gates::tr("The role approver is needed to approve it."));
    if (standing.stale)
        return closed(staleText());
    return {true, {}};
}

} // namespace hp::ui
