// SPDX-License-Identifier: Apache-2.0
#include "model/resource/Machine.h"
#include "model/rules/controlplane/EtcdGuardDecision.h"
#include "model/rules/controlplane/EtcdHook.h"
#include "tests/support/runner/Runner.h"

#include <QTest>

#include <nlohmann/json.hpp>

namespace tst_etcdguarddecision {

using namespace hp;
using namespace hp::rules;

namespace {

constexpr const char *hooked =
    R"({"spec":{"lifecycleHooks":{"preDrain":[{"name":"EtcdQuorumOperator","owner":"clusteroperator/etcd"}]}}})";
constexpr const char *going = R"({"metadata":{"deletionTimestamp":"2026-01-10T12:00:00Z"}})";

/// Master number n with address 10.0.0.n and the node n-n, changed by merge patches.
Object master(int n, std::initializer_list<const char *> patches = {})
{
    const std::string number = std::to_string(n);
    Json json = {
        {"kind", "Machine"},
        {"metadata", {{"name", "m-" + number}, {"namespace", "ns"}, {"resourceVersion", "7"}}},
        {"status",
         {{"phase", "Running"},
          {"nodeRef", {{"name", "n-" + number}}},
          {"addresses",
           Json::array({{{"type", "InternalIP"}, {"address", "10.0.0." + number}}})}}}};
    for (const char *patch : patches)
        json.merge_patch(Json::parse(patch));
    return Object(json);
}

Object node(int n, bool cordoned = false)
{
    const std::string number = std::to_string(n);
    return Object(
        Json{{"kind", "Node"},
             {"metadata", {{"name", "n-" + number}}},
             {"spec", {{"unschedulable", cordoned}}},
             {"status",
              {{"addresses",
                Json::array({{{"type", "InternalIP"}, {"address", "10.0.0." + number}}})}}}});
}

EtcdMember member(int n, bool healthy = true, bool learner = false)
{
    const std::string number = std::to_string(n);
    return {{"openshift-etcd", "e-" + number},
            "u" + number,
            "10.0.0." + number,
            learner,
            healthy,
            true};
}

Object guardOn(int n)
{
    const std::string number = std::to_string(n);
    return Object(Json{{"kind", "Pod"},
                       {"metadata", {{"name", "guard-" + number}, {"namespace", "openshift-etcd"}}},
                       {"spec", {{"nodeName", "n-" + number}}}});
}

/// Three guarded masters, three healthy members, nobody leaving.
EtcdGuardView calm()
{
    EtcdGuardView view;
    view.enabled = view.hasEtcd = view.functional = true;
    for (int n = 0; n < 3; ++n) {
        view.machines.push_back(master(n, {hooked}));
        view.nodes.push_back(node(n));
        view.members.push_back(member(n));
    }
    return view;
}

template<typename Change>
EtcdGuardView changed(Change change)
{
    EtcdGuardView view = calm();
    change(view);
    return view;
}

/// What is wanted of a pass, in one line: "+m" hook added, "-m" hook released, "!e" member removed,
/// "xp" guard pod deleted.
QString deedsOf(const EtcdGuardDecision &decision)
{
    std::string text;
    for (const HookChange &change : decision.hooks)
        text += (change.events.empty() ? " +" : " -") + change.machine.name();
    for (const EtcdMember &removed : decision.removal.members)
        text += " !" + removed.key.name;
    for (const GuardPodRemoval &removal : decision.pods)
        text += " x" + removal.pod.name();
    return QString::fromStdString(text).trimmed();
}

} // namespace

class TestEtcdGuardDecision : public QObject
{
    Q_OBJECT
private slots:
    void theGuardActsByTheRules_data();
    void theGuardActsByTheRules();
    void membersLeaveByTheRules_data();
    void membersLeaveByTheRules();
    void aReplacementThatOnlyLearnsIsNamed();
    void aWrongOwnerIsReplacedAndOtherHooksStay();
    void theLastHookTakesTheListWithIt();
    void theWordsAreThoseOfTheOperator();
    void anUnhealthyMemberThatStaysIsAnError();
    void lostQuorumIsNoticed();
    void quorumIsMoreThanHalf();
};

void TestEtcdGuardDecision::theGuardActsByTheRules_data()
{
    QTest::addColumn<EtcdGuardView>("view");
    QTest::addColumn<QString>("row");
    QTest::addColumn<QString>("deeds");
    const auto row =
        [](const char *title, EtcdGuardView view, const char *name, const char *deeds) {
            QTest::newRow(title) << std::move(view) << QString::fromUtf8(name)
                                 << QString::fromUtf8(deeds);
        };
    const auto lacksHook = [](EtcdGuardView &view) { view.machines[0] = master(0); };

    row("a calm control plane is left alone", calm(), "guard", "");
    row("a master without the hook gets it", changed(lacksHook), "guard", "+m-0");
    row("a machine that is no member gets it, too",
        changed([&](EtcdGuardView &view) {
            lacksHook(view);
            view.members.erase(view.members.begin());
        }),
        "guard",
        "+m-0");
    row("switched off it does nothing",
        changed([&](EtcdGuardView &view) {
            lacksHook(view);
            view.enabled = false;
        }),
        "off",
        "");
    row("without etcd it does nothing",
        changed([&](EtcdGuardView &view) {
            lacksHook(view);
            view.hasEtcd = false;
        }),
        "no etcd",
        "");
    row("a living operator is not disturbed",
        changed([&](EtcdGuardView &view) {
            lacksHook(view);
            view.otherOperator = "the cluster operator etcd";
        }),
        "other operator",
        "");
    row("before a master has run it does nothing",
        changed([&](EtcdGuardView &view) {
            lacksHook(view);
            view.functional = false;
        }),
        "not functional",
        "");
    row("a deleting machine never gets the hook back",
        changed([](EtcdGuardView &view) { view.machines[0] = master(0, {going}); }),
        "guard",
        "");
    row("a deleting member keeps its hook",
        changed([](EtcdGuardView &view) {
            view.machines[0] = master(0, {hooked, going});
        }),
        "guard",
        "");
    row("a deleting machine that is no member loses it",
        changed([](EtcdGuardView &view) {
            view.machines[0] = master(0, {hooked, going});
            view.members.erase(view.members.begin());
        }),
        "guard",
        "-m-0");
    row("a learner on it keeps it in this pass",
        changed([](EtcdGuardView &view) {
            view.machines[0] = master(0, {hooked, going});
            view.members[0].learner = true;
        }),
        "guard",
        "!e-0");
    row("a member on any of its addresses keeps it",
        changed([](EtcdGuardView &view) {
            view.machines[0] = master(0,
                                      {hooked,
                                       going,
                                       R"({"status":{"addresses":[
                {"type":"InternalIP","address":"10.0.9.9"},{"type":"InternalIP","address":"10.0.0.0"}]}})"});
        }),
        "guard",
        "");
    row("a member on the address of its node keeps it",
        changed([](EtcdGuardView &view) {
            view.machines[0] = master(0, {hooked, going, R"({"status":{"addresses":null}})"});
        }),
        "guard",
        "");
    row("the node of another machine keeps nothing",
        changed([](EtcdGuardView &view) {
            view.machines[0] =
                master(0, {hooked, going, R"({"status":{"addresses":null,"nodeRef":null}})"});
        }),
        "guard",
        "-m-0");
    row("a member on an address that another machine has by now keeps nothing",
        changed([](EtcdGuardView &view) {
            view.machines[0] = master(0, {hooked, going});
            view.machines.push_back(master(9,
                                           {hooked,
                                            R"({"status":{"addresses":[
                {"type":"InternalIP","address":"10.0.0.0"}]}})"}));
        }),
        "guard",
        "-m-0");
    row("an external address keeps nothing",
        changed([](EtcdGuardView &view) {
            view.nodes.erase(view.nodes.begin());
            view.machines[0] = master(
                0,
                {hooked,
                 going,
                 R"({"status":{"addresses":[{"type":"ExternalIP","address":"10.0.0.0"}]}})"});
        }),
        "guard",
        "-m-0");
    row("a machine without addresses loses it, whoever is a member",
        changed([](EtcdGuardView &view) {
            view.machines[0] = master(0, {hooked, going, R"({"status":{"addresses":null}})"});
            view.nodes.erase(view.nodes.begin());
            view.members.clear();
        }),
        "guard",
        "-m-0");
    row("that nobody told of members does not mean that there are none",
        changed([](EtcdGuardView &view) {
            view.machines[0] = master(0, {hooked, going});
            view.members.clear();
        }),
        "guard",
        "");
    row("the guard pod of a released machine on a cordoned node goes",
        changed([](EtcdGuardView &view) {
            view.machines[0] = master(0, {going});
            view.nodes[0] = node(0, true);
            view.guardPods = {guardOn(0), guardOn(1)};
        }),
        "guard",
        "xguard-0");
    row("it stays while the node is not cordoned",
        changed([](EtcdGuardView &view) {
            view.machines[0] = master(0, {going});
            view.guardPods = {guardOn(0)};
        }),
        "guard",
        "");
    row("it stays while the machine has its hook",
        changed([](EtcdGuardView &view) {
            view.machines[0] = master(0, {hooked, going});
            view.nodes[0] = node(0, true);
            view.guardPods = {guardOn(0)};
        }),
        "guard",
        "");
    row("it stays on a machine that nobody deletes",
        changed([](EtcdGuardView &view) {
            view.nodes[0] = node(0, true);
            view.guardPods = {guardOn(0)};
        }),
        "guard",
        "");
    row("one that is going is not deleted again",
        changed([](EtcdGuardView &view) {
            view.machines[0] = master(0, {going});
            view.nodes[0] = node(0, true);
            Json pod = guardOn(0).json();
            pod.merge_patch(Json::parse(going));
            view.guardPods = {Object(pod)};
        }),
        "guard",
        "");
}

