// SPDX-License-Identifier: Apache-2.0
#include "backend/history/RecorderPrivate.h"
#include "model/resource/Machine.h"

#include <nlohmann/json.hpp>

namespace hp::history {

namespace {

/// A holder renews its Lease every few seconds; that it lives is worth a row a minute.
constexpr Duration leaseGrain = std::chrono::minutes(1);

} // namespace

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
        followPod(before, after, observation);
        return;
    }
    observation.actor = actorOf(before, after);
    if (&stream == &machines())
        links.update(before, after);
    record(before, after, observation);
    keepState(before, after, observation.seen);
    if (&stream != &machines())
        return;
    relinkPartners(before, after);
    followDrain(before, after, observation);
    if (interest.machineChanged(before, after))
        reviewPods(observation.seen);
}

void Recorder::Private::keepState(const Object &before, const Object &after, TimePoint seen)
{
    const Object &object = after ? after : before;
    if (object.kind() != "Lease") {
        store.append(ObjectChange{before.atRest(), after.atRest(), seen});
        return;
    }
    // Every kubelet renews one there; the Node says what came of it.
    if (object.ns() == "kube-node-lease")
        return;
    const std::string uid = object.uid();
    const auto last = leases.find(uid);
    const bool sameHolder = last != leases.end() && after
        && last->second.second.text("/spec/holderIdentity") == after.text("/spec/holderIdentity");
    if (sameHolder && seen - last->second.first < leaseGrain && seen >= last->second.first)
        return;
    store.append(ObjectChange{
        last == leases.end() ? before.atRest() : last->second.second, after.atRest(), seen});
    if (after)
        leases[uid] = {seen, after.atRest()};
    else
        leases.erase(uid);
}

void Recorder::Private::followDrain(const Object &before,
                                    const Object &after,
                                    const Observation &observation)
{
    const std::string uid = (after ? after : before).uid();
    const std::string node = after ? DrainingPods::nodeOf(after) : std::string();
    DrainingPods::Drain *drain = drains.of(uid);
    if (drain && (!after || drain->node != node)) {
        DrainingPods::Drain ended = drains.stop(uid);
        Observation end = observation;
        end.gone = !after;
        const std::size_t left = ended.left();
        write(ended.machine.key(),
              laneTransitions(ended.machine, {{podsLane, podsLeft(left, ended.node)}}, {}, end));
        for (const auto &[podUid, pod] : ended.pods)
            keepPod(pod, pod, observation.seen);
        drain = nullptr;
    }
    if (drain)
        drain->machine = after.atRest();
    if (drain || node.empty() || !pods().adopted)
        return;
    DrainingPods::Drain &begun = drains.start(after, pods().informer->list());
    for (const auto &[podUid, pod] : begun.pods)
        keepPod(pod, pod, observation.seen);
    if (auto known = storedPods.extract(uid))
        begun.shown = known.mapped().lanes.at(podsLane).state.reason;
    showPods(begun, begun.machine, observation);
}

void Recorder::Private::keepPod(const Object &before, const Object &after, TimePoint seen)
{
    const std::string uid = (after ? after : before).uid();
    const bool isKept = keptPods.contains(uid);
    const bool matters =
        after && (drains.onNode(after.text("/spec/nodeName")) || interest.matters(after));
    if (matters) {
        keepState(isKept ? before : Object(), after, seen);
        keptPods.insert(uid);
    } else if (isKept) {
        keepState(before, {}, seen);
        keptPods.erase(uid);
    }
}

void Recorder::Private::reviewPods(TimePoint seen)
{
    if (!pods().adopted)
        return;
    for (const Object &pod : pods().informer->list())
        keepPod(pod, pod, seen);
}

void Recorder::Private::followPod(const Object &before,
                                  const Object &after,
                                  const Observation &observation)
{
    keepPod(before, after, observation.seen);
    const std::string uid = (after ? after : before).uid();
    DrainingPods::Drain *was = before ? drains.onNode(before.text("/spec/nodeName")) : nullptr;
    DrainingPods::Drain *is = after ? drains.onNode(after.text("/spec/nodeName")) : nullptr;
    if (was && was != is && was->pods.erase(uid) > 0)
        showPods(*was, before, observation);
    if (!is)
        return;
    is->pods[uid] = after.atRest();
    showPods(*is, after, observation);
}

void Recorder::Private::showPods(DrainingPods::Drain &drain,
                                 const Object &cause,
                                 const Observation &observation)
{
    const LaneState now = podsLeft(drain.left(), drain.node);
    if (now.reason == drain.shown)
        return;
    LaneStates before;
    if (!drain.shown.empty())
        before[podsLane] = podsLeft(std::stoul(drain.shown), drain.node);
    drain.shown = now.reason;
    auto transitions = laneTransitions(drain.machine, before, {{podsLane, now}}, observation);
    for (Transition &transition : transitions)
        transition.revision = cause.uid() + '/' + cause.resourceVersion();
    write(drain.machine.key(), std::move(transitions));
}

Actor Recorder::Private::actorOf(const Object &before, const Object &after) const
{
    if (after && after.kind() == "Event") {
        // An Event says itself who speaks.
        for (const char *place :
             {"/reportingComponent", "/reportingController", "/source/component"}) {
            if (!after.text(place).empty())
                return {{}, after.text(place)};
        }
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
        write(machine, transitionsBetween(before, after, observation));
        return;
    }
    write(old, laneTransitions(object, lanesOf(before), {}, observation));
    write(machine,
          laneTransitions(
              object, {}, lanesOf(after), reported(observation.seen, "linked to the machine")));
}

void Recorder::Private::relinkPartners(const Object &before, const Object &after)
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

void Recorder::Private::write(const ObjectKey &machine, std::vector<Transition> transitions)
{
    if (transitions.empty())
        return;
    for (Transition &transition : transitions) {
        transition.machine = machine;
        tracker.follow(transition, [&] { return roleOf(machine); });
        if (transition.held)
            baselines.add(*transition.held);
    }
    store.append(std::move(transitions));
    if (!machine.name.empty())
        emit owner->recorded(machine);
}

std::string Recorder::Private::roleOf(const ObjectKey &machine) const
{
    const Object object = machine.name.empty() || !streams.front().informer
        ? Object()
        : streams.front().informer->get(machine);
    return object.label(machine::roleLabel).value_or(std::string());
}

} // namespace hp::history
