// SPDX-License-Identifier: Apache-2.0
#include "model/resource/BareMetalHost.h"
#include "model/rules/override/OverridePatch.h"
#include "tests/support/runner/Runner.h"

#include <QTest>

#include <nlohmann/json.hpp>

namespace tst_overridepatch {

using namespace hp;
using namespace hp::overrides;

class TestOverridePatch : public QObject
{
    Q_OBJECT
private slots:
    void patches_data();
    void patches();
    void whatIsNotThereIsSaid_data();
    void whatIsNotThereIsSaid();
    void aChangeOfWhatWasSeenStopsIt_data();
    void aChangeOfWhatWasSeenStopsIt();
    void nothingElseChanges();
    void aPatchIsNotObservedBeforeItIsApplied();
    void aHoldOfOthersEndsWithOff();
    void aRebootEndsWhenTheHostIsBack();
    void aRebootThatWasWithdrawnIsNone();
    void powerIsObservedWhenItStays_data();
    void powerIsObservedWhenItStays();
    void aRebootThatHangsBecomesHard_data();
    void aRebootThatHangsBecomesHard();
    void theCommandIsWhatIsSent();
};

namespace {

const char *const machineText = R"({"metadata": {"name": "w-7", "namespace": "n", "uid": "u1",
    "deletionTimestamp": "2026-01-10T12:00:00Z", "annotations": {"kept": "yes"}},
    "spec": {"lifecycleHooks": {"preTerminate": [{"name": "Other", "owner": "o"},
        {"name": "Backup", "owner": "backup", "later": 1}]}}})";
/// The same before anybody deleted it.
const char *const keptText = R"({"metadata": {"name": "w-7", "namespace": "n", "uid": "u1",
    "annotations": {"kept": "yes"}}, "spec": {}})";
const char *const nodeText =
    R"({"metadata": {"name": "node-7", "uid": "u2"}, "spec": {"podCIDR": "10.0.0.0/24"}})";
const char *const hostText = R"({"metadata": {"name": "h-7", "namespace": "n", "uid": "u3",
    "annotations": {"reboot.metal3.io/fence": "{\"mode\":\"hard\"}", "reboot.metal3.io/holdpoint-a": ""}},
    "spec": {"online": true}, "status": {"poweredOn": true}})";

OverrideView
view(const char *machine = machineText, const char *node = nodeText, const char *host = hostText)
{
    OverrideView view;
    view.machine = Object(Json::parse(machine));
    view.node = Object(Json::parse(node));
    view.host = Object(Json::parse(host));
    return view;
}

OverrideRequest request(const QString &action, const QString &key = {})
{
    OverrideRequest request;
    request.action = *actionFrom(action.toStdString());
    request.point = machine::HookPoint::PreTerminate;
    request.hook = {"Backup", "backup"};
    request.powerKey = key.toStdString();
    request.id = "b";
    return request;
}

const Object &target(const OverridePatch &patch, const OverrideView &view)
{
    return patch.target == Target::Machine ? view.machine
        : patch.target == Target::Node     ? view.node
                                           : view.host;
}

} // namespace

