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
struct Desk {
    ScriptedGateway gateway;
    ManualUiClock clock;
    std::unique_ptr<GatewaySession> session;
    std::unique_ptr<Overrides> overrides;
    OverrideReview *review = nullptr;

    explicit Desk(const char *who = "ada", const QStringList &roles = {QStringLiteral("operator")})
    {
        gateway.setIdentity(QLatin1String(who));
        gateway.setRoles(roles);
        gateway.setMayWrite(roles.contains(QStringLiteral("operator")));
        gateway.answerCommand(QStringLiteral("override.preview"),
                              observed({{QStringLiteral("id"), QStringLiteral("o1")}}));
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
    void whatEndsBehindAClosedDialogIsTold();
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
    Desk desk;
    QVERIFY(desk.connected());
    QVERIFY(desk.open());
    const auto asked = desk.gateway.commands(QStringLiteral("override.preview"));
    QCOMPARE(asked.size(), 1);
    QCOMPARE(asked[0].value(QStringLiteral("hook")).toString(), QStringLiteral("backup"));
    QVERIFY(desk.review->isShown());
    QCOMPARE(desk.review->verb(), QStringLiteral("Remove hook"));
    QCOMPARE(desk.review->shortName(), QStringLiteral("worker-b-7"));
    QCOMPARE(desk.review->checks().size(), 1);
    QCOMPARE(desk.review->whyNot(), QStringLiteral("A reason is needed."));
}

void TestOverrideReview::aRefusedPreviewIsSaid()
{
    Desk desk;
    QVERIFY(desk.connected());
    desk.gateway.answerCommand(QStringLiteral("override.preview"), refused("ada may not do this."));
    desk.overrides->review({{QStringLiteral("action"), QStringLiteral("cordon")},
                            {QStringLiteral("machine"), QStringLiteral("lab/worker-b-7")}});
    QVERIFY(desk.reaches(OverrideReview::Failed));
    QCOMPARE(desk.review->note(), QStringLiteral("ada may not do this."));
    QVERIFY(!desk.review->isReady());
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
    Desk desk;
    QVERIFY(desk.connected());
    QVERIFY(desk.open());
    desk.review->setReason(reason);
    desk.review->startHold();
    desk.clock.advance(std::chrono::milliseconds(milliseconds));
    QCoreApplication::processEvents();
    desk.review->stopHold();
    desk.review->press(); // the click that ends a press is not one more
    QVERIFY(desk.settled());
    QCOMPARE(desk.sent("override.commit"), commits);
}

void TestOverrideReview::aCommitCarriesWhatWasSeenAndTyped()
{
    Desk desk;
    QVERIFY(desk.connected());
    QVERIFY(desk.open());
    desk.review->setReason(QStringLiteral("  ") + longEnough);
    desk.hold();
    QVERIFY(desk.settled());
    const auto commits = desk.gateway.commands(QStringLiteral("override.commit"));
    QCOMPARE(commits.size(), 1);
    QCOMPARE(commits[0].value(QStringLiteral("id")).toString(), QStringLiteral("o1"));
    QCOMPARE(commits[0].value(QStringLiteral("digest")).toString(), QStringLiteral("d-o1"));
    QCOMPARE(commits[0].value(QStringLiteral("reason")).toString(), longEnough);
    QCOMPARE(commits[0].value(QStringLiteral("confirm")).toString(), QStringLiteral("held"));
    QCOMPARE(commits[0].value(QStringLiteral("breakGlass")).toBool(), false);
}

void TestOverrideReview::theDigitsStandForThePress()
{
    Desk desk;
    QVERIFY(desk.connected());
    QVERIFY(desk.open());
    desk.review->setReason(longEnough);
    desk.review->setDigits(QStringLiteral("4820"));
    desk.review->press();
    QVERIFY(desk.settled());
    QCOMPARE(desk.sent("override.commit"), 0);
    desk.review->setDigits(QStringLiteral("4821"));
    desk.review->press();
    QVERIFY(desk.settled());
    const auto commits = desk.gateway.commands(QStringLiteral("override.commit"));
    QCOMPARE(commits.size(), 1);
    QCOMPARE(commits[0].value(QStringLiteral("confirm")).toString(), QStringLiteral("4821"));
}

void TestOverrideReview::oneActIsOneCommit()
{
    Desk desk;
    QVERIFY(desk.connected());
    QVERIFY(desk.open());
    desk.review->setReason(longEnough);
    desk.review->setDigits(QStringLiteral("4821"));
    desk.review->press();
    desk.review->press();
    desk.hold();
    QVERIFY(desk.settled());
    QCOMPARE(desk.sent("override.commit"), 1);
    desk.put(row("o1", "delayed", {{QStringLiteral("sendAt"), stampAt(10)}}));
    QVERIFY(desk.reaches(OverrideReview::Delayed));
    desk.review->press();
    desk.hold();
    QVERIFY(desk.settled());
    QCOMPARE(desk.sent("override.commit"), 1);
}

void TestOverrideReview::whileItIsOldNothingIsSentAndThatIsSaid()
{
    Desk desk;
    QVERIFY(desk.connected());
    QVERIFY(desk.open());
    desk.review->setReason(longEnough);
    QVERIFY(desk.review->isReady());
    desk.clock.advance(11s);
    QVERIFY(!desk.review->isReady());
    QCOMPARE(desk.review->whyNot(), QStringLiteral("Nothing is sent on data older than 10 s."));
    desk.hold();
    desk.review->setDigits(QStringLiteral("4821"));
    desk.review->press();
    QCoreApplication::processEvents();
    QCOMPARE(desk.sent("override.commit"), 0);
    QVERIFY(desk.settled()); // a frame of the server makes it fresh again
    QTRY_VERIFY(desk.review->isReady());
}

void TestOverrideReview::aPressEndsWhenTheDataGetsOld()
{
    Desk desk;
    QVERIFY(desk.connected());
    QVERIFY(desk.open());
    desk.review->setReason(longEnough);
    desk.clock.advance(9s);
    desk.review->startHold();
    QVERIFY(desk.review->isHolding());
    desk.clock.advance(1400ms);
    QVERIFY(!desk.review->isHolding());
    desk.clock.advance(1s);
    QVERIFY(desk.settled());
    QCOMPARE(desk.sent("override.commit"), 0);
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
    Desk desk;
    QVERIFY(desk.connected());
    QVERIFY(desk.open());
    desk.review->setReason(longEnough);
    desk.put(
        row("o1", state.toLatin1().constData(), {{QStringLiteral("by"), QStringLiteral("ada")}}));
    QVERIFY(desk.settled());
    if (pressing)
        desk.review->startHold();
    desk.review->escape();
    desk.clock.advance(2s);
    QVERIFY(desk.settled());
    QCOMPARE(desk.sent("override.commit"), 0);
    QCOMPARE(desk.sent("override.abort"), aborts);
    QCOMPARE(desk.review->isShown(), stays);
}

void TestOverrideReview::abortIsSentOnceTheBackendHasTheCommit()
{
    Desk desk;
    QVERIFY(desk.connected());
    QVERIFY(desk.open());
    desk.review->setReason(longEnough);
    desk.hold();
    QCOMPARE(desk.review->step(), OverrideReview::Committing);
    desk.review->escape(); // before the answer
    QVERIFY(desk.review->isShown());
    QTRY_COMPARE(desk.sent("override.abort"), 1);
    QCOMPARE(desk.gateway.commands(QStringLiteral("override.abort"))[0]
                 .value(QStringLiteral("id"))
                 .toString(),
             QStringLiteral("o1"));
    desk.put(row(
        "o1",
        "aborted",
        {{QStringLiteral("outcome"), QStringLiteral("Aborted by ada before anything was sent.")}}));
    QVERIFY(desk.reaches(OverrideReview::Aborted));
    QVERIFY(desk.review->outcome().contains(QStringLiteral("before anything was sent")));
}

void TestOverrideReview::anAbortThatCameTooLateIsSaid()
{
    Desk desk;
    QVERIFY(desk.connected());
    desk.gateway.answerCommand(QStringLiteral("override.abort"),
                               refused("It has been sent already."));
    QVERIFY(desk.open());
    desk.put(row("o1", "delayed", {{QStringLiteral("sendAt"), stampAt(1)}}));
    QVERIFY(desk.reaches(OverrideReview::Delayed));
    desk.review->escape();
    QTRY_COMPARE(desk.review->note(),
                 QStringLiteral("It was not aborted. It has been sent already."));
    QVERIFY(desk.review->isShown());
}

void TestOverrideReview::withoutAConnectionAnAbortSaysSo()
{
    Desk desk;
    QVERIFY(desk.connected());
    QVERIFY(desk.open());
    desk.put(row("o1", "delayed", {{QStringLiteral("sendAt"), stampAt(10)}}));
    QVERIFY(desk.reaches(OverrideReview::Delayed));
    desk.gateway.stop();
    QVERIFY(waitFor([&desk] { return !desk.session->errorText().isEmpty(); }));
    desk.review->escape();
    QVERIFY2(desk.review->note().startsWith(QStringLiteral("It was not aborted.")),
             qPrintable(desk.review->note()));
    QVERIFY(desk.review->isShown());
}

void TestOverrideReview::aRefusedCommitIsSaidAndLookedAtAgain()
{
    Desk desk;
    QVERIFY(desk.connected());
    QVERIFY(desk.open());
    desk.gateway.answerCommand(QStringLiteral("override.commit"),
                               refused("The review is older than what is there now."));
    desk.gateway.answerCommand(QStringLiteral("override.preview"),
                               observed({{QStringLiteral("id"), QStringLiteral("o2")}}));
    desk.put(row("o2", "previewed"));
    desk.review->setReason(longEnough);
    desk.hold();
    QTRY_COMPARE(desk.review->digest(), QStringLiteral("d-o2"));
    QCOMPARE(desk.review->step(), OverrideReview::Reviewing);
    QCOMPARE(desk.review->note(), QStringLiteral("The review is older than what is there now."));
    QCOMPARE(desk.review->reason(), longEnough);
    QVERIFY(desk.settled());
    QCOMPARE(desk.sent("override.commit"), 1); // a person decides anew
}

void TestOverrideReview::whatStopsTheSendingReopensTheReview()
{
    Desk desk;
    QVERIFY(desk.connected());
    QVERIFY(desk.open());
    desk.review->setReason(longEnough);
    desk.hold();
    desk.put(row(
        "o1",
        "delayed",
        {{QStringLiteral("by"), QStringLiteral("ada")}, {QStringLiteral("sendAt"), stampAt(10)}}));
    QVERIFY(desk.reaches(OverrideReview::Delayed));
    desk.gateway.answerCommand(QStringLiteral("override.preview"),
                               observed({{QStringLiteral("id"), QStringLiteral("o2")}}));
    desk.put(row("o2", "previewed", {{QStringLiteral("level"), QStringLiteral("G4")}}));
    desk.put(
        row("o1",
            "voided",
            {{QStringLiteral("by"), QStringLiteral("ada")},
             {QStringLiteral("reason"), longEnough},
             {QStringLiteral("outcome"), QStringLiteral("A check changed: 3 pods are left.")}}));
    QTRY_COMPARE(desk.review->digest(), QStringLiteral("d-o2"));
    QCOMPARE(desk.review->step(), OverrideReview::Reviewing);
    QCOMPARE(desk.review->note(),
             QStringLiteral("Nothing was sent. A check changed: 3 pods are left."));
    QCOMPARE(desk.review->reason(), longEnough);
    QVERIFY(desk.review->typedName().isEmpty());
    QVERIFY(desk.settled());
    QCOMPARE(desk.sent("override.commit"), 1);
}

void TestOverrideReview::aReasonSurvivesAReconnect()
{
    Desk desk;
    QVERIFY(desk.connected());
    QVERIFY(desk.open());
    desk.review->setReason(longEnough);
    desk.gateway.dropClient();
    desk.gateway.forgetSessions();
    QVERIFY(waitFor([&desk] { return !desk.session->errorText().isEmpty(); }));
    QVERIFY(desk.review->isShown());
    desk.clock.advance(2s);
    QVERIFY(waitFor([&desk] { return desk.session->state() == GatewaySession::Live; }));
    QVERIFY(desk.reaches(OverrideReview::Reviewing));
    QCOMPARE(desk.review->reason(), longEnough);
    QVERIFY(desk.settled());
    QCOMPARE(desk.sent("override.preview"), 2); // what was seen before may not be there any more
    QCOMPARE(desk.sent("override.commit"), 0);
    QTRY_VERIFY(desk.review->isReady());
}

void TestOverrideReview::aReasonSurvivesClosing()
{
    Desk desk;
    QVERIFY(desk.connected());
    QVERIFY(desk.open());
    desk.review->setReason(longEnough);
    desk.review->setDigits(QStringLiteral("4821"));
    desk.review->close();
    QVERIFY(desk.open());
    QCOMPARE(desk.review->reason(), longEnough);
    QVERIFY(desk.review->digits().isEmpty()); // an act is not a draft
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
    Desk desk;
    QVERIFY(desk.connected());
    QVERIFY(desk.open());
    desk.review->setReason(longEnough);
    desk.gateway.setDeaf(true);
    desk.hold();
    QCOMPARE(desk.review->step(), OverrideReview::Committing);
    QTRY_COMPARE(desk.sent("override.commit"), 1);
    desk.gateway.dropClient();
    QVERIFY(desk.reaches(OverrideReview::Unknown));
    QVERIFY(desk.review->note().contains(QStringLiteral("not known")));
    QVERIFY(!desk.review->isReady());
    desk.gateway.setDeaf(false);
    desk.gateway.forgetSessions();
    desk.put(
        row("o1", state.toLatin1().constData(), {{QStringLiteral("by"), QStringLiteral("ada")}}));
    desk.clock.advance(2s);
    QVERIFY(desk.reaches(OverrideReview::Step(step)));
    QCOMPARE(desk.sent("override.commit"), 1); // never by itself
}

void TestOverrideReview::whatIsUnknownIsCheckedWithoutRepeatingIt()
{
    Desk desk;
    QVERIFY(desk.connected());
    QVERIFY(desk.open());
    desk.review->setReason(longEnough);
    desk.gateway.setDeaf(true);
    desk.hold();
    QTRY_COMPARE(desk.sent("override.commit"), 1);
    desk.gateway.dropClient();
    QVERIFY(desk.reaches(OverrideReview::Unknown));
    desk.gateway.setDeaf(false);
    desk.gateway.forgetSessions();
    desk.gateway.setRows(view, {}); // a backend that does not know it any more
    desk.clock.advance(2s);
    QVERIFY(desk.connected());
    QVERIFY(desk.settled());
    desk.gateway.answerCommand(QStringLiteral("override.preview"),
                               observed({{QStringLiteral("id"), QStringLiteral("o2")}}));
    desk.put(row("o2", "previewed"));
    QCOMPARE(desk.review->acts(), OverrideReview::Close | OverrideReview::Check);
    desk.review->checkNow();
    QTRY_VERIFY2(desk.review->note().contains(QStringLiteral("it was not done")),
                 qPrintable(desk.review->note()));
    QCOMPARE(desk.review->step(), OverrideReview::Unknown);
    QCOMPARE(desk.sent("override.commit"), 1);
}

void TestOverrideReview::whatTheViewStillHasFromBeforeIsNotShown()
{
    Desk desk;
    QVERIFY(desk.connected());
    QVERIFY(desk.open());
    desk.review->setReason(longEnough);
    desk.gateway.answerCommand(QStringLiteral("override.commit"), observed(row("o1", "delayed")));
    desk.hold();
    QVERIFY(desk.reaches(OverrideReview::Delayed));
    desk.put(row("o1", "previewed", {{QStringLiteral("at"), stampAt(1)}}));
    QVERIFY(desk.settled());
    QCOMPARE(desk.review->step(), OverrideReview::Delayed);
    QCOMPARE(desk.review->acts(), OverrideReview::Close | OverrideReview::Abort);
}

void TestOverrideReview::theWayToTheEndIsShownAsItGoes()
{
    Desk desk;
    QVERIFY(desk.connected());
    QVERIFY(desk.open());
    desk.review->setReason(longEnough);
    desk.hold();
    desk.put(row("o1", "delayed", {{QStringLiteral("sendAt"), stampAt(10)}}));
    QVERIFY(desk.reaches(OverrideReview::Delayed));
    QCOMPARE(desk.review->secondsLeft(), 10);
    desk.gateway.tick(stampAt(7));
    QTRY_COMPARE(desk.review->secondsLeft(), 3);
    desk.put(row("o1", "sending"));
    QVERIFY(desk.reaches(OverrideReview::Sending));
    desk.put(row("o1", "accepted", {{QStringLiteral("revision"), QStringLiteral("81234")}}));
    QVERIFY(desk.reaches(OverrideReview::Accepted));
    QCOMPARE(desk.review->revision(), QStringLiteral("81234"));
    QVERIFY(!desk.review->isOver()); // accepted is not observed
    desk.put(
        row("o1", "observed", {{QStringLiteral("outcome"), QStringLiteral("The hook is gone.")}}));
    QVERIFY(desk.reaches(OverrideReview::Observed));
    QCOMPARE(desk.review->outcome(), QStringLiteral("The hook is gone."));
}

void TestOverrideReview::aTimedOutOneIsCheckedWithoutRepeatingIt_data()
{
    QTest::addColumn<QString>("refusal");
    QTest::addColumn<QString>("says");

    QTest::newRow("it was done after all") << "The hook is not there any more."
                                           << "Checked: The hook is not there any more.";
    QTest::newRow("it was not done") << ""
                                     << "it was not done";
}

void TestOverrideReview::aTimedOutOneIsCheckedWithoutRepeatingIt()
{
    QFETCH(const QString, refusal);
    QFETCH(const QString, says);
    Desk desk;
    QVERIFY(desk.connected());
    QVERIFY(desk.open());
    desk.review->setReason(longEnough);
    desk.hold();
    desk.put(row("o1", "timedOut"));
    QVERIFY(desk.reaches(OverrideReview::TimedOut));
    desk.gateway.answerCommand(QStringLiteral("override.preview"),
                               observed({{QStringLiteral("id"), QStringLiteral("o2")}}));
    desk.put(row("o2", "previewed", {{QStringLiteral("refusal"), refusal}}));
    desk.review->checkNow();
    QTRY_VERIFY2(desk.review->note().contains(says), qPrintable(desk.review->note()));
    QCOMPARE(desk.review->step(), OverrideReview::TimedOut);
    QVERIFY(desk.settled());
    QCOMPARE(desk.sent("override.commit"), 1);
}

void TestOverrideReview::aSecondPersonSeesItAndApproves()
{
    Desk desk("bob", {QStringLiteral("approver")});
    QVERIFY(desk.connected());
    desk.put(row("o1",
                 "awaitingApproval",
                 {{QStringLiteral("by"), QStringLiteral("ada")},
                  {QStringLiteral("committedAt"), stampAt(0)}}));
    QTRY_COMPARE(desk.overrides->awaiting(), QStringList(QStringLiteral("o1")));
    QCOMPARE(desk.overrides->title(QStringLiteral("o1")),
             QStringLiteral("Remove hook, worker-b-7, asked by ada"));
    desk.overrides->show(QStringLiteral("o1"));
    QCOMPARE(desk.review->step(), OverrideReview::Awaiting);
    QVERIFY(desk.review->isApproving());
    QVERIFY(desk.review->isReady());
    desk.hold();
    QVERIFY(desk.settled());
    const auto approvals = desk.gateway.commands(QStringLiteral("override.approve"));
    QCOMPARE(approvals.size(), 1);
    QCOMPARE(approvals[0].value(QStringLiteral("digest")).toString(), QStringLiteral("d-o1"));
    QCOMPARE(desk.sent("override.commit"), 0);
}

void TestOverrideReview::whoAskedCannotApprove()
{
    Desk desk("ada", {QStringLiteral("operator"), QStringLiteral("approver")});
    QVERIFY(desk.connected());
    desk.put(row("o1", "awaitingApproval", {{QStringLiteral("by"), QStringLiteral("ada")}}));
    QVERIFY(desk.settled());
    QVERIFY(desk.overrides->awaiting().isEmpty());
    desk.overrides->show(QStringLiteral("o1"));
    QVERIFY(!desk.review->isApproving());
    desk.hold();
    desk.review->press();
    QVERIFY(desk.settled());
    QCOMPARE(desk.sent("override.approve"), 0);
}

void TestOverrideReview::anOldPreviewIsMadeAgainWhileItIsOpen()
{
    Desk desk;
    QVERIFY(desk.connected());
    QVERIFY(desk.open());
    desk.review->setReason(longEnough);
    desk.gateway.answerCommand(QStringLiteral("override.preview"),
                               observed({{QStringLiteral("id"), QStringLiteral("o2")}}));
    desk.put(row(
        "o2",
        "previewed",
        {{QStringLiteral("level"), QStringLiteral("G4")}, {QStringLiteral("at"), stampAt(30)}}));
    desk.gateway.tick(stampAt(30));
    QTRY_COMPARE(desk.review->digest(), QStringLiteral("d-o2"));
    QCOMPARE(desk.review->reason(), longEnough);
    QVERIFY2(desk.review->note().contains(QStringLiteral("Look again")),
             qPrintable(desk.review->note()));
    QVERIFY(desk.settled());
    QCOMPARE(desk.sent("override.preview"), 2);
    QCOMPARE(desk.sent("override.abort"), 1); // the older one is kept for nobody
}

void TestOverrideReview::whatEndsBehindAClosedDialogIsTold()
{
    Desk desk;
    QVERIFY(desk.connected());
    QSignalSpy ended(desk.overrides.get(), &Overrides::ended);
    QVERIFY(desk.open());
    desk.review->setReason(longEnough);
    desk.hold();
    desk.put(row("o1", "accepted", {{QStringLiteral("by"), QStringLiteral("ada")}}));
    QVERIFY(desk.reaches(OverrideReview::Accepted));
    QCOMPARE(desk.overrides->running(), 1);
    desk.review->escape();
    QVERIFY(!desk.review->isShown());
    desk.put(row("o1",
                 "observed",
                 {{QStringLiteral("by"), QStringLiteral("ada")},
                  {QStringLiteral("outcome"), QStringLiteral("The hook is gone.")}}));
    QTRY_COMPARE(ended.size(), 1);
    QCOMPARE(ended[0][0].toString(), QStringLiteral("Remove hook, worker-b-7: The hook is gone."));
    QVERIFY(ended[0][1].toBool());
    QCOMPARE(desk.overrides->running(), 0);
}

void TestOverrideReview::theNextConsoleAsksWhatBecameOfIt()
{
    QTemporaryDir folder;
    const auto kept = [&folder] {
        return std::make_unique<QSettings>(folder.filePath(QStringLiteral("console.ini")),
                                           QSettings::IniFormat);
    };
    Desk desk;
    QVERIFY(desk.connected());
    desk.overrides = std::make_unique<Overrides>(*desk.session, desk.clock, kept());
    desk.review = desk.overrides->current();
    QVERIFY(desk.overrides->left().isEmpty());
    QVERIFY(desk.open());
    desk.review->setReason(longEnough);
    desk.hold();
    QTRY_COMPARE(desk.overrides->running(), 1);
    // It goes without having seen the end.
    desk.overrides = std::make_unique<Overrides>(*desk.session, desk.clock, kept());
    desk.put(
        row("o1", "observed", {{QStringLiteral("outcome"), QStringLiteral("The hook is gone.")}}));
    QTRY_COMPARE(desk.overrides->left(),
                 QStringList(QStringLiteral("Remove hook, worker-b-7: The hook is gone.")));
    desk.overrides->forgetLeft();
    desk.overrides = std::make_unique<Overrides>(*desk.session, desk.clock, kept());
    QVERIFY(desk.overrides->left().isEmpty());
}

} // namespace tst_overridereview

HP_TEST(tst_overridereview, TestOverrideReview)
#include "tst_overridereview.moc"
