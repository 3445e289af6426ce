// SPDX-License-Identifier: Apache-2.0
#include "backend/history/RecorderPrivate.h"

#include <nlohmann/json.hpp>

namespace hp::history {

namespace {

LaneStates statesOf(const StoredObject &stored)
{
    LaneStates states;
    for (const auto &[lane, standing] : stored.lanes)
        states[lane] = standing.state;
    return states;
}

/// An object of which only its identity is known.
Object named(const std::string &kind, const ObjectKey &key, const std::string &uid)
{
    return Object(Json{{"kind", kind},
                       {"metadata", {{"namespace", key.ns}, {"name", key.name}, {"uid", uid}}}});
}

} // namespace

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
        adoptPods(now);
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
        endLanes(gone, uid, reported(now, "missing after a restart"));
    }
}

void Recorder::Private::adoptStates(const Stream &stream,
                                    const std::vector<Object> &objects,
                                    TimePoint now)
{
    std::set<std::string> present;
    for (const Object &object : objects) {
        present.insert(object.uid());
        keepState({}, object, now);
    }
    endStates(stream.kind, present, now);
}

void Recorder::Private::endStates(const std::string &kind,
                                  const std::set<std::string> &present,
                                  TimePoint now)
{
    const auto alive = store.aliveObjects(kind);
    for (const auto &known : alive ? *alive : std::vector<SnapshotTable::Known>()) {
        if (!present.contains(known.uid))
            keepState(named(kind, known.key, known.uid), {}, now);
    }
}

void Recorder::Private::adoptPods(TimePoint now)
{
    for (const Object &machine : machines().informer->list()) {
        static_cast<void>(interest.machineChanged({}, machine));
        followDrain(machine, machine, reported(now, "first list"));
    }
    reviewPods(now);
    endStates("Pod", keptPods, now);
    for (auto &[uid, left] : std::exchange(storedPods, {}))
        endLanes(left, uid, reported(now, "compared after a restart"));
}

void Recorder::Private::adoptObject(const Object &object, TimePoint now)
{
    const ObjectKey machine = links.machineOf(object);
    linkOf[object.uid()] = machine;
    const auto known = stored.find(object.uid());
    if (known == stored.end()) {
        write(machine, transitionsBetween({}, object, reported(now, "first list")));
        return;
    }
    StoredObject before = std::move(known->second);
    stored.erase(known);
    if (auto left = before.lanes.extract(podsLane)) {
        // No Machine tells it: it is compared when the pods are in.
        StoredObject alone{before.kind, before.object, before.machine, {}};
        alone.lanes.insert(std::move(left));
        storedPods[object.uid()] = std::move(alone);
    }
    const Observation observation = reported(now, "compared after a restart");
    if (before.machine == machine) {
        write(machine, laneTransitions(object, statesOf(before), lanesOf(object), observation));
        return;
    }
    endLanes(before, object.uid(), observation);
    write(machine, laneTransitions(object, {}, lanesOf(object), observation));
}

void Recorder::Private::endLanes(const StoredObject &gone,
                                 const std::string &uid,
                                 const Observation &observation)
{
    Observation end = observation;
    end.gone = true;
    std::vector<Transition> transitions = laneTransitions({}, statesOf(gone), {}, end);
    for (Transition &transition : transitions) {
        transition.kind = gone.kind;
        transition.object = gone.object;
        transition.uid = uid;
    }
    write(gone.machine, std::move(transitions));
}

void Recorder::Private::startOver()
{
    stored.clear();
    storedPods.clear();
    drains.clear();
    leases.clear();
    keptPods.clear();
    restartGap = 0;
    for (Stream &stream : streams) {
        stream.gap = 0;
        if (stream.adopted)
            adopt(stream);
    }
    emit owner->gapsChanged();
}

} // namespace hp::history