void TestOverridePatch::patches_data()
{
    QTest::addColumn<QString>("action");
    QTest::addColumn<QString>("key");
    QTest::addColumn<QString>("body");
    const auto row = [](const char *name, const char *action, const char *key, const char *body) {
        QTest::newRow(name) << QString::fromLatin1(action) << QString::fromLatin1(key)
                            << QString::fromLatin1(body);
    };
    row("one hook, by its place and everything it holds",
        "remove-hook",
        "",
        R"([{"op":"test","path":"/metadata/uid","value":"u1"},
            {"op":"test","path":"/spec/lifecycleHooks/preTerminate/1",
             "value":{"later":1,"name":"Backup","owner":"backup"}},
            {"op":"remove","path":"/spec/lifecycleHooks/preTerminate/1"}])");
    row("a key, by its value",
        "release-power-key",
        "reboot.metal3.io/fence",
        R"([{"op":"test","path":"/metadata/uid","value":"u3"},
            {"op":"test","path":"/metadata/annotations/reboot.metal3.io~1fence","value":"{\"mode\":\"hard\"}"},
            {"op":"remove","path":"/metadata/annotations/reboot.metal3.io~1fence"}])");
    row("a hold of ours is one key of the map",
        "add-hold",
        "",
        R"({"metadata":{"annotations":{"reboot.metal3.io/holdpoint-b":"{\"mode\":\"soft\"}"},"uid":"u3"}})");
    row("a hard reboot",
        "hard-reboot",
        "",
        R"({"metadata":{"annotations":{"reboot.metal3.io":"{\"mode\":\"hard\"}"},"uid":"u3"}})");
    row("power off, from what it was",
        "power-off",
        "",
        R"([{"op":"test","path":"/metadata/uid","value":"u3"},{"op":"test","path":"/spec/online","value":true},
            {"op":"add","path":"/spec/online","value":false}])");
    row("cordon a node that never was",
        "cordon",
        "",
        R"([{"op":"test","path":"/metadata/uid","value":"u2"},
            {"op":"add","path":"/spec/unschedulable","value":true}])");
    row("skip the drain",
        "skip-drain",
        "",
        R"({"metadata":{"annotations":{"machine.openshift.io/exclude-node-draining":"holdpoint"},"uid":"u1"}})");
    row("retry the drain, told apart by the override",
        "retry-drain",
        "",
        R"({"metadata":{"annotations":{"drain.holdpoint.dev/retry":"b"},"uid":"u1"}})");
}

void TestOverridePatch::patches()
{
    QFETCH(QString, action);
    QFETCH(QString, key);
    QFETCH(QString, body);
    const auto patch = patchFor(request(action, key), view());
    QVERIFY2(patch, patch ? "" : patch.error().message.c_str());
    QCOMPARE(QString::fromStdString(patch->body),
             QString::fromStdString(Json::parse(body.toStdString()).dump()));
    QCOMPARE(patch->merge, body.startsWith(QLatin1Char('{')));
}

void TestOverridePatch::whatIsNotThereIsSaid_data()
{
    QTest::addColumn<QString>("action");
    QTest::addColumn<QString>("key");
    QTest::addColumn<QString>("machine");
    QTest::addColumn<QString>("sentence");
    const QString gone =
        QStringLiteral(R"({"metadata": {"name": "w-7", "uid": "u1"}, "spec": {}})");
    const QString other = QStringLiteral(
        R"({"metadata": {"name": "w-7", "uid": "u1"},
            "spec": {"lifecycleHooks": {"preTerminate": [{"name": "Backup", "owner": "thief"}]}}})");
    QTest::newRow("a hook that is gone")
        << "remove-hook"
        << "" << gone << "the preTerminate hook Backup no longer exists";
    QTest::newRow("a hook of a new owner")
        << "remove-hook"
        << "" << other << "the preTerminate hook Backup has another owner now";
    QTest::newRow("a drain that is not going on") << "retry-drain"
                                                  << "" << gone << "w-7 is not being drained";
    const QString drained = QStringLiteral(R"({"metadata": {"name": "w-7", "uid": "u1",
        "deletionTimestamp": "2026-01-10T12:00:00Z"}, "status": {"conditions": [
        {"type": "Drained", "status": "True", "lastTransitionTime": "2026-01-10T12:00:00Z"}]}})");
    QTest::newRow("a drain that is over is not skipped")
        << "skip-drain"
        << "" << drained << "the drain of w-7 is over";
    QTest::newRow("nor tried again") << "retry-drain"
                                     << "" << drained << "the drain of w-7 is over";
    const QString skipped = QStringLiteral(R"({"metadata": {"name": "w-7", "uid": "u1",
        "deletionTimestamp": "2026-01-10T12:00:00Z",
        "annotations": {"machine.openshift.io/exclude-node-draining": ""}}})");
    QTest::newRow("nor one that is skipped")
        << "retry-drain"
        << "" << skipped << "the drain of w-7 is already skipped";
    QTest::newRow("a deletion that is under way is not waited for")
        << "mark-for-replacement"
        << "" << skipped << "the Machine is being deleted already";
    QTest::newRow("a key that is gone")
        << "release-power-key"
        << "reboot.metal3.io/x" << gone << "reboot.metal3.io/x no longer exists";
    QTest::newRow("a key that holds nothing")
        << "release-power-key"
        << "reboot.metal3.io" << gone << "reboot.metal3.io is not the key of a hold";
    QTest::newRow("a hold of somebody else as ours")
        << "release-hold"
        << "reboot.metal3.io/fence" << gone
        << "reboot.metal3.io/fence is not a hold set by Holdpoint";
    QTest::newRow("power on what is to be on") << "power-on"
                                               << "" << gone << "h-7 is already set to be on";
    QTest::newRow("uncordon what is not cordoned") << "uncordon"
                                                   << "" << gone << "node-7 is already schedulable";
    QTest::newRow("a finalizer") << "strip-finalizer"
                                 << "" << gone
                                 << "Holdpoint explains Remove finalizer and never does it";
}

