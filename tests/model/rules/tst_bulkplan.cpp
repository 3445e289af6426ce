// SPDX-License-Identifier: Apache-2.0
#include "model/messages/Override.h"
#include "model/resource/Machine.h"
#include "model/rules/override/BulkRun.h"
#include "tests/support/runner/Runner.h"

#include <QTest>

#include <functional>
#include <map>
#include <nlohmann/json.hpp>

namespace tst_bulkplan {

using namespace hp;
using namespace hp::overrides;
using namespace std::chrono_literals;

class TestBulkPlan : public QObject
{
    Q_OBJECT
private slots:
    void whoIsLeftOut_data();
    void whoIsLeftOut();
    void aClusterIsInNoPlan();
    void theCalmestGoesFirst();
    void wavesAreAsTheSiteSays_data();
    void wavesAreAsTheSiteSays();
    void noWaveTakesMoreThanABudgetAllows_data();
    void noWaveTakesMoreThanABudgetAllows();
    void aPlanIsRefused_data();
    void aPlanIsRefused();
    void theDigestChangesWithWhatIsApproved_data();
    void theDigestChangesWithWhatIsApproved();
    void gatesOfACommit_data();
    void gatesOfACommit();
    void aSecondPersonApprovesExactlyThis();
    void stopRules_data();
    void stopRules();
    void aForecastThatFailsStopsIt_data();
    void aForecastThatFailsStopsIt();
    void wavesAndPauses();
    void aClockThatIsSetStopsIt();
    void aRestartWaitsForThePersonWhoAsked();
};

namespace {

constexpr Moment start{TimePoint(1'000'000s), 100s};

Moment later(Duration time)
{
    return {start.wall + time, start.uptime + time};
}

BulkCandidate candidate(const std::string &name, GuardLevel level = GuardLevel::G3)
{
    BulkCandidate candidate;
    candidate.request.machine = {"metal", name};
    candidate.request.id = "id-" + name;
    candidate.preview.patch.key = {"metal", name};
    candidate.preview.patch.uid = "uid-" + name;
    candidate.preview.patch.body = "[]";
    candidate.preview.patch.basis = "1";
    candidate.preview.guard.level = level;
    candidate.preview.gates = gatesOf(level);
    candidate.digest = "digest-" + name;
    return candidate;
}

std::vector<BulkCandidate> group(int count, GuardLevel level = GuardLevel::G3)
{
    std::vector<BulkCandidate> all;
    for (int i = 0; i < count; ++i)
        all.push_back(candidate("w-" + std::to_string(100 + i), level));
    return all;
}

BulkPolicy policy()
{
    BulkPolicy site;
    site.waves = {{1, false}, {50, true}};
    site.pause = 1min;
    return site;
}

BulkRun planned(int count = 4, GuardLevel level = GuardLevel::G3)
{
    BulkRun run;
    run.id = "plan-1";
    run.plan = planOf(Action::RemoveHook, group(count, level), policy());
    run.digest = "the digest";
    run.digits = "1234";
    run.shownAt = start.uptime - 10s;
    return run;
}

Commitment commitment()
{
    Commitment shown;
    shown.by = "anna";
    shown.reason = "backup is dead, OPS-42";
    shown.typedName = "4";
    shown.digest = "the digest";
    shown.confirm = "1234";
    shown.session = "anna-1";
    return shown;
}

BulkRun underWay(BulkPolicy site = policy())
{
    BulkRun run = planned();
    run.plan.policy = site;
    run = *commit(run, commitment(), start);
    return decideBulk(run, later(sendDelay)).run;
}

Ticket ended(TicketState state, Message outcome = {})
{
    Ticket ticket;
    ticket.state = state;
    ticket.outcome = std::move(outcome);
    return ticket;
}

QString textOf(const Message &message)
{
    return QString::fromStdString(message.text());
}

} // namespace

void TestBulkPlan::whoIsLeftOut_data()
{
    QTest::addColumn<std::function<void(BulkCandidate &)>>("change");
    QTest::addColumn<QString>("why");
    using Change = std::function<void(BulkCandidate &)>;
    QTest::newRow("a worker is not") << Change([](BulkCandidate &) {}) << "";
    QTest::newRow("what concerns the control plane")
        << Change([](BulkCandidate &c) { c.ofControlPlane = true; })
        << "concerns a control plane machine, which is never in a plan";
    QTest::newRow("what cannot be done now")
        << Change([](BulkCandidate &c) { c.preview.refusal = say::itIsNotThereAnyMore(); })
        << "it no longer exists";
    QTest::newRow("what is never done")
        << Change([](BulkCandidate &c) { c.preview.guard.level = GuardLevel::G5; })
        << "this is never done to many machines together";
    QTest::newRow("what is there twice")
        << Change([](BulkCandidate &c) { c.preview.patch.key.name = "w-0"; })
        << "is in this plan already";
}

void TestBulkPlan::whoIsLeftOut()
{
    QFETCH(std::function<void(BulkCandidate &)>, change);
    QFETCH(QString, why);
    std::vector<BulkCandidate> all{candidate("w-0"), candidate("w-1")};
    change(all.back());
    const BulkPlan plan = planOf(Action::RemoveHook, all, policy());
    QCOMPARE(plan.refusal, Message());
    QCOMPARE(plan.members.size(), std::size_t(why.isEmpty() ? 2 : 1));
    QCOMPARE(plan.leftOut.empty() ? QString() : textOf(plan.leftOut.front().why), why);
}

/// One write of it is for all machines of a cluster.
void TestBulkPlan::aClusterIsInNoPlan()
{
    for (const Action action : {Action::PauseCluster, Action::ResumeCluster}) {
        const BulkPlan plan = planOf(action, group(3), policy());
        QVERIFY(plan.members.empty());
        QCOMPARE(textOf(plan.refusal),
                 QStringLiteral("this is never done to many machines together"));
    }
}

void TestBulkPlan::theCalmestGoesFirst()
{
    std::vector<BulkCandidate> all{
        candidate("c", GuardLevel::G4), candidate("b"), candidate("a"), candidate("d")};
    Interlock red;
    red.id = "volumes-detached";
    red.light = Light::Red;
    all[2].preview.interlocks = {red};
    const BulkPlan plan = planOf(Action::RemoveHook, all, policy());
    QString order;
    for (const BulkMember &member : plan.members)
        order += QString::fromStdString(member.patch.key.name);
    QCOMPARE(order, QStringLiteral("bdac"));
    QCOMPARE(plan.level, GuardLevel::G4);
}

void TestBulkPlan::wavesAreAsTheSiteSays_data()
{
    QTest::addColumn<int>("count");
    QTest::addColumn<QString>("sizes");
    QTest::newRow("none") << 0 << "";
    QTest::newRow("one") << 1 << "1";
    QTest::newRow("a rack") << 12 << "1 1 3 7";
    QTest::newRow("two hundred") << 200 << "1 10 50 139";
}

void TestBulkPlan::wavesAreAsTheSiteSays()
{
    QFETCH(int, count);
    QFETCH(QString, sizes);
    std::vector<int> counted;
    for (const std::size_t wave : wavesOf(static_cast<std::size_t>(count), {})) {
        counted.resize(std::max(counted.size(), wave + 1));
        ++counted[wave];
    }
    QStringList words;
    for (const int size : counted)
        words.append(QString::number(size));
    QCOMPARE(words.join(QLatin1Char(' ')), sizes);
}

void TestBulkPlan::noWaveTakesMoreThanABudgetAllows_data()
{
    QTest::addColumn<QString>("uses"); // of each machine: pods/allowed of the one budget
    QTest::addColumn<QString>("waves"); // of each machine
    QTest::newRow("without a budget") << "- - - - - -"
                                      << "0 1 1 1 2 2";
    QTest::newRow("two may go") << "1/2 1/2 1/2 1/2 1/2 1/2"
                                << "0 1 1 2 2 3";
    QTest::newRow("others take the place") << "- 1/1 1/1 - - -"
                                           << "0 1 2 1 1 2";
    QTest::newRow("one alone takes more than all that may") << "- 3/1 3/1 - - -"
                                                            << "0 1 2 1 1 2";
    QTest::newRow("none may go") << "1/0 1/0 1/0 1/0 1/0 1/0"
                                 << "0 1 2 3 4 5";
    QTest::newRow("none that counts would go") << "0/0 0/0 0/0 0/0 0/0 0/0"
                                               << "0 1 1 1 2 2";
}

/// Each of them finds the budget as it was before the others began.
void TestBulkPlan::noWaveTakesMoreThanABudgetAllows()
{
    QFETCH(QString, uses);
    QFETCH(QString, waves);
    const QStringList each = uses.split(QLatin1Char(' '));
    std::vector<BulkCandidate> all = group(static_cast<int>(each.size()));
    for (qsizetype i = 0; i < each.size(); ++i) {
        const QStringList use = each[i].split(QLatin1Char('/'));
        if (use.size() == 2)
            all[static_cast<std::size_t>(i)].preview.budgets = {
                {"uid", "shop/web", use[0].toLongLong(), use[1].toLongLong()}};
    }
    const BulkPlan plan = planOf(Action::HardReboot, all, policy());

    std::map<std::string, std::size_t> found;
    std::size_t before = 0;
    for (const BulkMember &member : plan.members) {
        QVERIFY(member.wave >= before); // in the order in which they are sent
        before = member.wave;
        found[member.patch.key.name] = member.wave;
    }
    QStringList words;
    for (const auto &[name, wave] : found)
        words.append(QString::number(wave));
    QCOMPARE(words.join(QLatin1Char(' ')), waves);
}

void TestBulkPlan::aPlanIsRefused_data()
{
    QTest::addColumn<int>("action");
    QTest::addColumn<int>("machines");
    QTest::addColumn<QString>("begins");
    QTest::newRow("of nobody") << int(Action::RemoveHook) << 0 << "no machine is left";
    QTest::newRow("of too many") << int(Action::RemoveHook) << 201
                                 << "the plan has 201 machines, and this site allows 200";
    QTest::newRow("of as many as allowed") << int(Action::RemoveHook) << 200 << "";
    QTest::newRow("of what is never done")
        << int(Action::ForceDelete) << 3 << "This is never done to many machines";
}

void TestBulkPlan::aPlanIsRefused()
{
    QFETCH(int, action);
    QFETCH(int, machines);
    QFETCH(QString, begins);
    const BulkPlan plan = planOf(static_cast<Action>(action), group(machines), {});
    QVERIFY2(textOf(plan.refusal).startsWith(begins), plan.refusal.text().c_str());
    QCOMPARE(plan.refusal.empty(), begins.isEmpty());
    BulkRun run = planned();
    run.plan = plan;
    Commitment shown = commitment();
    shown.typedName = std::to_string(plan.members.size());
    QCOMPARE(commit(run, shown, start).has_value(), begins.isEmpty());
}

void TestBulkPlan::theDigestChangesWithWhatIsApproved_data()
{
    using Change = std::function<void(BulkPlan &)>;
    QTest::addColumn<Change>("change");
    QTest::newRow("the order") << Change(
        [](BulkPlan &p) { std::swap(p.members[0], p.members[1]); });
    QTest::newRow("one less") << Change([](BulkPlan &p) { p.members.pop_back(); });
    QTest::newRow("what one rests on")
        << Change([](BulkPlan &p) { p.members[2].patch.basis = "2"; });
    QTest::newRow("what is sent to one") << Change([](BulkPlan &p) { p.members[2].digest = "x"; });
    QTest::newRow("a wave") << Change([](BulkPlan &p) { p.members[2].wave = 0; });
    QTest::newRow("how many may fail") << Change([](BulkPlan &p) { ++p.policy.failures; });
    QTest::newRow("the pause") << Change([](BulkPlan &p) { p.policy.pause = 2min; });
}

void TestBulkPlan::theDigestChangesWithWhatIsApproved()
{
    QFETCH(std::function<void(BulkPlan &)>, change);
    BulkPlan plan = planned().plan;
    const std::string before = approvalText(plan);
    change(plan);
    QVERIFY(approvalText(plan) != before);
}

void TestBulkPlan::gatesOfACommit_data()
{
    using Change = std::function<void(Commitment &)>;
    QTest::addColumn<Change>("change");
    QTest::addColumn<bool>("passes");
    QTest::newRow("all shown") << Change([](Commitment &) {}) << true;
    QTest::newRow("no reason") << Change([](Commitment &c) { c.reason.clear(); }) << false;
    QTest::newRow("wrong digits") << Change([](Commitment &c) { c.confirm = "4321"; }) << false;
    QTest::newRow("another count") << Change([](Commitment &c) { c.typedName = "5"; }) << false;
    QTest::newRow("another plan") << Change([](Commitment &c) { c.digest = "x"; }) << false;
    QTest::newRow("nobody") << Change([](Commitment &c) { c.by.clear(); }) << false;
    QTest::newRow("with break-glass")
        << Change([](Commitment &c) { c.breakGlass = true; }) << false;
}

void TestBulkPlan::gatesOfACommit()
{
    QFETCH(std::function<void(Commitment &)>, change);
    QFETCH(bool, passes);
    Commitment shown = commitment();
    change(shown);
    const auto run = commit(planned(), shown, start);
    QCOMPARE(run.has_value(), passes);
    if (run) {
        QCOMPARE(run->state, BulkState::Waiting);
        QVERIFY2(!commit(*run, shown, start), "twice");
    } else {
        QVERIFY(run.error().message.ends_with('.'));
    }
}

void TestBulkPlan::aSecondPersonApprovesExactlyThis()
{
    const auto run = commit(planned(4, GuardLevel::G4), commitment(), start);
    QVERIFY(run);
    QCOMPARE(run->state, BulkState::AwaitingApproval);
    QVERIFY(decideBulk(*run, later(5min)).start.empty());
    QVERIFY2(!approve(*run, {"anna", "the digest", "1234", ""}, start), "the same person");
    QVERIFY2(!approve(*run, {"bert", "another", "1234", ""}, start), "another plan");
    QVERIFY2(!approve(*run, {"bert", "the digest", "", ""}, start), "without the digits");
    QVERIFY2(!approve(*run, {"bert", "the digest", "1234", ""}, later(10min)), "too late");
    QCOMPARE(decideBulk(*run, later(10min)).run.state, BulkState::Ended);
    const auto approved = approve(*run, {"bert", "the digest", "1234", ""}, start);
    QVERIFY(approved);
    QCOMPARE(approved->state, BulkState::Waiting);
    QVERIFY(decideBulk(*approved, later(9s)).start.empty());
    QCOMPARE(decideBulk(*approved, later(10s)).start.size(), std::size_t(1));
}

void TestBulkPlan::stopRules_data()
{
    QTest::addColumn<int>("ending");
    QTest::addColumn<int>("message");
    QTest::addColumn<int>("failuresAllowed");
    QTest::addColumn<QString>("stops");
    const auto row =
        [](const char *name, TicketState state, int message, int allowed, const char *stops) {
            QTest::newRow(name) << int(state) << message << allowed << stops;
        };
    row("the effect was seen", TicketState::Observed, 0, 0, "");
    row("the forecast failed",
        TicketState::TimedOut,
        0,
        9,
        "stopped at wave 1: the effect on w-100 was not observed");
    row("the budget is used up",
        TicketState::Refused,
        0,
        0,
        "stopped at wave 1: too many machines failed: 1, where 0 may");
    row("one may fail", TicketState::Refused, 0, 1, "");
    row("a machine changed", TicketState::Voided, 1, 0, "");
    row("a check turned red",
        TicketState::Voided,
        2,
        0,
        "stopped at wave 1: w-100: a check changed: there is no Node");
    row("a right is gone",
        TicketState::Voided,
        3,
        0,
        "stopped at wave 1: w-100: anna is no longer allowed to do this: nothing was sent");
    row("somebody took one back",
        TicketState::Aborted,
        4,
        0,
        "stopped at wave 1: w-100: aborted by bert before anything was sent");
}

void TestBulkPlan::stopRules()
{
    QFETCH(int, ending);
    QFETCH(int, message);
    QFETCH(int, failuresAllowed);
    QFETCH(QString, stops);
    const std::vector<Message> messages{{},
                                        say::objectWasReplaced(),
                                        say::checkChanged(say::thereIsNoNode()),
                                        say::requesterMayNotAnyMore("anna"),
                                        say::abortedBy("bert")};
    BulkPolicy site = policy();
    site.failures = failuresAllowed;
    const BulkRun run = memberEnded(
        underWay(site),
        0,
        ended(static_cast<TicketState>(ending), messages.at(static_cast<std::size_t>(message))));
    QCOMPARE(textOf(run.outcome), stops);
    const BulkStep next = decideBulk(run, later(1h));
    QCOMPARE(next.run.state, stops.isEmpty() ? BulkState::Waiting : BulkState::Stopped);
    QVERIFY(next.start.empty());
    QVERIFY(stops.isEmpty() || !stop(run, "bert")->outcome.empty());
}

void TestBulkPlan::aForecastThatFailsStopsIt_data()
{
    const auto machine = [](const char *uid, const char *rest) {
        Json json = Json::parse(rest);
        json["metadata"]["name"] = "w-100";
        json["metadata"]["uid"] = uid;
        return QString::fromStdString(json.dump());
    };
    const char *held = R"({"metadata": {"deletionTimestamp": "2026-01-10T12:00:00Z"},
        "spec": {"lifecycleHooks": {"preTerminate": [{"name": "Other", "owner": "other"}]}},
        "status": {"phase": "Deleting", "conditions": [{"type": "Terminable", "status": "False",
            "reason": "HookPresent", "message": "Terminate operation currently blocked by: [%1]"}]}})";
    const auto reporting = [&](const char *hooks) {
        const QString text = QString::fromUtf8(held).arg(QLatin1String(hooks));
        return machine("uid-w-100", text.toStdString().c_str());
    };
    const char *both = "{Name:Backup Owner:backup} {Name:Other Owner:other}";
    const char *again =
        R"({"spec": {"lifecycleHooks": {"preTerminate": [{"name": "Backup", "owner": "backup"}]}}})";
    QTest::addColumn<QString>("object");
    QTest::addColumn<int>("seconds");
    QTest::addColumn<QString>("stops");
    QTest::newRow("the hook is gone") << machine("uid-w-100", "{}") << 3600 << "";
    QTest::newRow("so is the Machine") << "null" << 3600 << "";
    QTest::newRow("another Machine has its name") << machine("another", again) << 3600 << "";
    QTest::newRow("the hook was set again")
        << machine("uid-w-100", again) << 1 << "the effect on w-100 did not last";
    QTest::newRow("the Machine has failed since")
        << machine("uid-w-100", R"({"status": {"phase": "Failed"}})") << 1
        << "w-100 failed after it was released";
    QTest::newRow("its controller has not looked yet") << reporting(both) << 59 << "";
    QTest::newRow("its controller does not look within its time")
        << reporting(both) << 60 << "w-100 still reports hook Backup after 1 m";
    QTest::newRow("its controller waits for another hook")
        << reporting("{Name:Other Owner:other}") << 3600 << "";
}

