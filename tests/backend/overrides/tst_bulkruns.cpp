// SPDX-License-Identifier: Apache-2.0
#include "backend/overrides/AuditContent.h"
#include "backend/overrides/BulkRuns.h"
#include "model/messages/Override.h"
#include "tests/backend/overrides/OverrideWorld.h"
#include "tests/support/cluster/Settle.h"
#include "tests/support/runner/Runner.h"

#include <QTest>

#include <functional>
#include <nlohmann/json.hpp>
#include <random>
#include <string>
#include <vector>

namespace tst_bulkruns {

using namespace hp;
using namespace hp::overrides;
using namespace std::chrono_literals;

class TestBulkRuns : public QObject
{
    Q_OBJECT
private slots:
    void everyMachineHasItsTurnAndItsRows();
    void manyAreLookedAtLessOften();
    void fewAreLookedAtTogether();
    void aSecondPersonApprovesThePlanOnce();
    void whatChangedIsSkipped_data();
    void whatChangedIsSkipped();
    void aMachineOfTheControlPlaneIsLeftOut();
    void whoLooksAtAMachineOfAPlanSeesIt_data();
    void whoLooksAtAMachineOfAPlanSeesIt();
    void aSecondPlanLeavesOutWhatTheFirstWillWrite();
    void aPlanThatNobodyStartsIsForgotten();
    void aPersonHasTheNewestPlansAlone();
    void aCheckThatTurnsRedStopsItWhateverElseChanged();
    void aCheckThatTurnsRedByItselfStopsTheRestOfItsWave();
    void anEffectThatIsNotSeenStopsIt();
    void anEffectThatDoesNotLastStopsItInItsWave_data();
    void anEffectThatDoesNotLastStopsItInItsWave();
    void whatIsRefusedAfterAStopIsNotSentAgain();
    void whatIsTakenBackNamesWhoStoppedIt();
    void aKilledBackendGoesOnOnlyForAPerson();
    void aPlanEndsWithTheTokensOfItsPeople_data();
    void aPlanEndsWithTheTokensOfItsPeople();
    void noRaceWritesOutsideOfThePlan();
};

namespace {

constexpr const char *space = test::OverrideWorld::space;

int bulkRaces()
{
    const int wanted = qEnvironmentVariableIntValue("HOLDPOINT_INTERLEAVINGS");
    return wanted > 0 ? wanted : 100;
}

/// Machines that wait for the same silent owner, and the way of plans over them. It looks at
/// everything that goes out and says what should not have.
class Group
{
public:
    explicit Group(int count, BulkPolicy policy = small(), bool second = false)
        : m_policy(std::move(policy))
    {
        if (second)
            m_world.settings.policy.levels[Action::RemoveHook] = GuardLevel::G4;
        m_world.settings.send = [this](const cluster::ObjectRef &ref,
                                       cluster::PatchType type,
                                       Json body,
                                       const cluster::WriteOptions &options,
                                       Reply<cluster::Written> reply) {
            const std::string name = ref.key.name;
            if (!options.dryRun)
                judge(name);
            if (!options.dryRun && m_onSend)
                m_onSend(name);
            const bool counts = !options.dryRun;
            m_world.door.patch(ref,
                               type,
                               std::move(body),
                               cluster::Subresource::None,
                               options,
                               [this, name, counts, reply](Result<cluster::Written> done) {
                                   if (counts && done)
                                       m_written.insert(name);
                                   reply(std::move(done));
                               });
        };
        restart();
        for (int i = 0; i < count; ++i)
            make("w-" + std::to_string(i), "worker");
    }
    ~Group() { m_runs.reset(); }

    static BulkPolicy small()
    {
        BulkPolicy policy;
        policy.waves = {{1, false}, {50, true}};
        policy.pause = 20s;
        return policy;
    }

