// SPDX-License-Identifier: Apache-2.0
#include "backend/overrides/AuditContent.h"
#include "backend/overrides/OverridePipeline.h"
#include "backend/overrides/OverrideRecovery.h"
#include "tests/support/cluster/Settle.h"
#include "tests/support/clustercontract/Await.h"
#include "tests/support/overrides/OverrideWorld.h"
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
    void whatIsNotUnderstoodIsNotTouched_data();
    void whatIsNotUnderstoodIsNotTouched();
    void whatWasOnItsWayAtACrashIsSettled_data();
    void whatWasOnItsWayAtACrashIsSettled();
    void whoGoesAloneIsSlowerAndReviewed();
    void aSiteMakesThingsHarder_data();
    void aSiteMakesThingsHarder();
    void wrongDigitsAreRefused();
    void theDryRunIsKept();
    void everyStepHasItsTime();
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

/// About ten seconds of each kind; HOLDPOINT_INTERLEAVINGS asks for more.
int interleavings()
{
    const int wanted = qEnvironmentVariableIntValue("HOLDPOINT_INTERLEAVINGS");
    return wanted > 0 ? wanted : 1000;
}

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
    QCOMPARE(world.auditResults(), words("opens observed"));
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
    QCOMPARE(world.auditResults(), words("aborted"));
    QVERIFY(!world.pipeline->abort(ticket.id, "anna"));
    QVERIFY(!world.pipeline->commit(ticket.id, World::shown(ticket)));
}

void TestOverridePipeline::whatChangesInTheDelayStopsIt_data()
{
    QTest::addColumn<QString>("change");
    QTest::addColumn<QString>("outcome");
    QTest::newRow("the owner removed it itself")
        << R"({"spec": {"lifecycleHooks": {"preTerminate": [{"name": "Other", "owner": "other"}]}}})"
        << "The preTerminate hook Backup is not there any more.";
    QTest::newRow("the list of hooks shifted")
        << R"({"spec": {"lifecycleHooks": {"preTerminate": [{"name": "Other", "owner": "other"},
              {"name": "Backup", "owner": "backup"}]}}})"
        << "What would be sent is not what was reviewed any more.";
    QTest::newRow("a remediation began")
        << R"({"metadata": {"annotations": {"host.metal3.io/external-remediation": ""}}})"
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
    QCOMPARE(world.auditResults(), words("voided"));
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
    QVERIFY2(!world.pipeline->approve(ticket.id, "anna", ticket.digest), "the same person");
    QVERIFY2(!world.pipeline->approve(ticket.id, "", ticket.digest), "nobody");
    QVERIFY2(!world.pipeline->approve(ticket.id, "bert", "another digest"), "something else");
    QVERIFY(world.pipeline->approve(ticket.id, "bert", ticket.digest));
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
    QVERIFY(!world.pipeline->approve(ticket.id, "bert", ticket.digest));
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
                               << "A reason is needed.";
    QTest::newRow("another review")
        << "worker" << why << ""
        << "00"
        << "The review is older than what is there now. Review it again.";
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
    QCOMPARE(told(world.now(ticket).outcome), std::string("You may not do this: no"));
    QCOMPARE(world.auditResults(), words("opens refused"));
}

void TestOverridePipeline::withoutAnAuditNothingIsSent()
{
    World world;
    const Ticket ticket = world.preview();
    world.breakAudit("DROP TABLE chain");
    QVERIFY(world.pipeline->commit(ticket.id, World::shown(ticket)));
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
                 + " only as v1beta3, which is not understood.");
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
    QCOMPARE(world.auditResults(), QStringList({QStringLiteral("opens"), result}));
    QVERIFY(world.audit->unclosed()->empty());
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
             QStringLiteral("Another person than anna has to review."));
    QCOMPARE(review("", "all is well, I looked"),
             QStringLiteral("Another person than anna has to review."));
    QCOMPARE(review("bert", "ok"),
             QStringLiteral("The reason needs 10 characters or a ticket id."));
    QCOMPARE(review("bert", "the backup host is back, nothing lost"), QString());
    QVERIFY(world.audit->unreviewed()->empty());
    QVERIFY(review("bert", "once more, just to be sure").startsWith(QStringLiteral("There is no")));
    QVERIFY(world.audit->verify()->fault.empty());
}

