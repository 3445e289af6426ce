// SPDX-License-Identifier: Apache-2.0
#include "ui/desktop/TrayLook.h"

#include "ui/theme/StatusPaint.h"

#include <QCoreApplication>
#include <QPainter>
#include <QStringList>

namespace hp::ui {

namespace {

struct TrayText {
    Q_DECLARE_TR_FUNCTIONS(TrayText)
};

StatusShape shapeOf(const TrayLook &look)
{
    if (look.priority > 0)
        return statusShape(QStringLiteral("holding"), look.priority);
    return look.blind ? StatusShape::Question : StatusShape::HollowBars;
}

} // namespace

TrayLook trayLook(const QList<TrayPart> &parts)
{
    TrayLook look;
    QStringList lines;
    for (const TrayPart &part : parts) {
        if (part.priority > 0 && (look.priority == 0 || part.priority < look.priority))
            look.priority = part.priority;
        look.blind = look.blind || part.blind;
        if (part.blind)
            lines.append(TrayText::tr("%1: not live").arg(part.site));
        else if (part.raised > 0)
            lines.append(TrayText::tr("%1: %n new alarms, highest P%2", nullptr, part.raised)
                             .arg(part.site)
                             .arg(part.priority));
    }
    look.text =
        lines.isEmpty() ? TrayText::tr("No alarms need attention") : lines.join(QLatin1Char('\n'));
    return look;
}

QImage trayPicture(const TrayLook &look, int size)
{
    QImage image(size, size, QImage::Format_ARGB32_Premultiplied);
    image.fill(Qt::transparent);
    QPainter painter(&image);
    painter.setRenderHint(QPainter::Antialiasing);
    const Palette &palette = paletteOf(ColorScheme::Dark);
    const StatusShape shape = shapeOf(look);
    StatusColors colors = statusColors(shape, palette);
    if (!colors.sign.isValid())
        colors.sign = palette.text;
    const QRectF plate = QRectF(0, 0, size, size).adjusted(0.5, 0.5, -0.5, -0.5);
    painter.setPen(QPen(colors.edge.isValid() ? colors.edge : palette.line, 1));
    painter.setBrush(colors.fill.isValid() ? colors.fill : palette.header);
    painter.drawRoundedRect(plate, size * 0.18, size * 0.18);
    const double margin = size * 0.18;
    paintStatusSign(painter,
                    QRectF(0, 0, size, size).adjusted(margin, margin, -margin, -margin),
                    shape,
                    colors);
    return image;
}

} // namespace hp::ui
