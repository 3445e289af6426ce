// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QColor>

namespace hp::ui {

enum class ColorScheme { Light, Dark, Contrast };

/// The colour tokens of product.md 4.8, with surfaces that stand further apart: a panel has 1.25:1
/// against what lies behind it, a calm cell 1.2:1 against its panel. Four hues only: the three
/// priorities and the hold; every other state is grey with a shape. `x` is a fill, `xFg` the same
/// meaning as text or outline, `onX` text on the fill. A fill always comes with an outline in its
/// `xFg`.
struct Palette {
    QColor bg{}, panel{}, raised{}, header{};
    QColor hover{}, selection{}; ///< row backgrounds
    QColor band{}; ///< heads of tables and groups, empty tracks: quieter than what lies on them
    QColor calm{}; ///< cells of machines that need nobody: seen, and behind all others
    QColor text{}, text2{}, text3{};
    QColor line{}; ///< outlines of controls, 3:1 on every surface but the light header
    QColor rule{}; ///< quiet separators that carry no meaning
    QColor focus{};
    QColor p1{}, p2{}, p3{}, hold{}, neutral{}, progress{};
    QColor p1Fg{}, p2Fg{}, p3Fg{}, holdFg{};
    QColor onP1{}, onP2{}, onP3{}, onHold{}, onNeutral{}, onProgress{};
};

[[nodiscard]] const Palette &paletteOf(ColorScheme scheme);

/// WCAG 2 contrast ratio, 1 to 21.
[[nodiscard]] double contrastRatio(const QColor &a, const QColor &b);

} // namespace hp::ui
