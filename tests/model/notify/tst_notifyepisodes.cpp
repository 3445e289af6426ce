// SPDX-License-Identifier: Apache-2.0
#include "model/notify/Episodes.h"
#include "tests/support/runner/Runner.h"

#include <QTest>

#include <nlohmann/json.hpp>
#include <set>
#include <tuple>

namespace tst_notifyepisodes {

using namespace hp;
using namespace hp::notify;
using alarms::Alarm;
using alarms::AlarmState;

namespace {

const TimePoint start = *parseTime("2026-01-10T12:00:00Z");

/// Alarms as the board has them, one word each: "NAME:CAUSE:STATE:PRIORITY".
std::map<std::string, Alarm> alarmsOf(const QString &words)
{
    std::map<std::string, Alarm> all;
    for (const QString &word : words.split(QLatin1Char(' '), Qt::SkipEmptyParts)) {
        const QStringList parts = word.split(QLatin1Char(':'));
        Alarm alarm;
        alarm.source.machine = "ns/" + parts[0].toStdString();
        alarm.source.key = alarm.source.machine + "/hook";
        alarm.source.text = parts[0].toStdString() + " waits.";
        alarm.source.priority = parts[3].toInt();
        alarm.source.cause = quoted(parts[1].toStdString());
        alarm.cause = parts[1].toStdString();
        alarm.raised = start;
        alarm.state = parts[2] == QLatin1String("acknowledged") ? AlarmState::Acknowledged
            : parts[2] == QLatin1String("shelved")              ? AlarmState::Shelved
            : parts[2] == QLatin1String("cleared")              ? AlarmState::Cleared
                                                                : AlarmState::Raised;
        if (alarm.state == AlarmState::Acknowledged)
            alarm.acknowledgedBy = "anna";
        all[alarm.source.key] = alarm;
    }
    return all;
}

/// "b" is a machine of rack r2, everything else of r1.
AlarmPlace placeOf(const Alarm &alarm)
{
    return {"etcd", alarm.source.machine == "ns/b" ? "r2" : "r1"};
}

Settings settingsOf()
{
    Settings settings;
    settings.receivers = {{.name = "pd", .kind = ReceiverKind::PagerDuty},
                          {.name = "chat", .kind = ReceiverKind::Slack},
                          {.name = "west", .kind = ReceiverKind::Webhook}};
    settings.routes = {{.receivers = {"pd"}, .severities = {"critical", "warning"}},
                       {.receivers = {"chat"}},
                       {.receivers = {"west"}, .racks = {"r2"}}};
    return settings;
}

QString saidOf(const Plan &plan)
{
    QStringList said;
    for (const Outgoing &one : plan.messages)
        said +=
            QString::fromStdString(one.receiver + ' ' + toString(one.notice.event) + ' '
                                   + one.notice.cause + " P" + std::to_string(one.notice.priority));
    said.sort();
    return said.join(QLatin1String(", "));
}

} // namespace

class TestNotifyEpisodes : public QObject
{
    Q_OBJECT
private slots:
    void whatHappensToACauseIsSaidOnce_data()
    {
        QTest::addColumn<QStringList>("boards"); // a minute apart each
        QTest::addColumn<QString>("said"); // at the last one
        const QString one = QStringLiteral("a:hook:raised:2");
        QTest::newRow("a cause is one message to each receiver, whatever machines it has")
            << QStringList{QString(), one + QLatin1String(" c:hook:raised:2 d:hook:raised:2")}
            << "chat raised hook P2, pd raised hook P2";
        QTest::newRow("nothing is said twice") << QStringList{one, one} << "";
        QTest::newRow("a machine that joins is no message")
            << QStringList{one, one + QLatin1String(" c:hook:raised:2")} << "";
        QTest::newRow("a machine that joins from another rack is said to who has that rack")
            << QStringList{one, one + QLatin1String(" b:hook:raised:2")} << "west raised hook P2";
        QTest::newRow("a severity that no route takes is not said there")
            << QStringList{QString(), QStringLiteral("a:hook:raised:3")} << "chat raised hook P3";
        QTest::newRow("a cause that is more urgent is said again")
            << QStringList{one, QStringLiteral("a:hook:raised:1")}
            << "chat escalated hook P1, pd escalated hook P1";
        QTest::newRow("a cause that is less urgent is not said again")
            << QStringList{one, QStringLiteral("a:hook:raised:3")} << "";
        QTest::newRow("an acknowledgement is said to who can take it")
            << QStringList{one, QStringLiteral("a:hook:acknowledged:2")}
            << "pd acknowledged hook P2";
        QTest::newRow("a cause of which one alarm is not acknowledged is not acknowledged")
            << QStringList{one, QStringLiteral("a:hook:acknowledged:2 c:hook:raised:2")} << "";
        QTest::newRow("an acknowledgement that is withdrawn is said")
            << QStringList{one, QStringLiteral("a:hook:acknowledged:2"), one}
            << "pd reopened hook P2";
        QTest::newRow("a cause on a shelf is not said")
            << QStringList{QString(), QStringLiteral("a:hook:shelved:1")} << "";
        QTest::newRow("a cause that goes on a shelf is not resolved")
            << QStringList{one, QStringLiteral("a:hook:shelved:2")} << "";
        QTest::newRow("a cause that is gone is resolved to whom it was said")
            << QStringList{one, QString()} << "chat resolved hook P2, pd resolved hook P2";
        QTest::newRow("a cause that was cleared is gone")
            << QStringList{one, QStringLiteral("a:hook:cleared:2")}
            << "chat resolved hook P2, pd resolved hook P2";
        QTest::newRow("a cause that went from its shelf is resolved")
            << QStringList{one, QStringLiteral("a:hook:shelved:2"), QString()}
            << "chat resolved hook P2, pd resolved hook P2";
        QTest::newRow("two causes are two messages")
            << QStringList{QString(), QStringLiteral("a:hook:raised:3 c:budget:raised:3")}
            << "chat raised budget P3, chat raised hook P3";
    }

