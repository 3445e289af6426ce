// SPDX-License-Identifier: Apache-2.0
#include "ui/timeline/paint/TimelineData.h"

#include <algorithm>
#include <cmath>
#include <set>
#include <utility>

namespace hp::ui {

namespace {

QString member(const QVariantMap &row, const char *name)
{
    return row.value(QLatin1String(name)).toString();
}

std::optional<TimePoint> instant(const QVariantMap &row, const char *name)
{
    return parseTime(member(row, name).toStdString());
}

std::optional<TimelineUsual> usualOf(const QVariantMap &row)
{
    const QVariantMap usual = row.value(QStringLiteral("usual")).toMap();
    const auto seconds = [&usual](const char *name) {
        return Duration(std::llround(usual.value(QLatin1String(name)).toDouble() * 1e6));
    };
    const TimelineUsual known{
        seconds("p50"), seconds("p95"), usual.value(QStringLiteral("n")).toInt()};
    if (known.n <= 0 || known.p50 < Duration(0) || known.p95 < known.p50)
        return std::nullopt;
    return known;
}

} // namespace

TimelineData timelineData(const std::map<QString, QVariantMap> &rows)
{
    TimelineData data;
    std::map<QString, TimelineLane> lanes;
    for (const auto &[key, row] : rows) {
        if (key.startsWith(QLatin1String("lane/"))) {
            TimelineLane &lane = lanes[member(row, "id")];
            lane.id = member(row, "id");
            lane.kind = member(row, "kind");
            lane.label = member(row, "label");
            lane.detail = member(row, "detail");
            lane.order = row.value(QStringLiteral("order")).toInt();
            lane.usual = usualOf(row);
        } else if (key == QLatin1String("range")) {
            data.from = instant(row, "from").value_or(TimePoint{});
            data.to = instant(row, "to");
        } else if (const auto from = instant(row, "from");
                   from && key.startsWith(QLatin1String("gap/"))) {
            data.gaps.push_back({*from, instant(row, "to"), member(row, "cause")});
        }
    }
    for (const auto &[key, row] : rows) {
        const auto lane = lanes.find(member(row, "lane"));
        if (lane == lanes.end())
            continue;
        if (key.startsWith(QLatin1String("span/"))) {
            const auto from = instant(row, "from");
            if (!from)
                continue;
            lane->second.spans.push_back({*from,
                                          instant(row, "to"),
                                          member(row, "look"),
                                          member(row, "text"),
                                          member(row, "actor"),
                                          member(row, "end"),
                                          member(row, "known") != QLatin1String("reported")});
        } else if (const auto at = instant(row, "at");
                   at && key.startsWith(QLatin1String("mark/"))) {
            lane->second.marks.push_back(
                {*at, member(row, "look"), member(row, "text"), member(row, "actor")});
        }
    }
    for (auto &[id, lane] : lanes) {
        std::sort(lane.spans.begin(), lane.spans.end(), [](const auto &a, const auto &b) {
            return a.from < b.from;
        });
        std::sort(lane.marks.begin(), lane.marks.end(), [](const auto &a, const auto &b) {
            return a.at < b.at;
        });
        data.lanes.push_back(std::move(lane));
    }
    std::stable_sort(data.lanes.begin(), data.lanes.end(), [](const auto &a, const auto &b) {
        return std::pair(a.order, a.id) < std::pair(b.order, b.id);
    });
    return data;
}

bool isAbnormal(const TimelineLane &lane, const TimelineSpan &span)
{
    // Asked of each in every picture: comparing lengths is faster than a hash.
    const QString &look = span.look;
    const bool unread = look == QLatin1String("unknown")
        && (lane.kind == QLatin1String("power") || lane.kind == QLatin1String("node"));
    return unread || look == QLatin1String("failed") || look == QLatin1String("holding")
        || look == QLatin1String("blocked") || look == QLatin1String("notReady")
        || look == QLatin1String("held");
}

bool isAbnormal(const TimelineMark &mark)
{
    const QString &look = mark.look;
    return look == QLatin1String("alarm") || look == QLatin1String("error")
        || look == QLatin1String("warning") || look == QLatin1String("override");
}

std::vector<TimePoint> timelineChanges(const TimelineData &data, bool abnormalOnly)
{
    std::set<TimePoint> changes;
    for (const TimelineLane &lane : data.lanes) {
        for (const TimelineSpan &span : lane.spans) {
            if (!abnormalOnly || isAbnormal(lane, span))
                changes.insert(span.from);
            if (span.to && !abnormalOnly)
                changes.insert(*span.to);
        }
        for (const TimelineMark &mark : lane.marks) {
            if (abnormalOnly && isAbnormal(mark))
                changes.insert(mark.at);
        }
    }
    return {changes.begin(), changes.end()};
}

} // namespace hp::ui