void TestEtcdGuardDecision::theGuardActsByTheRules()
{
    QFETCH(const EtcdGuardView, view);
    QFETCH(const QString, row);
    QFETCH(const QString, deeds);

    const EtcdGuardDecision decision = decideEtcdGuard(view);

    QCOMPARE(QString::fromUtf8(decision.row), row);
    QCOMPARE(deedsOf(decision), deeds);
}

void TestEtcdGuardDecision::membersLeaveByTheRules_data()
{
    QTest::addColumn<EtcdGuardView>("view");
    QTest::addColumn<QString>("row");
    QTest::addColumn<QString>("removed");
    const auto row = [](const char *title, EtcdGuardView view, const char *name, const char *gone) {
        QTest::newRow(title) << std::move(view) << QString::fromUtf8(name)
                             << QString::fromUtf8(gone);
    };
    const auto leaves = [](EtcdGuardView &view, int n) {
        view.machines[static_cast<std::size_t>(n)] = master(n, {hooked, going});
    };
    const auto replaced = [&](EtcdGuardView &view) {
        leaves(view, 0);
        view.machines.push_back(master(9, {hooked}));
        view.nodes.push_back(node(9));
        view.members.push_back(member(9));
    };

    row("nobody leaves", calm(), "nobody leaves", "");
    row("three of three are needed",
        changed([&](EtcdGuardView &view) { leaves(view, 0); }),
        "no replacement",
        "");
    row("with a fourth voter the old one leaves", changed(replaced), "voter leaves", "e-0");
    row("one that has no addresses itself leaves by those of its node",
        changed([&](EtcdGuardView &view) {
            replaced(view);
            view.machines[0] = master(0, {hooked, going, R"({"status":{"addresses":null}})"});
        }),
        "voter leaves",
        "e-0");
    row("a member stays whose address another machine has by now",
        changed([&](EtcdGuardView &view) {
            replaced(view);
            view.machines[3] = master(9, {hooked, R"({"status":{"addresses":[
                {"type":"InternalIP","address":"10.0.0.0"},
                {"type":"InternalIP","address":"10.0.0.9"}]}})"});
        }),
        "nobody leaves",
        "");
    row("a fourth that only learns is not enough",
        changed([&](EtcdGuardView &view) {
            replaced(view);
            view.members[3].learner = true;
        }),
        "no replacement",
        "");
    row("no member leaves when its machine lost the hook",
        changed([&](EtcdGuardView &view) {
            replaced(view);
            view.machines[0] = master(0, {going});
        }),
        "nobody leaves",
        "");
    row("an unhealthy one leaves without a replacement",
        changed([&](EtcdGuardView &view) {
            leaves(view, 0);
            view.members[0].healthy = false;
        }),
        "voter leaves",
        "e-0");
    row("two votes of three wanted are too few",
        changed([&](EtcdGuardView &view) {
            leaves(view, 0);
            view.members.pop_back();
            view.machines.pop_back();
        }),
        "too few voters",
        "");
    row("without quorum nobody leaves",
        changed([&](EtcdGuardView &view) {
            leaves(view, 0);
            view.members[0].healthy = view.members[1].healthy = false;
        }),
        "no quorum",
        "");
    row("of four that vote two are no quorum",
        changed([&](EtcdGuardView &view) {
            replaced(view);
            leaves(view, 1);
            view.members[0].healthy = view.members[1].healthy = false;
        }),
        "no quorum",
        "");
    row("an unhealthy one that stays stops everything",
        changed([&](EtcdGuardView &view) {
            replaced(view);
            view.members[1].healthy = false;
        }),
        "unhealthy member stays",
        "");
    row("of two the unhealthy one is first",
        changed([&](EtcdGuardView &view) {
            replaced(view);
            leaves(view, 1);
            view.members[1].healthy = false;
        }),
        "voter leaves",
        "e-1");
    row("of two healthy ones that in a shared place is first",
        changed([&](EtcdGuardView &view) {
            replaced(view);
            leaves(view, 1);
            // The replacement of number 1: its name ends with the same digit.
            view.machines[3] = master(9, {hooked, R"({"metadata":{"name":"m-new-1"}})"});
        }),
        "voter leaves",
        "e-1");
    row("one a pass",
        changed([&](EtcdGuardView &view) {
            replaced(view);
            leaves(view, 1);
            view.machines.push_back(master(8, {hooked}));
            view.nodes.push_back(node(8));
            view.members.push_back(member(8));
        }),
        "voter leaves",
        "e-0");
    row("learners leave at once, all of them",
        changed([&](EtcdGuardView &view) {
            leaves(view, 0);
            leaves(view, 1);
            view.members[0].learner = view.members[1].learner = true;
        }),
        "learner leaves",
        "e-0 e-1");
    row("a change under way is waited for",
        changed([&](EtcdGuardView &view) {
            replaced(view);
            view.members[2].settled = false;
        }),
        "membership moves",
        "");
    row("nobody leaves during the bootstrap",
        changed([&](EtcdGuardView &view) {
            replaced(view);
            view.members[2].key.name = "etcd-bootstrap";
        }),
        "bootstrap",
        "");
    row("a dead member without machine or node leaves",
        changed([&](EtcdGuardView &view) {
            view.machines.erase(view.machines.begin());
            view.nodes.erase(view.nodes.begin());
            view.members[0].healthy = false;
        }),
        "orphan leaves",
        "e-0");
    row("one whose node is there stays",
        changed([&](EtcdGuardView &view) {
            view.machines.erase(view.machines.begin());
            view.members[0].healthy = false;
        }),
        "nobody leaves",
        "");
    row("of five, five are needed",
        changed([&](EtcdGuardView &view) {
            replaced(view);
            view.desiredReplicas = 5;
            view.machines.push_back(master(8, {hooked}));
            view.members.push_back(member(8));
        }),
        "no replacement",
        "");
}

