// SPDX-License-Identifier: Apache-2.0
#include "backend/gateway/views/FleetViews.h"
#include "backend/gateway/views/PowerRow.h"
#include "backend/runtime/ManualClock.h"
#include "model/live/RowJson.h"
#include "tests/support/cluster/FakeCluster.h"
#include "tests/support/cluster/Settle.h"
#include "tests/support/runner/Runner.h"

#include <QTest>

#include <nlohmann/json.hpp>

namespace tst_powerview {

using namespace hp;
using gateway::HostConsumer;

/// The view of all hosts: what a card of the power wall says.
class TestPowerView : public QObject
{
    Q_OBJECT
private slots:
    void aHostSaysOneThingForemost_data();
    void aHostSaysOneThingForemost();
    void everyKeyNamesWhoWroteIt();
    void hostsWithoutAMachineAreShownToo();
};

namespace {

constexpr const char *on =
    R"({"spec": {"online": true}, "status": {"poweredOn": true, "powerState": "On"}})";
constexpr const char *off =
    R"({"spec": {"online": true}, "status": {"poweredOn": false, "powerState": "Off"}})";

Object hostOf(const char *base, const char *more)
{
    Json json = Json::parse(R"({"apiVersion": "metal3.io/v1alpha1", "kind": "BareMetalHost",
        "metadata": {"name": "h1", "namespace": "n"}, "status": {"provisioning": {"state": "provisioned"}}})");
    json.merge_patch(Json::parse(base));
    json.merge_patch(Json::parse(more));
    return Object(json);
}

const HostConsumer calm{{"n", "m1"}, "worker", "rack-1", 0, {}};
const HostConsumer urgent{{"n", "m1"}, "master", "rack-1", 1, {}};

} // namespace

void TestPowerView::aHostSaysOneThingForemost_data()
{
    QTest::addColumn<QString>("base");
    QTest::addColumn<QString>("more");
    QTest::addColumn<int>("machine"); // 0 none, 1 calm, 2 stopped by its host
    QTest::addColumn<QString>("word");
    QTest::addColumn<QString>("look");
    QTest::addColumn<int>("priority");

    const auto row = [](const char *sentence,
                        const char *base,
                        const char *more,
                        int machine,
                        const char *word,
                        const char *look,
                        int priority) {
        QTest::newRow(sentence) << base << more << machine << word << look << priority;
    };
    row("on as it should be is calm", on, "{}", 1, "On", "on", 0);
    row("off as it should be is calm", off, R"({"spec": {"online": false}})", 0, "Off", "off", 0);
    row("off against its spec, with a machine on it, is to be looked at",
        off,
        "{}",
        1,
        "Wants On, is Off",
        "mismatch",
        3);
    row("off against its spec is as urgent as what it stops",
        off,
        "{}",
        2,
        "Wants On, is Off",
        "mismatch",
        1);
    row("off against its spec, and nobody's, is no alarm",
        off,
        "{}",
        0,
        "Wants On, is Off",
        "mismatch",
        0);
    row("on against its spec",
        on,
        R"({"spec": {"online": false}})",
        1,
        "Wants Off, is On",
        "mismatch",
        0);
    row("held off by a key",
        off,
        R"({"metadata": {"annotations": {"reboot.metal3.io/fence": ""}}})",
        2,
        "Held off",
        "holding",
        1);
    row("a request without a key holds nothing",
        off,
        R"({"metadata": {"annotations": {"reboot.metal3.io": ""}}})",
        1,
        "Wants On, is Off",
        "mismatch",
        3);
    row("being powered off",
        on,
        R"({"status": {"provisioning": {"powerAction": {"type": "SoftOff", "issuedAt": "2026-01-10T12:00:00Z", "deadline": "2026-01-10T12:03:00Z"}}}})",
        1,
        "Turning off",
        "poweringoff",
        0);
    row("detached is left alone",
        off,
        R"({"metadata": {"annotations": {"baremetalhost.metal3.io/detached": ""}}})",
        2,
        "Detached",
        "maintenance",
        0);
    row("unmanaged",
        on,
        R"({"status": {"provisioning": {"state": "unmanaged"}}})",
        0,
        "Unmanaged",
        "unknown",
        0);
    row("what nobody read is unknown",
        R"({"spec": {"online": true}})",
        "{}",
        1,
        "Power unknown",
        "unknown",
        0);
}

