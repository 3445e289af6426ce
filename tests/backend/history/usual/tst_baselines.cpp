// SPDX-License-Identifier: Apache-2.0
#include "backend/history/usual/Baselines.h"
#include "backend/history/usual/HeldTracker.h"

#include <QTest>

#include <chrono>

using namespace hp;
using namespace hp::history;
using namespace std::chrono_literals;

namespace {

const TimePoint start = *parseTime("2026-01-10T12:00:00Z");

HeldSpan held(Duration duration, const char *role = "worker")
{
    return {"preDrain", "X", "owner", role, start, start + duration};
}

Transition of(const char *lane, const char *kind, Duration at, const char *look)
{
    Transition result;
    result.uid = "u";
    result.lane = lane;
    result.state.kind = kind;
    result.state.look = look;
    result.state.detail = "owner";
    result.at = start + at;
    return result;
}

} // namespace

/// What counts as a hold that tells what is usual, and how it is summed up.
class TestBaselines : public QObject
{
    Q_OBJECT
private slots:
    void percentilesAreByNearestRank();
    void onlyTheNewestCount();
    void whatIsHeldAndLetGoCounts_data();
    void whatIsHeldAndLetGoCounts();
    void aHoldFromBeforeTheStartCounts();
};

void TestBaselines::percentilesAreByNearestRank()
{
    Baselines baselines;
    const holds::BaselineKey key{"preDrain", "X", "owner", "worker"};
    QVERIFY(!baselines.of(key));
    for (int i = 20; i >= 1; --i)
        baselines.add(held(i * 1min));
    baselines.add(held(24h, "master"));
    QVERIFY(baselines.of(key) == (holds::Baseline{10min, 19min, 20}));
    baselines.add(held(21min));
    QVERIFY(baselines.of(key) == (holds::Baseline{11min, 20min, 21}));
}

void TestBaselines::onlyTheNewestCount()
{
    Baselines baselines;
    std::vector<HeldSpan> newestFirst(Baselines::most, held(1min));
    newestFirst.resize(2 * Baselines::most, held(1h));
    baselines.replace(newestFirst);
    const auto usual = baselines.of({"preDrain", "X", "owner", "worker"});
    QVERIFY(usual == (holds::Baseline{1min, 1min, Baselines::most}));
    for (std::size_t i = 0; i < Baselines::most; ++i)
        baselines.add(held(2min));
    QVERIFY(baselines.of({"preDrain", "X", "owner", "worker"})->p50 == Duration(2min));
}

void TestBaselines::whatIsHeldAndLetGoCounts_data()
{
    QTest::addColumn<QString>("lane");
    QTest::addColumn<QString>("kind");
    QTest::addColumn<QString>("held");
    QTest::addColumn<QString>("end");
    QTest::addColumn<bool>("reported");
    QTest::addColumn<QString>("counts");
    const QString hook = QStringLiteral("hook/preDrain/a/b");
    QTest::newRow("a released hook counts") << hook << "hook"
                                            << "holding"
                                            << "released" << false << "preDrain a/b owner";
    QTest::newRow("an overridden one does not") << hook << "hook"
                                                << "holding"
                                                << "overridden" << false << "";
    QTest::newRow("nor one that vanished") << hook << "hook"
                                           << "holding"
                                           << "vanished" << false << "";
    QTest::newRow("nor one whose end nobody saw") << hook << "hook"
                                                  << "holding"
                                                  << "released" << true << "";
    QTest::newRow("nor one that never held") << hook << "hook"
                                             << "armed"
                                             << "released" << false << "";
    QTest::newRow("a power key that held counts") << "key/reboot.metal3.io/x"
                                                  << "key"
                                                  << "held"
                                                  << "" << false << "power.key reboot.metal3.io/x ";
    QTest::newRow("a blocked drain counts") << "drain"
                                            << "drain"
                                            << "blocked"
                                            << "" << false << "drain.pdb  ";
}

void TestBaselines::whatIsHeldAndLetGoCounts()
{
    QFETCH(const QString, lane);
    QFETCH(const QString, kind);
    QFETCH(const QString, held);
    QFETCH(const QString, end);
    QFETCH(const bool, reported);
    QFETCH(const QString, counts);
    const QByteArray laneId = lane.toUtf8();
    const QByteArray laneKind = kind.toUtf8();
    HeldTracker tracker;
    const auto role = [] { return std::string("master"); };
    Transition begin = of(laneId, laneKind, 0s, held.toUtf8());
    tracker.follow(begin, role);
    QVERIFY(!begin.held);
    Transition changed = of(laneId, laneKind, 30s, held.toUtf8());
    tracker.follow(changed, role);
    Transition last = of(laneId, laneKind, 90s, "");
    last.end = end.toStdString();
    last.known = reported ? Known::Reported : Known::Observed;
    tracker.follow(last, role);
    QCOMPARE(last.held.has_value(), !counts.isEmpty());
    if (!last.held)
        return;
    QCOMPARE(
        QString::fromStdString(last.held->point + ' ' + last.held->name + ' ' + last.held->owner),
        counts);
    QCOMPARE(last.held->role, std::string("master"));
    QVERIFY(last.held->until - last.held->since == Duration(90s));
}

void TestBaselines::aHoldFromBeforeTheStartCounts()
{
    HeldTracker tracker;
    tracker.standing("u", "hook/preDrain/X", {.kind = "hook", .look = "holding"}, start - 1h);
    Transition last = of("hook/preDrain/X", "hook", 0s, "");
    last.end = "released";
    tracker.follow(last, [] { return std::string(); });
    QVERIFY(last.held && last.held->until - last.held->since == Duration(1h));
}

QTEST_GUILESS_MAIN(TestBaselines)
#include "tst_baselines.moc"
