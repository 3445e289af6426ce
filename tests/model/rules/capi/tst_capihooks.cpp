// SPDX-License-Identifier: Apache-2.0
#include "model/rules/capi/CapiHooks.h"
#include "tests/support/runner/Runner.h"

#include <QTest>

#include <nlohmann/json.hpp>

namespace tst_capihooks {

using namespace hp;
using namespace hp::capi;
using machine::Hook;

namespace {

Object machineWith(const Json &hooks, const Json &annotations = Json::object())
{
    return Object(Json{{"kind", "Machine"},
                       {"metadata", {{"name", "m1"}, {"annotations", annotations}}},
                       {"spec", {{"lifecycleHooks", hooks}}}});
}

Json hook(const std::string &name, const std::string &owner)
{
    return {{"name", name}, {"owner", owner}};
}

const std::string drainKey = std::string(preDrainPrefix) + '/';
const std::string terminateKey = std::string(preTerminatePrefix) + '/';

} // namespace

class TestCapiHooks : public QObject
{
    Q_OBJECT
private slots:
    void toAnnotations_data();
    void toAnnotations();
    void refusesWhatHasNoKey_data();
    void refusesWhatHasNoKey();
    void oneRefusedHookDropsNoOther();
    void fromAnnotations();
    void refusesWhatTheMachineApiRejects_data();
    void refusesWhatTheMachineApiRejects();
    void thereAndBackIsTheSame();
    void marksTravelBack();
};

void TestCapiHooks::toAnnotations_data()
{
    QTest::addColumn<Object>("machine");
    QTest::addColumn<Annotations>("expected");
    QTest::newRow("no hooks, no annotations") << machineWith(Json::object()) << Annotations();
    QTest::newRow("each point has its prefix")
        << machineWith({{"preDrain", {hook("backup", "backup-owner")}},
                        {"preTerminate", {hook("detach", "detach-owner")}}})
        << Annotations{{drainKey + "backup", "backup-owner"},
                       {terminateKey + "detach", "detach-owner"}};
    QTest::newRow("an excluded drain takes the key that is read there")
        << machineWith(Json::object(), {{machine::excludeDrain, "false"}})
        << Annotations{{excludeDrain, "false"}, {excludeVolumeDetach, "false"}};
    QTest::newRow("next to go stays next to go")
        << machineWith(Json::object(), {{"machine.openshift.io/delete-machine", ""}})
        << Annotations{{deleteMachine, ""}};
    QTest::newRow("the old alias counts too")
        << machineWith(Json::object(), {{"machine.openshift.io/cluster-api-delete-machine", "yes"}})
        << Annotations{{deleteMachine, "yes"}};
    QTest::newRow("63 characters fit")
        << machineWith({{"preDrain", {hook(std::string(63, 'a'), "owner")}}})
        << Annotations{{drainKey + std::string(63, 'a'), "owner"}};
}

void TestCapiHooks::toAnnotations()
{
    QFETCH(const Object, machine);
    QFETCH(const Annotations, expected);

    const auto converted = annotationsFor(machine);

    QVERIFY(converted.faults.empty());
    QCOMPARE(converted.value, expected);
}

void TestCapiHooks::refusesWhatHasNoKey_data()
{
    QTest::addColumn<Json>("hooks");
    QTest::addColumn<std::string>("named");
    QTest::newRow("a namespaced name would need two slashes")
        << Json{{"preDrain", {hook("pkg/pre-drainHook", "pkg")}}}
        << std::string(
               "spec.lifecycleHooks.preDrain[0].name: Invalid value: \"pkg/pre-drainHook\"");
    QTest::newRow("64 characters do not fit")
        << Json{{"preTerminate", {hook("fine", "owner"), hook(std::string(64, 'a'), "owner")}}}
        << std::string("spec.lifecycleHooks.preTerminate[1].name");
    QTest::newRow("there is no point before creation")
        << Json{{"preCreate", {hook("rack", "rack-owner")}}}
        << std::string("[{Name:rack Owner:rack-owner}]");
}

void TestCapiHooks::refusesWhatHasNoKey()
{
    QFETCH(const Json, hooks);
    QFETCH(const std::string, named);

    const auto converted = annotationsFor(machineWith(hooks));

    QVERIFY(converted.value.empty());
    QVERIFY2(joined(converted.faults).find(named) != std::string::npos,
             joined(converted.faults).c_str());
}

void TestCapiHooks::oneRefusedHookDropsNoOther()
{
    const auto converted = annotationsFor(
        machineWith({{"preDrain", {hook("fine", "owner"), hook("a/b", "o"), hook("c/d", "o")}}}));

    QVERIFY(converted.value.empty());
    QCOMPARE(converted.faults.size(), std::size_t(2));
    QVERIFY(joined(converted.faults).starts_with('['));
}

void TestCapiHooks::fromAnnotations()
{
    const auto converted = hooksFrom({{terminateKey + "detach", "detach-owner"},
                                      {drainKey + "zebra", "zoo"},
                                      {drainKey + "ant", "hill"},
                                      {"unrelated", ""}});

    QVERIFY(converted.faults.empty());
    QCOMPARE(converted.value,
             (Hooks{{{"ant", "hill"}, {"zebra", "zoo"}}, {{"detach", "detach-owner"}}}));
}

void TestCapiHooks::refusesWhatTheMachineApiRejects_data()
{
    QTest::addColumn<std::string>("key");
    QTest::addColumn<std::string>("owner");
    QTest::newRow("a bare prefix blocks and names nothing")
        << std::string(preDrainPrefix) << std::string("owner");
    QTest::newRow("an empty name") << drainKey << std::string("owner");
    QTest::newRow("a longer prefix blocks as well")
        << std::string(preDrainPrefix) + "x/name" << std::string("owner");
    QTest::newRow("an empty owner") << drainKey + "name" << std::string();
    QTest::newRow("an owner of two characters") << drainKey + "name" << std::string("ab");
    QTest::newRow("an owner of 513 characters") << drainKey + "name" << std::string(513, 'a');
    QTest::newRow("a name of two characters") << drainKey + "ab" << std::string("owner");
}

void TestCapiHooks::refusesWhatTheMachineApiRejects()
{
    QFETCH(const std::string, key);
    QFETCH(const std::string, owner);

    const auto converted = hooksFrom({{key, owner}, {terminateKey + "fine", "owner"}});

    QCOMPARE(converted.faults.size(), std::size_t(1));
    QVERIFY(converted.faults.front().find(key) != std::string::npos);
    QCOMPARE(converted.value, Hooks());
}

void TestCapiHooks::thereAndBackIsTheSame()
{
    const Object machine = machineWith({{"preDrain", {hook("backup", "backup-owner")}},
                                        {"preTerminate", {hook("detach", "detach-owner")}}});

    const auto back = hooksFrom(annotationsFor(machine).value);

    QCOMPARE(back.value.preDrain, machine::hooks(machine, machine::HookPoint::PreDrain));
    QCOMPARE(back.value.preTerminate, machine::hooks(machine, machine::HookPoint::PreTerminate));
}

void TestCapiHooks::marksTravelBack()
{
    QCOMPARE(marksFrom({{excludeDrain, ""}, {deleteMachine, ""}, {"other", "x"}}),
             (Annotations{{machine::excludeDrain, ""},
                          {"machine.openshift.io/delete-machine", "true"}}));
}

} // namespace tst_capihooks

HP_TEST(tst_capihooks, TestCapiHooks)
#include "tst_capihooks.moc"
