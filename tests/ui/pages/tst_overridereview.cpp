// SPDX-License-Identifier: Apache-2.0
#include "tests/support/gateway/Patience.h"
#include "tests/support/gateway/ScriptedGateway.h"
#include "tests/support/runner/Runner.h"
#include "ui/overrides/Overrides.h"

#include <QMetaEnum>
#include <QSettings>
#include <QSignalSpy>
#include <QTemporaryDir>

namespace tst_overridereview {

using namespace hp::ui;
using hp::tests::ScriptedGateway;
using hp::tests::waitFor;
using namespace std::chrono_literals;

namespace {

const auto view = QStringLiteral("overrides");
const auto longEnough = QStringLiteral("its owner is gone");

QString stampAt(int second)
{
    return QStringLiteral("2026-11-20T14:03:%1.000000Z").arg(second, 2, 10, QLatin1Char('0'));
}

/// A row as the backend sends it; `change` overrides members.
QJsonObject row(const char *id, const char *state, const QJsonObject &change = {})
{
    QJsonObject result{
        {QStringLiteral("id"), QLatin1String(id)},
        {QStringLiteral("state"), QLatin1String(state)},
        {QStringLiteral("action"), QStringLiteral("remove-hook")},
        {QStringLiteral("object"), QStringLiteral("lab/worker-b-7")},
        {QStringLiteral("consequence"), QStringLiteral("The instance will be deleted next.")},
        {QStringLiteral("level"), QStringLiteral("G3")},
        {QStringLiteral("digest"), QString(QStringLiteral("d-") + QLatin1String(id))},
        {QStringLiteral("patch"), QStringLiteral("[]")},
        {QStringLiteral("digits"), QStringLiteral("4821")},
        {QStringLiteral("at"), stampAt(0)},
        {QStringLiteral("gates"),
         QJsonObject{{QStringLiteral("reason"), true},
                     {QStringLiteral("pressAndHold"), true},
                     {QStringLiteral("typeName"), false},
                     {QStringLiteral("secondPerson"), false},
                     {QStringLiteral("delaySeconds"), 10},
                     {QStringLiteral("offered"), true}}},
        {QStringLiteral("checks"),
         QJsonArray{QJsonObject{{QStringLiteral("id"), QStringLiteral("pods")},
                                {QStringLiteral("question"), QStringLiteral("No pod is left")},
                                {QStringLiteral("light"), QStringLiteral("green")}}}}};
    for (auto it = change.begin(); it != change.end(); ++it)
        result.insert(it.key(), it.value());
    return result;
}

QJsonObject observed(const QJsonObject &result)
{
    return {{QStringLiteral("outcome"), QStringLiteral("observed")},
            {QStringLiteral("result"), result}};
}

QJsonObject refused(const char *message)
{
    return {{QStringLiteral("outcome"), QStringLiteral("refused")},
            {QStringLiteral("code"), QStringLiteral("Conflict")},
            {QStringLiteral("message"), QLatin1String(message)}};
}

/// A console with one review over a scripted backend, on a clock that stands still.
struct Fixture {
    ScriptedGateway gateway;
    ManualUiClock clock;
    std::unique_ptr<GatewaySession> session;
    std::unique_ptr<Overrides> overrides;
    OverrideReview *review = nullptr;

