// SPDX-License-Identifier: Apache-2.0
#include "backend/drivers/ActuatorSwitch.h"
#include "tests/backend/drivers/ScriptedActuator.h"
#include "tests/support/runner/Runner.h"

#include <QCoreApplication>
#include <QTest>

#include <nlohmann/json.hpp>
#include <tuple>
#include <vector>

namespace tst_actuatorswitch {

using namespace hp;

namespace {

Object machineNamed(const std::string &name)
{
    return Object(Json{{"metadata", {{"name", name}, {"namespace", "ns"}}}});
}

} // namespace

class TestActuatorSwitch : public QObject
{
    Q_OBJECT
private slots:
    void everyCallGoesToWhomServesTheMachine();
    void newsOfAllReachTheListener();
    void nobodyHearsOfItAfterwards();
};

void TestActuatorSwitch::everyCallGoesToWhomServesTheMachine()
{
    test::ScriptedActuator left;
    test::ScriptedActuator right;
    drivers::ActuatorSwitch both({&left, &right},
                                 [&](const Object &machine) -> drivers::Actuator & {
                                     return machine.name() == "l" ? left : right;
                                 });
    int answers = 0;
    for (const char *name : {"l", "r"}) {
        const Object machine = machineNamed(name);
        both.exists(machine, [&](drivers::ActuatorResult<bool>) { ++answers; });
        both.create(machine, [&](drivers::ActuatorResult<Done>) { ++answers; });
        both.update(machine, [&](drivers::ActuatorResult<drivers::InstanceFacts>) { ++answers; });
        both.remove(machine, [&](drivers::ActuatorResult<Done>) { ++answers; });
        QVERIFY(!both.addressesEndWithInstance(machine));
    }
    QCoreApplication::processEvents();
    QCOMPARE(answers, 8);
    for (const auto &[calls, own, other] :
         {std::tuple(&left, "l", "r"), std::tuple(&right, "r", "l")}) {
        QCOMPARE(calls->calls(own).exists, 1);
        QCOMPARE(calls->calls(own).create, 1);
        QCOMPARE(calls->calls(own).update, 1);
        QCOMPARE(calls->calls(own).remove, 1);
        QCOMPARE(calls->calls(other).exists, 0);
    }
}

void TestActuatorSwitch::newsOfAllReachTheListener()
{
    test::ScriptedActuator left;
    test::ScriptedActuator right;
    drivers::ActuatorSwitch both({&left, &right},
                                 [&](const Object &) -> drivers::Actuator & { return left; });
    std::vector<std::string> received;
    both.onChanged([&received](const ObjectKey &machine) { received.push_back(machine.name); });
    left.notifyChanged({"ns", "a"});
    right.notifyChanged({"ns", "b"});
    const std::vector<std::string> expected{"a", "b"};
    QVERIFY(received == expected);
}

void TestActuatorSwitch::nobodyHearsOfItAfterwards()
{
    test::ScriptedActuator left;
    int received = 0;
    {
        drivers::ActuatorSwitch one({&left},
                                    [&](const Object &) -> drivers::Actuator & { return left; });
        one.onChanged([&received](const ObjectKey &) { ++received; });
    }
    left.notifyChanged({"ns", "a"});
    QCOMPARE(received, 0);
}

} // namespace tst_actuatorswitch

HP_TEST(tst_actuatorswitch, TestActuatorSwitch)
#include "tst_actuatorswitch.moc"
