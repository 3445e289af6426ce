// SPDX-License-Identifier: Apache-2.0
#include "backend/history/Baselines.h"
#include "backend/history/HeldTracker.h"
#include "model/rules/holds/Hold.h"
#include "tests/support/runner/Runner.h"

#include <QTest>

#include <algorithm>
#include <chrono>
#include <nlohmann/json.hpp>

namespace tst_baselines {

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
    void whatEndsWithAnOverrideDoesNotCount();
    void aHoldFromBeforeTheStartCounts();
    void aHoldFindsItsOwnPast_data();
    void aHoldFindsItsOwnPast();
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
    std::vector<HeldSpan> newestFirst(Baselines::maxSamples, held(1min));
    newestFirst.resize(2 * Baselines::maxSamples, held(1h));
    baselines.replace(newestFirst);
    const auto usual = baselines.of({"preDrain", "X", "owner", "worker"});
    QVERIFY(usual == (holds::Baseline{1min, 1min, Baselines::maxSamples}));
    for (std::size_t i = 0; i < Baselines::maxSamples; ++i)
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
                                                  << "" << false << "power.key x x";
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

void TestBaselines::whatEndsWithAnOverrideDoesNotCount()
{
    const auto role = [] { return std::string("master"); };
    const ObjectKey mine{"ns", "m1"};
    const auto counts = [&](const ObjectKey &machine, Duration overriddenAt) {
        HeldTracker tracker;
        Transition begin = of("hook/preDrain/a", "hook", 0s, "holding");
        tracker.follow(begin, role);
        tracker.overridden(machine, start + overriddenAt);
        Transition end = of("hook/preDrain/a", "hook", 90s, "");
        end.machine = mine;
        end.seen = end.at;
        end.end = "released";
        tracker.follow(end, role);
        return end.held.has_value();
    };
    QVERIFY(!counts(mine, 89s));
    QVERIFY(counts(mine, 10s)); // that was something else
    QVERIFY(counts({"ns", "m2"}, 89s));
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

void TestBaselines::aHoldFindsItsOwnPast_data()
{
    QTest::addColumn<QString>("machine");
    QTest::addColumn<QString>("host");
    QTest::addColumn<QString>("changed"); // "machine" or "host": what lets go
    QTest::addColumn<QString>("next");
    QTest::addColumn<QString>("hold");
    const QString drained = QStringLiteral(
        R"({"kind": "Machine", "metadata": {"name": "w", "namespace": "n", "uid": "m",
        "deletionTimestamp": "2026-01-10T12:00:00Z", "finalizers": ["machine.machine.openshift.io"]},
        "spec": {"lifecycleHooks": {"preDrain": [{"name": "Backup", "owner": "backup/shop"}]}},
        "status": {"phase": "Deleting", "nodeRef": {"name": "w"}}})");
    const QString plain = QStringLiteral(
        R"({"kind": "Machine", "metadata": {"name": "w", "namespace": "n", "uid": "m"},
        "status": {"phase": "Running", "nodeRef": {"name": "w"}}})");
    const QString off = QStringLiteral(
        R"({"kind": "BareMetalHost", "metadata": {"name": "h", "namespace": "n", "uid": "h",
        "annotations": {"reboot.metal3.io/fencing": ""}}, "spec": {"online": true},
        "status": {"poweredOn": false, "provisioning": {"rebootHolds": [{"key": "reboot.metal3.io/fencing",
        "mode": "soft", "acceptedAt": "2026-01-10T12:00:00Z", "heldSince": "2026-01-10T12:01:00Z"}]}}})");
    QTest::newRow("a hook") << drained << QString() << QStringLiteral("machine")
                            << QStringLiteral(R"({"spec": {"lifecycleHooks": null}})")
                            << QStringLiteral("hook.preDrain/Backup");
    QTest::newRow("a power key") << plain << off << QStringLiteral("host")
                                 << QStringLiteral(R"({"metadata": {"annotations": null}})")
                                 << QStringLiteral("power.key/fencing");
}

/// The rules ask for the past of a hold under the very key under which the record keeps it.
void TestBaselines::aHoldFindsItsOwnPast()
{
    QFETCH(const QString, machine);
    QFETCH(const QString, host);
    QFETCH(const QString, changed);
    QFETCH(const QString, next);
    QFETCH(const QString, hold);
    holds::StuckView view;
    view.machine = Object(Json::parse(machine.toStdString()));
    if (!host.isEmpty())
        view.host = Object(Json::parse(host.toStdString()));
    const auto found = holds::holdsOf(view, start + 5min);
    const auto it = std::find_if(found.begin(), found.end(), [&](const holds::Hold &one) {
        return one.key() == hold.toStdString();
    });
    QVERIFY(it != found.end());

    const Object before = changed == QLatin1String("host") ? view.host : view.machine;
    Json json = before.json();
    json.merge_patch(Json::parse(next.toStdString()));
    const Object after{std::move(json)};
    HeldTracker tracker;
    std::vector<HeldSpan> spans;
    const auto take = [&](const Object &from, const Object &to, Duration at) {
        const Observation seen{start + at, Known::Observed, "watch", {}};
        for (Transition &transition : transitionsBetween(from, to, seen)) {
            tracker.follow(transition, [] { return std::string("worker"); });
            if (transition.held)
                spans.push_back(*transition.held);
        }
    };
    take({}, before, 5min);
    take(before, after, 10min);
    QCOMPARE(spans.size(), std::size_t(1));
    Baselines baselines;
    baselines.add(spans.front());
    QVERIFY(baselines.of(holds::baselineKeyOf(*it, "worker")).has_value());
}

} // namespace tst_baselines

HP_TEST(tst_baselines, TestBaselines)
#include "tst_baselines.moc"
