// SPDX-License-Identifier: Apache-2.0
#include "tests/support/console/ConsoleStage.h"
#include "tests/support/gateway/Patience.h"
#include "tests/support/runner/Runner.h"
#include "ui/fleet/FleetTable.h"
#include "ui/fleet/MachineMatrix.h"

#include <QJsonDocument>
#include <QTest>

#include <algorithm>
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

/// A machine tells something new, between two frames.
void change(ConsoleStage &stage, const QString &key, const QString &member, const QJsonValue &value)
{
    simdjson::dom::parser parser;
    QJsonObject row = stage.demo.fleet().value(key).toObject();
    row.insert(member, value);
    const QByteArray text = QJsonDocument(QJsonObject{{key, row}}).toJson();
    stage.console->session().fleet()->changeRows(
        {}, parser.parse(text.data(), std::size_t(text.size())).get_object());
}

QString keyOf(const char *name)
{
    return QStringLiteral("openshift-machine-api/") + QLatin1String(name);
}

/// A console over the demo fleet with its matrix.
struct Matrix {
    ConsoleStage stage;
    MachineMatrix *matrix = nullptr;
    FleetTable *table = nullptr;

    bool show()
    {
        if (!stage.show() || !stage.draw())
            return false;
        matrix = stage.window().findChild<MachineMatrix *>();
        table = stage.window().findChild<FleetTable *>();
        return matrix && table && waitFor([this] { return matrix->groupCount() > 0; });
    }
    void becomes(const char *name, int priority)
    {
        change(stage,
               keyOf(name),
               QStringLiteral("status"),
               QJsonObject{{QStringLiteral("look"), QStringLiteral("unknown")},
                           {QStringLiteral("word"), QStringLiteral("Power unknown")},
                           {QStringLiteral("priority"), priority},
                           {QStringLiteral("since"), QString()}});
    }
    [[nodiscard]] QString order() const
    {
        QStringList names;
        for (const MatrixGroup &group : matrix->layout().groups)
            names.append(group.name);
        return names.join(QLatin1Char(' '));
    }
    [[nodiscard]] QPoint placeOf(const QString &key) const
    {
        return matrix->mapToScene(matrix->cellOf(key).center()).toPoint();
    }
    [[nodiscard]] QString selected() const { return stage.console->machine().key(); }
};

} // namespace

class TestMachineMatrix : public QObject
{
    Q_OBJECT

private slots:
    void otherColoursReachEveryCell_data();
    void otherColoursReachEveryCell();
    void allOfItIsSeen_data();
    void allOfItIsSeen();
    void groupsKeepTheirPlacesWhileTheyAreHeld();
    void whatTheTableHidesIsDimmed();
    void arrowsGoToWhatTheTableShows();
    void pointingIsOneWithTheTable();
    void groupsAreNestedWhereMachinesHaveNamesForThem();
    void namesWithoutRoomAreTold();
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
        change(stage,
               stage.demo.fleet().keys().constFirst(),
               QStringLiteral("node"),
               QStringLiteral("another"));
    QVERIFY(stage.draw());
    const QImage dark = pictureOfMatrix(stage);
    QVERIFY(dark != light);
    QCOMPARE(dark, pictureOfMatrix(fresh));
}

void TestMachineMatrix::allOfItIsSeen_data()
{
    QTest::addColumn<int>("machines");
    QTest::addColumn<QSize>("window");

    for (const auto &[machines, window] : {std::pair(60, QSize(1024, 640)),
                                           std::pair(2000, QSize(1024, 640)),
                                           std::pair(2000, QSize(1440, 900)),
                                           std::pair(20000, QSize(1440, 900))})
        QTest::addRow("%d machines, %d px", machines, window.width()) << machines << window;
}

void TestMachineMatrix::allOfItIsSeen()
{
    QFETCH(const int, machines);
    QFETCH(const QSize, window);
    ConsoleStage stage;
    stage.gateway.setRows(QStringLiteral("fleet"), DemoFleet(machines, demoNow()).fleet());
    QVERIFY(stage.start());
    stage.window().resize(window);
    QVERIFY(waitFor([&] { return stage.console->session().isFleetLoaded(); }));
    const auto *matrix = stage.window().findChild<MachineMatrix *>();
    QVERIFY(waitFor([&] { return int(matrix->layout().order.size()) == machines; }));
    QVERIFY(stage.draw() && stage.draw());
    const MatrixLayout &layout = matrix->layout();
    QCOMPARE(layout.form.perCell, 1);
    const QRectF seen(QPointF(), matrix->size());
    QVERIFY(std::ranges::all_of(layout.cells,
                                [&](const MatrixCell &cell) { return seen.contains(cell.rect); }));
    // In a part of the window that leaves room for the table.
    QVERIFY(matrix->width() < window.width() * 0.5);
}