    void make(const std::string &name, const char *role)
    {
        m_world.fixture.make(
            cluster::kinds::machine(),
            {{"apiVersion", "machine.openshift.io/v1beta1"},
             {"kind", "Machine"},
             {"metadata",
              {{"name", name},
               {"finalizers", {"machine.machine.openshift.io"}},
               {"labels", {{"machine.openshift.io/cluster-api-machine-role", role}}}}},
             {"spec", {{"lifecycleHooks", {{"preTerminate", both()}}}}},
             {"status", {{"phase", "Deleting"}}}});
        m_world.remove(name);
        m_names.push_back(name);
    }
    static Json both()
    {
        return {{{"name", "Backup"}, {"owner", "backup"}}, {{"name", "Other"}, {"owner", "other"}}};
    }
    /// The process dies, and another one takes over what is on disk.
    void restart()
    {
        m_runs.reset();
        m_world.restart();
        m_runs = std::make_unique<BulkRuns>(
            *m_world.pipeline, *m_world.audit, m_world.fixture.clock(), m_policy);
        m_runs->recover();
    }
    static OverrideRequest requestFor(const std::string &name)
    {
        OverrideRequest request;
        request.machine = {space, name};
        request.point = machine::HookPoint::PreTerminate;
        request.hook = {"Backup", "backup"};
        return request;
    }
    void plan()
    {
        std::vector<OverrideRequest> requests;
        for (const std::string &name : m_names)
            requests.push_back(requestFor(name));
        m_id = m_runs->plan(Action::RemoveHook, requests, "anna");
        test::settle(m_world.fixture.clock());
        m_world.pass(holdTime);
        for (const BulkMember &member : run()->plan.members)
            m_planned[member.patch.key.name] = member.request.id;
    }
    Result<BulkRun> commit(bool evenIfILeave = false)
    {
        Commitment shown;
        shown.by = "anna";
        shown.session = "anna-1";
        shown.reason = "owner is dead, OPS-42";
        shown.digest = run()->digest;
        shown.confirm = run()->digits;
        shown.typedName = std::to_string(run()->plan.members.size());
        shown.evenIfILeave = evenIfILeave;
        shown.tokenHash = "token-of-anna";
        auto done = m_runs->commit(m_id, shown);
        if (done)
            m_digest = done->digest;
        return done;
    }
    Result<BulkRun> approve(const char *by = "bert")
    {
        const std::string name(by);
        return m_runs->approve(m_id,
                               {.by = name,
                                .digest = run()->digest,
                                .confirm = run()->digits,
                                .session = name + "-1",
                                .tokenHash = "token-of-" + name});
    }
    /// Who goes on has seen what is not known. False when it was refused.
    bool resume(const Commitment &again)
    {
        const auto done = m_runs->resume(m_id, again);
        for (std::size_t i = 0; done && i < done->members.size(); ++i) {
            if (done->members[i].state == MemberState::Unknown
                || done->members[i].state == MemberState::Skipped)
                m_passedOver.insert(i);
        }
        return done.has_value();
    }
    /// Null when it is not there any more.
    [[nodiscard]] const BulkRun *run() const
    {
        const auto it = m_runs->runs().find(m_id);
        return it == m_runs->runs().end() ? nullptr : &it->second;
    }
    /// A change that somebody else makes: what is not sent by then is not what was planned.
    void change(const std::string &name, const char *body)
    {
        if (m_world.patch(cluster::kinds::machine(), {space, name}, body))
            m_changed.insert(name);
    }
    void setHooks(const std::string &name, const Json &hooks)
    {
        const Json body{{"spec", {{"lifecycleHooks", {{"preTerminate", hooks}}}}}};
        change(name, body.dump().c_str());
    }
    /// The owner of a hook that was released sets it again; false when it was not released.
    bool undo(const std::string &name)
    {
        if (!m_written.contains(name) || has(name, "Backup") || !has(name, "Other"))
            return false;
        const Json body{{"spec", {{"lifecycleHooks", {{"preTerminate", both()}}}}}};
        if (!m_world.patch(cluster::kinds::machine(), {space, name}, body.dump().c_str()))
            return false;
        m_undone.emplace(name, m_world.fixture.clock().uptime());
        return true;
    }
    /// The owner of all hooks works on them again: a check is red, and no object has changed.
    void setOwner(OwnerView::Liveness liveness) { m_world.owner.liveness = liveness; }
    /// The machine that had to stop the run, while that goes on; empty: there is none.
    [[nodiscard]] std::string missedStop() const
    {
        const BulkRun *now = run();
        if (!now || now->state == BulkState::Stopped || now->state == BulkState::Ended)
            return {};
        for (std::size_t i = 0; i < now->members.size(); ++i) {
            const BulkRun::Member &member = now->members[i];
            if (!m_passedOver.contains(i)
                && (member.state == MemberState::Unknown || member.outcome.is(say::checkChanged)))
                return now->plan.members[i].patch.key.name;
        }
        return {};
    }
    [[nodiscard]] bool has(const std::string &name, const char *hook)
    {
        const Object object = m_world.read(cluster::kinds::machine(), {space, name});
        for (const auto &each : machine::hooks(object, machine::HookPoint::PreTerminate)) {
            if (each.name == hook)
                return true;
        }
        return false;
    }
    [[nodiscard]] int left()
    {
        return static_cast<int>(
            std::ranges::count_if(m_names, [this](auto &name) { return has(name, "Backup"); }));
    }
    /// How the rows of this machine end: "committed sent observed".
    [[nodiscard]] QString rowsOf(const std::string &name)
    {
        QStringList words;
        const auto rows = m_world.audit->of(m_planned[name]);
        for (const AuditRow &row : *rows) {
            const Json content = Json::parse(row.content);
            words.append(QString::fromStdString(content.value(row.opens ? "phase" : "result", "")));
            if (content.value("plan", "") != m_digest)
                words.append(QStringLiteral("without the digest"));
        }
        return words.join(QLatin1Char(' '));
    }

