// SPDX-License-Identifier: Apache-2.0
#include "ui/fleet/CellLook.h"

#include "ui/languages/Translated.h"
#include "ui/session/LiveValues.h"

#include <QCoreApplication>
#include <QPainter>

#include <array>

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

CellLook unknown()
{
    return {StatusShape::Question, -1, word(QT_TRANSLATE_NOOP("CellLook", "Unknown"))};
}

CellLook agedLook(int step)
{
    static constexpr std::array words{QT_TRANSLATE_NOOP("CellLook", "Under 1 hour"),
                                      QT_TRANSLATE_NOOP("CellLook", "Under 1 day"),
                                      QT_TRANSLATE_NOOP("CellLook", "Under 7 days"),
                                      QT_TRANSLATE_NOOP("CellLook", "Under 30 days"),
                                      QT_TRANSLATE_NOOP("CellLook", "Older")};
    return {StatusShape::Nothing, step, word(words.at(static_cast<std::size_t>(step)))};
}

CellLook ageLook(const FleetRow &row, double now)
{
    const double created = millisecondsOf(row.created);
    if (!row.created || now <= 0)
        return unknown();
    int step = 0;
    while (step < ageSteps - 1 && now - created >= ageLimits.at(static_cast<std::size_t>(step)))
        ++step;
    return agedLook(step);
}

CellLook powerLook(const FleetRow &row)
{
    if (!row.notUnderstood.isEmpty())
        return unknown();
    if (row.power == live::Power())
        return {StatusShape::Nothing, -1, word(QT_TRANSLATE_NOOP("CellLook", "No host"))};
    if (row.power == PowerState::On && row.wantsOn)
        return {StatusShape::PowerOn, -1, word(QT_TRANSLATE_NOOP("CellLook", "On"))};
    if (row.power == PowerState::Off && !row.wantsOn)
        return {StatusShape::PowerOff, -1, word(QT_TRANSLATE_NOOP("CellLook", "Off"))};
    if (row.powerMismatch())
        return {
            StatusShape::PowerMismatch, -1, word(QT_TRANSLATE_NOOP("CellLook", "Not as intended"))};
    if (row.power == PowerState::PoweringOn || row.power == PowerState::PoweringOff)
        return {StatusShape::PowerMoving, -1, word(QT_TRANSLATE_NOOP("CellLook", "Changing"))};
    return unknown();
}

CellLook maintenanceLook(const FleetRow &row)
{
    if (!row.notUnderstood.isEmpty())
        return unknown();
    if (row.inMaintenance())
        return {StatusShape::Wrench, -1, word(QT_TRANSLATE_NOOP("CellLook", "In maintenance"))};
    if (row.maintenance == MaintenanceStage::Manual)
        return {StatusShape::HollowBars, -1, word(QT_TRANSLATE_NOOP("CellLook", "Needs a person"))};
    if (row.maintenance == MaintenanceStage::Failed)
        return {StatusShape::Cross, -1, word(QT_TRANSLATE_NOOP("CellLook", "Failed"))};
    if (row.maintenance == MaintenanceStage::Planned)
        return {StatusShape::Circle, -1, word(QT_TRANSLATE_NOOP("CellLook", "Planned"))};
    if (row.maintenance == MaintenanceStage::None)
        return {StatusShape::Nothing, -1, word(QT_TRANSLATE_NOOP("CellLook", "None"))};
    return unknown(); // a word of a newer server
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
    if (coloring == QLatin1String("power"))
        return powerLook(row);
    if (coloring == QLatin1String("age"))
        return ageLook(row, now);
    if (coloring == QLatin1String("maintenance"))
        return maintenanceLook(row);
    return {statusShape(textOf(row.status.look), row.status.priority),
            -1,
            row.status.word.text.isEmpty() ? row.phase : translated(row.status.word)};
}