void TestEtcdGuardDecision::membersLeaveByTheRules()
{
    QFETCH(const EtcdGuardView, view);
    QFETCH(const QString, row);
    QFETCH(const QString, removed);

    const MemberRemoval removal = decideMemberRemoval(view);

    std::string names;
    for (const EtcdMember &one : removal.members)
        names += (names.empty() ? "" : " ") + one.key.name;
    QCOMPARE(QString::fromUtf8(removal.row), row);
    QCOMPARE(QString::fromStdString(names), removed);
    QVERIFY(!removal.reason.empty());
}

void TestEtcdGuardDecision::aReplacementThatOnlyLearnsIsNamed()
{
    EtcdGuardView view = calm();
    view.machines[0] = master(0, {hooked, going});
    view.machines.push_back(master(9, {hooked}));
    view.nodes.push_back(node(9));
    view.members.push_back(member(9));
    view.members[3].learner = true;

    const MemberRemoval removal = decideMemberRemoval(view);

    QCOMPARE(removal.subject.name(), view.machines[0].name());
    QCOMPARE(QString::fromStdString(removal.report),
             QStringLiteral("etcd member e-9 is a learner and has no vote yet"));
}

void TestEtcdGuardDecision::aWrongOwnerIsReplacedAndOtherHooksStay()
{
    const Object machine = master(0, {R"({"spec":{"lifecycleHooks":{"preDrain":[
        {"name":"Before","owner":"a"},{"name":"EtcdQuorumOperator","owner":"somebody"},
        {"name":"After","owner":"b"}]}}})"});

    const Object patch = etcd::patchWithHook(machine);

    QCOMPARE(patch.text("/metadata/resourceVersion"), std::string("7"));
    QCOMPARE(machine::render(machine::hooks(patch, machine::HookPoint::PreDrain)),
             std::string("[{Name:Before Owner:a} {Name:After Owner:b} "
                         "{Name:EtcdQuorumOperator Owner:clusteroperator/etcd}]"));
    QVERIFY(!etcd::hasHook(machine));
}

