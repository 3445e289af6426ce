// SPDX-License-Identifier: Apache-2.0
#include "backend/history/Recorder.h"

#include "backend/history/links/MachineLinks.h"

#include <algorithm>
#include <array>
#include <map>
#include <utility>

namespace hp::history {

namespace {

/// A stream that lives gives a sign at least this often (a bookmark a minute), so a break is never
/// older.
constexpr Duration longestSilence = std::chrono::seconds(75);

Observation reported(TimePoint seen, const char *source)
{
    return {seen, Known::Reported, source, {}};
}

} // namespace

struct Recorder::Private {
    /// One informer and how far it has been taken over.
    struct Stream {
        const char *kind = "";
        const char *plural = "";
        runtime::Informer *informer = nullptr;
        bool adopted = false; ///< its first list has been recorded; from here on changes are
        bool afterGap = false; ///< what arrives now happened while nobody looked
        std::int64_t gap = 0; ///< open gap of this stream
    };

    Private(Recorder *recorder,
            HistoryStore &history,
            runtime::Clock &time,
            Sources sources,
            Options how)
        : owner(recorder)
        , store(history)
        , clock(time)
        , options(how)
        , streams{{{"Machine", "machines", sources.machines},
                   {"Node", "nodes", sources.nodes},
                   {"BareMetalHost", "baremetalhosts", sources.hosts},
                   {"Event", "events", sources.events}}}
    { }

    Stream &machines() { return streams.front(); }

    void attach(Stream &stream)
    {
        if (!stream.informer)
            return;
        runtime::Informer *informer = stream.informer;
        informer->onChange([this, alive = std::weak_ptr<int>(session), &stream](
                               const Object &before, const Object &after) {
            if (alive.lock())
                onChange(stream, before, after);
        });
        QObject::connect(
            informer, &runtime::Informer::synced, owner, [this] { adoptWhatIsReady(); });
        QObject::connect(informer,
                         &runtime::Informer::streamStateChanged,
                         owner,
                         [this, &stream](const QString &reason) {
                             onStreamState(stream, reason.toStdString());
                         });
    }

    // Links need the Machines: whatever arrives earlier waits in its informer.
    void adoptWhatIsReady()
    {
        if (!machines().informer || !machines().informer->hasSynced())
            return;
        for (Stream &stream : streams) {
            if (!stream.adopted && stream.informer && stream.informer->hasSynced())
                adopt(stream);
        }
    }

    void adopt(Stream &stream)
    {
        const TimePoint now = clock.now();
        if (&stream == &machines() && restartGap != 0) {
            store.closeGap(std::exchange(restartGap, 0), now);
            emit owner->gapsChanged();
        }
        stream.adopted = true;
        const std::vector<Object> objects = stream.informer->list();
        if (&stream == &machines()) {
            for (const Object &object : objects)
                links.update({}, object);
        }
        for (const Object &object : objects)
            adoptObject(object, now);
        for (auto it = stored.begin(); it != stored.end();) {
            if (it->second.kind != stream.kind) {
                ++it;
                continue;
            }
            const StoredObject gone = std::move(it->second);
            const std::string uid = it->first;
            it = stored.erase(it);
            endLanes(gone, uid, reported(now, "missing after a restart"));
        }
    }

    void adoptObject(const Object &object, TimePoint now)
    {
        const ObjectKey machine = links.machineOf(object);
        linkOf[object.uid()] = machine;
        const auto known = stored.find(object.uid());
        if (known == stored.end()) {
            write(machine, transitionsBetween({}, object, reported(now, "first list")));
            return;
        }
        const StoredObject before = std::move(known->second);
        stored.erase(known);
        const Observation observation = reported(now, "compared after a restart");
        if (before.machine == machine) {
            write(machine,
                  laneTransitions(object, before.lanes, lanesOf(object), false, observation));
            return;
        }
        endLanes(before, object.uid(), observation);
        write(machine, laneTransitions(object, {}, lanesOf(object), false, observation));
    }

