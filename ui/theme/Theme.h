// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "ui/theme/Fonts.h"
#include "ui/theme/Palette.h"

#include <QObject>
#include <QQmlEngine>
#include <QVariantMap>

#include <optional>

namespace hp::ui {

/// What a person may ask for; `System` follows the desktop.
enum class ThemeChoice { System, Light, Dark, Contrast };

/// How much room a row has (product.md 4.3).
enum class Density { Compact, Normal, Touch };

/// The roles, sizes and fonts that every QML file uses instead of literals. One per engine: the
/// composition root makes it and announces it with `install`; QML sees it as `Theme`. GUI thread.
class Theme : public QObject
{
    Q_OBJECT
    QML_ELEMENT
    QML_SINGLETON
    Q_PROPERTY(bool dark READ isDark NOTIFY changed)
    /// "light", "dark" or "contrast".
    Q_PROPERTY(QString schemeName READ schemeName NOTIFY changed)
    /// The colours by the names that the painted items take.
    Q_PROPERTY(QVariantMap colorTable READ colorTable NOTIFY changed)
    Q_PROPERTY(QString family READ family CONSTANT)
    Q_PROPERTY(QString monoFamily READ monoFamilyName CONSTANT)
    Q_PROPERTY(QColor bg READ bg NOTIFY changed)
    Q_PROPERTY(QColor panel READ panel NOTIFY changed)
    Q_PROPERTY(QColor raised READ raised NOTIFY changed)
    Q_PROPERTY(QColor header READ header NOTIFY changed)
    Q_PROPERTY(QColor hover READ hover NOTIFY changed)
    Q_PROPERTY(QColor selection READ selection NOTIFY changed)
    Q_PROPERTY(QColor band READ band NOTIFY changed)
    Q_PROPERTY(QColor calm READ calm NOTIFY changed)
    Q_PROPERTY(QColor text READ text NOTIFY changed)
    Q_PROPERTY(QColor text2 READ text2 NOTIFY changed)
    Q_PROPERTY(QColor text3 READ text3 NOTIFY changed)
    Q_PROPERTY(QColor line READ line NOTIFY changed)
    Q_PROPERTY(QColor rule READ rule NOTIFY changed)
    Q_PROPERTY(QColor focus READ focus NOTIFY changed)
    Q_PROPERTY(QColor p1 READ p1 NOTIFY changed)
    Q_PROPERTY(QColor p2 READ p2 NOTIFY changed)
    Q_PROPERTY(QColor p3 READ p3 NOTIFY changed)
    Q_PROPERTY(QColor hold READ hold NOTIFY changed)
    Q_PROPERTY(QColor neutral READ neutral NOTIFY changed)
    Q_PROPERTY(QColor progress READ progress NOTIFY changed)
    Q_PROPERTY(QColor p1Fg READ p1Fg NOTIFY changed)
    Q_PROPERTY(QColor p2Fg READ p2Fg NOTIFY changed)
    Q_PROPERTY(QColor p3Fg READ p3Fg NOTIFY changed)
    Q_PROPERTY(QColor holdFg READ holdFg NOTIFY changed)
    Q_PROPERTY(QColor onP1 READ onP1 NOTIFY changed)
    Q_PROPERTY(QColor onP2 READ onP2 NOTIFY changed)
    Q_PROPERTY(QColor onP3 READ onP3 NOTIFY changed)
    Q_PROPERTY(QColor onHold READ onHold NOTIFY changed)
    Q_PROPERTY(QColor onProgress READ onProgress NOTIFY changed)
    Q_PROPERTY(int grid READ grid CONSTANT)
    Q_PROPERTY(int gapTiny READ gapTiny CONSTANT)
    Q_PROPERTY(int gapSmall READ gapSmall CONSTANT)
    Q_PROPERTY(int gap READ gap CONSTANT)
    Q_PROPERTY(int gapLarge READ gapLarge CONSTANT)
    Q_PROPERTY(int gapHuge READ gapHuge CONSTANT)
    Q_PROPERTY(int stripHeight READ stripHeight CONSTANT)
    Q_PROPERTY(int railWidth READ railWidth CONSTANT)
    Q_PROPERTY(int inspectorWidth READ inspectorWidth CONSTANT)
    /// Beside the fleet in a window that is not wide.
    Q_PROPERTY(int inspectorNarrow READ inspectorNarrow CONSTANT)
    Q_PROPERTY(int alarmHeight READ alarmHeight CONSTANT)
    Q_PROPERTY(int bannerHeight READ bannerHeight CONSTANT)
    Q_PROPERTY(int machineHeaderHeight READ machineHeaderHeight CONSTANT)
    Q_PROPERTY(int counterHeight READ counterHeight CONSTANT)
    /// By the density.
    Q_PROPERTY(int rowHeight READ rowHeight NOTIFY changed)
    Q_PROPERTY(int rowHeightNormal READ rowHeightNormal CONSTANT)
    Q_PROPERTY(int controlHeight READ controlHeight CONSTANT)
    Q_PROPERTY(int chipHeight READ chipHeight CONSTANT)
    Q_PROPERTY(int cell READ cell CONSTANT)
    Q_PROPERTY(int glyph READ glyph CONSTANT)
    Q_PROPERTY(int glyphSmall READ glyphSmall CONSTANT)
    Q_PROPERTY(int radius READ radius CONSTANT)
    Q_PROPERTY(int outline READ outline CONSTANT)
    Q_PROPERTY(int focusWidth READ focusWidth CONSTANT)
    Q_PROPERTY(int scrollBarWidth READ scrollBarWidth CONSTANT)
    Q_PROPERTY(int fontSmall READ fontSmall CONSTANT)
    Q_PROPERTY(int fontBase READ fontBase CONSTANT)
    Q_PROPERTY(int fontMono READ fontMono CONSTANT)
    Q_PROPERTY(int fontLarge READ fontLarge CONSTANT)
    Q_PROPERTY(int fontTitle READ fontTitle CONSTANT)
    Q_PROPERTY(int fontFigure READ fontFigure CONSTANT)
    /// From this width on the fleet leaves room for the inspector.
    Q_PROPERTY(int roomyWidth READ roomyWidth CONSTANT)
    Q_PROPERTY(int wideWidth READ wideWidth CONSTANT)
    Q_PROPERTY(int minWidth READ minWidth CONSTANT)
    Q_PROPERTY(int minHeight READ minHeight CONSTANT)
    Q_PROPERTY(int designWidth READ designWidth CONSTANT)
    Q_PROPERTY(int designHeight READ designHeight CONSTANT)
    /// 0 while a person wants nothing to move.
    Q_PROPERTY(int shortDuration READ shortDuration NOTIFY changed)
    Q_PROPERTY(bool reducedMotion READ reducedMotion NOTIFY changed)
    Q_PROPERTY(int toolTipDelay READ toolTipDelay CONSTANT)

public:
    /// Not default-constructible: QML would then make its own instead of calling create().
    explicit Theme(ThemeChoice choice, QObject *parent = nullptr);

