// SPDX-License-Identifier: Apache-2.0
#include "ui/overrides/ReviewedOverride.h"

#include "ui/overrides/ActionCatalog.h"

namespace hp::ui {

ReviewedOverride::ReviewedOverride(QObject *parent)
    : QObject(parent)
{ }

QString ReviewedOverride::verb() const
{
    const QString action = m_row.action.isEmpty()
        ? m_request.value(QStringLiteral("action")).toString()
        : m_row.action;
    const QString verb = overrideAction(action).verb;
    return verb.isEmpty() ? m_row.verb : verb;
}

QString ReviewedOverride::object() const
{
    if (!m_row.object.isEmpty())
        return m_row.object;
    const QString host = m_request.value(QStringLiteral("host")).toString();
    return host.isEmpty() ? m_request.value(QStringLiteral("machine")).toString() : host;
}

QString ReviewedOverride::shortName() const
{
    return object().section(QLatin1Char('/'), -1);
}

QString ReviewedOverride::dryRunText() const
{
    if (m_row.dryRun == QLatin1String("accepted"))
        return tr("The server accepted it in a dry run; nothing was stored.");
    if (m_row.dryRun == QLatin1String("refused"))
        return tr("The server refused it in a dry run: %1").arg(m_row.dryRunMessage);
    return m_row.patch.isEmpty() ? QString() : tr("The server was not asked for a dry run.");
}

} // namespace hp::ui
