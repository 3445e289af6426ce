// SPDX-License-Identifier: Apache-2.0
#include "backend/gateway/views/View.h"
#include "tests/support/runner/Runner.h"

#include <QTest>

namespace tst_view {

using namespace hp;
using namespace std::chrono_literals;
using gateway::View;

namespace {
const TimePoint start = *parseTime("2026-01-10T12:00:00Z");
}

class TestView : public QObject
{
    Q_OBJECT
private slots:
    void aFrameHoldsWhatChangedSinceTheLast()
    {
        View view;
        view.set("a", "1");
        view.set("b", "2");
        QVERIFY(view.flush(start));
        view.set("a", "3");
        view.remove("b");
        QVERIFY(view.flush(start + 50ms));
        QCOMPARE(view.seq(), std::uint64_t(2));
        QCOMPARE(
            view.framesAfter(1).at(0)->changes.text,
            std::string(
                "\"at\":\"2026-01-10T12:00:00.050000Z\",\"set\":{\"a\":3},\"remove\":[\"b\"]"));
    }

    void anEqualRowIsNoChange()
    {
        View view;
        view.set("a", "1");
        view.flush(start);
        view.set("a", "1");
        QVERIFY(!view.flush(start));
        view.replace({{"a", "1"}});
        QVERIFY(!view.flush(start));
        QCOMPARE(view.seq(), std::uint64_t(1));
    }

    void aRowThatCameAndWentIsRemoved()
    {
        View view;
        view.set("a", "1");
        view.flush(start);
        view.remove("a");
        view.set("a", "1");
        view.flush(start);
        QCOMPARE(view.rows().at("a"), std::string("1"));
        QVERIFY(view.framesAfter(1).empty()
                || view.framesAfter(1).at(0)->changes.text.find("\"remove\":[]")
                    != std::string::npos);
    }

    void whoWasAwayLessThanAMinuteGetsExactlyTheMissedFrames()
    {
        View view;
        for (int i = 0; i < 10; ++i) {
            view.set("a", std::to_string(i));
            view.flush(start + i * 1s);
        }
        QVERIFY(view.canResume(4));
        QCOMPARE(view.framesAfter(4).size(), std::size_t(6));
        QCOMPARE(view.framesAfter(4).front()->seq, std::uint64_t(5));
        QVERIFY(view.canResume(10));
        QVERIFY(view.framesAfter(10).empty());
    }

    void whoWasAwayTooLongOrComesFromElsewhereCannotResume()
    {
        View view;
        for (int i = 0; i < 10; ++i) {
            view.set("a", std::to_string(i));
            view.flush(start + i * 30s);
        }
        QVERIFY(!view.canResume(2));
        QVERIFY(!view.canResume(11));
    }

    void aViewOfThePastHasFramesFromWhereItGoesOn()
    {
        View view;
        view.setPast();
        view.set("a", "1");
        QVERIFY(view.flush(start));
        view.set("a", "2");
        view.set("b", "1");
        QVERIFY(view.flush(start));
        QCOMPARE(view.seq(), std::uint64_t(2));
        QVERIFY2(!view.canResume(1), "nobody was told what came between");
        QVERIFY(view.framesAfter(0).empty());
        view.goOnTo(start, {});
        QCOMPARE(view.seq(), std::uint64_t(2)); // whoever opens it has that already
        view.set("a", "3");
        view.goOnTo(start + 1s, {});
        QVERIFY(view.canResume(2));
        QCOMPARE(view.framesAfter(2).size(), std::size_t(1));
        QCOMPARE(
            view.framesAfter(2).front()->changes.text,
            std::string("\"at\":\"2026-01-10T12:00:01.000000Z\",\"set\":{\"a\":3},\"remove\":[]"));
        view.goOnTo(start + 2s, {});
        QCOMPARE(view.framesAfter(2).size(), std::size_t(2));
    }

    void theLogHasABound()
    {
        View view({std::chrono::hours(1), 4096});
        for (int i = 0; i < 1000; ++i) {
            view.set("a", '"' + std::string(200, static_cast<char>('a' + i % 26)) + '"');
            view.flush(start);
        }
        QVERIFY(view.framesAfter(0).size() < 20);
        QVERIFY(view.canResume(999));
        QVERIFY(!view.canResume(1));
    }
};

} // namespace tst_view

HP_TEST(tst_view, TestView)
#include "tst_view.moc"
