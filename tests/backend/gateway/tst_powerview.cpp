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
    void anUnknownPowerHasAReasonAndAnAge_data();
    void anUnknownPowerHasAReasonAndAnAge();
    void whoAskedIsNamed_data();
    void whoAskedIsNamed();
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

HostConsumer consumerWith(const char *role, int priority)
{
    HostConsumer consumer;
    consumer.machine = {"n", "m1"};
    consumer.role = role;
    consumer.zone = "rack-1";
    consumer.powerPriority = priority;
    return consumer;
}
const HostConsumer calm = consumerWith("worker", 0);
const HostConsumer urgent = consumerWith("master", 1);

/// What two people asked of host n/h1, the newest first.
gateway::PowerRequests people()
{
    const TimePoint noon = *parseTime("2026-01-10T12:00:00Z");
    gateway::PowerRequests requests;
    requests.of = [noon](const std::string &override) -> std::optional<gateway::PowerRequest> {
        if (override != "4f1c")
            return std::nullopt;
        return gateway::PowerRequest{"add-hold", "erin", "PSU swap", noon};
    };
    requests.recent = [noon](const ObjectKey &host) -> std::vector<gateway::PowerRequest> {
        if (host != ObjectKey{"n", "h1"})
            return {};
        return {{"soft-reboot", "ada", "new kernel", noon},
                {"power-off", "bert", "fan noise", noon - std::chrono::hours(2)}};
    };
    return requests;
}

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

void TestPowerView::anUnknownPowerHasAReasonAndAnAge_data()
{
    QTest::addColumn<QString>("reason");
    QTest::addColumn<QString>("settled");
    QTest::addColumn<QString>("says");

    QTest::newRow("a password") << "CredentialsRejected"
                                << "CredentialsRejected"
                                << "the BMC refuses the password";
    QTest::newRow("an account without rights") << "AccessDenied"
                                               << "CredentialsRejected"
                                               << "the BMC denies access";
    QTest::newRow("a password that has to be changed") << "PasswordChangeRequired"
                                                       << "CredentialsRejected"
                                                       << "the BMC denies access";
    QTest::newRow("a licence that is missing") << "LicenceMissing"
                                               << "PowerUnknown"
                                               << "the BMC answers with an error";
    QTest::newRow("nothing listens") << "ConnectionRefused"
                                     << "PowerUnknown"
                                     << "the BMC refuses the connection";
    QTest::newRow("an error of the server") << "Http503"
                                            << "PowerUnknown"
                                            << "the BMC answers with an error";
    QTest::newRow("silence") << "TimedOut"
                             << "PowerUnknown"
                             << "the BMC does not answer";
    QTest::newRow("no Secret, whatever was read before") << "TimedOut"
                                                         << "CredentialsMissing"
                                                         << "the BMC credentials are missing";
}

void TestPowerView::anUnknownPowerHasAReasonAndAnAge()
{
    QFETCH(const QString, reason);
    QFETCH(const QString, settled);
    Json host = hostOf(on, "{}").json();
    host["status"]["conditions"] = Json::array({{{"type", "PowerStateKnown"},
                                                 {"status", "False"},
                                                 {"reason", reason.toStdString()},
                                                 {"lastTransitionTime", "2026-01-10T12:00:00Z"}},
                                                {{"type", "PowerSettled"},
                                                 {"status", "Unknown"},
                                                 {"reason", settled.toStdString()},
                                                 {"lastTransitionTime", "2026-01-10T12:00:00Z"}}});
    const live::PowerRow row = gateway::powerRow(Object(host), calm);
    QTEST(QString::fromStdString(row.reason.text), "says");
    QCOMPARE(row.status.since, parseTime("2026-01-10T12:00:00Z"));
    QVERIFY(gateway::powerRow(hostOf(on, "{}"), calm).reason.empty());
}

void TestPowerView::whoAskedIsNamed_data()
{
    QTest::addColumn<QString>("base");
    QTest::addColumn<QString>("more");
    QTest::addColumn<QString>("maintenance");
    QTest::addColumn<QString>("requester");
    QTest::addColumn<QString>("note");

    const auto row = [](const char *sentence,
                        const char *base,
                        const char *more,
                        const char *maintenance,
                        const char *requester,
                        const char *note) {
        QTest::newRow(sentence) << base << more << maintenance << requester << note;
    };
    const char *starting = R"({"status": {"provisioning": {"powerAction": {"type": "PowerOn",
        "issuedAt": "2026-01-10T12:01:00Z", "deadline": "2026-01-10T12:03:00Z"}}}})";
    const char *startingLater = R"({"status": {"provisioning": {"powerAction": {"type": "PowerOn",
        "issuedAt": "2026-01-10T13:01:00Z", "deadline": "2026-01-10T13:03:00Z"}}}})";
    row("nothing is going on", on, "{}", "", "", "");
    row("a key of a controller",
        off,
        R"({"metadata": {"annotations": {"reboot.metal3.io/fence": ""}, "managedFields": [
            {"manager": "capbm", "fieldsV1": {"f:metadata": {"f:annotations": {"f:reboot.metal3.io/fence": {}}}}}]}})",
        "",
        "capbm",
        "");
    row("a hold of ours has the person of the audit",
        off,
        R"({"metadata": {"annotations": {"reboot.metal3.io/holdpoint-4f1c": ""}}})",
        "",
        "erin",
        "PSU swap");
    row("a key of a maintenance has its name",
        off,
        R"({"metadata": {"annotations": {"reboot.metal3.io/maintenance-x": ""}}})",
        "firmware-17",
        "maintenance firmware-17",
        "");
    row("a command that follows a request of a person", off, starting, "", "ada", "new kernel");
    row("a command that is long after it is not theirs", off, startingLater, "", "", "");
    row("spec.online by a person",
        off,
        R"({"spec": {"online": false}, "metadata": {"managedFields": [
            {"manager": "holdpoint-override", "fieldsV1": {"f:spec": {"f:online": {}}}}]}})",
        "",
        "bert",
        "fan noise");
    row("spec.online by something else",
        off,
        R"({"spec": {"online": false}, "metadata": {"managedFields": [
            {"manager": "kubectl", "fieldsV1": {"f:spec": {"f:online": {}}}}]}})",
        "",
        "kubectl",
        "");
    row("a maintenance under way", on, "{}", "firmware-17", "maintenance firmware-17", "");
}

void TestPowerView::whoAskedIsNamed()
{
    QFETCH(const QString, base);
    QFETCH(const QString, more);
    QFETCH(const QString, maintenance);
    HostConsumer consumer = calm;
    consumer.maintenance = maintenance.toStdString();
    const live::PowerRow row = gateway::powerRow(
        hostOf(base.toUtf8().constData(), more.toUtf8().constData()), consumer, people());
    QTEST(QString::fromStdString(row.requester.text), "requester");
    QTEST(QString::fromStdString(row.note), "note");
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