void TestPowerView::aHostSaysOneThingForemost()
{
    QFETCH(const QString, base);
    QFETCH(const QString, more);
    QFETCH(const int, machine);
    const auto consumer = machine == 0 ? std::nullopt : std::optional(machine == 1 ? calm : urgent);
    const Json row = toJson(
        gateway::powerRow(hostOf(base.toUtf8().constData(), more.toUtf8().constData()), consumer));
    QTEST(QString::fromStdString(row["status"]["word"].get<std::string>()), "word");
    QTEST(QString::fromStdString(row["status"]["look"].get<std::string>()), "look");
    QTEST(row["status"]["priority"].get<int>(), "priority");
    QCOMPARE(row["mismatch"].get<bool>(), row["status"]["look"] == "mismatch");
}

void TestPowerView::everyKeyNamesWhoWroteIt()
{
    const Json row = toJson(gateway::powerRow(hostOf(off, R"({"metadata": {
        "annotations": {"reboot.metal3.io/fence": "{\"mode\": \"hard\"}", "reboot.metal3.io/holdpoint-1": ""},
        "managedFields": [{"manager": "capbm", "operation": "Update", "apiVersion": "metal3.io/v1alpha1", "fieldsType": "FieldsV1",
            "fieldsV1": {"f:metadata": {"f:annotations": {"f:reboot.metal3.io/fence": {}}}}}]},
        "status": {"provisioning": {"rebootHolds": [{"key": "reboot.metal3.io/fence", "mode": "hard",
            "acceptedAt": "2026-01-10T12:00:00Z", "heldSince": "2026-01-10T12:02:00Z"}]}}})"),
                                              calm));
    const Json &fence = row["keys"][0];
    QCOMPARE(fence["requester"].get<std::string>(), std::string("capbm"));
    QCOMPARE(fence["mode"].get<std::string>(), std::string("hard"));
    QCOMPARE(fence["state"].get<std::string>(), std::string("held"));
    QCOMPARE(fence["ours"].get<bool>(), false);
    const Json &ours = row["keys"][1];
    QCOMPARE(ours["requester"].get<std::string>(), std::string());
    QCOMPARE(ours["state"].get<std::string>(), std::string("requested"));
    QCOMPARE(ours["ours"].get<bool>(), true);
    QCOMPARE(row["status"]["since"].get<std::string>(), std::string("2026-01-10T12:02:00.000000Z"));
}

void TestPowerView::hostsWithoutAMachineAreShownToo()
{
    runtime::ManualClock clock(*parseTime("2026-01-10T12:00:00Z"));
    test::FakeCluster cluster;
    Json machine{{"apiVersion", "machine.openshift.io/v1beta1"},
                 {"kind", "Machine"},
                 {"metadata", {{"name", "m1"}, {"namespace", "n"}}}};
    Json free = hostOf(off, R"({"metadata": {"name": "free"}})").json();
    Json used =
        hostOf(on,
               R"({"spec": {"consumerRef": {"kind": "Machine", "name": "m1", "namespace": "n"}}})")
            .json();
    cluster.put(machine);
    cluster.put(free);
    cluster.put(used);
    gateway::FleetObjects objects(cluster, clock);
    gateway::FleetViews views(objects, clock, {}, {});
    objects.start();
    test::settle(clock);
    const auto view = views.open("power", {});
    QVERIFY(bool(view));
    views.refresh(clock.now());
    const auto rowOf = [&view](const char *host) { return Json::parse((*view)->rows().at(host)); };
    QCOMPARE((*view)->rows().size(), std::size_t(2));
    QCOMPARE(rowOf("n/h1")["machine"].get<std::string>(), std::string("n/m1"));
    QCOMPARE(rowOf("n/free")["machine"].get<std::string>(), std::string());

    used["spec"]["consumerRef"] = nullptr;
    cluster.put(used);
    test::settle(clock);
    views.refresh(clock.now());
    QCOMPARE(rowOf("n/h1")["machine"].get<std::string>(), std::string());
    objects.stop();
    test::drainEvents();
}

} // namespace tst_powerview

HP_TEST(tst_powerview, TestPowerView)
#include "tst_powerview.moc"
