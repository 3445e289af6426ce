// SPDX-License-Identifier: Apache-2.0
#include "tests/support/console/LayoutFaults.h"
#include "tests/support/console/PseudoLocale.h"
#include "tests/support/console/scenes/Scenes.h"
#include "tests/support/gateway/EnglishReader.h"
#include "tests/support/runner/Runner.h"

#include <QLocale>
#include <QRegularExpression>
#include <QTest>

#include <algorithm>

namespace tst_pseudolocale {

using namespace hp::ui;
using namespace hp::tests;
using namespace Qt::Literals::StringLiterals;

namespace {

bool hasDataOf(ActingStage &stage, const QString &text)
{
    static const QRegularExpression wordsOf(u"[\\p{L}\\d]{3,}"_s);
    for (auto match = wordsOf.globalMatch(text); match.hasNext();) {
        if (stage.gateway.hasSaid(match.next().captured()))
            return true;
    }
    return false;
}

/// A sentence of the backend, shown as it came: what it says is data to the test above.
bool isUntranslated(const QString &text)
{
    static const EnglishReader reader;
    static const QRegularExpression words(u"(?:\\p{L}{2,}\\W+){3}"_s);
    return words.match(text).hasMatch() && reader.isOurs(text);
}

/// Words of the console that are the same in every language: units, names, and what keys are
/// called.
bool isInternational(const QString &word)
{
    static const QStringList names{
        u"Holdpoint"_s, u"kubectl"_s,  u"Kubernetes"_s, u"UTC"_s,          u"JSON"_s,
        u"CSV"_s,       u"SVG"_s,      u"JSONL"_s,      u"Markdown"_s,     u"HTML"_s,
        u"Perfetto"_s,  u"live"_s,     u"Ctrl"_s,       u"Shift"_s,        u"Alt"_s,
        u"Esc"_s,       u"Enter"_s,    u"Return"_s,     u"Provisioning"_s, u"Provisioned"_s,
        u"Running"_s,   u"Deleting"_s, u"Failed"_s,     u"Backspace"_s,    u"Space"_s,
        u"Tab"_s,       u"Del"_s,      u"English"_s,    u"Deutsch"_s};
    // The cluster beside the one of the stage, prod-b, is not in what the stage was told.
    return names.contains(word) || word == u"prod"_s;
}

/// Those of the locale come from Qt, not from the texts of the console.
bool isDay(const QString &word)
{
    const auto is = [&word](int day) {
        return QLocale().standaloneDayName(day, QLocale::ShortFormat) == word;
    };
    static const QList<int> days{1, 2, 3, 4, 5, 6, 7};
    return std::ranges::any_of(days, is);
}

} // namespace

/// The whole console in a language that is longer than ours (tests/support/console/PseudoLocale.h).
class TestPseudoLocale : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();
    void everyTextIsTranslatedAndFits_data();
    void everyTextIsTranslatedAndFits();

private:
    /// What of the screen is neither translated nor data.
    [[nodiscard]] static QStringList foreign(ActingStage &stage, const Scene &scene);

    PseudoLocale m_locale;
};

void TestPseudoLocale::initTestCase()
{
    QVERIFY(QCoreApplication::installTranslator(&m_locale));
}

QStringList TestPseudoLocale::foreign(ActingStage &stage, const Scene &scene)
{
    // The audit shows what was written, which is English.
    const bool isRecord = scene.label().contains(u"audit"_s);
    static const QRegularExpression wordsOf(u"\\p{L}{3,}"_s);
    QStringList found;
    for (const QString &text : textsOn(stage.window())) {
        if (isPseudo(text))
            continue;
        if (!isRecord && isUntranslated(text))
            found.append(u"as the backend said it: "_s + text);
        for (auto match = wordsOf.globalMatch(text); match.hasNext();) {
            const QString word = match.next().captured();
            if (!stage.gateway.hasSaid(word) && !isInternational(word) && !isDay(word)) {
                found.append(text);
                break;
            }
        }
    }
    return found;
}

void TestPseudoLocale::everyTextIsTranslatedAndFits_data()
{
    QTest::addColumn<Scene>("scene");

    for (const Scene &scene : scenes()) {
        // A wall is the browser's program and has the catalogue of that: tst_wall reads its words.
        if (scene.sheet != u"wall"_s)
            QTest::newRow(qPrintable(scene.label())) << scene;
    }
}

/// With HOLDPOINT_PICTURES each is written into that folder.
void TestPseudoLocale::everyTextIsTranslatedAndFits()
{
    QFETCH(const Scene, scene);
    ActingStage stage;
    QVERIFY2(play(stage, scene, {1180, 720}),
             qPrintable(stage.console ? textsOn(stage.window()).join(u'\n') : QString()));
    if (const QString folder = qEnvironmentVariable("HOLDPOINT_PICTURES"); !folder.isEmpty())
        QVERIFY(stage.window().grabWindow().save(u"%1/pseudo_%2.png"_s.arg(folder, scene.label())));
    // What others wrote may be long, and is cut with an ellipsis.
    const auto isOurs = [&stage](const QString &text) {
        return isPseudo(text) && !hasDataOf(stage, text);
    };
    const QStringList found = foreign(stage, scene) + layoutFaults(stage.window(), isOurs);
    QVERIFY2(found.isEmpty(), qPrintable(found.join(u'\n')));
    QCOMPARE(stage.complaints(), QString());
}

} // namespace tst_pseudolocale

HP_GUI_TEST(tst_pseudolocale, TestPseudoLocale)
#include "tst_pseudolocale.moc"
