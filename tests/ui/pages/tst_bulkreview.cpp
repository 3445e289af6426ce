// SPDX-License-Identifier: Apache-2.0
#include "tests/support/gateway/Patience.h"
#include "tests/support/gateway/ScriptedGateway.h"
#include "tests/support/runner/Runner.h"
#include "ui/overrides/Overrides.h"

#include <QAbstractItemModelTester>
#include <QSignalSpy>

namespace tst_bulkreview {

using namespace hp::ui;
using namespace Qt::Literals::StringLiterals;
using hp::tests::ScriptedGateway;
using hp::tests::waitFor;
using namespace std::chrono_literals;

namespace {

const auto view = u"bulk"_s;
const auto longEnough = u"its owner is gone"_s;
const QVariantMap request{{u"action"_s, u"remove-hook"_s},
                          {u"cause"_s, u"FlushLogs of logging/log-exporter at preDrain"_s}};

QString stampAt(int second)
{
    return u"2026-11-20T14:03:%1.000000Z"_s.arg(second, 2, 10, QLatin1Char('0'));
}

QJsonObject with(QJsonObject row, const QJsonObject &change)
{
    for (auto it = change.begin(); it != change.end(); ++it)
        row.insert(it.key(), it.value());
    return row;
}

/// A plan of three machines in two waves, as the backend sends it.
QJsonObject plan(const QString &state, const QJsonObject &change = {})
{
    return with({{"id", "p1"},
                 {"state", state},
                 {"action", "remove-hook"},
                 {"verb", "Remove hook"},
                 {"level", "G3"},
                 {"gates",
                  QJsonObject{{"reason", true},
                              {"pressAndHold", false},
                              {"typeName", true},
                              {"secondPerson", false},
                              {"delaySeconds", 10},
                              {"offered", true}}},
                 {"digest", "d-1"},
                 {"digits", "4821"},
                 {"machines", 3},
                 {"waves", QJsonArray{1, 2}},
                 {"wave", 1},
                 {"pauseSeconds", 300},
                 {"failuresAllowed", 0},
                 {"leftOut", 1},
                 {"observed", 0},
                 {"skipped", 0},
                 {"failed", 0},
                 {"unknown", 0},
                 {"requestedBy", "ada"},
                 {"at", stampAt(0)}},
                change);
}

QJsonObject startedPlan(const QString &state, const QString &by, const QJsonObject &change = {})
{
    return plan(state, with({{"by", by}, {"reason", longEnough}, {"dueAt", stampAt(42)}}, change));
}

QJsonObject member(int wave, const char *name, const QJsonObject &change = {})
{
    return with({{"plan", "p1"},
                 {"wave", wave},
                 {"kind", "Machine"},
                 {"object", QString(u"lab/"_s + QLatin1String(name))},
                 {"level", "G3"},
                 {"checks",
                  QJsonArray{QJsonObject{{"id", "pods-gone"}, {"light", "green"}},
                             QJsonObject{{"id", "owner-alive"}, {"light", "green"}}}},
                 {"state", "untouched"}},
                change);
}

/// The three machines of the plan, and the one that it leaves out.
QJsonObject machines()
{
    return {{"p1/00000", member(1, "worker-a-1")},
            {"p1/00001", member(2, "worker-a-2")},
            {"p1/00002", member(2, "worker-a-3")},
            {"p1/out/00000",
             QJsonObject{{"plan", "p1"},
                         {"object", "lab/master-0"},
                         {"why", "concerns a control plane machine, which is never in a plan"}}}};
}

QJsonObject observedAnswer(const QJsonObject &result)
{
    return {{"outcome", "observed"}, {"result", result}};
}

QJsonObject refusedAnswer(const char *message)
{
    return {{"outcome", "refused"}, {"code", "Refused"}, {"message", message}};
}

/// A console with one plan over a scripted backend, on a clock that stands still.
struct Desk {
    ScriptedGateway gateway;
    ManualUiClock clock;
    std::unique_ptr<GatewaySession> session;
    std::unique_ptr<Overrides> overrides;
    BulkReview *review = nullptr;