    test::OverrideWorld m_world{};
    std::unique_ptr<BulkRuns> m_runs{};
    BulkPolicy m_policy;
    std::string m_id{};
    std::string m_digest{};
    std::vector<std::string> m_names{};
    std::map<std::string, std::string> m_planned{}; ///< id of the override, by name
    std::set<std::string> m_changed{};
    std::set<std::string> m_sent{};
    std::set<std::string> m_written{};
    /// Places of what was not known, or not done, when somebody went on.
    std::set<std::size_t> m_passedOver{};
    std::map<std::string, Duration> m_undone{}; ///< uptime, by name
    std::function<void(const std::string &name)> m_onSend{};
    std::string m_wrong{};

private:
    void judge(const std::string &name)
    {
        const auto say = [&](const std::string &what) {
            m_wrong = name + " was sent although " + what;
        };
        const BulkRun *now = run();
        if (!m_planned.contains(name) || now == nullptr)
            return say("it is in no plan");
        if (m_world.revoked.contains("anna")
            || (!now->approvedBy.empty() && m_world.revoked.contains("bert")))
            say("a right is gone");
        if (!now->commitment.evenIfILeave && m_world.gone.contains(now->commitment.session))
            say("anna has left");
        if (m_world.owner.liveness == OwnerView::Liveness::Working)
            say("a check is red");
        const bool isFirst = m_sent.insert(name).second;
        if (now->state != BulkState::UnderWay)
            say(std::string("the run is ") + toString(now->state));
        if (isFirst && now->failures > now->plan.policy.failures)
            say("more have failed than may");
        for (std::size_t i = 0; isFirst && i < now->members.size(); ++i) {
            if (now->members[i].state == MemberState::Unknown && !m_passedOver.contains(i))
                say("the effect on another one was not seen");
            const auto undone = m_undone.find(now->plan.members[i].patch.key.name);
            if (undone == m_undone.end() || now->members[i].state != MemberState::Observed)
                continue;
            if (undone->second < now->dueAt)
                say("the effect on one of the waves before did not last");
            if (m_world.fixture.clock().uptime() - undone->second > BulkRuns::lookEvery)
                say("the effect on another one has not lasted");
        }
        for (std::size_t i = 0; i < now->plan.members.size(); ++i) {
            if (now->plan.members[i].patch.key.name == name
                && now->plan.members[i].wave != now->wave)
                say("it is of another wave");
        }
        if (!rowsOf(name).endsWith(QStringLiteral("committed sent")))
            say("the audit says: " + rowsOf(name).toStdString());
    }
};

} // namespace

/// Ten reads a second of a plan, and not all that the API server gives us.
void TestBulkRuns::manyAreLookedAtLessOften()
{
    QVERIFY(BulkRuns::lookEveryOf(1) == BulkRuns::lookEvery);
    QVERIFY(BulkRuns::lookEveryOf(100) == BulkRuns::lookEvery);
    QVERIFY(BulkRuns::lookEveryOf(200) == 2 * BulkRuns::lookEvery);
}

/// What others read waits behind the looks of a plan that are under way.
void TestBulkRuns::fewAreLookedAtTogether()
{
    Group group(24);
    int &most = group.m_world.door.readsOf(cluster::kinds::machine()).most;
    most = 0;
    group.plan();
    QCOMPARE(group.run()->plan.members.size(), std::size_t(24));
    QCOMPARE(most, int(BulkRuns::maxLooksTogether));
    QVERIFY(group.commit());
    group.m_world.pass(31s);
    QCOMPARE(group.left(), 11); // the second wave is there
    most = 0;
    group.m_world.pass(15s);
    QCOMPARE(group.left(), 11);
    QCOMPARE(most, int(BulkRuns::maxLooksTogether));
    group.m_world.pass(5min);
    QCOMPARE(group.run()->state, BulkState::Done);
    QCOMPARE(group.left(), 0);
    QCOMPARE(QString::fromStdString(group.m_wrong), QString());
}

void TestBulkRuns::everyMachineHasItsTurnAndItsRows()
{
    Group group(4);
    group.plan();
    QCOMPARE(group.run()->plan.members.size(), std::size_t(4));
    QCOMPARE(group.run()->plan.level, GuardLevel::G3);
    QVERIFY(group.commit());
    group.m_world.pass(9s);
    QCOMPARE(group.left(), 4);
    group.m_world.pass(1s);
    QCOMPARE(group.left(), 3);
    group.m_world.pass(19s);
    QCOMPARE(group.left(), 3);
    group.m_world.pass(2s);
    QCOMPARE(group.left(), 1);
    group.m_world.pass(1min);
    QCOMPARE(group.left(), 0);
    QCOMPARE(group.run()->state, BulkState::Done);
    for (const std::string &name : group.m_names) {
        QCOMPARE(group.rowsOf(name), QStringLiteral("committed sent observed"));
        QVERIFY(group.has(name, "Other"));
    }
    QVERIFY(group.m_world.audit->unclosed()->empty());
    QCOMPARE(QString::fromStdString(group.m_wrong), QString());
}

void TestBulkRuns::aSecondPersonApprovesThePlanOnce()
{
    Group group(3, Group::small(), true);
    group.plan();
    QVERIFY(group.commit());
    group.m_world.pass(1min);
    QCOMPARE(group.left(), 3);
    QVERIFY2(!group.approve("anna"), "the same person");
    QVERIFY(group.approve());
    group.m_world.pass(2min);
    QCOMPARE(group.left(), 0);
    const auto rows = group.m_world.audit->of(group.m_planned["w-0"]);
    QCOMPARE(Json::parse(rows->back().content).value("approvedBy", ""), std::string("bert"));
}

void TestBulkRuns::whatChangedIsSkipped_data()
{
    QTest::addColumn<QStringList>("hooks");
    QTest::newRow("held again by the same owner")
        << QStringList{QStringLiteral("[]"), QString::fromStdString(Group::both().dump())};
    QTest::newRow("another owner") << QStringList{QStringLiteral(
        R"([{"name": "Backup", "owner": "else"}, {"name": "Other", "owner": "other"}])")};
    QTest::newRow("gone") << QStringList{
        QStringLiteral(R"([{"name": "Other", "owner": "other"}])")};
}

void TestBulkRuns::whatChangedIsSkipped()
{
    QFETCH(QStringList, hooks);
    Group group(3);
    group.plan();
    QVERIFY(group.commit());
    for (const QString &each : hooks)
        group.setHooks("w-1", Json::parse(each.toStdString()));
    group.m_world.pass(2min);
    QCOMPARE(group.run()->state, BulkState::Done);
    QVERIFY(!group.m_sent.contains("w-1"));
    QCOMPARE(group.rowsOf("w-1"), QStringLiteral("voided"));
    QCOMPARE(group.m_written, (std::set<std::string>{"w-0", "w-2"}));
}

void TestBulkRuns::aMachineOfTheControlPlaneIsLeftOut()
{
    Group group(2);
    group.make("m-0", "master");
    group.plan();
    QCOMPARE(group.run()->plan.members.size(), std::size_t(2));
    QCOMPARE(group.run()->plan.leftOut.size(), std::size_t(1));
    QVERIFY(group.commit());
    group.m_world.pass(3min);
    QVERIFY(group.has("m-0", "Backup"));
}

void TestBulkRuns::whoLooksAtAMachineOfAPlanSeesIt_data()
{
    const char *waits = "anna has committed a plan with Remove hook on it, in wave 2, and nothing "
                        "was sent to it yet";
    QTest::addColumn<QString>("by");
    QTest::addColumn<bool>("isCommitted");
    QTest::addColumn<bool>("isStopped");
    QTest::addColumn<QString>("says");
    QTest::newRow("another person")
        << QStringLiteral("bert") << true << false << QString::fromUtf8(waits);
    QTest::newRow("who planned it knows") << QStringLiteral("anna") << true << false << QString();
    QTest::newRow("nobody has committed to it")
        << QStringLiteral("bert") << false << false << QString();
    QTest::newRow("it was ended by hand") << QStringLiteral("bert") << true << true << QString();
}

/// A machine has no override of its own before its turn.
void TestBulkRuns::whoLooksAtAMachineOfAPlanSeesIt()
{
    QFETCH(const QString, by);
    QFETCH(const bool, isCommitted);
    QFETCH(const bool, isStopped);
    QFETCH(const QString, says);
    Group group(3);
    group.plan();
    if (isCommitted)
        QVERIFY(group.commit());
    if (isStopped)
        QVERIFY(group.m_runs->stop(group.m_id, "anna"));
    const Ticket ticket = group.m_world.preview(group.requestFor("w-1"), by.toStdString());
    QString seen;
    for (const Message &clause : group.m_runs->besides(ticket))
        seen += QString::fromStdString(clause.text());
    QCOMPARE(seen, says);
}

/// It would rest on an object that the first plan changes: nothing of it could be sent.
void TestBulkRuns::aSecondPlanLeavesOutWhatTheFirstWillWrite()
{
    Group group(3);
    group.plan();
    QVERIFY(group.commit());
    group.make("w-9", "worker");
    const std::string first = group.m_id;
    group.plan();
    QCOMPARE(group.run()->plan.members.size(), std::size_t(1));
    QCOMPARE(group.run()->plan.members[0].patch.key.name, std::string("w-9"));
    QCOMPARE(group.run()->plan.leftOut.size(), std::size_t(3));
    QVERIFY(group.run()->plan.leftOut[0].why.text().starts_with("anna has committed a plan"));
    QVERIFY(group.m_runs->stop(first, "anna"));
    group.plan();
    QCOMPARE(group.run()->plan.members.size(), std::size_t(4));
}

void TestBulkRuns::aPlanThatNobodyStartsIsForgotten()
{
    Group group(2);
    group.plan();
    group.m_world.pass(50min);
    QVERIFY2(group.run(), "it can be started for an hour");
    group.m_world.pass(20min);
    QVERIFY2(!group.run(), "its checks are those of an hour ago");
    QVERIFY2(!group.m_runs->commit(group.m_id, {}), "so nobody starts it");
}

void TestBulkRuns::aPersonHasTheNewestPlansAlone()
{
    Group group(1);
    std::vector<std::string> plans;
    for (std::size_t i = 0; i <= BulkRuns::maxPlansOfOne; ++i) {
        group.plan();
        plans.push_back(group.m_id);
    }
    QCOMPARE(group.m_runs->runs().size(), BulkRuns::maxPlansOfOne);
    QVERIFY(!group.m_runs->runs().contains(plans.front()));
    QVERIFY(group.m_runs->runs().contains(plans.back()));
    QVERIFY(group.commit());
    group.plan();
    QVERIFY2(group.m_runs->runs().contains(plans.back()), "what was started stays");
}

void TestBulkRuns::aCheckThatTurnsRedStopsItWhateverElseChanged()
{
    Group group(4);
    group.plan();
    QVERIFY(group.commit());
    group.change("w-1",
                 R"({"metadata": {"annotations": {"host.metal3.io/external-remediation": ""}},
                     "spec": {"lifecycleHooks": {"preTerminate": [
                         {"name": "Other", "owner": "other"},
                         {"name": "Backup", "owner": "backup"}]}}})");
    group.m_world.pass(3min);
    QCOMPARE(group.run()->state, BulkState::Stopped);
    QCOMPARE(QString::fromStdString(group.run()->outcome.text()),
             QStringLiteral("stopped at wave 2: w-1: a check changed: a remediation is fencing "
                            "this machine"));
    QVERIFY(!group.m_sent.contains("w-1"));
    QVERIFY2(!group.m_sent.contains("w-3"), "of the wave after it");
}

