// SPDX-License-Identifier: Apache-2.0
#include "backend/overrides/AuditContent.h"
#include "backend/overrides/OverridePipeline.h"
#include "backend/overrides/OverrideRecovery.h"
#include "tests/support/cluster/InterceptedCluster.h"
#include "tests/support/cluster/Settle.h"
#include "tests/support/clustercontract/Await.h"
#include "tests/support/embedded/EmbeddedFixture.h"

#include <QSqlDatabase>
#include <QSqlQuery>
#include <QTemporaryDir>
#include <QTest>

#include <algorithm>
#include <nlohmann/json.hpp>
#include <random>

using namespace hp;
using namespace hp::overrides;
using namespace std::chrono_literals;

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
    void whatWasOnItsWayAtACrashIsSettled_data();
    void whatWasOnItsWayAtACrashIsSettled();
    void noInterleavingRemovesAnythingElse();
};

namespace {

QStringList words(const char *text)
{
    return QString::fromLatin1(text).split(QLatin1Char(' '));
}

const char *const space = "contract";

Json workerJson()
{
    return Json::parse(R"({"apiVersion": "machine.openshift.io/v1beta1", "kind": "Machine",
        "metadata": {"name": "w-7", "finalizers": ["machine.machine.openshift.io"],
                     "labels": {"machine.openshift.io/cluster-api-machine-role": "worker"}},
        "spec": {"lifecycleHooks": {"preTerminate": [{"name": "Backup", "owner": "backup"},
                                                     {"name": "Other", "owner": "other"}]}},
        "status": {"phase": "Deleting"}})");
}

/// A Machine that waits in preTerminate for an owner that went silent, in an embedded cluster on a
/// clock that stands still.
struct World {
    World()
        : door(fixture.cluster())
        , sources(door, fixture.clock(), [this](const Object &, const machine::Hook &) {
            return owner;
        })
    {
        auto opened =
            AuditChain::open(directory.filePath(QStringLiteral("audit.db")).toStdString());
        audit = std::move(*opened);
        pipeline = std::make_unique<OverridePipeline>(door, fixture.clock(), *audit, sources);
        fixture.make(cluster::kinds::machine(), workerJson());
        remove("w-7");
    }

    void remove(const std::string &name)
    {
        (void)test::await<cluster::Deleted>([&](Reply<cluster::Deleted> reply) {
            fixture.cluster().remove({&cluster::kinds::machine(), {space, name}}, {}, reply);
        });
    }
    Result<cluster::Written>
    patch(const cluster::Kind &kind, const ObjectKey &key, const char *body, bool status = false)
    {
        return test::await<cluster::Written>([&](Reply<cluster::Written> reply) {
            fixture.cluster().patch({&kind, key},
                                    cluster::PatchType::Merge,
                                    Json::parse(body),
                                    status ? cluster::Subresource::Status
                                           : cluster::Subresource::None,
                                    {},
                                    reply);
        });
    }
    Object read(const cluster::Kind &kind, const ObjectKey &key)
    {
        const auto object = test::await<Object>([&](Reply<Object> reply) {
            fixture.cluster().get({&kind, key}, reply);
        });
        return object ? *object : Object();
    }
    Object machine() { return read(cluster::kinds::machine(), {space, "w-7"}); }
    QStringList hooks()
    {
        QStringList names;
        for (const auto &hook : machine::hooks(machine(), machine::HookPoint::PreTerminate))
            names.append(QString::fromStdString(hook.name));
        return names;
    }
    Ticket preview(Action action = Action::RemoveHook)
    {
        OverrideRequest request;
        request.action = action;
        if (infoOf(action).target == Target::Host)
            request.host = {space, "h-1"};
        else
            request.machine = {space, "w-7"};
        request.point = machine::HookPoint::PreTerminate;
        request.hook = {"Backup", "backup"};
        const std::string id = pipeline->preview(request, "anna");
        test::settle(fixture.clock());
        return pipeline->tickets().at(id);
    }
    static Commitment shown(const Ticket &ticket, const char *by = "anna")
    {
        return {by, "owner is dead, OPS-42", "w-7", ticket.digest, false};
    }
    const Ticket &now(const Ticket &ticket) { return pipeline->tickets().at(ticket.id); }
    void pass(Duration time) { test::advance(fixture.clock(), time); }
    QStringList auditResults()
    {
        QStringList results;
        const auto rows = audit->newest(100);
        for (const AuditRow &row : *rows) {
            results.prepend(
                row.opens ? QStringLiteral("opens")
                          : QString::fromStdString(Json::parse(row.content).value("result", "")));
        }
        return results;
    }