void TestMachineMatrix::groupsKeepTheirPlacesWhileTheyAreHeld()
{
    Matrix one;
    QVERIFY(one.show());
    one.becomes("worker-d-3", 1);
    QTRY_VERIFY(one.order().startsWith(QStringLiteral("worker-d")));

    const QString before = one.order();
    QTest::mouseMove(&one.stage.window(), one.placeOf(keyOf("worker-d-3")));
    QTRY_VERIFY(one.matrix->isHeld());
    one.becomes("worker-c-1", 1);
    one.becomes("worker-c-2", 1);
    QVERIFY(one.stage.draw());
    QCOMPARE(one.order(), before);
    one.matrix->forceActiveFocus();
    one.stage.press(Qt::Key_R);
    QVERIFY(one.order().startsWith(QStringLiteral("worker-c worker-d")));

    // In the table the same key does the same.
    one.becomes("worker-b-0", 1);
    one.becomes("worker-b-1", 1);
    one.becomes("worker-b-2", 1);
    QVERIFY(one.stage.draw());
    QVERIFY(!one.order().startsWith(QStringLiteral("worker-b")));
    one.table->applyPending();
    QVERIFY(one.order().startsWith(QStringLiteral("worker-b")));
}

void TestMachineMatrix::whatTheTableHidesIsDimmed()
{
    Matrix one;
    QVERIFY(one.show());
    const auto colorOf = [&one](const char *name) {
        const QImage image = pictureOfMatrix(one.stage);
        return image.pixelColor(one.matrix->cellOf(keyOf(name)).center().toPoint());
    };
    const QColor calm = colorOf("worker-a-1");
    const QColor held = colorOf("worker-b-7");
    one.table->setFilter(QStringLiteral("worker-b"));
    QVERIFY(one.stage.draw());
    const QColor dimmed = one.stage.console->theme().palette().hover;
    QCOMPARE(colorOf("worker-a-1"), dimmed);
    QCOMPARE(colorOf("worker-b-7"), held);
    one.table->setFilter({});
    one.table->setGroup(QStringLiteral("holding")); // as the counter does
    QVERIFY(one.stage.draw());
    QCOMPARE(colorOf("worker-a-1"), dimmed);
    QCOMPARE(colorOf("worker-b-7"), held);
    one.table->clearFilters();
    QVERIFY(one.stage.draw());
    QCOMPARE(colorOf("worker-a-1"), calm);
}

void TestMachineMatrix::arrowsGoToWhatTheTableShows()
{
    Matrix one;
    QVERIFY(one.show());
    one.table->setFilter(QStringLiteral("worker-c"));
    QVERIFY(one.stage.draw());
    one.matrix->forceActiveFocus();
    const int shown = one.table->count();
    QSet<QString> visited;
    for (int at = 0; at < shown + 3; ++at) {
        one.stage.press(Qt::Key_Right);
        QVERIFY2(one.table->rowOf(one.selected()) >= 0, qPrintable(one.selected()));
        visited.insert(one.selected());
    }
    QCOMPARE(visited.size(), shown);
    one.stage.press(Qt::Key_Up);
    QVERIFY(one.table->rowOf(one.selected()) >= 0);
}

void TestMachineMatrix::pointingIsOneWithTheTable()
{
    Matrix one;
    QVERIFY(one.show());
    const QString key = keyOf("worker-b-7"); // it holds: among the first of the table
    QTest::mouseMove(&one.stage.window(), one.placeOf(key));
    QTRY_COMPARE(one.matrix->hoverKey(), key);
    const QQuickItem *row = nullptr;
    QTRY_VERIFY([&] {
        eachVisible(*one.stage.window().contentItem(), [&](const QQuickItem &item) {
            if (item.property("pointed").toBool())
                row = &item;
        });
        return row != nullptr;
    }());
    QCOMPARE(row->property("key").toString(), key);

    const QPointF onRow = row->mapToScene({row->width() / 2, row->height() / 2});
    QTest::mouseMove(&one.stage.window(), onRow.toPoint());
    QTRY_COMPARE(one.matrix->pointedKey(), key);
    QCOMPARE(one.matrix->hoverKey(), QString());
    QTest::mouseClick(&one.stage.window(), Qt::LeftButton, {}, onRow.toPoint());
    QTRY_COMPARE(one.matrix->selectedKey(), key);
    QTest::mouseClick(&one.stage.window(), Qt::LeftButton, {}, one.placeOf(keyOf("worker-a-1")));
    QTRY_COMPARE(one.selected(), keyOf("worker-a-1"));
}