    void whatHappensToACauseIsSaidOnce()
    {
        QFETCH(const QStringList, boards);
        QFETCH(const QString, said);
        Plan plan;
        TimePoint now = start;
        for (const QString &board : boards) {
            now += std::chrono::minutes(1);
            plan = planOf(
                plan.episodes, standingOf(alarmsOf(board), "prod", placeOf), settingsOf(), now);
            for (const auto &[cause, episode] : plan.episodes)
                QCOMPARE(*episodeFromJson(toJson(episode)) == episode, true);
        }
        QCOMPARE(saidOf(plan), said);
    }

    /// A hold that counts as late, then not, then late again has held since the same time. Whoever
    /// knows a message by its name would take the second for the first that comes again.
    void whatComesBackIsNotTakenForARepetition()
    {
        const auto standing =
            standingOf(alarmsOf(QStringLiteral("a:hook:raised:2")), "prod", placeOf);
        std::set<std::tuple<std::string, std::string, std::int64_t>> sent; // what names are made of
        Plan plan;
        TimePoint now = start;
        for (int i = 0; i < 3; ++i) {
            for (const bool isThere : {true, false}) {
                now += std::chrono::minutes(1);
                plan = planOf(plan.episodes,
                              isThere ? standing : std::map<std::string, Standing>(),
                              settingsOf(),
                              now);
                QCOMPARE(plan.messages.size(), std::size_t{2});
                const Notice &notice = plan.messages.front().notice;
                QVERIFY(sent.emplace(notice.episode, toString(notice.event), notice.number).second);
                for (const auto &[cause, episode] : plan.episodes)
                    QVERIFY(*episodeFromJson(toJson(episode)) == episode);
            }
        }
        // It settles anew, and its numbers are kept meanwhile.
        auto young = standing;
        young.at("hook").raised = now;
        plan = planOf(plan.episodes, young, settingsOf(), now + std::chrono::seconds(5));
        QVERIFY(plan.messages.empty());
        plan = planOf(plan.episodes, young, settingsOf(), now + std::chrono::seconds(15));
        QCOMPARE(plan.messages.front().notice.number, std::int64_t{7});
        plan = planOf(plan.episodes, {}, settingsOf(), now + std::chrono::minutes(1));
        QVERIFY(!plan.episodes.empty());
        plan = planOf(plan.episodes, {}, settingsOf(), now + keepsOver + std::chrono::minutes(1));
        QVERIFY(plan.episodes.empty());
    }