/// Nothing of an object changes: the owner of the hooks is at work again.
void TestBulkRuns::aCheckThatTurnsRedByItselfStopsTheRestOfItsWave()
{
    BulkPolicy policy = Group::small();
    policy.together = 1;
    Group group(5, policy);
    group.plan();
    QVERIFY(group.commit());
    group.m_onSend = [&group](const std::string &name) {
        if (name == "w-1") // the first of its wave
            group.setOwner(OwnerView::Liveness::Working);
    };
    group.m_world.pass(3min);
    QCOMPARE(group.run()->state, BulkState::Stopped);
    QCOMPARE(QString::fromStdString(group.run()->outcome.text()),
             QStringLiteral("stopped at wave 2: w-2: a check changed: backup is working on "
                            "it, last acted 46 m ago"));
    QCOMPARE(group.m_written, (std::set<std::string>{"w-0", "w-1"}));
    group.setOwner(OwnerView::Liveness::Silent);
    QVERIFY(group.resume({.by = "anna", .session = "anna-1"}));
    group.m_world.pass(3min);
    QCOMPARE(group.m_written, (std::set<std::string>{"w-0", "w-1", "w-3", "w-4"}));
    QCOMPARE(QString::fromStdString(group.m_wrong), QString());
}

void TestBulkRuns::anEffectThatDoesNotLastStopsItInItsWave_data()
{
    QTest::addColumn<int>("pause");
    QTest::addColumn<int>("seconds");
    QTest::addColumn<QString>("undone");
    QTest::addColumn<QString>("says");
    QTest::addColumn<int>("left");
    const char *first = "stopped at wave 2: the effect on w-0 did not last";
    QTest::newRow("in the pause after its wave") << 20 << 12 << "w-0" << first << 4;
    QTest::newRow("in the moment before the next wave") << 25 << 34 << "w-0" << first << 4;
    QTest::newRow("of a later wave") << 20 << 32 << "w-1"
                                     << "stopped at wave 3: the effect on w-1 did not last" << 2;
}

