// SPDX-License-Identifier: Apache-2.0
#include "backend/cluster/DefinedKind.h"
#include "backend/overrides/AuditContent.h"
#include "backend/overrides/OverridePipeline.h"
#include "backend/overrides/OverrideRecovery.h"
#include "tests/backend/overrides/OverrideWorld.h"
#include "tests/support/cluster/Settle.h"
#include "tests/support/clustercontract/Await.h"
#include "tests/support/runner/Runner.h"

#include <QTest>

#include <algorithm>
#include <nlohmann/json.hpp>
#include <random>

namespace tst_overridepipeline {

using namespace hp;
using namespace hp::overrides;
using namespace std::chrono_literals;
using World = test::OverrideWorld;

class TestOverridePipeline : public QObject
{
    Q_OBJECT
private slots:
    void aHookIsRemovedOnceTheDelayIsOver();
    void anEventEndsWithItsRowOfTheAuditHoweverLongTheReason();
    void nothingIsSentThatWasAborted();
    void whatChangesInTheDelayStopsIt_data();
    void whatChangesInTheDelayStopsIt();
    void theControlPlaneNeedsASecondPerson();
    void anApprovalExpires();
    void gatesThatAreNotPassedAreNamed_data();
    void gatesThatAreNotPassedAreNamed();
    void aLostAnswerIsLookedUp();
    void whatTheServerRefusesIsRefused();
    void withoutAnAuditNothingIsSent();
    void aPowerCommandEndsWithTheHostsState();
    void aHostWhoseMachineCannotBeReadIsLeftAlone();
    void aHostWithoutAMachineMayRunANode_data();
    void aHostWithoutAMachineMayRunANode();
    void whatIsNotUnderstoodIsNotTouched_data();
    void whatIsNotUnderstoodIsNotTouched();
    void whatWasOnItsWayAtACrashIsSettled_data();
    void whatWasOnItsWayAtACrashIsSettled();
    void aKindOfClusterApiIsFoundAgainAfterACrash_data();
    void aKindOfClusterApiIsFoundAgainAfterACrash();
    void whoGoesAloneIsSlowerAndReviewed();
    void aSiteMakesThingsHarder_data();
    void aSiteMakesThingsHarder();
    void wrongDigitsAreRefused();
    void digitsStayWhileTheSameIsPreviewedAgain();
    void aPersonHasTheNewestPreviewsAlone();
    void theDryRunIsKept();
    void everyStepHasItsTime();
    void theWallClockDoesNotMoveTheSend_data();
    void theWallClockDoesNotMoveTheSend();
    void aSmallStepOfTheWallClockIsNone();
    void aStepOfTheWallClockForgetsNoReview();
    void aKillInTheDelayLeavesItsTrace_data();
    void aKillInTheDelayLeavesItsTrace();
    void whoHasLeftSendsNothing_data();
    void whoHasLeftSendsNothing();
    void rightsAreJudgedAgainAtTheSend_data();
    void rightsAreJudgedAgainAtTheSend();
    void aChangeVoidsAtOnce();
    void whatChangesInTheLastMomentIsLookedAt();
    void whatChangesAllTheTimeIsLeftAlone();
    void theServerAsksForTheConfirmation();
    void theServerAsksForTheConfirmationOfAnApproval();
    void thoseAtOneObjectSeeEachOther();
    void aSecondPersonRejects();
    void anAbortThatRacesTheSendWins();
    void anApprovalThatRacesAChangeIsVoid();
    void noInterleavingRemovesAnythingElse();
    void noInterleavingReleasesAnotherKey();
};

namespace {

QStringList words(const char *text)
{
    return QString::fromLatin1(text).split(QLatin1Char(' '));
}

constexpr const char *space = World::space;

/// About ten seconds of each kind; HOLDPOINT_INTERLEAVINGS asks for more (`./dev races`).
int interleavings()
{
    const int wanted = qEnvironmentVariableIntValue("HOLDPOINT_INTERLEAVINGS");
    return wanted > 0 ? wanted : 400;
}

/// What the world does to an override beside its own people: tokens end, clocks are set,
/// connections break, the process dies. It watches that nothing is sent then, and counts commits.
class Fates
{
public:
    Fates(World &world, std::mt19937 &random)
        : m_world(world)
        , m_random(random)
    {
        m_world.onSend = [this] { sent(); };
    }

    [[nodiscard]] int roll(int sides)
    {
        return static_cast<int>(m_random() % static_cast<unsigned>(sides));
    }
    void committed(const Ticket &ticket)
    {
        ++m_commits;
        m_evenIfILeave = ticket.commitment.evenIfILeave;
        m_approvedBy.clear();
        m_step = {};
    }
    void approved(const std::string &by)
    {
        m_approvedBy = by;
        m_step = {};
    }
    /// One of them; true when the process died.
    bool strike()
    {
        switch (roll(5)) {
        case 0:
            m_world.revoked.insert(roll(2) == 0 ? "anna" : "bert");
            return false;
        case 1: {
            const Duration step = std::chrono::seconds(roll(2) == 0 ? roll(6) : roll(7200));
            const Duration signedStep = roll(2) == 0 ? step : -step;
            m_world.fixture.clock().stepWall(signedStep);
            m_step += signedStep;
            return false;
        }
        case 2:
            m_world.gone.insert("anna-1");
            return false;
        case 3:
            m_world.gone.clear();
            return false;
        default:
            if (roll(3) != 0)
                return false;
            m_world.restart();
            ++m_kills;
            return true;
        }
    }
    [[nodiscard]] int commits() const { return m_commits; }
    [[nodiscard]] int kills() const { return m_kills; }
    /// What was sent that should not have been, one sentence; empty as long as nothing was.
    [[nodiscard]] const std::string &wrong() const { return m_wrong; }

private:
    void sent()
    {
        const auto say = [this](const std::string &what) { m_wrong = "sent although " + what; };
        if (m_world.revoked.contains("anna"))
            say("anna has no right any more");
        if (!m_approvedBy.empty() && m_world.revoked.contains(m_approvedBy))
            say("who approved has no right any more");
        if (!m_evenIfILeave && m_world.gone.contains("anna-1"))
            say("anna has left");
        if (m_step > clockStep || m_step < -clockStep)
            say("the clock was set");
        const QStringList rows = m_world.auditResults();
        if (!rows.contains(QLatin1String("committed")) || rows.isEmpty()
            || rows.last() != QLatin1String("sent"))
            say("the audit does not say so");
    }