void TestMachineMatrix::groupsAreNestedWhereMachinesHaveNamesForThem()
{
    Matrix one;
    QVERIFY(one.show());
    QStringList seen;
    for (int press = 0; press < 3; ++press) {
        one.stage.press(Qt::Key_G);
        seen.append(one.matrix->groupBy());
    }
    QCOMPARE(seen.join(QLatin1Char(' ')), QStringLiteral("zone role set"));

    change(one.stage, keyOf("worker-a-1"), QStringLiteral("rack"), QStringLiteral("rack-17"));
    change(one.stage, keyOf("worker-a-2"), QStringLiteral("region"), QStringLiteral("north"));
    seen.clear();
    for (int press = 0; press < 6; ++press) {
        one.stage.press(Qt::Key_G);
        seen.append(one.matrix->groupBy());
        if (seen.constLast() != QLatin1String("zone/rack"))
            continue;
        QVERIFY(one.stage.draw());
        const auto &groups = one.matrix->layout().groups;
        const auto rack = std::ranges::find(groups, QStringLiteral("rack-17"), &MatrixGroup::name);
        QVERIFY(rack != groups.end());
        QCOMPARE(rack->outer, QStringLiteral("rack-1")); // the zone of the demo
        QCOMPARE(rack->count, 1);
        QVERIFY(isSaid(one.stage.window(), QStringLiteral("Grouped by zone and rack")));
    }
    QCOMPARE(seen.join(QLatin1Char(' ')),
             QStringLiteral("zone role region/zone zone/rack rack/set set"));

    change(one.stage, keyOf("worker-a-1"), QStringLiteral("cluster"), QStringLiteral("prod-7"));
    one.stage.press(Qt::Key_G);
    QCOMPARE(one.matrix->groupBy(), QStringLiteral("cluster"));
    QVERIFY(one.stage.draw());
    const auto &clusters = one.matrix->layout().groups;
    QCOMPARE(clusters.size(), 2U);
    const auto seventh = std::ranges::find(clusters, QStringLiteral("prod-7"), &MatrixGroup::name);
    QVERIFY(seventh != clusters.end());
    QCOMPARE(seventh->outer, QString());
    QVERIFY(isSaid(one.stage.window(), QStringLiteral("Grouped by cluster")));
    change(one.stage, keyOf("worker-a-1"), QStringLiteral("cluster"), QString());

    change(
        one.stage, keyOf("worker-b-7"), QStringLiteral("cause"), QStringLiteral("Flush at drain"));
    one.matrix->setGroupBy(QStringLiteral("rack/set"));
    one.stage.press(Qt::Key_G);
    QCOMPARE(one.matrix->groupBy(), QStringLiteral("cause"));
    QVERIFY(one.stage.draw());
    const auto &causes = one.matrix->layout().groups;
    QCOMPARE(causes.size(), 2U);
    QVERIFY(std::ranges::find(causes, QStringLiteral("Flush at drain"), &MatrixGroup::name)
            != causes.end());
}

void TestMachineMatrix::namesWithoutRoomAreTold()
{
    Matrix one;
    QVERIFY(one.show());
    QVERIFY(one.matrix->layout().form.isNamed());
    const QString key = keyOf("worker-b-7");
    QTest::mouseMove(&one.stage.window(), one.placeOf(key));
    QTRY_COMPARE(one.matrix->hoverKey(), key);
    QCOMPARE(one.matrix->hoverGroup(), QString()); // it is to be read
    one.matrix->setSelectedKey(key);
    QCOMPARE(one.matrix->selectedText(), QStringLiteral("worker-b-7, Holding"));

    MachineMatrix small(one.stage.window().contentItem());
    small.setSize({60, 60});
    small.setFleet(one.matrix->fleet());
    small.setSelectedKey(key);
    QVERIFY(one.stage.draw());
    QCOMPARE(small.groupCount(), one.matrix->groupCount());
    QVERIFY(!small.layout().form.isNamed());
    QCOMPARE(small.selectedText(), QStringLiteral("worker-b-7, Holding, worker-b"));
}

} // namespace tst_machinematrix

HP_GUI_TEST(tst_machinematrix, TestMachineMatrix)
#include "tst_machinematrix.moc"