void TestBulkRuns::anEffectThatDoesNotLastStopsItInItsWave()
{
    QFETCH(const int, pause);
    QFETCH(const int, seconds);
    QFETCH(const QString, undone);
    QFETCH(const QString, says);
    QFETCH(const int, left);
    BulkPolicy policy = Group::small();
    policy.pause = std::chrono::seconds(pause);
    Group group(4, policy);
    group.plan();
    QVERIFY(group.commit());
    group.m_world.pass(std::chrono::seconds(seconds));
    QVERIFY(group.undo(undone.toStdString()));
    group.m_world.pass(BulkRuns::lookEvery);
    QCOMPARE(group.run()->state, BulkState::Stopped);
    QCOMPARE(QString::fromStdString(group.run()->outcome.text()), says);
    group.m_world.pass(1h);
    QCOMPARE(group.left(), left);
    QVERIFY(group.resume({.by = "anna", .session = "anna-1"}));
    group.m_world.pass(3min);
    QCOMPARE(group.run()->state, BulkState::Done);
    QCOMPARE(group.left(), 1); // what was set again is nobody's to take off again
    QCOMPARE(QString::fromStdString(group.m_wrong), QString());
}

/// The status of the machine is written between its last look and the patch, which is refused for
/// that; meanwhile somebody has stopped the plan.
void TestBulkRuns::whatIsRefusedAfterAStopIsNotSentAgain()
{
    Group group(2);
    group.plan();
    QVERIFY(group.commit());
    int sends = 0;
    group.m_onSend = [&](const std::string &name) {
        if (++sends > 1)
            return;
        group.m_world.patchSoon(cluster::kinds::machine(),
                                {space, name},
                                R"({"status": {"note": "x"}})",
                                cluster::Subresource::Status);
        (void)group.m_runs->stop(group.m_id, "bert");
    };
    group.m_world.pass(3min);
    QCOMPARE(sends, 1);
    QCOMPARE(group.left(), 2);
    QCOMPARE(group.rowsOf("w-0"), QStringLiteral("committed sent aborted"));
    QCOMPARE(QString::fromStdString(group.m_wrong), QString());
}

