// SPDX-License-Identifier: Apache-2.0
#include "backend/lab/MemberDecision.h"
#include "tests/support/runner/Runner.h"

#include <QTest>

#include <nlohmann/json.hpp>

namespace tst_labetcd {

using namespace hp;
using namespace std::chrono_literals;
using lab::MemberView;
using lab::Plan;
using lab::Write;

namespace {

const TimePoint now = *parseTime("2026-01-10T12:00:00Z");

Object patched(const char *text, const char *patch)
{
    Json json = Json::parse(text);
    json.merge_patch(Json::parse(patch));
    return Object(json);
}

Object nodeWith(const char *patch = "{}")
{
    return patched(
        R"({"kind":"Node","metadata":{"name":"m","labels":{"node-role.kubernetes.io/master":""}},
        "status":{"conditions":[{"type":"Ready","status":"True"}],
                  "addresses":[{"type":"Hostname","address":"m"},{"type":"InternalIP","address":"10.0.0.1"}]}})",
        patch);
}

Object machineWith(const char *patch = "{}")
{
    return patched(
        R"({"kind":"Machine","metadata":{"name":"mm","namespace":"n"},"spec":{"lifecycleHooks":{
        "preDrain":[{"name":"EtcdQuorumOperator","owner":"clusteroperator/etcd"}]}}})",
        patch);
}

Object memberWith(const char *patch = "{}")
{
    return patched(R"({"kind":"EtcdMember","metadata":{"name":"m","namespace":"openshift-etcd"},
        "spec":{"node":"m","address":"10.0.0.1","syncDuration":"10s"},
        "status":{"learner":true,"voting":false,"healthy":true,"since":"2026-01-10T11:59:50.000000Z"}})",
                   patch);
}

const Object voter =
    memberWith(R"({"metadata":{"name":"other"},"status":{"learner":false,"voting":true}})");

/// A Node that could join, where another member votes.
MemberView joining()
{
    return {true, nodeWith(), machineWith(), {}, {voter}};
}

/// A learner that has just copied everything.
MemberView learning(const char *patch = "{}")
{
    return {true, nodeWith(), machineWith(), memberWith(patch), {voter, memberWith(patch)}};
}

template<typename Change>
MemberView changed(MemberView view, Change change)
{
    change(view);
    return view;
}

/// "learner", "voter", "learner unhealthy", …, as the plan would store it; empty when it does
/// nothing.
QString wantedBy(const Plan &plan)
{
    if (plan.writes.empty())
        return {};
    const Object status = plan.writes.back().body;
    const Json &content = status.at("/status").is_object() ? status.at("/status") : status.json();
    return QString::fromUtf8(content.value("learner", false) ? "learner" : "voter")
        + QString::fromUtf8(content.value("healthy", false) ? "" : " unhealthy");
}

} // namespace

class TestLabEtcd : public QObject
{
    Q_OBJECT
private slots:
    void aMemberLivesByTheRules_data();
    void aMemberLivesByTheRules();
    void aNewMemberNamesItsNodeAndAddress();
    void aLearnerIsLookedAtWhenItHasCopied();
};

void TestLabEtcd::aMemberLivesByTheRules_data()
{
    QTest::addColumn<MemberView>("view");
    QTest::addColumn<QString>("wanted");
    const auto row = [](const char *title, MemberView view, const char *wanted) {
        QTest::newRow(title) << std::move(view) << QString::fromUtf8(wanted);
    };

    row("a guarded master joins as a learner", joining(), "learner");
    row("the first one votes at once",
        changed(joining(), [](MemberView &view) { view.members.clear(); }),
        "voter");
    row("one that begins running was there before",
        changed(joining(),
                [](MemberView &view) {
                    view.machine = machineWith(
                        R"({"metadata":{"annotations":{"lab.holdpoint.dev/begins":"running"}}})");
                }),
        "voter");
    row("one learner at a time",
        changed(joining(),
                [](MemberView &view) {
                    view.members = {voter, memberWith()};
                }),
        "");
    row("without the namespace there is no etcd",
        changed(joining(), [](MemberView &view) { view.hasEtcd = false; }),
        "");
    row("without the hook nobody joins",
        changed(joining(),
                [](MemberView &view) {
                    view.machine = machineWith(R"({"spec":{"lifecycleHooks":null}})");
                }),
        "");
    row("with the hook of somebody else nobody joins",
        changed(
            joining(),
            [](MemberView &view) {
                view.machine = machineWith(
                    R"({"spec":{"lifecycleHooks":{"preDrain":[{"name":"EtcdQuorumOperator","owner":"x"}]}}})");
            }),
        "");
    row("a machine on its way out does not join",
        changed(joining(),
                [](MemberView &view) {
                    view.machine =
                        machineWith(R"({"metadata":{"deletionTimestamp":"2026-01-10T12:00:00Z"}})");
                }),
        "");
    row("a node that is not ready does not join",
        changed(joining(),
                [](MemberView &view) {
                    view.node = nodeWith(
                        R"({"status":{"conditions":[{"type":"Ready","status":"Unknown"}]}})");
                }),
        "");
    row("a worker does not join",
        changed(joining(),
                [](MemberView &view) { view.node = nodeWith(R"({"metadata":{"labels":null}})"); }),
        "");
    row("a learner that has copied everything votes", learning(), "voter");
    row("not a moment earlier",
        learning(R"({"status":{"since":"2026-01-10T11:59:50.001000Z"}})"),
        "");
    row("not without its hook",
        changed(learning(),
                [](MemberView &view) {
                    view.machine = machineWith(R"({"spec":{"lifecycleHooks":null}})");
                }),
        "");
    row("an unhealthy learner does not vote",
        learning(R"({"spec":{"faults":{"unhealthy":true}}})"),
        "learner unhealthy");
    row("a member whose node is gone is unhealthy",
        changed(learning(R"({"status":{"learner":false,"voting":true}})"),
                [](MemberView &view) { view.node = {}; }),
        "voter unhealthy");
    row("a voter stays a voter", learning(R"({"status":{"learner":false,"voting":true}})"), "");
    row("a member on its way out is left alone",
        learning(R"({"metadata":{"deletionTimestamp":"2026-01-10T12:00:00Z"}})"),
        "");
}

void TestLabEtcd::aMemberLivesByTheRules()
{
    QFETCH(const MemberView, view);
    QFETCH(const QString, wanted);
    QCOMPARE(wantedBy(lab::decideMember(view, now)), wanted);
}

void TestLabEtcd::aNewMemberNamesItsNodeAndAddress()
{
    const Plan plan = lab::decideMember(joining(), now);
    QCOMPARE(plan.writes.front().op, Write::Op::Create);
    const Object made = plan.writes.front().body;
    QCOMPARE(toString(made.key()), std::string("openshift-etcd/m"));
    QCOMPARE(made.text("/spec/node"), std::string("m"));
    QCOMPARE(made.text("/spec/machine"), std::string("mm"));
    QCOMPARE(made.text("/spec/address"), std::string("10.0.0.1"));
}

void TestLabEtcd::aLearnerIsLookedAtWhenItHasCopied()
{
    const Plan plan =
        lab::decideMember(learning(R"({"status":{"since":"2026-01-10T11:59:55.000000Z"}})"), now);
    QVERIFY(plan.again == 5s);
}

} // namespace tst_labetcd

HP_TEST(tst_labetcd, TestLabEtcd)
#include "tst_labetcd.moc"
