// SPDX-License-Identifier: Apache-2.0
#include "backend/gateway/views/CalendarPlan.h"

#include "backend/gateway/views/CalendarRows.h"
#include "model/resource/Machine.h"
#include "model/rules/maintenance/ClusterHealth.h"
#include "model/rules/maintenance/MaintenanceNames.h"
#include "model/rules/maintenance/MaintenanceStatus.h"

#include <algorithm>
#include <memory>
#include <nlohmann/json.hpp>
#include <utility>

namespace hp::gateway {

namespace {

using maintenance::OpeningsAhead;
using maintenance::PlanWork;

/// The openings of machines; those for which the same windows are share them.
class SharedOpenings
{
public:
    SharedOpenings(const std::vector<CalendarWindow> &windows, TimePoint now)
        : m_now(now)
    {
        for (const CalendarWindow &window : windows)
            m_windows.push_back(window.times);
    }

    /// As MaintenanceFacts::ignoresWindows() lets it start outside of them too.
    std::shared_ptr<const OpeningsAhead> of(const CalendarWork &work,
                                            const std::optional<TimePoint> &deadline,
                                            const maintenance::MaintenanceSettings &settings)
    {
        if (work.maintenance.annotation(maintenance::atOnce))
            return m_always;
        const auto ofWindows = of(work.machine);
        if (settings.atDeadline != maintenance::AtDeadline::Force || !deadline || ofWindows->always)
            return ofWindows;
        const auto isInTime = [&](const maintenance::Opening &one) {
            return one.start <= *deadline - settings.workBudget
                && one.end - std::max(one.start, m_now) >= ofWindows->minRemaining;
        };
        if (std::ranges::any_of(ofWindows->openings, isInTime))
            return ofWindows;
        return std::make_shared<const OpeningsAhead>(
            OpeningsAhead{false, {{*deadline - 2 * settings.workBudget, *deadline}}, Duration(0)});
    }

private:
    std::shared_ptr<const OpeningsAhead> of(const Object &machine)
    {
        std::vector<bool> selecting;
        for (const maintenance::WindowTimes &window : m_windows)
            selecting.push_back(window.fault.empty() && window.spec.selector.selects(machine));
        auto &known = m_known[selecting];
        if (!known)
            known = std::make_shared<const OpeningsAhead>(
                maintenance::openingsAhead({machine, m_windows}, m_now));
        return known;
    }

    std::shared_ptr<const OpeningsAhead> m_always =
        std::make_shared<const OpeningsAhead>(OpeningsAhead{true, {}, Duration(0)});
    std::vector<maintenance::WindowTimes> m_windows{};
    std::map<std::vector<bool>, std::shared_ptr<const OpeningsAhead>> m_known{};
    TimePoint m_now;
};

/// It will start without a person, or is in work (facts/maintenance.md 5.2).
bool runsByItself(const CalendarWork &work, const maintenance::MaintenanceStatus &status)
{
    namespace step = maintenance::step;
    if (maintenance::isInWork(status.step))
        return true;
    const bool waits =
        status.step.empty() || status.step == step::blocked || status.step == step::waiting;
    return waits && work.machine && work.machine.label(machine::roleLabel) != "master"
        && !status.reason.starts_with("AwaitingApproval") && !status.reason.starts_with("OptedOut");
}

PlanWork
planWorkOf(const CalendarWork &work, const maintenance::MaintenanceStatus &status, TimePoint now)
{
    const Object &object = work.maintenance;
    PlanWork one;
    one.name = toString(object.key());
    one.group = object.text("/spec/group");
    if (const Json &most = object.at("/spec/maxunavailable"); most.is_number_integer())
        one.maxOfGroup = std::max(most.get<int>(), 1);
    one.created = object.creationTimestamp().value_or(TimePoint::max());
    one.deadline = parseTime(object.text("/spec/deadline"));
    one.isInWork = maintenance::isInWork(status.step);
    one.expected = work.forecast.expected;
    if (one.isInWork && status.begun)
        one.expected = std::max(*status.begun + one.expected - now, Duration(0));
    return one;
}

} // namespace

SitePlan planOf(const std::vector<CalendarWork> &works,
                const std::vector<CalendarWindow> &windows,
                const std::vector<Object> &nodes,
                const maintenance::MaintenanceSettings &settings,
                TimePoint now)
{
    constexpr std::int64_t maxAtOnce = 1000; // as the option has it
    SitePlan plan;
    maintenance::PlanLimits limits;
    std::map<std::string, std::string> zoneOfNode;
    std::map<std::string, std::string> domainOfNode;
    for (const Object &node : nodes) {
        const std::string zone = maintenance::zoneOf(node);
        zoneOfNode[node.name()] = zone;
        if (!settings.oneAfterAnother.empty())
            domainOfNode[node.name()] = node.label(settings.oneAfterAnother).value_or("");
        ++limits.nodesOfZone[zone];
    }
    limits.atOnce =
        std::max<std::int64_t>(1, settings.atOnce.of(static_cast<std::int64_t>(nodes.size())));
    limits.notReadyNodes = settings.notReadyNodes;
    limits.notReadyElsewhere = settings.notReadyElsewhere;
    limits.workBudget = settings.workBudget;
    SharedOpenings openings(windows, now);
    std::vector<PlanWork> planned;
    for (const CalendarWork &work : works) {
        const auto status = maintenance::statusOf(work.maintenance);
        if (!runsByItself(work, status))
            continue;
        planned.push_back(planWorkOf(work, status, now));
        planned.back().openings = openings.of(work, planned.back().deadline, settings);
        const auto zone = zoneOfNode.find(machine::nodeName(work.machine));
        if (const auto domain = domainOfNode.find(machine::nodeName(work.machine));
            domain != domainOfNode.end())
            planned.back().domain = domain->second;
        planned.back().zone = zone != zoneOfNode.end() && !zone->second.empty()
            ? zone->second
            : work.machine.label(machine::zoneLabel).value_or("");
    }
    if (planned.empty())
        return plan;
    maintenance::WorkPlan answer = maintenance::planWorks(planned, limits, now);
    plan.late = answer.late;
    plan.waves = answer.waves;
    plan.atOnce = limits.atOnce;
    if (answer.late > 0)
        plan.enough = maintenance::atOnceNeeded(planned, limits, now, maxAtOnce);
    for (maintenance::PlannedTurn &turn : answer.turns)
        plan.turns[turn.name] = std::move(turn);
    return plan;
}

} // namespace hp::gateway
