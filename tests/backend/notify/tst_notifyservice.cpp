// SPDX-License-Identifier: Apache-2.0
#include "backend/embedded/Sqlite.h"
#include "backend/notify/CurlSender.h"
#include "backend/notify/Deliveries.h"
#include "backend/notify/NotifyService.h"
#include "backend/runtime/ManualClock.h"
#include "tests/backend/notify/ReceivingServer.h"
#include "tests/support/gateway/Patience.h"
#include "tests/support/runner/Runner.h"

#include <QFile>
#include <QTemporaryDir>
#include <QTest>

#include <algorithm>
#include <functional>
#include <nlohmann/json.hpp>

namespace tst_notifyservice {

using namespace hp;
using namespace hp::notify;
using alarms::Alarm;
using test::Received;
using test::ReceivingServer;
using Mood = ReceivingServer::Mood;

namespace {

/// The real way, and how much is under way on it.
class CountedSender final : public Sender
{
public:
    CountedSender(int &underWay, std::function<void()> &onAnswer)
        : m_underWay(underWay)
        , m_onAnswer(onAnswer)
    { }

    void send(Delivery delivery, Reply<Answer> reply) override
    {
        ++m_underWay;
        m_sender.send(std::move(delivery),
                      [this, reply = std::move(reply)](const Result<Answer> &answer) {
                          --m_underWay;
                          if (m_onAnswer)
                              m_onAnswer();
                          reply(answer);
                      });
    }

private:
    int &m_underWay;
    std::function<void()> &m_onAnswer;
    CurlSender m_sender{};
};

/// A backend with alarms, an outbox on a disk and a clock that is moved by hand.
class Site
{
public:
    runtime::ManualClock clock{*parseTime("2026-01-10T12:00:00Z")};
    std::map<std::string, Alarm> alarms{};
    std::vector<alarms::AlarmSource> troubles{};
    bool acts = true;
    std::function<void()> onAnswer{}; ///< before the service hears it
    Settings settings{};
    std::unique_ptr<NotifyService> service{};

    std::string secret(const QString &name, const QByteArray &text)
    {
        QFile file(folder.filePath(name));
        if (!file.open(QIODevice::WriteOnly) || file.write(text) != text.size())
            qFatal("no file for a secret");
        file.setPermissions(QFile::ReadOwner | QFile::WriteOwner);
        return file.fileName().toStdString();
    }
    void raise(const std::string &machine, const std::string &cause, int priority = 2)
    {
        Alarm alarm;
        alarm.source.machine = "ns/" + machine;
        alarm.source.key = alarm.source.machine + '/' + cause;
        alarm.source.text = machine + " waits for " + cause + '.';
        alarm.source.priority = priority;
        alarm.source.cause = quoted(cause);
        alarm.source.since = clock.now();
        alarm.cause = cause;
        alarm.raised = clock.now();
        alarms[alarm.source.key] = alarm;
    }
    std::string outboxFile() const
    {
        return folder.filePath(QStringLiteral("outbox.db")).toStdString();
    }
    /// A webhook that takes everything that is worth an alarm.
    void tellHook(const ReceivingServer &server)
    {
        settings = {{{.name = "hook",
                      .kind = ReceiverKind::Webhook,
                      .url = server.url(),
                      .secretFile = secret(QStringLiteral("key"), "k3y")}},
                    {{.receivers = {"hook"}}}};
    }
    void tellChat(const ReceivingServer &server)
    {
        settings.receivers.push_back(
            {.name = "chat",
             .kind = ReceiverKind::Slack,
             .secretFile =
                 secret(QStringLiteral("chat"), QByteArray::fromStdString(server.url()))});
        settings.routes.push_back({.receivers = {"chat"}});
    }
    ReceiverState state() const { return service->status().front().state; }
    std::int64_t pending() const { return service->status().front().pending; }
    /// A process that was not there a moment ago.
    void start()
    {
        service.reset();
        auto outbox = Outbox::open(outboxFile());
        QVERIFY2(outbox, outbox ? "" : outbox.error().message.c_str());
        NotifyService::Parts parts;
        parts.clock = &clock;
        m_underWay = 0;
        parts.sender = std::make_unique<CountedSender>(m_underWay, onAnswer);
        parts.cluster = "prod";
        parts.askIdentity = [](const Reply<std::string> &reply) { reply(std::string("5173")); };
        parts.alarms = [this]() -> const std::map<std::string, Alarm> & { return alarms; };
        parts.acts = [this] { return acts; };
        parts.acknowledge = [this](const std::string &cause, const std::string &by) {
            for (auto &[key, alarm] : alarms) {
                if (alarm.cause == cause) {
                    alarm.state = alarms::AlarmState::Acknowledged;
                    alarm.acknowledgedBy = by;
                }
            }
        };
        parts.raise = [this](std::vector<alarms::AlarmSource> all) { troubles = std::move(all); };
        service = std::make_unique<NotifyService>(std::move(parts), std::move(*outbox), settings);
        service->start();
        settle();
    }
    void pass(Duration time)
    {
        clock.advance(time, [this] { settle(); });
        settle();
    }

