// SPDX-License-Identifier: Apache-2.0
#include "model/rules/maintenance/WorkPlan.h"

#include "model/messages/Maintenance.h"

#include <queue>

#include <algorithm>
#include <functional>
#include <tuple>
#include <utility>

namespace hp::maintenance {

namespace {

bool goesBefore(const PlanWork *one, const PlanWork *other)
{
    const TimePoint deadline = one->deadline.value_or(TimePoint::max());
    const TimePoint otherDeadline = other->deadline.value_or(TimePoint::max());
    return std::tie(deadline, one->domain, one->created, one->name)
        < std::tie(otherDeadline, other->domain, other->created, other->name);
}

/// Works that may start at the same times for the same reasons: only the first of them is asked.
struct Queue {
    std::vector<const PlanWork *> works{}; ///< in their turn
    std::size_t next = 0;
    std::size_t opening = 0; ///< those before it are over, or too little of them is left
    std::optional<TimePoint> firstOpen{}; ///< when the plan begins, or after that

    [[nodiscard]] bool isDone() const { return next == works.size(); }
    [[nodiscard]] const PlanWork &head() const { return *works[next]; }
};

class Planner
{
public:
    Planner(const std::vector<PlanWork> &works, const PlanLimits &limits, TimePoint now)
        : m_limits(limits)
        , m_now(now)
    {
        for (const auto &[zone, nodes] : limits.nodesOfZone)
            m_nodes += nodes;
        std::map<std::tuple<const OpeningsAhead *, std::string, std::string, std::string>, Queue>
            queues;
        for (const PlanWork &work : works) {
            if (work.isInWork)
                start(work);
            else
                queues[{work.openings.get(), work.zone, work.domain, work.group}].works.push_back(
                    &work);
        }
        for (auto &[kind, queue] : queues) {
            std::ranges::sort(queue.works, goesBefore);
            queue.firstOpen = openFrom(queue);
            m_queues.push_back(std::move(queue));
        }
    }

    WorkPlan plan()
    {
        for (auto next = std::optional(m_now); next; next = nextTime()) {
            m_now = *next;
            endUntilNow();
            while (Queue *queue = firstThatMayStart()) {
                start(queue->head());
                ++queue->next;
            }
        }
        // What is left waits for an opening that never comes.
        for (Queue &queue : m_queues) {
            for (; !queue.isDone(); ++queue.next)
                giveUp(queue.head(), say::noWindowOpensForIt());
        }
        return numbered();
    }

private:
    struct Running {
        TimePoint end{};
        const PlanWork *work = nullptr;
        bool operator>(const Running &other) const { return end > other.end; }
    };

    void start(const PlanWork &work)
    {
        const TimePoint end = m_now + work.expected;
        PlannedTurn turn{work.name, Opening{m_now, end}, 0, {}};
        if (work.deadline && end > *work.deadline)
            turn.late = say::endsAfterDeadline(end - *work.deadline, formatTime(*work.deadline));
        m_plan.turns.push_back(std::move(turn));
        m_running.push({end, &work});
        ++m_ofGroup[work.group];
        ++m_ofZone[work.zone];
        ++m_ofDomain[work.domain];
        ++m_inWork;
    }

    void endUntilNow()
    {
        for (; !m_running.empty() && m_running.top().end <= m_now; m_running.pop()) {
            const PlanWork &work = *m_running.top().work;
            if (--m_ofGroup[work.group] == 0)
                m_ofGroup.erase(work.group);
            --m_ofZone[work.zone];
            if (--m_ofDomain[work.domain] == 0)
                m_ofDomain.erase(work.domain);
            --m_inWork;
        }
    }

    void giveUp(const PlanWork &work, Message why)
    {
        m_plan.turns.push_back({work.name, std::nullopt, 0, std::move(why)});
    }

    /// Where it is or will be open for long enough; nullopt: nowhere any more.
    [[nodiscard]] std::optional<TimePoint> openFrom(Queue &queue) const
    {
        const OpeningsAhead &ahead = *queue.head().openings;
        if (ahead.always)
            return m_now;
        for (; queue.opening < ahead.openings.size(); ++queue.opening) {
            const Opening &one = ahead.openings[queue.opening];
            const TimePoint from = std::max(one.start, m_now);
            if (from < one.end && one.end - from >= ahead.minRemaining)
                return from;
        }
        return std::nullopt;
    }

    /// Leaves out those that are too late, so that the head, if there is one, can still start.
    void dropLate(Queue &queue)
    {
        for (; !queue.isDone(); ++queue.next) {
            const PlanWork &work = queue.head();
            const auto from = openFrom(queue);
            const auto isInTime = [&](const std::optional<TimePoint> &time) {
                return time && *time <= *work.deadline - m_limits.workBudget;
            };
            if (!work.deadline || isInTime(from))
                return;
            const std::string deadline = formatTime(*work.deadline);
            // Where it was open in time, others had their turn.
            if (from == m_now || isInTime(queue.firstOpen))
                giveUp(work, say::turnComesAfterDeadline(deadline, m_limits.atOnce));
            else
                giveUp(work, say::noWindowOpensBeforeDeadline(deadline));
        }
    }

