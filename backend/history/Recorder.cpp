// SPDX-License-Identifier: Apache-2.0
#include "backend/history/Recorder.h"

#include "backend/history/RecorderPrivate.h"

#include <algorithm>
#include <nlohmann/json.hpp>

namespace hp::history {

namespace {

/// A stream that lives gives a sign at least this often (a bookmark a minute), so a break is never
/// older.
constexpr Duration maxIdleTime = std::chrono::seconds(75);
/// How often what other backends recorded is taken into what is usual.
constexpr Duration baselineInterval = std::chrono::minutes(10);
constexpr int maxHeld = 100'000;

} // namespace

Recorder::Private::Private(Recorder *recorder,
                           HistoryStore &history,
                           runtime::Clock &time,
                           const Sources &sources,
                           Options how)
    : owner(recorder)
    , store(history)
    , clock(time)
    , options(how)
    , clockWatch(time)
{
    streams.push_back({"Machine", "machines", sources.machines});
    streams.push_back({"Node", "nodes", sources.nodes});
    streams.push_back({"BareMetalHost", "baremetalhosts", sources.hosts});
    streams.push_back({"Event", "events", sources.events});
    streams.push_back({"Pod", "pods", sources.pods});
    for (const Sources::Further &further : sources.further)
        streams.push_back({further.kind, further.plural, further.informer});
}

void Recorder::Private::attach(Stream &stream)
{
    if (!stream.informer)
        return;
    runtime::Informer *informer = stream.informer;
    informer->onChange([this, alive = std::weak_ptr<int>(session), &stream](const Object &before,
                                                                            const Object &after) {
        if (alive.lock())
            onChange(stream, before, after);
    });
    QObject::connect(informer, &runtime::Informer::synced, owner, [this] { adoptWhatIsReady(); });
    QObject::connect(
        informer,
        &runtime::Informer::streamStateChanged,
        owner,
        [this, &stream](const QString &reason) { onStreamState(stream, reason.toStdString()); });
}

void Recorder::Private::noticeClock()
{
    const auto step = clockWatch.poll();
    if (!step)
        return;
    store.noteClockStep(step->was, step->became);
    const bool forward = step->became > step->was;
    const std::int64_t gap = store.openGap(forward ? step->was : step->became, {}, toString(*step));
    store.closeGap(gap, step->became);
    emit owner->gapsChanged();
}

void Recorder::Private::onStreamState(Stream &stream, const std::string &reason)
{
    if (!reason.empty()) {
        if (stream.gap == 0) {
            const Duration idleTime = std::min(stream.informer->idleTime(), maxIdleTime);
            stream.gap = store.openGap(clock.now() - idleTime, stream.plural, reason);
            emit owner->gapsChanged();
        }
        return;
    }
    if (stream.gap == 0)
        return;
    store.closeGap(std::exchange(stream.gap, 0), clock.now());
    // What the stream missed is delivered in this very call, before any timer.
    stream.afterGap = true;
    clock.after(Duration{}, owner, [&stream] { stream.afterGap = false; });
    emit owner->gapsChanged();
}

void Recorder::Private::beat()
{
    noticeClock();
    store.touch(clock.now());
    if (clock.uptime() >= nextUsual) {
        nextUsual = clock.uptime() + baselineInterval;
        if (const auto held = store.held(maxHeld))
            baselines.replace(*held);
    }
    clock.after(options.heartbeat, owner, [this] {
        if (session)
            beat();
    });
}

Recorder::Recorder(HistoryStore &store, runtime::Clock &clock, Sources sources)
    : Recorder(store, clock, sources, Options())
{ }

Recorder::Recorder(HistoryStore &store, runtime::Clock &clock, Sources sources, Options options)
    : m(std::make_unique<Private>(this, store, clock, sources, options))
{ }

Recorder::~Recorder()
{
    stop();
}

Result<Done> Recorder::start()
{
    auto stored = m->store.objects();
    if (!stored)
        return Unexpected{stored.error()};
    for (const auto &[uid, object] : *stored) {
        for (const auto &[lane, standing] : object.lanes)
            m->tracker.standing(uid, lane, standing.state, standing.at);
    }
    m->stored = std::move(*stored);
    m->session = std::make_shared<int>(0);

    const TimePoint now = m->clock.now();
    const auto lastSeen = m->store.lastSeen();
    m->store.closeAbandonedGaps(lastSeen.value_or(now));
    if (lastSeen && *lastSeen < now && !m->store.isWatchedByAnother())
        m->restartGap = m->store.openGap(*lastSeen, {}, "Holdpoint was not running");
    if (lastSeen && *lastSeen - now >= ClockWatch::tolerance && !m->store.isWatchedByAnother()) {
        m->store.noteClockStep(*lastSeen, now);
        m->restartGap = m->store.openGap(
            now, {}, "Holdpoint was not running; " + toString(ClockWatch::Step{*lastSeen, now}));
    }
    m->store.onStartedOver([recorder = m.get(), alive = std::weak_ptr<int>(m->session)] {
        if (alive.lock())
            recorder->startOver();
    });
    for (Private::Stream &stream : m->streams)
        m->attach(stream);
    m->beat();
    return Done{};
}

void Recorder::stop()
{
    if (!m->session)
        return;
    m->session.reset();
    for (const Private::Stream &stream : m->streams) {
        if (stream.informer)
            stream.informer->disconnect(this);
    }
    m->store.touch(m->clock.now());
    m->store.onStartedOver({});
    static_cast<void>(m->store.flush());
}

void Recorder::noteWrite(WriteNote note)
{
    m->notes.add(std::move(note));
}

void Recorder::noteRequest(AuditEntry entry, const Object &object)
{
    entry.at = m->clock.now();
    entry.machine = m->links.machineOf(object);
    const ObjectKey machine = entry.machine;
    m->store.append(std::move(entry));
    if (!machine.name.empty())
        emit recorded(machine);
}

void Recorder::notePerson(const ObjectKey &machine,
                          const std::string &look,
                          const std::string &text,
                          const std::string &actor)
{
    Transition mark;
    mark.kind = "Machine";
    mark.object = machine;
    const Object object = m->machines().informer ? m->machines().informer->get(machine) : Object();
    mark.uid = object.uid();
    mark.lane = "people";
    mark.state.kind = "people";
    mark.state.label = "People";
    mark.state.shape = Shape::Mark;
    mark.state.look = look;
    mark.state.text = text;
    mark.at = m->clock.now();
    mark.seen = mark.at;
    mark.source = "console";
    mark.actor = actor;
    mark.revision = formatMicroTime(mark.at);
    m->write(machine, {mark});
}

std::optional<holds::Baseline> Recorder::usual(const holds::BaselineKey &key) const
{
    return m->baselines.of(key);
}

std::map<holds::BaselineKey, holds::Baseline> Recorder::allUsual() const
{
    return m->baselines.all();
}

} // namespace hp::history