QList<CellLook> cellLegend(const QString &coloring)
{
    if (coloring == QLatin1String("power"))
        return {{StatusShape::PowerMismatch,
                 -1,
                 word(QT_TRANSLATE_NOOP("CellLook", "Not as intended"))},
                unknown(),
                {StatusShape::PowerMoving, -1, word(QT_TRANSLATE_NOOP("CellLook", "Changing"))},
                {StatusShape::PowerOff, -1, word(QT_TRANSLATE_NOOP("CellLook", "Off"))},
                {StatusShape::PowerOn, -1, word(QT_TRANSLATE_NOOP("CellLook", "On"))},
                {StatusShape::Nothing, -1, word(QT_TRANSLATE_NOOP("CellLook", "No host"))}};
    if (coloring == QLatin1String("age")) {
        QList<CellLook> steps;
        for (int step = 0; step < ageSteps; ++step)
            steps.append(agedLook(step));
        return steps + QList<CellLook>{unknown()};
    }
    if (coloring == QLatin1String("maintenance"))
        return {
            {StatusShape::Cross, -1, word(QT_TRANSLATE_NOOP("CellLook", "Failed"))},
            {StatusShape::HollowBars, -1, word(QT_TRANSLATE_NOOP("CellLook", "Needs a person"))},
            {StatusShape::Wrench, -1, word(QT_TRANSLATE_NOOP("CellLook", "In maintenance"))},
            unknown(),
            {StatusShape::Circle, -1, word(QT_TRANSLATE_NOOP("CellLook", "Planned"))},
            {StatusShape::Nothing, -1, word(QT_TRANSLATE_NOOP("CellLook", "None"))}};
    return {{StatusShape::Square, -1, word(QT_TRANSLATE_NOOP("CellLook", "Act now"))},
            {StatusShape::Triangle, -1, word(QT_TRANSLATE_NOOP("CellLook", "Soon"))},
            {StatusShape::Diamond, -1, word(QT_TRANSLATE_NOOP("CellLook", "Look"))},
            {StatusShape::Bars, -1, word(QT_TRANSLATE_NOOP("CellLook", "Holding"))},
            {StatusShape::Cross, -1, word(QT_TRANSLATE_NOOP("CellLook", "Failed"))},
            unknown(),
            {StatusShape::HollowDiamond, -1, word(QT_TRANSLATE_NOOP("CellLook", "Not understood"))},
            {StatusShape::Wrench, -1, word(QT_TRANSLATE_NOOP("CellLook", "In maintenance"))},
            {StatusShape::Chevrons, -1, word(QT_TRANSLATE_NOOP("CellLook", "In progress"))}};
}

void paintCell(QPainter &painter, const QRectF &cell, const CellLook &look, const Palette &palette)
{
    if (look.age < 0) {
        paintStatusCell(painter, cell, look.shape, palette);
        return;
    }
    // The younger the darker and the fuller: what is new stands out, the level says it without
    // grey.
    const double share = 1.0 - static_cast<double>(look.age) / ageSteps;
    const auto mixed = [share](int from, int to) {
        return static_cast<int>(from + (to - from) * share);
    };
    const QColor &pale = palette.raised;
    const QColor &full = palette.progress;
    painter.fillRect(cell, palette.raised);
    const double level = cell.height() * share;
    painter.fillRect(QRectF(cell.left(), cell.bottom() - level, cell.width(), level),
                     QColor(mixed(pale.red(), full.red()),
                            mixed(pale.green(), full.green()),
                            mixed(pale.blue(), full.blue())));
    painter.setRenderHint(QPainter::Antialiasing, false);
    painter.setPen(QPen(palette.line, 1));
    painter.setBrush(Qt::NoBrush);
    painter.drawRect(cell.adjusted(0, 0, -1, -1));
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
    if (m_theme && m_at >= 0 && m_at < legend.size())
        paintCell(*painter, QRectF(QPointF(), size()), legend.at(m_at), m_theme->palette());
}

} // namespace hp::ui

#include "moc_CellLook.cpp"