    test::EmbeddedFixture fixture{};
    test::InterceptedCluster door;
    QTemporaryDir directory{};
    OwnerView owner{OwnerView::Life::Silent, "last acted 46 m ago"};
    std::unique_ptr<AuditChain> audit;
    OverrideSources sources;
    std::unique_ptr<OverridePipeline> pipeline;
};

} // namespace

void TestOverridePipeline::aHookIsRemovedOnceTheDelayIsOver()
{
    World world;
    const Ticket ticket = world.preview();
    QCOMPARE(ticket.preview.refusal, std::string());
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
    QCOMPARE(QString::fromStdString(world.now(ticket).outcome), outcome);
    QCOMPARE(world.hooks(), hooks);
    QCOMPARE(world.auditResults(), words("voided"));
}

void TestOverridePipeline::theControlPlaneNeedsASecondPerson()
{
    World world;
    QVERIFY(world.patch(
        cluster::kinds::machine(),
        {space, "w-7"},
        R"({"metadata": {"labels": {"machine.openshift.io/cluster-api-machine-role": "master"}}})"));
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
    QVERIFY(world.patch(
        cluster::kinds::machine(),
        {space, "w-7"},
        R"({"metadata": {"labels": {"machine.openshift.io/cluster-api-machine-role": "master"}}})"));
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
    const QString label = QStringLiteral(
        R"({"metadata": {"labels": {"machine.openshift.io/cluster-api-machine-role": "%1"}}})");
    QVERIFY(world.patch(
        cluster::kinds::machine(), {space, "w-7"}, label.arg(role).toUtf8().constData()));
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
    QVERIFY(world.now(ticket).outcome.find("the answer to the request was lost")
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
    QCOMPARE(world.now(ticket).outcome, std::string("You may not do this: no"));
    QCOMPARE(world.auditResults(), words("opens refused"));
}

void TestOverridePipeline::withoutAnAuditNothingIsSent()
{
    World world;
    const Ticket ticket = world.preview();
    {
        QSqlDatabase database =
            QSqlDatabase::addDatabase(QStringLiteral("QSQLITE"), QStringLiteral("breaker"));
        database.setDatabaseName(world.directory.filePath(QStringLiteral("audit.db")));
        QVERIFY(database.open());
        QVERIFY(QSqlQuery(database).exec(QStringLiteral("DROP TABLE chain")));
    }
    QSqlDatabase::removeDatabase(QStringLiteral("breaker"));
    QVERIFY(world.pipeline->commit(ticket.id, World::shown(ticket)));
    world.pass(10s);
    QCOMPARE(world.now(ticket).state, TicketState::Refused);
    QVERIFY(world.now(ticket).outcome.find("nothing was sent") != std::string::npos);
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
    QVERIFY(
        world.audit->append(ticket.id, true, auditContent(ticket), world.fixture.clock().now()));
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

/// Owner, second owner, server faults, two people and the clock in random order: whatever happens,
/// only the one hook goes, only after its gates, and "observed" is never said of a hook that is
/// there.
void TestOverridePipeline::noInterleavingRemovesAnythingElse()
{
    const int rounds = qEnvironmentVariableIntValue("HOLDPOINT_INTERLEAVINGS") > 0
        ? qEnvironmentVariableIntValue("HOLDPOINT_INTERLEAVINGS")
        : 60;
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
            QVERIFY(world.patch(
                cluster::kinds::machine(),
                {space, "w-7"},
                R"({"metadata": {"labels": {"machine.openshift.io/cluster-api-machine-role": "master"}}})"));
        }
        const Ticket ticket = world.preview();
        std::optional<TimePoint> mayBeSent; ///< not before
        bool ownerRemoved = false;
        bool othersRemoved = false;
        bool broken = false;
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
                if (roll(3) == 0)
                    (void)world.pipeline->abort(ticket.id, "anna");
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

QTEST_GUILESS_MAIN(TestOverridePipeline)
#include "tst_overridepipeline.moc"
