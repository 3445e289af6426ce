// SPDX-License-Identifier: Apache-2.0
#include "tests/support/runner/Runner.h"
#include "ui/desktop/NoticePolicy.h"

#include <QTest>

namespace tst_noticepolicy {

using namespace hp::ui;

namespace {

RaisedAlarm alarmOf(const char *name, int priority, double rang = 1000)
{
    const QString machine = QStringLiteral("ns/") + QLatin1String(name);
    return {.key = machine + QStringLiteral("/hook.preDrain/backup"),
            .machine = machine,
            .name = QLatin1String(name),
            .text = QStringLiteral("Waiting at preDrain for backup."),
            .priority = priority,
            .rang = rang};
}

/// A console that has seen a calm site and tells of P1 and P2.
struct Fixture {
    NoticeView view{.alarms = {}, .noticed = {}, .site = QStringLiteral("prod-a")};
    NoticeMemory memory{};

    Fixture() { look({}); }

    NoticeStep look(const QList<RaisedAlarm> &alarms)
    {
        view.alarms = alarms;
        return decideNotices(view, memory);
    }
    [[nodiscard]] int told(const QList<RaisedAlarm> &alarms)
    {
        return static_cast<int>(look(alarms).notices.size());
    }
};

} // namespace

class TestNoticePolicy : public QObject
{
    Q_OBJECT

private slots:
    void whatStoodBeforeTheConsoleIsNoNews();
    void anAlarmIsToldOnceWithItsSiteMachineAndSentence();
    void onlyWhatWasChosenIsTold_data();
    void onlyWhatWasChosenIsTold();
    void whatBecomesMoreUrgentIsToldAgain();
    void whatIsRaisedAnewIsToldAgain();
    void whatJoinsACauseThatSomebodyKnowsIsNotTold();
    void whatWasTakenNoticeOfIsWithdrawn();
    void whoeverLooksAtTheWindowIsNotTold();
    void aFloodIsOneNotice();
    void manyAtOnceAreOneSentenceWithTheWorst();
};

void TestNoticePolicy::whatStoodBeforeTheConsoleIsNoNews()
{
    NoticeMemory memory;
    const NoticeView view{.alarms = {alarmOf("a", 1)}, .noticed = {}, .site = {}};
    QVERIFY(decideNotices(view, memory).notices.isEmpty());
    QVERIFY(decideNotices(view, memory).notices.isEmpty());
}

void TestNoticePolicy::anAlarmIsToldOnceWithItsSiteMachineAndSentence()
{
    Fixture fixture;
    const NoticeStep step = fixture.look({alarmOf("worker-b-7", 2)});
    QCOMPARE(step.notices.size(), 1);
    QCOMPARE(step.notices[0].title, QStringLiteral("prod-a: P2 worker-b-7"));
    QCOMPARE(step.notices[0].body, QStringLiteral("Waiting at preDrain for backup."));
    QCOMPARE(step.notices[0].machine, QStringLiteral("ns/worker-b-7"));
    QCOMPARE(fixture.told({alarmOf("worker-b-7", 2)}), 0);
}

void TestNoticePolicy::onlyWhatWasChosenIsTold_data()
{
    QTest::addColumn<int>("least");
    QTest::addColumn<int>("told");

    QTest::newRow("nothing is told when nothing was chosen") << 0 << 0;
    QTest::newRow("P1 alone") << 1 << 1;
    QTest::newRow("P1 and P2") << 2 << 2;
    QTest::newRow("every alarm") << 3 << 3;
}

void TestNoticePolicy::onlyWhatWasChosenIsTold()
{
    QFETCH(const int, least);
    QFETCH(const int, told);
    Fixture fixture;
    fixture.view.least = least;
    QCOMPARE(fixture.told({alarmOf("a", 1), alarmOf("b", 2), alarmOf("c", 3)}), told);
}

void TestNoticePolicy::whatBecomesMoreUrgentIsToldAgain()
{
    Fixture fixture;
    QCOMPARE(fixture.told({alarmOf("a", 2)}), 1);
    const NoticeStep step = fixture.look({alarmOf("a", 1)});
    QCOMPARE(step.notices.size(), 1);
    QCOMPARE(step.notices[0].priority, 1);
    QCOMPARE(fixture.told({alarmOf("a", 2)}), 0); // less urgent is no news
}

void TestNoticePolicy::whatIsRaisedAnewIsToldAgain()
{
    Fixture fixture;
    QCOMPARE(fixture.told({alarmOf("a", 1, 1000)}), 1);
    QCOMPARE(fixture.told({alarmOf("a", 1, 2000)}), 1);
}

void TestNoticePolicy::whatJoinsACauseThatSomebodyKnowsIsNotTold()
{
    Fixture fixture;
    const RaisedAlarm cause = alarmOf("a", 2, 1000);
    QCOMPARE(fixture.told({cause}), 1);
    fixture.view.noticed = {{cause.key, 1000}}; // all of it is acknowledged
    QCOMPARE(fixture.look({}).withdraw, QStringList(cause.key));
    QCOMPARE(fixture.told({cause}), 0); // another machine of it
    QCOMPARE(fixture.told({alarmOf("a", 1, 2000)}), 1); // it rang
    // A console that came later knows it as well.
    Fixture other;
    other.view.noticed = fixture.view.noticed;
    QCOMPARE(other.told({}), 0);
    QCOMPARE(other.told({cause}), 0);
}

void TestNoticePolicy::whatWasTakenNoticeOfIsWithdrawn()
{
    Fixture fixture;
    const RaisedAlarm told = alarmOf("a", 1);
    const RaisedAlarm untold = alarmOf("b", 3);
    fixture.look({told, untold});
    QCOMPARE(fixture.look({}).withdraw, QStringList(told.key));
    QVERIFY(fixture.look({}).withdraw.isEmpty());
}

void TestNoticePolicy::whoeverLooksAtTheWindowIsNotTold()
{
    Fixture fixture;
    fixture.view.watched = true;
    QCOMPARE(fixture.told({alarmOf("a", 1)}), 0);
    fixture.view.watched = false;
    QCOMPARE(fixture.told({alarmOf("a", 1)}), 0); // it was seen
    QCOMPARE(fixture.told({alarmOf("a", 1), alarmOf("b", 1)}), 1);
}

void TestNoticePolicy::aFloodIsOneNotice()
{
    Fixture fixture;
    fixture.view.floodText = QStringLiteral("23 alarms in 10 min, 18 of them: hook.preDrain x");
    const NoticeStep first = fixture.look({alarmOf("a", 1), alarmOf("b", 2)});
    QCOMPARE(first.notices.size(), 1);
    QCOMPARE(first.notices[0].body, fixture.view.floodText);
    QCOMPARE(fixture.told({alarmOf("a", 1), alarmOf("b", 2), alarmOf("c", 1)}), 0);
    fixture.view.floodText.clear();
    const NoticeStep after =
        fixture.look({alarmOf("a", 1), alarmOf("b", 2), alarmOf("c", 1), alarmOf("d", 1)});
    QCOMPARE(after.withdraw, QStringList(first.notices[0].id));
    QCOMPARE(after.notices.size(), 1); // of what came after the flood alone
    QCOMPARE(after.notices[0].machine, QStringLiteral("ns/d"));
}

void TestNoticePolicy::manyAtOnceAreOneSentenceWithTheWorst()
{
    Fixture fixture;
    const NoticeStep step =
        fixture.look({alarmOf("a", 2), alarmOf("b", 2), alarmOf("c", 1), alarmOf("d", 2)});
    QCOMPARE(step.notices.size(), 1);
    QVERIFY(step.notices[0].body.contains(QStringLiteral("P1 c")));
    QVERIFY(step.notices[0].title.contains(QLatin1Char('4')));
}

} // namespace tst_noticepolicy

HP_TEST(tst_noticepolicy, TestNoticePolicy)
#include "tst_noticepolicy.moc"