    World &m_world;
    std::mt19937 &m_random;
    std::string m_approvedBy{};
    std::string m_wrong{};
    bool m_evenIfILeave = false;
    Duration m_step{}; ///< of the wall clock, since what is waited for began
    int m_commits = 0;
    int m_kills = 0;
};

} // namespace

void TestOverridePipeline::aHookIsRemovedOnceTheDelayIsOver()
{
    World world;
    const Ticket ticket = world.preview();
    QCOMPARE(ticket.preview.refusal.text(), std::string());
    QCOMPARE(ticket.preview.guard.level, GuardLevel::G3);
    QVERIFY(world.pipeline->commit(ticket.id, World::shown(ticket)));
    world.pass(9s);
    QCOMPARE(world.now(ticket).state, TicketState::Delayed);
    QCOMPARE(world.hooks(), words("Backup Other"));
    world.pass(1s);
    QCOMPARE(world.now(ticket).state, TicketState::Observed);
    QCOMPARE(world.hooks(), words("Other"));
    QCOMPARE(world.auditResults(), words("committed sent observed"));
    world.pass(1s);
    const auto events = test::await<cluster::ObjectList>([&](Reply<cluster::ObjectList> reply) {
        world.fixture.cluster().list({&cluster::kinds::event(), space}, reply);
    });
    QVERIFY(events);
    QCOMPARE(events->items.size(), std::size_t(1));
    QCOMPARE(events->items.front().text("/reason"), std::string("HookOverridden"));
    QVERIFY(events->items.front().json().dump().find("By anna: owner is dead")
            != std::string::npos);
}

/// An API server cuts what is longer than it takes, from the end.
void TestOverridePipeline::anEventEndsWithItsRowOfTheAuditHoweverLongTheReason()
{
    World world;
    const Ticket ticket = world.preview();
    Commitment commitment = World::shown(ticket);
    while (commitment.reason.size() < 1900)
        commitment.reason += ", and the owner of that is dead as well";
    QVERIFY(world.pipeline->commit(ticket.id, commitment));
    world.pass(10s);
    QCOMPARE(world.now(ticket).state, TicketState::Observed);
    world.pass(1s);
    const auto events = test::await<cluster::ObjectList>([&](Reply<cluster::ObjectList> reply) {
        world.fixture.cluster().list({&cluster::kinds::event(), space}, reply);
    });
    QVERIFY(events);
    QCOMPARE(events->items.size(), std::size_t(1));
    const std::string note = events->items.front().text("/message");
    QVERIFY2(note.size() <= 1024, note.c_str());
    QVERIFY2(note.find("By anna: owner is dead") != std::string::npos, note.c_str());
    // The row that says that it was sent, behind that of the commit.
    const std::string proof = "(digest " + ticket.digest.substr(0, 12) + ", audit row 2 ";
    QVERIFY2(note.find(proof) != std::string::npos && note.ends_with(')'), note.c_str());
}

void TestOverridePipeline::nothingIsSentThatWasAborted()
{
    World world;
    const Ticket ticket = world.preview();
    QVERIFY(world.pipeline->commit(ticket.id, World::shown(ticket)));
    world.pass(9s);
    QVERIFY(world.pipeline->abort(ticket.id, "anna"));
    world.pass(10min);
    QCOMPARE(world.now(ticket).state, TicketState::Aborted);
    QCOMPARE(world.hooks(), words("Backup Other"));
    QCOMPARE(world.auditResults(), words("committed aborted"));
    QVERIFY(!world.pipeline->abort(ticket.id, "anna"));
    QVERIFY(!world.pipeline->commit(ticket.id, World::shown(ticket)));
}

void TestOverridePipeline::whatChangesInTheDelayStopsIt_data()
{
    QTest::addColumn<QString>("change");
    QTest::addColumn<QString>("outcome");
    QTest::newRow("the owner removed it itself")
        << R"({"spec": {"lifecycleHooks": {"preTerminate": [{"name": "Other", "owner": "other"}]}}})"
        << "The preTerminate hook Backup no longer exists.";
    QTest::newRow("the list of hooks shifted")
        << R"({"spec": {"lifecycleHooks": {"preTerminate": [{"name": "Other", "owner": "other"},
              {"name": "Backup", "owner": "backup"}]}}})"
        << "What would be sent is no longer what was reviewed.";
    QTest::newRow("a remediation began")
        << R"({"metadata": {"annotations": {"host.metal3.io/external-remediation": ""}}})"
        << "A check changed: a remediation is fencing this machine.";
    QTest::newRow("a remediation began and the list of hooks shifted")
        << R"({"metadata": {"annotations": {"host.metal3.io/external-remediation": ""}},
              "spec": {"lifecycleHooks": {"preTerminate": [{"name": "Other", "owner": "other"},
              {"name": "Backup", "owner": "backup"}]}}})"
        << "A check changed: a remediation is fencing this machine.";
    QTest::newRow("it became a master")
        << R"({"metadata": {"labels": {"machine.openshift.io/cluster-api-machine-role": "master"}}})"
        << "A check changed: 0 healthy without it, 1 of 1 needed.";
}

void TestOverridePipeline::whatChangesInTheDelayStopsIt()
{
    QFETCH(QString, change);
    QFETCH(QString, outcome);
    World world;
    const Ticket ticket = world.preview();
    QVERIFY(world.pipeline->commit(ticket.id, World::shown(ticket)));
    world.pass(5s);
    QVERIFY(world.patch(cluster::kinds::machine(), {space, "w-7"}, change.toUtf8().constData()));
    const QStringList hooks = world.hooks();
    world.pass(10s);
    QCOMPARE(world.now(ticket).state, TicketState::Voided);
    QCOMPARE(QString::fromStdString(told(world.now(ticket).outcome)), outcome);
    QCOMPARE(world.hooks(), hooks);
    QCOMPARE(world.auditResults(), words("committed voided"));
}

void TestOverridePipeline::theControlPlaneNeedsASecondPerson()
{
    World world;
    QVERIFY(world.setRole("master"));
    const Ticket ticket = world.preview();
    QCOMPARE(ticket.preview.guard.level, GuardLevel::G4);
    QVERIFY(world.pipeline->commit(ticket.id, World::shown(ticket)));
    world.pass(30s);
    QCOMPARE(world.now(ticket).state, TicketState::AwaitingApproval);
    QVERIFY2(!world.pipeline->approve(ticket.id, World::approval(ticket, "anna")),
             "the same person");
    QVERIFY2(!world.pipeline->approve(ticket.id, World::approval(ticket, "")), "nobody");
    Approval another = World::approval(ticket);
    another.digest = "another digest";
    QVERIFY2(!world.pipeline->approve(ticket.id, another), "something else");
    QVERIFY(world.pipeline->approve(ticket.id, World::approval(ticket)));
    world.pass(9s);
    QCOMPARE(world.hooks(), words("Backup Other"));
    world.pass(1s);
    QCOMPARE(world.now(ticket).state, TicketState::Observed);
    QCOMPARE(world.now(ticket).approvedBy, std::string("bert"));
    QVERIFY(world.audit->newest(1)->front().content.find(R"("approvedBy":"bert")")
            != std::string::npos);
}

void TestOverridePipeline::anApprovalExpires()
{
    World world;
    QVERIFY(world.setRole("master"));
    const Ticket ticket = world.preview();
    QVERIFY(world.pipeline->commit(ticket.id, World::shown(ticket)));
    world.pass(10min);
    QCOMPARE(world.now(ticket).state, TicketState::Expired);
    QVERIFY(!world.pipeline->approve(ticket.id, World::approval(ticket)));
    QCOMPARE(world.hooks(), words("Backup Other"));
}

void TestOverridePipeline::gatesThatAreNotPassedAreNamed_data()
{
    QTest::addColumn<QString>("role");
    QTest::addColumn<QString>("reason");
    QTest::addColumn<QString>("typed");
    QTest::addColumn<QString>("digest");
    QTest::addColumn<QString>("sentence");
    const QString why = QStringLiteral("owner is dead");
    QTest::newRow("no reason") << "worker"
                               << ""
                               << ""
                               << ""
                               << "A reason is required.";
    QTest::newRow("another review") << "worker" << why << ""
                                    << "00"
                                    << "The review is older than the object. Review it again.";
    QTest::newRow("a name that was not typed") << "master" << why << "w-8"
                                               << ""
                                               << "Type w-7 to confirm.";
}

void TestOverridePipeline::gatesThatAreNotPassedAreNamed()
{
    QFETCH(QString, role);
    QFETCH(QString, reason);
    QFETCH(QString, typed);
    QFETCH(QString, digest);
    QFETCH(QString, sentence);
    World world;
    QVERIFY(world.setRole(role.toUtf8().constData()));
    const Ticket ticket = world.preview();
    Commitment commitment = World::shown(ticket);
    commitment.reason = reason.toStdString();
    commitment.typedName = typed.toStdString();
    if (!digest.isEmpty())
        commitment.digest = digest.toStdString();
    const auto refused = world.pipeline->commit(ticket.id, commitment);
    QVERIFY(!refused);
    QCOMPARE(QString::fromStdString(refused.error().message), sentence);
    QCOMPARE(world.now(ticket).state, TicketState::Previewed);
}

void TestOverridePipeline::aLostAnswerIsLookedUp()
{
    World world;
    const Ticket ticket = world.preview();
    world.door.losePatches = 1;
    QVERIFY(world.pipeline->commit(ticket.id, World::shown(ticket)));
    world.pass(10s);
    QCOMPARE(world.now(ticket).state, TicketState::Observed);
    QVERIFY(world.now(ticket).outcome.text().find("the answer to the request was lost")
            != std::string::npos);
    QCOMPARE(world.hooks(), words("Other"));
}

void TestOverridePipeline::whatTheServerRefusesIsRefused()
{
    World world;
    const Ticket ticket = world.preview();
    world.door.refuse = [](const std::string &verb, const std::string &) {
        return verb == "patch" ? std::optional(Error{ErrorCode::Unauthorised, "no", {}, nullptr})
                               : std::nullopt;
    };
    QVERIFY(world.pipeline->commit(ticket.id, World::shown(ticket)));
    world.pass(10s);
    QCOMPARE(world.now(ticket).state, TicketState::Refused);
    QCOMPARE(told(world.now(ticket).outcome), std::string("You are not allowed to do this: no"));
    QCOMPARE(world.auditResults(), words("committed sent refused"));
}

