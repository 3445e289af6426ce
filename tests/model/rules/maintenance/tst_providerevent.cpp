// SPDX-License-Identifier: Apache-2.0
#include "model/rules/maintenance/ProviderEvent.h"
#include "tests/support/runner/Runner.h"

#include <QTest>

#include <nlohmann/json.hpp>

namespace tst_providerevent {

using namespace hp;
using namespace hp::maintenance;

namespace {

ProviderEvent retirement()
{
    ProviderEvent event;
    event.id = "instance-event-01d0903276a5d038c";
    event.code = "instance-retirement";
    event.source = "aws";
    event.machine = {"openshift-machine-api", "worker-1"};
    event.machineId = "i-04fdc4494938e5c4a";
    event.description = "The instance is running on degraded hardware";
    event.notBefore = parseTime("2026-03-05T00:00:00Z");
    event.startDeadline = parseTime("2026-03-09T00:00:00Z");
    return event;
}

} // namespace

class TestProviderEvent : public QObject
{
    Q_OBJECT
private slots:
    void theDeadlineIsBeforeTheProviderMayStart();
    void someEventsWantNoMaintenance_data();
    void someEventsWantNoMaintenance();
    void theSpecHasTheFieldsOfTheSeed();
    void anEventThatMovesUpdatesTheTimesAlone();
    void anEventThatBecomesAnotherIsFollowed();
};

void TestProviderEvent::theDeadlineIsBeforeTheProviderMayStart()
{
    ProviderEvent event = retirement();
    QVERIFY(ourDeadline(event) == event.notBefore);
    event.waitsForUs = true;
    QVERIFY(ourDeadline(event) == event.startDeadline);
    event.startDeadline.reset();
    QVERIFY(ourDeadline(event) == event.notBefore);
    event.notBefore.reset();
    QVERIFY(!ourDeadline(event));
}

void TestProviderEvent::someEventsWantNoMaintenance_data()
{
    QTest::addColumn<int>("state");
    QTest::addColumn<int>("disruption");
    QTest::addColumn<QByteArray>("machine");
    QTest::addColumn<bool>("wants");
    const auto row = [](const char *title,
                        EventState state,
                        Disruption disruption,
                        const char *machine,
                        bool wants) {
        QTest::newRow(title) << static_cast<int>(state) << static_cast<int>(disruption)
                             << QByteArray(machine) << wants;
    };
    row("one that is ahead does", EventState::Scheduled, Disruption::Stop, "m", true);
    row("one that has started does", EventState::Started, Disruption::Stop, "m", true);
    row("a completed one does not", EventState::Completed, Disruption::Stop, "m", false);
    row("a cancelled one does not", EventState::Cancelled, Disruption::Stop, "m", false);
    row("a live migration does not", EventState::Scheduled, Disruption::None, "m", false);
    row("one without a machine does not", EventState::Scheduled, Disruption::Stop, "", false);
}

void TestProviderEvent::someEventsWantNoMaintenance()
{
    QFETCH(int, state);
    QFETCH(int, disruption);
    QFETCH(QByteArray, machine);
    QFETCH(bool, wants);
    ProviderEvent event = retirement();
    event.state = static_cast<EventState>(state);
    event.disruption = static_cast<Disruption>(disruption);
    event.machine.name = machine.toStdString();
    QCOMPARE(wantsMaintenance(event), wants);
}

void TestProviderEvent::theSpecHasTheFieldsOfTheSeed()
{
    QCOMPARE(QByteArray::fromStdString(specOf(retirement()).dump()),
             QByteArray(R"({"deadline":"2026-03-05T00:00:00Z",)"
                        R"("description":"The instance is running on degraded hardware",)"
                        R"("eventcode":"instance-retirement",)"
                        R"("eventid":"instance-event-01d0903276a5d038c",)"
                        R"("machineid":"i-04fdc4494938e5c4a","machinelink":"worker-1",)"
                        R"("machinenamespace":"openshift-machine-api",)"
                        R"("maintenancescheduled":false,"notbefore":"2026-03-05T00:00:00Z",)"
                        R"("source":"aws"})"));
}

void TestProviderEvent::anEventThatMovesUpdatesTheTimesAlone()
{
    ProviderEvent event = retirement();
    Json stored{{"spec", specOf(event)}};
    stored["spec"]["strategy"] = "alert-only";
    stored["spec"]["maintenancescheduled"] = true;
    const Object maintenance(stored);
    QVERIFY(isAbout(maintenance, event));
    QVERIFY(!eventUpdate(maintenance, event));

    event.notBefore = parseTime("2026-03-04T00:00:00Z");
    QCOMPARE(QByteArray::fromStdString(eventUpdate(maintenance, event).bytes()),
             QByteArray(R"({"spec":{"deadline":"2026-03-04T00:00:00Z",)"
                        R"("notbefore":"2026-03-04T00:00:00Z"}})"));
    event.notBefore.reset();
    event.startDeadline.reset();
    QCOMPARE(QByteArray::fromStdString(eventUpdate(maintenance, event).bytes()),
             QByteArray(R"({"spec":{"deadline":null,"notbefore":null}})"));
    event.source = "lab";
    QVERIFY(!isAbout(maintenance, event));
}

/// A person who corrects the code of a calendar entry means the work that is still to come.
void TestProviderEvent::anEventThatBecomesAnotherIsFollowed()
{
    ProviderEvent event = retirement();
    const Object maintenance(Json{{"spec", specOf(event)}});
    event.code = "system-reboot";
    QCOMPARE(QByteArray::fromStdString(eventUpdate(maintenance, event).bytes()),
             QByteArray(R"({"spec":{"eventcode":"system-reboot"}})"));
    // Staged settings that the BMC is to apply by itself now.
    event.isSpared = true;
    QCOMPARE(QByteArray::fromStdString(eventUpdate(maintenance, event).bytes()),
             QByteArray(R"({"spec":{"eventcode":"system-reboot","strategy":"alert-only"}})"));
    Json set = maintenance.json();
    set["spec"]["strategy"] = "power-cycle";
    QCOMPARE(QByteArray::fromStdString(eventUpdate(Object(set), event).bytes()),
             QByteArray(R"({"spec":{"eventcode":"system-reboot"}})"));
}

} // namespace tst_providerevent

HP_TEST(tst_providerevent, TestProviderEvent)
#include "tst_providerevent.moc"
