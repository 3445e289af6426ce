// SPDX-License-Identifier: Apache-2.0
#include "ui/machine/MachineViewModel.h"

#include "model/live/MachineRows.h"
#include "ui/machine/MachineActions.h"
#include "ui/machine/MachineFacts.h"

#include <QDateTime>

#include <algorithm>
#include <cmath>
#include <utility>

namespace hp::ui {

namespace {

using namespace std::chrono_literals;

/// Longer than the repeat of a held arrow key, shorter than a person notices.
constexpr auto openDelay = 90ms;
constexpr double longGone = 24 * 3'600'000.0;
/// The end of a story is seen as an end.
constexpr double endMargin = 600'000;
constexpr int columnStep = 500;
constexpr int maxColumns = 4000; ///< that a backend gives
/// The whole story on opening: the timeline fits itself to what there is. Of the past as long as
/// the machine lived, and a little of what was before.
QString timelineRange(double lived)
{
    constexpr double hour = 3'600'000;
    return lived > 0 ? QStringLiteral("%1h").arg(static_cast<int>(std::ceil(lived * 1.02 / hour)))
                     : QStringLiteral("168h");
}

} // namespace

MachineViewModel::MachineViewModel(GatewaySession &session, UiClock &clock, QObject *parent)
    : QObject(parent)
    , m_session(session)
    , m_clock(clock)
    , m_checks(session)
{
    connect(&m_rows, &KeyedRowsModel::settled, this, &MachineViewModel::read);
    connect(session.replay(), &Replay::activeChanged, this, &MachineViewModel::read);
    connect(session.fleet(), &FleetModel::settled, this, [this] {
        if (!isLoaded())
            readFleetRow();
    });
}

MachineViewModel::~MachineViewModel() = default;

void MachineViewModel::setKey(const QString &key)
{
    if (m_key == key)
        return;
    m_key = key;
    m_pastFrom = m_pastAt = m_endedAt = 0;
    m_view.reset();
    m_timelineView.reset();
    m_rows.clear();
    m_timeline.clear();
    readFleetRow();
    openSoon();
    emit keyChanged();
}

void MachineViewModel::showPast(double made, double gone)
{
    if (gone > 0 && made < gone)
        setTimelineOf(made, gone);
}

void MachineViewModel::showPresent()
{
    setTimelineOf(0, 0);
}

void MachineViewModel::setTimelineOf(double made, double gone)
{
    if (m_pastAt == gone)
        return;
    m_pastFrom = made;
    m_pastAt = gone;
    m_timelineView.reset();
    m_timeline.clear();
    openSoon();
    emit keyChanged();
    emit changed();
}

void MachineViewModel::setWantsTimeline(bool wants)
{
    if (m_wantsTimeline == wants)
        return;
    m_wantsTimeline = wants;
    openSoon();
    emit keyChanged();
}

void MachineViewModel::setTimelineColumns(int columns)
{
    // In coarse steps, finer than the pixels: who drags a window edge does not ask anew with each
    // of them, and who zooms in by two still sees what is there.
    const int wanted =
        std::clamp((2 * columns + columnStep - 1) / columnStep, 1, maxColumns / columnStep)
        * columnStep;
    if (columns <= 0 || m_timelineColumns == wanted)
        return;
    m_timelineColumns = wanted;
    m_timelineView.reset();
    openSoon();
    emit keyChanged();
}

QString MachineViewModel::name() const
{
    return m_row.name.isEmpty() ? m_key.section(QLatin1Char('/'), -1) : m_row.name;
}

QString MachineViewModel::powerLook() const
{
    return m_row.powerLook();
}

QString MachineViewModel::yaml() const
{
    return rowOf<live::BasicYamlRow<QString>>(m_rows.row(QStringLiteral("yaml"))).text;
}

QStringList MachineViewModel::remarks() const
{
    QStringList sentences;
    for (const Said *one : {&m_row.goesFirst, &m_row.setTrouble, &m_row.unsure}) {
        if (!one->empty())
            sentences.append(translated(*one));
    }
    return sentences;
}

QString MachineViewModel::question() const
{
    return m_sentence.text.isEmpty() || !m_row.notUnderstood.isEmpty()
        ? QString()
        : tr("%1, %2: %3 When will you release it, or may we?")
              .arg(m_session.cluster(), m_key, sentence());
}

void MachineViewModel::openSoon()
{
    m_waiting = std::make_unique<QObject>();
    m_clock.after(openDelay, m_waiting.get(), [this] { open(); });
}

void MachineViewModel::open()
{
    if (m_key.isEmpty())
        return;
    const auto tell = [this](const std::unique_ptr<LiveView> &view) {
        connect(view.get(), &LiveView::changed, this, &MachineViewModel::changed);
    };
    if (!m_view) {
        m_view = std::make_unique<LiveView>(
            m_session, QStringLiteral("machine/") + m_key, QVariantMap(), m_rows);
        tell(m_view);
    }
    if (m_wantsTimeline && !m_timelineView) {
        QVariantMap options{{QStringLiteral("object"), m_key},
                            {QStringLiteral("columns"), m_timelineColumns}};
        if (const double end = m_pastAt > 0 ? m_pastAt : m_endedAt; end > 0)
            options.insert(QStringLiteral("at"),
                           QDateTime::fromMSecsSinceEpoch(std::llround(end), Qt::UTC)
                               .toString(Qt::ISODateWithMs));
        m_timelineView = std::make_unique<LiveView>(m_session,
                                                    QStringLiteral("timeline/")
                                                        + timelineRange(m_pastAt - m_pastFrom),
                                                    options,
                                                    m_timeline);
        tell(m_timelineView);
    } else if (!m_wantsTimeline && m_timelineView) {
        m_timelineView.reset();
        m_timeline.clear();
    }
}

/// Of a machine that went long ago the last week up to now may have nothing.
void MachineViewModel::endTimelineAt(double end)
{
    if (m_endedAt == end || !m_known)
        return;
    m_endedAt = end;
    if (m_pastAt > 0 || !m_timelineView)
        return;
    m_timelineView.reset();
    m_timeline.clear();
    openSoon();
}

void MachineViewModel::readFleetRow()
{
    // What the fleet knows stands here at once; the view of the machine adds the rest.
    const FleetRow *row = m_session.fleet()->find(m_key);
    m_row = row ? *row : FleetRow();
    m_sentence = m_row.notUnderstood.isEmpty() ? m_row.sentence : m_row.status.word;
    emit changed();
}

void MachineViewModel::setWantsChecks(bool wants)
{
    if (std::exchange(m_wantsChecks, wants) == wants)
        return;
    pollChecks();
    emit changed();
}

/// What is over cannot be overridden: nothing is asked about the past.
void MachineViewModel::pollChecks()
{
    const bool seen =
        m_wantsChecks && !m_session.standing()->isArchived() && !m_session.replay()->isActive();
    m_checks.setRequest(seen ? m_override : QVariantMap());
}

void MachineViewModel::read()
{
    m_known = m_rows.find(QStringLiteral("machine")) != nullptr;
    const QVariant machine = m_rows.row(QStringLiteral("machine"));
    const auto why = rowOf<live::BasicWhyRow<QString>>(m_rows.row(QStringLiteral("why")));
    if (m_known) {
        m_row = rowOf<FleetRow>(machine);
        m_row.key = m_key;
        m_sentence = m_row.notUnderstood.isEmpty() ? why.sentence : m_row.status.word;
    }
    m_goneAt = millisecondsOf(rowOf<live::BasicMachineRow<QString>>(machine).gone);
    endTimelineAt(m_session.now() - m_goneAt > longGone && m_goneAt > 0 ? m_goneAt + endMargin : 0);
    m_next = why.next;
    // What is over cannot be overridden.
    const bool isOver = m_session.replay()->isActive();
    m_override = isOver ? QVariantMap() : requestToEndWhy(m_key, m_rows);
    pollChecks();
    m_actions.clear();
    for (const MachineAction &entry :
         isOver ? QList<MachineAction>() : machineActions(m_key, m_rows))
        m_actions.append(QVariantMap{{QStringLiteral("action"), entry.action},
                                     {QStringLiteral("detail"), entry.detail},
                                     {QStringLiteral("request"), entry.request}});
    m_simulations.clear();
    for (const QVariantMap &request :
         isOver ? QList<QVariantMap>() : machineSimulations(m_key, m_rows))
        m_simulations.append(request);
    m_facts.replaceAll(factLines(m_rows));
    m_exits.replaceAll(exitLines(m_rows));
    m_hooks.replaceAll(hookLines(m_rows));
    m_conditions.replaceAll(conditionLines(m_rows));
    m_events.replaceAll(eventLines(m_rows));
    m_powerKeys.replaceAll(powerKeyLines(m_rows));
    m_hostFacts.replaceAll(hostLines(m_rows));
    m_machineFacts.replaceAll(machineLines(m_rows));
    m_blockingPods.replaceAll(blockingPodLines(m_rows));
    emit changed();
}

} // namespace hp::ui

#include "moc_MachineViewModel.cpp"