void TestOverridePipeline::withoutAnAuditNothingIsSent()
{
    World world;
    const Ticket early = world.preview();
    const Ticket ticket = world.preview();
    QVERIFY(world.pipeline->commit(ticket.id, World::shown(ticket)));
    world.breakAudit("DROP TABLE chain");
    const auto refused = world.pipeline->commit(early.id, World::shown(early));
    QVERIFY(!refused);
    QVERIFY(refused.error().message.find("nothing was sent") != std::string::npos);
    QCOMPARE(world.now(early).state, TicketState::Previewed);
    world.pass(10s);
    QCOMPARE(world.now(ticket).state, TicketState::Refused);
    QVERIFY(world.now(ticket).outcome.text().find("nothing was sent") != std::string::npos);
    QCOMPARE(world.hooks(), words("Backup Other"));
}

void TestOverridePipeline::aPowerCommandEndsWithTheHostsState()
{
    World world;
    const auto &hosts = cluster::kinds::bareMetalHost();
    world.fixture.make(hosts,
                       Json::parse(R"({"apiVersion": "metal3.io/v1alpha1", "kind": "BareMetalHost",
        "metadata": {"name": "h-1"}, "spec": {"online": false}})"));
    QVERIFY(world.patch(hosts, {space, "h-1"}, R"({"status": {"poweredOn": false}})", true));
    const Ticket ticket = world.preview(Action::PowerOn);
    QCOMPARE(ticket.preview.guard.level, GuardLevel::G2);
    QVERIFY(world.pipeline->commit(ticket.id, World::shown(ticket)));
    world.pass(1s);
    QCOMPARE(world.now(ticket).state, TicketState::Accepted);
    QCOMPARE(world.read(hosts, {space, "h-1"}).at("/spec/online").get<bool>(), true);
    world.pass(2min);
    QCOMPARE(world.now(ticket).state, TicketState::Accepted);
    QVERIFY(world.patch(hosts, {space, "h-1"}, R"({"status": {"poweredOn": true}})", true));
    test::settle(world.fixture.clock());
    QCOMPARE(world.now(ticket).state, TicketState::Observed);
}

/// Whether it is of the control plane is not known: no plan may have it.
void TestOverridePipeline::aHostWhoseMachineCannotBeReadIsLeftAlone()
{
    World world;
    const auto &hosts = cluster::kinds::bareMetalHost();
    world.fixture.make(hosts,
                       Json::parse(R"({"apiVersion": "metal3.io/v1alpha1", "kind": "BareMetalHost",
        "metadata": {"name": "h-1"}, "spec": {"online": false, "consumerRef": {
            "apiVersion": "machine.openshift.io/v1beta1", "kind": "Machine", "name": "w-7",
            "namespace": "contract"}}})"));
    QVERIFY(world.patch(hosts, {space, "h-1"}, R"({"status": {"poweredOn": false}})", true));
    QVERIFY(world.setRole("master"));
    const auto weighed = [&world] {
        OverrideRequest request;
        request.action = Action::PowerOn;
        request.host = {space, "h-1"};
        std::optional<BulkCandidate> found;
        world.pipeline->weigh(
            request, "anna", [&found](BulkCandidate one) { found = std::move(one); });
        test::settle(world.fixture.clock());
        return found;
    };
    const auto seen = weighed();
    QVERIFY(seen && seen->ofControlPlane);
    world.door.others = {{&cluster::kinds::machine(), "v1beta3"}};
    const auto unseen = weighed();
    QVERIFY(unseen && !whyNotNow(unseen->preview).empty());
    QVERIFY(planOf(Action::PowerOn, {*unseen}, {}).members.empty());
}

void TestOverridePipeline::aHostWithoutAMachineMayRunANode_data()
{
    QTest::addColumn<QByteArray>("consumer");
    QTest::addColumn<QByteArray>("node");
    QTest::addColumn<QString>("drained");
    const auto row = [](const char *name, const char *consumer, const char *node, const char *is) {
        QTest::newRow(name) << QByteArray(consumer) << QByteArray(node) << QString::fromLatin1(is);
    };
    const char *const nobody = "null";
    const char *const agent = R"({"apiVersion": "agent-install.openshift.io/v1beta1",
        "kind": "Agent", "name": "a", "namespace": "contract"})";
    const char *const gone = R"({"apiVersion": "machine.openshift.io/v1beta1", "kind": "Machine",
        "name": "gone", "namespace": "contract"})";
    const char *const byId = R"({"spec": {"providerID": "@@"}})";
    const char *const byAddress = R"({"status": {"addresses": [
        {"type": "InternalIP", "address": "192.0.2.7"}]}})";
    const char *const ofOther = R"({"spec": {"providerID": "baremetalhost:///contract/h-2/u"},
        "status": {"addresses": [{"type": "InternalIP", "address": "192.0.2.7"}]}})";
    row("nobody has it, no Node runs on it", nobody, "{}", "green");
    row("a Node of another host has its address by now", nobody, ofOther, "green");
    row("a Node with its id", nobody, byId, "red");
    row("a Node with its address", nobody, byAddress, "red");
    row("a Node, and a Machine that is gone", gone, byId, "red");
    row("no Node here, and another has it", agent, "{}", "unknown");
    row("a Node here, and another has it", agent, byAddress, "red");
}

/// Not every server of a cluster has a Machine: a control plane that was installed by hand has
/// none, nor have those of k3s and RKE2. What runs there runs there all the same.
void TestOverridePipeline::aHostWithoutAMachineMayRunANode()
{
    QFETCH(const QByteArray, consumer);
    QFETCH(QByteArray, node);
    QFETCH(const QString, drained);
    World world;
    const auto &hosts = cluster::kinds::bareMetalHost();
    Json host = Json::parse(R"({"apiVersion": "metal3.io/v1alpha1", "kind": "BareMetalHost",
        "metadata": {"name": "h-1"}, "spec": {"online": true}})");
    if (const Json by = Json::parse(consumer.toStdString()); !by.is_null())
        host["spec"]["consumerRef"] = by;
    const Object made = world.fixture.make(hosts, host);
    QVERIFY(made);
    QVERIFY(world.patch(hosts,
                        {space, "h-1"},
                        R"({"status": {"poweredOn": true, "hardware": {"nics": [
                            {"name": "eth0", "mac": "00:00:5e:00:53:01", "ip": "192.0.2.7"}]}}})",
                        true));
    node.replace("@@", ("baremetalhost:///contract/h-1/" + made.uid()).c_str());
    Json running = Json::parse(R"({"apiVersion": "v1", "kind": "Node", "metadata": {"name": "cp-1",
        "labels": {"node-role.kubernetes.io/etcd": "true"}}})");
    running.merge_patch(Json::parse(node.toStdString()));
    QVERIFY(world.fixture.make(cluster::kinds::node(), running));
    if (running.contains("status"))
        QVERIFY(world.patch(cluster::kinds::node(), {{}, "cp-1"}, node.constData(), true));
    world.fixture.make(cluster::kinds::pod(), Json::parse(R"({"apiVersion": "v1", "kind": "Pod",
        "metadata": {"name": "p", "namespace": "contract"}, "spec": {"nodeName": "cp-1",
        "containers": [{"name": "c", "image": "i"}]}})"));
    const Preview seen = world.preview(Action::PowerOff).preview;
    const auto light = [&seen](std::string_view id) {
        const auto it = std::ranges::find(seen.interlocks, id, &Interlock::id);
        return QString::fromLatin1(it == seen.interlocks.end() ? "none" : toString(it->light));
    };
    QCOMPARE(light("node-drained"), drained);
    const bool isFound = drained == QStringLiteral("red");
    QCOMPARE(light("quorum-kept"), isFound ? QStringLiteral("red") : QStringLiteral("none"));
    if (isFound)
        QCOMPARE(seen.guard.level, GuardLevel::G4);
}

void TestOverridePipeline::whatIsNotUnderstoodIsNotTouched_data()
{
    QTest::addColumn<int>("action");
    for (const ActionInfo &info : actions()) {
        if (info.target != Target::Node)
            QTest::newRow(info.id) << static_cast<int>(info.action);
    }
}

void TestOverridePipeline::whatIsNotUnderstoodIsNotTouched()
{
    QFETCH(int, action);
    World world;
    const bool ofHost = infoOf(static_cast<Action>(action)).target == Target::Host;
    const auto &kind = ofHost ? cluster::kinds::bareMetalHost() : cluster::kinds::machine();
    world.door.others = {{&kind, "v1beta3"}};
    const Ticket ticket = world.preview(static_cast<Action>(action));
    QCOMPARE(told(ticket.preview.refusal),
             "This cluster serves " + kind.qualified()
                 + " only as v1beta3, which is not supported.");
    QCOMPARE(ticket.preview.patch.body, std::string());
    QVERIFY(!world.pipeline->commit(ticket.id, World::shown(ticket)));
}

