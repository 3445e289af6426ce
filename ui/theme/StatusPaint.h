// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "ui/theme/Palette.h"

#include <QString>

class QPainter;
class QRectF;

namespace hp::ui {

/// How a status looks (product.md 4.8): colour is never the only sign of it.
enum class StatusShape {
    Nothing, ///< normal: a flat cell
    Square, ///< P1
    Triangle, ///< P2
    Diamond, ///< P3
    HollowDiamond, ///< shown raw: its version is not understood
    Bars, ///< holding
    HollowBars, ///< armed
    Circle, ///< released
    Scissors, ///< overridden
    Detour, ///< bypassed
    Chevrons, ///< in progress
    Cross, ///< failed, without a priority
    Wrench, ///< maintenance
    Question, ///< unknown
    PowerOn,
    PowerOff,
    PowerMoving,
    PowerMismatch,
};

/// The words of the wire, `status.look` of docs/protocol.md and the states of a hook, with the
/// priority (0 none, 1 to 3) that replaces the shape.
[[nodiscard]] StatusShape statusShape(const QString &look, int priority);

/// The colours a shape is drawn with. `fill` is invalid where nothing is filled.
struct StatusColors {
    QColor fill{};
    QColor edge{};
    QColor sign{}; ///< on the fill, or on the surface where there is none
};
[[nodiscard]] StatusColors statusColors(StatusShape shape, const Palette &palette);

/// Draws the bare sign into a square; readable from 12 px.
void paintStatusSign(QPainter &painter,
                     const QRectF &square,
                     StatusShape shape,
                     const StatusColors &colors);

/// Draws a cell of the matrix: surface, fill with its outline, pattern and sign.
void paintStatusCell(QPainter &painter,
                     const QRectF &cell,
                     StatusShape shape,
                     const Palette &palette);

} // namespace hp::ui
