// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "ui/timeline/paint/TimelinePainter.h"

#include <QHash>
#include <QImage>
#include <QStaticText>

namespace hp::ui {

/// The small signs of a timeline.
enum class TimelineSign {
    Diamond, ///< a moment
    FullDiamond, ///< one that is not as it should be
    Hollow, ///< a start that was reported only
    Circle, ///< a hook that was released
    Cross, ///< overridden
    Angle, ///< bypassed
    Tick, ///< ended otherwise
};

/// Paints one around a point. `inside` fills what is hollow.
void paintSign(
    QPainter &painter, TimelineSign sign, QPointF at, const QColor &colour, const QColor &inside);

/// What a picture that is painted again and again need not make again: shaped texts and signs. Of
/// one picture on a screen; begins anew with other fonts, colours or pixels. GUI thread.
class PaintCache
{
public:
    /// For this style, at so many device pixels a pixel.
    void use(const TimelineStyle &style, double pixelRatio);

    [[nodiscard]] double widthOf(const QString &text);
    /// As much of it as there is room for.
    [[nodiscard]] const QString &elided(const QString &text, double width, Qt::TextElideMode mode);
    [[nodiscard]] const QStaticText &shaped(const QString &text);
    [[nodiscard]] double textHeight() const { return m_textHeight; }
    /// Around the middle of a square of `signSize`.
    [[nodiscard]] const QImage &sign(TimelineSign sign, const QColor &colour);

    static constexpr int signSize = 14;

private:
    void clear();
    void keepSmall();

    TimelineStyle m_style{};
    double m_pixelRatio = 0;
    double m_textHeight = 0;
    QHash<QString, double> m_widths;
    QHash<std::pair<QString, int>, QString> m_elided; ///< by text, width and mode
    QHash<QString, QStaticText> m_shaped;
    QHash<std::pair<int, QRgb>, QImage> m_signs;
};

} // namespace hp::ui
