// SPDX-License-Identifier: Apache-2.0
#include "tests/support/runner/Runner.h"
#include "ui/settings/Preferences.h"

#include <QFile>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

namespace tst_preferences {

using namespace hp::ui;

class TestPreferences : public QObject
{
    Q_OBJECT

private slots:
    void whatWasChosenIsKeptAndApplied();
    void nonsenseInTheFileIsNotBelieved();
    void theCommandLineKeepsItsTheme();
    void rulesOfOnesOwnAreKept();
    void aRuleThatAnotherConsoleSetStays();
    void withoutAFileNothingIsKept();
    void whatWasChosenInOneWindowHoldsInTheOther();
    void followingLeavesTheThemeOfTheCommandLine();
};

void TestPreferences::whatWasChosenIsKeptAndApplied()
{
    const QTemporaryDir folder;
    const QString file = folder.filePath(QStringLiteral("console.ini"));
    {
        Theme theme(ThemeChoice::System);
        Preferences preferences(theme, file, false);
        preferences.setTheme(QStringLiteral("contrast"));
        preferences.setDensity(QStringLiteral("touch"));
        preferences.setReducedMotion(true);
        preferences.setScale(150);
        QVERIFY(preferences.needsRestart());
        QVERIFY(!preferences.languageNeedsRestart());
        preferences.setLanguage(QStringLiteral("fr"));
        QVERIFY(preferences.languageNeedsRestart());
        QVERIFY(theme.scheme() == ColorScheme::Contrast);
    }
    Theme theme(ThemeChoice::System);
    const Preferences preferences(theme, file, false);
    QVERIFY(theme.scheme() == ColorScheme::Contrast);
    QCOMPARE(theme.rowHeight(), 48);
    QCOMPARE(theme.shortDuration(), 0);
    QCOMPARE(Preferences::scaleIn(file), 1.5);
    QVERIFY(!preferences.needsRestart());
    QCOMPARE(preferences.language(), QStringLiteral("fr"));
    QCOMPARE(Preferences::languageIn(file), QStringLiteral("fr"));
    QVERIFY(!preferences.languageNeedsRestart());
}

void TestPreferences::nonsenseInTheFileIsNotBelieved()
{
    const QTemporaryDir folder;
    const QString path = folder.filePath(QStringLiteral("console.ini"));
    QFile file(path);
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write("[General]\nlanguage=tlh\n[appearance]\ntheme=pink\ndensity=\nscale=9000\n");
    file.close();
    Theme theme(ThemeChoice::Light);
    const Preferences preferences(theme, path, true);
    QCOMPARE(preferences.theme(), QStringLiteral("system"));
    QCOMPARE(preferences.density(), QStringLiteral("compact"));
    QCOMPARE(preferences.scale(), 200);
    QCOMPARE(theme.rowHeight(), 28);
    QCOMPARE(preferences.language(), QStringLiteral("system"));
    QCOMPARE(Preferences::languageIn(path), QString());
}

void TestPreferences::theCommandLineKeepsItsTheme()
{
    const QTemporaryDir folder;
    const QString file = folder.filePath(QStringLiteral("console.ini"));
    {
        Theme theme(ThemeChoice::Light);
        Preferences(theme, file, false).setTheme(QStringLiteral("dark"));
    }
    Theme theme(ThemeChoice::Light);
    const Preferences preferences(theme, file, true);
    QVERIFY(theme.scheme() == ColorScheme::Light);
    QCOMPARE(preferences.theme(), QStringLiteral("dark"));
}

void TestPreferences::rulesOfOnesOwnAreKept()
{
    const QTemporaryDir folder;
    const QString file = folder.filePath(QStringLiteral("console.ini"));
    const QVariantMap rules{{QStringLiteral("hard-reboot"), QStringLiteral("G4")}};
    {
        Theme theme(ThemeChoice::Light);
        Preferences preferences(theme, file, false);
        preferences.setOwnLevel(QStringLiteral("hard-reboot"), QStringLiteral("G4"));
        preferences.setOwnLevel(QStringLiteral("cordon"), QStringLiteral("G3"));
        preferences.setOwnLevel(QStringLiteral("cordon"), QString());
        preferences.setOwnLevel(QStringLiteral("pause"), QStringLiteral("G0")); // would be easier
        QCOMPARE(preferences.ownLevels(), rules);
    }
    Theme theme(ThemeChoice::Light);
    QCOMPARE(Preferences(theme, file, false).ownLevels(), rules);
    QSettings(file, QSettings::IniFormat)
        .setValue(QStringLiteral("guards/least"),
                  QStringList{QStringLiteral("cordon=G7"), QString()});
    QCOMPARE(Preferences(theme, file, false).ownLevels(), QVariantMap());
}

/// Each console has its copy of the file from its start.
void TestPreferences::aRuleThatAnotherConsoleSetStays()
{
    const QTemporaryDir folder;
    const QString file = folder.filePath(QStringLiteral("console.ini"));
    const QVariantMap both{{QStringLiteral("hard-reboot"), QStringLiteral("G4")},
                           {QStringLiteral("cordon"), QStringLiteral("G3")}};
    const QVariantMap one{{QStringLiteral("hard-reboot"), QStringLiteral("G4")}};
    Theme theme(ThemeChoice::Light);
    Preferences mine(theme, file, false);
    Preferences other(theme, file, false);
    mine.setOwnLevel(QStringLiteral("hard-reboot"), QStringLiteral("G4"));
    other.setOwnLevel(QStringLiteral("cordon"), QStringLiteral("G3"));
    QCOMPARE(other.ownLevels(), both);
    QCOMPARE(Preferences(theme, file, false).ownLevels(), both);
    mine.setOwnLevel(QStringLiteral("cordon"), QString());
    QCOMPARE(mine.ownLevels(), one);
    QCOMPARE(Preferences(theme, file, false).ownLevels(), one);
}

void TestPreferences::withoutAFileNothingIsKept()
{
    Theme theme(ThemeChoice::Light);
    Preferences preferences(theme, {}, true);
    preferences.setDensity(QStringLiteral("normal"));
    QCOMPARE(preferences.density(), QStringLiteral("normal"));
    QCOMPARE(preferences.place(), QString());
}

void TestPreferences::whatWasChosenInOneWindowHoldsInTheOther()
{
    Theme here(ThemeChoice::System);
    Theme there(ThemeChoice::System);
    Preferences mine(here, {}, false);
    Preferences other(there, {}, false);
    QSignalSpy told(&other, &Preferences::changed);
    mine.setTheme(QStringLiteral("contrast"));
    mine.setDensity(QStringLiteral("touch"));
    mine.setReducedMotion(true);
    mine.setNotify(QStringLiteral("p1"));
    other.follow(mine);
    QCOMPARE(told.count(), 1);
    QVERIFY(there.scheme() == ColorScheme::Contrast);
    QCOMPARE(there.rowHeight(), 48);
    QCOMPARE(there.shortDuration(), 0);
    QCOMPARE(other.notifyMin(), 1);
    other.follow(mine);
    QCOMPARE(told.count(),
             1); // nothing new, nothing told: windows that follow each other come to rest
}

void TestPreferences::followingLeavesTheThemeOfTheCommandLine()
{
    Theme here(ThemeChoice::Dark);
    Theme there(ThemeChoice::Dark);
    Preferences mine(here, {}, true);
    Preferences other(there, {}, true);
    mine.setDensity(QStringLiteral("touch"));
    other.follow(mine);
    QVERIFY(there.scheme() == ColorScheme::Dark);
    QCOMPARE(there.rowHeight(), 48);
}

} // namespace tst_preferences

HP_GUI_TEST(tst_preferences, TestPreferences)
#include "tst_preferences.moc"
