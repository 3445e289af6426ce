// SPDX-License-Identifier: Apache-2.0
#include "backend/lab/EventDecision.h"
#include "tests/backend/lab/LabFixture.h"
#include "tests/support/runner/Runner.h"

#include <QTest>

#include <nlohmann/json.hpp>

namespace tst_labprovider {

using namespace hp;
using namespace std::chrono_literals;
using cluster::kinds::labProviderEvent;
using cluster::kinds::machine;
using lab::EventView;

namespace {

const TimePoint now = *parseTime("2026-01-10T12:00:00Z");

constexpr const char *announced =
    R"({"status": {"about": "u-1", "announcedAt": "2026-01-10T11:00:00.000000Z"}})";
constexpr const char *started = R"({"status": {"powerState": "On", "lastReset":
    {"type": "On", "at": "2026-01-10T11:30:00.000000Z"}}})";

Object patched(const char *text, const char *patch)
{
    Json json = Json::parse(text);
    json.merge_patch(Json::parse(patch));
    return Object(json);
}

/// "completed", "noted", or nothing.
std::string planned(const char *event, const char *machine, const char *bmc)
{
    EventView view;
    view.event = patched(R"({"kind": "ProviderEvent", "metadata": {"name": "e", "namespace": "n"},
        "spec": {"machine": "w", "code": "system-reboot"}})",
                         event);
    if (*machine)
        view.machine = Object(Json{{"metadata", {{"name", "w"}, {"uid", machine}}}});
    if (*bmc)
        view.bmc = Object(Json::parse(bmc));
    const lab::Plan plan = lab::decideEvent(view, now);
    if (plan.writes.empty())
        return {};
    const Object &body = plan.writes.front().body;
    return body.text("/spec/state").empty() ? "noted" : body.text("/spec/state");
}

const std::string site = R"(
apiVersion: machine.openshift.io/v1beta1
kind: Machine
metadata: {name: w, namespace: default}
spec: {providerSpec: {value: {}}}
---
apiVersion: lab.holdpoint.dev/v1alpha1
kind: ProviderEvent
metadata: {name: e, namespace: default}
spec: {machine: w, code: instance-retirement, eventId: event-1}
)";

} // namespace

class TestLabProvider : public QObject
{
    Q_OBJECT
private slots:
    void whenAnEventIsOver_data();
    void whenAnEventIsOver();
    void anEventEndsWithItsMachine();
};

void TestLabProvider::whenAnEventIsOver_data()
{
    QTest::addColumn<std::string>("event");
    QTest::addColumn<std::string>("machine");
    QTest::addColumn<std::string>("bmc");
    QTest::addColumn<std::string>("then");
    const auto row = [](const char *title,
                        const char *event,
                        const char *machine,
                        const char *bmc,
                        const char *then) {
        QTest::newRow(title) << std::string(event) << std::string(machine) << std::string(bmc)
                             << std::string(then);
    };
    row("a new one is noted with its Machine", "{}", "u-1", "", "noted");
    row("one without a Machine waits for that", "{}", "", "", "");
    row("while the Machine runs it stands", announced, "u-1", "", "");
    row("it is over when the Machine is gone", announced, "", "", "completed");
    row("or is another one", announced, "u-2", "", "completed");
    row("or its server was rebooted", announced, "u-1", started, "completed");
    row("a start before it is none",
        announced,
        "u-1",
        R"({"status": {"powerState": "On", "lastReset": {"type": "On", "at": "2026-01-10T10:00:00Z"}}})",
        "");
    row("a server that is off is not done",
        announced,
        "u-1",
        R"({"status": {"powerState": "Off", "lastReset": {"type": "ForceOff", "at": "2026-01-10T11:30:00Z"}}})",
        "");
    row("one that its provider forgets stays",
        R"({"spec": {"stays": true}, "status": {"about": "u-1", "announcedAt": "2026-01-10T11:00:00Z"}})",
        "",
        "",
        "");
    row("a cancelled one stays so",
        R"({"spec": {"state": "cancelled"}, "status": {"about": "u-1", "announcedAt": "2026-01-10T11:00:00Z"}})",
        "",
        "",
        "");
    row("an unhealthy target is not ended by work",
        R"({"spec": {"code": "lb-unhealthy"}, "status": {"about": "u-1", "announcedAt": "2026-01-10T11:00:00Z"}})",
        "",
        "",
        "");
}

void TestLabProvider::whenAnEventIsOver()
{
    QFETCH(std::string, event);
    QFETCH(std::string, machine);
    QFETCH(std::string, bmc);
    QFETCH(std::string, then);
    QCOMPARE(planned(event.c_str(), machine.c_str(), bmc.c_str()), then);
}

void TestLabProvider::anEventEndsWithItsMachine()
{
    tests::LabFixture lab(site);
    QCOMPARE(QByteArray::fromStdString(lab.load()), QByteArray());
    lab.start();
    lab.pass(1min);
    const Object event = lab.get(labProviderEvent(), "e");
    QVERIFY(!event.text("/status/about").empty());
    QCOMPARE(event.text("/spec/state"), std::string());
    QCOMPARE(lab.remove(machine(), "w"), std::string());
    lab.pass(1min);
    QCOMPARE(lab.get(labProviderEvent(), "e").text("/spec/state"), std::string("completed"));
}

} // namespace tst_labprovider

HP_TEST(tst_labprovider, TestLabProvider)
#include "tst_labprovider.moc"
