// SPDX-License-Identifier: Apache-2.0
#include "backend/history/Recorder.h"

#include "backend/history/PodRecorder.h"
#include "backend/history/StateWriter.h"
#include "backend/history/lanes/ClockWatch.h"
#include "backend/history/lanes/MachineLinks.h"
#include "backend/history/lanes/RecordedKind.h"
#include "backend/history/store/TransitionTable.h"
#include "backend/runtime/Lifetime.h"
#include "model/resource/Event.h"
#include "model/rules/override/OverridePatch.h"

#include <algorithm>
#include <deque>
#include <limits>
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
/// How often gaps are closed that belong to backends which are no more.
constexpr Duration deadInterval = std::chrono::minutes(1);

} // namespace

struct Recorder::Private {
    struct OpenGap {
        std::int64_t id = 0; ///< 0: none
        std::string stream{}; ///< empty: everything
        std::string cause{};
    };
    /// One informer and how far it has been taken over.
    struct Stream {
        std::string kind{};
        std::string plural{};
        runtime::Informer *informer = nullptr;
        bool adopted = false; ///< its first list has been recorded; from here on changes are
        bool afterGap = false; ///< what arrives now happened while nobody looked
        OpenGap gap{};
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
    /// A gap that lasts ends with the old time and goes on with the new: it would seem to begin
    /// ahead, and nothing to be missed until then.
    void cut(OpenGap &gap, const ClockWatch::Step &step);
    void beat();

    // How a first list is taken over.
    /// Links need the Machines: whatever arrives earlier waits in its informer.
    void adoptWhatIsReady();
    void adopt(Stream &stream);
    /// The states of a first list, and the end of those that are not in it.
    void adoptStates(const Stream &stream, const std::vector<Object> &objects, TimePoint now);
    /// `earlier` is what the record has of objects of that kind, by uid.
    void
    adoptObject(const Object &object, const std::map<std::string, Object> &earlier, TimePoint now);
    /// Of a kind whose changes tell more than its lanes do; of others nothing.
    [[nodiscard]] std::map<std::string, Object> earlierOf(const std::string &kind) const;
    /// The record was damaged and is empty now: what is known is its first look.
    void startOver();

    // Of Cluster API.
    void attachClusterApi();
    /// The first list of all of its kinds is in, or they cannot be listed.
    void adoptClusterApi();
    void
    onClusterApi(const Object &before, const Object &after, const std::set<ObjectKey> &machines);
    void onClusterApiStream(const std::string &resource, const std::string &reason, Duration idle);
    /// Other objects decide on lanes of these machines too; `cause` changed.
    void review(const std::set<ObjectKey> &machines, const Object &cause, Observation observation);
    /// Its Node, when that is in the cluster that is recorded.
    [[nodiscard]] Object nodeHere(const Object &machine) const;
    [[nodiscard]] LaneStates judged(const Object &machine, Known known) const;
    /// All lanes of an object; those of a machine of Cluster API are remembered.
    [[nodiscard]] LaneStates allLanesOf(const Object &object, Known how);
    [[nodiscard]] static bool isCapiMachine(const Object &object)
    {
        return object.kind() == "Machine" && capi::isOfClusterApi(object);
    }

