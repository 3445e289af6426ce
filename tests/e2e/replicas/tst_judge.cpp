// SPDX-License-Identifier: Apache-2.0
#include "tests/e2e/replicas/Judge.h"
#include "tests/support/runner/Runner.h"

#include <QtTest>

#include <nlohmann/json.hpp>

namespace tst_judge {

using namespace hp;
using namespace hp::test;

namespace {

Object machine(bool deleting, const Json &hooks, bool drained = false)
{
    Json object{{"kind", "Machine"},
                {"metadata", {{"name", "m"}, {"uid", "u"}}},
                {"spec", {{"lifecycleHooks", hooks}}}};
    if (deleting)
        object["metadata"]["deletionTimestamp"] = "2026-01-01T00:00:00Z";
    if (drained)
        object["status"]["conditions"] = {{{"type", "Drained"}, {"status", "True"}}};
    return Object(object);
}

Object hostOf(const std::string &consumer, bool asked = false, const std::string &name = "h")
{
    Json object{
        {"kind", "BareMetalHost"}, {"metadata", {{"name", name}}}, {"spec", Json::object()}};
    if (!consumer.empty())
        object["spec"]["consumerRef"] = {{"name", consumer}};
    if (asked)
        object["metadata"]["annotations"] = {{"reboot.metal3.io", ""}};
    return Object(object);
}

Object bmc(int resets, const std::string &type)
{
    return Object(Json{{"kind", "Bmc"},
                       {"metadata", {{"name", "h"}}},
                       {"status", {{"resets", resets}, {"lastReset", {{"type", type}}}}}});
}

Object instance(const std::string &uid)
{
    return Object(Json{{"kind", "Instance"},
                       {"metadata", {{"name", "i-" + uid}, {"uid", uid}}},
                       {"spec", {{"machine", "m"}, {"machineUID", "u"}}}});
}

const Json hook = {{{"name", "Backup"}, {"owner", "storage"}}};
const Json held = {{"preTerminate", hook}};
const Object nothing;

} // namespace

/// A judge that never objects proves nothing: every promise is broken once.
class TestJudge : public QObject
{
    Q_OBJECT
private slots:
    void everyBrokenPromiseIsOneFault_data();
    void everyBrokenPromiseIsOneFault();
};

using Story = std::vector<std::pair<Object, Object>>;

void TestJudge::everyBrokenPromiseIsOneFault_data()
{
    QTest::addColumn<Story>("story");
    QTest::addColumn<QString>("fault");

    const Story held1{{nothing, machine(false, held)}, {machine(false, held), machine(true, held)}};
    const auto after = [](Story story, const Object &before, const Object &next) {
        story.emplace_back(before, next);
        return story;
    };
    const Story asked{{nothing, hostOf("m")}, {hostOf("m"), hostOf("m", true)}};
    const Story offOnce = after(asked, bmc(0, ""), bmc(1, "ForceOff"));
    const Story done = after(offOnce, bmc(1, "ForceOff"), bmc(2, "On"));

    QTest::newRow("a life that ends without hooks is none")
        << Story{{nothing, machine(false, {})},
                 {machine(false, {}), machine(true, {})},
                 {machine(true, {}), nothing}}
        << QString();
    QTest::newRow("a Machine that goes with a hook")
        << after(held1, machine(true, held), nothing)
        << "Machine m went although it has a hook preTerminate";
    QTest::newRow("drained under a hook")
        << Story{{nothing, machine(true, {{"preDrain", hook}}, true)}}
        << "Machine m is said to be drained although a hook preDrain is there";
    QTest::newRow("a host that is taken under a hook")
        << after(after(held1, nothing, hostOf("m")), hostOf("m"), hostOf(""))
        << "host h was taken from m although a hook preTerminate is there";
    QTest::newRow("a second host")
        << Story{{nothing, hostOf("m")}, {nothing, hostOf("m", false, "h2")}}
        << "Machine m has had a second host, h2";
    QTest::newRow("a second instance") << Story{{nothing, instance("a")}, {nothing, instance("b")}}
                                       << "Machine m has had a second instance, i-b";
    QTest::newRow("an instance that goes under a hook")
        << after(after(held1, nothing, instance("a")), instance("a"), nothing)
        << "the instance of m went although a hook preTerminate is there";
    QTest::newRow("one reboot is none") << done << QString();
    QTest::newRow("a second Off") << after(offOnce, bmc(1, "ForceOff"), bmc(2, "ForceOff"))
                                  << "the BMC of h was told ForceOff a second time for one request";
    QTest::newRow("a second On") << after(done, bmc(2, "On"), bmc(3, "On"))
                                 << "the BMC of h was told On a second time for one request";
    QTest::newRow("a request that was lost")
        << after(after(asked, hostOf("m", true), hostOf("m")), hostOf("m"), hostOf("m", true))
        << "a request for a reboot of h made its BMC go off 0 times and on 0 times";
    QTest::newRow("a Reset that nobody saw")
        << Story{{bmc(1, "On"), bmc(3, "On")}} << "the judge has not seen every Reset of h";
}

void TestJudge::everyBrokenPromiseIsOneFault()
{
    QFETCH(const Story, story);
    QFETCH(const QString, fault);
    Judge judge;
    for (const auto &[before, after] : story)
        judge.see(before, after);
    QStringList faults;
    for (const std::string &found : judge.faults())
        faults += QString::fromStdString(found);
    QCOMPARE(faults.join(QLatin1Char('\n')), fault);
}

} // namespace tst_judge

HP_TEST(tst_judge, TestJudge)
#include "tst_judge.moc"
