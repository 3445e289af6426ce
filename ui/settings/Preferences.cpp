// SPDX-License-Identifier: Apache-2.0
#include "ui/settings/Preferences.h"

#include "ui/languages/Languages.h"

#include <QCoreApplication>
#include <QStandardPaths>

#include <algorithm>

namespace hp::ui {

namespace {

constexpr char engineProperty[] = "holdpointPreferences";
constexpr char themeKey[] = "appearance/theme";
constexpr char densityKey[] = "appearance/density";
constexpr char scaleKey[] = "appearance/scale";
constexpr char motionKey[] = "appearance/reducedMotion";
constexpr char notifyKey[] = "notifications/from";
constexpr char languageKey[] = "language";
constexpr char noBreakGlassKey[] = "guards/noBreakGlass";
constexpr char ownLevelsKey[] = "guards/least";
constexpr char tourSeenKey[] = "tour/seen";
/// Below them every action is previewed and can be taken back.
const QStringList ownGuardLevels{QStringLiteral("G3"), QStringLiteral("G4")};
const QString languageOfDesktop = QStringLiteral("system");

// The first one is what holds until somebody chooses, or when the file says nonsense.
const QStringList themes{QStringLiteral("system"),
                         QStringLiteral("light"),
                         QStringLiteral("dark"),
                         QStringLiteral("contrast")};
const QStringList densities{
    QStringLiteral("compact"), QStringLiteral("normal"), QStringLiteral("touch")};
const QStringList notices{
    QStringLiteral("p2"), QStringLiteral("none"), QStringLiteral("p1"), QStringLiteral("p3")};

bool isSpoken(const QString &tag)
{
    return std::ranges::any_of(languages(), [&](const Language &one) { return one.tag == tag; });
}

int percent(const QVariant &value)
{
    return std::clamp(value.isValid() ? value.toInt() : 100, 100, 200);
}

} // namespace

Preferences::Preferences(Theme &theme, const QString &file, bool fixedTheme, QObject *parent)
    : QObject(parent)
    , m_theme(theme)
    , m_file(file)
{
    if (!file.isEmpty()) {
        m_settings = std::make_unique<QSettings>(file, QSettings::IniFormat);
        for (const char *key : {themeKey,
                                densityKey,
                                scaleKey,
                                motionKey,
                                notifyKey,
                                languageKey,
                                noBreakGlassKey,
                                ownLevelsKey,
                                tourSeenKey}) {
            const QVariant value = m_settings->value(QLatin1String(key));
            if (value.isValid())
                m_values.insert(QLatin1String(key), value);
        }
    }
    m_startScale = scale();
    m_startLanguage = language();
    apply(fixedTheme);
}

Preferences::~Preferences() = default;

void Preferences::install(QQmlEngine &engine)
{
    engine.setProperty(engineProperty, QVariant::fromValue(this));
}

Preferences *Preferences::create(QQmlEngine *engine, QJSEngine *)
{
    auto *installed = engine->property(engineProperty).value<Preferences *>();
    if (installed)
        QJSEngine::setObjectOwnership(installed, QJSEngine::CppOwnership);
    return installed;
}

QString Preferences::userFile()
{
    return QStandardPaths::writableLocation(QStandardPaths::GenericConfigLocation)
        + QStringLiteral("/holdpoint/console.ini");
}

double Preferences::scaleIn(const QString &file)
{
    const QSettings settings(file, QSettings::IniFormat);
    return percent(settings.value(QLatin1String(scaleKey))) / 100.0;
}

QString Preferences::languageIn(const QString &file)
{
    const QSettings settings(file, QSettings::IniFormat);
    const QString tag = settings.value(QLatin1String(languageKey)).toString();
    return isSpoken(tag) ? tag : QString();
}

bool Preferences::breakGlass() const
{
    return !m_values.value(QLatin1String(noBreakGlassKey)).toBool();
}

void Preferences::setBreakGlass(bool offered)
{
    keep(noBreakGlassKey, !offered);
}

QVariantMap Preferences::ownLevels() const
{
    QVariantMap levels;
    for (const QString &rule : m_values.value(QLatin1String(ownLevelsKey)).toStringList()) {
        const QString level = rule.section(QLatin1Char('='), 1);
        if (ownGuardLevels.contains(level))
            levels.insert(rule.section(QLatin1Char('='), 0, 0), level);
    }
    return levels;
}

void Preferences::setOwnLevel(const QString &action, const QString &level)
{
    // A console of another backend may have set one meanwhile, which this one must not take away.
    if (m_settings) {
        const QLatin1String key(ownLevelsKey);
        m_settings->sync();
        const QVariant stored = m_settings->value(key);
        if (stored.toStringList() != m_values.value(key).toStringList()) {
            m_values.insert(key, stored);
            emit changed();
        }
    }
    QVariantMap levels = ownLevels();
    if (level.isEmpty())
        levels.remove(action);
    else if (ownGuardLevels.contains(level))
        levels.insert(action, level);
    QStringList rules;
    for (auto it = levels.begin(); it != levels.end(); ++it)
        rules.append(it.key() + QLatin1Char('=') + it->toString());
    keep(ownLevelsKey, rules);
}

bool Preferences::isTourSeen() const
{
    return m_values.value(QLatin1String(tourSeenKey)).toBool();
}

void Preferences::setTourSeen(bool seen)
{
    keep(tourSeenKey, seen);
}

QString Preferences::language() const
{
    const QString tag = m_values.value(QLatin1String(languageKey)).toString();
    return isSpoken(tag) ? tag : languageOfDesktop;
}

void Preferences::setLanguage(const QString &language)
{
    keep(languageKey, language);
}

QVariantList Preferences::languages()
{
    const auto choice = [](const QString &value, const QString &text) {
        return QVariantMap{{QStringLiteral("value"), value}, {QStringLiteral("text"), text}};
    };
    QVariantList choices{
        choice(languageOfDesktop, QCoreApplication::translate("Preferences", "Desktop"))};
    for (const Language &one : hp::ui::languages())
        choices.append(choice(one.tag, one.name));
    return choices;
}

QString Preferences::word(const char *key, const QStringList &known) const
{
    const QString value = m_values.value(QLatin1String(key)).toString();
    return known.contains(value) ? value : known.first();
}

void Preferences::keep(const char *key, const QVariant &value)
{
    if (m_values.value(QLatin1String(key)) == value)
        return;
    m_values.insert(QLatin1String(key), value);
    if (m_settings)
        m_settings->setValue(QLatin1String(key), value);
    emit changed();
}

void Preferences::apply(bool fixedTheme)
{
    if (!fixedTheme)
        m_theme.setChoice(static_cast<ThemeChoice>(themes.indexOf(theme())));
    m_theme.setDensity(static_cast<Density>(densities.indexOf(density())));
    m_theme.setReducedMotion(reducedMotion());
}

void Preferences::follow(const Preferences &other)
{
    if (m_values == other.m_values)
        return;
    // Colours of the command line hold until somebody chooses others.
    const bool fixedTheme = theme() == other.theme();
    m_values = other.m_values;
    apply(fixedTheme);
    emit changed();
}

QString Preferences::theme() const
{
    return word(themeKey, themes);
}

void Preferences::setTheme(const QString &theme)
{
    keep(themeKey, theme);
    apply(false);
}

QString Preferences::density() const
{
    return word(densityKey, densities);
}

void Preferences::setDensity(const QString &density)
{
    keep(densityKey, density);
    apply(true);
}

int Preferences::scale() const
{
    return percent(m_values.value(QLatin1String(scaleKey)));
}

void Preferences::setScale(int percent)
{
    keep(scaleKey, percent);
}

bool Preferences::reducedMotion() const
{
    return m_values.value(QLatin1String(motionKey)).toBool();
}

void Preferences::setReducedMotion(bool reduced)
{
    keep(motionKey, reduced);
    apply(true);
}

QString Preferences::notify() const
{
    return word(notifyKey, notices);
}

int Preferences::notifyMin() const
{
    return notify() == QLatin1String("none") ? 0 : notify().mid(1).toInt();
}

void Preferences::setNotify(const QString &notify)
{
    keep(notifyKey, notify);
}

} // namespace hp::ui

#include "moc_Preferences.cpp"
