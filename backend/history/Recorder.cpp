// SPDX-License-Identifier: Apache-2.0
#include "backend/history/Recorder.h"

#include "backend/history/PodRecorder.h"
#include "backend/history/StateWriter.h"
#include "backend/history/lanes/ClockWatch.h"
#include "backend/history/lanes/MachineLinks.h"
#include "backend/runtime/Lifetime.h"
#include "model/resource/Event.h"
#include "model/rules/override/OverridePatch.h"

#include <algorithm>
#include <deque>
#include <nlohmann/json.hpp>
#include <set>
#include <utility>

namespace hp::history {

namespace {

/// A stream that lives gives a sign at least this often (a bookmark a minute), so a break is never
/// older.
constexpr Duration maxIdleTime = std::chrono::seconds(75);
/// How often what other backends recorded is taken into what is usual.
constexpr Duration baselineInterval = std::chrono::minutes(10);

} // namespace

struct Recorder::Private {
    /// One informer and how far it has been taken over.
    struct Stream {
        std::string kind{};
        std::string plural{};
        runtime::Informer *informer = nullptr;
        bool adopted = false; ///< its first list has been recorded; from here on changes are
        bool afterGap = false; ///< what arrives now happened while nobody looked
        std::int64_t gap = 0; ///< open gap of this stream
    };

    Private(Recorder *recorder,
            HistoryStore &history,
            runtime::Clock &time,
            const Sources &sources,
            Options how);

    Stream &machines() { return streams.front(); }
    bool isPods(const Stream &stream) { return &stream == &streams[4]; }

    // How streams are listened to.
    void attach(Stream &stream);
    void onStreamState(Stream &stream, const std::string &reason);
    /// Times before and after a step are of different clocks; whoever reads must know.
    void noticeClock();
    void beat();

    // How a first list is taken over.
    /// Links need the Machines: whatever arrives earlier waits in its informer.
    void adoptWhatIsReady();
    void adopt(Stream &stream);
    /// The states of a first list, and the end of those that are not in it.
    void adoptStates(const Stream &stream, const std::vector<Object> &objects, TimePoint now);
    void adoptObject(const Object &object, TimePoint now);
    /// The record was damaged and is empty now: what is known is its first look.
    void startOver();

    // How what happens is followed.
    void onChange(Stream &stream, const Object &before, const Object &after);
    [[nodiscard]] Actor actorOf(const Object &before, const Object &after) const;
    void record(const Object &before, const Object &after, const Observation &observation);
    /// The Machine now names another Node or host than before: their lanes move.
    void relinkPartners(const Object &before, const Object &after);

