// SPDX-License-Identifier: Apache-2.0
#include "tests/support/runner/Runner.h"
#include "ui/fleet/MatrixLayout.h"

#include <QTest>

#include <algorithm>

namespace tst_matrixlayout {

using namespace hp::ui;

namespace {

constexpr int calm = 8;

/// "aaab": three machines of group a, one of group b. A capital is in trouble.
std::vector<MatrixEntry> entries(const QString &groups, const QString &outer = {})
{
    std::vector<MatrixEntry> result;
    for (const QChar group : groups)
        result.push_back({QString::number(result.size()),
                          QString(group.toLower()),
                          outer,
                          group.isUpper() ? 4 : calm});
    return result;
}

/// So many machines in so many groups, which are as large as each other or, `uneven`, each half of
/// what is left.
std::vector<MatrixEntry> fleet(int machines, int groups, bool uneven)
{
    std::vector<MatrixEntry> result;
    result.reserve(static_cast<std::size_t>(machines));
    const auto name = [](int group) { return QStringLiteral("group-%1").arg(group, 3); };
    for (int machine = 0; machine < machines; ++machine) {
        int group = machine % groups;
        if (uneven && machine >= groups) { // each has one
            group = 0;
            for (int left = machine - groups; left % 2 == 1 && group < groups - 1; left /= 2)
                ++group;
        }
        result.push_back({QString::number(machine), name(group), {}, machine % 11 == 3 ? 4 : calm});
    }
    return result;
}

QString order(const MatrixLayout &layout)
{
    QStringList names;
    for (const MatrixGroup &group : layout.groups)
        names.append(group.outer + group.name);
    return names.join(QLatin1Char(' '));
}

std::vector<int> countsOf(const MatrixLayout &layout)
{
    std::vector<int> counts;
    for (const MatrixGroup &group : layout.groups)
        counts.push_back(group.count);
    return counts;
}

/// Whether all cells of a side, with a gap, fit into rows of an area, whatever is left between
/// groups: what no layout can do better.
bool couldFit(int machines, QSize area, int cell, int gap)
{
    const int perRow = (area.width() + gap) / (cell + gap);
    const int rows = (area.height() + gap) / (cell + gap);
    return perRow * rows >= machines;
}

/// What lies in an area, pixel by pixel.
class Taken
{
public:
    explicit Taken(QSize area)
        : m_area(area)
        , m_pixels(std::size_t(area.width()) * std::size_t(area.height()), 0)
    { }

