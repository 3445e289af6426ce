// SPDX-License-Identifier: Apache-2.0
#include "ui/timeline/paint/FoldPainter.h"

#include <QFontMetricsF>
#include <QPainter>
#include <QPolygonF>

#include <algorithm>

namespace hp::ui {

namespace {

constexpr double tooth = 4; ///< how far a zigzag goes to each side
constexpr double pitch = 6; ///< from tooth to tooth
constexpr double foot = 4; ///< of the bracket over an opened stretch

void paintZigzag(QPainter &painter, double x, const QRectF &plot)
{
    QPolygonF line;
    bool out = false;
    for (double y = plot.top(); y <= plot.bottom() + pitch; y += pitch) {
        line << QPointF(x + (out ? tooth : 0), y);
        out = !out;
    }
    painter.drawPolyline(line);
}

} // namespace

std::vector<FoldPlace> foldPlaces(const TimeScale &scale, const std::vector<TimeStretch> &opened)
{
    std::vector<FoldPlace> places;
    const auto add = [&](const TimeStretch &stretch, bool open) {
        const double left = scale.x(stretch.from);
        const double right = scale.x(stretch.to);
        if (right > 0 && left < scale.width())
            places.push_back({stretch, std::max(left, 0.0), std::min(right, scale.width()), open});
    };
    if (scale.folds()) {
        const auto &all = scale.folds()->all();
        for (std::size_t i = scale.folds()->firstAfter(scale.from());
             i < all.size() && all[i].from < scale.to();
             ++i)
            add(all[i], false);
    }
    for (const TimeStretch &stretch : opened) {
        if (stretch.to > scale.from() && stretch.from < scale.to())
            add(stretch, true);
    }
    std::ranges::sort(places, {}, &FoldPlace::left);
    return places;
}

const FoldPlace *foldAt(const std::vector<FoldPlace> &places, QPointF position)
{
    const auto it = std::ranges::find_if(places, [position](const FoldPlace &place) {
        return position.x() >= place.left && position.x() <= place.right
            && (!place.open || position.y() < 0);
    });
    return it == places.end() ? nullptr : &*it;
}

void paintFolds(QPainter &painter,
                const QRectF &axis,
                const QRectF &plot,
                const std::vector<FoldPlace> &places,
                const TimelineStyle &style)
{
    if (places.empty())
        return;
    painter.save();
    painter.setClipRect(axis.united(plot));
    painter.setBrush(Qt::NoBrush);
    painter.setFont(style.font);
    const QFontMetricsF metrics(style.font);
    double taken = axis.left(); // up to where lengths stand
    for (const FoldPlace &place : places) {
        const double left = plot.left() + place.left;
        const double right = plot.left() + place.right;
        if (place.open) {
            painter.setPen(QPen(style.textQuiet, 1.5));
            const double y = axis.bottom() - 3;
            painter.drawPolyline(QPolygonF({{left + 0.75, y - foot},
                                            {left + 0.75, y},
                                            {right - 0.75, y},
                                            {right - 0.75, y - foot}}));
            continue;
        }
        painter.fillRect(QRectF(QPointF(left, plot.top()), QPointF(right, plot.bottom())),
                         style.background);
        painter.setPen(QPen(style.textQuiet, 1));
        paintZigzag(painter, left + 0.5, plot);
        paintZigzag(painter, right - tooth - 0.5, plot);
        const QString text = QString::fromStdString(formatAge(place.stretch.length()));
        const double wide = metrics.horizontalAdvance(text);
        const double start = std::clamp(
            (left + right - wide) / 2, axis.left(), std::max(axis.right() - wide, axis.left()));
        if (start < taken)
            continue;
        taken = start + wide + tooth;
        painter.drawText(QRectF(start, axis.top(), wide + 2, axis.height()), Qt::AlignCenter, text);
    }
    painter.restore();
}

} // namespace hp::ui