/// What was observed is looked at until the plan is over.
void TestBulkPlan::aForecastThatFailsStopsIt()
{
    QFETCH(QString, object);
    QFETCH(int, seconds);
    QFETCH(QString, stops);
    BulkRun run = underWay();
    for (BulkMember &member : run.plan.members) {
        member.request.point = machine::HookPoint::PreTerminate;
        member.request.hook = {"Backup", "backup"};
    }
    Ticket seen = ended(TicketState::Observed);
    seen.waitsSince = later(20s);
    run = memberEnded(std::move(run), 0, seen);
    const Json json = Json::parse(object.toStdString());
    run = memberSeenAgain(std::move(run),
                          0,
                          json.is_null() ? Object() : Object(json),
                          later(20s + std::chrono::seconds(seconds)));
    QCOMPARE(textOf(run.outcome),
             stops.isEmpty() ? stops : QStringLiteral("stopped at wave 1: %1").arg(stops));
    QCOMPARE(run.members[0].state, stops.isEmpty() ? MemberState::Observed : MemberState::Unknown);
    QCOMPARE(textOf(run.members[0].outcome), stops);
    if (stops.isEmpty())
        return;
    const auto resumed = resume(run, {.by = "anna", .session = "anna-1"}, later(2h));
    QVERIFY2(resumed, "who asked for it may go on");
    QCOMPARE(memberSeenAgain(*resumed, 0, Object(json), later(3h)).state, BulkState::Waiting);
}