void TestBulkRuns::anEffectThatIsNotSeenStopsIt()
{
    Group group(3);
    group.plan();
    QVERIFY(group.commit());
    group.m_world.door.refuse = [](const std::string &verb, const std::string &) {
        return verb == "patch" ? std::optional(Error{ErrorCode::Unreachable, "down", {}, nullptr})
                               : std::nullopt;
    };
    group.m_world.pass(3min);
    QCOMPARE(group.run()->state, BulkState::Stopped);
    QCOMPARE(group.left(), 3);
    QCOMPARE(group.m_sent.size(), std::size_t(1));
}

void TestBulkRuns::whatIsTakenBackNamesWhoStoppedIt()
{
    Group group(2);
    group.plan();
    QVERIFY(group.commit());
    const OverridePipeline &pipeline = *group.m_world.pipeline;
    bool isStopped = false;
    connect(&pipeline, &OverridePipeline::changed, this, [&](const QString &id) {
        const auto ticket = pipeline.tickets().find(id.toStdString());
        if (isStopped || ticket == pipeline.tickets().end()
            || ticket->second.state != TicketState::Delayed)
            return;
        isStopped = true;
        (void)group.m_runs->stop(group.m_id, "bert");
    });
    group.m_world.pass(1min);
    QVERIFY(isStopped && group.m_sent.empty());
    QCOMPARE(group.rowsOf("w-0"), QStringLiteral("committed aborted"));
    const auto rows = group.m_world.audit->of(group.m_planned["w-0"]);
    QCOMPARE(Json::parse(rows->back().content).value("outcome", ""),
             std::string("Aborted by bert before anything was sent."));
}

