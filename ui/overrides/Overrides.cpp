// SPDX-License-Identifier: Apache-2.0
#include "ui/overrides/Overrides.h"

#include "ui/languages/Translated.h"
#include "ui/overrides/OverrideActions.h"
#include "ui/session/RowFields.h"

#include <algorithm>
#include <tuple>

namespace hp::ui {

namespace {

constexpr char engineProperty[] = "holdpointOverrides";
const auto keptIds = QStringLiteral("overrides/unfinished");

QString wordsOf(const OverrideRow &row)
{
    const QString verb = overrideAction(row.action).verb;
    return Overrides::tr("%1, %2").arg(verb.isEmpty() ? row.verb : verb, row.shortName());
}

} // namespace

Overrides::Overrides(GatewaySession &session,
                     UiClock &clock,
                     std::unique_ptr<QSettings> unfinished,
                     QObject *parent)
    : QObject(parent)
    , m_session(session)
    , m_table(session, QStringLiteral("overrides"))
    , m_review(session, clock, *m_table.rows())
    , m_bulkTable(session, QStringLiteral("bulk"))
    , m_bulk(session, m_bulkTable)
    , m_unfinished(std::move(unfinished))
{
    if (m_unfinished)
        m_left = m_unfinished->value(keptIds).toStringList();
    connect(&m_table, &LiveTable::settled, this, &Overrides::readRows);
    connect(&m_table, &LiveTable::changed, this, &Overrides::leftChanged);
    connect(&session, &GatewaySession::welcomed, this, &Overrides::readRows);
    connect(&m_review, &OverrideReview::committed, this, [this](const QString &id) {
        m_running.insert(id, m_review.request());
        keep();
        emit awaitingChanged();
    });
    connect(&m_bulkTable, &LiveTable::settled, this, &Overrides::readPlans);
    connect(&session, &GatewaySession::welcomed, this, &Overrides::readPlans);
    m_table.setActive(true);
    // What runs now is stopped now, whatever instant is looked at.
    m_bulkTable.setAlwaysNow(true);
    m_bulkTable.setActive(true);
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
    if (const QString why = m_session.replay()->whyNot(); !why.isEmpty()) {
        emit ended(why, false);
        return;
    }
    m_review.ask(request);
}

void Overrides::reviewAll(const QVariantMap &request)
{
    QString why = m_session.replay()->whyNot();
    if (why.isEmpty() && !m_session.mayWrite())
        why = tr("Read-only: requires the role operator.");
    if (!why.isEmpty()) {
        emit ended(why, false);
        return;
    }
    m_bulk.ask(request);
}

void Overrides::showPlan(const QString &id)
{
    m_bulk.show(id);
}

QString Overrides::planTitle(const QString &id) const
{
    const auto row = rowOf<BulkPlanRow>(m_bulkTable.row(id));
    return row.id.isEmpty() ? QString()
                            : tr("%1, started by %2").arg(BulkReview::titleOf(row), row.by);
}

Overrides::PlanNeed Overrides::planNeed(const QString &id) const
{
    return needOf(rowOf<BulkPlanRow>(m_bulkTable.row(id)));
}

bool Overrides::isUnderWay(const QString &id) const
{
    const OverrideRow row = overrideRow(m_table.row(id));
    return !row.id.isEmpty() && !row.isOver();
}

void Overrides::show(const QString &id)
{
    m_review.show(id, m_running.value(id));
}

QStringList Overrides::actions() const
{
    return overrideActions();
}

QString Overrides::verb(const QString &action) const
{
    return overrideAction(action).verb;
}

QString Overrides::guard(const QString &action) const
{
    return overrideAction(action).level;
}

QString Overrides::guardAtLeast(const QString &action) const
{
    return overrideAction(action).levelAtLeast();
}

QString Overrides::title(const QString &id) const
{
    const OverrideRow row = overrideRow(m_table.row(id));
    return row.id.isEmpty() ? QString() : tr("%1, requested by %2").arg(wordsOf(row), row.by);
}

bool Overrides::approves() const
{
    const QStringList roles = m_session.roles().split(QLatin1String(", "));
    return roles.contains(QLatin1String("approver")) || roles.contains(QLatin1String("admin"));
}

Overrides::PlanNeed Overrides::needOf(const BulkPlanRow &row) const
{
    if (row.state == live::BulkState::Stopped)
        return IsStopped;
    if (row.state != live::BulkState::AwaitingApproval)
        return IsRunning;
    return approves() && row.by != m_session.identity() ? NeedsApproval : AwaitsOthers;
}

void Overrides::readPlans()
{
    std::vector<BulkPlanRow> open;
    for (const KeyedRow &entry : m_bulkTable.rows()->rows()) {
        if (entry.key.contains(QLatin1Char('/')))
            continue;
        auto row = rowOf<BulkPlanRow>(entry.row);
        const bool isOwn = !row.by.isEmpty() && row.by == m_session.identity();
        const auto before = m_ownPlans.constFind(row.id);
        const bool isNews = isOwn && before != m_ownPlans.constEnd() && *before != row.state;
        if (isOwn)
            m_ownPlans.insert(row.id, row.state);
        const bool isHalted = row.isOver() || row.state == live::BulkState::Stopped;
        if (isNews && isHalted && !(m_bulk.isShown() && m_bulk.id() == row.id))
            emit ended(tr("%1: %2").arg(BulkReview::titleOf(row), translated(row.outcome)),
                       row.state == live::BulkState::Done);
        if (!row.isOver() && !row.by.isEmpty())
            open.push_back(std::move(row));
    }
    std::ranges::sort(open, {}, [this](const BulkPlanRow &row) {
        return std::tuple(needOf(row), row.at, row.id);
    });
    m_plans.clear();
    for (const BulkPlanRow &row : open)
        m_plans.append(row.id);
    emit plansChanged(); // how far they are changes too
}

void Overrides::readRows()
{
    std::vector<OverrideRow> waiting;
    QList<OverrideRow> over;
    for (const KeyedRow &entry : m_table.rows()->rows()) {
        const OverrideRow row = overrideRow(entry.row);
        if (approves() && row.state == QLatin1String("awaitingApproval")
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
        if (m_review.isAbout(row.id))
            continue;
        emit ended(tr("%1: %2").arg(wordsOf(row), row.outcome),
                   row.state == QLatin1String("observed"));
        // What stopped it has to be looked at before anything else is done, but not in the place of
        // what somebody is reading.
        if (row.state == QLatin1String("voided") && !m_review.isShown())
            m_review.show(row.id, request);
    }
    if (!over.isEmpty())
        keep();
    if (differs)
        emit awaitingChanged();
    if (!m_left.isEmpty())
        emit leftChanged();
}

QStringList Overrides::left() const
{
    QStringList sentences;
    for (const QString &id : m_left) {
        const OverrideRow row = overrideRow(m_table.row(id));
        sentences.append(
            !m_table.isLoaded() ? tr("Checking\u2026")
                : row.id.isEmpty()
                ? tr("%1: the backend no longer knows it; the audit has the outcome.").arg(id)
                : row.isOver() ? tr("%1: %2").arg(wordsOf(row), row.outcome)
                               : tr("%1: still in progress.").arg(wordsOf(row)));
    }
    return sentences;
}

void Overrides::forgetLeft()
{
    m_left.clear();
    keep();
    emit leftChanged();
}

void Overrides::keep() const
{
    if (m_unfinished)
        m_unfinished->setValue(keptIds, m_left + QStringList(m_running.keys()));
}

} // namespace hp::ui

#include "moc_Overrides.cpp"
