// SPDX-License-Identifier: Apache-2.0
#include "model/rules/maintenance/Strategy.h"
#include "tests/support/runner/Runner.h"

#include <QTest>

#include <set>

namespace tst_strategy {

using namespace hp::maintenance;

class TestStrategy : public QObject
{
    Q_OBJECT
private slots:
    void theWayFollowsFromEventAndPlatform_data();
    void theWayFollowsFromEventAndPlatform();
    void aMasterIsNeverTouched();
    void lbUnhealthyNeverDeletesAnything();
};

void TestStrategy::theWayFollowsFromEventAndPlatform_data()
{
    QTest::addColumn<QByteArray>("code");
    QTest::addColumn<QByteArray>("strategy");
    QTest::addColumn<bool>("metal");
    QTest::addColumn<bool>("down");
    QTest::addColumn<bool>("spare");
    QTest::addColumn<bool>("hostless");
    QTest::addColumn<QByteArray>("way");
    QTest::addColumn<QByteArray>("reason");
    const auto row = [](const char *title,
                        const char *code,
                        const char *strategy,
                        const char *flags,
                        const char *way,
                        const char *reason) {
        const QByteArray has(flags);
        QTest::newRow(title) << QByteArray(code) << QByteArray(strategy) << has.contains("metal")
                             << has.contains("down") << has.contains("spare")
                             << has.contains("hostless") << QByteArray(way) << QByteArray(reason);
    };
    const char *usual = "by event and platform";
    const char *person = "this event needs a person";
    row("a stop in a cloud", "instance-stop", "", "", "delete", usual);
    row("a stop on metal", "instance-stop", "", "metal", "hold", usual);
    row("a retirement in a cloud", "instance-retirement", "auto", "", "delete", usual);
    row("a retirement on metal", "instance-retirement", "auto", "metal", "hold", usual);
    row("a reboot in a cloud", "instance-reboot", "", "", "delete", usual);
    row("a reboot on metal", "instance-reboot", "", "metal", "power-cycle", usual);
    row("a reboot of the system on metal", "system-reboot", "", "metal", "power-cycle", usual);
    row("system maintenance in a cloud", "system-maintenance", "", "", "delete", usual);
    row("system maintenance on metal", "system-maintenance", "", "metal", "hold", usual);
    row("a mismatch with a stopped instance",
        "machine-state-missmatch",
        "",
        "down",
        "delete",
        usual);
    row("the same in the other spelling", "machine-state-mismatch", "", "down", "delete", usual);
    row("a mismatch with a running instance",
        "machine-state-missmatch",
        "",
        "",
        "alert-only",
        "the instance is not stopped and not gone");
    row("a mismatch on metal", "machine-state-missmatch", "", "metal down", "alert-only", person);
    row("an unhealthy target", "lb-unhealthy", "", "", "alert-only", person);
    row("firmware in a cloud", "firmware-pending", "", "", "alert-only", person);
    row("firmware on metal", "firmware-pending", "", "metal", "power-cycle", usual);
    row("failing hardware on metal", "hardware-degraded", "", "metal", "hold", usual);
    row("a code that nobody knows",
        "instance-paint",
        "delete",
        "",
        "alert-only",
        "event code 'instance-paint' is unknown");
    row("a person wants no action",
        "instance-stop",
        "alert-only",
        "",
        "alert-only",
        "its strategy is alert-only");
    row("a person wants a hold instead of a restart",
        "system-reboot",
        "hold",
        "metal",
        "hold",
        "its strategy is hold");
    row("a restart in place needs a host",
        "instance-reboot",
        "power-cycle",
        "",
        "alert-only",
        "strategy power-cycle needs a BareMetalHost");
    row("a deletion on metal needs a spare host",
        "instance-stop",
        "delete",
        "metal",
        "alert-only",
        "strategy delete is refused: no available host matches the Machine that would replace it");
    row("and with one it is done",
        "instance-stop",
        "delete",
        "metal spare",
        "delete",
        "its strategy is delete");
    const char *hostless = "its BareMetalHost is not found";
    row("a stop on metal whose host is not found",
        "instance-stop",
        "auto",
        "metal hostless",
        "alert-only",
        hostless);
    row("system maintenance on metal whose host is not found",
        "system-maintenance",
        "",
        "metal hostless spare",
        "alert-only",
        hostless);
    row("a person wants a hold of a host that is not found",
        "system-reboot",
        "hold",
        "metal hostless",
        "alert-only",
        hostless);
    row("an event for a person needs no host",
        "machine-state-missmatch",
        "",
        "metal hostless down",
        "alert-only",
        person);
    row("a person may still replace what has lost its host",
        "instance-stop",
        "delete",
        "metal hostless spare",
        "delete",
        "its strategy is delete");
    row("a strategy that nobody knows",
        "instance-stop",
        "paint",
        "metal",
        "alert-only",
        "strategy paint is unknown");
}

void TestStrategy::theWayFollowsFromEventAndPlatform()
{
    QFETCH(QByteArray, code);
    QFETCH(QByteArray, strategy);
    QFETCH(bool, metal);
    QFETCH(bool, down);
    QFETCH(bool, spare);
    QFETCH(bool, hostless);
    QFETCH(QByteArray, way);
    QFETCH(QByteArray, reason);
    const StrategyChoice choice = chooseStrategy({code.toStdString(),
                                                  strategy.toStdString(),
                                                  metal ? Platform::Metal : Platform::Cloud,
                                                  false,
                                                  down,
                                                  spare,
                                                  hostless});
    QCOMPARE(QByteArray(toString(choice.strategy)), way);
    QCOMPARE(QByteArray::fromStdString(choice.reason.text()), reason);
}

void TestStrategy::aMasterIsNeverTouched()
{
    for (const StrategyRow &row : strategyTable()) {
        for (const char *strategy : {"", "delete", "power-cycle", "hold"}) {
            for (const Platform platform : {Platform::Cloud, Platform::Metal})
                QVERIFY(chooseStrategy({row.code, strategy, platform, true, true, true}).strategy
                        == Strategy::Alert);
        }
    }
}

void TestStrategy::lbUnhealthyNeverDeletesAnything()
{
    for (const char *strategy : {"", "auto", "delete", "power-cycle", "hold"}) {
        for (const Platform platform : {Platform::Cloud, Platform::Metal})
            QVERIFY(chooseStrategy({"lb-unhealthy", strategy, platform, false, true, true}).strategy
                    == Strategy::Alert);
    }
}

} // namespace tst_strategy

HP_TEST(tst_strategy, TestStrategy)
#include "tst_strategy.moc"