    /// Makes this the `Theme` of an engine, which must not outlive it.
    void install(QQmlEngine &engine);
    /// For the QML type system. An engine without an installed theme gets its own.
    static Theme *create(QQmlEngine *engine, QJSEngine *);
    /// The theme that the QML around an object uses; null outside QML.
    static Theme *of(const QObject &object);

    [[nodiscard]] ThemeChoice choice() const { return m_choice; }
    void setChoice(ThemeChoice choice);
    void setDensity(Density density);
    [[nodiscard]] bool reducedMotion() const { return m_reducedMotion || m_systemStill; }
    void setReducedMotion(bool reduced);
    /// What the desktop says of itself: its colours, where it tells any, and whether things are to
    /// stay still. Whoever chose colours keeps them; whoever wants stillness gets it either way.
    void followSystem(std::optional<ColorScheme> scheme, bool reducedMotion);
    [[nodiscard]] ColorScheme scheme() const { return m_scheme; }
    [[nodiscard]] const Palette &palette() const { return *m_palette; }

    [[nodiscard]] bool isDark() const { return m_scheme != ColorScheme::Light; }
    [[nodiscard]] QString schemeName() const;
    [[nodiscard]] QVariantMap colorTable() const;
    [[nodiscard]] static QString family() { return textFamily(); }
    [[nodiscard]] static QString monoFamilyName() { return monoFamily(); }

