// SPDX-License-Identifier: Apache-2.0
#include "model/incident/StoryRange.h"

#include <algorithm>

namespace hp::incident {

using namespace std::chrono_literals;

namespace {

constexpr int marginShare = 20; ///< one part of so many
constexpr Duration minMargin = 30s;

void widen(std::optional<TimeRange> &range, TimePoint from, TimePoint to)
{
    if (!range)
        range = TimeRange{from, to};
    range->from = std::min(range->from, from);
    range->to = std::max(range->to, to);
}

bool isBeforeRange(const Entry &entry)
{
    return std::find(entry.tags.begin(), entry.tags.end(), "before-range") != entry.tags.end();
}

/// What of a machine that comes up is as it should be.
bool isComingUp(const std::string &phase)
{
    return phase == "provisioning" || phase == "provisioned" || phase == "running";
}

/// It begins no story, but belongs to one that has begun.
bool belongs(EntryKind kind)
{
    return kind == EntryKind::Node || kind == EntryKind::Power || kind == EntryKind::Drain
        || kind == EntryKind::Alarm || kind == EntryKind::Command || kind == EntryKind::Phase;
}

} // namespace

void StoryRange::addPhase(const Entry &entry)
{
    if (entry.to.empty() || entry.to == "running")
        m_underWay.erase(entry.machine);
    else
        m_underWay.try_emplace(entry.machine, entry.eventTime);
}

void StoryRange::add(const Entry &entry)
{
    const std::pair hold{entry.machine + ' ' + entry.lane, entry.object.uid};
    if (entry.kind == EntryKind::HoldEngaged)
        m_holding.insert(hold);
    else if (endsHold(entry.kind))
        m_holding.erase(hold);
    const auto underWay = m_underWay.find(entry.machine);
    const TimePoint since = underWay == m_underWay.end()
        ? entry.eventTime
        : std::min(entry.eventTime, underWay->second);
    if (entry.kind == EntryKind::Phase)
        addPhase(entry);
    const bool stands = isBeforeRange(entry) && entry.kind != EntryKind::HoldEngaged;
    if (stands || entry.importance == Importance::Hidden || entry.kind == EntryKind::Gap
        || entry.kind == EntryKind::Export)
        return;
    const bool isQuiet =
        entry.kind == EntryKind::Phase && (entry.to.empty() || isComingUp(entry.to));
    const bool isKey = entry.importance == Importance::Key;
    if (isKey && !isQuiet)
        widen(m_trouble, since, entry.eventTime);
    else if (m_trouble && belongs(entry.kind))
        widen(m_trouble, entry.eventTime, entry.eventTime);
    else if (isKey)
        widen(m_rest, since, entry.eventTime);
}

std::optional<TimeRange> StoryRange::found(TimePoint end) const
{
    auto range = m_trouble ? m_trouble : m_rest;
    if (!range)
        return range;
    if (!m_holding.empty())
        range->to = end;
    const Duration margin = std::max((range->to - range->from) / marginShare, minMargin);
    range->from -= margin;
    range->to = std::min(range->to + margin, end);
    return range;
}

} // namespace hp::incident
