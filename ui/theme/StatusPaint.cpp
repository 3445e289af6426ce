// SPDX-License-Identifier: Apache-2.0
#include "ui/theme/StatusPaint.h"

#include <QPainter>
#include <QPainterPath>

#include <algorithm>
#include <array>

namespace hp::ui {

namespace {

constexpr double outlineWidth = 1.5;

/// Coordinates of the signs are sixteenths of the square.
class SignCanvas
{
public:
    SignCanvas(QPainter &painter, const QRectF &square, const QColor &color)
        : m_painter(painter)
        , m_square(square)
        , m_color(color)
        , m_unit(square.width() / 16.0)
    { }

    [[nodiscard]] QPointF at(double x, double y) const
    {
        return {m_square.left() + x * m_unit, m_square.top() + y * m_unit};
    }
    [[nodiscard]] QRectF box(double x, double y, double width, double height) const
    {
        return {at(x, y), QSizeF(width * m_unit, height * m_unit)};
    }

    void fill(const QPolygonF &polygon)
    {
        m_painter.setPen(Qt::NoPen);
        m_painter.setBrush(m_color);
        m_painter.drawPolygon(polygon);
    }
    void fill(const QRectF &rect)
    {
        m_painter.setPen(Qt::NoPen);
        m_painter.setBrush(m_color);
        m_painter.drawRect(rect);
    }
    void pen(double width)
    {
        m_painter.setPen(QPen(m_color, width * m_unit, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
        m_painter.setBrush(Qt::NoBrush);
    }
    void lines(std::initializer_list<QPointF> points)
    {
        m_painter.drawPolyline(QPolygonF(QList<QPointF>(points)));
    }
    [[nodiscard]] QPainter &painter() const { return m_painter; }

private:
    QPainter &m_painter;
    QRectF m_square;
    QColor m_color;
    double m_unit;
};

void paintPowerSign(SignCanvas &canvas, StatusShape shape)
{
    canvas.pen(2.0);
    if (shape == StatusShape::PowerOn) {
        canvas.lines({canvas.at(8, 3), canvas.at(8, 13)});
    } else if (shape == StatusShape::PowerOff) {
        canvas.painter().drawEllipse(canvas.box(3.5, 3.5, 9, 9));
    } else if (shape == StatusShape::PowerMoving) {
        canvas.painter().drawArc(canvas.box(3.5, 3.5, 9, 9), 60 * 16, 270 * 16);
        canvas.lines({canvas.at(7.2, 3.2), canvas.at(10.4, 3.9), canvas.at(9.3, 7)});
    } else {
        canvas.lines({canvas.at(3, 6), canvas.at(13, 6)});
        canvas.lines({canvas.at(3, 10), canvas.at(13, 10)});
        canvas.lines({canvas.at(10.5, 3), canvas.at(5.5, 13)});
    }
}

void paintPathSign(SignCanvas &canvas, StatusShape shape)
{
    canvas.pen(1.8);
    switch (shape) {
    case StatusShape::Scissors:
        canvas.lines({canvas.at(3, 3), canvas.at(11, 11)});
        canvas.lines({canvas.at(13, 3), canvas.at(5, 11)});
        canvas.painter().drawEllipse(canvas.box(2.5, 10, 3.6, 3.6));
        canvas.painter().drawEllipse(canvas.box(9.9, 10, 3.6, 3.6));
        break;
    case StatusShape::Detour: {
        QPainterPath path(canvas.at(2, 11));
        path.cubicTo(canvas.at(5, 2), canvas.at(9, 2), canvas.at(12, 8));
        canvas.painter().drawPath(path);
        canvas.lines({canvas.at(8.6, 8.4), canvas.at(12.4, 9), canvas.at(13.4, 5.2)});
        break;
    }
    case StatusShape::Wrench:
        canvas.painter().drawArc(canvas.box(7.5, 2.2, 6.4, 6.4), 110 * 16, 290 * 16);
        canvas.pen(2.6);
        canvas.lines({canvas.at(8.6, 7.4), canvas.at(3.6, 12.6)});
        break;
    case StatusShape::Question: {
        QPainterPath path(canvas.at(5.2, 5.6));
        path.cubicTo(canvas.at(5.2, 1.8), canvas.at(10.8, 1.8), canvas.at(10.8, 5.4));
        path.cubicTo(canvas.at(10.8, 7.8), canvas.at(8, 7.6), canvas.at(8, 10));
        canvas.painter().drawPath(path);
        canvas.pen(2.4);
        canvas.painter().drawPoint(canvas.at(8, 13.2));
        break;
    }
    default:
        break;
    }
}

void paintHatch(QPainter &painter, const QRectF &area, const QColor &color)
{
    painter.save();
    painter.setClipRect(area);
    painter.setPen(QPen(color, 1.2));
    for (double x = area.left() - area.height(); x < area.right(); x += 5)
        painter.drawLine(QPointF(x, area.bottom()), QPointF(x + area.height(), area.top()));
    painter.restore();
}

} // namespace

StatusShape statusShape(const QString &look, int priority)
{
    if (priority >= 1 && priority <= 3)
        return std::array{StatusShape::Square,
                          StatusShape::Triangle,
                          StatusShape::Diamond}[static_cast<std::size_t>(priority - 1)];
    struct Row {
        const char *look;
        StatusShape shape;
    };
    static constexpr Row rows[] = {
        {"normal", StatusShape::Nothing},
        {"progress", StatusShape::Chevrons},
        {"holding", StatusShape::Bars},
        {"late", StatusShape::Bars},
        {"overdue", StatusShape::Bars},
        {"armed", StatusShape::HollowBars},
        {"released", StatusShape::Circle},
        {"overridden", StatusShape::Scissors},
        {"bypassed", StatusShape::Detour},
        {"failed", StatusShape::Cross},
        {"unknown", StatusShape::Question},
        {"raw", StatusShape::HollowDiamond},
        {"maintenance", StatusShape::Wrench},
        {"on", StatusShape::PowerOn},
        {"off", StatusShape::PowerOff},
        {"poweringon", StatusShape::PowerMoving},
        {"poweringoff", StatusShape::PowerMoving},
        {"mismatch", StatusShape::PowerMismatch},
        {"", StatusShape::Nothing},
    };
    for (const Row &row : rows) {
        if (look.compare(QLatin1String(row.look), Qt::CaseInsensitive) == 0)
            return row.shape;
    }
    return StatusShape::Question; // a word of a newer server
}

StatusColors statusColors(StatusShape shape, const Palette &palette)
{
    switch (shape) {
    case StatusShape::Square:
        return {palette.p1, palette.p1Fg, palette.onP1};
    case StatusShape::Triangle:
        return {palette.p2, palette.p2Fg, palette.onP2};
    case StatusShape::Diamond:
        return {palette.p3, palette.p3Fg, palette.onP3};
    case StatusShape::Bars:
        return {palette.hold, palette.holdFg, palette.onHold};
    case StatusShape::Chevrons:
        return {palette.progress, palette.text2, palette.onProgress};
    case StatusShape::Cross:
    case StatusShape::Wrench:
        return {palette.neutral, palette.text2, palette.onNeutral};
    default:
        return {QColor(), palette.line, palette.text2};
    }
}

void paintStatusSign(QPainter &painter,
                     const QRectF &square,
                     StatusShape shape,
                     const StatusColors &colors)
{
    SignCanvas canvas(painter, square, colors.sign);
    painter.setRenderHint(QPainter::Antialiasing);
    switch (shape) {
    case StatusShape::Nothing:
        break;
    case StatusShape::Square:
        canvas.fill(canvas.box(3.5, 3.5, 9, 9));
        break;
    case StatusShape::Triangle:
        canvas.fill(QPolygonF({canvas.at(8, 2.5), canvas.at(14, 13), canvas.at(2, 13)}));
        break;
    case StatusShape::Diamond:
        canvas.fill(QPolygonF(
            {canvas.at(8, 1.8), canvas.at(14.2, 8), canvas.at(8, 14.2), canvas.at(1.8, 8)}));
        break;
    case StatusShape::HollowDiamond:
        canvas.pen(1.8);
        painter.drawPolygon(QPolygonF(
            {canvas.at(8, 2.2), canvas.at(13.8, 8), canvas.at(8, 13.8), canvas.at(2.2, 8)}));
        break;
    case StatusShape::Bars:
        canvas.fill(canvas.box(3.5, 3, 3.4, 10));
        canvas.fill(canvas.box(9.1, 3, 3.4, 10));
        break;
    case StatusShape::HollowBars:
        canvas.pen(1.4);
        painter.drawRect(canvas.box(3.2, 3.2, 3.2, 9.6));
        painter.drawRect(canvas.box(9.6, 3.2, 3.2, 9.6));
        break;
    case StatusShape::Circle:
        canvas.pen(1.8);
        painter.drawEllipse(canvas.box(3.5, 3.5, 9, 9));
        break;
    case StatusShape::Chevrons:
        canvas.pen(2.0);
        for (const double x : {2.6, 6.4, 10.2})
            canvas.lines({canvas.at(x, 4), canvas.at(x + 3.2, 8), canvas.at(x, 12)});
        break;
    case StatusShape::Cross:
        canvas.pen(2.2);
        canvas.lines({canvas.at(4, 4), canvas.at(12, 12)});
        canvas.lines({canvas.at(12, 4), canvas.at(4, 12)});
        break;
    case StatusShape::PowerOn:
    case StatusShape::PowerOff:
    case StatusShape::PowerMoving:
    case StatusShape::PowerMismatch:
        paintPowerSign(canvas, shape);
        break;
    default:
        paintPathSign(canvas, shape);
        break;
    }
}

void paintStatusCell(QPainter &painter,
                     const QRectF &cell,
                     StatusShape shape,
                     const Palette &palette)
{
    painter.setRenderHint(QPainter::Antialiasing);
    if (shape == StatusShape::Nothing) {
        painter.fillRect(cell, palette.calm);
        return;
    }
    const StatusColors colors = statusColors(shape, palette);
    const double inset = outlineWidth / 2;
    const QRectF inner = cell.adjusted(inset, inset, -inset, -inset);
    painter.fillRect(cell, colors.fill.isValid() ? colors.fill : palette.panel);
    if (shape == StatusShape::Wrench)
        paintHatch(painter, cell, palette.line);
    QPen outline(colors.edge, outlineWidth);
    if (shape == StatusShape::Question || shape == StatusShape::HollowDiamond)
        outline.setDashPattern({1.6, 1.4});
    painter.setPen(outline);
    painter.setBrush(Qt::NoBrush);
    painter.drawRect(inner);
    const double side = std::min(cell.width(), cell.height()) - 4;
    paintStatusSign(painter,
                    QRectF(cell.center().x() - side / 2, cell.center().y() - side / 2, side, side),
                    shape,
                    colors);
}

} // namespace hp::ui
