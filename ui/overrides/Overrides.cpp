// SPDX-License-Identifier: Apache-2.0
#include "ui/overrides/Overrides.h"

#include "ui/overrides/ActionCatalog.h"

#include <algorithm>

namespace hp::ui {

namespace {

constexpr char engineProperty[] = "holdpointOverrides";

QString wordsOf(const OverrideRow &row)
{
    const QString verb = overrideAction(row.action).verb;
    return Overrides::tr("%1, %2").arg(verb.isEmpty() ? row.verb : verb, row.shortName());
}

} // namespace

Overrides::Overrides(GatewaySession &session, UiClock &clock, QObject *parent)
    : QObject(parent)
    , m_session(session)
    , m_table(session, QStringLiteral("overrides"))
    , m_review(session, clock, *m_table.rows())
{
    connect(&m_table, &LiveTable::settled, this, &Overrides::readRows);
    connect(&session, &GatewaySession::welcomed, this, &Overrides::readRows);
    connect(&m_review, &OverrideReview::committed, this, [this](const QString &id) {
        m_running.insert(id, m_review.request());
        emit awaitingChanged();
    });
    m_table.setActive(true);
}

Overrides::~Overrides() = default;

void Overrides::install(QQmlEngine &engine)
{
    engine.setProperty(engineProperty, QVariant::fromValue(this));
}

Overrides *Overrides::create(QQmlEngine *engine, QJSEngine *)
{
    auto *installed = engine->property(engineProperty).value<Overrides *>();
    if (installed)
        QJSEngine::setObjectOwnership(installed, QJSEngine::CppOwnership);
    return installed;
}

void Overrides::review(const QVariantMap &request)
{
    m_review.ask(request);
}

void Overrides::show(const QString &id)
{
    m_review.show(id, m_running.value(id));
}

QString Overrides::verb(const QString &action) const
{
    return overrideAction(action).verb;
}

QString Overrides::guard(const QString &action) const
{
    return overrideAction(action).level;
}

QString Overrides::title(const QString &id) const
{
    const OverrideRow row = overrideRow(m_table.row(id));
    return row.id.isEmpty() ? QString() : tr("%1, asked by %2").arg(wordsOf(row), row.by);
}

void Overrides::readRows()
{
    const QStringList roles = m_session.roles().split(QLatin1String(", "));
    const bool approves =
        roles.contains(QLatin1String("approver")) || roles.contains(QLatin1String("admin"));
    std::vector<OverrideRow> waiting;
    QList<OverrideRow> over;
    for (const KeyedRow &entry : m_table.rows()->rows()) {
        const OverrideRow row = overrideRow(entry.row);
        if (approves && row.state == QLatin1String("awaitingApproval")
            && row.by != m_session.identity())
            waiting.push_back(row);
        if (row.isOver() && m_running.contains(row.id))
            over.append(row);
    }
    std::ranges::sort(waiting, {}, &OverrideRow::committedAt);
    QStringList ids;
    for (const OverrideRow &row : waiting)
        ids.append(row.id);
    const bool differs = ids != m_awaiting || !over.isEmpty();
    m_awaiting = ids;
    for (const OverrideRow &row : over) {
        const QVariantMap request = m_running.take(row.id);
        if (m_review.isShown())
            continue;
        emit ended(tr("%1: %2").arg(wordsOf(row), row.outcome),
                   row.state == QLatin1String("observed"));
        // What stopped it has to be looked at before anything else is done.
        if (row.state == QLatin1String("voided"))
            m_review.show(row.id, request);
    }
    if (differs)
        emit awaitingChanged();
}

} // namespace hp::ui
