// SPDX-License-Identifier: Apache-2.0
#include "model/rules/maintenance/Openings.h"
#include "tests/support/runner/Runner.h"

#include <QTest>

#include <algorithm>
#include <random>
#include <sstream>

namespace tst_openings {

using namespace hp;
using namespace hp::maintenance;

namespace {

/// "1-3 5-8" in seconds.
Openings read(const QByteArray &text)
{
    Openings openings;
    std::istringstream in(text.toStdString());
    int from = 0;
    int until = 0;
    for (char dash = 0; in >> from >> dash >> until;)
        openings.push_back(
            {TimePoint(std::chrono::seconds(from)), TimePoint(std::chrono::seconds(until))});
    return openings;
}

bool has(const Openings &openings, int second)
{
    return std::any_of(openings.begin(), openings.end(), [second](const Opening &one) {
        return one.contains(TimePoint(std::chrono::seconds(second)));
    });
}

} // namespace

class TestOpenings : public QObject
{
    Q_OBJECT
private slots:
    void algebra_data();
    void algebra();
    void anyListsAgreeWithSecondsOneByOne();
};

void TestOpenings::algebra_data()
{
    QTest::addColumn<QByteArray>("one");
    QTest::addColumn<QByteArray>("operation");
    QTest::addColumn<QByteArray>("other");
    QTest::addColumn<QByteArray>("result");
    const auto row = [](const char *title,
                        const char *one,
                        const char *operation,
                        const char *other,
                        const char *result) {
        QTest::newRow(title) << QByteArray(one) << QByteArray(operation) << QByteArray(other)
                             << QByteArray(result);
    };
    row("overlapping ones become one", "1-4 3-6", "united", "", "1-6");
    row("touching ones become one", "1-4 4-6", "united", "", "1-6");
    row("order does not matter", "5-6 1-2", "united", "", "1-2 5-6");
    row("one inside of another vanishes", "1-9 2-3", "united", "", "1-9");
    row("empty ones vanish", "3-3 5-4", "united", "", "");
    row("a cut in the middle leaves both ends", "1-9", "without", "3-5", "1-3 5-9");
    row("a cut over several takes all of them", "1-3 4-6", "without", "0-7", "");
    row("a cut that touches takes nothing", "1-3", "without", "3-5", "1-3");
    row("one cut may hit two", "1-4 6-9", "without", "3-7", "1-3 7-9");
    row("common is what both have", "1-5 7-9", "common", "3-8", "3-5 7-8");
    row("what touches has nothing in common", "1-3", "common", "3-5", "");
}

void TestOpenings::algebra()
{
    QFETCH(QByteArray, one);
    QFETCH(QByteArray, operation);
    QFETCH(QByteArray, other);
    QFETCH(QByteArray, result);
    const Openings got = operation == "united" ? united(read(one))
        : operation == "without"               ? without(read(one), read(other))
                                               : common(read(one), read(other));
    QVERIFY(got == read(result));
}

void TestOpenings::anyListsAgreeWithSecondsOneByOne()
{
    std::mt19937 random(7);
    const auto any = [&random] {
        Openings list;
        for (unsigned i = 0; i < random() % 6; ++i) {
            const int from = static_cast<int>(random() % 30);
            list.push_back({TimePoint(std::chrono::seconds(from)),
                            TimePoint(std::chrono::seconds(from + random() % 8))});
        }
        return list;
    };
    for (int round = 0; round < 2000; ++round) {
        const Openings a = any();
        const Openings b = any();
        const Openings ua = united(a);
        const Openings ub = united(b);
        const Openings left = without(ua, ub);
        const Openings both = common(ua, ub);
        for (int second = -1; second < 40; ++second) {
            QCOMPARE(has(ua, second), has(a, second));
            QCOMPARE(has(left, second), has(a, second) && !has(b, second));
            QCOMPARE(has(both, second), has(a, second) && has(b, second));
        }
    }
}

} // namespace tst_openings

HP_TEST(tst_openings, TestOpenings)
#include "tst_openings.moc"
