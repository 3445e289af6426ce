// SPDX-License-Identifier: Apache-2.0
#include "tests/support/runner/Runner.h"
#include "ui/timeline/paint/TimeBrush.h"

#include <QTest>

namespace tst_timebrush {

using namespace std::chrono_literals;
using namespace hp::ui;
using hp::Duration;
using hp::TimePoint;

namespace {

const TimePoint zero = *hp::parseTime("2026-01-10T00:00:00Z");

TimePoint at(int minutes)
{
    return zero + std::chrono::minutes(minutes);
}

/// Minutes since the whole began.
QString words(const TimeStretch &stretch)
{
    const auto minutes = [](TimePoint time) {
        return std::chrono::duration_cast<std::chrono::minutes>(time - zero).count();
    };
    return QStringLiteral("%1-%2").arg(minutes(stretch.from)).arg(minutes(stretch.to));
}

/// Over a thousand minutes.
TimeBrush brush(int from, int to)
{
    return {{zero, at(1000)}, {at(from), at(to)}};
}

using Act = TimeStretch (*)(const TimeBrush &);

} // namespace

class TestTimeBrush : public QObject
{
    Q_OBJECT
private slots:
    void theWindowIsWhatIsShownOfTheWhole_data()
    {
        QTest::addColumn<int>("from");
        QTest::addColumn<int>("to");
        QTest::addColumn<QString>("window");
        QTest::newRow("a part") << 200 << 300 << "200-300";
        QTest::newRow("all of it, with room on either side") << -30 << 1030 << "0-1000";
        QTest::newRow("up to the end, with room behind it") << 900 << 1010 << "900-1000";
        QTest::newRow("all behind the end: the last of that length") << 1100 << 1200 << "900-1000";
        QTest::newRow("all before the begin: the first") << -300 << -100 << "0-200";
        QTest::newRow("longer than the whole and beside it") << 2000 << 9000 << "0-1000";
    }

    void theWindowIsWhatIsShownOfTheWhole()
    {
        QFETCH(const int, from);
        QFETCH(const int, to);
        QFETCH(const QString, window);
        QCOMPARE(words(brush(from, to).window()), window);
    }

    void itStaysInsideOfTheWhole_data()
    {
        QTest::addColumn<int>("from");
        QTest::addColumn<int>("to");
        QTest::addColumn<Act>("act");
        QTest::addColumn<QString>("becomes");
        const auto row = [](const char *name, int from, int to, Act act, const char *becomes) {
            QTest::newRow(name) << from << to << act << QString::fromLatin1(becomes);
        };
        const Act left = [](const TimeBrush &one) { return one.movedBy(-50min); };
        const Act right = [](const TimeBrush &one) { return one.movedBy(50min); };
        row("moved to the left", 200, 300, left, "150-250");
        row("moved against the begin", 20, 120, left, "0-100");
        row("moved against the end", 890, 990, right, "900-1000");
        row("the whole does not move", 0, 1000, left, "0-1000");
        const Act jump = [](const TimeBrush &one) { return one.movedTo(at(700)); };
        row("brought to a click, with its middle", 200, 300, jump, "650-750");
        const Act edge = [](const TimeBrush &one) { return one.movedTo(at(990)); };
        row("brought to a click at the edge", 200, 300, edge, "900-1000");
        row(
            "to the begin", 200, 300, [](const TimeBrush &one) { return one.atBegin(); }, "0-100");
        row(
            "to the end", 200, 300, [](const TimeBrush &one) { return one.atEnd(); }, "900-1000");
        const Act begin = [](const TimeBrush &one) { return one.withBegin(at(250), 10min); };
        row("its begin dragged", 200, 300, begin, "250-300");
        const Act over = [](const TimeBrush &one) { return one.withBegin(at(400), 10min); };
        row("its begin dragged over its end", 200, 300, over, "290-300");
        row("one that was shorter already", 297, 300, over, "297-300");
        const Act out = [](const TimeBrush &one) { return one.withBegin(at(-40), 10min); };
        row("its begin dragged out of the whole", 200, 300, out, "0-300");
        const Act end = [](const TimeBrush &one) { return one.withEnd(at(1400), 10min); };
        row("its end dragged out of the whole", 200, 300, end, "200-1000");
        const Act back = [](const TimeBrush &one) { return one.withEnd(at(100), 10min); };
        row("its end dragged over its begin", 200, 300, back, "200-210");
        const Act wider = [](const TimeBrush &one) { return one.widened(2, 10min); };
        const Act narrower = [](const TimeBrush &one) { return one.widened(0.5, 10min); };
        row("wider around its middle", 200, 300, wider, "150-350");
        row("wider at the begin", 0, 100, wider, "0-200");
        row("at the end it keeps its end", 900, 1000, wider, "800-1000");
        row("narrower at the end likewise", 900, 1000, narrower, "950-1000");
        row("not wider than the whole", 300, 900, wider, "0-1000");
        row("not narrower than a pixel", 500, 512, narrower, "501-511");
    }

    void itStaysInsideOfTheWhole()
    {
        QFETCH(const int, from);
        QFETCH(const int, to);
        QFETCH(const Act, act);
        QFETCH(const QString, becomes);
        QCOMPARE(words(act(brush(from, to))), becomes);
    }

    void withoutAWholeThereIsNone()
    {
        QVERIFY(TimeBrush().isEmpty());
        QVERIFY(TimeBrush({zero, zero}, {at(1), at(2)}).isEmpty());
    }

    void whatIsTakenHoldOf_data()
    {
        QTest::addColumn<double>("x");
        QTest::addColumn<double>("right");
        QTest::addColumn<int>("grip");
        const auto row = [](const char *name, double x, double right, BrushGrip grip) {
            QTest::newRow(name) << x << right << static_cast<int>(grip);
        };
        // It is drawn from 100 on.
        row("far left of it", 50, 200, BrushGrip::Outside);
        row("just left of it", 96, 200, BrushGrip::Begin);
        row("just inside", 104, 200, BrushGrip::Begin);
        row("the middle", 150, 200, BrushGrip::Window);
        row("just inside of the end", 196, 200, BrushGrip::End);
        row("just right of it", 205, 200, BrushGrip::End);
        row("far right of it", 250, 200, BrushGrip::Outside);
        row("the middle of the narrowest", 104, 108, BrushGrip::Window);
        row("its end", 107, 108, BrushGrip::End);
    }

    void whatIsTakenHoldOf()
    {
        QFETCH(const double, x);
        QFETCH(const double, right);
        QFETCH(const int, grip);
        QCOMPARE(static_cast<int>(brushGripAt(x, 100, right)), grip);
    }
};

} // namespace tst_timebrush

HP_TEST(tst_timebrush, TestTimeBrush)
#include "tst_timebrush.moc"