    /// No more may be in work with it than are allowed.
    [[nodiscard]] bool hasRoom(const PlanWork &work) const
    {
        // Of those that were in work before there was a limit there may be several.
        if (m_ofDomain.size() > (m_ofDomain.contains(work.domain) ? 1 : 0))
            return false;
        const auto group = work.group.empty() ? m_ofGroup.end() : m_ofGroup.find(work.group);
        const bool isBegun = group != m_ofGroup.end();
        if (isBegun && group->second >= std::max(work.maxOfGroup, 1))
            return false;
        if (!isBegun && lots() >= m_limits.atOnce)
            return false;
        // Nodes of the same group are expected to be away.
        const std::int64_t mates = isBegun ? group->second : 0;
        const auto zone = m_ofZone.find(work.zone);
        const std::int64_t here = zone == m_ofZone.end() ? 0 : zone->second;
        const auto nodes = m_limits.nodesOfZone.find(work.zone);
        const std::int64_t nodesHere =
            nodes == m_limits.nodesOfZone.end() ? m_nodes : nodes->second;
        if (here - std::min(mates, here) > m_limits.notReadyNodes.of(nodesHere))
            return false;
        return work.zone.empty()
            || m_inWork - here <= m_limits.notReadyElsewhere.of(m_nodes - nodesHere);
    }

    [[nodiscard]] std::int64_t lots() const
    {
        const auto alone = m_ofGroup.find(std::string());
        const auto groups = static_cast<std::int64_t>(m_ofGroup.size());
        return alone == m_ofGroup.end() ? groups : groups - 1 + alone->second;
    }

    [[nodiscard]] Queue *firstThatMayStart()
    {
        Queue *first = nullptr;
        for (Queue &queue : m_queues) {
            dropLate(queue);
            if (!queue.isDone() && openFrom(queue) == m_now && hasRoom(queue.head())
                && (first == nullptr || goesBefore(&queue.head(), &first->head())))
                first = &queue;
        }
        return first;
    }

    /// When something ends or opens.
    [[nodiscard]] std::optional<TimePoint> nextTime()
    {
        std::optional<TimePoint> next;
        const auto consider = [&next, this](TimePoint time) {
            if (time > m_now && (!next || time < *next))
                next = time;
        };
        bool isAnyLeft = false;
        for (Queue &queue : m_queues) {
            if (queue.isDone())
                continue;
            isAnyLeft = true;
            if (const auto from = openFrom(queue))
                consider(*from);
        }
        if (isAnyLeft && !m_running.empty())
            consider(m_running.top().end);
        return next;
    }

    WorkPlan numbered()
    {
        std::ranges::stable_sort(m_plan.turns, {}, [](const PlannedTurn &turn) {
            return turn.time ? turn.time->start : TimePoint::max();
        });
        TimePoint until = TimePoint::min();
        for (PlannedTurn &turn : m_plan.turns) {
            m_plan.late += turn.late.empty() ? 0 : 1;
            if (!turn.time)
                continue;
            if (turn.time->start > until)
                ++m_plan.waves;
            until = std::max(until, turn.time->end);
            turn.wave = m_plan.waves;
        }
        return std::move(m_plan);
    }

    const PlanLimits &m_limits;
    TimePoint m_now;
    std::int64_t m_nodes = 0;
    std::vector<Queue> m_queues{};
    std::priority_queue<Running, std::vector<Running>, std::greater<>> m_running{};
    std::map<std::string, std::int64_t> m_ofGroup{}; ///< in work; those of no group together
    std::map<std::string, std::int64_t> m_ofZone{};
    std::map<std::string, std::int64_t> m_ofDomain{}; ///< none without any
    std::int64_t m_inWork = 0;
    WorkPlan m_plan{};
};

} // namespace

WorkPlan planWorks(const std::vector<PlanWork> &works, const PlanLimits &limits, TimePoint now)
{
    return Planner(works, limits, now).plan();
}

std::optional<std::int64_t> atOnceNeeded(const std::vector<PlanWork> &works,
                                         PlanLimits limits,
                                         TimePoint now,
                                         std::int64_t most)
{
    const auto isEnough = [&](std::int64_t number) {
        limits.atOnce = number;
        return planWorks(works, limits, now).late == 0;
    };
    if (!isEnough(most))
        return std::nullopt;
    std::int64_t tooFew = 0;
    while (most - tooFew > 1) {
        const std::int64_t middle = tooFew + (most - tooFew) / 2;
        (isEnough(middle) ? most : tooFew) = middle;
    }
    return most;
}

} // namespace hp::maintenance
