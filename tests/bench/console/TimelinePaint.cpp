// SPDX-License-Identifier: Apache-2.0
#include "tests/bench/console/TimelinePaint.h"

#include "tests/bench/console/TimeCounts.h"
#include "tests/bench/load/Figure.h"
#include "ui/theme/Theme.h"
#include "ui/timeline/paint/PaintCache.h"
#include "ui/timeline/paint/TimelineLayout.h"
#include "ui/timeline/paint/TimelinePainter.h"

#include <QElapsedTimer>
#include <QImage>
#include <QPainter>

#include <algorithm>
#include <random>

namespace hp::bench {

using namespace std::chrono_literals;

namespace {

constexpr int visible = 5000;
constexpr int frames = 400;
constexpr int framesBefore = 20; ///< what is made once is made in them
constexpr QSize size(1400, 560);
constexpr Duration shown = 1h;
constexpr double goal = 2; ///< milliseconds, product.md 4.4 S2

const TimePoint start = *parseTime("2026-11-20T00:00:00Z");

struct Kind {
    const char *kind;
    std::vector<const char *> looks;
    const char *text;
};

const std::vector<Kind> &kinds()
{
    static const std::vector<Kind> all{
        {"phase", {"provisioning", "running", "deleting", "failed"}, "Running"},
        {"hook", {"armed", "holding"}, "Waits for the backup"},
        {"hook", {"holding", "bypassed"}, "Holding"},
        {"condition", {"true", "false"}, "HookPresent"},
        {"condition", {"false", "unknown"}, "No reason given"},
        {"drain", {"draining", "blocked", "drained"}, "31 pods left"},
        {"node", {"ready", "notReady", "cordoned"}, "Ready, cordoned"},
        {"power", {"on", "moving", "off"}, "Off"},
        {"key", {"requested", "held"}, "soft"},
        {"people", {}, "note"},
        {"events", {}, "Synced"}};
    return all;
}

/// `spans` states and so many `moments` in each hour of eleven lanes, three hours of them.
ui::TimelineData dataWith(int spans, int moments)
{
    std::mt19937 random(7);
    std::uniform_int_distribution<std::int64_t> anywhere(0, (3 * shown).count() - 1);
    ui::TimelineData data;
    data.from = start;
    const int lanes = static_cast<int>(kinds().size());
    for (int l = 0; l < lanes; ++l) {
        const Kind &kind = kinds()[static_cast<std::size_t>(l)];
        ui::TimelineLane lane;
        lane.id = lane.label = QStringLiteral("Lane %1").arg(l);
        lane.kind = QLatin1String(kind.kind);
        lane.detail = QStringLiteral("preDrain, owner-%1").arg(l);
        lane.order = l;
        lane.usual = ui::TimelineUsual{1min, 3min, 40};
        const auto instants = [&](int perHour) {
            std::vector<TimePoint> found;
            for (int i = 0; i < 3 * perHour; ++i)
                found.push_back(start + Duration(anywhere(random)));
            std::ranges::sort(found);
            return found;
        };
        const std::vector<TimePoint> ends =
            kind.looks.empty() ? std::vector<TimePoint>() : instants(spans / 9);
        for (std::size_t i = 0; i + 1 < ends.size(); ++i) {
            ui::TimelineSpan span;
            span.from = ends[i];
            span.to = ends[i + 1];
            span.look = QLatin1String(kind.looks[i % kind.looks.size()]);
            span.text = QLatin1String(kind.text);
            span.end = i % 3 == 0 ? QStringLiteral("released") : QString();
            span.observed = i % 5 != 0;
            lane.spans.push_back(std::move(span));
        }
        for (const TimePoint at : instants(moments / lanes))
            lane.marks.push_back(
                {at,
                 random() % 10 == 0 ? QStringLiteral("warning") : QStringLiteral("normal"),
                 QLatin1String(kind.text),
                 {}});
        data.lanes.push_back(std::move(lane));
    }
    return data;
}

ui::TimelineStyle styleOf(const ui::Theme &theme)
{
    ui::TimelineStyle style;
    style.background = theme.panel();
    style.raised = theme.raised();
    style.line = theme.rule();
    style.text = theme.text();
    style.textQuiet = theme.text3();
    style.hold = theme.hold();
    style.holdEdge = theme.holdFg();
    style.fault = theme.p1();
    style.faultEdge = theme.p1Fg();
    style.warning = theme.p2Fg();
    style.neutral = theme.neutral();
    style.progress = theme.progress();
    style.font = style.mono = QFont(ui::Theme::family());
    style.font.setPixelSize(ui::Theme::fontSmall());
    return style;
}

void printOne(const std::string &name, const ui::TimelineData &data, const ui::TimelineStyle &style)
{
    QImage image(size, QImage::Format_ARGB32_Premultiplied);
    const ui::TimelineFrame frame;
    ui::PaintCache cache;
    const double width = size.width() - frame.gutter;
    ui::TimeScale scale(start + shown, start + 2 * shown, width);
    TimeCounts whole;
    TimeCounts layouts;
    std::size_t records = 0;
    for (int i = 0; i < frames + framesBefore; ++i) {
        scale = scale.panned(i % 100 < 50 ? 3 : -3);
        QElapsedTimer clock;
        clock.start();
        const ui::TimelineLayout layout = ui::layoutTimeline(data, scale, start + 3 * shown);
        const double laidOut = static_cast<double>(clock.nsecsElapsed()) / 1e6;
        QPainter painter(&image);
        ui::paintTimeline(
            painter, image.rect(), layout, scale, start + 3 * shown, frame, style, &cache);
        painter.end();
        if (i < framesBefore)
            continue;
        whole.add(static_cast<double>(clock.nsecsElapsed()) / 1e6);
        layouts.add(laidOut);
        records = layout.records.size();
    }
    if (const QString folder = qEnvironmentVariable("HOLDPOINT_PICTURES"); !folder.isEmpty())
        image.save(folder + QLatin1Char('/') + QString::fromStdString(name)
                   + QStringLiteral(".png"));
    print("console",
          {.name = "timeline frame, " + name,
           .value = whole.percentile(0.99),
           .unit = "ms",
           .n = frames,
           .goal = goal,
           .beside = {{"p50", whole.percentile(0.5)},
                      {"layout p50", layouts.percentile(0.5)},
                      {"records", static_cast<double>(records)}}});
}

} // namespace

void printTimelinePaint()
{
    const ui::Theme theme(ui::ThemeChoice::Light);
    const ui::TimelineStyle style = styleOf(theme);
    printOne("5000 marks visible", dataWith(0, visible), style);
    printOne("5000 states visible", dataWith(visible, 0), style);
    printOne("3000 states and 2000 marks visible", dataWith(3000, 2000), style);
    printOne("100 states and 40 marks visible", dataWith(100, 40), style);
}

} // namespace hp::bench
