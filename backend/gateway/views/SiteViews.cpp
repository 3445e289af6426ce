// SPDX-License-Identifier: Apache-2.0
#include "backend/gateway/views/SiteViews.h"

#include "backend/runtime/SystemClock.h"
#include "model/messages/Answer.h"

#include <nlohmann/json.hpp>
#include <utility>

namespace hp::gateway {

namespace {

/// How long the control thread is kept at a stretch by machines that are judged anew, and again by
/// what is made anew for those who have it open.
constexpr Duration pieceOfPass = std::chrono::milliseconds(15);

} // namespace

SiteViews::SiteViews(FleetObjects &objects, runtime::Clock &clock, Parts parts)
    : m_clock(clock)
    , m_fleet(objects, clock, std::move(parts.judgement), std::move(parts.memory))
    , m_machines(
          objects, m_fleet, clock, std::move(parts.setViewedHosts), std::move(parts.lastKnown))
    , m_object(objects, clock)
    , m_timelines(clock, std::move(parts.timeline))
    , m_incarnations(clock, std::move(parts.incarnations))
    , m_gone(clock, std::move(parts.gone))
    , m_marks(clock, std::move(parts.marks))
    , m_connection(objects, clock, std::move(parts.connection))
    , m_past(std::move(parts.past))
    , m_preparePast(std::move(parts.preparePast))
{ }

void SiteViews::timelineChanged(const ObjectKey &machine)
{
    m_timelines.changed(machine);
    m_incarnations.changed(machine);
}

Result<std::shared_ptr<View>> SiteViews::open(const std::string &name, const Json &options)
{
    // A timeline ends at its instant by itself.
    if (TimelineViews::serves(name))
        return m_timelines.open(name, options);
    if (MarkViews::serves(name))
        return m_marks.open(name, options);
    if (options.is_object() && options.contains("at")) {
        const auto at = instantIn(options, m_clock.now());
        if (!at)
            return unexpected(at.error());
        if (!m_past)
            return unexpected(ErrorCode::NotFound, say::thisBackendHasNoRecord());
        Json rest = options;
        rest.erase("at");
        return m_past(name, rest, **at);
    }
    if (MachineViews::serves(name))
        return m_machines.open(name, options);
    if (ObjectView::serves(name))
        return m_object.open(name, options);
    if (IncarnationViews::serves(name))
        return m_incarnations.open(name, options);
    if (GoneView::serves(name))
        return m_gone.open(name, options);
    if (ConnectionView::serves(name))
        return m_connection.open(name, options);
    return m_fleet.open(name, options);
}

bool SiteViews::prepare(const std::string &name, const Json &options)
{
    if (TimelineViews::serves(name) || MarkViews::serves(name))
        return false;
    const auto at = instantIn(options, m_clock.now());
    if (!at)
        return false;
    if (*at)
        return m_preparePast && m_preparePast(name, options, **at);
    return !MachineViews::serves(name) && m_fleet.prepareWithin(name, m_clock.now(), pieceOfPass);
}

void SiteViews::refresh(TimePoint now)
{
    m_fleet.refresh(now);
    static_cast<void>(refreshOthers(now, {}));
}

bool SiteViews::refreshSome(TimePoint now)
{
    const bool fleet = m_fleet.refreshWithin(now, pieceOfPass);
    const bool others = refreshOthers(now, runtime::steadyUptime() + pieceOfPass);
    return fleet || others;
}

bool SiteViews::refreshOthers(TimePoint now, const std::optional<Duration> &until)
{
    const bool machines = m_machines.refreshUntil(now, until);
    const bool timelines = m_timelines.refreshUntil(now, until);
    const bool marks = m_marks.refreshUntil(now, until);
    m_incarnations.refresh(now);
    m_connection.refresh(now);
    return machines || timelines || marks;
}

} // namespace hp::gateway

#include "moc_SiteViews.cpp"