void TestBulkRuns::aKilledBackendGoesOnOnlyForAPerson()
{
    Group group(4);
    group.plan();
    QVERIFY(group.commit());
    group.m_world.pass(12s);
    QCOMPARE(group.left(), 3);
    group.restart();
    group.m_world.pass(1h);
    QCOMPARE(group.left(), 3);
    QVERIFY(group.run());
    QCOMPARE(group.run()->state, BulkState::Stopped);
    QCOMPARE(group.run()->outcome.text(), std::string("stopped at wave 2: the backend stopped"));
    QVERIFY(!group.m_runs->resume(group.m_id, {.by = "bert", .session = "bert-1"}));
    QVERIFY(group.resume({.by = "anna", .session = "anna-1"}));
    group.m_world.pass(3min);
    QCOMPARE(group.left(), 0);
    QCOMPARE(QString::fromStdString(group.m_wrong), QString());
}

/// Whoever has the name by then has another token, and signed nothing with it.
void TestBulkRuns::aPlanEndsWithTheTokensOfItsPeople_data()
{
    QTest::addColumn<QString>("token");
    QTest::addColumn<bool>("killed");
    QTest::addColumn<bool>("goesOn");
    QTest::newRow("that of who approved") << "token-of-bert" << false << false;
    QTest::newRow("the same while the backend was down") << "token-of-bert" << true << false;
    QTest::newRow("that of who asked") << "token-of-anna" << false << false;
    QTest::newRow("the same, and they go on with another") << "token-of-anna" << true << true;
    QTest::newRow("somebody else's") << "token-of-carl" << true << true;
}

void TestBulkRuns::aPlanEndsWithTheTokensOfItsPeople()
{
    QFETCH(const QString, token);
    QFETCH(const bool, killed);
    QFETCH(const bool, goesOn);
    Group group(4, Group::small(), true);
    group.plan();
    QVERIFY(group.commit(true));
    QVERIFY(group.approve());
    group.m_world.pass(12s);
    QCOMPARE(group.left(), 3);
    group.m_world.revoked.insert(token.toStdString());
    if (killed) {
        group.restart();
        QVERIFY(group.resume({.by = "anna", .session = "anna-2", .tokenHash = "another-of-anna"}));
    }
    group.m_world.pass(3min);
    QCOMPARE(group.left(), goesOn ? 0 : 3);
    QCOMPARE(QString::fromStdString(group.m_wrong), QString());
}