void TestOverridePipeline::whatWasOnItsWayAtACrashIsSettled_data()
{
    QTest::addColumn<bool>("done");
    QTest::addColumn<QString>("result");
    QTest::newRow("it was done") << true << "observed";
    QTest::newRow("it was not done, as far as anybody can see") << false << "timedOut";
}

void TestOverridePipeline::whatWasOnItsWayAtACrashIsSettled()
{
    QFETCH(bool, done);
    QFETCH(QString, result);
    World world;
    const Ticket ticket = world.preview();
    QVERIFY(world.audit->append(
        ticket.id, true, auditContent(ticket, "anna"), world.fixture.clock().now()));
    if (done)
        QVERIFY(world.patch(
            cluster::kinds::machine(), {space, "w-7"}, R"({"spec": {"lifecycleHooks": null}})"));
    int settled = -1;
    recoverOverrides(world.fixture.cluster(), world.fixture.clock(), *world.audit, [&](int count) {
        settled = count;
    });
    test::settle(world.fixture.clock());
    QCOMPARE(settled, 1);
    QCOMPARE(world.auditResults(), QStringList({QStringLiteral("sent"), result}));
    QVERIFY(world.audit->unclosed()->empty());
}

void TestOverridePipeline::aKindOfClusterApiIsFoundAgainAfterACrash_data()
{
    QTest::addColumn<QString>("after");
    QTest::addColumn<QString>("result");
    QTest::newRow("it was done") << "done"
                                 << "observed";
    QTest::newRow("it was not done, as far as anybody can see") << "left"
                                                                << "timedOut";
    QTest::newRow("its kind is not served any more") << "undefined"
                                                     << "timedOut";
}

void TestOverridePipeline::aKindOfClusterApiIsFoundAgainAfterACrash()
{
    QFETCH(const QString, after);
    QFETCH(const QString, result);
    World world;
    const Json definition = Json::parse(R"({"apiVersion": "apiextensions.k8s.io/v1",
        "kind": "CustomResourceDefinition", "metadata": {"name": "machines.cluster.x-k8s.io"},
        "spec": {"group": "cluster.x-k8s.io", "scope": "Namespaced",
                 "names": {"plural": "machines", "kind": "Machine"},
                 "versions": [{"name": "v1beta2", "served": true, "storage": true, "schema":
                    {"openAPIV3Schema": {"type": "object", "x-kubernetes-preserve-unknown-fields": true}}}]}})");
    const cluster::Kind &definitions = cluster::kinds::customResourceDefinition();
    QVERIFY(world.fixture.make(definitions, definition));
    const cluster::Kind &kind = *cluster::definedKind(definition).versions.front().kind;
    const Object held = world.fixture.make(kind, Json::parse(R"({"metadata": {"name": "held",
        "annotations": {"pre-drain.delete.hook.machine.cluster.x-k8s.io/a": "x", "other": ""}}})"));
    QVERIFY(held);
    Ticket ticket;
    ticket.id = "b";
    ticket.preview.request.action = Action::RemoveHook;
    OverridePatch &patch = ticket.preview.patch;
    patch.key = held.key();
    patch.uid = held.uid();
    patch.apiVersion = "cluster.x-k8s.io/v1beta2";
    patch.kind = "Machine";
    patch.body =
        R"([{"op":"remove","path":"/metadata/annotations/pre-drain.delete.hook.machine.cluster.x-k8s.io~1a"}])";
    QVERIFY(world.audit->append(
        ticket.id, true, auditContent(ticket, "anna"), world.fixture.clock().now()));
    if (after == QLatin1String("done"))
        QVERIFY(world.patch(
            kind,
            {space, "held"},
            R"({"metadata": {"annotations": {"pre-drain.delete.hook.machine.cluster.x-k8s.io/a": null}}})"));
    if (after == QLatin1String("undefined"))
        QVERIFY(test::await<cluster::Deleted>([&](Reply<cluster::Deleted> reply) {
            world.fixture.cluster().remove(
                {&definitions, {{}, "machines.cluster.x-k8s.io"}}, {}, reply);
        }));
    test::settle(world.fixture.clock());
    int settled = -1;
    recoverOverrides(world.fixture.cluster(), world.fixture.clock(), *world.audit, [&](int count) {
        settled = count;
    });
    test::settle(world.fixture.clock());
    QCOMPARE(settled, 1);
    QCOMPARE(world.auditResults(), QStringList({QStringLiteral("sent"), result}));
}

void TestOverridePipeline::whoGoesAloneIsSlowerAndReviewed()
{
    World world;
    QVERIFY(world.setRole("master"));
    const Ticket ticket = world.preview();
    Commitment alone = World::shown(ticket);
    alone.breakGlass = true;
    QVERIFY(world.pipeline->commit(ticket.id, alone));
    QVERIFY(world.now(ticket).goesAlone());
    world.pass(59s);
    QCOMPARE(world.hooks(), words("Backup Other"));
    QVERIFY(world.audit->unreviewed()->empty());
    world.pass(1s);
    QCOMPARE(world.now(ticket).state, TicketState::Observed);
    QCOMPARE(world.audit->unreviewed()->size(), std::size_t(1));

    const auto review = [&](const char *by, const char *note) {
        const auto done = world.pipeline->review(ticket.id, by, note);
        return QString::fromStdString(done ? "" : done.error().message);
    };
    QCOMPARE(review("anna", "all is well, I looked"),
             QStringLiteral("A person other than anna must review."));
    QCOMPARE(review("", "all is well, I looked"),
             QStringLiteral("A person other than anna must review."));
    QCOMPARE(review("bert", "ok"),
             QStringLiteral("The reason needs 10 characters or a ticket id."));
    QCOMPARE(review("bert", "the backup host is back, nothing lost"), QString());
    QVERIFY(world.audit->unreviewed()->empty());
    QVERIFY(review("bert", "once more, just to be sure")
                .endsWith(QStringLiteral("has no review due.")));
    QVERIFY(world.audit->verify()->fault.empty());
}

void TestOverridePipeline::aSiteMakesThingsHarder_data()
{
    QTest::addColumn<int>("which");
    QTest::addColumn<QString>("sentence");
    QTest::newRow("it changes nothing") << 0 << "This backend is read-only.";
    QTest::newRow("no break-glass here")
        << 1 << "This site does not allow break-glass: a second person must approve.";
    QTest::newRow("only these approve")
        << 2 << "bert is not among the approvers that the site names.";
}

void TestOverridePipeline::aSiteMakesThingsHarder()
{
    QFETCH(int, which);
    QFETCH(QString, sentence);
    PipelineSettings settings;
    settings.policy.levels = {{Action::RemoveHook, GuardLevel::G4}};
    settings.policy.writes = which != 0;
    settings.policy.breakGlass = which != 1;
    if (which == 2)
        settings.policy.approvers = {"carla"};
    World world(settings);
    const Ticket ticket = world.preview();
    QCOMPARE(ticket.preview.guard.level, GuardLevel::G4);
    Commitment commitment = World::shown(ticket);
    commitment.breakGlass = which == 1;
    auto last = world.pipeline->commit(ticket.id, commitment);
    if (which == 2) {
        QVERIFY(last);
        last = world.pipeline->approve(ticket.id, World::approval(ticket));
    }
    QVERIFY(!last);
    QCOMPARE(QString::fromStdString(last.error().message), sentence);
    world.pass(10min);
    QCOMPARE(world.hooks(), words("Backup Other"));
}

void TestOverridePipeline::wrongDigitsAreRefused()
{
    World world;
    const Ticket ticket = world.preview();
    QCOMPARE(ticket.digits.size(), std::size_t(4));
    Commitment commitment = World::shown(ticket);
    commitment.confirm = ticket.digits == "0000" ? "0001" : "0000";
    const auto refused = world.pipeline->commit(ticket.id, commitment);
    QVERIFY(!refused);
    QCOMPARE(refused.error().message, "Type the digits " + ticket.digits + ", or hold the button.");
    commitment.confirm = ticket.digits;
    QVERIFY(world.pipeline->commit(ticket.id, commitment));
}