    // How what happens is followed.
    /// Of whichever API; null when there is none.
    [[nodiscard]] Object machineOf(const ObjectKey &key) const;
    [[nodiscard]] std::vector<Object> allMachines() const;
    [[nodiscard]] ObjectKey linkedTo(const Object &object) const;
    void endStored(const std::string &kind, TimePoint now);
    void openGap(OpenGap &gap, TimePoint from, const std::string &stream, const std::string &cause);
    void openStreamGap(OpenGap &gap,
                       const std::string &stream,
                       Duration idle,
                       const std::string &reason);
    void closeStreamGap(OpenGap &gap, bool &afterGap);
    void onChange(Stream &stream, const Object &before, const Object &after);
    [[nodiscard]] Actor actorOf(const Object &before, const Object &after) const;
    void record(const Object &before, const Object &after, const Observation &observation);
    /// The Machine, or its server, now names another Node or host than before: their lanes move.
    void relinkPartners(const Object &before, const Object &after);
    void relink(Stream &stream, const ObjectKey &key);

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
    ClusterApiSource *clusterApi;
    bool clusterApiAdopted = false;
    struct Trouble {
        OpenGap gap{};
        bool afterGap = false;
    };
    std::map<std::string, Trouble> troubles{}; ///< of streams of Cluster API, by resource
    std::map<std::string, LaneStates> judgedOf{}; ///< by uid of its machines; as they were written
    struct Expected {
        ExpectedOverride override{};
        TimePoint at{};
    };
    std::map<std::pair<std::string, ObjectKey>, Expected> expected{}; ///< by kind and object
    void expectIn(Observation &observation, const Object &object) const;
    std::map<std::string, StoredObject> stored{}; ///< by uid; what the start has not yet compared
    std::map<std::string, ObjectKey> linkOf{}; ///< by uid; the machine it was last recorded under
    runtime::Lifetime session{};
    OpenGap restartGap{};
    Duration nextUsual{}; ///< uptime
    Duration nextDead{}; ///< likewise
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
    , lanes(
          history,
          [this](const ObjectKey &machine) { return machineOf(machine); },
          [recorder](const ObjectKey &machine) { emit recorder->recorded(machine); })
    , states(history)
    , pods(lanes,
           states,
           {[this] { return allMachines(); },
            [this](const Object &machine) {
                const bool isHere = !isCapiMachine(machine) || nodeHere(machine);
                return isHere ? DrainingPods::nodeOf(machine) : std::string();
            }},
           sources.pods)
    , clusterApi(sources.clusterApi)
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

void Recorder::Private::attachClusterApi()
{
    if (!clusterApi)
        return;
    clusterApi->onObject([this, alive = session.token()](const Object &before,
                                                         const Object &after,
                                                         const std::set<ObjectKey> &machines) {
        if (alive)
            onClusterApi(before, after, machines);
    });
    clusterApi->onStream([this, alive = session.token()](const std::string &resource,
                                                         const std::string &reason,
                                                         Duration idle) {
        if (alive)
            onClusterApiStream(resource, reason, idle);
    });
    clusterApi->onListed([this, alive = session.token()] {
        if (alive)
            adoptWhatIsReady();
    });
}

void Recorder::Private::noticeClock()
{
    const auto step = clockWatch.poll();
    if (!step)
        return;
    store.noteClockStep(step->was, step->became);
    const bool forward = step->became > step->was;
    if (!forward) {
        cut(restartGap, *step);
        for (Stream &stream : streams)
            cut(stream.gap, *step);
        for (auto &[resource, trouble] : troubles)
            cut(trouble.gap, *step);
    }
    const std::int64_t gap = store.openGap(forward ? step->was : step->became, {}, toString(*step));
    store.closeGap(gap, step->became);
    emit owner->gapsChanged();
}

void Recorder::Private::cut(OpenGap &gap, const ClockWatch::Step &step)
{
    if (gap.id == 0)
        return;
    store.closeGap(gap.id, step.was);
    gap.id = store.openGap(step.became, gap.stream, gap.cause);
}

void Recorder::Private::openGap(OpenGap &gap,
                                TimePoint from,
                                const std::string &stream,
                                const std::string &cause)
{
    gap = {store.openGap(from, stream, cause), stream, cause};
}

void Recorder::Private::onStreamState(Stream &stream, const std::string &reason)
{
    if (!reason.empty()) {
        openStreamGap(stream.gap, stream.plural, stream.informer->idleTime(), reason);
        return;
    }
    closeStreamGap(stream.gap, stream.afterGap);
}

void Recorder::Private::openStreamGap(OpenGap &gap,
                                      const std::string &stream,
                                      Duration idle,
                                      const std::string &reason)
{
    noticeClock();
    if (gap.id != 0)
        return;
    openGap(gap, clock.now() - std::min(idle, maxIdleTime), stream, reason);
    emit owner->gapsChanged();
}

void Recorder::Private::closeStreamGap(OpenGap &gap, bool &afterGap)
{
    noticeClock();
    if (gap.id == 0)
        return;
    store.closeGap(std::exchange(gap.id, 0), clock.now());
    // What the stream missed is delivered in this very call, before any timer.
    afterGap = true;
    clock.after(Duration{}, owner, [&afterGap] { afterGap = false; });
    emit owner->gapsChanged();
}

void Recorder::Private::onClusterApiStream(const std::string &resource,
                                           const std::string &reason,
                                           Duration idle)
{
    Trouble &trouble = troubles[resource];
    if (!reason.empty()) {
        // What cannot be listed at all is no gap: nobody ever saw it.
        if (clusterApiAdopted)
            openStreamGap(trouble.gap, resource, idle, reason);
        return;
    }
    closeStreamGap(trouble.gap, trouble.afterGap);
}

void Recorder::Private::beat()
{
    noticeClock();
    store.touch(clock.now());
    if (clock.uptime() >= nextDead) {
        nextDead = clock.uptime() + deadInterval;
        store.closeGapsOfTheDead();
    }
    if (clock.uptime() >= nextUsual) {
        nextUsual = clock.uptime() + baselineInterval;
        // By the rows that whoever looks back is told from: only what is new is read.
        if (auto usual = store.usualAt(TimePoint::max()))
            lanes.baselines() = std::move(*usual);
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
    if (clusterApi && !clusterApi->isListed())
        return;
    if (clusterApi && !clusterApiAdopted) {
        for (const Object &object : clusterApi->objects())
            links.update({}, object);
    }
    for (Stream &stream : streams) {
        // Whether the Node of a machine is here decides whose pods matter.
        const Stream &nodes = streams[1];
        if (isPods(stream) && nodes.informer && !nodes.adopted)
            continue;
        if (!stream.adopted && stream.informer && stream.informer->hasSynced())
            adopt(stream);
        if (&stream == &nodes)
            adoptClusterApi();
    }
}

void Recorder::Private::adopt(Stream &stream)
{
    noticeClock();
    const TimePoint now = clock.now();
    if (&stream == &machines() && restartGap.id != 0) {
        store.closeGap(std::exchange(restartGap.id, 0), now);
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
    const auto earlier = earlierOf(stream.kind);
    for (const Object &object : objects)
        adoptObject(object, earlier, now);
    adoptStates(stream, objects, now);
    endStored(stream.kind, now);
}

void Recorder::Private::endStored(const std::string &kind, TimePoint now)
{
    for (auto it = stored.begin(); it != stored.end();) {
        if (it->second.kind != kind) {
            ++it;
            continue;
        }
        StoredObject gone = std::move(it->second);
        if (kind == capiMachineKind)
            gone.kind = "Machine";
        const std::string uid = it->first;
        it = stored.erase(it);
        lanes.endLanes(gone, uid, reported(now, "missing after a restart"));
    }
}

void Recorder::Private::adoptClusterApi()
{
    if (!clusterApi || clusterApiAdopted || !streams[1].adopted)
        return;
    const TimePoint now = clock.now();
    clusterApiAdopted = true;
    std::map<std::string, std::set<std::string>> present; // uids by kind
    const auto earlier = earlierOf(capiMachineKind);
    for (const Object &object : clusterApi->objects()) {
        if (isCapiMachine(object))
            adoptObject(object, earlier, now);
        states.keep({}, object, now);
        present[recordedKind(object)].insert(object.uid());
    }
    const auto known = store.clusterApiKindsAt(std::numeric_limits<std::int64_t>::max());
    for (const std::string &kind : known ? *known : std::vector<std::string>())
        states.endMissing(kind, present[kind], now);
    endStored(capiMachineKind, now);
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

std::map<std::string, Object> Recorder::Private::earlierOf(const std::string &kind) const
{
    std::map<std::string, Object> earlier;
    const bool tells = kind == "Machine" || kind == capiMachineKind || kind == "BareMetalHost";
    if (stored.empty() || !tells)
        return earlier;
    auto last = store.newestObjects(kind);
    for (Object &object : last ? *last : std::vector<Object>()) {
        std::string uid = object.uid();
        earlier.emplace(std::move(uid), std::move(object));
    }
    return earlier;
}

void Recorder::Private::adoptObject(const Object &object,
                                    const std::map<std::string, Object> &earlier,
                                    TimePoint now)
{
    const ObjectKey machine = linkedTo(object);
    linkOf[object.uid()] = machine;
    const LaneStates is = asRecorded(allLanesOf(object, Known::Reported));
    const auto known = stored.find(object.uid());
    if (known == stored.end()) {
        lanes.write(machine, transitionsBetween({}, object, {}, is, reported(now, "first list")));
        return;
    }
    StoredObject before = std::move(known->second);
    before.kind = object.kind();
    stored.erase(known);
    // Where no pod is here to be counted, the Machine says how many are left.
    if (is.contains(PodRecorder::lane)) {
        // Compared with the others.
    } else if (auto left = before.lanes.extract(PodRecorder::lane)) {
        StoredObject alone{before.kind, before.object, before.machine, {}};
        alone.lanes.insert(std::move(left));
        pods.resume(object.uid(), std::move(alone));
    }
    const Observation observation = reported(now, "compared after a restart");
    const auto last = earlier.find(object.uid());
    if (before.machine == machine && last != earlier.end()) {
        // That its deletion was asked for meanwhile is in none of its lanes.
        lanes.write(machine,
                    transitionsBetween(last->second, object, statesOf(before), is, observation));
        return;
    }
    if (before.machine == machine) {
        lanes.write(machine, laneTransitions(object, statesOf(before), is, observation));
        return;
    }
    // It is there, of another machine: that its lanes end in the old timeline is no end of it.
    lanes.write(before.machine, laneTransitions(object, statesOf(before), {}, observation));
    lanes.write(machine, laneTransitions(object, {}, is, observation));
}

Object Recorder::Private::machineOf(const ObjectKey &key) const
{
    runtime::Informer *own = streams.front().informer;
    const Object machine = own ? own->get(key) : Object();
    return machine || !clusterApi ? machine : clusterApi->machine(key);
}

std::vector<Object> Recorder::Private::allMachines() const
{
    runtime::Informer *own = streams.front().informer;
    std::vector<Object> all = own ? own->list() : std::vector<Object>();
    if (!clusterApi)
        return all;
    for (Object &object : clusterApi->objects()) {
        if (isCapiMachine(object))
            all.push_back(std::move(object));
    }
    return all;
}

ObjectKey Recorder::Private::linkedTo(const Object &object) const
{
    ObjectKey machine = links.machineOf(object);
    if (!machine.name.empty() || object.kind() != "Event" || !clusterApi)
        return machine;
    // A Node of a machine of Cluster API says itself that it is.
    const std::string name = MachineLinks::nodeOfEvent(object);
    const Object node =
        name.empty() || !streams[1].informer ? Object() : streams[1].informer->get({{}, name});
    return node ? links.machineOf(node) : machine;
}

Object Recorder::Private::nodeHere(const Object &machine) const
{
    const std::string &name = capi::nodeNameOf(machine);
    if (name.empty() || !streams[1].informer)
        return {};
    const Object node = streams[1].informer->get({{}, name});
    return capi::isNodeOf(node, machine) ? node : Object();
}

LaneStates Recorder::Private::judged(const Object &machine, Known known) const
{
    capi::CapiView view;
    if (capi::annotationHooks(machine).empty())
        view.machine = machine;
    else
        view = clusterApi->viewOf(machine);
    view.node = nodeHere(machine);
    LaneStates found = judgedLanes(view, clock.now());
    // What was seen to come about is as old as that, whatever its deletion is.
    if (known == Known::Observed) {
        for (auto &[id, state] : found)
            state.since.reset();
    }
    return found;
}

LaneStates Recorder::Private::allLanesOf(const Object &object, Known how)
{
    LaneStates all = lanesOf(object);
    if (clusterApi && isCapiMachine(object)) {
        LaneStates known = judged(object, how);
        all.insert(known.begin(), known.end());
        judgedOf[object.uid()] = std::move(known);
    }
    return all;
}

void Recorder::Private::onClusterApi(const Object &before,
                                     const Object &after,
                                     const std::set<ObjectKey> &machines)
{
    if (!clusterApiAdopted)
        return;
    // The same name with another identity is one object that went and one that came.
    if (before && after && before.uid() != after.uid()) {
        onClusterApi(before, {}, {});
        onClusterApi({}, after, machines);
        return;
    }
    noticeClock();
    const Object &object = after ? after : before;
    Observation observation{clock.now(), Known::Observed, "watch", {}};
    for (const auto &[resource, trouble] : troubles) {
        if (trouble.afterGap) {
            observation.known = Known::Reported;
            observation.source = "first look after a gap";
        }
    }
    observation.actor = actorOf(before, after);
    expectIn(observation, object);
    const ObjectKey hostBefore = links.hostBehind(before);
    links.update(before, after);
    if (isCapiMachine(object))
        record(before, after, observation);
    states.keep(before, after, observation.seen);
    relink(streams[2], hostBefore);
    relink(streams[2], links.hostBehind(object));
    std::set<ObjectKey> others = machines;
    if (isCapiMachine(object)) {
        relinkPartners(before, after);
        pods.machineChanged(before, after, observation);
        others.erase(object.key());
    }
    review(others, object, observation);
}

void Recorder::Private::review(const std::set<ObjectKey> &machines,
                               const Object &cause,
                               Observation observation)
{
    // Who changed that object did not do it to the machines.
    observation.actor = {};
    observation.expectedLane.clear();
    for (const ObjectKey &key : machines) {
        const Object machine = clusterApi->machine(key);
        const auto known = machine ? judgedOf.find(machine.uid()) : judgedOf.end();
        if (known == judgedOf.end())
            continue;
        LaneStates is = judged(machine, observation.known);
        auto transitions = laneTransitions(machine, known->second, is, observation);
        for (Transition &transition : transitions)
            transition.revision = cause.uid() + '/' + cause.resourceVersion();
        lanes.write(key, std::move(transitions));
        known->second = std::move(is);
    }
}

void Recorder::Private::startOver()
{
    stored.clear();
    pods.clear();
    states.clear();
    judgedOf.clear();
    restartGap = {};
    for (auto &[resource, trouble] : troubles)
        trouble.gap = {};
    const bool hadClusterApi = std::exchange(clusterApiAdopted, false);
    for (Stream &stream : streams) {
        stream.gap = {};
        if (stream.adopted)
            adopt(stream);
    }
    if (hadClusterApi)
        adoptClusterApi();
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
    if (&stream == &streams[1] && clusterApiAdopted) {
        const Object &node = after ? after : before;
        const ObjectKey key = links.capiMachineOfNode(node.name());
        if (const Object machine = key.name.empty() ? Object() : clusterApi->machine(key)) {
            review({key}, node, observation);
            pods.machineChanged(machine, machine, observation);
        }
    }
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
    const ObjectKey machine = after ? linkedTo(after) : old;
    // What was written of it, before it is judged again.
    LaneStates was = lanesOf(before);
    if (const auto known = judgedOf.find(object.uid()); before && known != judgedOf.end())
        was.insert(known->second.begin(), known->second.end());
    const LaneStates is = allLanesOf(after, observation.known);
    if (!after)
        judgedOf.erase(object.uid());
    if (!after)
        linkOf.erase(object.uid());
    else
        linkOf[object.uid()] = machine;

    if (!before || old == machine) {
        lanes.write(machine, transitionsBetween(before, after, was, is, observation));
        return;
    }
    lanes.write(old, laneTransitions(object, was, {}, observation));
    lanes.write(
        machine,
        laneTransitions(object, {}, is, reported(observation.seen, "linked to the machine")));
}

void Recorder::Private::relink(Stream &stream, const ObjectKey &key)
{
    if (!stream.adopted || key.name.empty())
        return;
    const Object partner = stream.informer->get(key);
    if (partner && links.machineOf(partner) != linkOf[partner.uid()])
        record(partner, partner, reported(clock.now(), "linked to the machine"));
}

void Recorder::Private::relinkPartners(const Object &before, const Object &after)
{
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
    if (m->clusterApi) {
        // Their lanes are kept under the word of both APIs.
        const auto alive = m->store.aliveObjects(capiMachineKind);
        for (const auto &one : alive ? *alive : std::vector<SnapshotTable::Known>()) {
            if (const auto it = m->stored.find(one.uid); it != m->stored.end())
                it->second.kind = capiMachineKind;
        }
    }
    m->session.begin();

    const TimePoint now = m->clock.now();
    const auto lastSeen = m->store.lastSeen();
    m->store.closeAbandonedGaps(lastSeen.value_or(now));
    // Also where another one seems to watch: it may be our own life of some seconds ago, and what
    // another one did see is no gap to whoever reads (unseenByAll).
    if (lastSeen && *lastSeen < now)
        m->openGap(m->restartGap, *lastSeen, {}, "Holdpoint was not running");
    if (lastSeen && *lastSeen - now >= ClockWatch::tolerance && !m->store.isWatchedByAnother()) {
        m->store.noteClockStep(*lastSeen, now);
        m->openGap(m->restartGap,
                   now,
                   {},
                   "Holdpoint was not running; " + toString(ClockWatch::Step{*lastSeen, now}));
    }
    m->store.onStartedOver([recorder = m.get(), alive = m->session.token()] {
        if (alive)
            recorder->startOver();
    });
    for (Private::Stream &stream : m->streams)
        m->attach(stream);
    m->attachClusterApi();
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
    mark.uid = m->machineOf(machine).uid();
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