void TestOverridePatch::whatIsNotThereIsSaid()
{
    QFETCH(QString, action);
    QFETCH(QString, key);
    QFETCH(QString, machine);
    QFETCH(QString, sentence);
    const auto patch = patchFor(request(action, key), view(machine.toUtf8().constData()));
    QVERIFY(!patch);
    QCOMPARE(QString::fromStdString(patch.error().message), sentence);
}

void TestOverridePatch::aChangeOfWhatWasSeenStopsIt_data()
{
    QTest::addColumn<QString>("action");
    QTest::addColumn<QString>("key");
    QTest::addColumn<QString>("change");
    QTest::newRow("the list of hooks shifted") << "remove-hook"
                                               << ""
                                               << R"({"spec": {"lifecycleHooks":
        {"preTerminate": [{"name": "Backup", "owner": "backup", "later": 1}]}}})";
    QTest::newRow("the hook has another owner") << "remove-hook"
                                                << ""
                                                << R"({"spec": {"lifecycleHooks":
        {"preTerminate": [{"name": "Other", "owner": "o"}, {"name": "Backup", "owner": "x", "later": 1}]}}})";
    QTest::newRow("another Machine of the name") << "remove-hook"
                                                 << ""
                                                 << R"({"metadata": {"uid": "u9"}})";
    QTest::newRow("the key asks for something else")
        << "release-power-key"
        << "reboot.metal3.io/fence"
        << R"({"metadata": {"annotations": {"reboot.metal3.io/fence": "{\"mode\":\"soft\"}"}}})";
    QTest::newRow("another host of the name") << "add-hold"
                                              << ""
                                              << R"({"metadata": {"uid": "u9"}})";
    QTest::newRow("it was switched off by somebody else") << "power-off"
                                                          << ""
                                                          << R"({"spec": {"online": false}})";
}

void TestOverridePatch::aChangeOfWhatWasSeenStopsIt()
{
    QFETCH(QString, action);
    QFETCH(QString, key);
    QFETCH(QString, change);
    const OverrideView seen = view();
    const auto patch = patchFor(request(action, key), seen);
    QVERIFY(patch);
    QVERIFY(applied(*patch, target(*patch, seen)));
    Json json = target(*patch, seen).json();
    json.merge_patch(Json::parse(change.toStdString()));
    QVERIFY(!applied(*patch, Object(json)));
}

void TestOverridePatch::nothingElseChanges()
{
    for (const ActionInfo &info : actions()) {
        const OverrideView seen =
            view(info.action == Action::MarkForReplacement ? keptText : machineText);
        const QString key =
            QString::fromLatin1(info.action == Action::ReleaseHold ? "reboot.metal3.io/holdpoint-a"
                                                                   : "reboot.metal3.io/fence");
        const auto patch = patchFor(request(QString::fromLatin1(info.id), key), seen);
        if (!patch)
            continue;
        const Object &before = target(*patch, seen);
        const Object after = applied(*patch, before);
        QVERIFY2(after, info.id);
        // One place differs, and it is a leaf or one entry of a list.
        const Json difference = Json::diff(before.json(), after.json());
        std::size_t places = 0;
        for (const Json &step : difference) {
            const std::string path = step.at("path");
            QVERIFY2(path != "/metadata/annotations"
                         || !before.at("/metadata/annotations").is_object(),
                     info.id);
            ++places;
        }
        QCOMPARE(places, std::size_t(1));
    }
}