void TestOverridePipeline::digitsStayWhileTheSameIsPreviewedAgain()
{
    World world;
    const auto previewed = [&world](const char *by, const char *session) {
        OverrideRequest request = world.preview().preview.request;
        request.id.clear();
        const std::string id = world.pipeline->preview(request, by, session);
        test::settle(world.fixture.clock());
        return world.pipeline->tickets().at(id);
    };
    const Ticket first = previewed("anna", "anna-1");
    world.pass(2s);
    const Ticket second = previewed("anna", "anna-1");
    QVERIFY(second.id != first.id);
    QCOMPARE(second.digest, first.digest);
    QCOMPARE(second.digits, first.digits);
    Commitment commitment = World::shown(second);
    commitment.confirm = first.digits; // read two seconds ago
    commitment.session = "anna-1";
    const auto done = world.pipeline->commit(second.id, commitment);
    QVERIFY2(done, done ? "" : done.error().message.c_str());
    // By chance another has the same once in ten thousand times: not all six of them.
    int same = 0;
    for (int i = 0; i < 3; ++i) {
        same += previewed("bert", "bert-1").digits == first.digits;
        same += previewed("anna", ("anna-2" + std::to_string(i)).c_str()).digits == first.digits;
    }
    QVERIFY(same < 6);
}

/// Whoever asks for one after the other takes no room of others, and nothing of what they did.
void TestOverridePipeline::aPersonHasTheNewestPreviewsAlone()
{
    World world;
    OverrideRequest request;
    request.action = Action::MarkForReplacement;
    request.machine = {space, "w-7"};
    const Ticket committed = world.preview();
    QVERIFY(world.pipeline->commit(committed.id, World::shown(committed)));
    const Ticket berts = world.preview(request, "bert");
    const Ticket first = world.preview(request);
    const Ticket second = world.preview(request);
    const auto ask = [&] {
        (void)world.pipeline->preview(request, "anna", "anna-1");
        test::settle(world.fixture.clock());
    };
    for (std::size_t i = 2; i < OverridePipeline::maxPreviewsOfOne; ++i)
        ask();
    QVERIFY(world.find(first) != nullptr);
    ask();
    QVERIFY(world.find(first) == nullptr);
    QVERIFY(world.find(second) != nullptr);
    QVERIFY(world.find(berts) != nullptr);
    QVERIFY(world.find(committed) != nullptr);
    QCOMPARE(world.pipeline->tickets().size(), OverridePipeline::maxPreviewsOfOne + 2);
}

void TestOverridePipeline::theDryRunIsKept()
{
    World world;
    const Ticket fine = world.preview();
    QCOMPARE(fine.dryRun.state, DryRun::State::Accepted);
    QVERIFY(fine.dryRun.at);
    world.door.refuse = [](const std::string &verb, const std::string &) {
        return verb == "patch"
            ? std::optional(Error{ErrorCode::Unauthorised, "anna may not", {}, nullptr})
            : std::nullopt;
    };
    const Ticket refused = world.preview();
    QCOMPARE(refused.dryRun.state, DryRun::State::Refused);
    QCOMPARE(refused.dryRun.message, std::string("anna may not"));
    QCOMPARE(told(refused.preview.refusal),
             std::string("You are not allowed to do this: anna may not"));
    QVERIFY(!world.pipeline->commit(refused.id, World::shown(refused)));
}

void TestOverridePipeline::everyStepHasItsTime()
{
    World world;
    QVERIFY(world.setRole("master"));
    const Ticket ticket = world.preview();
    const TimePoint begin = world.fixture.clock().now();
    const auto left = [&] { return remainingGates(world.now(ticket)); };
    using Gates = std::vector<std::string>;
    QVERIFY(left() == Gates({"reason", "confirm", "typeName", "secondPerson", "delay"}));
    QVERIFY(world.pipeline->commit(ticket.id, World::shown(ticket)));
    QVERIFY(left() == Gates({"secondPerson", "delay"}));
    QVERIFY(approvalUntil(world.now(ticket)) == begin + 10min);
    world.pass(20s);
    QVERIFY(world.pipeline->approve(ticket.id, World::approval(ticket)));
    QVERIFY(left() == Gates({"delay"}));
    QVERIFY(!approvalUntil(world.now(ticket)));
    world.pass(10s);
    QVERIFY(left().empty());
    const Ticket &end = world.now(ticket);
    QVERIFY(end.committedAt == begin && end.approvedAt == begin + 20s);
    QVERIFY(end.sendAt == begin + 30s && end.sentAt == begin + 30s);
    QVERIFY(end.acceptedAt >= end.sentAt && end.endedAt >= end.acceptedAt);
}

void TestOverridePipeline::theWallClockDoesNotMoveTheSend_data()
{
    QTest::addColumn<bool>("breakGlass");
    QTest::addColumn<int>("minutes");
    QTest::addColumn<QString>("outcome");
    QTest::newRow("an hour forward in a delay of 10 s")
        << false << 60
        << "The clock of this backend was set forward by 1 h while it waited: nothing was sent.";
    QTest::newRow("an hour forward, break-glass")
        << true << 60
        << "The clock of this backend was set forward by 1 h while it waited: nothing was sent.";
    QTest::newRow("two hours back, break-glass")
        << true << -120
        << "The clock of this backend was set back by 2 h while it waited: nothing was sent.";
}

void TestOverridePipeline::theWallClockDoesNotMoveTheSend()
{
    QFETCH(bool, breakGlass);
    QFETCH(int, minutes);
    QFETCH(QString, outcome);
    World world;
    if (breakGlass)
        QVERIFY(world.setRole("master"));
    const Ticket ticket = world.preview();
    Commitment commitment = World::shown(ticket);
    commitment.breakGlass = breakGlass;
    QVERIFY(world.pipeline->commit(ticket.id, commitment));
    world.pass(4s);
    world.fixture.clock().stepWall(std::chrono::minutes(minutes));
    world.pass(2s);
    QCOMPARE(world.now(ticket).state, TicketState::Voided);
    QCOMPARE(QString::fromStdString(told(world.now(ticket).outcome)), outcome);
    world.pass(5min);
    QCOMPARE(world.hooks(), words("Backup Other"));
    QCOMPARE(world.auditResults(), words("committed voided"));
}

void TestOverridePipeline::aSmallStepOfTheWallClockIsNone()
{
    World world;
    const Ticket ticket = world.preview();
    QVERIFY(world.pipeline->commit(ticket.id, World::shown(ticket)));
    world.pass(4s);
    world.fixture.clock().stepWall(4s);
    world.pass(5s);
    QCOMPARE(world.now(ticket).state, TicketState::Delayed);
    world.pass(1s);
    QCOMPARE(world.now(ticket).state, TicketState::Observed);
}

void TestOverridePipeline::aStepOfTheWallClockForgetsNoReview()
{
    World world;
    const Ticket ticket = world.preview();
    world.fixture.clock().stepWall(2h);
    const Ticket other = world.preview();
    QVERIFY(ticket.id != other.id);
    QVERIFY(world.pipeline->commit(ticket.id, World::shown(ticket)));
    world.fixture.clock().stepWall(-4h);
    world.pass(2s);
    QCOMPARE(world.now(ticket).state, TicketState::Voided);
    QVERIFY(world.pipeline->commit(other.id, World::shown(other)));
    world.pass(12s);
    QCOMPARE(world.now(other).state, TicketState::Observed);
}

void TestOverridePipeline::aKillInTheDelayLeavesItsTrace_data()
{
    QTest::addColumn<bool>("approved");
    QTest::addColumn<QString>("rows");
    QTest::newRow("after the commit") << false << "committed voided";
    QTest::newRow("after the approval") << true << "committed approved voided";
}

void TestOverridePipeline::aKillInTheDelayLeavesItsTrace()
{
    QFETCH(bool, approved);
    QFETCH(QString, rows);
    World world;
    if (approved)
        QVERIFY(world.setRole("master"));
    const Ticket ticket = world.preview();
    QVERIFY(world.pipeline->commit(ticket.id, World::shown(ticket)));
    if (approved)
        QVERIFY(world.pipeline->approve(ticket.id, World::approval(ticket)));
    world.pass(5s);
    world.restart();
    QCOMPARE(world.auditResults(), words(rows.toUtf8().constData()));
    const Json closed = Json::parse(world.audit->newest(1)->front().content);
    QCOMPARE(closed["outcome"].get<std::string>(), std::string("Not sent: the backend stopped."));
    QVERIFY(world.audit->unclosed()->empty());
    QVERIFY(world.audit->unreviewed()->empty());
    world.pass(5min);
    QCOMPARE(world.hooks(), words("Backup Other"));
}

