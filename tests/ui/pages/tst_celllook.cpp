// SPDX-License-Identifier: Apache-2.0
#include "tests/support/runner/Runner.h"
#include "ui/fleet/CellLook.h"
#include "ui/session/LiveValues.h"

#include <QImage>
#include <QPainter>
#include <QTest>

namespace tst_celllook {

using namespace hp::ui;
namespace live = hp::live;

namespace {

constexpr double hour = 3600.0 * 1000;
constexpr double now = 1'000'000 * hour;

QImage picture(const CellLook &look)
{
    QImage image(18, 18, QImage::Format_RGB32);
    image.fill(paletteOf(ColorScheme::Light).panel);
    QPainter painter(&image);
    paintCell(painter, QRectF(0, 0, 18, 18), look, paletteOf(ColorScheme::Light));
    return image;
}

/// What is left for an eye that sees no colours, only whether a place is darker than the surface.
QImage levels(const CellLook &look)
{
    const QImage image = picture(look);
    const int surface = qGray(paletteOf(ColorScheme::Light).raised.rgb());
    QImage marks(image.size(), QImage::Format_Mono);
    for (int y = 0; y < image.height(); ++y) {
        for (int x = 0; x < image.width(); ++x)
            marks.setPixel(x, y, qGray(image.pixel(x, y)) < surface ? 1 : 0);
    }
    return marks;
}

} // namespace

/// What a cell of the matrix tells of a machine, by what the cells are coloured by.
class TestCellLook : public QObject
{
    Q_OBJECT

private slots:
    void aMachineLooks_data();
    void aMachineLooks();
    void whatIsShownIsInTheLegend_data();
    void whatIsShownIsInTheLegend();
    void noTwoLooksOfALegendAreAlikeWithoutColours_data();
    void noTwoLooksOfALegendAreAlikeWithoutColours();
    void theWorseSpeaksForACell();
    void calmRecedesInSmallCells_data();
    void calmRecedesInSmallCells();
};

void TestCellLook::aMachineLooks_data()
{
    QTest::addColumn<QString>("coloring");
    QTest::addColumn<FleetRow>("row");
    QTest::addColumn<int>("shape");
    QTest::addColumn<int>("age");
    QTest::addColumn<QString>("word");
    const auto add =
        [](const char *name, const char *coloring, const FleetRow &row, CellLook look) {
            QTest::newRow(name) << coloring << row << static_cast<int>(look.shape) << look.age
                                << look.word;
        };
    const auto power =
        [&add](
            const char *name, const char *word, bool wantsOn, StatusShape shape, const char *told) {
            FleetRow row;
            row.power = live::fromWord<live::Power>(word);
            row.wantsOn = wantsOn;
            add(name, "power", row, {shape, -1, QLatin1String(told)});
        };
    const auto age = [&add](const char *name, double seconds, int step, const char *told) {
        FleetRow row;
        row.created = instantAt(now - seconds);
        add(name, "age", row, {StatusShape::Nothing, step, QLatin1String(told)});
    };
    const auto work =
        [&add](const char *name, const char *word, StatusShape shape, const char *told) {
            FleetRow row;
            row.maintenance = live::fromWord<live::MaintenanceStage>(word);
            add(name, "maintenance", row, {shape, -1, QLatin1String(told)});
        };

    FleetRow calm;
    calm.status.look = live::Look::Normal;
    calm.phase = QStringLiteral("Running");
    add("a calm machine is flat", "state", calm, {StatusShape::Nothing, -1, calm.phase});
    FleetRow late = calm;
    late.status.look = live::Look::Holding;
    late.status.word = QStringLiteral("Late");
    late.status.priority = 3;
    add("a priority replaces the sign",
        "state",
        late,
        {StatusShape::Diamond, -1, late.status.word.text});
    add("what is no colouring is the state",
        "moon",
        late,
        {StatusShape::Diamond, -1, late.status.word.text});

    FleetRow draining = calm;
    draining.status.look = live::Look::Progress;
    draining.status.word = QStringLiteral("Draining");
    add("what gets on", "state", draining, {StatusShape::Chevrons, -1, draining.status.word.text});
    draining.holds.push_back({.state = live::HoldState::Late});
    add("what holds outweighs that it gets on",
        "state",
        draining,
        {StatusShape::Bars, -1, QStringLiteral("Holding")});
    draining.status.priority = 2;
    add("a priority outweighs both",
        "state",
        draining,
        {StatusShape::Triangle, -1, draining.status.word.text});

    FleetRow raw;
    raw.notUnderstood = QStringLiteral("v1beta3");
    raw.status.look = live::Look::Raw;
    raw.status.word = QStringLiteral("v1beta3 not understood: shown raw");
    add("what is not understood is shown raw",
        "state",
        raw,
        {StatusShape::HollowDiamond, -1, raw.status.word.text});
    const CellLook nobodyKnows{StatusShape::Question, -1, QStringLiteral("Unknown")};
    add("raw, and nothing is known of a host", "power", raw, nobodyKnows);
    add("raw, and nothing is known of a maintenance", "maintenance", raw, nobodyKnows);

    power("without a host", "", false, StatusShape::Nothing, "No host");
    power("on as wanted", "On", true, StatusShape::PowerOn, "On");
    power("off as wanted", "Off", false, StatusShape::PowerOff, "Off");
    power("off unexpectedly", "Off", true, StatusShape::PowerMismatch, "Not as intended");
    power("on unexpectedly", "On", false, StatusShape::PowerMismatch, "Not as intended");
    power("on its way off", "PoweringOff", false, StatusShape::PowerMoving, "Changing");
    power("not read is not off", "Unknown", true, StatusShape::Question, "Unknown");
    power("a word of a newer server", "Hibernating", true, StatusShape::Question, "Unknown");

    age("just made", 0, 0, "Under 1 hour");
    age("by a clock that is a little ahead", -1000, 0, "Under 1 hour");
    age("an hour", hour, 1, "Under 1 day");
    age("a day", 24 * hour, 2, "Under 7 days");
    age("a week", 7 * 24 * hour, 3, "Under 30 days");
    age("not yet 30 days", 30 * 24 * hour - 1, 3, "Under 30 days");
    age("30 days", 30 * 24 * hour, 4, "Older");
    add("nobody knows when it was made",
        "age",
        FleetRow(),
        {StatusShape::Question, -1, QStringLiteral("Unknown")});

    work("no maintenance", "", StatusShape::Nothing, "None");
    work("under way", "underWay", StatusShape::Wrench, "In maintenance");
    work("planned", "planned", StatusShape::Circle, "Planned");
    work("a person has to go on", "manual", StatusShape::HollowBars, "Needs a person");
    work("failed", "failed", StatusShape::Cross, "Failed");
    work("a state of a newer server", "dreaming", StatusShape::Question, "Unknown");
}

void TestCellLook::aMachineLooks()
{
    QFETCH(QString, coloring);
    QFETCH(FleetRow, row);
    const CellLook look = cellLook(row, coloring, now);
    QTEST(static_cast<int>(look.shape), "shape");
    QTEST(look.age, "age");
    QTEST(look.word, "word");
}

void TestCellLook::whatIsShownIsInTheLegend_data()
{
    aMachineLooks_data();
}

void TestCellLook::whatIsShownIsInTheLegend()
{
    QFETCH(QString, coloring);
    QFETCH(FleetRow, row);
    const CellLook look = cellLook(row, coloring, now);
    if (!cellColorings().contains(coloring) || coloring == QLatin1String("state"))
        return; // a state has words of its own, and a calm cell needs none
    QVERIFY(cellLegend(coloring).contains(look));
}

void TestCellLook::noTwoLooksOfALegendAreAlikeWithoutColours_data()
{
    QTest::addColumn<QString>("coloring");
    for (const QString &coloring : cellColorings())
        QTest::newRow(qPrintable(coloring)) << coloring;
}

void TestCellLook::noTwoLooksOfALegendAreAlikeWithoutColours()
{
    QFETCH(QString, coloring);
    const QList<CellLook> legend = cellLegend(coloring);
    QVERIFY(legend.size() > 1);
    for (qsizetype first = 0; first < legend.size(); ++first) {
        for (qsizetype second = first + 1; second < legend.size(); ++second) {
            QVERIFY2(picture(legend[first]) != picture(legend[second]),
                     qPrintable(legend[first].word + u' ' + legend[second].word));
            if (legend[first].age >= 0 && legend[second].age >= 0)
                QVERIFY2(levels(legend[first]) != levels(legend[second]),
                         qPrintable(legend[first].word + u' ' + legend[second].word));
        }
    }
}

void TestCellLook::theWorseSpeaksForACell()
{
    FleetRow progress;
    progress.status.look = live::Look::Progress;
    FleetRow holding = progress;
    holding.holds.push_back({.state = live::HoldState::Holding});
    FleetRow calm;
    calm.status.look = live::Look::Normal;
    FleetRow urgent;
    urgent.status.look = live::Look::Unknown;
    urgent.status.priority = 1;
    const auto rank = [](const FleetRow &row) {
        return cellMark(row, QStringLiteral("state"), now).rank;
    };
    QVERIFY(rank(urgent) < rank(holding) && rank(holding) < rank(progress));
    QVERIFY(rank(progress) < rank(calm));
    for (const QString &coloring : cellColorings()) {
        if (coloring == QLatin1String("state"))
            continue;
        FleetRow off;
        off.power = live::fromWord<live::Power>("Off");
        off.wantsOn = true;
        off.created = instantAt(now - 1);
        off.maintenance = live::MaintenanceStage::Failed;
        FleetRow quiet;
        quiet.created = instantAt(1);
        QVERIFY2(cellMark(off, coloring, now).rank < cellMark(quiet, coloring, now).rank,
                 qPrintable(coloring));
    }
}

void TestCellLook::calmRecedesInSmallCells_data()
{
    QTest::addColumn<int>("scheme");
    QTest::addColumn<int>("side");

    for (const int side : {2, 3, 4, 5, 8, 11})
        for (const auto &[name, scheme] : {std::pair{"light", ColorScheme::Light},
                                           std::pair{"dark", ColorScheme::Dark},
                                           std::pair{"contrast", ColorScheme::Contrast}})
            QTest::addRow("%s, %d px", name, side) << static_cast<int>(scheme) << side;
}

/// Of a cell that is too small for a sign the strongest colour tells: what a person has to see has
/// 3:1 against the surface at least, what is calm less than all of that, and something.
void TestCellLook::calmRecedesInSmallCells()
{
    QFETCH(const int, scheme);
    QFETCH(const int, side);
    const Palette &palette = paletteOf(static_cast<ColorScheme>(scheme));
    /// The most of any pixel, and the sum of all.
    const auto weight = [&](StatusShape shape) {
        QImage image(side, side, QImage::Format_RGB32);
        image.fill(palette.panel);
        QPainter painter(&image);
        PlainCells cells(palette);
        cells.add(image.rect(), {.shape = shape});
        cells.paint(painter);
        painter.end();
        double most = 0;
        double sum = 0;
        for (int y = 0; y < side; ++y)
            for (int x = 0; x < side; ++x) {
                const double ratio = contrastRatio(image.pixelColor(x, y), palette.panel);
                most = std::max(most, ratio);
                sum += ratio - 1;
            }
        return std::pair(most, sum);
    };
    const auto calm = weight(StatusShape::Nothing);
    QVERIFY(calm.first >= 1.25);
    for (const auto shape : {StatusShape::Square,
                             StatusShape::Triangle,
                             StatusShape::Diamond,
                             StatusShape::Bars,
                             StatusShape::Cross,
                             StatusShape::Question,
                             StatusShape::PowerMismatch,
                             StatusShape::Chevrons}) {
        const auto other = weight(shape);
        QVERIFY2(other.first >= 3, qPrintable(QString::number(static_cast<int>(shape))));
        QVERIFY2(other.second > calm.second, qPrintable(QString::number(static_cast<int>(shape))));
    }
    if (palette.hold != palette.progress && side < 5)
        QVERIFY(weight(StatusShape::Bars).first > weight(StatusShape::Chevrons).first);
}

} // namespace tst_celllook

HP_TEST(tst_celllook, TestCellLook)
#include "tst_celllook.moc"
