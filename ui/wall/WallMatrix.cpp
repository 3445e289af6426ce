// SPDX-License-Identifier: Apache-2.0
#include "ui/wall/WallMatrix.h"

#include "ui/theme/StatusPaint.h"

#include <QPainter>

#include <algorithm>

namespace hp::ui {

namespace {

/// The colours of cells that must not burn in.
Palette wallColors(const Palette &palette, bool swapped, bool grey)
{
    Palette colors = palette;
    if (swapped)
        colors.p1Fg = colors.p2Fg = colors.p3Fg = colors.holdFg = palette.bg;
    if (grey) {
        colors.p1 = colors.p2 = colors.p3 = colors.hold = palette.neutral;
        colors.p1Fg = colors.p2Fg = colors.p3Fg = colors.holdFg = palette.line;
        colors.onP1 = colors.onP2 = colors.onP3 = colors.onHold = palette.onNeutral;
    }
    return colors;
}

bool isPast(const WallFace &face)
{
    const QString life = face.property("life").toString();
    return life == QLatin1String("stale") || life == QLatin1String("gone");
}

} // namespace

WallMatrix::WallMatrix(QQuickItem *parent)
    : QQuickPaintedItem(parent)
{ }

void WallMatrix::setFace(WallFace *face)
{
    if (m_face == face)
        return;
    if (m_face)
        m_face->disconnect(this);
    m_face = face;
    if (face) {
        const auto again = [this] { update(); };
        connect(face, &WallFace::pictureChanged, this, again);
        connect(face, &WallFace::sizesChanged, this, again);
        // Of the frame only what changes colours; the seconds do not.
        connect(face, &WallFace::frameChanged, this, [this, was = QString()]() mutable {
            const QString now = m_face->property("life").toString()
                + QString::number(int(m_face->property("swapped").toBool()));
            if (now != was) {
                was = now;
                update();
            }
        });
    }
    emit faceChanged();
    update();
}

void WallMatrix::componentComplete()
{
    QQuickPaintedItem::componentComplete();
    m_theme = Theme::of(*this);
    if (m_theme)
        connect(m_theme, &Theme::changed, this, [this] { update(); });
}

void WallMatrix::paint(QPainter *painter)
{
    if (!m_theme || !m_face || width() < 1 || height() < 1)
        return;
    const QJsonObject matrix = m_face->matrixIn(size().toSize());
    const Palette colors =
        wallColors(m_theme->palette(), m_face->property("swapped").toBool(), isPast(*m_face));
    const double heading = matrix.value(QLatin1String("heading")).toDouble();
    QFont font(Theme::family());
    font.setPixelSize(m_face->property("small").toInt());
    painter->setFont(font);
    const QFontMetricsF metrics(font);
    for (const auto &value : matrix.value(QLatin1String("groups")).toArray()) {
        const QJsonObject group = value.toObject();
        const QString count = QLatin1Char(' ') + group.value(QLatin1String("count")).toString();
        const double room = width() - metrics.horizontalAdvance(count);
        const QString name =
            metrics.elidedText(group.value(QLatin1String("name")).toString(), Qt::ElideLeft, room);
        const double top = group.value(QLatin1String("top")).toDouble();
        const QRectF line(0, top - metrics.descent() / 2, width(), heading);
        painter->setPen(colors.text2);
        painter->drawText(line, Qt::AlignVCenter | Qt::TextSingleLine, name);
        painter->setPen(colors.text3);
        painter->drawText(line.adjusted(metrics.horizontalAdvance(name), 0, 0, 0),
                          Qt::AlignVCenter | Qt::TextSingleLine,
                          count);
    }
    const double side = matrix.value(QLatin1String("cell")).toDouble();
    for (const auto &value : matrix.value(QLatin1String("cells")).toArray()) {
        const QJsonArray cell = value.toArray();
        paintStatusCell(*painter,
                        {cell.at(0).toDouble(), cell.at(1).toDouble(), side, side},
                        statusShape(cell.at(2).toString(), cell.at(3).toInt()),
                        colors);
    }
}

WallSign::WallSign(QQuickItem *parent)
    : QQuickPaintedItem(parent)
{
    connect(this, &WallSign::appearanceChanged, this, [this] { update(); });
}

void WallSign::componentComplete()
{
    QQuickPaintedItem::componentComplete();
    m_theme = Theme::of(*this);
    if (m_theme)
        connect(m_theme, &Theme::changed, this, [this] { update(); });
    update();
}

void WallSign::paint(QPainter *painter)
{
    const StatusShape shape = statusShape(m_look, m_priority);
    if (!m_theme || shape == StatusShape::Nothing)
        return;
    const double side = std::min(width(), height());
    const QRectF square((width() - side) / 2, (height() - side) / 2, side, side);
    if (!m_muted) {
        paintStatusCell(*painter, square, shape, wallColors(m_theme->palette(), m_swapped, false));
        return;
    }
    StatusColors colors = statusColors(shape, m_theme->palette());
    colors.sign = m_theme->palette().text3;
    paintStatusSign(*painter, square, shape, colors);
}

} // namespace hp::ui

#include "moc_WallMatrix.cpp"
