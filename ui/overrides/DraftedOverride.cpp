// SPDX-License-Identifier: Apache-2.0
#include "ui/overrides/DraftedOverride.h"

namespace hp::ui {

DraftedOverride::DraftedOverride(UiClock &clock, QObject *parent)
    : ReviewedOverride(parent)
    , m_press(clock)
{
    connect(&m_press, &PressAndHold::downChanged, this, &DraftedOverride::holdingChanged);
}

void DraftedOverride::setReason(const QString &reason)
{
    if (m_draft.reason == reason)
        return;
    m_draft.reason = reason;
    m_reasons.insert(draftKey(), reason);
    emit draftChanged();
}

void DraftedOverride::setTypedName(const QString &name)
{
    if (m_draft.typedName == name)
        return;
    m_draft.typedName = name;
    emit draftChanged();
}

void DraftedOverride::setBreakGlass(bool breakGlass)
{
    if (m_draft.breakGlass == breakGlass)
        return;
    m_draft.breakGlass = breakGlass;
    emit draftChanged();
}

void DraftedOverride::setDigits(const QString &digits)
{
    if (m_digits == digits)
        return;
    m_digits = digits;
    emit draftChanged();
}

void DraftedOverride::beginDraft()
{
    m_draft = {.reason = m_reasons.value(draftKey())};
}

void DraftedOverride::forgetActs()
{
    stopHold();
    m_draft.typedName.clear();
    m_draft.breakGlass = false;
    m_digits.clear();
}

QVariantMap DraftedOverride::commitArguments(const QString &id) const
{
    return {{QStringLiteral("id"), id},
            {QStringLiteral("digest"), m_row.digest},
            {QStringLiteral("reason"), m_draft.reason.trimmed()},
            {QStringLiteral("name"), m_draft.typedName},
            {QStringLiteral("confirm"), isCodeTyped() ? m_digits : QStringLiteral("held")},
            {QStringLiteral("breakGlass"), m_draft.breakGlass}};
}

QString DraftedOverride::draftKey() const
{
    QStringList parts;
    for (auto it = m_request.begin(); it != m_request.end(); ++it)
        parts.append(it.key() + QLatin1Char('=') + it.value().toString());
    return parts.join(QLatin1Char('\n'));
}

} // namespace hp::ui
