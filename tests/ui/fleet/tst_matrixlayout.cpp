// SPDX-License-Identifier: Apache-2.0
#include "tests/support/runner/Runner.h"
#include "ui/fleet/MatrixLayout.h"

#include <QTest>

namespace tst_matrixlayout {

using namespace hp::ui;

namespace {

/// "aaab": three machines of group a, one of group b.
std::vector<MatrixEntry> entries(const QString &groups)
{
    std::vector<MatrixEntry> result;
    for (const QChar group : groups)
        result.push_back({QString::number(result.size()), QString(group)});
    return result;
}

const MatrixSizes sizes{.cell = 18, .gap = 2, .heading = 24, .groupGap = 10};

} // namespace

class TestMatrixLayout : public QObject
{
    Q_OBJECT

private slots:
    void cellsFillRowsInOrder();
    void everyEntryHasOneCellThatNoOtherTouches();
    void aPlaceFindsItsCell();
    void arrowsKeepTheColumn_data();
    void arrowsKeepTheColumn();
    void anEmptyFleetHasNoHeight();
    void aNarrowMatrixHasOneColumn();
    void theWidthForAHeightIsTheLeast_data();
    void theWidthForAHeightIsTheLeast();
};

void TestMatrixLayout::cellsFillRowsInOrder()
{
    const MatrixLayout layout = layoutMatrix(entries(QStringLiteral("aaaab")), 58, sizes);
    QCOMPARE(layout.columns, 3);
    QCOMPARE(layout.cells[0].rect, QRectF(0, 24, 18, 18));
    QCOMPARE(layout.cells[2].rect, QRectF(40, 24, 18, 18));
    QCOMPARE(layout.cells[3].rect, QRectF(0, 44, 18, 18));
    QCOMPARE(layout.groups[1].top, 72.0);
    QCOMPARE(layout.cells[4].rect, QRectF(0, 96, 18, 18));
    QCOMPARE(layout.height, 114.0);
}

void TestMatrixLayout::everyEntryHasOneCellThatNoOtherTouches()
{
    QString groups;
    for (int machine = 0; machine < 2000; ++machine)
        groups += QChar(u'a' + static_cast<char16_t>(machine % 7));
    const MatrixLayout layout = layoutMatrix(entries(groups), 400, sizes);
    std::vector<bool> seen(2000, false);
    for (const MatrixCell &cell : layout.cells) {
        QVERIFY(!seen[static_cast<std::size_t>(cell.entry)]);
        seen[static_cast<std::size_t>(cell.entry)] = true;
        QVERIFY(cell.rect.right() <= 400);
        QVERIFY(cell.rect.bottom() <= layout.height);
    }
    for (std::size_t cell = 1; cell < layout.cells.size(); ++cell)
        QVERIFY(!layout.cells[cell].rect.intersects(layout.cells[cell - 1].rect));
}

void TestMatrixLayout::aPlaceFindsItsCell()
{
    const MatrixLayout layout = layoutMatrix(entries(QStringLiteral("aaaab")), 58, sizes);
    QCOMPARE(layout.cellAt({41, 25}), 2);
    QCOMPARE(layout.cellAt({19, 30}), -1); // in the gap
    QCOMPARE(layout.cellAt({10, 10}), -1); // on the heading
}

void TestMatrixLayout::arrowsKeepTheColumn_data()
{
    QTest::addColumn<int>("cell");
    QTest::addColumn<int>("dx");
    QTest::addColumn<int>("dy");
    QTest::addColumn<int>("expected");

    // Group a: 0 1 2 / 3 4, group b: 5 6 7 8 as 5 6 7 / 8
    QTest::newRow("right is the next") << 0 << 1 << 0 << 1;
    QTest::newRow("right at the end of a row goes on") << 2 << 1 << 0 << 3;
    QTest::newRow("left at the start stays") << 0 << -1 << 0 << 0;
    QTest::newRow("right at the end stays") << 8 << 1 << 0 << 8;
    QTest::newRow("down keeps the column") << 1 << 0 << 1 << 4;
    QTest::newRow("down into a shorter row takes its last") << 2 << 0 << 1 << 4;
    QTest::newRow("down leaves the group in the same column") << 4 << 0 << 1 << 6;
    QTest::newRow("down at the end stays") << 8 << 0 << 1 << 8;
    QTest::newRow("up keeps the column") << 8 << 0 << -1 << 5;
    QTest::newRow("up leaves the group in the same column") << 6 << 0 << -1 << 4;
    QTest::newRow("up to where there is no such column takes the last") << 7 << 0 << -1 << 4;
    QTest::newRow("up at the top stays") << 1 << 0 << -1 << 1;
}

void TestMatrixLayout::arrowsKeepTheColumn()
{
    QFETCH(const int, cell);
    QFETCH(const int, dx);
    QFETCH(const int, dy);
    QFETCH(const int, expected);
    const MatrixLayout layout = layoutMatrix(entries(QStringLiteral("aaaaabbbb")), 58, sizes);
    QCOMPARE(layout.neighbour(cell, dx, dy), expected);
}

void TestMatrixLayout::anEmptyFleetHasNoHeight()
{
    const MatrixLayout layout = layoutMatrix({}, 400, sizes);
    QCOMPARE(layout.height, 0.0);
    QCOMPARE(layout.neighbour(0, 1, 0), 0);
    QCOMPARE(layout.cellAt({0, 0}), -1);
}

void TestMatrixLayout::aNarrowMatrixHasOneColumn()
{
    QCOMPARE(layoutMatrix(entries(QStringLiteral("aa")), 3, sizes).columns, 1);
}

void TestMatrixLayout::theWidthForAHeightIsTheLeast_data()
{
    QTest::addColumn<double>("height");
    QTest::addColumn<double>("width");

    // Groups of four and of one: in one column 24 + 78 + 10 + 24 + 18 high.
    QTest::newRow("one column is enough") << 154.0 << 18.0;
    QTest::newRow("a pixel less takes a second one") << 153.0 << 38.0;
    QTest::newRow("the largest group in one row") << 94.0 << 78.0;
    QTest::newRow("more is never taken") << 10.0 << 78.0;
}

void TestMatrixLayout::theWidthForAHeightIsTheLeast()
{
    QFETCH(const double, height);
    QFETCH(const double, width);
    const MatrixLayout layout = layoutMatrix(entries(QStringLiteral("aaaab")), 58, sizes);
    QCOMPARE(matrixWidth(layout, height, sizes), width);
    if (height >= 94)
        QVERIFY(layoutMatrix(entries(QStringLiteral("aaaab")), width, sizes).height <= height);
}

} // namespace tst_matrixlayout

HP_TEST(tst_matrixlayout, TestMatrixLayout)
#include "tst_matrixlayout.moc"