    Recorder *owner;
    HistoryStore &store;
    runtime::Clock &clock;
    Options options;
    std::deque<Stream> streams{}; ///< stays in place
    ClockWatch clockWatch;
    LaneWriter lanes;
    StateWriter states;
    PodRecorder pods;
    MachineLinks links{};
    WriteNotes notes{};
    struct Expected {
        ExpectedOverride override{};
        TimePoint at{};
    };
    std::map<std::pair<std::string, ObjectKey>, Expected> expected{}; ///< by kind and object
    void expectIn(Observation &observation, const Object &object) const;
    std::map<std::string, StoredObject> stored{}; ///< by uid; what the start has not yet compared
    std::map<std::string, ObjectKey> linkOf{}; ///< by uid; the machine it was last recorded under
    runtime::Lifetime session{};
    std::int64_t restartGap = 0;
    Duration nextUsual{}; ///< uptime
};

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
    , lanes(history,
            sources.machines,
            [recorder](const ObjectKey &machine) { emit recorder->recorded(machine); })
    , states(history)
    , pods(lanes, states, sources.machines, sources.pods)
{
    streams.push_back({"Machine", "machines", sources.machines});
    streams.push_back({"Node", "nodes", sources.nodes});
    streams.push_back({"BareMetalHost", "baremetalhosts", sources.hosts});
    streams.push_back({"Event", "events", sources.events});
    streams.push_back({"Pod", "pods", sources.pods});
    for (const Sources::Further &further : sources.further)
        streams.push_back({further.kind, further.plural, further.informer});
    session.end(); // until start()
}

void Recorder::Private::attach(Stream &stream)
{
    if (!stream.informer)
        return;
    runtime::Informer *informer = stream.informer;
    informer->onChange(
        [this, alive = session.token(), &stream](const Object &before, const Object &after) {
            if (alive)
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
        if (const auto held = store.held(HistoryStore::usualCount))
            lanes.baselines().replace(*held);
    }
    clock.after(options.heartbeat, owner, [this] {
        if (!session.isOver())
            beat();
    });
}

void Recorder::Private::adoptWhatIsReady()
{
    if (!machines().informer || !machines().informer->hasSynced())
        return;
    for (Stream &stream : streams) {
        if (!stream.adopted && stream.informer && stream.informer->hasSynced())
            adopt(stream);
    }
}

void Recorder::Private::adopt(Stream &stream)
{
    const TimePoint now = clock.now();
    if (&stream == &machines() && restartGap != 0) {
        store.closeGap(std::exchange(restartGap, 0), now);
        emit owner->gapsChanged();
    }
    stream.adopted = true;
    if (isPods(stream)) {
        pods.adopt(now);
        return;
    }
    const std::vector<Object> objects = stream.informer->list();
    if (&stream == &machines()) {
        for (const Object &object : objects)
            links.update({}, object);
    }
    for (const Object &object : objects)
        adoptObject(object, now);
    adoptStates(stream, objects, now);
    for (auto it = stored.begin(); it != stored.end();) {
        if (it->second.kind != stream.kind) {
            ++it;
            continue;
        }
        const StoredObject gone = std::move(it->second);
        const std::string uid = it->first;
        it = stored.erase(it);
        lanes.endLanes(gone, uid, reported(now, "missing after a restart"));
    }
}

void Recorder::Private::adoptStates(const Stream &stream,
                                    const std::vector<Object> &objects,
                                    TimePoint now)
{
    std::set<std::string> present;
    for (const Object &object : objects) {
        present.insert(object.uid());
        states.keep({}, object, now);
    }
    states.endMissing(stream.kind, present, now);
}

void Recorder::Private::adoptObject(const Object &object, TimePoint now)
{
    const ObjectKey machine = links.machineOf(object);
    linkOf[object.uid()] = machine;
    const auto known = stored.find(object.uid());
    if (known == stored.end()) {
        lanes.write(machine, transitionsBetween({}, object, reported(now, "first list")));
        return;
    }
    StoredObject before = std::move(known->second);
    stored.erase(known);
    if (auto left = before.lanes.extract(PodRecorder::lane)) {
        StoredObject alone{before.kind, before.object, before.machine, {}};
        alone.lanes.insert(std::move(left));
        pods.resume(object.uid(), std::move(alone));
    }
    const Observation observation = reported(now, "compared after a restart");
    if (before.machine == machine) {
        lanes.write(machine,
                    laneTransitions(object, statesOf(before), lanesOf(object), observation));
        return;
    }
    lanes.endLanes(before, object.uid(), observation);
    lanes.write(machine, laneTransitions(object, {}, lanesOf(object), observation));
}

void Recorder::Private::startOver()
{
    stored.clear();
    pods.clear();
    states.clear();
    restartGap = 0;
    for (Stream &stream : streams) {
        stream.gap = 0;
        if (stream.adopted)
            adopt(stream);
    }
    emit owner->gapsChanged();
}

void Recorder::Private::onChange(Stream &stream, const Object &before, const Object &after)
{
    if (!stream.adopted)
        return;
    // The same name with another identity is one object that went and one that came.
    if (before && after && before.uid() != after.uid()) {
        onChange(stream, before, {});
        onChange(stream, {}, after);
        return;
    }
    noticeClock();
    Observation observation{clock.now(), Known::Observed, "watch", {}};
    if (stream.afterGap) {
        observation.known = Known::Reported;
        observation.source = "first look after a gap";
    }
    if (isPods(stream)) {
        pods.podChanged(before, after, observation);
        return;
    }
    observation.actor = actorOf(before, after);
    expectIn(observation, after ? after : before);
    if (&stream == &machines())
        links.update(before, after);
    record(before, after, observation);
    states.keep(before, after, observation.seen);
    if (&stream != &machines())
        return;
    relinkPartners(before, after);
    pods.machineChanged(before, after, observation);
}

/// What an override of the object that is under way says about this change of it.
void Recorder::Private::expectIn(Observation &observation, const Object &object) const
{
    const auto it = expected.find({object.kind(), object.key()});
    if (it == expected.end() || observation.seen - it->second.at > overrideTakes)
        return;
    const ExpectedOverride &override = it->second.override;
    observation.because = override.because;
    observation.expectedLane = override.lane;
    observation.expectedActor = {override.by, overrides::personalManager};
}

Actor Recorder::Private::actorOf(const Object &before, const Object &after) const
{
    if (after && after.kind() == "Event") {
        // An Event says itself who speaks.
        const std::string &reporter = event::reporterOf(after);
        if (!reporter.empty())
            return {{}, reporter};
    }
    if (!after)
        return notes.removerOf(before);
    Actor actor = notes.actorOf(after);
    if (actor.manager.empty())
        actor.manager = managerOfChange(before, after).manager;
    return actor;
}

void Recorder::Private::record(const Object &before,
                               const Object &after,
                               const Observation &observation)
{
    const Object &object = after ? after : before;
    const ObjectKey old = before ? linkOf[object.uid()] : ObjectKey();
    const ObjectKey machine = after ? links.machineOf(after) : old;
    if (!after)
        linkOf.erase(object.uid());
    else
        linkOf[object.uid()] = machine;

    if (!before || old == machine) {
        lanes.write(machine, transitionsBetween(before, after, observation));
        return;
    }
    lanes.write(old, laneTransitions(object, lanesOf(before), {}, observation));
    lanes.write(
        machine,
        laneTransitions(
            object, {}, lanesOf(after), reported(observation.seen, "linked to the machine")));
}

void Recorder::Private::relinkPartners(const Object &before, const Object &after)
{
    const auto relink = [&](Stream &stream, const ObjectKey &key) {
        if (!stream.adopted || key.name.empty())
            return;
        const Object partner = stream.informer->get(key);
        if (partner && links.machineOf(partner) != linkOf[partner.uid()])
            record(partner, partner, reported(clock.now(), "linked to the machine"));
    };
    for (const Object &machine : {before, after}) {
        relink(streams[1], MachineLinks::nodeOf(machine));
        relink(streams[2], MachineLinks::hostOf(machine));
    }
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
    m->lanes.resume(*stored);
    m->stored = std::move(*stored);
    m->session.begin();

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
    m->store.onStartedOver([recorder = m.get(), alive = m->session.token()] {
        if (alive)
            recorder->startOver();
    });
    for (Private::Stream &stream : m->streams)
        m->attach(stream);
    m->beat();
    return Done{};
}

void Recorder::stop()
{
    if (m->session.isOver())
        return;
    m->session.end();
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

void Recorder::expectOverride(ExpectedOverride override)
{
    const TimePoint now = m->clock.now();
    m->lanes.overridden(override.machine, now);
    std::erase_if(m->expected,
                  [now](const auto &known) { return now - known.second.at > overrideTakes; });
    std::pair key{override.kind, override.object};
    m->expected[std::move(key)] = {std::move(override), now};
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
    m->lanes.write(machine, {mark});
}

std::optional<holds::Baseline> Recorder::usual(const holds::BaselineKey &key) const
{
    return m->lanes.baselines().of(key);
}

std::map<holds::BaselineKey, holds::Baseline> Recorder::allUsual() const
{
    return m->lanes.baselines().all();
}

} // namespace hp::history

#include "moc_Recorder.cpp"