/// Machines that change, die and are held again, before and after they are written, checks that
/// turn red by themselves, people who lose their rights or leave, faults of the server, clocks that
/// are set, a backend that is killed, in random order: only what was planned is written, once, by
/// people who may, while the run goes on and no rule had to stop it; each rule stops it within its
/// wave; and the audit has it.
void TestBulkRuns::noRaceWritesOutsideOfThePlan()
{
    const int rounds = bulkRaces();
    int written = 0;
    int skipped = 0;
    int stops = 0;
    int kills = 0;
    int done = 0;
    int reds = 0;
    int undone = 0;
    for (int round = 0; round < rounds; ++round) {
        std::mt19937 random(static_cast<unsigned>(round) + 21'000'000U);
        const auto roll = [&random](int sides) {
            return static_cast<int>(random() % static_cast<unsigned>(sides));
        };
        BulkPolicy policy = Group::small();
        policy.failures = roll(2);
        policy.together = 1 + roll(3);
        const bool second = roll(3) == 0;
        Group group(3 + roll(4), policy, second);
        group.plan();
        QVERIFY(group.commit(roll(3) == 0));
        if (second && roll(5) != 0)
            QVERIFY(group.approve());
        std::set<std::string> dead;
        for (int step = 0; step < 10 && group.run(); ++step) {
            const std::string name = group.m_names[static_cast<std::size_t>(
                roll(static_cast<int>(group.m_names.size())))];
            const bool held = group.has(name, "Backup") && !group.m_undone.contains(name);
            switch (roll(18)) {
            case 0:
                if (held)
                    group.change(name, R"({"metadata": {"annotations": {"note": "x"}}})");
                break;
            case 1:
                if (held) { // held again: what was planned is over
                    group.setHooks(name, Json::array());
                    group.setHooks(name, Group::both());
                }
                break;
            case 2:
                if (held)
                    group.setHooks(name,
                                   {{{"name", "Backup"}, {"owner", "else"}},
                                    {{"name", "Other"}, {"owner", "other"}}});
                break;
            case 3:
                if (held) {
                    dead.insert(name);
                    group.change(
                        name,
                        R"({"metadata": {"finalizers": null}, "spec": {"lifecycleHooks": null}})");
                }
                break;
            case 4:
                if (roll(2) == 0)
                    group.m_world.revoked.insert(roll(2) == 0 ? "anna" : "bert");
                else
                    group.m_world.revoked.clear();
                break;
            case 5:
                if (roll(2) == 0)
                    group.m_world.gone.insert("anna-1");
                else
                    group.m_world.gone.clear();
                break;
            case 6:
                group.m_world.fixture.clock().stepWall(std::chrono::seconds(roll(7200) - 3600));
                break;
            case 7:
                group.m_world.door.losePatches = roll(2);
                break;
            case 8:
                group.m_world.door.refuse = [broken = roll(3) == 0](const std::string &verb,
                                                                    const std::string &) {
                    return broken && verb == "patch"
                        ? std::optional(Error{ErrorCode::Unauthorised, "no", {}, nullptr})
                        : std::nullopt;
                };
                break;
            case 9:
                if (roll(4) == 0)
                    (void)group.m_runs->stop(group.m_id, "bert");
                break;
            case 10:
                if (roll(2) == 0) {
                    group.restart();
                    ++kills;
                }
                break;
            case 11:
                (void)group.resume({.by = "anna", .session = "anna-1"});
                break;
            case 12:
                group.setOwner(roll(2) == 0 ? OwnerView::Liveness::Working
                                            : OwnerView::Liveness::Silent);
                break;
            case 13:
                undone += group.undo(name) ? 1 : 0;
                break;
            default:
                group.m_world.pass(std::chrono::seconds(1 + roll(25)));
            }
            test::settle(group.m_world.fixture.clock());
            QVERIFY2(group.m_wrong.empty(),
                     ("round " + std::to_string(round) + ": " + group.m_wrong).c_str());
            const std::string missed = group.missedStop();
            QVERIFY2(missed.empty(),
                     ("round " + std::to_string(round) + " goes on after " + missed).c_str());
        }
        group.m_world.door.refuse = nullptr;
        group.m_world.pass(15min);
        const std::string where = "round " + std::to_string(round);
        QVERIFY2(group.m_wrong.empty(), (where + ": " + group.m_wrong).c_str());
        QVERIFY2(group.missedStop().empty(), where.c_str());
        for (const std::string &name : group.m_names) {
            const std::string at = where + " " + name;
            QVERIFY2(!group.m_written.contains(name) || !group.m_changed.contains(name),
                     (at + " was written although it had changed").c_str());
            if (!dead.contains(name))
                QVERIFY2(group.has(name, "Other"), at.c_str());
            if (!dead.contains(name) && !group.m_undone.contains(name)) {
                // An answer may be lost: the cluster says what was written.
                const bool isWritten = !group.has(name, "Backup");
                QVERIFY2(!isWritten || group.m_sent.contains(name), at.c_str());
                QVERIFY2(!isWritten || !group.m_changed.contains(name), at.c_str());
                QVERIFY2(isWritten || !group.m_written.contains(name), at.c_str());
            }
            const QString rows = group.rowsOf(name);
            QVERIFY2(!rows.contains(QLatin1String("without")), qPrintable(rows));
            if (group.m_sent.contains(name))
                QVERIFY2(rows.contains(QLatin1String("sent ")), qPrintable(rows));
            skipped += rows == QLatin1String("voided") ? 1 : 0;
        }
        if (const BulkRun *run = group.run()) {
            QVERIFY2(run->isOver() || run->state == BulkState::Stopped, where.c_str());
            stops += run->state == BulkState::Stopped ? 1 : 0;
            reds += static_cast<int>(
                std::ranges::count_if(run->members, [](const BulkRun::Member &member) {
                    return member.outcome.is(say::checkChanged);
                }));
            done += run->state == BulkState::Done ? 1 : 0;
            const auto open = group.m_world.audit->unclosed();
            QCOMPARE(open->size(), std::size_t(run->isOver() ? 0 : 1));
        }
        QVERIFY(group.m_world.audit->verify()->fault.empty());
        written += static_cast<int>(group.m_written.size());
    }
    qInfo() << rounds << "rounds:" << written << "machines written," << skipped << "skipped,"
            << done << "done," << stops << "stopped," << kills << "kills," << reds << "red,"
            << undone << "undone";
    QVERIFY2(written > 0 && skipped > 0 && done > 0 && stops > 0 && kills > 0 && reds > 0
                 && undone > 0,
             "the rounds reach the ends");
}

} // namespace tst_bulkruns

HP_TEST(tst_bulkruns, TestBulkRuns)
#include "tst_bulkruns.moc"