    [[nodiscard]] QColor bg() const { return m_palette->bg; }
    [[nodiscard]] QColor panel() const { return m_palette->panel; }
    [[nodiscard]] QColor raised() const { return m_palette->raised; }
    [[nodiscard]] QColor header() const { return m_palette->header; }
    [[nodiscard]] QColor hover() const { return m_palette->hover; }
    [[nodiscard]] QColor selection() const { return m_palette->selection; }
    [[nodiscard]] QColor band() const { return m_palette->band; }
    [[nodiscard]] QColor calm() const { return m_palette->calm; }
    [[nodiscard]] QColor text() const { return m_palette->text; }
    [[nodiscard]] QColor text2() const { return m_palette->text2; }
    [[nodiscard]] QColor text3() const { return m_palette->text3; }
    [[nodiscard]] QColor line() const { return m_palette->line; }
    [[nodiscard]] QColor rule() const { return m_palette->rule; }
    [[nodiscard]] QColor focus() const { return m_palette->focus; }
    [[nodiscard]] QColor p1() const { return m_palette->p1; }
    [[nodiscard]] QColor p2() const { return m_palette->p2; }
    [[nodiscard]] QColor p3() const { return m_palette->p3; }
    [[nodiscard]] QColor hold() const { return m_palette->hold; }
    [[nodiscard]] QColor neutral() const { return m_palette->neutral; }
    [[nodiscard]] QColor progress() const { return m_palette->progress; }
    [[nodiscard]] QColor p1Fg() const { return m_palette->p1Fg; }
    [[nodiscard]] QColor p2Fg() const { return m_palette->p2Fg; }
    [[nodiscard]] QColor p3Fg() const { return m_palette->p3Fg; }
    [[nodiscard]] QColor holdFg() const { return m_palette->holdFg; }
    [[nodiscard]] QColor onP1() const { return m_palette->onP1; }
    [[nodiscard]] QColor onP2() const { return m_palette->onP2; }
    [[nodiscard]] QColor onP3() const { return m_palette->onP3; }
    [[nodiscard]] QColor onHold() const { return m_palette->onHold; }
    [[nodiscard]] QColor onProgress() const { return m_palette->onProgress; }

    [[nodiscard]] static constexpr int grid() { return 8; }
    [[nodiscard]] static constexpr int gapTiny() { return 4; }
    [[nodiscard]] static constexpr int gapSmall() { return 8; }
    [[nodiscard]] static constexpr int gap() { return 12; }
    [[nodiscard]] static constexpr int gapLarge() { return 16; }
    [[nodiscard]] static constexpr int gapHuge() { return 24; }
    [[nodiscard]] static constexpr int stripHeight() { return 40; }
    [[nodiscard]] static constexpr int railWidth() { return 64; }
    [[nodiscard]] static constexpr int inspectorWidth() { return 360; }
    [[nodiscard]] static constexpr int inspectorNarrow() { return 312; }
    [[nodiscard]] static constexpr int alarmHeight() { return 32; }
    [[nodiscard]] static constexpr int bannerHeight() { return 40; }
    [[nodiscard]] static constexpr int machineHeaderHeight() { return 72; }
    [[nodiscard]] static constexpr int counterHeight() { return 104; }
    [[nodiscard]] int rowHeight() const { return m_rowHeight; }
    [[nodiscard]] static constexpr int rowHeightNormal() { return 36; }
    [[nodiscard]] static constexpr int controlHeight() { return 32; }
    [[nodiscard]] static constexpr int chipHeight() { return 22; }
    [[nodiscard]] static constexpr int cell() { return 18; }
    [[nodiscard]] static constexpr int cellGap() { return 2; }
    [[nodiscard]] static constexpr int glyph() { return 16; }
    [[nodiscard]] static constexpr int glyphSmall() { return 12; }
    [[nodiscard]] static constexpr int radius() { return 4; }
    [[nodiscard]] static constexpr int outline() { return 1; }
    [[nodiscard]] static constexpr int focusWidth() { return 2; }
    [[nodiscard]] static constexpr int scrollBarWidth() { return 10; }
    [[nodiscard]] static constexpr int fontSmall() { return 12; }
    [[nodiscard]] static constexpr int fontBase() { return 14; }
    [[nodiscard]] static constexpr int fontMono() { return 13; }
    [[nodiscard]] static constexpr int fontLarge() { return 16; }
    [[nodiscard]] static constexpr int fontTitle() { return 20; }
    [[nodiscard]] static constexpr int fontFigure() { return 28; }
    [[nodiscard]] static constexpr int roomyWidth() { return 1400; }
    [[nodiscard]] static constexpr int wideWidth() { return 1600; }
    [[nodiscard]] static constexpr int minWidth() { return 1024; }
    [[nodiscard]] static constexpr int minHeight() { return 640; }
    [[nodiscard]] static constexpr int designWidth() { return 1440; }
    [[nodiscard]] static constexpr int designHeight() { return 900; }
    [[nodiscard]] int shortDuration() const { return reducedMotion() ? 0 : 120; }
    [[nodiscard]] static constexpr int toolTipDelay() { return 450; }

signals:
    void changed();

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void resolve();

    ThemeChoice m_choice = ThemeChoice::System;
    ColorScheme m_scheme = ColorScheme::Light;
    const Palette *m_palette = nullptr;
    int m_rowHeight = 28;
    bool m_reducedMotion = false;
    std::optional<ColorScheme> m_systemScheme; ///< empty: read off the palette
    bool m_systemStill = false;
};

} // namespace hp::ui
