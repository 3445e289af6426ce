// SPDX-License-Identifier: Apache-2.0
#include "backend/history/MarkRows.h"

#include "backend/history/TimelineRows.h"
#include "model/live/ReplayRows.h"
#include "model/live/RowJson.h"

#include <algorithm>
#include <nlohmann/json.hpp>
#include <string>

namespace hp::history {

namespace {

constexpr std::size_t maxMarksOfKind = 500;

live::RecordMarkRow markOfIncident(const incident::Incident &incident)
{
    live::RecordMarkRow row;
    row.kind = live::RecordMarkKind::Incident;
    row.from = incident.from;
    row.to = incident.to;
    row.text = incident.ref.empty() ? incident.title : incident.ref + ": " + incident.title;
    row.actor = incident.createdBy;
    return row;
}

live::RecordMarkRow markOfOverride(const Transition &done)
{
    live::RecordMarkRow row;
    row.kind = live::RecordMarkKind::Override;
    row.from = done.at;
    row.to = done.at;
    row.text = done.state.text;
    row.machine = toString(done.machine);
    row.actor = done.actor;
    return row;
}

live::RecordMarkRow markOfGap(const Gap &gap)
{
    live::RecordMarkRow row;
    row.kind = live::RecordMarkKind::Gap;
    row.from = gap.from;
    row.to = gap.to;
    row.text = gap.cause;
    return row;
}

} // namespace

Result<Json> recordMarkRows(HistoryStore &store,
                            const std::vector<incident::Incident> &incidents,
                            TimePoint from,
                            TimePoint to)
{
    const auto gaps = store.gaps(from, to);
    if (!gaps)
        return unexpected(gaps.error());
    const auto overrides =
        store.peopleMarks("override", from, to, static_cast<int>(maxMarksOfKind) + 1);
    if (!overrides)
        return unexpected(overrides.error());
    live::RecordRangeRow range{from, to, store.state().begins, false};
    Json rows = Json::object();

    std::vector<const incident::Incident *> touched;
    for (const incident::Incident &one : incidents) {
        if (one.from <= to && (!one.to || *one.to >= from))
            touched.push_back(&one);
    }
    std::sort(touched.begin(), touched.end(), [](const auto *one, const auto *other) {
        return one->from > other->from;
    });
    range.capped = touched.size() > maxMarksOfKind || overrides->size() > maxMarksOfKind
        || gaps->size() > maxMarksOfKind;
    for (std::size_t i = 0; i < std::min(touched.size(), maxMarksOfKind); ++i)
        rows["incident/" + touched[i]->id] = live::toJson(markOfIncident(*touched[i]));
    for (std::size_t i = 0; i < std::min(overrides->size(), maxMarksOfKind); ++i) {
        const Transition &done = (*overrides)[i];
        rows["override/" + formatMicroTime(done.at) + '-' + std::to_string(i)] =
            live::toJson(markOfOverride(done));
    }
    const std::size_t left =
        gaps->size() > maxMarksOfKind ? gaps->size() - maxMarksOfKind : std::size_t{0};
    for (std::size_t i = left; i < gaps->size(); ++i)
        rows[keyOfGap((*gaps)[i], rows)] = live::toJson(markOfGap((*gaps)[i]));
    rows["range"] = live::toJson(range);
    return rows;
}

} // namespace hp::history