    /// Ends every lane of an object of which only the history is left.
    void endLanes(const StoredObject &gone, const std::string &uid, const Observation &observation)
    {
        std::vector<Transition> transitions =
            laneTransitions({}, gone.lanes, {}, true, observation);
        for (Transition &transition : transitions) {
            transition.kind = gone.kind;
            transition.object = gone.object;
            transition.uid = uid;
        }
        write(gone.machine, std::move(transitions));
    }

    void onChange(Stream &stream, const Object &before, const Object &after)
    {
        if (!stream.adopted)
            return;
        // The same name with another identity is one object that went and one that came.
        if (before && after && before.uid() != after.uid()) {
            onChange(stream, before, {});
            onChange(stream, {}, after);
            return;
        }
        Observation observation{clock.now(), Known::Observed, "watch", actorOf(before, after)};
        if (stream.afterGap) {
            observation.known = Known::Reported;
            observation.source = "first look after a gap";
        }
        if (&stream == &machines())
            links.update(before, after);
        record(before, after, observation);
        if (&stream == &machines())
            relinkPartners(before, after);
    }

    Actor actorOf(const Object &before, const Object &after) const
    {
        if (!after)
            return notes.removerOf(before);
        Actor actor = notes.actorOf(after);
        if (actor.manager.empty())
            actor.manager = managerOfChange(before, after).manager;
        return actor;
    }

    void record(const Object &before, const Object &after, const Observation &observation)
    {
        const Object &object = after ? after : before;
        const ObjectKey old = before ? linkOf[object.uid()] : ObjectKey();
        const ObjectKey machine = after ? links.machineOf(after) : old;
        if (!after)
            linkOf.erase(object.uid());
        else
            linkOf[object.uid()] = machine;

        if (!before || old == machine) {
            write(machine, transitionsBetween(before, after, observation));
            return;
        }
        write(old, laneTransitions(object, lanesOf(before), {}, false, observation));
        write(machine,
              laneTransitions(object,
                              {},
                              lanesOf(after),
                              false,
                              reported(observation.seen, "linked to the machine")));
    }

    /// The Machine now names another Node or host than before: their lanes move.
    void relinkPartners(const Object &before, const Object &after)
    {
        const auto look = [&](Stream &stream, const ObjectKey &key) {
            if (!stream.adopted || key.name.empty())
                return;
            const Object partner = stream.informer->get(key);
            if (partner && links.machineOf(partner) != linkOf[partner.uid()])
                record(partner, partner, reported(clock.now(), "linked to the machine"));
        };
        for (const Object &machine : {before, after}) {
            look(streams[1], MachineLinks::nodeOf(machine));
            look(streams[2], MachineLinks::hostOf(machine));
        }
    }

    void write(const ObjectKey &machine, std::vector<Transition> transitions)
    {
        if (transitions.empty())
            return;
        for (Transition &transition : transitions)
            transition.machine = machine;
        store.append(std::move(transitions));
        if (!machine.name.empty())
            emit owner->recorded(machine);
    }

    void onStreamState(Stream &stream, const std::string &reason)
    {
        if (!reason.empty()) {
            if (stream.gap == 0) {
                const Duration silence = std::min(stream.informer->silence(), longestSilence);
                stream.gap = store.openGap(clock.now() - silence, stream.plural, reason);
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

    void beat()
    {
        store.touch(clock.now());
        clock.after(options.heartbeat, owner, [this] {
            if (session)
                beat();
        });
    }

    Recorder *owner;
    HistoryStore &store;
    runtime::Clock &clock;
    Options options;
    std::array<Stream, 4> streams;
    MachineLinks links{};
    WriteNotes notes{};
    std::map<std::string, StoredObject> stored{}; ///< by uid; what the start has not yet compared
    std::map<std::string, ObjectKey> linkOf{}; ///< by uid; the machine it was last recorded under
    std::shared_ptr<int> session{};
    std::int64_t restartGap = 0;
};

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
    m->stored = std::move(*stored);
    m->session = std::make_shared<int>(0);

    const TimePoint now = m->clock.now();
    const auto lastSeen = m->store.lastSeen();
    m->store.closeAbandonedGaps(lastSeen.value_or(now));
    if (lastSeen && *lastSeen < now)
        m->restartGap = m->store.openGap(*lastSeen, {}, "Holdpoint was not running");
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

} // namespace hp::history