    explicit Desk(const QString &who = u"ada"_s, const QStringList &roles = {u"operator"_s})
    {
        gateway.setIdentity(who);
        gateway.setRoles(roles);
        gateway.setMayWrite(roles.contains(u"operator"_s));
        gateway.answerCommand(u"bulk.plan"_s, observedAnswer({{"id", "p1"}}));
        for (const QString &command :
             {u"bulk.start"_s, u"bulk.approve"_s, u"bulk.stop"_s, u"bulk.continue"_s})
            gateway.answerCommand(command, observedAnswer({}));
        gateway.tick(stampAt(0));
        if (!gateway.listen())
            qFatal("no loopback port");
        session = std::make_unique<GatewaySession>(
            GatewayAddress{gateway.url(), {}, {}}, clock, [] { return 0.5; });
        overrides = std::make_unique<Overrides>(*session, clock);
        review = overrides->bulk();
        session->start();
    }
    [[nodiscard]] bool connected()
    {
        return waitFor([this] { return session->state() == GatewaySession::Live; }) && settled();
    }
    void put(const QJsonObject &row)
    {
        QJsonObject rows = machines();
        rows.insert("p1", row);
        gateway.changeRows(view, rows);
    }
    void put(const QString &key, const QJsonObject &row) { gateway.changeRows(view, {{key, row}}); }
    [[nodiscard]] bool reaches(BulkReview::Step step)
    {
        return waitFor([this, step] { return review->step() == step; });
    }
    /// Until the plan that was asked for is on the screen.
    [[nodiscard]] bool open(const QJsonObject &change = {})
    {
        put(plan(u"planned"_s, change));
        overrides->reviewAll(request);
        return reaches(BulkReview::Planned);
    }
    /// Until a plan that somebody started is on the screen.
    [[nodiscard]] bool show(const QJsonObject &row)
    {
        put(row);
        if (!waitFor([this] { return !overrides->planTitle(u"p1"_s).isEmpty(); }))
            return false;
        overrides->showPlan(u"p1"_s);
        return true;
    }
    void type()
    {
        review->setReason(longEnough);
        review->setTypedNumber(u"3"_s);
        review->setDigits(u"4821"_s);
    }
    [[nodiscard]] QList<QJsonObject> sent(const char *command) const
    {
        return gateway.commands(QLatin1String(command));
    }
    [[nodiscard]] bool offers(BulkReview::Act act) const { return (review->acts() & act) != 0; }
    [[nodiscard]] const BulkMachine &machine(int row) const { return review->list()->at(row); }
    /// Whatever was sent has arrived: the server answers in order.
    [[nodiscard]] bool settled()
    {
        bool answered = false;
        session->commands()->send(
            u"nothing"_s, {}, [&answered](const CommandAnswer &) { answered = true; });
        return waitFor([&answered] { return answered; });
    }
};

} // namespace

class TestBulkReview : public QObject
{
    Q_OBJECT

private slots:
    void aPlanIsAskedForByItsCause();
    void aRefusedPlanIsSaid();
    void whatIsReleasedIsSaidToWhoeverLooks_data();
    void whatIsReleasedIsSaidToWhoeverLooks();
    void itsMachinesStandInTheirOrderWithThoseLeftOut();
    void somebodyWhoMayNotIsNotOffered_data();
    void somebodyWhoMayNotIsNotOffered();
    void whatIsMissingIsSaid_data();
    void whatIsMissingIsSaid();
    void aStartCarriesWhatWasSeenAndTyped();
    void oneActIsOneStart();
    void aRefusedStartIsSaid();
    void aPlanThatCannotBeDoneIsNotOffered();
    void aPersonsOwnRuleIsOfThePlanToo();
    void aPersonsOwnRuleKeepsItClosed();
    void anotherDigestVoidsWhatWasTyped();
    void anotherPersonApproves();
    void whoStartedItCannotApprove();
    void itIsFollowedToItsEnd();
    void aFailedMachineSaysWhy();
    void aRuleThatStoppedItIsSaid_data();
    void aRuleThatStoppedItIsSaid();
    void stoppingIsOneCommand();
    void withoutAConnectionNothingIsOffered();
    void anAnswerThatWasLostIsUnknownUntilTheRowTells();
    void aPlanThatIsGoneIsSaid();
    void bannersNameWhatIsNotOver_data();
    void bannersNameWhatIsNotOver();
    void whatStopsBehindAClosedDialogIsSaid();
};

void TestBulkReview::aPlanIsAskedForByItsCause()
{
    Desk desk;
    QVERIFY(desk.connected());
    desk.overrides->reviewAll(request);
    QCOMPARE(desk.review->step(), BulkReview::Asking);
    QCOMPARE(desk.review->title(), u"Remove hook"_s);
    QVERIFY(desk.settled());
    // Each machine is read before there is a plan.
    QCOMPARE(desk.review->step(), BulkReview::Asking);
    desk.put(plan(u"planned"_s));
    QVERIFY(desk.reaches(BulkReview::Planned));
    const auto asked = desk.sent("bulk.plan");
    QCOMPARE(asked.size(), 1);
    QCOMPARE(asked[0].value(u"action"_s).toString(), u"remove-hook"_s);
    QCOMPARE(asked[0].value(u"cause"_s).toString(),
             u"FlushLogs of logging/log-exporter at preDrain"_s);
    QCOMPARE(desk.review->title(), u"Remove hook on 3 machines"_s);
    QCOMPARE(desk.review->waves(), (QList<int>{1, 2}));
    QCOMPARE(desk.review->pauseText(), u"5 m"_s);
    QCOMPARE(desk.review->whyNot(), u"Enter a reason."_s);
}

void TestBulkReview::aRefusedPlanIsSaid()
{
    Desk desk;
    QVERIFY(desk.connected());
    desk.gateway.answerCommand(
        u"bulk.plan"_s, refusedAnswer("The plan has 412 machines, and this site allows 200."));
    desk.overrides->reviewAll(request);
    QVERIFY(desk.reaches(BulkReview::Failed));
    QCOMPARE(desk.review->note(), u"The plan has 412 machines, and this site allows 200."_s);
    QVERIFY(!desk.review->isReady());
    QVERIFY(desk.offers(BulkReview::PlanAgain));
}

void TestBulkReview::itsMachinesStandInTheirOrderWithThoseLeftOut()
{
    Desk desk;
    const QAbstractItemModelTester tester(desk.review->list());
    QVERIFY(desk.connected());
    desk.put(u"p1/00001"_s, member(2, "worker-a-2"));
    QVERIFY(desk.open());
    QCOMPARE(desk.review->list()->rowCount(), 4);
    QCOMPARE(desk.machine(0).object, u"lab/worker-a-1"_s);
    QCOMPARE(desk.machine(0).wave, 1);
    QCOMPARE(desk.machine(0).passed, 2);
    QCOMPARE(desk.machine(2).object, u"lab/worker-a-3"_s);
    QCOMPARE(desk.machine(2).wave, 2);
    QCOMPARE(desk.machine(3).object, u"lab/master-0"_s);
    QCOMPARE(desk.machine(3).wave, 0);
    QVERIFY(desk.machine(3).state.isEmpty());
    QCOMPARE(desk.machine(3).outcome,
             u"concerns a control plane machine, which is never in a plan"_s);
    const QJsonArray checks{QJsonObject{{"id", "pods-gone"}, {"light", "green"}},
                            QJsonObject{{"id", "owner-alive"}, {"light", "unknown"}},
                            QJsonObject{{"id", "volumes-detached"},
                                        {"light", "red"},
                                        {"question", "no volume is attached to the node"}}};
    desk.put(u"p1/00002"_s, member(2, "worker-a-3", {{"checks", checks}}));
    QTRY_COMPARE(desk.machine(2).others,
                 u"? owner-alive: unknown\n\u2717 no volume is attached to the node: no"_s);
    QCOMPARE(desk.machine(2).passed, 1);
    desk.review->close();
    QCOMPARE(desk.review->list()->rowCount(), 0);
}

void TestBulkReview::somebodyWhoMayNotIsNotOffered_data()
{
    QTest::addColumn<QStringList>("roles");

    QTest::newRow("a viewer") << QStringList{u"viewer"_s};
    QTest::newRow("somebody who only approves") << QStringList{u"approver"_s};
}

void TestBulkReview::somebodyWhoMayNotIsNotOffered()
{
    QFETCH(const QStringList, roles);
    Desk desk(u"eve"_s, roles);
    QVERIFY(desk.connected());
    const QSignalSpy said(desk.overrides.get(), &Overrides::ended);
    desk.overrides->reviewAll(request);
    QVERIFY(desk.settled());
    QVERIFY(!desk.review->isShown());
    QVERIFY(desk.sent("bulk.plan").isEmpty());
    QCOMPARE(said.size(), 1);
    QCOMPARE(said[0][0].toString(), u"Read-only: requires the role operator."_s);
}

void TestBulkReview::whatIsMissingIsSaid_data()
{
    QTest::addColumn<QString>("reason");
    QTest::addColumn<QString>("number");
    QTest::addColumn<QString>("digits");
    QTest::addColumn<QString>("why");

    QTest::newRow("nothing was typed")
        << QString() << QString() << QString() << u"Enter a reason."_s;
    QTest::newRow("the reason says too little")
        << u"gone"_s << u"3"_s << u"4821"_s << u"The reason needs 10 characters or a ticket id."_s;
    QTest::newRow("another number of machines")
        << longEnough << u"4"_s << u"4821"_s << u"Type 3 to continue."_s;
    QTest::newRow("without the digits")
        << longEnough << u"3"_s << QString() << u"Type the digits 4821 to continue."_s;
    QTest::newRow("other digits") << longEnough << u"3"_s << u"4820"_s
                                  << u"Type the digits 4821 to continue."_s;
    QTest::newRow("all of it") << longEnough << u"3"_s << u"4821"_s << QString();
}

void TestBulkReview::whatIsMissingIsSaid()
{
    QFETCH(const QString, reason);
    QFETCH(const QString, number);
    QFETCH(const QString, digits);
    QFETCH(const QString, why);
    Desk desk;
    QVERIFY(desk.connected());
    QVERIFY(desk.open());
    desk.review->setReason(reason);
    desk.review->setTypedNumber(number);
    desk.review->setDigits(digits);
    QCOMPARE(desk.review->whyNot(), why);
    QCOMPARE(desk.review->isReady(), why.isEmpty());
    desk.review->press();
    QVERIFY(desk.settled());
    QCOMPARE(desk.sent("bulk.start").size(), why.isEmpty() ? 1 : 0);
}

void TestBulkReview::aStartCarriesWhatWasSeenAndTyped()
{
    Desk desk;
    QVERIFY(desk.connected());
    QVERIFY(desk.open());
    desk.type();
    desk.review->setEvenIfILeave(true);
    desk.gateway.answerCommand(u"bulk.start"_s,
                               observedAnswer(startedPlan(u"waiting"_s, u"ada"_s)));
    desk.review->press();
    QVERIFY(desk.reaches(BulkReview::Waiting));
    const auto starts = desk.sent("bulk.start");
    QCOMPARE(starts.size(), 1);
    QCOMPARE(starts[0].value(u"id"_s).toString(), u"p1"_s);
    QCOMPARE(starts[0].value(u"digest"_s).toString(), u"d-1"_s);
    QCOMPARE(starts[0].value(u"reason"_s).toString(), longEnough);
    QCOMPARE(starts[0].value(u"name"_s).toString(), u"3"_s);
    QCOMPARE(starts[0].value(u"confirm"_s).toString(), u"4821"_s);
    QCOMPARE(starts[0].value(u"evenIfILeave"_s).toBool(), true);
}

void TestBulkReview::oneActIsOneStart()
{
    Desk desk;
    QVERIFY(desk.connected());
    QVERIFY(desk.open());
    desk.type();
    desk.review->press();
    desk.review->press();
    QCOMPARE(desk.review->step(), BulkReview::Starting);
    QVERIFY(desk.settled());
    desk.review->press();
    QVERIFY(desk.settled());
    QCOMPARE(desk.sent("bulk.start").size(), 1);
}

void TestBulkReview::aRefusedStartIsSaid()
{
    Desk desk;
    QVERIFY(desk.connected());
    QVERIFY(desk.open());
    desk.type();
    desk.gateway.answerCommand(u"bulk.start"_s,
                               refusedAnswer("This is not the plan that was shown."));
    desk.review->press();
    QVERIFY(desk.reaches(BulkReview::Planned));
    QCOMPARE(desk.review->note(), u"This is not the plan that was shown."_s);
    QCOMPARE(desk.review->reason(), longEnough);
    QVERIFY(desk.review->digits().isEmpty());
}

void TestBulkReview::aPlanThatCannotBeDoneIsNotOffered()
{
    Desk desk;
    QVERIFY(desk.connected());
    QVERIFY(desk.open({{"refusal", "No machine is left in this plan."}, {"machines", 0}}));
    QVERIFY(!desk.offers(BulkReview::Start));
    QCOMPARE(desk.review->refusal(), u"No machine is left in this plan."_s);
    desk.type();
    desk.review->press();
    QVERIFY(desk.settled());
    QVERIFY(desk.sent("bulk.start").isEmpty());
}

/// `bulk.plan` does not know the rules that a person has made for themselves.
void TestBulkReview::aPersonsOwnRuleIsOfThePlanToo()
{
    Desk desk;
    QVERIFY(desk.connected());
    desk.review->setOwnLevels({{u"remove-hook"_s, u"G4"_s}, {u"cordon"_s, u"G3"_s}});
    QVERIFY(desk.open({{"level", "G4"}}));
    QCOMPARE(desk.sent("bulk.plan").at(0).value(u"least"_s).toString(), u"G4"_s);
    desk.type();
    QVERIFY2(desk.review->isReady(), qPrintable(desk.review->whyNot()));
}

/// Of a backend that does not know of it.
void TestBulkReview::aPersonsOwnRuleKeepsItClosed()
{
    Desk desk;
    QVERIFY(desk.connected());
    desk.review->setOwnLevels({{u"remove-hook"_s, u"G4"_s}});
    QVERIFY(desk.open());
    desk.type();
    QCOMPARE(desk.review->whyNot(),
             u"The backend asks for G3 and does not know your own rule, which asks for G4."_s);
}

void TestBulkReview::anotherDigestVoidsWhatWasTyped()
{
    Desk desk;
    QVERIFY(desk.connected());
    QVERIFY(desk.open());
    desk.type();
    QVERIFY(desk.review->isReady());
    desk.put(plan(u"planned"_s, {{"digest", "d-2"}}));
    QTRY_COMPARE(desk.review->note(), u"The plan changed while this was open. Review it again."_s);
    QVERIFY(desk.review->typedNumber().isEmpty());
    QVERIFY(desk.review->digits().isEmpty());
    QCOMPARE(desk.review->reason(), longEnough);
    QVERIFY(!desk.review->isReady());
}

void TestBulkReview::anotherPersonApproves()
{
    Desk desk(u"bert"_s, {u"approver"_s});
    QVERIFY(desk.connected());
    QVERIFY(desk.show(startedPlan(u"awaitingApproval"_s, u"ada"_s, {{"level", "G4"}})));
    QCOMPARE(desk.review->step(), BulkReview::Awaiting);
    QVERIFY(desk.review->isApproving());
    QVERIFY(desk.offers(BulkReview::Reject));
    QCOMPARE(desk.review->headline(), u"Waiting for a second person until 2026-11-20 14:03:42Z."_s);
    QCOMPARE(desk.review->whyNot(), u"Type the digits 4821 to continue."_s);
    desk.review->setDigits(u"4821"_s);
    QVERIFY(desk.review->isReady());
    desk.review->press();
    QVERIFY(desk.settled());
    const auto approvals = desk.sent("bulk.approve");
    QCOMPARE(approvals.size(), 1);
    QCOMPARE(approvals[0].value(u"digest"_s).toString(), u"d-1"_s);
    QCOMPARE(approvals[0].value(u"confirm"_s).toString(), u"4821"_s);
}

void TestBulkReview::whoStartedItCannotApprove()
{
    Desk desk(u"ada"_s, {u"operator"_s, u"approver"_s});
    QVERIFY(desk.connected());
    QVERIFY(desk.show(startedPlan(u"awaitingApproval"_s, u"ada"_s)));
    QVERIFY(!desk.review->isApproving());
    QVERIFY(!desk.offers(BulkReview::Approve));
    QVERIFY(!desk.offers(BulkReview::Reject));
    QVERIFY(desk.offers(BulkReview::Withdraw));
    desk.review->setDigits(u"4821"_s);
    desk.review->press();
    desk.review->stop();
    QVERIFY(desk.settled());
    QVERIFY(desk.sent("bulk.approve").isEmpty());
    QCOMPARE(desk.sent("bulk.stop").size(), 1);
}

void TestBulkReview::itIsFollowedToItsEnd()
{
    Desk desk;
    QVERIFY(desk.connected());
    QVERIFY(desk.show(startedPlan(u"waiting"_s, u"ada"_s)));
    QCOMPARE(desk.review->headline(), u"Wave 1 of 2 starts in 42 s."_s);
    desk.put(startedPlan(u"underWay"_s, u"ada"_s, {{"wave", 2}, {"observed", 1}}));
    QVERIFY(desk.reaches(BulkReview::UnderWay));
    QCOMPARE(desk.review->headline(), u"Wave 2 of 2 is in progress."_s);
    QCOMPARE(desk.review->tally(),
             u"1 of 3 machines are finished: 1 observed, 0 skipped, 0 failed, 0 unknown."_s);
    desk.put(startedPlan(
        u"done"_s,
        u"ada"_s,
        {{"wave", 2},
         {"observed", 2},
         {"skipped", 1},
         {"outcome", "All waves are done: 2 observed, 1 skipped, 0 failed, 0 unknown."}}));
    QVERIFY(desk.reaches(BulkReview::Done));
    QCOMPARE(desk.review->headline(),
             u"All waves are done: 2 observed, 1 skipped, 0 failed, 0 unknown."_s);
    QCOMPARE(desk.review->share(), 1.0);
    QVERIFY(!desk.offers(BulkReview::Stop));
}

void TestBulkReview::aFailedMachineSaysWhy()
{
    Desk desk;
    QVERIFY(desk.connected());
    QVERIFY(desk.show(startedPlan(u"underWay"_s, u"ada"_s)));
    desk.put(u"p1/00000"_s,
             member(1,
                    "worker-a-1",
                    {{"state", "failed"},
                     {"outcome", "It changed after it was planned: nothing was sent."}}));
    QTRY_COMPARE(desk.machine(0).state, u"failed"_s);
    QCOMPARE(desk.machine(0).outcome, u"It changed after it was planned: nothing was sent."_s);
}

void TestBulkReview::aRuleThatStoppedItIsSaid_data()
{
    QTest::addColumn<QString>("who");
    QTest::addColumn<bool>("continues");

    QTest::newRow("who started it may continue it") << u"ada"_s << true;
    QTest::newRow("somebody else may only end it") << u"cleo"_s << false;
}

void TestBulkReview::aRuleThatStoppedItIsSaid()
{
    QFETCH(const QString, who);
    QFETCH(const bool, continues);
    const auto why = u"Stopped at wave 2: the effect on lab/worker-a-2 was not observed."_s;
    Desk desk(who);
    QVERIFY(desk.connected());
    QVERIFY(desk.show(startedPlan(u"stopped"_s, u"ada"_s, {{"wave", 2}, {"outcome", why}})));
    QCOMPARE(desk.review->step(), BulkReview::Stopped);
    QCOMPARE(desk.review->headline(), why);
    QCOMPARE(desk.offers(BulkReview::GoOn), continues);
    QVERIFY(desk.offers(BulkReview::Stop));
    desk.review->goOn();
    QVERIFY(desk.settled());
    QCOMPARE(desk.sent("bulk.continue").size(), continues ? 1 : 0);
}

void TestBulkReview::stoppingIsOneCommand()
{
    Desk desk(u"bert"_s, {u"approver"_s});
    QVERIFY(desk.connected());
    QVERIFY(desk.show(startedPlan(u"underWay"_s, u"ada"_s)));
    QVERIFY(desk.review->isStoppable());
    desk.gateway.answerCommand(
        u"bulk.stop"_s,
        observedAnswer(startedPlan(
            u"ended"_s, u"ada"_s, {{"outcome", "Stopped at wave 1: bert stopped it."}})));
    desk.review->stop();
    QVERIFY(desk.reaches(BulkReview::Ended));
    QCOMPARE(desk.review->headline(), u"Stopped at wave 1: bert stopped it."_s);
    desk.review->stop();
    QVERIFY(desk.settled());
    QCOMPARE(desk.sent("bulk.stop").size(), 1);
}

void TestBulkReview::withoutAConnectionNothingIsOffered()
{
    Desk desk;
    QVERIFY(desk.connected());
    QVERIFY(desk.show(startedPlan(u"underWay"_s, u"ada"_s)));
    QVERIFY(desk.review->isStoppable());
    QVERIFY(desk.review->lost().isEmpty());
    desk.gateway.stop();
    QTRY_VERIFY(!desk.review->lost().isEmpty());
    QVERIFY(!desk.review->isStoppable());
    QVERIFY(!desk.review->isWritable());
    QVERIFY(desk.review->lost().startsWith(u"No connection to the backend."_s));
    QVERIFY(
        desk.review->lost().endsWith(u"The plan stops unless the connection returns in time."_s));
}

void TestBulkReview::whatIsReleasedIsSaidToWhoeverLooks_data()
{
    QTest::addColumn<QJsonObject>("row");
    QTest::addColumn<QString>("said");
    QTest::newRow("a hook, its owner and where it holds")
        << QJsonObject{{"hook", "Backup"}, {"owner", "backup"}, {"point", "preTerminate"}}
        << u"Backup of backup at preTerminate"_s;
    QTest::newRow("a hook of several owners") << QJsonObject{{"hook", "Backup"}} << u"Backup"_s;
    QTest::newRow("a key") << QJsonObject{{"powerKey", "reboot.metal3.io/fence"}}
                           << u"reboot.metal3.io/fence"_s;
    QTest::newRow("nothing: the verb says all") << QJsonObject() << QString();
}

/// An approver did not choose the machines, and has no cause before them.
void TestBulkReview::whatIsReleasedIsSaidToWhoeverLooks()
{
    QFETCH(const QJsonObject, row);
    QFETCH(const QString, said);
    Desk desk(u"bert"_s, {u"approver"_s});
    QVERIFY(desk.connected());
    QVERIFY(desk.show(startedPlan(u"awaitingApproval"_s, u"ada"_s, row)));
    QCOMPARE(desk.review->released(), said);
}

void TestBulkReview::anAnswerThatWasLostIsUnknownUntilTheRowTells()
{
    Desk desk;
    QVERIFY(desk.connected());
    QVERIFY(desk.open());
    desk.type();
    desk.gateway.setMute(true);
    desk.review->press();
    QTRY_COMPARE(desk.sent("bulk.start").size(), 1);
    desk.gateway.dropClient();
    QTRY_COMPARE(desk.review->note(),
                 u"The connection was lost before an answer came: whether the backend received it "
                 u"is not known."_s);
    QVERIFY(!desk.review->isReady());
    desk.gateway.setMute(false);
    desk.gateway.forgetSessions();
    desk.put(startedPlan(u"waiting"_s, u"ada"_s));
    desk.clock.advance(2s);
    QVERIFY(desk.reaches(BulkReview::Waiting));
    QVERIFY(desk.review->note().isEmpty());
    QCOMPARE(desk.sent("bulk.start").size(), 1);
}

void TestBulkReview::aPlanThatIsGoneIsSaid()
{
    Desk desk;
    QVERIFY(desk.connected());
    QVERIFY(desk.open());
    desk.gateway.changeRows(view, {}, {"p1"});
    QVERIFY(desk.reaches(BulkReview::Unknown));
    QCOMPARE(desk.review->note(),
             u"The backend no longer has this plan; the audit has what was done."_s);
    QVERIFY(!desk.review->isReady());
}

void TestBulkReview::bannersNameWhatIsNotOver_data()
{
    QTest::addColumn<QString>("state");
    QTest::addColumn<QStringList>("roles");
    QTest::addColumn<int>("need"); // -1: none

    const QStringList operates{u"operator"_s};
    const QStringList approves{u"approver"_s};
    QTest::newRow("one that waits needs the approval of an approver")
        << u"awaitingApproval"_s << approves << int(Overrides::NeedsApproval);
    QTest::newRow("one that waits is no matter of another operator")
        << u"awaitingApproval"_s << operates << int(Overrides::AwaitsOthers);
    QTest::newRow("one that a rule stopped is said to be stopped")
        << u"stopped"_s << operates << int(Overrides::IsStopped);
    QTest::newRow("one between two waves runs")
        << u"waiting"_s << operates << int(Overrides::IsRunning);
    QTest::newRow("one under way runs") << u"underWay"_s << operates << int(Overrides::IsRunning);
    QTest::newRow("one that is done is none") << u"done"_s << operates << -1;
    QTest::newRow("one that was ended is none") << u"ended"_s << operates << -1;
}

void TestBulkReview::bannersNameWhatIsNotOver()
{
    QFETCH(const QString, state);
    QFETCH(const QStringList, roles);
    QFETCH(const int, need);
    Desk desk(u"bert"_s, roles);
    QVERIFY(desk.connected());
    desk.put(startedPlan(state, u"ada"_s));
    QTRY_COMPARE(desk.overrides->planTitle(u"p1"_s),
                 u"Remove hook on 3 machines, started by ada"_s);
    QCOMPARE(desk.overrides->plans(), need < 0 ? QStringList() : QStringList(u"p1"_s));
    if (need >= 0)
        QCOMPARE(int(desk.overrides->planNeed(u"p1"_s)), need);
}

void TestBulkReview::whatStopsBehindAClosedDialogIsSaid()
{
    Desk desk;
    QVERIFY(desk.connected());
    desk.put(startedPlan(u"underWay"_s, u"ada"_s));
    QTRY_COMPARE(desk.overrides->plans().size(), 1);
    const QSignalSpy said(desk.overrides.get(), &Overrides::ended);
    desk.put(startedPlan(
        u"stopped"_s, u"ada"_s, {{"outcome", "Stopped at wave 1: the backend stopped."}}));
    QTRY_COMPARE(said.size(), 1);
    QCOMPARE(said[0][0].toString(),
             u"Remove hook on 3 machines: Stopped at wave 1: the backend stopped."_s);
}

} // namespace tst_bulkreview

HP_TEST(tst_bulkreview, TestBulkReview)
#include "tst_bulkreview.moc"
