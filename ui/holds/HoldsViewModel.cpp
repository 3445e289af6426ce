// SPDX-License-Identifier: Apache-2.0
#include "ui/holds/HoldsViewModel.h"

#include "ui/controls/Words.h"
#include "ui/overrides/OverrideActions.h"

#include <QCoreApplication>
#include <QSet>

#include <algorithm>
#include <vector>

namespace hp::ui {

namespace {

/// What is wrong about a hold or its owner (docs/protocol.md, "holds"). What a newer backend adds
/// stands as it came.
QString inWords(const live::OpenWord<live::HoldModifier, QString> &modifier)
{
    const auto said = [](const char *words) {
        return QCoreApplication::translate("HoldModifier", words);
    };
    switch (modifier.value) {
    case live::HoldModifier::OwnerFailing:
        return said(QT_TRANSLATE_NOOP("HoldModifier", "the owner reports a failure"));
    case live::HoldModifier::OwnerSilent:
        return said(QT_TRANSLATE_NOOP("HoldModifier", "the owner is silent"));
    case live::HoldModifier::Orphan:
        return said(QT_TRANSLATE_NOOP("HoldModifier", "the owner does not exist"));
    case live::HoldModifier::Duplicate:
        return said(QT_TRANSLATE_NOOP("HoldModifier", "duplicate name"));
    case live::HoldModifier::AddedAfterDeletion:
        return said(QT_TRANSLATE_NOOP("HoldModifier", "added after the Machine was deleted"));
    case live::HoldModifier::None:
    case live::HoldModifier::Other:
        break;
    }
    return modifier.other;
}

QString inWords(const std::vector<live::OpenWord<live::HoldModifier, QString>> &modifiers)
{
    QStringList words;
    for (const auto &modifier : modifiers)
        words.append(inWords(modifier));
    QString all = words.join(QStringLiteral(", "));
    return all.isEmpty() ? all : all.replace(0, 1, all.at(0).toUpper());
}

QString inWords(Duration duration)
{
    return Words().age(1, 1 + secondsOf(duration) * 1000);
}

} // namespace

HoldsViewModel::HoldsViewModel(GatewaySession &session, AlarmBoard &alarms, QObject *parent)
    : QObject(parent)
    , m_session(session)
    , m_table(m_holds)
    , m_checks(session)
{
    m_holds.setAlarms([&alarms](const QString &key) {
        return HoldAlarm{alarms.state(key), alarms.words(key), alarms.acknowledgedBy(key)};
    });
    connect(this, &HoldsViewModel::changed, this, &HoldsViewModel::proofChanged);
    connect(&session, &GatewaySession::nowChanged, this, [this] {
        if (isActive() && m_table.rowCount() == 0) // nobody reads it beside rows
            emit proofChanged();
    });
    connect(&alarms, &AlarmBoard::changed, &m_holds, &HoldsModel::readAlarms);
    connect(&m_holds, &HoldsModel::settled, this, &HoldsViewModel::changed);
    connect(&m_holds, &HoldsModel::settled, this, &HoldsViewModel::currentChanged);
    connect(this, &HoldsViewModel::currentChanged, this, &HoldsViewModel::pollChecks);
    connect(this, &HoldsViewModel::currentChanged, this, &HoldsViewModel::bulkChanged);
    connect(&session, &GatewaySession::welcomed, this, &HoldsViewModel::bulkChanged);
    connect(this, &HoldsViewModel::changed, this, &HoldsViewModel::pollChecks);
    connect(&session, &GatewaySession::welcomed, this, [this] {
        m_table.setIdentity(m_session.identity());
    });
}

HoldsViewModel::~HoldsViewModel() = default;

void HoldsViewModel::setActive(bool active)
{
    if (active == isActive())
        return;
    m_view.reset();
    if (active) {
        m_view =
            std::make_unique<LiveView>(m_session, QStringLiteral("holds"), QVariantMap(), m_holds);
        connect(m_view.get(), &LiveView::changed, this, &HoldsViewModel::changed);
    }
    emit changed();
}

/// Only while somebody sees them, and not of the past.
void HoldsViewModel::pollChecks()
{
    const bool seen = isActive() && !m_session.standing()->isArchived();
    m_checks.setRequest(seen ? request() : QVariantMap());
}

int HoldsViewModel::holding() const
{
    return m_table.heldCount();
}

QString HoldsViewModel::proof() const
{
    const live::HoldSummary &sum = m_holds.summary();
    const Words words;
    QStringList parts;
    parts.append(
        words.counted(static_cast<int>(sum.armed), tr("1 hook is armed"), tr("%1 hooks are armed"))
        + QLatin1Char(' ')
        + words.counted(
            static_cast<int>(sum.armedMachines), tr("on 1 machine."), tr("on %1 machines.")));
    const double cleared = millisecondsOf(sum.lastCleared);
    if (cleared > 0)
        parts.append(tr("Last hold cleared %1 ago.").arg(words.age(cleared, m_session.now())));
    parts.append(tr("Checked %1.").arg(words.stamp(std::min(m_session.now(), m_session.asOf()))));
    return parts.join(QLatin1Char(' '));
}

void HoldsViewModel::setCurrent(const QString &key)
{
    if (key == m_current)
        return;
    m_current = key;
    emit currentChanged();
}

QString HoldsViewModel::firstHook() const
{
    static const QStringList points{
        QStringLiteral("preCreate"), QStringLiteral("preDrain"), QStringLiteral("preTerminate")};
    for (int i = 0; i < m_table.rowCount(); ++i) {
        const QString key = m_table.index(i, 0).data(HoldsModel::KeyRole).toString();
        const HoldRow *hold = m_holds.find(key);
        if (hold && !hold->isControlPlane() && points.contains(hold->waitingAt))
            return key;
    }
    return {};
}

QString HoldsViewModel::machineKey() const
{
    const HoldRow *hold = row();
    return hold ? hold->machineKey : QString();
}

QString HoldsViewModel::title() const
{
    const HoldRow *hold = row();
    return hold ? tr("%1 · %2").arg(hold->waitingAt, hold->hold) : QString();
}

QString HoldsViewModel::sentence() const
{
    const HoldRow *hold = row();
    if (!hold)
        return {};
    return hold->sentence.text.isEmpty()
        ? tr("%1 at %2: %3.").arg(hold->hold, hold->waitingAt, hold->reason.text)
        : hold->sentence.text;
}

QString HoldsViewModel::next() const
{
    const HoldRow *hold = row();
    return hold ? hold->next.text : QString();
}

QStringList HoldsViewModel::facts() const
{
    const HoldRow *hold = row();
    if (!hold)
        return {};
    QStringList facts;
    const QString owner =
        hold->owner.name.isEmpty() ? tr("No owner") : tr("Owner %1").arg(hold->owner.name);
    facts.append(
        Words().joined({owner, hold->owner.object, hold->owner.says.text}, QStringLiteral(", ")));
    facts.append(hold->expected.n > 0
                     ? tr("Usually %1, nearly always within %2 (%3 earlier)")
                           .arg(inWords(hold->expected.p50), inWords(hold->expected.p95))
                           .arg(hold->expected.n)
                     : hold->expected.budget > Duration(0)
                     ? tr("No history yet; limit %1").arg(inWords(hold->expected.budget))
                     : tr("No history yet, no limit"));
    if (!hold->evidence.text.isEmpty())
        facts.append(tr("Seen in %1").arg(hold->evidence.text));
    if (!hold->modifiers.empty())
        facts.append(inWords(hold->modifiers));
    return facts;
}

QVariantMap HoldsViewModel::request() const
{
    if (m_session.replay()->isActive()) // what is over cannot be overridden
        return {};
    const HoldRow *hold = row();
    if (!hold)
        return {};
    return requestToEnd({.machine = hold->machineKey,
                         .host = hold->host,
                         .kind = hold->kind,
                         .waitingAt = hold->waitingAt,
                         .hold = hold->hold,
                         .owner = hold->owner.name});
}

QVariantMap HoldsViewModel::bulkRequest() const
{
    const QString action = request().value(QStringLiteral("action")).toString();
    // What is explained only is never done to many, and a control plane is in no plan. A cluster is
    // resumed once, for all of its machines.
    const bool isOffered = m_session.mayWrite() && overrideActions().contains(action)
        && action != QLatin1String("resume-cluster") && !row()->isControlPlane()
        && causeMachines() > 1;
    return isOffered ? QVariantMap{{QStringLiteral("action"), action},
                                   {QStringLiteral("cause"), row()->causeKey}}
                     : QVariantMap();
}

int HoldsViewModel::causeMachines() const
{
    const HoldRow *hold = row();
    if (!hold || hold->causeKey.isEmpty())
        return 0;
    QSet<QString> machines;
    for (const HoldRow &other : m_holds.rows()) {
        if (other.causeKey == hold->causeKey)
            machines.insert(other.machineKey);
    }
    return static_cast<int>(machines.size());
}

QStringList HoldsViewModel::targets() const
{
    const QStringList chosen = m_table.selection();
    if (!chosen.isEmpty())
        return chosen;
    return row() ? QStringList(m_current) : QStringList();
}

QStringList HoldsViewModel::selectedMachines() const
{
    QStringList machines;
    for (const QString &key : m_table.selection()) {
        if (const HoldRow *hold = m_holds.find(key); hold && !machines.contains(hold->machineKey))
            machines.append(hold->machineKey);
    }
    return m_table.selected() > 1 ? machines : QStringList();
}

QString HoldsViewModel::question(const QStringList &keys) const
{
    QStringList lines;
    const Words words;
    for (const QString &key : keys) {
        if (const HoldRow *hold = m_holds.find(key))
            lines.append(tr("- %1 waits at %2 for %3 (owner %4), since %5, %6.")
                             .arg(hold->machineKey,
                                  hold->waitingAt,
                                  hold->hold,
                                  hold->owner.name.isEmpty() ? tr("unknown") : hold->owner.name,
                                  words.stamp(millisecondsOf(hold->since)),
                                  words.age(millisecondsOf(hold->since), m_session.now())));
    }
    if (lines.isEmpty())
        return {};
    lines.prepend(tr("%1: these machines wait for you. When will you release them, or may we?")
                      .arg(m_session.cluster()));
    return lines.join(QLatin1Char('\n'));
}

QString HoldsViewModel::kubectl() const
{
    const HoldRow *hold = row();
    return hold ? kubectlOf(hold->machineKey) : QString();
}

QString HoldsViewModel::kubectlOf(const QString &machine) const
{
    if (machine.count(QLatin1Char('/')) != 1)
        return {};
    const FleetRow *row = m_session.fleet()->find(machine);
    const auto resource = row && !row->cluster.isEmpty()
        ? QStringLiteral("machines.cluster.x-k8s.io")
        : QStringLiteral("machines.machine.openshift.io");
    return QStringLiteral("kubectl -n %1 get %2 %3 -o yaml")
        .arg(machine.section(QLatin1Char('/'), 0, 0),
             resource,
             machine.section(QLatin1Char('/'), 1));
}

} // namespace hp::ui

#include "moc_HoldsViewModel.cpp"
