// SPDX-License-Identifier: Apache-2.0
#include "model/rules/metal/MetalDecision.h"
#include "tests/model/rules/MetalViews.h"
#include "tests/support/runner/Runner.h"

#include <QTest>

#include <algorithm>

namespace tst_metaldecision {

using namespace hp;
using namespace hp::rules;
using namespace hp::test;

namespace {

constexpr const char *marked =
    R"({"metadata":{"annotations":{"metal3.io/BareMetalHost":"ns/h1","machine.openshift.io/instance-state":"provisioned"}}})";

MetalView viewOf(Object machine, Object host)
{
    MetalView view;
    view.machine = std::move(machine);
    view.host = std::move(host);
    return view;
}

MetalView withError(std::optional<Error> MetalView::*place)
{
    MetalView view = viewOf(metalMachine(), {});
    view.*place = Error{ErrorCode::Invalid, "what is wrong", {}, nullptr};
    return view;
}

MetalView withChoice(Object chosen, Object host = {})
{
    MetalView view = viewOf(metalMachine(), std::move(host));
    view.chosen = std::move(chosen);
    return view;
}

} // namespace

class TestMetalDecision : public QObject
{
    Q_OBJECT
private slots:
    void anInstanceIsAClaimedHostThatRuns_data();
    void anInstanceIsAClaimedHostThatRuns();
    void creationGoesStepByStep_data();
    void creationGoesStepByStep();
    void aChoiceIsOnlyStoredOnTheMachine();
    void removalGoesStepByStep_data();
    void removalGoesStepByStep();
    void whatALiveCopyLacksIsReadBeforeItCounts_data();
    void whatALiveCopyLacksIsReadBeforeItCounts();
    void everyRowIsNamedOnce();
};

void TestMetalDecision::anInstanceIsAClaimedHostThatRuns_data()
{
    QTest::addColumn<QByteArray>("state");
    QTest::addColumn<bool>("there");
    for (const char *state : {"provisioned", "externally provisioned", "unmanaged", "registering"})
        QTest::newRow(state) << QByteArray(state) << true;
    for (const char *state : {"",
                              "inspecting",
                              "match profile",
                              "preparing",
                              "available",
                              "ready",
                              "provisioning",
                              "deprovisioning",
                              "powering off before delete",
                              "deleting"})
        QTest::newRow(*state ? state : "no state") << QByteArray(state) << false;
}

void TestMetalDecision::anInstanceIsAClaimedHostThatRuns()
{
    QFETCH(QByteArray, state);
    QFETCH(bool, there);
    const std::string patch =
        R"({"status":{"provisioning":{"state":")" + state.toStdString() + R"("}}})";
    const MetalAnswer expected = there ? MetalAnswer::Done : MetalAnswer::Absent;
    QVERIFY(decideMetalExists(viewOf(metalMachine(), claimedHost(patch))).answer == expected);
    const MetalDecision others = decideMetalExists(viewOf(metalMachine(), freeHost(patch)));
    QVERIFY(others.answer == MetalAnswer::Absent);
    QCOMPARE(others.row, "not ours");
    QCOMPARE(decideMetalExists(viewOf(metalMachine(), {})).row, "no host");
    const MetalDecision unreadable = decideMetalExists(withError(&MetalView::badName));
    QVERIFY(unreadable.answer == MetalAnswer::Refused);
    QCOMPARE(unreadable.reason.text(), std::string("what is wrong"));
}

void TestMetalDecision::creationGoesStepByStep_data()
{
    QTest::addColumn<MetalView>("view");
    QTest::addColumn<QString>("row");
    QTest::addColumn<MetalStep>("step");
    QTest::addColumn<MetalAnswer>("answer");
    const auto row = [](const char *title,
                        MetalView view,
                        const char *name,
                        MetalStep step,
                        MetalAnswer answer) {
        QTest::newRow(title) << std::move(view) << QString::fromUtf8(name) << step << answer;
    };
    using enum MetalStep;
    using enum MetalAnswer;
    row("a provider id of others is refused",
        withError(&MetalView::badName),
        "bad name",
        Answer,
        Refused);
    row("a selector that cannot be read is refused",
        withError(&MetalView::badSelector),
        "bad selector",
        Answer,
        Refused);
    row("a Machine that names no host wants one",
        viewOf(metalMachine(), {}),
        "ask",
        ChooseHost,
        Waiting);
    row("no host is free", withChoice({}), "none", Answer, NoHost);
    row("the choice is kept before it is made true",
        withChoice(freeHost()),
        "choose",
        Answer,
        Waiting);
    row("the named host that is free is claimed",
        viewOf(metalMachine(marked), freeHost()),
        "claim",
        PatchHost,
        Done);
    row("a named host that somebody else took is given up",
        viewOf(metalMachine(marked),
               freeHost(R"({"spec":{"consumerRef":{"kind":"Machine","name":"m2"}}})")),
        "ask",
        ChooseHost,
        Waiting);
    row("so is one that broke",
        viewOf(metalMachine(marked), freeHost(R"({"status":{"errorMessage":"x"}})")),
        "ask",
        ChooseHost,
        Waiting);
    row("a claimed host that the Machine does not name is named",
        viewOf(metalMachine(), claimedHost()),
        "mark",
        Answer,
        Waiting);
    row("its state is kept on the Machine",
        viewOf(metalMachine(marked),
               claimedHost(R"({"status":{"provisioning":{"state":"provisioning"}}})")),
        "mark",
        Answer,
        Waiting);
    row("a claim that lacks something is completed",
        viewOf(metalMachine(marked), claimedHost(R"({"spec":{"online":false}})")),
        "complete",
        PatchHost,
        Waiting);
    row("then it takes its time",
        viewOf(metalMachine(marked), claimedHost()),
        "claimed",
        Answer,
        Waiting);
    row(
        "a selector that became unreadable does not matter to a claimed host",
        [] {
            MetalView view = viewOf(metalMachine(marked), claimedHost());
            view.badSelector = Error{ErrorCode::Invalid, "x", {}, nullptr};
            return view;
        }(),
        "claimed",
        Answer,
        Waiting);
}

void TestMetalDecision::creationGoesStepByStep()
{
    QFETCH(MetalView, view);
    QFETCH(QString, row);
    QFETCH(MetalStep, step);
    QFETCH(MetalAnswer, answer);
    const MetalDecision decision = decideMetalCreate(view);
    QCOMPARE(QString::fromUtf8(decision.row), row);
    QVERIFY(decision.step == step);
    QVERIFY(decision.answer == answer);
    QVERIFY(!decision.reason.empty());
    QCOMPARE(static_cast<bool>(decision.patch), step == MetalStep::PatchHost);
}

void TestMetalDecision::aChoiceIsOnlyStoredOnTheMachine()
{
    const MetalDecision decision = decideMetalCreate(withChoice(freeHost()));
    QVERIFY(!decision.patch);
    QCOMPARE(decision.annotations.size(), std::size_t(2));
    QCOMPARE(decision.annotations[0].first, std::string("metal3.io/BareMetalHost"));
    QCOMPARE(*decision.annotations[0].second, std::string("ns/h1"));
    QCOMPARE(decision.annotations[1].first, std::string("machine.openshift.io/instance-state"));
    QCOMPARE(*decision.annotations[1].second, std::string("available"));
}

void TestMetalDecision::removalGoesStepByStep_data()
{
    QTest::addColumn<QByteArray>("host"); // merge patch of a claimed host that was told to go
    QTest::addColumn<QString>("row");
    QTest::addColumn<MetalAnswer>("answer");
    const auto row = [](const char *title, const char *host, const char *name, MetalAnswer answer) {
        QTest::newRow(title) << QByteArray(host) << QString::fromUtf8(name) << answer;
    };
    using enum MetalAnswer;
    row("a host of others is left alone",
        R"({"spec":{"consumerRef":{"name":"m2"}}})",
        "nothing",
        Done);
    row("an image goes first", R"({"spec":{"image":{"url":"i"}}})", "deprovision", Waiting);
    row("so does the power", R"({"spec":{"online":true}})", "deprovision", Waiting);
    row("provisioned is waited out", "{}", "deprovisioning", Waiting);
    row("provisioning too",
        R"({"status":{"provisioning":{"state":"provisioning"}}})",
        "deprovisioning",
        Waiting);
    row("deprovisioning too",
        R"({"status":{"provisioning":{"state":"deprovisioning"}}})",
        "deprovisioning",
        Waiting);
    row("a wiped host is released",
        R"({"status":{"provisioning":{"state":"available"}}})",
        "release",
        Done);
    row("an externally provisioned one only has to be off",
        R"({"status":{"provisioning":{"state":"externally provisioned"}}})",
        "powered on",
        Waiting);
    row("and is released when it is",
        R"({"status":{"poweredOn":false,"provisioning":{"state":"externally provisioned"}}})",
        "release",
        Done);
    row("not while it was told to start, and does not show it yet",
        R"({"status":{"poweredOn":false,"provisioning":{"state":"externally provisioned",
            "powerAction":{"type":"PowerOn","issuedAt":"2026-01-10T12:00:00.000000Z",
                "deadline":"2026-01-10T12:02:00.000000Z","attempt":1}}}})",
        "powered on",
        Waiting);
    row("nor while its BMC is silent",
        R"({"status":{"poweredOn":false,"provisioning":{"state":"externally provisioned"},
            "conditions":[{"type":"PowerStateKnown","status":"False","reason":"NoAnswer"}]}})",
        "powered on",
        Waiting);
    row("and whoever has seen it off takes it away from the Machine",
        R"({"spec":{"consumerRef":{"name":""}},
            "status":{"poweredOn":false,"provisioning":{"state":"externally provisioned"},
            "conditions":[{"type":"PowerStateKnown","status":"False","reason":"NoAnswer"}]}})",
        "nothing",
        Done);
    row("nor before anybody has read it",
        R"({"status":{"poweredOn":null,"provisioning":{"state":"externally provisioned"}}})",
        "powered on",
        Waiting);
    row("unless it may not be switched off",
        R"({"spec":{"online":true,"disablePowerOff":true},
            "status":{"provisioning":{"state":"externally provisioned"}}})",
        "release",
        Done);
    row("a host without a BMC is released",
        R"({"status":{"provisioning":{"state":"unmanaged"}}})",
        "release",
        Done);
}