    QTemporaryDir folder{};

private:
    void settle()
    {
        if (!hp::tests::waitFor([this] { return m_underWay == 0; }))
            qFatal("a receiver never answered");
    }

    int m_underWay = 0;
};

/// What an Alertmanager shows at `now`: of alerts with the same labels the last one counts.
QStringList alertsAt(TimePoint now, const std::vector<Received> &received)
{
    std::map<std::string, std::string> ends;
    for (const Received &one : received) {
        for (const Json &alert : Json::parse(one.body))
            ends[alert["labels"].dump()] = alert["endsAt"].get<std::string>();
    }
    QStringList alerts;
    for (const auto &[labels, end] : ends)
        alerts += *parseTime(end) > now ? QStringLiteral("stands") : QStringLiteral("ended");
    alerts.sort();
    return alerts;
}

/// What the receiver has after it left out what it knew by its name.
QStringList
incidentsAt(ReceiverKind kind, const std::vector<Received> &received, TimePoint now = {})
{
    if (kind == ReceiverKind::Alertmanager)
        return alertsAt(now, received);
    QStringList incidents;
    std::set<std::string> known;
    for (const Received &one : received) {
        std::string id;
        std::string what;
        if (kind == ReceiverKind::Email) {
            const std::size_t at = one.body.find("Message-ID: ");
            id = one.body.substr(at, one.body.find('\r', at) - at);
            what = "letter";
        } else {
            const Json body = Json::parse(one.body);
            const bool isHook = kind == ReceiverKind::Webhook;
            const std::string type = isHook ? body["type"] : body["event_action"];
            what = type.substr(type.rfind('.') + 1);
            id = isHook ? body["id"].get<std::string>()
                        : body["dedup_key"].get<std::string>() + what;
        }
        if (known.insert(id).second)
            incidents += QString::fromStdString(what);
    }
    incidents.sort();
    return incidents;
}

} // namespace

class TestNotifyService : public QObject
{
    Q_OBJECT
private slots:
    void anOutageOfAnHourLosesAndDoublesNothing_data();
    void anOutageOfAnHourLosesAndDoublesNothing();
    void aStartInAnOutageLosesNothing();
    void onlyWhoActsSends();
    void whoLosesTheLeadSendsNothingMore();
    void aRepetitionThatWouldShowIsKeptForAHandover();
    void whoWasAloneLosesNothingBetweenTwoLeads();
    void aFullDiskRepeatsNothing();
    void twoSitesOfANameHaveOtherKeys();
    void whoTakesOverSendsWithTheSameKeys();
    void whatIsNeverTakenStopsNothingElse();
    void aReceiverThatRefusesEverythingIsAnAlarm_data();
    void aReceiverThatRefusesEverythingIsAnAlarm();
    void whatWasRefusedKeepsItsOrder();
    void aMailboxThatIsGoneTakesNoLetterFromOthers();
    void aMailboxThatIsFullTakesNoLetterFromOthers();
    void aRelayThatTakesNothingForNowLosesNothing();
    void anAnswerThatBreaksOffIsAnAnswer();
    void aWebhookIsSignedWithItsTime();
    void aSecretThatOthersCanReadIsNotUsed();
    void anAlertmanagerIsToldAgainWhatStands();
    void aSilenceIsAnAcknowledgementOnce();
    void ofAnAnswerThatLiesOnlyLittleIsKept();
    void aTestSaysWhatTheReceiverAnswers();
};

void TestNotifyService::anOutageOfAnHourLosesAndDoublesNothing_data()
{
    QTest::addColumn<int>("kind");
    QTest::addColumn<int>("mood");
    QTest::addColumn<QStringList>("incidents");
    const QStringList events{
        QStringLiteral("raised"), QStringLiteral("raised"), QStringLiteral("resolved")};
    const QStringList actions{
        QStringLiteral("resolve"), QStringLiteral("trigger"), QStringLiteral("trigger")};
    const QStringList letters(3, QStringLiteral("letter"));
    const QStringList alerts{QStringLiteral("ended"), QStringLiteral("stands")};
    const std::vector<std::pair<ReceiverKind, QStringList>> kinds{
        {ReceiverKind::Webhook, events},
        {ReceiverKind::PagerDuty, actions},
        {ReceiverKind::Email, letters},
        {ReceiverKind::Alertmanager, alerts}};
    const std::vector<std::pair<Mood, const char *>> moods{
        {Mood::Closes, "hangs up"},
        {Mood::Fails, "fails"},
        {Mood::TakesAndHangsUp, "takes messages and does not say so"}};
    for (const auto &[kind, incidents] : kinds) {
        for (const auto &[mood, word] : moods)
            QTest::addRow("%s that %s", toString(kind), word)
                << static_cast<int>(kind) << static_cast<int>(mood) << incidents;
    }
}

void TestNotifyService::anOutageOfAnHourLosesAndDoublesNothing()
{
    QFETCH(const int, kind);
    QFETCH(const int, mood);
    QFETCH(const QStringList, incidents);
    const auto receiverKind = static_cast<ReceiverKind>(kind);
    const bool isRelay = receiverKind == ReceiverKind::Email;
    ReceivingServer server(isRelay);
    Site site;
    Receiver receiver{.name = "other", .kind = receiverKind};
    receiver.url = server.url(isRelay ? "smtp" : "http");
    if (isRelay) {
        receiver.from = "holdpoint@example.com";
        receiver.to = {"a@example.com"};
    } else if (receiverKind != ReceiverKind::Alertmanager) {
        receiver.secretFile = site.secret(QStringLiteral("key"), "k3y");
    }
    site.settings = {{receiver}, {{.receivers = {"other"}}}};
    site.start();
    site.raise("a", "first");
    site.raise("b", "first");
    site.pass(std::chrono::minutes(1));
    QCOMPARE(server.received.size(), std::size_t{1});

    server.mood = static_cast<Mood>(mood);
    site.raise("c", "second");
    site.pass(std::chrono::minutes(10));
    site.alarms.erase("ns/a/first");
    site.alarms.erase("ns/b/first");
    site.pass(std::chrono::minutes(50));
    QVERIFY(site.service->status().front().pending > 0);
    QCOMPARE(site.troubles.size(), std::size_t{1}); // it fails for too long

    server.mood = Mood::Takes;
    site.pass(std::chrono::minutes(10));
    QCOMPARE(site.service->status().front().pending, std::int64_t{0});
    QVERIFY(site.troubles.empty());
    QCOMPARE(incidentsAt(receiverKind, server.received, site.clock.now()), incidents);
}

void TestNotifyService::aStartInAnOutageLosesNothing()
{
    ReceivingServer server;
    Site site;
    site.settings = {{{.name = "hook",
                       .kind = ReceiverKind::Webhook,
                       .url = server.url(),
                       .secretFile = site.secret(QStringLiteral("key"), "k3y")}},
                     {{.receivers = {"hook"}}}};
    server.mood = Mood::Closes;
    site.start();
    site.raise("a", "first");
    site.pass(std::chrono::minutes(1));
    site.start();
    site.alarms.clear();
    site.pass(std::chrono::minutes(1));
    site.start();
    server.mood = Mood::Takes;
    site.pass(std::chrono::minutes(6));
    QCOMPARE(incidentsAt(ReceiverKind::Webhook, server.received),
             (QStringList{QStringLiteral("raised"), QStringLiteral("resolved")}));
    QCOMPARE(server.received.size(), std::size_t{2});
}

void TestNotifyService::onlyWhoActsSends()
{
    ReceivingServer server;
    Site site;
    site.settings = {{{.name = "hook",
                       .kind = ReceiverKind::Webhook,
                       .url = server.url(),
                       .secretFile = site.secret(QStringLiteral("key"), "k3y")}},
                     {{.receivers = {"hook"}}}};
    site.acts = false;
    site.start();
    site.raise("a", "first");
    site.pass(std::chrono::minutes(30));
    QCOMPARE(server.asked, 0);
    site.pass(std::chrono::hours(1)); // by then whoever acts has sent it
    QCOMPARE(site.service->status().front().pending, std::int64_t{0});
}

void TestNotifyService::whoTakesOverSendsWithTheSameKeys()
{
    ReceivingServer server;
    Site leader;
    Site standby;
    for (Site *site : {&leader, &standby}) {
        site->settings = {{{.name = "hook",
                            .kind = ReceiverKind::Webhook,
                            .url = server.url(),
                            .secretFile = site->secret(QStringLiteral("key"), "k3y")}},
                          {{.receivers = {"hook"}}}};
        site->acts = site == &leader;
        site->start();
        site->raise("a", "first");
        site->pass(std::chrono::minutes(1));
    }
    QCOMPARE(server.received.size(), std::size_t{1});
    leader.service->stop();
    standby.acts = true;
    standby.pass(std::chrono::minutes(1));
    QVERIFY(server.received.size() > 1);
    QCOMPARE(incidentsAt(ReceiverKind::Webhook, server.received),
             QStringList{QStringLiteral("raised")});
}

void TestNotifyService::whoLosesTheLeadSendsNothingMore()
{
    ReceivingServer server;
    Site site;
    site.tellHook(server);
    site.start();
    server.mood = Mood::Closes;
    for (int i = 0; i < 20; ++i)
        site.raise("a", "cause" + std::to_string(i));
    site.pass(std::chrono::minutes(1));
    QCOMPARE(site.pending(), std::int64_t{20});
    server.mood = Mood::Takes;
    site.onAnswer = [&] { site.acts = server.received.empty(); };
    site.pass(std::chrono::minutes(6));
    QCOMPARE(server.received.size(), std::size_t{1});
    QVERIFY(!site.acts);
}

void TestNotifyService::aRepetitionThatWouldShowIsKeptForAHandover()
{
    ReceivingServer hook;
    ReceivingServer chat;
    Site site;
    site.tellHook(hook);
    site.tellChat(chat);
    site.acts = false;
    site.start();
    site.raise("a", "first");
    site.pass(std::chrono::minutes(10)); // whoever acts has said it
    site.raise("b", "second");
    site.pass(std::chrono::seconds(30)); // and went before it said this
    site.acts = true;
    site.pass(std::chrono::minutes(1));
    QCOMPARE(chat.received.size(), std::size_t{1});
    QVERIFY(chat.received.front().body.find("second") != std::string::npos);
    QCOMPARE(incidentsAt(ReceiverKind::Webhook, hook.received),
             (QStringList{QStringLiteral("raised"), QStringLiteral("raised")}));
}

/// The only replica waits for its Lease after a start, and a chat is away meanwhile.
void TestNotifyService::whoWasAloneLosesNothingBetweenTwoLeads()
{
    ReceivingServer chat;
    Site site;
    site.tellChat(chat);
    chat.mood = Mood::Closes;
    site.start();
    site.raise("a", "first");
    site.pass(std::chrono::minutes(10));
    site.acts = false;
    site.start();
    site.pass(std::chrono::minutes(1));
    site.acts = true;
    chat.mood = Mood::Takes;
    site.pass(std::chrono::minutes(6));
    QCOMPARE(chat.received.size(), std::size_t{1});
}

/// The receiver has it: that this cannot be written down is no reason to send it again.
void TestNotifyService::aFullDiskRepeatsNothing()
{
    ReceivingServer server;
    Site site;
    site.tellHook(server);
    site.start();
    embedded::SqliteDatabase other;
    QVERIFY(other.open(site.outboxFile()));
    site.onAnswer = [&] {
        if (server.asked == 1)
            QVERIFY(other.run("BEGIN IMMEDIATE")); // as if nothing could be written
    };
    site.raise("a", "first");
    site.pass(std::chrono::minutes(2));
    QCOMPARE(server.received.size(), std::size_t{1});
    QCOMPARE(site.pending(), std::int64_t{1});
    QVERIFY(other.run("ROLLBACK"));
    site.pass(std::chrono::minutes(6));
    QCOMPARE(server.received.size(), std::size_t{1});
    QCOMPARE(site.pending(), std::int64_t{0});
    QCOMPARE(site.state().delivered, std::int64_t{1});
    QVERIFY(!site.state().failingSince);
    site.raise("b", "second");
    site.pass(std::chrono::minutes(1));
    QCOMPARE(server.received.size(), std::size_t{2});
}

/// Each pod calls its cluster in-cluster, and causes are alike at every site.
void TestNotifyService::twoSitesOfANameHaveOtherKeys()
{
    Notice one;
    one.cluster = "in-cluster";
    one.cause = "hook etcd";
    one.site = "a";
    Notice other = one;
    QCOMPARE(keysOf(one).cause, keysOf(other).cause);
    QCOMPARE(keysOf(one).message, keysOf(other).message);
    other.site = "b";
    QVERIFY(keysOf(one).cause != keysOf(other).cause);
    QVERIFY(keysOf(one).message != keysOf(other).message);
    // It is in what is kept, so that a start does not change it, and no file has that of another.
    QCOMPARE(keysOf(*noticeFromJson(toJson(one))).cause, keysOf(one).cause);
    QTemporaryDir folder;
    std::set<std::string> identities;
    for (const char *name : {"a.db", "a.db", "b.db"}) {
        const auto outbox = Outbox::open(folder.filePath(QString::fromLatin1(name)).toStdString());
        QVERIFY(outbox);
        QVERIFY(!outbox->identity().empty());
        identities.insert(outbox->identity());
    }
    QCOMPARE(identities.size(), std::size_t{2});
}

void TestNotifyService::whatIsNeverTakenStopsNothingElse()
{
    ReceivingServer server;
    Site site;
    site.tellHook(server);
    server.refused = "first";
    site.start();
    site.raise("a", "first");
    site.pass(std::chrono::minutes(1));
    QVERIFY(server.asked > 1); // the receiver may be at fault
    QCOMPARE(site.state().refused, std::int64_t{0});
    site.raise("b", "second");
    site.pass(std::chrono::seconds(30));
    QCOMPARE(server.received.size(), std::size_t{1});
    // It took another one, and not this one once more.
    QCOMPARE(site.state().refused, std::int64_t{1});
    QCOMPARE(site.pending(), std::int64_t{0});
    QVERIFY(!site.state().failingSince);
}

void TestNotifyService::aReceiverThatRefusesEverythingIsAnAlarm_data()
{
    QTest::addColumn<int>("kind");
    QTest::newRow("a key of PagerDuty that is wrong") << int(ReceiverKind::PagerDuty);
    QTest::newRow("a relay that relays nothing for us") << int(ReceiverKind::Email);
}

void TestNotifyService::aReceiverThatRefusesEverythingIsAnAlarm()
{
    QFETCH(const int, kind);
    const auto receiverKind = static_cast<ReceiverKind>(kind);
    const bool isRelay = receiverKind == ReceiverKind::Email;
    ReceivingServer server(isRelay);
    Site site;
    Receiver receiver{.name = "other", .kind = receiverKind};
    receiver.url = server.url(isRelay ? "smtp" : "http");
    if (isRelay) {
        receiver.from = "holdpoint@example.com";
        receiver.to = {"a@example.com"};
    } else {
        receiver.secretFile = site.secret(QStringLiteral("key"), "k3y");
    }
    site.settings = {{receiver}, {{.receivers = {"other"}}}};
    server.mood = Mood::Refuses;
    site.start();
    for (int i = 0; i < 8; ++i)
        site.raise("a", "cause" + std::to_string(i));
    site.pass(std::chrono::minutes(14));
    QVERIFY(site.troubles.empty());
    QVERIFY(site.state().failed > 8);
    QVERIFY2(server.asked < 16, std::to_string(server.asked).c_str()); // each once, then rarely
    site.pass(std::chrono::minutes(2));
    QCOMPARE(site.troubles.size(), std::size_t{1});
    QCOMPARE(site.pending(), std::int64_t{8}); // nothing is lost

    server.mood = Mood::Takes;
    site.pass(std::chrono::minutes(6));
    QCOMPARE(server.received.size(), std::size_t{8});
    QCOMPARE(site.pending(), std::int64_t{0});
    QCOMPARE(site.state().refused, std::int64_t{0});
    QVERIFY(site.troubles.empty());
}

/// An end that came before its beginning would leave an incident that nobody closes.
void TestNotifyService::whatWasRefusedKeepsItsOrder()
{
    ReceivingServer server;
    Site site;
    site.tellHook(server);
    server.mood = Mood::Refuses;
    site.start();
    site.raise("a", "first");
    site.raise("b", "second");
    site.pass(std::chrono::minutes(1));
    site.alarms.clear();
    site.pass(std::chrono::minutes(5));
    server.mood = Mood::Takes;
    site.pass(std::chrono::minutes(6));
    QCOMPARE(server.received.size(), std::size_t{4});
    std::map<std::string, std::string> last;
    for (const Received &one : server.received) {
        const Json body = Json::parse(one.body);
        last[body["subject"].get<std::string>()] = body["type"].get<std::string>();
    }
    QCOMPARE(last.size(), std::size_t{2});
    for (const auto &[subject, type] : last)
        QCOMPARE(type, std::string("holdpoint.cause.resolved"));
}

void TestNotifyService::aMailboxThatIsGoneTakesNoLetterFromOthers()
{
    ReceivingServer server(true);
    Site site;
    Receiver relay{.name = "mail", .kind = ReceiverKind::Email, .url = server.url("smtp")};
    relay.from = "holdpoint@example.com";
    relay.to = {"a@example.com", "gone@example.com", "c@example.com"};
    site.settings = {{relay}, {{.receivers = {"mail"}}}};
    server.noMailboxes = {"gone@example.com"};
    site.start();
    site.raise("a", "first");
    site.pass(std::chrono::minutes(1));
    std::vector<std::string> to;
    for (const Received &one : server.received)
        to.push_back(one.to);
    QCOMPARE(to, (std::vector<std::string>{"a@example.com", "c@example.com"}));
    QCOMPARE(site.pending(), std::int64_t{0});
    QCOMPARE(site.state().delivered, std::int64_t{1});
    QCOMPARE(site.state().lastError, std::string("it answers 550 for one of the recipients"));
    QVERIFY(!site.state().failingSince);
    // Of letters that all take there is one.
    server.noMailboxes.clear();
    site.raise("b", "second");
    site.pass(std::chrono::minutes(1));
    QCOMPARE(server.received.back().to,
             std::string("a@example.com,gone@example.com,c@example.com"));
}

void TestNotifyService::aMailboxThatIsFullTakesNoLetterFromOthers()
{
    ReceivingServer server(true);
    Site site;
    Receiver relay{.name = "mail", .kind = ReceiverKind::Email, .url = server.url("smtp")};
    relay.from = "holdpoint@example.com";
    relay.to = {"a@example.com", "full@example.com", "c@example.com"};
    site.settings = {{relay}, {{.receivers = {"mail"}}}};
    server.fullMailboxes = {"full@example.com"};
    const auto lettersTo = [&server](const std::string &mailbox) {
        return std::ranges::count(server.received, mailbox, &Received::to);
    };
    site.start();
    site.raise("a", "first");
    site.pass(std::chrono::minutes(1));
    site.raise("b", "second");
    site.pass(std::chrono::minutes(1));
    QCOMPARE(lettersTo("a@example.com"), std::ptrdiff_t{2});
    QCOMPARE(lettersTo("c@example.com"), std::ptrdiff_t{2});
    QCOMPARE(site.pending(), std::int64_t{2});
    QCOMPARE(site.state().lastError, std::string("it answers 452 for one of the recipients"));
    QVERIFY(!site.state().failingSince);
    server.fullMailboxes.clear();
    site.pass(std::chrono::minutes(6));
    QCOMPARE(lettersTo("full@example.com"), std::ptrdiff_t{2});
    QCOMPARE(server.received.size(), std::size_t{6});
    QCOMPARE(site.pending(), std::int64_t{0});
    QCOMPARE(site.state().delivered, std::int64_t{2});
    // One that stays full is not tried for ever.
    server.fullMailboxes = {"full@example.com"};
    site.raise("c", "third");
    site.pass(std::chrono::hours(2));
    QCOMPARE(server.received.size(), std::size_t{8});
    QCOMPARE(site.pending(), std::int64_t{0});
    QCOMPARE(site.state().delivered, std::int64_t{3});
}

void TestNotifyService::aRelayThatTakesNothingForNowLosesNothing()
{
    ReceivingServer server(true);
    Site site;
    Receiver relay{.name = "mail", .kind = ReceiverKind::Email, .url = server.url("smtp")};
    relay.from = "holdpoint@example.com";
    relay.to = {"Anna <a@example.com>", "b@example.com"};
    site.settings = {{relay}, {{.receivers = {"mail"}}}};
    server.mood = Mood::Fails;
    site.start();
    site.raise("a", "first");
    site.pass(std::chrono::minutes(20));
    QCOMPARE(site.troubles.size(), std::size_t{1});
    QCOMPARE(site.pending(), std::int64_t{1});
    server.mood = Mood::Takes;
    site.pass(std::chrono::minutes(6));
    QCOMPARE(server.received.size(), std::size_t{1});
    QCOMPARE(server.received.front().to, std::string("a@example.com,b@example.com"));
    QVERIFY(site.troubles.empty());
}

/// A chat would show it again with each try.
void TestNotifyService::anAnswerThatBreaksOffIsAnAnswer()
{
    ReceivingServer chat;
    Site site;
    site.tellChat(chat);
    chat.mood = Mood::TakesAndBreaksOff;
    site.start();
    site.raise("a", "first");
    site.pass(std::chrono::minutes(20));
    QCOMPARE(chat.received.size(), std::size_t{1});
    QCOMPARE(site.pending(), std::int64_t{0});
    QVERIFY(!site.state().failingSince);
}

void TestNotifyService::aWebhookIsSignedWithItsTime()
{
    ReceivingServer server;
    Site site;
    site.settings = {{{.name = "hook",
                       .kind = ReceiverKind::Webhook,
                       .url = server.url(),
                       .secretFile = site.secret(QStringLiteral("key"), "k3y\n")}},
                     {{.receivers = {"hook"}}}};
    site.start();
    site.raise("a", "first");
    server.mood = Mood::Fails;
    site.pass(std::chrono::minutes(20));
    server.mood = Mood::Takes;
    site.pass(std::chrono::minutes(6));
    QCOMPARE(server.received.size(), std::size_t{1});
    Received &one = server.received.front();
    const std::string timestamp = one.headers["holdpoint-timestamp"];
    QCOMPARE(one.headers["content-type"],
             std::string("application/cloudevents+json; charset=utf-8"));
    // It is the time of this attempt, so that a receiver can refuse what is old.
    const auto start = parseTime("2026-01-10T12:00:00Z")->time_since_epoch();
    QVERIFY(std::stoll(timestamp)
            >= std::chrono::duration_cast<std::chrono::seconds>(start).count() + 20 * 60);
    QCOMPARE(one.headers["holdpoint-signature"], signatureOf(timestamp, one.body, "k3y"));
    // printf '1.{}' | openssl dgst -sha256 -hmac k3y
    QCOMPARE(signatureOf("1", "{}", "k3y"),
             std::string("v1=50f3f7ebd799d00581aa918ac0c4e0741250032cba5e49d0011c741f4b06ae62"));
}

void TestNotifyService::aSecretThatOthersCanReadIsNotUsed()
{
    ReceivingServer server;
    Site site;
    const std::string file = site.secret(QStringLiteral("key"), "s3cr3tk3y");
    QVERIFY(QFile::setPermissions(QString::fromStdString(file),
                                  QFile::ReadOwner | QFile::WriteOwner | QFile::ReadOther));
    site.settings = {
        {{.name = "hook", .kind = ReceiverKind::Webhook, .url = server.url(), .secretFile = file}},
        {{.receivers = {"hook"}}}};
    site.start();
    site.raise("a", "first");
    site.pass(std::chrono::minutes(1));
    QCOMPARE(server.asked, 0);
    const std::string error = site.service->status().front().state.lastError;
    QCOMPARE(error,
             "the secret in " + file + " can be read or written by others; chmod 600 closes it");
    QVERIFY(
        QFile::setPermissions(QString::fromStdString(file), QFile::ReadOwner | QFile::WriteOwner));
    site.pass(std::chrono::minutes(5));
    QCOMPARE(server.received.size(), std::size_t{1});
}

void TestNotifyService::anAlertmanagerIsToldAgainWhatStands()
{
    ReceivingServer server;
    Site site;
    site.settings = {
        {{.name = "am", .kind = ReceiverKind::Alertmanager, .url = server.url() + "/am/"}},
        {{.receivers = {"am"}}}};
    site.start();
    site.raise("a", "first");
    site.raise("b", "second");
    site.pass(std::chrono::minutes(1));
    QCOMPARE(server.received.size(), std::size_t{2});
    QCOMPARE(server.received.front().path, std::string("/am/api/v2/alerts"));
    site.pass(std::chrono::hours(1));
    QVERIFY(server.received.size() >= 12);
    const Json last = Json::parse(server.received.back().body);
    QCOMPARE(last.size(), std::size_t{2});
    // It lives longer than until it is said again.
    const auto ends = parseTime(last[0]["endsAt"].get<std::string>());
    QVERIFY(ends && *ends > site.clock.now() + NotifyService::repeatInterval);
}

void TestNotifyService::aSilenceIsAnAcknowledgementOnce()
{
    ReceivingServer server;
    Site site;
    site.settings = {{{.name = "am", .kind = ReceiverKind::Alertmanager, .url = server.url()}},
                     {{.receivers = {"am"}}}};
    site.start();
    site.raise("a", "first");
    site.raise("b", "second");
    site.pass(std::chrono::minutes(1));
    const Json alert = Json::parse(server.received.front().body).front();
    const std::string silence = "4f3e1c2a-0000-4000-8000-000000000001";
    const std::string another = "4f3e1c2a-0000-4000-8000-000000000002";
    const auto silencedBy = [&](const std::vector<std::string> &silences) {
        server.answers["/api/v2/alerts"] =
            Json::array({{{"labels", alert["labels"]}, {"status", {{"silencedBy", silences}}}}})
                .dump();
    };
    silencedBy({silence, another});
    server.answers["/api/v2/silence/" + silence] = Json{{"createdBy", "anna"}}.dump();
    site.pass(std::chrono::minutes(2));
    int acknowledged = 0;
    for (auto &[key, alarm] : site.alarms) {
        if (alarm.state != alarms::AlarmState::Acknowledged)
            continue;
        ++acknowledged;
        QCOMPARE(alarm.acknowledgedBy, std::string("anna at am"));
        alarm.state = alarms::AlarmState::Raised; // somebody withdraws it
    }
    QCOMPARE(acknowledged, 1);
    const auto noneIsAcknowledged = [&site] {
        site.pass(std::chrono::minutes(5));
        return std::ranges::all_of(site.alarms, [](const auto &one) {
            return one.second.state == alarms::AlarmState::Raised;
        });
    };
    QVERIFY(noneIsAcknowledged());
    silencedBy({another}); // the first of them is over
    QVERIFY(noneIsAcknowledged());
    site.start();
    QVERIFY(noneIsAcknowledged());
}

void TestNotifyService::ofAnAnswerThatLiesOnlyLittleIsKept()
{
    const Receiver receiver{
        .name = "am", .kind = ReceiverKind::Alertmanager, .url = "http://127.0.0.1:1"};
    const auto alerts = silencedQuestion(receiver);
    const auto silence = silenceQuestion(receiver, "4f3e");
    QVERIFY(alerts && alerts->gistOf && silence && silence->gistOf);
    Json lies = Json::array();
    for (int i = 0; i < 50'000; ++i)
        lies.push_back(Json::object());
    QCOMPARE(alerts->gistOf(lies.dump()), std::string("[]"));
    QCOMPARE(alerts->gistOf("{}"), std::string());
    QCOMPARE(alerts->gistOf(std::string(100'000, '[')), std::string());
    const Json alert{{"labels", {{"holdpoint_cause", "c"}, {"more", std::string(1000, 'x')}}},
                     {"status", {{"silencedBy", std::vector<std::string>(5000, "4f3e")}}}};
    const Json kept = Json::parse(alerts->gistOf(Json(std::vector<Json>(3000, alert)).dump()));
    QCOMPARE(kept.size(), std::size_t(2000));
    QCOMPARE(kept[0]["status"]["silencedBy"].size(), std::size_t(20));
    QCOMPARE(kept[0]["labels"].size(), std::size_t(1));
    QCOMPARE(silence->gistOf(R"({"createdBy":"anna","comment":"x"})"),
             std::string(R"({"createdBy":"anna"})"));
    QCOMPARE(silence->gistOf(Json{{"createdBy", std::string(5000, 'a')}}.dump()),
             std::string(R"({"createdBy":""})"));
}

void TestNotifyService::aTestSaysWhatTheReceiverAnswers()
{
    ReceivingServer server;
    Site site;
    site.settings = {{{.name = "pd",
                       .kind = ReceiverKind::PagerDuty,
                       .url = server.url(),
                       .secretFile = site.secret(QStringLiteral("key"), "k3y")}},
                     {}};
    site.start();
    std::string said = "none";
    const auto test = [&](const std::string &name) {
        said = "none";
        site.service->test(name, "anna", [&said](const Result<Done> &done) {
            said = done ? "taken" : done.error().message;
        });
        return hp::tests::waitFor([&said] { return said != "none"; });
    };
    QVERIFY(test("nobody"));
    QCOMPARE(said, std::string("there is no receiver nobody"));
    server.mood = Mood::Fails;
    QVERIFY(test("pd"));
    QCOMPARE(said, std::string("it answers 503"));
    server.mood = Mood::Takes;
    QVERIFY(test("pd"));
    QCOMPARE(said, std::string("taken"));
    // Nobody has to close it.
    QVERIFY(hp::tests::waitFor([&server] { return server.received.size() == 2; }));
    QCOMPARE(incidentsAt(ReceiverKind::PagerDuty, server.received),
             (QStringList{QStringLiteral("resolve"), QStringLiteral("trigger")}));
}

} // namespace tst_notifyservice

HP_TEST(tst_notifyservice, TestNotifyService)
#include "tst_notifyservice.moc"
