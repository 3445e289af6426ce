// SPDX-License-Identifier: Apache-2.0
#include "model/notify/Messages.h"
#include "tests/support/runner/Runner.h"

#include <QTest>

#include <nlohmann/json.hpp>

namespace tst_notifymessages {

using namespace hp;
using namespace hp::notify;

namespace {

const TimePoint since = *parseTime("2026-01-10T12:00:00Z");

Notice noticeOf(Event event)
{
    Notice notice;
    notice.event = event;
    notice.cluster = "prod";
    notice.cause = "hook etcd";
    notice.priority = 1;
    notice.summary = "The hook “etcd” holds, password=hunter22 <b>.";
    notice.machines = {"ns/a", "ns/b"};
    notice.owners = {"etcd"};
    notice.since = since;
    notice.at = since + std::chrono::minutes(2);
    notice.by = "anna";
    return notice;
}

const NoticeKeys keys{"c0ffee", "f00d"};

} // namespace

class TestNotifyMessages : public QObject
{
    Q_OBJECT
private slots:
    void anAlertStandsUntilNobodyRepeatsIt()
    {
        const Json alerts = alertsOf(noticeOf(Event::Raised), keys, since + std::chrono::hours(1));
        QCOMPARE(alerts.size(), std::size_t{1});
        QCOMPARE(alerts[0]["labels"]["severity"].get<std::string>(), std::string("critical"));
        QCOMPARE(alerts[0]["labels"]["holdpoint_cause"].get<std::string>(), keys.cause);
        QCOMPARE(alerts[0]["labels"]["owner"].get<std::string>(), std::string("etcd"));
        QCOMPARE(alerts[0]["startsAt"].get<std::string>(),
                 std::string("2026-01-10T12:00:00.000000Z"));
        QCOMPARE(alerts[0]["endsAt"].get<std::string>(),
                 std::string("2026-01-10T13:20:00.000000Z"));
    }

    void aResolvedAlertEndsWhenItWasResolved()
    {
        const Json alerts =
            alertsOf(noticeOf(Event::Resolved), keys, since + std::chrono::hours(9));
        QCOMPARE(alerts[0]["endsAt"].get<std::string>(),
                 std::string("2026-01-10T12:02:00.000000Z"));
    }

    /// An Alertmanager refuses it, after the clock was put back.
    void noAlertBeginsAfterItsEnd()
    {
        Notice notice = noticeOf(Event::Resolved);
        notice.at = since - std::chrono::hours(1);
        for (const Event event : {Event::Resolved, Event::Raised}) {
            notice.event = event;
            const Json alerts = alertsOf(notice, keys, notice.at);
            QVERIFY(*parseTime(alerts[0]["startsAt"].get<std::string>())
                    <= *parseTime(alerts[0]["endsAt"].get<std::string>()));
        }
    }

    void anEscalationEndsTheAlertOfTheOtherSeverity()
    {
        Notice notice = noticeOf(Event::Escalated);
        notice.before = 2;
        const Json alerts = alertsOf(notice, keys, notice.at);
        QCOMPARE(alerts.size(), std::size_t{2});
        QCOMPARE(alerts[1]["labels"]["severity"].get<std::string>(), std::string("warning"));
        QCOMPARE(alerts[1]["endsAt"].get<std::string>(),
                 std::string("2026-01-10T12:02:00.000000Z"));
    }

    void aCloudEventHasWhatTheSpecificationAsksFor()
    {
        const Json event = cloudEventOf(noticeOf(Event::Raised), keys);
        for (const char *member : {"specversion", "id", "source", "type"})
            QVERIFY2(!event.value(member, "").empty(), member);
        QCOMPARE(event["specversion"].get<std::string>(), std::string("1.0"));
        QCOMPARE(event["id"].get<std::string>(), keys.message);
        QCOMPARE(event["type"].get<std::string>(), std::string("holdpoint.cause.raised"));
        QCOMPARE(event["data"]["machines"].size(), std::size_t{2});
    }

    /// An event whose source is no URI is refused, and a refused one is dropped in the end.
    void theSourceOfACloudEventIsAUri_data()
    {
        QTest::addColumn<QByteArray>("cluster");
        QTest::addColumn<QByteArray>("source");
        const auto row = [](const char *title, const char *cluster, const char *source) {
            QTest::newRow(title) << QByteArray(cluster) << QByteArray(source);
        };
        row("a word", "prod-a", "/holdpoint/clusters/prod-a");
        row("the context of a kubeconfig",
            "default/api.example:6443/kube:admin",
            "/holdpoint/clusters/default/api.example:6443/kube:admin");
        row("a sentence", "München 50% #2?", "/holdpoint/clusters/M%C3%BCnchen%2050%25%20%232%3F");
    }