void TestOverridePipeline::aSiteMakesThingsHarder_data()
{
    QTest::addColumn<int>("which");
    QTest::addColumn<QString>("sentence");
    QTest::newRow("it changes nothing") << 0 << "This backend is set to change nothing.";
    QTest::newRow("nobody goes alone")
        << 1 << "This site lets nobody go alone: a second person has to approve.";
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
        last = world.pipeline->approve(ticket.id, "bert", ticket.digest);
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
    QCOMPARE(told(refused.preview.refusal), std::string("You may not do this: anna may not"));
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
    QVERIFY(world.pipeline->approve(ticket.id, "bert", ticket.digest));
    QVERIFY(left() == Gates({"delay"}));
    QVERIFY(!approvalUntil(world.now(ticket)));
    world.pass(10s);
    QVERIFY(left().empty());
    const Ticket &end = world.now(ticket);
    QVERIFY(end.committedAt == begin && end.approvedAt == begin + 20s);
    QVERIFY(end.sendAt == begin + 30s && end.sentAt == begin + 30s);
    QVERIFY(end.acceptedAt >= end.sentAt && end.endedAt >= end.acceptedAt);
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
    QCOMPARE(world.auditResults(), words("aborted"));
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
    QVERIFY(world.pipeline->approve(ticket.id, "bert", ticket.digest));
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
    for (int round = 0; round < rounds; ++round) {
        std::mt19937 random(static_cast<unsigned>(round));
        const auto roll = [&random](int sides) {
            return static_cast<int>(random() % static_cast<unsigned>(sides));
        };
        World world;
        const bool master = roll(2) == 0;
        if (master) {
            QVERIFY(world.setRole("master"));
        }
        const Ticket ticket = world.preview();
        std::optional<TimePoint> mayBeSent; ///< not before
        bool ownerRemoved = false;
        bool othersRemoved = false;
        bool broken = false;
        bool aborted = false;
        bool hooksAtAbort = false; ///< the hook was there when it was taken back
        for (int step = 0; step < 12; ++step) {
            const TimePoint at = world.fixture.clock().now();
            switch (roll(10)) {
            case 0:
            case 1: {
                const auto done = world.pipeline->commit(ticket.id, World::shown(ticket));
                if (done && !master)
                    mayBeSent = at + sendDelay;
                break;
            }
            case 2: {
                const char *who = roll(2) == 0 ? "anna" : "bert";
                const auto done = world.pipeline->approve(ticket.id, who, ticket.digest);
                QVERIFY(!done || std::string(who) == "bert");
                if (done)
                    mayBeSent = at + sendDelay;
                break;
            }
            case 3:
                if (roll(3) == 0) {
                    // Half of them come when time has passed and nobody has looked yet.
                    if (roll(2) == 0)
                        world.fixture.clock().advance(std::chrono::seconds(1 + roll(12)));
                    aborted = world.pipeline->abort(ticket.id, "anna").has_value() || aborted;
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
            default:
                world.pass(std::chrono::seconds(1 + roll(12)));
            }
            test::settle(world.fixture.clock());
            const QStringList hooks = world.hooks();
            const QByteArray where =
                "round " + QByteArray::number(round) + " step " + QByteArray::number(step);
            QVERIFY2(hooks.contains(QLatin1String("Other")) || othersRemoved, where);
            if (!hooks.contains(QLatin1String("Backup")) && !ownerRemoved)
                QVERIFY2(mayBeSent && world.fixture.clock().now() >= *mayBeSent, where);
            if (world.now(ticket).state == TicketState::Observed)
                QVERIFY2(!hooks.contains(QLatin1String("Backup")), where);
            if (aborted && hooksAtAbort && !ownerRemoved)
                QVERIFY2(hooks.contains(QLatin1String("Backup")), where);
        }
        world.door.refuse = nullptr;
        broken = false;
        world.pass(15min);
        const TicketState end = world.now(ticket).state;
        QVERIFY(isOver(end) || end == TicketState::Previewed);
        QVERIFY(world.audit->unclosed()->empty());
        observed += end == TicketState::Observed ? 1 : 0;
        voided += end == TicketState::Voided ? 1 : 0;
        refused += end == TicketState::TimedOut || end == TicketState::Expired ? 1 : 0;
    }
    qInfo() << rounds << "rounds:" << observed << "observed," << voided << "voided," << refused
            << "timed out or expired";
    QVERIFY2(observed > 0 && voided > 0 && refused > 0, "the rounds reach the ends");
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
        const auto roll = [&random](int sides) {
            return static_cast<int>(random() % static_cast<unsigned>(sides));
        };
        World world;
        world.fixture.make(
            hosts, Json::parse(R"({"apiVersion": "metal3.io/v1alpha1", "kind": "BareMetalHost",
                "metadata": {"name": "h-1", "annotations": {"reboot.metal3.io/client": "a",
                             "reboot.metal3.io/third": ""}}, "spec": {"online": true}})"));
        QVERIFY(world.patch(hosts, {space, "h-1"}, R"({"status": {"poweredOn": false}})", true));
        OverrideRequest request;
        request.action = Action::ReleasePowerKey;
        request.host = {space, "h-1"};
        request.powerKey = client;
        const Ticket ticket = world.preview(request);
        const auto set = [&](const char *key, const Json &value) {
            const Json body{{"metadata", {{"annotations", {{key, value}}}}}};
            return world.patch(hosts, {space, "h-1"}, body.dump().c_str()).has_value();
        };
        bool thirdRemoved = false;
        bool clientRemoved = false;
        bool changed = false; ///< the hold is not the one that was reviewed
        bool aborted = false;
        std::optional<TimePoint> mayBeSent;
        for (int step = 0; step < 14; ++step) {
            const TimePoint at = world.fixture.clock().now();
            switch (roll(10)) {
            case 0:
            case 1:
                (void)world.pipeline->commit(ticket.id, World::shown(ticket));
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
                if (world.pipeline->approve(ticket.id, who, ticket.digest)) {
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
            default:
                world.pass(std::chrono::seconds(1 + roll(12)));
            }
            test::settle(world.fixture.clock());
            const Object host = world.read(hosts, {space, "h-1"});
            const bool there = host.annotation(client).has_value();
            const QByteArray where =
                "round " + QByteArray::number(round) + " step " + QByteArray::number(step);
            QVERIFY2(host.annotation(third) || thirdRemoved, where);
            if (!there && !clientRemoved) {
                QVERIFY2(mayBeSent && world.fixture.clock().now() >= *mayBeSent, where);
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
        observed += end == TicketState::Observed ? 1 : 0;
        kept += world.read(hosts, {space, "h-1"}).annotation(client) ? 1 : 0;
    }
    qInfo() << rounds << "rounds:" << observed << "observed, in" << kept << "the key stayed";
    QVERIFY2(observed > 0 && kept > 0, "the rounds reach both ends");
}

} // namespace tst_overridepipeline

HP_TEST(tst_overridepipeline, TestOverridePipeline)
#include "tst_overridepipeline.moc"
