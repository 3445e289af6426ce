// SPDX-License-Identifier: Apache-2.0
#include "model/rules/power/SharedBmc.h"
#include "tests/support/runner/Runner.h"

#include <QTest>

#include <nlohmann/json.hpp>

namespace tst_sharedbmc {

using namespace hp;
using namespace hp::rules;

namespace {

/// Of the second day where it is not said to be of the first.
Object hostAt(const char *name, const char *address, const char *state = "provisioned", int day = 2)
{
    Json json{{"metadata",
               {{"name", name},
                {"namespace", "n"},
                {"creationTimestamp", "2026-01-0" + std::to_string(day) + "T12:00:00Z"}}},
              {"spec", {{"bmc", {{"address", address}}}}}};
    if (*state != '\0')
        json["status"]["provisioning"]["state"] = state;
    return Object(std::move(json));
}

Object enrolledAs(const Object &host, const char *uuid, const char *serial)
{
    Json json = host.json();
    json["status"]["provisioning"]["enrolledSystem"] = {{"uuid", uuid}, {"serialNumber", serial}};
    return Object(std::move(json));
}

Object deleted(const Object &host)
{
    Json json = host.json();
    json["metadata"]["deletionTimestamp"] = "2026-01-10T12:00:00Z";
    return Object(std::move(json));
}

} // namespace

class TestSharedBmc : public QObject
{
    Q_OBJECT
private slots:
    void anAddressIsOfOneServer_data();
    void anAddressIsOfOneServer();
    void aServerIsKnownByWhatItSaid_data();
    void aServerIsKnownByWhatItSaid();
    void whoStandsBack_data();
    void whoStandsBack();
    void aMachineHasItBeforeASpareHost();
    void anAddressProvesNothingAgainstWhatWasEnrolled();
    void whoIsBeingDeletedLeavesTheServerToOneInUse();
    void whoIsBeingDeletedIsSwitchedOffBeforeOthersBegin();
    void noPasswordIsInThePlace();
};

void TestSharedBmc::anAddressIsOfOneServer_data()
{
    QTest::addColumn<QByteArray>("one");
    QTest::addColumn<QByteArray>("other");
    QTest::addColumn<bool>("same");
    const auto row = [](const char *name, const char *one, const char *other, bool same) {
        QTest::newRow(name) << QByteArray(one) << QByteArray(other) << same;
    };
    row("the same", "redfish://b/redfish/v1/Systems/1", "redfish://b/redfish/v1/Systems/1", true);
    row("another vendor's word", "redfish://b/s/1", "idrac-virtualmedia://b/s/1", true);
    row("in capitals", "redfish://B.Example/s/1", "redfish://b.example/s/1", true);
    row("with its usual port", "redfish://b/s/1", "redfish://b:443/s/1", true);
    row("without encryption", "redfish+http://b/s/1", "redfish://b/s/1", true);
    row("with a slash at the end", "redfish://b/s/1/", "redfish://b/s/1", true);
    row("its only system", "redfish://b", "redfish://b/s/1", true);
    row("the root", "redfish://b/redfish/v1/", "redfish://b", true);
    row("without slashes", "redfish:b", "redfish://b", true);
    row("over IPMI", "ipmi://b", "redfish://b/s/1", true);
    row("over IPMI, without a scheme", "b", "redfish://b/s/1", true);
    row("over IPv6", "redfish://[FD00::1]/s/1", "redfish://[fd00::1]:443/s/1", true);
    row("another machine", "redfish://b/s/1", "redfish://c/s/1", false);
    row("another system of a chassis", "redfish://b/s/1", "redfish://b/s/2", false);
    row("another port", "redfish://b:8443/s/1", "redfish://b:8444/s/1", false);
    row("no address", "", "", false);
}

void TestSharedBmc::anAddressIsOfOneServer()
{
    QFETCH(const QByteArray, one);
    QFETCH(const QByteArray, other);
    QFETCH(const bool, same);
    const Object a = hostAt("a", one.constData());
    const Object b = hostAt("b", other.constData());
    QCOMPARE(keepsServerFrom(a, b), same);
    QCOMPARE(keepsServerFrom(b, a), same);
    if (same)
        QCOMPARE(bmcMachineOf(a), bmcMachineOf(b));
    QVERIFY(!keepsServerFrom(a, a));
    QVERIFY(!keepsServerFrom({}, a));
}

void TestSharedBmc::aServerIsKnownByWhatItSaid_data()
{
    QTest::addColumn<QByteArray>("uuid");
    QTest::addColumn<QByteArray>("other");
    QTest::addColumn<QByteArray>("serial");
    QTest::addColumn<bool>("same");
    const auto row =
        [](const char *name, const char *uuid, const char *other, const char *serial, bool same) {
            QTest::newRow(name) << QByteArray(uuid) << QByteArray(other) << QByteArray(serial)
                                << same;
        };
    const char *const uuid = "4c4c4544-0051-3010-8052-b4c04f4e4d32";
    row("one server", uuid, uuid, "S1", true);
    row("in capitals", uuid, "4C4C4544-0051-3010-8052-B4C04F4E4D32", "S1", true);
    row("another serial number", uuid, uuid, "S2", false);
    row("another UUID", uuid, "4c4c4544-0051-3010-8052-b4c04f4e4d33", "S1", false);
    row("nothing is known", "", "", "S1", false);
    row("no UUID but a word", "uuid-1", "uuid-1", "S1", false);
    const char *const zeros = "00000000-0000-0000-0000-000000000000";
    row("a board that nobody gave one", zeros, zeros, "S1", false);
    const char *const board = "03000200-0400-0500-0006-000700080009";
    row("one that a vendor left in all", board, board, "S1", false);
}

void TestSharedBmc::aServerIsKnownByWhatItSaid()
{
    QFETCH(const QByteArray, uuid);
    QFETCH(const QByteArray, other);
    QFETCH(const QByteArray, serial);
    QFETCH(const bool, same);
    const Object a = enrolledAs(hostAt("a", "redfish://name/s/1"), uuid.constData(), "S1");
    const Object b =
        enrolledAs(hostAt("b", "redfish://192.0.2.7/s/1"), other.constData(), serial.constData());
    QCOMPARE(keepsServerFrom(a, b), same);
    QCOMPARE(!enrolledServerOf(a).empty() && enrolledServerOf(a) == enrolledServerOf(b), same);
}

void TestSharedBmc::whoStandsBack_data()
{
    QTest::addColumn<QByteArray>("state");
    QTest::addColumn<int>("day");
    QTest::addColumn<QByteArray>("other");
    QTest::addColumn<int>("otherDay");
    QTest::addColumn<bool>("back");
    QTest::addColumn<bool>("otherBack");
    const auto row = [](const char *name,
                        const char *state,
                        int day,
                        const char *other,
                        int otherDay,
                        bool back,
                        bool otherBack) {
        QTest::newRow(name) << QByteArray(state) << day << QByteArray(other) << otherDay << back
                            << otherBack;
    };
    row("one in use, one new", "provisioned", 2, "registering", 1, false, true);
    row("one in use, one that nobody read yet", "available", 2, "", 1, false, true);
    row("two new ones", "registering", 1, "registering", 2, false, true);
    row("two new ones of one moment", "registering", 1, "", 1, false, true);
    row("one in use, one spare", "provisioned", 2, "available", 1, false, true);
    row("two spare ones", "available", 1, "preparing", 2, false, true);
    row("two in use", "provisioned", 1, "externally provisioned", 2, true, true);
}

void TestSharedBmc::whoStandsBack()
{
    QFETCH(const QByteArray, state);
    QFETCH(const int, day);
    QFETCH(const QByteArray, other);
    QFETCH(const int, otherDay);
    QFETCH(const bool, back);
    QFETCH(const bool, otherBack);
    const Object a = hostAt("a", "redfish://b/s/1", state.constData(), day);
    const Object b = hostAt("b", "redfish://b/s/1", other.constData(), otherDay);
    QCOMPARE(keepsServerFrom(b, a), back);
    QCOMPARE(keepsServerFrom(a, b), otherBack);
}

void TestSharedBmc::aMachineHasItBeforeASpareHost()
{
    Json json = hostAt("b", "redfish://b/s/1", "available", 2).json();
    json["spec"]["consumerRef"] = {{"name", "m"}};
    const Object taken(json);
    const Object spare = hostAt("a", "redfish://b/s/1", "available", 1);
    QVERIFY(keepsServerFrom(taken, spare));
    QVERIFY(!keepsServerFrom(spare, taken));
}

/// Somebody gave a host the address of another: the other one goes on.
void TestSharedBmc::anAddressProvesNothingAgainstWhatWasEnrolled()
{
    const char *const uuid = "4c4c4544-0051-3010-8052-b4c04f4e4d32";
    const Object a = enrolledAs(hostAt("a", "redfish://b/s/1"), uuid, "S1");
    const Object moved =
        enrolledAs(hostAt("b", "redfish://b/s/1"), "4c4c4544-0051-3010-8052-b4c04f4e4d33", "S2");
    QVERIFY(!keepsServerFrom(moved, a));
    QVERIFY(!keepsServerFrom(a, moved));
    // A serial number that is missing, or another way to write it, is no other one.
    const Object silent = enrolledAs(hostAt("b", "redfish://b/s/1"), uuid, "");
    QVERIFY(keepsServerFrom(silent, a));
    QVERIFY(keepsServerFrom(enrolledAs(silent, uuid, "s1"), a));
    QVERIFY(keepsServerFrom(enrolledAs(silent, uuid, "To be filled by O.E.M."), a));
}

void TestSharedBmc::whoIsBeingDeletedLeavesTheServerToOneInUse()
{
    const Object going = deleted(hostAt("a", "redfish://b/s/1"));
    const Object other = hostAt("b", "redfish://b/s/1");
    QVERIFY(!keepsServerFrom(going, other));
    QVERIFY(keepsServerFrom(other, going));
    // Of two that go each is switched off, and none waits.
    QVERIFY(!keepsServerFrom(deleted(other), going));
    QVERIFY(!keepsServerFrom(going, deleted(other)));
    const Object fresh = deleted(hostAt("a", "redfish://b/s/1", "registering", 1));
    QVERIFY(!keepsServerFrom(fresh, hostAt("b", "redfish://b/s/1", "registering")));
}

/// It still runs what it ran; a new entry for its server, made meanwhile, must not have it let go
/// as it is.
void TestSharedBmc::whoIsBeingDeletedIsSwitchedOffBeforeOthersBegin()
{
    for (const char *state : {"provisioned", "deprovisioning", "powering off before delete"}) {
        const Object going = deleted(hostAt("a", "redfish://b/s/1", state));
        for (const char *later : {"", "registering", "available"}) {
            const Object other = hostAt("b", "redfish://b/s/1", later);
            QVERIFY(keepsServerFrom(going, other));
            QVERIFY(!keepsServerFrom(other, going));
        }
    }
}

void TestSharedBmc::noPasswordIsInThePlace()
{
    const Object host = hostAt("a", "redfish://root:calvin@b/s/1");
    QCOMPARE(bmcMachineOf(host), std::string("b"));
    QCOMPARE(bmcPlaceOf(host), std::string("b/s/1"));
    QCOMPARE(bmcPlaceOf(hostAt("a", "redfish://b:443/redfish/v1/")), std::string("b"));
    QCOMPARE(bmcPlaceOf(hostAt("a", "")), std::string());
}

} // namespace tst_sharedbmc

HP_TEST(tst_sharedbmc, TestSharedBmc)
#include "tst_sharedbmc.moc"