    void aCauseThatGoesSoonIsNeverSaid()
    {
        const auto board = alarmsOf(QStringLiteral("a:hook:raised:1"));
        const auto standing = standingOf(board, "prod", placeOf);
        const Plan early = planOf({}, standing, settingsOf(), start + std::chrono::seconds(9));
        QCOMPARE(saidOf(early), QString());
        const Plan later = planOf({}, standing, settingsOf(), start + settleTime);
        QCOMPARE(saidOf(later), QStringLiteral("chat raised hook P1, pd raised hook P1"));
    }

    void aClockThatIsPutBackHoldsNothingUp()
    {
        const auto standing =
            standingOf(alarmsOf(QStringLiteral("a:hook:raised:1")), "prod", placeOf);
        const Plan plan = planOf({}, standing, settingsOf(), start - std::chrono::hours(5));
        QCOMPARE(saidOf(plan), QStringLiteral("chat raised hook P1, pd raised hook P1"));
    }

    void whoIsToldWhenReceiversChange_data()
    {
        QTest::addColumn<QStringList>("receivers"); // a minute apart each, "NAME:SEVERITY"
        QTest::addColumn<QStringList>("boards"); // of the same minutes
        QTest::addColumn<QString>("said"); // in the last one
        const QString one = QStringLiteral("a:hook:raised:2");
        const QString seen = QStringLiteral("a:hook:acknowledged:2");
        const QString pd = QStringLiteral("pd:");
        const QString both = QStringLiteral("pd: chat:");
        QTest::newRow("a receiver that is new is told what stands")
            << QStringList{pd, both} << QStringList{one, one} << "chat raised hook P2";
        QTest::newRow("so is one that was taken out and comes back")
            << QStringList{both, pd, both} << QStringList{one, one, one} << "chat raised hook P2";
        QTest::newRow("one that was not there is not told the end")
            << QStringList{both, pd, pd} << QStringList{one, one, QString()}
            << "pd resolved hook P2";
        QTest::newRow("one that is new to what was acknowledged is told that too")
            << QStringList{QStringLiteral("chat:"), QStringLiteral("chat:"), both}
            << QStringList{one, seen, seen} << "pd acknowledged hook P2, pd raised hook P2";
        QTest::newRow("who was told of a warning is told that it is critical now")
            << QStringList{QStringLiteral("chat:warning"), QStringLiteral("chat:warning")}
            << QStringList{one, QStringLiteral("a:hook:raised:1")} << "chat escalated hook P1";
    }

    void whoIsToldWhenReceiversChange()
    {
        QFETCH(const QStringList, receivers);
        QFETCH(const QStringList, boards);
        QFETCH(const QString, said);
        QCOMPARE(receivers.size(), boards.size());
        Plan plan;
        for (qsizetype i = 0; i < boards.size(); ++i) {
            Settings settings;
            for (const QString &word : receivers[i].split(QLatin1Char(' '))) {
                const QStringList parts = word.split(QLatin1Char(':'));
                const std::string name = parts[0].toStdString();
                Route route{.receivers = {name}};
                if (!parts[1].isEmpty())
                    route.severities = {parts[1].toStdString()};
                settings.receivers.push_back(
                    {.name = name,
                     .kind = name == "pd" ? ReceiverKind::PagerDuty : ReceiverKind::Slack});
                settings.routes.push_back(std::move(route));
            }
            plan = planOf(plan.episodes,
                          standingOf(alarmsOf(boards[i]), "prod", placeOf),
                          settings,
                          start + (i + 1) * std::chrono::minutes(1));
        }
        QCOMPARE(saidOf(plan), said);
    }