    explicit Fixture(const char *who = "ada",
                     const QStringList &roles = {QStringLiteral("operator")})
    {
        gateway.setIdentity(QLatin1String(who));
        gateway.setRoles(roles);
        gateway.setMayWrite(roles.contains(QStringLiteral("operator")));
        gateway.answerCommand(QStringLiteral("override.preview"),
                              observed({{QStringLiteral("id"), QStringLiteral("o1")}}));
        gateway.answerCommand(QStringLiteral("override.press"),
                              observed({{QStringLiteral("challenge"), QStringLiteral("c-1")}}));
        gateway.answerCommand(QStringLiteral("override.reject"), observed({}));
        gateway.answerCommand(QStringLiteral("override.commit"), observed({}));
        gateway.answerCommand(QStringLiteral("override.approve"), observed({}));
        gateway.answerCommand(QStringLiteral("override.abort"), observed({}));
        gateway.tick(stampAt(0));
        if (!gateway.listen())
            qFatal("no loopback port");
        session = std::make_unique<GatewaySession>(
            GatewayAddress{gateway.url(), {}, {}}, clock, [] { return 0.5; });
        overrides = std::make_unique<Overrides>(*session, clock);
        review = overrides->current();
        session->start();
    }
    [[nodiscard]] bool connected()
    {
        return waitFor([this] { return session->state() == GatewaySession::Live; })
            && waitFor([this] { return !gateway.received(QStringLiteral("subscribe")).isEmpty(); });
    }
    [[nodiscard]] bool reaches(OverrideReview::Step step)
    {
        return waitFor([this, step] { return review->step() == step; });
    }
    void put(const QJsonObject &row)
    {
        gateway.changeRows(view, {{row.value(QStringLiteral("id")).toString(), row}});
    }
    /// Until the review of o1 is on the screen.
    [[nodiscard]] bool open(const QJsonObject &change = {})
    {
        put(row("o1", "previewed", change));
        overrides->review({{QStringLiteral("action"), QStringLiteral("remove-hook")},
                           {QStringLiteral("machine"), QStringLiteral("lab/worker-b-7")},
                           {QStringLiteral("point"), QStringLiteral("preTerminate")},
                           {QStringLiteral("hook"), QStringLiteral("backup")},
                           {QStringLiteral("owner"), QStringLiteral("backup-controller")}});
        return reaches(OverrideReview::Reviewing);
    }
    /// Presses as long as it takes.
    void hold()
    {
        review->startHold();
        if (review->isHolding())
            (void)settled(); // the backend has answered to the press
        clock.advance(1500ms);
        QCoreApplication::processEvents();
    }
    [[nodiscard]] int sent(const char *command) const
    {
        return static_cast<int>(gateway.commands(QLatin1String(command)).size());
    }
    /// Whatever was sent has arrived: the server answers in order.
    [[nodiscard]] bool settled()
    {
        bool answered = false;
        session->commands()->send(
            QStringLiteral("nothing"), {}, [&answered](const CommandAnswer &) { answered = true; });
        return waitFor([&answered] { return answered; });
    }
};

} // namespace

class TestOverrideReview : public QObject
{
    Q_OBJECT

private slots:
    void aStepLeadsOnlyWhereTheTableSays_data();
    void aStepLeadsOnlyWhereTheTableSays();
    void aReviewAsksForWhatThePageSaid();
    void aRefusedPreviewIsSaid();
    void onlyAWholePressCommits_data();
    void onlyAWholePressCommits();
    void aCommitCarriesWhatWasSeenAndTyped();
    void breakGlassIsOfferedUnlessAPersonForbidsIt();
    void aPersonsOwnRuleGoesWithTheRequest();
    void aPressWaitsForItsAnswer();
    void whoApprovesMayReject();
    void theDigitsStandForThePress();
    void oneActIsOneCommit();
    void whileItIsOldNothingIsSentAndThatIsSaid();
    void aPressEndsWhenTheDataGetsOld();
    void escapeNeverCommits_data();
    void escapeNeverCommits();
    void abortIsSentOnceTheBackendHasTheCommit();
    void anAbortThatCameTooLateIsSaid();
    void withoutAConnectionAnAbortSaysSo();
    void aRefusedCommitIsSaidAndLookedAtAgain();
    void whatStopsTheSendingReopensTheReview();
    void aReasonSurvivesAReconnect();
    void aReasonSurvivesClosing();
    void aLostAnswerIsUnknownUntilTheRowTells_data();
    void aLostAnswerIsUnknownUntilTheRowTells();
    void whatIsUnknownIsCheckedWithoutRepeatingIt();
    void whatTheViewStillHasFromBeforeIsNotShown();
    void theWayToTheEndIsShownAsItGoes();
    void aTimedOutOneIsCheckedWithoutRepeatingIt_data();
    void aTimedOutOneIsCheckedWithoutRepeatingIt();
    void aSecondPersonSeesItAndApproves();
    void whoAskedCannotApprove();
    void anOldPreviewIsMadeAgainWhileItIsOpen();
    void aLookThatSawNothingChangesNothing();
    void anObjectThatWasMadeAnewIsAnotherDecision();
    void whatIsPressedIsWhatIsSeen_data();
    void whatIsPressedIsWhatIsSeen();
    void whatEndsBehindAClosedDialogIsTold();
    void whatEndsBehindAnotherReviewIsTold_data();
    void whatEndsBehindAnotherReviewIsTold();
    void theNextConsoleAsksWhatBecameOfIt();
};

void TestOverrideReview::aStepLeadsOnlyWhereTheTableSays_data()
{
    QTest::addColumn<OverrideReview::Step>("from");
    QTest::addColumn<QString>("to");

    const auto add = [](OverrideReview::Step from, const char *to) {
        QTest::newRow(QMetaEnum::fromType<OverrideReview::Step>().valueToKey(from))
            << from << QString::fromLatin1(to);
    };
    // clang-format off
    add(OverrideReview::Closed, "Asking Reviewing Awaiting Delayed Sending Accepted Observed TimedOut Refused Aborted Expired Voided Unknown");
    add(OverrideReview::Asking, "Closed Failed Reviewing Awaiting Delayed Sending Accepted Observed TimedOut Refused Aborted Expired Voided Unknown");
    add(OverrideReview::Failed, "Closed Asking");
    add(OverrideReview::Reviewing, "Closed Asking Committing Awaiting Delayed Sending Accepted Observed TimedOut Refused Aborted Expired Voided Unknown");
    add(OverrideReview::Committing, "Asking Reviewing Awaiting Delayed Sending Accepted Observed TimedOut Refused Aborted Expired Voided Unknown");
    add(OverrideReview::Awaiting, "Closed Asking Delayed Sending Accepted Observed TimedOut Refused Aborted Expired Voided Unknown");
    add(OverrideReview::Delayed, "Closed Asking Sending Accepted Observed TimedOut Refused Aborted Expired Voided Unknown");
    add(OverrideReview::Sending, "Closed Asking Accepted Observed TimedOut Refused Aborted Expired Voided Unknown");
    add(OverrideReview::Accepted, "Closed Asking Observed TimedOut Refused Aborted Expired Voided Unknown");
    add(OverrideReview::Observed, "Closed");
    add(OverrideReview::TimedOut, "Closed");
    add(OverrideReview::Refused, "Closed");
    add(OverrideReview::Aborted, "Closed Reviewing");
    add(OverrideReview::Expired, "Closed Reviewing");
    add(OverrideReview::Voided, "Closed");
    add(OverrideReview::Unknown, "Closed Asking Reviewing Awaiting Delayed Sending Accepted Observed TimedOut Refused Aborted Expired Voided");
    // clang-format on
}

void TestOverrideReview::aStepLeadsOnlyWhereTheTableSays()
{
    QFETCH(const OverrideReview::Step, from);
    QFETCH(const QString, to);
    const auto steps = QMetaEnum::fromType<OverrideReview::Step>();
    QStringList next;
    for (int i = 0; i < steps.keyCount(); ++i) {
        const auto step = static_cast<OverrideReview::Step>(steps.value(i));
        if (step != from && OverrideReview::mayFollow(from, step))
            next.append(QString::fromLatin1(steps.key(i)));
    }
    QCOMPARE(next.join(QLatin1Char(' ')), to);
}

void TestOverrideReview::aReviewAsksForWhatThePageSaid()
{
    Fixture fixture;
    QVERIFY(fixture.connected());
    QVERIFY(fixture.open());
    const auto asked = fixture.gateway.commands(QStringLiteral("override.preview"));
    QCOMPARE(asked.size(), 1);
    QCOMPARE(asked[0].value(QStringLiteral("hook")).toString(), QStringLiteral("backup"));
    QVERIFY(fixture.review->isShown());
    QCOMPARE(fixture.review->verb(), QStringLiteral("Remove hook"));
    QCOMPARE(fixture.review->shortName(), QStringLiteral("worker-b-7"));
    QCOMPARE(fixture.review->checks().size(), 1);
    QCOMPARE(fixture.review->whyNot(), QStringLiteral("Enter a reason."));
}

void TestOverrideReview::aRefusedPreviewIsSaid()
{
    Fixture fixture;
    QVERIFY(fixture.connected());
    fixture.gateway.answerCommand(QStringLiteral("override.preview"),
                                  refused("ada is not allowed to do this."));
    fixture.overrides->review({{QStringLiteral("action"), QStringLiteral("cordon")},
                               {QStringLiteral("machine"), QStringLiteral("lab/worker-b-7")}});
    QVERIFY(fixture.reaches(OverrideReview::Failed));
    QCOMPARE(fixture.review->note(), QStringLiteral("ada is not allowed to do this."));
    QVERIFY(!fixture.review->isReady());
}

void TestOverrideReview::onlyAWholePressCommits_data()
{
    QTest::addColumn<QString>("reason");
    QTest::addColumn<int>("milliseconds");
    QTest::addColumn<int>("commits");

    QTest::newRow("a whole press with a reason") << longEnough << 1500 << 1;
    QTest::newRow("let go a moment too early") << longEnough << 1499 << 0;
    QTest::newRow("a click") << longEnough << 0 << 0;
    QTest::newRow("a whole press without a reason") << QString() << 1500 << 0;
    QTest::newRow("a longer press") << longEnough << 9000 << 1;
}

void TestOverrideReview::onlyAWholePressCommits()
{
    QFETCH(const QString, reason);
    QFETCH(const int, milliseconds);
    QFETCH(const int, commits);
    Fixture fixture;
    QVERIFY(fixture.connected());
    QVERIFY(fixture.open());
    fixture.review->setReason(reason);
    fixture.review->startHold();
    QVERIFY(fixture.settled());
    fixture.clock.advance(std::chrono::milliseconds(milliseconds));
    QCoreApplication::processEvents();
    fixture.review->stopHold();
    fixture.review->press(); // the click that ends a press is not one more
    QVERIFY(fixture.settled());
    QCOMPARE(fixture.sent("override.commit"), commits);
}

void TestOverrideReview::aCommitCarriesWhatWasSeenAndTyped()
{
    Fixture fixture;
    QVERIFY(fixture.connected());
    QVERIFY(fixture.open());
    fixture.review->setReason(QStringLiteral("  ") + longEnough);
    fixture.hold();
    QVERIFY(fixture.settled());
    const auto commits = fixture.gateway.commands(QStringLiteral("override.commit"));
    QCOMPARE(commits.size(), 1);
    QCOMPARE(commits[0].value(QStringLiteral("id")).toString(), QStringLiteral("o1"));
    QCOMPARE(commits[0].value(QStringLiteral("digest")).toString(), QStringLiteral("d-o1"));
    QCOMPARE(commits[0].value(QStringLiteral("reason")).toString(), longEnough);
    QCOMPARE(commits[0].value(QStringLiteral("confirm")).toString(), QStringLiteral("c-1"));
    const auto presses = fixture.gateway.commands(QStringLiteral("override.press"));
    QCOMPARE(presses.size(), 1);
    QCOMPARE(presses[0].value(QStringLiteral("digest")).toString(), QStringLiteral("d-o1"));
    QCOMPARE(commits[0].value(QStringLiteral("breakGlass")).toBool(), false);
}

/// Whoever sits here may take break-glass away from themselves, and the backend's word stays.
void TestOverrideReview::breakGlassIsOfferedUnlessAPersonForbidsIt()
{
    Fixture fixture;
    QVERIFY(fixture.connected());
    QVERIFY(fixture.open({{"breakGlassGates", QJsonObject{{"delaySeconds", 60}}}}));
    QVERIFY(fixture.review->breakGlassSeconds() > 0);
    fixture.review->setBreakGlass(true);
    fixture.review->setOffersBreakGlass(false);
    QCOMPARE(fixture.review->breakGlassSeconds(), 0);
    QVERIFY(!fixture.review->isBreakGlass());
    fixture.review->setBreakGlass(true);
    QVERIFY(!fixture.review->isBreakGlass());
    fixture.review->setOffersBreakGlass(true);
    QVERIFY(fixture.review->breakGlassSeconds() > 0);
}

/// A rule of one's own goes with the request; a backend that does not keep it is not sent anything.
void TestOverrideReview::aPersonsOwnRuleGoesWithTheRequest()
{
    Fixture fixture;
    QVERIFY(fixture.connected());
    fixture.review->setOwnLevels({{QStringLiteral("remove-hook"), QStringLiteral("G4")},
                                  {QStringLiteral("power-off"), QStringLiteral("G3")}});
    QVERIFY(fixture.open());
    const auto asked = fixture.gateway.commands(QStringLiteral("override.preview"));
    QCOMPARE(asked.size(), 1);
    QCOMPARE(asked[0].value(QStringLiteral("least")).toString(), QStringLiteral("G4"));
    fixture.review->setReason(longEnough);
    QCOMPARE(fixture.review->whyNot(),
             QStringLiteral(
                 "The backend asks for G3 and does not know your own rule, which asks for G4."));
    fixture.hold();
    QCOMPARE(fixture.sent("override.commit"), 0);
}

/// Held long enough on a slow line: it is committed when the backend has answered to the press.
void TestOverrideReview::aPressWaitsForItsAnswer()
{
    Fixture fixture;
    QVERIFY(fixture.connected());
    QVERIFY(fixture.open());
    fixture.review->setReason(longEnough);
    fixture.review->startHold();
    fixture.clock.advance(1500ms);
    QCoreApplication::processEvents();
    QVERIFY(waitFor([&] { return fixture.sent("override.commit") == 1; }));
    QCOMPARE(fixture.gateway.commands(QStringLiteral("override.commit"))[0]
                 .value(QStringLiteral("confirm"))
                 .toString(),
             QStringLiteral("c-1"));
}

void TestOverrideReview::whoApprovesMayReject()
{
    Fixture fixture("bob", {QStringLiteral("approver")});
    QVERIFY(fixture.connected());
    fixture.put(row("o1",
                    "awaitingApproval",
                    {{QStringLiteral("by"), QStringLiteral("ada")},
                     {QStringLiteral("level"), QStringLiteral("G4")}}));
    QVERIFY(waitFor([&] { return !fixture.overrides->awaiting().isEmpty(); }));
    fixture.overrides->show(QStringLiteral("o1"));
    QVERIFY(fixture.review->isApproving());
    QVERIFY((fixture.review->acts() & OverrideReview::Reject) != 0);
    fixture.review->setRefusalReason(QStringLiteral(" the backup still runs "));
    fixture.review->reject();
    QVERIFY(fixture.settled());
    const auto rejects = fixture.gateway.commands(QStringLiteral("override.reject"));
    QCOMPARE(rejects.size(), 1);
    QCOMPARE(rejects[0].value(QStringLiteral("reason")).toString(),
             QStringLiteral("the backup still runs"));
    // Who asked for it withdraws it instead.
    Fixture own;
    QVERIFY(own.connected());
    own.put(row("o1", "awaitingApproval", {{QStringLiteral("by"), QStringLiteral("ada")}}));
    QVERIFY(waitFor([&] { return own.overrides->title(QStringLiteral("o1")).size() > 0; }));
    own.overrides->show(QStringLiteral("o1"));
    QCOMPARE(own.review->acts() & (OverrideReview::Reject | OverrideReview::Withdraw),
             int(OverrideReview::Withdraw));
}

void TestOverrideReview::theDigitsStandForThePress()
{
    Fixture fixture;
    QVERIFY(fixture.connected());
    QVERIFY(fixture.open());
    fixture.review->setReason(longEnough);
    fixture.review->setDigits(QStringLiteral("4820"));
    fixture.review->press();
    QVERIFY(fixture.settled());
    QCOMPARE(fixture.sent("override.commit"), 0);
    fixture.review->setDigits(QStringLiteral("4821"));
    fixture.review->press();
    QVERIFY(fixture.settled());
    const auto commits = fixture.gateway.commands(QStringLiteral("override.commit"));
    QCOMPARE(commits.size(), 1);
    QCOMPARE(commits[0].value(QStringLiteral("confirm")).toString(), QStringLiteral("4821"));
}

void TestOverrideReview::oneActIsOneCommit()
{
    Fixture fixture;
    QVERIFY(fixture.connected());
    QVERIFY(fixture.open());
    fixture.review->setReason(longEnough);
    fixture.review->setDigits(QStringLiteral("4821"));
    fixture.review->press();
    fixture.review->press();
    fixture.hold();
    QVERIFY(fixture.settled());
    QCOMPARE(fixture.sent("override.commit"), 1);
    fixture.put(row("o1", "delayed", {{QStringLiteral("sendAt"), stampAt(10)}}));
    QVERIFY(fixture.reaches(OverrideReview::Delayed));
    fixture.review->press();
    fixture.hold();
    QVERIFY(fixture.settled());
    QCOMPARE(fixture.sent("override.commit"), 1);
}

void TestOverrideReview::whileItIsOldNothingIsSentAndThatIsSaid()
{
    Fixture fixture;
    QVERIFY(fixture.connected());
    QVERIFY(fixture.open());
    fixture.review->setReason(longEnough);
    QVERIFY(fixture.review->isReady());
    fixture.clock.advance(11s);
    QVERIFY(!fixture.review->isReady());
    QCOMPARE(fixture.review->whyNot(), QStringLiteral("Disabled: the data is older than 10 s."));
    fixture.hold();
    fixture.review->setDigits(QStringLiteral("4821"));
    fixture.review->press();
    QCoreApplication::processEvents();
    QCOMPARE(fixture.sent("override.commit"), 0);
    QVERIFY(fixture.settled()); // a frame of the server makes it fresh again
    QTRY_VERIFY(fixture.review->isReady());
}

void TestOverrideReview::aPressEndsWhenTheDataGetsOld()
{
    Fixture fixture;
    QVERIFY(fixture.connected());
    QVERIFY(fixture.open());
    fixture.review->setReason(longEnough);
    fixture.clock.advance(9s);
    fixture.review->startHold();
    QVERIFY(fixture.review->isHolding());
    fixture.clock.advance(1400ms);
    QVERIFY(!fixture.review->isHolding());
    fixture.clock.advance(1s);
    QVERIFY(fixture.settled());
    QCOMPARE(fixture.sent("override.commit"), 0);
}

void TestOverrideReview::escapeNeverCommits_data()
{
    QTest::addColumn<QString>("state");
    QTest::addColumn<bool>("pressing");
    QTest::addColumn<int>("aborts");
    QTest::addColumn<bool>("stays");

    QTest::newRow("a press is let go, the review stays") << "previewed" << true << 0 << true;
    QTest::newRow("a review is closed and given up") << "previewed" << false << 1 << false;
    QTest::newRow("what is delayed is aborted") << "delayed" << false << 1 << true;
    QTest::newRow("what waits for a second person goes on")
        << "awaitingApproval" << false << 0 << false;
    QTest::newRow("what was sent goes on") << "sending" << false << 0 << false;
    QTest::newRow("what was accepted goes on") << "accepted" << false << 0 << false;
    QTest::newRow("what is over is closed") << "observed" << false << 0 << false;
}

void TestOverrideReview::escapeNeverCommits()
{
    QFETCH(const QString, state);
    QFETCH(const bool, pressing);
    QFETCH(const int, aborts);
    QFETCH(const bool, stays);
    Fixture fixture;
    QVERIFY(fixture.connected());
    QVERIFY(fixture.open());
    fixture.review->setReason(longEnough);
    fixture.put(
        row("o1", state.toLatin1().constData(), {{QStringLiteral("by"), QStringLiteral("ada")}}));
    QVERIFY(fixture.settled());
    if (pressing)
        fixture.review->startHold();
    fixture.review->escape();
    fixture.clock.advance(2s);
    QVERIFY(fixture.settled());
    QCOMPARE(fixture.sent("override.commit"), 0);
    QCOMPARE(fixture.sent("override.abort"), aborts);
    QCOMPARE(fixture.review->isShown(), stays);
}

void TestOverrideReview::abortIsSentOnceTheBackendHasTheCommit()
{
    Fixture fixture;
    QVERIFY(fixture.connected());
    QVERIFY(fixture.open());
    fixture.review->setReason(longEnough);
    fixture.hold();
    QCOMPARE(fixture.review->step(), OverrideReview::Committing);
    fixture.review->escape(); // before the answer
    QVERIFY(fixture.review->isShown());
    QTRY_COMPARE(fixture.sent("override.abort"), 1);
    QCOMPARE(fixture.gateway.commands(QStringLiteral("override.abort"))[0]
                 .value(QStringLiteral("id"))
                 .toString(),
             QStringLiteral("o1"));
    fixture.put(row(
        "o1",
        "aborted",
        {{QStringLiteral("outcome"), QStringLiteral("Aborted by ada before anything was sent.")}}));
    QVERIFY(fixture.reaches(OverrideReview::Aborted));
    QVERIFY(fixture.review->outcome().contains(QStringLiteral("before anything was sent")));
}

void TestOverrideReview::anAbortThatCameTooLateIsSaid()
{
    Fixture fixture;
    QVERIFY(fixture.connected());
    fixture.gateway.answerCommand(QStringLiteral("override.abort"),
                                  refused("It was already sent."));
    QVERIFY(fixture.open());
    fixture.put(row("o1", "delayed", {{QStringLiteral("sendAt"), stampAt(1)}}));
    QVERIFY(fixture.reaches(OverrideReview::Delayed));
    fixture.review->escape();
    QTRY_COMPARE(fixture.review->note(),
                 QStringLiteral("It was not aborted. It was already sent."));
    QVERIFY(fixture.review->isShown());
}

void TestOverrideReview::withoutAConnectionAnAbortSaysSo()
{
    Fixture fixture;
    QVERIFY(fixture.connected());
    QVERIFY(fixture.open());
    fixture.put(row("o1", "delayed", {{QStringLiteral("sendAt"), stampAt(10)}}));
    QVERIFY(fixture.reaches(OverrideReview::Delayed));
    fixture.gateway.stop();
    QVERIFY(waitFor([&fixture] { return !fixture.session->errorText().isEmpty(); }));
    fixture.review->escape();
    QVERIFY2(fixture.review->note().startsWith(QStringLiteral("It was not aborted.")),
             qPrintable(fixture.review->note()));
    QVERIFY(fixture.review->isShown());
}

void TestOverrideReview::aRefusedCommitIsSaidAndLookedAtAgain()
{
    Fixture fixture;
    QVERIFY(fixture.connected());
    QVERIFY(fixture.open());
    fixture.gateway.answerCommand(QStringLiteral("override.commit"),
                                  refused("The review is older than the object."));
    fixture.gateway.answerCommand(QStringLiteral("override.preview"),
                                  observed({{QStringLiteral("id"), QStringLiteral("o2")}}));
    fixture.put(row("o2", "previewed"));
    fixture.review->setReason(longEnough);
    fixture.hold();
    QTRY_COMPARE(fixture.review->digest(), QStringLiteral("d-o2"));
    QCOMPARE(fixture.review->step(), OverrideReview::Reviewing);
    QCOMPARE(fixture.review->note(), QStringLiteral("The review is older than the object."));
    QCOMPARE(fixture.review->reason(), longEnough);
    QVERIFY(fixture.settled());
    QCOMPARE(fixture.sent("override.commit"), 1); // a person decides anew
}

void TestOverrideReview::whatStopsTheSendingReopensTheReview()
{
    Fixture fixture;
    QVERIFY(fixture.connected());
    const QSignalSpy ended(fixture.overrides.get(), &Overrides::ended);
    QVERIFY(fixture.open());
    fixture.review->setReason(longEnough);
    fixture.hold();
    fixture.put(row(
        "o1",
        "delayed",
        {{QStringLiteral("by"), QStringLiteral("ada")}, {QStringLiteral("sendAt"), stampAt(10)}}));
    QVERIFY(fixture.reaches(OverrideReview::Delayed));
    fixture.gateway.answerCommand(QStringLiteral("override.preview"),
                                  observed({{QStringLiteral("id"), QStringLiteral("o2")}}));
    fixture.put(row("o2", "previewed", {{QStringLiteral("level"), QStringLiteral("G4")}}));
    fixture.put(
        row("o1",
            "voided",
            {{QStringLiteral("by"), QStringLiteral("ada")},
             {QStringLiteral("reason"), longEnough},
             {QStringLiteral("outcome"), QStringLiteral("A check changed: 3 pods are left.")}}));
    QTRY_COMPARE(fixture.review->digest(), QStringLiteral("d-o2"));
    QCOMPARE(fixture.review->step(), OverrideReview::Reviewing);
    QCOMPARE(fixture.review->note(),
             QStringLiteral("Nothing was sent. A check changed: 3 pods are left."));
    QCOMPARE(ended.size(), 0); // it is said where it is looked at
    QCOMPARE(fixture.review->reason(), longEnough);
    QVERIFY(fixture.review->typedName().isEmpty());
    QVERIFY(fixture.settled());
    QCOMPARE(fixture.sent("override.commit"), 1);
}

void TestOverrideReview::aReasonSurvivesAReconnect()
{
    Fixture fixture;
    QVERIFY(fixture.connected());
    QVERIFY(fixture.open());
    fixture.review->setReason(longEnough);
    fixture.gateway.dropClient();
    fixture.gateway.forgetSessions();
    QVERIFY(waitFor([&fixture] { return !fixture.session->errorText().isEmpty(); }));
    QVERIFY(fixture.review->isShown());
    fixture.clock.advance(2s);
    QVERIFY(waitFor([&fixture] { return fixture.session->state() == GatewaySession::Live; }));
    QVERIFY(fixture.reaches(OverrideReview::Reviewing));
    QCOMPARE(fixture.review->reason(), longEnough);
    QVERIFY(fixture.settled());
    QCOMPARE(fixture.sent("override.preview"), 2); // what was seen before may not be there any more
    QCOMPARE(fixture.sent("override.commit"), 0);
    QTRY_VERIFY(fixture.review->isReady());
}

void TestOverrideReview::aReasonSurvivesClosing()
{
    Fixture fixture;
    QVERIFY(fixture.connected());
    QVERIFY(fixture.open());
    fixture.review->setReason(longEnough);
    fixture.review->setDigits(QStringLiteral("4821"));
    fixture.review->close();
    QVERIFY(fixture.open());
    QCOMPARE(fixture.review->reason(), longEnough);
    QVERIFY(fixture.review->digits().isEmpty()); // an act is not a draft
}

void TestOverrideReview::aLostAnswerIsUnknownUntilTheRowTells_data()
{
    QTest::addColumn<QString>("state");
    QTest::addColumn<int>("step");

    QTest::newRow("it had been taken") << "delayed" << int(OverrideReview::Delayed);
    QTest::newRow("it had been done") << "observed" << int(OverrideReview::Observed);
    QTest::newRow("it had not arrived") << "previewed" << int(OverrideReview::Reviewing);
}

void TestOverrideReview::aLostAnswerIsUnknownUntilTheRowTells()
{
    QFETCH(const QString, state);
    QFETCH(const int, step);
    Fixture fixture;
    QVERIFY(fixture.connected());
    QVERIFY(fixture.open());
    fixture.review->setReason(longEnough);
    fixture.gateway.setMute(true); // it would not answer to a press of the button either
    fixture.review->setDigits(QStringLiteral("4821"));
    fixture.review->press();
    QCOMPARE(fixture.review->step(), OverrideReview::Committing);
    QTRY_COMPARE(fixture.sent("override.commit"), 1);
    fixture.gateway.dropClient();
    QVERIFY(fixture.reaches(OverrideReview::Unknown));
    QVERIFY(fixture.review->note().contains(QStringLiteral("not known")));
    QVERIFY(!fixture.review->isReady());
    fixture.gateway.setMute(false);
    fixture.gateway.forgetSessions();
    fixture.put(
        row("o1", state.toLatin1().constData(), {{QStringLiteral("by"), QStringLiteral("ada")}}));
    fixture.clock.advance(2s);
    QVERIFY(fixture.reaches(OverrideReview::Step(step)));
    QCOMPARE(fixture.sent("override.commit"), 1); // never by itself
}

void TestOverrideReview::whatIsUnknownIsCheckedWithoutRepeatingIt()
{
    Fixture fixture;
    QVERIFY(fixture.connected());
    QVERIFY(fixture.open());
    fixture.review->setReason(longEnough);
    fixture.gateway.setMute(true); // it would not answer to a press of the button either
    fixture.review->setDigits(QStringLiteral("4821"));
    fixture.review->press();
    QTRY_COMPARE(fixture.sent("override.commit"), 1);
    fixture.gateway.dropClient();
    QVERIFY(fixture.reaches(OverrideReview::Unknown));
    fixture.gateway.setMute(false);
    fixture.gateway.forgetSessions();
    fixture.gateway.setRows(view, {}); // a backend that does not know it any more
    fixture.clock.advance(2s);
    QVERIFY(fixture.connected());
    QVERIFY(fixture.settled());
    fixture.gateway.answerCommand(QStringLiteral("override.preview"),
                                  observed({{QStringLiteral("id"), QStringLiteral("o2")}}));
    fixture.put(row("o2", "previewed"));
    QCOMPARE(fixture.review->acts(), OverrideReview::Close | OverrideReview::Check);
    fixture.review->checkNow();
    QTRY_VERIFY2(fixture.review->note().contains(QStringLiteral("it was not done")),
                 qPrintable(fixture.review->note()));
    QCOMPARE(fixture.review->step(), OverrideReview::Unknown);
    QCOMPARE(fixture.sent("override.commit"), 1);
}

void TestOverrideReview::whatTheViewStillHasFromBeforeIsNotShown()
{
    Fixture fixture;
    QVERIFY(fixture.connected());
    QVERIFY(fixture.open());
    fixture.review->setReason(longEnough);
    fixture.gateway.answerCommand(QStringLiteral("override.commit"),
                                  observed(row("o1", "delayed")));
    fixture.hold();
    QVERIFY(fixture.reaches(OverrideReview::Delayed));
    fixture.put(row("o1", "previewed", {{QStringLiteral("at"), stampAt(1)}}));
    QVERIFY(fixture.settled());
    QCOMPARE(fixture.review->step(), OverrideReview::Delayed);
    QCOMPARE(fixture.review->acts(), OverrideReview::Close | OverrideReview::Abort);
}

void TestOverrideReview::theWayToTheEndIsShownAsItGoes()
{
    Fixture fixture;
    QVERIFY(fixture.connected());
    QVERIFY(fixture.open());
    fixture.review->setReason(longEnough);
    fixture.hold();
    fixture.put(row("o1", "delayed", {{QStringLiteral("sendAt"), stampAt(10)}}));
    QVERIFY(fixture.reaches(OverrideReview::Delayed));
    QCOMPARE(fixture.review->secondsLeft(), 10);
    fixture.gateway.tick(stampAt(7));
    QTRY_COMPARE(fixture.review->secondsLeft(), 3);
    fixture.put(row("o1", "sending"));
    QVERIFY(fixture.reaches(OverrideReview::Sending));
    fixture.put(row("o1", "accepted", {{QStringLiteral("revision"), QStringLiteral("81234")}}));
    QVERIFY(fixture.reaches(OverrideReview::Accepted));
    QCOMPARE(fixture.review->revision(), QStringLiteral("81234"));
    QVERIFY(!fixture.review->isOver()); // accepted is not observed
    fixture.put(
        row("o1", "observed", {{QStringLiteral("outcome"), QStringLiteral("The hook is gone.")}}));
    QVERIFY(fixture.reaches(OverrideReview::Observed));
    QCOMPARE(fixture.review->outcome(), QStringLiteral("The hook is gone."));
}

void TestOverrideReview::aTimedOutOneIsCheckedWithoutRepeatingIt_data()
{
    QTest::addColumn<QString>("refusal");
    QTest::addColumn<QString>("says");

    QTest::newRow("it was done after all") << "The hook no longer exists."
                                           << "Checked: The hook no longer exists.";
    QTest::newRow("it was not done") << ""
                                     << "it was not done";
}

void TestOverrideReview::aTimedOutOneIsCheckedWithoutRepeatingIt()
{
    QFETCH(const QString, refusal);
    QFETCH(const QString, says);
    Fixture fixture;
    QVERIFY(fixture.connected());
    QVERIFY(fixture.open());
    fixture.review->setReason(longEnough);
    fixture.hold();
    fixture.put(row("o1", "timedOut"));
    QVERIFY(fixture.reaches(OverrideReview::TimedOut));
    fixture.gateway.answerCommand(QStringLiteral("override.preview"),
                                  observed({{QStringLiteral("id"), QStringLiteral("o2")}}));
    fixture.put(row("o2", "previewed", {{QStringLiteral("refusal"), refusal}}));
    fixture.review->checkNow();
    QTRY_VERIFY2(fixture.review->note().contains(says), qPrintable(fixture.review->note()));
    QCOMPARE(fixture.review->step(), OverrideReview::TimedOut);
    QVERIFY(fixture.settled());
    QCOMPARE(fixture.sent("override.commit"), 1);
}

void TestOverrideReview::aSecondPersonSeesItAndApproves()
{
    Fixture fixture("bob", {QStringLiteral("approver")});
    QVERIFY(fixture.connected());
    fixture.put(row("o1",
                    "awaitingApproval",
                    {{QStringLiteral("by"), QStringLiteral("ada")},
                     {QStringLiteral("committedAt"), stampAt(0)}}));
    QTRY_COMPARE(fixture.overrides->awaiting(), QStringList(QStringLiteral("o1")));
    QCOMPARE(fixture.overrides->title(QStringLiteral("o1")),
             QStringLiteral("Remove hook, worker-b-7, requested by ada"));
    fixture.overrides->show(QStringLiteral("o1"));
    QCOMPARE(fixture.review->step(), OverrideReview::Awaiting);
    QVERIFY(fixture.review->isApproving());
    QVERIFY(fixture.review->isReady());
    fixture.hold();
    QVERIFY(fixture.settled());
    const auto approvals = fixture.gateway.commands(QStringLiteral("override.approve"));
    QCOMPARE(approvals.size(), 1);
    QCOMPARE(approvals[0].value(QStringLiteral("digest")).toString(), QStringLiteral("d-o1"));
    QCOMPARE(approvals[0].value(QStringLiteral("confirm")).toString(), QStringLiteral("c-1"));
    QCOMPARE(fixture.sent("override.press"), 1);
    QCOMPARE(fixture.sent("override.commit"), 0);
}

void TestOverrideReview::whoAskedCannotApprove()
{
    Fixture fixture("ada", {QStringLiteral("operator"), QStringLiteral("approver")});
    QVERIFY(fixture.connected());
    fixture.put(row("o1", "awaitingApproval", {{QStringLiteral("by"), QStringLiteral("ada")}}));
    QVERIFY(fixture.settled());
    QVERIFY(fixture.overrides->awaiting().isEmpty());
    fixture.overrides->show(QStringLiteral("o1"));
    QVERIFY(!fixture.review->isApproving());
    fixture.hold();
    fixture.review->press();
    QVERIFY(fixture.settled());
    QCOMPARE(fixture.sent("override.approve"), 0);
}

void TestOverrideReview::anOldPreviewIsMadeAgainWhileItIsOpen()
{
    Fixture fixture;
    QVERIFY(fixture.connected());
    QVERIFY(fixture.open());
    fixture.review->setReason(longEnough);
    fixture.gateway.answerCommand(QStringLiteral("override.preview"),
                                  observed({{QStringLiteral("id"), QStringLiteral("o2")}}));
    fixture.put(row(
        "o2",
        "previewed",
        {{QStringLiteral("level"), QStringLiteral("G4")}, {QStringLiteral("at"), stampAt(30)}}));
    fixture.gateway.tick(stampAt(30));
    QTRY_COMPARE(fixture.review->digest(), QStringLiteral("d-o2"));
    QCOMPARE(fixture.review->reason(), longEnough);
    QVERIFY2(fixture.review->note().contains(QStringLiteral("Review them again")),
             qPrintable(fixture.review->note()));
    QVERIFY(fixture.settled());
    QCOMPARE(fixture.sent("override.preview"), 2);
    QCOMPARE(fixture.sent("override.abort"), 1); // the older one is kept for nobody
}

/// The cluster has gone in the moment in which it was looked at again.
void TestOverrideReview::aLookThatSawNothingChangesNothing()
{
    Fixture fixture;
    QVERIFY(fixture.connected());
    QVERIFY(fixture.open());
    fixture.review->setReason(longEnough);
    fixture.gateway.answerCommand(QStringLiteral("override.preview"),
                                  observed({{QStringLiteral("id"), QStringLiteral("o2")}}));
    fixture.put(
        row("o2",
            "previewed",
            {{QStringLiteral("level"), QStringLiteral("G4")},
             {QStringLiteral("patch"), QString()},
             {QStringLiteral("refusal"),
              QStringLiteral("It cannot be read: the cluster does not answer.")},
             {QStringLiteral("checks"),
              QJsonArray{QJsonObject{{QStringLiteral("id"), QStringLiteral("data-fresh")},
                                     {QStringLiteral("light"), QStringLiteral("unknown")}}}},
             {QStringLiteral("at"), stampAt(30)}}));
    fixture.gateway.tick(stampAt(30));
    QTRY_VERIFY(fixture.sent("override.abort") > 0);
    const auto aborts = fixture.gateway.commands(QStringLiteral("override.abort"));
    QCOMPARE(aborts[0].value(QStringLiteral("id")).toString(), QStringLiteral("o2"));
    QCOMPARE(fixture.review->digest(), QStringLiteral("d-o1"));
    QCOMPARE(fixture.review->reason(), longEnough);
    QVERIFY(fixture.review->note().isEmpty());
}

void TestOverrideReview::anObjectThatWasMadeAnewIsAnotherDecision()
{
    Fixture fixture;
    QVERIFY(fixture.connected());
    QVERIFY(fixture.open({{QStringLiteral("uid"), QStringLiteral("u-1")}}));
    fixture.review->setReason(longEnough);
    fixture.review->setTypedName(QStringLiteral("worker-b-7"));
    fixture.review->setDigits(QStringLiteral("4821"));
    fixture.gateway.answerCommand(QStringLiteral("override.preview"),
                                  observed({{QStringLiteral("id"), QStringLiteral("o2")}}));
    fixture.put(
        row("o2",
            "previewed",
            {{QStringLiteral("uid"), QStringLiteral("u-2")}, {QStringLiteral("at"), stampAt(30)}}));
    fixture.gateway.tick(stampAt(30));
    QTRY_COMPARE(fixture.review->digest(), QStringLiteral("d-o2"));
    QVERIFY2(fixture.review->note().contains(QStringLiteral("replaced by another")),
             qPrintable(fixture.review->note()));
    QCOMPARE(fixture.review->reason(), longEnough);
    QVERIFY(fixture.review->typedName().isEmpty());
    QVERIFY(fixture.review->digits().isEmpty());
}

void TestOverrideReview::whatIsPressedIsWhatIsSeen_data()
{
    QTest::addColumn<QJsonObject>("change"); // of the look that comes during the press
    QTest::addColumn<QString>("commits"); // the id

    QTest::newRow("the same is seen again") << QJsonObject() << "o1";
    QTest::newRow("the checks changed")
        << QJsonObject{{QStringLiteral("level"), QStringLiteral("G4")}} << "";
}

/// A look that was asked for before the button went down does not take the press away, or give it
/// to what nobody has seen.
void TestOverrideReview::whatIsPressedIsWhatIsSeen()
{
    QFETCH(QJsonObject, change);
    QFETCH(const QString, commits);
    Fixture fixture;
    QVERIFY(fixture.connected());
    QVERIFY(fixture.open());
    fixture.review->setReason(longEnough);
    fixture.gateway.answerCommand(QStringLiteral("override.preview"),
                                  observed({{QStringLiteral("id"), QStringLiteral("o2")}}));
    fixture.gateway.tick(stampAt(30));
    QTRY_COMPARE(fixture.sent("override.preview"), 2);
    fixture.review->startHold();
    QVERIFY(fixture.settled());
    change.insert(QStringLiteral("at"), stampAt(30));
    fixture.put(row("o2", "previewed", change));
    QTRY_COMPARE(fixture.sent("override.abort"), 1); // one of both is kept for nobody
    QVERIFY(fixture.settled());
    QCOMPARE(fixture.review->isHolding(), !commits.isEmpty());
    fixture.clock.advance(1500ms);
    QVERIFY(fixture.settled());
    const auto sent = fixture.gateway.commands(QStringLiteral("override.commit"));
    QCOMPARE(sent.size(), commits.isEmpty() ? 0 : 1);
    if (!commits.isEmpty())
        QCOMPARE(sent[0].value(QStringLiteral("id")).toString(), commits);
}

void TestOverrideReview::whatEndsBehindAnotherReviewIsTold_data()
{
    QTest::addColumn<QString>("state");

    QTest::newRow("it was observed") << "observed";
    QTest::newRow("a check stopped it") << "voided";
}

void TestOverrideReview::whatEndsBehindAnotherReviewIsTold()
{
    QFETCH(const QString, state);
    Fixture fixture;
    QVERIFY(fixture.connected());
    QSignalSpy ended(fixture.overrides.get(), &Overrides::ended);
    QVERIFY(fixture.open());
    fixture.review->setReason(longEnough);
    fixture.hold();
    fixture.put(row("o1", "delayed", {{QStringLiteral("by"), QStringLiteral("ada")}}));
    QVERIFY(fixture.reaches(OverrideReview::Delayed));
    fixture.review->close();
    fixture.gateway.answerCommand(QStringLiteral("override.preview"),
                                  observed({{QStringLiteral("id"), QStringLiteral("o2")}}));
    fixture.put(row("o2", "previewed"));
    fixture.overrides->review({{QStringLiteral("action"), QStringLiteral("cordon")},
                               {QStringLiteral("machine"), QStringLiteral("lab/worker-a-1")}});
    QVERIFY(fixture.reaches(OverrideReview::Reviewing));
    fixture.put(row("o1",
                    state.toLatin1().constData(),
                    {{QStringLiteral("by"), QStringLiteral("ada")},
                     {QStringLiteral("outcome"), QStringLiteral("So it ended.")}}));
    QTRY_COMPARE(ended.size(), 1);
    QCOMPARE(ended[0][0].toString(), QStringLiteral("Remove hook, worker-b-7: So it ended."));
    QCOMPARE(fixture.review->digest(), QStringLiteral("d-o2")); // it stays what it is
    QCOMPARE(fixture.overrides->running(), 0);
}

void TestOverrideReview::whatEndsBehindAClosedDialogIsTold()
{
    Fixture fixture;
    QVERIFY(fixture.connected());
    QSignalSpy ended(fixture.overrides.get(), &Overrides::ended);
    QVERIFY(fixture.open());
    fixture.review->setReason(longEnough);
    fixture.hold();
    fixture.put(row("o1", "accepted", {{QStringLiteral("by"), QStringLiteral("ada")}}));
    QVERIFY(fixture.reaches(OverrideReview::Accepted));
    QCOMPARE(fixture.overrides->running(), 1);
    fixture.review->escape();
    QVERIFY(!fixture.review->isShown());
    fixture.put(row("o1",
                    "observed",
                    {{QStringLiteral("by"), QStringLiteral("ada")},
                     {QStringLiteral("outcome"), QStringLiteral("The hook is gone.")}}));
    QTRY_COMPARE(ended.size(), 1);
    QCOMPARE(ended[0][0].toString(), QStringLiteral("Remove hook, worker-b-7: The hook is gone."));
    QVERIFY(ended[0][1].toBool());
    QCOMPARE(fixture.overrides->running(), 0);
}

void TestOverrideReview::theNextConsoleAsksWhatBecameOfIt()
{
    QTemporaryDir folder;
    const auto kept = [&folder] {
        return std::make_unique<QSettings>(folder.filePath(QStringLiteral("console.ini")),
                                           QSettings::IniFormat);
    };
    Fixture fixture;
    QVERIFY(fixture.connected());
    fixture.overrides = std::make_unique<Overrides>(*fixture.session, fixture.clock, kept());
    fixture.review = fixture.overrides->current();
    QVERIFY(fixture.overrides->left().isEmpty());
    QVERIFY(fixture.open());
    fixture.review->setReason(longEnough);
    fixture.hold();
    QTRY_COMPARE(fixture.overrides->running(), 1);
    // It goes without having seen the end.
    fixture.overrides = std::make_unique<Overrides>(*fixture.session, fixture.clock, kept());
    fixture.put(
        row("o1", "observed", {{QStringLiteral("outcome"), QStringLiteral("The hook is gone.")}}));
    QTRY_COMPARE(fixture.overrides->left(),
                 QStringList(QStringLiteral("Remove hook, worker-b-7: The hook is gone.")));
    fixture.overrides->forgetLeft();
    fixture.overrides = std::make_unique<Overrides>(*fixture.session, fixture.clock, kept());
    QVERIFY(fixture.overrides->left().isEmpty());
}

} // namespace tst_overridereview

HP_TEST(tst_overridereview, TestOverrideReview)
#include "tst_overridereview.moc"