void TestMetalDecision::removalGoesStepByStep()
{
    QFETCH(QByteArray, host);
    QFETCH(QString, row);
    QFETCH(MetalAnswer, answer);
    Json patch = Json::parse(R"({"spec":{"online":false}})");
    patch.merge_patch(Json::parse(host.toStdString()));
    const MetalDecision decision =
        decideMetalRemove(viewOf(metalMachine(), claimedHost(patch.dump())));
    QCOMPARE(QString::fromUtf8(decision.row), row);
    QVERIFY(decision.answer == answer);
    QVERIFY(!decision.reason.empty());
    QCOMPARE(decideMetalRemove(viewOf(metalMachine(), {})).row, "nothing");
}

void TestMetalDecision::whatALiveCopyLacksIsReadBeforeItCounts_data()
{
    QTest::addColumn<QString>("call");
    QTest::addColumn<Object>("machine");
    QTest::addColumn<Object>("host");
    QTest::addColumn<QString>("row");
    const auto row =
        [](const char *title, const char *call, Object machine, Object host, const char *name) {
            QTest::newRow(title) << QString::fromUtf8(call) << std::move(machine) << std::move(host)
                                 << QString::fromUtf8(name);
        };
    const Object comes = metalMachine(marked);
    const Object runs = metalMachine(R"({"spec":{"providerID":"baremetalhost:///ns/h1/hu"}})");
    const Object goes = metalMachine(
        R"({"metadata":{"deletionTimestamp":"2026-01-10T12:00:00Z","finalizers":["f"],
        "annotations":{"metal3.io/BareMetalHost":"ns/h1"}}})");
    const Object taken = freeHost(R"({"spec":{"consumerRef":{"kind":"Machine","name":"m2"}}})");
    row("a Machine that comes may have no host yet", "exists", comes, {}, "no host");
    row("one that ran does not fail by a copy", "exists", runs, {}, "read");
    row("nor by a copy that shows its host with another", "exists", runs, taken, "read");
    row("nor by one that shows its host before it was installed",
        "exists",
        runs,
        claimedHost(R"({"status":{"provisioning":{"state":"provisioning"}}})"),
        "read");
    row("a host that is seen running is one", "exists", runs, claimedHost(), "there");
    row("a Machine that goes is not let go by a copy", "exists", goes, freeHost(), "read");
    row("a host that is seen free is claimed as it was seen", "create", comes, freeHost(), "claim");
    row("a claim that is seen is one", "create", comes, claimedHost(), "claimed");
    row("no other host is chosen because a copy shows this one with another",
        "create",
        comes,
        taken,
        "read");
    row("nor because a copy does not show it", "create", comes, {}, "read");
    row("a host is not left behind because a copy shows it free",
        "remove",
        goes,
        freeHost(),
        "read");
    row("nor because a copy does not show it", "remove", goes, {}, "read");
    row("a claim that is seen is ended as it was seen",
        "remove",
        goes,
        claimedHost(R"({"spec":{"online":false},"status":{"provisioning":{"state":"available"}}})"),
        "release");
}

