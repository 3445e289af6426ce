// SPDX-License-Identifier: Apache-2.0
#include "backend/history/PodRecorder.h"

#include <nlohmann/json.hpp>
#include <utility>

namespace hp::history {

void PodRecorder::resume(const std::string &uid, StoredObject stored)
{
    m_stored[uid] = std::move(stored);
}

void PodRecorder::clear()
{
    m_stored.clear();
    m_drains.clear();
    m_kept.clear();
}

void PodRecorder::adopt(TimePoint now)
{
    m_adopted = true;
    for (const Object &machine : m_machines.all()) {
        static_cast<void>(m_interest.machineChanged({}, machine));
        followDrain(machine, machine, reported(now, "first list"));
    }
    reviewPods(now);
    m_states.endMissing("Pod", m_kept, now);
    for (auto &[uid, left] : std::exchange(m_stored, {}))
        m_lanes.endLanes(left, uid, reported(now, "compared after a restart"));
}

void PodRecorder::machineChanged(const Object &before,
                                 const Object &after,
                                 const Observation &observation)
{
    followDrain(before, after, observation);
    if (m_interest.machineChanged(before, after))
        reviewPods(observation.seen);
}

void PodRecorder::followDrain(const Object &before,
                              const Object &after,
                              const Observation &observation)
{
    const std::string uid = (after ? after : before).uid();
    const std::string node = after ? m_machines.nodeOf(after) : std::string();
    DrainingPods::Drain *drain = m_drains.of(uid);
    if (drain && (!after || drain->node != node)) {
        DrainingPods::Drain ended = m_drains.stop(uid);
        Observation end = observation;
        end.gone = !after;
        const std::size_t left = ended.left();
        m_lanes.write(
            ended.machine.key(),
            laneTransitions(ended.machine, {{lane, podsLeft(left, ended.node)}}, {}, end));
        for (const auto &[podUid, pod] : ended.pods)
            keepPod(pod, pod, observation.seen);
        drain = nullptr;
    }
    if (drain)
        drain->machine = after.atRest();
    if (drain || node.empty() || !m_adopted)
        return;
    DrainingPods::Drain &begun = m_drains.start(after, node, m_pods->list());
    for (const auto &[podUid, pod] : begun.pods)
        keepPod(pod, pod, observation.seen);
    if (auto known = m_stored.extract(uid))
        begun.shown = known.mapped().lanes.at(lane).state.reason;
    showPods(begun, begun.machine, observation);
}

void PodRecorder::keepPod(const Object &before, const Object &after, TimePoint seen)
{
    const std::string uid = (after ? after : before).uid();
    const bool isKept = m_kept.contains(uid);
    const bool matters =
        after && (m_drains.onNode(after.text("/spec/nodeName")) || m_interest.matters(after));
    if (matters) {
        m_states.keep(isKept ? before : Object(), after, seen);
        m_kept.insert(uid);
    } else if (isKept) {
        m_states.keep(before, {}, seen);
        m_kept.erase(uid);
    }
}

void PodRecorder::reviewPods(TimePoint seen)
{
    if (!m_adopted)
        return;
    for (const Object &pod : m_pods->list())
        keepPod(pod, pod, seen);
}

void PodRecorder::podChanged(const Object &before,
                             const Object &after,
                             const Observation &observation)
{
    keepPod(before, after, observation.seen);
    const std::string uid = (after ? after : before).uid();
    DrainingPods::Drain *was = before ? m_drains.onNode(before.text("/spec/nodeName")) : nullptr;
    DrainingPods::Drain *is = after ? m_drains.onNode(after.text("/spec/nodeName")) : nullptr;
    if (was && was != is && was->pods.erase(uid) > 0)
        showPods(*was, before, observation);
    if (!is)
        return;
    is->pods[uid] = after.atRest();
    showPods(*is, after, observation);
}

void PodRecorder::showPods(DrainingPods::Drain &drain,
                           const Object &cause,
                           const Observation &observation)
{
    const LaneState now = podsLeft(drain.left(), drain.node);
    if (now.reason == drain.shown)
        return;
    LaneStates before;
    if (!drain.shown.empty())
        before[lane] = podsLeft(std::stoul(drain.shown), drain.node);
    drain.shown = now.reason;
    auto transitions = laneTransitions(drain.machine, before, {{lane, now}}, observation);
    for (Transition &transition : transitions)
        transition.revision = cause.uid() + '/' + cause.resourceVersion();
    m_lanes.write(drain.machine.key(), std::move(transitions));
}

} // namespace hp::history