void TestBulkPlan::wavesAndPauses()
{
    BulkRun run = underWay();
    QCOMPARE(run.members[0].state, MemberState::UnderWay);
    QVERIFY(decideBulk(run, later(1h)).start.empty());
    run = decideBulk(memberEnded(run, 0, ended(TicketState::Observed)), later(20s)).run;
    QCOMPARE(run.state, BulkState::Waiting);
    QVERIFY(decideBulk(run, later(79s)).start.empty());
    BulkStep step = decideBulk(run, later(80s));
    QCOMPARE(step.start.size(), std::size_t(2));
    run = memberEnded(step.run, 1, ended(TicketState::Observed));
    QVERIFY2(decideBulk(run, later(1h)).start.empty(), "the wave is not over");
    run = memberEnded(run, 2, ended(TicketState::Voided, say::objectWasReplaced()));
    step = decideBulk(run, later(90s));
    step = decideBulk(step.run, later(150s));
    QCOMPARE(step.start.size(), std::size_t(1));
    step = decideBulk(memberEnded(step.run, 3, ended(TicketState::Observed)), later(151s));
    QCOMPARE(step.run.state, BulkState::Done);
    QCOMPARE(textOf(step.run.outcome),
             QStringLiteral("all waves are done: 3 observed, 1 skipped, 0 failed, 0 unknown"));
    QVERIFY(!stop(step.run, "bert"));
}