void TestMetalDecision::whatALiveCopyLacksIsReadBeforeItCounts()
{
    QFETCH(QString, call);
    QFETCH(Object, machine);
    QFETCH(Object, host);
    QFETCH(QString, row);
    MetalView view = viewOf(machine, host);
    view.fromCache = true;
    const auto decide = call == QLatin1String("exists") ? decideMetalExists
        : call == QLatin1String("create")               ? decideMetalCreate
                                                        : decideMetalRemove;
    const MetalDecision decision = decide(view);
    QCOMPARE(QString::fromUtf8(decision.row), row);
    QCOMPARE(decision.step == MetalStep::ReadHost, row == QLatin1String("read"));
    // Once the API said so it counts.
    view.fromCache = false;
    QVERIFY(decide(view).step != MetalStep::ReadHost);
}

void TestMetalDecision::everyRowIsNamedOnce()
{
    std::vector<std::string> rows = metalRows();
    QCOMPARE(rows.size(), std::size_t(6 + 10 + 6));
    std::sort(rows.begin(), rows.end());
    QVERIFY(std::adjacent_find(rows.begin(), rows.end()) == rows.end());
}

} // namespace tst_metaldecision

HP_TEST(tst_metaldecision, TestMetalDecision)
#include "tst_metaldecision.moc"