    /// False when something is there already, or when it reaches beyond the area.
    bool take(const QRect &rect)
    {
        if (!QRect(QPoint(), m_area).contains(rect))
            return false;
        for (int y = rect.top(); y <= rect.bottom(); ++y) {
            const auto begin = m_pixels.begin() + std::ptrdiff_t(y) * m_area.width() + rect.left();
            const auto end = begin + rect.width();
            if (std::find(begin, end, 1) != end)
                return false;
            std::fill(begin, end, 1);
        }
        return true;
    }

private:
    QSize m_area;
    std::vector<char> m_pixels;
};

int leastGap(int cell)
{
    return cell < 4 ? 0 : (2 * cell + 17) / 18;
}

} // namespace

class TestMatrixLayout : public QObject
{
    Q_OBJECT

private slots:
    void everyFleetFitsItsArea_data();
    void everyFleetFitsItsArea();
    void formsFollowFromTheRoom_data();
    void formsFollowFromTheRoom();
    void whatHasNoRoomSharesACell();
    void cellsFillRowsInOrder();
    void troubleComesFirst_data();
    void troubleComesFirst();
    void theOrderStaysWhereItIsKept();
    void aPlaceFindsItsCell();
    void arrowsKeepTheColumn_data();
    void arrowsKeepTheColumn();
    void arrowsReachEveryCell();
    void anEmptyFleetHasNoCells();
    void theWidthForAHeightIsTheLeast_data();
    void theWidthForAHeightIsTheLeast();
};

void TestMatrixLayout::everyFleetFitsItsArea_data()
{
    QTest::addColumn<int>("machines");
    QTest::addColumn<int>("groups");
    QTest::addColumn<QSize>("area");
    QTest::addColumn<bool>("uneven");

    for (const QSize area : {QSize(600, 300), QSize(580, 560), QSize(1400, 700), QSize(3800, 1900)})
        for (const int machines : {1, 3, 60, 500, 2000, 5000, 20000})
            for (const int groups : {1, 4, 16, 50, 200})
                for (const bool uneven : {false, true})
                    if (groups <= machines)
                        QTest::addRow("%d machines in %d %sgroups on %dx%d",
                                      machines,
                                      groups,
                                      uneven ? "uneven " : "",
                                      area.width(),
                                      area.height())
                            << machines << groups << area << uneven;
}

void TestMatrixLayout::everyFleetFitsItsArea()
{
    QFETCH(const int, machines);
    QFETCH(const int, groups);
    QFETCH(const QSize, area);
    QFETCH(const bool, uneven);
    const std::vector<MatrixEntry> all = fleet(machines, groups, uneven);
    const MatrixLayout layout = layoutMatrix(all, area);
    const MatrixForm &form = layout.form;

    QVERIFY2(form.cell >= 2 && form.cell <= 18, qPrintable(QString::number(form.cell)));
    QCOMPARE(form.perCell, 1); // each machine has a cell of its own, to be pointed at
    QCOMPARE(layout.cells.size(), all.size());
    std::vector<bool> seen(all.size(), false);
    Taken taken(area);
    for (std::size_t at = 0; at < layout.cells.size(); ++at) {
        const MatrixCell &cell = layout.cells[at];
        QVERIFY(taken.take(cell.rect));
        const std::span<const int> own = layout.entriesOf(static_cast<int>(at));
        QCOMPARE(own.size(), std::size_t(1));
        QVERIFY(!seen[std::size_t(own.front())]);
        seen[std::size_t(own.front())] = true;
        QCOMPARE(layout.cellOfEntry[std::size_t(own.front())], static_cast<int>(at));
        QCOMPARE(layout.groups[std::size_t(cell.group)].name, all[std::size_t(own.front())].group);
        if (at % 197 == 0)
            QCOMPARE(layout.cellAt(cell.rect.center()), static_cast<int>(at));
    }
    for (const MatrixGroup &group : layout.groups) {
        QCOMPARE(group.heading.isEmpty(), !form.isNamed());
        if (!form.isNamed())
            continue;
        QVERIFY(taken.take(group.heading));
        QVERIFY(group.heading.height() >= 16 && group.heading.width() >= 96); // to be read
    }
    // As large as they fit: without names the next size has no room; with them cells have two
    // thirds of what is thinkable at least, or the gaps of many groups take the rest.
    if (form.cell < 18 && !form.isNamed()) {
        const int next = form.cell + 1;
        const int gaps = groups * std::max(1, (6 + next) / (next + leastGap(next)));
        QVERIFY(!couldFit(machines + 2 * gaps, area, next, leastGap(next))
                || !couldFit(machines + 2 * gaps, area, next + 1, leastGap(next + 1)));
    }
    if (form.cell < 18 && form.isNamed()) {
        const int larger = form.cell * 3 / 2 + 2;
        QVERIFY(
            larger > 18
            || !couldFit(
                machines + 2 * groups * std::max(1, 6 / larger), area, larger, leastGap(larger)));
    }
}

void TestMatrixLayout::formsFollowFromTheRoom_data()
{
    QTest::addColumn<int>("machines");
    QTest::addColumn<int>("groups");
    QTest::addColumn<QSize>("area");
    QTest::addColumn<int>("cell");
    QTest::addColumn<bool>("named");
    QTest::addColumn<int>("strips");

    const auto row = [](const char *name,
                        int machines,
                        int groups,
                        QSize area,
                        int cell,
                        bool named,
                        int strips) {
        QTest::newRow(name) << machines << groups << area << cell << named << strips;
    };
    row("a small fleet is as it always was", 60, 4, {300, 560}, 18, true, 1);
    row("sets stand side by side before cells shrink", 200, 16, {580, 560}, 18, true, 2);
    row("2,000 machines at 1440 x 900", 2000, 17, {560, 520}, 8, true, 2);
    row("2,000 machines in one set", 2000, 1, {560, 520}, 9, true, 1);
    row("2,000 machines in 200 racks have no room for names", 2000, 200, {560, 520}, 9, false, 1);
    row("20,000 machines at 1440 x 900 are blocks", 20000, 17, {560, 520}, 3, true, 3);
    row("20,000 machines on a wall", 20000, 40, {3800, 1900}, 16, true, 8);
}

void TestMatrixLayout::formsFollowFromTheRoom()
{
    QFETCH(const int, machines);
    QFETCH(const int, groups);
    QFETCH(const QSize, area);
    const MatrixForm form = layoutMatrix(fleet(machines, groups, false), area).form;
    QTEST(form.cell, "cell");
    QTEST(form.isNamed(), "named");
    QTEST(form.strips, "strips");
}

void TestMatrixLayout::whatHasNoRoomSharesACell()
{
    const QSize area(100, 60);
    const MatrixLayout layout = layoutMatrix(fleet(5000, 4, false), area);
    QVERIFY(layout.form.perCell > 1);
    int machines = 0;
    for (std::size_t at = 0; at < layout.cells.size(); ++at) {
        QVERIFY(QRect(QPoint(), area).contains(layout.cells[at].rect));
        machines += static_cast<int>(layout.entriesOf(static_cast<int>(at)).size());
    }
    QCOMPARE(machines, 5000);
}

void TestMatrixLayout::cellsFillRowsInOrder()
{
    const MatrixLayout layout = layoutMatrix(entries(QStringLiteral("aaaab")), {58, 200});
    QCOMPARE(layout.form.perRow, 3);
    QCOMPARE(layout.cells[0].rect, QRect(0, 24, 18, 18));
    QCOMPARE(layout.cells[2].rect, QRect(40, 24, 18, 18));
    QCOMPARE(layout.cells[3].rect, QRect(0, 44, 18, 18));
    QCOMPARE(layout.groups[1].heading, QRect(0, 72, 58, 24));
    QCOMPARE(layout.cells[4].rect, QRect(0, 96, 18, 18));
}

void TestMatrixLayout::troubleComesFirst_data()
{
    QTest::addColumn<QString>("groups");
    QTest::addColumn<QString>("expected");

    QTest::newRow("calm groups by name") << "cab"
                                         << "a b c";
    QTest::newRow("trouble before calm") << "aabbcC"
                                         << "c a b";
    QTest::newRow("more of it first") << "aAbBBccC"
                                      << "b a c";
}

void TestMatrixLayout::troubleComesFirst()
{
    QFETCH(const QString, groups);
    QTEST(order(layoutMatrix(entries(groups), {400, 400})), "expected");

    // The worst counts more than how many there are, and so it is in what groups are part of.
    std::vector<MatrixEntry> nested{
        {QStringLiteral("1"), QStringLiteral("r1"), QStringLiteral("n/"), 4},
        {QStringLiteral("2"), QStringLiteral("r1"), QStringLiteral("n/"), 4},
        {QStringLiteral("3"), QStringLiteral("r2"), QStringLiteral("n/"), calm},
        {QStringLiteral("4"), QStringLiteral("r1"), QStringLiteral("s/"), calm},
        {QStringLiteral("5"), QStringLiteral("r2"), QStringLiteral("s/"), 1}};
    const MatrixLayout layout = layoutMatrix(nested, {400, 400});
    QCOMPARE(order(layout), QStringLiteral("s/r2 s/r1 n/r1 n/r2"));
    QVERIFY(layout.groups[0].opensOuter && !layout.groups[1].opensOuter);
    QVERIFY(layout.groups[2].opensOuter);
}

void TestMatrixLayout::theOrderStaysWhereItIsKept()
{
    const MatrixLayout before = layoutMatrix(entries(QStringLiteral("abcC")), {400, 400});
    QCOMPARE(order(before), QStringLiteral("c a b"));
    const std::vector<MatrixEntry> later = entries(QStringLiteral("aBBcCD"));
    QCOMPARE(order(layoutMatrix(later, {400, 400}, {}, &before)), QStringLiteral("c a b d"));
    QCOMPARE(order(layoutMatrix(later, {400, 400})), QStringLiteral("b c d a"));
}

void TestMatrixLayout::aPlaceFindsItsCell()
{
    const MatrixLayout layout = layoutMatrix(entries(QStringLiteral("aaaab")), {58, 200});
    QCOMPARE(layout.cellAt({41, 25}), 2);
    QCOMPARE(layout.cellAt({19, 30}), 0); // the gap after it
    QCOMPARE(layout.cellAt({10, 10}), -1); // on the heading
    QCOMPARE(layout.headingAt({10, 10}), 0);
    QCOMPARE(layout.headingAt({10, 80}), 1);
    QCOMPARE(layout.headingAt({10, 30}), -1);
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
    const MatrixLayout layout = layoutMatrix(entries(QStringLiteral("aaaaabbbb")), {58, 200});
    QCOMPARE(layout.neighbour(cell, dx, dy), expected);
}

/// From strip to strip as well, and where names have no room.
void TestMatrixLayout::arrowsReachEveryCell()
{
    for (const int groups : {16, 200}) {
        const MatrixLayout layout = layoutMatrix(fleet(2000, groups, false), {560, 520});
        QVERIFY(layout.form.strips > 1 || !layout.form.isNamed());
        int right = 0;
        for (int at = 0; at < 1999; ++at)
            right = layout.neighbour(right, 1, 0);
        QCOMPARE(right, 1999);
        int down = 0;
        int steps = 0;
        for (int next = layout.neighbour(down, 0, 1); next != down;
             next = layout.neighbour(down, 0, 1)) {
            down = next;
            ++steps;
        }
        QVERIFY(steps > 30);
        // Into the last row; the groups of a row stand side by side where names have no room.
        QVERIFY(layout.cells[std::size_t(down)].group
                >= static_cast<int>(layout.groups.size()) - 6);
    }
}

void TestMatrixLayout::anEmptyFleetHasNoCells()
{
    const MatrixLayout layout = layoutMatrix({}, {400, 400});
    QVERIFY(layout.cells.empty() && layout.groups.empty());
    QCOMPARE(layout.neighbour(0, 1, 0), 0);
    QCOMPARE(layout.cellAt({0, 0}), -1);
    // Before there is a window there is no room.
    QCOMPARE(layoutMatrix(entries(QStringLiteral("aab")), {0, 0}).groups.size(), std::size_t(2));
}

void TestMatrixLayout::theWidthForAHeightIsTheLeast_data()
{
    QTest::addColumn<int>("height");
    QTest::addColumn<int>("width");

    // Groups of four and of one: in one column 24 + 78 + 10 + 24 + 18 high, or 16, 78, 4, 16, 18.
    QTest::newRow("one column is enough") << 154 << 18;
    QTest::newRow("names with less room") << 132 << 18;
    QTest::newRow("a pixel less takes a second one") << 131 << 38;
    QTest::newRow("the largest group in one row") << 72 << 78;
    QTest::newRow("groups side by side") << 42 << 218;
    QTest::newRow("more is never taken") << 10 << 300;
}

void TestMatrixLayout::theWidthForAHeightIsTheLeast()
{
    QFETCH(const int, height);
    QFETCH(const int, width);
    const MatrixLayout layout = layoutMatrix(entries(QStringLiteral("aaaab")), {58, 200});
    QCOMPARE(matrixWidth(countsOf(layout), height, 300), width);
    if (width < 300)
        QCOMPARE(fitMatrix(countsOf(layout), {width, height}).cell, 18);
}

} // namespace tst_matrixlayout

HP_TEST(tst_matrixlayout, TestMatrixLayout)
#include "tst_matrixlayout.moc"
