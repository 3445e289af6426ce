// SPDX-License-Identifier: Apache-2.0
#include "ui/theme/Palette.h"

#include <algorithm>
#include <cmath>

namespace hp::ui {

namespace {

Palette lightPalette()
{
    Palette p;
    p.bg = QColor(0xD0D5DAu);
    p.panel = QColor(0xF2F4F6u);
    p.raised = QColor(0xFFFFFFu);
    p.header = QColor(0xC4CAD0u);
    p.hover = QColor(0xE4EAF0u);
    p.selection = QColor(0xCBDAEAu);
    p.band = QColor(0xE6EAEDu);
    p.calm = QColor(0xDADFE4u);
    p.text = QColor(0x1B1F24u);
    p.text2 = QColor(0x3A4148u);
    p.text3 = QColor(0x4B525Au);
    p.line = QColor(0x6A7178u);
    p.rule = QColor(0xBFC6CDu);
    p.focus = QColor(0x1B1F24u);
    p.p1 = QColor(0xB00020u);
    p.p2 = QColor(0xE07000u);
    p.p3 = QColor(0xFFD21Fu);
    p.hold = QColor(0x0B4F8Au);
    p.neutral = QColor(0x8A9199u);
    p.progress = QColor(0x545B63u);
    p.p1Fg = QColor(0xA8001Eu);
    p.p2Fg = QColor(0x803600u);
    p.p3Fg = QColor(0x614A00u);
    p.holdFg = QColor(0x0A477Du);
    p.onP1 = QColor(0xFFFFFFu);
    p.onP2 = QColor(0x14171Au);
    p.onP3 = QColor(0x14171Au);
    p.onHold = QColor(0xFFFFFFu);
    p.onNeutral = QColor(0x14171Au);
    p.onProgress = QColor(0xFFFFFFu);
    return p;
}

Palette darkPalette()
{
    Palette p;
    p.bg = QColor(0x181B1Fu);
    p.panel = QColor(0x262A2Fu);
    p.raised = QColor(0x343A41u);
    p.header = QColor(0x111417u);
    p.hover = QColor(0x2E343Bu);
    p.selection = QColor(0x2F3B4Au);
    p.band = QColor(0x2E3339u);
    p.calm = QColor(0x3C434Bu);
    p.text = QColor(0xE6E8EAu);
    p.text2 = QColor(0xB9C0C7u);
    p.text3 = QColor(0xA3ABB3u);
    p.line = QColor(0x8B939Bu);
    p.rule = QColor(0x434A52u);
    p.focus = QColor(0xFFFFFFu);
    p.p1 = QColor(0xD62F33u);
    p.p2 = QColor(0xFF9A3Du);
    p.p3 = QColor(0xFFE867u);
    p.hold = QColor(0x3D8BEBu);
    p.neutral = QColor(0x6B737Bu);
    p.progress = QColor(0xA3ABB3u);
    p.p1Fg = QColor(0xFF8F8Fu);
    p.p2Fg = QColor(0xFFB070u);
    p.p3Fg = QColor(0xEBD56Au);
    p.holdFg = QColor(0x93C6FFu);
    p.onP1 = QColor(0xFFFFFFu);
    p.onP2 = QColor(0x14171Au);
    p.onP3 = QColor(0x14171Au);
    p.onHold = QColor(0x14171Au);
    p.onNeutral = QColor(0xFFFFFFu);
    p.onProgress = QColor(0x14171Au);
    return p;
}

Palette contrastPalette()
{
    Palette p;
    p.bg = p.panel = p.header = QColor(0x000000u);
    p.raised = QColor(0x141414u);
    p.hover = QColor(0x1F1F1Fu);
    p.selection = QColor(0x00305Cu);
    p.band = QColor(0x141414u);
    p.calm = QColor(0x141414u);
    p.text = p.text2 = p.text3 = p.focus = QColor(0xFFFFFFu);
    p.line = QColor(0xB0B0B0u);
    p.rule = QColor(0x6A6A6Au);
    p.p1 = p.p1Fg = QColor(0xFF6B6Bu);
    p.p2 = p.p2Fg = QColor(0xFFB347u);
    p.p3 = p.p3Fg = QColor(0xFFF06Au);
    p.hold = p.holdFg = QColor(0x7FBFFFu);
    p.neutral = QColor(0xB0B0B0u);
    p.progress = QColor(0xE0E0E0u);
    p.onP1 = p.onP2 = p.onP3 = p.onHold = p.onNeutral = p.onProgress = QColor(0x000000u);
    return p;
}

double channelLuminance(double value)
{
    return value <= 0.04045 ? value / 12.92 : std::pow((value + 0.055) / 1.055, 2.4);
}

double relativeLuminance(const QColor &color)
{
    return 0.2126 * channelLuminance(color.redF()) + 0.7152 * channelLuminance(color.greenF())
        + 0.0722 * channelLuminance(color.blueF());
}

} // namespace

const Palette &paletteOf(ColorScheme scheme)
{
    static const Palette light = lightPalette();
    static const Palette dark = darkPalette();
    static const Palette contrast = contrastPalette();
    switch (scheme) {
    case ColorScheme::Light:
        return light;
    case ColorScheme::Dark:
        return dark;
    case ColorScheme::Contrast:
        return contrast;
    }
    return light;
}

double contrastRatio(const QColor &a, const QColor &b)
{
    const double first = relativeLuminance(a);
    const double second = relativeLuminance(b);
    return (std::max(first, second) + 0.05) / (std::min(first, second) + 0.05);
}

} // namespace hp::ui