void TestEtcdGuardDecision::theLastHookTakesTheListWithIt()
{
    Json stored = master(0, {hooked}).json();
    stored.merge_patch(etcd::patchWithoutHook(Object(stored)).json());
    QVERIFY(!stored["spec"]["lifecycleHooks"].contains("preDrain"));

    Json two = master(0, {hooked}).json();
    two["spec"]["lifecycleHooks"]["preDrain"].push_back({{"name", "Other"}, {"owner", "x"}});
    two.merge_patch(etcd::patchWithoutHook(Object(two)).json());
    QCOMPARE(machine::render(machine::hooks(Object(two), machine::HookPoint::PreDrain)),
             std::string("[{Name:Other Owner:x}]"));
}

void TestEtcdGuardDecision::theWordsAreThoseOfTheOperator()
{
    const auto decision = decideEtcdGuard(changed([](EtcdGuardView &view) {
        view.machines[0] = master(0, {hooked, going});
        view.members.erase(view.members.begin());
        view.machines[1] = master(1, {going});
        view.nodes[1] = node(1, true);
        view.guardPods = {guardOn(1)};
    }));
    QCOMPARE(decision.hooks.at(0).events.at(0).reason, std::string("MachineDeletionHook"));
    QCOMPARE(decision.hooks.at(0).events.at(0).note,
             std::string("successfully removed the deletion hook from machine m-0 as it doesn't "
                         "have a member"));
    QCOMPARE(decision.pods.at(0).events.at(0).reason, std::string("QuorumGuardRemoved"));
    QCOMPARE(memberRemovedEvent(member(4)).note,
             std::string("successfully removed member: [ url: 10.0.0.4, name: e-4, id: u4 ] from "
                         "the cluster"));
}

