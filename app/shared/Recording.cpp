// SPDX-License-Identifier: Apache-2.0
#include "app/shared/Recording.h"

#include "backend/history/LastKnown.h"
#include "backend/history/LifeRows.h"
#include "backend/history/TimelineQuery.h"
#include "backend/history/UsualRows.h"
#include "model/resource/Machine.h"

#include <QLoggingCategory>
#include <QSysInfo>

#include <nlohmann/json.hpp>
#include <set>
#include <vector>

Q_LOGGING_CATEGORY(lcRecording, "holdpoint.backend", QtInfoMsg)

namespace hp::app {

namespace {

history::Recorder::Sources sourcesOf(gateway::FleetViews &views)
{
    history::Recorder::Sources sources{
        &views.machines(), &views.nodes(), &views.hosts(), &views.events(), &views.pods(), {}};
    const std::set<const runtime::Informer *> named{
        sources.machines, sources.nodes, sources.hosts, sources.events, sources.pods};
    for (const auto &[informer, info] : views.streams()) {
        if (!named.contains(informer))
            sources.further.push_back(
                {info.kind, info.resource.substr(0, info.resource.find('.')), informer});
    }
    return sources;
}

/// Rows as views send them; what is no UTF-8 in a record is replaced, not refused.
gateway::RowMap wire(const Json &rows)
{
    gateway::RowMap texts;
    for (const auto &[key, row] : rows.items())
        texts[key] = row.dump(-1, ' ', false, Json::error_handler_t::replace);
    return texts;
}

} // namespace

Result<std::unique_ptr<history::HistoryStore>>
Recording::openStore(const Options &options,
                     const http::DataDirectory &directory,
                     ClusterHost &host,
                     runtime::Clock &clock)
{
    history::HistoryStore::Options wanted;
    wanted.path = directory.file("history.db");
    wanted.url = options.history;
    wanted.maxBytes = options.historyCap;
    wanted.keep = std::chrono::hours(24 * options.historyDays);
    wanted.backend = QSysInfo::machineHostName().toStdString() + ':' + directory.path();
    // Only a shared record tells clusters apart.
    if (!wanted.url.empty()) {
        const auto identity = host.identity();
        if (!identity)
            return unexpected(identity.error());
        wanted.cluster = identity->empty() ? wanted.backend : *identity;
    }
    return history::HistoryStore::open(wanted, clock);
}

Recording::Recording(const Parts &parts)
    : m_parts(parts)
    , m_recorder(*parts.store, *parts.clock, sourcesOf(*parts.views))
    , m_past(*parts.store, parts.server)
{
    judgeAlike();
    QObject::connect(&m_recorder,
                     &history::Recorder::recorded,
                     parts.views,
                     &gateway::FleetViews::timelineChanged);
    QObject::connect(&m_recorder,
                     &history::Recorder::gapsChanged,
                     parts.views,
                     &gateway::FleetViews::allTimelinesChanged);
    recallNoticed();
    answerViews();
}

/// The past is judged as the present is.
void Recording::judgeAlike()
{
    const auto judge = [this](gateway::FleetViews &any) {
        any.setBaselines([this](const holds::BaselineKey &key) { return m_recorder.usual(key); });
        any.setLimits(m_parts.budgets);
    };
    judge(*m_parts.views);
    m_past.onMade(judge);
}

/// What the views noticed of holds by themselves outlives a restart in the record.
void Recording::recallNoticed()
{
    history::HistoryStore &store = *m_parts.store;
    const auto bound = store.boundAt(m_parts.clock->now());
    const auto noticed = bound ? store.objectsAt(gateway::HoldMemory::kind, *bound)
                               : Result<std::vector<Object>>(std::vector<Object>());
    if (noticed)
        m_parts.views->recall(*noticed);
    m_parts.views->onNoticed([this](const Object &before, const Object &after) {
        m_parts.store->append(history::ObjectChange{before, after, m_parts.clock->now()});
    });
}

/// Of one that is gone the record tells it.
std::string Recording::roleOf(const ObjectKey &machine, TimePoint at) const
{
    const Object object = m_parts.views->machines().get(machine);
    return object ? object.label(machine::roleLabel).value_or(std::string())
                  : history::lastKnownRole(*m_parts.store, machine, at);
}

void Recording::answerViews()
{
    gateway::FleetViews &views = *m_parts.views;
    views.setTimeline([this](const gateway::TimelineAsk &ask, TimePoint asked) {
        const TimePoint end = ask.at.value_or(asked);
        auto built = history::timelineOf(
            *m_parts.store, ask.machine, {end - ask.range, ask.at}, end, ask.columns);
        if (!built) {
            qCWarning(lcRecording)
                << "a timeline cannot be read:" << QString::fromStdString(built.error().message);
            return gateway::RowMap();
        }
        history::addUsual(*built, roleOf(ask.machine, end), [this](const holds::BaselineKey &key) {
            return m_recorder.usual(key);
        });
        return wire(*built);
    });
    views.setLives([this](const ObjectKey &machine, TimePoint now) {
        const auto rows = history::lifeRows(*m_parts.store, machine, now);
        if (!rows)
            qCWarning(lcRecording) << "earlier machines cannot be read:"
                                   << QString::fromStdString(rows.error().message);
        return rows ? wire(*rows) : gateway::RowMap();
    });
    views.setPast([this](const std::string &name, const Json &options, TimePoint at) {
        return m_past.open(name, options, at);
    });
    views.setRecord([this] {
        const history::StoreState state = m_parts.store->state();
        return live::RecordRow{state.place,
                               state.shared,
                               state.bytes,
                               state.capBytes,
                               state.begins,
                               state.lost,
                               state.notice};
    });
}

} // namespace hp::app