void TestOverridePipeline::whoHasLeftSendsNothing_data()
{
    QTest::addColumn<bool>("asked");
    QTest::addColumn<bool>("back");
    QTest::addColumn<QString>("rows");
    QTest::newRow("gone when it was due") << false << false << "committed voided";
    QTest::newRow("gone and back before it was due") << false << true << "committed sent observed";
    QTest::newRow("gone, as asked for") << true << false << "committed sent observed";
}

void TestOverridePipeline::whoHasLeftSendsNothing()
{
    QFETCH(bool, asked);
    QFETCH(bool, back);
    QFETCH(QString, rows);
    World world;
    const Ticket ticket = world.preview();
    Commitment commitment = World::shown(ticket);
    commitment.evenIfILeave = asked;
    QVERIFY(world.pipeline->commit(ticket.id, commitment));
    world.gone.insert("anna-1");
    world.pass(8s);
    if (back)
        world.gone.clear();
    world.pass(2s);
    QCOMPARE(world.auditResults(), words(rows.toUtf8().constData()));
    const auto newest = world.audit->newest(10);
    QCOMPARE(Json::parse(newest->back().content).contains("evenIfILeave"), asked);
    if (world.now(ticket).state == TicketState::Voided)
        QCOMPARE(told(world.now(ticket).outcome),
                 std::string("anna was no longer connected when it was due: nothing was sent."));
}

void TestOverridePipeline::rightsAreJudgedAgainAtTheSend_data()
{
    QTest::addColumn<QString>("who");
    QTest::addColumn<bool>("beforeTheApproval");
    QTest::addColumn<QString>("outcome");
    const QString asked = QStringLiteral("anna is no longer allowed to do this: nothing was sent.");
    const QString approved =
        QStringLiteral("bert approved it and is no longer allowed to approve: nothing was sent.");
    QTest::newRow("who asked, in the delay") << "anna" << false << asked;
    QTest::newRow("who asked, while it waits") << "anna" << true << asked;
    QTest::newRow("who approved") << "bert" << false << approved;
    // They have another one by then, with the same role.
    QTest::newRow("the token of who asked") << "token-of-anna" << false << asked;
    QTest::newRow("the token of who approved") << "token-of-bert" << false << approved;
}

void TestOverridePipeline::rightsAreJudgedAgainAtTheSend()
{
    QFETCH(QString, who);
    QFETCH(bool, beforeTheApproval);
    QFETCH(QString, outcome);
    World world;
    QVERIFY(world.setRole("master"));
    const Ticket ticket = world.preview();
    Commitment commitment = World::shown(ticket);
    commitment.tokenHash = "token-of-anna";
    QVERIFY(world.pipeline->commit(ticket.id, commitment));
    Approval approval = World::approval(ticket, "bert", "bert-1");
    approval.tokenHash = "token-of-bert";
    if (beforeTheApproval)
        world.revoked.insert(who.toStdString());
    else
        QVERIFY(world.pipeline->approve(ticket.id, approval));
    world.pass(1s);
    world.revoked.insert(who.toStdString());
    world.pass(1min);
    QCOMPARE(world.now(ticket).state, TicketState::Voided);
    QCOMPARE(QString::fromStdString(told(world.now(ticket).outcome)), outcome);
    QCOMPARE(world.hooks(), words("Backup Other"));
}

/// Nobody waits for the next look of the clock.
void TestOverridePipeline::aChangeVoidsAtOnce()
{
    World world;
    QVERIFY(world.setRole("master"));
    const Ticket ticket = world.preview();
    QVERIFY(world.pipeline->commit(ticket.id, World::shown(ticket)));
    QVERIFY(world.pipeline->approve(ticket.id, World::approval(ticket)));
    test::settle(world.fixture.clock());
    QVERIFY(world.patch(
        cluster::kinds::machine(),
        {space, "w-7"},
        R"({"metadata": {"annotations": {"host.metal3.io/external-remediation": ""}}})"));
    test::settle(world.fixture.clock());
    QCOMPARE(world.now(ticket).state, TicketState::Voided);
}

/// Between the last look and the patch: the revision that was looked at is not there any more.
void TestOverridePipeline::whatChangesInTheLastMomentIsLookedAt()
{
    for (const bool matters : {false, true}) {
        World world;
        const Ticket ticket = world.preview();
        QVERIFY(world.pipeline->commit(ticket.id, World::shown(ticket)));
        world.pass(9s);
        bool once = false;
        world.door.refuse = [&](const std::string &verb, const std::string &) {
            if (verb == "patch" && !std::exchange(once, true)) {
                const char *body = matters
                    ? R"({"metadata": {"annotations": {"host.metal3.io/external-remediation": ""}}})"
                    : R"({"metadata": {"annotations": {"example.com/seen": "1"}}})";
                world.patchSoon(cluster::kinds::machine(), {space, "w-7"}, body);
            }
            return std::optional<Error>();
        };
        world.pass(1s);
        QVERIFY(once);
        QCOMPARE(world.now(ticket).state, matters ? TicketState::Voided : TicketState::Observed);
        QCOMPARE(world.hooks(), matters ? words("Backup Other") : words("Other"));
        QCOMPARE(world.auditResults(),
                 words(matters ? "committed sent voided" : "committed sent observed"));
    }
}

void TestOverridePipeline::whatChangesAllTheTimeIsLeftAlone()
{
    World world;
    const Ticket ticket = world.preview();
    QVERIFY(world.pipeline->commit(ticket.id, World::shown(ticket)));
    int count = 0;
    world.door.refuse = [&](const std::string &verb, const std::string &) {
        if (verb == "patch") {
            const Json body{
                {"metadata", {{"annotations", {{"example.com/seen", std::to_string(++count)}}}}}};
            world.patchSoon(cluster::kinds::machine(), {space, "w-7"}, body.dump().c_str());
        }
        return std::optional<Error>();
    };
    world.pass(10s);
    QCOMPARE(world.now(ticket).state, TicketState::Voided);
    QCOMPARE(told(world.now(ticket).outcome),
             std::string(
                 "The object kept changing between the last read and the send: nothing was sent."));
    QVERIFY(count > 1 && count < 10);
    QCOMPARE(world.hooks(), words("Backup Other"));
}

void TestOverridePipeline::theServerAsksForTheConfirmation()
{
    World world;
    OverrideRequest request;
    request.machine = {space, "w-7"};
    request.point = machine::HookPoint::PreTerminate;
    request.hook = {"Backup", "backup"};
    const std::string id = world.pipeline->preview(request, "anna", "anna-1");
    test::settle(world.fixture.clock());
    const Ticket ticket = world.pipeline->tickets().at(id);
    const auto commit = [&](const std::string &confirm, const char *session = "anna-1") {
        Commitment commitment = World::shown(ticket);
        commitment.confirm = confirm;
        commitment.session = session;
        const auto done = world.pipeline->commit(id, commitment);
        return done ? std::string() : done.error().message;
    };
    const std::string asked = "Type the digits " + ticket.digits + ", or hold the button.";
    const std::string early = "It was confirmed too early: hold the button for 1.5 s, or type the "
                              "digits "
        + ticket.digits + " after that.";
    QCOMPARE(commit(""), asked);
    QCOMPARE(commit("held"), asked);
    QCOMPARE(commit(ticket.digits), early); // sooner than anybody reads
    QVERIFY2(!world.pipeline->press(id, "anna", "anna-1", "00"), "another review");
    const auto challenge = world.pipeline->press(id, "anna", "anna-1", ticket.digest);
    QVERIFY(challenge);
    QCOMPARE(commit(*challenge), early);
    world.pass(1s);
    QCOMPARE(commit(*challenge), early);
    world.pass(500ms);
    QCOMPARE(commit(*challenge, "anna-2"), asked); // it was pressed elsewhere
    const auto again = world.pipeline->press(id, "anna", "anna-1", ticket.digest);
    world.pass(2s);
    QCOMPARE(commit(*challenge), asked); // that press was given up
    world.pass(61s);
    QCOMPARE(commit(*again), asked); // nobody holds a button for a minute
    const auto last = world.pipeline->press(id, "anna", "anna-1", ticket.digest);
    world.pass(1500ms);
    QCOMPARE(commit(*last), std::string());
    QCOMPARE(world.now(ticket).commitment.confirm, std::string(heldConfirmation));
}

