// SPDX-License-Identifier: Apache-2.0
#include "ui/theme/Theme.h"

#include <QEvent>
#include <QGuiApplication>
#include <QPalette>

#include <utility>

namespace hp::ui {

namespace {

constexpr char engineProperty[] = "holdpointTheme";

ColorScheme paletteScheme()
{
    // A desktop that does not tell its scheme has a window darker than its text, or lighter.
    const QPalette palette = QGuiApplication::palette();
    const bool dark = palette.color(QPalette::Window).lightnessF()
        < palette.color(QPalette::WindowText).lightnessF();
    return dark ? ColorScheme::Dark : ColorScheme::Light;
}

} // namespace

Theme::Theme(ThemeChoice choice, QObject *parent)
    : QObject(parent)
    , m_choice(choice)
{
    loadFonts();
    resolve();
    if (qGuiApp)
        qGuiApp->installEventFilter(this);
}

void Theme::install(QQmlEngine &engine)
{
    engine.setProperty(engineProperty, QVariant::fromValue(this));
}

Theme *Theme::create(QQmlEngine *engine, QJSEngine *)
{
    if (auto *installed = engine->property(engineProperty).value<Theme *>()) {
        QJSEngine::setObjectOwnership(installed, QJSEngine::CppOwnership);
        return installed;
    }
    return new Theme(ThemeChoice::System, engine);
}

Theme *Theme::of(const QObject &object)
{
    QQmlEngine *engine = qmlEngine(&object);
    return engine ? engine->singletonInstance<Theme *>(qmlTypeId("Holdpoint.Theme", 1, 0, "Theme"))
                  : nullptr;
}

void Theme::setChoice(ThemeChoice choice)
{
    m_choice = choice;
    resolve();
}

void Theme::setDensity(Density density)
{
    const int height = density == Density::Compact ? 28 : density == Density::Normal ? 36 : 48;
    if (height == m_rowHeight)
        return;
    m_rowHeight = height;
    emit changed();
}

void Theme::setReducedMotion(bool reduced)
{
    if (reduced == m_reducedMotion)
        return;
    m_reducedMotion = reduced;
    emit changed();
}

void Theme::followSystem(std::optional<ColorScheme> scheme, bool reducedMotion)
{
    m_systemScheme = scheme;
    if (std::exchange(m_systemStill, reducedMotion) != reducedMotion)
        emit changed();
    resolve();
}

QString Theme::schemeName() const
{
    switch (m_scheme) {
    case ColorScheme::Light:
        return QStringLiteral("light");
    case ColorScheme::Dark:
        return QStringLiteral("dark");
    case ColorScheme::Contrast:
        return QStringLiteral("contrast");
    }
    return {};
}

QVariantMap Theme::colorTable() const
{
    const Palette &p = *m_palette;
    return {
        {QStringLiteral("background"), p.panel},
        {QStringLiteral("raised"), p.raised},
        {QStringLiteral("line"), p.rule},
        {QStringLiteral("text"), p.text},
        {QStringLiteral("textQuiet"), p.text3},
        {QStringLiteral("hold"), p.hold},
        {QStringLiteral("holdEdge"), p.holdFg},
        {QStringLiteral("fault"), p.p1},
        {QStringLiteral("faultEdge"), p.p1Fg},
        {QStringLiteral("warning"), p.p2Fg},
        {QStringLiteral("neutral"), p.neutral},
        {QStringLiteral("progress"), p.progress},
    };
}

bool Theme::eventFilter(QObject *watched, QEvent *event)
{
    if (event->type() == QEvent::ApplicationPaletteChange)
        resolve();
    return QObject::eventFilter(watched, event);
}

void Theme::resolve()
{
    ColorScheme scheme = m_scheme;
    switch (m_choice) {
    case ThemeChoice::System:
        scheme = m_systemScheme.value_or(paletteScheme());
        break;
    case ThemeChoice::Light:
        scheme = ColorScheme::Light;
        break;
    case ThemeChoice::Dark:
        scheme = ColorScheme::Dark;
        break;
    case ThemeChoice::Contrast:
        scheme = ColorScheme::Contrast;
        break;
    }
    if (m_palette && scheme == m_scheme)
        return;
    m_scheme = scheme;
    m_palette = &paletteOf(scheme);
    emit changed();
}

} // namespace hp::ui

#include "moc_Theme.cpp"
