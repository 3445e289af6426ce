// SPDX-License-Identifier: Apache-2.0
#include "app/shared/RecordSetup.h"

#include "backend/history/IncarnationRows.h"
#include "backend/history/LastKnown.h"
#include "backend/history/MarkRows.h"
#include "backend/history/TimelineQuery.h"
#include "backend/history/UsualRows.h"

#include <QLoggingCategory>
#include <QSysInfo>

#include <iterator>
#include <limits>
#include <nlohmann/json.hpp>
#include <set>
#include <vector>

Q_LOGGING_CATEGORY(lcRecording, "holdpoint.backend", QtInfoMsg)

namespace hp::app {

namespace {

history::Recorder::Sources sourcesOf(gateway::FleetObjects &objects)
{
    history::Recorder::Sources sources{&objects.machines(),
                                       &objects.nodes(),
                                       &objects.hosts(),
                                       &objects.events(),
                                       &objects.pods(),
                                       {}};
    // Nobody looks back at requests for certificates, and a kubelet that gets none makes a hundred
    // of them a day.
    const std::set<const runtime::Informer *> named{sources.machines,
                                                    sources.nodes,
                                                    sources.hosts,
                                                    sources.events,
                                                    sources.pods,
                                                    &objects.requests().informer()};
    for (const auto &[informer, info] : objects.streams()) {
        if (!named.contains(informer))
            sources.further.push_back(
                {info.kind, info.resource.substr(0, info.resource.find('.')), informer});
    }
    sources.clusterApi = &objects.capi();
    return sources;
}

} // namespace

Result<std::unique_ptr<history::HistoryStore>>
RecordSetup::openStore(const Options &options,
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

RecordSetup::RecordSetup(const Parts &parts)
    : m_parts(parts)
    , m_recorder(*parts.store, *parts.clock, sourcesOf(*parts.objects))
    , m_past(*parts.store, {{}, parts.budgets})
{ }

gateway::FleetViews::Evaluation RecordSetup::judgement()
{
    return {[this](const holds::BaselineKey &key) { return m_recorder.usual(key); },
            m_parts.budgets};
}

/// What the views noticed of holds by themselves outlives a restart in the record.
gateway::FleetViews::Memory RecordSetup::memory()
{
    history::HistoryStore &store = *m_parts.store;
    gateway::FleetViews::Memory memory;
    for (const std::string &kind : gateway::FleetViews::noticedKinds()) {
        if (auto noticed = store.newestObjects(kind))
            std::move(noticed->begin(), noticed->end(), std::back_inserter(memory.recalled));
    }
    memory.noticed = [this](const Object &before, const Object &after) {
        m_parts.store->append(history::ObjectChange{before, after, m_parts.clock->now()});
    };
    return memory;
}

/// Of one that is gone the record tells it.
std::string RecordSetup::roleOf(const ObjectKey &machine, TimePoint at) const
{
    const Object object = m_parts.objects->machine(machine);
    return object ? history::roleOf(object) : history::lastKnownRole(*m_parts.store, machine, at);
}

gateway::RowMap RecordSetup::timelineOf(const gateway::TimelineAsk &ask, TimePoint asked)
{
    const TimePoint end = ask.at.value_or(asked);
    auto built = history::timelineOf(
        *m_parts.store, ask.machine, {end - ask.range, ask.at}, end, ask.columns);
    if (!built) {
        qCWarning(lcRecording) << "a timeline cannot be read:"
                               << QString::fromStdString(built.error().message);
        return {};
    }
    history::addUsual(*built, roleOf(ask.machine, end), [this](const holds::BaselineKey &key) {
        return m_recorder.usual(key);
    });
    return gateway::rowTexts(*built);
}

gateway::SiteViews::Parts RecordSetup::viewParts()
{
    gateway::SiteViews::Parts parts;
    parts.judgement = judgement();
    parts.memory = memory();
    parts.timeline = [this](const gateway::TimelineAsk &ask, TimePoint asked) {
        return timelineOf(ask, asked);
    };
    parts.incarnations = [this](const ObjectKey &machine, TimePoint now) {
        const auto rows = history::incarnationRows(*m_parts.store, machine, now);
        if (!rows)
            qCWarning(lcRecording) << "earlier machines cannot be read:"
                                   << QString::fromStdString(rows.error().message);
        return rows ? gateway::rowTexts(*rows) : gateway::RowMap();
    };
    parts.gone = [this](const std::string &text) {
        const auto rows = history::goneRows(*m_parts.store, text);
        if (!rows)
            qCWarning(lcRecording) << "machines that are gone cannot be read:"
                                   << QString::fromStdString(rows.error().message);
        return rows ? gateway::rowTexts(*rows) : gateway::RowMap();
    };
    parts.lastKnown = [this](const ObjectKey &machine) {
        const auto last = history::lastGoneMachine(
            *m_parts.store, machine, std::numeric_limits<std::int64_t>::max());
        if (!last) {
            qCWarning(lcRecording) << "a machine that is gone cannot be read:"
                                   << QString::fromStdString(last.error().message);
            return gateway::MachineViews::Gone{};
        }
        return gateway::MachineViews::Gone{last->object, last->at};
    };
    parts.marks = [this](TimePoint from, TimePoint to) {
        const auto rows =
            history::recordMarkRows(*m_parts.store,
                                    m_incidents ? m_incidents() : std::vector<incident::Incident>(),
                                    from,
                                    to);
        if (!rows)
            qCWarning(lcRecording) << "the marks of the record cannot be read:"
                                   << QString::fromStdString(rows.error().message);
        return rows ? gateway::rowTexts(*rows) : gateway::RowMap();
    };
    parts.past = [this](const std::string &name, const Json &options, TimePoint at) {
        return m_past.open(name, options, at);
    };
    parts.preparePast = [this](const std::string &name, const Json &options, TimePoint at) {
        return m_past.prepare(name, options, at);
    };
    parts.connection.record = [this] {
        const history::StoreState state = m_parts.store->state();
        return live::RecordRow{state.place,
                               state.shared,
                               state.bytes,
                               state.capBytes,
                               state.begins,
                               static_cast<std::int64_t>(state.lost),
                               state.notice};
    };
    return parts;
}

void RecordSetup::showOn(gateway::SiteViews &views)
{
    QObject::connect(
        &m_recorder, &history::Recorder::recorded, &views, &gateway::SiteViews::timelineChanged);
    QObject::connect(&m_recorder,
                     &history::Recorder::gapsChanged,
                     &views,
                     &gateway::SiteViews::allTimelinesChanged);
}

} // namespace hp::app