    void theSourceOfACloudEventIsAUri()
    {
        QFETCH(const QByteArray, cluster);
        Notice notice = noticeOf(Event::Raised);
        notice.cluster = cluster.toStdString();
        const Json event = cloudEventOf(notice, keys);
        QTEST(QByteArray::fromStdString(event["source"].get<std::string>()), "source");
        QCOMPARE(event["data"]["cluster"].get<std::string>(), notice.cluster);
    }

    void pagerDutyIsToldWhatToDo_data()
    {
        QTest::addColumn<int>("event");
        QTest::addColumn<QString>("action");
        QTest::newRow("a new cause triggers") << int(Event::Raised) << "trigger";
        QTest::newRow("a more urgent cause triggers") << int(Event::Escalated) << "trigger";
        QTest::newRow("a withdrawn acknowledgement triggers") << int(Event::Reopened) << "trigger";
        QTest::newRow("an acknowledgement") << int(Event::Acknowledged) << "acknowledge";
        QTest::newRow("the end") << int(Event::Resolved) << "resolve";
    }

    void pagerDutyIsToldWhatToDo()
    {
        QFETCH(const int, event);
        QFETCH(const QString, action);
        const Json body = pagerDutyEventOf(noticeOf(static_cast<Event>(event)), keys, "R0UT3");
        QCOMPARE(QString::fromStdString(body["event_action"].get<std::string>()), action);
        QCOMPARE(body["dedup_key"].get<std::string>(), keys.cause);
        QCOMPARE(body["payload"]["severity"].get<std::string>(), std::string("critical"));
    }

    void noMessageHasASecretOrMarkup()
    {
        const Notice notice = noticeOf(Event::Raised);
        const std::string chat = slackMessageOf(notice)["text"].get<std::string>();
        QVERIFY(chat.find("&lt;b&gt;") != std::string::npos);
        for (const std::string &text : {alertsOf(notice, keys, since).dump(),
                                        cloudEventOf(notice, keys).dump(),
                                        pagerDutyEventOf(notice, keys, "R0UT3").dump(),
                                        chat})
            QVERIFY2(text.find("hunter22") == std::string::npos, text.c_str());
    }

    void aLetterIsOneWhateverItSays()
    {
        const Receiver relay{.name = "mail",
                             .kind = ReceiverKind::Email,
                             .from = "holdpoint@example.com",
                             .to = {"a@example.com", "b@example.com"}};
        Receiver named = relay;
        named.from = "Störung <holdpoint@example.com>";
        named.to = {"a@example.com", "\"B, C\" <b@example.com>", "<c@example.com>"};
        // printf Störung | base64, and so on.
        const std::string toPeople = letterOf(noticeOf(Event::Raised), keys, named);
        QVERIFY(toPeople.starts_with("From: =?UTF-8?B?U3TDtnJ1bmc=?=\r\n <holdpoint@example.com>"
                                     "\r\nTo: a@example.com,\r\n =?UTF-8?B?QiwgQw==?=\r\n "
                                     "<b@example.com>,\r\n <c@example.com>\r\nSubject: "));
        QVERIFY(toPeople.find("Message-ID: <f00d@example.com>\r\n") != std::string::npos);
        QCOMPARE(addressOf(named.from), std::string("holdpoint@example.com"));
        QCOMPARE(addressOf("a@example.com"), std::string("a@example.com"));
        Notice notice = noticeOf(Event::Resolved);
        notice.summary += "\r\nBcc: somebody@example.com " + std::string(2000, 'x') + "ü";
        const std::string letter = letterOf(notice, keys, relay);
        QVERIFY(letter.find("Message-ID: <f00d@example.com>\r\n") != std::string::npos);
        QVERIFY(letter.find("To: a@example.com,\r\n b@example.com\r\n") != std::string::npos);
        QVERIFY(letter.find("Date: Sat, 10 Jan 2026 12:02:00 +0000\r\n") != std::string::npos);
        QVERIFY(letter.find("Bcc") == std::string::npos);
        const QStringList lines = QString::fromStdString(letter).split(QLatin1String("\r\n"));
        for (const QString &line : lines) {
            QVERIFY2(line.size() <= 78, qPrintable(line));
            QVERIFY2(!line.contains(QLatin1Char('\n')), qPrintable(line));
        }
        const auto blank = lines.indexOf(QString());
        const QString body =
            QString::fromUtf8(QByteArray::fromBase64(lines.mid(blank).join(QString()).toLatin1()));
        QVERIFY2(body.contains(QLatin1String("Machines: ns/a, ns/b")), qPrintable(body));
    }
};

} // namespace tst_notifymessages

HP_TEST(tst_notifymessages, TestNotifyMessages)
#include "tst_notifymessages.moc"
