// SPDX-License-Identifier: Apache-2.0
#include "model/rules/maintenance/MaintenanceNames.h"
#include "model/rules/maintenance/MaintenanceStatus.h"
#include "tests/support/runner/Runner.h"

#include <QTest>

#include <nlohmann/json.hpp>

namespace tst_maintenancestatus {

using namespace hp;
using namespace hp::maintenance;

class TestMaintenanceStatus : public QObject
{
    Q_OBJECT
private slots:
    void allThatIsStoredIsReadBack();
    void nothingIsWrittenWhenNothingDiffers();
    void aNamesakeIsAnotherMachine();
    void theHistoryGrowsWithTheStep();
    void theRebootKeyIsAnAnnotation_data();
    void theRebootKeyIsAnAnnotation();
};

namespace {

const TimePoint now = *parseTime("2026-03-02T12:00:00Z");

MaintenanceStatus full()
{
    MaintenanceStatus status;
    status.step = "draining";
    status.reason = "the Node is being drained";
    status.since = now;
    status.window = Opening{now, now + std::chrono::hours(4)};
    status.strategy = "power-cycle";
    status.begun = now;
    status.retryAt = now + std::chrono::hours(1);
    status.cordonedBefore = true;
    status.bootId = "boot-1";
    status.machineNamespace = "ns";
    status.machineUid = "uid-1";
    status.nodeName = "n";
    status.hostName = "ns/h";
    status.attempts = 2;
    status.alerts = {{"NodeDrainFailed", Severity::Warning, quoted("It is not empty.")},
                     {"MaintenanceTooLong", Severity::Critical, quoted("It takes long.")}};
    return status;
}

Object stored(const MaintenanceStatus &status)
{
    Json object = Json::parse(R"({"metadata": {"name": "mm-a", "resourceVersion": "7"}})");
    if (const Object patch = statusPatch(Object(object), status, now))
        object.merge_patch(patch.json());
    return Object(object);
}

} // namespace

void TestMaintenanceStatus::allThatIsStoredIsReadBack()
{
    QVERIFY(statusOf(stored(full())) == full());
    QVERIFY(statusOf(Object(Json::object())) == MaintenanceStatus());
}

void TestMaintenanceStatus::nothingIsWrittenWhenNothingDiffers()
{
    const Object object = stored(full());
    QVERIFY(!statusPatch(object, full(), now));
    MaintenanceStatus next = full();
    next.alerts.pop_back();
    const Object patch = statusPatch(object, next, now);
    QVERIFY(patch);
    QCOMPARE(patch.text("/metadata/resourceVersion"), std::string("7"));
    QVERIFY(patch.at("/status/history").is_null());
}

void TestMaintenanceStatus::aNamesakeIsAnotherMachine()
{
    const auto machine = [](const char *uid) {
        return Object(Json{{"metadata", {{"name", "w"}, {"uid", uid}}}});
    };
    QVERIFY(!isNamesakeOfTouched(stored(full()), machine("uid-1")));
    QVERIFY(isNamesakeOfTouched(stored(full()), machine("uid-2")));
    QVERIFY(!isNamesakeOfTouched(stored(full()), Object()));
    QVERIFY(!isNamesakeOfTouched(stored(MaintenanceStatus()), machine("uid-2")));
}

void TestMaintenanceStatus::theHistoryGrowsWithTheStep()
{
    MaintenanceStatus next = full();
    next.step = "in-progress";
    const Object patch = statusPatch(stored(full()), next, now);
    QCOMPARE(patch.at("/status/history").size(), std::size_t(2));
    QCOMPARE(patch.text("/status/history/1/maintenance"), std::string("in-progress"));
    QCOMPARE(patch.text("/status/history/1/at"), std::string("2026-03-02T12:00:00Z"));
}

void TestMaintenanceStatus::theRebootKeyIsAnAnnotation_data()
{
    QTest::addColumn<QByteArray>("eventId");
    QTest::addColumn<QByteArray>("key");
    QTest::newRow("an id of AWS stays as it is")
        << QByteArray("instance-event-01d0903276a5d038c")
        << QByteArray("reboot.metal3.io/maintenance-instance-event-01d0903276a5d038c");
    QTest::newRow("what no name can have is replaced and told apart")
        << QByteArray("a/b@c") << QByteArray("reboot.metal3.io/maintenance-a-b-c-56703e50");
    QTest::newRow("an id that is too long is cut and told apart")
        << QByteArray(80, 'x')
        << QByteArray("reboot.metal3.io/maintenance-" + QByteArray(42, 'x') + "-67b9d905");
    QTest::newRow("no id is told apart from the form without a key")
        << QByteArray("") << QByteArray("reboot.metal3.io/maintenance--811c9dc5");
}

void TestMaintenanceStatus::theRebootKeyIsAnAnnotation()
{
    QFETCH(QByteArray, eventId);
    QFETCH(QByteArray, key);
    const std::string got = rebootKey(eventId.toStdString());
    QCOMPARE(QByteArray::fromStdString(got), key);
    QVERIFY(got.size() <= std::string("reboot.metal3.io/").size() + 63);
}

} // namespace tst_maintenancestatus

HP_TEST(tst_maintenancestatus, TestMaintenanceStatus)
#include "tst_maintenancestatus.moc"