void TestEtcdGuardDecision::anUnhealthyMemberThatStaysIsAnError()
{
    const MemberRemoval removal = decideMemberRemoval(changed([](EtcdGuardView &view) {
        view.machines[0] = master(0, {hooked, going});
        view.members[1].healthy = false;
    }));
    QCOMPARE(removal.error,
             std::string("cannot proceed with scaling down, unhealthy voting etcd members found: "
                         "[https://10.0.0.1:2380] but none are pending deletion"));
}

void TestEtcdGuardDecision::lostQuorumIsNoticed()
{
    const MemberRemoval removal = decideMemberRemoval(changed([](EtcdGuardView &view) {
        view.machines[0] = master(0, {hooked, going});
        view.members[0].healthy = view.members[1].healthy = false;
    }));
    QCOMPARE(removal.notice,
             std::string("Ignoring scale down since the number of healthy voting, non-bootstrap "
                         "etcd members (1) < minimum required to maintain quorum (2)"));
    QCOMPARE(removal.subject.name(), std::string("m-0"));
}

void TestEtcdGuardDecision::quorumIsMoreThanHalf()
{
    QCOMPARE(quorumOf(3), 2);
    QCOMPARE(quorumOf(5), 3);
}

} // namespace tst_etcdguarddecision

HP_TEST(tst_etcdguarddecision, TestEtcdGuardDecision)
#include "tst_etcdguarddecision.moc"
