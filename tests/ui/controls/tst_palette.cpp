// SPDX-License-Identifier: Apache-2.0
#include "model/live/Words.h"
#include "tests/support/runner/Runner.h"
#include "ui/theme/Fonts.h"
#include "ui/theme/Palette.h"
#include "ui/theme/StatusPaint.h"

#include <QFontInfo>
#include <QImage>
#include <QPainter>
#include <QTest>

#include <set>

namespace tst_palette {

using namespace hp::ui;

namespace {

struct Surface {
    const char *name;
    QColor Palette::*color;
};

constexpr Surface surfaces[] = {
    {"bg", &Palette::bg},
    {"panel", &Palette::panel},
    {"raised", &Palette::raised},
    {"header", &Palette::header},
    {"hover", &Palette::hover},
    {"selection", &Palette::selection},
    {"band", &Palette::band},
};

constexpr Surface words[] = {
    {"text", &Palette::text},
    {"text2", &Palette::text2},
    {"text3", &Palette::text3},
    {"p1Fg", &Palette::p1Fg},
    {"p2Fg", &Palette::p2Fg},
    {"p3Fg", &Palette::p3Fg},
    {"holdFg", &Palette::holdFg},
};

struct Fill {
    const char *name;
    QColor Palette::*fill;
    QColor Palette::*sign;
};

constexpr Fill fills[] = {
    {"p1", &Palette::p1, &Palette::onP1},
    {"p2", &Palette::p2, &Palette::onP2},
    {"p3", &Palette::p3, &Palette::onP3},
    {"hold", &Palette::hold, &Palette::onHold},
    {"neutral", &Palette::neutral, &Palette::onNeutral},
    {"progress", &Palette::progress, &Palette::onProgress},
};

struct Scheme {
    const char *name;
    ColorScheme scheme;
};

constexpr Scheme schemes[] = {{"light", ColorScheme::Light},
                              {"dark", ColorScheme::Dark},
                              {"contrast", ColorScheme::Contrast}};

QByteArray rowName(const char *scheme, const char *front, const char *back)
{
    return QByteArray(scheme) + ": " + front + " on " + back;
}

QImage pictureOf(StatusShape shape)
{
    QImage image(18, 18, QImage::Format_ARGB32_Premultiplied);
    image.fill(Qt::white);
    QPainter painter(&image);
    // Only the sign in one ink: the shapes must differ without their colours.
    paintStatusSign(painter, QRectF(1, 1, 16, 16), shape, {QColor(), Qt::black, Qt::black});
    return image;
}

} // namespace

class TestPalette : public QObject
{
    Q_OBJECT

private slots:
    void contrastFormulaKnowsItsEnds();
    void surfacesStandApart_data();
    void surfacesStandApart();
    void contrastIsEnough_data();
    void contrastIsEnough();
    void shapesDifferWithoutColour();
    void unknownWordsAreQuestions();
    void everyStateOfAHoldHasAShape();
    void fontsAreEmbedded();
};

void TestPalette::contrastFormulaKnowsItsEnds()
{
    QCOMPARE(contrastRatio(Qt::black, Qt::white), 21.0);
    QCOMPARE(contrastRatio(Qt::red, Qt::red), 1.0);
    // product.md 4.8: text on the light panel is 13.5
    QVERIFY(qAbs(contrastRatio(QColor(0x1B1F24u), QColor(0xE6E8EAu)) - 13.5) < 0.05);
}

void TestPalette::surfacesStandApart_data()
{
    QTest::addColumn<QColor>("front");
    QTest::addColumn<QColor>("back");
    QTest::addColumn<double>("least");

    const Palette &light = paletteOf(ColorScheme::Light);
    const Palette &dark = paletteOf(ColorScheme::Dark);
    const auto add = [](const char *name, const QColor &front, const QColor &back, double least) {
        QTest::newRow(name) << front << back << least;
    };
    add("light: a panel before the page", light.panel, light.bg, 1.25);
    add("light: a calm cell in its panel", light.calm, light.panel, 1.2);
    add("light: the edge of a panel", light.rule, light.panel, 1.5);
    add("light: the head of a table", light.band, light.panel, 1.08);
    add("light: a chosen row", light.selection, light.panel, 1.25);
    // The eye tells dark tones apart at less.
    add("dark: a panel before the page", dark.panel, dark.bg, 1.15);
    add("dark: a calm cell in its panel", dark.calm, dark.panel, 1.2);
    add("dark: the edge of a panel", dark.rule, dark.panel, 1.5);
    add("dark: the head of a table", dark.band, dark.panel, 1.08);
    add("dark: a chosen row", dark.selection, dark.panel, 1.2);
}

void TestPalette::surfacesStandApart()
{
    QFETCH(const QColor, front);
    QFETCH(const QColor, back);
    QFETCH(const double, least);
    const double ratio = contrastRatio(front, back);
    QVERIFY2(ratio >= least, qPrintable(QString::number(ratio)));
}

void TestPalette::contrastIsEnough_data()
{
    QTest::addColumn<QColor>("front");
    QTest::addColumn<QColor>("back");
    QTest::addColumn<double>("least");

    for (const Scheme &scheme : schemes) {
        const Palette &palette = paletteOf(scheme.scheme);
        for (const Surface &surface : surfaces) {
            const QColor back = palette.*surface.color;
            for (const Surface &word : words)
                QTest::newRow(rowName(scheme.name, word.name, surface.name))
                    << palette.*word.color << back << 4.5;
            QTest::newRow(rowName(scheme.name, "focus", surface.name))
                << palette.focus << back << 3.0;
            // product.md 4.8: the line is not used on the light header (2.99).
            if (scheme.scheme != ColorScheme::Light || surface.color != &Palette::header)
                QTest::newRow(rowName(scheme.name, "line", surface.name))
                    << palette.line << back << 3.0;
        }
        for (const Fill &fill : fills)
            QTest::newRow(rowName(scheme.name, "sign", fill.name))
                << palette.*fill.sign << palette.*fill.fill << 4.5;
    }
}

void TestPalette::contrastIsEnough()
{
    QFETCH(const QColor, front);
    QFETCH(const QColor, back);
    QFETCH(const double, least);

    const double ratio = contrastRatio(front, back);

    QVERIFY2(ratio >= least, qPrintable(QString::number(ratio)));
}

void TestPalette::shapesDifferWithoutColour()
{
    std::set<QByteArray> pictures;
    constexpr int shapes = static_cast<int>(StatusShape::PowerMismatch) + 1;
    for (int shape = 0; shape < shapes; ++shape) {
        const QImage image = pictureOf(static_cast<StatusShape>(shape));
        pictures.insert(QByteArray(reinterpret_cast<const char *>(image.constBits()),
                                   static_cast<qsizetype>(image.sizeInBytes())));
    }
    QCOMPARE(pictures.size(), static_cast<std::size_t>(shapes));
}

void TestPalette::unknownWordsAreQuestions()
{
    QCOMPARE(statusShape(QStringLiteral("holding"), 0), StatusShape::Bars);
    QCOMPARE(statusShape(QStringLiteral("holding"), 1), StatusShape::Square);
    QCOMPARE(statusShape(QStringLiteral("PoweringOff"), 0), StatusShape::PowerMoving);
    QCOMPARE(statusShape(QStringLiteral("quantum"), 0), StatusShape::Question);
    QCOMPARE(statusShape(QStringLiteral("quantum"), 7), StatusShape::Question);
}

/// Only of what went while nobody looked is it not known how it ended.
void TestPalette::everyStateOfAHoldHasAShape()
{
    for (const std::string_view word : hp::live::words<hp::live::HoldState>) {
        if (word == "Vanished" || word == "?")
            continue;
        const QString state = QString::fromLatin1(word.data(), static_cast<qsizetype>(word.size()));
        QVERIFY2(statusShape(state, 0) != StatusShape::Question, qPrintable(state));
    }
}

void TestPalette::fontsAreEmbedded()
{
    loadFonts();
    QCOMPARE(QFontInfo(QFont(textFamily())).family(), textFamily());
    QCOMPARE(QFontInfo(QFont(monoFamily())).family(), monoFamily());
    QVERIFY(QFontInfo(QFont(monoFamily())).fixedPitch());
}

} // namespace tst_palette

HP_GUI_TEST(tst_palette, TestPalette)
#include "tst_palette.moc"