void TestOverridePatch::aPatchIsNotObservedBeforeItIsApplied()
{
    for (const char *action : {"remove-hook",
                               "skip-drain",
                               "mark-for-replacement",
                               "cordon",
                               "pause",
                               "detach",
                               "retry-drain"}) {
        const OverrideRequest asked = request(QString::fromLatin1(action));
        const OverrideView seen =
            view(asked.action == Action::MarkForReplacement ? keptText : machineText);
        const auto patch = patchFor(asked, seen);
        QVERIFY2(patch, action);
        QVERIFY2(!isObserved(asked, *patch, target(*patch, seen)), action);
        QVERIFY2(isObserved(asked, *patch, applied(*patch, target(*patch, seen))), action);
    }
}

/// The Bare Metal Operator obeys a key and keeps no record of it.
void TestOverridePatch::aHoldOfOthersEndsWithOff()
{
    const OverrideView seen = view();
    const OverrideRequest asked = request(QStringLiteral("add-hold"));
    const auto patch = patchFor(asked, seen);
    QVERIFY(patch);
    Json json = applied(*patch, seen.host).json();
    QVERIFY(!isObserved(asked, *patch, Object(json)));
    json["status"]["poweredOn"] = false;
    QVERIFY(isObserved(asked, *patch, Object(json)));

    // Ours is believed only when it says that the key holds.
    json["status"]["conditions"] = {{{"type", "PowerStateKnown"}, {"status", "True"}}};
    QVERIFY(!isObserved(asked, *patch, Object(json)));
    json["status"].erase("conditions");
    json["metadata"]["annotations"].erase("reboot.metal3.io/holdpoint-b");
    QVERIFY(!isObserved(asked, *patch, Object(json)));
}

void TestOverridePatch::aRebootEndsWhenTheHostIsBack()
{
    const OverrideView seen = view();
    const OverrideRequest asked = request(QStringLiteral("soft-reboot"));
    const auto patch = patchFor(asked, seen);
    QVERIFY(patch);
    Json json = applied(*patch, seen.host).json();
    QVERIFY(!isObserved(asked, *patch, Object(json)));
    json["status"]["poweredOn"] = false;
    json["metadata"]["annotations"].erase("reboot.metal3.io");
    QVERIFY(!isObserved(asked, *patch, Object(json)));
    json["status"]["poweredOn"] = true;
    QVERIFY(isObserved(asked, *patch, Object(json)));
}

/// Somebody takes the annotation off before its host went off: the request is gone, the host is on,
/// and nothing was rebooted. Ours says when it was last told to start.
void TestOverridePatch::aRebootThatWasWithdrawnIsNone()
{
    Json before = Json::parse(hostText);
    before["status"]["conditions"] = {{{"type", "PowerStateKnown"}, {"status", "True"}}};
    before["status"]["provisioning"]["lastPoweredOn"] = "2026-01-09T08:00:00.000000Z";
    const OverrideView seen = view(machineText, nodeText, before.dump().c_str());
    const OverrideRequest asked = request(QStringLiteral("soft-reboot"));
    const auto patch = patchFor(asked, seen);
    QVERIFY(patch);
    QVERIFY(!isObserved(asked, *patch, applied(*patch, seen.host)));
    QVERIFY(!isObserved(asked, *patch, seen.host));
    before["status"]["provisioning"]["lastPoweredOn"] = "2026-01-10T12:00:00.000000Z";
    QVERIFY(isObserved(asked, *patch, Object(before)));
}

void TestOverridePatch::powerIsObservedWhenItStays_data()
{
    QTest::addColumn<QString>("action");
    QTest::addColumn<bool>("on");
    QTest::addColumn<QString>("sent");
    QTest::addColumn<bool>("observed");
    const auto row = [](const char *name, const char *action, bool on, const char *sent, bool is) {
        QTest::newRow(name) << QString::fromLatin1(action) << on << QString::fromLatin1(sent) << is;
    };
    row("off and at rest", "power-off", false, "", true);
    row("off, and told to start", "power-off", false, "PowerOn", false);
    row("off, and a boot was stopped", "power-off", false, "HardOff", true);
    row("on still", "power-off", true, "SoftOff", false);
    row("on and at rest", "power-on", true, "", true);
    row("on, and told so", "power-on", true, "PowerOn", true);
    row("on, and being shut down", "power-on", true, "SoftOff", false);
    row("on, and being forced off", "power-on", true, "HardOff", false);
    row("off still", "power-on", false, "PowerOn", false);
}