    void aCauseKeepsTheNameThatItWasRaisedWith()
    {
        const auto board = alarmsOf(QStringLiteral("a:hook:raised:2"));
        const auto standing = [&](const char *cluster, const char *site) {
            auto all = standingOf(board, cluster, placeOf);
            for (auto &[cause, one] : all)
                one.notice.site = site;
            return all;
        };
        const TimePoint later = start + std::chrono::minutes(1);
        Plan plan = planOf({}, standing("in-cluster", ""), settingsOf(), later);
        plan = planOf(plan.episodes, standing("prod", "5173"), settingsOf(), later);
        plan = planOf(plan.episodes, {}, settingsOf(), later);
        QCOMPARE(plan.messages.size(), std::size_t{2});
        for (const Outgoing &one : plan.messages) {
            QCOMPARE(one.notice.cluster, std::string("in-cluster"));
            QCOMPARE(one.notice.site, std::string());
        }
    }

    void severalMachinesAreSaidByTheirCause()
    {
        const auto several = standingOf(
            alarmsOf(QStringLiteral("a:hook:raised:2 b:hook:raised:2")), "prod", placeOf);
        const Notice &notice = several.at("hook").notice;
        QCOMPARE(notice.summary, std::string("2 machines: Hook."));
        QCOMPARE(notice.racks, (std::vector<std::string>{"r1", "r2"}));
        QCOMPARE(notice.owners, (std::vector<std::string>{"etcd"}));
        const auto one = standingOf(alarmsOf(QStringLiteral("a:hook:raised:2")), "prod", placeOf);
        QCOMPARE(one.at("hook").notice.summary, std::string("a waits."));
    }

    void aRouteTakesWhatFitsAllThatItSays_data()
    {
        QTest::addColumn<QString>("where");
        QTest::addColumn<QString>("value");
        QTest::addColumn<bool>("isTaken");
        QTest::newRow("the severity") << "severity"
                                      << "critical" << true;
        QTest::newRow("another severity") << "severity"
                                          << "info" << false;
        QTest::newRow("the cluster") << "cluster"
                                     << "prod" << true;
        QTest::newRow("another cluster") << "cluster"
                                         << "test" << false;
        QTest::newRow("one of the owners") << "owner"
                                           << "etcd" << true;
        QTest::newRow("another owner") << "owner"
                                       << "ceph" << false;
        QTest::newRow("one of the racks") << "rack"
                                          << "r2" << true;
        QTest::newRow("another rack") << "rack"
                                      << "r9" << false;
        QTest::newRow("nothing said takes all") << ""
                                                << "" << true;
    }

    void aRouteTakesWhatFitsAllThatItSays()
    {
        QFETCH(const QString, where);
        QFETCH(const QString, value);
        QFETCH(const bool, isTaken);
        Notice notice;
        notice.priority = 1;
        notice.cluster = "prod";
        notice.owners = {"etcd", "longhorn"};
        notice.racks = {"r1", "r2"};
        Route route{.receivers = {"x"}};
        const std::string word = value.toStdString();
        if (where == QLatin1String("severity"))
            route.severities = {word};
        else if (where == QLatin1String("cluster"))
            route.clusters = {word};
        else if (where == QLatin1String("owner"))
            route.owners = {word};
        else if (where == QLatin1String("rack"))
            route.racks = {word};
        QCOMPARE(receiversOf(notice, {{}, {route}}).contains("x"), isTaken);
    }
};

} // namespace tst_notifyepisodes

HP_TEST(tst_notifyepisodes, TestNotifyEpisodes)
#include "tst_notifyepisodes.moc"
