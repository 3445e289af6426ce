// SPDX-License-Identifier: Apache-2.0
#include "model/rules/machine/MachinePatch.h"
#include "tests/model/rules/MachineViews.h"
#include "tests/support/runner/Runner.h"

#include <QTest>

#include <algorithm>
#include <nlohmann/json.hpp>

namespace tst_machinepatch {

using namespace hp;
using namespace hp::test;

class TestMachinePatch : public QObject
{
    Q_OBJECT
private slots:
    void failedKeepsItsErrorUntilTheMachineIsDeleted();
    void aProviderIdIsSetOnceAndNeverChanged();
    void addressesAreRefreshedNeverCleared();
    void onFailedTheProviderStateIsUnknown();
    void nothingIsWrittenWhenNothingDiffers();
};

void TestMachinePatch::failedKeepsItsErrorUntilTheMachineIsDeleted()
{
    const Object failed =
        with(R"({"status":{"phase":"Failed","errorMessage":"e","errorReason":"r"}})");
    MachineView view;
    view.machine = failed;
    QVERIFY(!patchFor(failed, *decideMachine(view, now).report, now)
                 .status.json()["status"]
                 .contains("errorMessage"));

    Json json = failed.json();
    json["metadata"]["deletionTimestamp"] = "2026-01-10T11:00:00Z";
    view.machine = Object(json);
    const Json status =
        patchFor(view.machine, *decideMachine(view, now).report, now).status.json()["status"];
    QCOMPARE(status["phase"].dump(), Json("Deleting").dump());
    QVERIFY(status["errorMessage"].is_null());
    QVERIFY(status["errorReason"].is_null());
    QVERIFY(status.contains("errorMessage"));
}

void TestMachinePatch::aProviderIdIsSetOnceAndNeverChanged()
{
    const InstanceView facts{"new", {}, "running", "m5", "r", "z"};
    const MachineView fresh = updated(viewOf(provisioning), facts);
    const Json main = patchFor(fresh.machine, *decideMachine(fresh, now).report, now).main.json();
    QCOMPARE(main["spec"]["providerID"].dump(), Json("new").dump());
    QCOMPARE(main["metadata"]["labels"]["machine.openshift.io/instance-type"].dump(),
             Json("m5").dump());
    QCOMPARE(main["metadata"]["annotations"]["machine.openshift.io/instance-state"].dump(),
             Json("running").dump());

    const MachineView known = updated(viewOf(running), facts);
    QVERIFY(!patchFor(known.machine, *decideMachine(known, now).report, now)
                 .main.json()
                 .contains("spec"));
}

void TestMachinePatch::addressesAreRefreshedNeverCleared()
{
    const char *addressed =
        R"({"status":{"phase":"Provisioned","addresses":[{"type":"InternalIP","address":"1"}]}})";
    const MachineView moved =
        updated(viewOf(addressed), {{}, {{"InternalIP", "2"}}, {}, {}, {}, {}});
    QCOMPARE(patchFor(moved.machine, *decideMachine(moved, now).report, now)
                 .status.json()["status"]["addresses"]
                 .dump(),
             Json::parse(R"([{"type":"InternalIP","address":"2"}])").dump());
    const MachineView silent = updated(viewOf(addressed), {});
    QVERIFY(!patchFor(silent.machine, *decideMachine(silent, now).report, now)
                 .status.json()["status"]
                 .contains("addresses"));
}

void TestMachinePatch::onFailedTheProviderStateIsUnknown()
{
    const MachineView lost =
        exists(viewOf(R"({"spec":{"providerID":"p"},"status":{"phase":"Running",
        "providerStatus":{"instanceState":"running","state":"keep","other":1}}})"),
               false);
    const MachinePatch patch = patchFor(lost.machine, *decideMachine(lost, now).report, now);
    QCOMPARE(
        patch.main.json()["metadata"]["annotations"]["machine.openshift.io/instance-state"].dump(),
        Json("Unknown").dump());
    QCOMPARE(patch.status.json()["status"]["providerStatus"].dump(),
             Json::parse(R"({"instanceState":"Unknown"})").dump());
    QCOMPARE(patch.status.json()["status"]["errorMessage"].dump(),
             Json("can't find created instance").dump());
}

void TestMachinePatch::nothingIsWrittenWhenNothingDiffers()
{
    MachineView view = updated(viewOf(running), {});
    const MachinePatch first = patchFor(view.machine, *decideMachine(view, now).report, now);
    QCOMPARE(first.status.json()["status"]["lastUpdated"].dump(),
             Json("2026-01-10T12:00:00Z").dump());
    Json json = view.machine.json();
    json.merge_patch(first.status.json());
    view.machine = Object(json);
    const MachinePatch second =
        patchFor(view.machine, *decideMachine(view, now + 60s).report, now + 60s);
    QVERIFY(!second.main);
    QVERIFY(!second.status);
}

} // namespace tst_machinepatch

HP_TEST(tst_machinepatch, TestMachinePatch)
#include "tst_machinepatch.moc"
