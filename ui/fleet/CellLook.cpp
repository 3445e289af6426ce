// SPDX-License-Identifier: Apache-2.0
#include "ui/fleet/CellLook.h"

#include "ui/languages/Translated.h"
#include "ui/session/LiveValues.h"

#include <QCoreApplication>
#include <QPainter>

#include <algorithm>
#include <array>
#include <cmath>

namespace hp::ui {

using live::MaintenanceStage;

namespace {

constexpr double hour = 3600.0 * 1000;
constexpr double day = 24 * hour;
/// Where a step ends; the last one has no end.
constexpr std::array<double, ageSteps - 1> ageLimits{hour, day, 7 * day, 30 * day};

QString word(const char *text)
{
    return QCoreApplication::translate("CellLook", text);
}

/// A look whose word is still English; without one it is that of the status.
struct Known {
    StatusShape shape = StatusShape::Nothing;
    int age = -1;
    const char *word = nullptr;
};

CellLook spoken(const Known &known)
{
    return {known.shape, known.age, word(known.word)};
}

constexpr Known unknown{StatusShape::Question, -1, QT_TRANSLATE_NOOP("CellLook", "Unknown")};

constexpr std::array<Known, ageSteps> ages{{
    {StatusShape::Nothing, 0, QT_TRANSLATE_NOOP("CellLook", "Under 1 hour")},
    {StatusShape::Nothing, 1, QT_TRANSLATE_NOOP("CellLook", "Under 1 day")},
    {StatusShape::Nothing, 2, QT_TRANSLATE_NOOP("CellLook", "Under 7 days")},
    {StatusShape::Nothing, 3, QT_TRANSLATE_NOOP("CellLook", "Under 30 days")},
    {StatusShape::Nothing, 4, QT_TRANSLATE_NOOP("CellLook", "Older")},
}};

// In the order of their legends: what needs a person first.
constexpr Known powerDiffers{
    StatusShape::PowerMismatch, -1, QT_TRANSLATE_NOOP("CellLook", "Not as intended")};
constexpr Known powerMoves{StatusShape::PowerMoving, -1, QT_TRANSLATE_NOOP("CellLook", "Changing")};
constexpr Known powerIsOff{StatusShape::PowerOff, -1, QT_TRANSLATE_NOOP("CellLook", "Off")};
constexpr Known powerIsOn{StatusShape::PowerOn, -1, QT_TRANSLATE_NOOP("CellLook", "On")};
constexpr Known noHost{StatusShape::Nothing, -1, QT_TRANSLATE_NOOP("CellLook", "No host")};
constexpr std::array powerLooks{powerDiffers, unknown, powerMoves, powerIsOff, powerIsOn, noHost};

constexpr Known workFailed{StatusShape::Cross, -1, QT_TRANSLATE_NOOP("CellLook", "Failed")};
constexpr Known workWaits{
    StatusShape::HollowBars, -1, QT_TRANSLATE_NOOP("CellLook", "Needs a person")};
constexpr Known workIsUnderWay{
    StatusShape::Wrench, -1, QT_TRANSLATE_NOOP("CellLook", "In maintenance")};
constexpr Known workIsPlanned{StatusShape::Circle, -1, QT_TRANSLATE_NOOP("CellLook", "Planned")};
constexpr Known noWork{StatusShape::Nothing, -1, QT_TRANSLATE_NOOP("CellLook", "None")};
constexpr std::array workLooks{
    workFailed, workWaits, workIsUnderWay, unknown, workIsPlanned, noWork};

constexpr std::array stateLooks{
    Known{StatusShape::Square, -1, QT_TRANSLATE_NOOP("CellLook", "Act now")},
    Known{StatusShape::Triangle, -1, QT_TRANSLATE_NOOP("CellLook", "Soon")},
    Known{StatusShape::Diamond, -1, QT_TRANSLATE_NOOP("CellLook", "Look")},
    Known{StatusShape::Bars, -1, QT_TRANSLATE_NOOP("CellLook", "Holding")},
    Known{StatusShape::Cross, -1, QT_TRANSLATE_NOOP("CellLook", "Failed")},
    unknown,
    Known{StatusShape::HollowDiamond, -1, QT_TRANSLATE_NOOP("CellLook", "Not understood")},
    Known{StatusShape::Wrench, -1, QT_TRANSLATE_NOOP("CellLook", "In maintenance")},
    Known{StatusShape::Chevrons, -1, QT_TRANSLATE_NOOP("CellLook", "In progress")}};

Known ageLook(const FleetRow &row, double now)
{
    const double created = millisecondsOf(row.created);
    if (!row.created || now <= 0)
        return unknown;
    std::size_t step = 0;
    while (step < ageLimits.size() && now - created >= ageLimits.at(step))
        ++step;
    return ages.at(step);
}

Known powerLook(const FleetRow &row)
{
    if (!row.notUnderstood.isEmpty())
        return unknown;
    if (row.power == live::Power())
        return noHost;
    if (row.power == PowerState::On && row.wantsOn)
        return powerIsOn;
    if (row.power == PowerState::Off && !row.wantsOn)
        return powerIsOff;
    if (row.powerMismatch())
        return powerDiffers;
    if (row.power == PowerState::PoweringOn || row.power == PowerState::PoweringOff)
        return powerMoves;
    return unknown;
}

Known maintenanceLook(const FleetRow &row)
{
    if (!row.notUnderstood.isEmpty())
        return unknown;
    if (row.inMaintenance())
        return workIsUnderWay;
    if (row.maintenance == MaintenanceStage::Manual)
        return workWaits;
    if (row.maintenance == MaintenanceStage::Failed)
        return workFailed;
    if (row.maintenance == MaintenanceStage::Planned)
        return workIsPlanned;
    if (row.maintenance == MaintenanceStage::None)
        return noWork;
    return unknown; // a word of a newer server
}

/// As statusShape() has it, without its texts.
StatusShape shapeOf(live::Look look, int priority)
{
    constexpr auto looks = static_cast<std::size_t>(live::Look::Other) + 1;
    static const auto shapes = [] {
        std::array<StatusShape, looks> all{};
        for (std::size_t one = 0; one < looks; ++one)
            all.at(one) = statusShape(textOf(static_cast<live::Look>(one)), 0);
        all.back() = StatusShape::Question; // a word of a newer server
        return all;
    }();
    return priority >= 1 && priority <= 3 ? statusShape({}, priority)
                                          : shapes.at(static_cast<std::size_t>(look));
}

Known stateLook(const FleetRow &row)
{
    return {shapeOf(row.look(), row.status.priority),
            -1,
            // Its status tells how it gets on; what outweighs that is told instead.
            row.look() == row.status.look || row.status.priority > 0 ? nullptr
                                                                     : stateLooks.at(3).word};
}

Known knownLook(const FleetRow &row, const QString &coloring, double now)
{
    if (coloring == QLatin1String("power"))
        return powerLook(row);
    if (coloring == QLatin1String("age"))
        return ageLook(row, now);
    if (coloring == QLatin1String("maintenance"))
        return maintenanceLook(row);
    return stateLook(row);
}

template<std::size_t size>
QList<CellLook> spoken(const std::array<Known, size> &looks)
{
    QList<CellLook> result;
    for (const Known &one : looks)
        result.append(spoken(one));
    return result;
}

template<std::size_t size>
quint8 placeIn(const std::array<Known, size> &looks, StatusShape shape)
{
    return static_cast<quint8>(std::ranges::find(looks, shape, &Known::shape) - looks.begin());
}

/// The younger the darker and the fuller: what is new stands out, the level says it without grey.
struct AgePaint {
    double share = 0;
    QColor color{};
};

AgePaint agePaint(int age, const Palette &palette)
{
    const double share = 1.0 - static_cast<double>(age) / ageSteps;
    const auto mixed = [share](int from, int to) {
        return static_cast<int>(from + (to - from) * share);
    };
    const QColor &pale = palette.raised;
    const QColor &full = palette.progress;
    return {share,
            QColor(mixed(pale.red(), full.red()),
                   mixed(pale.green(), full.green()),
                   mixed(pale.blue(), full.blue()))};
}

/// The colours of a cell without its sign, and how high it is filled.
struct PlainColors {
    QColor edge{};
    QColor fill{};
    double level = 1;
    QColor alone{}; ///< where there is room for one; that of the edge if there is none
};

PlainColors plainColors(const CellMark &mark, const Palette &palette)
{
    if (mark.age >= 0) {
        const AgePaint paint = agePaint(mark.age, palette);
        return {palette.rule, paint.color, paint.share, paint.color};
    }
    switch (mark.shape) {
    case StatusShape::Nothing:
    case StatusShape::PowerOn:
        return {palette.rule, palette.calm};
    case StatusShape::Chevrons:
    case StatusShape::PowerMoving:
        return {palette.line, palette.progress, 0.5};
    case StatusShape::Cross: // no other sign says that it outweighs what is grey as well
    case StatusShape::PowerMismatch:
        return {palette.text2, palette.text2};
    case StatusShape::Wrench:
        return {palette.line, palette.neutral};
    default:
        break;
    }
    const StatusColors colors = statusColors(mark.shape, palette);
    return {colors.fill.isValid() ? colors.edge : palette.text3,
            colors.fill.isValid() ? colors.fill : palette.panel};
}

} // namespace

const QStringList &cellColorings()
{
    static const QStringList all{QStringLiteral("state"),
                                 QStringLiteral("power"),
                                 QStringLiteral("age"),
                                 QStringLiteral("maintenance")};
    return all;
}

CellLook cellLook(const FleetRow &row, const QString &coloring, double now)
{
    const Known known = knownLook(row, coloring, now);
    if (known.word)
        return spoken(known);
    return {known.shape,
            known.age,
            row.status.word.text.isEmpty() ? row.phase : translated(row.status.word)};
}

CellMark cellMark(const FleetRow &row, const QString &coloring, double now)
{
    const Known known = knownLook(row, coloring, now);
    return {known.shape,
            static_cast<qint8>(known.age),
            coloring == QLatin1String("power")             ? placeIn(powerLooks, known.shape)
                : coloring == QLatin1String("maintenance") ? placeIn(workLooks, known.shape)
                : coloring == QLatin1String("age")         ? static_cast<quint8>(known.age + 1)
                                                           : static_cast<quint8>(row.rank())};
}

QList<CellLook> cellLegend(const QString &coloring)
{
    if (coloring == QLatin1String("power"))
        return spoken(powerLooks);
    if (coloring == QLatin1String("age"))
        return spoken(ages) + QList<CellLook>{spoken(unknown)};
    if (coloring == QLatin1String("maintenance"))
        return spoken(workLooks);
    return spoken(stateLooks);
}

void paintCell(QPainter &painter, const QRectF &cell, const CellLook &look, const Palette &palette)
{
    if (look.age < 0) {
        paintStatusCell(painter, cell, look.shape, palette);
        if (look.shape != StatusShape::Nothing)
            return;
    } else {
        const AgePaint paint = agePaint(look.age, palette);
        painter.fillRect(cell, palette.raised);
        const double level = cell.height() * paint.share;
        painter.fillRect(QRectF(cell.left(), cell.bottom() - level, cell.width(), level),
                         paint.color);
    }
    painter.setRenderHint(QPainter::Antialiasing, false);
    painter.setPen(QPen(look.age < 0 ? palette.rule : palette.line, 1));
    painter.setBrush(Qt::NoBrush);
    painter.drawRect(cell.adjusted(0, 0, -1, -1));
}

int PlainCells::pileOf(std::vector<Pile> &piles, const QColor &color)
{
    auto pile = std::ranges::find(piles, color, &Pile::color);
    if (pile == piles.end())
        pile = piles.insert(pile, {color, {}});
    return static_cast<int>(pile - piles.begin());
}

void PlainCells::put(Pile &pile, const QRect &rect)
{
    // What touches is one: most cells are calm, and the smallest have no gaps.
    if (!pile.rects.isEmpty()) {
        QRect &last = pile.rects.last();
        if (last.right() + 1 == rect.left() && last.top() == rect.top()
            && last.bottom() == rect.bottom()) {
            last.setRight(rect.right());
            return;
        }
    }
    pile.rects.append(rect);
}

const PlainCells::Way &PlainCells::wayOf(const CellMark &mark)
{
    Way &way = m_ways.at(static_cast<std::size_t>(mark.shape) * (ageSteps + 1)
                         + static_cast<std::size_t>(mark.age + 1));
    if (way.isKnown)
        return way;
    const PlainColors colors = plainColors(mark, m_palette);
    way.isKnown = true;
    way.alone = pileOf(m_edges, colors.alone.isValid() ? colors.alone : colors.edge);
    way.edge = pileOf(m_edges, colors.edge);
    way.back = colors.level < 1 ? pileOf(m_backs, m_palette.panel) : -1;
    way.fill = pileOf(m_fills, colors.fill);
    way.level = colors.level;
    return way;
}

void PlainCells::add(const QRect &cell, const CellMark &mark)
{
    constexpr int leastOutlined = 5;
    const Way &way = wayOf(mark);
    const auto at = [](std::vector<Pile> &piles, int pile) -> Pile & {
        return piles[static_cast<std::size_t>(pile)];
    };
    if (cell.height() < leastOutlined) {
        put(at(m_edges, way.alone), cell);
        return;
    }
    put(at(m_edges, way.edge), cell);
    const QRect inner = cell.adjusted(1, 1, -1, -1);
    if (way.back >= 0)
        put(at(m_backs, way.back), inner);
    const int level =
        way.level < 1 ? std::max(1, qRound(inner.height() * way.level)) : inner.height();
    put(at(m_fills, way.fill), inner.adjusted(0, inner.height() - level, 0, 0));
}

void PlainCells::addDimmed(const QRect &cell)
{
    put(m_edges[static_cast<std::size_t>(pileOf(m_edges, m_palette.hover))], cell);
}

void PlainCells::paint(QPainter &painter) const
{
    painter.setRenderHint(QPainter::Antialiasing, false);
    painter.setPen(Qt::NoPen);
    for (const auto *piles : {&m_edges, &m_backs, &m_fills}) {
        for (const Pile &pile : *piles) {
            if (pile.rects.isEmpty())
                continue;
            painter.setBrush(pile.color);
            painter.drawRects(pile.rects);
        }
    }
}

CellSwatch::CellSwatch(QQuickItem *parent)
    : QQuickPaintedItem(parent)
{
    setImplicitSize(Theme::glyph(), Theme::glyph());
    connect(this, &CellSwatch::appearanceChanged, this, [this] { update(); });
}

void CellSwatch::componentComplete()
{
    QQuickPaintedItem::componentComplete();
    m_theme = Theme::of(*this);
    if (m_theme)
        connect(m_theme, &Theme::changed, this, [this] { update(); });
}

void CellSwatch::paint(QPainter *painter)
{
    const QList<CellLook> legend = cellLegend(m_coloring);
    if (!m_theme || m_at < 0 || m_at >= legend.size())
        return;
    const CellLook &look = legend.at(m_at);
    if (!m_plain) {
        paintCell(*painter, QRectF(QPointF(), size()), look, m_theme->palette());
        return;
    }
    PlainCells cells(m_theme->palette());
    cells.add(QRect(QPoint(), size().toSize()), {look.shape, static_cast<qint8>(look.age)});
    cells.paint(*painter);
}

} // namespace hp::ui

#include "moc_CellLook.cpp"
