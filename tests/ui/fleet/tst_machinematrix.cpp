// SPDX-License-Identifier: Apache-2.0
#include "tests/support/console/ConsoleStage.h"
#include "tests/support/runner/Runner.h"
#include "ui/fleet/MachineMatrix.h"

#include <QJsonDocument>
#include <QTest>

#include <simdjson.h>

namespace tst_machinematrix {

using namespace hp::ui;
using namespace hp::tests;

namespace {

/// The matrix of the fleet as it is on the screen.
QImage pictureOfMatrix(ConsoleStage &stage)
{
    const auto *matrix = stage.window().findChild<MachineMatrix *>();
    const QImage window = stage.window().grabWindow();
    return window.copy(matrix->mapRectToScene(QRectF(QPointF(), matrix->size())).toAlignedRect());
}

/// One machine tells something new, between two frames.
void change(ConsoleStage &stage)
{
    simdjson::dom::parser parser;
    const QJsonObject fleet = stage.demo.fleet();
    const QString key = fleet.keys().constFirst();
    QJsonObject row = fleet.value(key).toObject();
    row.insert(QStringLiteral("node"), QStringLiteral("another"));
    const QByteArray text = QJsonDocument(QJsonObject{{key, row}}).toJson();
    stage.console->session().fleet()->changeRows(
        {}, parser.parse(text.data(), std::size_t(text.size())).get_object());
}

} // namespace

class TestMachineMatrix : public QObject
{
    Q_OBJECT

private slots:
    void otherColoursReachEveryCell_data();
    void otherColoursReachEveryCell();
};

void TestMachineMatrix::otherColoursReachEveryCell_data()
{
    QTest::addColumn<bool>("changesToo");

    QTest::newRow("a fleet at rest") << false;
    QTest::newRow("a machine changes in the same moment") << true;
}

void TestMachineMatrix::otherColoursReachEveryCell()
{
    QFETCH(const bool, changesToo);
    ConsoleStage fresh;
    QVERIFY(fresh.show(false, ThemeChoice::Dark) && fresh.draw());
    ConsoleStage stage;
    QVERIFY(stage.show(false, ThemeChoice::Light) && stage.draw());
    const QImage light = pictureOfMatrix(stage);
    QVERIFY(light.width() > 100);

    stage.console->theme().setChoice(ThemeChoice::Dark);
    if (changesToo)
        change(stage);
    QVERIFY(stage.draw());
    const QImage dark = pictureOfMatrix(stage);
    QVERIFY(dark != light);
    QCOMPARE(dark, pictureOfMatrix(fresh));
}

} // namespace tst_machinematrix

HP_GUI_TEST(tst_machinematrix, TestMachineMatrix)
#include "tst_machinematrix.moc"
