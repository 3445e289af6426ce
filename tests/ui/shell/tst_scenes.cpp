// SPDX-License-Identifier: Apache-2.0
#include "tests/support/console/LayoutFaults.h"
#include "tests/support/console/scenes/Scenes.h"
#include "tests/support/runner/Runner.h"
#include "ui/languages/Languages.h"

#include <QRegularExpression>
#include <QTest>

namespace tst_scenes {

using namespace hp::ui;
using namespace hp::tests;

namespace {

struct Look {
    const char *name;
    ThemeChoice theme;
    QSize size;
};

/// The sizes that people have: the smallest window, a laptop, a desk, and by QT_SCALE_FACTOR=2 the
/// last of them on a screen of 3840×2160.
const QList<Look> looks{{"light-1440", ThemeChoice::Light, {1440, 900}},
                        {"dark-1024", ThemeChoice::Dark, {1024, 640}},
                        {"contrast-1920", ThemeChoice::Contrast, {1920, 1080}},
                        {"light-1024", ThemeChoice::Light, {1024, 640}},
                        {"dark-1440", ThemeChoice::Dark, {1440, 900}},
                        {"light-1920", ThemeChoice::Light, {1920, 1080}}};

} // namespace

/// Every screen in every state of product.md 4.6, and every dialog
/// (tests/support/console/scenes/Scenes.h).
class TestScenes : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();
    void everySceneIsShownWithoutAFault_data();
    void everySceneIsShownWithoutAFault();
};

/// With HOLDPOINT_LANGUAGE ("de") the pictures are in that language.
void TestScenes::initTestCase()
{
    const QString language = qEnvironmentVariable("HOLDPOINT_LANGUAGE");
    QVERIFY(language.isEmpty() || installLanguage(*QCoreApplication::instance(), language));
}

void TestScenes::everySceneIsShownWithoutAFault_data()
{
    QTest::addColumn<Scene>("scene");
    QTest::addColumn<int>("look");

    // Each scene in one look, all looks in turn: pictures of all of them are for people.
    int look = 0;
    for (const Scene &scene : scenes())
        QTest::newRow(qPrintable(scene.label())) << scene << look++ % int(looks.size());
}

/// With HOLDPOINT_PICTURES each is written into that folder in every look. A run with
/// QT_SCALE_FACTOR=2 adds those at 200 %.
void TestScenes::everySceneIsShownWithoutAFault()
{
    QFETCH(const Scene, scene);
    QFETCH(const int, look);
    // What Qt cannot make of a file it leaves out with a warning.
    QTest::failOnWarning(QRegularExpression(QStringLiteral("QQmlComponent|bound component")));
    ActingStage stage;
    QVERIFY2(
        play(stage, scene, looks[look].size, looks[look].theme),
        qPrintable(stage.console ? textsOn(stage.window()).join(QLatin1Char('\n')) : QString()));
    const QStringList faults = layoutFaults(stage.window(), [](const QString &) { return false; });
    const QString folder = qEnvironmentVariable("HOLDPOINT_PICTURES");
    const bool doubled = stage.window().devicePixelRatio() > 1.5;
    for (const Look &wanted : folder.isEmpty() ? QList<Look>() : looks) {
        if (doubled && wanted.size != QSize(1920, 1080))
            continue;
        stage.console->theme().setChoice(wanted.theme);
        stage.window().resize(wanted.size);
        QVERIFY(stage.draw() && stage.draw());
        QVERIFY(stage.window().grabWindow().save(
            QStringLiteral("%1/%2_%3%4.png")
                .arg(folder,
                     scene.label(),
                     QLatin1String(wanted.name),
                     doubled ? QStringLiteral("-200") : QString())));
    }
    QCOMPARE(faults.join(QLatin1Char('\n')), QString());
    QCOMPARE(stage.complaints(), QString());
}

} // namespace tst_scenes

HP_GUI_TEST(tst_scenes, TestScenes)
#include "tst_scenes.moc"