void TestBulkPlan::aClockThatIsSetStopsIt()
{
    const auto run = commit(planned(), commitment(), start);
    Moment set = later(sendDelay);
    set.wall += 1h;
    const BulkStep step = decideBulk(*run, set);
    QCOMPARE(step.run.state, BulkState::Stopped);
    QVERIFY(step.start.empty());
}

void TestBulkPlan::aRestartWaitsForThePersonWhoAsked()
{
    const BulkRun run = afterRestart(underWay());
    QCOMPARE(run.state, BulkState::Stopped);
    QCOMPARE(textOf(run.outcome), QStringLiteral("stopped at wave 2: the backend stopped"));
    QCOMPARE(run.members[0].state, MemberState::Unknown);
    QVERIFY(decideBulk(run, later(1h)).start.empty());
    QVERIFY(!resume(run, {.by = "bert", .session = "bert-1"}, start));
    const auto resumed =
        resume(run, {.by = "anna", .from = "10.0.0.8:6000", .session = "anna-2"}, start);
    QVERIFY(resumed);
    QCOMPARE(resumed->commitment.session, std::string("anna-2"));
    QCOMPARE(resumed->commitment.from, std::string("10.0.0.8:6000"));
    QVERIFY(decideBulk(*resumed, later(9s)).start.empty());
    BulkStep step = decideBulk(*resumed, later(10s));
    QCOMPARE(step.start.size(), std::size_t(2));
    BulkRun rest = memberEnded(step.run, 1, ended(TicketState::Observed));
    rest = memberEnded(rest, 2, ended(TicketState::Observed));
    step = decideBulk(decideBulk(rest, later(20s)).run, later(80s));
    step = decideBulk(memberEnded(step.run, 3, ended(TicketState::Observed)), later(81s));
    QCOMPARE(step.run.state, BulkState::Done);
    QCOMPARE(textOf(step.run.outcome), // what was under way when it stopped may be done
             QStringLiteral("all waves are done: 3 observed, 0 skipped, 0 failed, 1 unknown"));
    QVERIFY2(!resume(*stop(run, "bert"), {.by = "anna", .session = "anna-2"}, start),
             "what a person stopped");
}

} // namespace tst_bulkplan

HP_TEST(tst_bulkplan, TestBulkPlan)
#include "tst_bulkplan.moc"
