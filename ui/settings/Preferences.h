// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "ui/theme/Theme.h"

#include <QObject>
#include <QQmlEngine>
#include <QSettings>
#include <QString>
#include <QVariantList>
#include <QVariantMap>

#include <memory>

namespace hp::ui {

/// What a person chose for this console, kept in the user's configuration and applied at once where
/// that can be done. One per engine; QML sees it as `Preferences`. GUI thread; the theme outlives
/// it.
class Preferences : public QObject
{
    Q_OBJECT
    QML_ELEMENT
    QML_SINGLETON
    /// "system", "light", "dark" or "contrast".
    Q_PROPERTY(QString theme READ theme WRITE setTheme NOTIFY changed)
    /// "compact", "normal" or "touch": the height of rows.
    Q_PROPERTY(QString density READ density WRITE setDensity NOTIFY changed)
    /// In percent, 100 to 200; read when the console starts.
    Q_PROPERTY(int scale READ scale WRITE setScale NOTIFY changed)
    Q_PROPERTY(bool reducedMotion READ reducedMotion WRITE setReducedMotion NOTIFY changed)
    /// The most urgent alarms a notification is for: "none", "p1", "p2" or "p3".
    Q_PROPERTY(QString notify READ notify WRITE setNotify NOTIFY changed)
    /// Break-glass is offered where the site allows it. A person's own rule is never easier than
    /// that of the site: it can only take it away.
    Q_PROPERTY(bool breakGlass READ breakGlass WRITE setBreakGlass NOTIFY changed)
    /// By the id of an action the level, "G3" or "G4", that a person asks for at least; what is
    /// missing is as the site has it. Never easier than that: the backend only raises.
    Q_PROPERTY(QVariantMap ownLevels READ ownLevels NOTIFY changed)
    /// The tour of the lab was ended: it is shown to whoever asks for it.
    Q_PROPERTY(bool tourSeen READ isTourSeen WRITE setTourSeen NOTIFY changed)
    /// "system" for that of the desktop, or the tag of one that the console speaks; read when the
    /// console starts.
    Q_PROPERTY(QString language READ language WRITE setLanguage NOTIFY changed)
    /// What can be chosen for `language`: maps of {value, text}, each in its own words.
    Q_PROPERTY(QVariantList languages READ languages CONSTANT)
    Q_PROPERTY(bool languageNeedsRestart READ languageNeedsRestart NOTIFY changed)
    /// The scale that was chosen is not the one the console runs with.
    Q_PROPERTY(bool needsRestart READ needsRestart NOTIFY changed)
    /// Where they are kept; empty when they are forgotten with the console.
    Q_PROPERTY(QString place READ place CONSTANT)

public:
    /// `file` empty: nothing is kept. What is in the file is applied to the theme, but for the
    /// colours when `fixedTheme` says that the command line chose them.
    Preferences(Theme &theme, const QString &file, bool fixedTheme, QObject *parent = nullptr);
    ~Preferences() override;

    /// Makes this the `Preferences` of an engine, which must not outlive it.
    void install(QQmlEngine &engine);
    /// For the QML type system; null in an engine without an installed one.
    static Preferences *create(QQmlEngine *engine, QJSEngine *);
    /// The file of this user.
    [[nodiscard]] static QString userFile();
    /// 1.0 to 2.0: for QT_SCALE_FACTOR, which Qt reads before there is an application.
    [[nodiscard]] static double scaleIn(const QString &file);
    /// The tag that was chosen; empty for the language of the desktop. For who installs it.
    [[nodiscard]] static QString languageIn(const QString &file);

    /// Takes over what was chosen in another window of this console, which keeps it in the file.
    void follow(const Preferences &other);

    [[nodiscard]] QString theme() const;
    void setTheme(const QString &theme);
    [[nodiscard]] QString density() const;
    void setDensity(const QString &density);
    [[nodiscard]] int scale() const;
    void setScale(int percent);
    [[nodiscard]] bool reducedMotion() const;
    void setReducedMotion(bool reduced);
    [[nodiscard]] QString notify() const;
    void setNotify(const QString &notify);
    /// The same as a number: alarms of this priority and more urgent ones; 0 for none.
    [[nodiscard]] int notifyMin() const;
    [[nodiscard]] bool breakGlass() const;
    void setBreakGlass(bool offered);
    [[nodiscard]] QVariantMap ownLevels() const;
    /// "" takes the rule back; what is no level changes nothing.
    Q_INVOKABLE void setOwnLevel(const QString &action, const QString &level);
    [[nodiscard]] bool isTourSeen() const;
    void setTourSeen(bool seen);
    [[nodiscard]] QString language() const;
    void setLanguage(const QString &language);
    [[nodiscard]] static QVariantList languages();
    [[nodiscard]] bool languageNeedsRestart() const { return language() != m_startLanguage; }
    [[nodiscard]] bool needsRestart() const { return scale() != m_startScale; }
    [[nodiscard]] QString place() const { return m_file; }

signals:
    void changed();

private:
    [[nodiscard]] QString word(const char *key, const QStringList &known) const;
    void keep(const char *key, const QVariant &value);
    void apply(bool fixedTheme);

    Theme &m_theme;
    QString m_file;
    std::unique_ptr<QSettings> m_settings; ///< null: nothing is kept
    QVariantMap m_values;
    int m_startScale = 100;
    QString m_startLanguage;
};

} // namespace hp::ui