void TestOverridePipeline::theServerAsksForTheConfirmationOfAnApproval()
{
    World world;
    QVERIFY(world.setRole("master"));
    const Ticket ticket = world.preview();
    QCOMPARE(ticket.preview.guard.level, GuardLevel::G4);
    QVERIFY(world.pipeline->commit(ticket.id, World::shown(ticket)));
    const auto approve = [&](const std::string &confirm, const char *session = "bert-1") {
        Approval approval = World::approval(ticket, "bert", session);
        approval.confirm = confirm;
        const auto done = world.pipeline->approve(ticket.id, approval);
        return done ? std::string() : done.error().message;
    };
    const auto press = [&](const char *who) {
        return world.pipeline->press(ticket.id, who, std::string(who) + "-1", ticket.digest);
    };
    const std::string asked = "Type the digits " + ticket.digits + ", or hold the button.";
    QCOMPARE(approve(""), asked);
    QCOMPARE(approve("held"), asked);
    QCOMPARE(press("anna").error().message, std::string("A person other than anna must approve."));
    const auto berts = press("bert");
    QVERIFY(berts);
    QVERIFY(approve(*berts).starts_with("It was confirmed too early"));
    const auto others = press("carla"); // takes nothing from who holds the button
    world.pass(1500ms);
    QCOMPARE(approve(*others), asked);
    QCOMPARE(approve(*berts, "bert-2"), asked);
    QCOMPARE(world.now(ticket).state, TicketState::AwaitingApproval);
    QCOMPARE(approve(*berts), std::string());
    QCOMPARE(world.now(ticket).state, TicketState::Delayed);
    QCOMPARE(world.now(ticket).approvedHow, std::string(heldConfirmation));
    QVERIFY(!press("carla"));
}

void TestOverridePipeline::thoseAtOneObjectSeeEachOther()
{
    World world;
    OverrideRequest request;
    request.machine = {space, "w-7"};
    request.point = machine::HookPoint::PreTerminate;
    request.hook = {"Backup", "backup"};
    const Ticket annas = world.preview(request);
    QVERIFY(world.pipeline->besides(annas).empty());
    const Ticket again = world.preview(request);
    QVERIFY2(world.pipeline->besides(annas).empty(), "a person knows what they do themselves");
    request.hook = {"Other", "other"};
    const Ticket berts = world.preview(request, "bert");
    const auto seen = [&](const Ticket &ticket) {
        std::string text;
        for (const Message &clause : world.pipeline->besides(world.now(ticket)))
            text += (text.empty() ? "" : "; ") + clause.text();
        return text;
    };
    QCOMPARE(seen(annas), std::string("bert is reviewing Remove hook on it now"));
    QVERIFY(seen(berts).starts_with("anna is reviewing Remove hook on it"));
    world.gone.insert("bert-1");
    QCOMPARE(seen(annas), std::string());
    world.gone.clear();
    QVERIFY(world.pipeline->commit(berts.id, World::shown(berts, "bert")));
    QVERIFY(seen(annas).starts_with("bert has committed Remove hook on it, which will be sent"));
    world.pass(10s);
    QCOMPARE(world.now(berts).state, TicketState::Observed);
    QCOMPARE(seen(annas), std::string());
}

void TestOverridePipeline::aSecondPersonRejects()
{
    World world;
    QVERIFY(world.setRole("master"));
    const Ticket ticket = world.preview();
    QVERIFY(!world.pipeline->reject(ticket.id, "bert", ""));
    QVERIFY(world.pipeline->commit(ticket.id, World::shown(ticket)));
    QVERIFY2(!world.pipeline->reject(ticket.id, "anna", ""), "the same person");
    QVERIFY2(!world.pipeline->reject(ticket.id, "bert", std::string(3000, '!')), "a long one");
    QVERIFY(world.pipeline->reject(ticket.id, "bert", "the backup still runs"));
    QCOMPARE(world.now(ticket).state, TicketState::Aborted);
    QCOMPARE(told(world.now(ticket).outcome),
             std::string("Rejected by bert before anything was sent: the backup still runs"));
    QVERIFY(!world.pipeline->approve(ticket.id, World::approval(ticket)));
    world.pass(1min);
    QCOMPARE(world.hooks(), words("Backup Other"));
    QCOMPARE(world.auditResults(), words("committed aborted"));
}

void TestOverridePipeline::anAbortThatRacesTheSendWins()
{
    World world;
    const Ticket ticket = world.preview();
    QVERIFY(world.pipeline->commit(ticket.id, World::shown(ticket)));
    world.pass(9s);
    // The last look is out: what it finds comes after the abort.
    world.fixture.clock().advance(1s);
    QVERIFY(world.pipeline->abort(ticket.id, "anna"));
    world.pass(1min);
    QCOMPARE(world.now(ticket).state, TicketState::Aborted);
    QCOMPARE(world.hooks(), words("Backup Other"));
    QCOMPARE(world.auditResults(), words("committed aborted"));
}

void TestOverridePipeline::anApprovalThatRacesAChangeIsVoid()
{
    World world;
    QVERIFY(world.setRole("master"));
    const Ticket ticket = world.preview();
    QVERIFY(world.pipeline->commit(ticket.id, World::shown(ticket)));
    // Nobody has looked since; the approver saw what was there before.
    QVERIFY(world.patch(
        cluster::kinds::machine(),
        {space, "w-7"},
        R"({"metadata": {"annotations": {"host.metal3.io/external-remediation": ""}}})"));
    QVERIFY(world.pipeline->approve(ticket.id, World::approval(ticket)));
    world.pass(1min);
    QCOMPARE(world.now(ticket).state, TicketState::Voided);
    QCOMPARE(world.hooks(), words("Backup Other"));
}

/// Owner, second owner, server faults, two people and the clock in random order: whatever happens,
/// only the one hook goes, only after its gates, and "observed" is never said of a hook that is
/// there.
void TestOverridePipeline::noInterleavingRemovesAnythingElse()
{
    const int rounds = interleavings();
    int observed = 0;
    int voided = 0;
    int refused = 0;
    int kills = 0;
    for (int round = 0; round < rounds; ++round) {
        std::mt19937 random(static_cast<unsigned>(round));
        World world;
        Fates fates(world, random);
        const auto roll = [&fates](int sides) { return fates.roll(sides); };
        const bool master = roll(2) == 0;
        if (master) {
            QVERIFY(world.setRole("master"));
        }
        Ticket ticket = world.preview();
        std::optional<Duration> mayBeSent; ///< uptime: not before
        bool ownerRemoved = false;
        bool othersRemoved = false;
        bool broken = false;
        bool aborted = false;
        bool hooksAtAbort = false; ///< the hook was there when it was taken back
        bool removed = false; ///< as it may be
        for (int step = 0; step < 14; ++step) {
            const Duration at = world.fixture.clock().uptime();
            switch (roll(13)) {
            case 0:
            case 1: {
                Commitment commitment = World::shown(ticket);
                commitment.evenIfILeave = roll(3) == 0;
                const auto done = world.pipeline->commit(ticket.id, commitment);
                if (done)
                    fates.committed(*done);
                if (done && !master)
                    mayBeSent = at + sendDelay;
                break;
            }
            case 2: {
                const char *who = roll(2) == 0 ? "anna" : "bert";
                const auto done = world.pipeline->approve(
                    ticket.id, World::approval(ticket, who, (std::string(who) + "-1").c_str()));
                QVERIFY(!done || std::string(who) == "bert");
                if (done) {
                    fates.approved(who);
                    mayBeSent = at + sendDelay;
                }
                break;
            }
            case 3:
                if (roll(3) == 0) {
                    // Half of them come when time has passed and nobody has looked yet.
                    if (roll(2) == 0)
                        world.fixture.clock().advance(std::chrono::seconds(1 + roll(12)));
                    aborted = world.pipeline->abort(ticket.id, "anna").has_value();
                    hooksAtAbort =
                        aborted ? world.hooks().contains(QLatin1String("Backup")) : false;
                }
                break;
            case 4:
                if (roll(3) == 0 && !ownerRemoved) {
                    ownerRemoved = true;
                    Json list = Json::array();
                    if (!othersRemoved)
                        list.push_back({{"name", "Other"}, {"owner", "other"}});
                    const Json body{{"spec", {{"lifecycleHooks", {{"preTerminate", list}}}}}};
                    QVERIFY(world.patch(
                        cluster::kinds::machine(), {space, "w-7"}, body.dump().c_str()));
                }
                break;
            case 5:
                if (roll(3) == 0 && world.hooks().contains(QLatin1String("Backup"))
                    && !othersRemoved) {
                    othersRemoved = true;
                    QVERIFY(world.patch(
                        cluster::kinds::machine(),
                        {space, "w-7"},
                        R"({"spec": {"lifecycleHooks": {"preTerminate": [{"name": "Backup", "owner": "backup"}]}}})"));
                }
                break;
            case 6:
                world.door.losePatches = roll(2);
                break;
            case 7:
                broken = roll(2) == 0;
                world.door.refuse = [&broken](const std::string &, const std::string &) {
                    return broken
                        ? std::optional(Error{ErrorCode::Unreachable, "down", {}, nullptr})
                        : std::nullopt;
                };
                break;
            case 8:
            case 9:
                if (fates.strike()) {
                    // Another process: what was committed is over, and a person begins anew.
                    mayBeSent.reset();
                    ticket = world.preview();
                }
                break;
            default:
                world.pass(std::chrono::seconds(1 + roll(12)));
            }
            test::settle(world.fixture.clock());
            const QStringList hooks = world.hooks();
            const QByteArray where =
                "round " + QByteArray::number(round) + " step " + QByteArray::number(step);
            QVERIFY2(fates.wrong().empty(),
                     QByteArray(where + ": " + fates.wrong().c_str()).constData());
            QVERIFY2(hooks.contains(QLatin1String("Other")) || othersRemoved, where);
            if (!hooks.contains(QLatin1String("Backup")) && !ownerRemoved && !removed) {
                QVERIFY2(world.fixture.clock().uptime() >= mayBeSent.value_or(Duration::max()),
                         where);
                removed = true;
            }
            if (world.now(ticket).state == TicketState::Observed)
                QVERIFY2(!hooks.contains(QLatin1String("Backup")), where);
            if (aborted && hooksAtAbort && !ownerRemoved
                && world.now(ticket).state == TicketState::Aborted && !removed)
                QVERIFY2(hooks.contains(QLatin1String("Backup")), where);
        }
        world.door.refuse = nullptr;
        broken = false;
        world.pass(15min);
        const TicketState end = world.now(ticket).state;
        QVERIFY(isOver(end) || end == TicketState::Previewed);
        QVERIFY(world.audit->unclosed()->empty());
        QVERIFY(world.audit->verify()->fault.empty());
        QVERIFY2(fates.wrong().empty(), fates.wrong().c_str());
        QCOMPARE(world.auditResults().count(QLatin1String("committed")), fates.commits());
        kills += fates.kills();
        observed += end == TicketState::Observed ? 1 : 0;
        voided += end == TicketState::Voided ? 1 : 0;
        refused += end == TicketState::TimedOut || end == TicketState::Expired ? 1 : 0;
    }
    qInfo() << rounds << "rounds:" << observed << "observed," << voided << "voided," << refused
            << "timed out or expired," << kills << "kills";
    QVERIFY2(observed > 0 && voided > 0 && refused > 0 && kills > 0, "the rounds reach the ends");
}