/// What was read last is not what a server will be that was told something else since.
void TestOverridePatch::powerIsObservedWhenItStays()
{
    QFETCH(const QString, action);
    QFETCH(const bool, on);
    QFETCH(const QString, sent);
    QFETCH(const bool, observed);
    const OverrideRequest asked = request(action);
    Json json = Json::parse(hostText);
    json["spec"]["online"] = asked.action == Action::PowerOff;
    const auto patch = patchFor(asked, view(machineText, nodeText, json.dump().c_str()));
    QVERIFY(patch);
    json["spec"]["online"] = asked.action == Action::PowerOn;
    json["status"]["poweredOn"] = on;
    if (!sent.isEmpty())
        json["status"]["provisioning"]["powerAction"] = {
            {"type", sent.toStdString()},
            {"issuedAt", "2026-01-10T12:00:00.000000Z"},
            {"deadline", "2026-01-10T12:03:00.000000Z"},
            {"attempt", 1}};
    QCOMPARE(host::powerStatusOf(Object(json)).powerAction.has_value(), !sent.isEmpty());
    QCOMPARE(isObserved(asked, *patch, Object(json)), observed);
}

void TestOverridePatch::aRebootThatHangsBecomesHard_data()
{
    QTest::addColumn<QString>("action");
    QTest::addColumn<QString>("asked");
    QTest::addColumn<bool>("sent");
    QTest::newRow("hard over soft") << "hard-reboot"
                                    << R"({"mode":"soft"})" << true;
    QTest::newRow("hard over one without a mode") << "hard-reboot"
                                                  << "" << true;
    QTest::newRow("hard over hard") << "hard-reboot"
                                    << R"({"mode":"hard"})" << false;
    QTest::newRow("soft over hard") << "soft-reboot"
                                    << R"({"mode":"hard"})" << false;
    QTest::newRow("soft over soft") << "soft-reboot"
                                    << "" << false;
}

void TestOverridePatch::aRebootThatHangsBecomesHard()
{
    QFETCH(QString, action);
    QFETCH(QString, asked);
    QFETCH(bool, sent);
    OverrideView seen = view();
    Json host = seen.host.json();
    host["metadata"]["annotations"]["reboot.metal3.io"] = asked.toStdString();
    seen.host = Object(host);
    const auto patch = patchFor(request(action), seen);
    if (!sent) {
        QVERIFY(!patch);
        QCOMPARE(patch.error().message, "a reboot is already requested");
        return;
    }
    QVERIFY2(patch, patch ? "" : patch.error().message.c_str());
    QCOMPARE(applied(*patch, seen.host).annotation("reboot.metal3.io").value_or(""),
             R"({"mode":"hard"})");
    // Taken off or changed meanwhile: it is not sent.
    host["metadata"]["annotations"]["reboot.metal3.io"] = R"({"mode":"hard"})";
    QVERIFY(!applied(*patch, Object(host)));
}

void TestOverridePatch::theCommandIsWhatIsSent()
{
    const auto patch = patchFor(request(QStringLiteral("cordon")), view());
    QVERIFY(patch);
    QCOMPARE(kubectlFor(*patch), "kubectl patch nodes node-7 --type json -p '" + patch->body + "'");
    OverridePatch quoted;
    quoted.key = {"n", "w"};
    quoted.merge = true;
    quoted.body = "it's";
    QCOMPARE(kubectlFor(quoted),
             std::string(
                 "kubectl patch machines.machine.openshift.io w -n n --type merge -p 'it'\\''s'"));
}

} // namespace tst_overridepatch

HP_TEST(tst_overridepatch, TestOverridePatch)
#include "tst_overridepatch.moc"