/// The same for a hold that another tool has on a host, beside that of a third one: the third key
/// only goes by its owner, ours to release only as it was reviewed, after two people and the delay.
void TestOverridePipeline::noInterleavingReleasesAnotherKey()
{
    constexpr const char *client = "reboot.metal3.io/client";
    constexpr const char *third = "reboot.metal3.io/third";
    const auto &hosts = cluster::kinds::bareMetalHost();
    const int rounds = interleavings();
    int observed = 0;
    int kept = 0;
    for (int round = 0; round < rounds; ++round) {
        std::mt19937 random(static_cast<unsigned>(round) + 7'000'000U);
        World world;
        Fates fates(world, random);
        const auto roll = [&fates](int sides) { return fates.roll(sides); };
        world.fixture.make(
            hosts, Json::parse(R"({"apiVersion": "metal3.io/v1alpha1", "kind": "BareMetalHost",
                "metadata": {"name": "h-1", "annotations": {"reboot.metal3.io/client": "a",
                             "reboot.metal3.io/third": ""}}, "spec": {"online": true}})"));
        QVERIFY(world.patch(hosts, {space, "h-1"}, R"({"status": {"poweredOn": false}})", true));
        OverrideRequest request;
        request.action = Action::ReleasePowerKey;
        request.host = {space, "h-1"};
        request.powerKey = client;
        Ticket ticket = world.preview(request);
        const auto set = [&](const char *key, const Json &value) {
            const Json body{{"metadata", {{"annotations", {{key, value}}}}}};
            return world.patch(hosts, {space, "h-1"}, body.dump().c_str()).has_value();
        };
        bool thirdRemoved = false;
        bool clientRemoved = false;
        bool changed = false; ///< the hold is not the one that was reviewed
        bool aborted = false;
        bool released = false; ///< as it may be
        std::optional<Duration> mayBeSent;
        for (int step = 0; step < 14; ++step) {
            const Duration at = world.fixture.clock().uptime();
            switch (roll(12)) {
            case 0:
            case 1:
                if (const auto done = world.pipeline->commit(ticket.id, World::shown(ticket)))
                    fates.committed(*done);
                break;
            case 2:
            case 3: {
                const char *who = roll(3) == 0 ? "anna" : "bert";
                // A change that nobody has looked at may come first.
                if (roll(6) == 0 && !clientRemoved
                    && world.read(hosts, {space, "h-1"}).annotation(client)) {
                    changed = true;
                    QVERIFY(set(client, "b"));
                }
                if (world.pipeline->approve(
                        ticket.id,
                        World::approval(ticket, who, (std::string(who) + "-1").c_str()))) {
                    fates.approved(who);
                    QVERIFY(std::string(who) == "bert");
                    mayBeSent = at + sendDelay;
                }
                break;
            }
            case 4:
                if (roll(4) == 0) {
                    if (roll(2) == 0)
                        world.fixture.clock().advance(std::chrono::seconds(1 + roll(12)));
                    aborted = world.pipeline->abort(ticket.id, "anna").has_value() || aborted;
                }
                break;
            case 5:
                if (roll(6) == 0 && !thirdRemoved) {
                    thirdRemoved = true;
                    QVERIFY(set(third, nullptr));
                }
                break;
            case 6:
                if (roll(6) == 0 && !clientRemoved) {
                    clientRemoved = true;
                    QVERIFY(set(client, nullptr));
                }
                break;
            case 7:
                world.door.losePatches = roll(2);
                break;
            case 8:
                world.door.refuse = [broken = roll(3) == 0](const std::string &,
                                                            const std::string &) {
                    return broken
                        ? std::optional(Error{ErrorCode::Unreachable, "down", {}, nullptr})
                        : std::nullopt;
                };
                break;
            case 9:
                if (fates.strike()) {
                    mayBeSent.reset();
                    aborted = false;
                    changed = false;
                    ticket = world.preview(request);
                }
                break;
            default:
                world.pass(std::chrono::seconds(1 + roll(12)));
            }
            test::settle(world.fixture.clock());
            const Object host = world.read(hosts, {space, "h-1"});
            const bool there = host.annotation(client).has_value();
            const QByteArray where =
                "round " + QByteArray::number(round) + " step " + QByteArray::number(step);
            QVERIFY2(fates.wrong().empty(),
                     QByteArray(where + ": " + fates.wrong().c_str()).constData());
            QVERIFY2(host.annotation(third) || thirdRemoved, where);
            if (!there && !clientRemoved && !released) {
                released = true;
                QVERIFY2(world.fixture.clock().uptime() >= mayBeSent.value_or(Duration::max()),
                         where);
                QVERIFY2(!aborted, where);
                QVERIFY2(!changed, where);
            }
            if (world.now(ticket).state == TicketState::Observed)
                QVERIFY2(!there, where);
        }
        world.door.refuse = nullptr;
        world.pass(15min);
        const TicketState end = world.now(ticket).state;
        QVERIFY(isOver(end) || end == TicketState::Previewed);
        QVERIFY(world.audit->unclosed()->empty());
        QVERIFY(world.audit->verify()->fault.empty());
        QCOMPARE(world.auditResults().count(QLatin1String("committed")), fates.commits());
        observed += end == TicketState::Observed ? 1 : 0;
        kept += world.read(hosts, {space, "h-1"}).annotation(client) ? 1 : 0;
    }
    qInfo() << rounds << "rounds:" << observed << "observed, in" << kept << "the key stayed";
    QVERIFY2(observed > 0 && kept > 0, "the rounds reach both ends");
}

} // namespace tst_overridepipeline

HP_TEST(tst_overridepipeline, TestOverridePipeline)
#include "tst_overridepipeline.moc"
